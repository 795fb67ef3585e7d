from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from streams.http.session_path import session_id_of, session_path

SESSION_IDS = st.text(
    st.characters(exclude_categories=["Cs"]) | st.sampled_from("/%.?#"), min_size=1, max_size=256
)


@given(SESSION_IDS)
def test_every_session_id_is_decoded_from_its_path(session_id: str) -> None:
    path = session_path(session_id, after="/memory")

    assert session_id_of(path.encode("ascii"), "/memory") == session_id
    assert path.count("/") == 3
    assert "/./" not in path
    assert "/../" not in path
