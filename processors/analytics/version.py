"""The version of the table of analytics, for the watermark of each of its partitions."""

from __future__ import annotations

from typing import Final

#: Raised whenever a record's form changes. A worker stops at a table that a newer one has written, and continues one of
#: an older one.
#:
#: 1. The first one; its watermarks carry no version.
#: 2. Fills of events that were not counted yet are records of their own, in groups; a session's record had them in it.
TABLE_VERSION: Final = 2
