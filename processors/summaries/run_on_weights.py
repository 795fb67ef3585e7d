"""Weights of :mod:`processors.summaries.run_on`: ``python -m benchmarks.run_on --write`` fits them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

#: What each sign adds to the score of a place between two words.
OF_SIGNS: Final[Mapping[str, float]] = {
    "after_and": -0.92,
    "after_article": -0.57,
    "after_comparison": -0.63,
    "after_condition": 0.29,
    "after_every": -0.40,
    "after_is": -0.61,
    "after_modal": -0.56,
    "after_negation": 0.08,
    "after_none": -0.73,
    "after_order": -0.10,
    "after_others": -0.07,
    "after_past": -0.35,
    "after_possessive": 0.66,
    "after_reason": -0.21,
    "after_speaker": 0.38,
    "after_told": -0.72,
    "after_vague": -0.43,
    "any": -1.25,
    "before_and": -3.54,
    "before_article": -0.83,
    "before_comparison": 0.17,
    "before_condition": -3.46,
    "before_every": -0.16,
    "before_is": -0.62,
    "before_modal": -1.44,
    "before_negation": -0.39,
    "before_none": 0.56,
    "before_order": -0.06,
    "before_others": -0.31,
    "before_past": -0.63,
    "before_possessive": -1.04,
    "before_reason": -1.43,
    "before_speaker": -0.73,
    "before_told": 0.28,
    "before_vague": -0.48,
    "both_and_article": -0.24,
    "both_and_condition": -0.02,
    "both_and_every": -0.10,
    "both_and_is": -0.09,
    "both_and_modal": -0.04,
    "both_and_negation": -0.44,
    "both_and_none": -1.47,
    "both_and_order": -0.25,
    "both_and_others": -0.30,
    "both_and_past": -0.11,
    "both_and_possessive": -0.19,
    "both_and_reason": -0.04,
    "both_and_speaker": -1.22,
    "both_and_told": -0.02,
    "both_and_vague": -0.05,
    "both_article_article": 0.09,
    "both_article_comparison": -0.09,
    "both_article_condition": 0.28,
    "both_article_every": -0.02,
    "both_article_is": 0.16,
    "both_article_modal": 0.15,
    "both_article_negation": 0.42,
    "both_article_none": -1.74,
    "both_article_order": 0.08,
    "both_article_others": 0.18,
    "both_article_past": 0.19,
    "both_article_possessive": 0.12,
    "both_article_reason": 0.15,
    "both_article_speaker": 0.42,
    "both_article_told": -0.46,
    "both_article_vague": -0.14,
    "both_comparison_and": 0.03,
    "both_comparison_article": -0.18,
    "both_comparison_comparison": -0.60,
    "both_comparison_condition": -1.09,
    "both_comparison_every": 0.29,
    "both_comparison_is": 0.62,
    "both_comparison_modal": 0.20,
    "both_comparison_negation": 0.22,
    "both_comparison_none": -0.05,
    "both_comparison_order": 0.10,
    "both_comparison_others": 0.50,
    "both_comparison_past": 0.17,
    "both_comparison_possessive": -0.20,
    "both_comparison_reason": -0.17,
    "both_comparison_speaker": 0.52,
    "both_comparison_told": -0.09,
    "both_comparison_vague": 0.06,
    "both_condition_article": -0.11,
    "both_condition_every": -0.06,
    "both_condition_is": -0.24,
    "both_condition_negation": -0.22,
    "both_condition_none": -1.75,
    "both_condition_others": -0.40,
    "both_condition_past": -0.02,
    "both_condition_possessive": -0.21,
    "both_condition_reason": -0.02,
    "both_condition_speaker": -1.21,
    "both_every_and": 0.09,
    "both_every_article": 0.26,
    "both_every_comparison": -0.06,
    "both_every_condition": -0.15,
    "both_every_every": 0.07,
    "both_every_is": 0.07,
    "both_every_modal": 0.15,
    "both_every_negation": 0.62,
    "both_every_none": -0.23,
    "both_every_order": -0.62,
    "both_every_others": 0.28,
    "both_every_past": -0.29,
    "both_every_possessive": -0.16,
    "both_every_reason": -0.35,
    "both_every_speaker": -0.10,
    "both_every_told": 0.11,
    "both_every_vague": -0.06,
    "both_is_and": -0.52,
    "both_is_article": -0.64,
    "both_is_comparison": -0.03,
    "both_is_condition": 0.61,
    "both_is_every": -0.26,
    "both_is_is": 0.30,
    "both_is_modal": 0.35,
    "both_is_negation": -0.47,
    "both_is_none": -0.47,
    "both_is_order": -0.59,
    "both_is_others": 0.20,
    "both_is_past": -0.10,
    "both_is_possessive": -0.38,
    "both_is_reason": -0.14,
    "both_is_speaker": 1.04,
    "both_is_vague": -1.02,
    "both_modal_article": -0.66,
    "both_modal_comparison": 0.11,
    "both_modal_every": -0.09,
    "both_modal_is": 0.16,
    "both_modal_modal": -0.58,
    "both_modal_negation": -0.79,
    "both_modal_none": -0.33,
    "both_modal_order": 0.01,
    "both_modal_others": -0.25,
    "both_modal_past": 0.13,
    "both_modal_possessive": 0.06,
    "both_modal_reason": 0.10,
    "both_modal_speaker": -0.61,
    "both_modal_told": -0.48,
    "both_modal_vague": -0.07,
    "both_negation_and": -0.18,
    "both_negation_article": -0.23,
    "both_negation_comparison": 0.15,
    "both_negation_condition": -0.32,
    "both_negation_every": -0.02,
    "both_negation_is": 0.21,
    "both_negation_modal": -0.98,
    "both_negation_negation": -0.05,
    "both_negation_none": -0.42,
    "both_negation_order": 0.32,
    "both_negation_others": 0.18,
    "both_negation_past": 0.10,
    "both_negation_possessive": 0.45,
    "both_negation_reason": -0.23,
    "both_negation_speaker": 0.88,
    "both_negation_told": -0.44,
    "both_negation_vague": -0.30,
    "both_none_and": -0.79,
    "both_none_article": 0.26,
    "both_none_comparison": -0.17,
    "both_none_condition": 0.16,
    "both_none_every": 0.01,
    "both_none_is": -0.51,
    "both_none_modal": -0.35,
    "both_none_negation": 0.39,
    "both_none_none": 0.21,
    "both_none_order": -0.02,
    "both_none_others": 0.28,
    "both_none_past": -0.25,
    "both_none_possessive": 0.56,
    "both_none_reason": -0.05,
    "both_none_speaker": 0.85,
    "both_none_told": 0.02,
    "both_none_vague": 0.47,
    "both_order_and": -0.41,
    "both_order_article": 0.05,
    "both_order_comparison": 0.08,
    "both_order_condition": 0.07,
    "both_order_every": -0.12,
    "both_order_is": -0.75,
    "both_order_modal": 0.32,
    "both_order_negation": -0.02,
    "both_order_none": 0.37,
    "both_order_order": 0.45,
    "both_order_others": -0.20,
    "both_order_past": 0.21,
    "both_order_possessive": 0.36,
    "both_order_reason": -0.16,
    "both_order_speaker": -0.97,
    "both_order_told": -0.20,
    "both_order_vague": 0.24,
    "both_others_and": -0.24,
    "both_others_article": 0.43,
    "both_others_comparison": -0.16,
    "both_others_condition": -0.15,
    "both_others_every": -0.52,
    "both_others_is": -0.30,
    "both_others_modal": -0.92,
    "both_others_negation": 0.17,
    "both_others_none": -0.05,
    "both_others_order": -0.04,
    "both_others_others": -0.50,
    "both_others_past": -0.57,
    "both_others_possessive": 0.76,
    "both_others_reason": -0.05,
    "both_others_speaker": 1.35,
    "both_others_told": -0.93,
    "both_others_vague": -0.46,
    "both_past_and": 0.18,
    "both_past_article": -0.70,
    "both_past_comparison": -0.25,
    "both_past_condition": 0.62,
    "both_past_every": -0.44,
    "both_past_is": 0.03,
    "both_past_modal": -0.01,
    "both_past_negation": -0.43,
    "both_past_none": 0.48,
    "both_past_order": 0.29,
    "both_past_others": -0.51,
    "both_past_past": -0.05,
    "both_past_possessive": -0.17,
    "both_past_reason": -0.46,
    "both_past_speaker": -0.85,
    "both_past_told": -0.07,
    "both_past_vague": -0.26,
    "both_possessive_comparison": -0.04,
    "both_possessive_is": -0.05,
    "both_possessive_modal": 0.33,
    "both_possessive_none": -1.50,
    "both_possessive_order": -0.15,
    "both_possessive_reason": -0.01,
    "both_possessive_told": -0.07,
    "both_reason_and": -0.02,
    "both_reason_article": -0.62,
    "both_reason_comparison": 0.17,
    "both_reason_condition": -0.12,
    "both_reason_every": -0.24,
    "both_reason_is": -0.43,
    "both_reason_modal": 0.44,
    "both_reason_negation": -0.38,
    "both_reason_none": -0.13,
    "both_reason_order": 0.13,
    "both_reason_others": -0.64,
    "both_reason_past": 0.12,
    "both_reason_possessive": -0.85,
    "both_reason_reason": 0.15,
    "both_reason_speaker": -0.92,
    "both_reason_told": 0.12,
    "both_reason_vague": 0.02,
    "both_speaker_and": 0.07,
    "both_speaker_article": -0.06,
    "both_speaker_comparison": -0.70,
    "both_speaker_condition": -0.42,
    "both_speaker_every": -0.40,
    "both_speaker_is": -0.10,
    "both_speaker_modal": -0.71,
    "both_speaker_negation": -0.58,
    "both_speaker_none": -0.29,
    "both_speaker_order": -0.57,
    "both_speaker_others": 0.07,
    "both_speaker_past": -0.06,
    "both_speaker_possessive": 0.81,
    "both_speaker_reason": 0.04,
    "both_speaker_speaker": 1.08,
    "both_speaker_told": -0.30,
    "both_speaker_vague": -0.37,
    "both_told_and": 0.13,
    "both_told_article": -0.05,
    "both_told_comparison": -0.31,
    "both_told_condition": -0.05,
    "both_told_every": -0.07,
    "both_told_is": -0.24,
    "both_told_modal": 0.51,
    "both_told_negation": 0.39,
    "both_told_none": 0.36,
    "both_told_order": 0.12,
    "both_told_others": -0.28,
    "both_told_past": 0.36,
    "both_told_possessive": 0.27,
    "both_told_reason": -0.47,
    "both_told_speaker": 0.05,
    "both_told_told": 0.04,
    "both_told_vague": -0.97,
    "both_vague_article": -0.63,
    "both_vague_comparison": -0.04,
    "both_vague_condition": 0.16,
    "both_vague_every": 0.05,
    "both_vague_is": 0.09,
    "both_vague_modal": 0.02,
    "both_vague_negation": 0.17,
    "both_vague_none": -0.02,
    "both_vague_order": 0.08,
    "both_vague_others": -0.43,
    "both_vague_past": -0.18,
    "both_vague_possessive": -0.33,
    "both_vague_reason": 0.15,
    "both_vague_speaker": -0.18,
    "both_vague_told": -0.15,
    "both_vague_vague": -0.34,
    "from_1": -1.50,
    "from_2": -2.20,
    "from_3": -1.83,
    "from_4": -0.98,
    "from_5": -0.24,
    "from_6": 0.27,
    "languages__": 0.01,
    "languages__dutch": -0.53,
    "languages__english": -0.12,
    "languages__french": -0.43,
    "languages__german": -0.41,
    "languages__italian": -0.37,
    "languages__polish": -0.32,
    "languages__portuguese": -0.50,
    "languages__spanish": -0.68,
    "languages__swedish": -0.32,
    "languages__turkish": -0.10,
    "languages_dutch_": -0.80,
    "languages_dutch_dutch": -1.95,
    "languages_dutch_english": 0.26,
    "languages_dutch_french": 0.01,
    "languages_dutch_german": -0.62,
    "languages_dutch_italian": 0.09,
    "languages_dutch_portuguese": -0.18,
    "languages_dutch_spanish": 0.06,
    "languages_dutch_swedish": -0.06,
    "languages_dutch_turkish": 0.04,
    "languages_english_": 0.11,
    "languages_english_dutch": 0.38,
    "languages_english_english": 0.33,
    "languages_english_french": 0.20,
    "languages_english_german": 0.12,
    "languages_english_italian": 0.47,
    "languages_english_polish": 0.36,
    "languages_english_portuguese": -0.02,
    "languages_english_spanish": 0.16,
    "languages_english_swedish": 0.39,
    "languages_english_turkish": 0.10,
    "languages_french_": -0.36,
    "languages_french_dutch": 0.06,
    "languages_french_english": 0.19,
    "languages_french_french": -1.57,
    "languages_french_german": -0.19,
    "languages_french_italian": -2.02,
    "languages_french_polish": 0.23,
    "languages_french_portuguese": 0.16,
    "languages_french_spanish": -0.15,
    "languages_french_swedish": -0.46,
    "languages_french_turkish": -0.02,
    "languages_german_": -0.22,
    "languages_german_dutch": -0.62,
    "languages_german_english": 0.13,
    "languages_german_french": 0.01,
    "languages_german_german": -2.32,
    "languages_german_italian": 0.06,
    "languages_german_polish": -0.14,
    "languages_german_portuguese": 0.03,
    "languages_german_spanish": -0.63,
    "languages_german_swedish": 0.13,
    "languages_italian_": -0.52,
    "languages_italian_dutch": 0.07,
    "languages_italian_english": 0.21,
    "languages_italian_french": -1.72,
    "languages_italian_german": -0.44,
    "languages_italian_italian": -1.39,
    "languages_italian_polish": 0.08,
    "languages_italian_spanish": -0.57,
    "languages_italian_swedish": 0.09,
    "languages_polish_": -0.49,
    "languages_polish_dutch": 0.09,
    "languages_polish_english": -0.01,
    "languages_polish_french": -0.23,
    "languages_polish_german": -0.29,
    "languages_polish_italian": -0.17,
    "languages_polish_polish": -0.32,
    "languages_polish_swedish": 0.09,
    "languages_portuguese_": -0.72,
    "languages_portuguese_french": -0.07,
    "languages_portuguese_german": 0.08,
    "languages_portuguese_portuguese": -0.27,
    "languages_portuguese_spanish": -0.46,
    "languages_portuguese_swedish": -0.07,
    "languages_spanish_": -0.42,
    "languages_spanish_dutch": -0.05,
    "languages_spanish_english": 0.22,
    "languages_spanish_french": -0.56,
    "languages_spanish_german": -0.86,
    "languages_spanish_italian": 0.06,
    "languages_spanish_polish": 0.15,
    "languages_spanish_portuguese": -0.51,
    "languages_spanish_spanish": -2.10,
    "languages_spanish_swedish": 0.33,
    "languages_spanish_turkish": -0.28,
    "languages_swedish_": -0.85,
    "languages_swedish_dutch": 0.13,
    "languages_swedish_english": 0.04,
    "languages_swedish_french": 0.12,
    "languages_swedish_german": -0.03,
    "languages_swedish_italian": -0.08,
    "languages_swedish_spanish": -0.34,
    "languages_swedish_swedish": -1.51,
    "languages_turkish_": -0.32,
    "languages_turkish_english": 0.04,
    "languages_turkish_french": -0.08,
    "languages_turkish_german": -0.09,
    "languages_turkish_italian": 0.01,
    "languages_turkish_polish": 0.09,
    "languages_turkish_swedish": 0.07,
    "next_and_and": -0.01,
    "next_and_article": -0.49,
    "next_and_comparison": -0.02,
    "next_and_condition": -0.19,
    "next_and_every": -0.40,
    "next_and_is": -0.40,
    "next_and_modal": -0.07,
    "next_and_negation": -0.65,
    "next_and_none": -0.18,
    "next_and_order": -0.14,
    "next_and_others": 0.91,
    "next_and_past": -0.78,
    "next_and_possessive": 0.21,
    "next_and_reason": 0.69,
    "next_and_speaker": -1.01,
    "next_and_told": -0.26,
    "next_and_vague": -0.30,
    "next_article_article": -0.48,
    "next_article_comparison": -0.37,
    "next_article_condition": -0.10,
    "next_article_every": -0.28,
    "next_article_is": -0.02,
    "next_article_modal": -0.47,
    "next_article_negation": -0.20,
    "next_article_none": 0.03,
    "next_article_order": -0.29,
    "next_article_others": 0.19,
    "next_article_past": -0.70,
    "next_article_possessive": -0.17,
    "next_article_reason": -0.15,
    "next_article_speaker": -0.24,
    "next_article_told": -0.81,
    "next_article_vague": -0.06,
    "next_comparison_and": -0.17,
    "next_comparison_article": 1.08,
    "next_comparison_comparison": -0.75,
    "next_comparison_condition": -0.41,
    "next_comparison_every": -0.23,
    "next_comparison_is": -0.10,
    "next_comparison_modal": -0.49,
    "next_comparison_negation": 0.69,
    "next_comparison_none": -0.23,
    "next_comparison_order": -0.25,
    "next_comparison_others": -0.33,
    "next_comparison_past": -0.03,
    "next_comparison_possessive": -0.34,
    "next_comparison_reason": -0.81,
    "next_comparison_speaker": -0.55,
    "next_comparison_told": -0.01,
    "next_comparison_vague": -0.19,
    "next_condition_article": 0.81,
    "next_condition_every": 0.03,
    "next_condition_is": -0.41,
    "next_condition_modal": -0.14,
    "next_condition_negation": -0.57,
    "next_condition_none": -0.14,
    "next_condition_others": -0.24,
    "next_condition_past": 0.16,
    "next_condition_possessive": 0.08,
    "next_condition_reason": 0.63,
    "next_condition_speaker": 0.26,
    "next_every_and": -0.57,
    "next_every_article": -0.08,
    "next_every_comparison": -0.54,
    "next_every_condition": -0.46,
    "next_every_every": -0.09,
    "next_every_is": -0.62,
    "next_every_modal": -0.56,
    "next_every_negation": 0.19,
    "next_every_none": 0.35,
    "next_every_order": -0.22,
    "next_every_others": -0.43,
    "next_every_past": 0.09,
    "next_every_possessive": 0.16,
    "next_every_reason": -0.71,
    "next_every_speaker": 0.12,
    "next_every_told": 0.05,
    "next_every_vague": -0.23,
    "next_is_and": -0.27,
    "next_is_article": -0.62,
    "next_is_comparison": -0.50,
    "next_is_condition": -0.40,
    "next_is_every": 0.10,
    "next_is_is": -0.13,
    "next_is_modal": 0.63,
    "next_is_negation": -0.48,
    "next_is_none": -0.16,
    "next_is_order": -0.55,
    "next_is_others": 0.53,
    "next_is_past": -0.51,
    "next_is_possessive": -0.17,
    "next_is_reason": -0.85,
    "next_is_speaker": 0.88,
    "next_is_vague": -0.28,
    "next_modal_and": -0.01,
    "next_modal_article": -0.39,
    "next_modal_comparison": -0.22,
    "next_modal_every": -0.80,
    "next_modal_is": -0.26,
    "next_modal_modal": -0.96,
    "next_modal_negation": -2.23,
    "next_modal_none": -0.14,
    "next_modal_order": -0.42,
    "next_modal_others": 1.79,
    "next_modal_past": -0.25,
    "next_modal_possessive": -0.44,
    "next_modal_reason": -0.05,
    "next_modal_speaker": 1.81,
    "next_modal_told": -0.66,
    "next_modal_vague": -0.94,
    "next_negation_and": -0.82,
    "next_negation_article": 0.63,
    "next_negation_comparison": 0.44,
    "next_negation_condition": 0.10,
    "next_negation_every": -0.08,
    "next_negation_is": -0.94,
    "next_negation_modal": -0.77,
    "next_negation_negation": 0.50,
    "next_negation_none": 0.15,
    "next_negation_order": -0.79,
    "next_negation_others": -0.08,
    "next_negation_past": 0.24,
    "next_negation_possessive": 0.55,
    "next_negation_reason": -0.55,
    "next_negation_speaker": 0.12,
    "next_negation_told": -0.17,
    "next_negation_vague": 0.61,
    "next_none_and": -1.21,
    "next_none_article": -0.76,
    "next_none_comparison": -0.34,
    "next_none_condition": -0.43,
    "next_none_every": -0.25,
    "next_none_is": 0.19,
    "next_none_modal": -0.11,
    "next_none_negation": -0.36,
    "next_none_none": 0.19,
    "next_none_order": -0.50,
    "next_none_others": -0.86,
    "next_none_past": 0.56,
    "next_none_possessive": -0.45,
    "next_none_reason": -0.63,
    "next_none_speaker": -0.93,
    "next_none_told": 0.26,
    "next_none_vague": -0.06,
    "next_order_and": -1.07,
    "next_order_article": 0.29,
    "next_order_comparison": -0.64,
    "next_order_condition": -0.66,
    "next_order_every": -0.50,
    "next_order_is": 0.71,
    "next_order_modal": 0.21,
    "next_order_negation": 1.01,
    "next_order_none": 0.32,
    "next_order_order": -0.63,
    "next_order_others": -0.50,
    "next_order_past": -0.67,
    "next_order_possessive": -0.74,
    "next_order_reason": -0.74,
    "next_order_speaker": 0.84,
    "next_order_told": -1.12,
    "next_order_vague": -0.33,
    "next_others_and": 0.32,
    "next_others_article": -0.24,
    "next_others_comparison": -0.31,
    "next_others_condition": -0.29,
    "next_others_every": -0.09,
    "next_others_is": -0.43,
    "next_others_modal": 0.01,
    "next_others_negation": 0.20,
    "next_others_none": 0.11,
    "next_others_order": 0.39,
    "next_others_others": -0.32,
    "next_others_past": -0.27,
    "next_others_possessive": -0.32,
    "next_others_reason": -0.67,
    "next_others_speaker": -0.57,
    "next_others_told": 0.57,
    "next_others_vague": 0.04,
    "next_past_and": 0.20,
    "next_past_comparison": -0.23,
    "next_past_condition": -0.33,
    "next_past_every": 0.54,
    "next_past_is": -0.39,
    "next_past_negation": 0.01,
    "next_past_none": -0.26,
    "next_past_order": -0.33,
    "next_past_others": -0.43,
    "next_past_past": -0.38,
    "next_past_possessive": 0.80,
    "next_past_reason": -0.76,
    "next_past_speaker": -0.68,
    "next_past_told": 0.32,
    "next_past_vague": -0.01,
    "next_possessive_comparison": 0.50,
    "next_possessive_is": 0.29,
    "next_possessive_modal": -0.13,
    "next_possessive_none": 0.51,
    "next_possessive_order": 0.20,
    "next_possessive_reason": 0.03,
    "next_possessive_told": 0.31,
    "next_reason_and": -0.58,
    "next_reason_article": -0.11,
    "next_reason_comparison": -0.07,
    "next_reason_condition": -0.71,
    "next_reason_every": -0.37,
    "next_reason_is": 0.78,
    "next_reason_modal": -0.26,
    "next_reason_negation": 0.60,
    "next_reason_none": -0.19,
    "next_reason_order": 0.75,
    "next_reason_others": -0.93,
    "next_reason_past": -0.27,
    "next_reason_possessive": -0.11,
    "next_reason_reason": 0.85,
    "next_reason_speaker": -0.41,
    "next_reason_told": -0.49,
    "next_reason_vague": -0.71,
    "next_speaker_and": 0.04,
    "next_speaker_article": -0.70,
    "next_speaker_comparison": -0.32,
    "next_speaker_condition": -0.32,
    "next_speaker_every": -0.45,
    "next_speaker_is": 0.33,
    "next_speaker_modal": 0.31,
    "next_speaker_negation": 0.19,
    "next_speaker_none": 0.02,
    "next_speaker_order": 1.19,
    "next_speaker_others": -0.13,
    "next_speaker_past": 0.04,
    "next_speaker_possessive": -0.18,
    "next_speaker_reason": -0.54,
    "next_speaker_speaker": -0.73,
    "next_speaker_told": -0.13,
    "next_speaker_vague": 0.56,
    "next_told_and": -0.50,
    "next_told_article": -0.74,
    "next_told_comparison": 0.67,
    "next_told_condition": 0.82,
    "next_told_every": -0.35,
    "next_told_is": -0.58,
    "next_told_modal": -0.20,
    "next_told_negation": -0.05,
    "next_told_none": 0.12,
    "next_told_order": -0.61,
    "next_told_others": -0.15,
    "next_told_past": -0.23,
    "next_told_possessive": -0.22,
    "next_told_reason": -1.28,
    "next_told_speaker": -0.31,
    "next_told_told": -0.30,
    "next_told_vague": -0.14,
    "next_vague_article": 0.16,
    "next_vague_comparison": -0.78,
    "next_vague_condition": 0.17,
    "next_vague_every": -0.38,
    "next_vague_is": 0.12,
    "next_vague_modal": -0.66,
    "next_vague_negation": -0.39,
    "next_vague_none": -0.20,
    "next_vague_order": -0.12,
    "next_vague_others": -0.58,
    "next_vague_past": -0.82,
    "next_vague_possessive": 0.50,
    "next_vague_reason": -0.62,
    "next_vague_speaker": 1.17,
    "next_vague_told": -0.50,
    "next_vague_vague": -0.25,
    "other_language": 0.18,
    "pause": -5.86,
    "same_language": -0.72,
    "shape_capital_capital": 0.64,
    "shape_capital_digit": -2.63,
    "shape_capital_other": 0.30,
    "shape_capital_small": -1.24,
    "shape_digit_capital": -1.21,
    "shape_digit_digit": -1.46,
    "shape_digit_other": -0.20,
    "shape_digit_small": -2.53,
    "shape_other_capital": -0.24,
    "shape_other_digit": -1.31,
    "shape_other_other": 1.24,
    "shape_other_small": 0.16,
    "shape_small_capital": 1.76,
    "shape_small_digit": -0.62,
    "shape_small_other": 1.63,
    "shape_small_small": -1.15,
    "to_1": -1.93,
    "to_2": -2.15,
    "to_3": -1.49,
    "to_4": -0.95,
    "to_5": -0.20,
    "to_6": 0.23,
}
#: What the words around a place add, in hundredths: before it (b) and after it (a), the ones beside these (e, l), pairs
#: of them with "_" between them, also with the class of the other one (ca, bc), and the last two letters (bx, ax).
OF_WORDS: Final = """
a:*:32 a:0:-76 a:a:1 a:abara:-11 a:abbiamo:33 a:abel:-14 a:abend:-41 a:abends:7 a:ablation:26 a:about:-98 a:above:-79
a:abt:-11 a:accent:33 a:according:98 a:accordions:4 a:account:-50 a:accounting:-26 a:ach:43 a:achterberg:-13
a:across:-49 a:actually:26 a:add:-17 a:additional:-27 a:additionally:61 a:additions:2 a:address:14 a:adesso:32
a:adeyemi:-49 a:adler's:-7 a:admiral:-34 a:admite:-7 a:adorei:32 a:adverbs:27 a:after:-17 a:afternoon:-17
a:afterwards:70 a:again:-122 a:against:-27 a:age:-23 a:agent:-64 a:ago:-73 a:agora:38 a:ah:118 a:ahead:-127
a:ahlers's:-25 a:ahora:24 a:aid:-23 a:aim:32 a:ainda:18 a:airport:-32 a:airports:56 a:aisle:22 a:al:-35 a:alarm:-65
a:albie:-27 a:albion:-3 a:alder:-2 a:ale:90 a:alegro:-6 a:alfred:-16 a:all:-8 a:alla:55 a:alle:-53 a:allergen:23
a:allergens:14 a:allergic:14 a:allergy:8 a:allow:29 a:allowed:-18 a:allows:-23 a:alltid:-25 a:alltså:28 a:alone:-84
a:along:-82 a:alpha:-3 a:already:-89 a:alright:98 a:also:76 a:always:39 a:am:-63 a:amanhã:6 a:among:-38 a:amount:-19
a:amp:47 a:amps:-37 a:amrani:-3 a:an:41 a:ana:-9 a:and:-86 a:anders:21 a:android:31 a:angeles:-17 a:anmeldung:-9
a:anna:-26 a:annelies:-19 a:announce:3 a:annual:3 a:anonymous:16 a:another:-38 a:anouk:44 a:anselmo:-19 a:ansible:22
a:antenner:-5 a:antes:26 a:any:-24 a:anymore:-28 a:anyone:102 a:anything:74 a:anyway:46 a:apart:-64 a:apiarist:35
a:apiece:-14 a:apk:17 a:apparently:86 a:apple:3 a:appointment:-8 a:apprentice:40 a:apprentices:57 a:approver:11
a:april:-105 a:après:3 a:aqui:3 a:archive:-70 a:are:-79 a:arm:-18 a:around:-91 a:arrive:-50 a:arrived:-23
a:arteries:30 a:as:-28 a:ask:41 a:asked:-64 a:asking:-35 a:asleep:-5 a:asset:45 a:assistance:-57 a:at:-89 a:ate:-48
a:atl:-54 a:attempts:-32 a:até:5 a:au:-20 a:aucun:13 a:audio:-30 a:auditors:45 a:aufträge:-18 a:august:-144 a:aunt:40
a:auntie:8 a:aurelia:10 a:aus:-73 a:ausbilder:-12 a:ausflug:-15 a:aushang:-32 a:ausnahmen:11 a:autosave:29
a:available:-58 a:avant:-47 a:avatars:13 a:aviso:40 a:avro:19 a:aw:34 a:awake:-14 a:awaria:24 a:away:-93 a:ayer:128
a:b:-115 a:baby:85 a:babys:18 a:babysitter:31 a:back:-20 a:backend:43 a:backup:113 a:backups:94 a:badestellen:-21
a:badge:8 a:badges:12 a:badly:-12 a:bag:-37 a:bags:-25 a:baking:11 a:balance:-20 a:ballons:-29 a:ban:27 a:banaan:-15
a:band:-8 a:bank:-43 a:bar:-54 a:barche:-2 a:barcodes:27 a:barnen:5 a:barnvakten:22 a:bars:-46 a:basalt:19 a:basic:-55
a:batch:68 a:bath:-54 a:bathroom:17 a:battery:82 a:bc:-27 a:be:-153 a:beach:6 a:beams:-12 a:beat:-30 a:beats:-90
a:beaucoup:27 a:became:-7 a:because:-72 a:beekeepers:13 a:been:73 a:bees:120 a:before:-99 a:began:-6 a:beginners:1
a:begins:-12 a:behind:-100 a:bei:24 a:being:-87 a:believe:-35 a:bell:-1 a:belongs:-4 a:below:-86 a:belt:-27 a:ben:56
a:benedikt:9 a:bergen:-86 a:bestehen:-2 a:beta:95 a:better:-31 a:between:20 a:beyoncé:-19 a:beyond:35 a:bicycles:1
a:bierzemy:65 a:big:21 a:bike:50 a:bill:-67 a:billing:11 a:bin:54 a:birds:3 a:birthday:19 a:bis:25 a:bit:46 a:bitte:90
a:bkg:23 a:blackberry:-3 a:blasting:12 a:bleiben:-11 a:bless:23 a:blind:-14 a:blood:35 a:blower:26 a:blue:10
a:bluetooth:48 a:boah:65 a:boarding:1 a:boards:-16 a:boat:-17 a:bogdan:2 a:boh:5 a:boiler:29 a:boiling:46 a:bom:36
a:bon:40 a:bonfire:28 a:book:-50 a:booked:35 a:bookshops:13 a:bookworm:40 a:booster:82 a:boot:-25 a:bootloader:52
a:boots:21 a:bootsprüfung:42 a:borg:16 a:boss:32 a:both:47 a:bottled:40 a:bottling:58 a:bow:52 a:bowline:13 a:box:-92
a:boyd:-3 a:brake:13 a:branch:-4 a:brandl:-38 a:brandt:-24 a:brass:30 a:brb:119 a:break:-51 a:break-glass:16
a:breaks:-14 a:breng:-9 a:brezeln:-41 a:bright:-25 a:bring:6 a:brings:-13 a:brioche:15 a:british:17 a:brno:-147
a:bro:21 a:broke:-52 a:broken:-8 a:broodjes:-20 a:broom:7 a:brzmi:17 a:brücken:-12 a:btw:-15 a:bucket:-1 a:budget:21
a:buenas:16 a:buenos:36 a:bufor:40 a:bug:-8 a:build:-26 a:builder:23 a:building:22 a:builds:-2 a:bullets:11
a:bumped:64 a:bundle:71 a:bunk:5 a:buongiorno:27 a:buoyage:20 a:burger:28 a:burnt:5 a:bus:79 a:business:-61
a:bussen:35 a:but:-57 a:button:-5 a:by:-79 a:bytes:-45 a:było:-8 a:béchamel:17 a:büyük:11 a:c:-121 a:c'est:138
a:cabin:-16 a:cabins:-9 a:cable:9 a:cache:-98 a:calculator:-10 a:calculators:12 a:calibrate:30 a:call:-21 a:called:-13
a:calls:-12 a:cambiamos:10 a:cambiaron:12 a:came:-139 a:camembert:-8 a:camera:21 a:camille:25 a:camp:-9 a:camper:32
a:can:22 a:can't:-67 a:cancelled:35 a:candidate:25 a:candidates:12 a:candle:6 a:cannot:-104 a:cant:97 a:cap:-32
a:capisco:18 a:caps:34 a:captain:10 a:captions:22 a:car:53 a:car's:-16 a:caramel:39 a:card:-73 a:cardiology:61
a:cards:-27 a:carpenter's:15 a:carpool:17 a:carretillas:-7 a:carries:-49 a:carry:-75 a:cars:-25 a:cart:75 a:case:65
a:cases:-3 a:cash:-26 a:cat:-38 a:cataloguing:13 a:cats:83 a:ce:-5 a:cell:-44 a:cello:1 a:centimetres:-23 a:centre:-40
a:centrifuge:25 a:centro:-28 a:cereal:20 a:cert:45 a:certainly:4 a:certificate:-79 a:certificates:37
a:certification:26 a:certo:81 a:chain:-23 a:change:-12 a:changed:-11 a:channel:-5 a:chaos:15 a:chapter:85 a:chaque:43
a:characters:-5 a:charge:-19 a:charlotte's:-59 a:charming:-8 a:chat:-8 a:chauffören:12 a:che:40 a:check:-4
a:check-in:6 a:checked:-9 a:checking:26 a:cheerful:-56 a:cheers:103 a:cheese:-22 a:chess:25 a:chez:-8 a:child:25
a:children:44 a:chiller:55 a:chip:19 a:chlorine:74 a:choir:58 a:chokes:-10 a:chose:32 a:christmas:-62 a:chutney:19
a:ci:13 a:cider:14 a:cinnamon:-19 a:city:-4 a:claim:40 a:claims:35 a:class:-103 a:clean:-42 a:clear:19 a:cleared:38
a:client:-13 a:clock:-30 a:close:16 a:closed:-37 a:closing:-18 a:cloth:-14 a:club:18 a:cm:-100 a:coach:31 a:coast:-19
a:code:71 a:codger:-23 a:coffee:69 a:coils:34 a:cold:59 a:colleagues:-4 a:colour:11 a:colour-blind:35 a:column:-16
a:columnar:44 a:columns:-7 a:com:-39 a:come:-60 a:comes:-122 a:coming:1 a:comment:-5 a:commit:85 a:commits:-17
a:committee:12 a:como:73 a:company's:-4 a:compilers:79 a:complained:-49 a:composers:50 a:compost:23 a:compressor:48
a:con:3 a:conference:14 a:confidential:18 a:confirm:-12 a:confirmed:9 a:conflicts:31 a:congratulations:105
a:consider:68 a:considering:28 a:consistency:-18 a:contact:10 a:container:11 a:contract:15 a:contractors:22
a:control:-29 a:conveyor:3 a:cooking:37 a:cool:12 a:coolant:6 a:copied:-1 a:copies:-20 a:core:14 a:cork:-133
a:corner:-16 a:correct:5 a:correction:58 a:corrige:7 a:cost:-7 a:costs:-49 a:could:99 a:couldn't:17 a:count:47
a:counted:21 a:counts:-54 a:coup:-10 a:courier:51 a:couriers:51 a:course:-55 a:cousin:34 a:cover:-42 a:covers:-66
a:cow:34 a:cows:7 a:coûte:-33 a:crane:26 a:crash:59 a:crate:-46 a:crates:-20 a:crazy:4 a:crc:-14 a:cream:-22
a:credit:-24 a:crew:-28 a:cried:-12 a:crochet:5 a:crooked:-63 a:cross-connect:16 a:crossing:-19 a:crutches:13
a:curious:-40 a:currency:5 a:current:22 a:currently:23 a:cursors:-8 a:curtain:39 a:custard:12 a:customer:46
a:customs:6 a:cute:45 a:cutover:49 a:cuttings:22 a:cyclists:48 a:czternaście:25 a:czyli:35 a:célia:-18 a:d:-76
a:d'après:22 a:d'un:-18 a:da:-38 a:daarna:41 a:dab:31 a:dachbox:-19 a:dad:95 a:dad's:21 a:dads:64 a:dailies:39
a:dairy:15 a:daisy:32 a:dal:-9 a:dalej:28 a:dan:-27 a:danach:65 a:danger:42 a:danke:33 a:dans:47 a:darf:-27 a:dark:6
a:das:148 a:dat:49 a:data:-64 a:database:-28 a:date:-37 a:dauert:-14 a:day:-64 a:days:-120 a:db:-10 a:dbx:27 a:dead:-3
a:deadline:5 a:deadlocks:45 a:deal:-30 a:dealer:4 a:debug:40 a:december:-68 a:decided:33 a:deck:66 a:decoder:-17
a:dedem:17 a:deep:-25 a:default:10 a:degrees:-100 a:degrés:-33 a:dei:-41 a:dein:18 a:del:-136 a:deleted:-4 a:delis:13
a:delivered:-32 a:delivery:22 a:della:-43 a:delle:-2 a:demain:16 a:demo:-46 a:den:5 a:denim:1 a:departing:-19
a:departs:-36 a:departure:18 a:deploy:-9 a:deployed:35 a:deploys:12 a:der:139 a:derste:17 a:des:-68 a:design:49
a:designer:35 a:desk:-22 a:después:12 a:det:25 a:details:-49 a:determinative:-21 a:deutsch:-23 a:deux:-15 a:device:20
a:devices:37 a:dezimeter:-41 a:di:-77 a:diagrams:69 a:diary:-38 a:did:90 a:didnt:-2 a:die:159 a:died:-38 a:diesel:1
a:difference:-7 a:differently:-19 a:digger:19 a:diggers:18 a:direct:-21 a:discount:-32 a:disk:48 a:do:6 a:dock:55
a:does:73 a:doesn't:-90 a:dog:-33 a:dogs:66 a:doing:-39 a:doit:-26 a:dolphins:13 a:dome:7 a:don't:65 a:done:18
a:donkeys:24 a:dont:106 a:door:-31 a:doorbells:18 a:doors:60 a:dorothea:-5 a:dostęp:11 a:dot:-22 a:dough:10 a:down:-97
a:download:-22 a:downtime:3 a:dr:36 a:draft:27 a:draußen:9 a:draw:-17 a:drawer:-8 a:draws:-2 a:drehstart:23 a:drie:-6
a:drift:-33 a:drill:-24 a:dripping:3 a:drive:-53 a:driver:-19 a:drivers:1 a:drives:-29 a:dropbox:21 a:dropping:3
a:drops:-51 a:drum:8 a:dry:35 a:dtw:-1 a:du:-26 a:ducato:-15 a:duck:-7 a:due:-67 a:dump:-36 a:dunno:110 a:dure:-4
a:duren:-6 a:during:-43 a:dusty:-82 a:duży:1 a:dziś:-14 a:démarre:-8 a:désormais:-1 a:día:-3 a:dörren:44 a:dün:62
a:e:-50 a:ear:35 a:earlier:-62 a:earliest:26 a:early:26 a:eating:-4 a:eats:-8 a:ech:22 a:economy:-126 a:edelweiss:-22
a:een:-20 a:eerst:9 a:egg:30 a:egzamin:19 a:eighteen:7 a:ein:56 a:einem:-8 a:eingeplant:-63 a:either:-2 a:ekg:-7
a:el:128 a:elle:16 a:elm:18 a:else:-99 a:else's:-53 a:elternsprecher:19 a:embargo:18 a:emergency:31 a:emr:6 a:en:78
a:end:-60 a:ended:1 a:ending:-45 a:endpoint:-22 a:ends:-49 a:energy:-15 a:engineer:-31 a:englisch:-1 a:english:-15
a:enjoy:53 a:enough:-38 a:ensuite:90 a:entre:38 a:entrego:-36 a:entro:40 a:ep:8 a:equatorial:21 a:er:11 a:era:-5
a:erp:-7 a:errata:42 a:errors:-53 a:erst:-15 a:erstattungen:14 a:es:13 a:esa:1 a:ese:5 a:eso:6 a:essays:36 a:est:-157
a:est-ce:45 a:este:-14 a:estimate:7 a:está:-42 a:eta:52 a:ethics:27 a:eur:-13 a:euro:-165 a:euros:-101 a:even:-50
a:evening:-82 a:every:4 a:everyone:67 a:everything:-2 a:everywhere:-30 a:ewa:10 a:ewr:-46 a:exactly:12 a:exam:41
a:examiners:7 a:except:-3 a:excuse:29 a:expect:94 a:explain:26 a:explanation:-19 a:extras:10 a:eye:2 a:f:-52
a:fabrizio:9 a:facilities:153 a:fact:-46 a:fails:-1 a:fair:-1 a:fall:-79 a:falls:-45 a:falta:89 a:families:68
a:family:-35 a:fan:12 a:fancy:22 a:far:-46 a:faster:-13 a:fatto:73 a:fauré:2 a:faut-il:56 a:feathers:23 a:feature:77
a:feb:-4 a:february:-136 a:fechado:28 a:fechou:14 a:fee:-77 a:feed:-25 a:feedback:11 a:feeling:40 a:feels:23 a:fel:-13
a:fell:-53 a:femke:-6 a:fender:-1 a:fermenter:8 a:ferries:43 a:ferry:11 a:festive:29 a:fewer:28 a:fico:2 a:ficou:12
a:field:29 a:fietsen:11 a:fight:6 a:figure:-18 a:file:-89 a:files:-26 a:fill:-3 a:filter:-2 a:final:36 a:finalement:86
a:finally:-3 a:finance:103 a:find:-8 a:fine:26 a:finish:-19 a:finished:63 a:fires:-16 a:firewall:21 a:first:24
a:fish:6 a:fit:-23 a:fits:-47 a:five:-49 a:fix:-39 a:fixed:9 a:fixed-point:20 a:flag:-7 a:flaky:45 a:flap:-2
a:flash:14 a:flew:-47 a:flight:-97 a:flights:-83 a:float:-4 a:flood:15 a:floor:-66 a:floor's:7 a:floors:-12 a:flow:6
a:fluffy:26 a:flux:10 a:flying:23 a:flyttanmälan:17 a:fm:5 a:fog:93 a:folder:-59 a:folders:-5 a:folks:55 a:follow:-4
a:following:127 a:fonder:13 a:food:39 a:football:18 a:footer:10 a:for:-66 a:force:17 a:forecast:43 a:forge:19
a:forget:80 a:forklift:24 a:forklifts:89 a:form:-75 a:forms:-4 a:formulare:-34 a:fothergill:-20 a:fotografiert:-4
a:fotos:14 a:found:3 a:four:-23 a:foxes:15 a:fps:22 a:fractions:17 a:frame:17 a:frames:-52 a:franchement:40
a:francisco:-20 a:frau:-62 a:free:-96 a:freeze:9 a:french:-25 a:fresh:18 a:friday:-35 a:friday's:-4 a:fridge:27
a:from:-72 a:frozen:17 a:fruit:8 a:från:-3 a:früh:-16 a:fuel:48 a:fui:30 a:full:-88 a:fun:64 a:funkmast:53
a:funkzeugnis:31 a:funny:83 a:further:-48 a:fyi:77 a:fächer:-16 a:för:-14 a:für:81 a:g:-64 a:gale:36 a:galinha:27
a:gallery:-4 a:garage:50 a:garcia:-8 a:gardens:23 a:garnet:-27 a:garnish:51 a:gas:43 a:gaspard:-5 a:gauge:-13
a:gb:-112 a:gdansk:-129 a:gebühr:9 a:gece:25 a:geef:42 a:geen:15 a:gehen:-17 a:generally:20 a:generated:41
a:generations:-5 a:gentle:-35 a:geocoding:-1 a:gerhard:1 a:gern:36 a:gerät:-11 a:gestern:100 a:get:-66 a:gets:-132
a:getting:1 a:gezählt:-10 a:geöffnete:32 a:ghent:-135 a:gib:17 a:gift:-62 a:gigabytes:-15 a:gigas:-17 a:gimme:18
a:giorni:-24 a:gipfel:-12 a:giriş:27 a:gisteren:93 a:give:65 a:given:91 a:gives:-45 a:glad:152 a:glass:30 a:glasses:-1
a:gli:3 a:glove:-44 a:gloves:55 a:glued:-9 a:gnome:32 a:go:-84 a:goal:1 a:goats:36 a:god:23 a:godmothers:27 a:goed:19
a:goes:-145 a:going:99 a:gold:-13 a:gone:-23 a:gonna:152 a:good:64 a:goodness:30 a:goose:12 a:gosh:103 a:gossip:-5
a:gostaria:4 a:gosto:90 a:got:52 a:gotta:34 a:governance:36 a:gpu:-3 a:gracias:32 a:grad:-65 a:graded:-3 a:grafiche:-8
a:gramm:-40 a:grammars:48 a:grams:-55 a:gran:49 a:grandad:4 a:grandma:73 a:grandma's:10 a:grandmas:15 a:grandpa's:17
a:grannens:22 a:granny:5 a:graphs:84 a:graz:-136 a:grazie:19 a:great:87 a:great-aunt:1 a:green:-65 a:ground:66
a:group:-31 a:groupe:-27 a:grout:18 a:grower:9 a:gruppe:2 a:gudrun:11 a:guess:30 a:guides:18 a:gulls:31 a:gunilla:-16
a:gusta:-20 a:gut:35 a:gutters:2 a:guy:-13 a:gym:39 a:gün:-7 a:h:-40 a:ha:35 a:hab:67 a:haben:-17 a:habla:27 a:had:-21
a:haha:128 a:hair:12 a:hale:-32 a:half:63 a:hall:-66 a:hamster:15 a:han:1 a:hands:68 a:handy:-34 a:hang:42 a:hangs:-20
a:hanna:-36 a:hanne:-25 a:happens:-36 a:happier:18 a:happy:102 a:har:10 a:harbour:15 a:harcourt:-19 a:hard:25
a:harrow:-1 a:harvest:6 a:has:-92 a:hasn't:-31 a:hat:-54 a:hat's:-15 a:hate:46 a:haulier:2 a:hause:-32
a:hausmeister:15 a:hava:11 a:have:-127 a:havent:78 a:having:28 a:hay:24 a:hazel:-11 a:he:32 a:he's:20 a:head:72
a:headcount:49 a:heads:-38 a:headset:35 a:heap:5 a:heard:35 a:hearing:-10 a:heat:18 a:heating:25 a:heet:-12 a:held:-24
a:helipad:67 a:hello:66 a:helm:-13 a:helmets:21 a:helps:-19 a:helst:2 a:hemos:26 a:herbst:-37 a:here:-12 a:here's:91
a:herr:-44 a:hertz:-8 a:hes:104 a:het:61 a:hex:10 a:hey:75 a:hi:125 a:hier:77 a:high:-14 a:higher:-9 a:highlight:42
a:hij:12 a:him:-91 a:hints:16 a:hire:39 a:historically:59 a:hive:95 a:hiya:31 a:hm:158 a:hmm:137 a:ho:85 a:hoca:3
a:hold:-16 a:holds:-65 a:holes:47 a:home:-89 a:homework:92 a:honestly:160 a:honey:13 a:hooguit:59 a:hook:-20 a:hop:18
a:hope:63 a:hoping:55 a:horas:-32 a:horn:-35 a:hosting:53 a:hosts:-17 a:hotel:-68 a:hotfix:54 a:hour:-86 a:hourly:12
a:hours:-136 a:house:-8 a:however:153 a:hows:15 a:hoy:42 a:hoşça:7 a:hrs:-48 a:hugo:34 a:huh:89 a:hull:70 a:hum:-50
a:humidity:-23 a:humming:-7 a:hundefutter:70 a:hundred:-7 a:hungry:-3 a:härnäst:56 a:höchstens:48 a:högst:44 a:i:-7
a:i'll:9 a:i'm:-3 a:i've:27 a:iah:-104 a:ice:17 a:ich:-5 a:icu:23 a:id:4 a:ida:-18 a:ideally:15 a:idee:-4 a:idk:20
a:idle:19 a:ids:-30 a:iedereen:22 a:ieri:92 a:if:15 a:ifoyyz:-8 a:ignore:7 a:ik:-2 a:il:108 a:ill:187 a:im:54
a:imagine:75 a:immer:-27 a:imo:57 a:impftermin:10 a:import:-8 a:in:-66 a:inbound:144 a:incident:83 a:incl:-39
a:included:-76 a:includes:-24 a:including:-33 a:ines:5 a:information:-23 a:infusion:-1 a:inga:89 a:inlet:50
a:inside:-25 a:insists:-9 a:inspection:-49 a:inspector:29 a:instead:-71 a:instructor:48 a:insulin:7 a:insurance:15
a:interesting:65 a:interestingly:31 a:international:-14 a:into:-103 a:intro:34 a:invoices:76 a:inzwischen:4 a:io:-9
a:ios:77 a:ip:-1 a:iron:13 a:is:-63 a:isn't:57 a:ist:-64 a:it:34 a:it'd:37 a:it's:60 a:items:-41 a:its:102
a:itself:-16 a:ivan:-42 a:ive:74 a:j'ai:34 a:j'aime:79 a:j'aimerais:38 a:jag:138 a:jahr:-15 a:jaja:67 a:jams:10
a:january:-107 a:jars:-22 a:je:22 a:jede:12 a:jelly:-11 a:jephthah:-2 a:jest:-32 a:jetty:27 a:jfk:-70 a:jib:1
a:jingle:-34 a:joan:41 a:job:-88 a:jobs:-35 a:johanna:36 a:johanne:46 a:joke:-8 a:jokes:6 a:joost:7 a:jorrit:-7
a:jouren:39 a:journal:23 a:jours:-15 a:js:-10 a:json:34 a:judo:29 a:juli:10 a:july:-102 a:jump:8 a:june:-126 a:juni:25
a:just:16 a:jutro:14 a:já:58 a:kacheln:-49 a:kanban:48 a:karte:-9 a:kat:-4 a:katzen:4 a:kb:-62 a:keep:27 a:keeper:-11
a:keeping:-24 a:keeps:-73 a:keine:41 a:keller:-9 a:ken:25 a:kennel:78 a:kept:-19 a:kevin:-9 a:key:-27 a:keyholder:53
a:keys:37 a:kg:-81 a:khaki:-4 a:kid:33 a:kid's:9 a:kids:106 a:kill:-7 a:killed:10 a:kiln:37 a:kilo:-68 a:kilobytes:-17
a:kilometres:-19 a:kilos:-83 a:kilovatios:-31 a:kind:-40 a:kinda:94 a:kinder:-18 a:kindly:29 a:kinds:-47 a:kinetic:28
a:kitchen:45 a:kişi:-3 a:kkk:36 a:klang:-4 a:klausur:-49 a:kleine:-35 a:klientka:28 a:klingt:10 a:klinkt:9 a:klo:-17
a:klucze:5 a:km:-65 a:knife:7 a:knives:64 a:knochen:-21 a:knots:17 a:know:-130 a:knows:-42 a:koi:50 a:kollege:-11
a:kommentare:37 a:kopia:22 a:korrektur:54 a:kot:54 a:koty:19 a:krosno:30 a:kubernetes:56 a:kupiłam:27 a:kuppelmotor:9
a:kurzwellen:11 a:kuzey:13 a:kw:-27 a:käfer:-9 a:küçük:36 a:l'appairage:31 a:l'atelier:41 a:la:86 a:lab:10 a:label:27
a:labelled:-15 a:lady:-21 a:lag:-27 a:lakes:31 a:lamp:-38 a:landlords:9 a:lane:-61 a:lang:-82 a:lanyard:-3 a:larch:23
a:las:55 a:last:18 a:lastbilen:11 a:lasts:-15 a:late:30 a:latency:30 a:later:-65 a:laternen:-10 a:latest:-23 a:latin:8
a:laughed:-5 a:laughing:-26 a:laut:57 a:lax:-37 a:lay:-13 a:layer:-18 a:layers:-8 a:lazy:60 a:le:130 a:leaking:-19
a:learned:27 a:learning:50 a:leave:6 a:leaves:-64 a:leaving:-13 a:led:-40 a:leerraum:-3 a:left:-21 a:leg:-4 a:legal:59
a:lehrling:33 a:leiden:-105 a:leihgebühr:-62 a:lemme:15 a:lemonade:3 a:lena:40 a:lenze:-51 a:leo:53 a:leo's:-31
a:leos:48 a:les:104 a:lesson:57 a:lessons:38 a:let:78 a:let's:66 a:lets:123 a:letter:-13 a:letterpress:2 a:letters:-2
a:letztes:12 a:leute:-103 a:level:-7 a:lever:-12 a:licence:-62 a:lidar:28 a:lie:-22 a:liegt:-28 a:lies:-20 a:liever:68
a:life:-9 a:lifeguard:-22 a:lift:22 a:ligger:-7 a:light:-29 a:lighter:30 a:lightning:22 a:lights:-44 a:like:-229
a:limestone:33 a:linden:-10 a:lindgren:-1 a:lindqvist:-10 a:line:-27 a:linear:15 a:lines:-7 a:lingered:-5 a:link:-67
a:linking:1 a:links:-11 a:lipsync:29 a:liquids:7 a:lisbon:24 a:list:-101 a:listening:-1 a:listonosz:27 a:litres:-60
a:litri:-19 a:litros:-17 a:little:-46 a:lives:-12 a:lmao:29 a:lo:68 a:load:-87 a:loader:-22 a:loan:21 a:locker:50
a:lockers:38 a:locks:-4 a:locksmith:21 a:log:4 a:login:44 a:lol:52 a:long:-103 a:longer:-68 a:look:-70 a:looked:-4
a:looking:46 a:looks:-17 a:lookup:-5 a:loom:29 a:loop:36 a:lorena:3 a:los:48 a:lossy:21 a:lost:-17 a:lots:29
a:lottes:12 a:lotus:-10 a:loud:-14 a:love:2 a:low:5 a:loyalty:53 a:lucca:-117 a:lucile:-12 a:lucía:19 a:luego:47
a:luggage:-34 a:lukas:34 a:lumens:-9 a:lunch:59 a:lunghi:-11 a:lying:-9 a:länger:48 a:läuft:-16 a:m:-67 a:ma:-58
a:mac:29 a:machine:-128 a:made:-45 a:madrid:-23 a:mag:-18 a:mai:30 a:mail:8 a:mailing:18 a:mails:-2 a:main:80
a:maintenant:-30 a:make:27 a:makes:-42 a:maksymalnie:8 a:mal:-44 a:malik:5 a:malmo:-144 a:mamma:70 a:managed:59
a:management:57 a:manganese:7 a:manuals:-9 a:many:49 a:maple:12 a:maps:35 a:march:-112 a:margin:-5 a:maribel:-3
a:marina:9 a:mark:90 a:marked:22 a:market:-49 a:marketing:67 a:marks:-51 a:massimo:40 a:mate:32 a:maternity:71
a:matin:-12 a:max:67 a:maximaal:42 a:maximal:51 a:may:-109 a:maybe:35 a:maître:-5 a:mañana:17 a:mb:-114 a:mbit:-75
a:mdr:52 a:me:-157 a:mean:4 a:means:-50 a:meanwhile:42 a:measured:50 a:mechanic:16 a:med:-11 a:median:11 a:medical:32
a:medicine:39 a:medicines:32 a:medí:29 a:meer:-1 a:meeting:-12 a:megabyte:-35 a:megabytes:-24 a:meglio:79 a:mehr:84
a:mein:47 a:mejor:33 a:melden:-6 a:member:-67 a:members:-23 a:membership:70 a:memory:51 a:men:-33 a:mensch:36
a:menu:29 a:merchants:3 a:merci:70 a:merged:31 a:meridian:19 a:mertens:31 a:messages:-52 a:messung:-17 a:met:-33
a:meteor:5 a:method:-77 a:metres:-71 a:metric:11 a:metros:-5 a:mg:-37 a:mia:-71 a:miami:-7 a:mich:-56 a:microamps:-24
a:microns:-43 a:migrated:34 a:mijn:101 a:mikroampere:-31 a:milk:47 a:mill:15 a:million:-10 a:milliseconds:-61
a:millisekunden:-18 a:milo:5 a:min:-17 a:mine:84 a:minimum:41 a:minor:27 a:mint:26 a:minuten:-108 a:minutes:-142
a:minuti:-25 a:minutos:-56 a:mio:14 a:mirabel:18 a:mirka:11 a:mirror:23 a:mission:20 a:mix:-20 a:ml:-39 a:mmsi:22
a:mn:14 a:mnie:-12 a:mobile:35 a:mocking:-14 a:mocks:36 a:mod:45 a:modbus:37 a:mon:32 a:monday:33 a:mondays:38
a:money:-36 a:monitor:26 a:monks:2 a:monospace:14 a:month:-32 a:months:-34 a:more:-87 a:moretti:-9 a:morgen:37
a:mormor:57 a:morning:31 a:mornings:53 a:morse:47 a:most:41 a:mostly:15 a:mot:-5 a:moustaches:33 a:move:-48 a:moved:49
a:movers:20 a:moves:-25 a:moving:44 a:ms:-122 a:much:-85 a:muestras:-16 a:mug:-9 a:multiple:1 a:mum:108 a:mum's:61
a:mums:19 a:murdered:18 a:music:-13 a:must:72 a:mustn't:-14 a:mustve:26 a:mv:-22 a:mx:-53 a:my:15 a:myself:-54
a:más:-36 a:märz:20 a:målet:40 a:même:6 a:mój:58 a:n:-63 a:nach:36 a:nachmittag:-18 a:nachrichten:-12 a:nacht:-55
a:nachtisch:47 a:nada:37 a:nah:88 a:najwyżej:14 a:name:-49 a:named:-6 a:naming:-17 a:nan:24 a:nana:23 a:nans:21
a:nantes:-70 a:narrow:-49 a:natural:4 a:ne:-71 a:neap:64 a:near:-139 a:nearly:-47 a:nebel:-30 a:needed:-25 a:needs:-78
a:negen:12 a:neighbour's:-23 a:neither:7 a:nel:11 a:nesting:-8 a:netops:22 a:netsec:42 a:netz:-25 a:neue:57 a:never:4
a:new:107 a:next:24 a:ngl:42 a:nice:167 a:nicht:-35 a:nie:-20 a:niente:70 a:niet:-32 a:night:12 a:night's:-31
a:nightly:62 a:nights:-31 a:nikt:19 a:nine:-94 a:ninguém:70 a:no:63 a:noah:-25 a:nobody:106 a:nocturno:-3 a:node:46
a:noise:-44 a:noisy:-80 a:none:35 a:noone:36 a:nope:46 a:nord:-11 a:normal:-38 a:norwegian:-2 a:nos:13 a:nossa:61
a:not:-11 a:note:-6 a:noted:112 a:notes:-26 a:nothing:44 a:notice:-87 a:noté:24 a:nouns:58 a:nous:6 a:nov:-1
a:november:-51 a:now:-97 a:nowaka:-22 a:nu:-54 a:number:-75 a:numbers:-33 a:numer:85 a:nunca:46 a:nuria:-4
a:nursery:31 a:nutze:13 a:nutzer:-19 a:nyckeln:19 a:não:-26 a:när:5 a:o:51 a:o'clock:-57 a:o'hare:-10 a:oat:5
a:oauth:4 a:ob:57 a:obiecuję:6 a:oboe:20 a:october:-113 a:od:-45 a:odd:-41 a:oddam:1 a:oddamy:-29 a:oddałam:30
a:odszkodowanie:5 a:of:-164 a:ofen:53 a:off:-149 a:office:-106 a:offline:-12 a:offsite:27 a:often:-31 a:ogg:42
a:ogni:8 a:oh:173 a:ohh:28 a:ohhh:9 a:ohne:52 a:oil:-6 a:ojo:35 a:ok:163 a:okafor:-30 a:okay:151 a:oklart:18
a:okonjo:-13 a:okonkwo:-8 a:old:8 a:olmo:-40 a:om:-53 a:oma:36 a:omg:146 a:omw:20 a:on:-70 a:on-call:18 a:onay:20
a:onboarding:20 a:oncall:30 a:oncology:22 a:one:-41 a:ones:-79 a:online:-34 a:only:-45 a:ont:-15 a:ontem:34 a:onze:55
a:oof:23 a:ooh:36 a:op:-23 a:op-eds:48 a:opens:-52 a:opera:7 a:opml:-10 a:oppas:21 a:ops:47 a:optics:10 a:option:-27
a:options:-31 a:or:-232 a:oral:-36 a:ord:-60 a:order:-61 a:ordered:1 a:ordering:-11 a:ore:-1 a:organ:62 a:os:5
a:oscar:21 a:osei:33 a:oskar:59 a:ostarna:-29 a:other:-97 a:otherwise:-39 a:otra:-10 a:oublie:24 a:our:40 a:out:-125
a:outbound:77 a:outro:32 a:outside:-15 a:outstanding:9 a:oven:12 a:ovens:25 a:over:-187 a:overlapping:29 a:overtime:82
a:own:-9 a:owner:-19 a:owns:-21 a:p:4 a:p-anteil:44 a:packing:10 a:pacs:39 a:pad:4 a:paddle:13 a:padlock:-5 a:page:18
a:pager:66 a:pagerduty:17 a:pagers:34 a:pages:-43 a:pagination:6 a:paid:7 a:paint:89 a:pair:-10 a:paket:19 a:pale:-41
a:pallets:47 a:pancakes:3 a:pandas:49 a:par:-95 a:para:37 a:parallel:-10 a:parcel:42 a:pare-feu:47 a:parents:50
a:parked:3 a:parking:28 a:parser:-5 a:parsers:12 a:part:-84 a:partner:-15 a:party:-57 a:pas:33 a:pasa:-13 a:pass:5
a:passe:-16 a:passei:34 a:passenger:-68 a:passengers:-17 a:passport:34 a:past:-42 a:paste:20 a:patch:-1 a:patient:70
a:patients:-1 a:pay:-22 a:payload:83 a:payment:-37 a:pays:-9 a:państwu:-24 a:peanuts:6 a:pears:19 a:pediu:-11
a:peeked:13 a:pencere:12 a:pendant:-40 a:pendulum:29 a:people:-35 a:pepper:47 a:per:-66 a:percent:-127 a:perdona:21
a:peregrines:31 a:perfect:10 a:permit:52 a:perpetua:-18 a:person:-68 a:personal:9 a:persone:-20 a:personen:-1
a:personne:50 a:personnes:-1 a:pesa:-14 a:pff:28 a:ph:6 a:pharmacists:36 a:phew:72 a:philippa:9 a:philosophy:57
a:phishing:32 a:phl:-25 a:phones:24 a:photographer:6 a:photos:43 a:phrase:6 a:phx:-32 a:physics:-1 a:physio:27 a:pi:6
a:piano:36 a:pick:19 a:picking:13 a:pickup:17 a:picture:54 a:pid-regler:4 a:piensa:10 a:pier:49 a:pies:71 a:pigeons:15
a:pii:19 a:pilot:62 a:pipe:-10 a:pizza:22 a:più:18 a:place:-59 a:places:-11 a:plan:-34 a:plasma:27 a:plate:2
a:platelet:26 a:platform:98 a:platine:-29 a:played:-54 a:players:-2 a:playing:-18 a:playlist:98 a:plays:-49 a:plc:-5
a:please:130 a:pls:50 a:plumber:13 a:plutôt:59 a:pm:-3 a:po:36 a:pod:-54 a:podcast:13 a:poets:22 a:pogoda:4 a:poi:40
a:point:-64 a:points:-120 a:pois:17 a:policy:-21 a:polish:-23 a:polite:11 a:poll:63 a:polls:-40 a:poly:20 a:pond:44
a:pool:-50 a:poor:13 a:por:-80 a:porfa:17 a:port:62 a:portkoden:40 a:porto:-122 a:portrait:35 a:posted:28
a:postgres:17 a:postmortem:18 a:postmortems:18 a:pot:-33 a:potential:53 a:pour:16 a:power:11 a:ppl:16 a:ppm:-19
a:pr:27 a:practical:11 a:practice:-22 a:praise:20 a:preferisco:89 a:prefetch:38 a:prefiero:84 a:prefiro:66
a:premiera:12 a:prescription:33 a:presión:20 a:pressing:16 a:pressure:12 a:pretty:-7 a:preview:17 a:price:-43
a:prices:56 a:prima:47 a:printer:7 a:printer's:1 a:privacy:32 a:private:6 a:priya's:-12 a:prizegiving:23 a:pro:-32
a:prob:4 a:probate:6 a:problems:-33 a:procent:-32 a:process:-5 a:production:88 a:professor:70 a:profil:9
a:projectors:36 a:prometo:33 a:promis:4 a:promise:-44 a:proofing:73 a:props:14 a:prosecco:15 a:proszę:12
a:prototype:23 a:provide:-24 a:przepraszam:5 a:prévenez:14 a:próbek:-1 a:prüfung:-61 a:public:36 a:puisque:29
a:pull:-5 a:pump:29 a:pumps:-20 a:punkt:28 a:punkte:-70 a:punten:-20 a:puntiamo:20 a:puntos:-29 a:pupils:-13 a:pups:24
a:purée:20 a:push:30 a:put:76 a:px:-23 a:pyro:21 a:python:6 a:pythonie:-20 a:på:-84 a:quality:25 a:quarantine:52
a:que:-17 a:quelle:39 a:quentin's:-12 a:queremos:74 a:quero:56 a:query:7 a:question:-49 a:questions:-34 a:queue:47
a:queuing:-10 a:quick:43 a:quiero:62 a:quiet:19 a:quietly:-2 a:quite:23 a:quiz:-21 a:quién:-9 a:quota:-36 a:quote:5
a:quotes:60 a:qué:78 a:r:-34 a:rabbit:4 a:rabies:32 a:race:-9 a:rack:84 a:radar:17 a:radiators:-1 a:radio:-15
a:radiology:64 a:raid:-3 a:rail:-33 a:rain:105 a:raining:30 a:raise:69 a:ramonas:28 a:ran:-6 a:rang:-59 a:rarely:-47
a:rasmus:11 a:rast:-20 a:rate:-48 a:rather:58 a:ravi:23 a:raw:11 a:re:55 a:re-enable:36 a:react:16 a:read:-5
a:reader:-29 a:reading:28 a:reads:-81 a:ready:-57 a:real:-4 a:really:-83 a:reasons:-25 a:rebranding:10 a:recall:33
a:reception:1 a:rechecked:10 a:rechnungen:15 a:reconnects:17 a:records:-15 a:recount:14 a:red:29 a:redaktor:14
a:reef:35 a:reefer:59 a:ref:-17 a:refer:5 a:refill:-9 a:refrain:2 a:refunds:48 a:registered:43 a:rehearsals:13
a:rehearsed:2 a:rehung:27 a:release:20 a:remaining:53 a:remains:7 a:remember:120 a:reminders:24 a:reminds:41
a:removal:7 a:rename:18 a:render:30 a:renegotiated:24 a:rent:112 a:rental:-38 a:replaced:40 a:replica:66
a:replication:45 a:replies:62 a:reply:18 a:report:-86 a:repro:33 a:request:-71 a:requests:-9 a:reservation:-21
a:reservations:-17 a:resolvido:20 a:respawn:46 a:response:33 a:resta:43 a:reste:52 a:resting:28 a:result:38
a:retention:30 a:retired:32 a:retrained:44 a:retries:13 a:retro:31 a:retry:2 a:returned:15 a:reverse:10
a:reviennent:-15 a:review:-58 a:reviewer:6 a:reviews:26 a:revision:51 a:rezervasyon:18 a:rgb:44 a:ricevuto:31
a:ride:-6 a:right:89 a:ripples:20 a:riunione:23 a:road:-57 a:roads:20 a:roasters:-2 a:robots:41 a:robust:-4 a:rock:12
a:rocío:4 a:rollback:30 a:rolls:-33 a:romanas:18 a:roof:19 a:root:25 a:rope:11 a:rosalind:45 a:roses:24 a:rough:17
a:round:-17 a:roundabouts:34 a:route:10 a:row:47 a:rows:-46 a:rss:-14 a:rsvp:22 a:rubber:25 a:rule:-17 a:rules:-13
a:rumour:13 a:run:-16 a:runbook:42 a:running:-45 a:runs:-103 a:rush:-9 a:rust:41 a:rätta:22 a:réunion:6
a:rücksprache:-10 a:s:-54 a:saat:-4 a:sadly:35 a:safari:20 a:said:-54 a:sailing:57 a:sailors:109 a:sails:19 a:sales:25
a:salmon:43 a:same:32 a:samples:30 a:sand:16 a:sandbox:16 a:sang:-25 a:sanne:16 a:sans:-40 a:saturday:51 a:saw:64
a:say:-37 a:saying:-13 a:says:-106 a:scale:24 a:scene:22 a:schilf:-26 a:schiphol:-3 a:schluss:-38 a:schlüssel:-8
a:scholars:11 a:schon:10 a:school:38 a:schools:20 a:schreiben:7 a:schönes:22 a:schülern:-23 a:score:37 a:scrap:81
a:scratch:68 a:screen:18 a:screens:26 a:scribe:25 a:script:-25 a:scrolled:40 a:scrolling:7 a:sdk:-38 a:se:-131
a:sea:-74 a:seagull:11 a:seagulls:20 a:search:23 a:seats:-19 a:sec:32 a:second:47 a:secondes:-28 a:seconds:-110
a:secrets:14 a:section:-6 a:sedan:20 a:see:-15 a:seeds:4 a:seek:16 a:seems:-56 a:sees:-39 a:seguro:-24 a:según:32
a:sein:-10 a:seit:13 a:seiten:-27 a:sekunden:-22 a:sekunder:-21 a:self-catering:3 a:selin:-11 a:sem:-15 a:semaine:-6
a:sen:25 a:send:41 a:sends:-7 a:sensor:22 a:sent:55 a:sentences:3 a:sepia:38 a:september:-91 a:sequencing:19
a:sera:-16 a:seriously:78 a:server:-19 a:serviced:-5 a:serwer:50 a:será:11 a:sesame:33 a:sessions:8 a:set:-10
a:settled:15 a:seven:26 a:several:8 a:sfo:-9 a:sha:34 a:shaped:-4 a:shard:36 a:share:-40 a:shared:14 a:she:82
a:she's:52 a:shed:2 a:sheet:-26 a:sheets:-25 a:shes:49 a:shift:-13 a:ship:-8 a:ship's:-15 a:shoes:87 a:shops:-2
a:short:70 a:shorter:8 a:shot:23 a:should:44 a:show:-35 a:shows:-80 a:si:-35 a:siamo:16 a:side:-37 a:sie:-76
a:siempre:23 a:sieve:25 a:sigh:51 a:sigma:-9 a:signed:29 a:signs:-33 a:silo:22 a:simmer:2 a:simply:-38 a:simulator:17
a:sin:-18 a:since:23 a:sind:-10 a:sing:-19 a:single:-7 a:sit:-54 a:sits:-63 a:sitting:-5 a:six:33 a:size:-4 a:się:-27
a:sjukhusets:15 a:skicka:28 a:skip:36 a:skipper:-10 a:skipping:38 a:skriv:49 a:skrzynia:15 a:sleeps:-43 a:sleepy:-66
a:slept:53 a:sleutel:4 a:slight:16 a:slightly:-11 a:sling:26 a:slope:-14 a:slot:-56 a:slots:-1 a:slowly:-7 a:sluice:18
a:smell:-66 a:smelled:-12 a:smells:-12 a:smith:-19 a:smoke:27 a:snails:13 a:snapshot:99 a:snapshots:13 a:sneezed:-2
a:snow:33 a:snön:24 a:so:-3 a:sobre:-18 a:socket:-4 a:sockets:-18 a:soep:7 a:sofa:13 a:soft:84 a:soir:-1 a:sold:-13
a:soldered:81 a:solen:76 a:soll:-2 a:solo:-4 a:some:100 a:somebody:48 a:somehow:18 a:someone:52 a:something:-41
a:sometimes:96 a:somewhere:85 a:song:-18 a:sooner:-25 a:sooo:10 a:soren:34 a:sorry:172 a:sorted:81 a:sorten:-12
a:sorter:65 a:sound:-13 a:sounds:98 a:soup:40 a:spanish:-32 a:spare:70 a:speakers:10 a:spediteur:-18 a:speeches:14
a:speed:-38 a:spelling:-21 a:spent:26 a:spicy:10 a:spikes:5 a:spilled:11 a:spoke:27 a:sports:104 a:spot:-41
a:spreadsheet:22 a:spreadsheets:4 a:spring:27 a:sprinkler:6 a:sprint:7 a:sprite:16 a:spätestens:64 a:sql:-21 a:sqm:-11
a:sry:89 a:st:25 a:staat:-41 a:staging:108 a:stamattina:1 a:stamps:15 a:standby:10 a:standing:-26 a:stands:-42
a:standup:46 a:starboard:42 a:staring:-3 a:start:-51 a:started:-10 a:starter:2 a:starts:-68 a:station:-8 a:stations:11
a:status:77 a:statuspage:21 a:stay:-47 a:stayin:25 a:stays:-95 a:steel:50 a:stehen:-2 a:stellare:-11 a:steps:-48
a:sternschnuppen:-9 a:still:-25 a:stitches:13 a:stock:21 a:stocktaking:18 a:stole:-4 a:stood:-86 a:stop:-2 a:stops:-60
a:storage:29 a:store:-14 a:stories:65 a:storks:1 a:story:-62 a:straight:-30 a:straks:33 a:strange:21 a:streams:-21
a:street:-44 a:strike:16 a:stuck:-5 a:students:-6 a:studies:7 a:study:26 a:stuff:-11 a:stuffed:6 a:stunden:-60
a:style:-15 a:stück:-15 a:subject:-4 a:successfully:-2 a:such:8 a:suena:-1 a:suit:-27 a:summer:19 a:sun:49
a:sunday:-14 a:sunday's:1 a:sunflower:-11 a:sunspots:35 a:supplier:35 a:supply:-7 a:support:62 a:suppose:24 a:sur:-18
a:sure:153 a:surtout:12 a:survival:10 a:swallowed:24 a:swap:2 a:swapped:80 a:swapping:26 a:sweep:-9 a:swim:29
a:switch:-21 a:system:-22 a:só:12 a:sąsiad:20 a:ta:15 a:table:38 a:tables:-7 a:tablets:11 a:tabs:11 a:tack:29
a:tag:-67 a:tage:-97 a:take:52 a:takes:-104 a:talk:20 a:talked:105 a:tall:-59 a:tamsin:-1 a:tank:13 a:tannin:48
a:tape:3 a:taps:2 a:tarball:17 a:target:34 a:tariff:1 a:tarifs:-12 a:task:-32 a:tasted:-5 a:tasting:69 a:tax:-40
a:tbf:20 a:tbh:23 a:tea:23 a:teacher:-6 a:team:-14 a:teeth:-35 a:tell:-60 a:tells:-30 a:temperatura:2
a:temperatures:43 a:template:-9 a:tempo:11 a:ten:23 a:tenant:88 a:tenants:2 a:tengo:43 a:teniamo:27 a:tent:3
a:tenths:-17 a:teraz:82 a:term:-36 a:terms:-20 a:test:-67 a:tests:-18 a:text:37 a:teściowa:42 a:than:-263 a:thank:95
a:thanks:195 a:that:-20 a:that's:49 a:thats:92 a:the:53 a:theatre:53 a:them:-131 a:then:75 a:theory:44 a:there:9
a:there'll:41 a:there's:44 a:therefore:69 a:theres:120 a:thermo:1 a:these:-46 a:they:7 a:they'll:18 a:they've:10
a:theyre:15 a:thing:-142 a:things:-30 a:think:36 a:thinking:-7 a:thinks:-1 a:thinner:22 a:this:10 a:tho:-6 a:those:51
a:though:-43 a:thousand:-66 a:thread:28 a:threads:-30 a:three:30 a:threshold:-44 a:through:-192 a:throw:-24 a:thru:-19
a:thu:-16 a:thursday's:5 a:thx:121 a:ticked:12 a:ticket:40 a:tickets:-1 a:tidal:15 a:tide:26 a:tiene:-52 a:til:-18
a:tiler:1 a:tiles:-9 a:till:-126 a:time:-84 a:timeout:5 a:times:-90 a:timestamps:13 a:tims:11 a:tiny:-21 a:tmrw:32
a:tmrws:18 a:to:-119 a:today:-115 a:todo:3 a:together:-114 a:token:30 a:told:-60 a:tolerance:-15 a:tom:20 a:tom's:9
a:tomorrow:69 a:toms:17 a:tonnes:-22 a:too:-61 a:took:-8 a:tool:-2 a:toothpaste:18 a:topic:-9 a:tops:-68 a:torque:9
a:total:-8 a:toujours:45 a:tour:-29 a:tourists:36 a:tours:30 a:toute:19 a:tove:-5 a:towards:-29 a:towels:24
a:tower:-17 a:trace:-19 a:tracing:5 a:train:-3 a:training:-1 a:trains:31 a:transcribed:7 a:transcript:42 a:tras:37
a:travel:-75 a:tray:-52 a:trays:-27 a:treasurer:28 a:treat:68 a:trick:-5 a:tried:39 a:tries:-27 a:trieste:-149
a:trig:19 a:trip:-67 a:trips:-19 a:trois:16 a:trop:61 a:truck:-5 a:trucks:11 a:trumpets:20 a:trustees:46 a:try:-45
a:trying:74 a:trzeszczało:10 a:tuba:33 a:tuesdays:8 a:tuition:10 a:tunnels:38 a:turkish:3 a:turku:-87 a:turns:59
a:turtle:40 a:twice:-110 a:twin:23 a:twins:34 a:two:31 a:type:-34 a:typing:-33 a:typo:36 a:tyre:-17 a:u:32 a:uart:19
a:uf:33 a:uffa:21 a:ugh:167 a:uhr:-70 a:ulrike:-7 a:ultimately:32 a:ultrasound:12 a:um:-7 a:umber:-9 a:un:-51
a:una:-55 a:uncle:48 a:unclear:53 a:undecided:23 a:under:-14 a:understand:-13 a:understood:71 a:une:-10
a:unfortunately:152 a:unless:-90 a:unlucky:-4 a:unplugged:27 a:unread:-6 a:unter:47 a:unterm:13 a:until:-161 a:up:-117
a:update:15 a:upgrading:20 a:uplink:51 a:upload:87 a:uploaded:22 a:ups:29 a:urgh:27 a:us:-201 a:usch:26 a:use:94
a:used:-19 a:useremo:18 a:users:-26 a:using:-109 a:usually:-104 a:utc:-50 a:uur:-30 a:uv:-19 a:va:18 a:vaccine:28
a:vale:7 a:valla:16 a:van:-93 a:vanish:-1 a:vans:27 a:varnish:-29 a:vault:19 a:vaya:21 a:vegas:-25 a:vegetarian:36
a:veins:12 a:vem:24 a:vending:18 a:vendor:43 a:venetian:27 a:verlegt:-14 a:verwacht:-26 a:vests:-6 a:vet:72 a:vez:-11
a:vhf:-9 a:vi:59 a:via:-16 a:viele:23 a:viennent:-9 a:view:-44 a:vilken:46 a:vill:-8 a:violet:-4 a:vision:25
a:visit:-58 a:visitors:41 a:vloeibare:34 a:vocht:-6 a:volgende:23 a:volt:-41 a:volts:-26 a:vom:-28 a:vor:26
a:vordach:-24 a:vorgemerkt:-47 a:voted:-22 a:votre:73 a:voucher:50 a:vous:42 a:vowels:14 a:vpn:-20 a:vroeger:31 a:w:-8
a:wagons:-11 a:wait:71 a:waiting:3 a:wake-up:35 a:walks:-17 a:walls:13 a:walnut:-6 a:wanna:71 a:want:28 a:wants:-67
a:war:-54 a:ward:57 a:ware:-14 a:warm:37 a:warning:-17 a:was:-113 a:wasps:12 a:wat:59 a:watch:-15 a:watchdog:34
a:watched:6 a:water:21 a:watts:-38 a:waves:2 a:way:-93 a:wczoraj:28 a:we:46 a:we'll:94 a:we're:87 a:we've:61 a:weak:31
a:weavers:12 a:weber:-13 a:wed:21 a:wedding:1 a:wednesday:5 a:weed:19 a:weeded:6 a:week:-77 a:weekday:21 a:weeks:-77
a:weer:-18 a:weet:8 a:wegen:27 a:weigh:-20 a:weighs:-22 a:weights:75 a:weiß:15 a:welcome:43 a:well:20 a:went:-30
a:wer:64 a:were:-22 a:west:-57 a:wet:14 a:weve:69 a:whales:40 a:what:123 a:what's:63 a:whatever:133 a:whats:83
a:wheels:-50 a:when:19 a:whenever:-20 a:whether:3 a:while:-81 a:whitlock:-3 a:who:-73 a:who's:11 a:whoever:185 a:why:5
a:wide:-65 a:width:34 a:wie:32 a:wieder:-38 a:wifi:38 a:wil:9 a:wilfred:-20 a:will:39 a:wind:98 a:window:34 a:wir:24
a:wish:38 a:wishing:17 a:with:-20 a:within:-120 a:without:-95 a:woche:-47 a:wochen:-18 a:wochenende:-21 a:woke:42
a:wolnego:-14 a:wolę:83 a:won:-2 a:won't:-105 a:wonder:31 a:wont:-14 a:wood:20 a:woohoo:24 a:word:24 a:words:-85
a:work:-72 a:worked:-19 a:workers:-20 a:working:-24 a:works:-82 a:worksheet:71 a:workshop:-33 a:worth:-51 a:wow:90
a:wrap:18 a:wristbands:39 a:write:72 a:wrong:-50 a:wrote:28 a:wymieniłem:23 a:x-ray:7 a:xray:18 a:ya:61 a:yay:24
a:yeah:89 a:year:-37 a:year's:-13 a:years:-87 a:yeast:67 a:yedekleme:17 a:yellow:28 a:yes:180 a:yesterday:66
a:yesterday's:-4 a:yet:-140 a:yine:-6 a:yo:25 a:you:19 a:you'll:72 a:you're:121 a:you've:77 a:youll:19 a:young:-1
a:your:99 a:yourself:-4 a:yr:-21 a:yrs:-24 a:yusuf:15 a:z:-44 a:za:-15 a:zacken:-32 a:zadań:43 a:zaplanowano:-29
a:ze:-15 a:zebranie:28 a:zeit:-49 a:zentimeter:-30 a:zephyr:7 a:zero:28 a:zia:13 a:ziel:51 a:zijn:-60 a:zjadłam:23
a:zo'n:-1 a:zone:13 a:zoom:22 a:zostajemy:21 a:zrobione:46 a:zu:-5 a:zulke:19 a:zwemles:51 a:zwrócimy:23
a:zwykłych:-17 a:às:-22 a:är:-73 a:ärendenummer:47 a:çay:50 a:çocuklar:25 a:çok:-12 a:é:-29 a:électrogène:-8
a:était:-9 a:über:-9 a:überfahrt:-6 a:дальше:47 a:к:31 a:не:-24 a:никогда:24 a:совещание:20 a:сольфеджио:13
a:хороший:13 al:*_*:330 al:*_^:435 al:*_amir:-6 al:*_april:-18 al:*_arrival:77 al:*_as:6 al:*_aucune:-16
al:*_available:17 al:*_business:36 al:*_cabin:18 al:*_cameras:-29 al:*_chrome:-38 al:*_comedy:-7 al:*_cover:-35
al:*_current:12 al:*_departure:41 al:*_destination:18 al:*_doors:-17 al:*_draft:-23 al:*_economy:73 al:*_editor:-23
al:*_experiment:-27 al:*_flight:163 al:*_flights:4 al:*_friday:-9 al:*_fridays:-30 al:*_from:36 al:*_funny:-29
al:*_get:-23 al:*_gift:5 al:*_horses:-18 al:*_i:44 al:*_ice:-8 al:*_id:43 al:*_instant:-2 al:*_ismet:-43 al:*_jfk:3
al:*_joan:-5 al:*_lanyard:-40 al:*_last:-16 al:*_le:-25 al:*_les:-1 al:*_lindenhof-gast:-30 al:*_marée:-13 al:*_me:-3
al:*_month:-43 al:*_monthly:-15 al:*_mug:-29 al:*_my:-5 al:*_never:-61 al:*_new:18 al:*_no:-63 al:*_north:-18
al:*_nothing:19 al:*_of:-40 al:*_one:-51 al:*_origin:3 al:*_owner:-19 al:*_pell:-5 al:*_phones:-56 al:*_pin:-28
al:*_please:-36 al:*_port:-23 al:*_price:99 al:*_priyanka:-10 al:*_quarante-cinq:-12 al:*_queue:-23 al:*_read:-14
al:*_reading:-16 al:*_redo:-25 al:*_redux:-11 al:*_region:-30 al:*_remaining:2 al:*_returns:17 al:*_reverted:-17
al:*_right:-57 al:*_serial:-48 al:*_steps:-55 al:*_stockholm:-18 al:*_takes:110 al:*_the:-37 al:*_theres:-26
al:*_thu:-49 al:*_to:48 al:*_total:24 al:*_vaillant:-3 al:*_water:-30 al:*_you:-35 al:*_à:-9 al:0_*:12 al:0_0:-90
al:0_^:251 al:0_and:-18 al:0_at:44 al:0_attempts:31 al:0_buckets:29 al:0_call:48 al:0_clean:37 al:0_coffees:78
al:0_delivered:-10 al:0_departing:-22 al:0_donors:29 al:0_episodes:66 al:0_euros:-29 al:0_exists:-3 al:0_flashcards:36
al:0_folders:84 al:0_for:28 al:0_frames:1 al:0_from:-8 al:0_grown:9 al:0_gulls:45 al:0_hours:14 al:0_hrs:35 al:0_in:31
al:0_is:173 al:0_kb:34 al:0_kbaud:22 al:0_kg:-7 al:0_kids:18 al:0_kilos:-3 al:0_knots:28 al:0_litres:-6 al:0_logins:30
al:0_lookups:31 al:0_mailboxes:28 al:0_mg:31 al:0_milliseconds:63 al:0_min:24 al:0_minuten:-8 al:0_minutes:38
al:0_minutos:-8 al:0_monitors:58 al:0_ms:77 al:0_newsletter:47 al:0_nights:83 al:0_of:-6 al:0_over:12 al:0_people:42
al:0_physics:6 al:0_points:-41 al:0_put:-10 al:0_questions:7 al:0_queue:90 al:0_retries:9 al:0_sacks:21
al:0_seconds:75 al:0_songs:38 al:0_swallows:69 al:0_tabs:92 al:0_tests:7 al:0_that:-13 al:0_that's:-9 al:0_thats:61
al:0_the:-108 al:0_time:55 al:0_times:-79 al:0_tops:45 al:0_was:27 al:0_words:1 al:0_years:-15 al:0_you:-17 al:a_0:-1
al:a_amostra:38 al:a_balloon:47 al:a_bat:14 al:a_bedside:13 al:a_belt:16 al:a_benchmark:39 al:a_bit:-79 al:a_blade:24
al:a_block:-10 al:a_booking:11 al:a_brewery:22 al:a_bucket:-1 al:a_butter:19 al:a_campsite:44 al:a_certificate:15
al:a_chemist:-2 al:a_choice:-4 al:a_circuit:35 al:a_clock:28 al:a_closure:35 al:a_coachload:4 al:a_colleague:41
al:a_complaint:1 al:a_consuma:-12 al:a_curious:9 al:a_dash:19 al:a_day:-154 al:a_deadlock:2 al:a_direção:6
al:a_dozen:33 al:a_draws:-66 al:a_drops:-18 al:a_dusty:33 al:a_encore:-8 al:a_equipa:7 al:a_failed:7 al:a_failing:19
al:a_fair:30 al:a_fellow:23 al:a_female:22 al:a_first:41 al:a_foot:2 al:a_friend:8 al:a_fuse:4 al:a_gdansk:6
al:a_gentle:40 al:a_good:66 al:a_great:-6 al:a_half:2 al:a_hammer:31 al:a_head:-74 al:a_heap:16 al:a_hinge:10
al:a_histogram:24 al:a_human:-52 al:a_ideia:35 al:a_junior:25 al:a_lady:28 al:a_laundry:45 al:a_leaked:2 al:a_leash:16
al:a_lesson:43 al:a_letter:37 al:a_lighthouse:2 al:a_little:-67 al:a_load:-36 al:a_logs:-22 al:a_lot:-29 al:a_malmo:3
al:a_market:29 al:a_matchmaking:39 al:a_meal:-6 al:a_mechanical:31 al:a_migração:-4 al:a_min:-6 al:a_minute:-133
al:a_mock:8 al:a_mole:62 al:a_moment:-8 al:a_month:-89 al:a_mí:21 al:a_new:-56 al:a_night:-107 al:a_odd:33
al:a_one-page:14 al:a_padaria:6 al:a_pairing:14 al:a_pale:53 al:a_pelican:22 al:a_photograph:45 al:a_pinch:27
al:a_pint:35 al:a_plain:7 al:a_professora:9 al:a_proper:14 al:a_quarter:-16 al:a_quiet:53 al:a_race:24 al:a_refund:23
al:a_release:25 al:a_reminder:6 al:a_reunião:4 al:a_ring:13 al:a_rule:14 al:a_runs:-32 al:a_sample:6 al:a_school:40
al:a_second:-75 al:a_seguir:51 al:a_session:4 al:a_setpoint:31 al:a_short:36 al:a_single:-18 al:a_skeleton:19
al:a_sleepy:66 al:a_stint:29 al:a_stood:-25 al:a_stooping:34 al:a_story:17 al:a_suitcase:14 al:a_takes:-24
al:a_tamper:16 al:a_teacher:3 al:a_term:-55 al:a_testa:-2 al:a_text:3 al:a_was:-30 al:a_wedding:4 al:a_week:-181
al:a_weekday:16 al:a_wheel:6 al:a_woman:32 al:a_workshop:31 al:a_year:-52 al:ab_herbst:16 al:abbiamo_rifatto:10
al:abends_braucht:7 al:ablation_a:18 al:above_that:-16 al:accent_colour:49 al:according_to:98 al:accounting_that:-18
al:ach_herrje:15 al:across_the:-5 al:actually_i:10 al:actually_let's:15 al:actually_my:4 al:additionally_since:16
al:address_chip:40 al:adesso_passiamo:25 al:adesso_tocca:17 al:adler's_mailbox:-7 al:admiral_was:-34 al:adorei_a:32
al:adverbs_go:27 al:after_0:26 al:after_all:-6 al:after_eight:-1 al:after_i:-3 al:after_landing:-13 al:after_last:11
al:after_long:12 al:after_lunch:46 al:after_pinning:9 al:after_pop:-6 al:after_selling:-22 al:after_that:23
al:after_the:19 al:after_this:54 al:after_three:-29 al:after_today:2 al:after_today's:-6 al:after_yesterday's:11
al:afterwards_comes:20 al:afterwards_i:30 al:afterwards_it's:5 al:afterwards_sb:24 al:again_^:33 al:agora_falta:38
al:agora_vamos:33 al:agora_é:-16 al:ah_the:22 al:ahead_of:-53 al:ahlers's_mailbox:-25 al:ahora_toca:15 al:aim_for:27
al:ainda_não:36 al:airports_often:15 al:aisle_seats:7 al:aisle_twelve:6 al:al_día:-39 al:al_final:104 al:al_mes:-23
al:alarm_goes:-11 al:albie_shouts:-27 al:alder_stays:-2 al:ale_dziś:27 al:ale_numer:3 al:alegro_mucho:-6
al:alerts_without:10 al:all_0:126 al:all_anyone:-2 al:all_bookings:6 al:all_day:-33 al:all_distances:5 al:all_four:11
al:all_in:64 al:all_night:-71 al:all_nine:8 al:all_phones:25 al:all_pupil:11 al:all_right:16 al:all_sorted:1
al:all_the:-134 al:all_verses:23 al:all_week:-5 al:alla_fine:47 al:allergen_labels:23 al:allergens_get:14
al:allergic_to:23 al:allergy_diet:8 al:allow_0:37 al:alltså_denna:38 al:along_the:-22 al:alright_dad's:15 al:als_0:-31
al:als_nächstes:110 al:also_bumped:1 al:also_i:24 al:also_i'd:27 al:always_cite:15 al:always_correct:16
al:always_lands:-1 al:always_start:-1 al:always_the:33 al:always_wanted:3 al:always_write:93 al:am_est:-38
al:am_liebsten:50 al:am_tag:-50 al:am_wochenende:26 al:amanhã_cedo:7 al:amp_travels:47 al:amrani_désormais:-3
al:an_adult:43 al:an_empty:62 al:an_evening:-78 al:an_excess:41 al:an_export:21 al:an_hour:-24 al:an_idempotent:18
al:an_old:11 al:an_upload:10 al:ana_asked:-8 al:and_0:85 al:and_a:-75 al:and_for:34 al:and_generator:68 al:and_he:-13
al:and_in:13 al:and_not:-9 al:and_of:8 al:and_one:4 al:and_the:31 al:and_then:4 al:and_they:112 al:anders_als:23
al:android_build:28 al:android_crashes:4 al:android_we:-3 al:angeles_lax:-8 al:anmeldung_zur:-9 al:anna_drives:1
al:anna_ma:-41 al:annelies_als:-19 al:announce_it:5 al:annual_rope:3 al:anonymous_quotes:19 al:anouk_does:2
al:anselmo_quien:-18 al:ansible_runs:22 al:answer_hotel:10 al:answers_to:42 al:answers_were:-13 al:antenner_på:-5
al:antes_de:77 al:any_change:-12 al:any_idea:33 al:any_news:22 al:any_task:36 al:anybody_who:8 al:anyone_else's:11
al:anyone_going:31 al:anyone_got:12 al:anyone_know:28 al:anyone_who:44 al:anything_above:29 al:anything_else:-74
al:anything_longer:-7 al:anything_over:54 al:anything_that:33 al:anything_touching:19 al:anything_with:81
al:anyway_how:28 al:anyway_hows:7 al:anyway_so:19 al:apiarist_visit:35 al:apk_must:17 al:app_download:21
al:app_start:9 al:apparently_my:55 al:apparently_the:44 al:apple_is:4 al:apprentice_wage:16 al:apprentices_do:31
al:approver_group:11 al:april_0:-96 al:après_le:14 al:aqui_em:19 al:are_a:-5 al:are_all:16 al:are_calculators:54
al:are_there:1 al:are_we:96 al:are_you:34 al:around_0:62 al:arteries_start:30 al:as_0:-66 al:as_a:5 al:as_agreed:62
al:as_far:93 al:as_feiras:47 al:as_for:95 al:as_if:-19 al:as_it:-3 al:as_long:16 al:as_of:-10 al:as_printed:39
al:as_soon:113 al:as_the:-94 al:as_to:13 al:as_we:29 al:as_well:-88 al:ask_me:61 al:ask_priya's:2 al:asked_for:-45
al:asset_tag:45 al:at_0:-52 al:at_a:-32 al:at_all:-40 al:at_any:39 al:at_christmas:9 al:at_home:-16 al:at_least:31
al:at_mill:11 al:at_most:89 al:at_my:68 al:at_night:-1 al:at_once:-11 al:at_one:-7 al:at_school:69 al:at_the:-23
al:at_university:30 al:ate_my:-7 al:atl_to:-42 al:até_november:14 al:au_maximum:43 al:auditors_objected:34
al:auf_dem:49 al:august_0:-94 al:aunt_perpetua:17 al:auntie_bea:8 al:aurelia_helps:10 al:ausbilder_hat:-12
al:ausflug_in:-13 al:aushang_reichen:-32 al:ausnahmen_gibt:11 al:autosave_debounce:29 al:avatars_are:13
al:aviso_você:44 al:avro_only:19 al:awaria_trwała:24 al:ayer_en:39 al:ayer_hablé:4 al:ayer_hizo:27 al:ayer_soñé:14
al:baby_bouncer:17 al:baby_naps:8 al:babys_up:18 al:babysitter_teaches:31 al:back_from:-33 al:back_in:132
al:back_on:-15 al:back_the:-41 al:back_then:23 al:back_to:-67 al:back_when:139 al:backend_team:43 al:backup_feed:8
al:backup_of:20 al:backups_are:36 al:backups_hog:8 al:badestellen_die:-21 al:badge_access:28 al:badge_readers:5
al:badges_are:14 al:baking_comparisons:12 al:ballons_fotografiert:-29 al:ban_button:30 al:bank_fridge:-7
al:barcodes_are:27 al:barnvakten_heter:22 al:basalt_it:35 al:basic_economy:-55 al:batch_0:8 al:batch_of:19
al:batch_size:27 al:bathroom_tiles:30 al:bathtubs_of:-21 al:bathtubs_were:5 al:battery_complaints:30 al:battery_died:6
al:battery_has:2 al:bc_of:-14 al:beams_are:-9 al:beats_a:-6 al:beaucoup_de:29 al:bed_linen:25 al:beekeepers_names:13
al:been_practicing:32 al:been_there:57 al:bees_are:48 al:bees_can:4 al:bees_holding:11 al:before_a:46 al:before_any:5
al:before_anyone:44 al:before_breakfast:-8 al:before_it:-17 al:before_the:-21 al:before_we:-53 al:before_you:33
al:bei_0:-35 al:bei_der:63 al:bei_uns:80 al:being_scared:-1 al:bella_is:3 al:below_0:-15 al:below_the:-17
al:ben_kısa:18 al:ben_örneklerle:19 al:best_line:24 al:beta_goes:66 al:beta_september:3 al:better_than:-9
al:better_to:35 al:better_use:6 al:between_beacons:-29 al:between_the:92 al:between_trains:-5 al:between_us:47
al:between_you:7 al:beyoncé_não:-19 al:beyond_0:1 al:beyond_that:19 al:bicycles_of:29 al:bierzemy_mieszkanie:6
al:bierzemy_piec:36 al:big_storm:7 al:big_van:14 al:bij_de:-38 al:bij_meer:14 al:bike_couriers:14 al:bike_over:17
al:bike_service:41 al:billing_runs:18 al:bin_gleich:13 al:bin_lorries:32 al:birthday_cash:41 al:bis_march:5
al:bit_more:1 al:bit_nippy:17 al:bitte_keine:81 al:bkg_ref:23 al:blackberry_forever:-3 al:blasting_that:12
al:bless_you:14 al:blower_a:35 al:blue_hose:17 al:blue_lens:18 al:bluetooth_rewrite:56 al:boah_war:47 al:board_rev:24
al:boarding_for:11 al:bogdan_is:4 al:boiling_time:47 al:bom_dia:39 al:bon_c'est:11 al:bonfire_has:28 al:book_was:12
al:booked_the:52 al:booking_ref:29 al:bookshops_are:13 al:bookworm_is:43 al:booster_every:55 al:booster_interval:19
al:bootloader_is:19 al:boots_leaking:37 al:bootsprüfung_auf:5 al:bootsprüfung_mach:9 al:borg_bakfiets:16
al:boss_fixed:5 al:boss_found:14 al:both_gangways:8 al:both_of:2 al:both_practice:7 al:bottled_batch:40
al:bottling_kicks:15 al:bottling_september:2 al:bought_a:11 al:bow_length:6 al:bow_straightening:10 al:boyd_visits:-3
al:brake_check:27 al:branch_*:37 al:brandl_comes:-7 al:brass_screws:12 al:brb_doorbell:33 al:brb_someone:53
al:bread_and:17 al:break-glass_access:16 al:breng_ik:-9 al:bring_churn:7 al:brioche_rests:15 al:british_spelling:17
al:bro_the:21 al:broke_down:-28 al:broodjes_bij:-20 al:broom_cupboards:7 al:bruno_the:-1 al:brzmi_jak:17
al:brücken_geben:-12 al:btw_legend:-14 al:btw_the:19 al:budget_for:10 al:budget_is:14 al:budget_owner:28
al:buenas_noches:16 al:buenos_dias:25 al:bufor_wejściowy:22 al:build_0:48 al:build_is:-16 al:build_must:-7
al:build_that:15 al:builder_radio:23 al:building_one:24 al:building_two:13 al:bumped_the:58 al:bundle_id:43
al:bundle_size:21 al:buongiorno_a:27 al:buoyage_is:21 al:burger_side:28 al:burnt_the:10 al:bus_drivers:9 al:bus_for:14
al:bus_to:22 al:bus_voltage:9 al:business_days:-7 al:bussen_luktade:35 al:but_could:10 al:but_the:-7 al:by_0:-17
al:by_christmas:37 al:by_february:19 al:by_hand:-12 al:by_its:21 al:by_october:34 al:by_summer:9 al:by_the:85
al:béchamel_pot:17 al:c'est_acté:20 al:c'est_bon:31 al:c'est_fait:5 al:c'est_noté:26 al:cable_cars:18 al:cake_and:37
al:calibrate_the:30 al:call_at:-6 al:call_me:68 al:called_0:37 al:calls_after:24 al:cambiamos_el:10 al:cambiaron_la:12
al:camembert_on:-8 al:camera_ends:64 al:camille_teaches:25 al:camper_we'll:32 al:can't_be:-22 al:can't_believe:44
al:can_be:-101 al:can_i:16 al:can_reach:-6 al:can_the:42 al:can_u:64 al:can_we:73 al:can_you:224 al:can_your:4
al:canal_was:7 al:cancelled_lessons:2 al:cancelled_the:52 al:candidate_no:18 al:candidates_found:12 al:cannot_be:-50
al:cant_be:-39 al:cant_believe:51 al:cant_get:8 al:cant_go:5 al:cant_pay:27 al:cant_spend:24 al:cant_tell:19
al:cant_use:-18 al:caps_for:62 al:captain_rieger:33 al:captions_dont:22 al:car's_summer:-16 al:car_broke:49
al:car_insured:36 al:car_park:16 al:caramel_is:39 al:card_ending:-1 al:card_networks:26 al:cardiology_had:41
al:cards_and:10 al:carpenter's_day:15 al:carpool_driver:17 al:carrier_relabelled:18 al:cart_one:45 al:cart_two:24
al:case_0:34 al:case_for:57 al:case_in:-49 al:case_numbers:27 al:cash_came:-24 al:cataloguing_tool:13 al:cats_are:23
al:cell_reads:-1 al:centrifuge_max:25 al:centro_abitato:-2 al:cereal_at:20 al:cert_chain:12 al:cert_lab:21
al:certificates_are:24 al:certification_insists:26 al:certo_a:35 al:certo_quem:30 al:chairs_stripped:23
al:change_of:-31 al:change_request:44 al:changes_to:16 al:chaos_tests:16 al:chapter_0:52 al:chapter_four:6
al:chapter_marks:29 al:chapter_on:13 al:chaque_nouvel:8 al:charlotte's_whiteboard:-59 al:chart_work:17
al:chauffören_är:12 al:che_bella:79 al:che_bello:33 al:che_caldo:59 al:che_crescono:-8 al:che_freddo:16 al:che_il:-26
al:che_rileggere:-4 al:che_sonno:5 al:check-in_open:-29 al:check-in_opens:23 al:check_the:13 al:checked_bag:-3
al:checked_bags:-76 al:checked_the:56 al:checking_the:42 al:cheers_gwendolyn:23 al:cheers_mate:67 al:chess_club:29
al:child_seat:37 al:children_often:24 al:chiller_inspection:63 al:chip_number:41 al:chlorine_and:28 al:chlorine_in:29
al:choir_rehearsal:49 al:chose_the:44 al:chutney_for:19 al:ci_serve:9 al:cider_batch:14 al:cinnamon_rolls:-19
al:claim_for:89 al:claim_on:23 al:claim_the:-42 al:claims_older:20 al:cleaning_the:29 al:clear_the:2 al:cleared_the:53
al:close_the:54 al:club_got:8 al:club_nights:44 al:club_sold:54 al:cluster_west:13 al:coach_departs:20
al:code_changed:-5 al:code_for:2 al:code_freeze:124 al:code_on:43 al:code_review:62 al:codger_may:-23 al:coffee_and:1
al:coffee_machine:80 al:coils_resist:34 al:cold_aisle:7 al:cold_for:-5 al:cold_pizza:-1 al:cold_room:-35
al:cold_start:43 al:cold_store:20 al:colour-blind_testers:35 al:colour_the:77 al:columnar_files:44 al:come_back:-19
al:come_for:14 al:come_from:-68 al:come_on:71 al:coming_up:21 al:comme_le:10 al:comments_in:22 al:commit_0:20
al:commit_messages:26 al:commit_the:6 al:committee_said:13 al:como_mucho:62 al:como_máximo:37 al:company's_lorry:-4
al:company_quiz:16 al:compilers_are:6 al:compilers_of:33 al:composers_in:50 al:compressor_oil:12 al:compressor_room:21
al:con_la:-5 al:con_los:68 al:con_mi:1 al:concert_halls:6 al:conference_swag:15 al:confidential_stuff:18
al:confirmed_then:34 al:conflict_resolution:11 al:conflicts_sorted:39 al:congratulations_on:51
al:congratulations_that:3 al:congratulations_to:12 al:consider_the:77 al:considering_the:6 al:contact_at:23
al:contract_two:24 al:contract_with:17 al:contractors_may:27 al:conveyor_belt:6 al:cook_has:18 al:cooking_on:43
al:cool_dark:13 al:coolant_is:33 al:copy_jobs:9 al:copy_streams:-19 al:core_switch:26 al:correct_my:1
al:correction_the:16 al:corrige_toujours:7 al:cost_for:-1 al:cost_of:30 al:could_get:-1 al:could_look:-6
al:could_not:-36 al:could_set:-4 al:could_shave:-14 al:could_simply:-3 al:could_speak:-13 al:could_tell:-8
al:could_the:70 al:could_we:59 al:could_you:259 al:couldn't_find:44 al:count_me:81 al:count_on:49 al:count_to:14
al:counted_again:76 al:courier_needs:42 al:couriers_kept:71 al:cousin_pete:26 al:cow_wheels:45 al:coûte_0:-17
al:crane_stops:12 al:crane_test:5 al:crash_0:10 al:crash_rate:-9 al:crash_reporter:21 al:crazy_how:4 al:crc_errors:-14
al:credit_card:-43 al:credit_notes:10 al:crew_is:-5 al:cross-connect_order:16 al:current_balance:35
al:current_can't:-5 al:currently_0:10 al:curtain_goes:11 al:curve_blew:1 al:custard_pot:13 al:customer_card:28
al:customer_saw:13 al:cut_one:2 al:cute_dog:22 al:cutover_night:71 al:cuttings_go:22 al:cyclists_wait:48
al:czternaście_słoików:25 al:czyli_ustalone:14 al:célia_do:-18 al:d'après_le:22 al:d'un_coup:-9 al:da_bambina:16
al:da_funkt:30 al:da_silva:16 al:daarna_doen:17 al:dab_carrier:31 al:dad_changed:34 al:dad_says:13 al:dads_back:21
al:dads_cardiologist:29 al:dailies_travel:29 al:dairy_cooler:16 al:daisy_chains:32 al:dalej_nie:28 al:danach_kommt:18
al:danach_müssen:4 al:danger_zones:42 al:danke_dir:33 al:dans_le:47 al:das_férias:-30 al:das_gilt:4 al:das_holz:3
al:das_klingt:38 al:das_limit:27 al:das_meldeformular:-13 al:das_nove:-8 al:das_passwort:10 al:dat_is:27
al:dat_klinkt:15 al:day_crew:24 al:day_shift:44 al:dbx_job:27 al:de_0:-65 al:de_acuerdo:31 al:de_borden:44
al:de_dierenarts:45 al:de_fianza:-46 al:de_fietsverzekering:26 al:de_kat:45 al:de_la:-38 al:de_linkermuur:12
al:de_noodlijn:8 al:de_proefversie:38 al:de_rechtermarge:21 al:de_rechtermuur:41 al:de_reservegenerator:23
al:de_rijskast:17 al:de_rit:21 al:de_schimmelproef:8 al:de_storing:15 al:de_tank:23 al:de_tent:7 al:de_testomgeving:18
al:de_trein:12 al:de_vorkheftruck:10 al:de_zaal:7 al:deadline_got:8 al:deadlocks_are:45 al:dealer_says:11
al:debug_keystore:40 al:december_0:-50 al:decided_to:13 al:deck_for:102 al:dedem_bahçede:17 al:dein_ausbilder:18
al:delis_are:13 al:delivered_to:-22 al:delivery_address:43 al:della_cabina:-13 al:demain_on:9
al:den_abschlussbericht:4 al:den_keller:24 al:den_löste:45 al:denim_for:6 al:departs_at:-33 al:departure_is:31
al:deployed_to:36 al:deploys_happen:26 al:deposit_for:10 al:depot_north:1 al:depot_south:16 al:der_altserver:-18
al:der_frühdienst:12 al:der_ganze:-19 al:der_gesamtpreis:5 al:der_hauptdarsteller:14 al:der_hitze:-10 al:der_import:19
al:der_kinder:-19 al:der_kurs:30 al:der_nachbar:-36 al:der_schalter:15 al:der_schlüssel:56 al:der_stock:2
al:der_sturmwarnung:-25 al:der_teigkneter:11 al:der_trafo:14 al:der_vorstand:-20 al:der_wagen:-38
al:der_werkstatttag:5 al:derste_telefonlar:17 al:design_wants:24 al:después_de:12 al:det_droppade:24 al:det_är:-2
al:determinative_nach:-21 al:devices_that:42 al:diagrams_make:8 al:diagrams_with:18 al:diary_on:-5 al:did_anybody:14
al:did_best:-6 al:did_i:15 al:did_it:-5 al:did_not:-46 al:did_the:160 al:did_you:43 al:die_auflage:-15
al:die_auftragsnummer:3 al:die_erste:4 al:die_etüde:1 al:die_filiale:-13 al:die_höhenkorrektur:-7 al:die_karte:-11
al:die_kinder:1 al:die_leute:-20 al:die_neue:12 al:die_prüfungsgebühr:18 al:die_selbstbeteiligung:-1
al:die_sicherung:-13 al:die_verteilerlisten:27 al:die_warteschlange:3 al:die_wohnung:14 al:digger_cut:19
al:diggers_are:18 al:discount_for:-16 al:disk_upload:-9 al:disk_use:24 al:do_esquema:-13 al:do_have:-23 al:do_i:25
al:do_load:-4 al:do_not:90 al:do_plants:45 al:do_que:-50 al:do_the:18 al:do_we:148 al:do_you:76 al:dock_0:31
al:dock_got:-1 al:dock_one:31 al:dock_two:13 al:does_anybody:34 al:does_anyone:84 al:does_blue:21 al:does_have:-27
al:does_not:-55 al:does_the:113 al:doesn't_suit:-26 al:dog_here:-4 al:dog_never:5 al:dogs_do:15 al:dolphins_on:20
al:dome_shutter:41 al:don't_accept:-13 al:don't_be:1 al:don't_belong:-13 al:don't_bother:9 al:don't_ever:34
al:don't_give:32 al:don't_have:-1 al:don't_like:18 al:done_that:6 al:done_the:17 al:donkeys_*:24 al:dont_ever:9
al:dont_get:-8 al:dont_let:1 al:dont_mock:14 al:dont_open:-30 al:dont_pay:-51 al:dont_ring:-3 al:dont_touch:15
al:dont_worry:14 al:door_code:43 al:doorbells_have:18 al:doors_for:79 al:dopo_le:3 al:dorothea_kept:-5 al:dostęp_do:11
al:dough_rests:11 al:downtime_for:26 al:dr_ahlers's:6 al:dr_pettersen:11 al:draft_0:47 al:draft_at:4
al:draußen_hagelt:9 al:draw_0:-13 al:draw_the:20 al:drehstart_verschoben:23 al:dripping_like:3 al:driver_came:38
al:driver_told:-2 al:driving_test:-8 al:drop_lora:22 al:drop_task:-5 al:dropbox_folder:21 al:dropped_from:-14
al:dropped_the:41 al:dropping_the:4 al:drove_to:14 al:drum_four:10 al:dry_cleaners:18 al:dry_dock:33 al:du_darfst:17
al:du_får:35 al:du_sollst:5 al:due_to:-9 al:dunno_who:17 al:dunno_yet:22 al:duren_voordat:-6 al:during_an:7
al:during_the:-52 al:during_visiting:22 al:duży_namiot:1 al:démarre_au:-8 al:dörren_på:44 al:dün_akşam:6 al:dün_gece:6
al:each_christmas:-35 al:each_evening:-12 al:each_interrupt:13 al:each_mock:35 al:each_morning:-33 al:each_new:27
al:each_of:38 al:each_offer:10 al:each_passenger:1 al:each_person:34 al:each_rider:8 al:each_stall:4 al:each_the:-2
al:each_time:-15 al:each_way:-21 al:ear_tag:63 al:earlier_the:-5 al:earliest_we:26 al:early_loading:1
al:early_returns:10 al:east_counterweight:28 al:east_gate:11 al:east_stands:-38 al:ech_pogoda:22 al:economy_class:-1
al:editor_people:23 al:een_momentje:19 al:eerst_de:9 al:egg_test:14 al:egzamin_na:19 al:eighteen_tickets:8
al:ein_anruf:6 al:ein_load:24 al:ein_vertrag:7 al:eine_fahrt:8 al:el_almacén:7 al:el_alquiler:4 al:el_autobús:-4
al:el_bot:5 al:el_búfer:21 al:el_cobro:2 al:el_color:-13 al:el_contrato:-4 al:el_correo:-19 al:el_depósito:11
al:el_dron:25 al:el_dueño:-9 al:el_entorno:2 al:el_entreno:-2 al:el_grupo:15 al:el_límite:38 al:el_mar:-32
al:el_muelle:23 al:el_nuevo:17 al:el_planificador:-9 al:el_proveedor:23 al:el_puerto:-11 al:el_servidor:-12
al:el_teatro:-10 al:el_telesilla:4 al:el_texto:-1 al:el_umbral:42 al:eleven_hundred:14 al:ella_tiene:2 al:elle_s'est:5
al:elm_collar:31 al:elternsprecher_ist:19 al:embargo_on:18 al:emergency_contact:24 al:emergency_vet:10
al:emr_downtime:6 al:en_bergen:41 al:en_brno:62 al:en_el:24 al:en_la:9 al:en_leiden:54 al:en_porto:17 al:ended_up:4
al:ending_in:-43 al:english_for:-13 al:english_only:25 al:enjoy_the:55 al:ensuite_je:45 al:ensuite_on:29
al:entre_deux:4 al:entre_turno:8 al:entrego_o:-36 al:entro_e:16 al:ep_0:8 al:equatorial_coordinates:21 al:er_ligt:29
al:erp_instances:-7 al:errata_sheet:42 al:error_code:16 al:error_must:-14 al:erstattungen_gehen:14 al:es_darf:14
al:es_wird:9 al:ese_pasaje:13 al:eso_no:24 al:essays_about:37 al:est-ce_que:45 al:eta_of:29 al:ethics_approval:28
al:even_the:3 al:evening_everyone:22 al:evenings_by:26 al:ever_^:57 al:every_0:-41 al:every_box:23 al:every_change:-1
al:every_dashboard:22 al:every_day:-32 al:every_family:22 al:every_insurance:9 al:every_january:36 al:every_kitchen:29
al:every_letter:39 al:every_migration:4 al:every_monday:-8 al:every_morning:-4 al:every_postmortem:10
al:every_proof:-3 al:every_reminder:4 al:every_sample:1 al:every_single:-36 al:every_volunteer:19 al:everybody_and:35
al:everyone_at:59 al:everyone_cried:18 al:everyone_in:95 al:everyone_out:-15 al:everyone_says:-7 al:everything_else:34
al:everything_i:14 al:everything_is:-15 al:everything_looks:2 al:ewa_has:1 al:ewr_to:-16 al:exam_boards:28
al:exam_candidate:20 al:exam_moved:17 al:exam_registration:39 al:exam_week:7 al:examples_from:12 al:excuse_my:29
al:exercise_nine:12 al:expect_my:19 al:expect_the:89 al:explain_*:23 al:export_control:16 al:export_klang:27
al:fabrizio_si:13 al:facilities_gave:17 al:facilities_printed:22 al:facilities_said:14 al:facilities_swapped:9
al:facilities_will:2 al:fact_the:-20 al:falta_saber:48 al:families_pay:11 al:families_who:54 al:fancy_meeting:21
al:fatto_il:75 al:faut-il_garder:26 al:faut-il_un:6 al:feathers_weigh:31 al:feature_flag:26 al:feature_freeze:31
al:february_0:-122 al:fechado_vamos:28 al:fechou_vai:14 al:feedback_*:17 al:feel_free:15 al:feeling_a:33
al:feeling_slow:4 al:feels_like:67 al:fel_på:-2 al:fell_asleep:-1 al:femke_doet:-6 al:fermenter_five:8
al:ferries_to:43 al:ferry_over:37 al:festive_^:37 al:fewer_photos:21 al:fico_com:2 al:field_test:65 al:field_units:-7
al:field_updates:12 al:fietsen_horen:11 al:fight_me:13 al:final_answer:22 al:finalement_on:79 al:finance_has:5
al:finance_wants:12 al:fine_from:32 al:fine_judged:-2 al:finished_deck:12 al:finished_that:4 al:finished_the:47
al:firewall_is:26 al:first_aid:17 al:first_day:32 al:first_in:18 al:first_task:19 al:first_the:16 al:first_try:34
al:first_we:56 al:fish_man:33 al:fishing_gear:20 al:fixed-point_numbers:20 al:fixed_the:22 al:flaky_tests:25
al:flash_0:35 al:flashcards_for:16 al:flat_is:50 al:flint_is:15 al:flood_damage:15 al:floor's_so:7 al:flow_rate:17
al:fluffy_as:26 al:fly_bar:26 al:fly_for:-13 al:flying_weight:28 al:flyttanmälan_är:17 al:fm_carrier:35
al:fm_through:-3 al:fog_does:3 al:fog_so:52 al:folks_at:59 al:following_that:41 al:following_your:46 al:fonder_of:13
al:food_all:51 al:food_and:27 al:food_inspector:10 al:food_til:-20 al:football_examples:20 al:footer_height:10
al:for_0:-122 al:for_a:-1 al:for_allergies:25 al:for_an:15 al:for_birthday:52 al:for_calls:23 al:for_comparison:12
al:for_cot:24 al:for_cots:24 al:for_each:32 al:for_every:25 al:for_grade:28 al:for_highlighting:4 al:for_hotel:45
al:for_it:-28 al:for_later:62 al:for_me:-136 al:for_meals:38 al:for_my:-5 al:for_names:35 al:for_naming:9
al:for_new:87 al:for_november:15 al:for_one:-16 al:for_our:-16 al:for_polish:13 al:for_quizzes:20 al:for_reminders:22
al:for_revision:67 al:for_safety:10 al:for_the:80 al:for_this:-20 al:for_tomorrow:25 al:for_two:-18 al:for_us:-3
al:for_writes:8 al:for_you:-89 al:for_your:-19 al:force_pushes:19 al:forecast_error:30 al:forge_temp:21
al:forget_spain:19 al:forget_the:10 al:forklift_inspection:32 al:forklifts_do:76 al:formulare_ungefähr:-20
al:fotos_der:18 al:found_a:98 al:four_is:-1 al:four_repairs:30 al:foxes_had:25 al:fps_sits:22 al:fractions_scare:17
al:frame_budget:34 al:francisco_to:-4 al:frau_yıldız:-10 al:free_checked:-26 al:freeze_for:64 al:freezer_0:12
al:french_on:-18 al:fresh_email:2 al:fresh_quote:23 al:fridge_at:26 al:fridge_east:10 al:fridge_two:28 al:from_a:-23
al:from_here:147 al:from_jfk:-13 al:from_me:-81 al:from_my:42 al:from_nantes:-5 al:from_now:70 al:from_porto:-1
al:from_the:27 al:from_this:21 al:from_what:75 al:from_your:10 al:frozen_goods:27 al:fruit_from:8 al:fuel_on:53
al:fui_comprar:30 al:full_of:-4 al:fun_bug:1 al:fun_fact:90 al:funkmast_nord:53 al:funkzeugnis_bestanden:31
al:funny_best:-31 al:funny_how:44 al:funny_it:27 al:funny_my:25 al:fyi_0:22 al:fyi_seal:7 al:für_die:104
al:gale_warning:36 al:galinha_chamada:27 al:game_jam:36 al:garage_is:31 al:garage_rang:17 al:gardens_do:17
al:garnish_for:51 al:gas_meter:22 al:gas_work:4 al:gate_code:75 al:gateway_image:16 al:gateway_serial:38
al:gateway_threads:-34 al:gave_a:-27 al:gave_me:-42 al:gave_my:26 al:gave_the:55 al:gebühr_für:9 al:gece_nöbeti:35
al:geen_schoenen:15 al:generally_speaking:24 al:generated_files:16 al:generations_of:-1 al:generator_one:-5
al:generator_test:47 al:gentle_dog:16 al:geocoding_requests:-1 al:gerhard_is:14 al:gern_auf:12 al:gerät_aus:-11
al:gestern_beim:57 al:get_a:-29 al:get_it:28 al:get_the:116 al:get_through:30 al:getting_mum:15 al:geöffnete_ware:32
al:ghent_ganz:-9 al:gib_mir:17 al:gift_card:-57 al:giriş_ekranı:27 al:gisteren_op:24 al:give_clearing:24
al:give_each:13 al:give_me:84 al:give_up:-81 al:given_the:92 al:glad_it:27 al:glad_that:52 al:glad_the:31
al:glad_your:2 al:glass_in:1 al:glass_stays:29 al:gli_esercizi:13 al:gloves_on:32 al:gnome_or:32 al:go_easy:8
al:goal_of:5 al:goats_ate:21 al:god_i:30 al:godmothers_and:27 al:goed_de:21 al:going_*:14 al:going_by:60
al:going_for:-35 al:going_to:11 al:going_up:-33 al:going_w:15 al:going_with:72 al:gone_my:-15 al:gonna_call:3
al:gonna_fix:5 al:gonna_reread:4 al:gonna_wire:8 al:good_build:-33 al:good_chair:-2 al:good_grief:10 al:good_guess:14
al:good_have:-5 al:good_lord:1 al:good_luck:24 al:good_memories:-4 al:good_morning:70 al:good_news:15 al:good_q:6
al:good_still:-17 al:goodness_is:18 al:goose_chase:27 al:gosh_i:14 al:gosh_those:41 al:gostaria_mais:4
al:gosto_mais:90 al:got_0:147 al:got_a:61 al:got_called:-24 al:got_chatting:18 al:got_into:-3 al:got_it:78
al:got_lost:-25 al:got_messy:-6 al:got_moved:-17 al:got_my:43 al:got_stuck:-16 al:got_stung:54 al:got_the:94
al:got_through:-18 al:gotta_pick:1 al:governance_has:36 al:gracias_guapa:32 al:grafiche_sereni:-8 al:gramm_wiegen:-16
al:grammars_with:49 al:grandma_never:8 al:grandmas_ride:15 al:grannens_tupp:22 al:granny_has:5 al:graphs_in:58
al:graphs_over:20 al:grazie_mille:19 al:great-aunt_ida:1 al:great_question:27 al:great_thank:24 al:great_thanks:8
al:grew_up:5 al:ground_crew:14 al:ground_floor:35 al:grout_is:18 al:grower_feed:9 al:gudrun_holds:11 al:guess_who:56
al:guests_take:20 al:guides_found:18 al:gulls_in:50 al:gunilla_nu:-16 al:gusta_más:-11 al:gut_dann:14 al:gutters_r:19
al:gwendolyn_is:2 al:gwendolyn_you:-24 al:gym_bag:26 al:h_was:-12 al:ha_a:73 al:ha_llegado:-30 al:ha_one:10
al:ha_partorito:-1 al:ha_tell:6 al:ha_the:35 al:ha_un'aria:-28 al:ha_voglia:-15 al:ha_who's:28 al:hab_die:19
al:hab_gestern:19 al:habla_siempre:27 al:hace_un:5 al:had_it:47 al:had_to:51 al:haha_^:-17 al:haha_no:13 al:haha_ok:3
al:haha_true:6 al:haha_very:12 al:haha_yes:41 al:hahaha_stop:20 al:hair_tied:32 al:hale_visits:-1 al:half_an:88
al:half_came:-9 al:half_term:16 al:half_the:90 al:hall_is:-36 al:hall_three:7 al:hall_two:5 al:hamster_escaped:18
al:hand_in:89 al:hand_sizes:-2 al:handed_in:10 al:hands_off:60 al:hands_up:21 al:hang_on:94 al:hanna_jest:-11
al:hanne_for:-25 al:happier_with:21 al:happy_friday:62 al:happy_to:93 al:harcourt_*:-19 al:hard_cheese:23
al:hard_limit:4 al:hard_on:-7 al:hard_to:18 al:harrow_lane:-1 al:has_a:-9 al:has_anybody:80 al:has_anyone:64
al:has_been:-83 al:has_the:-8 al:has_to:-2 al:hasn't_been:-20 al:hasta_0:1 al:hat's_hinter:-4 al:hat_überschwungen:23
al:hate_popups:17 al:hate_when:19 al:hats_were:3 al:haulier_rebooked:2 al:hausmeister_ist:25 al:have_another:68
al:have_been:-38 al:have_the:-13 al:haven't_laughed:15 al:havent_figured:9 al:havent_heard:48 al:having_seen:18
al:hay_goes:22 al:he's_limping:8 al:he_ate:12 al:he_avisado:-12 al:he_brought:-8 al:he_dropped:11 al:he_got:13
al:he_had:-41 al:he_has:32 al:he_hurt:5 al:he_is:15 al:he_learned:55 al:he_made:-9 al:he_once:-35 al:he_opens:-32
al:he_retired:8 al:he_said:42 al:he_sits:-28 al:he_used:7 al:he_vuelto:-13 al:he_was:25 al:he_would:-45 al:head_of:1
al:headcount_came:19 al:headcount_for:15 al:headset_on:35 al:heap_is:15 al:heard_a:17 al:heat_quiz:34
al:heating_broke:16 al:heb_net:16 al:heet_0:-3 al:height_of:22 al:helipad_lights:67 al:hello_^:8 al:hello_from:34
al:helm_hours:-9 al:helmets_for:21 al:help_me:36 al:helst_allt:-1 al:hem_length:9 al:hemos_optado:17 al:hens_are:2
al:her_boarding:3 al:her_handwriting:60 al:her_hat:17 al:her_student:23 al:her_the:-7 al:her_workshop:5
al:herbst_zahlen:-29 al:here's_the:19 al:here_are:185 al:here_is:30 al:here_you:3 al:herr_malik:-1 al:hes_allergic:18
al:hes_already:-18 al:hes_called:24 al:hes_not:11 al:hes_sluggish:21 al:het_depot:6 al:het_regent:48
al:het_testkastje:10 al:het_theorie-examen:16 al:hey_you:16 al:hi_i:60 al:hi_i'd:9 al:hi_i'm:12 al:hi_lovely:-16
al:hi_there:4 al:hier_nous:21 al:hier_à:29 al:high_water:72 al:highlight_verbs:42 al:hij_kan:15 al:hints_only:21
al:hire_car:20 al:hire_of:14 al:his_licence:17 al:his_reading:1 al:historically_a:15 al:hive_0:4 al:hive_thirteen:37
al:hive_three:39 al:hiya_just:20 al:hm_ok:14 al:hm_that:2 al:hm_yes:5 al:hmm_no:46 al:hmm_ok:42 al:ho_già:33
al:ho_rilegato:2 al:ho_visto:-30 al:hoca_yurt:3 al:hofmann's_have:8 al:hold_for:-5 al:hold_on:30 al:holds_0:-6
al:holes_in:53 al:holiday_export:9 al:homework_sheet:36 al:honestly_i:29 al:honestly_the:54 al:honey_weighs:4
al:hooguit_acht:19 al:hooguit_twee:36 al:hop_delivery:18 al:hope_the:18 al:hope_ur:12 al:hoping_to:59
al:hosting_budget:20 al:hosting_cant:8 al:hot_air:12 al:hotel_fährt:-19 al:hotfix_goes:33 al:hourly_rate:15
al:house_rule:12 al:how_about:51 al:how_do:72 al:how_many:13 al:how_the:-6 al:how_you:-50 al:however_i:29
al:however_you:12 al:hows_the:19 al:hoy_he:36 al:hoşça_kal:7 al:hugo_teaches:36 al:huh_0:63 al:hull_number:22
al:hull_office:27 al:hum_along:-4 al:hun_server:4 al:hundefutter_bitte:29 al:hundefutter_in:20 al:hung_tapestry:-7
al:hung_the:22 al:hz_on:36 al:härnäst_mejlar:37 al:höchstens_0:13 al:högst_fyra:24 al:i'd_be:77 al:i'd_go:-66
al:i'd_last:14 al:i'd_like:-6 al:i'd_need:-25 al:i'd_pick:5 al:i'd_prefer:-17 al:i'd_spend:-29 al:i'd_tackle:-26
al:i'd_trust:16 al:i'll_ask:-54 al:i'll_be:10 al:i'll_bring:-93 al:i'll_draft:-11 al:i'll_ever:-1 al:i'll_get:71
al:i'll_hand:-18 al:i'll_keep:24 al:i'll_leave:4 al:i'll_make:23 al:i'll_need:-52 al:i'll_post:-23 al:i'll_put:-46
al:i'll_remind:3 al:i'll_sign:-26 al:i'll_split:-25 al:i'll_upload:13 al:i'm_0:32 al:i'm_a:-4 al:i'm_afraid:28
al:i'm_down:13 al:i'm_fonder:-10 al:i'm_free:-13 al:i'm_going:-3 al:i'm_happy:13 al:i'm_holding:-14 al:i'm_home:5
al:i'm_hoping:25 al:i'm_in:50 al:i'm_late:-54 al:i'm_looking:-14 al:i'm_mad:-13 al:i'm_missing:-4 al:i'm_moving:-20
al:i'm_not:-5 al:i'm_putting:-62 al:i'm_running:3 al:i'm_scared:-21 al:i'm_sending:-62 al:i'm_sitting:19
al:i'm_skipping:18 al:i'm_sorry:77 al:i'm_supposed:-42 al:i'm_switching:-48 al:i'm_the:16 al:i'm_trying:3
al:i'm_unable:20 al:i'm_using:-15 al:i've_decided:-6 al:i've_had:-4 al:i've_handed:11 al:i've_promised:-5
al:i've_put:-75 al:i've_renamed:18 al:i've_saved:-20 al:i've_seen:11 al:i've_set:23 al:i've_taken:16 al:i_0:-30
al:i_admire:-2 al:i_already:34 al:i_also:6 al:i_answer:-48 al:i_apologize:28 al:i_appreciate:75 al:i_argue:-47
al:i_ask:-23 al:i_asked:19 al:i_beg:16 al:i_bet:5 al:i_bought:4 al:i_brought:33 al:i_buy:-44 al:i_can:11
al:i_cannot:-63 al:i_carry:15 al:i_cheated:-8 al:i_checked:88 al:i_chewed:-1 al:i_choose:13 al:i_compared:30
al:i_completely:34 al:i_conti:-3 al:i_corrected:7 al:i_could:-17 al:i_couldn't:-18 al:i_count:-30 al:i_decided:3
al:i_deleted:-28 al:i_don't:26 al:i_dont:37 al:i_dozed:-5 al:i_en:-21 al:i_enjoy:61 al:i_enjoyed:39 al:i_ever:-167
al:i_fancy:-77 al:i_finally:2 al:i_find:24 al:i_finish:14 al:i_finished:15 al:i_fix:-23 al:i_forgot:-70 al:i_found:31
al:i_get:-124 al:i_give:1 al:i_go:-62 al:i_got:-35 al:i_grew:34 al:i_had:125 al:i_hadn't:-46 al:i_hand:25 al:i_have:23
al:i_hear:-25 al:i_hold:20 al:i_hope:66 al:i_intend:11 al:i_just:-2 al:i_keep:32 al:i_knew:-4 al:i_know:-152
al:i_knät:-25 al:i_learn:63 al:i_learnt:3 al:i_leave:-6 al:i_like:54 al:i_looked:98 al:i_lose:20 al:i_lost:12
al:i_made:-34 al:i_manage:14 al:i_may:-64 al:i_mean:-51 al:i_merge:-48 al:i_met:-29 al:i_might:-24 al:i_misread:101
al:i_mixed:-16 al:i_move:-57 al:i_moved:27 al:i_must:26 al:i_narzekał:-36 al:i_need:23 al:i_never:73 al:i_obtained:-29
al:i_once:12 al:i_only:-61 al:i_opened:10 al:i_owe:29 al:i_paid:10 al:i_pasted:6 al:i_pay:16 al:i_plan:12
al:i_practise:-23 al:i_prefer:15 al:i_prepare:-41 al:i_provided:-13 al:i_quiz:-53 al:i_read:49 al:i_really:60
al:i_reckon:17 al:i_recommend:-11 al:i_remember:50 al:i_resolve:-39 al:i_restarted:24 al:i_ring:-9 al:i_sat:-46
al:i_scheduled:51 al:i_see:2 al:i_send:10 al:i_set:-1 al:i_spent:57 al:i_start:-52 al:i_stay:-12 al:i_still:77
al:i_stop:-22 al:i_suggest:14 al:i_suppose:20 al:i_swear:27 al:i_talked:2 al:i_tell:-17 al:i_tend:15 al:i_think:-54
al:i_thought:-99 al:i_took:-25 al:i_type:-22 al:i_understand:130 al:i_understood:3 al:i_use:-91 al:i_used:12
al:i_wander:-18 al:i_wanted:-88 al:i_was:-78 al:i_watch:-7 al:i_went:56 al:i_will:13 al:i_won't:24 al:i_wonder:10
al:i_work:42 al:i_worked:1 al:i_would:22 al:i_write:-68 al:i_wrote:8 al:iah_on:-29 al:iah_to:-21 al:ich_bring:9
al:ich_dir:-66 al:ich_habe:52 al:ich_mag:15 al:ich_nicht:-16 al:ich_stell:1 al:ich_übe:1 al:icu_ups:24 al:id_0:-96
al:id_everywhere:-22 al:id_for:-51 al:id_forgotten:29 al:id_go:66 al:id_is:-64 al:id_like:17 al:id_love:54
al:id_prefer:26 al:id_rather:131 al:id_say:19 al:id_sooner:14 al:id_take:47 al:ida_lands:-18 al:ideally_the:15
al:idk_why:20 al:idle_machines:33 al:iedereen_draagt:24 al:ieri_a:11 al:ieri_al:7 al:ieri_sera:12 al:if_a:95
al:if_anybody:-34 al:if_cows:-1 al:if_fluffy:8 al:if_it:52 al:if_it's:14 al:if_its:38 al:if_my:1 al:if_nobody:-11
al:if_possible:-87 al:if_so:39 al:if_someone:22 al:if_that:4 al:if_that's:-6 al:if_thats:-52 al:if_the:-84
al:if_there:-9 al:if_there's:68 al:if_theres:43 al:if_they:-24 al:if_u:-89 al:if_we:-77 al:if_you:57 al:if_you're:5
al:ik_de:-39 al:ik_heb:24 al:ik_het:-5 al:il_campanaro:-24 al:il_codice:46 al:il_corso:8 al:il_faisait:-9
al:il_gruppo:19 al:il_manuale:-14 al:il_me:32 al:il_pacchetto:3 al:il_pacco:-8 al:il_palco:14 al:il_paraît:1
al:il_pleut:14 al:il_sensore:30 al:il_teatrino:-2 al:il_test:-22 al:il_torchio:12 al:il_tornio:-7 al:il_trasporto:-2
al:il_vecchio:-21 al:ill_bring:46 al:ill_compare:4 al:ill_fix:6 al:ill_have:12 al:ill_rehang:-30 al:ill_send:11
al:ill_sort:9 al:ill_tackle:1 al:ill_tell:-6 al:im_afraid:-2 al:im_at:4 al:im_chat:-46 al:im_code:-9 al:im_ersten:-5
al:im_going:5 al:im_more:14 al:im_not:34 al:im_on:13 al:im_serious:-11 al:im_so:42 al:im_telling:-34 al:im_told:7
al:im_torn:17 al:image_cache:29 al:imagine_0:25 al:imagine_paying:18 al:imagine_walking:14 al:imo_number:20
al:imo_plain:9 al:imo_tabs:21 al:impftermin_von:10 al:import_threads:-18 al:in_0:23 al:in_any:8 al:in_bath:6
al:in_both:12 al:in_brno:17 al:in_class:55 al:in_cork:59 al:in_den:30 al:in_der:111 al:in_die:88 al:in_fridge:24
al:in_front:-53 al:in_general:44 al:in_german:14 al:in_ghent:-13 al:in_graz:29 al:in_it:-53 al:in_lilac:-2
al:in_line:15 al:in_lucca:17 al:in_malmo:-24 al:in_many:8 al:in_may:18 al:in_mock:52 al:in_moot:25 al:in_my:105
al:in_one:-89 al:in_our:162 al:in_part:-6 al:in_pearl:-2 al:in_school:22 al:in_short:44 al:in_that:86 al:in_the:-5
al:in_there:-9 al:in_this:66 al:in_total:-30 al:in_turku:40 al:in_view:36 al:in_your:-91 al:inbound_dwell:12
al:inbound_qc:15 al:inbound_truck:58 al:incident_0:39 al:incident_commanders:6 al:incident_runs:16
al:including_tax:-11 al:index_is:8 al:index_names:9 al:infusion_pumps:-1 al:inga_lösenord:12 al:inga_nötter:14
al:inlet_pressure:50 al:inside_the:-9 al:inspector_brandl:15 al:inspector_called:5 al:instead_of:1 al:instructor_is:53
al:insulin_is:7 al:insurance_began:30 al:insurance_is:38 al:interesting_approach:4 al:interesting_i:17
al:interestingly_the:31 al:international_airport:-14 al:into_the:-5 al:intro_jingle:34 al:invoices_go:67
al:inzwischen_ist:4 al:ios_build:12 al:ios_builds:25 al:ios_crashes:16 al:iron_is:19 al:is_for:-8 al:is_it:299
al:is_on:-10 al:is_somebody:33 al:is_the:56 al:is_there:258 al:is_what:-13 al:isn't_it:91 al:it'd_be:37 al:it's_a:-20
al:it's_an:-29 al:it's_been:25 al:it's_bertil:11 al:it's_going:15 al:it's_law's:-6 al:it's_more:-6 al:it's_only:-2
al:it's_ready:-6 al:it's_snowing:6 al:it's_the:-50 al:it_^:-9 al:it_always:60 al:it_at:-6 al:it_breaks:2
al:it_can't:29 al:it_clean:-16 al:it_confuses:6 al:it_does:20 al:it_drips:1 al:it_falls:-3 al:it_flapped:46
al:it_for:-32 al:it_froze:19 al:it_gets:-7 al:it_goes:-11 al:it_had:-12 al:it_happens:32 al:it_has:134 al:it_hid:5
al:it_in:-53 al:it_is:49 al:it_isn't:47 al:it_may:81 al:it_miscompiles:13 al:it_must:127 al:it_never:73 al:it_off:-31
al:it_out:-13 al:it_over:-7 al:it_proved:12 al:it_rained:20 al:it_remains:87 al:it_reminds:13 al:it_said:-38
al:it_says:20 al:it_seems:105 al:it_should:-9 al:it_softens:-3 al:it_still:11 al:it_takes:70 al:it_the:-103
al:it_took:111 al:it_up:-38 al:it_was:13 al:it_with:-7 al:it_wore:-3 al:it_would:57 al:its_0:19 al:its_always:24
al:its_been:24 al:its_dns:-9 al:its_giving:39 al:its_karin:27 al:its_leaps:-19 al:its_like:19 al:its_peer:-4
al:its_so:56 al:its_the:20 al:its_there:15 al:its_wednesday:-2 al:its_wild:52 al:ive_got:17 al:ive_seen:-19
al:j'ai_dormi:-12 al:j'ai_entendu:-7 al:j'aime_mieux:79 al:j'aimerais_que:19 al:jag_lovar:3 al:jag_lämnar:20
al:jag_tar:33 al:jahr_ist:-15 al:jaja_la:21 al:jamais_de:33 al:jams_every:24 al:january_0:-100 al:je_cherche:22
al:je_m'occupe:25 al:je_mélange:-32 al:je_préfère:35 al:je_te:30 al:jede_stunde:13 al:jest_dziś:-6 al:jetty_one:7
al:jetzt_fehlt:23 al:jfk_to:-56 al:jib_sheet:1 al:joan_and:14 al:joan_couldnt:10 al:joan_who:9 al:johanna_with:36
al:johanne_from:46 al:jonas_einbauen:-5 al:joost_regelt:9 al:jouren_ligger:39 al:journal_club:23 al:json_is:39
al:judo_is:18 al:juli_statt:17 al:july_0:-90 al:jump_height:14 al:june_0:-84 al:just_cost:-27 al:just_got:24
al:just_heard:3 al:just_loading:32 al:just_looked:-3 al:just_me:-3 al:just_never:-5 al:just_now:-6 al:just_nu:1
al:just_one:16 al:just_saw:62 al:just_sent:28 al:just_so:29 al:just_soaks:-1 al:just_text:27 al:jutro_rano:3
al:já_troquei:17 al:kacheln_vor:-9 al:kacheln_vorladen:-11 al:kafka_cluster:-13 al:kafka_retention:27 al:kanban_is:48
al:katzen_schlafen:13 al:kb_for:-21 al:keep_comments:-7 al:keep_constellation:12 al:keep_the:48 al:keine_ahnung:39
al:ken_once:25 al:kennel_quota:11 al:kennel_ref:30 al:key_cache:-11 al:key_signature:25 al:keyholder_for:53
al:keys_back:23 al:keys_handed:23 al:kid's_ticket:9 al:kid_next:9 al:kids_at:17 al:kids_football:9 al:kids_put:10
al:kids_under:53 al:kids_want:-1 al:killed_the:27 al:kiln_two:7 al:kinda_miss:69 al:kinds_of:-47 al:kinetic_part:28
al:kitchen_is:53 al:kişi_çalıştırıyor:-3 al:kkk_o:46 al:klang_dumpf:-4 al:klausur_hat:-42 al:kleine_lampjes:-3
al:klientka_dostała:28 al:klingt_nach:12 al:klinkt_gezellig:12 al:klo_aus:-17 al:km_a:-10 al:knife_set:28
al:knives_stay:55 al:knots_0:45 al:knowing_me:16 al:koi_can:9 al:koi_stare:17 al:kollege_wenzel:-6
al:kommentare_bitte:21 al:kopia_zapasowa:22 al:korrektur_zur:26 al:kot_jedzie:30 al:kotlin_coroutines:15
al:kotlin_ile:-7 al:koty_mają:19 al:krosno_anna:30 al:kubernetes_error:10 al:kubernetes_version:23
al:kuchen_gegessen:-27 al:kuchen_um:41 al:kupiłam_już:27 al:kuppelmotor_ist:9 al:kurze_commits:4
al:kurzwellen_prallen:11 al:kuzey_deposu:13 al:küçük_çekiç:11 al:l'appairage_doit:31 al:l'atelier_de:22 al:la_caja:-23
al:la_cantine:22 al:la_carte:2 al:la_chambre:21 al:la_chaudière:14 al:la_clase:21 al:la_cloche:1 al:la_cola:16
al:la_coupure:2 al:la_cámara:35 al:la_entrenadora:7 al:la_exposición:15 al:la_factura:-18 al:la_fiche:-1
al:la_gendarmerie:-5 al:la_grêle:-1 al:la_inspección:-1 al:la_lezione:32 al:la_lima:15 al:la_luz:-22 al:la_mesa:15
al:la_minute:-1 al:la_nueva:10 al:la_nuit:-35 al:la_nulidad:-2 al:la_pente:-13 al:la_pizza:3 al:la_pluie:2
al:la_presión:32 al:la_prova:23 al:la_pâte:9 al:la_reserva:-16 al:la_revisione:8 al:la_riunione:22 al:la_révision:12
al:la_salle:55 al:la_soglia:39 al:la_taille:33 al:la_tarde:-12 al:la_une:16 al:lab_closes:17 al:lab_diary:11
al:lab_printer:5 al:label_colour:19 al:label_the:16 al:lakes_like:36 al:larch_from:23 al:las_claves:6 al:las_llaves:43
al:las_piezas:9 al:las_plantillas:36 al:las_to:-29 al:las_vegas:-12 al:last_entry:17 al:last_june:22 al:last_night:-33
al:last_resort:-12 al:last_seen:35 al:last_summer:31 al:last_time:1 al:last_week:5 al:last_winter:-1
al:lastbilen_hämtar:55 al:lastbilen_kommer:-17 al:lasts_0:-12 al:late_checkout:16 al:late_fee:47 al:late_shifts:1
al:late_so:-1 al:latency_in:37 al:latency_is:7 al:latency_spikes:-28 al:later_today:25 al:laternen_gezählt:-10
al:laut_dem:25 al:lazy_lists:60 al:le_barrage:-13 al:le_café:26 al:le_camping:6 al:le_code:11 al:le_colis:2
al:le_consegne:-18 al:le_délai:42 al:le_foto:10 al:le_livre:-3 al:le_loyer:14 al:le_nom:-6 al:le_november:-19
al:le_petit:-49 al:le_plombier:13 al:le_prothésiste:-9 al:le_quai:11 al:le_rectorat:-34 al:le_refuge:9 al:le_sauna:7
al:le_september:-27 al:le_stagiaire:19 al:le_traiteur:-16 al:le_ultime:-1 al:le_vieux:-4 al:le_vol:16 al:learned_to:52
al:learning_0:48 al:learning_centre:-2 al:learning_rate:22 al:leave_the:99 al:led_becomes:-14 al:leerraum_zwei:-3
al:left_a:-12 al:left_armrest:12 al:left_ear:45 al:left_for:-38 al:left_in:-2 al:left_on:4 al:left_wheel:34
al:leftover_screws:1 al:legal_is:9 al:lehrling_im:33 al:lemme_weigh:15 al:lemonade_runs:8 al:lena_is:11
al:lena_promised:12 al:leo's_class:-31 al:leo_drops:5 al:leo_is:23 al:leos_shoe:48 al:les_bases:20 al:les_clés:7
al:les_longs:1 al:les_questions:11 al:lesson_length:17 al:lesson_one:19 al:lesson_starts:29 al:lessons_cost:35
al:lessons_in:14 al:let's_ditch:-9 al:let_him:-2 al:let_me:30 al:let_the:33 al:let_us:16 al:lets_do:11 al:lets_drop:5
al:lets_go:17 al:lets_me:-17 al:lets_not:11 al:lets_stay:16 al:lets_take:12 al:lets_us:-30 al:letter_from:1
al:letterpress_shops:2 al:letters_are:15 al:letztes_mal:12 al:lever_ik:-12 al:library_card:12 al:lid_temp:17
al:lidar_talks:28 al:lie_next:-4 al:lieber_als:-15 al:lieber_um:5 al:lies_my:-6 al:liever_geen:7 al:lifeguard_wants:-1
al:lift_0:42 al:lighter_for:34 al:lightning_took:22 al:like_a:-16 al:limestone_evens:33 al:limit_palet:23
al:limit_załączników:11 al:linden_comes:-10 al:lindqvist_^:12 al:lindqvist_expects:-11 al:line_a:36
al:linear_regression:15 al:lines_from:61 al:lines_of:-3 al:lingered_near:-5 al:linking_errors:1 al:lipsync_pass:29
al:liquids_travel:8 al:lisbon_was:29 al:listonosz_rzadko:27 al:live_api:10 al:lmao_the:29 al:lo_he:70
al:lo_siguiente:61 al:lo_specchietto:14 al:loader_must:-19 al:local_time:20 al:lock_keeper:24 al:locker_0:23
al:locker_at:22 al:lockers_out:51 al:locksmith_guy:21 al:log_levels:17 al:log_rotation:2 al:log_shipping:2
al:login_for:42 al:login_tests:7 al:lol_^:-31 al:lol_annual:-18 al:lol_at:46 al:lol_celsius:-5 al:lol_fair:33
al:lol_i:17 al:lol_my:12 al:lol_no:21 al:lol_that:26 al:lol_the:188 al:long_btw:-5 al:long_night:33 al:look_at:53
al:looked_at:12 al:looked_like:-47 al:looked_through:22 al:looking_at:28 al:looking_closer:2 al:looking_for:-55
al:looking_over:25 al:looking_to:6 al:looks_best:45 al:loom_width:35 al:loop_a:19 al:loop_b:38 al:loop_c:39
al:lorena_sacó:3 al:los_datos:3 al:los_faros:10 al:los_palés:15 al:los_pedidos:7 al:lossy_codecs:21 al:lost_my:4
al:lot_numbers:25 al:lots_of:29 al:lottes_allergic:12 al:lotus_notes:-10 al:love_how:17 al:love_it:33 al:low_water:36
al:loyalty_points:53 al:lucile_ep:-12 al:lucía_sacó:21 al:luego_toca:26 al:lunch_in:41 al:lunch_is:-16 al:lunch_was:11
al:lying_down:-7 al:länger_als:49 al:ma_0:-40 al:ma_caution:-13 al:ma_fille:38 al:mac_mini:29 al:machines_always:11
al:madrid_the:-23 al:mag_hooguit:-2 al:mai_lasciare:37 al:mail_queue:34 al:mailbox_quota:11 al:mailing_list:18
al:mails_are:12 al:mails_gelten:-25 al:main_beams:25 al:main_sheet:31 al:maintenance_orders:-42 al:make_it:35
al:make_me:-28 al:make_the:60 al:maksymalnie_0:8 al:mal_gab:-4 al:malik_got:34 al:mamma_mia:70 al:man_torkar:17
al:managed_to:59 al:management_met:3 al:management_wants:6 al:manganese_took:7 al:manuals_are:-3 al:many_customers:27
al:many_guests:17 al:many_people:37 al:maps_of:1 al:maps_screen:15 al:march_0:-76 al:marina_rang:9 al:mark_danger:32
al:mark_export:6 al:mark_is:-48 al:mark_my:82 al:marked_your:47 al:marketing_hates:18 al:marketing_reserved:21
al:massimo_0:14 al:mate_of:56 al:maternity_has:73 al:max_0:88 al:max_draught:14 al:max_for:-19 al:max_the:-9
al:max_tolv:11 al:max_two:23 al:maximaal_0:42 al:maximal_zwei:17 al:may_0:-79 al:may_i:33 al:maybe_it:21
al:maître_lambert:-5 al:mañana_te:2 al:mbit_for:-21 al:mdr_le:17 al:mdr_ma:29 al:me_alegro:10 al:me_and:41
al:me_equivoqué:65 al:me_gusta:90 al:me_gustan:40 al:me_ha:60 al:me_lo:22 al:me_more:-10 al:me_of:-28 al:me_resulta:11
al:me_the:-43 al:mean_and:18 al:meanwhile_could:26 al:measured_the:49 al:mechanic_is:22 al:median_house:11
al:medical_is:33 al:medicine_is:41 al:medicines_are:32 al:medí_otra:29 al:meeting_nice:-28 al:meglio_lezioni:29
al:meglio_se:8 al:mehr_als:88 al:mein_nachbar:15 al:meine_kartenaufgabe:-16 al:meine_schwiegereltern:2 al:mejor_un:19
al:melden_wir:-6 al:member_you:-1 al:membership_at:32 al:membership_fee:32 al:memory_looked:27 al:memory_of:5
al:memory_per:37 al:mensch_ist:46 al:menu_linden:28 al:merchants_in:3 al:merci_pour:18 al:merged_tagged:58
al:meridian_room:19 al:mertens_kids:31 al:mes_fiches:3 al:message_body:17 al:messung_löse:-17 al:meteor_effect:5
al:metric_for:12 al:mi_abuela:50 al:mi_cousin:-32 al:mi_hermana:-6 al:mi_trovo:25 al:mia_che:-15 al:miami_on:-4
al:migrated_0:34 al:mijn_oma:4 al:mijn_zus:5 al:milk_bank:58 al:milk_order:39 al:mill_lane:-6 al:mill_shuts:45
al:min_sdk:33 al:min_stock:48 al:mine_lean:24 al:mine_lights:4 al:minimum_age:54 al:minor_release:27 al:mint_for:26
al:mir_ist:5 al:mir_liegen:1 al:mir_nie:-3 al:mir_sind:2 al:mir_wäre:43 al:mirabel_sits:18 al:mirka_only:11
al:mission_is:20 al:mit_musikbeispielen:15 al:ml_for:-7 al:mm_nybakat:27 al:mm_plum:35 al:mmsi_0:22
al:mn_schoonvader:14 al:mobile_layouts:36 al:mock_exam:31 al:mock_test:-9 al:mocking_me:-14 al:mocks_begin:36
al:mod_notes:24 al:modbus_slave:37 al:model_of:29 al:module_alpha:5 al:module_beta:11 al:mon_oncle:6
al:monday_class:55 al:monday_energy:38 al:mondays_are:61 al:monitor_threshold:43 al:monks_often:3
al:monospace_everywhere:14 al:monthly_full:-1 al:more_of:36 al:more_often:-10 al:more_than:49 al:morgen_beginnen:24
al:morgen_früh:11 al:mormor_sa:17 al:morning_0:76 al:morning_all:50 al:morning_jingle:2 al:mornings_work:24
al:morse_speed:59 al:most_monitoring:20 al:most_of:-10 al:most_parents:10 al:mostly_i:22 al:mostly_renames:13
al:mot_kupolen:-5 al:motor_id:26 al:moustaches_like:33 al:moved_code:-12 al:moved_flat:29 al:moved_in:19 al:moved_it:8
al:moved_odometry:8 al:moved_the:76 al:moved_to:-78 al:movers_are:24 al:moving_day:16 al:mr_boyd:36 al:mr_hale:46
al:mr_hope:-12 al:mrs_pettibone:17 al:mug_*:-2 al:multiple_choice:5 al:mum's_knee:7 al:mum_has:9 al:mum_pays:33
al:mums_physio:31 al:murdered_softly:18 al:museum_visit:41 al:must_admit:32 al:must_be:54 al:must_have:22
al:must_run:37 al:must_stay:-72 al:mustve_walked:26 al:mx_records:-17 al:my_aunt:41 al:my_booking:8 al:my_boss:35
al:my_breakfast:24 al:my_brother:60 al:my_cables:-34 al:my_candidate:71 al:my_ceiling:7 al:my_chips:-15
al:my_concentration:-86 al:my_dad:35 al:my_daily:9 al:my_desk:-92 al:my_doctor:8 al:my_driving:57 al:my_english:-24
al:my_enrolment:20 al:my_evening:12 al:my_ex's:-17 al:my_examiner:16 al:my_eyes:-59 al:my_family:-12 al:my_father:23
al:my_favourite:2 al:my_fingers:-47 al:my_first:29 al:my_flight:-77 al:my_flow:-11 al:my_fridge:-27
al:my_grandfather:-9 al:my_great:-31 al:my_handheld:1 al:my_hands:32 al:my_head:-25 al:my_heart:-41
al:my_horoscope:-14 al:my_hostel:21 al:my_keyboard:-9 al:my_kid:-1 al:my_knitting:1 al:my_landlady:5 al:my_learner:7
al:my_leg:-17 al:my_lesson:28 al:my_life:-14 al:my_loyalty:26 al:my_maths:14 al:my_mind:-68 al:my_mistakes:-57
al:my_mock:-7 al:my_mother-in-law:15 al:my_mum:5 al:my_name:-24 al:my_nana:8 al:my_neighbour:56 al:my_nephew:29
al:my_niece:35 al:my_ok:-12 al:my_oral:-54 al:my_own:-65 al:my_passage:-2 al:my_practice:3 al:my_programme:-19
al:my_return:-36 al:my_review:-15 al:my_shifts:-11 al:my_side:-2 al:my_sis:18 al:my_sister:15 al:my_sister-in-law:1
al:my_sleeve:-19 al:my_spelling:-11 al:my_stomach:-7 al:my_stop:-15 al:my_study:31 al:my_tablet:1 al:my_teacher:4
al:my_theory:6 al:my_thing:-11 al:my_thinking:2 al:my_thursday:5 al:my_upcoming:-33 al:my_user:18 al:my_watch:15
al:my_weight:-29 al:my_wife:18 al:my_word:-4 al:my_wrist:8 al:målet_är:40 al:même_les:8 al:mój_dziadek:30
al:mój_tata:3 al:na_august:11 al:na_das:37 al:na_hali:29 al:na_jazdach:9 al:na_lekcje:2 al:na_parte:46 al:na_rampie:-6
al:na_tym:-5 al:nach_jedem:36 al:nach_prüfung:19 al:nachmittag_lieber:-13 al:nachrichten_wachsen:-12
al:nachtisch_nur:47 al:nada_de:79 al:najwyżej_pięć:17 al:name_the:36 al:names_get:30 al:names_of:1 al:naming_the:-9
al:nan_called:12 al:nana_lives:23 al:nans_pin:21 al:ne_doit:-3 al:ne_jamais:3 al:neap_tide:64 al:nebel_liegt:-16
al:negen_kilo:12 al:neighbour's_washing:-23 al:neighbours_cat:11 al:neither_of:19 al:nel_centro:29 al:nesting_above:-8
al:netops_reroutes:22 al:netsec_wants:42 al:neue_platine:10 al:never_commit:12 al:never_does:-16 al:never_feed:40
al:never_forgave:-12 al:never_gets:-20 al:never_helped:-19 al:never_mind:24 al:never_mute:13 al:never_restart:53
al:never_seen:62 al:never_thought:93 al:never_translate:3 al:new_colour:12 al:new_day:12 al:new_deadline:24
al:new_drain:4 al:new_endpoints:11 al:new_player:28 al:new_signs:-13 al:new_terms:-19 al:new_threshold:3
al:new_treasurer:6 al:new_vans:25 al:new_vocab:-3 al:new_vote:2 al:new_wifi:15 al:new_words:-75 al:new_york:-37
al:next_day:-40 al:next_door:-73 al:next_forklift:19 al:next_i'd:16 al:next_is:-11 al:next_thing:13 al:next_to:-119
al:next_topic:5 al:next_up:108 al:next_we:15 al:next_year:-2 al:ngl_the:21 al:nice_hats:14 al:nice_lucca:24
al:nice_malmo:8 al:nice_that:40 al:nice_thats:8 al:nice_your:1 al:nie_przerywaj:11 al:nie_wiadomo:8 al:nie_więcej:3
al:nie_wolno:37 al:nie_zostawiamy:-13 al:niente_dj:18 al:niente_traduzioni:13 al:niet_mee:-2 al:niet_meer:29
al:night_nurse:8 al:night_readings:37 al:night_trains:21 al:nightly_builds:38 al:nikt_nie:19 al:ninguém_rega:24
al:no_0:-22 al:no_aeroporto:-24 al:no_antibiotics:12 al:no_auto:8 al:no_caben:-32 al:no_carregador:-19 al:no_clue:46
al:no_emojis:-29 al:no_exceptions:2 al:no_firmware:4 al:no_flint:-10 al:no_harm:15 al:no_higher:-10 al:no_idea:16
al:no_information:1 al:no_inline:26 al:no_início:-10 al:no_is:-19 al:no_kids:28 al:no_later:-46 al:no_longer:-55
al:no_malloc:12 al:no_meetings:-4 al:no_meio:-3 al:no_more:100 al:no_music:3 al:no_más:9 al:no_nie:27 al:no_nuts:9
al:no_one:42 al:no_oxford:-15 al:no_pasa:-38 al:no_peas:20 al:no_problem:43 al:no_puedo:4 al:no_que:-8 al:no_raw:20
al:no_renders:7 al:no_salen:-51 al:no_see:-13 al:no_shift:8 al:no_stress:18 al:no_stroller:-2 al:no_surprise:-3
al:no_that:-17 al:no_trouble:3 al:no_whistling:6 al:no_worries:112 al:noah_hernandez:-6 al:nobody_^:4
al:nobody_bypasses:8 al:nobody_could:12 al:nobody_crosses:-17 al:nobody_dared:-6 al:nobody_dares:-17 al:nobody_ever:3
al:nobody_fills:-20 al:nobody_has:7 al:nobody_here:18 al:nobody_in:37 al:nobody_signs:18 al:nobody_thinks:-9
al:nobody_under:43 al:nobody_will:-28 al:nocturno_tarda:-3 al:node_twelve:4 al:non_oltre:21 al:non_passare:19
al:non_usare:3 al:non_voglio:-37 al:none_^:47 al:north_door:30 al:nos_la:8 al:nos_quedamos:45 al:nos_quedan:-19
al:nossa_que:61 al:not_0:-36 al:not_a:64 al:not_at:16 al:not_cases:-9 al:not_clear:53 al:not_gonna:29 al:not_keen:28
al:not_later:3 al:not_me:13 al:not_more:74 al:not_on:3 al:not_sure:77 al:note_au:44 al:note_so:-21 al:noted_so:16
al:noted_that:26 al:nothing_and:-10 al:nothing_at:-9 al:nothing_beats:88 al:nothing_else:-11 al:nothing_gets:46
al:nothing_heavier:6 al:nothing_in:22 al:nothing_odd:6 al:nothing_says:6 al:noté_*:24 al:nouns_go:58 al:november_0:-46
al:now_0:-34 al:now_comes:42 al:now_do:6 al:now_for:35 al:now_i:-23 al:now_i'll:8 al:now_it's:29 al:now_not:-31
al:now_onto:25 al:now_the:4 al:now_we:8 al:nowaka_tak:-22 al:number_0:-31 al:number_is:-19 al:number_of:18
al:numer_przesyłki:36 al:numer_zgłoszenia:45 al:nunca_le:2 al:nur_nicht:19 al:nuria_desde:-4 al:nursery_photos:11
al:nutze_den:13 al:nutzer_höchstens:-19 al:nyckeln_hänger:21 al:não_pode:-5 al:när_vi:19 al:o'hare_ord:-10
al:o_alerta:19 al:o_arquivo:26 al:o_barco:35 al:o_bebê:11 al:o_bölge:9 al:o_café:13 al:o_contrato:-3 al:o_dia:-19
al:o_ecrã:15 al:o_feriado:-4 al:o_gerador:1 al:o_liczebnikach:-1 al:o_limite:15 al:o_meu:14 al:o_novo:13
al:o_orçamento:13 al:o_pessoal:-16 al:o_plano:-23 al:o_tempo:5 al:oak_for:15 al:oat_milk:5 al:oauth_is:4 al:ob_der:15
al:ob_ich:7 al:obiecuję_oddać:7 al:oboe_case:20 al:october_0:-87 al:od_nowaka:-1 al:oddam_ci:46 al:oddam_listę:-22
al:oddamy_pieniądze:-29 al:oddałam_buty:30 al:of_course:175 al:of_the:-23 al:ofen_0:54 al:offsite_booked:27
al:ogg_only:42 al:ogni_temperatura:8 al:oh_and:23 al:oh_no:18 al:ohh_so:28 al:ohhh_ok:9 al:ohne_helm:8
al:ohne_meine:28 al:ojo_movieron:8 al:ok_back:3 al:ok_cool:19 al:ok_didnt:-1 al:ok_for:-23 al:ok_going:11
al:ok_makes:-15 al:ok_no:41 al:ok_reading:41 al:ok_so:63 al:ok_the:-25 al:ok_then:32 al:ok_to:-8 al:ok_with:-16
al:okay_so:110 al:oklart_om:18 al:okonjo_with:-11 al:old_firewall:13 al:old_habits:20 al:old_houses:53
al:old_instruments:13 al:old_love:-26 al:old_men:-2 al:old_mr:36 al:old_one:5 al:oma_erzählt:17 al:omg_the:105
al:omw_home:20 al:on-call_tonight:5 al:on_0:5 al:on_a:19 al:on_april:-13 al:on_august:-6 al:on_avait:1 al:on_board:-18
al:on_call:90 al:on_days:10 al:on_december:13 al:on_en:22 al:on_est:23 al:on_february:29 al:on_flight:-17
al:on_garde:29 al:on_it:-50 al:on_june:-67 al:on_march:-78 al:on_may:-64 al:on_ne:175 al:on_november:13
al:on_october:-2 al:on_our:73 al:on_raconte:16 al:on_remonte:23 al:on_revision:-59 al:on_second:140
al:on_september:-42 al:on_sera:41 al:on_sundays:-1 al:on_that:-13 al:on_the:-52 al:on_this:24 al:on_to:35
al:on_tuesday:67 al:on_veut:36 al:on_vise:14 al:on_your:-25 al:onay_almadan:20 al:onboarding_falls:21
al:oncall_phone:35 al:once_0:-35 al:once_checkout:11 al:once_drove:14 al:once_during:20 al:once_in:-10
al:once_kept:-24 al:once_the:58 al:once_this:6 al:once_we:5 al:once_who:-12 al:once_you:103 al:oncology_got:22
al:one_cabin:49 al:one_fix:6 al:one_green:48 al:one_has:-21 al:one_in:-3 al:one_is:-28 al:one_kid:15 al:one_lonely:22
al:one_long:41 al:one_migration:13 al:one_moment:21 al:one_narrow:20 al:one_of:32 al:one_person:20 al:one_point:24
al:one_report:8 al:one_suitcase:19 al:one_the:-37 al:one_thing:89 al:one_types:8 al:online_took:-9 al:only_0:177
al:only_accepts:-1 al:only_does:-31 al:only_in:-6 al:only_nine:22 al:only_one:-5 al:only_six:4 al:only_staff:8
al:only_talk:12 al:only_the:3 al:ontem_choveu:34 al:onze_kat:15 al:onze_loodgieter:16 al:oof_my:23 al:ooh_if:10
al:op-eds_0:48 al:op_de:-11 al:op_het:-5 al:op_uw:17 al:open_a:6 al:open_the:39 al:opera_was:41 al:opml_läuft:-10
al:oppas_is:21 al:ops_gave:50 al:optics_yeah:15 al:oral_vale:-8 al:ord_to:-8 al:ordered_0:11 al:organ_lease:26
al:organ_pipes:16 al:os_testes:15 al:oscar_gets:22 al:osei_checks:10 al:oskar_from:55 al:ostarna_till:-5
al:otherwise_if:21 al:otra_vez:-10 al:oublie_ça:24 al:our_account:-8 al:our_ash:-3 al:our_cto:3 al:our_demo:-37
al:our_drivers:-19 al:our_first:24 al:our_gazebo:-15 al:our_interrupt:-20 al:our_lesson:15 al:our_logger:-11
al:our_minds:-26 al:our_names:-23 al:our_neighbours:3 al:our_nights:-5 al:our_office:-26 al:our_old:19 al:our_open:1
al:our_pattern:-15 al:our_ringtone:-5 al:our_stocktaking:-21 al:our_team:11 al:our_walls:17 al:outbound_relay:30
al:outro_jingle:32 al:outstanding_on:19 al:oven_gloves:21 al:ovens_have:34 al:overlapping_lab:29 al:overtime_is:25
al:overtime_pay:11 al:owns_the:-9 al:p-anteil_vom:45 al:packing_up:27 al:pacs_upgrade:16 al:pad_thai:4
al:paddle_only:13 al:padlock_code:-5 al:page_breaks:19 al:page_me:9 al:page_oskar:7 al:page_us:21 al:pager_two:19
al:pagerduty_ringtone:25 al:pagers_stay:8 al:pagination_is:9 al:paid_the:20 al:paint_block:1 al:paint_lasted:-24
al:paint_shunting:2 al:paint_the:72 al:paket_servis:20 al:pallets_for:39 al:pallets_max:38 al:pallets_with:16
al:pancakes_before:16 al:pandas_told:49 al:paper_makes:7 al:paper_menus:22 al:paper_one:33 al:paper_two:22
al:paper_you:-2 al:par_séance:-12 al:para_el:35 al:para_las:21 al:para_o:-11 al:para_pienso:73 al:parallel_copies:-14
al:parallel_jobs:-22 al:parallel_parked:18 al:parcel_nr:28 al:pare-feu_remplacé:48 al:parents_complained:14
al:parents_watch:13 al:park_the:35 al:parked_the:22 al:parking_level:23 al:parsers_of:13 al:pas_de:72 al:pas_plus:67
al:pas_qui:-6 al:pass_mark:62 al:passed_my:22 al:passei_o:34 al:past_eight:16 al:paste_the:28 al:patient_names:28
al:payload_for:31 al:payload_has:36 al:payment_method:-2 al:państwu_opłatę:-24 al:pears_out:19 al:peas_are:-1
al:pediu_mais:-11 al:peeked_at:13 al:pencere_kenari:12 al:pendant_deux:-4 al:pendulum_length:48 al:people_always:63
al:people_and:-2 al:people_are:-9 al:people_around:-17 al:people_from:10 al:people_get:27 al:people_have:12
al:people_in:81 al:people_love:24 al:people_say:41 al:people_think:20 al:pepper_gets:47 al:per_call:-17
al:per_feed:-10 al:per_hospital:30 al:per_il:210 al:per_la:118 al:per_lesson:-45 al:per_mille:-2 al:per_passenger:-38
al:per_question:-17 al:per_second:-53 al:per_the:135 al:per_waiter:21 al:per_your:80 al:perdona_la:21
al:peregrines_lay:31 al:perfect_i:2 al:permit_for:41 al:permit_guy:19 al:perpetua_used:-18 al:personne_ne:25
al:pff_wat:16 al:pharmacists_have:36 al:phew_what:5 al:philippa_has:10 al:philosophy_left:57
al:phishing_simulations:32 al:phone_nearly:29 al:phone_shops:9 al:phones_live:24 al:photos_first:58 al:photos_of:8
al:phrase_books:10 al:physics_left:14 al:physics_problems:-22 al:physio_is:28 al:pi_to:16 al:piano_lesson:6
al:piano_move:59 al:piano_was:-23 al:pick_up:40 al:picking_up:18 al:pickup_of:11 al:picture_0:87 al:picture_the:19
al:piensa_en:10 al:pier_is:12 al:pies_introligatora:13 al:pii_columns:19 al:pilot_boards:13 al:pilot_kicks:27
al:pin_for:4 al:pizza_on:29 al:più_di:21 al:plain_words:37 al:plan_get:15 al:plasma_donors:27 al:plate_of:2
al:platelet_donors:26 al:platform_four:41 al:platform_one:49 al:platine_ist:-28 al:played_the:-16 al:playlist_from:46
al:playlist_server:42 al:plays_the:-6 al:plc_checksum:-5 al:please_be:19 al:please_bring:-20 al:please_confirm:55
al:please_don't:14 al:please_dont:1 al:please_explain:11 al:please_hold:2 al:please_in:-25 al:please_it:-8
al:please_keep:3 al:please_let:97 al:please_mails:-9 al:please_my:-63 al:please_never:15 al:please_provide:19
al:please_red:-18 al:please_the:-95 al:please_under:-13 al:please_use:8 al:pls_^:-9 al:pls_always:5 al:pls_call:38
al:pls_cant:-21 al:pls_dont:54 al:pls_else:-12 al:pls_give:14 al:pls_i:-3 al:pls_im:-3 al:pls_keep:38 al:pls_log:24
al:pls_looks:-15 al:pls_my:-11 al:pls_no:154 al:pls_tell:39 al:pls_the:-51 al:pls_use:45 al:plumber_comes:22
al:plus_0:29 al:plutôt_des:33 al:plutôt_le:5 al:pm_est:-36 al:pm_for:47 al:po_kolana:-10 al:po_rozmowie:21
al:podcast_voice:15 al:poets_in:22 al:pogoda_dziś:13 al:poi_passiamo:8 al:poi_passo:4 al:pois_é:17 al:policy_for:-9
al:polite_ghosts:15 al:poll_interval:64 al:poly_count:20 al:pond_must:30 al:poor_readings:-12 al:poor_thing:3
al:poor_you:11 al:porfa_no:17 al:port_0:37 al:port_fender:53 al:portkoden_är:40 al:portrait_layout:35
al:posted_both:30 al:postgres_it:23 al:postmortem_draft:19 al:postmortems_read:18 al:potential_part:53 al:pots_in:19
al:pour_l'ensemble:8 al:pour_la:82 al:pour_le:-26 al:power_draw:20 al:power_strips:15 al:power_test:2 al:ppl_from:30
al:practical_test:12 al:practice_module:36 al:practice_questions:-5 al:praise_for:20 al:prefer_composition:15
al:preferisco_i:35 al:preferisco_una:18 al:prefetch_is:38 al:prefiero_que:44 al:prefiro_quarto:12 al:premiera_jest:12
al:presión_de:20 al:pressing_day:17 al:pressure_cooker:65 al:pretty_fly:-34 al:preview_server:32 al:price_0:-22
al:prices_on:29 al:prima_di:31 al:prima_si:18 al:printer's_back:1 al:printer_ran:43 al:privacy_review:23
al:private_lessons:10 al:priya's_team:-36 al:prizegiving_is:23 al:pro_nacht:-15 al:pro_nutzer:37 al:pro_stunde:-17
al:pro_woche:8 al:pro_übernachtung:-7 al:prob_the:9 al:probate_came:6 al:problems_a:-7 al:procent_vocht:-26
al:prochaine_étape:1 al:production_artwork:3 al:production_passwords:24 al:professor_lindgren:22
al:professor_lindqvist:19 al:profil_ekranı:9 al:project_key:14 al:projectors_wander:52 al:prometo_que:34
al:promised_gran:22 al:proofing_0:73 al:props_dept:15 al:proszę_nie:10 al:prototype_board:23 al:provider_sent:18
al:przepraszam_źle:5 al:prévenez_toujours:14 al:prüfung_ihres:-15 al:prüfung_ist:-11 al:public_functions:15
al:public_key:2 al:puisque_la:29 al:pump_four:9 al:pumps_on:-6 al:punkte_erreichen:-6 al:punten_breed:-20
al:puntiamo_a:20 al:pups_are:24 al:purée_j'ai:20 al:push_cert:64 al:pushed_as:42 al:put_in:-13 al:put_me:73
al:put_right:-18 al:put_the:90 al:put_us:8 al:pyro_is:21 al:pythonie_bo:-20 al:quality_plateaued:29
al:quarantine_for:20 al:quarantine_freezer:6 al:que_avisar:-16 al:que_bom:21 al:que_delícia:30 al:que_el:-6
al:que_filme:19 al:que_história:49 al:que_nadie:8 al:que_saudade:74 al:queda_por:21 al:quedan_0:14 al:quelle_belle:16
al:quentin's_contract:-12 al:queremos_llenar:21 al:queremos_que:33 al:quero_ter:17 al:query_budget:38 al:queue_0:-17
al:queue_at:101 al:queue_backlog:-17 al:queue_depth:20 al:queue_lives:-4 al:queue_looks:9 al:queuing_down:-10
al:qui_gère:3 al:quick_background:40 al:quiero_correr:4 al:quiet_as:50 al:quiet_here:18 al:quite_a:42 al:quota_is:-3
al:quote_has:31 al:quotes_please:66 al:qué_frío:15 al:qué_la:-15 al:qué_rica:20 al:rabies_certificate:32 al:rack_a:27
al:rack_b:3 al:rack_east:3 al:rack_was:-12 al:radar_in:17 al:radio_channel:9 al:radiology_complained:6 al:raid_was:-3
al:rain_and:43 al:rain_on:22 al:rained_0:31 al:rained_for:-9 al:raining_sideways:30 al:raise_0:56 al:raise_the:2
al:ramonas_box:28 al:rasmus_is:11 al:rast_gemacht:-20 al:rather_a:33 al:rather_an:28 al:rather_boring:16
al:rather_do:7 al:rather_one:9 al:ravi_brings:3 al:ravi_first:-13 al:ravi_has:11 al:re-enable_traffic:36 al:re_mri:53
al:react_0:16 al:read_adr:-5 al:read_in:34 al:read_like:-4 al:read_the:21 al:reading_along:43 al:reading_novels:-12
al:reading_on:15 al:reading_the:60 al:ready_for:-2 al:rebranding_is:10 al:recall_concerns:12 al:rechecked_question:10
al:reconnects_give:19 al:recount_its:14 al:red_lens:45 al:red_lids:24 al:redaktor_znowu:14 al:reef_the:35
al:reefer_container:28 al:reefer_set:7 al:reference_for:15 al:reference_the:-1 al:refrain_from:6 al:refunds_to:11
al:registered_as:31 al:rehearsal_room:36 al:rehearsals_are:20 al:rehearsed_act:2 al:rehung_the:27 al:release_branch:11
al:release_mgr:26 al:remaining_for:31 al:remains_the:47 al:remember_the:17 al:remember_when:65 al:reminders_ship:18
al:reminds_me:41 al:removal_guys:11 al:removed_the:17 al:rename_the:21 al:render_timeout:43 al:renegotiated_over:24
al:rent_for:69 al:replaced_the:25 al:replica_three:8 al:replication_lag:45 al:replies_to:65 al:reply_with:23
al:repro_is:33 al:request_is:-4 al:requests_from:21 al:reservation_id:12 al:resolvido_a:20 al:respawn_delay:46
al:response_time:11 al:resta_da:43 al:reste_à:58 al:resting_pulse:28 al:restored_the:2 al:result_pages:53
al:retention_is:-10 al:retention_stands:40 al:retention_went:12 al:retired_people:8 al:retrained_on:44
al:retries_sit:12 al:retro_moved:31 al:retry_count:31 al:return_ferry:40 al:returned_pacifiers:8 al:rev_d:6
al:reviennent_toujours:-12 al:reviews_for:17 al:reviews_of:11 al:revision_c:8 al:revision_d:24 al:rezervasyon_kodu:18
al:rgb_camera:44 al:ricevuto_preferisci:31 al:rieger_takes:-17 al:right_and:41 al:right_ear:12 al:right_hugo:6
al:right_now:-74 al:right_of:-33 al:right_so:21 al:right_tea:20 al:right_that:16 al:right_the:3 al:ring_twice:7
al:ripples_from:20 al:riunione_di:35 al:roads_around:28 al:roasters_one:-2 al:robot_bumped:22 al:robots_like:49
al:rock_solid:21 al:rocío_se:19 al:rollback_*:31 al:romanas_box:18 al:room_code:32 al:room_for:33 al:room_is:-7
al:room_nine:23 al:room_service:17 al:room_seven:14 al:room_was:-23 al:rooms_go:17 al:root_logins:1 al:rope_feels:19
al:rope_load:17 al:rope_practice:8 al:rope_test:-12 al:rosalind_has:9 al:roses_^:13 al:rough_night:17
al:round_tables:60 al:round_trip:-8 al:roundabouts_of:36 al:route_for:37 al:row_a:60 al:row_c:3 al:row_seven:-1
al:rss_läuft:-14 al:rsvp_code:22 al:rubber_boots:23 al:rumour_has:13 al:run_the:15 al:runbook_step:38 al:rust_still:72
al:rätta_mig:22 al:rücksprache_gestattet:-7 al:sabine_does:8 al:sadly_he:35 al:safari_is:20 al:said_not:28
al:sailing_exam:24 al:sailing_on:18 al:sailors_from:10 al:sailors_in:78 al:sails_are:24 al:sales_has:11
al:salmon_find:43 al:same_old:11 al:same_same:20 al:sample_one:17 al:samples_travel:34 al:sand_for:17
al:sandbox_api:17 al:sanne_stuurt:16 al:saturday_for:5 al:saturday_lunch:55 al:saturn_thing:-7 al:saw_0:37 al:saw_a:28
al:saw_them:21 al:say_hello:22 al:scale_image:30 al:scan_must:-15 al:scan_timeout:51 al:scene_0:24 al:schiphol_at:-3
al:scholars_in:11 al:schon_wieder:16 al:school_groups:3 al:school_in:12 al:school_said:3 al:schools_smell:20
al:schreiben_sie:7 al:schönes_wochenende:22 al:score_on:48 al:scrap_that:37 al:scrap_the:39 al:scratch_that:9
al:scratch_what:13 al:screen_here:17 al:screen_readers:10 al:scribe_tonight:25 al:scrolled_through:40
al:scrolling_stuttered:10 al:se_serve:4 al:sea_to:-34 al:seagull_stole:12 al:seagulls_near:22 al:search_debounce:20
al:search_index:37 al:season_tickets:17 al:seat_0:31 al:seat_behind:28 al:seats_0:31 al:seats_are:-14 al:sec_of:28
al:second_driver:15 al:second_interview:7 al:second_try:1 al:sedan_tar:20 al:see_0:25 al:seeing_what:1 al:seek_bar:16
al:seen_next:30 al:sees_the:-14 al:seguro_cubre:-19 al:según_nos:7 al:seit_mir:17 al:seiten_darf:-2
al:self-catering_for:5 al:selin_hanım:-11 al:sem_me:-3 al:sen_tar:28 al:send_me:5 al:send_the:21 al:sensor_polls:28
al:sent_the:83 al:sepia_for:38 al:september_0:-82 al:sequencing_goes:19 al:serial_of:-19 al:serial_on:29
al:seriously_^:25 al:server_cpu:-5 al:server_for:69 al:service_a:44 al:serwer_tomografu:35 al:será_don:7
al:sesame_buns:33 al:session_timeout:13 al:sessions_of:17 al:set_the:66 al:set_to:-19 al:settled_the:16
al:seven_rehearsals:22 al:several_nurses:38 al:sha_of:34 al:shaped_like:-4 al:shard_0:36 al:shared_branches:31
al:she's_0:17 al:she's_on:26 al:she_cried:3 al:she_ever:-15 al:she_has:57 al:she_hates:-8 al:she_must:12
al:she_tells:-13 al:shed_take:19 al:sheep_wheels:4 al:sheet_bend:25 al:sheet_is:-20 al:sheet_south:13
al:shelf_contract:44 al:shes_happier:31 al:shift_gets:-5 al:shift_handover:59 al:shift_lead:17 al:shoes_off:92
al:shop_takes:14 al:short_and:31 al:short_bullet:18 al:short_ones:-6 al:short_quizzes:60 al:shot_0:23
al:should_alerts:35 al:should_be:-105 al:should_empty:11 al:should_seat:34 al:should_the:144 al:should_weigh:-28
al:show_each:30 al:show_up:-12 al:si_possible:11 al:siamo_in:16 al:sie_stattdessen:-7 al:siempre_se:22
al:sieve_everything:25 al:sigh_another:16 al:sign_nda:7 al:signed_and:31 al:signed_for:29 al:silo_0:23 al:simmer_the:2
al:simulator_box:23 al:since_it:16 al:since_january:-29 al:since_last:-37 al:since_lunch:-37 al:since_nobody:4
al:since_ten:-34 al:since_the:25 al:since_this:65 al:since_tuesday:-2 al:since_you:73 al:since_your:80
al:sister_laughed:25 al:six_columns:13 al:six_sigma:25 al:size_0:39 al:sjukhusets_wifi:15 al:skicka_helst:28
al:skip_the:23 al:skipper_exam:-7 al:skipping_astro:8 al:skipping_puff:5 al:skriv_aldrig:10 al:skriv_avvikelserna:14
al:skrzynia_z:15 al:sleep_current:49 al:slept_on:42 al:slight_shift:16 al:sling_workshop:26 al:sluice_gate:18
al:small_boats:30 al:small_van:33 al:smell_of:-8 al:smelled_of:-4 al:smells_like:1 al:smells_of:-41 al:smoke_tests:30
al:snapshot_0:31 al:snapshot_retention:51 al:snapshots_ate:5 al:snön_smälte:24 al:so_anyway:32 al:so_attachments:15
al:so_check-in:5 al:so_far:-82 al:so_finance:-8 al:so_is:12 al:so_it:-11 al:so_lean:-23 al:so_mandarin:34
al:so_much:-16 al:so_my:42 al:so_of:-14 al:so_proud:45 al:so_suggest:-1 al:so_that:-49 al:so_thats:6 al:so_the:96
al:so_there:10 al:so_thick:-6 al:so_tired:37 al:so_two:-11 al:sobre_eso:-18 al:soep_met:22 al:sofa_arrives:33
al:soft_cheese:46 al:soft_hyphens:6 al:soldered_my:38 al:soldered_the:15 al:solen_skiner:22 al:solen_tittade:34
al:some_days:2 al:some_of:17 al:some_people:33 al:some_teams:15 al:some_trucker:7 al:somebody's_alexa:4
al:somebody_brought:1 al:somebody_else's:-17 al:somebody_from:-43 al:somebody_had:-25 al:somebody_in:132
al:somebody_left:49 al:somebody_moved:-3 al:somebody_of:-4 al:somebody_once:1 al:somebody_put:14 al:somebody_rings:-2
al:somebody_said:-33 al:somebody_still:11 al:somebody_told:18 al:somebody_who:-2 al:somebody_wrote:-24
al:somehow_the:54 al:someone_drew:20 al:someone_from:-10 al:someone_hung:12 al:someone_microwaved:10
al:someone_promised:-4 al:someone_put:30 al:someone_told:20 al:sometimes_i:80 al:somewhere_down:41 al:somewhere_in:37
al:soon_as:22 al:sooo_the:10 al:soren_reviews:34 al:sorry_for:70 al:sorry_i:50 al:sorry_not:11 al:sorry_typing:6
al:sorry_was:16 al:sort_of:2 al:sort_store:-5 al:sort_the:10 al:sorted_out:38 al:sorted_the:50 al:sorten_eis:-3
al:sorter_belt:70 al:sound_like:-58 al:sounds_delicious:25 al:sounds_good:18 al:sounds_ideal:16 al:sounds_like:5
al:sounds_lovely:59 al:soup_season:36 al:soup_was:13 al:sourdough_loaves:-30 al:sourdough_rests:38 al:spanish_to:-21
al:spare_rollers:6 al:speak_slowly:5 al:speak_to:9 al:speakers_real:10 al:spediteur_sortiert:-18 al:speech_cant:18
al:speeches_start:14 al:spent_0:6 al:spent_my:13 al:spikes_are:18 al:spoke_to:33 al:sports_day:25 al:sports_desk:32
al:sports_overran:46 al:spreadsheet_from:25 al:spreadsheets_are:9 al:spring_tide:56 al:sprint_length:12
al:sprite_sheets:16 al:spätestens_am:64 al:sqm_plus:-11 al:sry_for:15 al:sry_late:37 al:st_marks:34 al:staat_op:-18
al:stack_overflow:16 al:stack_traces:12 al:staging_db:42 al:staging_dome:7 al:stamps_were:25 al:stand_in:13
al:standby_generator:14 al:standing_desk:31 al:standing_in:-30 al:standup_0:14 al:standup_is:22 al:starboard_fender:42
al:staring_at:-3 al:start_lädt:-4 al:start_of:19 al:starter_feed:2 al:station_lockers:21 al:stations_of:32
al:status_by:1 al:status_mails:66 al:status_of:5 al:statuspage_poetry:21 al:stayin_put:25 al:steel_ropes:27
al:stellare_costa:-11 al:step_0:21 al:sternschnuppen_pro:-9 al:stick_to:28 al:sticker_inside:5 al:still_ahead:11
al:still_carry:-10 al:still_does:-4 al:still_for:-32 al:still_gotta:30 al:still_laughing:38 al:still_make:-5
al:still_makes:-20 al:still_need:10 al:still_no:97 al:still_on:72 al:still_smell:-15 al:still_thinking:17
al:still_to:16 al:still_waiting:41 al:stitches_and:26 al:stock_0:48 al:stock_of:-1 al:stocktaking_begins:19
al:stood_still:-56 al:stop_the:54 al:storage_is:28 al:store_listing:35 al:store_was:43 al:stories_about:42
al:stories_stick:60 al:straight_in:-1 al:strange_how:25 al:strike_on:20 al:studies_from:11 al:study_buddy:30
al:stuff_from:1 al:stunden_über:-4 al:stück_kuchen:-7 al:such_houses:-37 al:such_pools:7 al:suit_me:-5
al:summer_opening:37 al:sun_came:5 al:sunspots_come:35 al:supplier_eol:15 al:support_contract:20 al:support_covers:23
al:suppose_a:25 al:sure_i'll:11 al:sure_my:99 al:sure_thing:19 al:surtout_pas:14 al:survival_was:10
al:swallowed_vowels:24 al:swallows_bring:34 al:swap_agreed:3 al:swapped_for:-21 al:swapped_the:130 al:swapping_to:28
al:swim_squad:8 al:só_temos:12 al:ta_note:15 al:table_for:61 al:table_orders:27 al:table_refunds:16 al:table_salt:13
al:tablets_only:20 al:tabs_for:7 al:tabs_open:-43 al:tabs_over:45 al:tack_för:43 al:take_all:24 al:take_care:3
al:take_chapter:12 al:take_the:-37 al:take_trains:30 al:take_your:21 al:talk_studio:34 al:talked_it:23 al:talked_to:79
al:tamsin_wins:-1 al:tank_three:63 al:tannin_reading:48 al:tape_drive:18 al:tape_library:28 al:tape_so:-3
al:taps_come:2 al:tarball_got:17 al:target_grade:28 al:tarifs_beläuft:-12 al:tasting_evening:71 al:tbf_the:20
al:tbh_i:22 al:tbh_the:65 al:te_traag:7 al:teacher_for:6 al:teacher_portal:35 al:teeth_must:-1 al:tell_you:-19
al:temperatures_look:43 al:tempo_limite:10 al:ten_people:33 al:ten_years:23 al:tenant_alder:14 al:tenant_blue:21
al:tenant_falk:4 al:tenant_red:29 al:tenant_stops:-7 al:tengo_0:36 al:tent_pitch:23 al:tenths_of:-17
al:teraz_trzeba:32 al:test_rig:24 al:text_me:97 al:text_the:27 al:teściowa_znowu:13 al:than_a:-13 al:thank_you:79
al:thanks_for:101 al:thanks_fruit:-21 al:thanks_glad:10 al:thanks_that:44 al:thanks_the:14 al:that's_a:48
al:that's_all:13 al:that's_right:23 al:that's_why:-32 al:that_0:-22 al:that_a:-90 al:that_are:-95 al:that_belong:-1
al:that_boat:33 al:that_boiler:29 al:that_bug:39 al:that_clashes:36 al:that_comes:-7 al:that_comment:-7
al:that_completes:19 al:that_concert:29 al:that_day:-29 al:that_demo:19 al:that_does:45 al:that_error:63
al:that_field:31 al:that_file:54 al:that_got:-12 al:that_hamster:20 al:that_i:-49 al:that_is:130 al:that_it:-33
al:that_last:53 al:that_made:14 al:that_makes:11 al:that_might:-8 al:that_must:56 al:that_my:-31 al:that_never:4
al:that_one:33 al:that_page:23 al:that_podcast:45 al:that_pool:23 al:that_reminds:81 al:that_rhyme:-16 al:that_say:-23
al:that_says:-42 al:that_sounds:186 al:that_stack:43 al:that_stick:-15 al:that_the:-201 al:that_they:-39
al:that_this:-3 al:that_trace:9 al:that_tree:21 al:that_walkers:-10 al:that_was:60 al:that_we:-39 al:that_week:-1
al:that_went:-9 al:that_were:-13 al:that_you:-87 al:thats_a:63 al:thats_all:20 al:the_0:-98 al:the_abstract:37
al:the_accessibility:8 al:the_accountant:32 al:the_adding:-13 al:the_air:-19 al:the_airline:-26 al:the_aisle:-9
al:the_allotment:7 al:the_android:49 al:the_apple:10 al:the_arrivals:24 al:the_attention:-37 al:the_audio:46
al:the_autumn:-4 al:the_b-level:16 al:the_baby:-2 al:the_backlog:17 al:the_backup:2 al:the_bad:-13 al:the_badge:8
al:the_ballet:9 al:the_bank:-34 al:the_bar:-3 al:the_barn:9 al:the_basement:16 al:the_basic:22 al:the_bastion:4
al:the_batch:-3 al:the_battery:-63 al:the_beat:-35 al:the_bees:32 al:the_bells:6 al:the_best:15 al:the_big:-43
al:the_biology:40 al:the_board:33 al:the_boarding:-6 al:the_boat:-4 al:the_boatman:5 al:the_boiler:22 al:the_book:-28
al:the_booking:-25 al:the_bouncy:3 al:the_bowline:3 al:the_box:-2 al:the_boys:11 al:the_brake:10 al:the_bride:45
al:the_bridle:16 al:the_brochure:-8 al:the_budget:24 al:the_buffer:-2 al:the_build:-68 al:the_building:-19
al:the_button:-49 al:the_cabin:-9 al:the_cabins:-24 al:the_cable:-7 al:the_cage:-30 al:the_call:-2
al:the_cancellation:-29 al:the_canoe:12 al:the_car:-27 al:the_cardiology:15 al:the_carriage:-3 al:the_cat:-47
al:the_cats:-11 al:the_cello:7 al:the_cfo:-3 al:the_change:23 al:the_changelog:13 al:the_checksum:-3
al:the_cheerful:-6 al:the_cheese:-3 al:the_child:13 al:the_children:13 al:the_choir:14 al:the_ci:8
al:the_circulation:31 al:the_claim:39 al:the_class:-5 al:the_clinic:30 al:the_clock:-12 al:the_closure:-61
al:the_cloze:40 al:the_co-op:1 al:the_coastal:-35 al:the_code:-21 al:the_coffee:9 al:the_comet:10 al:the_committee:1
al:the_connect:2 al:the_constant:14 al:the_consulate:2 al:the_controller:16 al:the_copy:31 al:the_cost:-13
al:the_cottage:55 al:the_council:-6 al:the_country:-1 al:the_county:15 al:the_coupon:-19 al:the_crash:97
al:the_creance:15 al:the_crew:39 al:the_crews:3 al:the_crystal:-14 al:the_cursor:-29 al:the_curve:48
al:the_customer:56 al:the_dairy:9 al:the_dashboard:-20 al:the_dates:-4 al:the_day:27 al:the_dean's:8 al:the_deans:22
al:the_deck:27 al:the_decoder:-7 al:the_deductible:3 al:the_default:2 al:the_demo:38 al:the_departures:3
al:the_derivative:1 al:the_desert:-11 al:the_details:-48 al:the_direction:2 al:the_dishes:7 al:the_doctor:-6
al:the_download:25 al:the_downstairs:28 al:the_draft:20 al:the_draw:3 al:the_dusty:-16 al:the_duty:-20
al:the_earliest:22 al:the_electrician:6 al:the_elevation:18 al:the_emergency:15 al:the_engineer:-3 al:the_entire:-47
al:the_error:-14 al:the_essay:66 al:the_essay's:24 al:the_ethics:1 al:the_evening:-22 al:the_faces:-9
al:the_failing:24 al:the_family:24 al:the_fan:-7 al:the_fans:21 al:the_farrier:3 al:the_feed:4 al:the_fence:-15
al:the_ferry:3 al:the_field:22 al:the_fields:-18 al:the_fine:4 al:the_firm:-75 al:the_first:-8 al:the_fish:-14
al:the_flaky:20 al:the_flight:-12 al:the_flour:8 al:the_flyer:3 al:the_foal:3 al:the_forecast:21 al:the_foreign:1
al:the_four:-20 al:the_free:7 al:the_freeze:-14 al:the_fridge:-33 al:the_fruit:6 al:the_fun:-6 al:the_funniest:5
al:the_gain:11 al:the_gallery:-23 al:the_gas:-45 al:the_gateway:4 al:the_generator:42 al:the_gift:-12
al:the_gondola:-29 al:the_goods:2 al:the_graph:9 al:the_gravel:-26 al:the_greeks:-4 al:the_greenhouse:5
al:the_group:10 al:the_guys:-10 al:the_gym:-15 al:the_hall:97 al:the_handover:-48 al:the_harbour:-26
al:the_hardware:-12 al:the_hardware-in-the-loop:20 al:the_harness:-13 al:the_hatch:-14 al:the_head:38
al:the_header:-48 al:the_heating:8 al:the_helipad:10 al:the_help:-6 al:the_heroine:19 al:the_hill:-1 al:the_history:25
al:the_holidays:-9 al:the_horse:25 al:the_hygrometer:-35 al:the_icon:10 al:the_icons:41 al:the_idea:-17
al:the_image:22 al:the_imaging:-10 al:the_incident:40 al:the_ingest:8 al:the_inlet:13 al:the_inner:9
al:the_inspection:17 al:the_inspector:9 al:the_insurance:-11 al:the_insurer:3 al:the_intents:28 al:the_intern:20
al:the_internet:-76 al:the_interns:1 al:the_ios:18 al:the_iterator:-29 al:the_job:7 al:the_jogging:3 al:the_join:8
al:the_joke:-23 al:the_jtag:16 al:the_keys:38 al:the_khaki:-6 al:the_kid:3 al:the_kitchen:-5 al:the_label:-16
al:the_labeller:-38 al:the_lad:14 al:the_lady:2 al:the_lake:27 al:the_lamp:11 al:the_lamplighter:6 al:the_language:-39
al:the_lasagne:-22 al:the_last:56 al:the_late:7 al:the_later:29 al:the_lawn:1 al:the_lead:1 al:the_leaderboard:1
al:the_lecture:29 al:the_left:-22 al:the_lens:-1 al:the_lesson:-56 al:the_licence:-19 al:the_lift:25 al:the_lights:-45
al:the_line:-123 al:the_linter:5 al:the_list:-50 al:the_loan:2 al:the_locks:-3 al:the_loft:3 al:the_log:-29
al:the_logging:-1 al:the_login:14 al:the_logo:-12 al:the_loop:2 al:the_lot:-8 al:the_magazines:-1 al:the_magnetic:17
al:the_mail:-39 al:the_main:-29 al:the_maintenance:37 al:the_mapping:13 al:the_matter:2 al:the_mechanic:44
al:the_median:18 al:the_meeting:24 al:the_mezzanine:7 al:the_milk:2 al:the_minibus:19 al:the_mobile:13
al:the_moment:-26 al:the_money:-35 al:the_mono:5 al:the_moon:35 al:the_mooring:24 al:the_most:-17 al:the_mouse:-13
al:the_mud:23 al:the_museum:42 al:the_narrow:-14 al:the_nearest:2 al:the_neighbour's:-1 al:the_neighbours:-5
al:the_news:-2 al:the_newsroom:22 al:the_next:17 al:the_night:-3 al:the_nightly:33 al:the_nightwatch:22 al:the_north:2
al:the_northern:13 al:the_number:-7 al:the_numbers:-8 al:the_odd:17 al:the_official:-15 al:the_offline:-8
al:the_oilskins:9 al:the_okafor:1 al:the_okonjo:12 al:the_old:4 al:the_on-call:9 al:the_ones:24 al:the_only:12
al:the_oral:47 al:the_order:-27 al:the_other:-50 al:the_outlier:8 al:the_output:9 al:the_outward:8 al:the_oxygen:-23
al:the_painter:5 al:the_parent:5 al:the_parents:2 al:the_parr:-4 al:the_parrot's:9 al:the_pass:37 al:the_passenger:-14
al:the_password:-69 al:the_payment:-16 al:the_pdf:19 al:the_pebbles:-23 al:the_permit:20 al:the_phone:-70
al:the_picture:-3 al:the_pilot:42 al:the_pipette:7 al:the_place:-30 al:the_plan:35 al:the_policy:39 al:the_pony's:1
al:the_poppy:10 al:the_poster:6 al:the_practical:27 al:the_practice:5 al:the_price:-52 al:the_pricing:-25
al:the_primary:8 al:the_printer:6 al:the_printing:11 al:the_priority:-15 al:the_prize:2 al:the_probe:8
al:the_production:19 al:the_project:30 al:the_pump:50 al:the_pupils:11 al:the_puppy:28 al:the_puppy's:21 al:the_push:3
al:the_question:12 al:the_queue:16 al:the_quiet:-43 al:the_quiz:26 al:the_quote:-4 al:the_railway:7 al:the_ratio:-37
al:the_read:17 al:the_real:-25 al:the_rear:41 al:the_receptionist:-6 al:the_recital:58 al:the_recording:13
al:the_refund:25 al:the_regulator's:3 al:the_remaining:-10 al:the_removal:11 al:the_rental:38 al:the_replacement:8
al:the_reservation:1 al:the_resit:5 al:the_rest:-12 al:the_result:-6 al:the_return:39 al:the_returns:-24
al:the_review:-27 al:the_ride:28 al:the_right:14 al:the_rings:5 al:the_river:-93 al:the_road:-20 al:the_rollout:12
al:the_roof:22 al:the_room:-10 al:the_rope:-20 al:the_roundabout:-1 al:the_rush:-12 al:the_safety:-4 al:the_salmon:9
al:the_same:-177 al:the_scaffolding:-5 al:the_scales:38 al:the_scanners:21 al:the_schema:-4 al:the_second:-26
al:the_security:21 al:the_seek:36 al:the_selected:-27 al:the_selvedge:-1 al:the_sensor:-25 al:the_serializer:-17
al:the_session:6 al:the_sewing:13 al:the_shed:-20 al:the_sheet:-19 al:the_shop:-23 al:the_short:29 al:the_shoulder:-12
al:the_shuttle:4 al:the_sicilian:-15 al:the_side:3 al:the_signed:-82 al:the_significance:9 al:the_silence:-5
al:the_silk:28 al:the_simulator:-37 al:the_singer:2 al:the_sitting:-11 al:the_sleepy:-98 al:the_slots:-1
al:the_slow:13 al:the_smell:25 al:the_sms:-7 al:the_solenoid:1 al:the_sort:-7 al:the_sound:-5 al:the_soup:-24
al:the_sourdough:8 al:the_spa:19 al:the_spleen:-18 al:the_spoken:18 al:the_sports:1 al:the_spring:27 al:the_spruce:-12
al:the_stable:4 al:the_stage:8 al:the_stairs:-44 al:the_steering:7 al:the_stop:15 al:the_street:-20 al:the_sum:-20
al:the_summer:13 al:the_summit:-23 al:the_sundial:6 al:the_sunset:24 al:the_suspension:18 al:the_swallows:10
al:the_swimming:5 al:the_switch:29 al:the_switched:-18 al:the_sworn:-15 al:the_sync:8 al:the_system:-52
al:the_table:-54 al:the_tables:-65 al:the_tapestry:24 al:the_target:29 al:the_tasting:26 al:the_tax:-8 al:the_taxi:9
al:the_teacher:12 al:the_technician:44 al:the_telephone:18 al:the_temperature:-1 al:the_tempo:1 al:the_tenant:-1
al:the_test:35 al:the_thank-you:9 al:the_thatch:-2 al:the_theatre:19 al:the_theme:80 al:the_theory:61 al:the_thing:-36
al:the_three:20 al:the_threshold:-3 al:the_throughput:1 al:the_thumbnail:18 al:the_tides:-3 al:the_tile:3
al:the_time:-63 al:the_timeout:8 al:the_tools:7 al:the_total:45 al:the_tour:15 al:the_tower:4 al:the_town:73
al:the_trace:26 al:the_traces:6 al:the_trail:-15 al:the_trailer:3 al:the_train:24 al:the_travel:12 al:the_treble:8
al:the_tree:-29 al:the_trip:16 al:the_tunnel:-35 al:the_twins:20 al:the_two:-83 al:the_understudy:38 al:the_undo:-54
al:the_uniform:9 al:the_uplink:34 al:the_upload:13 al:the_upper:33 al:the_validation:3 al:the_value:-29 al:the_van:3
al:the_variable:-9 al:the_vending:24 al:the_vendor:35 al:the_verb:5 al:the_very:-7 al:the_view:21 al:the_vmware:-6
al:the_volunteers:54 al:the_waiting:38 al:the_wall:-77 al:the_ward:28 al:the_warranty:27 al:the_waterline:-3
al:the_way:-66 al:the_weather:18 al:the_web:28 al:the_webhook:14 al:the_wedding:21 al:the_weekly:-57 al:the_weight:-2
al:the_wheel:-20 al:the_whippet:6 al:the_whitening:2 al:the_whole:-74 al:the_widget:22 al:the_winch:-16 al:the_wind:19
al:the_window:-35 al:the_winter:-34 al:the_wooden:-16 al:the_word:73 al:the_world:-16 al:the_write:7 al:the_written:61
al:the_wrong:-63 al:the_yard:-3 al:the_yeast:10 al:the_young:-7 al:the_younger:10 al:the_youngest:22
al:theatre_four:16 al:theatre_ups:31 al:their_api:22 al:their_kitchen:28 al:theme_for:37 al:then_comes:88
al:then_it:22 al:then_it's:30 al:then_leo's:12 al:then_pacs:-4 al:then_relabel:13 al:then_somebody:23 al:then_the:74
al:then_there:3 al:then_we:-4 al:then_wire:9 al:theory_class:13 al:theory_test:49 al:there'll_be:41 al:there's_a:5
al:there's_an:25 al:there's_nothing:12 al:there's_one:-10 al:there's_space:1 al:there's_the:-26 al:there_are:14
al:there_goes:67 al:there_have:-10 al:there_i:-32 al:there_is:118 al:there_love:-27 al:there_may:49 al:there_must:32
al:there_the:-52 al:there_was:137 al:there_were:38 al:there_will:61 al:therefore_i:19 al:therefore_the:14
al:theres_0:63 al:theres_a:64 al:theres_no:-14 al:thermo_is:1 al:these_days:-82 al:they'll_hold:26 al:they_are:-75
al:they_can:-18 al:they_changed:13 al:they_closed:23 al:they_finished:3 al:they_found:-56 al:they_gave:19
al:they_give:-14 al:they_handed:-8 al:they_have:-47 al:they_just:-17 al:they_look:-19 al:they_lost:-15 al:they_must:11
al:they_never:58 al:they_only:12 al:they_painted:38 al:they_promised:-7 al:they_put:74 al:they_say:5 al:they_sent:18
al:they_served:3 al:they_should:6 al:they_shut:28 al:they_signalled:-8 al:they_sing:18 al:they_sold:-23
al:they_told:-3 al:they_turned:-19 al:they_used:-11 al:they_want:34 al:they_wanted:1 al:they_weighed:33
al:they_will:-11 al:theyre_charging:20 al:think_a:-27 al:think_of:122 al:thinner_slices:22 al:this_afternoon:-1
al:this_all:16 al:this_app:31 al:this_chat:14 al:this_elevator:27 al:this_is:32 al:this_means:13 al:this_month:-5
al:this_morning:-140 al:this_option:2 al:this_season:-90 al:this_time:-38 al:this_week:-12 al:this_whole:23
al:this_will:42 al:this_wind:14 al:this_year:14 al:those_last:23 al:those_machines:2 al:those_seats:25
al:thought_about:12 al:thread_count:46 al:three_goats:38 al:three_lines:10 al:three_rehearsals:17 al:three_weeks:24
al:through_the:-38 al:thursday's_special:16 al:thx_a:13 al:thx_my:23 al:thx_so:19 al:thx_that:14 al:ticked_off:17
al:ticket_0:22 al:ticket_costs:-11 al:ticket_desk:13 al:ticket_expires:-7 al:ticket_for:38 al:ticket_is:6
al:tickets_begins:-17 al:tickets_bought:30 al:tidal_streams:16 al:tide_gauge:23 al:tide_station:10 al:tiene_la:-4
al:time_flies:15 al:time_for:6 al:timeout_used:36 al:timestamps_are:14 al:tims_sheet:11 al:tmrw_we:28
al:tmrws_nurse:18 al:to_0:-40 al:to_assist:100 al:to_business:-3 al:to_confirm:10 al:to_determine:33 al:to_enter:60
al:to_get:50 al:to_let:-4 al:to_me:-16 al:to_my:13 al:to_pass:-27 al:to_proceed:194 al:to_provide:13
al:to_reconnect:-3 al:to_save:32 al:to_the:-145 al:to_upgrade:45 al:todavía_no:8 al:token_store:2 al:token_window:23
al:told_me:-69 al:told_the:52 al:told_us:-24 al:tolerance_also:-15 al:tom_surprised:20 al:tomorrow_its:2
al:tomorrow_lyse:18 al:tomorrow_morning:12 al:tomorrow_the:22 al:tomorrow_we:27 al:toms_sheet:17 al:tonight_we:34
al:too_long:-5 al:too_many:82 al:too_much:5 al:too_rare:34 al:took_0:-5 al:took_over:-2 al:took_the:95 al:took_you:-1
al:toothpaste_exploded:18 al:torque_wrench:12 al:total_for:8 al:toujours_goûter:27 al:toujours_étiqueter:12
al:tourists_ask:38 al:tours_need:31 al:tove_first:-7 al:tove_has:-21 al:tove_promised:11 al:towels_go:32
al:tracing_dashboard:5 al:traffic_from:30 al:traffic_through:-28 al:train_are:-11 al:train_for:14 al:train_goes:10
al:train_leaves:-9 al:trains_are:14 al:transcribed_letters:11 al:transcript_cache:42 al:transport_order:8
al:tras_la:37 al:travel_insurance:-17 al:treasurer_called:29 al:treat_the:26 al:tried_a:11 al:trig_identities:19
al:trip_from:-4 al:trop_lent:1 al:trop_mignon:60 al:trumpet_got:6 al:trumpets_are:22 al:trustees_meet:46
al:try_got:-10 al:trying_to:75 al:trzeszczało_na:10 al:tuba_is:33 al:tuesday_bag:9 al:tuesday_works:25
al:tuesdays_got:19 al:tuition_for:10 al:tunnels_like:14 al:turkish_breakfast:3 al:turned_0:7 al:turned_the:26
al:turns_out:186 al:turns_sugar:-23 al:turns_up:-4 al:turtle_hibernates:40 al:twenty_years:15 al:twin_room:25
al:twins_are:17 al:two_adults:56 al:two_and:-4 al:two_cant:-4 al:two_families:38 al:two_hours:56 al:two_is:-8
al:two_juniors:16 al:two_keyholders:6 al:two_of:52 al:two_pensioners:7 al:two_per:23 al:two_robots:20 al:two_runs:-4
al:two_signatures:14 al:two_single:22 al:two_testers:21 al:two_the:-10 al:two_ushers:35 al:two_weeks:4
al:two_windows:17 al:typing_with:-7 al:typo_in:45 al:u_call:-26 al:u_get:5 al:u_know:11 al:u_nas:43 al:u_only:10
al:uart_is:22 al:uf_qué:17 al:uffa_ancora:21 al:ugh_0:12 al:ugh_meetings:8 al:ugh_slept:23 al:ugh_the:13
al:ugh_xcode:9 al:ultrasound_archive:3 al:um_semáforo:36 al:un_deposu:29 al:una_cabina:14 al:uncle_phil:30
al:unclear_to:37 al:under_0:9 al:under_no:77 al:under_the:13 al:under_your:-4 al:understood_so:8 al:une_feuille:29
al:unfortunately_i:101 al:unplugged_the:29 al:unter_0:47 al:unterm_vordach:13 al:until_the:-18 al:up_after:12
al:up_next:165 al:up_the:-35 al:up_there:-2 al:update_on:18 al:uplink_0:42 al:upload_cap:16 al:upload_chunks:30
al:upload_keystore:4 al:uploaded_the:28 al:ups_left:25 al:ups_right:26 al:ur_so:17 al:urgh_mondays:27 al:usch_vad:26
al:use_0:39 al:use_miles:-11 al:use_slate:10 al:use_the:11 al:use_utc:19 al:useremo_il:18 al:using_your:-25
al:usually_beats:-1 al:uv_w:-19 al:va_bene:31 al:vaccine_booster:7 al:vale_el:12 al:valla_bu:16 al:vanish_from:-1
al:vans_of:44 al:vault_unseal:21 al:vegetarian_buffet:37 al:veins_start:12 al:vem_spelar:25 al:vending_machine:31
al:vendor_harms:13 al:venetian_plaster:27 al:version_tag:11 al:very_wooden:10 al:vet_appt:16 al:vet_file:15
al:vet_fortfarande:1 al:vhf_licence:-9 al:vi_behåller:19 al:vi_bodde:-1 al:vi_hand:-18 al:vi_tar:6
al:viele_menschen:16 al:viennent_voir:-9 al:vision_model:25 al:visitors_from:36 al:visitors_get:2 al:vlan_0:30
al:vlan_for:14 al:vlan_is:-10 al:vlan_whoever:-13 al:vloeibare_stikstof:34 al:volgende_stap:23 al:voor_het:16
al:vor_jeder:37 al:vordach_haben:-24 al:votre_demande:32 al:voucher_0:14 al:voucher_a:37 al:voucher_for:41
al:voucher_says:-22 al:voucher_you:-1 al:vous_recevrez:15 al:vous_savez:13 al:vowels_are:14 al:vpn_accounts:-18
al:vroeger_thuis:13 al:w_ghent:52 al:w_my:18 al:w_szatni:27 al:w_the:-9 al:wait_what:39 al:waiting_on:31
al:waiting_there:-4 al:waiting_to:23 al:wake-up_call:35 al:walls_are:-13 al:walls_in:55 al:wanna_pass:5
al:wanna_sew:27 al:want_cocoa:-14 al:want_mum:7 al:want_to:47 al:war_grün:-13 al:ward_0:32 al:ward_pcs:17
al:ware_nehmen:-14 al:warm_data:1 al:warm_water:28 al:was_a:-33 al:was_it:12 al:wash_the:12 al:wat_een:18
al:wat_fijn:19 al:watchdog_kicks:13 al:watched_the:8 al:water_in:-6 al:water_meter:44 al:water_sticks:17
al:waves_quiz:9 al:we'd_be:4 al:we'd_like:-38 al:we'd_sooner:8 al:we'd_turn:14 al:we're_aiming:2 al:we're_allowed:-26
al:we're_at:-52 al:we're_five:10 al:we're_going:-3 al:we're_keeping:16 al:we're_not:12 al:we're_taking:2
al:we've_got:1 al:we've_stretched:-35 al:we_allow:50 al:we_are:-1 al:we_ate:-7 al:we_bij:-18 al:we_bleed:-43
al:we_bring:17 al:we_bumped:2 al:we_can:-23 al:we_cant:28 al:we_charge:-30 al:we_checked:7 al:we_chose:17
al:we_could:18 al:we_decided:-14 al:we_deliver:16 al:we_do:-17 al:we_doen:4 al:we_drop:-9 al:we_drove:55
al:we_elke:-11 al:we_ended:3 al:we_enlarged:-30 al:we_evacueren:-22 al:we_fix:-9 al:we_found:11 al:we_gaan:16
al:we_get:27 al:we_go:-159 al:we_got:3 al:we_had:-28 al:we_hang:-24 al:we_have:31 al:we_held:-6 al:we_laughed:32
al:we_leave:19 al:we_lift:12 al:we_lost:10 al:we_may:-18 al:we_measure:-19 al:we_meet:54 al:we_mount:-7 al:we_moved:37
al:we_once:41 al:we_only:16 al:we_open:35 al:we_ordered:14 al:we_pay:50 al:we_picked:-17 al:we_plan:-1
al:we_practise:-9 al:we_prime:-18 al:we_profile:-12 al:we_ran:-3 al:we_reckon:-26 al:we_relocated:-9 al:we_said:30
al:we_sail:5 al:we_sailed:16 al:we_scrub:-26 al:we_shall:-12 al:we_shared:-27 al:we_shipped:-33 al:we_sit:2
al:we_stand:-22 al:we_stay:35 al:we_stayed:-3 al:we_support:-9 al:we_take:-12 al:we_tried:6 al:we_upgrade:-10
al:we_use:-46 al:we_used:40 al:we_wait:-12 al:we_want:23 al:we_went:24 al:we_were:-13 al:we_will:31 al:we_willen:6
al:we_work:-29 al:we_wrote:-27 al:weak_typing:8 al:weather_looks:15 al:weavers_around:20 al:weber_every:-13
al:wed_have:-8 al:wed_like:29 al:wedding_headcount:16 al:wedding_of:26 al:wedding_photos:-8 al:weed_killer:19
al:weeded_the:6 al:weekly_report:7 al:wegen_der:18 al:weights_for:81 al:weiß_noch:12 al:welcome_back:62 al:well_a:18
al:well_my:18 al:well_that:65 al:went_over:47 al:went_up:-13 al:were_a:-21 al:were_all:27 al:were_capped:33
al:were_in:23 al:were_not:62 al:were_you:13 al:weve_spent:36 al:whales_fog:40 al:what's_left:48 al:what_a:198
al:what_about:20 al:what_do:19 al:what_even:25 al:what_happens:-61 al:what_i:10 al:what_i'm:20 al:what_is:41
al:what_people:-1 al:what_remains:15 al:what_specific:-2 al:what_the:-104 al:what_they:-3 al:what_was:-26
al:what_we:45 al:what_you:-40 al:what_you're:20 al:whatever_happens:72 al:whatever_the:6 al:whatever_we:33
al:whats_for:27 al:whats_the:19 al:whats_with:8 al:wheel_alignment:9 al:wheel_odometry:16 al:when_does:12
al:when_empty:-45 al:when_he:-6 al:when_i:55 al:when_in:15 al:when_its:-14 al:when_mum:20 al:when_people:6
al:when_simulating:12 al:when_somebody:8 al:when_the:-61 al:when_we:21 al:when_you:20 al:whenever_the:-63
al:where_does:93 al:where_possible:32 al:where_the:-7 al:where_there's:14 al:where_two:-9 al:where_warm:-3
al:whether_imogen:15 al:whether_the:15 al:which_of:75 al:who's_got:1 al:who_approves:2 al:who_decides:50
al:who_designed:9 al:who_drives:32 al:who_has:1 al:who_invented:40 al:who_is:12 al:who_only:-10 al:who_pays:50
al:who_takes:20 al:whoever_empties:20 al:whoever_opens:30 al:whoever_spots:4 al:whole_ward:10 al:why_do:77
al:why_does:66 al:why_is:40 al:why_the:-54 al:width_of:38 al:wie_neemt:61 al:wifi_at:6 al:wifi_for:5 al:wifi_in:20
al:wifi_router:26 al:wifi_är:-6 al:wilfred_except:-20 al:will_be:-187 al:will_check:9 al:will_drop:78 al:will_get:13
al:will_go:49 al:will_hand:2 al:will_have:-42 al:will_post:13 al:will_send:45 al:will_the:3 al:will_write:43
al:wind_at:1 al:wind_in:22 al:wind_near:5 al:wind_was:29 al:window_for:43 al:window_if:12 al:window_of:2
al:window_seats:19 al:wir_bleiben:30 al:wir_fürs:-7 al:wir_haben:56 al:wir_nehmen:18 al:wir_uns:-24 al:wir_waren:11
al:wish_i:50 al:wishing_you:17 al:with_0:71 al:with_a:6 al:with_every:7 al:with_guests:9 al:with_it:-30
al:with_just:48 al:with_me:-46 al:with_merlins:60 al:with_that:21 al:with_the:37 al:with_these:30 al:with_this:41
al:with_winter:29 al:with_your:87 al:within_0:-47 al:without_a:-9 al:without_the:18 al:woche_schaffe:-34 al:woke_me:23
al:wolę_pokój:9 al:wolę_wykresy:17 al:won't_work:-22 al:wonder_if:37 al:wont_touch:9 al:wood_breathes:14
al:wood_crates:12 al:word_count:8 al:word_limit:11 al:work_got:20 al:worksheet_0:7 al:worksheet_code:45
al:would_have:-19 al:would_it:13 al:would_let:-10 al:would_like:-1 al:would_love:60 al:would_suit:-4 al:would_take:-1
al:would_that:15 al:would_the:4 al:would_you:228 al:wow_ok:12 al:wow_that:8 al:wrap_the:16 al:wrap_with:17
al:wristbands_for:40 al:write_down:32 al:write_pool:33 al:wrong_bay:30 al:wrote_many:-14 al:wrote_the:75
al:wrote_to:29 al:wymieniłem_pasek:23 al:x-ray_archive:38 al:xray_van:19 al:y_a:44 al:ya_he:20 al:ya_lleva:-21
al:ya_quedó:4 al:yard_foreman:25 al:yay_its:24 al:yeah_same:33 al:yeah_that's:20 al:yeast_is:67 al:yedekleme_saat:17
al:yes_please:125 al:yes_to:-15 al:yes_well:18 al:yes_whereas:6 al:yesterday_and:-1 al:yesterday_evening:17
al:yesterday_i:25 al:yesterday_we:37 al:york_office:18 al:you'd_like:-56 al:you'd_think:43 al:you'll_find:49
al:you'll_get:-31 al:you'll_have:61 al:you're_very:42 al:you're_welcome:41 al:you've_finished:1 al:you've_now:44
al:you_a:-21 al:you_also:2 al:you_and:12 al:you_ask:18 al:you_can:50 al:you_completed:24 al:you_could:-38
al:you_describe:-12 al:you_do:-24 al:you_don't:9 al:you_dont:12 al:you_ever:1 al:you_fill:-1 al:you_for:-61
al:you_further:-6 al:you_have:45 al:you_here:-2 al:you_know:64 al:you_lean:1 al:you_like:1 al:you_looked:2
al:you_made:9 al:you_may:106 al:you_must:73 al:you_need:-134 al:you_never:7 al:you_on:-12 al:you_pay:-12
al:you_quoted:24 al:you_rely:-9 al:you_ring:-12 al:you_rushed:25 al:you_saw:-3 al:you_seem:21 al:you_sent:-31
al:you_should:100 al:you_tell:-12 al:you_that:-47 al:you_the:-40 al:you_to:-32 al:you_two:31 al:you_weigh:-19
al:you_will:118 al:you_wish:-18 al:you_with:-35 al:you_wont:63 al:you_would:22 al:youll_have:21 al:your_appointment:14
al:your_aunt:-1 al:your_budget:-68 al:your_bugs:-16 al:your_call:-3 al:your_case:15 al:your_change:14
al:your_check-in:27 al:your_claim:25 al:your_colleague:38 al:your_deductible:1 al:your_exam:20 al:your_flights:-3
al:your_form:-10 al:your_loss:45 al:your_mail:20 al:your_neighbour:-11 al:your_neighbours:32 al:your_night:2
al:your_output:-19 al:your_pardon:-3 al:your_progress:14 al:your_radio:24 al:your_recording:4 al:your_replacement:26
al:your_request:-13 al:your_reservations:-5 al:your_room:6 al:your_shift:-5 al:your_time:-17 al:your_user:-68
al:your_usher:6 al:your_voucher:60 al:yr_olds:-8 al:yusuf_is:34 al:zacken_gegen:-32 al:zadań_z:43
al:zaplanowano_przegląd:-29 al:zebranie_rodziców:12 al:zentimeter_alles:-22 al:zero_^:24 al:zero_paper:2
al:zia_carla:14 al:ziel_ist:12 al:ziel_sind:13 al:zjadłam_pół:23 al:zone_a:31 al:zostajemy_przy:21
al:zrobione_przełożyłem:29 al:zulke_borden:19 al:zwemles_begint:18 al:zwrócimy_państwu:23 al:zwykłych_komunikatów:-17
al:à_0:-79 al:à_bath:46 al:à_gdansk:20 al:à_graz:12 al:à_l'examen:15 al:à_la:-61 al:à_nantes:12 al:à_porto:12
al:ärendenummer_0:47 al:çay_içmeye:21 al:è_in:1 al:électrogène_démarre:-8 al:über_0:12 al:überfahrt_trotz:-6
al:в_серверной:16 al:дальше_проверяем:47 al:к_четвергу:10 al:никогда_не:24 al:совещание_закончилось:20
al:сольфеджио_придумали:13 al:хороший_текст:13 ax:'d:19 ax:'m:-3 ax:'n:-6 ax:'s:203 ax:'t:-62 ax:*:32 ax:0:-76 ax:a:1
ax:ab:84 ax:ac:23 ax:ad:34 ax:af:-40 ax:ag:-54 ax:ah:173 ax:ai:50 ax:aj:47 ax:al:14 ax:an:-3 ax:ao:10 ax:ap:70
ax:ar:-89 ax:as:-48 ax:at:-8 ax:au:-112 ax:av:-11 ax:aw:107 ax:ax:9 ax:ay:-4 ax:az:-27 ax:ać:-8 ax:ał:-15 ax:ań:43
ax:b:-115 ax:bc:-27 ax:be:-68 ax:bf:20 ax:bh:23 ax:bi:-25 ax:bt:-60 ax:bx:27 ax:by:-8 ax:c:-121 ax:ca:-25 ax:cb:8
ax:ce:-26 ax:ch:-9 ax:ci:48 ax:ck:20 ax:cl:-41 ax:cm:-100 ax:cs:50 ax:ct:73 ax:cu:19 ax:cy:104 ax:cé:-24 ax:d:-76
ax:da:4 ax:db:-10 ax:dd:-96 ax:de:-109 ax:di:-106 ax:dl:-40 ax:do:9 ax:dr:86 ax:ds:-59 ax:dt:-67 ax:du:-40 ax:dy:6
ax:dí:29 ax:dą:3 ax:e:-50 ax:ea:-80 ax:ec:55 ax:ed:6 ax:ee:-87 ax:ef:79 ax:eg:-63 ax:ei:90 ax:ej:16 ax:ek:-40 ax:el:25
ax:em:-5 ax:en:-67 ax:eo:41 ax:ep:50 ax:es:-82 ax:et:18 ax:ew:11 ax:ex:2 ax:ey:62 ax:ez:-51 ax:f:-52 ax:fa:62
ax:ff:-78 ax:fi:38 ax:fk:-70 ax:fm:2 ax:fo:-13 ax:fs:-88 ax:ft:-22 ax:fy:16 ax:g:-64 ax:ga:31 ax:gb:-35 ax:ge:-26
ax:gg:88 ax:gh:50 ax:gi:-31 ax:gl:24 ax:gm:10 ax:gn:34 ax:go:-63 ax:gs:-118 ax:gt:-83 ax:gy:129 ax:h:-40 ax:ha:137
ax:he:57 ax:hf:-9 ax:hh:71 ax:hi:111 ax:hl:-71 ax:hm:140 ax:ho:-30 ax:hr:-7 ax:hs:-44 ax:ht:-61 ax:hu:-16 ax:hx:79
ax:hy:6 ax:hz:-16 ax:hã:6 ax:i:-7 ax:ia:-56 ax:ib:42 ax:id:20 ax:ie:1 ax:if:23 ax:ig:-47 ax:il:-26 ax:im:50 ax:in:-5
ax:io:-3 ax:ir:-17 ax:is:-41 ax:it:-21 ax:iu:-42 ax:iv:44 ax:ix:13 ax:iz:-43 ax:iß:14 ax:iç:-6 ax:iù:18 ax:ię:-48
ax:iś:-14 ax:iş:9 ax:ja:36 ax:ji:3 ax:jk:2 ax:jn:34 ax:js:-10 ax:já:58 ax:ją:-22 ax:kb:-62 ax:ke:12 ax:kg:-48 ax:kk:65
ax:km:-65 ax:ko:-7 ax:ks:-102 ax:ku:-78 ax:kw:-28 ax:ky:29 ax:la:27 ax:lc:-5 ax:ld:27 ax:le:-1 ax:lf:-28 ax:li:14
ax:lk:38 ax:ll:38 ax:lm:-1 ax:ln:-1 ax:lo:23 ax:lp:15 ax:ls:-47 ax:lt:-60 ax:ly:57 ax:lę:80 ax:m:-67 ax:ma:51
ax:mb:-99 ax:me:22 ax:mg:101 ax:mi:-53 ax:ml:-95 ax:mm:57 ax:mo:28 ax:mr:23 ax:ms:-27 ax:mt:-77 ax:mv:-22 ax:mw:20
ax:mx:-54 ax:my:1 ax:n:-63 ax:na:57 ax:nc:29 ax:nd:-14 ax:ne:29 ax:ng:38 ax:ni:-74 ax:nk:64 ax:nn:-14 ax:no:2
ax:ns:-60 ax:nt:3 ax:ny:6 ax:o:51 ax:ob:1 ax:od:117 ax:oe:10 ax:of:-120 ax:og:47 ax:oh:229 ax:oi:61 ax:ok:36 ax:ol:23
ax:om:-46 ax:on:-28 ax:oo:-2 ax:or:-5 ax:os:-54 ax:ot:23 ax:ou:22 ax:ov:-1 ax:ow:48 ax:ox:-19 ax:oy:33 ax:p:4 ax:pe:39
ax:pk:17 ax:pl:16 ax:pm:-101 ax:pn:-20 ax:po:138 ax:pr:48 ax:ps:-40 ax:pt:-43 ax:px:-23 ax:py:20 ax:på:-84 ax:ql:-22
ax:qm:-11 ax:r:-34 ax:ra:-35 ax:rb:115 ax:rc:-14 ax:rd:-25 ax:rf:-35 ax:ri:39 ax:rk:15 ax:rl:-3 ax:rm:-2 ax:rn:-45
ax:ro:138 ax:rp:-38 ax:rr:-44 ax:rs:-32 ax:rt:-9 ax:ru:-37 ax:rw:22 ax:ry:16 ax:rz:35 ax:rá:6 ax:s:-54 ax:sa:-17
ax:sh:113 ax:si:-96 ax:sk:-35 ax:so:18 ax:ss:-34 ax:sy:-14 ax:sz:17 ax:så:42 ax:só:11 ax:ta:3 ax:tc:-50 ax:te:-11
ax:th:-74 ax:ti:-103 ax:tl:-58 ax:to:-99 ax:ts:-64 ax:tt:-135 ax:tu:-15 ax:tw:-43 ax:ty:29 ax:tz:-135 ax:tá:-46
ax:té:15 ax:tę:-27 ax:u:32 ax:ua:-10 ax:ud:-106 ax:uf:40 ax:ug:-57 ax:uh:89 ax:ui:26 ax:uk:56 ax:ul:-81 ax:um:34
ax:un:13 ax:up:80 ax:ur:31 ax:us:-12 ax:ut:-82 ax:uv:-46 ax:ux:-75 ax:uy:-73 ax:ué:60 ax:va:-76 ax:ve:45 ax:vi:76
ax:vo:-62 ax:vp:22 ax:w:-8 ax:wa:43 ax:we:40 ax:wn:-69 ax:wo:2 ax:wr:-46 ax:ws:-91 ax:wu:-34 ax:wy:-35 ax:xa:7
ax:xt:34 ax:ya:122 ax:yd:-12 ax:ye:22 ax:yi:69 ax:ym:19 ax:yo:24 ax:ys:-64 ax:yz:-8 ax:z:-44 ax:za:-33 ax:ze:-14
ax:zt:-6 ax:zu:-10 ax:zy:36 ax:zę:6 ax:às:-22 ax:ás:-10 ax:ão:-3 ax:är:-8 ax:ät:-25 ax:ån:-9 ax:år:-32 ax:ès:6
ax:é:-29 ax:ée:-62 ax:ém:76 ax:én:-19 ax:és:-99 ax:êm:-21 ax:ía:-12 ax:ój:54 ax:ów:-133 ax:ôt:72 ax:ön:46 ax:ún:20
ax:üh:-16 ax:ük:66 ax:ün:27 ax:ür:79 ax:ęp:11 ax:ım:-22 ax:ır:-24 ax:ła:-47 ax:şi:-12 ax:ży:1 ax:да:10 ax:ем:-45
ax:ер:18 ax:ие:20 ax:ий:9 ax:ио:13 ax:к:31 ax:не:-24 ax:ше:15 b:*:38 b:0:119 b:a:-122 b:aarav:-21 b:abel:17
b:abgeschlossen:6 b:abgestellt:3 b:abi:18 b:ablation:-29 b:about:-14 b:above:-39 b:abroad:1 b:absolute:-17
b:abstellen:7 b:abt:-36 b:abtastrate:-9 b:accept:-65 b:accepted:24 b:accepts:-41 b:accepté:4 b:access:-78
b:accordingly:24 b:accordion:5 b:account:40 b:accountant:48 b:accountants:-22 b:aclarado:-9 b:across:-29 b:actions:29
b:actually:-10 b:actuel:21 b:adc:2 b:add:-52 b:add-on:13 b:adding:-12 b:additional:-56 b:addresses:34 b:adds:-17
b:adesso:9 b:adeyemi:58 b:adjust:-2 b:admit:-72 b:adoré:-4 b:adults:13 b:adventskonserten:20 b:adventure:8 b:afloat:22
b:afraid:-84 b:after:-110 b:afternoon:103 b:afterwards:75 b:again:151 b:against:-89 b:age:-29 b:agency:40 b:agent:39
b:ages:69 b:agm:7 b:ago:150 b:agora:-7 b:agree:30 b:agreed:29 b:agrees:14 b:ah:-65 b:ahead:36 b:ahora:-12 b:ainda:-3
b:air:15 b:airline:-27 b:airport:37 b:al:-124 b:alarm:8 b:alarme:16 b:alcalde:13 b:ale:-17 b:alert:-57 b:alerts:-5
b:all:13 b:all'ora:13 b:alla:-41 b:alle:-1 b:allen:18 b:alles:-7 b:allotment:4 b:allowed:-6 b:allt:-17 b:alltså:-13
b:almacen:7 b:alone:33 b:aloud:24 b:alpha:17 b:already:76 b:also:-15 b:alten:-55 b:altered:-23 b:although:-164
b:altri:17 b:alunos:32 b:always:-29 b:am:-114 b:amazing:14 b:amber:104 b:ambition:13 b:amended:-19 b:ammonia:-6
b:among:-8 b:amount:9 b:amperes:6 b:amps:29 b:an:94 b:ancestors:16 b:anchored:6 b:and:-230 b:android:-64 b:angeles:-23
b:anims:1 b:anlatırdı:10 b:annoiarci:4 b:announce:-36 b:announcement:1 b:announces:-27 b:annoying:14 b:annual:-12
b:année:50 b:anodin:11 b:another:-33 b:answer:39 b:antiguo:-24 b:ants:-4 b:antwerp:-27 b:any:-101 b:anybody:51
b:anymore:69 b:anyone:-58 b:anything:-20 b:anyway:61 b:anywhere:41 b:apart:59 b:apfelblüte:-4 b:api:-42 b:apiece:64
b:apotheek:16 b:app:23 b:appeal:-2 b:appelé:-5 b:apples:48 b:applicant:-22 b:appreciate:-46 b:apprentice:-25
b:approval:10 b:april:18 b:après:20 b:arbeite:13 b:archaeology:10 b:archive:72 b:are:-25 b:argue:9 b:arithmetic:24
b:arm:-27 b:around:24 b:arrepintió:23 b:arrival:9 b:arrived:10 b:arrows:11 b:art:29 b:as:-230 b:ask:-57 b:asked:-66
b:asking:16 b:assessor:15 b:assist:-62 b:at:-255 b:aten:-11 b:atlanta:-1 b:att:-11 b:attack:7 b:attempts:64
b:attend:-3 b:attention:6 b:attics:20 b:até:-28 b:au:-64 b:aub:6 b:auch:-32 b:audio:-42 b:audition:11 b:auf:-97
b:aufgefüllt:40 b:auflage:26 b:aufträge:33 b:august:66 b:aunt:-30 b:ausflug:6 b:ausgeräumt:13 b:ausmachen:22
b:austria:29 b:autant:11 b:außer:-11 b:avant:-35 b:avec:-62 b:aventure:16 b:average:8 b:avisa:-4 b:aw:-11 b:awake:71
b:awarii:3 b:away:55 b:awful:3 b:axel:18 b:axis:32 b:ayer:-12 b:açık:11 b:ağrıyor:9 b:b:1 b:back:27 b:background:21
b:backup:-26 b:backups:-1 b:bad:-40 b:badge:-20 b:badly:84 b:bag:61 b:bags:13 b:baies:13 b:baile:11 b:bajtów:15
b:baker:19 b:bakery:5 b:balancers:-49 b:balances:31 b:balcony:45 b:balkongen:5 b:balloon:-18 b:banaan:1 b:banco:2
b:band:-16 b:bang:8 b:banquet:31 b:bar:52 b:bara:-7 b:barato:9 b:barbacoa:-32 b:barbaridad:2 b:barbecue:47
b:barely:-18 b:bares:3 b:barrage:3 b:bars:55 b:basalt:100 b:bascule:-12 b:base:-15 b:basic:-64 b:basically:-94
b:basket:-52 b:bassoon:13 b:batch:-88 b:bath:-8 b:bathroom:10 b:battery:-18 b:baud:-31 b:bay:-2 b:baño:2 b:bc:-32
b:be:-119 b:beacons:18 b:beams:20 b:bearing:39 b:bearings:-26 b:bears:-59 b:beatrix:15 b:beats:-107 b:became:-18
b:because:-95 b:become:-36 b:been:-62 b:beer:14 b:beers:-33 b:before:-96 b:beg:1 b:begins:-20 b:behave:22
b:behind:-135 b:bei:-90 b:beim:-111 b:being:-95 b:bekommt:-52 b:belegen:8 b:believe:-127 b:bell:25 b:bellen:4
b:bello:-3 b:bells:33 b:belonged:6 b:below:-54 b:belt:-58 b:bem:6 b:bench:34 b:bend:26 b:benone:7
b:bereitschaftskanal:8 b:berry:10 b:berços:8 b:beschädigten:-19 b:beside:-33 b:besser:16 b:best:10 b:bestanden:41
b:bestätigt:16 b:beta:-14 b:betaald:6 b:beträgt:-28 b:better:48 b:between:-84 b:beyond:-8 b:bias:21 b:bicycles:-1
b:big:-88 b:bike:18 b:bilagor:18 b:bild:11 b:bildern:16 b:bilety:12 b:billed:14 b:billing:40 b:bin:28 b:bindi:7
b:binding:-4 b:birthday:-18 b:bis:-28 b:biscuits:-9 b:bit:-25 b:bites:21 b:bitte:-43 b:black:-1 b:blacks:-5
b:blame:-16 b:bleiben:5 b:blind:-17 b:blindfolded:50 b:block:-13 b:blocked:14 b:blocks:-3 b:blood:-24 b:blower:-33
b:blows:-17 b:blues:8 b:board:-51 b:boarding:35 b:boards:24 b:boat:112 b:boathouse:12 b:boats:18 b:bodde:-8
b:bogdan:48 b:boiler:2 b:boiling:4 b:bold:48 b:bologna:8 b:bon:-47 b:bonds:10 b:book:40 b:booked:3 b:bookings:11
b:boord:3 b:booster:-22 b:boot:56 b:boots:-25 b:bord:25 b:bordeaux:-32 b:borrow:-38 b:both:-78 b:bottiglie:29
b:bottom:46 b:bought:-47 b:box:44 b:boxes:36 b:bozze:20 b:brace:2 b:brakes:19 b:bram:17 b:branch:1 b:brand:27
b:brandl:25 b:brass:-17 b:brb:-44 b:break:10 b:breakdown:18 b:breakfast:59 b:breaking:-15 b:breaks:-19 b:breed:68
b:brenner:11 b:brett:8 b:brewer:-11 b:brezeln:14 b:bricks:-3 b:bright:-39 b:bring:-113 b:bringe:-29 b:bringing:-35
b:brings:-97 b:british:-25 b:brno:-19 b:broaches:2 b:broke:-21 b:broken:-2 b:brokers:11 b:broodjes:-10 b:broom:16
b:brother:2 b:brought:-93 b:brown:-7 b:brr:22 b:btw:79 b:bucket:20 b:buckfast:20 b:buddy:4 b:budget:13 b:bufor:-12
b:bug:9 b:bugs:30 b:building:2 b:buildmaschine:6 b:builds:3 b:built:-118 b:bumped:-67 b:burn:-8 b:burndown:17
b:burning:19 b:burro:10 b:burst:-13 b:bus:-47 b:business:-25 b:busskortet:29 b:but:-334 b:butcher:2 b:buttery:20
b:button:18 b:buzinas:16 b:by:-143 b:bypasses:-15 b:bytes:20 b:búfer:-49 b:c:32 b:c'est:-58 b:cabin:-3 b:cabinet:86
b:cabins:-17 b:cable:-18 b:cabling:32 b:cactos:-3 b:caffè:42 b:cafés:24 b:cage:18 b:caja:-6 b:cake:82 b:calais:15
b:calculator:20 b:caldaia:15 b:calendar:28 b:calha:9 b:caliente:14 b:call:-50 b:calle:-33 b:called:-166 b:calls:-41
b:calm:-48 b:calves:5 b:cambiamos:-8 b:came:72 b:cameras:17 b:can't:-34 b:canal:13 b:cancel:-63 b:canceled:41
b:canceling:-72 b:cancelling:-6 b:cancels:-9 b:canciones:-25 b:candidate:-14 b:candles:35 b:canot:12 b:cant:-80
b:canteen:3 b:captain:-19 b:captions:-13 b:captures:-58 b:capítulo:18 b:car:131 b:caravan:23 b:card:-2 b:cardiology:-5
b:careful:32 b:caretaker:32 b:cargar:-17 b:cargo:-36 b:caro-kann:16 b:carpet:7 b:carpets:4 b:carretillas:57
b:carriage:-6 b:carried:-29 b:carrier:-2 b:carries:-145 b:carrinha:-13 b:carry:-120 b:carrés:18 b:cars:19 b:casas:15
b:case:-54 b:cases:-36 b:cassius:15 b:cassées:11 b:castrar:12 b:casualties:7 b:cat:32 b:catador:22 b:catalogo:-11
b:catalogue:-55 b:caterer:9 b:cats:58 b:caught:-2 b:caused:27 b:caution:-18 b:cave:9 b:caves:-19 b:cbor:31 b:ce:-77
b:cedar:131 b:ceiling:86 b:cellar:44 b:cells:-22 b:centre:36 b:ceremonia:15 b:cert:-9 b:certain:-7 b:certificate:-2
b:certification:-29 b:cet:23 b:cfo:22 b:chairs:9 b:chaises:28 b:chalet:-22 b:chamada:-19 b:chance:-9 b:chandelier:1
b:change:-32 b:changed:-52 b:changelog:36 b:changes:42 b:changing:-72 b:chapel:64 b:chapter:-43 b:chapô:-2
b:character:44 b:charging:13 b:charm:40 b:charming:40 b:chart:-3 b:charts:44 b:chase:-20 b:chatty:2 b:che:-87
b:cheapest:-16 b:cheating:27 b:check:-118 b:checked:-31 b:checker:-26 b:checking:-28 b:checksums:8 b:cheddar:2
b:cheerful:-73 b:cheers:-41 b:chess:12 b:chez:-87 b:chi:-4 b:chicago:-24 b:chickens:-6 b:chiffré:7 b:child:-49
b:childhood:41 b:children:-7 b:chimney:-10 b:chmielu:18 b:choice:23 b:choir:-13 b:choisi:-3 b:chokes:45 b:chose:-32
b:christening:12 b:christmas:21 b:chronometers:12 b:chunks:-6 b:church:44 b:chuva:20 b:chwilka:35 b:ci:-36 b:cinéma:27
b:circle:61 b:circuit:-27 b:city:22 b:claim:-42 b:clairs:8 b:clapped:47 b:clarification:11 b:class:52 b:classes:56
b:classic:46 b:classique:12 b:classroom:1 b:claws:13 b:clean:5 b:cleaning:23 b:clear:17 b:cleared:-5 b:clearing:-18
b:clementi:1 b:clementine:18 b:clerk:-12 b:client:-22 b:clientes:22 b:clients:73 b:climbing:36 b:climbs:-2
b:clinic:-27 b:clip:5 b:clock:33 b:clockmaker:48 b:cloister:27 b:closed:42 b:closes:-49 b:closing:-14 b:cloth:28
b:cloud:-33 b:clowns:5 b:club:20 b:clue:-33 b:clínica:5 b:cm:47 b:coaches:40 b:coastal:-25 b:coaster:5 b:coat:19
b:coating:24 b:coats:28 b:cobnuts:21 b:coche:27 b:cocoa:17 b:coda:6 b:code:-54 b:coffee:48 b:coffees:-19 b:coffre:5
b:coins:82 b:cold:1 b:cole:30 b:colis:3 b:collar:51 b:colleague:-38 b:colleagues:-49 b:collect:-15 b:collects:-54
b:collins:7 b:collision:52 b:colonne:-13 b:colours:-19 b:columns:56 b:com:-66 b:comboio:23 b:come:-67 b:comes:-83
b:comma:-12 b:command:3 b:comme:-40 b:commence:-13 b:comment:28 b:comments:-29 b:commit:-81 b:commitment:-8
b:committee:11 b:communion:28 b:como:-50 b:company:-6 b:compare:-22 b:compensated:39 b:complain:20 b:complained:49
b:complaints:2 b:complete:14 b:completed:15 b:completes:-16 b:compliment:20 b:compliments:28 b:compresi:26 b:compris:8
b:compte:-8 b:computers:-47 b:con:-199 b:concentrate:18 b:concert:7 b:concerto:53 b:conditionals:9 b:conductor:6
b:confetti:16 b:confidence:-7 b:confirm:-69 b:confirmed:9 b:conflicts:-6 b:confused:7 b:connector:7 b:consider:-33
b:considered:-3 b:considering:-6 b:consistency:8 b:console:60 b:consumer:7 b:contacting:-19 b:container:-27
b:contains:12 b:contractor:11 b:contractors:10 b:contrato:9 b:controllers:8 b:conversions:-32 b:convinced:-16
b:cook:-24 b:cooker:11 b:cooling:11 b:coordinates:13 b:cope:1 b:copies:26 b:coracle:8 b:cork:-39 b:correct:-23
b:cortar:-22 b:corte:6 b:cosmétique:22 b:cost:-33 b:costs:-4 b:cotisation:24 b:cotto:34 b:couch:10 b:could:-110
b:council:32 b:count:5 b:counted:12 b:country:31 b:coup:29 b:coupe:28 b:courage:11 b:couriers:-12 b:course:-97
b:court:-3 b:courtesy:-35 b:courthouse:15 b:cousin:-38 b:couverts:36 b:cover:-20 b:covered:38 b:covers:-151 b:cow:-41
b:crab:33 b:crane:-51 b:cranes:28 b:crash:-80 b:crates:46 b:cravate:36 b:cream:15 b:creamy:26 b:credits:12 b:crew:-21
b:crewing:49 b:crib:-30 b:cried:14 b:crisis:16 b:crisps:55 b:crontab:15 b:crooked:-55 b:crossfade:62 b:crossing:22
b:crowd:21 b:crutches:-8 b:cry:129 b:curious:-25 b:current:-61 b:currently:-24 b:curry:4 b:cursors:41 b:curtains:-10
b:cushions:51 b:customer:-100 b:customers:26 b:cut:-74 b:cutover:-20 b:cutting:1 b:czyli:-11 b:d:5 b:d'après:-34
b:d'inchiostro:3 b:d'un:-15 b:da:52 b:dachbox:17 b:daily:-9 b:dak:-3 b:damage:-16 b:dan:-50 b:dance:61 b:dancing:44
b:dans:-129 b:darf:6 b:darfst:-3 b:dark:31 b:das:-198 b:dass:-32 b:database:37 b:datasheet:-56 b:datasheets:-19
b:date:40 b:datei:26 b:dates:94 b:dating:25 b:daughter:-16 b:dawn:6 b:day:17 b:days:16 b:db:35 b:db-kestrel:35
b:db-osprey:32 b:de:-247 b:deal:19 b:debajo:1 b:debate:9 b:debit:3 b:debug:-15 b:debuggen:18 b:debugging:22 b:decade:5
b:decades:15 b:decibels:18 b:decimal:4 b:deck:-2 b:deep:28 b:defrosting:12 b:degrees:86 b:degrés:19 b:dein:-12
b:deine:-9 b:del:-103 b:deletion:7 b:deli:47 b:delicious:15 b:deliver:-58 b:delivers:-7 b:delivery:32
b:dell'archivio:6 b:dell'orologio:38 b:dem:-106 b:den:-113 b:denim:81 b:dental:-48 b:dents:31 b:deploys:-11 b:depot:11
b:depressingly:11 b:der:-249 b:dernier:19 b:des:-130 b:descargas:13 b:describe:-2 b:desde:-38 b:deserves:-9 b:desk:43
b:desnuda:2 b:despacio:16 b:despair:5 b:despegue:22 b:det:-26 b:details:64 b:determine:-23 b:detour:16 b:deur:5
b:deutsch:35 b:devant:-14 b:devised:22 b:dezembro:20 b:dezimeter:72 b:dfw:4 b:di:-142 b:diagrams:6 b:diary:10
b:dias:-10 b:dice:-20 b:dictionary:15 b:did:27 b:die:-242 b:died:-18 b:dies:26 b:diet:5 b:dietitian:24 b:difference:29
b:differently:2 b:digits:59 b:digo:16 b:dimanche:19 b:dinero:-8 b:dinghy:-3 b:dingue:25 b:dinner:45 b:dinosaur:23
b:dir:-12 b:directly:30 b:directory:2 b:disagree:52 b:disagrees:21 b:discuss:-19 b:discussion:6 b:diseases:1
b:disfrazadas:28 b:disk:-11 b:display:-7 b:distances:21 b:distracted:24 b:distributions:36 b:dit:-11 b:dj:1 b:dns:-55
b:do:-96 b:dock:-18 b:docs:14 b:docstring:88 b:docteur:-4 b:documenti:-11 b:dodges:26 b:does:-147 b:doesn't:63
b:dog:24 b:dogs:-44 b:doing:-56 b:dome:-30 b:dominoes:5 b:don:-18 b:don't:-57 b:dona:-18 b:donations:1 b:donc:-28
b:done:-63 b:donkey:62 b:donkeys:-18 b:donner:-6 b:dont:-108 b:door:40 b:doorbell:13 b:doorway:1 b:dopo:-9 b:dort:-1
b:dostawkę:31 b:dot:51 b:dots:30 b:double:-1 b:doubled:29 b:doubles:11 b:douche:43 b:down:13 b:downgrading:-34
b:downloader:17 b:downstairs:-7 b:downtime:-31 b:dozen:3 b:dr:-85 b:draft:-32 b:drafts:-38 b:drain:-19 b:drained:27
b:drains:-39 b:dran:48 b:drauf:28 b:draw:-72 b:drawing:17 b:drawn:-62 b:draws:-51 b:dream:-50 b:drew:-46 b:drie:23
b:drift:13 b:drill:64 b:drink:21 b:drive:3 b:driver:45 b:drivers:-26 b:drives:-67 b:driving:-81 b:drop:-35
b:dropped:-60 b:dropping:-7 b:drown:11 b:drowning:21 b:dry:-78 b:du:-107 b:ducato:25 b:duckling:12 b:due:36 b:dunno:40
b:durations:12 b:durcisse:19 b:during:-137 b:dus:-52 b:dusk:6 b:dusty:-67 b:dutch:25 b:duty:-15 b:dziś:-18 b:däck:22
b:décollage:11 b:désormais:30 b:día:17 b:días:2 b:dün:-12 b:e-mail:9 b:each:31 b:ear:-22 b:earlier:10 b:earliest:-60
b:early:-43 b:earns:-14 b:ears:6 b:earth:32 b:easily:5 b:easter:43 b:easyjet:12 b:eat:-29 b:eats:-8 b:echoes:22
b:economy:34 b:edelweiss:30 b:ederim:21 b:edge:5 b:editor:5 b:eeprom:39 b:efemérides:4 b:egg:-38 b:eggs:49 b:eh:3
b:eichen:24 b:ein:48 b:einbauen:9 b:einen:-7 b:eingeplant:76 b:either:17 b:el:-190 b:elementos:8 b:elettrogeno:-36
b:eleven:4 b:ella:28 b:elm:31 b:else:37 b:em:-111 b:embouteillages:5 b:employees:53 b:empore:19 b:empty:41 b:emr:57
b:emulator:6 b:en:-16 b:enabled:17 b:end:57 b:endormi:14 b:ends:-43 b:enfance:5 b:enfants:-5 b:engine:5 b:engineer:6
b:engineers:-33 b:englisch:22 b:english:35 b:enjoy:-64 b:enjoyed:-10 b:enjoys:-2 b:enough:84 b:ensure:-32 b:enter:-64
b:enters:-8 b:entier:24 b:entire:-12 b:entrego:-52 b:entreno:1 b:entries:77 b:entry:-31 b:entscheidet:-20 b:env:-26
b:envelopes:34 b:episodes:15 b:erreichen:44 b:error:-97 b:errors:44 b:erst:-20 b:erste:-11 b:ersten:-17 b:erzählt:-8
b:es:-98 b:escada:18 b:escalated:15 b:escribir:10 b:escrito:2 b:eso:29 b:essay:-71 b:est:104 b:established:-8
b:estanho:25 b:esto:9 b:está:-51 b:ett:-16 b:etudes:-13 b:etwas:25 b:eu:9 b:euro:61 b:europe:8 b:euros:92
b:evacueren:56 b:evaporator:31 b:even:-227 b:evening:127 b:evenings:13 b:event:10 b:eventual:-18 b:ever:15
b:every:-172 b:everybody:35 b:everyone:21 b:everything:57 b:everywhere:106 b:ex-colleague:-5 b:exactly:5 b:examen:-28
b:examiners:-28 b:exceed:-8 b:excellent:8 b:except:-42 b:exception:29 b:exceptions:87 b:excess:-2 b:exchange:24
b:excuse:-23 b:exercise:17 b:exercises:-41 b:exes:3 b:exhibit:11 b:exist:16 b:exmann:5 b:expect:-83 b:expects:1
b:expensive:8 b:explain:-57 b:explained:21 b:explaining:13 b:explains:-49 b:exprès:26 b:extract:11 b:eye:22
b:eyebrows:2 b:eyepiece:29 b:eyes:58 b:ezra:20 b:f:4 b:fa:-29 b:facilities:-40 b:fahrenheit:8 b:fail:28 b:failed:-36
b:fails:30 b:fair:76 b:falconer:11 b:falmouth:17 b:falsch:6 b:falstad:3 b:falta:-23 b:families:-39 b:famille:10
b:family:-1 b:fancy:-35 b:fans:-18 b:far:31 b:fare:-11 b:farida:12 b:farm:11 b:farol:27 b:fast:40 b:faster:34
b:fatto:-9 b:fault:44 b:faults:28 b:fear:17 b:feared:11 b:feathers:-13 b:feature:-32 b:fee:-17 b:feed:-40 b:feeds:-66
b:feel:6 b:feels:-34 b:feet:72 b:fehlt:-7 b:fellow:-6 b:fence:53 b:fera:-4 b:ferdinand:12 b:fermé:32 b:ferry:-82
b:fertig:10 b:festive:27 b:fetch:-28 b:fete:12 b:fever:33 b:few:-13 b:fibres:-10 b:fica:-10 b:fifty:8 b:fila:17
b:file:104 b:filed:-20 b:files:43 b:fills:-47 b:film:23 b:filter:9 b:final:16 b:finance:-3 b:find:-130 b:finden:-27
b:finding:-51 b:finds:-64 b:fine:76 b:finito:9 b:finland:-19 b:finska:3 b:fire:-57 b:firefox:-39 b:fires:-52
b:firm:-15 b:firmas:9 b:firmware:-1 b:first:36 b:fish:10 b:fist:15 b:fits:-35 b:fitters:24 b:five:-10 b:fix:-1
b:fixed:-50 b:fixture:12 b:flaky:-58 b:flapjack:13 b:flares:9 b:flash:-19 b:flashcards:-14 b:flashed:-2 b:flashy:28
b:flat:66 b:flatten:10 b:flavour:53 b:flickering:-7 b:flies:-7 b:flight:-25 b:flint:73 b:float:-7 b:flood:42
b:flooded:19 b:flour:32 b:flow:-15 b:flower:-9 b:flowers:-13 b:flugzeug:19 b:flux:-18 b:fly:8 b:flyer:44
b:flyttades:-5 b:flügel:5 b:fog:30 b:fois:57 b:folder:82 b:folklore:14 b:follow:-40 b:following:-32 b:follows:1
b:font:68 b:fonts:6 b:food:-23 b:footer:6 b:footnotes:7 b:for:-96 b:forest:25 b:forever:61 b:forfait:-17 b:forge:7
b:forget:-12 b:forgives:-11 b:forgot:-10 b:forklift:39 b:form:62 b:formats:-17 b:formatter:23 b:formatura:30
b:formulaire:20 b:formule:1 b:forno:12 b:forth:13 b:fossiles:5 b:fothergill:21 b:fotografa:13 b:found:-129
b:foundry:36 b:fountain:68 b:four:30 b:fourth:28 b:foxes:33 b:fractions:6 b:fragen:37 b:fragment:-42 b:frame:-20
b:franchement:-7 b:francs:22 b:frankfurt:35 b:frankfurtu:16 b:frappé:8 b:frau:-58 b:free:8 b:freeze:-11 b:freezer:-79
b:freezing:25 b:freigegeben:28 b:friction:13 b:friday:59 b:fridge:31 b:friendlier:35 b:from:-187 b:fromage:21
b:fromages:4 b:front:1 b:frost:42 b:frozen:12 b:från:-22 b:ftp:3 b:fuel:-11 b:fumes:19 b:fun:4 b:funciona:3
b:funkt:-36 b:funny:1 b:furious:-34 b:furniture:13 b:further:34 b:fuse:13 b:fusibili:33 b:fyi:-28 b:fächer:58
b:fährt:14 b:får:-4 b:fête:20 b:förtjänat:8 b:für:-122 b:fürs:-54 b:g:44 b:gaan:-36 b:gadania:9 b:gallery:-53
b:gamble:15 b:gang:43 b:gap:1 b:gaps:13 b:garage:58 b:garde:-47 b:garden:-19 b:gardening:17 b:garnet:92 b:garten:22
b:gary:17 b:gasleitung:20 b:gaspard:4 b:gasóleo:19 b:gate:81 b:gates:14 b:gateway:-13 b:gateways:8 b:gatto:-13 b:gb:36
b:gdansk:-18 b:geben:31 b:gebühr:-22 b:gefunden:26 b:gegessen:22 b:gehalten:8 b:gehen:-28 b:geklaut:27 b:gelacht:24
b:gelati:-2 b:geleverd:22 b:gelijk:37 b:geliyor:15 b:gelmiyor:25 b:geloven:8 b:gelöschter:-42 b:gemacht:20
b:generador:17 b:generous:41 b:gentle:-20 b:geofence:46 b:gerald:17 b:gerda:1 b:german:6 b:gesagt:7 b:geschaut:21
b:geschenkt:26 b:gestern:-69 b:get:-246 b:getest:5 b:gets:-197 b:getting:-116 b:gewartet:5 b:gewogen:7 b:gewonden:27
b:gezwaveld:18 b:gezählt:8 b:geändert:6 b:geöffnete:-14 b:ghastly:11 b:ghent:10 b:ghosts:13 b:giardino:6 b:gibi:11
b:gider:34 b:gifs:32 b:gift:-91 b:giga:2 b:gigas:38 b:giorni:7 b:girl:-4 b:give:-104 b:gives:-101 b:glad:-148
b:glass:63 b:glasses:63 b:gli:-52 b:glove:83 b:gloves:-8 b:gls:16 b:glue:31 b:go:-43 b:goat:59 b:goats:-11
b:godfather:9 b:godzin:-5 b:goes:-8 b:going:-12 b:golden:-69 b:gone:52 b:gong:18 b:gonna:-60 b:good:-29 b:goodbye:64
b:goods:-19 b:gorgeous:34 b:gosh:-17 b:goshawk:43 b:gossip:96 b:got:-148 b:grace:12 b:grad:24 b:grade:-4 b:graded:18
b:graden:18 b:grading:-4 b:grain:19 b:gran:-7 b:grand:-13 b:grande:41 b:grandfather:-37 b:grandparents:-29 b:grands:11
b:grannen:17 b:graphs:-20 b:grateful:-20 b:graça:1 b:great-aunt:-18 b:great-uncle:-16 b:green:-77 b:greets:-4
b:grego:-15 b:greta:2 b:grey:-15 b:grigio:3 b:grillabend:34 b:groomer:17 b:ground:-54 b:group:-39 b:grove:13 b:grow:3
b:grown:-32 b:grudzień:5 b:grün:18 b:guardia:-24 b:guards:-2 b:guest:-7 b:guests:-37 b:guild:71 b:gulls:-36 b:gust:-2
b:gusta:-16 b:gute:-20 b:gutters:42 b:guy:-49 b:guys:7 b:guzeldi:-6 b:gym:26 b:gâché:3 b:gästen:38 b:głowie:7 b:h:-23
b:ha:-35 b:hab:-74 b:habe:-2 b:haczyków:41 b:had:-145 b:haddad:41 b:haggling:15 b:haha:-77 b:hahaha:21 b:hair:12
b:halen:-18 b:half:-160 b:hall:46 b:hallway:30 b:ham:21 b:hammer:36 b:hamulców:18 b:hand:11 b:handbook:8 b:handed:-17
b:handle:-26 b:handling:-6 b:handover:-18 b:handrail:16 b:handshake:28 b:handy:32 b:hangs:-46 b:happy:46 b:har:-20
b:harbour:-24 b:harcourt:-5 b:hard:-27 b:harp:18 b:harvest:-33 b:has:-153 b:hast:5 b:hasta:-19 b:hat:33 b:hatch:2
b:hatching:-5 b:hate:-38 b:hates:-44 b:haus:2 b:hause:10 b:have:21 b:haverford:17 b:having:-83 b:hazel:106 b:head:55
b:headache:27 b:headings:-4 b:headmaster:20 b:heads:28 b:hear:-115 b:heard:-83 b:hears:-1 b:heart:93 b:heartbeat:5
b:heartbreak:17 b:heater:42 b:heating:4 b:heatsink:3 b:hedge:13 b:heel:-7 b:held:-7 b:helen:3 b:hello:69 b:hellre:-17
b:helming:17 b:help:37 b:helped:32 b:helps:64 b:helst:-5 b:hemos:-17 b:hence:-20 b:henrik:1 b:herbarium:22 b:here:31
b:heron:-11 b:herr:-62 b:hertz:34 b:hes:-74 b:het:-66 b:hetzner:2 b:heure:5 b:heute:-14 b:hi:-50 b:hid:-13
b:hierarchy:10 b:high:55 b:higher:16 b:hills:9 b:hilos:22 b:him:92 b:hinges:19 b:hintereinander:27 b:hints:17
b:hinweis:15 b:hip:41 b:his:-49 b:history:-12 b:hit:-70 b:hits:-30 b:hives:68 b:hm:-69 b:hmm:-96 b:hmx:8 b:ho:-9
b:hoch:26 b:hocker:1 b:hof:7 b:hofmann's:41 b:hog:-22 b:hold:-64 b:holding:-35 b:holds:-41 b:holes:18 b:holiday:23
b:holidays:39 b:holograms:5 b:holt:-2 b:home:61 b:honour:8 b:hood:62 b:hoofdpijn:9 b:hook:6 b:hooked:17 b:hooks:-18
b:hope:-47 b:hopeless:17 b:hoping:-12 b:hora:56 b:horarios-viejos:6 b:horas:-24 b:horen:10 b:horizontal:17 b:horse:-2
b:horses:40 b:hos:-34 b:hose:-55 b:hospital:-21 b:hosts:38 b:hour:85 b:hourly:21 b:house:70 b:households:-20
b:houses:-56 b:houston:-58 b:how:-258 b:however:-10 b:hows:-30 b:hoy:-19 b:hrs:24 b:hub:3 b:hugs:7 b:hull:47
b:humaine:8 b:human:-3 b:humble:25 b:humming:34 b:humour:13 b:hundred:-25 b:hung:-30 b:hurry:53 b:hurt:-12
b:husband:52 b:husbands:17 b:hut:43 b:hz:53 b:höchstens:-42 b:i:-168 b:i'd:-46 b:i'll:-101 b:i'm:-94 b:i've:-60
b:iah:27 b:ice:-70 b:icing:2 b:id:-42 b:idag:3 b:idea:-35 b:ideally:-18 b:idee:12 b:if:-86 b:igen:25 b:ignore:-1
b:iguana:18 b:ihres:-12 b:ik:2 b:il:-208 b:ill:-55 b:illegal:12 b:ilse:30 b:im:-231 b:images:-9 b:imagine:55 b:imo:83
b:implant:7 b:import:-7 b:impressed:15 b:imprevisto:1 b:in:-217 b:inbound:-25 b:inbox:-22 b:incident:4 b:incl:8
b:included:122 b:includes:-85 b:including:-77 b:incr:-15 b:indeed:3 b:indigo:22 b:indoors:32 b:ines:8 b:information:34
b:infusion:-14 b:inga:-10 b:ingrid:19 b:init:19 b:injectors:12 b:inkrementell:12 b:inlet:-10 b:ins:-24 b:inside:13
b:inskickad:9 b:inspection:17 b:installation:34 b:installed:-8 b:instead:201 b:insurance:-2 b:intactas:1 b:intake:14
b:intended:2 b:intente:7 b:interesting:23 b:internet:-29 b:intervals:15 b:into:-193 b:inventory:78 b:invierno:5
b:invoice:15 b:io:16 b:ios:-32 b:ironía:3 b:is:-58 b:island:43 b:islands:13 b:ismet:4 b:isnt:-25 b:isolants:4 b:isr:9
b:ist:60 b:it:47 b:it's:-22 b:italy:-8 b:items:56 b:itinerary:12 b:its:-264 b:ive:-54 b:j'adore:28 b:jab:4 b:jag:-48
b:jak:-7 b:jakaś:21 b:james:-12 b:jammed:37 b:jars:3 b:jasper:67 b:jazz:43 b:je:-55 b:jeder:-9 b:jelly:68 b:jetzt:-81
b:jingle:-10 b:joan:48 b:job:-52 b:jobs:16 b:join:-5 b:joke:26 b:jorrit:1 b:journey:32 b:jovem:12 b:js:11 b:juli:27
b:july:30 b:jump:5 b:jumper:40 b:juni:29 b:junior:-8 b:juré:30 b:just:-244 b:juventud:4 b:kabalevsky:21 b:kachel:38
b:kacheln:-5 b:kade:3 b:kalacak:15 b:kale:5 b:kalkıyor:6 b:kallt:-1 b:kalt:15 b:karteikarten:9 b:kartenaufgabe:17
b:kbaud:2 b:keep:-134 b:keeper:7 b:keeping:-43 b:keeps:-151 b:keepsake:21 b:kein:-41 b:keinen:-4 b:keller:9 b:kent:22
b:kept:-111 b:kestrel:-16 b:kettle:17 b:key:55 b:keyboard:30 b:keys:-33 b:kg:51 b:khaki:86 b:kid:-78 b:kids:-44
b:kill:-3 b:kilo:17 b:kilobytes:23 b:kilos:13 b:kilovatios:64 b:kind:40 b:kindest:35 b:kiosk:66 b:kipper:14
b:kiralanır:12 b:kita:4 b:kitchen:14 b:kitten:5 b:kleedhokjes:-10 b:kleine:-43 b:kleinen:-34 b:kleinere:-9
b:kleinigkeiten:10 b:klingt:-12 b:knew:48 b:knochen:34 b:knot:-34 b:knoten:20 b:knots:46 b:know:-22 b:known:23
b:knät:54 b:kod:-13 b:kollege:-7 b:kommentare:-27 b:kommt:-62 b:komunikatów:30 b:konsequent:16 b:kowalczyk:38 b:kpa:39
b:kraan:16 b:krosno:-41 b:krośnie:-11 b:krąg:35 b:kuchen:-34 b:kunde:16 b:kunden:12 b:kurs:-1 b:kurze:-42
b:kutuphanede:25 b:kw:-4 b:kämen:14 b:l'alto:23 b:l'astreinte:32 b:l'examen:-5 b:l'orgue:6 b:la:-221 b:laadkuil:7
b:label:-29 b:labelled:-13 b:labels:34 b:ladder:35 b:ladders:42 b:lady:-34 b:lag:-43 b:lake:32 b:lames:51
b:laminate:28 b:lampę:-19 b:landing:38 b:landlord:60 b:lands:21 b:lane:18 b:lang:44 b:langen:-16 b:language:-106
b:lanyard:31 b:lapse:8 b:laranjas:3 b:las:-72 b:lasciare:-9 b:last:-158 b:lasts:-20 b:lately:23 b:later:110
b:latest:79 b:lathe:58 b:latin:-21 b:laugh:42 b:laughed:35 b:laughing:54 b:laughter:43 b:launch:39 b:laundry:7
b:laut:-16 b:law:39 b:lawyer:3 b:layout:55 b:ldo:15 b:le:-174 b:lead:-23 b:leaf:11 b:leaflet:24 b:league:2 b:leak:51
b:leaking:30 b:learn:-74 b:learned:-61 b:least:-22 b:leave:-79 b:leaves:-54 b:lección:11 b:lecker:13 b:leek:16
b:leeks:26 b:leer:4 b:left:18 b:leg:1 b:legacy:-32 b:legend:69 b:legs:31 b:lehrling:-5 b:leiden:-1 b:leihgebühr:28
b:leipzig:1 b:lens:-18 b:lente:13 b:lenze:49 b:leos:-12 b:ler:10 b:les:-115 b:lesson:-76 b:lessons:38 b:let:-184
b:let's:-23 b:lets:-102 b:letter:44 b:lettuce:4 b:letztes:-4 b:leute:114 b:level:-3 b:lever:-15 b:levers:20 b:leído:-1
b:librarian:7 b:library:-4 b:libre:6 b:licences:14 b:lid:87 b:lidar:35 b:lieber:64 b:lieferschein:12 b:liegt:-6
b:lies:-37 b:lieu:-29 b:liever:-26 b:life:69 b:lift:-21 b:lift-off:52 b:lifts:26 b:ligger:-1 b:lighthouse:13
b:lighthouses:13 b:lights:52 b:lightship:6 b:like:-118 b:lilac:49 b:limit:1 b:limite:-4 b:lindenhof-gast:42
b:lindqvist:53 b:line:-35 b:liner:-36 b:lines:-14 b:link:74 b:links:64 b:lisbon:3 b:listener:7 b:listening:24
b:listopadzie:15 b:lists:-9 b:litres:50 b:litri:19 b:litros:8 b:little:-75 b:lives:-32 b:livreur:7 b:llama:-21
b:llamas:19 b:llegado:-18 b:llegó:-5 b:llenar:-10 b:lleva:-21 b:lo:-140 b:loading:-58 b:loads:-22 b:loaves:-15
b:locales:12 b:locker:90 b:locks:6 b:locomotive:18 b:lodge:20 b:lodów:-36 b:log:-46 b:logbook:30 b:logger:16
b:logging:6 b:login:-22 b:logistics:22 b:logo:31 b:logs:-60 b:lol:47 b:lonely:3 b:long:25 b:longer:15 b:longest:1
b:loo:24 b:look:-59 b:looking:-7 b:looks:-134 b:loom:18 b:loop:-12 b:lord:-3 b:lorna:24 b:lorries:-16 b:los:-100
b:lose:-57 b:loses:-4 b:losing:-7 b:lost:-65 b:lot:103 b:lote:-3 b:loud:17 b:loved:-15 b:lovely:-32 b:lower:-68
b:lowest:-3 b:lp-path-east:7 b:lucca:-11 b:luck:-12 b:luggage:10 b:luggages:-16 b:lukas:-3 b:lumens:35 b:lunch:32
b:lunedì:32 b:lung:5 b:lunghi:22 b:là:-5 b:lädt:-11 b:läuft:-41 b:ma:110 b:macchina:17 b:machine:4 b:macht:-61
b:mad:91 b:made:-23 b:mag:-33 b:magician:-2 b:mai:8 b:mail:25 b:mailboxes:-26 b:mailer:7 b:mails:30 b:main:-30
b:mains:-23 b:mainspring:3 b:maintenance:-48 b:maintenant:79 b:mais:-1 b:make:-162 b:makes:-152 b:making:-32 b:mal:-65
b:malade:3 b:mamma:-15 b:man:-123 b:manage:26 b:manger:21 b:maniac:-20 b:mano:36 b:many:-70 b:maple:40 b:maps:-42
b:march:28 b:mare:22 b:marge:13 b:margin:38 b:margins:14 b:marguerite:2 b:mark:-77 b:marked:-67 b:market:82
b:marketing:-36 b:marking:12 b:marks:52 b:marquee:34 b:marriages:14 b:marrows:13 b:marsupi:6 b:marta:43 b:masks:44
b:mastercard:4 b:masts:-7 b:match:-7 b:matchmaking:-7 b:mate:57 b:mateusz:20 b:maths:-9 b:matin:89 b:matins:9
b:matte:-22 b:matter:-66 b:matters:19 b:mattress:6 b:max:2 b:may:35 b:maybe:43 b:mayor:6 b:mañana:43 b:mb:47 b:mbar:32
b:mbit:48 b:me:132 b:meadow:91 b:meal:19 b:meaner:33 b:means:-89 b:measure:-68 b:measurements:35 b:medir:-16
b:medlar:-10 b:meet:-112 b:meeting:49 b:meetings:1 b:meets:-47 b:megabits:12 b:megabyte:47 b:megabytes:35 b:mehr:-59
b:mein:-40 b:meine:-22 b:meldeformular:27 b:melden:-24 b:melon:14 b:melts:59 b:member:33 b:members:8 b:membership:-23
b:memories:29 b:memory:1 b:men:-48 b:menor:5 b:mention:-32 b:mentioning:25 b:mentions:-14 b:menu:-9 b:merged:32
b:merges:9 b:merlins:-13 b:mesa:8 b:message:-4 b:messages:15 b:met:-26 b:meters:41 b:method:-5 b:metre:46 b:metres:32
b:meubelstuk:19 b:mexer:-19 b:mgr:-12 b:mia:27 b:miami:-13 b:mice:36 b:mich:11 b:microamps:12 b:midi:10 b:midnight:5
b:midsommar:51 b:midsummer:-17 b:mignon:-45 b:migration:-44 b:migração:-13 b:mijn:-49 b:mikroampere:48 b:mileage:-8
b:miles:-7 b:milestone:8 b:milk:29 b:mill:-17 b:mille:29 b:million:50 b:millisecondes:13 b:milliseconds:84
b:millisekunden:37 b:millivolts:16 b:milímetros:9 b:min:62 b:mina:5 b:mind:83 b:minded:33 b:minds:8 b:mine:-41
b:minty:16 b:minus:-31 b:minute:31 b:minuten:42 b:minutes:44 b:minuti:15 b:minutos:79 b:minutę:10 b:mir:-13 b:misc:31
b:miscompiles:-20 b:mismo:10 b:misread:-57 b:miss:-61 b:missed:-20 b:missing:-34 b:mission:18 b:mistake:72
b:mistakes:26 b:mit:-86 b:mitt:-6 b:mix:84 b:mlflow:7 b:mm:112 b:mnie:-1 b:moan:10 b:mock:-134 b:model:15
b:modification:14 b:modified:22 b:modifying:-47 b:module:-6 b:moi:56 b:mois:10 b:moment:83 b:monastery:19 b:monday:18
b:mondays:98 b:money:35 b:mongo:31 b:month:98 b:months:57 b:moody:12 b:moon:5 b:more:40 b:morgonskiftet:25
b:morning:93 b:mortar:12 b:most:-12 b:mostly:-89 b:moths:34 b:motivation:6 b:motorway:-1 b:mould:17 b:mountain:-31
b:move:-52 b:moved:-61 b:movements:27 b:movers:10 b:moves:-17 b:movieron:-21 b:moving:-5 b:mower:27 b:moście:21
b:mr:-103 b:mrs:-149 b:ms:-3 b:msgs:51 b:mud:43 b:mug:-8 b:multa:24 b:muore:14 b:museum:25 b:mush:40 b:mushrooms:12
b:mushy:32 b:music:79 b:musiciens:-3 b:must:-33 b:muy:-8 b:mv:18 b:my:-138 b:myself:52 b:más:66 b:märchen:19
b:målad:-5 b:médiathèque:40 b:métronome:1 b:même:-41 b:mía:25 b:músicos:12 b:n:-62 b:na:-101 b:nach:-68 b:nadar:24
b:nah:-37 b:name:21 b:named:-88 b:names:4 b:naming:-10 b:nantes:-36 b:nap:59 b:napkin:4 b:narrow:-59 b:nas:1 b:nats:7
b:naturally:12 b:nature:62 b:navy:12 b:nda:-26 b:ne:-53 b:near:-198 b:nearly:-29 b:neat:37 b:ned:38 b:needed:17
b:needles:18 b:needs:-24 b:negatives:19 b:nehmen:-2 b:neighbours:-43 b:nel:-31 b:nerves:31 b:nervous:18 b:nessuno:-25
b:nested:-22 b:netcat:1 b:network:39 b:netz:10 b:neue:-89 b:neuen:-45 b:never:-135 b:new:-95 b:newark:-19 b:news:10
b:newsletters:15 b:next:-103 b:ni:-12 b:nice:-12 b:nicely:32 b:nicer:2 b:nicht:119 b:nickel:61 b:nie:-29 b:niece:-72
b:niedzielę:20 b:niente:-5 b:niet:48 b:niewinnie:25 b:night:13 b:nightly:-48 b:nightmares:5 b:nineteen:-48
b:nineties:-9 b:ninguém:-8 b:nite:85 b:niños:18 b:no:43 b:nobody:-44 b:nodes:6 b:noise:55 b:noisy:-1 b:nollor:11
b:nombres:3 b:non:-48 b:none:109 b:nonsense:-15 b:nonstop:-15 b:noon:108 b:noor's:20 b:nordics:-5 b:normal:89
b:normally:17 b:normas:13 b:norovirus:-14 b:north:-2 b:nos:-6 b:not:-55 b:nota:36 b:noted:34 b:notes:-9 b:nothing:110
b:notice:48 b:noticed:64 b:noticing:63 b:notification:6 b:noto:11 b:notte:9 b:noté:-46 b:nougat:37 b:nova:19
b:novel:45 b:novels:16 b:november:22 b:now:166 b:nu:31 b:nuit:26 b:nuits:9 b:number:-8 b:numbers:4 b:nuovo:39
b:nur:-21 b:nurse:-4 b:nurses:-12 b:nuts:45 b:när:-34 b:o:-145 b:o'clock:60 b:oat:-4 b:ob:-27 b:obiegu:15 b:obv:50
b:occupa:-8 b:och:-21 b:october:10 b:od:-34 b:odd:-12 b:oddam:-3 b:oddziału:3 b:odile:37 b:oduya:-21 b:of:-284
b:off:-7 b:offen:17 b:offended:10 b:offer:-45 b:offers:18 b:office:15 b:oh:-95 b:ohhh:-16 b:ohms:39 b:ohne:-57
b:oil:15 b:oiled:39 b:ok:-40 b:okafor:20 b:okay:-99 b:old:-53 b:older:-20 b:olds:11 b:olive:58 b:olmo:42 b:olmuş:18
b:olsak:1 b:om:-14 b:oma:-3 b:omg:-80 b:on:-240 b:on-call:-16 b:once:-11 b:onduleurs:3 b:one:4 b:ones:44 b:onions:57
b:only:52 b:ons:12 b:ontem:15 b:onto:-48 b:onwards:16 b:op:-74 b:open:-9 b:opened:-25 b:opens:29 b:opera:23
b:operator:8 b:ophalen:11 b:opinion:-41 b:opposite:11 b:options:24 b:or:-311 b:oral:-9 b:orchard:9 b:ordering:-6
b:orders:37 b:ordinary:44 b:ore:10 b:original:-66 b:originals:12 b:orm:6 b:ortese:1 b:os:-41 b:oscuras:20 b:ostarna:-5
b:ostertag:18 b:other:25 b:otherwise:8 b:otis:27 b:otroligt:16 b:oublié:-2 b:our:-75 b:out:30 b:outboard:31
b:outbound:-41 b:outline:15 b:outside:38 b:outstanding:20 b:over:-24 b:overdraft:41 b:overnight:55 b:overtime:-11
b:overuse:-7 b:own:-77 b:owner:45 b:owners:3 b:owns:-65 b:pacientes:-16 b:package:28 b:packages:56 b:paga:-18
b:pagar:-7 b:page:-16 b:pager:66 b:pages:13 b:paid:-15 b:paint:-67 b:painted:-68 b:paints:-13 b:pair:38 b:palabras:18
b:palavras:36 b:pale:-31 b:palet:-6 b:palette:3 b:panel:15 b:pantalla:14 b:papegaaien:11 b:papel:15 b:par:-139
b:para:-15 b:parade:54 b:paragraphs:-7 b:parche:11 b:parent:6 b:parental:-3 b:parents:-61 b:parezca:7 b:park:-2
b:parked:-3 b:parking:-5 b:parrot:31 b:parsed:9 b:parser:-57 b:parsing:3 b:parte:-24 b:particiones:10 b:party:53
b:pas:1 b:pasa:-1 b:pass:-22 b:passages:3 b:passe:-1 b:passei:-4 b:passen:12 b:passenger:10 b:passengers:10
b:passent:35 b:passer:-16 b:passes:12 b:passing:13 b:passport:-7 b:password:-23 b:past:-93 b:paste:-12 b:pastry:6
b:patch:11 b:patience:37 b:patient:-33 b:patients:-75 b:pattern:-27 b:patterns:15 b:paul:1 b:paulette:10 b:paw:17
b:pay:-79 b:paying:-42 b:payment:-65 b:paypal:22 b:pays:-57 b:payslip:-10 b:peacock:4 b:pearl:78 b:pears:21
b:peindre:20 b:pell:10 b:pemberton:6 b:pen:51 b:pencil:30 b:pendant:-34 b:pending:1 b:pentola:16 b:people:51
b:pepper:27 b:per:-225 b:percent:78 b:persone:25 b:personne:-23 b:personnes:-32 b:pesado:11 b:petits:7 b:petra:22
b:pfarrheim:3 b:pharmacie:31 b:phase:9 b:phases:14 b:phew:33 b:phl:19 b:phoenix:-11 b:phone:-42 b:phones:33 b:photo:46
b:photographs:33 b:photos:-9 b:pi:10 b:pianoforte:-27 b:pick:-33 b:picked:-51 b:picks:26 b:pics:29 b:picture:69
b:pie:19 b:piec:-1 b:piece:39 b:pienso:-23 b:pies:-31 b:pill:-25 b:pilot:-10 b:pin:9 b:pintó:-24 b:pipeline:10
b:pipes:32 b:pirate:26 b:piscina:21 b:piso:-19 b:pits:18 b:pixel:48 b:pizza:88 b:place:-67 b:places:26 b:plain:-33
b:plaintiff:10 b:plan:40 b:plane:-53 b:planning:-1 b:plans:40 b:plant:-3 b:plastic:9 b:plate:-21 b:platform:-52
b:play:-47 b:played:-44 b:players:4 b:playground:18 b:playing:-31 b:plays:-117 b:please:-28 b:ploeg:3 b:pls:-2
b:plug:-11 b:plugs:-10 b:plumber:-9 b:plus:-4 b:plzen:15 b:plástico:4 b:pm:12 b:pocket:66 b:podłodze:7 b:poem:25
b:poems:24 b:poetry:26 b:poi:-3 b:points:89 b:poles:7 b:polka:11 b:pollo:11 b:polls:-48 b:pond:10 b:pont:27
b:pontoon:-27 b:pontos:51 b:pool:29 b:poolside:32 b:poor:-49 b:poplars:11 b:poprawię:28 b:por:-120 b:port:-27
b:porte:-1 b:porter:4 b:porto:50 b:porzioni:9 b:pose:17 b:possible:90 b:postcards:33 b:poster:7 b:posters:-5 b:pot:49
b:potatoes:18 b:pour:-4 b:poussette:8 b:power:-78 b:ppm:42 b:pr:-5 b:practical:-12 b:practice:-73 b:practise:-42
b:prayed:13 b:prayer:7 b:predict:19 b:prefer:-39 b:preferisco:-61 b:prefers:-28 b:prefetch:31 b:prefiero:-35
b:premiere:62 b:prend:-19 b:prendiamo:-9 b:pressing:-7 b:previous:-2 b:price:-61 b:pricey:2 b:prima:-14 b:primary:-26
b:primavera:-28 b:print:-41 b:printed:-7 b:printer:-28 b:printers:-20 b:priority:-8 b:private:-25 b:priya:42
b:prizes:1 b:pro:-123 b:probably:-32 b:problems:-13 b:proceed:-7 b:process:17 b:product:3 b:production:-45 b:prof:33
b:professional:3 b:professor:-44 b:profile:76 b:project:46 b:prometo:14 b:promise:144 b:promised:-6 b:pronounce:22
b:proper:-11 b:property:-15 b:proszę:-2 b:protocol:11 b:protokolliert:13 b:proud:9 b:proudly:19 b:prova:-13
b:provet:24 b:provide:-71 b:provider:-10 b:providing:-7 b:proxies:5 b:prune:-5 b:przy:-31 b:précises:23 b:préfère:-16
b:próbek:52 b:psi:17 b:pubblicano:24 b:public:-5 b:puh:33 b:puis:-19 b:pull:-22 b:pulls:-47 b:pump:-44 b:pumps:25
b:punkte:32 b:puns:33 b:punto:7 b:puntos:28 b:pupils:-68 b:purple:19 b:purrs:1 b:purée:-12 b:push:13 b:pushed:35
b:put:-118 b:px:45 b:på:-65 b:pénible:41 b:q:17 b:quadratmeter:30 b:quadrilha:16 b:quail:9 b:quarantined:6
b:quarry:-27 b:quart:-10 b:quarter:-15 b:quartz:12 b:quay:-38 b:que:-237 b:quedamos:-15 b:quelqu'un:33 b:quern:16
b:question:72 b:questionnaires:3 b:questions:30 b:queueing:16 b:qui:-11 b:quick:-12 b:quickly:56 b:quiet:-20
b:quieter:9 b:quimper:4 b:quintali:1 b:quit:42 b:quite:-28 b:quiz:-50 b:quizzes:-48 b:quoi:-21 b:quota:4 b:quote:-58
b:quoted:-19 b:quotes:-69 b:qué:-43 b:rabbits:2 b:races:10 b:rack:-22 b:racket:18 b:raconté:-5 b:rad:-10 b:radis:5
b:rail:8 b:rain:40 b:raise:-27 b:raised:-54 b:ramp:81 b:ran:-51 b:rand:10 b:range:12 b:rash:13 b:rate:-4 b:rather:-101
b:rats:14 b:rattled:40 b:ratunku:43 b:raus:46 b:ravi:23 b:raw:-10 b:re-treaded:22 b:reach:-44 b:reaches:-49
b:reaction:22 b:read:-37 b:readers:-11 b:reading:-18 b:reads:-121 b:ready:-7 b:real:-53 b:realized:-8 b:really:3
b:rear:-21 b:reasons:30 b:reboot:35 b:rebuild:28 b:rebuilt:-4 b:recalculated:22 b:recalibrated:7 b:receipt:13
b:reception:13 b:recipes:-31 b:recital:-7 b:recoger:6 b:recognition:45 b:record:-10 b:recording:24 b:records:59
b:recovering:16 b:red:-42 b:redesign:48 b:redo:-9 b:redone:17 b:reef:-1 b:reefer:24 b:ref:-30 b:reference:-24
b:refill:9 b:refranes:-18 b:refuelled:18 b:refuses:-6 b:regalo:18 b:regarding:-18 b:regatta:-11 b:regenerated:14
b:regions:48 b:registered:-3 b:regression:-43 b:regret:9 b:regular:-10 b:reihe:18 b:relatórios:-11 b:release:-40
b:releases:3 b:reliquary:22 b:remaining:-13 b:remains:-25 b:remember:-106 b:reminds:-27 b:remonte:-21 b:remove:-22
b:removed:-14 b:remplacé:-21 b:remplir:-1 b:ren:5 b:rename:-52 b:renamed:-29 b:render:-15 b:renewal:19 b:renewing:-7
b:rent:19 b:rental:-44 b:repair:-40 b:repairable:15 b:repeat:84 b:repeats:12 b:replace:-6 b:replaced:-13 b:replicas:76
b:repo:1 b:reports:-59 b:reporté:-26 b:request:72 b:reread:-12 b:rescue:-4 b:reservado:-4 b:reservations:49
b:reserve:41 b:reset:-18 b:resit:13 b:resolve:13 b:respect:62 b:respira:25 b:responsibility:34 b:respray:14 b:rest:58
b:reste:-27 b:restock:13 b:result:11 b:resumo:-7 b:retention:1 b:retire:-17 b:retired:30 b:retries:17 b:retrieve:-18
b:retry:-72 b:return:-63 b:returns:-27 b:reunião:-8 b:reuses:-1 b:rev:-14 b:rever:-4 b:reversed:20 b:reverted:21
b:revierte:11 b:review:58 b:reviews:-5 b:revision:-144 b:revisione:-13 b:revoked:21 b:rewired:17 b:rex:8 b:rhyme:14
b:ria:-1 b:ribbon:1 b:ribs:28 b:ride:18 b:riders:15 b:rig:-13 b:right:6 b:rileggere:26 b:ring:-109 b:ringtones:25
b:rir:26 b:rises:33 b:rit:-15 b:river:10 b:road:-5 b:robot:-25 b:robust:8 b:rocío:12 b:rodin:13 b:roligt:12
b:rollback:-41 b:rolls:23 b:romaji:5 b:rome:22 b:roof:53 b:room:80 b:root:-20 b:ropeway:-13 b:rosa:34 b:rose:20
b:roses:51 b:rota:-6 b:rotation:1 b:roughly:-13 b:roundabouts:-15 b:rounds:18 b:route:18 b:router:24 b:rows:48 b:rpm:8
b:rtt:16 b:rubber:16 b:rui:16 b:rule:-39 b:ruler:6 b:running:32 b:runs:-81 b:rushing:8 b:rust:79 b:ruud:2 b:rye:-22
b:récupérer:-13 b:rétabli:13 b:s:78 b:s'écroule:59 b:sack:16 b:saddle:-9 b:sadist:8 b:sadly:-22 b:said:59 b:sailing:-1
b:salim:14 b:salt:32 b:same:-35 b:sample:-32 b:san:-20 b:sand:27 b:sandwich:30 b:sank:-17 b:saturdays:68 b:sauce:60
b:saucepan:10 b:sauces:28 b:saudade:-32 b:sausages:9 b:saut:37 b:save:-23 b:saved:-9 b:saves:-19 b:saw:-48 b:saxofón:8
b:say:-38 b:saydım:12 b:saying:-77 b:sayings:-21 b:says:-159 b:scale:7 b:scales:-63 b:scan:-23 b:scandal:24
b:scanner:-18 b:scanners:8 b:schaffe:-45 b:schaffen:15 b:schedule:-23 b:scheduled:-24 b:schemi:11 b:schilf:13
b:schluss:32 b:schlüssel:-5 b:schneider:9 b:scholarship:45 b:schon:-39 b:school:-151 b:schreiben:-7 b:schule:51
b:schönen:-69 b:schüler:1 b:schülern:54 b:score:45 b:scouts:-3 b:scrap:-41 b:screen:30 b:screens:-9 b:screenshot:27
b:script:4 b:sea:35 b:seal:21 b:sealed:4 b:seals:5 b:season:48 b:seat:13 b:seats:16 b:sec:19 b:second:-25
b:secondes:81 b:seconds:65 b:security:-23 b:see:-124 b:seeing:-54 b:seems:-60 b:seen:-121 b:sees:-80 b:segfault:4
b:segundos:13 b:según:-17 b:sehen:13 b:sein:68 b:seit:-16 b:seiten:-29 b:sekretariat:18 b:sekunden:3 b:sekunder:47
b:self-catering:4 b:selfies:-17 b:sell:-24 b:selling:-48 b:sells:-23 b:semaine:44 b:semaphore:17 b:semicolon:22
b:sempre:48 b:send:-159 b:sending:-1 b:sends:-69 b:sense:44 b:sent:-51 b:separately:30 b:separating:4 b:sept:55
b:september:6 b:ser:-2 b:sera:-47 b:serial:-39 b:serio:28 b:serious:16 b:seriously:12 b:server:-21 b:servers:14
b:service:-59 b:serviced:-9 b:servisi:-27 b:servía:29 b:sesame:12 b:session:61 b:set:-14 b:setembro:5 b:settings:-40
b:settle:19 b:settled:-28 b:setup:65 b:seul:7 b:seven:50 b:seventies:30 b:seviyorum:3 b:sexta:5 b:sextas:16 b:señal:12
b:sfo:10 b:shades:6 b:shaky:22 b:share:-15 b:shared:-41 b:she:-24 b:shed:77 b:sheds:4 b:sheet:6 b:sheets:53 b:shelf:31
b:shellac:26 b:shelves:45 b:shes:-90 b:shine:19 b:ship:-72 b:ships:-20 b:shirt:7 b:shoe:16 b:shoots:6 b:shops:-3
b:short:-53 b:shots:14 b:should:-39 b:shoulder:17 b:show:23 b:showed:-18 b:shower:7 b:shown:7 b:sich:-19 b:sicher:14
b:sicilian:-30 b:sick:-2 b:side:82 b:sideways:37 b:sie:-36 b:siete:46 b:sigh:7 b:sight-reading:36 b:sign:1
b:signals:36 b:signed:11 b:signs:-25 b:silence:-2 b:sillas:1 b:sim:4 b:simple:26 b:simply:-88 b:simulacro:49
b:since:-5 b:sind:30 b:sing:25 b:single:-98 b:sink:37 b:sinon:-72 b:sister:-26 b:sits:-76 b:six:12 b:sixteen:11
b:sixth:15 b:size:-19 b:sizes:9 b:się:-33 b:sjukhusets:-6 b:ska:-13 b:sketch:59 b:sketchbooks:14 b:skicka:-1
b:skip:-43 b:skipped:35 b:skips:-12 b:skriv:-4 b:sköldpadda:-25 b:slams:-10 b:slate:52 b:sleep:67 b:sleepy:-56
b:slice:14 b:slices:-1 b:slide:8 b:slides:40 b:sling:-3 b:slope:35 b:slots:123 b:slow:-3 b:slower:32 b:slugs:11
b:small:-22 b:smart:12 b:smell:-9 b:smile:85 b:smiled:9 b:smileys:2 b:smoke:-6 b:smutne:14 b:snaps:26 b:snapshot:-26
b:snippet:-31 b:snow:1 b:snowed:1 b:snug:12 b:sobrina:9 b:sock:15 b:socket:96 b:sockets:23 b:socks:-38 b:sofa:5
b:soft:-18 b:softens:22 b:softly:12 b:soir:52 b:sol:30 b:sold:-20 b:soldered:-51 b:solen:-8 b:solid:30 b:solved:-13
b:some:-110 b:somebody:-134 b:somehow:-6 b:someone:-93 b:something:-67 b:sometimes:-38 b:somewhere:-33 b:sommar:34
b:son:35 b:song:30 b:songs:-10 b:soon:4 b:sooner:-1 b:sooo:-8 b:soothing:19 b:sordo:43 b:sorted:-21 b:sorting:-40
b:sortir:17 b:sorts:-23 b:soul:25 b:sounds:-13 b:soup:22 b:sous:-14 b:south:-16 b:spa:-1 b:spaces:-12 b:spaghetti:26
b:spago:8 b:spanish:-8 b:spare:-73 b:speak:-34 b:speakers:-8 b:speaking:7 b:specialisation:-7 b:species:4
b:specific:-15 b:speech:-53 b:spegne:-27 b:spelling:9 b:spellings:18 b:spent:-81 b:spike:29 b:spikes:-20 b:split:-60
b:spoke:16 b:spoon:44 b:spoons:40 b:sprawdzenia:16 b:spreadsheet:35 b:spricker:2 b:spring:26 b:springkussen:12
b:sprzęcie:38 b:spss:10 b:spät:14 b:späten:-13 b:spółdzielni:15 b:squeak:21 b:squeezes:-44 b:sry:-12 b:staan:4
b:stack:-18 b:staff:-21 b:stage:3 b:staircase:1 b:stairs:57 b:stale:-34 b:stand:-12 b:standard:-16 b:standup:15
b:stapler:12 b:stars:36 b:start:-35 b:started:20 b:startup:30 b:starving:14 b:state:-5 b:statement:11 b:station:55
b:statistics:-2 b:statue:27 b:status:-64 b:stay:-72 b:stays:-18 b:steal:-13 b:steam:35 b:steeds:-12 b:steht:-35
b:steilstrecke:16 b:stem:11 b:step:43 b:steps:21 b:sternschnuppen:-17 b:stick:92 b:sticker:52 b:stickers:2 b:sticks:24
b:still:-39 b:stock:1 b:stocktake:-1 b:stoke:2 b:stole:-50 b:stones:36 b:stood:-48 b:stool:26 b:stop:76 b:stopnie:7
b:stopped:-2 b:stops:-85 b:storage:-12 b:store:18 b:stored:-44 b:stores:-19 b:stories:23 b:story:50 b:stout:5
b:stream:21 b:streams:-10 b:street:60 b:stresse:11 b:stressful:3 b:stretched:-18 b:stricter:12 b:string:46 b:stroke:13
b:stroller:17 b:struggling:16 b:stubbornness:10 b:stuck:-41 b:student:-56 b:studiare:3 b:study:-70 b:stuff:54
b:stuffed:-2 b:stunden:5 b:stung:-39 b:styles:29 b:ständig:-17 b:stück:-5 b:subject:37 b:subjunctive:12
b:submission:44 b:successfully:-44 b:such:-40 b:suerte:5 b:suffit:49 b:sugar:45 b:suit:-62 b:suitcases:-42 b:suits:-34
b:sulk:25 b:sulking:20 b:sum:1 b:summer:-39 b:sun:-14 b:sunbeds:11 b:sunday:31 b:sundays:54 b:sunflower:14 b:sunset:27
b:suona:-15 b:super:1 b:superare:-21 b:supermarkets:26 b:supplie:21 b:supplier:-49 b:support:-28 b:supportive:15
b:suppose:53 b:sur:-68 b:sure:-118 b:surprisingly:-23 b:surtout:-25 b:survives:21 b:susan:19 b:svg:1 b:swallows:-60
b:swap:20 b:swapped:-81 b:swaps:-38 b:swear:59 b:sweating:2 b:swings:-43 b:swiss:-24 b:syllabus:13 b:sylvain:19
b:symphony:32 b:sysadmin:-3 b:szatni:-25 b:sábado:17 b:säcken:57 b:så:-30 b:séance:13 b:söndag:21 b:sørensen:3
b:sürüyor:35 b:tab:15 b:tables:51 b:tack:35 b:tackle:-11 b:tag:14 b:tage:56 b:tages:25 b:tagged:-48 b:tags:43
b:take:-98 b:taken:-74 b:takes:-192 b:taking:-44 b:talk:23 b:talked:-10 b:tall:90 b:tandem:-51 b:tape:-1 b:tapestry:25
b:tar:-45 b:target:-40 b:tariff:-79 b:tarvisio:23 b:task:-15 b:taste:49 b:tasting:-7 b:taught:-2 b:tavern:23 b:tb:49
b:tbh:29 b:te:-64 b:tea:28 b:teacher:-117 b:teal:101 b:team:1 b:technicality:10 b:teclado:19 b:teeth:29
b:telescopes:14 b:telewizora:7 b:tell:-51 b:telling:-39 b:tells:-71 b:telón:14 b:tem:-6 b:temat:13 b:temp:-33
b:temper:13 b:temperatura:-14 b:tempo:-7 b:temps:66 b:ten:-7 b:tenant:-85 b:tenda:39 b:tengo:-5 b:teniamo:-26
b:tension:-6 b:teoría:4 b:ter:-37 b:teraz:-60 b:term:66 b:terminal:48 b:terminar:-2 b:termine:18 b:terrace:2
b:terrible:-7 b:terças:8 b:tesco:8 b:tesoro:14 b:testa:18 b:teste:17 b:testers:-33 b:tests:-20 b:testy:2 b:text:1
b:textbooks:15 b:textes:27 b:than:-306 b:thandiwe:4 b:thank:-111 b:thanks:19 b:that:-94 b:thats:-213 b:the:-402
b:theatre:-6 b:their:-113 b:them:89 b:theme:-37 b:then:2 b:theory:-13 b:therapy:9 b:there:82 b:there's:-65
b:theres:-97 b:thermos:4 b:these:-91 b:they:-186 b:they'll:-16 b:they're:-31 b:thick:35 b:thin:-20 b:thing:35
b:things:59 b:think:-25 b:thinking:-3 b:thinks:-106 b:third:-57 b:thirteen:-16 b:this:-119 b:tho:52 b:those:-47
b:thoughts:32 b:thousand:-6 b:thread-safe:4 b:threads:90 b:three:-64 b:thrillers:-1 b:through:-103 b:throughout:24
b:throws:-9 b:thru:-50 b:thu:14 b:thumb:-19 b:thunder:-28 b:thursday:25 b:thx:15 b:théâtre:15 b:tia:1 b:ticket:-51
b:ticking:14 b:ticks:46 b:tiene:-63 b:tier:5 b:tight:14 b:til:-49 b:tile:10 b:tiles:22 b:till:-33 b:tillen:18
b:time:19 b:timeout:-26 b:timeouten:-5 b:times:12 b:timing:59 b:tips:-28 b:tired:38 b:tmrw:-17 b:to:-272 b:tocar:-9
b:toch:-17 b:tocou:-3 b:toda:-15 b:todas:3 b:today:74 b:todo:27 b:toe:43 b:together:97 b:token:11 b:told:-3
b:tomasz:11 b:tomorrow:76 b:tones:-7 b:tonight:1 b:tonnes:44 b:took:-87 b:tooth:24 b:top:57 b:tops:54 b:torch:40
b:tore:12 b:total:48 b:touch:-94 b:touches:-51 b:touching:-8 b:touchy:14 b:toujours:-113 b:tour:7 b:touring:-17
b:tout:34 b:toute:-23 b:tove:11 b:toward:-29 b:towards:-46 b:towels:8 b:tower:22 b:traces:-18 b:track:-21 b:tracker:70
b:tracteur:19 b:tractor:24 b:trade:37 b:tradition:83 b:tradição:20 b:traduction:16 b:trae:-2 b:traffic:23
b:traghetto:30 b:trailers:34 b:train:16 b:trainer:-8 b:training:-8 b:tram:62 b:transfers:10 b:transformer:7
b:translated:23 b:tras:-28 b:traurig:26 b:travel:-70 b:travelled:8 b:tray:58 b:trays:26 b:treat:-17 b:tree:21
b:tresor:2 b:triangles:8 b:trick:14 b:tricks:15 b:tried:35 b:trieste:4 b:trilobites:18 b:trinity:29 b:trip:17
b:tripod:28 b:trips:-31 b:tronco:29 b:trop:-24 b:trotz:-21 b:trout:27 b:truck:-14 b:trucs:16 b:true:18 b:truing:30
b:trumpets:25 b:trunk:20 b:trust:-12 b:try:-22 b:trânsito:21 b:trägolvet:2 b:tuba:26 b:tuesday:31 b:tuesdays:-1
b:tuin:16 b:tune:36 b:tuner:-8 b:tur:1 b:turbine:17 b:turbines:6 b:turing:50 b:turku:-31 b:turn:2 b:turned:-40
b:turret:16 b:tuscany:26 b:tutoie:7 b:tutor:-16 b:twice:115 b:two:-58 b:tygodniowo:43 b:typed:8 b:typescript:42
b:typical:6 b:typos:-76 b:tyrant:7 b:téléphone:6 b:tür:50 b:u:-71 b:uhr:52 b:uit:2 b:ukulele:11 b:ulrike:9
b:ultimately:-2 b:umber:36 b:umbrella:64 b:umlauts:8 b:un:-12 b:unaccompanied:24 b:unaided:7 b:uncle:-74
b:uncomfortable:-7 b:under:-246 b:underrated:16 b:understand:-51 b:understanding:28 b:understood:3 b:unit:8 b:units:17
b:university:-3 b:unlock:28 b:unmerged:12 b:unmetered:13 b:unplugged:19 b:unread:-32 b:unreal:19 b:unsafe:20
b:unsettled:5 b:untangler:9 b:unterm:-24 b:unterschrieben:33 b:untested:13 b:until:-209 b:up:-36 b:update:55
b:updated:29 b:updating:-45 b:upgrading:-64 b:uplink:13 b:upload:-83 b:uploaded:-2 b:uploader:20 b:upper:-59 b:ups:-68
b:upset:-20 b:upstairs:-43 b:ur:-51 b:urok:31 b:us:89 b:usa:-8 b:use:-105 b:used:-19 b:useful:24 b:user:-107
b:useremo:-14 b:users:72 b:uses:-109 b:usher:10 b:ushers:-1 b:using:-123 b:ustaliliśmy:25 b:usual:78 b:usypiają:16
b:utc:45 b:utilise:-13 b:utrecht:20 b:va:-12 b:valla:23 b:value:17 b:valves:6 b:van:8 b:variables:-13 b:variant:17
b:varnish:44 b:vats:13 b:vault:13 b:veckan:29 b:vehicle:2 b:vendor:-10 b:vendredi:39 b:ver:-35 b:verified:42
b:verlegt:8 b:vermiş:18 b:vers:-1 b:verses:78 b:version:-15 b:verträgt:-18 b:verwandelt:24 b:very:-175 b:vesper:42
b:vests:9 b:vet:-47 b:vez:29 b:vi:-62 b:via:-93 b:viaggio:7 b:vidrio:8 b:viel:-14 b:village:-10 b:villanueva:25
b:vimos:-10 b:vinagre:14 b:violet:80 b:violin:11 b:visa:-26 b:visit:64 b:visita:2 b:visto:-19 b:vivid:12 b:vocht:75
b:voetgangers:8 b:voglia:16 b:voicemail:24 b:voices:18 b:void:4 b:voids:-25 b:voir:-10 b:volcanoes:-25 b:voliere:43
b:voller:-26 b:volt:11 b:volta:-18 b:voltage:-5 b:volés:-12 b:vom:-88 b:von:-76 b:voor:-81 b:voordat:-22
b:vorgemerkt:28 b:vorstand:14 b:voucher:-88 b:vous:-21 b:vowels:34 b:vpn:23 b:w:-137 b:wachsen:21 b:wait:30
b:waiter:-74 b:wake:-83 b:walk:-32 b:walking:-19 b:walks:-88 b:walkway:-9 b:wall:62 b:walnut:164 b:walrus:5
b:wander:33 b:want:-101 b:wants:-53 b:wards:-18 b:warehouse:-11 b:warm:-15 b:warmup:12 b:was:-114 b:wash:-4 b:watch:25
b:watchdog:11 b:watched:-35 b:watching:-50 b:water:-62 b:watt:38 b:watts:82 b:ways:34 b:we:-135 b:we'll:-6 b:we're:-18
b:wear:-51 b:wearing:-60 b:wears:-57 b:weather:-9 b:weathervane:38 b:weaver:-19 b:web:-14 b:website:8 b:wed:-19
b:wedding:98 b:weddings:37 b:wednesday:14 b:wednesdays:34 b:week:5 b:weekdays:65 b:weekend:67 b:weekends:12
b:weekly:-44 b:weeks:37 b:weft:5 b:wegen:-34 b:weggelaufen:13 b:weigh:-15 b:weighs:-16 b:weir:-41 b:welcome:34
b:well:61 b:went:1 b:werden:26 b:were:-12 b:weselu:10 b:wet:-3 b:wewn:35 b:what:-257 b:whatever:-137 b:whats:-27
b:wheelchair:12 b:when:-85 b:where:-252 b:whereas:-16 b:whether:-245 b:which:-272 b:while:-163 b:whine:25 b:whisking:5
b:whistle:23 b:white:-12 b:who:-116 b:whole:-140 b:whose:-37 b:why:-99 b:wide:55 b:wie:-68 b:wiebke:42 b:wieczorem:4
b:wieder:18 b:wife:-33 b:wife's:13 b:wifi:-3 b:wig:23 b:will:49 b:win:18 b:wind:15 b:window:28 b:windows:-16
b:winds:-7 b:windscreen:-2 b:wine:52 b:wings:1 b:winning:29 b:wiring:-21 b:wiser:9 b:wish:-38 b:with:-264
b:within:-155 b:without:-108 b:witz:16 b:więc:-13 b:wks:13 b:wobble:48 b:wochen:42 b:wolnego:49 b:wolę:-7 b:wonder:-87
b:wont:-20 b:wooden:-77 b:woohoo:44 b:worden:15 b:words:67 b:work:56 b:worked:6 b:worker:12 b:workers:82 b:working:-42
b:works:11 b:workshop:12 b:worktop:7 b:world:35 b:worm:23 b:worries:-22 b:worse:86 b:worth:-34 b:would:-10 b:wrap:-10
b:wrestling:22 b:wrist:17 b:write:-77 b:writes:-105 b:writing:61 b:wrong:41 b:wrote:-50 b:wurde:25 b:x-ray:-9 b:xml:39
b:ya:-33 b:yaml:6 b:yapmiyoruz:3 b:yard:39 b:yawn:10 b:yazılır:24 b:yeah:-33 b:year:66 b:years:-5 b:yelling:19 b:yes:1
b:yet:35 b:yilmaz:3 b:york:-10 b:you:-53 b:you'll:-63 b:you're:-52 b:your:-286 b:yourself:79 b:youssef:31 b:youtube:7
b:yr:2 b:yrs:1 b:yusuf:30 b:z:-41 b:za:-40 b:zaag:23 b:zaalteksten:11 b:zahlen:-17 b:zahnschmerzen:11 b:ze:-14
b:zeit:27 b:zet:-19 b:zgierzu:5 b:zig:52 b:zinc:65 b:zio:-23 b:zjadł:-3 b:znowu:-12 b:zomer:-7 b:zug:-22 b:zugabe:9
b:zum:-121 b:zur:-65 b:zurück:7 b:zusammen:53 b:zweite:-61 b:zwrócimy:-24 b:zählen:13 b:à:-138 b:ändå:29 b:är:-27
b:ça:-35 b:çalıştırıyor:42 b:çay:-8 b:çok:-14 b:è:-19 b:é:-79 b:écoles:-9 b:électrogène:-8 b:über:-29
b:überschreiten:9 b:überschwungen:24 b:überweisung:4 b:übungen:25 b:łóżko:8 b:śnieg:-10 b:śpię:17 b:в:-34
b:длинноват:35 b:жить:29 b:не:-23 b:очередь:11 b:пятницам:8 b:трафик:18 b:трогаем:5 ba:*_*:-140 ba:*_0:-61 ba:*_as:11
ba:*_cabin:-4 ba:*_current:-2 ba:*_der:8 ba:*_doors:-13 ba:*_funny:-31 ba:*_i:94 ba:*_id:-34 ba:*_in:109
ba:*_lanyard:-3 ba:*_last:-12 ba:*_lucile:-12 ba:*_max:-9 ba:*_me:-7 ba:*_monthly:-1 ba:*_mug:-2 ba:*_my:-14
ba:*_never:-21 ba:*_new:-4 ba:*_no:-61 ba:*_on:29 ba:*_one:-15 ba:*_please:-34 ba:*_port:-11 ba:*_qué:-7 ba:*_read:-5
ba:*_reading:-12 ba:*_right:-43 ba:*_seguro:-19 ba:*_serial:-18 ba:*_that:14 ba:*_the:-29 ba:*_theres:-8 ba:*_thu:-16
ba:*_whether:1 ba:*_wind:-6 ba:0_*:-89 ba:0_0:83 ba:0_a:-7 ba:0_about:-19 ba:0_according:11 ba:0_actually:16
ba:0_after:29 ba:0_al:3 ba:0_albion:-3 ba:0_als:7 ba:0_also:30 ba:0_am:-47 ba:0_amps:-37 ba:0_and:4 ba:0_antenner:-5
ba:0_anything:8 ba:0_apiece:-6 ba:0_are:16 ba:0_as:-38 ba:0_at:18 ba:0_attempts:-27 ba:0_aufträge:-18 ba:0_august:-9
ba:0_back:32 ba:0_backend:6 ba:0_ballons:-29 ba:0_bar:-9 ba:0_barche:-2 ba:0_bars:-40 ba:0_bathtubs:-12 ba:0_beats:-32
ba:0_before:24 ba:0_breng:-9 ba:0_brezeln:-41 ba:0_broken:-12 ba:0_broodjes:-20 ba:0_brücken:-12 ba:0_business:-23
ba:0_by:33 ba:0_bytes:-43 ba:0_camera:35 ba:0_can:26 ba:0_carretillas:-7 ba:0_cart:4 ba:0_centimetres:-19
ba:0_certificate:-16 ba:0_characters:-5 ba:0_cinnamon:-19 ba:0_claim:21 ba:0_cm:-100 ba:0_code:36 ba:0_coffee:12
ba:0_colleagues:-1 ba:0_could:25 ba:0_counted:11 ba:0_crates:-3 ba:0_cutover:6 ba:0_d'un:-9 ba:0_days:-83 ba:0_db:-13
ba:0_de:84 ba:0_degrees:-98 ba:0_degrés:-33 ba:0_delivered:-22 ba:0_departing:-10 ba:0_departs:-33 ba:0_der:43
ba:0_dezimeter:-41 ba:0_die:62 ba:0_do:62 ba:0_dock:3 ba:0_does:26 ba:0_doesn't:-32 ba:0_drops:-9 ba:0_during:12
ba:0_each:-10 ba:0_economy:-27 ba:0_el:89 ba:0_en:18 ba:0_entrego:-36 ba:0_entries:-5 ba:0_errors:-19 ba:0_est:-70
ba:0_eur:-12 ba:0_euro:-162 ba:0_euros:-94 ba:0_every:43 ba:0_feb:-4 ba:0_fel:-2 ba:0_field:-6 ba:0_files:-34
ba:0_fine:10 ba:0_first:40 ba:0_floors:-1 ba:0_folders:-5 ba:0_for:-31 ba:0_frames:-29 ba:0_free:-48 ba:0_fächer:-16
ba:0_g:-64 ba:0_gateway:-15 ba:0_gb:-112 ba:0_geocoding:-1 ba:0_get:27 ba:0_gigabytes:-15 ba:0_gigas:-17
ba:0_giorni:-24 ba:0_give:10 ba:0_good:7 ba:0_got:36 ba:0_grad:-65 ba:0_gramm:-40 ba:0_grams:-52 ba:0_guests:-2
ba:0_gulls:-1 ba:0_h:-40 ba:0_haha:15 ba:0_harrow:-1 ba:0_has:-33 ba:0_he:36 ba:0_heads:-26 ba:0_helm:-9 ba:0_here:34
ba:0_here's:2 ba:0_hertz:-8 ba:0_het:21 ba:0_hi:12 ba:0_homework:19 ba:0_horas:-13 ba:0_hours:-100 ba:0_hrs:-34
ba:0_hz:-66 ba:0_i:28 ba:0_i'd:36 ba:0_i'll:-165 ba:0_i'm:-39 ba:0_i've:-26 ba:0_id:74 ba:0_if:-28 ba:0_il:60
ba:0_import:-10 ba:0_in:98 ba:0_includes:-13 ba:0_including:-11 ba:0_instead:-54 ba:0_is:-59 ba:0_it:21 ba:0_it's:9
ba:0_items:-24 ba:0_its:45 ba:0_jars:-5 ba:0_jfk:-30 ba:0_jours:-15 ba:0_kacheln:-49 ba:0_kb:-62 ba:0_keep:19
ba:0_kennel:1 ba:0_kg:-81 ba:0_kids:-50 ba:0_kilo:-52 ba:0_kilobytes:-17 ba:0_kilometres:-14 ba:0_kilos:-76
ba:0_kilovatios:-31 ba:0_kinder:-4 ba:0_kinds:-35 ba:0_kişi:-3 ba:0_kleine:-34 ba:0_km:-65 ba:0_kw:-27 ba:0_la:57
ba:0_last:16 ba:0_laternen:-10 ba:0_latest:-61 ba:0_layers:-4 ba:0_le:77 ba:0_legal:1 ba:0_les:9 ba:0_lesson:18
ba:0_lessons:11 ba:0_let:43 ba:0_let's:3 ba:0_lets:24 ba:0_letters:-7 ba:0_leute:-66 ba:0_lever:-12 ba:0_library:17
ba:0_lidar:4 ba:0_lies:-6 ba:0_line:5 ba:0_lines:-69 ba:0_litres:-60 ba:0_litri:-19 ba:0_litros:-17 ba:0_long:-27
ba:0_looking:9 ba:0_lumens:-9 ba:0_m:-52 ba:0_ma:-38 ba:0_maintenance:-42 ba:0_make:11 ba:0_march:-26 ba:0_marketing:3
ba:0_marks:-3 ba:0_maternity:8 ba:0_max:2 ba:0_mb:-114 ba:0_mbit:-75 ba:0_me:5 ba:0_megabyte:-35 ba:0_megabytes:-24
ba:0_melden:-6 ba:0_merci:1 ba:0_metres:-59 ba:0_metros:-5 ba:0_mg:-37 ba:0_microamps:-24 ba:0_microns:-43
ba:0_mikroampere:-31 ba:0_million:-10 ba:0_milliseconds:-60 ba:0_millisekunden:-18 ba:0_min:-126 ba:0_minuten:-103
ba:0_minutes:-127 ba:0_minuti:-20 ba:0_minutos:-56 ba:0_mirror:1 ba:0_ml:-39 ba:0_mm:-114 ba:0_months:-25
ba:0_morning:30 ba:0_moved:32 ba:0_mr:19 ba:0_ms:-106 ba:0_muestras:-16 ba:0_must:-23 ba:0_mv:-22 ba:0_my:110
ba:0_na:33 ba:0_nachrichten:-12 ba:0_new:-96 ba:0_niente:8 ba:0_no:34 ba:0_nobody:7 ba:0_not:-1 ba:0_nov:-1
ba:0_now:-115 ba:0_o:48 ba:0_o'clock:-37 ba:0_oddam:-22 ba:0_oddamy:-29 ba:0_ok:34 ba:0_on:46 ba:0_once:74 ba:0_one:98
ba:0_ops:7 ba:0_oskar:13 ba:0_other:-14 ba:0_our:32 ba:0_p-anteil:3 ba:0_page:15 ba:0_pages:-11 ba:0_pallets:-40
ba:0_parallel:-69 ba:0_patient:3 ba:0_people:-155 ba:0_per:-78 ba:0_percent:-118 ba:0_persone:-4 ba:0_personnes:-1
ba:0_physics:-18 ba:0_place:-1 ba:0_please:29 ba:0_pm:-83 ba:0_points:-93 ba:0_poll:4 ba:0_port:21 ba:0_portrait:2
ba:0_pounds:-22 ba:0_ppm:-19 ba:0_practice:-28 ba:0_preview:4 ba:0_procent:-32 ba:0_profil:9 ba:0_promise:-23
ba:0_próbek:-1 ba:0_punkte:-70 ba:0_punten:-20 ba:0_puntos:-29 ba:0_pupils:-10 ba:0_pushed:-21 ba:0_px:-23
ba:0_questions:-14 ba:0_queue:-32 ba:0_radiators:-1 ba:0_rain:16 ba:0_rained:9 ba:0_reading:10 ba:0_requests:-35
ba:0_reservation:20 ba:0_retention:12 ba:0_right:45 ba:0_rows:-48 ba:0_s:-54 ba:0_sailing:9 ba:0_schülern:-23
ba:0_sea:-17 ba:0_second:4 ba:0_secondes:-24 ba:0_seconds:-101 ba:0_seiten:-27 ba:0_sekunden:-22 ba:0_sekunder:-21
ba:0_server:-31 ba:0_shes:5 ba:0_should:6 ba:0_since:-14 ba:0_small:-20 ba:0_so:22 ba:0_sockets:-11 ba:0_somebody:12
ba:0_sorten:-12 ba:0_sorter:8 ba:0_sounds:7 ba:0_sourdough:-4 ba:0_sports:10 ba:0_sqm:-11 ba:0_starboard:2
ba:0_sternschnuppen:-9 ba:0_stunden:-59 ba:0_stück:-7 ba:0_such:-15 ba:0_sure:5 ba:0_swapped:-15 ba:0_table:8
ba:0_tabs:-46 ba:0_tage:-97 ba:0_take:17 ba:0_talked:4 ba:0_teeth:-34 ba:0_tenths:-17 ba:0_thanks:18 ba:0_that:96
ba:0_thats:5 ba:0_the:173 ba:0_then:-76 ba:0_there:76 ba:0_this:-12 ba:0_those:6 ba:0_thousand:-21 ba:0_ticket:1
ba:0_times:-79 ba:0_to:33 ba:0_token:17 ba:0_tonnes:-22 ba:0_too:20 ba:0_total:-23 ba:0_tries:-26 ba:0_turns:-20
ba:0_two:64 ba:0_uhr:-18 ba:0_under:22 ba:0_unfortunately:26 ba:0_users:-32 ba:0_utc:-25 ba:0_verlegt:-14
ba:0_verwacht:-26 ba:0_visitors:-32 ba:0_volt:-41 ba:0_volts:-25 ba:0_vorgemerkt:-47 ba:0_wagons:-4 ba:0_walls:-13
ba:0_war:-13 ba:0_water:15 ba:0_watts:-38 ba:0_we:11 ba:0_weeks:-55 ba:0_were:7 ba:0_what:41 ba:0_whether:16
ba:0_why:16 ba:0_wide:-32 ba:0_will:13 ba:0_with:130 ba:0_wochen:-18 ba:0_won't:-22 ba:0_words:-57 ba:0_workers:-2
ba:0_would:11 ba:0_years:-72 ba:0_yes:29 ba:0_yesterday:4 ba:0_you:-57 ba:0_you'll:-171 ba:0_you're:4 ba:0_your:129
ba:0_yr:-17 ba:0_yrs:-24 ba:0_zaplanowano:-29 ba:0_zeit:-49 ba:0_zentimeter:-30 ba:0_zwykłych:-17 ba:0_à:15
ba:ab_herbst:-29 ba:ablation_a:-18 ba:about_the:-42 ba:above_the:-25 ba:absolute_max:-4 ba:abt_the:-6
ba:accept_our:-18 ba:accepts_our:-11 ba:access_*:-14 ba:access_your:-1 ba:accountants_happy:-2 ba:aclarado_el:-9
ba:across_the:-72 ba:act_two:-39 ba:actually_good:-2 ba:actually_i'd:-56 ba:admit_i:-27 ba:admit_she:-8
ba:adult_learning:-2 ba:afraid_i:-34 ba:afraid_the:-14 ba:after_0:-8 ba:after_all:-6 ba:after_the:-55
ba:after_your:-10 ba:afternoon_we:-3 ba:afterwards_the:4 ba:again_*:-18 ba:again_after:-34 ba:again_at:-74
ba:again_lol:-45 ba:again_on:-7 ba:again_the:25 ba:again_with:-12 ba:again_within:-19 ba:against_the:-42
ba:agent_who:-13 ba:ago_i:2 ba:ago_the:14 ba:ah_ok:-15 ba:ahead_the:3 ba:airport_the:4 ba:alert_the:-3 ba:all_i:-93
ba:all_the:-34 ba:alles_banaan:-15 ba:allows_0:-18 ba:allt_i:-21 ba:alone_*:-15 ba:alone_i:-20 ba:along_the:-84
ba:already_the:20 ba:alta_che:-4 ba:although_i:-47 ba:although_my:-10 ba:although_the:-19 ba:always_the:-3
ba:am_tag:-6 ba:amps_per:-10 ba:an_the:36 ba:and_i:-32 ba:angeles_lax:-21 ba:announce_the:-27 ba:announces_the:-27
ba:annual_rope:-12 ba:ans_hotel:-19 ba:antiguo_ya:-24 ba:ants_do:-4 ba:anyone_the:27 ba:anything_that:-28
ba:anyway_how:-12 ba:apfelblüte_hat's:-4 ba:apparently_my:-28 ba:apparently_the:-19 ba:appelé_la:-5
ba:applicant_id:-22 ba:april_0:-39 ba:arm_kevin:-10 ba:around_the:2 ba:around_trieste:-9 ba:arranged_i:-32 ba:as_i:-18
ba:ask_anyone:-45 ba:ask_hanne:-25 ba:ask_if:-31 ba:ask_me:-3 ba:ask_priya's:-36 ba:ask_the:-27 ba:ask_ulrike:-6
ba:asked_if:-12 ba:asked_the:-8 ba:asked_what:-35 ba:asks_my:-43 ba:assist_you:-70 ba:assistance_with:-22 ba:at_all:-4
ba:at_my:-40 ba:at_the:-115 ba:ate_my:-18 ba:aten_we:-11 ba:atlanta_atl:-2 ba:attend_the:-3 ba:audio_ma:-3
ba:auf_deutsch:-23 ba:auf_englisch:-1 ba:august_0:-80 ba:aunt_perpetua:-18 ba:aus_ghent:-23 ba:aus_opml:-10
ba:aus_rss:-14 ba:avec_la:-22 ba:awake_the:1 ba:away_a:-7 ba:away_from:-3 ba:away_what:-59 ba:b_i:-5 ba:back_door:-10
ba:back_from:-12 ba:back_in:-78 ba:back_no:-7 ba:back_on:-33 ba:back_the:-31 ba:back_then:-66 ba:back_to:-23
ba:back_we:-34 ba:back_when:-40 ba:backup_mx:-5 ba:badge_*:-28 ba:badly_the:1 ba:bakery_the:18 ba:bakery_we:-24
ba:balancers_i:-49 ba:balloon_pls:-15 ba:band_they:-21 ba:bank_the:11 ba:bar_chart:-1 ba:bar_the:11 ba:barbacoa_no:-32
ba:basalt_the:18 ba:bascule_le:-11 ba:basic_economy:-41 ba:basically_i:-43 ba:bath_we:-4 ba:bay_humidity:-31
ba:bc_the:-30 ba:bearings_i:-17 ba:bears_the:-53 ba:beat_error:-14 ba:beats_a:-7 ba:beats_the:-5 ba:become_a:-6
ba:bed_i:-58 ba:bedding_we'd:-14 ba:been_successfully:-2 ba:beers_i:-33 ba:before_i:-32 ba:before_my:-14
ba:before_the:-24 ba:beg_your:-3 ba:begin_our:-21 ba:behind_a:-17 ba:behind_the:-74 ba:bei_der:-33 ba:beim_start:-18
ba:being_so:-7 ba:bekommt_die:-5 ba:believe_it's:-2 ba:bello_il:-2 ba:below_the:-33 ba:belt_the:-15 ba:bergen_in:18
ba:bergen_they:-4 ba:beschädigten_dachbox:-19 ba:beside_the:-20 ba:beträgt_die:-13 ba:between_the:-49
ba:between_two:-6 ba:bij_de:-4 ba:bill_i've:-34 ba:binding_the:-3 ba:birthday_cash:-24 ba:blacks_if:-5 ba:blame_the:-8
ba:block_i:-54 ba:blocks_the:-21 ba:blower_a:-30 ba:blows_good:-17 ba:board_i:-73 ba:boat_i:-25 ba:bodde_i:-8
ba:book_my:-54 ba:booked_i:9 ba:booked_the:-48 ba:booking_*:39 ba:booking_0:-56 ba:booking_the:-18 ba:booking_your:-5
ba:boot_loader:-19 ba:bordeaux_i:-24 ba:borrow_our:-15 ba:both_our:-23 ba:bought_the:-18 ba:box_lol:-1 ba:branch_0:-39
ba:branch_i:27 ba:branches_dont:-2 ba:brb_someone:-10 ba:bread_that:-16 ba:breakfast_voucher:-22 ba:breaking_the:-7
ba:breaks_my:-11 ba:breaks_the:-5 ba:brewer_i:-11 ba:bricks_somebody:-3 ba:bridge_call:-11 ba:bright_the:7
ba:brine_refill:-1 ba:bring_the:-79 ba:bringe_ich:-29 ba:bringing_the:-34 ba:brings_the:-81 ba:british_spelling:-25
ba:broodjes_bij:-10 ba:brought_a:-10 ba:brought_the:-7 ba:build_0:-35 ba:built_i'm:-61 ba:bumped_the:-61
ba:bus_i'm:-30 ba:business_*:-2 ba:business_class:-33 ba:but_i:-97 ba:but_i'm:-19 ba:but_the:-29 ba:by_the:-7
ba:bypasses_the:-15 ba:búfer_no:-17 ba:cabin_*:-10 ba:cabins_you:-17 ba:cable_car's:-16 ba:cactos_sem:-3
ba:cake_shaped:-4 ba:call_it's:-26 ba:call_the:-90 ba:call_we:-3 ba:calle_olmo:-40 ba:called_dont:-14 ba:calm_*:-29
ba:cambiamos_el:-8 ba:came_back:-8 ba:came_from:-3 ba:came_i:11 ba:came_the:42 ba:cancel_my:-48 ba:cancel_the:-46
ba:canceling_your:-20 ba:cancellation_change:-94 ba:cancelled_the:-12 ba:captain_rieger:-17 ba:captions_dont:-11
ba:captures_the:-54 ba:card_ending:-25 ba:card_she:-8 ba:cards_i:-49 ba:care_vlan:-10 ba:cargar_la:-17
ba:cargo_bike:-34 ba:carried_the:-2 ba:carries_the:-88 ba:carrinha_no:-13 ba:carry_the:-6 ba:case_you:-27
ba:cases_i:-68 ba:catalogo_stellare:-11 ba:catalogue_our:-37 ba:caves_that:-10 ba:cedar_glove:-9 ba:cedar_the:13
ba:ceiling_put:-18 ba:cells_*:-19 ba:centimetres_high:-6 ba:chairs_gone:-15 ba:chalet_edelweiss:-22
ba:chamada_beyoncé:-19 ba:change_my:-99 ba:change_the:-72 ba:change_your:-23 ba:changes_*:9 ba:changes_you:-17
ba:changes_your:1 ba:changing_the:-33 ba:changing_your:-37 ba:channel_please:-9 ba:chapter_0:-9 ba:chapô_*:-2
ba:chart_the:-8 ba:chart_we:-33 ba:chat_i'll:-44 ba:check_if:-11 ba:check_my:-7 ba:check_the:-46 ba:checked_the:-36
ba:checker_i:-22 ba:checking_the:-20 ba:cheers_gwendolyn:-24 ba:chess_club:-3 ba:chez_mina:-4 ba:chicago_o'hare:-10
ba:chicago_ord:-11 ba:chickens_after:-6 ba:child_i:-73 ba:chimney_sweep:-9 ba:choisi_le:-3 ba:chose_the:-18
ba:christmas_i:-23 ba:christmas_it:-3 ba:chunks_did:-6 ba:cinnamon_rolls:-18 ba:circle_the:6 ba:circuit_they:-8
ba:class_*:13 ba:class_i:6 ba:class_lying:-7 ba:class_somebody:-33 ba:class_to:6 ba:class_your:-9 ba:classes_the:2
ba:cleaning_the:-23 ba:cleared_the:-5 ba:clearing_the:-10 ba:clerk_could:-4 ba:client_*:-12 ba:close_the:-40
ba:closing_the:-12 ba:club_game:-3 ba:club_radio:-10 ba:cm_high:-32 ba:cm_in:-23 ba:cm_lang:-42 ba:cm_tall:-56
ba:coastal_skipper:-7 ba:code_0:-4 ba:code_freeze:-40 ba:code_no:-2 ba:coffee_machine:-17 ba:coffee_roasters:-2
ba:coffees_since:-14 ba:cold_store:-46 ba:cold_the:23 ba:colleague_tove:-21 ba:colleagues_there:-21 ba:collect_the:-31
ba:collects_the:-22 ba:colonne_*:-13 ba:colour_the:-63 ba:com_o:-39 ba:comes_after:-12 ba:comes_the:-56
ba:comma_hope:-10 ba:comme_le:-13 ba:commence_le:-8 ba:commit_0:-18 ba:commit_the:-4 ba:commitment_i:-8
ba:compare_the:-58 ba:completes_the:-16 ba:con_la:-47 ba:con_mio:-3 ba:confirm_if:-40 ba:confirm_the:-23
ba:conflicts_sorted:-3 ba:consider_the:-22 ba:considered_the:-1 ba:considering_the:-2 ba:conversions_you:-32
ba:cook_never:-16 ba:cooks_i:-28 ba:cork_the:10 ba:cork_they:-44 ba:corner_i:-22 ba:correct_my:-60 ba:cortar_la:-22
ba:costs_0:-9 ba:could_we:-2 ba:counted_the:-2 ba:course_everyone:-7 ba:course_i:-59 ba:course_the:-25 ba:court_i:-47
ba:courtesy_we've:-35 ba:cousin_did:-11 ba:cover_the:-60 ba:covers_our:-5 ba:covers_the:-58 ba:crane_i:-33
ba:crates_that:-3 ba:credit_card:-28 ba:crew_*:-9 ba:crib_*:-25 ba:crooked_the:1 ba:cross_my:-41 ba:crutches_*:-8
ba:curious_the:9 ba:customer_saw:-3 ba:d'après_le:-34 ba:d'un_coup:-10 ba:dak_heet:-3 ba:damage_claim:-42
ba:dans_la:-36 ba:dans_le:-37 ba:darfst_mir:-3 ba:datasheet_i'm:-56 ba:datasheets_*:-16 ba:day_*:-68 ba:day_0:12
ba:day_for:-5 ba:day_generator:-5 ba:day_i:-1 ba:day_if:-45 ba:day_in:18 ba:day_max:-23 ba:day_my:4 ba:day_shift:-19
ba:day_so:-38 ba:day_the:33 ba:day_ticket:-11 ba:day_we:-29 ba:days_0:38 ba:days_a:-30 ba:days_after:-1
ba:days_ahead:-38 ba:days_back:-22 ba:days_btw:-14 ba:days_notice:-44 ba:days_so:-11 ba:days_straight:-25
ba:days_the:-8 ba:days_we:-29 ba:days_where:-7 ba:de_la:-5 ba:deal_here:-4 ba:december_0:-42 ba:degrees_at:-13
ba:degrees_since:-39 ba:dein_ausbilder:-12 ba:deine_anmeldung:-9 ba:deliver_the:-56 ba:delivers_the:-7
ba:delivery_note:-1 ba:details_*:77 ba:details_first:-34 ba:deviation_you:-21 ba:dice_che:-8 ba:did_the:-20
ba:died_we:-6 ba:diet_food:-20 ba:dinero_no:-8 ba:dinghy_we're:-26 ba:dinner_he:-28 ba:dinner_the:1 ba:dir_meine:-16
ba:discuss_the:-1 ba:discussion_the:-13 ba:distributions_the:11 ba:dns_*:-72 ba:do_*:2 ba:do_not:-84 ba:do_the:-55
ba:do_we:-111 ba:dock_two:-10 ba:docteur_amrani:-3 ba:documenti_lunghi:-11 ba:does_anyone:-1 ba:does_i:4
ba:does_not:-69 ba:does_the:-94 ba:dog_fine:-2 ba:doing_the:-48 ba:don_anselmo:-18 ba:dona_célia:-18 ba:donkeys_*:-18
ba:donner_le:-6 ba:door_code:-49 ba:door_he:-32 ba:door_the:42 ba:dopo_le:-1 ba:down_for:-22 ba:down_the:-60
ba:down_there:-21 ba:down_you:-8 ba:downgrading_your:-10 ba:download_max:-4 ba:downstairs_piano:-8 ba:downtime_left:-1
ba:dr_adler's:-7 ba:dr_ahlers's:-25 ba:drafts_the:-1 ba:drains_the:-30 ba:draw_the:-29 ba:drawn_in:-2 ba:draws_0:-2
ba:dream_i:-39 ba:dream_we:-1 ba:drives_the:-16 ba:driving_theory:-13 ba:dropped_the:-29 ba:dropping_the:-39
ba:drops_the:-41 ba:drops_there:-12 ba:dry_dock:-1 ba:dry_we:-33 ba:during_the:-80 ba:dus_femke:-6 ba:dusty_the:10
ba:each_christmas:-20 ba:each_the:34 ba:earliest_we:-18 ba:earns_nothing:-14 ba:economy_class:-21 ba:economy_i:4
ba:egg_haha:-26 ba:elettrogeno_a:-12 ba:else_i:-109 ba:else_you:-13 ba:email_patient:-2 ba:empty_then:-18
ba:end_it:-43 ba:end_the:-18 ba:end_there:-25 ba:end_they:-8 ba:engineer_we:-39 ba:english_the:10 ba:enjoy_the:-38
ba:enjoys_the:-2 ba:enough_spanish:-21 ba:enter_the:-64 ba:enters_the:-5 ba:entrego_o:-52 ba:entry_i:-46
ba:entscheidet_der:-20 ba:env_*:-22 ba:erste_klausur:-11 ba:ersten_jahr:-15 ba:erzählt_die:-32 ba:est_*:45
ba:est_next:-22 ba:est_to:11 ba:established_what:-8 ba:ett_ekg:-7 ba:etudes_i:-13 ba:eur_*:-43 ba:euro_leihgebühr:-58
ba:euro_pro:-53 ba:euro_schluss:-38 ba:euro_the:5 ba:euros_al:-23 ba:euros_de:-46 ba:euros_par:-12 ba:even_if:-29
ba:even_my:-42 ba:even_the:-13 ba:evening_a:15 ba:evening_guests:-2 ba:evening_i:-24 ba:evening_lifeguard:-1
ba:evening_the:6 ba:eventual_consistency:-18 ba:ever_did:-10 ba:everyone_the:8 ba:everything_he:-9
ba:ex-colleague_dorothea:-5 ba:exactly_the:19 ba:exactly_what:-17 ba:exam_i:-19 ba:examen_oral:-8 ba:examples_i:-24
ba:exception_the:7 ba:excuse_my:-23 ba:exercise_nine:-1 ba:exercises_an:-4 ba:expect_my:-15 ba:expect_the:-69
ba:explain_every:-3 ba:explains_the:-6 ba:export_klang:-4 ba:eyes_give:-78 ba:fa_il:-24 ba:face_lol:-15
ba:face_when:-12 ba:failover_somebody:-2 ba:families_ok:-16 ba:far_as:-46 ba:far_there:-20 ba:far_what:-2
ba:far_why:-4 ba:fatto_il:-6 ba:february_0:-58 ba:feeds_the:-46 ba:fellow_jephthah:-2 ba:fera_le:-4 ba:ferry_we:-16
ba:fetch_the:-15 ba:few_crc:-14 ba:fibres_still:-10 ba:field_nobody:-20 ba:file_the:15 ba:file_you:-4 ba:fill_the:-4
ba:fills_the:-46 ba:final_nos:-22 ba:finance_vlan:-13 ba:find_the:-91 ba:finden_formulare:-20 ba:finding_the:-42
ba:finds_the:-9 ba:fine_prendiamo:-5 ba:fine_the:1 ba:finished_the:-51 ba:finland_i:-19 ba:firefox_*:-38
ba:fires_there:-26 ba:first_aid:-3 ba:first_good:-25 ba:first_i:26 ba:first_the:45 ba:first_then:-23 ba:first_try:-14
ba:first_we:-15 ba:fish_i:-10 ba:fit_my:-27 ba:five_i:-17 ba:fix_the:-58 ba:fixed_the:-30 ba:flat_i:2 ba:flat_keys:-10
ba:flickering_saturn:-7 ba:flight_*:3 ba:flight_0:-120 ba:flight_number:-20 ba:flight_you:-13 ba:flights_*:22
ba:floor_lol:-13 ba:flow_*:-11 ba:flux_lol:-14 ba:flyttades_ostarna:-5 ba:fog_so:-6 ba:folder_please:-23
ba:folder_we:-32 ba:follow_the:-31 ba:following_your:-39 ba:font_the:12 ba:for_a:-7 ba:for_i:13 ba:for_my:-12
ba:for_the:-79 ba:forfait_groupe:-17 ba:forget_the:-4 ba:forgot_the:-3 ba:forms_where:-3 ba:fotos_der:-19
ba:found_a:-7 ba:found_it:-1 ba:found_the:-1 ba:fragment_i'm:-42 ba:free_checked:-34 ba:free_the:38 ba:freeze_*:-5
ba:freezer_so:-24 ba:fresh_peas:-1 ba:friday_so:-2 ba:fridge_east:-38 ba:fridge_two:-4 ba:friend_ivan:-36
ba:from_a:-10 ba:from_my:-13 ba:from_new:-34 ba:from_the:-28 ba:full_mock:-2 ba:full_ok:1 ba:full_the:6 ba:full_we:-3
ba:fun_fact:-29 ba:fun_i:-12 ba:fund_we:-9 ba:funkt_der:-36 ba:funny_how:-12 ba:furious_if:-34 ba:further_*:11
ba:further_assistance:-45 ba:fyi_the:-10 ba:für_die:-20 ba:fürs_horn:-29 ba:g_in:-5 ba:gaan_we:-3
ba:gallery_padlock:-5 ba:gallery_the:-28 ba:garde_le:-62 ba:gate_0:-1 ba:gate_code:-58 ba:gateway_threads:-3
ba:gatto_ha:-1 ba:gb_wolnego:-14 ba:gdansk_they:-39 ba:gdansk_wrote:-4 ba:gebühr_für:-22 ba:gelati_a:-2
ba:gelöschter_mails:-42 ba:german_we:-8 ba:get_a:-23 ba:get_the:-82 ba:gets_the:-30 ba:getting_our:-15
ba:getting_the:-40 ba:geöffnete_ware:-14 ba:ghent_jest:-6 ba:ghent_nobody:-32 ba:ghent_the:63 ba:ghent_they:-8
ba:ghent_we:-7 ba:gift_card:-7 ba:give_me:-11 ba:give_the:-50 ba:glad_the:-46 ba:go_back:-6 ba:go_for:-9
ba:godzin_na:-5 ba:goes_back:-15 ba:golden_gerät:-9 ba:grade_*:-13 ba:grading_the:-4 ba:grams_each:-17
ba:grams_when:-45 ba:gran_cant:-9 ba:grandparents_then:-26 ba:graphs_we:-20 ba:grateful_if:-48 ba:graz_the:-19
ba:great-aunt_ida:-18 ba:great-uncle_alfred:-16 ba:green_i'll:-55 ba:greets_its:-4 ba:grego_no:-10 ba:ground_i:-9
ba:group_weber:-13 ba:groupe_électrogène:-8 ba:guardia_ya:-21 ba:guards_let:-2 ba:guess_i:-52 ba:guests_*:-30
ba:gust_speed:-2 ba:gute_idee:-4 ba:guy_*:-10 ba:guzeldi_ya:-6 ba:hab_die:-25 ba:habe_ich:-1 ba:had_a:-11 ba:haha_i:-2
ba:haha_my:-21 ba:haha_no:-22 ba:haha_ok:-24 ba:haha_the:-10 ba:haha_yes:-46 ba:halen_we:-18 ba:half_a:-10
ba:half_the:-86 ba:hall_*:-2 ba:hall_the:28 ba:hand_a:-8 ba:hand_i:2 ba:hand_luggage:-18 ba:hand_the:-16
ba:hand_whenever:-16 ba:handle_the:-13 ba:hands_still:-22 ba:happy_the:10 ba:harcourt_*:-5 ba:harvest_my:-1
ba:hat_der:-19 ba:hat_kollege:-6 ba:hat_meine:-13 ba:hatching_tray:-5 ba:having_the:-6 ba:hazel_the:3
ba:head_teacher:-22 ba:head_the:5 ba:headboard_i:-36 ba:headings_*:-4 ba:hear_my:-31 ba:hear_the:-58 ba:heb_ik:-43
ba:height_that:-23 ba:hellre_ha:-5 ba:help_me:-22 ba:help_the:-13 ba:help_with:-8 ba:help_you:-23 ba:hence_the:-11
ba:her_old:-1 ba:here_i'd:-19 ba:here_i'll:-4 ba:here_it's:-20 ba:here_there:-8 ba:here_we:-56 ba:heures_*:-5
ba:hills_you:-3 ba:history_yesterday:-10 ba:hit_the:-16 ba:hits_the:-20 ba:hm_ok:-7 ba:hmm_no:-42 ba:hmm_ok:-26
ba:hog_the:-4 ba:hold_the:-23 ba:holding_the:-23 ba:holds_0:-60 ba:holds_the:-7 ba:holiday_the:10 ba:holidays_you:-9
ba:holt_mein:-10 ba:home_my:-5 ba:homework_we:-19 ba:honestly_i:-85 ba:hooks_keep:-6 ba:hope_the:-28 ba:hope_your:-22
ba:hoping_we:-2 ba:horse_going:-33 ba:hos_gunilla:-16 ba:hose_*:-30 ba:hospital_the:-30 ba:hospital_vending:-2
ba:hour_in:-1 ba:hour_per:-17 ba:hours_a:-15 ba:hours_for:-15 ba:hours_i'm:-59 ba:hours_late:-1 ba:hours_looking:-34
ba:hours_on:-1 ba:hours_the:44 ba:hours_with:-2 ba:house_there:-15 ba:houses_the:-11 ba:houston_iah:-55 ba:how_i:-48
ba:how_my:-24 ba:how_the:-4 ba:how_we:-1 ba:hows_the:-20 ba:human_agent:-32 ba:hundred_i:-30 ba:hungry_people:-17
ba:hurts_my:-4 ba:hut_the:6 ba:hut_we:-3 ba:höchstens_0:-11 ba:ice_*:-7 ba:ice_cream:-9 ba:id_*:20 ba:id_0:-11
ba:id_for:-15 ba:id_i:3 ba:id_rather:-27 ba:id_so:-19 ba:id_would:9 ba:ideally_the:-5 ba:ihres_tarifs:-12
ba:ill_bring:-4 ba:image_0:-11 ba:image_scan:-15 ba:imagine_walking:-2 ba:in_a:-67 ba:in_i:-18 ba:in_my:-48
ba:in_our:-109 ba:in_the:-127 ba:inbox_no:-38 ba:includes_the:-41 ba:including_the:-18 ba:incr_*:-15
ba:information_i:-14 ba:infusion_pumps:-13 ba:ins_netz:-11 ba:inside_the:-66 ba:inspector_brandl:-7
ba:installed_some:-8 ba:instead_of:-51 ba:instead_pls:-30 ba:instead_the:13 ba:insurance_*:6 ba:insurance_i:-22
ba:into_the:-82 ba:is_0:-46 ba:is_not:-13 ba:isnt_ok:-11 ba:isso_a:-23 ba:it_0:89 ba:it_a:32 ba:it_always:-34
ba:it_de:36 ba:it_differently:-19 ba:it_does:-61 ba:it_each:-35 ba:it_for:11 ba:it_from:16 ba:it_haha:-26
ba:it_handy:-7 ba:it_how:-21 ba:it_i:51 ba:it_i'm:12 ba:it_in:-35 ba:it_is:-19 ba:it_it:19 ba:it_just:-38 ba:it_la:1
ba:it_lol:-7 ba:it_looked:-6 ba:it_must:-35 ba:it_my:31 ba:it_never:-62 ba:it_no:13 ba:it_not:8 ba:it_on:23
ba:it_polls:-19 ba:it_rained:-60 ba:it_remains:-7 ba:it_seems:-19 ba:it_sees:-5 ba:it_smells:-11 ba:it_so:6
ba:it_sounds:-6 ba:it_support:-1 ba:it_talked:-27 ba:it_the:12 ba:it_tomorrow:-19 ba:it_too:-19 ba:it_took:-24
ba:it_turns:-71 ba:it_up:-22 ba:it_was:-4 ba:it_we:17 ba:it_when:-40 ba:it_with:-14 ba:it_you:11 ba:it_your:13
ba:italy_lol:-18 ba:its_the:-9 ba:itself_after:-3 ba:için_selin:-11 ba:january_0:-32 ba:january_i:-39 ba:jfk_to:-4
ba:jingle_*:-8 ba:job_0:-13 ba:job_i:-40 ba:july_0:-4 ba:june_0:-55 ba:june_i:-13 ba:just_the:-10 ba:kallt_det:-1
ba:keep_my:-9 ba:keep_the:-87 ba:keeping_the:-41 ba:keeps_the:-12 ba:keinen_fall:-2 ba:keys_i:-11 ba:keys_that:-15
ba:kg_so:-11 ba:kg_tolerance:-15 ba:kid_i:-14 ba:kid_my:-32 ba:kids_the:2 ba:kids_want:-22 ba:kilos_the:13
ba:kitchen_where:-9 ba:kkk_o:-25 ba:kleedhokjes_niet:-10 ba:kleine_badestellen:-21 ba:kleinen_zacken:-32
ba:kleinere_boot:-9 ba:know_*:21 ba:know_how:-30 ba:know_if:-79 ba:know_the:-59 ba:know_to:8 ba:know_what:-62
ba:know_which:-26 ba:knows_the:-14 ba:kod_0:-8 ba:kommentare_im:-9 ba:kommt_die:-44 ba:krosno_anna:-41
ba:krośnie_hanna:-11 ba:kurze_commits:-5 ba:kw_lenze:-51 ba:label_my:-25 ba:labelled_0:-16 ba:lag_i've:-55
ba:lampę_uv:-19 ba:langen_nacht:-16 ba:language_i:-65 ba:las_vegas:-25 ba:lasciare_il:-8 ba:last_night's:-6
ba:last_year's:-4 ba:lasts_0:-41 ba:later_note:-21 ba:later_reference:-1 ba:later_the:25 ba:lawyer_i:-34
ba:layers_deep:-18 ba:learn_the:-19 ba:learned_our:-5 ba:least_according:-4 ba:least_half:-9 ba:leave_i:-70
ba:leave_the:-91 ba:leaves_our:-50 ba:leaves_schiphol:-3 ba:leaves_the:-76 ba:leeds_north:-5 ba:lehrling_im:-5
ba:leiden_it:-7 ba:leiden_the:18 ba:lens_focal:-11 ba:leos_shoe:-12 ba:lesson_we:-12 ba:let_me:-26
ba:let_quentin's:-12 ba:let_the:-66 ba:letztes_mal:-4 ba:level_0:-29 ba:level_two:-28 ba:lever_ik:-15 ba:leído_el:-1
ba:liegt_bei:-25 ba:lies_my:-54 ba:lieu_le:-29 ba:life_as:-1 ba:life_below:-6 ba:like_a:-7 ba:like_the:-30
ba:limite_do:-4 ba:line_*:-56 ba:line_a:-10 ba:line_i'd:-87 ba:liner_i:-76 ba:lines_so:-5 ba:lines_that:-23
ba:list_i'll:-65 ba:list_the:-11 ba:list_then:-4 ba:litres_a:-38 ba:little_we:-30 ba:llama_maribel:-3
ba:llegado_la:-18 ba:llenar_el:-10 ba:lleva_nuria:-4 ba:lo_he:-32 ba:load_cell:-4 ba:loading_the:-14 ba:loads_the:-38
ba:lock_the:-4 ba:locker_row:-1 ba:lodów_i:-36 ba:lol_0:8 ba:lol_fair:-5 ba:lol_he:-10 ba:lol_my:-30 ba:lol_the:-191
ba:long_as:-22 ba:look_the:12 ba:loop_a:-25 ba:lord_the:-3 ba:lorries_queuing:-10 ba:los_angeles:-17 ba:lose_the:-34
ba:lost_our:-19 ba:lote_nocturno:-3 ba:loved_the:-5 ba:lovely_if:-9 ba:lower_the:-7 ba:lowest_android:-3
ba:lucca_there's:-3 ba:lucca_they:-26 ba:luggages_please:-16 ba:lunch_ill:-28 ba:lunch_the:27 ba:lunch_we:-22
ba:lädt_die:-11 ba:macht_frau:-10 ba:mail_hook:-5 ba:mail_the:6 ba:mains_*:-23 ba:maintenance_window:-14
ba:make_the:-49 ba:makes_a:-3 ba:makes_my:-37 ba:making_the:-6 ba:mal_rast:-20 ba:malmo_the:46 ba:malmo_they:-24
ba:mamma_mia:-15 ba:man_i:-10 ba:maniac_lol:-20 ba:maps_i:-56 ba:march_0:-32 ba:mark_my:-52 ba:mark_the:-11
ba:marked_your:-28 ba:marketing_*:-36 ba:marks_0:13 ba:marks_the:-42 ba:mastercard_*:2 ba:matchmaking_ticket:-7
ba:material_*:-16 ba:matter_how:-5 ba:max_0:-18 ba:may_the:17 ba:mb_ok:-19 ba:mb_per:-16 ba:mdr_le:-5 ba:me_0:15
ba:me_after:6 ba:me_alegro:-6 ba:me_before:-56 ba:me_by:-10 ba:me_gusta:-16 ba:me_ha:-32 ba:me_how:-24 ba:me_i'm:-8
ba:me_if:-12 ba:me_know:-31 ba:me_lol:-26 ba:me_nobody:10 ba:me_the:-9 ba:me_to:-67 ba:me_wed:-8 ba:me_what:-12
ba:me_whether:-1 ba:me_wilfred:-20 ba:me_with:-26 ba:me_you:23 ba:me_your:15 ba:meals_we:-39 ba:mean_i:-22
ba:mean_if:-16 ba:mean_somebody:-17 ba:means_nothing:-15 ba:means_the:-21 ba:measure_the:-24 ba:measured_the:-37
ba:medir_la:-6 ba:medlar_jelly:-10 ba:meet_my:-14 ba:meet_the:-12 ba:meeting_you:-2 ba:meets_the:-21 ba:mehr_als:-16
ba:melden_wir:-24 ba:membership_status:-16 ba:memory_the:-52 ba:menu_haha:-33 ba:menu_linden:-10 ba:menu_the:14
ba:merged_i'll:-25 ba:merlins_you:-13 ba:meter_there's:-8 ba:method_gift:-1 ba:method_i:23 ba:mexer_no:-19
ba:mgr_moved:-12 ba:miami_mia:-9 ba:microseconds_after:-21 ba:midsummer_now:-17 ba:mignon_le:-45 ba:migração_do:-13
ba:mileage_allowance:-3 ba:milk_float:-19 ba:mill_lane:-35 ba:min_0:24 ba:min_apart:-6 ba:min_between:-5
ba:min_break:-12 ba:min_every:-22 ba:min_for:-3 ba:min_looking:-3 ba:min_meeting:-28 ba:min_per:-32 ba:min_stock:-28
ba:mine_thanks:-21 ba:minute_0:-41 ba:minute_i:-13 ba:minute_the:13 ba:minuten_am:-25 ba:minuten_duren:-6
ba:minuten_eingeplant:-12 ba:minutes_0:38 ba:minutes_ahead:-25 ba:minutes_at:-40 ba:minutes_each:-68
ba:minutes_hes:-18 ba:minutes_i:20 ba:minutes_in:-14 ba:minutes_its:-10 ba:minutes_long:-31 ba:minutes_max:-7
ba:minutes_my:-42 ba:minutes_of:-4 ba:minutes_on:-68 ba:minutes_pls:-3 ba:minutes_that's:-31 ba:minutes_the:88
ba:minutes_west:-49 ba:minutes_you:-6 ba:minutos_al:-6 ba:miscompiles_our:-20 ba:misread_the:-57 ba:miss_the:-26
ba:mit_jonas:-5 ba:mitt_i:-6 ba:mix_the:7 ba:ml_for:-10 ba:mock_exam:-8 ba:mock_i:-37 ba:modem_we:-17
ba:modifying_your:-33 ba:moi_je:-18 ba:monday_i:-63 ba:monday_the:3 ba:monday_your:-1 ba:month_*:-39 ba:month_0:12
ba:month_end:-22 ba:month_for:-82 ba:month_from:-1 ba:month_i:14 ba:months_we:-9 ba:more_disk:-9 ba:more_the:24
ba:morning_check-in:-1 ba:morning_i:-19 ba:morning_that:-46 ba:morning_traffic:-28 ba:morning_train:-11 ba:most_0:-74
ba:most_i:-63 ba:most_people:-9 ba:most_the:42 ba:most_two:-4 ba:motor_lab:-9 ba:move_my:-12 ba:move_please:-18
ba:move_the:-36 ba:moved_the:-68 ba:movieron_el:-21 ba:mr_boyd:-3 ba:mr_hale:-32 ba:ms_achterberg:-13
ba:ms_adeyemi:-12 ba:ms_before:-41 ba:ms_hall:-33 ba:ms_in:2 ba:ms_latency:-28 ba:ms_okonjo:-11 ba:ms_okonkwo:-8
ba:ms_on:-24 ba:ms_the:40 ba:much_as:-19 ba:much_i:-20 ba:mug_*:-37 ba:musiciens_dans:-3 ba:myself_the:16
ba:målad_i:-5 ba:na_das:-4 ba:nach_prüfung:-15 ba:nach_rücksprache:-8 ba:nach_spediteur:-18 ba:nah_the:-12
ba:name_fothergill:-20 ba:names_don't:-13 ba:naming_the:-4 ba:nantes_the:23 ba:nantes_there:-16 ba:nantes_they:-12
ba:nantes_we:-39 ba:nda_*:-26 ba:near_the:-2 ba:needed_*:1 ba:needs_my:-12 ba:neighbours_just:-3 ba:nel_centro:-2
ba:nessuno_ha:-15 ba:network_the:7 ba:neue_platine:-28 ba:neuen_aushang:-32 ba:neun_uhr:-15 ba:new_the:25
ba:new_york:-31 ba:newark_ewr:-12 ba:ngl_the:-2 ba:nice_nice:-10 ba:nicer_if:-4 ba:nicht_the:4 ba:night_i:-46
ba:night_shift:-55 ba:night_so:-46 ba:night_the:-24 ba:night_train:-5 ba:night_we:-27 ba:nine_my:-60 ba:nineteen_i:-18
ba:no_i:17 ba:no_the:29 ba:noise_the:16 ba:noisy_the:4 ba:nonsense_if:-15 ba:norovirus_it:-14 ba:not_a:-18
ba:note_my:-5 ba:nothing_the:24 ba:nothing_we:-2 ba:noté_*:-46 ba:november_0:-49 ba:now_a:14 ba:now_admiral:-34
ba:now_cold:-1 ba:now_graded:-3 ba:now_harcourt:-19 ba:now_i:27 ba:now_i'd:2 ba:now_i'll:-17 ba:now_it:-18
ba:now_on:-79 ba:now_that:-20 ba:now_there's:-35 ba:now_want:-13 ba:number_0:-101 ba:numbered_0:-5 ba:numbers_as:-19
ba:numbers_i:-27 ba:numbers_the:3 ba:nur_herr:-1 ba:när_vi:-1 ba:o_meu:-7 ba:oat_milk:-4 ba:ob_der:-3
ba:occupa_grafiche:-8 ba:october_0:-26 ba:od_nowaka:-22 ba:oduya_*:-21 ba:of_a:-6 ba:of_my:-43 ba:of_our:-6
ba:of_the:-122 ba:off_dave's:-3 ba:off_i:2 ba:off_lotus:-10 ba:off_my:-22 ba:off_november:-10 ba:off_the:-174
ba:offer_i:-31 ba:office_chairs:-4 ba:office_in:-3 ba:oh_no:-5 ba:ohhh_ok:-16 ba:oil_that:-5 ba:ok_going:-35
ba:ok_im:-26 ba:ok_no:-34 ba:ok_so:-39 ba:ok_tamsin:-1 ba:okay_let's:-13 ba:okay_so:-48 ba:old_mr:-3
ba:older_manuals:-3 ba:olive_the:3 ba:omg_thank:-7 ba:omg_the:-57 ba:on_a:-48 ba:on_december:-28 ba:on_every:-4
ba:on_i:-17 ba:on_i'll:-2 ba:on_it's:-1 ba:on_may:-18 ba:on_my:-55 ba:on_november:-29 ba:on_our:-51 ba:on_the:-130
ba:on_your:-12 ba:once_i:-10 ba:once_the:-23 ba:once_you:-86 ba:one_a:23 ba:one_does:2 ba:one_good:-2 ba:one_hand:-14
ba:one_i:-16 ba:one_in:-6 ba:one_long:-8 ba:one_more:-65 ba:one_my:-13 ba:one_never:-48 ba:one_nobody:-17 ba:one_on:7
ba:one_the:108 ba:one_we:7 ba:one_who:-1 ba:one_with:-27 ba:one_would:-8 ba:one_you:-12 ba:ones_a:4 ba:ones_if:-51
ba:only_*:-24 ba:only_tuesday:-8 ba:only_what:-3 ba:onto_the:-40 ba:open_my:-11 ba:open_the:-87 ba:open_we:9
ba:opening_i:-26 ba:opens_the:-34 ba:opinion_i:-29 ba:or_i:-31 ba:or_so:-9 ba:or_the:-18 ba:oral_exam:-17
ba:order_0:-51 ba:order_the:-20 ba:original_payment:-17 ba:other_half:-19 ba:other_one:-29 ba:other_the:56
ba:otherwise_it's:-26 ba:otherwise_my:-20 ba:otherwise_the:-65 ba:out_a:6 ba:out_every:-19 ba:out_madrid:-23
ba:out_my:-3 ba:out_on:-14 ba:out_the:-170 ba:out_there:-32 ba:out_whether:-22 ba:outage_i:-1 ba:outcome_we:-20
ba:outside_the:-44 ba:over_0:-27 ba:over_the:-73 ba:overuse_the:-7 ba:own_vhf:-9 ba:owner_the:7 ba:owners_don't:-13
ba:owns_the:-53 ba:pacientes_no:-16 ba:paga_il:-8 ba:pagar_no:-5 ba:page_*:-3 ba:page_max:-25 ba:paid_the:-21
ba:paint_the:-39 ba:painted_the:-41 ba:palet_na:-6 ba:pallets_max:-2 ba:pallets_waiting:-4 ba:panels_please:-15
ba:paper_i:-53 ba:paper_in:3 ba:paper_the:9 ba:paper_you:-37 ba:papers_i:-21 ba:par_le:-8 ba:par_maître:-5
ba:parental_leave:-3 ba:parents_expect:-5 ba:park_the:-28 ba:parser_*:-31 ba:parser_somebody:-24 ba:part_we're:-32
ba:part_you:-3 ba:party_the:3 ba:pass_mark:-62 ba:pass_the:-83 ba:passei_o:-4 ba:passer_le:-13 ba:password_i:-70
ba:past_my:-3 ba:past_the:-4 ba:paste_the:-10 ba:patients_i:-31 ba:patients_not:-9 ba:pattern_i'm:-15
ba:pattern_it's:-5 ba:pay_the:-63 ba:paying_the:-15 ba:payment_method:-55 ba:people_i:4 ba:people_in:-60
ba:people_speak:-7 ba:people_the:48 ba:people_there:-5 ba:people_who:-22 ba:per_il:-22 ba:percent_after:-27
ba:percent_discount:-16 ba:percent_gossip:-4 ba:percent_humidity:-2 ba:permit_we:-8 ba:person_then:-30
ba:personne_ne:-17 ba:personnes_pour:-4 ba:phoenix_phx:-11 ba:phone_we:-14 ba:photos_i'd:-29 ba:pianoforte_non:-27
ba:pick_the:-5 ba:picked_the:-6 ba:picture_then:-6 ba:piec_od:-1 ba:pienso_nos:-19 ba:pill_i:-25 ba:pintó_mi:-24
ba:plain_english:-13 ba:plain_js:-10 ba:plain_text:-30 ba:plain_the:6 ba:plan_your:-15 ba:plane_*:-47 ba:plans_the:-11
ba:plate_the:-3 ba:play_the:-49 ba:plays_the:-54 ba:please_*:6 ba:please_don't:-25 ba:please_i:22 ba:please_keep:-8
ba:please_let:-177 ba:please_mark:-41 ba:please_never:-26 ba:please_provide:-19 ba:please_the:74 ba:please_use:-43
ba:pls_dont:-66 ba:pls_give:-13 ba:pls_keep:-37 ba:pls_no:-104 ba:pls_the:2 ba:pls_use:-39 ba:pm_est:-18
ba:pocket_the:15 ba:poems_the:15 ba:point_im:-2 ba:points_0:2 ba:points_each:-37 ba:points_i:4 ba:points_if:-3
ba:points_in:-35 ba:points_the:36 ba:points_to:-42 ba:polish_i'm:-11 ba:pontoon_f:-27 ba:poor_bruno:-1 ba:por_la:-42
ba:port_0:-19 ba:port_cant:-15 ba:porto_ho:-8 ba:porto_il:-14 ba:porto_they:-9 ba:potato_according:-5
ba:practice_i:-88 ba:practice_the:1 ba:practise_the:-25 ba:preferisco_le:-18 ba:prefers_the:-10 ba:premiere_the:2
ba:prend_le:-16 ba:pressing_the:-1 ba:pretty_fly:-13 ba:price_i:-46 ba:primavera_ha:-28 ba:print_i:-87
ba:pro_nutzer:-19 ba:pro_woche:-34 ba:proceed_with:-89 ba:procent_vocht:-6 ba:process_the:-1
ba:professor_lindqvist:-11 ba:profile_credit:-10 ba:promised_the:-43 ba:property_ticket:-5 ba:provide_the:-15
ba:przy_pythonie:-20 ba:puis_la:-13 ba:pulls_the:-37 ba:puntos_en:-7 ba:pupils_could:-6 ba:purée_j'ai:-12
ba:pushed_the:-21 ba:put_my:-39 ba:put_the:-60 ba:quarter_ok:-54 ba:quay_street:-12 ba:que_el:-4 ba:que_la:-7
ba:quedamos_con:-15 ba:question_nine:-12 ba:question_so:-34 ba:questions_the:9 ba:quiet_the:2 ba:quiz_i:-57
ba:quiz_o:-1 ba:quizzes_i:-18 ba:quoi_la:-21 ba:quote_0:-25 ba:quote_the:-6 ba:quoted_the:-11 ba:quotes_*:-23
ba:quotes_please:-13 ba:rack_a:-10 ba:rack_i:7 ba:raconté_la:-1 ba:rad_bei:-10 ba:raised_the:-12 ba:rang_my:-3
ba:re_the:-14 ba:reaches_the:-2 ba:reaches_you:-7 ba:read_a:-20 ba:read_it:-11 ba:read_the:-60 ba:reading_my:-19
ba:reading_the:-98 ba:reading_your:-6 ba:reads_0:-63 ba:reads_the:-24 ba:realized_i:-8 ba:reason_i:-31
ba:recipes_always:-1 ba:red_we:-20 ba:redo_the:-9 ba:reference_0:-43 ba:refranes_sobre:-18 ba:regatta_we:-11
ba:region_*:-18 ba:regression_we:-14 ba:relatórios_pediu:-11 ba:remember_the:-9 ba:reminds_me:-27 ba:remonte_le:-21
ba:removed_the:-13 ba:remplacé_le:-21 ba:remplir_la:-1 ba:rename_the:-43 ba:renamed_the:-16 ba:renewing_the:-6
ba:rental_i:-47 ba:replace_the:-4 ba:replaced_the:-7 ba:report_*:-10 ba:report_the:24 ba:reports_i'd:-19
ba:reporté_la:-25 ba:requests_the:4 ba:reread_the:-12 ba:reservado_el:-4 ba:reservation_*:73 ba:reservation_0:-63
ba:reservation_i:28 ba:reservation_id:-273 ba:reservation_ids:-22 ba:reservation_if:10 ba:reservation_is:3
ba:reservation_the:10 ba:reservation_to:13 ba:reservations_*:16 ba:reserve_the:11 ba:reset_the:-15 ba:retire_the:-16
ba:retry_count:-18 ba:returns_your:-10 ba:reunião_das:-8 ba:reuses_the:-1 ba:rever_o:-3 ba:review_first:-2
ba:reviews_the:-20 ba:revision_c:-11 ba:revision_d:-11 ba:revision_i:-50 ba:revisione_della:-13 ba:right_moment:-22
ba:right_now:-30 ba:ring_the:-47 ba:rings_the:-10 ba:road_we:-22 ba:rollback_*:-18 ba:roof_rack:-12 ba:ropeway_plc:-5
ba:rota_i:-21 ba:roughly_what:-54 ba:round_the:-36 ba:roundabouts_*:-25 ba:row_a:-23 ba:row_d:-11 ba:rule_i:-30
ba:rule_the:-17 ba:run_the:-68 ba:runs_the:-24 ba:rush_we:-30 ba:rye_should:-13 ba:récupérer_ma:-13 ba:s_between:-29
ba:saddle_i:-11 ba:sadly_he:-25 ba:said_0:6 ba:said_sorry:-2 ba:san_francisco:-20 ba:sand_the:4 ba:sank_*:-12
ba:saturday_if:-3 ba:saturday_lunch:-8 ba:saturday_we:-17 ba:saudade_das:-24 ba:save_the:-2 ba:saved_my:-10
ba:saves_its:-19 ba:say_hello:-4 ba:say_in:-8 ba:say_so:-27 ba:say_that:-33 ba:say_the:-18 ba:say_unlucky:-3
ba:say_what:-25 ba:saying_yes:-19 ba:sayings_it:-20 ba:says_0:-18 ba:says_hi:-26 ba:says_i:-2 ba:scales_i:-18
ba:schaffe_ich:-45 ba:schedule_i:-54 ba:scheduled_the:-2 ba:school_i:-26 ba:school_i'll:-26 ba:school_we:-32
ba:schreiben_sie:-7 ba:schönen_ausflug:-13 ba:schönen_überfahrt:-6 ba:scouts_they:-3 ba:scrap_the:-29
ba:screen_reader:-1 ba:sea_*:-6 ba:seagulls_here:-6 ba:search_index:-3 ba:season_the:10 ba:season_tickets:-46
ba:seattle_sea:-4 ba:second_kafka:-13 ba:seconds_for:-8 ba:seconds_per:-36 ba:seconds_since:-10 ba:seconds_the:17
ba:seconds_to:-7 ba:seconds_when:-42 ba:see_my:-34 ba:see_the:-110 ba:see_what:-12 ba:seeing_the:-15
ba:seems_there:-24 ba:seen_the:-35 ba:sees_nothing:-9 ba:sees_the:-63 ba:seiten_pro:-18 ba:selfies_lol:-12
ba:selling_the:-45 ba:sempre_che:-23 ba:send_my:-2 ba:send_the:-46 ba:sends_her:-13 ba:sense_you:-19 ba:sent_the:-72
ba:september_0:-34 ba:sera_gaspard:-5 ba:serial_0:-10 ba:series_they:-23 ba:server_*:-36 ba:server_nobody:-6
ba:service_a:-22 ba:servisi_kotlin:-7 ba:session_i:-24 ba:set_0:-24 ba:set_the:-104 ba:share_the:-14 ba:sheet_it's:-59
ba:shift_i:-35 ba:shift_your:-16 ba:ship_i:-21 ba:ship_the:-43 ba:shop_i:-9 ba:showed_the:-2 ba:shows_0:-2
ba:shows_a:-28 ba:shows_it:-13 ba:sich_die:-63 ba:sicilian_i:-27 ba:side_please:-43 ba:sight_reading:-17
ba:signed_it:-12 ba:signed_the:-15 ba:signs_the:-17 ba:silence_the:-28 ba:since_the:-12 ba:singing_when:-2
ba:sinon_je:-50 ba:sit_the:-25 ba:site_charlotte's:-59 ba:six_i:-45 ba:six_the:1 ba:size_i:-36 ba:sjukhusets_wifi:-6
ba:skicka_helst:-1 ba:skiing_i:-6 ba:skip_the:-86 ba:sköldpadda_i:-25 ba:slams_the:-10 ba:sleep_current:-18
ba:sling_workshop:-3 ba:slot_0:-9 ba:small_cold:-13 ba:small_i:-52 ba:smell_*:-2 ba:sms_retry:-2 ba:snippet_the:-30
ba:so_i:-7 ba:so_let's:-53 ba:so_they:-2 ba:socks_*:-29 ba:soir_*:-15 ba:soldered_my:-19 ba:solved_the:-5
ba:somehow_the:-31 ba:someone_else's:-10 ba:something_i:-42 ba:something_our:-4 ba:sometimes_i:-19
ba:somewhere_there's:-8 ba:soon_as:-60 ba:soon_the:12 ba:sooo_the:-8 ba:sorry_for:-30 ba:sorry_i:-60 ba:sorry_i'm:-54
ba:sorry_typing:-5 ba:sorted_the:-22 ba:sorts_the:-23 ba:sounds_good:-22 ba:spa_voucher:-1 ba:speak_french:-18
ba:speak_the:-2 ba:spegne_il:-7 ba:spent_my:-28 ba:spikes_that:-1 ba:split_the:-24 ba:spot_*:-18 ba:spring_albie:-27
ba:spring_i'm:-20 ba:späten_nachmittag:-13 ba:squeezes_the:-18 ba:stack_trace:-3 ba:stale_vpn:-18 ba:stamp_the:-32
ba:start_the:-23 ba:station_in:-9 ba:statistics_never:-19 ba:statt_knochen:-21 ba:status_led:-37 ba:steal_the:-2
ba:steht_der:-35 ba:sternschnuppen_pro:-17 ba:stick_the:8 ba:still_no:-40 ba:stocktake_haha:-9 ba:stole_my:-47
ba:stood_still:-32 ba:stop_the:-10 ba:stores_the:-19 ba:storm_since:-2 ba:street_the:1 ba:stretched_the:-18
ba:stuck_in:-4 ba:student_i:-8 ba:stuff_it:-27 ba:stunden_über:-11 ba:stung_my:-37 ba:ständig_nebel:-16
ba:stück_kuchen:-24 ba:suit_the:-19 ba:suits_the:-12 ba:summer_he:-43 ba:summer_my:-11 ba:summer_we:-46
ba:sunday_im:-26 ba:support_blackberry:-3 ba:sur_la:-21 ba:sure_i:-4 ba:surprisingly_good:-23 ba:surtout_le:-1
ba:survived_the:-13 ba:swallows_nesting:-8 ba:swap_the:-4 ba:swapped_the:-50 ba:swaps_the:-14 ba:swings_lol:-19
ba:swiss_lol:-5 ba:switch_the:-4 ba:system_they:-18 ba:szatni_nie:-13 ba:så_lastbilen:-17 ba:table_0:-4 ba:table_i:-38
ba:table_sunflower:-4 ba:table_the:24 ba:tables_0:-7 ba:tables_on:-6 ba:tabs_*:-51 ba:tackle_the:-10
ba:tage_eingeplant:-14 ba:tagged_0:-24 ba:take_the:-84 ba:take_your:-18 ba:taken_the:-12 ba:takes_the:-18
ba:taking_the:-33 ba:talked_it:-3 ba:tandem_i:-51 ba:tar_vi:-20 ba:target_tenant:-7 ba:tariff_the:-3 ba:tariff_you:-20
ba:task_0:-8 ba:taxi_driver:-12 ba:tbh_the:-50 ba:teacher_i'd:-31 ba:teal_the:1 ba:team_the:-23 ba:tell_accounting:-18
ba:telling_you:-2 ba:tells_you:-3 ba:temp_no:-10 ba:tenant_alder:-2 ba:teniamo_il:-21 ba:tent_*:-6 ba:ter_no:-20
ba:terminal_the:13 ba:terminal_two:-11 ba:terminar_el:-2 ba:test_we:-9 ba:tests_pass:-34 ba:tests_the:10 ba:than_i:-50
ba:than_the:-1 ba:thank_you:-94 ba:thanks_for:-30 ba:that_*:37 ba:that_0:63 ba:that_adc:-8 ba:that_could:-3
ba:that_i:-140 ba:that_i'd:7 ba:that_mr:-12 ba:that_mrs:-9 ba:that_my:-1 ba:that_nobody:-65 ba:that_one:-27
ba:that_raid:-3 ba:that_she:-11 ba:that_somebody's:-18 ba:that_sounds:-44 ba:that_the:-88 ba:that_they:-28
ba:that_we:-25 ba:thats_my:-8 ba:thats_the:-55 ba:thats_what:-3 ba:them_0:7 ba:them_come:-14 ba:them_could:-13
ba:them_i:24 ba:them_it:27 ba:them_los:-15 ba:them_you:1 ba:then_abel:-14 ba:then_i:-47 ba:then_i'd:-14 ba:then_it:-16
ba:then_la:8 ba:then_leo's:-31 ba:then_the:-50 ba:then_there:-5 ba:theory_exam:-42 ba:there_0:8 ba:there_any:-7
ba:there_anything:-71 ba:there_for:2 ba:there_i:-49 ba:there_is:-8 ba:there_it:-28 ba:there_mocking:-14
ba:there_must:-17 ba:there_the:49 ba:theres_a:-34 ba:theres_no:-14 ba:thing_i:-84 ba:thing_last:-17 ba:thing_my:4
ba:thing_online:-9 ba:thing_the:14 ba:thing_tomorrow:-16 ba:think_a:-8 ba:think_i:-32 ba:think_i'll:-1
ba:think_ive:-19 ba:thinks_i'm:-34 ba:thirteen_the:-7 ba:this_i:-63 ba:this_i'd:-71 ba:this_morning:-54 ba:tho_its:-2
ba:though_i'm:-21 ba:though_it:-59 ba:though_the:-4 ba:though_your:-9 ba:thought_i'd:-17 ba:thoughts_the:6
ba:thrillers_so:-1 ba:through_my:-6 ba:through_the:-81 ba:through_your:-4 ba:thru_the:-23 ba:thumb_always:-1
ba:thunder_everyone:-15 ba:ticket_*:-17 ba:ticket_0:-81 ba:ticket_i:5 ba:ticket_we:-8 ba:tiene_la:-4 ba:tient_la:-16
ba:til_the:-34 ba:time_for:13 ba:time_i:-144 ba:time_my:22 ba:time_naming:-9 ba:time_somebody:-17 ba:time_someone:-27
ba:time_the:-7 ba:time_this:-21 ba:time_waiting:-13 ba:time_we:1 ba:time_when:-15 ba:time_you:-108 ba:timeout_*:-5
ba:timeouten_mot:-5 ba:times_a:-10 ba:times_before:-32 ba:times_in:-24 ba:tipografia_moretti:-9 ba:tips_the:-17
ba:tmrw_we:-12 ba:to_a:-4 ba:to_my:-53 ba:to_the:-9 ba:tocar_el:-9 ba:toch_niet:-2 ba:tocou_no:-3 ba:toda_la:-9
ba:today_because:-9 ba:today_i:-73 ba:today_it:-27 ba:today_somebody:-26 ba:today_that:-34 ba:today_the:-17
ba:together_sound:-4 ba:tones_higher:-7 ba:tonight_if:-7 ba:tonight_we:-46 ba:tonnes_cant:-18 ba:too_cold:-4
ba:too_hard:-13 ba:too_many:-65 ba:too_much:-45 ba:too_short:-8 ba:too_the:33 ba:topic_i:-20 ba:topic_the:13
ba:total_cost:-20 ba:touch_the:-45 ba:touches_the:-26 ba:toujours_pas:-27 ba:touring_company's:-4 ba:toward_your:-10
ba:towards_the:-48 ba:town_hall:-22 ba:trace_the:-32 ba:traffic_the:4 ba:trainer_niet:-7 ba:trains_il:-9
ba:transfer_you:-2 ba:tras_la:-28 ba:travel_insurance:-69 ba:treat_the:-3 ba:tried_the:-1 ba:tries_it:-3
ba:trieste_i:25 ba:trieste_the:25 ba:trip_from:-10 ba:trip_since:-25 ba:trip_we're:-12 ba:trips_it:-16
ba:trotz_der:-10 ba:try_got:-24 ba:try_the:-27 ba:tue_*:-17 ba:tuesday_the:-33 ba:tuesdays_*:-30 ba:tuesdays_got:-6
ba:turku_j'ai:-6 ba:turku_the:17 ba:turku_they:-37 ba:turn_our:-14 ba:tutor_i:-12 ba:twice_a:-4 ba:twice_u:-45
ba:two_erp:-7 ba:two_i'm:-56 ba:two_people:-41 ba:two_the:34 ba:typos_i:-73 ba:u_my:-29 ba:u_the:-19 ba:ugh_the:6
ba:umber_the:5 ba:under_0:-20 ba:under_no:-10 ba:under_the:-69 ba:understand_the:-34 ba:understand_your:-29
ba:university_we:-27 ba:unplugged_the:-38 ba:unread_if:-5 ba:unterm_vordach:-24 ba:until_the:-2 ba:up_a:2
ba:up_after:-34 ba:up_i:19 ba:up_i'm:-35 ba:up_in:23 ba:up_its:-8 ba:up_my:-3 ba:up_next:-76 ba:up_nobody:-4
ba:up_our:-26 ba:up_the:-89 ba:up_there:-7 ba:up_your:-27 ba:updating_the:-13 ba:upgrade_your:-9 ba:upgrading_noah:-11
ba:upgrading_your:-6 ba:uploaded_the:-1 ba:ups_also:-3 ba:upset_the:-15 ba:upstairs_neighbour's:-23 ba:us_0:-12
ba:us_i:14 ba:us_in:-15 ba:us_it:2 ba:us_the:36 ba:use_my:-51 ba:use_the:-77 ba:user_id:-160 ba:useremo_il:-14
ba:users_ask:-3 ba:users_can:-5 ba:uses_the:-22 ba:using_my:-9 ba:using_your:-34 ba:usual_the:17 ba:value_the:5
ba:values_lie:-4 ba:values_the:1 ba:van_het:-12 ba:van_jorrit:-7 ba:van_the:29 ba:variables_ana:-8 ba:ver_la:-2
ba:vers_la:-1 ba:verträgt_der:-18 ba:via_miami:-4 ba:viaje_ya:-4 ba:viel_leerraum:-3 ba:viele_leute:-14
ba:view_you:-26 ba:violet_it:-6 ba:visit_in:12 ba:visitors_lingered:-5 ba:voids_the:-25 ba:volcanoes_i'd:-25
ba:voller_schilf:-26 ba:volta_il:-17 ba:voltage_drop:-5 ba:volés_reviennent:-12 ba:vom_klo:-17 ba:voor_je:-16
ba:voordat_we:-22 ba:voucher_a:-24 ba:wait_what:-1 ba:waiter_we:-26 ba:wake_ravi:-13 ba:wake_tove:-7 ba:walk_the:-14
ba:walking_the:-19 ba:walks_the:-34 ba:walkway_rail:-9 ba:walnut_a:11 ba:walnut_the:15 ba:want_my:-8 ba:want_the:-69
ba:wants_the:-13 ba:war_*:-39 ba:war_das:-11 ba:warm_water:-27 ba:was_a:-2 ba:watched_the:-19 ba:watching_a:-3
ba:watching_the:-7 ba:water_i:-54 ba:watts_can:-6 ba:way_0:11 ba:way_back:-10 ba:way_for:-5 ba:way_home:-10
ba:way_it's:-6 ba:way_its:-9 ba:way_to:-22 ba:way_we:-29 ba:way_you:-80 ba:wearing_my:-27 ba:wears_a:-3
ba:wears_the:-13 ba:weaver_not:-19 ba:wednesday_he:-25 ba:week_0:15 ba:week_a:7 ba:week_at:-42 ba:week_dropped:-14
ba:week_for:6 ba:week_i:-124 ba:week_just:-27 ba:week_so:-14 ba:week_somebody:-25 ba:week_we:-46 ba:weeks_if:-9
ba:weeks_old:-50 ba:weeks_the:11 ba:wegen_der:-30 ba:weighs_0:-2 ba:weir_the:-28 ba:well_hung:-7 ba:well_the:17
ba:west_coast:-16 ba:west_we:-24 ba:wet_dog:-18 ba:what_i:-115 ba:what_the:-25 ba:what_we:-15 ba:what_you:-8
ba:whatever_she:-13 ba:whatever_the:-23 ba:whatever_we:-16 ba:wheel_the:13 ba:when_i:-19 ba:where_i:-58
ba:where_the:-32 ba:whether_the:-85 ba:whether_we:-26 ba:which_i:-88 ba:which_the:-1 ba:while_i:-78 ba:while_i'm:-22
ba:while_the:-76 ba:while_we:-30 ba:white_ducato:-15 ba:whom_i:-38 ba:whom_the:1 ba:why_a:-13 ba:why_i:-62
ba:why_the:-90 ba:wifi_pretty:-34 ba:winch_they:-8 ba:wind_could:-14 ba:window_usually:-1 ba:winter_i:-46
ba:winter_the:7 ba:wiring_the:-20 ba:wish_i:-42 ba:with_a:-79 ba:with_my:-55 ba:with_no:-3 ba:with_the:-77
ba:within_the:-49 ba:won_the:-38 ba:wonder_nobody:-29 ba:word_codger:-23 ba:word_robust:-4 ba:words_pls:-3
ba:words_the:1 ba:work_the:45 ba:works_fine:-3 ba:works_the:-15 ba:workshop_the:3 ba:worries_ill:-6 ba:worth_0:-15
ba:wow_ok:-5 ba:wrap_the:-32 ba:write_the:-19 ba:writes_ok:-12 ba:writes_somebody:-4 ba:writing_the:11 ba:wrote_the:-5
ba:x-ray_archive:-6 ba:ya_está:-4 ba:ya_he:-18 ba:yard_the:1 ba:yard_we:-30 ba:year_he:-31 ba:year_its:-86
ba:year_that:-4 ba:year_they:-33 ba:year_we:-60 ba:years_nobody:-33 ba:years_the:4 ba:yes_*:11 ba:yes_i:-61
ba:yes_im:-11 ba:yesterday_*:-20 ba:yet_if:-42 ba:yet_whether:-27 ba:you'll_get:-5 ba:you_*:41 ba:you_could:-25
ba:you_dont:-19 ba:you_for:-11 ba:you_get:-7 ba:you_give:-20 ba:you_i:18 ba:you_i'd:-35 ba:you_it:14 ba:you_never:-8
ba:you_please:-48 ba:you_the:7 ba:yusuf_the:13 ba:zahlen_wir:-7 ba:zero_i:-22 ba:zet_annelies:-19 ba:zomer_niet:-1
ba:zone_a:-8 ba:zu_hause:-27 ba:zug_there:-14 ba:zum_bestehen:-2 ba:zum_gipfel:-12 ba:zur_prüfung:-11
ba:zweite_messung:-17 ba:zwrócimy_państwu:-24 ba:à_la:-9 ba:écoles_viennent:-9 ba:électrogène_démarre:-8
ba:über_das:-13 ba:über_determinative:-21 ba:śnieg_po:-10 bc:*_and:7 bc:*_is:2 bc:*_modal:10 bc:*_negation:-47
bc:*_none:-34 bc:*_order:23 bc:*_past:17 bc:*_possessive:-18 bc:*_reason:29 bc:*_speaker:98 bc:*_vague:-3 bc:0_and:34
bc:0_article:4 bc:0_condition:-15 bc:0_every:75 bc:0_is:-3 bc:0_modal:82 bc:0_negation:75 bc:0_none:-15 bc:0_order:22
bc:0_others:-16 bc:0_past:122 bc:0_possessive:109 bc:0_reason:-33 bc:0_speaker:-14 bc:0_told:70 bc:0_vague:2
bc:a_none:-133 bc:aarav_none:-21 bc:abgestellt_none:3 bc:ablation_article:-18 bc:about_none:-25 bc:above_none:-13
bc:absolute_none:-17 bc:abstellen_none:6 bc:abt_none:-24 bc:abtastrate_none:-9 bc:accent_none:10
bc:accept_possessive:-18 bc:accepted_none:16 bc:accepts_possessive:-11 bc:accepté_none:4 bc:access_none:-71
bc:account_none:12 bc:accountant_none:19 bc:accountants_none:-2 bc:aclarado_none:-9 bc:across_none:-57 bc:act_none:-2
bc:actions_none:3 bc:actually_none:10 bc:actually_speaker:-43 bc:actuel_none:13 bc:add_none:-27 bc:additional_none:-56
bc:addresses_none:16 bc:adeyemi_none:52 bc:admit_others:-8 bc:admit_speaker:-27 bc:adoré_none:-4 bc:adult_none:-1
bc:adults_none:15 bc:adventskonserten_none:20 bc:afloat_none:7 bc:afraid_none:-5 bc:afraid_speaker:-34
bc:after_every:-19 bc:after_none:-80 bc:afternoon_none:55 bc:afterwards_none:96 bc:again_none:115 bc:again_order:-22
bc:again_others:6 bc:again_speaker:14 bc:against_none:-68 bc:age_none:-6 bc:agency_none:40 bc:agent_none:42
bc:ages_none:32 bc:agm_none:7 bc:ago_negation:-9 bc:ago_none:128 bc:ago_speaker:16 bc:agora_none:-4 bc:agree_none:26
bc:ah_none:-63 bc:ahead_none:13 bc:ahora_none:-10 bc:air_none:8 bc:airline_none:-23 bc:airport_none:21 bc:al_none:-111
bc:alarme_none:16 bc:ale_none:-17 bc:alert_none:-24 bc:all_none:38 bc:all_speaker:-65 bc:alla_none:-41 bc:alle_none:-1
bc:allen_none:10 bc:alles_none:-5 bc:allowed_none:-1 bc:allt_speaker:-21 bc:alltså_none:-13 bc:alone_none:65
bc:aloud_none:21 bc:alpha_none:4 bc:already_none:36 bc:alta_none:-3 bc:alten_none:-55 bc:although_none:-51
bc:although_possessive:-10 bc:although_speaker:-47 bc:alunos_none:22 bc:always_none:-16 bc:am_none:-133
bc:amber_none:72 bc:amended_none:-19 bc:ammonia_none:-6 bc:among_none:-1 bc:amount_none:2 bc:an_none:33
bc:and_none:-30 bc:and_speaker:-69 bc:android_none:-31 bc:angeles_none:-23 bc:anlatırdı_none:5 bc:announce_none:-36
bc:announces_none:-27 bc:annual_none:-12 bc:année_none:38 bc:anodin_none:9 bc:another_none:-59 bc:answer_none:44
bc:antiguo_none:-24 bc:ants_none:-4 bc:antwerp_none:-6 bc:any_none:-95 bc:anybody_none:18 bc:anymore_none:75
bc:anyone_none:-2 bc:anything_none:-31 bc:anyway_none:23 bc:anywhere_none:22 bc:apart_none:33 bc:apfelblüte_none:-4
bc:api_none:-30 bc:apiece_none:40 bc:apologise_none:1 bc:apotheek_none:2 bc:app_none:21 bc:apparently_none:33
bc:apparently_possessive:-28 bc:appelé_none:-5 bc:apples_none:16 bc:applicant_none:-22 bc:appreciate_none:-42
bc:apprentice_none:-23 bc:approval_none:11 bc:après_none:23 bc:arbeite_none:13 bc:archaeology_none:10
bc:archive_none:54 bc:arithmetic_none:12 bc:arm_none:-35 bc:around_speaker:21 bc:arranged_speaker:-29
bc:arrived_none:7 bc:arrows_none:2 bc:art_none:29 bc:as_none:-98 bc:as_speaker:-32 bc:ask_condition:-31
bc:ask_none:-27 bc:asked_condition:-23 bc:asked_none:-13 bc:asking_none:3 bc:asks_none:28 bc:asks_possessive:-43
bc:assessor_none:15 bc:assist_none:-60 bc:at_every:-19 bc:at_none:-191 bc:at_possessive:-70 bc:ate_possessive:-28
bc:aten_speaker:-11 bc:atlanta_none:-6 bc:att_none:-11 bc:attack_none:7 bc:attempts_none:44 bc:attend_none:-3
bc:attention_none:8 bc:até_none:-28 bc:au_none:-64 bc:auch_none:-10 bc:audio_none:-4 bc:audio_possessive:-3
bc:audition_none:6 bc:auf_none:-96 bc:aufgefüllt_none:23 bc:aufträge_none:14 bc:august_none:39 bc:aunt_none:-5
bc:aus_none:-26 bc:ausflug_none:6 bc:ausgeräumt_none:3 bc:austria_none:21 bc:autant_none:1 bc:autumn_speaker:-4
bc:außer_none:-11 bc:avant_none:-34 bc:avec_none:-48 bc:aw_none:-11 bc:awake_none:60 bc:away_none:48 bc:b_none:28
bc:back_condition:-71 bc:back_none:48 bc:back_order:-65 bc:back_possessive:3 bc:back_speaker:-9 bc:background_none:10
bc:backup_none:-47 bc:bad_none:-15 bc:badge_none:-23 bc:badly_none:76 bc:bag_none:28 bc:baker_none:22
bc:bakery_none:31 bc:bakery_speaker:-41 bc:balancers_speaker:-49 bc:balcony_none:46 bc:balloon_none:-18
bc:band_others:-21 bc:bang_none:8 bc:banquet_none:20 bc:bar_none:34 bc:bara_none:-7 bc:barato_none:9
bc:barbacoa_negation:-32 bc:barbecue_none:27 bc:barrage_none:3 bc:bars_none:43 bc:basalt_none:40 bc:basalt_speaker:25
bc:bascule_none:-11 bc:base_none:-15 bc:basic_none:-64 bc:basically_speaker:-43 bc:basket_none:-31 bc:bassoon_none:10
bc:batch_none:-69 bc:batteries_none:1 bc:battery_none:-16 bc:baud_none:-31 bc:bay_none:-32 bc:baño_none:1
bc:bc_none:-32 bc:be_none:-85 bc:be_possessive:-11 bc:be_speaker:6 bc:beams_none:18 bc:bearing_none:17
bc:bearings_speaker:-17 bc:bears_none:-59 bc:beats_article:-7 bc:beats_none:-36 bc:became_none:-5 bc:because_none:-38
bc:become_article:-11 bc:bed_none:33 bc:bed_speaker:-58 bc:bedding_speaker:-14 bc:been_article:-16 bc:been_none:-77
bc:beer_none:2 bc:beers_speaker:-33 bc:before_none:-17 bc:before_possessive:-14 bc:before_speaker:-68
bc:begin_possessive:-21 bc:begins_none:-5 bc:behave_none:24 bc:behind_article:-17 bc:behind_none:-85 bc:bei_none:-71
bc:bei_speaker:-6 bc:beim_none:-111 bc:being_none:-45 bc:being_reason:-7 bc:bekommt_none:-52 bc:belegen_none:6
bc:believe_is:-2 bc:believe_none:-74 bc:bell_none:13 bc:bello_none:-3 bc:bells_none:8 bc:below_none:-54
bc:belt_none:-55 bc:bench_none:7 bc:bergen_none:3 bc:bergen_order:-14 bc:bergen_others:-4 bc:berços_none:8
bc:beschädigten_none:-19 bc:beside_none:-32 bc:bestanden_none:19 bc:beta_none:-13 bc:beträgt_none:-28
bc:better_none:22 bc:better_reason:-3 bc:between_none:-87 bc:beyond_none:-7 bc:bias_none:13 bc:bicycles_none:-1
bc:big_none:-99 bc:bill_speaker:-32 bc:billed_none:14 bc:billing_none:40 bc:bin_none:16 bc:binding_none:-3
bc:birthday_none:-27 bc:bis_none:-28 bc:bites_none:20 bc:bitte_negation:-19 bc:black_none:-1 bc:blacks_condition:-5
bc:blame_none:-8 bc:bleiben_none:5 bc:blind_none:-12 bc:blindfolded_none:36 bc:block_none:2 bc:block_speaker:-54
bc:blocked_none:4 bc:blocks_none:-21 bc:blood_none:-21 bc:blower_article:-30 bc:blows_none:-17 bc:board_none:3
bc:board_speaker:-68 bc:boarding_none:27 bc:boards_none:41 bc:boat_none:115 bc:boat_order:1 bc:boat_speaker:-10
bc:boats_none:14 bc:bodde_speaker:-8 bc:bogdan_none:30 bc:bold_none:38 bc:bon_none:-29 bc:book_none:76
bc:book_possessive:-42 bc:booked_none:-5 bc:booked_speaker:22 bc:booking_is:2 bc:booking_modal:3 bc:booking_none:-11
bc:booster_none:-12 bc:boot_none:35 bc:bord_none:25 bc:bordeaux_speaker:-24 bc:borrow_possessive:-15 bc:both_none:-16
bc:both_possessive:-23 bc:bottiglie_none:8 bc:bottom_none:29 bc:bought_none:-20 bc:box_speaker:7 bc:boxes_none:30
bc:bozze_none:2 bc:brakes_none:9 bc:bram_none:17 bc:branch_speaker:27 bc:brand_none:6 bc:brandl_none:3
bc:brass_none:-17 bc:brb_others:-10 bc:break_none:62 bc:break_speaker:-17 bc:breakfast_none:56 bc:breaking_none:-15
bc:breaks_possessive:-11 bc:breed_none:15 bc:brenner_none:11 bc:brewer_speaker:-11 bc:brezeln_none:11
bc:bricks_others:-3 bc:bridge_none:-34 bc:bright_none:-88 bc:brine_none:-23 bc:bring_none:-96 bc:bringe_speaker:-29
bc:bringing_none:-34 bc:brings_none:-93 bc:british_none:-25 bc:broken_none:-8 bc:broken_reason:-5 bc:broodjes_none:-10
bc:broom_none:7 bc:brother_none:27 bc:brother_past:-10 bc:brought_article:-10 bc:brought_none:-43 bc:brown_none:-7
bc:btw_none:45 bc:budget_speaker:10 bc:bufor_none:-12 bc:bugs_none:22 bc:built_none:-28 bc:built_speaker:-61
bc:bumped_none:-67 bc:burndown_none:11 bc:burro_none:10 bc:bus_speaker:-25 bc:business_none:-64 bc:busskortet_none:22
bc:but_negation:-12 bc:but_none:-99 bc:but_speaker:-164 bc:butcher_none:2 bc:buttery_none:20 bc:button_none:12
bc:buzinas_none:16 bc:by_none:-108 bc:bypasses_none:-15 bc:búfer_negation:-17 bc:c'est_none:-53 bc:c_none:29
bc:cabin_none:-13 bc:cabinet_none:44 bc:cable_none:-3 bc:cabling_none:16 bc:cactos_negation:-3 bc:caffè_none:31
bc:cafés_none:13 bc:cage_none:4 bc:cake_none:41 bc:calculator_none:3 bc:caldaia_none:16 bc:calendar_none:9
bc:call_is:-18 bc:call_none:-6 bc:call_speaker:-5 bc:calle_none:-33 bc:called_none:-153 bc:calls_none:-17
bc:calm_none:-40 bc:cambiamos_none:-8 bc:came_none:7 bc:came_speaker:11 bc:cameras_none:11 bc:can't_none:-17
bc:can_none:10 bc:cancel_none:-10 bc:cancel_possessive:-48 bc:canceled_none:16 bc:canceling_none:-61
bc:cancellation_none:-18 bc:cancels_none:-9 bc:candles_none:17 bc:cant_none:-72 bc:captain_none:-20
bc:captions_none:-11 bc:captures_none:-58 bc:capítulo_none:8 bc:car_none:89 bc:caravan_none:18 bc:card_none:-18
bc:cards_none:45 bc:cards_speaker:-60 bc:care_none:-18 bc:careful_none:24 bc:caretaker_none:9 bc:cargar_none:-17
bc:cargo_none:-34 bc:caro-kann_none:7 bc:carpets_none:4 bc:carretillas_none:55 bc:carried_none:-16
bc:carries_none:-114 bc:carrinha_negation:-13 bc:carry_none:-82 bc:carrés_none:18 bc:cars_none:19 bc:casas_none:10
bc:case_none:-47 bc:cases_speaker:-67 bc:castrar_none:12 bc:casualties_none:2 bc:cat_none:21 bc:catador_none:17
bc:catalogo_none:-11 bc:catalogue_possessive:-37 bc:cats_none:25 bc:caution_none:-3 bc:cave_none:14 bc:caves_none:-10
bc:cbor_none:26 bc:ce_none:-64 bc:cedar_none:92 bc:ceiling_none:45 bc:cellar_none:11 bc:cells_none:-34
bc:centre_none:20 bc:ceremonia_none:15 bc:cert_none:-9 bc:certificate_none:-11 bc:certification_none:-29
bc:cfo_none:18 bc:chaises_none:28 bc:chalet_none:-22 bc:chamada_none:-19 bc:change_none:-10 bc:change_possessive:-99
bc:change_reason:10 bc:change_speaker:1 bc:changelog_none:1 bc:changes_none:24 bc:changing_none:-46 bc:chapel_none:39
bc:chapter_none:-27 bc:chapô_none:-2 bc:character_none:34 bc:charm_none:35 bc:charming_none:32 bc:chart_speaker:-28
bc:charts_none:20 bc:chase_none:-3 bc:chased_none:14 bc:chat_none:41 bc:chat_speaker:-31 bc:che_none:-64
bc:cheapest_none:-16 bc:cheating_none:16 bc:check_condition:-11 bc:check_none:-30 bc:check_possessive:-7
bc:checked_none:-44 bc:checker_speaker:-22 bc:checking_none:-32 bc:checkout_none:11 bc:cheerful_none:-94
bc:cheers_none:-41 bc:chez_none:-82 bc:chi_none:-3 bc:chicago_none:-37 bc:chickens_order:-6 bc:child_speaker:-70
bc:childhood_none:25 bc:chimney_none:-9 bc:chmielu_none:18 bc:choice_none:39 bc:choice_speaker:-24 bc:choir_none:-7
bc:choisi_none:-3 bc:chose_none:-40 bc:christmas_none:47 bc:christmas_speaker:-18 bc:chronometers_none:12
bc:chunks_past:-6 bc:church_none:39 bc:chwilka_none:35 bc:ci_none:-10 bc:cinnamon_none:-2 bc:cinéma_none:27
bc:circle_none:49 bc:circuit_others:-8 bc:claim_none:-15 bc:clairs_none:8 bc:clapped_none:37 bc:class_negation:1
bc:class_none:15 bc:class_others:-33 bc:class_past:-8 bc:class_speaker:4 bc:classes_none:30 bc:classic_none:42
bc:classique_none:6 bc:cleaning_none:3 bc:clear_none:1 bc:cleared_none:-12 bc:clearing_none:-18 bc:clementi_none:1
bc:clementine_none:11 bc:clerk_modal:-4 bc:client_none:-14 bc:clientes_none:9 bc:clients_none:73 bc:climbing_none:15
bc:climbs_none:-2 bc:clinic_none:-21 bc:clockmaker_none:36 bc:closed_none:32 bc:closes_none:-20 bc:closing_none:-5
bc:cloth_none:21 bc:cloud_none:-30 bc:club_none:28 bc:clue_none:-2 bc:coaches_none:18 bc:coastal_none:-25
bc:coating_none:15 bc:coats_none:15 bc:cocoa_none:3 bc:code_negation:-4 bc:code_none:-55 bc:coffee_none:5
bc:coffees_reason:-14 bc:coffre_none:5 bc:coins_none:47 bc:cold_none:-5 bc:cole_none:3 bc:collar_none:41
bc:colleague_none:-43 bc:colleagues_none:-49 bc:collect_none:-8 bc:collects_none:-49 bc:collision_none:34
bc:colonne_none:-13 bc:colours_none:-9 bc:columns_none:38 bc:com_none:-58 bc:comboio_none:23 bc:come_none:-62
bc:comes_none:-32 bc:comes_order:-16 bc:comma_none:-12 bc:comme_none:-26 bc:commence_none:-13 bc:comment_none:21
bc:commit_none:-71 bc:commitment_speaker:-8 bc:committee_none:11 bc:communion_none:28 bc:como_none:-34
bc:compare_none:-41 bc:compensated_none:12 bc:complained_none:32 bc:complete_none:6 bc:completed_none:9
bc:completes_none:-16 bc:compliment_none:20 bc:compliments_none:12 bc:compresi_none:16 bc:compris_none:8
bc:compte_none:-8 bc:computer_none:-2 bc:computers_none:-10 bc:con_none:-147 bc:con_possessive:-10 bc:concerto_none:53
bc:conductor_none:7 bc:confetti_none:14 bc:confidence_none:-7 bc:confirm_condition:-40 bc:confirm_none:-23
bc:conflicts_none:-6 bc:connector_none:4 bc:consider_none:-31 bc:considered_none:-3 bc:considering_none:-6
bc:console_none:23 bc:console_speaker:5 bc:container_none:-33 bc:contract_none:-12 bc:contract_speaker:1
bc:contractors_none:14 bc:conversions_none:-32 bc:convinced_none:-16 bc:cook_negation:-18 bc:cooks_none:1
bc:cooks_speaker:-28 bc:cooling_none:5 bc:coordinates_none:4 bc:copies_none:40 bc:cork_others:-39
bc:corner_speaker:-22 bc:correct_none:2 bc:correct_possessive:-60 bc:cortar_none:-22 bc:cost_none:-20
bc:costs_none:-17 bc:cotisation_none:10 bc:cotto_none:22 bc:could_none:-28 bc:could_speaker:-3 bc:council_none:18
bc:counted_none:9 bc:country_none:17 bc:coup_none:5 bc:coupe_none:35 bc:courage_none:8 bc:couriers_none:-12
bc:course_none:-25 bc:course_speaker:-76 bc:court_none:12 bc:court_speaker:-47 bc:courtesy_speaker:-35
bc:cousin_modal:-9 bc:cousin_none:13 bc:cousin_past:-35 bc:couverts_none:16 bc:cover_none:-59 bc:covers_none:-89
bc:covers_possessive:-5 bc:cow_none:-21 bc:crab_none:33 bc:crane_speaker:-33 bc:cranes_none:19 bc:crash_none:-76
bc:crates_none:18 bc:cravate_none:36 bc:creamy_none:26 bc:credits_none:9 bc:crew_none:-30 bc:crewing_none:41
bc:crib_none:-26 bc:cried_none:6 bc:crisis_none:5 bc:crisps_none:19 bc:crooked_none:-54 bc:cross_none:44
bc:cross_possessive:-41 bc:crossfade_none:51 bc:crossing_none:5 bc:crowd_none:15 bc:crutches_none:-8 bc:cry_none:84
bc:curious_none:-91 bc:curious_speaker:16 bc:current_none:-51 bc:cursors_none:29 bc:cushions_none:40
bc:customer_none:-35 bc:customer_past:-3 bc:cut_none:-40 bc:czyli_none:-11 bc:d'après_none:-34 bc:d'un_none:-15
bc:d_none:6 bc:da_none:10 bc:dachbox_none:10 bc:dads_none:-5 bc:daily_none:-8 bc:dak_none:-3 bc:damage_none:-15
bc:dan_none:-15 bc:dance_none:37 bc:dancing_none:27 bc:dans_none:-111 bc:darf_none:7 bc:darfst_speaker:-3
bc:das_none:-194 bc:dass_none:-30 bc:data_none:-37 bc:database_none:39 bc:datasheet_speaker:-56 bc:datasheets_none:-19
bc:date_speaker:4 bc:dates_none:83 bc:dating_none:3 bc:dawn_none:6 bc:day_article:4 bc:day_condition:-20
bc:day_none:49 bc:day_possessive:8 bc:day_reason:-30 bc:day_speaker:-17 bc:days_article:-30 bc:days_none:69
bc:days_speaker:-10 bc:db-kestrel_none:35 bc:db-osprey_none:32 bc:db_none:23 bc:de_none:-223 bc:deal_none:3
bc:debate_none:9 bc:debug_none:-15 bc:debuggen_none:5 bc:debugging_none:9 bc:decades_none:2 bc:decibels_none:6
bc:deductible_none:1 bc:deep_none:15 bc:default_none:-5 bc:defrosting_none:12 bc:degrees_none:62 bc:degrees_reason:-33
bc:degrés_none:10 bc:dein_none:-12 bc:deine_none:-9 bc:del_none:-103 bc:delay_none:3 bc:deletion_none:7
bc:deli_none:15 bc:deliver_none:-58 bc:delivers_none:-7 bc:dell'orologio_none:38 bc:dem_none:-106 bc:den_none:-165
bc:denim_none:48 bc:dental_none:-48 bc:dents_none:18 bc:department_none:10 bc:deposit_none:2 bc:depressingly_none:11
bc:der_none:-248 bc:dernier_none:5 bc:des_none:-130 bc:desde_none:-38 bc:desk_none:25 bc:despacio_none:10
bc:despegue_none:5 bc:det_none:-26 bc:details_modal:5 bc:details_none:60 bc:details_reason:-9 bc:detour_none:16
bc:deutsch_none:33 bc:devant_speaker:-12 bc:dezembro_none:20 bc:dezimeter_none:58 bc:di_none:-111 bc:dia_none:16
bc:dice_none:-20 bc:dictionary_none:17 bc:did_none:17 bc:die_none:-250 bc:died_speaker:-41 bc:dies_none:18
bc:diet_none:5 bc:difference_none:9 bc:differently_none:1 bc:digits_none:48 bc:dinero_negation:-8
bc:dinghy_speaker:-14 bc:dingue_none:7 bc:dinner_none:68 bc:dinner_others:-28 bc:dinosaur_none:23
bc:dir_possessive:-16 bc:directly_none:29 bc:disagree_none:38 bc:disagrees_none:21 bc:discuss_none:-12
bc:discussion_none:6 bc:diseases_none:1 bc:disfrazadas_none:28 bc:disk_none:-2 bc:display_none:-7
bc:distributions_none:27 bc:dit_none:-6 bc:dns_none:-65 bc:do_negation:-73 bc:do_none:11 bc:do_speaker:-87
bc:dock_none:-6 bc:docs_none:7 bc:docstring_none:41 bc:docteur_none:-3 bc:documenti_none:-11 bc:does_negation:-84
bc:does_none:-82 bc:does_speaker:18 bc:doesn't_none:32 bc:dog_none:39 bc:dogs_none:-25 bc:doing_none:-59
bc:dome_none:-42 bc:don't_none:-37 bc:don_none:-18 bc:dona_none:-18 bc:done_negation:-4 bc:done_none:-24
bc:donkey_none:36 bc:donkeys_none:-18 bc:donner_none:-6 bc:dont_none:-102 bc:door_none:3 bc:door_others:-19
bc:door_past:-2 bc:doorbell_none:9 bc:doorway_none:1 bc:dopo_none:-7 bc:dostawkę_none:19 bc:dot_none:25
bc:dots_none:13 bc:doubles_none:11 bc:douche_none:32 bc:down_none:20 bc:down_reason:-34 bc:downgrading_none:-23
bc:download_none:-13 bc:downloader_none:16 bc:downstairs_none:-18 bc:downtime_order:-1 bc:dr_none:-114
bc:draft_none:-22 bc:drafts_none:-9 bc:drain_none:-30 bc:drained_none:4 bc:drains_none:-35 bc:dran_none:45
bc:drauf_none:28 bc:draw_none:-56 bc:drawing_none:18 bc:drawn_none:-33 bc:draws_none:-11 bc:dream_speaker:-68
bc:drew_none:-18 bc:drie_none:22 bc:drill_none:57 bc:drink_none:4 bc:driver_none:50 bc:drivers_none:-5
bc:drives_none:-48 bc:driving_none:-59 bc:drop_none:-35 bc:dropped_none:-46 bc:dropping_none:-8 bc:drown_none:11
bc:drowning_none:12 bc:dry_none:-23 bc:dry_speaker:-33 bc:du_none:-90 bc:duckling_none:3 bc:due_none:32
bc:dunno_none:48 bc:durations_none:12 bc:during_none:-103 bc:dus_none:-52 bc:dusk_none:2 bc:dusty_none:-57
bc:dutch_none:15 bc:duty_none:-15 bc:dziś_none:-18 bc:däck_none:22 bc:désormais_none:15 bc:día_none:22 bc:días_none:5
bc:dün_none:-12 bc:earliest_none:-12 bc:earliest_speaker:-18 bc:early_none:-41 bc:earns_negation:-14 bc:earth_none:9
bc:easter_none:40 bc:easyjet_none:12 bc:eats_none:-6 bc:eben_none:8 bc:echoes_none:5 bc:economy_speaker:15
bc:edelweiss_none:17 bc:eeprom_none:19 bc:egg_none:-37 bc:eggs_none:17 bc:eichen_none:22 bc:einbauen_none:9
bc:einen_none:-7 bc:eingeplant_none:22 bc:either_speaker:4 bc:el_none:-190 bc:elementos_none:25
bc:elettrogeno_article:-12 bc:ella_none:8 bc:elm_none:31 bc:else_none:117 bc:else_speaker:-110 bc:em_none:-107
bc:embouteillages_none:5 bc:emergency_none:-19 bc:employees_none:36 bc:empore_none:19 bc:empty_none:14
bc:empty_order:-11 bc:emr_none:57 bc:en_none:-10 bc:enabled_none:17 bc:end_none:75 bc:end_others:-8 bc:endormi_none:9
bc:ends_none:-22 bc:enfance_none:5 bc:engine_none:8 bc:engineer_none:57 bc:engineer_speaker:-49 bc:engineers_none:-23
bc:englisch_none:10 bc:english_none:14 bc:enjoy_none:-58 bc:enjoyed_none:-10 bc:enjoys_none:-2 bc:enough_article:7
bc:enough_none:41 bc:enter_none:-64 bc:enters_none:-8 bc:entier_none:20 bc:entire_none:-12 bc:entrego_none:-52
bc:entries_none:34 bc:entry_speaker:-46 bc:entscheidet_none:-20 bc:env_none:-26 bc:envelopes_none:34
bc:episodes_none:2 bc:erreichen_none:22 bc:error_none:-53 bc:errors_none:26 bc:erst_none:-14 bc:erste_none:-11
bc:ersten_none:-17 bc:erzählt_none:-8 bc:es_none:-56 bc:escada_none:8 bc:escalated_none:15 bc:eso_none:20
bc:essay_none:-40 bc:est_modal:3 bc:est_none:85 bc:est_speaker:19 bc:established_none:-8 bc:estanho_none:18
bc:está_none:-24 bc:ett_none:-16 bc:etudes_speaker:-13 bc:euro_none:11 bc:euro_reason:3 bc:euro_speaker:9
bc:euros_none:65 bc:evacueren_none:36 bc:evaporator_none:18 bc:even_condition:-44 bc:even_none:-68
bc:even_possessive:-71 bc:evening_article:23 bc:evening_none:47 bc:evening_reason:23 bc:evenings_none:15
bc:eventual_none:-18 bc:ever_none:22 bc:ever_past:-35 bc:every_none:-167 bc:everybody_none:22 bc:everyone_none:43
bc:everyone_others:-7 bc:everything_none:67 bc:everywhere_none:56 bc:ex-colleague_none:-5 bc:exam_none:7
bc:exam_speaker:-33 bc:examen_none:-28 bc:examiner_none:9 bc:examples_none:13 bc:examples_speaker:-17
bc:exceed_none:-8 bc:excellent_none:8 bc:except_none:-40 bc:exception_none:16 bc:exceptions_none:58 bc:excess_none:-2
bc:exchange_none:24 bc:excuse_possessive:-23 bc:exercises_article:-26 bc:exes_none:3 bc:exhibit_none:11
bc:expect_none:-55 bc:expect_possessive:-15 bc:expects_none:1 bc:expensive_none:2 bc:explain_every:-12
bc:explain_none:-25 bc:explained_none:9 bc:explains_none:-31 bc:extract_none:13 bc:eye_none:15 bc:eyepiece_none:8
bc:eyes_none:13 bc:ezra_none:20 bc:fa_none:-29 bc:face_condition:-12 bc:face_none:12 bc:fact_none:-3
bc:failed_none:-35 bc:failover_others:-2 bc:fair_none:14 bc:falconer_none:11 bc:falmouth_none:17 bc:falstad_none:3
bc:families_none:-13 bc:family_none:-3 bc:fan_none:1 bc:fancy_none:-18 bc:fans_none:-12 bc:far_reason:-46
bc:fare_none:-11 bc:farida_none:12 bc:fast_none:19 bc:faster_none:6 bc:fatto_none:-9 bc:fault_none:10
bc:faults_none:13 bc:fear_none:6 bc:feathers_none:-5 bc:feature_none:-30 bc:february_none:-19 bc:feed_none:-32
bc:feeds_none:-66 bc:feel_none:6 bc:fees_none:2 bc:feet_none:65 bc:fellow_none:-6 bc:fence_none:48 bc:fera_none:-4
bc:fermé_none:25 bc:ferry_none:-36 bc:ferry_speaker:-14 bc:fertig_none:10 bc:festive_none:13 bc:fetch_none:-20
bc:fever_none:10 bc:few_none:-26 bc:fibres_order:-10 bc:field_negation:-20 bc:field_none:16 bc:fifty_none:11
bc:figure_none:6 bc:fila_none:11 bc:file_none:19 bc:file_reason:1 bc:file_speaker:4 bc:filed_none:-7 bc:files_none:26
bc:fills_none:-47 bc:filter_none:20 bc:final_none:25 bc:final_speaker:-1 bc:finance_none:-9 bc:find_none:-106
bc:finden_none:-27 bc:finding_none:-49 bc:finds_none:-30 bc:fine_none:42 bc:finish_none:-1 bc:finished_none:-42
bc:finland_speaker:-19 bc:finska_none:3 bc:fire_none:-57 bc:firefox_none:-39 bc:fires_none:-41 bc:firm_none:-7
bc:first_order:-9 bc:fish_none:18 bc:fish_speaker:-10 bc:fit_possessive:-27 bc:fits_none:-39 bc:five_speaker:-15
bc:fix_none:-8 bc:fixed_none:-46 bc:flaky_none:-56 bc:flapjack_none:1 bc:flares_none:9 bc:flashed_none:-2
bc:flat_none:33 bc:flat_speaker:6 bc:flavour_none:36 bc:flickering_none:-7 bc:flight_modal:3 bc:flight_none:-108
bc:flint_none:13 bc:flood_none:13 bc:floor_none:13 bc:flour_none:1 bc:flow_none:-15 bc:flower_none:-9
bc:flowers_none:-11 bc:flugzeug_none:8 bc:flux_none:-18 bc:flyer_none:23 bc:flyttades_none:-5 bc:fog_none:18
bc:fois_none:40 bc:folder_none:69 bc:folder_speaker:-25 bc:follow_none:-35 bc:following_none:-59 bc:follows_none:1
bc:font_none:47 bc:for_article:-11 bc:for_none:-71 bc:for_possessive:-35 bc:for_speaker:26 bc:forest_none:13
bc:forever_none:43 bc:forfait_none:-17 bc:forge_none:9 bc:forget_none:-58 bc:forgives_none:-11 bc:forgot_none:-3
bc:forklift_none:8 bc:form_none:48 bc:formats_none:-17 bc:formatter_none:8 bc:formatura_none:13 bc:forms_none:23
bc:formulaire_none:9 bc:formulas_none:6 bc:forno_none:6 bc:forth_none:6 bc:fothergill_none:21 bc:found_article:-15
bc:found_none:-73 bc:foundry_none:22 bc:fountain_none:46 bc:fourth_none:13 bc:foxes_none:21 bc:fragen_none:29
bc:fragment_speaker:-42 bc:frames_none:10 bc:francs_none:10 bc:frankfurt_none:20 bc:frankfurtu_none:14
bc:frappé_none:3 bc:frau_none:-57 bc:freeze_none:-2 bc:freezer_none:-18 bc:freezer_reason:-26 bc:freezing_none:12
bc:freigegeben_none:16 bc:french_none:-10 bc:friday_none:50 bc:friend_none:-10 bc:friendlier_none:35
bc:from_article:-18 bc:from_none:-176 bc:from_possessive:-18 bc:fromage_none:21 bc:frost_none:32 bc:frozen_none:2
bc:frustrating_none:1 bc:från_none:-22 bc:fuel_none:-8 bc:fun_none:29 bc:fun_speaker:-12 bc:funciona_none:3
bc:fund_none:2 bc:fund_speaker:-9 bc:funkt_none:-36 bc:furious_condition:-34 bc:furniture_none:13 bc:fusibili_none:20
bc:fyi_none:-28 bc:fächer_none:27 bc:fährt_none:14 bc:får_none:-4 bc:fête_none:20 bc:für_none:-119 bc:fürs_none:-54
bc:g_none:48 bc:gaan_speaker:-3 bc:gallery_none:-86 bc:gang_none:13 bc:gap_none:1 bc:gaps_none:29 bc:garage_none:46
bc:garde_none:-47 bc:garden_none:-16 bc:garnet_none:53 bc:garten_none:18 bc:gary_none:17 bc:gaspard_none:3
bc:gate_none:18 bc:gate_reason:2 bc:gateway_none:-2 bc:gato_none:4 bc:gatto_none:-9 bc:gb_none:16 bc:gdansk_none:14
bc:gdansk_others:-28 bc:gebühr_none:-22 bc:gefunden_none:14 bc:gehen_none:-23 bc:geklaut_none:14 bc:gelati_article:-2
bc:geleverd_none:22 bc:gelijk_none:33 bc:geliyor_none:15 bc:gelmiyor_none:25 bc:gelöschter_none:-42
bc:generous_none:34 bc:gentle_none:-77 bc:geofence_none:44 bc:gerald_none:17 bc:german_none:25 bc:german_speaker:-3
bc:geschaut_none:21 bc:geschenkt_none:10 bc:gestern_none:-35 bc:get_article:-23 bc:get_none:-139 bc:gets_none:-136
bc:getting_none:-57 bc:getting_possessive:-15 bc:gewonden_none:15 bc:gezählt_none:4 bc:geändert_none:8
bc:geöffnete_none:-14 bc:ghastly_none:4 bc:ghent_negation:-18 bc:ghent_none:57 bc:ghent_others:-8 bc:ghosts_none:1
bc:gibi_none:7 bc:gider_none:15 bc:gifs_none:17 bc:gift_none:-90 bc:gigas_none:18 bc:give_none:-52 bc:give_speaker:-11
bc:gives_none:-49 bc:glad_none:-109 bc:glass_none:24 bc:glasses_none:74 bc:gli_none:-52 bc:glove_none:48
bc:gloves_none:-3 bc:glue_none:28 bc:go_none:-65 bc:go_reason:-9 bc:go_speaker:2 bc:goat_none:25 bc:godfather_none:9
bc:godzin_none:-5 bc:goes_none:-45 bc:going_none:-23 bc:golden_none:-61 bc:gone_none:29 bc:gong_none:18
bc:gonna_none:-60 bc:good_none:-17 bc:goodbye_none:49 bc:gorgeous_none:22 bc:goshawk_none:31 bc:gossip_none:48
bc:got_none:-102 bc:grad_none:5 bc:grade_none:-17 bc:graded_none:13 bc:graden_none:8 bc:grading_none:-4
bc:grams_condition:-45 bc:grams_every:-17 bc:grams_none:35 bc:grand_none:-13 bc:grande_none:41 bc:grandma_none:2
bc:grandparents_order:-26 bc:grands_none:5 bc:grannen_none:16 bc:graphs_speaker:-20 bc:grateful_condition:-48
bc:graz_past:-12 bc:graz_speaker:10 bc:great-aunt_none:-18 bc:great-uncle_none:-16 bc:great_none:-2 bc:green_none:-43
bc:green_speaker:-46 bc:greets_none:-4 bc:grego_negation:-10 bc:grey_none:-11 bc:grillabend_none:28 bc:groomer_none:6
bc:ground_none:-13 bc:ground_speaker:-9 bc:group_none:-34 bc:grown_none:-32 bc:grudzień_none:5 bc:grün_none:18
bc:guardia_none:-24 bc:guards_none:-2 bc:guess_none:28 bc:guess_speaker:-39 bc:guests_none:-4 bc:guild_none:41
bc:gulls_none:-33 bc:gust_none:-2 bc:gute_none:-20 bc:gutters_none:25 bc:guy_none:-36 bc:guys_none:11
bc:guzeldi_none:-6 bc:gym_none:11 bc:gâché_none:3 bc:gästen_none:13 bc:h_none:-6 bc:ha_none:-28 bc:hab_none:-50
bc:habe_speaker:-1 bc:haczyków_none:21 bc:had_article:-13 bc:had_none:-56 bc:haddad_none:18 bc:haggling_none:4
bc:haha_negation:-22 bc:haha_none:-38 bc:haha_possessive:-9 bc:hahaha_none:19 bc:hair_none:6 bc:halen_speaker:-18
bc:half_article:-41 bc:half_none:-81 bc:hall_none:25 bc:hallway_none:32 bc:hammer_none:32 bc:hamulców_none:13
bc:hand_article:-8 bc:hand_speaker:16 bc:handbook_none:10 bc:handed_none:-15 bc:handle_none:-26 bc:handling_none:-6
bc:handover_none:-17 bc:handrail_none:16 bc:hands_none:20 bc:hands_order:-22 bc:handshake_none:15 bc:handy_none:20
bc:hangs_none:-46 bc:happens_none:11 bc:happy_none:35 bc:har_none:-20 bc:harbour_none:-33 bc:harcourt_none:-5
bc:hard_none:-39 bc:harp_none:6 bc:harvest_possessive:-1 bc:has_none:-68 bc:hasta_none:-17 bc:hat_none:77
bc:hat_possessive:-23 bc:hatching_none:-5 bc:hate_none:-31 bc:hates_none:-38 bc:hause_none:8 bc:have_none:2
bc:having_none:-57 bc:hazel_none:59 bc:head_none:25 bc:headache_none:6 bc:headboard_none:4 bc:headboard_speaker:-36
bc:headings_none:-4 bc:headmaster_none:7 bc:heads_none:20 bc:hear_none:-42 bc:hear_possessive:-31 bc:heard_none:-6
bc:heart_none:59 bc:heartbeat_none:3 bc:heater_none:20 bc:heb_none:16 bc:heb_speaker:-47 bc:hedge_none:1
bc:heel_none:-7 bc:held_none:-2 bc:hello_none:45 bc:hellre_none:-13 bc:help_none:8 bc:helped_none:33 bc:helps_none:39
bc:helst_none:-5 bc:hemos_none:-17 bc:hence_none:-3 bc:her_none:-32 bc:herbarium_none:17 bc:here_is:-45
bc:here_none:133 bc:here_reason:1 bc:here_speaker:-84 bc:here_told:-3 bc:heron_none:-3 bc:herr_none:-62
bc:hertz_none:28 bc:hes_none:-20 bc:het_none:-79 bc:hetzner_none:2 bc:heute_none:-12 bc:hi_none:-18 bc:high_none:28
bc:higher_none:9 bc:hilos_none:18 bc:him_none:67 bc:hintereinander_none:27 bc:hints_none:12 bc:hip_none:29
bc:his_none:-48 bc:history_past:-10 bc:hit_none:-54 bc:hits_none:-30 bc:hives_none:37 bc:hm_none:-44
bc:hmm_negation:-42 bc:hmm_none:-33 bc:ho_none:-9 bc:hoch_none:26 bc:hof_none:12 bc:hofmann's_none:36 bc:hog_none:-22
bc:hold_none:-21 bc:holding_none:-31 bc:holds_none:-58 bc:holiday_none:14 bc:holidays_none:36 bc:holt_possessive:-10
bc:home_none:44 bc:homework_none:9 bc:homework_speaker:-19 bc:honestly_none:56 bc:honestly_speaker:-59 bc:hood_none:44
bc:hoofdpijn_none:4 bc:hooked_none:17 bc:hooks_none:-18 bc:hope_none:-52 bc:hopeless_none:7 bc:hoping_speaker:-2
bc:hora_none:20 bc:horarios-viejos_none:6 bc:horen_none:10 bc:horizontal_none:5 bc:horse_none:-25 bc:horses_none:12
bc:hos_none:-34 bc:hose_none:-30 bc:hospital_none:-45 bc:hosts_none:29 bc:hour_none:83 bc:hour_reason:-10
bc:hourly_none:5 bc:hours_article:-15 bc:hours_none:62 bc:hours_order:-17 bc:hours_reason:-11 bc:hours_speaker:-34
bc:house_none:15 bc:households_none:-16 bc:houses_none:-36 bc:houston_none:-58 bc:how_none:-147 bc:how_possessive:-24
bc:how_speaker:-76 bc:hows_none:-30 bc:hrs_none:17 bc:hub_none:3 bc:hull_none:28 bc:human_none:-17 bc:humble_none:19
bc:humming_none:16 bc:hundred_speaker:-30 bc:hung_none:-6 bc:hungry_none:21 bc:hungry_others:-17 bc:hurry_none:28
bc:hurts_none:26 bc:hurts_possessive:-4 bc:husband_none:20 bc:hut_none:67 bc:hz_none:41 bc:höchstens_none:-36
bc:i'd_none:-4 bc:i'll_none:-76 bc:i'm_none:-63 bc:i've_none:-23 bc:i_modal:-34 bc:i_none:-69 bc:ice_none:-67
bc:id_comparison:-42 bc:id_modal:31 bc:id_none:-17 bc:id_reason:-16 bc:id_speaker:6 bc:idea_none:-19
bc:ideally_none:-5 bc:if_none:-3 bc:igen_none:18 bc:iguana_none:18 bc:ihres_none:-12 bc:il_none:-159 bc:ill_none:-47
bc:illegal_none:9 bc:ilse_none:6 bc:im_none:-196 bc:image_none:-26 bc:images_none:-8 bc:imagine_none:15 bc:imo_none:44
bc:implant_none:7 bc:import_none:-3 bc:impressed_none:15 bc:in_article:-79 bc:in_every:-4 bc:in_none:-129
bc:in_order:22 bc:in_possessive:-153 bc:inbound_none:-25 bc:inbox_negation:-37 bc:incident_none:33 bc:incl_none:15
bc:included_none:103 bc:includes_none:-59 bc:including_none:-74 bc:incr_none:-15 bc:indeed_none:16 bc:indigo_none:15
bc:indoors_none:32 bc:ines_none:13 bc:information_none:34 bc:information_speaker:-1 bc:infusion_none:-14
bc:inga_none:-10 bc:ingrid_none:12 bc:init_none:1 bc:injectors_none:12 bc:inlet_none:-10 bc:ins_none:-24
bc:installed_none:-8 bc:instead_none:124 bc:instead_speaker:23 bc:insurance_none:6 bc:insurance_speaker:-16
bc:intente_none:6 bc:internet_none:-2 bc:intervals_none:8 bc:interview_none:5 bc:into_none:-150 bc:inventory_none:47
bc:invoice_none:13 bc:ios_none:-29 bc:is_condition:19 bc:is_negation:-20 bc:is_none:-46 bc:is_speaker:21
bc:is_vague:-22 bc:island_none:12 bc:isnt_none:-24 bc:isso_article:-23 bc:ist_negation:12 bc:ist_none:31
bc:it's_none:-8 bc:it_article:36 bc:it_condition:-49 bc:it_every:-28 bc:it_is:-26 bc:it_modal:-55 bc:it_none:60
bc:it_others:45 bc:it_past:-46 bc:it_possessive:61 bc:it_reason:28 bc:it_speaker:149 bc:it_told:-67 bc:it_vague:-52
bc:italics_none:7 bc:italy_none:-8 bc:items_none:38 bc:itinerary_none:1 bc:its_none:-172 bc:ive_none:-10
bc:j'adore_none:19 bc:jab_none:5 bc:jag_none:-48 bc:jak_none:-7 bc:james_none:-12 bc:january_speaker:-36
bc:jars_none:4 bc:jasper_none:33 bc:jazz_none:38 bc:je_none:-32 bc:jeder_none:-9 bc:jelly_none:44 bc:jetzt_none:-55
bc:jingle_none:-22 bc:joan_none:26 bc:job_speaker:-41 bc:joke_none:8 bc:journey_none:21 bc:juli_none:4 bc:july_none:10
bc:jump_none:9 bc:jumper_none:34 bc:june_every:-18 bc:june_none:18 bc:june_speaker:-1 bc:juni_none:29 bc:juré_none:30
bc:just_none:-145 bc:juventud_none:2 bc:kachel_none:29 bc:kacheln_none:-5 bc:kalacak_none:15 bc:kallt_none:-1
bc:kb_none:8 bc:kbaud_none:2 bc:keep_none:-109 bc:keep_possessive:-30 bc:keeper_none:14 bc:keeping_none:-71
bc:keeps_none:-113 bc:kein_none:-41 bc:keinen_none:-4 bc:kennel_none:25 bc:kent_none:12 bc:kept_none:-58
bc:kestrel_none:-16 bc:kettle_none:29 bc:key_none:2 bc:key_speaker:2 bc:keyboard_none:13 bc:keys_speaker:-7
bc:kg_none:31 bc:kg_reason:-28 bc:khaki_none:41 bc:kid_possessive:-31 bc:kid_speaker:-14 bc:kids_none:-47
bc:kill_none:-2 bc:kilos_none:57 bc:kilovatios_none:30 bc:kindest_none:29 bc:kiosk_none:52 bc:kipper_none:14
bc:kiralanır_none:1 bc:kita_none:4 bc:kitten_none:5 bc:kleedhokjes_negation:-10 bc:kleine_none:-43 bc:kleinen_none:-34
bc:kleinere_none:-9 bc:klingt_none:-12 bc:knees_none:3 bc:knew_none:45 bc:knochen_none:24 bc:knot_none:-34
bc:knoten_none:19 bc:knots_none:25 bc:know_condition:-96 bc:know_none:-29 bc:know_speaker:4 bc:known_none:31
bc:knows_none:23 bc:knät_none:37 bc:kod_none:-13 bc:kollege_none:-7 bc:kommentare_none:-27 bc:kommt_none:-56
bc:komunikatów_none:8 bc:kowalczyk_none:36 bc:kpa_none:31 bc:kraan_none:10 bc:krosno_none:-41 bc:krośnie_none:-11
bc:krąg_none:12 bc:kuchen_none:-13 bc:kunden_none:2 bc:kurs_none:-1 bc:kurze_none:-42 bc:kw_none:-5 bc:kämen_none:7
bc:l'alto_none:17 bc:l'astreinte_none:13 bc:la_none:-218 bc:laadkuil_none:7 bc:label_possessive:-25
bc:labelled_none:-23 bc:labels_none:36 bc:ladder_none:12 bc:ladders_none:11 bc:lady_none:-14 bc:lag_speaker:-55
bc:lake_none:10 bc:lames_none:39 bc:laminate_none:21 bc:lampę_none:-19 bc:landing_none:17 bc:landlord_none:37
bc:lands_none:9 bc:lane_none:17 bc:lang_none:27 bc:langen_none:-16 bc:language_speaker:-65 bc:lanyard_none:20
bc:las_none:-88 bc:lasciare_none:-9 bc:last_none:-172 bc:lasts_none:-20 bc:later_none:68 bc:later_speaker:12
bc:latest_none:41 bc:lathe_none:23 bc:latin_none:-11 bc:laugh_none:22 bc:laughed_none:15 bc:laughing_none:11
bc:laughter_none:18 bc:launch_none:36 bc:laundry_none:6 bc:laut_none:-16 bc:law_none:15 bc:lawyer_none:42
bc:lawyer_speaker:-28 bc:layers_none:-6 bc:layout_none:32 bc:le_none:-172 bc:lead_none:-30 bc:leaflet_none:8
bc:leak_none:26 bc:leaking_none:7 bc:learn_none:-53 bc:learned_none:-23 bc:learned_possessive:-5 bc:lease_speaker:14
bc:least_none:-11 bc:leave_possessive:-1 bc:leave_speaker:-66 bc:leaves_possessive:-40 bc:leeks_none:18
bc:left_possessive:-7 bc:left_reason:-2 bc:left_speaker:11 bc:leg_none:2 bc:legacy_none:-32 bc:legend_none:56
bc:legs_none:31 bc:lehrling_none:-5 bc:leiden_past:-10 bc:leihgebühr_none:16 bc:leipzig_none:1 bc:lena_none:8
bc:lens_none:-16 bc:lente_none:7 bc:lenze_none:24 bc:leos_none:-12 bc:ler_none:3 bc:les_none:-111 bc:lesson_none:-22
bc:lesson_speaker:-25 bc:lessons_none:38 bc:let's_none:-22 bc:let_none:-111 bc:let_speaker:-39 bc:lets_none:-48
bc:letter_none:33 bc:letztes_none:-4 bc:leute_none:80 bc:level_none:-3 bc:lever_speaker:-15 bc:levers_none:2
bc:leído_none:-1 bc:library_none:-11 bc:licence_none:-8 bc:licences_none:10 bc:lid_none:61 bc:lidar_none:38
bc:lieber_none:49 bc:lieferschein_none:12 bc:liegt_none:-38 bc:lies_possessive:-54 bc:lieu_none:-29 bc:life_none:72
bc:life_reason:-1 bc:lift-off_none:32 bc:lifts_none:1 bc:lighthouses_none:10 bc:lights_none:1 bc:lights_speaker:5
bc:lightship_none:2 bc:like_article:-19 bc:like_none:-67 bc:lilac_none:20 bc:limite_none:-4 bc:lindenhof-gast_none:34
bc:lindqvist_none:25 bc:line_article:-10 bc:line_none:8 bc:line_speaker:-93 bc:liner_none:12 bc:liner_speaker:-75
bc:lines_reason:-24 bc:link_none:48 bc:links_none:53 bc:lisbon_none:1 bc:list_none:22 bc:list_order:-6
bc:list_speaker:-46 bc:listening_none:27 bc:listopadzie_none:15 bc:lists_none:-2 bc:litres_article:-70
bc:litres_none:113 bc:litros_none:5 bc:little_none:-35 bc:little_speaker:-27 bc:live_none:-7 bc:lives_none:-30
bc:living_none:1 bc:llama_none:-21 bc:llegado_none:-18 bc:llenar_none:-10 bc:lleva_none:-21 bc:lo_none:-79
bc:lo_others:-32 bc:load_none:-4 bc:loading_none:-56 bc:loads_none:-22 bc:local_none:12 bc:locker_none:41
bc:locomotive_none:1 bc:lodów_speaker:-36 bc:log_none:-54 bc:logbook_none:20 bc:login_none:-14 bc:logistics_none:7
bc:logo_none:15 bc:logs_none:-35 bc:lol_none:53 bc:lol_others:-4 bc:lol_possessive:-30 bc:long_none:16
bc:long_order:-8 bc:longest_none:4 bc:look_none:-49 bc:looks_none:-69 bc:looks_order:-12 bc:loom_none:5
bc:loop_article:-25 bc:lord_none:-3 bc:lorries_none:-16 bc:los_none:-100 bc:lose_none:-51 bc:loses_none:-2
bc:lost_none:-20 bc:lost_possessive:-42 bc:lot_none:65 bc:lot_speaker:4 bc:lote_none:-3 bc:loud_none:22
bc:love_none:-2 bc:loved_none:-15 bc:lovely_condition:-9 bc:lower_none:-68 bc:lowest_none:-3 bc:lp-path-east_none:7
bc:lucca_none:-5 bc:lucca_others:-26 bc:lucca_speaker:10 bc:luggages_none:-16 bc:lumens_none:21 bc:lunch_none:35
bc:lunch_speaker:-38 bc:lunedì_none:14 bc:lunghi_none:12 bc:luz_none:1 bc:là_none:-5 bc:lädt_none:-11
bc:läuft_none:-32 bc:ma_none:77 bc:macchina_none:3 bc:machine_none:2 bc:machine_past:-25 bc:machines_none:-6
bc:macht_none:-42 bc:mad_none:51 bc:mailboxes_none:-2 bc:main_none:-28 bc:mains_none:-23 bc:maintenance_none:-41
bc:maintenant_none:77 bc:make_none:-151 bc:makes_article:-3 bc:makes_none:-54 bc:makes_possessive:-37
bc:making_none:-32 bc:mal_none:-59 bc:malmo_none:31 bc:malmo_others:-24 bc:mamma_possessive:-15 bc:man_none:-58
bc:man_speaker:-9 bc:manage_none:14 bc:manger_none:15 bc:maniac_none:-20 bc:mano_none:6 bc:many_none:-41
bc:maple_none:10 bc:maps_speaker:-56 bc:march_none:22 bc:marek_none:5 bc:margin_none:28 bc:margins_none:12
bc:marguerite_none:2 bc:mark_none:-10 bc:mark_possessive:-52 bc:marked_none:-67 bc:market_none:48
bc:marketing_none:-42 bc:marks_none:32 bc:marquee_none:13 bc:marsupi_none:5 bc:marta_none:39 bc:mastercard_none:26
bc:masts_none:-7 bc:mat_none:5 bc:match_none:-6 bc:matchmaking_none:-7 bc:mate_none:19 bc:maths_none:-8
bc:matin_none:68 bc:matins_none:9 bc:matte_none:-22 bc:matter_none:-57 bc:mattress_none:33 bc:may_none:45
bc:maybe_none:56 bc:mañana_none:25 bc:mb_none:42 bc:mb_reason:-4 bc:mbar_none:12 bc:mbit_none:52 bc:me_condition:-22
bc:me_modal:18 bc:me_negation:15 bc:me_none:51 bc:me_past:41 bc:me_possessive:24 bc:me_reason:12 bc:me_speaker:19
bc:meadow_none:47 bc:meals_speaker:-30 bc:mean_condition:-16 bc:mean_none:51 bc:mean_speaker:-22 bc:meaner_none:23
bc:means_negation:-15 bc:means_none:-50 bc:measure_none:-53 bc:measurements_none:24 bc:medir_none:-16
bc:medlar_none:-10 bc:meet_none:-53 bc:meet_possessive:-14 bc:meeting_none:27 bc:meetings_none:12 bc:meets_none:-42
bc:megabyte_none:4 bc:megabytes_none:24 bc:mehr_condition:-16 bc:mein_none:-40 bc:meine_none:-22
bc:meldeformular_none:25 bc:melden_speaker:-24 bc:melon_none:2 bc:melts_none:42 bc:member_none:20 bc:members_none:4
bc:membership_none:-13 bc:memory_speaker:2 bc:men_none:-16 bc:mention_none:-31 bc:mentioning_none:21 bc:menu_none:-16
bc:merged_none:21 bc:merlins_none:-13 bc:mesa_none:6 bc:message_none:-9 bc:messages_none:29 bc:met_none:-5
bc:meters_none:28 bc:method_none:-42 bc:method_speaker:18 bc:metre_none:30 bc:metres_none:39 bc:meubelstuk_none:10
bc:mexer_negation:-19 bc:mgr_none:-12 bc:mia_none:13 bc:miami_possessive:-9 bc:mice_none:22 bc:mich_none:1
bc:microamps_none:12 bc:microseconds_none:35 bc:microseconds_order:-21 bc:midi_none:10 bc:midnight_none:15
bc:midsommar_none:47 bc:midsummer_order:-17 bc:mignon_none:-45 bc:migration_none:-37 bc:migração_none:-13
bc:mijn_none:-49 bc:mikroampere_none:19 bc:mileage_none:-8 bc:mill_none:-52 bc:million_none:37 bc:milliseconds_none:42
bc:millisekunden_none:24 bc:millivolts_none:13 bc:min_every:-22 bc:min_none:78 bc:min_reason:-3 bc:mina_none:4
bc:mind_none:20 bc:minded_none:12 bc:minds_none:8 bc:mine_none:-25 bc:minus_none:-31 bc:minute_none:27
bc:minutes_article:-7 bc:minutes_condition:-5 bc:minutes_every:-60 bc:minutes_is:-7 bc:minutes_modal:14
bc:minutes_none:66 bc:minutes_order:1 bc:minutes_others:11 bc:minutes_possessive:-39 bc:minutes_speaker:45
bc:minuti_none:13 bc:minutos_none:54 bc:minutę_none:10 bc:mir_none:-5 bc:misc_none:27 bc:miscompiles_possessive:-20
bc:misread_none:-57 bc:miss_none:-50 bc:missed_none:-25 bc:missing_none:-16 bc:mission_none:16 bc:mistake_none:37
bc:mistakes_none:19 bc:mit_none:-73 bc:mitt_speaker:-6 bc:mix_none:63 bc:ml_reason:-10 bc:mm_none:84 bc:moan_none:10
bc:mock_none:-79 bc:mock_speaker:-37 bc:model_none:11 bc:modem_none:13 bc:modem_speaker:-17 bc:modified_none:20
bc:modifying_none:-47 bc:moi_none:83 bc:moi_speaker:-6 bc:moment_none:30 bc:monastery_none:18 bc:monday_none:46
bc:monday_speaker:-55 bc:mondays_none:50 bc:money_none:45 bc:mongo_none:12 bc:month_none:74 bc:month_reason:-69
bc:month_speaker:29 bc:months_none:57 bc:moody_none:12 bc:more_none:46 bc:more_reason:-4 bc:morgonskiftet_none:14
bc:morning_none:46 bc:morning_possessive:1 bc:morning_speaker:-16 bc:morning_vague:5 bc:mortar_none:8
bc:most_others:-1 bc:most_speaker:-49 bc:mostly_none:-68 bc:moths_none:28 bc:motor_none:-2 bc:mould_none:21
bc:mountain_none:-31 bc:move_none:-27 bc:move_possessive:-12 bc:moved_none:-66 bc:movements_none:11 bc:movers_none:7
bc:moves_none:-8 bc:movieron_none:-21 bc:moving_none:-14 bc:mower_none:21 bc:mr_none:-135 bc:mrs_none:-149
bc:ms_order:-41 bc:ms_speaker:9 bc:msgs_none:26 bc:much_none:90 bc:much_reason:-32 bc:much_speaker:-56 bc:mud_none:7
bc:mug_none:-8 bc:multa_none:12 bc:mum_none:13 bc:mush_none:40 bc:mushrooms_none:12 bc:mushy_none:32 bc:music_none:70
bc:musiciens_none:-3 bc:muy_none:-8 bc:mv_none:7 bc:my_none:-120 bc:myself_none:43 bc:más_none:4 bc:märchen_none:6
bc:målad_speaker:-5 bc:médiathèque_none:27 bc:mía_none:17 bc:músicos_none:12 bc:n_none:-30 bc:na_none:-96
bc:nach_article:-12 bc:nach_none:-48 bc:nadar_none:19 bc:nah_none:-37 bc:name_speaker:21 bc:named_none:-50
bc:names_negation:-16 bc:names_none:34 bc:naming_none:-5 bc:nantes_none:8 bc:nantes_others:-18 bc:nantes_speaker:-17
bc:nap_none:50 bc:narrow_none:-72 bc:nature_none:45 bc:nda_none:-26 bc:ne_none:-29 bc:near_none:-196
bc:nearly_none:-14 bc:neat_none:21 bc:ned_none:33 bc:needed_none:22 bc:needles_none:20 bc:needs_possessive:-12
bc:negatives_none:19 bc:neighbours_none:-23 bc:nel_none:-31 bc:nerves_none:13 bc:nervous_none:29 bc:nessuno_none:-25
bc:nested_none:-22 bc:network_none:29 bc:neue_none:-89 bc:neuen_none:-45 bc:never_none:-55 bc:never_past:-5
bc:new_none:-121 bc:newark_none:-36 bc:news_none:9 bc:next_none:-27 bc:next_speaker:-49 bc:nice_none:-4
bc:nicely_none:39 bc:nicer_condition:-2 bc:nicht_none:66 bc:nicht_speaker:3 bc:nickel_none:43 bc:nie_none:-21
bc:niece_none:-14 bc:niedzielę_none:7 bc:niente_none:-5 bc:niet_none:34 bc:niewinnie_none:13 bc:night_negation:11
bc:night_none:28 bc:night_order:9 bc:night_reason:-30 bc:night_speaker:-72 bc:nightly_none:-48 bc:nine_none:59
bc:nine_possessive:-60 bc:nineteen_speaker:-18 bc:nineties_none:-8 bc:ninguém_none:-8 bc:nite_none:58 bc:niños_none:16
bc:no_possessive:6 bc:no_speaker:14 bc:nobody_none:-15 bc:nodo_none:4 bc:noise_none:53 bc:noisy_none:-11
bc:non_none:-7 bc:none_none:66 bc:nonsense_condition:-15 bc:nonstop_none:-15 bc:noon_none:74 bc:normal_none:62
bc:normally_none:6 bc:norovirus_none:-14 bc:nos_none:-6 bc:not_article:-18 bc:not_none:-24 bc:nota_none:28
bc:note_none:29 bc:note_possessive:-5 bc:noted_none:26 bc:nothing_none:104 bc:nothing_speaker:-2 bc:notice_none:45
bc:noticed_none:27 bc:noticing_none:58 bc:notification_none:6 bc:notte_none:4 bc:noté_none:-46 bc:nougat_none:30
bc:nova_none:16 bc:novel_none:26 bc:novels_none:13 bc:november_none:13 bc:now_article:14 bc:now_condition:11
bc:now_negation:25 bc:now_none:70 bc:now_others:20 bc:now_possessive:20 bc:now_speaker:8 bc:nu_none:19 bc:nuit_none:9
bc:nuits_none:7 bc:number_none:-47 bc:numbers_none:62 bc:numbers_reason:-27 bc:numbers_speaker:-27 bc:nuovo_none:45
bc:nur_none:-21 bc:nurse_none:-1 bc:nuts_none:14 bc:när_none:-34 bc:o'clock_none:39 bc:o_none:-99 bc:o_possessive:-7
bc:oat_none:-4 bc:ob_none:-14 bc:obiegu_none:15 bc:obv_none:39 bc:occupa_none:-8 bc:och_none:-8 bc:od_none:-34
bc:odd_none:-43 bc:oddam_none:-3 bc:odile_none:28 bc:oduya_none:-21 bc:of_article:-10 bc:of_none:-148
bc:of_possessive:-86 bc:off_order:-1 bc:off_possessive:-9 bc:off_speaker:25 bc:offen_none:5 bc:offer_speaker:-31
bc:offers_none:10 bc:office_none:1 bc:office_past:-7 bc:oh_negation:-5 bc:oh_none:-29 bc:ohhh_none:-16 bc:ohms_none:30
bc:ohne_none:-35 bc:oil_none:5 bc:oiled_none:34 bc:ok_negation:-34 bc:ok_reason:-20 bc:ok_speaker:-28 bc:okafor_none:2
bc:okay_none:-36 bc:okay_reason:-48 bc:old_none:-97 bc:older_none:-14 bc:olds_none:11 bc:olive_none:42 bc:olmo_none:28
bc:olsak_none:1 bc:om_none:-27 bc:omg_none:-94 bc:on-call_none:-15 bc:on_article:-51 bc:on_every:-52 bc:on_is:-2
bc:on_modal:-18 bc:on_negation:6 bc:on_none:-97 bc:on_order:13 bc:on_possessive:-101 bc:on_speaker:-15 bc:once_past:-4
bc:once_speaker:-16 bc:one-way_none:-17 bc:one_article:35 bc:one_condition:34 bc:one_every:30 bc:one_modal:-86
bc:one_negation:-31 bc:one_none:-4 bc:one_speaker:1 bc:one_told:-37 bc:ones_article:4 bc:ones_condition:-51
bc:ones_none:30 bc:onions_none:44 bc:online_none:-14 bc:only_none:42 bc:only_speaker:9 bc:ons_none:9 bc:ontem_none:15
bc:onto_none:-40 bc:op_none:-74 bc:open_none:-10 bc:open_possessive:-4 bc:opened_none:-24 bc:opening_none:5
bc:opening_speaker:-13 bc:opens_none:1 bc:opera_none:13 bc:opinion_speaker:-29 bc:opposite_none:3 bc:options_none:24
bc:or_none:-120 bc:or_reason:-9 bc:or_speaker:-31 bc:oral_none:-25 bc:order_none:-19 bc:orders_none:10
bc:ordinary_none:4 bc:original_none:-66 bc:originals_none:5 bc:os_none:-41 bc:ostertag_none:1 bc:other_none:-1
bc:otherwise_is:-26 bc:otherwise_none:25 bc:otherwise_possessive:-14 bc:otis_none:11 bc:otroligt_none:16
bc:our_none:-68 bc:out_article:9 bc:out_condition:-2 bc:out_every:-11 bc:out_none:53 bc:outage_speaker:-1
bc:outboard_none:20 bc:outbound_none:-40 bc:outcome_speaker:-20 bc:outline_none:6 bc:outstanding_none:20
bc:over_none:-60 bc:overdraft_none:29 bc:overnight_none:37 bc:overtime_none:-7 bc:overuse_none:-7 bc:own_none:-68
bc:owner_none:48 bc:owners_negation:-2 bc:owners_none:8 bc:owns_none:-58 bc:pacientes_negation:-16 bc:package_none:21
bc:packages_none:42 bc:paga_none:-8 bc:pagar_negation:-5 bc:page_none:-33 bc:pager_none:64 bc:pages_none:19
bc:paid_none:-6 bc:paint_none:-81 bc:painted_none:-62 bc:pair_none:10 bc:palavras_none:19 bc:pale_none:-42
bc:palet_none:-6 bc:palette_none:1 bc:panel_none:17 bc:pantalla_none:13 bc:papegaaien_none:3 bc:papel_none:15
bc:paper_speaker:-59 bc:papers_none:44 bc:papers_speaker:-21 bc:par_none:-117 bc:para_none:-9 bc:parade_none:1
bc:parallel_none:-11 bc:parent_none:3 bc:parental_none:-3 bc:parents_none:-44 bc:park_none:-2 bc:parked_none:-3
bc:parrot_none:26 bc:parser_none:-24 bc:parser_others:-20 bc:parsing_none:3 bc:part_speaker:-7 bc:parte_none:-26
bc:party_none:8 bc:pass_none:-36 bc:passe_none:-1 bc:passei_none:-4 bc:passen_none:18 bc:passent_none:9
bc:passer_none:-16 bc:passes_none:3 bc:passport_none:-20 bc:password_none:3 bc:password_speaker:-66 bc:past_none:-94
bc:past_possessive:-3 bc:paste_none:-12 bc:pastry_none:6 bc:patient_none:-23 bc:patients_negation:-9
bc:patients_speaker:-31 bc:pattern_is:-6 bc:pattern_speaker:-4 bc:patterns_none:16 bc:paw_none:17 bc:pay_none:-63
bc:payday_none:1 bc:paying_none:-16 bc:payment_none:-49 bc:paypal_none:16 bc:pays_none:-19 bc:payslip_none:-9
bc:peacock_none:4 bc:pearl_none:27 bc:pearl_speaker:1 bc:pears_none:8 bc:pen_none:45 bc:pencil_none:1
bc:pendant_none:-28 bc:people_article:2 bc:people_modal:-1 bc:people_none:56 bc:people_speaker:9 bc:pepper_none:27
bc:per_none:-201 bc:percent_none:46 bc:percent_order:-27 bc:perfect_none:1 bc:permit_speaker:-7 bc:person_modal:-15
bc:person_none:49 bc:person_order:-30 bc:persone_none:12 bc:personne_negation:-17 bc:personnes_reason:-4
bc:petra_none:18 bc:pharmacie_none:29 bc:phase_none:8 bc:phases_none:16 bc:phew_none:20 bc:phl_none:2
bc:phoenix_none:-11 bc:phone_none:-33 bc:phone_speaker:-20 bc:phones_none:24 bc:photo_none:47 bc:photos_speaker:-16
bc:physics_none:2 bc:pi_none:10 bc:piano_none:-21 bc:pianoforte_negation:-27 bc:pick_none:-51 bc:picked_none:-49
bc:pics_none:15 bc:picture_none:27 bc:pie_none:2 bc:piec_none:-1 bc:piece_none:24 bc:pienso_speaker:-19
bc:pies_none:-31 bc:pill_speaker:-25 bc:pilot_none:-9 bc:pintó_possessive:-24 bc:pipeline_none:3 bc:pipes_none:3
bc:pirate_none:1 bc:piscina_none:21 bc:piso_none:-10 bc:pixel_none:37 bc:pizza_none:68 bc:place_none:-66
bc:places_none:50 bc:plain_none:-71 bc:plan_none:24 bc:plan_speaker:4 bc:plane_none:-47 bc:plans_none:12
bc:plastic_none:6 bc:plate_none:-6 bc:platform_none:-43 bc:play_none:-69 bc:played_none:-28 bc:players_none:2
bc:playground_none:9 bc:playing_none:-12 bc:plays_none:-103 bc:please_negation:-81 bc:please_none:-48
bc:please_speaker:48 bc:plenty_none:12 bc:pls_negation:-114 bc:pls_none:4 bc:pls_reason:12 bc:pls_speaker:8
bc:plug_none:-11 bc:plugs_none:-10 bc:plus_none:-4 bc:pm_is:-18 bc:pm_none:29 bc:pocket_none:35 bc:poems_none:24
bc:poetry_none:29 bc:point_none:15 bc:points_condition:-3 bc:points_every:-33 bc:points_none:84 bc:points_speaker:17
bc:policy_none:1 bc:polish_speaker:-11 bc:pollo_none:11 bc:polls_none:-41 bc:pond_none:5 bc:pont_none:27
bc:pontoon_none:-27 bc:pontos_none:38 bc:poor_none:-49 bc:poplars_none:1 bc:poprawię_none:16 bc:por_none:-120
bc:port_none:-28 bc:porte_none:-1 bc:porter_none:6 bc:porto_none:46 bc:porto_others:-14 bc:pose_none:17
bc:possible_none:53 bc:postcards_none:17 bc:poster_none:12 bc:pot_none:43 bc:potatoes_none:11 bc:pounds_none:1
bc:poussette_none:8 bc:power_none:-74 bc:ppm_none:21 bc:practical_none:-13 bc:practice_speaker:-87
bc:practise_none:-42 bc:predict_none:19 bc:prefer_none:-12 bc:preferisco_none:-18 bc:prefers_none:-28
bc:prefetch_none:32 bc:prefiero_none:-31 bc:premiere_none:16 bc:premiere_speaker:2 bc:prend_none:-19
bc:prendiamo_none:-9 bc:pressing_none:-6 bc:previous_none:-2 bc:price_speaker:-46 bc:prima_none:-4 bc:primary_none:-25
bc:primavera_none:-28 bc:print_none:3 bc:print_speaker:-87 bc:printed_none:-19 bc:priority_none:-8 bc:private_none:-25
bc:pro_none:-123 bc:probably_none:-14 bc:proceed_none:-5 bc:product_none:12 bc:production_none:-44 bc:prof_none:11
bc:professor_none:-57 bc:profile_none:13 bc:profile_speaker:7 bc:project_none:15 bc:promise_none:104
bc:promised_none:-9 bc:pronounce_none:3 bc:proper_none:-11 bc:property_none:-14 bc:protocol_none:10
bc:protokolliert_none:13 bc:proud_none:3 bc:proudly_none:3 bc:prova_none:-13 bc:provet_none:18 bc:provide_none:-60
bc:providing_none:-7 bc:przy_none:-31 bc:précises_none:23 bc:préfère_none:-16 bc:próbek_none:37 bc:psi_none:5
bc:pubblicano_none:24 bc:public_none:-6 bc:puh_none:28 bc:puis_none:-19 bc:pull_none:-19 bc:pulls_none:-40
bc:pump_none:-39 bc:pumps_none:33 bc:punkte_none:15 bc:puns_none:28 bc:punto_none:7 bc:puntos_and:-7 bc:puntos_none:27
bc:pupils_modal:-6 bc:purple_none:16 bc:purée_speaker:-12 bc:push_none:5 bc:pushed_none:4 bc:put_none:-75
bc:put_possessive:-43 bc:px_none:43 bc:på_none:-54 bc:pénible_none:31 bc:quadratmeter_none:30 bc:quadrilha_none:16
bc:quarry_none:-26 bc:quarter_none:-7 bc:quartz_none:3 bc:quay_none:-3 bc:que_negation:-19 bc:que_none:-153
bc:quedamos_none:-15 bc:quelqu'un_none:19 bc:question_none:55 bc:question_reason:-18 bc:queue_none:-2
bc:queue_reason:1 bc:queueing_none:3 bc:qui_none:-9 bc:quick_none:-12 bc:quickly_none:3 bc:quiet_none:-48
bc:quieter_none:9 bc:quit_none:36 bc:quiz_speaker:-62 bc:quizzes_speaker:-18 bc:quoi_none:-21 bc:quota_none:3
bc:quote_none:-35 bc:quoted_none:-19 bc:quotes_none:-62 bc:qué_none:-43 bc:rack_article:-10 bc:rack_none:-29
bc:rack_speaker:20 bc:racket_none:14 bc:raconté_none:-5 bc:rad_none:-10 bc:radio_none:-13 bc:rail_none:9
bc:rain_none:18 bc:raise_none:-27 bc:raised_none:-20 bc:ramp_none:60 bc:ran_none:-36 bc:rand_none:10
bc:rang_possessive:-3 bc:rather_none:-53 bc:rats_none:14 bc:rattled_none:35 bc:ratunku_none:33 bc:raus_none:38
bc:raw_none:-9 bc:re-treaded_none:11 bc:reach_none:-41 bc:reaches_none:-49 bc:read_article:-16 bc:read_none:-51
bc:reading_possessive:-19 bc:reads_none:-108 bc:real_none:-53 bc:realized_speaker:-8 bc:really_none:14
bc:rear_none:-21 bc:reason_none:58 bc:reason_speaker:-31 bc:reasons_none:2 bc:reboot_none:22 bc:rebuild_none:49
bc:reception_none:6 bc:recipes_vague:-1 bc:recognition_none:31 bc:recording_none:25 bc:records_none:43 bc:red_none:-23
bc:red_speaker:-20 bc:redesign_none:37 bc:redo_none:-9 bc:redone_none:17 bc:reef_none:-1 bc:ref_none:-26
bc:reference_none:-58 bc:refill_none:10 bc:refranes_none:-18 bc:refuelled_none:18 bc:refuses_none:-6 bc:regalo_none:1
bc:regarding_none:-17 bc:regatta_speaker:-11 bc:regions_none:42 bc:regression_speaker:-14 bc:regret_none:14
bc:relatórios_none:-11 bc:release_none:-13 bc:reliquary_none:23 bc:remains_none:-3 bc:remember_none:-47
bc:reminds_speaker:-27 bc:remonte_none:-21 bc:remove_none:-11 bc:removed_none:-20 bc:remplacé_none:-21
bc:remplir_none:-1 bc:rename_none:-50 bc:renamed_none:-29 bc:render_none:-15 bc:renewal_none:19 bc:renewing_none:-7
bc:rent_none:37 bc:rental_speaker:-62 bc:repair_none:-32 bc:repairable_none:5 bc:repeat_none:49 bc:repeats_none:8
bc:replace_none:-6 bc:replaced_none:-9 bc:replicas_none:40 bc:reports_speaker:-19 bc:reporté_none:-26
bc:request_none:66 bc:reread_none:-12 bc:rescue_none:-4 bc:reservado_none:-4 bc:reservation_condition:10
bc:reservation_is:3 bc:reservation_none:-77 bc:reservation_speaker:34 bc:reservations_none:22 bc:reserve_none:31
bc:reset_none:-20 bc:respect_none:65 bc:respira_none:25 bc:rest_none:25 bc:reste_none:-27 bc:result_none:15
bc:resumo_none:-5 bc:retire_none:-17 bc:retired_none:19 bc:retries_none:6 bc:retrieve_none:-18 bc:retry_none:-65
bc:return_none:-51 bc:returns_none:-31 bc:reunião_none:-8 bc:reuses_none:-1 bc:rev_none:-14 bc:rever_none:-3
bc:reversed_none:16 bc:reverted_none:3 bc:review_none:48 bc:revision_none:-73 bc:revision_speaker:-50
bc:revisione_none:-13 bc:revoked_none:8 bc:rewired_none:17 bc:rhyme_none:3 bc:ria_none:-1 bc:ribbon_none:1
bc:ribs_none:12 bc:ride_none:18 bc:right_none:50 bc:right_order:-91 bc:rileggere_none:25 bc:ring_none:-78
bc:rings_none:-6 bc:ringtones_none:22 bc:rir_none:21 bc:rises_none:9 bc:road_speaker:-16 bc:robot_none:-15
bc:robust_none:5 bc:rodin_none:13 bc:roligt_none:1 bc:rollback_none:-41 bc:rome_none:22 bc:roof_none:40
bc:room_none:35 bc:room_speaker:21 bc:root_none:-20 bc:ropeway_none:-11 bc:rosa_none:30 bc:rose_none:7
bc:roses_none:43 bc:rota_speaker:-12 bc:roughly_none:-39 bc:roundabouts_none:-15 bc:route_none:14 bc:router_none:24
bc:row_article:-23 bc:row_none:9 bc:rows_none:36 bc:rpm_none:2 bc:rtt_none:16 bc:rule_none:-6 bc:rule_speaker:-11
bc:running_none:25 bc:runs_none:-15 bc:runs_order:-10 bc:rush_speaker:-17 bc:rust_none:73 bc:ruud_none:2
bc:rye_modal:-13 bc:récupérer_possessive:-13 bc:s'écroule_none:19 bc:s_none:60 bc:sack_none:5 bc:saddle_speaker:-11
bc:sadly_others:-25 bc:said_none:11 bc:sailing_none:-1 bc:salt_none:9 bc:same_none:-12 bc:sample_none:-19
bc:san_none:-20 bc:sand_none:12 bc:sank_none:-12 bc:saturday_none:25 bc:saturday_speaker:-3 bc:saturdays_none:37
bc:sauce_none:51 bc:sauces_none:28 bc:saudade_none:-32 bc:saut_none:19 bc:save_none:-17 bc:saved_possessive:-10
bc:saves_none:-19 bc:saw_none:-22 bc:saxofón_none:5 bc:say_none:-45 bc:say_others:-2 bc:say_reason:-7
bc:say_speaker:25 bc:saydım_none:12 bc:saying_none:-74 bc:sayings_none:-21 bc:says_none:-115 bc:scale_none:8
bc:scales_speaker:-18 bc:scandal_none:16 bc:scanner_none:-10 bc:scanners_none:4 bc:schaffe_speaker:-45
bc:schedule_speaker:-53 bc:scheduled_none:-4 bc:schilf_none:13 bc:schluss_none:18 bc:schmeckt_none:5
bc:schneider_none:9 bc:scholarship_none:8 bc:schon_none:-37 bc:school_none:-53 bc:school_speaker:-118
bc:schreiben_none:-7 bc:schule_none:32 bc:schönen_none:-69 bc:schülern_none:8 bc:scouts_others:-3 bc:scrap_none:-40
bc:screen_none:15 bc:screenshot_none:16 bc:script_none:1 bc:seagulls_none:-10 bc:seal_none:10 bc:season_none:22
bc:seat_none:10 bc:sec_none:1 bc:second_none:-69 bc:secondes_none:61 bc:seconds_condition:-33 bc:seconds_none:83
bc:seconds_reason:-35 bc:seconds_speaker:5 bc:security_none:-1 bc:see_none:-102 bc:see_possessive:-32
bc:seeing_none:-53 bc:seems_none:-53 bc:seen_none:-58 bc:sees_negation:-9 bc:sees_none:-33 bc:segfault_none:4
bc:segundos_none:13 bc:sein_none:36 bc:seiten_none:-18 bc:sekretariat_none:1 bc:sekunden_none:3 bc:sekunder_none:34
bc:selfies_none:-17 bc:sell_none:-24 bc:selling_none:-48 bc:semaine_none:23 bc:semicolon_none:18 bc:sempre_none:23
bc:send_none:-97 bc:send_possessive:-2 bc:sends_none:-40 bc:sends_others:-17 bc:sense_none:29 bc:sent_none:-71
bc:separating_none:4 bc:sept_none:33 bc:sera_none:-41 bc:serial_none:-38 bc:series_none:1 bc:series_others:-23
bc:serio_none:28 bc:seriously_none:15 bc:server_negation:-1 bc:server_none:-19 bc:service_article:-22
bc:service_none:-6 bc:serviced_none:-9 bc:servisi_none:-27 bc:servía_none:20 bc:session_none:75 bc:session_speaker:-7
bc:set_none:-23 bc:settings_none:-40 bc:settle_none:10 bc:setup_none:59 bc:seul_none:7 bc:seventies_none:29
bc:seviyorum_none:3 bc:sextas_none:16 bc:share_none:-8 bc:shared_none:-29 bc:shed_none:57 bc:sheet_is:-63
bc:sheet_none:26 bc:sheets_none:47 bc:shelf_none:3 bc:shelter_none:4 bc:shelves_none:21 bc:shes_none:-37
bc:shift_speaker:-15 bc:shine_none:19 bc:ship_none:-30 bc:ship_speaker:-20 bc:ships_none:-16 bc:shirt_none:7
bc:shoe_none:8 bc:shop_none:26 bc:shop_speaker:-9 bc:short_none:-25 bc:shots_none:7 bc:show_none:23 bc:shower_none:4
bc:shows_article:-28 bc:shows_none:24 bc:sich_none:-22 bc:sicilian_speaker:-27 bc:side_none:35 bc:sideways_none:26
bc:sie_none:-9 bc:siete_none:26 bc:sight-reading_none:18 bc:signals_none:15 bc:signs_none:-9 bc:silence_none:-25
bc:sim_none:13 bc:simple_none:5 bc:simply_none:-15 bc:simulacro_none:40 bc:since_speaker:-6 bc:sind_none:3
bc:sing_none:1 bc:singing_condition:-2 bc:single_none:-98 bc:sink_none:28 bc:sinon_speaker:-50 bc:sits_none:-56
bc:six_none:28 bc:six_speaker:-32 bc:sixth_none:15 bc:size_none:-1 bc:size_speaker:-36 bc:się_none:-26
bc:sjukhusets_none:-6 bc:ska_none:-13 bc:sketch_none:43 bc:skicka_none:-1 bc:skiing_none:8 bc:skiing_speaker:-6
bc:skip_none:-55 bc:skips_none:-12 bc:skriv_none:-4 bc:sköldpadda_speaker:-25 bc:slams_none:-10 bc:slate_none:20
bc:sleep_none:19 bc:sleepy_none:-84 bc:slices_none:-1 bc:sling_none:-3 bc:slip_none:6 bc:slope_none:8 bc:slots_none:90
bc:slow_none:-23 bc:slower_none:42 bc:small_none:-10 bc:small_speaker:-74 bc:smell_none:-23 bc:smile_none:77
bc:smoke_none:-6 bc:snaps_none:7 bc:snapshot_none:-26 bc:snippet_none:-31 bc:snug_none:12 bc:so_is:-8
bc:so_negation:-3 bc:so_none:63 bc:so_speaker:-66 bc:sock_none:5 bc:socket_none:66 bc:sockets_none:28
bc:socks_none:-33 bc:soft_none:-18 bc:softly_none:12 bc:soir_none:9 bc:sol_none:30 bc:sold_none:-8
bc:soldered_possessive:-19 bc:solen_none:-8 bc:solved_none:-7 bc:some_none:-67 bc:somebody_none:-49
bc:somebody_order:-2 bc:somehow_none:-18 bc:someone_none:-70 bc:something_none:-3 bc:something_possessive:-4
bc:something_speaker:-42 bc:sometimes_speaker:-19 bc:somewhere_none:-33 bc:sommar_none:34 bc:son_none:28
bc:song_none:12 bc:songs_none:-2 bc:soon_none:59 bc:soon_reason:-60 bc:sooner_none:-2 bc:sooo_none:-8
bc:soothing_none:16 bc:sordo_none:27 bc:sorry_none:107 bc:sorry_reason:-30 bc:sorry_speaker:-119 bc:sorted_none:-32
bc:sorting_none:-40 bc:sorts_none:-23 bc:soul_none:23 bc:sound_none:-7 bc:sounds_none:-26 bc:soup_none:10
bc:sous_none:-2 bc:south_none:-14 bc:spa_none:-1 bc:spaghetti_none:26 bc:spare_none:-72 bc:speak_none:-39
bc:speakers_none:-8 bc:speaking_none:7 bc:specific_none:-15 bc:speech_none:-19 bc:spegne_none:-27 bc:spelling_none:9
bc:spent_none:-20 bc:spent_possessive:-28 bc:spike_none:29 bc:spikes_none:-18 bc:split_none:-60 bc:spoke_none:16
bc:spoon_none:41 bc:spoons_none:26 bc:spreadsheet_none:18 bc:spring_none:25 bc:spring_speaker:-1 bc:sprint_none:9
bc:sprzęcie_none:20 bc:spss_none:6 bc:späten_none:-13 bc:spółdzielni_none:15 bc:squeak_none:2 bc:squeezes_none:-18
bc:sry_none:-5 bc:stack_none:-29 bc:staff_none:-30 bc:stage_none:2 bc:staging_none:-19 bc:stairs_none:22
bc:stale_none:-32 bc:stand_none:-12 bc:standard_none:-12 bc:standup_none:4 bc:stars_none:29 bc:start_none:-30
bc:started_none:1 bc:starts_none:-8 bc:startup_none:30 bc:starving_none:14 bc:state_none:-4 bc:statement_none:14
bc:station_none:28 bc:statistics_negation:-19 bc:statue_none:14 bc:status_none:-78 bc:stay_none:-76 bc:stays_none:-42
bc:steal_none:-4 bc:steam_none:15 bc:steht_none:-43 bc:steilstrecke_none:8 bc:steps_none:17 bc:sternschnuppen_none:-17
bc:stick_none:70 bc:sticker_none:26 bc:sticks_none:13 bc:still_negation:-22 bc:still_none:-54 bc:stocktake_none:-14
bc:stoke_none:2 bc:stole_possessive:-47 bc:stones_none:26 bc:stood_order:-32 bc:stool_none:18 bc:stop_none:48
bc:stop_speaker:14 bc:stops_none:-54 bc:storage_none:-1 bc:stored_none:-7 bc:stores_none:-19 bc:stories_none:23
bc:storm_none:2 bc:storm_reason:-2 bc:story_none:39 bc:story_speaker:3 bc:street_none:3 bc:stressful_none:3
bc:stretched_none:-18 bc:stricter_none:8 bc:string_none:17 bc:stroke_none:5 bc:stroller_none:14 bc:struggling_none:10
bc:stuck_none:-59 bc:student_none:-12 bc:student_speaker:-8 bc:study_none:-69 bc:stuff_none:38 bc:stuffed_none:-2
bc:stung_possessive:-37 bc:styles_none:14 bc:ständig_none:-17 bc:stück_none:-8 bc:submission_none:16
bc:successfully_none:-44 bc:such_none:-2 bc:suffit_none:35 bc:sugar_none:27 bc:suit_none:-28 bc:suitcases_speaker:-18
bc:suits_none:-22 bc:summer_none:22 bc:summer_others:-43 bc:summer_speaker:-56 bc:sunbeds_none:3 bc:sunday_none:1
bc:sundays_none:54 bc:sunset_none:25 bc:suona_none:-15 bc:supermarkets_none:8 bc:supplie_none:11 bc:supplier_none:-31
bc:support_none:-14 bc:suppose_none:55 bc:sur_none:-54 bc:sure_none:-32 bc:sure_speaker:-32 bc:surprisingly_none:-23
bc:surtout_none:-5 bc:survives_none:2 bc:susan_none:12 bc:svg_none:1 bc:swallows_none:-58 bc:swap_none:7
bc:swapped_none:-60 bc:swaps_none:-14 bc:swear_none:11 bc:swear_speaker:1 bc:sweating_none:2 bc:swings_none:-43
bc:swiss_none:-24 bc:syllabus_none:19 bc:sylvain_none:19 bc:symphony_none:32 bc:system_others:-18
bc:szatni_negation:-13 bc:säcken_none:57 bc:så_none:-30 bc:söndag_none:7 bc:sürüyor_none:13 bc:table_none:20
bc:table_speaker:-31 bc:tables_none:58 bc:tack_none:13 bc:tackle_none:-10 bc:tage_none:9 bc:tages_none:13
bc:tagged_none:-40 bc:tags_none:30 bc:take_none:-102 bc:taken_none:-70 bc:takes_none:-119 bc:taking_none:-44
bc:talk_none:6 bc:talked_none:-7 bc:tall_none:58 bc:tandem_speaker:-51 bc:tar_none:-40 bc:target_none:-39
bc:tariff_none:-79 bc:tarvisio_none:20 bc:task_none:-9 bc:taste_none:29 bc:taxi_none:-2 bc:tb_none:49 bc:tbh_none:15
bc:te_none:-64 bc:tea_none:24 bc:teacher_none:-17 bc:teacher_speaker:-31 bc:teal_none:32 bc:technicality_none:10
bc:teclado_none:13 bc:teeth_none:20 bc:tell_none:-34 bc:telling_none:-40 bc:tells_none:-40 bc:tem_none:-5
bc:temp_negation:-10 bc:temperatura_none:-8 bc:temps_none:37 bc:tenant_none:-95 bc:tenda_none:39 bc:teniamo_none:-26
bc:ter_negation:-20 bc:teraz_none:-60 bc:term_none:48 bc:terminal_none:16 bc:terminar_none:-2 bc:termine_none:1
bc:terrace_none:2 bc:terrible_none:-6 bc:terças_none:8 bc:tesoro_none:9 bc:tested_none:1 bc:tests_none:-32
bc:than_none:-130 bc:than_possessive:-14 bc:than_speaker:-64 bc:thank_none:-111 bc:thanks_none:45 bc:thanks_reason:-31
bc:that_modal:-22 bc:that_negation:-79 bc:that_order:41 bc:that_others:-54 bc:that_reason:35 bc:that_speaker:-109
bc:that_told:-4 bc:thats_none:-138 bc:thats_possessive:-8 bc:the_none:-344 bc:theatre_none:-1 bc:their_none:-107
bc:them_modal:-8 bc:them_negation:12 bc:them_none:40 bc:them_others:17 bc:them_past:-35 bc:them_possessive:10
bc:them_speaker:76 bc:theme_none:-30 bc:then_none:31 bc:then_speaker:-54 bc:theory_none:-48 bc:there_condition:14
bc:there_every:-11 bc:there_is:-36 bc:there_modal:-12 bc:there_none:126 bc:there_possessive:14 bc:there_speaker:-32
bc:theres_article:-34 bc:theres_negation:-14 bc:these_none:-89 bc:they'll_none:-16 bc:they're_none:-23
bc:they_none:-70 bc:thick_none:24 bc:thin_none:-15 bc:thing_none:131 bc:thing_order:-11 bc:thing_possessive:5
bc:thing_speaker:-93 bc:things_none:47 bc:think_article:-2 bc:think_none:6 bc:think_speaker:-44 bc:thinks_speaker:-64
bc:third_none:-76 bc:thirteen_none:-16 bc:this_none:-25 bc:this_speaker:-145 bc:tho_none:19 bc:those_none:-14
bc:though_speaker:-20 bc:thought_speaker:-17 bc:thoughts_none:18 bc:threads_none:77 bc:three_none:-80
bc:thrillers_reason:-1 bc:through_none:-81 bc:through_possessive:-18 bc:throughout_none:6 bc:throws_none:-8
bc:thru_none:-50 bc:thumb_vague:-1 bc:thunder_none:-20 bc:thursday_none:13 bc:thx_none:44 bc:ticket_none:-25
bc:tickets_none:20 bc:ticks_none:52 bc:tiempo_none:1 bc:tiene_none:-63 bc:tient_none:-18 bc:tight_none:1
bc:til_none:-49 bc:tile_none:10 bc:tiles_none:18 bc:till_none:-50 bc:time_condition:-4 bc:time_none:92
bc:time_order:24 bc:time_others:-71 bc:time_possessive:35 bc:time_reason:21 bc:time_speaker:-109 bc:timeout_none:-17
bc:timeouten_none:-5 bc:times_article:-10 bc:times_none:58 bc:times_order:-32 bc:times_speaker:4 bc:timing_none:42
bc:tips_none:-26 bc:tired_none:38 bc:tmrw_speaker:-17 bc:to_article:-10 bc:to_none:-165 bc:to_possessive:-83
bc:tocar_none:-9 bc:toch_negation:-2 bc:tocou_negation:-3 bc:toda_none:-15 bc:today_none:113 bc:today_others:-21
bc:today_speaker:-46 bc:toe_none:43 bc:together_none:81 bc:together_speaker:5 bc:told_speaker:-17 bc:tomorrow_none:75
bc:tomorrow_speaker:-1 bc:tones_none:-7 bc:tonight_condition:-7 bc:tonight_none:104 bc:tonight_speaker:-58
bc:tonnes_none:15 bc:too_none:-34 bc:too_speaker:10 bc:took_none:-49 bc:tooth_none:11 bc:top_none:21 bc:topic_none:28
bc:topic_speaker:-12 bc:tops_none:56 bc:torch_none:39 bc:total_none:2 bc:touch_none:-82 bc:touches_none:-51
bc:touchy_none:14 bc:toujours_negation:-27 bc:toujours_none:-2 bc:tour_none:12 bc:touring_none:-17 bc:tout_none:21
bc:toute_none:-23 bc:toward_none:-17 bc:towards_none:-51 bc:town_none:-25 bc:traces_none:-18 bc:track_none:-13
bc:tracker_none:44 bc:tracteur_none:19 bc:tractor_none:10 bc:trade_none:37 bc:tradition_none:56 bc:tradição_none:17
bc:trae_none:-2 bc:traffic_none:25 bc:traghetto_none:30 bc:trailers_none:12 bc:trainer_negation:-7 bc:training_none:-8
bc:tram_none:30 bc:translated_none:1 bc:tras_none:-28 bc:traurig_none:10 bc:travel_none:-68 bc:tray_none:34
bc:trays_none:24 bc:treat_none:-10 bc:tree_none:25 bc:triangles_none:5 bc:trick_none:15 bc:tried_none:7
bc:trieste_none:23 bc:trieste_past:-4 bc:trieste_speaker:31 bc:trinity_none:16 bc:trip_none:61 bc:trip_reason:-32
bc:trip_speaker:-1 bc:tripod_none:10 bc:trips_none:-42 bc:tronco_none:16 bc:trop_none:-24 bc:trotz_none:-21
bc:trout_none:27 bc:trucs_none:16 bc:true_none:35 bc:truing_none:25 bc:trumpets_none:27 bc:trunk_none:20
bc:try_none:-17 bc:try_past:-24 bc:trânsito_none:21 bc:trägolvet_none:2 bc:tuba_none:8 bc:tuesdays_past:-6
bc:tuin_none:6 bc:tune_none:17 bc:tuner_none:-8 bc:turbine_none:9 bc:turing_none:50 bc:turku_others:-38
bc:turku_speaker:-7 bc:turn_none:26 bc:turn_possessive:-30 bc:turned_none:-32 bc:turret_none:6 bc:tuscany_none:26
bc:tutor_speaker:-12 bc:twice_article:-4 bc:twice_none:53 bc:two_none:-20 bc:two_others:-16 bc:two_speaker:-17
bc:tygodniowo_none:28 bc:typescript_none:31 bc:typical_none:3 bc:typos_speaker:-73 bc:tyrant_none:7
bc:téléphone_none:5 bc:tür_none:41 bc:u_none:-8 bc:u_possessive:-29 bc:ugh_none:4 bc:uhr_none:47 bc:umber_none:45
bc:umbrella_none:32 bc:un_none:-12 bc:unaccompanied_none:18 bc:uncle_none:-51 bc:unclear_none:-11
bc:under_negation:-10 bc:under_none:-173 bc:under_possessive:-10 bc:underrated_none:1 bc:understand_none:-66
bc:understanding_none:9 bc:university_speaker:-21 bc:unlock_none:24 bc:unmetered_none:13 bc:unplugged_none:7
bc:unread_condition:-5 bc:unreal_none:19 bc:unsafe_none:20 bc:unterm_none:-24 bc:unterschrieben_none:21
bc:until_none:-107 bc:until_speaker:-53 bc:up_article:2 bc:up_order:-89 bc:up_past:22 bc:up_possessive:-56
bc:update_none:43 bc:updated_none:12 bc:updating_none:-45 bc:upgrade_none:-1 bc:upgrading_none:-52 bc:uplink_none:14
bc:upload_none:-59 bc:uploaded_none:-2 bc:uploader_none:20 bc:upper_none:-59 bc:ups_none:-59 bc:upset_none:-15
bc:upstairs_none:-59 bc:ur_none:-17 bc:urok_none:23 bc:us_none:71 bc:us_reason:-23 bc:us_speaker:25 bc:use_none:-65
bc:use_possessive:-53 bc:use_speaker:7 bc:used_none:-11 bc:useful_none:24 bc:user_none:-99 bc:useremo_none:-14
bc:users_modal:-8 bc:users_none:62 bc:uses_none:-76 bc:using_none:-76 bc:using_possessive:-9 bc:ustaliliśmy_none:25
bc:usual_none:68 bc:usypiają_none:7 bc:utc_none:16 bc:utilise_none:-13 bc:utrecht_none:16 bc:va_none:-8
bc:valla_none:6 bc:value_none:23 bc:valves_none:6 bc:van_none:-14 bc:vans_none:-4 bc:variables_none:-13
bc:variant_none:12 bc:varnish_none:56 bc:vats_none:9 bc:vault_none:4 bc:veckan_none:29 bc:vendor_none:-31
bc:vendredi_none:49 bc:ver_none:-5 bc:verified_none:31 bc:verlegt_none:8 bc:vers_none:-1 bc:verses_none:40
bc:version_none:-16 bc:verträgt_none:-18 bc:very_none:-153 bc:vesper_none:42 bc:vests_none:12 bc:vet_none:-31
bc:vi_none:-62 bc:via_none:-85 bc:viaggio_none:7 bc:vicar_none:3 bc:vidrio_none:8 bc:viel_none:-14 bc:viele_others:-5
bc:view_none:-1 bc:village_none:-29 bc:villanueva_none:16 bc:violet_none:29 bc:violet_order:12 bc:visa_none:-11
bc:visit_none:53 bc:visto_none:-11 bc:vocht_none:50 bc:voglia_none:16 bc:voicemail_none:5 bc:voices_none:1
bc:voids_none:-25 bc:volcanoes_speaker:-25 bc:voliere_none:15 bc:voller_none:-26 bc:volta_none:-18 bc:voltage_none:-5
bc:volés_none:-12 bc:vom_none:-88 bc:von_none:-54 bc:voor_none:-30 bc:voor_speaker:-22 bc:voordat_speaker:-22
bc:vorgemerkt_none:28 bc:vorstand_none:11 bc:voucher_article:-24 bc:voucher_none:-31 bc:vous_none:-21
bc:vowels_none:27 bc:vpn_none:17 bc:w_none:-84 bc:wachsen_none:3 bc:wait_speaker:4 bc:waiter_speaker:-26
bc:wake_none:-67 bc:walk_none:-31 bc:walking_none:-30 bc:walks_none:-64 bc:walkway_none:-9 bc:wall_none:38
bc:walnut_article:11 bc:walnut_none:82 bc:walnut_speaker:4 bc:wander_none:25 bc:want_none:-54 bc:want_possessive:-16
bc:wants_none:-45 bc:war_none:-1 bc:wards_none:-10 bc:warehouse_none:-9 bc:warm_none:-40 bc:warmup_none:3
bc:was_article:-5 bc:was_none:-63 bc:watch_none:9 bc:watchdog_none:17 bc:watched_none:-27 bc:watching_article:-3
bc:watching_none:-7 bc:water_none:-15 bc:water_speaker:-37 bc:watt_none:37 bc:watts_modal:-6 bc:watts_none:67
bc:way_is:-6 bc:way_none:4 bc:way_reason:-2 bc:way_speaker:-7 bc:ways_none:27 bc:we're_none:-2 bc:we_none:-10
bc:we_past:-7 bc:wear_none:-44 bc:wearing_possessive:-27 bc:wears_article:-3 bc:wears_none:-17 bc:weather_none:-17
bc:weathervane_none:7 bc:weaver_negation:-19 bc:web_none:-14 bc:wed_none:-3 bc:wedding_none:62 bc:weddings_none:21
bc:wednesday_none:59 bc:wednesday_others:-16 bc:wednesdays_none:17 bc:week_article:7 bc:week_modal:2 bc:week_none:84
bc:week_others:-5 bc:week_speaker:-148 bc:weekdays_none:53 bc:weekend_none:85 bc:weekly_none:-40 bc:weeks_condition:-9
bc:weeks_none:45 bc:wegen_none:-34 bc:weigh_none:-15 bc:weighs_none:-16 bc:weir_none:-41 bc:well_none:43
bc:werden_none:13 bc:were_none:-3 bc:west_speaker:-24 bc:wet_none:-23 bc:wewn_none:23 bc:what_none:-1
bc:what_others:-18 bc:what_speaker:-192 bc:whatever_none:-40 bc:whatever_others:-28 bc:whatever_speaker:-16
bc:whats_none:-24 bc:when_speaker:-25 bc:where_none:-105 bc:where_speaker:-87 bc:whether_none:-140
bc:whether_speaker:-49 bc:which_none:-86 bc:which_others:-20 bc:which_speaker:-98 bc:while_none:-3
bc:while_speaker:-159 bc:whine_none:20 bc:whistle_none:13 bc:white_none:-18 bc:who_none:-37 bc:whole_none:-132
bc:whom_none:18 bc:whom_speaker:-38 bc:whose_none:-37 bc:why_article:-13 bc:why_none:-3 bc:why_others:-17
bc:why_speaker:-38 bc:wide_none:39 bc:wie_none:-50 bc:wiebke_none:37 bc:wieder_none:9 bc:wife's_none:1
bc:wife_none:-10 bc:wifi_none:-11 bc:will_none:28 bc:win_none:6 bc:winch_others:-8 bc:wind_modal:-15 bc:wind_none:42
bc:window_none:48 bc:window_vague:-1 bc:windows_none:-15 bc:winds_none:-7 bc:windscreen_none:-2 bc:wine_none:26
bc:winning_none:18 bc:winter_none:54 bc:winter_speaker:-75 bc:wiring_none:-20 bc:wiser_none:9 bc:wish_speaker:-42
bc:with_article:-89 bc:with_none:-160 bc:with_possessive:-79 bc:within_none:-129 bc:without_none:-54 bc:witz_none:12
bc:więc_none:-13 bc:wks_none:13 bc:wobble_none:37 bc:wochen_none:33 bc:wolnego_none:34 bc:wolę_none:-7
bc:wonder_negation:-29 bc:wonder_none:-1 bc:wont_none:-17 bc:wooden_none:-63 bc:woohoo_none:33 bc:word_none:-14
bc:words_none:5 bc:work_none:36 bc:worked_none:6 bc:workers_none:66 bc:working_none:-36 bc:works_none:9
bc:workshop_none:8 bc:world_none:11 bc:worm_none:23 bc:worries_none:-14 bc:worries_speaker:-9 bc:worse_none:66
bc:worth_none:-20 bc:would_none:-36 bc:wrap_none:-21 bc:wrist_none:22 bc:write_none:-78 bc:writes_none:-59
bc:writes_others:-16 bc:writing_none:22 bc:wrong_none:9 bc:wrong_speaker:3 bc:wrote_none:-4 bc:wurde_none:16
bc:x-ray_none:-6 bc:xml_none:20 bc:ya_others:-18 bc:yaml_none:12 bc:yapmiyoruz_none:3 bc:yard_none:42
bc:yard_speaker:-19 bc:yazılır_none:23 bc:year_none:129 bc:year_others:-53 bc:year_speaker:-39 bc:years_negation:-22
bc:years_none:49 bc:yelling_none:19 bc:yes_none:21 bc:yes_speaker:-46 bc:yesterday_none:15 bc:yesterday_speaker:-34
bc:yet_condition:-40 bc:yet_none:14 bc:yet_speaker:33 bc:york_none:-8 bc:you'll_none:-47 bc:you're_none:-24
bc:you_article:13 bc:you_condition:1 bc:you_modal:-154 bc:you_negation:-27 bc:you_none:22 bc:you_past:-16
bc:you_reason:-1 bc:you_told:-30 bc:your_none:-249 bc:yourself_none:64 bc:youssef_none:31 bc:yrs_none:1
bc:yusuf_none:26 bc:z_none:-41 bc:za_none:-40 bc:zaag_none:11 bc:zaalteksten_none:5 bc:zahlen_speaker:-7 bc:ze_none:-6
bc:zeit_none:24 bc:zero_none:27 bc:zero_speaker:-22 bc:zet_none:-19 bc:zig_none:42 bc:zinc_none:29 bc:zio_none:-23
bc:znowu_none:-12 bc:zomer_negation:-1 bc:zone_article:-8 bc:zug_none:-22 bc:zum_none:-121 bc:zur_none:-65
bc:zusammen_none:24 bc:zweite_none:-61 bc:zwrócimy_none:-24 bc:zählen_none:6 bc:à_none:-133 bc:ändå_none:6
bc:är_none:-22 bc:ça_none:-4 bc:çalıştırıyor_none:37 bc:çay_none:-8 bc:çok_none:-14 bc:è_none:-17 bc:é_none:-35
bc:écoles_none:-9 bc:électrogène_none:-8 bc:über_none:-43 bc:überschreiten_none:7 bc:überschwungen_none:10
bc:übungen_none:5 bc:śnieg_none:-10 bc:в_none:-34 bc:длинноват_none:19 bc:жить_none:11 bc:не_none:-23
bc:очередь_none:9 bc:трогаем_none:5 bx:'a:-1 bx:'d:-115 bx:'m:-94 bx:'s:-278 bx:'t:-28 bx:*:38 bx:0:119 bx:a:-122
bx:ab:11 bx:ac:70 bx:ad:14 bx:ae:-5 bx:ag:14 bx:ah:-104 bx:ai:-54 bx:aj:-37 bx:ak:74 bx:al:-6 bx:am:-18 bx:an:-14
bx:ao:-18 bx:ar:9 bx:as:39 bx:at:-57 bx:au:-101 bx:av:-27 bx:aw:-43 bx:ay:69 bx:az:-1 bx:ał:-27 bx:aś:21 bx:b:1
bx:bc:-35 bx:be:-49 bx:bh:29 bx:bi:40 bx:bs:35 bx:bt:-88 bx:bv:60 bx:by:-161 bx:bę:10 bx:c:32 bx:ca:-9 bx:ce:21
bx:ch:-8 bx:ci:-45 bx:cl:31 bx:cm:47 bx:co:33 bx:cr:-16 bx:cs:62 bx:cé:-22 bx:d:5 bx:db:35 bx:dd:-79 bx:de:-28 bx:dh:2
bx:di:22 bx:dj:1 bx:dl:47 bx:do:-18 bx:dr:-91 bx:ds:35 bx:dt:-4 bx:du:-121 bx:dy:12 bx:då:22 bx:dì:37 bx:dı:23
bx:dł:-3 bx:ea:14 bx:ec:-22 bx:ed:-35 bx:ee:38 bx:ef:-61 bx:eg:27 bx:eh:17 bx:ei:-122 bx:ej:-48 bx:ek:78 bx:el:1
bx:en:2 bx:ep:7 bx:es:35 bx:et:8 bx:eu:-77 bx:ev:-35 bx:ew:-34 bx:ex:5 bx:ey:19 bx:ez:-49 bx:eń:3 bx:f:4 bx:fe:45
bx:ff:6 bx:fo:60 bx:fs:27 bx:fw:4 bx:fy:-10 bx:fè:42 bx:g:44 bx:ga:-1 bx:gb:53 bx:ge:21 bx:gg:-41 bx:gh:-62 bx:gi:16
bx:gn:35 bx:go:40 bx:gr:-12 bx:gs:42 bx:gu:35 bx:gy:-76 bx:gó:-5 bx:h:-23 bx:ha:-20 bx:he:-92 bx:hh:-50 bx:hi:-30
bx:hm:-86 bx:hs:12 bx:ht:61 bx:hu:14 bx:hx:29 bx:hy:-16 bx:hz:42 bx:i:-168 bx:ia:5 bx:ib:-27 bx:ic:-12 bx:id:-12
bx:ie:-30 bx:if:-66 bx:ig:45 bx:ij:-29 bx:ik:2 bx:im:-17 bx:in:1 bx:io:18 bx:ip:42 bx:is:-77 bx:it:-14 bx:iv:-10
bx:ix:37 bx:iz:-39 bx:iç:-6 bx:ié:-20 bx:ió:30 bx:ię:25 bx:iś:-18 bx:iş:9 bx:ja:-28 bx:je:-65 bx:ji:1 bx:jk:36
bx:jn:-24 bx:jo:-7 bx:js:11 bx:ją:19 bx:ka:34 bx:ke:21 bx:kg:66 bx:ki:16 bx:ks:25 bx:kt:26 bx:ku:22 bx:kw:-7 bx:kę:3
bx:la:-47 bx:ld:-11 bx:le:-33 bx:lf:42 bx:li:67 bx:lk:39 bx:ll:-31 bx:lm:4 bx:ln:-23 bx:lo:10 bx:lp:38 bx:ls:62
bx:lt:51 bx:lu:49 bx:ly:-39 bx:là:-10 bx:lé:-32 bx:ma:-4 bx:mb:12 bx:me:-1 bx:mg:-82 bx:mi:25 bx:ml:34 bx:mm:2
bx:mn:-28 bx:mo:-56 bx:mp:10 bx:mq:18 bx:mr:-27 bx:ms:39 bx:mt:-45 bx:mv:18 bx:mx:34 bx:my:-43 bx:mé:32 bx:n:-62
bx:na:-28 bx:nc:37 bx:nd:-7 bx:ne:4 bx:ng:-52 bx:ni:11 bx:nk:43 bx:no:9 bx:ns:19 bx:nt:-25 bx:nu:4 bx:nv:-26 bx:ny:-11
bx:o:-145 bx:ob:-67 bx:od:-10 bx:oe:37 bx:of:-107 bx:og:38 bx:oh:-110 bx:oi:-2 bx:ok:-8 bx:ol:24 bx:om:-71 bx:on:38
bx:oo:62 bx:or:-18 bx:os:43 bx:ot:16 bx:ou:-100 bx:ow:-38 bx:ox:40 bx:oy:-100 bx:pe:-58 bx:ph:-23 bx:pm:61 bx:pn:23
bx:po:-42 bx:pp:15 bx:pr:-7 bx:ps:46 bx:pt:-49 bx:pu:-1 bx:px:45 bx:på:-65 bx:pé:36 bx:pô:-2 bx:pę:-19 bx:q:17
bx:ra:-25 bx:rb:-81 bx:rd:17 bx:re:-66 bx:rf:10 bx:ri:31 bx:rk:-15 bx:rl:57 bx:rm:13 bx:rn:-61 bx:ro:-24 bx:rr:-9
bx:rs:36 bx:rt:3 bx:ru:-24 bx:rw:-25 bx:ry:23 bx:rà:-13 bx:rá:-40 bx:ré:32 bx:s:78 bx:sa:-71 bx:sc:41 bx:sh:-18
bx:sk:-3 bx:so:-48 bx:sr:8 bx:ss:-17 bx:st:-19 bx:su:-4 bx:sy:-87 bx:sz:47 bx:så:-72 bx:sé:-13 bx:ta:-32 bx:tb:49
bx:tc:56 bx:td:31 bx:te:-32 bx:th:-9 bx:ti:96 bx:to:-44 bx:tp:30 bx:ts:8 bx:tt:3 bx:tu:18 bx:tw:76 bx:tz:61 bx:tá:-57
bx:té:-115 bx:tó:-12 bx:u:-71 bx:ub:50 bx:ud:129 bx:ue:-5 bx:uf:-18 bx:uh:33 bx:ui:14 bx:uk:45 bx:ul:17 bx:um:-15
bx:un:-43 bx:uo:-24 bx:up:20 bx:ur:-41 bx:us:42 bx:ut:-73 bx:ux:-84 bx:uy:-102 bx:uz:68 bx:ué:-56 bx:uş:18 bx:va:-4
bx:ve:-59 bx:vg:1 bx:vy:23 bx:w:-137 bx:wa:-21 bx:wd:21 bx:we:-97 bx:wk:33 bx:wn:36 bx:wu:-35 bx:xt:-46 bx:ya:-40
bx:ye:31 bx:yi:-48 bx:yk:38 bx:ym:3 bx:ys:58 bx:z:-41 bx:za:23 bx:ze:-62 bx:zo:-17 bx:zt:-99 bx:zu:20 bx:zy:-47
bx:zz:37 bx:zę:-31 bx:à:-138 bx:ás:60 bx:ão:-52 bx:är:-108 bx:ät:88 bx:ån:-29 bx:ça:-11 bx:è:-19 bx:é:-79 bx:ée:39
bx:és:115 bx:êm:-5 bx:ía:72 bx:ío:18 bx:ña:17 bx:ño:22 bx:ón:52 bx:ów:95 bx:ún:-52 bx:ün:-1 bx:ür:-23 bx:ąg:35
bx:ęc:-13 bx:ık:33 bx:ır:80 bx:ış:3 bx:ła:-36 bx:ły:-3 bx:ам:6 bx:ат:35 bx:в:-34 bx:дь:11 bx:ем:10 bx:ик:15 bx:не:-23
bx:то:-13 bx:ть:4 bx:ше:-10 ca:and_i:-32 ca:article_i:2 ca:article_the:58 ca:comparison_of:-52 ca:comparison_pls:-12
ca:comparison_than:-2 ca:condition_i:-59 ca:every_*:-3 ca:every_0:-8 ca:every_christmas:-20 ca:every_herr:-1
ca:every_i:-35 ca:every_it:19 ca:every_on:8 ca:every_one:-4 ca:every_other:-6 ca:every_the:22 ca:every_tuesday:-9
ca:is_*:65 ca:is_0:-22 ca:is_a:-7 ca:is_el:4 ca:is_i:49 ca:is_if:22 ca:is_next:-24 ca:is_not:-2 ca:is_please:2
ca:is_the:3 ca:is_to:9 ca:is_what:-13 ca:modal_*:12 ca:modal_0:-31 ca:modal_a:-4 ca:modal_be:-23 ca:modal_i:-31
ca:modal_not:-49 ca:modal_the:22 ca:modal_you:-38 ca:negation_*:10 ca:negation_0:9 ca:negation_el:4
ca:negation_fall:-2 ca:negation_i:35 ca:negation_its:4 ca:negation_our:3 ca:negation_se:-3 ca:negation_the:117
ca:negation_your:11 ca:none_*:-28 ca:none_0:-14 ca:none_a:38 ca:none_abara:-11 ca:none_abbiamo:25 ca:none_abend:-41
ca:none_abends:7 ca:none_ablation:25 ca:none_about:-78 ca:none_above:-76 ca:none_abt:-8 ca:none_accent:21
ca:none_according:84 ca:none_accordions:4 ca:none_account:-47 ca:none_ach:31 ca:none_achterberg:-13 ca:none_across:-48
ca:none_actually:22 ca:none_add:-13 ca:none_additional:-4 ca:none_additionally:61 ca:none_additions:2
ca:none_address:4 ca:none_adesso:32 ca:none_adeyemi:-49 ca:none_adler's:-7 ca:none_admite:-6 ca:none_adorei:19
ca:none_adverbs:27 ca:none_after:-41 ca:none_afternoon:-13 ca:none_afterwards:44 ca:none_again:-119
ca:none_against:-15 ca:none_age:-23 ca:none_agent:-64 ca:none_ago:-73 ca:none_agora:31 ca:none_ah:103
ca:none_ahead:-120 ca:none_ahlers's:-25 ca:none_ahora:26 ca:none_aid:-23 ca:none_aim:33 ca:none_ainda:17
ca:none_airport:-29 ca:none_airports:56 ca:none_aisle:13 ca:none_al:-48 ca:none_alarm:-63 ca:none_albie:-27
ca:none_albion:-3 ca:none_alder:-2 ca:none_ale:90 ca:none_alfred:-16 ca:none_alla:36 ca:none_alle:-51
ca:none_allergen:13 ca:none_allergens:14 ca:none_allergic:4 ca:none_allergy:8 ca:none_allow:36 ca:none_allows:-22
ca:none_alltid:-25 ca:none_alltså:28 ca:none_alone:-83 ca:none_along:-80 ca:none_alpha:-3 ca:none_already:-78
ca:none_alright:92 ca:none_als:2 ca:none_also:80 ca:none_always:54 ca:none_am:-53 ca:none_amanhã:6 ca:none_among:-38
ca:none_amount:-19 ca:none_amp:24 ca:none_amps:-37 ca:none_amrani:-3 ca:none_an:39 ca:none_ana:-9 ca:none_and:-53
ca:none_anders:8 ca:none_android:31 ca:none_angeles:-17 ca:none_anmeldung:-9 ca:none_anna:-34 ca:none_annelies:-19
ca:none_announce:3 ca:none_annual:3 ca:none_anonymous:8 ca:none_another:-32 ca:none_anouk:38 ca:none_anselmo:-18
ca:none_antenner:-5 ca:none_antes:16 ca:none_any:-13 ca:none_anymore:-28 ca:none_anyone:114 ca:none_anything:71
ca:none_anyway:37 ca:none_apart:-60 ca:none_api:-9 ca:none_apiarist:35 ca:none_apiece:-14 ca:none_apk:17
ca:none_apparently:76 ca:none_apple:3 ca:none_appointment:-8 ca:none_apprentice:33 ca:none_apprentices:48
ca:none_approver:11 ca:none_april:-83 ca:none_aqui:3 ca:none_archive:-70 ca:none_are:-71 ca:none_arm:-10
ca:none_around:-67 ca:none_arrive:-48 ca:none_arrived:-23 ca:none_arteries:30 ca:none_as:-16 ca:none_ask:34
ca:none_asked:-53 ca:none_asking:-24 ca:none_asleep:-1 ca:none_asset:27 ca:none_assistance:-52 ca:none_at:-52
ca:none_ate:-33 ca:none_atl:-54 ca:none_attempts:-32 ca:none_au:-15 ca:none_audio:-30 ca:none_auditors:45
ca:none_aufträge:-18 ca:none_august:-108 ca:none_aunt:24 ca:none_auntie:8 ca:none_aurelia:10 ca:none_aus:-66
ca:none_ausbilder:-12 ca:none_ausflug:-15 ca:none_aushang:-32 ca:none_autosave:29 ca:none_available:-54
ca:none_avant:-51 ca:none_avatars:13 ca:none_aviso:40 ca:none_avro:19 ca:none_aw:34 ca:none_awake:-13
ca:none_awaria:24 ca:none_away:-91 ca:none_ayer:104 ca:none_b:-115 ca:none_baby:68 ca:none_babys:18
ca:none_babysitter:31 ca:none_back:-12 ca:none_backend:43 ca:none_backup:105 ca:none_backups:89
ca:none_badestellen:-21 ca:none_badge:8 ca:none_badges:4 ca:none_badly:-4 ca:none_bag:-35 ca:none_bags:-25
ca:none_baking:11 ca:none_balance:-20 ca:none_ballons:-29 ca:none_ban:27 ca:none_banaan:-15 ca:none_band:-7
ca:none_bank:-41 ca:none_bar:-54 ca:none_barche:-2 ca:none_barcodes:15 ca:none_barnen:5 ca:none_bars:-46
ca:none_basalt:22 ca:none_basic:-43 ca:none_batch:60 ca:none_bath:-37 ca:none_bathroom:18 ca:none_battery:72
ca:none_bc:-11 ca:none_be:-38 ca:none_beach:6 ca:none_beams:-12 ca:none_beat:-23 ca:none_beats:-78 ca:none_beaucoup:27
ca:none_became:-7 ca:none_because:-83 ca:none_beekeepers:13 ca:none_been:98 ca:none_bees:105 ca:none_before:-75
ca:none_began:-6 ca:none_begins:-12 ca:none_behind:-90 ca:none_being:-80 ca:none_believe:-9 ca:none_bell:-1
ca:none_below:-86 ca:none_belt:-27 ca:none_ben:47 ca:none_benedikt:11 ca:none_bergen:-62 ca:none_bestehen:-2
ca:none_beta:95 ca:none_beyoncé:-19 ca:none_beyond:38 ca:none_bierzemy:56 ca:none_big:27 ca:none_bij:-8
ca:none_bike:34 ca:none_bill:-67 ca:none_billing:11 ca:none_bin:32 ca:none_birthday:20 ca:none_bis:24 ca:none_bit:47
ca:none_bitte:88 ca:none_bkg:23 ca:none_blackberry:-3 ca:none_blasting:12 ca:none_bleiben:-9 ca:none_bless:17
ca:none_blind:-9 ca:none_blood:30 ca:none_blower:26 ca:none_blue:10 ca:none_bluetooth:41 ca:none_boah:58
ca:none_boarding:11 ca:none_boards:-16 ca:none_boat:-17 ca:none_bogdan:4 ca:none_boh:2 ca:none_boiler:29
ca:none_boiling:35 ca:none_bom:25 ca:none_bon:25 ca:none_bonfire:16 ca:none_book:-42 ca:none_booked:47
ca:none_bookshops:13 ca:none_bookworm:40 ca:none_booster:82 ca:none_boot:-19 ca:none_bootloader:52 ca:none_boots:21
ca:none_bootsprüfung:42 ca:none_borg:16 ca:none_boss:32 ca:none_both:41 ca:none_bottled:27 ca:none_bottling:58
ca:none_bow:52 ca:none_box:-78 ca:none_boyd:-3 ca:none_brake:2 ca:none_branch:-4 ca:none_brandl:-38 ca:none_brandt:-24
ca:none_brass:30 ca:none_brb:92 ca:none_break:-50 ca:none_break-glass:16 ca:none_breaks:-14 ca:none_breng:-9
ca:none_brezeln:-41 ca:none_bright:-5 ca:none_bring:17 ca:none_brings:-10 ca:none_brioche:15 ca:none_british:17
ca:none_brno:-99 ca:none_broke:-41 ca:none_broken:-6 ca:none_broodjes:-20 ca:none_broom:7 ca:none_brzmi:17
ca:none_brücken:-12 ca:none_btw:-11 ca:none_bucket:-1 ca:none_budget:21 ca:none_buenas:16 ca:none_buenos:29
ca:none_bufor:40 ca:none_bug:-8 ca:none_build:-22 ca:none_builder:23 ca:none_building:23 ca:none_builds:-2
ca:none_bullets:11 ca:none_bumped:57 ca:none_bundle:62 ca:none_buongiorno:27 ca:none_buoyage:6 ca:none_burger:28
ca:none_burnt:6 ca:none_bus:50 ca:none_business:-61 ca:none_bussen:27 ca:none_but:-48 ca:none_button:-5 ca:none_by:-75
ca:none_bytes:-45 ca:none_było:-8 ca:none_béchamel:3 ca:none_büyük:11 ca:none_c:-119 ca:none_c'est:105
ca:none_cabin:-10 ca:none_cabins:-9 ca:none_cable:10 ca:none_cache:-96 ca:none_calculator:-10 ca:none_calculators:14
ca:none_calibrate:30 ca:none_call:-23 ca:none_called:-31 ca:none_calls:-7 ca:none_cambiamos:10 ca:none_cambiaron:12
ca:none_came:-129 ca:none_camembert:-8 ca:none_camera:21 ca:none_camille:22 ca:none_camp:-9 ca:none_camper:20
ca:none_can:9 ca:none_can't:-61 ca:none_cancelled:19 ca:none_candidate:28 ca:none_candidates:12 ca:none_cannot:-99
ca:none_cant:65 ca:none_cap:-32 ca:none_capisco:18 ca:none_caps:4 ca:none_captain:6 ca:none_captions:8 ca:none_car:55
ca:none_car's:-16 ca:none_caramel:29 ca:none_card:-66 ca:none_cardiology:54 ca:none_cards:-27 ca:none_carpenter's:15
ca:none_carpool:17 ca:none_carretillas:-7 ca:none_carries:-49 ca:none_carry:-52 ca:none_cars:-23 ca:none_cart:65
ca:none_case:43 ca:none_cash:-26 ca:none_cat:-36 ca:none_cataloguing:13 ca:none_cats:72 ca:none_ce:-5 ca:none_cell:-44
ca:none_centimetres:-23 ca:none_centre:-40 ca:none_centrifuge:25 ca:none_centro:-25 ca:none_cereal:20 ca:none_cert:45
ca:none_certificate:-77 ca:none_certificates:25 ca:none_certification:26 ca:none_certo:81 ca:none_chain:-23
ca:none_change:-2 ca:none_changed:-7 ca:none_channel:-1 ca:none_chaos:16 ca:none_chapter:61 ca:none_chaque:45
ca:none_characters:-5 ca:none_charge:-18 ca:none_charlotte's:-59 ca:none_charming:-7 ca:none_chauffören:4
ca:none_che:23 ca:none_check-in:15 ca:none_checked:-8 ca:none_checking:35 ca:none_cheerful:-41 ca:none_cheers:90
ca:none_cheese:-21 ca:none_chess:25 ca:none_chez:-4 ca:none_child:15 ca:none_children:40 ca:none_chiller:47
ca:none_chip:21 ca:none_chlorine:74 ca:none_choir:43 ca:none_chokes:-10 ca:none_chose:34 ca:none_chutney:19
ca:none_ci:18 ca:none_cider:14 ca:none_cinnamon:-19 ca:none_city:-4 ca:none_claim:40 ca:none_claims:35
ca:none_class:-84 ca:none_clean:-39 ca:none_cleared:38 ca:none_client:-13 ca:none_clock:-30 ca:none_close:21
ca:none_closed:-32 ca:none_closing:-15 ca:none_cloth:-14 ca:none_club:19 ca:none_cm:-100 ca:none_coach:31
ca:none_coast:-19 ca:none_code:50 ca:none_codger:-23 ca:none_coffee:41 ca:none_coils:34 ca:none_cold:85
ca:none_colleagues:-4 ca:none_colour-blind:35 ca:none_column:-16 ca:none_columnar:44 ca:none_columns:-7
ca:none_com:-39 ca:none_come:-52 ca:none_comes:-93 ca:none_coming:2 ca:none_comment:-2 ca:none_commit:59
ca:none_commits:-17 ca:none_committee:12 ca:none_como:56 ca:none_company's:-4 ca:none_compilers:69
ca:none_complained:-42 ca:none_composers:50 ca:none_compost:11 ca:none_compressor:26 ca:none_con:1
ca:none_conference:14 ca:none_confidential:18 ca:none_confirm:-12 ca:none_confirmed:11 ca:none_conflicts:24
ca:none_congratulations:105 ca:none_consider:57 ca:none_considering:28 ca:none_consistency:-18 ca:none_contact:11
ca:none_container:9 ca:none_contract:21 ca:none_contractors:11 ca:none_control:-29 ca:none_conveyor:3
ca:none_cooking:28 ca:none_cool:12 ca:none_copies:-19 ca:none_core:14 ca:none_cork:-85 ca:none_corner:-16
ca:none_correct:8 ca:none_correction:58 ca:none_corrige:7 ca:none_cost:-2 ca:none_costs:-49 ca:none_could:86
ca:none_couldn't:19 ca:none_count:26 ca:none_counted:23 ca:none_counts:-54 ca:none_coup:-10 ca:none_courier:40
ca:none_couriers:51 ca:none_course:-20 ca:none_cousin:37 ca:none_cover:-30 ca:none_covers:-55 ca:none_cow:34
ca:none_cows:7 ca:none_coûte:-33 ca:none_crane:14 ca:none_crash:59 ca:none_crate:-46 ca:none_crates:-20
ca:none_crazy:4 ca:none_crc:-14 ca:none_cream:-22 ca:none_credit:-24 ca:none_crew:-45 ca:none_cried:-10
ca:none_crooked:-36 ca:none_cross-connect:16 ca:none_crossing:-19 ca:none_curious:-20 ca:none_currency:5
ca:none_current:3 ca:none_currently:23 ca:none_cursors:-8 ca:none_curtain:39 ca:none_custard:6 ca:none_customer:48
ca:none_customs:6 ca:none_cute:45 ca:none_cutover:42 ca:none_cuttings:22 ca:none_cyclists:48 ca:none_czternaście:25
ca:none_czyli:35 ca:none_célia:-18 ca:none_d:-76 ca:none_d'après:9 ca:none_d'un:-18 ca:none_da:-28 ca:none_daarna:41
ca:none_dab:31 ca:none_dachbox:-19 ca:none_dad:100 ca:none_dad's:18 ca:none_dads:64 ca:none_dailies:39
ca:none_dairy:15 ca:none_daisy:20 ca:none_dal:-9 ca:none_dalej:17 ca:none_dan:-27 ca:none_danach:65 ca:none_danger:20
ca:none_danke:33 ca:none_dans:32 ca:none_darf:-26 ca:none_dark:6 ca:none_das:122 ca:none_dat:50 ca:none_data:-63
ca:none_database:-28 ca:none_date:-35 ca:none_dauert:-14 ca:none_day:-41 ca:none_days:-120 ca:none_db:-10
ca:none_dbx:27 ca:none_deadline:5 ca:none_deadlocks:45 ca:none_deal:-25 ca:none_dealer:4 ca:none_debug:40
ca:none_december:-61 ca:none_decided:35 ca:none_deck:49 ca:none_decoder:-17 ca:none_deep:-22 ca:none_default:10
ca:none_degrees:-100 ca:none_degrés:-33 ca:none_dei:-41 ca:none_dein:7 ca:none_del:-126 ca:none_deleted:-3
ca:none_delis:13 ca:none_delivered:-26 ca:none_delivery:13 ca:none_della:-43 ca:none_delle:-2 ca:none_demain:16
ca:none_demo:-45 ca:none_den:1 ca:none_departing:-19 ca:none_departs:-36 ca:none_departure:25 ca:none_deploy:-9
ca:none_deployed:36 ca:none_deploys:12 ca:none_der:96 ca:none_derste:17 ca:none_des:-58 ca:none_design:41
ca:none_designer:36 ca:none_det:25 ca:none_details:-49 ca:none_determinative:-21 ca:none_deutsch:-23 ca:none_deux:-15
ca:none_device:20 ca:none_devices:37 ca:none_dezimeter:-41 ca:none_di:-74 ca:none_diagrams:59 ca:none_diary:-38
ca:none_did:53 ca:none_didnt:-2 ca:none_die:101 ca:none_died:-37 ca:none_diesel:2 ca:none_difference:-6
ca:none_differently:-19 ca:none_digger:19 ca:none_direct:-20 ca:none_discount:-32 ca:none_disk:32 ca:none_dock:52
ca:none_does:33 ca:none_doesn't:-90 ca:none_dog:-66 ca:none_dogs:68 ca:none_doing:-29 ca:none_doit:-20
ca:none_dolphins:13 ca:none_don't:51 ca:none_done:22 ca:none_donkeys:24 ca:none_dont:101 ca:none_door:-25
ca:none_doorbells:18 ca:none_doors:54 ca:none_dorothea:-5 ca:none_dot:-22 ca:none_dough:10 ca:none_down:-74
ca:none_download:-22 ca:none_dr:52 ca:none_draft:28 ca:none_draußen:9 ca:none_draw:-13 ca:none_drawer:-8
ca:none_draws:-2 ca:none_drehstart:23 ca:none_drift:-28 ca:none_drill:-24 ca:none_dripping:3 ca:none_drive:-53
ca:none_driver:-33 ca:none_drivers:1 ca:none_drives:-28 ca:none_dropbox:21 ca:none_dropping:7 ca:none_drops:-49
ca:none_drum:10 ca:none_dry:38 ca:none_dtw:-1 ca:none_du:-28 ca:none_ducato:-15 ca:none_duck:-6 ca:none_due:-55
ca:none_dump:-36 ca:none_dunno:98 ca:none_dure:-4 ca:none_duren:-6 ca:none_during:-42 ca:none_dusty:-60 ca:none_duży:1
ca:none_dziś:-14 ca:none_démarre:-8 ca:none_día:-3 ca:none_dörren:44 ca:none_dün:62 ca:none_e:-50 ca:none_ear:38
ca:none_earlier:-60 ca:none_earliest:26 ca:none_early:8 ca:none_eating:-2 ca:none_eats:-8 ca:none_ech:22
ca:none_economy:-132 ca:none_edelweiss:-22 ca:none_een:-14 ca:none_eerst:9 ca:none_egg:14 ca:none_egzamin:19
ca:none_ein:48 ca:none_einem:-8 ca:none_eingeplant:-63 ca:none_ekg:-7 ca:none_el:39 ca:none_elle:33 ca:none_elm:19
ca:none_else:-58 ca:none_elternsprecher:9 ca:none_em:-3 ca:none_embargo:18 ca:none_emergency:33 ca:none_emr:6
ca:none_en:57 ca:none_end:-54 ca:none_ended:5 ca:none_ending:-45 ca:none_endpoint:-22 ca:none_ends:-49
ca:none_energy:-13 ca:none_engineer:-28 ca:none_englisch:-1 ca:none_enjoy:48 ca:none_enough:-25 ca:none_ensuite:76
ca:none_entre:37 ca:none_entrego:-36 ca:none_entro:40 ca:none_ep:8 ca:none_equatorial:21 ca:none_er:1 ca:none_era:-5
ca:none_erp:-7 ca:none_errata:33 ca:none_errors:-53 ca:none_erst:-1 ca:none_erstattungen:14 ca:none_es:8 ca:none_esa:1
ca:none_ese:6 ca:none_eso:6 ca:none_essays:37 ca:none_est:-156 ca:none_est-ce:45 ca:none_este:-14 ca:none_estimate:7
ca:none_está:-42 ca:none_eta:52 ca:none_ethics:14 ca:none_eur:-13 ca:none_euro:-165 ca:none_euros:-101
ca:none_even:-38 ca:none_evening:-21 ca:none_every:13 ca:none_everybody:-14 ca:none_everyone:50 ca:none_everywhere:-29
ca:none_ewa:8 ca:none_ewr:-44 ca:none_exactly:15 ca:none_exam:23 ca:none_examiners:7 ca:none_excuse:29
ca:none_expect:86 ca:none_explain:29 ca:none_explanation:-19 ca:none_extras:10 ca:none_f:-52 ca:none_fabrizio:9
ca:none_facilities:150 ca:none_fact:-46 ca:none_fall:-38 ca:none_falls:-44 ca:none_falta:82 ca:none_families:69
ca:none_family:-26 ca:none_fan:12 ca:none_fancy:27 ca:none_far:-17 ca:none_fatto:48 ca:none_fauré:2 ca:none_faut-il:56
ca:none_feathers:20 ca:none_feature:70 ca:none_feb:-4 ca:none_february:-109 ca:none_fechado:28 ca:none_fee:-76
ca:none_feed:-33 ca:none_feedback:11 ca:none_feel:-4 ca:none_feeling:30 ca:none_feels:19 ca:none_fel:-13
ca:none_fell:-51 ca:none_femke:-6 ca:none_fender:-1 ca:none_fermenter:7 ca:none_ferries:43 ca:none_ferry:11
ca:none_festive:37 ca:none_fewer:20 ca:none_ficou:12 ca:none_field:21 ca:none_fight:6 ca:none_figure:-17
ca:none_file:-88 ca:none_files:-25 ca:none_final:15 ca:none_finalement:73 ca:none_finally:-1 ca:none_finance:104
ca:none_fine:30 ca:none_finish:-13 ca:none_finished:64 ca:none_fires:-2 ca:none_firewall:22 ca:none_fit:-5
ca:none_fits:-46 ca:none_fix:-37 ca:none_fixed:14 ca:none_fixed-point:20 ca:none_flag:-7 ca:none_flaky:20
ca:none_flap:-2 ca:none_flash:17 ca:none_flew:-40 ca:none_flight:-90 ca:none_flights:-74 ca:none_float:-9
ca:none_flood:2 ca:none_floor:-66 ca:none_floor's:7 ca:none_floors:-12 ca:none_flow:6 ca:none_fluffy:13
ca:none_flux:10 ca:none_flying:26 ca:none_fm:5 ca:none_fog:84 ca:none_folder:-59 ca:none_folders:-5 ca:none_folks:58
ca:none_follow:-1 ca:none_following:114 ca:none_fonder:16 ca:none_food:29 ca:none_football:18 ca:none_footer:10
ca:none_for:-78 ca:none_force:17 ca:none_forecast:43 ca:none_forge:19 ca:none_forget:93 ca:none_forklift:21
ca:none_forklifts:58 ca:none_form:-74 ca:none_forms:-1 ca:none_formulare:-34 ca:none_fothergill:-20
ca:none_fotografiert:-4 ca:none_fotos:10 ca:none_found:10 ca:none_four:-8 ca:none_foxes:2 ca:none_fps:22
ca:none_fractions:17 ca:none_frame:3 ca:none_frames:-52 ca:none_franchement:29 ca:none_francisco:-20 ca:none_frau:-49
ca:none_free:-76 ca:none_french:-22 ca:none_fresh:18 ca:none_friday:-21 ca:none_fridge:28 ca:none_from:-72
ca:none_frozen:17 ca:none_fruit:8 ca:none_från:-3 ca:none_früh:-16 ca:none_fuel:48 ca:none_fui:19 ca:none_full:-68
ca:none_fun:72 ca:none_funkmast:53 ca:none_funkzeugnis:18 ca:none_funny:86 ca:none_further:-16 ca:none_fyi:72
ca:none_fächer:-16 ca:none_för:-14 ca:none_für:77 ca:none_g:-64 ca:none_gale:36 ca:none_galinha:14 ca:none_gallery:-4
ca:none_garage:50 ca:none_garcia:-8 ca:none_gardens:11 ca:none_garnet:-25 ca:none_garnish:40 ca:none_gas:35
ca:none_gaspard:-5 ca:none_gauge:-13 ca:none_gave:2 ca:none_gb:-112 ca:none_gdansk:-103 ca:none_gebühr:9
ca:none_gece:25 ca:none_geef:42 ca:none_geen:35 ca:none_gehen:-17 ca:none_generally:10 ca:none_generated:34
ca:none_generations:-4 ca:none_gentle:-23 ca:none_geocoding:-1 ca:none_gern:36 ca:none_gerät:-11 ca:none_gestern:80
ca:none_get:-44 ca:none_gets:-121 ca:none_getting:5 ca:none_gezählt:-10 ca:none_geöffnete:32 ca:none_ghent:-108
ca:none_gift:-59 ca:none_gigabytes:-15 ca:none_gigas:-17 ca:none_gimme:18 ca:none_giorni:-24 ca:none_gipfel:-12
ca:none_giriş:15 ca:none_gisteren:84 ca:none_give:52 ca:none_given:80 ca:none_gives:-45 ca:none_glad:144
ca:none_glass:31 ca:none_gli:4 ca:none_glove:-44 ca:none_gloves:59 ca:none_glued:-6 ca:none_gnome:20 ca:none_go:-67
ca:none_goal:1 ca:none_goats:25 ca:none_god:28 ca:none_godmothers:27 ca:none_goed:5 ca:none_goes:-126
ca:none_going:117 ca:none_gold:-2 ca:none_gone:-6 ca:none_gonna:148 ca:none_good:101 ca:none_goodness:30
ca:none_goose:12 ca:none_gosh:88 ca:none_gossip:-4 ca:none_gostaria:4 ca:none_gosto:71 ca:none_got:25 ca:none_gotta:37
ca:none_governance:36 ca:none_gpu:-3 ca:none_gracias:32 ca:none_grad:-65 ca:none_grafiche:-8 ca:none_gramm:-40
ca:none_grammars:49 ca:none_grams:-55 ca:none_gran:32 ca:none_grandad:4 ca:none_grandma:65 ca:none_grandma's:4
ca:none_grandmas:15 ca:none_grandpa's:17 ca:none_grannens:22 ca:none_granny:5 ca:none_graphs:87 ca:none_graz:-80
ca:none_grazie:19 ca:none_great:87 ca:none_great-aunt:1 ca:none_green:-42 ca:none_ground:58 ca:none_group:-35
ca:none_groupe:-27 ca:none_grower:9 ca:none_gudrun:11 ca:none_guess:28 ca:none_guides:18 ca:none_gulls:31
ca:none_gunilla:-16 ca:none_gut:24 ca:none_guy:-13 ca:none_gym:27 ca:none_gün:-7 ca:none_h:-40 ca:none_ha:56
ca:none_hab:62 ca:none_haben:-11 ca:none_habla:27 ca:none_haha:129 ca:none_hair:12 ca:none_hale:-32 ca:none_half:51
ca:none_hall:-66 ca:none_hamster:6 ca:none_han:9 ca:none_hands:61 ca:none_handy:-34 ca:none_hang:32 ca:none_hangs:-20
ca:none_hanna:-11 ca:none_hanne:-25 ca:none_happens:-36 ca:none_happier:14 ca:none_happy:107 ca:none_harbour:15
ca:none_hard:19 ca:none_harrow:-1 ca:none_harvest:6 ca:none_has:-114 ca:none_hasn't:-31 ca:none_hat:-69
ca:none_hat's:-15 ca:none_hate:28 ca:none_haulier:2 ca:none_hause:-32 ca:none_hausmeister:15 ca:none_have:-33
ca:none_haven't:3 ca:none_havent:57 ca:none_having:23 ca:none_hay:25 ca:none_hazel:-10 ca:none_he:48 ca:none_he's:20
ca:none_head:65 ca:none_headcount:41 ca:none_heads:-38 ca:none_headset:36 ca:none_heap:12 ca:none_heard:40
ca:none_hearing:-10 ca:none_heat:23 ca:none_heating:25 ca:none_heet:-12 ca:none_held:-19 ca:none_helipad:67
ca:none_hello:88 ca:none_helm:-9 ca:none_helmets:21 ca:none_help:9 ca:none_helps:-14 ca:none_helst:2 ca:none_hem:1
ca:none_hemos:26 ca:none_her:-6 ca:none_herbst:-36 ca:none_here:-21 ca:none_here's:84 ca:none_herr:-10
ca:none_hertz:-8 ca:none_hes:81 ca:none_het:49 ca:none_hey:67 ca:none_hi:153 ca:none_hier:57 ca:none_high:-24
ca:none_higher:-8 ca:none_highlight:37 ca:none_him:-72 ca:none_hints:17 ca:none_hire:39 ca:none_historically:42
ca:none_hive:86 ca:none_hiya:31 ca:none_hm:136 ca:none_hmm:130 ca:none_ho:82 ca:none_hoca:3 ca:none_holds:-57
ca:none_holes:25 ca:none_home:-82 ca:none_homework:92 ca:none_honestly:146 ca:none_honey:14 ca:none_hooguit:50
ca:none_hook:-20 ca:none_hop:4 ca:none_hope:57 ca:none_hoping:48 ca:none_horas:-32 ca:none_horn:-35 ca:none_hosting:45
ca:none_hosts:-16 ca:none_hotel:-66 ca:none_hotfix:54 ca:none_hour:-48 ca:none_hourly:12 ca:none_hours:-136
ca:none_house:-21 ca:none_however:147 ca:none_hows:15 ca:none_hoy:42 ca:none_hoşça:7 ca:none_hrs:-48 ca:none_hugo:34
ca:none_huh:62 ca:none_hull:68 ca:none_hum:-50 ca:none_humidity:-23 ca:none_humming:-4 ca:none_hundefutter:70
ca:none_hundred:-7 ca:none_härnäst:46 ca:none_höchstens:50 ca:none_högst:36 ca:none_i:19 ca:none_i'll:32
ca:none_i've:51 ca:none_iah:-104 ca:none_ice:17 ca:none_ich:-20 ca:none_icu:23 ca:none_id:10 ca:none_ida:-18
ca:none_ideally:15 ca:none_idee:-4 ca:none_idk:20 ca:none_idle:20 ca:none_ids:-30 ca:none_iedereen:9 ca:none_ieri:78
ca:none_if:7 ca:none_ifoyyz:-6 ca:none_ignore:7 ca:none_ik:-5 ca:none_il:80 ca:none_ill:140 ca:none_im:52
ca:none_imagine:71 ca:none_immer:-26 ca:none_imo:71 ca:none_import:-8 ca:none_in:-63 ca:none_inbound:144
ca:none_incident:78 ca:none_incl:-39 ca:none_included:-70 ca:none_includes:-24 ca:none_including:-32 ca:none_ines:10
ca:none_information:-21 ca:none_infusion:-1 ca:none_inga:66 ca:none_inlet:31 ca:none_inside:-19 ca:none_insists:-9
ca:none_inspection:-49 ca:none_inspector:21 ca:none_instead:-76 ca:none_instructor:37 ca:none_insulin:7
ca:none_interesting:68 ca:none_interestingly:31 ca:none_international:-14 ca:none_into:-92 ca:none_intro:30
ca:none_invoices:63 ca:none_inzwischen:4 ca:none_io:-9 ca:none_ios:68 ca:none_is:-78 ca:none_isn't:58 ca:none_ist:-51
ca:none_it:48 ca:none_it'd:37 ca:none_it's:103 ca:none_items:-41 ca:none_its:67 ca:none_itself:-16 ca:none_ivan:-39
ca:none_ive:84 ca:none_j'ai:21 ca:none_j'aime:79 ca:none_j'aimerais:38 ca:none_jag:114 ca:none_jahr:-15
ca:none_jaja:67 ca:none_jams:10 ca:none_january:-89 ca:none_jars:-22 ca:none_je:34 ca:none_jede:13 ca:none_jelly:-11
ca:none_jephthah:-2 ca:none_jest:-32 ca:none_jetty:27 ca:none_jfk:-70 ca:none_jib:1 ca:none_jingle:-34 ca:none_joan:37
ca:none_job:-84 ca:none_jobs:-35 ca:none_johanna:36 ca:none_johanne:46 ca:none_joke:-3 ca:none_jokes:8 ca:none_joost:7
ca:none_jorrit:-7 ca:none_jouren:27 ca:none_jours:-15 ca:none_js:-10 ca:none_json:35 ca:none_judo:29 ca:none_july:-82
ca:none_jump:3 ca:none_june:-99 ca:none_just:28 ca:none_jutro:3 ca:none_já:47 ca:none_kacheln:-49 ca:none_kanban:48
ca:none_karte:-9 ca:none_kat:-4 ca:none_kb:-62 ca:none_keep:39 ca:none_keeper:-11 ca:none_keeping:-18
ca:none_keeps:-71 ca:none_keine:42 ca:none_keller:-9 ca:none_ken:25 ca:none_kennel:78 ca:none_kept:-19
ca:none_kevin:-9 ca:none_key:-36 ca:none_keyholder:43 ca:none_keys:27 ca:none_kg:-81 ca:none_khaki:-3 ca:none_kid:28
ca:none_kid's:9 ca:none_kids:101 ca:none_kill:-6 ca:none_kiln:24 ca:none_kilo:-68 ca:none_kilobytes:-17
ca:none_kilometres:-18 ca:none_kilos:-83 ca:none_kilovatios:-31 ca:none_kind:-30 ca:none_kinda:85 ca:none_kinder:-13
ca:none_kindly:27 ca:none_kinds:-47 ca:none_kinetic:28 ca:none_kitchen:47 ca:none_kişi:-3 ca:none_kkk:27
ca:none_klang:-4 ca:none_klausur:-49 ca:none_kleine:-35 ca:none_klientka:18 ca:none_klingt:10 ca:none_klo:-17
ca:none_klucze:5 ca:none_km:-65 ca:none_knife:7 ca:none_knives:64 ca:none_knochen:-21 ca:none_knots:17
ca:none_know:-43 ca:none_knows:-30 ca:none_koi:40 ca:none_kollege:-7 ca:none_kommentare:24 ca:none_kopia:22
ca:none_korrektur:54 ca:none_kot:44 ca:none_koty:19 ca:none_krosno:27 ca:none_kubernetes:46 ca:none_kupiłam:27
ca:none_kuppelmotor:9 ca:none_kurzwellen:11 ca:none_kuzey:13 ca:none_kw:-27 ca:none_käfer:-9 ca:none_küçük:36
ca:none_l'appairage:31 ca:none_l'atelier:41 ca:none_la:29 ca:none_lab:10 ca:none_label:28 ca:none_labelled:-4
ca:none_lady:-16 ca:none_lag:-27 ca:none_lakes:21 ca:none_lamp:-37 ca:none_landlords:9 ca:none_lane:-53
ca:none_lang:-82 ca:none_lanyard:-3 ca:none_larch:23 ca:none_las:53 ca:none_last:17 ca:none_lastbilen:6
ca:none_lasts:-15 ca:none_late:29 ca:none_latency:21 ca:none_later:-49 ca:none_laternen:-10 ca:none_latest:-23
ca:none_latin:16 ca:none_laut:46 ca:none_lax:-36 ca:none_lay:-13 ca:none_layer:-17 ca:none_layers:-8 ca:none_lazy:50
ca:none_le:92 ca:none_leaking:-18 ca:none_learned:21 ca:none_learning:50 ca:none_leave:19 ca:none_leaves:-62
ca:none_leaving:-9 ca:none_led:-40 ca:none_leerraum:-3 ca:none_left:-19 ca:none_leg:-1 ca:none_legal:61
ca:none_lehrling:33 ca:none_leiden:-78 ca:none_leihgebühr:-62 ca:none_lemme:15 ca:none_lemonade:3 ca:none_lena:32
ca:none_lenze:-51 ca:none_leo:53 ca:none_leos:48 ca:none_les:99 ca:none_lesson:34 ca:none_lessons:18 ca:none_let:96
ca:none_let's:115 ca:none_lets:108 ca:none_letterpress:2 ca:none_letztes:12 ca:none_leute:-103 ca:none_level:-18
ca:none_lever:-12 ca:none_licence:-60 ca:none_lidar:28 ca:none_lie:-20 ca:none_liegt:-28 ca:none_lies:-20
ca:none_liever:62 ca:none_lift:23 ca:none_ligger:-7 ca:none_light:-25 ca:none_lighter:30 ca:none_lightning:22
ca:none_lights:-44 ca:none_like:-132 ca:none_limestone:33 ca:none_limit:-5 ca:none_linden:-10 ca:none_lindgren:-1
ca:none_lindqvist:-29 ca:none_line:-36 ca:none_linear:15 ca:none_lines:-7 ca:none_lingered:-5 ca:none_link:-65
ca:none_linking:1 ca:none_links:-11 ca:none_lipsync:29 ca:none_liquids:8 ca:none_lisbon:11 ca:none_list:-100
ca:none_listening:-1 ca:none_listonosz:27 ca:none_litres:-60 ca:none_litri:-19 ca:none_litros:-17 ca:none_little:-39
ca:none_lmao:29 ca:none_lo:73 ca:none_load:-44 ca:none_loader:-22 ca:none_loan:25 ca:none_locker:17 ca:none_lockers:38
ca:none_locks:-4 ca:none_locksmith:9 ca:none_log:14 ca:none_login:34 ca:none_lol:49 ca:none_long:-97
ca:none_longer:-30 ca:none_look:-48 ca:none_looked:-10 ca:none_looking:44 ca:none_looks:-38 ca:none_lookup:-4
ca:none_loom:18 ca:none_loop:36 ca:none_los:49 ca:none_lossy:21 ca:none_lots:29 ca:none_lottes:12 ca:none_lotus:-10
ca:none_loud:-10 ca:none_love:1 ca:none_lovely:9 ca:none_low:8 ca:none_loyalty:39 ca:none_lucca:-85 ca:none_lucile:-12
ca:none_lucía:19 ca:none_luego:36 ca:none_luggage:-34 ca:none_lukas:34 ca:none_lumens:-9 ca:none_lunch:63
ca:none_lunghi:-11 ca:none_lying:-7 ca:none_länger:48 ca:none_läuft:-15 ca:none_m:-67 ca:none_ma:-93 ca:none_mac:29
ca:none_machine:-128 ca:none_made:-30 ca:none_madrid:-23 ca:none_mag:-15 ca:none_mai:30 ca:none_mail:2
ca:none_mailbox:2 ca:none_mailing:18 ca:none_mails:-2 ca:none_main:69 ca:none_maintenant:-24 ca:none_make:20
ca:none_makes:-38 ca:none_maksymalnie:8 ca:none_mal:-38 ca:none_malik:5 ca:none_malmo:-111 ca:none_mamma:45
ca:none_managed:60 ca:none_management:55 ca:none_manganese:7 ca:none_manuals:-9 ca:none_many:46 ca:none_maple:12
ca:none_maps:35 ca:none_march:-81 ca:none_margin:-5 ca:none_maribel:-3 ca:none_marina:9 ca:none_mark:90
ca:none_marked:22 ca:none_market:-48 ca:none_marketing:60 ca:none_marks:-51 ca:none_massimo:40 ca:none_mate:32
ca:none_maternity:71 ca:none_matin:-12 ca:none_max:55 ca:none_maximaal:42 ca:none_maximal:29 ca:none_may:-115
ca:none_maybe:26 ca:none_maître:-5 ca:none_mañana:23 ca:none_mb:-114 ca:none_mbit:-75 ca:none_mdr:52 ca:none_me:-91
ca:none_mean:3 ca:none_means:-50 ca:none_meanwhile:42 ca:none_measured:46 ca:none_mechanic:2 ca:none_med:-11
ca:none_median:11 ca:none_medical:32 ca:none_medicine:39 ca:none_medicines:32 ca:none_medí:29 ca:none_meeting:-12
ca:none_megabyte:-35 ca:none_megabytes:-24 ca:none_meglio:69 ca:none_mehr:84 ca:none_mein:32 ca:none_mejor:10
ca:none_melden:-6 ca:none_member:-67 ca:none_members:-15 ca:none_membership:50 ca:none_memory:36 ca:none_men:-32
ca:none_mensch:46 ca:none_menu:18 ca:none_merci:51 ca:none_merged:40 ca:none_meridian:19 ca:none_mertens:31
ca:none_messages:-50 ca:none_messung:-17 ca:none_met:-21 ca:none_meteor:5 ca:none_method:-77 ca:none_metres:-71
ca:none_metric:11 ca:none_metros:-5 ca:none_mg:-37 ca:none_mia:-67 ca:none_miami:-7 ca:none_mich:-56
ca:none_microamps:-24 ca:none_microns:-43 ca:none_migrated:34 ca:none_mijn:88 ca:none_mikroampere:-31 ca:none_milk:32
ca:none_mill:17 ca:none_million:-10 ca:none_milliseconds:-61 ca:none_millisekunden:-18 ca:none_min:-17 ca:none_mine:75
ca:none_minimum:7 ca:none_minor:27 ca:none_mint:12 ca:none_minuten:-108 ca:none_minutes:-142 ca:none_minuti:-25
ca:none_minutos:-56 ca:none_mio:4 ca:none_mir:-2 ca:none_mirabel:18 ca:none_mirka:11 ca:none_mirror:29
ca:none_mission:20 ca:none_mix:-13 ca:none_ml:-39 ca:none_mn:14 ca:none_mnie:-12 ca:none_mobile:13 ca:none_mocking:-14
ca:none_mocks:11 ca:none_mod:45 ca:none_modbus:27 ca:none_mon:24 ca:none_monday:38 ca:none_mondays:43
ca:none_money:-30 ca:none_monitor:26 ca:none_monks:2 ca:none_monospace:14 ca:none_month:-25 ca:none_months:-34
ca:none_more:-37 ca:none_moretti:-9 ca:none_morgen:26 ca:none_mormor:47 ca:none_morning:39 ca:none_mornings:53
ca:none_morse:47 ca:none_most:32 ca:none_mostly:14 ca:none_mot:-5 ca:none_motor:5 ca:none_moustaches:33
ca:none_move:-35 ca:none_moved:48 ca:none_movers:8 ca:none_moves:-22 ca:none_moving:62 ca:none_mr:6 ca:none_ms:-113
ca:none_much:-64 ca:none_muestras:-16 ca:none_mug:-9 ca:none_multiple:3 ca:none_mum:96 ca:none_mum's:47 ca:none_mums:6
ca:none_murdered:18 ca:none_must:45 ca:none_mustn't:-14 ca:none_mustve:26 ca:none_mv:-22 ca:none_mx:-53 ca:none_my:21
ca:none_myself:-54 ca:none_más:-23 ca:none_märz:20 ca:none_målet:31 ca:none_même:7 ca:none_mój:49 ca:none_n:-62
ca:none_na:-24 ca:none_nach:19 ca:none_nachmittag:-18 ca:none_nachrichten:-12 ca:none_nacht:-55 ca:none_nachtisch:47
ca:none_nada:16 ca:none_nah:71 ca:none_najwyżej:14 ca:none_name:-43 ca:none_naming:-17 ca:none_nan:2 ca:none_nana:23
ca:none_nantes:-64 ca:none_narrow:-36 ca:none_natural:9 ca:none_ne:-60 ca:none_neap:56 ca:none_near:-136
ca:none_nearly:-38 ca:none_nebel:-30 ca:none_needed:-20 ca:none_needs:-73 ca:none_negen:12 ca:none_neighbour's:-23
ca:none_neither:11 ca:none_nel:11 ca:none_nesting:-8 ca:none_netops:22 ca:none_netsec:22 ca:none_netz:-25
ca:none_neue:57 ca:none_never:1 ca:none_new:101 ca:none_next:44 ca:none_ngl:36 ca:none_nice:156 ca:none_nicht:-21
ca:none_niente:60 ca:none_niet:-32 ca:none_night:26 ca:none_night's:-31 ca:none_nightly:44 ca:none_nights:-28
ca:none_nikt:6 ca:none_nine:-73 ca:none_ninguém:70 ca:none_no:61 ca:none_noah:-25 ca:none_nobody:92
ca:none_nocturno:-3 ca:none_node:37 ca:none_noise:-37 ca:none_noisy:-69 ca:none_none:16 ca:none_noone:36
ca:none_nope:46 ca:none_nord:-11 ca:none_normal:-38 ca:none_norwegian:-2 ca:none_nossa:54 ca:none_not:35
ca:none_noted:112 ca:none_notes:-26 ca:none_nothing:41 ca:none_notice:-85 ca:none_noté:26 ca:none_nouns:49
ca:none_nous:3 ca:none_nov:-1 ca:none_november:-25 ca:none_now:-86 ca:none_nowaka:-22 ca:none_nu:-54
ca:none_number:-90 ca:none_numbers:-51 ca:none_numer:67 ca:none_nunca:20 ca:none_nuria:-4 ca:none_nursery:31
ca:none_nutze:13 ca:none_nutzer:-19 ca:none_nyckeln:19 ca:none_när:5 ca:none_o:31 ca:none_o'clock:-57
ca:none_o'hare:-10 ca:none_oat:5 ca:none_ob:58 ca:none_obiecuję:6 ca:none_oboe:6 ca:none_october:-76 ca:none_od:-45
ca:none_odd:-20 ca:none_oddam:1 ca:none_oddamy:-29 ca:none_oddałam:18 ca:none_of:-117 ca:none_ofen:53 ca:none_off:-129
ca:none_office:-105 ca:none_offline:-12 ca:none_offsite:27 ca:none_often:-26 ca:none_ogg:42 ca:none_ogni:8
ca:none_oh:146 ca:none_ohh:28 ca:none_ohhh:9 ca:none_ohne:37 ca:none_oil:-12 ca:none_ojo:25 ca:none_ok:117
ca:none_okafor:-30 ca:none_okay:123 ca:none_oklart:18 ca:none_okonjo:-13 ca:none_okonkwo:-8 ca:none_old:35
ca:none_olmo:-40 ca:none_om:-52 ca:none_oma:36 ca:none_omg:125 ca:none_on:-42 ca:none_on-call:19 ca:none_onboarding:20
ca:none_oncall:30 ca:none_once:10 ca:none_oncology:22 ca:none_one:-6 ca:none_ones:-79 ca:none_online:-29
ca:none_only:-40 ca:none_ont:-15 ca:none_ontem:24 ca:none_onze:38 ca:none_oof:23 ca:none_ooh:10 ca:none_op:-18
ca:none_op-eds:36 ca:none_opens:-46 ca:none_opera:7 ca:none_opml:-10 ca:none_oppas:21 ca:none_ops:47 ca:none_optics:10
ca:none_option:-26 ca:none_options:-25 ca:none_or:-204 ca:none_oral:-36 ca:none_ord:-58 ca:none_order:-55
ca:none_ordered:5 ca:none_ordering:-9 ca:none_organ:62 ca:none_os:8 ca:none_oscar:21 ca:none_osei:33 ca:none_oskar:60
ca:none_ostarna:-29 ca:none_other:-46 ca:none_otherwise:-23 ca:none_otra:-10 ca:none_oublie:11 ca:none_our:25
ca:none_out:-107 ca:none_outbound:55 ca:none_outro:24 ca:none_outside:-14 ca:none_oven:13 ca:none_ovens:13
ca:none_over:-169 ca:none_overlapping:29 ca:none_overtime:75 ca:none_owner:-18 ca:none_owns:-10 ca:none_p:4
ca:none_p-anteil:44 ca:none_pacs:39 ca:none_pad:4 ca:none_paddle:13 ca:none_padlock:-5 ca:none_page:22
ca:none_pager:46 ca:none_pagerduty:17 ca:none_pagers:34 ca:none_pages:-41 ca:none_paint:84 ca:none_pair:-10
ca:none_paket:7 ca:none_pale:-6 ca:none_pallets:38 ca:none_pancakes:4 ca:none_pandas:49 ca:none_paper:-15
ca:none_par:-95 ca:none_para:37 ca:none_parallel:-9 ca:none_parcel:41 ca:none_pare-feu:47 ca:none_parents:54
ca:none_park:25 ca:none_parking:29 ca:none_parser:-5 ca:none_parsers:13 ca:none_part:-75 ca:none_partner:-8
ca:none_party:-57 ca:none_pas:33 ca:none_pasa:-8 ca:none_pass:5 ca:none_passe:-13 ca:none_passei:21
ca:none_passenger:-58 ca:none_passengers:-7 ca:none_passport:29 ca:none_past:-37 ca:none_paste:21 ca:none_patch:-1
ca:none_patient:66 ca:none_patients:-18 ca:none_pay:-11 ca:none_payload:63 ca:none_payment:-37 ca:none_pays:-2
ca:none_państwu:-24 ca:none_pears:19 ca:none_pediu:-11 ca:none_peeked:13 ca:none_pendant:-40 ca:none_pendulum:29
ca:none_people:-66 ca:none_pepper:47 ca:none_per:-91 ca:none_percent:-127 ca:none_perdona:8 ca:none_peregrines:31
ca:none_perfect:4 ca:none_permit:23 ca:none_perpetua:-18 ca:none_person:-64 ca:none_personal:9 ca:none_persone:-20
ca:none_personen:-1 ca:none_personne:50 ca:none_personnes:-1 ca:none_pesa:-14 ca:none_pff:15 ca:none_ph:6
ca:none_pharmacists:24 ca:none_phew:72 ca:none_philippa:10 ca:none_philosophy:57 ca:none_phishing:32 ca:none_phl:-25
ca:none_phones:14 ca:none_photographer:6 ca:none_photos:45 ca:none_phx:-32 ca:none_physio:17 ca:none_pi:6
ca:none_piano:20 ca:none_pick:20 ca:none_picking:4 ca:none_pickup:17 ca:none_picture:37 ca:none_pid-regler:4
ca:none_piensa:10 ca:none_pier:38 ca:none_pies:71 ca:none_pigeons:15 ca:none_pii:19 ca:none_pilot:36 ca:none_pipe:-10
ca:none_pizza:19 ca:none_più:7 ca:none_place:-56 ca:none_places:-3 ca:none_plan:-70 ca:none_plasma:16 ca:none_plate:4
ca:none_platelet:26 ca:none_platform:88 ca:none_platine:-29 ca:none_played:-37 ca:none_players:-2 ca:none_playing:-11
ca:none_playlist:84 ca:none_plays:-48 ca:none_plc:-5 ca:none_please:109 ca:none_pls:48 ca:none_plumber:16
ca:none_plus:2 ca:none_plutôt:54 ca:none_pm:-14 ca:none_po:30 ca:none_pod:-54 ca:none_podcast:13 ca:none_poets:8
ca:none_pogoda:4 ca:none_poi:33 ca:none_point:-63 ca:none_points:-113 ca:none_pois:17 ca:none_policy:-21
ca:none_polish:-14 ca:none_polite:12 ca:none_poll:64 ca:none_polls:-39 ca:none_poly:20 ca:none_pond:39
ca:none_pool:-50 ca:none_poor:14 ca:none_por:-80 ca:none_porfa:17 ca:none_port:45 ca:none_portkoden:40
ca:none_porto:-70 ca:none_portrait:23 ca:none_posted:29 ca:none_postgres:17 ca:none_postmortem:19
ca:none_postmortems:18 ca:none_pot:-32 ca:none_potential:53 ca:none_pour:13 ca:none_power:7 ca:none_ppl:7
ca:none_ppm:-19 ca:none_pr:27 ca:none_practical:1 ca:none_practice:-8 ca:none_praise:20 ca:none_preferisco:89
ca:none_prefetch:38 ca:none_prefiero:70 ca:none_prefiro:50 ca:none_premiera:12 ca:none_prescription:33
ca:none_presión:20 ca:none_pressing:16 ca:none_pressure:12 ca:none_preview:11 ca:none_price:-40 ca:none_prices:45
ca:none_prima:38 ca:none_printer:7 ca:none_printer's:1 ca:none_privacy:32 ca:none_private:6 ca:none_priya's:-6
ca:none_prizegiving:23 ca:none_pro:-30 ca:none_prob:4 ca:none_probate:6 ca:none_problems:-33 ca:none_procent:-32
ca:none_process:-4 ca:none_production:79 ca:none_professor:74 ca:none_profil:9 ca:none_projectors:36
ca:none_prometo:33 ca:none_promis:4 ca:none_promise:-42 ca:none_proofing:73 ca:none_props:15 ca:none_prosecco:15
ca:none_proszę:12 ca:none_prototype:23 ca:none_provide:-23 ca:none_przepraszam:5 ca:none_próbek:-1 ca:none_prüfung:-61
ca:none_public:37 ca:none_puisque:29 ca:none_pull:-1 ca:none_pump:29 ca:none_pumps:-20 ca:none_punkt:28
ca:none_punkte:-70 ca:none_punten:-20 ca:none_puntiamo:20 ca:none_puntos:-29 ca:none_pupils:-13 ca:none_pups:11
ca:none_push:19 ca:none_put:82 ca:none_px:-23 ca:none_pyro:21 ca:none_python:6 ca:none_pythonie:-20 ca:none_på:-84
ca:none_quality:25 ca:none_quarantine:52 ca:none_que:-14 ca:none_quedan:2 ca:none_quelle:39 ca:none_quentin's:-12
ca:none_queremos:74 ca:none_quero:47 ca:none_question:-45 ca:none_questions:-34 ca:none_queue:33 ca:none_queuing:-10
ca:none_quick:46 ca:none_quiero:62 ca:none_quiet:35 ca:none_quite:41 ca:none_quiz:-15 ca:none_quién:-9
ca:none_quota:-36 ca:none_quote:11 ca:none_quotes:38 ca:none_qué:64 ca:none_r:-34 ca:none_rabbit:4 ca:none_rabies:32
ca:none_race:-8 ca:none_rack:75 ca:none_radar:3 ca:none_radiators:-1 ca:none_radio:-10 ca:none_radiology:57
ca:none_raid:-3 ca:none_rail:-33 ca:none_rain:109 ca:none_raining:31 ca:none_raise:69 ca:none_ramonas:21
ca:none_ran:-4 ca:none_rang:-47 ca:none_rarely:-45 ca:none_rasmus:11 ca:none_rast:-20 ca:none_rate:-61
ca:none_rather:51 ca:none_ravi:28 ca:none_raw:2 ca:none_re:32 ca:none_re-enable:16 ca:none_react:16 ca:none_reader:-29
ca:none_reading:33 ca:none_reads:-71 ca:none_ready:-51 ca:none_really:-75 ca:none_reasons:-25 ca:none_rebranding:10
ca:none_recall:33 ca:none_reception:1 ca:none_rechecked:10 ca:none_rechnungen:15 ca:none_reconnects:17
ca:none_records:-15 ca:none_recount:2 ca:none_red:20 ca:none_redaktor:14 ca:none_reef:35 ca:none_reefer:40
ca:none_ref:-17 ca:none_refill:-1 ca:none_refrain:2 ca:none_refunds:45 ca:none_regarding:-14 ca:none_registered:21
ca:none_rehearsals:13 ca:none_rehearsed:2 ca:none_rehung:27 ca:none_release:26 ca:none_remaining:54
ca:none_remember:125 ca:none_reminders:12 ca:none_reminds:42 ca:none_removal:7 ca:none_render:30
ca:none_renegotiated:10 ca:none_rent:107 ca:none_rental:-38 ca:none_replaced:43 ca:none_replica:66
ca:none_replication:20 ca:none_replies:62 ca:none_reply:19 ca:none_report:-82 ca:none_repro:21 ca:none_request:-69
ca:none_requests:-26 ca:none_reservation:-24 ca:none_reservations:-16 ca:none_resolvido:20 ca:none_respawn:46
ca:none_response:27 ca:none_resta:19 ca:none_reste:45 ca:none_resting:15 ca:none_result:18 ca:none_retention:30
ca:none_retired:34 ca:none_retrained:44 ca:none_retries:13 ca:none_retro:23 ca:none_returned:23 ca:none_reverse:10
ca:none_reviennent:-15 ca:none_review:-55 ca:none_reviewer:6 ca:none_reviews:20 ca:none_revision:40
ca:none_rezervasyon:18 ca:none_rgb:20 ca:none_ricevuto:31 ca:none_ride:-5 ca:none_rieger:-1 ca:none_right:102
ca:none_ripples:20 ca:none_riunione:23 ca:none_road:-56 ca:none_roads:20 ca:none_roasters:-2 ca:none_rob:2
ca:none_robots:43 ca:none_robust:-4 ca:none_rock:12 ca:none_rocío:19 ca:none_rollback:31 ca:none_rolls:-33
ca:none_romanas:18 ca:none_roof:19 ca:none_room:-2 ca:none_root:25 ca:none_rosalind:46 ca:none_roses:24
ca:none_rough:6 ca:none_round:-27 ca:none_roundabouts:34 ca:none_route:5 ca:none_row:37 ca:none_rows:-42
ca:none_rss:-14 ca:none_rsvp:22 ca:none_rubber:26 ca:none_rule:-16 ca:none_rules:-13 ca:none_rumour:13 ca:none_run:-12
ca:none_runbook:37 ca:none_running:-34 ca:none_runs:-102 ca:none_rush:-5 ca:none_rust:37 ca:none_rätta:12
ca:none_rücksprache:-8 ca:none_s:-54 ca:none_saat:-4 ca:none_sadly:35 ca:none_safari:20 ca:none_said:-35
ca:none_sailing:57 ca:none_sailors:109 ca:none_sails:19 ca:none_sales:27 ca:none_salmon:43 ca:none_same:21
ca:none_samples:18 ca:none_sand:16 ca:none_sandbox:16 ca:none_sang:-23 ca:none_sanne:16 ca:none_sans:-40
ca:none_saturday:50 ca:none_saw:67 ca:none_say:-15 ca:none_says:-95 ca:none_scale:24 ca:none_scene:22
ca:none_schilf:-26 ca:none_schiphol:-3 ca:none_schluss:-38 ca:none_schlüssel:-8 ca:none_scholars:11 ca:none_schon:10
ca:none_school:34 ca:none_schülern:-23 ca:none_score:37 ca:none_scrap:77 ca:none_scratch:68 ca:none_screen:19
ca:none_screens:26 ca:none_scribe:25 ca:none_script:-25 ca:none_scrolled:40 ca:none_scrolling:7 ca:none_sdk:-38
ca:none_se:-81 ca:none_sea:-74 ca:none_seagull:11 ca:none_seagulls:20 ca:none_search:19 ca:none_seats:-16
ca:none_sec:8 ca:none_second:50 ca:none_secondes:-28 ca:none_seconds:-110 ca:none_secrets:19 ca:none_section:-6
ca:none_sedan:20 ca:none_seeds:4 ca:none_seeing:1 ca:none_seek:16 ca:none_seems:-54 ca:none_sees:-36
ca:none_seguro:-24 ca:none_según:32 ca:none_sein:-10 ca:none_seit:14 ca:none_seiten:-27 ca:none_sekunden:-22
ca:none_sekunder:-21 ca:none_selin:-11 ca:none_sem:-15 ca:none_semaine:-6 ca:none_sen:25 ca:none_send:46
ca:none_sends:-6 ca:none_sensor:24 ca:none_sent:61 ca:none_sentences:3 ca:none_sepia:38 ca:none_september:-80
ca:none_sequencing:19 ca:none_sera:-5 ca:none_seriously:78 ca:none_server:-29 ca:none_serviced:-3 ca:none_serwer:50
ca:none_será:11 ca:none_sesame:20 ca:none_sessions:8 ca:none_settled:22 ca:none_seven:12 ca:none_several:8
ca:none_sfo:-9 ca:none_sha:29 ca:none_shaped:-4 ca:none_shard:36 ca:none_share:-18 ca:none_shared:26 ca:none_she:63
ca:none_she's:52 ca:none_sheet:-41 ca:none_sheets:-22 ca:none_shes:52 ca:none_ship:-6 ca:none_shoes:61
ca:none_shops:-2 ca:none_short:64 ca:none_shorter:8 ca:none_shot:10 ca:none_should:32 ca:none_show:-33
ca:none_shows:-75 ca:none_si:-33 ca:none_siamo:1 ca:none_side:-33 ca:none_sie:-72 ca:none_siempre:22 ca:none_sieve:21
ca:none_sigh:51 ca:none_sigma:-9 ca:none_signed:38 ca:none_signs:-29 ca:none_silo:22 ca:none_simmer:2
ca:none_simply:-31 ca:none_simulator:5 ca:none_sin:-18 ca:none_since:13 ca:none_sind:-4 ca:none_sing:-14
ca:none_sit:-47 ca:none_sits:-60 ca:none_six:37 ca:none_size:-2 ca:none_się:-27 ca:none_sjukhusets:15
ca:none_skicka:28 ca:none_skip:40 ca:none_skipper:-10 ca:none_skipping:36 ca:none_skriv:38 ca:none_skrzynia:15
ca:none_sleeps:-43 ca:none_sleepy:-42 ca:none_slept:33 ca:none_sleutel:4 ca:none_slight:2 ca:none_sling:26
ca:none_slot:-46 ca:none_slots:-1 ca:none_slowly:-7 ca:none_sluice:18 ca:none_small:3 ca:none_smell:-53
ca:none_smelled:-10 ca:none_smells:-3 ca:none_smith:-18 ca:none_smoke:16 ca:none_snapshot:91 ca:none_snow:33
ca:none_snön:12 ca:none_so:14 ca:none_sobre:-18 ca:none_socket:-4 ca:none_sockets:-18 ca:none_soep:7 ca:none_sofa:13
ca:none_soft:78 ca:none_sold:-4 ca:none_soldered:65 ca:none_solen:56 ca:none_soll:-2 ca:none_solo:-1 ca:none_some:92
ca:none_somebody:45 ca:none_somehow:8 ca:none_someone:60 ca:none_something:-16 ca:none_sometimes:81
ca:none_somewhere:77 ca:none_song:-16 ca:none_sooner:-4 ca:none_soren:34 ca:none_sorry:153 ca:none_sorted:91
ca:none_sorten:-12 ca:none_sorter:65 ca:none_sound:-6 ca:none_sounds:89 ca:none_soup:32 ca:none_spanish:-31
ca:none_spare:74 ca:none_speak:27 ca:none_speakers:10 ca:none_spediteur:-18 ca:none_speeches:2 ca:none_speed:-36
ca:none_spelling:-21 ca:none_spent:38 ca:none_spicy:17 ca:none_spikes:5 ca:none_spoke:28 ca:none_sports:96
ca:none_spot:-41 ca:none_spreadsheet:9 ca:none_spring:32 ca:none_sprinkler:6 ca:none_sprint:7 ca:none_sprite:16
ca:none_spätestens:49 ca:none_sql:-21 ca:none_sqm:-11 ca:none_sry:85 ca:none_st:25 ca:none_staat:-41
ca:none_staging:100 ca:none_stamattina:1 ca:none_stamps:15 ca:none_standing:-9 ca:none_stands:-42 ca:none_standup:46
ca:none_starboard:42 ca:none_start:-46 ca:none_started:-2 ca:none_starter:2 ca:none_starts:-65 ca:none_station:-8
ca:none_stations:11 ca:none_status:77 ca:none_statuspage:21 ca:none_stay:-33 ca:none_stayin:25 ca:none_stays:-95
ca:none_steel:50 ca:none_stellare:-11 ca:none_step:2 ca:none_steps:-44 ca:none_sternschnuppen:-9 ca:none_still:-14
ca:none_stitches:13 ca:none_stock:21 ca:none_stocktaking:19 ca:none_stole:-4 ca:none_stood:-67 ca:none_stops:-59
ca:none_storage:18 ca:none_store:-6 ca:none_stories:68 ca:none_storks:1 ca:none_story:-51 ca:none_straight:-12
ca:none_straks:33 ca:none_strange:21 ca:none_streams:-21 ca:none_street:-42 ca:none_strike:16 ca:none_students:-6
ca:none_study:28 ca:none_stuff:-11 ca:none_stuffed:6 ca:none_stunden:-60 ca:none_style:-15 ca:none_stück:-15
ca:none_subject:-3 ca:none_successfully:-2 ca:none_suena:-1 ca:none_suit:-22 ca:none_summer:19 ca:none_sun:47
ca:none_sunflower:-11 ca:none_sunspots:26 ca:none_supplier:35 ca:none_supply:-7 ca:none_support:62 ca:none_sur:-18
ca:none_sure:150 ca:none_surtout:1 ca:none_survival:10 ca:none_swallowed:15 ca:none_swap:14 ca:none_swapped:51
ca:none_swapping:28 ca:none_sweep:-9 ca:none_swim:9 ca:none_switch:-20 ca:none_sysadmin:3 ca:none_system:-21
ca:none_só:17 ca:none_sąsiad:20 ca:none_table:9 ca:none_tables:-26 ca:none_tablets:11 ca:none_tabs:14 ca:none_tack:20
ca:none_tag:-67 ca:none_tage:-97 ca:none_take:63 ca:none_takes:-95 ca:none_talk:29 ca:none_talked:110 ca:none_tall:-57
ca:none_tamsin:-1 ca:none_tank:13 ca:none_tannin:36 ca:none_tape:3 ca:none_taps:2 ca:none_tarball:14 ca:none_target:34
ca:none_tariff:1 ca:none_tarifs:-12 ca:none_task:-28 ca:none_tasted:-4 ca:none_tasting:69 ca:none_tax:-39
ca:none_tbf:20 ca:none_tbh:18 ca:none_tea:26 ca:none_teacher:-4 ca:none_team:-12 ca:none_teeth:-35 ca:none_tell:-28
ca:none_tells:-27 ca:none_temperatures:43 ca:none_template:-9 ca:none_tempo:21 ca:none_ten:31 ca:none_tenant:75
ca:none_tenants:2 ca:none_tengo:23 ca:none_teniamo:27 ca:none_tent:3 ca:none_tenths:-17 ca:none_teraz:83
ca:none_term:-34 ca:none_terms:-19 ca:none_test:-66 ca:none_tests:-36 ca:none_text:25 ca:none_teściowa:42
ca:none_than:-152 ca:none_thank:76 ca:none_thanks:173 ca:none_that's:46 ca:none_thats:78 ca:none_the:61
ca:none_theatre:54 ca:none_them:-120 ca:none_then:58 ca:none_theory:31 ca:none_there:8 ca:none_there'll:36
ca:none_there's:80 ca:none_therefore:73 ca:none_theres:113 ca:none_these:-66 ca:none_they:38 ca:none_they'll:13
ca:none_they've:10 ca:none_theyre:5 ca:none_thing:-125 ca:none_things:-24 ca:none_think:44 ca:none_thinner:22
ca:none_this:19 ca:none_tho:-3 ca:none_those:38 ca:none_though:-42 ca:none_thought:4 ca:none_thousand:-65
ca:none_thread:20 ca:none_threads:-29 ca:none_three:51 ca:none_threshold:-44 ca:none_through:-162 ca:none_throw:-18
ca:none_thru:-19 ca:none_thu:-16 ca:none_thx:109 ca:none_ticked:13 ca:none_ticket:41 ca:none_tidal:15 ca:none_tide:26
ca:none_tiene:-50 ca:none_til:-15 ca:none_tiler:1 ca:none_tiles:-9 ca:none_till:-119 ca:none_time:-75
ca:none_timeout:5 ca:none_times:-73 ca:none_tims:11 ca:none_tiny:-19 ca:none_tmrw:32 ca:none_to:-53 ca:none_today:-99
ca:none_todo:10 ca:none_together:-88 ca:none_token:30 ca:none_told:-36 ca:none_tolerance:-15 ca:none_tom:20
ca:none_tom's:9 ca:none_tomorrow:63 ca:none_toms:17 ca:none_tonnes:-22 ca:none_too:-52 ca:none_took:-23
ca:none_tool:-2 ca:none_toothpaste:18 ca:none_tops:-68 ca:none_torque:9 ca:none_total:-22 ca:none_toujours:46
ca:none_tour:-25 ca:none_tourists:27 ca:none_tours:30 ca:none_toute:32 ca:none_towards:-29 ca:none_towels:24
ca:none_tower:-17 ca:none_trace:-18 ca:none_tracing:5 ca:none_train:-6 ca:none_training:-1 ca:none_trains:31
ca:none_transcribed:2 ca:none_transcript:42 ca:none_tras:25 ca:none_travel:-62 ca:none_tray:-52 ca:none_trays:-27
ca:none_treasurer:28 ca:none_treat:59 ca:none_trick:-5 ca:none_tried:43 ca:none_tries:-27 ca:none_trieste:-89
ca:none_trig:19 ca:none_trip:-66 ca:none_trips:-7 ca:none_trois:16 ca:none_trop:80 ca:none_truck:-5 ca:none_trucks:11
ca:none_trumpets:20 ca:none_trustees:46 ca:none_try:-39 ca:none_trying:77 ca:none_trzeszczało:10 ca:none_tuba:33
ca:none_tuesday:2 ca:none_tuesdays:8 ca:none_tunnels:30 ca:none_turku:-76 ca:none_turns:29 ca:none_turtle:16
ca:none_twice:-97 ca:none_twin:23 ca:none_twins:35 ca:none_two:31 ca:none_type:-32 ca:none_typing:-33 ca:none_typo:37
ca:none_tyre:-17 ca:none_u:22 ca:none_uart:22 ca:none_uf:21 ca:none_uffa:21 ca:none_ugh:140 ca:none_uhr:-70
ca:none_ulrike:-7 ca:none_ultimately:32 ca:none_ultrasound:12 ca:none_um:-4 ca:none_umber:-7 ca:none_un:-27
ca:none_una:-49 ca:none_uncle:54 ca:none_unclear:46 ca:none_undecided:23 ca:none_under:-7 ca:none_understand:-10
ca:none_understood:62 ca:none_une:-8 ca:none_unfortunately:141 ca:none_unless:-88 ca:none_unplugged:29
ca:none_unread:-6 ca:none_unter:47 ca:none_unterm:2 ca:none_until:-148 ca:none_up:-99 ca:none_update:2
ca:none_upgrading:12 ca:none_uplink:39 ca:none_upload:68 ca:none_uploaded:22 ca:none_ups:29 ca:none_urgh:27
ca:none_us:-180 ca:none_usch:17 ca:none_use:114 ca:none_used:-9 ca:none_useremo:18 ca:none_users:-26
ca:none_using:-105 ca:none_usually:-94 ca:none_utc:-50 ca:none_uur:-30 ca:none_uv:-19 ca:none_va:18 ca:none_vaccine:19
ca:none_valla:14 ca:none_van:-89 ca:none_vans:27 ca:none_varnish:-29 ca:none_vault:19 ca:none_vaya:17
ca:none_vegas:-25 ca:none_vegetarian:36 ca:none_veins:12 ca:none_vem:24 ca:none_vending:10 ca:none_vendor:43
ca:none_venetian:27 ca:none_verlegt:-14 ca:none_verwacht:-26 ca:none_vests:-6 ca:none_vet:67 ca:none_vez:-11
ca:none_vhf:-9 ca:none_vi:39 ca:none_via:-16 ca:none_viele:23 ca:none_viennent:-9 ca:none_view:-43 ca:none_vilken:46
ca:none_vill:-8 ca:none_violet:-25 ca:none_vision:13 ca:none_visit:-56 ca:none_visitors:42 ca:none_vlan:1
ca:none_vloeibare:22 ca:none_vocht:-6 ca:none_volt:-41 ca:none_volts:-26 ca:none_vom:-22 ca:none_vor:3
ca:none_vordach:-24 ca:none_vorgemerkt:-47 ca:none_voted:-21 ca:none_votre:72 ca:none_voucher:50 ca:none_vous:49
ca:none_vowels:14 ca:none_vpn:-20 ca:none_vroeger:22 ca:none_w:-23 ca:none_wagons:-11 ca:none_wait:66
ca:none_waiting:11 ca:none_wake-up:33 ca:none_walks:-17 ca:none_walls:13 ca:none_walnut:-4 ca:none_wanna:62
ca:none_want:56 ca:none_wants:-64 ca:none_war:-48 ca:none_ward:57 ca:none_ware:-14 ca:none_warm:37 ca:none_warning:-17
ca:none_was:-102 ca:none_wasps:12 ca:none_wat:50 ca:none_watch:-14 ca:none_watchdog:34 ca:none_watched:2
ca:none_water:17 ca:none_watts:-38 ca:none_waves:2 ca:none_way:-62 ca:none_wczoraj:28 ca:none_we:18 ca:none_we'll:71
ca:none_we're:59 ca:none_we've:29 ca:none_weak:31 ca:none_weavers:12 ca:none_weber:-13 ca:none_wed:43
ca:none_wedding:4 ca:none_wednesday:9 ca:none_weed:19 ca:none_week:-61 ca:none_weekday:22 ca:none_weeks:-77
ca:none_weer:-17 ca:none_wegen:27 ca:none_weigh:-11 ca:none_weighs:-22 ca:none_weights:66 ca:none_weiß:1
ca:none_welcome:43 ca:none_well:35 ca:none_went:-49 ca:none_wer:65 ca:none_were:-23 ca:none_west:-56 ca:none_wet:19
ca:none_weve:61 ca:none_whales:40 ca:none_what:130 ca:none_what's:53 ca:none_whatever:114 ca:none_whats:78
ca:none_wheels:-49 ca:none_when:16 ca:none_whenever:-30 ca:none_where:-19 ca:none_whether:60 ca:none_while:-86
ca:none_whitlock:-3 ca:none_who:-50 ca:none_who's:5 ca:none_whoever:150 ca:none_why:17 ca:none_wide:-64
ca:none_width:23 ca:none_wie:32 ca:none_wieder:-28 ca:none_wifi:45 ca:none_wil:9 ca:none_will:37 ca:none_wind:94
ca:none_window:28 ca:none_wir:10 ca:none_wish:38 ca:none_wishing:17 ca:none_with:-21 ca:none_within:-116
ca:none_without:-124 ca:none_woche:-42 ca:none_wochen:-18 ca:none_wochenende:-21 ca:none_woke:42 ca:none_wolnego:-14
ca:none_wolę:65 ca:none_won't:-102 ca:none_wonder:21 ca:none_wont:-14 ca:none_wood:20 ca:none_woohoo:24
ca:none_word:28 ca:none_words:-84 ca:none_work:-51 ca:none_worked:-4 ca:none_workers:-20 ca:none_working:-13
ca:none_works:-76 ca:none_worksheet:71 ca:none_workshop:-30 ca:none_worth:-38 ca:none_wow:82 ca:none_wrap:19
ca:none_wristbands:39 ca:none_write:77 ca:none_wrong:-42 ca:none_wrote:33 ca:none_wymieniłem:23 ca:none_x-ray:1
ca:none_xray:18 ca:none_ya:44 ca:none_yay:24 ca:none_yeah:72 ca:none_year:-25 ca:none_year's:-13 ca:none_years:-87
ca:none_yeast:67 ca:none_yedekleme:17 ca:none_yellow:29 ca:none_yes:163 ca:none_yesterday:65 ca:none_yet:-86
ca:none_yine:-6 ca:none_yo:25 ca:none_you:51 ca:none_you'd:-6 ca:none_you'll:48 ca:none_you're:80 ca:none_you've:54
ca:none_youll:19 ca:none_your:48 ca:none_yourself:-4 ca:none_yr:-21 ca:none_yrs:-24 ca:none_yusuf:19 ca:none_z:-44
ca:none_za:-15 ca:none_zacken:-32 ca:none_zadań:37 ca:none_zaplanowano:-29 ca:none_ze:-15 ca:none_zebranie:28
ca:none_zeit:-49 ca:none_zentimeter:-30 ca:none_zero:17 ca:none_zia:14 ca:none_ziel:51 ca:none_zijn:-60
ca:none_zjadłam:23 ca:none_zo'n:-1 ca:none_zone:15 ca:none_zoom:1 ca:none_zostajemy:21 ca:none_zrobione:34
ca:none_zu:-5 ca:none_zulke:10 ca:none_zwemles:40 ca:none_zwrócimy:23 ca:none_zwykłych:-17 ca:none_à:8 ca:none_às:-22
ca:none_är:-73 ca:none_ärendenummer:47 ca:none_çay:45 ca:none_çocuklar:25 ca:none_çok:-12 ca:none_é:-22
ca:none_électrogène:-8 ca:none_était:-9 ca:none_über:-1 ca:none_überfahrt:-6 ca:none_дальше:36 ca:none_к:31
ca:none_не:-24 ca:none_никогда:24 ca:none_сольфеджио:13 ca:none_хороший:13 ca:order_*:19 ca:order_0:-35
ca:order_abel:-14 ca:order_admiral:-34 ca:order_cold:-1 ca:order_do:8 ca:order_first:4 ca:order_graded:-3
ca:order_harcourt:-19 ca:order_i:-21 ca:order_i'll:-47 ca:order_i'm:16 ca:order_i've:-53 ca:order_im:-10
ca:order_it:-74 ca:order_it's:-65 ca:order_leo's:-31 ca:order_never:22 ca:order_no:-28 ca:order_note:-21 ca:order_ok:8
ca:order_on:-78 ca:order_reference:-1 ca:order_the:-74 ca:order_there's:-19 ca:order_want:-2 ca:order_what:26
ca:order_whether:-27 ca:order_with:29 ca:order_you:-60 ca:others_a:2 ca:others_at:-14 ca:others_else's:-26
ca:others_i:67 ca:others_in:-101 ca:others_la:4 ca:others_my:21 ca:others_old:-1 ca:others_on:-3 ca:others_speak:-7
ca:others_the:67 ca:others_who:-44 ca:past_*:-46 ca:past_a:-31 ca:past_back:-14 ca:past_el:6 ca:past_from:-8
ca:past_i:8 ca:past_i'd:-46 ca:past_la:19 ca:past_my:-37 ca:past_nobody:-11 ca:past_not:-18 ca:past_sorry:-2
ca:past_the:-54 ca:past_your:3 ca:possessive_the:18 ca:reason_0:-1 ca:reason_a:-18 ca:reason_el:3 ca:reason_i:-20
ca:reason_i'll:-3 ca:reason_i'm:-13 ca:reason_in:8 ca:reason_it:-22 ca:reason_let's:-53 ca:reason_the:-124
ca:reason_they:-12 ca:reason_we:42 ca:reason_your:-1 ca:speaker_after:1 ca:speaker_alegro:-6 ca:speaker_as:-12
ca:speaker_before:-57 ca:speaker_by:-22 ca:speaker_en:3 ca:speaker_gusta:-16 ca:speaker_ha:-23 ca:speaker_hm:9
ca:speaker_how:-24 ca:speaker_i:74 ca:speaker_i'm:-8 ca:speaker_it:14 ca:speaker_je:-18 ca:speaker_know:-33
ca:speaker_lol:-27 ca:speaker_more:-8 ca:speaker_my:14 ca:speaker_nobody:10 ca:speaker_on:-1 ca:speaker_since:8
ca:speaker_the:18 ca:speaker_to:-78 ca:speaker_we:24 ca:speaker_wed:-8 ca:speaker_what:-19 ca:speaker_whether:-9
ca:speaker_wilfred:-20 ca:speaker_with:-21 ca:speaker_you:23 ca:speaker_your:32 ca:told_*:8 ca:told_accounting:-18
ca:told_at:-27 ca:told_good:-25 ca:told_guests:-2 ca:told_hello:-13 ca:told_hi:-26 ca:told_i'd:9 ca:told_it:-8
ca:told_ive:-7 ca:told_le:27 ca:told_lifeguard:-1 ca:told_like:-37 ca:told_me:-46 ca:told_so:-37 ca:told_that:-35
ca:told_they:-7 ca:told_to:-5 ca:told_unlucky:-3 ca:told_walking:-2 ca:told_what:-22 ca:told_when:-5 ca:told_with:-38
ca:told_you:-63 ca:told_your:5 ca:vague_0:-7 ca:vague_a:-5 ca:vague_every:2 ca:vague_i:-55 ca:vague_it:-11
ca:vague_my:-18 ca:vague_the:-17 ca:vague_trieste:-11 e:0:61 e:^:-105 e:a:28 e:aan:44 e:aanhanger:11 e:aarav:2
e:abbiamo:-18 e:abbreviation:9 e:abend:45 e:about:91 e:above:33 e:absolute:56 e:abt:29 e:abtastrate:-9 e:ac:2
e:accent:38 e:accept:44 e:account:15 e:accountants:18 e:act:52 e:actor:47 e:actually:31 e:add:-17 e:additional:15
e:address:40 e:adds:27 e:admit:-27 e:afford:-29 e:after:63 e:afternoon:-43 e:afterwards:-25 e:again:-111 e:age:31
e:agency:7 e:agent:-22 e:agora:-28 e:agreed:20 e:ahead:-8 e:airline:-20 e:airpods:24 e:al:-58 e:alarm:-43 e:alert:-4
e:alerta:-3 e:alias:55 e:all:76 e:alle:61 e:allergy:49 e:allow:-18 e:allows:-15 e:alltid:-27 e:almost:38 e:alone:-40
e:already:-72 e:als:-4 e:also:-100 e:although:-9 e:altogether:8 e:altro:35 e:altserver:15 e:always:-63 e:am:51
e:amber:40 e:ammonia:26 e:amp:11 e:amplifier:-56 e:amrani:14 e:an:14 e:and:-59 e:andere:-26 e:anders:-25 e:anke:22
e:anmeldung:-12 e:anonymous:-26 e:anouk:-17 e:anruf:8 e:answer:-12 e:answers:6 e:antenna:8 e:antwortet:10
e:anwendung:11 e:any:26 e:anybody:-6 e:anybody's:26 e:anybodys:10 e:anyone:-31 e:anything:-37 e:anyway:-9 e:ap:13
e:api:-21 e:app:-27 e:apparently:-42 e:apple:6 e:april:142 e:aquarium:29 e:archive:-7 e:are:55 e:aren't:28 e:arent:28
e:arm:51 e:around:74 e:array:7 e:arrows:27 e:artik:25 e:as:76 e:ash:22 e:aside:18 e:ask:85 e:asked:-16 e:asleep:3
e:asset:-17 e:assist:19 e:assistance:-5 e:at:107 e:atom:22 e:attention:11 e:até:39 e:au:43 e:auch:-54 e:aucun:-9
e:audit:3 e:auditoría:15 e:aufbewahrung:-45 e:aufsatz:-21 e:august:81 e:aunt:-75 e:aus:-34 e:autumn:-33 e:avait:-41
e:avant:40 e:away:-12 e:ayaklarım:9 e:b:-35 e:baby:50 e:back:35 e:backed:-2 e:backups:-20 e:bad:69 e:badge:-50
e:baggage:61 e:bags:-20 e:balances:6 e:balls:19 e:band:-60 e:bank:19 e:bare:7 e:barn:26 e:basalt:34 e:basic:3
e:basket:-83 e:batches:3 e:bath:-62 e:bathroom:29 e:battery:80 e:bay:7 e:be:68 e:beam:27 e:bear:24 e:beat:-16
e:beautiful:82 e:became:65 e:because:-96 e:bed:-36 e:bedside:-29 e:been:46 e:beeps:-48 e:before:20 e:beginner:-23
e:behind:46 e:bei:-28 e:being:111 e:bekommt:5 e:belegt:35 e:believe:-9 e:belle:38 e:belonged:47 e:belongs:26 e:belt:18
e:beläuft:-20 e:bends:40 e:bent:20 e:bergen:-84 e:beschädigten:17 e:bestimmt:-18 e:beta:-27 e:better:28 e:between:32
e:beyond:-71 e:bezahlt:25 e:bien:1 e:bierzemy:-7 e:big:111 e:bike:-3 e:bildirim:-7 e:birthday:1 e:bis:-73 e:biscuits:4
e:bisher:21 e:bit:62 e:bitte:-10 e:black:6 e:blame:13 e:blauwe:34 e:bldg:9 e:blechen:25 e:bless:13 e:blev:29
e:blinking:28 e:blue:6 e:bluetooth:-1 e:blumentopf:19 e:blunt:14 e:boah:-14 e:board:-64 e:boat:-54 e:boh:-13
e:boiler:-9 e:bon:41 e:bonbons:26 e:book:-32 e:booked:3 e:boring:9 e:boss:-47 e:both:40 e:box:-20 e:brancard:2
e:branch:80 e:bratwurst:14 e:brb:3 e:bread:8 e:breakfast:16 e:breaks:-1 e:bright:-17 e:british:-2 e:brno:-104
e:broken:62 e:brot:22 e:brother:-32 e:brought:-1 e:brücken:31 e:btw:4 e:bucket:50 e:budget:13 e:buffer:-3 e:buffet:7
e:bufor:-19 e:build:9 e:bunk:47 e:buoys:41 e:burda:4 e:burnt:10 e:burr:13 e:burst:30 e:bus:-67 e:business:42 e:but:40
e:button:3 e:by:96 e:bytes:-19 e:büro:9 e:caben:-6 e:cabina:-5 e:cable:1 e:cache:-10 e:cada:51 e:caf:30 e:café:-16
e:cage:-11 e:caja:-23 e:caleb:2 e:call:-115 e:callback:-28 e:calle:42 e:called:107 e:calls:-64 e:calm:-10
e:calories:-12 e:came:48 e:cameras:-22 e:camicie:7 e:camps:25 e:can:-82 e:can't:-39 e:canal:-3 e:cancellation:20
e:cant:17 e:capacitor:-51 e:car:-48 e:cards:2 e:cargo:63 e:carriage:-6 e:carries:-49 e:carry:101 e:case:-40 e:cash:10
e:catalogue:-5 e:catching:3 e:caught:3 e:ce:97 e:cello:-28 e:cent:98 e:certified:24 e:cette:33 e:chain:34 e:chair:17
e:chairs:25 e:chalet:30 e:chama-se:8 e:chamber:3 e:change:-27 e:changed:-16 e:changes:-12 e:channel:16 e:channels:23
e:chapter:45 e:chaque:72 e:characters:32 e:charge:29 e:charger:3 e:charming:7 e:chart:-44 e:chat:4 e:che:-54
e:cheapest:-5 e:checkout:-24 e:cheerful:-52 e:cheers:28 e:chercher:27 e:chez:55 e:chi:-45 e:chicago:-9 e:chilometri:13
e:chocolate:17 e:choice:-33 e:choir:-23 e:choke:23 e:chose:19 e:christmas:-2 e:chrome:28 e:churn:50 e:ci:-8
e:ciebie:-1 e:cinnamon:22 e:cinq:2 e:circuit:4 e:city:10 e:claim:41 e:class:-25 e:cleaning:-28 e:clever:2 e:click:31
e:clock:52 e:closed:33 e:closure:-13 e:clue:-5 e:clumsy:-4 e:cluster:8 e:cm:120 e:coastal:-4 e:coffee:26 e:coffin:-42
e:cok:-6 e:colours:-1 e:com:21 e:come:84 e:comes:26 e:comigo:3 e:commas:23 e:comments:-23 e:commit:35 e:como:47
e:compañera:1 e:compiler:-59 e:con:-21 e:cones:-1 e:conference:-71 e:confess:-5 e:confidence:10 e:config:-11
e:confirmed:-4 e:console:-15 e:consuma:-19 e:container:-15 e:contrats:-24 e:controls:19 e:converter:-32
e:cooperativa:4 e:copy:-9 e:cor:19 e:cork:-111 e:correct:20 e:cost:70 e:costa:69 e:costs:73 e:could:-231 e:council:-22
e:counted:-76 e:counter:-38 e:counts:-53 e:county:-9 e:coupe:12 e:cour:2 e:courier:29 e:course:-67 e:court:9
e:cousin:-60 e:cousins:-17 e:cover:46 e:covers:21 e:cow:5 e:cpu:44 e:craies:11 e:cranial:14 e:crash:-103 e:crashes:23
e:crate:-3 e:created:6 e:credit:28 e:crescono:30 e:crew:-69 e:cron:15 e:cross-sections:8 e:crossing:-9 e:ctl:5 e:cue:1
e:curious:-9 e:current:35 e:curve:-35 e:cut:-36 e:cute:18 e:cuve:15 e:cycle:-26 e:czytam:35 e:d'heure:24 e:d'un:47
e:d'être:32 e:daarna:-22 e:dad:-56 e:dairy:20 e:damage:-5 e:danach:-28 e:dann:4 e:darf:-26 e:darüber:-20 e:data:91
e:datasheets:-24 e:date:2 e:datenschutz:-14 e:datumsangaben:24 e:dauert:-48 e:day:-58 e:daylight:1 e:de:65
e:december:95 e:decided:-71 e:deep:16 e:degrees:-17 e:degrés:-10 e:dei:6 e:del:141 e:delayed:1 e:delivery:-46
e:della:45 e:delta:10 e:dem:-1 e:demasiado:10 e:demo:-82 e:den:10 e:dental:95 e:dentist's:9 e:departure:-5
e:deposit:-22 e:depot:-6 e:depth:10 e:depuis:1 e:der:20 e:dernière:26 e:dersi:-12 e:des:26 e:desert:4 e:desk:1
e:desktop:27 e:dessin:15 e:destination:15 e:details:-15 e:determinative:18 e:determined:14 e:deutsch:28 e:deux:18
e:devant:61 e:devices:6 e:devient:27 e:di:79 e:dia:39 e:dialysis:16 e:diceva:-13 e:did:-49 e:didn't:48 e:diff:25
e:different:56 e:disk:25 e:displacement:22 e:display:47 e:dit:-15 e:dj:-19 e:dns:-42 e:do:-15 e:dob:30 e:dock:23
e:doctor:22 e:documenti:22 e:does:28 e:doesn't:-5 e:doing:9 e:doit:-20 e:dome:-47 e:don't:-40 e:donderdag:22 e:done:70
e:dont:-26 e:door:23 e:dos:22 e:down:-1 e:dp:45 e:dpo:-10 e:dr:88 e:draft:-84 e:drain:-25 e:draws:-105 e:dream:-4
e:dress:26 e:drie:2 e:drift:7 e:drifting:20 e:drill:-15 e:drive:25 e:driver:-72 e:drivers:-14 e:driving:-43 e:drop:-26
e:dropjes:4 e:drove:-18 e:drugim:15 e:dry:-25 e:drübergeschaut:-3 e:du:23 e:dumplings:-5 e:dunes:13 e:dunno:2
e:dura:-14 e:durch:8 e:duren:-22 e:during:41 e:dus:-32 e:dusk:-22 e:dusty:14 e:duty:44 e:därför:-5 e:déjà:-8
e:dépasser:-41 e:dışarıda:1 e:e:-2 e:each:82 e:ear:-9 e:early-bird:-46 e:earned:4 e:earns:22 e:east:42 e:eat:7
e:eben:70 e:economy:47 e:egg:3 e:eggs:-8 e:ehrlich:8 e:eight:-21 e:ein:-33 e:eine:1 e:einer:-33 e:einmal:9 e:el:25
e:elm:85 e:else:-64 e:else's:40 e:elternteil:18 e:em:-14 e:email:-11 e:employee:-15 e:empty:52 e:emr:-10 e:endian:2
e:endpoint:-4 e:energy:9 e:engine:-1 e:engineer:-15 e:english:2 e:enough:-27 e:entrance:19 e:entries:-1 e:env:-2
e:environment:-8 e:epiphany:-6 e:era:35 e:error:46 e:errors:2 e:escalas:28 e:escalated:7 e:essays:-6 e:est:49
e:esters:40 e:está:-70 e:et:-28 e:euch:15 e:eur:-2 e:euros:-59 e:even:41 e:evening:-19 e:eventual:8 e:ever:31
e:every:-6 e:everybody:15 e:everyday:10 e:everyone:-18 e:everything:35 e:ex's:41 e:exam:-130 e:examen:-2 e:examiner:23
e:examples:-12 e:except:38 e:exercise:-51 e:exercises:26 e:expect:7 e:expires:23 e:explanation:-12 e:explodes:13
e:export:-17 e:ext:14 e:extensión:26 e:extra:49 e:eyes:-40 e:fact:-28 e:faculty:-2 e:fahrt:-12 e:fair:54 e:faire:13
e:falsche:-39 e:falta:-28 e:family:11 e:fancy:33 e:far:-18 e:farewell:31 e:fasst:-1 e:father's:27 e:faudra:5 e:fazem:8
e:feather:1 e:feb:13 e:february:90 e:feed:-11 e:feel:-10 e:feels:6 e:fell:1 e:felt:116 e:fence:-6 e:ferry:-19
e:field:-17 e:fight:38 e:file:-18 e:fills:36 e:film:-6 e:filme:32 e:filter:-2 e:final:-15 e:finally:-28 e:finance:-27
e:finds:-2 e:fine:-47 e:fines:20 e:fingering:3 e:fingerprint:11 e:fire:53 e:first:-5 e:fishbone:29 e:fishermen's:11
e:fitter:53 e:five:85 e:flat:-17 e:flea:49 e:flight:-10 e:flights:-12 e:flint:30 e:floating:21 e:floor:52 e:flowers:-5
e:flux:19 e:fog:-35 e:folder:-34 e:folding:52 e:folds:-63 e:following:112 e:follows:15 e:fondue:23 e:football:50
e:footnotes:44 e:for:32 e:forever:9 e:forgave:44 e:forget:51 e:forgetting:6 e:forklift:-41 e:forno:4 e:forty:-13
e:found:-44 e:foundation:17 e:four:79 e:fourth:19 e:framed:8 e:frau:104 e:freeze:-29 e:freezer:36 e:friday:17
e:fridge:-102 e:friend:14 e:from:65 e:fromages:-24 e:front:-22 e:froze:8 e:fruit:17 e:från:4 e:früh:-48 e:full:46
e:fully:73 e:fun:-38 e:funkzeugnis:41 e:funny:-12 e:further:8 e:fuse:17 e:fyi:-38 e:får:-15 e:för:13 e:före:11
e:für:-57 e:g:-2 e:gain:23 e:galeria:19 e:galinha:-19 e:galpão:14 e:gants:4 e:ganz:50 e:garage:-6 e:garden:57
e:garnet:42 e:gas:2 e:gate:81 e:gateway:26 e:gato:-6 e:gb:26 e:gdansk:-98 e:gegen:-16 e:gehen:-37 e:geliefert:15
e:gelungenen:34 e:gente:-18 e:gentle:9 e:ger:1 e:geregnet:-17 e:german:19 e:gerät:-12 e:get:59 e:gets:17 e:geven:6
e:gezählt:-25 e:geändert:9 e:ghent:-111 e:giant:1 e:gift:-15 e:gigabytes:25 e:gigs:-28 e:gimp:2 e:giubbotti:26
e:give:-111 e:given:-37 e:gives:37 e:glad:-6 e:glass:19 e:gli:44 e:glove:27 e:gloves:11 e:gluten:14 e:go:37
e:godson's:17 e:goes:-81 e:going:5 e:gold:26 e:golden:-77 e:gone:16 e:gonna:-116 e:good:112 e:got:5 e:grade:-38
e:gram:42 e:grammar:-17 e:grams:29 e:grandfather:-71 e:grandmas:28 e:grannen:-11 e:graph:-28 e:gravel:11 e:graz:-130
e:great:6 e:green:-13 e:greeting:-17 e:grey:9 e:grillen:-19 e:groene:17 e:groot:37 e:group:23 e:groupe:-22 e:grown:-22
e:grumpy:17 e:gruppo:-36 e:guess:-11 e:guest:36 e:guest's:19 e:guests:-36 e:gunilla:14 e:gust:13 e:gusta:-6 e:gute:8
e:guy:-24 e:guys:-14 e:guzeldi:15 e:gång:14 e:gün:34 e:h:29 e:ha:-13 e:habe:-48 e:had:-93 e:haha:-46 e:halb:84
e:half:16 e:half-term:-1 e:han:-14 e:hand:-36 e:handed:15 e:handover:1 e:hands:-93 e:hang:-30 e:hangs:-39 e:harbour:3
e:hard:96 e:hardly:28 e:hardware:100 e:harvest:38 e:has:-112 e:hasta:-21 e:hat:-133 e:hatching:21 e:hates:35 e:hats:58
e:have:-114 e:haven't:-28 e:having:-60 e:hay:-13 e:hazel:17 e:he:-89 e:he's:13 e:headings:-15 e:headset:10 e:healthy:1
e:hear:11 e:heat:7 e:heater:15 e:hedgehog:12 e:heeft:-27 e:heel:75 e:heerlijk:11 e:heet:5 e:height:-9 e:hellre:16
e:helm:3 e:help:-24 e:helst:-41 e:helt:39 e:her:64 e:herbst:-52 e:herding:18 e:here:45 e:heroic:10 e:herr:64 e:het:73
e:heures:33 e:hex:13 e:hey:43 e:hier:-47 e:higher:3 e:highest:18 e:hikayeler:10 e:him:111 e:hinter:10 e:hire:27
e:his:35 e:história:45 e:hiya:11 e:ho:-30 e:hog:8 e:hold:45 e:holding:22 e:holds:-9 e:holiday:89 e:holm:12 e:home:45
e:honestly:-2 e:hooguit:-47 e:hook:17 e:hop:4 e:horizon:28 e:horn:-12 e:hospital:-45 e:host:15 e:hotel:10 e:hour:6
e:hours:4 e:house:-78 e:households:9 e:how:-107 e:however:-50 e:hoy:9 e:hrs:-8 e:huh:15 e:hum:17 e:hung:18
e:hunting:17 e:hurt:-2 e:hut:-6 e:hymn:24 e:hänger:-16 e:härnäst:-22 e:höchstens:-106 e:högst:-23 e:i:-110 e:i'd:-168
e:i'll:-268 e:i'm:-123 e:i've:-204 e:iade:3 e:ices:52 e:ich:-45 e:id:-18 e:if:-76 e:ik:-30 e:il:-8 e:ile:24 e:ill:-153
e:im:81 e:image:31 e:imo:12 e:import:-13 e:in:55 e:incident:36 e:incl:16 e:includes:56 e:including:9 e:incr:-1
e:indigo:33 e:inevitably:53 e:information:-2 e:inga:-24 e:inheritance:7 e:inject:13 e:inline:22 e:inner:-34
e:inspector:-2 e:inspectors:-18 e:installing:29 e:instead:-4 e:instructor:-4 e:insurance:-69 e:intensive:-12
e:intermediate:18 e:internal:17 e:internet:37 e:interrupt:16 e:into:40 e:inviato:19 e:ionic:10 e:is:78 e:isim:18
e:isnt:12 e:ist:18 e:it:31 e:its:89 e:ive:-18 e:j'ai:-105 e:jag:-56 e:jam:3 e:jamais:-50 e:january:95 e:jasper:27
e:je:-134 e:jesteś:1 e:jeszcze:-5 e:jetzt:-46 e:jfk:-16 e:jingle:-2 e:joan:-8 e:jobs:-11 e:jonas:20 e:journaux:-13
e:joystick:-3 e:july:105 e:jump:10 e:june:117 e:junior:16 e:junk:3 e:just:55 e:juste:38 e:już:23 e:kaartlaag:-20
e:kacheln:38 e:kaffee:45 e:kan:-3 e:kanzlei:38 e:karte:-20 e:kassan:18 e:kat:-25 e:każdy:13 e:keep:-14 e:keeping:-13
e:keeps:-24 e:keiner:19 e:keken:43 e:keller:-16 e:ken:-23 e:kept:-81 e:kettle:-15 e:kettle's:7 e:key:34 e:keyboard:5
e:keyholders:-4 e:keys:11 e:kg:-38 e:khaki:27 e:kick:11 e:kicks:-3 e:kid:-8 e:kierownik:3 e:kill:4 e:killed:-3
e:killing:64 e:kills:28 e:kilo:8 e:kilometres:6 e:kind:-5 e:kinda:-25 e:kindly:-45 e:kingston:-5 e:kitchen:-7
e:kişi:42 e:kleinere:33 e:klingt:-12 e:klo:28 e:klucze:14 e:knee:17 e:knots:-2 e:knowing:-30 e:knows:101 e:kod:41
e:koniec:9 e:krowy:14 e:kuchen:7 e:kw:55 e:käfer:21 e:köpa:19 e:küplere:7 e:l'an:19 e:l'option:42 e:la:30 e:label:-23
e:labelled:39 e:lag:-9 e:lake:30 e:landline:24 e:landlord:-52 e:langen:16 e:languages:-39 e:laptop:-36 e:las:54
e:last:6 e:lastenrad:-32 e:lasts:-34 e:late:21 e:later:-81 e:lathe:35 e:latin:-3 e:lautet:16 e:lava:31 e:lawsuit:19
e:layers:45 e:lcd:7 e:le:28 e:lead:-5 e:leak:-40 e:leaking:16 e:lean:-16 e:learn:-95 e:learned:-34 e:learner:-7
e:learning:22 e:leave:-104 e:leaves:-18 e:leeds:18 e:left:-36 e:legal:13 e:legato:4 e:leiden:-47 e:leihgebühr:-11
e:leis:18 e:lekkende:16 e:lena:-7 e:lend:-2 e:leopold:5 e:les:55 e:lesen:2 e:less:108 e:lesson:-32 e:lessons:-25
e:let:-120 e:let's:-132 e:lets:-34 e:letter:3 e:letters:1 e:leute:-11 e:library:-2 e:lieber:-8 e:lieferscheine:-18
e:liefert:-37 e:liegt:-1 e:lifesaver:3 e:lifting:1 e:lifts:-19 e:ligger:-9 e:light:-6 e:like:75 e:lilac:67 e:limit:-49
e:limping:39 e:lindqvist:-5 e:line:-35 e:linseed:3 e:lira:18 e:list:-114 e:little:68 e:lively:19 e:llama:48
e:lleva:-19 e:llovió:-6 e:lo:5 e:load:-104 e:loading:21 e:loaf:36 e:locks:-4 e:locksmith:-10 e:log:79 e:logbook:5
e:logic:-4 e:login:8 e:lol:-42 e:lonely:24 e:long:54 e:longer:-32 e:longs:21 e:look:25 e:looks:87 e:loop:-9 e:los:-31
e:lost:64 e:lot:-13 e:louder:29 e:loudspeaker:25 e:love:67 e:loved:13 e:lovely:47 e:lts:8 e:lucca:-76 e:luck:39
e:luggage:42 e:luktar:34 e:lunes:7 e:lynch:14 e:läuft:4 e:lüftung:12 e:m:64 e:m'amuser:15 e:ma:-62 e:macchie:3
e:machine:2 e:machines:-17 e:mad:-7 e:made:-87 e:madre:25 e:magic:23 e:mai:-53 e:mails:16 e:main:39 e:maintenant:-13
e:make:-100 e:makes:-23 e:mal:59 e:malmo:-98 e:manage:-44 e:management:-37 e:managing:3 e:mandate:-25 e:many:-70
e:maple:126 e:maps:16 e:march:101 e:margin:-56 e:marked:40 e:marker:3 e:market:-1 e:markt:-7 e:marmalade:23
e:married:25 e:martı:12 e:masakra:21 e:mask:1 e:maske:9 e:material:-22 e:mauvaise:-13 e:max:-76 e:mało:17 e:mb:14
e:meadow:-4 e:meant:10 e:measurement:-1 e:med:16 e:medlar:32 e:meeting:-7 e:meglio:-8 e:mehmet:18 e:mein:-33
e:meldungen:-19 e:members:-12 e:men:12 e:menos:9 e:menschen:-20 e:menu:14 e:merged:-8 e:mes:-29 e:mesmo:30
e:message:-56 e:messe:7 e:method:-7 e:metres:12 e:mezzo:43 e:mhz:1 e:mi:-56 e:mia:-22 e:microamps:-9 e:microns:47
e:middle:-19 e:migrated:-40 e:milk:-15 e:milking:7 e:milliseconds:-9 e:milo:-5 e:min:-18 e:mina:6 e:mind:-20
e:minha:-5 e:minor:15 e:minus:76 e:minute:34 e:minutes:-16 e:minutos:-24 e:mio:-30 e:mir:-1 e:mirror:49 e:missed:54
e:missing:102 e:misst:-45 e:mit:-86 e:mittagessen:14 e:mittwochs:16 e:mix:-33 e:mm:-27 e:mmsi:10 e:mnie:35 e:mock:16
e:mocking:46 e:model:23 e:molkerei:12 e:money:63 e:monitoring:13 e:month:-40 e:montre:-17 e:moon:-72 e:moot:-11
e:more:21 e:morgen:-18 e:morgens:3 e:morning:-53 e:mornings:-51 e:most:-104 e:mother:-12 e:motor:3 e:moulting:4
e:mountain:-9 e:mounts:10 e:moving:-26 e:mr:106 e:mri:19 e:mrs:75 e:ms:29 e:much:16 e:mucho:-13 e:mug:-16 e:mugs:7
e:muletto:10 e:mum:-37 e:museum's:-37 e:music:-13 e:muss:-16 e:must:-108 e:my:8 e:mélange:64 e:n:87 e:na:69 e:nach:-52
e:nachrichten:21 e:nacht:-12 e:nada:2 e:nadie:-12 e:nags:11 e:nah:-27 e:nam:24 e:name:47 e:named:43 e:names:-33
e:nan:22 e:nantes:-80 e:narrow:36 e:nb-iot:32 e:ne:-163 e:nebel:11 e:need:39 e:neighbour:-134 e:neighbours:-25 e:nel:8
e:nelle:2 e:nested:38 e:nesting:-29 e:network:38 e:neu:31 e:neun:31 e:never:-100 e:new:27 e:next:-13 e:nice:123
e:nicht:100 e:nichts:44 e:nickel:30 e:nickname:9 e:niece:-95 e:niet:-33 e:night:-36 e:night's:9 e:nightmare:7
e:nights:-20 e:ninas:16 e:ninguno:29 e:nite:19 e:niż:-2 e:no:67 e:nobody:2 e:noch:114 e:noches:-4 e:nodig:29 e:nog:-1
e:noise:-17 e:noktasına:15 e:non:-106 e:none:82 e:nooit:8 e:noon:-6 e:noone:48 e:nordbank:-14 e:normal:-8 e:north:102
e:nos:-78 e:not:64 e:note:-53 e:notebook:-28 e:noted:-16 e:notes:-80 e:nothing:4 e:nous:-31 e:nouvel:-6 e:nov:-14
e:november:101 e:novogene:5 e:nowhere:58 e:npm:3 e:nr:35 e:null:28 e:number:59 e:nun:-3 e:nunca:-19 e:nur:-29
e:nurses:3 e:nächstes:-60 e:o:-54 e:object:35 e:och:34 e:october:114 e:odd:50 e:oddly:63 e:oduya:-35 e:of:80 e:off:58
e:off-by-one:8 e:office:16 e:oggi:-17 e:ogórków:43 e:ohne:-19 e:oil:-18 e:ojo:-23 e:oké:-6 e:old:13 e:om:-15 e:oma:-52
e:on:44 e:on-call:22 e:once:-98 e:one:-5 e:ones:-22 e:only:-118 e:op:-75 e:open:32 e:opening:17 e:options:-8 e:or:104
e:order:22 e:ordered:-2 e:orders:-2 e:organ:4 e:orienteering:14 e:origin:35 e:orthodontic:30 e:os:-81 e:oskar:-8
e:oslo:-50 e:other:15 e:ottoline's:34 e:ou:54 e:our:-37 e:ours:-16 e:out:-52 e:outdoor:8 e:outlive:23 e:outra:24
e:outras:13 e:outside:-2 e:overtime:25 e:own:110 e:p-anteil:14 e:packing:58 e:padded:17 e:page:33 e:paghiamo:18
e:paint:-27 e:painted:21 e:pale:-20 e:pallets:-5 e:pan:4 e:paper:29 e:par:89 e:para:38 e:paragraph:29 e:paraît:10
e:parece:-18 e:parent's:17 e:parents:24 e:parrot:-59 e:parser:-43 e:parsing:8 e:part:27 e:partial:11 e:pas:-87
e:pass:25 e:passa:14 e:passe:-23 e:passenger:-76 e:passer:-2 e:passes:28 e:passport:-84 e:past:110 e:patched:20
e:patience:-15 e:patient:-10 e:patrzy:25 e:pawn:10 e:pear:12 e:pearl:11 e:peas:49 e:pega:9 e:pela:3 e:penicillin:25
e:people:-66 e:per:190 e:percent:32 e:perde:6 e:perdono:28 e:perfectly:32 e:perguntar:24 e:permanecer:1 e:pero:11
e:person:-13 e:personnes:-30 e:perçin:17 e:peu:54 e:phone:-17 e:phone's:12 e:physics:-1 e:pick:-30 e:picker:-29
e:picking:8 e:pid-regler:42 e:piec:-22 e:pies:-21 e:piezas:6 e:pigeon:16 e:pigeons:-23 e:pilots:-5 e:pine:31
e:pinky:34 e:piso:-18 e:place:-64 e:plain:19 e:planned:-14 e:plastic:-39 e:plates:5 e:play:21 e:playing:16
e:playlist:-10 e:plays:21 e:please:-237 e:plena:15 e:pls:-138 e:plugged:112 e:plum:20 e:plumber:-3 e:plus:61
e:plutôt:47 e:pm:47 e:pod:19 e:pode:-29 e:poem:4 e:poll:-2 e:polls:-28 e:pomodori:-8 e:pond:3 e:pontoon:29 e:poor:64
e:pop:27 e:por:188 e:port:43 e:porter's:20 e:portholes:41 e:porto:-92 e:post:26 e:postcard:9 e:pot:14 e:pottery:27
e:pra:26 e:practice:-47 e:praktiska:24 e:pratique:-17 e:pregnant:17 e:prestataire:21 e:pretty:-12 e:price:54
e:primary:-7 e:print:43 e:printed:11 e:priority:55 e:private:8 e:prix:7 e:pro:17 e:probably:31 e:probetest:9
e:proceed:-11 e:procent:74 e:prof:-1 e:progress:4 e:promise:-21 e:promised:-65 e:proper:20 e:proxy:-1 e:przegląd:18
e:przy:33 e:prüflauf:-13 e:prüfung:-25 e:puddle:6 e:puerto:33 e:puff:1 e:pump:53 e:pumps:34 e:punish:34 e:punkte:34
e:punten:69 e:puppet:14 e:puppy:3 e:pure:3 e:purement:22 e:push:-28 e:pushes:2 e:put:-67 e:på:13 e:qu'il:18
e:qu'on:-16 e:quarry:76 e:quarter:52 e:quay:7 e:que:-8 e:quedó:-46 e:quem:-15 e:queremos:-20 e:quero:-28
e:question:-89 e:queue:-21 e:quiero:-52 e:quiet:58 e:quietly:3 e:quite:48 e:quién:-6 e:radio:9 e:raffle:47 e:rail:36
e:raining:24 e:rambling:15 e:rang:-27 e:rapid:32 e:rare:28 e:rarely:37 e:raspberry:10 e:rast:20 e:rather:-7 e:raum:11
e:ravi:-3 e:reach:55 e:reached:17 e:read:-27 e:reading:-1 e:reads:45 e:reais:2 e:real:44 e:reason:-8 e:receiving:25
e:receptie:5 e:recommend:-29 e:red:27 e:reel:15 e:ref:111 e:reference:61 e:refund:-5 e:refusing:6 e:region:-16
e:regression:-9 e:regret:2 e:regrettably:-6 e:rehearsal:-14 e:rehearses:3 e:reissued:7 e:rejected:28 e:relocation:33
e:remained:10 e:remember:9 e:removal:-4 e:removes:9 e:render:17 e:rendu:-19 e:rental:-23 e:replaced:-10 e:repo:-18
e:report:-59 e:reports:19 e:request:-24 e:requested:35 e:reservation:16 e:reserved:-30 e:resfriados:4 e:respray:29
e:rest:-39 e:rests:3 e:retired:-8 e:returned:-34 e:revision:31 e:richtig:55 e:ride:-23 e:rider:17 e:ridge:-19
e:right:56 e:rinse:-7 e:rinsing:30 e:roads:-6 e:robot:-30 e:robots:1 e:roch:39 e:rock:14 e:roll:23 e:rolled:-18
e:rollierenden:4 e:roof:-37 e:rooks:-2 e:room:24 e:rooms:-9 e:root:38 e:rope:17 e:rota:-3 e:rotten:12 e:round:1
e:roundabouts:-31 e:route:-6 e:rubber:21 e:rubbish:3 e:rude:12 e:rufbereitschaft:-46 e:rule:23 e:rung:23 e:runtimes:-1
e:rush:52 e:rust:3 e:régie:23 e:réunion:-15 e:s:-1 e:s'est:14 e:sa:7 e:saat:18 e:saber:9 e:sad:31 e:safe:13 e:sagt:27
e:said:88 e:sail:-2 e:sailed:-17 e:sailing:73 e:sait:-10 e:salle:-49 e:same:108 e:samma:25 e:sandalen:31 e:sang:-11
e:sat:-14 e:satellite:4 e:sauce:11 e:say:80 e:says:49 e:scarecrow:-18 e:scares:18 e:scariest:-2 e:scary:15
e:scatter:24 e:schalter:-16 e:scheldwoorden:20 e:schema:13 e:schicken:-1 e:schlüssel:-18 e:school:-15 e:school's:29
e:schornsteinfeger:35 e:scooter:4 e:scoville:15 e:screen:-33 e:sea:-34 e:seagull:-36 e:seasonal:46 e:seat:-5 e:seats:6
e:sec:6 e:second:70 e:secondary:15 e:seconds:-94 e:sedan:-14 e:see:-12 e:seems:54 e:seen:23 e:sekunden:6 e:selbst:5
e:selfies:9 e:selling:9 e:sem:52 e:sending:1 e:sends:-7 e:sensor:-22 e:sentence:5 e:senza:4 e:separate:46
e:september:135 e:sera:-15 e:serial:50 e:server:-67 e:serves:18 e:service:-9 e:será:-37 e:set:-25 e:setpoint:-12
e:sets:-16 e:settings:7 e:settle:26 e:shader:1 e:shall:-112 e:sharing:8 e:shell:21 e:shift:-17 e:ship:24 e:ship's:2
e:shoe:7 e:shop:-4 e:shopping:39 e:short:7 e:should:-97 e:shoulder:19 e:show:-84 e:shows:-35 e:shut:6 e:shuts:-10
e:si:18 e:sicher:-29 e:side:-79 e:sight:59 e:signed:-3 e:signs:82 e:sin:38 e:since:88 e:sind:-50 e:sing:-9 e:single:55
e:sink:11 e:sister:-38 e:sit:38 e:sit-down:-3 e:sits:-44 e:sitting:32 e:six:26 e:sjuk:-17 e:skimmed:9 e:skinny:24
e:skis:11 e:slate:33 e:sleeping:-45 e:sleeps:61 e:sleepy:-1 e:slept:32 e:slide:34 e:slightly:12 e:slimme:16
e:slipper:1 e:slot:55 e:small:8 e:smiling:52 e:smooth:42 e:snapshots:17 e:snow:13 e:so:-107 e:sobre:36 e:socks:-5
e:sofa:-13 e:soffitta:13 e:soft-touch:17 e:software:14 e:solar:10 e:sold:-8 e:solid:7 e:sollte:-5 e:solved:7 e:som:-24
e:some:-22 e:somebody:-100 e:somebody's:7 e:somehow:17 e:someone:-70 e:something:112 e:sometimes:22 e:somewhat:11
e:sommerreifen:28 e:sono:26 e:sonst:-34 e:sooner:-33 e:sorry:-49 e:sort:17 e:sorter:6 e:sorting:60 e:sound:50
e:sounds:78 e:soup:-29 e:south:18 e:spa:4 e:spain:29 e:speaking:5 e:specific:-41 e:specimen:28 e:speech:11 e:spelar:24
e:spend:-35 e:spent:-45 e:spine's:28 e:splitter:14 e:spot:-19 e:spring:-17 e:sprint:-26 e:square:11 e:squash:8
e:squeak's:9 e:stack:-22 e:stacked:38 e:stadtfests:-5 e:staff:40 e:stage:-43 e:staging:-30 e:stamped:-6 e:stand:36
e:standing:20 e:starred:1 e:start:-92 e:started:-11 e:starting:-19 e:starts:22 e:startup:-47 e:state:29 e:statt:33
e:status:-13 e:stay:-9 e:stays:30 e:step:-28 e:steps:39 e:sterilised:-1 e:sticker:38 e:still:35 e:stock:-36
e:stopped:-9 e:stops:4 e:storage:61 e:store:2 e:stored:45 e:story:-19 e:straight:51 e:strom:5 e:studies:5 e:studio:12
e:stuffed:40 e:stunde:5 e:stunden:54 e:successful:28 e:successfully:163 e:such:-30 e:sugar:-8 e:sui:14 e:suite:17
e:suits:15 e:summit:23 e:sums:-26 e:sunday:51 e:sur:51 e:sure:-22 e:surprise:17 e:suszarni:18 e:swallows:10
e:swear:-23 e:sweet:24 e:swelling:-24 e:swimming:32 e:swings:67 e:swiss:26 e:switch:55 e:symbolicated:30 e:system:-45
e:só:-26 e:t:51 e:tables:-6 e:tablets:1 e:tabs:-34 e:tacks:83 e:tage:31 e:tagged:2 e:tagsüber:13 e:tak:12 e:take:49
e:taken:44 e:takes:-69 e:taking:20 e:talar:3 e:talk:-16 e:tanque:23 e:tape:-32 e:tar:19 e:tarda:-2 e:target:-40
e:targets:45 e:taschenrechner:20 e:tasted:-13 e:tasting:-36 e:tax:73 e:taxi:-14 e:te:2 e:teacher:-15 e:teal:48
e:team:-11 e:technical:26 e:tegen:-16 e:telecomando:3 e:telefon:23 e:telling:8 e:tells:5 e:tem:-13 e:tenant:-5
e:tent:-8 e:teraz:-79 e:tercih:21 e:terminal:23 e:tests:85 e:than:60 e:thank:121 e:that:-3 e:that's:89 e:thats:120
e:the:-20 e:their:49 e:theirs:14 e:them:40 e:theme:14 e:then:-7 e:theory:-14 e:there:-87 e:there's:-56 e:therefore:-26
e:thermal:43 e:these:107 e:they:-29 e:they'll:-52 e:they've:-15 e:theyre:7 e:thin:54 e:thing:-10 e:things:9
e:thinking:76 e:thinks:-66 e:third:66 e:this:96 e:those:17 e:though:-67 e:thought:-62 e:thoughts:-12 e:thousand:1
e:three:71 e:three-course:12 e:three-part:24 e:throw:-78 e:thrown:11 e:thru:6 e:thuis:-11 e:thursday:-4 e:thyroid:14
e:ticket:6 e:tickets:-33 e:tie:-12 e:till:93 e:time:-59 e:timer:31 e:times:-63 e:timetable:8 e:tiny:59 e:tio:13
e:tmrw:-39 e:toca:-10 e:today:-29 e:toddlers:35 e:together:-42 e:token:12 e:told:-115 e:tomorrow:-20 e:tones:31
e:tonight:-19 e:too:45 e:took:-12 e:torre:38 e:tortoise:-16 e:touch:46 e:touches:8 e:tout:93 e:towel:14 e:tower:-23
e:track:13 e:tracking:47 e:traffic:23 e:trafia:-4 e:traghetto:-1 e:trail:-4 e:trainer:23 e:training:3 e:tram:-55
e:trampoline:21 e:translating:10 e:transport:-1 e:trap:19 e:travel:29 e:tray:-24 e:treppe:26 e:treppenhaus:2
e:trial:14 e:trieste:-104 e:trip:-76 e:trop:-8 e:trust:6 e:träumen:31 e:três:12 e:tue:-4 e:tune:-27 e:turku:-97
e:turn:35 e:turned:-4 e:turns:-95 e:turret:3 e:tutorial:5 e:twelve:-24 e:twice:-34 e:two:-11 e:tym:38 e:typed:11
e:types:2 e:typing:32 e:tyst:9 e:ultrasound:18 e:uma:21 e:umber:41 e:umbrella:22 e:un:14 e:un'altra:9 e:una:14
e:uncle:-38 e:under:53 e:understand:4 e:understood:-5 e:une:45 e:uno:79 e:unterschriebenen:21 e:until:66 e:upcoming:72
e:upload:-2 e:upper:55 e:ups:44 e:urgh:13 e:us:40 e:usa:-14 e:use:-20 e:used:45 e:user:46 e:users:-27 e:usiamo:12
e:usually:-10 e:utilise:12 e:vaak:-3 e:vad:-35 e:vague:6 e:vale:-22 e:valid:2 e:validée:-5 e:values:-21 e:van:21
e:vanaf:-17 e:vecchio:19 e:vecka:33 e:vegetarian:49 e:vending:-22 e:vendor:-7 e:verbindungen:-18 e:verkligen:8
e:verwirrt:24 e:very:154 e:verzieht:-15 e:verzoek:-5 e:vet:80 e:vi:-85 e:via:102 e:vieux:86 e:view:18 e:vill:-13
e:village:36 e:vingt-deux:-5 e:vintage:35 e:violet:32 e:vis:18 e:visit:-22 e:visiting:-36 e:visits:-4 e:visto:-23
e:voce:-4 e:vogliono:1 e:voice:11 e:voix:8 e:voller:13 e:volunteers:-16 e:voor:5 e:vor:-14 e:voted:59 e:w:77
e:waffles:3 e:wagen:40 e:wagons:20 e:waiting:-25 e:waits:-20 e:wake-up:6 e:wakes:-17 e:walk:-6 e:walks:-7 e:wall:-38
e:walnut:36 e:wander:34 e:wanna:-14 e:want:50 e:wants:-17 e:war:71 e:warehouse:45 e:warteschlange:-6 e:was:81
e:wash:19 e:wasn't:-3 e:watch:3 e:water:-37 e:waved:36 e:way:8 e:we:-122 e:we'd:-30 e:we'll:-40 e:we're:-102
e:we've:-88 e:weak:11 e:weakest:3 e:weather:-24 e:weavers:-7 e:web:10 e:wedding:-24 e:wednesday:24 e:week:-28
e:weekday:4 e:weekend:-33 e:weekly:9 e:weer:-8 e:weigh:-10 e:weighed:58 e:weighs:-33 e:weirdly:5 e:well:47
e:wellies:44 e:went:46 e:were:89 e:wet:13 e:what:-94 e:whatever:38 e:wheels:-42 e:when:-22 e:whenever:-13 e:where:-129
e:whether:-41 e:which:-243 e:while:23 e:white:63 e:whiteboard:-3 e:who:-170 e:who's:26 e:whoever:-136 e:whole:-25
e:why:-82 e:wide:83 e:width:13 e:wie:2 e:wieder:6 e:wiegt:-32 e:wife:-9 e:will:-63 e:wind:-17 e:window:-17
e:windows:-8 e:windscreen:27 e:wine:18 e:winter:-26 e:wiped:15 e:wir:-106 e:wird:14 e:wirklich:-3 e:with:24
e:without:53 e:witness:18 e:woche:-32 e:wochenplan:26 e:woensdagochtend:17 e:woke:17 e:won't:-48 e:wonderful:22
e:wooden:19 e:word:-16 e:words:-60 e:work:33 e:working:49 e:works:29 e:worksheet:27 e:workshop:41 e:worth:110
e:would:-124 e:wow:7 e:wpm:-10 e:wrap:-1 e:write:-50 e:written:-55 e:wrong:76 e:wrote:35 e:wydrukować:12
e:wymienić:-19 e:wynosi:66 e:wypisał:-17 e:xray:10 e:y:-24 e:ya:-89 e:yacht:12 e:yamaha:22 e:yaml:7 e:yann:18
e:yard:-7 e:yeah:23 e:year:-36 e:years:67 e:yellowed:-75 e:yeniden:11 e:yes:-94 e:yesterday:-73 e:yet:-79 e:yoga:-12
e:you:-18 e:you'll:-60 e:you're:88 e:you've:-28 e:your:19 e:youth:2 e:yr:1 e:z:-8 e:zaal:20 e:zamaninda:12
e:zebrafish:8 e:zieht:-31 e:zio:-45 e:zip:11 e:zniszczony:35 e:znowu:-35 e:zomer:22 e:zone:40 e:zostajemy:-22 e:zu:53
e:zwykłych:30 e:à:-4 e:às:69 e:är:50 e:ärendenummer:5 e:çantada:15 e:è:23 e:é:-49 e:été:36 e:över:29 e:último:18
e:über:-71 e:üyelere:34 e:длинная:11 e:заголовок:35 e:не:33 e:открываем:18 e:по:6 e:туда:29 eb:*_*:-73 eb:*_0:84
eb:*_at:26 eb:*_cabin:-15 eb:*_cedar:7 eb:*_doors:6 eb:*_economy:10 eb:*_flight:-26 eb:*_ice:-7 eb:*_ismet:4
eb:*_joan:7 eb:*_lanyard:31 eb:*_lindenhof-gast:42 eb:*_mug:-40 eb:*_netcat:1 eb:*_pell:10 eb:*_reverted:24 eb:*_thu:7
eb:*_wind:19 eb:*_you:4 eb:0_0:40 eb:0_actually:-25 eb:0_addresses:8 eb:0_after:-3 eb:0_all:-33 eb:0_alunos:32
eb:0_amperes:6 eb:0_amps:29 eb:0_apiece:17 eb:0_attempts:69 eb:0_aufträge:33 eb:0_august:35 eb:0_bags:9 eb:0_baies:13
eb:0_bajtów:15 eb:0_band:-21 eb:0_bar:46 eb:0_bares:3 eb:0_bars:21 eb:0_bats:1 eb:0_beds:11 eb:0_beim:-6
eb:0_bottiglie:29 eb:0_brezeln:14 eb:0_bringe:-29 eb:0_brokers:13 eb:0_broodjes:-10 eb:0_business:-8 eb:0_but:-36
eb:0_bytes:31 eb:0_cafés:27 eb:0_call:5 eb:0_calls:-4 eb:0_canciones:-25 eb:0_carretillas:57 eb:0_casas:15
eb:0_cases:-45 eb:0_caves:-10 eb:0_cet:23 eb:0_chairs:-28 eb:0_chaises:28 eb:0_chickens:-6 eb:0_cinnamon:-18
eb:0_classes:12 eb:0_clocks:12 eb:0_cm:47 eb:0_coaches:40 eb:0_coffee:-29 eb:0_coffees:-18 eb:0_colleagues:-46
eb:0_columns:56 eb:0_copies:49 eb:0_correct:11 eb:0_couverts:36 eb:0_covers:-11 eb:0_crates:52 eb:0_credits:25
eb:0_cross:-43 eb:0_cups:-1 eb:0_d'un:-10 eb:0_days:68 eb:0_db:41 eb:0_decades:15 eb:0_decibels:1 eb:0_degrees:71
eb:0_degrés:19 eb:0_dezimeter:72 eb:0_die:-16 eb:0_do:-13 eb:0_does:-19 eb:0_dots:31 eb:0_dr:-8 eb:0_drives:-27
eb:0_drops:5 eb:0_días:6 eb:0_easyjet:12 eb:0_eggs:16 eb:0_elementos:8 eb:0_employees:37 eb:0_entrego:-52
eb:0_entries:85 eb:0_episodes:16 eb:0_est:151 eb:0_eur:-45 eb:0_euro:67 eb:0_euros:64 eb:0_evenings:30
eb:0_exercises:-33 eb:0_faults:28 eb:0_flashcards:-2 eb:0_flight:-24 eb:0_floor:-7 eb:0_fog:13 eb:0_footnotes:31
eb:0_for:-26 eb:0_fragen:37 eb:0_free:-38 eb:0_from:-16 eb:0_fromages:27 eb:0_fächer:58 eb:0_g:44 eb:0_gateway:-4
eb:0_gb:36 eb:0_gelati:-2 eb:0_getest:6 eb:0_gewonden:27 eb:0_giga:2 eb:0_gigas:38 eb:0_giorni:7 eb:0_godzin:-5
eb:0_goes:21 eb:0_grad:24 eb:0_graden:18 eb:0_grams:-7 eb:0_gulls:-10 eb:0_gästen:38 eb:0_haczyków:41 eb:0_haha:-60
eb:0_hats:-3 eb:0_heads:59 eb:0_hertz:34 eb:0_hilos:22 eb:0_hives:50 eb:0_hocker:1 eb:0_horas:-5 eb:0_households:-3
eb:0_hrs:42 eb:0_hungry:-17 eb:0_hz:55 eb:0_id:-5 eb:0_in:-63 eb:0_includes:-2 eb:0_is:-51 eb:0_it:-114 eb:0_items:56
eb:0_kacheln:-5 eb:0_kalkıyor:6 eb:0_kbaud:2 eb:0_keep:-24 eb:0_keys:-27 eb:0_kg:51 eb:0_kids:-8 eb:0_kilo:23
eb:0_kilobytes:23 eb:0_kilovatios:64 eb:0_kleine:-33 eb:0_kleinen:-32 eb:0_knoten:24 eb:0_kpa:39 eb:0_kurze:-4
eb:0_kw:-4 eb:0_lames:51 eb:0_latest:56 eb:0_leute:122 eb:0_lever:-15 eb:0_lies:-54 eb:0_line:-9 eb:0_litres:50
eb:0_litri:19 eb:0_litros:8 eb:0_loaded:6 eb:0_lodów:-36 eb:0_lol:-39 eb:0_long:98 eb:0_lorries:-10 eb:0_lumens:35
eb:0_ma:123 eb:0_mailboxes:-10 eb:0_mal:-43 eb:0_march:28 eb:0_marks:98 eb:0_mb:47 eb:0_mbar:32 eb:0_mbit:48
eb:0_meals:-39 eb:0_megabits:12 eb:0_megabyte:47 eb:0_megabytes:35 eb:0_melden:-24 eb:0_messages:3 eb:0_metres:14
eb:0_microamps:12 eb:0_mikroampere:48 eb:0_million:18 eb:0_millisecondes:13 eb:0_milliseconds:58 eb:0_millisekunden:37
eb:0_milímetros:9 eb:0_min:67 eb:0_minuten:43 eb:0_minutos:79 eb:0_mm:113 eb:0_months:93 eb:0_moths:43 eb:0_mr:-4
eb:0_ms:157 eb:0_msgs:67 eb:0_musiciens:-3 eb:0_mv:18 eb:0_needles:21 eb:0_needs:-13 eb:0_niños:18 eb:0_no:-16
eb:0_nodes:12 eb:0_now:127 eb:0_nuits:9 eb:0_o'clock:46 eb:0_of:-7 eb:0_ohms:39 eb:0_ok:-44 eb:0_omg:-7 eb:0_on:-65
eb:0_once:-40 eb:0_or:-36 eb:0_orders:37 eb:0_ore:15 eb:0_other:-33 eb:0_pages:9 eb:0_palabras:5 eb:0_palavras:36
eb:0_pallets:7 eb:0_palés:1 eb:0_parallel:-18 eb:0_parcels:-12 eb:0_parrots:7 eb:0_particiones:10 eb:0_people:66
eb:0_per:-26 eb:0_percent:87 eb:0_persone:32 eb:0_personnes:-32 eb:0_phases:18 eb:0_picks:19 eb:0_places:3
eb:0_players:17 eb:0_please:-60 eb:0_pm:19 eb:0_points:105 eb:0_pontos:51 eb:0_porzioni:9 eb:0_ppl:13 eb:0_ppm:45
eb:0_pro:-10 eb:0_promise:55 eb:0_promised:51 eb:0_próbek:52 eb:0_psi:17 eb:0_puis:-13 eb:0_punkte:32 eb:0_puntos:28
eb:0_pupils:-48 eb:0_pushed:27 eb:0_put:-19 eb:0_px:45 eb:0_quadratmeter:30 eb:0_questions:52 eb:0_refranes:-18
eb:0_replicas:77 eb:0_requests:10 eb:0_retries:27 eb:0_ringtones:25 eb:0_rounds:-8 eb:0_rows:8 eb:0_rpm:8 eb:0_s:78
eb:0_samples:36 eb:0_scanners:11 eb:0_schaffen:15 eb:0_schüler:1 eb:0_schülern:54 eb:0_seats:16 eb:0_secondes:60
eb:0_seconds:75 eb:0_segundos:13 eb:0_seiten:-29 eb:0_sekunden:3 eb:0_sekunder:47 eb:0_selfies:-12 eb:0_sept:29
eb:0_september:11 eb:0_servers:46 eb:0_sheets:17 eb:0_shows:-16 eb:0_sillas:1 eb:0_since:-6 eb:0_slots:81
eb:0_sockets:10 eb:0_sorry:-57 eb:0_spellings:18 eb:0_spikes:-1 eb:0_sternschnuppen:-17 eb:0_still:19 eb:0_stopnie:7
eb:0_strangers:-11 eb:0_stunden:9 eb:0_stück:-24 eb:0_swallows:-18 eb:0_säcken:57 eb:0_tabs:-68 eb:0_tage:56
eb:0_tags:23 eb:0_tb:49 eb:0_tbh:-3 eb:0_that:-97 eb:0_thats:-2 eb:0_then:20 eb:0_ticks:51 eb:0_times:-12
eb:0_today:11 eb:0_tones:-7 eb:0_tonnes:44 eb:0_trays:42 eb:0_trials:1 eb:0_trips:-3 eb:0_tygodniowo:43 eb:0_u:34
eb:0_uhr:15 eb:0_up:-12 eb:0_us:25 eb:0_users:116 eb:0_utc:35 eb:0_values:16 eb:0_verlegt:8 eb:0_visitors:-66
eb:0_volt:11 eb:0_vorgemerkt:28 eb:0_watt:38 eb:0_watts:82 eb:0_weeks:65 eb:0_which:-16 eb:0_white:-15 eb:0_wide:6
eb:0_wind:31 eb:0_wks:13 eb:0_wochen:42 eb:0_words:20 eb:0_workers:17 eb:0_writes:-12 eb:0_years:-108 eb:0_you:-73
eb:0_yrs:1 eb:0_zeit:27 eb:0_écoles:-9 eb:0_übungen:25 eb:^_*:439 eb:^_0:189 eb:^_basalt:2 eb:^_bold:48 eb:^_dunno:37
eb:^_ever:36 eb:^_exactly:43 eb:^_four:37 eb:^_haha:-15 eb:^_it:-8 eb:^_juli:6 eb:^_lindqvist:24 eb:^_lol:-45
eb:^_one:42 eb:^_please:-2 eb:^_pls:-8 eb:^_sigh:13 eb:^_stock:14 eb:^_tonight:-11 eb:^_wewn:24 eb:^_woohoo:25
eb:a_0:-84 eb:a_bag:8 eb:a_baker:9 eb:a_balcony:5 eb:a_bank:-26 eb:a_bar:-7 eb:a_bassoon:13 eb:a_bearing:14
eb:a_beer:15 eb:a_berry:10 eb:a_boat:58 eb:a_bow:12 eb:a_bright:-104 eb:a_broom:19 eb:a_bucket:21 eb:a_burndown:23
eb:a_bus:28 eb:a_car:40 eb:a_cargar:-17 eb:a_cargo:-15 eb:a_carrinha:-13 eb:a_cave:5 eb:a_cedar:-28 eb:a_cello:27
eb:a_cent:-14 eb:a_cheerful:-71 eb:a_child:-73 eb:a_choice:6 eb:a_client:3 eb:a_club:-9 eb:a_coaster:5
eb:a_colleague:12 eb:a_colour:21 eb:a_committee:26 eb:a_coracle:8 eb:a_courtesy:-35 eb:a_crab:33 eb:a_crane:-33
eb:a_crooked:-67 eb:a_curious:-92 eb:a_dance:27 eb:a_day:77 eb:a_dictionary:8 eb:a_dinosaur:23 eb:a_docstring:2
eb:a_dona:-18 eb:a_donkey:35 eb:a_dozen:3 eb:a_dream:-39 eb:a_drops:-1 eb:a_dry:-4 eb:a_duckling:12 eb:a_dusty:-99
eb:a_escada:18 eb:a_estanho:25 eb:a_face:3 eb:a_failover:-2 eb:a_falconer:11 eb:a_few:-77 eb:a_field:-22 eb:a_film:28
eb:a_first:-19 eb:a_fish:11 eb:a_flat:-60 eb:a_flight:-34 eb:a_fourth:33 eb:a_friend:2 eb:a_full:-119 eb:a_gamble:15
eb:a_gap:11 eb:a_garnet:-14 eb:a_generator:17 eb:a_gentle:-71 eb:a_girl:-1 eb:a_goat:51 eb:a_golden:-66 eb:a_good:-119
eb:a_goshawk:43 eb:a_great:-16 eb:a_green:-81 eb:a_grove:13 eb:a_half:37 eb:a_hat:57 eb:a_head:42 eb:a_heater:21
eb:a_hedge:9 eb:a_height:-23 eb:a_holiday:-3 eb:a_horse:30 eb:a_hospital:-18 eb:a_human:-49 eb:a_hut:46
eb:a_keepsake:21 eb:a_kid:-71 eb:a_kipper:14 eb:a_kitchen:-11 eb:a_knot:-34 eb:a_laranjas:3 eb:a_law:14 eb:a_lawyer:3
eb:a_legend:20 eb:a_ler:10 eb:a_licence:7 eb:a_lieu:-18 eb:a_lightship:6 eb:a_lilac:-8 eb:a_link:24 eb:a_locomotive:20
eb:a_long:-71 eb:a_lot:44 eb:a_lovely:-2 eb:a_maniac:-20 eb:a_mano:38 eb:a_matchmaking:-7 eb:a_mattress:16
eb:a_meal:28 eb:a_medir:-6 eb:a_meeting:24 eb:a_melon:14 eb:a_migração:-13 eb:a_milestone:8 eb:a_milk:-23
eb:a_million:9 eb:a_min:18 eb:a_minute:132 eb:a_mistake:2 eb:a_monastery:21 eb:a_month:101 eb:a_mr:31 eb:a_napkin:4
eb:a_narrow:-77 eb:a_new:-4 eb:a_nice:-8 eb:a_night:64 eb:a_no:33 eb:a_noisy:-70 eb:a_novel:21 eb:a_odd:-68
eb:a_one-way:-10 eb:a_oscuras:20 eb:a_page:10 eb:a_pale:-83 eb:a_parrot:42 eb:a_pause:8 eb:a_pencil:17 eb:a_piano:29
eb:a_picture:4 eb:a_pirate:26 eb:a_plain:-86 eb:a_playground:18 eb:a_poem:62 eb:a_point:24 eb:a_porto:-21
eb:a_prayer:7 eb:a_professional:3 eb:a_promise:-1 eb:a_proper:-10 eb:a_queue:17 eb:a_quiet:-105 eb:a_raconté:-1
eb:a_rash:16 eb:a_reefer:35 eb:a_report:5 eb:a_reporté:-25 eb:a_reunião:-8 eb:a_row:105 eb:a_ruler:6 eb:a_runs:-1
eb:a_sadist:8 eb:a_saturday:26 eb:a_saucepan:10 eb:a_seal:41 eb:a_segfault:4 eb:a_sense:-21 eb:a_server:-10
eb:a_sheep:5 eb:a_short:-24 eb:a_single:-42 eb:a_sketch:9 eb:a_sleepy:-81 eb:a_slice:19 eb:a_slip:17 eb:a_small:-8
eb:a_sofa:14 eb:a_soul:25 eb:a_space:4 eb:a_spreadsheet:49 eb:a_statue:14 eb:a_stay:4 eb:a_step:22 eb:a_student:-10
eb:a_studiare:5 eb:a_sunday:30 eb:a_svg:1 eb:a_symphony:32 eb:a_technicality:10 eb:a_tent:10 eb:a_term:55 eb:a_test:-3
eb:a_testa:18 eb:a_thumb:-1 eb:a_till:27 eb:a_time:33 eb:a_tiny:-10 eb:a_tipografia:-9 eb:a_toddler:10 eb:a_tooth:24
eb:a_tradição:20 eb:a_tripod:28 eb:a_tuba:5 eb:a_tuesday:24 eb:a_tyrant:7 eb:a_van:-17 eb:a_vault:4 eb:a_view:-20
eb:a_weathervane:38 eb:a_wedding:65 eb:a_week:110 eb:a_well:-23 eb:a_while:104 eb:a_white:-1 eb:a_whole:-1
eb:a_wooden:-76 eb:a_workshop:-5 eb:a_wrist:16 eb:aan_boord:3 eb:aan_voetgangers:8 eb:aanhanger_ophalen:11 eb:ab_0:19
eb:abend_lieber:28 eb:abend_zusammen:20 eb:about_0:-66 eb:about_afterwards:5 eb:about_boats:23 eb:about_calculators:19
eb:about_cars:10 eb:about_forms:7 eb:about_hail:1 eb:about_it:29 eb:about_knitting:16 eb:about_marrows:13
eb:about_mushrooms:12 eb:above_0:-52 eb:above_that:74 eb:absolute_max:29 eb:absolute_maximum:1 eb:abt_it:8
eb:accent_colour:52 eb:accept_delivery:16 eb:accept_longer:6 eb:accepts_umlauts:15 eb:access_*:-5 eb:access_points:22
eb:account_owner:9 eb:accountants_happy:18 eb:act_two:42 eb:actor_did:48 eb:actually_good:15 eb:actually_have:22
eb:actually_leaking:24 eb:actually_understand:-3 eb:additional_cost:1 eb:address_0:78 eb:address_history:-10
eb:adds_0:16 eb:afford_0:-6 eb:after_0:-124 eb:after_all:132 eb:after_boot:18 eb:after_henrik:1 eb:after_init:19
eb:after_it:4 eb:after_launch:38 eb:after_lunch:6 eb:after_selling:-27 eb:after_that:98 eb:after_this:-6
eb:after_today:-44 eb:again_lol:25 eb:against_it:10 eb:age_0:38 eb:age_badly:18 eb:age_well:-8 eb:agency_temps:18
eb:agent_greets:-4 eb:agreed_yesterday:17 eb:air_holes:31 eb:air_meets:-11 eb:airpods_in:24 eb:al_final:-1
eb:al_terminar:-2 eb:alerta_tocou:-3 eb:all_0:-144 eb:all_labelled:5 eb:all_night:36 eb:all_nine:-11 eb:all_parse:5
eb:all_passing:15 eb:all_places:28 eb:all_sayings:-20 eb:all_signed:41 eb:all_that:9 eb:all_this:46 eb:all_three:-27
eb:all_times:32 eb:all_together:6 eb:all_verses:59 eb:all_week:42 eb:alla_däck:22 eb:alla_fine:-25 eb:alle_0:24
eb:alle_vom:-17 eb:allergy_diet:49 eb:alles_banaan:1 eb:allow_0:-16 eb:allows_0:-73 eb:almost_bright:1 eb:als_0:-109
eb:als_zugabe:9 eb:als_überweisung:4 eb:altogether_wrong:10 eb:altro_caffè:35 eb:altserver_nicht:15
eb:always_finds:-18 eb:always_lands:32 eb:always_repairable:15 eb:always_was:54 eb:am_0:57 eb:am_afraid:-18
eb:am_brett:8 eb:am_est:44 eb:am_here:8 eb:am_see:31 eb:am_späten:-13 eb:am_tag:4 eb:amber_leaves:7 eb:ammonia_zone:28
eb:among_them:7 eb:amplifier_datasheet:-56 eb:amrani_désormais:14 eb:an_0:-19 eb:an_adventure:8 eb:an_airport:17
eb:an_egg:-26 eb:an_emergency:5 eb:an_empty:-29 eb:an_evening:87 eb:an_exception:2 eb:an_hour:53 eb:an_invoice:15
eb:an_orchard:9 eb:and_0:-36 eb:and_all:176 eb:and_ambition:13 eb:and_ask:2 eb:and_billed:14 eb:and_boxes:22
eb:and_clear:34 eb:and_complete:15 eb:and_day:14 eb:and_end:21 eb:and_everything:9 eb:and_forth:13 eb:and_go:15
eb:and_goodbye:48 eb:and_green:33 eb:and_here:-13 eb:and_hood:35 eb:and_it:-159 eb:and_lifts:16 eb:and_march:40
eb:and_masks:44 eb:and_merged:68 eb:and_not:-7 eb:and_now:-96 eb:and_oiled:8 eb:and_one:-50 eb:and_out:27
eb:and_patience:6 eb:and_poems:24 eb:and_prayed:13 eb:and_pushed:46 eb:and_salt:69 eb:and_tell:23 eb:and_then:-15
eb:and_there:-38 eb:and_turn:42 eb:and_verified:46 eb:and_wants:-6 eb:and_well:9 eb:and_yes:-12 eb:andere_voller:-26
eb:anke_now:22 eb:anmeldung_zur:-11 eb:anonymous_quotes:-23 eb:another_agent:9 eb:another_stocktake:-9
eb:anouk_helps:-9 eb:anruf_lieber:9 eb:answer_keys:-24 eb:answer_yourself:46 eb:answers_normally:17
eb:antenna_driver:34 eb:antes_sempre:16 eb:antwortet_nicht:10 eb:anwendung_selbst:11 eb:any_classroom:15 eb:any_day:56
eb:any_evening:8 eb:any_headmaster:20 eb:any_more:43 eb:any_other:-40 eb:any_rate:15 eb:any_schedule:-54
eb:any_time:10 eb:any_way:-36 eb:any_weekday:23 eb:anybody's_asking:7 eb:anybody_asked:11 eb:anybody_established:-8
eb:anybodys_guess:10 eb:anyone_else:-18 eb:anyone_shoots:6 eb:anything_else:-66 eb:anything_flashy:28 eb:ap_0:13
eb:app_download:-4 eb:app_yet:14 eb:apple_tree:12 eb:april_0:141 eb:aquarium_doesn't:29 eb:are_0:-104 eb:are_across:13
eb:are_basalt:3 eb:are_binding:-3 eb:are_buckfast:20 eb:are_doubled:5 eb:are_enough:3 eb:are_for:10 eb:are_going:20
eb:are_good:5 eb:are_green:10 eb:are_now:-41 eb:are_old:16 eb:are_online:6 eb:are_re-treaded:22 eb:are_refuelled:18
eb:are_separating:4 eb:are_small:15 eb:are_stressful:6 eb:are_strict:24 eb:are_struggling:16 eb:are_table:-4
eb:are_told:2 eb:are_too:-10 eb:are_underrated:18 eb:aren't_read:32 eb:arent_great:1 eb:arm_kevin:17
eb:arm_wrestling:22 eb:around_0:-102 eb:around_here:22 eb:around_me:35 eb:around_porto:19 eb:around_that:8
eb:around_there:7 eb:around_two:26 eb:array_chokes:11 eb:arrival_0:-34 eb:arrows_everywhere:17 eb:artik_kutuphanede:25
eb:as_0:149 eb:as_calais:15 eb:as_cbor:8 eb:as_ever:22 eb:as_far:-57 eb:as_fifty:23 eb:as_follows:47 eb:as_it:-85
eb:as_leeds:-5 eb:as_long:-11 eb:as_much:-16 eb:as_reading:30 eb:as_said:48 eb:as_soon:-57 eb:as_though:-5
eb:as_usual:44 eb:as_well:129 eb:ash_coating:24 eb:aside_0:18 eb:ask_away:12 eb:ask_bogdan:22 eb:ask_me:22
eb:ask_though:-16 eb:ask_ulrike:9 eb:ask_why:7 eb:ask_you:4 eb:asked_me:-27 eb:asleep_too:32 eb:asset_list:-3
eb:at_0:-19 eb:at_all:212 eb:at_chess:31 eb:at_christmas:-3 eb:at_db-kestrel:35 eb:at_dinner:52 eb:at_dusk:10
eb:at_eleven:14 eb:at_finding:-1 eb:at_gate:-18 eb:at_graz:-14 eb:at_home:10 eb:at_it:29 eb:at_least:-22
eb:at_level:-45 eb:at_me:29 eb:at_mill:-20 eb:at_minute:-42 eb:at_most:33 eb:at_nine:12 eb:at_once:111 eb:at_one:-44
eb:at_school:-22 eb:at_sea:4 eb:at_six:-28 eb:at_sunset:27 eb:at_terminal:-11 eb:at_tesco:8 eb:at_that:6 eb:at_them:16
eb:at_this:-11 eb:at_three:17 eb:at_university:-27 eb:at_weddings:16 eb:at_weekends:17 eb:atom_roughly:22
eb:attention_bias:21 eb:até_dezembro:20 eb:até_setembro:5 eb:au_plus:1 eb:auditoría_termine:18 eb:auf_0:-24
eb:auf_deutsch:35 eb:auf_englisch:22 eb:auf_keinen:-2 eb:aufbewahrung_gelöschter:-42 eb:aufsatz_über:-21
eb:august_0:110 eb:aunt_gerda:1 eb:autumn_mock:-37 eb:avait_adoré:-4 eb:avant_midi:10 eb:avant_vendredi:47
eb:ayaklarım_ağrıyor:9 eb:baby_comes:23 eb:baby_sleeps:29 eb:back_0:16 eb:back_clean:8 eb:back_dog:-2 eb:back_hurts:8
eb:back_otherwise:15 eb:back_seat:36 eb:back_shelf:5 eb:back_tho:5 eb:backed_up:-2 eb:backup_copy:22 eb:backup_mx:13
eb:backup_region:-18 eb:bad_one:16 eb:bad_seals:5 eb:badge_readers:-2 eb:baggage_invoice:10 eb:bags_0:-3
eb:balls_back:21 eb:band_rental:-48 eb:bank_transfer:17 eb:bank_transfers:14 eb:bar_chart:1 eb:bare_wood:12
eb:barometer_wall:2 eb:basalt_please:14 eb:basic_economy:9 eb:basket_ask:-1 eb:basket_weaver:-19 eb:batch_traffic:12
eb:batches_myself:3 eb:bathroom_walls:17 eb:battery_alarm:41 eb:battery_clip:3 eb:battery_measurements:44 eb:bay_0:19
eb:be_0:15 eb:be_copied:1 eb:be_easier:10 eb:be_ezra:20 eb:be_grateful:-19 eb:be_here:-43 eb:be_lovely:-15
eb:be_modified:22 eb:be_moody:12 eb:be_nicer:24 eb:be_noon:16 eb:be_nothing:32 eb:be_off:-44 eb:be_returned:8
eb:be_rewired:17 eb:be_rich:6 eb:be_rust:20 eb:be_there:-57 eb:be_too:-27 eb:be_violet:4 eb:be_war:28 eb:be_worse:27
eb:beam_search:30 eb:bear_it:19 eb:beautiful_memory:37 eb:became_teal:20 eb:bed_down:-17 eb:bedside_crib:-29
eb:been_0:-30 eb:been_afloat:22 eb:been_booked:17 eb:been_confirmed:38 eb:been_corrected:20 eb:been_successfully:-44
eb:beeps_twice:-45 eb:beer_caps:4 eb:before_anybody:-2 eb:before_breakfast:70 eb:before_lunch:26 eb:before_romaji:5
eb:before_summer:15 eb:before_winter:34 eb:before_you:-38 eb:beginner_class:-19 eb:behind_you:29 eb:bei_0:-72
eb:bei_hetzner:2 eb:bei_kleinigkeiten:10 eb:being_chased:14 eb:being_flat:9 eb:being_late:13 eb:belegt_ist:35
eb:believe_0:-13 eb:belle_image:52 eb:belonged_to:50 eb:belongs_to:28 eb:below_0:10 eb:below_zero:-22
eb:belt_either:38 eb:beläuft_sich:-20 eb:bends_later:40 eb:bent_over:23 eb:beschädigten_dachbox:17 eb:best_cooks:-28
eb:best_engineer:-17 eb:best_one:26 eb:best_way:64 eb:bestimmt_0:-18 eb:better_bread:24 eb:better_imo:7
eb:better_stickers:19 eb:between_beacons:18 eb:between_trains:13 eb:beyond_0:-40 eb:beyond_that:-25
eb:bez_telewizora:7 eb:bezahlt_wurde:25 eb:bierzemy_piec:-1 eb:big_bang:8 eb:big_one:2 eb:big_slide:8
eb:bigger_screen:1 eb:bike_riders:15 eb:bildirim_servisi:-7 eb:bill_arrived:31 eb:birthday_gifs:17 eb:bis_ans:-19
eb:biscuits_afterwards:11 eb:bisher_niemand:21 eb:bit_above:2 eb:bit_odd:17 eb:blauwe_pot:34 eb:bldg_0:9
eb:blechen_an:26 eb:blev_ändå:29 eb:blind_club:35 eb:blinking_lights:32 eb:block_lessons:3 eb:blue_hose:-30
eb:blue_perhaps:23 eb:blumentopf_links:19 eb:blunt_ones:20 eb:boah_war:-10 eb:boards_bend:2 eb:boat_sank:-12
eb:boiler_model:-3 eb:bon_0:48 eb:bonbons_geschenkt:26 eb:booked_in:14 eb:booking_0:-48 eb:booking_reference:15
eb:booking_sheet:11 eb:boring_bit:19 eb:both_families:-16 eb:both_said:-2 eb:both_ways:18 eb:bottom_shelf:1
eb:box_0:-3 eb:box_office:9 eb:brancard_langs:2 eb:branch_0:50 eb:bratwurst_geklaut:14 eb:bread_before:33
eb:breaker_goes:19 eb:breakfast_0:4 eb:bright_character:17 eb:bright_deck:8 eb:bright_one:-32 eb:bright_summer:-7
eb:bring_back:-36 eb:bring_cake:15 eb:british_spelling:-2 eb:broken_phew:11 eb:broken_rows:28 eb:brot_an:22
eb:brought_0:-11 eb:brown_carpets:9 eb:brücken_geben:31 eb:btw_legend:18 eb:bucket_jasper:25 eb:budget_allows:45
eb:budget_lol:2 eb:bufor_audio:-3 eb:build_0:46 eb:build_telescopes:14 eb:bunk_ladders:20 eb:buoys_0:41 eb:burda_0:4
eb:burn_marks:13 eb:burnt_before:20 eb:burr_stones:13 eb:burst_afterwards:6 eb:business_days:41 eb:but_charming:14
eb:but_different:29 eb:but_it:-40 eb:but_no:46 eb:but_people:-6 eb:but_slower:50 eb:but_teal:5 eb:by_0:-17
eb:by_august:1 eb:by_christmas:-31 eb:by_country:13 eb:by_day:13 eb:by_default:13 eb:by_easter:13 eb:by_eventual:-18
eb:by_far:12 eb:by_flavour:20 eb:by_group:-13 eb:by_hand:78 eb:by_june:4 eb:by_mail:14 eb:by_march:11
eb:by_marketing:-36 eb:by_may:4 eb:by_me:40 eb:by_midsummer:-17 eb:by_monday:-33 eb:by_morning:-4 eb:by_ms:-12
eb:by_name:43 eb:by_noon:4 eb:by_now:-5 eb:by_post:17 eb:by_salim:14 eb:by_saying:-11 eb:by_side:-17 eb:by_spring:34
eb:by_sunday:-3 eb:by_taxi:11 eb:by_then:110 eb:by_time:-48 eb:by_us:7 eb:by_wednesday:-20 eb:by_whitlock:1
eb:by_whom:-38 eb:bytes_incl:-3 eb:c'est_docteur:-3 eb:c'est_noté:-16 eb:c'est_pénible:21 eb:c_boards:6 eb:caben_0:-6
eb:cable_untangler:9 eb:cada_hora:13 eb:caf_0:30 eb:caleb_now:2 eb:call_it:-68 eb:call_me:-58 eb:call_today:55
eb:callback_fires:-28 eb:calle_olmo:42 eb:called_0:6 eb:called_odile:7 eb:called_off:-30 eb:called_otis:27
eb:called_weft:8 eb:calls_me:-22 eb:calm_*:-31 eb:calories_isnt:-11 eb:came_back:-19 eb:came_from:81 eb:came_out:12
eb:camera_link:29 eb:cameras_0:-17 eb:camicie_benone:7 eb:camps_ship:25 eb:can't_believe:-2 eb:can't_fly:36
eb:can't_no:24 eb:can_be:3 eb:can_borrow:-18 eb:can_concentrate:18 eb:can_feel:28 eb:can_fix:-4 eb:can_hear:-22
eb:can_help:-4 eb:can_hold:6 eb:can_manage:12 eb:can_mix:45 eb:can_print:26 eb:can_see:-21 eb:can_sleep:20
eb:can_take:51 eb:can_tile:16 eb:can_wait:21 eb:can_you:-16 eb:cancellation_process:22 eb:cannot_cross:42
eb:cant_hear:4 eb:capacitor_cards:-51 eb:car_forgot:-3 eb:car_park:20 eb:card_0:14 eb:card_leaves:-50 eb:card_tray:16
eb:card_trick:17 eb:cards_0:-12 eb:cards_once:10 eb:cards_zinc:5 eb:cargo_bike:63 eb:carries_0:-43 eb:carry_on:22
eb:carry_that:64 eb:case_headings:-4 eb:cash_only:26 eb:cat_hair:21 eb:catalogue_entry:-46 eb:catalogue_text:17
eb:catching_up:3 eb:caught_us:15 eb:ce_fromage:21 eb:ce_matin:67 eb:ce_soir:15 eb:cedar_glove:8 eb:ceiling_0:11
eb:cello_0:-21 eb:cent_above:57 eb:cent_more:20 eb:centimetres_high:20 eb:certificate_balances:5
eb:certified_fitters:24 eb:cette_année:10 eb:chain_once:41 eb:chair_cushions:27 eb:chairs_back:17 eb:chairs_wander:23
eb:chalet_edelweiss:30 eb:chama-se_rui:8 eb:channel_sixteen:11 eb:channels_incl:29 eb:chapter_0:35 eb:chapter_six:15
eb:chaque_année:16 eb:chaque_fois:15 eb:chaque_saut:37 eb:characters_long:34 eb:charge_0:39 eb:charger_pin:5
eb:charming_experiment:6 eb:chart_shows:28 eb:chart_table:-62 eb:chat_ok:11 eb:che_bello:-3 eb:che_rileggere:26
eb:cheap_phones:2 eb:check_that:28 eb:checked_bag:16 eb:checkout_flow:-12 eb:cheerful_evening:1 eb:cheers_mate:28
eb:chercher_quelqu'un:27 eb:chess_club:14 eb:chess_opening:-41 eb:chez_mina:5 eb:chez_paulette:10 eb:chi_paga:-8
eb:child_knows:8 eb:chilometri_all'ora:13 eb:chocolate_fountain:27 eb:choke_otherwise:23 eb:chokes_otherwise:8
eb:chose_climbing:15 eb:churn_model:51 eb:ciebie_quiz:-1 eb:cinnamon_rolls:23 eb:circuit_sim:11 eb:city_hospital:25
eb:claim_accepted:26 eb:claim_closed:13 eb:class_hierarchy:10 eb:class_today:-26 eb:cleaned_up:15 eb:clear_light:10
eb:clever_ones:4 eb:click_click:32 eb:clock_add-on:13 eb:clock_change:9 eb:clock_heartbeat:17 eb:clock_running:20
eb:closed_book:44 eb:closed_off:19 eb:closure_captures:-12 eb:club_dinghy:-26 eb:club_members:48 eb:club_no:23
eb:club_say:-3 eb:club_tradition:17 eb:clue_why:-17 eb:clumsy_clerk:-4 eb:cluster_teal:2 eb:clés_maintenant:2
eb:cm_high:28 eb:cm_lang:59 eb:cm_tall:60 eb:cm_wide:19 eb:co-op_one:1 eb:co_minutę:10 eb:code_0:121 eb:code_alone:-31
eb:code_examples:-22 eb:code_freeze:-40 eb:code_review:13 eb:coffee_machines:11 eb:coffin_fragment:-42
eb:coin_again:13 eb:cok_guzeldi:-6 eb:cold_day:-5 eb:cold_store:58 eb:collect_still:1 eb:column_store:-10
eb:com_chuva:20 eb:come_back:-62 eb:come_first:17 eb:come_from:69 eb:come_in:21 eb:come_re:12 eb:come_round:2
eb:comes_from:35 eb:comes_in:26 eb:commas_behave:24 eb:commit_0:55 eb:como_mucho:9 eb:compiler_course:-39
eb:computers_borrowed:-7 eb:con_0:-52 eb:con_documenti:-11 eb:cones_poor:-1 eb:conference_week:-65 eb:confess_that:-5
eb:confidence_intervals:15 eb:consuma_0:-19 eb:contact_instead:6 eb:contract_lapse:8 eb:contrats_commence:-8
eb:converter_stores:-19 eb:conveyor_0:3 eb:cook_though:11 eb:cooperativa_local:4 eb:correct_her:23 eb:cost_0:146
eb:cost_more:-8 eb:costa_0:69 eb:costs_0:99 eb:cottage_week:16 eb:could_you:-97 eb:counted_0:-26 eb:counted_again:-7
eb:counts_toward:-10 eb:coupe_après:16 eb:cour_mdr:2 eb:courier_0:6 eb:courier_van:2 eb:course_0:10
eb:course_block:-37 eb:cover_charge:17 eb:cover_contractors:14 eb:cover_letter:14 eb:covers_bells:41 eb:cow_milk:28
eb:cpu_0:46 eb:craies_cassées:11 eb:cranial_nerves:14 eb:crash_0:-11 eb:crashes_overnight:24 eb:cream_there:7
eb:created_doubles:11 eb:credit_card:-20 eb:credit_for:50 eb:credit_notes:1 eb:crescono_meglio:30 eb:crew_covers:-5
eb:cron_jobs:13 eb:cron_off:-3 eb:cron_run:20 eb:crooked_book:-28 eb:crooked_coffee:2 eb:crooked_letter:11
eb:cross-sections_nice:8 eb:ctl_0:5 eb:cue_files:4 eb:curious_rubber:14 eb:curious_theory:5 eb:current_arrows:32
eb:current_reservation:15 eb:curve_shows:-7 eb:customer_no:32 eb:customs_form:5 eb:cute_accent:18 eb:cuve_0:15
eb:cycle_rule:-17 eb:czytam_chwilka:35 eb:d'heure_entier:24 eb:d'un_coup:29 eb:d'être_accepté:4 eb:da_calha:9
eb:da_formatura:30 eb:da_funkt:-36 eb:daarna_gaan:-3 eb:daily_incr:-15 eb:daily_limit:3 eb:dairy_shelf:8 eb:dan_0:-21
eb:dan_ik:25 eb:danach_kommt:-21 eb:dann_raus:9 eb:darüber_entscheidet:-20 eb:das_flugzeug:19 eb:das_kleinere:-9
eb:das_klingt:-1 eb:das_meldeformular:27 eb:das_nicht:9 eb:das_sekretariat:18 eb:dat_geloven:8 eb:data_lake:13
eb:data_plan:5 eb:data_points:10 eb:data_retention:18 eb:datasheets_*:-12 eb:date_0:40 eb:date_that:-2 eb:date_twice:1
eb:datenschutz_beträgt:-13 eb:datumsangaben_verwandelt:24 eb:dauert_0:-37 eb:day_*:-45 eb:day_here:6 eb:day_max:6
eb:day_out:13 eb:day_there:-43 eb:daylight_ghastly:11 eb:days_ahead:40 eb:days_notice:65 eb:days_straight:7
eb:de_0:-66 eb:de_agua:6 eb:de_apotheek:16 eb:de_café:2 eb:de_clientes:22 eb:de_cola:5 eb:de_comboio:29
eb:de_cortar:-22 eb:de_cotisation:24 eb:de_descargas:13 eb:de_despegue:22 eb:de_deur:5 eb:de_dinero:-8
eb:de_efemérides:4 eb:de_esto:9 eb:de_gasóleo:19 eb:de_graça:1 eb:de_ironía:3 eb:de_kachel:38 eb:de_kade:3
eb:de_kleedhokjes:-10 eb:de_laadkuil:7 eb:de_manger:21 eb:de_marta:7 eb:de_mexer:-19 eb:de_modem:19 eb:de_passer:-13
eb:de_pollo:11 eb:de_radis:5 eb:de_rand:10 eb:de_relatórios:-11 eb:de_spricker:2 eb:de_sylvain:19 eb:de_sábado:18
eb:de_tiempo:1 eb:de_tocar:-9 eb:de_traduction:16 eb:de_trainer:-7 eb:de_tuin:16 eb:de_viaje:-10 eb:de_vidrio:8
eb:de_zaag:23 eb:de_zaalteksten:11 eb:de_zomer:-7 eb:dead_meters:15 eb:december_0:114 eb:decided_that:-10
eb:dei_fusibili:33 eb:del_alcalde:13 eb:del_almacen:7 eb:del_baño:2 eb:del_catalogo:-11 eb:del_cole:30
eb:del_pianoforte:-27 eb:del_saxofón:8 eb:delayed_flight:7 eb:della_caldaia:15 eb:delta_here:10 eb:dem_haus:2
eb:dem_neuen:-41 eb:dem_rad:-10 eb:demasiado_pesado:11 eb:demo_works:-35 eb:den_bereitschaftskanal:8 eb:den_flügel:5
eb:den_hof:2 eb:den_zähler:9 eb:denim_collar:27 eb:dental_cleaning:100 eb:dentist's_now:9 eb:dentist_then:9
eb:departure_0:-31 eb:deposu_0:-3 eb:depth_0:18 eb:der_beschädigten:-19 eb:der_empore:19 eb:der_kita:4 eb:der_reihe:18
eb:der_schule:17 eb:der_steilstrecke:16 eb:der_tür:51 eb:der_vorstand:14 eb:dernière_semaine:4 eb:dersi_için:-11
eb:des_fossiles:5 eb:des_sms:2 eb:des_tages:25 eb:desert_species:4 eb:desk_noticing:10 eb:desktop_second:29
eb:dessin_suffit:15 eb:det_vill:3 eb:determinative_nach:18 eb:determined_goose:14 eb:deutsch_sind:32 eb:deux_heures:15
eb:deux_trains:-9 eb:devant_moi:42 eb:devient_0:27 eb:di_coda:20 eb:di_ortese:1 eb:di_stampa:6 eb:dia_todo:45
eb:dialysis_unit:17 eb:diceva_sempre:-11 eb:did_blame:-1 eb:did_you:27 eb:didn't_he:32 eb:die_apfelblüte:-4
eb:die_auflage:26 eb:die_buildmaschine:6 eb:die_erste:-11 eb:die_gasleitung:20 eb:die_tore:12 eb:die_voliere:43
eb:die_wiebke:42 eb:diesel_injectors:12 eb:diff_numbers:33 eb:different_stories:17 eb:direct_debit:3 eb:disk_comes:19
eb:disk_then:16 eb:displacement_reaction:22 eb:display_boards:21 eb:display_thing:2 eb:dit_0:-1 eb:dix_minutes:3
eb:dns_*:-31 eb:do_0:-33 eb:do_exactly:-17 eb:do_farol:27 eb:do_frankfurtu:16 eb:do_it:35 eb:do_recipes:-1
eb:do_sprawdzenia:16 eb:do_that:48 eb:dob_0:30 eb:dock_0:33 eb:doctor_says:25 eb:documenti_lunghi:22
eb:does_anybody:26 eb:does_anyone:-4 eb:does_mondays:8 eb:does_not:21 eb:does_nothing:45 eb:does_that:18 eb:doet_het:4
eb:dog_here:25 eb:dogs_eh:3 eb:doing_semaphore:25 eb:don't_answer:10 eb:don't_ask:36 eb:don't_ever:-23 eb:don't_mix:40
eb:don't_remember:-19 eb:don't_think:-13 eb:donderdag_geleverd:22 eb:done_deal:18 eb:done_nothing:18 eb:done_that:42
eb:dont_ask:110 eb:dont_ever:-9 eb:dont_have:26 eb:dont_open:33 eb:dont_page:-22 eb:dont_think:-32 eb:door_code:21
eb:door_learned:-5 eb:door_opens:15 eb:door_shut:7 eb:dos_firmas:9 eb:down_there:26 eb:dp_gutters:45
eb:dpo_returns:-10 eb:dr_brandl:10 eb:dr_villanueva:25 eb:draft_0:-8 eb:draft_instead:-21 eb:draw_calls:7
eb:draws_0:-96 eb:dream_outcome:-20 eb:dress_classic:27 eb:drie_papegaaien:11 eb:drift_away:13 eb:drifting_off:22
eb:drive_motor:25 eb:driving_school:-26 eb:dropjes_staan:4 eb:drops_there:18 eb:drugim_obiegu:15 eb:drum_kit:1
eb:drübergeschaut_viel:-3 eb:du_0:7 eb:du_darfst:-3 eb:du_décollage:11 eb:du_livreur:7 eb:du_mois:10 eb:du_pont:14
eb:du_soir:7 eb:du_trotz:-10 eb:ducks_bread:1 eb:dunes_amazing:13 eb:dunno_yet:5 eb:dura_0:-12 eb:durch_ist:14
eb:duren_voordat:-22 eb:during_tests:3 eb:dus_zet:-19 eb:dusk_means:-2 eb:dusty_knots:7 eb:dusty_thought:18
eb:duty_engineer:9 eb:därför_flyttades:-5 eb:déjà_appelé:-5 eb:dépasser_0:-35 eb:dışarıda_olsak:1 eb:e_0:6
eb:each_arm:7 eb:each_box:7 eb:each_christmas:48 eb:each_evening:44 eb:each_hand:32 eb:each_morning:24
eb:each_night:-14 eb:each_offer:-31 eb:each_one:-14 eb:each_other:83 eb:each_time:-122 eb:early-bird_price:-46
eb:early_train:21 eb:earned_it:4 eb:earns_nothing:22 eb:east_yard:10 eb:eat_everything:23 eb:eben_da:47 eb:economy_0:3
eb:economy_class:65 eb:een_meubelstuk:19 eb:egg_haha:18 eb:ehrlich_lecker:13 eb:eight_hundred:-30 eb:ein_golden:-12
eb:eine_e-mail:4 eb:einem_bild:11 eb:einem_kunden:13 eb:einem_schönen:-35 eb:einen_hinweis:15 eb:einer_langen:-16
eb:einmal_weggelaufen:13 eb:el_0:4 eb:el_baile:11 eb:el_búfer:-49 eb:el_catador:22 eb:el_coche:28 eb:el_contrato:2
eb:el_entreno:1 eb:el_examen:-28 eb:el_generador:17 eb:el_guardia:-21 eb:el_lote:-3 eb:el_parche:11 eb:el_regalo:1
eb:el_simulacro:49 eb:el_teclado:19 eb:el_vinagre:14 eb:elm_leaves:38 eb:else's_computer:7 eb:else's_lab:24
eb:elternteil_unterschrieben:18 eb:em_graz:-1 eb:em_plástico:4 eb:employee_card:-15 eb:empty_glass:22 eb:empty_roads:6
eb:empty_then:41 eb:en_0:-32 eb:en_betaald:6 eb:en_gezwaveld:18 eb:en_horizontal:17 eb:en_invierno:5 eb:en_papel:13
eb:en_quoi:-21 eb:en_route:15 eb:en_salle:25 eb:en_sköldpadda:-25 eb:en_xml:1 eb:encore_frappé:8 eb:end_it:8
eb:end_there:12 eb:energy_0:11 eb:enjoy_it:-21 eb:enjoy_most:16 eb:entire_time:1 eb:entrance_exam:2 eb:entrance_test:2
eb:environment_variables:-8 eb:epiphany_ask:-6 eb:er_nicht:14 eb:era_curious:20 eb:error_folder:59
eb:error_messages:-12 eb:error_tracker:33 eb:errors_only:15 eb:es_0:-20 eb:es_keine:13 eb:es_rocío:16 eb:es_suerte:8
eb:escalas_disfrazadas:28 eb:est_dingue:25 eb:est_fermé:32 eb:est_libre:9 eb:est_malade:3 eb:est_rétabli:13
eb:esters_ugh:40 eb:et_clairs:8 eb:euch_allen:20 eb:euro_leihgebühr:36 eb:euro_pro:-15 eb:euro_schluss:32 eb:even_0:-5
eb:even_faster:1 eb:even_have:12 eb:even_heartbreak:17 eb:even_melts:14 eb:even_more:-4 eb:even_once:38
eb:even_ones:15 eb:even_then:45 eb:even_tho:-36 eb:even_though:-65 eb:even_want:3 eb:evening_classes:68
eb:evening_ticket:-14 eb:eventual_consistency:8 eb:ever_asked:-4 eb:ever_devised:22 eb:ever_did:82 eb:ever_reads:7
eb:ever_since:70 eb:every_0:-29 eb:every_allocation:13 eb:every_axis:32 eb:every_brewer:-11 eb:every_christmas:13
eb:every_computer:-13 eb:every_day:43 eb:every_door:-32 eb:every_harvest:-1 eb:every_holiday:3 eb:every_january:-39
eb:every_label:10 eb:every_listing:7 eb:every_password:-53 eb:every_paw:21 eb:every_rota:-21 eb:every_session:34
eb:every_single:-6 eb:every_spring:-68 eb:every_ten:24 eb:every_trace:3 eb:every_tue:-17 eb:every_wedding:9
eb:every_write:6 eb:everybody_photographs:7 eb:everybody_waved:15 eb:everyday_life:10 eb:everyone_clapped:25
eb:everything_humming:13 eb:everything_minty:16 eb:everything_more:-17 eb:everything_now:9 eb:ex's_jumper:41
eb:ex_husbands:17 eb:ex_whatever:-13 eb:exam_papers:-21 eb:exam_topic:-29 eb:examiner_counts:54 eb:except_soup:4
eb:except_stubbornness:10 eb:exercises_please:39 eb:expect_them:20 eb:expires_0:22 eb:explanation_even:-8
eb:explodes_otherwise:13 eb:export_0:-24 eb:ext_0:14 eb:extensión_0:26 eb:extra_days:31 eb:extra_licences:15
eb:face_lol:3 eb:fahrt_zum:-12 eb:fair_enough:8 eb:fair_point:26 eb:faire_exprès:26 eb:falls_out:6 eb:falsche_war:-39
eb:false_alert:-3 eb:family_call:-26 eb:family_came:39 eb:family_meeting:30 eb:fancy_export:20 eb:fancy_meeting:-2
eb:fancy_now:17 eb:far_older:9 eb:far_too:-9 eb:farewell_cake:9 eb:farm_shop:1 eb:father's_wheelchair:27 eb:faudra_0:5
eb:fazem_isso:8 eb:feather_diseases:1 eb:feathers_better:8 eb:feature_freeze:7 eb:feb_now:20 eb:february_0:96
eb:fee_separately:17 eb:feelings_asks:-43 eb:feelings_too:18 eb:felt_illegal:1 eb:felt_like:20 eb:felt_reliquary:23
eb:few_millivolts:16 eb:fiche_rose:20 eb:fiche_sinon:-32 eb:field_chatty:6 eb:fifth_wednesday:2 eb:fight_me:40
eb:files_0:12 eb:fills_in:36 eb:filme_plain:33 eb:finally_died:-6 eb:finally_read:-6 eb:find_noisy:28 eb:find_one:48
eb:fine_prendiamo:-5 eb:fines_us:20 eb:fingering_sheet:3 eb:fingerprint_0:14 eb:fire_rule:21 eb:fire_station:31
eb:first_certificate:15 eb:first_frost:24 eb:first_load:21 eb:first_night:3 eb:first_session:5 eb:first_thing:-44
eb:first_time:-71 eb:first_week:-5 eb:first_year:35 eb:fishbone_inventory:29 eb:fishermen's_letters:11 eb:fitter_in:58
eb:fix_it:24 eb:flat_major:4 eb:flat_then:-30 eb:flea_market:49 eb:flew_anyway:16 eb:flight_0:-52 eb:flight_details:36
eb:flight_durations:12 eb:flight_from:-41 eb:flight_leaves:-9 eb:flight_reservation:9 eb:flight_reservations:3
eb:flint_sauce:19 eb:floating_seats:13 eb:floor_left:16 eb:floor_lol:22 eb:floor_pls:11 eb:floor_polish:14
eb:floor_smell:-2 eb:flowers_beside:-1 eb:flux_lol:20 eb:folding_chairs:21 eb:folds_them:-57 eb:following_details:40
eb:following_information:34 eb:follows_that:21 eb:fondue_set:28 eb:football_always:18 eb:football_pitches:4
eb:football_team:10 eb:footnotes_counted:54 eb:for_0:-102 eb:for_adults:21 eb:for_ages:45 eb:for_another:-30
eb:for_anybody:18 eb:for_being:-7 eb:for_cancellation:-17 eb:for_clowns:6 eb:for_debugging:1 eb:for_evening:-46
eb:for_everyone:49 eb:for_friday:-19 eb:for_fun:30 eb:for_guests:-30 eb:for_her:8 eb:for_it:146 eb:for_later:-2
eb:for_lessons:18 eb:for_low:-35 eb:for_me:180 eb:for_morning:-1 eb:for_ms:-11 eb:for_mum:67 eb:for_now:21
eb:for_once:1 eb:for_pepper:28 eb:for_polish:-12 eb:for_quizzes:-35 eb:for_ravi:5 eb:for_rent:16 eb:for_reports:-19
eb:for_review:-28 eb:for_revision:-50 eb:for_row:-10 eb:for_slugs:4 eb:for_sorry:27 eb:for_tablets:5
eb:for_textbooks:23 eb:for_that:103 eb:for_thrillers:-1 eb:for_us:18 eb:for_visitors:16 eb:for_volcanoes:-25
eb:for_which:-30 eb:for_work:4 eb:for_writes:-4 eb:for_you:154 eb:forever_now:19 eb:forgave_it:6 eb:forget_it:29
eb:forget_walnut:1 eb:forgetting_them:7 eb:forklift_inspection:-9 eb:format_0:3 eb:forno_grande:18
eb:forty_seconds:-10 eb:found_cheerful:24 eb:found_it:-2 eb:found_out:-19 eb:foundation_tier:17 eb:fountain_instead:2
eb:four_digits:33 eb:four_euros:7 eb:fourth_form:13 eb:frame_forms:-3 eb:framed_it:8 eb:framework_again:14
eb:frau_ostertag:18 eb:free_boat:-25 eb:free_hugs:7 eb:free_pizza:27 eb:freezer_first:46 eb:friday_evening:5
eb:fridays_*:-4 eb:fridays_pls:8 eb:fridge_west:-24 eb:friend_ivan:17 eb:from_0:14 eb:from_around:-18
eb:from_bergen:14 eb:from_chicago:-4 eb:from_cork:68 eb:from_db-osprey:32 eb:from_den:8 eb:from_ghent:22
eb:from_graz:51 eb:from_here:-107 eb:from_hofmann's:42 eb:from_june:-1 eb:from_kent:22 eb:from_leiden:6
eb:from_lucca:-10 eb:from_malmo:33 eb:from_me:29 eb:from_memory:7 eb:from_monday:40 eb:from_nantes:39 eb:from_new:-11
eb:from_newark:-3 eb:from_now:-71 eb:from_plzen:15 eb:from_porto:42 eb:from_san:-10 eb:from_stoke:2 eb:from_text:23
eb:from_trieste:22 eb:from_up:-7 eb:from_us:11 eb:from_you:15 eb:fromages_volés:-12 eb:front_page:-3 eb:froze_twice:10
eb:fruit_instead:19 eb:früh_steht:-35 eb:full_house:33 eb:full_list:-4 eb:full_log:13 eb:full_stop:56 eb:full_week:-34
eb:fully_translated:9 eb:fun_though:-9 eb:funkzeugnis_bestanden:41 eb:further_assistance:3 eb:further_back:1
eb:further_west:-20 eb:fuse_box:22 eb:fyi_0:-36 eb:före_adventskonserten:20 eb:für_den:-26 eb:gain_0:24
eb:galeria_nova:19 eb:galinha_chamada:-19 eb:galpão_hoje:14 eb:gants_isolants:4 eb:ganz_normal:7 eb:garden_centre:48
eb:garnet_dot:3 eb:garnet_please:38 eb:gas_barbecue:33 eb:gas_bill:-34 eb:gas_one:15 eb:gate_0:53 eb:gate_code:20
eb:gateway_threads:54 eb:gave_me:-71 eb:gave_up:30 eb:gb_wolnego:49 eb:gegen_neun:-15 eb:gehen_0:-10 eb:geht_ned:26
eb:geliefert_worden:15 eb:gelungenen_grillabend:34 eb:generador_funciona:4 eb:generator_shed:6 eb:gentle_afternoon:5
eb:gentle_carpet:1 eb:gentle_compiler:3 eb:gentle_torch:22 eb:ger_tur:1 eb:gerador_menor:5 eb:gerät_aus:-10
eb:gestern_abgeschlossen:6 eb:get_buried:5 eb:get_cold:35 eb:get_confused:23 eb:get_her:-3 eb:get_in:25
eb:get_killed:19 eb:get_lonely:36 eb:get_marta:22 eb:get_nervous:-14 eb:get_one:-13 eb:get_smaller:9 eb:get_u:-29
eb:get_up:2 eb:get_you:-12 eb:gets_0:-76 eb:gets_charming:21 eb:gets_furious:-34 eb:gets_lost:1 eb:gets_mouldy:5
eb:gets_one:11 eb:gets_recalculated:22 eb:geven_aub:6 eb:gezählt_statt:-21 eb:geändert_werden:14 eb:gh_actions:10
eb:giant_patch:1 eb:gift_*:-5 eb:gift_cards:6 eb:gigabytes_free:24 eb:gigs_again:-28 eb:gimp_pin:2
eb:giubbotti_compresi:26 eb:give_distances:34 eb:give_me:-94 eb:gives_up:47 eb:gives_you:39 eb:glass_negatives:19
eb:gli_altri:17 eb:gli_schemi:11 eb:glove_box:34 eb:gluten_zero:22 eb:go_along:-2 eb:go_back:-2 eb:go_mushy:32
eb:go_on:29 eb:go_out:50 eb:go_red:29 eb:go_through:-38 eb:go_together:19 eb:go_wrong:4 eb:god_intended:2
eb:godson's_ticket:17 eb:goes_here:14 eb:goes_red:-20 eb:goes_through:-15 eb:going_*:-16 eb:going_in:9 eb:going_on:38
eb:golden_although:-17 eb:gone_hopeless:17 eb:gone_through:7 eb:good_day:-25 eb:good_deal:-7 eb:good_fresh:-1
eb:good_laugh:13 eb:good_lord:-3 eb:good_luck:-5 eb:good_memories:16 eb:good_morning:51 eb:good_one:60 eb:good_q:17
eb:good_taste:14 eb:got_0:-60 eb:got_flooded:18 eb:got_it:36 eb:got_that:24 eb:grad_haben:11 eb:grade_*:-14
eb:gradient_boosting:2 eb:gram_more:31 eb:grammar_quiz:-8 eb:grams_each:62 eb:grandmas_ride:28 eb:grannen_0:-5
eb:gravel_bike:12 eb:graz_stehen:-2 eb:great_day:9 eb:great_wheel:6 eb:green_again:2 eb:green_horse:-11
eb:green_order:15 eb:green_pipeline:11 eb:green_thing:28 eb:green_trace:-17 eb:greeting_says:-16 eb:grillen_hat:-19
eb:groene_variant:17 eb:groot_gelijk:37 eb:group_0:65 eb:groupe_électrogène:-8 eb:grown_ups:-4 eb:grumpy_twins:2
eb:gruppo_elettrogeno:-36 eb:guest's_dates:19 eb:guest_is:22 eb:gulls_included:4 eb:gulls_stole:-8 eb:gunilla_nu:14
eb:gust_speed:13 eb:gusta_más:-5 eb:gute_idee:12 eb:guzeldi_ya:20 eb:gång_0:14 eb:gün_kiralanır:12 eb:h_alpha:18
eb:ha_0:-10 eb:ha_aclarado:-9 eb:ha_lighthouses:26 eb:ha_llegado:-18 eb:ha_voglia:16 eb:habe_0:-10 eb:haben_gelacht:24
eb:had_0:-127 eb:had_cats:31 eb:had_counted:-12 eb:had_docs:14 eb:had_none:26 eb:haha_true:20 eb:haha_yes:-36
eb:halb_0:42 eb:halb_neun:24 eb:half-term_rush:-30 eb:half_days:-31 eb:half_eight:11 eb:half_empty:14
eb:half_finished:1 eb:half_seven:23 eb:hall_0:1 eb:hand_over:24 eb:handed_back:7 eb:handover_photo:12 eb:hang_up:-19
eb:hangs_there:-14 eb:hard_shoulder:33 eb:hard_stop:41 eb:hardly_does:8 eb:hardly_see:2 eb:hardware_token:45
eb:harvest_fair:14 eb:has_0:-126 eb:has_fever:33 eb:has_finished:34 eb:has_heating:16 eb:has_insurance:8 eb:has_it:30
eb:has_one:-9 eb:hat_0:-118 eb:hat_überschwungen:24 eb:hatching_tray:21 eb:hates_gardening:18 eb:hates_those:4
eb:hats_gesagt:11 eb:hats_tho:10 eb:have_birthdays:7 eb:have_caused:26 eb:have_heard:-8 eb:have_it:27 eb:have_known:63
eb:have_noticed:22 eb:have_nuts:18 eb:have_shown:32 eb:have_surprisingly:-4 eb:have_thought:13 eb:have_to:11
eb:hazel_yard:7 eb:he_leído:-1 eb:he_opens:58 eb:he_said:-10 eb:he_visto:-9 eb:head_works:35 eb:headings_*:-15
eb:headset_on:10 eb:healthy_hives:1 eb:hear_from:8 eb:hear_it:6 eb:hear_voicemail:24 eb:heater_brr:22
eb:hedgehog_milk:13 eb:heeft_0:-16 eb:heel_narrow:11 eb:heel_pale:25 eb:heerlijk_begin:14 eb:heet_0:16
eb:hellre_morgonskiftet:25 eb:helm_hours:9 eb:help_me:-48 eb:helped_me:13 eb:helst_allt:-21 eb:helt_otroligt:16
eb:her_0:7 eb:her_drops:4 eb:her_exes:3 eb:her_help:-52 eb:her_love:25 eb:herbst_ständig:-16 eb:herbst_zahlen:-7
eb:herding_trilobites:18 eb:here_are:-3 eb:here_knows:10 eb:here_on:100 eb:here_think:-6 eb:here_too:52
eb:heroic_patch:10 eb:herr_yilmaz:3 eb:hes_0:4 eb:het_dak:-3 eb:het_museum:14 eb:het_na:18 eb:het_springkussen:12
eb:heures_précises:23 eb:heute_gehalten:8 eb:hex_view:14 eb:hey_you:27 eb:hier_soir:-22 eb:higher_chair:5
eb:highest_compliment:20 eb:hikayeler_anlatırdı:10 eb:hill_meadow:16 eb:him_better:9 eb:him_gary:17 eb:him_gerald:17
eb:him_that:30 eb:hinter_sich:15 eb:hints_only:18 eb:hire_car:9 eb:his_dinner:-28 eb:his_leg:10 eb:his_roses:9
eb:his_shoe:15 eb:história_dusty:11 eb:história_plain:16 eb:hm_interesting:25 eb:hm_ok:14 eb:hm_yes:-59 eb:hmm_fair:5
eb:hog_console:12 eb:hold_music:58 eb:holding_feet:52 eb:holds_0:-109 eb:holds_trout:27 eb:holiday_flat:24
eb:holiday_fund:17 eb:holm_bakery:12 eb:home_alone:8 eb:home_starving:14 eb:hooguit_0:-30 eb:hook_already:41
eb:hop_poles:7 eb:horizon_fix:29 eb:host_quail:9 eb:hot_chocolate:3 eb:hotel_fährt:31 eb:hour_ago:29 eb:hour_layout:14
eb:hour_now:4 eb:hours_later:38 eb:house_rule:-30 eb:households_awake:10 eb:how_curious:36 eb:how_good:-2
eb:how_loud:-21 eb:how_much:-28 eb:how_nice:33 eb:how_sleepy:45 eb:however_full:-3 eb:hoy_mismo:12 eb:huh_neat:39
eb:hum_along:28 eb:hums_opera:8 eb:hung_tapestry:27 eb:hunting_act:21 eb:hymn_book:28 eb:hänger_hos:-16
eb:höchstens_0:-88 eb:högst_0:-18 eb:i'd_guess:-10 eb:i'm_afraid:-41 eb:i'm_free:11 eb:i'm_happy:31 eb:i'm_hoping:-3
eb:i_am:37 eb:i_appreciate:-11 eb:i_ask:2 eb:i_beg:1 eb:i_dance:20 eb:i_do:12 eb:i_dont:1 eb:i_ever:-16 eb:i_find:6
eb:i_forget:32 eb:i_guess:37 eb:i_have:53 eb:i_knät:54 eb:i_looked:56 eb:i_misread:-43 eb:i_moan:10 eb:i_practise:-27
eb:i_promise:54 eb:i_said:-24 eb:i_scheduled:-2 eb:i_spent:-18 eb:i_suppose:61 eb:i_swear:59 eb:i_tried:21
eb:i_tune:21 eb:i_understand:-25 eb:i_veckan:29 eb:i_whine:25 eb:iade_yapmiyoruz:3 eb:ices_up:52 eb:ich_0:-93
eb:ich_dir:-28 eb:ich_nicht:67 eb:ich_urok:31 eb:id_0:62 eb:idea_why:16 eb:idle_anims:1 eb:if_it:-20 eb:if_needed:18
eb:if_possible:99 eb:if_theres:-13 eb:if_you:-44 eb:ik_hoofdpijn:9 eb:il_0:54 eb:il_gatto:-9 eb:il_giardino:6
eb:il_lunedì:34 eb:il_mare:22 eb:il_traghetto:30 eb:ile_yazılır:24 eb:ill_fix:-12 eb:im_august:2 eb:im_chat:2
eb:im_eeprom:39 eb:im_ersten:-15 eb:im_gang:38 eb:im_garten:22 eb:im_keller:11 eb:im_märchen:19 eb:im_nervous:11
eb:im_out:1 eb:im_pfarrheim:3 eb:im_serious:16 eb:image_0:43 eb:immer_besser:18 eb:imo_tabs:26 eb:import_aus:-54
eb:in_*:14 eb:in_all:-51 eb:in_antwerp:-20 eb:in_anything:-31 eb:in_april:22 eb:in_august:21 eb:in_basalt:13
eb:in_bath:-11 eb:in_bed:-42 eb:in_bergen:-29 eb:in_between:29 eb:in_billing:29 eb:in_bordeaux:-24 eb:in_both:-2
eb:in_brno:-42 eb:in_bucket:-18 eb:in_case:-27 eb:in_cedar:66 eb:in_chat:19 eb:in_class:-33 eb:in_cork:-99
eb:in_den:-28 eb:in_denim:46 eb:in_english:-2 eb:in_eur:29 eb:in_europe:8 eb:in_fahrenheit:8 eb:in_february:9
eb:in_fees:35 eb:in_finland:-19 eb:in_firefox:-38 eb:in_flat:-17 eb:in_flint:18 eb:in_full:33 eb:in_furniture:13
eb:in_garnet:41 eb:in_gdansk:-4 eb:in_graz:-21 eb:in_italy:-18 eb:in_jasper:22 eb:in_jelly:16 eb:in_june:1
eb:in_khaki:31 eb:in_leiden:-6 eb:in_lucca:-15 eb:in_malmo:-35 eb:in_may:106 eb:in_mind:1 eb:in_nantes:-6
eb:in_older:-3 eb:in_one:-123 eb:in_parallel:17 eb:in_part:-4 eb:in_pearl:64 eb:in_plain:-36 eb:in_port:-18
eb:in_postgres:4 eb:in_primavera:-28 eb:in_print:-57 eb:in_rust:60 eb:in_school:-12 eb:in_set:-6 eb:in_spring:9
eb:in_summer:8 eb:in_sync:35 eb:in_that:-70 eb:in_there:91 eb:in_this:-27 eb:in_time:31 eb:in_total:80 eb:in_traffic:4
eb:in_trieste:-2 eb:in_tune:9 eb:in_turku:-37 eb:in_tuscany:26 eb:in_umber:6 eb:in_use:35 eb:in_utc:8 eb:in_utrecht:28
eb:in_violet:45 eb:in_walnut:87 eb:in_which:-28 eb:in_winter:15 eb:in_writing:63 eb:in_yaml:2 eb:in_zig:12
eb:in_zug:-14 eb:incident_0:43 eb:incl_breaks:15 eb:includes_family:3 eb:includes_listening:20 eb:including_tax:20
eb:incr_*:-1 eb:index_here:4 eb:indigo_label:12 eb:inevitably_will:53 eb:inheritance_here:7 eb:inject_it:13
eb:inline_styles:22 eb:inner_cabins:-17 eb:inspectors_visit:-18 eb:installing_packages:29 eb:insurance_man:-21
eb:insurance_yes:6 eb:integer_milliseconds:4 eb:intensive_care:-12 eb:intermediate_group:20 eb:internet_only:54
eb:interrupt_table:18 eb:into_submission:9 eb:into_this:25 eb:into_triangles:11 eb:inventory_then:20
eb:inviato_ieri:19 eb:invoice_smart:15 eb:ionic_bonds:10 eb:ios_build:3 eb:is_0:82 eb:is_about:24 eb:is_above:-14
eb:is_all:-83 eb:is_always:-62 eb:is_amber:12 eb:is_ancient:5 eb:is_back:-41 eb:is_basalt:28 eb:is_blocked:19
eb:is_bringing:-15 eb:is_broken:31 eb:is_built:-61 eb:is_called:-97 eb:is_cedar:9 eb:is_celadon:11 eb:is_clementine:18
eb:is_closed:57 eb:is_coming:6 eb:is_commitment:-20 eb:is_compensated:39 eb:is_considered:-1 eb:is_convinced:-4
eb:is_covered:69 eb:is_dead:2 eb:is_dr:-20 eb:is_drained:8 eb:is_dropping:10 eb:is_drowning:23 eb:is_dry:-53
eb:is_due:44 eb:is_elm:55 eb:is_empty:-25 eb:is_english:6 eb:is_failing:14 eb:is_falmouth:17 eb:is_falstad:3
eb:is_farida:12 eb:is_ferdinand:12 eb:is_fine:-7 eb:is_flint:21 eb:is_for:6 eb:is_freezing:27 eb:is_frozen:16
eb:is_garnet:17 eb:is_generous:42 eb:is_gone:7 eb:is_good:11 eb:is_half:-23 eb:is_how:-30 eb:is_ill:47 eb:is_in:-31
eb:is_indigo:17 eb:is_ingrid:21 eb:is_inside:7 eb:is_it:-161 eb:is_joan:15 eb:is_khaki:26 eb:is_labelled:-16
eb:is_leek:18 eb:is_lilac:21 eb:is_lp-path-east:7 eb:is_made:11 eb:is_merged:-21 eb:is_ms:-47 eb:is_mush:40
eb:is_new:1 eb:is_nickel:11 eb:is_no:41 eb:is_none:14 eb:is_not:-3 eb:is_nougat:37 eb:is_now:-233 eb:is_numbered:-5
eb:is_odile:1 eb:is_off:-20 eb:is_old:3 eb:is_olive:4 eb:is_on:-57 eb:is_one:-58 eb:is_only:-22 eb:is_opened:2
eb:is_out:14 eb:is_over:20 eb:is_parsed:9 eb:is_plenty:3 eb:is_quarantined:1 eb:is_quartz:24 eb:is_quay:-12
eb:is_regenerated:14 eb:is_retired:4 eb:is_reversed:20 eb:is_right:10 eb:is_sealed:10 eb:is_shellac:26 eb:is_shut:3
eb:is_signed:23 eb:is_simply:-11 eb:is_something:-94 eb:is_spss:10 eb:is_still:-36 eb:is_stricter:17 eb:is_swiss:-5
eb:is_thandiwe:4 eb:is_that:-75 eb:is_there:-136 eb:is_this:3 eb:is_thread-safe:4 eb:is_tobias:4 eb:is_too:-53
eb:is_touched:5 eb:is_touchy:14 eb:is_tove:13 eb:is_tuesdays:-30 eb:is_turing:50 eb:is_turning:7 eb:is_typescript:17
eb:is_unmerged:12 eb:is_unmetered:13 eb:is_unplugged:12 eb:is_unsettled:5 eb:is_walnut:4 eb:is_wednesday:13
eb:is_what:-119 eb:is_why:-194 eb:is_wiring:-20 eb:is_with:-8 eb:is_within:-4 eb:is_wrong:70 eb:is_zig:15
eb:isim_vermiş:18 eb:isnt_it:14 eb:ist_kalt:15 eb:ist_quiet:28 eb:it's_about:24 eb:it's_full:38 eb:it's_only:-8
eb:it's_ready:2 eb:it_across:-2 eb:it_again:-41 eb:it_anywhere:8 eb:it_archaeology:10 eb:it_becomes:13
eb:it_belonged:7 eb:it_blindfolded:20 eb:it_breaks:-13 eb:it_clean:25 eb:it_coffee:19 eb:it_dies:28
eb:it_differently:2 eb:it_doesn't:26 eb:it_down:18 eb:it_each:-20 eb:it_echoes:22 eb:it_enjoys:-2 eb:it_flat:7
eb:it_goes:14 eb:it_haha:2 eb:it_handy:14 eb:it_helped:11 eb:it_houses:-11 eb:it_indoors:22 eb:it_is:227
eb:it_jammed:41 eb:it_loads:-38 eb:it_lol:33 eb:it_miscompiles:-20 eb:it_more:-5 eb:it_off:13 eb:it_once:14
eb:it_otherwise:25 eb:it_out:47 eb:it_patients:-9 eb:it_pressing:-1 eb:it_said:16 eb:it_saves:-19 eb:it_seems:-38
eb:it_sees:-18 eb:it_shows:100 eb:it_smells:9 eb:it_snowed:1 eb:it_softens:22 eb:it_sounds:7 eb:it_stung:-37
eb:it_swears:35 eb:it_tbh:5 eb:it_tested:16 eb:it_there:4 eb:it_together:9 eb:it_tomorrow:12 eb:it_too:-12
eb:it_tradition:17 eb:it_untested:13 eb:it_was:1 eb:it_well:16 eb:it_went:31 eb:its_0:-84 eb:its_boring:28
eb:its_charm:13 eb:its_curry:5 eb:its_dns:-13 eb:its_donations:1 eb:its_dry:17 eb:its_empty:15 eb:its_expensive:11
eb:its_gone:10 eb:its_neighbour:26 eb:its_over:52 eb:its_own:-16 eb:its_plate:-3 eb:its_pontoon:-27 eb:its_quiet:11
eb:its_sesame:36 eb:its_sticker:18 eb:its_sunday:-34 eb:its_tests:-13 eb:its_thunder:-15 eb:its_wednesday:7
eb:ive_finished:4 eb:j'ai_choisi:-3 eb:jam_0:6 eb:jamais_donner:-6 eb:january_0:113 eb:jasper_one:24 eb:je_préfère:-16
eb:jesteś_super:1 eb:jetzt_0:-28 eb:jetzt_bestätigt:16 eb:jetzt_fehlt:-1 eb:joke_mistake:11 eb:jonas_einbauen:9
eb:journaux_0:-13 eb:july_0:114 eb:jump_account:12 eb:june_0:107 eb:june_paper:3 eb:junior_class:20 eb:junk_already:3
eb:just_curious:13 eb:just_laugh:16 eb:just_laughed:21 eb:just_measured:35 eb:just_now:56 eb:just_one:52
eb:just_parrot:-15 eb:just_said:28 eb:juste_après:41 eb:już_grudzień:5 eb:kaartlaag_halen:-18 eb:kacheln_vor:9
eb:kaffee_ein:62 eb:kan_toch:-2 eb:kanzlei_nicht:38 eb:karte_0:-9 eb:kassan_nu:18 eb:każdy_temat:13 eb:kb_each:25
eb:keep_0:-12 eb:keep_it:-44 eb:keep_opening:14 eb:keep_that:25 eb:keeps_giving:2 eb:keeps_telling:-5 eb:kein_witz:16
eb:keine_gute:-4 eb:keine_schmeckt:7 eb:keine_smileys:2 eb:keken_toe:43 eb:ken_oduya:-21 eb:kernel_messages:13
eb:kettle's_boiling:7 eb:kettle_now:-35 eb:key_0:13 eb:key_was:34 eb:keyboard_again:24 eb:keyholders_share:-4
eb:keys_first:12 eb:keys_now:4 eb:khaki_badge:12 eb:kick_off:11 eb:kids_around:55 eb:kids_show:23
eb:kierownik_oddziału:3 eb:killing_me:28 eb:killing_us:15 eb:kills_it:28 eb:kilo_tillen:18 eb:kilometres_away:10
eb:kilos_each:31 eb:kind_captures:-9 eb:kinda_miss:-22 eb:kingston_blacks:-5 eb:kiosk_goes:1 eb:kitchen_change:30
eb:kitchen_order:-10 eb:kişi_çalıştırıyor:42 eb:kleinere_boot:33 eb:klo_aus:28 eb:klucze_spółdzielni:15 eb:know_her:56
eb:know_well:12 eb:knowing_that:-3 eb:knows_that:42 eb:knows_what:30 eb:knows_why:35 eb:kod_0:43 eb:koniec_gadania:9
eb:krowy_smutne:14 eb:kuchen_gegessen:22 eb:kw_lenze:49 eb:käfer_passen:21 eb:köpa_den:19 eb:küplere_bindi:7
eb:l'an_dernier:19 eb:l'option_théâtre:15 eb:la_barbacoa:-32 eb:la_caja:-6 eb:la_calle:-43 eb:la_caution:-3
eb:la_cave:7 eb:la_clínica:5 eb:la_communion:28 eb:la_date:18 eb:la_douche:43 eb:la_formule:1 eb:la_fête:20
eb:la_lleva:-4 eb:la_macchina:17 eb:la_mañana:22 eb:la_mesa:8 eb:la_montre:3 eb:la_médiathèque:40 eb:la_nocturne:3
eb:la_nuit:18 eb:la_pantalla:14 eb:la_pharmacie:31 eb:la_pintó:-24 eb:la_poussette:8 eb:la_prova:-1 eb:la_queue:12
eb:la_revisione:-13 eb:la_salle:-50 eb:la_tenda:39 eb:la_valla:33 eb:la_visita:2 eb:lab_opens:20 eb:lab_report:-1
eb:label_it:14 eb:label_painter:1 eb:labelled_0:14 eb:labelled_misc:7 eb:lake_meadow:35 eb:landline_always:24
eb:langen_nacht:16 eb:language_model:4 eb:languages_today:-26 eb:las_fotos:26 eb:las_siete:33 eb:last_change:20
eb:last_count:32 eb:last_exam:-14 eb:last_hut:-3 eb:last_incident:27 eb:last_mail:4 eb:last_night:9 eb:last_nite:37
eb:last_summer:-21 eb:last_sunday:36 eb:last_time:-94 eb:last_week:-27 eb:last_winter:1 eb:last_year:-20
eb:lastenrad_holt:-10 eb:lasts_0:-34 eb:late_afternoon:10 eb:late_checkout:21 eb:late_summer:15 eb:later_today:-22
eb:later_which:-5 eb:lathe_wobble:35 eb:lautet_0:16 eb:lava_lamp:32 eb:lawsuit_lol:19 eb:layers_deep:52
eb:lcd_panels:7 eb:le_barrage:3 eb:le_bozze:20 eb:le_club:-10 eb:le_coffre:5 eb:le_colis:5 eb:le_forfait:-17
eb:le_formulaire:20 eb:le_groupe:-8 eb:le_métronome:1 eb:le_soir:37 eb:lead_part:6 eb:leaking_oil:7 eb:lean_towards:-7
eb:learn_0:-20 eb:learn_enough:-25 eb:learned_it:-1 eb:learning_time:8 eb:learning_ukulele:20 eb:least_once:39
eb:leave_out:-39 eb:leeds_north:10 eb:legal_holds:27 eb:legato_passages:4 eb:legge_0:-5 eb:leiden_project:13
eb:leis_prometo:18 eb:lekkende_kraan:16 eb:lend_out:-1 eb:leopold_right:10 eb:les_embouteillages:5 eb:les_grands:11
eb:les_matins:9 eb:les_onduleurs:3 eb:les_petits:7 eb:les_supplie:21 eb:lesen_mit:2 eb:less_blue:10 eb:less_so:74
eb:let_me:-90 eb:lets_us:-18 eb:letter_0:9 eb:letter_came:4 eb:letters_around:28 eb:level_0:-36 eb:level_five:12
eb:level_two:21 eb:licence_class:8 eb:lieferscheine_nach:-18 eb:liefert_0:-37 eb:liegt_bei:6 eb:life_below:-3
eb:lifesaver_really:3 eb:lift_chairs:17 eb:lifting_alone:1 eb:lifts_0:-12 eb:light_marks:-8 eb:lights_0:28
eb:like_0:-13 eb:like_attics:20 eb:like_claws:13 eb:like_dominoes:5 eb:like_exercise:13 eb:like_it:-12 eb:like_jazz:15
eb:like_kale:5 eb:like_rain:61 eb:like_small:-7 eb:like_spaghetti:26 eb:like_that:137 eb:like_this:-6 eb:like_two:-4
eb:lilac_cards:16 eb:lilac_cloth:15 eb:limit_palet:-6 eb:limping_around:40 eb:lira_olmuş:18 eb:list_socks:-29
eb:little_better:12 eb:little_else:12 eb:little_friendlier:5 eb:little_thing:4 eb:little_things:7 eb:lively_standup:19
eb:llama_horarios-viejos:6 eb:lleva_0:-4 eb:llovió_toda:-6 eb:lo_intente:7 eb:lo_noto:11 eb:load_balancers:-49
eb:load_graphs:-20 eb:loading_ramp:28 eb:loaf_rises:36 eb:locksmith_guy:-10 eb:log_in:11 eb:log_on:68
eb:logbook_first:12 eb:login_test:28 eb:lol_no:12 eb:lonely_spike:29 eb:long_btw:19 eb:long_discussion:-13
eb:long_enough:3 eb:long_inventory:7 eb:long_night:41 eb:long_one:10 eb:long_time:-17 eb:longer_otherwise:-25
eb:longs_textes:27 eb:look_small:82 eb:look_tired:20 eb:look_up:-46 eb:looked_again:-26 eb:looked_at:35
eb:looks_dead:19 eb:looks_fine:34 eb:looks_great:19 eb:loop_makes:23 eb:loop_one:-20 eb:los_angeles:-23
eb:los_nombres:3 eb:los_pacientes:-16 eb:lose_apparently:7 eb:lost_orders:20 eb:lost_phones:23 eb:lost_property:-15
eb:lost_sock:13 eb:lost_umbrella:22 eb:louder_whistle:30 eb:loudspeaker_tower:25 eb:love_it:96 eb:loved_it:3
eb:lovely_parent:11 eb:lower_so:-1 eb:lts_then:8 eb:luck_tomorrow:44 eb:luggage_apiece:23 eb:luktar_sommar:34
eb:lunch_break:1 eb:lunch_rush:16 eb:lunes_0:11 eb:lynch_us:14 eb:läuft_wieder:53 eb:lüftung_dran:12
eb:m'amuser_autant:15 eb:m_0:14 eb:m_carrés:18 eb:m_long:1 eb:ma_0:-21 eb:ma_famille:10 eb:macchie_d'inchiostro:3
eb:machine_0:3 eb:machine_quit:21 eb:made_up:-28 eb:madre_mía:25 eb:magic_tricks:15 eb:mai_lasciare:-9 eb:mail_room:10
eb:mailbox_quota:5 eb:mails_drown:11 eb:main_directly:17 eb:main_loop:26 eb:make_it:-1 eb:make_me:-12
eb:makes_accountants:-2 eb:makes_it:-6 eb:makes_me:-13 eb:makes_sense:49 eb:mal_hintereinander:27 eb:mal_konsequent:16
eb:man_knew:19 eb:man_said:12 eb:manage_0:-38 eb:management_pushed:-28 eb:mandate_back:-25 eb:mano_desnuda:2
eb:many_complaints:14 eb:maple_cards:27 eb:maple_leaves:15 eb:maple_one:4 eb:maple_tape:23 eb:maps_screen:18
eb:march_0:98 eb:march_paper:8 eb:margin_report:-10 eb:marked_amber:2 eb:marker_pool:3 eb:market_knows:-17
eb:markt_0:-1 eb:marmalade_stout:23 eb:married_later:29 eb:martı_saydım:12 eb:masakra_jakaś:21 eb:mask_it:1
eb:maske_auf:9 eb:mast_alone:3 eb:material_*:-14 eb:mauvaise_colonne:-13 eb:max_0:-41 eb:may_0:147 eb:mało_śpię:17
eb:mb_bleiben:5 eb:mb_now:30 eb:me_about:3 eb:me_cold:33 eb:me_early:4 eb:me_first:10 eb:me_gusta:-13 eb:me_haha:20
eb:me_happy:27 eb:me_know:28 eb:me_more:25 eb:me_nervous:22 eb:me_off:20 eb:me_otherwise:17 eb:me_proudly:19
eb:me_reboot:17 eb:me_smile:73 eb:me_stresse:11 eb:me_thanks:9 eb:me_that:-23 eb:me_tonight:2 eb:meant_kindly:12
eb:measure_it:4 eb:measurement_included:-1 eb:medical_reason:11 eb:medlar_jelly:32 eb:meeting_spot:-18
eb:megabyte_belegen:8 eb:mehmet_abi:18 eb:mein_exmann:5 eb:meine_kartenaufgabe:17 eb:men_here:30 eb:menos_buzinas:16
eb:menschen_finden:-20 eb:menu_haha:23 eb:mesmo_bem:6 eb:message_bus:-33 eb:messe_j'adore:7 eb:met_one:45 eb:meter_0:7
eb:metres_landlord:5 eb:metres_long:34 eb:mezzo_sordo:43 eb:mhz_one:1 eb:mi_sobrina:9 eb:mich_0:-4
eb:microamps_otherwise:-1 eb:microns_thick:19 eb:microns_wide:5 eb:middle_shows:-7 eb:migrated_off:-10 eb:mill_lane:13
eb:mill_road:-22 eb:min_again:13 eb:min_apart:11 eb:mine_bites:21 eb:minor_sixth:15 eb:minus_0:78 eb:minute_0:61
eb:minute_off:4 eb:minute_there:-47 eb:minuten_eingeplant:31 eb:minutes_already:6 eb:minutes_classique:12
eb:minutes_west:105 eb:mio_zio:-23 eb:mirror_drawing:33 eb:missed_two:29 eb:missing_checksums:9 eb:misst_0:-41
eb:mit_0:-120 eb:mit_bildern:16 eb:mit_dem:-24 eb:mit_karteikarten:9 eb:mittagessen_kämen:14 eb:mittwochs_zu:16
eb:mmsi_0:10 eb:mnie_usypiają:16 eb:mobile_app:3 eb:mock_oral:15 eb:mock_paper:-6 eb:mock_test:17 eb:mocking_me:46
eb:model_0:24 eb:molkerei_aus:12 eb:moment_ago:31 eb:mondays_only:17 eb:money_came:46 eb:monitoring_tools:16
eb:montage_eben:12 eb:month_0:-18 eb:month_end:35 eb:month_instead:10 eb:month_otherwise:-25 eb:montre_0:-9
eb:moon_pulls:-15 eb:moot_court:-8 eb:more_back:23 eb:more_so:71 eb:more_than:-23 eb:more_time:-9
eb:morgens_abstellen:9 eb:morning_jingle:-8 eb:morning_prob:10 eb:mornings_only:-32 eb:most_0:-38 eb:most_outages:6
eb:most_weekdays:10 eb:mostly_glue:12 eb:mostly_mean:-17 eb:motor_driver:9 eb:motor_pads:1 eb:moulting_peacock:4
eb:mountain_line:-5 eb:mounts_them:10 eb:move_them:23 eb:moved_flat:27 eb:moved_here:-16 eb:moving_day:-10
eb:mr_brandt:2 eb:mr_okafor:20 eb:mr_pemberton:6 eb:mri_console:19 eb:mrs_haddad:7 eb:mrs_kowalczyk:31
eb:ms_adeyemi:19 eb:ms_no:29 eb:much_glue:13 eb:much_mud:23 eb:mug_*:-3 eb:muito_jovem:12 eb:muletto_rosa:10
eb:museum's_catalogue:-37 eb:muss_0:-6 eb:must_admit:-48 eb:must_leave:24 eb:must_say:-1 eb:must_stay:-4
eb:must_think:-40 eb:my_accountant:13 eb:my_ancestors:16 eb:my_applicant:-22 eb:my_aunt:3 eb:my_bag:1
eb:my_breakfast:-22 eb:my_ceiling:9 eb:my_chart:11 eb:my_charts:40 eb:my_class:54 eb:my_coat:17 eb:my_colleague:-72
eb:my_cousin:-23 eb:my_daughter:-16 eb:my_day:-6 eb:my_driving:-25 eb:my_evening:49 eb:my_ex-colleague:-5
eb:my_eyes:11 eb:my_fault:52 eb:my_first:-88 eb:my_fridge:5 eb:my_garage:36 eb:my_grandfather:-78
eb:my_grandparents:-26 eb:my_hand:3 eb:my_hands:-37 eb:my_head:20 eb:my_heart:31 eb:my_hip:4 eb:my_husband:56
eb:my_kids:62 eb:my_labels:15 eb:my_landlord:15 eb:my_life:19 eb:my_mind:35 eb:my_mum:-29 eb:my_name:19
eb:my_neighbour:-64 eb:my_niece:-44 eb:my_notebook:4 eb:my_notes:1 eb:my_own:-6 eb:my_pixel:32 eb:my_pocket:21
eb:my_points:-9 eb:my_setup:50 eb:my_side:-1 eb:my_sister:-34 eb:my_sleep:6 eb:my_specialisation:-7 eb:my_stop:7
eb:my_table:11 eb:my_theory:-18 eb:my_user:-53 eb:my_users:-3 eb:my_view:-4 eb:my_village:-3 eb:my_wife:-19
eb:my_wife's:15 eb:my_word:34 eb:más_barato:9 eb:mélange_tout:64 eb:n_0:13 eb:n_oiled:4 eb:na_krośnie:-11
eb:na_moście:21 eb:na_parte:-22 eb:na_podłodze:7 eb:na_sexta:5 eb:na_weselu:10 eb:nach_0:-6 eb:nachrichten_wachsen:21
eb:nada_más:16 eb:nags_otherwise:11 eb:nam_dostawkę:31 eb:name_down:24 eb:name_fothergill:21 eb:name_now:18
eb:named_gerhard:1 eb:named_hazel:13 eb:named_trunk:15 eb:nan_insists:26 eb:narrow_bathtub:2 eb:nas_śnieg:-10
eb:nb-iot_only:32 eb:near_bath:-9 eb:near_bergen:7 eb:near_ghent:-8 eb:near_lucca:3 eb:near_turku:3
eb:nearly_everyone:19 eb:nebel_liegt:22 eb:need_0:-3 eb:need_assistance:-15 eb:need_further:-25 eb:need_it:74
eb:need_sugar:17 eb:need_units:1 eb:neighbour's_son:12 eb:nelle_spiegazioni:2 eb:nested_blocks:1 eb:nested_proxies:19
eb:nesting_above:-12 eb:network_engineer:1 eb:network_name:3 eb:neu_ausmachen:22 eb:neun_uhr:19 eb:never_again:-18
eb:never_came:72 eb:never_said:76 eb:never_thought:-30 eb:never_tried:50 eb:never_typed:23 eb:new_booking:2
eb:new_box:11 eb:new_contract:19 eb:new_drafts:-1 eb:new_fellow:-2 eb:new_high:12 eb:new_host:11 eb:new_job:-50
eb:new_liner:-36 eb:new_office:-4 eb:new_one:90 eb:new_order:-2 eb:new_price:11 eb:new_sofa:21 eb:new_submission:8
eb:new_sunbeds:11 eb:new_team:8 eb:new_unit:15 eb:new_vats:13 eb:new_words:3 eb:new_year:43 eb:new_york:-8
eb:next_door:-5 eb:next_one:-38 eb:next_thing:-13 eb:nice_lucca:34 eb:nice_one:66 eb:nicht_inkrementell:12
eb:nicht_ins:-11 eb:nicht_überschreiten:9 eb:nickname_grandma:23 eb:niece_installed:-8 eb:night's_build:49
eb:night's_lag:-55 eb:night_raised:-3 eb:night_rounds:26 eb:night_wake:-47 eb:night_watch:10 eb:night_youssef:31
eb:nightmare_there:7 eb:ninas_back:16 eb:nine_ready:3 eb:ninguno_servía:29 eb:nite_nite:22 eb:no_0:34 eb:no_account:4
eb:no_answer:15 eb:no_better:16 eb:no_casualties:8 eb:no_cheating:16 eb:no_clue:-33 eb:no_code:-2 eb:no_comment:32
eb:no_discussion:49 eb:no_dj:12 eb:no_exceptions:88 eb:no_faster:31 eb:no_gaps:2 eb:no_haggling:15 eb:no_handrail:16
eb:no_heat:15 eb:no_hurry:27 eb:no_idea:-77 eb:no_longer:-77 eb:no_matter:-38 eb:no_radio:16 eb:no_sales:8
eb:no_sense:14 eb:no_sleep:6 eb:no_steam:26 eb:no_thanks:1 eb:no_waiting:29 eb:no_way:-22 eb:no_wiser:9
eb:no_wonder:-29 eb:no_worries:-51 eb:nobody_blows:-17 eb:nobody_bypasses:-15 eb:nobody_complained:37
eb:nobody_else:16 eb:nobody_minded:33 eb:nobody_minds:15 eb:nobody_moved:15 eb:nobody_noticed:43 eb:nobody_rang:-3
eb:nobody_sees:35 eb:noch_da:24 eb:noch_falsch:6 eb:noch_geht:22 eb:noch_nicht:11 eb:noch_offen:19 eb:nodig_heb:29
eb:noisy_ones:-9 eb:noisy_physics:5 eb:noisy_pond:14 eb:noisy_summer:-3 eb:noktasına_geliyor:15 eb:none_empty:6
eb:none_skipped:35 eb:noone_else:11 eb:nordbank_*:-14 eb:north_evaporator:31 eb:north_gallery:-2 eb:north_gate:6
eb:north_route:13 eb:nos_quedamos:-15 eb:not_0:125 eb:not_after:9 eb:not_anchored:9 eb:not_before:46 eb:not_believe:-3
eb:not_bones:13 eb:not_burning:19 eb:not_cutting:23 eb:not_dns:-26 eb:not_exist:16 eb:not_frankfurt:17 eb:not_help:5
eb:not_mad:2 eb:not_me:-18 eb:not_meet:-5 eb:not_more:88 eb:not_one:-50 eb:not_paul:1 eb:not_renewing:-7 eb:not_ruud:2
eb:not_say:-9 eb:not_skiing:18 eb:not_speak:-25 eb:not_touch:-4 eb:note_bears:-5 eb:notebook_cells:-19
eb:notes_otherwise:-17 eb:nothing_beats:-31 eb:nothing_else:15 eb:nothing_new:45 eb:nothing_sticks:1 eb:november_0:107
eb:novogene_anymore:5 eb:now_booked:-2 eb:now_graded:18 eb:now_harcourt:-5 eb:now_merged:30 eb:now_on:217
eb:now_sorry:20 eb:now_task:-8 eb:now_that:-28 eb:nowhere_else:58 eb:nr_only:30 eb:nu_bram:17 eb:null_joke:9
eb:number_0:129 eb:numbers_0:-14 eb:numbers_do:29 eb:nur_geschaut:21 eb:nur_nach:-8 eb:nurses_noticing:14
eb:não_rir:12 eb:o_alarme:22 eb:o_porto:34 eb:o_resumo:-2 eb:o_teste:4 eb:object_storage:3 eb:och_nollor:11
eb:october_0:90 eb:october_release:9 eb:odd_evening:29 eb:odd_spoons:26 eb:oddly_enough:53 eb:oduya_*:-35 eb:of_0:-80
eb:of_april:24 eb:of_arithmetic:26 eb:of_bread:-33 eb:of_broaches:2 eb:of_cedar:11 eb:of_company:23
eb:of_compliments:28 eb:of_conditionals:9 eb:of_cooks:13 eb:of_cooling:34 eb:of_cork:-11 eb:of_course:-9
eb:of_crisis:17 eb:of_crisps:19 eb:of_debate:9 eb:of_delivery:11 eb:of_downtime:-1 eb:of_flapjack:13 eb:of_flux:-14
eb:of_ghosts:23 eb:of_gls:16 eb:of_graz:11 eb:of_hearing:15 eb:of_help:4 eb:of_humour:11 eb:of_it:69 eb:of_july:4
eb:of_leeks:26 eb:of_lift-off:52 eb:of_medlar:-10 eb:of_meetings:24 eb:of_memory:-59 eb:of_mine:-4 eb:of_monday:-1
eb:of_mondays:2 eb:of_monthly:10 eb:of_nature:18 eb:of_november:9 eb:of_order:7 eb:of_patience:3 eb:of_plan:8
eb:of_plans:3 eb:of_poetry:21 eb:of_poplars:14 eb:of_porto:4 eb:of_prefetch:32 eb:of_python:5 eb:of_reading:-33
eb:of_rye:-13 eb:of_sand:40 eb:of_season:-17 eb:of_september:12 eb:of_steel:9 eb:of_sweating:2 eb:of_that:-37
eb:of_them:-118 eb:of_these:-6 eb:of_thing:2 eb:of_this:-115 eb:of_though:-29 eb:of_timing:17 eb:of_today:-6
eb:of_university:2 eb:of_us:-65 eb:of_use:38 eb:of_warmup:12 eb:of_wet:-9 eb:of_wine:33 eb:of_work:41
eb:of_yesterday:13 eb:of_you:40 eb:off-by-one_errors:9 eb:off_0:33 eb:off_again:2 eb:off_it:5 eb:off_last:24
eb:off_me:12 eb:off_total:41 eb:office_accepts:-11 eb:office_is:94 eb:office_party:34 eb:office_then:33
eb:often_tell:11 eb:oggi_nessuno:-15 eb:ogórków_ratunku:43 eb:ohne_zweite:-17 eb:ojo_movieron:-21 eb:ok_coffee:18
eb:ok_fine:19 eb:oké_dus:-6 eb:old_brewery:11 eb:old_cabling:33 eb:old_cheddar:2 eb:old_crontab:15 eb:old_days:-36
eb:old_forge:11 eb:old_hall:21 eb:old_name:24 eb:old_turku:11 eb:old_world:5 eb:older_dog:12 eb:om_busskortet:29
eb:oma_erzählt:-32 eb:on-call_phone:14 eb:on_0:65 eb:on_all:-36 eb:on_arrival:8 eb:on_august:-16 eb:on_average:23
eb:on_board:-3 eb:on_booking:-13 eb:on_branch:-27 eb:on_call:5 eb:on_comma:-10 eb:on_day:-13 eb:on_distributions:36
eb:on_earth:10 eb:on_february:-2 eb:on_fifth:4 eb:on_flight:-50 eb:on_fonts:10 eb:on_friday:11 eb:on_garde:-70
eb:on_getting:-15 eb:on_heart:18 eb:on_her:-6 eb:on_holiday:19 eb:on_homework:46 eb:on_it:108 eb:on_june:-2
eb:on_leave:86 eb:on_locker:-1 eb:on_maestro:14 eb:on_mains:-23 eb:on_march:-5 eb:on_mine:-21 eb:on_monday:37
eb:on_mower:15 eb:on_nats:7 eb:on_november:-5 eb:on_one:-25 eb:on_paper:78 eb:on_prend:-16 eb:on_regression:-14
eb:on_remonte:-21 eb:on_saturdays:68 eb:on_september:-8 eb:on_site:13 eb:on_six:6 eb:on_stands:21 eb:on_startup:31
eb:on_sunday:30 eb:on_sundays:53 eb:on_them:49 eb:on_thursday:4 eb:on_top:10 eb:on_tuesday:-26 eb:on_visitors:17
eb:on_wednesdays:19 eb:on_weekdays:31 eb:once_0:-20 eb:once_more:25 eb:one_approval:3 eb:one_corner:-22
eb:one_disagrees:19 eb:one_else:8 eb:one_expects:13 eb:one_hour:-38 eb:one_iguana:18 eb:one_in:-23 eb:one_knows:12
eb:one_long:-17 eb:one_more:98 eb:one_moves:6 eb:one_night:6 eb:one_oven:24 eb:one_question:2 eb:one_retired:8
eb:one_revoked:21 eb:one_sec:18 eb:one_sees:-23 eb:one_song:8 eb:one_sorts:-23 eb:one_thing:-111 eb:one_useful:24
eb:one_wants:43 eb:one_way:22 eb:one_wig:23 eb:ones_squeak:13 eb:only_0:-35 eb:only_reason:-6 eb:only_then:9
eb:only_thing:-10 eb:only_tuesday:29 eb:only_works:-4 eb:op_0:-14 eb:open_bugs:28 eb:open_day:8 eb:open_file:10
eb:opening_hours:24 eb:opera_house:21 eb:option_0:7 eb:or_business:26 eb:or_do:-61 eb:or_ldo:15 eb:or_maybe:-1
eb:or_night:34 eb:or_not:124 eb:or_redesign:2 eb:or_shine:19 eb:or_so:174 eb:or_us:15 eb:or_what:23 eb:order_0:8
eb:order_it:18 eb:ordered_0:-19 eb:ordinary_parcel:14 eb:organ_pipes:3 eb:orienteering_club:14 eb:orthodontic_bill:30
eb:os_cactos:-3 eb:oslo_ask:-25 eb:ota_fails:7 eb:other_line:23 eb:other_reasons:28 eb:other_side:11
eb:other_terminal:9 eb:other_thing:8 eb:other_way:-32 eb:ottoline's_responsibility:34 eb:ou_pas:54 eb:our_brand:12
eb:our_chart:-10 eb:our_course:-11 eb:our_crowd:5 eb:our_evening:13 eb:our_file:-4 eb:our_hands:22 eb:our_house:-19
eb:our_logger:24 eb:our_mails:1 eb:our_postcards:13 eb:our_product:18 eb:our_reserve:17 eb:our_sheet:13 eb:our_team:7
eb:our_umbrella:7 eb:our_upstairs:-23 eb:our_usher:12 eb:out_there:8 eb:out_understood:16 eb:outdoor_keeping:8
eb:outlive_everything:23 eb:outra_vez:28 eb:outras_normas:13 eb:over_0:-28 eb:over_ground:-9 eb:over_leiden:-6
eb:over_lunch:14 eb:over_now:-1 eb:over_porto:11 eb:over_rtt:16 eb:over_self-catering:6 eb:over_there:10
eb:over_van:-7 eb:over_vijf:3 eb:overtime_pay:28 eb:own_concert:33 eb:own_crew:18 eb:own_pocket:26 eb:own_proud:2
eb:own_sheet:-59 eb:p-anteil_0:15 eb:packing_honestly:53 eb:padded_envelopes:17 eb:page_*:-14 eb:page_incl:14
eb:page_max:8 eb:page_nine:17 eb:page_on:23 eb:paghiamo_0:18 eb:paid_out:18 eb:paint_anything:20 eb:paint_down:-3
eb:paint_it:-40 eb:painted_zinc:2 eb:pale_letter:2 eb:paper_already:24 eb:paper_hats:29 eb:par_moi:12 eb:par_séance:13
eb:par_téléphone:10 eb:para_0:-22 eb:para_leer:2 eb:para_pienso:-19 eb:para_practicar:1 eb:para_recoger:6
eb:paragraph_does:31 eb:paraît_anodin:11 eb:parece_grego:-15 eb:parent's_note:17 eb:parents_expect:19
eb:parking_level:-4 eb:parking_meter:29 eb:parser_*:-18 eb:parsing_bug:10 eb:part_0:55 eb:part_included:10
eb:part_two:19 eb:partner_work:6 eb:party_cancelled:14 eb:pass_0:7 eb:pass_mark:27 eb:pass_right:30 eb:pass_sees:-9
eb:passa_mai:19 eb:passes_inspection:32 eb:passport_numbers:-54 eb:past_it:11 eb:past_me:4 eb:past_nine:15
eb:patched_ever:26 eb:patience_while:-19 eb:patient_while:-1 eb:patrzy_niewinnie:25 eb:pawn_races:10 eb:pay_movers:15
eb:payment_method:-6 eb:pear_stays:12 eb:pearl_label:7 eb:peas_are:55 eb:pega_aqui:9 eb:penicillin_btw:25
eb:people_accept:-3 eb:people_cry:20 eb:people_do:15 eb:people_laughing:15 eb:people_speak:-18 eb:people_together:6
eb:per_0:-72 eb:per_booking:7 eb:per_child:18 eb:per_damage:-42 eb:per_day:11 eb:per_filter:10 eb:per_gli:-13
eb:per_hatching:-5 eb:per_hook:9 eb:per_hospital:-33 eb:per_il:-46 eb:per_kiosk:32 eb:per_lesson:9 eb:per_metre:6
eb:per_mille:29 eb:per_page:-25 eb:per_passenger:11 eb:per_person:-14 eb:per_request:9 eb:per_second:34
eb:per_shift:28 eb:per_sitting:29 eb:per_trip:16 eb:per_user:15 eb:per_uur:5 eb:per_waiter:-28 eb:percent_full:13
eb:percent_gossip:31 eb:perde_berços:8 eb:perdono_sempre:28 eb:perfectly_normal:35 eb:perguntar_antes:24
eb:permanecer_intactas:1 eb:pero_caliente:14 eb:personnes_devant:-12 eb:perçin_için:17 eb:peu_gentle:25 eb:peu_pale:5
eb:phil_collins:7 eb:phone's_storage:12 eb:phone_survived:19 eb:phone_system:-18 eb:photos_included:4
eb:piano_stool:40 eb:pick_up:-18 eb:picker_announces:-27 eb:picking_another:18 eb:picture_nicely:18 eb:pid-regler_0:44
eb:piec_od:-22 eb:pigeon_blue:1 eb:pigeon_thread:9 eb:pin_0:17 eb:pine_dents:31 eb:pink_today:2 eb:pinky_swear:8
eb:piso_antiguo:-24 eb:place_it:-3 eb:plain_js:11 eb:plain_kitchen:14 eb:plain_knots:20 eb:plain_stick:14
eb:plain_text:12 eb:plain_words:-4 eb:plan_airline:-3 eb:plan_by:56 eb:plan_friction:13 eb:planting_day:-18
eb:plastic_ones:-7 eb:play_anything:27 eb:playing_accordion:24 eb:playlist_server:-10 eb:plays_along:42
eb:please_confirm:-39 eb:please_provide:-30 eb:plena_ceremonia:15 eb:pls_note:-5 eb:plugged_in:112 eb:plum_cake:23
eb:plus_balcony:32 eb:plus_sortir:26 eb:plutôt_bright:8 eb:plutôt_plain:20 eb:pm_est:70 eb:pod_łóżko:8 eb:pode_ter:-23
eb:poem_really:23 eb:point_turns:4 eb:points_each:65 eb:pomodori_dice:-8 eb:pond_six:8 eb:pontoon_f:29 eb:poor_chips:8
eb:poor_thing:6 eb:pop_stars:28 eb:por_debajo:1 eb:por_escrito:2 eb:por_fila:28 eb:por_hora:22 eb:por_isso:-23
eb:por_lección:11 eb:por_nodo:8 eb:por_segundo:6 eb:por_ver:-2 eb:port_0:59 eb:port_side:3 eb:porter's_lodge:20
eb:portholes_rattled:41 eb:porto_io:19 eb:post_office:38 eb:postcard_view:10 eb:pot_really:35 eb:pottery_evening:8
eb:power_socket:30 eb:pra_castrar:12 eb:practice_drives:-2 eb:praktiska_provet:24 eb:pratique_sera:-5 eb:prefer_tabs:5
eb:pregnant_apparently:17 eb:presque_vide:4 eb:prestataire_actuel:21 eb:price_0:75 eb:print_more:13
eb:printed_score:20 eb:priority_0:20 eb:private_tokens:8 eb:prix_attack:7 eb:pro_datei:13 eb:pro_kunde:16
eb:probably_plastic:42 eb:probetest_zusammen:9 eb:problem_lol:1 eb:procent_vocht:75 eb:progress_bar:7
eb:properly_now:3 eb:przegląd_hamulców:18 eb:préfère_figma:1 eb:prüflauf_0:-13 eb:prüfung_ihres:-12 eb:puddle_lol:6
eb:puerto_0:34 eb:pump_house:15 eb:pump_rebuild:9 eb:pumps_0:48 eb:punish_me:34 eb:punkte_erreichen:44
eb:punten_breed:69 eb:puppet_show:14 eb:puppy_yawn:10 eb:pure_terror:1 eb:purement_cosmétique:22 eb:pushes_back:4
eb:put_it:18 eb:put_together:-27 eb:put_up:-14 eb:på_balkongen:5 eb:på_söndag:21 eb:på_trägolvet:2 eb:qa_department:16
eb:qa_env:-22 eb:qu'il_durcisse:19 eb:qu'on_bascule:-11 eb:quarry_gate:12 eb:quarry_shed:3 eb:quarry_yes:15
eb:quarter_ok:27 eb:quarter_tank:15 eb:que_escribir:29 eb:que_parezca:7 eb:que_saudade:-32 eb:que_teoría:4
eb:que_toca:7 eb:que_trânsito:21 eb:quedan_0:-5 eb:quedó_reservado:-4 eb:queremos_llenar:-10 eb:question_then:-14
eb:queue_topic:9 eb:qui_tient:-19 eb:qui_vient:3 eb:quiet_again:15 eb:quiet_calls:10 eb:quiet_lung:2 eb:quiet_pair:7
eb:quiet_spoon:23 eb:quiet_that:-3 eb:quite_ordinary:21 eb:quiz_0:37 eb:qué_barbaridad:2 eb:rack_temp:-10
eb:radio_on:61 eb:radio_operator:14 eb:raffle_prizes:1 eb:raffle_scandal:26 eb:rail_station:19 eb:rail_walnut:11
eb:raining_sideways:37 eb:raise_it:8 eb:rambling_sorry:17 eb:rapid_event:32 eb:rare_thing:29 eb:rarely_green:4
eb:rarely_read:21 eb:raspberry_pi:10 eb:rast_gemacht:20 eb:rather_quiet:31 eb:raum_0:11 eb:reach_ghent:15
eb:reach_trieste:8 eb:reached_us:17 eb:read_0:-5 eb:read_dutch:9 eb:read_them:22 eb:reader_chokes:2
eb:reading_datasheets:-16 eb:reading_follows:-9 eb:reading_glasses:52 eb:reading_novels:9 eb:reading_room:4
eb:reading_through:5 eb:reads_0:82 eb:reads_aloud:1 eb:real_database:13 eb:real_levers:20 eb:really_well:24
eb:receiving_test:25 eb:receptie_ren:5 eb:recommend_contacting:-14 eb:recovery_exercise:21 eb:red_lens:-11
eb:red_lights:11 eb:reel_two:15 eb:ref_0:61 eb:ref_lilac:9 eb:reference_0:35 eb:reference_book:13 eb:refusing_us:6
eb:regression_homework:-19 eb:regrettably_0:-6 eb:rehearses_there:3 eb:reissued_it:7 eb:release_builds:26
eb:release_mgr:-12 eb:relocation_file:33 eb:remember_names:23 eb:removes_it:9 eb:render_slots:37 eb:render_timeout:-5
eb:rendu_utilise:-13 eb:repair_cafe:13 eb:repo_access:-14 eb:requested_changes:35 eb:reservation_id:30
eb:resfriados_jaja:4 eb:respray_right:30 eb:result_cold:30 eb:result_earns:-14 eb:retired_judge:8
eb:retired_teacher:-31 eb:retry_policy:10 eb:return_crates:11 eb:return_ferry:-16 eb:return_flights:8
eb:returned_unread:-5 eb:returns_fact:21 eb:review_first:28 eb:revision_day:43 eb:richtig_plain:44 eb:rider_app:19
eb:ridge_squeezes:-18 eb:right_kettle:19 eb:right_moment:22 eb:right_now:90 eb:right_order:19 eb:right_tea:20
eb:ring_twice:12 eb:rinse_time:-4 eb:rinsing_step:30 eb:roads_around:-4 eb:robot_arm:-10 eb:robots_now:6
eb:roch_dusty:18 eb:rock_solid:24 eb:roll_back:18 eb:rollback_*:-12 eb:rollback_owner:14 eb:rolled_back:-9
eb:rollierenden_plan:4 eb:roof_box:-28 eb:rooks_steal:-2 eb:room_0:31 eb:room_unaccompanied:24 eb:root_canal:33
eb:rope_snaps:28 eb:rose_sorry:2 eb:rotten_lid:12 eb:roughly_0:-25 eb:roughly_speaking:14 eb:round_0:4
eb:roundabouts_*:-21 eb:row_d:28 eb:rubber_same:30 eb:rubbish_home:9 eb:rude_ones:12 eb:rufbereitschaft_hat:-6
eb:rufbereitschaft_macht:-10 eb:rule_after:26 eb:run_in:12 eb:rung_him:23 eb:running_hurts:7 eb:runs_hourly:27
eb:runs_only:4 eb:runs_yesterday:-34 eb:runtimes_reuses:-1 eb:rush_hour:8 eb:rush_stem:11 eb:régie_son:23
eb:réunion_client:-12 eb:rücksprache_mit:-5 eb:s'est_endormi:14 eb:sa_date:19 eb:saat_sürüyor:35 eb:saber_nadar:24
eb:sad_trombone:1 eb:sad_year:7 eb:safe_shades:11 eb:safety_announcement:3 eb:sagt_etwas:28 eb:said_earlier:14
eb:said_grace:12 eb:said_much:31 eb:said_no:20 eb:said_so:22 eb:said_sorry:19 eb:said_that:-25 eb:sailing_anyway:6
eb:sailing_weekend:27 eb:sait_toujours:-6 eb:salt_melts:6 eb:same_crooked:-2 eb:same_evening:-67 eb:same_face:11
eb:same_mondays:1 eb:same_old:13 eb:same_question:-34 eb:same_shift:5 eb:same_shop:4 eb:same_time:30 eb:samma_bord:25
eb:sample_test:2 eb:sandalen_an:31 eb:sandwich_shift:11 eb:sans_remplir:-1 eb:satellite_dish:10 eb:saturday_market:4
eb:sauce_thx:18 eb:say_hello:3 eb:say_so:108 eb:say_that:-16 eb:say_why:85 eb:says_0:50 eb:says_diet:-20
eb:says_gdansk:9 eb:says_hello:29 eb:says_it:-3 eb:says_otherwise:-12 eb:says_seven:27 eb:says_so:106
eb:says_statistics:-22 eb:says_storm:-2 eb:scarecrow_wearing:-17 eb:scares_me:18 eb:scariest_outage:-2
eb:scary_fast:15 eb:scatter_plot:3 eb:schalter_für:-16 eb:scheldwoorden_aan:20 eb:schema_changes:2 eb:schicken_nur:-1
eb:schlüssel_zum:-12 eb:schon_0:-32 eb:schon_ausgeräumt:13 eb:school_stall:7 eb:school_trip:-17 eb:school_yet:30
eb:schornsteinfeger_an:35 eb:scooter_despair:5 eb:scoville_now:15 eb:se_arrepintió:23 eb:se_coupe:41 eb:se_fera:-4
eb:se_llama:-14 eb:se_nota:37 eb:se_revierte:11 eb:sea_outside:-7 eb:seagull_stole:-10 eb:seasonal_workers:46
eb:seats_together:8 eb:second_cooker:24 eb:second_entry:8 eb:second_floor:10 eb:second_house:-13
eb:second_language:-65 eb:second_look:7 eb:second_night:5 eb:second_notification:6 eb:second_opinion:-29
eb:second_thoughts:-30 eb:second_tuesday:18 eb:second_uplink:23 eb:secondary_loop:15 eb:secret_handshake:11
eb:sedan_tar:-14 eb:see_0:27 eb:see_it:-64 eb:see_spring:32 eb:see_ya:16 eb:seems_to:76 eb:seen_cry:7
eb:seen_things:36 eb:sekunden_geändert:10 eb:selfies_lol:10 eb:selling_sausages:9 eb:sem_quadrilha:16 eb:send_help:54
eb:send_thoughts:30 eb:send_u:-35 eb:send_you:-18 eb:sending_test:15 eb:sense_thx:11 eb:sent_it:4
eb:sentence_please:21 eb:senza_annoiarci:4 eb:separate_sheds:4 eb:sept_onwards:2 eb:september_0:144 eb:sera_0:-4
eb:sera_gaspard:4 eb:serial_0:63 eb:server_nuovo:12 eb:server_room:-15 eb:serves_0:21 eb:será_don:-18 eb:session_0:45
eb:setpoint_0:-1 eb:settings_screen:2 eb:settle_it:29 eb:shared_branches:-2 eb:sharing_it:8 eb:she_cried:3
eb:she_picks:18 eb:she_purrs:1 eb:she_says:22 eb:sheep_milk:12 eb:sheet_0:39 eb:shelf_numbers:7 eb:shell_tag:21
eb:shes_actually:-2 eb:shes_better:21 eb:shift_change:-3 eb:shift_pattern:-5 eb:ship's_chronometers:12 eb:ship_it:6
eb:shoe_boxes:18 eb:shop_opens:2 eb:shop_texts:5 eb:shopping_list:41 eb:short_detour:17 eb:should_be:16
eb:should_meet:-14 eb:shoulder_0:30 eb:show_me:-31 eb:shows_up:10 eb:shut_down:12 eb:si_fotografa:13 eb:si_muore:14
eb:si_occupa:-8 eb:si_pubblicano:24 eb:si_respira:25 eb:si_spegne:-27 eb:sicher_zu:-27 eb:side_towards:-12
eb:sie_sicher:14 eb:siempre_despacio:16 eb:sight_reading:66 eb:sign_nda:-26 eb:sign_recognition:2 eb:signs_alone:20
eb:signs_in:30 eb:signs_then:26 eb:silo_wears:-13 eb:simple_thing:4 eb:sin_pagar:-5 eb:since_dinner:3 eb:since_it:-43
eb:since_january:61 eb:since_may:25 eb:since_monday:24 eb:since_october:37 eb:since_tuesday:25 eb:single_axel:18
eb:single_tuesday:10 eb:single_winter:12 eb:sink_ever:15 eb:sister_first:33 eb:sit-down_part:-3 eb:sit_down:16
eb:sitting_down:2 eb:six_calories:1 eb:six_digits:2 eb:six_locales:12 eb:six_months:-9 eb:six_now:7 eb:sjuk_så:-17
eb:skinny_thing:24 eb:skips_0:-9 eb:slate_cursors:9 eb:sleep_over:17 eb:sleeping_pill:-25 eb:sleeps_0:62
eb:sleeps_again:8 eb:sleepy_duck:3 eb:sleepy_hammer:19 eb:sleepy_picture:12 eb:sleepy_sister:12 eb:sleepy_theory:3
eb:slept_best:4 eb:slept_through:24 eb:slide_0:46 eb:slightly_meaner:33 eb:slimme_trucs:16 eb:slipper_again:5
eb:slot_0:37 eb:small_hooks:-6 eb:small_sizes:11 eb:smell_fear:17 eb:smiling_since:52 eb:smoked_fish:-24
eb:smooth_line:51 eb:snapshots_fail:25 eb:snow_groomer:17 eb:so_basically:-43 eb:so_creamy:26 eb:so_far:126
eb:so_much:28 eb:so_now:-3 eb:so_please:-20 eb:so_pretty:25 eb:so_that:-16 eb:so_traurig:26 eb:so_unsafe:20
eb:sobre_eso:39 eb:sockets_each:9 eb:socks_*:-2 eb:soffitta_dell'archivio:6 eb:soft-touch_laminate:17
eb:software_sulking:20 eb:soir_juré:30 eb:solar_flares:9 eb:sold_0:-16 eb:solid_breakfast:21 eb:som_ett:-7
eb:some_days:-87 eb:some_reason:46 eb:some_regions:20 eb:some_say:-17 eb:somebody's_yes:39 eb:somehow_survives:30
eb:someone_curious:8 eb:someone_else:-3 eb:something_bright:1 eb:something_garnet:3 eb:something_in:76
eb:something_plain:13 eb:something_quieter:9 eb:sometimes_mice:27 eb:somewhat_depressingly:11 eb:sommerreifen_drauf:28
eb:son_enfance:5 eb:sono_cotto:34 eb:sooner_cancel:9 eb:sooner_lose:-14 eb:sooner_save:-2 eb:sort_of:60
eb:sorting_photographs:4 eb:sorting_table:5 eb:sound_imo:13 eb:sounds_crooked:11 eb:sounds_delicious:15
eb:sounds_fun:10 eb:sous_l'orgue:6 eb:spa_0:7 eb:spain_austria:29 eb:spare_bearing:6 eb:spare_fridge:7
eb:speaking_terms:10 eb:specimen_records:28 eb:speech_recognition:15 eb:speed_0:-16 eb:speed_dating:31
eb:spelar_grannen:24 eb:spend_0:-32 eb:spine's_turn:28 eb:splitter_ist:14 eb:spring_apparently:34 eb:spring_inside:-9
eb:sprint_ship:-8 eb:square_metre:16 eb:squash_merges:9 eb:squeak's_gone:9 eb:stacked_eggs:40 eb:stadtfests_bekommt:-5
eb:staff_engineer:12 eb:staff_member:18 eb:stage_chez:-13 eb:stamped_inside:-3 eb:stand_open:38 eb:standing_there:9
eb:standing_up:14 eb:starred_ones:1 eb:start_0:-16 eb:start_lädt:-11 eb:started_life:-1 eb:starting_*:-14
eb:starts_0:16 eb:startup_days:-38 eb:state_machine:37 eb:station_branch:30 eb:statt_knochen:34 eb:stay_anonymous:1
eb:stays_fresh:9 eb:stays_round:13 eb:steel_chain:6 eb:steps_back:31 eb:steps_on:12 eb:sticker_racket:18
eb:still_calls:-7 eb:still_does:32 eb:still_gentle:28 eb:still_hear:-42 eb:still_laughing:24 eb:still_makes:-23
eb:still_outstanding:15 eb:still_recovering:16 eb:still_unclear:17 eb:still_works:17 eb:stock_am:-16
eb:stop_breaks:-12 eb:stop_by:36 eb:stop_it:28 eb:stop_reading:20 eb:stops_yelling:19 eb:storage_guild:3
eb:storage_part:21 eb:store_0:20 eb:store_credit:19 eb:store_room:12 eb:stored_in:21 eb:straight_away:13
eb:straight_back:22 eb:streams_now:7 eb:stretch_it:5 eb:strom_hast:5 eb:struck_thirteen:-7 eb:stuck_consumer:17
eb:studies_do:10 eb:studio_first:29 eb:study_buddy:4 eb:study_material:-17 eb:study_partner:5 eb:stuff_too:16
eb:stuffed_foxes:44 eb:stunde_zählen:13 eb:stunden_über:40 eb:su_juventud:4 eb:subject_line:6 eb:successful_unlock:31
eb:successfully_booked:20 eb:successfully_canceled:49 eb:successfully_cancelled:25 eb:successfully_updated:14
eb:sui_marsupi:6 eb:suite_passes:23 eb:suits_few:24 eb:summer_holidays:11 eb:summit_station:12 eb:sums_again:-22
eb:sundays_free:15 eb:sur_l'alto:23 eb:sure_that:-27 eb:sure_thing:14 eb:surprise_anybody:25 eb:survey_work:2
eb:suszarni_chmielu:18 eb:swallows_it:31 eb:swelling_mean:-24 eb:swimming_hall:25 eb:swings_lol:21 eb:swings_ok:24
eb:swiss_francs:22 eb:switch_0:2 eb:switch_off:25 eb:symbolicated_trace:30 eb:synthetic_checks:5 eb:så_roligt:13
eb:só_rever:-3 eb:t_shirt:17 eb:table_lock:3 eb:table_sunflower:17 eb:tablets_too:22 eb:tabs_*:-21 eb:tacks_crewing:49
eb:tacks_helming:17 eb:tag_0:25 eb:tag_über:-13 eb:tage_gewartet:5 eb:tagged_0:21 eb:tagsüber_arbeite:13
eb:tak_ustaliliśmy:25 eb:take_0:-33 eb:take_it:52 eb:take_turns:1 eb:taken_off:50 eb:takes_0:-109 eb:takes_longer:21
eb:taking_coins:3 eb:talar_finska:3 eb:talk_about:4 eb:talk_again:-25 eb:tanque_ontem:23 eb:tar_pits:18 eb:tarda_0:-2
eb:target_grade:-6 eb:targets_0:45 eb:taschenrechner_darf:20 eb:tasted_everything:-9 eb:tasting_evening:-22
eb:tax_everywhere:17 eb:tax_form:32 eb:tax_office:6 eb:tax_thing:-9 eb:te_digo:16 eb:te_doen:14 eb:te_horen:14
eb:team_tonight:2 eb:technical_hat:26 eb:tegen_alles:-15 eb:telecomando_grigio:3 eb:tell_apart:29 eb:tell_everyone:14
eb:tell_lol:3 eb:tell_me:-74 eb:tell_us:-18 eb:tell_you:75 eb:telling_you:39 eb:tells_stories:8 eb:ten_minutes:-24
eb:ten_past:17 eb:tercih_ederim:21 eb:term_starts:12 eb:terminal_two:30 eb:test_0:31 eb:test_b:-5 eb:test_fails:35
eb:test_fixture:12 eb:tests_either:20 eb:tests_pass:59 eb:tests_passent:35 eb:text_me:30 eb:text_messages:18
eb:text_tack:15 eb:text_tonight:-8 eb:than_0:-108 eb:than_anyone:24 eb:than_german:26 eb:than_me:27 eb:than_one:-55
eb:than_plain:-10 eb:than_tables:11 eb:than_that:106 eb:than_usual:37 eb:thank_u:7 eb:thank_you:92 eb:that's_0:15
eb:that's_it:18 eb:that's_roughly:-54 eb:that's_that:91 eb:that_annoying:14 eb:that_belt:-2 eb:that_bricks:-3
eb:that_card:15 eb:that_completes:-16 eb:that_deli:47 eb:that_delivers:-7 eb:that_directory:5 eb:that_drains:-30
eb:that_engine:22 eb:that_escalated:15 eb:that_feels:16 eb:that_goes:11 eb:that_helps:89 eb:that_hotel:14
eb:that_hour:14 eb:that_includes:-34 eb:that_it:-95 eb:that_listing:-3 eb:that_makes:-32 eb:that_mortar:12
eb:that_much:-56 eb:that_once:12 eb:that_order:43 eb:that_out:5 eb:that_part:21 eb:that_pen:34 eb:that_picture:22
eb:that_pool:25 eb:that_reservation:15 eb:that_rhyme:14 eb:that_series:20 eb:that_shop:-25 eb:that_site:18
eb:that_size:11 eb:that_small:14 eb:that_spoke:18 eb:that_stick:20 eb:that_swings:-19 eb:that_thanks:10
eb:that_thing:23 eb:that_ticking:14 eb:that_touches:-12 eb:that_turbine:9 eb:that_up:4 eb:that_way:73 eb:that_week:-18
eb:that_whisking:5 eb:that_works:23 eb:thats_how:-11 eb:thats_it:94 eb:thats_ok:11 eb:the_0:-8 eb:the_absolute:-17
eb:the_adult:-11 eb:the_afternoon:19 eb:the_agency:26 eb:the_agm:7 eb:the_air:17 eb:the_airport:25 eb:the_alarm:-5
eb:the_alert:-13 eb:the_allotment:4 eb:the_animal:1 eb:the_apples:29 eb:the_archive:39 eb:the_assessor:15
eb:the_attention:13 eb:the_audition:11 eb:the_autumn:-11 eb:the_back:-28 eb:the_background:36 eb:the_bag:18
eb:the_bakery:2 eb:the_balcony:-6 eb:the_banquet:31 eb:the_basalt:-1 eb:the_basket:-1 eb:the_bath:14
eb:the_batteries:10 eb:the_battery:-7 eb:the_bay:-42 eb:the_beach:10 eb:the_bearings:-17 eb:the_beat:-14
eb:the_bell:-6 eb:the_bench:24 eb:the_bend:5 eb:the_better:12 eb:the_big:-32 eb:the_bin:49 eb:the_bit:-14
eb:the_blues:8 eb:the_board:-4 eb:the_boarding:30 eb:the_boat:72 eb:the_boathouse:12 eb:the_book:17 eb:the_booking:38
eb:the_boot:-25 eb:the_bottom:12 eb:the_box:-26 eb:the_breakfast:-8 eb:the_bright:-102 eb:the_broken:-46
eb:the_browser:1 eb:the_build:9 eb:the_building:53 eb:the_bus:-32 eb:the_butcher:2 eb:the_buttery:20 eb:the_button:43
eb:the_cabinet:35 eb:the_cable:-7 eb:the_cage:38 eb:the_cake:22 eb:the_calendar:45 eb:the_call:13 eb:the_calves:10
eb:the_cameras:17 eb:the_cancellation:25 eb:the_captain:4 eb:the_car:35 eb:the_caretaker:32 eb:the_caro-kann:16
eb:the_carpenter:2 eb:the_carriage:-9 eb:the_cat:16 eb:the_caterer:9 eb:the_cats:32 eb:the_ceiling:61 eb:the_cellar:40
eb:the_certification:-18 eb:the_cfo:22 eb:the_chalet:-22 eb:the_chandelier:10 eb:the_change:41 eb:the_changelog:36
eb:the_changes:29 eb:the_chapel:64 eb:the_chart:-20 eb:the_cheapest:-7 eb:the_checker:-22 eb:the_cheerful:-30
eb:the_chimney:-10 eb:the_christening:12 eb:the_circuit:-19 eb:the_clementi:1 eb:the_clinic:-9 eb:the_clock:52
eb:the_clockmaker:48 eb:the_cloister:27 eb:the_coastal:-25 eb:the_cobnuts:21 eb:the_code:-17 eb:the_coffee:-28
eb:the_cold:-43 eb:the_collision:55 eb:the_compiler:-14 eb:the_compressor:8 eb:the_conductor:7 eb:the_console:12
eb:the_contractor:14 eb:the_cook:-24 eb:the_corridor:11 eb:the_couch:10 eb:the_council:44 eb:the_course:12
eb:the_courthouse:15 eb:the_cover:85 eb:the_cranes:40 eb:the_crash:-30 eb:the_crooked:-49 eb:the_crossfade:62
eb:the_curious:-96 eb:the_custard:4 eb:the_dark:35 eb:the_data:6 eb:the_dates:14 eb:the_day:-68 eb:the_dead:-14
eb:the_dealer:4 eb:the_deck:-14 eb:the_default:-30 eb:the_delay:21 eb:the_depot:52 eb:the_desk:31 eb:the_details:7
eb:the_diesel:-4 eb:the_dietitian:24 eb:the_disk:-18 eb:the_docstring:50 eb:the_doctor:28 eb:the_donkey:5
eb:the_door:81 eb:the_downloader:17 eb:the_downstairs:-16 eb:the_dream:-2 eb:the_drill:39 eb:the_drive:24
eb:the_dusty:-42 eb:the_duty:-15 eb:the_earliest:-12 eb:the_emergency:-2 eb:the_emr:74 eb:the_emulator:6 eb:the_end:18
eb:the_essay:-66 eb:the_etudes:-13 eb:the_evening:-45 eb:the_exam:69 eb:the_examiners:-21 eb:the_exchange:26
eb:the_exhibit:12 eb:the_export:-30 eb:the_eye:30 eb:the_eyebrows:9 eb:the_eyepiece:29 eb:the_face:17
eb:the_family:-11 eb:the_farm:10 eb:the_fence:86 eb:the_ferry:-6 eb:the_fete:14 eb:the_fibres:-10 eb:the_finance:-20
eb:the_fire:-11 eb:the_first:-150 eb:the_fish:22 eb:the_fist:15 eb:the_fix:10 eb:the_flag:4 eb:the_flaky:-19
eb:the_flat:9 eb:the_flickering:-7 eb:the_flight:13 eb:the_flood:24 eb:the_floor:1 eb:the_flower:-9 eb:the_flu:4
eb:the_flyer:46 eb:the_folder:14 eb:the_folklore:15 eb:the_font:19 eb:the_footer:12 eb:the_forklift:58
eb:the_formatter:23 eb:the_foundry:6 eb:the_fountain:21 eb:the_fractions:22 eb:the_freezer:-47 eb:the_fridge:61
eb:the_front:-3 eb:the_full:-33 eb:the_fumes:19 eb:the_fuse:27 eb:the_gallery:-5 eb:the_gaps:3 eb:the_garage:3
eb:the_garnet:-2 eb:the_gas:-21 eb:the_gate:60 eb:the_gateways:8 eb:the_gentle:-50 eb:the_geofence:52 eb:the_glass:23
eb:the_golden:-31 eb:the_gossip:51 eb:the_green:-48 eb:the_grey:-11 eb:the_guards:-2 eb:the_gym:43 eb:the_hall:-20
eb:the_hallway:30 eb:the_hand:27 eb:the_handbook:10 eb:the_harbour:-11 eb:the_harp:18 eb:the_hat:18 eb:the_hatch:4
eb:the_haulier:5 eb:the_head:14 eb:the_heart:7 eb:the_heatsink:3 eb:the_help:-2 eb:the_herbarium:26 eb:the_holidays:4
eb:the_holograms:5 eb:the_hood:5 eb:the_horses:20 eb:the_house:63 eb:the_hub:3 eb:the_hull:54 eb:the_icing:3
eb:the_idea:23 eb:the_image:-31 eb:the_implant:7 eb:the_inside:44 eb:the_inspection:38 eb:the_inspector:6
eb:the_installation:26 eb:the_insurance:-58 eb:the_invoice:-9 eb:the_island:27 eb:the_joke:22 eb:the_kabalevsky:21
eb:the_kayak:3 eb:the_keeper:15 eb:the_kennel:15 eb:the_keyboard:1 eb:the_keys:9 eb:the_kids:-41 eb:the_kindest:35
eb:the_kiosk:1 eb:the_kitchen:3 eb:the_label:-46 eb:the_landing:28 eb:the_landlords:1 eb:the_last:-27 eb:the_late:-27
eb:the_latest:16 eb:the_lathe:63 eb:the_law:29 eb:the_leaflet:4 eb:the_leak:38 eb:the_ledger:2 eb:the_left:13
eb:the_legacy:-15 eb:the_lettuce:4 eb:the_lidar:38 eb:the_light:-20 eb:the_lighthouse:27 eb:the_line:-39
eb:the_loading:-1 eb:the_lock:2 eb:the_locker:108 eb:the_locks:13 eb:the_log:-25 eb:the_logo:12 eb:the_longest:1
eb:the_loo:24 eb:the_loop:-12 eb:the_lost:-28 eb:the_lot:53 eb:the_lower:-6 eb:the_luggages:-16 eb:the_mailer:7
eb:the_main:-25 eb:the_mainspring:3 eb:the_maintenance:-22 eb:the_maps:-61 eb:the_margin:39 eb:the_margins:14
eb:the_marking:12 eb:the_marquee:34 eb:the_masts:-7 eb:the_material:18 eb:the_mayor:6 eb:the_meter:-11
eb:the_migration:-3 eb:the_mileage:-7 eb:the_minute:-60 eb:the_mirror:4 eb:the_mission:18 eb:the_mistakes:24
eb:the_modem:-20 eb:the_modification:18 eb:the_moment:56 eb:the_moon:8 eb:the_morning:34 eb:the_most:-36
eb:the_motivation:6 eb:the_motor:-25 eb:the_mould:21 eb:the_move:1 eb:the_museum:30 eb:the_name:-61 eb:the_narrow:-40
eb:the_navy:12 eb:the_neighbours:-8 eb:the_network:77 eb:the_new:-88 eb:the_night:-127 eb:the_nightly:-25
eb:the_nineties:-9 eb:the_noise:10 eb:the_noisy:-53 eb:the_nordics:-5 eb:the_norovirus:-14 eb:the_north:-41
eb:the_number:-72 eb:the_numbers:17 eb:the_nursery:5 eb:the_odd:-11 eb:the_offer:1 eb:the_office:-19 eb:the_old:-101
eb:the_older:-6 eb:the_one:-59 eb:the_ones:-24 eb:the_onions:16 eb:the_online:-21 eb:the_opposite:13 eb:the_oral:-29
eb:the_ordinary:16 eb:the_original:-16 eb:the_originals:12 eb:the_other:40 eb:the_outboard:31 eb:the_outside:67
eb:the_oven:-27 eb:the_overdraft:41 eb:the_owner:2 eb:the_owners:-13 eb:the_pager:83 eb:the_pale:-79 eb:the_panel:20
eb:the_paper:-10 eb:the_papers:9 eb:the_parade:56 eb:the_parser:-19 eb:the_party:31 eb:the_pass:-33 eb:the_pattern:-15
eb:the_pearl:-12 eb:the_pears:16 eb:the_people:12 eb:the_permit:-25 eb:the_photo:14 eb:the_pics:15 eb:the_pilot:-27
eb:the_pipes:11 eb:the_plain:-66 eb:the_plaintiff:10 eb:the_plan:52 eb:the_plane:-47 eb:the_platform:-5
eb:the_policy:-10 eb:the_polka:11 eb:the_poolside:32 eb:the_porter:5 eb:the_practice:-106 eb:the_premiere:62
eb:the_primary:-9 eb:the_printer:-13 eb:the_prints:13 eb:the_projector:26 eb:the_protocol:15 eb:the_public:-1
eb:the_pump:-1 eb:the_pumps:55 eb:the_purchase:21 eb:the_quarry:-12 eb:the_quern:16 eb:the_question:46
eb:the_questionnaires:10 eb:the_queue:-7 eb:the_quiet:-42 eb:the_quiz:-34 eb:the_rabbits:5 eb:the_rail:25
eb:the_rain:-6 eb:the_ramp:49 eb:the_range:15 eb:the_rats:17 eb:the_rear:-21 eb:the_reason:-42 eb:the_rebuild:12
eb:the_receipt:9 eb:the_recording:25 eb:the_redesign:20 eb:the_refund:-5 eb:the_regatta:-11 eb:the_region:24
eb:the_release:-33 eb:the_renderer:1 eb:the_renewal:21 eb:the_repair:-1 eb:the_repeat:5 eb:the_repeats:31
eb:the_repo:19 eb:the_report:16 eb:the_reservation:-148 eb:the_reservations:-27 eb:the_resit:31 eb:the_respray:14
eb:the_rest:65 eb:the_result:1 eb:the_review:1 eb:the_rewrite:11 eb:the_rigging:3 eb:the_right:-112 eb:the_river:10
eb:the_road:2 eb:the_rodin:13 eb:the_roof:57 eb:the_room:86 eb:the_rope:8 eb:the_ropes:8 eb:the_ropeway:-13
eb:the_router:10 eb:the_sack:16 eb:the_saddle:-8 eb:the_same:-75 eb:the_sandbox:10 eb:the_sandwich:13 eb:the_sauces:20
eb:the_say:13 eb:the_scales:-22 eb:the_scholarship:45 eb:the_school:-1 eb:the_scouts:-3 eb:the_screenshot:29
eb:the_script:10 eb:the_sea:43 eb:the_seagulls:-6 eb:the_season:18 eb:the_second:-137 eb:the_security:-27
eb:the_semicolon:22 eb:the_serial:-11 eb:the_server:46 eb:the_settings:-12 eb:the_seventies:14 eb:the_shed:5
eb:the_shelter:4 eb:the_shelves:16 eb:the_ship:-28 eb:the_shower:1 eb:the_sicilian:-30 eb:the_sight:-17
eb:the_signals:47 eb:the_sink:37 eb:the_sketchbooks:14 eb:the_skip:33 eb:the_skipper:22 eb:the_sleepy:-56
eb:the_slides:26 eb:the_slot:35 eb:the_slow:-17 eb:the_small:-41 eb:the_sms:-2 eb:the_snug:12 eb:the_socket:23
eb:the_song:30 eb:the_south:-12 eb:the_spa:-1 eb:the_spare:-8 eb:the_spelling:21 eb:the_spoons:4 eb:the_stairs:67
eb:the_stale:-18 eb:the_start:14 eb:the_statement:17 eb:the_status:-46 eb:the_steps:12 eb:the_storage:-37
eb:the_storm:28 eb:the_stream:23 eb:the_street:29 eb:the_stroke:13 eb:the_subjunctive:12 eb:the_suitcase:18
eb:the_sum:8 eb:the_summer:-52 eb:the_swap:9 eb:the_sync:-9 eb:the_table:35 eb:the_tables:37 eb:the_tablet:-5
eb:the_tandem:-51 eb:the_tape:-30 eb:the_target:-24 eb:the_tavern:23 eb:the_taxi:-14 eb:the_team:-10 eb:the_temps:30
eb:the_terminal:23 eb:the_terrace:14 eb:the_test:-3 eb:the_theme:-1 eb:the_theory:-68 eb:the_third:-19
eb:the_three:-17 eb:the_time:-45 eb:the_timer:18 eb:the_top:19 eb:the_total:-70 eb:the_tour:-12 eb:the_touring:-4
eb:the_town:-20 eb:the_track:-7 eb:the_trade:10 eb:the_tram:80 eb:the_travel:-6 eb:the_trip:8 eb:the_tuesday:-20
eb:the_turbines:6 eb:the_turret:16 eb:the_twins:-8 eb:the_two:-103 eb:the_typos:-73 eb:the_update:49 eb:the_upgrade:25
eb:the_uploader:20 eb:the_upper:-51 eb:the_van:138 eb:the_varnish:53 eb:the_vesper:42 eb:the_violet:-18
eb:the_violin:12 eb:the_visit:39 eb:the_voices:29 eb:the_voltage:-5 eb:the_volunteers:-3 eb:the_vowels:38
eb:the_waffles:18 eb:the_waiter:-18 eb:the_walkway:-9 eb:the_wall:25 eb:the_walnut:-25 eb:the_war:76 eb:the_ward:20
eb:the_watchdog:18 eb:the_way:-26 eb:the_weather:-23 eb:the_wedding:26 eb:the_weekend:37 eb:the_weekly:-12
eb:the_west:-17 eb:the_whole:-68 eb:the_wind:-5 eb:the_winter:-6 eb:the_wooden:-16 eb:the_word:-86 eb:the_worker:13
eb:the_workshop:31 eb:the_worktop:7 eb:the_worm:24 eb:the_wrong:-74 eb:the_yaml:11 eb:the_year:24 eb:their_channel:5
eb:their_eyes:9 eb:their_lines:-5 eb:their_nature:22 eb:their_owners:45 eb:their_parents:-5 eb:their_puns:33
eb:their_sheets:8 eb:their_size:12 eb:their_wifi:-34 eb:theirs_contains:14 eb:them_fun:10 eb:them_money:1
eb:them_only:1 eb:them_out:10 eb:them_potatoes:26 eb:them_sing:21 eb:them_sugar:33 eb:them_that:6 eb:them_too:2
eb:them_unaided:7 eb:them_up:98 eb:theme_person:17 eb:theme_tags:8 eb:then_abel:17 eb:then_comes:-13 eb:then_it:-28
eb:then_me:21 eb:then_nothing:2 eb:then_refill:14 eb:then_silence:2 eb:then_swap:8 eb:theory_*:-9 eb:theory_paper:-22
eb:theory_quiz:44 eb:theory_test:-23 eb:there_goes:-26 eb:there_is:11 eb:there_shows:25 eb:therefore_swaps:-14
eb:thermal_noise:31 eb:these_days:68 eb:these_details:-29 eb:these_newsletters:15 eb:thesis_off:-13
eb:they'll_fetch:-15 eb:they_are:9 eb:they_brought:-9 eb:they_changed:-12 eb:they_now:-5 eb:they_planned:23
eb:they_read:7 eb:they_say:99 eb:they_swap:26 eb:they_want:-15 eb:they_were:45 eb:theyre_family:17 eb:thin_clients:76
eb:thing_less:9 eb:thing_monday:-29 eb:thing_tomorrow:47 eb:things_around:27 eb:things_up:2 eb:think_so:27
eb:thinking_hard:33 eb:thinking_walnut:6 eb:thinks_one:-3 eb:thinks_that:-1 eb:third_boot:12 eb:third_one:48
eb:thirty_seconds:6 eb:this_booking:14 eb:this_bug:4 eb:this_chat:-48 eb:this_day:-26 eb:this_decade:5
eb:this_flour:10 eb:this_house:-47 eb:this_layout:21 eb:this_level:25 eb:this_morning:67 eb:this_one:21
eb:this_option:3 eb:this_pace:3 eb:this_point:-26 eb:this_quarter:-21 eb:this_reservation:52 eb:this_season:56
eb:this_session:-25 eb:this_site:-59 eb:this_size:-46 eb:this_snippet:-30 eb:this_sprint:12 eb:this_stuff:-50
eb:this_tariff:-20 eb:this_time:65 eb:this_trade:8 eb:this_trip:-39 eb:this_week:-6 eb:this_well:-8 eb:this_wind:-14
eb:this_year:2 eb:this_yr:12 eb:those_runs:53 eb:though_it:-27 eb:three-course_one:12 eb:three-part_numbers:24
eb:three_lines:20 eb:three_regions:2 eb:three_times:7 eb:through_0:-29 eb:through_all:-22 eb:through_fine:5
eb:through_it:16 eb:throw_away:-74 eb:thuis_aten:-11 eb:thyroid_stuff:14 eb:ticket_0:32 eb:ticket_number:21
eb:tide_station:-1 eb:tide_tables:10 eb:tiene_0:-27 eb:tiene_luz:13 eb:till_breakfast:12 eb:till_easter:27
eb:time_0:28 eb:time_maybe:37 eb:time_naming:-4 eb:timer_isr:9 eb:timetable_starts:17 eb:tiny_accountant:13
eb:tio_bilagor:18 eb:tmrw_roundabouts:-25 eb:to_*:10 eb:to_0:115 eb:to_add:-4 eb:to_adjust:-1 eb:to_admit:-13
eb:to_agree:13 eb:to_argue:13 eb:to_ask:33 eb:to_assist:-29 eb:to_b:7 eb:to_badge:-28 eb:to_be:-124 eb:to_beat:39
eb:to_beatrix:15 eb:to_bleed:19 eb:to_book:-32 eb:to_bottom:13 eb:to_bring:-11 eb:to_business:-16 eb:to_cancel:-50
eb:to_candles:4 eb:to_change:-56 eb:to_choose:14 eb:to_confirm:-7 eb:to_cover:-6 eb:to_cry:5 eb:to_december:21
eb:to_deletion:7 eb:to_deliver:-15 eb:to_economy:11 eb:to_edge:18 eb:to_empty:-7 eb:to_english:15 eb:to_ensure:-7
eb:to_enter:-15 eb:to_everyone:17 eb:to_explain:-24 eb:to_find:-17 eb:to_flatten:23 eb:to_get:-22 eb:to_hand:-25
eb:to_haverford:17 eb:to_hear:-16 eb:to_him:28 eb:to_hmx:8 eb:to_houston:-39 eb:to_ilse:30 eb:to_ines:10 eb:to_it:77
eb:to_july:33 eb:to_know:-23 eb:to_label:-38 eb:to_learn:-30 eb:to_let:-30 eb:to_lift:-5 eb:to_logistics:6
eb:to_loom:10 eb:to_marguerite:3 eb:to_mateusz:20 eb:to_me:140 eb:to_measure:-12 eb:to_modify:6 eb:to_move:-16
eb:to_nap:40 eb:to_nine:4 eb:to_offer:-2 eb:to_ord:17 eb:to_ottilie:8 eb:to_overuse:-7 eb:to_pass:-9 eb:to_pay:-11
eb:to_people:50 eb:to_phone:-6 eb:to_plan:-49 eb:to_play:-3 eb:to_plug:-8 eb:to_poprawię:28 eb:to_press:-19
eb:to_priya:20 eb:to_process:-4 eb:to_pronounce:22 eb:to_release:-8 eb:to_remove:-19 eb:to_resolve:14 eb:to_rest:34
eb:to_rome:22 eb:to_say:77 eb:to_see:-21 eb:to_settle:31 eb:to_shift:-57 eb:to_silence:-9 eb:to_sit:26 eb:to_sleep:44
eb:to_speak:13 eb:to_start:-10 eb:to_swim:26 eb:to_take:-3 eb:to_taste:17 eb:to_tell:-36 eb:to_three:12
eb:to_tourists:19 eb:to_trieste:7 eb:to_turn:-23 eb:to_us:7 eb:to_visit:37 eb:to_walk:-8 eb:to_whom:36 eb:to_you:33
eb:to_yusuf:10 eb:to_zinc:25 eb:today_0:9 eb:today_lorna:24 eb:token_store:22 eb:told_me:-51 eb:told_us:-6
eb:tones_higher:31 eb:tonight_wow:16 eb:too_ants:-4 eb:too_it:-28 eb:too_loud:5 eb:too_low:2 eb:too_much:23
eb:too_pricey:2 eb:took_0:-33 eb:took_ages:15 eb:took_down:-13 eb:took_forever:30 eb:took_me:-6
eb:torre_dell'orologio:38 eb:total_crooked:29 eb:touch_*:6 eb:touch_it:23 eb:tout_gâché:3 eb:tout_s'écroule:59
eb:tout_seul:9 eb:towards_purple:28 eb:towel_rack:14 eb:track_editor:21 eb:track_only:6 eb:tracker_mlflow:7
eb:tracking_no:35 eb:trade_fair:22 eb:trafia_do:-4 eb:train_ride:3 eb:trainer_niet:26 eb:training_extract:9
eb:tram_con:-3 eb:trampoline_each:29 eb:translating_it:10 eb:trap_room:20 eb:travel_agent:28 eb:travel_folder:-14
eb:travel_imo:11 eb:travel_insurance:15 eb:travel_outside:-12 eb:tree_won:22 eb:treppe_hoch:26 eb:tried_skiing:-16
eb:tried_twice:51 eb:trop_lente:13 eb:trop_mignon:-45 eb:true_story:5 eb:trust_him:6 eb:träumen_viele:31
eb:três_músicos:12 eb:tue_*:-1 eb:tune_that:-17 eb:turn_out:7 eb:turned_out:-4 eb:turns_down:24 eb:turns_green:-55
eb:turns_out:-85 eb:tutorial_sign:5 eb:twelve_weeks:-9 eb:two_beers:-33 eb:two_coats:26 eb:two_islands:13
eb:two_marriages:14 eb:two_packages:2 eb:two_patients:-38 eb:two_people:54 eb:two_releases:9 eb:two_upset:-4
eb:two_weeks:28 eb:two_years:39 eb:ty_ty:1 eb:tym_sprzęcie:38 eb:type_hints:5 eb:typed_in:19 eb:types_0:2
eb:typing_errors:4 eb:u_can:9 eb:u_live:18 eb:ultrasound_cart:21 eb:um_0:-48 eb:um_zehn:18 eb:uma_piscina:21
eb:umber_mix:7 eb:umber_now:1 eb:umber_sauce:13 eb:umbrella_behind:28 eb:un'altra_riunione:9 eb:un_canot:12
eb:un_gato:7 eb:un_imprevisto:1 eb:un_sol:11 eb:un_tesoro:14 eb:un_tronco:4 eb:una_multa:24 eb:una_más:6
eb:una_pentola:16 eb:una_señal:12 eb:una_volta:-17 eb:und_still:67 eb:under_0:19 eb:under_haddad:17
eb:under_reference:-2 eb:under_review:28 eb:under_schneider:9 eb:understand_opera:4 eb:understood_why:-6
eb:undici_quintali:1 eb:une_aventure:16 eb:une_cravate:36 eb:une_fois:3 eb:une_heure:5 eb:unit_conversions:-32
eb:uno_más:51 eb:uno_spago:8 eb:unterschriebenen_lieferschein:21 eb:until_noon:8 eb:until_spring:28 eb:up_0:-12
eb:up_afterwards:7 eb:up_again:6 eb:up_crates:-9 eb:up_explaining:14 eb:up_fast:13 eb:up_front:48 eb:up_grading:-4
eb:up_there:83 eb:up_with:66 eb:upcoming_flight:11 eb:upcoming_flights:2 eb:uplink_0:11 eb:upload_chunks:-6
eb:upper_brace:2 eb:upper_circle:61 eb:upper_meadow:6 eb:upper_weir:-28 eb:ups_also:39 eb:upstairs_lab:20
eb:ur_away:19 eb:urgh_mondays:13 eb:us_0:15 eb:us_humble:25 eb:us_in:8 eb:us_jump:31 eb:us_more:-9 eb:us_ngl:12
eb:us_off:70 eb:us_over:29 eb:use_0:-20 eb:used_ftp:3 eb:used_trailers:35 eb:user_0:1 eb:user_id:51 eb:user_now:1
eb:user_test:-9 eb:usiamo_burro:16 eb:usual_story:18 eb:usually_sulk:7 eb:vaak_0:-3 eb:vad_kallt:-1 eb:vague_there:6
eb:vale_0:-11 eb:validée_par:-5 eb:van_dos:12 eb:van_jorrit:1 eb:van_offers:15 eb:van_ons:12 eb:vanaf_0:-2
eb:vecchio_forno:21 eb:vecka_puh:33 eb:vegetarian_meals:32 eb:vending_machine:-21 eb:vendor_dodges:26
eb:vendor_folder:-23 eb:verbindungen_verträgt:-18 eb:verkligen_förtjänat:8 eb:verwirrt_mich:24 eb:very_content:19
eb:very_good:11 eb:very_most:39 eb:very_much:2 eb:very_noisy:21 eb:very_odd:18 eb:very_small:6 eb:very_soothing:23
eb:very_supportive:15 eb:verzieht_sich:-15 eb:verzoek_heb:-5 eb:vet_day:5 eb:vet_said:81 eb:vi_bodde:-8
eb:via_brenner:11 eb:via_tarvisio:23 eb:video_though:9 eb:vieux_four:29 eb:vieux_tracteur:19 eb:view_though:50
eb:vill_hellre:-5 eb:village_coordinates:16 eb:vingt-deux_heures:-5 eb:vintage_term:4 eb:vintage_wine:8
eb:violet_cursors:4 eb:violet_header:15 eb:vis_vests:18 eb:visa_card:9 eb:visiting_hours:-59 eb:visto_0:-5
eb:voce_alta:-4 eb:vogliono_0:1 eb:voice_note:30 eb:voix_humaine:8 eb:voller_schilf:13 eb:vom_0:13 eb:voor_debuggen:7
eb:voted_for:55 eb:voucher_0:38 eb:w_0:-7 eb:w_everybody:28 eb:w_ghent:-22 eb:w_listopadzie:15 eb:w_me:52
eb:w_opinions:1 eb:w_szatni:-25 eb:w_zgierzu:5 eb:waffles_tho:4 eb:wagen_aufgefüllt:40 eb:wagons_long:21
eb:waiting_tent:-7 eb:waits_until:-11 eb:wake-up_call:8 eb:wakes_copies:-10 eb:wall_panels:-15 eb:walnut_leaves:13
eb:walnut_paper:12 eb:walnut_please:22 eb:wander_off:38 eb:want_cocoa:17 eb:want_it:11 eb:want_something:12
eb:wants_defrosting:12 eb:wants_more:-14 eb:war_green:3 eb:war_grün:18 eb:ward_0:10 eb:warehouse_shots:14
eb:warm_transformer:12 eb:warranty_stuff:14 eb:warteschlange_0:-5 eb:was_0:-89 eb:was_after:53 eb:was_cheerful:2
eb:was_clear:32 eb:was_full:9 eb:was_golden:26 eb:was_good:19 eb:was_gorgeous:38 eb:was_helen:3 eb:was_hooked:18
eb:was_i:26 eb:was_inside:20 eb:was_lovely:-1 eb:was_mongo:31 eb:was_nine:-60 eb:was_nineteen:-18 eb:was_noor's:20
eb:was_on:8 eb:was_reading:-13 eb:was_redone:17 eb:was_restored:12 eb:was_rex:8 eb:was_small:-78 eb:was_spring:10
eb:was_susan:19 eb:was_there:-1 eb:was_too:-18 eb:was_trinity:29 eb:was_unplugged:26 eb:was_unreal:12 eb:was_vivid:12
eb:was_warm:16 eb:was_where:-3 eb:was_worse:18 eb:was_worth:-13 eb:wash_only:7 eb:washing_in:-3 eb:washing_up:10
eb:watch_nickel:20 eb:watchdog_enabled:17 eb:water_damage:8 eb:waved_back:46 eb:way_back:3 eb:way_home:12
eb:way_round:42 eb:way_up:47 eb:we're_taking:-3 eb:we've_stretched:-18 eb:we_agreed:18 eb:we_are:57 eb:we_ate:11
eb:we_begin:-21 eb:we_checked:24 eb:we_evacueren:56 eb:we_keep:46 eb:we_sang:6 eb:we_started:24 eb:we_stop:14
eb:we_talk:76 eb:weak_side:1 eb:web_forms:14 eb:wed_0:7 eb:wednesday_night:18 eb:wednesday_one:4 eb:week_first:-1
eb:week_please:10 eb:week_practice:23 eb:weekday_evening:14 eb:weekly_report:11 eb:weeks_old:34 eb:weighed_in:20
eb:weighed_out:16 eb:weighs_0:-31 eb:well_actually:12 eb:well_pizza:25 eb:well_there:14 eb:well_though:16
eb:wellies_repeat:44 eb:went_badly:19 eb:went_dancing:44 eb:went_in:25 eb:went_mad:15 eb:went_past:-5 eb:were_0:4
eb:were_calm:-29 eb:were_common:6 eb:were_full:5 eb:were_impressed:15 eb:were_kind:47 eb:were_little:-32
eb:were_queueing:21 eb:were_simple:24 eb:were_singing:-2 eb:were_we:26 eb:west_slope:11 eb:wet_machine:5
eb:wet_month:4 eb:what_else:25 eb:what_happens:-9 eb:what_time:1 eb:whatever_happens:47 eb:wheel_truing:30
eb:wheels_otherwise:-12 eb:when_empty:80 eb:when_u:-8 eb:when_wet:27 eb:when_you:-33 eb:where_it:-2
eb:which_explains:-15 eb:which_year:-5 eb:while_charging:30 eb:while_distracted:24 eb:while_walking:-19
eb:white_ducato:25 eb:white_one:16 eb:whiteboard_0:-1 eb:who's_winning:29 eb:who_agreed:32 eb:who_asks:11
eb:who_knew:42 eb:who_will:26 eb:whoever_opens:-6 eb:whole_class:-4 eb:whole_concerto:55 eb:whole_file:25
eb:whole_fund:-9 eb:whole_stretch:16 eb:whole_time:7 eb:whole_tour:20 eb:whole_trip:13 eb:whole_winter:-80
eb:wide_bar:7 eb:wide_fit:55 eb:width_0:14 eb:wie_immer:3 eb:wie_zahnschmerzen:11 eb:wieder_spät:14 eb:wiegt_0:-32
eb:wifi_pretty:-13 eb:wifi_respect:6 eb:will_cope:1 eb:will_do:137 eb:will_find:-8 eb:will_send:-23 eb:will_try:11
eb:wind_question:12 eb:wind_slams:-10 eb:windscreen_0:28 eb:wine_helped:8 eb:winter_sports:27 eb:winter_too:-4
eb:wiped_it:25 eb:wir_0:-19 eb:wird_gewogen:7 eb:wird_protokolliert:13 eb:wirklich_schönen:-6 eb:with_0:-169
eb:with_backend:8 eb:with_bath:16 eb:with_booking:-49 eb:with_canceling:-62 eb:with_cassius:15 eb:with_changing:-65
eb:with_charts:5 eb:with_downgrading:-7 eb:with_finance:12 eb:with_gas:32 eb:with_ham:21 eb:with_id:-32 eb:with_it:50
eb:with_laughter:43 eb:with_marge:13 eb:with_me:39 eb:with_merlins:-13 eb:with_modifying:-33 eb:with_mr:-2
eb:with_ms:-37 eb:with_old:-6 eb:with_one:-22 eb:with_paypal:22 eb:with_petra:9 eb:with_sight-reading:36
eb:with_that:239 eb:with_them:11 eb:with_those:16 eb:with_trumpets:27 eb:with_updating:-3 eb:with_upgrading:-37
eb:with_us:8 eb:without_asking:19 eb:without_breaking:-7 eb:without_it:-23 eb:without_me:23 eb:without_one:10
eb:without_rushing:8 eb:without_statistics:5 eb:without_thinking:6 eb:without_you:5 eb:witness_yet:18
eb:woche_schaffe:-18 eb:wochenplan_a:26 eb:woensdagochtend_door:17 eb:woke_everybody:27 eb:wonderful_trip:2
eb:wont_fit:-27 eb:wooden_floor:7 eb:wooden_hat:55 eb:word_robust:8 eb:work_nicely:18 eb:work_too:43
eb:work_towards:11 eb:work_with:59 eb:working_heater:5 eb:working_on:25 eb:works_fine:25 eb:worksheet_0:30
eb:workshop_door:25 eb:workshop_opens:8 eb:worth_0:34 eb:worth_it:42 eb:worth_mentioning:25 eb:would_predict:19
eb:would_support:-3 eb:would_think:29 eb:would_you:1 eb:wow_ok:12 eb:wpm_works:-3 eb:wrist_low:4 eb:write_quickly:2
eb:writes_ok:12 eb:wrong_box:-1 eb:wrong_key:5 eb:wrong_line:34 eb:wrote_in:24 eb:wrote_it:9 eb:wrote_this:38
eb:wydrukować_bilety:12 eb:wymienić_lampę:-19 eb:wynosi_0:66 eb:wypisał_0:-17 eb:y_punto:11 eb:y_tient:3
eb:yacht_club:12 eb:yamaha_desk:22 eb:yaml_file:18 eb:yann_maintenant:18 eb:yeah_same:17 eb:years_ago:34
eb:years_before:26 eb:years_old:35 eb:yeast_bears:-14 eb:yeast_people:27 eb:yellow_bin:21 eb:yellow_line:-33
eb:yellow_one:4 eb:yellowed_paper:-75 eb:yeniden_açık:11 eb:yesterday_evening:-63 eb:yoga_class:-7 eb:you're_over:28
eb:you're_welcome:44 eb:you've_now:-16 eb:you_*:10 eb:you_can:17 eb:you_check:-6 eb:you_decided:9 eb:you_didn't:11
eb:you_do:64 eb:you_feared:11 eb:you_further:110 eb:you_gave:13 eb:you_guys:24 eb:you_imagine:86 eb:you_like:17
eb:you_mean:68 eb:you_need:31 eb:you_once:-23 eb:you_open:-1 eb:you_please:-38 eb:you_quoted:-2 eb:you_restock:13
eb:you_ring:-32 eb:you_saved:-10 eb:you_sent:31 eb:you_solved:-7 eb:you_something:11 eb:you_soon:11 eb:you_that:-14
eb:you_think:12 eb:you_will:4 eb:you_win:23 eb:you_with:18 eb:you_would:21 eb:your_budget:26 eb:your_contract:-4
eb:your_desk:4 eb:your_flight:6 eb:your_folder:7 eb:your_friend:-17 eb:your_godfather:9 eb:your_help:40 eb:your_hip:11
eb:your_hotel:16 eb:your_inbox:-37 eb:your_later:-21 eb:your_leave:-70 eb:your_level:13 eb:your_logbook:11
eb:your_mails:10 eb:your_membership:-20 eb:your_mind:8 eb:your_name:15 eb:your_profile:62 eb:your_rack:8
eb:your_request:34 eb:your_reservations:45 eb:your_score:1 eb:your_side:13 eb:your_sister:-5 eb:your_tariff:-4
eb:your_time:63 eb:your_tracker:18 eb:your_tutor:-12 eb:your_two:-7 eb:your_understanding:35 eb:your_user:-81
eb:youth_league:2 eb:yr_olds:11 eb:za_testy:2 eb:zaal_drie:21 eb:zamaninda_gelmiyor:12 eb:zebrafish_only:8
eb:zieht_0:-31 eb:zio_fa:-24 eb:zniszczony_krąg:35 eb:zomer_niet:32 eb:zone_b:4 eb:zone_out:22 eb:zostajemy_przy:-22
eb:zu_eichen:24 eb:zu_hause:11 eb:zwykłych_komunikatów:30 eb:à_0:-30 eb:à_deux:18 eb:à_graz:10 eb:à_l'examen:-5
eb:à_malmo:12 eb:à_peindre:20 eb:à_quimper:4 eb:à_récupérer:-13 eb:à_turku:-6 eb:às_sextas:16 eb:às_terças:8
eb:är_0:31 eb:är_inskickad:9 eb:är_målad:-5 eb:ärendenummer_0:5 eb:çantada_kalacak:15 eb:çok_seviyorum:3 eb:è_0:71
eb:été_chiffré:7 eb:över_midsommar:39 eb:último_capítulo:18 eb:über_0:-88 eb:üyelere_gider:34 eb:длинная_очередь:11
eb:заголовок_длинноват:35 eb:не_трогаем:5 eb:открываем_трафик:18 eb:по_пятницам:8 eb:туда_жить:29 l:*:-64 l:0:-96
l:^:-143 l:a:3 l:ab:-32 l:abend:-9 l:abitato:-2 l:about:-51 l:abschlussbericht:4 l:abstract:37 l:abuela:49 l:abuelo:27
l:accent:-3 l:accept:-3 l:accepts:-3 l:access:82 l:accessibility:8 l:according:-22 l:account:-26 l:accountant:40
l:accounts:-12 l:acct:10 l:acht:4 l:across:-16 l:actually:-38 l:acté:20 l:acuerdo:31 l:add:-30 l:added:-3 l:adding:-40
l:address:5 l:adesso:-9 l:admire:-2 l:admit:27 l:admite:-10 l:adr:-5 l:adult:47 l:adults:26 l:aeroporto:-24
l:after:-59 l:afternoon:-26 l:again:-44 l:against:-1 l:age:34 l:agreed:50 l:ahlers's:6 l:ahnung:39 l:aid:16 l:aim:46
l:aiming:2 l:airline:-27 l:airport:-36 l:akşam:6 l:al:-60 l:alarm:6 l:alarms:-13 l:alder:14 l:aldrig:39 l:alegro:10
l:alerta:19 l:alerts:88 l:alexa:4 l:alignment:9 l:all:10 l:alla:-19 l:alle:-55 l:allergic:47 l:allergies:35
l:alles:-53 l:allotment:7 l:allowance:-7 l:allowed:-110 l:allows:-45 l:allt:-6 l:almacén:6 l:almadan:20 l:alone:-30
l:alpha:4 l:alquiler:4 l:already:-29 l:als:65 l:also:-19 l:altar:-13 l:although:-42 l:altserver:-18 l:always:96
l:am:-66 l:amir:-7 l:amostra:38 l:amount:-9 l:ancora:4 l:and:-70 l:anders:-25 l:android:45 l:anna:48 l:annual:-23
l:another:64 l:anruf:6 l:ans:-2 l:answer:-23 l:answers:-43 l:antes:-31 l:antibiotics:12 l:anybody:89 l:anyone:110
l:anything:-52 l:api:57 l:apologize:28 l:apparently:-45 l:apple:8 l:application:10 l:appreciate:68 l:approach:4
l:approves:2 l:appt:9 l:april:-109 l:archive:75 l:archives:20 l:are:98 l:argue:-48 l:armrest:18 l:arquivo:26
l:arrival:42 l:arrivals:30 l:arrivare:9 l:arrives:13 l:arriving:-6 l:artwork:28 l:as:-77 l:ash:-3 l:ask:-41 l:asked:-5
l:asking:-36 l:asleep:-50 l:assist:84 l:astro:8 l:at:-100 l:ate:42 l:atl:-6 l:att:-2 l:attempts:22 l:attention:-40
l:au:-23 l:audio:31 l:auf:-22 l:auflage:-15 l:auftragsnummer:3 l:august:-32 l:aunt:10 l:aus:-101 l:ausbilder:18
l:autobús:-4 l:avant:-43 l:avisado:-16 l:avisar:-25 l:avvikelserna:14 l:away:-43 l:awful:3 l:ayer:-38 l:b:108
l:b-level:16 l:baby:-31 l:back:-29 l:background:55 l:bad:-22 l:bag:14 l:bags:-90 l:bahçede:41 l:bakfiets:39 l:ballet:8
l:balloon:46 l:bambina:16 l:bambini:-6 l:bande:8 l:bank:2 l:bar:5 l:barco:35 l:bardzo:-14 l:barn:18 l:barrage:-13
l:basalt:-33 l:base:51 l:basement:16 l:bases:19 l:basket:-15 l:bastion:4 l:bat:14 l:batch:31 l:bath:36 l:battery:-76
l:bay:42 l:be:-58 l:bea:8 l:beacons:-29 l:beams:41 l:bears:-11 l:beat:-64 l:beaufort:4 l:bebê:11 l:became:-12
l:because:-134 l:becomes:-25 l:bedside:10 l:been:-14 l:before:-103 l:beg:16 l:began:26 l:begin:15 l:beginnen:24
l:begins:-17 l:begint:18 l:behind:-13 l:behåller:19 l:bei:-112 l:beim:10 l:bekommt:-7 l:believe:86 l:bella:75
l:belle:15 l:bello:23 l:belongs:-78 l:below:-36 l:belt:109 l:beläuft:-12 l:benchmark:61 l:bene:49 l:bertil:10
l:bestanden:31 l:bet:5 l:beträgt:-51 l:better:-108 l:between:-123 l:beyond:-1 l:bez:-6 l:big:-64 l:bij:-52 l:bike:-12
l:bilbao:6 l:biology:29 l:birthday:11 l:bis:-1 l:bit:-104 l:bitte:62 l:blade:24 l:bleed:-52 l:bleiben:26
l:blinking:-31 l:block:-3 l:blocks:-37 l:blue:20 l:board:4 l:boards:20 l:boat:55 l:boatman:5 l:boats:25 l:bodde:-1
l:body:15 l:boiler:59 l:bom:7 l:book:-3 l:booking:-63 l:booster:10 l:boots:16 l:borden:81 l:boss:54 l:bot:5 l:bother:9
l:bottle:-46 l:bought:26 l:bouncer:17 l:bouncy:3 l:box:106 l:boxes:-1 l:boyd:36 l:boys:11 l:branches:23 l:brandl:11
l:braucht:4 l:breaker:-8 l:breakfast:-3 l:breaks:24 l:breed:-21 l:brewery:21 l:bride:45 l:bridge:-3 l:bridle:16
l:brine:-1 l:bring:8 l:brno:46 l:brochure:-8 l:broke:60 l:broken:-11 l:brother:51 l:btw:-32 l:bu:44 l:buckets:27
l:buddy:30 l:budget:109 l:buffer:-6 l:buffet:33 l:bug:42 l:bugs:-51 l:build:-15 l:building:-35 l:builds:95 l:built:-10
l:bullet:17 l:bumped:31 l:buns:33 l:business:-28 l:but:-140 l:butter:14 l:buty:30 l:buy:-49 l:by:-158 l:bypasses:8
l:był:13 l:bäcker:5 l:bölge:9 l:búfer:21 l:c:75 l:c'est:-6 l:caben:-39 l:cabin:28 l:cabins:-38 l:cable:-55 l:cache:44
l:café:38 l:caja:-35 l:calculate:-6 l:calculators:30 l:caldo:33 l:calendar:-6 l:calibration:-1 l:call:52 l:called:51
l:calls:-23 l:camera:28 l:cameras:-29 l:campanaro:-24 l:camping:3 l:campsite:26 l:can:1 l:canal:-31 l:cancel:-19
l:cancellation:-61 l:candidate:92 l:cannot:-87 l:canoe:3 l:cant:34 l:cantine:22 l:cap:66 l:capped:20 l:captain:-18
l:capteur:-1 l:car:-35 l:card:-9 l:cardiologist:11 l:cardiology:5 l:cards:-26 l:carla:14 l:carregador:-19
l:carriage:-3 l:carried:-18 l:carrier:40 l:carries:-89 l:cars:2 l:casa:-28 l:case:63 l:cases:-18 l:cash:53 l:cask:23
l:catch:4 l:cats:-40 l:cause:4 l:caution:-38 l:cave:-58 l:ce:-6 l:cedar:-43 l:cedo:7 l:ceiling:11 l:cell:-18
l:celsius:-5 l:centro:20 l:cert:19 l:certificate:27 l:certificates:-54 l:cfo:-3 l:chains:32 l:chair:-39 l:chairs:-14
l:chamada:27 l:chambre:21 l:change:7 l:changed:8 l:changelog:13 l:chapter:11 l:chaque:-2 l:charge:-38 l:charging:6
l:chase:60 l:chatting:16 l:chaudière:11 l:che:-121 l:cheated:-8 l:check:42 l:check-in:39 l:checked:12 l:checkout:35
l:checks:10 l:checksum:-46 l:cheerful:-58 l:cheese:52 l:chemist:-2 l:cherche:22 l:chewed:-2 l:chicago:-11 l:chip:22
l:chokes:-34 l:choose:12 l:chose:18 l:choveu:49 l:chrome:-38 l:chunks:30 l:church:-4 l:ci:59 l:circuit:28
l:circulation:31 l:cite:15 l:claim:77 l:clase:21 l:clashes:31 l:class:63 l:claves:6 l:clean:5 l:cleaners:31 l:clear:24
l:clearing:11 l:click:-9 l:client:45 l:clinic:27 l:cloche:1 l:clocks:-9 l:close:-11 l:closed:19 l:closes:18 l:cloud:-8
l:cloze:40 l:club:49 l:clue:46 l:cluster:-22 l:clés:3 l:co:-24 l:co-op:1 l:coachload:4 l:coastal:-35 l:coat:-20
l:cobro:2 l:cocoa:-14 l:code:64 l:codecs:21 l:codice:46 l:coffees:78 l:cola:5 l:cold:-20 l:colis:6 l:collar:67
l:colleague:96 l:colour:74 l:columns:50 l:com:-30 l:comedy:-7 l:comes:-24 l:comet:10 l:comma:-5 l:commanders:6
l:comment:-29 l:comments:-15 l:commits:11 l:common:-13 l:como:-58 l:compared:30 l:comparison:9 l:comparisons:12
l:complain:13 l:complained:1 l:complaint:11 l:complaints:6 l:completed:19 l:completely:33 l:completes:19
l:composition:15 l:comprar:27 l:compte:-27 l:computer:-35 l:con:-163 l:concentration:-86 l:concerns:11 l:concert:28
l:confirm:71 l:confirmed:9 l:confuses:2 l:consegne:-18 l:constant:14 l:constellation:12 l:consulate:2 l:consultant:6
l:consuma:-36 l:contact:30 l:container:15 l:conti:-3 l:contract:39 l:contrato:-46 l:control:20 l:controller:31
l:cooker:70 l:cool:15 l:cooler:16 l:coordinates:19 l:copies:-19 l:cork:1 l:coroutines:15 l:correct:35 l:correo:-23
l:correr:4 l:corso:7 l:cost:-68 l:costa:-28 l:costs:-113 l:cot:37 l:cots:24 l:cottage:55 l:could:-36 l:couldn't:-21
l:couldnt:27 l:council:-7 l:counsel:11 l:count:72 l:counterweight:55 l:country:-4 l:counts:-86 l:county:6 l:coup:-9
l:coupon:-19 l:coupure:2 l:courier:-4 l:couriers:3 l:course:128 l:cousin:-5 l:cover:-57 l:cows:-11 l:crash:51
l:crashes:70 l:creance:15 l:crescono:-8 l:crew:146 l:crews:30 l:cried:4 l:cron:-5 l:crooked:-23 l:crosses:-17
l:crystal:-14 l:cto:3 l:cubre:-20 l:cupboards:7 l:current:12 l:cursor:-29 l:curtains:19 l:curve:38 l:customer:13
l:customers:56 l:cut:29 l:cámara:35 l:d:41 l:da:-2 l:dad:10 l:damage:14 l:dan:-69 l:danger:18 l:dann:21 l:dans:-84
l:dared:-7 l:dares:-17 l:darfst:17 l:das:-112 l:dash:49 l:dashboard:8 l:dat:-36 l:data:-12 l:database:-11 l:date:-3
l:datenschutz:22 l:datos:3 l:dauert:-17 l:day:-66 l:days:-66 l:db:31 l:de:-82 l:dead:-40 l:deadlock:2 l:dean's:8
l:deans:22 l:debounce:75 l:december:-2 l:decided:-30 l:decides:49 l:deck:42 l:decoder:-40 l:deductible:51 l:deep:-8
l:default:10 l:del:-27 l:delay:44 l:deleted:-51 l:delicious:25 l:deliver:17 l:delivered:-15 l:deliveries:-3
l:delivery:34 l:delícia:30 l:dem:108 l:demande:11 l:demo:45 l:den:-40 l:denim:-19 l:denna:38 l:dentist:20
l:departing:-25 l:departs:8 l:departure:31 l:departures:2 l:depends:2 l:deploys:4 l:deposit:10 l:deposu:90 l:dept:17
l:depth:60 l:depósito:11 l:der:-24 l:derivative:1 l:des:-2 l:describe:-17 l:desde:-22 l:desert:-11 l:designed:13
l:desk:19 l:destination:11 l:det:-26 l:details:-65 l:determine:32 l:deux:-7 l:di:40 l:dia:3 l:diary:5 l:dias:24
l:didn't:-16 l:die:-92 l:dierenarts:42 l:diet:7 l:diff:-2 l:difference:-15 l:different:-58 l:diffs:-13 l:digest:6
l:dinner:-58 l:dir:-12 l:direction:2 l:direção:2 l:dishes:6 l:dj:20 l:do:52 l:dob:-34 l:dock:7 l:doen:34 l:does:59
l:dog:87 l:dogs:17 l:doing:1 l:don:7 l:don't:39 l:done:-47 l:donors:102 l:dont:66 l:door:-16 l:doorbell:12 l:doors:-63
l:dormi:-14 l:dossier:12 l:dostała:28 l:down:-77 l:downgrade:14 l:download:66 l:downstairs:26 l:dozed:-5 l:dozen:27
l:draagt:24 l:dran:-13 l:draught:14 l:drawings:-1 l:draws:-114 l:drew:43 l:drive:3 l:driver:33 l:drives:20
l:driving:25 l:dron:25 l:drop:58 l:droppade:24 l:dropped:2 l:dropping:6 l:drove:79 l:dry:-25 l:du:-68 l:due:-58
l:dueño:-9 l:dump:25 l:dumpf:-4 l:dura:-10 l:during:-30 l:dusty:-19 l:duty:-26 l:dwell:40 l:dziadek:28 l:dziś:46
l:délai:42 l:démarre:-8 l:désormais:-46 l:día:-50 l:ear:60 l:earlier:-47 l:earliest:26 l:early:-76 l:east:53 l:eben:-3
l:economy:-19 l:ecrã:15 l:edge:-31 l:editor:-21 l:een:1 l:effect:3 l:egg:-53 l:ein:-25 l:einbauen:-5 l:einem:-7
l:eis:-3 l:ekranı:58 l:el:-38 l:elevation:18 l:elevator:20 l:eleven:-33 l:elke:-21 l:else:-65 l:else's:-1 l:em:-28
l:emojis:-37 l:empties:20 l:empty:18 l:en:-12 l:end:-7 l:ending:-25 l:endpoints:10 l:energy:35 l:engineer:-5
l:engineers:23 l:english:-30 l:enjoy:41 l:enjoyed:36 l:enlarged:-30 l:enrolment:49 l:entendu:-10 l:enter:62
l:entire:-71 l:entorno:2 l:entra:28 l:entrenadora:7 l:entreno:-2 l:entry:24 l:eol:15 l:ep:-13 l:episodes:51 l:equipa:7
l:equivoqué:65 l:erreichen:-6 l:error:106 l:erste:4 l:ersten:-6 l:erzählt:7 l:es:-121 l:escaped:9 l:esercizi:13
l:eso:-23 l:esquema:-15 l:essay:89 l:essay's:24 l:essays:-4 l:est:-72 l:estaba:-15 l:etüde:1 l:euros:-41
l:evacueren:-22 l:even:-66 l:evening:-22 l:evens:33 l:ever:-91 l:every:-66 l:everybody:-36 l:everyone:-46
l:everywhere:5 l:ewr:-17 l:ex's:-17 l:exam:70 l:exame:-14 l:examiner:55 l:except:-25 l:exceptions:1 l:excess:79
l:exercise:-7 l:exercises:-15 l:exists:-3 l:expect:-43 l:expects:-45 l:experiment:-36 l:expires:-16 l:exploded:18
l:export:79 l:exposición:15 l:extra:-40 l:eyes:-64 l:faces:-24 l:fact:70 l:factura:-18 l:fahrt:5 l:failing:62
l:fair:74 l:faisait:-9 l:fait:12 l:falk:17 l:falls:14 l:false:-28 l:falta:31 l:families:20 l:fan:-21 l:fancy:-36
l:fans:37 l:far:10 l:faros:10 l:farrier:3 l:faster:-45 l:father:20 l:favourite:10 l:february:13 l:fee:74 l:feed:123
l:feedback:8 l:feel:-51 l:feels:-25 l:fees:-28 l:fehlt:31 l:feiras:47 l:fell:14 l:fellow:47 l:felt:-5 l:female:22
l:fence:-31 l:fender:108 l:feriado:-4 l:ferries:-4 l:ferry:60 l:feuille:29 l:few:-31 l:fianza:-31 l:fica:-2
l:fiche:-19 l:fiches:3 l:field:68 l:fields:-22 l:fiets:16 l:fietsverzekering:26 l:figured:8 l:fijn:19 l:file:26
l:files:38 l:filiale:-13 l:fill:-21 l:fille:38 l:fills:-22 l:filters:28 l:final:91 l:finalement:-25 l:finally:36
l:finance:-33 l:find:71 l:finden:-22 l:finds:-8 l:fine:60 l:fingers:-50 l:finish:6 l:finished:8 l:fires:-4
l:firewall:6 l:firm:-85 l:firmware:12 l:first:18 l:fish:-50 l:fit:-88 l:fits:-31 l:flag:14 l:flaky:12 l:flapped:46
l:flashcards:34 l:flight:-54 l:flights:-107 l:flint:-40 l:floor:36 l:flour:7 l:flow:-3 l:fly:-59 l:flyer:21 l:foal:3
l:fois:-3 l:folders:84 l:folks:4 l:followed:-5 l:follows:-5 l:fonder:-2 l:food:-11 l:for:76 l:forecast:2 l:foreign:1
l:foreman:20 l:forever:-19 l:forgave:-12 l:forget:-14 l:forgive:18 l:forgot:-70 l:forgotten:26 l:forklift:37
l:form:-18 l:format:-1 l:forms:-12 l:forty:-13 l:fotografiert:-30 l:found:36 l:four:72 l:freddo:16 l:free:-37
l:freeze:147 l:freezer:69 l:fresh:-2 l:friday:3 l:fridays:-49 l:fridge:-49 l:friend:6 l:from:-39 l:front:-8 l:froze:19
l:frozen:-1 l:frío:2 l:früh:46 l:frühdienst:12 l:full:-52 l:fun:-43 l:functions:3 l:funkt:30 l:funniest:5 l:funny:-2
l:further:-73 l:fyra:24 l:fährt:-10 l:får:72 l:férias:-30 l:för:27 l:für:-91 l:fürs:-15 l:gaan:35 l:gab:-9
l:gallery:-24 l:game:-6 l:gangways:8 l:ganz:-13 l:ganze:-19 l:gaps:-6 l:garage:-8 l:garde:9 l:garden:-17 l:garder:26
l:garlic:4 l:garnet:-40 l:gas:-65 l:gate:18 l:gateway:32 l:gauge:3 l:gave:12 l:gazebo:-15 l:gdansk:21 l:gear:36
l:geben:-12 l:geen:31 l:gegen:-33 l:gegessen:-27 l:gelten:-25 l:gemacht:-20 l:gendarmerie:-5 l:general:39
l:generator:138 l:gerador:1 l:german:15 l:gesamtpreis:5 l:gestattet:-12 l:get:25 l:gezellig:12 l:gezählt:-48
l:geändert:-14 l:ghent:-2 l:ghosts:14 l:gibt:30 l:gift:-39 l:gilt:1 l:give:24 l:given:-13 l:gives:-103 l:giving:36
l:già:33 l:glasses:19 l:gleich:13 l:gloss:-14 l:glued:-10 l:go:22 l:goats:13 l:goes:36 l:gold:-13 l:golden:-29
l:gondola:-29 l:gone:-46 l:gonna:37 l:good:-5 l:goods:44 l:got:57 l:gotta:25 l:goûter:6 l:grade:83 l:grammar:-8
l:gran:31 l:grandma:-15 l:grandmas:-1 l:graph:18 l:gravel:-14 l:graz:51 l:great:-124 l:greeks:-4 l:green:9
l:greenhouse:1 l:grew:53 l:grief:10 l:group:50 l:grupo:15 l:gruppo:19 l:grêle:-1 l:grün:-13 l:guapa:32 l:guarantee:23
l:guest:7 l:guests:27 l:gull:20 l:gulls:26 l:gusta:104 l:gustan:40 l:guy:106 l:guys:28 l:gwendolyn:13 l:gym:-25
l:gère:3 l:ha:-41 l:hab:-1 l:habe:26 l:haben:3 l:habits:20 l:hablé:4 l:had:-65 l:hadn't:-46 l:hagelt:9 l:haha:-92
l:hale:46 l:half:-99 l:hali:29 l:hall:61 l:halls:9 l:hammer:31 l:hamster:16 l:hand:-72 l:handed:42 l:handles:-19
l:handwriting:65 l:hang:-56 l:hangs:-35 l:hanım:-11 l:happen:12 l:happier:45 l:har:22 l:harbour:-44 l:hard:-58
l:hardware:-22 l:hardware-in-the-loop:20 l:harm:15 l:harms:13 l:harness:-13 l:has:-18 l:hasn't:45 l:hat:-85
l:hatch:-14 l:hate:-1 l:hates:27 l:hats:12 l:hauptdarsteller:14 l:have:26 l:having:-34 l:hawks:-6 l:hazel:-21 l:he:37
l:head:-30 l:headcount:10 l:header:-49 l:heap:46 l:hear:-59 l:heard:38 l:heart:-39 l:heavier:6 l:height:35 l:hela:-7
l:held:-28 l:hello:1 l:helm:8 l:help:-30 l:helped:-33 l:helps:60 l:helst:19 l:her:-14 l:herbst:15 l:hermana:-6
l:hernandez:-6 l:heroine:19 l:herr:-5 l:herrje:15 l:hes:-25 l:het:-76 l:heter:21 l:heute:-49 l:hibernates:40 l:hid:4
l:hier:-24 l:high:-52 l:higher:-35 l:highlighting:4 l:hill:-7 l:him:-60 l:hinge:35 l:hinter:-5 l:his:-37
l:histogram:24 l:history:25 l:história:40 l:hitch:3 l:hits:-34 l:hitze:-10 l:hive:-12 l:hives:-3 l:hizo:27 l:hm:-2
l:hog:7 l:hold:2 l:holds:-111 l:holiday:-6 l:holidays:-24 l:holz:3 l:home:-3 l:homework:-25 l:honestly:-16 l:hoodie:9
l:hooguit:-16 l:hope:41 l:hoping:14 l:horen:10 l:horn:-8 l:horoscope:-14 l:horse:22 l:horses:-29 l:hose:13 l:hostel:21
l:hot:-28 l:hotel:56 l:hour:-72 l:hours:39 l:how:32 l:hows:5 l:hrs:57 l:hugo:3 l:hull:-3 l:human:-54 l:hung:19
l:hygrometer:-35 l:hyphens:6 l:hämtar:73 l:hänger:21 l:höchstens:-61 l:högst:-2 l:höhenkorrektur:-7 l:i:-19 l:i'd:31
l:i'm:30 l:i've:-39 l:iah:-5 l:ich:-98 l:icon:8 l:icons:36 l:id:87 l:ida:1 l:idea:47 l:ideal:16 l:ideia:35
l:idempotent:18 l:identities:19 l:ieri:-20 l:if:-100 l:ihres:-15 l:ik:-101 l:ile:-27 l:ill:-57 l:im:-34 l:image:88
l:imaging:-10 l:immer:-70 l:imo:-8 l:imogen:15 l:import:11 l:in:-78 l:incident:47 l:included:-36 l:index:11 l:ingest:8
l:inlet:9 l:inline:26 l:inner:9 l:insists:33 l:inspección:-1 l:inspection:106 l:inspector:39 l:instances:-7
l:instant:-5 l:instead:-87 l:instruments:27 l:insured:19 l:insurer:22 l:inte:-17 l:intend:11 l:intents:28 l:intern:17
l:international:-16 l:internet:-78 l:interval:108 l:interview:10 l:into:-159 l:introligatora:13 l:invented:54
l:invoice:11 l:invoices:-20 l:início:-10 l:ios:36 l:iron:-13 l:is:-33 l:island:-3 l:ismet:-43 l:isn't:31 l:ist:161
l:it:-21 l:it's:-17 l:iterator:-29 l:its:-44 l:ive:-15 l:içmeye:21 l:j'aime:-14 l:jag:-79 l:jam:12 l:january:-14
l:jazdach:9 l:je:55 l:jedem:40 l:jeder:44 l:jedzie:48 l:jetzt:-77 l:jfk:-29 l:jingle:102 l:joan:-17 l:job:96
l:jogging:3 l:join:6 l:joke:-3 l:jtag:13 l:judged:-2 l:june:-41 l:junior:2 l:juniors:16 l:just:-42 l:już:15 l:kal:7
l:kan:13 l:karin:18 l:karte:-11 l:kartenaufgabe:-16 l:kat:79 l:kb:34 l:kbaud:22 l:keen:28 l:keep:71 l:keeper:20
l:keine:57 l:keiner:-6 l:keller:11 l:kenari:12 l:kept:13 l:key:22 l:keyboard:-29 l:keyholders:6 l:keys:10
l:keystore:66 l:kg:-7 l:khaki:-57 l:kicks:66 l:kid:27 l:kids:59 l:killer:19 l:kiln:-3 l:kilos:-34 l:kitchen:13
l:klang:27 l:klingt:29 l:klinkt:10 l:km:-5 l:knee:14 l:knew:-45 l:knots:32 l:know:-42 l:knät:-25 l:kodu:18
l:kolana:-10 l:kommer:-34 l:kommt:11 l:komunikatów:-17 l:kuchen:-16 l:kupolen:-5 l:kurs:30 l:küvet:7 l:kısa:18
l:l'atelier:-18 l:l'ensemble:8 l:l'examen:15 l:la:-85 l:lab:26 l:label:-56 l:labeller:-38 l:labels:50 l:lad:14
l:lady:29 l:lag:60 l:lake:11 l:lambert:-5 l:lamp:35 l:lampjes:-3 l:lamplighter:6 l:landing:-3 l:landlady:5 l:lands:-18
l:landscape:13 l:lane:-42 l:lang:-35 l:language:-58 l:lanyard:-40 l:las:-40 l:lasagne:-22 l:lasciare:37 l:last:-32
l:lasted:-35 l:lasts:-75 l:late:-15 l:later:38 l:laughed:80 l:laughing:26 l:laundry:43 l:lautet:8 l:lavora:8 l:law:-4
l:law's:-6 l:lax:-10 l:lay:3 l:layout:25 l:layouts:36 l:le:-84 l:lead:49 l:leaderboard:1 l:leak:10 l:leaked:20
l:leaking:27 l:lean:39 l:leaps:-19 l:learn:55 l:learner:42 l:learning:-19 l:learnt:1 l:lease:27 l:leash:16 l:least:19
l:leaves:-24 l:lecture:29 l:lecturer:9 l:left:106 l:leftover:-3 l:leg:-31 l:legacy:-5 l:legal:-7 l:legend:-52
l:lekcje:2 l:lena:-8 l:length:156 l:lens:51 l:leo's:12 l:les:-64 l:less:-58 l:lesson:47 l:lessons:28 l:let:22
l:let's:29 l:lets:-40 l:letter:47 l:level:66 l:levels:15 l:lezione:16 l:lezioni:29 l:library:46 l:licence:-18
l:liczebnikach:-1 l:lids:23 l:lie:-2 l:lieber:-69 l:liebsten:50 l:liegen:1 l:liegt:-90 l:lies:-29 l:life:-77
l:lifetime:8 l:lift:5 l:ligger:66 l:light:5 l:lighting:13 l:lights:3 l:ligt:15 l:like:35 l:lilac:-2 l:lima:14
l:limit:67 l:limite:49 l:limping:6 l:linden:28 l:lindenhof-gast:-30 l:lindgren:6 l:line:-48 l:linen:12 l:linkermuur:12
l:linter:4 l:list:-64 l:listening:-2 l:listens:-10 l:listing:20 l:lists:33 l:listę:-22 l:litres:-6 l:little:-29
l:live:-8 l:lives:-13 l:livre:-6 l:llaves:43 l:llegado:-30 l:llenar:21 l:lleva:-46 l:lo:-24 l:load:7 l:loading:35
l:loan:12 l:loaves:-32 l:locale:8 l:lockers:6 l:locks:-11 l:loft:3 l:log:-18 l:logger:-17 l:logging:-1 l:logins:49
l:logo:-31 l:logs:-40 l:lol:-98 l:lonely:6 l:long:-23 l:longer:-84 l:loodgieter:16 l:look:-81 l:looked:100
l:looking:-22 l:lookup:18 l:lookups:30 l:loop:-12 l:lora:21 l:lord:1 l:lorries:29 l:lorry:-4 l:loss:57 l:lot:-9
l:loud:-40 l:louder:-3 l:lovar:3 l:love:68 l:lovely:23 l:loyer:14 l:lucca:48 l:luck:4 l:luktade:44 l:lunch:11
l:luz:-22 l:lyse:18 l:lädt:-4 l:lämnar:20 l:länger:-8 l:läuft:-79 l:límite:38 l:löse:-17 l:lösenord:12 l:löste:45
l:m'occupe:25 l:mach:9 l:machine:109 l:machines:7 l:mad:-31 l:made:-21 l:mag:12 l:magazines:-1 l:magnetic:15
l:mailbox:-71 l:mailboxes:24 l:main:-48 l:maintenance:35 l:maintenant:-7 l:mais:83 l:mają:19 l:make:-31 l:malik:-8
l:malloc:12 l:malmo:-26 l:man:10 l:manage:8 l:mandarin:34 l:mano:-6 l:manuale:-14 l:many:56 l:map:7 l:maple:-18
l:mapping:13 l:mar:-32 l:march:-7 l:market:14 l:marketing:-6 l:marks:34 l:marée:-4 l:master:8 l:matchmaking:39
l:mate:59 l:maths:40 l:matin:-39 l:max:-2 l:maximum:5 l:may:-29 l:mañana:-29 l:me:73 l:meal:-9 l:meals:34 l:mean:-12
l:meant:-3 l:measure:-29 l:mechanic:46 l:mechanical:31 l:med:-17 l:median:12 l:mee:-3 l:meer:64 l:meet:67 l:meeting:24
l:meets:-9 l:mehr:-33 l:mein:-43 l:meine:8 l:meio:-3 l:mejlar:37 l:meldeformular:-13 l:melts:-9 l:member:-26
l:members:-7 l:memories:-4 l:memory:-76 l:men:-62 l:menschen:16 l:mention:-21 l:menus:22 l:merge:-16 l:merlins:60
l:mes:-40 l:mesa:15 l:mesmo:-9 l:messages:39 l:messy:-19 l:met:-13 l:meter:87 l:method:-3 l:metres:-50 l:meu:6
l:mezzanine:7 l:mg:31 l:mgr:22 l:mia:72 l:mich:2 l:microwaved:10 l:mieszkanie:6 l:mieux:70 l:mig:18 l:might:-60
l:mignon:60 l:migration:49 l:migração:-4 l:mijn:-14 l:miles:-18 l:milk:12 l:milliseconds:63 l:mina:-5 l:mind:-24
l:minds:-27 l:mine:-34 l:mini:29 l:minibus:19 l:minute:-197 l:minuten:-11 l:minutes:26 l:minutos:-8 l:mio:-14 l:mir:6
l:miscompiles:13 l:misread:101 l:miss:54 l:missing:-53 l:mistake:-4 l:mistakes:-46 l:mit:-105 l:mix:-54 l:mobile:25
l:mock:103 l:mode:2 l:model:64 l:module:26 l:mole:62 l:moment:-14 l:momentje:19 l:mon:-31 l:monday:-39 l:mondays:8
l:money:-5 l:monitoring:16 l:monitors:56 l:mono:5 l:montage:19 l:month:-184 l:monthly:-4 l:moon:21 l:mooring:41
l:moot:14 l:more:-61 l:morning:-51 l:most:-1 l:mostly:-41 l:mother:10 l:mother-in-law:15 l:mount:-7 l:mouse:-14
l:move:1 l:moved:43 l:movieron:8 l:mri:55 l:mrs:-36 l:ms:81 l:msgs:-1 l:much:-29 l:mucho:31 l:mud:41 l:muelle:23
l:mug:-29 l:mum:48 l:museum:27 l:musikbeispielen:15 l:must:131 l:mute:11 l:my:18 l:más:-28 l:máximo:19 l:mélange:-32
l:même:-14 l:mí:21 l:müssen:4 l:n:-17 l:na:-56 l:nach:-69 l:nacht:-41 l:nada:-2 l:name:-74 l:names:39 l:namiot:24
l:nana:7 l:naps:8 l:narrow:-25 l:narzekał:-36 l:nas:34 l:nda:7 l:ne:146 l:near:-15 l:nearest:2 l:nearly:21
l:needed:-36 l:needs:-19 l:neemt:61 l:neighbour:26 l:neighbour's:-1 l:neighbours:24 l:nephew:15 l:nesting:-22 l:net:15
l:networks:23 l:neue:19 l:never:92 l:new:13 l:news:19 l:newsletter:46 l:newsroom:22 l:next:127 l:nice:-20 l:nicer:-35
l:nicht:-35 l:nickel:-19 l:nie:45 l:niece:49 l:night:-10 l:nightly:14 l:nights:58 l:nightwatch:22 l:nine:42 l:nippy:17
l:nite:2 l:no:23 l:nobody:-132 l:noches:11 l:nog:31 l:noisy:-30 l:nom:-17 l:non:-71 l:none:-12 l:noodlijn:8 l:nooit:10
l:noon:-32 l:nord:71 l:normal:-2 l:northern:13 l:not:-26 l:noted:-15 l:nothing:-51 l:noté:12 l:nouns:-7 l:nous:23
l:nouvel:2 l:nove:-27 l:novels:-15 l:novo:13 l:now:-47 l:nowaka:-1 l:nr:57 l:nu:-61 l:nueva:9 l:nuevo:14 l:nuit:-51
l:nulidad:-2 l:number:52 l:numbers:26 l:nunca:-5 l:nurse:63 l:nurses:25 l:nutzer:37 l:nybakat:27 l:nyckeln:-1
l:nächstes:110 l:när:-2 l:nöbeti:35 l:nötter:14 l:o:-50 l:objected:33 l:obtained:-29 l:och:-27 l:october:-22 l:odd:22
l:oddać:3 l:odometry:50 l:of:14 l:off:1 l:offer:2 l:office:33 l:official:-9 l:offline:-14 l:often:53 l:oh:-57
l:ohne:-4 l:oil:34 l:oilskins:9 l:ok:21 l:okay:-2 l:okonjo:1 l:old:14 l:oldest:-15 l:olds:-16 l:olive:-9 l:om:-31
l:omg:-38 l:on:-67 l:onboarding:16 l:once:-32 l:oncle:6 l:one:-15 l:one's:6 l:one-page:14 l:ones:-60 l:only:17
l:op:-87 l:open:-41 l:opened:18 l:opening:13 l:opens:10 l:opera:-7 l:optado:17 l:opted:3 l:options:-17 l:opłatę:-24
l:or:-189 l:ord:-9 l:order:30 l:organ:-4 l:origami:5 l:orçamento:11 l:os:-44 l:other:-130 l:otherwise:-98 l:otra:29
l:our:-20 l:ours:-2 l:out:-27 l:outgoing:-21 l:outlier:3 l:outside:-5 l:outward:8 l:over:45 l:overflow:35 l:overran:46
l:overtime:-4 l:owe:29 l:own:-123 l:owns:14 l:oxford:-15 l:oxygen:-23 l:pacchetto:3 l:pacco:-8 l:pacifiers:8
l:pacs:-15 l:padaria:6 l:page:26 l:pager:-21 l:pages:47 l:paid:7 l:painted:47 l:painter:5 l:pairing:13 l:palco:14
l:pale:2 l:palet:23 l:pallets:-8 l:palés:8 l:papel:-22 l:paper:-28 l:par:-72 l:para:-71 l:paraît:1 l:parcel:32
l:pardon:-3 l:parents:22 l:park:14 l:parked:18 l:parr:-4 l:parrot's:9 l:part:52 l:parte:30 l:partorito:-1 l:pas:-1
l:pasa:-55 l:pasaje:13 l:pasek:23 l:pass:49 l:passage:-10 l:passare:19 l:passe:-34 l:passed:-4 l:passen:-40
l:passenger:-57 l:passiamo:56 l:passo:4 l:password:-35 l:passwords:29 l:passwort:10 l:past:-72 l:pastry:-1 l:patch:-2
l:patient:-42 l:pay:111 l:paying:10 l:payment:-12 l:payroll:-8 l:pays:92 l:państwu:23 l:pcs:17 l:pdf:9 l:peas:10
l:pebbles:-23 l:pedidos:7 l:peer:-4 l:pelican:22 l:pell:-5 l:pensioners:7 l:pente:-13 l:people:91 l:per:-192
l:perché:-4 l:permit:3 l:perpetua:17 l:person:22 l:pessoal:-16 l:pete:26 l:petersen:-18 l:petit:-53 l:pettersen:11
l:pettibone:17 l:phil:29 l:phone:-14 l:phonetic:-12 l:photograph:50 l:physics:21 l:physio:63 l:pic:25 l:pick:27
l:picture:-42 l:piec:36 l:pieniądze:-29 l:pienso:70 l:pier:-13 l:piezas:9 l:pilot:30 l:pin:3 l:pinch:27 l:pinning:9
l:pint:35 l:piotr:-4 l:pipes:13 l:pipette:7 l:pitch:19 l:pizza:-10 l:pięć:17 l:place:-114 l:places:-18 l:plain:-10
l:planificador:-9 l:plano:-23 l:plant:16 l:plantillas:36 l:plants:35 l:plaster:43 l:plastic:-14 l:plateaued:29
l:platine:38 l:played:36 l:player:24 l:please:-20 l:pleut:14 l:plombier:13 l:pls:-152 l:pluie:2 l:plum:35 l:plumber:5
l:po:-5 l:podcast:39 l:pode:-14 l:poetry:20 l:point:48 l:pokój:9 l:policy:76 l:polish:4 l:polls:24 l:pony's:1
l:pool:67 l:pools:7 l:pop:-25 l:poppy:10 l:popups:17 l:por:-39 l:port:-60 l:portal:59 l:porto:19 l:possible:-6
l:post:-18 l:postcards:-21 l:poster:16 l:postmortem:18 l:pot:47 l:pour:-23 l:power:-13 l:practical:49 l:practice:67
l:practicing:32 l:practise:-59 l:prallen:11 l:prefer:14 l:preferisci:31 l:prefiero:-13 l:prepare:-35 l:presión:29
l:pressure:77 l:price:5 l:pricing:-25 l:primary:11 l:prime:-4 l:print:-17 l:printed:59 l:printer:30 l:printing:9
l:priority:-19 l:priyanka:-10 l:prize:2 l:pro:-96 l:problem:37 l:problems:-27 l:proceed:172 l:proefversie:38
l:profe:10 l:professora:9 l:profile:-70 l:project:17 l:promised:3 l:proof:-5 l:proofing:6 l:proper:14 l:prothésiste:-9
l:proud:58 l:prova:56 l:proved:3 l:proveedor:23 l:provide:31 l:provided:-16 l:proxy:-9 l:przegląd:-29 l:przerywaj:11
l:przesyłki:36 l:przełożyłem:29 l:przy:11 l:préfère:35 l:prüfung:35 l:prüfungsgebühr:18 l:puedo:4 l:puerto:-25
l:puff:5 l:pulse:28 l:pump:44 l:pupil:11 l:pupils:8 l:puppy:28 l:puppy's:21 l:purchased:-30 l:pushes:16 l:put:6
l:putting:-63 l:pylon:-1 l:pâte:9 l:på:-7 l:pół:11 l:q:6 l:qc:15 l:quai:11 l:quarante-cinq:-12 l:quarter:-43
l:quarto:11 l:quedamos:45 l:quedan:-45 l:quedó:1 l:quem:23 l:question:57 l:queue:70 l:qui:-43 l:quick:-18 l:quien:-19
l:quiet:-37 l:quite:-4 l:quiz:14 l:quizzes:94 l:quota:45 l:quoted:23 l:qué:9 l:race:26 l:rack:-29 l:raconte:16
l:radio:17 l:rail:-8 l:railway:4 l:rain:-17 l:rained:15 l:raining:11 l:rains:-15 l:rampie:-6 l:rang:16 l:rare:30
l:rate:74 l:rather:21 l:ratio:-39 l:ravi:-17 l:reach:-61 l:reader:1 l:readers:41 l:reading:9 l:reads:-124 l:ready:-54
l:real:-1 l:really:35 l:rear:41 l:reason:-19 l:rebooked:2 l:reboot:-2 l:receptionist:-6 l:recevrez:15
l:rechtermarge:21 l:rechtermuur:41 l:recital:49 l:recommend:-11 l:reconnect:-3 l:recording:46 l:records:-7
l:rectorat:-34 l:redo:-25 l:redux:-11 l:ref:130 l:reference:14 l:refuge:9 l:refund:61 l:refunds:24 l:rega:24
l:regelt:9 l:regent:48 l:regex:12 l:region:-10 l:registration:38 l:regression:8 l:regulator's:3 l:rehang:-30
l:rehearsal:25 l:rehearsals:56 l:reichen:-37 l:relabel:13 l:relabelled:18 l:relay:67 l:release:35 l:relocated:-9
l:rely:-18 l:remains:104 l:remember:17 l:reminder:37 l:reminders:13 l:reminds:83 l:remonte:23 l:remplacé:55
l:rename:-4 l:renamed:13 l:renames:13 l:renders:7 l:rental:35 l:rented:-9 l:repairs:8 l:replacement:40 l:reply:20
l:repo:-15 l:report:34 l:reporter:21 l:requests:-13 l:reread:4 l:reroutes:22 l:reserva:-33 l:reservation:-5
l:reservations:-50 l:reserved:12 l:reservegenerator:23 l:resets:2 l:resist:34 l:resolution:11 l:resolve:-40
l:resort:-12 l:rest:-68 l:restart:53 l:restarted:24 l:rests:88 l:result:-48 l:resulta:11 l:resumo:-3 l:retention:94
l:retired:2 l:retrieved:-6 l:returned:2 l:returns:24 l:reunião:4 l:rev:10 l:reverted:-18 l:review:32 l:reviewed:5
l:reviews:68 l:revisione:8 l:rewrite:22 l:rhyme:-16 l:rica:20 l:rich:-8 l:ride:59 l:rider:7 l:riecht:2 l:rieger:33
l:rifatto:10 l:rig:24 l:right:-12 l:rijskast:17 l:rilegato:2 l:rileggere:-4 l:rir:-7 l:rit:6 l:riunione:1 l:river:-93
l:rma:-2 l:road:-10 l:robots:13 l:rodziców:12 l:rollers:2 l:rollout:12 l:rolls:-23 l:roof:14 l:room:75 l:rooms:-20
l:rope:-42 l:ropes:25 l:rota:19 l:rotation:37 l:round:-36 l:roundabout:-1 l:router:21 l:row:-23 l:rows:-19
l:rozmowie:21 l:rule:9 l:running:8 l:runs:-59 l:rushed:23 l:rust:-43 l:rzadko:27 l:révision:11 l:sa:7 l:saat:10
l:sabe:7 l:saber:40 l:sacks:21 l:sacó:51 l:said:59 l:sailed:3 l:sails:-8 l:sale:-15 l:salen:-55 l:salle:41 l:salmon:6
l:salt:45 l:same:-40 l:sample:23 l:samples:-30 l:sat:-66 l:saudade:74 l:sauna:7 l:save:10 l:saved:-25 l:savez:13
l:say:-2 l:says:25 l:sb:24 l:scaffolding:-5 l:scales:47 l:scanned:-1 l:scanners:19 l:scare:12 l:scared:-54
l:schaffe:-50 l:schalter:15 l:scheduled:38 l:schema:-13 l:schimmelproef:8 l:schlafen:13 l:schlüssel:52 l:schoenen:15
l:schon:-3 l:school:51 l:schoonvader:14 l:schwiegereltern:2 l:screen:15 l:screws:52 l:scrub:-26 l:sdk:15 l:se:33
l:sea:-62 l:seal:31 l:seat:101 l:seats:52 l:second:-9 l:seconds:55 l:see:-25 l:seed:1 l:seeing:-6 l:seek:36 l:seem:5
l:seems:85 l:seen:85 l:sees:-17 l:seguir:51 l:seguro:10 l:sein:-31 l:selbstbeteiligung:-1 l:selected:-17 l:selling:-25
l:selvedge:-1 l:sempre:-54 l:semáforo:36 l:send:54 l:sending:-76 l:sense:-3 l:sensore:30 l:sent:42 l:september:-37
l:sera:87 l:sereni:-8 l:serializer:-17 l:serious:-11 l:serve:9 l:server:82 l:service:65 l:servidor:-5 l:servis:20
l:servisi:21 l:session:13 l:setpoint:35 l:settings:1 l:settled:-13 l:sew:27 l:sewing:13 l:shall:-8 l:shared:-65
l:shave:-14 l:she:-84 l:she's:-36 l:shed:-37 l:sheet:138 l:sheets:20 l:shes:-12 l:shift:8 l:shifts:-2 l:ship:19
l:shipped:-35 l:shipping:31 l:ships:-51 l:shoe:40 l:shoes:6 l:shop:-39 l:shops:45 l:short:55 l:shot:-10 l:should:-4
l:shoulder:-35 l:shouts:-27 l:show:-7 l:shows:-49 l:shunting:10 l:shut:31 l:shuts:49 l:shutter:33 l:shuttle:10
l:sicherung:-13 l:sicilian:-15 l:sick:-2 l:sideways:30 l:sie:40 l:sigma:24 l:sign:-18 l:signalled:-8 l:signals:-13
l:signature:24 l:signatures:11 l:signed:-86 l:significance:24 l:signs:-10 l:siguiente:61 l:silence:-21 l:silk:28
l:silva:43 l:simply:-25 l:simulating:12 l:simulations:29 l:simulator:-41 l:since:-96 l:sing:6 l:singer:2 l:single:-24
l:sis:18 l:sister-in-law:1 l:sitio:-20 l:sits:-39 l:six:-20 l:size:104 l:sizes:-3 l:skeleton:4 l:skiner:22
l:skipping:6 l:slave:37 l:sleepy:-34 l:sleeve:-19 l:slept:36 l:slices:22 l:slipped:5 l:slot:-4 l:slots:-31 l:slow:6
l:sluggish:21 l:small:-89 l:smells:-2 l:smoke:-3 l:sms:-11 l:smälte:24 l:snapshots:-4 l:snowing:6 l:soaks:-1
l:sofa:-14 l:softens:-3 l:softly:8 l:soglia:13 l:soir:-53 l:solar:-1 l:solenoid:1 l:solid:21 l:sollst:5 l:sollte:-20
l:som:-27 l:some:-89 l:somebody:18 l:someone:64 l:something:-29 l:somewhere:-27 l:somos:5 l:songs:25 l:sonno:5
l:sonst:-20 l:soon:87 l:sooner:54 l:sorry:7 l:sorted:30 l:sortiert:-18 l:sound:-81 l:sounds:74 l:soup:-72
l:sourdough:36 l:south:42 l:soñé:14 l:spa:13 l:spain:19 l:spare:3 l:speak:-43 l:speaking:38 l:speaks:-9
l:specchietto:14 l:special:9 l:specific:-38 l:speed:49 l:spelar:25 l:spendere:-8 l:spent:90 l:spikes:-28 l:spleen:-18
l:spoken:41 l:spoon:-4 l:spot:31 l:spots:3 l:spring:-2 l:spruce:-12 l:squad:8 l:staat:-6 l:stack:11 l:stagiaire:19
l:stairs:-64 l:stall:3 l:standing:-52 l:stands:-29 l:stap:23 l:stare:31 l:start:119 l:started:-26 l:station:20
l:stattdessen:-7 l:stay:20 l:stayed:-7 l:stays:7 l:steeds:-5 l:steering:6 l:steht:-4 l:stell:1 l:step:23 l:stepped:24
l:steps:-93 l:stick:21 l:stikstof:34 l:still:42 l:stint:29 l:stock:40 l:stockholm:-18 l:stocktaking:-35 l:stoi:-4
l:stomach:-12 l:stood:-84 l:stooping:34 l:stops:-56 l:store:14 l:stored:-21 l:storing:15 l:straight:-106
l:straightening:10 l:strangers:-4 l:street:-46 l:stress:25 l:stretched:-35 l:stripped:23 l:strips:15 l:stroller:-2
l:stuck:-22 l:student:22 l:studio:16 l:stung:52 l:sturmwarnung:-25 l:stuttered:10 l:stuurt:16 l:such:-26 l:sugar:-32
l:suit:-51 l:suitcase:43 l:sum:-33 l:summer:26 l:summit:-23 l:sunday:-62 l:sundays:-16 l:sundial:5 l:sunset:18
l:supplier:4 l:support:-41 l:suppose:16 l:supposed:-45 l:sure:44 l:surprise:-18 l:surprised:20 l:suspension:18
l:swag:15 l:swallows:89 l:swap:-10 l:sway:-1 l:swear:18 l:switch:76 l:switched:-3 l:switching:-51 l:swore:7
l:sworn:-15 l:sync:15 l:synthetic:-9 l:system:-27 l:szatni:27 l:séance:-12 l:słoików:21 l:table:-28 l:tabs:80
l:tack:-8 l:tag:58 l:tagged:55 l:taille:33 l:tak:-18 l:take:9 l:taken:37 l:takes:-18 l:taking:17 l:talk:-10
l:talked:32 l:talking:-1 l:tamper:15 l:tante:15 l:tap:27 l:tape:-1 l:tar:110 l:tarda:-7 l:tarde:-19 l:tariff:2
l:task:26 l:tata:3 l:tax:-55 l:tbh:-13 l:te:27 l:tea:33 l:teacher:85 l:teachers:1 l:teaches:120 l:teal:-20 l:team:-5
l:teams:24 l:teatrino:-2 l:teatro:-10 l:technician:68 l:teigkneter:11 l:telefonlar:17 l:telephone:20 l:telesilla:4
l:tell:-10 l:telling:-56 l:tells:-26 l:temos:12 l:temp:104 l:temperatura:9 l:tempo:21 l:ten:-96 l:tenant:-23
l:teniamo:-1 l:tent:7 l:ter:9 l:teraz:-49 l:term:-33 l:test:119 l:testa:-2 l:testers:77 l:testes:15 l:testkastje:10
l:testomgeving:18 l:tests:112 l:text:47 l:texto:-1 l:thai:11 l:than:-187 l:thank:5 l:thank-you:9 l:thanks:-47
l:that:-21 l:that's:-30 l:thatch:-2 l:the:-14 l:their:-145 l:them:-133 l:theme:65 l:then:6 l:theorie-examen:16
l:theory:36 l:there:24 l:theres:3 l:they:-74 l:thick:-29 l:thing:46 l:think:-28 l:thinking:24 l:thinks:-37
l:thirteen:36 l:this:13 l:tho:-12 l:those:20 l:though:-54 l:thought:-10 l:thousand:-16 l:thread:-23 l:threads:-79
l:three:27 l:threshold:35 l:threw:-5 l:through:-3 l:thu:-50 l:thuis:13 l:thumb:-3 l:thumbnail:18 l:thx:-34
l:ticket:-43 l:tickets:43 l:tide:94 l:tides:-3 l:tied:29 l:tiene:-12 l:til:-33 l:tile:2 l:tiles:9 l:till:-57
l:time:-21 l:timeout:152 l:times:-109 l:tired:28 l:tittade:34 l:to:-90 l:toca:46 l:tocca:16 l:today's:-6
l:together:-58 l:told:34 l:tolv:11 l:tomografu:35 l:tomorrow:25 l:tonight:12 l:too:-75 l:took:4 l:tool:13 l:top:-19
l:torchio:12 l:torkar:17 l:torn:22 l:tornio:-7 l:total:14 l:touch:11 l:touching:11 l:tout:-24 l:toute:-7 l:towards:-12
l:town:62 l:traag:7 l:trace:25 l:traces:45 l:traduzioni:33 l:trafo:14 l:trail:-15 l:trains:10 l:traiteur:-16
l:translate:1 l:translated:3 l:trasporto:-2 l:travel:53 l:travels:27 l:tre:-22 l:treasurer:15 l:treble:8
l:treffpunkt:4 l:trein:12 l:trieste:-8 l:trip:-7 l:trips:-56 l:troquei:17 l:trotz:-23 l:trovo:25 l:truck:65
l:trucker:7 l:trust:35 l:trwała:24 l:try:49 l:trying:16 l:trzeba:44 l:tue:-12 l:tuesday:14 l:tuner:14 l:tunnel:-39
l:tupp:22 l:turku:29 l:turn:-10 l:turned:-54 l:turno:18 l:turns:-31 l:twee:25 l:twelve:18 l:twice:-50 l:twins:10
l:two:79 l:tym:-12 l:type:-29 l:typical:3 l:typing:28 l:typo:-12 l:u:-20 l:ugh:-21 l:ultime:-1 l:um:53 l:umber:-10
l:umbral:42 l:umbrella:-30 l:un:-38 l:un'aria:-40 l:unable:19 l:unanswered:3 l:unclear:-14 l:und:-87 l:under:-73
l:understand:123 l:understudy:38 l:undo:-59 l:unfortunately:-15 l:ungefähr:-20 l:uniform:9 l:units:-45 l:university:25
l:unless:-3 l:uns:30 l:unseal:21 l:until:-38 l:up:-48 l:upcoming:-45 l:updates:41 l:upgrade:27 l:uplink:20 l:upload:20
l:upper:31 l:ups:57 l:upstairs:13 l:us:-15 l:usare:3 l:use:-23 l:user:-18 l:uses:-57 l:ushers:50 l:using:-39
l:ustalone:14 l:usual:-8 l:usually:-12 l:utc:5 l:uur:-22 l:uw:15 l:vad:53 l:vai:11 l:vaillant:-3 l:vale:-11
l:validation:3 l:value:-43 l:vamos:71 l:van:18 l:variable:-27 l:vase:-3 l:vd:3 l:vecchio:-21 l:vecino:24 l:vegas:-12
l:vegetarian:-4 l:vending:12 l:vendor:12 l:verb:5 l:verbs:41 l:verschoben:23 l:verses:23 l:verteilerlisten:27
l:vertrag:7 l:very:-19 l:vests:-1 l:vet:36 l:veut:35 l:vez:-62 l:via:-9 l:vieux:-2 l:view:62 l:vill:24 l:violet:-49
l:vise:14 l:visit:36 l:visiting:6 l:visitors:-29 l:visits:-79 l:visto:-44 l:vmware:-6 l:vocab:-6 l:vocht:-26 l:você:38
l:voglia:-15 l:voglio:-37 l:voir:-19 l:vol:10 l:voltage:23 l:volunteer:10 l:volunteers:45 l:vom:6 l:voor:-28
l:voordat:-6 l:vordach:13 l:vorkheftruck:2 l:vorladen:-11 l:vorstand:-20 l:vote:16 l:voted:17 l:voucher:59 l:vowels:4
l:vroeger:-2 l:vuelto:-13 l:vérifier:6 l:w:-73 l:wachsen:-12 l:wage:16 l:wagen:-38 l:waiter:6 l:waiting:56 l:waits:-22
l:walkers:-10 l:walking:16 l:walks:20 l:wall:-88 l:wander:6 l:want:23 l:wanted:-37 l:wants:81 l:ward:39 l:ware:32
l:waren:4 l:warm:-18 l:warning:30 l:warranty:25 l:was:-14 l:washing:-12 l:wat:4 l:watch:36 l:watched:7 l:water:75
l:waterline:-3 l:wax:24 l:way:-169 l:wczoraj:-1 l:we:7 l:we've:-21 l:weather:6 l:weavers:-4 l:web:16 l:webhook:14
l:wedding:32 l:weddings:21 l:wednesday:-31 l:week:-118 l:weekday:6 l:weekend:-32 l:weekly:-64 l:weeks:47 l:weigh:3
l:weighed:49 l:weighs:-15 l:weight:-22 l:weil:-1 l:wejściowy:22 l:welcome:44 l:well:-27 l:went:10 l:wenzel:-6
l:were:-24 l:west:37 l:wet:-15 l:what:-27 l:whatever:-43 l:wheel:34 l:wheels:35 l:when:-23 l:whenever:-17 l:where:-117
l:whether:-87 l:which:-237 l:while:-149 l:whippet:6 l:whistling:30 l:white:-1 l:whiteboard:-62 l:whitening:2 l:who:24
l:who's:15 l:whoever:-35 l:whole:-88 l:why:-65 l:wiadomo:8 l:wide:-46 l:widget:22 l:width:47 l:wie:-24 l:wiegen:-16
l:wiegt:-16 l:wife:21 l:wifi:60 l:wil:1 l:wild:63 l:will:20 l:willen:6 l:winch:-17 l:wins:-4 l:winter:-16 l:wir:-54
l:wire:29 l:wires:-2 l:wish:-25 l:with:-87 l:within:-50 l:without:-83 l:więcej:3 l:woche:1 l:wochenende:88
l:wohnung:14 l:wolno:37 l:woman:31 l:won't:1 l:wonder:35 l:wont:70 l:wooden:-11 l:word:4 l:wore:-4 l:workers:-1
l:working:-12 l:works:-28 l:workshop:50 l:world:-16 l:worries:112 l:worry:14 l:would:-40 l:wrap:-1 l:wrench:12
l:write:43 l:writing:-11 l:written:62 l:wrong:-105 l:wrote:-24 l:wykresy:17 l:wäre:43 l:xcode:9 l:ya:-67 l:yeah:24
l:year:-99 l:yellow:-4 l:yes:21 l:yesterday:-85 l:yesterday's:4 l:york:-41 l:you:35 l:you'll:-37 l:you're:44
l:young:-11 l:younger:18 l:youngest:27 l:your:-17 l:yourself:-2 l:yr:-27 l:yurt:3 l:yıldız:-10 l:z:29 l:za:-1 l:zaal:1
l:zahlen:-31 l:zapasowa:22 l:załączników:11 l:ze:-19 l:zgłoszenia:40 l:ziel:-6 l:zijn:-36 l:znowu:67 l:zombie:-16
l:zones:42 l:zostawiamy:-13 l:zug:16 l:zus:5 l:à:-95 l:às:-32 l:än:-6 l:är:138 l:ça:50 l:çalıştırıyor:-3 l:çekiç:38
l:è:-72 l:étiqueter:12 l:öffnet:-16 l:örneklerle:19 l:über:-34 l:übernachtung:-7 l:überschwungen:23 l:źle:5 l:без:5
l:закончилось:20 l:придумали:13 l:проверяем:47 l:серверной:16 l:текст:13 l:теперь:19 l:четвергу:10
"""
