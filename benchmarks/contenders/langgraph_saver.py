"""LangGraph's SQLite saver as a session store, for comparison: a graph's state with its messages, in a file.

Its packages have an environment of their own (``make bench`` makes it).

Run: python -m benchmarks.contenders.langgraph_saver FOLDER MESSAGES; prints JSON.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from langchain_core.messages import HumanMessage
from langgraph.checkpoint.sqlite.aio import (  # pyright: ignore[reportMissingImports] - in an environment of its own
    AsyncSqliteSaver,
)
from langgraph.graph import END, START, MessagesState, StateGraph

from benchmarks.agent_calls import Store, measure


def _nothing(_: MessagesState) -> dict[str, Any]:
    return {}


async def run(folder: Path, messages: int) -> dict[str, float]:
    """Measure the saver."""
    graph: Any = StateGraph(MessagesState)
    graph.add_node("model", _nothing)
    graph.add_edge(START, "model")
    graph.add_edge("model", END)
    async with AsyncSqliteSaver.from_conn_string(str(folder / "checkpoints.db")) as saver:
        compiled = graph.compile(checkpointer=saver)

        def config(session: str) -> dict[str, Any]:
            return {"configurable": {"thread_id": session}}

        async def append(session: str, texts: Sequence[str]) -> None:
            said = [HumanMessage(text) for text in texts]
            await compiled.aupdate_state(config(session), {"messages": said}, as_node="model")

        async def read(session: str) -> int:
            return len((await compiled.aget_state(config(session))).values.get("messages", []))

        return await measure(Store(append, read), messages)


if __name__ == "__main__":
    print(json.dumps(asyncio.run(run(Path(sys.argv[1]), int(sys.argv[2])))))
