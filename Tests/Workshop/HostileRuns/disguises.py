"""Other spellings, other places and other sizes of the module with the known error."""
import re

from HostileRuns.judges import both, is_found, is_loud, is_loud_in_json
from HostileRuns.materials import CHECK, HOME, LINE, LOGIN, VIPER, check, project
from HostileRuns.places import links
from HostileRuns.promises import Attack

FOLDERS = [
    "Tests", "LoginTests", "vendor", "Vendor", "ThirdParty", "third_party", "node_modules", "Generated", "Mocks",
    "Previews", "Example", "build", "Build", "Templates", "Resources", "Pods2", "MyPods", "Carthage2", "App.xcodeproj",
    "Login.playground/Sources", "Login.xcassets", "Login.framework", "Login.bundle", "fixtures", "bin", "tmp", "out",
    "pods", "carthage", "deriveddata", "A.xctemplates",
]
FILES = [
    "Login.SWIFT", "Login.Swift", "LoginTests.swift", "LoginMock.swift", "Login+Generated.swift", "Generated.swift",
    "Package.swift", "main.swift", "Login.generated2.swift", "Mocks.swift", "Login.preview.swift", "~Login.swift",
    "Login copy.swift", "#Login.swift#.swift", "Login.swift.swift", "_Login.swift",
]
RENAMED = {
    "LoginViewController": ["LoginVC", "LoginScreen", "LoginViewcontroller", "LoginXController",
                            "MockLoginViewController", "`LoginViewController`"],
    "LoginInteractor": ["LoginInteracter", "LoginUseCase", "LoginLogic", "logininteractor", "LoginInteractorMock"],
    "LoginPresenter": ["LoginPresentor", "LoginViewModel", "LoginThing", "LoginPresenterStub"],
}
FRAMES = {
    "in a namespace": ("enum Login {\n", "}\n"),
    "in an extension": ("enum Login {}\nextension Login {\n", "}\n"),
    "in #if DEBUG": ("#if DEBUG\n", "#endif\n"),
    "in #else": ("#if DEBUG\n#else\n", "#endif\n"),
    "in #if os(Linux)": ("#if os(Linux)\n", "#endif\n"),
    "in #if swift": ("#if swift(>=9)\n", "#endif\n"),
    "in #elseif": ("#if A\n#elseif B\n", "#endif\n"),
    "between marks": ("// MARK: - \n", "// MARK: - end\n"),
    "in #if compiler": ("#if compiler(>=5)\n", "\n#endif"),
}
WRITTEN = {
    "in #if": f"#if DEBUG\n{LINE}\n#endif",
    "in #else": f"#if DEBUG\n#else\n{LINE}\n#endif",
    "in a closure": "    DispatchQueue.main.async { [weak self] in self?.presenter?.interactor?.load() }",
    "in a string": '    _ = "\\(presenter!.interactor!.load())"',
    "with comments": "    presenter?/* */./* */interactor?/**/.load()",
    "over lines": "    presenter?\n      // a\n      .interactor?\n\n      .load()",
    "with backticks": "    `presenter`?.`interactor`?.load()",
    "with self": "    self.presenter?.interactor?.load()",
    "with parentheses": "    ((presenter)?.interactor)?.load()",
    "through a local": "    let a = presenter?.interactor\n    a?.load()",
    "with if let": "    if let presenter, let i = presenter.interactor { i.load() }",
    "with guard": "    guard let i = presenter?.interactor else { return }\n    i.load()",
    "with switch": "    switch presenter?.interactor { case let i?: i.load(); default: break }",
    "with defer": "    defer { presenter?.interactor?.load() }",
    "in a local function": "    func a() { presenter?.interactor?.load() }\n    a()",
    "with semicolons": "    ;;presenter?.interactor?.load();",
    "with try": "    try? presenter?.interactor?.load()",
    "with map": "    presenter.map { $0.interactor?.load() }",
}


def fakes_by_change():
    """Changes of the module that leave its error."""
    for old, news in RENAMED.items():
        for new in news:
            yield Attack(f"renamed to {new}", CHECK, project(LOGIN.replace(old, new)))
    for name, (before, behind) in FRAMES.items():
        yield Attack(name, CHECK, project(before + LOGIN + behind), judge=is_found)
    for name, line in WRITTEN.items():
        yield Attack(f"error {name}", CHECK, project(LOGIN.replace(LINE, line)), judge=is_found)


def fakes_by_place():
    for folder in FOLDERS:
        for beside in (HOME, None):
            yield Attack(f"folder {folder}", CHECK, project(path=f"{folder}/Login/Login.swift", home=beside),
                         judge=is_found)
    for name in FILES:
        yield Attack(f"file {name}", CHECK, project(path=f"App/Login/{name}"),
                     judge=is_found if name.endswith(".swift") and name != "Package.swift" else is_loud)
    for form in ("text", "json"):
        for size in (15, 17):
            yield Attack(f"padded to {size} MB", check(form), project(LOGIN + "// pad\n" * (size * 150_000)),
                         judge=both(is_loud, is_loud_in_json), seconds=60)
        yield Attack("an enormous file beside", check(form), project() | {"App/Big.swift": "let a = 1\n" * 2_000_000},
                     judge=is_found, seconds=60)
        yield Attack("a linked file", check(form),
                     project(path="Other/Login.swift") | {".viperlint.yml": VIPER + "sources: [App]\n"},
                     prepare=links(("App/Login.swift", "../Other/Login.swift")), judge=is_found)
        yield Attack("a linked folder", check(form),
                     project(path="Other/Login.swift") | {".viperlint.yml": VIPER + "sources: [App]\n"},
                     prepare=links(("App/Login", "../Other")), judge=is_found)
    yield Attack("one file for each type", CHECK, split_project(), judge=is_found)


def split_project():
    files = project(home=None)
    text = files.pop("App/Login/Login.swift")
    for i, piece in enumerate(re.split(r"\n\n(?=final|protocol)", text)):
        files[f"App/Login/{i}.swift"] = piece + "\n"
    return files
