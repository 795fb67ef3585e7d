"""The version of the fold, for the watermark of every table that it makes."""

from __future__ import annotations

from typing import Final

#: Raised whenever the same log gives another memory, or a record's form changes. A worker stops at a table that a newer
#: fold has written. It continues one of an older fold: what was folded stays, and later events follow the newer rules.
#:
#: 1. The first one; its watermarks carry no version.
#: 2. SessionExpired counts only after the time to live; configurations are records; heads count their blocks.
#: 3. Events of more than 30,000 JSON values, and messages of more than 1,000 contents, are refused.
#: 4. Messages keep their metadata; those of an older table have none.
#: 5. Contract 2: descriptions are records, forks count their copies, pinned messages stay.
#: 6. A window with pins keeps its limits: a summary is never pinned, and what is unpinned over a limit leaves at once.
#: 7. A fork has every pin of the memory that was forked, also beyond the share.
#: 8. A call waits again for a response that was removed alone, also if a summary that ends at the call went with it.
FOLD_VERSION: Final = 8
