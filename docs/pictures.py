"""Makes the pictures of the documents, ``docs/demo.svg`` and ``docs/console.png``, from one run of the demo.

``make pictures`` runs it. It needs chromium on the PATH, and the port 6066. The demo runs in a terminal of its own, and
what that shows at the end is the first picture. The second one is the console of the same run in a headless browser. A
picture that would name this machine or one of its folders is refused. Look at both before you commit them.
"""

from __future__ import annotations

import argparse
import fcntl
import io
import os
import pty
import re
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import ViewportSize, expect, sync_playwright
from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.text import Text

_DOCS: Final = Path(__file__).resolve().parent
_URL: Final = "http://127.0.0.1:6066"
#: Of the terminal. The tables of the demo fit into it, and all of the demo is on its screen at once.
_COLUMNS: Final = 122
_ROWS: Final = 80
#: What the demo prints last, and how long that may take, in seconds.
_LAST_WORDS: Final = "Ctrl-C ends the demo."
_DEMO_SECONDS: Final = 180.0
_STOP_SECONDS: Final = 30.0
#: How long a session may be marked as one that has just changed.
_MARKED_MS: Final = 90_000
#: Of the browser's window, in pixels.
_WINDOW: Final[ViewportSize] = {"width": 1440, "height": 900}
#: The session that the console shows.
_SESSION: Final = "support-4471"

_CONTROL: Final = re.compile(r"\x1b\[([0-9;?]*)([A-Za-z])|\r|\n")
#: The fonts of the reader's machine, since a picture must not load anything.
_FONTS: Final = "ui-monospace, Menlo, Consolas, DejaVu Sans Mono, monospace"
_FONT_FACE: Final = re.compile(r"    @font-face \{\{.*?\n    \}\}\n", re.DOTALL)


def screen_of(written: str) -> list[str]:
    """Return the lines that a terminal shows after a program has written this, each with its colours.

    It knows what rich's live tables use: lines are erased, and the cursor goes up to draw them again.
    """
    lines = [""]
    row = at = 0
    for found in _CONTROL.finditer(written):
        lines[row] += written[at : found.start()]
        at = found.end()
        count, command = found.group(1), found.group(2)
        if found.group() == "\n":
            row += 1
            if row == len(lines):
                lines.append("")
        elif command == "A":
            row = max(0, row - int(count or 1))
        elif command == "K":
            lines[row] = ""
        elif command == "m":
            lines[row] += found.group()
    lines[row] += written[at:]
    while lines and not lines[-1].strip():
        lines.pop()
    return lines


def svg_of(lines: Iterable[str], title: str) -> str:
    """Return the picture of a terminal's screen; it loads nothing from elsewhere."""
    console = Console(record=True, width=_COLUMNS, file=io.StringIO(), force_terminal=True)
    for line in lines:
        console.print(Text.from_ansi(line))
    form = _FONT_FACE.sub("", CONSOLE_SVG_FORMAT).replace("Fira Code, monospace", _FONTS)
    picture = console.export_svg(title=title, code_format=form, unique_id="terminal")
    return "".join(f"{line.rstrip()}\n" for line in picture.splitlines())


def named_here(text: str) -> list[str]:
    """Return what of a text names this machine: its name, a home or working folder, a temporary file."""
    names = {socket.gethostname(), str(Path.home()), str(Path.cwd()), tempfile.gettempdir()}
    return sorted(name for name in names if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text))


@contextmanager
def _demo() -> Generator[str]:
    """Run the demo in a terminal, give what it has written once everything is shown, and end it."""
    mine, its = pty.openpty()
    fcntl.ioctl(its, termios.TIOCSWINSZ, struct.pack("HHHH", _ROWS, _COLUMNS, 0, 0))
    kept = ("PATH", "HOME", "PYTHONPATH", "TIKTOKEN_CACHE_DIR", "LANG")
    environment = {name: os.environ[name] for name in kept if name in os.environ}
    command = [sys.executable, "-c", "from streams.cli import main; main()", "demo", "--port", "6066"]
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(  # noqa: S603 - of the interpreter that runs this
            command,
            stdin=its,
            stdout=its,
            stderr=its,
            cwd=folder,
            env={"PYTHONPATH": str(_DOCS.parent), **environment, "TERM": "xterm-256color", "COLORTERM": ""},
        )
        os.close(its)
        try:
            yield _read_until_shown(mine, process)
        finally:
            process.send_signal(signal.SIGINT)
            try:
                process.wait(_STOP_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            os.close(mine)


def _read_until_shown(terminal: int, process: subprocess.Popen[bytes]) -> str:
    written = b""
    deadline = time.monotonic() + _DEMO_SECONDS
    while _LAST_WORDS.encode() not in written:
        if time.monotonic() > deadline or process.poll() is not None:
            raise SystemExit(f"the demo did not show everything:\n{written.decode(errors='replace')}")
        written += os.read(terminal, 65_536)
    return written.decode()


def _photograph(to: Path) -> str:
    """Take the picture of the console with one session; return the text that is on it."""
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if program is None:
        raise SystemExit("chromium is not on the PATH: install it, for example by `apt-get install chromium`")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(viewport=_WINDOW, color_scheme="light", reduced_motion="reduce")
        page.goto(f"{_URL}/#/sessions/{_SESSION}")
        page.get_by_role("heading", name=_SESSION).wait_for()
        page.locator(".timeline .message").last.wait_for()
        page.locator(".live", has_text="live").wait_for()
        page.get_by_text("$").first.wait_for()  # costs come from another request
        # What has just changed is marked for a moment.
        sessions = page.get_by_role("listbox")
        expect(sessions).not_to_contain_text(re.compile(r"\bnow\b"), use_inner_text=True, timeout=_MARKED_MS)
        page.screenshot(path=to)
        text = page.inner_text("body")
        browser.close()
    return text


def main() -> None:
    """Make both pictures; exit code 1 if one of them would name this machine."""
    parser = argparse.ArgumentParser(description="Make the pictures of the documents from a run of the demo.")
    parser.add_argument("--to", type=Path, default=_DOCS, help="the folder for the pictures")
    to: Path = parser.parse_args().to
    with tempfile.TemporaryDirectory() as folder:
        console = Path(folder) / "console.png"
        with _demo() as written:
            on_console = _photograph(console)
        demo = svg_of(screen_of(written), "sessionstream demo")
        if names := named_here(demo) + named_here(on_console):
            raise SystemExit(f"not written, since the pictures would name this machine: {', '.join(names)}")
        to.joinpath("demo.svg").write_text(demo, encoding="utf-8")
        shutil.copyfile(console, to / "console.png")
    print(f"written: {to / 'demo.svg'}, {to / 'console.png'}; look at both")


if __name__ == "__main__":
    main()
