"""One item of every type the OpenAI Agents SDK stores, as its runner hands them to a session."""

from __future__ import annotations

from typing import Any

import orjson

Item = dict[str, Any]


def user(text: str) -> Item:
    return {"role": "user", "content": text}


def said(text: str, name: str) -> Item:
    content = [{"type": "output_text", "text": text, "annotations": [], "logprobs": []}]
    return {"id": name, "type": "message", "role": "assistant", "status": "completed", "content": content}


def reasoning(name: str, text: str = "thinking") -> Item:
    summary = [{"type": "summary_text", "text": text}]
    return {"id": name, "type": "reasoning", "summary": summary, "encrypted_content": "gAAAA="}


def function_call(call_id: str, name: str = "lookup", arguments: str = '{"q": 1}') -> Item:
    return {
        "id": f"fc_{call_id}",
        "type": "function_call",
        "call_id": call_id,
        "name": name,
        "arguments": arguments,
        "status": "completed",
    }


def function_output(call_id: str, output: Any = "found") -> Item:
    return {"type": "function_call_output", "call_id": call_id, "output": output}


#: Turns whose items are of every type; calls and outputs pair.
EVERY_TYPE: list[Item] = [
    {"role": "developer", "content": "Answer in French."},
    user("Look at this"),
    {
        "type": "message",
        "role": "user",
        "content": [
            {"type": "input_text", "text": "and at these"},
            {"type": "input_image", "image_url": "https://example.org/a.png", "detail": "auto"},
            {"type": "input_image", "image_url": "data:image/png;base64," + "A" * 5_000, "detail": "low"},
            {"type": "input_file", "file_id": "file-1"},
            {"type": "input_file", "filename": "b.pdf", "file_data": "data:application/pdf;base64,JVBE"},
            {"type": "input_audio", "input_audio": {"data": "UklG", "format": "wav"}},
        ],
    },
    reasoning("rs_1"),
    {
        "id": "ws_1",
        "type": "web_search_call",
        "status": "completed",
        "action": {"type": "search", "query": "q"},
    },
    reasoning("rs_2"),
    {"id": "fs_1", "type": "file_search_call", "status": "completed", "queries": ["a"], "results": None},
    {
        "id": "ci_1",
        "type": "code_interpreter_call",
        "status": "completed",
        "code": "1 + 1",
        "container_id": "c",
        "outputs": [{"type": "logs", "logs": "2"}],
    },
    {"id": "ig_1", "type": "image_generation_call", "status": "completed", "result": "iVBOR" * 400},
    {"id": "ml_1", "type": "mcp_list_tools", "server_label": "s", "tools": []},
    {
        "id": "mc_1",
        "type": "mcp_call",
        "name": "read",
        "arguments": "{}",
        "server_label": "s",
        "output": "text",
        "error": None,
    },
    said("Voilà.", "msg_1"),
    user("Now work"),
    reasoning("rs_3"),
    function_call("call_1"),
    function_call("call_2", "lookup_again"),
    function_output("call_1"),
    function_output("call_2", [{"type": "input_text", "text": "a"}, {"type": "input_text", "text": "b"}]),
    {"id": "ct_1", "type": "custom_tool_call", "call_id": "call_3", "name": "sql", "input": "select 1"},
    {"type": "custom_tool_call_output", "call_id": "call_3", "output": "1"},
    {
        "id": "cc_1",
        "type": "computer_call",
        "call_id": "call_4",
        "action": {"type": "screenshot"},
        "pending_safety_checks": [],
        "status": "completed",
    },
    {
        "type": "computer_call_output",
        "call_id": "call_4",
        "output": {"type": "computer_screenshot", "image_url": "data:image/png;base64," + "B" * 4_000},
    },
    {
        "id": "ls_1",
        "type": "local_shell_call",
        "call_id": "call_5",
        "action": {"type": "exec", "command": ["ls"], "env": {}},
        "status": "completed",
    },
    {"type": "local_shell_call_output", "id": "call_5", "output": "a.txt"},
    {"type": "shell_call", "call_id": "call_6", "action": {"commands": ["ls"]}, "status": "completed"},
    {
        "type": "shell_call_output",
        "call_id": "call_6",
        "output": [{"stdout": "a", "stderr": "", "outcome": {"type": "exit", "exit_code": 0}}],
    },
    {
        "type": "apply_patch_call",
        "call_id": "call_7",
        "operation": {"type": "delete_file", "path": "a"},
        "status": "completed",
    },
    {"type": "apply_patch_call_output", "call_id": "call_7", "status": "failed", "output": "no such file"},
    {"id": "ar_1", "type": "mcp_approval_request", "name": "rm", "arguments": "{}", "server_label": "s"},
    {"type": "mcp_approval_response", "approval_request_id": "ar_1", "approve": False, "reason": "no"},
    {"type": "tool_search_call", "call_id": "call_8", "arguments": {"query": "x"}, "execution": "client"},
    {"type": "tool_search_output", "call_id": "call_8", "tools": [], "execution": "client"},
    {"type": "program", "id": "p_1", "call_id": "call_9", "code": "print(1)"},
    {"type": "program_output", "call_id": "call_9", "result": "1", "status": "completed"},
    {"type": "tool_search_call", "call_id": None, "arguments": {}, "execution": "server"},
    {"id": "cmp_1", "type": "compaction", "encrypted_content": "gAAAA="},
    {"type": "item_reference", "id": "msg_9"},
    {"id": "msg_10"},
    {"role": "someone", "content": "of a role yet unknown"},
    {"type": "something_new", "held": {"deeply": [1, 2.5, None, "ä"]}},
    {"role": "assistant", "content": "Finished."},
    {
        "id": "msg_2",
        "type": "message",
        "role": "assistant",
        "status": "completed",
        "content": [{"type": "refusal", "refusal": "I cannot."}],
    },
]


def same(one: Any, other: Any) -> bool:
    """Whether two lists of items say the same to a JSON reader."""
    return bool(orjson.dumps(one) == orjson.dumps(other))
