"""`viperlint lsp` as pytest-lsp, a client of other people, meets it. VIPERLINT names the executable, PROJECT a folder with
App/View.swift in it, which has one finding."""
import os
import pathlib

import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

PROJECT = pathlib.Path(os.environ["PROJECT"])
URI = (PROJECT / "App/View.swift").as_uri()


async def opened(client, mode, client_name):
    # What this client says it can do, and leaves to whoever uses it.
    for request in (types.CLIENT_REGISTER_CAPABILITY, types.WORKSPACE_CODE_LENS_REFRESH, types.WORKSPACE_DIAGNOSTIC_REFRESH):
        if request not in {**client.protocol.fm.builtin_features, **client.protocol.fm.features}:
            client.feature(request)(lambda params: None)
    await client.initialize_session(
        types.InitializeParams(
            capabilities=client_capabilities(client_name),
            initialization_options={"diagnostics": mode},
            workspace_folders=[types.WorkspaceFolder(uri=PROJECT.as_uri(), name="P")],
        )
    )


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[os.environ["VIPERLINT"], "lsp"]))
async def pushed(lsp_client: LanguageClient):
    await opened(lsp_client, "push", "visual-studio-code")
    yield
    await lsp_client.shutdown_session()


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[os.environ["VIPERLINT"], "lsp"]))
async def pulling(lsp_client: LanguageClient):
    await opened(lsp_client, "pull", "neovim")
    yield
    await lsp_client.shutdown_session()


async def until_published(client, uri):
    while uri not in client.diagnostics:
        await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    return client.diagnostics[uri]


async def test_files_that_nobody_has_opened_are_spoken_of(pushed: LanguageClient):
    found = await until_published(pushed, URI)
    assert [d.code for d in found] == ["view-uses-interactor"]
    assert found[0].source == "viperlint"


async def test_hover_lens_and_actions(pushed: LanguageClient):
    text = (PROJECT / "App/View.swift").read_text()
    pushed.text_document_did_open(
        types.DidOpenTextDocumentParams(types.TextDocumentItem(uri=URI, language_id="swift", version=1, text=text))
    )
    document = types.TextDocumentIdentifier(uri=URI)
    line = next(i for i, l in enumerate(text.split("\n")) if "class LoginView" in l)
    place = types.Position(line, text.split("\n")[line].index("LoginView") + 1)
    hover = await pushed.text_document_hover_async(types.HoverParams(document, place))
    assert "view of Login" in hover.contents.value
    lenses = await pushed.text_document_code_lens_async(types.CodeLensParams(document))
    assert any("1 finding" in lens.command.title for lens in lenses)
    finding = (await until_published(pushed, URI))[0]
    actions = await pushed.text_document_code_action_async(
        types.CodeActionParams(document, finding.range, types.CodeActionContext(diagnostics=[finding]))
    )
    assert any("viperlint:ignore" in str(action.edit) for action in actions)


async def test_diagnostics_are_given_when_asked_for(pulling: LanguageClient):
    document = types.TextDocumentIdentifier(uri=URI)
    first = await pulling.text_document_diagnostic_async(types.DocumentDiagnosticParams(document))
    assert [d.code for d in first.items] == ["view-uses-interactor"]
    again = await pulling.text_document_diagnostic_async(
        types.DocumentDiagnosticParams(document, previous_result_id=first.result_id)
    )
    assert again.kind == "unchanged"
    everything = await pulling.workspace_diagnostic_async(types.WorkspaceDiagnosticParams(previous_result_ids=[]))
    assert URI in [item.uri for item in everything.items]
