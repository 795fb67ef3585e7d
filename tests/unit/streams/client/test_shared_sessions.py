"""What frameworks give a model of a session that several agents share: conversations that any model's API accepts.

Every framework's own library says what it gives: its runner, or its conversion for Chat Completions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import agent_framework
import agents
import pydantic_ai
import pytest
from agents.items import ModelResponse as SdkResponse
from agents.models.chatcmpl_converter import Converter
from langchain_core.messages import (
    AIMessage,
    HumanMessage,
    RemoveMessage,
    convert_to_openai_messages,
)
from langchain_core.runnables import RunnableLambda
from langchain_core.runnables.history import RunnableWithMessageHistory
from pydantic_ai import DeferredToolRequests, DeferredToolResults
from pydantic_ai.messages import (
    ModelMessage,
    ModelRequest,
    ModelResponse,
    TextPart,
    ToolCallPart,
    ToolReturnPart,
    UserPromptPart,
)
from pydantic_ai.models.function import AgentInfo, FunctionModel
from pydantic_ai.models.test import TestModel

from benchmarks.agent_turns import TOOL, ScriptedModel
from processors.reading.openai_format import UNANSWERED_TEXT
from schemas.errors import BadRequest
from streams.client import FakeSessionMemory
from streams.client.agent_framework import SessionHistoryProvider
from streams.client.langchain import KafkaChatMessageHistory
from streams.client.openai_agents import KafkaSession
from streams.client.pydantic_ai import SessionHistory
from tests.unit.streams.client.sdk_items import function_call, function_output, same, user


def refusal(messages: Sequence[Mapping[str, Any]]) -> str | None:
    """Return why Chat Completions refuses ``messages``; ``None`` if it takes them."""
    waiting: set[str] = set()
    for message in messages:
        if message["role"] == "tool":
            if message["tool_call_id"] not in waiting:
                return f"{message['tool_call_id']} does not answer the call before it"
            waiting.remove(message["tool_call_id"])
        elif waiting:
            return f"{waiting} must be answered before a message of {message['role']}"
        else:
            waiting = {call["id"] for call in message.get("tool_calls") or ()}
    return f"{waiting} is not answered" if waiting else None


CALL: dict[str, str] = {"id": "c1", "name": "look_up", "arguments": "{}"}


async def interleaved(memory: FakeSessionMemory) -> None:
    """Agent b answers a question between a call of agent a and its response."""
    await memory.add_user_message("s1", "Where is my lamp?", agent_id="a")
    await memory.add_ai_message("s1", tool_calls=[CALL], agent_id="a")
    await memory.add_user_message("s1", "And my chair?", agent_id="b")
    await memory.add_tool_call_response("s1", "c1", "look_up", "on its way", agent_id="a")
    await memory.add_ai_message("s1", "Both are on their way.", agent_id="a")


async def unanswered(memory: FakeSessionMemory) -> None:
    """Agent a has called a tool, and has not answered."""
    await memory.add_user_message("s1", "Where is my lamp?", agent_id="a")
    await memory.add_ai_message("s1", tool_calls=[CALL], agent_id="a")


# LangChain and the recipe for LangGraph


async def test_langchain_gives_every_tool_message_behind_its_call(memory: FakeSessionMemory) -> None:
    await interleaved(memory)

    found = await KafkaChatMessageHistory("s1", memory, agent_id="b").aget_messages()

    assert [message.type for message in found] == ["human", "ai", "tool", "human", "ai"]
    assert refusal(convert_to_openai_messages(found)) is None


@pytest.mark.filterwarnings("ignore:RunnableWithMessageHistory is deprecated")
async def test_a_chain_may_ask_on_although_another_agents_call_is_not_answered(
    memory: FakeSessionMemory,
) -> None:
    await unanswered(memory)
    given: list[Any] = []

    def answer(value: dict[str, Any]) -> AIMessage:
        given[:] = [*value["history"], *value["question"]]
        return AIMessage("I do not know.")

    chain: Any = RunnableWithMessageHistory(
        RunnableLambda(answer),
        lambda session_id: KafkaChatMessageHistory(session_id, memory, agent_id="b"),
        input_messages_key="question",
        history_messages_key="history",
    )
    question = [HumanMessage("And my chair?")]
    await chain.ainvoke({"question": question}, {"configurable": {"session_id": "s1"}})

    assert [message.type for message in given] == ["human", "ai", "tool", "human"]
    assert refusal(convert_to_openai_messages(given)) is None
    # The error is for the model alone: the call is answered when its response comes.
    await memory.add_tool_call_response("s1", "c1", "look_up", "on its way", agent_id="a")
    found = await KafkaChatMessageHistory("s1", memory, agent_id="b").aget_messages()
    assert [message.text for message in found if message.type == "tool"] == ["on its way"]
    assert (await memory.memory("s1")).message_count == 5


async def test_a_chain_that_waits_for_its_own_tools_finds_its_call_open(memory: FakeSessionMemory) -> None:
    own = KafkaChatMessageHistory("s1", memory, agent_id="a")
    call = AIMessage("", id="r1", tool_calls=[{"id": "c1", "name": "look_up", "args": {}}])
    await own.aadd_messages([HumanMessage("Where is my lamp?"), call])
    # With a new object, as after a restart; its caller brings the tool's message with the next input.
    found = await KafkaChatMessageHistory("s1", memory, agent_id="a").aget_messages()
    assert [message.type for message in found] == ["human", "ai"]

    other = await KafkaChatMessageHistory("s1", memory, agent_id="b").aget_messages()
    given_up = KafkaChatMessageHistory("s1", memory, agent_id="a", unanswered="error")
    as_it_is = KafkaChatMessageHistory("s1", memory, agent_id="b", unanswered="keep")
    assert [message.type for message in other] == ["human", "ai", "tool"]
    assert [message.type for message in await given_up.aget_messages()] == ["human", "ai", "tool"]
    assert [message.type for message in await as_it_is.aget_messages()] == ["human", "ai"]

    await own.aadd_messages([HumanMessage("Never mind.")])
    assert refusal(convert_to_openai_messages(await own.aget_messages())) is None


async def test_what_a_graph_gives_back_is_not_stored_again(memory: FakeSessionMemory) -> None:
    """The whole state goes to ``aadd_messages``: in the order of the read, and with the errors that it has added."""
    await interleaved(memory)
    await memory.add_ai_message("s1", tool_calls=[{**CALL, "id": "c2"}], agent_id="a")
    history = KafkaChatMessageHistory("s1", memory, agent_id="b")
    state = await history.aget_messages()
    assert state[-1].text == UNANSWERED_TEXT

    # After a restart, nothing is known of what was returned; the call is answered meanwhile.
    again = KafkaChatMessageHistory("s1", memory, agent_id="b")
    await again.aadd_messages([*state, HumanMessage("Thanks")])
    await memory.add_tool_call_response("s1", "c2", "look_up", "found", agent_id="a")
    await KafkaChatMessageHistory("s1", memory, agent_id="b").aadd_messages(state)

    read = await memory.memory("s1")
    assert [message.text for message in read.messages][-4:] == [
        "Both are on their way.",
        "",
        "Thanks",
        "found",
    ]
    assert read.message_count == 8
    await again.aadd_messages([RemoveMessage(id=str(state[-1].id))])
    assert (await memory.memory("s1")).message_count == 8


async def test_a_wrong_choice_is_refused(memory: FakeSessionMemory) -> None:
    wrong = cast(Any, "drop")
    with pytest.raises(BadRequest, match="unanswered is one of error, keep, keep_own"):
        KafkaChatMessageHistory("s1", memory, unanswered=wrong)
    with pytest.raises(BadRequest, match="not 'drop'"):
        await SessionHistory("s1", memory).messages(unanswered=wrong)


# PydanticAI


def as_completions(messages: Sequence[ModelMessage]) -> list[dict[str, Any]]:
    """Return roles, calls and what they answer, as PydanticAI's own models send them."""
    sent: list[dict[str, Any]] = []
    for message in messages:
        if isinstance(message, ModelResponse):
            sent.append(
                {"role": "assistant", "tool_calls": [{"id": c.tool_call_id} for c in message.tool_calls]}
            )
            continue
        for part in message.parts:
            if isinstance(part, ToolReturnPart):
                sent.append({"role": "tool", "tool_call_id": part.tool_call_id})
            else:
                sent.append({"role": "user"})
    return sent


@pytest.mark.parametrize("begin", [interleaved, unanswered])
async def test_pydantic_ai_goes_on_where_others_spoke_or_did_not_answer(
    memory: FakeSessionMemory, begin: Any
) -> None:
    await begin(memory)
    given: list[ModelMessage] = []

    def answer(messages: list[ModelMessage], _: AgentInfo) -> ModelResponse:
        given[:] = messages
        return ModelResponse([TextPart("Hm.")])

    history = SessionHistory("s1", memory, agent_id="b")
    messages = await history.messages()
    assert refusal(as_completions(messages)) is None
    result = await pydantic_ai.Agent(FunctionModel(answer)).run("And now?", message_history=messages)
    await history.add(result.new_messages())

    assert refusal(as_completions(given)) is None
    assert (await memory.memory("s1")).messages[-1].text == "Hm."


async def test_pydantic_ai_resumes_a_run_that_waits_for_an_approval(memory: FakeSessionMemory) -> None:
    def answer(messages: list[ModelMessage], _: AgentInfo) -> ModelResponse:
        if len(messages) == 1:
            return ModelResponse([ToolCallPart("free", {}, "c1"), ToolCallPart("look_up", {}, "c2")])
        return ModelResponse([TextPart("Found.")])

    def free() -> str:
        return "free"

    def look_up() -> str:
        return "looked up"

    tools = [pydantic_ai.Tool(free), pydantic_ai.Tool(look_up, requires_approval=True)]
    agent: Any = pydantic_ai.Agent(
        FunctionModel(answer), output_type=[str, DeferredToolRequests], tools=tools
    )

    history = SessionHistory("s1", memory, agent_id="a")
    first = await agent.run("Where is my lamp?")
    assert isinstance(first.output, DeferredToolRequests)
    await history.add(first.new_messages())

    # As after a restart. Another agent is given an answered call, and this one still waits.
    again = SessionHistory("s1", memory, agent_id="a")
    other = await SessionHistory("s1", memory, agent_id="b").messages()
    assert refusal(as_completions(other)) is None
    assert await again.messages() == first.all_messages()
    approved = DeferredToolResults(approvals={"c2": True})
    second = await agent.run(message_history=await again.messages(), deferred_tool_results=approved)
    await again.add(second.new_messages())

    assert second.output == "Found."
    assert refusal(as_completions(await again.messages())) is None
    texts = [message.text for message in (await memory.memory("s1")).messages if message.role == "tool"]
    assert texts == ["free", "looked up"]


async def test_pydantic_ai_gives_up_its_own_calls_where_it_is_told_to(memory: FakeSessionMemory) -> None:
    history = SessionHistory("s1", memory, agent_id="a")
    await history.add(
        [ModelRequest([UserPromptPart("Hi")]), ModelResponse([ToolCallPart("look_up", {}, "c1")])]
    )
    agent = pydantic_ai.Agent(TestModel(custom_output_text="Bye"))
    with pytest.raises(pydantic_ai.UserError, match="unprocessed tool calls"):
        await agent.run("Never mind", message_history=await history.messages())

    given_up = await history.messages(unanswered="error")
    assert (await agent.run("Never mind", message_history=given_up)).output == "Bye"
    assert len(await history.messages(unanswered="keep")) == 2


async def test_a_request_of_several_parts_comes_back_whole_behind_its_calls(
    memory: FakeSessionMemory,
) -> None:
    history = SessionHistory("s1", memory, agent_id="a")
    calls = ModelResponse([ToolCallPart("f", {}, "c1"), ToolCallPart("f", {}, "c2")])
    # The second tool was faster.
    returns = ModelRequest([ToolReturnPart("f", 2, "c2"), ToolReturnPart("f", 1, "c1")])
    await history.add([ModelRequest([UserPromptPart("Hi")]), calls])
    await memory.add_user_message("s1", "And I?", agent_id="b")
    await history.add([returns])

    found = await history.messages()
    assert found[1:3] == [calls, returns]
    assert len(found) == 4


# Microsoft Agent Framework


class ScriptedClient(
    agent_framework.FunctionInvocationLayer[Any],
    agent_framework.ChatMiddlewareLayer[Any],
    agent_framework.BaseChatClient[Any],
):
    """A chat client that calls its tools for ``Look it up.``, and keeps what it was given."""

    def __init__(self, *names: str) -> None:
        super().__init__()
        self.names = names
        self.given: list[list[dict[str, Any]]] = []

    def _inner_get_response(
        self,
        *,
        messages: Sequence[agent_framework.Message],
        stream: bool,
        options: Mapping[str, Any],
        **_: Any,
    ) -> Any:
        async def answer() -> agent_framework.ChatResponse[Any]:
            self.given.append(
                [one for message in messages for one in framework_completions(message.to_dict())]
            )
            contents: list[Any] = ["Found."]
            if messages[-1].text == TOOL:
                contents = [
                    agent_framework.Content.from_function_call(name, name, arguments={})
                    for name in self.names
                ]
            return agent_framework.ChatResponse(messages=[agent_framework.Message("assistant", contents)])

        return answer()


def framework_completions(message: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return a message in Chat Completions form; a tool's has one result each."""
    results = [one["call_id"] for one in message["contents"] if one["type"] == "function_result"]
    if results:
        return [{"role": "tool", "tool_call_id": call_id} for call_id in results]
    calls = [{"id": one["call_id"]} for one in message["contents"] if one["type"] == "function_call"]
    return [{"role": message["role"], "tool_calls": calls}]


@agent_framework.tool(approval_mode="always_require")
def look_up() -> str:
    """Look something up."""
    return "looked up"


@agent_framework.tool(approval_mode="never_require")
def free() -> str:
    """Do something else."""
    return "free"


def framework_agent(memory: FakeSessionMemory, client: ScriptedClient, name: str, **options: Any) -> Any:
    provider = SessionHistoryProvider(memory, agent_id=name)
    return agent_framework.Agent(client, context_providers=[provider], **options)


@pytest.mark.parametrize("begin", [interleaved, unanswered])
async def test_the_agent_framework_goes_on_where_others_spoke_or_did_not_answer(
    memory: FakeSessionMemory, begin: Any
) -> None:
    await begin(memory)
    client = ScriptedClient()
    agent = framework_agent(memory, client, "b")
    await agent.run("And now?", session=agent.create_session(session_id="s1"))

    assert [refusal(given) for given in client.given] == [None]
    assert (await memory.memory("s1")).messages[-1].text == "Found."


async def test_the_agent_framework_resumes_a_run_that_waits_for_an_approval(
    memory: FakeSessionMemory,
) -> None:
    client = ScriptedClient("look_up", "free")
    agent = framework_agent(memory, client, "a", tools=[look_up, free])
    session = agent.create_session(session_id="s1")
    asked = await agent.run(TOOL, session=session)
    (request,) = asked.user_input_requests

    # Another agent speaks meanwhile, and finds the calls answered.
    other = ScriptedClient()
    others = framework_agent(memory, other, "b")
    await others.run("And my chair?", session=others.create_session(session_id="s1"))
    approval = agent_framework.Message("user", [request.to_function_approval_response(True)])
    done = await agent.run(approval, session=session)
    await agent.run("Thanks", session=session)

    assert done.text == "Found."
    assert [refusal(given) for given in [*other.given, client.given[-1]]] == [None, None]
    texts = [message.text for message in (await memory.memory("s1")).messages if message.role == "tool"]
    assert texts == ["looked up", "free"]


async def test_the_agent_framework_takes_the_results_of_tools_that_its_caller_runs(
    memory: FakeSessionMemory,
) -> None:
    client = ScriptedClient("ask_caller")
    caller_runs = agent_framework.FunctionTool(name="ask_caller", description="", input_model={}, func=None)
    agent = framework_agent(memory, client, "a", tools=[caller_runs])
    session = agent.create_session(session_id="s1")
    await agent.run(TOOL, session=session)
    found = await SessionHistoryProvider(memory, agent_id="a").get_messages("s1")
    assert [message.role for message in found] == ["user", "assistant"]

    result = agent_framework.Content.from_function_result("ask_caller", result="yes")
    await agent.run(agent_framework.Message("tool", [result]), session=session)

    assert [refusal(given) for given in client.given] == [None, None]
    assert [one["role"] for one in client.given[1]] == ["user", "assistant", "tool"]


async def test_the_agent_framework_gives_up_a_call_that_its_own_input_does_not_answer(
    memory: FakeSessionMemory,
) -> None:
    client = ScriptedClient("look_up")
    agent = framework_agent(memory, client, "a", tools=[look_up])
    session = agent.create_session(session_id="s1")
    await agent.run(TOOL, session=session)
    await agent.run("Never mind.", session=session)

    assert refusal(client.given[-1]) is None


async def test_the_agent_framework_may_store_after_each_call_of_the_model(memory: FakeSessionMemory) -> None:
    client = ScriptedClient("free")
    agent = framework_agent(
        memory, client, "a", tools=[free], require_per_service_call_history_persistence=True
    )
    await agent.run(TOOL, session=agent.create_session(session_id="s1"))

    assert [refusal(given) for given in client.given] == [None, None]
    roles = [message.role for message in (await memory.memory("s1")).messages]
    assert roles == ["user", "assistant", "tool", "assistant"]


# OpenAI Agents SDK


class Remembering(ScriptedModel):
    """Keeps what it was given."""

    def __init__(self) -> None:
        super().__init__()
        self.given: list[list[Any]] = []

    async def get_response(
        self,
        system_instructions: Any,
        input: Any,  # noqa: A002 - the SDK passes it by this name
        *rest: Any,
        **options: Any,
    ) -> SdkResponse:
        self.given.append(list(input))
        return await super().get_response(system_instructions, input, *rest, **options)


CONFIG = agents.RunConfig(tracing_disabled=True)


def sdk_refusal(items: list[Any]) -> str | None:
    return refusal(cast(Any, Converter.items_to_messages(items)))


@pytest.mark.parametrize("begin", [interleaved, unanswered])
async def test_the_agents_sdk_goes_on_where_others_spoke_or_did_not_answer(
    memory: FakeSessionMemory, begin: Any
) -> None:
    await begin(memory)
    model = Remembering()
    session = KafkaSession("s1", memory, agent_id="b")
    agent: agents.Agent[Any] = agents.Agent(name="b", model=model)
    result = await agents.Runner.run(agent, "And now?", session=session, run_config=CONFIG)

    assert [sdk_refusal(given) for given in model.given] == [None]
    assert result.final_output == "It is so. " * 10


async def test_the_agents_sdk_may_give_back_the_conversation_that_it_was_given(
    memory: FakeSessionMemory,
) -> None:
    await interleaved(memory)
    agent: agents.Agent[Any] = agents.Agent(name="b", model=Remembering())
    session = KafkaSession("s1", memory, agent_id="b")
    result = await agents.Runner.run(agent, "And now?", session=session, run_config=CONFIG)
    count = (await memory.memory("s1")).message_count
    for one in (session, KafkaSession("s1", memory, agent_id="b")):
        await one.add_items(result.to_input_list())

    assert (await memory.memory("s1")).message_count == count


async def test_the_agents_sdk_resumes_a_run_that_waits_for_an_approval(memory: FakeSessionMemory) -> None:
    @agents.function_tool(needs_approval=True, name_override="look_up")
    def tool() -> str:
        return "looked up"

    model = Remembering()
    agent: agents.Agent[Any] = agents.Agent(name="a", model=model, tools=[tool])
    session = KafkaSession("s1", memory, agent_id="a")
    waiting = await agents.Runner.run(agent, TOOL, session=session, run_config=CONFIG)
    (request,) = waiting.interruptions

    # Another agent speaks meanwhile; the SDK leaves the open call out of its model's input.
    others: agents.Agent[Any] = agents.Agent(name="b", model=Remembering())
    await agents.Runner.run(
        others, "And my chair?", session=KafkaSession("s1", memory, agent_id="b"), run_config=CONFIG
    )
    state = waiting.to_state()
    state.approve(request)
    done = await agents.Runner.run(
        agent, state, session=KafkaSession("s1", memory, agent_id="a"), run_config=CONFIG
    )
    await agents.Runner.run(agent, "Thanks", session=session, run_config=CONFIG)

    assert done.final_output == "It is so. " * 10
    assert sdk_refusal(cast(Remembering, others.model).given[-1]) is None
    assert sdk_refusal(model.given[-1]) is None
    texts = [message.text for message in (await memory.memory("s1")).messages if message.role == "tool"]
    assert texts == ["looked up"]


async def test_the_sdks_own_items_keep_their_order_and_the_newest_is_popped_first(
    memory: FakeSessionMemory,
) -> None:
    session = KafkaSession("s1", memory, agent_id="a")
    own: list[Any] = [user("q"), function_call("c1"), user("wait"), function_output("c1")]
    await session.add_items(own)
    assert same(await session.get_items(), own)

    await session.add_items(cast(Any, [function_call("c2")]))
    await KafkaSession("s1", memory, agent_id="b").add_items(cast(Any, [user("others")]))
    await session.add_items(cast(Any, [function_output("c2")]))
    assert same((await session.get_items())[4:], [function_call("c2"), function_output("c2"), user("others")])
    assert same([cast(Any, await session.pop_item())], [function_output("c2")])
