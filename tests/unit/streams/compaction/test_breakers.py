"""An endpoint rests once for the calls that fail at the same time, however many these are."""

from __future__ import annotations

from streams.compaction.breakers import ENDPOINT_REST_SHARE, Breakers

REST_SECONDS = 300.0
FIRST_REST = REST_SECONDS * ENDPOINT_REST_SHARE


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def rest_seconds(breakers: Breakers, clock: Clock) -> float:
    """How long the endpoint rests from now on."""
    began = clock.now
    while breakers.endpoint_rests("openai"):
        clock.now += 1.0
    return clock.now - began


def test_calls_that_were_under_way_when_an_endpoint_began_to_rest_do_not_lengthen_the_rest() -> None:
    clock = Clock()
    breakers = Breakers(rest_seconds=REST_SECONDS, clock=clock)

    for _ in range(8):  # as many as are made at the same time
        breakers.endpoint_failed("openai")
    assert rest_seconds(breakers, clock) == FIRST_REST
    for _ in range(8):
        breakers.endpoint_failed("openai")
    assert rest_seconds(breakers, clock) == 2 * FIRST_REST


def test_a_call_that_was_under_way_and_is_answered_ends_the_rest() -> None:
    clock = Clock()
    breakers = Breakers(rest_seconds=REST_SECONDS, clock=clock)
    for _ in range(3):
        breakers.endpoint_failed("openai")

    breakers.endpoint_answered("openai")

    assert rest_seconds(breakers, clock) == 0.0
