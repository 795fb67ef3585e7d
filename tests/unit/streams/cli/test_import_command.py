"""What an import says at its end."""

from __future__ import annotations

import pytest

from streams.cli.import_command import _print_report
from streams.client.import_file import ImportReport


def test_the_id_of_a_skipped_session_cannot_control_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    _print_report(ImportReport(skipped=["\x1b[2Jevil\nimported 9"]), append=False)

    error = capsys.readouterr().err
    assert (
        error
        == "skipped \ufffd[2Jevil imported 9: memory already knows it (use --append to publish it anyway)\n"
    )
