"""`viperlint mcp` as the official SDK meets it. VIPERLINT names the executable, PROJECT a folder with App/View.swift in it,
which has one finding."""
import asyncio
import os

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client


async def main():
    server = StdioServerParameters(command=os.environ["VIPERLINT"], args=["mcp"], cwd=os.environ["PROJECT"])
    async with stdio_client(server) as (read, write), ClientSession(read, write) as session:
        hello = await session.initialize()
        assert hello.model_dump(by_alias=True)["serverInfo"]["name"] == "viperlint", hello
        tools = {tool.name for tool in (await session.list_tools()).tools}
        assert tools == {"check", "why", "explain", "modules", "plan"}, tools

        async def say(tool, **arguments):
            result = await session.call_tool(tool, arguments)
            return result.content[0].text, result.model_dump(by_alias=True)["isError"]

        text, failed = await say("check", all=True)
        assert "view-uses-interactor" in text and "App/View.swift" in text and not failed, text
        text, failed = await say("check", paths="App/Module.swift,App/View.swift")
        assert "view-uses-interactor" in text and not failed, text
        text, failed = await say("why", name="LoginViewController")
        assert "view" in text and "module: Login" in text, text
        text, failed = await say("why", name="NoSuchType")
        assert failed, text
        text, failed = await say("explain", rule="view-uses-interactor")
        assert "interactor" in text and not failed, text
        text, failed = await say("modules")
        assert "Login" in text, text
        text, failed = await say("plan", module="Login", does="loads the user's account")
        assert "work of the interactor" in text and "LoginInteractor" in text, text
        rules = await session.list_resources()
        assert any(str(rule.uri) == "viperlint://rules/view-uses-interactor" for rule in rules.resources)
        page = await session.read_resource("viperlint://rules/view-uses-interactor")
        assert "view-uses-interactor" in page.contents[0].text
    print("all good")


asyncio.run(main())
