"""Weights of :mod:`processors.summaries.run_on`: ``python -m benchmarks.run_on --write`` fits them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

#: What each sign adds to the score of a place between two words.
OF_SIGNS: Final[Mapping[str, float]] = {
    "after_and": -0.72,
    "after_article": -0.37,
    "after_comparison": -0.80,
    "after_condition": 0.38,
    "after_every": -0.26,
    "after_is": -0.66,
    "after_modal": -0.87,
    "after_negation": -0.04,
    "after_none": -0.77,
    "after_order": -0.18,
    "after_others": -0.06,
    "after_past": -0.52,
    "after_possessive": 0.76,
    "after_reason": -0.10,
    "after_speaker": 0.32,
    "after_told": -0.93,
    "after_vague": -0.41,
    "any": -1.33,
    "before_and": -3.62,
    "before_article": -1.23,
    "before_comparison": 0.13,
    "before_condition": -3.27,
    "before_every": -0.25,
    "before_is": -0.35,
    "before_modal": -1.73,
    "before_negation": -0.29,
    "before_none": 0.52,
    "before_order": -0.12,
    "before_others": -0.32,
    "before_past": -0.71,
    "before_possessive": -0.97,
    "before_reason": -1.62,
    "before_speaker": -0.93,
    "before_told": 0.48,
    "before_vague": -0.59,
    "both_and_and": -0.02,
    "both_and_article": -0.23,
    "both_and_condition": -0.02,
    "both_and_every": -0.07,
    "both_and_is": -0.10,
    "both_and_modal": -0.07,
    "both_and_negation": -0.34,
    "both_and_none": -1.60,
    "both_and_order": -0.14,
    "both_and_others": -0.28,
    "both_and_past": -0.06,
    "both_and_possessive": -0.23,
    "both_and_reason": -0.03,
    "both_and_speaker": -1.39,
    "both_and_told": -0.01,
    "both_and_vague": -0.03,
    "both_article_article": -0.02,
    "both_article_comparison": -0.06,
    "both_article_is": -0.04,
    "both_article_negation": 0.17,
    "both_article_none": -1.56,
    "both_article_order": 0.16,
    "both_article_others": 0.07,
    "both_article_possessive": 0.16,
    "both_article_speaker": 0.39,
    "both_article_told": -0.25,
    "both_article_vague": -0.08,
    "both_comparison_and": 0.11,
    "both_comparison_article": -0.33,
    "both_comparison_comparison": -0.37,
    "both_comparison_condition": -0.53,
    "both_comparison_every": 0.19,
    "both_comparison_modal": 0.24,
    "both_comparison_negation": 0.04,
    "both_comparison_none": -0.19,
    "both_comparison_order": 0.44,
    "both_comparison_others": 0.40,
    "both_comparison_past": -0.04,
    "both_comparison_possessive": -0.12,
    "both_comparison_reason": 0.12,
    "both_comparison_speaker": 0.22,
    "both_comparison_told": -0.03,
    "both_comparison_vague": -0.12,
    "both_condition_article": -0.14,
    "both_condition_every": -0.04,
    "both_condition_is": -0.22,
    "both_condition_negation": -0.25,
    "both_condition_none": -1.64,
    "both_condition_others": -0.38,
    "both_condition_past": -0.01,
    "both_condition_possessive": -0.17,
    "both_condition_reason": -0.04,
    "both_condition_speaker": -1.24,
    "both_every_and": 0.07,
    "both_every_article": 0.23,
    "both_every_comparison": -0.03,
    "both_every_condition": -0.02,
    "both_every_every": 0.11,
    "both_every_is": -0.04,
    "both_every_modal": 0.12,
    "both_every_negation": 0.42,
    "both_every_none": 0.08,
    "both_every_order": -0.45,
    "both_every_others": 0.01,
    "both_every_past": -0.04,
    "both_every_possessive": -0.54,
    "both_every_reason": 0.02,
    "both_every_speaker": -0.56,
    "both_every_told": -0.14,
    "both_every_vague": -0.04,
    "both_is_and": -0.30,
    "both_is_article": -0.90,
    "both_is_comparison": -0.04,
    "both_is_condition": 0.41,
    "both_is_every": -0.28,
    "both_is_is": 0.05,
    "both_is_modal": 0.33,
    "both_is_negation": -0.41,
    "both_is_none": -0.55,
    "both_is_order": -0.76,
    "both_is_others": 0.12,
    "both_is_past": 0.05,
    "both_is_reason": 0.30,
    "both_is_speaker": 1.16,
    "both_is_vague": -0.67,
    "both_modal_article": -0.86,
    "both_modal_comparison": -0.07,
    "both_modal_every": 0.14,
    "both_modal_is": -0.01,
    "both_modal_modal": -0.39,
    "both_modal_negation": -1.00,
    "both_modal_none": -0.47,
    "both_modal_order": 0.22,
    "both_modal_others": 0.08,
    "both_modal_past": -0.20,
    "both_modal_possessive": -0.51,
    "both_modal_reason": 0.28,
    "both_modal_speaker": -0.62,
    "both_modal_told": -0.38,
    "both_negation_and": -0.26,
    "both_negation_article": -0.34,
    "both_negation_comparison": 0.02,
    "both_negation_condition": -0.13,
    "both_negation_every": 0.08,
    "both_negation_is": 0.02,
    "both_negation_modal": -0.90,
    "both_negation_negation": 0.59,
    "both_negation_none": -0.60,
    "both_negation_order": 0.03,
    "both_negation_others": 0.19,
    "both_negation_past": -0.54,
    "both_negation_reason": 0.16,
    "both_negation_speaker": 1.10,
    "both_negation_told": -0.43,
    "both_negation_vague": -0.14,
    "both_none_and": -0.72,
    "both_none_article": 0.51,
    "both_none_comparison": -0.48,
    "both_none_condition": -0.01,
    "both_none_every": -0.17,
    "both_none_is": -0.13,
    "both_none_modal": -0.23,
    "both_none_negation": 0.34,
    "both_none_none": 0.29,
    "both_none_order": -0.03,
    "both_none_others": 0.26,
    "both_none_past": -0.20,
    "both_none_possessive": 0.64,
    "both_none_reason": -0.09,
    "both_none_speaker": 0.78,
    "both_none_told": -0.19,
    "both_none_vague": 0.42,
    "both_order_and": -0.02,
    "both_order_article": -0.13,
    "both_order_comparison": 0.18,
    "both_order_condition": 0.59,
    "both_order_every": 0.12,
    "both_order_is": -1.01,
    "both_order_modal": 0.04,
    "both_order_negation": -0.14,
    "both_order_none": 0.34,
    "both_order_order": 0.49,
    "both_order_others": -0.33,
    "both_order_past": -0.30,
    "both_order_possessive": 0.37,
    "both_order_reason": -0.17,
    "both_order_speaker": -0.99,
    "both_order_told": -0.29,
    "both_order_vague": 0.26,
    "both_others_and": -0.13,
    "both_others_article": 0.30,
    "both_others_comparison": -0.19,
    "both_others_condition": 0.04,
    "both_others_every": -0.06,
    "both_others_is": -0.29,
    "both_others_modal": -0.74,
    "both_others_negation": 0.07,
    "both_others_none": -0.13,
    "both_others_order": -0.50,
    "both_others_others": -0.48,
    "both_others_past": -0.64,
    "both_others_possessive": 0.85,
    "both_others_reason": -0.15,
    "both_others_speaker": 1.36,
    "both_others_told": -0.81,
    "both_others_vague": -0.39,
    "both_past_and": -0.01,
    "both_past_article": -0.91,
    "both_past_comparison": -0.20,
    "both_past_condition": 0.52,
    "both_past_every": -0.31,
    "both_past_is": 0.01,
    "both_past_modal": 0.19,
    "both_past_negation": -0.34,
    "both_past_none": 0.13,
    "both_past_order": 0.14,
    "both_past_others": -0.30,
    "both_past_past": 0.18,
    "both_past_possessive": -0.20,
    "both_past_reason": -0.41,
    "both_past_speaker": -0.38,
    "both_past_told": -0.09,
    "both_past_vague": -0.15,
    "both_possessive_comparison": -0.03,
    "both_possessive_is": -0.03,
    "both_possessive_none": -1.48,
    "both_possessive_order": -0.05,
    "both_possessive_reason": 0.19,
    "both_possessive_told": -0.05,
    "both_reason_and": -0.01,
    "both_reason_article": -0.28,
    "both_reason_condition": 0.24,
    "both_reason_every": -0.16,
    "both_reason_is": -0.66,
    "both_reason_modal": 0.12,
    "both_reason_negation": -0.26,
    "both_reason_none": -0.34,
    "both_reason_order": 0.22,
    "both_reason_others": -0.82,
    "both_reason_past": -0.01,
    "both_reason_possessive": -0.52,
    "both_reason_reason": 0.02,
    "both_reason_speaker": -1.09,
    "both_reason_told": 0.18,
    "both_reason_vague": 0.10,
    "both_speaker_and": 0.09,
    "both_speaker_article": -0.11,
    "both_speaker_comparison": -0.56,
    "both_speaker_condition": -0.32,
    "both_speaker_every": -0.35,
    "both_speaker_is": -0.18,
    "both_speaker_modal": -1.14,
    "both_speaker_negation": -0.79,
    "both_speaker_none": -0.14,
    "both_speaker_order": -0.78,
    "both_speaker_others": -0.02,
    "both_speaker_past": 0.04,
    "both_speaker_possessive": 0.82,
    "both_speaker_reason": -0.18,
    "both_speaker_speaker": 0.89,
    "both_speaker_told": -0.47,
    "both_speaker_vague": -0.49,
    "both_told_and": -0.06,
    "both_told_article": 0.02,
    "both_told_comparison": -0.24,
    "both_told_condition": 0.45,
    "both_told_every": 0.17,
    "both_told_is": 0.12,
    "both_told_modal": -0.04,
    "both_told_negation": 0.44,
    "both_told_none": 0.26,
    "both_told_order": 0.14,
    "both_told_others": -0.16,
    "both_told_past": 0.24,
    "both_told_possessive": 0.45,
    "both_told_reason": -0.49,
    "both_told_speaker": 0.07,
    "both_told_told": 0.11,
    "both_told_vague": -0.86,
    "both_vague_and": -0.01,
    "both_vague_article": -0.64,
    "both_vague_comparison": 0.14,
    "both_vague_condition": 0.23,
    "both_vague_every": -0.06,
    "both_vague_is": -0.01,
    "both_vague_modal": 0.22,
    "both_vague_negation": 0.02,
    "both_vague_none": -0.30,
    "both_vague_order": 0.12,
    "both_vague_others": -0.19,
    "both_vague_past": -0.13,
    "both_vague_possessive": -0.28,
    "both_vague_reason": -0.06,
    "both_vague_speaker": -0.02,
    "both_vague_told": -0.11,
    "both_vague_vague": -0.21,
    "from_1": -1.50,
    "from_2": -2.13,
    "from_3": -1.73,
    "from_4": -1.04,
    "from_5": -0.22,
    "from_6": 0.12,
    "next_and_and": -0.07,
    "next_and_article": -0.50,
    "next_and_comparison": -0.03,
    "next_and_condition": -0.11,
    "next_and_every": -0.29,
    "next_and_is": -0.52,
    "next_and_modal": 0.03,
    "next_and_negation": -0.51,
    "next_and_none": 0.12,
    "next_and_order": -0.78,
    "next_and_others": 0.47,
    "next_and_past": -0.47,
    "next_and_possessive": 0.19,
    "next_and_reason": 0.60,
    "next_and_speaker": -0.69,
    "next_and_told": -0.20,
    "next_and_vague": -0.23,
    "next_article_article": -0.29,
    "next_article_comparison": -0.68,
    "next_article_every": -0.13,
    "next_article_is": -0.01,
    "next_article_modal": -0.39,
    "next_article_negation": -0.06,
    "next_article_none": -0.02,
    "next_article_order": 0.31,
    "next_article_others": 0.29,
    "next_article_past": -0.72,
    "next_article_possessive": 0.28,
    "next_article_speaker": -0.18,
    "next_article_told": -0.82,
    "next_article_vague": -0.02,
    "next_comparison_and": -0.11,
    "next_comparison_article": 0.57,
    "next_comparison_comparison": -0.31,
    "next_comparison_condition": -0.57,
    "next_comparison_every": -0.15,
    "next_comparison_modal": -0.33,
    "next_comparison_negation": 0.04,
    "next_comparison_none": -0.09,
    "next_comparison_order": -0.19,
    "next_comparison_others": -0.14,
    "next_comparison_past": -0.05,
    "next_comparison_possessive": -0.29,
    "next_comparison_reason": -0.40,
    "next_comparison_speaker": -0.53,
    "next_comparison_vague": -0.12,
    "next_condition_article": 0.61,
    "next_condition_every": 0.07,
    "next_condition_is": -0.39,
    "next_condition_modal": -0.12,
    "next_condition_negation": -0.43,
    "next_condition_none": -0.19,
    "next_condition_others": -0.53,
    "next_condition_past": -0.02,
    "next_condition_possessive": 0.34,
    "next_condition_reason": 0.59,
    "next_condition_speaker": 0.62,
    "next_every_and": -0.46,
    "next_every_article": -0.52,
    "next_every_comparison": -0.30,
    "next_every_condition": -0.28,
    "next_every_every": -0.11,
    "next_every_is": -0.99,
    "next_every_modal": -0.30,
    "next_every_negation": 0.49,
    "next_every_none": 0.22,
    "next_every_order": -0.17,
    "next_every_others": -0.32,
    "next_every_past": -0.03,
    "next_every_possessive": 0.48,
    "next_every_reason": -0.50,
    "next_every_speaker": 0.48,
    "next_every_told": -0.16,
    "next_every_vague": -0.16,
    "next_is_and": -0.24,
    "next_is_article": -0.58,
    "next_is_comparison": -0.29,
    "next_is_condition": -0.43,
    "next_is_every": 0.45,
    "next_is_is": -0.10,
    "next_is_modal": 0.82,
    "next_is_negation": -0.17,
    "next_is_none": -0.18,
    "next_is_order": -0.43,
    "next_is_others": 0.61,
    "next_is_past": -0.45,
    "next_is_possessive": -0.11,
    "next_is_reason": -0.56,
    "next_is_speaker": -0.28,
    "next_is_vague": -0.57,
    "next_modal_and": -0.02,
    "next_modal_article": -0.03,
    "next_modal_comparison": -0.20,
    "next_modal_every": -0.68,
    "next_modal_is": -0.28,
    "next_modal_modal": -1.70,
    "next_modal_negation": -1.80,
    "next_modal_order": -0.29,
    "next_modal_others": 0.83,
    "next_modal_past": -0.28,
    "next_modal_possessive": -0.29,
    "next_modal_reason": -0.06,
    "next_modal_speaker": 2.01,
    "next_modal_told": -1.47,
    "next_modal_vague": -1.10,
    "next_negation_and": -0.77,
    "next_negation_article": 0.53,
    "next_negation_comparison": 0.55,
    "next_negation_condition": -0.43,
    "next_negation_every": -0.11,
    "next_negation_is": -0.45,
    "next_negation_modal": -0.47,
    "next_negation_negation": 0.26,
    "next_negation_none": 0.32,
    "next_negation_order": -1.22,
    "next_negation_others": -0.36,
    "next_negation_past": -0.08,
    "next_negation_possessive": 0.51,
    "next_negation_reason": -0.32,
    "next_negation_speaker": 0.23,
    "next_negation_told": -0.23,
    "next_negation_vague": 0.16,
    "next_none_and": -1.36,
    "next_none_article": -0.62,
    "next_none_comparison": -0.05,
    "next_none_condition": -0.52,
    "next_none_every": -0.33,
    "next_none_is": -0.11,
    "next_none_modal": -0.10,
    "next_none_negation": -0.03,
    "next_none_none": 0.17,
    "next_none_order": -0.60,
    "next_none_others": -0.96,
    "next_none_past": 0.57,
    "next_none_possessive": -0.48,
    "next_none_reason": -0.62,
    "next_none_speaker": -0.68,
    "next_none_told": 0.48,
    "next_none_vague": -0.11,
    "next_order_and": -1.01,
    "next_order_article": 0.05,
    "next_order_comparison": -0.60,
    "next_order_condition": -0.37,
    "next_order_every": -0.27,
    "next_order_is": 1.02,
    "next_order_modal": 0.60,
    "next_order_negation": 0.78,
    "next_order_none": 0.22,
    "next_order_order": 0.02,
    "next_order_others": -0.34,
    "next_order_past": -1.06,
    "next_order_possessive": -0.60,
    "next_order_reason": -1.05,
    "next_order_speaker": 0.50,
    "next_order_told": -0.87,
    "next_order_vague": -0.45,
    "next_others_and": -0.11,
    "next_others_article": -0.21,
    "next_others_comparison": -0.36,
    "next_others_condition": -0.28,
    "next_others_every": -0.58,
    "next_others_is": -0.15,
    "next_others_modal": -0.06,
    "next_others_negation": 0.63,
    "next_others_none": 0.15,
    "next_others_order": 0.37,
    "next_others_others": -0.07,
    "next_others_past": -0.28,
    "next_others_possessive": -0.31,
    "next_others_reason": -0.44,
    "next_others_speaker": -0.33,
    "next_others_told": 0.30,
    "next_others_vague": 0.03,
    "next_past_and": 0.41,
    "next_past_article": 0.01,
    "next_past_comparison": -0.43,
    "next_past_condition": -0.42,
    "next_past_every": 0.50,
    "next_past_is": -0.35,
    "next_past_modal": -0.05,
    "next_past_negation": -0.15,
    "next_past_none": -0.42,
    "next_past_order": -0.29,
    "next_past_others": -0.31,
    "next_past_past": -0.15,
    "next_past_possessive": 0.40,
    "next_past_reason": -0.74,
    "next_past_speaker": -0.79,
    "next_past_told": 0.62,
    "next_past_vague": 0.02,
    "next_possessive_comparison": 0.70,
    "next_possessive_is": 0.34,
    "next_possessive_none": 0.48,
    "next_possessive_order": -0.02,
    "next_possessive_told": 0.64,
    "next_reason_and": -0.54,
    "next_reason_article": -0.23,
    "next_reason_condition": -0.74,
    "next_reason_every": -0.34,
    "next_reason_is": 0.84,
    "next_reason_modal": -0.06,
    "next_reason_negation": 0.17,
    "next_reason_order": 0.87,
    "next_reason_others": -0.62,
    "next_reason_past": -0.04,
    "next_reason_possessive": -0.54,
    "next_reason_reason": 0.97,
    "next_reason_speaker": -0.34,
    "next_reason_told": -0.08,
    "next_reason_vague": -0.40,
    "next_speaker_and": -0.50,
    "next_speaker_article": -0.15,
    "next_speaker_comparison": -0.51,
    "next_speaker_condition": -0.24,
    "next_speaker_every": -0.28,
    "next_speaker_is": 0.38,
    "next_speaker_modal": 0.17,
    "next_speaker_negation": -0.04,
    "next_speaker_none": 0.03,
    "next_speaker_order": 0.77,
    "next_speaker_others": -0.12,
    "next_speaker_past": 0.16,
    "next_speaker_possessive": -0.12,
    "next_speaker_reason": -0.32,
    "next_speaker_speaker": -0.50,
    "next_speaker_told": -0.11,
    "next_speaker_vague": 0.30,
    "next_told_and": -0.38,
    "next_told_article": -1.20,
    "next_told_comparison": -0.27,
    "next_told_condition": -0.10,
    "next_told_every": -0.37,
    "next_told_is": -0.43,
    "next_told_modal": -0.13,
    "next_told_negation": 0.02,
    "next_told_none": 0.47,
    "next_told_order": -0.21,
    "next_told_others": -0.32,
    "next_told_past": -0.09,
    "next_told_possessive": -0.17,
    "next_told_reason": -1.05,
    "next_told_speaker": -0.10,
    "next_told_told": -0.19,
    "next_told_vague": -0.22,
    "next_vague_and": -0.13,
    "next_vague_article": -0.12,
    "next_vague_comparison": -0.59,
    "next_vague_condition": 0.49,
    "next_vague_every": -0.45,
    "next_vague_is": -0.13,
    "next_vague_modal": -0.57,
    "next_vague_negation": -0.20,
    "next_vague_none": -0.24,
    "next_vague_order": -0.17,
    "next_vague_others": -0.56,
    "next_vague_past": -0.67,
    "next_vague_possessive": 0.72,
    "next_vague_reason": -0.52,
    "next_vague_speaker": 0.91,
    "next_vague_told": -0.38,
    "next_vague_vague": -0.09,
    "pause": -5.46,
    "shape_capital_capital": 0.70,
    "shape_capital_digit": -2.10,
    "shape_capital_other": 0.34,
    "shape_capital_small": -1.19,
    "shape_digit_capital": -1.29,
    "shape_digit_digit": -1.14,
    "shape_digit_other": -0.16,
    "shape_digit_small": -2.66,
    "shape_other_capital": -0.09,
    "shape_other_digit": -0.68,
    "shape_other_other": 0.91,
    "shape_other_small": 0.32,
    "shape_small_capital": 1.64,
    "shape_small_digit": -0.65,
    "shape_small_other": 1.88,
    "shape_small_small": -1.23,
    "to_1": -1.65,
    "to_2": -1.89,
    "to_3": -1.49,
    "to_4": -0.91,
    "to_5": -0.22,
    "to_6": 0.01,
}
#: What the words around a place add, in hundredths: before it (b) and after it (a), the ones beside these (e, l), pairs
#: of them with "_" between them, and the last two letters of both (bx, ax).
OF_WORDS: Final = """
a:*:30 a:0:-85 a:abbiamo:9 a:abend:-63 a:abends:12 a:ablation:26 a:about:-101 a:above:-95 a:accent:42 a:according:136
a:account:-29 a:accounting:-17 a:achterberg:-19 a:act:-1 a:actually:101 a:additional:-36 a:additionally:51
a:adeyemi:-66 a:adler's:-7 a:adorei:38 a:adt:-20 a:after:-16 a:afternoon:-2 a:afterwards:44 a:again:-141 a:against:-3
a:age:-7 a:agent:-78 a:ago:-82 a:agora:17 a:agreed:47 a:ah:56 a:ahead:-95 a:ahlers's:-38 a:ahora:-5 a:aim:28
a:ainda:17 a:airline:15 a:airports:53 a:al:-21 a:alarm:-30 a:alder:-9 a:alerts:-3 a:alfred:-10 a:all:-7 a:allergy:11
a:alles:6 a:allow:34 a:allowance:-38 a:alone:-64 a:along:-86 a:already:-77 a:alright:154 a:also:91 a:always:9 a:am:-46
a:amir:4 a:among:-4 a:amount:-22 a:amp:50 a:amps:-26 a:an:43 a:ana:-34 a:analyser's:-15 a:and:-148 a:anders:25
a:android:45 a:angeles:-33 a:anna:-33 a:annelies:-27 a:announce:4 a:annual:5 a:another:-24 a:anouk:36 a:anselmo:-13
a:ansible:33 a:answer:-2 a:answers:-39 a:antenner:-14 a:antes:55 a:antrieb:-12 a:any:-59 a:anybody:-1 a:anyone:73
a:anything:97 a:anyway:10 a:apart:-41 a:api:-52 a:apk:19 a:app:11 a:apparently:12 a:apple:8 a:april:-109 a:après:21
a:archive:-71 a:are:-204 a:around:-81 a:arrive:-29 a:arrived:-12 a:arteries:37 a:as:-13 a:ask:66 a:asked:-47
a:asking:-17 a:asset:27 a:assistance:-80 a:at:-138 a:ate:-19 a:atl:-68 a:attempts:-29 a:aucun:28 a:auditors:48
a:aufträge:-13 a:august:-120 a:aurelia:1 a:aus:-63 a:ausflug:-28 a:aushang:-26 a:ausnahmen:23 a:aussetzer:-34
a:autosave:36 a:available:-46 a:avec:-4 a:aviso:6 a:awake:-6 a:away:-62 a:aws:23 a:ayer:132 a:b:-132 a:baby:24
a:back:-52 a:backend:48 a:backup:131 a:backups:71 a:bad:8 a:badestellen:-33 a:badge:27 a:badges:23 a:bag:-9 a:bags:-9
a:baking:13 a:balance:-1 a:bank:-42 a:bar:-49 a:barche:-9 a:barley:7 a:bars:-54 a:basalt:22 a:basic:-53 a:batch:23
a:bath:-53 a:bathroom:32 a:bathtubs:15 a:battery:56 a:be:-120 a:beats:-94 a:beaucoup:31 a:because:-107 a:bed:12
a:beekeepers:15 a:been:16 a:bees:133 a:before:-140 a:behind:-95 a:bei:5 a:being:-98 a:believe:-20 a:below:-18
a:belt:-23 a:benedikt:8 a:bereitschaft:20 a:bergen:-116 a:beta:61 a:bett:-10 a:better:-28 a:between:69 a:beyoncé:-17
a:beyond:59 a:big:5 a:bij:-9 a:bike:32 a:biked:34 a:bildirim:5 a:bill:-72 a:billing:10 a:bin:66 a:birthday:45 a:bis:49
a:bitte:105 a:björn:-3 a:bkg:32 a:blackberry:-20 a:blasting:10 a:blocks:-3 a:blood:7 a:blower:26 a:blue:14
a:bluetooth:53 a:boah:61 a:board:6 a:boat:-14 a:boathouses:23 a:bogdan:9 a:bolts:-2 a:book:-77 a:booked:44
a:bookshops:14 a:booster:103 a:boot:-20 a:bootloader:33 a:boots:37 a:bootsprüfung:56 a:borg:18 a:boss:48 a:both:11
a:bottling:64 a:bow:33 a:bowline:20 a:box:-85 a:boyd:-14 a:brake:14 a:branch:-48 a:brandl:-11 a:brandt:-4 a:brb:66
a:bread:4 a:break:-9 a:break-glass:44 a:breakfast:25 a:brezeln:-22 a:bridge:20 a:bright:-41 a:brioche:14 a:brno:-181
a:bro:23 a:broke:-45 a:broker:18 a:broodjes:-9 a:broom:7 a:brown:6 a:brownout:11 a:brücken:-6 a:btw:-39 a:budget:15
a:bufor:59 a:build:-82 a:builder:23 a:building:20 a:bumped:27 a:bundle:52 a:bunk:18 a:buoyage:19 a:burger:29 a:burnt:5
a:business:-51 a:but:-72 a:buttons:-1 a:by:-103 a:bytes:-42 a:béchamel:15 a:c:-143 a:c'est:141 a:cable:56 a:cache:-108
a:caching:32 a:cacto:23 a:café:-5 a:cake:11 a:calculators:7 a:calibrate:29 a:call:4 a:called:-66 a:calls:-13
a:cambiamos:15 a:cambiaron:12 a:came:-140 a:camembert:-18 a:camera:32 a:camille:34 a:camper:32 a:can:52 a:can't:-76
a:candidate:54 a:candidates:12 a:cannot:-134 a:cant:142 a:caps:37 a:captain:31 a:car:56 a:car's:-14 a:caramel:47
a:card:-81 a:cardiology:71 a:carried:23 a:carrier:12 a:carries:-29 a:carry:-57 a:cart:89 a:case:68 a:cases:-12
a:cash:-15 a:cats:25 a:ce:-3 a:cell:-47 a:cello:3 a:centimetres:-11 a:centre:-36 a:centrifuge:20 a:ceramic:12
a:certainly:20 a:certificate:-81 a:certificates:48 a:certification:30 a:certo:57 a:chairs:-32 a:channel:-9 a:chaos:7
a:chapter:139 a:chapô:22 a:chaque:35 a:charge:-7 a:charming:-1 a:charts:11 a:chat:-9 a:chaudière:19 a:che:9
a:check:-67 a:check-in:56 a:checked:-105 a:cheerful:-70 a:chess:4 a:chestnut:10 a:chez:-9 a:chiamate:2 a:child:34
a:children:8 a:chiller:74 a:choir:41 a:chose:26 a:christmas:-62 a:chutney:11 a:ci:39 a:cinnamon:-18 a:circuit:7
a:claim:100 a:claims:33 a:class:-97 a:clean:-38 a:clear:38 a:clock:-1 a:close:-3 a:closed:-22 a:club:19 a:cluster:3
a:cm:-109 a:cms:19 a:coast:-15 a:code:75 a:codger:-17 a:coffee:84 a:coils:38 a:cold:82 a:colleagues:-12 a:colour:36
a:colour-blind:43 a:column:-2 a:columnar:45 a:columns:-8 a:com:-1 a:come:-24 a:comedy:-18 a:comes:-104 a:coming:5
a:comme:11 a:commit:40 a:community:14 a:como:87 a:company's:-10 a:compared:7 a:compilers:65 a:complained:-31
a:composers:57 a:compost:44 a:compressor:14 a:concert's:10 a:confirm:-4 a:conflict:16 a:congratulations:63
a:considering:41 a:contained:-6 a:container:40 a:contractors:27 a:conveyor:35 a:cooking:38 a:cool:9 a:copies:-17
a:core:19 a:cork:-170 a:corner:-1 a:correct:18 a:correction:91 a:cost:-3 a:costs:-47 a:costumes:19 a:cottage:27
a:could:168 a:couldn't:12 a:count:-15 a:counts:-36 a:coup:-1 a:courier:54 a:couriers:69 a:course:-44 a:court:-6
a:cousin's:7 a:cover:-25 a:covers:-56 a:cow:42 a:crash:81 a:crate:-9 a:credit:-3 a:crete:37 a:crew:-86 a:crooked:-60
a:cross-connect:21 a:crutches:26 a:curious:-22 a:custard:22 a:customer:68 a:customs:28 a:cute:7 a:cutover:63
a:czternaście:20 a:czujniki:35 a:czyli:13 a:d:-81 a:d'un:-23 a:dab:35 a:dad's:25 a:dailies:42 a:dana:-15 a:danach:74
a:danger:46 a:danke:4 a:dans:5 a:darf:-10 a:das:208 a:dat:47 a:data:-83 a:date:-24 a:dauert:-10 a:day:-30 a:days:-138
a:de:-11 a:deadline:21 a:deal:-10 a:debug:46 a:december:-73 a:deck:96 a:decoder:-12 a:deep:-33 a:degrees:-114
a:degrés:-17 a:del:-139 a:delivered:-21 a:delivery:59 a:della:-26 a:delle:-29 a:dem:-47 a:demain:24 a:demo:-16
a:den:59 a:denim:15 a:departing:-29 a:departure:16 a:deploys:21 a:depot:21 a:der:209 a:des:-20 a:designer:41 a:det:51
a:details:-78 a:deutsch:-6 a:devices:12 a:dezimeter:-39 a:dfw:-7 a:di:-65 a:diagrams:40 a:diary:-17 a:dicom:12
a:did:136 a:die:205 a:difference:-8 a:different:-6 a:digger:18 a:diggers:12 a:direct:-23 a:discussed:24 a:disk:13
a:do:1 a:dock:79 a:does:61 a:doesn't:-103 a:dog:-2 a:dogs:6 a:dolphins:18 a:domani:9 a:don't:71 a:donc:15 a:done:81
a:dont:127 a:door:-28 a:doors:-11 a:dossier:9 a:dostęp:16 a:down:-64 a:download:-9 a:downtime:30 a:dr:80 a:draft:4
a:drill:-23 a:dripping:5 a:drive:-17 a:driver:-15 a:drives:-20 a:driving:-30 a:dropped:5 a:drops:-63 a:drove:39
a:du:-54 a:ducato:-10 a:due:-55 a:dump:-35 a:dunno:34 a:during:-67 a:dusty:-98 a:démarre:-2 a:dörren:57 a:dün:17
a:e:-50 a:each:41 a:earlier:-98 a:earliest:24 a:early:9 a:eats:-3 a:economy:-184 a:edelweiss:-5 a:editor:4 a:egg:42
a:egzamin:15 a:eingeplant:-65 a:el:130 a:elle:34 a:elm:27 a:else:-77 a:else's:-76 a:emergency:7 a:emoji:25 a:en:168
a:end:-46 a:ending:-59 a:endpoint:-22 a:ends:-20 a:energy:-15 a:engineer:-11 a:english:-68 a:enough:-27 a:ensuite:69
a:entendu:23 a:entiendo:17 a:entre:53 a:entrego:-9 a:entries:-12 a:entro:20 a:ep:70 a:equatorial:22 a:er:16 a:erp:-10
a:errata:41 a:errors:-61 a:es:49 a:esas:19 a:escalations:4 a:eso:7 a:essays:14 a:est:-197 a:est-ce:45 a:este:-5
a:está:-46 a:et:-30 a:euro:-191 a:euros:-106 a:evening:-108 a:ever:15 a:every:15 a:everybody:-52 a:everyone:44
a:everything:-2 a:everywhere:-20 a:ewr:-65 a:exactly:22 a:exam:59 a:examiners:6 a:excel:41 a:excuse:30 a:expect:126
a:explain:11 a:explanation:-1 a:eye:3 a:f:-18 a:fabrizio:15 a:facilities:188 a:fact:-3 a:fahrad:20 a:falk:-10
a:fall:-63 a:falls:-54 a:falta:57 a:families:9 a:family:-37 a:far:-36 a:faster:-22 a:fatto:8 a:feathers:24
a:feature:25 a:february:-145 a:fee:-36 a:feed:-69 a:feels:-4 a:fees:2 a:fell:-25 a:fender:-4 a:fermenter:17
a:ferries:52 a:fico:11 a:field:49 a:figure:-21 a:fika:38 a:file:-92 a:files:-26 a:fill:-6 a:final:4 a:finalement:62
a:finance:108 a:fine:25 a:finished:9 a:fires:-3 a:firewall:17 a:firmware:-1 a:fits:-44 a:five:-66 a:fix:-21
a:fixed-point:27 a:flaky:40 a:flash:38 a:flat:-12 a:flew:-36 a:flight:-159 a:flights:-113 a:flood:13 a:floor:-38
a:floors:-3 a:fluffy:13 a:flur:-4 a:fly:-55 a:flying:11 a:fm:2 a:fog:63 a:fois:-9 a:folder:-66 a:folks:60
a:following:122 a:football:57 a:footer:10 a:for:-124 a:force:13 a:forget:50 a:forklift:22 a:forklifts:94 a:forks:-6
a:form:-43 a:formulare:-16 a:fotos:11 a:found:28 a:four:-32 a:foxes:2 a:fractional:-2 a:fractions:1 a:frames:-53
a:francisco:-1 a:frau:-65 a:free:-81 a:freeze:-41 a:freezer:6 a:french:-16 a:friday:-33 a:friday's:-23 a:from:-128
a:fry:-7 a:full:-79 a:fun:60 a:funkmast:70 a:funkzeugnis:38 a:funny:103 a:further:-33 a:fyi:55 a:fächer:-17 a:für:75
a:g:-73 a:gale:43 a:galinha:14 a:gallery:-10 a:galli:-2 a:garcia:-14 a:garden:16 a:garnet:-37 a:garnish:61 a:gas:3
a:gaspard:-5 a:gate:38 a:gave:-12 a:gb:-136 a:gdansk:-160 a:gebühr:14 a:gece:39 a:geef:17 a:geen:23 a:generally:40
a:generated:25 a:generator:3 a:gentle:-33 a:geocoding:-4 a:gestern:88 a:get:-110 a:gets:-131 a:getting:12
a:gewartet:-1 a:gezählt:-6 a:geöffnete:17 a:ghent:-170 a:gib:18 a:gibts:3 a:gift:-67 a:gigabytes:-12 a:giorni:-21
a:gipfel:-17 a:giriş:26 a:gisteren:30 a:give:148 a:given:127 a:gives:-26 a:glad:115 a:glasbruch:8 a:gli:15 a:glove:-28
a:gloves:8 a:gläser:-32 a:gm:23 a:go:-79 a:go-live:22 a:goal:6 a:goed:19 a:goes:-153 a:going:42 a:gold:-10 a:gone:-49
a:gonna:116 a:good:118 a:gostaria:11 a:gosto:49 a:got:76 a:gotta:67 a:governance:36 a:grad:-49 a:grafiche:-16
a:gramm:-23 a:grammars:54 a:grams:-60 a:grandma:31 a:grandpa's:47 a:granny:5 a:graphs:47 a:graz:-138 a:great:65
a:great-aunt:13 a:green:-48 a:groupe:-15 a:grower:18 a:guides:17 a:gulls:22 a:gutters:3 a:gym:9 a:h:-5 a:hab:7
a:haben:-29 a:habla:23 a:hace:13 a:had:-15 a:haha:184 a:hahaha:-6 a:hale:-17 a:half:75 a:hall:-52 a:han:11 a:hand:-27
a:handover:31 a:hands:48 a:handy:-29 a:handyman:22 a:hang:65 a:hanna:-32 a:happy:37 a:harbour:20 a:has:-195
a:hasn't:-6 a:hat:-50 a:haus:-41 a:hause:-56 a:hausmeister:6 a:have:-126 a:having:76 a:hay:1 a:he:61 a:he's:26
a:head:35 a:headcount:62 a:heads:-8 a:headset:36 a:heat:59 a:heating:13 a:heb:29 a:hedges:31 a:helipad:81 a:hello:40
a:help:15 a:helps:-27 a:helst:27 a:hemos:28 a:hens:11 a:her:-18 a:herbst:-23 a:here:19 a:here's:77 a:herr:-26 a:hes:54
a:het:77 a:hex:10 a:hey:50 a:hi:145 a:hier:107 a:high:5 a:higher:-7 a:highlight:48 a:hij:24 a:him:-64 a:hints:18
a:hire:12 a:historically:56 a:hive:103 a:hm:168 a:hmm:133 a:ho:19 a:hoca:7 a:hocker:-42 a:holds:-23 a:holiday:-7
a:home:-70 a:homework:93 a:honestly:205 a:honey:15 a:honig:-15 a:hook:-5 a:hoping:17 a:horas:-26 a:horn:-38
a:hospital:33 a:hostnames:33 a:hosts:-13 a:hotel:-71 a:hotfix:44 a:hour:-71 a:hours:-171 a:house:-9 a:how:-16
a:however:158 a:hoy:57 a:hrs:-42 a:hugo:41 a:huh:74 a:hum:-49 a:hun:12 a:hundefutter:83 a:hurts:16 a:hz:-47
a:höchstens:34 a:högst:9 a:i:-15 a:i'll:31 a:i'm:-5 a:i've:52 a:iah:-116 a:ich:-22 a:icu:27 a:id:-145 a:ida:-17
a:ids:-56 a:ieri:49 a:if:38 a:ignore:6 a:ik:-9 a:il:174 a:ill:183 a:im:-11 a:imagine:73 a:immer:-16 a:imo:74
a:import:-50 a:importe:-11 a:in:-83 a:inbound:169 a:incident:95 a:included:-69 a:includes:-4 a:incubation:15 a:inga:15
a:inlet:60 a:inspector:61 a:instead:-72 a:instructor:55 a:insurance:6 a:integrals:67 a:interesting:55
a:interestingly:27 a:into:-86 a:intro:45 a:invoices:85 a:ios:92 a:iron:21 a:is:-108 a:isn't:70 a:iso:-31 a:ist:-63
a:it:76 a:it'd:38 a:it's:85 a:items:-34 a:its:64 a:itself:-25 a:ivan:-73 a:j'ai:57 a:j'aime:82 a:j'aimerais:24
a:jag:141 a:jahrhundert:-21 a:jaja:62 a:jamais:37 a:jams:17 a:january:-106 a:jeder:1 a:jetty:32 a:jfk:-78 a:jingle:-23
a:joan:66 a:job:-78 a:jobs:-29 a:johanna:39 a:johanne:51 a:jonas:4 a:joost:6 a:jouren:21 a:jours:-13 a:judo:30
a:july:-115 a:jump:8 a:june:-161 a:just:68 a:jutro:8 a:już:31 a:kacheln:-39 a:kaution:13 a:kb:-70 a:keep:14
a:keeps:-90 a:keller:-6 a:kennel:83 a:kept:-8 a:key:-104 a:keys:45 a:kg:-87 a:kids:100 a:kill:-33 a:kilo:-50
a:kilobytes:-7 a:kilos:-68 a:kilovatios:-26 a:kinder:-55 a:kindly:2 a:kinds:-21 a:kinetic:29 a:kitchen:48 a:klart:22
a:klausur:-69 a:kleine:-41 a:km:-57 a:knees:37 a:knife:8 a:knochen:-19 a:knoten:-6 a:knots:30 a:know:-103 a:koi:38
a:kommentare:23 a:korrektur:69 a:kowalczyk:-29 a:krosno:41 a:kuchen:-5 a:kurzwellen:23 a:kwame:17 a:käfer:-6
a:l'appairage:33 a:l'atelier:29 a:l'export:1 a:la:114 a:lab:40 a:label:20 a:laborbuch:22 a:lag:-12 a:lakes:37
a:lamp:-28 a:landed:33 a:lane:-29 a:lang:-92 a:larch:26 a:las:42 a:last:4 a:late:95 a:latency:45 a:later:-122
a:laternen:-1 a:latest:-35 a:laughing:-1 a:laut:64 a:lax:-41 a:lay:-2 a:layer:-14 a:layers:-3 a:lazy:63 a:le:208
a:learner:8 a:learning:78 a:leaves:-55 a:leaving:-27 a:led:-50 a:leerraum:-13 a:left:11 a:legal:58 a:leiden:-143
a:leihgebühr:-63 a:lemonade:2 a:lena:74 a:leo:49 a:les:143 a:lesson:78 a:lessons:38 a:let:116 a:let's:119 a:lets:81
a:letter:-1 a:letterpress:9 a:letztes:17 a:leute:-136 a:level:-33 a:library:-2 a:licence:-51 a:lidar:31 a:lie:-11
a:lieber:45 a:liefst:41 a:liegt:-21 a:lies:-24 a:liever:12 a:lift:35 a:light:-5 a:lighter:31 a:lightning:18
a:lights:-12 a:like:-263 a:limit:-2 a:lindqvist:-62 a:lines:-17 a:lingered:-11 a:link:-82 a:linking:4 a:liquids:3
a:lisbon:16 a:list:-67 a:listening:-1 a:listing:-12 a:listonosz:29 a:litres:-65 a:litri:-4 a:little:-66 a:lo:61
a:load:-67 a:loader:-12 a:lock:-17 a:locks:-2 a:login:4 a:logins:-5 a:lol:91 a:london:-7 a:long:-109 a:longer:-80
a:look:-123 a:looked:-1 a:looking:80 a:looks:-84 a:loop:60 a:los:61 a:lossy:23 a:lost:-3 a:lotus:-19 a:low:7
a:loyalty:64 a:lucca:-171 a:lucile:-47 a:lucky:13 a:lucía:28 a:lukas:47 a:lunch:101 a:länger:51 a:läuft:-57
a:lötpunkte:-4 a:m:-45 a:ma:-41 a:mac:31 a:machine:-138 a:made:-21 a:madrid:-21 a:mai:29 a:mail:-13 a:main:59
a:make:11 a:makes:-43 a:mal:-103 a:malmo:-187 a:management:7 a:manganese:3 a:manuals:-11 a:many:53 a:maple:21
a:maps:41 a:march:-116 a:marina:13 a:mark:124 a:marked:42 a:market:-36 a:marketing:95 a:marks:-55 a:marta:4
a:martins:-5 a:massimo:21 a:maternity:77 a:max:97 a:may:-109 a:maybe:14 a:maître:-11 a:mañana:7 a:mb:-136 a:mbit:-79
a:mdr:15 a:me:-197 a:means:-36 a:meanwhile:8 a:measured:94 a:mechanic:13 a:median:33 a:medical:33 a:medicine:41
a:medí:37 a:megabyte:-21 a:megabytes:-1 a:meglio:7 a:mehr:77 a:mein:41 a:member:-62 a:memory:82 a:menu:41
a:merchants:5 a:merci:51 a:mertens:7 a:messages:-44 a:met:-17 a:meteor:9 a:method:-103 a:metres:-56 a:mg:-20 a:mia:-62
a:mich:-95 a:microamps:-24 a:mientras:11 a:migrated:37 a:mijn:53 a:mikroampere:-28 a:milk:75 a:mill:18
a:milliseconds:-42 a:millisekunden:-32 a:milo:6 a:min:-53 a:mine:109 a:minor:35 a:minors:47 a:minuten:-141
a:minutes:-165 a:minutos:-57 a:mio:25 a:mirka:14 a:mix:-14 a:ml:-42 a:model:-18 a:module:7 a:mon:1 a:monday:-20
a:monitor:37 a:month:-12 a:monthly:-16 a:months:-14 a:more:-112 a:morning:43 a:mornings:28 a:morse:52 a:most:79
a:mot:-10 a:motor:12 a:move:-37 a:moved:99 a:movers:25 a:moves:-2 a:moving:84 a:mrs:20 a:ms:-155 a:mttr:28 a:much:-73
a:muchas:52 a:muestras:-5 a:mum:82 a:mum's:65 a:murdered:19 a:muscles:24 a:music:-2 a:must:21 a:mv:-16 a:mx:-54
a:my:29 a:myself:-44 a:más:-11 a:máximo:-7 a:mätarna:20 a:målet:21 a:même:8 a:n:-61 a:n'utilisez:7 a:na:63
a:nachmittag:-18 a:nachrichten:-2 a:nacht:-9 a:nachtisch:55 a:nada:39 a:nah:52 a:name:-36 a:nantes:-115 a:narrow:-45
a:ne:-83 a:neap:73 a:near:-188 a:nearly:-6 a:nebel:-20 a:need:29 a:needs:-60 a:neighbour's:-31 a:nesting:-16
a:netops:25 a:netsec:41 a:neue:30 a:never:-22 a:new:125 a:newsprint:12 a:next:54 a:ngl:53 a:nice:191 a:nicer:-7
a:nicht:-119 a:nichts:-23 a:nie:11 a:niente:38 a:niet:-56 a:night's:-43 a:nightly:60 a:nine:-118 a:no:65 a:nobody:120
a:noch:-10 a:node:6 a:noise:-43 a:noisy:-76 a:none:39 a:noor's:-13 a:nope:12 a:nord:-20 a:normal:-33 a:nos:10 a:not:-9
a:note:22 a:notebook:-14 a:noted:162 a:notes:-20 a:nothing:38 a:notice:-88 a:nous:10 a:november:-40 a:now:-179
a:number:-102 a:numbers:-27 a:numer:33 a:nunca:50 a:nur:-8 a:nurses:11 a:nutze:16 a:não:-20 a:när:29 a:o:82
a:o'clock:-62 a:o'hare:-36 a:ob:7 a:oboe:23 a:october:-97 a:odd:-40 a:oddamy:-31 a:oddałam:43 a:odszkodowanie:9
a:of:-224 a:ofen:48 a:off:-150 a:offen:20 a:office:-113 a:offline:-9 a:offsite:52 a:ogg:44 a:ogni:14 a:oh:160 a:ohh:35
a:ohhh:6 a:ohne:40 a:oil:-2 a:ojo:44 a:ok:238 a:okafor:-23 a:okay:205 a:okej:17 a:okno:22 a:okonkwo:-8 a:okoye:-15
a:old:65 a:om:-15 a:omg:128 a:on:-101 a:on-call:15 a:onboarding:21 a:oncall:14 a:oncology:23 a:one:-49 a:ones:-68
a:onions:3 a:online:-4 a:only:-64 a:ont:-5 a:ontem:30 a:onze:31 a:ooh:12 a:op:-9 a:op-eds:49 a:open:3 a:opens:-27
a:ops:50 a:optics:14 a:option:-16 a:options:-14 a:or:-287 a:ora:2 a:oral:-35 a:ord:-20 a:order:-32 a:ordering:-4
a:organ:40 a:os:3 a:oscar:13 a:oskar:75 a:ostarna:-18 a:other:-94 a:ottilie:-7 a:oublie:29 a:our:19 a:out:-133
a:outbound:69 a:outgoing:-12 a:outliers:20 a:outro:43 a:outstanding:1 a:over:-203 a:overtime:34 a:own:-24
a:oyelaran:-4 a:p:11 a:p-anteil:46 a:pacs:36 a:pad:7 a:padlock:-12 a:page:37 a:pager:75 a:pagers:20 a:pages:-57
a:pagination:5 a:paint:84 a:paket:9 a:pale:-28 a:palet:-5 a:pallets:19 a:pan:-6 a:pancakes:8 a:pandas:38 a:paper:-7
a:par:-106 a:para:56 a:parallel:-4 a:parcel:21 a:pare-feu:46 a:parents:10 a:park:19 a:parked:15 a:parser:-14
a:parsers:19 a:part:-100 a:party:-31 a:pas:38 a:pass:56 a:passe:-10 a:passed:-25 a:passei:27 a:passenger:-19
a:passengers:-23 a:passport:39 a:paste:22 a:patient:105 a:payment:-70 a:pediu:-4 a:peed:13 a:peeked:36 a:pendulum:61
a:people:-70 a:pepper:48 a:per:-87 a:percent:-128 a:peregrines:35 a:perforce:26 a:person:-31 a:personas:-4
a:personne:67 a:personnes:-2 a:petra:-7 a:pharmacists:40 a:philippa:11 a:philosophy:59 a:phl:-18 a:photographer:16
a:photographs:-1 a:photos:19 a:phrase:12 a:phx:-7 a:piano:55 a:pick:19 a:picking:15 a:pickup:2 a:picture:76
a:pid-regler:6 a:pieces:-11 a:piensa:19 a:pier:12 a:pies:46 a:pii:31 a:pilot:27 a:pizza:21 a:più:3 a:place:-42
a:plain:-17 a:platine:-24 a:platz:-19 a:played:-44 a:players:-6 a:playlist:77 a:plays:-27 a:plc:-4 a:please:243
a:plenty:1 a:plot:-2 a:pls:98 a:plus:11 a:plutôt:32 a:plz:2 a:pm:-22 a:po:24 a:pod:-3 a:poets:24 a:point:-21
a:points:-156 a:policy:-14 a:polite:11 a:poll:67 a:polls:-28 a:pond:2 a:pool:-90 a:poplars:37 a:por:-168 a:port:66
a:porto:-125 a:portrait:34 a:porzioni:-5 a:postgres:17 a:postmortem:6 a:pot:-16 a:potatoes:9 a:potential:65
a:pounds:-11 a:pour:21 a:power:13 a:ppl:14 a:ppm:-8 a:pr:8 a:practical:15 a:praise:46 a:prefer:24 a:preferisco:21
a:prefetch:41 a:prefiero:68 a:prefiro:57 a:prescription:34 a:present:-8 a:presión:16 a:pressure:30 a:pretty:-52
a:pretzels:47 a:preview:19 a:price:-64 a:prices:5 a:printed:-21 a:privacy:40 a:priya's:-47 a:priyanka:-9 a:pro:-61
a:prob:73 a:probate:10 a:problems:-24 a:procent:-38 a:production:56 a:professor:82 a:profil:9 a:project:-1
a:proofing:84 a:props:39 a:prosecco:31 a:proszę:21 a:prototype:27 a:provide:-34 a:provider:1 a:przejrzałem:18
a:przepraszam:12 a:przypomnę:18 a:prévenez:17 a:prüfung:-25 a:public:2 a:publisher:45 a:puisque:29 a:pump:44
a:pumps:-31 a:punkt:26 a:punkte:-66 a:puntos:-17 a:pupils:-11 a:push:55 a:put:78 a:px:-28 a:pythonie:-20 a:på:-60
a:q:16 a:quality:29 a:quarantine:32 a:que:-90 a:queda:28 a:quelle:27 a:quem:8 a:quero:42 a:question:-41
a:questions:-56 a:queue:53 a:queuing:-7 a:quick:56 a:quiero:85 a:quiet:5 a:quietly:-23 a:quite:21 a:quién:-3
a:quota:-36 a:quotations:15 a:quotes:60 a:qué:52 a:r:-19 a:rabies:33 a:rack:151 a:radar:19 a:radiology:82 a:rail:-42
a:rain:106 a:raining:47 a:ramonas:33 a:rang:-28 a:rarely:-16 a:rasmus:14 a:rast:-20 a:rate:-47 a:rather:91 a:raul:9
a:ravi:68 a:re:67 a:reaches:-1 a:react:34 a:reader:-20 a:reading:97 a:reads:-77 a:ready:-61 a:really:-90 a:reasons:-14
a:reception:2 a:rechecked:18 a:reconnects:22 a:red:27 a:redaktor:20 a:reef:41 a:reefer:61 a:refrain:5 a:refund:-5
a:refunds:51 a:regarding:-20 a:regen:18 a:rehearsed:24 a:remaining:66 a:remember:51 a:reminders:28 a:reminds:48
a:removal:15 a:rename:35 a:renamed:11 a:render:28 a:renegotiated:28 a:rent:126 a:rental:-33 a:replica:83
a:replication:44 a:replies:25 a:report:-88 a:repro:37 a:request:-59 a:requests:-56 a:reservations:-11 a:response:4
a:result:44 a:retention:36 a:retired:51 a:retrained:46 a:retries:82 a:return:2 a:reverse:48 a:review:-28 a:reviewer:8
a:reviews:56 a:revision:65 a:rgb:48 a:ricevuto:23 a:right:91 a:ripples:21 a:riunione:42 a:roads:30 a:robots:57
a:rock:21 a:rocío:11 a:rollen:39 a:rolls:-44 a:romanas:24 a:root:79 a:rosalind:16 a:round:-11 a:roundabouts:38
a:route:29 a:row:92 a:rows:-78 a:rubber:2 a:rules:-7 a:run:6 a:runden:2 a:running:-13 a:runs:-100 a:réservé:-6
a:réunion:10 a:rücksprache:-9 a:s:-66 a:safari:16 a:safe:9 a:said:-36 a:sailing:35 a:sailors:125 a:sales:69
a:salmon:45 a:sample:1 a:sampling:26 a:sandbox:12 a:sans:-19 a:saturday:66 a:saturn:-2 a:saw:67 a:say:-7 a:saying:-10
a:says:-86 a:scale:53 a:scan:22 a:scene:16 a:schilf:-29 a:schluss:-34 a:scholars:10 a:school:65 a:schreiben:19
a:schwäne:-16 a:schülern:-13 a:scrap:59 a:screen:33 a:script:-20 a:scrolled:43 a:scrolling:2 a:sdk:-32 a:se:-137
a:sea:-75 a:seagull:18 a:seagulls:24 a:search:38 a:seat:-28 a:seats:-21 a:seattle:-18 a:sec:23 a:secondes:-22
a:seconds:-132 a:secret:16 a:secrets:5 a:see:-58 a:seeing:5 a:seek:9 a:seems:-46 a:seen:10 a:sees:-29 a:seguro:-24
a:según:41 a:seit:8 a:seiten:-12 a:sekunden:-9 a:sekunder:-8 a:select:-9 a:self-catering:11 a:semantic:27 a:send:60
a:sentences:3 a:sept:-5 a:september:-99 a:sequencing:21 a:sera:-2 a:seriously:65 a:server:-106 a:serwer:59 a:será:54
a:sesame:29 a:several:14 a:sha:38 a:share:-26 a:sharp:-1 a:she:94 a:she's:62 a:sheet:-25 a:shift:-73 a:shoes:9
a:short:29 a:should:4 a:show:-70 a:shows:-77 a:si:-55 a:side:-26 a:sie:-141 a:siempre:22 a:signaturschlüssel:-2
a:signed:1 a:signs:-4 a:simmer:13 a:simply:-16 a:simulator:24 a:since:49 a:sing:-2 a:sit:-44 a:sits:-35 a:sitzen:-3
a:six:8 a:size:-43 a:skimmed:39 a:skip:44 a:skipper:-13 a:skipping:51 a:skoda:-14 a:skriv:36 a:sleeps:-41 a:sleepy:-49
a:slept:57 a:sleutel:8 a:slight:19 a:slot:-18 a:slow:-15 a:slowly:-6 a:small:-2 a:smell:-38 a:smells:-8 a:smith:-20
a:snails:26 a:snapshot:124 a:snön:15 a:so:-1 a:sobre:-9 a:soep:12 a:soft:52 a:sold:-45 a:soldered:73 a:solutions:1
a:some:133 a:somebody:68 a:somehow:31 a:someone:62 a:something:-13 a:sometimes:70 a:somewhere:-4 a:soon:12 a:sooner:-1
a:soren:22 a:sorry:239 a:sorted:39 a:sorten:-42 a:sorter:77 a:sounds:109 a:soup:28 a:sourdough:7 a:spanish:-25
a:spare:138 a:spediteur:-15 a:speeches:11 a:speed:-30 a:spelling:-17 a:spendere:-4 a:spicy:3 a:spoke:32 a:sports:91
a:spring:54 a:sql:-14 a:sre:29 a:sry:33 a:stack:-9 a:staging:79 a:stairs:49 a:stakeholder:15 a:standby:17 a:standup:22
a:standups:55 a:starboard:48 a:start:-104 a:started:-5 a:starter:14 a:starts:-41 a:stations:6 a:statistical:12
a:status:127 a:stay:-44 a:stayin:59 a:stays:-67 a:steel:34 a:stein:-23 a:steine:-27 a:stellare:-1 a:steps:-25
a:sternschnuppen:-1 a:still:-54 a:stock:66 a:stocktaking:16 a:stood:-63 a:stops:-57 a:storage:35 a:stories:51
a:story:-45 a:straight:-17 a:strain:4 a:straks:23 a:streams:-22 a:street:-6 a:studies:14 a:study:32 a:stunden:-63
a:style:-5 a:stück:-13 a:successfully:-18 a:such:56 a:summer:-22 a:sunspots:37 a:supplier:82 a:supply:-13
a:support:106 a:sur:-94 a:sure:194 a:surtout:24 a:survival:8 a:swallowed:26 a:swap:19 a:swapped:20 a:symbols:-4
a:system:-17 a:szef:6 a:ta:31 a:table:59 a:tables:-14 a:tablets:19 a:tag:-69 a:tage:-111 a:take:105 a:takes:-110
a:taket:-4 a:talk:48 a:talked:89 a:tall:-25 a:tank:23 a:tape:42 a:target:45 a:tarifs:-9 a:task:-21 a:tasting:70
a:tax:-12 a:teacher:33 a:team:-73 a:teeth:-35 a:tekst:12 a:tell:-90 a:tells:-7 a:temperatures:39 a:tempo:5
a:tenant:115 a:tengo:60 a:tent:5 a:tenths:-10 a:teraz:29 a:tess's:3 a:test:-44 a:testtelefonerna:22 a:text:9
a:teściowa:16 a:than:-248 a:thank:119 a:thanks:261 a:that:-33 a:that's:42 a:thats:118 a:the:70 a:theatre:37
a:them:-159 a:theme:42 a:then:118 a:theory:64 a:there:33 a:there'll:45 a:there's:89 a:therefore:55 a:thermal:16
a:thermo:5 a:these:-81 a:they:9 a:they'll:21 a:thing:-165 a:things:-11 a:think:71 a:this:-8 a:those:14 a:though:-20
a:thought:2 a:thousand:-48 a:threads:-26 a:threshold:-44 a:through:-201 a:throw:-5 a:thru:-21 a:thu:-14 a:thx:101
a:ticked:21 a:ticket:12 a:tickets:48 a:tidal:16 a:tiene:-42 a:til:-6 a:tiler:8 a:tiles:-12 a:till:-103 a:time:-157
a:times:-101 a:timestamps:17 a:tims:13 a:tiny:-13 a:tips:-2 a:tmrw:46 a:to:-117 a:today:-69 a:todo:34 a:together:-85
a:token:31 a:told:-129 a:tom:6 a:tom's:19 a:tomater:16 a:tomorrow:88 a:tomorrow's:-10 a:toms:17 a:tonight:28
a:tonnes:-7 a:too:-38 a:took:-86 a:top-ups:3 a:topic:-1 a:total:-63 a:tourists:29 a:tours:32 a:trace:-31 a:tracing:6
a:trains:77 a:transcript:41 a:transport:3 a:travel:-71 a:tray:-45 a:trays:-9 a:treasurer:34 a:treat:31 a:tres:33
a:trick:-19 a:tried:39 a:tries:-27 a:trieste:-188 a:trig:19 a:trip:-91 a:trips:-14 a:trois:30 a:trop:19 a:truck:-7
a:trumpets:29 a:try:-2 a:trzeszczało:10 a:tuesday:33 a:tuesdays:25 a:tuned:31 a:tunnels:39 a:turku:-110 a:turns:44
a:turtle:11 a:tvättiden:18 a:twice:-124 a:twin:26 a:twins:50 a:two:35 a:typo:53 a:u:43 a:uart:5 a:ugh:159 a:uhr:-64
a:ultrasound:25 a:umber:-8 a:un:-35 a:una:-49 a:unclear:18 a:und:-21 a:undecided:11 a:under:-7 a:understand:-9
a:understood:115 a:une:-4 a:unfortunately:216 a:unless:-55 a:unreal:12 a:uns:-1 a:unterm:26 a:until:-178 a:up:-192
a:upgrading:85 a:uplink:52 a:upload:96 a:uploaded:10 a:uploads:32 a:ups:39 a:ur:1 a:us:-229 a:use:85 a:user:-9
a:using:-133 a:usually:-111 a:utc:-43 a:uv:-22 a:v:-5 a:va:37 a:vaccine:6 a:van:-90 a:vans:43 a:vault:2 a:vaya:35
a:vegas:-46 a:veins:15 a:vending:46 a:vendor:36 a:verspätung:-19 a:verwacht:-17 a:vet:15 a:vi:1 a:viele:31 a:view:-18
a:vill:30 a:vinegar:10 a:vingt:19 a:violet:-2 a:vision:27 a:visit:-26 a:visiting:14 a:visitors:48 a:vocht:-12
a:volgende:33 a:volts:-28 a:von:-24 a:voor:76 a:vordach:-14 a:votre:62 a:voucher:54 a:vous:85 a:vowels:18 a:vpn:-22
a:wait:51 a:wake-up:38 a:walks:-9 a:wanna:13 a:want:26 a:wants:-40 a:war:-24 a:ward:35 a:ware:-4 a:warm:64 a:was:-224
a:wat:32 a:watchdog:21 a:watched:9 a:water:41 a:watts:-46 a:waves:6 a:way:-74 a:we:52 a:we'll:102 a:we're:87
a:we've:101 a:weak:75 a:weavers:14 a:weber:-13 a:webpack:8 a:weed:22 a:week:-58 a:weeks:-24 a:weer:-7 a:weighs:-4
a:weights:89 a:weiß:13 a:well:-20 a:went:-51 a:wer:48 a:were:-75 a:west:-59 a:wet:18 a:wetter:-10 a:what:194
a:what's:73 a:whatever:111 a:wheel:14 a:wheels:-7 a:when:38 a:whenever:-6 a:while:-97 a:whitlock:-2 a:who:-95
a:whoever:147 a:why:7 a:wide:-9 a:width:46 a:wieder:-19 a:wifi:43 a:will:18 a:willow:-16 a:wind:146 a:window:54
a:wiped:8 a:wir:-5 a:with:-34 a:within:-107 a:without:-141 a:woche:-64 a:wochen:-10 a:wochenende:-14 a:woke:25
a:wolnego:-3 a:wolę:33 a:won't:-116 a:wonderful:12 a:wont:-31 a:wooden:-1 a:words:-68 a:wore:-10 a:work:-37
a:workers:-9 a:works:-87 a:worksheet:79 a:wormed:28 a:worth:-16 a:would:-14 a:wow:37 a:write:68 a:wrong:-114
a:x-ray:10 a:xray:23 a:ya:85 a:yeah:78 a:year's:-32 a:years:-115 a:yeast:64 a:yedekleme:24 a:yellow:64 a:yes:302
a:yesterday:80 a:yesterday's:-8 a:yet:-123 a:yo:34 a:york:-54 a:you:43 a:you'll:84 a:you're:136 a:you've:59 a:your:118
a:yrs:-27 a:yum:21 a:yusuf:46 a:z:-24 a:zacken:-35 a:zadań:52 a:zaplanowano:-35 a:zeit:-56 a:zentimeter:-41
a:zerknąłem:24 a:zero:48 a:zia:42 a:zijn:-52 a:zone:47 a:zoom:5 a:zrobione:68 a:zulke:26 a:zwemles:36 a:zähne:-27
a:à:4 a:är:-53 a:é:-12 a:übernachtung:-1 a:żadnych:16 a:бэкапы:18 a:к:55 a:не:-14 a:никогда:28 a:номер:19 a:опять:56
a:прошивка:14 a:сольфеджио:34 a:таблица:25 al:*_*:332 al:*_^:380 al:*_annika:-1 al:*_arrival:92 al:*_aucune:-24
al:*_available:67 al:*_booking:8 al:*_cabin:17 al:*_cameras:-8 al:*_certificate:20 al:*_chrome:-35 al:*_comedy:-24
al:*_cover:-36 al:*_dana:-8 al:*_departure:59 al:*_doors:-8 al:*_draft:-30 al:*_economy:20 al:*_experiment:-18
al:*_flight:111 al:*_flights:9 al:*_fridays:-18 al:*_funny:-15 al:*_get:-10 al:*_i:9 al:*_iah:5 al:*_ice:-29
al:*_id:74 al:*_il:-18 al:*_instant:-6 al:*_is:6 al:*_it:-1 al:*_jfk:7 al:*_l'atelier:-9 al:*_le:-27 al:*_les:-44
al:*_marée:-15 al:*_may:-27 al:*_me:-32 al:*_month:-17 al:*_monthly:-29 al:*_never:-61 al:*_no:-73 al:*_north:-29
al:*_of:-82 al:*_one:-24 al:*_origin:21 al:*_owner:-23 al:*_phones:-57 al:*_pin:-16 al:*_piotr:-29 al:*_please:-12
al:*_port:-17 al:*_price:97 al:*_priyanka:-33 al:*_quarante-cinq:-17 al:*_queue:-21 al:*_read:-16 al:*_reading:-10
al:*_redo:-25 al:*_redux:-10 al:*_return:7 al:*_returns:19 al:*_right:-63 al:*_rma:-9 al:*_stockholm:-23
al:*_takes:111 al:*_the:-20 al:*_theres:-16 al:*_thu:-41 al:*_to:43 al:*_total:26 al:*_vectors:-6 al:*_water:-31
al:*_would:-2 al:*_you:-45 al:*_à:-39 al:0_0:-61 al:0_^:215 al:0_adt:46 al:0_and:-2 al:0_at:40 al:0_attempts:29
al:0_broke:-9 al:0_browser:25 al:0_buckets:25 al:0_call:43 al:0_carry:24 al:0_clean:24 al:0_coffees:61 al:0_degrees:7
al:0_delivered:-3 al:0_departing:-32 al:0_episodes:62 al:0_euros:-20 al:0_exists:-14 al:0_flashcards:38 al:0_floors:8
al:0_folders:84 al:0_for:43 al:0_from:-46 al:0_gulls:44 al:0_has:-29 al:0_hrs:34 al:0_is:168 al:0_kb:31 al:0_kbaud:20
al:0_logins:27 al:0_lookups:29 al:0_mailboxes:30 al:0_mg:25 al:0_milliseconds:66 al:0_min:34 al:0_minuten:-9
al:0_minutes:35 al:0_minutos:-6 al:0_mirror:62 al:0_ms:65 al:0_newsletter:25 al:0_nights:20 al:0_on:14 al:0_physics:7
al:0_points:-23 al:0_put:-9 al:0_queue:90 al:0_retries:9 al:0_sacks:21 al:0_seconds:76 al:0_songs:35 al:0_swallows:66
al:0_tabs:79 al:0_tests:9 al:0_that:-17 al:0_thats:60 al:0_the:-81 al:0_time:54 al:0_times:-80 al:0_undone:-3
al:0_well:25 al:0_you:-32 al:a_0:-11 al:a_amostra:46 al:a_bag:-1 al:a_batch:11 al:a_belt:12 al:a_benchmark:35
al:a_bit:-45 al:a_blade:25 al:a_block:-9 al:a_brewery:24 al:a_butter:23 al:a_campsite:40 al:a_change:3
al:a_chemist:-12 al:a_circuit:18 al:a_clock:29 al:a_closure:35 al:a_cold:10 al:a_colleague:26 al:a_comment:2
al:a_complaint:1 al:a_consultant:56 al:a_consuma:-15 al:a_copy:-13 al:a_curious:6 al:a_dash:18 al:a_day:-171
al:a_deposit:6 al:a_direção:10 al:a_draws:-59 al:a_drops:-19 al:a_dusty:39 al:a_equipa:9 al:a_failed:13 al:a_fair:39
al:a_female:22 al:a_first:26 al:a_full:9 al:a_gdansk:10 al:a_gentle:46 al:a_good:95 al:a_great:-5 al:a_hammer:28
al:a_hash:3 al:a_head:-5 al:a_heap:11 al:a_histogram:27 al:a_human:-47 al:a_ideia:23 al:a_junior:22 al:a_las:-20
al:a_laundry:44 al:a_leaked:4 al:a_leash:12 al:a_lesson:55 al:a_letter:32 al:a_little:-49 al:a_logs:-25 al:a_lot:-26
al:a_market:27 al:a_matchmaking:40 al:a_meal:-13 al:a_mechanical:29 al:a_migração:-7 al:a_min:-3 al:a_minute:-133
al:a_mock:12 al:a_mole:63 al:a_moment:-11 al:a_month:-80 al:a_mí:11 al:a_new:-40 al:a_night:-100 al:a_odd:24
al:a_one-page:13 al:a_pairing:12 al:a_pale:59 al:a_parcel:10 al:a_pinch:29 al:a_porto:7 al:a_professora:8
al:a_quarter:-7 al:a_race:25 al:a_release:31 al:a_reminder:1 al:a_resting:8 al:a_runs:-31 al:a_sample:2 al:a_school:35
al:a_second:-116 al:a_session:5 al:a_set:-2 al:a_setpoint:37 al:a_single:-19 al:a_skeleton:20 al:a_sleepy:72
al:a_stood:-33 al:a_stooping:33 al:a_story:17 al:a_suitcase:15 al:a_takes:-26 al:a_teacher:2 al:a_term:-54 al:a_text:4
al:a_thousand:15 al:a_trampoline:32 al:a_was:-31 al:a_week:-141 al:a_weekday:20 al:a_wheel:3 al:a_year:-41
al:ab_herbst:20 al:abbiamo_rifatto:17 al:abend_flach:-26 al:abends_braucht:12 al:ablation_a:21 al:about_a:-20
al:above_that:-21 al:accent_colour:52 al:according_to:136 al:actually_i:27 al:actually_let's:23 al:actually_my:8
al:additionally_i'll:6 al:adler's_mailbox:-7 al:adorei_a:38 al:adt_messages:-20 al:after_0:17 al:after_last:7
al:after_pinning:7 al:after_that:2 al:after_the:33 al:after_three:-7 al:after_yesterday's:13 al:after_your:-26
al:afterwards_it's:11 al:afterwards_sb:30 al:again_^:33 al:agora_falta:44 al:agreed_then:58 al:ahead_the:-9
al:ahlers's_mailbox:-38 al:aim_for:32 al:ainda_não:26 al:airports_often:24 al:aisle_twelve:13 al:al_día:-64
al:al_final:107 al:al_mes:-29 al:alder_stays:-9 al:all_0:84 al:all_day:-10 al:all_i:39 al:all_in:35 al:all_night:-54
al:all_nine:5 al:all_right:16 al:all_sorted:2 al:all_the:-96 al:all_very:-3 al:allergy_diet:11 al:allow_0:41
al:along_the:-13 al:alright_dad's:30 al:alright_i'll:19 al:als_een:-10 al:als_nächstes:93 al:also_bumped:9
al:also_i'd:40 al:always_correct:20 al:always_knock:2 al:always_write:37 al:am_est:-34 al:am_liebsten:24 al:am_tag:-23
al:am_wochenende:33 al:amp_travels:50 al:an_adult:49 al:an_automatic:5 al:an_empty:63 al:an_evening:-95
al:an_excess:34 al:an_hour:-32 al:an_idempotent:11 al:an_upload:9 al:ana_asked:-16 al:analyser's_log:-15 al:and_0:92
al:and_a:-65 al:and_for:25 al:and_generator:68 al:and_they:44 al:anders_als:25 al:android_build:34 al:android_builds:3
al:android_crashes:9 al:angeles_lax:-21 al:anna_ma:-42 al:annelies_als:-27 al:announce_it:6 al:annual_rope:5
al:anouk_helps:8 al:anselmo_quien:-13 al:ansible_runs:33 al:antenner_på:-14 al:antes_de:78 al:antrieb_schafft:-12
al:any_task:38 al:anyone_else:4 al:anyone_else's:34 al:anyone_know:13 al:anything_above:16 al:anything_else:-70
al:anything_over:54 al:anything_that:15 al:anything_urgent:10 al:anything_with:48 al:anyway_how:16 al:api_clients:11
al:api_die:-18 al:apk_must:19 al:app_download:26 al:app_start:26 al:apple_is:8 al:april_0:-98 al:après_le:22
al:après_vérification:11 al:are_all:38 al:are_the:9 al:around_0:69 al:arteries_start:37 al:as_0:-52 al:as_a:-2
al:as_agreed:78 al:as_far:99 al:as_for:94 al:as_if:-23 al:as_kilos:-5 al:as_long:14 al:as_of:2 al:as_soon:85
al:as_the:-106 al:as_though:-2 al:as_to:15 al:as_we:24 al:as_well:-80 al:as_you:19 al:ask_me:73 al:ask_priya's:11
al:ask_the:3 al:asked_for:-44 al:asked_twice:25 al:asked_what:-4 al:asset_tag:27 al:at_0:-39 al:at_a:-30 al:at_all:-21
al:at_any:37 al:at_home:-1 al:at_least:-19 al:at_most:101 al:at_my:8 al:at_one:-5 al:at_school:98 al:at_the:-23
al:atl_to:-49 al:au_maximum:44 al:auch_wenn:9 al:aucun_ouvrier:3 al:aucun_texte:5 al:auditors_objected:36
al:auf_dem:25 al:august_0:-98 al:aurelia_helps:1 al:ausflug_in:-27 al:aushang_reichen:-26 al:ausnahmen_gibt:23
al:aussetzer_der:-34 al:autosave_debounce:36 al:aws_acct:23 al:ayer_en:47 al:ayer_hablé:15 al:ayer_mi:15
al:baby_naps:13 al:back_from:-23 al:back_in:40 al:back_the:-9 al:back_then:7 al:back_to:-31 al:back_when:102
al:backend_team:48 al:backup_feed:23 al:backup_generator:14 al:backup_of:29 al:backup_region:6 al:backups_are:44
al:backups_hog:12 al:bad_board:21 al:badestellen_die:-33 al:badge_readers:9 al:badges_are:26 al:baking_comparisons:14
al:bank_fridge:-17 al:basalt_it:34 al:basic_economy:-50 al:batch_0:13 al:bath_tea:47 al:bathroom_tiles:33
al:bathtubs_were:15 al:battery_complaints:35 al:battery_died:8 al:beats_a:-19 al:beaucoup_de:34 al:bed_linen:26
al:beekeepers_names:15 al:been_practicing:42 al:bees_are:22 al:bees_can:3 al:bees_holding:24 al:before_a:6
al:before_anyone:27 al:before_breakfast:-4 al:before_i:8 al:before_it:-7 al:before_proceeding:18 al:before_summer:-3
al:before_the:-37 al:before_u:3 al:before_we:-67 al:before_you:5 al:bei_der:71 al:being_scared:-4
al:bereitschaft_diese:20 al:beta_july:10 al:beta_september:16 al:bett_ist:-10 al:better_than:-4 al:better_use:12
al:between_beacons:-29 al:between_the:63 al:between_trains:-8 al:between_us:70 al:between_you:9 al:beyoncé_não:-17
al:beyond_0:20 al:beyond_that:26 al:bicycles_of:33 al:big_van:16 al:bij_de:-31 al:bike_service:45 al:biked_in:34
al:bildirim_servisi:5 al:billing_runs:10 al:bin_day:40 al:bin_gleich:21 al:birds_like:1 al:birthday_cash:47
al:bis_mittwoch:31 al:bitte_duz:6 al:bitte_keine:69 al:bitte_niemals:5 al:björn_som:-3 al:bkg_ref:32
al:blackberry_forever:-20 al:blasting_that:10 al:blinking_has:1 al:blood_bank:3 al:blower_a:39 al:blue_has:-3
al:blue_hose:18 al:blue_lens:20 al:bluetooth_rewrite:66 al:boah_war:61 al:board_rev:23 al:board_revision:3
al:boathouses_smell:23 al:bogdan_is:7 al:bolts_is:-2 al:booked_the:15 al:booked_two:17 al:bookshops_are:14
al:booster_every:63 al:booster_interval:30 al:bootloader_is:20 al:boots_leaking:38 al:bootsprüfung_auf:19
al:bootsprüfung_mach:12 al:borg_bakfiets:18 al:boss_fixed:11 al:boss_found:17 al:both_seats:38 al:bottling_kicks:20
al:bottling_september:4 al:bow_straightening:24 al:boyd_visits:-14 al:brake_check:27 al:brandl_comes:-6
al:brb_doorbell:31 al:bread_and:21 al:break-glass_access:44 al:breakfast_with:25 al:bridge_for:10 al:brioche_rests:14
al:bro_the:23 al:broke_down:-20 al:broker_isn't:25 al:broodjes_bij:-9 al:broom_cupboards:8 al:brown_carpets:11
al:brücken_geben:-6 al:budget_for:6 al:budget_owner:20 al:budget_season:23 al:bufor_audio:6 al:bufor_wejściowy:32
al:build_0:3 al:build_is:-8 al:build_must:-23 al:builder_radio:23 al:building_one:26 al:building_two:15
al:bumped_the:3 al:bundle_id:8 al:bundle_size:28 al:bunk_beds:22 al:buoyage_is:20 al:burger_side:29 al:burnt_the:9
al:business_*:-10 al:by_christmas:37 al:by_july:5 al:by_october:8 al:by_the:58 al:béchamel_pot:15 al:c'est_noté:28
al:c'est_une:25 al:c_runs:-7 al:c_was:-12 al:cabin_class:1 al:cable_car:25 al:cable_cars:18 al:cable_is:1
al:cache_holds:-5 al:caching_is:32 al:cacto_é:23 al:cake_and:44 al:calibrate_the:29 al:call_at:-2 al:call_it:8
al:call_me:67 al:call_out:22 al:cambiamos_el:15 al:cambiaron_la:12 al:came_from:-11 al:camembert_on:-18
al:camera_ends:68 al:camille_teaches:34 al:camper_we'll:32 al:can't_be:-41 al:can't_believe:41 al:can't_hold:-1
al:can_be:-82 al:can_reach:-22 al:can_u:43 al:can_we:108 al:can_you:212 al:cancel_paris:26 al:cancelled_the:15
al:candidate_no:23 al:candidate_number:10 al:candidates_found:12 al:cannot_be:-74 al:cannot_do:-2 al:cant_believe:45
al:cant_do:-6 al:cant_get:25 al:cant_go:26 al:cant_spend:29 al:caps_for:64 al:captain_rieger:40 al:car's_summer:-14
al:car_broke:49 al:car_park:33 al:caramel_is:47 al:card_ending:-21 al:card_networks:24 al:cardiology_had:45
al:cardiology_moves:3 al:cards_and:12 al:carried_a:55 al:carrier_relabelled:18 al:cart_one:46 al:cart_two:29
al:case_0:33 al:case_for:61 al:case_in:-47 al:case_numbers:30 al:cash_came:-21 al:cash_is:14 al:cell_reads:-3
al:centrifuge_max:20 al:ceramic_capacitors:12 al:certificate_*:-5 al:certificates_are:33 al:certification_insists:30
al:certo_quem:23 al:change_nr:25 al:change_of:-99 al:change_request:43 al:change_tickets:12 al:changes_to:17
al:chapter_0:73 al:chapter_four:19 al:chapter_marks:38 al:chapter_on:18 al:chapter_two:13 al:chapô_*:22
al:chaque_arrêt:3 al:chaque_nouvel:17 al:chart_work:21 al:charts_say:18 al:chaudière_réparée:22 al:che_bella:62
al:che_bello:12 al:che_con:-4 al:che_ridere:27 al:check-in_opens:24 al:checked_*:-8 al:checked_bags:-58
al:checking_the:6 al:chess_engines:8 al:chiamate_prima:2 al:child_seat:45 al:chiller_inspection:67 al:chiller_two:2
al:choir_practice:7 al:chose_the:17 al:ci_serve:8 al:cinnamon_rolls:-18 al:circuit_id:27 al:claim_for:92
al:claim_on:25 al:claims_older:16 al:cleaning_the:30 al:clear_the:46 al:clocks_in:21 al:club_got:14 al:club_sold:51
al:cluster_west:18 al:cms_switch:19 al:code_for:43 al:code_freeze:137 al:codger_may:-17 al:coffee_first:25
al:coffee_machine:53 al:coils_resist:38 al:cold_fronts:17 al:cold_room:-13 al:cold_start:48 al:cold_store:3
al:cold_water:8 al:colour-blind_testers:44 al:colour_the:75 al:columnar_files:45 al:come_back:-7 al:come_for:14
al:come_from:-81 al:come_on:69 al:come_out:-7 al:comedy_for:-13 al:coming_up:7 al:comme_le:16 al:comments_in:13
al:commit_messages:48 al:community_mgr:14 al:como_mucho:23 al:como_máximo:56 al:company's_lorry:-10 al:compared_the:8
al:compilers_of:45 al:composers_in:57 al:compost_bin:44 al:compressor_room:16 al:con_el:9 al:con_los:6 al:con_mi:5
al:concert's_not:10 al:concert_halls:5 al:conflict_resolution:16 al:congratulations_on:45 al:considering_the:10
al:considering_this:5 al:contained_was:-6 al:container_msku:13 al:container_yard:10 al:contract_two:28
al:contractors_may:28 al:conveyor_belt:35 al:cook_has:21 al:cooking_on:50 al:cool_dark:13 al:copy_jobs:14
al:copy_streams:-17 al:core_switch:26 al:cork_is:-5 al:cork_manchmal:-1 al:correct_my:12 al:correction_from:19
al:correction_the:26 al:cost_centre:11 al:costumes_for:19 al:cottage_has:28 al:could_not:-14 al:could_simply:-3
al:could_smell:-7 al:could_the:18 al:could_we:42 al:could_you:245 al:couldn't_find:46 al:count_on:9
al:counted_again:24 al:counting_cars:1 al:courier_needs:45 al:couriers_kept:69 al:cousin's_cake:10 al:cow_wheels:52
al:crane_test:6 al:crash_0:14 al:crash_group:4 al:crash_rate:-21 al:crash_reporter:32 al:credit_card:-34
al:credit_notes:14 al:crete_was:37 al:cross-connect_order:21 al:crutches_*:26 al:current_profiling:33 al:curve_blew:3
al:custard_pot:22 al:customer_card:36 al:customer_number:8 al:customer_saw:21 al:cut_one:3 al:cutover_night:78
al:czternaście_słoików:20 al:czujniki_w:35 al:d_came:-3 al:da_funkt:29 al:da_silva:41 al:dab_carrier:35
al:dailies_travel:32 al:dana_comms:-12 al:danach_ist:6 al:danach_kommt:8 al:danach_müssen:12 al:danger_zones:46
al:danke_dir:4 al:dans_le:33 al:das_abbild:2 al:das_dwh:4 al:das_gilt:6 al:das_holz:22 al:das_hätte:15
al:das_höchste:-13 al:das_klingt:19 al:das_limit:41 al:das_obere:5 al:das_untere:19 al:das_ventil:-14 al:dat_is:27
al:dat_klinkt:16 al:data_points:-9 al:day_crew:22 al:day_shift:41 al:de_0:-38 al:de_acuerdo:17 al:de_borden:51
al:de_fianza:-37 al:de_fietsverzekering:41 al:de_kat:37 al:de_la:-6 al:de_linkermuur:14 al:de_noodlijn:14
al:de_rechtermuur:41 al:de_reservegenerator:51 al:de_retraso:-7 al:de_rijskast:23 al:de_rit:24 al:de_schimmelproef:17
al:de_storing:24 al:deadline_got:22 al:debug_keystore:46 al:december_0:-60 al:deck_for:105 al:delivered_to:-19
al:delivery_address:45 al:della_cabina:-6 al:delle_nach:-25 al:demain_je:36 al:den_abschlussbericht:1 al:den_keller:15
al:den_löste:53 al:den_to:-20 al:den_zug:20 al:denim_for:7 al:departing_at:-6 al:departure_is:34 al:deploys_happen:29
al:deposit_for:12 al:depot_north:3 al:depot_south:18 al:der_aufbewahrung:-7 al:der_druckaufbau:8
al:der_ersatzschlüssel:1 al:der_gesamtpreis:16 al:der_grenzwert:10 al:der_herr:12 al:der_import:25 al:der_kaffee:3
al:der_kinder:-4 al:der_kurs:23 al:der_kurve:-18 al:der_lupe:-12 al:der_monteur:1 al:der_nachbar:-22 al:der_oma:-19
al:der_professor:2 al:der_schwellwert:14 al:der_staging-server:2 al:der_stock:24 al:der_teigkneter:23
al:der_theologie:-30 al:der_tür:-6 al:der_vorstand:-9 al:der_zweite:-6 al:det_droppade:33 al:det_låter:9
al:devices_that:15 al:diagrams_with:18 al:dicom_files:12 al:did_anybody:27 al:did_the:153 al:did_your:4
al:die_abtastrate:8 al:die_auflage:-10 al:die_erste:3 al:die_etiketten:10 al:die_etüde:15 al:die_fahrt:-5
al:die_hauptplatine:9 al:die_höhenkorrektur:-2 al:die_karte:-1 al:die_kollegen:3 al:die_kurve:7 al:die_mütze:-17
al:die_obergrenze:9 al:die_oma:-12 al:die_on:-11 al:die_platine:12 al:die_prüfung:14 al:die_prüfungsgebühr:33
al:die_rechnung:5 al:die_tonleitern:-7 al:die_treppe:-11 al:die_verteilerlisten:40 al:die_vorleine:17
al:die_vorspeise:4 al:die_vorspring:5 al:die_warteschlange:23 al:die_wohnung:27 al:digger_cut:18 al:diggers_are:12
al:discussed_closed:24 al:disk_alarm:5 al:do_esquema:-13 al:do_i:20 al:do_not:32 al:do_que:-16 al:do_the:19
al:do_we:62 al:do_you:39 al:dock_0:17 al:dock_one:26 al:dock_two:5 al:does_anybody:22 al:does_have:-3 al:does_not:-29
al:does_the:117 al:doesn't_suit:-26 al:dog_here:-1 al:dog_never:19 al:dolphins_on:25 al:don't_be:12 al:don't_bother:23
al:don't_give:21 al:don't_reformat:20 al:don't_use:1 al:donc_le:15 al:done_discussing:35 al:done_is:10 al:done_that:12
al:done_the:27 al:dont_ask:1 al:dont_ever:3 al:dont_page:22 al:dont_pay:-26 al:dont_touch:13 al:dont_worry:52
al:door_code:30 al:dopo_le:15 al:dostęp_do:16 al:downtime_for:32 al:dr_ahlers's:16 al:dr_pettersen:7 al:draft_0:48
al:draw_calls:-9 al:draw_the:32 al:dripping_like:5 al:driver_came:36 al:driver_told:-8 al:dropped_the:11
al:drove_to:48 al:du_darfst:25 al:du_sollst:13 al:du_vill:18 al:during_the:-40 al:during_visiting:19 al:démarre_au:-2
al:dörren_på:57 al:each_allocation:4 al:each_christmas:-33 al:each_evening:-30 al:each_interrupt:21 al:each_mock:47
al:each_morning:-40 al:each_of:57 al:each_passenger:3 al:each_person:35 al:each_sensor:3 al:each_time:4
al:earlier_the:-16 al:earliest_we:25 al:early_returns:21 al:east_counterweight:33 al:east_stands:-32 al:economy_*:-16
al:economy_class:-23 al:editor_people:24 al:egg_test:18 al:egzamin_na:15 al:ein_anruf:10 al:ein_load:9
al:eine_fahrt:13 al:el_billete:14 al:el_búfer:44 al:el_camión:17 al:el_cobro:19 al:el_color:-16 al:el_consumo:6
al:el_contrato:-20 al:el_correo:-11 al:el_dele:-5 al:el_depósito:46 al:el_dron:10 al:el_equipo:-8 al:el_fallo:10
al:el_grupo:20 al:el_gráfico:6 al:el_límite:16 al:el_mar:-18 al:el_medicamento:-4 al:el_muelle:25
al:el_planificador:-7 al:el_proveedor:30 al:el_puerto:-10 al:el_sensor:5 al:el_telesilla:11 al:el_trabajo:12
al:el_umbral:61 al:el_verano:-1 al:el_veterinario:3 al:el_índice:-6 al:el_último:-3 al:ella_tiene:1 al:elle_part:6
al:elle_s'est:13 al:elm_collar:33 al:else's_chair:-15 al:em_nantes:2 al:emoji_hints:25 al:en_bergen:42 al:en_brno:62
al:en_el:18 al:en_graz:7 al:en_la:11 al:en_leiden:53 al:en_modig:51 al:en_noviembre:-16 al:en_porto:26
al:ending_in:-40 al:energy_bill:-2 al:english_for:-50 al:ensuite_je:16 al:ensuite_on:33 al:entendu_aucune:23
al:entiendo_perfectamente:21 al:entre_deux:17 al:entre_turno:20 al:entrego_o:-9 al:ep_0:70
al:equatorial_coordinates:22 al:er_ist:19 al:er_ligt:23 al:erp_instances:-10 al:errata_sheet:41 al:es_darf:16
al:es_fehlt:17 al:es_wird:27 al:esas_tías:19 al:eso_no:20 al:est-ce_que:45 al:event_queue:3 al:ever_^:25 al:every_0:-1
al:every_day:-35 al:every_factory:34 al:every_number:4 al:every_postmortem:7 al:every_reminder:11 al:every_sample:6
al:every_time:34 al:everyone_in:87 al:everything_else:33 al:everything_is:-51 al:everything_that:17 al:ewr_to:-20
al:exam_boards:31 al:exam_is:27 al:exam_registration:41 al:exam_week:9 al:excel_hat:53 al:excuse_my:30
al:exercise_nine:15 al:expect_my:28 al:expect_the:97 al:explain_*:28 al:export_klang:32 al:f_seats:-18
al:fabrizio_si:19 al:facilities_are:11 al:facilities_gave:22 al:facilities_printed:37 al:facilities_said:14
al:facilities_swapped:16 al:facilities_will:23 al:fact_the:-23 al:fahrad_swore:20 al:failed_over:21 al:fair_enough:4
al:fall_into:-1 al:falta_saber:16 al:families_pay:22 al:feathers_weigh:32 al:feature_flag:11 al:february_0:-144
al:feel_free:10 al:feels_like:6 al:fees_like:15 al:fermenter_five:17 al:ferries_to:53 al:ferry_not:16 al:fico_com:11
al:field_test:54 al:film_0:-11 al:final_^:11 al:finalement_on:74 al:finance_has:18 al:finance_wants:22 al:find_the:10
al:fine_cot:19 al:finished_that:11 al:firewall_is:24 al:first_name:-36 al:first_task:26 al:first_the:47 al:fish_man:17
al:fits_sur:-16 al:fixed-point_numbers:27 al:flaky_tests:24 al:flash_0:38 al:flashcards_for:20 al:flew_past:-10
al:flight_0:-8 al:flint_is:15 al:floating_point:21 al:flood_damage:13 al:flur_bitte:-4 al:fly_for:-14
al:flying_weight:27 al:fm_carrier:39 al:fm_through:-11 al:fog_does:17 al:fog_makes:19 al:folks_at:61
al:following_that:15 al:following_your:51 al:food_all:61 al:football_examples:16 al:footer_height:10 al:for_0:-100
al:for_a:20 al:for_an:-11 al:for_anything:13 al:for_birthday:49 al:for_calls:21 al:for_comparison:10 al:for_each:41
al:for_grade:32 al:for_hotel:42 al:for_it:-17 al:for_later:56 al:for_me:-80 al:for_meals:33 al:for_naming:8
al:for_new:17 al:for_november:12 al:for_one:-13 al:for_polish:16 al:for_revision:64 al:for_safety:8 al:for_the:79
al:for_tomorrow:32 al:for_two:-8 al:for_us:-8 al:for_writes:6 al:for_you:-105 al:for_your:-13 al:force_pushes:18
al:forget_what:4 al:forklift_inspection:32 al:forklifts_do:86 al:forks_for:-6 al:formulare_ungefähr:-5 al:fotos_der:12
al:found_a:106 al:four_is:-11 al:fractional_bits:-2 al:frame_budget:29 al:frau_yıldız:-14 al:free_checked:-7
al:free_for:-3 al:freezer_0:11 al:french_on:-8 al:fresh_email:7 al:friday's_review:-10 al:fridge_east:21
al:from_here:137 al:from_jfk:-1 al:from_me:-69 al:from_my:44 al:from_nantes:-7 al:from_now:26 al:from_this:55
al:from_what:72 al:fun_fact:60 al:funkmast_nord:70 al:funkzeugnis_bestanden:38 al:funny_best:-12 al:funny_how:36
al:funny_it:43 al:funny_my:48 al:fyi_seal:21 al:fyi_the:8 al:für_anfragen:-18 al:für_den:4 al:für_die:115
al:für_ein:-15 al:gale_warning:43 al:galinha_chamada:14 al:garden_party:18 al:garnish_for:61 al:gas_work:14
al:gate_code:57 al:gateway_image:20 al:gateway_serial:36 al:gateway_threads:-30 al:gave_a:-8 al:gave_me:-28
al:gave_my:23 al:gb_for:-17 al:gebühr_für:14 al:gece_nöbeti:39 al:geen_printf:36 al:generally_speaking:44
al:generator_test:47 al:gentle_dog:16 al:geocoding_requests:-4 al:gestern_den:19 al:gestern_waren:14 al:get_the:50
al:getting_the:5 al:geöffnete_ware:17 al:ghent_has:25 al:gib_mir:18 al:gift_card:-63 al:giriş_ekranı:26
al:give_clearing:25 al:give_each:21 al:give_me:106 al:give_the:19 al:give_up:-34 al:given_the:116 al:glad_it:26
al:glad_that:7 al:glad_the:49 al:glasbruch_wird:8 al:gli_esercizi:21 al:gloves_on:11 al:gläser_honig:-32 al:gm_all:23
al:go-live_has:22 al:go_easy:13 al:go_to:-1 al:goal_of:6 al:goed_de:23 al:going_*:28 al:going_by:23 al:going_for:-3
al:going_through:14 al:gone_my:-10 al:gonna_bring:23 al:gonna_reread:21 al:gonna_try:4 al:good_build:-31
al:good_morning:59 al:good_news:42 al:good_tears:15 al:good_to:16 al:gostaria_mais:11 al:gosto_mais:49 al:got_0:52
al:got_a:66 al:got_it:96 al:got_lost:-1 al:got_moved:-4 al:got_stung:56 al:got_the:86 al:got_through:-8
al:gotta_love:33 al:governance_has:36 al:grafiche_sereni:-16 al:gramm_wiegen:-23 al:grammars_with:55
al:grandpa's_pills:3 al:granny_has:5 al:graphs_over:24 al:great-aunt_ida:13 al:great_thank:4 al:great_thanks:31
al:grower_feed:18 al:guests_take:21 al:guides_found:17 al:gulls_in:51 al:gutters_r:21 al:gwendolyn_is:2
al:gym_floor:13 al:ha_0:14 al:ha_a:70 al:ha_i:1 al:ha_llegado:-11 al:ha_un'aria:-23 al:habla_siempre:23 al:hace_un:16
al:had_it:17 al:had_to:18 al:haha_like:2 al:haha_no:19 al:haha_ok:4 al:haha_yes:36 al:hale_visits:-17 al:half_an:58
al:half_of:8 al:half_term:19 al:half_the:37 al:hall_three:3 al:hand_in:10 al:hand_sizes:-5 al:hands_off:66
al:handyman_fixed:22 al:hang_on:90 al:hanna_v:-3 al:happy_to:28 al:harbour_master:6 al:hard_limit:10 al:has_a:-16
al:has_anybody:4 al:has_anyone:42 al:has_been:-65 al:hat_überschwungen:21 al:haus_schicken:-8 al:hause_gegangen:-4
al:hausmeister_ist:26 al:have_another:68 al:have_been:-12 al:have_the:-1 al:having_seen:20 al:he's_limping:5
al:he_ate:13 al:he_dropped:12 al:he_had:-19 al:he_has:25 al:he_hurt:5 al:he_is:5 al:he_made:-14 al:he_once:-35
al:he_pintado:1 al:he_said:19 al:he_visto:-3 al:he_vuelto:-21 al:he_walked:-2 al:he_was:25 al:he_would:-24
al:head_office:5 al:headcount_came:23 al:headcount_for:18 al:headset_on:36 al:heat_quiz:38 al:heat_shrink:13
al:heating_broke:14 al:heb_je:33 al:hedges_grow:31 al:helipad_lights:81 al:hello_i:3 al:help_me:43 al:helst_inga:33
al:hemos_optado:29 al:her_boarding:10 al:herbst_zahlen:-23 al:here_are:184 al:here_is:25 al:here_the:-9
al:here_think:-1 al:hes_sluggish:31 al:het_kantoor:4 al:het_lab:-22 al:het_log:20 al:het_regent:69
al:het_testkastje:42 al:het_theorie-examen:33 al:hey_keep:3 al:hi_i:39 al:hi_i'd:3 al:hi_i'm:19 al:hi_there:23
al:hier_le:17 al:hier_nous:35 al:hier_à:41 al:high_water:92 al:highlight_verbs:48 al:hij_kan:24 al:hints_only:23
al:hire_car:20 al:his_licence:23 al:historically_a:26 al:hive_thirteen:53 al:hive_three:53 al:hm_ok:11 al:hm_that:6
al:hm_yes:23 al:hmm_no:66 al:hmm_ok:63 al:ho_fatto:10 al:hoca_yurt:7 al:hocker_wenn:-28 al:hofmann's_have:9
al:hold_on:28 al:homework_is:10 al:homework_sheet:52 al:honestly_i:50 al:honestly_loved:15 al:honestly_the:56
al:honestly_whoever:12 al:honey_weighs:20 al:honig_mit:-15 al:hope_the:9 al:hoping_to:23 al:horn_beträgt:-5
al:hospital_parking:33 al:hostnames_in:33 al:hotel_fährt:-22 al:hotfix_goes:45 al:house_rule:16 al:how_do:11
al:how_does:14 al:how_many:-7 al:how_you:-40 al:however_since:22 al:however_the:18 al:however_you:7 al:hoy_he:47
al:hugo_teaches:42 al:huh_0:74 al:hum_along:-8 al:humidity_climb:-3 al:hun_server:12 al:hundefutter_bitte:40
al:hundefutter_in:25 al:hurts_but:25 al:höchstens_0:37 al:i'd_also:5 al:i'd_be:80 al:i'd_go:-94 al:i'd_last:5
al:i'd_like:10 al:i'd_need:-24 al:i'd_prefer:-55 al:i'd_tackle:-33 al:i'll_be:12 al:i'll_bring:-94 al:i'll_drop:29
al:i'll_get:47 al:i'll_hand:-71 al:i'll_keep:2 al:i'll_need:-51 al:i'll_post:-13 al:i'll_proceed:-16 al:i'll_put:-5
al:i'll_split:-23 al:i'll_use:1 al:i'll_write:9 al:i'm_0:30 al:i'm_afraid:22 al:i'm_covered:-23 al:i'm_doing:6
al:i'm_down:25 al:i'm_fonder:-22 al:i'm_free:-15 al:i'm_going:-43 al:i'm_holding:-32 al:i'm_home:10 al:i'm_hoping:40
al:i'm_in:20 al:i'm_late:-50 al:i'm_missing:-25 al:i'm_moving:-16 al:i'm_open:10 al:i'm_putting:-61 al:i'm_running:4
al:i'm_sending:-59 al:i'm_sitting:23 al:i'm_sorry:50 al:i'm_switching:-58 al:i'm_the:24 al:i'm_writing:-5
al:i've_handed:37 al:i've_put:-73 al:i've_set:22 al:i've_taken:15 al:i_already:32 al:i_also:38 al:i_always:-39
al:i_am:-13 al:i_apologize:2 al:i_appreciate:58 al:i_argue:-50 al:i_ask:-19 al:i_beg:16 al:i_booked:-31
al:i_brought:30 al:i_can:-23 al:i_can't:-38 al:i_cannot:-63 al:i_carry:25 al:i_checked:64 al:i_chewed:-2 al:i_come:6
al:i_conti:-7 al:i_could:43 al:i_couldn't:-36 al:i_count:-19 al:i_deleted:-20 al:i_don't:67 al:i_dozed:-12
al:i_dropped:10 al:i_enjoy:2 al:i_enjoyed:23 al:i_ever:-144 al:i_fancy:-49 al:i_find:-14 al:i_found:31 al:i_get:-145
al:i_go:-31 al:i_grew:8 al:i_guess:-14 al:i_had:101 al:i_hadn't:-42 al:i_hear:-37 al:i_heard:6 al:i_hold:12
al:i_hope:54 al:i_intend:9 al:i_keep:45 al:i_knew:-25 al:i_know:-67 al:i_knät:-8 al:i_learn:32 al:i_learned:-9
al:i_learnt:1 al:i_like:39 al:i_looked:93 al:i_lose:22 al:i_lost:19 al:i_love:4 al:i_make:2 al:i_manage:12
al:i_may:-53 al:i_mean:-55 al:i_merge:-62 al:i_might:-27 al:i_misread:96 al:i_move:-64 al:i_must:11 al:i_narzekał:-41
al:i_need:32 al:i_never:41 al:i_obtained:-24 al:i_only:-49 al:i_opened:18 al:i_owe:-18 al:i_pasted:9 al:i_pay:30
al:i_plan:13 al:i_practise:-30 al:i_prefer:26 al:i_prepare:-44 al:i_promised:9 al:i_pulled:8 al:i_quiz:-44
al:i_read:15 al:i_really:23 al:i_recently:-11 al:i_refilled:-37 al:i_remember:38 al:i_restarted:24 al:i_rewrite:-22
al:i_sat:-39 al:i_scheduled:9 al:i_send:16 al:i_set:-9 al:i_should:-42 al:i_sit:-23 al:i_skip:-15 al:i_spent:75
al:i_stay:-8 al:i_still:97 al:i_stop:-23 al:i_suggest:14 al:i_talked:1 al:i_think:-68 al:i_thought:-106 al:i_told:3
al:i_took:3 al:i_torsdags:-1 al:i_tried:13 al:i_turn:-5 al:i_understand:164 al:i_understood:2 al:i_use:-81
al:i_wanted:-30 al:i_was:-91 al:i_went:104 al:i_will:55 al:i_won't:15 al:i_wonder:41 al:i_work:20 al:i_worked:5
al:i_would:28 al:i_write:-31 al:i_wrote:19 al:iah_on:-20 al:iah_to:-37 al:ice_on:3 al:ich_dir:-11 al:ich_habe:63
al:ich_mag:25 al:ich_nicht:-12 al:ich_sag:7 al:icu_ups:27 al:id_0:-45 al:id_for:-25 al:id_is:-54 al:id_rather:68
al:id_say:40 al:ida_lands:-17 al:ieri_a:45 al:if_a:54 al:if_cpu:7 al:if_i:-16 al:if_it:47 al:if_nobody:-17
al:if_possible:-79 al:if_so:35 al:if_thats:-49 al:if_the:-112 al:if_there's:48 al:if_theres:21 al:if_they:-33
al:if_u:-62 al:if_upgrading:3 al:if_you:77 al:ik_het:-1 al:ik_neem:23 al:ik_wel:-22 al:il_0:-6 al:il_gruppo:38
al:il_me:34 al:il_ne:3 al:il_pacchetto:21 al:il_report:4 al:il_reste:42 al:il_send:17 al:il_sensore:46 al:il_test:-17
al:ill_bring:47 al:ill_fix:45 al:ill_get:20 al:ill_scan:9 al:im_chat:-39 al:im_monat:-4 al:im_on:24 al:im_protokoll:3
al:im_spätdienst:25 al:image_cache:33 al:imagine_0:36 al:imagine_walking:30 al:imo_plain:27 al:imo_tabs:24
al:import_threads:-19 al:importe_von:-11 al:in_any:8 al:in_both:9 al:in_brno:14 al:in_class:68 al:in_cork:67
al:in_der:69 al:in_die:93 al:in_economy:-12 al:in_fridge:21 al:in_front:-56 al:in_ghent:-3 al:in_graz:32 al:in_it:-54
al:in_lucca:16 al:in_malmo:-26 al:in_may:21 al:in_moot:22 al:in_most:5 al:in_my:60 al:in_one:-46 al:in_our:27
al:in_school:39 al:in_short:40 al:in_that:63 al:in_this:57 al:in_those:18 al:in_total:-12 al:in_turku:30 al:in_view:34
al:in_your:-68 al:inbound_dwell:35 al:inbound_relay:1 al:inbound_truck:77 al:incident_0:46 al:incident_runs:16
al:incubation_time:15 al:index_names:8 al:inlet_pressure:60 al:inspector_brandl:24 al:inspector_called:7
al:instructor_is:56 al:insurance_began:22 al:insurance_is:36 al:integrals_by:67 al:interesting_i:19
al:interestingly_the:27 al:intro_jingle:45 al:invoices_go:78 al:ios_build:13 al:ios_builds:31 al:ios_crashes:21
al:iron_is:21 al:is_0:16 al:is_a:-28 al:is_for:-17 al:is_it:205 al:is_somebody:31 al:is_the:16 al:is_there:207
al:is_what:-2 al:isn't_it:82 al:iso_weeks:-16 al:it'd_be:38 al:it's_0:30 al:it's_a:-6 al:it's_an:-5 al:it's_been:15
al:it's_going:15 al:it's_law's:-6 al:it's_not:22 al:it's_ready:-2 al:it_^:-17 al:it_always:78 al:it_breaks:2
al:it_came:-1 al:it_can't:31 al:it_clean:-17 al:it_confuses:5 al:it_drips:6 al:it_falls:-4 al:it_flapped:54
al:it_for:-17 al:it_froze:18 al:it_happens:31 al:it_has:159 al:it_hid:9 al:it_in:-37 al:it_is:49 al:it_may:62
al:it_miscompiles:14 al:it_must:95 al:it_never:22 al:it_off:-11 al:it_on:-8 al:it_out:-7 al:it_remains:45
al:it_reminds:9 al:it_said:-13 al:it_says:7 al:it_seems:117 al:it_should:-14 al:it_softens:-4 al:it_sounds:-5
al:it_still:6 al:it_takes:61 al:it_the:-94 al:it_took:72 al:it_up:-24 al:it_was:24 al:it_would:67 al:its_0:9
al:its_so:18 al:its_the:11 al:its_there:36 al:j'ai_entendu:-4 al:j'aime_mieux:82 al:jag_fixar:17 al:jag_lovar:24
al:jag_satte:19 al:jag_tar:30 al:jahrhundert_nach:-21 al:jaja_la:27 al:jamais_de:55 al:jams_every:23 al:january_0:-105
al:je_mélange:-19 al:je_ne:5 al:je_préfère:1 al:jetty_one:12 al:jetzt_fehlt:27 al:jfk_to:-70 al:joan_and:20
al:joan_is:7 al:joan_who:22 al:johanna_with:39 al:johanne_from:51 al:jouren_ligger:21 al:judo_halls:31 al:july_0:-97
al:jump_height:13 al:june_0:-109 al:just_bullet:12 al:just_cost:-21 al:just_loading:20 al:just_looked:-8 al:just_me:-3
al:just_nu:3 al:just_sent:33 al:just_so:37 al:just_text:30 al:just_want:44 al:jutro_jadę:17 al:już_czytam:33
al:kacheln_vorladen:-5 al:kafka_cluster:-3 al:kafka_retention:9 al:kaution_überwiesen:13 al:kb_for:-21
al:keep_constellation:24 al:keep_it:-4 al:keep_my:4 al:keep_the:45 al:kennel_quota:22 al:kennel_ref:44 al:kept_the:3
al:keys_back:23 al:kids_asked:22 al:kids_put:43 al:kids_under:31 al:kill_the:-20 al:kinder_sitzen:-38 al:kinds_of:-21
al:kinetic_part:29 al:kitchen_is:56 al:klart_anmälan:22 al:klausur_hat:-49 al:kleine_lampjes:-2 al:km_a:-36
al:knife_set:26 al:knots_0:45 al:knowing_me:20 al:koi_stare:15 al:kommentare_bitte:23 al:korrektur_die:10
al:korrektur_zur:35 al:krosno_anna:41 al:kuchen_gegessen:-19 al:kurze_commits:11 al:kurzwellen_prallen:23
al:kwame_wants:17 al:käfer_passen:-6 al:l'appairage_doit:33 al:l'atelier_de:25 al:l'export_des:1 al:la_antena:5
al:la_caja:-22 al:la_cantine:30 al:la_carte:6 al:la_chambre:4 al:la_chaudière:13 al:la_clim:10 al:la_clé:7
al:la_cola:27 al:la_color:20 al:la_coupure:17 al:la_cámara:46 al:la_demo:6 al:la_exposición:23 al:la_factura:-4
al:la_gata:2 al:la_lezione:31 al:la_luz:-17 al:la_pente:-18 al:la_presión:6 al:la_pâte:14 al:la_revisione:25
al:la_révision:9 al:la_salle:25 al:la_soglia:47 al:la_stampa:12 al:la_taille:43 al:la_tarde:-21 al:la_température:9
al:la_visita:-5 al:lab_closes:1 al:lab_diary:12 al:lab_printer:5 al:lab_report:10 al:label_colour:19 al:label_the:23
al:laborbuch_führt:22 al:lakes_like:37 al:landed_on:33 al:larch_from:26 al:las_claves:21 al:las_entradas:10
al:las_plantillas:47 al:last_june:24 al:last_night:-2 al:last_summer:50 al:late_checkout:20 al:late_fee:58
al:latency_in:44 al:latency_is:18 al:latency_spikes:-28 al:laternen_gezählt:-1 al:laut_datenschutz:5 al:laut_dem:36
al:law_part:1 al:lazy_lists:63 al:le_bac:13 al:le_bande:2 al:le_barrage:-9 al:le_café:30 al:le_code:6 al:le_contrat:5
al:le_délai:59 al:le_gestisce:-14 al:le_gilet:1 al:le_graphique:5 al:le_loyer:28 al:le_pare-feu:7 al:le_petit:-8
al:le_plafond:20 al:le_plombier:7 al:le_quai:45 al:le_refuge:15 al:le_sentier:9 al:le_september:-14 al:le_serveur:14
al:le_soir:-16 al:le_switch:17 al:le_traduzioni:19 al:le_transport:-2 al:le_vecchie:16 al:lead_animator:18
al:learner_drivers:8 al:learning_0:59 al:learning_centre:-4 al:learning_rate:33 al:leave_the:27 al:led_becomes:-18
al:leerraum_zwei:-13 al:left_a:-1 al:left_and:-18 al:left_armrest:13 al:left_ear:50 al:left_for:-20 al:left_on:3
al:left_to:13 al:left_wheel:31 al:legal_is:14 al:legal_wants:11 al:lemonade_runs:3 al:lena_is:10 al:lena_promised:29
al:leo_is:26 al:les_gants:20 al:les_mineurs:36 al:les_questions:26 al:les_tests:6 al:les_vieux:11 al:lesson_on:5
al:lesson_one:19 al:lesson_starts:26 al:lessons_cost:37 al:let's_ditch:-5 al:let's_go:20 al:let's_have:12 al:let_me:30
al:let_the:82 al:lets_store:11 al:letterpress_shops:9 al:letters_are:16 al:letztes_mal:17 al:leute_haben:-8
al:leute_standen:-18 al:lidar_talks:31 al:lieber_nachmittags:34 al:lieber_um:16 al:liefst_geen:41 al:lies_my:-9
al:lift_0:49 al:lighter_for:36 al:lightning_took:19 al:like_a:-54 al:like_this:-1 al:limit_für:-2 al:limit_palet:28
al:lindqvist_expects:-2 al:line_0:8 al:line_a:30 al:lines_from:59 al:lines_most:-2 al:lingered_near:-11
al:linking_errors:4 al:lisbon_was:22 al:listonosz_rzadko:29 al:live_api:16 al:lo_he:74 al:lo_siguiente:31
al:lo_votamos:7 al:loader_must:-8 al:local_time:20 al:locker_0:7 al:log_shipping:3 al:login_tests:15 al:lol_0:10
al:lol_^:-10 al:lol_annual:-12 al:lol_celsius:-11 al:lol_fair:21 al:lol_he:-10 al:lol_my:17 al:lol_ok:2 al:lol_that:45
al:lol_the:147 al:london_took:-6 al:long_btw:-16 al:long_night:36 al:looked_at:16 al:looked_like:-26 al:looking_at:32
al:looking_closer:4 al:looking_over:27 al:loop_a:17 al:loop_b:42 al:loop_c:45 al:los_faros:7 al:los_palés:4
al:lossy_codecs:23 al:lotus_notes:-19 al:love_how:13 al:low_water:36 al:lower_case:4 al:loyalty_points:65
al:lucile_ep:-47 al:lucky_for:13 al:lucía_sacó:28 al:lukas_did:20 al:lunch_in:57 al:lunch_is:-3 al:lunch_was:15
al:länger_als:65 al:läuft_gerade:-2 al:lötpunkte_mit:-4 al:ma_0:-36 al:ma_fille:6 al:ma_pani:-11 al:mac_mini:31
al:machines_always:16 al:madrid_the:-21 al:mai_lasciare:15 al:mailbox_quota:9 al:mails_gelten:-25 al:mails_to:37
al:main_sheet:48 al:maintenance_orders:-38 al:maintenant_c'est:18 al:make_it:21 al:make_the:29 al:mal_gab:-3
al:mal_hintereinander:-9 al:mal_rast:-4 al:man_glaubt:13 al:manganese_took:3 al:manuals_are:-8 al:many_customers:32
al:many_people:60 al:maps_of:7 al:maps_screen:15 al:march_0:-92 al:marina_rang:13 al:marisol_que:-5 al:mark_danger:44
al:mark_is:-29 al:mark_mistakes:18 al:mark_my:100 al:marked_your:52 al:marketing_hates:22 al:marketing_reserved:27
al:martins_signs:-5 al:massimo_0:21 al:maternity_has:79 al:max_0:74 al:max_starts:17 al:max_two:12 al:may_0:-74
al:may_i:45 al:maybe_a:10 al:maître_lambert:-11 al:mañana_paso:27 al:mbit_for:-19 al:mdr_ma:23 al:me_equivoqué:59
al:me_gusta:54 al:me_gustan:41 al:me_ha:61 al:me_know:-4 al:me_lo:20 al:me_may:-2 al:me_of:-35 al:me_resulta:14
al:me_the:-22 al:measured_the:91 al:mechanic_is:20 al:median_house:33 al:medical_is:34 al:medicine_is:42
al:medí_otra:37 al:meeting_nice:-30 al:meeting_spot:28 al:mehr_als:106 al:mein_grandfather:10 al:mein_schwager:-4
al:meine_gene:-19 al:meine_kartenaufgabe:-8 al:meine_tante:5 al:member_you:-3 al:memory_looked:26 al:memory_of:10
al:memory_per:37 al:menu_linden:35 al:merchants_in:5 al:mertens_kids:7 al:meteor_effect:9 al:meter_reading:4
al:mi_abuela:9 al:mi_cousin:-38 al:mi_tesis:16 al:mi_trovo:12 al:mi_vecino:29 al:mich_anrufen:-1
al:mientras_viajemos:2 al:migrated_0:37 al:mijn_fiets:40 al:milk_bank:57 al:milk_from:5 al:mill_shuts:52
al:milo_licked:6 al:min_sdk:33 al:mine_comes:6 al:mine_lean:52 al:mine_lights:11 al:minor_release:35
al:minors_records:23 al:mio_zio:9 al:mir_das:-1 al:mir_ist:17 al:mir_liegen:6 al:mir_wäre:47 al:mirka_only:14
al:mit_musikbeispielen:24 al:ml_for:-21 al:mm_that:40 al:mock_exam:29 al:module_alpha:8 al:module_beta:18
al:moment_ich:25 al:monitor_threshold:48 al:monthly_full:-16 al:more_than:45 al:morning_0:76 al:morning_jingle:4
al:morning_load:11 al:mornings_suit:6 al:morse_speed:63 al:most_databases:2 al:most_monitoring:16 al:most_password:36
al:mot_kupolen:-10 al:motor_id:28 al:moved_flat:31 al:moved_odometry:10 al:moved_the:79 al:movers_are:25
al:moving_day:30 al:moving_is:26 al:mr_boyd:40 al:mr_hale:55 al:mr_hope:-7 al:mrs_chen:20 al:mrs_okoye:50
al:mrs_oyelaran:-3 al:mttr_below:28 al:muchas_familias:29 al:mum's_contract:1 al:mum_pays:58 al:mum_saw:6
al:murdered_softly:19 al:muscles_complain:24 al:must_be:74 al:must_have:-2 al:mx_records:-12 al:my_accent:-11
al:my_aunt:30 al:my_booking:6 al:my_boss:23 al:my_brain:6 al:my_breakfast:29 al:my_brother:64 al:my_candidate:46
al:my_cat:-26 al:my_chips:-9 al:my_comma:-5 al:my_concentration:-92 al:my_cousin:10 al:my_daily:9 al:my_day:18
al:my_desk:-67 al:my_doctor:10 al:my_driving:49 al:my_english:-21 al:my_enrolment:22 al:my_evening:41
al:my_examiner:19 al:my_eyes:-61 al:my_favourite:9 al:my_fingers:-27 al:my_first:49 al:my_flight:-34 al:my_flow:-2
al:my_fridge:-27 al:my_grandad:-9 al:my_handwriting:6 al:my_heart:-49 al:my_hostel:12 al:my_inbox:5 al:my_job:2
al:my_loyalty:17 al:my_mind:-59 al:my_mistakes:-62 al:my_most:-13 al:my_mother-in-law:17 al:my_name:-22
al:my_neighbour:59 al:my_niece:49 al:my_oral:-59 al:my_own:-19 al:my_passage:-1 al:my_practical:1 al:my_programme:-15
al:my_return:-25 al:my_review:-14 al:my_shift:-14 al:my_shifts:-12 al:my_shoulder:-19 al:my_sis:36 al:my_sister:-9
al:my_spelling:-11 al:my_tablet:1 al:my_teacher:1 al:my_thinking:6 al:my_thursday:8 al:my_uncle:-25 al:my_upcoming:-32
al:my_user:29 al:my_weight:-17 al:my_wife:7 al:mätarna_i:20 al:målet_är:21 al:n'utilisez_surtout:7 al:na_auch:12
al:na_august:11 al:na_das:33 al:na_hali:23 al:na_parte:40 al:na_rampie:-16 al:nach_prüfung:26 al:nachmittag_lieber:-18
al:nachrichten_wachsen:-2 al:nacht_erstattet:-7 al:nachtisch_nur:55 al:nada_de:77 al:nah_the:6 al:name_last:-14
al:name_the:34 al:names_of:22 al:ne_doit:-15 al:ne_jamais:8 al:ne_touchez:1 al:neap_tide:73 al:need_a:9 al:need_to:45
al:neighbour's_washing:-30 al:nesting_above:-16 al:netops_reroutes:25 al:netsec_wants:41 al:neue_platine:18
al:never_a:9 al:never_ceases:-11 al:never_commit:9 al:never_forgave:-7 al:never_gets:-12 al:never_helped:-8
al:never_mind:5 al:never_mute:17 al:never_quick:-4 al:never_restart:31 al:never_seen:18 al:never_thought:49
al:never_translate:4 al:new_contract:20 al:new_date:12 al:new_day:26 al:new_drain:20 al:new_hire:11 al:new_player:55
al:new_vote:11 al:new_words:-30 al:new_york:-37 al:newsprint_is:12 al:next_day:-61 al:next_door:-18
al:next_forklift:21 al:next_i'd:16 al:next_thing:22 al:next_to:-50 al:next_topic:10 al:next_up:86 al:ngl_the:53
al:nice_lucca:40 al:nice_malmo:22 al:nice_that:47 al:nice_thats:25 al:nicht_überschreiten:-11 al:nie_przerywaj:10
al:nie_wiadomo:6 al:niece_laughed:3 al:niet_meer:7 al:niet_voor:-1 al:night_readings:45 al:nightly_builds:29
al:no_aeroporto:-10 al:no_byod:26 al:no_caben:-16 al:no_calls:14 al:no_carregador:-5 al:no_clue:34 al:no_extra:-11
al:no_firmware:4 al:no_flint:-7 al:no_harm:19 al:no_information:8 al:no_later:-61 al:no_longer:-54 al:no_malloc:20
al:no_more:73 al:no_multiple:-10 al:no_más:17 al:no_need:1 al:no_night:3 al:no_oxford:-26 al:no_pasa:-31 al:no_peas:39
al:no_se:-1 al:no_summer:29 al:no_that:-13 al:no_two:1 al:no_voice:-16 al:no_worries:96 al:nobody_^:23
al:nobody_around:4 al:nobody_dares:-9 al:nobody_ever:3 al:nobody_has:27 al:nobody_here:20 al:nobody_looks:1
al:nobody_thinks:-9 al:nobody_under:13 al:nobody_warned:30 al:nobody_will:-31 al:node_twelve:1 al:non_oltre:28
al:non_passare:25 al:non_usare:7 al:non_voglio:-37 al:none_^:12 al:nope_too:12 al:north_door:30 al:nos_la:15
al:nos_quedamos:2 al:nos_quedan:-8 al:not_a:27 al:not_at:24 al:not_beech:34 al:not_gonna:15 al:not_on:2
al:not_retrieved:-15 al:note_au:49 al:notebook_describes:-14 al:noted_nothing:21 al:noted_pearl:1 al:noted_so:20
al:noted_that:20 al:noted_the:10 al:notes_in:-14 al:nothing_and:-2 al:nothing_else:-3 al:nothing_gets:10
al:nothing_in:19 al:nothing_odd:15 al:nothing_says:17 al:nothing_unusual:2 al:nous_avons:6 al:november_0:-30
al:now_0:-10 al:now_i:-1 al:now_it's:21 al:now_not:-13 al:now_the:26 al:number_0:-51 al:number_is:-3 al:number_of:3
al:numer_zgłoszenia:33 al:nunca_le:4 al:nunca_me:8 al:nur_nicht:20 al:nurses_tell:21 al:nutze_den:16 al:när_vi:32
al:o'hare_ord:-36 al:o_alerta:12 al:o_barco:36 al:o_bölge:11 al:o_contrato:-4 al:o_ecrã:20 al:o_gerador:28
al:o_jardineiro:44 al:o_meu:20 al:o_orçamento:23 al:o_pessoal:-12 al:o_resumo:-20 al:o_szczepieniu:-5 al:o_tempo:17
al:oboe_case:23 al:october_0:-96 al:oddamy_pieniądze:-31 al:oddałam_buty:43 al:of_course:59 al:of_them:-13
al:ofen_0:48 al:offen_ist:20 al:offsite_booked:52 al:ogg_only:44 al:ogni_temperatura:14 al:oh_and:29 al:oh_i:23
al:ohh_so:35 al:ohhh_ok:6 al:ojo_el:7 al:ojo_movieron:10 al:ok_all:2 al:ok_and:15 al:ok_back:7 al:ok_going:28
al:ok_pagerduty:7 al:ok_reading:55 al:ok_so:83 al:ok_the:-18 al:ok_then:10 al:okay_eight:17 al:okay_let's:4
al:okay_so:134 al:okej_hyrbilen:17 al:okno_serwisowe:22 al:okoye_has:-15 al:old_firewall:14 al:old_houses:49
al:old_instruments:19 al:old_mistakes:-20 al:old_one:6 al:old_tickets:5 al:omg_the:99 al:omg_they:20
al:on-call_tonight:8 al:on_a:2 al:on_april:-24 al:on_avait:13 al:on_call:92 al:on_december:22 al:on_different:-2
al:on_en:24 al:on_february:42 al:on_flight:-10 al:on_garde:60 al:on_june:-64 al:on_march:-68 al:on_may:-95
al:on_my:-43 al:on_ne:136 al:on_november:22 al:on_our:38 al:on_remonte:17 al:on_revision:-24 al:on_second:114
al:on_september:-19 al:on_sera:57 al:on_that:-16 al:on_the:-52 al:on_top:-7 al:on_tuesday:1 al:on_veut:40
al:on_your:-13 al:onboarding_falls:21 al:oncall_for:16 al:once_0:-39 al:once_a:2 al:once_checkout:16 al:once_during:19
al:once_i:34 al:once_kept:-20 al:once_the:21 al:once_this:21 al:once_w:-2 al:once_you:48 al:oncology_got:23
al:one_^:32 al:one_cabin:55 al:one_green:52 al:one_has:-30 al:one_is:-22 al:one_migration:12 al:one_moment:37
al:one_narrow:21 al:one_of:41 al:one_point:5 al:one_report:7 al:one_the:-12 al:one_thing:95 al:one_types:12
al:one_was:-14 al:only_0:97 al:only_does:-16 al:only_my:10 al:only_one:-31 al:only_six:6 al:only_sre:22
al:only_staff:6 al:only_talk:10 al:ontem_choveu:30 al:onze_hond:31 al:ooh_if:12 al:op-eds_0:49 al:op_het:-2
al:op_uw:28 al:open_a:9 al:open_the:47 al:ops_gave:43 al:optics_yeah:18 al:or_so:-9 al:ordering_pizza:-3
al:orders_for:1 al:organ_lease:40 al:os_testes:19 al:oskar_from:66 al:ostarna_till:-12 al:otherwise_if:13
al:ottilie_from:-4 al:oublie_ça:29 al:our_account:-6 al:our_client:4 al:our_demo:-33 al:our_drivers:-24
al:our_interrupt:-22 al:our_lesson:16 al:our_min:7 al:our_minds:-35 al:our_names:-27 al:our_new:23 al:our_nights:-18
al:our_pattern:-22 al:our_signal:-4 al:our_stocktaking:-9 al:our_tenor:16 al:our_umbrella:-6 al:our_welder:2
al:out_here:-1 al:outbound_relay:40 al:outgoing_flight:-11 al:outliers_deserve:20 al:outro_jingle:43
al:outstanding_on:9 al:over_a:-1 al:over_the:-16 al:overtime_is:34 al:oyelaran_will:-3 al:p-anteil_vom:47
al:p_values:11 al:pacs_upgrade:25 al:pad_thai:7 al:padlock_code:-12 al:page_breaks:23 al:page_oskar:9 al:page_the:-4
al:page_us:18 al:pager_two:22 al:pagers_stay:20 al:pagination_is:9 al:paint_lasted:-19 al:paint_the:95
al:painted_the:3 al:paket_servis:21 al:palet_na:-5 al:pallets_with:42 al:pancakes_before:16 al:pandas_told:38
al:paper_makes:6 al:paper_one:30 al:paper_two:19 al:par_séance:-18 al:para_el:29 al:para_la:6 al:para_pienso:76
al:parallel_copies:-12 al:parallel_jobs:-28 al:parallel_parked:27 al:pare-feu_remplacé:48 al:parents_complained:12
al:park_the:33 al:parked_the:31 al:parrots_pick:2 al:parsers_of:19 al:pas_de:52 al:pas_plus:52 al:pass_mark:76
al:pass_the:6 al:passei_o:27 al:passport_office:22 al:past_eight:7 al:past_paper:21 al:paste_the:28
al:patient_names:80 al:pay_handymen:31 al:pediu_mais:-4 al:peed_myself:13 al:peeked_at:36 al:pendulum_length:61
al:people_always:47 al:people_around:-6 al:people_from:11 al:people_have:5 al:people_in:78 al:people_think:6
al:people_will:-5 al:pepper_gets:48 al:per_feed:-9 al:per_hospital:22 al:per_hour:-1 al:per_il:199 al:per_la:114
al:per_lesson:-43 al:per_mille:-29 al:per_page:-10 al:per_passenger:-32 al:per_question:-15 al:per_second:-55
al:per_session:-12 al:per_shift:-7 al:per_the:73 al:per_waiter:26 al:per_your:73 al:peregrines_lay:35
al:perforce_changelist:26 al:personne_n'est:12 al:personne_ne:34 al:pharmacists_have:40 al:philippa_has:11
al:philosophy_left:59 al:photographer_made:16 al:photos_of:25 al:phrase_books:16 al:physics_left:16
al:physics_problems:-13 al:piano_move:63 al:piano_sold:42 al:piano_stool:3 al:piano_was:-29 al:pick_up:39
al:picking_up:17 al:pickup_of:18 al:picture_0:94 al:picture_the:22 al:pieces_are:-1 al:piensa_en:19 al:pier_is:12
al:pies_zjadł:35 al:pii_columns:31 al:pilot_kicks:28 al:pizza_on:38 al:più_di:7 al:plain_text:3 al:plan_get:11
al:platine_ist:-17 al:played_the:-15 al:playlist_server:57 al:plc_checksum:-4 al:please_bring:-20 al:please_confirm:69
al:please_explain:14 al:please_in:-12 al:please_let:79 al:please_mails:-4 al:please_never:12 al:please_the:-20
al:please_under:-4 al:plenty_of:3 al:pls_^:-3 al:pls_bullet:-1 al:pls_dont:21 al:pls_dump:13 al:pls_keep:43
al:pls_log:29 al:pls_no:113 al:pls_use:44 al:plus_0:33 al:plutôt_le:25 al:pm_est:-32 al:pm_for:25 al:poets_in:24
al:policy_no:26 al:polite_ghosts:14 al:poll_interval:67 al:pond_four:8 al:poor_thing:19 al:poplars_in:37 al:por_la:-25
al:port_0:37 al:port_fender:54 al:port_you:-2 al:portrait_layout:34 al:postgres_it:21 al:potential_part:66
al:pots_in:19 al:pour_l'ensemble:10 al:pour_la:81 al:pour_le:-32 al:pour_les:7 al:pour_qu'il:-21 al:power_draw:27
al:power_strips:17 al:power_test:3 al:ppl_from:34 al:practical_test:15 al:practice_module:46 al:practice_questions:-4
al:praise_for:46 al:prefer_the:19 al:preferisco_i:21 al:prefetch_is:41 al:prefiero_que:52 al:prefiro_pix:14
al:prescription_token:34 al:present_hahaha:-2 al:presión_de:16 al:pressure_cooker:73 al:pretty_fly:-39
al:pretzels_in:47 al:preview_server:38 al:price_0:-5 al:prima_di:7 al:privacy_review:29 al:priya's_team:-42
al:priyanka_oscar:-9 al:pro_nacht:-15 al:pro_stunde:-9 al:pro_woche:24 al:pro_übernachtung:-2 al:prob_the:77
al:probate_came:10 al:problems_a:-10 al:procent_vocht:-38 al:production_artwork:13 al:professor_lindgren:34
al:professor_lindqvist:28 al:profil_ekranı:9 al:proofing_0:84 al:props_dept:39 al:prosecco_at:19 al:proszę_nie:17
al:prototype_board:27 al:provider_sent:16 al:przejrzałem_notatki:18 al:przepraszam_źle:12 al:przypomnę_ci:18
al:prévenez_toujours:17 al:prüfung_ihres:-15 al:public_key:8 al:publisher_ghosting:46 al:puisque_la:29 al:pump_four:15
al:pumps_on:-7 al:punkte_erreichen:-3 al:push_cert:71 al:push_it:4 al:pushed_as:40 al:put_me:37 al:put_the:94
al:pythonie_bo:-20 al:q_for:19 al:quality_plateaued:29 al:quarantine_for:32 al:que_avisar:-10 al:que_história:54
al:que_nadie:14 al:queda_por:33 al:quelle_belle:27 al:quem_mexe:20 al:quero_perceber:6 al:queue_0:-5 al:queue_at:82
al:queue_backlog:-4 al:queue_depth:4 al:queue_looks:16 al:queuing_down:-7 al:qui_gère:10 al:quick_background:46
al:quiero_sacar:39 al:quiet_again:1 al:quiet_as:49 al:quiet_here:23 al:quietly_are:-10 al:quite_a:30 al:quién_se:-1
al:quota_is:-6 al:quotations_longer:15 al:quotes_please:62 al:qué_calor:28 al:qué_frío:1 al:qué_la:-5
al:rabies_certificate:33 al:rack_a:28 al:rack_b:13 al:rack_east:8 al:rack_temp:10 al:radar_in:19 al:radio_channel:9
al:radiology_complained:6 al:rain_and:52 al:rain_in:13 al:rained_0:37 al:raining_sideways:50 al:raise_the:7
al:ramonas_box:33 al:ran_it:5 al:rasmus_is:14 al:rast_gemacht:-20 al:rather_an:49 al:rather_boring:20 al:rather_one:29
al:raul_said:9 al:ravi_brings:5 al:ravi_has:8 al:re_mri:55 al:react_0:34 al:read_in:40 al:read_od:-4 al:read_pool:4
al:read_the:1 al:reading_along:35 al:reading_it:11 al:reading_kafka:12 al:reading_novels:-4 al:reading_on:12
al:reading_the:58 al:ready_for:-1 al:really_does:-23 al:rechecked_question:18 al:reconnects_give:25 al:red_has:-11
al:red_lens:50 al:redaktor_znowu:20 al:reef_the:41 al:reefer_container:29 al:reefer_set:10 al:refrain_from:9
al:refunds_in:44 al:regen_im:22 al:rehearsed_act:24 al:release_branch:15 al:remaining_for:34 al:remember_the:22
al:remember_what:16 al:reminders_ship:16 al:reminds_me:48 al:removal_guys:19 al:removed_the:22 al:rename_the:37
al:renamed_the:13 al:render_timeout:43 al:renegotiated_over:28 al:rent_for:88 al:rent_is:10 al:rental_is:-12
al:replica_lag:14 al:replica_three:9 al:replica_two:4 al:replication_lag:45 al:replies_to:25 al:repro_is:37
al:request_is:-1 al:reservation_id:27 al:response_time:13 al:result_pages:52 al:retention_is:-10
al:retention_stands:45 al:retention_went:18 al:retired_people:11 al:retrained_on:46 al:retries_0:91 al:retries_sit:9
al:retry_count:11 al:return_ferry:44 al:reverse_proxies:31 al:reviews_for:18 al:reviews_of:17 al:revision_c:11
al:revision_d:35 al:rgb_camera:48 al:ricevuto_preferisci:23 al:rieger_takes:-16 al:right_and:49 al:right_ear:21
al:right_labels:1 al:right_no:3 al:right_now:-21 al:right_of:-9 al:right_we're:3 al:ring_twice:8 al:ripples_from:21
al:riunione_di:56 al:roads_around:30 al:rob_w:11 al:robot_bumped:19 al:robots_like:57 al:rock_solid:21 al:rocío_se:22
al:rollen_är:39 al:romanas_box:24 al:room_for:39 al:room_nine:30 al:room_service:20 al:room_seven:15 al:room_was:-22
al:root_cause:49 al:root_logins:2 al:rope_feels:17 al:rope_practice:20 al:rope_test:-8 al:rosalind_has:14
al:round_tables:19 al:roundabouts_of:40 al:route_for:39 al:row_a:71 al:row_c:5 al:rubber_feet:16 al:run_it:21
al:run_the:29 al:runden_darf:2 al:réservé_aux:-6 al:rücksprache_gestattet:-1 al:safari_is:16 al:safe_travels:11
al:sailing_exam:35 al:sailors_from:22 al:sailors_in:90 al:sales_forecasts:35 al:sales_has:22 al:salmon_find:45
al:sample_one:16 al:samples_travel:9 al:sampling_bias:28 al:sandbox_api:18 al:saturday_for:6 al:saturday_lunch:62
al:saturn_thing:-2 al:saw_0:51 al:saw_a:34 al:say_hello:23 al:saying_it:-2 al:scale_image:42 al:scan_timeout:50
al:scene_0:23 al:scholars_in:10 al:school_groups:5 al:school_in:11 al:school_run:4 al:schreiben_sie:19
al:schwäne_gezählt:-16 al:scrap_that:55 al:screen_here:21 al:screen_readers:15 al:scrolled_through:43
al:scrolling_stuttered:7 al:se_divide:-14 al:se_serve:1 al:sea_to:-34 al:seagull_stole:18 al:seagulls_near:24
al:search_debounce:23 al:search_index:38 al:season_tickets:18 al:sec_of:20 al:secret_rotation:16 al:seek_bar:9
al:seems_there:-7 al:seen_next:38 al:sees_the:-10 al:seguro_cubre:-18 al:según_nos:13 al:seit_mir:20 al:select_all:-9
al:self-catering_for:13 al:semantic_versioning:27 al:send_the:24 al:sent_the:13 al:september_0:-97
al:sequencing_goes:21 al:seriously_^:26 al:service_a:47 al:serwer_tomografu:43 al:será_don:11 al:será_el:19
al:sesame_buns:31 al:session_timeout:18 al:set_the:64 al:set_to:-7 al:several_nurses:36 al:sha_of:38 al:she's_on:63
al:she_came:5 al:she_cried:13 al:she_has:68 al:she_tells:-6 al:sheet_bend:23 al:sheet_is:-25 al:sheet_south:12
al:shelf_contract:40 al:shoes_off:10 al:short_and:16 al:short_quizzes:16 al:should_alerts:20 al:should_be:-61
al:should_empty:13 al:should_seat:48 al:should_the:72 al:should_weigh:-13 al:sie_mit:-7 al:siempre_me:17
al:signaturschlüssel_den:-2 al:signed_and:24 al:simmer_the:13 al:simulator_box:28 al:sin_mirar:-13 al:sin_receta:36
al:since_last:-7 al:since_lunch:-23 al:since_ten:-55 al:since_the:67 al:since_there:9 al:since_this:14 al:since_you:7
al:since_your:69 al:sister_laughed:24 al:sitzen_davor:-3 al:skimmed_all:17 al:skip_full:14 al:skip_the:11
al:skipper_exam:-8 al:skipping_astro:12 al:skipping_puff:16 al:skoda_that:-14 al:skriv_aldrig:12 al:sleep_current:52
al:sleeps_it:-1 al:slept_on:42 al:slept_till:19 al:slight_shift:19 al:small_van:38 al:smell_of:-17 al:smells_of:-17
al:snails_by:26 al:snapshot_0:38 al:snapshot_retention:61 al:snön_smälte:15 al:so_check-in:5 al:so_far:-41 al:so_i:-36
al:so_is:9 al:so_mean:10 al:so_ms:15 al:so_much:-23 al:so_that:-13 al:so_that's:17 al:so_the:66 al:so_there:31
al:so_up:20 al:so_your:1 al:sobre_eso:-9 al:soep_met:12 al:soft_hyphens:17 al:soft_limit:13 al:solche_häuser:10
al:soldered_my:15 al:soldered_the:27 al:some_folks:12 al:some_of:41 al:some_people:12 al:some_say:11 al:some_teams:12
al:somebody_from:-43 al:somebody_had:-8 al:somebody_in:137 al:somebody_left:23 al:somebody_once:7 al:somebody_ought:4
al:somebody_put:13 al:somebody_rings:-1 al:somebody_said:-34 al:somebody_should:18 al:somebody_wrote:-24
al:somehow_the:42 al:someone_corrected:26 al:someone_didnt:-12 al:someone_drew:27 al:someone_else's:-11
al:someone_microwaved:12 al:someone_put:35 al:someone_said:-8 al:someone_told:30 al:sometimes_i:28 al:sometimes_the:24
al:soon_as:37 al:sophia_silva:5 al:soren_reviews:22 al:sorry_for:83 al:sorry_i:75 al:sorry_i'm:13 al:sorry_typing:1
al:sorry_was:31 al:sort_of:6 al:sort_store:-10 al:sorted_out:1 al:sorted_the:24 al:sorten_radler:-8 al:sorter_belt:78
al:sound_guys:21 al:sound_like:-23 al:sounds_like:77 al:soup_was:19 al:sourdough_loaves:-19 al:sourdough_rests:48
al:spanish_to:-8 al:spare_key:14 al:spare_psus:30 al:spare_rollers:9 al:spediteur_sortiert:-15 al:speeches_start:11
al:spicy_is:3 al:spoke_to:36 al:sports_overran:62 al:spring_show:4 al:spring_tide:64 al:sre_is:32 al:sry_for:26
al:stack_trace:-3 al:stack_traces:12 al:staging_artwork:16 al:staging_dome:18 al:stairs_instead:35
al:stakeholder_for:15 al:stand_in:18 al:standard_deviation:4 al:standby_generator:23 al:standing_desk:33
al:standing_in:-31 al:standup_0:22 al:standups_in:55 al:starboard_fender:48 al:starter_feed:14 al:station_lockers:49
al:stations_of:38 al:statistical_significance:12 al:status_by:7 al:status_mails:78 al:status_of:12 al:stayin_put:59
al:steel_ropes:34 al:stein_auf:-23 al:steine_mitgebracht:-27 al:stellare_costa:-1 al:step_0:24
al:sternschnuppen_pro:-1 al:stick_to:3 al:sticker_inside:8 al:still_carry:-9 al:still_for:-24 al:still_gotta:15
al:still_keep:-2 al:still_make:-8 al:still_makes:-31 al:still_need:8 al:still_no:42 al:still_on:80 al:still_to:9
al:still_unexplained:22 al:stock_0:49 al:stocktaking_begins:16 al:stood_still:-52 al:stop_the:41 al:storage_is:27
al:storage_keeps:6 al:store_listing:35 al:store_was:42 al:stories_stick:68 al:straight_in:-5 al:strain_gauges:4
al:straks_eerst:23 al:studies_from:17 al:study_buddy:36 al:stück_kuchen:-4 al:such_a:2 al:such_delays:14
al:such_houses:-12 al:such_pools:12 al:suena_a:24 al:suena_como:-7 al:summer_crew:7 al:sunspots_come:37
al:supplier_confirmed:16 al:supplier_eol:35 al:support_contract:15 al:support_covers:26 al:support_hasn't:42
al:sure_happens:2 al:sure_my:132 al:surtout_pas:25 al:survival_was:8 al:swallowed_vowels:26 al:swallows_bring:34
al:swap_usage:10 al:swapped_for:-5 al:swapped_the:45 al:symbols_most:-2 al:szef_mnie:6 al:ta_note:31 al:table_for:29
al:table_orders:32 al:table_refunds:23 al:table_salt:26 al:tablets_only:24 al:tabs_open:-13 al:tabs_over:15
al:take_chapter:10 al:take_trains:31 al:take_your:62 al:talk_studio:35 al:talk_to:16 al:talked_it:6 al:talked_to:74
al:tank_three:56 al:tank_two:10 al:tape_drive:20 al:tape_library:34 al:target_grade:30 al:tarifs_beläuft:-9
al:tasting_evening:72 al:te_enseño:-9 al:te_traag:18 al:teacher_for:51 al:teacher_said:1 al:teeth_must:-10
al:tekst_o:18 al:tell_you:-10 al:temperatures_look:39 al:tempo_limite:14 al:tenant_alder:21 al:tenant_blue:27
al:tenant_falk:5 al:tenant_red:28 al:tengo_0:42 al:tent_pitch:21 al:tenths_of:-10 al:teraz_trzeba:42 al:tess's_room:3
al:test_coverage:12 al:test_rig:36 al:testtelefonerna_ligger:22 al:text_me:10 al:text_the:45 al:teściowa_przywiozła:16
al:than_a:-7 al:thank_you:119 al:thanks_for:108 al:thanks_that:49 al:thanks_the:9 al:thanks_you're:1 al:that's_a:29
al:that's_all:20 al:that's_right:25 al:that's_why:-33 al:that_0:-4 al:that_a:-26 al:that_are:-84 al:that_belong:-8
al:that_boat:32 al:that_boiler:30 al:that_box's:21 al:that_bug:31 al:that_clashes:39 al:that_completes:22
al:that_day:-17 al:that_does:35 al:that_error:3 al:that_explains:48 al:that_file:60 al:that_got:-1 al:that_headline:21
al:that_hotel:6 al:that_i:-44 al:that_is:124 al:that_it:-25 al:that_last:57 al:that_must:46 al:that_never:2
al:that_page:23 al:that_pool:27 al:that_reminds:87 al:that_rhyme:-20 al:that_say:-33 al:that_says:-11
al:that_sounds:133 al:that_stack:37 al:that_stick:-19 al:that_the:-165 al:that_they:-24 al:that_trace:10
al:that_walkers:-13 al:that_was:83 al:that_we:-45 al:that_went:-1 al:that_would:4 al:that_you:-84 al:thats_a:67
al:thats_all:22 al:thats_how:25 al:the_0:-59 al:the_accessibility:7 al:the_additional:1 al:the_agent:-11
al:the_air:-24 al:the_aisle:-2 al:the_alarm:33 al:the_allotment:5 al:the_allowance:-2 al:the_android:50
al:the_announcement:-15 al:the_api:-13 al:the_app:9 al:the_archive:19 al:the_array:4 al:the_artists:6
al:the_attention:-43 al:the_attic:25 al:the_audience:23 al:the_audio:51 al:the_b-level:16 al:the_baby:-11
al:the_backlog:15 al:the_badge:10 al:the_bakery:-30 al:the_balance:-1 al:the_bank:-26 al:the_barn:16 al:the_base:5
al:the_basement:19 al:the_basic:25 al:the_bastion:10 al:the_battery:-70 al:the_beds:4 al:the_bees:26 al:the_bell:-12
al:the_big:-38 al:the_bike:-4 al:the_binding:1 al:the_biology:48 al:the_ble:-8 al:the_blinking:-5 al:the_blitz:7
al:the_blue:17 al:the_board:5 al:the_boats:4 al:the_boiler:15 al:the_bowline:2 al:the_brake:9 al:the_bright:3
al:the_brochure:-13 al:the_build:-58 al:the_building:-15 al:the_bus:11 al:the_cabins:-25 al:the_cage:-21 al:the_cake:4
al:the_cancellation:-39 al:the_canteen:51 al:the_car:-19 al:the_cardiology:18 al:the_castle:6 al:the_cat:-10
al:the_caterer:-6 al:the_cello:6 al:the_cert:-12 al:the_certificates:-23 al:the_change:25 al:the_changelog:15
al:the_chapter:4 al:the_charger:-6 al:the_cheapest:-35 al:the_checksum:-9 al:the_checksums:-12 al:the_cheerful:-1
al:the_child:14 al:the_children:35 al:the_choir:6 al:the_ci:8 al:the_cleaning:-18 al:the_clementi:-4 al:the_clinic:23
al:the_clock:-5 al:the_closure:-67 al:the_cloud:-14 al:the_cloze:43 al:the_club's:3 al:the_co-op:7 al:the_coastal:-39
al:the_code:-26 al:the_coffee:32 al:the_cold:-8 al:the_comet:14 al:the_connect:6 al:the_constant:21 al:the_consulate:4
al:the_controller:19 al:the_converter:-1 al:the_copy:38 al:the_cost:-29 al:the_cottage:53 al:the_country:-15
al:the_county:19 al:the_crash:104 al:the_creance:13 al:the_crew:17 al:the_crews:7 al:the_crooked:-12 al:the_cue:-4
al:the_current:-2 al:the_cursor:-34 al:the_curtains:22 al:the_curve:51 al:the_customer:31 al:the_day:8 al:the_dc:9
al:the_dean's:5 al:the_deans:28 al:the_deck:29 al:the_decoder:-7 al:the_demo:3 al:the_dental:-2 al:the_deposit:9
al:the_desert:-10 al:the_details:-49 al:the_download:21 al:the_downstairs:32 al:the_draw:2 al:the_duplicates:15
al:the_dusty:-5 al:the_dutch:20 al:the_earliest:20 al:the_edge:-9 al:the_elbow:4 al:the_electrician:16
al:the_elevation:23 al:the_emergency:18 al:the_entire:-36 al:the_escrow:4 al:the_essay:59 al:the_essay's:22
al:the_ethics:3 al:the_examiner:8 al:the_faculty:1 al:the_failing:31 al:the_family:13 al:the_fans:29 al:the_fast:1
al:the_feed:19 al:the_field:39 al:the_fields:-15 al:the_firm:-65 al:the_firmware:1 al:the_first:-22 al:the_fish:-13
al:the_fixpoint:3 al:the_flour:1 al:the_following:-26 al:the_forecast:17 al:the_foreign:4 al:the_forklift:16
al:the_free:8 al:the_freeze:-9 al:the_freezer:45 al:the_fun:-4 al:the_funniest:5 al:the_gallery:-25 al:the_gas:-40
al:the_gateway:8 al:the_generator:40 al:the_gondola:-22 al:the_gradient:7 al:the_grand:2 al:the_graph:14
al:the_gravel:-25 al:the_green:-13 al:the_hall:87 al:the_hamster:21 al:the_handover:-20 al:the_harbour:-34
al:the_hardware:-5 al:the_hardware-in-the-loop:16 al:the_header:-15 al:the_hill:-15 al:the_hills:6 al:the_history:34
al:the_hits:-3 al:the_holidays:-9 al:the_horizon:-2 al:the_hours:-1 al:the_hut:13 al:the_icon:6 al:the_icons:40
al:the_idea:-6 al:the_incident:27 al:the_infusion:28 al:the_ingest:10 al:the_inner:14 al:the_inspection:25
al:the_inspector:18 al:the_insurance:-8 al:the_insurer:6 al:the_intensive:1 al:the_intents:27 al:the_internet:-78
al:the_inventory:-22 al:the_invoice:9 al:the_ios:10 al:the_iterator:-29 al:the_job:31 al:the_join:19 al:the_joke:-13
al:the_jtag:14 al:the_keys:29 al:the_khaki:-12 al:the_kitchen:2 al:the_label:-45 al:the_labeller:-46 al:the_lake:28
al:the_lamp:13 al:the_language:-31 al:the_last:30 al:the_lawn:1 al:the_leaderboard:1 al:the_lecture:34 al:the_left:-20
al:the_legacy:-5 al:the_lesson:-32 al:the_library:1 al:the_lid:7 al:the_lift:12 al:the_lights:-38 al:the_lime:-17
al:the_limits:11 al:the_line:-69 al:the_linter:6 al:the_list:-26 al:the_little:10 al:the_log:-56 al:the_login:19
al:the_loop:2 al:the_magazines:-2 al:the_magnetic:19 al:the_mail:-11 al:the_maintenance:72 al:the_matinee:23
al:the_mechanic:26 al:the_median:14 al:the_meeting:35 al:the_migration:1 al:the_mock:23 al:the_moment:-15
al:the_mono:6 al:the_moon:51 al:the_morning:-11 al:the_most:-11 al:the_museum:23 al:the_narrow:-17
al:the_neighbour's:-4 al:the_new:11 al:the_next:30 al:the_night:-1 al:the_nightly:20 al:the_north:19 al:the_number:-37
al:the_numbers:-7 al:the_odd:14 al:the_offline:-16 al:the_oilskins:8 al:the_old:1 al:the_older:-28 al:the_one:15
al:the_ones:7 al:the_only:10 al:the_oral:36 al:the_order:-27 al:the_other:-31 al:the_outlier:15 al:the_output:10
al:the_outward:10 al:the_oxygen:-21 al:the_paint:4 al:the_painter:9 al:the_parr:-6 al:the_pass:28 al:the_password:-57
al:the_payment:-2 al:the_pebbles:-11 al:the_permit:4 al:the_phone:-43 al:the_picnic:-9 al:the_pier:-6 al:the_pilot:14
al:the_place:-28 al:the_plan:51 al:the_plug:-2 al:the_policy:37 al:the_poppy:10 al:the_porter:8 al:the_poster:6
al:the_postman:-7 al:the_ppk:-15 al:the_practical:25 al:the_practice:12 al:the_price:-21 al:the_primary:15
al:the_printer:45 al:the_probe:9 al:the_program:7 al:the_project:36 al:the_public:2 al:the_pump:38 al:the_pupils:6
al:the_pylon:-11 al:the_queue:29 al:the_quiet:-30 al:the_quote:-3 al:the_railway:19 al:the_ramp:-26 al:the_ratio:-36
al:the_read:21 al:the_real:-19 al:the_rear:15 al:the_receptionist:-3 al:the_recital:63 al:the_recording:7
al:the_refund:16 al:the_registry:-12 al:the_regulator's:2 al:the_rehearsal:-4 al:the_release:-19 al:the_rental:37
al:the_replacement:20 al:the_resit:5 al:the_result:-8 al:the_retry:-9 al:the_return:46 al:the_returns:-19
al:the_review:-35 al:the_ride:37 al:the_right:26 al:the_rings:18 al:the_ringtone:-12 al:the_river:-57 al:the_room:-40
al:the_rope:-3 al:the_same:-119 al:the_sampling:6 al:the_scaffolding:-15 al:the_scanners:23 al:the_scariest:5
al:the_school:-28 al:the_seat:-17 al:the_seats:8 al:the_security:16 al:the_seek:40 al:the_selected:-28
al:the_sensors:1 al:the_serializer:-29 al:the_server:-4 al:the_settings:4 al:the_sheet:-26 al:the_shop:-4
al:the_short:14 al:the_shoulder:-8 al:the_shuttle:2 al:the_sicilian:-21 al:the_signed:-80 al:the_significance:14
al:the_silk:31 al:the_singer:11 al:the_sleepy:-109 al:the_smell:6 al:the_snapshots:-7 al:the_solenoid:3
al:the_sound:-9 al:the_spa:24 al:the_spare:-14 al:the_spectrum:1 al:the_spleen:-24 al:the_spoken:24 al:the_spring:43
al:the_stable:5 al:the_stack:21 al:the_stairs:-40 al:the_statute:-9 al:the_steering:11 al:the_stool:-2
al:the_street:-17 al:the_sum:-15 al:the_summit:-17 al:the_sunset:3 al:the_switch:34 al:the_sworn:-13 al:the_sync:9
al:the_system:-48 al:the_table:-29 al:the_tables:-60 al:the_tape:12 al:the_tare:6 al:the_target:19 al:the_team:6
al:the_technical:4 al:the_technician:43 al:the_telephone:25 al:the_tempo:1 al:the_test:36 al:the_thank-you:8
al:the_theme:71 al:the_theory:30 al:the_thesis:-2 al:the_thing:-41 al:the_threshold:-7 al:the_throughput:2
al:the_ticket:8 al:the_tide:-22 al:the_tile:4 al:the_tiler:7 al:the_time:-48 al:the_timeout:2 al:the_total:26
al:the_town:2 al:the_trace:28 al:the_traces:7 al:the_track:12 al:the_trail:-21 al:the_train:54 al:the_treble:14
al:the_tree:-33 al:the_twins:15 al:the_two:-82 al:the_undo:-49 al:the_uniform:7 al:the_uplink:29 al:the_upload:22
al:the_upper:30 al:the_upstairs:3 al:the_validation:1 al:the_value:-26 al:the_vans:-13 al:the_variable:-13
al:the_vending:30 al:the_vendor:40 al:the_very:-2 al:the_vet:3 al:the_view:7 al:the_voucher:1 al:the_waiting:38
al:the_walk-in:8 al:the_walking:1 al:the_wall:-84 al:the_walls:-3 al:the_ward:15 al:the_warm:-1 al:the_warranty:13
al:the_water:-34 al:the_way:-72 al:the_weather:29 al:the_webhook:26 al:the_weekly:-15 al:the_weight:-1
al:the_whippet:9 al:the_whole:-87 al:the_widget:22 al:the_wiki:8 al:the_wind:3 al:the_winter:-15 al:the_wooden:-30
al:the_word:66 al:the_write:11 al:the_written:67 al:the_wrong:-51 al:the_yellow:-2 al:the_younger:27 al:theatre_ups:42
al:their_api:25 al:their_statement:2 al:theme_for:43 al:then_comes:44 al:then_i:5 al:then_it's:35 al:then_relabel:18
al:then_somebody:26 al:then_the:112 al:then_there:21 al:theory_class:19 al:theory_test:21 al:there'll_be:45
al:there's_a:44 al:there's_an:8 al:there's_space:6 al:there's_the:-22 al:there_are:37 al:there_have:-11
al:there_is:125 al:there_love:-25 al:there_the:-50 al:there_was:130 al:there_were:38 al:there_will:59
al:therefore_i:30 al:therefore_the:14 al:thermal_paste:17 al:thermo_is:5 al:these_days:-61 al:they'll_hold:21
al:they_are:-68 al:they_belong:4 al:they_broke:3 al:they_closed:6 al:they_found:-36 al:they_gave:71 al:they_get:9
al:they_give:-6 al:they_handed:-5 al:they_have:-25 al:they_lost:-6 al:they_never:36 al:they_painted:47
al:they_promised:-67 al:they_put:39 al:they_say:7 al:they_sent:29 al:they_sing:30 al:they_sold:-14 al:they_turned:-6
al:they_used:-25 al:they_want:52 al:think_a:-8 al:think_of:128 al:this_all:29 al:this_app:10 al:this_choir:52
al:this_morning:-82 al:this_season:-65 al:this_tap:12 al:this_time:-2 al:this_whole:35 al:this_will:35
al:those_machines:17 al:thought_about:13 al:three_lines:11 al:three_pages:29 al:through_the:-32 al:thx_my:43
al:thx_that:47 al:ticked_off:21 al:ticket_for:62 al:tickets_at:50 al:tickets_begins:-10 al:tickets_bought:36
al:tickets_of:22 al:tidal_streams:17 al:tide_station:10 al:tiene_la:-22 al:tiler_whistles:8 al:timeout_0:13
al:timestamps_are:17 al:tims_sheet:13 al:tmrw_chase:23 al:tmrw_we:24 al:to_*:-18 al:to_0:-26 al:to_assist:123
al:to_be:-8 al:to_book:8 al:to_business:-2 al:to_confirm:5 al:to_determine:25 al:to_enter:61 al:to_get:61
al:to_let:-11 al:to_me:-5 al:to_my:18 al:to_proceed:202 al:to_save:23 al:to_sea:-1 al:to_sfo:-24 al:to_the:-126
al:to_upgrade:37 al:token_window:22 al:told_me:-36 al:told_us:-25 al:tom's_flute:3 al:tomater_på:16 al:tomorrow_at:17
al:tomorrow_we:1 al:toms_sheet:17 al:tonight_we:58 al:too_many:65 al:too_much:14 al:took_me:-22 al:took_the:6
al:top-ups_are:3 al:tourists_ask:34 al:tours_need:32 al:tove_has:-15 al:tove_promised:12 al:tracing_dashboard:6
al:traffic_from:29 al:traffic_through:-15 al:train_are:-5 al:train_goes:22 al:trains_are:15 al:trains_make:35
al:transcript_cache:41 al:translated_the:7 al:transport_order:7 al:travel_insurance:-9 al:treasurer_called:35
al:tres_horas:34 al:tried_to:36 al:trieste_hatte:-4 al:trig_identities:19 al:trois_heures:33 al:trop_lent:15
al:truck_carries:-5 al:trumpet_got:6 al:trumpets_are:30 al:trzeszczało_na:10 al:tuesday_bag:9 al:tuesday_was:49
al:tuesdays_got:26 al:tuned_the:32 al:tunnels_like:16 al:turns_out:129 al:turns_sugar:-14 al:turtle_hibernates:11
al:tvättiden_är:18 al:twelve_hours:9 al:twin_room:30 al:twins_fighting:21 al:two_adults:13 al:two_call:8
al:two_checked:3 al:two_families:52 al:two_keyholders:14 al:two_more:3 al:two_people:10 al:two_single:25 al:typo_in:58
al:u_get:9 al:u_nas:29 al:ugh_meetings:32 al:ugh_slept:42 al:ugh_the:36 al:ugh_xcode:18 al:ultrasound_archive:6
al:um_halb:52 al:un_billet:18 al:un_deposu:26 al:una_cabina:25 al:unclear_to:20 al:undecided_ask:11 al:under_no:46
al:under_sanna's:-8 al:under_the:41 al:understood_no:20 al:understood_the:28 al:une_feuille:32 al:unfortunately_i:90
al:unfortunately_since:12 al:unfortunately_the:10 al:unit_one:1 al:unreal_compiled:12 al:unterm_vordach:26
al:until_the:-15 al:up_after:19 al:up_next:54 al:up_the:-16 al:upgrading_to:40 al:uplink_0:38 al:upload_chunks:36
al:upload_keystore:12 al:upload_size:16 al:uploaded_the:14 al:uploads_above:32 al:ups_left:26 al:ups_right:23
al:use_0:58 al:use_semver:13 al:use_the:24 al:user_id:-7 al:using_your:-36 al:uv_w:-22 al:va_bene:48 al:vans_of:53
al:vaya_qué:35 al:vegas_las:-20 al:veins_start:15 al:vending_machine:60 al:vendor_harms:20 al:verspätung_und:-19
al:very_odd:4 al:very_wooden:5 al:vet_says:11 al:vi_väntade:23 al:viele_leute:13 al:viele_menschen:1 al:vill_ha:32
al:vingt_minutes:19 al:vision_model:27 al:visiting_hrs:19 al:visitors_from:36 al:visitors_get:8 al:visitors_wear:26
al:vlan_0:10 al:vlan_for:22 al:vlan_is:-13 al:vlan_whoever:-2 al:volgende_stap:33 al:volts_that:-8 al:voor_de:66
al:voor_het:31 al:vordach_haben:-14 al:votre_réclamation:6 al:voucher_a:48 al:voucher_for:31 al:vous_aimez:28
al:vous_recevrez:23 al:vowels_are:18 al:vpn_accounts:-21 al:w_bufecie:28 al:w_ghent:59 al:w_the:-4 al:w_trieste:11
al:wait_the:3 al:waiting_on:29 al:waiting_there:-4 al:wake-up_call:38 al:walking_through:5 al:walls_are:-3
al:wanna_pass:14 al:want_cocoa:-16 al:want_the:40 al:want_to:10 al:ward_0:25 al:ward_pcs:22 al:ward_round:-10
al:ware_nehmen:-4 al:warm_data:6 al:warm_water:45 al:was_a:-41 al:wat_een:32 al:watchdog_kicks:20 al:watched_the:10
al:water_meter:47 al:water_sticks:25 al:waves_quiz:15 al:we'd_like:-52 al:we'd_sooner:7 al:we'd_turn:14
al:we're_allowed:-6 al:we're_at:-55 al:we're_five:28 al:we're_keeping:20 al:we're_taking:5 al:we_acted:-9
al:we_allow:53 al:we_always:25 al:we_ate:-4 al:we_bij:-16 al:we_bring:15 al:we_can:-22 al:we_cannot:-20 al:we_could:18
al:we_drop:-12 al:we_drove:46 al:we_enlarged:-35 al:we_evacueren:-17 al:we_feed:2 al:we_found:7 al:we_go:-136
al:we_had:-40 al:we_have:48 al:we_keep:15 al:we_know:-28 al:we_laughed:16 al:we_lift:11 al:we_may:-13
al:we_measure:-23 al:we_measured:6 al:we_meet:47 al:we_move:9 al:we_mow:-4 al:we_must:14 al:we_never:-1 al:we_open:18
al:we_ordered:14 al:we_pay:19 al:we_picked:-15 al:we_proceed:-11 al:we_profile:-11 al:we_reckon:-25 al:we_sail:11
al:we_sailed:18 al:we_say:-35 al:we_shall:-7 al:we_spell:-14 al:we_stay:15 al:we_stayed:-4 al:we_steer:3
al:we_support:-6 al:we_upgrade:-7 al:we_use:-48 al:we_wait:-2 al:we_want:18 al:we_were:-21 al:we_would:-16
al:we_wrote:-33 al:we_wtorek:-3 al:weak_typing:37 al:weavers_around:21 al:weber_every:-13 al:webpack_löst:8
al:weed_killer:22 al:weights_for:91 al:weiß_noch:13 al:well_that:13 al:went_off:-8 al:wer_fährt:17 al:were_all:32
al:were_in:29 al:were_not:12 al:west_we:-5 al:wet_tent:19 al:wetter_war:-5 al:what's_left:48 al:what_a:124
al:what_about:20 al:what_comes:18 al:what_did:12 al:what_happens:-37 al:what_i:34 al:what_i'm:52 al:what_it:-1
al:what_the:-54 al:what_was:-30 al:what_we:72 al:what_you're:35 al:whatever_happens:45 al:wheel_alignment:13
al:wheel_odometry:17 al:when_empty:-28 al:when_i:24 al:when_people:17 al:when_simulating:19 al:when_something:5
al:when_the:-114 al:when_u:2 al:when_we:30 al:when_you:46 al:whenever_a:14 al:whenever_the:-15 al:whenever_you:-15
al:whenever_you're:-13 al:where_does:28 al:where_one:-7 al:where_possible:33 al:where_there's:19 al:whether_the:3
al:which_of:51 al:while_a:12 al:who_approves:9 al:who_designed:24 al:who_invented:6 al:who_on:13 al:who_owns:6
al:who_pays:34 al:whoever_empties:3 al:whoever_named:50 al:why_do:33 al:why_does:39 al:why_is:25 al:why_the:-24
al:width_of:46 al:wifi_guest:31 al:wifi_router:18 al:will_be:-156 al:will_drop:69 al:will_go:55 al:will_hand:8
al:will_send:47 al:will_the:6 al:will_write:9 al:willow_for:-16 al:wind_at:9 al:wind_in:28 al:wind_near:16
al:wind_was:38 al:window_for:51 al:window_of:6 al:window_seats:22 al:wiped_and:9 al:wir_bleiben:29 al:wir_haben:43
al:wir_mit:-34 al:wir_nehmen:4 al:with_0:84 al:with_a:-7 al:with_it:-1 al:with_just:44 al:with_me:-48
al:with_merlins:63 al:with_the:54 al:with_these:29 al:with_winter:28 al:with_your:7 al:within_0:-37 al:without_a:-35
al:without_the:10 al:woche_schaffe:-56 al:woke_me:28 al:wolę_przelew:33 al:won't_work:-22 al:wonderful_news:12
al:word_limit:15 al:work_got:19 al:works_on:-1 al:worksheet_0:10 al:worksheet_code:52 al:wormed_the:28 al:would_be:-22
al:would_have:-11 al:would_it:44 al:would_like:-24 al:would_take:-30 al:would_you:245 al:wow_a:18 al:wrap_with:16
al:write_pool:45 al:write_to:22 al:wrote_the:19 al:x-ray_archive:41 al:x-ray_is:-1 al:xray_van:23 al:y_a:32
al:ya_está:23 al:ya_lleva:-1 al:ya_pagué:6 al:ya_quedó:19 al:yeah_nah:22 al:yeah_that's:38 al:year's_sheet:-7
al:years_old:-6 al:yeast_is:64 al:yedekleme_saat:24 al:yellow_makes:43 al:yes_i'd:4 al:yes_let's:16 al:yes_please:185
al:yes_that:25 al:yes_whereas:9 al:yesterday_evening:33 al:yesterday_the:1 al:yesterday_we:44 al:yo_llevo:6
al:you'd_like:-67 al:you'd_think:47 al:you'll_find:74 al:you'll_get:-19 al:you'll_have:43 al:you're_very:33
al:you're_welcome:72 al:you've_now:59 al:you_also:1 al:you_and:5 al:you_ask:3 al:you_can:74 al:you_completed:28
al:you_correct:4 al:you_could:-7 al:you_don't:7 al:you_for:-56 al:you_further:-7 al:you_get:-52 al:you_had:-30
al:you_have:51 al:you_know:35 al:you_like:30 al:you_looked:8 al:you_may:114 al:you_might:13 al:you_must:77
al:you_need:-71 al:you_on:-18 al:you_opted:12 al:you_quoted:22 al:you_rushed:31 al:you_saw:-1 al:you_sent:-46
al:you_should:101 al:you_talk:10 al:you_tell:-4 al:you_that:-14 al:you_the:-5 al:you_want:-3 al:you_will:101
al:you_wish:-16 al:you_with:-26 al:you_wont:53 al:you_would:53 al:your_call:-23 al:your_check-in:27 al:your_claim:11
al:your_colleague:49 al:your_deductible:1 al:your_email:-14 al:your_leak:1 al:your_loss:41 al:your_mail:2
al:your_mock:-21 al:your_neighbours:30 al:your_night:6 al:your_old:2 al:your_output:-13 al:your_patience:3
al:your_progress:18 al:your_radio:23 al:your_recording:15 al:your_room:13 al:your_time:-23 al:your_user:-90
al:your_usher:5 al:your_voucher:61 al:yrs_of:-8 al:yum_just:21 al:yusuf_does:19 al:yusuf_is:35 al:zacken_gegen:-35
al:zadań_z:52 al:zaplanowano_przegląd:-35 al:zentimeter_alles:-35 al:zerknąłem_na:24 al:zero_^:10 al:zero_crashes:2
al:zia_carla:42 al:zone_a:32 al:zrobione_przełożyłem:27 al:zrobione_stare:21 al:zulke_borden:26 al:zum_bestehen:6
al:zwemles_is:36 al:à_0:-26 al:à_bath:36 al:à_gdansk:17 al:à_graz:12 al:à_l'examen:23 al:à_la:-2 al:über_0:30
al:übernachtung_sind:-1 al:żadnych_paczek:16 al:бэкапы_теперь:18 al:в_серверной:22 al:к_четвергу:24 al:никогда_не:28
al:номер_заметки:19 al:опять_этот:60 al:прошивка_собралась:14 al:сольфеджио_придумали:34 al:таблица_с:25 ax:'d:38
ax:'m:-5 ax:'s:196 ax:'t:-80 ax:*:30 ax:0:-85 ax:ab:83 ax:ac:47 ax:ad:2 ax:ag:-52 ax:ah:126 ax:ai:60 ax:ak:15 ax:am:-6
ax:an:-19 ax:ap:79 ax:ar:-73 ax:as:-42 ax:au:-88 ax:aw:85 ax:ax:9 ax:ay:-16 ax:az:-58 ax:ań:52 ax:b:-132 ax:ba:-52
ax:be:-88 ax:bs:-25 ax:bt:-50 ax:by:-52 ax:c:-143 ax:ce:-24 ax:ch:-38 ax:ci:70 ax:ck:44 ax:cm:-109 ax:cs:40 ax:ct:67
ax:cu:27 ax:cy:100 ax:cé:-22 ax:d:-81 ax:da:-2 ax:dc:-16 ax:dd:-71 ax:de:-103 ax:dg:12 ax:di:-83 ax:dk:-32 ax:dl:-14
ax:do:35 ax:dr:106 ax:ds:-66 ax:dt:-91 ax:du:-30 ax:dy:23 ax:dí:37 ax:e:-50 ax:ea:-108 ax:ec:38 ax:ed:15 ax:ee:-108
ax:ef:62 ax:eg:-62 ax:ei:96 ax:ej:13 ax:ek:-37 ax:el:21 ax:em:-4 ax:en:-80 ax:eo:31 ax:ep:84 ax:er:11 ax:es:-92
ax:et:47 ax:ey:28 ax:ez:-27 ax:f:-18 ax:fa:11 ax:ff:-115 ax:fi:42 ax:fk:-78 ax:fm:2 ax:fs:-74 ax:ft:-8 ax:fw:-7
ax:fy:6 ax:fé:-5 ax:g:-73 ax:ga:5 ax:gb:-50 ax:ge:-22 ax:gg:98 ax:gi:-6 ax:gl:33 ax:gm:22 ax:gn:5 ax:go:-81 ax:gs:-142
ax:gt:-37 ax:gy:161 ax:h:-5 ax:ha:172 ax:he:80 ax:hh:64 ax:hi:129 ax:hl:-59 ax:hm:155 ax:ho:-82 ax:hs:-30 ax:ht:-54
ax:hu:-14 ax:hx:71 ax:hy:39 ax:hz:-56 ax:hé:-3 ax:i:-15 ax:ia:-54 ax:ib:43 ax:id:-5 ax:ie:6 ax:if:36 ax:ig:-23
ax:ii:13 ax:ik:-17 ax:il:-37 ax:im:40 ax:in:-19 ax:io:-25 ax:ip:-37 ax:ir:-25 ax:is:-56 ax:it:-33 ax:iu:-25 ax:iv:28
ax:iß:12 ax:iù:3 ax:iş:26 ax:ja:39 ax:je:-4 ax:ji:38 ax:jo:19 ax:ka:9 ax:kb:-70 ax:ke:23 ax:kg:-22 ax:ki:31 ax:km:-57
ax:ko:-32 ax:ks:-81 ax:kt:39 ax:ku:-137 ax:ky:58 ax:la:53 ax:lc:-4 ax:ld:46 ax:le:-20 ax:li:2 ax:lk:81 ax:ll:44
ax:lm:-15 ax:ln:-75 ax:lo:44 ax:lp:15 ax:ls:-52 ax:lt:-7 ax:ly:49 ax:lę:28 ax:m:-45 ax:ma:-1 ax:mb:-128 ax:me:-6
ax:mg:94 ax:mi:-43 ax:ml:-90 ax:mm:71 ax:mp:3 ax:mr:1 ax:ms:-26 ax:mt:-41 ax:mv:-16 ax:mx:-54 ax:my:-17 ax:n:-61
ax:na:85 ax:nc:40 ax:nd:-24 ax:ne:33 ax:ng:53 ax:ni:-55 ax:nk:116 ax:no:-11 ax:ns:-69 ax:nt:21 ax:nu:13 ax:ny:24
ax:nę:18 ax:o:82 ax:ob:24 ax:od:120 ax:oe:12 ax:of:-212 ax:og:46 ax:oh:200 ax:oi:8 ax:ok:45 ax:ol:57 ax:om:-57
ax:on:-28 ax:oo:-41 ax:op:24 ax:or:-17 ax:os:-76 ax:ot:49 ax:ou:35 ax:ow:32 ax:ox:-8 ax:oy:20 ax:p:11 ax:pe:26
ax:ph:-18 ax:pi:-37 ax:pk:19 ax:pl:14 ax:pm:-108 ax:pn:-22 ax:po:125 ax:pp:4 ax:pr:42 ax:ps:-22 ax:pt:-9 ax:pu:-12
ax:px:-28 ax:på:-60 ax:pô:22 ax:q:16 ax:ql:-14 ax:r:-19 ax:ra:-44 ax:rb:64 ax:rd:-60 ax:re:-6 ax:rf:-20 ax:ri:40
ax:rm:-70 ax:rn:-59 ax:ro:115 ax:rp:-69 ax:rr:-26 ax:rs:-28 ax:rt:-8 ax:ru:-39 ax:rw:39 ax:ry:27 ax:rz:15 ax:rá:39
ax:s:-66 ax:sa:-36 ax:se:6 ax:sh:91 ax:si:-142 ax:sk:-36 ax:so:16 ax:ss:-83 ax:st:-26 ax:sy:-41 ax:sz:26 ax:tc:-43
ax:te:-18 ax:th:-79 ax:ti:-102 ax:tl:-69 ax:to:-131 ax:tr:2 ax:ts:-58 ax:tt:-135 ax:tw:-63 ax:ty:23 ax:tz:-129
ax:tá:-49 ax:u:43 ax:ub:7 ax:ud:-97 ax:uf:30 ax:ug:-58 ax:uh:74 ax:ui:22 ax:uk:45 ax:ul:-19 ax:um:47 ax:un:8 ax:up:65
ax:ur:46 ax:us:-56 ax:ut:-102 ax:uv:-22 ax:ux:-55 ax:uy:-51 ax:ué:39 ax:uż:31 ax:v:-5 ax:va:-40 ax:ve:37 ax:vi:71
ax:vo:-28 ax:vé:-19 ax:wa:15 ax:we:46 ax:wn:-128 ax:wo:2 ax:wr:-65 ax:ws:-103 ax:xa:8 ax:xt:48 ax:ya:116 ax:yd:-19
ax:yi:55 ax:yk:-29 ax:yo:33 ax:ys:-91 ax:z:-24 ax:ze:-54 ax:zu:-3 ax:zy:31 ax:zę:28 ax:à:4 ax:ão:-40 ax:ät:-2 ax:é:-12
ax:ée:-69 ax:én:-11 ax:és:-37 ax:êm:-8 ax:ío:3 ax:ów:-105 ax:ôt:64 ax:ön:12 ax:ún:40 ax:ün:9 ax:ür:70 ax:ęp:16
ax:ım:-5 ax:ła:-5 ax:да:21 ax:ер:40 ax:ик:4 ax:ио:34 ax:ия:2 ax:к:55 ax:ка:14 ax:не:-14 ax:пы:18 ax:ть:28 ax:ца:25
b:*:34 b:0:110 b:a:-184 b:abba:3 b:abgeschlossen:17 b:abgesperrt:2 b:ablation:-30 b:abonos:1 b:abstellen:13 b:abt:-43
b:abuela:11 b:accent:8 b:accept:-37 b:accepted:25 b:accepts:-3 b:access:-72 b:accordingly:29 b:accordion:24
b:account:48 b:accountant:20 b:across:-17 b:act:9 b:actually:-13 b:add:-11 b:adding:-31 b:additional:-71 b:address:-18
b:adds:-28 b:adeyemi:71 b:adjectives:34 b:adult:-6 b:afaik:5 b:afloat:24 b:afraid:-55 b:after:-169 b:afternoon:100
b:afternoons:6 b:afterwards:81 b:again:220 b:against:-75 b:age:-27 b:agency:28 b:agent:38 b:ages:33 b:agm:6 b:ago:191
b:agora:25 b:agree:19 b:agrees:14 b:agua:10 b:aguante:-1 b:ahead:27 b:aisle:-4 b:akku:1 b:al:-137 b:alarm:24
b:alarme:21 b:alert:-70 b:all:17 b:allergisk:38 b:alles:-15 b:allows:16 b:alltså:-13 b:alone:17 b:along:3 b:aloud:35
b:already:76 b:also:-81 b:alte:-2 b:alten:-50 b:altered:-5 b:although:-161 b:altri:17 b:alunos:26 b:always:-31
b:am:-198 b:amazing:25 b:amber:124 b:amended:-11 b:amperes:6 b:amps:8 b:an:89 b:anchored:8 b:and:-237 b:anders:-13
b:android:-78 b:anecdote:2 b:angeles:-26 b:animal:4 b:annoiarci:9 b:announce:-38 b:announces:-27 b:annoying:12
b:annual:-8 b:anodin:23 b:another:-32 b:ans:-13 b:answer:60 b:antes:4 b:antiga:6 b:antiguo:-13 b:any:-106 b:anybody:56
b:anymore:18 b:anyone:-8 b:anything:-90 b:anyway:70 b:anywhere:28 b:apaga:9 b:apart:30 b:apartamento:24 b:api:-7
b:apologise:1 b:app:18 b:apparently:22 b:applying:-17 b:appreciate:-27 b:approval:28 b:après:39 b:apuntado:28
b:aqui:11 b:arbeite:14 b:archive:30 b:archives:3 b:archivraum:6 b:are:-69 b:argue:18 b:arithmetic:33 b:arm:-10
b:armbands:28 b:around:14 b:arranged:-4 b:arrepintió:29 b:arrived:6 b:arrows:6 b:art:5 b:as:-217 b:ask:-52 b:asked:-46
b:asks:10 b:assessor:19 b:assist:-63 b:at:-297 b:atl:21 b:atlanta:-5 b:attack:5 b:attempts:76 b:attention:43 b:até:-23
b:au:-57 b:aub:3 b:auch:-100 b:audio:-16 b:auf:-134 b:auflage:43 b:aufregendes:16 b:aufträge:37 b:august:7 b:aunt:-53
b:aus:-102 b:ausflug:7 b:ausgeräumt:18 b:autumn:-15 b:außer:-2 b:available:-15 b:avant:-66 b:avec:-78 b:aventure:18
b:aw:-3 b:awake:95 b:away:49 b:açık:18 b:b:12 b:back:25 b:background:29 b:backup:-48 b:bad:-18 b:badly:84 b:bagage:12
b:baies:23 b:bajtów:13 b:bakery:52 b:balancers:-51 b:balances:19 b:balcony:30 b:bali:6 b:ballerino:40 b:balles:1
b:banana:2 b:band:-21 b:bang:10 b:bank:16 b:banquet:32 b:bar:67 b:barato:19 b:barbacoa:-16 b:barbaridad:12
b:barbecue:57 b:barrage:12 b:bars:59 b:basalt:110 b:base:-8 b:basic:-85 b:basically:-66 b:batch:-66 b:bath:-5 b:bats:2
b:batteries:13 b:bc:-1 b:be:-111 b:beacons:23 b:beams:16 b:bearing:41 b:bearings:-19 b:bears:-53 b:beats:-44
b:because:-108 b:become:-1 b:bed:-18 b:beech:18 b:been:-94 b:beer:48 b:beers:-39 b:before:-174 b:begin:-17
b:begins:-31 b:behave:9 b:behind:-186 b:behörden:9 b:bei:-103 b:beim:-108 b:being:-91 b:bekommt:-40 b:belegen:14
b:believe:-107 b:bell:30 b:belle:16 b:bellissimo:15 b:bells:42 b:below:-52 b:belt:-71 b:bench:1 b:beside:-14
b:bestanden:41 b:beta:-26 b:beträgt:-11 b:better:7 b:between:-129 b:beyonce:9 b:bias:26 b:bicycles:-8 b:big:-100
b:bike:17 b:bilagor:16 b:bildern:15 b:bill:7 b:billed:14 b:binding:-6 b:birth:10 b:birthday:-63 b:bisagras:29 b:bite:2
b:bites:26 b:bitte:-72 b:black:-20 b:bleed:15 b:bleiben:17 b:blindfolded:56 b:bliss:30 b:block:-34 b:blocked:13
b:blower:-36 b:blue:2 b:blues:14 b:board:-16 b:boarding:43 b:boards:29 b:boat:131 b:boathouse:16 b:bogdan:60
b:boiling:6 b:bologna:17 b:bon:-29 b:bonds:11 b:book:24 b:booked:3 b:booking:5 b:bookings:7 b:boord:12 b:boot:66
b:bordeaux:-42 b:boring:-4 b:borrowed:-11 b:boss:-18 b:both:-37 b:bottiglie:45 b:bottom:44 b:bought:-27 b:box:60
b:brace:3 b:brakes:5 b:branch:1 b:branching:22 b:brand:28 b:brandt:32 b:braucht:-29 b:break:7 b:breakfast:52
b:breaking:-17 b:breaks:-48 b:brenner:23 b:brett:11 b:brezeln:23 b:bridge:-33 b:brigade:12 b:bright:-91 b:bring:-133
b:bringing:-19 b:brings:-113 b:british:-14 b:broken:11 b:brokers:6 b:bronze:36 b:broodjes:-22 b:brought:-76 b:brzuch:5
b:btn:11 b:btw:70 b:bucket:6 b:buddy:6 b:budget:32 b:bugs:45 b:build:40 b:building:19 b:buildmaschine:16 b:builds:34
b:built:-115 b:bumped:-47 b:bureau:24 b:burro:16 b:business:-39 b:but:-359 b:butterflies:6 b:buttons:15 b:by:-191
b:bytes:31 b:búfer:-38 b:c:21 b:c'est:-54 b:cabinet:105 b:cabling:34 b:cache:18 b:cafés:35 b:cage:21 b:cair:6
b:cake:79 b:calculate:-25 b:calculator:9 b:calculators:15 b:calendar:18 b:calha:30 b:caliente:18 b:call:-26
b:called:-157 b:calls:-25 b:calm:-33 b:calves:7 b:cambiamos:-3 b:came:53 b:camera:-3 b:can:-25 b:can't:-24 b:canal:24
b:cancel:-71 b:canceling:-70 b:cancelled:15 b:canciones:-31 b:canot:19 b:cant:-48 b:canteen:50 b:canton:14 b:cap:14
b:captain:-36 b:capture:30 b:captures:-59 b:car:92 b:card:15 b:cards:-36 b:care:-19 b:careful:36 b:caretaker:50
b:cargar:-4 b:caro-kann:18 b:carpenter:1 b:carpet:14 b:carretillas:78 b:carriage:-1 b:carried:-33 b:carries:-135
b:carrinha:-10 b:carry:-75 b:casas:25 b:case:-101 b:cases:-48 b:cassius:20 b:cassées:25 b:catalogo:-1 b:catalogue:-37
b:caught:-15 b:cause:33 b:caution:-9 b:caves:-13 b:cbor:46 b:ce:-73 b:cedar:180 b:ceiling:74 b:cellar:5 b:cello:-2
b:cells:-24 b:centro:7 b:certificate:-28 b:certification:-26 b:chaises:32 b:chalet:-5 b:chamada:-17 b:change:-74
b:changes:62 b:changing:-123 b:chaos:28 b:chapel:27 b:chapter:-39 b:chapô:-10 b:character:48 b:charge:-6 b:charging:17
b:charm:44 b:chart:-8 b:charts:53 b:chat:67 b:chats:22 b:chatty:8 b:cheapest:-2 b:cheating:21 b:check:-108
b:checked:-16 b:checking:-9 b:checksums:18 b:cheerful:-82 b:cheese:20 b:chef:-10 b:chez:-101 b:chicago:-40
b:chiffré:11 b:child:-95 b:childhood:26 b:chimneys:20 b:chip:14 b:chiusa:21 b:chokes:32 b:chose:-37 b:christmas:71
b:chromatograph:10 b:church:37 b:churn:5 b:ci:-40 b:cinnamon:-20 b:cinéma:38 b:circle:69 b:circuit:-39 b:claim:-31
b:clairs:15 b:clapped:32 b:class:11 b:classes:35 b:classroom:19 b:clean:40 b:cleaning:29 b:clear:18 b:clearing:-22
b:clementine:21 b:click:7 b:client:-33 b:clients:80 b:clinic:-24 b:clip:42 b:clock:33 b:closed:31 b:closes:-28
b:closing:-26 b:cloth:10 b:cloud:-37 b:clt:13 b:cluster:-6 b:cm:38 b:coastal:-20 b:coaster:36 b:coche:23 b:cocoa:25
b:coda:20 b:coffee:16 b:coffees:-19 b:coffre:10 b:coins:20 b:cold:42 b:collar:58 b:colleague:-49 b:colleagues:-58
b:collect:-12 b:collects:-53 b:collins:27 b:collision:60 b:colonne:-15 b:columns:60 b:com:-42 b:come:-87 b:comes:-105
b:command:57 b:comme:-16 b:commit:-92 b:commitment:-18 b:committee:7 b:comms:-29 b:como:-50 b:compare:-5
b:compensated:36 b:compensation:-5 b:complained:19 b:complete:8 b:completes:-17 b:compris:47 b:comprises:23
b:computers:-18 b:con:-261 b:condition:20 b:conditional:10 b:conditionals:7 b:conductor:10 b:conferences:8
b:confidence:-9 b:confirm:-74 b:confirmed:19 b:connections:-5 b:connector:15 b:considered:-1 b:considering:-1
b:console:80 b:consoles:-23 b:constructor:5 b:consumer:8 b:consumo:-1 b:contacting:-28 b:container:-15 b:contesta:23
b:contract:-3 b:contracts:-14 b:contrato:27 b:conversion:3 b:conversions:-25 b:convinced:-36 b:cookie:20 b:cooks:20
b:cooling:18 b:copes:16 b:copies:37 b:cork:-24 b:correa:21 b:correct:-27 b:cortafuegos:-1 b:cortar:-17 b:cosmétique:27
b:cost:-48 b:costs:-13 b:costumes:11 b:cotisation:29 b:coughing:32 b:could:-87 b:count:42 b:counted:18 b:countries:-5
b:counts:10 b:coup:36 b:coupe:34 b:courage:2 b:couronne:-13 b:course:-82 b:courthouse:17 b:cousin:-32 b:couverts:37
b:cover:-31 b:covered:52 b:covers:-154 b:crab:37 b:crane:-36 b:cranes:35 b:crash:-97 b:crates:22 b:cravate:36
b:credit:-13 b:crewing:52 b:cried:4 b:criminals:10 b:crisps:3 b:crontab:14 b:crooked:-70 b:crossfade:68 b:crown:5
b:crutches:-31 b:cry:78 b:cuisine:10 b:cups:-6 b:curious:-65 b:current:-82 b:currently:-21 b:cursor:5 b:cursors:47
b:curtains:-15 b:curve:20 b:cushions:18 b:customer:-93 b:customers:63 b:cut:-32 b:cutover:-16 b:czapkach:8 b:czech:11
b:código:-8 b:d:23 b:d'un:-7 b:da:58 b:daiki:-8 b:dampflok:27 b:dance:46 b:dans:-163 b:das:-310 b:dass:-26 b:data:-68
b:datasheet:-55 b:datasheets:-14 b:date:29 b:datei:9 b:dates:60 b:day:64 b:days:101 b:db-kestrel:39 b:db-osprey:36
b:de:-328 b:dealer:19 b:debajo:2 b:debit:9 b:debug:-10 b:debuggen:59 b:decades:11 b:december:-56 b:decent:-6
b:decided:20 b:decommed:15 b:deductible:6 b:deep:48 b:definition:12 b:degrees:90 b:del:-106 b:delay:39 b:delayed:19
b:delays:6 b:deleted:-8 b:deletion:13 b:deli:42 b:deliver:-68 b:delivery:20 b:della:-8 b:dem:-175 b:demo:-19
b:demonstrates:11 b:den:-216 b:denim:109 b:dental:-59 b:deposit:-31 b:der:-423 b:dernier:28 b:des:-130 b:descargas:28
b:descartados:6 b:desde:-4 b:desk:71 b:despacio:23 b:det:-25 b:details:82 b:determine:-8 b:detour:13 b:deutsch:44
b:devant:-4 b:dezimeter:85 b:dfw:2 b:di:-136 b:dia:1 b:diagrams:11 b:diary:45 b:dias:-10 b:dice:-10 b:dicht:20
b:die:-353 b:dies:25 b:diet:34 b:difference:23 b:digger:8 b:digits:62 b:dinner:107 b:dir:-26 b:directly:29
b:directory:10 b:directrice:3 b:disagree:44 b:discuss:-18 b:discussing:37 b:diseases:2 b:disfrazadas:28 b:disks:6
b:dispute:6 b:distracted:28 b:distributions:43 b:dit:-10 b:dit-on:9 b:dns:-44 b:do:-112 b:dobę:5 b:docstring:67
b:doctor:54 b:does:-159 b:doesn't:64 b:dogs:-7 b:doing:-60 b:dominoes:15 b:don:-13 b:don't:-63 b:donc:-46 b:done:-61
b:donkey:31 b:dont:-72 b:door:92 b:dopo:-23 b:dos:29 b:dose:21 b:dots:33 b:doubles:12 b:down:46 b:downgrading:-3
b:downloader:20 b:downstairs:-4 b:downtime:-14 b:dozen:16 b:dr:-112 b:draft:-9 b:drafts:-22 b:drain:-17 b:drained:21
b:drains:-37 b:drama:19 b:draw:-73 b:drawing:18 b:drawn:-34 b:draws:-38 b:drew:-33 b:drill:39 b:drin:5 b:drink:31
b:driver:107 b:drivers:-11 b:drives:-46 b:driving:-53 b:drop:-40 b:dropped:-49 b:drops:7 b:drown:15 b:drowning:14
b:dry:-25 b:du:-110 b:ducato:30 b:duck:7 b:due:57 b:dunno:54 b:durch:24 b:durcisse:28 b:during:-161 b:dus:-50 b:dusk:6
b:dusty:-89 b:dutch:28 b:día:33 b:e-mail:2 b:each:17 b:ear:-7 b:earlier:37 b:earliest:-57 b:early:-26 b:easily:4
b:easter:17 b:echoes:33 b:economy:27 b:edelweiss:32 b:editors:9 b:eeprom:44 b:efemérides:11 b:eggs:23 b:eight:-15
b:eingeplant:88 b:either:37 b:el:-294 b:elementos:4 b:elettrogeno:-40 b:elm:31 b:elute:29 b:em:-115 b:email:36
b:empty:33 b:emr:82 b:emulator:7 b:en:-1 b:enabled:18 b:end:104 b:ending:19 b:endpoint:2 b:ends:-54 b:enfance:10
b:enfermedad:7 b:engineer:2 b:engineers:-43 b:englisch:38 b:enjoy:-33 b:enjoyed:-4 b:enjoys:-36 b:enough:95
b:ensure:-43 b:enter:-78 b:entered:13 b:entradas:7 b:entrega:-6 b:entrego:-41 b:entries:65 b:entrées:3
b:entscheidet:-9 b:env:-17 b:envelopes:21 b:epipen:3 b:episodes:15 b:erreichen:49 b:error:-62 b:errors:41 b:erst:-46
b:erste:-12 b:erzählt:2 b:es:-105 b:escribir:44 b:eso:44 b:espacio:-6 b:esqueço:26 b:essay:-76 b:est:151 b:este:-1
b:esto:3 b:está:-20 b:etudes:-17 b:etwas:28 b:euch:13 b:euro:61 b:euros:80 b:evacueren:62 b:evaporator:36 b:even:-209
b:evening:129 b:evenings:38 b:event:36 b:ever:61 b:every:-190 b:everybody:10 b:everyone:52 b:everything:61
b:everywhere:83 b:ewr:17 b:exactly:47 b:exam:-15 b:examiner:39 b:examples:36 b:except:-12 b:exception:37
b:exceptions:52 b:excess:-17 b:exchanged:19 b:excuse:-21 b:exercise:2 b:exercises:-52 b:exmann:5 b:expect:-101
b:expects:12 b:explain:-13 b:explained:56 b:explains:-44 b:explanation:8 b:explore:-5 b:export:-34 b:extract:16
b:eyebrows:8 b:eyes:25 b:fabrizio:6 b:face:31 b:faces:-2 b:facilities:-16 b:fahrenheit:14 b:fail:41 b:failed:-20
b:fails:26 b:fair:1 b:falke:-17 b:fall:-13 b:falmouth:21 b:falsch:14 b:falstad:9 b:famille:21 b:família:15 b:fan:5
b:fans:-1 b:far:22 b:fare:-9 b:farm:14 b:farmacia:1 b:fast:47 b:faster:35 b:fatou:42 b:fault:53 b:faults:29 b:favor:17
b:fax:-1 b:feared:9 b:feeds:-38 b:feeling:19 b:feels:-32 b:fees:14 b:feet:31 b:fehlt:-27 b:fence:49 b:ferdinand:15
b:fermé:45 b:ferry:-48 b:festa:15 b:fetch:-24 b:fever:34 b:few:-25 b:fibres:-9 b:field:-1 b:fifty:1 b:fila:33
b:file:127 b:filed:-11 b:files:33 b:fills:-56 b:film:22 b:final:1 b:finally:3 b:find:-121 b:finden:-16 b:finding:-41
b:finds:-50 b:fine:106 b:finito:57 b:finland:-15 b:fire:-22 b:firefox:-36 b:fires:-56 b:firmas:8 b:first:28 b:fish:17
b:fist:16 b:fit:-75 b:fitters:26 b:fixed:-34 b:flacher:-23 b:flag:11 b:flaky:-23 b:flash:-18 b:flashcards:-27
b:flat:78 b:flatten:15 b:flavour:68 b:flex:7 b:flickering:-2 b:flight:-88 b:flint:53 b:flood:46 b:floors:-18 b:flour:7
b:flow:-11 b:flowers:-13 b:flyer:41 b:flyttades:-12 b:flügel:11 b:fog:28 b:fois:55 b:folder:94 b:follow:-25
b:following:-52 b:follows:33 b:food:-7 b:foot:1 b:footnotes:22 b:for:-130 b:forfait:-8 b:forget:-26 b:forgot:-25
b:forklift:41 b:form:57 b:formats:-20 b:formatter:29 b:formatura:17 b:forms:11 b:formulaire:39 b:formule:7 b:forth:36
b:fotografa:17 b:found:-146 b:foundry:18 b:fountain:44 b:four:52 b:foxes:43 b:frage:2 b:fragen:45 b:frame:-11
b:frankfurt:2 b:frau:-62 b:free:26 b:freezer:-68 b:freezing:27 b:freigegeben:35 b:fresh:25 b:friction:18 b:friday:44
b:fridge:40 b:friend:-33 b:friendlier:11 b:from:-282 b:fromages:33 b:front:7 b:frost:66 b:frozen:34 b:fru:13 b:fry:-2
b:från:-37 b:fumes:20 b:fun:16 b:funkt:-22 b:furniture:16 b:further:39 b:fwiw:14 b:fyi:-29 b:fächer:65 b:fährt:28
b:férias:33 b:fête:29 b:für:-189 b:fürs:-45 b:g:49 b:gabbiani:7 b:gabler:6 b:galinhas:13 b:gallery:-3 b:galli:17
b:gang:40 b:gap:15 b:gaps:29 b:garage:107 b:garcia:29 b:garde:-33 b:gardien:39 b:garnet:136 b:gary:31 b:gasleitung:24
b:gaspard:11 b:gasóleo:34 b:gate:36 b:gateway:-76 b:gateways:15 b:gb:37 b:gdansk:-10 b:gearbeitet:11 b:geben:40
b:gebühr:-25 b:gegessen:38 b:geht:6 b:geklaut:6 b:geknipt:21 b:gelacht:41 b:gelijk:32 b:geliyor:24 b:gelöschter:-45
b:gemacht:27 b:generous:44 b:gentle:-60 b:geofence:57 b:geproefd:46 b:gerhard:31 b:geschaut:17 b:gestattet:21
b:gestern:-66 b:gesucht:3 b:get:-263 b:getest:10 b:gets:-183 b:getting:-101 b:gewartet:8 b:geändert:16 b:geöffnete:-4
b:ghastly:10 b:ghent:5 b:gibi:5 b:gift:-92 b:gigas:57 b:giorni:7 b:give:-93 b:gives:-90 b:glad:-101 b:glass:48
b:glasses:91 b:gli:-14 b:glove:108 b:glue:56 b:gläser:-15 b:go:-88 b:goat:69 b:godfather:20 b:goes:-18 b:going:-2
b:golden:-90 b:golpearlo:-7 b:gone:37 b:gong:53 b:gonna:-27 b:good:-29 b:goodbye:67 b:goshawk:46 b:gossip:6 b:got:-150
b:grad:55 b:grade:-33 b:grading:-6 b:grain:15 b:grams:-46 b:grand:-9 b:grandfather:-80 b:grandma:2 b:grandparents:-7
b:grateful:-15 b:graz:6 b:great:28 b:great-aunt:-17 b:great-uncle:-10 b:green:-132 b:grey:-30 b:grillabend:16
b:groomer:22 b:ground:-21 b:group:-59 b:großartig:17 b:große:5 b:grudge:5 b:grün:28 b:guardia:-6 b:guess:16 b:guest:-7
b:guests:-16 b:guild:62 b:gulls:-36 b:gust:-1 b:gusta:-8 b:gutters:41 b:guy:-42 b:guys:10 b:gâché:14 b:gästen:39
b:ha:-32 b:hab:-20 b:haben:-102 b:haczyków:46 b:had:-143 b:haddad:13 b:haha:-63 b:hahaha:27 b:hair:1 b:halen:-16
b:half:-177 b:hall:59 b:halle:10 b:halvard:1 b:hammer:39 b:hamulców:12 b:hand:113 b:hands:1 b:handy:39 b:hangs:-26
b:happen:4 b:happens:21 b:happy:67 b:harbour:-17 b:has:-61 b:hasta:-7 b:hat:45 b:hatching:-2 b:hate:-20 b:hates:-28
b:haulier:4 b:haus:6 b:hause:20 b:have:28 b:having:-85 b:hazel:126 b:head:66 b:headache:43 b:headaches:34
b:headings:-19 b:heads:47 b:hear:-111 b:heard:-37 b:hears:-12 b:heart:46 b:heartbeat:15 b:heat:-16 b:heater:15
b:heavy:8 b:heb:-40 b:hechos:-14 b:hello:43 b:helmet:1 b:helming:19 b:help:33 b:helps:51 b:here:74 b:hermana:4
b:hernandez:6 b:herr:-40 b:hertz:37 b:het:-27 b:heures:-29 b:heute:-56 b:hi:-30 b:hier:10 b:high:56 b:higher:31
b:hilos:30 b:him:60 b:hinausgehen:8 b:hintereinander:41 b:hints:17 b:hinweis:13 b:his:-7 b:hit:-60 b:hives:53 b:hm:-44
b:hmm:-91 b:hoch:36 b:hocker:6 b:hofmann's:40 b:hold:-37 b:holding:-8 b:holds:-48 b:holes:31 b:holiday:24 b:holidays:6
b:holt:-4 b:home:42 b:honestly:5 b:honour:16 b:hood:37 b:hoofdpijn:17 b:hooks:-4 b:hoor:-22 b:hopeless:8 b:hoping:-16
b:hora:63 b:horizontal:24 b:horseback:5 b:hose:-44 b:hospital:-21 b:host:2 b:hosts:14 b:hot:6 b:hotel:11 b:hour:138
b:hours:4 b:house:101 b:households:-19 b:houses:-42 b:houston:-41 b:how:-254 b:hoy:-23 b:hub:12 b:hum:-21 b:humaine:19
b:human:-10 b:humming:25 b:hundred:-51 b:hungry:15 b:hurry:45 b:husband:29 b:hut:41 b:hxdubj:10 b:hytt:-3 b:hz:58
b:höchstens:-4 b:i:-207 b:i'd:-39 b:i'll:-98 b:i'm:-97 b:i've:-38 b:iah:3 b:ic:-8 b:ice:-74 b:icon:6 b:id:-35 b:ids:12
b:ieri:4 b:if:-102 b:igen:59 b:iguana:20 b:ihres:-9 b:il:-218 b:ill:-3 b:illegal:7 b:ilse:36 b:im:-252 b:images:-1
b:imo:55 b:implant:8 b:imports:-3 b:impressive:22 b:imprevisto:6 b:in:-357 b:inbound:-27 b:incident:14 b:included:157
b:includes:-77 b:including:-75 b:incluida:17 b:incr:-29 b:incubators:19 b:indenting:-4 b:indigo:34 b:induction:11
b:ines:7 b:information:34 b:infusion:-24 b:inglese:21 b:init:21 b:ins:-27 b:inside:48 b:inskickad:18 b:inspection:9
b:installation:32 b:instead:202 b:insurance:-3 b:insured:5 b:intactas:12 b:intente:10 b:interesting:34 b:intern:26
b:internet:-13 b:intervals:21 b:interview:-28 b:into:-216 b:invierno:4 b:invoice:46 b:ios:-34 b:ironía:16 b:is:-73
b:island:9 b:isolated:9 b:isr:13 b:issue:10 b:issuing:-5 b:ist:50 b:it:84 b:it's:-30 b:items:73 b:itinerary:3
b:its:-237 b:ivan:-35 b:jag:-12 b:jaja:2 b:james:-21 b:jammed:40 b:january:-16 b:jasper:67 b:javakade:14 b:jazz:25
b:je:-31 b:jetzt:-82 b:jingle:-14 b:job:-25 b:joke:29 b:journée:-6 b:jovem:21 b:judge:4 b:june:10 b:just:-240
b:juventud:21 b:kabalevsky:19 b:kachel:51 b:kalt:16 b:karteikarten:10 b:kartenaufgabe:31 b:kbaud:15 b:keep:-213
b:keeping:-38 b:keeps:-164 b:keepsake:22 b:kein:-28 b:keiner:9 b:kennel:10 b:kent:22 b:kept:-121 b:kestrel:-12
b:key:37 b:keyboard:16 b:keys:-8 b:kg:60 b:khaki:73 b:kids:-23 b:kill:-11 b:killed:11 b:killing:-7 b:kilo:41
b:kilobytes:35 b:kilovatios:50 b:kim:2 b:kindest:39 b:king:-9 b:kiosk:56 b:kitchen:67 b:klaar:20 b:kleine:-44
b:kleinen:-35 b:kleinere:-6 b:kleinigkeiten:14 b:knees:20 b:knew:-4 b:knight:-6 b:knochen:30 b:knot:-6 b:knots:39
b:know:-23 b:knows:42 b:knät:69 b:kod:-18 b:kommen:-5 b:kommt:-34 b:komunikatów:33 b:kota:32 b:kowalczyk:38 b:kpa:42
b:kraan:39 b:kranz:39 b:krosno:-42 b:krąg:43 b:kunden:20 b:kupé:31 b:kurze:-73 b:kw:18 b:kämen:23 b:l'alto:35
b:l'année:9 b:l'astreinte:39 b:l'historique:3 b:l'imprimante:-24 b:l'écoutait:7 b:la:-326 b:lab:-5 b:labelled:-64
b:laboratory:1 b:ladder:32 b:ladders:37 b:lag:-40 b:lake:3 b:lames:60 b:laminate:20 b:lampę:-22 b:landlord:23
b:lands:19 b:lane:33 b:lang:55 b:language:-76 b:laptop:29 b:las:-62 b:last:-200 b:lasts:-8 b:late:-4 b:later:125
b:latest:89 b:latin:-4 b:laugh:9 b:laughing:21 b:laughter:50 b:launch:22 b:laundry:3 b:law:50 b:layers:-3 b:layout:18
b:ldo:22 b:le:-275 b:leadership:-23 b:league:6 b:leak:78 b:leaking:40 b:learn:-69 b:learned:-10 b:learns:-12 b:lease:4
b:least:9 b:leave:-77 b:leaving:-14 b:lección:9 b:lecker:25 b:lee:15 b:leer:2 b:left:21 b:leg:18 b:legacy:-43
b:legend:7 b:lego:17 b:leihgebühr:41 b:leipzig:37 b:lente:27 b:les:-136 b:lesson:-70 b:lessons:49 b:let:-179
b:let's:-24 b:leta:10 b:lets:-36 b:letter:92 b:lettuce:16 b:letztes:-3 b:leute:69 b:librarian:5 b:licence:-15
b:licences:16 b:lid:106 b:lidar:38 b:lieber:35 b:liegt:-28 b:lies:-25 b:lieu:-11 b:life:48 b:lift:-7 b:lighthouses:18
b:lighting:10 b:lights:17 b:like:-97 b:lilac:84 b:limited:5 b:lindner:19 b:lindqvist:7 b:liner:-27 b:link:55 b:list:-8
b:listener:6 b:listing:-20 b:litres:57 b:litri:23 b:litros:1 b:little:-80 b:lives:-26 b:llegado:-4 b:lleva:-7
b:lo:-118 b:loading:-5 b:loads:-32 b:loaves:-14 b:localized:3 b:lock:32 b:locker:116 b:locomotive:17 b:lodge:34
b:lodów:-41 b:log:-47 b:logbook:13 b:logging:6 b:logo:5 b:logs:-42 b:lol:69 b:london:4 b:longest:19 b:loo:19
b:look:-73 b:looks:-133 b:loom:8 b:loop:-30 b:lorries:-9 b:los:-145 b:lose:-60 b:loses:-2 b:lost:-84 b:lot:103
b:lotus:-3 b:love:-41 b:lower:-72 b:lp-path-east:12 b:lucca:-19 b:luggages:-14 b:lukas:-7 b:lumens:48 b:lunch:100
b:lundi:11 b:lunedì:6 b:lunes:15 b:lung:12 b:lunghi:29 b:lädt:-1 b:läuft:-63 b:löst:-11 b:ma:109 b:macchina:22
b:machen:-2 b:machine:-19 b:machines:-33 b:macht:-57 b:mad:19 b:mag:-12 b:mai:12 b:mail:79 b:mailboxes:-31 b:mailer:4
b:mails:2 b:main:-48 b:mains:-21 b:maintenance:-56 b:maite:1 b:make:-159 b:makes:-142 b:making:-18 b:mal:-75
b:malade:11 b:male:-3 b:man:-79 b:manage:39 b:managers:24 b:maniac:-10 b:mano:43 b:manuel:2 b:many:-57 b:maple:44
b:mardi:44 b:marek:5 b:margin:18 b:margins:22 b:marguerite:1 b:mark:-70 b:marked:-50 b:market:94 b:marketing:-60
b:marks:67 b:marquee:35 b:marta:2 b:masks:55 b:masts:-12 b:match:28 b:mateusz:21 b:matin:103 b:matters:29
b:mattress:18 b:max:4 b:maximum:7 b:may:19 b:mayo:22 b:mañana:54 b:mb:51 b:mbar:34 b:mbit:44 b:mco:2 b:me:148
b:meal:42 b:means:-50 b:measure:-38 b:measurements:45 b:medicamento:3 b:meet:-93 b:meets:-33 b:megabits:8
b:megabyte:57 b:megabytes:24 b:megas:-4 b:mehr:-89 b:mein:-12 b:melts:45 b:memories:20 b:mention:-14 b:mentioning:28
b:menu:-21 b:merlins:-1 b:mesa:12 b:message:-1 b:messages:26 b:meters:33 b:method:-48 b:mexer:-5 b:miami:-16 b:mice:29
b:mich:15 b:micropython:5 b:middleware:30 b:midsommar:56 b:mig:7 b:migração:-13 b:mijn:-3 b:mikroampere:57 b:miles:-4
b:milk:-21 b:mill:-17 b:mille:35 b:millimètres:5 b:millisecondes:15 b:milliseconds:51 b:millisekunden:41
b:millivolts:18 b:milímetros:12 b:min:107 b:mina:5 b:mind:82 b:minded:4 b:minty:34 b:minus:-14 b:minute:111
b:minuten:42 b:minutes:68 b:minuti:25 b:minutos:65 b:minutę:19 b:mir:-41 b:miscompiles:-22 b:misread:-50
b:misrepresentation:5 b:miss:-16 b:missing:-21 b:mistakes:23 b:misunderstanding:18 b:mit:-107 b:mix:45 b:ml:-35
b:mlflow:12 b:mln:21 b:mm:127 b:moan:12 b:mock:-126 b:modal:12 b:model:1 b:modes:8 b:modified:5 b:modify:25
b:modifying:-29 b:module:-3 b:moi:45 b:mois:10 b:moment:83 b:monday:16 b:mondays:51 b:monde:-38 b:monitor:7
b:month:167 b:monthly:-4 b:months:72 b:moon:21 b:moot:-3 b:more:76 b:morgen:12 b:morning:119 b:most:-43 b:mostly:-90
b:moths:35 b:motor:16 b:mountain:-14 b:move:-66 b:moved:-34 b:moves:-10 b:movieron:-13 b:movies:13 b:moving:13
b:mower:20 b:mr:-150 b:mrs:-188 b:ms:9 b:msgs:58 b:msp:10 b:much:-8 b:mucho:22 b:muestras:13 b:mug:33 b:muller:1
b:multa:19 b:mum:21 b:murée:4 b:mush:39 b:music:81 b:mv:28 b:mx:8 b:my:-182 b:myself:12 b:más:69 b:métronome:9 b:n:-68
b:na:-92 b:naar:-3 b:nach:-123 b:nachbarin:15 b:nah:-26 b:name:-8 b:named:-86 b:names:-20 b:nantes:-27 b:napkin:2
b:narrow:-64 b:nas:8 b:nats:16 b:nature:41 b:nda:-10 b:ne:-32 b:near:-312 b:need:2 b:needed:15 b:needs:-17 b:nehmen:-1
b:neighbours:-23 b:nerves:26 b:nervous:11 b:nested:-19 b:netcat:5 b:network:54 b:neue:-70 b:neuen:-66 b:neun:-38
b:never:-116 b:new:-102 b:next:-96 b:ngl:-14 b:ni:-56 b:nicer:7 b:nicht:144 b:nickel:84 b:niece:-42 b:niedzielę:42
b:niet:25 b:niewinnie:32 b:night:-4 b:nightly:-40 b:nineteen:-38 b:nite:68 b:no:60 b:nobody:-30 b:noch:-49 b:nodes:1
b:nodo:8 b:noise:60 b:noisy:-19 b:non:-31 b:non-refundable:5 b:none:89 b:nonsense:-31 b:nonstop:-2 b:noon:80
b:nordics:-7 b:normal:102 b:normally:17 b:normas:19 b:north:-25 b:nos:-15 b:not:-92 b:nota:35 b:noted:70 b:nothing:48
b:notice:98 b:noticed:60 b:noticing:70 b:notification:14 b:noto:13 b:noté:-41 b:nougat:43 b:nov:17 b:novels:18
b:now:177 b:nu:5 b:nuevo:-23 b:nuevos:-44 b:numbered:-8 b:numbers:17 b:nun:12 b:nunca:14 b:nur:-41 b:nurses:-31
b:nuts:2 b:o:-137 b:o'clock:66 b:ob:-32 b:obiegu:22 b:obv:19 b:occupa:-16 b:och:-15 b:odd:-41 b:odile:1 b:oduya:-1
b:of:-307 b:ofc:32 b:off:-11 b:offers:1 b:oh:-75 b:ohhh:-11 b:ohne:-50 b:okafor:11 b:okay:-67 b:old:-93 b:older:-14
b:olive:64 b:olmo:1 b:om:13 b:oma:36 b:omen:-6 b:omg:-35 b:on:-305 b:once:-7 b:onduleurs:18 b:one:-18 b:ones:61
b:onions:15 b:online:8 b:only:52 b:onsdag:16 b:ontem:20 b:onto:-14 b:onwards:32 b:ook:-18 b:op:-95 b:open:-9
b:opened:-6 b:opens:54 b:opera:39 b:operator:21 b:opgegeten:1 b:opinion:-38 b:or:-297 b:orchard:11 b:orders:3
b:ordinary:57 b:ordre:-9 b:original:-74 b:originals:18 b:ortese:5 b:os:-15 b:oslo:33 b:other:8 b:otherwise:-5
b:ottilie:19 b:oublié:-2 b:our:-54 b:out:27 b:outage:-11 b:outboard:40 b:outbound:-50 b:outside:28 b:outstanding:44
b:overbar:3 b:overnight:24 b:own:-97 b:owners:17 b:owns:-61 b:packet:-11 b:paga:-5 b:page:-20 b:pager:66 b:pages:18
b:paid:1 b:pain:14 b:paint:-108 b:painted:-66 b:painting:1 b:pair:40 b:palabras:6 b:palavras:45 b:pale:-53 b:palet:-16
b:pani:19 b:papers:-10 b:papier:5 b:par:-162 b:para:-2 b:paragraphs:-7 b:parcels:-10 b:parezca:19 b:parrot:48
b:parse:9 b:parsed:20 b:parser:-13 b:part:29 b:particiones:17 b:party:89 b:pas:-61 b:pass:-34 b:passages:5
b:passenger:29 b:passengers:31 b:passent:38 b:passer:-10 b:passes:43 b:passing:12 b:past:-74 b:path:5 b:patience:17
b:patient:-61 b:patients:-38 b:pay:-84 b:paying:-6 b:payment:-25 b:paypal:24 b:pays:-34 b:pazienza:6 b:pearl:87
b:peindre:14 b:pemberton:5 b:pen:58 b:pencil:3 b:people:114 b:pepper:31 b:per:-285 b:percent:103 b:perfect:29
b:person-hours:18 b:personen:24 b:personne:-26 b:personnes:-43 b:pesado:17 b:phases:18 b:phd:22 b:phew:38 b:phl:37
b:phone:-24 b:phones:65 b:photo:54 b:photographs:23 b:photos:1 b:physics:38 b:piano:-18 b:pianoforte:-17 b:pick:-32
b:picked:-15 b:picks:1 b:picture:92 b:pida:4 b:pieno:6 b:pienso:-11 b:pilot:-39 b:pinch:18 b:pintó:-32 b:pipes:2
b:pirate:11 b:pixel:60 b:pizza:68 b:place:-51 b:places:22 b:plaignait:16 b:plain:-61 b:plaintiff:11 b:plan:95
b:plane:-66 b:planks:8 b:planning:-1 b:plans:84 b:platform:-13 b:play:-71 b:played:-35 b:players:1 b:playing:-7
b:plays:-113 b:plazas:9 b:please:-34 b:pleines:3 b:plenty:18 b:plot:1 b:pls:20 b:pm:13 b:pneus:1 b:pocket:68 b:poem:26
b:poems:24 b:poetry:21 b:point:9 b:pointers:9 b:points:117 b:policière:37 b:policy:2 b:pollo:17 b:polls:-31 b:pond:4
b:pontos:53 b:pool:32 b:poor:-21 b:por:-133 b:porquê:30 b:porter:8 b:porto:104 b:porzioni:5 b:pose:25 b:possible:67
b:poster:31 b:pour:-22 b:poussette:15 b:power:-77 b:ppm:24 b:practical:-12 b:practice:-103 b:practise:-32
b:precisely:-13 b:predefinita:1 b:prefer:-18 b:prefers:-23 b:prefetch:40 b:premiere:63 b:prend:-4 b:prevista:-32
b:price:-107 b:primavera:-23 b:primeiro:6 b:printed:-20 b:printer:-7 b:pro:-149 b:prob:-5 b:probably:-7 b:probe:19
b:problems:-6 b:proceed:8 b:procent:-12 b:process:10 b:prochaine:8 b:product:2 b:production:-26 b:prof:13
b:professor:-53 b:profile:84 b:project:7 b:prometo:25 b:promise:144 b:promised:-17 b:pronounce:30 b:propagation:2
b:prophets:30 b:protocol:12 b:protokolliert:14 b:provide:-80 b:provincie:4 b:proxies:13 b:przy:-20 b:prévue:-26
b:próbek:51 b:psi:18 b:puis:-23 b:pulled:-9 b:pulls:-45 b:pump:-22 b:pumps:36 b:punkte:46 b:puntos:18 b:pupils:-60
b:purple:28 b:push:23 b:put:-100 b:px:48 b:python:15 b:på:-43 b:pénible:18 b:q:7 b:quadratmeter:39 b:quarantined:8
b:quarter:25 b:quartz:14 b:que:-240 b:quedamos:-13 b:quelqu'un:50 b:question:86 b:questionnaires:5 b:questions:59
b:queueing:25 b:qui:-4 b:quick:-22 b:quickly:2 b:quieter:12 b:quinta-feira:1 b:quite:-12 b:quiz:-78 b:quoi:-15
b:quota:3 b:quote:-83 b:quoted:-31 b:quotes:-59 b:qué:-22 b:races:17 b:rack:-83 b:radios:-12 b:rain:56 b:rains:-6
b:raise:-22 b:raised:-46 b:ramp:87 b:ran:-22 b:rand:16 b:rang:-29 b:rank:4 b:rano:-16 b:rash:17 b:rather:-67
b:ratunku:27 b:reach:-44 b:reaches:-22 b:reaction:29 b:read:-81 b:readers:-9 b:reading:-75 b:readme:7 b:reads:-124
b:ready:-5 b:real:-18 b:realistisch:9 b:rear:-7 b:reason:3 b:reasons:9 b:reboot:23 b:rebuild:19 b:recalculated:26
b:recalibrated:8 b:receipt:35 b:receive:-1 b:reception:7 b:rechnen:-36 b:record:-39 b:recording:27 b:red:-76
b:redesign:44 b:redone:22 b:reefer:31 b:ref:-14 b:refactors:4 b:reflash:2 b:refranes:-9 b:refund:23 b:regarding:-36
b:regards:1 b:region:-34 b:regions:20 b:regression:-32 b:relatórios:-4 b:release:-25 b:releases:26 b:relic:4
b:remaining:-22 b:remember:-108 b:reminds:-35 b:remonte:-14 b:remove:-29 b:ren:29 b:rename:-58 b:renamed:-9
b:renewal:19 b:renews:-6 b:rental:-57 b:repair:-19 b:repairable:13 b:repeat:53 b:replicas:42 b:repo:2 b:report:-10
b:reports:-35 b:request:53 b:requests:6 b:reread:-13 b:rerun:1 b:reservation:-34 b:reservations:56 b:reserve:41
b:reserved:-12 b:reset:-2 b:resit:12 b:resolve:16 b:respect:79 b:respira:30 b:responsibility:32 b:respray:16 b:rest:19
b:reste:-14 b:restored:4 b:resumo:-1 b:retired:14 b:retries:12 b:retrieve:-6 b:retry:-37 b:return:-48 b:returns:-11
b:rev:-1 b:rever:-6 b:revierte:18 b:review:78 b:revision:-166 b:revisione:-6 b:revoked:16 b:rhyme:16 b:ribbon:2
b:ribs:8 b:right:41 b:rileggere:33 b:ring:-96 b:rings:-35 b:ringtones:30 b:rinsing:-2 b:rip:2 b:rir:31 b:rises:32
b:riunione:10 b:river:4 b:robot:-21 b:rocío:15 b:rollback:-5 b:rolls:26 b:roof:52 b:room:130 b:root:-22 b:ropeway:-12
b:rosa:3 b:roses:53 b:rota:15 b:rotation:7 b:rotterdam:28 b:roughly:-26 b:round:33 b:roundabouts:-18 b:rounds:41
b:route:12 b:row:-7 b:rows:15 b:rtt:13 b:rubber:22 b:rule:-86 b:rules:-14 b:rung:26 b:runs:-87 b:rushing:8 b:rust:117
b:rye:-8 b:rétabli:19 b:révision:-5 b:rückflug:-19 b:s:90 b:s'écroule:70 b:sa:4 b:sacar:-18 b:sack:12 b:saddle:-10
b:said:50 b:sailors:-7 b:sales:-28 b:salim:16 b:salle:-46 b:salon:-20 b:salt:61 b:salão:18 b:same:-107 b:sample:-40
b:samples:11 b:san:-12 b:sanchez:4 b:sand:34 b:sank:-14 b:saturdays:48 b:sauce:59 b:sauces:36 b:saw:-35 b:saxofón:24
b:say:-85 b:saydım:11 b:saying:-45 b:says:-157 b:scales:-58 b:scanner:-14 b:scanners:16 b:schaffe:-48 b:schedule:-36
b:scheduled:-6 b:schema:-4 b:schilf:24 b:schluss:31 b:schneider:15 b:scholarship:51 b:schon:-48 b:school:-131
b:schule:23 b:schönen:-32 b:schüler:5 b:schülern:58 b:score:48 b:scrap:-1 b:screen:43 b:screens:-15 b:screenshot:27
b:sea:29 b:seal:27 b:season:17 b:seat:3 b:sec:15 b:second:-72 b:secondes:70 b:seconds:89 b:security:-36 b:see:-173
b:seeing:-23 b:seems:-58 b:seen:-108 b:sees:-59 b:seguidas:6 b:segunda-feira:2 b:segundos:13 b:según:-10 b:sein:102
b:seine:-27 b:seit:-17 b:seiten:-23 b:sekunder:47 b:self-catering:5 b:sells:-5 b:semaine:38 b:sempre:56 b:sen:-5
b:send:-144 b:sends:-12 b:sense:14 b:sent:-14 b:separating:12 b:sept:69 b:september:-16 b:septembre:13 b:sera:-27
b:serial:-19 b:serio:35 b:seriously:43 b:server:-39 b:servers:44 b:service:-34 b:serviced:-15 b:services:18
b:servisi:-21 b:servía:28 b:sesame:13 b:session:54 b:set:-72 b:settings:-18 b:settle:22 b:setup:74 b:seven:16
b:seventies:30 b:señal:15 b:sfo:23 b:shaky:9 b:shared:-22 b:shed:58 b:sheet:-7 b:sheets:64 b:shes:-38 b:ship:-45
b:short:-28 b:shots:12 b:should:-6 b:showed:-35 b:shown:21 b:shutdown:41 b:sich:-60 b:sicilian:-28 b:side:113
b:sideways:7 b:sie:-5 b:siebzehnten:-21 b:siete:29 b:sight-reading:40 b:signal:19 b:signals:47 b:signor:-13
b:silence:-14 b:sillas:8 b:silver:-18 b:sim:11 b:simply:-66 b:simulacro:71 b:since:-36 b:sind:18 b:single:-83
b:sinon:-47 b:sit:2 b:site:4 b:sits:-50 b:sitting:10 b:situation:29 b:six:24 b:sixteen:13 b:size:-26 b:sizes:4
b:sketch:47 b:skiing:17 b:skip:-88 b:skipped:37 b:sköldpadda:-8 b:slate:76 b:sleep:68 b:sleepy:-79 b:slice:39
b:slides:19 b:slip:19 b:slot:2 b:slots:135 b:slower:34 b:slowly:-7 b:smart:7 b:smell:-67 b:smile:63 b:smileys:9
b:smith:12 b:snaps:27 b:snapshot:-31 b:snapshots:-19 b:snippet:-34 b:so:22 b:sobraban:7 b:sock:31 b:socket:66
b:sockets:11 b:softens:27 b:softly:9 b:soir:62 b:solamente:-1 b:sold:25 b:soldered:-33 b:solid:37 b:solo:-21
b:solved:-10 b:some:-121 b:somebody:-112 b:someone:-93 b:something:-58 b:sometimes:-29 b:son:53 b:song:8 b:soothing:30
b:sorry:-17 b:sorted:-15 b:sorten:-13 b:sorting:-1 b:sorts:-11 b:soul:14 b:sound:27 b:soup:7 b:spago:10 b:spam:6
b:spanish:-50 b:spare:-81 b:speak:-69 b:speaking:6 b:species:5 b:specific:-25 b:speech:-1 b:speed:2 b:spelling:35
b:spellings:26 b:spent:-34 b:spikes:-29 b:split:-36 b:spoke:28 b:spoon:67 b:spoons:3 b:spreadsheet:11 b:spricker:10
b:spring:29 b:sprouts:31 b:spss:5 b:späten:-18 b:spółdzielni:28 b:squeak:7 b:squeezes:-39 b:sre:-12 b:stack:-32
b:staff:-11 b:stagehands:-2 b:staging:-1 b:staircase:3 b:stairs:47 b:stale:-35 b:stamp:37 b:stand:-4 b:standard:-17
b:standing:-27 b:stands:-19 b:star:-2 b:stars:22 b:start:-27 b:starting:-19 b:startup:35 b:state:-6 b:statement:14
b:station:87 b:statue:11 b:status:-76 b:stay:-81 b:stays:-33 b:steam:35 b:stein:-12 b:step:23 b:sternschnuppen:-9
b:stick:127 b:sticker:24 b:stickers:32 b:still:-40 b:stock:29 b:stole:-49 b:stood:-33 b:stop:102 b:stops:-83
b:stored:-32 b:stores:-17 b:stories:26 b:story:24 b:street:31 b:stresse:22 b:stricter:15 b:string:32 b:strings:1
b:strong:12 b:struggling:21 b:stuck:-28 b:studiare:15 b:studio:-13 b:study:-55 b:stuff:72 b:stumble:11 b:stunden:13
b:stung:-44 b:stück:-29 b:subito:20 b:subject:34 b:submission:21 b:subs:28 b:successfully:-42 b:such:-1 b:suffit:31
b:sugar:48 b:suit:-5 b:suitcases:-56 b:suits:-29 b:sulk:3 b:sulking:10 b:sum:10 b:summer:-55 b:sunday:44 b:sunset:32
b:superare:-16 b:supplement:15 b:supplier:-29 b:support:-23 b:sur:-87 b:sure:-73 b:surprise:6 b:surprises:25
b:surtout:-20 b:swallows:-67 b:swapped:-47 b:swaps:-12 b:swear:69 b:swears:14 b:sweating:22 b:swimming:24 b:swings:-37
b:swiss:-25 b:switch:-18 b:switched:7 b:syllabus:18 b:synced:28 b:sysadmin:-3 b:szczęśliwe:46 b:säcken:64 b:séance:23
b:sørensen:5 b:sürüyor:47 b:tab:24 b:table:44 b:tables:88 b:tablet:-23 b:tablets:25 b:tack:40 b:tag:39 b:tage:68
b:tagged:-54 b:tags:48 b:tail:64 b:take:-129 b:taken:-69 b:takes:-195 b:taking:-50 b:talk:48 b:tall:61 b:tandem:-43
b:target:-28 b:tariff:-74 b:tarvisio:31 b:task:-28 b:taste:23 b:tavern:22 b:taxi:-9 b:tb:55 b:tbh:55 b:te:-24
b:teacher:-64 b:teal:70 b:teclado:26 b:teenager:19 b:tel:29 b:telescopes:15 b:tell:-101 b:telling:-1 b:tells:-60
b:temp:-20 b:temper:15 b:temporarily:49 b:temps:45 b:ten:-30 b:tenant:-124 b:tengo:-12 b:teoria:4 b:ter:-22 b:term:85
b:terminal:69 b:termine:22 b:terrace:2 b:terror:2 b:tesco:13 b:tesoro:9 b:test:26 b:testa:18 b:teste:22 b:testers:-10
b:tests:-6 b:text:1 b:texture:-3 b:than:-275 b:thandiwe:5 b:thank:-95 b:thanks:13 b:that:-74 b:thats:-159 b:the:-505
b:their:-109 b:theirs:12 b:them:115 b:theme:-13 b:then:20 b:theory:-35 b:there:114 b:there's:-35 b:theres:-13
b:thermal:-4 b:thermos:2 b:these:-63 b:they:-179 b:they'll:-2 b:thin:-25 b:thing:79 b:things:74 b:thinks:-56
b:third:-52 b:this:-175 b:tho:46 b:those:-14 b:thought:15 b:thousand:-2 b:thread-safe:4 b:threads:73 b:three:-65
b:through:-138 b:throughout:63 b:throws:-11 b:thru:-64 b:thu:35 b:thursday:53 b:thx:56 b:théâtre:20 b:ticket:-37
b:ticks:66 b:tidal:-10 b:tidy-harbour:3 b:tiene:-60 b:tier:31 b:tight:24 b:til:-19 b:tiled:27 b:till:-14 b:time:29
b:timeout:-42 b:timeouten:-10 b:timing:25 b:tips:-8 b:tired:54 b:tiring:28 b:to:-404 b:tobias:12 b:tocar:-7 b:toda:-2
b:today:130 b:toddler:13 b:toe:49 b:together:118 b:token:18 b:tomates:3 b:tomatoes:-12 b:tomek:6 b:tones:-5
b:tonnes:47 b:too:18 b:took:-69 b:tooth:9 b:top:34 b:topic:5 b:tops:6 b:torch:53 b:total:36 b:touch:-67 b:touched:19
b:touches:-48 b:toujours:-67 b:touring:-22 b:tout:45 b:towards:-59 b:town:-20 b:traces:-5 b:tracker:41 b:tractor:12
b:trade:26 b:tradition:103 b:traduzioni:-14 b:traffic:31 b:train:34 b:trains:6 b:tram:45 b:transaction:27
b:transferred:19 b:translated:27 b:transmise:6 b:transport:24 b:travel:-93 b:travelled:8 b:tray:68 b:trays:9 b:tree:26
b:trees:8 b:tried:55 b:trieste:24 b:trips:-34 b:tris:25 b:trois:16 b:trombone:15 b:tronco:2 b:trout:28 b:truck:-16
b:trucs:18 b:truing:30 b:trumpets:35 b:très:-1 b:tu:-9 b:tuesdays:-9 b:turbine:12 b:turing:52 b:turku:-28 b:turn:-71
b:turning:2 b:tutor:-9 b:twice:159 b:two:-47 b:tygodniowo:51 b:typical:25 b:typos:-89 b:tyst:12 b:téléphone:18
b:tür:50 b:u:-60 b:ugh:31 b:uhr:58 b:uitkomen:25 b:umber:34 b:umbrella:71 b:umbrellas:2 b:unaccompanied:27
b:unaided:14 b:uncle:-12 b:under:-294 b:underrated:23 b:understand:-86 b:understanding:20 b:understood:28
b:unexplained:8 b:unit:24 b:unlock:28 b:unmetered:10 b:unplugged:61 b:unread:-30 b:unterm:-14 b:untested:15
b:until:-209 b:up:-26 b:update:1 b:updating:-30 b:upgrade:-2 b:upgrades:26 b:upgrading:-57 b:upload:-52 b:uploader:22
b:upper:-57 b:upstairs:-59 b:urok:22 b:us:144 b:usa:-13 b:use:-118 b:useless:42 b:user:-108 b:users:87 b:uses:-108
b:usher:9 b:using:-151 b:usual:84 b:utc:49 b:utilise:-4 b:utrecht:16 b:uur:10 b:valla:45 b:value:20 b:van:13
b:variables:-18 b:varnish:26 b:vecinos:9 b:vending:-28 b:vendor:-19 b:vendredi:15 b:ver:-26 b:verbos:8 b:verdad:7
b:verified:45 b:verteilerlisten:-30 b:verwacht:7 b:verwandelt:34 b:verwirrend:18 b:very:-150 b:via:-58 b:vide:16
b:viel:-44 b:view:48 b:viewings:5 b:vill:-4 b:village:-16 b:villanueva:25 b:vimos:-10 b:vino:-5 b:violet:82 b:virus:7
b:visa:-4 b:visit:52 b:visita:22 b:visitors:-4 b:visité:-4 b:vivid:22 b:vivienda:5 b:vocht:83 b:voice:20 b:void:10
b:voids:-27 b:volcanoes:-24 b:voliere:51 b:voller:-29 b:volta:-16 b:volte:20 b:volts:1 b:vom:-40 b:von:-107 b:voor:-39
b:voordat:-17 b:vorladen:9 b:vorstand:32 b:voted:16 b:voté:11 b:voucher:-74 b:vous:-49 b:vowels:48 b:vpn:32 b:w:-133
b:wachsen:33 b:wait:62 b:waiter:-57 b:walk:-11 b:walking:-50 b:walks:-80 b:walkway:-10 b:wall:56 b:walls:21
b:walnut:205 b:walrus:37 b:waltz:8 b:wander:40 b:want:-96 b:wanted:19 b:wants:-29 b:war:2 b:wardens:35 b:wards:-15
b:warm:-76 b:warmup:15 b:warning:5 b:was:-97 b:watchdog:41 b:watched:-28 b:watching:-11 b:water:-94 b:watt:42
b:watts:86 b:wav:11 b:we:-199 b:wear:-33 b:wears:-6 b:weather:10 b:wedding:113 b:wednesdays:34 b:weds:19 b:week:20
b:weekday:11 b:weekdays:41 b:weekend:17 b:weekly:-22 b:weeks:-2 b:weft:13 b:weggelaufen:16 b:weighs:-13 b:weight:1
b:weir:-31 b:welcome:23 b:well:147 b:wenzel:7 b:werden:17 b:weshalb:-6 b:wet:-38 b:what:-359 b:whatever:-125
b:wheel:-18 b:when:-92 b:where:-261 b:whether:-235 b:which:-283 b:while:-203 b:whine:30 b:white:-28 b:whitlock:11
b:who:-109 b:whole:-164 b:whom:-19 b:why:-59 b:wide:28 b:wie:-30 b:wife:-4 b:wife's:13 b:window:44 b:windows:-20
b:wine:39 b:wings:13 b:wir:-12 b:wiring:-16 b:wish:-21 b:wished:57 b:with:-336 b:within:-165 b:without:-117
b:wochen:51 b:wolnego:53 b:wonder:-39 b:wood:6 b:wooden:-98 b:word:-60 b:worden:19 b:words:92 b:work:62 b:worked:7
b:worker:13 b:workers:37 b:working:-2 b:workshop:15 b:worse:36 b:worth:-13 b:write:-76 b:writes:-65 b:writing:40
b:wrong:13 b:wstyd:4 b:wyczyszczone:24 b:wären:3 b:x-ray:-17 b:xml:39 b:ya:-45 b:yaml:28 b:yard:65 b:yazılır:35
b:yeah:-21 b:year:59 b:years:-28 b:yesterday:-48 b:yet:92 b:you:-83 b:you'll:-63 b:you're:-30 b:your:-392
b:yourself:26 b:yr:10 b:yusuf:41 b:yıldız:8 b:z:-7 b:za:-12 b:zahnschmerzen:26 b:zehn:5 b:zeidler:2 b:zeit:25
b:zet:-27 b:zig:56 b:zinc:64 b:zjadł:-6 b:zomer:-21 b:zug:-21 b:zum:-107 b:zur:-6 b:zusammen:47 b:zwei:-6 b:zweite:-38
b:zählen:18 b:zähler:13 b:à:-154 b:är:-29 b:ça:-3 b:é:-46 b:électrogène:-2 b:über:7 b:überschreiten:15
b:überschwungen:24 b:übungen:31 b:łazienki:28 b:śpię:21 b:żałuję:45 b:в:-11 b:длинноват:15 b:жить:10 b:не:-10
b:падает:11 b:пятницам:27 b:чай:46 ba:*_*:-187 ba:*_0:-104 ba:*_can:1 ba:*_comedy:-13 ba:*_dana:-12 ba:*_de:10
ba:*_for:7 ba:*_funny:-12 ba:*_i:80 ba:*_if:6 ba:*_in:58 ba:*_lucile:-47 ba:*_me:-14 ba:*_monthly:-16 ba:*_my:1
ba:*_never:-27 ba:*_no:-42 ba:*_on:24 ba:*_one:-8 ba:*_outbound:-9 ba:*_outgoing:-11 ba:*_priyanka:-9 ba:*_que:-3
ba:*_quién:-1 ba:*_qué:-5 ba:*_reading:-4 ba:*_right:-39 ba:*_seguro:-15 ba:*_the:-22 ba:*_thu:-14 ba:*_tiene:-18
ba:0_*:-48 ba:0_0:117 ba:0_a:10 ba:0_about:-18 ba:0_according:14 ba:0_actually:11 ba:0_additionally:3 ba:0_adt:-20
ba:0_after:43 ba:0_am:-63 ba:0_amps:-26 ba:0_an:47 ba:0_and:31 ba:0_antenner:-14 ba:0_are:4 ba:0_as:-6 ba:0_atl:-9
ba:0_attempts:-28 ba:0_aufträge:-13 ba:0_backend:7 ba:0_bar:-3 ba:0_barche:-9 ba:0_bars:-45 ba:0_beats:-51 ba:0_beta:2
ba:0_bolts:-2 ba:0_brezeln:-22 ba:0_broodjes:-9 ba:0_brücken:-6 ba:0_build:-23 ba:0_business:-57 ba:0_by:25
ba:0_bytes:-41 ba:0_camera:38 ba:0_can:49 ba:0_cart:4 ba:0_centimetres:-9 ba:0_certificate:-27 ba:0_chairs:-24
ba:0_change:5 ba:0_checked:-37 ba:0_cinnamon:-18 ba:0_claim:24 ba:0_cm:-109 ba:0_code:30 ba:0_colleagues:-10
ba:0_container:10 ba:0_could:53 ba:0_cutover:5 ba:0_das:2 ba:0_data:-9 ba:0_days:-97 ba:0_de:78 ba:0_degrees:-112
ba:0_degrés:-17 ba:0_delivered:-19 ba:0_departing:-21 ba:0_der:46 ba:0_dezimeter:-39 ba:0_did:19 ba:0_die:85
ba:0_do:55 ba:0_does:25 ba:0_doesn't:-31 ba:0_dolphins:5 ba:0_draw:-3 ba:0_drops:-17 ba:0_dörren:2 ba:0_each:22
ba:0_economy:-53 ba:0_el:79 ba:0_en:36 ba:0_entrego:-9 ba:0_entries:-8 ba:0_errors:-25 ba:0_est:-63 ba:0_euro:-187
ba:0_euros:-100 ba:0_every:9 ba:0_files:-23 ba:0_fine:2 ba:0_flight:-10 ba:0_floors:-1 ba:0_fm:4 ba:0_for:-39
ba:0_found:11 ba:0_fractional:-2 ba:0_frame:4 ba:0_frames:-31 ba:0_free:-46 ba:0_from:-1 ba:0_fächer:-17 ba:0_g:-73
ba:0_gateway:-12 ba:0_gb:-136 ba:0_geocoding:-4 ba:0_gestern:6 ba:0_gigabytes:-12 ba:0_giorni:-21 ba:0_give:3
ba:0_gläser:-32 ba:0_good:19 ba:0_got:52 ba:0_grad:-49 ba:0_gramm:-23 ba:0_grams:-60 ba:0_h:-5 ba:0_he:21
ba:0_heads:-1 ba:0_here:30 ba:0_hi:12 ba:0_hier:3 ba:0_hocker:-42 ba:0_homework:26 ba:0_honestly:8 ba:0_horas:-14
ba:0_hours:-133 ba:0_however:16 ba:0_hrs:-37 ba:0_hz:-47 ba:0_i:72 ba:0_i'd:32 ba:0_i'll:-178 ba:0_i'm:-32 ba:0_id:21
ba:0_if:-73 ba:0_il:82 ba:0_imagine:1 ba:0_import:-19 ba:0_in:104 ba:0_inbound:1 ba:0_instead:-40 ba:0_is:-12
ba:0_it:12 ba:0_it's:31 ba:0_items:-30 ba:0_jfk:-46 ba:0_jours:-13 ba:0_june:-14 ba:0_just:9 ba:0_kacheln:-39
ba:0_kb:-70 ba:0_kg:-87 ba:0_kilo:-45 ba:0_kilobytes:-7 ba:0_kilos:-66 ba:0_kilovatios:-26 ba:0_kinder:-38
ba:0_kinds:-12 ba:0_kleine:-41 ba:0_km:-56 ba:0_la:93 ba:0_laternen:-1 ba:0_latest:-35 ba:0_le:80 ba:0_learning:1
ba:0_legal:2 ba:0_les:10 ba:0_lesson:19 ba:0_let:48 ba:0_let's:9 ba:0_leute:-90 ba:0_lidar:7 ba:0_lies:-9 ba:0_line:3
ba:0_lines:-73 ba:0_litres:-65 ba:0_litri:-4 ba:0_lol:5 ba:0_long:-46 ba:0_looking:8 ba:0_lötpunkte:-4 ba:0_m:-33
ba:0_ma:-20 ba:0_maintenance:-38 ba:0_mal:-62 ba:0_marketing:5 ba:0_marks:-11 ba:0_maternity:8 ba:0_mb:-136
ba:0_mbit:-79 ba:0_megabyte:-21 ba:0_megabytes:-1 ba:0_metres:-43 ba:0_mg:-20 ba:0_microamps:-24 ba:0_mikroampere:-28
ba:0_milliseconds:-40 ba:0_millisekunden:-32 ba:0_min:-105 ba:0_minuten:-125 ba:0_minutes:-158 ba:0_minutos:-57
ba:0_ml:-42 ba:0_mm:-78 ba:0_morning:3 ba:0_moved:36 ba:0_ms:-140 ba:0_muestras:-5 ba:0_mv:-16 ba:0_my:141 ba:0_na:38
ba:0_nachrichten:-2 ba:0_never:1 ba:0_new:-9 ba:0_no:30 ba:0_nobody:9 ba:0_now:-46 ba:0_o:22 ba:0_o'clock:-41
ba:0_oddamy:-31 ba:0_of:-18 ba:0_ok:31 ba:0_old:-5 ba:0_on:34 ba:0_once:43 ba:0_one:98 ba:0_only:4 ba:0_ops:3
ba:0_oskar:17 ba:0_other:-2 ba:0_our:43 ba:0_outbound:5 ba:0_p-anteil:4 ba:0_pages:-24 ba:0_pallets:-46
ba:0_parallel:-61 ba:0_patient:8 ba:0_people:-123 ba:0_per:-85 ba:0_percent:-117 ba:0_personnes:-2 ba:0_physics:-10
ba:0_piano:4 ba:0_pieces:-10 ba:0_please:34 ba:0_pm:-88 ba:0_points:-115 ba:0_poll:7 ba:0_port:18 ba:0_portrait:3
ba:0_porzioni:-5 ba:0_pounds:-10 ba:0_ppl:-26 ba:0_ppm:-8 ba:0_practice:-21 ba:0_preview:4 ba:0_procent:-38
ba:0_profil:9 ba:0_punkte:-66 ba:0_puntos:-17 ba:0_pupils:-11 ba:0_pushed:-15 ba:0_px:-28 ba:0_que:6 ba:0_questions:-2
ba:0_queue:-7 ba:0_rain:11 ba:0_rained:8 ba:0_reading:8 ba:0_requests:-38 ba:0_retention:17 ba:0_right:29 ba:0_root:4
ba:0_rows:-54 ba:0_s:-66 ba:0_sailing:15 ba:0_saw:1 ba:0_schwäne:-16 ba:0_schülern:-13 ba:0_sea:-23 ba:0_secondes:-18
ba:0_seconds:-118 ba:0_seiten:-12 ba:0_sekunden:-9 ba:0_sekunder:-8 ba:0_sept:-5 ba:0_should:14 ba:0_show:-17
ba:0_since:27 ba:0_small:-7 ba:0_so:13 ba:0_somebody:18 ba:0_sorten:-42 ba:0_sorter:11 ba:0_sounds:1 ba:0_starboard:6
ba:0_steine:-27 ba:0_steps:-1 ba:0_sternschnuppen:-1 ba:0_still:15 ba:0_stunden:-62 ba:0_stück:-4 ba:0_support:2
ba:0_sure:39 ba:0_symbols:-2 ba:0_table:10 ba:0_tabs:-15 ba:0_tage:-111 ba:0_take:24 ba:0_talked:17 ba:0_teeth:-35
ba:0_tenths:-10 ba:0_thank:1 ba:0_thanks:41 ba:0_that:82 ba:0_thats:12 ba:0_the:155 ba:0_then:-57 ba:0_there:62
ba:0_this:-42 ba:0_those:1 ba:0_times:-100 ba:0_to:39 ba:0_token:12 ba:0_tonnes:-7 ba:0_too:13 ba:0_total:-19
ba:0_tries:-26 ba:0_two:27 ba:0_uhr:-10 ba:0_under:3 ba:0_unfortunately:50 ba:0_use:21 ba:0_users:-10 ba:0_utc:-35
ba:0_verwacht:-17 ba:0_visitors:-20 ba:0_volts:-27 ba:0_water:7 ba:0_watts:-46 ba:0_we:41 ba:0_weeks:-2 ba:0_what:50
ba:0_when:19 ba:0_whenever:-17 ba:0_will:25 ba:0_with:99 ba:0_wochen:-10 ba:0_won't:-22 ba:0_words:-44 ba:0_workers:-9
ba:0_would:64 ba:0_years:-82 ba:0_yes:74 ba:0_you:-10 ba:0_you'll:-134 ba:0_your:124 ba:0_yrs:-27 ba:0_zaplanowano:-35
ba:0_zeit:-56 ba:0_zentimeter:-41 ba:0_à:10 ba:ab_herbst:-23 ba:ablation_a:-19 ba:about_i:18 ba:about_the:-111
ba:abt_the:-26 ba:access_*:-16 ba:across_the:-68 ba:actually_i'd:-56 ba:address_the:-6 ba:adult_learning:-4
ba:adult_rental:-3 ba:afraid_the:-26 ba:after_the:-98 ba:after_your:-36 ba:afternoon_we:-1 ba:again_*:-17 ba:again_0:7
ba:again_at:-37 ba:again_lol:-7 ba:again_the:51 ba:against_the:-21 ba:agent_who:-33 ba:ago_the:19 ba:aguante_el:-1
ba:alert_everything:-31 ba:all_i:-136 ba:all_the:-3 ba:alltså_björn:-3 ba:alone_*:-3 ba:alone_i:-24 ba:along_the:-68
ba:already_the:11 ba:alten_käfer:-6 ba:although_i:-47 ba:although_my:-22 ba:although_the:-29 ba:always_the:-15
ba:amps_per:-9 ba:an_the:26 ba:and_i:-43 ba:android_we:-6 ba:angeles_lax:-26 ba:announce_the:-30 ba:announces_the:-27
ba:annual_rope:-8 ba:ans_hotel:-22 ba:antiguo_ya:-13 ba:anybody_i:2 ba:anyone_else's:-15 ba:api_die:-10 ba:api_only:-5
ba:applying_the:-4 ba:april_0:-35 ba:arranged_i:-25 ba:as_i:-10 ba:as_the:-5 ba:ask_anyone:-2 ba:ask_if:-14
ba:ask_me:-20 ba:ask_priya's:-42 ba:ask_rosa:-6 ba:ask_the:-34 ba:asked_if:-7 ba:asked_what:-41 ba:assist_you:-66
ba:assistance_with:-22 ba:at_0:-5 ba:at_my:-15 ba:at_the:-181 ba:atlanta_atl:-1 ba:até_o:-7 ba:auf_deutsch:-6
ba:august_0:-27 ba:aus_ghent:-36 ba:aus_trieste:-4 ba:aus_turku:-1 ba:avant_le:-9 ba:avec_la:-14 ba:aw_thank:-3
ba:awake_the:10 ba:away_what:-37 ba:back_from:-8 ba:back_on:-22 ba:back_the:-22 ba:back_then:-17 ba:back_to:-5
ba:back_when:-49 ba:backup_mx:-11 ba:badge_*:-16 ba:bag_no:-6 ba:bakery_the:5 ba:bakery_we:-30 ba:balancers_i:-51
ba:band_they:-6 ba:bar_the:24 ba:barbacoa_no:-16 ba:basalt_the:29 ba:basic_economy:-59 ba:basically_i:-51
ba:bath_we:-3 ba:bay_humidity:-27 ba:be_the:-22 ba:bearings_i:-14 ba:bears_the:-50 ba:because_the:-23 ba:bed_i:-71
ba:bedding_we'd:-18 ba:been_successfully:-18 ba:beers_i:-39 ba:before_i:-37 ba:before_the:-70 ba:begin_our:-9
ba:behind_the:-85 ba:bei_cork:-1 ba:bei_der:-55 ba:beim_export:-8 ba:beim_start:-14 ba:being_so:-8 ba:below_the:-24
ba:belt_the:-29 ba:bergen_in:18 ba:bergen_nobody:-2 ba:beside_the:-4 ba:between_the:-78 ba:binding_the:-4
ba:birthday_cash:-21 ba:bitte_keine:-6 ba:block_i:-57 ba:blower_a:-31 ba:board_i:-72 ba:board_the:20 ba:boat_i:-26
ba:boat_the:22 ba:book_my:-53 ba:booked_the:-24 ba:booking_*:5 ba:booking_0:-75 ba:booking_the:-7 ba:boot_loader:-8
ba:bordeaux_i:-33 ba:both_our:-27 ba:bought_the:-9 ba:boxes_an:-4 ba:branch_0:-36 ba:branch_i:9 ba:braucht_das:-14
ba:bread_that:-9 ba:break_i:-13 ba:breaking_the:-12 ba:breaks_my:-2 ba:breaks_the:-7 ba:bridge_call:-3
ba:bring_the:-105 ba:bringing_the:-19 ba:brings_the:-98 ba:british_spelling:-14 ba:broodjes_bij:-22 ba:brought_a:-3
ba:brought_the:-13 ba:budget_the:12 ba:build_0:-35 ba:built_i'm:-69 ba:bumped_the:-41 ba:bus_analyser's:-15
ba:bus_i'm:-32 ba:business_*:-30 ba:business_class:-41 ba:but_i:-150 ba:but_i'd:-12 ba:but_i'm:-20 ba:but_the:-41
ba:by_the:-35 ba:búfer_no:-6 ba:cable_car's:-14 ba:calculate_the:-3 ba:call_it's:-8 ba:call_the:-88 ba:call_we:-2
ba:called_ottilie:-4 ba:calls_it:-31 ba:calm_*:-15 ba:cambiamos_el:-3 ba:came_the:19 ba:camera_link:-6
ba:cancel_my:-39 ba:cancel_the:-56 ba:canceling_the:-9 ba:canceling_your:-12 ba:cancellation_*:12
ba:cancellation_change:-100 ba:canciones_sin:-13 ba:caps_the:-3 ba:captain_rieger:-16 ba:captures_the:-59
ba:card_ending:-26 ba:cards_i:-63 ba:care_vlan:-13 ba:caretaker_i:2 ba:cargar_la:-4 ba:carried_the:-6
ba:carries_the:-62 ba:carrinha_no:-10 ba:case_you:-29 ba:cases_i:-83 ba:catalogo_stellare:-1 ba:catalogue_our:-33
ba:caves_that:-13 ba:cedar_the:22 ba:cells_*:-23 ba:chairs_gone:-10 ba:chalet_edelweiss:-5 ba:chamada_beyoncé:-17
ba:change_*:2 ba:change_my:-99 ba:change_the:-42 ba:change_your:-8 ba:changes_if:2 ba:changing_the:-26
ba:changing_your:-34 ba:channel_please:-4 ba:chapô_*:-10 ba:charge_le:-2 ba:chart_the:-10 ba:chart_we:-38
ba:check_the:-61 ba:check_your:-25 ba:checked_*:-13 ba:checked_bags:-1 ba:checked_the:-14 ba:chef_i:-10
ba:chez_mina:-9 ba:chicago_o'hare:-36 ba:chicago_ord:-15 ba:child_i:-70 ba:chose_the:-2 ba:christmas_i:-18
ba:christmas_the:5 ba:ci_we:-3 ba:cinnamon_rolls:-20 ba:circle_the:13 ba:circuit_they:-1 ba:claim_*:-9 ba:class_*:58
ba:class_for:-7 ba:class_somebody:-34 ba:class_to:11 ba:class_your:-5 ba:cleaning_the:-19 ba:clearing_the:-12
ba:client_*:-17 ba:client_we:-6 ba:club_the:5 ba:cm_high:-19 ba:cm_in:-15 ba:cm_lang:-49 ba:cm_tall:-23
ba:coastal_skipper:-8 ba:code_0:-4 ba:code_freeze:-23 ba:coffee_machine:-3 ba:coffees_since:-19 ba:cold_store:-50
ba:cold_the:12 ba:colleague_tove:-15 ba:colleagues_there:-25 ba:collect_the:-31 ba:collects_the:-28 ba:colonne_*:-15
ba:colour_the:-62 ba:com_o:-27 ba:come_back:-10 ba:come_from:-6 ba:comes_the:-15 ba:comme_le:-4 ba:commit_0:-38
ba:commit_the:-7 ba:commitment_i:-17 ba:comms_*:-29 ba:compare_the:-37 ba:compensation_for:-1 ba:completes_the:-17
ba:con_el:-70 ba:con_la:-44 ba:con_marisol:-5 ba:confirm_if:-46 ba:confirm_the:-32 ba:connections_per:-5
ba:consoles_*:-19 ba:contract_the:-9 ba:contracts_we:-18 ba:conversions_you:-25 ba:convinced_it:-17 ba:cork_the:10
ba:cork_they:-39 ba:correct_my:-58 ba:corrected_my:-5 ba:cortar_la:-17 ba:costs_0:-9 ba:could_you:-3 ba:count_the:5
ba:countries_the:-14 ba:coupe_the:10 ba:course_i:-44 ba:court_i:-50 ba:cover_my:-14 ba:cover_the:-47 ba:covers_our:-18
ba:covers_the:-42 ba:crane_i:-24 ba:credit_card:-30 ba:crew_*:-29 ba:cross_my:-49 ba:crutches_*:-29 ba:cups_a:-5
ba:currently_we're:-1 ba:dans_le:-106 ba:das_limit:-2 ba:das_wetter:-10 ba:data_centre:-6 ba:datasheet_i'm:-55
ba:datasheets_*:-10 ba:day_for:-21 ba:day_if:-66 ba:day_later:-2 ba:day_shift:-4 ba:day_so:-44 ba:day_the:42
ba:day_we:-70 ba:days_0:28 ba:days_a:-60 ba:days_ahead:-64 ba:days_i:6 ba:days_notice:-64 ba:days_straight:-4
ba:days_when:-10 ba:de_la:-7 ba:deal_here:-5 ba:december_0:-43 ba:degrees_at:-9 ba:degrees_out:-1 ba:degrees_since:-45
ba:degrees_the:13 ba:deleted_the:-1 ba:deliver_the:-67 ba:dental_x-ray:-1 ba:details_*:60 ba:details_first:-51
ba:details_for:-31 ba:details_not:-15 ba:details_to:4 ba:deviation_you:-14 ba:dias_em:-10 ba:did_the:-55
ba:dinghy_we're:-6 ba:dir_meine:-8 ba:discuss_the:-6 ba:distributions_the:15 ba:dns_*:-65 ba:do_i:-23 ba:do_not:-89
ba:do_the:-13 ba:do_we:-66 ba:does_not:-71 ba:does_select:-9 ba:does_the:-114 ba:dog_never:-2 ba:dogs_when:-7
ba:doing_the:-23 ba:don_anselmo:-13 ba:donc_le:-10 ba:door_code:-22 ba:door_the:38 ba:down_for:-34 ba:down_there:-4
ba:downstairs_piano:-11 ba:downtime_left:-9 ba:dr_adler's:-7 ba:dr_ahlers's:-38 ba:drains_the:-31 ba:draw_the:-29
ba:drawn_in:-2 ba:draws_0:-19 ba:drives_the:-46 ba:driving_theory:-20 ba:dropped_the:-26 ba:dropping_the:-24
ba:drops_the:-38 ba:drops_there:-3 ba:during_the:-99 ba:dusty_the:10 ba:día_para:-11 ba:each_christmas:-14
ba:each_the:23 ba:earliest_the:-1 ba:earliest_we:-11 ba:economy_*:-7 ba:economy_class:-26 ba:economy_the:13
ba:elettrogeno_a:-15 ba:else_i:-159 ba:else_the:7 ba:empty_then:-5 ba:end_my:-27 ba:end_they:-5 ba:english_the:3
ba:enjoy_the:-2 ba:enjoys_the:-14 ba:enough_spanish:-8 ba:enough_the:1 ba:ensure_i'm:-23 ba:enter_the:-78
ba:entrega_el:-4 ba:entrego_o:-41 ba:entries_per:-10 ba:entscheidet_der:-9 ba:env_*:-16 ba:erst_die:-12
ba:erste_klausur:-12 ba:espacio_al:-6 ba:est_*:88 ba:est_i:41 ba:est_next:-51 ba:est_réservé:-6 ba:est_the:14
ba:est_to:17 ba:etudes_i:-17 ba:eur_*:-13 ba:euro_das:-10 ba:euro_im:-4 ba:euro_leihgebühr:-59 ba:euro_nicht:-11
ba:euro_pro:-51 ba:euro_schluss:-34 ba:euro_the:9 ba:euros_al:-29 ba:euros_de:-37 ba:euros_par:-18 ba:euros_por:-31
ba:even_if:-42 ba:even_my:-65 ba:even_the:-5 ba:evening_i:-40 ba:everyone_the:14 ba:everything_he:-14
ba:exactly_the:17 ba:except_the:-1 ba:exception_the:7 ba:excuse_my:-21 ba:exercise_nine:-4 ba:exercises_an:-10
ba:expect_my:-14 ba:expect_the:-64 ba:explains_the:-4 ba:eyes_give:-33 ba:face_lol:-5 ba:faces_the:-2
ba:failover_somebody:-1 ba:fails_the:-2 ba:falke_die:-17 ba:far_as:-53 ba:far_there:-17 ba:february_0:-11
ba:feeds_the:-14 ba:ferry_we:-15 ba:fetch_the:-11 ba:fibres_still:-9 ba:fichiers_fits:-16 ba:file_the:26
ba:fills_the:-56 ba:final_nos:-9 ba:finance_the:1 ba:finance_vlan:-2 ba:find_the:-125 ba:finden_formulare:-5
ba:finding_the:-33 ba:fine_i:-49 ba:fingerprint_0:-4 ba:finland_i:-15 ba:firefox_*:-35 ba:fires_there:-30
ba:first_good:-24 ba:first_name:-21 ba:first_the:20 ba:fish_i:-16 ba:fit_my:-27 ba:fit_the:-5 ba:fix_the:-37
ba:fixed_the:-24 ba:flacher_stein:-23 ba:flickering_saturn:-2 ba:flight_0:-132 ba:flight_i:-2 ba:flight_if:13
ba:flight_number:-46 ba:flight_you:-15 ba:flights_*:22 ba:flights_you:-9 ba:floor_lol:-3 ba:floors_once:-2
ba:flow_*:-10 ba:flyttades_ostarna:-12 ba:folder_please:-15 ba:folder_we:-25 ba:follow_the:-19 ba:following_your:-40
ba:for_the:-134 ba:forfait_groupe:-8 ba:forgot_the:-10 ba:fotos_der:-4 ba:found_a:-5 ba:free_checked:-3
ba:freezer_so:-54 ba:fridge_east:-32 ba:fridge_west:-5 ba:friend_ivan:-55 ba:from_dr:-3 ba:from_new:-26
ba:from_the:-61 ba:fun_fact:-14 ba:funkt_der:-22 ba:further_assistance:-57 ba:fyi_the:-15 ba:für_die:-109
ba:fürs_horn:-29 ba:g_a:-4 ba:g_in:-6 ba:gallery_padlock:-12 ba:gate_0:-6 ba:gb_for:-16 ba:gb_wolnego:-3
ba:gdansk_the:17 ba:gdansk_they:-43 ba:gebühr_für:-25 ba:gelöschter_mails:-45 ba:get_the:-120 ba:gets_the:-13
ba:getting_our:-22 ba:getting_the:-47 ba:geöffnete_ware:-4 ba:ghent_nobody:-41 ba:ghent_the:61 ba:ghent_we:-11
ba:gift_card:-32 ba:give_the:-38 ba:glad_if:-11 ba:glad_the:-41 ba:gläser_honig:-15 ba:goes_the:7 ba:gold_member:-1
ba:golpearlo_suena:-7 ba:good_the:-1 ba:got_the:-28 ba:grade_*:-22 ba:grading_the:-6 ba:grams_when:-28
ba:grandparents_then:-7 ba:grateful_if:-56 ba:graz_the:-23 ba:great-aunt_ida:-17 ba:great-uncle_alfred:-10
ba:green_i'll:-46 ba:grey_skoda:-14 ba:ground_i:-11 ba:group_weber:-13 ba:guardia_ya:-1 ba:guess_i:-55
ba:gust_speed:-1 ba:habe_ich:-1 ba:haben_sie:-37 ba:haben_wir:-14 ba:had_the:-8 ba:haha_my:-31 ba:haha_ok:-12
ba:haha_yes:-32 ba:halen_we:-16 ba:half_the:-76 ba:hall_*:-16 ba:hall_the:31 ba:hand_the:-7 ba:hat_meine:-26
ba:hatching_tray:-2 ba:hats_flew:-10 ba:having_the:-14 ba:hazel_the:11 ba:head_the:7 ba:headboard_i:-37
ba:headings_*:-19 ba:hear_the:-53 ba:hears_the:-9 ba:heb_ik:-9 ba:hechos_se:-14 ba:height_that:-21 ba:help_*:6
ba:help_i:5 ba:help_if:6 ba:help_the:-36 ba:help_you:-29 ba:here_i:-30 ba:here_i'd:-28 ba:here_it's:-18 ba:here_the:38
ba:here_we:-33 ba:heures_*:-39 ba:heute_abend:-26 ba:hills_you:-1 ba:him_i:13 ba:history_yesterday:-4 ba:hit_the:-23
ba:hmm_no:-35 ba:hmm_ok:-31 ba:hold_the:-33 ba:holds_0:-64 ba:holds_the:-6 ba:holt_mein:-4 ba:home_my:-14
ba:homework_we:-22 ba:honestly_i:-86 ba:hoor_ik:-22 ba:hope_your:-11 ba:hoping_we:-3 ba:hose_*:-31 ba:hospital_the:-30
ba:hours_a:-11 ba:hours_ago:-11 ba:hours_for:-6 ba:hours_i'm:-59 ba:hours_since:-3 ba:hours_the:36 ba:house_i:4
ba:house_the:2 ba:houses_the:-10 ba:houston_iah:-51 ba:how_i:-46 ba:hoy_he:-2 ba:human_agent:-37 ba:hundred_i:-35
ba:hungry_people:-6 ba:hurts_my:-19 ba:hut_the:10 ba:hut_we:-2 ba:iah_*:7 ba:ic_*:-8 ba:ice_*:-24 ba:id_*:24
ba:id_0:-36 ba:id_for:-36 ba:id_so:-21 ba:idea_how:-5 ba:ihres_tarifs:-9 ba:im_chat:-9 ba:image_0:-20 ba:in_gdansk:-9
ba:in_ghent:-20 ba:in_i:43 ba:in_lucca:-1 ba:in_malmo:-4 ba:in_my:-54 ba:in_our:-34 ba:in_the:-119 ba:includes_the:-45
ba:incr_*:-29 ba:indenting_the:-4 ba:information_*:10 ba:infusion_pumps:-20 ba:ins_haus:-8 ba:inside_the:-30
ba:inspector_brandl:-6 ba:instead_the:28 ba:interview_i:-22 ba:into_friday's:-10 ba:into_the:-103 ba:is_0:-12
ba:is_the:-24 ba:is_what:-20 ba:isso_a:-29 ba:it_*:12 ba:it_0:84 ba:it_a:38 ba:it_after:-28 ba:it_cannot:-6
ba:it_contained:-6 ba:it_does:-11 ba:it_each:-33 ba:it_falls:-2 ba:it_from:1 ba:it_handy:-7 ba:it_how:-26 ba:it_i:82
ba:it_i'm:19 ba:it_in:-6 ba:it_is:-43 ba:it_it:33 ba:it_just:-27 ba:it_lol:-4 ba:it_looked:-30 ba:it_must:-55
ba:it_my:48 ba:it_never:-44 ba:it_no:13 ba:it_on:43 ba:it_polls:-19 ba:it_rained:-24 ba:it_seems:-33 ba:it_sees:-1
ba:it_sleeps:-1 ba:it_so:10 ba:it_still:-2 ba:it_the:44 ba:it_too:-15 ba:it_took:-24 ba:it_turns:-42 ba:it_up:-6
ba:it_ward:-10 ba:it_was:-32 ba:it_we:27 ba:it_what:5 ba:it_when:-49 ba:it_will:-2 ba:it_with:-9 ba:it_works:-6
ba:it_would:-61 ba:it_you:10 ba:it_your:2 ba:italy_lol:-12 ba:its_own:-8 ba:itself_after:-7 ba:ivan_smith:-1
ba:january_0:-30 ba:jfk_to:-32 ba:jingle_*:-16 ba:job_0:-5 ba:job_i:-44 ba:journée_à:-6 ba:jours_pour:-21
ba:july_0:-11 ba:june_0:-71 ba:june_i:-31 ba:just_the:-28 ba:keep_my:-13 ba:keep_the:-69 ba:keeping_the:-50
ba:keeps_the:-27 ba:keys_i:-1 ba:keys_that:-19 ba:kids_want:-16 ba:kill_the:-1 ba:killing_our:-4 ba:kinder_sitzen:-3
ba:king_my:-9 ba:kleine_badestellen:-33 ba:kleinen_zacken:-35 ba:kleinere_boot:-6 ba:knight_forks:-6 ba:know_how:-9
ba:know_i'm:17 ba:know_if:-85 ba:know_the:-53 ba:know_what:-15 ba:know_which:-19 ba:knät_the:11 ba:kod_0:-11
ba:kommt_die:-14 ba:krosno_anna:-42 ba:kurze_aussetzer:-34 ba:l'imprimante_*:-24 ba:labelled_0:-8 ba:labelled_do:-13
ba:lag_i've:-54 ba:lampę_uv:-22 ba:language_i:-54 ba:las_vegas:-46 ba:last_night's:-29 ba:last_year's:-32
ba:lasts_0:-35 ba:later_the:11 ba:lawyer_i:-23 ba:layers_deep:-21 ba:leadership_i:-23 ba:learn_the:-33
ba:learns_the:-12 ba:leave_i:-73 ba:leave_the:-30 ba:leaves_the:-68 ba:legacy_api:-18 ba:leiden_the:12 ba:let_me:-34
ba:let_the:-78 ba:letztes_mal:-3 ba:level_two:-2 ba:lid_the:1 ba:lies_my:-59 ba:lieu_le:-11 ba:like_a:-6
ba:like_the:-47 ba:limit_für:-18 ba:limit_palet:-5 ba:line_*:-54 ba:line_a:-19 ba:line_the:14 ba:line_we:-20
ba:liner_i:-71 ba:lines_that:-33 ba:list_earlier:-4 ba:list_i'll:-13 ba:list_the:-21 ba:listing_the:-7 ba:litres_a:-49
ba:litres_an:-14 ba:little_port:-2 ba:llegado_la:-4 ba:lo_he:-26 ba:load_cell:-6 ba:loads_the:-32 ba:lodów_i:-41
ba:logs_*:-6 ba:lol_my:-20 ba:lol_the:-145 ba:long_as:-35 ba:loop_a:-21 ba:loop_c:-7 ba:lorries_queuing:-7
ba:los_angeles:-33 ba:lose_the:-7 ba:lost_our:-6 ba:lotus_notes:-3 ba:lower_the:-1 ba:lucca_fm:-4 ba:lucca_there's:-7
ba:lucca_they:-37 ba:luggages_please:-13 ba:lädt_die:-1 ba:läuft_der:-20 ba:löst_importe:-11 ba:machen_wir:-2
ba:macht_frau:-14 ba:mail_hook:-2 ba:mail_the:5 ba:mains_*:-21 ba:maintenance_window:-18 ba:make_the:-65
ba:makes_my:-36 ba:mal_rast:-20 ba:malmo_the:43 ba:malmo_they:-25 ba:man_die:-5 ba:man_i:-8 ba:maniac_lol:-10
ba:march_0:-43 ba:mark_my:-60 ba:mark_the:-15 ba:marked_your:-21 ba:marketing_*:-37 ba:marks_0:11 ba:marks_the:-36
ba:mastercard_after:-1 ba:may_i:-39 ba:mb_for:-2 ba:mb_ok:-13 ba:mb_per:-38 ba:me_0:26 ba:me_before:-13 ba:me_every:-3
ba:me_for:3 ba:me_ha:-11 ba:me_i:28 ba:me_i'm:-18 ba:me_if:-7 ba:me_in:38 ba:me_know:-35 ba:me_my:5 ba:me_that:-2
ba:me_the:-23 ba:me_to:-39 ba:me_we:6 ba:me_what:-26 ba:me_whether:-8 ba:me_with:-2 ba:meals_we:-15 ba:mean_i:-67
ba:mean_if:-17 ba:means_the:-14 ba:measured_the:-50 ba:meet_my:-8 ba:meets_the:-12 ba:megas_como:-4 ba:mehr_die:-41
ba:memory_the:-55 ba:menu_haha:-13 ba:merged_i'll:-23 ba:merlins_you:-1 ba:method_credit:-13 ba:mexer_no:-5
ba:miami_mia:-14 ba:microseconds_after:-25 ba:migração_do:-13 ba:mill_lane:-5 ba:min_0:27 ba:min_between:-8
ba:min_break:-7 ba:min_every:-35 ba:min_kill:-20 ba:min_meeting:-30 ba:min_per:-42 ba:min_these:-13 ba:minute_0:-69
ba:minute_on:-9 ba:minute_the:24 ba:minuten_am:-23 ba:minuten_eingeplant:-8 ba:minuten_für:-12
ba:minuten_verspätung:-19 ba:minutes_0:39 ba:minutes_a:-7 ba:minutes_about:-10 ba:minutes_an:-21 ba:minutes_at:-19
ba:minutes_each:-89 ba:minutes_for:-1 ba:minutes_i:23 ba:minutes_long:-16 ba:minutes_my:-64 ba:minutes_of:-7
ba:minutes_on:-56 ba:minutes_that's:-33 ba:minutes_the:84 ba:minutes_west:-44 ba:minutos_al:-6 ba:minutos_de:-7
ba:miscompiles_our:-22 ba:misread_the:-50 ba:mistakes_in:-4 ba:mit_der:-31 ba:mix_the:12 ba:ml_for:-12 ba:mock_exam:-6
ba:mock_paper:-12 ba:modifying_your:-29 ba:monday_i:-38 ba:monde_*:-38 ba:month_0:7 ba:month_end:-12 ba:month_for:-41
ba:month_i:10 ba:month_someone:-12 ba:month_the:7 ba:more_than:-1 ba:more_the:29 ba:morning_i:-60 ba:morning_that:-33
ba:morning_traffic:-15 ba:morning_train:-5 ba:most_0:-6 ba:most_i:-25 ba:mostly_reading:-2 ba:mouth_cannot:-2
ba:move_please:-18 ba:move_the:-20 ba:moved_the:-59 ba:movieron_el:-13 ba:mr_boyd:-14 ba:mr_hale:-17 ba:mrs_okoye:-15
ba:mrs_oyelaran:-3 ba:ms_achterberg:-19 ba:ms_adeyemi:-18 ba:ms_before:-58 ba:ms_latency:-28 ba:ms_okonkwo:-8
ba:ms_on:-24 ba:ms_the:42 ba:much_as:-25 ba:much_i:-28 ba:myself_the:4 ba:n_we:-7 ba:nach_hause:-4 ba:nach_prüfung:-15
ba:nach_rücksprache:-9 ba:nach_spediteur:-15 ba:nah_the:-23 ba:name_the:-1 ba:name_willow:-16 ba:nantes_the:20
ba:nantes_there:-16 ba:nantes_they:-2 ba:nantes_we:-44 ba:nda_*:-10 ba:near_bergen:-10 ba:near_ghent:-3
ba:near_lucca:-3 ba:near_the:-37 ba:neighbours_here:-1 ba:neighbours_just:-8 ba:neighbours_we:-4 ba:network_the:9
ba:neue_platine:-17 ba:neuen_antrieb:-12 ba:neuen_aushang:-26 ba:neun_uhr:-23 ba:new_the:16 ba:new_york:-54
ba:newark_ewr:-27 ba:news_my:-33 ba:ngl_the:-14 ba:ni_una:-13 ba:nicht_mehr:-4 ba:nicht_the:2 ba:night_i:-12
ba:night_shift:-26 ba:night_so:-47 ba:night_we:-51 ba:nine_my:-57 ba:nineteen_i:-14 ba:no_i:17 ba:no_longer:-2
ba:no_the:22 ba:noise_the:15 ba:nonsense_if:-31 ba:normas_the:4 ba:not_a:-14 ba:nothing_we:-9 ba:notice_the:1
ba:noté_*:-41 ba:november_0:-52 ba:now_hanna:-3 ba:now_i:1 ba:now_it:-7 ba:now_it's:-6 ba:now_on:-16 ba:now_saying:-2
ba:now_since:-12 ba:now_that:-1 ba:now_the:-37 ba:now_you:9 ba:nuevo_el:-22 ba:nuevos_el:-44 ba:number_0:-95
ba:numbered_0:-8 ba:numbers_i:-32 ba:ob_die:-11 ba:occupa_grafiche:-16 ba:october_0:-37 ba:oduya_*:-1 ba:of_my:-27
ba:of_the:-125 ba:off_i:14 ba:off_lotus:-19 ba:off_my:-27 ba:off_the:-107 ba:office_in:-16 ba:office_the:5 ba:oh_i:-47
ba:ohhh_ok:-11 ba:ok_going:-3 ba:ok_so:-38 ba:okay_let's:-7 ba:okay_so:-44 ba:older_manuals:-8 ba:olive_the:7
ba:omen_if:-6 ba:omg_the:-53 ba:on_a:-17 ba:on_april:-14 ba:on_august:-6 ba:on_december:-54 ba:on_february:-4
ba:on_january:-16 ba:on_july:-14 ba:on_june:-24 ba:on_march:-2 ba:on_may:-13 ba:on_my:-75 ba:on_november:-67
ba:on_october:-2 ba:on_our:-54 ba:on_september:-22 ba:on_the:-129 ba:once_i:-19 ba:once_i've:-8 ba:once_my:5
ba:once_the:-57 ba:once_you:-100 ba:one_0:4 ba:one_a:23 ba:one_could:-3 ba:one_i:-66 ba:one_long:-9 ba:one_more:-55
ba:one_my:-21 ba:one_never:-40 ba:one_nobody:-8 ba:one_on:18 ba:one_the:63 ba:one_we:2 ba:one_with:-23
ba:one_would:-15 ba:one_you:-28 ba:ones_you:-6 ba:only_*:-8 ba:only_my:-15 ba:only_what:-5 ba:onto_the:-5
ba:ook_niet:-18 ba:op_het:-27 ba:open_my:-6 ba:open_the:-51 ba:opening_i:-31 ba:opens_the:-6 ba:opinion_i:-24
ba:or_i:-33 ba:or_if:-8 ba:or_the:-17 ba:oral_exam:-21 ba:order_0:-47 ba:order_the:-7 ba:ordre_*:-9
ba:original_payment:-37 ba:other_one:-22 ba:other_the:56 ba:otherwise_it's:-7 ba:otherwise_my:-17 ba:otherwise_the:-37
ba:out_i:-29 ba:out_if:-22 ba:out_madrid:-21 ba:out_the:-95 ba:out_whenever:-13 ba:outage_i:-20 ba:outside_the:-16
ba:over_0:-14 ba:over_i:9 ba:over_iso:-16 ba:over_it:4 ba:over_the:-133 ba:own_the:5 ba:owns_the:-52 ba:page_*:-20
ba:page_max:-11 ba:paint_the:-53 ba:painted_the:-49 ba:palet_na:-16 ba:pallets_waiting:-4 ba:paper_i:-57 ba:paper_in:3
ba:paper_the:14 ba:paper_we:-5 ba:papers_i:-20 ba:par_le:-44 ba:par_maître:-11 ba:paragraphs_pls:-1
ba:parallel_jobs:-2 ba:parcels_a:-3 ba:park_the:-13 ba:parser_somebody:-24 ba:part_we're:-1 ba:party_the:1
ba:pass_mark:-42 ba:pass_the:-95 ba:passer_le:-9 ba:past_the:-26 ba:patients_i:-27 ba:pay_the:-53
ba:payment_method:-90 ba:pays_the:-8 ba:people_i:13 ba:people_in:-35 ba:people_the:33 ba:people_there:-8 ba:per_il:-50
ba:percent_after:-9 ba:permit_we:-10 ba:personne_ne:-23 ba:personnes_pour:-7 ba:pianoforte_non:-17 ba:picture_then:-14
ba:pienso_nos:-8 ba:pintó_mi:-32 ba:place_in:-4 ba:place_on:-4 ba:places_pour:-11 ba:plain_delle:-9
ba:plain_english:-50 ba:plain_text:-21 ba:plan_the:9 ba:plane_*:-52 ba:play_the:-71 ba:plays_the:-44 ba:please_*:12
ba:please_i:25 ba:please_let:-192 ba:please_mark:-22 ba:please_provide:-28 ba:please_the:68 ba:pls_keep:-15
ba:pls_no:-116 ba:pls_the:2 ba:pls_use:-19 ba:pm_est:-53 ba:poems_the:18 ba:points_0:4 ba:points_each:-47
ba:points_for:-18 ba:points_if:-29 ba:points_in:-4 ba:points_the:35 ba:points_to:-21 ba:polish_i'm:-13 ba:polls_the:-6
ba:por_la:-65 ba:port_0:-1 ba:porto_il:-10 ba:ppl_the:-3 ba:practice_i:-87 ba:practise_the:-20 ba:precisely_the:-13
ba:prefers_the:-4 ba:present_hahaha:-6 ba:pretty_fly:-14 ba:prevista_per:-13 ba:price_i:-42 ba:primavera_ha:-23
ba:pro_nacht:-7 ba:pro_woche:-56 ba:pro_übernachtung:-1 ba:prob_the:-12 ba:proceed_with:-104 ba:procent_vocht:-12
ba:process_the:-6 ba:professor_lindqvist:-2 ba:promised_the:-54 ba:provide_your:-2 ba:przy_pythonie:-20
ba:prévue_le:-21 ba:puis_la:-18 ba:pulls_the:-32 ba:puntos_en:-31 ba:pushed_the:-21 ba:put_my:-41 ba:put_the:-53
ba:quedamos_con:-13 ba:question_*:-30 ba:question_nine:-8 ba:question_so:-23 ba:questions_in:-13 ba:quiz_i:-57
ba:quoi_la:-15 ba:quote_0:-31 ba:quote_the:-6 ba:quoted_the:-21 ba:quotes_please:-12 ba:rack_a:-11 ba:radio_the:11
ba:radios_on:-1 ba:raised_the:-13 ba:rang_my:-1 ba:rano_o:-5 ba:reaches_you:-12 ba:read_the:-50 ba:reading_my:-18
ba:reading_the:-89 ba:reads_0:-93 ba:ready_to:-6 ba:reason_i:-57 ba:receipt_0:-7 ba:rechnen_sie:-7 ba:red_we:-25
ba:refranes_sobre:-9 ba:refund_to:12 ba:region_*:-23 ba:regression_we:-13 ba:relatórios_pediu:-4 ba:remember_the:-21
ba:reminds_me:-35 ba:remonte_le:-14 ba:removed_the:-9 ba:rename_the:-45 ba:renews_the:-6 ba:rental_i:-49
ba:rental_we'd:-1 ba:report_*:-27 ba:reports_i'd:-20 ba:reread_the:-13 ba:reservation_*:67 ba:reservation_0:-102
ba:reservation_details:-2 ba:reservation_id:-198 ba:reservation_ids:-50 ba:reservation_reservation:-12
ba:reservation_the:14 ba:reserve_the:10 ba:reset_the:-1 ba:rest_der:-18 ba:retire_the:-23 ba:return_the:-4
ba:rever_o:-4 ba:reviews_the:-8 ba:revisar_el:-3 ba:revision_c:-13 ba:revision_d:-21 ba:revision_i:-60
ba:revisione_della:-6 ba:ride_we:-1 ba:right_moment:-7 ba:right_now:-37 ba:ring_the:-44 ba:rings_the:-19
ba:rinsing_step:-2 ba:room_the:7 ba:ropeway_plc:-4 ba:roughly_what:-53 ba:roundabouts_*:-35 ba:row_a:-15 ba:row_d:-15
ba:row_f:-18 ba:rule_i:-30 ba:rule_the:-15 ba:run_the:-36 ba:runs_the:-18 ba:rush_we:-35 ba:rye_should:-4
ba:rückflug_der:-19 ba:s_between:-29 ba:s_for:-5 ba:sacar_el:-5 ba:saddle_i:-13 ba:said_0:10 ba:said_i:-1
ba:said_the:-16 ba:salon_*:-20 ba:san_francisco:-1 ba:sand_the:3 ba:sank_*:-11 ba:saw_the:-10 ba:say_just:-25
ba:say_so:-10 ba:say_the:-29 ba:say_they:-8 ba:say_what:-25 ba:saying_yes:-2 ba:says_0:-32 ba:says_it:-25
ba:scales_i:-21 ba:schaffe_ich:-48 ba:schedule_i:-58 ba:school_i:-27 ba:school_we:-50 ba:schönen_ausflug:-27
ba:sea_*:-17 ba:season_tickets:-26 ba:second_kafka:-3 ba:seconds_for:-46 ba:seconds_per:-6 ba:seconds_since:-19
ba:seconds_the:30 ba:seconds_when:-36 ba:see_the:-54 ba:seems_there:-40 ba:seen_the:-25 ba:sees_nothing:-2
ba:sees_the:-69 ba:seine_zähne:-27 ba:seiten_pro:-12 ba:sen_i:-1 ba:send_my:-1 ba:send_the:-52 ba:sent_the:-64
ba:september_0:-65 ba:sera_gaspard:-5 ba:series_they:-14 ba:server_*:-47 ba:server_room:-3 ba:service_a:-25
ba:session_the:4 ba:set_0:-14 ba:set_the:-86 ba:share_the:-6 ba:sheet_it's:-46 ba:shift_i:-34 ba:shift_your:-6
ba:ship_i:-3 ba:ship_the:-53 ba:shows_a:-44 ba:shows_it:-14 ba:shows_what:-8 ba:sich_die:-50 ba:sicilian_i:-26
ba:side_the:2 ba:siebzehnten_jahrhundert:-21 ba:signed_the:-11 ba:signor_galli:-2 ba:signs_the:-6 ba:silence_the:-38
ba:since_i:-5 ba:since_the:-64 ba:sinon_je:-36 ba:sit_the:-14 ba:six_i:-38 ba:size_i:-42 ba:skip_the:-34
ba:sköldpadda_i:-8 ba:sleep_current:-8 ba:sleep_the:3 ba:slot_0:-15 ba:small_we:-15 ba:smell_*:-6 ba:snippet_the:-33
ba:so_i:-58 ba:so_i've:-27 ba:so_if:1 ba:so_let's:-26 ba:so_my:5 ba:so_please:-9 ba:so_the:-52 ba:so_they:-3
ba:sofort_mich:-1 ba:solamente_el:-1 ba:solved_the:-8 ba:somehow_the:-6 ba:someone_else's:-26 ba:something_our:-24
ba:sometimes_i:-4 ba:soon_as:-42 ba:sorry_for:-10 ba:sorry_i:-66 ba:sorry_i'm:-50 ba:sorry_the:6 ba:sorts_the:-11
ba:spanish_once:-20 ba:speak_french:-8 ba:speak_the:-19 ba:spikes_that:-8 ba:spot_*:-29 ba:spring_i'm:-17
ba:späten_nachmittag:-18 ba:squeezes_the:-13 ba:sre_*:-11 ba:stack_*:-1 ba:stack_trace:-14 ba:stagehands_for:-2
ba:stale_vpn:-21 ba:start_the:-19 ba:starting_*:-4 ba:station_in:-15 ba:statistics_never:-8 ba:statt_knochen:-19
ba:status_led:-47 ba:stein_auf:-12 ba:sternschnuppen_pro:-9 ba:stick_the:18 ba:still_no:-9 ba:stole_my:-46
ba:stood_still:-24 ba:stop_being:-4 ba:stop_i:3 ba:stores_the:-17 ba:stuck_in:-6 ba:stuff_it:-39 ba:stuff_the:1
ba:stunden_über:-8 ba:stung_my:-42 ba:stück_kuchen:-19 ba:suitcases_i:-20 ba:suits_the:-20 ba:summer_he:-35
ba:summer_my:-7 ba:summer_we:-52 ba:support_blackberry:-20 ba:sur_la:-30 ba:survived_the:-7 ba:swallows_nesting:-16
ba:swapped_the:-13 ba:swings_lol:-23 ba:swiss_lol:-11 ba:system_they:-3 ba:table_0:-14 ba:table_i:-38 ba:table_the:19
ba:tables_if:-4 ba:tabs_*:-20 ba:tack_the:3 ba:tage_eingeplant:-15 ba:tage_gewartet:-1 ba:tage_the:3 ba:tagged_0:-31
ba:take_the:-33 ba:take_your:-25 ba:taken_the:-17 ba:takes_0:-17 ba:takes_the:-25 ba:taking_the:-38 ba:tandem_i:-43
ba:tariff_the:-15 ba:task_0:-18 ba:taxi_driver:-8 ba:teacher_i'd:-28 ba:team_the:-1 ba:tell_the:-12 ba:telling_the:-6
ba:tells_you:-41 ba:tenant_alder:-9 ba:tenant_blue:-3 ba:tenant_red:-11 ba:ter_no:-11 ba:terminal_the:14 ba:test_i:14
ba:tests_the:1 ba:text_the:-1 ba:than_i:-54 ba:than_the:-26 ba:thank_you:-95 ba:thanks_for:-3 ba:that_*:16
ba:that_0:31 ba:that_i:-210 ba:that_mr:-7 ba:that_mrs:-21 ba:that_my:-8 ba:that_nobody:-39 ba:that_one:-30
ba:that_the:-89 ba:that_they:-13 ba:that_we:-65 ba:that_your:-11 ba:thats_my:-15 ba:thats_the:-38 ba:them_asked:-4
ba:them_come:-25 ba:them_fall:-1 ba:them_i:32 ba:them_once:-5 ba:them_the:6 ba:them_where:-7 ba:then_i:-74
ba:then_i'd:-19 ba:then_it:-23 ba:then_it's:-8 ba:then_the:-133 ba:then_there:-4 ba:there_0:9 ba:there_any:-2
ba:there_anything:-58 ba:there_are:-23 ba:there_is:-9 ba:there_the:68 ba:there_was:-1 ba:thing_i:-111 ba:thing_i'm:-6
ba:thing_the:18 ba:think_i:-63 ba:this_*:17 ba:this_i:-30 ba:this_i'd:-38 ba:this_morning:-14 ba:this_the:12
ba:though_it:-58 ba:thought_i'd:-25 ba:three_martins:-5 ba:through_the:-70 ba:through_your:-12 ba:thru_the:-25
ba:ticket_0:-59 ba:ticket_i:1 ba:tiene_la:-10 ba:tient_la:-7 ba:til_the:-10 ba:time_for:17 ba:time_he:-1
ba:time_i:-174 ba:time_somebody:-29 ba:time_someone:-31 ba:time_when:-17 ba:time_you:-42 ba:timeout_*:-20
ba:timeouten_mot:-10 ba:times_a:-24 ba:times_before:-45 ba:times_in:-14 ba:tips_the:-4 ba:tmrw_we:-11 ba:to_*:-8
ba:to_my:-6 ba:to_the:-59 ba:tocar_el:-7 ba:toda_la:-2 ba:today_because:-16 ba:today_i:-35 ba:today_somebody:-27
ba:today_the:-4 ba:together_a:-2 ba:tomatoes_i:-10 ba:tones_higher:-5 ba:tonight_if:-5 ba:tonight_we:-66 ba:too_i:8
ba:too_many:-23 ba:too_much:-43 ba:too_the:28 ba:topic_i:-19 ba:topic_the:17 ba:total_cost:-10 ba:touches_the:-30
ba:touring_company's:-10 ba:towards_the:-38 ba:town_hall:-19 ba:trace_the:-31 ba:traduzioni_le:-14 ba:traffic_the:8
ba:travel_insurance:-83 ba:tries_it:-4 ba:trieste_i:32 ba:trieste_the:26 ba:trip_since:-62 ba:trips_it:-15
ba:tue_*:-11 ba:tuesday_it:-10 ba:tuesday_the:-5 ba:tuesdays_*:-27 ba:turku_j'ai:-1 ba:turku_the:13 ba:turku_they:-41
ba:turn_our:-4 ba:tutor_i:-8 ba:twice_i:5 ba:two_erp:-10 ba:two_i'm:-60 ba:two_people:-17 ba:two_the:8 ba:typos_i:-85
ba:u_my:-17 ba:ugh_the:5 ba:umber_the:15 ba:under_0:-57 ba:under_the:-77 ba:understand_the:-38 ba:understand_your:-28
ba:unread_if:-10 ba:unterm_vordach:-14 ba:until_the:-28 ba:up_a:17 ba:up_after:-44 ba:up_i:7 ba:up_i'm:-34 ba:up_in:31
ba:up_my:-20 ba:up_next:-51 ba:up_our:-35 ba:up_quietly:-10 ba:up_the:-60 ba:up_your:-29 ba:updating_the:-12
ba:upstairs_neighbour's:-30 ba:us_as:-8 ba:us_i:3 ba:us_the:13 ba:use_my:-46 ba:use_the:-62 ba:user_id:-128
ba:uses_the:-27 ba:using_my:-13 ba:using_the:-7 ba:using_your:-49 ba:usual_the:5 ba:value_the:9 ba:variables_ana:-16
ba:vegas_las:-28 ba:vending_machine:-18 ba:verteilerlisten_der:-30 ba:very_present:-2 ba:viel_leerraum:-13
ba:viele_leute:-21 ba:visit_in:12 ba:visitors_lingered:-11 ba:voids_the:-27 ba:volcanoes_i'd:-24 ba:voller_schilf:-29
ba:volta_il:-16 ba:vom_signaturschlüssel:-2 ba:voordat_we:-17 ba:vor_der:-25 ba:voucher_a:-26 ba:w_the:-17
ba:waiter_we:-25 ba:walk_the:-2 ba:walking_the:-17 ba:walks_the:-33 ba:walkway_rail:-10 ba:walnut_a:10 ba:walnut_the:5
ba:want_my:-5 ba:want_the:-95 ba:wants_the:-15 ba:warm_water:-14 ba:was_noor's:-13 ba:was_the:-34 ba:watched_the:-21
ba:water_i:-41 ba:watts_can:-22 ba:way_home:-6 ba:way_it's:-6 ba:way_the:4 ba:way_to:-27 ba:way_we:-16 ba:way_you:-37
ba:wears_a:-2 ba:wednesday_he:-16 ba:week_0:2 ba:week_at:-31 ba:week_i:-90 ba:week_just:-21 ba:week_so:-23
ba:week_the:33 ba:week_we:-98 ba:weekend_ma:-11 ba:weekly_energy:-2 ba:weeks_if:-13 ba:weighs_0:-3 ba:weir_the:-19
ba:well_as:-7 ba:well_if:-3 ba:well_the:19 ba:well_you:-4 ba:weshalb_der:-6 ba:west_coast:-5 ba:west_we:-32
ba:wet_dog:-1 ba:what_i:-165 ba:what_i'm:-9 ba:what_the:-27 ba:what_we:-25 ba:whatever_she:-6 ba:whatever_the:-36
ba:when_i:-32 ba:where_i:-60 ba:where_the:-34 ba:where_we:-31 ba:whether_the:-112 ba:which_i:-114 ba:which_the:-23
ba:while_i:-60 ba:while_i'm:-30 ba:while_the:-39 ba:while_we:-67 ba:white_ducato:-10 ba:whom_i:-31 ba:why_i:-16
ba:why_the:-69 ba:wifi_pretty:-24 ba:winter_i:-65 ba:wiring_the:-14 ba:wish_i:-17 ba:with_a:-43 ba:with_my:-13
ba:with_the:-137 ba:within_london:-6 ba:within_the:-45 ba:wonder_nobody:-20 ba:word_codger:-17 ba:words_that:-8
ba:work_the:42 ba:worth_0:-4 ba:would_you:-2 ba:write_the:-11 ba:writes_ok:-14 ba:writing_the:2 ba:x-ray_archive:-13
ba:yeah_that's:-2 ba:year_he:-12 ba:year_i:-20 ba:year_they:-29 ba:year_we:-26 ba:years_nobody:-36 ba:yes_i:-63
ba:yesterday_*:-19 ba:yet_the:17 ba:you'll_get:-12 ba:you_*:47 ba:you_can:-26 ba:you_could:-37 ba:you_i:36
ba:you_i'd:-16 ba:you_please:-76 ba:you_the:32 ba:you_will:-29 ba:you_would:-9 ba:your_user:-2 ba:yusuf_the:16
ba:zero_i:-23 ba:zet_annelies:-27 ba:zone_a:-2 ba:zu_hause:-23 ba:zug_there:-5 ba:zum_flur:-4 ba:zum_gipfel:-17
ba:zweite_klausur:-6 ba:à_la:-13 ba:électrogène_démarre:-2 bx:'a:-10 bx:'d:-98 bx:'m:-97 bx:'s:-249 bx:'t:-54 bx:*:34
bx:0:110 bx:a:-184 bx:ab:27 bx:ac:50 bx:ad:8 bx:ag:7 bx:ah:-75 bx:ai:-26 bx:aj:-16 bx:ak:49 bx:al:-6 bx:am:-63
bx:an:-37 bx:ap:-29 bx:ar:14 bx:as:12 bx:at:-65 bx:au:-59 bx:aw:-54 bx:ay:77 bx:ał:-6 bx:b:12 bx:bc:-1 bx:be:-113
bx:bh:55 bx:bj:10 bx:bs:36 bx:bt:-79 bx:bv:19 bx:by:-194 bx:bę:5 bx:c:21 bx:ce:25 bx:ch:-22 bx:ci:-44 bx:ck:10
bx:cl:29 bx:cm:38 bx:co:34 bx:cr:-29 bx:cs:11 bx:ct:12 bx:d:23 bx:dd:-84 bx:de:-63 bx:di:12 bx:do:-41 bx:dr:-102
bx:ds:27 bx:du:-129 bx:dy:23 bx:dì:2 bx:dł:-6 bx:ea:33 bx:ed:-27 bx:ee:2 bx:ef:-122 bx:ei:-100 bx:ej:-25 bx:ek:103
bx:em:-15 bx:en:1 bx:es:31 bx:eu:-89 bx:ev:-12 bx:ew:-38 bx:ex:12 bx:ez:-69 bx:fa:18 bx:fc:32 bx:fd:69 bx:fe:24
bx:ff:-18 bx:fo:16 bx:fs:9 bx:ft:-12 bx:fw:2 bx:fy:3 bx:g:49 bx:gb:26 bx:ge:23 bx:gg:-1 bx:gh:-73 bx:gn:43 bx:go:76
bx:gs:25 bx:gt:-98 bx:gu:22 bx:gy:-102 bx:ha:-24 bx:hd:22 bx:he:-209 bx:hh:-14 bx:hl:33 bx:hm:-65 bx:hs:73 bx:ht:61
bx:hu:35 bx:hx:57 bx:hy:-57 bx:hz:53 bx:i:-207 bx:ia:16 bx:ic:-7 bx:id:33 bx:ie:-122 bx:if:-75 bx:ig:52 bx:il:-27
bx:im:-55 bx:in:-18 bx:io:-15 bx:ip:47 bx:ir:-3 bx:is:-89 bx:it:-8 bx:iw:14 bx:ix:31 bx:iz:-45 bx:ié:-2 bx:ió:30
bx:ię:4 bx:je:-26 bx:jk:60 bx:ję:42 bx:ka:93 bx:ke:-11 bx:kg:63 bx:ki:34 bx:ks:4 bx:ku:5 bx:kw:15 bx:ky:-8 bx:la:-27
bx:lb:-9 bx:ld:-33 bx:le:-34 bx:li:90 bx:ll:-26 bx:lm:26 bx:ln:5 bx:lp:33 bx:ls:68 bx:lt:55 bx:ly:-34 bx:lé:-14
bx:lę:37 bx:ma:73 bx:mb:49 bx:md:20 bx:me:16 bx:mg:-40 bx:ml:29 bx:mm:17 bx:mn:-3 bx:mo:-39 bx:mp:51 bx:mr:-24
bx:ms:11 bx:mt:-47 bx:mv:28 bx:mx:8 bx:my:-40 bx:mé:45 bx:n:-68 bx:na:-36 bx:nc:21 bx:nd:-14 bx:ne:12 bx:ng:-40
bx:ni:58 bx:nk:17 bx:no:8 bx:ns:2 bx:nt:-36 bx:nu:-1 bx:nv:-17 bx:ny:-72 bx:nz:19 bx:o:-137 bx:ob:-88 bx:od:-2
bx:oe:29 bx:of:-186 bx:og:28 bx:oh:-90 bx:ok:18 bx:ol:13 bx:om:-63 bx:on:28 bx:oo:63 bx:op:2 bx:or:-47 bx:os:50
bx:ot:21 bx:ou:-64 bx:ov:17 bx:ow:-42 bx:ox:43 bx:oy:-51 bx:pe:-74 bx:pm:57 bx:pn:32 bx:po:-33 bx:pp:11 bx:ps:33
bx:pt:-11 bx:pu:-11 bx:px:48 bx:py:-14 bx:på:-43 bx:pé:31 bx:pô:-10 bx:pę:-22 bx:q:7 bx:re:-47 bx:ri:77 bx:rk:8
bx:rl:98 bx:rn:-28 bx:ro:-29 bx:rr:-41 bx:rs:39 bx:ru:-24 bx:rá:-62 bx:s:90 bx:sa:-32 bx:se:-5 bx:sh:-4 bx:sk:27
bx:so:-19 bx:sp:10 bx:sr:12 bx:ss:-22 bx:st:-4 bx:sy:-47 bx:sz:35 bx:så:-25 bx:sé:-24 bx:tb:55 bx:tc:51 bx:te:-28
bx:th:-13 bx:ti:89 bx:tl:19 bx:tn:11 bx:to:-57 bx:ts:1 bx:tt:26 bx:tu:-17 bx:tw:87 bx:tz:94 bx:tá:-27 bx:té:-96
bx:tó:-13 bx:tę:8 bx:u:-60 bx:ub:43 bx:ud:82 bx:ue:-15 bx:uf:-64 bx:ug:-16 bx:ul:-3 bx:um:-57 bx:uo:-13 bx:up:10
bx:ur:-51 bx:us:29 bx:ut:-58 bx:ux:-77 bx:uy:-62 bx:ué:-47 bx:uê:30 bx:va:20 bx:ve:-53 bx:vo:-30 bx:vy:1 bx:w:-133
bx:we:-61 bx:wk:40 bx:wn:25 bx:wr:17 bx:ws:19 bx:xi:-9 bx:xt:-43 bx:ya:-52 bx:ye:42 bx:yi:-29 bx:yk:38 bx:yo:6 bx:yr:8
bx:ys:48 bx:z:-7 bx:za:21 bx:ze:-110 bx:zt:-71 bx:zu:9 bx:zy:-22 bx:zz:17 bx:zę:-20 bx:ße:5 bx:à:-154 bx:ás:63
bx:är:-70 bx:ät:75 bx:ån:-42 bx:ço:33 bx:ès:19 bx:é:-46 bx:ée:15 bx:és:84 bx:êm:-5 bx:ía:85 bx:ío:7 bx:ón:30 bx:ów:116
bx:ún:-32 bx:ün:12 bx:ür:-85 bx:ąg:43 bx:ık:16 bx:ım:8 bx:ır:35 bx:ız:8 bx:ło:-2 bx:ай:46 bx:ам:21 bx:ат:15 bx:в:-11
bx:ем:33 bx:ет:3 bx:не:-10 e:*:-2 e:0:73 e:^:-100 e:a:29 e:aan:10 e:aarav:1 e:ab:-15 e:abba:4 e:abbreviation:12
e:about:57 e:above:12 e:absolute:15 e:abtastrate:-16 e:accent:56 e:accento:40 e:accept:55 e:account:7 e:accountants:2
e:act:7 e:actor:33 e:add:-7 e:additional:12 e:address:52 e:adds:54 e:adhesive:9 e:admit:-41 e:afford:-10 e:after:32
e:afternoon:-10 e:again:-87 e:agent:-35 e:agrees:12 e:airline:-17 e:alarm:-32 e:alias:58 e:all:76 e:alle:52
e:allergy:55 e:allow:-21 e:almost:52 e:alone:-45 e:already:-43 e:als:-47 e:also:-79 e:alten:6 e:altserver:18
e:always:-37 e:am:73 e:among:1 e:amplifier:-55 e:an:36 e:and:-60 e:andere:-29 e:anders:-10 e:angeles:-10 e:another:70
e:anouk:-6 e:anruf:19 e:answer:-56 e:antenna:15 e:any:16 e:anybody:-36 e:anyone:-13 e:anything:-23 e:ap:16 e:api:-15
e:apparently:-22 e:apple:3 e:april:148 e:aquarium:30 e:archive:-18 e:are:37 e:aren't:31 e:arent:5 e:arg:13 e:around:71
e:array:10 e:arrival:-23 e:arrivo:20 e:arrows:33 e:as:107 e:aside:31 e:ask:69 e:asked:-4 e:asset:-4 e:assist:4
e:assistance:-2 e:at:101 e:atl:-2 e:atm:-6 e:atomic:4 e:attention:27 e:auch:-33 e:auditoría:19 e:aufbewahrung:-46
e:aufgaben:9 e:august:102 e:aunt:-37 e:aura:-11 e:aus:-58 e:avait:-30 e:avant:3 e:avec:-8 e:avons:-31 e:baby:87
e:back:6 e:backups:-17 e:bad:24 e:badge:-32 e:baggage:46 e:balls:24 e:band:-44 e:bank:50 e:banner:1 e:bar:4 e:bare:15
e:basalt:28 e:bassin:-5 e:bath:-88 e:bathroom:26 e:battery:90 e:be:51 e:beam:29 e:bear:33 e:because:-89 e:been:61
e:before:50 e:beginner:-13 e:behind:57 e:bei:-7 e:being:78 e:bekommt:3 e:belegt:11 e:believe:-8 e:belle:53
e:belongs:25 e:below:-10 e:belt:13 e:beläuft:-6 e:bends:44 e:bent:44 e:bergen:-86 e:best:-11 e:bestimmt:-7 e:better:41
e:between:75 e:beyond:-86 e:bi:26 e:big:76 e:bigger:11 e:binder:-13 e:birthday:13 e:bis:-33 e:bit:32 e:bitte:-51
e:blechen:28 e:blinking:45 e:blue:10 e:board:-57 e:boat:-36 e:bon:47 e:booked:4 e:booking:7 e:boring:15 e:boss:-31
e:bosses:3 e:both:18 e:box:-6 e:branch:56 e:braucht:-5 e:breakfast:24 e:bringen:-32 e:brno:-87 e:brochure:8
e:broken:10 e:brot:32 e:brother:-1 e:brought:-25 e:brussels:24 e:brücken:40 e:btw:3 e:bucket:74 e:budget:19
e:buffet:20 e:bufor:-14 e:build:35 e:bunk:41 e:buoys:40 e:burst:18 e:business:69 e:but:57 e:button:16 e:buttons:-7
e:by:74 e:büro:8 e:c'est:19 e:caben:-25 e:cada:48 e:café:-5 e:cage:-11 e:caja:-14 e:calendar:-3 e:call:-74
e:callback:-32 e:calle:1 e:called:109 e:came:71 e:camera:2 e:cameras:-8 e:camps:16 e:can:-111 e:can't:-52 e:canal:-16
e:cancellation:12 e:capacitor:-53 e:captain:4 e:card:1 e:carries:-51 e:carry:86 e:casa:-5 e:case:-33 e:cash:18
e:cat:-11 e:catching:2 e:caught:22 e:ce:25 e:ceiling:11 e:cello:-9 e:cent:91 e:centimetres:11 e:centre:-4
e:certified:26 e:cette:2 e:chain:33 e:chair:17 e:chairs:12 e:chalet:32 e:chamber:8 e:change:-10 e:changelist:13
e:changes:-6 e:channel:58 e:channels:18 e:chapter:36 e:chaque:7 e:charge:10 e:charger:5 e:charming:4 e:chart:-40
e:cheaper:24 e:check:42 e:checked:-2 e:checkout:-23 e:cheerful:-32 e:chez:48 e:child:1 e:chocolate:31 e:choice:-8
e:choir:-2 e:chrome:34 e:churn:8 e:ci:-7 e:cigar:5 e:cinnamon:17 e:circuit:15 e:claim:11 e:class:-45 e:clean:-7
e:cleaned:1 e:cleaning:-15 e:clear:14 e:clever:4 e:click:70 e:clinic:-28 e:clock:47 e:closed:42 e:closure:-16
e:club:-58 e:clue:47 e:cluster:20 e:cm:146 e:co:9 e:coin:16 e:colleague:-6 e:collect:32 e:collects:2 e:color:4
e:colour:28 e:column:-14 e:come:41 e:comes:19 e:comigo:5 e:comma:2 e:commas:10 e:comme:7 e:commit:47 e:committee:2
e:como:35 e:compañera:1 e:compiler:-63 e:computers:-8 e:con:-69 e:conference:-102 e:confess:-12 e:confidence:20
e:config:-2 e:console:-15 e:consuma:-4 e:container:-4 e:contenti:15 e:contract:-23 e:converter:-32 e:cook:10
e:copies:1 e:cor:28 e:cork:-105 e:correct:13 e:correo:25 e:cost:77 e:costa:29 e:costs:105 e:could:-187 e:couldn't:-1
e:counted:-45 e:counter:-48 e:county:-4 e:coupe:25 e:cour:48 e:courier:59 e:course:-75 e:cousin:-61 e:cover:18
e:covered:-2 e:covers:7 e:cpu:43 e:craies:25 e:cranial:27 e:crash:-101 e:crashes:31 e:cream:5 e:created:11 e:credit:36
e:credits:13 e:crew:-61 e:cron:8 e:crooked:21 e:crutches:-2 e:cue:11 e:curious:-17 e:current:57 e:curve:-34
e:custody:7 e:customs:10 e:cute:23 e:cycle:-19 e:d'un:52 e:d'être:6 e:da:14 e:dachte:-20 e:daiki:17 e:daily:-24
e:damage:-1 e:dan:-29 e:dana:-35 e:danach:-16 e:dangerous:7 e:darf:-43 e:darüber:-9 e:das:-80 e:dass:-8 e:dat:-14
e:data:55 e:database:1 e:datasheets:-18 e:datumsangaben:34 e:dauert:-51 e:day:-32 e:daylight:7 e:days:17 e:de:40
e:december:110 e:decent:10 e:deep:3 e:degrees:-26 e:del:71 e:dele:-16 e:delivery:-33 e:dem:-30 e:demain:6
e:demasiado:16 e:demo:-25 e:den:41 e:denim:2 e:dental:97 e:dentist's:13 e:departure:-20 e:deposit:-16 e:depot:-10
e:depth:16 e:der:-83 e:dernière:43 e:des:28 e:desert:5 e:desk:6 e:dessin:14 e:destination:10 e:details:-63
e:deutsch:33 e:deux:18 e:devant:66 e:device:-7 e:devient:33 e:di:40 e:dialysis:43 e:did:-21 e:die:-46 e:died:3
e:diff:14 e:different:27 e:dinner:17 e:director:4 e:discuss:7 e:displacement:29 e:display:48 e:dit:-20 e:dns:-42
e:do:-52 e:dob:37 e:dock:32 e:documenti:29 e:does:35 e:doesnt:10 e:doet:5 e:doit:-14 e:dome:-43 e:don't:-76 e:done:49
e:dont:12 e:double:-4 e:down:2 e:dp:49 e:dr:86 e:draft:-76 e:drain:-5 e:draws:-97 e:drift:15 e:drifting:21 e:drive:29
e:driver:-39 e:drives:1 e:drop:-27 e:drove:-25 e:druckabbau:-14 e:drugim:22 e:dry:3 e:drübergeschaut:-13 e:du:18
e:due:6 e:dur:-6 e:dura:-12 e:durch:10 e:duren:-17 e:during:32 e:dus:-36 e:dusty:16 e:duty:1 e:dzieci:46 e:därför:-12
e:dès:13 e:déjà:-3 e:día:-8 e:e:-15 e:each:71 e:ear:-7 e:earlier:6 e:early:-43 e:early-bird:-42 e:east:56 e:eating:4
e:eben:70 e:economy:54 e:ehrlich:25 e:ein:-109 e:eine:10 e:einem:-9 e:el:-17 e:elm:88 e:else:-36 e:else's:19 e:em:-43
e:email:-10 e:empty:48 e:en:-57 e:encore:-14 e:endgame:3 e:endian:3 e:endpoints:-4 e:engineer:-1 e:enough:-8
e:environment:-16 e:er:5 e:era:37 e:error:71 e:errors:3 e:es:4 e:escalas:28 e:ese:20 e:espaces:23 e:est:57 e:esta:1
e:esters:40 e:está:-48 e:et:-31 e:euro:34 e:euros:-52 e:even:71 e:evening:-71 e:ever:-30 e:every:-18 e:everyone:13
e:everything:56 e:ex:-7 e:exam:-113 e:examiner:16 e:examples:-1 e:excel:-19 e:exercise:-26 e:expect:12
e:explanation:-27 e:explodes:18 e:export:-20 e:ext:18 e:extensión:12 e:extra:85 e:eyes:-12 e:fact:-23 e:faculty:-13
e:fahrt:-17 e:fair:4 e:fait:-2 e:family:-27 e:far:-20 e:farewell:28 e:farm:-17 e:faudra:18 e:fax:-18 e:fazem:13
e:feat-colon-scope:7 e:feather:2 e:feathers:6 e:feb:17 e:february:94 e:feed:-17 e:feel:-6 e:fell:36 e:felt:40
e:ferry:-21 e:fiche:-19 e:fight:49 e:file:-57 e:filing:10 e:fill:-1 e:fills:13 e:film:-49 e:filme:32 e:finally:-24
e:finds:-7 e:fine:-17 e:fingering:11 e:fingerprint:24 e:finished:15 e:fire:25 e:firm's:8 e:first:13 e:fitter:57
e:five:31 e:flacher:-12 e:flat:-48 e:flea:13 e:flew:-2 e:flight:-53 e:flights:-63 e:flint:41 e:floating:27 e:floor:32
e:florist:-4 e:flowers:-7 e:fog:-23 e:fois:-13 e:folder:-14 e:folds:-53 e:following:114 e:follows:19 e:football:26
e:footnotes:49 e:for:45 e:forgave:43 e:forget:58 e:forgetting:15 e:forgot:32 e:forklift:-40 e:form:6 e:formulare:14
e:found:-29 e:foundation:19 e:four:69 e:framed:7 e:framework:9 e:frau:94 e:free:-41 e:freeze:-28 e:friday:22
e:fridays:-4 e:fridge:-91 e:from:71 e:front:-26 e:full:37 e:fully:77 e:function:-3 e:funkzeugnis:41 e:funny:-10
e:further:25 e:för:12 e:für:-118 e:gain:26 e:galinha:-17 e:ganz:61 e:garnet:24 e:gas:67 e:gate:93 e:gateway:40
e:gave:-30 e:gb:31 e:gcc:7 e:gdansk:-94 e:gegen:-36 e:geklaut:-10 e:geliefert:19 e:gelungenen:16 e:gemeldet:-7
e:gentle:14 e:geregnet:-7 e:gerät:-4 e:gestern:3 e:get:-12 e:gets:33 e:geven:3 e:gewoon:12 e:geworden:-32 e:gezählt:-9
e:geändert:16 e:ghent:-93 e:ghosts:9 e:giant:6 e:gigabytes:28 e:give:-76 e:given:-1 e:gives:19 e:gleich:-4 e:gli:20
e:gloves:14 e:gluten-free:1 e:go:44 e:god:2 e:goed:11 e:goes:-29 e:golden:-69 e:gone:18 e:gonna:-54 e:good:120
e:grade:-49 e:gram:28 e:grammar:-5 e:grams:54 e:grand:-4 e:grandfather:-54 e:grannen:-15 e:graph:-23 e:gravel:17
e:graz:-103 e:green:-11 e:groot:32 e:groupe:-10 e:gruppo:-40 e:guests:-4 e:gust:16 e:guy:-6 e:guys:-19 e:gång:23
e:ha:-21 e:hab:21 e:habe:-42 e:haben:-27 e:habla:-8 e:had:-114 e:haha:-57 e:half:11 e:hall:-24 e:handed:6 e:handling:8
e:handover:7 e:hands:-91 e:hang:-33 e:hangs:-17 e:harbour:15 e:hard:76 e:hardly:48 e:hardware:56 e:has:-100 e:hat:-103
e:hatching:23 e:hates:38 e:hats:37 e:have:-156 e:haven't:-13 e:having:-53 e:hazard:2 e:hazel:8 e:he:-90 e:he'd:-15
e:he's:31 e:headings:-26 e:headset:10 e:hedda:6 e:heeft:-34 e:heel:83 e:heet:22 e:heimweg:-6 e:heist:13 e:helm:11
e:help:-18 e:heraus:25 e:here:20 e:here's:-8 e:herr:77 e:heures:7 e:heute:23 e:hex:12 e:hides:10 e:hill:-8 e:him:103
e:hire:46 e:his:65 e:hissed:40 e:história:46 e:hits:-32 e:hof:2 e:hog:11 e:holder:-4 e:hooguit:-14 e:hook:32
e:horizon:39 e:horn:-18 e:hotel:17 e:hours:15 e:house:-49 e:households:20 e:how:-74 e:hum:16 e:human:34 e:hunting:18
e:husband's:-2 e:hålla:19 e:höchstens:-79 e:i:-126 e:i'd:-145 e:i'll:-237 e:i'm:-107 e:i've:-165 e:ic:-12 e:ice:-9
e:ices:51 e:ich:-42 e:if:-115 e:il:-57 e:ile:35 e:ill:-70 e:im:122 e:image:45 e:immer:-7 e:imo:15 e:important:13
e:in:67 e:incident:45 e:includes:12 e:incr:-16 e:indigo:35 e:inevitably:31 e:inheritance:16 e:initial:21 e:innan:18
e:inspector:-12 e:inspectors:-12 e:instant:9 e:instead:-19 e:insulated:-50 e:insurance:-38 e:inte:21 e:integer:9
e:intensive:-14 e:internal:2 e:internet:40 e:interrupt:11 e:into:9 e:inventory:8 e:inviato:11 e:ionic:11 e:is:76
e:it:8 e:it's:30 e:its:96 e:ivan:57 e:j'ai:-29 e:jag:-21 e:january:110 e:jardín:-1 e:jasper:25 e:je:-72 e:jetzt:-34
e:jfk:-8 e:jingle:-7 e:jobs:-6 e:judged:39 e:july:92 e:jump:13 e:june:124 e:jusqu'au:7 e:just:26 e:juste:38
e:kaartlaag:-18 e:kaas:1 e:kacheln:53 e:kanzlei:41 e:karte:-6 e:kassan:15 e:keep:-23 e:keeps:-15 e:keine:2 e:keken:49
e:ken:-2 e:kept:-72 e:kettle's:7 e:keyholders:-4 e:kg:-8 e:khaki:24 e:kicks:-16 e:kill:7 e:killing:15 e:kills:26
e:kilometres:16 e:kind:-35 e:kindly:-21 e:kitchen:-72 e:kl:7 e:kleinere:28 e:klucze:28 e:knee:2 e:knowing:-35
e:knows:106 e:kod:39 e:kollege:6 e:komisariatem:4 e:kowalczyk:25 e:krank:-4 e:kuchen:28 e:kw:5 e:kylskåpet:41
e:l'an:28 e:l'option:45 e:la:17 e:lab:17 e:label:-10 e:labelled:16 e:landlord:-16 e:lappen:19 e:las:30 e:lastenrad:-33
e:lasts:-39 e:late:54 e:later:-61 e:lavoro:52 e:layers:51 e:le:12 e:lea:42 e:lead:-21 e:leaking:12 e:lean:-7
e:learn:-80 e:lease:-19 e:least:20 e:leave:-27 e:left:-53 e:legal:40 e:legato:5 e:leiden:-47 e:leihgebühr:-14
e:leis:25 e:lekkende:39 e:lena:-25 e:length:-16 e:leopold:19 e:les:-24 e:lesen:6 e:less:78 e:lesson:-49 e:let:-109
e:let's:-118 e:letters:7 e:leute:-5 e:level:40 e:library:-34 e:lidl:21 e:lieferscheine:-15 e:liegen:-1 e:lifting:16
e:light:-1 e:like:42 e:limit:-64 e:limping:37 e:links:2 e:list:-93 e:little:69 e:llama:2 e:lleva:-7 e:llovió:-2
e:lo:33 e:load:-74 e:loading:26 e:loaf:34 e:local:10 e:log:70 e:logins:2 e:lol:-47 e:long:87 e:longer:-24 e:look:15
e:looked:-10 e:looks:60 e:loop:-3 e:los:-29 e:lost:79 e:love:71 e:lovely:13 e:loves:17 e:lowest:-6 e:lucca:-81
e:luego:7 e:lunch:1 e:lynch:14 e:länger:-8 e:läuft:-50 e:lötpunkte:-12 e:ma:-29 e:macchina:2 e:macht:-29 e:made:-79
e:magic:17 e:mai:-7 e:mails:24 e:main:64 e:maintenant:4 e:maja:13 e:make:-52 e:mal:31 e:malmo:-88 e:man:-14
e:manage:-28 e:management:-23 e:manchmal:-9 e:many:-93 e:maple:76 e:maps:19 e:march:108 e:margin:-54 e:marins:9
e:marked:17 e:marker:11 e:married:14 e:martı:11 e:massimo:24 e:mauvaise:-15 e:max:-24 e:may:8 e:mało:21 e:me:11
e:mean:-30 e:means:-2 e:meant:11 e:measure:-10 e:meeting:-36 e:megabyte:3 e:meine:5 e:menschen:-5 e:menu:14
e:merged:-14 e:message:-52 e:messages:-2 e:meter:28 e:method:-9 e:metres:20 e:mi:-53 e:middle:-18 e:migrated:-44
e:mill:26 e:milliseconden:2 e:milliseconds:-5 e:min:-6 e:minha:-3 e:mint:26 e:minus:64 e:minute:31 e:minutos:-17
e:mir:-78 e:mirror:71 e:missing:63 e:misst:-42 e:mit:-75 e:mittagessen:23 e:mm:-8 e:mobile:9 e:mock:11 e:mocking:46
e:molta:6 e:mon:-64 e:monday:17 e:money:61 e:month:-14 e:montre:-6 e:moon:-68 e:moot:-10 e:more:45 e:morgens:14
e:morning:-48 e:mornings:-15 e:most:-87 e:mounts:13 e:move:11 e:moved:10 e:mr:146 e:mri:21 e:mrs:66 e:ms:18 e:much:8
e:muito:20 e:mum:-54 e:murdered:9 e:museum's:-34 e:muss:-5 e:must:-72 e:my:-6 e:máximo:-8 e:mélange:64 e:n:67 e:na:62
e:nach:-72 e:nachbarn:3 e:nachrichten:33 e:nada:15 e:nadie:-20 e:nags:16 e:named:57 e:names:-25 e:nantes:-69
e:narrow:45 e:ne:-124 e:nearly:6 e:need:10 e:neighbour:-128 e:nested:49 e:nesting:-18 e:network:44 e:neuestem:14
e:neun:35 e:never:-73 e:new:1 e:newspaper's:2 e:nice:81 e:nicht:75 e:nichts:43 e:nickel:4 e:nickname:14 e:niece:-74
e:niedzielę:14 e:niemand:1 e:night:-33 e:night's:6 e:nightly:4 e:nights:-6 e:nine:24 e:ninguno:28 e:nio:23 e:nite:13
e:no:60 e:noah:1 e:noch:54 e:node:19 e:noir:33 e:noktasına:24 e:non:-68 e:none:55 e:nonstop:10 e:noone:50 e:normal:-4
e:north:97 e:nos:-59 e:not:53 e:note:-9 e:notebook:-32 e:noted:-32 e:notes:-68 e:nothing:25 e:nous:-72 e:nouvel:-15
e:nouvelle:37 e:november:110 e:now:14 e:nr:64 e:null:6 e:number:61 e:nur:-32 e:nurses:2 e:nächstes:-18 e:o:-28
e:object:12 e:october:98 e:odd:35 e:oddly:42 e:oduya:-7 e:of:81 e:off:71 e:off-by-one:3 e:office:24 e:ogórków:27
e:ojo:-14 e:okoro:4 e:old:9 e:oldest:-11 e:on:55 e:on-call:5 e:once:-48 e:one:-33 e:ones:-41 e:only:-95 e:op:-18
e:open:20 e:opera:7 e:or:62 e:order:47 e:ore:13 e:origin:28 e:orthodontic:33 e:os:-31 e:oscilloscope:23 e:oskar:-9
e:other:1 e:ottoline's:32 e:our:-5 e:ours:-25 e:out:-56 e:outdoor:7 e:outras:19 e:over:56 e:own:102 e:owns:2
e:p-anteil:15 e:packet:27 e:packing:54 e:padded:21 e:page:56 e:paghiamo:26 e:paint:-67 e:painted:34 e:pale:-18
e:palés:-25 e:panel:4 e:paper:64 e:par:74 e:para:16 e:paragraph:29 e:parallel:13 e:paraît:23 e:parcel:-25 e:parents:6
e:parrot:-13 e:part:12 e:parteru:3 e:partial:4 e:pas:-72 e:passa:18 e:passe:-27 e:passenger:-48 e:passport:-83
e:past:101 e:patched:12 e:path:-10 e:patient:-15 e:patrzy:32 e:pawn:17 e:pay:-5 e:pearl:11 e:pega:15 e:pensions:9
e:people:-35 e:per:185 e:percebeu:30 e:percent:-1 e:perdono:11 e:perfectly:41 e:permanecer:12 e:pero:16 e:person:-26
e:personnes:-27 e:peu:54 e:pharmacy:-5 e:phil:27 e:phone:-55 e:phone's:13 e:pick:-16 e:picker:-27 e:picking:5
e:pid-regler:43 e:piezas:21 e:pin:16 e:pinky:55 e:pisa:22 e:piso:-24 e:pizzen:-6 e:place:-107 e:plain:21 e:plan:-34
e:planned:-11 e:playing:19 e:playlist:-19 e:plays:33 e:please:-229 e:pleasure:-2 e:pls:-73 e:plugged:113 e:plugs:-1
e:plutôt:48 e:pm:60 e:pode:-21 e:point:-23 e:policy:20 e:polite:7 e:polls:-34 e:pond:11 e:poor:50 e:por:171 e:port:39
e:porter's:34 e:porto:-131 e:post:11 e:postcard:11 e:pot:43 e:pour:-1 e:power:-3 e:powiedziała:50 e:ppm:4
e:practice:-33 e:pratique:-14 e:prefer:-20 e:present:8 e:presque:11 e:press:38 e:price:98 e:primary:-5 e:printed:10
e:printers:-8 e:priority:22 e:private:6 e:prix:5 e:priya's:3 e:prob:4 e:probetest:14 e:problem:-5 e:proceed:-38
e:procent:83 e:profiling:-15 e:promised:-18 e:proper:27 e:pros:3 e:protocol's:-2 e:proud:33 e:provide:-6 e:przegląd:12
e:przypomnę:-3 e:prüfung:-23 e:puerto:39 e:puff:35 e:pump:67 e:pumps:35 e:punkte:44 e:purement:27 e:push:-6 e:pushes:5
e:put:-11 e:putting:-2 e:på:-52 e:qu'il:28 e:quarry:76 e:quartier:7 e:que:-27 e:quedó:-13 e:question:-93 e:quick:-9
e:quid:10 e:quiero:-32 e:quiet:46 e:quietly:1 e:quintas:46 e:quite:6 e:quiz:28 e:quotation:15 e:radio:36 e:rail:36
e:rain:16 e:raining:6 e:raise:16 e:raj:4 e:rang:-24 e:rapid:29 e:rare:21 e:rarely:68 e:rast:27 e:rather:21 e:raum:6
e:raus:12 e:reach:66 e:reached:21 e:read:-10 e:reader:3 e:reading:29 e:reads:59 e:reais:6 e:receiving:25 e:receptie:29
e:recommend:-42 e:red:28 e:reel:15 e:ref:81 e:reference:35 e:refusing:5 e:region:-7 e:regression:-9 e:regrettably:-11
e:regretted:27 e:regulator:16 e:rehearses:13 e:reissued:16 e:rejected:24 e:release:48 e:relocation:40 e:remont:28
e:removes:12 e:render:19 e:rendu:-6 e:rental:-27 e:repo:-18 e:report:-58 e:reports:15 e:request:-9 e:requested:7
e:resa:-12 e:reserved:-20 e:resfriados:23 e:respray:36 e:rest:-25 e:return:-3 e:returned:-33 e:returns:5 e:review:-10
e:revision:38 e:rich:5 e:richtig:57 e:ride:-12 e:rider:20 e:ridge:-14 e:right:31 e:rinsing:32 e:rma:20 e:roch:45
e:rock:21 e:rolls:7 e:roof:5 e:rooftop:5 e:room:13 e:root:74 e:rope:24 e:rose:16 e:rota:-10 e:rotten:15 e:rotterdam:3
e:roundabouts:-25 e:rufbereitschaft:-38 e:run:-38 e:runs:-15 e:rust:7 e:régie:30 e:réunion:-18 e:réécrire:3 e:sa:18
e:saat:24 e:sad:65 e:sagt:38 e:said:25 e:sailing:73 e:sale:-1 e:salle:-29 e:salt:3 e:same:97 e:saner:1 e:sans:16
e:saturday:26 e:satır:-1 e:sauce:17 e:save:-24 e:savings:2 e:saw:-2 e:say:87 e:sayings:11 e:says:63 e:scala:1
e:scariest:-20 e:scary:11 e:scatter:27 e:schafft:-5 e:schema:24 e:schon:42 e:school:-66 e:school's:39 e:scoville:19
e:se:41 e:sea:-26 e:seagull:-8 e:sec:5 e:secondary:18 e:seconds:-68 e:seems:55 e:seit:-11 e:seiten:-10 e:sekunden:6
e:selected:-13 e:sem:46 e:semaine:23 e:sempre:10 e:send:-21 e:sending:4 e:sense:1 e:sensor:-34 e:sentence:12 e:senza:9
e:september:142 e:serial:45 e:server:-75 e:será:-13 e:ses:14 e:session:9 e:setpoint:-8 e:settings:32 e:settle:29
e:settles:1 e:seventh:3 e:shader:4 e:shall:-115 e:she:17 e:shelf:-16 e:shell:27 e:shop:3 e:short:90 e:should:-125
e:shoulder:27 e:show:-68 e:shows:-29 e:sicher:-23 e:side:-78 e:sie:-40 e:siesta:17 e:signor:37 e:simple:25 e:since:12
e:sind:-49 e:single:22 e:sister:-29 e:sit:27 e:sits:-27 e:six:22 e:size:9 e:skinny:33 e:skip:6 e:skirting:1 e:slate:39
e:sleep:33 e:sleeps:76 e:slept:35 e:slice:5 e:slide:49 e:slimme:18 e:slipper:16 e:slot:75 e:slutar:10 e:smaller:9
e:smell:-20 e:smiling:51 e:smooth:51 e:snapshots:25 e:snow:22 e:so:-103 e:sobre:44 e:sofa:-1 e:soft-touch:23
e:software:2 e:sogar:-27 e:sollte:-1 e:some:5 e:somebody:-64 e:someone:-12 e:something:84 e:sometimes:14 e:song:10
e:sono:-3 e:sonst:-23 e:sont:16 e:sophia:3 e:sorry:-24 e:sortiert:3 e:sorting:35 e:sound:23 e:sounded:8 e:sounds:54
e:soup:-6 e:spazieren:-5 e:specific:-24 e:speed:-24 e:spend:-32 e:spent:-3 e:spiegazioni:10 e:spin:20 e:splitter:9
e:spot:-13 e:spring:-58 e:sprint:-18 e:squeak's:13 e:sre:-3 e:stack:-35 e:stage:-32 e:staging:-14 e:stand:38
e:standard:4 e:starred:2 e:start:-70 e:started:-11 e:starting:-17 e:starts:15 e:state:11 e:statt:31 e:stay:-5
e:stayin:34 e:stays:44 e:stehen:-11 e:step:-23 e:stepped:20 e:sticker:21 e:still:54 e:stock:-32 e:stopped:-25
e:stops:5 e:storage:59 e:store:22 e:stored:22 e:straight:11 e:streams:17 e:street:-6 e:studies:11 e:studio:10
e:stuff:-12 e:stuffed:50 e:stunde:18 e:stunden:54 e:su:8 e:subject:1 e:substitution:28 e:successful:27
e:successfully:80 e:suite:17 e:summer:63 e:summit:25 e:sunday:26 e:support:-12 e:sur:41 e:sure:-30 e:surprise:23
e:surprised:16 e:swear:-20 e:sweet:9 e:swelling:-67 e:swimming:19 e:swings:65 e:switch:49 e:symbolicated:36
e:synthetic:8 e:system:-37 e:szczepieniu:32 e:série:15 e:só:-19 e:t:27 e:table:-27 e:tables:-13 e:tablet:-19
e:tablets:16 e:tabs:-11 e:tacks:87 e:tag:-28 e:tage:46 e:tagsüber:14 e:take:67 e:taken:47 e:takes:-95 e:taking:29
e:talk:-1 e:tanque:22 e:tape:-25 e:target:-48 e:targets:48 e:tasted:-14 e:tasting:-9 e:tax:14 e:teacher:-22 e:teal:52
e:team:-20 e:tem:-2 e:ten:40 e:tenant:-7 e:teraz:-15 e:terminal:20 e:terrible:11 e:tests:72 e:than:38 e:thank:32
e:that's:60 e:thats:129 e:the:-22 e:their:38 e:theme:20 e:there:-53 e:there's:-25 e:therefore:-8 e:thermal:54
e:these:83 e:they:-16 e:they'll:-48 e:thin:60 e:thing:-6 e:things:11 e:think:15 e:thinking:86 e:thinks:-79 e:third:106
e:this:114 e:those:24 e:though:-55 e:thought:-36 e:three:11 e:three-course:17 e:three-part:27 e:through:2 e:throw:-48
e:thyroid:16 e:ticket:62 e:tickets:-36 e:tie:-7 e:til:10 e:time:-118 e:timer:33 e:times:-55 e:timetable:15 e:tiny:10
e:tio:14 e:tmrw:-58 e:to:-11 e:toca:-7 e:today:-47 e:toddlers:1 e:together:-18 e:token:14 e:told:-80 e:tones:37
e:too:96 e:total:1 e:touch:11 e:touches:2 e:toujours:25 e:tout:86 e:toute:4 e:toward:36 e:towards:21 e:tracking:45
e:traffic:39 e:training:19 e:tram:-46 e:travel:22 e:tray:-4 e:tre:3 e:treppe:36 e:treppenhaus:16 e:trial:33
e:trieste:-110 e:trip:-52 e:truly:-22 e:tue:-4 e:tune:-40 e:turku:-81 e:turns:-58 e:twee:36 e:twelve:-15
e:twenty-second:4 e:twice:-6 e:two:-53 e:typed:19 e:types:3 e:typing:21 e:tyst:29 e:tür:-7 e:uit:3 e:umber:62 e:un:1
e:un'altra:26 e:una:44 e:uncle:-16 e:und:-43 e:under:80 e:understand:7 e:une:38 e:unfortunately:-1 e:uno:58 e:until:98
e:upcoming:59 e:uplink:9 e:upper:31 e:upstairs:-7 e:us:21 e:user:55 e:users:-35 e:usiamo:20 e:usually:-1 e:utilise:15
e:vaak:-2 e:vague:14 e:vale:-10 e:valid:44 e:validée:-11 e:values:-14 e:vanaf:-2 e:vecino:-11 e:vegetarian:58
e:vending:-20 e:vendor:-65 e:verkeerd:21 e:verläuft:-26 e:vertretung:-8 e:verwirrt:25 e:very:120 e:verzieht:-10
e:verzoek:-1 e:vet:58 e:vi:-12 e:via:83 e:video:4 e:viel:1 e:vielen:29 e:vier:24 e:view:-2 e:vingt-deux:-47
e:violet:19 e:visa:6 e:visiting:-50 e:visitors:-44 e:visto:-17 e:vogliono:2 e:voix:19 e:voller:24 e:vom:18 e:von:-19
e:voor:27 e:vorstellung:-15 e:voted:77 e:vrijdag:20 e:w:61 e:waffles:18 e:waits:-17 e:wake-up:3 e:wakes:-13 e:walk:-16
e:walked:-1 e:walnut:51 e:wander:20 e:want:15 e:wants:-19 e:war:70 e:ward:-27 e:warehouse:2 e:warteschlange:-2
e:was:25 e:watch:10 e:water:-6 e:waved:48 e:way:18 e:we:-147 e:we'd:-19 e:we'll:-21 e:we're:-79 e:we've:-49 e:weak:16
e:wear:-6 e:weather:-1 e:web:12 e:webpack:-11 e:wed:4 e:wednesdays:8 e:week:-23 e:weekend:-26 e:weer:-3 e:weet:28
e:weg:-2 e:weigh:-4 e:weighed:25 e:weighs:-31 e:well:34 e:went:54 e:were:43 e:wet:50 e:what:-156 e:whatever:9
e:where:-98 e:wherever:2 e:whether:-28 e:which:-253 e:while:5 e:whispering:19 e:white:87 e:whiteboard:-10 e:who:-170
e:whoever:-123 e:whole:-20 e:why:-79 e:wide:36 e:wie:31 e:wieder:11 e:wiegt:-39 e:wiki:13 e:will:-71 e:windscreen:17
e:wins:-17 e:winter:-11 e:wir:-135 e:with:5 e:within:14 e:without:60 e:woche:-15 e:woke:25 e:won't:-78 e:wonderful:23
e:wooden:13 e:words:-34 e:work:20 e:works:36 e:worksheet:22 e:workshop:9 e:worth:85 e:would:-117 e:write:-19
e:written:-17 e:wrong:114 e:wtorek:-5 e:wymienić:-22 e:wynosi:40 e:y:-29 e:ya:-67 e:yacht:18 e:yamaha:23 e:year:-55
e:years:95 e:yellow:-64 e:yellowed:-76 e:yeniden:18 e:yes:-66 e:yesterday:-79 e:yet:-61 e:yo:-12 e:you:-7 e:you'll:-57
e:you're:95 e:you've:-6 e:your:11 e:youth:6 e:zieht:-28 e:zniszczony:43 e:zomer:4 e:zone:3 e:zostajemy:-20 e:zu:19
e:zug:-34 e:zum:7 e:zwykłych:33 e:à:-7 e:än:6 e:är:37 e:é:-13 e:été:43 e:índice:-25 e:über:-43 e:überrascht:53
e:заголовок:15 e:иначе:11 e:не:58 e:по:21 e:пью:46 e:системе:7 e:туда:10 eb:*_*:-58 eb:*_0:73 eb:*_at:49 eb:*_atl:4
eb:*_cedar:14 eb:*_dfw:9 eb:*_flight:-24 eb:*_ice:-24 eb:*_msp:5 eb:*_netcat:5 eb:*_no:36 eb:*_thu:16 eb:*_you:2
eb:0_abgesperrt:2 eb:0_actually:-23 eb:0_after:-3 eb:0_alunos:26 eb:0_am:9 eb:0_amperes:6 eb:0_amps:8 eb:0_attempts:76
eb:0_aufträge:37 eb:0_baies:23 eb:0_bajtów:13 eb:0_balles:1 eb:0_band:-6 eb:0_bar:69 eb:0_bars:27 eb:0_bats:2
eb:0_beim:-2 eb:0_bottiglie:45 eb:0_boxes:-21 eb:0_brezeln:23 eb:0_brokers:7 eb:0_broodjes:-22 eb:0_business:-58
eb:0_but:-54 eb:0_bytes:42 eb:0_cafés:42 eb:0_calls:-17 eb:0_canciones:-31 eb:0_carretillas:78 eb:0_casas:25
eb:0_cases:-58 eb:0_caves:-13 eb:0_certificate:-6 eb:0_chairs:-30 eb:0_chaises:32 eb:0_checked:-1 eb:0_cinnamon:-20
eb:0_classes:24 eb:0_clocks:13 eb:0_cm:38 eb:0_coffee:-14 eb:0_coffees:-19 eb:0_colleagues:-53 eb:0_columns:60
eb:0_connections:-5 eb:0_copies:51 eb:0_correct:16 eb:0_couverts:37 eb:0_covers:-29 eb:0_crates:52 eb:0_cross:-49
eb:0_cups:-6 eb:0_currently:-1 eb:0_day:-10 eb:0_days:71 eb:0_decades:11 eb:0_degrees:86 eb:0_der:-19 eb:0_details:-15
eb:0_dezimeter:85 eb:0_dias:-10 eb:0_did:-4 eb:0_die:-29 eb:0_do:-15 eb:0_does:-29 eb:0_dogs:-7 eb:0_dont:-5
eb:0_dots:34 eb:0_dr:-19 eb:0_drives:-34 eb:0_drops:20 eb:0_economy:-23 eb:0_eggs:30 eb:0_el:-9 eb:0_elementos:4
eb:0_entrego:-41 eb:0_entries:84 eb:0_entrées:3 eb:0_episodes:15 eb:0_est:124 eb:0_eur:-18 eb:0_euro:64 eb:0_euros:80
eb:0_evenings:49 eb:0_exercises:-36 eb:0_expect:-2 eb:0_faults:29 eb:0_flashcards:-21 eb:0_flight:-43 eb:0_floor:-5
eb:0_floors:-12 eb:0_fois:-1 eb:0_footnotes:44 eb:0_for:-37 eb:0_fragen:45 eb:0_free:-10 eb:0_from:-21
eb:0_fromages:33 eb:0_fächer:65 eb:0_für:-29 eb:0_g:49 eb:0_gb:37 eb:0_getest:11 eb:0_gibi:5 eb:0_gigas:57
eb:0_giorni:7 eb:0_gläser:-15 eb:0_goes:18 eb:0_grad:55 eb:0_grams:-46 eb:0_gulls:-20 eb:0_gästen:39 eb:0_haczyków:46
eb:0_haha:-42 eb:0_hats:-17 eb:0_heads:48 eb:0_hertz:37 eb:0_hilos:30 eb:0_hives:58 eb:0_hocker:6 eb:0_hours:9
eb:0_households:-6 eb:0_hungry:-6 eb:0_hz:58 eb:0_im:-37 eb:0_in:-41 eb:0_instead:37 eb:0_is:-64 eb:0_it:-130
eb:0_items:73 eb:0_jfk:-3 eb:0_jokes:3 eb:0_june:37 eb:0_kbaud:15 eb:0_keep:-15 eb:0_keys:-36 eb:0_kg:60 eb:0_kids:-38
eb:0_kilo:44 eb:0_kilobytes:35 eb:0_kilometres:-19 eb:0_kilovatios:50 eb:0_kinder:-3 eb:0_kleine:-44 eb:0_kleinen:-35
eb:0_knight:-6 eb:0_knoten:9 eb:0_kpa:42 eb:0_kurze:-42 eb:0_kw:18 eb:0_lames:60 eb:0_latest:42 eb:0_leute:72
eb:0_lies:-59 eb:0_line:-15 eb:0_lines:-4 eb:0_litres:57 eb:0_litri:23 eb:0_litros:1 eb:0_lodów:-41 eb:0_lol:-28
eb:0_long:90 eb:0_lorries:-7 eb:0_lumens:48 eb:0_ma:117 eb:0_mailboxes:-18 eb:0_mal:-50 eb:0_marks:110 eb:0_mb:51
eb:0_mbar:34 eb:0_mbit:44 eb:0_meals:-15 eb:0_megabits:8 eb:0_megabyte:57 eb:0_megabytes:24 eb:0_megas:-4
eb:0_messages:18 eb:0_mikroampere:57 eb:0_millimètres:5 eb:0_millisecondes:15 eb:0_milliseconds:16
eb:0_millisekunden:41 eb:0_milímetros:12 eb:0_min:100 eb:0_minuten:43 eb:0_minutes:35 eb:0_minuti:25 eb:0_minutos:65
eb:0_ml:-35 eb:0_mln:21 eb:0_mm:128 eb:0_months:39 eb:0_moths:35 eb:0_mr:-15 eb:0_ms:167 eb:0_msgs:69 eb:0_muestras:13
eb:0_mv:28 eb:0_na:-2 eb:0_no:-7 eb:0_nodes:4 eb:0_nov:17 eb:0_now:73 eb:0_o'clock:52 eb:0_of:-11 eb:0_ok:-30
eb:0_on:-55 eb:0_once:-38 eb:0_or:-46 eb:0_orders:37 eb:0_other:-15 eb:0_pages:17 eb:0_palabras:6 eb:0_palavras:45
eb:0_parallel:-26 eb:0_parcels:-13 eb:0_parrots:3 eb:0_particiones:17 eb:0_people:36 eb:0_per:-38 eb:0_percent:105
eb:0_personnes:-43 eb:0_phases:22 eb:0_picks:28 eb:0_pieno:6 eb:0_places:7 eb:0_players:15 eb:0_plazas:9
eb:0_please:-47 eb:0_pm:16 eb:0_points:100 eb:0_pontos:53 eb:0_porzioni:5 eb:0_ppl:23 eb:0_ppm:27 eb:0_procent:-12
eb:0_promise:18 eb:0_promised:51 eb:0_próbek:51 eb:0_psi:18 eb:0_puis:-18 eb:0_punkte:46 eb:0_puntos:18
eb:0_pupils:-48 eb:0_pushed:29 eb:0_put:-26 eb:0_px:48 eb:0_quadratmeter:39 eb:0_questions:71 eb:0_radios:-7
eb:0_refranes:-9 eb:0_replicas:43 eb:0_requests:10 eb:0_retries:22 eb:0_ringtones:30 eb:0_rows:4 eb:0_s:90
eb:0_samples:36 eb:0_scanners:12 eb:0_schüler:5 eb:0_schülern:58 eb:0_scratches:1 eb:0_secondes:78 eb:0_seconds:97
eb:0_segundos:13 eb:0_seiten:-23 eb:0_sekunder:47 eb:0_sen:-1 eb:0_sept:35 eb:0_servers:48 eb:0_sheets:41
eb:0_shows:-14 eb:0_sillas:8 eb:0_slots:89 eb:0_small:-5 eb:0_sofort:-1 eb:0_sorry:-37 eb:0_sorten:-13
eb:0_spellings:26 eb:0_spikes:-8 eb:0_stagehands:-2 eb:0_sternschnuppen:-9 eb:0_stunden:14 eb:0_stück:-19
eb:0_swallows:-27 eb:0_säcken:64 eb:0_tabs:-37 eb:0_tage:68 eb:0_tb:55 eb:0_tenant:-6 eb:0_that:-106 eb:0_thats:-8
eb:0_then:3 eb:0_tickets:9 eb:0_ticks:66 eb:0_tones:-5 eb:0_tonnes:47 eb:0_trays:22 eb:0_trials:7 eb:0_trips:-4
eb:0_tris:25 eb:0_tygodniowo:51 eb:0_u:28 eb:0_uhr:15 eb:0_uitkomen:25 eb:0_umbrellas:4 eb:0_up:-7 eb:0_us:26
eb:0_users:117 eb:0_utc:18 eb:0_values:14 eb:0_verwacht:7 eb:0_viewings:8 eb:0_visitors:-70 eb:0_volts:2 eb:0_watt:42
eb:0_watts:86 eb:0_wav:11 eb:0_we:-1 eb:0_which:-21 eb:0_white:-10 eb:0_wochen:51 eb:0_words:37 eb:0_workers:37
eb:0_writes:-14 eb:0_years:-107 eb:0_you:-68 eb:0_you'll:-9 eb:0_zeit:25 eb:0_übungen:31 eb:^_*:387 eb:^_0:179
eb:^_basalt:1 eb:^_dunno:38 eb:^_ever:36 eb:^_exactly:41 eb:^_haha:-11 eb:^_it:-24 eb:^_lol:-10 eb:^_one:7
eb:^_stock:4 eb:^_then:-15 eb:a_0:-138 eb:a_bag:25 eb:a_bakery:26 eb:a_balcony:12 eb:a_barbecue:3 eb:a_bearing:15
eb:a_biscuit:10 eb:a_bit:-15 eb:a_boat:89 eb:a_boy:1 eb:a_bright:-113 eb:a_cargar:-4 eb:a_carrinha:-10 eb:a_cent:-14
eb:a_check:43 eb:a_cheerful:-87 eb:a_child:-70 eb:a_client:3 eb:a_coaster:36 eb:a_committee:15 eb:a_crab:37
eb:a_crane:-24 eb:a_crooked:-69 eb:a_curious:-103 eb:a_dance:19 eb:a_day:34 eb:a_dictionary:10 eb:a_dozen:16
eb:a_drink:13 eb:a_dusty:-110 eb:a_face:13 eb:a_failover:-1 eb:a_few:-59 eb:a_film:15 eb:a_fine:-4 eb:a_first:-1
eb:a_fish:9 eb:a_flat:-30 eb:a_flight:-51 eb:a_fourth:2 eb:a_friday:19 eb:a_fridge:39 eb:a_friend:10 eb:a_full:-86
eb:a_gap:17 eb:a_generator:21 eb:a_gentle:-95 eb:a_glove:7 eb:a_goat:61 eb:a_golden:-75 eb:a_good:-100 eb:a_goshawk:46
eb:a_great:-24 eb:a_green:-76 eb:a_grudge:5 eb:a_hat:36 eb:a_heater:29 eb:a_height:-21 eb:a_helmet:12 eb:a_human:-50
eb:a_hut:55 eb:a_keepsake:22 eb:a_keyboard:11 eb:a_knot:-6 eb:a_letter:2 eb:a_lift:4 eb:a_little:-30
eb:a_locomotive:17 eb:a_long:-40 eb:a_lot:34 eb:a_maniac:-10 eb:a_mano:43 eb:a_mattress:18 eb:a_meal:28
eb:a_migração:-13 eb:a_min:19 eb:a_minute:127 eb:a_month:94 eb:a_museum:6 eb:a_napkin:2 eb:a_narrow:-82 eb:a_new:-33
eb:a_night:61 eb:a_no:43 eb:a_noisy:-82 eb:a_odd:-58 eb:a_one-way:-1 eb:a_page:26 eb:a_pale:-75 eb:a_parrot:75
eb:a_password:5 eb:a_pause:8 eb:a_pencil:3 eb:a_person:7 eb:a_phd:22 eb:a_phone:-4 eb:a_pinch:18 eb:a_pirate:11
eb:a_plain:-94 eb:a_poem:65 eb:a_quiet:-118 eb:a_rash:17 eb:a_reason:4 eb:a_reefer:42 eb:a_row:95 eb:a_runbook:4
eb:a_seal:45 eb:a_short:-12 eb:a_signature:8 eb:a_single:-59 eb:a_sketch:17 eb:a_sleepy:-90 eb:a_slice:48 eb:a_slip:21
eb:a_small:-4 eb:a_soul:14 eb:a_spreadsheet:24 eb:a_statue:12 eb:a_stay:7 eb:a_stop:10 eb:a_studiare:15 eb:a_tail:33
eb:a_teenager:19 eb:a_term:69 eb:a_testa:18 eb:a_thermostat:5 eb:a_till:11 eb:a_time:55 eb:a_toddler:13 eb:a_tooth:9
eb:a_train:27 eb:a_trois:18 eb:a_tuesday:32 eb:a_tutti:6 eb:a_van:-1 eb:a_very:-10 eb:a_walrus:37 eb:a_wedding:71
eb:a_week:126 eb:a_while:54 eb:a_whole:-17 eb:a_wooden:-91 eb:aan_boord:12 eb:abba_now:14 eb:abbreviation_first:12
eb:about_0:-82 eb:about_afterwards:12 eb:about_alerts:10 eb:about_beer:1 eb:about_calculators:27 eb:about_churn:7
eb:about_it:29 eb:about_leadership:-23 eb:above_0:-71 eb:above_that:82 eb:absolute_maximum:15 eb:abtastrate_beim:-8
eb:accent_colour:61 eb:accento_ballerino:40 eb:accept_delivery:23 eb:accept_longer:14 eb:access_points:33
eb:account_0:1 eb:account_anyone:7 eb:act_two:7 eb:actor_did:33 eb:actually_good:10 eb:address_0:85
eb:address_history:-4 eb:adds_0:13 eb:adds_nothing:18 eb:adhesive_samples:9 eb:admit_that:-15 eb:adult_lego:17
eb:afford_0:-10 eb:after_0:-126 eb:after_applying:-17 eb:after_boot:18 eb:after_init:21 eb:after_launch:24
eb:after_lunch:63 eb:after_that:72 eb:after_today:-48 eb:again_lol:18 eb:against_it:13 eb:age_badly:27 eb:age_well:-10
eb:agreed_on:9 eb:air_holes:31 eb:air_meets:-7 eb:al_geproefd:46 eb:al_golpearlo:-7 eb:all_0:-120 eb:all_day:1
eb:all_explained:30 eb:all_it:-15 eb:all_night:46 eb:all_parse:15 eb:all_passing:15 eb:all_places:19 eb:all_signed:50
eb:all_that:31 eb:all_three:-12 eb:all_times:26 eb:all_together:21 eb:alle_0:13 eb:allergy_diet:55 eb:allow_0:-19
eb:almost_bright:4 eb:along_here:4 eb:als_0:-84 eb:als_große:5 eb:altserver_nicht:18 eb:always_lands:29
eb:always_repairable:13 eb:always_say:-25 eb:always_was:53 eb:am_0:78 eb:am_afraid:-34 eb:am_brett:11 eb:am_est:58
eb:am_here:8 eb:am_see:2 eb:am_späten:-18 eb:am_tag:24 eb:amber_leaves:6 eb:among_them:10 eb:amplifier_datasheet:-55
eb:an_emergency:11 eb:an_empty:-24 eb:an_epipen:3 eb:an_evening:84 eb:an_event:7 eb:an_exception:10 eb:an_hour:58
eb:an_invoice:25 eb:an_old:-3 eb:an_orchard:17 eb:and_0:-96 eb:and_all:179 eb:and_ask:11 eb:and_billed:14
eb:and_complete:18 eb:and_day:13 eb:and_end:23 eb:and_entered:3 eb:and_everything:11 eb:and_forth:36 eb:and_go:15
eb:and_goodbye:54 eb:and_honour:16 eb:and_hood:40 eb:and_it:-131 eb:and_masks:55 eb:and_merged:55 eb:and_not:-3
eb:and_now:-55 eb:and_one:-7 eb:and_out:38 eb:and_poems:24 eb:and_reflash:2 eb:and_salt:71 eb:and_there:-15
eb:and_verified:47 eb:and_wants:-16 eb:and_watched:-5 eb:and_well:9 eb:andere_voller:-29 eb:another_agent:6
eb:another_number:21 eb:anouk_helps:-2 eb:anruf_lieber:25 eb:answer_keys:-16 eb:answers_normally:17
eb:antenna_driver:32 eb:any_classroom:19 eb:any_day:62 eb:any_evening:14 eb:any_more:62 eb:any_other:-49
eb:any_rate:12 eb:any_schedule:-58 eb:any_virus:7 eb:any_way:-37 eb:any_weekday:30 eb:anyone_renews:-6
eb:anyone_waves:11 eb:anything_else:-78 eb:anything_new:19 eb:anything_younger:5 eb:ap_0:16 eb:app_yet:10
eb:apple_tree:11 eb:april_0:154 eb:aquarium_doesn't:30 eb:are_0:-90 eb:are_across:13 eb:are_basalt:6 eb:are_binding:-4
eb:are_editors:13 eb:are_enough:5 eb:are_full:1 eb:are_going:20 eb:are_good:1 eb:are_now:-11 eb:are_online:9
eb:are_precisely:-13 eb:are_separating:12 eb:are_strict:26 eb:are_strings:2 eb:are_struggling:21 eb:are_synced:28
eb:are_told:6 eb:are_underrated:24 eb:are_worse:10 eb:aren't_read:32 eb:arent_great:5 eb:arg_fru:13 eb:around_0:-96
eb:around_here:36 eb:around_me:45 eb:around_porto:41 eb:around_that:22 eb:around_there:22 eb:array_chokes:15
eb:arrival_0:-17 eb:arrivo_subito:20 eb:arrows_everywhere:22 eb:as_0:130 eb:as_cbor:23 eb:as_ever:19 eb:as_far:-51
eb:as_fifty:23 eb:as_follows:47 eb:as_galinhas:13 eb:as_it:-68 eb:as_long:-24 eb:as_much:-22 eb:as_plain:-6
eb:as_reading:34 eb:as_said:50 eb:as_soon:-39 eb:as_though:-13 eb:as_today:4 eb:as_usual:34 eb:as_well:98 eb:as_you:9
eb:aside_0:31 eb:ask_bogdan:32 eb:ask_me:10 eb:ask_rosa:6 eb:ask_though:-3 eb:ask_why:11 eb:asked_me:-47
eb:asked_twice:35 eb:at_0:-22 eb:at_all:213 eb:at_db-kestrel:39 eb:at_dinner:73 eb:at_dusk:6 eb:at_graz:-13
eb:at_home:48 eb:at_it:9 eb:at_least:9 eb:at_level:-17 eb:at_minute:-59 eb:at_nine:11 eb:at_once:83 eb:at_one:-28
eb:at_school:-73 eb:at_sea:16 eb:at_six:-33 eb:at_sunset:7 eb:at_tesco:13 eb:at_three:2 eb:at_two:18 eb:at_us:-8
eb:atm_logs:-6 eb:atomic_refactors:4 eb:attention_bias:28 eb:auditoría_termine:22 eb:auf_0:-28 eb:auf_dem:-64
eb:auf_deutsch:44 eb:auf_englisch:38 eb:aufbewahrung_gelöschter:-45 eb:aufgaben_realistisch:9 eb:august_0:107
eb:aura_lieu:-11 eb:aus_dem:-6 eb:aux_pneus:1 eb:available_flights:3 eb:avant_vendredi:12 eb:avec_l'imprimante:-24
eb:avons_visité:-4 eb:baby_comes:19 eb:baby_monitor:24 eb:baby_sleeps:6 eb:back_0:1 eb:back_again:1 eb:back_clean:11
eb:back_shelf:17 eb:backup_mx:15 eb:backup_region:-23 eb:baggage_invoice:13 eb:bakery_data:4 eb:balls_back:24
eb:band_rental:-50 eb:bank_holiday:38 eb:bank_managers:29 eb:bar_chart:14 eb:bar_umber:1 eb:bare_wood:15
eb:basalt_please:13 eb:basic_economy:1 eb:batch_0:4 eb:batch_traffic:13 eb:bathroom_walls:13 eb:battery_alarm:49
eb:battery_clip:11 eb:battery_measurements:51 eb:be_0:54 eb:be_arranged:-4 eb:be_cloth:2 eb:be_copied:5 eb:be_glad:-12
eb:be_grateful:-14 eb:be_here:-32 eb:be_honest:20 eb:be_insured:12 eb:be_lovely:-8 eb:be_modified:5 eb:be_nothing:36
eb:be_off:-38 eb:be_returned:13 eb:be_rust:9 eb:be_there:-6 eb:be_too:-10 eb:be_transferred:19 eb:be_translated:5
eb:be_violet:11 eb:beam_search:34 eb:bear_it:22 eb:been_afloat:24 eb:been_booked:20 eb:been_checked:20
eb:been_confirmed:35 eb:been_corrected:17 eb:been_delayed:3 eb:been_entered:3 eb:been_successfully:-41 eb:beer_caps:7
eb:before_breakfast:69 eb:before_that:61 eb:before_winter:18 eb:before_work:8 eb:before_you:-8 eb:beginner_class:-13
eb:behind_you:37 eb:bei_0:-76 eb:bei_der:-14 eb:bei_euch:13 eb:bei_kleinigkeiten:14 eb:being_flat:17 eb:belegt_ist:11
eb:believe_0:-3 eb:believe_it:4 eb:belle_image:51 eb:belongs_to:27 eb:below_zero:-23 eb:belt_either:39
eb:beläuft_sich:-6 eb:bends_later:44 eb:bent_over:47 eb:best_pancakes:9 eb:best_tomatoes:-10 eb:bestimmt_0:-7
eb:better_bread:27 eb:better_place:13 eb:better_stickers:34 eb:better_than:-16 eb:between_beacons:23
eb:between_tiles:4 eb:between_trains:13 eb:beyond_0:-29 eb:beyond_that:-26 eb:bi_team:26 eb:big_bang:10
eb:big_endian:4 eb:bigger_screen:35 eb:bill_arrived:29 eb:binder_labelled:-13 eb:bis_ans:-22 eb:biscuits_afterwards:14
eb:bit_above:14 eb:bitte_keine:-9 eb:blechen_an:30 eb:blinking_lights:49 eb:blue_hose:-31 eb:blue_together:8
eb:boat_sank:-11 eb:body_learns:-12 eb:bon_0:48 eb:book_it:5 eb:booking_0:-42 eb:booking_reference:18 eb:boring_bit:18
eb:bosses_too:3 eb:both_archives:6 eb:both_ways:1 eb:bought_again:8 eb:box_c:10 eb:branch_0:55 eb:breaker_goes:17
eb:breakfast_0:14 eb:bright_character:23 eb:bright_deck:10 eb:bright_one:-34 eb:bright_summer:-9 eb:bring_back:-17
eb:bringen_0:-32 eb:broken_phew:13 eb:brot_an:32 eb:brother_yet:19 eb:brussels_bureau:24 eb:brücken_geben:40
eb:bucket_jasper:34 eb:bucket_lilac:4 eb:budget_allows:46 eb:buffet_klaar:21 eb:build_0:38 eb:build_telescopes:15
eb:building_fwiw:14 eb:bunk_ladders:22 eb:buoys_0:40 eb:burst_afterwards:20 eb:bus_stop:6 eb:business_days:45
eb:but_it:-42 eb:but_no:48 eb:but_people:-8 eb:but_slower:47 eb:but_teal:14 eb:button_impressive:22 eb:by_0:-44
eb:by_christmas:-26 eb:by_day:2 eb:by_easter:9 eb:by_flavour:30 eb:by_flex:7 eb:by_group:-13 eb:by_hand:104
eb:by_itself:-8 eb:by_mail:23 eb:by_marketing:-37 eb:by_may:44 eb:by_me:45 eb:by_monday:-44 eb:by_morning:-1
eb:by_ms:-18 eb:by_now:-7 eb:by_salim:16 eb:by_then:134 eb:by_time:-62 eb:by_us:3 eb:by_wednesday:-16 eb:by_weds:19
eb:by_whitlock:11 eb:by_whom:-31 eb:c'est_noté:-24 eb:c'est_pénible:5 eb:c'est_voté:11 eb:caben_0:-22
eb:cabin_economy:2 eb:cabinet_0:3 eb:cache_answers:18 eb:cada_hora:17 eb:calendar_except:-1 eb:call_0:-10
eb:call_it:-48 eb:call_me:-42 eb:call_today:57 eb:callback_fires:-32 eb:calle_olmo:1 eb:called_0:44
eb:called_tidy-harbour:3 eb:called_weft:15 eb:calls_it:15 eb:calm_*:-12 eb:came_back:-28 eb:came_from:84
eb:came_out:24 eb:camera_faces:-2 eb:camera_link:43 eb:cameras_0:-8 eb:camps_ship:16 eb:can't_no:23 eb:can_check:-2
eb:can_feel:29 eb:can_hear:-23 eb:can_manage:18 eb:can_mix:2 eb:can_take:17 eb:can_wait:31 eb:canal_where:-12
eb:cancellation_process:9 eb:cannot_cross:43 eb:capacitor_cards:-53 eb:car_beyonce:9 eb:car_forgot:-10 eb:car_park:11
eb:card_tray:24 eb:cards_0:-13 eb:cards_once:4 eb:cards_zinc:6 eb:care_about:2 eb:carries_0:-44 eb:carry_on:25
eb:carry_over:25 eb:case_headings:-19 eb:cash_only:31 eb:catching_up:2 eb:caught_us:17 eb:ce_matin:81 eb:ce_sera:-1
eb:cedar_glove:17 eb:ceiling_0:25 eb:cello_0:-5 eb:cent_above:71 eb:cent_more:8 eb:centimetres_high:27
eb:certificate_balances:6 eb:certified_fitters:26 eb:cette_cuisine:10 eb:chain_once:36 eb:chair_cushions:33
eb:chairs_wander:24 eb:chalet_edelweiss:32 eb:changelist_0:13 eb:channel_0:21 eb:channel_sixteen:14
eb:channels_incl:18 eb:chapter_0:47 eb:chaque_fois:21 eb:charge_0:18 eb:charger_pin:7 eb:chart_shows:28
eb:chart_table:-62 eb:che_rileggere:33 eb:cheap_phones:1 eb:cheaper_one:18 eb:check_that:42 eb:checked_bag:-12
eb:checkout_flow:-11 eb:cheerful_evening:4 eb:chess_club:24 eb:chess_opening:-44 eb:chez_mina:10 eb:child_knows:12
eb:chocolate_fountain:32 eb:chrome_now:2 eb:cigar_box:5 eb:cinnamon_rolls:17 eb:circuit_sim:16 eb:claim_accepted:26
eb:class_today:-27 eb:cleaned_up:15 eb:clear_light:13 eb:clever_ones:7 eb:click_click:32 eb:click_on:29
eb:clock_heartbeat:24 eb:clock_running:19 eb:closed_book:45 eb:closed_off:20 eb:closure_captures:-13 eb:club_dinghy:-6
eb:clue_yet:55 eb:cluster_teal:8 eb:cm_high:31 eb:cm_lang:66 eb:cm_tall:51 eb:cm_wide:38 eb:co_minutę:19 eb:code_0:123
eb:code_alone:-24 eb:code_freeze:-39 eb:coin_again:20 eb:cold_store:67 eb:collect_still:36 eb:collects_it:3
eb:column_store:-4 eb:come_back:-1 eb:come_first:27 eb:come_from:28 eb:comes_from:34 eb:comigo_primeiro:8
eb:comma_noted:19 eb:comme_bagage:12 eb:commit_0:69 eb:como_mucho:22 eb:company_in:22 eb:compiler_course:-43
eb:con_0:-37 eb:con_correa:21 eb:conference_week:-101 eb:confess_that:-12 eb:confidence_intervals:21
eb:confirmed_receipt:21 eb:consuma_0:-4 eb:contenti_bellissimo:15 eb:converter_stores:-17 eb:cook_though:14
eb:copies_scanned:10 eb:correct_her:3 eb:correo_apuntado:28 eb:cost_0:139 eb:costa_0:29 eb:costs_0:124
eb:cottage_up:-10 eb:cottage_week:22 eb:could_you:-91 eb:count_double:12 eb:counted_0:-35 eb:counter_0:-1
eb:counter_ask:-6 eb:coupe_après:28 eb:cour_compris:48 eb:courier_0:15 eb:courier_van:12 eb:course_block:-39
eb:cover_letter:21 eb:covers_bells:42 eb:cpu_0:46 eb:craies_cassées:25 eb:cranial_nerves:27 eb:crash_0:-19
eb:crash_dump:-2 eb:crashes_overnight:31 eb:cream_there:9 eb:created_doubles:12 eb:credit_for:27 eb:credit_notes:7
eb:credits_included:17 eb:crew_covers:-18 eb:cron_run:20 eb:crooked_book:-25 eb:crooked_coffee:4 eb:crooked_letter:12
eb:crooked_life:17 eb:crooked_torch:2 eb:cue_files:15 eb:curious_laundry:4 eb:curious_rubber:18 eb:current_arrows:35
eb:current_reservation:32 eb:curve_shows:-3 eb:custody_here:7 eb:customer_no:15 eb:customs_form:15 eb:cute_accent:24
eb:cycle_rule:-15 eb:d'un_coup:40 eb:d'être_transmise:6 eb:da_calha:30 eb:da_formatura:17 eb:da_funkt:-22
eb:dachte_läuft:-20 eb:daily_incr:-29 eb:dana_comms:-29 eb:danach_kommt:-2 eb:dangerous_mix:7
eb:darüber_entscheidet:-9 eb:das_férias:33 eb:das_kleinere:-6 eb:das_limit:-18 eb:das_nicht:10 eb:dat_hoor:-22
eb:data_points:24 eb:database_people:29 eb:datasheets_*:-4 eb:date_0:32 eb:date_that:-18
eb:datumsangaben_verwandelt:34 eb:dauert_0:-21 eb:day_itself:26 eb:day_max:7 eb:day_out:27 eb:day_there:-31
eb:daylight_ghastly:10 eb:days_ahead:54 eb:days_notice:66 eb:de_0:-47 eb:de_abonos:1 eb:de_agua:21
eb:de_apartamento:24 eb:de_café:14 eb:de_cortar:-17 eb:de_cotisation:29 eb:de_descargas:28 eb:de_efemérides:11
eb:de_esto:3 eb:de_gasóleo:34 eb:de_ghent:4 eb:de_hechos:-14 eb:de_ironía:16 eb:de_javakade:14 eb:de_kachel:51
eb:de_marta:13 eb:de_mayo:22 eb:de_mexer:-5 eb:de_passer:-9 eb:de_plans:22 eb:de_pollo:17 eb:de_provincie:4
eb:de_rand:16 eb:de_relatórios:-4 eb:de_spricker:10 eb:de_textos:2 eb:de_tocar:-7 eb:de_verdad:7 eb:de_zomer:-21
eb:december_0:118 eb:decent_definition:17 eb:deep_links:13 eb:del_catalogo:-1 eb:del_pianoforte:-17 eb:del_saxofón:24
eb:dele_0:-16 eb:dem_haus:11 eb:dem_neuen:-66 eb:demain_matin:7 eb:demasiado_pesado:17 eb:den_akku:1 eb:den_behörden:9
eb:den_flügel:11 eb:denim_collar:30 eb:dental_cleaning:101 eb:dentist's_now:13 eb:dentist_then:8 eb:departure_0:-25
eb:depth_0:22 eb:depuis_lundi:11 eb:der_bank:9 eb:der_rest:-21 eb:der_rückflug:-19 eb:der_tür:54 eb:der_vorstand:32
eb:dernière_semaine:17 eb:desert_species:5 eb:desk_noticing:15 eb:dessin_suffit:14 eb:det_alltså:-3 eb:deutsch_sind:36
eb:deux_heures:2 eb:devant_moi:45 eb:devient_0:33 eb:di_bologna:17 eb:di_coda:23 eb:di_ortese:5 eb:dialysis_unit:44
eb:did_you:19 eb:die_0:28 eb:die_auflage:43 eb:die_buildmaschine:16 eb:die_erste:-12 eb:die_gasleitung:24
eb:die_nachbarin:15 eb:die_oma:38 eb:die_verteilerlisten:-30 eb:die_voliere:51 eb:die_zweite:-6 eb:died_rip:5
eb:diff_numbers:21 eb:different_stories:13 eb:dinner_honestly:36 eb:direct_debit:9 eb:director_now:5 eb:disk_then:17
eb:displacement_reaction:29 eb:display_boards:22 eb:display_thing:16 eb:dns_*:-29 eb:do_0:-48 eb:do_that:45
eb:dob_0:38 eb:dock_0:38 eb:documenti_lunghi:29 eb:does_anybody:32 eb:does_not:52 eb:does_that:22 eb:doet_het:9
eb:dog_here:32 eb:don't_answer:5 eb:don't_remember:-23 eb:done_discussing:37 eb:done_that:22 eb:dont_ask:76
eb:dont_have:27 eb:door_code:22 eb:dos_firmas:8 eb:down_there:32 eb:dp_gutters:49 eb:dr_villanueva:25 eb:draft_0:-7
eb:draw_calls:8 eb:draws_0:-89 eb:drift_away:17 eb:drifting_off:23 eb:drive_motor:33 eb:drives_home:11 eb:drop_off:-2
eb:drops_there:33 eb:druckabbau_braucht:-14 eb:drugim_obiegu:22 eb:dry_enough:30 eb:drübergeschaut_viel:-13
eb:du_cinéma:13 eb:du_manuel:2 eb:du_mardi:31 eb:du_mois:10 eb:du_monde:-38 eb:du_salon:-20 eb:du_soir:25
eb:due_rotterdam:31 eb:dur_dans:-4 eb:dura_0:-12 eb:durch_ist:14 eb:duren_voordat:-17 eb:during_tests:3 eb:dus_zet:-27
eb:dusty_knots:10 eb:dusty_life:11 eb:dusty_one:10 eb:dusty_thought:20 eb:dzieci_szczęśliwe:46 eb:därför_flyttades:-12
eb:dès_septembre:13 eb:e_gabbiani:10 eb:each_box:10 eb:each_christmas:53 eb:each_evening:51 eb:each_hour:6
eb:each_minute:2 eb:each_morning:40 eb:each_night:-2 eb:each_one:-6 eb:each_other:48 eb:each_telling:22
eb:each_time:-145 eb:early-bird_price:-42 eb:east_yard:19 eb:eating_crisps:7 eb:eben_da:44 eb:eben_durch:25
eb:economy_class:106 eb:ehrlich_lecker:25 eb:eight_conferences:8 eb:eight_hundred:-35 eb:ein_falke:-17
eb:ein_flacher:-23 eb:ein_golden:-16 eb:eine_dampflok:27 eb:eine_e-mail:2 eb:eine_plain:-9 eb:einem_kunden:20
eb:einem_schönen:-32 eb:einen_alten:-6 eb:einen_hinweis:16 eb:einmal_weggelaufen:16 eb:el_búfer:-38 eb:el_coche:23
eb:el_consumo:-1 eb:el_contrato:10 eb:el_guardia:-1 eb:el_medicamento:3 eb:el_simulacro:71 eb:el_teclado:26
eb:elm_leaves:34 eb:else's_lab:24 eb:empty_glass:24 eb:empty_receipt:-2 eb:empty_then:39 eb:en_0:-32 eb:en_charge:-2
eb:en_horizontal:24 eb:en_invierno:4 eb:en_quoi:-15 eb:en_route:25 eb:en_sköldpadda:-8 eb:en_xml:16 eb:end_it:17
eb:endgame_session:3 eb:endpoints_starting:-4 eb:enjoy_it:-36 eb:enjoy_most:20 eb:entrance_test:2
eb:environment_variables:-16 eb:er_nicht:31 eb:era_curious:21 eb:error_folder:65 eb:error_tracker:42 eb:errors_only:15
eb:es_0:-19 eb:es_keine:14 eb:es_maite:1 eb:es_rocío:21 eb:escalas_disfrazadas:28 eb:ese_día:23
eb:espaces_comprises:23 eb:essay_tomorrow:6 eb:est_belle:24 eb:est_fermé:45 eb:est_malade:11 eb:est_murée:4
eb:est_prévue:-26 eb:est_rétabli:19 eb:esta_mañana:1 eb:esters_ugh:40 eb:et_clairs:15 eb:euro_aus:10
eb:euro_leihgebühr:46 eb:euro_pro:-43 eb:euro_schluss:31 eb:even_0:-21 eb:even_born:3 eb:even_faster:1 eb:even_once:36
eb:even_temporarily:49 eb:even_then:43 eb:even_though:-18 eb:every_0:-25 eb:every_allocation:14 eb:every_christmas:19
eb:every_day:42 eb:every_season:6 eb:every_tue:-17 eb:every_value:4 eb:everybody_photographs:2 eb:everyone_clapped:34
eb:everyone_coughing:32 eb:everything_humming:8 eb:everything_minty:34 eb:everything_more:-15 eb:everything_there:3
eb:ex_whatever:-6 eb:exam_papers:-20 eb:exam_topic:-29 eb:examiner_counts:54 eb:excel_hat:-19 eb:expect_them:27
eb:explain_it:2 eb:explanation_even:-23 eb:explodes_otherwise:18 eb:export_0:-18 eb:ext_0:18 eb:extensión_0:12
eb:extra_days:33 eb:extra_licences:17 eb:face_lol:10 eb:fahrt_zum:-17 eb:fair_point:8 eb:false_alarm:16
eb:family_call:-8 eb:far_older:12 eb:far_too:-12 eb:farewell_cake:11 eb:faudra_0:18 eb:fax_gateway:-14
eb:fazem_isso:13 eb:feat-colon-scope_stuff:7 eb:feather_diseases:2 eb:feathers_better:16 eb:feature_freeze:17
eb:february_0:94 eb:feels_heavy:8 eb:fell_over:33 eb:felt_like:23 eb:few_millivolts:18 eb:fiche_sinon:-19
eb:field_chatty:8 eb:fight_me:49 eb:files_0:13 eb:filing_cabinet:10 eb:film_0:-41 eb:filme_plain:32 eb:finally_read:-9
eb:find_it:16 eb:find_noisy:31 eb:finds_it:-3 eb:fingering_sheet:11 eb:fingerprint_0:27 eb:fire_brigade:12
eb:firm's_tab:8 eb:first_attempt:13 eb:first_frost:46 eb:first_load:22 eb:first_snow:13 eb:fitter_in:59 eb:fix_it:12
eb:flacher_stein:-12 eb:flat_instead:2 eb:flat_then:-37 eb:flea_market:13 eb:flight_0:-37 eb:flight_booking:-1
eb:flight_delays:6 eb:flight_from:-20 eb:flight_reservations:8 eb:flint_sauce:23 eb:floating_seats:17 eb:floor_lol:24
eb:floor_smell:-6 eb:florist_wants:-1 eb:flowers_beside:-2 eb:folds_them:-47 eb:following_details:129
eb:follows_that:23 eb:football_match:50 eb:footnotes_counted:56 eb:for_0:-111 eb:for_ages:21 eb:for_another:-9
eb:for_being:-8 eb:for_breakfast:22 eb:for_cancellation:-25 eb:for_consoles:-19 eb:for_courage:2 eb:for_denim:9
eb:for_everyone:57 eb:for_four:12 eb:for_fun:32 eb:for_gossip:13 eb:for_groups:12 eb:for_holidays:22 eb:for_hours:16
eb:for_indenting:-4 eb:for_it:137 eb:for_ivan:-27 eb:for_lessons:22 eb:for_low:-26 eb:for_me:157 eb:for_mum:47
eb:for_now:31 eb:for_once:15 eb:for_pepper:33 eb:for_polish:-14 eb:for_reports:-20 eb:for_revision:-60 eb:for_row:-13
eb:for_slot:-1 eb:for_tablets:9 eb:for_that:90 eb:for_those:3 eb:for_us:15 eb:for_volcanoes:-24 eb:for_which:-42
eb:for_you:166 eb:forever_now:8 eb:forgave_it:5 eb:forget_it:20 eb:forget_walnut:1 eb:forgetting_them:17
eb:forgot_everything:33 eb:forklift_inspection:-15 eb:form_back:11 eb:format_0:2 eb:formulare_verwirrend:18
eb:forty_person-hours:18 eb:forty_seconds:-19 eb:found_cheerful:22 eb:found_it:-10 eb:foundation_tier:19
eb:four_digits:35 eb:frame_budget:1 eb:framed_it:7 eb:framework_again:22 eb:frau_lindner:20 eb:frau_yıldız:8
eb:frau_zeidler:2 eb:free_boat:-35 eb:friday_evening:25 eb:fridge_west:-32 eb:from_bergen:18 eb:from_booking:-4
eb:from_brno:1 eb:from_chicago:-31 eb:from_cork:64 eb:from_db-osprey:36 eb:from_ghent:16 eb:from_graz:48
eb:from_here:-58 eb:from_hofmann's:43 eb:from_kent:22 eb:from_leiden:4 eb:from_lucca:-17 eb:from_malmo:48
eb:from_me:40 eb:from_memory:35 eb:from_music:9 eb:from_nantes:42 eb:from_new:-37 eb:from_now:-122 eb:from_oslo:35
eb:from_porto:59 eb:from_text:25 eb:from_trieste:27 eb:from_us:24 eb:from_you:7 eb:front_page:-20 eb:fuel_tank:2
eb:full_disk:4 eb:full_house:33 eb:full_log:18 eb:full_stop:19 eb:full_time:16 eb:full_week:-21 eb:fully_translated:11
eb:function_walks:-2 eb:funkzeugnis_bestanden:41 eb:further_assistance:9 eb:further_back:5 eb:further_west:-22
eb:für_den:-50 eb:für_die:-15 eb:gain_0:26 eb:galinha_chamada:-17 eb:ganz_normal:18 eb:garnet_please:49
eb:gas_barbecue:31 eb:gas_chromatograph:10 eb:gas_one:18 eb:gate_0:75 eb:gate_code:19 eb:gateway_threads:65
eb:gave_me:-64 eb:gave_up:21 eb:gb_wolnego:53 eb:gcc_0:7 eb:gegen_neun:-23 eb:geklaut_0:-8 eb:geliefert_worden:19
eb:gelungenen_grillabend:16 eb:gemeldet_bei:-7 eb:generator_shed:8 eb:gentle_afternoon:12 eb:gentle_carpet:6
eb:gentle_compiler:3 eb:gentle_torch:27 eb:gestern_abgeschlossen:17 eb:get_cold:38 eb:get_it:6 eb:get_killed:21
eb:gets_0:-75 eb:gets_mouldy:6 eb:gets_recalculated:26 eb:gets_tired:8 eb:geven_aub:3 eb:gewoon_mail:13
eb:geworden_0:-28 eb:gezählt_statt:-19 eb:geändert_werden:17 eb:giant_patch:8 eb:gigabytes_free:27 eb:give_me:-55
eb:gives_up:46 eb:gli_altri:17 eb:gloves_on:8 eb:gluten-free_tray:1 eb:go_along:-3 eb:go_on:81 eb:go_out:58
eb:go_through:-22 eb:go_together:62 eb:god_intended:2 eb:goes_0:1 eb:goes_quiet:42 eb:goes_red:-25 eb:going_*:-17
eb:going_on:29 eb:going_up:-3 eb:golden_although:-21 eb:golden_nonsense:-6 eb:gone_through:2 eb:good_anymore:2
eb:good_day:-36 eb:good_deal:-8 eb:good_laugh:14 eb:good_morning:68 eb:good_one:39 eb:good_q:13 eb:got_0:-9
eb:got_back:1 eb:got_it:32 eb:got_that:19 eb:grade_*:-49 eb:gradient_boosting:1 eb:gram_more:28 eb:grammar_quiz:-13
eb:grams_each:65 eb:grannen_0:-14 eb:gravel_bike:17 eb:green_order:14 eb:green_string:9 eb:green_thing:32
eb:green_trace:-18 eb:groot_gelijk:32 eb:groupe_électrogène:-2 eb:gruppo_elettrogeno:-40 eb:gulls_included:15
eb:gulls_stole:-8 eb:gust_speed:16 eb:gång_0:23 eb:ha_lighthouses:28 eb:ha_llegado:-4 eb:hab_ich:25 eb:habe_0:-1
eb:haben_0:-74 eb:haben_gelacht:41 eb:habla_con:-5 eb:had_0:-104 eb:had_counted:-12 eb:had_none:26 eb:had_paid:7
eb:haha_yes:-17 eb:half-term_rush:-35 eb:half_days:-9 eb:half_empty:27 eb:half_term:6 eb:hand_over:22 eb:hand_pls:5
eb:handed_back:13 eb:handover_photo:14 eb:hands_off:-1 eb:hang_up:-31 eb:harbour_master:6 eb:hard_cap:20
eb:hard_stop:35 eb:hardly_does:3 eb:hardly_see:30 eb:hardware_token:52 eb:has_0:-113 eb:has_fever:34 eb:has_said:37
eb:has_voted:14 eb:hat_0:-113 eb:hat_überschwungen:24 eb:hatching_tray:23 eb:hates_people:50 eb:have_been:-11
eb:have_it:48 eb:have_known:24 eb:have_shown:37 eb:have_thought:38 eb:having_seen:-7 eb:hazel_yard:9 eb:he'd_cover:-14
eb:he's_in:20 eb:he_prefers:-4 eb:he_said:-17 eb:he_tiled:27 eb:headings_*:-26 eb:headset_on:10 eb:hear_from:18
eb:hear_it:5 eb:hear_lucca:-4 eb:hedda_gabler:6 eb:heeft_0:-16 eb:heel_narrow:13 eb:heel_pale:28 eb:heet_0:22
eb:heimweg_von:-6 eb:heist_movies:13 eb:helm_hours:11 eb:help_me:-15 eb:help_you:3 eb:helped_me:7 eb:her_box:8
eb:her_help:-49 eb:heraus_sein:25 eb:here's_how:-2 eb:here_are:-6 eb:here_knows:8 eb:here_on:36 eb:here_too:58
eb:herr_kranz:39 eb:het_contract:3 eb:hex_view:13 eb:him_gary:31 eb:him_inside:17 eb:him_that:31 eb:hints_only:21
eb:hire_car:24 eb:hire_her:11 eb:his_car:8 eb:his_leg:10 eb:his_roses:9 eb:his_voice:2 eb:hissed_throughout:40
eb:história_dusty:14 eb:história_plain:11 eb:hits_0:-31 eb:hm_interesting:25 eb:hm_ok:19 eb:hm_yes:-54
eb:hof_gesucht:3 eb:hog_console:12 eb:hold_back:-19 eb:holder_hears:-4 eb:holds_0:-100 eb:holds_trout:28
eb:home_alone:14 eb:hooguit_0:-14 eb:hook_already:44 eb:horas_seguidas:6 eb:horizon_fix:40 eb:hotel_fährt:34
eb:hour_ago:16 eb:hours_ago:24 eb:hours_later:38 eb:house_rule:-30 eb:households_awake:20 eb:how_curious:36
eb:how_much:-10 eb:how_nice:29 eb:how_sleepy:43 eb:hum_along:29 eb:human_agent:12 eb:human_voice:17 eb:hunting_act:24
eb:husband's_call:-2 eb:hålla_tyst:19 eb:höchstens_0:-78 eb:i'd_guess:-13 eb:i'm_happy:32 eb:i'm_hoping:-10
eb:i've_put:-8 eb:i_ask:2 eb:i_dont:7 eb:i_find:13 eb:i_guess:80 eb:i_have:33 eb:i_knät:69 eb:i_looked:55
eb:i_misread:-33 eb:i_moan:12 eb:i_practise:-21 eb:i_promise:61 eb:i_read:-20 eb:i_said:-9 eb:i_spent:-12
eb:i_swear:61 eb:i_think:10 eb:i_tried:22 eb:i_understand:-29 eb:i_whine:30 eb:i_wyczyszczone:24 eb:ic_*:-12
eb:ice_*:-13 eb:ices_up:51 eb:ich_0:-65 eb:ich_dir:-12 eb:ich_nicht:67 eb:ich_urok:22 eb:id_0:38 eb:id_but:-1
eb:id_so:-7 eb:if_it:-15 eb:if_needed:6 eb:if_possible:41 eb:if_you:-23 eb:ik_hoofdpijn:17 eb:il_0:82 eb:il_lunedì:9
eb:il_signor:-2 eb:ile_yazılır:35 eb:ill_fix:-26 eb:im_archivraum:6 eb:im_eeprom:44 eb:im_gang:35 eb:im_out:7
eb:im_siebzehnten:-21 eb:image_0:40 eb:imo_tabs:17 eb:import_aus:-29 eb:import_threads:4 eb:important_meeting:14
eb:in_0:45 eb:in_all:-50 eb:in_amber:22 eb:in_anything:-17 eb:in_april:30 eb:in_august:66 eb:in_bali:6 eb:in_bath:-5
eb:in_bed:-29 eb:in_bergen:-26 eb:in_bordeaux:-33 eb:in_both:-5 eb:in_brno:-25 eb:in_bucket:-10 eb:in_case:-29
eb:in_cedar:72 eb:in_chat:15 eb:in_class:-29 eb:in_cork:-99 eb:in_czech:11 eb:in_den:-12 eb:in_denim:53 eb:in_der:-4
eb:in_english:-10 eb:in_eur:13 eb:in_fahrenheit:14 eb:in_february:19 eb:in_fees:35 eb:in_finland:-15 eb:in_firefox:-35
eb:in_flint:25 eb:in_frage:2 eb:in_fridge:-5 eb:in_full:7 eb:in_furniture:17 eb:in_garnet:51 eb:in_gdansk:-1
eb:in_ghent:-23 eb:in_graz:-12 eb:in_halle:11 eb:in_inglese:21 eb:in_italy:-12 eb:in_khaki:20 eb:in_leiden:-2
eb:in_leipzig:40 eb:in_lucca:-29 eb:in_malmo:-58 eb:in_may:24 eb:in_micropython:5 eb:in_mind:6 eb:in_months:11
eb:in_nantes:-3 eb:in_older:-8 eb:in_one:-56 eb:in_parallel:18 eb:in_pearl:43 eb:in_plain:-62 eb:in_porto:-12
eb:in_primavera:-23 eb:in_rust:64 eb:in_sept:17 eb:in_service:2 eb:in_sound:58 eb:in_spanish:-40 eb:in_spring:7
eb:in_summer:11 eb:in_sync:34 eb:in_that:-62 eb:in_there:67 eb:in_this:-5 eb:in_tickets:18 eb:in_total:24
eb:in_traffic:18 eb:in_trieste:-9 eb:in_tune:10 eb:in_turku:-44 eb:in_utc:7 eb:in_utrecht:18 eb:in_walnut:95
eb:in_which:-33 eb:in_writing:23 eb:in_zig:13 eb:in_zug:-5 eb:incident_0:45 eb:includes_family:6 eb:incr_*:-16
eb:index_here:7 eb:indigo_instead:4 eb:indigo_label:13 eb:inevitably_will:31 eb:inheritance_here:16
eb:initial_booking:21 eb:innan_onsdag:18 eb:inspectors_visit:-12 eb:instant_0:11 eb:insulated_0:-50
eb:insurance_man:-20 eb:integer_milliseconds:11 eb:intensive_care:-14 eb:internet_only:54 eb:interrupt_table:14
eb:into_it:4 eb:into_this:25 eb:inventory_then:20 eb:inviato_ieri:11 eb:ionic_bonds:11 eb:ios_build:7 eb:is_0:84
eb:is_all:-66 eb:is_always:-54 eb:is_amber:1 eb:is_ancient:12 eb:is_basalt:30 eb:is_blocked:21 eb:is_bringing:-19
eb:is_broken:50 eb:is_built:-77 eb:is_called:-94 eb:is_cedar:11 eb:is_clementine:21 eb:is_closed:58
eb:is_commitment:-17 eb:is_compensated:36 eb:is_convinced:-36 eb:is_covered:69 eb:is_dead:14 eb:is_decommed:15
eb:is_drained:10 eb:is_drawn:-3 eb:is_dropping:21 eb:is_drowning:19 eb:is_due:62 eb:is_elm:57 eb:is_empty:-34
eb:is_failing:15 eb:is_falmouth:21 eb:is_falstad:9 eb:is_ferdinand:15 eb:is_fine:-66 eb:is_freezing:28 eb:is_frozen:15
eb:is_generous:46 eb:is_half:-5 eb:is_ill:1 eb:is_in:-40 eb:is_indigo:17 eb:is_inside:12 eb:is_isolated:9
eb:is_it:-103 eb:is_killing:-7 eb:is_king:-9 eb:is_labelled:-8 eb:is_leaking:18 eb:is_lilac:23 eb:is_lp-path-east:12
eb:is_merged:-23 eb:is_misrepresentation:5 eb:is_mr:-15 eb:is_ms:-43 eb:is_mush:39 eb:is_new:19 eb:is_nickel:11
eb:is_non-refundable:7 eb:is_not:-13 eb:is_nougat:43 eb:is_now:-119 eb:is_numbered:-8 eb:is_odile:1 eb:is_off:-57
eb:is_olive:6 eb:is_on:-102 eb:is_one:-37 eb:is_only:-39 eb:is_open:6 eb:is_opened:20 eb:is_order:-17 eb:is_out:29
eb:is_over:16 eb:is_parsed:20 eb:is_physics:14 eb:is_plenty:24 eb:is_priya:1 eb:is_quarantined:2 eb:is_quartz:29
eb:is_retired:28 eb:is_right:33 eb:is_shut:5 eb:is_simply:-18 eb:is_something:-52 eb:is_spss:5 eb:is_still:-11
eb:is_stricter:21 eb:is_swimming:2 eb:is_swiss:-11 eb:is_tabs:2 eb:is_tagged:-1 eb:is_thandiwe:5 eb:is_that:-88
eb:is_there:-142 eb:is_thread-safe:4 eb:is_tobias:12 eb:is_too:-23 eb:is_touched:3 eb:is_tuesdays:-27 eb:is_turing:52
eb:is_turning:10 eb:is_unmetered:10 eb:is_unplugged:12 eb:is_up:1 eb:is_very:-12 eb:is_walnut:8 eb:is_what:-102
eb:is_why:-157 eb:is_wiring:-14 eb:is_within:-1 eb:is_wrong:66 eb:is_zig:19 eb:isn't_it:-1 eb:ist_0:-38 eb:ist_kalt:16
eb:ist_quiet:33 eb:it's_about:21 eb:it's_free:2 eb:it's_full:34 eb:it's_worth:3 eb:it_0:-9 eb:it_across:-19
eb:it_anywhere:9 eb:it_becomes:2 eb:it_blindfolded:27 eb:it_breaks:-2 eb:it_clean:34 eb:it_dies:35 eb:it_doesn't:25
eb:it_each:-14 eb:it_echoes:33 eb:it_enjoys:-14 eb:it_fits:21 eb:it_flat:29 eb:it_goes:-1 eb:it_handy:28
eb:it_helped:13 eb:it_houses:-10 eb:it_is:176 eb:it_jammed:44 eb:it_loads:-32 eb:it_lol:44 eb:it_miscompiles:-22
eb:it_myself:9 eb:it_normal:-4 eb:it_ofc:32 eb:it_off:28 eb:it_once:9 eb:it_plays:-3 eb:it_says:-13 eb:it_seems:-49
eb:it_sees:-20 eb:it_shows:72 eb:it_softens:27 eb:it_sounds:15 eb:it_stung:-42 eb:it_swears:36 eb:it_tbh:17
eb:it_thanks:1 eb:it_there:11 eb:it_too:-19 eb:it_tradition:23 eb:it_untested:15 eb:it_was:7 eb:it_well:24
eb:its_0:-53 eb:its_charm:23 eb:its_dns:-12 eb:its_over:52 eb:its_own:-21 eb:its_prophets:30 eb:its_sesame:35
eb:its_sticker:32 eb:ivan_garcia:14 eb:ivan_smith:16 eb:january_0:111 eb:jardín_aguante:-1 eb:jasper_one:29
eb:jemand_0:-4 eb:jetzt_0:-19 eb:jfk_to:-2 eb:jingle_*:-5 eb:job_0:11 eb:judged_me:39 eb:july_0:127 eb:july_n:-7
eb:jump_account:8 eb:june_0:127 eb:june_paper:3 eb:jusqu'au_0:7 eb:just_inside:17 eb:just_measured:38 eb:just_mine:20
eb:just_now:36 eb:just_one:30 eb:just_parrot:-8 eb:just_sent:-1 eb:juste_après:40 eb:kaartlaag_halen:-16
eb:kaas_opgegeten:1 eb:kacheln_vor:17 eb:kacheln_vorladen:9 eb:kanzlei_nicht:41 eb:kassan_nu:15 eb:kb_each:25
eb:keep_0:-23 eb:keep_it:-29 eb:keep_opening:15 eb:keep_that:30 eb:keeps_branching:22 eb:keeps_telling:-30
eb:keine_smileys:9 eb:keken_toe:49 eb:ken_oduya:-1 eb:kettle's_boiling:7 eb:key_0:23 eb:keyboard_again:26
eb:keyholders_share:-4 eb:khaki_badge:15 eb:kicks_off:-15 eb:kids_show:27 eb:killing_us:15 eb:kills_it:26
eb:kilometres_away:20 eb:kind_captures:-13 eb:kitchen_order:-3 eb:kl_0:7 eb:kleinere_boot:28 eb:klucze_spółdzielni:28
eb:knee_locks:5 eb:know_about:40 eb:know_how:-1 eb:know_well:12 eb:knows_that:43 eb:knows_things:35 eb:kod_0:47
eb:kollege_wenzel:7 eb:komisariatem_wstyd:4 eb:kowalczyk_tel:29 eb:krank_nach:-4 eb:kuchen_gegessen:38 eb:kw_one:13
eb:kylskåpet_igen:41 eb:l'an_dernier:28 eb:l'option_théâtre:20 eb:la_abuela:16 eb:la_barbacoa:-16 eb:la_couronne:-13
eb:la_directrice:3 eb:la_farmacia:1 eb:la_formule:7 eb:la_fête:29 eb:la_journée:-6 eb:la_macchina:22 eb:la_mañana:14
eb:la_mesa:12 eb:la_montre:10 eb:la_pintó:-32 eb:la_poussette:15 eb:la_revisione:-6 eb:la_salle:-25 eb:la_teoria:4
eb:la_valla:45 eb:la_visita:22 eb:la_vivienda:5 eb:la_voisine:5 eb:lab_key:1 eb:lab_opens:36 eb:label_it:12
eb:labelled_0:7 eb:labelled_legal:8 eb:language_model:5 eb:lappen_tekst:19 eb:las_bisagras:29 eb:las_entradas:7
eb:las_siete:1 eb:last_count:32 eb:last_hut:-4 eb:last_incident:33 eb:last_mail:8 eb:last_summer:-19 eb:last_sunday:38
eb:last_time:-80 eb:last_tuesday:-10 eb:last_winter:5 eb:last_year:-8 eb:lastenrad_holt:-4 eb:lasts_0:-36
eb:late_afternoon:10 eb:late_checkout:18 eb:late_summer:14 eb:later_which:-4 eb:lavoro_finito:52 eb:layers_deep:59
eb:le_barrage:12 eb:le_coffre:10 eb:le_curve:32 eb:le_forfait:-8 eb:le_formulaire:39 eb:le_gardien:39
eb:le_métronome:9 eb:le_soir:13 eb:le_traduzioni:-14 eb:le_train:19 eb:le_transport:32 eb:lea_antes:42
eb:leaking_oil:15 eb:learn_0:-17 eb:learn_enough:-8 eb:learning_time:6 eb:least_once:45 eb:leave_bronze:40
eb:leave_out:-29 eb:leaves_then:29 eb:legacy_api:-10 eb:legacy_endpoint:1 eb:legal_holds:26 eb:legal_wanted:24
eb:legato_passages:6 eb:leiden_project:15 eb:leihgebühr_fürs:-5 eb:leis_prometo:25 eb:lekkende_kraan:39
eb:lena_promised:-7 eb:length_0:-9 eb:leopold_right:19 eb:les_fichiers:-16 eb:les_onduleurs:18 eb:lesen_mit:6
eb:less_blue:28 eb:less_so:33 eb:let_me:-76 eb:letter_came:5 eb:letter_within:-6 eb:letters_around:29 eb:level_five:9
eb:level_two:20 eb:licence_class:13 eb:lidl_normal:21 eb:lieferscheine_nach:-15 eb:liegt_bei:4 eb:lift_chairs:18
eb:lifting_alone:16 eb:light_pattern:3 eb:lights_0:30 eb:like_dominoes:15 eb:like_exercise:16 eb:like_mad:7
eb:like_me:-62 eb:like_rain:26 eb:like_that:111 eb:like_this:-24 eb:limit_palet:-16 eb:limping_around:37
eb:line_fine:7 eb:lines_open:15 eb:little_else:18 eb:little_friendlier:11 eb:little_thing:7 eb:little_things:22
eb:llama_tronco:2 eb:llovió_toda:-2 eb:lo_intente:10 eb:lo_noto:13 eb:lo_pida:4 eb:load_balancers:-51
eb:loading_ramp:23 eb:loaf_rises:35 eb:log_first:17 eb:log_in:13 eb:log_on:48 eb:logins_gone:7 eb:logs_in:11
eb:long_ago:8 eb:long_btw:23 eb:long_enough:5 eb:long_night:38 eb:long_one:16 eb:long_paragraphs:-6 eb:longer_fails:-2
eb:longer_otherwise:-19 eb:look_small:85 eb:look_tired:14 eb:look_up:-56 eb:looked_again:-16 eb:looked_at:8
eb:looks_fine:39 eb:looks_great:25 eb:loop_makes:20 eb:loop_one:-12 eb:los_angeles:-26 eb:los_lunes:15
eb:los_vecinos:12 eb:los_verbos:8 eb:lose_apparently:16 eb:lost_it:13 eb:lost_phones:29 eb:lost_sock:31
eb:lost_umbrella:22 eb:lot_actually:42 eb:love_it:79 eb:loved_it:2 eb:loves_it:17 eb:lowest_android:-6
eb:luego_apaga:9 eb:lunch_rush:18 eb:lynch_us:14 eb:länger_rechnen:-7 eb:lötpunkte_mit:-12 eb:ma_0:-29
eb:ma_famille:21 eb:machine_0:8 eb:made_up:-45 eb:magic_numbers:18 eb:mail_room:8 eb:mailbox_quota:5 eb:mails_drown:15
eb:main_directly:14 eb:main_loop:28 eb:main_station:4 eb:maintenant_0:9 eb:maja_0:13 eb:make_me:-18 eb:makes_sense:41
eb:mal_hintereinander:41 eb:manage_0:-13 eb:management_pushed:-20 eb:manchmal_0:-9 eb:maple_leaves:17 eb:maple_tape:28
eb:maps_screen:21 eb:march_0:96 eb:march_paper:17 eb:margin_report:-33 eb:marins_dit-on:9 eb:mark_0:2
eb:marked_amber:13 eb:marker_pool:11 eb:market_hours:12 eb:married_later:17 eb:martı_saydım:11 eb:massimo_0:24
eb:mauvaise_colonne:-15 eb:max_0:-17 eb:may_0:190 eb:may_discuss:-4 eb:may_use:-1 eb:mało_śpię:21 eb:mb_bleiben:8
eb:me_0:-14 eb:me_cold:46 eb:me_first:7 eb:me_gusta:-7 eb:me_happy:5 eb:me_hungry:18 eb:me_nervous:31 eb:me_off:40
eb:me_otherwise:17 eb:me_present:18 eb:me_reboot:18 eb:me_right:-6 eb:me_smile:45 eb:me_straight:1 eb:me_stresse:22
eb:me_that:-17 eb:me_tonight:17 eb:me_too:14 eb:mean_once:-8 eb:meant_kindly:18 eb:measure_only:-1 eb:meeting_spot:-29
eb:megabyte_belegen:14 eb:mein_exmann:5 eb:meine_kartenaufgabe:31 eb:menschen_finden:-5 eb:menu_haha:18
eb:message_bus:-35 eb:meter_0:21 eb:metres_landlord:6 eb:metres_long:29 eb:metres_off:-3 eb:mi_hermana:4 eb:mich_0:-13
eb:mich_hier:23 eb:middle_shows:-8 eb:migrated_off:-19 eb:mill_lane:21 eb:milliseconden_zijn:2 eb:min_again:19
eb:min_break:8 eb:mine_bites:27 eb:mint_condition:26 eb:minus_0:67 eb:minute_0:70 eb:minuten_eingeplant:35
eb:minutes_already:11 eb:minutes_west:109 eb:mir_0:-30 eb:mirror_drawing:35 eb:missing_checksums:19
eb:missing_overbar:3 eb:misst_0:-39 eb:mit_0:-113 eb:mit_bildern:15 eb:mit_dem:-16 eb:mit_karteikarten:10
eb:mittagessen_kämen:23 eb:mobile_app:7 eb:mock_oral:20 eb:mock_paper:-3 eb:mocking_me:46 eb:model_0:24
eb:molta_pazienza:6 eb:moment_ago:39 eb:monday_onwards:7 eb:monday_tomek:6 eb:money_has:44 eb:month_end:46
eb:month_otherwise:-27 eb:moon_pulls:-15 eb:moot_court:-7 eb:more_hills:29 eb:more_so:67 eb:more_than:-17
eb:morgens_abstellen:14 eb:morning_jingle:-16 eb:mornings_only:-8 eb:most_0:-11 eb:most_countries:-14
eb:most_weekdays:17 eb:mostly_glue:12 eb:motor_driver:11 eb:mounts_them:13 eb:move_them:25 eb:moved_flat:29
eb:moving_day:-4 eb:mr_brandt:35 eb:mr_lindqvist:14 eb:mr_okafor:14 eb:mr_pemberton:5 eb:mri_console:21
eb:mrs_haddad:14 eb:mrs_kowalczyk:31 eb:ms_adeyemi:25 eb:ms_no:28 eb:much_glue:23 eb:much_nicer:11 eb:muito_jovem:21
eb:mum_pays:-11 eb:museum's_catalogue:-33 eb:muss_0:-3 eb:must_be:9 eb:must_leave:23 eb:must_say:-8 eb:must_stay:-18
eb:must_think:-65 eb:my_accountant:20 eb:my_aunt:-18 eb:my_ceiling:12 eb:my_chart:19 eb:my_charts:43
eb:my_colleague:-55 eb:my_cousin:-25 eb:my_day:-15 eb:my_driving:-27 eb:my_eyes:1 eb:my_fault:53 eb:my_first:-75
eb:my_fridge:15 eb:my_garage:38 eb:my_grandfather:-44 eb:my_grandparents:-7 eb:my_hand:16 eb:my_head:1 eb:my_heart:47
eb:my_husband:29 eb:my_kids:54 eb:my_mind:5 eb:my_mouth:-2 eb:my_neighbour:-27 eb:my_niece:-9 eb:my_notebook:5
eb:my_notes:3 eb:my_phone:5 eb:my_pixel:41 eb:my_points:-34 eb:my_setup:62 eb:my_shifts:2 eb:my_sister:-7
eb:my_sleep:30 eb:my_table:11 eb:my_user:-43 eb:my_wife:-1 eb:my_wife's:16 eb:más_barato:19 eb:máximo_0:-4
eb:mélange_tout:64 eb:n_push:5 eb:na_brzuch:5 eb:na_festa:20 eb:na_segunda-feira:2 eb:nach_0:-12 eb:nachbarn_ab:4
eb:nachrichten_wachsen:33 eb:nada_más:32 eb:nags_otherwise:16 eb:named_gerhard:31 eb:named_hazel:16
eb:narrow_bathtub:6 eb:narrow_logo:5 eb:near_bath:-5 eb:near_bergen:6 eb:near_ghent:-10 eb:near_turku:4
eb:nearly_everyone:12 eb:need_further:-21 eb:need_it:59 eb:need_sugar:16 eb:neighbour's_son:11
eb:neighbours_complained:28 eb:nephew_joined:12 eb:nested_blocks:1 eb:nested_proxies:28 eb:nesting_above:-7
eb:network_engineer:5 eb:network_name:8 eb:neuestem_jazz:14 eb:neun_uhr:20 eb:never_came:66 eb:never_thought:-32
eb:never_tried:43 eb:new_contract:27 eb:new_flat:15 eb:new_host:11 eb:new_job:-23 eb:new_liner:-27 eb:new_one:65
eb:new_sofa:30 eb:new_submission:17 eb:new_unit:14 eb:new_words:25 eb:newspaper's_business:2 eb:next_day:7
eb:next_one:-17 eb:next_session:19 eb:next_thing:-16 eb:nice_letter:6 eb:nice_lucca:42 eb:nice_relic:4 eb:nicht_aus:8
eb:nicht_drin:5 eb:nicht_erst:-12 eb:nicht_gestattet:5 eb:nicht_hinausgehen:8 eb:nicht_mehr:-51 eb:nicht_stehen:4
eb:nicht_überschreiten:15 eb:nichts_aufregendes:16 eb:nickname_grandma:20 eb:nie_żałuję:45 eb:niedzielę_serio:23
eb:night's_build:52 eb:night's_lag:-54 eb:night_raised:-7 eb:night_rounds:27 eb:night_watch:16 eb:night_which:-5
eb:nine_days:2 eb:nine_ready:2 eb:ninguno_servía:28 eb:nio_tack:23 eb:nite_nite:23 eb:no_0:5 eb:no_account:3
eb:no_cheating:21 eb:no_choice:1 eb:no_contesta:23 eb:no_exceptions:52 eb:no_faster:30 eb:no_gaps:10 eb:no_hurry:39
eb:no_idea:-21 eb:no_longer:-60 eb:no_news:27 eb:no_pain:14 eb:no_sleep:15 eb:no_steam:35 eb:no_waiting:17
eb:no_wonder:-20 eb:noah_muller:1 eb:nobody_else:2 eb:nobody_knows:-11 eb:nobody_minded:4 eb:nobody_moved:22
eb:nobody_noticed:27 eb:nobody_rang:-1 eb:nobody_sees:36 eb:noch_da:21 eb:noch_falsch:14 eb:noch_geht:34
eb:noch_weshalb:-6 eb:node_0:7 eb:noir_feeling:33 eb:noisy_0:-16 eb:noisy_physics:10 eb:noisy_pond:13
eb:noisy_summer:-3 eb:noktasına_geliyor:24 eb:none_skipped:37 eb:nonstop_flight:20 eb:nooit_ook:-1 eb:noone_knows:22
eb:north_evaporator:36 eb:north_gate:11 eb:nos_quedamos:-13 eb:not_0:38 eb:not_anchored:8 eb:not_believe:-3
eb:not_beyond:3 eb:not_bones:14 eb:not_dns:-16 eb:not_email:23 eb:not_even:-3 eb:not_exchanged:19 eb:not_localized:3
eb:not_more:42 eb:not_moving:36 eb:not_skiing:17 eb:not_speak:-19 eb:not_three:21 eb:not_while:-5 eb:not_yet:-5
eb:note_bears:-8 eb:notebook_cells:-23 eb:notes_otherwise:-15 eb:nothing_else:9 eb:nothing_new:40 eb:nothing_sticks:6
eb:nouvel_ordre:-9 eb:nouvelle_policière:37 eb:november_0:117 eb:now_0:-41 eb:now_booked:-9 eb:now_on:261
eb:now_sorry:33 eb:now_task:-18 eb:now_that:-40 eb:nr_0:23 eb:nr_only:21 eb:null_pointers:9 eb:number_0:121
eb:number_that:-4 eb:numbers_0:-1 eb:numbers_do:31 eb:nur_geschaut:17 eb:nur_nach:-9 eb:nurses_noticing:19
eb:não_rir:10 eb:o_alarme:21 eb:o_teste:10 eb:object_storage:12 eb:october_0:94 eb:odd_evening:30 eb:odd_phone:-5
eb:odd_stick:2 eb:oddly_enough:42 eb:oduya_*:-7 eb:of_0:-102 eb:of_address:-8 eb:of_arithmetic:35 eb:of_birth:8
eb:of_bread:-25 eb:of_butterflies:6 eb:of_cedar:27 eb:of_company:27 eb:of_conditionals:7 eb:of_cooks:20
eb:of_cooling:34 eb:of_cork:-6 eb:of_doctor:7 eb:of_downtime:-9 eb:of_graz:10 eb:of_hearing:13 eb:of_help:12
eb:of_it:52 eb:of_italy:15 eb:of_july:6 eb:of_may:-6 eb:of_memory:-39 eb:of_mondays:27 eb:of_nature:28 eb:of_one:-8
eb:of_patience:3 eb:of_people:11 eb:of_plan:30 eb:of_plans:32 eb:of_poetry:29 eb:of_porto:6 eb:of_prefetch:41
eb:of_python:20 eb:of_reading:-29 eb:of_rye:-4 eb:of_sand:40 eb:of_season:-10 eb:of_squeak:12 eb:of_sweating:22
eb:of_that:-70 eb:of_theirs:15 eb:of_them:-80 eb:of_these:-6 eb:of_thing:4 eb:of_this:-78 eb:of_though:-25
eb:of_today:-11 eb:of_us:-18 eb:of_use:35 eb:of_warmup:15 eb:of_wet:-5 eb:of_wine:28 eb:of_work:35
eb:off-by-one_errors:4 eb:off_0:27 eb:off_again:18 eb:off_it:12 eb:off_lotus:-3 eb:off_me:18 eb:off_total:43
eb:office_is:97 eb:office_lost:-6 eb:office_party:34 eb:ogórków_ratunku:27 eb:ojo_movieron:-13 eb:ok_coffee:26
eb:okoro_now:4 eb:old_banana:4 eb:old_cabling:35 eb:old_crontab:14 eb:old_days:-42 eb:old_fridge:10 eb:old_piano:14
eb:old_turku:18 eb:old_view:1 eb:oldest_contracts:-18 eb:on-call_phone:6 eb:on_0:77 eb:on_air:1 eb:on_all:-1
eb:on_april:-1 eb:on_august:-18 eb:on_board:-22 eb:on_booking:-16 eb:on_branch:-22 eb:on_brand:19 eb:on_call:5
eb:on_december:-8 eb:on_distributions:43 eb:on_february:-16 eb:on_flight:-58 eb:on_friday:7 eb:on_fridays:4
eb:on_garde:-15 eb:on_getting:-29 eb:on_homework:49 eb:on_horseback:5 eb:on_it:100 eb:on_june:-21 eb:on_leave:57
eb:on_maestro:15 eb:on_mains:-21 eb:on_march:-3 eb:on_mill:-5 eb:on_monday:52 eb:on_mondays:1 eb:on_mower:28
eb:on_nats:16 eb:on_november:-17 eb:on_propagation:2 eb:on_regression:-13 eb:on_remonte:-14 eb:on_repeat:16
eb:on_saturday:51 eb:on_saturdays:48 eb:on_september:-8 eb:on_site:15 eb:on_startup:35 eb:on_them:39 eb:on_thursday:36
eb:on_thursdays:5 eb:on_tuesday:-16 eb:on_visitors:22 eb:on_wednesday:6 eb:on_wednesdays:1 eb:once_0:-2
eb:once_more:31 eb:one_copes:18 eb:one_down:4 eb:one_expects:22 eb:one_hour:-9 eb:one_iguana:20 eb:one_in:-11
eb:one_knows:15 eb:one_more:70 eb:one_revoked:16 eb:one_sec:20 eb:one_sees:-25 eb:one_sold:56 eb:one_sorts:-11
eb:one_thing:-129 eb:one_wants:44 eb:one_way:26 eb:only_0:-21 eb:only_buttons:40 eb:only_reason:-25 eb:only_sre:-11
eb:only_tue:12 eb:only_tuesday:32 eb:open_bugs:32 eb:open_file:12 eb:opera_house:25 eb:or_0:8 eb:or_do:-48
eb:or_ldo:22 eb:or_not:24 eb:or_redesign:26 eb:or_so:204 eb:order_after:-10 eb:order_beer:9 eb:order_bliss:30
eb:order_it:8 eb:order_tight:22 eb:ordered_0:-3 eb:ordinary_parcel:15 eb:ore_0:17 eb:original_payment:-17
eb:orthodontic_bill:33 eb:oscilloscope_probe:26 eb:ota_image:-6 eb:other_0:-3 eb:other_line:26 eb:other_one:9
eb:other_reasons:18 eb:other_side:13 eb:other_terminal:6 eb:other_way:-7 eb:ottoline's_responsibility:32
eb:our_chart:-13 eb:our_evening:6 eb:our_hands:7 eb:our_intern:30 eb:our_mails:17 eb:our_name:24 eb:our_names:16
eb:our_product:17 eb:our_reserve:14 eb:our_umbrella:8 eb:our_upstairs:-30 eb:our_usher:11 eb:out_again:10
eb:out_understood:20 eb:out_yourself:4 eb:outdoor_keeping:7 eb:outras_normas:19 eb:over_0:-31 eb:over_ground:-11
eb:over_induction:22 eb:over_lunch:19 eb:over_porto:19 eb:over_rtt:13 eb:over_self-catering:7 eb:over_tables:-4
eb:over_that:48 eb:own_crew:18 eb:own_middleware:30 eb:own_pocket:36 eb:own_sheet:-46 eb:owns_them:2 eb:p-anteil_0:17
eb:p_0:16 eb:packet_capture:31 eb:packing_honestly:55 eb:padded_envelopes:21 eb:page_*:-30 eb:page_0:9 eb:page_max:14
eb:page_me:35 eb:page_on:23 eb:pages_instead:11 eb:paghiamo_0:26 eb:paid_out:24 eb:paint_it:-31 eb:painted_zinc:3
eb:pale_subject:2 eb:palés_nuevos:-19 eb:paper_already:26 eb:paper_clip:3 eb:paper_hats:26 eb:par_semaine:10
eb:par_séance:23 eb:par_téléphone:18 eb:para_0:-12 eb:para_leer:15 eb:para_pienso:-8 eb:para_practicar:20
eb:para_quinta-feira:1 eb:paragraph_does:32 eb:parallel_copies:8 eb:paraît_anodin:23 eb:part_0:34 eb:part_included:11
eb:parteru_pls:3 eb:party_cancelled:6 eb:pass_0:8 eb:pass_mark:28 eb:pass_sees:-2 eb:passa_mai:22
eb:passenger_details:-8 eb:passport_numbers:-53 eb:past_it:2 eb:past_me:13 eb:past_nine:16 eb:past_two:8
eb:patched_ever:24 eb:patient_while:-2 eb:patrzy_niewinnie:32 eb:pawn_races:17 eb:payment_method:-44 eb:pearl_label:6
eb:pega_aqui:15 eb:pensions_run:9 eb:people_admit:11 eb:people_laughing:13 eb:people_speak:-9 eb:people_stumble:11
eb:people_together:13 eb:per_0:-64 eb:per_address:7 eb:per_day:20 eb:per_hatching:-2 eb:per_hospital:-33 eb:per_il:-43
eb:per_kiosk:32 eb:per_mille:35 eb:per_page:-11 eb:per_passenger:29 eb:per_request:2 eb:per_second:26 eb:per_shift:38
eb:per_sitting:29 eb:per_uur:11 eb:per_waiter:-25 eb:per_week:23 eb:percebeu_porquê:30 eb:perdono_sempre:11
eb:perfectly_normal:44 eb:permanecer_intactas:12 eb:pero_caliente:18 eb:personnes_devant:-4 eb:peu_gentle:25
eb:peu_pale:5 eb:phil_collins:27 eb:phone's_storage:13 eb:phone_system:-3 eb:phones_drift:1 eb:pick_up:-10
eb:picker_announces:-27 eb:picking_another:17 eb:pid-regler_0:44 eb:pin_0:25 eb:pinky_promise:19 eb:pinky_swear:12
eb:pisa_lol:22 eb:piso_antiguo:-13 eb:pizzen_vor:-6 eb:plain_kitchen:14 eb:plain_knots:22 eb:plain_stick:13
eb:plan_friction:18 eb:platform_team:-17 eb:playing_accordion:25 eb:playlist_server:-19 eb:plays_along:43
eb:please_confirm:-48 eb:please_proceed:12 eb:please_provide:-21 eb:pleasure_although:-2 eb:plugged_in:113
eb:plugs_past:-1 eb:plutôt_bright:14 eb:plutôt_plain:15 eb:pm_est:79 eb:pode_ter:-16 eb:points_each:67 eb:policy_no:39
eb:polls_it:-1 eb:pond_six:23 eb:poor_chips:8 eb:poor_thing:22 eb:por_debajo:2 eb:por_dia:1 eb:por_enfermedad:7
eb:por_família:15 eb:por_favor:17 eb:por_fila:41 eb:por_hora:32 eb:por_isso:-29 eb:por_lección:9 eb:por_nodo:13
eb:por_revisar:-3 eb:port_0:50 eb:port_side:16 eb:porter's_lodge:34 eb:post_boat:1 eb:postcard_view:13
eb:pot_really:45 eb:powiedziała_pani:50 eb:pratique_sera:-5 eb:present_hahaha:27 eb:presque_vide:16 eb:press_0:26
eb:price_0:110 eb:price_list:-5 eb:printed_score:18 eb:priority_0:22 eb:private_tokens:10 eb:prix_attack:5
eb:pro_datei:9 eb:prob_thursday:3 eb:probetest_zusammen:14 eb:proceed_with:-15 eb:procent_vocht:83 eb:profiling_*:-15
eb:projector_box:3 eb:proper_gong:33 eb:properly_now:11 eb:pros_tomates:3 eb:protocol's_0:-2 eb:proud_tradition:7
eb:przegląd_hamulców:12 eb:przypomnę_ci:-3 eb:prüfung_ihres:-9 eb:puerto_0:40 eb:puff_noted:42 eb:pull_request:4
eb:pump_house:24 eb:pump_rebuild:19 eb:pumps_0:51 eb:punkte_erreichen:49 eb:pure_terror:3 eb:purement_cosmétique:27
eb:pushes_back:8 eb:put_it:22 eb:putting_together:-2 eb:på_hytt:-3 eb:qa_env:-16 eb:qu'il_durcisse:28 eb:quarry_shed:9
eb:quarry_yes:21 eb:quartier_l'écoutait:7 eb:que_escribir:44 eb:que_parezca:19 eb:que_sobraban:7
eb:quedan_descartados:6 eb:question_*:-4 eb:question_then:-19 eb:queue_topic:14 eb:qui_tient:-19 eb:qui_vient:11
eb:quick_question:-30 eb:quid_criminals:10 eb:quiero_sacar:-5 eb:quiet_again:18 eb:quiet_calls:9 eb:quiet_lung:9
eb:quiet_pair:7 eb:quiet_spoon:24 eb:quintas_agora:46 eb:quite_ordinary:21 eb:quiz_0:42 eb:quotation_marks:15
eb:qué_barbaridad:12 eb:radio_on:61 eb:radio_operator:22 eb:rail_station:24 eb:rail_walnut:15 eb:rain_lovely:42
eb:raining_sideways:7 eb:raise_it:16 eb:raj_sanchez:4 eb:rapid_event:29 eb:rare_thing:25 eb:rarely_green:5
eb:rarely_rung:28 eb:rast_gemacht:27 eb:rather_quiet:25 eb:rather_tiring:28 eb:raum_0:6 eb:reach_ghent:11
eb:reach_trieste:9 eb:reached_us:21 eb:read_dutch:12 eb:read_last:-7 eb:read_only:37 eb:reader_chokes:9
eb:reading_datasheets:-10 eb:reading_glasses:55 eb:reading_novels:20 eb:reading_over:-10 eb:reading_room:9
eb:reading_through:30 eb:reads_0:73 eb:reads_aloud:17 eb:reais_cair:6 eb:really_well:16 eb:receipt_0:1
eb:receiving_test:25 eb:receptie_ren:29 eb:recommend_contacting:-11 eb:red_lid:1 eb:reel_two:15 eb:ref_0:24
eb:ref_lilac:15 eb:reference_book:28 eb:refusing_us:5 eb:regression_homework:-22 eb:regrettably_0:-11
eb:regretted_it:27 eb:regulator_does:16 eb:rehearses_there:13 eb:reissued_it:16 eb:release_builds:49
eb:relocation_file:40 eb:remont_łazienki:28 eb:removes_it:12 eb:render_slots:48 eb:render_timeout:-20
eb:rendu_utilise:-4 eb:replacement_tops:7 eb:repo_access:-16 eb:report_*:-5 eb:resa_från:-12 eb:reservation_details:35
eb:reservation_id:-3 eb:reservation_ids:7 eb:resfriados_jaja:23 eb:respray_right:39 eb:retired_judge:20
eb:retired_teacher:-28 eb:retries_0:-1 eb:retry_policy:10 eb:return_ferry:-15 eb:return_flights:29 eb:return_ride:-2
eb:returned_unread:-10 eb:returns_fact:24 eb:revision_day:44 eb:richtig_plain:46 eb:rider_app:20 eb:ridge_squeezes:-13
eb:right_moment:41 eb:right_now:44 eb:right_order:27 eb:ring_twice:12 eb:rinsing_step:32 eb:rma_0:20 eb:roch_dusty:23
eb:rock_solid:23 eb:roof_left:41 eb:rooftop_scene:5 eb:room_0:43 eb:room_unaccompanied:27 eb:root_canal:27
eb:root_cause:37 eb:rope_snaps:31 eb:rose_sorry:16 eb:rotten_lid:15 eb:roughly_speaking:9 eb:round_0:2
eb:roundabouts_*:-14 eb:row_d:36 eb:rows_instead:15 eb:rufbereitschaft_macht:-14 eb:run_time:7 eb:running_hurts:8
eb:runs_only:5 eb:runs_out:2 eb:runs_yesterday:-27 eb:régie_son:30 eb:réunion_client:-17 eb:réécrire_l'historique:3
eb:sa_date:20 eb:saat_sürüyor:47 eb:sad_ending:31 eb:sad_trombone:15 eb:sagt_etwas:38 eb:said_earlier:21 eb:said_it:-9
eb:said_much:55 eb:said_no:23 eb:said_that:-25 eb:sailing_anyway:9 eb:sailing_weekend:50 eb:sala_antiga:6
eb:salt_melts:12 eb:same_chimneys:20 eb:same_constructor:5 eb:same_dates:11 eb:same_evening:-69 eb:same_face:11
eb:same_link:1 eb:same_mug:26 eb:same_number:29 eb:same_question:-23 eb:same_quiet:-9 eb:same_thing:8 eb:same_time:22
eb:sample_test:3 eb:saner_threshold:1 eb:saturday_demonstrates:11 eb:saturday_market:7 eb:satır_kod:-1 eb:sauce_thx:20
eb:save_time:-20 eb:savings_account:3 eb:say_0:-1 eb:say_hello:10 eb:say_so:86 eb:say_why:86 eb:saying_yes:11
eb:sayings_go:12 eb:says_0:25 eb:says_gdansk:10 eb:says_hello:14 eb:says_it:-15 eb:says_so:97 eb:says_statistics:-10
eb:scala_predefinita:1 eb:scariest_outage:-20 eb:scatter_plot:7 eb:schafft_man:-5 eb:schema_changes:14
eb:schon_ausgeräumt:18 eb:schon_tradition:37 eb:scoville_now:19 eb:screen_text:10 eb:se_arrepintió:29 eb:se_coupe:50
eb:se_entrega:-4 eb:se_nota:35 eb:se_plaignait:16 eb:se_revierte:18 eb:sea_now:3 eb:sea_outside:-8 eb:seagull_stole:-8
eb:seats_0:4 eb:second_driver:20 eb:second_language:-54 eb:second_notification:14 eb:second_opinion:-24
eb:secondary_loop:18 eb:security_afaik:5 eb:see_0:41 eb:see_bei:-1 eb:see_it:-54 eb:see_spring:32 eb:see_stars:25
eb:seeing_it:2 eb:seems_to:73 eb:seen_cry:6 eb:seiten_pro:-8 eb:sekunden_geändert:18 eb:selected_day:-10
eb:sem_salão:18 eb:semaine_prochaine:8 eb:sempre_esqueço:26 eb:send_help:9 eb:send_u:-28 eb:sending_test:17
eb:sense_thx:7 eb:sent_it:6 eb:sentence_please:17 eb:senza_annoiarci:9 eb:september_0:142 eb:sera_0:-10
eb:sera_gaspard:11 eb:serial_0:61 eb:será_don:-13 eb:ses_chats:26 eb:session_0:50 eb:setpoint_0:-3
eb:settings_screen:35 eb:settle_it:33 eb:settles_first:1 eb:seventh_rank:4 eb:she_cried:10 eb:she_says:14
eb:sheet_0:40 eb:shell_tag:27 eb:shift_awake:3 eb:shift_book:20 eb:shop_opens:24 eb:short_detour:14 eb:short_ones:56
eb:short_text:27 eb:should_meet:-8 eb:shoulder_0:36 eb:show_0:-4 eb:show_me:-14 eb:shows_up:10 eb:si_fotografa:17
eb:si_occupa:-16 eb:si_respira:30 eb:sicher_zu:-23 eb:side_towards:-15 eb:sie_0:-8 eb:sie_ist:8 eb:siempre_despacio:23
eb:siesta_incluida:17 eb:sign_nda:-10 eb:signed_off:2 eb:signor_galli:17 eb:simple_thing:35 eb:since_dinner:15
eb:since_monday:7 eb:single_winter:22 eb:sister_first:21 eb:sit_down:14 eb:site_sud:2 eb:six_digits:1
eb:size_included:2 eb:skinny_thing:33 eb:skip_btn:11 eb:skirting_board:1 eb:slate_connector:6 eb:slate_cursors:10
eb:slate_suits:-4 eb:sleep_modes:8 eb:sleep_over:30 eb:sleeps_0:64 eb:sleeps_again:17 eb:sleepy_duck:4
eb:sleepy_hammer:23 eb:sleepy_picture:10 eb:sleepy_sister:17 eb:slept_best:7 eb:slept_through:17
eb:slice_accordingly:16 eb:slide_0:51 eb:slimme_trucs:18 eb:slipper_again:18 eb:slot_0:47 eb:slutar_leta:10
eb:small_sizes:7 eb:smaller_dose:27 eb:smell_fills:-6 eb:smiling_since:51 eb:smoked_fish:-29 eb:smooth_line:51
eb:snapshots_fail:31 eb:snow_groomer:22 eb:so_0:-9 eb:so_basically:-51 eb:so_far:124 eb:so_mean:58 eb:so_now:-12
eb:so_please:-15 eb:so_pretty:27 eb:so_that:-12 eb:sobre_eso:48 eb:soft-touch_laminate:23 eb:software_sulking:10
eb:sogar_seine:-27 eb:some_reason:44 eb:some_regions:20 eb:some_say:-35 eb:some_soup:5 eb:somebody's_yes:1
eb:someone_corrected:-5 eb:someone_curious:4 eb:someone_else:-1 eb:something_garnet:7 eb:something_plain:14
eb:something_quieter:12 eb:something_strong:13 eb:sometimes_mice:18 eb:son_enfance:10 eb:song_typical:29
eb:sont_pleines:3 eb:sooner_cancel:12 eb:sortiert_wären:3 eb:sorting_table:8 eb:sound_imo:27 eb:sounded_like:9
eb:sounds_crooked:8 eb:sounds_good:25 eb:spare_bearing:5 eb:spazieren_das:-5 eb:speed_0:-14 eb:spend_0:-31
eb:spin_elute:29 eb:splitter_ist:9 eb:spring_inside:-4 eb:sprint_ship:-16 eb:squeak's_gone:13 eb:sre_*:-2
eb:stage_chez:-19 eb:stand_open:38 eb:standing_below:-11 eb:standing_icon:17 eb:starred_ones:2 eb:start_0:-8
eb:start_lädt:-1 eb:start_with:-1 eb:started_here:-16 eb:starting_*:-13 eb:starts_0:8 eb:state_machine:18
eb:station_branch:31 eb:statt_knochen:30 eb:stayin_put:34 eb:stays_fresh:36 eb:stays_round:18 eb:steel_chain:7
eb:stepped_down:22 eb:still_calls:-8 eb:still_gentle:24 eb:still_in:13 eb:still_makes:-20 eb:still_outstanding:22
eb:still_polls:-6 eb:still_surprises:26 eb:still_unexplained:8 eb:still_works:25 eb:stock_am:-14 eb:stop_breaks:-7
eb:stop_by:36 eb:storage_bucket:5 eb:storage_guild:12 eb:storage_part:26 eb:store_0:28 eb:store_credit:3
eb:store_room:34 eb:stored_in:9 eb:stored_list:1 eb:straight_away:18 eb:streams_now:26 eb:street_festival:4
eb:stretch_it:5 eb:stuck_consumer:18 eb:studies_do:16 eb:studio_first:28 eb:study_buddy:6 eb:stuffed_foxes:50
eb:stunde_zählen:18 eb:stunden_über:46 eb:su_juventud:21 eb:subject_line:9 eb:substitution_ones:28
eb:successful_unlock:29 eb:successfully_booked:9 eb:successfully_canceled:11 eb:successfully_cancelled:9
eb:suite_passes:21 eb:summer_party:21 eb:summer_shutdown:41 eb:summit_station:13 eb:sunday_market:2 eb:sur_l'alto:35
eb:surprise_anybody:28 eb:surprised_nun:17 eb:sweet_picture:9 eb:swelling_mean:-67 eb:swimming_hall:34
eb:swings_lol:22 eb:swings_ok:20 eb:switch_0:5 eb:switch_off:16 eb:symbolicated_trace:36 eb:synthetic_checks:8
eb:szczepieniu_kota:32 eb:série_0:15 eb:só_rever:-4 eb:t_om:27 eb:table_lock:8 eb:tablets_too:22 eb:tabs_*:-2
eb:tacks_crewing:52 eb:tacks_helming:19 eb:tage_eingeplant:11 eb:tage_gewartet:8 eb:tagged_0:23 eb:tagsüber_arbeite:14
eb:take_0:-29 eb:take_cards:33 eb:take_it:30 eb:take_turns:1 eb:taken_off:52 eb:takes_0:-98 eb:taking_coins:13
eb:talk_about:5 eb:talk_again:-25 eb:tanque_ontem:22 eb:tapes_retire:15 eb:tapes_since:-1 eb:target_grade:-1
eb:targets_0:48 eb:task_0:6 eb:tasted_everything:-14 eb:tasting_evening:-6 eb:tax_office:7 eb:team_tonight:1
eb:tell_apart:37 eb:tell_everyone:26 eb:tell_me:-111 eb:tell_you:31 eb:tells_stories:9 eb:temp_readings:4
eb:ten_past:15 eb:terminal_two:30 eb:terrible_timing:26 eb:test_0:16 eb:test_fails:36 eb:tested_today:12
eb:tests_either:18 eb:tests_pass:34 eb:tests_passent:38 eb:text_me:36 eb:text_messages:3 eb:text_tonight:-6
eb:than_0:-46 eb:than_planks:8 eb:than_slate:5 eb:than_tables:28 eb:than_that:111 eb:than_usual:43 eb:thank_you:32
eb:that's_0:16 eb:that's_it:39 eb:that's_roughly:-53 eb:that's_row:-18 eb:that's_that:88 eb:that_annoying:12
eb:that_belt:-7 eb:that_card:18 eb:that_carries:-5 eb:that_completes:-17 eb:that_deli:42 eb:that_directory:12
eb:that_drains:-32 eb:that_feels:11 eb:that_goes:18 eb:that_haha:8 eb:that_helps:62 eb:that_hotel:24 eb:that_hour:32
eb:that_includes:-32 eb:that_it:-54 eb:that_kitchen:20 eb:that_listing:-7 eb:that_makes:-43 eb:that_mrs:-18
eb:that_much:-53 eb:that_once:6 eb:that_one:-15 eb:that_order:14 eb:that_pale:1 eb:that_part:31 eb:that_pen:37
eb:that_picture:62 eb:that_pool:30 eb:that_report:10 eb:that_respect:25 eb:that_rhyme:16 eb:that_series:25
eb:that_site:20 eb:that_spoke:30 eb:that_stick:27 eb:that_swings:-23 eb:that_thanks:31 eb:that_thing:25
eb:that_time:24 eb:that_touches:-10 eb:that_turbine:12 eb:that_up:11 eb:that_way:28 eb:that_week:-23 eb:thats_all:14
eb:thats_it:73 eb:thats_ok:14 eb:the_0:-26 eb:the_adjectives:34 eb:the_adult:-15 eb:the_afternoon:6 eb:the_agency:43
eb:the_agm:6 eb:the_alarm:-4 eb:the_alert:-40 eb:the_animal:10 eb:the_archive:20 eb:the_article:6 eb:the_assessor:19
eb:the_attention:43 eb:the_b:13 eb:the_background:40 eb:the_backup:-6 eb:the_bakery:32 eb:the_banquet:32
eb:the_batteries:11 eb:the_bay:-38 eb:the_bearings:-14 eb:the_bench:14 eb:the_best:-5 eb:the_big:-25 eb:the_bin:21
eb:the_blues:14 eb:the_boarding:47 eb:the_boat:74 eb:the_boathouse:16 eb:the_booking:19 eb:the_boot:-15
eb:the_bottom:44 eb:the_box:-32 eb:the_bright:-120 eb:the_build:16 eb:the_building:61 eb:the_cabin:3 eb:the_cabinet:37
eb:the_cabins:6 eb:the_cage:40 eb:the_cake:49 eb:the_calendar:46 eb:the_call:10 eb:the_calves:7 eb:the_cancellation:45
eb:the_canteen:29 eb:the_canton:14 eb:the_car:22 eb:the_caretaker:50 eb:the_caro-kann:18 eb:the_carpenter:3
eb:the_cats:17 eb:the_ceiling:44 eb:the_cellar:21 eb:the_certificate:2 eb:the_certification:-16 eb:the_chalet:-5
eb:the_change:28 eb:the_changes:13 eb:the_chapel:27 eb:the_chart:-25 eb:the_cheerful:-41 eb:the_chef:-10
eb:the_choir:11 eb:the_church:18 eb:the_circuit:-11 eb:the_clinic:-5 eb:the_clock:72 eb:the_coastal:-20
eb:the_code:-19 eb:the_coffee:-24 eb:the_collision:61 eb:the_compiler:-7 eb:the_conditional:10 eb:the_conductor:10
eb:the_config:3 eb:the_console:16 eb:the_cookie:20 eb:the_costumes:12 eb:the_count:15 eb:the_courthouse:17
eb:the_cover:65 eb:the_cranes:48 eb:the_crash:-39 eb:the_crooked:-60 eb:the_crossfade:68 eb:the_crown:5
eb:the_curious:-114 eb:the_current:-11 eb:the_cursor:9 eb:the_customer:-11 eb:the_dark:26 eb:the_day:-17
eb:the_days:-10 eb:the_dealer:19 eb:the_deductible:6 eb:the_delay:46 eb:the_dental:-1 eb:the_desk:3 eb:the_diary:26
eb:the_digger:9 eb:the_disk:-18 eb:the_disks:6 eb:the_docstring:55 eb:the_doctor:82 eb:the_donkey:31 eb:the_door:117
eb:the_downloader:20 eb:the_downstairs:-11 eb:the_drill:31 eb:the_driver:7 eb:the_dusty:-61 eb:the_earlier:-5
eb:the_earliest:-15 eb:the_emr:84 eb:the_emulator:7 eb:the_end:42 eb:the_essay:-66 eb:the_etudes:-17
eb:the_examiner:17 eb:the_examples:1 eb:the_explanation:12 eb:the_eye:2 eb:the_eyebrows:13 eb:the_face:15
eb:the_farm:9 eb:the_fence:67 eb:the_fibres:-9 eb:the_finance:-13 eb:the_first:-109 eb:the_fish:39 eb:the_fist:16
eb:the_flag:8 eb:the_flickering:-2 eb:the_flight:9 eb:the_flights:-10 eb:the_flood:29 eb:the_flour:7 eb:the_flyer:41
eb:the_fog:11 eb:the_folder:20 eb:the_forklift:64 eb:the_formatter:29 eb:the_foundry:18 eb:the_freezer:-65
eb:the_fridge:8 eb:the_full:-34 eb:the_fumes:20 eb:the_fun:10 eb:the_gallery:-12 eb:the_gaps:10 eb:the_garage:32
eb:the_gas:-7 eb:the_gateways:15 eb:the_gentle:-70 eb:the_geofence:60 eb:the_golden:-42 eb:the_green:-30
eb:the_grey:-30 eb:the_hall:-9 eb:the_hand:33 eb:the_haulier:11 eb:the_head:48 eb:the_hills:-3 eb:the_hold:8
eb:the_holidays:-2 eb:the_horses:11 eb:the_house:46 eb:the_hub:12 eb:the_icing:1 eb:the_idea:20 eb:the_implant:9
eb:the_incubators:19 eb:the_information:8 eb:the_inspection:60 eb:the_inspector:19 eb:the_installation:32
eb:the_interview:-25 eb:the_ios:-2 eb:the_job:2 eb:the_joke:23 eb:the_kabalevsky:19 eb:the_kayak:5 eb:the_kennel:20
eb:the_keys:25 eb:the_kids:-23 eb:the_kindest:39 eb:the_laboratory:2 eb:the_last:-13 eb:the_latest:31 eb:the_law:35
eb:the_leak:37 eb:the_lease:17 eb:the_left:26 eb:the_legacy:-31 eb:the_lettuce:16 eb:the_licence:-6 eb:the_lidar:41
eb:the_lighting:10 eb:the_locker:118 eb:the_log:-29 eb:the_longest:19 eb:the_loo:19 eb:the_loop:-9 eb:the_lot:65
eb:the_luggages:-14 eb:the_mailer:4 eb:the_main:-2 eb:the_maintenance:-29 eb:the_margin:19 eb:the_margins:22
eb:the_market:2 eb:the_marquee:35 eb:the_masts:-12 eb:the_median:4 eb:the_menu:-16 eb:the_mistakes:32 eb:the_mock:-7
eb:the_modal:14 eb:the_moment:20 eb:the_month:40 eb:the_moon:24 eb:the_morning:72 eb:the_mouth:27 eb:the_music:30
eb:the_name:-21 eb:the_narrow:-44 eb:the_nas:18 eb:the_network:87 eb:the_new:-110 eb:the_news:-44 eb:the_night:-67
eb:the_nightly:-12 eb:the_noise:34 eb:the_noisy:-63 eb:the_nordics:-7 eb:the_north:-6 eb:the_number:-60
eb:the_numbers:22 eb:the_odd:-13 eb:the_offer:4 eb:the_old:-68 eb:the_one:-79 eb:the_ones:-38 eb:the_oral:-17
eb:the_order:13 eb:the_ordinary:23 eb:the_original:-23 eb:the_originals:18 eb:the_other:60 eb:the_outboard:40
eb:the_outside:77 eb:the_owner:3 eb:the_page:44 eb:the_pager:75 eb:the_pale:-85 eb:the_party:26 eb:the_pass:-30
eb:the_pearl:-2 eb:the_people:28 eb:the_permit:-29 eb:the_photo:16 eb:the_photos:8 eb:the_pilot:-26 eb:the_pipes:12
eb:the_plain:-79 eb:the_plaintiff:11 eb:the_plan:73 eb:the_plane:-52 eb:the_platform:-3 eb:the_porter:9
eb:the_poster:34 eb:the_practice:-97 eb:the_premiere:63 eb:the_protocol:18 eb:the_pumps:61 eb:the_quarter:8
eb:the_question:60 eb:the_questionnaires:12 eb:the_quiet:-53 eb:the_quiz:-21 eb:the_radio:-20 eb:the_ramp:50
eb:the_reading:3 eb:the_rear:-7 eb:the_reason:-17 eb:the_receipt:12 eb:the_recording:28 eb:the_release:-20
eb:the_renderer:2 eb:the_renewal:22 eb:the_repeat:15 eb:the_repo:6 eb:the_report:10 eb:the_reservation:-118
eb:the_reservations:-1 eb:the_resit:31 eb:the_respray:16 eb:the_rest:89 eb:the_result:8 eb:the_review:12
eb:the_right:-81 eb:the_rinsing:-2 eb:the_river:4 eb:the_roof:46 eb:the_room:114 eb:the_ropeway:-12 eb:the_rota:1
eb:the_sack:12 eb:the_saddle:-10 eb:the_same:-80 eb:the_sandbox:14 eb:the_sauces:28 eb:the_say:16 eb:the_scales:-21
eb:the_scholarship:51 eb:the_screenshot:30 eb:the_sea:27 eb:the_second:-124 eb:the_security:-25 eb:the_server:12
eb:the_seventies:21 eb:the_share:7 eb:the_sheet:10 eb:the_ship:-8 eb:the_sicilian:-28 eb:the_signals:50
eb:the_sketch:3 eb:the_skipper:23 eb:the_sleepy:-70 eb:the_slides:12 eb:the_slot:30 eb:the_slow:-8 eb:the_small:-17
eb:the_socket:20 eb:the_song:31 eb:the_spare:-27 eb:the_spelling:20 eb:the_spoons:13 eb:the_sprouts:31 eb:the_stage:1
eb:the_stairs:65 eb:the_stale:-21 eb:the_stamp:15 eb:the_statement:19 eb:the_status:-54 eb:the_storage:-25
eb:the_street:23 eb:the_sum:16 eb:the_summer:-56 eb:the_supplement:15 eb:the_swimming:9 eb:the_sync:-17
eb:the_table:68 eb:the_tables:21 eb:the_tandem:-43 eb:the_tape:-16 eb:the_target:-17 eb:the_tavern:22 eb:the_taxi:-9
eb:the_temps:40 eb:the_terminal:31 eb:the_terrace:13 eb:the_theme:-7 eb:the_theory:-23 eb:the_third:-22
eb:the_three:-35 eb:the_timer:28 eb:the_top:38 eb:the_total:-26 eb:the_touring:-10 eb:the_town:-2 eb:the_trade:29
eb:the_tram:62 eb:the_transaction:27 eb:the_trees:8 eb:the_two:-82 eb:the_typos:-85 eb:the_upgrade:9
eb:the_uploader:22 eb:the_upper:-45 eb:the_van:44 eb:the_varnish:31 eb:the_visit:45 eb:the_vowels:52
eb:the_walkway:-10 eb:the_wall:39 eb:the_walls:5 eb:the_waltz:8 eb:the_war:63 eb:the_watchdog:46 eb:the_water:-68
eb:the_way:-3 eb:the_wedding:45 eb:the_weekly:-5 eb:the_whole:-72 eb:the_wifi:32 eb:the_wings:13 eb:the_wooden:-30
eb:the_word:-126 eb:the_worker:14 eb:the_workshop:38 eb:the_wrong:-41 eb:the_yaml:8 eb:the_year:27 eb:their_api:-5
eb:their_channel:7 eb:their_details:-21 eb:their_owners:47 eb:their_regards:2 eb:their_sheets:17 eb:their_size:11
eb:their_wifi:-39 eb:their_word:11 eb:them_out:21 eb:them_so:-5 eb:them_sugar:38 eb:them_too:8 eb:them_unaided:14
eb:them_up:86 eb:theme_tags:22 eb:then_chaos:43 eb:then_cry:10 eb:then_it:-12 eb:then_nothing:11 eb:then_pizza:25
eb:then_silence:3 eb:then_so:-12 eb:theory_afterwards:1 eb:there_shows:25 eb:thermal_noise:40 eb:these_days:53
eb:thesis_off:-12 eb:they'll_fetch:-11 eb:they_are:27 eb:they_brought:-18 eb:they_disagree:21 eb:they_notice:15
eb:they_ok:11 eb:they_painted:-3 eb:they_planned:18 eb:they_say:88 eb:they_want:-29 eb:they_were:25 eb:thin_clients:84
eb:thing_0:1 eb:things_around:28 eb:think_so:71 eb:thinking_hard:36 eb:thinking_walnut:2 eb:thinks_one:-3
eb:thinks_that:-12 eb:third_boot:16 eb:third_one:54 eb:this_booking:25 eb:this_call:21 eb:this_chip:33
eb:this_client:-14 eb:this_commit:-7 eb:this_compare:-12 eb:this_issue:2 eb:this_layout:21 eb:this_level:27
eb:this_month:19 eb:this_morning:-4 eb:this_one:1 eb:this_option:2 eb:this_please:6 eb:this_quarter:1
eb:this_season:40 eb:this_size:-45 eb:this_snippet:-33 eb:this_stuff:-41 eb:this_time:27 eb:this_trip:-68
eb:this_week:-61 eb:this_well:-4 eb:this_winter:21 eb:this_year:32 eb:those_calls:11 eb:those_days:-12
eb:though_it:-16 eb:three-course_one:17 eb:three-part_numbers:27 eb:through_all:-15 eb:through_fine:10
eb:through_it:20 eb:throw_away:-46 eb:thyroid_stuff:16 eb:ticket_0:43 eb:ticket_number:40 eb:til_sunday:11
eb:till_midsommar:33 eb:timer_isr:13 eb:timetable_starts:17 eb:tiny_charges:2 eb:tio_bilagor:16
eb:tmrw_roundabouts:-35 eb:to_*:8 eb:to_0:132 eb:to_argue:22 eb:to_ask:4 eb:to_assist:-24 eb:to_atl:11 eb:to_badge:-16
eb:to_bath:3 eb:to_be:-84 eb:to_bill:-1 eb:to_bleed:27 eb:to_bring:-7 eb:to_business:-2 eb:to_cancel:-24
eb:to_change:-60 eb:to_check:-9 eb:to_confirm:-22 eb:to_cover:-29 eb:to_customers:11 eb:to_deletion:14
eb:to_deliver:-13 eb:to_economy:15 eb:to_english:5 eb:to_ensure:-28 eb:to_enter:-18 eb:to_explain:-20 eb:to_find:-21
eb:to_flatten:27 eb:to_get:-18 eb:to_go:-12 eb:to_have:32 eb:to_having:-6 eb:to_hear:-8 eb:to_houston:-4 eb:to_ilse:36
eb:to_ines:12 eb:to_it:77 eb:to_las:-9 eb:to_learn:-14 eb:to_loom:16 eb:to_los:-2 eb:to_make:-1 eb:to_marguerite:1
eb:to_mateusz:21 eb:to_me:161 eb:to_modify:40 eb:to_move:-10 eb:to_none:20 eb:to_offer:-8 eb:to_one:32
eb:to_ottilie:22 eb:to_pass:-2 eb:to_pearl:3 eb:to_people:56 eb:to_phl:27 eb:to_phone:-12 eb:to_play:-27
eb:to_process:-3 eb:to_pronounce:30 eb:to_release:-8 eb:to_remove:-14 eb:to_resolve:16 eb:to_say:20 eb:to_sea:-14
eb:to_see:-71 eb:to_settle:32 eb:to_sfo:17 eb:to_shift:-42 eb:to_silence:-12 eb:to_sit:44 eb:to_sleep:41 eb:to_spam:12
eb:to_start:-4 eb:to_stop:-33 eb:to_subs:31 eb:to_taste:27 eb:to_tell:-32 eb:to_them:11 eb:to_trieste:10
eb:to_turn:-12 eb:to_upgrade:-4 eb:to_visit:39 eb:to_walk:-3 eb:to_wednesdays:4 eb:to_yusuf:21 eb:to_zinc:28
eb:toca_solamente:-1 eb:toddlers_bite:2 eb:token_store:24 eb:told_me:-29 eb:tones_higher:37 eb:tonight_fatou:42
eb:too_it:-15 eb:too_loud:4 eb:too_much:26 eb:too_quiet:26 eb:too_slow:29 eb:took_0:-36 eb:took_it:24
eb:total_crooked:24 eb:touch_*:6 eb:touches_it:5 eb:toujours_quelqu'un:36 eb:tout_gâché:14 eb:tout_s'écroule:70
eb:toute_l'année:9 eb:toward_it:36 eb:towards_purple:28 eb:town_hall:13 eb:tracker_mlflow:12 eb:tracking_no:33
eb:traffic_apparently:3 eb:traffic_wardens:35 eb:train_ride:14 eb:training_extract:11 eb:travel_agent:30
eb:tre_volte:20 eb:treppe_hoch:36 eb:treppenhaus_großartig:17 eb:trial_box:14 eb:trop_lente:27 eb:truly_wish:-17
eb:try_things:4 eb:tue_*:-2 eb:tune_that:-27 eb:turn_now:15 eb:turns_down:23 eb:turns_green:-46 eb:turns_out:-58
eb:twee_services:36 eb:twelve_weeks:-13 eb:twenty-second_minute:4 eb:twenty_form:8 eb:two_beers:-39 eb:two_doors:5
eb:two_meters:15 eb:two_minutes:8 eb:two_patients:-35 eb:two_people:4 eb:two_releases:11 eb:type_hints:14
eb:typed_in:24 eb:types_0:3 eb:typing_errors:15 eb:tyst_kupé:31 eb:tür_zum:-4 eb:um_0:-40 eb:um_zehn:5 eb:umber_mix:17
eb:umber_now:17 eb:umber_sauce:15 eb:un'altra_riunione:26 eb:un_canot:19 eb:un_espacio:-6 eb:un_film:6
eb:un_imprevisto:6 eb:un_tesoro:9 eb:una_multa:19 eb:una_más:19 eb:una_señal:15 eb:una_volta:-16 eb:und_still:66
eb:under_0:76 eb:under_booking:-9 eb:under_review:30 eb:under_schneider:15 eb:under_them:17 eb:under_ticket:-1
eb:understand_opera:6 eb:une_aventure:18 eb:une_cravate:36 eb:une_fois:12 eb:unit_conversions:-25 eb:uno_más:24
eb:uno_spago:10 eb:until_christmas:21 eb:up_again:14 eb:up_arguing:1 eb:up_even:-9 eb:up_fast:13 eb:up_front:51
eb:up_grading:-6 eb:up_there:34 eb:up_with:12 eb:upcoming_flight:22 eb:uplink_0:18 eb:upper_brace:3 eb:upper_circle:69
eb:upper_weir:-19 eb:us_0:44 eb:us_jump:24 eb:us_now:31 eb:us_off:21 eb:us_over:7 eb:use_0:-10 eb:use_alone:19
eb:user_id:44 eb:user_now:8 eb:usiamo_burro:23 eb:usually_sulk:3 eb:vaak_0:-2 eb:vague_there:14 eb:valid_command:46
eb:validée_par:-11 eb:van_dos:33 eb:vegetarian_meal:1 eb:vegetarian_meals:36 eb:vending_machine:-19
eb:vendor_folder:-15 eb:verkeerd_geknipt:21 eb:verläuft_heute:-26 eb:vertretung_ins:-8 eb:verwirrt_mich:25
eb:very_little:5 eb:very_noisy:26 eb:very_odd:27 eb:very_present:-6 eb:very_second:-2 eb:very_soothing:31
eb:verzieht_sich:-10 eb:verzoek_heb:-1 eb:vet_said:81 eb:via_brenner:23 eb:via_tarvisio:31 eb:video_though:12
eb:viel_erzählt:2 eb:vielen_so:29 eb:vier_personen:24 eb:vingt-deux_heures:-47 eb:violet_cursors:12 eb:visa_card:12
eb:visiting_hours:-59 eb:visto_0:-12 eb:vogliono_0:3 eb:voix_humaine:19 eb:voller_schilf:24 eb:voor_debuggen:45
eb:vorstellung_am:-15 eb:vote_counts:7 eb:voted_for:58 eb:vrijdag_dicht:20 eb:w_czapkach:8 eb:w_niedzielę:34
eb:w_weekend:-11 eb:waffles_tho:22 eb:waits_until:-7 eb:wake-up_call:7 eb:wakes_copies:-9 eb:walk_into:-10
eb:walnut_leaves:15 eb:walnut_paper:13 eb:walnut_please:27 eb:wander_off:24 eb:want_cocoa:25 eb:want_something:14
eb:war_green:15 eb:war_grün:28 eb:war_quiet:3 eb:warehouse_shots:12 eb:warranty_claim:-9 eb:warranty_stuff:32
eb:was_0:-62 eb:was_after:54 eb:was_bright:2 eb:was_cheerful:6 eb:was_clear:41 eb:was_delayed:4 eb:was_golden:26
eb:was_hot:22 eb:was_inside:30 eb:was_lovely:-2 eb:was_mostly:-9 eb:was_nine:-62 eb:was_nineteen:-14 eb:was_redone:22
eb:was_restored:14 eb:was_six:19 eb:was_small:-15 eb:was_useless:21 eb:was_vivid:22 eb:was_where:-6 eb:was_yellow:16
eb:watch_nickel:21 eb:watchdog_enabled:18 eb:water_damage:3 eb:waved_back:50 eb:way_back:3 eb:way_down:16
eb:way_round:32 eb:way_up:46 eb:we're_taking:-14 eb:we've_paid:-9 eb:we_apologise:3 eb:we_ate:21 eb:we_begin:-9
eb:we_evacueren:62 eb:we_stop:35 eb:we_talk:83 eb:we_wrote:5 eb:weak_side:1 eb:web_forms:18 eb:webpack_löst:-11
eb:wed_0:9 eb:week_please:18 eb:weeks_old:16 eb:weet_het:30 eb:weg_vom:-2 eb:weighed_in:26 eb:weighs_0:-29
eb:well_there:23 eb:well_though:18 eb:went_badly:28 eb:went_off:13 eb:were_calm:-15 eb:were_common:22 eb:were_full:7
eb:were_here:5 eb:were_queueing:32 eb:wet_machine:13 eb:wet_month:8 eb:whatever_happens:24 eb:wheel_truing:30
eb:when_empty:87 eb:wherever_possible:5 eb:which_explains:-9 eb:while_charging:37 eb:while_distracted:28
eb:while_walking:-17 eb:whispering_happens:19 eb:white_ducato:30 eb:white_one:14 eb:whiteboard_0:-10 eb:who_agreed:35
eb:whole_file:45 eb:whole_time:7 eb:whole_trip:14 eb:whole_winter:-78 eb:whom_grain:1 eb:wide_bar:28 eb:wie_immer:14
eb:wie_zahnschmerzen:26 eb:wiegt_0:-39 eb:wifi_*:-2 eb:wifi_pretty:-16 eb:wifi_respect:22 eb:wiki_broke:17
eb:will_do:71 eb:will_find:-23 eb:will_rain:24 eb:will_send:-31 eb:will_try:14 eb:wind_question:19 eb:windscreen_0:18
eb:wins_over:-16 eb:winter_sports:26 eb:wir_0:-7 eb:wird_protokolliert:14 eb:with_*:2 eb:with_0:-150
eb:with_backend:13 eb:with_bath:18 eb:with_booking:-24 eb:with_boxes:12 eb:with_canceling:-65 eb:with_cassius:20
eb:with_changing:-54 eb:with_charts:11 eb:with_cron:3 eb:with_finance:17 eb:with_id:-45 eb:with_issuing:-5
eb:with_it:6 eb:with_last:-1 eb:with_laughter:50 eb:with_me:47 eb:with_merlins:-1 eb:with_modifying:-29
eb:with_paypal:24 eb:with_sight-reading:40 eb:with_that:212 eb:with_them:27 eb:with_trumpets:37 eb:with_upgrading:-34
eb:with_us:15 eb:without_armbands:28 eb:without_asking:24 eb:without_breaking:-12 eb:without_exception:20
eb:without_it:-38 eb:without_one:13 eb:without_rushing:8 eb:without_statistics:9 eb:without_thinking:2
eb:woche_schaffe:-11 eb:woke_everybody:28 eb:wonderful_news:11 eb:wont_fit:-27 eb:wooden_flavour:10 eb:wooden_hat:59
eb:word_hence:5 eb:work_caps:-3 eb:work_too:48 eb:work_with:63 eb:works_fine:33 eb:worksheet_0:26 eb:workshop_opens:11
eb:worth_0:40 eb:worth_mentioning:28 eb:would_be:-8 eb:would_support:-20 eb:would_think:29 eb:would_you:3
eb:wrist_low:10 eb:writes_ok:6 eb:wrong_key:3 eb:wrong_line:48 eb:wrote_it:19 eb:wtorek_rano:-5 eb:wymienić_lampę:-22
eb:wynosi_0:40 eb:y_tient:10 eb:yacht_club:18 eb:yamaha_desk:23 eb:years_ago:48 eb:years_before:46 eb:years_old:36
eb:yeast_bears:-7 eb:yellow_line:-57 eb:yellowed_paper:-76 eb:yeniden_açık:18 eb:yes_please:-8
eb:yesterday_evening:-96 eb:you're_over:23 eb:you're_welcome:39 eb:you've_now:-6 eb:you_0:-22 eb:you_announce:-4
eb:you_are:17 eb:you_asked:39 eb:you_check:-20 eb:you_correct:-5 eb:you_decided:34 eb:you_did:46 eb:you_explain:1
eb:you_feared:9 eb:you_further:88 eb:you_gave:25 eb:you_get:-8 eb:you_guys:26 eb:you_have:-3 eb:you_headaches:24
eb:you_imagine:26 eb:you_mean:25 eb:you_missed:11 eb:you_need:32 eb:you_once:-6 eb:you_play:-8 eb:you_please:-56
eb:you_quoted:-11 eb:you_ring:-20 eb:you_sent:63 eb:you_solved:-10 eb:you_stop:22 eb:you_that:-33 eb:you_think:18
eb:you_too:26 eb:you_wished:32 eb:you_with:10 eb:you_would:19 eb:you_write:-17 eb:you_wrote:12 eb:your_booking:27
eb:your_branch:6 eb:your_budget:7 eb:your_contract:-21 eb:your_dental:-1 eb:your_flight:14 eb:your_friend:-25
eb:your_godfather:20 eb:your_help:18 eb:your_hotel:23 eb:your_laptop:17 eb:your_leave:-73 eb:your_level:14
eb:your_logbook:15 eb:your_mind:10 eb:your_profile:75 eb:your_reservations:7 eb:your_score:4 eb:your_side:31
eb:your_tariff:-21 eb:your_time:11 eb:your_tutor:-8 eb:your_two:-10 eb:your_understanding:23 eb:your_user:-53
eb:youth_league:6 eb:za_dobę:5 eb:zieht_0:-28 eb:zniszczony_krąg:43 eb:zomer_niet:35 eb:zone_b:4 eb:zostajemy_przy:-20
eb:zu_hause:23 eb:zug_aus:-11 eb:zwykłych_komunikatów:33 eb:à_0:-14 eb:à_graz:11 eb:à_malmo:10 eb:à_peindre:14
eb:à_turku:-1 eb:är_allergisk:38 eb:är_inskickad:18 eb:è_0:44 eb:è_chiusa:21 eb:è_prevista:-13 eb:été_chiffré:11
eb:índice_nuevo:-22 eb:über_0:-77 eb:überrascht_viele:53 eb:заголовок_длинноват:15 eb:иначе_падает:11
eb:по_пятницам:27 eb:пью_чай:46 eb:системе_0:7 eb:туда_жить:10 l:*:-76 l:0:-109 l:^:-114 l:a:21 l:ab:-36 l:abbild:2
l:abend:-12 l:about:-101 l:abschlussbericht:1 l:abuela:7 l:accent:-21 l:access:98 l:accessibility:7 l:according:-9
l:accordion:-4 l:account:-29 l:accounts:-33 l:acct:19 l:act:2 l:acted:-9 l:acuerdo:17 l:address:20 l:adt:46 l:adult:50
l:aeroporto:-10 l:afraid:21 l:after:-63 l:afternoon:-27 l:again:-66 l:agent:-20 l:ago:-26 l:agreed:49 l:ahlers's:16
l:ahora:2 l:aim:17 l:aimez:28 l:air:-36 l:aisle:-4 l:al:-33 l:alarm:54 l:alarms:-8 l:alder:21 l:aldrig:40 l:alerta:12
l:alerts:57 l:alignment:13 l:all:17 l:alle:-9 l:alles:-55 l:allotment:5 l:allow:8 l:allowance:-17 l:allowed:-50
l:allows:-29 l:alone:-19 l:alpha:8 l:als:107 l:also:14 l:although:-35 l:always:67 l:am:-75 l:amir:-6 l:amostra:46
l:an:-19 l:and:-66 l:anders:-10 l:android:54 l:anfragen:-18 l:animator:18 l:anmälan:22 l:anna:35 l:annika:-1
l:announcement:-15 l:annual:-15 l:another:37 l:anruf:10 l:anrufen:-3 l:answer:-16 l:answers:-41 l:antena:5
l:anybody:100 l:anyone:49 l:anything:-38 l:anywhere:-7 l:api:72 l:apologize:2 l:app:25 l:application:8 l:appreciate:53
l:approves:9 l:april:-86 l:archive:102 l:archives:2 l:are:102 l:argue:-50 l:armrest:18 l:array:3 l:arrival:62
l:arrêt:3 l:artwork:54 l:as:-57 l:ask:19 l:asking:-4 l:asleep:-15 l:assist:108 l:astro:12 l:at:-119 l:atl:-28
l:attempts:19 l:attention:-43 l:attic:25 l:audience:13 l:audio:57 l:auf:-67 l:auflage:-10 l:aufzug:15 l:august:-19
l:aunt:28 l:aus:-105 l:automatic:5 l:autumn:14 l:aux:-9 l:available:10 l:avait:8 l:avant:-20 l:avisar:-16 l:avons:6
l:awake:-4 l:away:-24 l:awful:4 l:ayer:-5 l:b:125 l:b-level:16 l:baby:-21 l:bac:13 l:back:-70 l:background:53
l:bags:-63 l:bakery:-44 l:bakfiets:45 l:balance:-8 l:bande:26 l:bank:14 l:barco:36 l:barn:16 l:barrage:-9 l:basalt:-37
l:base:17 l:basement:19 l:bastion:10 l:bath:29 l:battery:-78 l:be:-56 l:beacons:-29 l:bears:-8 l:beats:-27
l:beaucoup:2 l:beaufort:17 l:because:-117 l:becomes:-28 l:beds:44 l:beech:33 l:been:-64 l:bees:10 l:before:-98
l:beg:16 l:began:20 l:begins:-10 l:behind:-52 l:bei:-99 l:beim:-25 l:bekommt:-13 l:believe:83 l:bell:-22 l:bella:50
l:belle:27 l:bello:10 l:belongs:-63 l:belt:141 l:beläuft:-9 l:benchmark:61 l:bend:15 l:bene:43 l:bestanden:38
l:bestehen:6 l:beta:7 l:beträgt:-64 l:better:-96 l:between:-66 l:bias:13 l:big:-48 l:bij:-47 l:bike:-11 l:bill:-28
l:billet:18 l:billete:14 l:bin:3 l:biology:39 l:birthday:38 l:bit:-81 l:bits:-2 l:bitte:35 l:blade:25 l:ble:-11
l:bleiben:21 l:blinking:-24 l:blitz:7 l:block:-39 l:blue:16 l:bo:-27 l:board:26 l:boat:86 l:boiler:64 l:booking:-19
l:borden:93 l:boring:15 l:boss:36 l:both:12 l:bother:23 l:bought:19 l:box:92 l:box's:21 l:boyd:40 l:brain:4
l:branch:21 l:brandl:19 l:brauche:-11 l:breaker:-2 l:breakfast:-24 l:breaks:42 l:breathes:-11 l:brewery:24 l:bridge:-8
l:bring:28 l:brno:41 l:brochure:-13 l:broke:94 l:brother:64 l:brought:39 l:browser:18 l:btw:-50 l:buckets:3 l:buddy:36
l:budget:49 l:bufecie:28 l:buffer:-5 l:bug:45 l:bugs:-10 l:build:-14 l:building:-45 l:builds:101 l:built:-1
l:bumped:67 l:bunk:-4 l:buns:31 l:bus:9 l:business:-55 l:but:-131 l:butter:20 l:buty:43 l:by:-130 l:byod:26 l:bölge:11
l:búfer:44 l:c:92 l:c'est:-8 l:c'était:-4 l:caben:-30 l:cabin:47 l:cabins:-42 l:cable:-18 l:cache:72 l:café:35
l:cage:-24 l:caja:-22 l:cake:29 l:call:84 l:called:39 l:calor:13 l:camera:29 l:cameras:-8 l:camión:17 l:campsite:39
l:can:-6 l:can't:-13 l:canal:-14 l:cancellation:-79 l:candidate:26 l:cannot:-85 l:canteen:51 l:cantine:30
l:capacitors:12 l:car:5 l:card:-51 l:cardiology:12 l:cards:-15 l:carla:42 l:carpets:11 l:carregador:-5 l:carried:-26
l:carrier:40 l:carries:-64 l:carry:21 l:cars:16 l:carte:3 l:case:35 l:cash:45 l:castle:6 l:cat:-56 l:caterer:-6
l:cause:51 l:caution:-4 l:ce:-9 l:ceases:-11 l:cedar:-43 l:cell:-21 l:cello:1 l:celsius:-11 l:cert:15 l:certificate:19
l:certificates:-38 l:chair:-31 l:chamada:14 l:changed:-9 l:changelist:26 l:changelog:15 l:chapter:4 l:charge:-6
l:charger:-7 l:chase:44 l:chat:-59 l:chaudière:9 l:che:-67 l:cheapest:-35 l:check:58 l:check-in:38 l:checked:10
l:checkout:46 l:checksum:-52 l:checksums:-12 l:cheerful:-53 l:cheese:-10 l:chemist:-13 l:chen:23 l:chewed:-2
l:children:28 l:chips:-16 l:choice:-28 l:choir:55 l:choveu:28 l:christmas:-3 l:chrome:-35 l:chunks:36 l:ci:21
l:circuit:14 l:claim:42 l:clashes:35 l:class:55 l:claves:21 l:cleaners:12 l:cleaning:-4 l:clearing:5 l:clementi:-4
l:click:-7 l:client:27 l:clients:2 l:clim:10 l:climb:-3 l:clinic:20 l:clock:18 l:closed:24 l:cloud:-25 l:cloze:43
l:club:8 l:club's:3 l:clue:34 l:cluster:-21 l:clé:7 l:co:-18 l:co-op:7 l:coastal:-39 l:cobro:19 l:cocoa:-16 l:code:45
l:codecs:23 l:coffee:28 l:coffees:61 l:cola:27 l:cold:-18 l:collar:60 l:colleague:108 l:colour:77 l:columns:46
l:come:29 l:comedy:-24 l:comes:-51 l:comet:14 l:comma:-19 l:commande:5 l:comments:-18 l:commit:3 l:commits:10
l:common:-2 l:comms:-12 l:como:-66 l:comparison:8 l:comparisons:14 l:compiled:12 l:complain:23 l:complained:40
l:complaints:35 l:completed:22 l:completes:22 l:compte:-18 l:computer:-7 l:con:-161 l:concentration:-92 l:confirm:67
l:confirmation:1 l:confirmed:22 l:confuses:1 l:connect:14 l:constant:21 l:constellation:24 l:consulate:4
l:consultant:56 l:consuma:-40 l:consumo:6 l:contact:2 l:container:7 l:conti:-7 l:contract:74 l:contrat:5
l:contrato:-61 l:controller:41 l:converter:-1 l:cooker:73 l:coordinates:21 l:copies:-24 l:cork:3 l:correct:33
l:corrected:29 l:correo:-19 l:cost:-60 l:costa:-1 l:costs:-91 l:cot:17 l:cottage:52 l:could:-5 l:couldn't:-41
l:counsel:15 l:counter:-3 l:counterweight:58 l:country:-15 l:counts:-45 l:county:12 l:coupure:17 l:course:65
l:cover:-100 l:coverage:2 l:covered:-32 l:cracked:4 l:crash:65 l:crashes:79 l:creance:13 l:credit:-21 l:crew:121
l:crews:39 l:cried:13 l:crooked:-22 l:cubre:-20 l:cupboards:8 l:current:16 l:cursor:-35 l:curtains:63 l:curve:20
l:customers:47 l:customs:-5 l:cut:23 l:czytam:33 l:cámara:46 l:d:44 l:da:-65 l:dad's:8 l:damage:24 l:dana:-19
l:danger:35 l:dans:-77 l:dares:-9 l:darfst:25 l:das:-101 l:dash:16 l:dat:-33 l:database:-23 l:databases:2
l:datenschutz:36 l:dauert:-36 l:davor:-3 l:day:-89 l:days:-89 l:de:-30 l:dead:-17 l:deadline:-15 l:dean's:5 l:deans:28
l:debounce:85 l:deck:40 l:decoder:-33 l:deductible:52 l:deep:-9 l:degrees:6 l:delays:14 l:dele:-5 l:deleted:-25
l:delivered:-5 l:dem:82 l:demo:8 l:denim:-5 l:dentist:1 l:departing:-39 l:departure:49 l:deposit:22 l:deposu:26
l:dept:39 l:depth:19 l:depósito:46 l:der:-45 l:describe:-1 l:describes:-17 l:desde:-6 l:desert:-10 l:deserve:20
l:designed:22 l:det:-14 l:details:-41 l:determine:24 l:deviation:3 l:device:-2 l:di:66 l:diary:6 l:did:9 l:didnt:-13
l:die:-76 l:diese:20 l:diet:10 l:difference:-16 l:different:-66 l:diffs:-13 l:dinner:-31 l:direção:10 l:discussing:35
l:ditch:-5 l:divide:-16 l:dj:22 l:do:56 l:dob:-60 l:doch:-3 l:doctor:35 l:does:78 l:dog:80 l:doing:21 l:dome:16
l:don:11 l:don't:58 l:dont:11 l:doorbell:13 l:doors:-27 l:down:-123 l:download:66 l:downstairs:29 l:dozed:-12
l:draft:-9 l:drain:13 l:draw:6 l:draws:-109 l:drew:49 l:drips:4 l:drive:16 l:driver:-4 l:drives:-2 l:driving:34
l:dron:10 l:drop:48 l:droppade:33 l:dropped:26 l:drove:40 l:druckaufbau:8 l:du:-90 l:due:-25 l:dump:12 l:duplicates:15
l:during:-22 l:dusty:-9 l:dutch:11 l:duty:-6 l:duz:6 l:dwell:60 l:dwh:4 l:délai:59 l:día:-79 l:e:-21 l:each:-7
l:ear:80 l:earlier:-60 l:earliest:22 l:early:-63 l:east:66 l:easy:4 l:eats:-2 l:economy:-89 l:ecrã:20 l:edge:-9
l:eerst:23 l:effect:6 l:egg:-7 l:ein:-71 l:eingeplant:-1 l:ekranı:58 l:el:-9 l:elbow:4 l:electrician:16 l:elevation:23
l:eleven:-16 l:eligibility:-6 l:else:-16 l:em:-25 l:email:-2 l:emergency:2 l:empties:3 l:empty:33 l:end:-43
l:ending:-33 l:ends:1 l:english:-38 l:enjoyed:21 l:enlarged:-35 l:enrolment:22 l:enseño:-9 l:entendu:-9 l:enter:62
l:entire:-39 l:entradas:10 l:eol:35 l:ep:-58 l:episodes:46 l:equipa:9 l:equipo:-8 l:equivoqué:59 l:erreichen:-3
l:error:27 l:ersatzschlüssel:1 l:erst:-11 l:erstattet:-7 l:erste:3 l:es:-106 l:escrow:2 l:esercizi:21 l:eso:-14
l:espresso:-2 l:esquema:-13 l:essay:95 l:essay's:22 l:est:-102 l:estaba:-3 l:está:16 l:et:-4 l:ethics:3 l:etiketten:10
l:etüde:15 l:euros:-25 l:evacueren:-17 l:even:-86 l:ever:-121 l:every:-81 l:everyone:-87 l:everything:-17 l:exam:51
l:examiner:48 l:excess:80 l:exercise:-14 l:exists:-14 l:expect:-38 l:expects:-35 l:experiment:-22 l:expires:-9
l:explains:49 l:exposición:23 l:extra:-31 l:eyes:-65 l:facilities:-1 l:fact:37 l:factory:30 l:factura:-4 l:failing:52
l:fair:76 l:fait:7 l:falk:19 l:fallo:10 l:false:-21 l:falta:43 l:familias:29 l:families:44 l:fancy:-25 l:fans:40
l:far:32 l:faros:7 l:faster:-35 l:fatto:8 l:favourite:9 l:fee:44 l:feed:100 l:feel:-37 l:feels:-13 l:fees:-53
l:feet:18 l:fehlt:38 l:female:22 l:fender:112 l:ferry:76 l:feuille:32 l:fianza:-18 l:field:26 l:fields:-20 l:fiets:40
l:fietsverzekering:41 l:fighting:21 l:file:4 l:files:37 l:fille:6 l:fim:-16 l:final:101 l:finance:-37 l:find:60
l:finden:-8 l:fingers:-27 l:fire:-9 l:fires:-13 l:firewall:12 l:firm:-80 l:firmware:32 l:first:-7 l:fish:-22 l:fit:-73
l:five:39 l:fix:60 l:fixar:17 l:fixed:27 l:fixpoint:3 l:flach:-26 l:flag:2 l:flapped:54 l:flashcards:45 l:flight:-96
l:flights:-108 l:flint:-36 l:florist:7 l:flour:1 l:flow:-2 l:flute:7 l:fly:-63 l:fog:-16 l:folders:84 l:folks:11
l:following:-35 l:fonder:-22 l:for:64 l:forecast:16 l:forecasts:35 l:foreign:4 l:forever:-25 l:forgave:-7 l:forget:-6
l:forgive:41 l:forgot:-9 l:forklift:56 l:format:-14 l:foto:16 l:found:70 l:four:61 l:free:-3 l:freeze:155 l:freezer:42
l:fridays:-36 l:fridge:-16 l:from:-37 l:front:-17 l:fronts:17 l:froze:18 l:full:-17 l:fun:-33 l:funkt:29 l:funniest:5
l:funny:-8 l:further:-80 l:führt:22 l:für:-84 l:fürs:-4 l:gaan:2 l:gab:-5 l:gallery:-25 l:game:-9 l:gants:20 l:ganz:-3
l:gaps:-6 l:garde:55 l:garnet:-16 l:gas:-42 l:gata:2 l:gateway:19 l:gauges:4 l:gave:80 l:gdansk:18 l:geben:-6
l:geen:42 l:gegangen:-4 l:gegen:-38 l:gegessen:-19 l:gehen:-12 l:gelten:-25 l:gemacht:-20 l:gene:-19 l:generator:150
l:gentle:-9 l:gerade:-14 l:gerador:28 l:gesamtpreis:16 l:gestattet:-8 l:gestern:-2 l:gestisce:-14 l:get:-13 l:gets:-22
l:gezählt:-58 l:ghosting:46 l:ghosts:14 l:gibt:21 l:gift:-65 l:gilet:1 l:gilt:8 l:gives:-88 l:glaubt:13 l:gleich:20
l:go:-27 l:goes:1 l:going:-9 l:golden:-27 l:gondola:-22 l:gone:-23 l:good:8 l:got:41 l:gotta:6 l:grade:91 l:gradient:6
l:grand:1 l:grandad:-9 l:grandfather:22 l:grant:-2 l:graph:31 l:graphique:5 l:gravel:-25 l:graz:56 l:great:-60
l:great-uncle:11 l:green:8 l:grenzwert:8 l:grew:23 l:ground:-5 l:group:19 l:grow:29 l:grupo:20 l:gruppo:38 l:gráfico:6
l:guess:-38 l:guest:54 l:gulls:22 l:gusta:64 l:gustan:41 l:guy:28 l:guys:53 l:gère:10 l:ha:30 l:habe:28 l:haben:-19
l:hablé:15 l:had:-46 l:hadn't:-42 l:haha:-29 l:hahaha:-2 l:halb:52 l:hale:55 l:half:-108 l:hali:23 l:hall:35
l:halls:52 l:hammer:28 l:hamster:21 l:hand:-101 l:handed:45 l:handles:-17 l:handover:-28 l:handwriting:30
l:handymen:31 l:hangs:-7 l:happen:13 l:happens:2 l:har:1 l:harbour:-45 l:hard:-49 l:hardware:-19
l:hardware-in-the-loop:16 l:harm:19 l:harms:20 l:has:-29 l:hasn't:73 l:hat:-39 l:hates:43 l:hatte:-16 l:hauptplatine:9
l:have:20 l:having:-9 l:hawks:-10 l:hazel:-14 l:header:-16 l:headline:21 l:heap:73 l:hear:-43 l:heard:26 l:heart:-43
l:height:60 l:hello:9 l:help:-38 l:helped:-16 l:helps:65 l:helst:2 l:her:-42 l:herbst:20 l:here:17 l:here's:-1
l:het:-34 l:heter:7 l:heute:-19 l:hibernates:11 l:hid:9 l:hier:-4 l:high:-45 l:higher:-23 l:hill:-22 l:him:-31
l:hintereinander:-9 l:hints:18 l:hire:4 l:his:-10 l:histogram:27 l:history:34 l:história:47 l:hit:-15 l:hitch:3
l:hits:-23 l:hive:-10 l:hog:11 l:hold:45 l:holds:-124 l:holidays:-19 l:holz:22 l:home:-9 l:homework:-22 l:hond:31
l:honig:-32 l:hope:22 l:hoping:37 l:hora:-6 l:horas:22 l:horizon:-2 l:hos:6 l:hose:17 l:hostel:12 l:hotel:46
l:hour:-83 l:hours:-54 l:houses:10 l:how:46 l:however:-4 l:hrs:71 l:human:-49 l:hurt:8 l:hut:11 l:hyphens:17
l:hyrbilen:17 l:hätte:15 l:häuser:10 l:höchste:-13 l:höchstens:-22 l:höhenkorrektur:-2 l:i:-23 l:i'd:55 l:i'm:30
l:i've:-42 l:ice:-16 l:ich:-78 l:icons:40 l:id:110 l:ida:13 l:ideia:23 l:idempotent:11 l:identities:19 l:if:-110
l:ihres:-15 l:ik:-37 l:il:10 l:ile:-21 l:ill:-25 l:im:-67 l:image:72 l:images:7 l:immer:-61 l:import:20 l:in:-79
l:incident:25 l:included:-53 l:index:36 l:infusion:21 l:inga:31 l:ingest:10 l:inner:14 l:insists:46 l:inspection:119
l:inspector:21 l:instances:-10 l:instant:-9 l:instruments:31 l:insurance:-6 l:insurer:15 l:intend:9 l:intents:27
l:internet:-80 l:interval:123 l:into:-132 l:invented:29 l:inventory:-24 l:invoice:44 l:invoices:-3 l:ios:34
l:island:-2 l:isn't:31 l:ist:21 l:it:-31 l:it's:2 l:iterator:-29 l:its:-124 l:jadę:17 l:jag:-5 l:january:-4
l:jardineiro:44 l:je:83 l:jetzt:-47 l:jfk:-25 l:jingle:119 l:job:65 l:join:17 l:jokes:5 l:jour:-5 l:jtag:11 l:july:20
l:june:-22 l:just:-4 l:kaffee:30 l:kafka:9 l:kan:4 l:kantoor:4 l:karte:-1 l:kartenaufgabe:-8 l:kat:53 l:kb:31
l:kbaud:20 l:keep:91 l:keeps:13 l:keine:62 l:kept:38 l:key:19 l:keyholders:14 l:keys:5 l:keystore:77 l:khaki:-57
l:kicks:76 l:kids:23 l:killer:22 l:kilos:-31 l:kitchen:2 l:klang:32 l:klar:5 l:klingt:19 l:klinkt:15 l:knee:11
l:knew:-41 l:know:-69 l:knät:-8 l:kollegen:3 l:kommen:-12 l:kuchen:-14 l:kupolen:-10 l:kurs:22 l:l'atelier:-18
l:l'ensemble:10 l:l'examen:23 l:la:-58 l:lab:-9 l:label:-74 l:labeller:-46 l:labels:55 l:lag:74 l:lake:28
l:lambert:-11 l:lamp:10 l:lampjes:-2 l:lands:-22 l:lane:-9 l:lang:-43 l:language:-45 l:las:-123 l:lasciare:15
l:last:-9 l:lasted:-27 l:lasts:-56 l:late:-80 l:latin:-14 l:laughed:66 l:laundry:41 l:law's:-6 l:lawn:1 l:lax:-3
l:lay:7 l:layout:52 l:le:-48 l:lead:17 l:leaderboard:1 l:leaked:19 l:leaking:32 l:lean:76 l:learn:40 l:learned:-48
l:learning:-6 l:learnt:1 l:lease:46 l:leash:12 l:least:-19 l:lecture:34 l:lecturer:18 l:left:129 l:legacy:-19
l:legal:-10 l:length:46 l:lens:59 l:lent:15 l:les:-25 l:less:-9 l:lesson:32 l:let:38 l:let's:43 l:letter:9 l:level:33
l:lezione:20 l:library:76 l:licked:4 l:lid:5 l:lie:-19 l:lieber:-61 l:liebsten:24 l:liegen:3 l:liegt:-52 l:lies:-9
l:life:-20 l:lift:5 l:ligger:59 l:lights:30 l:ligt:16 l:like:57 l:lime:-17 l:limit:73 l:limite:14 l:limits:11
l:limping:4 l:linden:35 l:lindgren:15 l:lindqvist:8 l:line:-69 l:linen:19 l:linkermuur:14 l:linter:6 l:list:-91
l:listing:34 l:lists:62 l:little:-3 l:live:-37 l:lives:-13 l:llegado:-11 l:lleva:-29 l:llevo:2 l:load:39 l:loading:6
l:loaves:-20 l:locked:4 l:lockers:48 l:log:-18 l:logins:52 l:logs:-55 l:lol:-68 l:long:-37 l:longer:-56 l:look:-99
l:looked:92 l:looking:-18 l:looks:22 l:lookup:9 l:lookups:29 l:lorry:-10 l:los:-27 l:loss:46 l:lost:-5 l:lot:-54
l:lovar:24 l:love:23 l:loved:14 l:loyer:28 l:lucca:60 l:lunch:3 l:lunedì:-6 l:lupe:-12 l:luz:-17 l:länger:-4
l:läuft:-87 l:låter:9 l:límite:16 l:löst:8 l:löste:74 l:ma:-7 l:mach:12 l:machine:100 l:macht:-20 l:made:-3 l:mag:21
l:magazines:-2 l:magnetic:17 l:mailbox:-78 l:mailboxes:26 l:mails:28 l:maintenance:70 l:mais:54 l:make:-38 l:malloc:20
l:malmo:-16 l:man:33 l:manage:11 l:manchmal:-1 l:maple:-9 l:maps:-5 l:mar:-19 l:march:-8 l:mark:52 l:market:7
l:marketing:-1 l:marks:10 l:marée:-4 l:matchmaking:40 l:matin:-35 l:matinee:23 l:max:1 l:may:-54 l:mañana:-11 l:me:83
l:meal:-13 l:meals:31 l:mean:-9 l:means:-4 l:meant:-9 l:measure:-45 l:mechanic:28 l:mechanical:29 l:med:-5 l:median:9
l:medicamento:-4 l:meer:33 l:meet:12 l:meeting:24 l:meetings:14 l:mehr:-34 l:member:-29 l:membership:-10 l:memory:-59
l:men:-8 l:menschen:1 l:mention:-18 l:merge:-28 l:merlins:63 l:mes:-39 l:messages:39 l:messy:-5 l:met:2 l:meter:62
l:method:-2 l:metres:-19 l:meu:16 l:mexe:20 l:mg:25 l:mgr:6 l:mi:72 l:mich:-7 l:microwaved:12 l:mieux:71 l:might:-17
l:migration:72 l:migração:-7 l:mille:-29 l:milliseconds:66 l:min:23 l:mind:-36 l:minds:-35 l:mine:-8 l:mineurs:35
l:mini:31 l:minute:-197 l:minuten:-13 l:minutes:44 l:minutos:-6 l:mio:-7 l:mir:20 l:mirar:-13 l:mirror:50
l:miscompiles:14 l:misread:96 l:missing:-66 l:mistakes:-55 l:mit:-190 l:mitgebracht:-27 l:mittwoch:31 l:mix:-24
l:mnie:2 l:mock:53 l:model:33 l:modig:51 l:module:41 l:modules:-6 l:mole:63 l:monat:-4 l:monday:9 l:money:-6
l:monitoring:10 l:mono:6 l:montage:12 l:monteur:16 l:month:-143 l:monthly:-13 l:moon:51 l:moot:9 l:more:-81
l:morning:-64 l:mostly:-14 l:mother:12 l:mother-in-law:17 l:move:34 l:moved:-51 l:moves:9 l:movieron:10 l:moving:-50
l:mow:-4 l:mr:-22 l:mri:56 l:mrs:-14 l:ms:101 l:msku:13 l:much:-48 l:mucho:23 l:muelle:25 l:museum:13
l:musikbeispielen:24 l:must:142 l:mute:16 l:my:26 l:más:-4 l:máximo:39 l:mélange:-19 l:même:-16 l:mí:11 l:müssen:12
l:mütze:-17 l:n:-35 l:n'est:7 l:nach:-107 l:nachmittags:34 l:nacht:-20 l:nada:-23 l:nadie:12 l:nah:12 l:name:-136
l:named:40 l:names:41 l:naming:1 l:naps:13 l:narrow:-29 l:narzekał:-41 l:nas:22 l:ne:146 l:near:-20 l:needed:-21
l:needs:-30 l:neem:19 l:neighbour:58 l:neighbour's:-5 l:neighbours:34 l:neither:1 l:nesting:-1 l:networks:20 l:neue:4
l:never:62 l:new:7 l:news:41 l:newsletter:24 l:next:75 l:nice:-34 l:nicer:-5 l:nicht:-64 l:niece:65 l:niemals:2
l:nights:-3 l:nine:47 l:nite:2 l:no:27 l:nobody:-100 l:noche:-6 l:noisy:-37 l:non:-70 l:none:-20 l:noodlijn:14
l:nooit:19 l:noon:-13 l:nord:80 l:not:-38 l:notatki:18 l:note:11 l:noted:-34 l:notes:-15 l:nothing:-47 l:noté:26
l:nous:27 l:nouvel:13 l:novels:-6 l:noviembre:-16 l:now:-23 l:nr:70 l:number:-11 l:numbers:7 l:nurse:27 l:nurses:21
l:nächstes:93 l:nöbeti:39 l:o:-11 l:obere:5 l:obergrenze:9 l:objected:34 l:obtained:-24 l:och:-42 l:october:-31
l:odd:35 l:odometry:52 l:of:-28 l:off:-31 l:office:31 l:offline:-24 l:often:29 l:oilskins:8 l:ok:62 l:okoye:50
l:old:-6 l:olive:-4 l:oltre:11 l:oma:-62 l:on:-88 l:once:-78 l:one:-15 l:one's:7 l:one-page:13 l:ones:-35 l:onto:-1
l:op:-97 l:open:-56 l:opened:39 l:opens:26 l:optado:29 l:opted:12 l:options:-18 l:or:-225 l:oral:-10 l:ord:-62
l:ordinary:-5 l:origin:11 l:orçamento:23 l:os:-8 l:oscar:-9 l:other:-123 l:otherwise:-44 l:otra:28 l:ought:4 l:our:-46
l:ours:-4 l:out:-50 l:outlier:7 l:outward:10 l:ouvrier:3 l:over:30 l:overran:62 l:owe:-18 l:own:-52 l:owns:25
l:oxford:-26 l:oxygen:-21 l:oyelaran:-4 l:p-anteil:2 l:pacchetto:21 l:paczek:16 l:page:5 l:pager:-19 l:pagerduty:7
l:pages:53 l:pagué:6 l:painted:48 l:painter:9 l:pairing:11 l:pale:4 l:palet:28 l:pallet:4 l:palés:4 l:pani:-33
l:panic:3 l:par:-72 l:para:-47 l:parcel:21 l:pare-feu:4 l:paris:20 l:park:25 l:parked:20 l:parking:13 l:parr:-6
l:part:86 l:parte:38 l:pasa:-41 l:paso:27 l:pass:51 l:passage:-9 l:passare:25 l:passe:-13 l:passen:-18
l:passengers:-22 l:passwords:2 l:past:-66 l:paste:21 l:patience:2 l:patient:-38 l:pattern:-3 l:pay:68 l:payment:-3
l:pays:102 l:pcs:22 l:peas:37 l:pebbles:-11 l:pente:-18 l:people:86 l:per:-176 l:perceber:6 l:perfectamente:21
l:person:25 l:pessoal:-12 l:petersen:-21 l:petit:-8 l:pettersen:7 l:phone:-87 l:phones:-14 l:photograph:15
l:photos:-39 l:piano:-25 l:pic:13 l:pick:5 l:picked:-6 l:picnic:-9 l:picture:-43 l:pieniądze:-31 l:pienso:69
l:pier:-15 l:pills:3 l:pilot:9 l:pinch:29 l:pinning:7 l:pintado:1 l:piotr:-31 l:pitch:15 l:pix:14 l:pizza:-6
l:place:-107 l:plafond:20 l:plain:-4 l:plan:28 l:planificador:-7 l:plantillas:47 l:plateaued:29 l:platine:56
l:played:2 l:player:39 l:plombier:7 l:pls:-92 l:plug:-2 l:plum:4 l:plus:52 l:point:27 l:policy:66 l:polish:11
l:pool:75 l:pools:12 l:poppy:10 l:por:-67 l:port:-45 l:portal:1 l:porter:8 l:porto:32 l:possible:-19 l:poster:5
l:postman:-7 l:postmortem:6 l:pot:58 l:pour:-54 l:power:-13 l:ppk:-15 l:practical:47 l:practice:59 l:practicing:42
l:practise:-44 l:prallen:23 l:prefer:-11 l:preferisci:23 l:prepare:-40 l:presión:4 l:pressure:59 l:pretty:-13
l:price:15 l:primary:14 l:print:-12 l:printed:31 l:printer:80 l:printf:36 l:priya's:7 l:priyanka:-33 l:pro:-83
l:problems:-18 l:proceed:159 l:proceeding:18 l:professora:8 l:profile:-61 l:profiling:33 l:program:7 l:programme:-21
l:progress:12 l:project:27 l:promised:6 l:proof:-1 l:proofing:13 l:protokoll:3 l:proveedor:30 l:provided:-14
l:proxies:35 l:proxy:-1 l:przegląd:-35 l:przelew:33 l:przerywaj:10 l:przełożyłem:27 l:przywiozła:16 l:préfère:1
l:prüfung:62 l:prüfungsgebühr:33 l:psus:30 l:public:3 l:puerto:-24 l:puff:16 l:pulled:7 l:pump:39 l:pupils:6
l:pushed:12 l:pushes:13 l:put:30 l:putting:-64 l:pylon:-14 l:pâte:14 l:på:51 l:qu'il:-23 l:quai:45 l:quarante-cinq:-17
l:quarter:-14 l:quedamos:2 l:quedan:-17 l:quedó:5 l:quem:21 l:queue:54 l:qui:-27 l:quick:-36 l:quien:-13 l:quiet:-72
l:quiz:10 l:quizzes:16 l:quota:53 l:quote:-20 l:quoted:20 l:qué:18 l:r:8 l:race:17 l:rack:-20 l:radio:41 l:radler:-8
l:railway:14 l:raining:7 l:ramp:-27 l:rampie:-16 l:rast:-4 l:rather:3 l:ratio:-36 l:reach:-70 l:read:-3 l:readers:47
l:readings:8 l:reads:-85 l:ready:-45 l:real:-24 l:rear:15 l:recently:-11 l:receptionist:-3 l:receta:22 l:recevrez:23
l:rechnen:-14 l:rechnung:5 l:rechtermuur:41 l:recital:62 l:reckon:-25 l:recording:47 l:red:38 l:redo:-25 l:redux:-10
l:ref:110 l:reference:2 l:refilled:-39 l:reformat:20 l:refuge:15 l:refund:17 l:refunds:32 l:regent:69
l:registration:41 l:registry:-12 l:regulator's:2 l:reichen:-35 l:relabel:18 l:relabelled:18 l:relay:67 l:release:20
l:rely:-6 l:remaining:-8 l:remains:47 l:remember:21 l:reminder:38 l:reminds:94 l:remonte:17 l:remplacé:48 l:render:-8
l:rental:26 l:replacement:6 l:replica:-12 l:report:48 l:reporter:32 l:reports:8 l:reread:21 l:reroutes:25
l:reservation:-33 l:reservations:-25 l:reserved:15 l:reservegenerator:51 l:resets:16 l:resist:38 l:resolution:16
l:rest:-42 l:restart:31 l:restarted:22 l:reste:34 l:resting:8 l:rests:76 l:result:-44 l:resulta:14 l:resumo:-29
l:retention:107 l:retraso:-7 l:retrieved:-28 l:retry:-14 l:return:19 l:returns:15 l:rev:19 l:review:-11 l:reviews:65
l:revision:16 l:revisione:25 l:rewrite:19 l:rhyme:-20 l:ride:34 l:ridere:27 l:rieger:40 l:rifatto:17 l:rig:36
l:rijskast:23 l:ring:-8 l:ringtone:-43 l:rit:22 l:river:-57 l:rma:-13 l:rolls:-55 l:room:31 l:ropes:34 l:rota:6
l:rotation:15 l:round:-35 l:router:8 l:row:-15 l:rows:-47 l:rule:11 l:run:-13 l:running:6 l:runs:-43 l:rushed:30
l:rust:-17 l:rzadko:29 l:réclamation:6 l:réparée:21 l:révision:1 l:s'est:13 l:saat:19 l:saber:16 l:sacar:39 l:sacks:21
l:sacó:54 l:sag:7 l:said:41 l:sail:2 l:sailed:12 l:sale:-32 l:salle:7 l:salt:21 l:same:-109 l:sample:28 l:samples:-17
l:sanna's:-8 l:sat:-43 l:satte:19 l:saturday:-24 l:save:19 l:saved:-14 l:say:-21 l:says:4 l:sb:30 l:scaffolding:-15
l:scales:35 l:scan:5 l:scanned:-7 l:scanners:20 l:scared:-4 l:scariest:5 l:schaffe:-77 l:schafft:-12 l:schicken:-15
l:schimmelproef:17 l:schon:-2 l:school:83 l:schwager:-4 l:schwellwert:14 l:screen:1 l:sdk:13 l:sea:-76 l:seal:39
l:season:15 l:seat:84 l:seats:25 l:seattle:-1 l:second:-21 l:seconds:62 l:see:-12 l:seek:39 l:seems:115 l:seen:45
l:sees:-25 l:seguro:15 l:sein:-29 l:selected:-32 l:sempre:-31 l:semver:13 l:send:67 l:sending:-37 l:sensor:20
l:sensore:46 l:sent:43 l:sentier:9 l:september:-34 l:sera:74 l:sereni:-16 l:serial:50 l:serializer:-29 l:serve:37
l:server:100 l:serveur:8 l:service:65 l:servis:21 l:servisi:33 l:serwisowe:22 l:session:1 l:setpoint:32 l:settings:8
l:seven:28 l:sfo:-26 l:shall:-6 l:shared:-10 l:she:-67 l:she's:-21 l:sheet:153 l:ship:32 l:shipping:3 l:ships:-28
l:shop:-11 l:shops:23 l:short:54 l:shot:-26 l:should:-10 l:shoulder:-61 l:shows:-37 l:shrink:13 l:shuts:68 l:shuttle:6
l:sich:-4 l:sicher:-16 l:sicilian:-21 l:side:-3 l:sideways:50 l:sie:22 l:siempre:1 l:signal:-23 l:signed:-84
l:significance:47 l:signs:-24 l:siguiente:31 l:silk:31 l:silva:68 l:simply:-40 l:simulating:19 l:since:-60 l:sind:-43
l:sing:24 l:singer:11 l:sinon:-3 l:sis:36 l:sister:-18 l:sit:-28 l:sitio:-5 l:sits:-44 l:sitzen:-38 l:size:71
l:sizes:-6 l:skeleton:13 l:skip:-22 l:sleepy:-30 l:slept:48 l:slices:4 l:slipped:12 l:slot:-34 l:slots:-21 l:slow:-3
l:sluggish:31 l:small:-68 l:smell:7 l:smälte:15 l:snapshots:-10 l:softens:-4 l:softly:18 l:soglia:33 l:soir:-35
l:sold:37 l:solenoid:3 l:solid:37 l:sollst:13 l:sollte:-21 l:som:-47 l:some:-85 l:somebody:24 l:songs:27 l:sonst:-50
l:soon:57 l:sooner:22 l:sort:-26 l:sorted:1 l:sortiert:-15 l:sorting:-12 l:sound:-109 l:sounds:67 l:sourdough:2
l:south:47 l:spa:24 l:spare:-5 l:speaking:57 l:specific:-23 l:speed:55 l:spell:-14 l:spelling:-12 l:spend:25
l:spent:67 l:spikes:-29 l:spleen:-24 l:split:-4 l:spoken:45 l:spot:46 l:spätdienst:25 l:sre:17 l:stable:5 l:stack:29
l:staff:12 l:staging-server:2 l:stairs:-44 l:stampa:12 l:standen:-18 l:standing:-51 l:stap:33 l:stare:61 l:start:167
l:started:-7 l:starts:24 l:statt:-18 l:statute:-9 l:stayed:-11 l:stays:-25 l:steer:3 l:steering:11 l:stehen:-24
l:step:3 l:steps:-48 l:stick:34 l:still:34 l:stockholm:-23 l:stocktaking:-28 l:stood:-88 l:stooping:33 l:stop:-104
l:stops:-86 l:stored:-22 l:storing:24 l:story:5 l:straight:-20 l:straightening:24 l:street:-38 l:strips:17 l:stuck:-27
l:students:4 l:studio:14 l:stuff:-14 l:stunde:-9 l:stung:55 l:stuttered:7 l:such:-12 l:sugar:-25 l:suggest:8
l:suit:-11 l:suitcase:14 l:suits:14 l:sum:-28 l:summer:31 l:summit:-17 l:sunday:-5 l:supply:-16 l:support:-39
l:sur:-60 l:sure:-22 l:surprised:8 l:swallows:60 l:swapped:13 l:swimming:-5 l:switch:128 l:switching:-67 l:swore:20
l:sworn:-14 l:sync:25 l:system:-14 l:szczepieniu:-5 l:séance:-18 l:słoików:18 l:table:-20 l:tables:-39 l:tabs:76
l:tackle:-36 l:taille:43 l:take:-22 l:taken:34 l:takes:-27 l:taket:-2 l:taking:20 l:talked:11 l:tante:31 l:tap:12
l:tar:30 l:tarde:-28 l:tare:6 l:tariff:2 l:task:49 l:tea:36 l:teacher:83 l:teaches:108 l:teal:-4 l:team:5 l:teams:12
l:tears:15 l:technician:71 l:teigkneter:23 l:telephone:21 l:telesilla:11 l:tell:-10 l:tells:-37 l:temperatura:12
l:tempo:38 l:température:9 l:ten:-126 l:tenant:-14 l:tenor:30 l:termin:8 l:tesis:16 l:test:141 l:testers:44
l:testes:19 l:testkastje:42 l:tests:109 l:text:42 l:texte:4 l:thai:16 l:than:-146 l:thank:12 l:thank-you:8 l:that:-24
l:thats:5 l:the:-20 l:their:-120 l:them:-156 l:theme:64 l:then:11 l:theologie:-30 l:theorie-examen:33 l:theory:41
l:there:19 l:there's:16 l:theres:4 l:thermal:-6 l:they:-109 l:thing:50 l:things:12 l:think:-42 l:thinks:-42
l:thirteen:64 l:though:-45 l:thought:-43 l:threads:-63 l:three:42 l:threshold:30 l:thu:-42 l:thx:-14 l:ticket:-27
l:tickets:36 l:tide:97 l:til:-9 l:tile:4 l:tiler:6 l:tiles:15 l:till:-15 l:time:18 l:timeout:148 l:times:-105
l:to:-136 l:today:-29 l:together:-34 l:token:6 l:told:23 l:tomografu:43 l:tomorrow:55 l:tonight:10 l:tonleitern:-7
l:too:-63 l:took:26 l:top:-23 l:torsdags:-1 l:total:8 l:touchez:1 l:toujours:9 l:traag:18 l:trabajo:9 l:trace:24
l:traces:46 l:track:8 l:traduzioni:52 l:traffic:-8 l:trail:-21 l:trailer:-4 l:train:3 l:trampoline:32 l:translate:4
l:transport:-6 l:travel:31 l:travels:44 l:tre:-17 l:treble:14 l:tree:-22 l:treppe:-11 l:trial:-2 l:trieste:-12
l:trip:-38 l:trips:-39 l:trovo:12 l:truck:73 l:try:9 l:trying:9 l:trzeba:55 l:tunnel:-2 l:turku:13 l:turned:-38
l:turno:57 l:turns:-11 l:två:4 l:twelve:35 l:twice:-9 l:twins:6 l:two:108 l:type:-13 l:types:10 l:typing:56 l:tías:19
l:tür:-32 l:um:21 l:umber:-9 l:umbral:61 l:umbrella:-10 l:un:-65 l:un'aria:-31 l:uncle:-3 l:und:-153 l:under:-84
l:understand:159 l:undo:-52 l:undone:-3 l:unexplained:22 l:ungefähr:-5 l:uniform:7 l:university:8 l:untere:19
l:unusual:2 l:up:-64 l:upcoming:-44 l:upgrade:44 l:uplink:11 l:upload:13 l:upper:28 l:ups:76 l:upstairs:22 l:urgent:5
l:us:-4 l:usage:10 l:usare:7 l:used:-43 l:user:-26 l:uses:-65 l:using:-33 l:usually:-9 l:uw:26 l:v:-3 l:va:-3
l:validation:1 l:value:-40 l:van:61 l:variable:-18 l:vd:6 l:vecchie:16 l:vecino:67 l:vectors:-6 l:vending:17
l:vendor:24 l:ventil:-14 l:verano:-4 l:verbs:47 l:version:-10 l:versioning:27 l:verteilerlisten:40 l:very:-49 l:vet:20
l:veterinario:3 l:veut:40 l:vez:-41 l:vi:24 l:viajemos:2 l:vieux:11 l:view:56 l:vill:4 l:violet:-38 l:visible:-3
l:visit:-11 l:visita:-5 l:visiting:13 l:visitors:-1 l:visits:-71 l:visto:-45 l:vocht:-38 l:você:8 l:voglio:-41
l:voice:-32 l:vom:30 l:von:-43 l:voor:-44 l:vor:-18 l:vordach:26 l:vorladen:-5 l:vorleine:17 l:vorspeise:4
l:vorspring:5 l:vorstand:-9 l:votamos:7 l:vote:33 l:voucher:71 l:vowels:7 l:vuelto:-21 l:väntade:23 l:vérification:11
l:vérifier:9 l:w:-56 l:wachsen:-2 l:wait:-35 l:waiter:12 l:waiting:13 l:waits:-19 l:walk-in:8 l:walked:-11
l:walkers:-13 l:walking:36 l:wall:-92 l:walls:-10 l:want:53 l:wanted:-38 l:wants:107 l:war:-11 l:ware:17 l:waren:21
l:warm:-41 l:warned:30 l:warning:23 l:warranty:13 l:warteschlange:11 l:was:-3 l:washing:-52 l:wasnt:1 l:watchdog:8
l:water:64 l:way:-130 l:we've:-23 l:wear:37 l:weather:14 l:webhook:26 l:week:-140 l:weekday:15 l:weekly:-20 l:weer:-1
l:weighed:1 l:weight:-12 l:wejściowy:32 l:wel:-22 l:welcome:88 l:welder:2 l:well:-42 l:went:35 l:were:-31 l:west:15
l:what:-33 l:whatever:-1 l:wheel:34 l:wheels:52 l:when:-74 l:where:-107 l:whether:-77 l:which:-230 l:while:-138
l:whippet:9 l:whistles:8 l:whiteboard:-15 l:who:-21 l:whole:-76 l:why:-94 l:wiadomo:6 l:wide:-27 l:widget:22 l:wie:-15
l:wiegen:-23 l:wiegt:-14 l:wife:6 l:wiki:8 l:will:52 l:wine:4 l:winter:-20 l:wir:-21 l:wish:-19 l:with:-133
l:within:-49 l:without:-152 l:woche:18 l:wochenende:56 l:wohnung:27 l:won't:10 l:wonder:43 l:wont:48 l:word:9
l:words:-64 l:worksheet:6 l:worries:96 l:worry:52 l:would:-23 l:write:47 l:writes:7 l:writing:-19 l:written:48
l:wrong:-81 l:wrote:-38 l:wtorek:-3 l:wäre:47 l:xcode:18 l:ya:-43 l:yeah:11 l:year:-129 l:years:-69 l:yellow:-23
l:yes:2 l:yesterday:-66 l:yesterday's:2 l:york:-37 l:you:41 l:you'd:-24 l:you'll:-40 l:you're:46 l:younger:27
l:youngest:7 l:your:-30 l:yurt:7 l:yıldız:-14 l:z:31 l:zahlen:-24 l:zgłoszenia:31 l:zijn:-44 l:zio:9 l:zjadł:35
l:znowu:20 l:zones:46 l:zug:44 l:zum:-5 l:zur:30 l:zwei:-22 l:à:-88 l:är:128 l:ça:14 l:è:-53 l:índice:-6 l:último:-3
l:über:-26 l:übernachtung:-2 l:überschreiten:-11 l:überschwungen:21 l:überwiesen:12 l:źle:12 l:заметки:19 l:не:7
l:опять:9 l:придумали:34 l:с:15 l:серверной:22 l:собралась:14 l:теперь:47 l:четвергу:24 l:этот:60
"""
