"""Runs chaos: ``python -m tests.chaos``, or ``make chaos``.

Environment: ``CHAOS_SECONDS`` (300), ``CHAOS_SEED`` (the date as a number), ``CHAOS_EVERY_SECONDS`` (mean time between
two faults, 8), ``CHAOS_KINDS`` (only these kinds, between commas), ``CHAOS_FOLDER`` (for logs and the report; it is
made), ``CHAOS_EARLIER`` (the commit of the earlier version).
"""

from __future__ import annotations

import datetime as dt
import os
import sys
import tempfile
from pathlib import Path

# A developer's own settings must not reach what is started.
for _name in [name for name in os.environ if name.startswith("SESSIONSTREAM_")]:
    del os.environ[_name]

from tests.chaos.run import Options, run  # noqa: E402 - settings are gone before anything reads them
from tests.real_parts import Unavailable  # noqa: E402


def main() -> int:
    """Run, write the report, and return 1 if a promise was broken."""
    if len(sys.argv) > 1:
        sys.stdout.write(__doc__ or "")
        return 2
    environment = os.environ
    folder = Path(environment.get("CHAOS_FOLDER") or tempfile.mkdtemp(prefix="sessionstream-chaos-"))
    folder.mkdir(parents=True, exist_ok=True)
    options = Options(
        seed=int(environment.get("CHAOS_SEED") or f"{dt.datetime.now(dt.UTC):%Y%m%d}"),
        seconds=float(environment.get("CHAOS_SECONDS") or 300),
        every_seconds=float(environment.get("CHAOS_EVERY_SECONDS") or 8),
        only=[name for name in environment.get("CHAOS_KINDS", "").split(",") if name],
        earlier=environment.get("CHAOS_EARLIER", ""),
        folder=folder.resolve(),
    )
    try:
        report = run(options)
    except Unavailable as error:
        sys.stderr.write(f"chaos needs a real Kafka: {error}\n")
        return 1
    path = folder / "report.md"
    path.write_text(report.as_markdown())
    (folder / "report.json").write_text(report.as_json())
    for one in report.found.violations[:20]:
        sys.stdout.write(f"violation: {one.promise} ({one.session_id}): {one.detail}\n")
    sys.stdout.write(f"{len(report.found.violations)} violations; report: {path}\n")
    return int(report.failed)


if __name__ == "__main__":
    sys.exit(main())
