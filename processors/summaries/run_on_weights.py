"""Weights of :mod:`processors.summaries.run_on`: ``python -m benchmarks.run_on --write`` fits them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

#: What each sign adds to the score of a place between two words.
OF_SIGNS: Final[Mapping[str, float]] = {
    "after_and": -0.89,
    "after_article": -0.56,
    "after_comparison": -0.60,
    "after_condition": 0.30,
    "after_every": -0.34,
    "after_is": -0.73,
    "after_modal": -0.70,
    "after_negation": 0.05,
    "after_none": -0.81,
    "after_order": -0.01,
    "after_others": -0.01,
    "after_past": -0.54,
    "after_possessive": 0.72,
    "after_reason": -0.18,
    "after_speaker": 0.48,
    "after_told": -0.77,
    "after_vague": -0.54,
    "any": -1.34,
    "before_and": -3.68,
    "before_article": -1.31,
    "before_comparison": 0.13,
    "before_condition": -3.44,
    "before_every": -0.05,
    "before_is": -0.53,
    "before_modal": -1.37,
    "before_negation": -0.36,
    "before_none": 0.56,
    "before_order": -0.09,
    "before_others": -0.32,
    "before_past": -0.58,
    "before_possessive": -0.91,
    "before_reason": -1.38,
    "before_speaker": -0.78,
    "before_told": 0.27,
    "before_vague": -0.47,
    "both_and_article": -0.23,
    "both_and_condition": -0.03,
    "both_and_every": -0.11,
    "both_and_is": -0.09,
    "both_and_modal": -0.03,
    "both_and_negation": -0.45,
    "both_and_none": -1.52,
    "both_and_order": -0.22,
    "both_and_others": -0.29,
    "both_and_past": -0.07,
    "both_and_possessive": -0.21,
    "both_and_reason": -0.03,
    "both_and_speaker": -1.15,
    "both_and_told": -0.01,
    "both_and_vague": -0.06,
    "both_article_article": -0.02,
    "both_article_comparison": -0.12,
    "both_article_condition": 0.16,
    "both_article_every": -0.04,
    "both_article_modal": 0.16,
    "both_article_negation": 0.30,
    "both_article_none": -1.80,
    "both_article_order": 0.10,
    "both_article_others": 0.07,
    "both_article_possessive": -0.18,
    "both_article_reason": 0.30,
    "both_article_speaker": 0.54,
    "both_article_told": -0.39,
    "both_article_vague": -0.07,
    "both_comparison_and": -0.04,
    "both_comparison_article": -0.59,
    "both_comparison_comparison": -0.48,
    "both_comparison_condition": -0.80,
    "both_comparison_every": 0.25,
    "both_comparison_is": 0.28,
    "both_comparison_modal": 0.11,
    "both_comparison_negation": 0.14,
    "both_comparison_none": -0.10,
    "both_comparison_order": 0.39,
    "both_comparison_others": 0.62,
    "both_comparison_past": 0.18,
    "both_comparison_possessive": -0.22,
    "both_comparison_reason": -0.26,
    "both_comparison_speaker": 0.51,
    "both_comparison_told": -0.04,
    "both_comparison_vague": 0.07,
    "both_condition_article": -0.12,
    "both_condition_every": -0.07,
    "both_condition_is": -0.24,
    "both_condition_negation": -0.24,
    "both_condition_none": -1.76,
    "both_condition_others": -0.48,
    "both_condition_past": -0.01,
    "both_condition_possessive": -0.19,
    "both_condition_reason": -0.04,
    "both_condition_speaker": -1.18,
    "both_every_and": 0.35,
    "both_every_article": 0.25,
    "both_every_comparison": 0.14,
    "both_every_condition": -0.04,
    "both_every_every": 0.63,
    "both_every_is": 0.04,
    "both_every_modal": 0.22,
    "both_every_negation": 1.04,
    "both_every_none": -0.38,
    "both_every_order": -0.59,
    "both_every_others": 0.25,
    "both_every_past": 0.25,
    "both_every_possessive": -0.42,
    "both_every_reason": -0.99,
    "both_every_speaker": -0.13,
    "both_every_told": -0.28,
    "both_every_vague": -0.07,
    "both_is_and": -0.20,
    "both_is_article": -0.77,
    "both_is_comparison": -0.12,
    "both_is_condition": 0.60,
    "both_is_every": -0.55,
    "both_is_is": 0.35,
    "both_is_modal": 0.38,
    "both_is_negation": -0.76,
    "both_is_none": -0.42,
    "both_is_order": -0.99,
    "both_is_others": 0.14,
    "both_is_past": 0.04,
    "both_is_possessive": -0.20,
    "both_is_reason": 0.01,
    "both_is_speaker": 1.44,
    "both_is_told": 0.12,
    "both_is_vague": -1.06,
    "both_modal_article": -0.99,
    "both_modal_comparison": 0.15,
    "both_modal_every": -0.18,
    "both_modal_is": 0.16,
    "both_modal_modal": -0.55,
    "both_modal_negation": -0.85,
    "both_modal_none": -0.37,
    "both_modal_order": 0.17,
    "both_modal_others": 0.07,
    "both_modal_past": -0.09,
    "both_modal_possessive": 0.07,
    "both_modal_reason": 0.09,
    "both_modal_speaker": -0.18,
    "both_modal_told": -0.55,
    "both_modal_vague": -0.03,
    "both_negation_and": -0.24,
    "both_negation_article": -0.08,
    "both_negation_comparison": 0.21,
    "both_negation_condition": -0.79,
    "both_negation_every": 0.31,
    "both_negation_is": -0.11,
    "both_negation_modal": -0.78,
    "both_negation_negation": 0.22,
    "both_negation_none": -0.63,
    "both_negation_order": 0.43,
    "both_negation_others": 0.28,
    "both_negation_past": -0.30,
    "both_negation_possessive": 0.19,
    "both_negation_reason": -0.01,
    "both_negation_speaker": 0.98,
    "both_negation_told": -0.41,
    "both_negation_vague": -0.33,
    "both_none_and": -0.78,
    "both_none_article": 0.15,
    "both_none_comparison": -0.29,
    "both_none_condition": 0.30,
    "both_none_every": -0.08,
    "both_none_is": -0.50,
    "both_none_modal": -0.19,
    "both_none_negation": 0.27,
    "both_none_none": 0.24,
    "both_none_order": 0.07,
    "both_none_others": 0.41,
    "both_none_past": -0.26,
    "both_none_possessive": 0.55,
    "both_none_reason": -0.15,
    "both_none_speaker": 0.86,
    "both_none_told": 0.05,
    "both_none_vague": 0.53,
    "both_order_and": -0.56,
    "both_order_article": 0.06,
    "both_order_condition": 0.09,
    "both_order_every": -0.40,
    "both_order_is": -0.39,
    "both_order_modal": 0.45,
    "both_order_negation": -0.01,
    "both_order_none": 0.39,
    "both_order_order": 0.62,
    "both_order_others": -0.40,
    "both_order_past": 0.03,
    "both_order_possessive": 0.44,
    "both_order_reason": 0.11,
    "both_order_speaker": -1.15,
    "both_order_told": -0.22,
    "both_order_vague": 0.25,
    "both_others_and": -0.23,
    "both_others_article": 0.52,
    "both_others_comparison": -0.24,
    "both_others_condition": 0.05,
    "both_others_every": -0.19,
    "both_others_is": -0.32,
    "both_others_modal": -1.10,
    "both_others_negation": 0.18,
    "both_others_none": 0.05,
    "both_others_order": -0.37,
    "both_others_others": -0.58,
    "both_others_past": -0.89,
    "both_others_possessive": 0.96,
    "both_others_reason": -0.23,
    "both_others_speaker": 1.08,
    "both_others_told": -1.06,
    "both_others_vague": -0.42,
    "both_past_and": 0.04,
    "both_past_article": -0.90,
    "both_past_comparison": 0.25,
    "both_past_condition": 0.40,
    "both_past_every": -0.41,
    "both_past_is": 0.29,
    "both_past_modal": 0.24,
    "both_past_negation": -0.67,
    "both_past_none": 0.21,
    "both_past_order": 0.36,
    "both_past_others": -0.41,
    "both_past_past": -0.17,
    "both_past_possessive": -0.19,
    "both_past_reason": -0.22,
    "both_past_speaker": -0.74,
    "both_past_told": -0.17,
    "both_past_vague": -0.05,
    "both_possessive_comparison": -0.05,
    "both_possessive_is": -0.01,
    "both_possessive_none": -1.35,
    "both_possessive_order": -0.11,
    "both_possessive_others": -0.10,
    "both_possessive_reason": -0.01,
    "both_possessive_speaker": 0.44,
    "both_possessive_told": -0.13,
    "both_reason_and": -0.02,
    "both_reason_article": -0.30,
    "both_reason_condition": 0.07,
    "both_reason_every": -0.30,
    "both_reason_is": -0.57,
    "both_reason_modal": -0.14,
    "both_reason_negation": 0.06,
    "both_reason_none": -0.41,
    "both_reason_order": 0.49,
    "both_reason_others": -0.69,
    "both_reason_past": 0.25,
    "both_reason_possessive": -0.88,
    "both_reason_reason": 0.27,
    "both_reason_speaker": -0.94,
    "both_reason_told": 0.28,
    "both_reason_vague": 0.02,
    "both_speaker_and": 0.20,
    "both_speaker_article": 0.10,
    "both_speaker_comparison": -0.61,
    "both_speaker_condition": -0.57,
    "both_speaker_every": -0.40,
    "both_speaker_is": 0.13,
    "both_speaker_modal": -0.48,
    "both_speaker_negation": -0.07,
    "both_speaker_none": -0.17,
    "both_speaker_order": -0.79,
    "both_speaker_others": 0.21,
    "both_speaker_past": -0.01,
    "both_speaker_possessive": 0.89,
    "both_speaker_reason": -0.05,
    "both_speaker_speaker": 0.38,
    "both_speaker_told": -0.52,
    "both_speaker_vague": -1.00,
    "both_told_and": -0.05,
    "both_told_article": 0.10,
    "both_told_comparison": -0.47,
    "both_told_condition": 0.12,
    "both_told_every": 0.29,
    "both_told_is": -0.46,
    "both_told_modal": 0.02,
    "both_told_negation": 0.23,
    "both_told_none": 0.53,
    "both_told_order": 0.12,
    "both_told_others": -0.46,
    "both_told_past": 0.31,
    "both_told_possessive": 0.54,
    "both_told_reason": -0.45,
    "both_told_speaker": -0.10,
    "both_told_told": 0.02,
    "both_told_vague": -0.97,
    "both_vague_and": 0.11,
    "both_vague_article": -0.87,
    "both_vague_comparison": -0.03,
    "both_vague_condition": -0.13,
    "both_vague_every": 0.08,
    "both_vague_is": -0.29,
    "both_vague_modal": 0.05,
    "both_vague_negation": 0.11,
    "both_vague_none": 0.31,
    "both_vague_order": 0.18,
    "both_vague_others": -0.76,
    "both_vague_past": 0.03,
    "both_vague_possessive": -0.52,
    "both_vague_reason": -0.11,
    "both_vague_speaker": 0.02,
    "both_vague_told": -0.02,
    "both_vague_vague": -0.39,
    "from_1": -1.54,
    "from_2": -2.20,
    "from_3": -1.83,
    "from_4": -1.12,
    "from_5": -0.33,
    "from_6": 0.25,
    "languages__": 0.13,
    "languages__dutch": -0.37,
    "languages__english": -0.04,
    "languages__french": -0.53,
    "languages__german": -0.48,
    "languages__italian": -0.50,
    "languages__polish": -0.55,
    "languages__portuguese": -0.65,
    "languages__spanish": -0.67,
    "languages__swedish": -0.24,
    "languages__turkish": -0.13,
    "languages_dutch_": -0.49,
    "languages_dutch_dutch": -1.77,
    "languages_dutch_english": 0.18,
    "languages_dutch_french": 0.08,
    "languages_dutch_german": -0.58,
    "languages_dutch_italian": -0.11,
    "languages_dutch_spanish": 0.14,
    "languages_dutch_swedish": 0.15,
    "languages_dutch_turkish": 0.07,
    "languages_english_": 0.14,
    "languages_english_dutch": 0.46,
    "languages_english_english": 0.33,
    "languages_english_french": 0.30,
    "languages_english_german": 0.09,
    "languages_english_italian": 0.33,
    "languages_english_polish": 0.05,
    "languages_english_portuguese": 0.13,
    "languages_english_spanish": 0.13,
    "languages_english_swedish": 0.30,
    "languages_french_": -0.44,
    "languages_french_dutch": 0.24,
    "languages_french_english": 0.10,
    "languages_french_french": -1.82,
    "languages_french_german": -0.24,
    "languages_french_italian": -2.23,
    "languages_french_polish": 0.34,
    "languages_french_portuguese": -0.01,
    "languages_french_spanish": -0.49,
    "languages_french_swedish": -0.30,
    "languages_french_turkish": -0.21,
    "languages_german_": -0.16,
    "languages_german_dutch": -0.37,
    "languages_german_english": 0.12,
    "languages_german_french": 0.12,
    "languages_german_german": -2.19,
    "languages_german_italian": -0.03,
    "languages_german_polish": -0.16,
    "languages_german_portuguese": 0.23,
    "languages_german_spanish": -0.52,
    "languages_german_swedish": 0.02,
    "languages_italian_": -0.60,
    "languages_italian_dutch": -0.04,
    "languages_italian_english": 0.19,
    "languages_italian_french": -1.92,
    "languages_italian_german": -0.24,
    "languages_italian_italian": -1.03,
    "languages_italian_polish": 0.16,
    "languages_italian_portuguese": 0.02,
    "languages_italian_spanish": -0.76,
    "languages_italian_swedish": 0.01,
    "languages_polish_": -0.65,
    "languages_polish_dutch": 0.02,
    "languages_polish_english": 0.01,
    "languages_polish_french": -0.08,
    "languages_polish_german": -0.22,
    "languages_polish_italian": -0.15,
    "languages_polish_polish": -0.75,
    "languages_polish_spanish": -0.10,
    "languages_polish_swedish": 0.09,
    "languages_portuguese_": -1.09,
    "languages_portuguese_dutch": -0.10,
    "languages_portuguese_english": -0.05,
    "languages_portuguese_french": -0.10,
    "languages_portuguese_german": -0.24,
    "languages_portuguese_italian": 0.08,
    "languages_portuguese_portuguese": -0.43,
    "languages_portuguese_spanish": -0.47,
    "languages_portuguese_swedish": -0.08,
    "languages_spanish_": -0.47,
    "languages_spanish_dutch": 0.10,
    "languages_spanish_english": 0.20,
    "languages_spanish_french": -0.52,
    "languages_spanish_german": -0.57,
    "languages_spanish_italian": -0.09,
    "languages_spanish_polish": 0.13,
    "languages_spanish_portuguese": -0.29,
    "languages_spanish_spanish": -1.93,
    "languages_spanish_swedish": 0.05,
    "languages_spanish_turkish": -0.25,
    "languages_swedish_": -0.74,
    "languages_swedish_dutch": 0.30,
    "languages_swedish_english": 0.08,
    "languages_swedish_german": 0.11,
    "languages_swedish_italian": 0.27,
    "languages_swedish_polish": -0.04,
    "languages_swedish_portuguese": -0.16,
    "languages_swedish_spanish": -0.20,
    "languages_swedish_swedish": -1.82,
    "languages_turkish_": -0.19,
    "languages_turkish_english": 0.20,
    "languages_turkish_french": -0.09,
    "languages_turkish_german": -0.04,
    "languages_turkish_italian": 0.06,
    "languages_turkish_polish": 0.09,
    "languages_turkish_portuguese": -0.12,
    "languages_turkish_turkish": -0.34,
    "next_and_and": -0.01,
    "next_and_article": -0.46,
    "next_and_comparison": -0.02,
    "next_and_condition": -0.23,
    "next_and_every": -0.46,
    "next_and_is": -0.44,
    "next_and_modal": -0.47,
    "next_and_negation": -0.77,
    "next_and_none": -0.11,
    "next_and_order": -0.08,
    "next_and_others": 0.89,
    "next_and_past": -0.75,
    "next_and_possessive": 0.78,
    "next_and_reason": 0.34,
    "next_and_speaker": -0.78,
    "next_and_told": -0.51,
    "next_and_vague": -0.30,
    "next_article_article": -0.41,
    "next_article_comparison": -0.44,
    "next_article_condition": -0.05,
    "next_article_every": -0.37,
    "next_article_modal": -0.60,
    "next_article_negation": -0.13,
    "next_article_none": -0.10,
    "next_article_order": -0.15,
    "next_article_others": 0.22,
    "next_article_past": -0.71,
    "next_article_possessive": 0.29,
    "next_article_reason": -0.35,
    "next_article_speaker": -0.11,
    "next_article_told": -0.83,
    "next_article_vague": -0.08,
    "next_comparison_and": -0.17,
    "next_comparison_article": 0.87,
    "next_comparison_comparison": -0.82,
    "next_comparison_condition": -0.93,
    "next_comparison_every": -0.20,
    "next_comparison_is": -0.06,
    "next_comparison_modal": -0.32,
    "next_comparison_negation": 0.54,
    "next_comparison_none": 0.09,
    "next_comparison_order": -0.22,
    "next_comparison_others": -0.36,
    "next_comparison_past": -0.01,
    "next_comparison_possessive": -0.34,
    "next_comparison_reason": -1.05,
    "next_comparison_speaker": -0.50,
    "next_comparison_told": -0.01,
    "next_comparison_vague": 0.19,
    "next_condition_article": 0.60,
    "next_condition_every": 0.02,
    "next_condition_is": -0.40,
    "next_condition_modal": -0.12,
    "next_condition_negation": -0.31,
    "next_condition_none": -0.12,
    "next_condition_others": -0.40,
    "next_condition_past": -0.15,
    "next_condition_possessive": 0.19,
    "next_condition_reason": 0.78,
    "next_condition_speaker": 0.40,
    "next_every_and": -0.70,
    "next_every_article": -0.25,
    "next_every_comparison": -0.50,
    "next_every_condition": -0.38,
    "next_every_every": -0.18,
    "next_every_is": -0.61,
    "next_every_modal": -0.55,
    "next_every_negation": 0.35,
    "next_every_none": 0.49,
    "next_every_order": -0.32,
    "next_every_others": -0.46,
    "next_every_past": 0.01,
    "next_every_possessive": 0.02,
    "next_every_reason": -0.76,
    "next_every_speaker": -0.08,
    "next_every_told": 0.03,
    "next_every_vague": -0.10,
    "next_is_and": -0.22,
    "next_is_article": -0.24,
    "next_is_comparison": -0.34,
    "next_is_condition": -0.35,
    "next_is_every": 0.06,
    "next_is_is": -0.05,
    "next_is_modal": 0.59,
    "next_is_negation": -0.40,
    "next_is_none": -0.06,
    "next_is_order": -0.61,
    "next_is_others": 0.64,
    "next_is_past": -0.41,
    "next_is_possessive": -0.38,
    "next_is_reason": -0.91,
    "next_is_speaker": 0.25,
    "next_is_told": -0.18,
    "next_is_vague": -0.20,
    "next_modal_and": -0.01,
    "next_modal_article": -0.16,
    "next_modal_comparison": -0.38,
    "next_modal_every": -0.94,
    "next_modal_is": -0.26,
    "next_modal_modal": -0.97,
    "next_modal_negation": -2.19,
    "next_modal_none": -0.20,
    "next_modal_order": -0.42,
    "next_modal_others": 1.64,
    "next_modal_past": -0.27,
    "next_modal_possessive": -0.31,
    "next_modal_reason": -0.03,
    "next_modal_speaker": 1.97,
    "next_modal_told": -0.67,
    "next_modal_vague": -1.04,
    "next_negation_and": -0.72,
    "next_negation_article": 0.33,
    "next_negation_comparison": 0.69,
    "next_negation_condition": 0.20,
    "next_negation_every": -0.20,
    "next_negation_is": -0.35,
    "next_negation_modal": -0.96,
    "next_negation_negation": 0.14,
    "next_negation_none": 0.43,
    "next_negation_order": -1.05,
    "next_negation_others": 0.07,
    "next_negation_past": 0.02,
    "next_negation_possessive": 0.08,
    "next_negation_reason": -0.63,
    "next_negation_speaker": -0.09,
    "next_negation_told": 0.45,
    "next_negation_vague": 0.33,
    "next_none_and": -1.10,
    "next_none_article": -0.73,
    "next_none_comparison": -0.31,
    "next_none_condition": -0.54,
    "next_none_every": -0.27,
    "next_none_is": 0.15,
    "next_none_modal": 0.03,
    "next_none_negation": -0.31,
    "next_none_none": 0.19,
    "next_none_order": -0.67,
    "next_none_others": -0.92,
    "next_none_past": 0.63,
    "next_none_possessive": -0.35,
    "next_none_reason": -0.62,
    "next_none_speaker": -1.01,
    "next_none_told": 0.41,
    "next_none_vague": -0.05,
    "next_order_and": -1.25,
    "next_order_article": 0.15,
    "next_order_comparison": -0.54,
    "next_order_condition": -0.77,
    "next_order_every": -0.12,
    "next_order_is": 0.69,
    "next_order_modal": 0.02,
    "next_order_negation": 1.05,
    "next_order_none": 0.40,
    "next_order_order": -0.49,
    "next_order_others": -0.48,
    "next_order_past": -1.25,
    "next_order_possessive": -0.78,
    "next_order_reason": -0.70,
    "next_order_speaker": 1.03,
    "next_order_told": -1.09,
    "next_order_vague": 0.10,
    "next_others_and": 0.07,
    "next_others_article": -0.42,
    "next_others_comparison": -0.38,
    "next_others_condition": -0.30,
    "next_others_every": -0.49,
    "next_others_is": -0.57,
    "next_others_modal": 0.30,
    "next_others_negation": 0.45,
    "next_others_none": 0.30,
    "next_others_order": 0.22,
    "next_others_others": -0.34,
    "next_others_past": -0.10,
    "next_others_possessive": -0.42,
    "next_others_reason": -0.73,
    "next_others_speaker": -0.54,
    "next_others_told": 0.59,
    "next_others_vague": -0.38,
    "next_past_and": 0.36,
    "next_past_article": 0.18,
    "next_past_comparison": -0.47,
    "next_past_condition": -0.34,
    "next_past_every": 0.12,
    "next_past_is": -0.44,
    "next_past_modal": -0.03,
    "next_past_negation": -0.13,
    "next_past_none": -0.12,
    "next_past_order": -0.43,
    "next_past_others": -0.60,
    "next_past_past": -0.67,
    "next_past_possessive": 0.54,
    "next_past_reason": -0.66,
    "next_past_speaker": -0.58,
    "next_past_told": 0.28,
    "next_past_vague": 0.04,
    "next_possessive_comparison": 0.56,
    "next_possessive_is": 0.57,
    "next_possessive_none": 0.54,
    "next_possessive_order": 0.15,
    "next_possessive_others": 0.10,
    "next_possessive_reason": 0.01,
    "next_possessive_speaker": -0.28,
    "next_possessive_told": 0.42,
    "next_reason_and": -0.55,
    "next_reason_article": -0.13,
    "next_reason_comparison": -0.09,
    "next_reason_condition": -0.78,
    "next_reason_every": -0.25,
    "next_reason_is": 1.06,
    "next_reason_modal": -0.22,
    "next_reason_negation": 0.69,
    "next_reason_none": -0.23,
    "next_reason_order": 0.77,
    "next_reason_others": -1.18,
    "next_reason_past": -0.21,
    "next_reason_possessive": -0.20,
    "next_reason_reason": 1.06,
    "next_reason_speaker": -0.48,
    "next_reason_told": -0.49,
    "next_reason_vague": -0.67,
    "next_speaker_and": -0.25,
    "next_speaker_article": -0.34,
    "next_speaker_comparison": -0.04,
    "next_speaker_condition": -0.40,
    "next_speaker_every": -0.74,
    "next_speaker_is": 0.18,
    "next_speaker_modal": 0.13,
    "next_speaker_negation": 0.46,
    "next_speaker_none": 0.07,
    "next_speaker_order": 1.20,
    "next_speaker_others": -0.12,
    "next_speaker_past": 0.28,
    "next_speaker_possessive": -0.44,
    "next_speaker_reason": -0.75,
    "next_speaker_speaker": -0.73,
    "next_speaker_told": -0.06,
    "next_speaker_vague": 0.35,
    "next_told_and": -0.47,
    "next_told_article": -1.06,
    "next_told_comparison": 0.48,
    "next_told_condition": 0.77,
    "next_told_every": -0.48,
    "next_told_is": -0.64,
    "next_told_modal": -0.25,
    "next_told_negation": -0.34,
    "next_told_none": 0.28,
    "next_told_order": -0.80,
    "next_told_others": -0.31,
    "next_told_past": -0.31,
    "next_told_possessive": -0.31,
    "next_told_reason": -0.73,
    "next_told_speaker": -0.23,
    "next_told_told": -0.23,
    "next_vague_and": -0.20,
    "next_vague_article": 0.04,
    "next_vague_comparison": -0.66,
    "next_vague_condition": 0.03,
    "next_vague_every": -0.46,
    "next_vague_is": 0.21,
    "next_vague_modal": -0.64,
    "next_vague_negation": -0.25,
    "next_vague_none": -0.15,
    "next_vague_order": -0.20,
    "next_vague_others": -0.28,
    "next_vague_past": -0.98,
    "next_vague_possessive": 0.46,
    "next_vague_reason": -0.55,
    "next_vague_speaker": 0.95,
    "next_vague_told": -0.63,
    "next_vague_vague": -0.26,
    "other_language": 0.23,
    "pause": -5.97,
    "same_language": -0.70,
    "shape_capital_capital": 0.73,
    "shape_capital_digit": -2.46,
    "shape_capital_other": 0.33,
    "shape_capital_small": -1.18,
    "shape_digit_capital": -1.25,
    "shape_digit_digit": -1.26,
    "shape_digit_other": 0.09,
    "shape_digit_small": -2.66,
    "shape_other_capital": -0.08,
    "shape_other_digit": -0.67,
    "shape_other_other": 1.19,
    "shape_other_small": 0.14,
    "shape_small_capital": 1.64,
    "shape_small_digit": -0.54,
    "shape_small_other": 1.66,
    "shape_small_small": -1.17,
    "to_1": -1.91,
    "to_2": -2.10,
    "to_3": -1.71,
    "to_4": -0.96,
    "to_5": -0.19,
    "to_6": 0.21,
}
#: What the words around a place add, in hundredths: before it (b) and after it (a), the ones beside these (e, l), pairs
#: of them with "_" between them, also with the class of the other one (ca, bc), and the last two letters (bx, ax).
OF_WORDS: Final = """
a:*:40 a:0:-91 a:abara:-13 a:abbiamo:62 a:abend:-26 a:abends:5 a:ablation:23 a:about:-114 a:above:-90 a:abroad:-12
a:abstracts:14 a:abt:-17 a:accent:40 a:accepting:-3 a:according:112 a:accordions:3 a:account:-45 a:accounting:-13
a:ach:61 a:across:-39 a:actually:59 a:add:-18 a:additional:-37 a:additionally:75 a:address:17 a:adesso:24
a:adeyemi:-52 a:adler's:-4 a:admiral:-38 a:adverbs:31 a:aerator:39 a:af:-9 a:after:-13 a:afternoon:-26 a:afterwards:31
a:again:-132 a:against:-39 a:age:-35 a:agent:-64 a:ago:-78 a:agora:28 a:agreeing:11 a:agreement:-5 a:ah:142
a:ahead:-136 a:ahlers's:-27 a:ahora:21 a:aid:-26 a:aim:40 a:aiming:1 a:ainda:32 a:airports:66 a:aisle:35 a:al:-30
a:alarm:-39 a:alder:-2 a:aldrig:-16 a:ale:59 a:alegro:-1 a:alfred:-15 a:algebra:18 a:all:-8 a:alla:65 a:alle:-31
a:allergen:19 a:allergens:10 a:allergic:14 a:allergy:10 a:allow:33 a:allowed:-14 a:allows:-37 a:alltid:-6 a:alltså:5
a:alone:-79 a:along:-100 a:already:-107 a:alright:133 a:also:72 a:altos:27 a:always:31 a:am:-32 a:amanhã:4 a:amber:-2
a:amcam:15 a:among:-54 a:amp:47 a:amps:-28 a:an:34 a:ana:-12 a:analyser's:-13 a:and:-79 a:anders:18 a:android:5
a:angeles:-40 a:anmeldung:-10 a:anna:-11 a:annelies:-21 a:annem:10 a:announce:5 a:annual:1 a:anonymous:13
a:another:-26 a:anouk:64 a:anschlüsse:-1 a:anselmo:-27 a:ansible:29 a:answer:-5 a:answers:-25 a:antenna:-22
a:antenner:-1 a:antes:51 a:any:-35 a:anybody:-25 a:anymore:-32 a:anyone:98 a:anyone's:-10 a:anything:82 a:anyway:19
a:ao:-31 a:apart:-71 a:api:-7 a:apk:15 a:app:-1 a:apparently:58 a:apple:9 a:apples:11 a:appointment:-5 a:apprentice:24
a:apprentices:39 a:approver:11 a:april:-115 a:après:6 a:aquí:38 a:archive:-69 a:are:-130 a:arent:-9 a:arm:-4
a:around:-85 a:arrive:-56 a:arrived:-15 a:art:5 a:arteries:28 a:as:-15 a:ask:64 a:asked:-73 a:asking:-34 a:asks:-14
a:asset:41 a:assistance:-56 a:at:-105 a:ate:4 a:atl:-51 a:att:-3 a:attempts:-31 a:até:5 a:au:-14 a:aucun:16
a:audio:-18 a:auditors:47 a:auf:-2 a:aufträge:-19 a:august:-134 a:aunt:12 a:aurelia:11 a:aus:-86 a:ausbilder:-14
a:ausflug:-18 a:aushang:-24 a:ausnahmen:13 a:autosave:31 a:available:-57 a:avant:-34 a:avatars:12 a:avec:21 a:aviso:7
a:aw:41 a:awake:-15 a:away:-102 a:aws:47 a:ay:11 a:ayer:104 a:b:-120 a:baby:96 a:babys:20 a:babysitter:34 a:back:-28
a:backend:39 a:backfill:5 a:backup:99 a:backups:123 a:badestellen:-25 a:badges:10 a:badly:-8 a:bag:-46 a:bags:-26
a:bah:12 a:baking:10 a:balance:-12 a:ballons:-28 a:ban:27 a:band:-27 a:bank:-49 a:bar:-53 a:barnaby:-6 a:barnen:65
a:bars:-54 a:basalt:2 a:basic:-44 a:batch:43 a:bath:-62 a:bathroom:14 a:battery:53 a:baud:-23 a:bc:-29 a:be:-153
a:beam:3 a:beams:-21 a:beat:-50 a:beats:-72 a:beaucoup:17 a:became:-10 a:because:-50 a:beds:4 a:beehives:38
a:beekeepers:13 a:been:39 a:bees:139 a:before:-93 a:begins:-23 a:behind:-103 a:bei:32 a:being:-59 a:believe:-34
a:bell:-14 a:belong:-1 a:belongs:-21 a:below:-92 a:belt:-43 a:ben:31 a:benedikt:7 a:benno:-2 a:bereitschaft:26
a:bergen:-93 a:bergs:44 a:bestehen:-1 a:beta:100 a:better:-4 a:between:26 a:beyond:36 a:bicycles:5 a:bierzemy:62
a:big:66 a:bij:-25 a:bike:51 a:biked:21 a:bill:-94 a:billing:40 a:bin:39 a:birthday:9 a:bis:37 a:bisecting:1 a:bit:47
a:bitte:85 a:blackberry:-2 a:blasting:10 a:bleiben:-20 a:blimey:24 a:blind:-21 a:blood:27 a:blower:30 a:blue:31
a:bluetooth:46 a:boah:59 a:board:-5 a:boarding:3 a:boards:-16 a:boat:-33 a:bobbins:33 a:bogdan:9 a:boh:21 a:boiler:56
a:bokningsnumret:6 a:bologna:-13 a:bom:27 a:bon:44 a:bonfire:19 a:book:-57 a:booked:52 a:bookshops:16 a:bookworm:25
a:booster:81 a:bootloader:33 a:boots:23 a:bootsprüfung:42 a:border:-23 a:borg:17 a:boss:32 a:both:48 a:bots:4
a:bottled:23 a:bottles:-2 a:bottling:58 a:bow:43 a:bowline:16 a:box:-108 a:boxes:25 a:bpm:13 a:brain:49 a:branch:-28
a:brandkåren:12 a:brandl:-33 a:brandt:-24 a:brandversicherung:-5 a:brass:14 a:brave:25 a:brb:159 a:break:-54
a:breaks:-11 a:breed:-2 a:breng:-7 a:brezeln:-41 a:bridges:-5 a:bright:-31 a:brilliant:13 a:bringe:-2 a:brings:-28
a:brioche:14 a:british:43 a:brno:-145 a:bro:20 a:broke:-57 a:broken:-10 a:broodjes:-21 a:broom:7 a:brought:-7 a:brr:2
a:brrr:48 a:brücken:-12 a:btw:-26 a:bucket:-6 a:buenos:72 a:bufor:43 a:bugün:6 a:build:-36 a:building:13 a:builds:-7
a:buiten:31 a:bullet:15 a:bullets:4 a:bumped:69 a:bundle:24 a:buns:-9 a:buoyage:18 a:burger:27 a:burns:-5 a:burnt:6
a:bus:61 a:business:-99 a:but:-83 a:by:-78 a:bytes:-45 a:było:-4 a:béchamel:12 a:böyle:4 a:büyük:14 a:c:-123
a:c'est:120 a:cabins:-3 a:cable:38 a:cabs:-13 a:cache:-98 a:cacto:19 a:cactus:8 a:cada:-6 a:caesar:25 a:café:-23
a:cake:-28 a:cakes:10 a:calculator:-13 a:calculators:17 a:calendar:16 a:called:-12 a:calls:-54 a:cambiamos:11
a:cambiaron:13 a:came:-76 a:camembert:-15 a:camera:16 a:camille:25 a:camp:-17 a:camper:28 a:can:9 a:can't:-62
a:candidate:27 a:candidates:12 a:candle:54 a:cannot:-114 a:cant:74 a:cap:-1 a:capisco:17 a:capita:18 a:caps:38
a:captain:1 a:captions:16 a:car:38 a:car's:-12 a:caramel:38 a:card:-81 a:cardiology:62 a:cards:-31 a:carnival:15
a:carretillas:-4 a:carried:-41 a:carrier:16 a:carries:-64 a:carry:-70 a:cars:-19 a:cart:78 a:case:47 a:cases:-21
a:cash:-7 a:catalogue:44 a:cats:117 a:ccd:7 a:cdns:-5 a:cell:-53 a:cello:10 a:centimetres:-33 a:centimetri:-32
a:centre:-33 a:centrifuge:22 a:centro:-26 a:ceramic:7 a:cert:44 a:certificate:-62 a:certificates:40 a:certification:27
a:chain:-19 a:chair:-4 a:chairs:-3 a:change:-17 a:changed:-25 a:channel:-36 a:chapter:87 a:chaque:47 a:characters:-21
a:charge:-34 a:charlotte's:-24 a:charming:-31 a:chat:-17 a:chauffören:16 a:che:43 a:check-in:8 a:checked:-6
a:cheerful:-58 a:cheers:76 a:cheese:-20 a:chess:10 a:chi:18 a:child:31 a:children:41 a:chiller:57 a:chip:18
a:chlorine:62 a:choir:5 a:choirs:32 a:chokes:-12 a:chopin:28 a:chose:31 a:christmas:-68 a:chutney:16 a:ci:49
a:cider:18 a:cinnamon:-36 a:claim:41 a:clapped:-2 a:class:-53 a:clean:-29 a:cleaned:81 a:clear:49 a:client:-24
a:clients:-4 a:closed:-30 a:closing:-3 a:cloth:-23 a:cloud:41 a:club:28 a:cm:-99 a:coast:-33 a:code:79 a:codger:-25
a:coffee:96 a:coils:34 a:cold:65 a:colleagues:-10 a:collimation:11 a:colour-blind:37 a:column:-18 a:columnar:40
a:columns:-8 a:com:-41 a:come:-46 a:comedy:-2 a:comes:-124 a:coming:1 a:commit:39 a:committee:8 a:como:68
a:company:-10 a:company's:-2 a:compared:29 a:compilers:64 a:complained:-47 a:composers:49 a:compost:31 a:compressor:22
a:con:21 a:concert's:17 a:conference:6 a:conflicts:31 a:congratulations:49 a:consider:43 a:considering:3 a:contact:12
a:contained:-20 a:context:-21 a:contract:6 a:contractors:25 a:control:-14 a:converted:24 a:cook:25 a:cooking:47
a:cool:7 a:copied:-2 a:copies:-13 a:copper:31 a:core:23 a:cork:-131 a:corner:-27 a:correct:33 a:correction:57
a:corridor:14 a:corrige:8 a:cost:-26 a:costs:-47 a:costumes:9 a:cottage:34 a:could:104 a:couldnt:-4 a:council:15
a:count:8 a:counted:16 a:counts:-49 a:courier:49 a:couriers:52 a:course:-59 a:cover:-52 a:covers:-76 a:cow:38
a:cows:24 a:coûte:-28 a:cpu:12 a:crane:54 a:crash:64 a:crashlytics:28 a:crate:-37 a:crates:-23 a:crc:-23 a:cream:-16
a:credit:-20 a:crew:-16 a:crisp:1 a:crooked:-70 a:cross-connect:17 a:crossing:-34 a:crutches:12 a:csv:-10 a:cubic:-13
a:curious:-48 a:current:36 a:cursors:-12 a:curtain:82 a:custard:14 a:customer:38 a:customs:60 a:cute:42 a:cutover:50
a:cycle:-12 a:cyclists:11 a:czternaście:17 a:czyli:22 a:célia:-34 a:d:-83 a:d'après:22 a:d'un:-28 a:da:-43 a:daarna:22
a:dab:32 a:dachbox:-17 a:dad:82 a:dad's:25 a:dads:53 a:dagster:-3 a:dailies:52 a:dairy:20 a:damage:-15 a:danach:84
a:danger:43 a:danke:43 a:dans:48 a:darf:-33 a:dark:43 a:das:153 a:dat:54 a:data:-43 a:database:-38 a:date:-24
a:dauert:-2 a:day:-66 a:days:-136 a:de:21 a:deadline:13 a:deadlocks:45 a:deal:-44 a:dealer:10 a:debian:-5 a:debug:38
a:december:-84 a:decided:26 a:decidi:20 a:deck:64 a:decoder:-18 a:dedem:24 a:dedetização:32 a:dedupe:38 a:deep:-21
a:default:107 a:degrees:-108 a:degrés:-30 a:dei:-29 a:dein:14 a:deixa:30 a:del:-145 a:delivered:-34 a:della:-69
a:delle:-8 a:dem:-13 a:denim:4 a:dentist:3 a:departing:-21 a:departure:44 a:deploys:7 a:deposit:87 a:der:167 a:des:-81
a:design:76 a:designer:36 a:desk:-33 a:después:42 a:det:44 a:details:-54 a:determinative:-21 a:deutsch:-16 a:deux:-7
a:device:22 a:dezimeter:-43 a:di:-90 a:diagrams:66 a:dialog:-1 a:diary:-35 a:dictionary:-21 a:did:84 a:die:153
a:died:-32 a:diesel:19 a:difference:-17 a:different:-5 a:differently:-13 a:digger:19 a:diggers:7 a:direct:-23
a:direnç:13 a:discount:-18 a:discussed:45 a:disk:34 a:dispatch:12 a:ditching:24 a:dive:19 a:dla:-24 a:do:8 a:dobra:24
a:dock:43 a:does:57 a:doesn't:-96 a:dog:-41 a:dogs:112 a:doing:-33 a:doit:-38 a:dolphins:9 a:domani:72 a:don't:76
a:donatella:-14 a:donc:2 a:done:38 a:donkeys:35 a:dont:131 a:door:-27 a:doors:51 a:dopo:-4 a:dose:3 a:dossier:25
a:dot:-23 a:double:-2 a:down:-72 a:download:-20 a:downtime:14 a:dr:66 a:draft:37 a:draußen:46 a:draw:-36 a:drawer:-18
a:draws:-8 a:drehstart:13 a:drei:11 a:dressing:5 a:drew:-17 a:drift:-37 a:drill:-46 a:drive:-55 a:driver:-19
a:drives:-42 a:dropbox:36 a:dropped:11 a:dropping:59 a:drops:-47 a:dry:7 a:dtw:-2 a:du:-5 a:ducato:-11 a:duck:-5
a:due:-62 a:duet:8 a:dump:-39 a:dunno:159 a:durch:1 a:dure:-1 a:duren:-6 a:during:-44 a:dusty:-91 a:duży:21 a:dès:-22
a:démarre:-4 a:días:-12 a:dörren:46 a:dün:39 a:e:-56 a:each:1 a:earlier:-77 a:earliest:24 a:early:18 a:easy:-16
a:eating:-15 a:eats:-8 a:ebook:49 a:ech:38 a:economy:-140 a:edelweiss:-19 a:een:-4 a:egg:22 a:eh:8 a:eight:3
a:eimern:-5 a:ein:30 a:einem:-2 a:eingeplant:-57 a:eingetragen:-12 a:el:117 a:electric:50 a:electrics:19
a:electromagnetic:2 a:elle:53 a:elm:21 a:else:-103 a:else's:-30 a:elternsprecher:4 a:em:-19 a:emergency:6 a:empty:-43
a:emr:2 a:en:85 a:encore:-2 a:end:-66 a:ending:-53 a:endpoint:-32 a:ends:-74 a:energy:-14 a:enganei-me:14
a:engineer:-28 a:englisch:-23 a:english:-17 a:enjoy:57 a:enough:-50 a:ensuite:91 a:entendu:7 a:entre:41 a:entrego:-63
a:entro:42 a:entropy:32 a:entry:5 a:enviamos-lhe:31 a:equatorial:19 a:er:-11 a:era:-4 a:erp:-1 a:errata:42 a:error:21
a:errors:-54 a:erst:-24 a:erstattungen:14 a:es:29 a:ese:9 a:eso:4 a:est:-155 a:est-ce:48 a:este:-6 a:está:-42 a:eta:34
a:euro:-155 a:euros:-96 a:even:-1 a:evening:-86 a:event:-7 a:eventually:40 a:ever:-8 a:every:8 a:everyone:66
a:everything:-10 a:everywhere:-33 a:ewa:9 a:ewr:-53 a:exactly:30 a:exam:24 a:examiners:8 a:examples:-2 a:excel:8
a:excuse:31 a:exhaust:1 a:exists:-3 a:expect:103 a:explain:23 a:explanation:-9 a:extra:-26 a:extras:30 a:ey:31 a:f:-27
a:fabric:4 a:fabrizio:30 a:facilities:144 a:factories:30 a:fahrad:32 a:fall:-87 a:falls:-67 a:falta:76 a:families:62
a:family:-44 a:far:-65 a:farfar:-12 a:farm:-5 a:fast:-24 a:faster:-15 a:father's:-8 a:fatto:22 a:fatura:20
a:faut-il:18 a:feathers:15 a:feature:70 a:feb:-9 a:february:-137 a:fechado:22 a:fechou:25 a:fee:-78 a:feed:-33
a:feedback:16 a:feel:1 a:feeling:7 a:feels:10 a:fel:-15 a:fell:-39 a:felt:17 a:fencing:29 a:ferme:-1 a:fermenter:12
a:fern:26 a:ferries:43 a:ferry:6 a:festival:-7 a:festive:23 a:fico:3 a:ficou:8 a:field:48 a:fight:19 a:figurati:29
a:figure:-21 a:fika:25 a:file:-88 a:fill:-7 a:finalement:75 a:finance:87 a:finder:19 a:findings:22 a:fine:40
a:finish:-4 a:finished:78 a:fires:-9 a:firewall:23 a:firm:-19 a:firmware:13 a:first:26 a:fisch:-29 a:fish:-25
a:fit:-23 a:fits:-46 a:five:-30 a:fix:-65 a:fixed:15 a:fixed-point:25 a:flag:-9 a:flaky:43 a:flash:37 a:flew:-41
a:flight:-116 a:flights:-85 a:float:-6 a:flood:15 a:floor:-67 a:floor's:19 a:floors:-14 a:flour:11 a:flying:14 a:fm:7
a:fog:109 a:folder:-63 a:folders:-14 a:folks:57 a:follow:-17 a:following:132 a:fonder:3 a:food:20 a:football:32
a:footer:7 a:for:-79 a:force:13 a:forecast:36 a:forget:67 a:forklift:21 a:forklifts:88 a:form:-77 a:forms:-4
a:formulare:-6 a:fortran:-33 a:fothergill:-3 a:fotografiert:-6 a:found:1 a:foundation:-15 a:four:-22 a:foxes:1
a:fragile:9 a:frames:-56 a:franchement:58 a:frau:-41 a:free:-82 a:french:-26 a:fresh:14 a:friday:-32 a:fridge:12
a:from:-55 a:front:30 a:frozen:19 a:fruit:39 a:fuel:33 a:full:-91 a:fun:53 a:funkmast:53 a:funkzeugnis:33 a:funny:79
a:further:-43 a:fyi:81 a:fysikprovet:25 a:fächer:-15 a:färjan:6 a:für:93 a:füße:-15 a:g:-63 a:gale:38 a:garage:52
a:garaj:26 a:garcia:-5 a:garden:13 a:gardens:29 a:garnet:-47 a:garnish:55 a:gas:38 a:gaspard:-7 a:gb:-114 a:gc-ms:22
a:gdansk:-134 a:gdyni:-9 a:gebühr:11 a:gece:30 a:geef:26 a:geen:9 a:geese:-14 a:geht:-15 a:generally:9 a:generated:22
a:generations:-5 a:gentle:-31 a:gern:51 a:gerry:12 a:gerät:-2 a:gestern:105 a:get:-61 a:gets:-147 a:getting:36
a:gezählt:-29 a:geöffnete:21 a:ghent:-117 a:gib:19 a:gibi:-29 a:gift:-49 a:gigabytes:-40 a:gigas:-8 a:gimme:13
a:giorni:-27 a:gipfel:-11 a:giriş:24 a:gisteren:105 a:give:66 a:given:122 a:gives:-50 a:glad:158 a:glass:12
a:glasses:-2 a:glaze:33 a:glove:-47 a:gloves:105 a:glued:-3 a:gluten:46 a:go:-63 a:goats:44 a:god:22 a:godmothers:57
a:goed:13 a:goes:-147 a:going:78 a:gold:-23 a:gone:-7 a:gonna:145 a:good:76 a:goodness:55 a:goose:28 a:gosh:73
a:gostaria:11 a:gosto:107 a:got:37 a:gotta:57 a:governance:37 a:gpio:25 a:gpu:-3 a:gracias:27 a:grad:-51 a:grading:17
a:grafana's:4 a:grafiche:-8 a:gramm:-23 a:grammar:10 a:grammars:42 a:grams:-59 a:gran:63 a:grandad:41 a:grandad's:-2
a:grandma:70 a:grandma's:11 a:grandmas:16 a:grandpa:23 a:grandpa's:19 a:granny:2 a:graph:-3 a:graphs:94 a:gravity:44
a:graz:-138 a:grazie:7 a:great:131 a:great-aunt:4 a:green:-4 a:grib:-11 a:ground:43 a:group:-51 a:groupe:-38
a:grower:10 a:gudrun:13 a:guess:8 a:guides:65 a:gulls:34 a:gunilla:-11 a:gusta:-29 a:gut:59 a:guy:-24 a:gym:23
a:går:-4 a:gün:-2 a:güney:1 a:h:-26 a:ha:35 a:hab:96 a:haben:-15 a:habla:27 a:had:-22 a:haftada:25 a:haha:141
a:hale:-16 a:half:73 a:hall:-24 a:hamster:10 a:hand:13 a:handle:-14 a:handover:8 a:hands:73 a:handwriting:4
a:handy:-28 a:handyman:25 a:hang:43 a:hangs:-28 a:hanna:-18 a:hannah:-9 a:hanne:-18 a:happens:-37 a:happier:17
a:happy:78 a:harbour:40 a:hard:49 a:hardware:-9 a:harms:-2 a:harvest:8 a:has:-120 a:hasn't:-40 a:hat:-76 a:hate:28
a:haulier:4 a:haus:-6 a:hause:-29 a:hava:25 a:have:-130 a:havent:81 a:having:46 a:hay:42 a:hazel:-7 a:he:15 a:he's:14
a:head:78 a:headcount:55 a:heads:-27 a:headset:36 a:heard:4 a:hearing:-16 a:heat:57 a:heating:34 a:heb:44 a:hedges:56
a:heeft:-34 a:held:-23 a:helipad:67 a:hello:16 a:hellre:16 a:helm:-5 a:helmets:11 a:help:7 a:helps:-23 a:helst:24
a:hem:4 a:hemos:23 a:hens:6 a:hepzibah:-18 a:her:27 a:herbs:11 a:herbst:-36 a:here's:75 a:herr:-36 a:hertz:-16
a:hes:75 a:het:34 a:hex:23 a:hey:127 a:hi:109 a:hier:67 a:high:-21 a:higher:-8 a:highlight:38 a:hihi:14 a:hij:13
a:hikers:9 a:him:-86 a:hints:16 a:hire:13 a:his:-5 a:historically:66 a:history:-33 a:hive:85 a:hm:165 a:hmm:138
a:ho:100 a:hoca:3 a:hold:-21 a:holder:-26 a:holds:-69 a:holes:46 a:home:-95 a:homework:100 a:honestly:164 a:honey:3
a:honing:-1 a:hooguit:26 a:hook:-16 a:hope:79 a:hoping:49 a:horas:-29 a:horn:-34 a:hospital:53 a:hosting:96
a:hosts:-24 a:hot:54 a:hotel:-67 a:hotfix:61 a:hour:-92 a:hours:-87 a:house:-36 a:how:-21 a:however:126 a:hoy:11
a:hoşça:8 a:hr:41 a:hrs:-40 a:hugo:34 a:huh:88 a:hull:66 a:hum:-42 a:humidity:-19 a:humming:-13 a:hundefutter:70
a:hundred:-12 a:hungry:-8 a:hunters:39 a:hurts:24 a:hz:-28 a:härligt:1 a:härnäst:57 a:höchstens:67 a:högst:54 a:i:-9
a:i'd:-2 a:i'll:32 a:i'm:-2 a:i've:6 a:iah:-109 a:ich:-1 a:icons:21 a:icu:25 a:ida:-17 a:idee:-4 a:ids:-52 a:ieri:89
a:if:7 a:ignore:7 a:ihrem:-22 a:il:121 a:ill:152 a:ilse:14 a:im:72 a:imagine:63 a:immer:-31 a:imo:59 a:impftermin:22
a:importe:-13 a:in:-67 a:in-laws:15 a:inbound:151 a:incident:71 a:incl:-34 a:included:-98 a:includes:-13
a:including:-36 a:index:-8 a:indoors:-18 a:ines:102 a:information:-10 a:inga:80 a:ingen:35 a:initially:13 a:inlet:50
a:inside:-34 a:insists:-8 a:inspection:-50 a:inspector:28 a:instead:-114 a:instructor:40 a:insulin:5 a:interest:64
a:interesting:88 a:interestingly:13 a:into:-96 a:intro:41 a:inventur:13 a:invoices:58 a:inzwischen:9 a:io:-33 a:ios:77
a:ip:-3 a:irgendwie:7 a:iron:12 a:is:-65 a:isn't:74 a:ist:-70 a:it:38 a:it'd:38 a:it's:39 a:italian:-14 a:items:-41
a:its:92 a:itself:-37 a:ivan:-42 a:ive:102 a:j'ai:64 a:j'aime:69 a:j'aimerais:67 a:ja:-29 a:jag:144 a:jaja:78
a:jajaja:23 a:jams:7 a:january:-112 a:jars:-28 a:jasne:21 a:je:11 a:jeez:52 a:jephthah:-25 a:jest:-26 a:jetty:24
a:jfk:-70 a:jib:3 a:jingle:-29 a:joan:81 a:job:-95 a:jobs:-26 a:johanna:35 a:johanne:50 a:joke:-12 a:jokes:23
a:joli:13 a:joost:4 a:jorge:23 a:jorrit:-9 a:journal:14 a:jours:-19 a:jourtelefonen:37 a:json:5 a:judo:41 a:juli:16
a:july:-112 a:jump:12 a:june:-133 a:just:19 a:jutro:21 a:jwt:21 a:já:74 a:k:23 a:kacheln:-50 a:kaffee:-26 a:kafka:15
a:kapitanowie:23 a:kardeşim:10 a:kassenschluss:2 a:kaution:9 a:kb:-73 a:kedi:31 a:keep:53 a:keeper:-33 a:keeping:-25
a:keeps:-63 a:keller:-2 a:kemiprovet:31 a:kennel:72 a:kept:-26 a:key:-35 a:keys:72 a:kg:-78 a:khaki:-7 a:kid:31
a:kids:100 a:kill:-24 a:kiln:17 a:kilo:-74 a:kilobytes:-28 a:kilometer:-23 a:kilometres:-28 a:kilos:-86
a:kilovatios:-27 a:kind:-40 a:kinda:97 a:kinder:-18 a:kindly:21 a:kinds:-53 a:kinetic:24 a:kiosk:11 a:kitchen:48
a:kişi:-3 a:kkk:34 a:klart:10 a:klausur:-53 a:kleiderkartons:-22 a:kleine:-37 a:klientka:28 a:klingt:10 a:klo:-9
a:klucze:22 a:km:-72 a:knife:11 a:knives:15 a:knochen:-21 a:knots:20 a:know:-137 a:knows:-48 a:koi:41 a:kollege:-9
a:kommentare:35 a:kommer:-10 a:kommt:-18 a:kopia:26 a:korrektur:55 a:kot:50 a:koty:32 a:krosno:31 a:kubernetes:54
a:kundennummer:20 a:kuppelmotor:8 a:kursnummer:15 a:kursun:23 a:kurulum:20 a:kurzwellen:9 a:kuzey:11 a:käfer:-6
a:küçük:39 a:l'an:-4 a:l'appairage:29 a:l'atelier:54 a:l'entrepôt:16 a:la:94 a:labeled:-8 a:labelled:-34 a:labels:-18
a:laborbuch:11 a:ladders:8 a:lady:-24 a:lag:-27 a:lakes:28 a:lamb:11 a:lamp:-42 a:land:-1 a:landed:2 a:landlords:60
a:lane:-74 a:lang:-83 a:larch:22 a:las:31 a:laserpointer:18 a:last:18 a:lastbilen:11 a:lasts:-24 a:late:71 a:lately:-1
a:latency:29 a:later:-52 a:laternen:-10 a:latest:6 a:latin:10 a:latine:-6 a:laughed:-28 a:laughing:-38 a:laut:82
a:law:-1 a:lax:-50 a:lay:-24 a:layer:-26 a:layers:-37 a:lazy:59 a:le:156 a:leak:4 a:learned:30 a:learner:28
a:learning:58 a:lease:10 a:leave:12 a:leaves:-68 a:leaving:-6 a:led:-36 a:left:-34 a:leg:-20 a:legal:54 a:lehrling:17
a:leiden:-107 a:leihgebühr:-64 a:lekker:30 a:lemonade:7 a:lena:71 a:leo:48 a:leos:33 a:les:120 a:lesson:53
a:lessons:40 a:let:83 a:let's:60 a:lets:104 a:letter:-27 a:letterpress:5 a:letters:-27 a:letztes:15 a:leute:-101
a:level:-30 a:lever:-6 a:lga:-5 a:library:37 a:licence:-59 a:lidar:25 a:lids:27 a:lie:-46 a:lieber:13
a:lieferschein:-3 a:liegt:-19 a:lies:-29 a:liever:65 a:life:-1 a:lifeguard:-20 a:lift:18 a:lift's:-13 a:ligger:-24
a:lighter:32 a:lightning:21 a:lights:-51 a:like:-260 a:limestone:38 a:linden:-11 a:lindqvist:-23 a:line:-47
a:linear:10 a:lines:-20 a:lingered:-3 a:link:-71 a:linking:5 a:linter:34 a:liquids:10 a:lisbon:5 a:list:-121
a:listonosz:28 a:litres:-62 a:litri:-14 a:litros:-14 a:little:-66 a:lives:-28 a:lmao:30 a:lo:54 a:load:-72
a:loader:-21 a:loan:28 a:lock:2 a:locker:49 a:lockers:24 a:locks:-3 a:login:32 a:lol:53 a:long:-79 a:longer:-71
a:look:-75 a:looked:-20 a:looking:46 a:looks:-3 a:loop:46 a:loose:45 a:los:54 a:lossy:19 a:lot:-27 a:lots:63
a:loud:-27 a:love:32 a:low:6 a:lower:13 a:loyalty:53 a:lucca:-111 a:lucile:-16 a:lucía:17 a:luego:58 a:lukas:34
a:lumens:-7 a:lunch:54 a:lunghi:-22 a:là:-4 a:länger:50 a:läuft:-25 a:löcher:-3 a:lösenordet:13 a:m:-62 a:ma:-81
a:mac:25 a:machine:-119 a:made:-44 a:madrid:-21 a:mag:-26 a:mai:13 a:mail:36 a:main:73 a:maintenant:-32 a:make:20
a:makes:-49 a:maksymalnie:18 a:mal:-51 a:malik:2 a:malmo:-149 a:mama:69 a:mamma:84 a:management:48 a:manager:-22
a:mando:-17 a:manganese:4 a:many:58 a:maple:1 a:mapping:9 a:maps:40 a:march:-111 a:maribel:-8 a:marina:8 a:mark:89
a:marked:26 a:market:-42 a:marketing:73 a:marks:-51 a:marta:45 a:marvellous:1 a:match:13 a:mate:9 a:maternity:65
a:matin:-16 a:matter:-19 a:max:74 a:maximal:55 a:may:-95 a:maybe:71 a:maëlle:10 a:mañana:1 a:mały:9 a:mb:-132
a:mbit:-76 a:mdr:29 a:me:-170 a:means:-72 a:measured:41 a:measurements:-10 a:mechanic:14 a:med:-15 a:medical:31
a:medicine:42 a:meds:9 a:medí:30 a:meets:-16 a:megabyte:-32 a:megabytes:-36 a:meglio:56 a:meh:49 a:mehr:105 a:mein:41
a:mejor:47 a:melden:-2 a:member:-49 a:members:-21 a:membership:21 a:memory:66 a:men:-37 a:menu:28 a:menudo:48
a:merchants:3 a:merci:64 a:merged:20 a:mertens:36 a:messages:-59 a:messung:-15 a:metaphors:20 a:meteor:6 a:meter:68
a:method:-87 a:metre:-8 a:metres:-81 a:metronomi:9 a:metros:-3 a:mets:32 a:mg:-30 a:mia:-22 a:mich:-57 a:microamps:-14
a:microns:-41 a:mietvertrag:11 a:mieux:-15 a:migrated:36 a:migrations:53 a:mijn:102 a:mikroampere:-31 a:milk:45
a:milliseconds:-71 a:millisekunden:-17 a:mills:-3 a:milo:37 a:min:-7 a:mine:117 a:minha:-3 a:minimum:-15 a:minor:28
a:minors:41 a:mint:11 a:minute:-6 a:minuten:-114 a:minutes:-142 a:minuti:-39 a:minutos:-56 a:mio:17 a:mirabel:10
a:mirka:9 a:mirror:7 a:misc:-60 a:mission:11 a:mistakes:33 a:mix:-29 a:ml:-38 a:mm:-20 a:mn:18 a:mnie:-3 a:mobile:7
a:mocking:-9 a:mocks:9 a:mod:46 a:mode:-13 a:model:6 a:mon:35 a:monday:4 a:mondays:48 a:money:-54 a:monitor:24
a:monks:10 a:monorepo:10 a:month:-43 a:months:-54 a:moon:15 a:moped:10 a:more:-80 a:moretti:-12 a:morgen:34
a:mormor:40 a:morning:23 a:mornings:76 a:morse:37 a:moss:6 a:most:41 a:mot:-6 a:motor:8 a:move:-50 a:moved:49
a:movers:15 a:moves:-21 a:moving:77 a:mr:6 a:ms:-127 a:msgs:-6 a:much:-86 a:mucho:-6 a:muestras:-12 a:multiple:5
a:mum:101 a:mum's:79 a:museum:18 a:must:49 a:muster:21 a:mustn't:-11 a:mv:-28 a:mx:-39 a:my:5 a:myself:-56 a:más:-56
a:märz:44 a:målet:42 a:même:5 a:mój:44 a:n:-62 a:na:24 a:nach:25 a:nachmittag:-15 a:nachrichten:-14 a:nacht:-43
a:nachtisch:47 a:nada:16 a:nah:104 a:name:-47 a:names:-23 a:nana:5 a:nantes:-72 a:narrow:-47 a:nasse:25 a:natural:2
a:ne:-74 a:neap:67 a:near:-147 a:nearly:-24 a:neat:-1 a:nebel:-26 a:need:33 a:needed:-15 a:needs:-85 a:neighbour's:-20
a:neither:5 a:nel:8 a:nephew:13 a:nesting:-20 a:netops:32 a:netsec:45 a:neue:70 a:neuer:9 a:neun:-6 a:never:3
a:new:119 a:news:-5 a:next:36 a:ngl:58 a:nice:188 a:nicht:-51 a:nie:-11 a:niente:80 a:niet:-42 a:night:23 a:night's:-2
a:nightly:73 a:nights:-12 a:nine:-95 a:ninguém:46 a:no:52 a:noah:-37 a:nobody:119 a:noch:9 a:nocturno:-3 a:node:40
a:noise:-40 a:noisy:-67 a:non:4 a:none:34 a:nono:38 a:noone:74 a:noor's:-15 a:nope:40 a:nord:-10 a:normal:-46
a:north:42 a:nossa:78 a:notebook:-26 a:noted:148 a:notes:-33 a:nothing:30 a:notice:-76 a:notre:20 a:noté:10 a:nouns:58
a:nov:-20 a:november:-67 a:now:-85 a:nowy:20 a:nu:-31 a:null:12 a:number:-60 a:numbers:-21 a:numer:89 a:nunca:53
a:nur:-1 a:nuria:-12 a:nursery:18 a:nutze:16 a:nutzer:-12 a:nyckeln:17 a:não:-3 a:när:14 a:någon:5 a:o:59
a:o'clock:-57 a:oat:32 a:oauth:5 a:ob:52 a:obiecuję:2 a:oboe:20 a:och:-2 a:october:-119 a:od:-32 a:odd:-40
a:oddamy:-32 a:odszkodowanie:2 a:of:-200 a:ofen:11 a:off:-164 a:offen:23 a:office:-97 a:offline:-18 a:often:-36
a:ogg:43 a:ogni:1 a:oh:172 a:ohh:30 a:ohhh:8 a:ohm:-21 a:ohm's:-8 a:ohne:45 a:ojo:32 a:ok:160 a:okafor:-28 a:okay:175
a:okonkwo:-7 a:old:31 a:olmo:-26 a:om:-57 a:oma:18 a:omg:150 a:on:-71 a:on-call:16 a:onboarding:20 a:oncall:15
a:oncology:23 a:one:-24 a:one's:-44 a:ones:-90 a:online:-30 a:only:-45 a:ont:-12 a:ontem:50 a:onwards:-4 a:onze:65
a:oof:74 a:ooh:34 a:open:-8 a:opened:-23 a:opening:-9 a:opens:-69 a:opml:-7 a:oppas:24 a:ops:53 a:optician:30
a:optics:10 a:options:-36 a:or:-229 a:oral:-37 a:ord:-15 a:order:-55 a:ordered:22 a:ordering:-1 a:orders:26 a:organ:58
a:ort:-44 a:os:3 a:oscar:18 a:osei:24 a:oskar:101 a:ostarna:-25 a:other:-90 a:otherwise:-68 a:otomatik:13 a:otra:-8
a:oublie:18 a:ouch:20 a:our:36 a:out:-123 a:outbound:61 a:outer:25 a:outgoing:-9 a:outliers:19 a:outro:33
a:outside:-13 a:oven:20 a:ovens:9 a:over:-162 a:overlapping:31 a:overnight:-9 a:overtime:117 a:own:-2 a:owner:-33
a:owns:-27 a:p:20 a:p-anteil:39 a:package:-3 a:pacs:51 a:paczkomat:22 a:pad:7 a:page:9 a:pager:78 a:pagers:9
a:pages:-66 a:pagination:6 a:paid:42 a:paint:67 a:painted:44 a:pair:-21 a:paket:20 a:pakete:15 a:pale:-41 a:pallets:7
a:pancakes:5 a:pandas:22 a:paper:-1 a:par:-109 a:para:36 a:parallel:-11 a:parcel:16 a:pare-feu:45 a:parece:-12
a:parents:57 a:parking:32 a:parma:-18 a:parquet:5 a:parser:-25 a:part:-84 a:partner:-21 a:party:-83 a:pas:37
a:pasa:-13 a:pass:27 a:passe:-32 a:passenger:-18 a:passengers:-30 a:passport:45 a:past:-25 a:paste:7 a:pastry:-7
a:patch:-5 a:patient:88 a:pattern:-2 a:pay:-15 a:payload:58 a:payment:-57 a:pays:-11 a:państwu:-22 a:pcr:4 a:pdf:-50
a:peanuts:3 a:pears:4 a:pediu:-16 a:peeked:41 a:pencere:21 a:pendant:-25 a:pendulum:41 a:pension:56 a:people:-21
a:pepper:50 a:per:-60 a:percent:-129 a:perdona:23 a:peregrines:30 a:perforce:27 a:permit:52 a:perpetua:-8 a:person:-79
a:personal:15 a:personen:-1 a:personne:56 a:personnes:-5 a:pesa:-7 a:petra:6 a:petri:34 a:petrov's:-34 a:petty:12
a:pezzi:-13 a:pff:68 a:ph:6 a:pharmacists:37 a:phew:58 a:philippa:5 a:philosophy:56 a:phone:3 a:phones:31
a:photographer's:3 a:photons:17 a:photos:66 a:phrase:8 a:phx:-20 a:physics:-9 a:physio:22 a:pi:23 a:piano:49 a:pick:30
a:pick-up:5 a:picking:41 a:pickup:5 a:picnic:30 a:picture:48 a:pid-regler:9 a:piensa:9 a:pier:65 a:pies:104
a:pigeons:37 a:pilot:25 a:pin:3 a:pipe:-38 a:pizza:32 a:place:-48 a:places:-8 a:plan:-17 a:plasma:29 a:plasmid:17
a:platelet:26 a:platform:100 a:platine:-17 a:play:-14 a:played:-53 a:players:-10 a:playing:-15 a:playlist:66
a:plays:-46 a:plc:-4 a:please:142 a:pleased:20 a:pls:49 a:plutôt:46 a:pm:-60 a:po:57 a:pod:-51 a:podcast:1 a:poets:22
a:poi:62 a:point:-62 a:points:-124 a:pois:14 a:policy:-6 a:polish:-21 a:polite:11 a:poll:66 a:polls:-30 a:pond:40
a:pool:-57 a:poor:61 a:por:-85 a:porridge:4 a:port:72 a:porto:-109 a:portrait:36 a:porzioni:-4 a:possible:-5
a:postcodes:20 a:postmortem:8 a:postmortems:31 a:pot:-30 a:potatoes:2 a:potem:10 a:potential:48 a:pour:22 a:power:13
a:ppm:-10 a:pr:64 a:practical:1 a:praise:5 a:prefer:53 a:preferisco:96 a:prefetch:37 a:prefiero:94 a:prefiro:86
a:premiera:29 a:prescription:33 a:presión:20 a:presque:-16 a:press:-6 a:pressure:15 a:pretzels:36 a:preview:14
a:price:-13 a:prices:53 a:printer:13 a:printer's:38 a:privacy:31 a:priya's:-7 a:pro:-21 a:probate:6 a:problems:-37
a:procent:-33 a:prod:5 a:production:89 a:professor:64 a:profil:7 a:project:-13 a:prometo:32 a:promise:-68
a:promised:25 a:proofing:72 a:properly:-5 a:property:-6 a:props:6 a:prosecco:43 a:proszę:17 a:prototype:19
a:provide:-21 a:pruned:15 a:przejrzałem:29 a:przepraszam:8 a:prévenez:13 a:próbek:-4 a:prüfung:-52 a:psy:16 a:public:9
a:publisher:11 a:puisque:26 a:pull:-25 a:pumps:-39 a:punkt:28 a:punkte:-65 a:punten:-20 a:puntos:-25 a:pupils:-4
a:pups:7 a:push:54 a:put:62 a:px:-24 a:python:17 a:pythonie:-19 a:på:-89 a:q:10 a:qth:2 a:quality:21 a:quarantine:42
a:quarantined:4 a:que:-42 a:quel:9 a:quelle:80 a:queremos:73 a:quero:72 a:question:-57 a:questions:-59 a:queue:41
a:queuing:-2 a:quick:36 a:quickly:-6 a:quid:-7 a:quien:3 a:quiero:40 a:quiet:29 a:quietly:-11 a:quite:21 a:quiz:-19
a:quién:-9 a:quota:-36 a:quotes:55 a:qué:90 a:r:-19 a:rabbit:12 a:rabies:31 a:rack:64 a:radar:16 a:radiators:-4
a:radiology:68 a:rail:-45 a:rain:90 a:raining:42 a:raise:47 a:ram:-2 a:ramonas:28 a:ran:-26 a:rang:-72 a:rank:-10
a:ransomware:16 a:rarely:-36 a:rasmus:13 a:rast:-20 a:rate:-68 a:rather:96 a:raul:17 a:ravi:54 a:raw:8 a:re:55
a:re-enable:35 a:reaches:-3 a:read-only:18 a:reader:-55 a:reading:28 a:readings:-1 a:reads:-80 a:ready:-69 a:real:-5
a:really:-89 a:reasons:-28 a:rebranding:7 a:recall:30 a:receipts:7 a:rechecked:11 a:reconnects:16 a:record:-10
a:records:-2 a:recount:8 a:recovery:-2 a:red:31 a:redid:26 a:redis:8 a:reef:32 a:reefer:59 a:ref:-8 a:refill:-9
a:refrain:2 a:refund:-5 a:refunds:68 a:reg:14 a:regen:32 a:regisseur:10 a:rehearsal:62 a:rehearsals:32 a:rehearsed:14
a:reinhold:-1 a:release:15 a:remaining:57 a:remember:95 a:reminders:16 a:reminds:45 a:rename:23 a:renamed:19
a:render:24 a:renegotiated:24 a:renombré:6 a:rent:92 a:rental:-39 a:repeater:-6 a:replaced:35 a:replacing:27
a:replica:57 a:replication:49 a:replies:34 a:reply:36 a:report:-97 a:reporter:35 a:reports:-31 a:repro:35
a:request:-69 a:requests:-15 a:reservation:-10 a:reservations:-7 a:reservradion:9 a:response:25 a:resta:38 a:reste:96
a:resting:9 a:result:26 a:retention:32 a:retired:35 a:retopo:10 a:retrained:44 a:retries:29 a:retro:7 a:retry:5
a:returned:54 a:rev:4 a:reviennent:-13 a:review:-59 a:reviewer:49 a:reviews:26 a:revision:56 a:rezervasyon:30 a:rgb:45
a:righe:-20 a:right:88 a:rijles:25 a:ripples:18 a:road:-92 a:roads:11 a:roasters:-7 a:robins:4 a:robots:46 a:rock:12
a:rocío:10 a:rolls:-30 a:romanas:17 a:root:53 a:rosalind:20 a:rosin:7 a:rossi:-18 a:rota:-22 a:round:-17
a:roundabouts:31 a:route:21 a:row:40 a:rows:-50 a:rozumiem:12 a:rss:-13 a:rubber:14 a:rule:-12 a:rules:-9 a:rumour:27
a:runbook:23 a:running:-52 a:runs:-108 a:rust:53 a:rye:23 a:réunion:31 a:rücksprache:-10 a:s:-74 a:sa:-3 a:saat:-6
a:saber:-13 a:sadly:36 a:said:-72 a:sailing:51 a:sailors:102 a:sales:41 a:salmon:40 a:salt:-22 a:sam:18 a:same:11
a:sampling:1 a:sams:20 a:sandbox:17 a:sang:-49 a:sanne:10 a:sans:-40 a:saturday:39 a:saw:56 a:say:-33 a:saying:-20
a:says:-115 a:scaffolds:17 a:scale:8 a:scan:18 a:scene:14 a:schema:-7 a:schilf:-25 a:schiphol:-1 a:schluss:-33
a:scholars:7 a:school:33 a:schreiben:8 a:schönes:19 a:schülern:-21 a:scissors:5 a:score:14 a:scout:4 a:scouts:33
a:scrap:66 a:scratch:87 a:scratched:-6 a:screen:6 a:screens:34 a:script:-44 a:scrolled:58 a:scrolling:7 a:sdk:-37
a:se:-104 a:sea:-75 a:seagull:14 a:seagulls:23 a:seal:46 a:search:15 a:seating:21 a:seats:-43 a:sec:-4 a:second:40
a:secondes:-27 a:secondhand:42 a:seconds:-111 a:secrets:24 a:sedan:7 a:see:-41 a:seeds:20 a:seek:15 a:seems:-65
a:sees:-41 a:segundos:-38 a:seguro:-31 a:según:32 a:sein:-29 a:seit:8 a:seiten:-27 a:sekunden:-23 a:sekunder:-27
a:self-catering:7 a:selin:-13 a:sem:-15 a:sen:72 a:senast:-1 a:send:31 a:sent:61 a:separately:-17 a:sepia:23
a:september:-98 a:sequencing:5 a:sera:-24 a:seriously:67 a:server:-86 a:serviced:-22 a:servus:6 a:serwer:51 a:será:5
a:sesame:30 a:session:-3 a:sessions:1 a:set:-19 a:several:6 a:sfo:-18 a:sha:34 a:shaped:-1 a:share:-55 a:she:70
a:she's:71 a:sheet:-24 a:sheets:-28 a:shes:84 a:shift:-59 a:ship's:-21 a:shoes:91 a:short:50 a:shot:31 a:should:20
a:show:-66 a:shows:-87 a:si:-39 a:sich:-4 a:sick:-9 a:side:-31 a:sie:-76 a:siempre:24 a:sieve:17 a:signal:-12
a:signature:-8 a:signed:10 a:signing:77 a:signor:-1 a:signs:-40 a:sigrid:-6 a:sim:-16 a:simmer:3 a:simply:-32
a:simulator:12 a:sin:-22 a:since:26 a:sind:-10 a:sing:-19 a:sister:36 a:sit:-53 a:site:-24 a:sites:-1 a:sits:-67
a:sitting:-20 a:size:-44 a:się:-32 a:ska:-16 a:skicka:36 a:skimmed:46 a:skip:69 a:skipper:-10 a:skipping:39 a:skriv:48
a:sleeps:-30 a:sleepy:-69 a:slept:47 a:slight:14 a:slightly:-13 a:sling:28 a:sloan:41 a:slot:-64 a:slots:-6 a:slug:17
a:smell:-43 a:smelled:-40 a:smells:25 a:smith:-45 a:smoke:53 a:sms:40 a:snack:22 a:snapshot:99 a:snapshots:11
a:snow:57 a:sobre:-16 a:soc:-9 a:social:10 a:socket:-10 a:sockets:-24 a:soep:9 a:soft:105 a:sold:-2 a:soldered:72
a:solen:56 a:solo:-23 a:some:122 a:somebody:31 a:somehow:56 a:someone:48 a:something:-53 a:sometimes:79 a:somewhere:73
a:song:-30 a:soon:-1 a:sooner:-44 a:sopranos:33 a:soren:17 a:sorry:188 a:sorted:11 a:sorten:-17 a:sorter:69
a:sound:-17 a:sounds:94 a:soup:47 a:sourdough:23 a:spanish:-33 a:spare:109 a:speakers:6 a:spediteur:-18 a:speeches:13
a:spelling:-32 a:spending:28 a:spent:61 a:spicy:46 a:spilled:25 a:spoke:27 a:sports:82 a:spot:-49 a:spreadsheet:23
a:spring:41 a:sprinkler:16 a:spätestens:59 a:sql:-29 a:sqm:-3 a:square:-4 a:sre:4 a:sry:94 a:st:7 a:staat:-25
a:stack:13 a:stage:54 a:staging:112 a:stairs:64 a:stakeholder:39 a:stamattina:14 a:stamp:13 a:stamps:4 a:standby:8
a:standing:-75 a:stands:-42 a:standup:16 a:starboard:83 a:staring:-2 a:start:-40 a:started:-23 a:starts:-82
a:station:-13 a:statistical:30 a:status:76 a:statuspage:21 a:stay:-13 a:stayin:36 a:stays:-103 a:steel:49 a:stehen:-11
a:stelios:-20 a:step:3 a:steps:-61 a:sternschnuppen:-10 a:still:-18 a:stock:32 a:stocktaking:16 a:stond:-2
a:stonecutters:2 a:stood:-90 a:stop:-6 a:stops:-48 a:storage:10 a:stories:56 a:storks:3 a:story:-55 a:stove:-42
a:straight:-56 a:straks:21 a:strange:59 a:strap:-45 a:straw:10 a:streams:-34 a:street:-77 a:strike:15 a:string:-39
a:strings:-18 a:stuck:-3 a:studies:12 a:studio:-5 a:study:76 a:stuff:-32 a:stunden:-65 a:style:-10 a:störningen:17
a:stück:-3 a:su:32 a:subject:-13 a:substitution:1 a:successfully:-2 a:such:13 a:sugar:1 a:suit:-18 a:suits:-13
a:sul:-11 a:summary:-27 a:summer:21 a:sun:57 a:sunday:-14 a:sunflower:-22 a:sunspots:36 a:supplier:47 a:support:60
a:suppose:7 a:sur:-36 a:sure:146 a:surtout:15 a:survival:9 a:swallowed:24 a:swap:8 a:swapped:58 a:swear:-1 a:swears:-4
a:sweep:-23 a:switch:-23 a:symbols:-4 a:sync:15 a:syrgasmätaren:65 a:sysadmin:8 a:system:-33 a:szkoły:-8 a:sąsiad:16
a:sınavdan:34 a:ta:14 a:table:15 a:tables:1 a:tablet:-17 a:tabs:26 a:tag:-71 a:tage:-101 a:take:67 a:takes:-114
a:takings:18 a:takt:22 a:talk:40 a:talked:99 a:tall:-57 a:tank:21 a:tanks:-12 a:tanneurs:-1 a:target:35 a:tariff:38
a:tarifs:-12 a:tarihine:-40 a:task:-33 a:taste:-41 a:tasted:-5 a:tasting:64 a:tax:-30 a:te:16 a:tea:16 a:teaches:-1
a:teaching:35 a:teal:-15 a:team:-8 a:teams:24 a:teenagers:8 a:teeth:-37 a:tell:-91 a:tells:-41 a:tem:-2
a:temperatures:39 a:template:-10 a:tempo:4 a:ten:16 a:tenant:94 a:tenants:1 a:tengo:32 a:tenho:13 a:teniamo:24
a:tenor:4 a:tent:6 a:tenths:-20 a:teraz:95 a:term:-34 a:terms:-22 a:test:-30 a:tests:-28 a:text:17 a:teściowa:54
a:thai:-27 a:than:-277 a:thank:101 a:thanks:212 a:that:-38 a:that's:57 a:thats:83 a:the:50 a:theatre:56 a:them:-134
a:theme:5 a:then:71 a:theory:59 a:there:5 a:there'll:37 a:there's:58 a:therefore:3 a:theres:139 a:thermal:28
a:thermo:3 a:these:-39 a:they:3 a:they'll:43 a:they've:6 a:theyre:42 a:theyve:12 a:thick:-2 a:thing:-140 a:things:-46
a:think:38 a:thinks:-14 a:thirty:43 a:tho:-11 a:those:62 a:though:-51 a:thousand:-56 a:threads:-33 a:three:34
a:threshold:-43 a:through:-187 a:throw:-20 a:thru:-9 a:thu:-21 a:thunder:10 a:thx:129 a:ticked:8 a:ticket:32
a:tickrate:19 a:tidal:17 a:tiene:-57 a:tier:-6 a:til:-20 a:tiler:30 a:tiles:-17 a:till:-129 a:time:-87 a:timeout:7
a:times:-105 a:timestamps:21 a:timmar:-6 a:tims:10 a:tiny:-21 a:tire:-5 a:tisch:-15 a:tmrw:49 a:to:-100 a:toca:-3
a:toda:35 a:todavía:7 a:today:-65 a:todo:19 a:together:-119 a:token:23 a:told:-38 a:tolerance:-2 a:tom's:8
a:tomatoes:4 a:tomorrow:82 a:tomorrow's:-7 a:toms:13 a:tonnes:-25 a:too:-40 a:took:-8 a:tool:-10 a:tools:14
a:topic:-32 a:tops:-98 a:toujours:3 a:tour:-21 a:tourists:37 a:tours:26 a:toute:22 a:towards:-24 a:towels:2 a:tower:-7
a:trace:-13 a:tracing:3 a:tracking:45 a:tradition:-23 a:traffic:-24 a:training:-1 a:trains:48 a:transcript:42
a:transfer:-28 a:translated:9 a:translations:13 a:translators:5 a:transportskader:19 a:tras:37 a:travel:-54 a:tray:-53
a:tre:-5 a:treasurer:65 a:treat:117 a:tres:10 a:trials:8 a:trick:-19 a:tried:93 a:tries:-27 a:trieste:-146 a:trig:21
a:trip:-79 a:trips:-18 a:trois:29 a:trop:24 a:truck:-36 a:trucks:81 a:trumpets:19 a:try:-47 a:trying:76 a:tryouts:38
a:trzeszczało:12 a:tröskeln:28 a:tuba:44 a:tuesday:11 a:tuesdays:10 a:tuition:36 a:tuned:21 a:tunneln:-1 a:tunnels:36
a:turku:-84 a:turn:-2 a:turned:2 a:turns:70 a:turtle:36 a:tutoie-moi:24 a:twice:-107 a:twins:29 a:two:15 a:ty:2
a:typing:-3 a:typo:36 a:tyre:-14 a:u:34 a:uart:7 a:uf:34 a:ugh:227 a:uhr:-69 a:ulrike:-11 a:ultrasound:37 a:um:-28
a:umber:-8 a:un:-55 a:una:-45 a:uncle:57 a:unclear:59 a:undecided:41 a:under:-24 a:understand:-7 a:understood:73
a:une:-1 a:unfortunately:196 a:units:-16 a:unless:-102 a:unplugged:27 a:unread:-1 a:unser:17 a:unter:34 a:unterm:16
a:until:-156 a:up:-79 a:update:11 a:upgrade:-8 a:upgrading:45 a:uplink:56 a:upload:95 a:uploaded:1 a:uploads:22
a:upper:10 a:ups:40 a:upstairs:26 a:urgente:-7 a:us:-184 a:usch:28 a:use:101 a:used:-27 a:useremo:20 a:users:-32
a:uses:-10 a:using:-116 a:usually:-101 a:utc:-55 a:uur:-39 a:uv:-18 a:va:1 a:vaccine:38 a:vale:41 a:valve:2 a:vamos:13
a:van:-92 a:vanish:-42 a:vans:21 a:vapurda:34 a:varavirta:7 a:varnish:-15 a:vault:36 a:vectors:-5 a:vegas:-8
a:vegetarian:19 a:veins:11 a:vem:33 a:vending:32 a:vendor:54 a:verbs:-11 a:verdict:36 a:verger:23 a:verlegt:-14
a:verwacht:-24 a:vests:-16 a:vet:72 a:vez:-24 a:vi:55 a:via:-6 a:viennent:-8 a:view:-60 a:viewings:43 a:vilken:42
a:village:4 a:violet:-10 a:vision:28 a:visit:-58 a:visiting:6 a:visitors:46 a:visits:-20 a:vloeibare:11 a:vocht:-8
a:voicemail:53 a:volt:-47 a:volts:-31 a:volunteers:14 a:vom:-35 a:von:-1 a:vor:26 a:vordach:-24 a:vorgemerkt:-44
a:voted:-29 a:votre:96 a:vou:-12 a:voucher:33 a:vous:28 a:vowels:19 a:vpn:-21 a:vreselijk:24 a:vroeger:42 a:wagons:-13
a:wait:70 a:waits:-5 a:wake-up:36 a:wakes:-6 a:walk:-3 a:walks:-17 a:walnut:-13 a:wanna:62 a:want:38 a:wanted:-1
a:wants:-77 a:war:-66 a:ward:28 a:warm:48 a:warning:-25 a:was:-120 a:wasp:11 a:wat:90 a:watch:-21 a:watchdog:44
a:water:30 a:watts:-45 a:wav:-11 a:waves:7 a:way:-77 a:wczoraj:43 a:we:46 a:we'll:106 a:we're:91 a:we've:82 a:weak:37
a:wear:-7 a:weavers:9 a:weber:-32 a:webpack:5 a:wed:74 a:wedding:1 a:weddings:-8 a:weeded:9 a:week:-61 a:weekday:58
a:weeks:-81 a:weer:-35 a:weet:8 a:weft:17 a:wegen:30 a:weighs:-23 a:weights:76 a:weird:17 a:weiß:13 a:welcome:51
a:well:50 a:went:-58 a:wer:84 a:were:-29 a:west:-57 a:wet:46 a:weve:29 a:what:107 a:what's:77 a:whatever:140
a:whats:85 a:wheels:-46 a:when:11 a:whenever:-17 a:where:-2 a:while:-68 a:who:-69 a:whoever:158 a:whole:37 a:wide:-35
a:width:28 a:wie:19 a:wieder:-45 a:wifi:33 a:wilfred:-12 a:will:29 a:wind:84 a:window:22 a:wine:-5 a:wiped:10 a:wir:13
a:wire:-10 a:wish:30 a:with:-36 a:within:-118 a:without:-102 a:woche:-48 a:wochen:-24 a:wochenende:-18 a:woke:75
a:wolnego:-2 a:wolę:116 a:won't:-110 a:wonder:18 a:wont:-2 a:woohoo:19 a:wool:29 a:word:12 a:words:-91 a:work:-38
a:worked:-19 a:workers:-26 a:working:-54 a:works:-86 a:worksheet:71 a:workshop:-25 a:worth:-46 a:wow:99 a:wrap:22
a:wristbands:37 a:write:41 a:wrong:-55 a:wrote:23 a:wyślę:-41 a:x-ray:7 a:xray:22 a:ya:69 a:yeah:88 a:year:-62
a:year's:-16 a:years:-77 a:yeast:92 a:yedekleme:19 a:yellow:21 a:yes:201 a:yesterday:64 a:yet:-157 a:yield:13
a:yine:-18 a:yo:26 a:yoga:2 a:you:20 a:you'll:57 a:you're:121 a:you've:89 a:youll:39 a:your:104 a:yourself:-1
a:yrs:-31 a:yuki:1 a:yusuf:15 a:z:-65 a:za:-25 a:zacken:-31 a:zadań:44 a:zahlen:11 a:zaplanowano:-29 a:ze:-25
a:zebranie:38 a:zeit:-50 a:zentimeter:-37 a:zephyr:16 a:zero:9 a:zet:-2 a:zia:6 a:ziel:52 a:zijn:-67 a:zipper:7
a:zoom:13 a:zostajemy:29 a:zrobione:11 a:zugesagt:-13 a:zulke:18 a:zur:-27 a:zwemles:60 a:zwrócimy:26 a:zwykłych:-17
a:às:-10 a:är:-74 a:çay:34 a:çocuklar:48 a:çok:-41 a:çırak:20 a:è:3 a:é:-35 a:électrogène:-1 a:était:-3 a:überfahrt:-4
a:żadnych:32 a:дальше:10 a:к:11 a:не:-28 a:никогда:23 a:ночью:25 a:прошивка:18 a:совещание:19 a:сольфеджио:18
a:стек:21 al:*_*:350 al:*_0:-3 al:*_^:456 al:*_along:-6 al:*_annika:-1 al:*_april:-13 al:*_arrival:78
al:*_available:23 al:*_cabin:22 al:*_certificate:13 al:*_chrome:-37 al:*_comedy:-3 al:*_cover:-40 al:*_dagster:-13
al:*_departure:78 al:*_draft:-23 al:*_economy:50 al:*_editor:-19 al:*_experiment:-18 al:*_flight:180 al:*_for:-19
al:*_friday:-25 al:*_fridays:-63 al:*_funny:-20 al:*_get:-26 al:*_gift:10 al:*_horses:-34 al:*_i:23 al:*_iah:18
al:*_ice:-9 al:*_id:84 al:*_is:42 al:*_ismet:-61 al:*_it:-12 al:*_jfk:21 al:*_joan:-4 al:*_lanyard:-14 al:*_le:-56
al:*_les:-20 al:*_marée:-13 al:*_me:-26 al:*_month:-12 al:*_monthly:-15 al:*_mug:-14 al:*_my:-47 al:*_neat:-8
al:*_never:-39 al:*_no:-41 al:*_nothing:11 al:*_of:-58 al:*_one:-51 al:*_origin:29 al:*_owner:-17 al:*_passenger:10
al:*_phones:-57 al:*_pin:-25 al:*_piotr:-21 al:*_please:-13 al:*_port:-39 al:*_price:65 al:*_priyanka:-28
al:*_quarante-cinq:-33 al:*_queue:-22 al:*_read:-18 al:*_reading:-16 al:*_redo:-25 al:*_redux:-9 al:*_region:-40
al:*_returns:18 al:*_right:-41 al:*_serial:-43 al:*_steps:-45 al:*_stockholm:-18 al:*_takes:114 al:*_the:-39
al:*_theres:-30 al:*_thu:-65 al:*_to:90 al:*_too:-14 al:*_total:33 al:*_une:-21 al:*_vectors:-22 al:*_water:-29
al:*_we:9 al:*_would:-10 al:*_you:-56 al:*_à:-6 al:0_*:7 al:0_0:-84 al:0_^:229 al:0_a:11 al:0_and:6 al:0_at:32
al:0_attempts:30 al:0_buckets:26 al:0_call:72 al:0_coffees:100 al:0_days:-23 al:0_degrees:10 al:0_delivered:-11
al:0_departing:-30 al:0_die:-13 al:0_donors:26 al:0_emails:13 al:0_episodes:62 al:0_error:7 al:0_euro:3 al:0_euros:-32
al:0_flashcards:37 al:0_folders:80 al:0_for:37 al:0_from:-22 al:0_gb:27 al:0_grown:33 al:0_gulls:45 al:0_has:-15
al:0_hrs:28 al:0_i:-2 al:0_in:1 al:0_is:210 al:0_items:2 al:0_kb:34 al:0_kbaud:21 al:0_kg:-13 al:0_kilo:-16
al:0_kilos:-16 al:0_litres:-23 al:0_logins:29 al:0_lookups:27 al:0_mailboxes:29 al:0_mg:29 al:0_milliseconds:61
al:0_min:42 al:0_minuten:-8 al:0_minutes:25 al:0_minutos:-13 al:0_mistakes:26 al:0_monitors:36 al:0_ms:78
al:0_newsletter:25 al:0_nights:53 al:0_of:-2 al:0_on:-19 al:0_origami:30 al:0_people:53 al:0_physics:7 al:0_points:-43
al:0_queue:87 al:0_retries:9 al:0_sacks:19 al:0_seconds:73 al:0_songs:34 al:0_star:42 al:0_swallows:63 al:0_tabs:121
al:0_tests:19 al:0_that:-8 al:0_that's:-5 al:0_thats:55 al:0_the:-92 al:0_tickets:6 al:0_time:55 al:0_times:-80
al:0_to:-7 al:0_tonnes:-3 al:0_tops:48 al:0_unread:12 al:0_us:1 al:0_was:36 al:0_weeks:7 al:0_years:-29 al:0_you:-24
al:a_0:-11 al:a_alla:-15 al:a_amostra:38 al:a_bag:-8 al:a_bainha:8 al:a_balloon:45 al:a_bedside:13 al:a_belt:14
al:a_benchmark:37 al:a_bit:-90 al:a_blackbird:18 al:a_blade:26 al:a_block:-12 al:a_boat:3 al:a_booking:8 al:a_box:-4
al:a_brewery:23 al:a_bucket:-4 al:a_butter:19 al:a_campsite:41 al:a_chave:23 al:a_chemist:-1 al:a_choice:-6
al:a_circuit:32 al:a_clock:28 al:a_closure:36 al:a_colleague:35 al:a_consuma:-11 al:a_container:15 al:a_curious:10
al:a_dash:21 al:a_day:-179 al:a_deposit:46 al:a_direção:7 al:a_double:29 al:a_dozen:3 al:a_draws:-69 al:a_driver:25
al:a_drops:-18 al:a_dusty:34 al:a_encore:-8 al:a_equipa:16 al:a_estrada:15 al:a_failed:7 al:a_failing:47 al:a_fair:18
al:a_family:-25 al:a_fellow:26 al:a_female:21 al:a_firmware:4 al:a_first:49 al:a_flight:-2 al:a_formula:-14
al:a_friend:36 al:a_frog:-10 al:a_full:35 al:a_fuse:4 al:a_gantt:7 al:a_gdansk:1 al:a_gentle:32 al:a_good:36
al:a_goodwill:36 al:a_grant:-1 al:a_great:-8 al:a_half:37 al:a_hammer:33 al:a_has:-13 al:a_head:-80 al:a_heap:10
al:a_heron:7 al:a_hinge:34 al:a_histogram:21 al:a_human:-39 al:a_hundred:-6 al:a_ideia:29 al:a_jar:-2 al:a_junior:22
al:a_lady:2 al:a_laundry:46 al:a_leash:13 al:a_lesson:40 al:a_letter:46 al:a_little:-76 al:a_load:-25 al:a_logs:-26
al:a_lot:-51 al:a_malmo:3 al:a_man:4 al:a_market:25 al:a_maré:25 al:a_matchmaking:38 al:a_meal:-6 al:a_mechanical:29
al:a_migração:-6 al:a_min:-9 al:a_minha:8 al:a_minute:-143 al:a_mock:9 al:a_mole:60 al:a_moment:-12 al:a_month:-113
al:a_mí:20 al:a_new:-21 al:a_night:-105 al:a_nota:27 al:a_odd:33 al:a_one-page:10 al:a_padaria:6 al:a_pairing:12
al:a_pale:54 al:a_parcel:28 al:a_parser:21 al:a_partir:-12 al:a_pegboard:6 al:a_phone:1 al:a_pinch:29 al:a_plain:9
al:a_practice:13 al:a_professora:10 al:a_proper:14 al:a_quarter:-50 al:a_quiet:22 al:a_race:18 al:a_refund:6
al:a_release:26 al:a_reminder:1 al:a_resting:10 al:a_reunião:43 al:a_ring:14 al:a_rir:-1 al:a_rule:35 al:a_runs:-33
al:a_sample:2 al:a_school:62 al:a_second:-84 al:a_seguir:72 al:a_session:5 al:a_setpoint:32 al:a_single:-19
al:a_sirene:10 al:a_skeleton:23 al:a_sleepy:61 al:a_sofa:1 al:a_sourdough:1 al:a_stood:-28 al:a_stooping:30
al:a_story:15 al:a_suitcase:12 al:a_swan:17 al:a_síndica:27 al:a_tabela:11 al:a_table:18 al:a_takes:-26
al:a_teacher:29 al:a_term:-77 al:a_testa:-6 al:a_text:3 al:a_tourist:39 al:a_trip:16 al:a_van:-5 al:a_volunteer:3
al:a_was:-30 al:a_week:-205 al:a_weekday:16 al:a_wheel:1 al:a_woman:6 al:a_working:-5 al:a_year:-72 al:ab_herbst:18
al:abbiamo_girato:5 al:abbiamo_rifatto:4 al:abbiamo_scelto:18 al:abends_braucht:5 al:ablation_a:19 al:above_that:-11
al:abstracts_longer:14 al:accent_colour:44 al:accepting_attachments:-3 al:according_to:112 al:accounting_that:-6
al:ach_du:26 al:ach_herrje:12 al:actually_before:14 al:actually_i:36 al:actually_let's:17 al:additionally_please:18
al:address_chip:40 al:address_people:28 al:adesso_passo:17 al:adesso_tocca:7 al:adler's_mailbox:-4 al:admiral_was:-38
al:adverbs_go:31 al:aerator_work:39 al:after_a:-13 al:after_all:-68 al:after_dinner:-6 al:after_each:-5 al:after_i:-9
al:after_landing:-16 al:after_last:7 al:after_lunch:43 al:after_pinning:4 al:after_selling:-24 al:after_shift:-2
al:after_that:52 al:after_the:29 al:after_this:100 al:after_today's:-38 al:after_what:48 al:after_yesterday's:10
al:after_your:1 al:afterwards_sb:26 al:again_^:21 al:agora_falta:65 al:agreed_then:23 al:agreeing_on:11 al:ah_the:49
al:ah_well:4 al:ahead_of:-45 al:ahlers's_mailbox:-27 al:ahora_toca:28 al:aim_for:29 al:aiming_for:1 al:ainda_não:53
al:airports_often:17 al:aisle_seats:17 al:aisle_twelve:4 al:al_día:-44 al:al_final:118 al:al_mes:-14 al:alarm_a:3
al:alarm_b:18 al:alarm_goes:-31 al:alder_stays:-2 al:ale_dziś:17 al:algebra_finally:18 al:all_0:120 al:all_carry:-1
al:all_day:-68 al:all_distances:4 al:all_four:40 al:all_grease:11 al:all_in:17 al:all_night:-82 al:all_pupil:11
al:all_right:51 al:all_the:-85 al:all_timestamps:69 al:all_together:13 al:all_verses:22 al:all_week:-11
al:alla_fine:42 al:alle_vaten:17 al:allergen_labels:19 al:allergens_get:10 al:allergic_to:26 al:allergy_diet:10
al:allow_0:41 al:along_the:-33 al:alright_i'll:20 al:als_0:-34 al:als_nächstes:109 al:also_am:-1 al:also_bumped:4
al:also_i:36 al:also_i'd:23 al:altos_always:27 al:always_correct:15 al:always_shout:-11 al:always_the:64
al:always_write:106 al:am_est:-41 al:am_february:34 al:am_january:3 al:am_liebsten:67 al:am_tag:-54
al:am_wochenende:23 al:amanhã_cedo:5 al:amcam_gemide:15 al:among_gardeners:-10 al:amp_travels:47 al:an_adult:41
al:an_automatic:3 al:an_empty:65 al:an_evening:-83 al:an_excess:38 al:an_export:21 al:an_hour:-53 al:an_idempotent:21
al:an_old:17 al:an_upload:10 al:ana_asked:-11 al:analyser's_log:-13 al:and_0:81 al:and_a:-87 al:and_for:2
al:and_generator:64 al:and_he:-1 al:and_in:60 al:and_my:46 al:and_not:-14 al:and_please:19 al:and_the:65
al:and_then:12 al:and_they:108 al:anders_als:21 al:android_build:33 al:android_crashes:5 al:angeles_lax:-31
al:anmeldung_zur:-10 al:anna_has:3 al:anna_ma:-38 al:annelies_als:-21 al:announce_it:6 al:annual_rope:1
al:anonymous_quotes:17 al:anouk_looks:15 al:anselmo_quien:-16 al:ansible_runs:29 al:answers_to:9 al:answers_were:-12
al:antenner_på:-1 al:antes_de:90 al:any_day:-18 al:any_idea:35 al:any_more:-11 al:any_task:36 al:anybody_who:12
al:anyone_^:36 al:anyone_else:21 al:anyone_know:57 al:anything_above:44 al:anything_else:-104 al:anything_longer:-1
al:anything_over:13 al:anything_that:43 al:anything_touching:19 al:anything_with:75 al:anyway_enough:15
al:anyway_how:20 al:anyway_thats:8 al:api_die:-7 al:apk_must:15 al:app_download:21 al:apparently_i:7
al:apparently_the:33 al:apple_is:5 al:apples_everywhere:13 al:apprentices_may:17 al:approver_group:11 al:april_0:-108
al:après_le:12 al:aquí_llueve:27 al:are_we:47 al:around_0:51 al:art_^:13 al:arteries_start:28 al:as_0:-71
al:as_agreed:80 al:as_far:114 al:as_for:110 al:as_if:-24 al:as_it:-9 al:as_long:8 al:as_night:-21 al:as_one:-16
al:as_printed:40 al:as_recorded:11 al:as_soon:102 al:as_the:-54 al:as_to:9 al:as_we:33 al:as_well:-96 al:as_you:45
al:ask_me:74 al:ask_the:17 al:asked_for:-50 al:asked_the:2 al:asset_tag:41 al:at_0:-33 al:at_a:-39 al:at_any:42
al:at_christmas:8 al:at_dinner:1 al:at_home:-11 al:at_least:49 al:at_mill:11 al:at_most:81 al:at_my:29 al:at_nokia:26
al:at_once:-15 al:at_one:-16 al:at_school:82 al:at_the:-41 al:ate_0:57 al:ate_my:-5 al:atl_to:-44 al:até_november:17
al:au_maximum:52 al:auditors_objected:35 al:auf_dem:50 al:august_0:-113 al:aurelia_helps:11 al:ausbilder_hat:-14
al:ausflug_in:-17 al:aushang_reichen:-24 al:ausnahmen_gibt:13 al:autosave_debounce:31 al:avatars_are:12 al:avec_le:19
al:avec_plaisir:29 al:aviso_você:12 al:aw_thats:10 al:aws_acct:47 al:ay_ay:15 al:ayer_en:43 al:ayer_hablé:8
al:ayer_mi:6 al:baby_bouncer:17 al:baby_naps:4 al:babys_up:20 al:babysitter_teaches:35 al:back_from:-41 al:back_in:101
al:back_on:-19 al:back_the:-37 al:back_then:28 al:back_to:-69 al:back_when:152 al:backend_team:39 al:backfill_for:6
al:backup_feed:6 al:backup_generator:2 al:backup_of:20 al:backup_phone:5 al:backups_are:34 al:backups_hog:4
al:backups_in:38 al:backups_vor:12 al:bad_board:14 al:badestellen_die:-25 al:badge_readers:5 al:badges_are:12
al:bah_mondays:12 al:baking_comparisons:11 al:ballons_fotografiert:-28 al:ban_button:30 al:bank_fridge:-1
al:barnaby_always:-6 al:barnen_byggde:24 al:barnen_ville:23 al:basalt_it:34 al:basic_economy:-43 al:batch_size:28
al:bathroom_tiles:33 al:bathtubs_of:-21 al:bathtubs_were:1 al:battery_complaints:35 al:battery_died:10
al:beams_are:-17 al:beats_a:-15 al:beaucoup_de:17 al:because_it:-13 al:because_of:41 al:because_the:-10
al:bed_linen:22 al:beds_0:17 al:beehives_stand:38 al:beekeepers_names:13 al:been_practicing:37 al:been_there:19
al:bees_^:38 al:bees_are:43 al:bees_in:23 al:before_a:54 al:before_any:49 al:before_anyone:53 al:before_breakfast:-15
al:before_every:21 al:before_it:-30 al:before_the:-18 al:before_u:2 al:before_we:-47 al:before_you:35 al:behind_the:-1
al:bei_0:-28 al:bei_bergen:-2 al:bei_der:68 al:bei_gewitter:8 al:bei_uns:47 al:beim_elternabend:-7
al:beim_schleifen:14 al:being_a:48 al:being_scared:-6 al:being_told:-6 al:belongs_to:-10 al:below_the:-14
al:ben_örneklerle:21 al:benno_does:-1 al:bereitschaft_diese:26 al:bergs_in:44 al:best_nap:4 al:beta_for:24
al:beta_goes:62 al:beta_september:1 al:better_to:84 al:better_use:3 al:between_beacons:-22 al:between_the:88
al:between_trains:-10 al:between_us:45 al:between_you:39 al:beyond_0:6 al:beyond_that:18 al:bez_kasku:16
al:bicycles_of:29 al:bierzemy_piec:19 al:big_dog:8 al:big_storm:28 al:big_van:8 al:bij_de:-18 al:bike_frame:9
al:bike_is:-5 al:bike_over:14 al:bike_service:42 al:bike_shops:6 al:biked_in:21 al:billing_address:21 al:bin_gleich:9
al:birthday_cash:45 al:bis_mittwoch:4 al:bis_zum:12 al:bisecting_landed:1 al:bit_more:6 al:bit_nervous:20
al:bitte_keine:85 al:bitte_nix:34 al:blackberry_forever:-2 al:blasting_that:10 al:blimey_its:24 al:blood_that:2
al:blower_a:38 al:blue_hose:10 al:blue_lens:15 al:blue_workbook:14 al:bluetooth_rewrite:53 al:boah_war:41
al:boarding_for:13 al:bobbins_in:33 al:bogdan_is:4 al:boh_nn:15 al:boiler_is:44 al:bokningsnumret_är:6
al:bologna_and:-8 al:bom_dia:32 al:bon_courage:23 al:bon_on:30 al:bonfire_has:19 al:book_was:13 al:booked_the:58
al:booking_ref:53 al:bookshops_are:16 al:bookworm_is:27 al:booster_every:55 al:booster_interval:19 al:bootloader_is:20
al:boots_leaking:35 al:bootsprüfung_auf:9 al:bootsprüfung_mach:5 al:borg_bakfiets:18 al:boss_fixed:5 al:boss_found:13
al:both_filters:10 al:both_gangways:23 al:both_parents:26 al:both_practice:11 al:both_tugs:9 al:bottle_price:33
al:bottled_batch:23 al:bottling_kicks:15 al:bottling_september:2 al:bow_straightening:14 al:boxes_and:35 al:bpm_for:23
al:brain_is:50 al:brake_check:24 al:brandkåren_tog:12 al:brandl_comes:-11 al:brandversicherung_beantworte:-5
al:brass_screws:16 al:brave_little:22 al:brb_doorbell:41 al:brb_someone:58 al:brb_someone's:4 al:bread_and:17
al:breng_ik:-7 al:brilliant_ta:21 al:bring_back:14 al:bring_ich:-31 al:bring_the:6 al:bringe_ich:-2
al:brioche_rests:14 al:british_spelling:43 al:bro_the:20 al:broke_down:-25 al:broodjes_bij:-21 al:broom_cupboards:7
al:brrr_^:26 al:brücken_geben:-12 al:btw_the:6 al:budget_for:11 al:buenos_dias:20 al:buenos_días:33
al:bufor_wejściowy:18 al:bug_about:30 al:bug_is:-50 al:bug_number:29 al:bugün_hava:9 al:build_0:30 al:build_is:-18
al:build_that:18 al:building_one:24 al:building_two:16 al:buiten_schijnt:33 al:bullet_points:20 al:bumped_the:56
al:bundle_size:11 al:buoyage_is:19 al:burger_side:27 al:burnt_the:10 al:bus_drivers:3 al:bus_fare:20 al:bus_stop:22
al:business_*:-15 al:business_class:-9 al:business_days:-5 al:but_the:-1 al:by_0:-20 al:by_autumn:19 al:by_december:3
al:by_february:10 al:by_hand:-21 al:by_its:17 al:by_october:23 al:by_september:26 al:by_summer:1 al:by_the:95
al:béchamel_pot:12 al:böyle_hikâyeler:4 al:c'est_bon:8 al:c'est_karim:19 al:c'est_une:3 al:c'est_yannick:20
al:cabin_three:30 al:cable_car:30 al:cable_cars:13 al:cacto_é:19 al:caesar_needs:25 al:cakes_for:36
al:calculators_with:15 al:calendar_with:25 al:call_at:-9 al:call_it:15 al:call_me:75 al:called_the:38
al:cambiamos_el:11 al:cambiaron_la:13 al:came_back:31 al:came_from:-15 al:camembert_on:-15 al:camera_ends:66
al:camille_teaches:25 al:camper_we'll:32 al:can't_be:-32 al:can't_believe:43 al:can_be:-114 al:can_edit:-17
al:can_feed:-11 al:can_get:-10 al:can_reach:-20 al:can_the:87 al:can_u:67 al:can_we:93 al:can_you:239 al:canal_was:5
al:cancelled_lessons:1 al:candidate_no:21 al:candidates_found:12 al:candle_lanterns:29 al:cannot_be:-45 al:cant_be:-33
al:cant_believe:67 al:cant_complain:37 al:cant_cost:-6 al:cant_get:13 al:cant_pay:33 al:cant_spend:29 al:cant_stop:11
al:cant_take:11 al:cant_tell:16 al:cant_turn:-27 al:cant_use:-22 al:caps_for:62 al:captain_rieger:33
al:captions_dont:16 al:car's_summer:-12 al:car_broke:47 al:car_nine:5 al:car_park:31 al:caramel_is:38
al:card_networks:27 al:cardiology_had:39 al:cards_and:10 al:carrier_for:5 al:carrier_relabelled:18 al:carries_the:-5
al:cars_with:10 al:cart_one:43 al:cart_two:23 al:case_0:33 al:case_for:60 al:case_in:-44 al:case_numbers:29
al:cash_came:-23 al:cash_is:11 al:cat_looks:21 al:catalogue_number:47 al:cats_need:9 al:cats_stay:27 al:ccd_cooled:7
al:cdns_cache:-5 al:ce_sera:17 al:centimetres_high:-3 al:centrifuge_max:22 al:ceramic_capacitors:7 al:cert_chain:21
al:cert_lab:15 al:certificates_are:27 al:certification_insists:27 al:change_nr:25 al:change_of:-57
al:change_request:43 al:changed_my:12 al:changes_to:15 al:chapter_0:67 al:chapter_due:-1 al:chapter_marks:34
al:chapter_on:16 al:chaque_année:-3 al:chaque_incident:8 al:chaque_nouvel:9 al:charlotte's_whiteboard:-24
al:charming_part:-14 al:chart_work:16 al:chauffören_är:16 al:che_bella:81 al:che_bello:23 al:che_caldo:40
al:che_il:-18 al:che_ridere:10 al:che_rileggere:-9 al:che_sonno:7 al:che_traslocare:-6 al:check-in_open:-29
al:check-in_opens:24 al:check_in:22 al:check_the:21 al:checked_bag:-6 al:checked_bags:-78 al:checked_the:49
al:cheers_mate:50 al:chef_says:13 al:chi_rompe:4 al:child_seat:41 al:chiller_inspection:66 al:chip_number:39
al:chlorine_and:31 al:choir_practice:3 al:choirs_breathe:42 al:chopin_had:28 al:chose_the:46 al:christmas_dinner:-1
al:chutney_for:16 al:ci_penso:45 al:cider_batch:18 al:cinnamon_rolls:-14 al:claim_for:81 al:claim_on:21
al:claim_the:-19 al:class_0:21 al:class_is:-1 al:cleaned_all:19 al:cleaned_out:40 al:cleaning_the:24 al:clear_the:38
al:clinic_fish:21 al:clock_skew:35 al:clocks_in:18 al:cloud_bill:54 al:club_got:9 al:club_lost:24 al:club_nights:16
al:club_sold:52 al:cluster_west:8 al:code_freeze:142 al:code_of:-8 al:code_on:42 al:code_owner:3 al:code_review:65
al:codger_may:-25 al:coffee_first:40 al:coffee_machine:79 al:coils_resist:34 al:cold_coil:17 al:cold_for:-4
al:cold_room:-16 al:cold_start:37 al:cold_store:22 al:collimation_error:11 al:colour-blind_testers:37 al:colour_is:-11
al:colour_the:81 al:columnar_files:40 al:come_back:-23 al:come_for:12 al:come_from:-62 al:come_on:72 al:coming_up:23
al:comme_le:14 al:comments_above:23 al:commit_messages:33 al:commits_naar:5 al:committee_said:8 al:como_mucho:65
al:como_máximo:12 al:company's_lorry:-2 al:compared_the:30 al:compilers_of:30 al:composers_in:49 al:compost_bin:20
al:compressor_oil:12 al:con_la:-13 al:con_los:65 al:con_tanta:42 al:concert's_not:17 al:concert_halls:4
al:confirmed_then:12 al:conflict_resolution:12 al:conflicts_sorted:36 al:congratulations_on:41 al:consider_the:52
al:considering_the:3 al:contact_at:13 al:contact_for:8 al:contained_was:-20 al:container_yard:2 al:context_on:-16
al:contract_two:28 al:contractors_may:26 al:converted_all:25 al:cook_has:12 al:cook_poultry:32 al:cooking_on:42
al:cool_dark:12 al:copper_shutdown:32 al:copy_jobs:9 al:copy_streams:-22 al:core_switch:31 al:correct_my:27
al:correction_box:9 al:correction_the:15 al:corridor_wardrobe:31 al:corrige_toujours:8 al:cost_centre:2
al:cottage_has:34 al:could_do:-10 al:could_get:-19 al:could_look:-5 al:could_not:-24 al:could_resurface:-2
al:could_set:-20 al:could_simply:-1 al:could_speak:-11 al:could_tell:-10 al:could_the:68 al:could_we:65
al:could_you:275 al:couldn't_find:46 al:couldnt_make:-3 al:council_moved:24 al:count_me:30 al:count_on:39
al:count_to:15 al:counted_again:79 al:courier_needs:46 al:couriers_kept:67 al:cow_wheels:47 al:cows_know:31
al:coûte_0:-8 al:cpu_on:25 al:crane_budget:6 al:crane_stops:22 al:crane_test:2 al:crash_0:9 al:crash_rate:-22
al:crash_reporter:24 al:crashlytics_alerts:17 al:crc_errors:-23 al:credit_card:-34 al:credit_notes:10 al:crew_is:-2
al:crew_on:21 al:cross-connect_order:17 al:csv_już:-9 al:cubic_metres:-12 al:current_can't:-7 al:current_draw:11
al:current_exchange:14 al:curtain_goes:56 al:curtain_up:17 al:curve_blew:3 al:custard_pot:14 al:customer_card:31
al:customer_saw:16 al:customs_opened:11 al:cut_one:3 al:cute_dog:11 al:cutover_night:74 al:cyclists_wait:11
al:czternaście_słoików:17 al:célia_do:-34 al:d'après_le:22 al:d'un_coup:-10 al:da_funkt:29 al:da_silva:21
al:dab_carrier:32 al:dad_changed:36 al:dads_cardiologist:48 al:dagster_cutover:-2 al:dailies_travel:31
al:dairy_cooler:21 al:dan_houden:38 al:danach_kommt:9 al:danger_zones:44 al:danke_dir:43 al:dans_le:51
al:dark_background:17 al:dark_mode:9 al:dark_rosin:33 al:das_auto:-18 al:das_gilt:3 al:das_holz:2 al:das_klingt:46
al:das_limit:15 al:das_meldeformular:-13 al:das_nove:-26 al:dat_is:37 al:dat_klinkt:10 al:data_top-ups:25
al:day_crew:25 al:day_shift:45 al:db_timeout:33 al:de_0:-58 al:de_acuerdo:23 al:de_borden:42 al:de_cristal:-2
al:de_fianza:-34 al:de_fietsverzekering:27 al:de_fluitist:4 al:de_gehuurde:22 al:de_huisarts:37 al:de_kat:4
al:de_la:-25 al:de_linkermarge:1 al:de_linkermuur:9 al:de_noodlijn:10 al:de_proefversie:37 al:de_rechtermarge:22
al:de_rechtermuur:39 al:de_repetitie:32 al:de_reservegenerator:48 al:de_rijskast:22 al:de_rit:22 al:de_schimmelproef:9
al:de_storing:20 al:de_testomgeving:21 al:de_vorkheftruck:12 al:dead_fish:21 al:deadline_got:16 al:deadlocks_are:45
al:dealer_says:11 al:debug_keystore:38 al:december_0:-69 al:decided_to:1 al:decidi_fazer:20 al:deck_for:106
al:dedem_bahçede:24 al:dedetização_feita:32 al:dedupe_customers:38 al:default_colour:15 al:default_font:16
al:default_zoom:4 al:dein_ausbilder:14 al:deixa_que:30 al:delivered_to:-22 al:delivery_address:39 al:demo_sunucusu:18
al:den_abschlussbericht:6 al:den_keller:27 al:den_löste:39 al:denim_for:7 al:departure_is:32 al:departure_of:3
al:deploys_happen:25 al:deposit_on:112 al:depot_south:17 al:der_altserver:-22 al:der_ersatzlüfter:12
al:der_frühdienst:12 al:der_hitze:-8 al:der_import:7 al:der_kater:7 al:der_kinder:-12 al:der_kurs:42
al:der_nachbar:-57 al:der_nachbarshund:-20 al:der_schalter:13 al:der_sturmwarnung:-27 al:der_teigkneter:8
al:der_trafo:1 al:der_vorstand:-21 al:der_wagen:-17 al:der_wirt:-12 al:design_file:26 al:design_wants:21
al:después_de:42 al:det_blir:37 al:det_droppade:18 al:det_är:-18 al:determinative_nach:-21 al:diagrams_make:7
al:diary_on:-8 al:did_anybody:3 al:did_best:-1 al:did_i:58 al:did_it:-7 al:did_not:-33 al:did_the:163 al:did_you:21
al:die_brücke:-10 al:die_enten:-10 al:die_erste:2 al:die_ferngläser:-11 al:die_filiale:-7 al:die_heizung:-12
al:die_höhenkorrektur:-2 al:die_karte:-12 al:die_leute:-24 al:die_obergrenze:1 al:die_on:-15 al:die_prüfungsgebühr:25
al:die_selbstbeteiligung:-9 al:die_sicherung:-5 al:die_verteilerlisten:28 al:die_warteschlange:3 al:die_wohnung:9
al:diesel_heaters:14 al:digger_cut:19 al:diggers_are:7 al:direnç_birimi:13 al:discussed_closed:45 al:disk_alerts:7
al:disk_upload:-3 al:dispatch_had:12 al:ditching_the:24 al:dive_log:19 al:dns_caches:4 al:do_beeswax:24
al:do_esquema:-13 al:do_have:-45 al:do_i:24 al:do_june:8 al:do_not:71 al:do_que:-48 al:do_serwera:-22
al:do_sprawdzenia:-2 al:do_the:33 al:do_they:8 al:do_we:182 al:do_you:105 al:dobra_kawa:24 al:dock_0:7 al:dock_one:34
al:dock_two:12 al:does_anybody:42 al:does_anyone:55 al:does_blue:22 al:does_have:-42 al:does_not:-29 al:does_sea:18
al:does_the:86 al:doesn't_suit:-18 al:dogs_are:15 al:dogs_do:21 al:dolphins_on:16 al:domani_mattina:15 al:domani_ti:37
al:don't_accept:-12 al:don't_belong:-14 al:don't_care:-5 al:don't_ever:44 al:don't_give:40 al:don't_go:2
al:don't_like:25 al:don't_mix:-2 al:don't_swap:-8 al:don't_use:1 al:donatella_adesso:-14 al:donc_le:15
al:done_discussing:25 al:done_is:16 al:done_that:14 al:done_the:18 al:donkeys_*:35 al:dont_add:-15 al:dont_ever:18
al:dont_feed:11 al:dont_get:-10 al:dont_open:-26 al:dont_pay:-16 al:dont_put:26 al:dont_touch:2 al:dont_water:14
al:dont_worry:25 al:door_code:85 al:doors_for:75 al:doors_open:20 al:dopo_0:-20 al:dose_for:9 al:dossier_caf:40
al:downtime_for:25 al:dr_^:12 al:dr_ahlers's:4 al:dr_pettersen:1 al:draft_0:47 al:draußen_hagelt:3
al:draußen_schüttet:16 al:draw_0:-12 al:draw_calls:-4 al:draw_the:18 al:drehstart_verschoben:13 al:drei_stunden:23
al:dressing_rooms:5 al:drift_over:-4 al:dripping_like:3 al:driver_came:39 al:driver_told:-2 al:drivers_must:3
al:driving_test:-3 al:dropbox_folder:36 al:dropped_the:57 al:dropping_the:59 al:drove_to:12 al:dry_dock:20
al:du_darfst:15 al:du_får:30 al:du_sollst:1 al:due_to:-3 al:duet_partner:8 al:dunno_who:14 al:dunno_yet:88
al:durch_ist:10 al:duren_voordat:-6 al:during_the:-48 al:during_visiting:21 al:duży_namiot:3 al:démarre_au:-4
al:dörren_på:46 al:each_answer:14 al:each_box:4 al:each_christmas:-34 al:each_container:16 al:each_evening:-20
al:each_interrupt:10 al:each_lesson:3 al:each_mock:36 al:each_morning:-38 al:each_new:23 al:each_of:16
al:each_outage:18 al:each_person:28 al:each_rider:5 al:each_stall:39 al:each_the:-10 al:each_time:-25
al:earlier_the:-4 al:earliest_we:24 al:early_returns:15 al:east_counterweight:27 al:east_gate:10 al:east_stands:-30
al:ebook_reader:49 al:ech_pogoda:22 al:economy_*:-2 al:economy_class:-2 al:editor_people:19 al:een_momentje:35
al:een_profielfoto:6 al:egg_test:10 al:eh_sì:8 al:eight_bagpipes:20 al:eimern_typisch:-5 al:ein_anruf:9
al:eine_fahrt:9 al:el_alquiler:16 al:el_arroz:-24 al:el_autobús:-4 al:el_aviso:-2 al:el_ayuntamiento:2 al:el_billete:3
al:el_bot:11 al:el_búfer:18 al:el_cobro:4 al:el_color:-14 al:el_contrabajo:-2 al:el_correo:-17 al:el_corte:9
al:el_depósito:29 al:el_dueño:-7 al:el_grupo:13 al:el_localizador:6 al:el_login:-2 al:el_límite:31 al:el_mar:-13
al:el_muelle:24 al:el_planificador:-8 al:el_proveedor:26 al:el_puerto:-14 al:el_servidor:-9 al:el_teatro:-13
al:el_texto:-4 al:el_umbral:39 al:el_veterinario:1 al:electric_bill:50 al:electrics_quote:19
al:electromagnetic_interference:2 al:eleven_hundred:8 al:ella_tiene:2 al:elle_s'ennuie:20 al:elm_collar:31
al:elternsprecher_ist:4 al:empty_units:-5 al:en_bergen:39 al:en_bilbao:23 al:en_brno:57 al:en_el:26 al:en_fazla:2
al:en_la:44 al:en_leiden:52 al:en_modig:30 al:en_porto:16 al:ending_in:-45 al:english_only:38 al:english_sewing:-15
al:enjoy_it:24 al:enjoy_the:12 al:ensuite_je:49 al:ensuite_on:25 al:entrance_for:1 al:entre_deux:7 al:entre_turno:9
al:entrego_o:-27 al:entrego_os:-6 al:entries_without:31 al:entro_e:16 al:entro_il:7 al:entropy_on:32 al:entry_for:34
al:enviamos-lhe_o:31 al:equatorial_coordinates:19 al:erp_instances:-1 al:errata_sheet:42 al:error_budget:12
al:error_code:19 al:error_must:-21 al:error_reports:7 al:erstattungen_gehen:14 al:es_darf:12 al:es_wird:11
al:ese_pasaje:12 al:eso_no:24 al:est-ce_que:48 al:even_gekeken:28 al:eventually_every:40 al:ever_^:69 al:ever_did:-26
al:every_0:-54 al:every_company:3 al:every_day:-34 al:every_drink:47 al:every_good:5 al:every_invoice:19
al:every_letter:32 al:every_migration:21 al:every_monday:-18 al:every_morning:-11 al:every_museum:12 al:every_number:6
al:every_postmortem:25 al:every_project:12 al:every_release:1 al:every_reminder:6 al:every_single:-11 al:every_text:15
al:every_towel:-12 al:everybody_was:60 al:everyone_at:58 al:everyone_clapped:11 al:everyone_in:70
al:everything_else:35 al:everything_is:-3 al:everything_looks:3 al:ewr_to:-27 al:exam_boards:36 al:exam_candidate:6
al:exam_is:11 al:exam_registration:41 al:exam_week:9 al:exam_you:-5 al:excel_hat:16 al:excuse_my:31
al:exercise_nine:18 al:exhaust_fan:5 al:expect_my:20 al:expect_the:86 al:export_control:12 al:export_klang:28
al:extras_today:30 al:ey_der:31 al:fabrizio_si:14 al:facilities_are:4 al:facilities_gave:12 al:facilities_printed:23
al:facilities_swapped:11 al:facilities_will:12 al:fact_check:24 al:fact_the:-21 al:factories_in:30 al:fahrad_swore:32
al:failed_over:22 al:fair_enough:18 al:falta_colgar:10 al:falta_saber:50 al:families_pay:10 al:families_who:57
al:farfar_jobbade:-12 al:father's_microscope:-5 al:fatto_il:24 al:fatura_olmadan:20 al:faut-il_garder:12
al:feathers_weigh:28 al:feature_flag:16 al:feature_freeze:50 al:february_0:-127 al:fechado_vamos:22 al:fechou_vai:25
al:feedback_*:23 al:feel_free:59 al:feeling_a:18 al:feels_like:49 al:fel_på:-3 al:felt_like:13 al:fencing_costs:29
al:fermenter_five:12 al:fern_house:26 al:ferries_to:44 al:ferry_leaves:7 al:fico_com:4 al:ficou_decidido:16
al:field_test:60 al:fight_me:25 al:figurati_è:29 al:files_branches:21 al:filter_wheel:30 al:finalement_on:53
al:finally_cancelled:17 al:finance_has:12 al:finance_wants:19 al:finder_scope:19 al:findings_rated:22 al:fine_cot:13
al:fine_from:15 al:fine_matte:9 al:finished_chapter:15 al:finished_the:79 al:fire_drill:6 al:firewall_is:28
al:firmware_on:20 al:first_aid:19 al:first_day:3 al:first_in:62 al:first_name:-71 al:first_night:23 al:first_snow:6
al:first_snowdrops:23 al:first_task:25 al:first_the:30 al:first_then:-33 al:first_time:-5 al:first_try:33
al:first_violin:11 al:first_we:65 al:first_week:64 al:fisch_sein:-29 al:fish_are:-22 al:fish_look:-18 al:fish_man:34
al:five_of:17 al:fix_the:-4 al:fixed-point_numbers:25 al:fixed_the:32 al:flaky_tests:23 al:flash_0:37
al:flashcards_for:15 al:flat_is:70 al:flint_is:16 al:flood_damage:15 al:floor's_so:19 al:flour_comes:17 al:fly_bar:15
al:flying_weight:28 al:fm_carrier:36 al:fog_does:8 al:fog_so:70 al:folks_at:59 al:following_that:38
al:following_the:29 al:following_your:25 al:fonder_of:3 al:food_all:58 al:food_inspector:6 al:football_examples:18
al:footer_height:7 al:for_0:-119 al:for_a:-18 al:for_allergies:35 al:for_an:18 al:for_beginners:19
al:for_binoculars:41 al:for_birthday:50 al:for_birthdays:22 al:for_calls:22 al:for_comparison:10 al:for_cot:24
al:for_cots:22 al:for_each:27 al:for_every:44 al:for_grade:30 al:for_highlighting:6 al:for_hotel:46 al:for_it:-47
al:for_later:59 al:for_me:-134 al:for_meals:36 al:for_my:-1 al:for_names:25 al:for_naming:9 al:for_new:87
al:for_november:16 al:for_one:-17 al:for_our:-8 al:for_phone:22 al:for_polish:13 al:for_quizzes:20 al:for_reminders:21
al:for_revision:62 al:for_safety:10 al:for_test:29 al:for_that:-11 al:for_the:71 al:for_this:-23 al:for_two:-6
al:for_variable:34 al:for_vocabulary:-4 al:for_writes:7 al:for_you:-106 al:for_your:-24 al:force_pushes:26
al:forecast_error:23 al:forget_the:24 al:forklift_inspection:30 al:forklifts_do:72 al:fortran_for:-33 al:found_a:94
al:foundation_gave:-15 al:four_^:21 al:four_is:-1 al:four_repairs:41 al:fragen_zur:1 al:fragile_stuff:21
al:frame_budget:39 al:frau_yıldız:-8 al:free_checked:-19 al:freeze_for:60 al:freezer_0:12 al:french_on:-21
al:fresh_email:2 al:fridge_east:5 al:fridge_two:28 al:from_*:10 al:from_a:-22 al:from_here:186 al:from_jfk:-8
al:from_me:-76 al:from_my:44 al:from_nantes:-8 al:from_now:57 al:from_porto:-5 al:from_the:12 al:from_there:46
al:from_this:32 al:from_what:25 al:from_your:1 al:front_door:36 al:frozen_goods:26 al:fruit_from:40 al:fuel_card:1
al:full_of:-17 al:fun_fact:85 al:funkmast_nord:53 al:funkzeugnis_bestanden:33 al:funny_best:-22 al:funny_how:27
al:funny_it:29 al:funny_my:33 al:funny_thing:15 al:fyi_0:23 al:fyi_seal:6 al:fysikprovet_skrivs:25 al:färjan_går:15
al:für_die:102 al:für_kulanz:9 al:gale_warning:38 al:garage_is:49 al:garage_rang:17 al:garaj_çok:26 al:garden_party:22
al:gardens_do:33 al:garnish_for:55 al:gas_meter:22 al:gas_work:2 al:gate_code:37 al:gateway_image:19
al:gateway_serial:37 al:gateway_threads:-34 al:gave_a:-42 al:gave_blood:18 al:gave_me:-35 al:gave_the:53
al:gc-ms_pw:22 al:gdyni_nową:-9 al:gebühr_für:11 al:gece_nöbeti:39 al:generally_speaking:24 al:generations_of:-3
al:generator_one:-12 al:generator_test:43 al:gentle_dog:17 al:german_law:21 al:gern_auf:27 al:gerry_feeds:12
al:gerät_aus:-2 al:gestern_beim:21 al:gestern_hat:19 al:get_a:-32 al:get_it:36 al:get_the:110 al:get_through:39
al:getting_the:27 al:geöffnete_ware:21 al:ghent_ganz:-9 al:ghent_has:24 al:gib_mir:19 al:gift_card:-58
al:giriş_ekranı:24 al:gisteren_drie:18 al:gisteren_weer:20 al:give_clearing:29 al:give_each:13 al:give_me:89
al:give_one:-18 al:give_up:-62 al:given_the:127 al:glad_that:73 al:glad_the:39 al:glad_your:4 al:glass_stays:31
al:glaze_firing:34 al:gli_esercizi:17 al:gloves_off:42 al:gloves_on:75 al:gluten_zero:46 al:go_easy:48 al:go_to:-8
al:goal_of:4 al:goats_ate:13 al:god_i:46 al:godmothers_and:57 al:goed_de:22 al:going_*:28 al:going_by:62
al:going_for:-6 al:going_on:-1 al:going_so:-5 al:going_through:3 al:going_up:-33 al:going_with:101 al:gold_member:-13
al:gone_my:-4 al:gonna_bring:2 al:gonna_call:6 al:gonna_reread:10 al:good_build:-41 al:good_chair:-3 al:good_grief:14
al:good_guess:13 al:good_have:-10 al:good_heavens:6 al:good_luck:56 al:good_money:-5 al:good_morning:73
al:good_news:16 al:goodness_is:26 al:goose_chase:37 al:gosh_i:17 al:gostaria_mais:11 al:gosto_mais:107 al:got_0:157
al:got_a:42 al:got_bumped:-2 al:got_called:-27 al:got_chatting:25 al:got_extra:-10 al:got_fewer:33 al:got_into:-19
al:got_it:95 al:got_lost:-33 al:got_messy:-13 al:got_moved:-31 al:got_my:40 al:got_number:-8 al:got_pushed:-28
al:got_scrapped:-17 al:got_seven:13 al:got_stuck:-31 al:got_stung:49 al:got_the:88 al:gotta_check:15 al:gotta_love:23
al:governance_has:37 al:gpio_for:26 al:gracias_guapa:27 al:grading_starts:31 al:grafana's_behind:4
al:grafiche_sereni:-8 al:gramm_wiegen:-10 al:grammar_terms:15 al:grammars_with:44 al:grams_when:-11 al:gran_cant:6
al:gran_would:19 al:grandad's_papers:-20 al:grandad_planned:10 al:grandma_never:14 al:grandma_used:8
al:grandmas_ride:16 al:grandpa_always:15 al:granny_has:5 al:graphs_in:66 al:graphs_over:20 al:gravity_is:47
al:great-aunt_ida:4 al:great_question:26 al:great_thank:20 al:great_thanks:2 al:green_workbook:25 al:grib_reader:-11
al:ground_crew:21 al:ground_floor:3 al:grower_feed:10 al:gudrun_holds:13 al:guess_who:34 al:guests_take:20
al:guests_with:17 al:guides_found:12 al:guides_login:34 al:gulls_in:50 al:gunilla_nu:-11 al:gusta_más:-21
al:gut_keeps:10 al:gwendolyn_is:1 al:gym_bag:17 al:güney_deposu:1 al:h_was:-7 al:ha_a:82 al:ha_llegado:-29 al:ha_one:6
al:ha_that:31 al:ha_the:18 al:ha_un'aria:-36 al:ha_who's:26 al:hab_die:48 al:habla_siempre:27 al:hace_un:3 al:had_a:19
al:had_it:24 al:had_to:46 al:haftada_en:25 al:haha_^:-47 al:haha_katten:3 al:haha_no:30 al:haha_true:26 al:haha_yes:23
al:half_a:10 al:half_an:29 al:half_came:-8 al:half_term:33 al:half_the:83 al:hall_is:-43 al:hall_one:30 al:hall_two:22
al:hamster_escaped:14 al:hand_in:85 al:hand_luggage:36 al:hand_sizes:-9 al:hand_written:1 al:hands_off:73
al:handwriting_gets:16 al:handyman_fixed:25 al:hang_on:98 al:hanna_jest:-2 al:hannah_has:-9 al:hanne_for:-18
al:happier_with:22 al:happy_birthday:-11 al:happy_friday:50 al:happy_to:107 al:har_slipat:42 al:hard_cheese:21
al:hard_cues:33 al:hard_on:-6 al:harms_has:-2 al:has_anybody:31 al:has_anyone:85 al:has_been:-74 al:has_the:-19
al:hasn't_been:-15 al:hasta_0:2 al:hat_überschwungen:23 al:hate_popups:22 al:haulier_rebooked:4 al:hava_cok:36
al:have_a:39 al:have_another:70 al:have_been:-33 al:have_the:-19 al:haven't_laughed:4 al:havent_figured:10
al:havent_heard:22 al:having_seen:25 al:hay_goes:26 al:he's_limping:9 al:he_ate:16 al:he_bought:-6 al:he_broke:-1
al:he_brought:-11 al:he_cannot:5 al:he_decided:30 al:he_did:1 al:he_died:-3 al:he_dropped:6 al:he_gets:-13
al:he_had:-23 al:he_has:26 al:he_hurt:3 al:he_is:15 al:he_learned:1 al:he_leído:9 al:he_made:-8 al:he_once:-24
al:he_rides:14 al:he_said:25 al:he_sits:-13 al:he_tiled:-2 al:he_vuelto:-11 al:he_would:-14 al:head_chef:12
al:head_gardener:6 al:head_of:1 al:head_office:20 al:headcount_came:19 al:headcount_for:17 al:headset_on:36
al:heat_quiz:28 al:heat_shrink:45 al:heating_broke:15 al:heb_net:36 al:hedges_grow:11 al:hedges_have:22
al:helipad_lights:67 al:hellre_en:27 al:helm_hours:-1 al:helmets_for:11 al:help_me:57 al:helst_vill:6 al:hem_length:15
al:hemos_optado:18 al:hens_are:7 al:hepzibah_winds:-18 al:her_boarding:4 al:her_brother:25 al:her_handwriting:21
al:her_learner:13 al:her_score:24 al:her_son:18 al:her_the:-40 al:herbst_zahlen:-28 al:here's_a:16 al:here's_one:2
al:here_are:204 al:here_is:34 al:here_says:-3 al:here_the:-17 al:here_you:12 al:hes_sluggish:26 al:het_feest:3
al:het_papier:-2 al:het_regent:36 al:het_streven:4 al:het_testkastje:15 al:het_theorie-examen:19 al:hex_in:23
al:hey_hey:21 al:hey_sorry:9 al:hey_the:19 al:hi_i:73 al:hi_i'd:11 al:hi_lovely:-25 al:hi_need:19 al:hi_vis:-1
al:hier_le:15 al:hier_nous:22 al:hier_soir:-32 al:hier_à:31 al:high_water:89 al:highlight_verbs:38 al:hihi_a:14
al:hij_kan:16 al:hikers_enter:9 al:hints_only:22 al:hire_car:18 al:his_licence:9 al:his_maths:31 al:historically_a:25
al:hive_thirteen:40 al:hive_three:39 al:hm_life's:6 al:hm_ok:21 al:hm_yes:9 al:hmm_no:52 al:hmm_ok:35 al:ho_già:27
al:ho_scelto:3 al:ho_visto:-26 al:hoca_yurt:3 al:hofmann's_have:8 al:hold_for:-4 al:hold_on:30 al:holds_0:-3
al:holes_in:52 al:holiday_export:11 al:homework_sheet:35 al:honestly_i:35 al:honestly_the:80 al:honey_weighs:6
al:honing_verkocht:-1 al:hooguit_een:18 al:hope_the:16 al:hope_ur:10 al:hope_your:9 al:hoping_to:58
al:hospital_parking:45 al:hosting_cant:67 al:hot_air:3 al:hot_as:65 al:hotel_fährt:-17 al:hotfix_goes:34
al:hours_in:45 al:house_rule:14 al:houses_of:1 al:how_about:16 al:how_do:47 al:how_does:28 al:how_the:-5
al:how_you:-33 al:however_i:36 al:however_you:15 al:hoşça_kal:8 al:hugo_teaches:34 al:huh_0:62 al:hull_number:7
al:hull_office:22 al:hun_server:2 al:hundefutter_bitte:29 al:hundefutter_in:21 al:hunters_are:39 al:hurts_but:49
al:härnäst_mejlar:9 al:härnäst_ska:24 al:höchstens_zehn:26 al:högst_en:18 al:högst_fyra:22 al:i'd_be:85 al:i'd_go:-76
al:i'd_keep:-15 al:i'd_last:17 al:i'd_need:-23 al:i'd_pick:28 al:i'd_prefer:-49 al:i'd_rather:2 al:i'd_say:-17
al:i'd_spend:-29 al:i'd_tackle:-21 al:i'll_ask:-105 al:i'll_be:23 al:i'll_bring:-98 al:i'll_draft:-29 al:i'll_ever:-3
al:i'll_get:83 al:i'll_hand:-23 al:i'll_have:34 al:i'll_hold:-3 al:i'll_keep:44 al:i'll_need:-73 al:i'll_post:-9
al:i'll_proceed:-5 al:i'll_put:-21 al:i'll_recompute:3 al:i'll_remind:22 al:i'll_see:5 al:i'll_sign:-27
al:i'll_split:-24 al:i'll_upload:13 al:i'll_use:2 al:i'm_0:16 al:i'm_afraid:17 al:i'm_back:4 al:i'm_choosing:-18
al:i'm_down:16 al:i'm_fonder:-28 al:i'm_free:-12 al:i'm_going:-22 al:i'm_happy:2 al:i'm_holding:-24 al:i'm_home:3
al:i'm_hoping:7 al:i'm_in:50 al:i'm_late:-50 al:i'm_looking:-8 al:i'm_mad:-11 al:i'm_missing:-17 al:i'm_moving:-23
al:i'm_not:-1 al:i'm_off:11 al:i'm_putting:-62 al:i'm_really:31 al:i'm_scared:-14 al:i'm_sending:-64 al:i'm_sitting:17
al:i'm_skipping:17 al:i'm_sorry:82 al:i'm_supposed:-42 al:i'm_switching:-52 al:i'm_the:19 al:i'm_unable:23
al:i'm_with:5 al:i've_decided:-6 al:i've_had:-2 al:i've_overwritten:4 al:i've_promised:-13 al:i've_put:-67
al:i've_renamed:27 al:i've_seen:-29 al:i've_settled:-2 al:i've_taken:12 al:i've_written:20 al:i_0:-22 al:i_added:-1
al:i_admin-delen:-14 al:i_admire:-7 al:i_already:32 al:i_also:29 al:i_always:-16 al:i_am:16 al:i_answer:-19
al:i_apologize:31 al:i_appreciate:75 al:i_argue:-45 al:i_ask:-15 al:i_asked:8 al:i_beg:17 al:i_blame:29
al:i_booked:-17 al:i_bought:6 al:i_bring:21 al:i_brought:34 al:i_buy:-30 al:i_can't:-2 al:i_cannot:-60 al:i_cant:12
al:i_carry:17 al:i_changed:18 al:i_cheated:-22 al:i_check:-4 al:i_checked:90 al:i_completely:69 al:i_connected:-15
al:i_conti:-2 al:i_corrected:5 al:i_could:-8 al:i_couldn't:-13 al:i_count:-15 al:i_counted:25 al:i_dance:-1
al:i_decided:-6 al:i_do:21 al:i_don't:14 al:i_drank:14 al:i_drink:-1 al:i_en:-19 al:i_enjoy:54 al:i_enjoyed:27
al:i_envy:-5 al:i_ever:-168 al:i_fancy:-73 al:i_favor:-19 al:i_favour:8 al:i_find:8 al:i_finish:12 al:i_finished:28
al:i_fix:-26 al:i_followed:-40 al:i_forgot:-90 al:i_found:47 al:i_fyrtio:-3 al:i_gave:21 al:i_get:-142 al:i_go:-37
al:i_got:-13 al:i_grew:56 al:i_guess:-35 al:i_had:80 al:i_hadn't:-34 al:i_hand:26 al:i_have:5 al:i_hear:-49
al:i_heard:8 al:i_hold:21 al:i_hope:76 al:i_imagine:22 al:i_intend:12 al:i_just:-17 al:i_keep:22 al:i_kid:-14
al:i_knew:-9 al:i_know:-176 al:i_knät:-26 al:i_lean:-7 al:i_learn:53 al:i_learned:-23 al:i_learnt:3 al:i_like:26
al:i_liked:11 al:i_looked:114 al:i_lose:23 al:i_lost:30 al:i_made:-82 al:i_manage:10 al:i_mappen:-7 al:i_may:-40
al:i_mean:-80 al:i_merge:-37 al:i_merged:14 al:i_met:-75 al:i_might:-14 al:i_misread:107 al:i_mixed:-4 al:i_move:-57
al:i_moved:23 al:i_must:54 al:i_muttered:-42 al:i_mötet:-7 al:i_narzekał:-39 al:i_need:38 al:i_never:102
al:i_obtained:-26 al:i_once:42 al:i_only:-50 al:i_opened:6 al:i_overheard:-10 al:i_owe:16 al:i_own:-6 al:i_paid:14
al:i_park:3 al:i_pasted:7 al:i_pay:22 al:i_picked:22 al:i_practise:-20 al:i_prefer:53 al:i_prepare:-40
al:i_promised:38 al:i_purchased:-23 al:i_quiz:-35 al:i_raised:-42 al:i_read:37 al:i_really:63 al:i_received:-11
al:i_recently:10 al:i_reckon:40 al:i_refilled:-36 al:i_remember:36 al:i_restarted:24 al:i_rewrite:-39 al:i_ring:-20
al:i_said:-5 al:i_sat:-3 al:i_scheduled:49 al:i_send:37 al:i_shall:23 al:i_signed:19 al:i_slept:20 al:i_spent:89
al:i_spilled:11 al:i_start:-46 al:i_stay:-7 al:i_still:74 al:i_stood:-12 al:i_suggest:16 al:i_suppose:14 al:i_swear:20
al:i_take:-3 al:i_talked:10 al:i_tell:-27 al:i_tend:8 al:i_think:-25 al:i_thought:-81 al:i_told:69 al:i_took:-23
al:i_torsdags:-4 al:i_turn:-8 al:i_type:-15 al:i_understand:165 al:i_use:-91 al:i_used:56 al:i_wander:-28
al:i_wanted:-80 al:i_was:-43 al:i_went:68 al:i_will:-63 al:i_won't:49 al:i_wonder:18 al:i_work:35 al:i_worked:17
al:i_would:1 al:i_write:-92 al:i_wrote:58 al:iah_on:-18 al:iah_to:-52 al:ice_on:1 al:ich_bring:1 al:ich_die:-5
al:ich_dir:-68 al:ich_euch:-3 al:ich_grundsätzlich:-4 al:ich_habe:85 al:ich_kümmer:19 al:ich_mag:16 al:ich_nicht:-35
al:ich_sag:11 al:ich_übe:1 al:icons_for:22 al:icu_ups:26 al:id_*:-9 al:id_0:-102 al:id_everywhere:-20 al:id_for:-53
al:id_forgotten:14 al:id_go:44 al:id_is:-66 al:id_like:29 al:id_love:47 al:id_prefer:27 al:id_rather:129 al:id_say:24
al:id_sooner:26 al:id_take:3 al:ida_lands:-17 al:ieri_a:22 al:ieri_sera:9 al:if_a:78 al:if_anybody:-24 al:if_in:10
al:if_it:20 al:if_it's:16 al:if_its:4 al:if_needed:-4 al:if_nobody:-17 al:if_not:4 al:if_only:26 al:if_possible:-63
al:if_so:53 al:if_somebody:11 al:if_someone:47 al:if_that's:-9 al:if_thats:-56 al:if_the:-75 al:if_there's:40
al:if_theres:55 al:if_they:-35 al:if_u:-77 al:if_we:-87 al:if_you:33 al:ihrem_tisch:-16 al:ik_de:-69 al:ik_heb:60
al:ik_het:-19 al:ik_stuur:29 al:il_basso:-7 al:il_campanaro:-5 al:il_codice:33 al:il_faisait:-7 al:il_fait:7
al:il_gatto:-6 al:il_gruppo:16 al:il_maestro:13 al:il_manuale:-17 al:il_me:23 al:il_nous:5 al:il_palco:19
al:il_pleut:10 al:il_quaderno:13 al:il_report:2 al:il_sensore:32 al:il_september:-3 al:il_timer:32 al:il_vecchio:-33
al:il_y:3 al:ill_bring:20 al:ill_fix:5 al:ill_have:14 al:ill_rehang:-28 al:ill_scan:9 al:ill_send:20 al:ill_tell:-5
al:ilse_cant:15 al:im_basically:4 al:im_chat:-45 al:im_code:-6 al:im_fonder:1 al:im_going:30 al:im_juli:-15
al:im_late:-13 al:im_lost:-5 al:im_no:7 al:im_not:36 al:im_on:17 al:im_seeing:-1 al:im_so:18 al:im_telling:-17
al:im_torn:15 al:im_useless:-43 al:im_wearing:29 al:image_cache:27 al:imagine_0:26 al:imagine_walking:14
al:imo_number:24 al:imo_plain:8 al:impftermin_von:22 al:import_dialog:12 al:import_threads:-21 al:importe_von:-13
al:in-laws_can:15 al:in_a:-18 al:in_any:7 al:in_bath:14 al:in_both:8 al:in_brno:21 al:in_class:54 al:in_cork:58
al:in_den:9 al:in_der:91 al:in_die:81 al:in_economy:-42 al:in_fairness:21 al:in_fridge:20 al:in_front:-61
al:in_gdansk:3 al:in_general:33 al:in_graz:38 al:in_it:-51 al:in_june:87 al:in_lilac:-5 al:in_line:19 al:in_lucca:23
al:in_malmo:-24 al:in_many:24 al:in_may:17 al:in_milan:-1 al:in_mock:54 al:in_moot:28 al:in_my:111 al:in_nantes:15
al:in_one:-17 al:in_our:156 al:in_quarantine:-5 al:in_school:24 al:in_short:43 al:in_spring:-13 al:in_that:89
al:in_the:8 al:in_there:-7 al:in_this:53 al:in_total:-31 al:in_turku:52 al:in_view:40 al:in_your:-105
al:inbound_dwell:18 al:inbound_qc:29 al:inbound_truck:59 al:incident_0:42 al:incident_runs:15 al:including_the:-4
al:index_names:12 al:ines_drives:31 al:ines_is:-7 al:ines_ran:5 al:ines_teaches:1 al:inga_skor:8 al:ingen_flytting:3
al:inlet_pressure:51 al:inspector_brandl:10 al:inspector_called:7 al:inspector_is:2 al:instructor_is:52
al:insulin_is:5 al:insurance_is:60 al:interest_on:17 al:interest_rate:27 al:interesting_i:68 al:interestingly_the:13
al:into_the:-8 al:intro_jingle:41 al:inventur_halle:13 al:invoices_go:72 al:inzwischen_ist:9 al:ios_build:12
al:ios_builds:25 al:ios_crashes:15 al:irgendwie_riecht:7 al:iron_is:19 al:is_0:49 al:is_a:-11 al:is_church:36
al:is_for:-9 al:is_it:285 al:is_on:-29 al:is_somebody:35 al:is_the:75 al:is_there:221 al:is_what:-19 al:isn't_it:116
al:it'd_be:38 al:it's_0:6 al:it's_a:-43 al:it's_free:-6 al:it's_funny:2 al:it's_law's:-10 al:it's_more:-9
al:it's_ready:-3 al:it's_snowing:24 al:it's_the:-22 al:it's_vlan:2 al:it_^:-4 al:it_always:83 al:it_anyway:-14
al:it_back:-16 al:it_breaks:4 al:it_came:-4 al:it_can:-4 al:it_can't:31 al:it_clean:-6 al:it_confuses:6 al:it_does:46
al:it_flapped:44 al:it_for:-23 al:it_froze:19 al:it_goes:-6 al:it_had:-3 al:it_happens:61 al:it_has:117 al:it_hid:6
al:it_i:-4 al:it_in:-56 al:it_is:74 al:it_isn't:48 al:it_made:41 al:it_may:50 al:it_miscompiles:15 al:it_must:97
al:it_never:42 al:it_off:-35 al:it_on:-46 al:it_out:-6 al:it_over:-17 al:it_proved:15 al:it_rained:7 al:it_remains:85
al:it_reminds:5 al:it_rests:-14 al:it_said:-32 al:it_says:26 al:it_seems:106 al:it_should:-13 al:it_smelled:17
al:it_sounds:8 al:it_still:55 al:it_takes:64 al:it_the:-98 al:it_took:112 al:it_up:-39 al:it_waits:-24 al:it_was:9
al:it_with:-6 al:it_wore:-3 al:it_would:66 al:italian_novel:-10 al:its_0:15 al:its_a:11 al:its_all:-13
al:its_always:16 al:its_been:17 al:its_dns:-14 al:its_in:26 al:its_incredible:19 al:its_karin:6 al:its_leaps:-23
al:its_one:28 al:its_own:-5 al:its_peer:-6 al:its_perishing:23 al:its_so:89 al:its_the:29 al:its_there:22
al:ive_had:18 al:ive_made:19 al:ive_picked:9 al:j'ai_une:1 al:j'aime_mieux:69 al:j'aimerais_mieux:15
al:j'aimerais_que:16 al:jag_fixar:8 al:jag_har:10 al:jag_lämnar:17 al:jag_är:-3 al:jaja_el:17 al:jaja_la:15
al:jaja_mi:41 al:jamais_de:38 al:jams_every:23 al:january_0:-109 al:jars_of:-6 al:je_cherche:9 al:je_mélange:-25
al:je_préfère:83 al:je_roule:-9 al:je_te:16 al:jeez_that:52 al:jeg_har:7 al:jetty_one:4 al:jetzt_fehlt:47
al:jfk_to:-62 al:jib_sheet:3 al:joan_and:11 al:joan_likes:-22 al:joan_needs:13 al:joan_says:12 al:joan_who:2
al:johanna_with:35 al:johanne_from:50 al:jokes_on:22 al:joli_mémo:20 al:joost_regelt:8 al:jorge_from:23
al:journal_club:14 al:jourtelefonen_ligger:37 al:judo_halls:22 al:july_0:-105 al:jump_height:14 al:june_0:-76
al:just_bullet:19 al:just_cost:-24 al:just_got:11 al:just_me:-12 al:just_now:-3 al:just_one:15 al:just_registered:8
al:just_saw:34 al:just_sent:28 al:just_so:28 al:just_text:24 al:jutro_jadę:4 al:jwt_lifetime:21 al:já_estou:5
al:k_then:30 al:kacheln_vor:-9 al:kacheln_vorladen:-11 al:kafka_retention:34 al:kapitanowie_narzekali:23
al:kardeşim_direksiyonda:10 al:kassenschluss_ist:2 al:kedi_yine:31 al:keep_comments:-14 al:keep_constellation:16
al:keep_each:18 al:keep_food:7 al:keep_opening:-7 al:keep_the:54 al:keep_you:-8 al:keep_your:2 al:kemiprovet_skrivs:31
al:kennel_quota:11 al:kennel_ref:28 al:kept_the:6 al:kevin_smith:6 al:key_cache:-11 al:key_grip:25 al:key_money:18
al:keys_are:14 al:keys_handed:14 al:keys_to:54 al:kid_can:19 al:kids_at:48 al:kids_these:34 al:kids_under:38
al:kinda_miss:69 al:kinds_of:-53 al:kinetic_part:24 al:kiosk_has:10 al:kitchen_is:53 al:kişi_çalıştırıyor:-3
al:kkk_o:46 al:klart_anmälan:16 al:klausur_hat:-47 al:kleiderkartons_vorbei:-22 al:kleine_lampjes:-3
al:klientka_dostała:28 al:klingt_nach:11 al:klo_aus:-9 al:klucze_ma:25 al:km_a:-5 al:knife_set:29 al:knots_0:44
al:knowing_me:14 al:koi_stare:22 al:kollege_wenzel:-4 al:kommentare_bitte:17 al:kopia_zapasowa:26 al:korrektur_zur:28
al:kot_jedzie:31 al:kotlin_ile:-6 al:koty_mają:32 al:krosno_anna:31 al:kubernetes_version:22 al:kuchen_gegessen:-27
al:kundennummer_lautet:20 al:kuppelmotor_ist:8 al:kursnummer_ist:15 al:kursun_ücreti:23 al:kurulum_belgesini:20
al:kurze_commits:3 al:kurzwellen_prallen:9 al:kuzey_deposu:11 al:küçük_çekiç:12 al:l'an_dernier:-4
al:l'appairage_doit:29 al:l'atelier_de:21 al:l'entrepôt_est:16 al:la_barca:8 al:la_bomba:1 al:la_caja:-4
al:la_cantine:10 al:la_carbonara:-12 al:la_carte:2 al:la_chambre:36 al:la_chaudière:10 al:la_clase:24 al:la_cola:5
al:la_coupure:4 al:la_cuba:12 al:la_cámara:36 al:la_demora:-3 al:la_dirección:-5 al:la_exposición:14 al:la_factura:-19
al:la_gara:11 al:la_gendarmerie:-4 al:la_lezione:31 al:la_licence:39 al:la_lima:17 al:la_llave:12 al:la_luz:-20
al:la_mairie:-11 al:la_mañana:-4 al:la_migration:-2 al:la_misura:14 al:la_nueva:4 al:la_nuit:-37 al:la_nulidad:-1
al:la_pente:-11 al:la_pintó:-1 al:la_pluie:3 al:la_porta:-8 al:la_presión:40 al:la_prova:12 al:la_prueba:23
al:la_página:22 al:la_pâte:6 al:la_reserva:-12 al:la_revisione:8 al:la_riunione:14 al:la_réunion:30 al:la_révision:1
al:la_salle:36 al:la_sig:-15 al:la_soglia:40 al:la_stampa:1 al:la_sucursal:5 al:la_tabla:11 al:la_taille:30
al:la_tarde:-10 al:la_tiene:-19 al:la_version:1 al:la_vuelta:-6 al:lab_diary:10 al:lab_printer:9 al:label_colour:17
al:label_the:18 al:labeled_misc:-8 al:laborbuch_führt:11 al:ladders_end:21 al:lakes_like:33 al:landed_on:4
al:landlords_and:30 al:landlords_number:5 al:larch_from:23 al:las_clases:26 al:las_llaves:5 al:las_plantillas:36
al:las_to:-65 al:las_vegas:-3 al:laserpointer_bleiben:18 al:last_good:13 al:last_june:22 al:last_night:-57
al:last_seen:31 al:last_summer:25 al:last_time:31 al:last_winter:-7 al:lastbilen_hämtar:56 al:lastbilen_kommer:-18
al:lasts_0:-17 al:late_arrivals:9 al:late_bus:-3 al:late_checkout:12 al:late_fee:43 al:late_tenants:11
al:latency_in:39 al:latency_spikes:-36 al:later_today:62 al:laternen_gezählt:-10 al:latest_from:18
al:latest_reading:37 al:latin_exam:-1 al:latin_was:34 al:latine_ne:-6 al:laut_dem:19 al:laut_lieferschein:15
al:lazy_lists:59 al:le_barrage:-15 al:le_budget:24 al:le_café:25 al:le_camping:5 al:le_code:13 al:le_consegne:-17
al:le_délai:35 al:le_hangar:8 al:le_june:-36 al:le_livre:-8 al:le_lot:6 al:le_loyer:23 al:le_mandamos:7 al:le_matin:-5
al:le_nom:-6 al:le_november:-21 al:le_numéro:-3 al:le_parc:19 al:le_parole:-9 al:le_petit:-23 al:le_plombier:5
al:le_pressoir:11 al:le_prothésiste:-10 al:le_rectorat:-37 al:le_refuge:9 al:le_réglage:-3 al:le_sauna:1
al:le_september:-28 al:le_thé:14 al:le_vol:5 al:lead_time:21 al:learned_it:-4 al:learned_the:8 al:learned_to:31
al:learner_drivers:33 al:learning_0:48 al:learning_rate:25 al:lease_on:24 al:leave_the:117 al:led_becomes:-10
al:left_a:-25 al:left_armrest:15 al:left_ear:46 al:left_for:-75 al:left_in:-6 al:left_to:7 al:left_unanswered:16
al:left_wheel:34 al:leftover_screws:1 al:legal_is:12 al:lehrling_im:20 al:lekker_weertje:30 al:lemonade_runs:10
al:lena's_layout:-18 al:lena_is:3 al:lena_promised:20 al:lena_reviews:20 al:leo_is:26 al:leos_shoe:33 al:les_animaux:7
al:les_archives:13 al:les_doy:3 al:les_voitures:34 al:lesson_one:16 al:lesson_starts:24 al:lessons_cost:37
al:lessons_in:11 al:let's_ditch:-4 al:let's_go:14 al:let's_have:6 al:let_go:-4 al:let_him:-13 al:let_me:33
al:let_the:75 al:let_us:4 al:lets_do:57 al:lets_go:19 al:lets_stay:23 al:lets_us:-49 al:lets_you:-3
al:letterpress_shops:5 al:letters_are:16 al:letztes_mal:15 al:lever_ik:-6 al:library_card:18 al:library_has:41
al:lid_temp:20 al:lidar_talks:25 al:lids_on:32 al:lie_next:-1 al:lieber_als:-1 al:lieber_barzahlung:25 al:lieber_um:10
al:lieferschein_ist:-2 al:lies_my:-6 al:liever_geen:13 al:lift_0:46 al:light_cycle:21 al:lighter_for:36
al:lightning_took:21 al:like_a:-17 al:limestone_evens:38 al:limit_palet:24 al:limit_załączników:8 al:linden_comes:-11
al:lindqvist_expects:-15 al:line_a:39 al:linear_regression:10 al:lines_from:61 al:lines_of:-25 al:lingered_near:-3
al:linking_errors:5 al:linter_line:34 al:listonosz_rzadko:28 al:live_api:12 al:llegó_el:1 al:lmao_the:30 al:lo_ha:-22
al:lo_he:75 al:lo_siguiente:56 al:lo_specchietto:15 al:loader_must:-18 al:local_time:13 al:lock_keeper:12
al:lock_the:2 al:locker_0:40 al:locker_at:20 al:lockers_out:52 al:log_rotation:19 al:log_shipping:3 al:login_for:41
al:login_tests:12 al:logs_dont:23 al:lol_0:7 al:lol_^:-35 al:lol_annual:-15 al:lol_at:12 al:lol_celsius:-6
al:lol_fair:60 al:lol_i:22 al:lol_my:80 al:lol_no:5 al:lol_notch:-43 al:lol_ok:63 al:lol_second:-8 al:lol_that:38
al:lol_the:206 al:long_ago:24 al:long_btw:-8 al:long_night:35 al:long_whip:35 al:look_at:53 al:look_like:-5
al:looked_at:13 al:looked_like:-30 al:looking_at:42 al:looking_for:-102 al:looking_over:29 al:looking_to:28
al:looks_best:45 al:loop_a:16 al:loop_b:36 al:loop_c:39 al:loose_hair:17 al:los_de:31 al:los_paréntesis:5
al:los_pedidos:3 al:los_viernes:-6 al:lossy_codecs:19 al:lost_my:65 al:lost_one:2 al:lots_of:70 al:love_how:46
al:love_it:35 al:lovely_to:1 al:low_water:34 al:lower_ruffle:26 al:loyalty_points:54 al:lucile_ep:-16 al:lucía_sacó:20
al:luego_toca:34 al:luggage_box:56 al:lukas_did:23 al:lunch_for:18 al:lunch_in:40 al:lunch_is:-10 al:lunch_was:43
al:länger_als:52 al:löcher_hatten:-3 al:lösenordet_till:13 al:ma_0:-35 al:ma_fille:53 al:mac_mini:25
al:machines_always:10 al:madrid_the:-21 al:mai_lasciare:7 al:mai_um:2 al:mail_ends:30 al:mail_me:17 al:mail_queue:25
al:mailbox_quota:13 al:mails_gelten:-25 al:mails_to:30 al:main_beams:22 al:main_sheet:28 al:maintenance_orders:-40
al:make_it:27 al:make_me:-48 al:make_my:-15 al:make_onboarding:12 al:make_that:21 al:make_the:80 al:maksymalnie_0:18
al:mal_gab:-3 al:malik_got:37 al:malik_kennt:-4 al:mama_has:56 al:mamma_mia:84 al:management_met:6 al:manganese_took:4
al:many_customers:31 al:many_guests:12 al:many_people:66 al:mapping_the:9 al:maps_of:3 al:maps_screen:15
al:march_0:-82 al:marek_driving:-5 al:marina_rang:8 al:mark_danger:37 al:mark_export:6 al:mark_is:-57 al:mark_my:81
al:marked_your:45 al:marketing_hates:21 al:marketing_reserved:18 al:marta_does:47 al:match_fees:36 al:mate_of:39
al:maternity_has:68 al:max_0:160 al:max_^:-5 al:max_council:-28 al:max_starts:18 al:max_the:-18 al:max_two:21
al:maximal_zwei:34 al:may_0:-94 al:may_i:39 al:may_it:24 al:maybe_it:17 al:maëlle_a:10 al:mbit_for:-20 al:mdr_la:6
al:mdr_ma:4 al:me_alegro:24 al:me_and:9 al:me_equivoqué:66 al:me_gusta:107 al:me_gustan:39 al:me_ha:66 al:me_lo:21
al:me_may:-4 al:me_of:-24 al:me_resulta:12 al:me_the:-37 al:meadow_look:29 al:measured_the:45 al:mechanic_is:20
al:medical_is:32 al:medicine_is:42 al:medí_otra:30 al:meeting_nice:-32 al:meeting_with:50 al:meglio_il:8
al:meglio_la:19 al:meh_the:5 al:mehr_als:108 al:mein_nachbar:3 al:meine_kartenaufgabe:-16 al:meine_schwiegereltern:4
al:melden_wir:-2 al:membership_at:31 al:memory_looked:20 al:memory_of:2 al:memory_per:39 al:menu_linden:29
al:menudo_lío:9 al:menudo_susto:15 al:merchants_in:3 al:merci_pour:41 al:merged_your:14 al:mertens_kids:36
al:mes_fiches:2 al:mes_login:2 al:message_body:18 al:messung_löse:-15 al:met_a:9 al:met_het:16 al:metaphors_help:20
al:meteor_effect:6 al:meter_calibration:81 al:metronomi_pitää:9 al:mets_les:32 al:mi_abuela:58 al:mi_cousin:-36
al:mi_hermana:-8 al:mi_primo:-22 al:mi_skarpetkę:-6 al:mi_trovo:8 al:mia_che:-8 al:mia_cousin:14 al:mietvertrag_ist:11
al:migrated_0:36 al:migrations_that:18 al:mijn_buurman:7 al:mijn_fiets:6 al:milk_bank:62 al:milk_from:17
al:milk_order:9 al:mill_lane:-12 al:mill_road:-5 al:mill_shuts:44 al:milo_licked:37 al:min_farfar:49 al:min_sdk:32
al:min_stock:18 al:mine_lean:16 al:mine_the:28 al:minor_release:28 al:minors_records:24 al:mint_for:11 al:mio_nonno:6
al:mir_das:-5 al:mir_ist:6 al:mir_liegen:1 al:mir_sind:6 al:mir_wär:14 al:mir_wäre:60 al:mirabel_sits:10
al:mirka_only:9 al:misc_misc:-16 al:mission_is:11 al:mistakes_of:67 al:mit_musikbeispielen:15 al:ml_for:-7
al:mn_schoonvader:18 al:mock_exam:26 al:mock_test:-6 al:mocking_me:-9 al:mod_notes:26 al:model_of:38 al:module_alpha:4
al:module_beta:14 al:mon_oncle:8 al:mon_tue:-24 al:mon_voisin:20 al:monday_class:57 al:monday_energy:23
al:mondays_are:56 al:monitor_threshold:42 al:monks_often:11 al:monorepo_won:10 al:monthly_full:-4 al:monthly_spend:18
al:moon_is:23 al:moped_exam:13 al:more_of:22 al:more_than:51 al:morgen_beginnen:49 al:morning_0:81 al:morning_all:31
al:morning_cron:21 al:morning_jingle:5 al:mornings_are:2 al:mornings_work:20 al:morse_speed:61 al:most_cdns:8
al:most_monitoring:7 al:most_parents:9 al:mot_kupolen:-6 al:motor_id:31 al:moved_code:-7 al:moved_flat:28
al:moved_in:18 al:moved_it:5 al:moved_odometry:12 al:moved_the:67 al:moved_to:-91 al:movers_are:20 al:moving_day:53
al:mr_boyd:33 al:mr_brandt:-33 al:mr_hale:47 al:mr_pellegrini:18 al:mrs_oyelaran:-1 al:mrs_petrov's:9
al:multiple_choice:9 al:mum's_knee:6 al:mum_hates:2 al:mum_pays:32 al:museum_visit:47 al:music_rights:24
al:must_admit:26 al:must_be:74 al:must_have:31 al:must_run:1 al:must_stay:-57 al:muster_station:21 al:my_aunt:61
al:my_back:27 al:my_bench:6 al:my_blue:-5 al:my_booking:9 al:my_boss:37 al:my_breakfast:27 al:my_brother:69
al:my_brother-in-law:5 al:my_candidate:77 al:my_ceiling:8 al:my_chips:-13 al:my_concentration:-85 al:my_cousin's:18
al:my_dad:8 al:my_daily:13 al:my_day:13 al:my_desk:-76 al:my_doctor:10 al:my_driving:48 al:my_english:-16
al:my_enrolment:17 al:my_evening:21 al:my_ex's:-9 al:my_exam:18 al:my_examiner:19 al:my_eyes:-64 al:my_family:-13
al:my_father:21 al:my_favourite:10 al:my_fcc:27 al:my_feet:15 al:my_fingers:-44 al:my_first:28 al:my_flat:-24
al:my_flight:-61 al:my_flow:-5 al:my_fridge:-36 al:my_fuel:28 al:my_gloves:-8 al:my_grandad:-16 al:my_hands:2
al:my_head:-9 al:my_heart:-43 al:my_home:-4 al:my_hostel:25 al:my_indentation:-25 al:my_job:6 al:my_junior:-6
al:my_keyboard:-6 al:my_knee:5 al:my_leg:-18 al:my_lesson:31 al:my_life:-8 al:my_list:-2 al:my_loyalty:19
al:my_mind:-74 al:my_mistakes:-59 al:my_monthly:-25 al:my_most:-9 al:my_mother-in-law:15 al:my_name:-19
al:my_neighbour:66 al:my_niece:64 al:my_older:12 al:my_oral:-50 al:my_overdraft:12 al:my_own:-8 al:my_physio:9
al:my_poor:-5 al:my_programme:-16 al:my_reservation:-3 al:my_return:-37 al:my_review:-11 al:my_shift:-18
al:my_shifts:-8 al:my_sis:9 al:my_sister:35 al:my_son:15 al:my_spelling:-4 al:my_stomach:-38 al:my_stop:-11
al:my_study:45 al:my_suitcase:-12 al:my_teacher:12 al:my_theory:19 al:my_thing:-57 al:my_thinking:2 al:my_thumb:-3
al:my_thursday:2 al:my_uncle:-7 al:my_upcoming:-39 al:my_user:29 al:my_weight:-20 al:my_word:-74 al:my_working:6
al:målet_är:42 al:même_les:7 al:mój_dziadek:19 al:na_august:8 al:na_bei:8 al:na_dach:17 al:na_das:90 al:na_hali:3
al:na_parte:36 al:na_rampie:-15 al:na_weselu:19 al:nach_dem:9 al:nach_prüfung:17 al:nachmittag_lieber:-10
al:nachrichten_wachsen:-14 al:nachtisch_nur:47 al:nada_de:73 al:nadie_debe:7 al:nah_jasper:2 al:name_last:-10
al:name_the:38 al:nasse_handtücher:25 al:ne_doit:-8 al:ne_jamais:9 al:neap_tide:67 al:neat_lawn:-1 al:nebel_liegt:-14
al:need_to:72 al:neighbour's_washing:-20 al:neither_of:13 al:nel_centro:29 al:nephew_lost:14 al:nesting_above:-8
al:netops_reroutes:32 al:netsec_wants:45 al:neue_platine:7 al:neuer_treffpunkt:9 al:never_ceases:-1 al:never_commit:8
al:never_cut:17 al:never_feed:26 al:never_forgave:-14 al:never_gets:-19 al:never_got:-15 al:never_helped:-18
al:never_let:-10 al:never_mute:12 al:never_restart:29 al:never_round:8 al:never_seen:63 al:never_tell:44
al:never_thought:66 al:never_translate:3 al:new_business:-2 al:new_cards:-19 al:new_chair:7 al:new_contract:6
al:new_day:17 al:new_drain:11 al:new_hire:2 al:new_player:35 al:new_shoes:12 al:new_signs:-9 al:new_terms:-10
al:new_threshold:17 al:new_treasurer:8 al:new_vans:26 al:new_vocab:-1 al:new_vote:3 al:new_words:-57 al:new_york:-48
al:next_day:-36 al:next_door:-87 al:next_forklift:16 al:next_i'd:5 al:next_i'll:45 al:next_is:-21 al:next_on:35
al:next_the:-5 al:next_to:-142 al:next_up:134 al:next_week:1 al:ngl_i:3 al:ngl_the:40 al:nice_lucca:12 al:nice_that:49
al:nice_thats:10 al:nicer_for:-32 al:nicer_to:11 al:nie_przerywaj:9 al:nie_wchodzi:-1 al:nie_wiadomo:35
al:nie_wolno:11 al:niente_telefoni:14 al:niente_traduzioni:20 al:niet_mee:-3 al:niet_meer:15 al:night_minimum:9
al:night_night:25 al:night_nurse:17 al:night_readings:32 al:night_work:16 al:nightly_builds:49 al:nights_and:23
al:ninguém_entra:8 al:no_0:-31 al:no_aeroporto:-38 al:no_altar:-6 al:no_auto:7 al:no_caben:-33 al:no_carregador:-15
al:no_clue:83 al:no_debe:-28 al:no_deploys:3 al:no_dia:5 al:no_difference:-5 al:no_emojis:-38 al:no_exame:-2
al:no_exceptions:82 al:no_extra:-12 al:no_fim:-11 al:no_flint:-12 al:no_gift:13 al:no_harm:12 al:no_higher:-13
al:no_idea:25 al:no_inline:33 al:no_início:-22 al:no_is:-35 al:no_later:-87 al:no_le:-3 al:no_lift:-1 al:no_lo:-15
al:no_longer:-72 al:no_malloc:12 al:no_more:85 al:no_music:25 al:no_más:8 al:no_máximo:-41 al:no_one:37 al:no_pasa:-40
al:no_plants:18 al:no_problem:36 al:no_puede:-66 al:no_puedo:5 al:no_que:-7 al:no_queman:-5 al:no_raw:68 al:no_red:21
al:no_salen:-25 al:no_se:-22 al:no_see:-17 al:no_shift:6 al:no_snow:13 al:no_stress:13 al:no_stroller:-8
al:no_summer:19 al:no_that:-16 al:no_wikipedia:13 al:no_word:35 al:no_worries:106 al:noah_hernandez:-10
al:nobody_climbs:11 al:nobody_could:40 al:nobody_crosses:-1 al:nobody_dared:-19 al:nobody_dares:-28 al:nobody_edits:-1
al:nobody_ever:45 al:nobody_fills:-37 al:nobody_has:16 al:nobody_here:21 al:nobody_in:46 al:nobody_thinks:-7
al:nobody_told:16 al:nobody_warned:26 al:nobody_will:-25 al:noch_weiß:16 al:node_twelve:1 al:non_oltre:73
al:non_passare:19 al:non_voglio:-29 al:none_^:13 al:nono_the:38 al:noone_knows:35 al:nope_too:4 al:north_door:24
al:north_tower:29 al:nos_la:8 al:nos_quedamos:8 al:nos_quedan:-16 al:nossa_que:78 al:not_0:-46 al:not_a:97
al:not_allowed:-6 al:not_at:15 al:not_being:23 al:not_cases:-13 al:not_clear:52 al:not_even:9 al:not_gonna:90
al:not_jens:-16 al:not_keen:36 al:not_later:7 al:not_me:2 al:not_more:83 al:not_over:19 al:not_retrieved:-19
al:not_sure:74 al:note_au:50 al:note_so:-8 al:noted_from:21 al:noted_so:10 al:noted_that:8 al:noted_whenever:8
al:nothing_against:7 al:nothing_and:-1 al:nothing_at:-11 al:nothing_beats:59 al:nothing_gets:20 al:nothing_heavier:9
al:nothing_in:12 al:nothing_odd:6 al:nothing_plugged:26 al:nothing_unusual:12 al:noté_*:10 al:nouns_go:58
al:november_0:-61 al:now_comes:33 al:now_do:5 al:now_for:69 al:now_i'll:8 al:now_it's:24 al:now_not:-47 al:now_that:55
al:now_we:11 al:nowy_termin:30 al:null_*:20 al:number_0:-28 al:number_is:-16 al:number_of:57 al:numer_zgłoszenia:27
al:numer_zlecenia:31 al:nunca_le:1 al:nunca_me:1 al:nur_nicht:19 al:nutze_den:16 al:nutzer_höchstens:-12
al:nya_hyran:8 al:nyckeln_hänger:20 al:não_pode:-6 al:não_se:13 al:när_vi:22 al:o_barco:31 al:o_bölge:7 al:o_clock:-2
al:o_contrato:-21 al:o_dia:-10 al:o_ecrã:14 al:o_espelho:8 al:o_ferro:7 al:o_gerador:5 al:o_jardineiro:2
al:o_orçamento:21 al:o_pessoal:-18 al:o_plano:-21 al:o_primeiro:22 al:o_servidor:1 al:o_tempo:7 al:o_teste:16
al:oak_for:4 al:oat_milk:32 al:oauth_is:5 al:ob_der:23 al:ob_ich:7 al:obiecuję_oddać:2 al:oboe_case:20
al:october_0:-96 al:oddam_listę:-21 al:oddamy_pieniądze:-32 al:of_course:167 al:of_the:-27 al:off_the:-21
al:offen_ist:29 al:ogg_only:43 al:ogni_temperatura:8 al:oh_and:62 al:ohh_so:30 al:ohhh_ok:8 al:ohm's_law:-8
al:ohne_kaffee:10 al:oil_changed:11 al:ojo_movieron:5 al:ok_*:-9 al:ok_^:-31 al:ok_after:6 al:ok_boomer:3 al:ok_fine:2
al:ok_for:-18 al:ok_going:7 al:ok_no:4 al:ok_reading:41 al:ok_so:82 al:ok_the:-17 al:ok_then:32 al:ok_we:59
al:ok_with:-12 al:okay_so:119 al:old_firewall:10 al:old_houses:49 al:old_instruments:9 al:old_love:-21
al:old_mistakes:-12 al:old_mr:5 al:old_one:2 al:old_tripod:34 al:old_versions:5 al:oma_schwört:6 al:omg_that:3
al:omg_the:93 al:on-call_tonight:6 al:on_a:60 al:on_april:-6 al:on_avait:3 al:on_board:-24 al:on_call:88 al:on_days:38
al:on_december:17 al:on_en:23 al:on_est:12 al:on_february:17 al:on_flight:-10 al:on_garde:85 al:on_it:-13
al:on_its:-15 al:on_june:-79 al:on_march:-87 al:on_may:-24 al:on_my:-38 al:on_ne:158 al:on_november:5 al:on_october:1
al:on_our:52 al:on_raconte:12 al:on_remonte:24 al:on_revision:-20 al:on_sait:39 al:on_second:143 al:on_september:-13
al:on_sera:43 al:on_sundays:-18 al:on_that:-41 al:on_the:-34 al:on_they:-1 al:on_this:19 al:on_to:11 al:on_tour:10
al:on_veut:36 al:on_vise:52 al:on_voudrait:21 al:on_weekdays:-17 al:on_your:-25 al:onboarding_falls:21
al:oncall_for:20 al:once_0:-38 al:once_checkout:12 al:once_i:29 al:once_kept:-26 al:once_the:51 al:once_this:3
al:once_we:37 al:once_you:109 al:oncology_got:23 al:one's_got:-33 al:one_alarm:15 al:one_bag:36 al:one_cabin:47
al:one_green:47 al:one_guest:10 al:one_has:-17 al:one_is:-52 al:one_kid:24 al:one_long:43 al:one_migration:12
al:one_moment:49 al:one_narrow:20 al:one_of:45 al:one_page:7 al:one_person:31 al:one_point:20 al:one_report:6
al:one_suitcase:53 al:one_the:-41 al:one_thing:111 al:one_types:7 al:one_was:-10 al:only_0:211 al:only_does:-46
al:only_ever:22 al:only_from:-1 al:only_hepzibah:13 al:only_in:-6 al:only_my:2 al:only_nine:2 al:only_one:-36
al:only_six:3 al:only_sre:36 al:only_takes:-1 al:only_talk:14 al:only_three:1 al:ontem_choveu:50 al:onze_hond:8
al:onze_kat:1 al:onze_loodgieter:9 al:oof_my:74 al:ooh_if:12 al:op_uw:14 al:open_a:8 al:open_the:36 al:opening_bid:14
al:opening_is:-18 al:opml_läuft:-7 al:oppas_is:24 al:ops_gave:48 al:optician_says:31 al:optics_yeah:16 al:oral_vale:-2
al:order_confirmation:12 al:ordered_0:38 al:orders_table:17 al:organ_lease:22 al:organ_pipes:20 al:ort_kostet:-44
al:os_testes:13 al:oscar_gets:18 al:oskar_doesn't:2 al:oskar_driving:-28 al:oskar_from:39 al:oskar_scratched:19
al:ostarna_till:-5 al:otomatik_kayıt:13 al:otra_vez:-8 al:oublie_ça:18 al:ouch_stepped:20 al:our_ash:-11
al:our_demo:-35 al:our_drivers:-17 al:our_first:30 al:our_fridge:8 al:our_interrupt:-21 al:our_lesson:16
al:our_liability:2 al:our_minds:-18 al:our_names:-21 al:our_new:1 al:our_nights:-16 al:our_office:-29 al:our_open:4
al:our_pattern:-18 al:our_slot:3 al:our_sofa:-6 al:our_stage:3 al:our_stocktaking:-17 al:our_umbrella:-2
al:out_with:12 al:outbound_relay:35 al:outer_flue:25 al:outgoing_flight:-7 al:outliers_deserve:20 al:outro_jingle:33
al:oven_gloves:29 al:ovens_have:16 al:overlapping_lab:31 al:overtime_for:33 al:overtime_is:20 al:overtime_pay:2
al:owns_the:-12 al:p-anteil_vom:40 al:p_values:20 al:pacs_migration:13 al:pacs_upgrade:13 al:paczkomat_kod:22
al:pad_thai:7 al:page_breaks:8 al:page_me:23 al:page_oskar:10 al:page_us:21 al:pager_two:24 al:pager_went:10
al:pagination_is:7 al:paid_0:34 al:paid_the:25 al:paint_block:5 al:paint_job:-19 al:paint_lasted:-18
al:paint_shunting:4 al:paint_the:78 al:painted_the:65 al:pair_of:-3 al:paket_servis:21 al:pakete_bitte:15
al:pallets_for:39 al:pancakes_before:15 al:pandas_told:22 al:paper_makes:7 al:paper_one:31 al:paper_two:22
al:par_séance:-3 al:para_el:34 al:para_la:27 al:para_las:22 al:para_o:-11 al:para_pienso:72 al:para_sal:-4
al:parallel_copies:-9 al:parallel_jobs:-20 al:parallel_parked:17 al:pare-feu_remplacé:45 al:parece_grego:-6
al:parents_complained:12 al:park_the:34 al:parking_is:39 al:parma_two:-18 al:parquet_*:25 al:parquet_left:-4
al:parrots_pick:1 al:parsers_of:11 al:pas_de:66 al:pas_plus:78 al:pas_qui:-4 al:pass_commit:-3 al:pass_mark:59
al:pass_the:42 al:passe_à:-6 al:passenger_details:6 al:passenger_fee:-7 al:passport_office:1 al:past_eight:2
al:past_nine:-3 al:past_paper:39 al:past_the:-8 al:paste_the:30 al:patient_names:27 al:payload_for:27 al:payload_has:7
al:państwu_opłatę:-22 al:pcr_is:4 al:pdf_invoices:-8 al:pediu_mais:-16 al:peeked_at:41 al:pencere_kenari:21
al:pendulum_length:58 al:pension_opens:31 al:people_always:61 al:people_are:-34 al:people_around:-8
al:people_complained:18 al:people_do:15 al:people_from:12 al:people_get:19 al:people_in:75 al:people_one:-1
al:people_say:5 al:people_send:4 al:people_think:8 al:people_will:6 al:pepper_gets:50 al:per_feed:-12
al:per_hospital:31 al:per_il:208 al:per_la:121 al:per_le:57 al:per_lesson:-66 al:per_mille:-10 al:per_passenger:-31
al:per_person:-15 al:per_question:-21 al:per_second:-53 al:per_session:-5 al:per_the:134 al:per_trip:-6
al:per_waiter:19 al:per_your:88 al:perdona_la:23 al:peregrines_lay:30 al:perforce_changelist:27 al:permit_for:90
al:perpetua_used:-8 al:personal_devices:16 al:personne_n'est:2 al:personne_ne:29 al:pesa_menos:-3 al:petra_is:34
al:petri_dish:34 al:petrov's_modem:-34 al:petty_cash:12 al:pff_mondays:12 al:pff_wat:11 al:pharmacists_have:37
al:phew_what:9 al:philippa_has:6 al:philosophy_left:56 al:phone_goes:9 al:phones_in:12 al:phones_live:23
al:photographer's_sending:3 al:photons_don't:17 al:photos_are:-2 al:photos_first:7 al:photos_from:54 al:photos_of:2
al:phrase_books:13 al:physics_left:11 al:physics_problems:-26 al:physio_is:22 al:pi_to:32 al:piano_lesson:13
al:piano_move:59 al:piano_sold:16 al:piano_was:-27 al:pick-up_for:15 al:pick_up:51 al:picking_up:45 al:pickup_of:13
al:picnic_spot:31 al:picture_0:89 al:picture_the:20 al:piensa_en:9 al:pier_is:8 al:pier_rent:42 al:pies_dostaje:14
al:pies_introligatora:8 al:pies_zjadł:41 al:pilot_kicks:34 al:pin_for:30 al:pipe_under:-12 al:pizza_has:11
al:pizza_on:31 al:plain_functions:15 al:plain_sql:24 al:plan_0:48 al:plan_get:8 al:plasma_donors:29 al:plasmid_0:17
al:plate_of:2 al:platelet_donors:26 al:platform_four:39 al:platform_one:49 al:platine_ist:-16 al:played_the:-8
al:playlist_from:12 al:playlist_server:50 al:plc_checksum:-4 al:please_bring:-14 al:please_confirm:54
al:please_don't:29 al:please_dont:18 al:please_explain:12 al:please_go:27 al:please_in:-23 al:please_let:100
al:please_mails:-8 al:please_my:-16 al:please_never:14 al:please_no:27 al:please_red:-16 al:please_specify:-3
al:please_synthetic:-4 al:please_the:-79 al:please_under:-10 al:please_use:4 al:pleased_to:21 al:pls_^:-4
al:pls_always:13 al:pls_call:24 al:pls_cant:-21 al:pls_check:10 al:pls_dont:96 al:pls_dump:16 al:pls_else:-6
al:pls_give:14 al:pls_i:-47 al:pls_keep:46 al:pls_log:27 al:pls_looks:-19 al:pls_my:-1 al:pls_no:153 al:pls_reminds:-1
al:pls_squash:27 al:pls_tell:89 al:pls_the:-64 al:plus_0:30 al:plutôt_des:42 al:plutôt_le:6 al:plz_dont:5
al:pm_est:-28 al:po_0:17 al:po_rozmowie:14 al:poets_in:22 al:poi_passiamo:12 al:poi_provo:14 al:pois_é:18
al:policy_for:-15 al:policy_no:22 al:polite_ghosts:16 al:poll_interval:67 al:pond_four:3 al:poor_miss:11
al:poor_readings:-23 al:poor_thing:37 al:poor_you:4 al:porridge_with:4 al:port_0:13 al:port_fender:52
al:port_tablet:19 al:portrait_layout:36 al:postcodes_were:20 al:postmortem_draft:13 al:postmortems_read:31
al:potential_part:48 al:pots_in:19 al:pour_l'ensemble:1 al:pour_la:76 al:pour_le:-51 al:pour_les:45 al:pour_tout:-1
al:power_draw:18 al:power_strips:14 al:power_test:6 al:ppl_from:31 al:pr_0:40 al:practical_test:8 al:practice_car:11
al:practice_module:36 al:practice_questions:-3 al:prefer_plain:14 al:prefer_the:32 al:preferisco_i:21
al:preferisco_una:17 al:prefetch_is:37 al:prefiero_que:64 al:prefiro_quarto:17 al:prefiro_um:16 al:premiera_jest:29
al:presión_de:21 al:pressure_cooker:65 al:pretty_fly:-25 al:pretty_sure:16 al:pretzels_in:36 al:preview_server:29
al:prices_on:23 al:prima_di:12 al:printer's_back:7 al:printer's_on:2 al:printer_on:10 al:printer_ran:37
al:printers_on:20 al:privacy_review:25 al:private_lessons:13 al:priya's_team:-34 al:pro_nacht:-12 al:pro_nutzer:41
al:pro_stunde:-13 al:pro_woche:18 al:pro_übernachtung:-4 al:probate_came:6 al:problems_a:-15 al:procent_vocht:-30
al:prod_deploys:21 al:production_artwork:5 al:production_db:22 al:professor_lindgren:27 al:professor_lindqvist:13
al:profil_ekranı:7 al:prometo_que:32 al:promised_gran:33 al:promised_her:28 al:promised_the:-11 al:proofing_0:72
al:prosecco_0:23 al:proszę_nie:15 al:prototype_board:19 al:provider_sent:17 al:pruned_rows:15
al:przejrzałem_notatki:29 al:przepraszam_źle:8 al:prévenez_toujours:13 al:prüfung_ihres:-16 al:psy_zawsze:16
al:puisque_la:26 al:pull_requests:-9 al:pump_four:13 al:punkte_erreichen:-1 al:punten_breed:-20 al:push_cert:60
al:push_notifications:10 al:pushed_as:43 al:put_in:-16 al:put_me:33 al:put_right:-14 al:put_the:118 al:put_us:8
al:pythonie_bo:-19 al:q_for:24 al:qth_fragt:2 al:quality_plateaued:25 al:quarantine_for:28 al:quarantined_the:5
al:que_avisar:-12 al:que_bom:15 al:que_calor:17 al:que_história:52 al:que_nadie:10 al:que_saudade:18
al:quelle_ambiance:36 al:quelle_belle:8 al:queremos_llenar:28 al:queremos_que:27 al:quero_ter:24 al:query_budget:3
al:queue_0:-13 al:queue_at:91 al:queue_backlog:-15 al:queue_depth:10 al:queue_is:-8 al:queue_looks:6 al:queue_name:24
al:queueing_theory:4 al:queuing_down:-2 al:qui_gère:2 al:quick_background:40 al:quiet_as:63 al:quiet_here:18
al:quiet_today:34 al:quite_a:41 al:quota_is:-3 al:quotes_please:63 al:qué_frío:37 al:qué_la:-19 al:qué_rica:10
al:qué_risa:12 al:rabbit_cage:19 al:rabies_certificate:31 al:rack_0:6 al:rack_a:31 al:rack_was:-4 al:radar_in:17
al:radio_channel:64 al:radiology_complained:7 al:rain_and:40 al:rain_on:24 al:rained_0:33 al:rained_for:-8
al:raining_sideways:34 al:raise_0:33 al:raise_the:6 al:ramonas_box:28 al:ransomware_crews:16 al:rasmus_is:13
al:rast_gemacht:-20 al:rather_an:27 al:rather_boring:12 al:rather_do:16 al:rather_homework:12 al:rather_leather:6
al:rather_one:23 al:rather_plain:12 al:rather_than:-2 al:raul_said:17 al:ravi_first:-19 al:ravi_has:11 al:ravi_is:8
al:raw_and:12 al:re-enable_traffic:35 al:re_mri:52 al:reaching_0:5 al:read-only_until:21 al:read_adr:-16 al:read_in:31
al:read_like:-1 al:read_the:54 al:reading_along:41 al:reading_datasheets:4 al:reading_novels:-7 al:reading_on:10
al:reading_the:59 al:reading_water:-17 al:ready_for:-28 al:rebranding_is:7 al:receipts_go:11 al:rechecked_question:11
al:reconnects_give:22 al:recount_its:15 al:red_lens:42 al:red_lids:12 al:red_wine:3 al:redid_it:26 al:reef_the:32
al:reefer_container:24 al:reefer_set:12 al:reference_the:-3 al:refrain_from:6 al:refunds_in:39 al:reg_on:21
al:regen_im:39 al:regisseur_wil:10 al:rehearsal_pianist:13 al:rehearsal_room:45 al:rehearsal_w:39 al:rehearsals_are:36
al:rehearsed_act:14 al:release_branch:15 al:release_mgr:27 al:remaining_for:26 al:remains_the:33 al:remember_the:19
al:remember_when:52 al:reminders_ship:18 al:reminds_me:45 al:rename_the:24 al:renamed_the:20 al:render_timeout:37
al:renegotiated_over:24 al:renombré_la:6 al:rent_for:90 al:rental_is:-6 al:repair_plus:10 al:replaced_the:20
al:replacing_the:28 al:replica_three:7 al:replication_lag:49 al:replies_to:36 al:reply_to:16 al:reply_with:18
al:reporter_at:43 al:repro_is:35 al:requests_from:21 al:reservation_id:25 al:reservradion_går:9 al:response_time:12
al:rest_assured:9 al:rest_between:-9 al:resta_da:38 al:reste_à:100 al:resting_pulse:9 al:restored_the:17
al:result_pages:46 al:retention_is:-14 al:retention_stands:42 al:retention_went:13 al:retopo_of:10 al:retrained_on:44
al:retries_0:26 al:retries_sit:16 al:retro_moved:7 al:retry_count:33 al:return_ferry:42 al:return_flight:-15
al:returned_pacifiers:5 al:returned_the:39 al:rev_d:6 al:reviennent_toujours:-10 al:reviewer_for:32 al:reviews_are:1
al:reviews_for:12 al:reviews_of:6 al:revision_c:14 al:revision_d:25 al:rezervasyon_kodu:30 al:rgb_camera:45
al:rieger_takes:-15 al:right_and:38 al:right_ear:10 al:right_kettle:18 al:right_now:-86 al:right_of:-20
al:right_the:55 al:right_were:35 al:rijles_in:25 al:ring_twice:10 al:ripples_from:18 al:roads_around:28
al:roasters_one:-7 al:robins_generally:4 al:robot_bumped:21 al:robots_like:48 al:rock_solid:21 al:rocío_se:20
al:romanas_box:17 al:room_0:30 al:room_for:51 al:room_is:-9 al:room_nine:27 al:room_service:18 al:room_seven:15
al:room_was:-32 al:root_cause:22 al:root_logins:4 al:rope_feels:18 al:rope_practice:2 al:rope_test:-2
al:rosalind_has:9 al:rosin_belongs:18 al:round_tables:64 al:roundabouts_of:33 al:route_for:43 al:row_a:66 al:row_c:1
al:rows_in:5 al:rozumiem_próby:12 al:rss_läuft:-13 al:rubber_boots:27 al:rumour_has:27 al:run_it:59 al:run_the:9
al:runbook_moved:26 al:rust_people:4 al:rust_still:72 al:rye_bread:23 al:réunion_client:31 al:rücksprache_gestattet:-7
al:sadly_he:36 al:safe_travels:24 al:sailing_exam:25 al:sailing_on:1 al:sailors_from:8 al:sailors_in:70
al:sales_has:31 al:salmon_find:41 al:sam_played:22 al:same_evening:-1 al:same_old:10 al:sample_one:17 al:sams_the:20
al:sandbox_api:18 al:sanne_stuurt:10 al:sat_behind:10 al:saturday_for:6 al:saturday_lunch:56 al:saturn_thing:-7
al:savoury_breakfast:1 al:saw_0:37 al:saw_a:21 al:saw_an:4 al:saw_them:19 al:say_hello:39 al:saying_it:-2
al:scaffolds_are:17 al:scale_image:33 al:scan_must:-16 al:scan_of:40 al:scan_timeout:46 al:scene_0:19
al:schiphol_at:-1 al:scholars_in:7 al:school_groups:37 al:school_in:11 al:school_said:5 al:schreiben_sie:8
al:schönes_wochenende:19 al:scissors_are:24 al:score_on:48 al:scouts_came:34 al:scrap_that:45 al:scrap_the:5
al:scratch_plate:18 al:scratch_that:37 al:screen_here:18 al:screen_readers:14 al:scrolled_through:58
al:scrolling_stuttered:11 al:se_cayó:6 al:se_me:28 al:se_serve:5 al:sea_to:-34 al:seagull_stole:16 al:seagulls_near:23
al:seal_on:66 al:search_debounce:23 al:search_index:35 al:season_tickets:20 al:seat_0:33 al:seat_position:31
al:seating_eight:21 al:sec_on:-3 al:second_driver:13 al:second_try:5 al:secondhand_first:42 al:sedan_tar:7
al:seeds_arrived:21 al:seek_bar:15 al:seems_there:-5 al:seen_next:29 al:sees_the:-12 al:seguro_cubre:-22
al:según_nos:9 al:seit_mir:19 al:self-catering_for:9 al:selin_hanım:-13 al:sen_tar:78 al:send_the:15 al:sent_the:79
al:sent_you:1 al:separately_stands:-10 al:sepia_for:23 al:september_0:-93 al:sequencing_goes:5 al:serial_of:-22
al:serial_on:31 al:seriously_^:26 al:service_a:47 al:servus_heut:6 al:serwer_tomografu:35 al:será_don:9
al:sesame_buns:31 al:session_timeout:10 al:set_book:-1 al:set_the:82 al:set_to:-19 al:settled_the:8
al:several_nurses:37 al:sfo_to:-3 al:sha_of:34 al:shaped_like:-1 al:shared_branches:16 al:she's_on:46
al:she_always:-45 al:she_cried:7 al:she_ever:-30 al:she_has:74 al:she_tells:-12 al:sheet_bend:29 al:sheet_for:-19
al:sheet_is:-8 al:sheet_south:13 al:shelf_contract:43 al:shes_been:20 al:shes_happier:25 al:shoes_off:112
al:short_and:20 al:short_commit:37 al:short_quizzes:62 al:shot_0:31 al:should_alerts:19 al:should_be:-105
al:should_empty:14 al:should_seat:37 al:should_the:128 al:should_weigh:-13 al:show_each:13 al:show_only:-32
al:show_up:-2 al:si_possible:19 al:sie_stattdessen:-7 al:siempre_se:26 al:sieve_everything:17 al:signed_and:36
al:signed_for:23 al:signing_key:60 al:sigrid_was:-6 al:sim_card:-1 al:simmer_the:3 al:simulator_box:19 al:sin_mirar:-3
al:since_last:-42 al:since_lunch:-30 al:since_nobody:20 al:since_ten:-31 al:since_the:63 al:since_there:32
al:since_this:14 al:since_you:90 al:since_your:55 al:sister_laughed:23 al:sister_talked:19 al:skicka_helst:10
al:skip_the:55 al:skipper_exam:-7 al:skipping_astro:11 al:skipping_puff:5 al:skriv_aldrig:8 al:skriv_avvikelserna:14
al:sleep_current:47 al:slept_on:38 al:slight_shift:14 al:sling_workshop:28 al:sloan_foundation:41 al:slow_shipping:27
al:slug_it:24 al:small_van:32 al:smelled_of:-19 al:smells_like:79 al:smells_of:-49 al:smoke_got:5 al:smoke_tests:27
al:sms_over:18 al:sms_provider:15 al:snack_break:22 al:snapshot_0:31 al:snapshot_retention:50 al:snapshots_ate:3
al:snow_on:23 al:so_anyway:42 al:so_by:2 al:so_check-in:1 al:so_cute:11 al:so_ein:10 al:so_far:-124 al:so_im:-2
al:so_is:8 al:so_it:-24 al:so_it's:44 al:so_its:16 al:so_long:-17 al:so_loud:-12 al:so_mean:32 al:so_my:35 al:so_no:3
al:so_odd:-5 al:so_of:-15 al:so_pretty:34 al:so_proud:72 al:so_still:-3 al:so_that:-65 al:so_the:80 al:so_then:1
al:so_there:17 al:so_thick:-13 al:so_tired:25 al:so_tonight:39 al:so_two:-11 al:so_up:18 al:so_visits:-3 al:so_we:10
al:so_we're:18 al:so_you:-4 al:so_your:14 al:sobre_eso:-15 al:soc_our:-9 al:social_engineers:10 al:soep_met:13
al:sofa_arrives:15 al:soft_cheese:48 al:soft_hyphens:7 al:soft_limit:2 al:soldered_my:21 al:soldered_the:20
al:solen_skiner:9 al:solen_tittade:23 al:some_days:52 al:some_evenings:4 al:some_information:-1 al:some_of:5
al:some_people:57 al:some_years:-1 al:somebody_from:-26 al:somebody_had:-3 al:somebody_in:128 al:somebody_left:25
al:somebody_put:7 al:somebody_rings:-4 al:somebody_said:-35 al:somebody_sent:3 al:somebody_who:-13
al:somebody_wrote:-32 al:somehow_the:67 al:someone_drew:23 al:someone_else's:-18 al:someone_from:-10 al:someone_left:9
al:someone_microwaved:5 al:someone_put:4 al:someone_told:18 al:sometimes_i:60 al:somewhere_down:9 al:somewhere_in:51
al:sopranos_wear:33 al:soren_reviews:17 al:sorry_for:62 al:sorry_i:59 al:sorry_not:12 al:sorry_was:11 al:sorted_the:28
al:sorten_eis:-10 al:sorter_belt:74 al:sound_guys:29 al:sound_like:-63 al:sounds_as:1 al:sounds_delicious:13
al:sounds_good:18 al:sounds_ideal:16 al:sounds_like:9 al:soup_is:4 al:soup_of:13 al:soup_season:2 al:soup_was:13
al:sourdough_for:19 al:sourdough_loaves:-38 al:sourdough_rests:39 al:spanish_to:-16 al:spare_rollers:1 al:spare_tyre:5
al:speak_french:-1 al:speak_slowly:4 al:speak_to:7 al:speakers_real:6 al:spediteur_sortiert:-18 al:speeches_start:13
al:speed_not:35 al:speed_of:-10 al:spending_on:29 al:spent_0:19 al:spent_my:38 al:spicy_is:18 al:spilled_a:25
al:spoke_to:33 al:sports_day:22 al:sports_overran:48 al:spreadsheet_from:30 al:spring_planting:13 al:spring_tide:57
al:sprinkler_pressure:16 al:spätestens_am:59 al:sql_in:-6 al:sqm_plus:-3 al:sry_for:14 al:sry_late:40 al:st_marks:8
al:stack_overflow:26 al:stack_traces:27 al:stage_is:41 al:staging_db:41 al:staging_dome:5 al:stairs_instead:23
al:stairs_keep:23 al:stakeholder_for:39 al:stamattina_nebbia:31 al:stamp_first:44 al:stamps_were:11 al:stand_in:13
al:standby_generator:17 al:standing_in:-12 al:starboard_fender:35 al:starboard_tablet:31 al:staring_at:-2
al:start_of:32 al:station_lockers:22 al:stations_of:30 al:statistical_significance:30 al:status_by:1
al:status_mails:66 al:status_of:4 al:status_updates:1 al:statuspage_poetry:21 al:stay_under:37 al:stayin_put:36
al:steel_ropes:29 al:step_0:30 al:step_two:13 al:sternschnuppen_pro:-10 al:stick_to:29 al:sticker_inside:4
al:still_a:12 al:still_carry:-13 al:still_does:-17 al:still_dont:15 al:still_for:-35 al:still_gotta:27
al:still_laughing:2 al:still_make:-15 al:still_makes:-60 al:still_need:12 al:still_no:92 al:still_on:69
al:still_smell:-9 al:still_thinking:58 al:still_torn:25 al:still_up:8 al:still_waiting:19 al:still_writes:-8
al:stock_0:49 al:stocktaking_begins:17 al:stonecutters_were:2 al:stood_still:-49 al:stop_the:48 al:storage_is:28
al:store_submission:66 al:store_was:41 al:stories_about:24 al:stories_stick:61 al:straks_eerst:21 al:strange_how:39
al:strange_that:-5 al:strange_to:40 al:straw_hats:10 al:street_the:-26 al:strike_on:19 al:studies_from:14
al:study_buddy:42 al:study_group:22 al:störningen_löste:17 al:su_talla:17 al:such_delays:11 al:such_houses:-40
al:such_pools:8 al:sugar_stays:22 al:summer_of:12 al:summer_opening:34 al:sun_came:32 al:sunspots_come:36
al:supplier_confirmed:20 al:support_contract:17 al:support_covers:24 al:sure_let's:14 al:sure_my:81 al:sure_that:-2
al:sure_thing:16 al:surtout_pas:16 al:survival_was:9 al:swallowed_vowels:24 al:swallows_bring:33
al:swallows_nesting:-8 al:swap_agreed:8 al:swap_requests:-5 al:swapped_for:-24 al:swapped_the:110 al:sync_timeout:23
al:syrgasmätaren_i:65 al:sysadmin_haiku:16 al:szkoły_wolno:-8 al:só_temos:26 al:sınavdan_çıktım:34 al:ta_note:18
al:table_for:50 al:table_orders:28 al:table_refunds:21 al:table_salt:20 al:tables_are:7 al:tables_get:6
al:tables_make:17 al:tabs_not:22 al:tabs_open:-50 al:tabs_over:52 al:tack_snälla:6 al:tage_the:-4 al:take_care:17
al:take_chapter:4 al:take_one:-1 al:take_the:-11 al:take_trains:26 al:take_your:92 al:taking_the:1 al:takings_were:18
al:takt_is:22 al:talk_studio:29 al:talk_to:47 al:talked_it:43 al:talked_to:85 al:tank_labels:19 al:tank_three:60
al:tanks_are:-1 al:tape_drive:22 al:tape_library:36 al:target_grade:29 al:tariff_on:44 al:tarifs_beläuft:-12
al:tarihine_kadar:-40 al:tasting_evening:65 al:tbh_the:40 al:te_traag:9 al:teacher_for:19 al:team_lunch:2
al:teams_is:33 al:teeth_must:-7 al:tell_you:-7 al:tells_you:-3 al:temperatures_look:39 al:tempo_limite:11
al:ten_people:39 al:ten_years:22 al:tenant_alder:12 al:tenant_blue:24 al:tenant_falk:3 al:tenant_red:25
al:tenant_stops:-8 al:tengo_0:40 al:tenho_viagem:13 al:tent_pegs:45 al:tenths_of:-20 al:teraz_trzeba:32
al:test_hardware:43 al:test_is:-22 al:test_on:-14 al:test_runner:21 al:test_sunucusu:30 al:testers_ran:33
al:text_me:77 al:text_message:2 al:text_the:37 al:texts_over:20 al:teściowa_znowu:28 al:thai_word:-23 al:than_a:-9
al:thank_you:101 al:thanks_for:117 al:thanks_fruit:-21 al:thanks_that:28 al:that's_a:85 al:that's_all:27
al:that's_right:11 al:that's_what:-7 al:that's_why:-29 al:that_0:-23 al:that_a:-81 al:that_are:-93 al:that_attempt:13
al:that_bagpipe:18 al:that_belong:-4 al:that_boat:34 al:that_boiler:31 al:that_clashes:35 al:that_comment:-2
al:that_completes:17 al:that_concert:39 al:that_day:-23 al:that_does:54 al:that_error:75 al:that_field:26
al:that_file:55 al:that_got:-6 al:that_has:-3 al:that_headline:30 al:that_i:-61 al:that_invoice:14 al:that_is:129
al:that_it:-40 al:that_last:62 al:that_leaves:4 al:that_makes:3 al:that_must:70 al:that_my:-18 al:that_one:65
al:that_page:18 al:that_podcast:23 al:that_pool:22 al:that_reminds:103 al:that_rhyme:-13 al:that_rude:-6
al:that_say:-24 al:that_says:-45 al:that_sounds:184 al:that_stack:42 al:that_stick:-30 al:that_tango:8
al:that_the:-216 al:that_they:-40 al:that_trace:8 al:that_trophy:27 al:that_walkers:-5 al:that_was:86 al:that_we:-93
al:that_week:-3 al:that_were:-43 al:that_winter:22 al:that_worked:-12 al:that_would:9 al:that_you:-77 al:thats_a:51
al:thats_all:20 al:thats_enough:-4 al:thats_how:30 al:the_0:-67 al:the_accessibility:50 al:the_account:-15
al:the_accountant:33 al:the_adding:-18 al:the_additional:11 al:the_air:-30 al:the_aisle:-19 al:the_alpine:-5
al:the_altarpiece:5 al:the_anaesthetist:14 al:the_android:57 al:the_answer:-9 al:the_api:-8 al:the_archive:12
al:the_arrivals:17 al:the_attention:-34 al:the_auction:15 al:the_audio:38 al:the_audit:19 al:the_auditor:-8
al:the_autumn:-13 al:the_b-level:15 al:the_baby:-6 al:the_babysitter:7 al:the_back:-7 al:the_backlog:16
al:the_backup:39 al:the_ballet:10 al:the_band:3 al:the_bank:-41 al:the_bar:-2 al:the_barn:16 al:the_basement:16
al:the_basic:23 al:the_bastion:4 al:the_battery:-65 al:the_baud:4 al:the_beat:-35 al:the_bees:35 al:the_bill:-26
al:the_biology:40 al:the_biscuit:-6 al:the_blue:4 al:the_board:48 al:the_boarding:-8 al:the_boat:-8 al:the_boiler:21
al:the_book:-9 al:the_booking:-28 al:the_bookmarks:-1 al:the_boss:33 al:the_bouncy:16 al:the_bowline:3 al:the_box:-21
al:the_brake:26 al:the_bride:25 al:the_bridge:-21 al:the_bridle:15 al:the_broadband:-13 al:the_brochure:-14
al:the_buckets:-18 al:the_budget:17 al:the_build:-75 al:the_building:-24 al:the_bulbs:-4 al:the_button:-64
al:the_cabin:-21 al:the_cabins:-45 al:the_cable:-31 al:the_cage:-32 al:the_cancellation:-6 al:the_canteen:15
al:the_cardiology:16 al:the_cards:4 al:the_caretaker:-36 al:the_carriage:-9 al:the_case:10 al:the_cat:-42
al:the_cats:-26 al:the_cause:9 al:the_certificates:-15 al:the_cfo:-32 al:the_change:19 al:the_changelog:20
al:the_charging:1 al:the_checksums:-3 al:the_cheerful:-7 al:the_cheque:16 al:the_child:22 al:the_children:13
al:the_chimney:18 al:the_choir:30 al:the_ci:15 al:the_circulation:28 al:the_claim:3 al:the_class:-16 al:the_clinic:13
al:the_clock:-40 al:the_closure:-68 al:the_cloze:36 al:the_code:-13 al:the_coffee:5 al:the_colour-blind:5
al:the_column:15 al:the_comet:8 al:the_committee:25 al:the_connect:6 al:the_constant:14 al:the_consulate:2
al:the_contact:27 al:the_contrast:16 al:the_copy:26 al:the_cost:-1 al:the_cottage:52 al:the_country:-14
al:the_county:10 al:the_coupon:-17 al:the_cover:-4 al:the_crash:85 al:the_creance:9 al:the_crew:4 al:the_crews:2
al:the_cue:-2 al:the_current:22 al:the_cursor:-43 al:the_curve:46 al:the_customer:33 al:the_customs:-3 al:the_dairy:6
al:the_dashboard:-11 al:the_dashboards:-12 al:the_dates:-7 al:the_day:43 al:the_dead:-23 al:the_dean's:6
al:the_deans:23 al:the_deck:34 al:the_deckhands:-5 al:the_decoder:-26 al:the_deductible:3 al:the_demo:66
al:the_desert:-16 al:the_details:-52 al:the_direction:1 al:the_discharge:13 al:the_dishes:3 al:the_dishwasher:-8
al:the_disk:11 al:the_dog:11 al:the_double:-5 al:the_download:25 al:the_downstairs:27 al:the_draft:21 al:the_draw:4
al:the_drill:-9 al:the_drummer:44 al:the_dusty:-18 al:the_duty:-17 al:the_earliest:20 al:the_east:18
al:the_east-facing:21 al:the_electrician:10 al:the_elevation:19 al:the_emergency:25 al:the_encoder:2
al:the_engineer:-9 al:the_engravings:-18 al:the_entire:-53 al:the_error:-43 al:the_escrow:35 al:the_essay:56
al:the_essay's:24 al:the_evening:-47 al:the_excess:5 al:the_faces:-6 al:the_failing:21 al:the_family:25 al:the_fan:-15
al:the_feature:37 al:the_fee:22 al:the_feed:27 al:the_ferry:25 al:the_fiddler:4 al:the_field:45 al:the_fields:-19
al:the_film:10 al:the_firm:-73 al:the_first:-39 al:the_fish:-29 al:the_fitter:23 al:the_flaky:20 al:the_flashcards:-22
al:the_flight:-23 al:the_flood:-6 al:the_flour:29 al:the_foal:2 al:the_forecast:16 al:the_foreign:1 al:the_form:10
al:the_four:-25 al:the_free:17 al:the_freeze:-17 al:the_freezer:-1 al:the_fridge:-10 al:the_fruit:5 al:the_fund:17
al:the_funniest:2 al:the_gallery:-28 al:the_garage:-17 al:the_gas:-45 al:the_gate:-10 al:the_gateway:7
al:the_generator:31 al:the_gentle:-2 al:the_gift:-13 al:the_glazier's:23 al:the_goat:4 al:the_gondola:-27
al:the_goods:18 al:the_graph:4 al:the_gravel:-29 al:the_group:5 al:the_guesthouse:14 al:the_guy:5 al:the_guys:-19
al:the_gym:-28 al:the_hall:53 al:the_hand:4 al:the_handover:-53 al:the_harbour:-1 al:the_hardware:-22
al:the_hardware-in-the-loop:16 al:the_harp:9 al:the_harpist:12 al:the_harvest:-10 al:the_head:46 al:the_header:-47
al:the_helipad:11 al:the_hill:-2 al:the_hinges:-14 al:the_history:17 al:the_hold:-11 al:the_holiday:4
al:the_holidays:-10 al:the_horse:9 al:the_hotel:5 al:the_hplc:9 al:the_hygrometer:-36 al:the_icon:6 al:the_icons:40
al:the_idea:-15 al:the_image:9 al:the_imaging:-8 al:the_inbound:3 al:the_incident:38 al:the_infants:-12
al:the_ingest:6 al:the_inlet:17 al:the_inner:7 al:the_inspection:25 al:the_inspector:82 al:the_installer:6
al:the_insurance:-13 al:the_insurer:2 al:the_intents:25 al:the_internet:-74 al:the_inventory:-12 al:the_invigilator:3
al:the_invoice:6 al:the_ios:16 al:the_iterator:-35 al:the_jogging:4 al:the_join:9 al:the_joke:-42 al:the_jtag:2
al:the_jungle:-3 al:the_junior:4 al:the_kessler:4 al:the_keys:26 al:the_khaki:-2 al:the_kid:3 al:the_kids:1
al:the_kiln:-2 al:the_kilo:-29 al:the_kitchen:-11 al:the_lab:6 al:the_label:-18 al:the_labeller:-36 al:the_labels:-19
al:the_ladder:3 al:the_lake:13 al:the_lamp:9 al:the_language:-43 al:the_lasagne:-15 al:the_last:53 al:the_late:7
al:the_lease:7 al:the_lecture:21 al:the_left:-14 al:the_leftover:-1 al:the_lens:-1 al:the_lesson:-48
al:the_licence:-12 al:the_lids:11 al:the_lift:24 al:the_light:4 al:the_lights:-31 al:the_limits:12 al:the_line:-106
al:the_linter:4 al:the_list:-25 al:the_locks:-2 al:the_log:-57 al:the_logging:-4 al:the_login:24 al:the_long:22
al:the_loop:2 al:the_lot:-8 al:the_lower:54 al:the_machine:-44 al:the_magazines:-3 al:the_magnetic:16 al:the_mail:-17
al:the_main:-3 al:the_maintenance:53 al:the_mapping:9 al:the_mast:-32 al:the_maths:26 al:the_maximum:-34
al:the_mechanic:31 al:the_median:15 al:the_meeting:72 al:the_melody:20 al:the_merge:-15 al:the_microfilm:22
al:the_middle:-33 al:the_migration:9 al:the_milk:1 al:the_minibus:8 al:the_mirror:-11 al:the_mobile:6
al:the_moment:-43 al:the_money:-15 al:the_mono:4 al:the_moon:24 al:the_most:-34 al:the_moths:-3 al:the_mountain:-5
al:the_moving:10 al:the_mud:24 al:the_narrow:-10 al:the_neighbour:-4 al:the_neighbour's:-5 al:the_neighbours:-20
al:the_new:3 al:the_newsroom:17 al:the_next:21 al:the_nightly:23 al:the_north:19 al:the_northern:28 al:the_number:-47
al:the_numbers:-2 al:the_nurses:10 al:the_oars:-2 al:the_odd:14 al:the_office:13 al:the_official:-16
al:the_offline:-11 al:the_oil:9 al:the_oilskins:4 al:the_okonjo:11 al:the_older:-10 al:the_oldest:-2
al:the_onboarding:13 al:the_one:-4 al:the_ones:13 al:the_opening:6 al:the_oral:14 al:the_original:-8 al:the_other:-28
al:the_outgoing:-5 al:the_outlier:10 al:the_output:7 al:the_outward:5 al:the_owner:4 al:the_oxygen:-43
al:the_packing:2 al:the_painter:5 al:the_pale:-4 al:the_parcel:30 al:the_parent:21 al:the_parr:-5 al:the_parrot's:11
al:the_pass:30 al:the_passenger:-8 al:the_password:-84 al:the_payment:-20 al:the_pdf:43 al:the_pebbles:-26
al:the_phone:-84 al:the_photos:-5 al:the_piano:29 al:the_picture:-10 al:the_pilot:22 al:the_place:-30 al:the_plan:90
al:the_plant:-43 al:the_plumber:-10 al:the_pod:24 al:the_policy:34 al:the_pontoon:9 al:the_poppy:9 al:the_practical:36
al:the_practice:19 al:the_price:-58 al:the_pricing:-25 al:the_primary:11 al:the_printer:8 al:the_printing:5
al:the_prize:30 al:the_probe:8 al:the_production:15 al:the_project:28 al:the_proxy:21 al:the_pull:9 al:the_pump:59
al:the_pupils:8 al:the_puppy's:15 al:the_pylon:-1 al:the_question:8 al:the_queue:6 al:the_quiet:-41 al:the_quince:5
al:the_quiz:19 al:the_quote:-11 al:the_radio:-4 al:the_railway:10 al:the_rain:7 al:the_ratio:-41 al:the_read:22
al:the_real:-20 al:the_rear:43 al:the_reason:21 al:the_receptionist:-4 al:the_recital:55 al:the_recorder:39
al:the_recording:9 al:the_redacted:10 al:the_refund:27 al:the_release:-6 al:the_reminder:10 al:the_removal:44
al:the_rental:53 al:the_replacement:33 al:the_requiem:-1 al:the_resit:4 al:the_rest:-1 al:the_result:-10
al:the_retired:8 al:the_return:28 al:the_returns:-28 al:the_review:-50 al:the_ride:30 al:the_river:-102
al:the_road:-51 al:the_roast:2 al:the_robot:-1 al:the_roof:28 al:the_room:-34 al:the_rota:8 al:the_runtime:-3
al:the_safety:-27 al:the_same:-179 al:the_sampling:1 al:the_satellite:11 al:the_scaffolding:-37 al:the_scales:1
al:the_scanners:18 al:the_season:6 al:the_seat:-3 al:the_second:-35 al:the_seek:37 al:the_selected:-27
al:the_selvedge:-11 al:the_sentry:7 al:the_serializer:-19 al:the_session:23 al:the_sewing:36 al:the_shed:-18
al:the_sheet:-25 al:the_shop:-20 al:the_short:36 al:the_shoulder:-11 al:the_shuttle:2 al:the_sicilian:-13
al:the_signed:-84 al:the_significance:5 al:the_silence:-6 al:the_silk:25 al:the_simulator:-43 al:the_singer:3
al:the_siren:-9 al:the_sitting:-14 al:the_ski:18 al:the_sleepy:-87 al:the_slots:-3 al:the_smell:23 al:the_sms:-10
al:the_solenoid:8 al:the_sound:-25 al:the_soup:-13 al:the_sous:1 al:the_spa:23 al:the_spare:22 al:the_spectrum:11
al:the_spell:6 al:the_spelmansstämma:9 al:the_spleen:-10 al:the_spoken:29 al:the_sports:28 al:the_spring:24
al:the_spruce:-10 al:the_stage:16 al:the_stairs:-69 al:the_statute:-9 al:the_steering:11 al:the_steps:-2
al:the_sticker:2 al:the_stocking:3 al:the_stop:12 al:the_storm:-11 al:the_story:-1 al:the_street:-35 al:the_sum:-15
al:the_summit:-36 al:the_sunset:34 al:the_suspension:11 al:the_swim:12 al:the_switch:38 al:the_switched:-15
al:the_switchover:37 al:the_sworn:-4 al:the_sync:26 al:the_system:-65 al:the_table:-56 al:the_tables:-65 al:the_tap:2
al:the_tare:3 al:the_target:24 al:the_tax:-34 al:the_teacher:13 al:the_team:11 al:the_technician:33
al:the_telephone:15 al:the_tenant:-14 al:the_tenor:6 al:the_test:28 al:the_thank-you:10 al:the_theme:76
al:the_theory:10 al:the_thermal:-6 al:the_thing:-28 al:the_threshold:-5 al:the_thumbnail:17 al:the_thursday:13
al:the_tide:-22 al:the_tides:-8 al:the_tile:44 al:the_time:-60 al:the_tools:10 al:the_total:3 al:the_town:65
al:the_trace:24 al:the_traces:11 al:the_track:3 al:the_trail:-11 al:the_train:19 al:the_treasurer:8 al:the_treble:5
al:the_tree:-13 al:the_trip:9 al:the_tube:-4 al:the_tunnel:-45 al:the_tutor:10 al:the_twins:32 al:the_two:-94
al:the_understudy:17 al:the_undo:-32 al:the_uniform:8 al:the_uplink:31 al:the_upload:17 al:the_upper:52
al:the_usual:-7 al:the_valley:-6 al:the_value:-34 al:the_valuer's:2 al:the_van:44 al:the_vans:-2 al:the_variable:-13
al:the_vending:6 al:the_vendor:37 al:the_verb:1 al:the_very:-7 al:the_video:-5 al:the_view:22 al:the_volunteers:19
al:the_waiting:46 al:the_walking:4 al:the_wall:-80 al:the_warranty:11 al:the_waterline:-7 al:the_way:-95
al:the_weather:8 al:the_web:22 al:the_webhook:12 al:the_week:15 al:the_weekly:-78 al:the_weight:-8 al:the_well:14
al:the_wheel:-33 al:the_wherry:3 al:the_whippet:11 al:the_whole:-49 al:the_widget:22 al:the_wifi:14 al:the_winch:-15
al:the_wind:29 al:the_window:-27 al:the_winter:-39 al:the_wooden:-21 al:the_word:57 al:the_workshop:-24
al:the_world:-4 al:the_write:12 al:the_written:51 al:the_wrong:-61 al:the_yard:-19 al:the_young:-9 al:the_younger:13
al:the_youngest:23 al:theatre_four:19 al:theatre_ups:28 al:their_api:17 al:their_hall:1 al:their_kitchen:29
al:theme_for:41 al:then_and:-4 al:then_comes:92 al:then_i:-6 al:then_ill:12 al:then_it:41 al:then_it's:35
al:then_its:12 al:then_pacs:-11 al:then_perhaps:3 al:then_recount:6 al:then_relabel:10 al:then_somebody:20
al:then_the:66 al:then_there:21 al:then_wire:32 al:theory_class:5 al:theory_exam:31 al:theory_test:26
al:there'll_be:37 al:there's_a:45 al:there's_an:15 al:there's_nothing:13 al:there's_one:-10 al:there's_the:-38
al:there_are:3 al:there_goes:28 al:there_have:-3 al:there_is:153 al:there_love:-19 al:there_may:54 al:there_must:16
al:there_the:-45 al:there_was:141 al:there_were:20 al:there_will:64 al:theres_0:31 al:theres_a:100 al:theres_always:22
al:theres_no:-15 al:thermal_paste:29 al:thermo_is:3 al:these_days:-108 al:these_shoes:43 al:they'll_hold:21
al:they_are:-114 al:they_bring:-27 al:they_can:-41 al:they_changed:22 al:they_closed:12 al:they_do:1 al:they_follow:-1
al:they_found:-77 al:they_gave:19 al:they_give:-10 al:they_have:-72 al:they_lost:-18 al:they_make:10 al:they_may:1
al:they_never:63 al:they_painted:42 al:they_promised:-9 al:they_put:48 al:they_said:31 al:they_say:34 al:they_sent:16
al:they_served:5 al:they_shut:28 al:they_signalled:-9 al:they_sing:16 al:they_sold:-24 al:they_told:-20
al:they_turned:-35 al:they_used:-4 al:they_want:43 al:they_wanted:29 al:they_weighed:25 al:theyre_charging:24
al:theyre_parked:15 al:think_a:-15 al:think_of:140 al:thirty_one:50 al:this_afternoon:-5 al:this_all:24 al:this_app:13
al:this_choir:16 al:this_is:97 al:this_month:-7 al:this_morning:-89 al:this_season:-83 al:this_situation:6
al:this_time:-19 al:this_week:-20 al:this_will:42 al:those_0:42 al:those_last:14 al:those_up:-7 al:thought_about:13
al:three_goats:42 al:three_tables:17 al:three_weeks:51 al:through_the:-36 al:thunder_all:11 al:thursday_class:2
al:thx_a:32 al:thx_my:25 al:thx_that:17 al:ticked_off:13 al:ticket_0:18 al:ticket_costs:-16 al:ticket_expires:-11
al:ticket_for:102 al:ticket_machine:3 al:ticket_we:-2 al:tickets_at:15 al:tickets_begins:-13 al:tickets_bought:34
al:tickrate_of:19 al:tidal_streams:18 al:tide_station:10 al:tiler_whistles:30 al:time_^:9 al:timeout_0:23
al:timeout_is:-3 al:timestamps_are:28 al:tims_sheet:10 al:tips_go:16 al:tmrw_chase:11 al:tmrw_i:23 al:tmrw_we:21
al:to_0:-51 al:to_assist:128 al:to_be:21 al:to_book:11 al:to_business:-7 al:to_confirm:8 al:to_determine:54
al:to_enter:58 al:to_find:-10 al:to_get:49 al:to_let:-11 al:to_me:-11 al:to_modify:18 al:to_my:9 al:to_pass:-24
al:to_proceed:207 al:to_save:47 al:to_sea:-9 al:to_the:-163 al:to_upgrade:38 al:to_your:-5 al:toda_criança:44
al:todavía_no:24 al:today_i'd:64 al:todo_pago:24 al:token_window:22 al:told_me:-86 al:told_the:66 al:told_us:-29
al:tolerance_also:-2 al:tomorrow's_egg:-3 al:tomorrow_first:4 al:tomorrow_lyse:26 al:tomorrow_the:24 al:tomorrow_we:18
al:toms_sheet:13 al:tonight_its:24 al:tonight_we:44 al:too_damp:49 al:too_long:-11 al:too_many:74 al:too_rare:34
al:took_over:-3 al:took_the:97 al:top-ups_are:3 al:total_for:6 al:total_on:16 al:tourists_ask:40 al:tours_need:30
al:tove_first:-6 al:tove_hat:11 al:tove_promised:8 al:tove_ran:22 al:tracing_dashboard:3 al:tracking_0:33
al:traffic_from:24 al:traffic_through:-38 al:train_are:-15 al:train_for:31 al:train_goes:12 al:train_leaves:-5
al:trains_are:11 al:trains_over:21 al:transcript_cache:42 al:translated_the:24 al:translations_are:14
al:transport_order:7 al:transportskader_skal:19 al:tras_la:37 al:travel_insurance:-5 al:treasurer_called:25
al:treasurer_quit:19 al:treat_anything:27 al:treat_every:3 al:treat_the:35 al:tres_horas:24 al:trial_cask:12
al:trials_for:15 al:tried_a:2 al:tried_it:26 al:tried_to:18 al:trig_identities:21 al:trois_essais:16 al:trop_lent:10
al:trop_mignon:12 al:trucks_above:32 al:trucks_longer:37 al:trumpet_got:3 al:trumpets_are:19 al:try_got:-8
al:trying_to:77 al:tryouts_start:38 al:trzeszczało_na:12 al:tröskeln_ligger:28 al:tuba_is:44 al:tuesday_bag:6
al:tuesday_works:29 al:tuesdays_got:20 al:tuition_max:36 al:tuned_the:24 al:tunneln_davon:-1 al:tunnels_like:13
al:turned_0:11 al:turned_the:27 al:turned_up:-11 al:turns_out:195 al:turns_sugar:-29 al:turns_up:-12
al:turtle_hibernates:37 al:tutoie-moi_ça:24 al:twelve_hours:9 al:twenty_years:14 al:twin_grew:-25 al:twin_room:25
al:twins_fighting:11 al:two_call:9 al:two_cant:-4 al:two_families:50 al:two_hours:7 al:two_juniors:19
al:two_keyholders:10 al:two_more:1 al:two_of:61 al:two_runs:-1 al:two_signatures:10 al:two_single:29 al:two_testers:23
al:two_windows:6 al:ty_ty:6 al:typo_in:44 al:u_call:-26 al:u_get:78 al:u_know:17 al:u_nas:19 al:uf_qué:17 al:ugh_0:7
al:ugh_^:8 al:ugh_banks:22 al:ugh_meetings:1 al:ugh_monday:8 al:ugh_my:15 al:ugh_slept:11 al:ugh_the:3 al:ugh_xcode:6
al:ultrasound_was:9 al:um_halb:9 al:un_billet:32 al:un_deposu:25 al:una_cabina:21 al:uncle_barnaby:13 al:unclear_to:44
al:undecided_ask:41 al:under_0:19 al:under_no:55 al:under_sanna's:-7 al:under_the:2 al:une_feuille:34
al:unfortunately_i:84 al:unfortunately_since:27 al:unplugged_the:28 al:unser_pfarrer:17 al:unter_0:35
al:unterm_vordach:16 al:until_last:25 al:until_the:-31 al:up_after:15 al:up_at:42 al:up_for:-21 al:up_in:-21
al:up_next:198 al:up_the:-43 al:up_there:-14 al:update_on:19 al:upgrading_both:10 al:uplink_0:40 al:upload_cap:16
al:upload_chunks:26 al:upload_keystore:3 al:upload_size:14 al:uploads_are:29 al:upper_ruffle:12 al:ups_left:24
al:ups_right:28 al:upstairs_flat:35 al:urgente_que:-7 al:us_or:13 al:usch_vad:28 al:use_0:40 al:use_molar:23
al:use_my:16 al:use_slate:5 al:use_utc:2 al:useremo_il:20 al:using_your:-25 al:uv_w:-18 al:va_bene:16
al:vaccine_booster:21 al:vale_el:18 al:vale_nos:20 al:valve_twelve:15 al:vanish_in:-15 al:vans_of:40
al:vapurda_simit:34 al:varavirta_tulee:8 al:vault_unseal:45 al:vegetarian_buffet:20 al:veins_start:11 al:vem_spelar:37
al:vending_machine:43 al:vendor_dodges:14 al:vendor_harms:14 al:verdict_on:36 al:verger_on:23 al:version_tag:17
al:very_odd:1 al:very_wooden:7 al:vet_appt:45 al:vi_behåller:16 al:vi_hand:-4 al:vi_har:7 al:vi_mando:-20 al:vi_såg:29
al:viennent_voir:-7 al:viewings_only:58 al:vilken_härlig:15 al:village_hall:19 al:vision_model:28 al:visiting_hrs:10
al:visitors_a:-9 al:visitors_from:34 al:visitors_get:4 al:visitors_lingered:-5 al:visitors_stay:7 al:visitors_two:1
al:visits_on:-5 al:vlan_for:18 al:vlan_is:-4 al:vlan_whoever:-11 al:vloeibare_stikstof:11 al:voicemail_greeting:55
al:volunteers_don't:21 al:voor_het:12 al:vor_jeder:20 al:vordach_haben:-24 al:voted_last:-3 al:votre_commande:26
al:votre_demande:12 al:votre_réclamation:2 al:voucher_0:31 al:voucher_a:43 al:voucher_says:-25 al:vous_aimez:8
al:vowels_are:19 al:vpn_accounts:-17 al:vroeger_kostte:15 al:w_ghent:52 al:w_my:34 al:w_szkole:28 al:w_the:-38
al:wait_what:41 al:waiting_for:-3 al:waiting_on:65 al:waiting_there:-3 al:wake-up_call:36 al:walls_are:-7
al:walls_in:9 al:wanna_pass:14 al:wanna_sew:6 al:want_cocoa:-10 al:want_mum:4 al:want_the:9 al:want_to:43
al:war_grün:-15 al:ward_0:25 al:ward_pcs:20 al:ward_round:-15 al:warm_light:21 al:warm_water:28 al:warp_*:24
al:was_a:-37 al:was_it:12 al:wash_in:24 al:wasp_nest:14 al:wat_een:65 al:wat_fijn:5 al:watchdog_kicks:13
al:water_feels:-2 al:water_in:-13 al:water_meter:42 al:water_sticks:17 al:water_the:24 al:waves_quiz:13
al:wczoraj_burza:12 al:we'd_like:-12 al:we'd_sooner:9 al:we'd_take:-3 al:we'd_turn:18 al:we're_allowed:-25
al:we're_at:-51 al:we're_five:8 al:we're_keeping:16 al:we're_taking:3 al:we've_got:25 al:we've_stretched:-40
al:we_all:-30 al:we_allow:71 al:we_always:9 al:we_are:-44 al:we_ate:-4 al:we_bij:-19 al:we_bleed:-25 al:we_bring:38
al:we_bumped:3 al:we_can:-10 al:we_changed:5 al:we_charge:-28 al:we_chose:23 al:we_close:38 al:we_come:-23
al:we_could:12 al:we_do:-50 al:we_doen:17 al:we_don't:3 al:we_drove:52 al:we_ended:38 al:we_enlarged:-26
al:we_evacueren:-22 al:we_fix:-6 al:we_found:8 al:we_gaan:25 al:we_get:18 al:we_go:-151 al:we_got:14 al:we_had:-28
al:we_hang:-18 al:we_have:82 al:we_haven't:36 al:we_havent:15 al:we_hear:2 al:we_hebben:5 al:we_held:-20 al:we_het:-15
al:we_keep:14 al:we_kept:-2 al:we_know:-23 al:we_laughed:32 al:we_leave:26 al:we_lift:16 al:we_log:-9 al:we_look:-7
al:we_may:-4 al:we_measure:-23 al:we_meet:51 al:we_met:-5 al:we_miss:-25 al:we_moved:12 al:we_need:-16 al:we_never:-10
al:we_once:46 al:we_only:44 al:we_open:31 al:we_ordered:15 al:we_pay:22 al:we_plan:-1 al:we_prime:-3 al:we_profile:-13
al:we_reckon:-26 al:we_relocated:-9 al:we_sail:8 al:we_sailed:15 al:we_sang:5 al:we_say:-9 al:we_scrapped:6
al:we_scrub:-25 al:we_settled:4 al:we_shipped:-44 al:we_sit:1 al:we_sledged:-28 al:we_sounded:22 al:we_stand:-25
al:we_start:5 al:we_stay:43 al:we_stayed:-2 al:we_still:19 al:we_support:-9 al:we_take:-6 al:we_talked:3 al:we_tried:7
al:we_upgrade:-8 al:we_use:-7 al:we_used:2 al:we_visit:-25 al:we_wait:-5 al:we_watch:-26 al:we_went:1 al:we_were:-8
al:we_will:42 al:we_willen:18 al:we_work:-18 al:we_wrote:-21 al:weak_spots:8 al:weak_typing:3 al:weavers_around:18
al:weber_every:-32 al:webpack_löst:5 al:wed_im:19 al:wed_like:23 al:wedding_of:19 al:weddings_are:-2 al:weeded_the:9
al:weekday_weddings:39 al:weekend_courses:15 al:weekly_report:9 al:weet_nog:8 al:weft_*:24 al:wegen_der:22
al:weighs_0:-4 al:weights_for:81 al:welcome_back:66 al:well_a:11 al:well_cover:22 al:well_my:1 al:well_replace:7
al:well_that:78 al:went_over:26 al:went_up:-1 al:were_a:-28 al:were_all:32 al:were_capped:20 al:were_in:20
al:were_not:66 al:were_skipping:20 al:wet_tent:6 al:weve_opted:9 al:what's_left:49 al:what_a:188 al:what_about:28
al:what_can:10 al:what_comes:2 al:what_do:30 al:what_even:46 al:what_happens:-64 al:what_i:8 al:what_i'm:34
al:what_is:6 al:what_people:-28 al:what_specific:-1 al:what_the:-103 al:what_they:-1 al:what_was:-24 al:what_we:55
al:what_you:-4 al:whatever_comes:-2 al:whatever_happens:63 al:whatever_we:29 al:whats_causing:14 al:whats_for:23
al:whats_with:15 al:wheel_alignment:9 al:wheel_odometry:15 al:when_empty:-35 al:when_i:52 al:when_ice:-21
al:when_in:10 al:when_its:-21 al:when_simulating:13 al:when_the:-13 al:when_u:18 al:when_you:38 al:whenever_the:-60
al:whenever_theres:48 al:whenever_you:-2 al:where_do:15 al:where_does:68 al:where_it:-35 al:where_possible:33
al:where_the:-24 al:where_there's:14 al:where_you:-34 al:whether_imogen:15 al:whether_the:17 al:which_are:-22
al:which_of:113 al:while_a:20 al:who_approves:2 al:who_designed:55 al:who_does:-24 al:who_had:-9 al:who_invented:68
al:who_is:26 al:who_only:-9 al:who_owns:46 al:who_pays:50 al:who_put:5 al:who_takes:61 al:whoever_invented:9
al:whoever_spots:2 al:whoever_uses:8 al:whole_ward:53 al:why_did:29 al:why_do:49 al:why_does:64 al:why_is:56
al:why_the:-81 al:width_of:30 al:wie_neemt:25 al:wifi_at:12 al:wifi_router:17 al:wilfred_except:-12 al:will_be:-217
al:will_do:-7 al:will_drop:66 al:will_finish:29 al:will_get:60 al:will_go:41 al:will_have:-51 al:will_nip:30
al:will_post:47 al:will_send:33 al:will_the:7 al:will_they:26 al:will_write:23 al:wind_in:22 al:wind_near:12
al:wind_was:30 al:window_for:47 al:window_of:3 al:window_seat:22 al:windows_build:23 al:winter_tyres:14
al:wiped_and:11 al:wir_bleiben:14 al:wir_fürs:-6 al:wir_haben:45 al:wir_ihnen:-25 al:wir_nehmen:45 al:wir_uns:-21
al:wir_waren:8 al:wish_i:36 al:with_0:79 al:with_every:3 al:with_it:-31 al:with_just:49 al:with_me:-40
al:with_merlins:61 al:with_my:11 al:with_one:-2 al:with_that:39 al:with_the:61 al:with_these:35 al:with_two:-20
al:with_winter:33 al:with_you:-10 al:with_your:82 al:within_0:-48 al:without_a:-87 al:without_curtains:36
al:without_the:73 al:woche_schaffe:-33 al:woke_me:21 al:woke_up:40 al:wolę_krótkie:8 al:wolę_pokój:8
al:wolę_wykresy:14 al:won't_work:-17 al:wonder_if:25 al:wont_fit:-29 al:wont_touch:31 al:wood_breathes:24
al:wooden_needles:22 al:word_limit:12 al:work_got:18 al:work_permit:55 al:worksheet_0:6 al:worksheet_code:45
al:would_be:-7 al:would_have:-36 al:would_it:24 al:would_let:-9 al:would_like:-8 al:would_love:68 al:would_the:20
al:would_you:260 al:wow_ok:36 al:wrap_the:22 al:wrap_with:16 al:wristbands_for:37 al:write_pool:38 al:write_the:10
al:wrote_many:-5 al:wrote_the:53 al:wrote_to:30 al:wyślę_klientowi:-41 al:x-ray_archive:36 al:xray_van:23 al:y_a:53
al:ya_está:-3 al:ya_he:58 al:ya_lleva:-17 al:ya_quedó:5 al:yard_foreman:34 al:yeah_same:46 al:yeah_that's:24
al:yeast_is:92 al:yedekleme_saat:19 al:yes_i:2 al:yes_please:151 al:yes_well:7 al:yesterday_evening:14
al:yesterday_i:15 al:yesterday_the:50 al:yesterday_we:32 al:yield_this:19 al:york_office:8 al:you'd_like:-34
al:you'd_think:43 al:you'll_find:63 al:you'll_get:-42 al:you'll_have:32 al:you're_a:63 al:you're_guessing:-28
al:you're_very:22 al:you're_welcome:39 al:you've_got:24 al:you've_now:40 al:you_and:1 al:you_can:66 al:you_changed:-23
al:you_completed:22 al:you_could:-19 al:you_describe:-2 al:you_do:-10 al:you_don't:9 al:you_dont:34 al:you_for:-59
al:you_forget:-11 al:you_further:-5 al:you_get:-22 al:you_guys:6 al:you_have:29 al:you_how:-6 al:you_know:38
al:you_like:3 al:you_made:42 al:you_may:97 al:you_must:112 al:you_need:-119 al:you_on:-7 al:you_opted:9 al:you_pay:-4
al:you_quoted:25 al:you_rely:-13 al:you_rushed:25 al:you_saw:-5 al:you_seem:7 al:you_sent:-28 al:you_should:121
al:you_that:-31 al:you_the:-65 al:you_to:-44 al:you_two:22 al:you_want:36 al:you_weigh:-14 al:you_will:171
al:you_wish:-10 al:you_with:-48 al:you_won't:11 al:you_wont:66 al:you_would:10 al:you_wrote:-15 al:youll_have:40
al:young_mr:1 al:your_aim:25 al:your_appointment:5 al:your_aunt:-19 al:your_budget:-57 al:your_cabin:-7
al:your_call:-2 al:your_case:9 al:your_certificate:-12 al:your_certificates:-2 al:your_check-in:19 al:your_claim:20
al:your_colleague:32 al:your_deductible:1 al:your_flights:-20 al:your_inbox:-4 al:your_inventory:10
al:your_listening:15 al:your_loss:41 al:your_membership:-1 al:your_mock:-13 al:your_neighbour:-7 al:your_neighbours:32
al:your_night:4 al:your_output:-29 al:your_pardon:-7 al:your_practice:12 al:your_progress:14 al:your_radio:18
al:your_repair:43 al:your_replacement:17 al:your_request:-6 al:your_reservations:-22 al:your_room:7 al:your_seat:1
al:your_shift:-12 al:your_storage:25 al:your_tasting:-10 al:your_theory:7 al:your_time:-38 al:your_trip:-2
al:your_user:-61 al:your_usher:9 al:your_voucher:53 al:your_weakest:-7 al:your_weekly:11 al:your_workshop:16
al:yusuf_is:36 al:zacken_gegen:-31 al:zadań_z:45 al:zaplanowano_przegląd:-29 al:zebranie_przesunięte:20
al:zentimeter_alles:-31 al:zephyr_for:17 al:zero_paper:1 al:zet_annelies:-2 al:ziel_ist:9 al:ziel_sind:17
al:znowu_alarm:16 al:zo'n_dag:14 al:zone_a:34 al:zostajemy_przy:29 al:zulke_borden:18 al:zum_bestehen:3
al:zwemles_begint:24 al:zwemles_is:15 al:zwrócimy_państwu:26 al:zwykłych_komunikatów:-17 al:à_0:-93 al:à_bath:46
al:à_cet:10 al:à_gdansk:19 al:à_graz:11 al:à_l'examen:15 al:à_la:-1 al:à_nantes:10 al:à_porto:12 al:à_savoir:-7
al:äntligen_lite:5 al:çay_içmeye:24 al:çocuklar_bahçede:30 al:çırak_bugün:20 al:è_cresciuta:6 al:è_in:3
al:électrogène_démarre:-1 al:über_0:18 al:überfahrt_trotz:-4 al:żadnych_paczek:32 al:дальше_проверяем:10
al:никогда_не:23 al:ночью_упало:25 al:прошивка_собралась:18 al:совещание_закончилось:19 al:сольфеджио_придумали:18
al:стек_задачи:21 ax:'d:8 ax:'m:-2 ax:'s:183 ax:'t:-77 ax:*:40 ax:0:-91 ax:ab:93 ax:ac:49 ax:ad:32 ax:af:-40 ax:ag:-54
ax:ah:150 ax:ai:29 ax:aj:104 ax:ak:5 ax:al:21 ax:am:-6 ax:an:-11 ax:ap:39 ax:ar:-74 ax:as:-39 ax:at:6 ax:au:-132
ax:av:-27 ax:aw:98 ax:ax:15 ax:az:-18 ax:ać:-20 ax:ał:-15 ax:ań:44 ax:b:-120 ax:ba:-4 ax:bc:-29 ax:be:-59 ax:bi:-52
ax:bo:-15 ax:bt:-54 ax:by:-10 ax:c:-123 ax:ca:-31 ax:cd:6 ax:ce:-45 ax:ch:-10 ax:ci:64 ax:ck:17 ax:cl:-36 ax:cm:-99
ax:co:23 ax:cs:64 ax:ct:67 ax:cu:17 ax:cy:93 ax:d:-83 ax:dc:-2 ax:dd:-93 ax:de:-112 ax:df:-50 ax:di:-37 ax:dl:-36
ax:dp:-6 ax:dr:97 ax:ds:-60 ax:dt:-78 ax:du:-7 ax:dy:21 ax:dí:30 ax:e:-56 ax:ea:-77 ax:eb:17 ax:ec:34 ax:ed:10
ax:ee:-91 ax:ef:68 ax:eg:-15 ax:eh:78 ax:ei:79 ax:ej:-16 ax:ek:-34 ax:el:29 ax:en:-54 ax:eo:30 ax:ep:52 ax:er:11
ax:es:-93 ax:et:21 ax:ew:15 ax:ey:76 ax:f:-27 ax:fa:30 ax:fe:2 ax:ff:-32 ax:fi:33 ax:fk:-70 ax:fm:2 ax:fo:-19
ax:fs:-91 ax:ft:-14 ax:fé:-23 ax:g:-63 ax:ga:24 ax:gb:-34 ax:ge:-20 ax:gg:83 ax:gh:45 ax:gi:-36 ax:gl:40 ax:gm:12
ax:gn:33 ax:go:-79 ax:gs:-74 ax:gt:-73 ax:gy:122 ax:gé:-6 ax:h:-26 ax:ha:114 ax:he:54 ax:hh:77 ax:hi:123 ax:hl:-67
ax:hm:126 ax:ho:-20 ax:hr:12 ax:hs:-51 ax:ht:-64 ax:hu:-21 ax:hx:92 ax:hy:8 ax:hz:-39 ax:hã:4 ax:hé:-11 ax:i:-9
ax:ia:-84 ax:ic:39 ax:id:22 ax:ie:19 ax:if:7 ax:ig:-16 ax:im:48 ax:ir:-29 ax:is:-36 ax:it:-8 ax:iu:-54 ax:iv:43
ax:iz:-32 ax:iß:13 ax:ię:-50 ax:ił:-3 ax:iş:14 ax:ja:45 ax:jk:6 ax:jn:33 ax:já:74 ax:ją:-29 ax:k:23 ax:ka:24 ax:kb:-73
ax:ke:16 ax:kg:-74 ax:kk:45 ax:km:-72 ax:ko:-19 ax:ks:-94 ax:kt:-12 ax:ku:-109 ax:kw:-2 ax:ky:20 ax:kę:-4 ax:la:8
ax:lc:-4 ax:ld:42 ax:le:-7 ax:lf:-29 ax:li:17 ax:lk:52 ax:ll:36 ax:ln:-2 ax:lp:19 ax:ls:-57 ax:lt:-11 ax:ly:61
ax:lé:-10 ax:lę:53 ax:lı:-14 ax:m:-62 ax:ma:45 ax:mb:-87 ax:mg:112 ax:mi:-49 ax:ml:-95 ax:mm:49 ax:mo:28 ax:mp:-9
ax:mr:27 ax:mt:-99 ax:mv:-28 ax:mx:-40 ax:n:-62 ax:na:47 ax:nc:59 ax:nd:-28 ax:ne:17 ax:ng:40 ax:ni:-61 ax:nk:39
ax:no:3 ax:ns:-54 ax:nz:-11 ax:nç:13 ax:né:-1 ax:o:59 ax:ob:-3 ax:oc:-10 ax:od:114 ax:of:-118 ax:og:29 ax:oh:233
ax:oi:97 ax:ok:40 ax:ol:21 ax:om:-42 ax:on:-20 ax:oo:-4 ax:op:-24 ax:or:-9 ax:os:-51 ax:ot:32 ax:ou:22 ax:ov:-20
ax:ow:43 ax:ox:-16 ax:oy:12 ax:p:20 ax:pe:35 ax:pk:15 ax:pm:-95 ax:pn:-21 ax:po:131 ax:pp:-11 ax:pr:88 ax:ps:-48
ax:pt:-49 ax:px:-24 ax:py:21 ax:på:-89 ax:q:10 ax:ql:-30 ax:qm:-3 ax:r:-19 ax:ra:-29 ax:rb:147 ax:rc:-24 ax:rd:-45
ax:rf:-40 ax:ri:7 ax:rk:19 ax:rl:-35 ax:rm:-6 ax:rn:-49 ax:ro:112 ax:rp:-1 ax:rr:19 ax:rs:-31 ax:rt:-20 ax:ru:-34
ax:rw:48 ax:ry:12 ax:rz:54 ax:rá:1 ax:s:-74 ax:sa:-14 ax:sc:-60 ax:se:-8 ax:sh:91 ax:si:-134 ax:sk:-19 ax:so:17
ax:sp:33 ax:ss:-32 ax:st:4 ax:su:14 ax:sv:-23 ax:sy:-31 ax:sz:18 ax:så:6 ax:tc:-55 ax:te:-32 ax:th:-60 ax:ti:-64
ax:tl:-54 ax:to:-133 ax:ts:-56 ax:tt:-153 ax:tw:-59 ax:ty:51 ax:tz:-113 ax:tá:-47 ax:tę:-14 ax:u:34 ax:ua:-4 ax:ub:10
ax:ud:-64 ax:ue:2 ax:uf:28 ax:ug:-12 ax:uh:88 ax:uk:43 ax:ul:-48 ax:um:17 ax:un:12 ax:up:57 ax:ur:30 ax:us:-13
ax:ut:-75 ax:uv:-44 ax:ux:-136 ax:uy:-77 ax:ué:70 ax:uí:38 ax:va:-70 ax:ve:52 ax:vi:91 ax:vo:-41 ax:wa:53 ax:we:42
ax:wn:-128 ax:wr:-53 ax:ws:-59 ax:wt:21 ax:wu:-6 ax:xa:29 ax:xt:16 ax:ya:120 ax:ye:7 ax:yi:73 ax:ym:7 ax:yo:25
ax:ys:-58 ax:z:-65 ax:za:-17 ax:zi:-33 ax:zu:-3 ax:zy:20 ax:ße:-16 ax:às:-10 ax:ás:-23 ax:ão:1 ax:än:-1 ax:ät:-21
ax:år:-66 ax:è:3 ax:é:-35 ax:ée:-97 ax:ém:52 ax:én:-37 ax:és:-69 ax:êm:-7 ax:ía:-14 ax:ój:41 ax:ów:-142 ax:ôt:74
ax:ön:10 ax:ún:17 ax:ük:67 ax:ün:27 ax:ür:90 ax:ık:-4 ax:ım:-21 ax:ır:-41 ax:ła:-64 ax:şi:-13 ax:ży:21 ax:да:20
ax:ек:21 ax:ер:17 ax:ие:19 ax:ик:4 ax:ио:18 ax:к:11 ax:ка:18 ax:не:-28 ax:ью:22 b:*:40 b:0:117 b:a:-114 b:aarav:-2
b:abajo:15 b:abbey:11 b:abbiamo:-7 b:ablation:-30 b:above:-60 b:abre:-12 b:abril:19 b:abrir:-1 b:abroad:52
b:absolute:-9 b:abt:-48 b:abtastrate:-9 b:acaba:1 b:accept:-77 b:accepted:23 b:accepts:-18 b:accepté:3 b:access:-82
b:accidenti:31 b:accordingly:28 b:accordion:2 b:account:81 b:accountant:18 b:accountants:-10 b:accounts:11
b:aclarado:-7 b:across:-17 b:acte:27 b:action:27 b:actions:45 b:actually:-15 b:ad:16 b:adc:5 b:add:-62 b:add-on:12
b:adding:-4 b:additional:-51 b:address:-30 b:addresses:24 b:adds:-16 b:adesso:5 b:adeyemi:52 b:adjust:-1
b:admin-delen:32 b:admit:-67 b:adoré:-6 b:adult:-11 b:adventure:33 b:advisory:11 b:af:2 b:afloat:20 b:afraid:-76
b:after:-103 b:afternoon:116 b:afterwards:100 b:again:163 b:against:-93 b:agency:37 b:ages:81 b:agm:50 b:ago:137
b:agree:5 b:agreed:13 b:agrees:34 b:ah:-61 b:ahead:50 b:ahora:-26 b:ainda:-29 b:air:24 b:aired:32 b:airflow:-13
b:airline:-22 b:airport:26 b:airy:15 b:al:-129 b:alarme:17 b:aldo:57 b:alert:-49 b:algae:-15 b:alias:-3 b:alive:12
b:all:21 b:all'ora:12 b:alla:-57 b:alle:-16 b:allen:1 b:allergies:-9 b:allergisk:11 b:alls:8 b:almost:-10
b:almoxarifado:10 b:alone:75 b:along:12 b:aloud:21 b:already:79 b:also:-80 b:alta:-7 b:altar:11 b:alten:-73
b:altered:-23 b:although:-153 b:altri:16 b:alunos:28 b:always:-75 b:am:-152 b:amazing:9 b:amber:120 b:ambition:27
b:amended:-24 b:amical:25 b:ammonia:-6 b:among:-25 b:amount:3 b:amperes:6 b:amphitheatre:15 b:amps:25 b:an:82
b:ancestors:6 b:anchored:5 b:and:-237 b:android:-16 b:angeles:-42 b:animals:8 b:ankle:-45 b:anlatır:4 b:anlatırdı:24
b:announce:-40 b:announcement:6 b:announces:-27 b:annoying:6 b:annual:-2 b:année:39 b:anodin:12 b:another:-37 b:ans:-5
b:anschlüsse:18 b:anstehen:31 b:answer:29 b:antiguo:-19 b:antwerp:-23 b:any:-105 b:anybody:59 b:anymore:72
b:anyone:-46 b:anything:-41 b:anyway:87 b:anywhere:50 b:ao:-3 b:août:14 b:apart:75 b:api:-37 b:apiary:6 b:apiece:54
b:app:20 b:apparently:18 b:appeal:-7 b:appelé:-4 b:apples:15 b:applicant:-20 b:applying:-32 b:appreciate:-61
b:apprentice:-20 b:approval:18 b:april:22 b:aprire:-7 b:après:12 b:arbeite:6 b:archive:82 b:archived:14
b:arcseconds:29 b:are:-21 b:arent:-1 b:argue:13 b:arithmetic:24 b:arm:-39 b:armazém:4 b:armbands:13 b:around:21
b:arranged:-9 b:arrangement:20 b:arranque:-5 b:arreglar:-2 b:arrepintió:25 b:arriva:-11 b:arrival:19 b:arrivals:-3
b:arrived:9 b:arrows:4 b:art:15 b:artista:26 b:as:-248 b:ask:-55 b:asked:-38 b:asking:14 b:assessor:13 b:assist:-43
b:at:-271 b:ate:-38 b:atrasada:14 b:att:-42 b:attack:6 b:attempts:65 b:attention:2 b:attitude:17 b:até:-36 b:au:-91
b:aub:22 b:auch:-42 b:audio:-48 b:auditor:13 b:auditors:-7 b:auf:-104 b:aufträge:34 b:aufzug:-16 b:august:84
b:aunt:-35 b:aus:-15 b:austria:26 b:autant:12 b:autumn:-16 b:außer:-9 b:av:-12 b:available:9 b:avec:-77 b:aventure:16
b:aw:-2 b:awake:79 b:away:23 b:axel:29 b:ay:-23 b:ayer:-7 b:ağrıyor:4 b:b:10 b:back:6 b:background:23 b:backup:-32
b:backups:-8 b:bad:-37 b:badge:-35 b:badly:82 b:bag:42 b:bagage:14 b:bags:38 b:baguettes:4 b:baies:18 b:bajtów:11
b:bakery:26 b:balancers:-46 b:balcony:62 b:balkongen:22 b:ball:6 b:ballerino:6 b:balloon:-23 b:banana:5 b:banco:4
b:band:-12 b:bang:7 b:bank:9 b:bankers:3 b:banks:12 b:banquet:29 b:bar:45 b:bara:-5 b:barato:9 b:barbacoa:-33
b:barbecue:67 b:barely:-6 b:barn:-8 b:bars:63 b:basalt:92 b:bascule:-17 b:base:-26 b:basic:-64 b:basically:-101
b:basket:-14 b:batch:-78 b:bath:-24 b:bathrobe:13 b:bathroom:35 b:batteries:14 b:bay:-4 b:bc:-54 b:be:-95 b:beacons:18
b:beam:-9 b:beams:20 b:bearing:36 b:bearings:-20 b:bears:-55 b:beat:14 b:beats:-111 b:became:-46 b:because:-129
b:become:-51 b:becomes:-29 b:bed:12 b:beech:46 b:beehives:28 b:been:-78 b:beer:36 b:beers:-19 b:before:-91 b:beg:-7
b:beginnen:-5 b:beginners:-41 b:begins:-32 b:begrijp:12 b:behind:-141 b:bei:-120 b:beiaard:10 b:beim:-117 b:being:-120
b:bekommt:-49 b:belegen:5 b:believe:-120 b:believes:-15 b:bell:58 b:belle:9 b:bellen:11 b:bellhanger:13
b:bellissimo:22 b:bells:38 b:belonged:11 b:below:-33 b:belt:-59 b:bem:2 b:bench:48 b:bend:19 b:benone:6 b:bereit:17
b:bereitschaftskanal:6 b:bergen:-9 b:berços:12 b:bescheid:25 b:beschwert:14 b:beschädigten:-17 b:beside:-48 b:best:53
b:bestanden:40 b:bestämt:19 b:bestätigt:11 b:beta:-53 b:betaald:8 b:beträgt:-28 b:better:23 b:between:-113 b:bias:23
b:bicicleta:3 b:big:-93 b:bij:-4 b:bike:13 b:bild:13 b:bildern:14 b:billed:18 b:billing:22 b:bin:29 b:binding:-5
b:birthday:-9 b:bis:-37 b:biscotti:4 b:biscuits:-7 b:bit:-33 b:bites:25 b:bitireceğim:36 b:bitte:-41 b:black:-12
b:blacks:-16 b:blame:-9 b:blind:-7 b:blindfolded:49 b:block:-45 b:blocked:15 b:blocks:-15 b:blood:-22 b:blower:-35
b:blues:9 b:bo:-9 b:board:-22 b:boarding:38 b:boards:1 b:boat:73 b:boathouse:42 b:bodde:-15 b:bogdan:8 b:boiler:30
b:boiling:4 b:bolts:1 b:bom:13 b:bon:-42 b:bonds:10 b:bonnets:10 b:book:44 b:booking:8 b:booklet:2 b:boord:4
b:booster:-28 b:boot:62 b:boots:-16 b:bordeaux:-27 b:border:58 b:born:34 b:borrow:-40 b:both:-57 b:bottiglie:33
b:bottle:12 b:bottom:31 b:bought:-26 b:bounce:19 b:boundary:7 b:box:33 b:boxes:33 b:boy:-16 b:bozze:14 b:brain:1
b:brake:-3 b:brakes:20 b:branch:24 b:brand:28 b:brandl:6 b:bravo:39 b:brb:-42 b:bread:19 b:break:28 b:breakdown:4
b:breakfast:83 b:breakfasts:24 b:breaking:-29 b:breaks:-61 b:breed:66 b:brenner:14 b:brett:8 b:brewer:-8 b:brezeln:14
b:bricks:-6 b:bridge:-5 b:brigade:4 b:bright:-35 b:brilliant:7 b:brine:-4 b:bring:-151 b:bringe:-29 b:bringen:-26
b:bringing:-46 b:brings:-95 b:british:-18 b:brix:15 b:brno:-21 b:broke:-77 b:broken:-23 b:brokers:8 b:broodjes:-5
b:brought:-102 b:brownout:-6 b:brr:38 b:brrr:15 b:brush:9 b:brutal:19 b:btw:107 b:bucket:5 b:buckfast:16 b:buddha:20
b:buddy:24 b:budget:33 b:bufor:-11 b:bug:8 b:bugs:36 b:builds:17 b:built:-112 b:bumped:-64 b:bunch:1 b:bureau:20
b:burn:-1 b:burro:15 b:burst:-16 b:bus:-23 b:busco:-6 b:business:-9 b:but:-351 b:butcher:1 b:button:24 b:by:-156
b:bytes:24 b:búfer:-39 b:c:55 b:c'est:-55 b:cabin:-11 b:cabines:24 b:cabinet:61 b:cabins:-9 b:cable:-20 b:cabled:6
b:cabling:30 b:cache:24 b:cacto:3 b:cactus:5 b:cadenas:-8 b:caffè:42 b:café:4 b:cafés:22 b:cage:32 b:caja:-11
b:cake:78 b:calculate:-3 b:calculation:5 b:calculator:15 b:calculators:7 b:calendar:48 b:caliente:13 b:call:-57
b:callbacks:-8 b:calle:-43 b:called:-156 b:calls:-64 b:calm:-38 b:calor:-12 b:cambiado:-22 b:cambiamos:-8 b:came:82
b:camera:28 b:can:15 b:can't:-28 b:canal:19 b:cancel:-48 b:canceled:17 b:canceling:-82 b:cancelled:10 b:cancelling:-9
b:canciones:-25 b:candidate:-23 b:canot:14 b:cansado:31 b:cant:-94 b:canteen:31 b:canton:3 b:cap:-14 b:capita:17
b:caps:-6 b:captions:-2 b:capture:21 b:captures:-58 b:car:149 b:caravan:34 b:card:8 b:cardiology:-3 b:cards:-33
b:care:-39 b:careful:34 b:caretaker:53 b:cargo:-30 b:carnival:-7 b:caro-kann:17 b:carpet:40 b:carpete:30
b:carretillas:64 b:carried:-42 b:carrier:-7 b:carries:-159 b:carrinha:-13 b:carry:-146 b:carrying:-37 b:cars:20
b:cartoon:13 b:casas:18 b:case:-23 b:cases:-51 b:cassius:12 b:cassées:9 b:cat:8 b:catalogue:-10 b:caterer:3 b:cats:32
b:catullus:9 b:caught:-57 b:cave:16 b:caves:-14 b:cbor:33 b:ce:-93 b:cedar:133 b:cedo:9 b:ceiling:71 b:celery:6
b:cellar:33 b:cells:-18 b:centimetri:38 b:centre:26 b:ceremonia:15 b:ceremonies:-11 b:cert:-4 b:certain:-47
b:certification:-25 b:cerámica:19 b:cfo:29 b:chaises:27 b:chalet:-19 b:chance:-12 b:change:-18 b:changed:-26
b:changes:62 b:changing:-60 b:chaos:11 b:chapel:55 b:chapter:-47 b:character:44 b:characters:12 b:charging:10
b:charm:27 b:charming:20 b:charretier:16 b:chart:-8 b:charts:40 b:chase:-29 b:chat:17 b:chatty:4 b:che:-120
b:cheapest:-10 b:cheating:28 b:check:-124 b:checked:-34 b:checking:-36 b:checkout:3 b:checks:1 b:checksums:9
b:cheddar:2 b:cheerful:-47 b:cheers:-17 b:cheese:1 b:chef:-16 b:chez:-82 b:chi:-5 b:chien:-6 b:chiffré:11 b:child:-78
b:childhood:26 b:children:-14 b:chmielu:12 b:choir:-14 b:choisi:-8 b:chokes:44 b:chor:16 b:chores:8 b:chose:-27
b:christmas:45 b:chronometers:10 b:chunks:-2 b:chutney:12 b:ci:-54 b:cinéma:10 b:circle:62 b:circuit:-44 b:cites:-16
b:city:56 b:claim:-39 b:clairs:9 b:clapped:92 b:class:17 b:classes:63 b:classic:27 b:classique:12 b:claws:10 b:clean:8
b:cleaning:40 b:cleared:15 b:clearer:-2 b:clearing:-19 b:clementine:14 b:clerk:-25 b:click:5 b:client:-9 b:clients:63
b:climbing:18 b:climbs:-28 b:clinic:-29 b:clock:48 b:closed:57 b:closes:-57 b:closing:-14 b:cloth:30 b:clothes:8
b:cloud:-10 b:clowns:13 b:clue:-23 b:cluster:-15 b:cm:46 b:coaches:42 b:coast:-10 b:coastal:-40 b:coaster:17
b:coating:17 b:coats:20 b:cobre:-13 b:coche:27 b:cocoa:18 b:coda:4 b:coffee:33 b:coffees:-26 b:coffre:3 b:coins:105
b:colander:14 b:collar:53 b:colleague:-61 b:colleagues:-48 b:collect:-17 b:collects:-58 b:collision:53 b:colonne:-13
b:colours:-19 b:columns:56 b:com:-69 b:come:-67 b:comedian:9 b:comes:-68 b:coming:-1 b:comma:-12 b:commande:-3
b:comme:-46 b:commence:-15 b:comments:-30 b:commit:-79 b:commitment:-9 b:comms:-21 b:como:-62 b:company:-23
b:compare:-15 b:comparison:17 b:compensated:43 b:compensation:-20 b:complain:42 b:complained:61 b:complete:12
b:completed:21 b:completes:-17 b:compliment:21 b:compris:50 b:computer:-22 b:computers:-39 b:con:-208 b:concert:21
b:concerto:24 b:condition:19 b:conditionals:8 b:conductor:8 b:conferences:4 b:confetti:29 b:config:26 b:confirm:-40
b:confirmed:7 b:conflit:-25 b:confuse:-17 b:confused:6 b:confusion:14 b:connection:-15 b:connector:5 b:consegna:-15
b:consider:-51 b:considering:-9 b:console:85 b:consoles:-4 b:consumer:9 b:consúltame:1 b:contact:-5 b:contacting:-19
b:container:-38 b:contract:-1 b:contractor:10 b:contracts:-16 b:contrato:7 b:controllers:24 b:conversation:1
b:conversions:-28 b:converted:-2 b:convinced:-59 b:cook:-4 b:cooling:12 b:coordinates:12 b:cope:8 b:copies:26
b:coppersmith:37 b:coracle:7 b:cordonnier:30 b:cork:-56 b:corners:32 b:correct:-26 b:corrected:-14 b:corridor:6
b:corriere:9 b:cortar:-20 b:cortinas:18 b:cosmétique:25 b:cost:-29 b:cotisation:26 b:couch:5 b:couette:2 b:coughing:18
b:could:-116 b:count:19 b:counted:20 b:country:12 b:counts:2 b:coup:29 b:coupe:37 b:courage:1 b:course:-105 b:court:-3
b:courtesy:-40 b:courthouse:16 b:cousin:-47 b:couverts:33 b:cover:-56 b:covered:44 b:covers:-151 b:cow:-43
b:cozinha:15 b:coûte:-13 b:crab:32 b:cracked:-47 b:crane:-81 b:cranes:29 b:craque:19 b:crash:-77 b:crates:28
b:crawl:14 b:cream:23 b:creamy:21 b:crete:12 b:crew:-36 b:crewing:53 b:crib:-26 b:cried:64 b:criminals:31 b:crisis:2
b:crisps:50 b:cristal:37 b:crontab:16 b:crooked:-43 b:cross:-2 b:crossfade:63 b:crossing:20 b:crutches:-11 b:cry:92
b:cto:18 b:cuisine:17 b:cuivre:13 b:curious:-38 b:current:-66 b:currently:-30 b:curry:8 b:cursors:41 b:curtain:2
b:curtains:-20 b:curto:-15 b:cushions:34 b:customer:-116 b:customers:34 b:customs:-18 b:cut:-49 b:cutover:-31
b:cycle:-6 b:czech:5 b:czerwca:11 b:código:-13 b:d:37 b:d'après:-37 b:d'inchiostro:6 b:d'un:-11 b:da:72 b:dachbox:16
b:daiki:-1 b:daily:-14 b:daken:16 b:dalla:-22 b:damage:-41 b:dan:-39 b:dance:46 b:dancers:-45 b:dans:-134 b:dar:-6
b:darf:19 b:dark:47 b:das:-196 b:dass:-50 b:data:-18 b:datasheet:-55 b:datasheets:-20 b:date:21 b:datei:24 b:dates:40
b:dating:3 b:daughter:-12 b:dawn:2 b:day:41 b:daylight:-54 b:days:17 b:db:30 b:db-kestrel:32 b:db-osprey:34 b:de:-267
b:dead:-9 b:deal:65 b:dealer:24 b:debajo:2 b:debit:4 b:debuggen:21 b:debugger:11 b:debugging:9 b:decade:1 b:decades:14
b:december:-17 b:decent:-15 b:decibels:14 b:decide:29 b:deckhands:24 b:decking:15 b:decor:18 b:decorativo:37
b:deductible:4 b:deep:25 b:default:-17 b:degrees:98 b:degrés:22 b:dein:-14 b:deine:-10 b:del:-111 b:delay:15
b:delayed:3 b:deleted:20 b:deletion:7 b:deliver:-75 b:delivery:29 b:dell'archivio:3 b:della:-17 b:dem:-133 b:demais:11
b:demasiado:12 b:demo:-23 b:den:-116 b:denim:98 b:dental:-50 b:dents:18 b:deploys:-28 b:deposit:-12 b:deposito:41
b:depth:-1 b:der:-258 b:dernier:22 b:des:-143 b:descargas:25 b:descriptions:31 b:desde:-22 b:deserves:-19 b:desk:49
b:despacio:19 b:despair:41 b:despegue:31 b:dessert:27 b:det:-35 b:details:75 b:determine:-21 b:deutsch:34 b:devant:-21
b:devised:1 b:dezimeter:75 b:değil:14 b:di:-141 b:diagrams:10 b:dialyseritten:3 b:diary:2 b:dias:-10 b:dice:-24
b:dictionary:41 b:did:46 b:die:-228 b:dies:33 b:diesel:-27 b:diet:19 b:diets:16 b:difference:46 b:different:10
b:digging:37 b:digits:58 b:dignity:14 b:dimanche:41 b:dimitra:12 b:dinero:-7 b:dinghy:-1 b:dinner:77 b:directly:61
b:directory:3 b:directrice:1 b:disagree:76 b:disagrees:20 b:discounts:3 b:discovered:-12 b:discuss:-22 b:discussing:27
b:display:-19 b:distance:18 b:distributions:40 b:dit:-14 b:ditta:-6 b:dj:5 b:dla:-6 b:dns:-39 b:do:-135 b:dobę:13
b:dock:-7 b:docstring:78 b:documenti:-11 b:dodges:26 b:does:-142 b:doesn't:59 b:dog:16 b:doganale:14 b:dogs:-45
b:doing:-68 b:domani:-17 b:dome:-25 b:domingo:3 b:domingos:10 b:dominoes:10 b:don:-16 b:don't:-72 b:dona:-34
b:donc:-58 b:done:-48 b:donkey:32 b:donkeys:-34 b:donner:-6 b:dont:-120 b:door:48 b:doorbell:60 b:doors:-11 b:dopo:-16
b:dormions:25 b:dormir:7 b:dort:-2 b:dossier:-21 b:dostawcy:13 b:dostawkę:17 b:dot:51 b:dots:27 b:dottore:-6
b:doubled:21 b:doubles:8 b:down:17 b:downgrading:-2 b:downloader:28 b:downstairs:-7 b:downtime:-10 b:doyle:21
b:dozen:9 b:dr:-53 b:draft:-34 b:drafts:-32 b:drained:38 b:drains:-35 b:drama:30 b:dran:43 b:draw:-79 b:drawing:10
b:drawn:-48 b:draws:-56 b:dream:-22 b:dreißig:-22 b:drew:-62 b:drie:15 b:dried:34 b:drift:19 b:drill:56 b:drink:35
b:drips:23 b:driver:15 b:drivers:-14 b:drives:-96 b:driveway:-14 b:driving:-7 b:drop:-47 b:dropped:-62 b:dropping:-14
b:drown:11 b:drowning:18 b:dry:-80 b:du:-114 b:ducato:27 b:due:44 b:dunno:30 b:duplicate:-9 b:durch:11 b:durcisse:16
b:during:-137 b:duro:12 b:dus:-51 b:dusty:-68 b:dutch:46 b:duty:-15 b:dvds:10 b:dyes:-4 b:dying:31 b:dziś:-4 b:däck:2
b:décollage:14 b:dégoûtée:11 b:dégustait:25 b:désormais:25 b:día:7 b:días:2 b:dün:-6 b:e-mail:6 b:each:7 b:earlier:18
b:earliest:-51 b:early:-60 b:earns:-15 b:ears:32 b:earth:4 b:easily:3 b:easter:45 b:easy:2 b:eat:-21 b:eating:-4
b:eats:-29 b:echoes:26 b:ecke:18 b:economy:36 b:edelweiss:28 b:edge:6 b:edit:-9 b:editor:1 b:ediyor:11 b:eeprom:35
b:efemérides:6 b:egg:-29 b:eggs:21 b:eh:19 b:eichen:24 b:eight:2 b:einbauen:8 b:eingeplant:76 b:either:26 b:el:-184
b:elefante:7 b:elementos:3 b:elettrogeno:-29 b:elevador:8 b:eleven:7 b:ella:19 b:elm:27 b:else:19 b:elternabend:31
b:elute:26 b:em:-123 b:email:20 b:embarrassing:25 b:emergency:-9 b:employees:53 b:empore:1 b:empty:30 b:emptying:-8
b:emr:64 b:emulator:6 b:en:-12 b:enabled:18 b:enchido:21 b:end:71 b:ended:-10 b:endormi:23 b:ends:-25 b:enfance:6
b:enfants:-2 b:engineers:-49 b:englisch:38 b:english:19 b:enjoy:-63 b:enjoyed:-7 b:enjoys:-9 b:enough:86 b:ensemble:13
b:ensure:-22 b:enter:-69 b:entera:22 b:enters:-41 b:entire:-19 b:entrego:-60 b:entries:75 b:entro:-39 b:entry:-17
b:entrén:2 b:entscheidet:-21 b:env:-40 b:envelopes:33 b:episodes:17 b:er:-6 b:erreichen:38 b:error:-99 b:errors:21
b:erst:-25 b:erste:-12 b:es:-121 b:esatti:8 b:escada:32 b:escalated:6 b:escalera:11 b:escribir:5 b:eso:30 b:essay:-86
b:est:106 b:established:-6 b:estanho:6 b:estanque:-13 b:estimate:7 b:está:-56 b:eten:20 b:etudes:-15 b:etwas:25
b:eu-west-dead-letters:35 b:eur:-7 b:euro:54 b:euros:63 b:evacueren:58 b:evaporator:27 b:even:-236 b:evening:98
b:evenings:13 b:ever:13 b:every:-98 b:everybody:45 b:everyone:1 b:everything:53 b:everywhere:119 b:ex:12 b:exactly:25
b:examen:-26 b:examiner:21 b:examiners:-20 b:exceeds:-5 b:excellent:38 b:excepción:19 b:except:-49 b:exception:21
b:exceptions:102 b:excess:-10 b:exchange:15 b:excuse:-16 b:excuses:41 b:exemples:-34 b:exercise:26 b:exes:5
b:exhibit:9 b:exhibition:12 b:exmann:4 b:expect:-111 b:expectations:14 b:expects:2 b:expensive:8 b:explain:-56
b:explained:21 b:explaining:31 b:explains:-30 b:export:-25 b:exprès:19 b:extra:43 b:extract:4 b:ey:-20 b:eyebrows:1
b:eyepiece:16 b:eyes:68 b:fa:-9 b:face:11 b:faces:-7 b:fachwörter:-9 b:facilities:-28 b:faenza:14 b:fahrenheit:7
b:fail:36 b:failed:-20 b:fails:19 b:fainted:19 b:fair:71 b:fait:-12 b:falconer:23 b:falmouth:16 b:falsch:33
b:families:-32 b:fan:17 b:fans:-14 b:far:61 b:farci:11 b:farida:11 b:farm:20 b:fast:34 b:faster:29 b:fatou:25
b:fault:29 b:faults:26 b:faulty:-4 b:favor:4 b:fear:20 b:feared:7 b:feathers:-6 b:feature:-50 b:february:-17 b:fee:-14
b:feed:-41 b:feeds:-60 b:feels:-49 b:fehlt:-16 b:fellow:-28 b:felmeddelanden:-14 b:fence:37 b:fera:-22 b:ferdinand:8
b:ferma:-1 b:ferme:7 b:fermé:30 b:ferrets:-14 b:ferry:-57 b:fertig:20 b:festival:-15 b:festive:19 b:fetch:-48
b:fever:34 b:few:-27 b:fewer:-8 b:fibres:-13 b:fica:-27 b:fiddler:25 b:field:2 b:fifty:1 b:fights:8 b:figured:-7
b:fika:31 b:fila:20 b:file:83 b:filed:-39 b:filemaker:-11 b:files:53 b:filing:5 b:fill:5 b:fills:-49 b:film:16
b:filter:8 b:final:3 b:finally:28 b:find:-110 b:finding:-20 b:finds:-56 b:fine:84 b:finish:-18 b:finished:-1
b:finita:-12 b:finito:53 b:finland:-13 b:fire:-70 b:firefox:-38 b:fires:-45 b:firmar:-1 b:firmare:16 b:firmas:30
b:firmware:-3 b:first:37 b:fish:10 b:fist:16 b:fits:-56 b:fitters:22 b:fitting:20 b:five:-11 b:fix:-11 b:fixed:-44
b:fixture:8 b:fjord:12 b:flaky:-57 b:flares:8 b:flash:-14 b:flashed:-1 b:flashy:27 b:flat:80 b:flatten:10 b:flavour:54
b:flickering:-12 b:flickers:8 b:flight:-32 b:flights:16 b:flint:99 b:float:-8 b:flood:42 b:flooded:36 b:floor:26
b:flow:-11 b:flowers:-8 b:flux:-9 b:flyer:45 b:flyttades:-5 b:fog:35 b:fois:51 b:folded:5 b:folder:87 b:follow:-45
b:following:-67 b:follows:6 b:fondo:2 b:font:46 b:fonts:10 b:footer:8 b:footnotes:5 b:for:-96 b:foreign:-1
b:forever:37 b:forfait:-13 b:forge:7 b:forget:-15 b:forgets:-13 b:forgive:-2 b:forgives:-3 b:forgot:-19 b:fork:1
b:forklift:35 b:form:54 b:formats:-16 b:formatter:26 b:forms:8 b:formulaire:23 b:forno:49 b:forth:20 b:fortuna:34
b:foto:24 b:foto's:33 b:fotografa:13 b:fotografiert:8 b:fotos:10 b:found:-109 b:foundry:48 b:fountain:81 b:four:19
b:foxes:47 b:foxglove:6 b:fragen:23 b:fragment:-42 b:frame:-14 b:franchement:-15 b:frankfurtu:16 b:frappé:5 b:frau:-75
b:frações:8 b:free:14 b:freeze:15 b:freezer:-47 b:freezing:62 b:freigegeben:27 b:friction:15 b:friday:77 b:fridays:-7
b:friend:-3 b:friendlier:17 b:friends:3 b:from:-193 b:fromages:7 b:frost:47 b:frozen:41 b:fru:4 b:frustrating:10
b:fryser:2 b:från:-33 b:fuel:-26 b:fumes:18 b:fumigated:13 b:funciona:4 b:funkgeräte:4 b:funkt:-33 b:funny:59
b:furious:-24 b:furniture:13 b:fusibili:35 b:fwiw:15 b:fyi:-38 b:fächer:57 b:fährt:11 b:får:-4 b:fête:9 b:förtjänat:4
b:für:-132 b:fürs:-41 b:füße:3 b:g:47 b:gaan:-48 b:gaat:7 b:gadania:2 b:gallery:-46 b:galley:17 b:gang:43 b:gangway:25
b:gap:5 b:gaps:15 b:garage:53 b:garcia:32 b:garde:-74 b:garden:9 b:gare:8 b:garnet:99 b:gasleitung:20 b:gaspard:7
b:gasóleo:25 b:gate:80 b:gatehouse:9 b:gates:24 b:gateways:6 b:gather:-29 b:gb:38 b:gdansk:-22 b:gebaut:20 b:geben:30
b:gebühr:-22 b:geese:50 b:gefallen:12 b:gegessen:19 b:gehad:5 b:gehen:-18 b:geklatscht:18 b:geklaut:62 b:geknipt:31
b:gelacht:15 b:gelati:-6 b:geleverd:18 b:gelijk:15 b:geliyor:17 b:gelöschter:-41 b:gemacht:18 b:generations:30
b:generous:40 b:gentle:-25 b:geofence:45 b:geprüft:8 b:gerda:61 b:gerhard:2 b:german:4 b:geschaut:18 b:geschenkt:7
b:geschilderd:43 b:gespeichert:11 b:gestattet:8 b:gestern:-64 b:get:-253 b:getest:24 b:gets:-238 b:getting:-103
b:gewartet:4 b:gewaschen:10 b:gewonden:27 b:gezählt:30 b:geändert:4 b:ghastly:10 b:ghost:-4 b:giardino:16 b:gibi:52
b:gider:34 b:gifs:6 b:gift:-104 b:giga:3 b:gigabytes:34 b:gigas:45 b:giorni:7 b:give:-114 b:gives:-124 b:glacier:1
b:glad:-157 b:glance:52 b:glass:39 b:glasses:55 b:gli:-55 b:gloss:2 b:glove:90 b:glovebox:4 b:glue:2 b:gnomes:7
b:go:-18 b:goat:62 b:godfather:7 b:goes:-28 b:going:-16 b:golden:-66 b:gone:28 b:gong:41 b:gonna:-79 b:good:-23
b:goodbye:66 b:goods:-24 b:gosh:-4 b:goshawk:38 b:gossip:57 b:got:-141 b:gotland:-10 b:gott:36 b:gotta:-6 b:goûter:4
b:grace:11 b:grad:17 b:grade:-30 b:graded:2 b:grading:-8 b:grammar:-12 b:gran:-13 b:grand:-10 b:grande:44
b:grandfather:-38 b:grandparents:-38 b:grannen:31 b:graph:-43 b:graphs:-22 b:grateful:-30 b:great:31 b:great-aunt:-17
b:great-uncle:-15 b:green:-80 b:greets:-6 b:grego:-30 b:grey:-22 b:groomer:8 b:ground:-22 b:group:-19 b:grow:6
b:grown:-7 b:großartig:16 b:grudge:32 b:grudzień:17 b:größte:21 b:grün:19 b:guardia:-21 b:guards:-13 b:guess:11
b:guesswork:21 b:guest:-25 b:guides:-11 b:guidée:4 b:guild:73 b:guindé:21 b:guitar:1 b:gulls:-32 b:gust:-3 b:gusta:-30
b:gute:-25 b:gutters:47 b:guy:-31 b:guys:10 b:gym:48 b:gâché:5 b:gästen:36 b:głowie:23 b:hab:-86 b:hace:-13
b:haczyków:36 b:hacía:-17 b:had:-149 b:haddad:3 b:hadley's:22 b:haha:-85 b:hahaha:5 b:hail:5 b:hair:1 b:half:-170
b:hall:57 b:halling:4 b:hallway:36 b:hals:2 b:ham:13 b:hamid:9 b:hammer:35 b:hamulców:11 b:handbook:7 b:handbrake:-8
b:handdukar:14 b:handed:-12 b:handle:-41 b:handler:3 b:handles:-10 b:handover:-42 b:handrail:17 b:hands:-25 b:handy:22
b:hang:-23 b:hangover:6 b:hangs:-35 b:happy:49 b:har:-75 b:harbour:-25 b:hard:-26 b:harlan:-5 b:harvest:-50 b:has:-123
b:hast:4 b:hasta:-39 b:hat:4 b:hatch:3 b:hate:-44 b:hated:-16 b:hates:-26 b:hatten:16 b:hauled:-1 b:haus:35 b:hause:9
b:have:16 b:haverford:12 b:having:-89 b:hazard:-20 b:hazel:94 b:head:29 b:headache:20 b:heads:38 b:healed:22
b:hear:-106 b:heard:-97 b:hears:-7 b:heart:67 b:heater:54 b:heaters:9 b:heb:-59 b:hebben:5 b:hectare:6 b:hedge:32
b:heeft:19 b:helada:-5 b:held:-3 b:hello:103 b:hellre:-24 b:helming:16 b:help:38 b:helps:73 b:helst:-26 b:hem:34
b:hemos:-19 b:hence:-22 b:hens:8 b:her:-7 b:here:36 b:heron:-21 b:herr:-61 b:hertz:41 b:hes:-52 b:het:-43 b:heure:46
b:hey:-43 b:hi:-51 b:hid:-18 b:hierarchy:12 b:high:64 b:higher:22 b:highlight:-7 b:hilarious:18 b:hill:49 b:hills:3
b:hilos:20 b:him:104 b:hinges:39 b:hint:-25 b:hintereinander:28 b:hints:42 b:hinweis:13 b:his:-60 b:hit:-64 b:hitch:27
b:hits:-35 b:hives:61 b:hm:-90 b:hmm:-100 b:ho:-3 b:hoch:24 b:hofmann's:37 b:hog:-18 b:hold:-60 b:holder:2
b:holding:-67 b:holes:19 b:holiday:27 b:holidays:15 b:holt:-11 b:home:27 b:homesick:34 b:honor:16 b:honour:81
b:hood:66 b:hoodie:17 b:hoofdpijn:9 b:hooks:-18 b:hope:-53 b:hopeless:20 b:hoping:-6 b:hora:51 b:horarios-viejos:3
b:horas:-12 b:horizontal:18 b:horseback:3 b:horses:24 b:hos:-25 b:hose:-58 b:hospital:-62 b:hosting:-41 b:hosts:44
b:hot:-6 b:houden:-15 b:hour:108 b:hourly:38 b:hours:5 b:house:38 b:households:-12 b:houses:-22 b:houston:-51
b:how:-249 b:however:-6 b:hows:-24 b:hoy:-4 b:hub:3 b:hum:-14 b:humaine:4 b:human:-27 b:humble:16 b:humming:26
b:humour:44 b:hums:-29 b:hundred:-29 b:hundredweight:10 b:hung:-13 b:hungry:1 b:hurdles:11 b:hurry:60 b:hurt:-41
b:husband:11 b:hut:37 b:hymns:15 b:hz:53 b:hält:-10 b:hätte:-15 b:höchstens:-46 b:i:-184 b:i'd:-52 b:i'll:-105
b:i'm:-107 b:i've:-57 b:iah:39 b:ice:-76 b:ich:9 b:icing:28 b:icon:7 b:id:-65 b:idag:30 b:idea:-17 b:idee:9 b:ids:10
b:if:-89 b:igen:65 b:iguana:16 b:ihrem:-17 b:ihres:-12 b:il:-216 b:ill:-49 b:illegal:34 b:ilse:9 b:im:-258
b:imagine:63 b:imo:83 b:implant:7 b:import:-32 b:impressive:23 b:improvise:32 b:in:-214 b:inbound:-39 b:incident:6
b:included:177 b:includes:-90 b:including:-85 b:incr:-15 b:increase:-10 b:incredible:-11 b:indentation:-21
b:indenting:-2 b:indigo:23 b:indoors:60 b:infants:27 b:information:56 b:infusion:-9 b:ingen:-33 b:inicio:-20 b:init:18
b:inlaws:32 b:inlet:-13 b:inner:-5 b:ins:-26 b:inside:21 b:inspector:-1 b:installation:35 b:installed:-1 b:instead:200
b:insurance:-13 b:insurer:14 b:intactas:4 b:intake:29 b:intente:6 b:interesting:60 b:intern:16 b:intervals:15
b:interview:-4 b:into:-204 b:invented:-9 b:inventory:58 b:invierno:1 b:invitations:28 b:invoice:5 b:involved:16
b:io:39 b:ios:-34 b:iron:6 b:ironía:10 b:is:-68 b:iscritti:-4 b:island:60 b:ismet:34 b:isnt:-21 b:isr:9 b:ist:79
b:it:38 b:it's:-30 b:italics:21 b:item:28 b:items:60 b:its:-281 b:itself:67 b:ive:-56 b:j'adore:45 b:j'aime:-5
b:jab:12 b:jackets:-18 b:jag:-65 b:jajaja:-9 b:jak:-10 b:jakaś:9 b:james:-13 b:jammed:38 b:jars:46 b:jasper:60
b:jazz:59 b:je:-56 b:jeder:-2 b:jedzą:3 b:jeg:-7 b:jelly:7 b:jephthah:19 b:jetzt:-93 b:jingle:-14 b:joan:88 b:job:-34
b:joints:3 b:joke:32 b:joked:32 b:joking:6 b:jorrit:16 b:journalists:10 b:jovem:11 b:joy:34 b:judging:-28 b:july:-2
b:jumper:37 b:june:-5 b:junior:-21 b:jurassic:58 b:just:-229 b:juventud:2 b:już:-7 b:kabalevsky:18 b:kachel:41
b:kaffee:3 b:kalt:12 b:kalır:18 b:karteikarten:5 b:kartenaufgabe:18 b:katten:-19 b:kb:10 b:kbaud:6 b:keep:-176
b:keeper:31 b:keeping:-48 b:keeps:-143 b:keepsake:20 b:kein:-41 b:keinen:-34 b:kept:-137 b:kestrel:-15 b:kettle:35
b:key:62 b:keyboard:10 b:keys:5 b:kg:43 b:khaki:75 b:kid:-32 b:kids:-42 b:kill:-17 b:kilobytes:8 b:kilos:9
b:kilovatios:62 b:kind:66 b:kinder:33 b:kindergarten:-8 b:kindest:38 b:king:-17 b:kiosk:57 b:kiralanır:5 b:kit:8
b:kita:30 b:kitchen:41 b:kitten:22 b:kleedhokjes:-7 b:kleine:-39 b:kleinen:-34 b:kleinigkeiten:7 b:klienta:29 b:km:21
b:knew:25 b:knochen:30 b:knot:-30 b:knots:53 b:know:-24 b:known:13 b:knows:29 b:knät:55 b:kod:-9 b:kofferraum:11
b:kollege:-1 b:kommentare:-26 b:kommt:-75 b:komunikatów:28 b:konsequent:15 b:kota:21 b:kowalczyk:37 b:kpa:38 b:kran:14
b:kranz:25 b:krone:32 b:kroner:1 b:kronor:2 b:krosno:-38 b:krośnie:-2 b:krąg:38 b:księgowości:14 b:kuchen:-23
b:kupé:15 b:kurs:-2 b:kursraum:5 b:kurze:-45 b:kw:5 b:kälteren:-15 b:kämen:14 b:köket:56 b:l'alto:21 b:l'astreinte:29
b:l'examen:-2 b:l'ha:-14 b:l'échafaudage:-16 b:l'écoutait:5 b:la:-219 b:label:-19 b:labeled:-16 b:labelled:-22
b:labels:2 b:lacks:-15 b:ladder:76 b:ladders:48 b:lado:22 b:lady:-47 b:lag:-21 b:lager:36 b:lags:3 b:lake:63 b:lakes:2
b:lames:52 b:laminate:29 b:lamp:-3 b:lamps:20 b:lampę:-18 b:land:-2 b:landed:-26 b:landing:8 b:landlord:78 b:lands:21
b:lane:26 b:lang:42 b:langen:-17 b:language:-92 b:langues:7 b:lantern:12 b:lanterns:3 b:large:-8 b:las:-36 b:last:-136
b:lasts:-8 b:late:-22 b:lately:27 b:later:124 b:latest:77 b:lathe:67 b:latin:-31 b:laugh:57 b:laughed:43 b:laughing:28
b:laughter:45 b:launch:29 b:laut:-44 b:law:56 b:lawn:47 b:lawyer:4 b:layer:28 b:layout:38 b:le:-189 b:leadership:-57
b:leaf:13 b:leaflet:32 b:league:6 b:leak:33 b:learn:-89 b:learned:-72 b:learning:-7 b:least:-54 b:leave:-81
b:leaves:-66 b:lección:2 b:leer:9 b:left:3 b:leftovers:6 b:leg:55 b:legacy:-61 b:legend:45 b:leggio:1 b:lego:2
b:leihgebühr:29 b:lena:29 b:lens:-4 b:lente:15 b:lentils:2 b:leos:-12 b:les:-124 b:lesen:5 b:less:-20 b:lesson:-64
b:lessons:44 b:let:-201 b:let's:-50 b:lets:-111 b:letter:44 b:letztes:-3 b:leuk:2 b:leute:108 b:lever:-12 b:levers:19
b:leçon:4 b:leído:-4 b:leña:3 b:lga:19 b:librarian:4 b:libre:16 b:licence:12 b:licences:15 b:license:3 b:licked:-6
b:lid:93 b:lidar:35 b:lieber:84 b:liegt:-7 b:lies:-36 b:lieu:-30 b:liever:-10 b:life:86 b:lifesaver:8 b:lift-off:49
b:lifting:-5 b:lifts:20 b:ligger:-37 b:lighthouse:19 b:lighthouses:16 b:lights:66 b:lignes:20 b:lijken:7 b:like:-120
b:liked:-9 b:likes:-85 b:lilac:38 b:limit:2 b:limite:-11 b:limpio:-2 b:lindqvist:32 b:line:-1 b:liner:-26 b:lining:52
b:link:50 b:links:66 b:linz:4 b:list:14 b:listed:-9 b:listener:8 b:liter:8 b:litres:69 b:litri:16 b:little:-66
b:littéralement:30 b:lives:-46 b:livreur:14 b:lizards:-11 b:llamas:7 b:llegado:-19 b:llegó:-11 b:llenar:-13
b:lleva:-11 b:lo:-153 b:load:-8 b:loading:-13 b:loads:-27 b:loaves:-8 b:localized:2 b:location:19 b:lockdown:16
b:locker:93 b:locomotive:18 b:lodów:-39 b:log:-40 b:logbook:17 b:logging:6 b:login:-25 b:logistics:19 b:logo:17
b:logs:-50 b:lol:47 b:london:34 b:long:18 b:longer:29 b:longest:-3 b:look:-88 b:looks:-92 b:loom:22 b:loop:-7
b:loro:27 b:lorries:-8 b:lorry:-13 b:los:-40 b:lose:-56 b:loses:-44 b:losing:-41 b:lost:-60 b:lot:92 b:loud:9
b:love:-22 b:loved:-31 b:lower:-75 b:lowered:-25 b:lp-path-east:7 b:lucca:-20 b:luck:-30 b:lucky:8 b:luego:-12
b:luggages:-12 b:lui:10 b:lukas:-12 b:lumens:36 b:lunch:25 b:lunedì:31 b:lung:5 b:lunghi:21 b:là:-7 b:lädt:-12
b:lässt:-2 b:läuft:-18 b:líneas:4 b:löse:-3 b:löst:-13 b:m:-13 b:ma:107 b:macchina:21 b:machine:-18 b:machines:9
b:macht:-76 b:mad:73 b:made:-32 b:mag:-38 b:magazine:-12 b:maggio:19 b:magician:-19 b:mai:37 b:mail:34 b:mailboxes:-25
b:mailer:3 b:mails:7 b:main:-53 b:mains:-24 b:mainspring:3 b:maintenance:-45 b:maintenant:70 b:mairie:8 b:mais:-6
b:major:7 b:make:-170 b:makes:-170 b:making:-58 b:mal:-70 b:malade:3 b:mamma:-18 b:man:-74 b:manage:14 b:managers:23
b:mandamos:-5 b:mando:-36 b:maniac:-22 b:mano:42 b:manuals:20 b:many:-73 b:maple:73 b:maps:-41 b:mare:25 b:margin:36
b:margins:16 b:marguerite:1 b:mariage:23 b:maribel:12 b:maricarmen:50 b:mark:-80 b:marked:-65 b:market:82
b:marketing:-36 b:marks:69 b:marquee:21 b:marsupi:6 b:marta:1 b:martes:15 b:marvellous:13 b:marzo:5 b:masks:51
b:massimo:-2 b:massive:30 b:masts:-2 b:mat:33 b:matching:-18 b:matchmaking:-11 b:mate:59 b:material:-42 b:mateusz:20
b:maths:-18 b:matin:106 b:matinee:6 b:matter:-84 b:matters:41 b:mattino:2 b:matto:19 b:mattress:-12 b:max:28 b:may:6
b:maybe:22 b:maze:24 b:mañana:58 b:mb:64 b:mbar:33 b:mbit:46 b:mco:13 b:me:132 b:meadow:90 b:meal:20 b:mean:53
b:means:-32 b:measure:-74 b:measurements:29 b:mechanic:-1 b:med:-23 b:medal:11 b:medir:-29 b:meditation:7 b:meet:-117
b:meeting:68 b:meetings:5 b:meets:-80 b:megabits:6 b:megabyte:43 b:megabytes:34 b:meglio:-10 b:mehr:-65 b:mein:-47
b:meine:-24 b:meldeformular:24 b:melden:-21 b:melon:4 b:melted:13 b:melts:34 b:member:37 b:memory:-12 b:men:-65
b:menor:6 b:menos:-33 b:mention:-14 b:mentioning:28 b:mentions:-52 b:merci:-1 b:mercredi:19 b:merged:31 b:merging:-5
b:merlins:-7 b:mesa:13 b:messages:6 b:meter:-8 b:methods:6 b:metre:64 b:metres:32 b:mexer:-15 b:mgr:-8 b:mia:58
b:miami:-24 b:mich:12 b:micropython:1 b:midnight:16 b:midsommar:38 b:mignon:-13 b:migration:-37 b:migração:-13
b:mijn:-44 b:mikroampere:48 b:milk:34 b:mill:-55 b:mille:25 b:million:13 b:millisecondes:12 b:milliseconds:67
b:millisekunden:36 b:millivolts:18 b:milímetros:27 b:min:57 b:mind:58 b:minded:40 b:minds:12 b:mine:-18 b:minimum:42
b:minor's:-1 b:minty:29 b:minus:-34 b:minute:49 b:minuten:37 b:minuter:25 b:minutes:46 b:minuti:35 b:minutos:73
b:mir:-19 b:mirror:-8 b:misc:48 b:miscompiles:-21 b:misericords:32 b:misread:-62 b:misrepresentation:1 b:miss:-24
b:missed:-42 b:missing:-44 b:mistake:57 b:mistakes:49 b:misunderstanding:23 b:mit:-102 b:mitgenommen:12 b:mitt:-33
b:mix:67 b:mixes:-8 b:ml:-21 b:mlflow:6 b:mm:109 b:moan:7 b:moat:13 b:mock:-145 b:modal:37 b:modification:3
b:modified:23 b:modifying:-37 b:module:8 b:moi:89 b:moins:33 b:mois:25 b:moment:88 b:monatsmieten:20 b:monday:11
b:mondays:109 b:money:48 b:moni:5 b:montaña:13 b:month:88 b:months:80 b:moon:3 b:more:46 b:moreau:15 b:morgen:18
b:morning:114 b:mortality:6 b:mosaic:31 b:most:-8 b:mostly:-99 b:mothers:17 b:moths:11 b:motivation:7 b:mould:4
b:mouldy:2 b:move:-61 b:moved:-79 b:movements:12 b:moves:-52 b:movieron:-21 b:movies:12 b:moving:-21 b:mr:-127
b:mrs:-166 b:msgs:47 b:much:-13 b:mucho:2 b:mud:8 b:mulch:34 b:muller:9 b:multa:21 b:muore:32 b:murée:17 b:mush:40
b:music:83 b:musica:7 b:musikskolan:26 b:must:-39 b:musée:-12 b:muy:-15 b:mv:19 b:mx:5 b:my:-138 b:myself:52 b:más:61
b:märz:39 b:målad:-11 b:métronome:1 b:même:-54 b:mês:1 b:mía:50 b:möblerna:13 b:mötet:33 b:n:-71 b:na:-112 b:nach:-82
b:nachbar:-5 b:nachbarin:5 b:nadie:18 b:nah:-45 b:name:20 b:named:-69 b:names:-24 b:nantes:-48 b:nap:50 b:nappies:-23
b:narrow:-37 b:natal:23 b:nats:8 b:naturally:53 b:nature:23 b:nav:-6 b:nda:-26 b:ne:-56 b:near:-199 b:nearly:-20
b:neat:36 b:neck:20 b:ned:50 b:needed:35 b:nehme:-4 b:neighbours:-69 b:nel:-22 b:nerves:48 b:nessuno:-9 b:nested:-24
b:nesting:1 b:netcat:3 b:netter:10 b:network:34 b:neue:-104 b:neuen:-90 b:neun:5 b:never:-145 b:new:-102 b:newark:-4
b:newsletters:19 b:newspaper:9 b:newtons:2 b:next:-59 b:ngl:-15 b:ni:-6 b:nice:-10 b:nicely:20 b:nicer:-2 b:nicht:89
b:nickel:69 b:nie:-19 b:niece:-85 b:niedzielę:26 b:niemand:31 b:niet:39 b:niewinnie:27 b:nightly:-49 b:nikt:-11
b:nineteen:-6 b:nite:33 b:no:44 b:noah:-12 b:nobody:-40 b:nodes:8 b:noise:51 b:noisy:-3 b:nokia:-8 b:nollor:33
b:non:-35 b:none:115 b:nonsense:-15 b:nonstop:-19 b:noon:91 b:noor's:43 b:nordics:-13 b:normal:109 b:normally:18
b:normas:16 b:north:-59 b:norway:-9 b:nos:-21 b:not:-65 b:nota:26 b:note:4 b:notebook:38 b:nothing:144 b:notice:40
b:noticed:56 b:noticing:61 b:notification:2 b:notte:48 b:noté:-9 b:nougat:37 b:nov:12 b:nova:16 b:novel:24 b:novels:20
b:now:184 b:nu:27 b:nuit:45 b:nuits:10 b:null:-18 b:number:-5 b:nun:5 b:nunca:37 b:nuovo:19 b:nur:-33 b:nurse:-26
b:nursery:13 b:nurses:-13 b:nutach:2 b:nuts:61 b:nuziale:-2 b:när:-24 b:o:-147 b:o'clock:58 b:oat:-32 b:ob:-44
b:obiegu:15 b:obv:53 b:occupa:-8 b:och:-40 b:october:13 b:od:-17 b:odd:-5 b:odile:40 b:oduya:-25 b:of:-313 b:offen:10
b:offended:61 b:offer:-45 b:offers:28 b:office:25 b:offset:13 b:oficina:11 b:often:-12 b:ogórków:17 b:oh:-97
b:ohhh:-14 b:ohms:39 b:ohne:-60 b:oil:23 b:oiled:39 b:ok:-46 b:okafor:39 b:okay:-75 b:okoro:-7 b:old:-46 b:older:-50
b:olive:75 b:olmo:31 b:olmuş:3 b:om:-42 b:omg:-68 b:on:-231 b:on-call:-33 b:onduleurs:7 b:one:-7 b:ones:52 b:onions:48
b:online:8 b:only:31 b:onsdag:10 b:ontem:15 b:onto:-50 b:onwards:9 b:op:-50 b:open:-13 b:opened:-57 b:opens:-34
b:opera:40 b:operator:17 b:ophalen:34 b:opinion:-46 b:ops:-4 b:optician:11 b:optimism:39 b:or:-324 b:oral:-8
b:orchard:9 b:orchestra:2 b:ordered:-8 b:orders:39 b:ordinary:41 b:ore:8 b:original:-61 b:originals:16
b:orthodontist:34 b:os:-43 b:osobę:23 b:ostarna:-7 b:otherwise:18 b:otis:13 b:otra:-4 b:otro:16 b:otroligt:11
b:ottilie:1 b:oturduk:14 b:our:-92 b:out:34 b:outage:-9 b:outboard:30 b:outbound:-49 b:outline:22 b:outside:38
b:outstanding:35 b:over:-4 b:overdraft:27 b:overnight:67 b:overtime:-6 b:own:-87 b:owner:39 b:owns:-69 b:ozone:-9
b:package:41 b:packages:4 b:packet:-10 b:paga:-14 b:pager:73 b:pain:5 b:paint:-84 b:painted:-83 b:painting:21
b:paints:-13 b:pair:35 b:palabras:22 b:palaver:13 b:palavras:44 b:pale:-32 b:palet:-15 b:panel:7 b:pantalla:1
b:papagaio:-8 b:paper:10 b:papier:12 b:par:-139 b:para:-36 b:parade:52 b:parallel:-1 b:parental:-11 b:parents:-53
b:parezca:8 b:parish:5 b:parked:-3 b:parkett:1 b:parking:-14 b:parrot:28 b:parsed:10 b:parser:-38 b:parte:-41
b:particiones:10 b:parties:19 b:party:48 b:pasajeros:4 b:pass:-12 b:passadeiras:21 b:passages:3 b:passau:12
b:passe:-25 b:passenger:2 b:passengers:51 b:passent:23 b:passer:-16 b:passes:31 b:passing:4 b:password:-54 b:past:-113
b:paste:-28 b:pastry:16 b:patched:-7 b:patience:61 b:patient:-31 b:patiente:20 b:patients:-73 b:pattern:-15 b:paw:17
b:pay:-56 b:paying:-50 b:paypal:22 b:pays:-95 b:pazzesco:5 b:peace:31 b:pearl:82 b:pears:2 b:pegs:-14 b:pen:96
b:pencil:39 b:pendant:-34 b:pentola:15 b:people:57 b:pepper:25 b:per:-230 b:percent:78 b:percentages:11 b:perdona:-3
b:perfectly:-15 b:person-hours:4 b:personer:-4 b:personne:-26 b:personnes:-30 b:però:9 b:pesado:9 b:petra:7 b:peça:-2
b:pff:-9 b:pfff:14 b:pharmacie:31 b:phases:16 b:phew:81 b:phl:12 b:phone:-26 b:phones:68 b:photo:15 b:photographs:29
b:photons:-4 b:photos:-5 b:pi:5 b:piano:-33 b:pianoforte:-20 b:piccoli:16 b:piccolo:6 b:pick:-37 b:picked:-76
b:picks:22 b:pics:34 b:picture:81 b:pida:2 b:pie:29 b:piece:41 b:pielęgniarka:28 b:pienso:-20 b:pies:-38 b:pill:-2
b:pillar:31 b:pilot:-30 b:piment:-21 b:pintó:-27 b:pipeline:9 b:pipes:26 b:pirate:13 b:piscine:9 b:pixel:48 b:pizza:81
b:places:28 b:plain:-26 b:plaintiff:11 b:plan:32 b:plane:-54 b:planks:1 b:plans:11 b:plant:-14 b:plants:14
b:plastic:20 b:plates:8 b:platform:-48 b:played:-54 b:players:11 b:playing:-39 b:playlist:1 b:plays:-116 b:please:-33
b:plesiosaur:44 b:plinth:40 b:ploeg:1 b:pls:4 b:plugin:11 b:plugs:-19 b:plumber:-11 b:plums:-13 b:plus:-34 b:plutôt:-7
b:pm:15 b:pocket:58 b:pod:-5 b:poem:26 b:poems:25 b:poetry:42 b:poi:-23 b:point:19 b:pointers:7 b:points:81
b:policière:19 b:polish:-4 b:polite:-10 b:polka:24 b:pollo:12 b:polls:-51 b:polvere:14 b:pomogę:11 b:pompiers:12
b:pond:20 b:poniedziałki:16 b:pont:1 b:pontos:46 b:pool:37 b:poor:-70 b:por:-131 b:porta:-6 b:porte:-23 b:portinaia:13
b:porto:35 b:porzioni:8 b:pose:17 b:possible:62 b:post:6 b:postcards:19 b:posters:-7 b:pot:9 b:potatoes:13
b:potencia:10 b:potten:-1 b:pour:-9 b:poussette:10 b:power:-78 b:ppm:15 b:pr:-2 b:practical:-19 b:practically:-4
b:practice:-79 b:practise:-46 b:pray:28 b:prayed:19 b:precisely:-7 b:predict:16 b:prefer:-71 b:preferisco:-59
b:prefers:-60 b:prefetch:31 b:prefiero:-49 b:premier:-15 b:premiere:62 b:present:28 b:press:15 b:pressing:-3
b:pretty:-35 b:price:-117 b:prices:-11 b:pricing:23 b:prima:-8 b:primary:-25 b:primavera:-36 b:print:-61 b:printed:-14
b:private:-43 b:privately:23 b:priya:30 b:pro:-117 b:probably:-50 b:proceed:28 b:process:11 b:prof:46 b:professional:2
b:professor:-50 b:profile:69 b:program:1 b:project:65 b:prometido:61 b:prometo:11 b:promise:140 b:promised:-17
b:promoted:15 b:pronounce:16 b:pronunciation:-5 b:proofread:23 b:proper:-19 b:property:-34 b:prosił:3
b:protokolliert:13 b:prova:-1 b:proven:38 b:provet:22 b:provide:-102 b:provider:-8 b:providing:-11 b:proxies:8
b:pruebas:-23 b:prune:-1 b:przespałem:3 b:przy:-33 b:préfère:-39 b:próbek:55 b:psi:18 b:puh:47 b:puis:-16 b:pull:-23
b:pulled:-4 b:pullen:12 b:pulling:-1 b:pulls:-54 b:pulmino:5 b:pump:-45 b:pumparna:17 b:punkte:31 b:puns:51 b:punto:15
b:puntos:23 b:pupils:-64 b:puppy:8 b:purchased:22 b:purple:23 b:purse:60 b:push:26 b:pushed:2 b:put:-125 b:puts:-18
b:px:47 b:på:-67 b:pénible:5 b:qu'on:-11 b:quadratmeter:30 b:quarantine:-40 b:quarter:-1 b:quartet:2 b:quartz:11
b:que:-233 b:queda:-13 b:quedamos:-19 b:quelle:-5 b:quelqu'un:28 b:quemó:-24 b:query:15 b:question:53
b:questionnaires:5 b:questions:44 b:queueing:15 b:qui:-13 b:quick:-28 b:quickly:80 b:quiet:-13 b:quieter:13
b:quimper:37 b:quintal:7 b:quit:15 b:quite:-51 b:quiz:-107 b:quizzes:-45 b:quoi:-26 b:quote:-69 b:quoted:-27
b:quotes:-84 b:qué:-54 b:races:8 b:racket:9 b:raclette:-9 b:rad:-19 b:railway:-15 b:rain:32 b:rained:4 b:raise:-26
b:raised:-59 b:ramp:89 b:ran:-48 b:rand:11 b:rang:20 b:rano:-7 b:rarely:-7 b:rash:16 b:rate:-20 b:rather:-119
b:rattled:45 b:raus:27 b:ravi:28 b:ravi's:31 b:raw:-28 b:rayado:9 b:re:-31 b:reach:-51 b:reaches:-63 b:reaction:21
b:read:-41 b:readable:49 b:reader:1 b:readers:-14 b:reading:-36 b:reads:-133 b:ready:-12 b:real:-39 b:rear:-30
b:reasons:29 b:reboot:24 b:rebuild:26 b:rebuilt:-33 b:recalculated:21 b:recall:-4 b:receipt:56 b:receives:-8
b:reception:3 b:recipe:-3 b:recipes:-9 b:recital:-8 b:recoger:11 b:recognition:43 b:recording:26 b:records:31
b:recovery:22 b:red:-83 b:redesign:10 b:redo:-18 b:redone:14 b:reef:-2 b:reefer:29 b:ref:-16 b:reference:-13
b:refill:11 b:refit:12 b:reflash:2 b:refranes:-15 b:refresher:20 b:refuelled:4 b:regalo:55 b:regarding:-16
b:regatta:-4 b:regge:-4 b:regions:26 b:registered:-18 b:regression:-41 b:regret:4 b:regrets:61 b:regular:-15
b:regularity:20 b:rehearsal:5 b:reihe:16 b:rein:56 b:relatórios:-10 b:release:-70 b:releases:16 b:reliquary:8
b:remaining:-23 b:remains:-40 b:remboursable:30 b:remember:-111 b:remind:-8 b:reminder:-39 b:reminds:-23 b:remonte:-24
b:remontową:1 b:remove:-29 b:rename:-60 b:renamed:-44 b:render:-17 b:renderer:19 b:renewal:20 b:renombré:-4 b:rent:-7
b:rental:-50 b:repair:-51 b:repeat:65 b:replace:-22 b:replacements:9 b:replicas:75 b:reply:-21 b:report:-47
b:reporting:29 b:reports:-66 b:reporté:-31 b:request:44 b:reread:-13 b:reroutes:-6 b:rescue:-18 b:reserva:9
b:reservado:-4 b:reservation:17 b:reservations:23 b:reserve:43 b:reset:-20 b:resfriados:-2 b:resit:15 b:resolve:17
b:respect:76 b:responsibility:29 b:respray:14 b:rest:47 b:restock:12 b:restored:16 b:resumo:-7 b:retire:-5
b:retired:55 b:retires:23 b:retries:14 b:retrieve:-19 b:retro:6 b:retry:-72 b:return:-42 b:returned:-1 b:returns:-38
b:reunião:-26 b:reuses:-3 b:rev:-13 b:rever:-23 b:reversed:19 b:revierte:12 b:review:46 b:reviewed:-9 b:reviews:-66
b:revision:-133 b:rex:22 b:rhyme:19 b:rib:21 b:ribs:33 b:ride:30 b:rider:22 b:riders:14 b:righe:55 b:right:16
b:rileggere:23 b:ring:-94 b:ringtones:20 b:riots:16 b:rir:8 b:rises:31 b:rit:-2 b:riu:1 b:roads:16 b:rob:3
b:robbery:-2 b:robot:-28 b:rocío:11 b:rodin:18 b:roligt:3 b:rollback:-9 b:rollers:10 b:rolls:18 b:roof:73 b:room:64
b:rooms:17 b:root:-22 b:roots:27 b:ropeway:-11 b:rosa:21 b:roses:31 b:rossi:15 b:rotterdam:2 b:roughly:-1 b:rounds:22
b:route:13 b:row:21 b:rows:56 b:rpm:17 b:rtt:11 b:rubber:17 b:rui:24 b:ruler:9 b:rum:15 b:run:-18 b:runbook:2
b:running:21 b:runs:-142 b:rush:-36 b:rushing:6 b:rust:80 b:rye:-17 b:récolte:16 b:réparer:27 b:rétabli:9
b:rördiametern:38 b:s:68 b:s'écroule:61 b:sa:-16 b:sabemos:-8 b:sack:15 b:saddle:-6 b:sadly:-17 b:said:34 b:salim:7
b:salle:-18 b:salon:10 b:salt:66 b:salão:13 b:same:-42 b:sample:-34 b:samtalet:17 b:sand:25 b:sandwich:19 b:sang:26
b:sank:-18 b:santa:14 b:sarcophagi:34 b:sashes:26 b:satellite:38 b:saturdays:63 b:sauce:61 b:saucepan:19 b:sauces:29
b:saudade:-6 b:saut:14 b:save:-12 b:saves:-23 b:saving:-3 b:saw:-42 b:saxofón:17 b:say:-11 b:saydım:9 b:saying:-66
b:says:-110 b:sbagli:6 b:scaffolding:8 b:scale:-8 b:scales:-69 b:scan:-27 b:scanner:-16 b:scanners:7 b:scelto:-15
b:scene:2 b:schaffe:-42 b:scheduled:-27 b:schemi:13 b:schichten:12 b:schilf:12 b:schluss:26 b:schneiden:18
b:schneider:7 b:scholarship:51 b:schon:-46 b:school:-102 b:schreiben:-7 b:schule:36 b:schwammen:3 b:schönen:-69
b:schüler:3 b:schülern:49 b:score:31 b:scouts:-26 b:scrap:-5 b:scrapped:18 b:screen:49 b:screens:-18 b:screenshot:20
b:script:32 b:sea:37 b:seagulls:-9 b:seal:12 b:seals:34 b:seasick:31 b:season:34 b:seat:9 b:seats:27 b:sec:66
b:secondes:73 b:seconds:74 b:security:-57 b:see:-146 b:seeing:-54 b:seems:-61 b:seen:-107 b:sees:-77 b:segfault:23
b:seguir:-12 b:segundos:81 b:seguro:-22 b:según:-37 b:sein:109 b:seit:-15 b:seiten:-29 b:sekretariat:15 b:sekund:3
b:sekunden:1 b:sekunder:46 b:self-catering:2 b:selfies:-7 b:sell:-27 b:selling:-41 b:sells:-30 b:semaine:45
b:sempre:31 b:sen:-22 b:send:-172 b:sending:-25 b:sends:-63 b:seniority:32 b:sense:68 b:sent:-43 b:separate:-17
b:separating:8 b:sept:45 b:september:-2 b:septembre:27 b:ser:-34 b:sera:-45 b:serial:-55 b:serio:10 b:serious:26
b:seriously:19 b:server:-25 b:servers:17 b:serverumzug:-1 b:service:-27 b:serviced:-8 b:servilletas:2 b:servisi:-23
b:servía:27 b:será:-2 b:sesame:14 b:set:-34 b:settings:-39 b:settle:15 b:setup:63 b:seul:9 b:seven:46 b:seventies:21
b:señal:12 b:sfo:32 b:shaky:20 b:share:-26 b:shared:-60 b:sharp:4 b:she:-60 b:shed:58 b:sheds:4 b:sheep:-6 b:sheet:15
b:sheets:47 b:shellac:23 b:shelves:74 b:shes:-110 b:shine:33 b:ship:-63 b:ships:-16 b:shoes:10 b:shops:-1 b:short:-8
b:shots:13 b:should:-60 b:show:52 b:showed:-8 b:shower:1 b:shown:7 b:shut:24 b:shuttle:29 b:sich:-35 b:sicilian:-25
b:sick:-29 b:side:108 b:sideways:18 b:sie:-42 b:siete:29 b:sighed:36 b:sight-reading:34 b:sign:18 b:signals:33
b:signs:-71 b:silently:17 b:silk:-15 b:silks:28 b:sillas:5 b:sim:26 b:simple:19 b:simples:14 b:simply:-84
b:simulacro:54 b:sin:-10 b:since:-48 b:sind:32 b:single:-56 b:sink:42 b:sinon:-69 b:sister:-43 b:sit:-22 b:sits:-85
b:sitzen:7 b:six:20 b:sixteen:5 b:się:-50 b:sjukt:3 b:ska:-20 b:sketch:23 b:ski:-22 b:skicka:-15 b:skiers:-32
b:skip:-38 b:skipped:36 b:skipper:2 b:skipping:-29 b:skips:-32 b:skrattet:26 b:skrótów:-2 b:sköldpadda:-26 b:slate:57
b:sleep:71 b:sleepy:-53 b:sleutelkast:4 b:slide:22 b:slides:51 b:slideshow:17 b:slip:12 b:sloan:-15 b:slope:20
b:slots:121 b:slow:-4 b:slowed:-20 b:slower:29 b:slugs:22 b:small:-30 b:smart:7 b:smelled:6 b:smile:90 b:smiled:22
b:smith:24 b:smoke:-32 b:smokehouse:-20 b:smoothly:31 b:sms:12 b:snaps:22 b:snapshot:-29 b:snippet:-31 b:snowstorm:8
b:snug:1 b:soap:5 b:sobrina:8 b:sock:26 b:socket:91 b:sockets:18 b:sofia:2 b:soft:-23 b:softens:23 b:softly:12
b:soglia:-8 b:soir:24 b:soirs:1 b:sol:21 b:sold:6 b:soldered:-43 b:solid:29 b:solved:-17 b:some:-135 b:somebody:-121
b:somehow:-76 b:someone:-102 b:something:-91 b:sometimes:-31 b:somewhere:-22 b:son:57 b:song:29 b:songs:-16 b:soon:28
b:sooner:-14 b:soothing:19 b:sorry:-27 b:sorting:-47 b:sortir:21 b:sorts:-26 b:sotto:-3 b:soul:19 b:souls:8
b:sounds:-14 b:soup:30 b:sous:-61 b:south:-29 b:spaces:-16 b:spago:6 b:spam:35 b:spanish:-25 b:spare:-89 b:speak:-40
b:speakers:-3 b:specialisation:-9 b:species:2 b:specific:-25 b:speech:-80 b:spelling:38 b:spellings:20
b:spelmannslag:1 b:spend:-8 b:spends:-11 b:spent:-76 b:spiegami:-9 b:spike:37 b:spikes:-25 b:spite:21 b:split:-69
b:spoke:18 b:spoon:69 b:spoons:14 b:sprawdzenia:13 b:spreadsheet:27 b:spring:21 b:sprouts:9 b:spss:2 b:spy:9 b:spät:6
b:späten:-10 b:spółdzielni:19 b:sql:-6 b:sqlite:-12 b:squeezes:-45 b:sre:-3 b:sry:-23 b:stack:-26 b:stage:45
b:staircase:10 b:stairs:48 b:stale:-32 b:stall:26 b:stamattina:4 b:stamp:36 b:stand:-14 b:standard:-27
b:standortdaten:-2 b:stands:-24 b:standup:11 b:stapler:35 b:starboard:-17 b:stars:28 b:start:-26 b:started:17
b:starting:-23 b:startup:32 b:state:-41 b:statement:13 b:station:45 b:statistics:-12 b:statue:31 b:status:-85
b:stay:-74 b:stayed:12 b:stays:-16 b:steal:-5 b:steam:33 b:steeds:-6 b:steering:8 b:steht:-21 b:steilstrecke:21
b:stelios:31 b:stem:13 b:step:29 b:steps:52 b:sternschnuppen:-13 b:stick:134 b:sticker:33 b:sticks:37 b:still:-72
b:stitches:24 b:stock:2 b:stole:-51 b:stomach:28 b:stones:49 b:stood:-56 b:stool:8 b:stop:72 b:stopped:-10
b:stopping:19 b:stops:-64 b:storage:-2 b:store:24 b:stored:-14 b:stores:-18 b:stories:9 b:storniert:2 b:story:34
b:stove:32 b:stp:3 b:straight:3 b:street:99 b:stresse:13 b:stressful:3 b:stretched:-20 b:stricter:10 b:string:69
b:strings:31 b:stroke:15 b:stroller:19 b:struggling:21 b:stubbornness:7 b:stuck:-32 b:student:-49 b:study:-87
b:stuff:68 b:stung:-37 b:styles:14 b:ständig:-15 b:suando:3 b:subject:43 b:subs:11 b:substation:18 b:successfully:-44
b:such:-46 b:suena:-16 b:suerte:17 b:suffering:20 b:suffit:60 b:suffix:12 b:sugar:33 b:suit:-52 b:suitcase:18
b:suitcases:-40 b:suits:-68 b:sulk:20 b:sum:2 b:summary:56 b:summer:-60 b:sun:-8 b:sunbeds:14 b:sunday:13 b:sundays:70
b:sunflower:22 b:sunlight:55 b:sunset:19 b:suona:-33 b:superare:-29 b:supermarkets:25 b:supervisor:14 b:supine:19
b:supplie:6 b:supplier:-29 b:support:-22 b:supporte:-3 b:suppose:16 b:sur:-86 b:sure:-117 b:surgeon:2
b:surprisingly:-14 b:surtout:-35 b:susan:12 b:svg:27 b:swallows:-58 b:swap:-16 b:swapped:-73 b:swaps:-26 b:swear:67
b:swears:-1 b:swim:8 b:swims:9 b:swings:-31 b:swiss:-18 b:switchboard:-3 b:switched:27 b:swore:-4 b:syllabus:16
b:synced:20 b:syrgasmätaren:-17 b:sysadmin:-14 b:system:-18 b:szkole:-6 b:säcken:56 b:så:-38 b:séance:6 b:sürüyor:41
b:ta:2 b:tab:17 b:tables:57 b:tablet:-1 b:tack:9 b:tackle:-7 b:tag:4 b:tage:62 b:tagged:-55 b:tags:44 b:tail:13
b:tak:-2 b:take:-87 b:taken:-73 b:takes:-192 b:taking:-69 b:talk:16 b:talked:-38 b:tall:108 b:taller:-29 b:tandem:-52
b:tanker:1 b:tanneurs:6 b:tantissimo:39 b:tape:-6 b:tar:-47 b:tarde:13 b:target:-39 b:tariff:-81 b:tarvisio:24
b:task:-14 b:taste:96 b:tasting:-6 b:tavern:24 b:tb:51 b:tbh:54 b:te:-64 b:tea:27 b:teach:-34 b:teacher:-57
b:teaches:-43 b:teal:125 b:team:-16 b:technician:-5 b:teclado:21 b:teenager:20 b:teeth:67 b:telescopes:13 b:tell:-36
b:tells:-84 b:temp:-29 b:temper:13 b:temperatura:-16 b:temps:59 b:tenant:-88 b:tengo:-14 b:teniamo:-35 b:tension:-3
b:tenth:19 b:teoría:14 b:ter:-47 b:teraz:-72 b:term:75 b:terminal:41 b:termine:16 b:terminus:24 b:terrace:65
b:terraza:4 b:terrible:-11 b:terug:15 b:test:10 b:testa:15 b:teste:8 b:tested:-26 b:testers:-63 b:tests:-28 b:testy:36
b:texas:2 b:text:13 b:textbooks:16 b:than:-308 b:thandiwe:5 b:thank:-96 b:that:-115 b:thatch:14 b:thats:-232
b:the:-454 b:their:-110 b:them:88 b:then:14 b:therapy:35 b:there:81 b:there's:-80 b:theremin:18 b:theres:-130
b:thermal:-10 b:thermos:15 b:these:-100 b:they:-130 b:they'll:-17 b:they're:-26 b:thick:5 b:thin:-29 b:thing:21
b:things:73 b:think:-6 b:thinks:-111 b:third:-72 b:thirteen:-22 b:thirty:-23 b:this:-60 b:tho:65 b:those:-26
b:though:-45 b:thoughts:20 b:thousand:-5 b:thread-safe:7 b:threads:92 b:threat:18 b:three:-44 b:threshing:40
b:threw:-4 b:thrilled:5 b:through:-124 b:throughout:9 b:throws:-13 b:thru:-50 b:thu:46 b:thumb:-10 b:thursday:27
b:thursdays:33 b:thx:40 b:théâtre:9 b:ti:-33 b:ticket:-40 b:ticking:17 b:ticks:46 b:tiene:-77 b:tier:11 b:tight:14
b:til:-13 b:tiled:33 b:tiles:39 b:till:-54 b:tillen:20 b:time:21 b:timeline:3 b:timeout:-38 b:timeouten:-6
b:timeouts:-7 b:times:23 b:timing:23 b:tip:15 b:tips:-34 b:tired:27 b:tisch:20 b:titles:-33 b:to:-277 b:toaster:4
b:tobias:5 b:toca:-25 b:tocar:-8 b:toch:-38 b:toda:-38 b:today:41 b:todo:41 b:toe:43 b:together:100 b:token:11
b:told:-30 b:tomasz:19 b:tomatoes:-24 b:tombée:-4 b:tomorrow:40 b:ton:-1 b:tones:-5 b:tonight:21 b:tonnes:33 b:too:11
b:took:-84 b:top:47 b:tops:115 b:torch:57 b:torsdags:16 b:total:43 b:touch:-110 b:touched:11 b:touches:-49
b:touching:-29 b:toujours:-109 b:touring:-14 b:tourne:12 b:tours:-9 b:tout:65 b:toute:-18 b:tove:56 b:toward:-40
b:towards:-72 b:tower:-16 b:town:-7 b:traces:-26 b:track:-19 b:tracker:91 b:tracteur:9 b:tractor:72 b:trade:35
b:tradition:100 b:tradição:35 b:traduction:10 b:traffic:22 b:traghetto:26 b:tram:47 b:trampoline:25 b:transfers:10
b:translated:7 b:translation:-59 b:transmitting:11 b:transpalette:5 b:transport:7 b:tras:-25 b:trastero:-19
b:travel:-27 b:travelled:8 b:tray:53 b:treat:-72 b:tree:53 b:tried:38 b:trinity:18 b:trip:23 b:tripod:-6 b:trips:-33
b:trombone:10 b:tronco:8 b:trotz:-20 b:trout:37 b:trucs:14 b:true:28 b:truing:29 b:trumpet:-5 b:trumpets:26 b:trunks:7
b:try:-45 b:trött:-3 b:tuba:6 b:tuition:-4 b:tune:6 b:tuned:-5 b:tur:25 b:turbine:29 b:turing:47 b:turku:-41
b:turn:-23 b:turned:-58 b:turret:24 b:turtles:18 b:tutoie:4 b:tutor:-24 b:twenty:-9 b:twice:120 b:twin:-42
b:twitter:22 b:two:-60 b:tygodniowo:48 b:typescript:37 b:typewriter:29 b:typical:40 b:typing:20 b:typos:-75
b:tyrant:25 b:tyst:9 b:téléphone:8 b:téléphérique:8 b:tür:56 b:u:-89 b:udało:10 b:uhr:70 b:ui:8 b:uitkomen:10
b:umber:31 b:umbrella:97 b:unaccompanied:26 b:unaided:6 b:uncle:-67 b:unclear:-26 b:uncomfortable:-6 b:under:-250
b:underrated:5 b:understand:-34 b:understanding:29 b:understood:1 b:undo:-16 b:unexplained:7 b:uniforms:-65 b:unit:14
b:units:60 b:unloaded:40 b:unlock:21 b:unmerged:10 b:unmetered:10 b:unplugged:27 b:unread:-34 b:unreal:49
b:unsettled:4 b:unterm:-24 b:unterschrieben:17 b:untested:13 b:until:-213 b:up:-63 b:updating:-26 b:upgrade:-13
b:upgrading:-66 b:upload:-93 b:uploader:20 b:upper:-65 b:ups:-13 b:upset:-9 b:upstairs:-33 b:upward:29 b:ur:-36
b:urok:19 b:us:101 b:usa:-6 b:usar:-40 b:use:-118 b:used:-9 b:useless:51 b:user:-108 b:useremo:-17 b:users:87
b:uses:-116 b:usher:11 b:using:-145 b:usual:73 b:usypiają:19 b:utc:36 b:ute:-5 b:utilise:-11 b:uyuyor:29 b:vacation:32
b:vacía:-3 b:vai:-9 b:vaker:10 b:valla:32 b:valley:-17 b:valuation:-30 b:value:46 b:valued:-12 b:variables:-15
b:varnish:23 b:varnishing:-2 b:varvet:-3 b:vats:8 b:veckan:29 b:vectors:31 b:vehicle:1 b:vendor:-9 b:vendored:-22
b:vendredi:16 b:ver:-32 b:verano:1 b:verboten:2 b:verified:44 b:verify:-13 b:verkstaden:20 b:verlegt:7 b:verses:72
b:version:-39 b:versprochen:23 b:verticais:21 b:verträgt:-22 b:verwandelt:19 b:very:-183 b:vet:-25 b:vez:36 b:vi:-80
b:via:-94 b:vibrato:17 b:vida:24 b:vidrio:2 b:viel:-20 b:viele:33 b:vierten:-15 b:vieux:-5 b:view:43 b:villanueva:25
b:vimos:-13 b:violet:85 b:violin:3 b:vise:-7 b:visit:77 b:visitors:-6 b:visto:-15 b:vivid:9 b:vivienda:1 b:vocht:77
b:voetgangers:3 b:voices:5 b:void:10 b:voids:-26 b:voir:-11 b:voitures:8 b:volcanoes:-23 b:vole:12 b:voliere:46
b:voller:-25 b:volt:27 b:volta:-28 b:volunteers:-20 b:volver:16 b:volés:-10 b:vom:-99 b:von:-82 b:voor:-84
b:voordat:-22 b:vorbei:20 b:vorgemerkt:29 b:vorstand:17 b:voucher:-59 b:vous:-28 b:vowels:39 b:vpn:38 b:végé:41
b:vélos:13 b:w:-139 b:wachsen:24 b:wait:30 b:waiter:-74 b:waiters:24 b:waived:-5 b:wake:-91 b:walca:28 b:walk:-11
b:walking:-33 b:walks:-94 b:walkway:-9 b:wall:73 b:walnut:155 b:waltz:2 b:wander:34 b:want:-88 b:wants:-82
b:wardens:15 b:wards:-28 b:warmup:15 b:warp:-20 b:warranty:7 b:was:-86 b:wash:-2 b:washer:22 b:washes:58 b:waste:-22
b:watch:37 b:watchdog:25 b:watched:-35 b:water:-59 b:watt:36 b:watts:73 b:wav:24 b:waved:1 b:we:-131 b:we'll:-11
b:we're:-36 b:wear:-68 b:wearing:-66 b:wears:-31 b:weather:-2 b:weathers:14 b:web:-13 b:website:23 b:wed:-29
b:wedding:82 b:weddings:15 b:wednesday:-5 b:wednesdays:35 b:week:4 b:weekdays:72 b:weekend:50 b:weekly:-56 b:weeks:18
b:weer:-28 b:weet:-18 b:wegen:-38 b:weggelaufen:13 b:weigh:-14 b:weighs:-21 b:weir:-73 b:welcome:15 b:well:75
b:wenigstens:-12 b:went:27 b:werden:71 b:wet:-32 b:what:-289 b:what's:-5 b:whatever:-130 b:whats:-37 b:wheel:19
b:wheelchair:4 b:when:-98 b:where:-278 b:whereas:-6 b:whether:-261 b:which:-224 b:while:-175 b:whine:26 b:whistle:28
b:who:-85 b:whole:-152 b:whom:-2 b:whose:-31 b:why:-85 b:wiarę:15 b:wide:44 b:wie:-53 b:wieczorem:12 b:wieder:32
b:wife:-56 b:wife's:11 b:wil:-17 b:will:19 b:wind:19 b:window:7 b:windows:-12 b:winds:-24 b:wine:59 b:wing:4
b:wings:12 b:winning:28 b:wir:-15 b:wish:-14 b:wished:34 b:with:-278 b:within:-164 b:without:-134 b:witz:23 b:więc:-38
b:wks:17 b:wochen:39 b:wolnego:48 b:wolę:-11 b:wonder:-105 b:wont:-39 b:wood:38 b:wooden:-77 b:woohoo:8 b:worden:51
b:words:86 b:work:32 b:worked:52 b:worker:5 b:workers:86 b:working:-53 b:works:34 b:workshop:4 b:worktop:19 b:world:36
b:worries:-69 b:worse:37 b:worth:-40 b:would:-15 b:wow:-17 b:wreck:36 b:wrestling:12 b:write:-117 b:writes:-115
b:writing:63 b:written:-32 b:wrong:5 b:wrote:-29 b:wurde:26 b:x:22 b:x-ray:-11 b:xml:54 b:y'day:2 b:ya:-40 b:yaml:33
b:yapmiyoruz:16 b:yard:53 b:yatacak:44 b:yazılır:37 b:yeah:-43 b:year:94 b:years:-32 b:yeast:1 b:yesterday:-15
b:yet:44 b:yine:18 b:yodelling:38 b:york:-13 b:you:-65 b:you'll:-73 b:you're:-65 b:you've:-25 b:your:-289
b:yourself:78 b:youssef:29 b:yrs:5 b:yusuf:31 b:z:-26 b:za:-46 b:zahlen:-10 b:zahnschmerzen:10 b:zapytania:-4 b:ze:-33
b:zeg:5 b:zeit:21 b:zero:11 b:zet:-21 b:zgierzu:2 b:zgłoszenia:-5 b:ziegelei:15 b:zig:55 b:zinc:84 b:zio:-17
b:zjadł:-23 b:znowu:-8 b:zo'n:-12 b:zomer:-14 b:zrobi:2 b:zug:-29 b:zugabe:11 b:zugesagt:11 b:zum:-113 b:zur:-90
b:zurück:4 b:zusammen:25 b:zweite:-65 b:zweiten:-17 b:zwrócimy:-22 b:zählen:10 b:à:-148 b:às:-1 b:än:-3 b:är:-42
b:ça:-26 b:çalıştırıyor:44 b:çalışıyor:57 b:çok:-30 b:çıkmıyoruz:21 b:è:-25 b:é:-82 b:écoles:-7 b:électrogène:-4
b:über:-29 b:überschreiten:10 b:überschwungen:22 b:übungen:23 b:łazienki:6 b:śpię:16 b:środę:21 b:że:-4 b:в:-1
b:временем:30 b:главы:30 b:математику:14 b:местах:25 b:не:-24 b:пятницам:23 ba:*_*:-133 ba:*_0:-68 ba:*_additional:-6
ba:*_dagster:-2 ba:*_funny:-21 ba:*_i:85 ba:*_id:-52 ba:*_in:79 ba:*_lucile:-16 ba:*_marek:-5 ba:*_max:-16 ba:*_me:-42
ba:*_monthly:-4 ba:*_my:-75 ba:*_neat:-1 ba:*_never:-20 ba:*_new:-27 ba:*_no:-26 ba:*_on:89 ba:*_one:-18
ba:*_oskar:-28 ba:*_outbound:-5 ba:*_outgoing:-7 ba:*_port:-36 ba:*_que:-2 ba:*_qué:-19 ba:*_read:-5 ba:*_reading:-7
ba:*_return:-15 ba:*_right:-39 ba:*_seguro:-22 ba:*_serial:-22 ba:*_that:20 ba:*_the:-40 ba:*_theres:-9 ba:*_thu:-20
ba:*_vectors:-5 ba:*_when:-15 ba:*_who:1 ba:*_wind:-15 ba:*_you:-9 ba:*_you're:-23 ba:0_*:-102 ba:0_0:91 ba:0_a:-22
ba:0_about:-34 ba:0_actually:17 ba:0_after:43 ba:0_alright:26 ba:0_also:26 ba:0_always:5 ba:0_am:-45 ba:0_amps:-28
ba:0_and:5 ba:0_anschlüsse:-1 ba:0_answers:-12 ba:0_antenner:-1 ba:0_anyone:1 ba:0_are:31 ba:0_as:-31 ba:0_at:23
ba:0_atl:-8 ba:0_attempts:-29 ba:0_até:5 ba:0_aufträge:-19 ba:0_back:39 ba:0_backend:3 ba:0_ballons:-28 ba:0_bar:-10
ba:0_bars:-46 ba:0_bathtubs:-14 ba:0_baud:-13 ba:0_beats:-43 ba:0_before:31 ba:0_bike:3 ba:0_breng:-7 ba:0_brezeln:-41
ba:0_bring:-6 ba:0_bringe:-2 ba:0_broken:-18 ba:0_broodjes:-21 ba:0_brücken:-12 ba:0_business:-78 ba:0_by:53
ba:0_bytes:-44 ba:0_cabs:-13 ba:0_camera:38 ba:0_can:59 ba:0_cant:11 ba:0_carretillas:-4 ba:0_cart:3 ba:0_cats:10
ba:0_centimetres:-30 ba:0_centimetri:-32 ba:0_certificate:-10 ba:0_chairs:-29 ba:0_chapter:3 ba:0_characters:-12
ba:0_checked:-12 ba:0_cinnamon:-35 ba:0_claim:23 ba:0_cm:-99 ba:0_code:34 ba:0_coffee:20 ba:0_colleagues:-5
ba:0_copy:-2 ba:0_could:41 ba:0_counted:16 ba:0_crates:-9 ba:0_cubic:-4 ba:0_cutover:8 ba:0_d'un:-10 ba:0_das:6
ba:0_days:-88 ba:0_de:89 ba:0_degrees:-106 ba:0_degrés:-30 ba:0_delivered:-22 ba:0_departing:-17 ba:0_der:54
ba:0_dezimeter:-43 ba:0_die:75 ba:0_do:59 ba:0_dock:7 ba:0_does:31 ba:0_doesn't:-28 ba:0_dont:7 ba:0_drops:-6
ba:0_economy:-34 ba:0_eingetragen:-12 ba:0_el:89 ba:0_empty:-5 ba:0_en:34 ba:0_entrego:-63 ba:0_entries:-5
ba:0_errors:-20 ba:0_est:-67 ba:0_euro:-153 ba:0_euros:-93 ba:0_even:5 ba:0_every:48 ba:0_exam:9 ba:0_exists:-3
ba:0_feb:-9 ba:0_fel:-3 ba:0_files:-38 ba:0_fine:6 ba:0_first:45 ba:0_flat:-22 ba:0_floors:-9 ba:0_fm:1
ba:0_folders:-14 ba:0_for:-40 ba:0_frame:7 ba:0_frames:-29 ba:0_free:-48 ba:0_funny:9 ba:0_fyi:2 ba:0_fächer:-15
ba:0_g:-63 ba:0_gateway:-17 ba:0_gb:-114 ba:0_gigabytes:-40 ba:0_gigas:-8 ba:0_giorni:-27 ba:0_give:5 ba:0_good:25
ba:0_got:19 ba:0_grad:-51 ba:0_gramm:-23 ba:0_grams:-55 ba:0_great:39 ba:0_guests:-22 ba:0_h:-26 ba:0_half:19
ba:0_has:-35 ba:0_he:29 ba:0_heads:-19 ba:0_heat:2 ba:0_helm:-1 ba:0_her:38 ba:0_here:20 ba:0_hertz:-16 ba:0_het:2
ba:0_hi:22 ba:0_homework:18 ba:0_hope:2 ba:0_horas:-11 ba:0_hours:-147 ba:0_however:16 ba:0_hrs:-31 ba:0_hz:-44
ba:0_i'd:34 ba:0_i'll:-172 ba:0_i'm:-31 ba:0_i've:-29 ba:0_iah:-22 ba:0_id:28 ba:0_if:-43 ba:0_il:66 ba:0_im:-8
ba:0_import:-5 ba:0_in:88 ba:0_instead:-53 ba:0_is:-48 ba:0_it:62 ba:0_items:-32 ba:0_its:41 ba:0_jfk:-34 ba:0_joan:7
ba:0_jours:-18 ba:0_just:6 ba:0_kacheln:-50 ba:0_kb:-73 ba:0_keep:3 ba:0_kg:-78 ba:0_kids:-47 ba:0_kilo:-68
ba:0_kilobytes:-28 ba:0_kilometer:-23 ba:0_kilometres:-23 ba:0_kilos:-84 ba:0_kilovatios:-27 ba:0_kinder:-3
ba:0_kinds:-45 ba:0_kişi:-3 ba:0_kleine:-37 ba:0_km:-72 ba:0_la:86 ba:0_las:-7 ba:0_last:55 ba:0_laternen:-10
ba:0_latest:-53 ba:0_layers:-32 ba:0_le:84 ba:0_legal:3 ba:0_les:13 ba:0_lesson:16 ba:0_let:33 ba:0_lets:1
ba:0_letters:-13 ba:0_leute:-66 ba:0_lever:-6 ba:0_library:9 ba:0_lies:-6 ba:0_line:8 ba:0_lines:-79 ba:0_litres:-62
ba:0_litri:-14 ba:0_litros:-14 ba:0_lol:18 ba:0_long:-31 ba:0_looking:9 ba:0_lumens:-7 ba:0_m:-54 ba:0_ma:-42
ba:0_maintenance:-40 ba:0_make:6 ba:0_many:6 ba:0_march:-2 ba:0_marks:-6 ba:0_maternity:3 ba:0_max:5 ba:0_mb:-132
ba:0_mbit:-76 ba:0_me:4 ba:0_means:-2 ba:0_megabyte:-32 ba:0_megabytes:-36 ba:0_melden:-2 ba:0_messages:-4
ba:0_metres:-69 ba:0_metros:-3 ba:0_mg:-30 ba:0_microamps:-14 ba:0_microns:-41 ba:0_mikroampere:-31
ba:0_milliseconds:-66 ba:0_millisekunden:-17 ba:0_min:-143 ba:0_minuten:-109 ba:0_minutes:-128 ba:0_minuti:-34
ba:0_minutos:-56 ba:0_ml:-38 ba:0_mm:-105 ba:0_mock:1 ba:0_months:-42 ba:0_morning:23 ba:0_moved:31 ba:0_ms:-115
ba:0_muestras:-12 ba:0_must:-8 ba:0_mv:-28 ba:0_my:78 ba:0_na:29 ba:0_nachrichten:-14 ba:0_new:-87 ba:0_no:39
ba:0_nobody:24 ba:0_not:-17 ba:0_nov:-20 ba:0_now:-110 ba:0_o:67 ba:0_o'clock:-34 ba:0_oddam:-21 ba:0_oddamy:-32
ba:0_ok:49 ba:0_okay:5 ba:0_on:34 ba:0_once:22 ba:0_one:100 ba:0_ops:7 ba:0_oskar:16 ba:0_other:-16 ba:0_our:44
ba:0_outbound:6 ba:0_page:11 ba:0_pages:-41 ba:0_pallets:-47 ba:0_parallel:-63 ba:0_parece:-1 ba:0_parking:18
ba:0_patient:13 ba:0_people:-163 ba:0_per:-55 ba:0_percent:-114 ba:0_personnes:-5 ba:0_pezzi:-13 ba:0_physics:-25
ba:0_pies:7 ba:0_please:2 ba:0_pm:-60 ba:0_points:-91 ba:0_poll:2 ba:0_poor:-7 ba:0_port:8 ba:0_portrait:1
ba:0_porzioni:-4 ba:0_pounds:-34 ba:0_ppm:-9 ba:0_practice:-18 ba:0_procent:-33 ba:0_profil:7 ba:0_promise:-55
ba:0_próbek:-4 ba:0_punkte:-65 ba:0_punten:-20 ba:0_puntos:-25 ba:0_pushed:-17 ba:0_px:-24 ba:0_que:10
ba:0_questions:-32 ba:0_queue:-25 ba:0_quid:-5 ba:0_rack:4 ba:0_radiators:-4 ba:0_rain:7 ba:0_rained:9 ba:0_rather:31
ba:0_reading:7 ba:0_requests:-39 ba:0_retention:12 ba:0_righe:-20 ba:0_right:54 ba:0_rows:-54 ba:0_rpm:-2 ba:0_s:-41
ba:0_sailing:18 ba:0_schülern:-21 ba:0_sea:-27 ba:0_seat:14 ba:0_sec:-44 ba:0_secondes:-25 ba:0_seconds:-102
ba:0_segundos:-38 ba:0_seiten:-27 ba:0_sekunden:-23 ba:0_sekunder:-27 ba:0_server:-4 ba:0_should:4 ba:0_show:-43
ba:0_since:-22 ba:0_smells:1 ba:0_so:62 ba:0_sockets:-17 ba:0_some:8 ba:0_somebody:5 ba:0_sorten:-17 ba:0_sorter:13
ba:0_sourdough:-15 ba:0_sqm:-3 ba:0_starboard:11 ba:0_steps:-13 ba:0_sternschnuppen:-10 ba:0_stunden:-61 ba:0_such:-17
ba:0_sure:13 ba:0_swapped:-5 ba:0_table:8 ba:0_tabs:-53 ba:0_tage:-101 ba:0_take:4 ba:0_talk:10 ba:0_talked:8
ba:0_tarihine:-40 ba:0_tbh:3 ba:0_teeth:-35 ba:0_tenths:-20 ba:0_teraz:3 ba:0_thanks:41 ba:0_that:69 ba:0_the:148
ba:0_then:-87 ba:0_there:67 ba:0_they:-22 ba:0_this:-23 ba:0_ti:-20 ba:0_ticket:34 ba:0_times:-80 ba:0_to:49
ba:0_token:13 ba:0_tonnes:-25 ba:0_too:20 ba:0_total:-22 ba:0_tries:-25 ba:0_tunneln:-1 ba:0_turns:-15 ba:0_two:47
ba:0_uhr:-18 ba:0_under:5 ba:0_up:25 ba:0_use:6 ba:0_users:-38 ba:0_utc:-31 ba:0_verlegt:-14 ba:0_verwacht:-24
ba:0_very:1 ba:0_visitors:-61 ba:0_volt:-47 ba:0_volts:-31 ba:0_vorgemerkt:-44 ba:0_wagons:-7 ba:0_walls:-7
ba:0_war:-15 ba:0_water:6 ba:0_watts:-45 ba:0_wav:-11 ba:0_we:36 ba:0_weeks:-54 ba:0_what:61 ba:0_whether:17
ba:0_who:23 ba:0_will:8 ba:0_wir:12 ba:0_with:94 ba:0_wochen:-24 ba:0_won't:-17 ba:0_words:-71 ba:0_workers:-5
ba:0_wyślę:-41 ba:0_years:-95 ba:0_yes:40 ba:0_you:-41 ba:0_you'll:-198 ba:0_your:125 ba:0_yrs:-31
ba:0_zaplanowano:-29 ba:0_zeit:-50 ba:0_zentimeter:-37 ba:0_zugesagt:-13 ba:0_zwemles:28 ba:0_zwykłych:-17 ba:0_à:23
ba:ab_herbst:-28 ba:ablation_a:-18 ba:about_the:-77 ba:above_the:-41 ba:abt_the:-21 ba:accept_our:-26 ba:access_*:-22
ba:account_a:22 ba:aclarado_el:-7 ba:across_the:-70 ba:act_two:-29 ba:actually_good:-17 ba:actually_i'd:-48
ba:address_*:-37 ba:adds_a:-4 ba:adesso_il:-13 ba:adjust_my:-17 ba:admit_i:-41 ba:afraid_i:-11 ba:afraid_the:-19
ba:after_all:-16 ba:after_the:-47 ba:after_your:-18 ba:afternoon_the:10 ba:again_*:-23 ba:again_after:-38
ba:again_and:-25 ba:again_at:-41 ba:again_lol:-135 ba:again_on:-10 ba:again_with:-9 ba:again_within:-9
ba:against_the:-49 ba:agent_who:-27 ba:ago_i:-13 ba:ago_nobody:-1 ba:ago_the:22 ba:agora_falta:-6 ba:agreed_then:-1
ba:ahead_with:-1 ba:ainda_não:-19 ba:airflow_*:-13 ba:airline_cancelled:-12 ba:aldous_no:-1 ba:alert_the:-8
ba:algae_i:-15 ba:all_i:-85 ba:all_my:-17 ba:all_the:-20 ba:allergies_its:-2 ba:allows_0:-16 ba:allt_i:-1
ba:alone_*:-38 ba:alone_i:-24 ba:alone_the:5 ba:along_the:-71 ba:already_the:24 ba:alta_che:-9 ba:alten_ort:-2
ba:although_i:-51 ba:although_my:-6 ba:although_the:-6 ba:always_the:-12 ba:amps_per:-12 ba:an_the:36 ba:and_i:-24
ba:android_build:-3 ba:android_we:-5 ba:angeles_lax:-41 ba:ankle_ines:-4 ba:ankle_mina:-2 ba:announce_the:-33
ba:announces_the:-27 ba:annual_rope:-2 ba:ans_hotel:-17 ba:antes_de:-1 ba:antiguo_ya:-19 ba:anyone_i:-52
ba:anyone_the:34 ba:anyway_how:-2 ba:anyway_thats:-4 ba:api_die:-14 ba:api_only:-5 ba:apparently_someone:-1
ba:appeal_did:-2 ba:appelé_la:-4 ba:applicant_id:-20 ba:appreciate_the:-10 ba:april_0:-42 ba:après_le:-4
ba:around_graz:-3 ba:around_trieste:-9 ba:arranged_i:-30 ba:arranque_no:-4 ba:arreglar_el:-2 ba:arriva_il:-2
ba:as_i:-15 ba:ask_anyone:-33 ba:ask_hanne:-18 ba:ask_i:27 ba:ask_if:-17 ba:ask_me:-16 ba:ask_priya's:-34
ba:ask_the:-12 ba:ask_ulrike:-9 ba:asked_for:-7 ba:asked_if:-35 ba:asked_what:-54 ba:asks_my:-40 ba:assist_you:-71
ba:assistance_with:-18 ba:at_a:-15 ba:at_all:-1 ba:at_my:-26 ba:at_the:-128 ba:ate_my:-15 ba:auf_deutsch:-16
ba:auf_ihrem:-16 ba:august_0:-117 ba:aunt_perpetua:-8 ba:aus_eimern:-5 ba:aus_ghent:-28 ba:aus_opml:-7 ba:aus_rss:-13
ba:autumn_i:-41 ba:avec_la:-17 ba:awake_the:4 ba:away_*:-25 ba:away_the:15 ba:away_what:-54 ba:ay_my:-4 ba:b_i:-9
ba:b_the:8 ba:back_from:-20 ba:back_i:-18 ba:back_in:-83 ba:back_on:-35 ba:back_the:-15 ba:back_then:-63
ba:back_to:-19 ba:back_when:-45 ba:backup_mx:-7 ba:badge_*:-25 ba:bag_no:-11 ba:bakery_the:1 ba:bakery_we:-27
ba:balancers_i:-46 ba:balloon_pls:-19 ba:band_they:-36 ba:bank_transfer:-20 ba:bank_we:-17 ba:bar_the:20
ba:barbacoa_no:-33 ba:basalt_the:22 ba:bascule_le:-16 ba:basic_economy:-34 ba:basically_a:-16 ba:basically_i:-34
ba:bath_we:-6 ba:bathroom_he:-2 ba:bathtub_in:-2 ba:bay_humidity:-29 ba:bc_the:-25 ba:be_a:-5 ba:be_my:-7
ba:be_the:-19 ba:beam_search:-7 ba:bearings_i:-15 ba:bears_the:-51 ba:beat_error:-21 ba:beats_a:-6 ba:beats_the:-2
ba:become_a:-24 ba:becomes_tomorrow's:-3 ba:bed_i:-60 ba:bedding_we'd:-15 ba:been_a:-7 ba:been_successfully:-2
ba:beers_i:-19 ba:before_i:-29 ba:before_my:-15 ba:beg_your:-7 ba:begin_our:-17 ba:beginnen_we:-5 ba:behind_a:-15
ba:behind_the:-89 ba:bei_der:-41 ba:beim_start:-16 ba:bekommt_die:-1 ba:believe_the:-5 ba:believes_the:-1
ba:below_the:-56 ba:belt_the:-12 ba:bergen_in:19 ba:bergen_they:-7 ba:beschädigten_dachbox:-17 ba:beside_the:-32
ba:best_the:19 ba:beträgt_die:-14 ba:between_the:-71 ba:bill_i've:-34 ba:bin_ich:-11 ba:binding_the:-2
ba:birthday_cash:-23 ba:birthdays_im:-16 ba:blacks_if:-16 ba:blame_the:-8 ba:block_i:-41 ba:blocks_the:-37
ba:blower_a:-30 ba:board_i:-47 ba:board_voted:-3 ba:boat_i:-37 ba:boat_the:1 ba:bodde_i:-15 ba:book_my:-51
ba:book_the:-33 ba:booked_the:-69 ba:booking_*:23 ba:booking_0:-71 ba:booking_i:25 ba:booking_the:-23
ba:boot_loader:-18 ba:bordeaux_i:-22 ba:borrowed_the:-11 ba:both_our:-21 ba:bought_the:-25 ba:box_labeled:-8
ba:box_max:-38 ba:branch_0:-23 ba:branch_i:2 ba:branch_the:-2 ba:brb_someone:-14 ba:bread_that:-17 ba:break_i:-5
ba:breakfast_the:5 ba:breakfast_voucher:-25 ba:breaking_the:-8 ba:breaks_the:-31 ba:brewer_i:-8 ba:bricks_somebody:-6
ba:bridge_call:-11 ba:bright_the:7 ba:brine_refill:-1 ba:bring_ich:-3 ba:bring_the:-77 ba:bringe_ich:-29
ba:bringen_wir:-25 ba:bringing_the:-46 ba:brings_the:-75 ba:british_spelling:-18 ba:brno_they:-6 ba:broke_the:-14
ba:broken_so:-12 ba:broodjes_bij:-5 ba:brought_a:-13 ba:brought_the:-11 ba:brownout_we've:-5 ba:build_0:-24
ba:built_i'm:-64 ba:bumped_the:-59 ba:bus_analyser's:-13 ba:bus_i'm:-28 ba:bus_stop:-2 ba:bus_the:26 ba:business_*:-35
ba:business_class:-41 ba:but_i:-102 ba:but_i'm:-25 ba:but_the:-28 ba:by_the:-22 ba:búfer_no:-17 ba:cabin_we:-9
ba:cabins_you:-16 ba:cable_car:-6 ba:cable_car's:-12 ba:cabs_max:-28 ba:cake_shaped:-1 ba:call_it's:-23
ba:call_the:-96 ba:calle_olmo:-26 ba:called_dont:-11 ba:calls_i'd:-22 ba:calls_the:-4 ba:calm_*:-20 ba:cambiamos_el:-8
ba:came_back:-14 ba:came_i:15 ba:came_the:30 ba:can_the:12 ba:cancel_my:-28 ba:cancel_the:-59 ba:canceled_*:12
ba:canceling_your:-36 ba:cancellation_*:2 ba:cancellation_change:-81 ba:cancellation_the:9 ba:cancelled_*:17
ba:cancelled_the:-33 ba:canciones_sin:-3 ba:cap_the:-12 ba:caps_the:-17 ba:captain_rieger:-15 ba:captures_the:-54
ba:car_park:-23 ba:card_ending:-24 ba:card_i:12 ba:card_she:-30 ba:card_the:2 ba:cards_i:-108 ba:care_vlan:-4
ba:cargo_bike:-22 ba:carnival_monday:-19 ba:carried_the:-26 ba:carries_the:-102 ba:carrinha_no:-13 ba:carrying_the:-5
ba:case_you:-32 ba:cases_i:-60 ba:cat_the:11 ba:catalogue_our:-35 ba:caves_that:-5 ba:cedar_glove:-2 ba:cedar_the:12
ba:ceiling_for:-6 ba:ceiling_put:-14 ba:ceiling_the:6 ba:cellar_rack:-4 ba:cells_*:-17 ba:centimetres_high:-19
ba:ceremonies_always:-11 ba:certain_i:-36 ba:chairs_gone:-4 ba:chalet_edelweiss:-19 ba:change_*:7 ba:change_my:-82
ba:change_the:-80 ba:change_your:-11 ba:changed_the:-44 ba:changes_*:71 ba:changes_the:-14 ba:changes_you:-33
ba:changing_the:-26 ba:changing_your:-37 ba:channel_please:-8 ba:chapter_0:-10 ba:chart_the:-13 ba:chart_we:-31
ba:chase_the:-5 ba:chased_our:-6 ba:chat_i'll:-34 ba:chats_i:-9 ba:check_if:-12 ba:check_the:-74 ba:check_your:-1
ba:checked_the:-40 ba:checking_the:-14 ba:chez_mina:-3 ba:chicago_ord:-13 ba:child_i:-74 ba:chimney_sweep:-23
ba:choice_i:-27 ba:choice_i'd:-41 ba:choice_id:-12 ba:choisi_le:-8 ba:chose_the:-18 ba:christmas_i:-1 ba:chunks_did:-1
ba:church_the:6 ba:cinnamon_rolls:-13 ba:circle_the:5 ba:circuit_they:-3 ba:cites_the:-16 ba:class_*:26
ba:class_got:-10 ba:class_i:-18 ba:class_somebody:-35 ba:classes_the:1 ba:classic_the:17 ba:cleaning_the:-7
ba:clear_the:-16 ba:clearing_the:-13 ba:clerk_could:-20 ba:client_*:-33 ba:climbs_the:-3 ba:clock_the:9
ba:close_the:-48 ba:closing_the:-10 ba:cloud_bill:-6 ba:club_radio:-11 ba:club_the:5 ba:cm_high:-71 ba:cm_in:-19
ba:cm_lang:-39 ba:cm_tall:-54 ba:coastal_skipper:-7 ba:cobre_no:-13 ba:code_0:-32 ba:code_freeze:-81 ba:code_no:-9
ba:code_the:11 ba:coffee_machine:-15 ba:coffee_roasters:-7 ba:coffees_since:-9 ba:cold_store:-39 ba:cold_the:25
ba:colleague_oskar:-4 ba:colleague_sigrid:-6 ba:colleague_tove:-9 ba:colleagues_there:-19 ba:collect_the:-34
ba:collects_the:-25 ba:colonne_*:-13 ba:colour_the:-57 ba:com_o:-42 ba:comes_after:-16 ba:comes_the:-42
ba:comma_hope:-9 ba:comme_le:-18 ba:commence_le:-11 ba:commit_0:-13 ba:commitment_i:-24 ba:comms_*:-21
ba:compare_the:-51 ba:completes_the:-17 ba:compressor_let:-3 ba:compte_0:-9 ba:computer_the:-16 ba:con_la:-31
ba:con_mio:-3 ba:confirm_if:-49 ba:confirm_the:-49 ba:conflit_*:-10 ba:confuse_the:-5 ba:consider_the:-20
ba:considering_the:-9 ba:consoles_*:-2 ba:contract_no:-15 ba:contract_the:-11 ba:contracts_we:-16
ba:conversions_you:-28 ba:convinced_the:-11 ba:cooks_i:-7 ba:copies_the:1 ba:cork_i:-4 ba:cork_they:-45
ba:corner_i:-19 ba:correct_my:-74 ba:correo_no:-1 ba:cortar_la:-20 ba:costs_0:-31 ba:could_we:-13 ba:counted_the:-11
ba:coupe_the:1 ba:course_i:-51 ba:course_the:-24 ba:course_we:-33 ba:court_i:-34 ba:courtesy_we've:-40
ba:cousin_did:-13 ba:cover_my:-3 ba:cover_the:-68 ba:covers_our:-16 ba:covers_the:-67 ba:crane_i:-52
ba:credit_card:-19 ba:crew_*:-7 ba:crib_*:-21 ba:cross_my:-43 ba:crutches_*:-9 ba:cups_a:-5 ba:curious_the:10
ba:currently_we're:-5 ba:cursor_*:-23 ba:curto_no:-11 ba:customer_saw:-1 ba:cut_my:-1 ba:cut_the:-23 ba:d'après_le:-37
ba:dach_szkoły:-8 ba:dalla_a:-15 ba:damage_claim:-60 ba:dancers_*:-35 ba:dans_la:-35 ba:dans_le:-39 ba:dar_la:-6
ba:dark_a:18 ba:dass_die:-10 ba:data_the:2 ba:datasheet_i'm:-55 ba:datasheets_*:-16 ba:daughter_saw:-7 ba:day_*:-74
ba:day_a:12 ba:day_for:-31 ba:day_generator:-12 ba:day_going:-5 ba:day_if:-13 ba:day_max:-22 ba:day_my:17 ba:day_on:-9
ba:day_shift:-3 ba:day_so:-44 ba:day_the:35 ba:day_ticket:-16 ba:day_we:-10 ba:daylight_i:-37 ba:days_0:51
ba:days_a:-25 ba:days_after:-5 ba:days_ahead:-65 ba:days_can:-16 ba:days_notice:-43 ba:days_straight:-39
ba:days_the:-46 ba:days_we:-28 ba:days_where:-23 ba:dead_fish:-6 ba:deal_here:-21 ba:december_0:-58
ba:decent_christmas:-1 ba:degrees_as:-3 ba:degrees_at:-18 ba:degrees_in:-30 ba:degrees_since:-33 ba:degrees_the:5
ba:dein_ausbilder:-14 ba:deine_anmeldung:-10 ba:deliver_the:-73 ba:depot_there:-16 ba:derrière_la:-8
ba:des_tanneurs:-1 ba:details_*:38 ba:details_first:-77 ba:details_for:-25 ba:details_not:-19 ba:details_so:-12
ba:details_the:21 ba:devant_moi:-5 ba:deviation_you:-22 ba:dice_che:-21 ba:did_my:3 ba:did_the:-62 ba:died_we:-20
ba:dinero_no:-7 ba:dinghy_we're:-25 ba:dinner_he:-13 ba:dinner_the:1 ba:dir_meine:-16 ba:discuss_the:-6
ba:distributions_the:14 ba:ditta_rossi:-6 ba:dns_*:-80 ba:do_csv:-9 ba:do_not:-101 ba:do_our:-32 ba:do_the:-40
ba:do_we:-107 ba:do_you:-3 ba:documenti_lunghi:-11 ba:does_i:12 ba:does_it:-2 ba:does_not:-72 ba:does_the:-101
ba:dog_leave:-7 ba:doing_the:-25 ba:don_anselmo:-16 ba:dona_célia:-34 ba:donkeys_*:-34 ba:donner_le:-6
ba:door_code:-81 ba:door_got:-8 ba:door_the:37 ba:down_after:-4 ba:down_for:-9 ba:down_i:17 ba:down_the:-88
ba:down_there:-17 ba:down_you:-5 ba:download_max:-17 ba:downstairs_piano:-11 ba:dr_adler's:-4 ba:dr_ahlers's:-27
ba:draft_chapter:-1 ba:drain_the:-16 ba:drains_the:-27 ba:draw_the:-30 ba:draws_0:-5 ba:dream_i:-25 ba:dream_im:-9
ba:dream_we:-1 ba:dreißig_kleiderkartons:-22 ba:drive_i:-25 ba:driver_stelios:-20 ba:driver_the:6 ba:drives_the:-52
ba:driveway_*:-14 ba:driving_theory:-34 ba:dropped_the:-36 ba:dropping_the:-76 ba:drops_after:-6 ba:drops_the:-53
ba:drops_there:-6 ba:dry_dock:-1 ba:dry_we:-18 ba:during_the:-84 ba:dus_zet:-2 ba:dusty_the:9 ba:dyes_please:-4
ba:each_christmas:-15 ba:each_english:-15 ba:each_the:36 ba:earliest_the:-1 ba:earliest_we:-8 ba:earns_nothing:-15
ba:eats_the:-5 ba:economy_class:-19 ba:economy_i:18 ba:egg_haha:-33 ba:elettrogeno_a:-11 ba:else_i:-132 ba:else_my:-4
ba:else_the:13 ba:email_patient:-4 ba:empty_then:-28 ba:emptying_the:-8 ba:end_it:-25 ba:end_there:-26 ba:end_they:-34
ba:end_up:-11 ba:engineer_we:-43 ba:english_please:-19 ba:english_the:20 ba:enjoy_the:-33 ba:enjoys_being:-6
ba:enough_spanish:-16 ba:enter_the:-69 ba:enters_the:-39 ba:entrego_o:-47 ba:entro_il:-27 ba:entry_i:-28
ba:entrées_pour:-6 ba:entscheidet_der:-21 ba:env_*:-38 ba:erste_klausur:-12 ba:essay_tomorrow:-4 ba:est_*:56
ba:est_0:15 ba:est_i:1 ba:est_next:-25 ba:established_what:-6 ba:estanque_no:-13 ba:etudes_i:-15 ba:eur_*:-12
ba:euro_a:-13 ba:euro_leihgebühr:-61 ba:euro_pro:-50 ba:euro_schluss:-33 ba:euros_al:-14 ba:euros_de:-34
ba:euros_par:-3 ba:euros_pour:-3 ba:even_if:-24 ba:even_my:-42 ba:even_the:-12 ba:evening_a:7 ba:evening_guests:-2
ba:evening_i:-34 ba:evening_the:11 ba:evening_ticket:-1 ba:ever_did:-25 ba:everyone_the:18 ba:everything_he:-9
ba:exactly_the:16 ba:exam_i:-3 ba:exam_lets:-3 ba:exam_we:-4 ba:exam_you:-30 ba:examen_oral:-3 ba:examples_i:-29
ba:except_the:-10 ba:excuse_my:-16 ba:exemples_j'aime:-33 ba:exercise_nine:-2 ba:exercises_an:-11 ba:expect_my:-11
ba:expect_the:-84 ba:explain_the:-27 ba:explains_the:-3 ba:ey_der:-20 ba:eyes_give:-62 ba:eyes_i:1 ba:fa_il:-5
ba:face_lol:-8 ba:faces_the:-7 ba:failover_somebody:-4 ba:fails_the:-1 ba:families_ok:-11 ba:family_the:1
ba:far_as:-49 ba:far_nicer:-4 ba:far_the:23 ba:far_there:-19 ba:far_what:-5 ba:far_why:-8 ba:fast_i:-13 ba:fast_the:5
ba:february_0:-76 ba:feeds_the:-43 ba:fellow_jephthah:-25 ba:felmeddelanden_i:-14 ba:fera_le:-22 ba:ferma_dopo:-1
ba:ferrets_i:-14 ba:ferry_we:-15 ba:fetch_the:-36 ba:few_crc:-23 ba:fibres_still:-13 ba:fica_para:-3
ba:field_nobody:-37 ba:figured_he:-5 ba:file_the:17 ba:file_whether:-9 ba:file_you:-2 ba:filemaker_then:-11
ba:fills_the:-45 ba:final_la:-1 ba:final_nos:-27 ba:finance_vlan:-11 ba:find_the:-104 ba:finding_the:-6
ba:finds_the:-11 ba:fine_teniamo:-3 ba:fine_the:8 ba:finish_chapter:-5 ba:finished_the:-68 ba:finita_la:-12
ba:finland_i:-13 ba:firefox_*:-37 ba:fires_there:-20 ba:firmar_mi:-1 ba:first_aid:-10 ba:first_good:-4
ba:first_name:-32 ba:first_night:-4 ba:first_then:-22 ba:first_try:-10 ba:fish_i:-12 ba:fit_my:-36 ba:fit_the:-3
ba:fits_the:-19 ba:five_i:-36 ba:fix_the:-87 ba:fixed_the:-58 ba:flashed_the:-1 ba:flickering_saturn:-7 ba:flight_*:37
ba:flight_0:-124 ba:flight_number:-13 ba:flight_the:16 ba:flight_to:27 ba:flight_you:-8 ba:flights_*:49
ba:flights_you:-2 ba:floor_lol:-8 ba:floor_no:-1 ba:flow_*:-9 ba:flux_lol:-8 ba:flyttades_ostarna:-5 ba:fog_so:-10
ba:folder_please:-24 ba:folder_the:2 ba:folder_we:-35 ba:follow_the:-27 ba:following_your:-20 ba:for_a:-30 ba:for_i:13
ba:for_my:-24 ba:for_the:-67 ba:forfait_groupe:-13 ba:forget_the:-31 ba:forget_what:-7 ba:found_a:-30 ba:found_the:-19
ba:four_o:-2 ba:fragment_i'm:-42 ba:frau_ohm:-6 ba:free_checked:-19 ba:free_the:36 ba:freeze_*:-15 ba:freeze_the:34
ba:freezer_so:-32 ba:fridays_it:-2 ba:fridge_east:-30 ba:fridge_two:-4 ba:fridge_we:-35 ba:fridge_we'll:-10
ba:friend_ivan:-31 ba:from_a:-26 ba:from_dr:-10 ba:from_my:-22 ba:from_new:-37 ba:from_the:-53 ba:fun_fact:-30
ba:fun_i:-49 ba:fund_we:-6 ba:funkt_der:-33 ba:funny_how:-34 ba:furious_if:-24 ba:further_assistance:-34 ba:fyi_the:-9
ba:für_die:-13 ba:fürs_horn:-26 ba:g_in:-1 ba:gaan_we:-13 ba:gallery_the:-32 ba:garde_le:-32 ba:garden_that:-2
ba:gate_0:-25 ba:gate_code:-46 ba:gateway_threads:-3 ba:gather_some:-3 ba:gb_wolnego:-2 ba:gdansk_they:-40
ba:gebühr_für:-22 ba:gelati_a:-6 ba:gelöschter_mails:-41 ba:geometry_set:-1 ba:gerda_the:7 ba:gestern_so:-3
ba:get_a:-24 ba:get_my:-37 ba:get_the:-75 ba:gets_a:-25 ba:gets_the:-20 ba:getting_our:-18 ba:getting_the:-26
ba:ghent_i:4 ba:ghent_nobody:-34 ba:ghent_the:57 ba:ghent_they:-12 ba:ghent_we:-9 ba:gift_card:-7 ba:give_the:-55
ba:gives_parma:-18 ba:glad_the:-49 ba:glad_your:-5 ba:go_back:-12 ba:go_for:-16 ba:god_i:-5 ba:gone_so:-14
ba:gotland_i:-10 ba:grade_*:-5 ba:grading_the:-5 ba:grams_each:-15 ba:grams_when:-35 ba:gran_cant:-13
ba:grandparents_then:-34 ba:graph_i'd:-26 ba:graphs_we:-20 ba:grateful_if:-37 ba:graz_the:-10 ba:great-aunt_ida:-17
ba:great-uncle_alfred:-15 ba:green_i'll:-32 ba:greets_its:-6 ba:grego_no:-22 ba:ground_i:-11 ba:group_weber:-32
ba:groupe_électrogène:-1 ba:guardia_ya:-17 ba:guards_let:-13 ba:guess_i:-49 ba:gust_speed:-3 ba:gute_idee:-4
ba:hab_die:-40 ba:habe_ich:-2 ba:had_a:-12 ba:haha_i:-26 ba:haha_my:-25 ba:haha_no:-13 ba:haha_ok:-60 ba:haha_yes:-53
ba:halen_we:-19 ba:half_a:-15 ba:half_past:-2 ba:half_the:-91 ba:hall_the:39 ba:hand_luggage:-24 ba:hand_the:-18
ba:hand_whenever:-17 ba:handle_the:-23 ba:handover_the:-5 ba:hands_if:-15 ba:hands_still:-28 ba:hang_the:-2
ba:happy_birthday:-5 ba:happy_to:-11 ba:harvest_my:-8 ba:has_the:-14 ba:hasta_el:-12 ba:hat_der:-42 ba:hat_kollege:-4
ba:hat_meine:-27 ba:hate_hi:-1 ba:have_my:-9 ba:having_the:-9 ba:hazel_the:4 ba:head_i:4 ba:head_teacher:-7
ba:head_the:20 ba:headboard_i:-33 ba:hear_my:-6 ba:hear_the:-47 ba:hears_the:-5 ba:heavy_passenger:-7 ba:heb_ik:-30
ba:helada_la:-5 ba:hellre_ha:-16 ba:help_i:5 ba:help_me:-14 ba:help_the:-7 ba:help_you:-26 ba:hence_the:-25
ba:here_i:-3 ba:here_i'd:-18 ba:here_it's:-20 ba:here_on:-21 ba:here_there:-31 ba:here_to:-16 ba:here_we:-42
ba:herr_malik:-4 ba:heures_*:-7 ba:hey_sorry:-20 ba:hey_the:-13 ba:hid_the:-1 ba:hills_you:-5 ba:hint_give:-18
ba:history_yesterday:-11 ba:hit_the:-22 ba:hits_the:-26 ba:hm_ok:-11 ba:hmm_no:-42 ba:hmm_ok:-32 ba:hog_the:-6
ba:hold_the:-42 ba:holding_the:-55 ba:holds_0:-66 ba:holds_the:-38 ba:holiday_lol:-2 ba:holiday_the:8 ba:holt_mein:-5
ba:home_i'd:-18 ba:homework_we:-18 ba:honestly_i:-99 ba:hooks_keep:-7 ba:hope_the:-1 ba:hope_your:-25
ba:horse_going:-33 ba:hos_gunilla:-11 ba:hose_*:-29 ba:hospital_the:-27 ba:hosting_cant:-27 ba:houden_we:-15
ba:hour_in:-12 ba:hour_looking:-3 ba:hour_so:-27 ba:hours_a:-41 ba:hours_for:-10 ba:hours_i:18 ba:hours_i'm:-57
ba:hours_later:-6 ba:hours_looking:-51 ba:hours_max:-47 ba:hours_on:-34 ba:hours_the:64 ba:house_had:-8 ba:house_i:6
ba:house_there:-1 ba:houses_the:-16 ba:houston_iah:-47 ba:how_i:-39 ba:how_the:-7 ba:how_we:-33 ba:hows_the:-12
ba:human_agent:-31 ba:hundred_i:-31 ba:hungry_people:-8 ba:hurt_my:-24 ba:hurts_my:-16 ba:hut_the:6 ba:hält_die:-10
ba:hätte_ich:-15 ba:höchstens_0:-15 ba:ice_*:-3 ba:ice_cream:-2 ba:id_*:71 ba:id_0:-66 ba:id_for:-13 ba:id_i:39
ba:id_rather:-60 ba:idea_what:-15 ba:ihrem_tisch:-15 ba:ihres_tarifs:-12 ba:image_0:-8 ba:image_scan:-16
ba:imagine_walking:-2 ba:in_a:-54 ba:in_cork:-3 ba:in_english:-6 ba:in_ghent:-6 ba:in_graz:-2 ba:in_my:-90
ba:in_our:-66 ba:in_the:-137 ba:in_your:-27 ba:inbox_no:-27 ba:incident_nobody:-1 ba:includes_the:-56
ba:including_the:-39 ba:incr_*:-15 ba:increase_the:-10 ba:incredible_what:-11 ba:indeed_rather:-17
ba:indentation_i:-15 ba:indenting_the:-2 ba:infusion_pumps:-7 ba:inicio_no:-20 ba:ink_pls:-1 ba:ins_log:-14
ba:inside_the:-100 ba:insists_the:-1 ba:inspector_brandl:-11 ba:installed_some:-1 ba:instead_of:-61 ba:instead_pls:-26
ba:instead_the:12 ba:insurance_i:-27 ba:insurance_if:1 ba:interview_i:-39 ba:into_the:-95 ba:is_0:-39 ba:is_a:-13
ba:is_i:14 ba:is_my:-1 ba:is_not:-21 ba:is_the:-17 ba:isnt_ok:-9 ba:isso_a:-25 ba:ist_the:43 ba:it_0:101 ba:it_a:52
ba:it_after:-20 ba:it_always:-41 ba:it_anyway:-1 ba:it_at:-7 ba:it_coffee:-11 ba:it_contained:-20 ba:it_de:27
ba:it_die:1 ba:it_differently:-13 ba:it_does:-32 ba:it_each:-22 ba:it_everyone:8 ba:it_for:16 ba:it_from:4
ba:it_funny:-37 ba:it_haha:-19 ba:it_handy:-7 ba:it_how:-28 ba:it_i:65 ba:it_in:-21 ba:it_is:-21 ba:it_it:25
ba:it_just:-39 ba:it_lol:-36 ba:it_looked:-5 ba:it_must:-49 ba:it_my:5 ba:it_never:-26 ba:it_no:17 ba:it_now:-7
ba:it_on:16 ba:it_polls:-9 ba:it_rained:-60 ba:it_seems:-33 ba:it_sees:-4 ba:it_smells:-9 ba:it_so:23 ba:it_sounds:-38
ba:it_strange:-2 ba:it_support:-9 ba:it_talked:-15 ba:it_too:-21 ba:it_took:-13 ba:it_turns:-75 ba:it_under:1
ba:it_up:-22 ba:it_ward:-15 ba:it_was:-20 ba:it_we:24 ba:it_when:-54 ba:it_with:-23 ba:it_you:14 ba:it_your:20
ba:italy_lol:-15 ba:its_the:-7 ba:ivan_smith:-5 ba:için_selin:-13 ba:j'aime_mieux:-5 ba:jackets_i'd:-38 ba:jaja_mi:-19
ba:january_0:-51 ba:jfk_to:-19 ba:jingle_*:-9 ba:job_0:-15 ba:job_i:-35 ba:joined_the:-2 ba:judging_my:-25
ba:july_0:-14 ba:july_you:-14 ba:june_0:-93 ba:june_all:-1 ba:june_i:-17 ba:june_we:-49 ba:just_the:-16
ba:katten_la:-15 ba:keep_my:-17 ba:keep_the:-64 ba:keeping_the:-48 ba:keeps_the:-6 ba:keine_löcher:-3
ba:keinen_fall:-17 ba:kevin_smith:-4 ba:key_the:12 ba:keys_i:-11 ba:keys_that:-12 ba:kg_so:-12 ba:kg_tolerance:-2
ba:kid_i:-13 ba:kid_my:-44 ba:kids_the:9 ba:kids_want:-15 ba:kill_the:-12 ba:kilo_fisch:-29 ba:kilos_each:-3
ba:kilos_per:-37 ba:kilos_the:18 ba:kindergarten_lol:-8 ba:king_my:-16 ba:kkk_o:-18 ba:kleedhokjes_niet:-7
ba:kleine_badestellen:-25 ba:kleinen_zacken:-31 ba:know_*:40 ba:know_how:-16 ba:know_if:-66 ba:know_thai:-23
ba:know_the:-44 ba:know_what:-84 ba:know_which:-21 ba:knows_my:-1 ba:knows_the:-17 ba:knät_the:3 ba:kod_0:-2
ba:kommentare_im:-6 ba:kommt_die:-49 ba:krosno_anna:-38 ba:krośnie_hanna:-2 ba:kurze_commits:-7 ba:kälteren_füße:-15
ba:l'ha_donatella:-14 ba:l'échafaudage_le:-16 ba:labeled_misc:-16 ba:labelled_0:-8 ba:labelled_do:-24 ba:lag_i've:-55
ba:lampę_uv:-18 ba:landed_*:-18 ba:language_i:-62 ba:las_*:11 ba:las_vegas:-8 ba:lasts_0:-53 ba:late_father's:-5
ba:later_note:-8 ba:later_reference:-3 ba:later_the:8 ba:latest_reading:-17 ba:laut_lieferschein:-2 ba:law_the:9
ba:lawyer_i:-22 ba:layers_deep:-13 ba:leadership_i:-57 ba:learn_the:-19 ba:learned_the:-13 ba:least_half:-21
ba:leave_i:-60 ba:leave_the:-76 ba:leaves_our:-57 ba:leaves_schiphol:-1 ba:leaves_the:-91 ba:left_for:-23
ba:legacy_api:-7 ba:legs_twin:-55 ba:leiden_it:-3 ba:leiden_the:13 ba:leiden_when:-3 ba:leos_shoe:-12 ba:less_so:-2
ba:lesson_we:-62 ba:let_me:-20 ba:let_the:-77 ba:letter_first:-5 ba:letztes_mal:-3 ba:level_two:-16 ba:lever_ik:-12
ba:leído_el:-4 ba:licence_lol:-8 ba:licence_the:4 ba:licked_the:-1 ba:lieber_als:-2 ba:liegt_bei:-28 ba:lies_my:-50
ba:lieu_le:-30 ba:life_below:-4 ba:ligger_i:-14 ba:lights_serviced:-10 ba:like_a:-5 ba:like_the:-27 ba:liked_the:-7
ba:likes_her:-11 ba:likes_the:-5 ba:lilac_the:3 ba:limite_do:-11 ba:limpio_el:-2 ba:line_*:-51 ba:line_a:-13
ba:line_i'd:-46 ba:line_we:-16 ba:liner_i:-67 ba:lines_so:-13 ba:lines_that:-24 ba:list_i'll:-76 ba:list_the:-9
ba:list_then:-11 ba:listing_the:-3 ba:litres_a:-40 ba:little_we:-4 ba:living_i:-28 ba:lizards_rather:-11
ba:llama_maribel:-8 ba:llegado_la:-19 ba:llenar_el:-13 ba:lo_ha:-19 ba:lo_he:-28 ba:load_cell:-4 ba:loading_the:-14
ba:loads_the:-38 ba:local_repeater:-2 ba:lock_the:-25 ba:lodów_i:-39 ba:logs_*:-22 ba:lol_he:-13 ba:lol_my:-102
ba:lol_ok:-41 ba:lol_that:-2 ba:lol_the:-185 ba:long_as:-39 ba:longest_i:-21 ba:look_*:-8 ba:look_at:-1 ba:loop_a:-23
ba:lorries_queuing:-2 ba:los_angeles:-40 ba:lose_the:-20 ba:losing_the:-19 ba:lost_my:-12 ba:lost_our:-40
ba:lost_property:-6 ba:lovely_i:-2 ba:lovely_if:-16 ba:lowered_my:-25 ba:lucca_there's:-14 ba:lucca_they:-31
ba:luggages_please:-11 ba:lunch_ill:-25 ba:lunch_im:-15 ba:lunch_the:20 ba:lunch_tmrw:-1 ba:lunch_we:-19
ba:lädt_die:-12 ba:lässt_der:-12 ba:löse_ich:-3 ba:löst_importe:-13 ba:m_so:-10 ba:machine_could:-2 ba:machine_the:1
ba:macht_frau:-8 ba:mail_hook:-9 ba:mail_the:11 ba:mains_*:-22 ba:maintenance_window:-17 ba:make_my:-32
ba:make_the:-69 ba:makes_my:-33 ba:makes_no:-5 ba:making_the:-24 ba:mal_rast:-20 ba:malik_got:-3 ba:malmo_the:38
ba:malmo_they:-21 ba:mamma_mia:-18 ba:man_für:-5 ba:man_who:-6 ba:managed_soc:-9 ba:mandamos_las:-5 ba:mando_i:-9
ba:maniac_lol:-22 ba:maps_i:-54 ba:march_0:-65 ba:mark_my:-56 ba:mark_the:-13 ba:marked_your:-28 ba:marketing_*:-41
ba:marks_0:13 ba:marks_the:-48 ba:match_your:-12 ba:matching_the:-18 ba:matchmaking_ticket:-11 ba:material_*:-12
ba:material_we:-41 ba:matter_what:-39 ba:mattress_i:-39 ba:max_0:-62 ba:may_i:-21 ba:mayor_my:-4 ba:mb_bleiben:-8
ba:mb_for:-41 ba:mb_ok:-26 ba:mb_per:-20 ba:mb_the:10 ba:me_alegro:-1 ba:me_at:-17 ba:me_before:-59 ba:me_by:-40
ba:me_for:8 ba:me_gusta:-24 ba:me_ha:-30 ba:me_how:-14 ba:me_i:13 ba:me_i'm:-53 ba:me_if:-15 ba:me_in:1 ba:me_it:8
ba:me_it's:-3 ba:me_know:-41 ba:me_lol:-17 ba:me_more:-4 ba:me_must:17 ba:me_my:6 ba:me_nobody:4 ba:me_on:-15
ba:me_right:-1 ba:me_that:-11 ba:me_the:-10 ba:me_to:-75 ba:me_we'd:-2 ba:me_whether:-15 ba:me_wilfred:-12
ba:me_with:-38 ba:me_you:14 ba:me_your:14 ba:mean_i:-10 ba:mean_if:-22 ba:means_nothing:-14 ba:means_the:-18
ba:measure_the:-31 ba:measured_the:-37 ba:medir_la:-2 ba:meet_my:-12 ba:meets_the:-55 ba:mehr_als:-17
ba:melden_wir:-21 ba:memory_the:-50 ba:menos_no:-5 ba:mentions_the:-3 ba:menu_haha:-27 ba:menu_linden:-11
ba:merci_pour:-1 ba:merged_i'll:-24 ba:merlins_you:-7 ba:meter_there's:-16 ba:meters_cant:-26 ba:method_credit:-6
ba:metres_long:-12 ba:mexer_no:-15 ba:mgr_moved:-7 ba:miami_mia:-23 ba:microseconds_after:-26 ba:mignon_le:-13
ba:migração_do:-13 ba:milk_float:-26 ba:mill_lane:-23 ba:mill_road:-18 ba:min_0:24 ba:min_apart:-17 ba:min_between:-10
ba:min_break:-8 ba:min_every:-20 ba:min_farfar:-12 ba:min_for:-6 ba:min_meeting:-32 ba:min_per:-32 ba:mine_thanks:-21
ba:minor's_sim:-1 ba:minus_0:-2 ba:minute_0:-49 ba:minute_the:10 ba:minute_under:-15 ba:minuten_am:-24
ba:minuten_duren:-6 ba:minuten_eingeplant:-6 ba:minutes_0:33 ba:minutes_ahead:-18 ba:minutes_at:-78
ba:minutes_each:-75 ba:minutes_for:-19 ba:minutes_i:43 ba:minutes_in:-34 ba:minutes_its:-6 ba:minutes_long:-35
ba:minutes_my:-44 ba:minutes_on:-86 ba:minutes_per:-20 ba:minutes_rest:-9 ba:minutes_that's:-29 ba:minutes_the:100
ba:minutes_west:-52 ba:minutos_al:-2 ba:misc_misc:-10 ba:miscompiles_our:-21 ba:misread_the:-61 ba:miss_the:-25
ba:missed_my:-2 ba:mistakes_in:-16 ba:mistakes_the:11 ba:mitt_i:-33 ba:mixes_those:-6 ba:ml_for:-10 ba:mm_pipe:-12
ba:mock_exam:-23 ba:mock_i:-34 ba:modify_your:-18 ba:modifying_your:-37 ba:monday_i:-77 ba:monday_then:-17
ba:monday_your:-6 ba:money_the:18 ba:money_you:-10 ba:month_*:-60 ba:month_0:17 ba:month_end:-26 ba:month_for:-84
ba:month_from:-19 ba:month_i:25 ba:months_we:-4 ba:more_context:-16 ba:more_disk:-3 ba:more_my:-42 ba:more_than:-4
ba:more_the:56 ba:morning_check-in:-7 ba:morning_i:-75 ba:morning_slot:-8 ba:morning_still:-3 ba:morning_that:-9
ba:morning_the:-33 ba:morning_traffic:-38 ba:morning_train:-15 ba:morning_with:-1 ba:most_0:-79 ba:most_cdns:-5
ba:most_charming:-14 ba:most_i:-120 ba:most_no:1 ba:most_people:-4 ba:most_the:72 ba:moths_then:-2 ba:motor_lab:-1
ba:move_please:-7 ba:move_the:-36 ba:moved_my:-18 ba:moved_the:-69 ba:movieron_el:-21 ba:mr_hale:-16
ba:mrs_petrov's:-34 ba:ms_adeyemi:-13 ba:ms_before:-46 ba:ms_hall:-38 ba:ms_in:4 ba:ms_latency:-36 ba:ms_okonkwo:-7
ba:ms_on:-10 ba:ms_the:40 ba:much_as:-14 ba:much_i:-11 ba:much_we:-18 ba:mug_*:-2 ba:mum_could:-4 ba:muy_urgente:-7
ba:målad_i:-11 ba:na_das:-15 ba:nach_prüfung:-16 ba:nach_rücksprache:-8 ba:nach_spediteur:-18 ba:nah_the:-9
ba:name_bug:-8 ba:name_fothergill:-3 ba:name_i:11 ba:name_the:-8 ba:names_don't:-14 ba:names_i:-46 ba:nantes_there:-13
ba:nantes_they:-9 ba:nantes_we:-42 ba:nappies_you:-23 ba:nav_that:-6 ba:nda_*:-26 ba:near_the:-13 ba:needed_*:6
ba:network_the:8 ba:neue_platine:-16 ba:neuen_aushang:-24 ba:neuen_ort:-11 ba:neun_uhr:-17 ba:new_the:38
ba:new_york:-38 ba:newark_ewr:-13 ba:news_my:-10 ba:next_i'll:-36 ba:next_the:4 ba:ngl_the:-22 ba:nice_nice:-5
ba:nicer_if:-33 ba:nicht_the:5 ba:night_i:-41 ba:night_it:-24 ba:night_minimum:-14 ba:night_opening:-20
ba:night_shift:-43 ba:night_so:-56 ba:night_the:-1 ba:night_we:-37 ba:nikt_nie:-11 ba:nine_my:-59 ba:nine_the:9
ba:no_*:11 ba:no_i:29 ba:no_in:22 ba:no_me:-12 ba:no_the:19 ba:noise_the:16 ba:noisy_the:7 ba:nokia_they:-8
ba:nonsense_if:-15 ba:normas_the:1 ba:norway_they:-7 ba:not_a:-37 ba:nothing_the:10 ba:nothing_we:-8 ba:noté_*:-3
ba:november_0:-51 ba:now_admiral:-38 ba:now_going:-7 ba:now_i:19 ba:now_i'll:-12 ba:now_it:-2 ba:now_it's:-4
ba:now_on:-48 ba:now_saying:-2 ba:now_that:-29 ba:now_there's:-10 ba:number_0:-134 ba:number_the:-17 ba:numbers_as:-16
ba:numbers_i:-26 ba:nursery_it's:-45 ba:oat_milk:-32 ba:ob_der:-8 ba:occupa_grafiche:-8 ba:october_0:-51
ba:oduya_*:-25 ba:of_a:-1 ba:of_my:-43 ba:of_our:-26 ba:of_the:-98 ba:off_i:34 ba:off_my:-42 ba:off_november:-14
ba:off_the:-202 ba:off_whatever:-2 ba:offer_i:-26 ba:office_in:-15 ba:office_the:8 ba:ohhh_ok:-14 ba:oil_that:-11
ba:ok_going:-28 ba:ok_im:-13 ba:ok_ok:-20 ba:ok_so:-52 ba:ok_the:-15 ba:ok_then:-24 ba:ok_we:-41 ba:okay_let's:-4
ba:okay_so:-55 ba:okoro_he:-6 ba:old_android:-5 ba:old_mr:-14 ba:olive_the:13 ba:om_die:-13 ba:omg_the:-63 ba:on_a:-57
ba:on_december:-19 ba:on_every:-17 ba:on_i:-65 ba:on_it's:-9 ba:on_may:-19 ba:on_mill:-28 ba:on_monday:-4 ba:on_my:-54
ba:on_november:-35 ba:on_our:-71 ba:on_the:-168 ba:on_with:8 ba:on_your:-23 ba:once_i:-5 ba:once_i've:-13
ba:once_the:-11 ba:once_you:-84 ba:one_a:22 ba:one_big:-9 ba:one_could:-1 ba:one_curious:-1 ba:one_did:10
ba:one_hand:-7 ba:one_i:-14 ba:one_in:-2 ba:one_it:7 ba:one_italian:-10 ba:one_long:-30 ba:one_more:-80 ba:one_my:-3
ba:one_never:-34 ba:one_nobody:-25 ba:one_on:17 ba:one_the:83 ba:one_we:11 ba:one_who:-41 ba:one_with:-21
ba:one_would:-9 ba:one_you:-10 ba:ones_if:-45 ba:ones_the:15 ba:ones_vanish:-15 ba:ones_wont:-2 ba:ones_you:-11
ba:online_the:9 ba:only_*:-13 ba:only_hepzibah:-18 ba:only_my:-10 ba:only_tuesday:-5 ba:onto_the:-42 ba:op_het:-6
ba:open_my:-4 ba:open_swap:-5 ba:open_the:-77 ba:opened_my:-5 ba:opening_i:-24 ba:opens_nothing:-21 ba:opens_the:-42
ba:opera_parquet:-4 ba:opinion_i:-26 ba:or_i:-36 ba:or_not:-6 ba:or_so:-6 ba:or_the:-11 ba:oral_exam:-7 ba:order_0:-55
ba:order_after:-1 ba:original_payment:-17 ba:other_one's:-33 ba:other_the:54 ba:otherwise_my:-19 ba:otherwise_the:-84
ba:otra_vez:-4 ba:out_0:14 ba:out_madrid:-21 ba:out_on:-32 ba:out_separately:-10 ba:out_the:-196 ba:out_there:-7
ba:out_whenever:-14 ba:out_whether:-31 ba:out_why:-6 ba:outage_i:-19 ba:outcome_we:-10 ba:outside_the:-31
ba:oven_after:-2 ba:over_0:-23 ba:over_i:5 ba:over_the:-101 ba:over_your:-10 ba:owner_the:10 ba:owners_don't:-12
ba:owns_the:-57 ba:page_max:-26 ba:pages_the:2 ba:paid_the:-27 ba:paint_the:-47 ba:painted_the:-48 ba:painter_just:-8
ba:palet_na:-15 ba:pallets_don't:-2 ba:pallets_waiting:-3 ba:panels_please:-3 ba:papagaio_no:-6 ba:paper_i:-40
ba:paper_in:3 ba:paper_the:22 ba:paper_you:-35 ba:papers_i:-21 ba:par_le:-4 ba:parcels_a:-9 ba:parental_leave:-11
ba:park_the:-18 ba:parser_*:-30 ba:parser_somebody:-32 ba:part_we're:-37 ba:part_you:-15 ba:pass_mark:-72
ba:pass_the:-121 ba:passar_no:-2 ba:passenger_the:3 ba:passer_le:-15 ba:password_i:-66 ba:past_my:-16 ba:past_the:-19
ba:paste_the:-23 ba:patients_i:-29 ba:patients_not:-13 ba:pattern_it's:-8 ba:pay_a:-9 ba:pay_the:-64 ba:paying_the:-22
ba:payment_method:-68 ba:pays_good:-5 ba:pays_the:-6 ba:pegs_we:-14 ba:people_0:10 ba:people_at:-15 ba:people_i:18
ba:people_in:-74 ba:people_on:-4 ba:people_so:-3 ba:people_speak:-2 ba:people_the:36 ba:people_we:-10
ba:people_who:-28 ba:per_il:-32 ba:percent_after:-18 ba:perdona_la:-3 ba:permit_we:-10 ba:person_then:-40
ba:person_who:-9 ba:personer_i:-4 ba:personne_ne:-17 ba:personnes_pour:-6 ba:peça_de:-2 ba:phone_call:-35
ba:phone_we:-9 ba:photons_don't:-4 ba:photos_i'd:-29 ba:pianoforte_non:-20 ba:pick_the:-26 ba:picked_lena's:-18
ba:picked_the:-2 ba:picture_then:-15 ba:pienso_nos:-16 ba:pill_i:-2 ba:piment_*:-21 ba:pintó_mi:-27 ba:place_in:-4
ba:places_pour:-9 ba:plain_text:-23 ba:plain_the:2 ba:plane_*:-48 ba:plans_the:-28 ba:plate_the:-10 ba:play_the:-87
ba:played_the:-5 ba:plays_the:-62 ba:please_don't:-44 ba:please_dont:-25 ba:please_i:27 ba:please_let:-201
ba:please_mark:-41 ba:please_never:-18 ba:please_provide:-18 ba:please_the:66 ba:please_to:20 ba:please_use:-28
ba:pls_dont:-135 ba:pls_give:-14 ba:pls_i:7 ba:pls_keep:-43 ba:pls_no:-114 ba:pls_tell:-8 ba:pls_the:12 ba:pls_use:-12
ba:plumber_the:-5 ba:plums_all:-9 ba:plz_dont:-10 ba:pm_est:-27 ba:poems_the:15 ba:point_the:-8 ba:points_0:3
ba:points_drift:-4 ba:points_each:-45 ba:points_i:3 ba:points_in:-32 ba:points_the:34 ba:points_to:-42
ba:polish_i'm:-9 ba:por_la:-44 ba:port_0:-34 ba:port_cant:-15 ba:porto_a:3 ba:porto_ho:-2 ba:porto_il:-15
ba:porto_they:-19 ba:possible_i:-7 ba:poster_they:-15 ba:potato_according:-12 ba:potten_honing:-1 ba:practice_i:-78
ba:practice_the:18 ba:practise_the:-29 ba:precisely_the:-4 ba:preferisco_le:-17 ba:prefers_the:-48 ba:pressing_the:-1
ba:pretty_sure:-12 ba:price_i:-71 ba:primavera_ha:-36 ba:print_i:-83 ba:printed_the:-5 ba:pro_nutzer:-12
ba:pro_woche:-33 ba:proceed_*:10 ba:proceed_with:-100 ba:procent_vocht:-8 ba:professor_lindqvist:-15 ba:project_the:16
ba:promised_the:-71 ba:pronunciation_ok:-5 ba:property_ticket:-18 ba:provide_the:-10 ba:provide_your:-11
ba:providing_the:-4 ba:pruebas_el:-5 ba:przy_pythonie:-19 ba:puis_la:-11 ba:pulling_my:-1 ba:pulls_the:-44
ba:pupils_could:-5 ba:pushed_the:-28 ba:put_my:-36 ba:put_the:-80 ba:quarantine_tanks:-1 ba:quarter_ok:-53
ba:quay_street:-2 ba:que_la:-11 ba:quedamos_con:-19 ba:quemó_el:-24 ba:question_if:-4 ba:question_she:-27
ba:question_the:4 ba:questions_the:17 ba:quickly_i:7 ba:quiz_i:-79 ba:quizzes_i:-12 ba:quoi_la:-26 ba:quote_0:-20
ba:quoted_the:-19 ba:quotes_*:-19 ba:quotes_please:-14 ba:rack_a:-3 ba:rack_cable:-1 ba:rack_the:1 ba:raclette_je:-9
ba:rad_bei:-19 ba:raised_the:-14 ba:ran_the:-31 ba:rang_my:-1 ba:raw_sql:-6 ba:re_the:-27 ba:reach_the:-1
ba:read_a:-30 ba:read_it:-34 ba:read_the:-77 ba:reading_my:-12 ba:reading_the:-95 ba:reading_your:-25 ba:reads_0:-51
ba:reads_the:-37 ba:reason_for:-5 ba:reason_i:-22 ba:rebuilt_the:-16 ba:receipt_0:-16 ba:receipt_the:2
ba:receives_pdf:-8 ba:record_0:-2 ba:red_we:-18 ba:redo_the:-18 ba:reef_the:-2 ba:reference_0:-29
ba:refranes_sobre:-15 ba:regatta_we:-4 ba:regen_im:-15 ba:region_*:-18 ba:regression_we:-9 ba:relatórios_pediu:-10
ba:release_my:-1 ba:remember_the:-23 ba:remind_you:-8 ba:reminds_me:-23 ba:remonte_le:-24 ba:removed_the:-12
ba:rename_the:-50 ba:renamed_the:-33 ba:renombré_la:-4 ba:rental_i:-40 ba:replace_the:-19 ba:replaced_the:-12
ba:reply_i:-6 ba:report_*:-28 ba:report_i:-55 ba:reports_i'd:-17 ba:reporté_la:-31 ba:reread_the:-13
ba:reroutes_the:-6 ba:reservado_el:-4 ba:reservation_*:71 ba:reservation_0:-95 ba:reservation_i'm:15
ba:reservation_id:-279 ba:reservation_ids:-47 ba:reservation_since:8 ba:reservation_the:17 ba:reservation_to:20
ba:reserve_the:13 ba:reset_the:-12 ba:resfriados_jaja:-2 ba:reste_à:-24 ba:retire_the:-20 ba:retry_count:-14
ba:returned_the:-12 ba:reunião_das:-26 ba:reuses_the:-3 ba:rev_d:-4 ba:rever_o:-21 ba:review_first:-6 ba:reviews_i:-31
ba:reviews_the:-35 ba:revision_d:-12 ba:revision_i:-46 ba:ride_the:5 ba:ride_we:-1 ba:right_moment:-12
ba:right_now:-47 ba:right_the:6 ba:ring_the:-59 ba:rings_the:-17 ba:road_*:-1 ba:road_the:4 ba:road_we:-21
ba:road_you:-7 ba:robbery_nobody:-2 ba:roof_rack:-29 ba:roof_the:28 ba:room_thank:-48 ba:room_that:-9 ba:room_the:15
ba:ropeway_plc:-4 ba:rota_i:-27 ba:roughly_what:-61 ba:round_the:-61 ba:row_a:-21 ba:row_d:-10 ba:rule_i:-34
ba:rule_the:-5 ba:run_the:-53 ba:runs_i:-19 ba:runs_the:-8 ba:rush_we:-26 ba:s_between:-22 ba:saddle_i:-10
ba:sadly_he:-22 ba:said_i:-21 ba:said_the:-17 ba:samstag_das:-18 ba:sand_the:2 ba:sang_happy:-11 ba:sank_*:-13
ba:saturday_lunch:-3 ba:saves_its:-23 ba:say_hello:-12 ba:say_in:-30 ba:say_no:-24 ba:say_so:-33 ba:say_that:-25
ba:say_the:-19 ba:say_they:-13 ba:say_what:-12 ba:saying_yes:-10 ba:says_0:-46 ba:says_hi:-41 ba:says_it:-10
ba:scales_i:-20 ba:schaffe_ich:-42 ba:schedule_i:-50 ba:scheduled_the:-3 ba:school_i:-40 ba:school_i'll:-27
ba:school_latin:-1 ba:school_we:-41 ba:schreiben_sie:-7 ba:schönen_ausflug:-17 ba:schönen_überfahrt:-4 ba:screen_the:2
ba:script_the:2 ba:sea_on:-1 ba:sea_there:-20 ba:seagulls_here:-6 ba:search_index:-9 ba:season_opening:-12
ba:season_tickets:-38 ba:seats_the:1 ba:second_the:5 ba:seconds_for:-2 ba:seconds_per:-22 ba:seconds_the:23
ba:seconds_tops:-13 ba:seconds_when:-46 ba:security_deposit:-19 ba:see_my:-14 ba:see_the:-106 ba:seeing_the:-17
ba:seems_there:-39 ba:seen_my:-5 ba:seen_the:-53 ba:sees_the:-69 ba:según_el:-16 ba:seiten_pro:-11 ba:selfies_lol:-5
ba:sell_the:-1 ba:selling_the:-37 ba:sempre_che:-15 ba:sen_i:-4 ba:send_the:-56 ba:sends_the:-23 ba:sense_i:1
ba:sense_you:-14 ba:sent_the:-82 ba:september_0:-70 ba:sera_gaspard:-7 ba:serial_0:-19 ba:series_they:-24
ba:server_*:-41 ba:server_nobody:-19 ba:server_room:-24 ba:serverumzug_also:-1 ba:service_a:-26 ba:service_i:-9
ba:servisi_kotlin:-6 ba:session_i:-58 ba:set_0:-2 ba:set_new:-4 ba:set_the:-99 ba:share_the:-15 ba:sheet_it's:-61
ba:shift_i:-32 ba:shift_lead:-11 ba:shift_mon:-24 ba:shift_your:-20 ba:ship_i:-29 ba:ship_the:-40 ba:shop_i:-16
ba:shop_the:10 ba:short_status:-8 ba:should_i:-18 ba:show_the:10 ba:showed_the:-4 ba:shows_a:-28 ba:shows_it:-3
ba:shut_the:-6 ba:sich_die:-36 ba:sicilian_i:-23 ba:sick_leave:-3 ba:sight_reading:-17 ba:signed_the:-44
ba:signs_the:-31 ba:since_i:-11 ba:sing_the:-7 ba:sinon_je:-44 ba:sister_talked:-8 ba:sit_the:-33
ba:site_charlotte's:-24 ba:six_i:-18 ba:size_i:-46 ba:sketch_the:-17 ba:ski_lift's:-13 ba:skiers_i:-32 ba:skiing_i:-20
ba:skip_the:-54 ba:skipping_the:-16 ba:skips_bologna:-8 ba:skrótów_do:-2 ba:sköldpadda_i:-26 ba:sleep_current:-18
ba:slip_the:3 ba:sloan_foundation:-15 ba:slot_0:-4 ba:small_i:-51 ba:small_pull:-9 ba:smokehouse_my:-20
ba:snippet_the:-30 ba:so_i:-29 ba:so_i've:-20 ba:so_let's:-26 ba:so_they:-11 ba:socks_*:-14 ba:soldered_my:-5
ba:soldered_the:-2 ba:solved_the:-12 ba:somehow_i'm:-16 ba:somehow_the:-28 ba:someone_else's:-8 ba:something_i:-33
ba:something_our:-19 ba:sometimes_i:-12 ba:soon_as:-59 ba:sorry_for:-25 ba:sorry_i:-64 ba:sorry_i'm:-50
ba:sorry_im:-13 ba:sorry_not:-5 ba:sorting_grandad's:-20 ba:sorts_the:-26 ba:sounds_good:-21 ba:spanish_once:-4
ba:speak_french:-21 ba:speak_the:-7 ba:speech_your:-6 ba:spent_my:-22 ba:spiegami_le:-9 ba:spikes_that:-4
ba:split_the:-29 ba:spring_he:-6 ba:spring_i'm:-24 ba:späten_nachmittag:-10 ba:squeezes_the:-19 ba:sre_*:-2
ba:sry_late:-3 ba:stack_*:-1 ba:stairs_keep:-8 ba:stale_vpn:-17 ba:standortdaten_der:-2 ba:stands_still:-11
ba:start_the:-51 ba:starting_*:-8 ba:station_can:-11 ba:station_in:-14 ba:station_the:9 ba:statistics_never:-18
ba:statt_knochen:-21 ba:status_led:-34 ba:stays_there:-2 ba:steht_der:-17 ba:sternschnuppen_pro:-13 ba:stick_the:4
ba:still_no:-47 ba:stole_my:-48 ba:stood_still:-35 ba:stop_after:-2 ba:stop_being:-2 ba:stop_the:-15
ba:stops_accepting:-3 ba:stops_we:-13 ba:stored_as:-3 ba:stores_the:-18 ba:storm_i:-29 ba:stove_the:7
ba:street_keep:-7 ba:stretched_the:-16 ba:stuck_in:-8 ba:student_i:-3 ba:stuff_a:1 ba:stuff_it:-33 ba:stuff_the:5
ba:stunden_über:-9 ba:stung_my:-36 ba:ständig_nebel:-14 ba:stück_kuchen:-26 ba:subject_i'm:-18 ba:suit_the:-11
ba:suits_the:-33 ba:summer_he:-35 ba:summer_my:-4 ba:summer_we:-50 ba:sunday_im:-17 ba:suona_il:-7
ba:support_blackberry:-2 ba:supporte_pas:-3 ba:sur_la:-27 ba:sure_i:-20 ba:surprisingly_good:-6 ba:surtout_le:-14
ba:survived_the:-13 ba:swallows_nesting:-8 ba:swap_the:-15 ba:swapped_the:-39 ba:swear_half:-2 ba:swear_he:-13
ba:swear_the:-17 ba:swears_the:-26 ba:swings_lol:-6 ba:swiss_lol:-6 ba:switchboard_when:-3 ba:syrgasmätaren_i:-17
ba:system_i:-22 ba:system_they:-5 ba:så_lastbilen:-18 ba:table_i:-45 ba:table_sunflower:-17 ba:tables_0:-2
ba:tablets_we:-15 ba:tabs_*:-51 ba:tackle_the:-6 ba:tage_eingeplant:-9 ba:tagged_0:-27 ba:take_the:-81
ba:take_your:-39 ba:taken_the:-19 ba:takes_the:-27 ba:taking_the:-30 ba:talked_it:-11 ba:taller_ya:-13 ba:tandem_i:-52
ba:tar_vi:-37 ba:target_tenant:-8 ba:tariff_the:-24 ba:task_0:-4 ba:taxi_driver:-9 ba:tbh_the:-52 ba:teach_the:-28
ba:teacher_i'd:-36 ba:teacher_joan:-22 ba:teaches_the:-21 ba:team_the:-26 ba:tell_accounting:-6 ba:tell_the:-2
ba:telling_the:-4 ba:tells_you:-31 ba:temp_no:-13 ba:ten_the:4 ba:tenant_alder:-2 ba:teniamo_il:-33 ba:ter_no:-18
ba:terminal_the:5 ba:terminal_two:-2 ba:test_the:10 ba:test_we:-21 ba:tested_every:-6 ba:tests_pass:-57 ba:tests_the:7
ba:text_i'm:-18 ba:text_message:-9 ba:text_the:-19 ba:than_i:-48 ba:thank_you:-93 ba:thanks_for:-23 ba:that_*:40
ba:that_0:69 ba:that_adc:-5 ba:that_could:-1 ba:that_for:15 ba:that_i:-121 ba:that_i'd:15 ba:that_i've:-43
ba:that_in:2 ba:that_kind:-8 ba:that_mrs:-19 ba:that_nobody:-94 ba:that_one:-51 ba:that_she:-26 ba:that_sounds:-31
ba:that_the:-83 ba:that_they:-22 ba:that_we:-45 ba:that_you:-2 ba:thats_a:-4 ba:thats_my:-21 ba:thats_the:-52
ba:them_0:8 ba:them_asked:-7 ba:them_come:-19 ba:them_could:-8 ba:them_i:29 ba:them_los:-15 ba:them_my:8
ba:them_one:-3 ba:then_i:-37 ba:then_i'd:-7 ba:then_it:-36 ba:then_the:-63 ba:then_there:-17 ba:theory_exam:-36
ba:theory_test:-19 ba:there's_a:-5 ba:there_0:12 ba:there_a:8 ba:there_any:-6 ba:there_anything:-88 ba:there_for:26
ba:there_i:-10 ba:there_it:-1 ba:there_mocking:-9 ba:there_must:-17 ba:there_so:-6 ba:there_that:-3 ba:there_the:47
ba:there_was:-2 ba:there_we:-28 ba:theres_a:-47 ba:theres_no:-18 ba:thing_0:2 ba:thing_i:-67 ba:thing_i'll:-27
ba:thing_i'm:-1 ba:thing_last:-27 ba:thing_the:56 ba:think_a:-25 ba:think_i:-25 ba:think_i'll:-13 ba:thinks_i:-1
ba:thinks_i'm:-27 ba:thirteen_the:-8 ba:this_i:-56 ba:this_i'd:-52 ba:this_i'm:-9 ba:this_morning:-109 ba:this_the:12
ba:those_fish:-18 ba:though_i:-13 ba:though_i'm:-14 ba:though_it:-33 ba:though_the:-15 ba:though_your:-4
ba:thought_i'd:-9 ba:thoughts_the:7 ba:thread_when:-5 ba:three_people:-10 ba:three_the:2 ba:through_the:-74
ba:throws_the:-5 ba:thru_the:-8 ba:thumb_among:-10 ba:ti_mando:-11 ba:ticket_0:-77 ba:ticket_for:-10 ba:ticket_we:-5
ba:tient_la:-20 ba:time_for:1 ba:time_i:-155 ba:time_my:6 ba:time_no:-10 ba:time_so:5 ba:time_somebody:-11
ba:time_someone:-42 ba:time_the:-16 ba:time_waiting:-20 ba:time_you:-101 ba:time_your:-5 ba:timeouten_mot:-6
ba:timeouts_got:-6 ba:times_a:-18 ba:times_before:-45 ba:times_in:-11 ba:tipografia_moretti:-12 ba:tips_the:-21
ba:titles_i:-45 ba:tmrw_i:-6 ba:tmrw_we:-13 ba:to_a:-20 ba:to_my:-59 ba:to_the:-32 ba:tocar_el:-8 ba:toch_niet:-3
ba:toda_la:-20 ba:today_i:-66 ba:today_i'd:-83 ba:today_in:9 ba:today_it:-23 ba:today_somebody:-22 ba:today_that:-25
ba:today_the:-28 ba:together_a:-46 ba:together_it:-44 ba:together_sound:-12 ba:tomatoes_i:-14 ba:tombée_l'an:-4
ba:tones_higher:-5 ba:tonight_if:-4 ba:tonight_its:-8 ba:tonight_we:-57 ba:tonnes_cant:-22 ba:too_cold:-17
ba:too_dark:-1 ba:too_hard:-13 ba:too_i:24 ba:too_many:-62 ba:too_much:-39 ba:too_the:54 ba:topic_i:-20 ba:topic_the:8
ba:total_cost:-20 ba:touch_the:-75 ba:touches_the:-30 ba:touching_the:-1 ba:toujours_pas:-24 ba:tour_i:-23
ba:tour_we:-12 ba:touring_company's:-2 ba:toward_your:-9 ba:towards_the:-43 ba:tower_*:-28 ba:tower_paint:-19
ba:town_hall:-33 ba:trace_the:-37 ba:traffic_the:12 ba:trains_il:-9 ba:transfer_ok:-16 ba:transfer_you:-9
ba:translation_we:-25 ba:tras_la:-25 ba:trastero_la:-19 ba:travel_insurance:-75 ba:treat_the:-28 ba:trieste_i:25
ba:trieste_last:-5 ba:trieste_still:-1 ba:trieste_the:22 ba:trip_from:-5 ba:trip_since:-38 ba:trip_we're:-15
ba:trips_it:-9 ba:trotz_der:-8 ba:try_got:-27 ba:try_the:-43 ba:trött_jag:-3 ba:tue_*:-27 ba:tuesday_the:-9
ba:tuesdays_*:-63 ba:tuesdays_got:-13 ba:tuition_max:-3 ba:turku_j'ai:-7 ba:turku_the:16 ba:turku_they:-34
ba:turku_we:-5 ba:turn_our:-11 ba:tutor_i:-7 ba:twice_so:-5 ba:twice_u:-45 ba:twin_hannah:-9 ba:two_0:24 ba:two_erp:-1
ba:two_i:-7 ba:two_i'm:-44 ba:two_people:-51 ba:typos_i:-72 ba:u_my:-17 ba:u_the:-15 ba:ugh_my:-27 ba:ugh_the:5
ba:umber_the:7 ba:uncle_barnaby:-6 ba:uncle_benno:-1 ba:unclear_whether:-11 ba:under_0:-27 ba:under_no:-6
ba:under_the:-74 ba:understand_the:-23 ba:understand_your:-32 ba:understood_why:-6 ba:uniforms_i:-42
ba:unplugged_the:-19 ba:unread_if:-8 ba:unterm_vordach:-24 ba:until_i:-6 ba:up_after:-30 ba:up_i:19 ba:up_i'm:-36
ba:up_in:19 ba:up_its:-22 ba:up_my:-15 ba:up_next:-97 ba:up_nobody:-1 ba:up_our:-18 ba:up_the:-86 ba:up_there:-13
ba:up_your:-32 ba:updating_the:-12 ba:upgrade_the:-15 ba:upgrade_your:-5 ba:upgrading_noah:-27 ba:upgrading_your:-12
ba:upset_the:-5 ba:upstairs_neighbour's:-20 ba:us_0:-38 ba:us_i:21 ba:us_in:-18 ba:us_the:12 ba:usar_como:-1
ba:use_my:-56 ba:use_the:-84 ba:user_id:-149 ba:useremo_il:-17 ba:uses_the:-41 ba:using_my:-29 ba:using_the:-5
ba:using_your:-26 ba:usual_the:8 ba:vacía_pesa:-3 ba:valuation_no:-21 ba:value_the:15 ba:valued_gold:-11
ba:values_lie:-1 ba:van_het:-36 ba:van_jorrit:-9 ba:van_the:23 ba:variables_ana:-11 ba:varnishing_the:-2
ba:varvet_i:-3 ba:vendor_harms:-2 ba:vendored_grib:-11 ba:ver_la:-1 ba:version_latine:-6 ba:verträgt_der:-22
ba:very_good:-15 ba:via_lena:-15 ba:vierten_taste:-15 ba:village_the:-1 ba:violet_it:-10 ba:visit_in:12
ba:visitors_lingered:-3 ba:visto_el:-2 ba:voids_the:-26 ba:voir_chaque:-3 ba:volcanoes_i'd:-23 ba:voller_schilf:-25
ba:volta_il:-24 ba:volunteers_don't:-8 ba:volés_reviennent:-10 ba:vom_klo:-9 ba:voor_je:-6 ba:voordat_we:-22
ba:voucher_a:-26 ba:w_the:-15 ba:waffles_all:-9 ba:waiter_we:-26 ba:wake_ravi:-19 ba:wake_tove:-6 ba:walk_the:-8
ba:walking_the:-24 ba:walks_the:-51 ba:walkway_rail:-9 ba:walnut_a:12 ba:walnut_the:12 ba:want_my:-9 ba:want_the:-103
ba:wants_a:-2 ba:wants_the:-8 ba:war_*:-26 ba:warm_water:-33 ba:warp_*:-6 ba:was_a:-9 ba:was_noor's:-15 ba:was_the:-18
ba:watched_the:-13 ba:watching_the:-9 ba:water_i:-62 ba:watts_can:-20 ba:way_back:-18 ba:way_home:-11 ba:way_it's:-10
ba:way_its:-14 ba:way_to:-36 ba:way_we:-9 ba:way_you:-37 ba:weak_spot:-1 ba:wearing_my:-34 ba:wears_a:-9 ba:wed_im:-1
ba:wedding_cake:-18 ba:wednesday_he:-8 ba:wednesday_so:-8 ba:week_0:15 ba:week_a:14 ba:week_at:-17 ba:week_for:10
ba:week_here:-7 ba:week_i:-117 ba:week_in:-11 ba:week_just:-24 ba:week_per:-10 ba:week_so:-17 ba:week_view:-4
ba:week_we:-51 ba:weekday_weddings:-2 ba:weekend_i:-1 ba:weeks_old:-42 ba:weet_het:-5 ba:weft_*:-14 ba:wegen_der:-34
ba:weighs_0:-14 ba:weir_street:-24 ba:weir_the:-12 ba:well_the:32 ba:west_coast:-23 ba:west_we:-20 ba:wet_dog:-3
ba:what_i:-122 ba:what_the:-7 ba:what_they:-8 ba:what_we:-7 ba:whatever_she:-12 ba:whatever_the:-37 ba:whatever_we:-7
ba:wheel_the:20 ba:wheelchair_i:1 ba:when_i:-32 ba:where_i:-88 ba:where_the:-32 ba:where_we:-5 ba:whether_the:-92
ba:whether_we:-8 ba:which_i:-99 ba:which_the:-9 ba:while_i:-62 ba:while_i'm:-9 ba:while_joan:-9 ba:while_she:-1
ba:while_the:-42 ba:while_we:-26 ba:white_ducato:-11 ba:whom_i:-37 ba:why_a:-5 ba:why_i:-77 ba:why_it's:-6
ba:why_the:-97 ba:wie_sie:-1 ba:wife_i'd:-33 ba:wifi_pretty:-25 ba:winch_they:-9 ba:wind_speed:-10 ba:winter_i:-62
ba:winter_the:16 ba:wiring_the:-25 ba:wish_i:-52 ba:with_a:-84 ba:with_i:23 ba:with_my:-64 ba:with_no:-22
ba:with_the:-80 ba:within_my:-1 ba:within_the:-64 ba:without_a:-2 ba:won_the:-4 ba:wonder_nobody:-47 ba:wonder_what:-7
ba:word_codger:-25 ba:words_the:13 ba:work_permit:-14 ba:work_the:27 ba:works_fine:-3 ba:workshop_got:-2
ba:workshop_the:12 ba:worries_i:-42 ba:worries_ill:-5 ba:worth_0:-17 ba:wow_ok:-28 ba:wrap_the:-34 ba:write_the:-52
ba:writes_fortran:-33 ba:writing_the:4 ba:wären_die:-11 ba:x-ray_archive:-9 ba:ya_he:-32 ba:yeah_that's:-14
ba:year_he:-20 ba:year_i:-8 ba:year_its:-61 ba:year_they:-38 ba:year_we:-46 ba:years_i:-27 ba:years_nobody:-31
ba:years_old:-12 ba:yes_i:-77 ba:yesterday_*:-24 ba:yesterday_i've:-21 ba:yesterday_the:-13 ba:yet_*:9 ba:yet_if:-60
ba:yet_the:5 ba:yet_whether:-38 ba:yet_who:-15 ba:you'll_get:-2 ba:you_0:6 ba:you_could:-23 ba:you_dont:-17
ba:you_get:-5 ba:you_give:-21 ba:you_i:48 ba:you_i'd:-27 ba:you_if:6 ba:you_it:7 ba:you_never:-5 ba:you_please:-83
ba:you_what:-11 ba:you_when:4 ba:you_will:-8 ba:young_mr:-11 ba:yusuf_the:15 ba:z_gdyni:-9 ba:zahlen_wir:-6
ba:zapytania_do:-4 ba:zet_annelies:-21 ba:zjadł_mi:-6 ba:zone_a:-8 ba:zu_hause:-24 ba:zug_there:-20 ba:zum_bestehen:-1
ba:zum_gipfel:-11 ba:zur_brandversicherung:-5 ba:zweite_klausur:-3 ba:zweite_messung:-15 ba:zwrócimy_państwu:-22
ba:à_la:-3 ba:écoles_viennent:-7 ba:électrogène_démarre:-4 ba:über_das:-13 ba:über_determinative:-21 bc:*_comparison:9
bc:*_condition:-21 bc:*_every:17 bc:*_is:25 bc:*_modal:30 bc:*_negation:-40 bc:*_none:-42 bc:*_order:58 bc:*_others:23
bc:*_past:35 bc:*_possessive:-69 bc:*_reason:6 bc:*_speaker:77 bc:*_vague:-2 bc:0_and:44 bc:0_comparison:8
bc:0_every:84 bc:0_is:-7 bc:0_modal:101 bc:0_negation:56 bc:0_none:-17 bc:0_others:-4 bc:0_past:117 bc:0_possessive:96
bc:0_reason:-21 bc:0_speaker:-4 bc:0_told:108 bc:0_vague:21 bc:a_none:-105 bc:aarav_none:-2 bc:abajo_none:6
bc:abbey_none:7 bc:ablation_article:-18 bc:about_none:-5 bc:about_speaker:15 bc:above_none:-26 bc:abre_none:-12
bc:abril_none:14 bc:abroad_none:20 bc:absolute_none:-9 bc:abt_none:-42 bc:abtastrate_none:-9 bc:accept_possessive:-26
bc:accepted_none:13 bc:accepté_none:3 bc:access_none:-78 bc:accidenti_none:31 bc:accordingly_none:12
bc:account_article:22 bc:account_none:35 bc:accounts_none:20 bc:aclarado_none:-7 bc:across_none:-23 bc:acte_none:21
bc:actions_none:31 bc:actually_speaker:-33 bc:ad_none:16 bc:add_none:-41 bc:additional_none:-51 bc:address_none:-26
bc:addresses_none:20 bc:adds_article:-4 bc:adeyemi_none:45 bc:adjust_possessive:-17 bc:admit_speaker:-41
bc:adoré_none:-6 bc:adult_none:-11 bc:adventure_none:20 bc:afloat_none:4 bc:afraid_none:-13 bc:afraid_speaker:-11
bc:after_every:-33 bc:after_none:-97 bc:afternoon_none:52 bc:afterwards_none:91 bc:afterwards_speaker:10
bc:again_and:-25 bc:again_is:12 bc:again_none:92 bc:again_order:-19 bc:again_others:4 bc:again_speaker:27
bc:against_none:-72 bc:agency_none:26 bc:agent_none:39 bc:agent_others:-7 bc:ages_none:56 bc:agm_none:50
bc:ago_negation:-9 bc:ago_none:130 bc:ago_speaker:-2 bc:agreed_negation:3 bc:agreed_order:-1 bc:agrees_none:19
bc:ah_none:-58 bc:ahead_none:31 bc:ahora_none:-20 bc:ainda_negation:-19 bc:air_none:2 bc:airflow_none:-13
bc:airline_none:-27 bc:airport_none:15 bc:airy_none:14 bc:al_none:-120 bc:alarme_none:17 bc:aldo_none:57
bc:aldous_negation:-1 bc:alert_none:-27 bc:algae_speaker:-15 bc:alias_none:-3 bc:alive_none:23 bc:all_negation:11
bc:all_none:26 bc:all_reason:-19 bc:all_speaker:-64 bc:alla_none:-57 bc:alle_none:-16 bc:allergies_none:-13
bc:allt_speaker:-1 bc:almoxarifado_none:10 bc:alone_none:83 bc:alone_speaker:-13 bc:aloud_none:25 bc:already_none:29
bc:also_none:-49 bc:alta_none:-9 bc:altar_none:1 bc:alten_none:-73 bc:although_none:-42 bc:although_possessive:-6
bc:although_speaker:-51 bc:alunos_none:19 bc:always_none:-51 bc:am_none:-116 bc:amazing_none:3 bc:amber_none:74
bc:ambition_none:27 bc:amended_none:-24 bc:amical_none:14 bc:ammonia_none:-6 bc:among_none:-21 bc:amphitheatre_none:2
bc:an_none:22 bc:an_speaker:3 bc:ancestors_none:6 bc:and_none:-28 bc:and_speaker:-65 bc:angeles_none:-42
bc:ankle_none:-39 bc:anlatırdı_none:10 bc:announce_none:-40 bc:announces_none:-27 bc:annoying_none:6 bc:annual_none:-2
bc:année_none:24 bc:anodin_none:8 bc:another_none:-65 bc:ans_none:-12 bc:anschlüsse_none:10 bc:anselmo_none:3
bc:anstehen_none:24 bc:answer_none:49 bc:antiguo_none:-19 bc:any_none:-100 bc:anybody_none:22 bc:anymore_none:59
bc:anyone_speaker:-52 bc:anything_none:-61 bc:anyway_none:38 bc:anyway_speaker:6 bc:anywhere_none:35 bc:août_none:8
bc:apart_none:33 bc:api_every:-5 bc:api_none:-26 bc:apiece_none:38 bc:app_none:16 bc:apparently_none:22
bc:apparently_others:-1 bc:appeal_past:-4 bc:appelé_none:-4 bc:apples_none:5 bc:applicant_none:-20
bc:applying_none:-32 bc:appreciate_none:-51 bc:apprentice_none:-18 bc:approval_none:19 bc:april_none:3
bc:aprire_none:-7 bc:après_none:4 bc:arbeite_none:6 bc:archive_none:73 bc:archived_none:10 bc:arcseconds_none:23
bc:are_negation:-10 bc:are_none:-4 bc:arithmetic_none:13 bc:arm_none:-42 bc:armbands_none:13 bc:around_speaker:21
bc:arranged_speaker:-26 bc:arranque_negation:-4 bc:arreglar_none:-2 bc:arriva_none:-11 bc:arrivals_none:-3
bc:arrived_none:8 bc:art_none:9 bc:artista_none:26 bc:as_none:-98 bc:as_speaker:-27 bc:ask_condition:-17
bc:ask_none:-47 bc:ask_speaker:15 bc:asked_condition:-43 bc:asked_reason:-7 bc:asking_none:29 bc:asks_none:15
bc:asks_possessive:-40 bc:asleep_none:21 bc:assessor_none:13 bc:assist_none:-59 bc:at_article:-18 bc:at_every:-11
bc:at_none:-169 bc:at_possessive:-62 bc:ate_possessive:-38 bc:att_none:-42 bc:attack_none:6 bc:attempts_none:46
bc:attitude_none:4 bc:até_none:-36 bc:au_none:-88 bc:aub_none:17 bc:auch_none:-22 bc:audio_none:-10 bc:audit_none:2
bc:auditor_none:7 bc:auditors_none:-4 bc:auf_none:-91 bc:aufträge_none:13 bc:august_none:45 bc:aunt_none:-11
bc:aus_none:-34 bc:austria_none:14 bc:autant_none:2 bc:autumn_speaker:-41 bc:außer_none:-9 bc:av_none:-12
bc:avec_none:-57 bc:aventure_none:16 bc:aw_none:-2 bc:awake_none:55 bc:away_none:7 bc:axel_none:17 bc:ay_possessive:-4
bc:b_none:20 bc:back_condition:-46 bc:back_none:68 bc:back_order:-86 bc:back_others:13 bc:back_speaker:-14
bc:background_none:11 bc:backup_none:-42 bc:backups_none:-6 bc:bad_none:-9 bc:badge_none:-35 bc:badly_none:75
bc:bag_negation:-7 bc:bag_none:35 bc:bakery_none:46 bc:bakery_speaker:-44 bc:balancers_speaker:-46 bc:balcony_none:39
bc:balkongen_none:11 bc:balloon_none:-23 bc:band_others:-36 bc:bang_none:7 bc:bank_speaker:-2 bc:banquet_none:19
bc:bar_none:50 bc:bara_none:-5 bc:barato_none:9 bc:barbacoa_negation:-33 bc:barbecue_none:40 bc:bars_none:44
bc:basalt_none:37 bc:basalt_speaker:21 bc:bascule_none:-17 bc:base_none:-26 bc:basic_none:-64 bc:basically_article:-16
bc:basically_speaker:-34 bc:basket_none:-4 bc:batch_none:-55 bc:bath_speaker:-35 bc:bathrobe_none:13
bc:bathroom_none:29 bc:bathroom_others:-2 bc:batteries_none:14 bc:battery_none:-13 bc:baud_none:-7 bc:bay_none:-36
bc:bc_none:-26 bc:be_article:-10 bc:be_none:-84 bc:be_possessive:-26 bc:beam_none:-9 bc:beams_none:15
bc:bearing_none:16 bc:bearings_speaker:-15 bc:bears_none:-55 bc:beats_article:-6 bc:beats_none:-44 bc:because_none:-45
bc:become_article:-29 bc:becomes_none:-13 bc:bed_none:82 bc:bed_speaker:-59 bc:bedding_speaker:-15 bc:beech_none:35
bc:been_article:-14 bc:been_none:-62 bc:beer_none:5 bc:beers_speaker:-19 bc:before_possessive:-15
bc:before_speaker:-57 bc:beg_none:-7 bc:begin_possessive:-17 bc:beginnen_speaker:-5 bc:beginners_speaker:-37
bc:begins_none:-20 bc:begrijp_none:8 bc:behind_article:-15 bc:behind_none:-90 bc:bei_none:-109 bc:beiaard_none:10
bc:beim_none:-117 bc:being_none:-54 bc:bekommt_none:-49 bc:belegen_none:4 bc:believe_none:-81 bc:believes_none:-15
bc:bell_none:34 bc:bellissimo_none:22 bc:bells_none:12 bc:below_none:-56 bc:belt_none:-58 bc:benone_none:6
bc:bereit_none:9 bc:bergen_none:2 bc:bergen_order:-38 bc:bergen_others:-7 bc:berços_none:12 bc:beschädigten_none:-17
bc:beside_none:-41 bc:best_none:46 bc:best_speaker:1 bc:bestanden_none:18 bc:beta_none:-38 bc:beträgt_none:-28
bc:better_none:31 bc:better_reason:-5 bc:between_none:-96 bc:bias_none:12 bc:big_none:-100 bc:bij_none:-2
bc:bike_none:3 bc:bill_speaker:-26 bc:billed_none:18 bc:billing_none:11 bc:bin_none:37 bc:binding_none:-2
bc:birthday_none:-7 bc:bis_none:-37 bc:bit_none:-9 bc:bites_none:24 bc:bitireceğim_none:36 bc:bitte_negation:-12
bc:black_none:-12 bc:blacks_condition:-16 bc:blame_none:-8 bc:blindfolded_none:34 bc:block_speaker:-41
bc:blocked_none:5 bc:blocks_none:-33 bc:blood_none:-7 bc:blower_article:-30 bc:bo_none:-9 bc:board_none:14
bc:board_speaker:-47 bc:boarding_none:32 bc:boards_none:33 bc:boat_none:100 bc:boat_speaker:-32 bc:boathouse_none:38
bc:bodde_speaker:-15 bc:boiler_none:13 bc:bon_none:-42 bc:book_none:67 bc:book_possessive:-51 bc:booked_none:-8
bc:booking_none:-20 bc:booking_speaker:47 bc:booster_none:-18 bc:boot_none:39 bc:bordeaux_speaker:-22
bc:border_none:51 bc:born_none:1 bc:borrow_none:-9 bc:boss_none:14 bc:both_none:-23 bc:both_possessive:-21
bc:bottiglie_none:11 bc:bottom_none:23 bc:bounce_none:19 bc:box_none:-3 bc:boxes_none:18 bc:brain_none:2
bc:brake_none:-1 bc:brakes_none:8 bc:branch_speaker:2 bc:brand_none:16 bc:bravo_none:15 bc:brb_others:-14
bc:bread_none:1 bc:break_none:59 bc:break_speaker:-21 bc:breakfast_none:48 bc:breakfasts_none:12 bc:breaking_none:-19
bc:breaks_none:-24 bc:breed_none:13 bc:brenner_none:14 bc:brewer_speaker:-8 bc:brezeln_none:12 bc:bricks_others:-6
bc:bridge_none:-46 bc:bright_none:-90 bc:brilliant_none:7 bc:brine_none:-25 bc:bring_none:-96 bc:bring_speaker:-4
bc:bringe_speaker:-29 bc:bringen_speaker:-25 bc:bringing_none:-46 bc:brings_none:-91 bc:british_none:-18
bc:brix_none:15 bc:brno_others:-6 bc:broke_none:-25 bc:broken_none:-15 bc:broken_reason:-17 bc:broodjes_none:-5
bc:brother_none:2 bc:brother_past:-1 bc:brought_article:-13 bc:brought_none:-51 bc:brownout_speaker:-5 bc:brr_none:3
bc:brush_none:10 bc:brutal_none:6 bc:btw_none:71 bc:buddy_none:18 bc:bufor_none:-11 bc:bug_none:12 bc:bugs_none:20
bc:builds_none:14 bc:built_none:-16 bc:built_speaker:-64 bc:bumped_none:-64 bc:bunch_none:2 bc:bureau_none:20
bc:burro_none:15 bc:bus_speaker:-23 bc:business_none:-48 bc:but_negation:-36 bc:but_none:-107 bc:but_speaker:-173
bc:butcher_none:1 bc:button_none:11 bc:by_none:-133 bc:búfer_negation:-17 bc:c'est_none:-48 bc:c_none:36
bc:cabin_none:-2 bc:cabinet_none:30 bc:cable_reason:-6 bc:cabling_none:18 bc:cache_none:4 bc:cacto_none:3
bc:cactus_none:5 bc:cadenas_none:-8 bc:caffè_none:28 bc:cafés_none:14 bc:cage_none:18 bc:cake_none:24
bc:calendar_none:43 bc:call_is:-24 bc:call_none:-22 bc:calle_none:-43 bc:called_none:-149 bc:calls_every:-5
bc:calls_speaker:-8 bc:calm_none:-31 bc:cambiado_none:-22 bc:cambiamos_none:-8 bc:came_speaker:15 bc:can't_none:-9
bc:can_none:35 bc:can_speaker:-3 bc:cancel_none:-35 bc:cancel_possessive:-28 bc:canceled_none:14 bc:canceling_none:-72
bc:cancellation_none:-34 bc:cancellation_speaker:23 bc:cancelled_none:9 bc:canciones_negation:-3 bc:candidate_none:-2
bc:cansado_none:9 bc:cant_none:-87 bc:canteen_none:19 bc:cap_none:-9 bc:caps_none:-6 bc:captures_none:-58
bc:car_none:73 bc:car_speaker:26 bc:card_others:-20 bc:card_speaker:18 bc:cards_none:54 bc:cards_speaker:-104
bc:care_none:-30 bc:careful_none:25 bc:caretaker_none:31 bc:cargo_none:-29 bc:carnival_none:-3 bc:caro-kann_none:11
bc:carpete_none:30 bc:carretillas_none:61 bc:carried_none:-40 bc:carries_none:-126 bc:carrinha_negation:-13
bc:carry_none:-75 bc:carrying_none:-7 bc:casas_none:13 bc:case_none:-45 bc:cases_speaker:-59 bc:cat_none:12
bc:catalogue_possessive:-35 bc:cats_none:27 bc:caught_none:-11 bc:cave_none:24 bc:caves_none:-5 bc:cbor_none:26
bc:ce_none:-81 bc:cedar_none:91 bc:cedo_none:3 bc:ceiling_none:55 bc:ceiling_reason:-6 bc:celadon_none:12
bc:cellar_none:5 bc:cells_none:-30 bc:centimetri_none:25 bc:centre_none:7 bc:ceremonia_none:10 bc:ceremonies_vague:-11
bc:cert_none:-4 bc:certain_speaker:-36 bc:certificate_reason:-11 bc:certification_none:-25 bc:cerámica_none:9
bc:cfo_none:20 bc:chaises_none:27 bc:chalet_none:-19 bc:change_none:-1 bc:change_possessive:-72 bc:change_speaker:6
bc:changes_none:24 bc:changing_none:-43 bc:chapel_none:43 bc:chapter_none:-51 bc:character_none:35 bc:charm_none:22
bc:charming_none:16 bc:charretier_none:10 bc:chart_speaker:-26 bc:charts_none:18 bc:chase_none:-10
bc:chased_possessive:-6 bc:chat_none:31 bc:chat_speaker:-21 bc:chats_speaker:-9 bc:che_none:-93 bc:cheapest_none:-10
bc:cheating_none:17 bc:check_condition:-12 bc:check_none:-59 bc:checked_none:-53 bc:checking_none:-26
bc:checkout_none:12 bc:cheerful_none:-77 bc:cheers_none:-17 bc:chez_none:-65 bc:chi_none:-1 bc:chicago_none:-29
bc:child_speaker:-74 bc:childhood_none:17 bc:choice_none:70 bc:choice_speaker:-94 bc:choisi_none:-8 bc:chor_none:16
bc:chose_none:-23 bc:christmas_none:41 bc:chronometers_none:10 bc:chunks_past:-1 bc:ci_none:-28 bc:cinéma_none:10
bc:circle_none:51 bc:circuit_none:-17 bc:circuit_others:-3 bc:cites_none:-16 bc:city_none:8 bc:claim_none:-1
bc:clairs_none:9 bc:clapped_none:73 bc:class_none:52 bc:class_others:-35 bc:class_speaker:-32 bc:classes_none:17
bc:classic_none:11 bc:classique_none:12 bc:cleaning_none:11 bc:clear_order:-20 bc:clearing_none:-19
bc:clementine_none:8 bc:clerk_modal:-20 bc:client_none:-19 bc:clients_none:72 bc:climbs_none:-28 bc:clinic_none:-24
bc:closed_none:45 bc:closes_none:-27 bc:closing_none:-35 bc:cloth_none:23 bc:clothes_none:8 bc:cloud_none:-13
bc:club_none:4 bc:cluster_none:-8 bc:coaches_none:17 bc:coast_none:-11 bc:coastal_none:-40 bc:coating_none:13
bc:coats_none:14 bc:cobre_negation:-13 bc:coche_none:8 bc:cocoa_none:2 bc:code_negation:-2 bc:code_none:-35
bc:code_speaker:17 bc:coffees_reason:-9 bc:coffre_none:3 bc:coins_none:86 bc:collar_none:43 bc:colleague_none:-33
bc:colleagues_none:-46 bc:collect_none:-7 bc:collects_none:-53 bc:collision_none:37 bc:colonne_none:-13
bc:colours_none:-13 bc:columns_none:38 bc:com_none:-61 bc:come_none:-68 bc:comes_none:-25 bc:comes_order:-27
bc:comma_none:-12 bc:commande_none:-2 bc:comme_none:-35 bc:commence_none:-15 bc:comment_none:12 bc:commit_none:-69
bc:commitment_speaker:-24 bc:comms_none:-21 bc:como_none:-49 bc:company_none:-22 bc:compare_none:-34
bc:compensated_none:14 bc:complain_none:14 bc:complained_none:17 bc:complained_speaker:4 bc:complete_none:4
bc:completes_none:-17 bc:compliment_none:21 bc:compris_none:42 bc:computer_none:-36 bc:computers_none:-8
bc:con_none:-151 bc:con_possessive:-10 bc:concert_none:2 bc:condition_none:17 bc:conductor_none:8
bc:conferences_none:7 bc:confetti_none:17 bc:config_none:18 bc:confirm_condition:-49 bc:conflit_none:-25
bc:confuse_none:-5 bc:connector_none:2 bc:consegna_none:-15 bc:consider_none:-35 bc:considering_none:-9
bc:console_none:48 bc:console_speaker:5 bc:container_none:-37 bc:contract_negation:-15 bc:contract_speaker:2
bc:contracts_speaker:-16 bc:controllers_none:3 bc:conversions_none:-28 bc:convinced_none:-58 bc:cooks_speaker:-7
bc:cooling_none:5 bc:coordinates_none:2 bc:copies_none:44 bc:coppersmith_none:25 bc:cordonnier_none:30
bc:cork_others:-39 bc:cork_speaker:-20 bc:corner_none:6 bc:corner_speaker:-19 bc:corners_none:19
bc:correct_possessive:-74 bc:correo_negation:-1 bc:cortar_none:-20 bc:cost_none:-8 bc:costs_none:-19
bc:cotisation_none:12 bc:coughing_none:9 bc:could_none:-17 bc:could_speaker:-29 bc:count_is:11 bc:counted_none:27
bc:country_none:10 bc:counts_none:8 bc:coup_none:8 bc:coupe_none:37 bc:courage_none:10 bc:course_speaker:-98
bc:court_speaker:-34 bc:courtesy_speaker:-40 bc:cousin_modal:-6 bc:cousin_none:13 bc:cousin_past:-43
bc:couverts_none:15 bc:cover_none:-68 bc:cover_possessive:-3 bc:covers_none:-91 bc:covers_possessive:-16
bc:cow_none:-18 bc:cozinha_none:7 bc:coûte_none:-13 bc:crab_none:32 bc:cracked_none:-47 bc:crane_speaker:-52
bc:cranes_none:22 bc:crash_none:-85 bc:crate_none:9 bc:crates_none:18 bc:crawl_none:8 bc:cream_none:7 bc:crete_none:4
bc:crew_none:-21 bc:crewing_none:44 bc:crib_none:-22 bc:cried_none:54 bc:crisis_none:2 bc:crisps_none:32
bc:cristal_none:4 bc:croissant_none:5 bc:crooked_none:-58 bc:cross_none:18 bc:cross_possessive:-43
bc:crossfade_none:53 bc:crossing_none:3 bc:crowd_none:1 bc:crutches_none:-11 bc:cry_none:51 bc:cto_none:18
bc:cuisine_none:3 bc:cups_article:-5 bc:curious_none:-91 bc:current_none:-57 bc:currently_speaker:-5
bc:cursors_none:31 bc:curtain_none:2 bc:curtains_none:-7 bc:curto_negation:-11 bc:customer_none:-54
bc:customer_past:-1 bc:customers_none:20 bc:customs_none:-18 bc:cut_none:-22 bc:cut_possessive:-1 bc:cutover_none:-4
bc:czech_none:4 bc:czerwca_none:8 bc:código_none:-13 bc:d'après_none:-37 bc:d'un_none:-11 bc:d_none:32
bc:da_speaker:32 bc:dachbox_none:11 bc:daiki_none:-1 bc:daily_none:-14 bc:dalla_article:-15 bc:damage_none:-40
bc:dan_none:-22 bc:dance_none:25 bc:dancers_none:-41 bc:dans_none:-111 bc:dar_none:-6 bc:darf_none:21
bc:dark_article:18 bc:das_none:-191 bc:dass_none:-48 bc:data_none:-83 bc:datasheet_speaker:-55 bc:datasheets_none:-20
bc:date_none:6 bc:dates_none:42 bc:daughter_past:-7 bc:dawn_none:4 bc:day_article:13 bc:day_none:52
bc:day_possessive:17 bc:day_reason:-57 bc:day_speaker:-2 bc:daylight_speaker:-37 bc:days_article:-25 bc:days_none:66
bc:days_order:-6 bc:days_speaker:-27 bc:db-kestrel_none:32 bc:db-osprey_none:34 bc:db_none:19 bc:de_none:-223
bc:dead_none:-16 bc:deal_none:33 bc:dealer_none:6 bc:debug_none:-4 bc:debuggen_none:11 bc:debugging_none:4
bc:decades_none:2 bc:december_none:-7 bc:decent_none:-14 bc:decibels_none:1 bc:decide_none:12 bc:deckhands_none:12
bc:decoder_none:5 bc:decor_none:18 bc:deductible_none:4 bc:deep_none:11 bc:default_none:-41 bc:degrees_none:80
bc:degrees_reason:-52 bc:degrés_none:14 bc:dein_none:-14 bc:deine_none:-10 bc:del_none:-111 bc:deletion_none:7
bc:deliver_none:-75 bc:dell'archivio_none:3 bc:della_none:-17 bc:dem_none:-133 bc:demasiado_none:7 bc:demo_none:-9
bc:den_none:-176 bc:den_speaker:2 bc:denim_none:41 bc:dental_none:-50 bc:dents_none:10 bc:deposito_none:33
bc:der_none:-258 bc:dernier_none:7 bc:derrière_none:-3 bc:des_none:-143 bc:descargas_none:10 bc:descriptions_none:15
bc:desde_none:-22 bc:desk_none:37 bc:despacio_none:14 bc:despair_none:22 bc:despegue_none:12 bc:dessert_none:21
bc:det_none:-35 bc:details_condition:7 bc:details_modal:16 bc:details_negation:-19 bc:details_none:22
bc:details_reason:-22 bc:details_speaker:30 bc:determine_none:-1 bc:deutsch_none:31 bc:devant_speaker:-17
bc:dezimeter_none:61 bc:değil_none:6 bc:di_none:-111 bc:dice_none:-25 bc:dictionary_none:7 bc:did_none:29
bc:die_none:-239 bc:died_none:32 bc:died_speaker:-51 bc:dies_none:15 bc:diesel_none:-16 bc:diet_none:19
bc:diets_none:16 bc:difference_none:47 bc:digging_none:30 bc:digits_none:46 bc:dinero_negation:-7
bc:dinghy_speaker:-12 bc:dinner_none:76 bc:dinner_others:-13 bc:dir_possessive:-16 bc:directly_none:58
bc:disagree_none:43 bc:disagrees_none:9 bc:discounts_none:4 bc:discovered_none:-12 bc:discuss_none:-13
bc:display_none:-18 bc:distributions_none:28 bc:dit_none:-2 bc:ditta_none:-6 bc:dj_none:5 bc:dla_none:-6
bc:dns_none:-47 bc:do_negation:-74 bc:do_none:7 bc:do_possessive:-30 bc:do_speaker:-73 bc:dobę_none:13
bc:docstring_none:24 bc:documenti_none:-11 bc:dodges_none:26 bc:does_negation:-83 bc:does_none:-104 bc:does_speaker:24
bc:doesn't_none:30 bc:dog_none:27 bc:doganale_none:13 bc:dogs_none:-29 bc:doing_none:-55 bc:domani_none:-17
bc:dome_none:-26 bc:don't_none:-42 bc:don_none:-16 bc:dona_none:-34 bc:donc_none:-28 bc:done_none:-11
bc:donkey_none:15 bc:donkeys_none:-34 bc:donner_none:-6 bc:dont_none:-113 bc:door_none:14 bc:door_past:-4
bc:doorbell_none:49 bc:dopo_none:-15 bc:dormions_none:25 bc:dossier_none:-8 bc:dostawkę_none:17 bc:dot_none:30
bc:dots_none:11 bc:dottore_none:-6 bc:double_none:-15 bc:doubled_none:8 bc:doubles_none:8 bc:down_none:4
bc:down_order:-5 bc:down_reason:-63 bc:down_speaker:28 bc:download_none:-13 bc:downloader_none:27
bc:downstairs_none:-18 bc:doyle_none:4 bc:dr_none:-109 bc:draft_none:-16 bc:drafts_none:-5 bc:drained_none:25
bc:drains_none:-32 bc:drama_none:30 bc:dran_none:29 bc:draw_none:-64 bc:drawing_none:14 bc:drawn_none:-23
bc:draws_none:-14 bc:dream_speaker:-44 bc:dreißig_none:-22 bc:drew_none:-30 bc:drie_none:15 bc:dried_none:34
bc:drift_none:6 bc:drill_none:46 bc:drink_none:7 bc:drips_none:2 bc:drive_speaker:-26 bc:driver_none:31
bc:drives_none:-65 bc:driveway_none:-14 bc:driving_none:-5 bc:drop_none:-32 bc:dropped_none:-53 bc:dropping_none:-42
bc:drops_none:-6 bc:drops_order:-3 bc:drown_none:11 bc:drowning_none:8 bc:dry_none:-41 bc:dry_speaker:-18
bc:du_none:-88 bc:due_none:39 bc:dunno_none:48 bc:duplicate_none:-9 bc:during_none:-104 bc:duro_none:12
bc:dus_none:-51 bc:dusty_none:-70 bc:dutch_none:24 bc:duty_none:-14 bc:dyes_none:-4 bc:dying_none:24 bc:dziś_none:-4
bc:dégustait_none:25 bc:désormais_none:7 bc:día_none:11 bc:días_none:7 bc:dün_none:-6 bc:each_none:-11
bc:earlier_none:1 bc:earliest_none:-10 bc:earliest_speaker:-8 bc:early_none:-52 bc:earns_negation:-15 bc:ears_none:16
bc:easter_none:37 bc:eats_none:-25 bc:echoes_none:9 bc:economy_none:-24 bc:economy_speaker:34 bc:edelweiss_none:16
bc:eeprom_none:16 bc:egg_none:-36 bc:eggs_none:14 bc:eichen_none:20 bc:einbauen_none:8 bc:eingeplant_none:22
bc:el_none:-184 bc:elefante_none:7 bc:elementos_none:24 bc:elettrogeno_article:-11 bc:elevador_none:8 bc:eleven_none:1
bc:ella_none:18 bc:elm_none:27 bc:else_none:118 bc:else_order:23 bc:else_possessive:-4 bc:else_speaker:-120
bc:elute_none:22 bc:em_none:-111 bc:embarrassing_none:17 bc:emergency_none:-44 bc:employees_none:36 bc:empty_none:6
bc:empty_order:-23 bc:emptying_none:-8 bc:emr_none:64 bc:en_none:-6 bc:enabled_none:17 bc:enchido_none:21
bc:end_none:106 bc:end_others:-21 bc:ended_none:-10 bc:ends_none:-23 bc:enfance_none:6 bc:engineer_none:53
bc:engineer_speaker:-63 bc:engineers_none:-29 bc:englisch_none:28 bc:enjoy_none:-55 bc:enjoyed_none:-7
bc:enjoys_none:-21 bc:enough_none:56 bc:enough_speaker:5 bc:ensure_speaker:-6 bc:enter_none:-69 bc:entera_none:17
bc:enters_none:-41 bc:entire_none:-19 bc:entrego_none:-60 bc:entries_none:35 bc:entro_none:-38 bc:entry_speaker:-28
bc:entrées_reason:-6 bc:entscheidet_none:-21 bc:env_none:-40 bc:envelopes_none:33 bc:episodes_none:4
bc:erreichen_none:18 bc:error_none:-58 bc:errors_none:11 bc:erst_none:-16 bc:erste_none:-12 bc:es_none:-72
bc:esatti_none:7 bc:escada_none:27 bc:escalera_none:39 bc:escapement_none:1 bc:eso_none:19 bc:essay_none:-41
bc:essay_order:-5 bc:est_condition:2 bc:est_none:68 bc:est_order:-26 bc:est_reason:5 bc:est_speaker:18
bc:established_none:-6 bc:estanho_none:6 bc:estanque_negation:-13 bc:está_none:-27 bc:eten_none:19
bc:etudes_speaker:-15 bc:eu-west-dead-letters_none:35 bc:eur_none:-12 bc:euro_article:-13 bc:euro_none:22
bc:euro_reason:2 bc:euros_none:62 bc:evacueren_none:37 bc:evaporator_none:21 bc:even_condition:-37 bc:even_none:-83
bc:even_possessive:-68 bc:evening_article:19 bc:evening_none:39 bc:evening_reason:19 bc:evenings_none:2
bc:ever_none:11 bc:ever_past:-55 bc:every_none:-180 bc:everybody_none:28 bc:everyone_none:24 bc:everything_none:72
bc:everything_others:-9 bc:everywhere_none:61 bc:ex_none:2 bc:exactly_none:18 bc:exam_speaker:-39 bc:examen_none:-26
bc:examiner_none:31 bc:examples_none:33 bc:examples_speaker:-21 bc:excellent_none:3 bc:excepción_none:10
bc:except_none:-49 bc:exception_none:27 bc:exceptions_none:58 bc:excess_none:-10 bc:exchange_none:13
bc:excuse_possessive:-16 bc:excuses_none:24 bc:exemples_none:-33 bc:exercise_none:4 bc:exercises_article:-30
bc:exercises_none:14 bc:expect_none:-69 bc:expect_possessive:-11 bc:expectations_none:13 bc:expects_none:2
bc:expensive_none:5 bc:explain_every:-8 bc:explain_none:-29 bc:explained_none:10 bc:explaining_none:2
bc:explains_none:-20 bc:explanation_none:6 bc:export_none:-30 bc:exprès_none:19 bc:extra_none:31 bc:extract_none:5
bc:ey_none:-20 bc:eyes_speaker:16 bc:fa_none:-9 bc:face_none:6 bc:faces_none:-7 bc:fact_none:-8 bc:fail_none:7
bc:failed_none:-15 bc:failing_none:-1 bc:failover_others:-4 bc:fainted_none:21 bc:fair_none:12 bc:fair_speaker:3
bc:fall_none:-20 bc:falmouth_none:16 bc:families_none:-6 bc:fan_none:10 bc:fans_none:-9 bc:far_none:31
bc:far_reason:-55 bc:farci_none:2 bc:farida_none:11 bc:farm_none:6 bc:fast_none:62 bc:fast_speaker:-13
bc:faster_none:1 bc:faults_none:14 bc:faulty_none:-4 bc:fear_none:8 bc:feature_none:-48 bc:february_none:-24
bc:feed_none:-35 bc:feeds_none:-60 bc:feeling_none:3 bc:fellow_none:-28 bc:felmeddelanden_speaker:-14 bc:fence_none:10
bc:fera_none:-22 bc:ferma_order:-1 bc:fermé_none:21 bc:ferrets_speaker:-14 bc:ferry_none:-5 bc:ferry_speaker:-12
bc:fertig_none:20 bc:festival_none:-6 bc:fetch_none:-40 bc:fever_none:11 bc:few_none:-55 bc:fewer_none:-2
bc:fibres_order:-13 bc:fica_reason:-3 bc:fiddler_none:13 bc:field_negation:-37 bc:field_none:40 bc:fifty_none:13
bc:figured_others:-5 bc:fika_none:20 bc:fila_none:13 bc:file_none:24 bc:file_reason:11 bc:filed_none:-19
bc:filemaker_order:-11 bc:files_none:19 bc:filing_none:1 bc:fills_none:-49 bc:filter_none:4 bc:final_none:21
bc:final_speaker:-4 bc:finance_none:-4 bc:find_none:-116 bc:finding_none:-16 bc:finds_none:-31 bc:fine_none:37
bc:finish_none:-28 bc:finished_none:-41 bc:finita_none:-12 bc:finito_none:44 bc:finland_speaker:-13 bc:fire_none:-70
bc:firefox_none:-38 bc:fires_none:-33 bc:firmar_possessive:-1 bc:firmare_none:10 bc:first_every:2 bc:first_negation:11
bc:first_none:-4 bc:first_order:-16 bc:fish_none:7 bc:fish_speaker:-8 bc:fit_none:7 bc:fit_possessive:-23
bc:fits_none:-49 bc:five_speaker:-30 bc:fix_none:-21 bc:fixed_none:-71 bc:fjord_none:12 bc:flag_none:6
bc:flaky_none:-55 bc:flares_none:8 bc:flashcards_none:1 bc:flashed_none:-1 bc:flat_none:37 bc:flat_speaker:3
bc:flavour_none:37 bc:flickering_none:-12 bc:flight_modal:7 bc:flight_none:-74 bc:flights_modal:1 bc:flint_none:50
bc:flood_none:11 bc:flooded_none:6 bc:floor_negation:-1 bc:floor_none:30 bc:flow_none:-11 bc:flowers_none:-6
bc:flu_none:1 bc:flux_none:-9 bc:flyer_none:31 bc:flyttades_none:-5 bc:fog_none:28 bc:fois_none:38 bc:folder_none:84
bc:folder_speaker:-19 bc:follow_none:-31 bc:following_none:-84 bc:font_none:45 bc:for_article:-34 bc:for_every:-17
bc:for_none:-86 bc:for_possessive:-22 bc:for_speaker:26 bc:foreign_none:-1 bc:forever_none:13 bc:forfait_none:-13
bc:forge_none:8 bc:forget_none:-20 bc:forgets_none:-4 bc:forgives_none:-3 bc:forgot_none:-4 bc:form_none:42
bc:form_speaker:9 bc:formats_none:-16 bc:formatter_none:11 bc:forms_none:18 bc:formulaire_none:8 bc:formulas_none:8
bc:forno_none:37 bc:forth_none:8 bc:fortuna_none:28 bc:forty_none:-18 bc:foto's_none:4 bc:foto_none:8
bc:fotografiert_none:2 bc:fotos_none:1 bc:found_article:-37 bc:found_none:-59 bc:foundry_none:39 bc:fountain_none:47
bc:foxes_none:20 bc:fragen_none:14 bc:fragment_speaker:-42 bc:frames_none:5 bc:frankfurtu_none:14 bc:frappé_none:5
bc:frau_none:-73 bc:freeze_none:26 bc:freezer_reason:-34 bc:freezing_none:41 bc:freigegeben_none:15 bc:friday_none:88
bc:fridays_none:-7 bc:fridge_none:3 bc:fridge_speaker:-46 bc:friend_none:-15 bc:friendlier_none:18 bc:friends_none:5
bc:from_article:-36 bc:from_none:-175 bc:from_possessive:-30 bc:frost_none:33 bc:frozen_none:1 bc:frustrating_none:14
bc:från_none:-33 bc:fuel_none:-24 bc:fun_none:19 bc:fun_speaker:-49 bc:funciona_none:4 bc:fund_none:2
bc:fund_speaker:-6 bc:funkt_none:-33 bc:funny_none:21 bc:furious_condition:-24 bc:furniture_none:13
bc:fusibili_none:21 bc:fwiw_none:1 bc:fyi_none:-38 bc:fächer_none:22 bc:fährt_none:11 bc:får_none:-4 bc:fête_none:9
bc:für_none:-129 bc:fürs_none:-41 bc:g_none:48 bc:gaan_speaker:-13 bc:gaat_none:1 bc:gadania_none:2
bc:gallery_none:-84 bc:galley_none:17 bc:gang_none:15 bc:gangway_none:22 bc:gap_none:5 bc:gaps_none:30
bc:garage_none:40 bc:garcia_none:11 bc:garde_none:-74 bc:garnet_none:58 bc:gaspard_none:7 bc:gate_none:23
bc:gates_none:9 bc:gather_none:-29 bc:gb_none:23 bc:gdansk_none:7 bc:gdansk_others:-30 bc:gebühr_none:-22
bc:geese_none:36 bc:gefallen_none:7 bc:gehen_none:-11 bc:geklatscht_none:7 bc:geklaut_none:52 bc:geknipt_none:19
bc:gelati_article:-6 bc:geleverd_none:18 bc:geliyor_none:17 bc:gelöschter_none:-41 bc:generations_none:15
bc:generous_none:34 bc:gentle_none:-74 bc:geofence_none:44 bc:gerda_none:39 bc:german_none:15 bc:geschaut_none:18
bc:geschenkt_none:2 bc:geschilderd_none:22 bc:gespeichert_none:10 bc:gestern_none:-19 bc:gestern_reason:-3
bc:get_article:-24 bc:get_none:-136 bc:get_possessive:-64 bc:getest_none:10 bc:gets_article:-25 bc:gets_none:-145
bc:getting_none:-44 bc:getting_possessive:-18 bc:gewonden_none:15 bc:gezählt_none:16 bc:geändert_none:6
bc:ghent_negation:-34 bc:ghent_none:49 bc:ghent_others:-13 bc:gibi_none:17 bc:gider_none:14 bc:gifs_none:6
bc:gift_none:-102 bc:gigabytes_none:25 bc:gigas_none:25 bc:give_none:-64 bc:give_speaker:-1 bc:gives_none:-66
bc:glacier_none:1 bc:glad_none:-110 bc:glance_none:34 bc:glass_none:26 bc:glasses_none:64 bc:gli_none:-55
bc:glove_none:63 bc:glue_none:7 bc:go_none:-24 bc:go_reason:-16 bc:goat_none:37 bc:god_speaker:-5 bc:godfather_none:7
bc:goes_none:-48 bc:going_none:-22 bc:golden_none:-58 bc:gone_none:54 bc:gone_reason:-21 bc:gong_none:31
bc:gonna_none:-79 bc:good_none:-28 bc:goodbye_none:52 bc:goshawk_none:26 bc:gossip_none:47 bc:got_none:-94
bc:gotland_speaker:-10 bc:gott_none:21 bc:goûter_none:9 bc:grace_none:10 bc:grad_none:6 bc:grade_none:-44
bc:grading_none:-7 bc:grammar_none:-11 bc:grams_condition:-35 bc:grams_every:-15 bc:grams_none:35 bc:gran_none:-4
bc:grand_none:-10 bc:grande_none:39 bc:grandparents_order:-34 bc:grannen_none:13 bc:graph_speaker:-26
bc:graphs_speaker:-20 bc:grateful_condition:-37 bc:graz_past:-9 bc:great-aunt_none:-17 bc:great-uncle_none:-15
bc:green_none:-59 bc:green_speaker:-22 bc:greets_none:-6 bc:grego_negation:-22 bc:grey_none:-18 bc:ground_speaker:-11
bc:group_none:-45 bc:grow_none:8 bc:grown_none:-7 bc:großartig_none:16 bc:grudge_none:22 bc:grün_none:19
bc:guardia_none:-21 bc:guards_none:-13 bc:guess_none:51 bc:guess_speaker:-27 bc:guesswork_none:7 bc:guests_none:3
bc:guide_none:15 bc:guides_none:-3 bc:guild_none:42 bc:guindé_none:21 bc:guitar_none:1 bc:gulls_none:-30
bc:gust_none:-3 bc:gute_none:-25 bc:gutters_none:31 bc:guy_none:-19 bc:gym_none:8 bc:gâché_none:5 bc:gästen_none:12
bc:głowie_none:15 bc:hab_none:-58 bc:hab_speaker:-1 bc:habe_speaker:-5 bc:haczyków_none:17 bc:had_article:-13
bc:had_none:-86 bc:hadley's_none:13 bc:haha_negation:-13 bc:haha_none:-41 bc:haha_possessive:-25 bc:haha_speaker:-19
bc:halen_speaker:-19 bc:half_article:-42 bc:half_none:-94 bc:hall_none:15 bc:hall_speaker:16 bc:hallway_none:20
bc:hamid_none:9 bc:hammer_none:30 bc:hamulców_none:5 bc:hand_none:-8 bc:hand_speaker:9 bc:handbook_none:9
bc:handdukar_none:14 bc:handed_none:-10 bc:handle_none:-40 bc:handles_none:-1 bc:handover_none:-42 bc:handrail_none:17
bc:hands_condition:-15 bc:hands_order:-10 bc:handy_none:19 bc:hang_none:-23 bc:hangover_none:6 bc:hangs_none:-35
bc:happy_none:52 bc:har_none:-75 bc:harbour_none:-39 bc:hard_none:-38 bc:harlan_none:-5 bc:harvest_none:-1
bc:harvest_possessive:-8 bc:has_negation:-2 bc:has_none:-90 bc:hasta_none:-37 bc:hat_none:33 bc:hat_possessive:-29
bc:hatch_none:3 bc:hate_none:-33 bc:hated_none:-16 bc:hates_none:-22 bc:hauled_none:-1 bc:haus_none:9 bc:hause_none:8
bc:have_none:5 bc:have_possessive:-15 bc:have_speaker:24 bc:haverford_none:12 bc:having_none:-65 bc:hazard_none:-20
bc:hazel_none:46 bc:head_speaker:4 bc:headboard_none:6 bc:headboard_speaker:-33 bc:heads_none:17 bc:hear_none:-39
bc:hear_possessive:-6 bc:heard_none:-17 bc:hears_none:-6 bc:heart_none:52 bc:heartbeat_none:3 bc:heater_none:32
bc:heaters_none:10 bc:heb_speaker:-44 bc:hedge_none:9 bc:heeft_none:5 bc:helada_none:-5 bc:hello_none:84
bc:hellre_none:-18 bc:help_none:8 bc:helped_none:6 bc:helps_none:36 bc:helst_none:-26 bc:hem_none:34 bc:hemos_none:-19
bc:hence_none:-10 bc:hens_none:11 bc:her_none:-25 bc:here_is:-38 bc:here_none:139 bc:here_order:11 bc:here_speaker:-96
bc:heron_none:-15 bc:herr_none:-61 bc:hertz_none:39 bc:hes_none:-19 bc:het_none:-53 bc:heure_none:23 bc:heute_none:-1
bc:hey_none:-56 bc:hi_none:-16 bc:hid_none:-1 bc:high_none:17 bc:higher_none:15 bc:highlight_none:-7
bc:hilarious_none:12 bc:hill_none:36 bc:hilos_none:17 bc:him_none:90 bc:hinges_none:19 bc:hint_none:-25
bc:hintereinander_none:28 bc:hints_none:39 bc:his_none:-56 bc:history_none:40 bc:history_past:-11 bc:hit_none:-55
bc:hitch_none:11 bc:hits_none:-35 bc:hives_none:29 bc:hm_none:-68 bc:hmm_negation:-42 bc:hmm_none:-38 bc:ho_none:-3
bc:hoch_none:24 bc:hofmann's_none:33 bc:hog_none:-18 bc:hold_none:-62 bc:holding_none:-65 bc:holds_none:-70
bc:holiday_none:25 bc:holidays_none:8 bc:holt_possessive:-5 bc:home_none:14 bc:homesick_none:19
bc:homework_speaker:-18 bc:honestly_none:70 bc:honestly_speaker:-71 bc:honour_none:70 bc:hood_none:42
bc:hoofdpijn_none:3 bc:hooks_none:-18 bc:hope_none:-42 bc:hopeless_none:20 bc:hora_none:16 bc:horarios-viejos_none:3
bc:horizontal_none:6 bc:horse_none:-1 bc:horses_none:14 bc:hos_none:-25 bc:hose_none:-28 bc:hospital_none:-61
bc:hosting_none:-41 bc:hosts_none:31 bc:hot_none:-14 bc:houden_speaker:-15 bc:hour_none:92 bc:hour_reason:-34
bc:hourly_none:19 bc:hours_article:-41 bc:hours_none:61 bc:hours_order:-5 bc:hours_past:-3 bc:hours_reason:-11
bc:house_article:18 bc:house_past:-11 bc:house_speaker:12 bc:households_none:-9 bc:houses_none:-26 bc:houston_none:-50
bc:how_none:-126 bc:how_speaker:-93 bc:hows_none:-24 bc:hub_none:3 bc:hum_none:-10 bc:human_none:-34 bc:humble_none:4
bc:humming_none:8 bc:humour_none:31 bc:hums_none:-25 bc:hundred_speaker:-31 bc:hundredweight_none:3 bc:hungry_none:20
bc:hungry_others:-8 bc:hurdles_none:11 bc:hurry_none:37 bc:hurt_possessive:-24 bc:hurts_none:32
bc:hurts_possessive:-16 bc:hut_none:59 bc:hz_none:42 bc:hält_none:-10 bc:hätte_speaker:-15 bc:höchstens_none:-41
bc:i'll_none:-79 bc:i'm_none:-59 bc:i've_none:-26 bc:i_modal:-34 bc:i_none:-49 bc:ice_none:-73 bc:ich_none:8
bc:id_comparison:-76 bc:id_none:-2 bc:id_reason:-60 bc:id_speaker:34 bc:idea_none:-12 bc:ids_none:2 bc:if_none:-8
bc:igen_none:33 bc:iguana_none:16 bc:ihrem_none:-17 bc:ihres_none:-12 bc:il_none:-162 bc:ill_none:-35
bc:illegal_none:34 bc:im_negation:-7 bc:im_none:-220 bc:image_none:-14 bc:imagine_none:15 bc:imo_none:56
bc:implant_none:8 bc:import_none:-27 bc:in_article:-66 bc:in_condition:20 bc:in_none:-131 bc:in_order:2
bc:in_possessive:-165 bc:inbound_none:-39 bc:inbox_negation:-27 bc:inbox_none:11 bc:incident_negation:-1
bc:incident_none:25 bc:included_none:115 bc:includes_none:-71 bc:including_none:-83 bc:incr_none:-15
bc:increase_none:-10 bc:incredible_none:-11 bc:indeed_comparison:-17 bc:indeed_none:16 bc:indentation_speaker:-15
bc:indenting_none:-2 bc:indigo_none:15 bc:indoors_none:27 bc:information_none:54 bc:infusion_none:-9 bc:ingen_none:-33
bc:inicio_negation:-20 bc:inlaws_none:25 bc:inlet_none:-13 bc:inner_none:-5 bc:ins_none:-26 bc:inside_none:-5
bc:installed_none:-1 bc:instead_none:127 bc:insurance_condition:2 bc:insurance_none:11 bc:insurance_order:-7
bc:insurance_speaker:-14 bc:intake_none:9 bc:intente_none:5 bc:interesting_none:30 bc:intern_none:19
bc:intervals_none:6 bc:interview_none:5 bc:interview_speaker:-39 bc:into_none:-155 bc:invented_none:-5
bc:inventory_none:45 bc:invitations_none:19 bc:invoice_none:9 bc:io_none:13 bc:ios_none:-31 bc:ironía_none:10
bc:is_article:-1 bc:is_none:-28 bc:is_possessive:-4 bc:is_reason:-18 bc:is_speaker:52 bc:is_vague:-20
bc:iscritti_none:-4 bc:island_none:26 bc:ismet_none:23 bc:isnt_none:-19 bc:isso_article:-25 bc:ist_none:40
bc:it's_none:-10 bc:it_article:59 bc:it_condition:-59 bc:it_every:-42 bc:it_is:-25 bc:it_modal:-63 bc:it_negation:-5
bc:it_none:54 bc:it_order:-1 bc:it_others:61 bc:it_past:-36 bc:it_possessive:27 bc:it_reason:30 bc:it_speaker:152
bc:it_told:-95 bc:it_vague:-60 bc:italics_none:30 bc:item_none:11 bc:items_none:39 bc:its_none:-179 bc:itself_none:45
bc:ive_none:-19 bc:j'adore_none:14 bc:j'aime_comparison:-5 bc:jab_none:4 bc:jackets_speaker:-27 bc:jag_none:-65
bc:jaja_none:10 bc:jaja_possessive:-16 bc:jajaja_none:-9 bc:jak_none:-10 bc:james_none:-13 bc:jammed_none:1
bc:jars_none:42 bc:jasper_none:30 bc:jazz_none:45 bc:je_none:-34 bc:jeder_none:-2 bc:jeg_none:-7 bc:jelly_none:7
bc:jetzt_none:-63 bc:jingle_none:-26 bc:joan_none:58 bc:job_none:-3 bc:job_speaker:-35 bc:joke_none:29
bc:jorrit_none:16 bc:journalists_none:10 bc:joy_none:23 bc:judge_none:3 bc:judging_possessive:-25 bc:july_none:-28
bc:jumper_none:29 bc:june_none:50 bc:june_speaker:-79 bc:jurassic_none:34 bc:just_none:-137 bc:już_none:-7
bc:kachel_none:31 bc:katten_none:-19 bc:kb_none:43 bc:kbaud_none:6 bc:keep_none:-123 bc:keep_possessive:-26
bc:keeper_none:42 bc:keeping_none:-74 bc:keeps_none:-116 bc:kein_none:-41 bc:keinen_none:-34 bc:kennel_none:29
bc:kept_none:-66 bc:kestrel_none:-15 bc:kettle_none:15 bc:keys_none:21 bc:keys_speaker:-6 bc:kg_none:48
bc:kg_reason:-28 bc:khaki_none:32 bc:kid_possessive:-43 bc:kid_speaker:-10 bc:kids_none:-32 bc:kill_none:-15
bc:kilos_none:40 bc:kilovatios_none:27 bc:kind_none:39 bc:kinder_none:16 bc:kindergarten_none:-8 bc:kindest_none:32
bc:king_possessive:-16 bc:kiosk_none:47 bc:kit_none:3 bc:kita_none:26 bc:kitchen_none:13 bc:kitten_none:22
bc:kleedhokjes_negation:-7 bc:kleine_none:-39 bc:kleinen_none:-34 bc:km_none:43 bc:knew_none:49 bc:knochen_none:23
bc:knot_none:-30 bc:knots_none:30 bc:know_condition:-81 bc:know_others:-13 bc:knows_none:42 bc:knows_possessive:-1
bc:knät_none:39 bc:kod_none:-9 bc:kofferraum_none:4 bc:kollege_none:-1 bc:kommentare_none:-26 bc:kommt_none:-61
bc:komunikatów_none:8 bc:kowalczyk_none:35 bc:kpa_none:30 bc:kran_none:14 bc:kranz_none:25 bc:krosno_none:-38
bc:krośnie_none:-2 bc:krąg_none:17 bc:księgowości_none:5 bc:kuchen_none:-13 bc:kupé_none:15 bc:kurs_none:-1
bc:kurze_none:-45 bc:kw_none:3 bc:kälteren_none:-15 bc:kämen_none:5 bc:köket_none:6 bc:l'alto_none:14
bc:l'astreinte_none:10 bc:l'ha_none:-14 bc:l'échafaudage_none:-16 bc:la_none:-218 bc:labeled_none:-16
bc:labelled_none:-48 bc:labels_none:15 bc:lacks_none:-15 bc:ladder_none:50 bc:ladders_none:20 bc:lado_none:4
bc:lady_none:-31 bc:lag_speaker:-55 bc:lager_none:36 bc:lake_none:36 bc:lakes_none:5 bc:lames_none:41
bc:laminate_none:24 bc:lamp_past:-7 bc:lamps_none:13 bc:lampę_none:-18 bc:landed_none:-25 bc:landlord_none:53
bc:lands_none:10 bc:lane_none:30 bc:lang_none:27 bc:langen_none:-17 bc:language_speaker:-75 bc:langues_none:5
bc:large_none:-8 bc:las_none:-59 bc:last_none:-179 bc:lasts_none:-12 bc:late_none:-8 bc:later_none:64
bc:later_possessive:5 bc:later_speaker:1 bc:latest_none:21 bc:lathe_none:45 bc:latin_none:-22 bc:laugh_none:30
bc:laughed_none:31 bc:laughter_none:21 bc:launch_none:22 bc:laut_none:-44 bc:law_none:37 bc:lawn_none:31
bc:lawyer_none:52 bc:lawyer_speaker:-22 bc:layer_none:12 bc:layers_none:-2 bc:layout_none:21 bc:le_none:-186
bc:leadership_speaker:-57 bc:leaflet_none:32 bc:leak_none:8 bc:learn_none:-71 bc:learned_none:-45 bc:lease_speaker:4
bc:least_none:-34 bc:leave_none:-23 bc:leave_speaker:-53 bc:leaves_none:-1 bc:leaves_possessive:-46 bc:leeds_none:3
bc:leer_none:1 bc:left_none:2 bc:left_reason:-5 bc:left_speaker:3 bc:leftovers_none:6 bc:leg_none:43
bc:legacy_none:-52 bc:legend_none:31 bc:leiden_condition:-3 bc:leiden_none:1 bc:leiden_past:-17 bc:leihgebühr_none:18
bc:lena_none:22 bc:lens_none:-4 bc:lente_none:5 bc:leos_none:-12 bc:les_none:-119 bc:less_reason:-5
bc:lesson_speaker:-53 bc:lessons_none:40 bc:let's_none:-48 bc:let_none:-116 bc:let_speaker:-36 bc:lets_none:-61
bc:letter_none:41 bc:letztes_none:-3 bc:leute_none:69 bc:lever_speaker:-12 bc:levers_none:2 bc:leído_none:-4
bc:libre_none:5 bc:licences_none:10 bc:licked_none:-6 bc:lid_none:72 bc:lidar_none:39 bc:lieber_condition:-2
bc:lieber_none:70 bc:liegt_none:-39 bc:lies_possessive:-50 bc:lieu_none:-30 bc:life_none:64 bc:lift-off_none:30
bc:lift_none:7 bc:lifting_none:-5 bc:ligger_speaker:-14 bc:light_none:-14 bc:lighthouse_none:19 bc:lighthouses_none:14
bc:lights_none:22 bc:lignes_none:9 bc:like_article:-13 bc:like_none:-67 bc:liked_none:-20 bc:likes_none:-43
bc:likes_others:-11 bc:lilac_none:6 bc:limite_none:-11 bc:limpio_none:-2 bc:lindqvist_none:26 bc:line_article:-13
bc:line_every:7 bc:line_none:20 bc:line_speaker:-54 bc:liner_none:13 bc:liner_speaker:-67 bc:lines_none:18
bc:lines_reason:-29 bc:lining_none:31 bc:link_none:35 bc:links_none:43 bc:list_none:59 bc:list_order:-2
bc:list_speaker:-43 bc:litres_article:-69 bc:litres_none:119 bc:little_none:-41 bc:little_speaker:-1
bc:littéralement_none:20 bc:lives_none:-41 bc:living_speaker:-28 bc:livreur_none:14 bc:lizards_comparison:-11
bc:llama_none:-12 bc:llegado_none:-19 bc:llenar_none:-13 bc:lleva_none:-11 bc:lo_none:-100 bc:lo_others:-28
bc:load_none:-1 bc:loader_none:5 bc:loading_none:-25 bc:loads_none:-27 bc:lockdown_none:10 bc:locker_none:40
bc:locomotive_none:2 bc:lodów_speaker:-39 bc:log_none:-36 bc:logbook_none:13 bc:login_none:-26 bc:logs_none:-41
bc:lol_none:62 bc:lol_others:-13 bc:lol_past:18 bc:lol_possessive:-96 bc:london_none:18 bc:long_none:22
bc:long_order:-20 bc:longer_none:7 bc:longest_speaker:-21 bc:look_none:-54 bc:looks_none:-52 bc:looks_order:-20
bc:loom_none:12 bc:loop_article:-23 bc:lorries_none:-8 bc:lorry_none:-5 bc:los_none:-77 bc:lose_none:-35
bc:loses_none:-27 bc:losing_none:-25 bc:lost_possessive:-80 bc:lot_none:78 bc:loud_none:10 bc:love_none:-41
bc:loved_none:-31 bc:lovely_condition:-16 bc:lovely_speaker:-2 bc:lower_none:-74 bc:lowered_possessive:-25
bc:lp-path-east_none:7 bc:lucca_none:-12 bc:lucca_others:-31 bc:lucca_speaker:10 bc:luck_none:-6 bc:lucky_none:2
bc:luego_none:-12 bc:luggage_none:5 bc:luggages_none:-11 bc:lumens_none:23 bc:lunch_none:32 bc:lunch_speaker:-14
bc:lunedì_none:10 bc:lunghi_none:13 bc:là_none:-7 bc:lädt_none:-12 bc:lässt_none:-12 bc:läuft_none:-13
bc:líneas_none:4 bc:löse_speaker:-3 bc:löst_none:-13 bc:m_reason:-27 bc:ma_none:76 bc:macchina_none:8
bc:machine_modal:-12 bc:machine_past:-24 bc:machines_none:19 bc:macht_none:-59 bc:mad_none:32 bc:made_none:-6
bc:magazine_none:-10 bc:maggio_none:19 bc:mai_none:15 bc:mail_none:13 bc:mailboxes_none:-2 bc:mails_none:1
bc:main_none:-46 bc:mains_none:-24 bc:maintenance_none:-31 bc:maintenant_none:54 bc:mairie_none:18 bc:mais_none:-3
bc:major_none:7 bc:make_none:-114 bc:make_possessive:-32 bc:makes_negation:-5 bc:makes_none:-72
bc:makes_possessive:-33 bc:making_none:-57 bc:mal_none:-62 bc:malik_past:-3 bc:malmo_none:17 bc:malmo_others:-24
bc:mamma_possessive:-18 bc:man_none:-31 bc:man_others:-6 bc:managers_none:18 bc:mandamos_none:-5 bc:mando_speaker:-9
bc:maniac_none:-22 bc:mano_none:15 bc:many_none:-38 bc:maple_none:44 bc:maps_speaker:-54 bc:march_none:-9
bc:margin_none:26 bc:margins_none:13 bc:marguerite_none:1 bc:mariage_none:13 bc:maribel_none:12 bc:maricarmen_none:22
bc:mark_none:-14 bc:mark_possessive:-56 bc:marked_none:-65 bc:market_none:38 bc:marketing_none:-44 bc:marks_none:30
bc:marsupi_none:5 bc:marta_none:3 bc:martes_none:15 bc:marzo_none:2 bc:massimo_none:-1 bc:massive_none:20
bc:masts_none:-2 bc:mat_none:27 bc:matching_none:-18 bc:matchmaking_none:-11 bc:mate_none:44 bc:material_speaker:-41
bc:maths_none:-17 bc:matin_none:77 bc:matinee_none:7 bc:matter_none:-77 bc:matters_none:7 bc:mattress_speaker:-39
bc:may_none:22 bc:may_speaker:-3 bc:maybe_none:26 bc:mayor_none:2 bc:mayor_possessive:-4 bc:maze_none:26
bc:mañana_none:46 bc:mb_none:63 bc:mb_reason:-44 bc:mbar_none:11 bc:mbit_none:48 bc:me_condition:-17 bc:me_modal:28
bc:me_negation:46 bc:me_none:77 bc:me_past:41 bc:me_possessive:16 bc:me_reason:9 bc:me_speaker:-9 bc:me_vague:-9
bc:meadow_none:57 bc:meal_none:3 bc:mean_condition:-22 bc:mean_none:93 bc:mean_speaker:-2 bc:means_negation:-14
bc:means_none:-12 bc:measure_none:-58 bc:measurements_none:23 bc:med_none:-2 bc:medal_none:11 bc:medir_none:-29
bc:meditation_none:7 bc:meet_none:-62 bc:meet_possessive:-12 bc:meeting_none:29 bc:meetings_none:25 bc:meets_none:-77
bc:megabyte_none:2 bc:megabytes_none:18 bc:meglio_none:-17 bc:mehr_condition:-17 bc:mehr_none:-7 bc:mein_none:-47
bc:meine_none:-24 bc:meldeformular_none:22 bc:melden_speaker:-21 bc:melon_none:3 bc:melted_none:3 bc:melts_none:16
bc:memory_none:-16 bc:memory_reason:-14 bc:men_none:-21 bc:menos_negation:-5 bc:mention_none:-12 bc:mentioning_none:23
bc:mentions_none:-18 bc:menu_none:-23 bc:merci_reason:-1 bc:mercredi_none:6 bc:merged_none:27 bc:merlins_none:-7
bc:mesa_none:11 bc:messages_none:20 bc:messages_speaker:5 bc:meter_none:-14 bc:method_none:-34 bc:metre_none:38
bc:metres_none:35 bc:mexer_negation:-15 bc:mgr_none:-7 bc:mia_none:41 bc:miami_possessive:-23 bc:mich_none:1
bc:microseconds_none:34 bc:microseconds_order:-26 bc:midnight_none:18 bc:midsommar_none:38 bc:mieux_none:-20
bc:mignon_none:-13 bc:migration_none:-29 bc:migração_none:-13 bc:mijn_none:-44 bc:mikroampere_none:18 bc:milk_none:10
bc:mill_none:-69 bc:milliseconds_none:18 bc:millisekunden_none:23 bc:millivolts_none:14 bc:milímetros_none:10
bc:min_every:-18 bc:min_none:62 bc:min_reason:-6 bc:minded_none:21 bc:minds_none:12 bc:mine_none:-7 bc:minimum_none:29
bc:minor's_none:-1 bc:minty_none:26 bc:minus_none:-30 bc:minute_none:1 bc:minuter_none:14 bc:minutes_article:-6
bc:minutes_every:-54 bc:minutes_modal:13 bc:minutes_none:71 bc:minutes_possessive:-38 bc:minutes_reason:-25
bc:minutes_speaker:72 bc:minuti_none:20 bc:minutos_none:48 bc:mir_none:-11 bc:misc_none:26
bc:miscompiles_possessive:-21 bc:misread_none:-62 bc:miss_none:-8 bc:missed_none:-5 bc:missed_possessive:-2
bc:missing_none:-20 bc:mistake_none:46 bc:mistakes_none:35 bc:misunderstanding_none:13 bc:mit_none:-101
bc:mitt_speaker:-33 bc:mix_none:38 bc:mixes_none:-8 bc:ml_reason:-10 bc:mm_none:83 bc:moan_none:7 bc:mock_none:-98
bc:mock_speaker:-34 bc:modal_none:15 bc:modem_none:12 bc:modifying_none:-37 bc:moi_none:76 bc:moins_none:8
bc:moment_none:14 bc:moment_speaker:3 bc:monday_none:73 bc:monday_order:-10 bc:monday_speaker:-72 bc:mondays_none:83
bc:money_none:20 bc:montaña_none:11 bc:month_none:87 bc:month_reason:-67 bc:month_speaker:46 bc:months_none:75
bc:more_article:5 bc:more_comparison:-4 bc:more_none:42 bc:more_possessive:-37 bc:more_speaker:7 bc:moreau_none:15
bc:morgen_none:8 bc:morning_negation:8 bc:morning_none:75 bc:morning_order:-3 bc:morning_reason:33
bc:morning_speaker:-54 bc:morning_vague:14 bc:mosaic_none:17 bc:most_negation:20 bc:most_order:2 bc:most_speaker:-102
bc:mostly_none:-85 bc:moths_none:25 bc:moths_order:-2 bc:mould_none:3 bc:mouldy_none:2 bc:move_none:-34
bc:moved_none:-65 bc:moved_possessive:-18 bc:moves_none:-53 bc:movieron_none:-21 bc:movies_none:12 bc:moving_none:-29
bc:mr_none:-154 bc:mrs_none:-166 bc:ms_none:3 bc:ms_order:-46 bc:ms_speaker:13 bc:msgs_none:21 bc:much_comparison:-5
bc:much_none:51 bc:much_reason:-27 bc:much_speaker:-49 bc:mulch_none:22 bc:multa_none:11 bc:mum_modal:-4 bc:mum_none:5
bc:muore_none:31 bc:mush_none:40 bc:music_none:46 bc:musikskolan_none:9 bc:muy_none:-15 bc:mv_none:7 bc:mx_none:5
bc:my_none:-124 bc:myself_none:45 bc:más_none:3 bc:märz_none:18 bc:målad_speaker:-11 bc:mía_none:46 bc:mötet_none:30
bc:n_none:-28 bc:na_none:-116 bc:nach_article:-2 bc:nach_none:-64 bc:nachbar_none:-5 bc:nachbarin_none:5
bc:nadie_none:2 bc:nah_none:-45 bc:name_speaker:30 bc:named_none:-35 bc:names_negation:-11 bc:names_none:15
bc:names_speaker:-41 bc:nantes_none:2 bc:nantes_order:-3 bc:nantes_others:-14 bc:nantes_speaker:-14 bc:nap_none:12
bc:nappies_none:-23 bc:narrow_none:-60 bc:natal_none:12 bc:naturally_none:16 bc:nature_none:23 bc:nav_none:-6
bc:nda_none:-26 bc:ne_none:-31 bc:near_none:-197 bc:neat_none:19 bc:ned_none:33 bc:needed_none:31
bc:neighbours_none:-57 bc:nel_none:-22 bc:nerves_none:32 bc:nervous_none:24 bc:nessuno_none:-5 bc:nested_none:-24
bc:network_none:24 bc:neue_none:-104 bc:neuen_none:-90 bc:never_none:-53 bc:never_past:-5 bc:new_none:-104
bc:newark_none:-4 bc:news_possessive:-10 bc:newsletters_none:11 bc:newspaper_none:5 bc:next_none:-18
bc:next_speaker:-59 bc:ngl_none:-11 bc:nice_none:-17 bc:nicely_none:13 bc:nicer_condition:-33 bc:nicer_none:8
bc:nicht_none:66 bc:nickel_none:49 bc:nie_none:-8 bc:niece_none:-22 bc:niedzielę_none:24 bc:niemand_none:23
bc:niet_none:11 bc:niewinnie_none:16 bc:night_negation:3 bc:night_none:12 bc:night_order:14 bc:night_reason:-39
bc:night_speaker:-71 bc:nightly_none:-48 bc:nikt_negation:-11 bc:nine_none:30 bc:nine_possessive:-59 bc:nite_none:21
bc:no_article:18 bc:no_none:-16 bc:no_speaker:54 bc:noah_none:-12 bc:nobody_modal:-3 bc:nobody_none:-1
bc:noise_none:51 bc:noisy_none:-12 bc:nokia_others:-8 bc:none_none:77 bc:nonsense_condition:-15 bc:nonstop_none:-19
bc:noon_none:70 bc:noor's_none:22 bc:normal_none:109 bc:normally_none:6 bc:normas_none:1 bc:north_none:-52
bc:norway_others:-7 bc:nos_none:-21 bc:not_article:-37 bc:not_none:-25 bc:nota_none:18 bc:note_none:16
bc:notebook_none:13 bc:nothing_none:109 bc:notice_none:27 bc:noticed_none:13 bc:noticing_none:57
bc:notification_none:2 bc:notte_none:23 bc:noté_none:-3 bc:nougat_none:29 bc:nov_none:7 bc:nova_none:13 bc:nove_none:2
bc:novel_none:7 bc:novels_none:6 bc:now_condition:19 bc:now_negation:36 bc:now_none:60 bc:now_others:30
bc:now_possessive:6 bc:now_speaker:3 bc:nu_none:21 bc:nuit_none:14 bc:nuits_none:8 bc:null_none:-18 bc:number_none:-30
bc:numbers_none:46 bc:numbers_reason:-6 bc:numbers_speaker:-23 bc:nunca_none:26 bc:nuovo_none:1 bc:nur_none:-33
bc:nurse_none:-20 bc:nursery_is:-45 bc:nursery_none:36 bc:nuts_none:54 bc:när_none:-24 bc:o'clock_none:30
bc:o_none:-114 bc:oak_none:6 bc:oat_none:-32 bc:ob_none:-26 bc:obiegu_none:15 bc:obv_none:48 bc:occupa_none:-8
bc:och_none:-27 bc:od_none:-17 bc:odd_none:-40 bc:odile_none:19 bc:oduya_none:-25 bc:of_article:-5 bc:of_none:-187
bc:of_possessive:-78 bc:off_negation:4 bc:off_none:-3 bc:off_order:-17 bc:off_possessive:-25 bc:off_speaker:42
bc:offen_none:1 bc:offended_none:55 bc:offer_speaker:-26 bc:offers_none:30 bc:office_none:14 bc:office_past:-3
bc:office_speaker:16 bc:offset_none:13 bc:ogórków_none:5 bc:oh_none:-38 bc:oh_speaker:-10 bc:ohhh_none:-14
bc:ohms_none:26 bc:ohne_none:-36 bc:oiled_none:23 bc:ok_possessive:3 bc:ok_reason:-31 bc:ok_speaker:-73
bc:okafor_none:10 bc:okay_none:-3 bc:okay_reason:-37 bc:okoro_others:-6 bc:old_none:-94 bc:older_none:-44
bc:olive_none:54 bc:olmo_none:16 bc:olmuş_none:3 bc:om_none:-42 bc:omg_none:-74 bc:on-call_none:-31 bc:on_article:-59
bc:on_every:-74 bc:on_none:-76 bc:on_possessive:-123 bc:on_speaker:-31 bc:once_none:29 bc:once_others:-1
bc:once_past:-4 bc:once_speaker:-6 bc:one_article:22 bc:one_modal:-93 bc:one_negation:-20 bc:one_speaker:8
bc:one_told:-20 bc:ones_condition:-45 bc:ones_none:50 bc:ones_speaker:29 bc:onions_none:30 bc:only_none:40
bc:only_order:-3 bc:only_possessive:-2 bc:only_speaker:3 bc:ontem_none:15 bc:onto_none:-42 bc:onwards_none:5
bc:op_none:-58 bc:open_none:-7 bc:open_possessive:-4 bc:opened_none:-19 bc:opened_possessive:-5 bc:opening_speaker:-10
bc:opens_negation:-21 bc:opens_none:-32 bc:opens_speaker:9 bc:opera_none:27 bc:operator_none:2 bc:ophalen_none:32
bc:opinion_speaker:-26 bc:optician_none:1 bc:optimism_none:39 bc:or_negation:-16 bc:or_none:-119 bc:or_reason:-6
bc:or_speaker:-36 bc:oral_none:-24 bc:order_none:-5 bc:order_order:-3 bc:order_speaker:14 bc:orders_none:8
bc:original_none:-61 bc:originals_none:6 bc:orthodontist_none:20 bc:os_none:-43 bc:oskar_none:5 bc:osobę_none:23
bc:other_none:-31 bc:others_none:-11 bc:otherwise_none:17 bc:otherwise_possessive:-19 bc:otra_none:-4 bc:otro_none:6
bc:otroligt_none:11 bc:oturduk_none:10 bc:our_none:-73 bc:out_condition:-49 bc:out_none:49 bc:out_order:-4
bc:outage_speaker:-19 bc:outboard_none:19 bc:outbound_none:-48 bc:outcome_speaker:-10 bc:outline_none:12
bc:outside_none:28 bc:outstanding_none:36 bc:oven_order:-2 bc:over_none:-56 bc:over_speaker:5 bc:overdraft_none:15
bc:overnight_none:53 bc:overtime_none:-6 bc:own_none:-89 bc:owner_none:52 bc:owners_negation:-3 bc:owners_none:5
bc:owns_none:-63 bc:ozone_none:-9 bc:package_none:24 bc:page_none:-20 bc:pager_none:81 bc:pages_none:27
bc:paid_none:-7 bc:pain_none:4 bc:paint_none:-81 bc:painted_none:-64 bc:pair_none:6 bc:palavras_none:23
bc:pale_none:-41 bc:palet_none:-15 bc:pallets_negation:-2 bc:papagaio_negation:-6 bc:papel_none:16 bc:paper_none:11
bc:paper_order:6 bc:paper_speaker:-60 bc:papers_none:40 bc:papers_speaker:-21 bc:par_none:-118 bc:para_none:-30
bc:parade_none:29 bc:parallel_none:-20 bc:parcels_article:-9 bc:parental_none:-11 bc:parents_none:-22
bc:parked_none:-3 bc:parking_none:-24 bc:parrot_none:46 bc:parser_others:-29 bc:part_speaker:-12 bc:parte_none:-41
bc:parties_none:6 bc:party_none:35 bc:pass_none:-42 bc:passadeiras_none:12 bc:passar_negation:-2 bc:passe_none:-14
bc:passent_none:20 bc:passer_none:-16 bc:passes_none:9 bc:passport_none:-5 bc:password_speaker:-66 bc:past_none:-103
bc:past_possessive:-16 bc:paste_none:-28 bc:pastry_none:2 bc:patched_none:-7 bc:patience_none:12 bc:patient_none:-26
bc:patiente_none:20 bc:patients_negation:-13 bc:patients_speaker:-29 bc:pattern_is:-9 bc:paw_none:8 bc:pay_article:-9
bc:pay_none:-24 bc:paying_none:-25 bc:payment_none:-3 bc:paypal_none:16 bc:pays_none:-61 bc:peace_none:18
bc:pearl_none:22 bc:pegs_speaker:-14 bc:pen_none:76 bc:pencil_none:10 bc:pendant_none:-16 bc:people_modal:-3
bc:people_none:60 bc:people_others:-10 bc:people_possessive:3 bc:pepper_none:25 bc:per_none:-211 bc:percent_none:46
bc:percent_order:-18 bc:percentages_none:2 bc:perdona_none:-3 bc:perfectly_none:-15 bc:permit_none:5
bc:permit_speaker:-9 bc:person_modal:-5 bc:person_none:46 bc:person_order:-32 bc:person_others:-9
bc:personer_speaker:-4 bc:personne_negation:-17 bc:personnes_reason:-6 bc:peça_none:-2 bc:pff_none:-9 bc:pfff_none:14
bc:pharmacie_none:30 bc:phases_none:19 bc:phew_none:52 bc:phone_none:-36 bc:phone_speaker:-14 bc:phones_none:46
bc:photo_none:6 bc:photons_negation:-4 bc:photos_speaker:-6 bc:physics_none:4 bc:piano_none:-27
bc:pianoforte_negation:-20 bc:pick_none:-37 bc:picked_none:-74 bc:pics_none:4 bc:picture_none:61 bc:picture_order:-5
bc:pida_none:2 bc:pie_none:16 bc:piece_none:26 bc:pienso_speaker:-16 bc:pies_none:-38 bc:pill_speaker:-2
bc:pillar_none:25 bc:pilot_none:-9 bc:piment_none:-21 bc:pintó_possessive:-27 bc:pipeline_none:4 bc:pipes_none:3
bc:pixel_none:37 bc:pizza_none:59 bc:places_none:52 bc:places_reason:-9 bc:plain_none:-59 bc:plan_none:22
bc:plane_none:-48 bc:plant_none:-9 bc:plants_none:8 bc:plastic_none:16 bc:platform_none:-40 bc:play_none:-26
bc:played_none:-39 bc:players_none:8 bc:playing_none:-18 bc:playlist_none:3 bc:plays_none:-98 bc:please_negation:-94
bc:please_none:-57 bc:please_speaker:55 bc:please_told:-1 bc:plenty_none:10 bc:plesiosaur_none:35 bc:plinth_none:16
bc:pls_negation:-115 bc:pls_none:20 bc:pls_reason:21 bc:pls_speaker:33 bc:pls_told:-8 bc:plugs_none:-19
bc:plumber_none:-27 bc:plums_every:-9 bc:plus_none:-35 bc:plutôt_none:-6 bc:pm_is:-27 bc:pm_none:36 bc:pocket_none:31
bc:poems_none:25 bc:poetry_none:31 bc:point_none:17 bc:points_every:-41 bc:points_none:77 bc:points_speaker:14
bc:policière_none:12 bc:policy_none:8 bc:polish_speaker:-9 bc:polite_none:-10 bc:pollo_none:12 bc:polls_none:-45
bc:pompiers_none:2 bc:pond_none:19 bc:poniedziałki_none:16 bc:pontos_none:34 bc:pool_speaker:4 bc:poor_none:-70
bc:por_none:-131 bc:port_none:-2 bc:porte_none:-26 bc:porter_none:7 bc:portinaia_none:13 bc:porto_article:3
bc:porto_none:56 bc:porto_others:-30 bc:pose_none:17 bc:possible_none:81 bc:possible_speaker:-17 bc:postcards_none:19
bc:poster_none:37 bc:poster_others:-15 bc:pot_none:6 bc:potatoes_none:9 bc:potten_none:-1 bc:poussette_none:9
bc:power_none:-76 bc:ppm_none:5 bc:practical_none:-21 bc:practically_none:-4 bc:practice_speaker:-78
bc:practise_none:-46 bc:pray_none:28 bc:precisely_none:-7 bc:predict_none:16 bc:prefer_none:-46 bc:preferisco_none:-26
bc:prefers_none:-60 bc:prefetch_none:31 bc:prefiero_none:-45 bc:premier_none:-15 bc:premiere_none:12
bc:premiere_speaker:5 bc:present_none:7 bc:pressing_none:-2 bc:pretty_none:-28 bc:price_none:-5 bc:price_speaker:-71
bc:prima_none:-4 bc:primary_none:-24 bc:primavera_none:-36 bc:primo_none:1 bc:print_speaker:-83 bc:printed_none:-43
bc:private_none:-41 bc:privately_none:4 bc:pro_none:-117 bc:probably_none:-22 bc:proceed_none:6 bc:process_speaker:14
bc:product_none:7 bc:prof_none:37 bc:professor_none:-64 bc:profile_none:10 bc:profile_speaker:8 bc:project_none:46
bc:prometido_none:18 bc:promise_none:84 bc:promised_none:-18 bc:pronunciation_none:-5 bc:proper_none:-19
bc:property_none:-31 bc:prosił_none:3 bc:protokolliert_none:13 bc:proven_none:27 bc:provet_none:17 bc:provide_none:-80
bc:providing_none:-11 bc:pruebas_none:-29 bc:przy_none:-33 bc:préfère_none:-33 bc:próbek_none:40 bc:psi_none:6
bc:puh_none:40 bc:puis_none:-16 bc:pull_none:-20 bc:pullen_none:12 bc:pulling_possessive:-1 bc:pulls_none:-47
bc:pulmino_none:5 bc:pump_none:-44 bc:pumps_none:8 bc:punkte_none:16 bc:puns_none:44 bc:punto_none:15
bc:puntos_none:11 bc:pupils_modal:-5 bc:purchased_speaker:4 bc:purple_none:20 bc:purse_none:21 bc:put_none:-71
bc:put_possessive:-41 bc:puts_none:-17 bc:px_none:43 bc:på_none:-61 bc:quadratmeter_none:30 bc:quarantine_none:-20
bc:quartet_none:2 bc:quartz_none:1 bc:que_negation:-2 bc:que_none:-141 bc:que_speaker:-12 bc:queda_none:-3
bc:quedamos_none:-19 bc:quelle_none:-5 bc:quelqu'un_none:18 bc:quemó_none:-24 bc:question_condition:-4
bc:question_none:59 bc:question_others:-27 bc:questions_none:14 bc:qui_none:-10 bc:quick_none:-28 bc:quickly_none:37
bc:quickly_speaker:6 bc:quiet_none:-46 bc:quieter_none:13 bc:quimper_none:17 bc:quit_none:3 bc:quite_none:-2
bc:quiz_speaker:-81 bc:quizzes_speaker:-12 bc:quoi_none:-26 bc:quote_none:-48 bc:quoted_none:-27 bc:quotes_none:-59
bc:qué_none:-54 bc:rack_article:-3 bc:rack_speaker:9 bc:raclette_speaker:-9 bc:rad_none:-19 bc:radio_none:-24
bc:railway_none:-14 bc:rain_none:2 bc:raise_none:-24 bc:raised_none:-26 bc:ramp_none:64 bc:ran_none:-35
bc:rand_none:11 bc:rang_none:37 bc:rang_possessive:-1 bc:rarely_none:-1 bc:rather_none:-76 bc:rattled_none:37
bc:raus_none:9 bc:ravi's_none:31 bc:ravi_none:18 bc:raw_none:-27 bc:re_none:-31 bc:reach_none:-49 bc:reaches_none:-63
bc:read_article:-25 bc:read_none:-62 bc:readable_none:27 bc:reading_none:-18 bc:reading_possessive:-12
bc:reads_none:-145 bc:real_none:-57 bc:rear_none:-30 bc:reason_none:50 bc:reason_reason:-5 bc:reason_speaker:-18
bc:reboot_none:6 bc:rebuild_none:34 bc:rebuilt_none:-27 bc:recall_none:-4 bc:receives_none:-8 bc:recognition_none:28
bc:recording_none:27 bc:records_none:12 bc:recovery_none:13 bc:red_none:-38 bc:red_speaker:-18 bc:redesign_none:10
bc:redo_none:-18 bc:redone_none:14 bc:reef_none:-2 bc:reefer_none:5 bc:ref_none:-12 bc:reference_none:-47
bc:refill_none:11 bc:refranes_none:-15 bc:refresher_none:7 bc:regalo_none:27 bc:regarding_none:-13
bc:regatta_speaker:-4 bc:regge_none:-4 bc:regression_speaker:-9 bc:regret_none:9 bc:regrets_none:52 bc:rein_none:34
bc:relatórios_none:-10 bc:release_none:-23 bc:release_possessive:-1 bc:releases_none:8 bc:remaining_none:-1
bc:remains_none:-25 bc:remboursable_none:10 bc:remember_none:-62 bc:remind_none:-8 bc:reminder_none:-24
bc:reminds_speaker:-23 bc:remonte_none:-24 bc:remove_none:-6 bc:rename_none:-58 bc:renamed_none:-44 bc:render_none:-17
bc:renewal_none:20 bc:renombré_none:-4 bc:rental_speaker:-56 bc:repair_none:-45 bc:repeat_none:18 bc:replace_none:-22
bc:replicas_none:38 bc:reply_speaker:-6 bc:repo_none:-5 bc:report_speaker:-55 bc:reports_speaker:-17
bc:reporté_none:-31 bc:request_none:52 bc:reread_none:-13 bc:reroutes_none:-6 bc:rescue_none:-17 bc:reservado_none:-4
bc:reservation_modal:20 bc:reservation_none:-74 bc:reservation_speaker:39 bc:reservation_told:1 bc:reserve_none:32
bc:reset_none:-21 bc:resfriados_none:-2 bc:resolve_none:2 bc:respect_none:81 bc:rest_none:20 bc:rest_speaker:9
bc:reste_none:-3 bc:result_none:7 bc:resumo_none:-5 bc:retire_none:-21 bc:retired_none:40 bc:retires_none:12
bc:retrieve_none:-19 bc:retro_none:6 bc:retry_none:-65 bc:return_none:-47 bc:returned_none:-19 bc:returns_none:-27
bc:reunião_none:-26 bc:reuses_none:-3 bc:rev_none:-13 bc:rever_none:-21 bc:reversed_none:13 bc:review_none:34
bc:reviewed_none:-9 bc:reviews_speaker:-31 bc:revision_none:-64 bc:revision_speaker:-46 bc:rex_none:22 bc:rhyme_none:6
bc:rib_none:10 bc:ribs_none:14 bc:ride_none:11 bc:rider_none:10 bc:righe_none:30 bc:right_none:54 bc:right_order:-74
bc:rileggere_none:22 bc:ring_none:-63 bc:ringtones_none:17 bc:rises_none:10 bc:road_none:15 bc:road_speaker:-11
bc:roads_none:3 bc:robbery_negation:-2 bc:robot_none:-17 bc:roligt_none:3 bc:rollback_none:-9 bc:roof_none:42
bc:room_none:32 bc:room_order:4 bc:room_speaker:2 bc:root_none:-22 bc:roots_none:24 bc:ropeway_none:-9 bc:rosa_none:16
bc:roses_none:22 bc:rota_none:1 bc:rota_speaker:-19 bc:roughly_none:-13 bc:round_none:-8 bc:route_none:12
bc:row_article:-21 bc:row_none:20 bc:rows_none:43 bc:rpm_none:17 bc:rtt_none:11 bc:rui_none:17 bc:rule_speaker:-34
bc:rum_none:15 bc:run_none:-11 bc:running_none:16 bc:runs_none:-45 bc:runs_speaker:-19 bc:rush_speaker:-26
bc:rust_none:65 bc:récolte_none:16 bc:réparer_none:10 bc:rördiametern_none:27 bc:s'écroule_none:22 bc:s_none:50
bc:sa_none:-16 bc:sack_none:3 bc:saddle_speaker:-10 bc:sadly_others:-22 bc:said_none:54 bc:said_speaker:-13
bc:sales_none:-12 bc:salon_none:5 bc:salt_none:15 bc:salão_none:13 bc:same_none:-21 bc:sample_none:-20 bc:sand_none:11
bc:sandwich_none:3 bc:sandwiches_none:1 bc:sank_none:-15 bc:sarcophagi_none:16 bc:sashes_none:12 bc:satellite_none:8
bc:saturdays_none:31 bc:sauce_none:50 bc:saucepan_none:11 bc:sauces_none:29 bc:saudade_none:-6 bc:saut_none:14
bc:save_none:-5 bc:saves_none:-23 bc:saw_none:-15 bc:saxofón_none:12 bc:say_negation:-25 bc:say_others:-5
bc:say_reason:-12 bc:say_speaker:19 bc:saydım_none:9 bc:saying_none:-66 bc:says_negation:-18 bc:says_none:-66
bc:scales_speaker:-20 bc:scanner_none:-6 bc:scelto_none:-15 bc:schaffe_speaker:-42 bc:schedule_none:12
bc:schedule_speaker:-49 bc:scheduled_none:-5 bc:schichten_none:12 bc:schilf_none:12 bc:schluss_none:16
bc:schneiden_none:18 bc:schneider_none:7 bc:scholarship_none:11 bc:schon_none:-46 bc:school_none:-27
bc:school_speaker:-124 bc:schreiben_none:-7 bc:schule_none:26 bc:schönen_none:-69 bc:schülern_none:6 bc:scrap_none:-4
bc:screen_none:53 bc:screenshot_none:9 bc:script_none:11 bc:sea_speaker:4 bc:seagulls_none:-9 bc:seals_none:23
bc:seasick_none:12 bc:season_none:5 bc:seats_none:5 bc:sec_none:39 bc:second_none:-79 bc:secondes_none:57
bc:seconds_condition:-40 bc:seconds_none:65 bc:seconds_reason:-20 bc:seconds_speaker:13 bc:security_none:-23
bc:see_none:-86 bc:see_possessive:-28 bc:seeing_none:-53 bc:seems_none:-54 bc:seen_none:-35 bc:seen_possessive:-5
bc:sees_none:-36 bc:segfault_none:11 bc:seguir_none:-12 bc:segundos_none:41 bc:seguro_none:-11 bc:según_none:-16
bc:sein_none:62 bc:seiten_none:-11 bc:sekunden_none:1 bc:sekunder_none:32 bc:selfies_none:-7 bc:sell_none:-27
bc:selling_none:-41 bc:semaine_none:28 bc:sempre_none:22 bc:sen_speaker:-4 bc:send_none:-112 bc:sends_none:-27
bc:seniority_none:29 bc:sense_none:46 bc:sense_speaker:1 bc:sent_none:-61 bc:separate_none:-17 bc:separating_none:8
bc:sept_none:45 bc:september_none:-31 bc:ser_none:-20 bc:sera_none:-46 bc:serial_none:-55 bc:series_others:-24
bc:serious_none:20 bc:seriously_none:15 bc:server_negation:-15 bc:server_none:-16 bc:serverumzug_none:-1
bc:service_article:-26 bc:service_none:9 bc:service_speaker:-9 bc:serviced_none:-8 bc:servisi_none:-23
bc:servía_none:18 bc:será_none:-2 bc:session_none:73 bc:session_speaker:-52 bc:set_none:-65 bc:set_speaker:3
bc:settings_none:-39 bc:settle_none:6 bc:setup_none:55 bc:seul_none:9 bc:seven_none:18 bc:seventies_none:6
bc:share_none:-19 bc:shared_none:-36 bc:sharp_none:3 bc:she_none:-12 bc:shed_none:49 bc:sheet_is:-64 bc:sheet_none:26
bc:sheets_none:47 bc:shelves_none:42 bc:shes_none:-60 bc:shift_none:6 bc:shift_possessive:-7 bc:shift_reason:21
bc:shift_speaker:-13 bc:shine_none:33 bc:ship_speaker:-29 bc:ships_none:-15 bc:shoes_none:6 bc:shop_none:39
bc:shop_speaker:-16 bc:short_none:-22 bc:shots_none:6 bc:should_speaker:-21 bc:show_none:35 bc:shower_none:14
bc:shows_article:-28 bc:shows_none:8 bc:shut_none:12 bc:shuttle_none:23 bc:sich_none:-34 bc:sicilian_speaker:-23
bc:sick_none:-23 bc:side_none:58 bc:sie_none:-5 bc:siete_none:9 bc:sighed_none:18 bc:sight-reading_none:17
bc:sight_none:-8 bc:signals_none:16 bc:signed_none:-9 bc:signs_none:-40 bc:silk_none:-15 bc:sim_none:25
bc:simples_none:14 bc:simply_none:-12 bc:simulacro_none:43 bc:since_none:-10 bc:sind_none:7 bc:single_none:-56
bc:sink_none:11 bc:sinon_speaker:-44 bc:sit_none:-16 bc:sits_none:-65 bc:sitting_none:2 bc:six_none:7
bc:six_speaker:-2 bc:size_speaker:-41 bc:się_none:-41 bc:ska_none:-20 bc:ski_none:-22 bc:skicka_none:-15
bc:skiers_speaker:-32 bc:skiing_none:6 bc:skiing_speaker:-20 bc:skip_none:-67 bc:skipped_none:3 bc:skipper_none:3
bc:skipping_none:-29 bc:skips_none:-32 bc:skrattet_none:18 bc:skrótów_none:-2 bc:sköldpadda_speaker:-26
bc:slate_none:16 bc:sleep_none:13 bc:sleepy_none:-78 bc:sleutelkast_none:4 bc:slides_none:30 bc:slip_none:8
bc:sloan_none:-15 bc:slope_none:5 bc:slots_none:94 bc:slow_none:-42 bc:slower_none:37 bc:slugs_none:20
bc:small_none:-9 bc:small_speaker:-77 bc:smart_none:7 bc:smell_none:-3 bc:smelled_none:7 bc:smile_none:66
bc:smiled_none:3 bc:smoke_none:-23 bc:smokehouse_possessive:-20 bc:snaps_none:8 bc:snapshot_none:-29
bc:snippet_none:-31 bc:so_none:54 bc:so_others:-13 bc:so_speaker:-104 bc:sock_none:17 bc:socket_none:57
bc:socket_speaker:2 bc:sockets_none:28 bc:soft_none:-23 bc:soglia_none:-5 bc:soir_none:12 bc:sold_none:12
bc:soldered_none:-4 bc:soldered_possessive:-5 bc:solved_none:-15 bc:some_none:-78 bc:somebody_none:-46
bc:somehow_none:-31 bc:somehow_speaker:-20 bc:someone_none:-81 bc:something_possessive:-19 bc:something_speaker:-37
bc:sometimes_speaker:-12 bc:somewhere_none:-22 bc:son_none:50 bc:song_none:9 bc:songs_none:-2 bc:soon_none:81
bc:soon_reason:-59 bc:soothing_none:17 bc:sorry_negation:-5 bc:sorry_none:82 bc:sorry_reason:-25 bc:sorry_speaker:-117
bc:sorting_none:-47 bc:sorts_none:-26 bc:sotto_none:-3 bc:soul_none:5 bc:sound_none:-33 bc:sounds_none:-34
bc:sous_none:-51 bc:south_none:-27 bc:spam_none:28 bc:spanish_order:-4 bc:spare_none:-87 bc:speak_none:-41
bc:speakers_none:-3 bc:speaking_none:1 bc:specific_none:-25 bc:speech_none:-51 bc:spelling_none:41 bc:spent_none:-21
bc:spent_possessive:-22 bc:spiegami_none:-9 bc:spike_none:17 bc:spikes_none:-24 bc:spite_none:9 bc:split_none:-69
bc:spoke_none:18 bc:spoon_none:64 bc:spoons_none:5 bc:spreadsheet_none:10 bc:spring_none:25 bc:spring_others:-7
bc:spring_reason:35 bc:spring_speaker:-11 bc:spy_none:9 bc:späten_none:-10 bc:sql_none:-4 bc:squeezes_none:-19
bc:sre_none:-2 bc:sry_none:-16 bc:stack_none:-35 bc:stage_none:21 bc:staging_none:-5 bc:staircase_none:6
bc:stairs_none:13 bc:stale_none:-31 bc:stall_none:19 bc:stamp_none:16 bc:stand_none:-12 bc:standard_none:-24
bc:standing_none:-16 bc:standortdaten_none:-2 bc:stands_order:-20 bc:standup_none:2 bc:stapler_none:13
bc:starboard_none:-17 bc:stars_none:11 bc:start_none:-13 bc:started_speaker:19 bc:starting_none:-19 bc:starts_none:-38
bc:startup_none:32 bc:state_none:-35 bc:statement_none:15 bc:station_modal:-14 bc:station_none:38 bc:station_reason:5
bc:statistics_negation:-18 bc:statue_none:31 bc:status_none:-84 bc:stay_none:-78 bc:stayed_none:16 bc:stays_none:-20
bc:steam_none:10 bc:steht_none:-27 bc:steilstrecke_none:12 bc:stelios_none:21 bc:stem_none:3 bc:steps_none:8
bc:sternschnuppen_none:-13 bc:stick_none:94 bc:sticker_none:26 bc:sticks_none:17 bc:still_negation:-27
bc:still_none:-22 bc:stitches_none:8 bc:stock_none:2 bc:stole_possessive:-48 bc:stomach_none:29 bc:stones_none:42
bc:stood_order:-35 bc:stop_none:45 bc:stop_speaker:15 bc:stopping_none:6 bc:stops_none:-28 bc:stops_speaker:-9
bc:store_none:5 bc:stored_reason:-3 bc:stores_none:-18 bc:stories_none:14 bc:storm_none:64 bc:storm_speaker:-29
bc:story_none:32 bc:stove_none:34 bc:street_none:16 bc:street_speaker:3 bc:stretched_none:-20 bc:stricter_none:4
bc:string_none:34 bc:strings_none:28 bc:stroller_none:17 bc:struggling_none:13 bc:stuck_none:-46 bc:student_none:-5
bc:student_speaker:-3 bc:study_none:-74 bc:stuff_article:1 bc:stuff_none:33 bc:stung_possessive:-36
bc:ständig_none:-15 bc:suando_none:3 bc:subject_none:29 bc:substation_none:12 bc:successfully_none:-44
bc:such_none:-14 bc:suena_none:-12 bc:suerte_none:4 bc:suffering_none:10 bc:suffit_none:38 bc:suffix_none:4
bc:sugar_none:4 bc:suit_none:-21 bc:suitcase_none:16 bc:suits_none:-60 bc:sulk_none:6 bc:summary_none:16
bc:summer_others:-35 bc:summer_possessive:-4 bc:summer_speaker:-46 bc:sunbeds_none:3 bc:sundays_none:72
bc:sunflower_none:11 bc:sunlight_none:25 bc:sunset_none:8 bc:suona_none:-33 bc:superare_none:-1
bc:supermarkets_none:10 bc:supervisor_none:6 bc:supplie_none:6 bc:supplier_none:-24 bc:support_none:-14
bc:supporte_negation:-3 bc:suppose_none:11 bc:sur_none:-73 bc:sure_none:-45 bc:sure_speaker:-30 bc:surprise_none:6
bc:surprisingly_none:-14 bc:surtout_none:-17 bc:svg_none:27 bc:swallows_none:-57 bc:swap_none:-29 bc:swapped_none:-51
bc:swear_none:11 bc:swear_others:-11 bc:swear_speaker:17 bc:swears_none:-12 bc:swings_none:-31 bc:swiss_none:-18
bc:switchboard_condition:-3 bc:switched_none:6 bc:syllabus_none:19 bc:sync_none:-3 bc:synced_none:17
bc:syrgasmätaren_speaker:-17 bc:system_others:-5 bc:system_speaker:-22 bc:szkole_none:-6 bc:säcken_none:56
bc:så_none:-38 bc:sürüyor_none:18 bc:table_none:35 bc:table_speaker:-34 bc:tables_none:60 bc:tables_speaker:6
bc:tablet_none:-3 bc:tablets_none:6 bc:tablets_speaker:-15 bc:tabs_none:-1 bc:tack_none:1 bc:tackle_none:-6
bc:tage_none:13 bc:tagged_none:-45 bc:tags_none:30 bc:tail_none:13 bc:tak_none:-2 bc:take_none:-96 bc:taken_none:-70
bc:takes_none:-131 bc:taking_none:-69 bc:talk_none:4 bc:talked_none:-15 bc:tall_none:73 bc:taller_none:-26
bc:tandem_speaker:-52 bc:tanker_none:1 bc:tantissimo_none:27 bc:tape_none:-4 bc:tar_none:-44 bc:tarde_none:18
bc:target_none:-37 bc:tariff_none:-79 bc:tarvisio_none:20 bc:task_none:-6 bc:taste_none:70 bc:tavern_none:1
bc:taxi_none:-18 bc:tb_none:51 bc:tbh_none:53 bc:te_none:-64 bc:tea_none:33 bc:teach_none:-34 bc:teacher_speaker:-37
bc:teaches_none:-41 bc:teal_none:42 bc:team_none:-48 bc:tears_none:13 bc:teclado_none:13 bc:teenager_none:20
bc:teeth_none:35 bc:tell_none:-18 bc:tells_none:-58 bc:temp_negation:-13 bc:temperatura_none:-6 bc:temps_none:44
bc:ten_none:-2 bc:tenant_none:-97 bc:teniamo_none:-35 bc:tenth_none:19 bc:teoría_none:14 bc:ter_negation:-18
bc:teraz_none:-72 bc:term_none:34 bc:terminal_none:12 bc:termine_none:1 bc:terminus_none:19 bc:terrace_none:46
bc:terrible_none:-11 bc:tested_every:-25 bc:tests_none:-30 bc:testy_none:10 bc:text_none:6 bc:text_speaker:-19
bc:than_none:-130 bc:than_possessive:-28 bc:than_speaker:-71 bc:thank_none:-96 bc:thanks_none:20 bc:thanks_reason:-23
bc:that_modal:-25 bc:that_negation:-69 bc:that_none:33 bc:that_order:39 bc:that_others:-58 bc:that_possessive:-4
bc:that_reason:30 bc:that_speaker:-112 bc:that_told:-31 bc:that_vague:-4 bc:thatch_none:15 bc:thats_article:-4
bc:thats_none:-140 bc:thats_possessive:-21 bc:the_none:-364 bc:their_none:-105 bc:them_modal:-29 bc:them_none:42
bc:them_others:38 bc:them_past:-28 bc:them_possessive:16 bc:them_reason:-3 bc:them_speaker:76 bc:theme_none:-8
bc:then_none:37 bc:then_others:-6 bc:then_reason:4 bc:then_speaker:-45 bc:theory_none:-39 bc:therapy_none:34
bc:there's_article:-10 bc:there_article:8 bc:there_is:-49 bc:there_none:113 bc:there_past:-15 bc:there_possessive:7
bc:there_speaker:-26 bc:theremin_none:18 bc:theres_article:-47 bc:theres_negation:-18 bc:thermal_none:-10
bc:these_none:-95 bc:they'll_none:-17 bc:they're_none:-20 bc:they_none:-61 bc:they_past:-15 bc:thick_none:15
bc:thin_none:-24 bc:thing_none:131 bc:thing_possessive:11 bc:thing_speaker:-117 bc:things_none:66 bc:think_article:-21
bc:think_none:32 bc:think_speaker:-31 bc:thinks_speaker:-61 bc:third_none:-72 bc:thirteen_none:-22 bc:thirty_none:-23
bc:this_none:-39 bc:this_reason:10 bc:this_speaker:-159 bc:tho_none:25 bc:those_none:-15 bc:though_none:-13
bc:though_speaker:-49 bc:thought_none:5 bc:thought_speaker:-14 bc:thoughts_none:7 bc:thread_condition:-5
bc:threads_none:75 bc:three_none:-68 bc:three_others:-10 bc:threshing_none:26 bc:through_none:-80
bc:through_possessive:-3 bc:throws_none:-12 bc:thru_none:-49 bc:thu_none:40 bc:thursday_none:25 bc:thx_none:33
bc:ti_none:-33 bc:ticket_none:-20 bc:ticket_reason:-10 bc:tickets_none:7 bc:ticks_none:52 bc:tiempo_none:1
bc:tiene_none:-77 bc:tient_none:-21 bc:til_none:-13 bc:tiled_none:12 bc:tiles_none:9 bc:till_none:-59 bc:tillen_none:6
bc:time_none:131 bc:time_order:3 bc:time_others:-71 bc:time_possessive:21 bc:time_reason:30 bc:time_speaker:-153
bc:timeline_none:3 bc:timeout_none:-27 bc:timeouten_none:-6 bc:timeouts_past:-6 bc:times_article:-18 bc:times_none:41
bc:times_order:-45 bc:times_speaker:13 bc:timing_none:12 bc:tips_none:-30 bc:tired_none:51 bc:titles_speaker:-45
bc:tmrw_none:27 bc:tmrw_speaker:-38 bc:to_article:-26 bc:to_none:-217 bc:to_possessive:-94 bc:toca_none:-29
bc:tocar_none:-8 bc:toch_negation:-3 bc:toda_none:-38 bc:today_none:154 bc:today_others:-10 bc:today_speaker:-126
bc:todo_none:11 bc:toe_none:43 bc:together_article:-46 bc:together_none:89 bc:together_speaker:30 bc:together_told:-3
bc:tomasz_none:19 bc:tomatoes_speaker:-14 bc:tombée_none:-4 bc:tomorrow_none:15 bc:ton_none:-1 bc:tones_none:-5
bc:tonight_condition:-26 bc:tonight_none:84 bc:tonight_speaker:-54 bc:tonnes_none:3 bc:too_none:-40 bc:too_reason:5
bc:too_speaker:59 bc:took_none:-36 bc:topic_none:22 bc:topic_speaker:-12 bc:tops_none:106 bc:torch_none:40
bc:torn_none:-3 bc:total_none:23 bc:touch_none:-98 bc:touches_none:-49 bc:touching_none:-17 bc:toujours_negation:-24
bc:tour_none:39 bc:tour_speaker:-61 bc:touring_none:-14 bc:tours_none:-1 bc:tout_none:48 bc:toute_none:-18
bc:tove_speaker:7 bc:toward_none:-28 bc:towards_none:-53 bc:tower_none:-32 bc:town_none:-26 bc:traces_none:-26
bc:track_none:-17 bc:tracker_none:63 bc:tracteur_none:9 bc:tractor_none:42 bc:trade_none:35 bc:tradition_none:72
bc:tradição_none:25 bc:traffic_none:25 bc:traghetto_none:15 bc:tram_none:7 bc:trampoline_none:39 bc:transfer_none:-12
bc:translation_speaker:-25 bc:transmitting_none:11 bc:transport_none:19 bc:tras_none:-25 bc:trastero_none:-19
bc:travel_none:-29 bc:tray_none:29 bc:treat_none:-41 bc:tree_none:35 bc:tried_none:9 bc:trieste_none:14
bc:trieste_past:-13 bc:trieste_speaker:29 bc:trip_none:57 bc:trip_reason:-26 bc:tripod_none:-6 bc:trips_none:-42
bc:tronco_none:3 bc:trotz_none:-20 bc:trout_none:37 bc:trucs_none:14 bc:true_none:8 bc:truing_none:24
bc:trumpets_none:27 bc:try_none:-14 bc:try_past:-27 bc:trött_none:-3 bc:tue_none:-13 bc:tuesdays_past:-13
bc:tuition_none:-3 bc:turbine_none:10 bc:turing_none:47 bc:turku_none:22 bc:turku_order:-16 bc:turku_others:-34
bc:turku_speaker:-24 bc:turn_possessive:-29 bc:turned_none:-52 bc:turns_none:-2 bc:turret_none:20 bc:tutor_speaker:-7
bc:twenty_none:-6 bc:twice_none:50 bc:twice_speaker:15 bc:twin_none:-29 bc:two_none:-2 bc:two_others:-17
bc:two_speaker:-47 bc:tygodniowo_none:34 bc:typescript_none:26 bc:typewriter_none:13 bc:typical_none:20
bc:typos_speaker:-72 bc:téléphone_none:6 bc:tür_none:37 bc:u_none:-49 bc:u_possessive:-17 bc:udało_none:6
bc:ugh_none:19 bc:ugh_possessive:-27 bc:uhr_none:50 bc:umber_none:40 bc:umbrella_none:51 bc:unaccompanied_none:20
bc:uncle_none:-49 bc:unclear_none:-19 bc:under_negation:-6 bc:under_none:-182 bc:under_possessive:-8
bc:understand_none:-66 bc:undo_none:-12 bc:unexplained_none:7 bc:uniforms_speaker:-65 bc:units_none:42
bc:unknown_none:12 bc:unloaded_none:3 bc:unlock_none:19 bc:unmetered_none:10 bc:unplugged_none:7
bc:unread_condition:-8 bc:unreal_none:19 bc:unterm_none:-24 bc:unterschrieben_none:17 bc:until_none:-107
bc:until_speaker:-46 bc:up_none:-3 bc:up_order:-112 bc:up_past:34 bc:up_possessive:-60 bc:updating_none:-26
bc:upgrade_none:-19 bc:upgrading_none:-57 bc:upload_none:-71 bc:uploader_none:20 bc:upper_none:-65 bc:ups_none:-21
bc:upset_none:-5 bc:upstairs_none:-46 bc:ur_none:-15 bc:us_none:85 bc:us_speaker:30 bc:usar_none:-40 bc:use_none:-64
bc:use_possessive:-59 bc:useless_none:42 bc:user_none:-112 bc:useremo_none:-17 bc:users_none:76 bc:uses_none:-83
bc:using_none:-84 bc:using_possessive:-29 bc:usual_none:62 bc:usypiają_none:11 bc:utc_none:36 bc:utilise_none:-11
bc:uyuyor_none:13 bc:vacation_none:22 bc:vacía_none:-3 bc:valla_none:12 bc:valley_none:-12 bc:valuation_negation:-21
bc:value_none:42 bc:valued_none:-11 bc:van_none:-11 bc:van_speaker:2 bc:variables_none:-15 bc:varnish_none:30
bc:varnishing_none:-2 bc:varvet_speaker:-3 bc:veckan_none:29 bc:vectors_none:24 bc:vendor_none:-9 bc:vendored_none:-22
bc:vendredi_none:18 bc:ver_none:-8 bc:verified_none:32 bc:verkstaden_none:8 bc:verlegt_none:7 bc:verses_none:39
bc:version_none:-41 bc:versprochen_none:13 bc:verticais_none:20 bc:verträgt_none:-22 bc:verwandelt_none:11
bc:very_none:-157 bc:vet_none:-44 bc:vi_none:-80 bc:via_none:-89 bc:vida_none:7 bc:vidrio_none:2 bc:viel_none:-20
bc:viele_none:33 bc:vierten_none:-15 bc:vieux_none:-5 bc:view_none:11 bc:view_speaker:4 bc:village_none:-8
bc:villanueva_none:17 bc:violet_none:23 bc:violet_order:8 bc:vise_none:-7 bc:visit_none:64 bc:visitors_none:-1
bc:visto_none:-12 bc:vivienda_none:1 bc:vocht_none:50 bc:voices_none:5 bc:voids_none:-26 bc:voir_every:-3
bc:volcanoes_speaker:-23 bc:vole_none:12 bc:voliere_none:14 bc:voller_none:-25 bc:volt_none:7 bc:volta_none:-28
bc:volunteers_negation:-8 bc:volés_none:-10 bc:vom_none:-99 bc:von_none:-63 bc:voor_none:-40 bc:voor_speaker:-11
bc:voordat_speaker:-22 bc:vor_none:-7 bc:vorgemerkt_none:29 bc:vorstand_none:13 bc:voucher_article:-26
bc:voucher_none:-8 bc:vous_none:-28 bc:vowels_none:28 bc:vpn_none:38 bc:végé_none:33 bc:w_none:-97 bc:wachsen_none:6
bc:waffles_every:-9 bc:waiter_speaker:-26 bc:waiters_none:24 bc:wake_none:-75 bc:walca_none:28 bc:walk_none:-10
bc:walking_none:-41 bc:walks_none:-75 bc:walkway_none:-9 bc:wall_none:37 bc:wall_speaker:3 bc:walnut_article:12
bc:walnut_none:74 bc:wander_none:25 bc:want_none:-62 bc:want_possessive:-15 bc:wants_article:-2 bc:wants_none:-47
bc:wardens_none:16 bc:wards_none:-17 bc:warm_none:-22 bc:warmup_none:5 bc:warp_none:-20 bc:was_article:-12
bc:was_none:-66 bc:was_possessive:3 bc:washes_none:48 bc:watch_none:29 bc:watchdog_none:30 bc:watched_none:-28
bc:water_none:-5 bc:water_speaker:-42 bc:watt_none:35 bc:watts_modal:-20 bc:watts_none:64 bc:wav_none:22
bc:waved_none:1 bc:way_is:-10 bc:way_none:3 bc:we'll_none:-10 bc:we're_none:-22 bc:we_none:-30 bc:we_past:-8
bc:wear_none:-55 bc:wearing_possessive:-34 bc:wears_article:-9 bc:weather_none:-15 bc:web_none:-13 bc:website_none:11
bc:wed_none:-15 bc:wedding_none:49 bc:wednesday_none:20 bc:wednesday_reason:-8 bc:week_article:14 bc:week_none:84
bc:week_order:-5 bc:week_speaker:-150 bc:weekdays_none:58 bc:weekend_none:61 bc:weekly_none:-53 bc:weeks_none:15
bc:weer_none:-27 bc:weet_none:-18 bc:wegen_none:-38 bc:weigh_none:-14 bc:weighs_none:-21 bc:weir_none:-73
bc:well_none:49 bc:werden_none:43 bc:west_speaker:-20 bc:wet_none:-56 bc:what_none:-15 bc:what_others:-36
bc:what_speaker:-188 bc:whatever_none:-38 bc:whatever_others:-34 bc:whatever_speaker:-7 bc:whats_none:-33
bc:wheel_none:13 bc:wheelchair_speaker:1 bc:wheels_none:-7 bc:when_speaker:-34 bc:where_none:-111
bc:where_speaker:-120 bc:whether_none:-147 bc:whether_speaker:-41 bc:which_none:-30 bc:which_others:-20
bc:which_speaker:-110 bc:while_none:-24 bc:while_others:-2 bc:while_speaker:-136 bc:whine_none:20 bc:whistle_none:15
bc:white_none:-10 bc:who_none:-31 bc:whole_none:-140 bc:whom_none:5 bc:whom_speaker:-37 bc:whose_none:-31
bc:why_article:-5 bc:why_is:-9 bc:why_negation:3 bc:why_speaker:-69 bc:wide_none:29 bc:wie_none:-41
bc:wieczorem_none:12 bc:wife_speaker:-33 bc:wil_none:-15 bc:winch_none:5 bc:winch_others:-9 bc:wind_none:17
bc:window_none:45 bc:windows_none:-24 bc:winds_none:-24 bc:wine_none:38 bc:wing_none:2 bc:wings_none:12
bc:winning_none:17 bc:winter_none:57 bc:winter_speaker:-89 bc:wir_none:-11 bc:wish_none:9 bc:wish_speaker:-52
bc:with_article:-92 bc:with_negation:-8 bc:with_none:-149 bc:with_possessive:-87 bc:with_speaker:16
bc:within_none:-119 bc:within_possessive:-1 bc:without_article:-13 bc:without_none:-56 bc:więc_none:-38 bc:wks_none:3
bc:wochen_none:31 bc:wolnego_none:30 bc:wolę_none:-11 bc:wonder_negation:-47 bc:wonder_none:-12 bc:wont_none:-38
bc:wood_none:26 bc:wooden_none:-63 bc:word_none:-19 bc:worden_none:28 bc:words_none:18 bc:words_speaker:14
bc:work_none:4 bc:worked_none:37 bc:workers_none:67 bc:working_none:-48 bc:works_none:18 bc:workshop_none:30
bc:workshop_past:-2 bc:world_none:19 bc:worm_none:8 bc:worries_none:-3 bc:worries_speaker:-58 bc:worse_none:9
bc:worth_none:-20 bc:would_none:-34 bc:wow_none:-26 bc:write_none:-82 bc:writes_none:-76 bc:writes_others:-7
bc:writing_none:25 bc:written_none:-50 bc:wrong_order:1 bc:wrote_every:-5 bc:wurde_none:17 bc:wären_none:-4
bc:x-ray_none:-9 bc:xml_none:32 bc:ya_none:-16 bc:ya_others:-32 bc:yaml_none:6 bc:yard_none:34 bc:yatacak_none:41
bc:yazılır_none:29 bc:yeah_is:-14 bc:year_negation:5 bc:year_none:127 bc:year_others:-80 bc:year_speaker:-66
bc:years_negation:-31 bc:years_none:55 bc:years_speaker:-23 bc:yeast_none:6 bc:yes_none:26 bc:yes_speaker:-80
bc:yesterday_speaker:-46 bc:yet_condition:-60 bc:yet_negation:2 bc:yet_none:23 bc:yet_speaker:20 bc:yine_none:8
bc:yodelling_none:29 bc:york_none:-13 bc:you'll_none:-46 bc:you're_none:-25 bc:you_condition:29 bc:you_modal:-197
bc:you_negation:-29 bc:you_none:-4 bc:you_order:15 bc:you_past:-27 bc:you_speaker:39 bc:you_told:-25 bc:your_none:-245
bc:yourself_none:65 bc:youssef_none:24 bc:yusuf_none:26 bc:z_none:-41 bc:za_none:-46 bc:zahlen_speaker:-6
bc:zahnschmerzen_none:10 bc:zapytania_none:-4 bc:ze_none:-9 bc:zeit_none:19 bc:zero_none:31 bc:zet_none:-21
bc:zgłoszenia_none:-5 bc:ziegelei_none:15 bc:zig_none:44 bc:zinc_none:33 bc:zio_none:-17 bc:zjadł_possessive:-6
bc:znowu_none:-8 bc:zo'n_none:-12 bc:zone_article:-8 bc:zu_none:-21 bc:zug_none:-29 bc:zum_none:-113 bc:zur_none:-90
bc:zurück_none:4 bc:zweite_none:-65 bc:zweiten_none:-17 bc:zwrócimy_none:-22 bc:zählen_none:3 bc:à_none:-142
bc:às_none:-1 bc:är_none:-25 bc:çalıştırıyor_none:39 bc:çalışıyor_none:26 bc:çok_none:-30 bc:è_none:-15 bc:é_none:-35
bc:écoles_none:-7 bc:électrogène_none:-4 bc:über_none:-45 bc:überschreiten_none:9 bc:überschwungen_none:9
bc:übungen_none:4 bc:łazienki_none:6 bc:środę_none:21 bc:że_none:-4 bc:в_none:-1 bc:временем_none:9
bc:математику_none:14 bc:местах_none:8 bc:не_none:-24 bx:'a:-11 bx:'d:-158 bx:'m:-107 bx:'n:-13 bx:'s:-236 bx:'t:-60
bx:*:40 bx:0:117 bx:a:-114 bx:ab:28 bx:ac:71 bx:ad:32 bx:ae:-34 bx:af:21 bx:ag:1 bx:ah:-78 bx:ai:-51 bx:aj:-34
bx:ak:47 bx:al:-6 bx:am:-7 bx:an:-3 bx:ao:-41 bx:ar:-5 bx:as:30 bx:at:-57 bx:au:-42 bx:av:-12 bx:aw:-33 bx:ay:60
bx:az:-4 bx:ał:-15 bx:aś:9 bx:b:10 bx:ba:-3 bx:bc:-55 bx:be:-62 bx:bh:54 bx:bi:61 bx:bo:-49 bx:bs:13 bx:bt:-80
bx:bv:60 bx:by:-153 bx:bę:53 bx:c:55 bx:ce:30 bx:ch:8 bx:ck:15 bx:cm:46 bx:co:23 bx:cr:-15 bx:cs:50 bx:ct:-4 bx:cé:-31
bx:d:37 bx:db:30 bx:dd:-76 bx:de:-28 bx:dh:4 bx:di:-22 bx:dj:5 bx:dl:32 bx:do:1 bx:dr:-56 bx:ds:43 bx:dt:-11 bx:du:-94
bx:dy:9 bx:dé:15 bx:dì:30 bx:dę:3 bx:dı:56 bx:dł:-23 bx:ea:30 bx:eb:-54 bx:ed:-29 bx:ee:50 bx:ef:-78 bx:eg:35 bx:eh:37
bx:ei:-79 bx:ej:-26 bx:ek:45 bx:em:-8 bx:en:11 bx:er:-7 bx:es:32 bx:et:17 bx:eu:-77 bx:ev:-24 bx:ew:-10 bx:ex:67
bx:ey:24 bx:ez:-51 bx:eń:43 bx:fe:13 bx:ff:13 bx:fo:73 bx:ft:25 bx:fy:-12 bx:fè:42 bx:fé:4 bx:g:47 bx:ga:6 bx:gb:31
bx:ge:17 bx:gg:-32 bx:gh:-77 bx:gi:69 bx:gl:-2 bx:gm:37 bx:gn:9 bx:go:32 bx:gr:-8 bx:gs:33 bx:gu:28 bx:gy:-93 bx:gé:6
bx:gó:-11 bx:gę:11 bx:ha:-23 bx:he:-68 bx:hh:-43 bx:hi:-30 bx:hm:-68 bx:hn:-8 bx:hs:13 bx:ht:53 bx:hu:46 bx:hx:38
bx:hy:-34 bx:hz:45 bx:i:-184 bx:ia:19 bx:ib:-4 bx:ie:-39 bx:if:-70 bx:ig:12 bx:ij:-38 bx:ik:-14 bx:il:1 bx:io:18
bx:ip:21 bx:is:-62 bx:it:-30 bx:iv:-2 bx:iw:15 bx:ix:55 bx:iz:-77 bx:ié:-31 bx:ió:28 bx:ię:11 bx:iś:-4 bx:ja:-36
bx:je:-83 bx:jk:9 bx:jp:12 bx:ją:13 bx:ka:20 bx:kb:10 bx:ke:6 bx:kg:55 bx:ki:21 bx:km:21 bx:ks:27 bx:kü:-8 bx:kę:11
bx:la:-53 bx:ld:-25 bx:le:-32 bx:lf:41 bx:li:55 bx:lk:34 bx:ll:-36 bx:lm:2 bx:ln:-23 bx:lo:13 bx:lp:42 bx:ls:61
bx:lt:43 bx:lu:19 bx:ly:-26 bx:là:-11 bx:lé:-15 bx:m:-13 bx:ma:-8 bx:mb:35 bx:md:9 bx:me:-12 bx:mg:-71 bx:mi:7
bx:ml:54 bx:mm:1 bx:mn:-29 bx:mo:-43 bx:mp:1 bx:mq:14 bx:mr:-26 bx:ms:20 bx:mt:-57 bx:mv:19 bx:mx:19 bx:my:-75
bx:mé:30 bx:mó:-25 bx:n:-71 bx:na:-7 bx:nc:23 bx:nd:-18 bx:ne:6 bx:ng:-51 bx:ni:17 bx:nk:18 bx:nl:7 bx:no:-6 bx:ns:6
bx:nt:-37 bx:nu:6 bx:nv:-40 bx:ny:-16 bx:nz:19 bx:nı:-22 bx:o:-147 bx:ob:-61 bx:od:-21 bx:oe:6 bx:of:-99 bx:og:12
bx:oh:-117 bx:ok:-5 bx:ol:9 bx:om:-76 bx:on:28 bx:oo:37 bx:op:6 bx:or:-7 bx:os:37 bx:ot:-4 bx:ou:-97 bx:ov:12
bx:ow:-41 bx:ox:59 bx:oy:-63 bx:pa:14 bx:pe:-59 bx:ph:-53 bx:pm:74 bx:pn:38 bx:po:-73 bx:pp:12 bx:pr:-6 bx:ps:57
bx:pt:-12 bx:px:47 bx:py:6 bx:på:-67 bx:pé:47 bx:pę:-27 bx:ql:-6 bx:ra:-2 bx:rb:-87 bx:rd:24 bx:re:-56 bx:rf:32
bx:ri:50 bx:rl:74 bx:rm:6 bx:rn:-44 bx:ro:-23 bx:rp:-13 bx:rs:30 bx:rt:6 bx:ru:-30 bx:ry:33 bx:rz:37 bx:rá:-50 bx:rò:9
bx:rę:31 bx:s:68 bx:sa:-101 bx:sc:48 bx:se:-1 bx:sh:-22 bx:si:-1 bx:sm:35 bx:so:-66 bx:sr:8 bx:ss:-13 bx:st:-28
bx:su:-23 bx:sy:-75 bx:sz:45 bx:så:-65 bx:sé:-8 bx:ta:-17 bx:tb:51 bx:tc:36 bx:td:20 bx:te:-25 bx:ti:93 bx:to:-33
bx:tp:34 bx:ts:11 bx:tt:21 bx:tw:111 bx:ty:13 bx:tz:72 bx:tá:-65 bx:té:-103 bx:u:-89 bx:ub:51 bx:ud:110 bx:ue:-29
bx:uf:-67 bx:uh:47 bx:ui:42 bx:uk:49 bx:um:-18 bx:un:-50 bx:uo:-19 bx:up:11 bx:ur:-47 bx:us:43 bx:ut:-56 bx:ux:-108
bx:uy:-89 bx:uz:82 bx:ué:-67 bx:uş:24 bx:uż:-7 bx:va:-9 bx:ve:-58 bx:vg:27 bx:vo:50 bx:w:-139 bx:wa:-22 bx:we:-106
bx:wk:29 bx:wl:37 bx:wn:21 bx:wu:-31 bx:x:22 bx:xt:-21 bx:xy:-10 bx:ya:-48 bx:yi:-56 bx:yk:37 bx:ym:31 bx:ys:55
bx:z:-26 bx:za:29 bx:ze:-56 bx:zt:-78 bx:zu:15 bx:zy:-39 bx:zz:47 bx:zą:5 bx:zę:-37 bx:ße:17 bx:à:-148 bx:às:-1
bx:ás:56 bx:ão:-43 bx:än:-5 bx:är:-114 bx:ät:82 bx:ån:-39 bx:år:-37 bx:ça:-71 bx:è:-25 bx:é:-82 bx:ée:68 bx:és:98
bx:ía:76 bx:ío:18 bx:ña:41 bx:ón:48 bx:ów:110 bx:ôt:-10 bx:ún:-68 bx:ût:15 bx:ün:-5 bx:ür:-35 bx:ąg:38 bx:ęc:-38
bx:ık:13 bx:ın:3 bx:ır:110 bx:ła:-44 bx:ły:-24 bx:że:-13 bx:ам:18 bx:ах:25 bx:в:-1 bx:вы:30 bx:ем:51 bx:ку:5 bx:не:-24
bx:от:5 ca:and_i:-25 ca:article_i:6 ca:article_the:48 ca:comparison_0:-45 ca:comparison_als:-2 ca:comparison_as:-14
ca:comparison_la:-19 ca:comparison_lol:15 ca:comparison_of:-63 ca:comparison_pls:-26 ca:comparison_than:-3
ca:comparison_the:-17 ca:comparison_your:-7 ca:condition_i:-63 ca:every_*:-1 ca:every_0:-3 ca:every_and:5
ca:every_christmas:-15 ca:every_english:-15 ca:every_four:-6 ca:every_hepzibah:-18 ca:every_i:-33 ca:every_my:-4
ca:every_no:25 ca:every_one:-14 ca:every_so:-10 ca:every_the:17 ca:every_tuesday:-6 ca:is_*:76 ca:is_0:-3 ca:is_a:-27
ca:is_could:3 ca:is_de:7 ca:is_el:6 ca:is_i:80 ca:is_if:17 ca:is_new:7 ca:is_next:-26 ca:is_not:-21 ca:is_still:-7
ca:is_the:14 ca:modal_a:-31 ca:modal_be:-13 ca:modal_i:-18 ca:modal_not:-65 ca:modal_the:14 ca:modal_you:-36
ca:negation_*:27 ca:negation_else:-3 ca:negation_fall:-17 ca:negation_i:65 ca:negation_il:8 ca:negation_löcher:-3
ca:negation_me:-41 ca:negation_se:-8 ca:negation_the:90 ca:negation_your:13 ca:none_*:-27 ca:none_a:44
ca:none_abara:-13 ca:none_abbiamo:57 ca:none_abend:-26 ca:none_abends:5 ca:none_ablation:23 ca:none_about:-90
ca:none_above:-87 ca:none_abroad:-12 ca:none_abstracts:14 ca:none_abt:-2 ca:none_accent:29 ca:none_accepting:-3
ca:none_according:81 ca:none_accordions:3 ca:none_account:-43 ca:none_ach:61 ca:none_across:-38 ca:none_actually:52
ca:none_adc:-5 ca:none_add:-12 ca:none_additional:-22 ca:none_additionally:75 ca:none_address:6 ca:none_adesso:19
ca:none_adeyemi:-52 ca:none_adler's:-4 ca:none_adverbs:31 ca:none_aerator:39 ca:none_af:-9 ca:none_after:-31
ca:none_afternoon:-21 ca:none_afterwards:18 ca:none_again:-136 ca:none_against:-19 ca:none_age:-35 ca:none_agent:-64
ca:none_ago:-78 ca:none_agora:20 ca:none_agreeing:11 ca:none_agreement:-5 ca:none_ah:109 ca:none_ahead:-132
ca:none_ahlers's:-27 ca:none_ahora:23 ca:none_aid:-26 ca:none_aim:41 ca:none_ainda:32 ca:none_airports:66
ca:none_aisle:28 ca:none_al:-55 ca:none_alarm:-36 ca:none_alder:-2 ca:none_aldrig:-16 ca:none_ale:50
ca:none_alfred:-15 ca:none_algebra:4 ca:none_all:-7 ca:none_alla:55 ca:none_alle:-36 ca:none_allergen:9
ca:none_allergens:10 ca:none_allergic:14 ca:none_allergy:10 ca:none_alles:2 ca:none_allow:39 ca:none_allows:-36
ca:none_alltid:-6 ca:none_alltså:5 ca:none_alone:-79 ca:none_along:-99 ca:none_already:-91 ca:none_alright:130
ca:none_als:2 ca:none_also:66 ca:none_altos:27 ca:none_always:49 ca:none_am:-38 ca:none_amanhã:4 ca:none_amcam:15
ca:none_among:-54 ca:none_amp:26 ca:none_amps:-28 ca:none_an:34 ca:none_ana:-12 ca:none_analyser's:-13 ca:none_and:-53
ca:none_anders:4 ca:none_android:5 ca:none_angeles:-40 ca:none_anmeldung:-10 ca:none_anna:-11 ca:none_annelies:-21
ca:none_annem:10 ca:none_announce:5 ca:none_annual:1 ca:none_anonymous:13 ca:none_another:-21 ca:none_anouk:62
ca:none_anschlüsse:-1 ca:none_anselmo:-16 ca:none_ansible:29 ca:none_answers:-23 ca:none_antenna:-22
ca:none_antenner:-1 ca:none_antes:42 ca:none_any:-11 ca:none_anybody:-1 ca:none_anymore:-32 ca:none_anyone:128
ca:none_anyone's:-4 ca:none_anything:75 ca:none_anyway:19 ca:none_ao:-31 ca:none_apart:-64 ca:none_api:-4
ca:none_apk:15 ca:none_app:-11 ca:none_apparently:54 ca:none_apple:9 ca:none_appointment:-5 ca:none_apprentice:24
ca:none_apprentices:39 ca:none_approver:11 ca:none_april:-96 ca:none_après:2 ca:none_aquí:29 ca:none_archive:-66
ca:none_are:-107 ca:none_arent:-9 ca:none_arm:-3 ca:none_around:-64 ca:none_arrive:-52 ca:none_arrived:-15
ca:none_art:5 ca:none_arteries:28 ca:none_as:-23 ca:none_ask:35 ca:none_asked:-63 ca:none_asking:-24 ca:none_asks:-10
ca:none_asset:41 ca:none_assistance:-52 ca:none_at:-60 ca:none_atl:-51 ca:none_att:-3 ca:none_attempts:-31
ca:none_au:-10 ca:none_aucun:1 ca:none_audio:-18 ca:none_auditors:47 ca:none_auf:-17 ca:none_aufträge:-19
ca:none_august:-102 ca:none_aunt:4 ca:none_aurelia:11 ca:none_aus:-76 ca:none_ausbilder:-14 ca:none_ausflug:-18
ca:none_aushang:-24 ca:none_autosave:31 ca:none_available:-53 ca:none_avant:-38 ca:none_avatars:12 ca:none_avec:3
ca:none_aw:41 ca:none_awake:-14 ca:none_away:-100 ca:none_aws:36 ca:none_ay:11 ca:none_ayer:81 ca:none_b:-120
ca:none_baby:73 ca:none_babysitter:34 ca:none_back:-13 ca:none_backend:39 ca:none_backfill:5 ca:none_backup:99
ca:none_backups:114 ca:none_bad:1 ca:none_badestellen:-25 ca:none_badges:3 ca:none_bag:-44 ca:none_bags:-25
ca:none_baking:10 ca:none_balance:-12 ca:none_ballons:-28 ca:none_ban:27 ca:none_band:-23 ca:none_bank:-48
ca:none_bar:-53 ca:none_barnaby:-6 ca:none_barnen:65 ca:none_bars:-54 ca:none_basalt:7 ca:none_basic:-39
ca:none_batch:34 ca:none_bath:-41 ca:none_bathroom:14 ca:none_battery:50 ca:none_baud:-23 ca:none_bc:-7 ca:none_be:-50
ca:none_beam:3 ca:none_beams:-21 ca:none_beat:-45 ca:none_beats:-57 ca:none_beaucoup:17 ca:none_became:-10
ca:none_because:-54 ca:none_beds:4 ca:none_beehives:26 ca:none_beekeepers:13 ca:none_been:56 ca:none_bees:131
ca:none_before:-78 ca:none_begins:-23 ca:none_behind:-93 ca:none_bei:4 ca:none_being:-51 ca:none_believe:-14
ca:none_bell:-14 ca:none_belongs:-13 ca:none_below:-82 ca:none_belt:-42 ca:none_ben:31 ca:none_benedikt:9
ca:none_benno:-2 ca:none_bereitschaft:13 ca:none_bergen:-63 ca:none_bergs:32 ca:none_bestehen:-1 ca:none_beta:100
ca:none_between:1 ca:none_beyond:37 ca:none_bierzemy:62 ca:none_big:35 ca:none_bij:-25 ca:none_bike:35
ca:none_biked:21 ca:none_bill:-92 ca:none_billing:30 ca:none_bin:28 ca:none_birthday:7 ca:none_bis:32
ca:none_bisecting:1 ca:none_bit:48 ca:none_bitte:82 ca:none_blackberry:-2 ca:none_blasting:10 ca:none_bleiben:-20
ca:none_blimey:24 ca:none_blind:-19 ca:none_blood:29 ca:none_blower:30 ca:none_blue:23 ca:none_bluetooth:39
ca:none_boah:59 ca:none_board:-5 ca:none_boarding:12 ca:none_boards:-16 ca:none_boat:-32 ca:none_bobbins:33
ca:none_bogdan:11 ca:none_boh:15 ca:none_boiler:30 ca:none_bologna:-13 ca:none_bom:17 ca:none_bon:37
ca:none_bonfire:19 ca:none_book:-50 ca:none_booked:60 ca:none_bookshops:16 ca:none_bookworm:25 ca:none_booster:81
ca:none_bootloader:33 ca:none_boots:24 ca:none_bootsprüfung:42 ca:none_border:-23 ca:none_borg:17 ca:none_boss:32
ca:none_both:50 ca:none_bottled:23 ca:none_bottles:-2 ca:none_bottling:58 ca:none_bow:43 ca:none_bowline:1
ca:none_box:-95 ca:none_boxes:14 ca:none_bpm:13 ca:none_brain:49 ca:none_branch:-27 ca:none_brandkåren:12
ca:none_brandl:-33 ca:none_brandt:-24 ca:none_brandversicherung:-5 ca:none_brass:14 ca:none_brave:25 ca:none_brb:139
ca:none_break:-53 ca:none_breaks:-10 ca:none_breed:-2 ca:none_breng:-7 ca:none_brezeln:-41 ca:none_bridges:-5
ca:none_bright:-12 ca:none_brilliant:13 ca:none_bring:8 ca:none_bringe:-2 ca:none_brings:-25 ca:none_brioche:14
ca:none_british:37 ca:none_brno:-98 ca:none_broke:-45 ca:none_broken:-7 ca:none_broodjes:-21 ca:none_broom:7
ca:none_brr:2 ca:none_brrr:37 ca:none_brücken:-12 ca:none_btw:-34 ca:none_bucket:-6 ca:none_buenos:61 ca:none_bufor:43
ca:none_bugün:6 ca:none_build:-33 ca:none_building:14 ca:none_builds:-7 ca:none_buiten:31 ca:none_bullet:15
ca:none_bullets:4 ca:none_bumped:63 ca:none_bundle:24 ca:none_buns:-9 ca:none_buoyage:5 ca:none_burger:27
ca:none_burns:-5 ca:none_burnt:6 ca:none_bus:43 ca:none_business:-98 ca:none_but:-65 ca:none_by:-57 ca:none_bytes:-45
ca:none_było:-4 ca:none_büyük:14 ca:none_c:-122 ca:none_c'est:91 ca:none_cabins:-3 ca:none_cable:28 ca:none_cabs:-13
ca:none_cache:-97 ca:none_cactus:8 ca:none_cada:-6 ca:none_café:-8 ca:none_cake:-28 ca:none_calculator:-13
ca:none_calculators:6 ca:none_calendar:16 ca:none_call:-3 ca:none_called:-15 ca:none_calls:-46 ca:none_cambiamos:11
ca:none_cambiaron:13 ca:none_came:-66 ca:none_camembert:-15 ca:none_camera:16 ca:none_camille:20 ca:none_camp:-17
ca:none_camper:15 ca:none_can:15 ca:none_can't:-55 ca:none_candidate:31 ca:none_candidates:12 ca:none_candle:54
ca:none_cannot:-107 ca:none_cant:56 ca:none_cap:-1 ca:none_capisco:19 ca:none_capita:18 ca:none_caps:8
ca:none_captions:16 ca:none_car:43 ca:none_car's:-12 ca:none_caramel:29 ca:none_card:-75 ca:none_cardiology:56
ca:none_cards:-31 ca:none_carnival:16 ca:none_carretillas:-4 ca:none_carried:-30 ca:none_carrier:8 ca:none_carries:-63
ca:none_carry:-50 ca:none_cars:-18 ca:none_cart:68 ca:none_case:22 ca:none_cases:-5 ca:none_cash:-6 ca:none_cat:-2
ca:none_catalogue:33 ca:none_cats:119 ca:none_cdns:-5 ca:none_cell:-53 ca:none_cello:10 ca:none_centimetres:-33
ca:none_centimetri:-32 ca:none_centre:-33 ca:none_centrifuge:22 ca:none_centro:-23 ca:none_ceramic:7 ca:none_cert:35
ca:none_certificate:-61 ca:none_certificates:28 ca:none_certification:27 ca:none_chain:-19 ca:none_chair:-2
ca:none_chairs:-33 ca:none_change:-7 ca:none_changed:-4 ca:none_channel:-33 ca:none_chapter:55 ca:none_chaque:50
ca:none_characters:-21 ca:none_charge:-32 ca:none_charlotte's:-24 ca:none_charming:-30 ca:none_chat:-6
ca:none_chauffören:7 ca:none_che:17 ca:none_check-in:12 ca:none_checked:-5 ca:none_cheerful:-43 ca:none_cheers:76
ca:none_cheese:-17 ca:none_chess:10 ca:none_chi:20 ca:none_child:21 ca:none_children:33 ca:none_chiller:48
ca:none_chip:20 ca:none_chlorine:62 ca:none_choirs:32 ca:none_chokes:-12 ca:none_chose:34 ca:none_christmas:-10
ca:none_chutney:16 ca:none_ci:42 ca:none_cider:18 ca:none_cinnamon:-36 ca:none_claim:41 ca:none_clapped:-2
ca:none_class:-60 ca:none_clean:-27 ca:none_cleaned:83 ca:none_clear:43 ca:none_client:-23 ca:none_clients:-4
ca:none_clock:-9 ca:none_closed:-22 ca:none_cloth:-23 ca:none_cloud:42 ca:none_club:19 ca:none_cm:-99
ca:none_coast:-33 ca:none_code:56 ca:none_codger:-25 ca:none_coffee:81 ca:none_coils:34 ca:none_cold:77
ca:none_colleagues:-10 ca:none_colour:-15 ca:none_colour-blind:37 ca:none_column:-18 ca:none_columnar:40
ca:none_columns:-8 ca:none_com:-41 ca:none_come:-44 ca:none_comedy:-2 ca:none_comes:-97 ca:none_coming:4
ca:none_commit:39 ca:none_como:48 ca:none_company:-9 ca:none_company's:-2 ca:none_compared:17 ca:none_compilers:64
ca:none_complained:-31 ca:none_composers:49 ca:none_compost:31 ca:none_compressor:22 ca:none_con:20
ca:none_concert's:17 ca:none_conflicts:22 ca:none_congratulations:49 ca:none_consider:36 ca:none_considering:3
ca:none_contact:14 ca:none_contained:-20 ca:none_context:-21 ca:none_contract:9 ca:none_contractors:15
ca:none_control:-14 ca:none_converted:14 ca:none_cook:25 ca:none_cooking:40 ca:none_cool:7 ca:none_copied:-1
ca:none_copies:-13 ca:none_copper:32 ca:none_core:24 ca:none_cork:-84 ca:none_corner:-27 ca:none_correct:31
ca:none_correction:46 ca:none_corridor:14 ca:none_corrige:8 ca:none_cost:-35 ca:none_costs:-47 ca:none_cottage:34
ca:none_could:88 ca:none_couldnt:-4 ca:none_council:15 ca:none_counted:18 ca:none_counts:-49 ca:none_courier:37
ca:none_couriers:52 ca:none_course:-29 ca:none_cover:-42 ca:none_covers:-65 ca:none_cow:38 ca:none_cows:13
ca:none_coûte:-28 ca:none_cpu:12 ca:none_crane:44 ca:none_crash:65 ca:none_crashlytics:23 ca:none_crate:-37
ca:none_crates:-23 ca:none_crc:-23 ca:none_cream:-16 ca:none_credit:-19 ca:none_crew:-10 ca:none_crooked:-45
ca:none_cross-connect:17 ca:none_crossing:-34 ca:none_csv:-10 ca:none_cubic:-13 ca:none_curious:-28 ca:none_current:21
ca:none_cursors:-12 ca:none_curtain:75 ca:none_custard:4 ca:none_customer:35 ca:none_customs:49 ca:none_cute:35
ca:none_cutover:43 ca:none_cycle:-12 ca:none_czternaście:17 ca:none_czyli:22 ca:none_célia:-34 ca:none_d:-83
ca:none_d'après:10 ca:none_d'un:-28 ca:none_da:-22 ca:none_daarna:22 ca:none_dab:32 ca:none_dachbox:-17 ca:none_dad:79
ca:none_dad's:19 ca:none_dads:53 ca:none_dagster:-3 ca:none_dailies:52 ca:none_dairy:20 ca:none_damage:-15
ca:none_danach:76 ca:none_danger:22 ca:none_danke:43 ca:none_dans:33 ca:none_darf:-30 ca:none_dark:38 ca:none_das:114
ca:none_dat:49 ca:none_data:-42 ca:none_database:-35 ca:none_date:-22 ca:none_dauert:-2 ca:none_day:-23
ca:none_days:-136 ca:none_de:20 ca:none_dead:1 ca:none_deadline:14 ca:none_deadlocks:45 ca:none_deal:-41
ca:none_dealer:10 ca:none_debian:-5 ca:none_debug:38 ca:none_december:-74 ca:none_decided:37 ca:none_decidi:20
ca:none_deck:47 ca:none_decoder:-18 ca:none_dedem:24 ca:none_dedetização:19 ca:none_dedupe:28 ca:none_deep:-17
ca:none_default:101 ca:none_degrees:-108 ca:none_degrés:-30 ca:none_dei:-29 ca:none_dein:4 ca:none_deixa:24
ca:none_del:-137 ca:none_delivered:-27 ca:none_della:-69 ca:none_delle:-8 ca:none_dem:-10 ca:none_demo:-35
ca:none_dentist:4 ca:none_departing:-21 ca:none_departure:52 ca:none_deploys:8 ca:none_deposit:88 ca:none_der:108
ca:none_des:-66 ca:none_design:69 ca:none_designer:36 ca:none_desk:-14 ca:none_después:32 ca:none_det:23
ca:none_details:-53 ca:none_determinative:-21 ca:none_deutsch:-16 ca:none_deux:-6 ca:none_device:22
ca:none_dezimeter:-43 ca:none_di:-88 ca:none_diagrams:66 ca:none_dialog:-1 ca:none_diary:-35 ca:none_dictionary:-21
ca:none_did:50 ca:none_die:99 ca:none_died:-29 ca:none_diesel:20 ca:none_difference:-14 ca:none_differently:-13
ca:none_digger:19 ca:none_diggers:7 ca:none_direct:-23 ca:none_direnç:9 ca:none_discount:-17 ca:none_discussed:45
ca:none_disk:28 ca:none_dispatch:12 ca:none_ditching:24 ca:none_dla:-24 ca:none_do:8 ca:none_dobra:24 ca:none_dock:39
ca:none_does:46 ca:none_doesn't:-96 ca:none_dog:-41 ca:none_dogs:109 ca:none_doing:-19 ca:none_doit:-31
ca:none_dolphins:9 ca:none_domani:63 ca:none_don't:38 ca:none_donatella:-14 ca:none_donc:2 ca:none_done:41
ca:none_donkeys:35 ca:none_dont:91 ca:none_door:-35 ca:none_doors:50 ca:none_dose:3 ca:none_dossier:25 ca:none_dot:-23
ca:none_double:-1 ca:none_down:-55 ca:none_download:-13 ca:none_downtime:3 ca:none_dr:82 ca:none_draft:38
ca:none_draußen:46 ca:none_draw:-24 ca:none_drawer:-18 ca:none_draws:-8 ca:none_drehstart:13 ca:none_drei:11
ca:none_dressing:5 ca:none_drew:-11 ca:none_drift:-33 ca:none_drill:-46 ca:none_drive:-53 ca:none_driver:-37
ca:none_drives:-37 ca:none_dropbox:36 ca:none_dropped:16 ca:none_dropping:43 ca:none_drops:-44 ca:none_dry:10
ca:none_dtw:-1 ca:none_du:-15 ca:none_ducato:-11 ca:none_duck:-5 ca:none_due:-47 ca:none_duet:8 ca:none_dump:-39
ca:none_dunno:113 ca:none_durch:1 ca:none_dure:-1 ca:none_duren:-6 ca:none_during:-43 ca:none_dusty:-72
ca:none_duży:21 ca:none_dès:-22 ca:none_démarre:-4 ca:none_días:-12 ca:none_dörren:46 ca:none_dün:30 ca:none_e:-55
ca:none_each:15 ca:none_earlier:-75 ca:none_earliest:24 ca:none_early:14 ca:none_easy:-13 ca:none_eating:-11
ca:none_eats:-8 ca:none_ebook:49 ca:none_ech:16 ca:none_economy:-139 ca:none_edelweiss:-19 ca:none_een:-14
ca:none_egg:10 ca:none_eh:8 ca:none_eight:4 ca:none_eimern:-5 ca:none_ein:21 ca:none_einem:-2 ca:none_eingeplant:-57
ca:none_eingetragen:-12 ca:none_el:39 ca:none_electric:39 ca:none_electrics:19 ca:none_electromagnetic:2
ca:none_elle:65 ca:none_elm:22 ca:none_else:-43 ca:none_elternsprecher:4 ca:none_em:-31 ca:none_emergency:15
ca:none_empty:-17 ca:none_en:74 ca:none_end:-59 ca:none_ending:-53 ca:none_endpoint:-31 ca:none_ends:-74
ca:none_energy:-12 ca:none_enganei-me:2 ca:none_engineer:-25 ca:none_enjoy:59 ca:none_enough:-38 ca:none_ensuite:68
ca:none_entre:40 ca:none_entrego:-63 ca:none_entro:23 ca:none_entropy:32 ca:none_entry:6 ca:none_enviamos-lhe:31
ca:none_equatorial:19 ca:none_er:-6 ca:none_era:-3 ca:none_erp:-1 ca:none_errata:33 ca:none_error:3 ca:none_errors:-53
ca:none_erst:-12 ca:none_erstattungen:14 ca:none_es:26 ca:none_ese:10 ca:none_eso:4 ca:none_est:-152 ca:none_est-ce:48
ca:none_este:-6 ca:none_está:-42 ca:none_eta:34 ca:none_euro:-155 ca:none_euros:-96 ca:none_evening:-23
ca:none_event:-6 ca:none_eventually:40 ca:none_everyone:68 ca:none_everything:-22 ca:none_everywhere:-31 ca:none_ewa:6
ca:none_ewr:-50 ca:none_exactly:31 ca:none_exam:7 ca:none_examiners:8 ca:none_examples:-2 ca:none_excel:8
ca:none_excuse:31 ca:none_exhaust:1 ca:none_exists:-3 ca:none_expect:94 ca:none_explain:15 ca:none_explanation:-9
ca:none_extra:-1 ca:none_extras:30 ca:none_ey:18 ca:none_f:-27 ca:none_fabric:4 ca:none_fabrizio:30
ca:none_facilities:139 ca:none_fact:-9 ca:none_factories:30 ca:none_fahrad:26 ca:none_fall:-35 ca:none_falls:-66
ca:none_falta:76 ca:none_families:63 ca:none_family:-35 ca:none_far:-23 ca:none_farfar:-12 ca:none_farm:-5
ca:none_fast:-23 ca:none_faster:-6 ca:none_father's:-8 ca:none_fatto:22 ca:none_fatura:20 ca:none_faut-il:9
ca:none_feathers:13 ca:none_feature:65 ca:none_feb:-9 ca:none_february:-116 ca:none_fechado:22 ca:none_fechou:25
ca:none_fee:-77 ca:none_feed:-31 ca:none_feedback:4 ca:none_feel:8 ca:none_feeling:9 ca:none_fel:-15 ca:none_fell:-38
ca:none_felt:19 ca:none_fencing:29 ca:none_ferme:-1 ca:none_fermenter:10 ca:none_fern:26 ca:none_ferries:43
ca:none_ferry:6 ca:none_festival:-6 ca:none_festive:26 ca:none_fewer:2 ca:none_field:41 ca:none_fight:19
ca:none_figurati:29 ca:none_figure:-21 ca:none_fika:25 ca:none_file:-88 ca:none_fill:-5 ca:none_final:1
ca:none_finalement:70 ca:none_finance:87 ca:none_finder:19 ca:none_fine:43 ca:none_finished:85 ca:none_firewall:25
ca:none_firm:-17 ca:none_firmware:4 ca:none_first:6 ca:none_fisch:-29 ca:none_fish:-43 ca:none_fit:-2 ca:none_fits:-46
ca:none_five:-7 ca:none_fix:-63 ca:none_fixed:14 ca:none_fixed-point:25 ca:none_flag:-9 ca:none_flaky:22
ca:none_flash:31 ca:none_flew:-36 ca:none_flight:-112 ca:none_flights:-78 ca:none_float:-14 ca:none_flood:1
ca:none_floor:-67 ca:none_floor's:19 ca:none_floors:-14 ca:none_flour:11 ca:none_flying:17 ca:none_fm:7 ca:none_fog:93
ca:none_folder:-63 ca:none_folders:-14 ca:none_folks:57 ca:none_follow:-14 ca:none_following:120 ca:none_fonder:5
ca:none_food:10 ca:none_football:33 ca:none_footer:7 ca:none_for:-77 ca:none_force:13 ca:none_forecast:36
ca:none_forget:71 ca:none_forklift:21 ca:none_forklifts:56 ca:none_form:-75 ca:none_formulare:-6 ca:none_fortran:-33
ca:none_fothergill:-3 ca:none_fotografiert:-6 ca:none_found:1 ca:none_foundation:-15 ca:none_foxes:1 ca:none_fragile:9
ca:none_frame:6 ca:none_frames:-55 ca:none_franchement:41 ca:none_frau:-30 ca:none_free:-64 ca:none_french:-24
ca:none_fresh:9 ca:none_friday:-6 ca:none_fridge:8 ca:none_from:-67 ca:none_front:19 ca:none_frozen:20
ca:none_fruit:39 ca:none_fuel:25 ca:none_full:-73 ca:none_fun:55 ca:none_funkmast:53 ca:none_funkzeugnis:21
ca:none_funny:76 ca:none_further:-15 ca:none_fyi:78 ca:none_fysikprovet:21 ca:none_fächer:-15 ca:none_färjan:6
ca:none_für:93 ca:none_füße:-15 ca:none_g:-63 ca:none_gale:38 ca:none_garage:42 ca:none_garaj:18 ca:none_garcia:-5
ca:none_garden:13 ca:none_gardens:29 ca:none_garnet:-44 ca:none_garnish:44 ca:none_gas:20 ca:none_gaspard:-7
ca:none_gb:-114 ca:none_gc-ms:22 ca:none_gdansk:-95 ca:none_gdyni:-9 ca:none_gebühr:11 ca:none_gece:30 ca:none_geef:26
ca:none_geen:15 ca:none_geese:-11 ca:none_generated:12 ca:none_generations:-5 ca:none_gentle:-20 ca:none_gern:51
ca:none_gerry:12 ca:none_gerät:-2 ca:none_gestern:100 ca:none_get:-46 ca:none_gets:-136 ca:none_getting:35
ca:none_gezählt:-29 ca:none_geöffnete:21 ca:none_ghent:-96 ca:none_gibi:-29 ca:none_gift:-42 ca:none_gigabytes:-40
ca:none_gigas:-8 ca:none_gimme:13 ca:none_giorni:-27 ca:none_gipfel:-11 ca:none_giriş:11 ca:none_gisteren:89
ca:none_give:45 ca:none_given:112 ca:none_gives:-49 ca:none_glad:132 ca:none_glass:14 ca:none_glaze:21
ca:none_glove:-47 ca:none_gloves:93 ca:none_gluten:46 ca:none_go:-66 ca:none_goats:34 ca:none_god:26
ca:none_godmothers:57 ca:none_goed:13 ca:none_goes:-129 ca:none_going:117 ca:none_gold:-19 ca:none_gonna:160
ca:none_good:114 ca:none_goodness:47 ca:none_goose:28 ca:none_gosh:73 ca:none_gostaria:11 ca:none_gosto:103
ca:none_got:46 ca:none_gotta:49 ca:none_governance:37 ca:none_gpio:25 ca:none_gpu:-3 ca:none_gracias:27
ca:none_grad:-51 ca:none_grading:17 ca:none_grafana's:4 ca:none_grafiche:-8 ca:none_gramm:-23 ca:none_grammar:11
ca:none_grammars:44 ca:none_grams:-59 ca:none_gran:63 ca:none_grandad:44 ca:none_grandad's:-2 ca:none_grandma:65
ca:none_grandmas:16 ca:none_grandpa:23 ca:none_grandpa's:21 ca:none_granny:3 ca:none_graph:-1 ca:none_graphs:98
ca:none_gravity:37 ca:none_graz:-82 ca:none_great:140 ca:none_great-aunt:4 ca:none_grib:-11 ca:none_ground:45
ca:none_group:-46 ca:none_groupe:-38 ca:none_grower:10 ca:none_gudrun:13 ca:none_guess:14 ca:none_guides:54
ca:none_gulls:34 ca:none_gunilla:-11 ca:none_gut:40 ca:none_guy:-24 ca:none_gym:23 ca:none_går:-4 ca:none_gün:-2
ca:none_güney:1 ca:none_h:-26 ca:none_ha:56 ca:none_hab:89 ca:none_haben:-10 ca:none_habla:27 ca:none_had:-3
ca:none_haftada:25 ca:none_haha:137 ca:none_hale:-16 ca:none_half:45 ca:none_hall:-25 ca:none_hamster:10 ca:none_han:4
ca:none_hand:25 ca:none_handle:-6 ca:none_handover:8 ca:none_hands:76 ca:none_handwriting:12 ca:none_handy:-16
ca:none_handyman:25 ca:none_hang:43 ca:none_hangs:-28 ca:none_hanna:-2 ca:none_hannah:-9 ca:none_hanne:-18
ca:none_happens:-37 ca:none_happier:8 ca:none_happy:69 ca:none_harbour:40 ca:none_hard:52 ca:none_hardware:-9
ca:none_harms:-2 ca:none_harvest:9 ca:none_has:-129 ca:none_hasn't:-40 ca:none_hat:-76 ca:none_hate:17
ca:none_haulier:4 ca:none_haus:-6 ca:none_hause:-29 ca:none_hava:25 ca:none_have:-33 ca:none_havent:72
ca:none_having:44 ca:none_hay:34 ca:none_hazel:-6 ca:none_he:30 ca:none_he'd:4 ca:none_he's:14 ca:none_head:71
ca:none_headcount:46 ca:none_heads:-27 ca:none_headset:36 ca:none_heard:9 ca:none_hearing:-15 ca:none_heat:42
ca:none_heating:36 ca:none_heb:42 ca:none_hedges:56 ca:none_heeft:-34 ca:none_held:-18 ca:none_helipad:67
ca:none_hello:59 ca:none_hellre:16 ca:none_helm:-1 ca:none_helmets:11 ca:none_help:25 ca:none_helps:-16
ca:none_helst:8 ca:none_hemos:23 ca:none_hens:6 ca:none_herbst:-36 ca:none_here:-19 ca:none_here's:72 ca:none_herr:-3
ca:none_hertz:-16 ca:none_hes:59 ca:none_het:37 ca:none_hex:23 ca:none_hey:112 ca:none_hi:142 ca:none_hier:27
ca:none_high:-30 ca:none_higher:-8 ca:none_highlight:32 ca:none_hikers:9 ca:none_him:-62 ca:none_hints:17
ca:none_hire:14 ca:none_historically:49 ca:none_history:-33 ca:none_hive:76 ca:none_hm:139 ca:none_hmm:123
ca:none_ho:98 ca:none_hoca:3 ca:none_holder:-26 ca:none_holds:-56 ca:none_holes:24 ca:none_home:-83
ca:none_homework:81 ca:none_honestly:155 ca:none_honey:5 ca:none_honing:-1 ca:none_hooguit:26 ca:none_hook:-16
ca:none_hope:73 ca:none_hoping:41 ca:none_horas:-29 ca:none_horn:-34 ca:none_hospital:43 ca:none_hosting:69
ca:none_hosts:-21 ca:none_hot:54 ca:none_hotel:-66 ca:none_hotfix:61 ca:none_hour:-47 ca:none_hours:-101
ca:none_house:-45 ca:none_how:20 ca:none_however:112 ca:none_hoşça:8 ca:none_hr:28 ca:none_hrs:-40 ca:none_hugo:34
ca:none_huh:63 ca:none_hull:66 ca:none_hum:-42 ca:none_humidity:-19 ca:none_humming:-9 ca:none_hundefutter:70
ca:none_hundred:-12 ca:none_hunters:27 ca:none_hurts:24 ca:none_hz:-28 ca:none_härnäst:56 ca:none_höchstens:60
ca:none_högst:46 ca:none_i:5 ca:none_i'd:-4 ca:none_i'll:37 ca:none_i've:72 ca:none_iah:-109 ca:none_ich:-15
ca:none_icons:8 ca:none_icu:25 ca:none_id:-3 ca:none_ida:-17 ca:none_idee:-4 ca:none_ids:-52 ca:none_ieri:75
ca:none_if:14 ca:none_ignore:7 ca:none_ihrem:-22 ca:none_ik:-4 ca:none_il:71 ca:none_ill:171 ca:none_ilse:1
ca:none_im:55 ca:none_imagine:65 ca:none_immer:-31 ca:none_imo:59 ca:none_impftermin:22 ca:none_importe:-13
ca:none_in:-59 ca:none_in-laws:15 ca:none_inbound:138 ca:none_incident:64 ca:none_incl:-34 ca:none_included:-87
ca:none_includes:-13 ca:none_including:-36 ca:none_index:-10 ca:none_indoors:-18 ca:none_ines:100
ca:none_information:-8 ca:none_inga:71 ca:none_ingen:24 ca:none_inlet:30 ca:none_inside:-31 ca:none_insists:-8
ca:none_inspection:-50 ca:none_inspector:23 ca:none_instead:-121 ca:none_instructor:29 ca:none_insulin:5
ca:none_interest:61 ca:none_interesting:95 ca:none_interestingly:13 ca:none_into:-85 ca:none_intro:33
ca:none_inventur:13 ca:none_invoices:45 ca:none_inzwischen:9 ca:none_io:-33 ca:none_ios:68 ca:none_irgendwie:7
ca:none_is:-95 ca:none_isn't:59 ca:none_ist:-56 ca:none_it:44 ca:none_it'd:38 ca:none_it's:118 ca:none_italian:-14
ca:none_items:-41 ca:none_its:83 ca:none_itself:-37 ca:none_ivan:-36 ca:none_ive:111 ca:none_j'ai:59 ca:none_j'aime:60
ca:none_j'aimerais:67 ca:none_ja:-20 ca:none_jag:134 ca:none_jaja:70 ca:none_jajaja:23 ca:none_jams:7
ca:none_january:-97 ca:none_jars:-28 ca:none_jasne:21 ca:none_je:13 ca:none_jeez:52 ca:none_jephthah:-25
ca:none_jest:-26 ca:none_jetty:24 ca:none_jfk:-70 ca:none_jib:3 ca:none_jingle:-29 ca:none_joan:62 ca:none_job:-91
ca:none_jobs:-26 ca:none_johanna:35 ca:none_johanne:50 ca:none_joke:-6 ca:none_jokes:24 ca:none_joli:6
ca:none_jorge:23 ca:none_jorrit:-9 ca:none_journal:14 ca:none_jours:-19 ca:none_jourtelefonen:37 ca:none_judo:37
ca:none_juli:16 ca:none_july:-100 ca:none_jump:3 ca:none_june:-105 ca:none_just:42 ca:none_jutro:7 ca:none_já:74
ca:none_k:1 ca:none_kacheln:-50 ca:none_kafka:5 ca:none_kapitanowie:11 ca:none_kardeşim:10 ca:none_kassenschluss:2
ca:none_kaution:9 ca:none_kb:-73 ca:none_kedi:31 ca:none_keep:59 ca:none_keeper:-33 ca:none_keeping:-18
ca:none_keeps:-61 ca:none_keller:-2 ca:none_kemiprovet:31 ca:none_kennel:72 ca:none_kept:-24 ca:none_key:-37
ca:none_keys:60 ca:none_kg:-78 ca:none_khaki:-5 ca:none_kid:33 ca:none_kids:94 ca:none_kill:-23 ca:none_kiln:4
ca:none_kilo:-74 ca:none_kilobytes:-28 ca:none_kilometer:-23 ca:none_kilometres:-27 ca:none_kilos:-86
ca:none_kilovatios:-27 ca:none_kind:-31 ca:none_kinda:87 ca:none_kinder:-7 ca:none_kindly:22 ca:none_kinds:-53
ca:none_kinetic:24 ca:none_kiosk:11 ca:none_kitchen:50 ca:none_kişi:-3 ca:none_kkk:34 ca:none_klart:10
ca:none_klausur:-53 ca:none_kleiderkartons:-22 ca:none_kleine:-37 ca:none_klientka:19 ca:none_klingt:10 ca:none_klo:-9
ca:none_klucze:9 ca:none_km:-72 ca:none_knife:11 ca:none_knives:1 ca:none_knochen:-21 ca:none_knots:20
ca:none_know:-40 ca:none_knows:-30 ca:none_koi:41 ca:none_kollege:-4 ca:none_kommentare:23 ca:none_kommer:-10
ca:none_kommt:-11 ca:none_kopia:26 ca:none_korrektur:55 ca:none_kot:39 ca:none_kotlin:-7 ca:none_koty:32
ca:none_krosno:28 ca:none_kubernetes:54 ca:none_kundennummer:20 ca:none_kursnummer:15 ca:none_kurulum:20
ca:none_kurzwellen:9 ca:none_kuzey:11 ca:none_käfer:-6 ca:none_küçük:39 ca:none_l'an:-4 ca:none_l'appairage:29
ca:none_l'atelier:54 ca:none_l'entrepôt:16 ca:none_la:49 ca:none_labeled:-8 ca:none_labelled:-21 ca:none_labels:-18
ca:none_laborbuch:11 ca:none_lady:-18 ca:none_lag:-26 ca:none_lakes:18 ca:none_lamp:-40 ca:none_landed:2
ca:none_landlords:60 ca:none_lane:-66 ca:none_lang:-83 ca:none_larch:22 ca:none_las:33 ca:none_laserpointer:18
ca:none_last:7 ca:none_lastbilen:6 ca:none_lasts:-24 ca:none_late:70 ca:none_lately:-1 ca:none_latency:18
ca:none_later:-51 ca:none_laternen:-10 ca:none_latin:16 ca:none_latine:-6 ca:none_laughed:-2 ca:none_laut:73
ca:none_lax:-49 ca:none_lay:-24 ca:none_layer:-26 ca:none_layers:-37 ca:none_lazy:51 ca:none_le:105 ca:none_leak:6
ca:none_learned:23 ca:none_learner:33 ca:none_learning:58 ca:none_lease:10 ca:none_leave:15 ca:none_leaves:-65
ca:none_led:-36 ca:none_left:-16 ca:none_leg:-17 ca:none_legal:56 ca:none_lehrling:17 ca:none_leiden:-78
ca:none_leihgebühr:-64 ca:none_lekker:30 ca:none_lemonade:7 ca:none_lena:67 ca:none_leo:48 ca:none_leos:33
ca:none_les:122 ca:none_lesson:38 ca:none_lessons:31 ca:none_let:110 ca:none_let's:99 ca:none_lets:91
ca:none_letter:-16 ca:none_letterpress:5 ca:none_letters:-20 ca:none_letztes:15 ca:none_leute:-101 ca:none_level:-27
ca:none_lever:-6 ca:none_lga:-5 ca:none_library:37 ca:none_licence:-55 ca:none_lidar:25 ca:none_lids:27
ca:none_lie:-44 ca:none_lieber:18 ca:none_lieferschein:-2 ca:none_liegt:-19 ca:none_lies:-29 ca:none_liever:47
ca:none_lift:21 ca:none_lift's:-13 ca:none_ligger:-24 ca:none_lighter:32 ca:none_lightning:21 ca:none_lights:-51
ca:none_like:-151 ca:none_limestone:38 ca:none_limit:-21 ca:none_linden:-11 ca:none_lindqvist:-14 ca:none_line:-43
ca:none_linear:10 ca:none_lines:-19 ca:none_lingered:-3 ca:none_link:-69 ca:none_linking:5 ca:none_linter:34
ca:none_list:-121 ca:none_listonosz:28 ca:none_litres:-62 ca:none_litri:-14 ca:none_litros:-14 ca:none_little:-57
ca:none_lives:-13 ca:none_lmao:30 ca:none_lo:56 ca:none_load:-23 ca:none_loader:-21 ca:none_loan:29 ca:none_lock:2
ca:none_locker:49 ca:none_lockers:24 ca:none_locks:-3 ca:none_login:22 ca:none_lol:35 ca:none_long:-71
ca:none_longer:-23 ca:none_look:-50 ca:none_looked:-16 ca:none_looking:35 ca:none_looks:-7 ca:none_loop:46
ca:none_loose:45 ca:none_los:56 ca:none_lossy:19 ca:none_lost:1 ca:none_lot:-25 ca:none_lots:56 ca:none_loud:-21
ca:none_love:28 ca:none_lovely:1 ca:none_low:11 ca:none_lower:14 ca:none_loyalty:36 ca:none_lucca:-77
ca:none_lucile:-16 ca:none_lucía:17 ca:none_luego:59 ca:none_lukas:34 ca:none_lumens:-7 ca:none_lunch:81
ca:none_lunghi:-22 ca:none_là:-4 ca:none_länger:50 ca:none_läuft:-22 ca:none_lösenordet:13 ca:none_m:-62
ca:none_ma:-80 ca:none_mac:25 ca:none_machine:-119 ca:none_made:-27 ca:none_madrid:-21 ca:none_mag:-25 ca:none_mai:1
ca:none_mail:31 ca:none_main:62 ca:none_maintenant:-27 ca:none_make:35 ca:none_makes:-43 ca:none_maksymalnie:18
ca:none_mal:-39 ca:none_malik:2 ca:none_malmo:-115 ca:none_mama:49 ca:none_mamma:74 ca:none_management:48
ca:none_manager:-22 ca:none_mando:-17 ca:none_manganese:4 ca:none_many:48 ca:none_maple:2 ca:none_mapping:9
ca:none_maps:40 ca:none_march:-76 ca:none_maribel:-8 ca:none_marina:8 ca:none_mark:90 ca:none_marked:27
ca:none_market:-42 ca:none_marketing:67 ca:none_marks:-51 ca:none_marta:35 ca:none_marvellous:1 ca:none_match:4
ca:none_mate:9 ca:none_maternity:65 ca:none_matin:-14 ca:none_max:48 ca:none_maximal:55 ca:none_may:-82
ca:none_maybe:63 ca:none_mañana:7 ca:none_mały:9 ca:none_mb:-132 ca:none_mbit:-76 ca:none_mdr:29 ca:none_me:-106
ca:none_means:-72 ca:none_measured:48 ca:none_measurements:-10 ca:none_med:-15 ca:none_medical:31 ca:none_medicine:42
ca:none_medí:30 ca:none_meeting:-16 ca:none_meets:-15 ca:none_megabyte:-32 ca:none_megabytes:-36 ca:none_meglio:45
ca:none_meh:49 ca:none_mehr:105 ca:none_mein:25 ca:none_mejor:38 ca:none_melden:-2 ca:none_member:-49
ca:none_members:-12 ca:none_membership:21 ca:none_memory:43 ca:none_men:-36 ca:none_menu:18 ca:none_menudo:38
ca:none_merci:46 ca:none_merged:28 ca:none_mertens:25 ca:none_messages:-56 ca:none_messung:-15 ca:none_meteor:6
ca:none_meter:40 ca:none_method:-87 ca:none_metre:-8 ca:none_metres:-81 ca:none_metronomi:9 ca:none_metros:-3
ca:none_mets:20 ca:none_mg:-30 ca:none_mia:-42 ca:none_mich:-56 ca:none_microamps:-14 ca:none_microns:-41
ca:none_mietvertrag:11 ca:none_mieux:-15 ca:none_migrated:36 ca:none_migrations:42 ca:none_mijn:83
ca:none_mikroampere:-31 ca:none_milk:12 ca:none_milliseconds:-71 ca:none_millisekunden:-17 ca:none_mills:-3
ca:none_milo:37 ca:none_min:-19 ca:none_mine:118 ca:none_minimum:-15 ca:none_minor:28 ca:none_minors:30
ca:none_mint:11 ca:none_minuten:-114 ca:none_minutes:-142 ca:none_minuti:-39 ca:none_minutos:-56 ca:none_mio:8
ca:none_mirabel:10 ca:none_mirka:9 ca:none_mirror:14 ca:none_misc:-60 ca:none_mission:12 ca:none_mistakes:34
ca:none_mix:-22 ca:none_ml:-38 ca:none_mm:-20 ca:none_mnie:-3 ca:none_mobile:7 ca:none_mocking:-9 ca:none_mod:46
ca:none_mode:-13 ca:none_model:6 ca:none_moment:-15 ca:none_mon:17 ca:none_monday:27 ca:none_mondays:39
ca:none_money:-44 ca:none_monitor:24 ca:none_monks:10 ca:none_monorepo:10 ca:none_month:-32 ca:none_months:-54
ca:none_moon:15 ca:none_more:-36 ca:none_moretti:-12 ca:none_morgen:34 ca:none_mormor:36 ca:none_morning:27
ca:none_mornings:56 ca:none_morse:38 ca:none_most:24 ca:none_mot:-6 ca:none_motor:13 ca:none_move:-36 ca:none_moved:44
ca:none_movers:3 ca:none_moves:-18 ca:none_moving:85 ca:none_mr:19 ca:none_mrs:8 ca:none_ms:-121 ca:none_msgs:-6
ca:none_much:-65 ca:none_mucho:-6 ca:none_muestras:-12 ca:none_multiple:6 ca:none_mum:109 ca:none_mum's:57
ca:none_museum:19 ca:none_must:22 ca:none_muster:21 ca:none_mustn't:-11 ca:none_mv:-28 ca:none_mx:-39 ca:none_my:9
ca:none_myself:-56 ca:none_más:-43 ca:none_märz:44 ca:none_målet:22 ca:none_même:6 ca:none_mój:44 ca:none_n:-62
ca:none_nach:17 ca:none_nachmittag:-15 ca:none_nachrichten:-14 ca:none_nacht:-43 ca:none_nachtisch:47 ca:none_nada:16
ca:none_nah:88 ca:none_name:-41 ca:none_names:-43 ca:none_nana:5 ca:none_nantes:-70 ca:none_narrow:-37
ca:none_nasse:11 ca:none_natural:9 ca:none_ne:-54 ca:none_neap:60 ca:none_near:-142 ca:none_nearly:-15 ca:none_neat:-1
ca:none_nebel:-26 ca:none_need:32 ca:none_needed:-7 ca:none_needs:-78 ca:none_neighbour's:-20 ca:none_neither:8
ca:none_nel:8 ca:none_nephew:13 ca:none_nesting:-19 ca:none_netops:32 ca:none_netsec:23 ca:none_neue:70
ca:none_neuer:9 ca:none_neun:-4 ca:none_never:14 ca:none_new:109 ca:none_news:-2 ca:none_next:67 ca:none_ngl:51
ca:none_nice:172 ca:none_nicht:-32 ca:none_nie:-17 ca:none_niente:78 ca:none_niet:-46 ca:none_night:35
ca:none_night's:-2 ca:none_nightly:57 ca:none_nights:-9 ca:none_nine:-69 ca:none_ninguém:46 ca:none_no:64
ca:none_noah:-37 ca:none_nobody:87 ca:none_noch:12 ca:none_nocturno:-3 ca:none_node:31 ca:none_noise:-30
ca:none_noisy:-57 ca:none_none:27 ca:none_nono:38 ca:none_noone:74 ca:none_nope:40 ca:none_nord:-10 ca:none_normal:-45
ca:none_north:45 ca:none_nossa:78 ca:none_not:35 ca:none_notebook:-26 ca:none_noted:132 ca:none_notes:-31
ca:none_nothing:41 ca:none_notice:-74 ca:none_notre:20 ca:none_nouns:50 ca:none_nov:-20 ca:none_november:-43
ca:none_now:-85 ca:none_nowy:11 ca:none_nu:-30 ca:none_null:17 ca:none_number:-91 ca:none_numbers:-52 ca:none_numer:89
ca:none_nunca:37 ca:none_nur:-12 ca:none_nuria:-12 ca:none_nursery:15 ca:none_nutze:16 ca:none_nutzer:-12
ca:none_när:14 ca:none_någon:5 ca:none_o:38 ca:none_o'clock:-57 ca:none_oat:32 ca:none_oauth:5 ca:none_ob:54
ca:none_obiecuję:2 ca:none_oboe:6 ca:none_och:-2 ca:none_october:-77 ca:none_od:-32 ca:none_odd:-17 ca:none_oddamy:-32
ca:none_of:-114 ca:none_off:-146 ca:none_offen:30 ca:none_office:-97 ca:none_offline:-18 ca:none_often:-31
ca:none_ogg:43 ca:none_ogni:1 ca:none_oh:163 ca:none_ohh:30 ca:none_ohhh:8 ca:none_ohm:-21 ca:none_ohm's:-8
ca:none_ohne:24 ca:none_ojo:21 ca:none_ok:111 ca:none_okafor:-28 ca:none_okay:160 ca:none_okonkwo:-7 ca:none_old:44
ca:none_olmo:-26 ca:none_om:-56 ca:none_oma:19 ca:none_omg:149 ca:none_on:-48 ca:none_on-call:17 ca:none_onboarding:20
ca:none_oncall:15 ca:none_oncology:23 ca:none_one's:-44 ca:none_ones:-90 ca:none_online:-23 ca:none_only:-27
ca:none_ont:-12 ca:none_ontem:40 ca:none_onwards:-4 ca:none_onze:63 ca:none_oof:64 ca:none_ooh:34 ca:none_opened:-21
ca:none_opening:-12 ca:none_opens:-65 ca:none_opml:-7 ca:none_oppas:11 ca:none_ops:53 ca:none_optician:30
ca:none_optics:10 ca:none_options:-19 ca:none_or:-203 ca:none_oral:-36 ca:none_ord:-12 ca:none_order:-51
ca:none_ordered:16 ca:none_orders:23 ca:none_organ:58 ca:none_ort:-44 ca:none_os:5 ca:none_oscar:18 ca:none_osei:17
ca:none_oskar:93 ca:none_ostarna:-25 ca:none_other:-47 ca:none_otherwise:-44 ca:none_otomatik:13 ca:none_otra:-8
ca:none_oublie:3 ca:none_ouch:20 ca:none_our:20 ca:none_out:-101 ca:none_outbound:40 ca:none_outer:25
ca:none_outgoing:-8 ca:none_outliers:19 ca:none_outro:25 ca:none_outside:-13 ca:none_oven:20 ca:none_ovens:9
ca:none_over:-156 ca:none_overlapping:31 ca:none_overnight:-9 ca:none_overtime:110 ca:none_owner:-32 ca:none_owns:-7
ca:none_p:20 ca:none_p-anteil:39 ca:none_package:-3 ca:none_pacs:51 ca:none_paczkomat:22 ca:none_pad:7 ca:none_page:21
ca:none_pager:58 ca:none_pagers:9 ca:none_pages:-64 ca:none_paid:48 ca:none_paint:69 ca:none_painted:52
ca:none_pair:-21 ca:none_paket:8 ca:none_pakete:3 ca:none_pale:-13 ca:none_pallets:8 ca:none_pancakes:5
ca:none_pandas:22 ca:none_paper:-19 ca:none_par:-105 ca:none_para:27 ca:none_parallel:-11 ca:none_parcel:31
ca:none_pare-feu:45 ca:none_parece:-6 ca:none_parents:59 ca:none_park:25 ca:none_parking:34 ca:none_parma:-18
ca:none_parser:-25 ca:none_parsers:1 ca:none_part:-71 ca:none_partner:-12 ca:none_party:-82 ca:none_pas:12
ca:none_pasa:-8 ca:none_pass:28 ca:none_passe:-29 ca:none_passenger:-8 ca:none_passengers:-24 ca:none_passport:47
ca:none_past:-33 ca:none_paste:7 ca:none_pastry:-7 ca:none_patch:-5 ca:none_patient:73 ca:none_pattern:-1
ca:none_payload:58 ca:none_payment:-56 ca:none_państwu:-22 ca:none_pdf:-48 ca:none_pears:4 ca:none_pediu:-16
ca:none_peeked:41 ca:none_pencere:21 ca:none_pendant:-25 ca:none_pendulum:41 ca:none_pension:57 ca:none_people:-46
ca:none_pepper:50 ca:none_per:-86 ca:none_percent:-129 ca:none_perdona:10 ca:none_peregrines:30 ca:none_perforce:27
ca:none_permit:44 ca:none_perpetua:-8 ca:none_person:-73 ca:none_personal:16 ca:none_personen:-1 ca:none_personne:56
ca:none_personnes:-5 ca:none_pesa:-7 ca:none_petra:6 ca:none_petri:34 ca:none_petrov's:-34 ca:none_pezzi:-13
ca:none_pff:68 ca:none_ph:6 ca:none_pharmacists:25 ca:none_phew:58 ca:none_philippa:5 ca:none_philosophy:56
ca:none_phone:11 ca:none_phones:22 ca:none_photographer's:3 ca:none_photons:17 ca:none_photos:68 ca:none_phx:-20
ca:none_physics:-8 ca:none_physio:10 ca:none_piano:35 ca:none_pick:41 ca:none_picking:26 ca:none_pickup:5
ca:none_picnic:8 ca:none_picture:31 ca:none_pid-regler:9 ca:none_piensa:9 ca:none_pier:51 ca:none_pies:96
ca:none_pigeons:30 ca:none_pilot:6 ca:none_pin:3 ca:none_pipe:-38 ca:none_pizza:27 ca:none_place:-44 ca:none_plan:-40
ca:none_plasma:19 ca:none_plasmid:17 ca:none_plate:3 ca:none_platelet:26 ca:none_platform:89 ca:none_platine:-17
ca:none_play:-7 ca:none_played:-37 ca:none_players:-10 ca:none_playing:-8 ca:none_playlist:59 ca:none_plays:-45
ca:none_plc:-4 ca:none_please:110 ca:none_pleased:8 ca:none_pls:50 ca:none_plutôt:47 ca:none_pm:-60 ca:none_po:50
ca:none_pod:-51 ca:none_podcast:1 ca:none_poets:8 ca:none_poi:52 ca:none_point:-61 ca:none_points:-116 ca:none_pois:14
ca:none_policy:-5 ca:none_polish:-4 ca:none_polite:11 ca:none_poll:67 ca:none_polls:-29 ca:none_pond:23
ca:none_pool:-57 ca:none_poor:52 ca:none_por:-84 ca:none_porridge:4 ca:none_port:45 ca:none_porto:-61
ca:none_portrait:23 ca:none_porzioni:-4 ca:none_postcodes:20 ca:none_postmortem:9 ca:none_postmortems:24
ca:none_pot:-30 ca:none_potatoes:2 ca:none_potem:10 ca:none_potential:48 ca:none_pour:24 ca:none_power:11
ca:none_ppm:-10 ca:none_pr:64 ca:none_prefer:58 ca:none_preferisco:96 ca:none_prefetch:37 ca:none_prefiero:80
ca:none_prefiro:74 ca:none_premiera:18 ca:none_prescription:20 ca:none_presión:20 ca:none_presque:-4 ca:none_press:-3
ca:none_pressure:15 ca:none_pretzels:36 ca:none_preview:8 ca:none_price:-11 ca:none_prices:53 ca:none_printer:13
ca:none_printer's:25 ca:none_privacy:31 ca:none_priya's:-1 ca:none_pro:-15 ca:none_probate:6 ca:none_problems:-37
ca:none_procent:-33 ca:none_production:84 ca:none_professor:68 ca:none_profil:7 ca:none_project:-30 ca:none_prometo:32
ca:none_promise:-67 ca:none_promised:29 ca:none_proofing:72 ca:none_properly:-5 ca:none_property:-6 ca:none_props:6
ca:none_prosecco:43 ca:none_proszę:17 ca:none_prototype:19 ca:none_provide:-19 ca:none_przejrzałem:29
ca:none_przepraszam:8 ca:none_próbek:-4 ca:none_prüfung:-52 ca:none_psy:16 ca:none_public:11 ca:none_publisher:11
ca:none_puisque:26 ca:none_pull:-19 ca:none_pumps:-39 ca:none_punkt:28 ca:none_punkte:-65 ca:none_punten:-20
ca:none_puntos:-25 ca:none_pupils:-3 ca:none_push:43 ca:none_put:72 ca:none_px:-24 ca:none_python:6
ca:none_pythonie:-19 ca:none_på:-89 ca:none_qth:2 ca:none_quality:21 ca:none_quarantine:42 ca:none_quarantined:5
ca:none_que:-20 ca:none_quel:9 ca:none_quelle:70 ca:none_queremos:66 ca:none_quero:72 ca:none_question:-45
ca:none_questions:-59 ca:none_queue:27 ca:none_queueing:4 ca:none_queuing:-2 ca:none_quick:43 ca:none_quickly:-6
ca:none_quid:-7 ca:none_quien:3 ca:none_quiero:26 ca:none_quiet:38 ca:none_quietly:-5 ca:none_quite:37
ca:none_quiz:-12 ca:none_quién:-9 ca:none_quota:-36 ca:none_quotes:33 ca:none_qué:69 ca:none_r:-19 ca:none_rabbit:12
ca:none_rabies:31 ca:none_rack:54 ca:none_radar:2 ca:none_radiators:-4 ca:none_radiology:66 ca:none_rail:-45
ca:none_rain:95 ca:none_raining:43 ca:none_raise:51 ca:none_ram:-2 ca:none_ramonas:20 ca:none_ran:-22 ca:none_rang:-64
ca:none_rank:-10 ca:none_ransomware:16 ca:none_rarely:-33 ca:none_rasmus:13 ca:none_rast:-20 ca:none_rate:-65
ca:none_rather:63 ca:none_raul:17 ca:none_ravi:67 ca:none_raw:29 ca:none_re:33 ca:none_re-enable:35 ca:none_reaches:-1
ca:none_read-only:20 ca:none_reader:-55 ca:none_reading:36 ca:none_readings:-1 ca:none_reads:-74 ca:none_ready:-63
ca:none_really:-76 ca:none_reasons:-28 ca:none_rebranding:7 ca:none_recall:32 ca:none_receipts:7 ca:none_rechecked:11
ca:none_reconnects:16 ca:none_record:-6 ca:none_records:-2 ca:none_recount:4 ca:none_recovery:-2 ca:none_red:35
ca:none_redid:26 ca:none_redis:9 ca:none_reef:32 ca:none_reefer:41 ca:none_ref:-8 ca:none_refill:-1 ca:none_refrain:2
ca:none_refund:-1 ca:none_refunds:69 ca:none_reg:2 ca:none_regen:20 ca:none_regisseur:10 ca:none_rehearsal:45
ca:none_rehearsals:32 ca:none_release:17 ca:none_remaining:59 ca:none_remember:105 ca:none_reminders:4
ca:none_reminds:45 ca:none_renamed:23 ca:none_render:25 ca:none_renegotiated:11 ca:none_renombré:6 ca:none_rent:93
ca:none_rental:-39 ca:none_repair:1 ca:none_repeater:-6 ca:none_replaced:26 ca:none_replacing:28 ca:none_replica:56
ca:none_replication:35 ca:none_replies:34 ca:none_reply:37 ca:none_report:-94 ca:none_reporter:35 ca:none_reports:-30
ca:none_repro:22 ca:none_request:-69 ca:none_requests:-33 ca:none_reservation:-10 ca:none_reservations:-5
ca:none_reservradion:1 ca:none_response:8 ca:none_resta:38 ca:none_reste:94 ca:none_result:6 ca:none_retention:32
ca:none_retired:37 ca:none_retopo:10 ca:none_retrained:44 ca:none_retries:18 ca:none_retro:7 ca:none_returned:50
ca:none_rev:4 ca:none_reviennent:-13 ca:none_review:-55 ca:none_reviewer:38 ca:none_reviews:13 ca:none_revision:45
ca:none_rezervasyon:30 ca:none_rgb:20 ca:none_righe:-20 ca:none_right:90 ca:none_ripples:18 ca:none_road:-92
ca:none_roads:11 ca:none_roasters:-7 ca:none_robins:4 ca:none_robots:47 ca:none_rock:12 ca:none_rocío:20
ca:none_rolls:-30 ca:none_romanas:17 ca:none_root:53 ca:none_rosalind:21 ca:none_rossi:-18 ca:none_rota:-21
ca:none_round:-41 ca:none_roundabouts:31 ca:none_route:14 ca:none_row:34 ca:none_rows:-63 ca:none_rozumiem:12
ca:none_rss:-13 ca:none_rubber:14 ca:none_rule:-12 ca:none_rules:-9 ca:none_rumour:27 ca:none_run:-6
ca:none_runbook:23 ca:none_running:-44 ca:none_runs:-106 ca:none_rust:46 ca:none_rye:23 ca:none_réunion:31
ca:none_rücksprache:-8 ca:none_s:-74 ca:none_sa:-2 ca:none_saat:-6 ca:none_saber:-13 ca:none_sadly:36 ca:none_said:-62
ca:none_sailing:51 ca:none_sailors:102 ca:none_sales:42 ca:none_salmon:41 ca:none_salt:-22 ca:none_sam:12
ca:none_same:11 ca:none_sandbox:17 ca:none_sang:-44 ca:none_sanne:10 ca:none_sans:-40 ca:none_saturday:39
ca:none_saw:66 ca:none_say:-7 ca:none_says:-106 ca:none_scaffolds:17 ca:none_scale:8 ca:none_scene:14
ca:none_schema:-7 ca:none_schilf:-25 ca:none_schiphol:-1 ca:none_schluss:-33 ca:none_scholars:7 ca:none_school:47
ca:none_schülern:-21 ca:none_score:17 ca:none_scouts:24 ca:none_scrap:61 ca:none_scratch:87 ca:none_scratched:-5
ca:none_screen:7 ca:none_screens:24 ca:none_script:-44 ca:none_scrolled:58 ca:none_scrolling:7 ca:none_sdk:-37
ca:none_se:-73 ca:none_sea:-75 ca:none_seagull:14 ca:none_seagulls:23 ca:none_seal:36 ca:none_search:12 ca:none_seat:6
ca:none_seating:21 ca:none_seats:-39 ca:none_sec:-18 ca:none_second:43 ca:none_secondes:-27 ca:none_secondhand:30
ca:none_seconds:-111 ca:none_secrets:14 ca:none_sedan:7 ca:none_see:-15 ca:none_seeds:20 ca:none_seek:15
ca:none_seems:-63 ca:none_sees:-38 ca:none_segundos:-38 ca:none_seguro:-31 ca:none_según:32 ca:none_sein:-29
ca:none_seit:9 ca:none_seiten:-27 ca:none_sekunden:-23 ca:none_sekunder:-27 ca:none_selin:-13 ca:none_sem:-15
ca:none_sen:47 ca:none_senast:-1 ca:none_send:45 ca:none_sent:64 ca:none_separately:-17 ca:none_september:-85
ca:none_sequencing:5 ca:none_sera:-11 ca:none_seriously:67 ca:none_server:-85 ca:none_serviced:-19 ca:none_servus:6
ca:none_serwer:51 ca:none_será:5 ca:none_sesame:17 ca:none_sessions:1 ca:none_set:-5 ca:none_settled:6
ca:none_several:6 ca:none_sfo:-18 ca:none_sha:27 ca:none_shaped:-1 ca:none_share:-30 ca:none_shared:11 ca:none_she:82
ca:none_she's:71 ca:none_sheet:-42 ca:none_sheets:-26 ca:none_shes:78 ca:none_shift:-40 ca:none_shoes:75
ca:none_short:43 ca:none_shot:31 ca:none_should:10 ca:none_show:-64 ca:none_shows:-81 ca:none_si:-27 ca:none_sich:-4
ca:none_sick:-6 ca:none_side:-28 ca:none_sie:-72 ca:none_siempre:19 ca:none_sieve:10 ca:none_signed:19
ca:none_signing:56 ca:none_signor:-1 ca:none_signs:-35 ca:none_sigrid:-6 ca:none_sim:-15 ca:none_simmer:3
ca:none_simply:-23 ca:none_simulator:2 ca:none_sin:-22 ca:none_since:4 ca:none_sind:-1 ca:none_sing:-14
ca:none_sister:33 ca:none_sit:-45 ca:none_site:-24 ca:none_sites:-1 ca:none_sits:-64 ca:none_six:4 ca:none_size:-43
ca:none_się:-32 ca:none_ska:-16 ca:none_skicka:26 ca:none_skimmed:46 ca:none_skip:52 ca:none_skipper:-10
ca:none_skipping:38 ca:none_skriv:37 ca:none_sleeps:-30 ca:none_sleepy:-43 ca:none_slept:29 ca:none_sling:28
ca:none_sloan:41 ca:none_slot:-55 ca:none_slots:-6 ca:none_slug:17 ca:none_smell:-32 ca:none_smelled:-40
ca:none_smells:31 ca:none_smith:-43 ca:none_smoke:43 ca:none_sms:40 ca:none_snapshot:89 ca:none_snow:60 ca:none_so:34
ca:none_sobre:-16 ca:none_soc:-9 ca:none_social:2 ca:none_socket:-10 ca:none_sockets:-24 ca:none_soep:9
ca:none_soft:97 ca:none_soldered:72 ca:none_solen:56 ca:none_solo:-18 ca:none_some:104 ca:none_somebody:46
ca:none_somehow:56 ca:none_someone:60 ca:none_something:-19 ca:none_sometimes:79 ca:none_somewhere:75 ca:none_song:-22
ca:none_sooner:-30 ca:none_sopranos:33 ca:none_soren:17 ca:none_sorry:179 ca:none_sorted:7 ca:none_sorten:-17
ca:none_sorter:69 ca:none_sound:-8 ca:none_sounds:75 ca:none_soup:37 ca:none_sourdough:23 ca:none_spanish:-33
ca:none_spare:106 ca:none_speak:25 ca:none_speakers:6 ca:none_spediteur:-18 ca:none_speed:-24 ca:none_spelling:-31
ca:none_spending:24 ca:none_spent:74 ca:none_spicy:47 ca:none_spilled:25 ca:none_spoke:28 ca:none_sports:71
ca:none_spot:-49 ca:none_spreadsheet:23 ca:none_spring:48 ca:none_sprinkler:16 ca:none_spätestens:44 ca:none_sql:-29
ca:none_sqm:-3 ca:none_square:-4 ca:none_sry:82 ca:none_st:7 ca:none_staat:-25 ca:none_stack:5 ca:none_stage:55
ca:none_staging:111 ca:none_stairs:54 ca:none_stakeholder:27 ca:none_stamp:13 ca:none_stamps:4 ca:none_standing:-51
ca:none_stands:-42 ca:none_standup:16 ca:none_starboard:83 ca:none_start:-50 ca:none_started:-7 ca:none_starts:-79
ca:none_station:-12 ca:none_statistical:20 ca:none_status:78 ca:none_statuspage:21 ca:none_stay:-13 ca:none_stayin:36
ca:none_stays:-102 ca:none_steel:49 ca:none_stelios:-20 ca:none_step:3 ca:none_steps:-58 ca:none_sternschnuppen:-10
ca:none_still:-19 ca:none_stock:22 ca:none_stocktaking:17 ca:none_stond:-2 ca:none_stonecutters:2 ca:none_stood:-66
ca:none_stops:-47 ca:none_stories:59 ca:none_storks:3 ca:none_story:-45 ca:none_stove:-37 ca:none_straight:-39
ca:none_straks:21 ca:none_strange:52 ca:none_strap:-44 ca:none_straw:10 ca:none_streams:-34 ca:none_street:-76
ca:none_strike:15 ca:none_string:-39 ca:none_strings:-17 ca:none_studies:3 ca:none_study:75 ca:none_stuff:-32
ca:none_stunden:-65 ca:none_style:-10 ca:none_stück:-3 ca:none_su:33 ca:none_subject:-12 ca:none_successfully:-2
ca:none_such:5 ca:none_suit:-13 ca:none_suits:-7 ca:none_sul:-11 ca:none_summary:-27 ca:none_summer:12 ca:none_sun:36
ca:none_sunflower:-22 ca:none_sunspots:26 ca:none_supplier:47 ca:none_support:60 ca:none_sur:-36 ca:none_sure:140
ca:none_surtout:4 ca:none_survival:9 ca:none_swallowed:15 ca:none_swap:15 ca:none_swapped:42 ca:none_swears:-3
ca:none_sweep:-23 ca:none_switch:-22 ca:none_symbols:-4 ca:none_sync:1 ca:none_syrgasmätaren:44 ca:none_sysadmin:14
ca:none_system:-33 ca:none_szkoły:-8 ca:none_sąsiad:16 ca:none_sınavdan:22 ca:none_tablet:-16 ca:none_tabs:29
ca:none_tag:-70 ca:none_tage:-101 ca:none_take:76 ca:none_takes:-105 ca:none_taking:2 ca:none_takings:4
ca:none_takt:22 ca:none_talk:48 ca:none_talked:103 ca:none_tall:-55 ca:none_tank:21 ca:none_tanks:-12
ca:none_tanneurs:-1 ca:none_target:35 ca:none_tariff:38 ca:none_tarifs:-12 ca:none_tarihine:-40 ca:none_task:-30
ca:none_taste:-41 ca:none_tasted:-5 ca:none_tasting:64 ca:none_tax:-30 ca:none_tbh:1 ca:none_te:7 ca:none_tea:20
ca:none_teaching:35 ca:none_teal:-11 ca:none_team:-8 ca:none_teams:24 ca:none_teenagers:8 ca:none_teeth:-36
ca:none_tell:-55 ca:none_tells:-33 ca:none_tem:-1 ca:none_temperatures:39 ca:none_template:-9 ca:none_tempo:8
ca:none_ten:47 ca:none_tenant:81 ca:none_tenants:1 ca:none_tengo:22 ca:none_tenho:13 ca:none_teniamo:24
ca:none_tenor:4 ca:none_tenths:-20 ca:none_teraz:91 ca:none_term:-31 ca:none_terms:-22 ca:none_test:-46
ca:none_tests:-43 ca:none_text:14 ca:none_texts:12 ca:none_teściowa:54 ca:none_thai:-27 ca:none_than:-168
ca:none_thank:94 ca:none_thanks:188 ca:none_that's:69 ca:none_thats:79 ca:none_the:68 ca:none_theatre:48
ca:none_them:-122 ca:none_then:42 ca:none_theory:48 ca:none_there:28 ca:none_there'll:34 ca:none_there's:87
ca:none_theres:141 ca:none_thermal:29 ca:none_these:-37 ca:none_they:34 ca:none_they'll:39 ca:none_they've:6
ca:none_theyre:41 ca:none_theyve:12 ca:none_thing:-116 ca:none_things:-42 ca:none_think:37 ca:none_thinks:-12
ca:none_thirty:34 ca:none_this:9 ca:none_those:69 ca:none_though:-35 ca:none_thought:2 ca:none_thousand:-55
ca:none_threads:-32 ca:none_three:46 ca:none_threshold:-43 ca:none_through:-162 ca:none_throw:-17 ca:none_thru:-9
ca:none_thu:-21 ca:none_thunder:10 ca:none_thx:110 ca:none_ti:-4 ca:none_ticked:9 ca:none_ticket:46 ca:none_tidal:17
ca:none_tiene:-56 ca:none_tier:-6 ca:none_til:-19 ca:none_tiler:30 ca:none_tiles:-13 ca:none_till:-123
ca:none_time:-50 ca:none_times:-78 ca:none_timestamps:16 ca:none_timmar:-6 ca:none_tims:10 ca:none_tiny:-19
ca:none_tire:-5 ca:none_tisch:-15 ca:none_tmrw:39 ca:none_to:-41 ca:none_toda:20 ca:none_today:-42 ca:none_todo:23
ca:none_together:-92 ca:none_token:23 ca:none_tolerance:-2 ca:none_tom's:8 ca:none_tomorrow:68 ca:none_tomorrow's:-7
ca:none_toms:13 ca:none_tonight:5 ca:none_tonnes:-25 ca:none_too:-29 ca:none_took:-43 ca:none_tool:-10
ca:none_tools:15 ca:none_topic:-17 ca:none_tops:-98 ca:none_toujours:3 ca:none_tour:-18 ca:none_tourists:28
ca:none_tours:26 ca:none_toute:28 ca:none_tove:7 ca:none_towards:-24 ca:none_towels:2 ca:none_tower:-7
ca:none_trace:-12 ca:none_tracing:3 ca:none_tracking:34 ca:none_tradition:-23 ca:none_traffic:-24 ca:none_train:-1
ca:none_training:-1 ca:none_trains:49 ca:none_transcript:42 ca:none_transfer:-24 ca:none_translated:9
ca:none_translations:13 ca:none_transportskader:19 ca:none_tras:25 ca:none_travel:-42 ca:none_tray:-53 ca:none_tre:-5
ca:none_treasurer:65 ca:none_treat:117 ca:none_tres:10 ca:none_trials:8 ca:none_trick:-19 ca:none_tried:90
ca:none_tries:-27 ca:none_trieste:-80 ca:none_trig:21 ca:none_trip:-89 ca:none_trips:-7 ca:none_trois:29
ca:none_trop:38 ca:none_truck:-35 ca:none_trucks:81 ca:none_trumpets:19 ca:none_try:-39 ca:none_trying:61
ca:none_tryouts:38 ca:none_trzeszczało:12 ca:none_tröskeln:28 ca:none_tuba:34 ca:none_tuesday:33 ca:none_tuesdays:11
ca:none_tuition:24 ca:none_tunneln:-1 ca:none_tunnels:27 ca:none_turku:-75 ca:none_turns:42 ca:none_turtle:37
ca:none_tutoie-moi:10 ca:none_twice:-93 ca:none_twins:30 ca:none_two:10 ca:none_typing:-2 ca:none_typo:37
ca:none_tyre:-11 ca:none_u:28 ca:none_uf:21 ca:none_ugh:203 ca:none_uhr:-69 ca:none_ulrike:-11 ca:none_ultrasound:37
ca:none_um:-8 ca:none_umber:-6 ca:none_un:-39 ca:none_una:-37 ca:none_uncle:61 ca:none_unclear:54 ca:none_undecided:29
ca:none_under:-15 ca:none_understand:-5 ca:none_understood:62 ca:none_unfortunately:172 ca:none_units:-15
ca:none_unless:-100 ca:none_unplugged:18 ca:none_unread:-1 ca:none_unser:11 ca:none_unter:35 ca:none_unterm:5
ca:none_until:-163 ca:none_up:-82 ca:none_upgrade:-3 ca:none_upgrading:46 ca:none_uplink:45 ca:none_upload:81
ca:none_uploaded:1 ca:none_uploads:7 ca:none_upper:10 ca:none_ups:40 ca:none_upstairs:15 ca:none_urgente:-7
ca:none_us:-160 ca:none_usch:6 ca:none_use:112 ca:none_used:-11 ca:none_useremo:20 ca:none_users:-32 ca:none_uses:-6
ca:none_using:-116 ca:none_usually:-92 ca:none_utc:-55 ca:none_uur:-39 ca:none_uv:-18 ca:none_vaccine:29
ca:none_vale:41 ca:none_valve:4 ca:none_van:-89 ca:none_vanish:-41 ca:none_vans:21 ca:none_vapurda:34
ca:none_varavirta:7 ca:none_varnish:-15 ca:none_vault:36 ca:none_vectors:-5 ca:none_vegas:-8 ca:none_vegetarian:20
ca:none_veins:11 ca:none_vem:33 ca:none_vending:27 ca:none_vendor:42 ca:none_verbs:-11 ca:none_verdict:36
ca:none_verger:23 ca:none_verlegt:-14 ca:none_verwacht:-24 ca:none_vests:-16 ca:none_vet:66 ca:none_vez:-24
ca:none_vi:38 ca:none_via:-5 ca:none_viennent:-8 ca:none_view:-49 ca:none_viewings:32 ca:none_vilken:42
ca:none_village:5 ca:none_violet:-32 ca:none_vision:16 ca:none_visit:-45 ca:none_visiting:6 ca:none_visitors:46
ca:none_visits:-18 ca:none_vloeibare:11 ca:none_vocht:-8 ca:none_voicemail:53 ca:none_volt:-47 ca:none_volts:-31
ca:none_volunteers:14 ca:none_vom:-29 ca:none_von:-1 ca:none_vor:9 ca:none_vordach:-24 ca:none_vorgemerkt:-44
ca:none_voted:-28 ca:none_votre:88 ca:none_vou:-12 ca:none_voucher:33 ca:none_vous:36 ca:none_vowels:19
ca:none_vpn:-21 ca:none_vroeger:30 ca:none_w:-21 ca:none_wagons:-13 ca:none_wait:66 ca:none_waiting:4 ca:none_waits:-4
ca:none_wake-up:34 ca:none_wakes:-6 ca:none_walk:-2 ca:none_walking:15 ca:none_walks:-17 ca:none_walls:-2
ca:none_walnut:-11 ca:none_wanna:50 ca:none_want:55 ca:none_wants:-75 ca:none_war:-58 ca:none_ward:18 ca:none_warm:50
ca:none_warning:-25 ca:none_was:-100 ca:none_wash:5 ca:none_wasp:11 ca:none_wat:77 ca:none_watch:-20
ca:none_watchdog:44 ca:none_watching:-5 ca:none_water:15 ca:none_watts:-45 ca:none_wav:-11 ca:none_waves:7
ca:none_way:-54 ca:none_wczoraj:33 ca:none_we'd:9 ca:none_we'll:71 ca:none_we're:64 ca:none_we've:49 ca:none_weak:45
ca:none_wear:-7 ca:none_weavers:9 ca:none_weber:-32 ca:none_webpack:5 ca:none_wed:72 ca:none_wedding:5
ca:none_weddings:-8 ca:none_week:-49 ca:none_weekday:59 ca:none_weeks:-80 ca:none_weer:-34 ca:none_weet:8
ca:none_weft:17 ca:none_wegen:30 ca:none_weighs:-23 ca:none_weights:67 ca:none_weiß:14 ca:none_welcome:40
ca:none_well:30 ca:none_went:-66 ca:none_wer:66 ca:none_were:-23 ca:none_west:-57 ca:none_wet:51 ca:none_weve:29
ca:none_what:116 ca:none_what's:65 ca:none_whatever:119 ca:none_whats:64 ca:none_wheels:-46 ca:none_whenever:-23
ca:none_where:-22 ca:none_whether:56 ca:none_which:11 ca:none_while:-56 ca:none_who:-48 ca:none_whoever:155
ca:none_whole:18 ca:none_whose:7 ca:none_why:18 ca:none_wide:-34 ca:none_width:17 ca:none_wie:13 ca:none_wieder:-34
ca:none_wifi:28 ca:none_will:23 ca:none_wind:81 ca:none_window:16 ca:none_wine:-5 ca:none_wiped:11 ca:none_wir:3
ca:none_wish:20 ca:none_with:-32 ca:none_within:-107 ca:none_without:-97 ca:none_woche:-46 ca:none_wochen:-24
ca:none_wochenende:-18 ca:none_woke:75 ca:none_wolnego:-2 ca:none_wolę:106 ca:none_won't:-104 ca:none_wonder:20
ca:none_wont:-2 ca:none_woohoo:19 ca:none_wool:29 ca:none_word:17 ca:none_words:-89 ca:none_work:-20 ca:none_worked:-2
ca:none_workers:-26 ca:none_working:-46 ca:none_works:-82 ca:none_worksheet:71 ca:none_workshop:-23 ca:none_worth:-40
ca:none_would:5 ca:none_wow:90 ca:none_wrap:23 ca:none_wristbands:37 ca:none_write:44 ca:none_wrong:-64
ca:none_wrote:31 ca:none_wyślę:-41 ca:none_x-ray:4 ca:none_xray:22 ca:none_ya:49 ca:none_yeah:72 ca:none_year:-42
ca:none_year's:-16 ca:none_years:-77 ca:none_yeast:75 ca:none_yedekleme:19 ca:none_yellow:22 ca:none_yes:188
ca:none_yesterday:59 ca:none_yet:-112 ca:none_yield:13 ca:none_yine:-18 ca:none_yo:26 ca:none_you:58 ca:none_you'd:-13
ca:none_you'll:36 ca:none_you're:95 ca:none_you've:72 ca:none_youll:39 ca:none_your:71 ca:none_yourself:-1
ca:none_yrs:-31 ca:none_yuki:4 ca:none_yusuf:20 ca:none_z:-65 ca:none_za:-25 ca:none_zacken:-31 ca:none_zadań:36
ca:none_zahlen:11 ca:none_zaplanowano:-29 ca:none_ze:-25 ca:none_zebranie:34 ca:none_zeit:-50 ca:none_zentimeter:-37
ca:none_zephyr:3 ca:none_zet:-2 ca:none_ziel:39 ca:none_zijn:-67 ca:none_zoom:13 ca:none_zostajemy:18
ca:none_zrobione:11 ca:none_zugesagt:-13 ca:none_zulke:12 ca:none_zur:-24 ca:none_zwemles:60 ca:none_zwrócimy:26
ca:none_zwykłych:-17 ca:none_às:-10 ca:none_är:-74 ca:none_çay:29 ca:none_çocuklar:45 ca:none_çok:-41 ca:none_çırak:20
ca:none_è:4 ca:none_é:-30 ca:none_électrogène:-1 ca:none_était:-3 ca:none_überfahrt:-4 ca:none_żadnych:32
ca:none_дальше:10 ca:none_не:-28 ca:none_никогда:23 ca:none_ночью:25 ca:none_прошивка:5 ca:none_совещание:19
ca:none_сольфеджио:18 ca:none_стек:21 ca:order_*:43 ca:order_0:-26 ca:order_admiral:-38 ca:order_and:-5 ca:order_as:21
ca:order_de:-19 ca:order_for:-2 ca:order_from:6 ca:order_going:-19 ca:order_he:6 ca:order_i:-53 ca:order_i'll:-31
ca:order_i'm:16 ca:order_i've:-38 ca:order_if:-6 ca:order_ill:-11 ca:order_it:-75 ca:order_it's:-66 ca:order_la:10
ca:order_le:-8 ca:order_never:17 ca:order_no:-32 ca:order_not:1 ca:order_note:-8 ca:order_não:-6 ca:order_on:-50
ca:order_reference:-3 ca:order_saying:-2 ca:order_she:-1 ca:order_so:5 ca:order_the:-74 ca:order_there:-22
ca:order_there's:-16 ca:order_this:-6 ca:order_to:1 ca:order_whether:-38 ca:order_which:-6 ca:order_who:-8
ca:order_with:11 ca:order_you:-69 ca:others_0:4 ca:others_a:10 ca:others_at:-8 ca:others_else's:-8 ca:others_i:83
ca:others_in:-114 ca:others_la:6 ca:others_my:25 ca:others_no:5 ca:others_on:-14 ca:others_so:-4 ca:others_speak:-2
ca:others_the:89 ca:others_we:-8 ca:others_who:-60 ca:past_*:-43 ca:past_a:-33 ca:past_back:-18 ca:past_i'd:-37
ca:past_i've:-21 ca:past_it:6 ca:past_la:13 ca:past_my:-8 ca:past_noor's:-15 ca:past_not:-29 ca:past_so:-22
ca:past_the:-55 ca:past_we:18 ca:possessive_the:21 ca:reason_*:2 ca:reason_el:9 ca:reason_i:-10 ca:reason_i've:-20
ca:reason_let's:-26 ca:reason_my:-22 ca:reason_park:-23 ca:reason_the:-91 ca:reason_they:-27 ca:reason_we:33
ca:reason_your:-36 ca:speaker_*:5 ca:speaker_0:-17 ca:speaker_alegro:-1 ca:speaker_and:-4 ca:speaker_at:-13
ca:speaker_before:-60 ca:speaker_by:-69 ca:speaker_el:2 ca:speaker_en:9 ca:speaker_gusta:-24 ca:speaker_ha:-29
ca:speaker_hm:6 ca:speaker_how:-14 ca:speaker_i:66 ca:speaker_i'm:-53 ca:speaker_if:-21 ca:speaker_it:25
ca:speaker_it's:-3 ca:speaker_know:-46 ca:speaker_la:10 ca:speaker_le:13 ca:speaker_lol:-18 ca:speaker_more:-18
ca:speaker_must:27 ca:speaker_my:34 ca:speaker_no:-12 ca:speaker_nobody:19 ca:speaker_on:-28 ca:speaker_right:-1
ca:speaker_since:5 ca:speaker_that:-30 ca:speaker_to:-86 ca:speaker_we'd:-2 ca:speaker_whether:-22
ca:speaker_wilfred:-12 ca:speaker_with:-22 ca:speaker_you:13 ca:speaker_your:22 ca:told_*:3 ca:told_0:-4
ca:told_accounting:-6 ca:told_after:-3 ca:told_at:-37 ca:told_better:-10 ca:told_good:-11 ca:told_guests:-2
ca:told_hello:-25 ca:told_hi:-41 ca:told_i:-17 ca:told_i'd:25 ca:told_it:-5 ca:told_it's:-9 ca:told_just:-8
ca:told_le:21 ca:told_like:-35 ca:told_me:-23 ca:told_my:6 ca:told_no:-4 ca:told_so:-19 ca:told_still:4
ca:told_that:-13 ca:told_the:-3 ca:told_they:-32 ca:told_ticket:-1 ca:told_walking:-2 ca:told_we:12 ca:told_what:-5
ca:told_you:-69 ca:told_your:20 ca:vague_a:-17 ca:vague_graz:-4 ca:vague_how:-37 ca:vague_i:-36 ca:vague_it:-21
ca:vague_my:-25 ca:vague_the:-42 ca:vague_to:-4 ca:vague_trieste:-12 ca:vague_you:8 e:0:55 e:^:-108 e:a:16 e:aan:40
e:aarav:19 e:ab:-36 e:abbiamo:-57 e:abbreviation:19 e:abend:22 e:about:86 e:above:28 e:absolute:58 e:abt:5
e:abtastrate:-6 e:accent:48 e:accento:6 e:accept:37 e:account:33 e:accurate:12 e:act:75 e:actual:7 e:actually:37
e:add:-34 e:adds:23 e:adesso:-9 e:admit:-27 e:admits:-9 e:affected:28 e:afford:-42 e:after:50 e:afternoon:-45
e:afterwards:-4 e:again:-68 e:age:27 e:agency:22 e:agent:-40 e:agora:-30 e:agreed:13 e:agrees:18 e:ahora:22 e:ai:18
e:airflow:-2 e:airline:-32 e:airpods:44 e:al:-31 e:alarm:-37 e:albo:28 e:aldrig:-18 e:alguna:14 e:alias:64 e:all:87
e:alle:78 e:allemaal:43 e:allergy:46 e:allotment:24 e:allow:-31 e:allowed:-14 e:allows:-19 e:alltid:-19 e:almost:50
e:alone:-60 e:already:-63 e:als:-25 e:also:-103 e:alte:13 e:alten:29 e:although:-4 e:altogether:41 e:altro:40
e:altserver:13 e:always:-73 e:am:45 e:amateurbändern:2 e:amber:38 e:ammonia:26 e:amp:12 e:amplifier:-55 e:amrani:22
e:an:34 e:and:-54 e:andere:-25 e:anders:-16 e:angeles:-28 e:anonymous:-24 e:another:42 e:anouk:-34 e:answer:-23
e:answers:23 e:antenna:7 e:any:15 e:anybody:-16 e:anybody's:17 e:anyone:-47 e:anyway:-16 e:ap:12 e:api:-31 e:app:-44
e:apparently:-32 e:approval:7 e:april:119 e:après:-1 e:aquarium:28 e:archive:-24 e:are:51 e:aren't:29 e:arent:25
e:arg:4 e:arm:37 e:around:78 e:array:6 e:arrows:26 e:as:77 e:ash:19 e:aside:20 e:ask:80 e:asked:-19 e:at:106 e:ate:-18
e:atm:-25 e:atom:41 e:attention:22 e:au:74 e:auch:-19 e:aucun:-8 e:audit:12 e:auditoría:12 e:aufbewahrung:-43 e:aufs:1
e:aufsatz:-21 e:aufzug:-14 e:august:85 e:aunt:-66 e:aus:-6 e:auth:40 e:autumn:-60 e:av:20 e:avait:-40 e:avant:27
e:away:-42 e:ay:-9 e:ayaklarım:4 e:açık:24 e:b:-26 e:baby:36 e:back:55 e:backed:-10 e:backups:-25 e:badge:-48
e:baggage:43 e:bags:-36 e:bah:9 e:baignoire:31 e:baking:2 e:balls:21 e:banana:18 e:banchina:23 e:band:-52 e:bank:29
e:bar:7 e:bare:2 e:barn:6 e:barometer:5 e:barras:21 e:bas:10 e:basalt:33 e:basic:13 e:basilico:5 e:basket:-40
e:bath:-52 e:bathroom:28 e:battello:13 e:battery:70 e:be:68 e:beam:26 e:beamer:14 e:bear:30 e:beat:-20 e:beau:2
e:beautiful:29 e:became:57 e:because:-113 e:bed:-49 e:bedside:-25 e:been:46 e:beeps:-47 e:beer:32 e:before:28
e:beginner:-32 e:behind:62 e:bei:-24 e:beim:14 e:being:118 e:bekommt:1 e:belegt:42 e:believe:-38 e:belle:35
e:belonged:23 e:belongs:27 e:belt:11 e:beläuft:-26 e:bends:38 e:bergen:-93 e:beschädigten:16 e:best:-46 e:bestimmt:-17
e:beta:-31 e:better:55 e:between:41 e:beyond:-63 e:bez:27 e:bezahlt:27 e:big:128 e:bildirim:-6 e:bill:27 e:binder:-32
e:biology:11 e:bird:-3 e:bis:-59 e:bit:80 e:bitte:-17 e:blankets:4 e:blechen:26 e:bless:28 e:blinded:-9 e:blinking:27
e:blood:-5 e:blowing:19 e:blue:44 e:blunt:15 e:bo:-22 e:board:-79 e:boarding:-2 e:boat:-3 e:boh:-17 e:boiler:-9
e:bon:26 e:bonbons:7 e:bonito:9 e:bonus:-5 e:book:-20 e:booked:9 e:books:3 e:boring:3 e:boss:-69 e:both:57
e:bothers:19 e:bottle:-5 e:box:-39 e:brancard:5 e:branch:42 e:bratwurst:14 e:bravo:2 e:brb:24 e:bread:32 e:bridge:2
e:bright:-15 e:brilliant:16 e:bring:-33 e:bringen:-5 e:brno:-122 e:brochure:11 e:broke:4 e:broken:44 e:brot:27
e:brother:-51 e:brücken:30 e:bubble:34 e:bucket:43 e:budget:15 e:buffer:-14 e:buffet:17 e:bufor:-16 e:bug:-19
e:bugün:-4 e:build:30 e:building:21 e:bunk:77 e:buoys:40 e:buren:1 e:burndown:3 e:burns:12 e:burst:53 e:bus:-80
e:business:67 e:but:54 e:button:30 e:by:110 e:bytes:-9 e:büro:6 e:c'est:23 e:caben:-6 e:cabin:11 e:cabina:-10
e:cactus:-9 e:cada:42 e:cadeira:14 e:cadenas:34 e:café:-17 e:cage:-5 e:caio:19 e:cake:-22 e:call:-137 e:callback:-22
e:calle:30 e:called:137 e:calling:-2 e:calls:-116 e:calories:-10 e:calves:23 e:came:47 e:camera:23 e:camicie:6
e:camping:10 e:can:-92 e:can't:-79 e:cancellation:3 e:canlıya:21 e:cannot:4 e:cant:31 e:capacitor:-32 e:card:-3
e:care:28 e:caretaker:-3 e:cargo:45 e:carriage:-17 e:carrier:1 e:carries:-55 e:carry:81 e:case:11 e:cash:3 e:cat:-22
e:catching:4 e:cattiva:9 e:caught:36 e:ce:27 e:cedar:1 e:cello:-34 e:cent:120 e:certificate:-37 e:certified:22
e:chain:33 e:chair:23 e:chairs:11 e:chalet:28 e:chama-se:16 e:chamber:1 e:changelist:18 e:channel:53 e:chaos:-2
e:chapter:25 e:chaque:60 e:characters:25 e:charge:28 e:charger:4 e:charity:27 e:charming:36 e:chart:-42 e:chat:38
e:che:-10 e:cheapest:-7 e:checked:-11 e:checkout:-22 e:cheeky:14 e:cheerful:-48 e:cheers:44 e:cheese:10 e:chemistry:-9
e:chest:27 e:chez:26 e:chi:-39 e:chien:11 e:child:4 e:chilometri:12 e:chocolate:23 e:choice:-15 e:choir:-39
e:choosing:9 e:chrome:39 e:church:-41 e:chętnie:11 e:ci:-23 e:cinnamon:13 e:claim:32 e:class:-30 e:cleaning:-31
e:clear:17 e:clever:8 e:click:24 e:climbing:1 e:clock:55 e:closed:26 e:closure:-10 e:cloud:-9 e:club:-43 e:clumsy:-20
e:cluster:18 e:clés:7 e:cm:133 e:coal:23 e:coast:-7 e:coastal:-25 e:coffee:46 e:coffin:-42 e:col:14 e:cold:5
e:collector's:20 e:collects:3 e:colours:-15 e:column:11 e:come:79 e:comes:50 e:comigo:7 e:coming:14 e:comments:-28
e:commit:38 e:committee:4 e:common:-17 e:como:35 e:comparison:20 e:compiler:-65 e:complain:-5 e:complaint:3
e:completely:19 e:con:-61 e:concentration:-8 e:conference:-79 e:confidence:12 e:config:-15 e:confirmed:-1 e:confirms:5
e:console:-13 e:consuma:-14 e:container:-28 e:contenti:22 e:contient:-9 e:contract:32 e:contrats:-20 e:control:28
e:controls:28 e:converter:-32 e:cook:7 e:cool:11 e:cooling:-20 e:cooperativa:8 e:copper:-3 e:copy:-16 e:cor:17
e:cork:-109 e:corner:15 e:cost:73 e:costa:59 e:costs:91 e:cotton:5 e:could:-181 e:couldn't:-4 e:counted:-119
e:counter:-62 e:counts:-50 e:county:-23 e:cour:35 e:courier:49 e:course:-57 e:court:23 e:cousin:-58 e:cousins:-19
e:cover:32 e:covers:18 e:cow:40 e:coûte:41 e:cpu:40 e:cracked:-26 e:craies:9 e:crane:-26 e:cranial:13 e:crash:-104
e:crashes:25 e:crate:-12 e:created:5 e:credit:6 e:cresciuta:31 e:crew:-100 e:cron:42 e:cross-sections:9 e:cuckoos:18
e:cugino:-7 e:cuore:37 e:cures:2 e:curious:-14 e:current:53 e:currently:-1 e:curve:-34 e:custa:39 e:customer:-47
e:cut:-40 e:cuts:-23 e:cycle:-34 e:d'enlever:-16 e:d'un:24 e:d'être:43 e:daarna:-33 e:dachstuhl:9 e:dad:-49 e:dag:17
e:daiki:21 e:dairy:17 e:damage:-9 e:damp:-2 e:dan:-50 e:dana:-22 e:danach:-39 e:dance:6 e:dann:3 e:daquela:14
e:darf:-33 e:darüber:-21 e:dashboards:29 e:dasz:15 e:dat:-6 e:data:53 e:datasheets:-25 e:date:-31 e:datenschutz:-15
e:dating:27 e:datumsangaben:19 e:dauert:-43 e:day:-45 e:de:68 e:dead:-34 e:debe:-1 e:december:115 e:decent:11
e:decided:-68 e:declension:20 e:deep:7 e:default:-22 e:degrees:-62 e:dei:16 e:del:58 e:delayed:23 e:delivery:-6
e:delle:8 e:delta:12 e:dem:23 e:demander:25 e:demasiado:6 e:den:26 e:denim:5 e:dental:94 e:departure:-29 e:deposit:-42
e:depth:10 e:dernière:26 e:dersi:-14 e:des:27 e:desert:2 e:design:-17 e:designed:8 e:desk:18 e:desks:9 e:dessin:15
e:deste:23 e:destination:19 e:details:-52 e:determinative:17 e:deutsch:27 e:deux:38 e:deuxième:22 e:devant:59
e:deve:-1 e:device:-6 e:devices:6 e:devient:23 e:di:46 e:dia:17 e:dialysis:25 e:diceva:-1 e:did:-95 e:didn't:33
e:die:-27 e:dienstje:5 e:difference:-6 e:different:40 e:dinner:15 e:dir:-9 e:dirty:10 e:discharge:3 e:discussed:24
e:disk:34 e:dislikes:18 e:displacement:21 e:display:57 e:dit:-24 e:dizer:19 e:dj:-6 e:dns:-64 e:do:-20 e:dob:44
e:dock:5 e:doctor:29 e:documenti:23 e:does:16 e:doesn't:13 e:doet:1 e:dog:-13 e:doing:-7 e:doit:-32 e:domani:-4
e:dome:-33 e:don't:-28 e:donatella:18 e:donderdag:18 e:done:65 e:dont:-23 e:doors:16 e:dopo:-4 e:dos:31 e:doses:4
e:double:-15 e:down:-22 e:dp:45 e:dr:85 e:draft:-92 e:drain:-33 e:drawer:38 e:draws:-100 e:dream:-15 e:dress:39
e:drift:6 e:drifting:19 e:drill:-35 e:drink:22 e:drive:18 e:driver:-13 e:driving:-68 e:drop:-27 e:dropped:54
e:drove:-13 e:drugim:15 e:dry:-18 e:du:20 e:ducks:30 e:due:4 e:duluth:-17 e:dumplings:-15 e:dunno:41 e:dura:-12
e:duren:-22 e:during:46 e:dus:-33 e:dusk:-23 e:dusty:11 e:duty:31 e:därför:-5 e:dès:22 e:décimale:3 e:déjà:-13
e:dépasser:-53 e:día:-1 e:días:-7 e:e:-45 e:each:50 e:ear:-22 e:early:-10 e:early-bird:-34 e:earned:9 e:earns:29
e:east:55 e:easter:-17 e:eben:64 e:echt:5 e:economy:29 e:een:-3 e:efter:24 e:egg:4 e:eggs:-4 e:eight:3 e:ein:-39
e:eine:16 e:einer:-18 e:einfach:21 e:einmal:11 e:ekipą:1 e:eksport:-10 e:el:8 e:elin:18 e:elle:6 e:elm:100 e:else:-69
e:else's:15 e:eltern:2 e:elternteil:5 e:emails:57 e:emoji:30 e:employee:-30 e:empty:82 e:ended:-2 e:endian:3
e:endpoint:-19 e:endpoints:-11 e:ends:-9 e:engineer:-3 e:english:37 e:enjoy:22 e:enough:-35 e:entire:22 e:entrance:32
e:env:-25 e:environment:-11 e:epiphany:-9 e:era:32 e:error:24 e:errors:4 e:es:30 e:escalated:2 e:escapes:19
e:escribió:5 e:est:63 e:esta:4 e:esters:38 e:et:-21 e:ettik:43 e:eu:-18 e:euro:-2 e:euros:-77 e:even:40 e:evening:-24
e:event:24 e:every:23 e:everybody:6 e:everyday:17 e:everyone:12 e:everything:31 e:ex's:38 e:exam:-117 e:examiner:21
e:examples:-10 e:except:19 e:excess:-5 e:exercise:-42 e:existing:4 e:expect:1 e:expires:24 e:explain:22
e:explanation:-11 e:explodes:9 e:export:-10 e:ext:15 e:extensión:21 e:extra:59 e:eyes:-67 e:fact:-31 e:faculty:-3
e:fahrt:-11 e:fair:82 e:faire:6 e:fait:-1 e:falcons:14 e:fall:-44 e:falling:36 e:falls:45 e:falsche:-26 e:false:-3
e:falta:-20 e:family:31 e:fancy:14 e:fans:-4 e:far:-25 e:fare:1 e:farewell:42 e:faroese:-25 e:fasst:-10 e:fast:-4
e:father's:27 e:faudra:2 e:fazem:10 e:feb:10 e:february:85 e:feed:-55 e:feeder:11 e:feelings:-21 e:fell:23 e:fellow:16
e:felt:126 e:female:-1 e:ferry:-34 e:few:-24 e:fiche:-9 e:fifteen:5 e:fight:73 e:fila:-3 e:file:-40 e:filemaker:45
e:filing:2 e:filled:34 e:fills:65 e:film:-16 e:filme:28 e:final:-52 e:finally:-35 e:finance:-17 e:fine:-60 e:fines:18
e:fingering:8 e:fingerprint:14 e:fire:35 e:firm:-48 e:firm's:4 e:fisch:24 e:fishermen's:9 e:fitter:53 e:five:75
e:fix:2 e:flat:14 e:flea:40 e:flickering:-24 e:flight:-19 e:flights:-66 e:flint:12 e:floating:21 e:floor:29
e:floors:14 e:flopped:16 e:flowers:-6 e:flux:29 e:fog:-29 e:folder:-39 e:folding:19 e:folds:-63 e:folklore:31
e:follow:24 e:following:111 e:follows:13 e:fondue:25 e:fonetico:-15 e:food:-26 e:football:6 e:footnotes:41 e:for:24
e:force:9 e:foreman:-6 e:forever:25 e:forgave:30 e:forget:97 e:forgetting:5 e:forgotten:-1 e:form:-5 e:formula:-24
e:found:-32 e:foundation:19 e:four:69 e:fourth:28 e:fragen:-17 e:framed:8 e:frau:93 e:freeze:-32 e:frets:23 e:friday:8
e:fridge:-115 e:friendly:-9 e:from:59 e:fromages:-22 e:front:-19 e:froze:3 e:frío:-23 e:früh:-31 e:früher:-36
e:full:46 e:fully:67 e:fun:-36 e:funcione:36 e:funkzeugnis:40 e:funny:-21 e:further:19 e:fuse:33 e:future:24 e:fyi:-36
e:fyra:8 e:fährt:-7 e:får:-17 e:för:12 e:für:-75 e:fıkrayı:4 e:g:-5 e:gain:23 e:galeria:16 e:gallows:26 e:galpão:14
e:ganz:45 e:garden:34 e:gardening:7 e:garnet:51 e:gate:88 e:gateway:27 e:gato:-1 e:gave:-9 e:gb:23 e:gdansk:-96
e:gebeld:14 e:geduld:20 e:gegen:-18 e:gegeten:15 e:gehen:-34 e:geliefert:12 e:generador:1 e:gente:-4 e:gentle:7
e:geprüft:11 e:ger:25 e:geregnet:-28 e:german:17 e:gerät:-13 e:get:44 e:geven:22 e:gezählt:-16 e:geändert:6
e:ghent:-60 e:ghosts:34 e:gibi:24 e:gift:-19 e:gigabytes:18 e:give:-140 e:given:-17 e:gives:28 e:gli:14 e:glove:56
e:gloves:42 e:glued:15 e:go:23 e:godson's:18 e:goed:11 e:goes:-15 e:goggles:11 e:gold:38 e:golden:-56 e:gone:23
e:gonna:-137 e:good:116 e:gossip:-10 e:grab:11 e:grade:-44 e:gradi:14 e:gram:103 e:grams:41 e:grand:-1 e:grandad's:8
e:grandfather:-73 e:grandmas:30 e:grandson:-15 e:grannen:-16 e:graph:-33 e:grave:5 e:gravel:14 e:graz:-128 e:great:1
e:green:-5 e:greeting:-26 e:grew:-62 e:grey:2 e:groot:15 e:groupe:-23 e:grumpy:32 e:gruppo:-29 e:grutière:18
e:guess:-7 e:guest:57 e:guest's:6 e:guests:-22 e:gunilla:16 e:gust:13 e:gusta:-2 e:guy:-23 e:guzeldi:17 e:gäste:-12
e:gång:14 e:går:-28 e:gêne:22 e:gün:28 e:h:10 e:ha:-51 e:habe:-54 e:had:-82 e:haha:-77 e:halb:79 e:half:37 e:han:-13
e:hand:-34 e:hand-me-down:10 e:handed:22 e:handling:9 e:handover:2 e:hands:-104 e:hang:-8 e:hangs:-35 e:har:-76
e:hard:68 e:hard-coded:10 e:hardly:10 e:hardware:117 e:harvest:34 e:has:-97 e:hasta:-48 e:hat:-126 e:hatchback:19
e:hatching:23 e:hated:17 e:hates:46 e:hats:23 e:have:-115 e:haven't:-27 e:having:-75 e:hay:-16 e:hazard:8 e:hazel:45
e:he:-94 e:he'd:-9 e:he's:19 e:headset:8 e:heat:15 e:heating:-7 e:hedgehog:18 e:heeft:-31 e:heel:75 e:heerlijk:7
e:heet:10 e:heist:16 e:helm:6 e:help:-11 e:helst:-37 e:helt:41 e:hemos:-34 e:her:37 e:herbst:-50 e:here:71 e:heroic:63
e:herr:78 e:het:59 e:heures:21 e:hex:8 e:hey:32 e:hier:-67 e:high:23 e:higher:9 e:highest:20 e:hikayeler:24 e:hills:-1
e:him:42 e:hire:78 e:his:41 e:história:33 e:hits:-19 e:hiya:35 e:hm:-1 e:ho:-36 e:hog:14 e:hold:43 e:holder:-2
e:holds:-10 e:holiday:86 e:holm:7 e:home:24 e:honestly:-11 e:hooguit:-35 e:hook:25 e:horizon:30 e:horn:-5 e:hos:11
e:hospital:-23 e:host:3 e:hotel:15 e:hours:29 e:house:-74 e:households:6 e:how:-99 e:however:-21 e:huge:17 e:huh:14
e:hum:19 e:humanity:13 e:hun:3 e:hunting:13 e:hut:-1 e:hymn:11 e:hänger:-11 e:härnäst:-15 e:hålla:16 e:höchstens:-126
e:högst:-23 e:hölle:21 e:i:-118 e:i'd:-200 e:i'll:-289 e:i'm:-114 e:i've:-227 e:iade:16 e:ices:48 e:ich:-41
e:icinde:29 e:id:-21 e:ids:-4 e:if:-91 e:ihn:12 e:ihnen:-25 e:ihrem:20 e:ik:-46 e:ile:21 e:ill:-152 e:im:87 e:image:34
e:imagine:-9 e:immer:-8 e:import:-13 e:important:20 e:in:46 e:inbox:-1 e:inch:23 e:incident:42 e:incl:27
e:included:-32 e:includes:31 e:incoming:16 e:incr:-4 e:indigo:33 e:indirect:-14 e:ines:-17 e:infusion:-10 e:inga:-4
e:inheritance:5 e:inline:8 e:innan:13 e:inner:-14 e:inside:-24 e:inspector:-25 e:inspectors:-26 e:instead:-8
e:instructor:-28 e:insulated:-46 e:insurance:-28 e:insured:7 e:intensive:-4 e:internal:24 e:internet:33 e:interrupt:17
e:into:5 e:ionic:10 e:is:80 e:isnt:12 e:ist:10 e:it:26 e:itinerary:-17 e:its:98 e:ivan:24 e:için:-20 e:j'ai:-102
e:j'aime:-17 e:jag:-81 e:jamais:-61 e:january:106 e:japanese:28 e:jasper:10 e:je:-133 e:jeszcze:-10 e:jetzt:-14
e:jingle:-1 e:joan:-52 e:job:-90 e:jobs:-13 e:jokes:-4 e:jonas:38 e:journaux:-16 e:july:107 e:jump:10 e:june:94
e:junior:6 e:junk:3 e:just:30 e:juste:37 e:kaartlaag:-22 e:kacheln:38 e:kadar:36 e:kan:-3 e:kanal:32 e:kanzlei:35
e:karte:-19 e:kat:-10 e:kazan:55 e:keep:-22 e:keeping:-19 e:keeps:-37 e:kein:1 e:keine:-1 e:keiner:17 e:keken:43
e:ken:-27 e:kept:-89 e:kettle:-13 e:kettle's:5 e:kettner:6 e:key:49 e:keyed:20 e:keyholders:-8 e:kg:-34 e:khaki:80
e:kick:12 e:kid:-14 e:kill:3 e:killing:69 e:kills:28 e:kilometres:15 e:kind:-12 e:kinda:-40 e:kindergarten:12
e:kindly:-34 e:kingston:-16 e:kiosk:49 e:kit:1 e:kitten:3 e:kişi:44 e:kleiderkartons:20 e:kleinen:7 e:klientowi:-9
e:klingt:-4 e:klo:31 e:klocka:8 e:klucze:16 e:knee:15 e:knitting:-1 e:knoten:10 e:knowing:-15 e:knows:101 e:kod:27
e:kodu:11 e:kommt:-26 e:koniec:2 e:kossorna:18 e:kostade:61 e:kostet:49 e:kuchen:53 e:kälteren:3 e:köpa:20 e:l'an:22
e:l'ancien:8 e:l'option:36 e:la:10 e:lab:-2 e:label:-17 e:labeled:-10 e:labelled:21 e:ladder:-1 e:lag:-2 e:lake:39
e:lamps:-2 e:landed:7 e:landlord:-41 e:languages:-30 e:laptop:-24 e:las:45 e:last:5 e:lastenrad:-26 e:lasts:-32
e:later:-74 e:laundry:14 e:lautet:37 e:lava:16 e:lavoro:23 e:law:-4 e:lawsuit:14 e:lay:18 e:layer:-3 e:layers:49
e:lcd:7 e:le:42 e:lead:-51 e:leak:-52 e:leaking:11 e:lean:-14 e:learn:-91 e:learned:-42 e:learning:2 e:leave:-110
e:leaves:-5 e:left:-24 e:legal:23 e:legato:3 e:legend:-17 e:leiden:-18 e:leihgebühr:-13 e:leipzig:28 e:leis:16
e:lena:-40 e:les:22 e:less:95 e:lesson:-35 e:lessons:-32 e:let:-58 e:let's:-154 e:lets:-48 e:letters:1 e:leute:-23
e:level:7 e:licence:-36 e:lidl:37 e:liebsten:-15 e:lieferscheine:-18 e:liefert:-46 e:lies:-14 e:life's:55
e:lifeguard:6 e:lifesaver:28 e:lifts:-23 e:ligger:-9 e:light:-10 e:like:86 e:liked:26 e:lilac:102 e:lime:18
e:limit:-69 e:limping:36 e:lindqvist:-9 e:line:-43 e:lines:-28 e:list:-141 e:listening:55 e:listę:-2 e:litres:-5
e:little:79 e:lively:14 e:llama:76 e:lleva:-36 e:llovió:-1 e:lo:2 e:load:-109 e:loading:16 e:loaf:34 e:locks:-9
e:loft:-9 e:log:49 e:logbook:1 e:logs:5 e:lol:-94 e:lonely:33 e:long:55 e:longer:-28 e:looks:76 e:loom:2 e:loop:-10
e:los:-3 e:lost:38 e:lots:13 e:loud:-1 e:louder:32 e:love:68 e:loved:46 e:lovely:66 e:low:12 e:lowest:-5 e:lte:13
e:lucca:-85 e:lunch:3 e:lynch:13 e:löcher:16 e:lördag:19 e:m:38 e:m'amuser:14 e:ma:-38 e:macchie:6 e:macchina:2
e:machines:-2 e:made:-107 e:madre:48 e:mag:-5 e:magenta:25 e:mai:-8 e:mails:16 e:main:57 e:maintainers:34 e:make:-118
e:makes:-42 e:mal:59 e:malmo:-101 e:man:-22 e:manage:-41 e:management:-32 e:manager:19 e:managing:4 e:mandate:-10
e:many:-56 e:map:-7 e:maple:114 e:mappen:28 e:maps:15 e:march:116 e:mardi:14 e:margin:-65 e:marked:36 e:marker:1
e:markt:-6 e:marmalade:18 e:martı:9 e:masakra:9 e:mashed:9 e:maske:34 e:massimo:-9 e:master's:19 e:material:-17
e:mauvaise:-13 e:max:-97 e:maximum:-2 e:may:7 e:mañana:-12 e:mało:16 e:mb:5 e:me:9 e:meadow:-30 e:means:-14 e:meant:11
e:measurement:-4 e:med:34 e:medical:1 e:mee:-2 e:meeting:6 e:mei:15 e:mein:-27 e:meldungen:-7 e:menu:18 e:mercatini:16
e:merged:-19 e:mes:-24 e:mesmo:11 e:message:-57 e:messung:-3 e:meter:10 e:metres:14 e:meule:19 e:mgr:-1 e:mi:-35
e:mia:-30 e:mich:-4 e:microamps:-1 e:microns:37 e:middle:-28 e:might:-7 e:migrated:-14 e:migration:-24 e:mij:11
e:milk:-19 e:milker's:7 e:milking:25 e:milliseconds:-15 e:milo:-9 e:mina:15 e:minas:9 e:mind:-19 e:mint:11 e:minus:76
e:minute:40 e:minutes:-26 e:minutos:-20 e:mio:-7 e:mir:-36 e:mirror:56 e:misc:24 e:misma:15 e:missed:24 e:missing:105
e:misst:-46 e:mistakes:-10 e:mit:-86 e:mittagessen:14 e:mix:-42 e:mm:-20 e:mnie:37 e:mobile:53 e:mock:2 e:mocking:42
e:model:27 e:modulo:11 e:moe:7 e:moich:2 e:molkerei:8 e:monday:15 e:money:41 e:monitoring:11 e:montage:11 e:month:-62
e:montre:-18 e:moon:-45 e:moot:-12 e:more:20 e:morgen:-18 e:morgens:1 e:morning:-53 e:mornings:-42 e:most:-147
e:mostly:70 e:motor:2 e:mountain:-25 e:mounts:5 e:moving:-21 e:mr:137 e:mri:16 e:mrs:68 e:ms:35 e:msku:-2 e:much:24
e:mucho:-14 e:mugs:7 e:muito:40 e:muletto:11 e:multiple:7 e:mum:-33 e:mums:9 e:museum's:-35 e:music:-41 e:muss:-5
e:must:-89 e:my:2 e:myth:56 e:máximo:-19 e:mätt:38 e:mélange:57 e:même:25 e:mía:-10 e:n:71 e:na:62 e:nach:-68
e:nachbarn:6 e:nachrichten:24 e:nacht:-3 e:nadie:-18 e:nags:11 e:nah:-25 e:nam:4 e:name:38 e:named:59 e:names:-50
e:nan:2 e:nantes:-82 e:narrow:36 e:nas:16 e:ne:-172 e:near:-9 e:neat:7 e:nebel:9 e:need:47 e:neighbour:-126
e:neighbour's:1 e:neighbours:-4 e:nel:12 e:nelle:1 e:nested:33 e:nesting:-17 e:netops:-6 e:network:21 e:neue:-13
e:neuestem:26 e:neun:27 e:never:-89 e:next:-21 e:nice:135 e:nicht:128 e:nichts:7 e:nickel:24 e:nie:-9 e:niece:-122
e:niet:-30 e:night:-14 e:nights:-29 e:ninguno:27 e:no:52 e:noah:8 e:nobody:4 e:noch:96 e:noir:17 e:noktasına:17
e:non:-112 e:none:80 e:noon:-21 e:noone:69 e:normal:-19 e:north:98 e:nos:-98 e:not:83 e:notch:72 e:note:-54
e:notebook:-29 e:noted:-18 e:notes:-72 e:nothing:4 e:noticed:33 e:nous:-42 e:nouvelle:13 e:nov:-17 e:november:122
e:nowhere:52 e:npm:3 e:nr:45 e:null:57 e:number:47 e:numbers:17 e:nun:-8 e:nunca:-61 e:nur:-5 e:nurse:-22
e:nächstes:-67 e:o:-48 e:object:38 e:och:62 e:october:92 e:octopuses:26 e:odd:35 e:oddly:83 e:oduya:-39 e:of:78
e:off:51 e:offence:18 e:oficina:21 e:ohne:-27 e:oil:-37 e:ojo:-21 e:ok:44 e:old:6 e:oldest:-22 e:olive:12 e:oma:-8
e:on:43 e:on-call:39 e:once:-59 e:one:-14 e:ones:-16 e:only:-110 e:ooh:10 e:op:-34 e:open:15 e:opening:15 e:opens:18
e:or:108 e:oral:-1 e:orari:7 e:order:12 e:orders:-5 e:organ:22 e:origin:38 e:orthodontic:28 e:os:-70 e:oslo:-46
e:other:15 e:otherwise:-22 e:ottoline's:29 e:ou:12 e:our:-39 e:out:-41 e:outdoor:7 e:outras:16 e:oven:-4 e:over:18
e:overtime:21 e:owe:-24 e:own:130 e:owner:-10 e:owns:1 e:oxbow:5 e:p-anteil:15 e:packet:18 e:padded:15 e:page:56
e:paghiamo:19 e:paint:-47 e:painted:47 e:pale:-16 e:pan:23 e:panel:2 e:paper:22 e:papier:22 e:par:92 e:paragraph:27
e:paraît:12 e:parcel:-37 e:parece:-30 e:parent's:18 e:parents:10 e:park:-9 e:parola:36 e:parrot:-47 e:parser:-57
e:parsing:11 e:part:8 e:parte:-8 e:partial:8 e:pas:-77 e:pass:29 e:passa:32 e:passe:-30 e:passenger:-60 e:passes:1
e:passport:-79 e:past:144 e:patched:20 e:path:4 e:patience:-2 e:patrzy:27 e:paul:2 e:pawn:8 e:payment:16 e:pays:48
e:peak:10 e:pearl:21 e:pega:6 e:penicillin:25 e:pension:-1 e:people:-46 e:per:181 e:perde:11 e:perfectly:40
e:permanecer:4 e:permit:-2 e:pero:11 e:person:-65 e:personnes:-35 e:perçin:20 e:petit:26 e:petrol:1 e:peu:53 e:pff:25
e:pharmacy:-3 e:phone:-60 e:phone's:13 e:pick:-11 e:picker:-29 e:picks:-2 e:pid-regler:44 e:pies:-46 e:piezas:8
e:pigeon:20 e:pigeons:-28 e:pilz:8 e:pincée:13 e:pine:17 e:pinky:37 e:pipe:17 e:piso:-25 e:pizza:-5 e:più:35
e:place:-104 e:places:6 e:plain:10 e:plan:-4 e:planned:-11 e:plant:6 e:plates:5 e:platform:7 e:plattan:2 e:play:8
e:playing:12 e:playlist:-16 e:plays:21 e:please:-193 e:plena:15 e:plot:19 e:pls:-171 e:plugged:110 e:plus:36
e:plutôt:41 e:pm:48 e:pod:11 e:pode:-32 e:point:-8 e:polite:35 e:polls:-24 e:pomace:15 e:pond:20 e:poor:91 e:poplar:8
e:por:183 e:porque:-23 e:port:48 e:portano:34 e:portholes:45 e:porto:-66 e:portta:37 e:post:17 e:postcard:5 e:posted:7
e:pot:28 e:pottery:49 e:pour:30 e:power:20 e:pra:1 e:practice:-38 e:praktiska:22 e:pratique:-18 e:pregnant:25
e:price:85 e:primary:-4 e:printed:51 e:printer:3 e:priority:39 e:private:28 e:prix:6 e:probably:29 e:probe:11
e:probetest:6 e:problem:-3 e:proceed:-15 e:procent:77 e:promise:-11 e:promised:-67 e:proper:38 e:prose:16 e:proud:56
e:provide:-19 e:przed:20 e:przegląd:11 e:przy:35 e:préfère:6 e:prüflauf:-15 e:prüfung:-27 e:pudding:13 e:puddle:10
e:puedes:-1 e:puerta:-2 e:puerto:27 e:pump:42 e:pumps:28 e:punch:-65 e:punk:14 e:punkte:31 e:punten:67 e:pure:52
e:purement:25 e:push:-41 e:pushes:4 e:put:-45 e:può:-12 e:på:5 e:qa:-16 e:qu'il:15 e:qu'on:-26 e:quarry:62
e:quarter:56 e:quartier:5 e:quedó:-47 e:quem:-15 e:queremos:-18 e:quero:-34 e:question:-70 e:queue:-18 e:quid:30
e:quiero:-16 e:quiet:58 e:quietly:5 e:quite:48 e:quiz:43 e:rail:16 e:rain:-2 e:raise:5 e:raised:12 e:rang:-26
e:ranzada:44 e:rapid:35 e:rare:42 e:rarely:25 e:rast:18 e:rather:-19 e:raus:24 e:ravi:-14 e:re-recorded:-3 e:reach:52
e:reached:18 e:read:-37 e:reading:-39 e:reads:74 e:reais:9 e:real:77 e:reason:-2 e:receiving:25 e:recommend:-32
e:recovery:-10 e:red:3 e:redis:24 e:ref:87 e:reference:39 e:refusing:8 e:regal:12 e:region:-12 e:regression:-10
e:regret:17 e:regrettably:-5 e:regulator:10 e:rehearsal:-28 e:reissued:10 e:release:24 e:relocation:35 e:remembers:18
e:remont:6 e:removal:-9 e:removes:6 e:render:20 e:rendu:-26 e:replaced:-1 e:repo:-29 e:report:-76 e:reports:22
e:request:-4 e:reservation:23 e:reserved:-8 e:resfriados:31 e:respray:24 e:rest:-36 e:restaurant:32 e:restauriert:17
e:rester:-1 e:rests:68 e:resumo:-13 e:retired:-5 e:returned:-35 e:returns:1 e:revision:26 e:revolving:29 e:rich:39
e:richtig:51 e:ride:-24 e:rider:14 e:ridge:-20 e:right:52 e:rijbewijs:9 e:ring:49 e:rinse:-21 e:rinsing:26 e:riso:39
e:rivets:7 e:road:-8 e:roads:-17 e:robot:-24 e:roch:37 e:rock:17 e:role:11 e:rolled:-24 e:rollierenden:4 e:rond:13
e:roof:-13 e:rooftop:21 e:room:29 e:root:48 e:rope:11 e:rose:1 e:rotten:10 e:roule:30 e:round:23 e:roundabouts:-6
e:route:-7 e:rows:2 e:rude:26 e:rue:-1 e:rufbereitschaft:-41 e:rung:4 e:runs:6 e:runtimes:-3 e:rush:30 e:rust:20
e:rusty:17 e:régie:23 e:réunion:-44 e:s:-18 e:s'est:23 e:saat:23 e:sad:36 e:sagt:28 e:sahilde:14 e:said:87
e:sailed:-19 e:sailing:59 e:sait:-7 e:saliera:17 e:salle:-42 e:sally:16 e:same:103 e:sandalen:29 e:sang:-17
e:sanna's:21 e:sans:17 e:sat:-21 e:say:104 e:saying:20 e:sayings:8 e:says:81 e:scandal:-3 e:scare:15 e:scarecrow:-9
e:scariest:-19 e:scary:1 e:scatter:24 e:schalter:-5 e:scheduling:-26 e:scheldwoorden:26 e:schema:2 e:schon:-8
e:school:-3 e:school's:25 e:schornsteinfeger:24 e:scooter:40 e:scouts:21 e:screen:-2 e:se:-27 e:sea:-36 e:seagull:-44
e:seasonal:47 e:seat:-5 e:seats:27 e:second:77 e:secondary:14 e:seconds:-11 e:secret:10 e:see:-31 e:seed:-11
e:seems:52 e:seguro:-26 e:sekunden:4 e:selfies:6 e:sem:96 e:semaine:2 e:sembrano:8 e:sen:-14 e:sending:7 e:sensor:-18
e:sentence:1 e:sentences:9 e:senza:21 e:separate:41 e:september:112 e:sera:-40 e:serial:28 e:server:-105 e:service:-32
e:será:-14 e:set:-69 e:setpoint:-23 e:settings:32 e:settle:27 e:settling:14 e:shader:2 e:shadow:-1 e:shall:-114
e:shared:27 e:she:-46 e:shell:23 e:shiny:9 e:shoe:7 e:shoes:-10 e:shooting:25 e:shopping:43 e:should:-138
e:shoulder:17 e:show:-101 e:shows:-61 e:shut:2 e:shuts:-5 e:sicher:-25 e:side:-49 e:sidecar:10 e:sides:-10 e:sight:51
e:signor:25 e:signs:52 e:silage:9 e:silk:8 e:simple:11 e:sin:100 e:since:53 e:sind:-60 e:sing:-12 e:singers:34
e:single:98 e:sings:30 e:sink:17 e:sister:-70 e:sit:21 e:sit-down:-8 e:sits:-24 e:sitting:21 e:się:3 e:sjuk:-18
e:ska:-4 e:skinny:21 e:skis:5 e:slate:37 e:sleeping:-29 e:sleeps:72 e:slide:42 e:slimme:14 e:sling:-5 e:slipper:11
e:slot:55 e:slow:2 e:small:12 e:smaller:21 e:smiling:51 e:smoked:-1 e:smooth:46 e:snapshots:13 e:snow:53 e:so:-130
e:sobre:35 e:sofa:-13 e:soffitta:9 e:soft-touch:14 e:solar:6 e:sold:-14 e:solo:-4 e:solution:-18 e:som:-14 e:some:-28
e:somebody:-128 e:someone:-85 e:something:69 e:son:-16 e:sonst:-32 e:sooner:-8 e:sorry:-47 e:sorting:55 e:sound:48
e:sounded:32 e:sounds:75 e:soup:-17 e:south:17 e:spa:28 e:spain:26 e:speaking:4 e:specific:-43 e:speech:27 e:speedy:25
e:spelar:38 e:spend:-35 e:spent:-43 e:spin:3 e:spiritual:43 e:splitter:12 e:spot:-18 e:spots:7 e:sprained:-38
e:spring:-5 e:sprint:-16 e:square:12 e:squeak's:2 e:sre:-4 e:stack:-25 e:stadtfests:-1 e:staff:8 e:stage:-61
e:staging:-42 e:stairs:22 e:stamattina:-5 e:stamp:-9 e:stamped:-12 e:stand:44 e:start:-59 e:starting:-33 e:starts:68
e:startup:-18 e:starym:13 e:state:56 e:station:-5 e:statt:32 e:status:-27 e:stayin:24 e:stays:105 e:stehen:-12
e:step:-32 e:steps:56 e:sterilised:-4 e:sticker:78 e:still:49 e:stock:-53 e:stood:-17 e:stopped:-16 e:storage:58
e:stored:5 e:storm:-11 e:straight:58 e:strange:-2 e:street:-28 e:strings:-13 e:strom:3 e:strümpfe:-3 e:students:15
e:studies:10 e:studio:11 e:stuff:-46 e:stuffed:41 e:stunde:1 e:stunden:77 e:successful:20 e:successfully:150
e:such:-23 e:sugar:-6 e:sui:16 e:suis:8 e:suite:8 e:suits:26 e:summer's:6 e:summit:36 e:sums:-33 e:sunday:13
e:superare:-31 e:supplier:-17 e:support:-3 e:sur:68 e:sure:-73 e:surgeon:-1 e:surprise:18 e:surprised:9 e:suszarni:12
e:svenska:-14 e:swallows:15 e:swam:27 e:swan:-8 e:swear:-31 e:sweet:42 e:swelling:-16 e:swimming:57 e:swings:69
e:switch:47 e:switchover:-2 e:symbolicated:29 e:system:-50 e:szczepieniu:21 e:só:-3 e:słoików:16 e:t:35 e:table:11
e:tablets:10 e:tabs:-35 e:tacks:86 e:tage:30 e:tagsüber:7 e:take:32 e:taken:70 e:takes:-90 e:taking:59 e:talk:-31
e:tangentbordet:-7 e:tank:-19 e:tanque:24 e:tanta:-10 e:tape:-38 e:target:-27 e:targets:45 e:taschenrechner:35
e:tasted:-14 e:tasting:-19 e:tax:40 e:taxi:-3 e:tbh:-8 e:tea:7 e:teacher's:21 e:teaches:1 e:teal:38 e:team:-16
e:teams:2 e:tears:14 e:technician:-12 e:telefon:22 e:tem:-21 e:template:5 e:tempo:-5 e:ten:24 e:tenant:-49 e:tenha:21
e:tension:-49 e:tent:-51 e:teraz:-75 e:terminal:25 e:tests:68 e:than:39 e:thank:99 e:thank-you:6 e:thanks:9 e:that:-4
e:that's:69 e:thats:155 e:the:-21 e:their:69 e:them:43 e:then:-18 e:theory:-36 e:there:-64 e:there's:-32 e:thermal:47
e:these:104 e:they:-50 e:they'll:-48 e:they're:-11 e:they've:-11 e:theyre:18 e:thin:20 e:thing:-48 e:things:22
e:think:-21 e:thinking:70 e:thinks:-60 e:third:37 e:this:88 e:those:5 e:though:-62 e:thought:-64 e:thousand:8
e:three:32 e:three-course:11 e:three-part:22 e:through:-12 e:throw:-81 e:thrown:13 e:thru:19 e:thunder:29 e:thyroid:14
e:ti:-51 e:ticket:5 e:tickets:-22 e:tide:30 e:tie:-13 e:tile:38 e:till:120 e:time:-119 e:timer:11 e:times:-60
e:timetable:9 e:tiny:48 e:tithe:8 e:tmrw:-25 e:to:2 e:toca:-32 e:today:-81 e:today's:19 e:toddlers:62 e:together:-42
e:token:9 e:told:-146 e:tomorrow:-28 e:ton:63 e:tones:28 e:tonnen:-10 e:too:96 e:took:-19 e:tops:-27 e:torta:-9
e:total:35 e:tote:10 e:touch:17 e:tourne:-2 e:tout:83 e:tove:-23 e:towards:3 e:towel:5 e:towels:5 e:tower:-29
e:toyosa:46 e:tracking:63 e:tradition:-3 e:traduzioni:-10 e:traffic:51 e:train:-7 e:trainer:7 e:training:1 e:tram:-35
e:trampoline:14 e:translating:14 e:travel:23 e:tray:-16 e:tre:-7 e:trees:-1 e:treppe:24 e:treppenhaus:15 e:trial:1
e:trieste:-101 e:trip:-87 e:trouve:-15 e:truck:-6 e:true:2 e:trust:12 e:try:13 e:träge:22 e:träumen:30 e:très:16
e:tuesday:19 e:tuesdays:-24 e:tune:-12 e:turku:-46 e:turn:52 e:turned:7 e:turns:-35 e:turret:3 e:tweedehands:7
e:twelve:26 e:twice:-34 e:two:-25 e:type:26 e:typed:17 e:typing:30 e:tyst:14 e:tá:3 e:u:-3 e:ugh:11 e:ultrasound:2
e:um:-26 e:umber:63 e:umbrella:18 e:un:11 e:un'altra:5 e:una:26 e:uncle:-30 e:uncomfortable:18 e:under:72
e:understood:-15 e:une:54 e:unfair:11 e:uniform:-18 e:uno:76 e:unsere:13 e:until:72 e:upcoming:66 e:upgrade:-15
e:upload:-2 e:upper:57 e:ups:21 e:urgh:4 e:usa:-22 e:usb:18 e:use:-20 e:used:6 e:user:55 e:users:-8 e:usiamo:16
e:usually:-44 e:utilise:9 e:vaak:-3 e:vad:-54 e:vague:9 e:vale:-20 e:valid:2 e:valley:2 e:values:-19 e:var:40
e:vecchio:14 e:vecka:47 e:vegetarian:44 e:vending:-24 e:vendor:-12 e:verbindungen:-22 e:vergeet:25 e:verkeerd:31
e:verkligen:4 e:verschoben:-1 e:verwirrt:25 e:very:123 e:vet:69 e:vi:-25 e:via:101 e:viennent:-3 e:vierten:1
e:vieux:75 e:vijftig:20 e:viktmodulen:-7 e:vill:-55 e:village:26 e:vingt-deux:-7 e:vintage:44 e:violet:25 e:visa:2
e:visiting:-33 e:visits:-17 e:visto:-16 e:voce:-9 e:vogliono:2 e:voice:12 e:voix:4 e:volante:7 e:voller:12
e:volunteers:-22 e:voor:38 e:vor:-14 e:vormittag:25 e:voted:47 e:vou:-3 e:voucher:21 e:vous:-7 e:vuelta:3 e:vuoi:11
e:vägen:35 e:w:49 e:waffles:15 e:wagons:19 e:waiting:-28 e:wake-up:8 e:wakes:-18 e:wall:-24 e:walnut:61 e:wander:40
e:wandered:8 e:wanna:-13 e:want:27 e:wants:-67 e:war:69 e:ward:-16 e:warehouse:29 e:warning:8 e:warteschlange:-7
e:was:82 e:wash:68 e:water:-56 e:watts:-19 e:waved:38 e:way:10 e:we:-152 e:we'd:-33 e:we'll:-105 e:we're:-64
e:we've:-105 e:weakest:2 e:wear:-22 e:weather:-23 e:weavers:-17 e:web:5 e:webpack:-13 e:wed:11 e:wednesday:3
e:week:-29 e:weekday:9 e:weekend:-34 e:weekends:5 e:weekly:-25 e:weer:-25 e:weet:63 e:weigh:-10 e:weighed:44
e:weighs:-46 e:weken:15 e:well:27 e:wellies:19 e:went:50 e:were:64 e:whale:7 e:what:-141 e:whatever:17 e:wheels:-37
e:when:-35 e:whenever:-24 e:where:-131 e:whether:-42 e:which:-288 e:while:32 e:whit:17 e:white:63 e:whiteboard:-9
e:who:-152 e:who's:37 e:whoever:-149 e:whole:21 e:whose:-38 e:why:-94 e:wide:56 e:width:51 e:wieder:42 e:wiegt:-25
e:wife:-15 e:wil:-19 e:wild:1 e:will:-49 e:wind:-12 e:window:-13 e:windows:-4 e:windscreen:23 e:winifred:6 e:winkel:10
e:winter:-10 e:wir:-105 e:wird:28 e:with:37 e:without:52 e:wobbly:14 e:woche:-25 e:wochenplan:27 e:woensdagochtend:12
e:woke:26 e:won't:-89 e:wonderful:18 e:wont:12 e:wooden:21 e:word:11 e:work:41 e:worked:-16 e:working:43 e:works:34
e:worksheet:22 e:worse:11 e:worth:103 e:would:-123 e:wow:10 e:wpm:-11 e:wrap:-2 e:wrapping:17 e:write:-30
e:written:-16 e:wrong:90 e:wymienić:-18 e:wynosi:61 e:wypisał:-17 e:własnej:5 e:xmas:31 e:ya:-102 e:yacht:20
e:yamaha:17 e:yard:-3 e:yeah:40 e:year:-98 e:years:64 e:yellowed:-72 e:yeniden:8 e:yes:-102 e:yesterday:-53 e:yet:-60
e:you:1 e:you'd:-4 e:you'll:-83 e:you're:92 e:you've:-54 e:youre:1 e:youth:6 e:youtube:4 e:z:-23 e:za:2 e:zamiast:22
e:zeppelin:12 e:zieht:-31 e:ziek:28 e:zio:-39 e:zniszczony:38 e:znowu:-23 e:zo'n:-13 e:zone:57 e:zostajemy:-23 e:zu:90
e:zwei:8 e:zweit:30 e:zwykłych:28 e:à:-7 e:às:69 e:är:73 e:çok:9 e:è:18 e:é:-37 e:été:25 e:êtes:19 e:über:-66
e:überrascht:23 e:üyelere:34 e:не:24 e:по:18 e:рабочих:25 e:системе:15 e:третьей:28 e:ценили:14 e:этим:30 eb:*_*:-74
eb:*_0:72 eb:*_at:27 eb:*_cedar:8 eb:*_draft:-1 eb:*_flight:-13 eb:*_ice:-3 eb:*_insurance:13 eb:*_ismet:34
eb:*_joan:2 eb:*_me:19 eb:*_mug:-14 eb:*_netcat:3 eb:*_no:22 eb:*_sea:15 eb:*_sfo:12 eb:*_thu:25 eb:*_vectors:31
eb:*_wind:40 eb:*_you:22 eb:0_*:21 eb:0_0:21 eb:0_actually:-17 eb:0_advisory:11 eb:0_after:-17 eb:0_all:-37
eb:0_alunos:28 eb:0_amperes:6 eb:0_amps:25 eb:0_anschlüsse:18 eb:0_arguments:7 eb:0_attempts:66 eb:0_auf:-17
eb:0_aufträge:34 eb:0_baguettes:4 eb:0_baies:18 eb:0_bajtów:11 eb:0_band:-36 eb:0_bar:31 eb:0_bars:26 eb:0_beim:-5
eb:0_bereit:17 eb:0_bottiglie:33 eb:0_brezeln:14 eb:0_bring:-4 eb:0_bringe:-29 eb:0_bringen:-25 eb:0_brokers:10
eb:0_broodjes:-5 eb:0_business:-39 eb:0_but:-23 eb:0_bytes:34 eb:0_cabines:24 eb:0_cafés:29 eb:0_calls:-10
eb:0_canciones:-25 eb:0_carretillas:64 eb:0_casas:18 eb:0_cases:-38 eb:0_caves:-5 eb:0_centimetri:38 eb:0_chairs:-16
eb:0_chaises:27 eb:0_cinnamon:-25 eb:0_classes:14 eb:0_clocks:12 eb:0_cm:46 eb:0_coaches:42 eb:0_coffee:-42
eb:0_coffees:-25 eb:0_colleagues:-44 eb:0_columns:56 eb:0_copies:52 eb:0_correct:4 eb:0_couverts:33 eb:0_covers:-3
eb:0_crates:50 eb:0_cross:-45 eb:0_cups:-6 eb:0_currently:-5 eb:0_czerwca:11 eb:0_days:87 eb:0_db:13 eb:0_decades:15
eb:0_degrees:89 eb:0_degrés:22 eb:0_details:-19 eb:0_dezimeter:75 eb:0_did:-2 eb:0_die:-12 eb:0_do:-11 eb:0_does:-7
eb:0_dots:28 eb:0_dr:-15 eb:0_drives:-17 eb:0_drops:7 eb:0_días:10 eb:0_eggs:25 eb:0_elementos:3 eb:0_employees:36
eb:0_entrego:-60 eb:0_entries:86 eb:0_episodes:17 eb:0_est:167 eb:0_eur:-14 eb:0_euro:58 eb:0_euros:52
eb:0_evenings:38 eb:0_exercises:-38 eb:0_faults:26 eb:0_first:-16 eb:0_fish:12 eb:0_flight:-24 eb:0_fog:16
eb:0_footnotes:33 eb:0_for:-33 eb:0_forget:-9 eb:0_fragen:31 eb:0_free:-25 eb:0_from:-15 eb:0_fromages:30
eb:0_fächer:57 eb:0_g:47 eb:0_gateway:-4 eb:0_gb:38 eb:0_gelati:-6 eb:0_getest:25 eb:0_gewonden:27 eb:0_giga:3
eb:0_gigabytes:34 eb:0_gigas:45 eb:0_giorni:7 eb:0_goes:24 eb:0_grad:17 eb:0_grams:-5 eb:0_gulls:-7 eb:0_gästen:36
eb:0_haczyków:36 eb:0_haha:-54 eb:0_hats:-7 eb:0_heads:54 eb:0_hertz:41 eb:0_hilos:20 eb:0_hives:54 eb:0_households:-3
eb:0_hrs:3 eb:0_hundredweight:10 eb:0_hungry:-8 eb:0_hz:53 eb:0_i:-4 eb:0_im:-1 eb:0_in:-76 eb:0_instead:29
eb:0_is:-56 eb:0_it:-118 eb:0_items:60 eb:0_joan:-14 eb:0_jokes:5 eb:0_june:37 eb:0_kb:10 eb:0_kbaud:6 eb:0_keep:-15
eb:0_kg:43 eb:0_kids:-13 eb:0_kilobytes:8 eb:0_kilometer:-6 eb:0_kilovatios:62 eb:0_kleine:-36 eb:0_kleinen:-31
eb:0_km:29 eb:0_kpa:38 eb:0_kroner:1 eb:0_kronor:2 eb:0_kurze:-4 eb:0_kw:5 eb:0_lames:52 eb:0_latest:58 eb:0_left:-8
eb:0_leute:120 eb:0_lever:-12 eb:0_lies:-50 eb:0_lignes:20 eb:0_line:-11 eb:0_lines:-7 eb:0_liter:8 eb:0_litres:69
eb:0_litri:16 eb:0_lodów:-39 eb:0_lol:-66 eb:0_long:108 eb:0_lorries:-2 eb:0_lumens:36 eb:0_líneas:4 eb:0_m:-12
eb:0_ma:123 eb:0_maggio:19 eb:0_mailboxes:-9 eb:0_mal:-45 eb:0_march:19 eb:0_marks:102 eb:0_mb:64 eb:0_mbar:33
eb:0_mbit:46 eb:0_me:-3 eb:0_megabits:6 eb:0_megabyte:43 eb:0_megabytes:34 eb:0_melden:-21 eb:0_meters:-26
eb:0_metres:21 eb:0_mikroampere:48 eb:0_millisecondes:12 eb:0_milliseconds:38 eb:0_millisekunden:36 eb:0_milímetros:27
eb:0_min:81 eb:0_minuten:39 eb:0_minutes:10 eb:0_minuti:24 eb:0_minutos:73 eb:0_mistakes:41 eb:0_ml:-21 eb:0_mm:109
eb:0_months:115 eb:0_moths:40 eb:0_ms:164 eb:0_msgs:70 eb:0_mv:19 eb:0_newtons:2 eb:0_next:-5 eb:0_no:-54
eb:0_nodes:13 eb:0_nov:12 eb:0_now:129 eb:0_nu:26 eb:0_nuits:10 eb:0_o'clock:47 eb:0_ohms:39 eb:0_ok:-60 eb:0_on:-72
eb:0_once:-1 eb:0_one:-4 eb:0_open:-9 eb:0_or:-40 eb:0_orders:33 eb:0_ore:12 eb:0_other:-23 eb:0_page:-24
eb:0_painter:-8 eb:0_palabras:11 eb:0_palavras:44 eb:0_pallets:26 eb:0_parallel:-17 eb:0_parcels:-14 eb:0_parrots:6
eb:0_particiones:10 eb:0_pasajeros:4 eb:0_people:121 eb:0_per:-34 eb:0_percent:101 eb:0_persone:2 eb:0_personnes:-30
eb:0_phases:21 eb:0_picks:18 eb:0_players:20 eb:0_please:-63 eb:0_pls:-49 eb:0_pm:21 eb:0_points:106 eb:0_pontos:46
eb:0_porzioni:8 eb:0_potten:-1 eb:0_ppl:25 eb:0_ppm:33 eb:0_promise:67 eb:0_promised:74 eb:0_próbek:55 eb:0_psi:18
eb:0_puis:-11 eb:0_punkte:31 eb:0_puntos:23 eb:0_pupils:-46 eb:0_pushed:28 eb:0_put:-6 eb:0_px:47 eb:0_quadratmeter:30
eb:0_questions:79 eb:0_rack:-2 eb:0_record:22 eb:0_refranes:-15 eb:0_replicas:75 eb:0_retries:29 eb:0_righe:35
eb:0_ringtones:20 eb:0_rows:7 eb:0_rpm:18 eb:0_s:102 eb:0_samples:38 eb:0_scanners:12 eb:0_schüler:3 eb:0_schülern:49
eb:0_secondes:62 eb:0_seconds:63 eb:0_segundos:81 eb:0_seiten:-29 eb:0_sekund:3 eb:0_sekunden:1 eb:0_sekunder:46
eb:0_selfies:-5 eb:0_sen:-4 eb:0_servers:49 eb:0_sheets:15 eb:0_shows:-5 eb:0_sillas:5 eb:0_slots:83 eb:0_so:-9
eb:0_sockets:7 eb:0_sorry:-40 eb:0_spellings:20 eb:0_spikes:-4 eb:0_steps:46 eb:0_sternschnuppen:-13 eb:0_strangers:-4
eb:0_strings:16 eb:0_stunden:4 eb:0_stück:-26 eb:0_swallows:-16 eb:0_säcken:56 eb:0_tabs:-68 eb:0_tage:62 eb:0_tags:25
eb:0_tb:51 eb:0_tbh:-19 eb:0_that:-97 eb:0_thats:-24 eb:0_then:5 eb:0_this:-1 eb:0_ticks:52 eb:0_times:-5
eb:0_tones:-5 eb:0_tonnes:33 eb:0_tops:23 eb:0_trays:16 eb:0_trials:3 eb:0_trips:-12 eb:0_tygodniowo:48 eb:0_u:2
eb:0_uhr:44 eb:0_uitkomen:10 eb:0_up:-17 eb:0_us:26 eb:0_users:115 eb:0_utc:20 eb:0_values:14 eb:0_verlegt:7
eb:0_viewings:2 eb:0_visitors:-69 eb:0_volt:27 eb:0_vorgemerkt:29 eb:0_vélos:13 eb:0_watt:36 eb:0_watts:73 eb:0_wav:24
eb:0_we:-1 eb:0_website:7 eb:0_weeks:88 eb:0_which:-13 eb:0_white:-11 eb:0_wind:36 eb:0_wks:17 eb:0_wochen:39
eb:0_workers:20 eb:0_years:-90 eb:0_you:-62 eb:0_you'll:-3 eb:0_yrs:5 eb:0_zeit:21 eb:0_zugesagt:11 eb:0_écoles:-7
eb:0_übungen:23 eb:^_*:444 eb:^_0:195 eb:^_again:24 eb:^_anyone:46 eb:^_bees:13 eb:^_drama:36 eb:^_dunno:37
eb:^_ever:42 eb:^_every:12 eb:^_exactly:40 eb:^_haha:-18 eb:^_it:-7 eb:^_lol:-41 eb:^_märz:23 eb:^_one:3
eb:^_please:-9 eb:^_pls:-14 eb:^_time:10 eb:^_tonight:-12 eb:a_0:-112 eb:a_bag:12 eb:a_bakery:10 eb:a_bank:-9
eb:a_bar:-10 eb:a_barbecue:9 eb:a_bathrobe:13 eb:a_bearing:15 eb:a_beer:5 eb:a_big:-5 eb:a_biscuit:2 eb:a_bit:-15
eb:a_boat:30 eb:a_box:-9 eb:a_bright:-109 eb:a_brush:10 eb:a_cactus:20 eb:a_carrinha:-13 eb:a_cartoon:13 eb:a_cave:7
eb:a_cedar:-19 eb:a_cello:20 eb:a_cent:-23 eb:a_cheerful:-84 eb:a_child:-74 eb:a_choice:26 eb:a_clean:-4 eb:a_client:5
eb:a_club:-6 eb:a_coaster:17 eb:a_colander:14 eb:a_colleague:13 eb:a_colour:21 eb:a_comedian:9 eb:a_coppersmith:37
eb:a_coracle:7 eb:a_courtesy:-40 eb:a_crab:32 eb:a_crane:-52 eb:a_crooked:-80 eb:a_curious:-91 eb:a_cut:8
eb:a_dance:36 eb:a_day:54 eb:a_debugger:11 eb:a_decoder:6 eb:a_dessert:29 eb:a_dictionary:2 eb:a_dona:-34
eb:a_donkey:9 eb:a_dozen:9 eb:a_dr:30 eb:a_dream:-39 eb:a_drops:-8 eb:a_dusty:-100 eb:a_escada:32 eb:a_estanho:6
eb:a_face:8 eb:a_failing:-4 eb:a_failover:-4 eb:a_fair:-9 eb:a_falconer:23 eb:a_few:-80 eb:a_fiddler:28 eb:a_field:-38
eb:a_film:28 eb:a_firmare:21 eb:a_flat:-65 eb:a_flight:-18 eb:a_fourth:4 eb:a_friend:2 eb:a_full:-130 eb:a_gap:10
eb:a_garden:-2 eb:a_garnet:-19 eb:a_generator:11 eb:a_gentle:-71 eb:a_goat:52 eb:a_golden:-58 eb:a_good:-116
eb:a_goshawk:38 eb:a_great:-15 eb:a_green:-66 eb:a_grudge:11 eb:a_guitar:1 eb:a_gym:10 eb:a_half:44 eb:a_halling:4
eb:a_handover:-5 eb:a_hangover:6 eb:a_hat:72 eb:a_head:40 eb:a_heater:20 eb:a_hedge:29 eb:a_height:-17 eb:a_hint:-18
eb:a_hitch:34 eb:a_holiday:-16 eb:a_hoodie:17 eb:a_horse:37 eb:a_hospital:-3 eb:a_hotel:-8 eb:a_human:-41
eb:a_hurry:11 eb:a_hut:48 eb:a_keepsake:20 eb:a_kid:-24 eb:a_knot:-30 eb:a_lake:43 eb:a_law:29 eb:a_lawyer:4
eb:a_lesson:52 eb:a_licence:8 eb:a_lieu:-20 eb:a_lifesaver:8 eb:a_lighthouse:9 eb:a_lilac:-23 eb:a_locomotive:19
eb:a_long:-82 eb:a_lot:29 eb:a_lovely:-16 eb:a_magazine:-9 eb:a_man:-12 eb:a_maniac:-22 eb:a_mano:24
eb:a_matchmaking:-11 eb:a_meal:24 eb:a_medal:11 eb:a_medir:-2 eb:a_meeting:24 eb:a_melon:4 eb:a_migração:-13
eb:a_milk:-30 eb:a_million:10 eb:a_min:18 eb:a_minor's:-1 eb:a_minute:121 eb:a_mistake:23 eb:a_moment:26
eb:a_monday:19 eb:a_month:100 eb:a_museum:30 eb:a_narrow:-75 eb:a_nice:-16 eb:a_night:70 eb:a_no:12 eb:a_noisy:-66
eb:a_novel:1 eb:a_odd:-58 eb:a_page:8 eb:a_painting:23 eb:a_palaver:13 eb:a_pale:-82 eb:a_parrot:38 eb:a_pause:5
eb:a_pen:18 eb:a_pencil:9 eb:a_phone:-11 eb:a_pirate:13 eb:a_plain:-92 eb:a_plumber:-8 eb:a_poem:65 eb:a_point:27
eb:a_porto:-17 eb:a_price:-24 eb:a_professional:2 eb:a_proper:-10 eb:a_queue:1 eb:a_quiet:-101 eb:a_quotation:2
eb:a_rash:17 eb:a_receipt:11 eb:a_reefer:40 eb:a_reporté:-31 eb:a_reunião:-26 eb:a_ride:17 eb:a_road:9 eb:a_row:124
eb:a_ruler:9 eb:a_runbook:15 eb:a_saturday:25 eb:a_saucepan:19 eb:a_scratch:8 eb:a_seal:29 eb:a_sec:33 eb:a_second:64
eb:a_segfault:23 eb:a_seguir:-12 eb:a_sense:-16 eb:a_server:-26 eb:a_ship:-20 eb:a_short:-29 eb:a_show:23
eb:a_shower:27 eb:a_single:-64 eb:a_sketch:11 eb:a_sleepy:-77 eb:a_slideshow:17 eb:a_slip:21 eb:a_small:-22
eb:a_snowstorm:8 eb:a_soul:19 eb:a_spoon:17 eb:a_spreadsheet:49 eb:a_spy:9 eb:a_stamp:27 eb:a_stapler:8 eb:a_statue:14
eb:a_stay:4 eb:a_step:24 eb:a_stop:2 eb:a_string:22 eb:a_student:-4 eb:a_suffix:13 eb:a_suitcase:2 eb:a_sulk:6
eb:a_summary:5 eb:a_sunday:13 eb:a_surgeon:12 eb:a_switchboard:-3 eb:a_teenager:20 eb:a_tent:13 eb:a_term:45
eb:a_testa:15 eb:a_thing:-29 eb:a_threat:18 eb:a_ticket:1 eb:a_till:20 eb:a_time:26 eb:a_timeline:3 eb:a_tiny:-3
eb:a_tipografia:-12 eb:a_tradição:35 eb:a_trampoline:27 eb:a_truck:30 eb:a_tuesday:47 eb:a_typewriter:29
eb:a_tyrant:25 eb:a_valued:-11 eb:a_van:-19 eb:a_very:-22 eb:a_warm:-11 eb:a_wedding:54 eb:a_week:119 eb:a_while:141
eb:a_whole:-8 eb:a_wind:-10 eb:a_wooden:-80 eb:aan_boord:4 eb:aan_voetgangers:3 eb:abbiamo_scelto:-10
eb:abbreviation_first:19 eb:abend_lieber:25 eb:about_0:-115 eb:about_afterwards:6 eb:about_beer:5
eb:about_calculators:18 eb:about_family:6 eb:about_hail:8 eb:about_it:16 eb:about_leadership:-57 eb:about_money:-10
eb:about_seals:26 eb:about_stitches:28 eb:above_0:-61 eb:above_that:77 eb:absolute_max:27 eb:absolute_maximum:6
eb:accent_colour:51 eb:accento_ballerino:6 eb:accept_delivery:15 eb:accept_longer:1 eb:access_*:-16
eb:access_points:18 eb:account_owner:5 eb:accurate_ones:13 eb:act_two:56 eb:actual_car:14 eb:actually_good:34
eb:actually_have:13 eb:actually_nap:22 eb:actually_understand:-8 eb:add_0:-1 eb:address_*:-58 eb:address_0:85
eb:address_history:-11 eb:adds_0:15 eb:admits_0:-9 eb:adult_lego:4 eb:affected_flight:2 eb:afford_0:-1 eb:after_0:-148
eb:after_all:145 eb:after_applying:-32 eb:after_boot:21 eb:after_dinner:-1 eb:after_init:18 eb:after_it:3
eb:after_launch:38 eb:after_lunch:6 eb:after_practice:11 eb:after_selling:-33 eb:after_that:115 eb:after_this:-26
eb:after_today:-35 eb:again_0:-15 eb:again_lol:65 eb:again_please:5 eb:against_it:9 eb:age_0:38 eb:age_badly:16
eb:age_well:-5 eb:agency_temps:26 eb:agent_greets:-6 eb:agreed_on:4 eb:agreed_yesterday:18 eb:agrees_on:24
eb:ah_well:14 eb:ahora_maricarmen:50 eb:ai_biscotti:4 eb:air_holes:30 eb:air_meets:-3 eb:airflow_*:-2 eb:airpods_in:44
eb:airport_branch:15 eb:al_día:1 eb:al_final:-32 eb:al_martes:15 eb:al_menos:-5 eb:al_pulmino:7
eb:albo_pielęgniarka:28 eb:alguna_vez:14 eb:all_0:-152 eb:all_ears:18 eb:all_in:12 eb:all_it:-28 eb:all_labelled:21
eb:all_night:86 eb:all_nine:-1 eb:all_parse:4 eb:all_passing:15 eb:all_places:30 eb:all_signed:44 eb:all_suffering:20
eb:all_that:3 eb:all_this:57 eb:all_three:-31 eb:all_times:33 eb:all_together:-8 eb:all_verses:58 eb:all_weathers:14
eb:all_week:51 eb:alla_däck:2 eb:alla_fine:-36 eb:alla_z:19 eb:alle_0:44 eb:alle_nove:11 eb:alle_vom:-9
eb:allemaal_geschilderd:43 eb:allergy_diet:46 eb:allotment_book:31 eb:allow_0:-13 eb:allows_0:-71
eb:allows_confetti:16 eb:almost_bright:1 eb:als_0:-103 eb:als_zugabe:11 eb:alte_ziegelei:15 eb:alten_dvds:10
eb:altogether_pls:6 eb:altogether_wrong:11 eb:altro_caffè:40 eb:altserver_nicht:13 eb:always_finds:-18
eb:always_lands:31 eb:always_no:32 eb:always_was:54 eb:am_0:97 eb:am_afraid:-25 eb:am_brett:8 eb:am_est:38
eb:am_morgen:4 eb:am_now:-7 eb:am_see:8 eb:am_späten:-10 eb:am_stück:15 eb:am_tag:6 eb:amateurbändern_verboten:2
eb:amber_leaves:9 eb:ammonia_zone:28 eb:among_them:8 eb:amplifier_datasheet:-55 eb:amrani_désormais:22 eb:an_ad:16
eb:an_adventure:33 eb:an_egg:-35 eb:an_email:18 eb:an_emergency:1 eb:an_empty:-38 eb:an_end:9 eb:an_evening:88
eb:an_hour:38 eb:an_incident:-1 eb:an_invoice:6 eb:an_old:-9 eb:an_orchard:5 eb:an_oven:-2 eb:an_umbrella:31
eb:and_0:-69 eb:and_all:162 eb:and_ambition:27 eb:and_billed:18 eb:and_complete:19 eb:and_day:15 eb:and_end:21
eb:and_everything:45 eb:and_forth:20 eb:and_found:27 eb:and_gerda:39 eb:and_gives:-18 eb:and_go:11 eb:and_goodbye:50
eb:and_green:26 eb:and_hid:-1 eb:and_hood:30 eb:and_it:-156 eb:and_lifts:14 eb:and_masks:51 eb:and_merged:73
eb:and_mine:3 eb:and_not:-21 eb:and_now:-120 eb:and_one:-46 eb:and_out:27 eb:and_pallets:-2 eb:and_poems:25
eb:and_prayed:19 eb:and_reflash:2 eb:and_salt:81 eb:and_signed:21 eb:and_somehow:-23 eb:and_stayed:20
eb:and_teacher:72 eb:and_tears:33 eb:and_tell:31 eb:and_then:-16 eb:and_there:-68 eb:and_unplugged:6
eb:and_verified:47 eb:and_wants:-1 eb:and_works:25 eb:andere_voller:-25 eb:android_side:4 eb:angeles_lax:-5
eb:anonymous_quotes:-19 eb:another_call:14 eb:anouk_helps:-20 eb:answer_available:8 eb:answer_cites:-16
eb:answer_keys:-26 eb:answer_yourself:43 eb:answers_normally:18 eb:antenna_driver:37 eb:any_classroom:13 eb:any_day:76
eb:any_evening:17 eb:any_hour:4 eb:any_more:60 eb:any_other:-19 eb:any_rate:12 eb:any_schedule:-50 eb:any_way:-34
eb:any_weekday:25 eb:anybody's_asking:8 eb:anybody_asked:14 eb:anybody_established:-6 eb:anything_else:-72
eb:anything_flashy:27 eb:anything_new:31 eb:anything_younger:11 eb:ap_0:12 eb:app_download:-17 eb:app_yet:12
eb:apple_tree:4 eb:april_0:141 eb:aquarium_doesn't:28 eb:are_0:-62 eb:are_across:11 eb:are_binding:-2
eb:are_buckfast:16 eb:are_changed:30 eb:are_enough:4 eb:are_for:11 eb:are_going:23 eb:are_holding:-11
eb:are_indeed:-17 eb:are_lilac:4 eb:are_maple:33 eb:are_nicer:-12 eb:are_now:-37 eb:are_old:31 eb:are_olive:19
eb:are_online:5 eb:are_pearl:20 eb:are_precisely:-4 eb:are_refuelled:4 eb:are_right:8 eb:are_separating:8
eb:are_strict:19 eb:are_struggling:21 eb:are_synced:20 eb:are_table:-17 eb:are_too:-12 eb:are_underrated:17
eb:aren't_read:33 eb:arg_fru:4 eb:arm_wrestling:12 eb:around_0:-65 eb:around_here:20 eb:around_him:16 eb:around_me:36
eb:around_porto:21 eb:around_there:9 eb:array_chokes:10 eb:arrival_0:-22 eb:arrows_everywhere:16 eb:as_0:131
eb:as_cbor:14 eb:as_ever:16 eb:as_far:-52 eb:as_fifty:19 eb:as_follows:56 eb:as_frações:8 eb:as_guests:10 eb:as_it:-82
eb:as_long:-28 eb:as_much:-11 eb:as_night:-20 eb:as_possible:12 eb:as_reading:38 eb:as_said:50 eb:as_soon:-58
eb:as_though:-60 eb:as_usual:37 eb:as_well:137 eb:ash_coating:21 eb:aside_0:21 eb:ask_dimitra:12 eb:ask_me:71
eb:ask_though:-2 eb:asked_about:5 eb:asked_me:-46 eb:assistance_card:9 eb:at_0:-43 eb:at_all:232 eb:at_ceremonies:-11
eb:at_christmas:-3 eb:at_db-kestrel:32 eb:at_dinner:78 eb:at_dusk:3 eb:at_eleven:26 eb:at_gate:-25 eb:at_graz:-17
eb:at_home:24 eb:at_it:46 eb:at_least:-54 eb:at_level:-36 eb:at_me:30 eb:at_minute:-52 eb:at_most:32 eb:at_nokia:-8
eb:at_once:116 eb:at_one:-41 eb:at_percentages:15 eb:at_school:-34 eb:at_sea:3 eb:at_six:-7 eb:at_sunset:2
eb:at_terminal:-2 eb:at_that:18 eb:at_them:25 eb:at_this:-68 eb:at_three:1 eb:at_two:28 eb:at_us:-3 eb:at_weddings:19
eb:at_weekends:4 eb:at_weir:-24 eb:atm_logs:-22 eb:atom_roughly:41 eb:attention_bias:25 eb:au_café:14 eb:au_club:20
eb:audio_guide:18 eb:auditoría_termine:16 eb:auf_deutsch:34 eb:auf_englisch:19 eb:auf_ihrem:-15 eb:auf_keinen:-17
eb:auf_lager:7 eb:aufbewahrung_gelöschter:-41 eb:aufs_parkett:1 eb:aufsatz_über:-21 eb:august_0:122 eb:aus_dem:-14
eb:aus_passau:12 eb:auth_stays:40 eb:auto_gewaschen:10 eb:autumn_mock:-34 eb:av_musikskolan:26 eb:avait_adoré:-6
eb:avant_vendredi:14 eb:ay_ay:-9 eb:ayaklarım_ağrıyor:4 eb:açık_kalır:18 eb:baby_comes:31 eb:back_0:19 eb:back_clean:6
eb:back_scratched:14 eb:back_seat:31 eb:back_shelf:8 eb:back_then:6 eb:backed_up:-10 eb:backup_copy:12 eb:backup_mx:13
eb:backup_region:-18 eb:badge_readers:-5 eb:baggage_invoice:11 eb:bags_0:-7 eb:bah_mondays:9
eb:baignoire_finalement:31 eb:balls_back:21 eb:banana_bed:14 eb:banchina_stamattina:23 eb:band_rental:-40
eb:bank_holiday:28 eb:bank_managers:15 eb:bank_transfers:12 eb:bar_0:14 eb:bar_chart:5 eb:bare_wood:10
eb:barometer_wall:13 eb:barras_verticais:21 eb:bas_afternoons:12 eb:basalt_please:15 eb:basic_economy:19
eb:basilico_pazzesco:5 eb:batch_traffic:9 eb:bath_time:4 eb:bathroom_walls:7 eb:battello_piccolo:15
eb:battery_alarm:44 eb:battery_measurements:44 eb:be_0:13 eb:be_aired:32 eb:be_arranged:-9 eb:be_cabled:6
eb:be_english:23 eb:be_fish:32 eb:be_glad:-1 eb:be_grateful:-30 eb:be_happy:-2 eb:be_here:-66 eb:be_it:4
eb:be_joking:6 eb:be_lovely:-26 eb:be_modified:23 eb:be_nothing:30 eb:be_off:-58 eb:be_on:-1 eb:be_ready:-2
eb:be_returned:5 eb:be_rust:28 eb:be_seen:9 eb:be_tested:-6 eb:be_there:-45 eb:be_too:-12 eb:be_violet:10
eb:be_walnut:1 eb:be_worse:3 eb:beam_search:29 eb:beamer_heeft:17 eb:bear_it:23 eb:beats_it:34 eb:beau_temps:2
eb:beautiful_landing:11 eb:became_teal:16 eb:because_it:-18 eb:becomes_teal:9 eb:bed_down:-17 eb:bedside_crib:-25
eb:been_0:-1 eb:been_afloat:20 eb:been_answered:1 eb:been_booked:16 eb:been_checked:18 eb:been_completed:13
eb:been_confirmed:36 eb:been_corrected:18 eb:been_judging:-25 eb:been_opened:4 eb:been_successfully:-44
eb:been_there:-35 eb:beeps_twice:-45 eb:beer_caps:6 eb:beer_mat:20 eb:before_anyone:-4 eb:before_breakfast:75
eb:before_dark:5 eb:before_dinner:20 eb:before_loading:24 eb:before_lunch:9 eb:before_touching:-13 eb:before_winter:14
eb:before_you:-40 eb:beginner_class:-29 eb:behind_you:32 eb:bei_0:-73 eb:bei_kleinigkeiten:7 eb:beim_elternabend:31
eb:being_0:19 eb:being_chased:16 eb:being_flat:10 eb:being_late:12 eb:beleg_zurück:6 eb:belegt_ist:42 eb:believe_0:-7
eb:bell_foundry:17 eb:belle_image:50 eb:belonged_to:26 eb:belongs_to:30 eb:below_that:16 eb:belt_either:34
eb:beläuft_sich:-26 eb:bem_quente:1 eb:bends_later:38 eb:beschädigten_dachbox:16 eb:best_cooks:-7 eb:best_tho:9
eb:best_tomatoes:-14 eb:bestimmt_0:-17 eb:better_bread:18 eb:better_hymns:15 eb:better_imo:18 eb:better_soon:16
eb:between_beacons:18 eb:between_tiles:6 eb:between_trains:7 eb:beyond_0:-29 eb:beyond_that:-13 eb:bezahlt_wurde:27
eb:big_bang:7 eb:big_card:18 eb:big_dog:3 eb:big_slide:7 eb:big_trailer:3 eb:big_vole:12 eb:bigger_screen:9
eb:bike_riders:14 eb:bildirim_servisi:-6 eb:bill_arrived:30 eb:bill_online:31 eb:binder_labelled:-24
eb:biology_module:16 eb:bis_ans:-17 eb:biscuits_afterwards:13 eb:bit_above:18 eb:bit_more:7 eb:bit_odd:17
eb:blankets_thick:5 eb:blechen_an:27 eb:bless_them:3 eb:blind_club:10 eb:blinded_nothing:-9 eb:blinking_lights:34
eb:block_lessons:1 eb:blowing_stuff:19 eb:blue_hose:-29 eb:blue_mug:25 eb:blunt_ones:19 eb:boards_bend:2
eb:boat_program:12 eb:boat_sank:-15 eb:bon_0:44 eb:bonbons_geschenkt:7 eb:bonito_demais:11 eb:book_0:4 eb:booked_in:18
eb:booking_0:-50 eb:booking_details:16 eb:booking_reference:15 eb:books_it:9 eb:boring_bit:19 eb:boss_moved:-18
eb:both_families:-11 eb:both_hosts:6 eb:both_melted:20 eb:bothers_me:19 eb:bought_again:3 eb:bought_pastry:7
eb:box_0:-40 eb:box_c:47 eb:box_labeled:-16 eb:box_office:3 eb:brancard_langs:5 eb:branch_0:48 eb:branch_pls:15
eb:bratwurst_geklaut:14 eb:bravo_però:9 eb:brb_doorbell:28 eb:bread_before:68 eb:bread_hilarious:3 eb:breaker_goes:23
eb:breakfast_0:5 eb:bridge_camera:6 eb:bright_character:18 eb:bright_deck:6 eb:bright_one:-26 eb:brilliant_ta:22
eb:bring_back:-44 eb:brochure_says:14 eb:broke_down:13 eb:broken_fridge:-75 eb:broken_phew:9 eb:broken_rib:21
eb:broken_rows:27 eb:brot_an:27 eb:brother_fainted:23 eb:brought_0:-11 eb:brücken_geben:30 eb:bubble_wrap:13
eb:bucket_jasper:30 eb:budget_allows:43 eb:build_0:57 eb:build_machines:6 eb:build_telescopes:13 eb:building_fwiw:15
eb:bullet_list:5 eb:bunk_bed:42 eb:bunk_ladders:17 eb:buoys_0:40 eb:burns_oil:10 eb:burst_afterwards:5
eb:burst_boiler:25 eb:business_*:10 eb:business_class:15 eb:business_days:29 eb:but_different:17 eb:but_it:-26
eb:but_no:43 eb:but_slower:44 eb:but_teal:3 eb:but_there:-13 eb:but_today:-18 eb:but_yes:6 eb:button_impressive:26
eb:by_0:-14 eb:by_autumn:-30 eb:by_christmas:-8 eb:by_day:21 eb:by_daylight:-38 eb:by_default:16 eb:by_ear:18
eb:by_easter:12 eb:by_far:6 eb:by_five:-14 eb:by_flavour:20 eb:by_group:-32 eb:by_hand:68 eb:by_line:16 eb:by_mail:24
eb:by_management:9 eb:by_marketing:-41 eb:by_may:20 eb:by_me:39 eb:by_monday:-57 eb:by_morning:-11 eb:by_ms:-13
eb:by_name:21 eb:by_post:23 eb:by_row:30 eb:by_salim:7 eb:by_spring:9 eb:by_taxi:9 eb:by_that:2 eb:by_then:99
eb:by_time:-37 eb:by_us:35 eb:by_wednesday:-6 eb:by_whom:-37 eb:c'est_0:51 eb:caben_0:-6 eb:cabin_class:17
eb:cabin_economy:7 eb:cabin_leaves:-10 eb:cabina_vacía:-3 eb:cache_answers:14 eb:cactus_family:-1 eb:cada_hora:8
eb:cadeira_kkk:14 eb:caio_nunca:19 eb:call_it:-77 eb:call_me:-66 eb:call_them:-12 eb:call_today:57
eb:callback_fires:-22 eb:calle_olmo:31 eb:called_0:21 eb:called_lantern:12 eb:called_odile:13 eb:called_off:-32
eb:called_otis:13 eb:called_weft:4 eb:calls_it:-24 eb:calls_me:-14 eb:calm_*:-22 eb:calories_isnt:-9 eb:calves_get:24
eb:came_first:4 eb:came_from:64 eb:came_home:-7 eb:came_out:16 eb:camera_faces:-7 eb:camera_link:33
eb:camera_plugin:14 eb:camicie_benone:6 eb:camping_trip:15 eb:can't_no:20 eb:can_be:20 eb:can_feel:30 eb:can_fix:-2
eb:can_go:9 eb:can_hear:-20 eb:can_imagine:28 eb:can_manage:18 eb:can_mix:25 eb:can_say:24 eb:can_see:-14
eb:can_take:56 eb:can_wait:25 eb:can_you:-7 eb:cancellation_process:3 eb:canlıya_çıkmıyoruz:21 eb:cannot_cross:41
eb:cannot_lie:18 eb:cant_complain:23 eb:cant_hear:4 eb:capacitor_cards:-32 eb:car_battery:13 eb:car_park:54
eb:card_leaves:-57 eb:card_tray:19 eb:cards_0:-15 eb:cards_once:11 eb:cards_zinc:1 eb:care_about:40 eb:cargo_bike:45
eb:carriage_door:-8 eb:carries_0:-48 eb:carry_on:22 eb:carry_that:67 eb:case_lining:54 eb:cash_only:23
eb:catalogue_entry:-28 eb:catalogue_text:44 eb:catching_up:4 eb:cattiva_idea:9 eb:caught_it:18 eb:caught_us:15
eb:ce_l'ha:-14 eb:ce_matin:65 eb:ce_sera:-13 eb:cedar_glove:10 eb:ceiling_0:10 eb:cellar_rack:9 eb:cello_0:-23
eb:cent_above:46 eb:cent_extra:14 eb:cent_more:53 eb:centimetres_high:18 eb:centre_0:13 eb:certified_fitters:22
eb:chain_once:39 eb:chair_cushions:28 eb:chair_legs:1 eb:chairs_wander:24 eb:chalet_edelweiss:28 eb:chama-se_rui:16
eb:change_purse:61 eb:changed_seats:7 eb:changelist_0:18 eb:channel_0:41 eb:channel_sixteen:7 eb:channels_incl:4
eb:chapter_0:39 eb:chaque_année:14 eb:chaque_fois:14 eb:chaque_saut:14 eb:characters_long:33 eb:charge_0:38
eb:charger_pin:6 eb:charging_station:-11 eb:charity_budget:30 eb:charming_experiment:5 eb:charming_way:11
eb:chart_shows:28 eb:chart_table:-59 eb:chat_in:24 eb:chat_ok:11 eb:che_bravo:38 eb:che_rileggere:23
eb:check_blocks:-15 eb:check_that:53 eb:checkout_flow:-9 eb:cheeky_one:14 eb:cheers_mate:44 eb:cheese_man:1
eb:cheese_riots:16 eb:chess_club:17 eb:chess_opening:-40 eb:chest_height:27 eb:chez_mina:3 eb:child_knows:8
eb:chilometri_all'ora:12 eb:chocolate_fountain:27 eb:chokes_otherwise:5 eb:choosing_catullus:9 eb:chrome_now:11
eb:church_pronunciation:-5 eb:chętnie_pomogę:11 eb:cinnamon_rolls:18 eb:circuit_sim:8 eb:claim_accepted:23
eb:claim_closed:7 eb:class_hierarchy:12 eb:class_please:8 eb:class_today:-26 eb:cleaned_up:15 eb:clear_light:5
eb:clear_yet:1 eb:clever_ones:2 eb:click_on:30 eb:clock_add-on:12 eb:clock_change:10 eb:clock_heartbeat:16
eb:clock_running:20 eb:closed_book:46 eb:closed_off:19 eb:closure_captures:-9 eb:cloud_bill:-1 eb:club_dinghy:-25
eb:clue_why:-23 eb:clue_yet:18 eb:clumsy_clerk:-20 eb:cluster_lol:5 eb:cluster_teal:2 eb:clés_maintenant:22
eb:cm_high:67 eb:cm_lang:56 eb:cm_tall:52 eb:cm_wide:16 eb:coach_hire:1 eb:coal_pier:23 eb:code_0:126
eb:code_alone:-32 eb:code_examples:-25 eb:code_review:10 eb:coffee_can:24 eb:coffee_first:18 eb:coffin_fragment:-42
eb:coin_again:9 eb:col_corriere:9 eb:cold_day:-12 eb:cold_start:18 eb:cold_stocktake:11 eb:cold_store:47
eb:collector's_item:20 eb:collects_it:9 eb:colour-blind_testers:-13 eb:colours_hurt:-7 eb:column_means:43
eb:column_store:-20 eb:come_across:12 eb:come_back:-47 eb:come_first:27 eb:come_from:38 eb:come_in:31 eb:come_round:3
eb:comes_from:108 eb:comes_in:23 eb:comes_it:-17 eb:coming_along:31 eb:comme_bagage:14 eb:commit_0:62 eb:como_mucho:12
eb:comparison_then:23 eb:compiler_course:-39 eb:completely_understand:19 eb:compte_0:-20 eb:compte_rendu:19
eb:computers_borrowed:-11 eb:con_0:-43 eb:con_documenti:-11 eb:concentration_drops:-6 eb:conference_week:-72
eb:confidence_intervals:15 eb:confirms_it:6 eb:consuma_0:-14 eb:contact_instead:5 eb:contenti_bellissimo:22
eb:contient_0:-9 eb:contract_ends:24 eb:contract_holder:7 eb:contract_no:1 eb:contrats_commence:-11 eb:control_room:46
eb:controls_grow:15 eb:converter_stores:-18 eb:conveyor_stop:-2 eb:cook_though:14 eb:cool_thx:11 eb:cooling_tower:-21
eb:cooperativa_local:8 eb:corner_shop:36 eb:cost_0:134 eb:cost_nothing:25 eb:costa_0:59 eb:costs_0:102
eb:cottage_week:18 eb:could_say:35 eb:could_you:-89 eb:council_rule:39 eb:count_double:23 eb:counted_0:-17
eb:counted_again:-65 eb:counter_again:-12 eb:counts_toward:-9 eb:county_adds:-1 eb:cour_compris:13 eb:courier_0:11
eb:courier_smiled:22 eb:courier_van:1 eb:course_0:20 eb:course_block:-33 eb:court_records:4 eb:cousin_helps:7
eb:cover_letter:17 eb:covers_bells:41 eb:cow_milk:31 eb:cow_now:12 eb:coûte_0:32 eb:cpu_0:42 eb:cracked_old:-5
eb:craies_cassées:9 eb:crane_stands:-5 eb:cranial_nerves:13 eb:crash_0:-10 eb:crashes_overnight:25 eb:cream_there:1
eb:created_doubles:8 eb:credit_notes:1 eb:cresciuta_accidenti:31 eb:crew_covers:-16 eb:cron_run:25 eb:crooked_book:-21
eb:crooked_letter:9 eb:crooked_life:8 eb:cross-sections_nice:9 eb:cuckoos_disagree:18 eb:cue_files:1
eb:cugino_suona:-7 eb:cuore_grande:37 eb:curious_rubber:15 eb:curious_theory:4 eb:current_arrows:31 eb:current_plan:-3
eb:current_policy:4 eb:current_reservation:5 eb:curve_shows:-3 eb:custa_0:39 eb:customs_form:7 eb:customs_opened:-5
eb:cuts_off:-3 eb:cycle_rule:-23 eb:d'enlever_l'échafaudage:-16 eb:d'un_coup:30 eb:d'être_accepté:3 eb:da_cozinha:15
eb:da_funkt:-33 eb:da_resfriados:-2 eb:daarna_gaan:-13 eb:dachstuhl_dran:9 eb:dag_opera:30 eb:daiki_li:12
eb:daily_incr:-15 eb:daily_limit:8 eb:daily_targets:5 eb:dairy_shelf:2 eb:dan_houden:-15 eb:dana_comms:-21
eb:danach_kommt:-8 eb:dancing_alone:10 eb:dann_ich:37 eb:daquela_praia:14 eb:darüber_entscheidet:-21 eb:das_größte:21
eb:das_meldeformular:24 eb:das_sekretariat:15 eb:dashboards_query:42 eb:dasz_wiarę:15 eb:data_lake:2 eb:data_points:15
eb:data_retention:3 eb:datasheets_*:-7 eb:date_that:-4 eb:datenschutz_beträgt:-14 eb:dating_history:32
eb:datumsangaben_verwandelt:19 eb:dauert_0:-32 eb:day_*:-40 eb:day_itself:51 eb:day_max:4 eb:day_out:15
eb:day_please:12 eb:day_there:-5 eb:daylight_ghastly:10 eb:days_ahead:74 eb:days_notice:66 eb:de_0:-58 eb:de_abajo:15
eb:de_abril:19 eb:de_arranque:-4 eb:de_arreglar:-2 eb:de_beiaard:10 eb:de_café:1 eb:de_caravan:12 eb:de_cerámica:19
eb:de_cortar:-20 eb:de_cotisation:26 eb:de_cristal:37 eb:de_daken:16 eb:de_descargas:25 eb:de_despegue:31
eb:de_dialyseritten:3 eb:de_dinero:-7 eb:de_efemérides:6 eb:de_foto's:33 eb:de_gasóleo:25 eb:de_inicio:-20
eb:de_ironía:10 eb:de_kachel:41 eb:de_kleedhokjes:-7 eb:de_leña:3 eb:de_marta:8 eb:de_marzo:5 eb:de_mexer:-15
eb:de_modem:1 eb:de_passer:-15 eb:de_pollo:12 eb:de_potencia:10 eb:de_pruebas:-28 eb:de_que:-3 eb:de_raclette:-9
eb:de_rand:11 eb:de_relatórios:-10 eb:de_reporting:29 eb:de_siempre:18 eb:de_sleutelkast:4 eb:de_spricker:6
eb:de_tiempo:1 eb:de_tocar:-8 eb:de_traduction:10 eb:de_vidrio:2 eb:de_zomer:-14 eb:december_0:123 eb:decided_that:-14
eb:declension_phew:20 eb:dei_fusibili:35 eb:del_forno:13 eb:del_mattino:3 eb:del_pianoforte:-20 eb:del_saxofón:17
eb:del_taller:-16 eb:del_trastero:-19 eb:del_verano:2 eb:delivery_leg:9 eb:delta_here:12 eb:dem_haus:35
eb:dem_neuen:-33 eb:dem_rad:-19 eb:demander_avant:25 eb:demasiado_pesado:9 eb:demo_stove:17 eb:den_0:20
eb:den_alten:-2 eb:den_bereitschaftskanal:6 eb:den_bescheid:25 eb:den_hals:2 eb:den_kursraum:5 eb:den_neuen:-11
eb:denim_collar:28 eb:dental_cleaning:98 eb:dentist_then:7 eb:departure_0:-28 eb:deposu_0:-3 eb:depth_0:17
eb:der_beschädigten:-17 eb:der_empore:1 eb:der_kita:30 eb:der_reihe:16 eb:der_steilstrecke:21 eb:der_tür:56
eb:der_vierten:-15 eb:der_vorstand:17 eb:der_zweiten:-17 eb:dernière_semaine:3 eb:dersi_için:-13 eb:des_pompiers:12
eb:des_sms:32 eb:des_tanneurs:6 eb:describe_it:3 eb:desert_species:2 eb:designed_those:23 eb:desk_first:16
eb:desk_noticing:8 eb:desks_tbh:10 eb:dessin_suffit:15 eb:deste_lado:23 eb:det_vill:5 eb:determinative_nach:17
eb:deutsch_sind:33 eb:deux_heures:5 eb:deux_langues:7 eb:deux_trains:-9 eb:deuxième_acte:27 eb:devant_moi:39
eb:devient_0:23 eb:di_0:-55 eb:di_faenza:14 eb:di_notte:19 eb:di_sbagli:6 eb:di_stampa:6 eb:dia_todo:22
eb:dialysis_unit:26 eb:did_yesterday:-36 eb:did_you:9 eb:didn't_he:33 eb:die_0:12 eb:die_erste:-12
eb:die_gasleitung:20 eb:die_kälteren:-15 eb:die_nachbarin:5 eb:die_voliere:46 eb:die_zweite:-3 eb:died_rip:2
eb:dienstje_gehad:5 eb:diesel_tractor:5 eb:different_noise:3 eb:different_stories:1 eb:dinner_honestly:36
eb:direct_debit:5 eb:dirty_side:10 eb:discussed_closed:24 eb:disk_comes:19 eb:disk_then:13 eb:dislikes_them:18
eb:displacement_reaction:21 eb:display_boards:18 eb:display_bread:4 eb:display_thing:5 eb:dit_0:-2
eb:dla_księgowości:14 eb:dla_zapytania:-4 eb:dns_*:-43 eb:do_0:-17 eb:do_armazém:4 eb:do_elevador:8
eb:do_frankfurtu:16 eb:do_it:55 eb:do_papagaio:-6 eb:do_sprawdzenia:13 eb:do_that:81 eb:do_windy:20 eb:dob_0:44
eb:dock_0:12 eb:doctor_says:17 eb:documenti_lunghi:23 eb:does_anybody:31 eb:does_anyone:-1 eb:does_it:30
eb:does_nothing:32 eb:does_that:20 eb:doet_het:4 eb:dog_here:24 eb:dogs_eh:23 eb:doing_0:-19 eb:don't_ask:34
eb:don't_ever:-27 eb:don't_know:-6 eb:don't_mind:-3 eb:don't_mix:41 eb:don't_remember:-13 eb:don't_they:71
eb:don't_think:-8 eb:donatella_adesso:18 eb:donderdag_geleverd:18 eb:done_deal:25 eb:done_discussing:27 eb:dont_*:-5
eb:dont_ask:128 eb:dont_ever:-33 eb:dont_have:27 eb:dont_open:36 eb:dont_page:-14 eb:door_brutal:19 eb:door_code:9
eb:doors_closed:1 eb:dos_firmas:30 eb:dos_veces:6 eb:down_there:19 eb:dp_gutters:45 eb:dr_pullen:12
eb:dr_villanueva:25 eb:draft_0:-10 eb:draft_instead:-21 eb:draw_calls:11 eb:drawer_0:6 eb:drawer_two:17 eb:draws_0:-91
eb:dream_outcome:-10 eb:drei_schichten:12 eb:dress_alone:5 eb:drift_away:16 eb:drifting_off:21 eb:drink_tea:29
eb:drive_motor:24 eb:driver_stelios:31 eb:drivers_only:9 eb:driving_school:-31 eb:dropped_calls:14 eb:dropped_out:20
eb:drops_there:15 eb:drugim_obiegu:15 eb:dry_enough:7 eb:du_0:5 eb:du_décollage:14 eb:du_livreur:15 eb:du_soir:12
eb:du_trotz:-8 eb:ducks_bread:33 eb:duluth_depot:-16 eb:dunno_yet:44 eb:dura_0:-11 eb:duren_voordat:-22
eb:during_tests:2 eb:dus_zet:-21 eb:dusk_means:-2 eb:dusty_knots:6 eb:dusty_one:3 eb:dusty_thought:17
eb:dyżur_przespałem:3 eb:dziadek_prosił:3 eb:därför_flyttades:-5 eb:dès_septembre:27 eb:décimale_stp:3
eb:déjà_appelé:-4 eb:dépasser_0:-53 eb:e_gabbiani:3 eb:each_box:12 eb:each_christmas:50 eb:each_download:5
eb:each_entrance:9 eb:each_evening:52 eb:each_friday:15 eb:each_morning:32 eb:each_night:-9 eb:each_offer:-26
eb:each_one:-12 eb:each_other:60 eb:each_password:-59 eb:each_time:-131 eb:early-bird_price:-34 eb:earned_it:9
eb:earns_nothing:29 eb:east_door:3 eb:east_yard:12 eb:eben_da:43 eb:eben_durch:14 eb:economy_class:93
eb:eight_conferences:7 eb:eight_hundred:-31 eb:eight_upward:29 eb:ein_chaos:-7 eb:ein_golden:-2 eb:ein_netter:10
eb:eine_e-mail:2 eb:einem_bild:13 eb:einem_kunden:11 eb:einem_schönen:-37 eb:einen_hinweis:13 eb:einfach_alles:21
eb:einmal_weggelaufen:13 eb:ekipą_remontową:1 eb:eksport_do:-10 eb:el_0:11 eb:el_búfer:-39 eb:el_coche:29
eb:el_contrato:3 eb:el_correo:-5 eb:el_examen:-25 eb:el_guardia:-17 eb:el_regalo:41 eb:el_seguro:-13
eb:el_simulacro:54 eb:el_teclado:21 eb:elin_wished:18 eb:elle_dégustait:25 eb:elm_leaves:36 eb:else's_lab:25
eb:elternteil_unterschrieben:5 eb:em_graz:-3 eb:em_mês:13 eb:emails_waiting:35 eb:emails_whatever:5 eb:emoji_hints:30
eb:employee_card:-30 eb:empty_glass:18 eb:empty_receipt:-11 eb:empty_roads:15 eb:empty_then:39 eb:empty_units:30
eb:en_0:-55 eb:en_août:14 eb:en_betaald:8 eb:en_cuivre:13 eb:en_horizontal:18 eb:en_invierno:1 eb:en_kilometer:12
eb:en_nantes:-2 eb:en_otro:21 eb:en_papel:15 eb:en_quoi:-26 eb:en_route:14 eb:en_sköldpadda:-26 eb:en_vaker:10
eb:en_weet:-5 eb:encore_frappé:5 eb:end_it:5 eb:end_there:6 eb:endpoints_starting:-8 eb:english_please:21
eb:enjoy_most:18 eb:entire_time:44 eb:entrance_test:6 eb:entrega_atrasada:14 eb:env_*:-24 eb:environment_variables:-11
eb:epiphany_ask:-9 eb:er_nicht:4 eb:era_curious:17 eb:error_folder:56 eb:error_messages:-1 eb:error_pages:2
eb:error_tracker:25 eb:errors_only:16 eb:es_0:-1 eb:es_anselmo:7 eb:es_decorativo:37 eb:es_gestern:-3 eb:es_keine:12
eb:es_rocío:16 eb:es_suerte:18 eb:escapes_us:23 eb:escribió_nunca:5 eb:essay_tomorrow:22 eb:est_belle:19
eb:est_fermé:30 eb:est_libre:18 eb:est_malade:3 eb:est_murée:17 eb:est_rétabli:9 eb:est_tombée:-4 eb:est_végé:41
eb:esta_mañana:4 eb:esters_ugh:38 eb:está_cansado:12 eb:está_limpio:-2 eb:está_rayado:9 eb:et_clairs:9
eb:ettik_yine:43 eb:eu_busco:-6 eb:euro_aus:1 eb:euro_leihgebühr:36 eb:euro_pro:-16 eb:euro_schluss:26 eb:even_0:-31
eb:even_more:-11 eb:even_once:38 eb:even_ones:12 eb:even_ten:9 eb:even_then:40 eb:even_though:-47 eb:evening_0:-5
eb:evening_before:30 eb:evening_classes:66 eb:evening_school:-6 eb:evening_ticket:-12 eb:event_one:11
eb:ever_asked:-10 eb:ever_devised:1 eb:ever_did:112 eb:ever_since:60 eb:every_0:-40 eb:every_allocation:11
eb:every_brewer:-8 eb:every_christmas:10 eb:every_computer:-18 eb:every_day:4 eb:every_drive:-25 eb:every_font:30
eb:every_harvest:-8 eb:every_morning:6 eb:every_page:8 eb:every_paw:20 eb:every_rota:-27 eb:every_session:34
eb:every_sim:1 eb:every_single:-17 eb:every_spring:-64 eb:every_telling:32 eb:every_time:19 eb:every_trace:14
eb:every_tue:-27 eb:every_wedding:11 eb:everybody_photographs:5 eb:everybody_waved:17 eb:everyday_life:17
eb:everyone_clapped:58 eb:everyone_coughing:18 eb:everyone_mixes:-6 eb:everything_humming:10 eb:everything_minty:29
eb:everything_more:-20 eb:ex's_jumper:38 eb:ex_whatever:-12 eb:exam_papers:-21 eb:exam_topic:-31 eb:examiner_counts:54
eb:except_stubbornness:7 eb:existing_reservation:4 eb:expect_them:23 eb:expires_0:23 eb:explain_that:41
eb:explanation_even:-12 eb:explodes_otherwise:9 eb:export_0:-22 eb:export_screen:15 eb:ext_0:15 eb:extensión_0:21
eb:extra_days:33 eb:extra_licences:16 eb:face_lol:9 eb:fahrt_zum:-11 eb:fair_enough:16 eb:fair_point:37
eb:faire_exprès:19 eb:falcons_nesting:14 eb:fall_ins:-14 eb:falling_over:37 eb:falls_off:51 eb:falsche_war:-26
eb:false_alert:-8 eb:family_call:-23 eb:family_came:38 eb:family_chat:20 eb:family_legend:18 eb:fan_too:4 eb:far_0:2
eb:far_too:-4 eb:fare_difference:3 eb:farewell_cake:7 eb:faroese_translation:-25 eb:father's_wheelchair:28
eb:faudra_0:2 eb:fazem_isso:10 eb:feathers_better:9 eb:feb_now:18 eb:february_0:87 eb:fee_is:5 eb:feeder_joints:11
eb:feel_good:20 eb:feel_nothing:9 eb:feelings_asks:-40 eb:fell_asleep:4 eb:fell_over:24 eb:fellow_jephthah:19
eb:felt_illegal:12 eb:felt_like:20 eb:felt_reliquary:9 eb:felt_that:22 eb:ferry_then:20 eb:few_millivolts:18
eb:fiche_sinon:-25 eb:field_chatty:7 eb:fifteen_minutes:5 eb:fight_me:75 eb:file_pfff:14 eb:filemaker_then:45
eb:files_0:11 eb:filing_cabinet:4 eb:filled_yesterday:37 eb:fills_in:65 eb:filme_plain:28 eb:finally_died:-20
eb:finally_read:-3 eb:find_basalt:-6 eb:find_lizards:-11 eb:find_noisy:31 eb:find_one:58 eb:fines_us:18
eb:fingering_sheet:8 eb:fingerprint_0:17 eb:finished_0:5 eb:finished_sorting:-20 eb:fire_brigade:10
eb:fire_dancers:-35 eb:fire_station:54 eb:firm's_tab:4 eb:firm_lost:-14 eb:first_born:30 eb:first_captain:7
eb:first_chapter:2 eb:first_frost:28 eb:first_glance:52 eb:first_load:15 eb:first_name:6 eb:first_noticed:15
eb:first_then:-28 eb:first_thing:-37 eb:first_time:-40 eb:first_week:-9 eb:first_year:8 eb:fisch_sein:24
eb:fish_taste:2 eb:fishermen's_letters:9 eb:fitter_in:59 eb:five_centimetres:9 eb:five_machines:10 eb:fix_it:18
eb:flat_0:10 eb:flat_key:25 eb:flat_major:11 eb:flat_now:9 eb:flat_then:-31 eb:flea_market:42 eb:flickering_cursor:-23
eb:flight_0:-35 eb:flight_from:-28 eb:flight_leaves:-9 eb:flight_reservation:15 eb:flight_reservations:2
eb:flights_from:-4 eb:flint_sauce:18 eb:floating_seats:10 eb:floor_lol:20 eb:floors_down:24 eb:flopped_obv:16
eb:flowers_beside:-3 eb:flux_lol:17 eb:folding_things:1 eb:folds_them:-58 eb:folklore_says:36 eb:follow_him:33
eb:following_details:110 eb:following_information:44 eb:following_lesson:-23 eb:follows_that:22 eb:fondue_set:31
eb:fonetico_dalla:-15 eb:food_waste:-1 eb:footnotes_counted:51 eb:for_*:-1 eb:for_0:-113 eb:for_ages:42
eb:for_allergies:-2 eb:for_another:-27 eb:for_anybody:15 eb:for_beginners:-37 eb:for_birthdays:-16 eb:for_cleaning:9
eb:for_clowns:13 eb:for_consoles:-2 eb:for_each:-8 eb:for_emptying:-8 eb:for_evening:-38 eb:for_everyone:59
eb:for_friday:-12 eb:for_fun:31 eb:for_generations:3 eb:for_gossip:40 eb:for_half:-1 eb:for_her:19 eb:for_him:6
eb:for_hours:18 eb:for_indenting:-2 eb:for_it:140 eb:for_lessons:20 eb:for_low:-35 eb:for_me:165 eb:for_money:1
eb:for_morning:-7 eb:for_mum:44 eb:for_now:3 eb:for_once:5 eb:for_payment:10 eb:for_pepper:26 eb:for_polish:-10
eb:for_quizzes:-29 eb:for_ravi:1 eb:for_reports:-19 eb:for_review:-43 eb:for_revision:-46 eb:for_row:-10
eb:for_slugs:20 eb:for_sorry:21 eb:for_tablets:10 eb:for_textbooks:24 eb:for_that:141 eb:for_this:25 eb:for_those:21
eb:for_timing:4 eb:for_us:9 eb:for_volcanoes:-23 eb:for_which:-37 eb:for_winter:41 eb:for_you:173 eb:force_0:7
eb:foreign_coins:6 eb:foreman_throws:-5 eb:forever_now:33 eb:forgave_it:5 eb:forget_it:16 eb:forget_which:71
eb:forgetting_them:5 eb:forgot_that:-1 eb:format_0:2 eb:formula_otherwise:-5 eb:forty_person-hours:4
eb:found_cheerful:22 eb:found_out:-36 eb:foundation_tier:20 eb:four_customers:36 eb:four_digits:33 eb:four_seconds:1
eb:fourth_time:2 eb:fragen_zur:-5 eb:framed_it:8 eb:framework_again:15 eb:frau_ohm:1 eb:free_boat:-37 eb:free_kicks:11
eb:free_pen:10 eb:frets_on:23 eb:friday_deal:18 eb:fridays_pls:1 eb:fridge_west:-20 eb:friendly_letter:-5 eb:from_*:-3
eb:from_0:16 eb:from_around:-16 eb:from_bath:-22 eb:from_bergen:18 eb:from_brno:1 eb:from_cork:40 eb:from_db-osprey:34
eb:from_den:2 eb:from_ghent:26 eb:from_graz:53 eb:from_hadley's:24 eb:from_here:-53 eb:from_hofmann's:38
eb:from_joan:32 eb:from_june:-2 eb:from_leiden:9 eb:from_loading:-3 eb:from_lucca:-8 eb:from_malmo:40 eb:from_me:64
eb:from_music:2 eb:from_nantes:44 eb:from_new:-34 eb:from_now:-119 eb:from_porto:53 eb:from_sept:3 eb:from_text:24
eb:from_them:-25 eb:from_today:16 eb:from_trieste:22 eb:from_up:-3 eb:from_us:20 eb:from_you:3 eb:fromages_volés:-10
eb:front_driveway:-14 eb:front_office:7 eb:froze_twice:5 eb:früh_steht:-17 eb:früher_wären:-11 eb:full_cap:-22
eb:full_house:36 eb:full_list:-11 eb:full_log:12 eb:full_stop:38 eb:full_tank:25 eb:full_week:-42
eb:fully_translated:10 eb:fun_though:-4 eb:funcione_solo:36 eb:funkzeugnis_bestanden:40 eb:further_west:-14
eb:fuse_box:23 eb:fuse_boxes:10 eb:fyi_0:-30 eb:fyra_minuter:25 eb:för_skrattet:26 eb:für_den:-13 eb:fıkrayı_anlatır:4
eb:gain_0:23 eb:galeria_nova:16 eb:gallows_hill:26 eb:ganz_normal:1 eb:garage_asks:26 eb:garden_centre:34
eb:garden_gnomes:7 eb:gardening_gloves:7 eb:garnet_dot:2 eb:garnet_one:24 eb:garnet_please:36 eb:gas_barbecue:36
eb:gas_bill:-34 eb:gas_one:14 eb:gate_0:54 eb:gate_b:10 eb:gate_code:17 eb:gateway_threads:55 eb:gave_me:-67
eb:gave_up:7 eb:gave_us:-1 eb:gb_wolnego:48 eb:gebeld_worden:14 eb:geduld_gebaut:20 eb:geese_are:26 eb:geese_hate:-1
eb:gegen_neun:-17 eb:gegeten_heeft:15 eb:gehen_0:-10 eb:geht_ned:13 eb:geliefert_worden:12 eb:generador_funciona:5
eb:generator_shed:1 eb:gentle_afternoon:7 eb:gentle_branch:-2 eb:gentle_compiler:3 eb:gentle_torch:18
eb:geprüft_ist:12 eb:ger_tur:25 eb:gerador_menor:5 eb:geregnet_dass:-10 eb:german_file:3 eb:gerät_aus:-10
eb:get_buried:5 eb:get_cold:36 eb:get_confused:26 eb:get_in:25 eb:get_inspected:15 eb:get_me:-19 eb:get_nervous:-2
eb:get_sold:16 eb:get_tight:6 eb:get_u:-24 eb:get_up:9 eb:get_you:-31 eb:gets_0:-75 eb:gets_charming:24
eb:gets_furious:-24 eb:gets_lost:10 eb:gets_mouldy:9 eb:gets_ok:16 eb:gets_recalculated:21 eb:geven_aub:22
eb:gezählt_statt:-21 eb:geändert_werden:12 eb:ghent_bench:23 eb:ghosts_removed:37 eb:gibi_değil:22
eb:gigabytes_free:22 eb:give_me:-96 eb:given_it:-11 eb:given_that:-5 eb:gives_up:53 eb:gli_altri:16 eb:gli_schemi:13
eb:glove_box:62 eb:gloves_regrets:40 eb:glued_then:19 eb:go_easy:10 eb:go_on:53 eb:go_out:47 eb:go_over:-31
eb:go_through:-29 eb:go_together:40 eb:god_intended:2 eb:godson's_ticket:18 eb:goed_begrijp:12 eb:goes_abroad:16
eb:goes_in:7 eb:goes_milky:6 eb:goes_red:-18 eb:goes_through:-24 eb:goggles_too:11 eb:going_*:-17 eb:going_on:26
eb:gold_member:8 eb:golden_although:-14 eb:gone_hopeless:20 eb:gone_through:11 eb:gonna_lie:-9 eb:good_deal:-3
eb:good_laugh:14 eb:good_luck:-9 eb:good_morning:49 eb:good_newspaper:10 eb:good_one:58 eb:good_sort:20
eb:good_taste:10 eb:good_work:13 eb:got_0:-76 eb:got_flooded:17 eb:got_it:8 eb:got_nine:10 eb:got_scrapped:22
eb:grab_four:11 eb:grad_haben:15 eb:grade_*:-19 eb:gradi_brix:15 eb:gram_more:76 eb:grammar_tables:19 eb:grams_each:65
eb:grandad's_papers:9 eb:grandmas_ride:30 eb:grandson_receives:-8 eb:grannen_0:-12 eb:grave_tonight:6
eb:gravel_bike:14 eb:graz_stehen:-6 eb:great_wheel:5 eb:green_horse:-8 eb:green_order:14 eb:green_pipeline:11
eb:green_thing:27 eb:green_tiles:15 eb:green_trace:-13 eb:greeting_says:-25 eb:grew_again:-43 eb:grey_ones:17
eb:groot_gelijk:15 eb:group_0:63 eb:group_chat:7 eb:group_while:-9 eb:groupe_électrogène:-4 eb:grumpy_parrot:17
eb:gruppo_elettrogeno:-29 eb:grutière_j'adore:18 eb:guest's_dates:6 eb:guest_is:23 eb:gulls_stole:-9 eb:gunilla_nu:16
eb:gust_speed:13 eb:gute_idee:9 eb:guzeldi_ya:26 eb:gäste_lässt:-12 eb:gång_0:14 eb:går_via:-15 eb:gêne_moins:22
eb:gün_kiralanır:5 eb:ha_0:-8 eb:ha_aclarado:-7 eb:ha_lighthouses:29 eb:ha_llegado:-19 eb:habe_0:-10
eb:haben_geklatscht:18 eb:haben_gelacht:15 eb:had_0:-154 eb:had_counted:-26 eb:had_none:26 eb:had_one:-2
eb:had_paid:14 eb:had_seniority:32 eb:haha_katten:-16 eb:haha_ok:-5 eb:haha_true:36 eb:haha_yes:-28 eb:halb_neun:62
eb:half-term_rush:-26 eb:half_days:-28 eb:half_eight:11 eb:half_empty:15 eb:half_finished:37 eb:half_seven:37
eb:hall_0:15 eb:hall_cupboard:17 eb:hallway_overnight:1 eb:hand-me-down_phone:10 eb:hand_over:25 eb:handed_back:6
eb:handover_photo:16 eb:hands_off:-11 eb:hang_up:-2 eb:hangs_there:-9 eb:hard-coded_strings:10 eb:hard_stop:35
eb:hardly_does:7 eb:hardware_key:21 eb:hardware_store:4 eb:hardware_token:46 eb:harvest_fair:17 eb:has_0:-169
eb:has_dried:39 eb:has_fever:34 eb:has_frozen:12 eb:has_healed:22 eb:has_it:7 eb:has_one:-17 eb:has_retired:18
eb:has_voted:5 eb:hasta_0:-41 eb:hat_0:-120 eb:hat_den:-3 eb:hat_überschwungen:22 eb:hatchback_final:19
eb:hatching_tray:23 eb:hated_it:17 eb:hates_joy:35 eb:hats_tho:11 eb:have_0:-10 eb:have_birthdays:24 eb:have_bought:33
eb:have_electric:16 eb:have_finished:-10 eb:have_forgotten:13 eb:have_heard:-17 eb:have_it:24 eb:have_known:63
eb:have_managed:25 eb:have_merged:-12 eb:have_nuts:18 eb:have_roots:28 eb:have_seen:-19 eb:have_shown:30
eb:have_thought:27 eb:have_to:25 eb:having_seen:-5 eb:he'd_cover:-3 eb:he's_in:26 eb:he_died:48 eb:he_leído:-4
eb:he_tiled:33 eb:he_visto:-6 eb:head_count:12 eb:head_works:15 eb:headset_on:8 eb:hear_from:34 eb:heater_brr:16
eb:hedgehog_milk:18 eb:heeft_0:-20 eb:heel_narrow:12 eb:heel_pale:24 eb:heerlijk_begin:14 eb:heet_0:14
eb:heist_movies:16 eb:helm_hours:9 eb:help_me:-52 eb:help_you:6 eb:helped_me:12 eb:helst_allt:-1 eb:helt_otroligt:11
eb:helt_sjukt:3 eb:her_box:4 eb:her_dad:21 eb:her_drops:27 eb:her_exes:5 eb:her_help:-57 eb:her_home:7 eb:her_son:6
eb:her_twin:-9 eb:herbst_ständig:-14 eb:herbst_zahlen:-6 eb:here_are:-23 eb:here_for:50 eb:here_knows:4 eb:here_on:122
eb:here_think:-19 eb:here_too:55 eb:heroic_one:31 eb:heroic_patch:8 eb:herr_kranz:25 eb:hes_0:4 eb:het_decor:18
eb:het_eten:20 eb:het_na:17 eb:hex_view:9 eb:hey_hey:22 eb:hier_soir:-12 eb:high_heat:3 eb:higher_chair:5
eb:highest_compliment:21 eb:hikayeler_anlatırdı:24 eb:hill_meadow:16 eb:him_now:6 eb:him_that:23 eb:hints_else:-6
eb:hints_only:22 eb:hire_car:19 eb:hire_her:54 eb:his_back:30 eb:his_dinner:-13 eb:his_leg:6 eb:his_licence:-14
eb:his_own:21 eb:his_roses:7 eb:história_dusty:10 eb:história_plain:13 eb:hit_different:11 eb:hits_0:-19
eb:hiya_all:35 eb:hm_interesting:25 eb:hm_ok:4 eb:hm_yes:-62 eb:hmm_fair:4 eb:hog_console:14 eb:hold_0:-18
eb:hold_hands:11 eb:hold_music:70 eb:holds_0:-102 eb:holds_trout:24 eb:holiday_fund:18 eb:holm_bakery:7
eb:home_alone:3 eb:hooguit_0:-32 eb:hook_already:40 eb:horizon_fix:32 eb:hos_verkstaden:20 eb:hotel_fährt:30
eb:hour_ago:50 eb:hours_ago:7 eb:hours_later:36 eb:hours_max:42 eb:hours_minimum:11 eb:house_rule:-34
eb:households_awake:6 eb:how_curious:36 eb:how_good:-5 eb:how_loud:-21 eb:how_nice:32 eb:how_sleepy:45 eb:huge_one:18
eb:huh_neat:37 eb:hum_along:28 eb:humanity_restored:13 eb:hun_ja:13 eb:hung_it:-5 eb:hung_up:5 eb:hunting_act:19
eb:hymn_book:22 eb:hänger_hos:-11 eb:hålla_tyst:16 eb:höchstens_0:-109 eb:högst_0:-19 eb:hölle_los:21 eb:i'd_guess:-19
eb:i'll_ask:-8 eb:i'm_afraid:-27 eb:i'm_after:19 eb:i'm_certain:-27 eb:i'm_free:26 eb:i'm_glad:-3 eb:i'm_happy:30
eb:i'm_sure:-23 eb:i_admin-delen:32 eb:i_am:21 eb:i_appreciate:-12 eb:i_ask:26 eb:i_beg:-7 eb:i_blink:2
eb:i_counted:15 eb:i_dance:2 eb:i_dont:9 eb:i_drift:19 eb:i_feel:-11 eb:i_find:7 eb:i_forget:25 eb:i_guess:41
eb:i_have:42 eb:i_joked:32 eb:i_knät:55 eb:i_looked:54 eb:i_met:26 eb:i_misread:-45 eb:i_moan:7 eb:i_mötet:33
eb:i_practise:-29 eb:i_promised:-10 eb:i_read:30 eb:i_said:-46 eb:i_samtalet:17 eb:i_say:18 eb:i_scheduled:-3
eb:i_spent:-20 eb:i_suppose:24 eb:i_swear:70 eb:i_switched:55 eb:i_think:11 eb:i_told:-1 eb:i_torsdags:16
eb:i_travel:33 eb:i_tried:21 eb:i_understand:-30 eb:i_veckan:29 eb:i_whine:26 eb:iade_yapmiyoruz:16 eb:ices_up:49
eb:ich_0:-99 eb:ich_da:43 eb:ich_dir:-31 eb:ich_lieber:-1 eb:ich_nicht:67 eb:ich_urok:19 eb:icinde_uyuyor:29
eb:id_0:49 eb:idea_why:19 eb:if_it:-12 eb:if_needed:22 eb:if_possible:66 eb:if_theres:-10 eb:if_you:-48
eb:ihn_mitgenommen:12 eb:ihnen_dreißig:-22 eb:ihrem_tisch:20 eb:ik_hoofdpijn:9 eb:il_0:46 eb:il_deposito:41
eb:il_giardino:16 eb:il_leggio:1 eb:il_lunedì:33 eb:il_mare:25 eb:il_traghetto:26 eb:ile_yazılır:21 eb:ill_fix:-12
eb:im_august:3 eb:im_chor:16 eb:im_convinced:-11 eb:im_driving:20 eb:im_eeprom:35 eb:im_free:10 eb:im_gang:39
eb:im_keeping:-6 eb:im_kindergarten:-8 eb:im_kofferraum:11 eb:im_lager:4 eb:im_op:3 eb:im_out:2 eb:im_spelmannslag:1
eb:im_useless:39 eb:im_varnishing:-2 eb:image_0:40 eb:import_aus:-51 eb:import_threads:3 eb:important_meeting:20
eb:in_*:-5 eb:in_0:12 eb:in_all:-63 eb:in_antwerp:-17 eb:in_anything:-10 eb:in_april:13 eb:in_august:76
eb:in_basalt:13 eb:in_bath:-17 eb:in_bed:-30 eb:in_bergen:-43 eb:in_billing:30 eb:in_bordeaux:-22 eb:in_both:-18
eb:in_brno:-46 eb:in_bucket:-9 eb:in_case:-65 eb:in_cedar:74 eb:in_chat:15 eb:in_class:-37 eb:in_cork:-105
eb:in_crete:12 eb:in_czech:5 eb:in_den:-29 eb:in_denim:64 eb:in_dutch:22 eb:in_english:-7 eb:in_fahrenheit:8
eb:in_february:3 eb:in_fees:32 eb:in_finland:-13 eb:in_firefox:-37 eb:in_flint:38 eb:in_full:44 eb:in_furniture:14
eb:in_gaat:16 eb:in_garnet:54 eb:in_gdansk:-7 eb:in_german:3 eb:in_grams:7 eb:in_graz:-64 eb:in_het:-25
eb:in_italics:21 eb:in_italy:-15 eb:in_jasper:16 eb:in_july:-17 eb:in_june:-25 eb:in_khaki:32 eb:in_law:-14
eb:in_leiden:-21 eb:in_leipzig:5 eb:in_linz:4 eb:in_lucca:-28 eb:in_malmo:-47 eb:in_may:87 eb:in_micropython:1
eb:in_mind:6 eb:in_möblerna:13 eb:in_nantes:-26 eb:in_norway:-7 eb:in_one:-120 eb:in_parallel:20 eb:in_pearl:55
eb:in_plain:-15 eb:in_port:-16 eb:in_porto:-15 eb:in_postgres:5 eb:in_primavera:-36 eb:in_print:-55
eb:in_production:36 eb:in_reserve:1 eb:in_reviews:1 eb:in_rust:71 eb:in_spanish:-15 eb:in_spring:43 eb:in_summer:11
eb:in_sunlight:55 eb:in_sync:31 eb:in_that:-72 eb:in_theory:32 eb:in_there:89 eb:in_this:-44 eb:in_total:83
eb:in_traffic:7 eb:in_trieste:-23 eb:in_tune:8 eb:in_turku:-30 eb:in_umber:2 eb:in_use:27 eb:in_utc:11 eb:in_violet:40
eb:in_walnut:91 eb:in_which:-52 eb:in_writing:58 eb:in_years:10 eb:in_zig:12 eb:in_zug:-20 eb:inch_washer:23
eb:incident_0:44 eb:incl_kit:11 eb:includes_family:4 eb:incoming_one:16 eb:incr_*:-4 eb:index_here:3
eb:indigo_label:13 eb:indirect_speech:-6 eb:infusion_pumps:-10 eb:inheritance_here:5 eb:inline_styles:8
eb:innan_onsdag:14 eb:inner_cabins:-16 eb:ins_log:1 eb:inspectors_visit:-26 eb:insulated_0:-46 eb:insurance_man:-13
eb:insurance_yes:20 eb:insured_yet:7 eb:integer_milliseconds:6 eb:intensive_care:-4 eb:internet_only:54
eb:interrupt_table:20 eb:into_it:34 eb:into_this:5 eb:invented_diets:16 eb:inventory_then:18 eb:ionic_bonds:10
eb:ios_build:6 eb:is_0:66 eb:is_about:49 eb:is_above:-5 eb:is_all:-89 eb:is_already:-5 eb:is_always:-49 eb:is_amber:44
eb:is_ancient:8 eb:is_archived:14 eb:is_back:-72 eb:is_basalt:31 eb:is_blocked:18 eb:is_booked:-5 eb:is_bringing:-17
eb:is_broken:36 eb:is_built:-60 eb:is_called:-85 eb:is_carrying:-7 eb:is_cedar:4 eb:is_celadon:12 eb:is_cleared:46
eb:is_clementine:14 eb:is_closed:66 eb:is_commitment:-24 eb:is_compensated:43 eb:is_convinced:-17 eb:is_covered:61
eb:is_dead:31 eb:is_deleted:28 eb:is_dr:-33 eb:is_drained:7 eb:is_dropping:32 eb:is_drowning:24 eb:is_dry:-39
eb:is_due:49 eb:is_elm:56 eb:is_embarrassing:25 eb:is_empty:-16 eb:is_english:8 eb:is_failing:7 eb:is_falmouth:16
eb:is_farida:11 eb:is_ferdinand:8 eb:is_filed:-18 eb:is_fine:-23 eb:is_flint:65 eb:is_freezing:23 eb:is_frozen:7
eb:is_garnet:36 eb:is_generous:42 eb:is_gone:3 eb:is_half:-11 eb:is_how:-37 eb:is_ill:48 eb:is_in:-47
eb:is_included:-11 eb:is_indigo:19 eb:is_inside:4 eb:is_it:-149 eb:is_joan:41 eb:is_khaki:28 eb:is_king:-16
eb:is_labelled:-8 eb:is_lena:18 eb:is_lilac:23 eb:is_loosened:2 eb:is_lp-path-east:7 eb:is_made:10 eb:is_matching:-18
eb:is_misrepresentation:1 eb:is_more:-35 eb:is_ms:-38 eb:is_mush:40 eb:is_nickel:22 eb:is_no:21 eb:is_not:-31
eb:is_nougat:37 eb:is_now:-228 eb:is_off:-49 eb:is_old:34 eb:is_olive:2 eb:is_on:-59 eb:is_one:-60 eb:is_only:-50
eb:is_oskar:37 eb:is_out:19 eb:is_over:57 eb:is_parsed:10 eb:is_paying:-2 eb:is_printed:6 eb:is_proofread:14
eb:is_quartz:24 eb:is_quay:-2 eb:is_ravi's:32 eb:is_retired:20 eb:is_reversed:19 eb:is_right:18 eb:is_shellac:23
eb:is_shut:3 eb:is_signed:11 eb:is_simply:-12 eb:is_slate:2 eb:is_small:18 eb:is_something:-109 eb:is_spss:2
eb:is_steering:13 eb:is_still:-31 eb:is_stricter:16 eb:is_swiss:-6 eb:is_tabs:6 eb:is_tagged:-7 eb:is_thandiwe:5
eb:is_that:-96 eb:is_there:-148 eb:is_thread-safe:7 eb:is_tiny:34 eb:is_tobias:6 eb:is_too:-65 eb:is_touched:4
eb:is_tove:15 eb:is_tuesdays:-63 eb:is_turing:47 eb:is_turning:7 eb:is_typescript:12 eb:is_unmerged:10
eb:is_unmetered:10 eb:is_unplugged:12 eb:is_unsettled:4 eb:is_walnut:36 eb:is_watching:3 eb:is_what:-109
eb:is_where:-2 eb:is_why:-175 eb:is_wild:3 eb:is_wiring:-25 eb:is_with:-3 eb:is_within:-6 eb:is_written:-14
eb:is_zig:19 eb:isn't_it:-26 eb:isn't_read:13 eb:isnt_it:13 eb:ist_kalt:12 eb:ist_quiet:28 eb:ist_storniert:2
eb:it's_0:-2 eb:it's_about:14 eb:it's_free:6 eb:it's_full:39 eb:it's_only:-5 eb:it's_ready:6 eb:it_across:-10
eb:it_anyway:8 eb:it_anywhere:6 eb:it_belonged:12 eb:it_blindfolded:18 eb:it_breaks:-6 eb:it_clean:28 eb:it_coffee:18
eb:it_dies:35 eb:it_doesn't:26 eb:it_each:-16 eb:it_echoes:26 eb:it_filing:18 eb:it_first:20 eb:it_flat:11
eb:it_haha:2 eb:it_handy:27 eb:it_helped:7 eb:it_houses:-16 eb:it_is:222 eb:it_jammed:42 eb:it_loads:-38 eb:it_lol:56
eb:it_meets:-14 eb:it_miscompiles:-21 eb:it_money:15 eb:it_more:-11 eb:it_mrs:-2 eb:it_myself:16 eb:it_on:-8
eb:it_once:13 eb:it_otherwise:39 eb:it_out:50 eb:it_patients:-13 eb:it_pressing:-1 eb:it_rained:8 eb:it_saves:-23
eb:it_says:-8 eb:it_seems:-44 eb:it_sees:-27 eb:it_shows:76 eb:it_softens:23 eb:it_sounds:12 eb:it_stays:-14
eb:it_stops:9 eb:it_stung:-36 eb:it_swears:37 eb:it_tbh:13 eb:it_together:9 eb:it_too:-6 eb:it_tradition:13
eb:it_twice:23 eb:it_untested:13 eb:it_was:5 eb:it_well:20 eb:it_went:66 eb:itinerary_skips:-8 eb:its_0:-68
eb:its_bolts:5 eb:its_charm:11 eb:its_curry:10 eb:its_dns:-20 eb:its_empty:10 eb:its_expensive:11 eb:its_field:8
eb:its_floor:15 eb:its_freezing:21 eb:its_friday:4 eb:its_incredible:-11 eb:its_ladder:5 eb:its_law:4 eb:its_most:-14
eb:its_neighbour:25 eb:its_no:1 eb:its_only:-11 eb:its_outline:3 eb:its_over:50 eb:its_own:-14 eb:its_plate:-10
eb:its_sesame:33 eb:its_sticker:18 eb:its_sunday:-17 eb:its_tests:-33 eb:its_way:-9 eb:ivan_smith:8 eb:ive_finished:15
eb:j'ai_choisi:-8 eb:j'aime_mieux:-17 eb:jamais_donner:-6 eb:january_0:109 eb:japanese_characters:30 eb:jasper_one:27
eb:je_craque:19 eb:je_préfère:-39 eb:jetzt_bestätigt:11 eb:jetzt_fehlt:-5 eb:jetzt_frau:-6 eb:job_0:16
eb:job_titles:-46 eb:jonas_einbauen:8 eb:jonas_left:19 eb:journaux_0:-16 eb:july_0:137 eb:jump_account:7 eb:june_0:122
eb:junior_class:9 eb:junk_already:3 eb:just_laughed:32 eb:just_measured:38 eb:just_now:33 eb:just_one:39
eb:just_parrot:-14 eb:just_rang:11 eb:juste_après:41 eb:już_grudzień:17 eb:ją_jedzą:3 eb:kaartlaag_halen:-19
eb:kacheln_vor:8 eb:kadar_bitireceğim:36 eb:kan_toch:-3 eb:kanal_ett:12 eb:kanzlei_nicht:35 eb:karte_0:-9
eb:kazan_gibi:55 eb:kb_each:24 eb:keep_0:-35 eb:keep_it:-54 eb:keep_opening:14 eb:keep_that:48 eb:keeps_telling:-20
eb:kein_witz:23 eb:keine_gute:-4 eb:keken_toe:43 eb:ken_oduya:-25 eb:kettle's_boiling:5 eb:kettle_now:-10
eb:kettner_now:6 eb:key_0:14 eb:key_press:36 eb:key_was:26 eb:keyboard_again:19 eb:keyed_one:20 eb:keyholders_share:-8
eb:keys_first:7 eb:khaki_badge:13 eb:khaki_case:5 eb:kick_off:12 eb:kids_around:54 eb:kids_figured:-5 eb:kids_show:20
eb:kids_sleep:10 eb:killing_me:33 eb:killing_us:17 eb:kills_it:28 eb:kilo_tillen:20 eb:kilometres_away:24
eb:kilos_each:41 eb:kind_captures:-13 eb:kinda_miss:-38 eb:kindergarten_lol:12 eb:kingston_blacks:-16 eb:kiosk_goes:22
eb:kiosk_says:22 eb:kit_won:11 eb:kitchen_change:37 eb:kitchen_order:-11 eb:kitten_again:3 eb:kişi_çalıştırıyor:44
eb:kleiderkartons_vorbei:20 eb:kleinen_kran:16 eb:klientowi_z:-9 eb:klo_aus:31 eb:klocka_alls:8
eb:klucze_spółdzielni:19 eb:km_away:2 eb:knee_op:5 eb:knoten_wieder:15 eb:know_her:22 eb:know_well:3 eb:know_why:22
eb:knows_that:41 eb:knows_things:5 eb:knows_why:16 eb:kod_0:29 eb:kodu_0:11 eb:koniec_gadania:2 eb:kossorna_igen:18
eb:kostade_0:61 eb:kostet_0:54 eb:kuchen_gegessen:19 eb:kuchen_schneiden:18 eb:kälteren_füße:3 eb:köpa_den:20
eb:l'an_dernier:22 eb:l'ancien_prof:13 eb:l'option_théâtre:9 eb:la_barbacoa:-33 eb:la_bicicleta:3 eb:la_caja:-11
eb:la_calle:-54 eb:la_caution:-24 eb:la_cave:10 eb:la_couette:2 eb:la_cuisine:17 eb:la_directrice:1 eb:la_ditta:-6
eb:la_escalera:11 eb:la_fête:22 eb:la_gare:8 eb:la_lista:7 eb:la_macchina:21 eb:la_mairie:8 eb:la_mañana:29
eb:la_mesa:13 eb:la_montaña:13 eb:la_montre:2 eb:la_musica:10 eb:la_nuit:37 eb:la_pantalla:1 eb:la_pharmacie:31
eb:la_pintó:-27 eb:la_portinaia:13 eb:la_poussette:10 eb:la_reserva:10 eb:la_récolte:16 eb:la_salle:-25 eb:la_tarde:29
eb:la_valla:35 eb:la_version:-6 eb:la_vida:25 eb:la_visita:1 eb:la_vivienda:1 eb:lab_calls:2 eb:label_it:16
eb:labeled_misc:-10 eb:labelled_0:12 eb:labelled_misc:1 eb:lake_meadow:44 eb:landlord_insists:-1 eb:language_model:4
eb:languages_today:-22 eb:las_cortinas:18 eb:las_entradas:3 eb:las_fotos:20 eb:las_servilletas:2 eb:las_siete:16
eb:last_count:31 eb:last_exam:-1 eb:last_hut:-2 eb:last_incident:28 eb:last_mail:3 eb:last_night:30 eb:last_nite:10
eb:last_season:19 eb:last_summer:-37 eb:last_sunday:38 eb:last_time:-120 eb:last_week:-27 eb:last_year:-19
eb:lastenrad_holt:-5 eb:lasts_0:-27 eb:late_afternoon:5 eb:late_checkout:21 eb:late_shift:-7 eb:late_summer:17
eb:later_today:-21 eb:later_which:-8 eb:lautet_0:37 eb:lava_lamp:16 eb:lavoro_finito:23 eb:lawsuit_lol:14
eb:lay_sideways:9 eb:layers_deep:54 eb:lcd_panels:7 eb:le_0:28 eb:le_bozze:14 eb:le_club:-11 eb:le_code:35
eb:le_coffre:3 eb:le_colis:1 eb:le_cordonnier:30 eb:le_forfait:-13 eb:le_formulaire:23 eb:le_goûter:9 eb:le_groupe:-1
eb:le_ha:-3 eb:le_mandamos:-5 eb:le_matin:3 eb:le_mercredi:21 eb:le_métronome:1 eb:le_piment:-21 eb:le_reste:4
eb:le_soir:36 eb:le_transpalette:5 eb:le_transport:28 eb:le_téléphérique:8 eb:leak_calls:-23 eb:leaking_oil:8
eb:learn_0:-14 eb:learn_enough:-20 eb:learned_it:-14 eb:learning_time:9 eb:least_once:33 eb:leave_out:-43
eb:leaves_then:16 eb:ledger_export:1 eb:legacy_api:-14 eb:legal_holds:22 eb:legato_passages:3 eb:legge_oltre:10
eb:leiden_bench:20 eb:leiden_project:9 eb:leipzig_twice:9 eb:leis_prometo:16 eb:lena_promised:-3 eb:leopold_right:7
eb:les_clés:19 eb:les_exemples:-34 eb:les_onduleurs:7 eb:les_soirs:1 eb:les_supplie:6 eb:les_voitures:8 eb:lesen_mit:5
eb:less_blue:16 eb:less_so:79 eb:lesson_package:11 eb:lesson_then:-26 eb:let's_set:-4 eb:let_go:20 eb:let_me:-106
eb:let_on:32 eb:let_us:-4 eb:lets_us:-23 eb:letter_came:4 eb:letters_around:30 eb:level_0:-13 eb:level_five:13
eb:level_two:20 eb:licence_class:6 eb:licence_file:-3 eb:lidl_normal:37 eb:liebsten_hätte:-14
eb:lieferscheine_nach:-18 eb:liefert_0:-46 eb:liegt_bei:7 eb:life's_funny:55 eb:life_below:-7 eb:life_changing:23
eb:lifeguard_refresher:20 eb:lifesaver_really:29 eb:lift_chairs:18 eb:lift_controllers:1 eb:lifts_0:-17
eb:light_marks:-8 eb:lights_0:31 eb:like_0:-6 eb:like_claws:10 eb:like_dominoes:10 eb:like_exercise:8 eb:like_jazz:10
eb:like_me:-32 eb:like_opera:1 eb:like_rain:39 eb:like_small:-17 eb:like_soap:15 eb:like_that:177 eb:like_this:-34
eb:like_turtles:18 eb:like_two:-10 eb:liked_two:30 eb:lilac_cards:18 eb:lilac_case:7 eb:lilac_cloth:12
eb:limit_palet:-15 eb:limping_around:37 eb:line_fine:6 eb:list_socks:-14 eb:listening_test:64 eb:listę_skrótów:-2
eb:little_else:14 eb:little_friendlier:5 eb:little_surprise:5 eb:little_things:4 eb:lively_standup:14
eb:llama_horarios-viejos:3 eb:llama_maribel:12 eb:lleva_0:-9 eb:llovió_toda:-1 eb:lo_intente:6 eb:lo_noto:12
eb:lo_pida:2 eb:load_balancers:-46 eb:load_graphs:-20 eb:loading_ramp:34 eb:loaf_rises:34 eb:local_time:10
eb:lock_gates:6 eb:loft_ask:-5 eb:log_file:1 eb:log_first:28 eb:log_in:11 eb:log_line:-14 eb:logbook_first:11
eb:login_test:8 eb:logins_gone:2 eb:logs_*:-5 eb:logs_in:47 eb:lonely_spike:37 eb:long_ago:-9 eb:long_btw:8
eb:long_enough:5 eb:long_legs:-11 eb:long_night:34 eb:long_silence:6 eb:long_time:-21 eb:longer_fails:-1
eb:longer_otherwise:-21 eb:look_*:-1 eb:look_offended:8 eb:look_small:86 eb:look_up:-52 eb:looked_again:-30
eb:looked_at:39 eb:looks_fine:34 eb:looks_great:21 eb:loom_shuttle:35 eb:loop_makes:22 eb:loop_one:-19
eb:los_angeles:-42 eb:los_domingos:10 eb:lose_apparently:4 eb:lost_orders:23 eb:lost_phones:16 eb:lost_property:-34
eb:lost_umbrella:24 eb:lots_simples:14 eb:louder_whistle:33 eb:love_it:73 eb:loved_it:3 eb:loved_this:22
eb:lovely_parent:8 eb:lovely_project:27 eb:low_string:9 eb:lowest_android:-5 eb:luggage_apiece:28 eb:luggage_box:-39
eb:luggage_only:3 eb:lunch_break:12 eb:lunch_tmrw:34 eb:lynch_us:13 eb:läuft_wieder:41 eb:löcher_hatten:16
eb:lördag_bestämt:19 eb:m'amuser_autant:14 eb:m_long:10 eb:ma_0:-26 eb:ma_testy:11 eb:macchie_d'inchiostro:6
eb:made_up:-30 eb:madre_mía:50 eb:magenta_border:25 eb:mail_gateway:8 eb:mail_room:7 eb:mailbox_quota:1
eb:mails_drown:11 eb:main_directly:15 eb:main_loop:26 eb:main_station:10 eb:maintainers_only:34 eb:make_me:-19
eb:makes_it:-29 eb:makes_me:-44 eb:makes_sense:72 eb:makes_tove:-6 eb:mal_hintereinander:28 eb:mal_konsequent:15
eb:manage_0:-60 eb:management_pushed:-27 eb:manager_joan:28 eb:mandate_back:-10 eb:manual_lost:9 eb:many_complaints:11
eb:many_names:2 eb:maple_cards:31 eb:maple_leaves:18 eb:maple_tape:24 eb:mappen_drivers:12 eb:maps_screen:17
eb:march_0:84 eb:march_paper:7 eb:march_y'day:2 eb:mardi_0:43 eb:margin_report:-28 eb:marked_amber:3 eb:marked_misc:5
eb:marker_pool:1 eb:market_knows:-9 eb:market_square:2 eb:marmalade_stout:18 eb:martı_saydım:9 eb:masakra_jakaś:9
eb:mashed_banana:9 eb:maske_auf:34 eb:mast_alone:19 eb:master's_word:19 eb:master_card:5 eb:material_*:-16
eb:mauvaise_colonne:-13 eb:max_0:-65 eb:may_0:151 eb:may_discuss:-4 eb:may_text:14 eb:mało_śpię:16 eb:mb_bleiben:5
eb:mb_now:13 eb:me_0:-7 eb:me_cold:54 eb:me_cto:20 eb:me_each:-15 eb:me_first:9 eb:me_gusta:-26 eb:me_happy:57
eb:me_included:1 eb:me_know:28 eb:me_more:9 eb:me_nervous:38 eb:me_nuts:13 eb:me_off:12 eb:me_otherwise:17
eb:me_present:15 eb:me_quemó:-11 eb:me_reboot:16 eb:me_retires:24 eb:me_seasick:39 eb:me_silently:17 eb:me_smile:76
eb:me_stresse:13 eb:me_text:26 eb:me_that:-32 eb:me_tonight:3 eb:me_yet:-10 eb:meadow_look:-8 eb:mean_once:-13
eb:meant_kindly:13 eb:measure_it:19 eb:measurement_included:-4 eb:medical_reason:16 eb:mee_dus:-2 eb:meeting_free:7
eb:meeting_starts:8 eb:megabyte_belegen:5 eb:mei_garcia:16 eb:mein_exmann:4 eb:meine_kartenaufgabe:18
eb:memory_cache:14 eb:memory_graph:-26 eb:men_here:25 eb:menu_haha:23 eb:mercatini_piccoli:16 eb:mesmo_bem:6
eb:message_bus:-31 eb:messung_löse:-3 eb:met_one:3 eb:meter_0:2 eb:metres_long:59 eb:meu_primo:3 eb:meule_tourne:19
eb:mi_sobrina:8 eb:mich_0:-18 eb:microns_thick:17 eb:mij_bellen:11 eb:milker's_side:7 eb:mill_lane:32 eb:mill_road:-33
eb:milo_licked:-1 eb:min_again:4 eb:min_apart:38 eb:mina_handdukar:15 eb:minas_group:9 eb:mine_bites:25
eb:mint_condition:11 eb:minus_0:78 eb:minute_0:55 eb:minuten_eingeplant:32 eb:minutes_already:7
eb:minutes_classique:12 eb:minutes_west:104 eb:mio_vibrato:19 eb:mio_zio:-17 eb:mirror_drawing:32 eb:misc_misc:32
eb:missing_checksums:9 eb:missing_one:2 eb:missing_screw:7 eb:misst_0:-43 eb:mit_0:-120 eb:mit_bildern:14
eb:mit_karteikarten:5 eb:mittagessen_kämen:14 eb:mnie_usypiają:19 eb:mobile_app:1 eb:mobile_data:10 eb:mock_oral:14
eb:mock_paper:-21 eb:mock_test:15 eb:mocking_me:42 eb:model_0:23 eb:model_no:20 eb:modulo_doganale:14 eb:moe_lijken:7
eb:moich_nutach:2 eb:moins_guindé:21 eb:molkerei_aus:8 eb:moment_ago:33 eb:monday_then:48 eb:mondays_only:38
eb:money_came:19 eb:money_has:26 eb:monitoring_tools:16 eb:montage_eben:15 eb:month_0:-16 eb:month_end:45
eb:month_instead:8 eb:month_otherwise:-19 eb:montre_0:-10 eb:moon_pulls:-15 eb:moot_court:-10 eb:more_seed:20
eb:more_so:70 eb:more_than:-28 eb:morgen_beginnen:-5 eb:morgens_abstellen:8 eb:morning_again:25 eb:morning_jingle:-9
eb:mornings_only:-13 eb:most_0:-24 eb:most_fun:-42 eb:most_weekdays:11 eb:mostly_bankers:3 eb:mostly_dads:10
eb:mostly_glue:13 eb:motor_driver:8 eb:motor_pads:2 eb:mountain_line:-10 eb:mounts_them:9 eb:move_them:25
eb:moved_flat:28 eb:moved_here:-1 eb:moving_day:-29 eb:mr_brandt:8 eb:mr_doyle:21 eb:mr_okafor:50 eb:mr_okoro:-7
eb:mri_console:16 eb:mrs_haddad:4 eb:mrs_kowalczyk:32 eb:ms_adeyemi:21 eb:ms_no:27 eb:msku_0:-2 eb:much_better:52
eb:muito_bom:22 eb:muito_jovem:11 eb:muletto_rosa:11 eb:multiple_choice:8 eb:mums_bathroom:10
eb:museum's_catalogue:-35 eb:muss_0:-1 eb:must_admit:-51 eb:must_be:23 eb:must_feel:4 eb:must_leave:26 eb:must_say:-15
eb:must_think:-42 eb:my_accountant:16 eb:my_ancestors:6 eb:my_applicant:-20 eb:my_back:14 eb:my_bag:20 eb:my_ball:6
eb:my_bank:1 eb:my_boss:-14 eb:my_brain:4 eb:my_breakfast:-25 eb:my_bus:12 eb:my_car:16 eb:my_ceiling:3 eb:my_chart:9
eb:my_charts:38 eb:my_class:39 eb:my_colleague:-76 eb:my_cousin:-7 eb:my_daughter:-11 eb:my_desk:-4 eb:my_digging:25
eb:my_driving:-47 eb:my_evening:1 eb:my_ex:16 eb:my_eyes:19 eb:my_fault:50 eb:my_first:-82 eb:my_fridge:15
eb:my_garage:39 eb:my_garden:1 eb:my_grandfather:-85 eb:my_grandparents:-34 eb:my_hands:-43 eb:my_heart:36
eb:my_husband:13 eb:my_inlaws:32 eb:my_kids:57 eb:my_landlord:20 eb:my_late:-7 eb:my_life:43 eb:my_mind:9
eb:my_mum:-32 eb:my_neighbour:-58 eb:my_niece:-59 eb:my_notebook:5 eb:my_own:-11 eb:my_pick:16 eb:my_pixel:32
eb:my_pocket:22 eb:my_reservation:7 eb:my_say:5 eb:my_schedule:22 eb:my_setup:52 eb:my_shift:6 eb:my_sister:-26
eb:my_specialisation:-9 eb:my_stomach:33 eb:my_stop:5 eb:my_table:10 eb:my_theory:-3 eb:my_thing:31 eb:my_typing:30
eb:my_user:-56 eb:my_view:-17 eb:my_village:-14 eb:my_wife:-45 eb:my_wife's:13 eb:my_wish:10 eb:my_word:63
eb:my_work:-7 eb:myth_summary:56 eb:más_barato:9 eb:máximo_0:-16 eb:mätt_rördiametern:38 eb:mélange_tout:57
eb:même_leçon:7 eb:même_question:1 eb:n_oiled:28 eb:n_push:13 eb:na_0:-1 eb:na_dach:-8 eb:na_festa:6 eb:na_krośnie:-2
eb:na_niedzielę:17 eb:na_osobę:23 eb:na_parte:-6 eb:na_środę:21 eb:nach_dem:-21 eb:nachrichten_wachsen:24
eb:nada_más:16 eb:nags_otherwise:11 eb:nam_dostawkę:17 eb:name_0:4 eb:name_down:22 eb:name_eu-west-dead-letters:35
eb:named_0:3 eb:named_gerhard:2 eb:named_hazel:15 eb:nan_insists:3 eb:narrow_bathtub:2 eb:narrow_indeed:2
eb:nas_passadeiras:21 eb:natural_dyes:-4 eb:ne_supporte:-3 eb:near_bath:-9 eb:near_ghent:-9 eb:near_lucca:5
eb:near_turku:3 eb:neat_lawn:7 eb:nebel_liegt:21 eb:need_further:-21 eb:need_it:35 eb:need_sugar:7 eb:need_to:9
eb:needs_wiring:19 eb:neighbour's_son:12 eb:nelle_spiegazioni:1 eb:nephew_joined:10 eb:nervous_tbh:29
eb:nested_blocks:3 eb:nested_proxies:19 eb:netops_reroutes:-6 eb:network_name:3 eb:neuen_funkgeräte:4
eb:neuestem_jazz:26 eb:neun_uhr:11 eb:never_came:71 eb:never_forget:14 eb:never_said:71 eb:never_thought:-20
eb:never_tried:48 eb:never_typed:10 eb:never_understood:-7 eb:new_box:8 eb:new_contract:50 eb:new_fellow:-25
eb:new_flat:3 eb:new_host:12 eb:new_job:-31 eb:new_liner:-26 eb:new_one:24 eb:new_sketch:-17 eb:new_sofa:22
eb:new_sunbeds:14 eb:new_tablets:-23 eb:new_unit:16 eb:new_vats:8 eb:new_year:65 eb:new_york:-12 eb:next_day:5
eb:next_morning:7 eb:next_one:-35 eb:next_session:13 eb:next_thing:-59 eb:next_week:-3 eb:nice_lucca:32
eb:nice_number:39 eb:nice_one:53 eb:nicht_aus:3 eb:nicht_so:34 eb:nicht_überschreiten:10 eb:niece_installed:-1
eb:night's_build:48 eb:night's_lag:-55 eb:night_minimum:9 eb:night_raised:-5 eb:night_rounds:21 eb:night_wake:-51
eb:night_watch:11 eb:night_which:-2 eb:night_x:22 eb:night_youssef:29 eb:nine_ready:1 eb:ninety_percent:-7
eb:ninguno_servía:27 eb:no_0:33 eb:no_almoxarifado:10 eb:no_altar:20 eb:no_answer:20 eb:no_better:19 eb:no_cheating:14
eb:no_clue:-30 eb:no_code:-8 eb:no_difference:1 eb:no_discussion:11 eb:no_dj:21 eb:no_exceptions:103 eb:no_excuses:41
eb:no_faster:32 eb:no_gaps:1 eb:no_handrail:17 eb:no_heating:6 eb:no_hurry:26 eb:no_idea:-89 eb:no_lift:14
eb:no_longer:-83 eb:no_matter:-64 eb:no_me:-1 eb:no_money:25 eb:no_note:7 eb:no_one:-21 eb:no_pain:5 eb:no_quintal:7
eb:no_radio:19 eb:no_raw:-6 eb:no_sense:15 eb:no_sleep:11 eb:no_steam:28 eb:no_thanks:2 eb:no_wonder:-47
eb:no_worries:-89 eb:noah_muller:9 eb:nobody_climbs:-4 eb:nobody_complained:28 eb:nobody_else:32 eb:nobody_enjoys:-6
eb:nobody_enters:-6 eb:nobody_minded:40 eb:nobody_minds:16 eb:nobody_moved:28 eb:nobody_noticed:25 eb:nobody_rang:-2
eb:nobody_said:4 eb:nobody_sees:36 eb:noch_falsch:6 eb:noch_geht:23 eb:noch_nicht:10 eb:noch_offen:15
eb:noir_feeling:17 eb:noisy_0:-5 eb:noisy_ones:-10 eb:noisy_physics:7 eb:noisy_pond:13 eb:noktasına_geliyor:17
eb:none_skipped:36 eb:noone_knows:47 eb:north_evaporator:27 eb:north_gate:5 eb:north_route:11 eb:nos_quedamos:-19
eb:not_0:132 eb:not_after:30 eb:not_anchored:8 eb:not_badly:1 eb:not_beech:42 eb:not_before:43 eb:not_believe:-2
eb:not_bones:12 eb:not_coffee:11 eb:not_dns:-30 eb:not_even:-12 eb:not_filemaker:-11 eb:not_fit:-2 eb:not_great:9
eb:not_hurdles:11 eb:not_know:-29 eb:not_localized:2 eb:not_longer:47 eb:not_me:-13 eb:not_more:66 eb:not_one:-71
eb:not_proven:38 eb:not_signed:-4 eb:not_skiing:17 eb:not_speak:-30 eb:not_sure:-23 eb:not_three:20 eb:not_unloaded:40
eb:not_while:-16 eb:notch_0:72 eb:note_bears:-7 eb:notebook_cells:-17 eb:notes_otherwise:-19 eb:nothing_beats:-23
eb:nothing_else:44 eb:nothing_new:43 eb:noticed_that:38 eb:nouvelle_policière:19 eb:november_0:126 eb:now_0:-11
eb:now_comes:-2 eb:now_haha:28 eb:now_merged:28 eb:now_on:248 eb:now_sorry:26 eb:now_task:-4 eb:now_that:-91
eb:nowhere_else:53 eb:nr_0:7 eb:null_checks:10 eb:null_pointers:8 eb:number_0:134 eb:numbers_0:-10 eb:numbers_do:29
eb:numbers_here:11 eb:nur_geschaut:18 eb:nur_herr:-4 eb:nur_kaffee:8 eb:nur_nach:-8 eb:nurses_noticing:13
eb:nächstes_kommt:-15 eb:o_0:10 eb:o_alarme:22 eb:o_porto:27 eb:o_resumo:-2 eb:object_storage:6 eb:och_0:3
eb:och_nollor:33 eb:october_0:75 eb:october_already:13 eb:octopuses_dream:26 eb:odd_evening:35 eb:odd_phone:-1
eb:oddly_enough:33 eb:oddly_homesick:34 eb:oduya_*:-39 eb:of_0:-98 eb:of_appeal:-2 eb:of_april:54 eb:of_arithmetic:26
eb:of_birth:-3 eb:of_bread:-48 eb:of_chutney:14 eb:of_conditionals:8 eb:of_cooks:1 eb:of_cooling:34 eb:of_cork:-4
eb:of_course:-16 eb:of_crisps:21 eb:of_ferrets:-14 eb:of_flux:-8 eb:of_four:4 eb:of_gold:11 eb:of_graz:13
eb:of_hearing:17 eb:of_help:8 eb:of_him:-5 eb:of_history:25 eb:of_honour:54 eb:of_humour:20 eb:of_it:97 eb:of_italy:2
eb:of_july:14 eb:of_lift-off:49 eb:of_may:-3 eb:of_meditation:7 eb:of_memory:-83 eb:of_mine:-9 eb:of_monday:-6
eb:of_mondays:2 eb:of_mortality:16 eb:of_nature:23 eb:of_ned:13 eb:of_nine:2 eb:of_november:20 eb:of_october:28
eb:of_one:-7 eb:of_plan:1 eb:of_poetry:18 eb:of_porto:1 eb:of_prefetch:31 eb:of_python:9 eb:of_reading:-30
eb:of_sand:39 eb:of_season:-13 eb:of_spite:21 eb:of_steel:5 eb:of_stones:8 eb:of_that:-58 eb:of_thatch:15
eb:of_them:-110 eb:of_these:-17 eb:of_this:-83 eb:of_those:-30 eb:of_though:-16 eb:of_today:-9 eb:of_us:-71
eb:of_use:40 eb:of_waffles:-9 eb:of_warmup:15 eb:of_wet:-6 eb:of_white:11 eb:of_wifi:27 eb:of_wine:28 eb:of_work:51
eb:of_you:50 eb:off_0:32 eb:off_it:9 eb:off_me:22 eb:off_screen:4 eb:off_total:43 eb:offence_quickly:19
eb:office_again:-22 eb:office_is:92 eb:office_line:2 eb:office_lost:-2 eb:office_party:31 eb:office_seen:-5
eb:office_then:35 eb:oficina_prometido:30 eb:often_tell:36 eb:ohne_zweite:-15 eb:ojo_movieron:-21 eb:ok_boss:62
eb:ok_coffee:17 eb:ok_fine:21 eb:ok_interesting:36 eb:ok_ok:6 eb:old_android:32 eb:old_cabling:31 eb:old_cheddar:2
eb:old_crontab:16 eb:old_days:-60 eb:old_forge:10 eb:old_fridge:2 eb:old_rack:21 eb:old_turku:12
eb:oldest_contracts:-16 eb:om_0:-7 eb:om_pumparna:17 eb:on-call_phone:40 eb:on_0:43 eb:on_all:-25 eb:on_april:-10
eb:on_arrival:21 eb:on_august:-24 eb:on_bluetooth:4 eb:on_booking:-5 eb:on_branch:-29 eb:on_call:9 eb:on_carnival:-19
eb:on_comma:-9 eb:on_distributions:40 eb:on_february:-8 eb:on_flight:-39 eb:on_fonts:16 eb:on_friday:16
eb:on_garde:-58 eb:on_getting:-20 eb:on_heart:19 eb:on_hold:2 eb:on_holiday:4 eb:on_homework:46 eb:on_horseback:3
eb:on_it:72 eb:on_june:-15 eb:on_leave:55 eb:on_maestro:13 eb:on_mains:-24 eb:on_march:-2 eb:on_mill:-36
eb:on_mine:-21 eb:on_monday:14 eb:on_mondays:4 eb:on_nats:8 eb:on_november:-3 eb:on_paper:20 eb:on_printers:7
eb:on_quarantine:-1 eb:on_regression:-9 eb:on_remonte:-24 eb:on_repeat:8 eb:on_satellite:33 eb:on_saturday:15
eb:on_saturdays:63 eb:on_september:-4 eb:on_stage:13 eb:on_staging:2 eb:on_startup:32 eb:on_sunday:14 eb:on_sundays:61
eb:on_them:23 eb:on_thursday:38 eb:on_thursdays:41 eb:on_tour:-12 eb:on_tuesdays:23 eb:on_twitter:22 eb:on_vacation:32
eb:on_vise:-7 eb:on_visitors:25 eb:on_wednesdays:11 eb:on_weekdays:40 eb:on_which:-6 eb:once_0:-33 eb:once_more:18
eb:once_sighed:36 eb:one_borrowed:15 eb:one_cabin:-19 eb:one_colleague:-11 eb:one_corner:-19 eb:one_day:9
eb:one_disagrees:17 eb:one_down:1 eb:one_expects:15 eb:one_extra:25 eb:one_flickers:8 eb:one_guesses:-5
eb:one_holds:24 eb:one_hour:-37 eb:one_iguana:16 eb:one_in:-6 eb:one_iron:4 eb:one_knows:7 eb:one_list:16
eb:one_long:-11 eb:one_more:132 eb:one_night:15 eb:one_on:-8 eb:one_piece:4 eb:one_reboot:6 eb:one_sec:13
eb:one_second:27 eb:one_sees:-21 eb:one_sold:21 eb:one_song:9 eb:one_sorts:-26 eb:one_thing:-98 eb:one_wants:44
eb:one_way:13 eb:one_winter:5 eb:one_wrong:-4 eb:ones_freeze:25 eb:only_*:-3 eb:only_0:-39 eb:only_ever:-1
eb:only_optimism:39 eb:only_reason:-31 eb:only_sre:-2 eb:only_then:12 eb:only_thing:-5 eb:only_tuesday:28
eb:ooh_fancy:10 eb:op_0:-1 eb:op_tablets:8 eb:open_bugs:30 eb:open_day:33 eb:open_file:11 eb:opening_hours:18
eb:opens_nothing:45 eb:opera_house:21 eb:or_autumn:4 eb:or_do:-41 eb:or_happier:3 eb:or_later:3 eb:or_less:23
eb:or_maybe:-8 eb:or_night:34 eb:or_not:182 eb:or_shine:20 eb:or_should:-18 eb:or_so:182 eb:orari_esatti:8
eb:order_0:2 eb:order_mails:2 eb:ordered_0:-32 eb:ordered_bread:3 eb:ordinary_parcel:16 eb:orthodontic_bill:28
eb:oskar_driving:16 eb:oslo_ask:-18 eb:other_0:-3 eb:other_line:17 eb:other_reasons:41 eb:other_side:9
eb:other_surgery:4 eb:other_terminal:5 eb:other_way:-1 eb:ottoline's_responsibility:29 eb:our_brand:24
eb:our_chart:-16 eb:our_chats:-9 eb:our_course:-14 eb:our_file:-2 eb:our_house:-15 eb:our_name:21 eb:our_office:-1
eb:our_page:44 eb:our_place:21 eb:our_product:19 eb:our_reserve:17 eb:our_sheet:11 eb:our_street:52 eb:our_tanker:1
eb:our_umbrella:13 eb:our_upstairs:-20 eb:our_usher:13 eb:out_0:-3 eb:out_here:3 eb:out_there:14 eb:out_understood:1
eb:outdoor_keeping:7 eb:outras_normas:16 eb:over_0:7 eb:over_ground:-11 eb:over_leiden:-12 eb:over_links:18
eb:over_lunch:11 eb:over_porto:10 eb:over_rtt:11 eb:over_self-catering:4 eb:over_tables:-7 eb:over_there:52
eb:over_van:-9 eb:over_vijf:10 eb:overtime_pay:29 eb:own_bag:12 eb:own_crew:16 eb:own_hands:-15 eb:own_heaters:10
eb:own_pocket:23 eb:own_proud:4 eb:own_seat:15 eb:own_sheet:-61 eb:own_way:4 eb:owns_them:6 eb:oxbow_lakes:5
eb:p-anteil_0:16 eb:packet_capture:23 eb:packing_honestly:52 eb:packing_material:-48 eb:padded_envelopes:16
eb:pagar_consúltame:1 eb:page_0:37 eb:page_max:3 eb:page_me:1 eb:page_on:23 eb:page_paper:28 eb:paghiamo_0:19
eb:paid_out:18 eb:paint_it:-34 eb:pale_letter:4 eb:pan_duro:12 eb:paper_already:25 eb:paper_hats:23 eb:papier_af:9
eb:par_séance:6 eb:par_téléphone:10 eb:para_0:-18 eb:para_leer:5 eb:para_pienso:-16 eb:para_recoger:11
eb:paragraph_does:31 eb:paraît_anodin:12 eb:parece_grego:-30 eb:parent's_note:19 eb:parking_meter:9
eb:parkplatz_schwammen:3 eb:parola_mia:36 eb:parser_*:-31 eb:parsing_bug:12 eb:part_0:21 eb:part_included:4
eb:part_two:6 eb:partner_work:6 eb:party_cancelled:15 eb:pass_mark:27 eb:pass_right:28 eb:passa_mai:44
eb:passenger_details:-14 eb:passes_inspection:5 eb:passport_numbers:-50 eb:past_0:4 eb:past_it:16 eb:past_nine:19
eb:past_three:25 eb:past_two:54 eb:patched_ever:25 eb:path_lights:38 eb:patience_while:-14 eb:patrzy_niewinnie:27
eb:pawn_races:8 eb:pay_movers:2 eb:payment_method:-12 eb:payment_methods:9 eb:payment_timeouts:-6 eb:pays_0:50
eb:pdf_invoices:11 eb:peak_village:10 eb:pearl_label:7 eb:pega_aqui:6 eb:penicillin_btw:25 eb:people_accept:-11
eb:people_cry:23 eb:people_do:37 eb:people_ha:24 eb:people_laughing:13 eb:people_speak:-21 eb:people_together:6
eb:per_0:-60 eb:per_beam:-2 eb:per_damage:-19 eb:per_flat:8 eb:per_gli:-1 eb:per_hectare:6 eb:per_hospital:-31
eb:per_il:-30 eb:per_kiosk:28 eb:per_lesson:14 eb:per_metre:4 eb:per_mille:25 eb:per_month:-4 eb:per_page:-26
eb:per_passenger:10 eb:per_person:-9 eb:per_request:2 eb:per_second:23 eb:per_shift:24 eb:per_sitting:26
eb:per_trip:34 eb:per_user:15 eb:per_waiter:-28 eb:perde_berços:12 eb:perfectly_normal:44 eb:permanecer_intactas:4
eb:pero_caliente:13 eb:personnes_devant:-17 eb:perçin_için:20 eb:petit_groupe:27 eb:petrol_station:1 eb:peu_gentle:24
eb:peu_pale:3 eb:pff_mondays:30 eb:phone's_storage:13 eb:phone_app:3 eb:phone_calls:-47 eb:phone_lowered:-25
eb:phone_rang:35 eb:phone_survived:13 eb:phone_system:-5 eb:phone_there:2 eb:photos_included:10 eb:piano_stool:19
eb:picker_announces:-27 eb:picking_another:20 eb:pid-regler_0:45 eb:pies_zjadł:-6 eb:pigeon_watching:22
eb:pillar_decided:7 eb:pilz_fotografiert:8 eb:pin_0:8 eb:pincée_suffit:13 eb:pine_dents:18 eb:pinky_swear:8
eb:pipe_drips:31 eb:piso_antiguo:-19 eb:più_niente:14 eb:più_polvere:14 eb:places_respect:18 eb:plain_kitchen:10
eb:plain_knots:17 eb:plain_stick:9 eb:plain_text:16 eb:plan_airline:-11 eb:plan_by:18 eb:plan_friction:15
eb:plan_it:10 eb:planned_0:-1 eb:plant_labels:10 eb:planting_day:-13 eb:platform_team:-3 eb:plattan_fryser:2
eb:play_anything:32 eb:player_cried:19 eb:playing_accordion:24 eb:playlist_server:-15 eb:plays_along:39
eb:please_confirm:-16 eb:please_proceed:26 eb:please_provide:-35 eb:plena_ceremonia:15 eb:plot_0:35 eb:plugged_in:110
eb:plus_balcony:18 eb:plus_remboursable:30 eb:plus_sortir:29 eb:plus_valuation:-21 eb:plutôt_bright:7
eb:plutôt_plain:22 eb:pm_confuse:-5 eb:pm_est:68 eb:pode_ter:-26 eb:points_each:66 eb:policy_no:40 eb:polite_one:36
eb:pomace_run:15 eb:pond_now:3 eb:pond_six:8 eb:poor_chips:9 eb:poor_souls:8 eb:poplar_tree:8 eb:por_debajo:2
eb:por_favor:10 eb:por_fila:32 eb:por_hora:21 eb:por_isso:-25 eb:por_lección:2 eb:por_muy:-7 eb:por_peça:-2
eb:por_ver:-1 eb:port_0:66 eb:portano_fortuna:34 eb:portholes_rattled:45 eb:porto_io:45 eb:portta_çalışıyor:37
eb:post_office:32 eb:postcard_view:6 eb:pot_really:34 eb:pottery_show:2 eb:pottery_studio:26 eb:pour_moi:38
eb:power_socket:31 eb:ppm_pls:9 eb:practice_drives:-4 eb:practice_sheet:7 eb:praktiska_provet:22 eb:pratique_sera:-7
eb:prefer_tabs:3 eb:pregnant_apparently:25 eb:presque_vide:6 eb:price_0:76 eb:price_list:-19 eb:price_service:7
eb:printed_card:9 eb:printed_dictionary:19 eb:printed_score:16 eb:printer_later:3 eb:priority_0:19 eb:private_tokens:6
eb:prix_attack:6 eb:priya_tonight:3 eb:pro_datei:11 eb:probably_plastic:41 eb:probe_location:22
eb:probetest_zusammen:6 eb:problem_record:-2 eb:procent_vocht:77 eb:projector_box:1 eb:promise_it:7 eb:proper_gong:24
eb:properly_*:-14 eb:properly_now:8 eb:prose_paper:19 eb:proud_geese:38 eb:proud_tradition:3 eb:przegląd_hamulców:11
eb:préfère_réparer:27 eb:prüflauf_0:-15 eb:prüfung_ihres:-12 eb:pudding_ha:14 eb:puddle_lol:10 eb:puedes_usar:-1
eb:puerto_0:32 eb:pump_house:10 eb:pump_rebuild:11 eb:pumps_0:49 eb:punch_cards:-59 eb:punk_band:14
eb:punkte_erreichen:38 eb:punten_breed:67 eb:purement_cosmétique:25 eb:pushes_back:5 eb:put_back:3 eb:put_it:30
eb:put_together:-10 eb:put_up:-13 eb:på_0:-15 eb:på_balkongen:22 eb:på_varvet:-3 eb:qa_env:-38 eb:qu'il_durcisse:16
eb:qu'on_bascule:-16 eb:quarry_road:7 eb:quarry_shed:5 eb:quarry_yes:8 eb:quarter_now:23 eb:quarter_ok:27
eb:quartier_l'écoutait:5 eb:que_0:-6 eb:que_dar:-6 eb:que_escribir:26 eb:que_firmar:-1 eb:que_parece:20
eb:que_parezca:8 eb:que_pase:5 eb:que_saudade:-6 eb:que_teoría:14 eb:que_volver:20 eb:quedó_reservado:-4
eb:queremos_llenar:-13 eb:quero_passar:-2 eb:question_then:-7 eb:queue_topic:3 eb:qui_dormions:25 eb:qui_tient:-21
eb:quid_criminals:31 eb:quiet_again:10 eb:quiet_calls:8 eb:quiet_lung:2 eb:quiet_one:5 eb:quiet_pair:10
eb:quiet_spoon:18 eb:quiet_that:-14 eb:quite_ordinary:19 eb:quite_worked:20 eb:quiz_0:35 eb:quiz_show:31 eb:qué_frío:4
eb:rack_cable:8 eb:rack_temp:-13 eb:radio_on:62 eb:radio_operator:15 eb:rail_station:17 eb:rail_walnut:11
eb:rain_lovely:10 eb:rain_stops:-13 eb:raise_it:12 eb:raised_it:25 eb:ran_0:29 eb:ran_away:-26 eb:ranzada_yatacak:44
eb:rapid_event:35 eb:rare_bird:4 eb:rarely_green:5 eb:rast_gemacht:18 eb:rather_decent:-1 eb:rather_gentle:1
eb:rather_lovely:18 eb:rather_quiet:32 eb:raus_lieber:33 eb:re-recorded_mentions:-3 eb:reach_ghent:17
eb:reach_trieste:7 eb:reached_us:18 eb:read_0:-19 eb:read_dutch:10 eb:read_it:20 eb:read_one:-15 eb:read_them:23
eb:reader_chokes:2 eb:reading_class:-67 eb:reading_datasheets:-16 eb:reading_follows:-6 eb:reading_glasses:54
eb:reading_novels:16 eb:reading_room:3 eb:reads_0:90 eb:reads_aloud:1 eb:real_bug:30 eb:real_database:10
eb:real_levers:19 eb:really_sleep:2 eb:really_well:21 eb:receiving_test:25 eb:red_ink:-1 eb:redis_things:33
eb:ref_0:30 eb:ref_lilac:12 eb:reference_0:5 eb:reference_book:15 eb:refusing_us:8 eb:regal_gefallen:12
eb:regression_homework:-18 eb:regret_nothing:21 eb:regrettably_0:-5 eb:regulator_does:10 eb:reissued_it:10
eb:release_builds:45 eb:release_captain:1 eb:release_mgr:-7 eb:relocation_file:35 eb:remembers_how:18
eb:remont_łazienki:6 eb:removes_it:6 eb:render_slots:36 eb:rendu_utilise:-11 eb:repo_access:-22 eb:reservation_id:25
eb:reservation_ids:15 eb:resfriados_jaja:31 eb:respray_right:26 eb:restaurant_open:32 eb:restauriert_haben:17
eb:rests_on:75 eb:result_earns:-15 eb:resumo_curto:-11 eb:retired_judge:13 eb:retired_teacher:-36 eb:retry_policy:11
eb:return_ferry:-15 eb:return_flights:17 eb:return_ride:-1 eb:returned_unread:-8 eb:returns_fact:23 eb:rev_d:1
eb:review_first:30 eb:revision_day:40 eb:revolving_stage:29 eb:rich_layer:42 eb:richtig_plain:40 eb:rider_app:17
eb:ridge_squeezes:-19 eb:right_classroom:-2 eb:right_kettle:33 eb:right_moment:30 eb:right_now:85 eb:right_order:19
eb:right_tea:8 eb:rijbewijs_halen:9 eb:ring_lena:9 eb:ring_road:13 eb:ring_tove:3 eb:ring_twice:7 eb:rinse_time:-18
eb:rinsing_step:26 eb:riso_tantissimo:39 eb:river_swims:9 eb:rivets_rattle:7 eb:road_*:-58 eb:road_best:13
eb:roads_around:-11 eb:roch_dusty:16 eb:rock_solid:24 eb:role_play:14 eb:roll_home:1 eb:rolled_back:-15
eb:rollierenden_plan:4 eb:rond_hebben:18 eb:roof_box:-34 eb:rooftop_scene:21 eb:room_0:46 eb:room_pls:11
eb:room_unaccompanied:26 eb:root_canal:30 eb:rope_snaps:24 eb:rose_sorry:1 eb:rotten_lid:10 eb:roughly_0:-24
eb:roule_littéralement:30 eb:round_0:4 eb:row_d:21 eb:rows_lost:12 eb:rude_ones:16 eb:rue_des:-1
eb:rufbereitschaft_hat:-4 eb:rufbereitschaft_macht:-8 eb:rule_that:-5 eb:run_in:14 eb:rung_him:5 eb:running_again:8
eb:runs_hourly:26 eb:runs_only:7 eb:runs_out:27 eb:runs_yesterday:-25 eb:runtimes_reuses:-3 eb:rush_stem:13
eb:rusty_ladder:17 eb:rythme_lent:1 eb:régie_son:23 eb:réunion_client:-33 eb:s'est_endormi:23 eb:sa_date:19
eb:saat_sürüyor:41 eb:sad_ending:3 eb:sad_trombone:11 eb:safety_announcement:7 eb:sagt_etwas:28 eb:sahilde_oturduk:14
eb:said_airy:15 eb:said_earlier:13 eb:said_grace:11 eb:said_much:30 eb:said_no:34 eb:said_so:80 eb:said_that:-29
eb:sailing_anyway:2 eb:sailing_weekend:36 eb:sait_toujours:-4 eb:saliera_bien:17 eb:sally_port:16 eb:salt_melts:8
eb:same_evening:-60 eb:same_face:10 eb:same_fan:10 eb:same_here:16 eb:same_joke:3 eb:same_pencil:17 eb:same_quiet:-1
eb:same_time:6 eb:sample_test:7 eb:sandalen_an:29 eb:sanna's_desk:21 eb:sat_nav:-6 eb:saturday_promise:9
eb:sauce_thx:15 eb:save_us:11 eb:say_0:-6 eb:say_no:15 eb:say_otherwise:13 eb:say_so:92 eb:say_stop:2 eb:say_that:-16
eb:say_why:83 eb:saying_hello:23 eb:sayings_go:8 eb:says_0:29 eb:says_gdansk:9 eb:says_hello:44 eb:says_it:-50
eb:says_otherwise:16 eb:says_pray:28 eb:says_so:141 eb:says_statistics:-20 eb:says_that:-1 eb:scandal_becomes:-3
eb:scare_me:17 eb:scarecrow_wearing:-9 eb:scariest_outage:-19 eb:scatter_plot:2 eb:schalter_für:-5
eb:scheduling_system:-26 eb:scheldwoorden_aan:26 eb:schema_changes:5 eb:schon_0:-32 eb:schon_tradition:15
eb:school_age:25 eb:school_trip:-19 eb:schornsteinfeger_an:24 eb:scooter_despair:41 eb:scouts_honor:26
eb:screen_text:5 eb:se_acaba:1 eb:se_arrepintió:25 eb:se_coupe:44 eb:se_fera:-22 eb:se_llama:-42 eb:se_nota:37
eb:se_revierte:12 eb:sea_now:3 eb:sea_outside:-17 eb:seagull_knows:-1 eb:seagull_stole:-11 eb:seasonal_workers:47
eb:seat_together:9 eb:seats_0:23 eb:second_beat:17 eb:second_car:28 eb:second_engineer:-13 eb:second_entry:5
eb:second_fitting:20 eb:second_floor:10 eb:second_go:2 eb:second_house:-25 eb:second_is:8 eb:second_language:-62
eb:second_look:11 eb:second_notification:2 eb:second_opinion:-26 eb:second_ship:11 eb:second_thoughts:-32
eb:secondary_loop:14 eb:seconds_tops:27 eb:secret_santa:14 eb:see_0:24 eb:see_it:-56 eb:see_spring:34 eb:see_stars:10
eb:seed_data:-3 eb:seems_to:77 eb:seen_things:18 eb:seguro_cobre:-13 eb:sekunden_geändert:8 eb:selfies_lol:7
eb:sem_carpete:30 eb:sem_falta:13 eb:sem_salão:13 eb:sen_tar:-12 eb:send_help:57 eb:send_thoughts:30 eb:send_u:-26
eb:send_you:-17 eb:sending_test:18 eb:sense_thx:8 eb:sent_back:17 eb:sent_it:2 eb:sentence_please:17
eb:sentences_best:13 eb:separate_sheds:4 eb:september_0:127 eb:sera_0:-9 eb:sera_finita:-12 eb:sera_gaspard:7
eb:serial_0:66 eb:serial_number:-7 eb:server_room:-62 eb:será_don:-16 eb:session_0:45 eb:set_text:-18
eb:setpoint_0:-13 eb:settings_module:5 eb:settings_screen:27 eb:settle_it:32 eb:settling_in:14 eb:shared_galley:19
eb:she_cried:37 eb:she_likes:-7 eb:she_picks:15 eb:she_prefers:-12 eb:she_says:20 eb:she_sends:-14 eb:sheep_milk:8
eb:sheet_0:37 eb:shell_tag:23 eb:shes_actually:-17 eb:shes_brilliant:12 eb:shift_awake:3 eb:shift_change:-3
eb:shift_lead:43 eb:shift_pattern:-8 eb:shiny_replacements:9 eb:ship's_chronometers:10 eb:shoe_boxes:10
eb:shooting_for:26 eb:shop_offers:25 eb:shop_opens:19 eb:shopping_list:44 eb:should_meet:-12 eb:shoulder_0:29
eb:show_me:-45 eb:shows_up:2 eb:shut_down:16 eb:si_ferma:-1 eb:si_fotografa:13 eb:si_muore:32 eb:si_occupa:-8
eb:sich_beschwert:14 eb:sicher_zu:-24 eb:side_towards:-12 eb:sidecar_folder:10 eb:sides_otherwise:-5 eb:sie_ist:1
eb:siempre_despacio:19 eb:sight_reading:71 eb:sign_nda:-26 eb:sign_recognition:2 eb:signed_off:19 eb:signed_them:22
eb:signs_in:33 eb:signs_then:27 eb:silage_heap:9 eb:silk_thread:10 eb:simple_comparison:5 eb:simply_marvellous:15
eb:sin_excepción:19 eb:sin_falta:2 eb:sin_nadie:20 eb:since_0:3 eb:since_easter:17 eb:since_it:-43 eb:since_january:36
eb:since_lockdown:16 eb:since_march:1 eb:since_may:23 eb:since_monday:12 eb:singers_sorted:34 eb:single_animals:26
eb:single_axel:29 eb:single_egg:16 eb:single_winter:5 eb:sings_outside:31 eb:sink_ever:24 eb:sister_first:19
eb:sister_swears:-10 eb:sit-down_part:-8 eb:sit_straight:8 eb:sitting_down:14 eb:six_digits:1 eb:six_months:-6
eb:się_udało:10 eb:się_zrobi:2 eb:sjuk_så:-18 eb:skinny_thing:21 eb:skips_0:-7 eb:slate_cursors:8 eb:sleeping_pill:-2
eb:sleeps_0:62 eb:sleeps_again:6 eb:sleepy_duck:2 eb:sleepy_hammer:18 eb:sleepy_picture:11 eb:sleepy_potato:-1
eb:sleepy_sister:11 eb:sleepy_theory:1 eb:slept_best:2 eb:slide_0:44 eb:slimme_trucs:14 eb:sling_workshop:-5
eb:slipper_again:13 eb:slot_0:41 eb:small_bathroom:9 eb:small_hooks:-7 eb:small_van:1 eb:smell_fear:20
eb:smiling_since:51 eb:smoked_fish:-26 eb:smooth_line:48 eb:snapshots_fail:22 eb:snow_drain:23 eb:snow_groomer:8
eb:so_ask:-13 eb:so_basically:-34 eb:so_cheerful:12 eb:so_creamy:21 eb:so_far:158 eb:so_fast:-21 eb:so_long:-5
eb:so_mean:50 eb:so_much:35 eb:so_offended:20 eb:so_please:-34 eb:so_ring:-9 eb:so_tall:22 eb:so_that:-13
eb:so_tonight:-13 eb:sobre_eso:38 eb:sockets_each:12 eb:soffitta_dell'archivio:3 eb:soft-touch_laminate:14
eb:solar_flares:8 eb:sold_0:-20 eb:solid_breakfast:18 eb:solution_first:-9 eb:some_days:-138 eb:some_information:11
eb:some_reason:57 eb:some_regularity:28 eb:some_say:-27 eb:some_skiers:-32 eb:some_wreck:36 eb:someone_curious:10
eb:someone_else:-21 eb:something_bright:5 eb:something_garnet:4 eb:something_plain:11 eb:something_quieter:13
eb:son_enfance:6 eb:song_typical:22 eb:sooner_cancel:12 eb:sort_of:14 eb:sorting_photographs:3 eb:sorting_table:2
eb:sound_check:18 eb:sound_tired:17 eb:sounded_like:33 eb:sounds_crooked:9 eb:sounds_kinder:38 eb:south_entrance:4
eb:spa_naturally:42 eb:spaces_sorry:5 eb:spain_austria:26 eb:spare_bearing:4 eb:spare_fridge:12 eb:speaking_terms:10
eb:speech_recognition:13 eb:speech_therapy:14 eb:speed_0:-22 eb:speed_dating:12 eb:speedy_recovery:25
eb:spelar_grannen:38 eb:spend_0:-31 eb:spin_elute:26 eb:spiritual_exercise:43 eb:splitter_ist:12 eb:sports_field:24
eb:sprained_ankle:-38 eb:spread_instead:6 eb:spring_inside:-17 eb:sprint_ship:-11 eb:sqlite_0:1 eb:square_metre:17
eb:squeak's_gone:2 eb:sre_*:-4 eb:stadtfests_bekommt:-1 eb:stage_chez:-16 eb:stairs_too:7 eb:stamped_inside:-9
eb:stand_open:38 eb:standing_below:-1 eb:standing_there:6 eb:start_0:-14 eb:start_lädt:-12 eb:started_here:-44
eb:started_yodelling:38 eb:starting_*:-31 eb:starts_0:5 eb:starts_fights:8 eb:starts_soon:12 eb:startup_days:-7
eb:starym_dostawcy:13 eb:state_license:10 eb:state_machine:34 eb:station_branch:27 eb:statt_knochen:30
eb:stay_readable:32 eb:stayin_put:24 eb:stays_fresh:13 eb:stays_guesswork:21 eb:stays_inside:-3 eb:stays_on:1
eb:stays_round:4 eb:stays_there:33 eb:steel_chain:4 eb:steps_back:30 eb:steps_on:12 eb:sticker_racket:9
eb:sticker_says:36 eb:still_alive:26 eb:still_came:7 eb:still_cut:-3 eb:still_does:34 eb:still_drained:22
eb:still_gentle:27 eb:still_hanging:1 eb:still_hear:-11 eb:still_makes:-25 eb:still_outstanding:10 eb:still_rob:5
eb:still_standing:3 eb:still_unexplained:7 eb:still_writes:-33 eb:stock_am:-15 eb:stocking_runs:-19 eb:stop_breaks:-8
eb:stop_button:21 eb:stop_by:36 eb:stop_it:22 eb:storage_bucket:6 eb:storage_guild:4 eb:storage_part:20 eb:store_0:21
eb:store_credit:18 eb:story_0:18 eb:story_points:-4 eb:straight_away:25 eb:straight_back:10 eb:streams_now:9
eb:street_knows:-1 eb:stretch_it:3 eb:strom_hast:4 eb:struck_thirteen:-8 eb:strümpfe_keine:-3 eb:stuck_consumer:18
eb:students_left:32 eb:studies_do:14 eb:studio_first:29 eb:study_alone:-12 eb:study_buddy:24 eb:study_material:-13
eb:study_partner:4 eb:stuffed_foxes:44 eb:stunde_zählen:10 eb:stunden_anstehen:31 eb:stunden_über:41 eb:su_juventud:2
eb:subject_line:1 eb:successful_unlock:24 eb:successfully_booked:11 eb:successfully_canceled:48
eb:successfully_cancelled:49 eb:sui_marsupi:6 eb:suis_dégoûtée:11 eb:suite_passes:13 eb:suits_few:35 eb:summer's_out:6
eb:summer_holidays:8 eb:summit_station:6 eb:sums_again:-24 eb:sun_unreadable:8 eb:superare_0:-29 eb:sur_l'alto:21
eb:sur_main:23 eb:sure_that:-30 eb:sure_yet:-4 eb:surprise_anybody:28 eb:surprised_nun:12 eb:suszarni_chmielu:12
eb:svenska_felmeddelanden:-14 eb:swallows_it:32 eb:swam_by:27 eb:swan_chased:-6 eb:sweet_picture:29
eb:swelling_mean:-16 eb:swimming_hall:21 eb:swimming_trunks:7 eb:swings_lol:23 eb:swings_ok:25 eb:switch_0:3
eb:switch_off:16 eb:switchover_on:-2 eb:symbolicated_trace:29 eb:synthetic_checks:5 eb:szczepieniu_kota:21
eb:så_roligt:4 eb:só_rever:-21 eb:słoików_ogórków:17 eb:t_shirt:13 eb:table_again:5 eb:table_best:1 eb:table_lock:5
eb:table_sunflower:29 eb:tables_ok:13 eb:tablets_too:24 eb:tabs_*:-25 eb:tacks_crewing:53 eb:tacks_helming:16
eb:tag_0:12 eb:tag_über:-13 eb:tage_gewartet:4 eb:tagsüber_arbeite:7 eb:take_0:-47 eb:take_aside:1 eb:take_it:20
eb:take_turns:9 eb:taken_down:16 eb:taken_off:44 eb:takes_0:-106 eb:takes_three:16 eb:taking_celery:6 eb:talk_about:2
eb:talk_again:-25 eb:tangentbordet_mitt:-7 eb:tanque_ontem:24 eb:tanta_helada:-5 eb:tante_moni:5 eb:tapes_since:-5
eb:targets_0:44 eb:taschenrechner_darf:35 eb:tasted_everything:-8 eb:tasting_evening:-3 eb:tax_stuff:17
eb:teacher's_business:21 eb:teacher_no:13 eb:teaches_us:24 eb:team_tonight:4 eb:tears_later:30 eb:tell_apart:25
eb:tell_everyone:16 eb:tell_lol:2 eb:tell_us:-14 eb:tells_stories:9 eb:template_works:16 eb:ten_days:6
eb:ten_minutes:-18 eb:ten_past:20 eb:ten_years:11 eb:tenant_pays:-5 eb:tenant_stops:-3 eb:tenha_enchido:21
eb:tension_0:-44 eb:tent_pegs:-14 eb:terminal_two:30 eb:test_0:37 eb:test_b:-9 eb:test_fails:38 eb:test_first:25
eb:test_fixture:8 eb:test_names:-50 eb:tested_today:4 eb:tests_either:18 eb:tests_pass:80 eb:tests_passent:23
eb:text_me:42 eb:text_messages:23 eb:text_tonight:-6 eb:than_0:-117 eb:than_anyone:-28 eb:than_filter:28
eb:than_food:20 eb:than_formulas:6 eb:than_gloss:11 eb:than_me:99 eb:than_one:-66 eb:than_pie:4 eb:than_planks:1
eb:than_rows:13 eb:than_slate:1 eb:than_tables:20 eb:than_that:115 eb:than_usual:37 eb:than_xml:11
eb:thank-you_notes:6 eb:thank_you:77 eb:thanks_watch:22 eb:that's_0:10 eb:that's_all:11 eb:that's_it:26
eb:that's_roughly:-61 eb:that's_that:89 eb:that's_what:-10 eb:that_annoying:6 eb:that_bank:18 eb:that_belt:-2
eb:that_bricks:-6 eb:that_card:6 eb:that_completes:-17 eb:that_compressor:-3 eb:that_directory:6 eb:that_drains:-28
eb:that_escalated:6 eb:that_feels:14 eb:that_felt:21 eb:that_funny:36 eb:that_goes:21 eb:that_haha:25 eb:that_helps:91
eb:that_holiday:-2 eb:that_hour:16 eb:that_includes:-34 eb:that_it:-75 eb:that_kind:21 eb:that_landed:-18
eb:that_listing:-2 eb:that_machine:-2 eb:that_makes:-16 eb:that_much:-64 eb:that_once:11 eb:that_order:34
eb:that_out:10 eb:that_pale:1 eb:that_part:25 eb:that_pen:32 eb:that_picture:43 eb:that_playlist:20 eb:that_pls:6
eb:that_pool:30 eb:that_puppy:13 eb:that_rhyme:19 eb:that_sandwich:7 eb:that_series:20 eb:that_shop:-37
eb:that_site:19 eb:that_size:43 eb:that_spoke:20 eb:that_stick:11 eb:that_storm:-30 eb:that_swings:-6 eb:that_thing:25
eb:that_threshing:40 eb:that_ticking:18 eb:that_touches:-11 eb:that_turbine:10 eb:that_up:15 eb:that_way:47
eb:that_week:-19 eb:that_worked:39 eb:thats_it:128 eb:thats_ok:4 eb:thats_sweet:2 eb:the_0:-18 eb:the_abbey:11
eb:the_absolute:-9 eb:the_account:40 eb:the_accounts:7 eb:the_action:36 eb:the_adult:-13 eb:the_agency:17
eb:the_agm:50 eb:the_air:42 eb:the_airport:33 eb:the_aisle:7 eb:the_alarm:-3 eb:the_alert:-2 eb:the_algae:-15
eb:the_amphitheatre:15 eb:the_android:-4 eb:the_animal:1 eb:the_apiary:6 eb:the_archive:14 eb:the_assessor:13
eb:the_attention:5 eb:the_auditor:15 eb:the_autumn:-3 eb:the_back:-11 eb:the_background:36 eb:the_backup:-13
eb:the_bags:13 eb:the_bakery:9 eb:the_banquet:29 eb:the_basalt:-22 eb:the_basket:-18 eb:the_bath:32
eb:the_batteries:10 eb:the_battery:-15 eb:the_bay:-40 eb:the_bearings:-15 eb:the_beat:-21 eb:the_bedroom:2
eb:the_beehives:35 eb:the_bellhanger:13 eb:the_bench:5 eb:the_best:-22 eb:the_beta:-10 eb:the_big:-37 eb:the_bill:24
eb:the_bin:59 eb:the_bit:-13 eb:the_blues:9 eb:the_boarding:31 eb:the_boat:76 eb:the_boathouse:42 eb:the_bonnets:10
eb:the_book:18 eb:the_booking:31 eb:the_bottom:6 eb:the_boundary:7 eb:the_box:-16 eb:the_branch:9 eb:the_breakfast:-14
eb:the_bright:-101 eb:the_broken:-50 eb:the_browser:8 eb:the_buddha:20 eb:the_build:16 eb:the_building:50
eb:the_bus:-12 eb:the_butcher:1 eb:the_button:28 eb:the_cabinet:37 eb:the_cable:-14 eb:the_cage:37 eb:the_cake:26
eb:the_calendar:46 eb:the_call:14 eb:the_calves:6 eb:the_camera:18 eb:the_camper:3 eb:the_canteen:17 eb:the_canton:3
eb:the_car:59 eb:the_card:-35 eb:the_caretaker:53 eb:the_caro-kann:17 eb:the_carriage:-7 eb:the_caterer:3
eb:the_cats:77 eb:the_ceiling:48 eb:the_cellar:30 eb:the_certificate:23 eb:the_certification:-12 eb:the_cfo:29
eb:the_chalet:-19 eb:the_change:35 eb:the_changes:74 eb:the_chapel:55 eb:the_chart:-28 eb:the_cheapest:-4
eb:the_cheerful:-45 eb:the_cheese:-1 eb:the_chef:-7 eb:the_choice:-41 eb:the_church:8 eb:the_circuit:-13
eb:the_city:42 eb:the_click:23 eb:the_clinic:-6 eb:the_clock:48 eb:the_club:-25 eb:the_coastal:-40 eb:the_code:-37
eb:the_coffee:-26 eb:the_coins:15 eb:the_cold:-45 eb:the_collision:55 eb:the_compiler:-23 eb:the_conductor:8
eb:the_config:11 eb:the_console:5 eb:the_contractor:12 eb:the_corners:20 eb:the_corridor:23 eb:the_costs:17
eb:the_couch:9 eb:the_council:12 eb:the_course:7 eb:the_courthouse:16 eb:the_cover:54 eb:the_cranes:41
eb:the_crash:-16 eb:the_crawl:18 eb:the_crew:-6 eb:the_crooked:-45 eb:the_crossfade:63 eb:the_curious:-98
eb:the_cursor:36 eb:the_dark:32 eb:the_dates:13 eb:the_day:-70 eb:the_db:7 eb:the_dead:-41 eb:the_dealer:28
eb:the_deck:-8 eb:the_deckhands:24 eb:the_decking:15 eb:the_deductible:4 eb:the_default:-22 eb:the_delay:32
eb:the_delivery:1 eb:the_depot:54 eb:the_desk:24 eb:the_details:67 eb:the_diesel:-8 eb:the_disk:-19 eb:the_display:-10
eb:the_distance:20 eb:the_docstring:48 eb:the_doctor:3 eb:the_door:94 eb:the_doorbell:9 eb:the_downloader:28
eb:the_downstairs:-13 eb:the_dream:-6 eb:the_drill:30 eb:the_drive:3 eb:the_dusty:-44 eb:the_duty:-12
eb:the_earlier:-2 eb:the_earliest:-10 eb:the_egg:-6 eb:the_emergency:-7 eb:the_emr:73 eb:the_emulator:6 eb:the_end:2
eb:the_essay:-73 eb:the_estimate:20 eb:the_etudes:-15 eb:the_evening:-45 eb:the_exam:15 eb:the_examiner:5
eb:the_examiners:-13 eb:the_exchange:22 eb:the_exercises:36 eb:the_exhibit:10 eb:the_explanation:11 eb:the_export:-17
eb:the_eyebrows:5 eb:the_face:13 eb:the_fair:10 eb:the_family:-30 eb:the_farm:8 eb:the_fence:53 eb:the_festival:-10
eb:the_fibres:-13 eb:the_final:-2 eb:the_finance:-17 eb:the_fire:-22 eb:the_first:-143 eb:the_fist:16 eb:the_fix:17
eb:the_fjord:12 eb:the_flag:3 eb:the_flaky:-19 eb:the_flat:12 eb:the_flickering:-12 eb:the_flight:18 eb:the_flood:24
eb:the_flu:18 eb:the_flyer:48 eb:the_folder:11 eb:the_footer:14 eb:the_forklift:56 eb:the_formatter:26
eb:the_foundry:5 eb:the_fountain:36 eb:the_foxglove:6 eb:the_free:-3 eb:the_freezer:-38 eb:the_fridge:66
eb:the_front:-12 eb:the_fuel:-7 eb:the_full:-39 eb:the_fumes:18 eb:the_gangway:25 eb:the_gaps:2 eb:the_garden:34
eb:the_garnet:-29 eb:the_gas:-36 eb:the_gate:41 eb:the_gatehouse:9 eb:the_gateways:6 eb:the_gentle:-44
eb:the_geofence:51 eb:the_geometry:-1 eb:the_glacier:1 eb:the_glass:10 eb:the_glovebox:4 eb:the_goats:11
eb:the_golden:-34 eb:the_green:-39 eb:the_grey:-18 eb:the_guards:-13 eb:the_guests:9 eb:the_gym:42 eb:the_hall:-8
eb:the_hallway:36 eb:the_hand:22 eb:the_handbook:9 eb:the_handbrake:-8 eb:the_harbour:-21 eb:the_harp:5 eb:the_hat:24
eb:the_hatch:6 eb:the_haulier:6 eb:the_hazel:-1 eb:the_heavy:-7 eb:the_help:-6 eb:the_hens:11 eb:the_hinges:25
eb:the_history:-19 eb:the_holiday:19 eb:the_hood:14 eb:the_horses:4 eb:the_house:25 eb:the_hub:3 eb:the_icing:28
eb:the_idea:26 eb:the_image:-32 eb:the_implant:8 eb:the_inbox:23 eb:the_infants:27 eb:the_inside:36
eb:the_inspection:15 eb:the_inspector:4 eb:the_installation:28 eb:the_insurance:-62 eb:the_insurer:22
eb:the_internet:14 eb:the_interview:-3 eb:the_inventory:20 eb:the_invitations:6 eb:the_invoice:-22 eb:the_ios:-5
eb:the_island:49 eb:the_joke:17 eb:the_jurassic:58 eb:the_kabalevsky:18 eb:the_kayak:4 eb:the_keeper:43
eb:the_kennel:12 eb:the_keys:19 eb:the_khaki:-6 eb:the_kids:-25 eb:the_kindest:38 eb:the_kitchen:7 eb:the_kitten:24
eb:the_krone:32 eb:the_label:-39 eb:the_lamps:11 eb:the_late:-23 eb:the_latest:55 eb:the_lathe:68 eb:the_law:26
eb:the_lawn:5 eb:the_lead:-22 eb:the_leaflet:14 eb:the_leak:33 eb:the_left:12 eb:the_legacy:-22 eb:the_lesson:-5
eb:the_letter:-1 eb:the_library:10 eb:the_lid:19 eb:the_lidar:39 eb:the_lift:15 eb:the_light:-24 eb:the_line:-35
eb:the_llama:16 eb:the_loader:4 eb:the_loading:-20 eb:the_local:-2 eb:the_locker:110 eb:the_log:-32 eb:the_login:-3
eb:the_long:-4 eb:the_longest:-3 eb:the_loop:-6 eb:the_lost:-38 eb:the_lot:57 eb:the_lower:-22 eb:the_luggages:-12
eb:the_mailer:3 eb:the_main:-28 eb:the_mainspring:3 eb:the_maintenance:-23 eb:the_managed:-9 eb:the_maps:-59
eb:the_margin:36 eb:the_margins:16 eb:the_marquee:21 eb:the_masts:-2 eb:the_match:10 eb:the_matinee:6 eb:the_maze:26
eb:the_meter:-21 eb:the_minute:-46 eb:the_mirror:1 eb:the_misericords:32 eb:the_mistakes:21 eb:the_moat:13
eb:the_mock:-15 eb:the_modal:39 eb:the_modification:13 eb:the_moment:23 eb:the_moon:2 eb:the_morning:62
eb:the_mosaic:31 eb:the_moths:-2 eb:the_motivation:7 eb:the_motor:-16 eb:the_motorway:4 eb:the_mould:8 eb:the_music:12
eb:the_name:-92 eb:the_narrow:-29 eb:the_neck:20 eb:the_neighbours:-36 eb:the_network:69 eb:the_new:-104
eb:the_news:-30 eb:the_next:-30 eb:the_night:-127 eb:the_nightly:-15 eb:the_noisy:-46 eb:the_nordics:-13
eb:the_north:-41 eb:the_number:-47 eb:the_nursery:35 eb:the_oars:1 eb:the_odd:-16 eb:the_office:-12 eb:the_old:-102
eb:the_older:-14 eb:the_on-call:-2 eb:the_one:-111 eb:the_ones:-58 eb:the_onions:21 eb:the_online:-3 eb:the_only:-2
eb:the_opera:-4 eb:the_optician:14 eb:the_oral:-18 eb:the_ordinary:15 eb:the_original:-13 eb:the_originals:16
eb:the_orthodontist:34 eb:the_other:14 eb:the_outboard:32 eb:the_outside:53 eb:the_oven:-23 eb:the_overdraft:27
eb:the_owner:37 eb:the_owners:-13 eb:the_page:5 eb:the_pager:84 eb:the_pale:-75 eb:the_panel:10 eb:the_parade:53
eb:the_parrot:-3 eb:the_party:36 eb:the_pass:-7 eb:the_pearl:-11 eb:the_people:6 eb:the_permit:-27 eb:the_pics:13
eb:the_pillar:36 eb:the_pilot:-28 eb:the_pipes:13 eb:the_plain:-70 eb:the_plaintiff:11 eb:the_plan:62 eb:the_plane:-48
eb:the_plates:30 eb:the_platform:-4 eb:the_play:42 eb:the_plesiosaur:44 eb:the_plinth:40 eb:the_polka:24
eb:the_pond:10 eb:the_practice:-112 eb:the_premiere:62 eb:the_primary:-5 eb:the_pumps:54 eb:the_quarter:4
eb:the_quartet:2 eb:the_questionnaires:13 eb:the_quiet:-48 eb:the_quiz:-12 eb:the_rack:-1 eb:the_ramp:57
eb:the_rear:-28 eb:the_reason:-41 eb:the_receipt:49 eb:the_recording:27 eb:the_refit:12 eb:the_refund:-13
eb:the_regatta:-4 eb:the_rehearsal:30 eb:the_release:-23 eb:the_reminder:-14 eb:the_renderer:27 eb:the_renewal:21
eb:the_repair:-1 eb:the_repeat:7 eb:the_repeats:9 eb:the_reservation:-113 eb:the_resit:29 eb:the_respray:14
eb:the_rest:75 eb:the_retro:11 eb:the_review:5 eb:the_rewrite:27 eb:the_rider:23 eb:the_right:-108 eb:the_rings:15
eb:the_robbery:-2 eb:the_rodin:18 eb:the_rollers:18 eb:the_roof:68 eb:the_room:84 eb:the_rooms:11 eb:the_ropeway:-11
eb:the_rum:15 eb:the_rust:-24 eb:the_sack:15 eb:the_saddle:-4 eb:the_salon:32 eb:the_same:-49 eb:the_sandbox:11
eb:the_sandwich:17 eb:the_sandwiches:6 eb:the_sarcophagi:34 eb:the_saturday:-10 eb:the_sauces:22 eb:the_scaffolding:8
eb:the_scales:-22 eb:the_scholarship:51 eb:the_school:13 eb:the_screenshot:30 eb:the_script:35 eb:the_sea:22
eb:the_seagulls:-6 eb:the_search:-3 eb:the_second:-157 eb:the_security:-57 eb:the_serial:-27 eb:the_server:56
eb:the_service:-12 eb:the_settings:-8 eb:the_seventies:13 eb:the_shared:-7 eb:the_sheet:25 eb:the_shelves:22
eb:the_shift:-12 eb:the_ship:-34 eb:the_shop:7 eb:the_sicilian:-25 eb:the_side:-4 eb:the_sight:-17 eb:the_signals:47
eb:the_silks:28 eb:the_sink:42 eb:the_ski:-16 eb:the_skip:32 eb:the_skipper:23 eb:the_sleepy:-55 eb:the_slide:7
eb:the_slides:52 eb:the_slot:37 eb:the_small:-36 eb:the_smaller:-14 eb:the_smokehouse:-20 eb:the_snug:1
eb:the_socket:13 eb:the_song:31 eb:the_south:-25 eb:the_spare:-27 eb:the_spelling:17 eb:the_spoons:7 eb:the_sprouts:9
eb:the_stairs:68 eb:the_stale:-17 eb:the_stall:9 eb:the_start:13 eb:the_statement:18 eb:the_status:-43
eb:the_storage:-2 eb:the_storm:74 eb:the_street:13 eb:the_stroke:15 eb:the_substation:22 eb:the_sum:9
eb:the_summer:-77 eb:the_sunday:-15 eb:the_swap:4 eb:the_sync:-30 eb:the_table:28 eb:the_tables:8 eb:the_tablet:-5
eb:the_tandem:-52 eb:the_tape:-27 eb:the_target:-28 eb:the_tariff:-3 eb:the_tavern:24 eb:the_taxi:-10 eb:the_team:-21
eb:the_teeth:21 eb:the_temps:28 eb:the_tenth:19 eb:the_terminal:23 eb:the_terminus:24 eb:the_terrace:85 eb:the_test:-1
eb:the_theory:-79 eb:the_theremin:18 eb:the_third:-31 eb:the_three:-21 eb:the_time:-53 eb:the_timer:20 eb:the_top:4
eb:the_total:-55 eb:the_tour:-12 eb:the_touring:-2 eb:the_tower:17 eb:the_town:-24 eb:the_track:-1 eb:the_tracker:5
eb:the_tractor:6 eb:the_trade:13 eb:the_tram:63 eb:the_travel:-12 eb:the_tuesday:-34 eb:the_turret:24 eb:the_two:-132
eb:the_typos:-72 eb:the_undo:-12 eb:the_uniforms:-65 eb:the_upgrade:41 eb:the_uploader:20 eb:the_upper:-51
eb:the_van:97 eb:the_varnish:30 eb:the_vault:4 eb:the_vendored:-20 eb:the_violet:-18 eb:the_violin:15 eb:the_visit:34
eb:the_voices:14 eb:the_vowels:42 eb:the_waiter:-10 eb:the_waiters:24 eb:the_waiting:-5 eb:the_walkway:-9
eb:the_wall:25 eb:the_walnut:-59 eb:the_waltz:2 eb:the_war:61 eb:the_warehouse:10 eb:the_watchdog:30 eb:the_weather:-7
eb:the_wedding:5 eb:the_weekend:31 eb:the_weekly:-23 eb:the_well:-18 eb:the_west:-18 eb:the_wheel:14 eb:the_whole:-71
eb:the_wind:-4 eb:the_wings:12 eb:the_winter:-35 eb:the_wood:32 eb:the_wooden:-19 eb:the_word:-81 eb:the_worker:8
eb:the_workshop:37 eb:the_worktop:19 eb:the_written:-2 eb:the_wrong:-56 eb:the_yaml:5 eb:the_year:12 eb:the_years:-5
eb:the_yeast:4 eb:their_api:-5 eb:their_archive:15 eb:their_channel:6 eb:their_details:-15 eb:their_lines:-13
eb:their_machines:4 eb:their_name:2 eb:their_owners:41 eb:their_photo:4 eb:their_plate:6 eb:their_puns:32
eb:their_sheets:10 eb:their_size:4 eb:their_wifi:-25 eb:them_fun:9 eb:them_otherwise:15 eb:them_out:11
eb:them_potatoes:22 eb:them_sing:9 eb:them_so:-2 eb:them_sugar:28 eb:them_that:4 eb:them_too:1 eb:them_unaided:6
eb:them_up:99 eb:theme_tags:9 eb:then_chaos:15 eb:then_comes:-18 eb:then_it:-42 eb:then_me:21 eb:then_mulch:34
eb:then_refill:15 eb:then_silence:5 eb:then_sofia:2 eb:theory_*:-18 eb:theory_exam:26 eb:theory_paper:-18
eb:theory_test:-13 eb:there_goes:-4 eb:there_is:31 eb:there_shows:24 eb:thermal_noise:29 eb:these_days:81
eb:these_details:-47 eb:these_newsletters:19 eb:they'll_fetch:-11 eb:they_answer:30 eb:they_are:12 eb:they_changed:-26
eb:they_closed:-10 eb:they_disagree:12 eb:they_do:-34 eb:they_planned:25 eb:they_play:11 eb:they_said:-21
eb:they_say:75 eb:they_want:-8 eb:they_were:88 eb:thick_socks:5 eb:thin_clients:76 eb:thin_ones:-34
eb:things_around:27 eb:things_up:22 eb:thinking_hard:31 eb:thinks_one:-1 eb:third_boot:14 eb:third_brownout:-5
eb:third_mattress:-39 eb:third_one:55 eb:this_afternoon:3 eb:this_booking:7 eb:this_bunch:17 eb:this_call:19
eb:this_chat:-41 eb:this_chip:5 eb:this_compare:-3 eb:this_day:-27 eb:this_decade:1 eb:this_hill:23 eb:this_hour:2
eb:this_house:-25 eb:this_layout:23 eb:this_level:25 eb:this_morning:29 eb:this_much:-28 eb:this_one:15
eb:this_option:11 eb:this_point:-5 eb:this_printer:8 eb:this_quarter:-23 eb:this_repo:-2 eb:this_request:11
eb:this_reservation:11 eb:this_season:60 eb:this_session:-74 eb:this_site:-24 eb:this_size:-46 eb:this_snippet:-30
eb:this_stuff:-36 eb:this_term:15 eb:this_time:79 eb:this_trip:-43 eb:this_up:5 eb:this_vpn:4 eb:this_week:-7
eb:this_winter:27 eb:this_workshop:10 eb:this_year:1 eb:this_yr:2 eb:those_calls:11 eb:those_days:-16
eb:those_manuals:26 eb:though_it:-17 eb:three-course_one:11 eb:three-part_numbers:22 eb:three_lines:26
eb:three_quiz:-32 eb:three_times:14 eb:through_0:-11 eb:through_all:-42 eb:through_fine:6 eb:through_it:18
eb:throw_away:-70 eb:thru_push:10 eb:thunder_sheet:31 eb:thyroid_stuff:15 eb:ti_mando:-5 eb:ticket_0:27
eb:ticket_number:22 eb:tide_code:50 eb:tide_station:-1 eb:tide_tables:3 eb:tiene_0:-23 eb:tile_cache:19
eb:till_breakfast:35 eb:till_dark:4 eb:till_midsommar:14 eb:time_0:26 eb:timer_isr:9 eb:timetable_starts:18
eb:tiny_orchestra:7 eb:tithe_map:8 eb:to_*:54 eb:to_0:124 eb:to_access:-7 eb:to_add:-5 eb:to_adjust:-1 eb:to_aldo:57
eb:to_argue:17 eb:to_ask:26 eb:to_assist:-23 eb:to_b:7 eb:to_badge:-25 eb:to_be:-90 eb:to_beat:21 eb:to_become:-8
eb:to_bleed:18 eb:to_book:-42 eb:to_bring:-24 eb:to_business:-12 eb:to_call:-3 eb:to_cancel:-30 eb:to_change:-75
eb:to_check:-8 eb:to_confirm:-24 eb:to_cover:-20 eb:to_customers:4 eb:to_deletion:7 eb:to_deliver:-4 eb:to_drive:8
eb:to_edge:19 eb:to_empty:-10 eb:to_ensure:-12 eb:to_enter:-12 eb:to_explain:-18 eb:to_find:-29 eb:to_flatten:24
eb:to_gather:-4 eb:to_get:-61 eb:to_go:5 eb:to_god:3 eb:to_gotland:-10 eb:to_graz:5 eb:to_hand:-14 eb:to_haverford:12
eb:to_hear:-33 eb:to_him:29 eb:to_houston:-22 eb:to_iah:27 eb:to_ilse:34 eb:to_ines:6 eb:to_it:97 eb:to_know:16
eb:to_label:-2 eb:to_las:10 eb:to_learn:-27 eb:to_leiden:12 eb:to_let:-10 eb:to_lga:2 eb:to_lift:-22 eb:to_lock:-9
eb:to_logistics:12 eb:to_london:35 eb:to_loom:9 eb:to_los:-7 eb:to_main:-9 eb:to_marguerite:3 eb:to_mateusz:20
eb:to_mco:12 eb:to_me:121 eb:to_measure:-10 eb:to_miss:12 eb:to_modify:19 eb:to_none:21 eb:to_offer:-9 eb:to_ottilie:9
eb:to_pass:-35 eb:to_pay:-20 eb:to_people:50 eb:to_phl:9 eb:to_phone:-5 eb:to_pick:-2 eb:to_plan:-6 eb:to_play:-65
eb:to_press:-24 eb:to_pricing:41 eb:to_priya:21 eb:to_process:-14 eb:to_pronounce:16 eb:to_release:-38
eb:to_remove:-14 eb:to_resolve:17 eb:to_rest:33 eb:to_say:38 eb:to_school:7 eb:to_see:-17 eb:to_settle:28
eb:to_shift:-69 eb:to_silence:-17 eb:to_sleep:46 eb:to_spam:58 eb:to_speak:15 eb:to_start:-12 eb:to_subs:13
eb:to_swim:26 eb:to_taste:10 eb:to_teach:-28 eb:to_teal:4 eb:to_tell:-6 eb:to_text:-14 eb:to_three:33 eb:to_trieste:2
eb:to_try:-3 eb:to_turn:-25 eb:to_upgrade:-36 eb:to_us:32 eb:to_visit:33 eb:to_walk:-13 eb:to_whom:23 eb:to_you:44
eb:to_yusuf:14 eb:to_zinc:53 eb:toch_leuk:11 eb:today's_booking:23 eb:todo_natal:23 eb:token_store:19 eb:told_me:-60
eb:told_us:-18 eb:tomorrow_morning:-1 eb:ton_amical:25 eb:ton_ferme:17 eb:tones_higher:28 eb:tonight_fatou:25
eb:tonight_massive:30 eb:tonnen_hält:-10 eb:too_it:-30 eb:too_low:2 eb:too_many:14 eb:too_much:24 eb:too_now:18
eb:too_young:18 eb:took_0:-31 eb:took_ages:35 eb:took_down:-31 eb:took_forever:6 eb:took_it:13 eb:top_bell:4
eb:torta_nuziale:-2 eb:total_0:4 eb:total_chaos:13 eb:total_crooked:27 eb:tote_bags:11 eb:touch_*:3 eb:tout_gâché:5
eb:tout_s'écroule:61 eb:tout_seul:11 eb:towards_purple:25 eb:towel_rack:6 eb:towels_smelled:8 eb:town_hall:28
eb:toyosa_0:46 eb:track_editor:20 eb:tracker_mlflow:6 eb:tracking_0:5 eb:tracking_no:34 eb:traduzioni_spiegami:-9
eb:traffic_wardens:15 eb:tram_con:-3 eb:trampoline_each:35 eb:transfer_ok:1 eb:translating_it:14 eb:travel_agent:26
eb:travel_folder:-22 eb:travel_imo:29 eb:treppe_hoch:24 eb:treppenhaus_großartig:16 eb:tried_skiing:-32
eb:tried_twice:56 eb:trip_home:-19 eb:trop_lente:15 eb:trop_mignon:-13 eb:trouve_derrière:-8 eb:try_alone:18
eb:träge_ist:22 eb:träumen_viele:30 eb:très_patiente:20 eb:tue_*:-6 eb:tue_0:16 eb:tuesday_class:38 eb:tune_that:-10
eb:turku_store:25 eb:turn_0:15 eb:turn_out:14 eb:turned_up:8 eb:turns_down:26 eb:turns_green:-32 eb:turns_in:47
eb:turns_out:-112 eb:turret_clock:16 eb:twee_services:8 eb:tweedehands_oven:7 eb:twelve_shut:36 eb:twenty_form:5
eb:two_arcseconds:29 eb:two_beers:-19 eb:two_breakfasts:24 eb:two_coats:2 eb:two_packages:3 eb:two_patients:-37
eb:two_people:3 eb:two_releases:12 eb:two_things:-9 eb:two_washes:58 eb:two_years:19 eb:type_this:42 eb:typed_in:20
eb:typing_fast:11 eb:tyst_kupé:15 eb:tá_suando:3 eb:ugh_banks:17 eb:um_0:-48 eb:umber_mix:3 eb:umber_now:3
eb:umber_sauce:12 eb:umbrella_behind:30 eb:un'altra_riunione:5 eb:un_artista:26 eb:un_cadenas:-8 eb:un_canot:14
eb:un_charretier:16 eb:un_conflit:-10 eb:un_elefante:7 eb:un_estanque:-13 eb:un_loro:27 eb:un_mariage:23
eb:un_matto:19 eb:un_ton:-1 eb:un_typo:12 eb:una_cabina:-11 eb:una_multa:21 eb:una_más:4 eb:una_pentola:15
eb:una_señal:12 eb:una_volta:-24 eb:uncomfortable_shoes:18 eb:und_still:69 eb:under_0:54 eb:under_review:24
eb:under_schneider:7 eb:under_them:7 eb:under_unknown:12 eb:understood_why:-7 eb:une_aventure:16 eb:une_heure:46
eb:une_piscine:9 eb:une_révision:4 eb:une_semaine:12 eb:unfair_chores:11 eb:uniform_jackets:-18
eb:unit_conversions:-28 eb:uno_más:50 eb:uno_spago:6 eb:unsere_ecke:18 eb:until_christmas:4 eb:until_noon:18
eb:until_spring:4 eb:up_0:-33 eb:up_again:5 eb:up_explaining:60 eb:up_fast:12 eb:up_front:48 eb:up_grading:-5
eb:up_privately:23 eb:up_there:36 eb:up_with:50 eb:upcoming_flight:5 eb:upcoming_flights:17 eb:updated_payment:11
eb:uplink_0:11 eb:upload_chunks:-2 eb:upper_circle:63 eb:upper_weir:-12 eb:ups_apparently:12 eb:upstairs_lab:14
eb:urgh_mondays:4 eb:us_0:37 eb:us_forget:20 eb:us_humble:16 eb:us_in:10 eb:us_more:-3 eb:us_now:19 eb:us_off:23
eb:usb_stick:18 eb:use_0:-12 eb:use_alone:6 eb:used_it:4 eb:user_id:48 eb:user_now:5 eb:user_test:-9
eb:usiamo_burro:21 eb:vaak_0:-3 eb:vad_trött:-3 eb:vague_there:9 eb:vale_0:-11 eb:valid_command:4 eb:van_jorrit:16
eb:var_gott:40 eb:vecchio_forno:15 eb:vecka_puh:47 eb:vegetarian_meals:29 eb:vending_machine:-23 eb:vendor_dodges:26
eb:vendor_folder:-24 eb:verbindungen_verträgt:-22 eb:vergeet_niemand:25 eb:verkeerd_geknipt:31
eb:verkligen_förtjänat:4 eb:verschoben_serverumzug:-1 eb:version_0:1 eb:verwirrt_mich:25 eb:very_most:42
eb:very_much:10 eb:very_noisy:24 eb:very_odd:21 eb:very_second:-9 eb:very_soothing:23 eb:vet_said:87 eb:vi_bodde:-15
eb:vi_köket:56 eb:via_brenner:14 eb:via_lena:2 eb:via_tarvisio:24 eb:vid_entrén:2 eb:video_though:11
eb:viennent_voir:-3 eb:vierten_taste:1 eb:vieux_four:25 eb:vieux_tracteur:9 eb:vijftig_cent:20 eb:vill_hellre:-16
eb:village_coordinates:14 eb:vingt-deux_heures:-7 eb:vintage_wine:25 eb:violet_cursors:6 eb:violet_header:11
eb:visa_card:9 eb:visite_guidée:4 eb:visiting_hours:-57 eb:visitors_book:10 eb:visits_end:-8 eb:visto_0:-2
eb:voce_alta:-9 eb:vogliono_0:2 eb:voice_note:28 eb:voix_humaine:4 eb:volante_prometido:7 eb:voller_schilf:12
eb:von_dir:21 eb:voor_debuggen:12 eb:voor_me:37 eb:vormittag_lieber:25 eb:vote_counts:2 eb:voted_for:55
eb:voucher_0:64 eb:vuelta_entera:15 eb:vuoi_farci:11 eb:vägen_hem:35 eb:w_attitude:17 eb:w_everybody:7 eb:w_ghent:-11
eb:w_poniedziałki:16 eb:w_szkole:-6 eb:w_zgierzu:2 eb:waffles_tho:21 eb:wagons_long:19 eb:waiting_tent:-1
eb:wake-up_call:10 eb:wakes_copies:-12 eb:walking_who:37 eb:wall_panels:-3 eb:walnut_door:1 eb:walnut_leaves:12
eb:walnut_paper:5 eb:walnut_please:23 eb:walnut_sashes:2 eb:wander_off:45 eb:wandered_about:21 eb:want_cocoa:18
eb:want_something:13 eb:wants_more:-36 eb:war_grün:19 eb:warehouse_shots:13 eb:warm_one:13 eb:warm_transformer:13
eb:warteschlange_0:-5 eb:was_0:-3 eb:was_about:43 eb:was_after:52 eb:was_already:-12 eb:was_apparently:-1
eb:was_cheerful:8 eb:was_clear:62 eb:was_drilling:13 eb:was_full:3 eb:was_fumigated:13 eb:was_golden:26 eb:was_good:4
eb:was_i:12 eb:was_inside:16 eb:was_it:-5 eb:was_los:5 eb:was_lovely:-14 eb:was_more:-23 eb:was_nine:-69
eb:was_noor's:43 eb:was_on:31 eb:was_over:25 eb:was_pulling:-1 eb:was_reading:-21 eb:was_redone:14 eb:was_restored:6
eb:was_rex:22 eb:was_serious:14 eb:was_small:-80 eb:was_susan:12 eb:was_told:1 eb:was_too:-26 eb:was_trinity:18
eb:was_unreal:46 eb:was_vivid:9 eb:was_warm:5 eb:was_worth:-17 eb:was_wrong:1 eb:wash_once:11 eb:wash_only:6
eb:washing_in:-7 eb:washing_up:6 eb:watch_nickel:20 eb:watchdog_enabled:18 eb:waved_back:47 eb:way_down:1
eb:way_home:4 eb:way_round:50 eb:way_up:48 eb:we're_taking:-2 eb:we're_through:23 eb:we've_stretched:-16
eb:we_apologise:1 eb:we_are:22 eb:we_begin:-17 eb:we_did:41 eb:we_evacueren:58 eb:we_picked:-25 eb:we_started:31
eb:we_talk:83 eb:we_visit:58 eb:we_wrote:7 eb:web_forms:15 eb:webpack_löst:-13 eb:wed_0:23 eb:wedding_clothes:11
eb:week_first:-34 eb:week_here:9 eb:week_please:7 eb:week_practice:19 eb:week_view:6 eb:weekday_evening:18
eb:weekends_0:12 eb:weekly_report:-36 eb:weeks_old:58 eb:weet_het:67 eb:weighed_in:22 eb:weighs_0:-45
eb:weken_terug:15 eb:well_pizza:9 eb:well_there:17 eb:well_though:21 eb:wellies_repeat:20 eb:went_badly:19
eb:went_in:36 eb:went_out:-31 eb:went_past:-4 eb:went_smoothly:32 eb:were_calm:-20 eb:were_common:9
eb:were_compilers:6 eb:were_drunk:2 eb:were_dying:31 eb:were_excellent:3 eb:were_full:4 eb:were_kind:28
eb:were_little:-5 eb:were_queueing:28 eb:were_simple:28 eb:wet_machine:6 eb:whatever_happens:32 eb:wheel_truing:29
eb:wheels_otherwise:-10 eb:when_empty:84 eb:when_you:-41 eb:where_it:-16 eb:which_explains:-10 eb:while_charging:28
eb:while_transmitting:13 eb:while_walking:-24 eb:whit_monday:17 eb:white_ducato:27 eb:white_one:15 eb:whiteboard_0:-7
eb:who's_winning:28 eb:who_agreed:32 eb:who_improvise:32 eb:who_knew:32 eb:who_owns:-9 eb:who_pays:-2 eb:who_sang:56
eb:whole_afternoon:-11 eb:whole_class:-31 eb:whole_concerto:25 eb:whole_crew:2 eb:whole_file:43 eb:whole_fund:-6
eb:whole_month:7 eb:whole_numbers:29 eb:whole_ones:-2 eb:whole_thing:26 eb:whole_time:1 eb:whole_trip:8
eb:whole_winter:-83 eb:whose_nappies:-23 eb:wide_bar:16 eb:wide_fit:12 eb:width_0:53 eb:wie_aus:-5
eb:wie_zahnschmerzen:10 eb:wieder_spät:6 eb:wieder_zu:23 eb:wiegt_0:-25 eb:wil_s:-18 eb:will_cope:8 eb:will_do:153
eb:will_find:-4 eb:will_jam:15 eb:will_rain:14 eb:will_send:-21 eb:will_take:19 eb:will_try:12 eb:wind_question:14
eb:window_open:4 eb:windscreen_0:25 eb:winifred_again:6 eb:winkel_ophalen:10 eb:winter_sports:25 eb:winter_too:-4
eb:wiped_it:5 eb:wir_0:-17 eb:wird_geklaut:26 eb:wird_protokolliert:13 eb:wirklich_schönen:-4 eb:with_0:-174
eb:with_backend:12 eb:with_bath:18 eb:with_booking:-44 eb:with_canceling:-74 eb:with_cassius:12 eb:with_changing:-60
eb:with_charts:2 eb:with_csv:8 eb:with_dignity:14 eb:with_discounts:8 eb:with_expectations:14 eb:with_finance:10
eb:with_gas:33 eb:with_ham:18 eb:with_id:-37 eb:with_it:33 eb:with_itself:13 eb:with_ladders:12 eb:with_laughter:45
eb:with_me:46 eb:with_merlins:-7 eb:with_modifying:-37 eb:with_more:-22 eb:with_ms:-42 eb:with_old:-3 eb:with_one:-67
eb:with_paypal:22 eb:with_salt:14 eb:with_shelves:4 eb:with_sight-reading:34 eb:with_that:204 eb:with_them:10
eb:with_this:43 eb:with_those:18 eb:with_tove:21 eb:with_trumpets:27 eb:with_two:-27 eb:with_upgrading:-52
eb:with_us:10 eb:with_water:12 eb:with_you:12 eb:without_armbands:13 eb:without_asking:13 eb:without_breaking:-18
eb:without_it:-41 eb:without_looking:7 eb:without_losing:-36 eb:without_one:11 eb:without_rushing:6
eb:without_statistics:9 eb:without_stopping:23 eb:without_thinking:3 eb:without_warm:-2 eb:without_you:29
eb:woche_schaffe:-17 eb:wochenplan_a:27 eb:woensdagochtend_door:12 eb:woke_everybody:36 eb:wonderful_trip:5
eb:wooden_hat:54 eb:wooden_keys:7 eb:wooden_parser:-7 eb:word_supine:19 eb:word_that:-25 eb:words_inside:26
eb:words_tops:2 eb:work_caps:-17 eb:work_nicely:20 eb:work_rota:23 eb:work_too:45 eb:work_towards:3 eb:work_with:60
eb:worked_through:-3 eb:working_heater:22 eb:working_on:36 eb:works_fine:16 eb:works_indoors:18 eb:worksheet_0:26
eb:worth_0:37 eb:worth_it:25 eb:worth_mentioning:28 eb:would_be:-2 eb:would_predict:16 eb:would_ring:4
eb:would_support:-2 eb:would_think:30 eb:would_you:5 eb:wow_ok:16 eb:wpm_works:-3 eb:wrist_low:6 eb:write_quickly:14
eb:wrong_colour:11 eb:wrong_indentation:-15 eb:wrong_key:1 eb:wrong_line:37 eb:wrong_way:7 eb:wrote_it:7
eb:wrote_that:-16 eb:wrote_this:25 eb:wymienić_lampę:-18 eb:wynosi_0:67 eb:wypisał_0:-17 eb:własnej_głowie:5
eb:xmas_shift:49 eb:y_punto:19 eb:yacht_club:20 eb:yamaha_desk:17 eb:yeah_maybe:49 eb:years_ago:26 eb:years_before:26
eb:years_old:35 eb:yeast_bears:-10 eb:yellow_bin:26 eb:yellow_line:-20 eb:yellowed_paper:-72 eb:yeniden_açık:8
eb:yesterday_evening:-51 eb:you're_lucky:9 eb:you're_over:29 eb:you're_welcome:44 eb:you_0:-13 eb:you_announce:-9
eb:you_ask:-2 eb:you_asked:42 eb:you_believe:-11 eb:you_borrow:-7 eb:you_can:56 eb:you_cards:20 eb:you_decide:49
eb:you_did:36 eb:you_do:66 eb:you_drink:5 eb:you_feared:7 eb:you_further:73 eb:you_gave:19 eb:you_get:-3
eb:you_guys:48 eb:you_imagine:97 eb:you_like:5 eb:you_mean:54 eb:you_name:-18 eb:you_need:26 eb:you_off:14
eb:you_open:-17 eb:you_play:-14 eb:you_please:-46 eb:you_quoted:-11 eb:you_reply:-4 eb:you_restock:12 eb:you_ring:-27
eb:you_say:-8 eb:you_sent:46 eb:you_solved:-15 eb:you_something:6 eb:you_that:-35 eb:you_think:12 eb:you_will:37
eb:you_with:52 eb:you_would:20 eb:you_write:-4 eb:you_wrote:15 eb:your_*:7 eb:your_budget:26 eb:your_day:-12
eb:your_desk:2 eb:your_end:9 eb:your_evening:15 eb:your_friend:-16 eb:your_godfather:7 eb:your_grandfather:8
eb:your_help:43 eb:your_hotel:19 eb:your_inbox:-24 eb:your_later:-8 eb:your_leave:-60 eb:your_level:19
eb:your_lines:36 eb:your_logbook:14 eb:your_mind:13 eb:your_mothers:17 eb:your_name:2 eb:your_order:-1
eb:your_profile:62 eb:your_reservation:20 eb:your_reviews:-44 eb:your_score:3 eb:your_side:6 eb:your_sister:-6
eb:your_tariff:-18 eb:your_teacher:-29 eb:your_time:85 eb:your_tracker:22 eb:your_tutor:-7 eb:your_two:-1
eb:your_understanding:32 eb:your_user:-69 eb:youre_back:6 eb:youth_league:6 eb:youtube_grandpa:11 eb:za_dobę:13
eb:zamiast_walca:28 eb:zeppelin_exhibition:12 eb:zieht_0:-31 eb:ziek_is:28 eb:zio_fa:-5 eb:zniszczony_krąg:38
eb:zomer_niet:33 eb:zomer_van:-2 eb:zone_b:4 eb:zone_change:2 eb:zone_out:12 eb:zostajemy_przy:-23 eb:zu_eichen:24
eb:zu_hause:9 eb:zu_lesen:5 eb:zu_sitzen:8 eb:zwei_monatsmieten:20 eb:zweit_gezählt:17 eb:zwykłych_komunikatów:28
eb:à_graz:7 eb:à_l'examen:-2 eb:à_malmo:9 eb:à_quimper:37 eb:à_turku:-7 eb:às_0:34 eb:är_0:32 eb:är_allergisk:11
eb:är_lag:3 eb:är_målad:-11 eb:ça_ensemble:13 eb:è_0:82 eb:été_chiffré:11 eb:êtes_top:19 eb:über_0:-84
eb:überrascht_viele:23 eb:üyelere_gider:34 eb:по_пятницам:23 eb:рабочих_местах:25 eb:системе_0:15 eb:третьей_главы:30
eb:ценили_математику:14 eb:этим_временем:30 l:*:-49 l:0:-102 l:^:-140 l:a:11 l:ab:-29 l:abend:-5 l:about:-79
l:above:32 l:abschlussbericht:6 l:abt:-9 l:abuela:58 l:accept:-8 l:access:50 l:accessibility:50 l:according:-33
l:account:-66 l:accountant:41 l:acct:44 l:acids:-2 l:across:-22 l:actually:-26 l:acuerdo:23 l:add:-41 l:added:-15
l:adding:-34 l:additional:14 l:address:36 l:adds:2 l:adesso:-49 l:admin-delen:-14 l:admire:-7 l:admit:22 l:adr:-16
l:adult:56 l:aeroporto:-38 l:after:-84 l:afternoon:-38 l:again:-58 l:ago:20 l:agreed:50 l:ah:-41 l:ahlers's:4 l:aid:18
l:aim:83 l:aimez:8 l:air:-3 l:airport:-15 l:aisle:-7 l:al:-92 l:alarm:21 l:alarms:-13 l:alder:12 l:aldous:1
l:aldrig:68 l:alegro:24 l:alerts:103 l:alignment:9 l:all:1 l:alla:-58 l:alle:-60 l:allergic:26 l:allergies:50
l:alles:-51 l:allowance:-13 l:allowed:-49 l:allows:-57 l:allt:-1 l:alone:-34 l:along:-13 l:alpha:4 l:alpine:-7
l:alquiler:16 l:already:-45 l:als:76 l:altar:-16 l:altarpiece:5 l:although:-43 l:altserver:-22 l:always:85 l:am:-56
l:ambiance:36 l:amostra:38 l:an:-15 l:anaesthetist:14 l:and:-94 l:anders:-23 l:android:26 l:animaux:7 l:anmälan:16
l:anna:45 l:annelies:-2 l:annika:-1 l:annual:-19 l:année:-5 l:another:34 l:anruf:9 l:answers:-48 l:antes:-16 l:any:4
l:anybody:52 l:anyone:106 l:anything:-62 l:api:52 l:apologize:31 l:apparently:-21 l:application:8 l:appreciate:69
l:approves:2 l:appt:33 l:april:-140 l:archive:64 l:archives:38 l:are:112 l:argue:-47 l:armrest:20 l:arrival:40
l:arrivals:52 l:arrivare:16 l:arrived:20 l:arriving:-11 l:arroz:-24 l:artwork:26 l:as:-79 l:ash:-11 l:ask:-59
l:asking:-37 l:asleep:-38 l:assist:94 l:assistance:-7 l:assured:8 l:astro:11 l:at:-94 l:ate:10 l:atl:-13 l:att:-41
l:attachments:-3 l:attempts:30 l:attention:-36 l:au:-44 l:auction:15 l:aucun:-8 l:audio:33 l:audit:18 l:auditor:-8
l:auf:-47 l:aufzug:9 l:august:-60 l:aunt:20 l:aus:-125 l:ausbilder:14 l:authority:11 l:autobús:-4 l:automatic:3
l:avant:-44 l:avisado:-4 l:avisar:-22 l:avvikelserna:14 l:awake:-3 l:away:-32 l:awful:3 l:aws:-2 l:ay:13 l:ayer:-46
l:ayuntamiento:2 l:b:126 l:b-level:15 l:baby:-33 l:back:-15 l:background:73 l:backup:1 l:bag:44 l:bagpipe:18
l:bagpipes:12 l:bags:-92 l:bahçede:73 l:bainha:8 l:bakfiets:43 l:ballet:10 l:balloon:45 l:banco:-6 l:bande:13
l:bank:25 l:banks:19 l:barca:8 l:barco:31 l:bardzo:-1 l:barn:39 l:barnaby:13 l:barrage:-15 l:barzahlung:25
l:basalt:-40 l:base:26 l:basement:16 l:basso:-7 l:bastion:4 l:batch:30 l:bath:35 l:battery:-83 l:baud:3 l:bay:25
l:be:-46 l:beacons:-22 l:beams:39 l:beantworte:-5 l:bears:-6 l:beat:-62 l:beaufort:11 l:beautiful:6 l:became:-19
l:because:-147 l:becomes:-30 l:bedside:10 l:beech:9 l:been:-14 l:bees:20 l:beeswax:24 l:before:-106 l:beg:17
l:beginnen:49 l:beginners:12 l:begins:-20 l:begint:24 l:behind:-52 l:behåller:16 l:bei:-70 l:bekommt:-4 l:belgesini:20
l:believe:98 l:believes:-4 l:bell:-15 l:bella:74 l:belle:7 l:bello:15 l:belongs:-33 l:below:-15 l:belt:104
l:beläuft:-12 l:benchmark:60 l:bend:4 l:bene:30 l:benno:2 l:best:-2 l:bestanden:33 l:bestehen:3 l:beta:16
l:beträgt:-53 l:better:-165 l:between:-118 l:beyond:-1 l:bez:-10 l:bid:14 l:big:-23 l:bij:-34 l:bike:-34 l:bilbao:18
l:bill:48 l:billet:32 l:billete:3 l:bin:8 l:binoculars:28 l:biology:30 l:birimi:36 l:birthdays:21 l:bis:-43 l:bit:-115
l:bitte:72 l:blackbird:18 l:blade:26 l:blame:7 l:bleed:-36 l:bleiben:44 l:blinking:-33 l:blir:37 l:block:-6
l:blocks:-33 l:blue:23 l:bo:-17 l:board:33 l:boards:8 l:boat:65 l:boats:4 l:body:5 l:boiler:57 l:bom:5 l:bomba:1
l:bon:2 l:booked:-21 l:booking:-57 l:bookmarks:-1 l:boomer:3 l:booster:26 l:boosting:2 l:boots:3 l:borden:79
l:boring:1 l:borrowed:4 l:boss:68 l:bot:11 l:bottle:-45 l:bought:23 l:bouncer:17 l:bouncy:16 l:bow:-4 l:box:118
l:boyd:33 l:boys:1 l:brake:7 l:branches:40 l:brandl:6 l:brandt:-38 l:braucht:1 l:breaker:-13 l:breakfast:-6
l:breaks:16 l:breathe:41 l:breed:-21 l:brewery:21 l:bride:25 l:bridge:-33 l:bridle:15 l:bright:-2 l:brine:-11
l:brno:45 l:broadband:-13 l:brochure:-14 l:broke:55 l:broken:-12 l:brother:89 l:brother-in-law:5 l:browser:1
l:brücke:-10 l:btw:-46 l:buddy:42 l:budget:109 l:buffet:13 l:bugs:-13 l:building:-15 l:builds:106 l:built:-13
l:bulbs:-15 l:bullet:15 l:bumped:34 l:buns:15 l:burza:12 l:bus:-36 l:business:-74 l:but:-131 l:butter:14 l:button:-1
l:buurman:31 l:buy:-45 l:by:-164 l:byggde:24 l:był:33 l:bölge:7 l:búfer:18 l:c:90 l:c'est:-19 l:caben:-38 l:cabins:-58
l:cable:-74 l:cache:52 l:caf:40 l:café:2 l:caja:-10 l:calculate:-1 l:caldo:19 l:calendar:-7 l:calibration:42 l:call:75
l:called:40 l:calls:-36 l:calor:15 l:camera:27 l:campanaro:-5 l:camping:3 l:campsite:23 l:canal:-20 l:cancellation:-42
l:candidate:109 l:cannot:-74 l:cant:53 l:canteen:26 l:cantine:10 l:cap:34 l:capacitors:7 l:capisco:-4 l:captain:-2
l:car:27 l:carbonara:-12 l:card:-8 l:cardiologist:43 l:cardiology:6 l:cards:-31 l:caretaker:-36 l:carregador:-15
l:carriage:-10 l:carrier:37 l:carries:-119 l:casa:-20 l:case:58 l:cases:-19 l:cash:67 l:cask:45 l:cat:-33
l:catering:-2 l:cats:-58 l:cause:43 l:causing:14 l:cave:-60 l:cayó:6 l:cdns:8 l:ce:-1 l:ceases:-1 l:cedar:-39 l:cedo:5
l:ceiling:8 l:cell:-14 l:cellar:-6 l:celsius:-6 l:centro:17 l:cert:16 l:certificate:19 l:certificates:-69 l:cet:5
l:cfo:-32 l:chair:-31 l:chairs:-9 l:chambre:33 l:change:-25 l:changed:45 l:changelist:27 l:changelog:20 l:changes:-28
l:channel:49 l:chapter:29 l:charge:-42 l:charger:-2 l:charging:34 l:charts:-3 l:chase:90 l:chat:-13 l:chatting:23
l:chaudière:10 l:chave:23 l:che:-135 l:cheated:-22 l:check:61 l:check-in:33 l:checked:7 l:checkout:31 l:checksum:-39
l:checksums:-4 l:cheerful:-55 l:cheese:32 l:chef:42 l:chemist:-2 l:cheque:15 l:cherche:9 l:chimney:18 l:chip:21
l:choir:23 l:chokes:-40 l:choosing:-19 l:chose:33 l:choveu:63 l:christmas:-3 l:chrome:-37 l:chunks:26 l:church:11
l:ci:12 l:circuit:25 l:circulation:28 l:claim:48 l:clapped:9 l:clase:24 l:clases:25 l:clashes:31 l:class:82 l:clean:-6
l:cleaners:5 l:clear:11 l:clearing:18 l:client:66 l:climbs:11 l:clinic:6 l:clock:-2 l:clocks:-4 l:close:3 l:closed:37
l:closes:19 l:cloud:-21 l:cloze:36 l:club:50 l:clue:83 l:co:-24 l:co-op:15 l:coat:-11 l:cobro:4 l:cocoa:-10 l:code:55
l:codecs:19 l:codes:-26 l:codice:33 l:coffees:100 l:coil:17 l:cok:34 l:cold:-12 l:colgar:10 l:colis:9 l:collar:67
l:colleague:88 l:collects:-9 l:colour:89 l:columns:25 l:come:-37 l:comedy:-3 l:comes:-28 l:comet:8 l:comma:-13
l:commande:18 l:comment:-7 l:comments:-15 l:commit:30 l:committee:19 l:common:-17 l:como:-27 l:company:11
l:comparison:24 l:comparisons:11 l:compensation:-31 l:complain:55 l:complained:42 l:complaint:10 l:completed:18
l:completely:67 l:completes:17 l:compte:-38 l:computer:-20 l:con:-151 l:concentration:-87 l:concerns:4 l:concert:36
l:confirm:69 l:confirmation:27 l:confirmed:30 l:confuses:2 l:connected:-16 l:consegne:-17 l:constant:14
l:constellation:16 l:consulate:2 l:consultant:9 l:consuma:-29 l:contact:54 l:container:71 l:conti:-2 l:contrabajo:-2
l:contract:48 l:contrast:13 l:contrato:-10 l:control:14 l:controller:15 l:cooker:71 l:cooled:7 l:cooler:21
l:coordinates:18 l:copies:-14 l:cork:7 l:correct:16 l:corrected:6 l:correo:-19 l:cost:-90 l:costa:-12 l:costs:-80
l:cot:47 l:cots:21 l:cottage:51 l:could:-45 l:couldn't:-23 l:couldnt:9 l:council:-45 l:counsel:9 l:count:50
l:counted:14 l:counterweight:53 l:country:-17 l:counts:-65 l:coup:-11 l:coupon:-17 l:coupure:4 l:courage:23
l:courier:11 l:course:100 l:courses:39 l:cousin's:17 l:cover:-39 l:coverage:2 l:covered:-15 l:cows:-11 l:crash:51
l:crashes:68 l:creance:9 l:cresciuta:6 l:crew:125 l:crews:53 l:criança:44 l:cristal:-2 l:crooked:-32 l:cross:-3
l:crosses:-1 l:crutches:4 l:cuba:12 l:cubre:-23 l:cues:51 l:cup:-4 l:cupboards:7 l:current:44 l:cursor:-43
l:curtains:60 l:curve:36 l:customer:22 l:customers:63 l:customs:-13 l:cut:30 l:cycle:18 l:cámara:36 l:d:40 l:da:-14
l:dach:17 l:dag:1 l:dagster:-14 l:damage:36 l:damp:43 l:dan:-58 l:dana:-3 l:dance:-5 l:danger:24 l:dann:9 l:dans:-80
l:dared:-19 l:dares:-28 l:darfst:15 l:das:-63 l:dash:35 l:dashboards:-12 l:dat:-32 l:data:-28 l:datasheets:1
l:datenschutz:12 l:dates:-17 l:dating:-6 l:dauert:-17 l:daughter's:7 l:davon:-3 l:day:-94 l:days:-35 l:db:66 l:de:-64
l:dead:-58 l:dean's:6 l:deans:23 l:debounce:77 l:decided:-3 l:decidido:16 l:deck:25 l:deckhands:-5 l:decoder:-55
l:deductible:53 l:deep:-20 l:degrees:6 l:del:-29 l:delays:10 l:deleted:-20 l:delicious:13 l:deliver:9 l:delivered:-20
l:delivery:23 l:dem:112 l:demo:33 l:demora:-4 l:den:-46 l:denim:-32 l:dentist:36 l:departing:-32 l:departure:68
l:deploys:57 l:deposit:7 l:deposu:85 l:dept:9 l:depth:47 l:depósito:22 l:der:-42 l:dernier:-4 l:des:-6 l:describe:-10
l:desde:-13 l:desert:-16 l:deserve:19 l:designed:64 l:desk:-18 l:det:-32 l:details:-14 l:determine:53 l:deux:-17
l:deve:-24 l:devices:6 l:dia:35 l:dialog:35 l:diary:8 l:dias:20 l:did:31 l:didnt:-12 l:die:-90 l:dierenarts:5
l:diese:26 l:diet:8 l:difference:-49 l:different:-68 l:diffs:-7 l:dinner:-31 l:dirección:-5 l:direction:1
l:direksiyonda:10 l:direção:4 l:discharge:11 l:discussing:25 l:dish:11 l:dishes:3 l:dishwasher:-9 l:do:72 l:dob:-50
l:doctor:22 l:dodges:14 l:doen:19 l:does:81 l:dog:94 l:dogs:9 l:doing:16 l:don:9 l:don't:69 l:donc:-27 l:done:-77
l:donors:98 l:dont:93 l:doorbell:28 l:doors:-45 l:dossier:1 l:dostaje:14 l:dostała:28 l:double:7 l:down:-111
l:downgrade:3 l:download:65 l:downstairs:25 l:doy:3 l:dr:-9 l:dran:-26 l:drank:26 l:draw:22 l:drawings:-8 l:draws:-109
l:dream:17 l:dreamt:-2 l:drew:38 l:drie:15 l:drink:7 l:drinks:11 l:driver:55 l:drivers:44 l:drives:21 l:driveway:6
l:driving:-7 l:drone:25 l:drop:44 l:droppade:18 l:dropped:45 l:dropping:53 l:drops:-5 l:drove:57 l:drummer:33
l:dry:-28 l:du:-16 l:ducks:-1 l:due:-21 l:dueño:-7 l:dump:23 l:dura:-1 l:during:-49 l:dusty:-20 l:duty:-29 l:dwell:46
l:dziadek:14 l:dziś:5 l:délai:35 l:démarre:-1 l:désormais:-41 l:día:-51 l:días:17 l:e:-15 l:each:-27 l:ear:68
l:earlier:-56 l:earliest:20 l:early:-76 l:east:81 l:east-facing:21 l:easy:26 l:eat:-2 l:eben:-6 l:economy:-70
l:ecrã:14 l:edge:-40 l:edit:-20 l:editor:-15 l:edits:-1 l:een:27 l:eerst:18 l:effect:1 l:egg:-62 l:eight:1 l:ein:-4
l:eine:-7 l:einem:-2 l:eis:-10 l:ekranı:54 l:el:-34 l:electrician:8 l:elevation:19 l:eleven:-51 l:elke:-25 l:elm:-7
l:else:-67 l:else's:-9 l:elternabend:-7 l:em:-94 l:emails:2 l:emergency:11 l:emojis:-46 l:empty:17 l:encore:-4
l:end:-5 l:ended:7 l:ending:-33 l:energy:19 l:engineer:-10 l:engineers:8 l:english:-75 l:engravings:-18 l:enjoy:44
l:enjoyed:25 l:enlarged:-26 l:enrolment:54 l:ensuite:-3 l:enten:-10 l:entendu:-9 l:enter:90 l:entire:-74 l:entra:16
l:envy:-5 l:ep:-17 l:episodes:48 l:equipa:16 l:equivoqué:66 l:erreichen:-1 l:error:109 l:ersatzlüfter:12 l:erste:2
l:es:-125 l:escaped:13 l:escrow:32 l:esercizi:17 l:eso:-21 l:espelho:8 l:esquema:-14 l:essais:15 l:essay:72
l:essay's:24 l:essays:-24 l:est:-57 l:estaba:-23 l:estou:17 l:estrada:15 l:está:-18 l:euch:-15 l:euro:1 l:euros:-43
l:evacueren:-22 l:even:-24 l:evening:-24 l:evens:38 l:ever:-51 l:every:-27 l:everybody:-40 l:everyone:-86
l:everywhere:13 l:ewr:-5 l:ex's:-9 l:exact:-4 l:exam:98 l:exame:-12 l:examiner:36 l:except:-23 l:exceptions:81
l:excess:76 l:exchange:7 l:exercises:-10 l:expect:-36 l:expects:-47 l:experiment:-28 l:expires:-28 l:explained:15
l:export:86 l:exposición:14 l:extra:-72 l:eyes:-70 l:face:-3 l:faces:-23 l:fact:63 l:factura:-19 l:fahrt:4
l:failing:82 l:fair:90 l:fairness:21 l:faisait:-7 l:fait:11 l:falk:13 l:fall:-11 l:falls:13 l:false:-15 l:falta:14
l:families:5 l:family:-17 l:fancy:-34 l:fans:1 l:far:1 l:fare:5 l:farfar:49 l:faster:-46 l:father:20 l:favor:-20
l:favour:1 l:favourite:27 l:fazer:20 l:fazla:2 l:fcc:21 l:february:18 l:fee:51 l:feed:119 l:feedback:27 l:feel:-76
l:feels:-27 l:feest:3 l:feet:9 l:fehlt:71 l:feita:32 l:fellow:49 l:female:21 l:fender:100 l:ferme:1 l:ferngläser:-11
l:ferro:7 l:ferry:80 l:feuille:34 l:few:-7 l:fewer:3 l:fianza:-20 l:ficar:31 l:fiches:2 l:fiddler:3 l:field:89
l:fields:-23 l:fiets:35 l:fietsverzekering:27 l:fighting:11 l:figured:10 l:fijn:5 l:file:34 l:files:11 l:filiale:-7
l:fill:-9 l:fille:53 l:fills:-38 l:fim:-30 l:final:105 l:finalement:-37 l:finally:40 l:find:69 l:finden:-2 l:fine:69
l:fingers:-58 l:finish:57 l:finished:9 l:fires:-9 l:firewall:5 l:firing:34 l:firm:-82 l:firmware:19 l:first:11
l:fit:-112 l:fits:-41 l:fitter:43 l:fixar:8 l:fixed:30 l:flag:5 l:flaky:13 l:flapped:44 l:flat:16 l:flight:-71
l:flights:-128 l:flint:-44 l:flood:-13 l:flour:21 l:flue:44 l:fluitist:4 l:fly:-49 l:flyer:18 l:flytting:3 l:foal:2
l:fog:-34 l:fois:-20 l:folder:18 l:folders:80 l:followed:-42 l:follows:-7 l:fonder:-2 l:font:10 l:for:85 l:forecast:4
l:foreign:1 l:foreman:30 l:forever:-14 l:forgave:-14 l:forget:-46 l:forgive:29 l:forgot:-100 l:forgotten:11
l:forklift:37 l:format:-11 l:formula:-17 l:forty:-1 l:fotografiert:-29 l:found:42 l:foundation:41 l:four:76 l:fragt:2
l:freeze:157 l:freezer:16 l:fridays:-38 l:fridge:-27 l:friend:14 l:frog:-10 l:from:-34 l:front:-15 l:froze:19
l:från:-5 l:frío:18 l:früh:22 l:frühdienst:12 l:full:-35 l:fun:-50 l:functions:28 l:fund:13 l:funkt:29 l:funniest:2
l:funny:-8 l:further:-75 l:fyra:17 l:fyrtio:-3 l:får:53 l:för:-6 l:führt:11 l:für:-91 l:fürs:-12 l:gaan:49 l:gab:-8
l:gallery:-31 l:game:-8 l:gangways:23 l:gantt:7 l:ganz:-12 l:gaps:-10 l:gara:11 l:garage:-31 l:garde:78 l:garden:-37
l:gardener:5 l:gardeners:-10 l:garder:12 l:garnet:-46 l:gas:-65 l:gate:1 l:gateway:23 l:gato:8 l:gatto:-6 l:gave:21
l:gb:27 l:gdansk:32 l:gebeld:-18 l:geben:-12 l:geen:14 l:gegen:-31 l:gegessen:-27 l:gehuurde:22 l:gehören:21
l:gekeken:28 l:gelten:-25 l:gemacht:-20 l:gemide:15 l:gendarmerie:-4 l:general:30 l:generally:2 l:generator:131
l:gentle:-8 l:gerador:5 l:gestattet:-12 l:gestern:-3 l:get:22 l:gets:-41 l:gewitter:7 l:gezählt:-49 l:geändert:-14
l:ghosts:15 l:gibt:21 l:gift:-11 l:girato:5 l:give:32 l:given:-23 l:gives:-104 l:giving:4 l:già:27 l:glazier's:23
l:gleich:9 l:go:19 l:goats:9 l:goes:29 l:gold:-7 l:golden:-28 l:gondola:-27 l:gone:-37 l:gonna:85 l:good:-14
l:goods:54 l:goodwill:33 l:got:29 l:gotta:24 l:grade:89 l:grammar:-28 l:gran:28 l:grandad:-25 l:grandfather:22
l:graph:2 l:gravel:-29 l:graz:57 l:grease:13 l:great:-104 l:great-uncle:4 l:green:10 l:greeting:53 l:grego:-6
l:grew:12 l:grief:14 l:grip:20 l:group:84 l:groups:14 l:grow:7 l:grown:12 l:grundsätzlich:-4 l:grupo:13 l:gruppo:16
l:grün:-15 l:guapa:27 l:guarantee:21 l:guess:-21 l:guessing:-32 l:guest:44 l:guesthouse:14 l:guests:2 l:gull:20
l:gulls:26 l:gusta:127 l:gustan:39 l:guy:56 l:guys:55 l:gym:-43 l:gång:-1 l:går:65 l:gère:2 l:ha:-58 l:habe:62
l:hablé:8 l:had:-44 l:hadn't:-34 l:hagelt:3 l:haha:-102 l:haiku:8 l:hair:12 l:halb:3 l:hale:47 l:half:-82 l:hali:3
l:hall:52 l:halle:2 l:halls:38 l:hammer:33 l:hand:-64 l:handed:42 l:handles:-16 l:handover:-20 l:hands:-10
l:handtücher:25 l:handwriting:26 l:hang:-57 l:hangs:-33 l:hanım:-13 l:happen:9 l:happier:54 l:happy:-14 l:har:67
l:harbour:-17 l:hard:-58 l:harder:-7 l:hardware-in-the-loop:16 l:harm:12 l:harms:14 l:harp:11 l:harpist:12 l:has:-18
l:hasn't:63 l:hasta:-9 l:hat:-9 l:hates:46 l:hats:21 l:hava:9 l:have:36 l:haven't:25 l:having:-12 l:hawks:-1
l:hazel:-22 l:he:41 l:head:-21 l:headcount:1 l:header:-48 l:headline:30 l:heap:62 l:hear:-66 l:heard:47 l:heart:-43
l:heaters:13 l:heavens:6 l:heavier:8 l:heb:18 l:heeft:-15 l:heerlijk:-9 l:height:45 l:heizung:-12 l:hela:-6 l:held:-41
l:hello:32 l:help:-27 l:helped:-24 l:helps:52 l:hepzibah:13 l:herbst:17 l:here:7 l:hermana:-8 l:hernandez:-15
l:herrje:12 l:hes:-7 l:het:-70 l:heut:3 l:heute:-37 l:hey:6 l:hibernates:37 l:hid:4 l:hier:-54 l:high:-78 l:higher:-37
l:highlighting:6 l:hikâyeler:4 l:hill:-7 l:him:-67 l:hinge:57 l:hinges:-15 l:his:-53 l:histogram:21 l:history:10
l:história:40 l:hit:-3 l:hitch:5 l:hits:-24 l:hitze:-8 l:hm:-10 l:ho:-41 l:hog:3 l:hoje:-15 l:holding:-13 l:holds:-117
l:holidays:-32 l:holz:2 l:home:-3 l:hond:8 l:honest:14 l:honestly:-36 l:hooguit:-8 l:hope:48 l:hoping:3 l:horas:8
l:horn:-4 l:horse:5 l:horses:-28 l:hose:3 l:hostel:24 l:hot:-3 l:hotel:63 l:houden:38 l:hour:-106 l:hours:4 l:house:19
l:how:44 l:however:-5 l:hplc:9 l:hrs:60 l:huisarts:37 l:hull:-8 l:hum:-18 l:human:-41 l:husband:-4 l:hygrometer:-36
l:hyphens:7 l:hyran:8 l:hämtar:61 l:hänger:20 l:härlig:15 l:höchstens:-79 l:högst:-16 l:höhenkorrektur:-2 l:i:-8
l:i'd:54 l:i'll:33 l:i'm:13 l:i've:-72 l:ice:-51 l:ich:-121 l:icon:3 l:icons:28 l:id:65 l:ida:4 l:idea:65 l:ideal:16
l:ideia:29 l:idempotent:21 l:identities:21 l:ieri:-10 l:if:-129 l:ihnen:-32 l:ihres:-16 l:ik:-128 l:il:-3 l:ile:-23
l:ill:-7 l:im:-36 l:image:84 l:imagine:11 l:imaging:-8 l:immer:-74 l:imo:-12 l:imogen:15 l:import:5 l:in:-77
l:inbox:-4 l:incident:47 l:included:-49 l:incredible:19 l:indentation:-25 l:index:32 l:ines:-46 l:infants:-12
l:ingest:6 l:inlet:12 l:inline:33 l:inner:4 l:insists:35 l:inspection:113 l:inspector:99 l:installer:6 l:instances:-1
l:instead:-57 l:instruments:24 l:insurer:11 l:intend:12 l:intents:25 l:interference:2 l:internet:-75 l:interval:108
l:interview:10 l:into:-160 l:introligatora:8 l:invented:86 l:invigilator:3 l:invoice:71 l:invoices:-58 l:início:-22
l:ios:33 l:iron:-16 l:is:-35 l:ismet:-61 l:isn't:46 l:ist:157 l:it:-11 l:it's:-7 l:items:1 l:iterator:-35 l:its:-25
l:ive:-2 l:içmeye:24 l:j'aime:-16 l:jadę:4 l:jag:-110 l:january:-16 l:jar:-3 l:jardineiro:2 l:je:45 l:jeder:28
l:jedzie:47 l:jelly:1 l:jens:-16 l:jest:3 l:jetzt:-88 l:jfk:-13 l:jingle:108 l:joan:-49 l:job:42 l:jobbade:-12
l:jogging:4 l:join:9 l:joke:-26 l:jokes:2 l:jonas:-2 l:jtag:1 l:juli:-19 l:july:-7 l:june:-25 l:jungle:-3 l:junior:18
l:juniors:19 l:just:-65 l:już:-7 l:kadar:-40 l:kaffee:8 l:kal:8 l:kan:14 l:karim:19 l:karte:-13 l:kartenaufgabe:-16
l:kasku:16 l:kat:66 l:kater:7 l:katten:3 l:kawa:20 l:kayıt:13 l:kb:34 l:kbaud:21 l:keen:36 l:keep:64 l:keeping:11
l:keeps:11 l:keine:74 l:keiner:-5 l:keller:14 l:kenari:21 l:kennt:-4 l:kessler:4 l:kettle:17 l:key:44 l:keyboard:-33
l:keyholders:10 l:keystore:65 l:kg:-13 l:khaki:-61 l:kicked:5 l:kicks:69 l:kid:27 l:kids:46 l:kiln:-12 l:kilo:-53
l:kilos:-44 l:kind:17 l:klang:28 l:klar:3 l:klientowi:-41 l:klingt:31 l:klinkt:9 l:knee:10 l:knew:-44 l:know:-44
l:knows:6 l:knät:-26 l:kod:1 l:kodu:30 l:koi:-2 l:kommer:-10 l:komunikatów:-17 l:kostet:-47 l:kostte:15 l:krosno:-1
l:krótkie:8 l:kuchen:-20 l:kulanz:9 l:kupolen:-6 l:kurs:42 l:köket:-1 l:kümmer:19 l:küvet:14 l:l'atelier:-19
l:l'ensemble:1 l:l'examen:15 l:la:-72 l:lab:37 l:label:-51 l:labeller:-36 l:labels:72 l:lag:55 l:lake:5 l:lamp:30
l:lampjes:-3 l:land:-3 l:landlord:12 l:lands:-45 l:landscape:13 l:lane:-60 l:lang:-31 l:language:-54 l:lanterns:15
l:lanyard:-14 l:las:-61 l:lasagne:-15 l:lasciare:7 l:last:-8 l:lasted:-31 l:lasts:-73 l:late:-34 l:latin:-14
l:laughed:70 l:laundry:41 l:lautet:19 l:law's:-10 l:lax:-37 l:lay:9 l:layout:11 l:layouts:9 l:le:-80 l:lead:10
l:leaderboard:30 l:leak:25 l:leaked:19 l:leaking:25 l:lean:5 l:leaps:-23 l:learn:42 l:learned:-41 l:learner:54
l:learning:-18 l:learnt:2 l:lease:47 l:leash:13 l:least:45 l:leave:-1 l:lecture:21 l:lecturer:16 l:left:119
l:leftover:-9 l:leg:-30 l:legacy:-10 l:legal:-13 l:legend:-23 l:leiden:3 l:lena:-27 l:length:140 l:lens:46 l:les:-26
l:less:-74 l:lesson:56 l:lessons:24 l:let:16 l:let's:9 l:lets:-55 l:letter:41 l:leute:-1 l:level:53 l:lezione:15
l:leído:9 l:liability:22 l:library:42 l:licence:4 l:licked:30 l:lids:48 l:lie:-27 l:lieber:-87 l:liebsten:67
l:lieferschein:11 l:liegen:1 l:liegt:-70 l:lies:-23 l:life:-95 l:life's:6 l:lifetime:21 l:lift:3 l:ligger:122
l:light:29 l:lighting:13 l:lights:6 l:like:56 l:liked:4 l:likes:-44 l:lilac:-8 l:lima:17 l:limit:60 l:limite:37
l:limits:11 l:limping:7 l:linden:29 l:lindgren:10 l:line:-54 l:linen:2 l:lingered:-5 l:linkermarge:1 l:linkermuur:9
l:list:-95 l:lists:41 l:listę:-21 l:lite:5 l:litres:-23 l:little:-29 l:live:-10 l:lives:-45 l:livre:-8 l:lkw:29
l:llaves:5 l:llegado:-29 l:llenar:28 l:lleva:-42 l:llueve:26 l:lo:-44 l:loaves:-39 l:localizador:6 l:lock:-1
l:lockers:6 l:locks:-9 l:log:-9 l:logging:-9 l:login:45 l:logins:54 l:logo:-12 l:logs:-44 l:lol:-138 l:long:-32
l:longer:-16 l:loodgieter:9 l:look:-78 l:looked:106 l:looking:-32 l:looks:2 l:lookup:14 l:lookups:26 l:loop:-2
l:lorry:-6 l:los:-20 l:loss:48 l:lot:-36 l:loud:-62 l:louder:-1 l:love:71 l:lovely:-2 l:lower:21 l:loyer:23 l:lucca:44
l:luck:36 l:luggage:9 l:luktade:11 l:lunch:19 l:luz:-21 l:lyse:26 l:lämnar:17 l:länger:-4 l:läuft:-79 l:límite:31
l:lío:9 l:löse:-15 l:lösenord:3 l:löst:5 l:löste:76 l:ma:-11 l:mach:5 l:machine:94 l:mad:-23 l:made:-13 l:magazines:-3
l:magnetic:15 l:mailbox:-71 l:mailboxes:26 l:main:-32 l:maintenance:49 l:maintenant:-26 l:mairie:-11 l:mais:93
l:mają:32 l:make:-27 l:makes:-17 l:malik:-4 l:malloc:12 l:malmo:-23 l:man:62 l:mandamos:7 l:mando:-16 l:manuale:-17
l:many:54 l:maple:-21 l:mappen:-7 l:mapping:4 l:mar:-14 l:march:-23 l:marek:-32 l:market:4 l:marketing:-4 l:marks:16
l:maré:23 l:marée:-6 l:mast:-32 l:matchmaking:38 l:mate:41 l:maths:78 l:matin:-68 l:matinée:1 l:matte:9 l:max:-20
l:maximum:7 l:may:-32 l:maybe:-3 l:mañana:-46 l:me:69 l:meal:-8 l:meals:35 l:mean:-17 l:measure:-17 l:measured:7
l:mechanic:34 l:mechanical:29 l:med:-34 l:median:15 l:mee:-4 l:meer:25 l:meet:30 l:meeting:22 l:meets:-23 l:mehr:-42
l:mein:-25 l:mejlar:9 l:mejor:-1 l:meldeformular:-13 l:melody:7 l:member:-42 l:memory:-85 l:men:-53 l:menos:-11
l:mention:-13 l:menu:-9 l:mercato:6 l:merge:-20 l:merlins:61 l:mes:-35 l:messages:49 l:messy:-24 l:met:-66 l:meter:54
l:metres:-71 l:mg:29 l:mgr:20 l:mi:21 l:mia:72 l:mich:6 l:microfilm:22 l:microscope:21 l:microwaved:5 l:middle:-37
l:mieux:84 l:might:-52 l:mignon:12 l:migration:70 l:migração:-6 l:milan:-1 l:milk:41 l:milliseconds:61 l:min:11
l:mina:-26 l:mind:-59 l:minds:-20 l:mine:-29 l:minha:2 l:mini:23 l:minibus:8 l:minimum:6 l:minute:-208 l:minuten:-11
l:minutes:13 l:minutos:-13 l:mir:15 l:mirar:-3 l:misc:-76 l:miscompiles:15 l:misread:107 l:miss:42 l:missing:-63
l:mistakes:-30 l:misura:9 l:mit:-116 l:mittwoch:4 l:mix:-54 l:mobile:16 l:mock:65 l:mode:5 l:model:16 l:modem:-29
l:modify:8 l:modig:30 l:module:22 l:moins:-7 l:molar:21 l:mole:60 l:momentje:35 l:mon:-39 l:monday:-32 l:mondays:33
l:money:-38 l:monitors:33 l:mono:4 l:month:-184 l:monthly:-39 l:moon:17 l:mooring:11 l:moot:19 l:more:-59
l:morning:-66 l:most:-11 l:mostly:-36 l:mother-in-law:15 l:moths:-3 l:mountain:-9 l:moved:36 l:movieron:5 l:mr:20
l:mri:53 l:mrs:-46 l:ms:79 l:msgs:-9 l:much:-8 l:mucho:67 l:mud:24 l:muelle:24 l:mug:-14 l:mum:41 l:murdered:5
l:music:12 l:musikbeispielen:15 l:must:137 l:mute:9 l:muttered:-42 l:my:26 l:más:-36 l:mélange:-25 l:mémo:20
l:même:-21 l:mí:20 l:mötet:-7 l:n:-41 l:na:-59 l:nach:-67 l:nachbar:-22 l:nachbarshund:-20 l:nacht:-30 l:nada:-9
l:name:-102 l:names:28 l:namiot:24 l:nantes:23 l:nap:23 l:naps:4 l:narrow:-25 l:narzekali:23 l:narzekał:-39 l:nas:3
l:natural:-1 l:ne:131 l:near:-9 l:nebbia:31 l:need:-2 l:needles:19 l:neemt:25 l:nehmen:21 l:neighbour:25
l:neighbour's:-5 l:neighbours:2 l:nervous:4 l:nesting:-19 l:net:38 l:networks:25 l:never:77 l:new:10 l:news:11
l:newsletter:25 l:newsroom:17 l:next:133 l:ni:-2 l:nice:-33 l:nicer:-36 l:nicht:-57 l:nickel:-19 l:nie:-10 l:niece:84
l:night:-17 l:nights:10 l:nine:38 l:nip:30 l:nite:-2 l:nix:34 l:nn:15 l:no:16 l:nobody:-120 l:noch:-11 l:nog:3
l:noisy:-32 l:nokia:26 l:nom:-19 l:non:-25 l:none:-11 l:nonna:5 l:noodlijn:10 l:nooit:14 l:noon:-37 l:nord:70
l:north:8 l:northern:28 l:nos:32 l:not:-11 l:nota:18 l:notatki:29 l:notch:-44 l:note:1 l:nothing:-43
l:notifications:10 l:notre:-1 l:nous:53 l:nouvel:6 l:nove:-51 l:novel:-34 l:novels:-11 l:november:-1 l:now:-40
l:nową:-14 l:nr:67 l:nu:-48 l:nueva:4 l:nuit:-52 l:nulidad:-1 l:number:72 l:nunca:-6 l:nurse:41 l:nurses:38
l:nutzer:41 l:não:5 l:nächstes:109 l:nöbeti:39 l:o:-27 l:oars:-4 l:obergrenze:1 l:objected:35 l:obtained:-26
l:october:-19 l:odasında:28 l:odd:12 l:odometry:52 l:of:20 l:off:15 l:office:86 l:offline:-46 l:often:38 l:oh:-46
l:ohne:-7 l:oil:54 l:oilskins:4 l:ok:31 l:okay:-12 l:okonjo:2 l:old:-7 l:oldest:-29 l:olive:-19 l:olmadan:20
l:oltre:49 l:om:-57 l:omg:-25 l:on:-56 l:onboarding:47 l:once:-31 l:oncle:8 l:one:-9 l:one's:5 l:one-page:10
l:ones:-74 l:only:1 l:op:-92 l:open:-72 l:opened:25 l:opening:11 l:opens:29 l:opera:-10 l:optado:18 l:opted:45
l:options:-32 l:opłatę:-22 l:or:-176 l:oral:-23 l:order:28 l:organ:-7 l:origami:26 l:origin:14 l:original:-17 l:orm:-3
l:orçamento:20 l:os:-64 l:oscar:-9 l:other:-98 l:others:-5 l:otherwise:-96 l:otra:29 l:our:-15 l:out:-30 l:outage:6
l:outgoing:-16 l:outlier:1 l:outside:-1 l:outward:5 l:over:35 l:overdraft:9 l:overflow:45 l:overheard:-10 l:overran:48
l:overwritten:4 l:owe:8 l:own:-106 l:owner:1 l:owns:61 l:oxygen:-63 l:oyelaran:-3 l:p-anteil:3 l:pacifiers:5 l:pacs:-4
l:paczek:32 l:padaria:6 l:page:20 l:pager:-34 l:pages:33 l:painted:6 l:painter:4 l:pairing:11 l:palco:19 l:palet:24
l:pani:-10 l:papel:-28 l:papier:-13 l:par:-86 l:para:-79 l:paragraph:-22 l:parc:19 l:parcel:93 l:pardon:-8 l:parent:10
l:parents:37 l:park:40 l:parked:43 l:parking:19 l:parole:-10 l:parr:-5 l:parrot's:11 l:parser:19 l:part:53 l:parte:28
l:partir:-12 l:partner:2 l:party:1 l:paréntesis:5 l:pas:-3 l:pasa:-57 l:pasaje:12 l:pass:15 l:passage:-5 l:passare:19
l:passed:-14 l:passen:-17 l:passenger:-26 l:passengers:-16 l:passiamo:41 l:passo:34 l:password:-36 l:past:-49
l:paste:32 l:pastry:-19 l:patient:-30 l:patterns:-15 l:pay:111 l:payment:-19 l:pays:75 l:państwu:26 l:pcs:20 l:pdf:22
l:pebbles:-26 l:pedidos:3 l:pedir:-2 l:peer:-6 l:pegboard:6 l:pegs:45 l:pellegrini:18 l:pendant:-5 l:penny:-1
l:penso:45 l:pente:-11 l:people:94 l:per:-203 l:perché:-28 l:perishing:23 l:permit:3 l:pessoal:-18 l:petersen:-18
l:petit:-35 l:petrov's:9 l:pettersen:1 l:pfarrer:17 l:phone:-37 l:phones:-35 l:phonetic:-1 l:photo:-48 l:physics:7
l:physio:65 l:pic:13 l:pick:7 l:picked:38 l:picnic:-2 l:picture:-50 l:piec:19 l:pieniądze:-32 l:pienso:68 l:pier:-23
l:pilot:12 l:pinch:29 l:pinning:4 l:pintó:-1 l:piotr:-27 l:pipe:-20 l:pipes:18 l:pitää:9 l:place:-109 l:places:-2
l:plain:9 l:plaisir:28 l:plan:18 l:planificador:-8 l:planned:15 l:plano:-21 l:plant:-32 l:plantillas:36 l:planting:12
l:plants:46 l:plaster:2 l:plate:2 l:plateaued:25 l:plates:-4 l:platine:32 l:played:53 l:player:13 l:pleut:10
l:plombier:5 l:pls:-141 l:plugged:19 l:pluie:3 l:plum:7 l:plus:32 l:po:-1 l:pod:11 l:podcast:16 l:pode:-15 l:poetry:19
l:pogoda:11 l:point:13 l:pokój:8 l:policy:65 l:polish:4 l:pond:-1 l:pontoon:4 l:pool:98 l:pools:8 l:poor:-5 l:poppy:9
l:popups:22 l:por:-70 l:port:-70 l:porta:-6 l:portal:30 l:porte:-36 l:porto:23 l:position:29 l:postcards:-19
l:poster:11 l:postmortem:25 l:pot:43 l:poultry:32 l:pour:-6 l:power:-9 l:practical:55 l:practice:94 l:practicing:37
l:practise:-12 l:prallen:9 l:prefer:5 l:prefiero:-41 l:prepare:-20 l:presión:38 l:pressoir:11 l:pressure:70
l:pretty:11 l:price:1 l:pricing:-26 l:primary:17 l:primeiro:40 l:primo:-4 l:printed:51 l:printer:35 l:printing:4
l:priyanka:-28 l:prize:30 l:pro:-94 l:problem:22 l:problems:-29 l:proceed:177 l:proefversie:37 l:profesora:1
l:professora:10 l:profielfoto:6 l:profile:-48 l:prohibido:2 l:project:51 l:promised:41 l:proofing:10 l:proper:37
l:prothésiste:-10 l:proud:82 l:prova:41 l:proved:7 l:proveedor:26 l:provider:31 l:provo:14 l:prueba:7 l:pruebas:-8
l:przegląd:-29 l:przerywaj:9 l:przesunięte:11 l:przy:19 l:préfère:83 l:próby:12 l:prüfung:30 l:prüfungsgebühr:25
l:public:13 l:puede:-69 l:puedo:5 l:puerto:-26 l:puff:5 l:pull:12 l:pulse:9 l:pump:44 l:pumps:9 l:pupil:11
l:puppy's:15 l:purchased:-50 l:pushes:23 l:put:21 l:putting:-64 l:pw:22 l:pylon:-2 l:página:22 l:pâte:6 l:på:-41
l:qc:29 l:quaderno:13 l:quarante-cinq:-33 l:quarantine:-22 l:quarter:-75 l:quarto:17 l:que:23 l:quedamos:8
l:quedan:-34 l:quello:3 l:queman:-5 l:question:60 l:queue:72 l:qui:-37 l:quick:-24 l:quien:-18 l:quiet:-64 l:quince:3
l:quit:4 l:quite:-9 l:quiz:7 l:quizzes:93 l:quota:47 l:quoted:24 l:race:1 l:rack:-24 l:raconte:12 l:rail:-7
l:railway:4 l:rained:3 l:rains:-8 l:raised:-30 l:rampie:-15 l:ran:82 l:rare:20 l:rate:52 l:rated:19 l:rather:43
l:ratio:-43 l:ravi:-39 l:raw:34 l:reach:-49 l:reaches:-10 l:reader:12 l:readers:42 l:reading:4 l:reads:-102
l:ready:-61 l:real:-3 l:really:56 l:rear:43 l:reason:17 l:rebooked:4 l:reboot:-8 l:received:-19 l:recently:10
l:receptionist:-4 l:rechtermarge:22 l:rechtermuur:39 l:recital:54 l:recompute:3 l:recorded:5 l:recorder:39
l:recording:35 l:rectorat:-37 l:red:20 l:redacted:10 l:redo:-25 l:redux:-9 l:ref:116 l:reference:13 l:refilled:-37
l:reformat:11 l:refuge:9 l:refund:33 l:regelt:8 l:regent:36 l:region:-29 l:registered:13 l:registration:37
l:rehang:-28 l:rehearsals:3 l:reichen:-28 l:relabel:10 l:relabelled:15 l:relay:65 l:release:42 l:relocated:-9
l:rely:-21 l:remains:85 l:remember:25 l:reminder:67 l:reminders:13 l:reminds:78 l:remonte:24 l:removal:26
l:remplacé:49 l:rename:-1 l:renamed:19 l:rental:47 l:rented:-18 l:repair:9 l:repairs:20 l:repetitie:32 l:replace:7
l:replacement:46 l:repo:-6 l:report:36 l:reporter:18 l:reports:26 l:requests:-43 l:requiem:-1 l:reread:10
l:reroutes:32 l:reserva:-27 l:reservation:-19 l:reservations:-49 l:reserved:11 l:reservegenerator:48 l:resist:34
l:resolution:12 l:rest:-49 l:restart:29 l:restarted:24 l:resting:9 l:rests:49 l:result:-65 l:resulta:12 l:resumo:-2
l:resurface:-2 l:retention:97 l:retrieved:-30 l:returns:22 l:reunião:43 l:review:30 l:reviews:79 l:revision:16
l:revisione:8 l:rhyme:-13 l:rica:10 l:ride:38 l:rider:3 l:ridere:10 l:rides:8 l:riecht:7 l:rieger:32 l:rifatto:4
l:right:-10 l:rights:13 l:rijskast:22 l:rileggere:-9 l:ring:-38 l:rings:-16 l:rir:-11 l:risa:12 l:rit:18 l:riunione:10
l:river:-102 l:road:-78 l:roast:1 l:rolls:-30 l:rompe:4 l:roof:16 l:room:48 l:ropes:28 l:rosin:41 l:rota:40
l:rotation:51 l:roule:-9 l:round:-39 l:route:-19 l:router:11 l:row:-28 l:rozmowie:14 l:rude:-20 l:ruffle:56 l:rule:23
l:run:-12 l:runner:37 l:running:15 l:runs:-73 l:runtime:-3 l:rushed:24 l:rust:-48 l:rzadko:28 l:réclamation:2
l:réglage:-3 l:réunion:21 l:révision:17 l:s:-32 l:s'ennuie:14 l:saat:11 l:saber:40 l:sacks:19 l:sacó:47 l:safe:9
l:sag:11 l:said:50 l:sail:4 l:sait:31 l:sal:-8 l:sale:-9 l:salen:-30 l:salle:30 l:salt:54 l:same:-55 l:samples:-27
l:samstag:-1 l:sanna's:-7 l:sat:-40 l:satellite:8 l:saudade:18 l:save:38 l:savoir:-7 l:say:-19 l:says:18 l:sb:26
l:scaffolding:-37 l:scales:9 l:scan:16 l:scanners:37 l:scared:-38 l:scelto:48 l:schaffe:-48 l:schalter:13
l:scheduled:42 l:schijnt:33 l:schimmelproef:9 l:schleifen:14 l:schlüssel:2 l:school:80 l:schoonvader:18
l:schwiegereltern:4 l:schwört:6 l:schüttet:12 l:scope:48 l:score:44 l:scratched:8 l:screen:1 l:screws:52 l:scrub:-25
l:sdk:13 l:se:23 l:seal:23 l:seat:101 l:seats:18 l:seattle:-8 l:second:-31 l:seconds:52 l:see:-27 l:seeing:-14
l:seek:36 l:seem:18 l:seems:98 l:seen:25 l:sees:-3 l:seguir:72 l:segundo:8 l:seguro:36 l:sein:-81
l:selbstbeteiligung:-9 l:selected:-20 l:selling:-25 l:selvedge:-11 l:sempre:-64 l:send:63 l:sending:-49 l:sensor:8
l:sensore:32 l:sent:34 l:sentry:7 l:september:-36 l:sera:94 l:sereni:-8 l:serializer:-19 l:serve:6 l:served:2
l:server:98 l:service:57 l:servidor:-2 l:servis:21 l:servisi:21 l:serwera:-22 l:session:18 l:set:-29 l:setpoint:24
l:settled:-2 l:seven:2 l:sew:3 l:sewing:3 l:share:-14 l:shared:-15 l:she:-60 l:she's:-37 l:shed:-24 l:sheet:137
l:shes:-17 l:shift:2 l:shifts:-29 l:ship:24 l:shipped:-47 l:shipping:51 l:ships:-50 l:shoe:29 l:shoes:38 l:shop:-43
l:shops:42 l:short:29 l:shot:-12 l:should:-16 l:shoulder:-39 l:shout:-12 l:shouts:-1 l:shows:-60 l:shrink:30
l:shunting:12 l:shut:32 l:shutdown:30 l:shuts:69 l:shuttle:3 l:sicherung:-5 l:sicilian:-13 l:sick:-10 l:sideways:24
l:sie:42 l:siempre:7 l:sig:-29 l:sign:-6 l:signalled:-9 l:signals:-6 l:signatures:7 l:signed:-104 l:significance:55
l:signs:-1 l:siguiente:55 l:silence:-19 l:silk:24 l:silos:7 l:silva:46 l:simit:34 l:simply:-7 l:simulating:13
l:simulator:-46 l:since:-123 l:sind:8 l:sing:8 l:singer:3 l:single:-11 l:siren:-9 l:sirene:10 l:sis:9 l:sister:7
l:sitio:-1 l:sits:-51 l:six:-17 l:size:108 l:sizes:-10 l:ska:31 l:skal:19 l:skarpetkę:-6 l:skeleton:8 l:skew:35
l:ski:17 l:skiner:9 l:skipping:45 l:skor:8 l:skrivs:76 l:sledged:-28 l:sleeping:1 l:sleepy:-30 l:sleeve:-10 l:slept:12
l:slipat:42 l:slipped:4 l:slot:-9 l:slots:-29 l:slow:-6 l:sluggish:26 l:small:-67 l:smoke:-16 l:sms:-20 l:snow:11
l:snowdrops:23 l:snowing:24 l:snälla:6 l:so:-13 l:soft:-2 l:soglia:17 l:soir:-87 l:solar:-4 l:sold:4 l:solenoid:8
l:solid:14 l:sollst:1 l:sollte:-13 l:som:-26 l:some:-109 l:somebody:6 l:someone:81 l:someone's:2 l:somewhere:-45
l:son:13 l:songs:22 l:sonno:7 l:sonst:-11 l:soon:73 l:sooner:42 l:sorry:20 l:sorted:34 l:sortiert:-18 l:sorting:-4
l:sound:-101 l:sounded:20 l:sounds:62 l:soup:-62 l:sourdough:9 l:south:67 l:spare:14 l:speak:-48 l:speaking:23
l:speaks:-8 l:specchietto:15 l:specific:-25 l:specify:-3 l:spectrum:10 l:speed:45 l:spelar:37 l:spelling:7
l:spelmansstämma:9 l:spend:6 l:spendere:-8 l:spent:73 l:spikes:-40 l:spilled:4 l:spleen:-10 l:spoken:51 l:spot:40
l:spots:39 l:sprawdzenia:-2 l:spring:-12 l:spruce:-10 l:sql:23 l:squash:26 l:sre:29 l:staat:-1 l:stack:1 l:stage:20
l:stairs:-79 l:stall:51 l:standby:6 l:standing:-48 l:stands:-55 l:star:29 l:stare:24 l:start:136 l:started:-9
l:starts:37 l:state:-6 l:station:12 l:stattdessen:-7 l:statute:-9 l:stay:6 l:stayed:-14 l:steering:8 l:stehen:-9
l:stepped:36 l:steps:-100 l:stick:14 l:stikstof:11 l:still:45 l:stock:10 l:stockholm:-18 l:stocktaking:-31
l:stomach:-44 l:stood:-100 l:stooping:30 l:stop:2 l:stops:-52 l:storage:27 l:store:4 l:stored:-16 l:stories:-18
l:storing:20 l:stove:-10 l:straight:-86 l:straightening:14 l:strap:4 l:street:-67 l:stress:22 l:stretched:-41
l:streven:4 l:strike:-22 l:string:-17 l:strings:3 l:strips:14 l:stroller:-8 l:stuck:-67 l:studio:17 l:stunden:13
l:stung:47 l:sturmwarnung:-27 l:stuttered:11 l:stuur:29 l:stuurt:10 l:submission:66 l:such:-21 l:sucursal:5
l:sugar:-43 l:suit:-40 l:suitcase:47 l:sul:-21 l:sum:-32 l:summer:23 l:summit:-36 l:sunday:-51 l:sundays:-28
l:sunset:29 l:sunucusu:70 l:supplier:10 l:support:-47 l:suppose:13 l:supposed:-45 l:sur:-11 l:sure:36 l:suspension:11
l:susto:15 l:swallows:71 l:swan:4 l:swap:-26 l:swear:13 l:swim:4 l:swimming:-17 l:switch:53 l:switched:-16
l:switching:-54 l:switchover:37 l:swore:29 l:sworn:-5 l:sync:26 l:synthetic:-32 l:system:-16 l:szkole:28 l:såg:29
l:séance:-3 l:sì:8 l:síndica:27 l:só:-24 l:słoików:10 l:ta:13 l:tabela:11 l:tabla:11 l:tablet:46 l:tabs:80 l:tackle:-8
l:tag:21 l:tagged:9 l:taille:30 l:tak:-7 l:take:-19 l:taken:34 l:takes:-14 l:talk:-37 l:talked:70 l:talking:-10
l:talla:17 l:taller:3 l:tango:8 l:tank:-32 l:tanta:42 l:tap:32 l:tar:119 l:tarda:-1 l:tarde:-20 l:tare:3 l:task:30
l:tax:-59 l:tbh:-35 l:te:15 l:tea:10 l:teacher:119 l:teachers:15 l:teaches:139 l:teal:-22 l:team:28 l:teams:9
l:teatro:-13 l:technician:82 l:teigkneter:8 l:telefoni:14 l:telephone:16 l:tell:11 l:telling:-33 l:tells:-53
l:temos:26 l:temp:85 l:temperatura:21 l:tempo:7 l:ten:-117 l:tenant:-33 l:tenants:7 l:teniamo:-3 l:tenor:10
l:tension:-3 l:ter:13 l:teraz:-77 l:term:-38 l:termin:32 l:test:127 l:testa:-6 l:teste:9 l:testers:61 l:testes:13
l:testkastje:15 l:testomgeving:21 l:tests:95 l:text:37 l:texto:-21 l:thai:27 l:than:-210 l:thank-you:10 l:thanks:-50
l:that:-17 l:that's:-22 l:the:-26 l:their:-156 l:them:-133 l:theme:61 l:then:30 l:theorie-examen:19 l:theory:33
l:there:7 l:theres:31 l:thermal:-11 l:they:-70 l:thick:-34 l:thing:63 l:think:-13 l:thinking:56 l:thinks:-51
l:thirteen:38 l:thirty:-1 l:this:-7 l:though:-64 l:thought:-25 l:thousand:-17 l:thread:-24 l:threads:-80 l:three:41
l:threshold:46 l:through:-33 l:thu:-68 l:thumb:-10 l:thumbnail:17 l:thx:-31 l:thé:14 l:ti:27 l:ticket:-45 l:tickets:29
l:tide:78 l:tides:-8 l:tied:3 l:tiene:-27 l:til:-11 l:tile:44 l:tiled:-2 l:tiles:7 l:till:-44 l:timeout:186 l:timer:29
l:times:-124 l:timestamps:58 l:tiny:-1 l:tired:19 l:tisch:-16 l:tittade:23 l:to:-100 l:toca:64 l:tocca:7 l:today:4
l:today's:-38 l:tog:12 l:together:-22 l:told:57 l:tomografu:35 l:tonight:13 l:tonnes:-3 l:too:-110 l:took:12 l:tool:4
l:top:-59 l:top-ups:21 l:torn:53 l:torsdags:-4 l:touch:44 l:touching:6 l:toujours:8 l:tour:22 l:tourist:39 l:tout:-50
l:tove:-41 l:towel:-14 l:tower:12 l:town:57 l:traag:9 l:trabalho:-8 l:trace:22 l:traces:61 l:traduzioni:44 l:traffic:1
l:trafo:1 l:trail:-11 l:translate:3 l:traslocare:-6 l:travel:21 l:travels:60 l:tre:-34 l:treasurer:8 l:treble:5
l:treffpunkt:7 l:trieste:-3 l:trip:-7 l:tripod:33 l:trips:-56 l:trophy:25 l:trotz:-22 l:trovo:8 l:truck:59 l:true:26
l:trust:20 l:try:57 l:trzeba:40 l:trägt:-1 l:tu:-1 l:tube:-4 l:tue:-47 l:tugs:9 l:tulee:8 l:tuner:4 l:tunnel:-49
l:turku:38 l:turn:-60 l:turned:-39 l:turno:20 l:turns:-43 l:tutor:8 l:twelve:46 l:twice:-44 l:twins:14 l:two:85 l:ty:5
l:type:-39 l:types:2 l:typing:7 l:typisch:-5 l:typo:-29 l:tyres:10 l:ugh:-38 l:um:48 l:umber:-13 l:umbral:39
l:umbrella:-31 l:umbrellas:1 l:un:-43 l:un'aria:-46 l:unable:22 l:unanswered:10 l:uncle:-2 l:und:-93 l:under:-80
l:understand:157 l:understood:-21 l:understudy:17 l:undo:-35 l:une:-9 l:unfortunately:-21 l:uniform:8 l:units:-49
l:unless:-7 l:unread:12 l:unseal:45 l:until:-36 l:unusual:11 l:up:-39 l:upcoming:-55 l:updates:29 l:upgrade:25
l:uplink:19 l:upload:23 l:upper:45 l:ups:70 l:upstairs:5 l:us:-23 l:use:-31 l:useless:-43 l:user:-25 l:uses:-54
l:ushers:12 l:using:-50 l:usual:-28 l:usually:-23 l:uur:-15 l:uw:12 l:va:-2 l:vaccine:14 l:vad:55 l:vai:18 l:vale:-19
l:valley:-15 l:value:-48 l:valuer's:2 l:values:7 l:vamos:11 l:van:37 l:vaten:17 l:vecchio:-33 l:vecino:41
l:vectors:-22 l:vegas:-3 l:vendor:14 l:verb:1 l:verbs:35 l:verkocht:-1 l:verschoben:6 l:verses:22 l:version:1
l:verteilerlisten:28 l:very:-44 l:vet:27 l:veterinario:1 l:veut:35 l:vez:-66 l:vi:-9 l:via:-4 l:viagem:13
l:viernes:-23 l:view:70 l:vill:46 l:village:-8 l:ville:43 l:violet:-52 l:violin:6 l:vis:-1 l:vise:52 l:visiting:14
l:visitors:-11 l:visits:-64 l:visto:-23 l:vlan:4 l:vocab:-5 l:vocabulary:-3 l:vocht:-30 l:você:8 l:voglio:-31
l:voir:-15 l:voisin:20 l:voitures:34 l:voor:-28 l:voordat:-6 l:vorbei:-22 l:vordach:16 l:vorkheftruck:1 l:vorladen:-11
l:vorstand:-21 l:vote:14 l:voted:19 l:votre:-5 l:voucher:59 l:voudrait:21 l:vowels:7 l:vroeger:-2 l:vuelta:-12
l:vuelto:-11 l:vérifier:8 l:w:-67 l:wachsen:-14 l:wagen:-17 l:wait:-16 l:waiter:6 l:waiting:33 l:waits:-51
l:walkers:-5 l:walking:24 l:wall:-89 l:wander:-26 l:wanted:-38 l:wants:63 l:war:-25 l:ward:44 l:wardrobe:48 l:ware:21
l:waren:1 l:warm:-41 l:warned:23 l:warning:31 l:warranty:8 l:wash:3 l:washing:-22 l:waste:-7 l:watched:8 l:water:68
l:waterline:-7 l:wax:24 l:way:-158 l:ways:-5 l:wchodzi:-1 l:we:13 l:we've:-18 l:wearing:16 l:weather:4 l:web:1
l:webhook:12 l:wedding:7 l:weddings:69 l:week:-82 l:weekdays:-18 l:weekend:-25 l:weekly:-38 l:weeks:67 l:weer:-3
l:weertje:30 l:weet:-1 l:weighed:44 l:weighs:-39 l:weight:-15 l:weiß:10 l:wejściowy:18 l:welcome:57 l:well:-10
l:went:5 l:wenzel:-4 l:werden:10 l:weselu:19 l:west:31 l:wet:-9 l:what:-29 l:what's:-13 l:whatever:-47 l:wheel:46
l:wheels:33 l:when:-44 l:where:-119 l:wherry:3 l:whether:-103 l:which:-233 l:while:-151 l:whip:35 l:whippet:11
l:whistles:28 l:white:-2 l:whiteboard:-30 l:who's:18 l:whoever:-52 l:whole:-90 l:why:-86 l:wiadomo:35 l:wide:-24
l:widget:22 l:width:49 l:wie:-12 l:wiegen:-10 l:wiegt:-15 l:wifi:46 l:wikipedia:13 l:wil:8 l:wild:14 l:will:13
l:willen:18 l:winch:-16 l:winds:-24 l:wing:-2 l:winter:-8 l:wir:-76 l:wire:19 l:wires:-11 l:wirt:-12 l:wish:-33
l:with:-72 l:within:-30 l:without:-96 l:więc:-29 l:woche:6 l:wochenende:82 l:wohnung:9 l:woman:17 l:won:17 l:won't:45
l:wonder:49 l:wont:52 l:wooden:-17 l:word:-24 l:words:-41 l:wore:-3 l:work:23 l:workbook:62 l:worked:-6 l:workers:-3
l:working:-31 l:workshop:36 l:worries:106 l:worry:25 l:would:-23 l:wouldnt:9 l:write:10 l:writing:-13 l:written:80
l:wrong:-103 l:wykresy:14 l:wär:14 l:wäre:60 l:xcode:6 l:ya:-53 l:yannick:20 l:yard:-8 l:yeah:24 l:year:-134
l:years:-32 l:yesterday:-95 l:yesterday's:3 l:yet:41 l:yine:1 l:york:-52 l:you:27 l:you'll:-61 l:you're:12 l:young:-20
l:younger:24 l:youngest:29 l:your:-7 l:yurt:3 l:yıldız:-8 l:za:-11 l:zahlen:-21 l:zapasowa:26 l:załączników:8 l:ze:-25
l:zehn:18 l:zero:22 l:zgłoszenia:22 l:zijn:-48 l:zjadł:30 l:zlecenia:31 l:znowu:77 l:zo'n:-15 l:zombie:-1 l:zones:44
l:zoom:24 l:zug:26 l:zur:2 l:zwei:6 l:à:-81 l:às:-31 l:än:-5 l:är:147 l:ça:49 l:çalıştırıyor:-3 l:çekiç:38 l:çok:5
l:çıktım:34 l:è:-18 l:öffnet:-5 l:örneklerle:21 l:über:-38 l:übernachtung:-4 l:überschwungen:23 l:überwiesen:9
l:ücreti:14 l:źle:8 l:в:-2 l:задачи:14 l:закончилось:19 l:опять:4 l:придумали:18 l:проверяем:10 l:собралась:18
l:теперь:16 l:упало:25
"""
