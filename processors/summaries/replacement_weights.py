"""Weights of :mod:`processors.summaries.replacement_form`.

``python -m benchmarks.replacement_form --write`` fits them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

#: What each sign adds to the score.
WEIGHTS: Final[Mapping[str, float]] = {
    "ai_ai": -1.71,
    "ai_user": -3.09,
    "alike": -2.57,
    "all_words": -0.40,
    "all_words&changes": 0.67,
    "all_words&two_words": -0.07,
    "amount": -0.26,
    "any": -3.32,
    "asks_after": -0.09,
    "asks_before": -0.87,
    "changes": 0.56,
    "changes&no_values": -0.27,
    "changes&same_value": 0.70,
    "changes&two_words": 0.88,
    "changes&value_after": -0.52,
    "changes&value_before": -0.31,
    "date": 1.32,
    "day": 0.63,
    "form_after": 2.40,
    "form_before": 1.64,
    "identifier": 0.06,
    "length_after": -1.88,
    "length_before": -4.66,
    "no_values": -0.89,
    "no_values&pair": 1.11,
    "no_values&rarest": 1.10,
    "no_values&same_side": 0.09,
    "no_values&share": 0.37,
    "number": -1.61,
    "number_of_other_unit": -1.24,
    "number_of_unit": -0.50,
    "one_word_each": -0.86,
    "other_value": 0.01,
    "other_value&alike": -2.14,
    "other_value&all_words": 0.11,
    "other_value&changes": 1.14,
    "other_value&one_word_each": -0.92,
    "other_value&pair": 0.73,
    "other_value&rarest": 2.63,
    "other_value&same_side": -0.02,
    "other_value&share": 0.66,
    "other_value&two_words": -0.04,
    "owed_after": -0.63,
    "owed_before": 0.18,
    "pair": 1.49,
    "rarest": 2.19,
    "same_side": -1.00,
    "same_value": 0.11,
    "share": 0.37,
    "share_of_later": -1.70,
    "time": 0.64,
    "two_words": 1.33,
    "user_ai": -2.27,
    "user_user": -0.03,
    "value_after": -1.68,
    "value_before": -0.91,
}
