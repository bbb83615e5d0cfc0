import Expectations
import Foundation
import Testing

/// What the scripts of `Tests/Workshop/release` make, on this machine.
@Suite struct ReleaseTests {
  @Test func theArchiveHoldsWhatPeopleInstall() throws {
    let archive = try LocalRelease.archive()
    let name = String(archive.dropLast(".tar.gz".count))
    let listed = try Sandbox.run("/usr/bin/env", ["tar", "-tzf", LocalRelease.file(archive).path], in: nil).out
    for file in [
      "bin/viperlint", "share/man/man1/viperlint.1", "share/completions/viperlint.bash",
      "share/completions/viperlint.zsh", "share/completions/viperlint.fish", "LICENSE", "CHANGELOG.md",
    ] {
      #expect(listed.contains("\(name)/\(file)\n"), "\(file)")
    }
    // Made again it is the same, byte by byte.
    let before = try Data(contentsOf: LocalRelease.file(archive))
    let again = try Sandbox()
    let made = try LocalRelease.script(
      "build", [],
      ["EXECUTABLE": Sandbox.executable, "DIST": again.path("dist"), "WORKSHOP_BUILD": again.path("build")])
    #expect(made.status == 0, "\(made.said)")
    #expect(try Data(contentsOf: URL(fileURLWithPath: again.path("dist/\(archive)"))) == before)
  }

  @Test func theBundleIsABinaryTarget() throws {
    let sandbox = try Sandbox()
    let zip = try LocalRelease.file("viperlint.artifactbundle.zip")
    try Sandbox.run("/usr/bin/env", ["unzip", "-q", zip.path, "-d", sandbox.folder.path], in: nil)
    let info = try sandbox.read("viperlint.artifactbundle/info.json")
    let document = try #require(try JSONSerialization.jsonObject(with: Data(info.utf8)) as? [String: Any])
    #expect(document["schemaVersion"] as? String == "1.0")
    let artifact = try #require((document["artifacts"] as? [String: Any])?["viperlint"] as? [String: Any])
    #expect(artifact["type"] as? String == "executable")
    #expect(artifact["version"] as? String == LocalRelease.version)
    let variants = try #require(artifact["variants"] as? [[String: Any]])
    #expect(!variants.isEmpty)
    for variant in variants {
      let path = sandbox.path("viperlint.artifactbundle/\(variant["path"] as? String ?? "")")
      #expect(FileManager.default.isExecutableFile(atPath: path))
      #expect(try Sandbox.run(path, ["--version"], in: nil).out == "viperlint \(LocalRelease.version)\n")
      #expect((variant["supportedTriples"] as? [String])?.isEmpty == false)
    }
    #expect(try LocalRelease.text("viperlint.artifactbundle.checksum").count == 65)
  }

  @Test func everyFileHasItsChecksum() throws {
    let folder = try LocalRelease.file("")
    let checked = try Sandbox.run(
      "/bin/sh", ["-c", "if command -v sha256sum; then sha256sum -c SHA256SUMS; else shasum -a 256 -c SHA256SUMS; fi"],
      in: folder)
    #expect(checked.status == 0, "\(checked.said)")
    let listed = try LocalRelease.text("SHA256SUMS")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name != "SHA256SUMS" {
      #expect(listed.contains(" \(name)\n"), "\(name)")
    }
  }

  @Test func theListOfPartsNamesFilesAndChecksums() throws {
    let text = try LocalRelease.text("viperlint-\(LocalRelease.version).cdx.json")
    let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(document["bomFormat"] as? String == "CycloneDX")
    #expect((document["components"] as? [[String: Any]])?.map { $0["bom-ref"] as? String } == ["swift", "libc"])
    let sums = try LocalRelease.text("SHA256SUMS").split(separator: "\n")
    let sum = try #require(sums.first { $0.hasSuffix(try! LocalRelease.archive()) }).prefix(64)
    #expect(text.contains(sum))
  }

  @Test(
    .enabled(if: LocalRelease.has("python3", "-c", "import cyclonedx.validation.json, jsonschema"), "needs cyclonedx"))
  func theListOfPartsFitsItsSchema() throws {
    let checked = try Sandbox.run(
      "/usr/bin/env",
      [
        "python3", "-c",
        """
        import sys
        from cyclonedx.schema import SchemaVersion
        from cyclonedx.validation.json import JsonStrictValidator
        problem = JsonStrictValidator(SchemaVersion.V1_5).validate_str(open(sys.argv[1]).read())
        sys.exit(str(problem) if problem else 0)
        """, LocalRelease.file("viperlint-\(LocalRelease.version).cdx.json").path,
      ], in: nil)
    #expect(checked.status == 0, "\(checked.said)")
  }

  @Test(.enabled(if: LocalRelease.has("ruby", "--version"), "needs ruby"))
  func theFormulaInstallsWhatIsThere() throws {
    let sandbox = try Sandbox()
    // As much of Homebrew as a formula speaks to: it prints what it would fetch and install.
    try sandbox.write(
      """
      class Keeper
        def initialize(name) = @name = name
        def install(what) = puts("#{@name} #{what}")
      end
      class Formula
        def self.method_missing(name, *words)
          puts("#{name} #{words.join(' ')}") if words.any?
        end
        def self.on_macos = (yield if ARGV[1] == "macos")
        def self.on_linux = (yield if ARGV[1] == "linux")
        def self.on_intel = (yield if ARGV[2] == "x86_64")
        def self.on_arm = (yield if ARGV[2] != "x86_64")
        def self.test = nil
        %w[bin man1 bash_completion zsh_completion fish_completion].each do |name|
          define_method(name) { Keeper.new(name) }
        end
      end
      load ARGV[0]
      Viperlint.new.install
      """, to: "brew.rb")
    let archive = try LocalRelease.archive()
    let words = archive.dropLast(".tar.gz".count).split(separator: "-")
    let formula = try LocalRelease.file("viperlint.rb").path
    let said = try Sandbox.run(
      "/usr/bin/env", ["ruby", sandbox.path("brew.rb"), formula, String(words[2]), String(words[3])], in: nil)
    #expect(said.status == 0, "\(said.said)")
    #expect(said.out.contains("/releases/download/\(LocalRelease.version)/\(archive)\n"))
    let sums = try LocalRelease.text("SHA256SUMS").split(separator: "\n")
    #expect(said.out.contains("sha256 \(try #require(sums.first { $0.hasSuffix(archive) }).prefix(64))\n"))
    // What it installs is in the archive.
    let listed = try Sandbox.run("/usr/bin/env", ["tar", "-tzf", LocalRelease.file(archive).path], in: nil).out
    let installed = said.out.split(separator: "\n").compactMap { line -> String? in
      guard let file = line.split(separator: " ").dropFirst().first,
        line.contains("_completion") || line.hasPrefix("bin ")
      else { return nil }
      return file.trimmingCharacters(in: CharacterSet(charactersIn: "{\"=>"))
    }
    #expect(installed.count == 4)
    for file in installed { #expect(listed.contains("/\(file.split(separator: "\"").first ?? "")\n"), "\(file)") }
    #expect(try LocalRelease.script("formula", ["--complete"], LocalRelease.environment()).status == 1)
  }

  /// What `brew test` would do.
  @Test func theFormulaTestsItself() throws {
    let parts = try LocalRelease.text("viperlint.rb").components(separatedBy: "SWIFT\n")
    #expect(parts.count == 3)
    let sandbox = try Sandbox()
    try sandbox.write(parts[1], to: "Login.swift")
    #expect(parts[2].contains("viperlint check --preset viper #{testpath}\", 1)"))
    let outcome = try sandbox.viperlint("check", "--preset", "viper", sandbox.folder.path)
    #expect(outcome.status == 1 && outcome.out.contains("[view-uses-interactor]"), "\(outcome.said)")
  }

  @Test func theImageHoldsOneProgramAndNobodyElse() throws {
    let lines = try Repository.text(of: "Tests/Workshop/release/Dockerfile").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
    #expect(lines.first == ["FROM", "scratch"])
    #expect(lines.contains(["USER", "65532:65532"]))
    #expect(lines.contains(["ENTRYPOINT", "[\"/viperlint\"]"]))
    #expect(!lines.contains { $0[0] == "RUN" }, "there is no shell to run anything")
    guard try LocalRelease.archive().contains("-linux-") else { return }
    let context = try LocalRelease.script("image", [], LocalRelease.environment())
    #expect(context.status == 0, "\(context.said)")
    let folder = context.out.trimmingCharacters(in: .whitespacesAndNewlines)
    let processor = try LocalRelease.archive().contains("x86_64") ? "amd64" : "arm64"
    for line in lines where line[0] == "COPY" {
      let source = line[1].split(separator: " ")[0].replacingOccurrences(of: "${TARGETARCH}", with: processor)
      #expect(FileManager.default.fileExists(atPath: folder + "/" + source), "\(source)")
    }
  }

  /// Built for real, from nothing; what it holds cannot run here where it is not static.
  @Test(.enabled(if: LocalRelease.has("buildah", "--version"), "needs buildah"))
  func theImageIsBuilt() throws {
    guard try LocalRelease.archive().contains("-linux-") else { return }
    let sandbox = try Sandbox()
    let environment = try LocalRelease.environment().merging([
      "STORAGE_DRIVER": "vfs", "BUILDAH_ISOLATION": "chroot",
      "CONTAINERS_STORAGE_CONF": sandbox.path("storage.conf"),
    ]) { $1 }
    try sandbox.write(
      "[storage]\ndriver = \"vfs\"\nrunroot = \"\(sandbox.path("run"))\"\ngraphroot = \"\(sandbox.path("graph"))\"\n",
      to: "storage.conf")
    let built = try LocalRelease.script("image", ["--build"], environment)
    #expect(built.status == 0, "\(built.said)")
    let inspected = try Sandbox.run(
      "/usr/bin/env",
      ["buildah", "inspect", "--type", "image", "ghcr.io/\(Publishing.owner)/viperlint:\(LocalRelease.version)"],
      in: nil, environment: environment)
    #expect(inspected.out.contains("\"65532:65532\""), "\(inspected.said)")
    #expect(inspected.out.contains("org.opencontainers.image.source"))
  }

  @Test(.enabled(if: LocalRelease.has("hadolint", "--version"), "needs hadolint"))
  func theDockerfileIsSound() throws {
    let path = Repository.root.appendingPathComponent("Tests/Workshop/release/Dockerfile").path
    let checked = try Sandbox.run("/usr/bin/env", ["hadolint", path], in: nil)
    #expect(checked.status == 0, "\(checked.said)")
  }

  @Test func onlyAVersionThatIsReadyIsReleased() throws {
    // The placeholder alone forbids it, whatever the tag.
    let outcome = try LocalRelease.script("check-tag", ["9.9.9"])
    #expect(outcome.status == 1)
    #expect(outcome.err.contains("the tag is '9.9.9'"))
    #expect(try LocalRelease.script("check-tag", [LocalRelease.version], ["GITHUB_REPOSITORY": "x/y"]).status == 1)
    let copy = try Publishing.copy(owner: "acme")
    let changes = try copy.read("CHANGELOG.md")
    try copy.write(
      changes.replacingOccurrences(of: "## Unreleased", with: "## \(LocalRelease.version)"), to: "CHANGELOG.md")
    let here = ["GITHUB_REPOSITORY": "acme/viperlint", "GITHUB_REF_NAME": LocalRelease.version]
    #expect(try Publishing.script("names", in: copy).status == 0)
    #expect(try Publishing.script("check-tag", in: copy, environment: here).status == 0)
    try copy.write(changes, to: "CHANGELOG.md")
    let silent = try Publishing.script("check-tag", in: copy, environment: here)
    #expect(silent.status == 1 && silent.err.contains("CHANGELOG.md has no section"))
  }

  /// The two steps that hand something to a service, with stand-ins for its programs.
  @Test func whatIsPublishedIsWhatWasMade() throws {
    let copy = try Publishing.copy(owner: "acme")
    #expect(try Publishing.script("names", in: copy).status == 0)
    let changes = try copy.read("CHANGELOG.md")
    try copy.write(
      changes.replacingOccurrences(of: "## Unreleased", with: "## \(LocalRelease.version)"), to: "CHANGELOG.md")
    for program in ["gh", "docker"] {
      try copy.write(
        """
        #!/bin/sh
        echo "\(program) $*" >> "\(copy.path("calls"))"
        [ "$1" != login ] || echo "secret: $(cat)" >> "\(copy.path("calls"))"
        while [ $# -gt 0 ]; do
          if [ "$1" = --metadata-file ]; then echo '{ "containerimage.digest": "sha256:abc" }' > "$2"; fi
          shift
        done
        """, to: "bin/\(program)")
      try Sandbox.run("/bin/chmod", ["+x", copy.path("bin/\(program)")], in: nil)
    }
    let environment = try LocalRelease.environment().merging([
      "PATH": copy.path("bin") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"),
      "WORKSHOP_BUILD": copy.path("build"), "GITHUB_REF_NAME": LocalRelease.version,
      "GITHUB_REPOSITORY": "acme/viperlint", "GITHUB_OUTPUT": copy.path("output"), "REGISTRY_TOKEN": "token",
      "REGISTRY_USER": "me",
    ]) { $1 }
    let published = try Publishing.script("publish", in: copy, environment: environment)
    #expect(published.status == 0, "\(published.said)")
    var calls = try copy.read("calls")
    #expect(calls.hasPrefix("gh release create \(LocalRelease.version) --verify-tag "))
    for name in try FileManager.default.contentsOfDirectory(atPath: LocalRelease.file("").path) {
      #expect(calls.contains("/\(name)"), "\(name) is not handed over")
    }
    guard try LocalRelease.archive().contains("-linux-") else { return }
    let pushed = try Publishing.script("image", ["--push"], in: copy, environment: environment)
    #expect(pushed.status == 0, "\(pushed.said)")
    calls = try copy.read("calls")
    #expect(calls.contains("docker login ghcr.io -u me --password-stdin\nsecret: token\n"))
    #expect(calls.contains("docker buildx build --platform linux/") && calls.contains(" --push "))
    #expect(calls.contains("-t ghcr.io/acme/viperlint:\(LocalRelease.version) -t ghcr.io/acme/viperlint:latest"))
    #expect(try copy.read("output") == "name=ghcr.io/acme/viperlint\ndigest=sha256:abc\n")
    // Nobody pushes for a placeholder.
    try Publishing.name("owner--placeholder", in: copy)
    #expect(try Publishing.script("image", ["--push"], in: copy, environment: environment).status == 1)
    #expect(try Publishing.script("publish", in: copy, environment: environment).status == 1)
  }

  @Test func theNotesAreTheSectionOfTheVersion() throws {
    let copy = try Publishing.copy(owner: "acme")
    try copy.write(
      "# Changes\n\n## Unreleased\n\n- Later.\n\n## \(LocalRelease.version) (2026-12-01)\n\n### Added\n\n- This.\n\n## 0.0.9\n\n- Old.\n",
      to: "CHANGELOG.md")
    let notes = try Publishing.script("notes", in: copy, environment: LocalRelease.environment())
    #expect(notes.status == 0, "\(notes.said)")
    #expect(notes.out.hasPrefix("\n### Added\n\n- This.\n") || notes.out.hasPrefix("### Added\n\n- This.\n"))
    #expect(!notes.out.contains("Later") && !notes.out.contains("Old."))
    #expect(notes.out.contains(try LocalRelease.text("viperlint.artifactbundle.checksum").prefix(64)))
    #expect(notes.out.contains("brew install acme/tap/viperlint"))
  }
}
