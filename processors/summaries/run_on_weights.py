"""Weights of :mod:`processors.summaries.run_on`: ``python -m benchmarks.run_on --write`` fits them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

#: What each sign adds to the score of a place between two words.
OF_SIGNS: Final[Mapping[str, float]] = {
    "after_and": -1.05,
    "after_article": -0.59,
    "after_comparison": -0.78,
    "after_condition": 0.24,
    "after_every": -0.37,
    "after_is": -0.66,
    "after_modal": -0.73,
    "after_negation": -0.03,
    "after_none": -0.82,
    "after_order": -0.05,
    "after_others": -0.04,
    "after_past": -0.50,
    "after_possessive": 0.63,
    "after_reason": -0.13,
    "after_speaker": 0.53,
    "after_told": -0.86,
    "after_vague": -0.47,
    "any": -1.34,
    "before_and": -3.78,
    "before_article": -1.07,
    "before_comparison": 0.02,
    "before_condition": -3.25,
    "before_every": -0.10,
    "before_is": -0.66,
    "before_modal": -1.15,
    "before_negation": -0.56,
    "before_none": 0.51,
    "before_order": -0.08,
    "before_others": -0.35,
    "before_past": -0.63,
    "before_possessive": -1.29,
    "before_reason": -1.39,
    "before_speaker": -0.86,
    "before_told": 0.33,
    "before_vague": -0.31,
    "both_and_article": -0.25,
    "both_and_condition": -0.03,
    "both_and_every": -0.11,
    "both_and_is": -0.10,
    "both_and_modal": -0.03,
    "both_and_negation": -0.45,
    "both_and_none": -1.61,
    "both_and_order": -0.27,
    "both_and_others": -0.31,
    "both_and_past": -0.10,
    "both_and_possessive": -0.29,
    "both_and_reason": -0.04,
    "both_and_speaker": -1.19,
    "both_and_told": -0.02,
    "both_and_vague": -0.06,
    "both_article_article": 0.30,
    "both_article_comparison": 0.06,
    "both_article_condition": 0.34,
    "both_article_every": 0.11,
    "both_article_is": -0.01,
    "both_article_negation": 0.45,
    "both_article_none": -2.00,
    "both_article_order": 0.22,
    "both_article_others": 0.21,
    "both_article_past": -0.01,
    "both_article_possessive": -0.41,
    "both_article_reason": 0.40,
    "both_article_speaker": 0.57,
    "both_article_told": -0.58,
    "both_article_vague": -0.06,
    "both_comparison_and": 0.01,
    "both_comparison_article": -0.40,
    "both_comparison_comparison": -0.67,
    "both_comparison_condition": -0.93,
    "both_comparison_every": 0.21,
    "both_comparison_is": 0.29,
    "both_comparison_modal": 0.05,
    "both_comparison_negation": 0.43,
    "both_comparison_none": 0.11,
    "both_comparison_order": -0.04,
    "both_comparison_others": 0.22,
    "both_comparison_past": 0.23,
    "both_comparison_possessive": -0.28,
    "both_comparison_reason": -0.33,
    "both_comparison_speaker": 0.67,
    "both_comparison_told": -0.14,
    "both_comparison_vague": 0.07,
    "both_condition_article": -0.19,
    "both_condition_condition": -0.01,
    "both_condition_every": -0.06,
    "both_condition_is": -0.25,
    "both_condition_modal": -0.02,
    "both_condition_negation": -0.29,
    "both_condition_none": -1.67,
    "both_condition_others": -0.56,
    "both_condition_past": -0.02,
    "both_condition_possessive": -0.32,
    "both_condition_reason": -0.04,
    "both_condition_speaker": -1.01,
    "both_every_and": -0.04,
    "both_every_article": 0.09,
    "both_every_comparison": 0.15,
    "both_every_condition": -0.26,
    "both_every_every": 0.35,
    "both_every_is": -0.26,
    "both_every_modal": 0.21,
    "both_every_negation": 0.91,
    "both_every_none": -0.45,
    "both_every_order": -0.58,
    "both_every_others": 0.16,
    "both_every_past": -0.38,
    "both_every_possessive": -0.08,
    "both_every_reason": -0.52,
    "both_every_speaker": 0.38,
    "both_every_told": -0.41,
    "both_every_vague": 0.06,
    "both_is_and": -0.54,
    "both_is_article": -0.71,
    "both_is_comparison": -0.40,
    "both_is_condition": 0.69,
    "both_is_every": -0.73,
    "both_is_is": 0.52,
    "both_is_modal": 0.14,
    "both_is_negation": -0.76,
    "both_is_none": -0.57,
    "both_is_order": -0.70,
    "both_is_others": 0.21,
    "both_is_past": 0.17,
    "both_is_possessive": -0.53,
    "both_is_reason": -0.03,
    "both_is_speaker": 1.38,
    "both_is_told": 0.28,
    "both_is_vague": -0.99,
    "both_modal_and": 0.16,
    "both_modal_article": -0.70,
    "both_modal_comparison": -0.45,
    "both_modal_condition": 0.38,
    "both_modal_every": -0.33,
    "both_modal_is": -0.05,
    "both_modal_modal": -0.05,
    "both_modal_negation": -1.30,
    "both_modal_none": -0.63,
    "both_modal_order": 0.25,
    "both_modal_others": 0.04,
    "both_modal_past": 0.29,
    "both_modal_possessive": -0.03,
    "both_modal_reason": 0.49,
    "both_modal_speaker": 0.08,
    "both_modal_told": -0.87,
    "both_modal_vague": 0.12,
    "both_negation_and": -0.22,
    "both_negation_article": -0.59,
    "both_negation_comparison": 0.55,
    "both_negation_condition": -0.24,
    "both_negation_every": 0.22,
    "both_negation_is": 0.15,
    "both_negation_modal": -0.88,
    "both_negation_negation": 0.06,
    "both_negation_none": -0.65,
    "both_negation_order": 0.22,
    "both_negation_others": 0.47,
    "both_negation_past": -0.27,
    "both_negation_possessive": -0.02,
    "both_negation_reason": -0.15,
    "both_negation_speaker": 0.97,
    "both_negation_told": -0.53,
    "both_negation_vague": -0.13,
    "both_none_and": -0.80,
    "both_none_article": 0.24,
    "both_none_comparison": -0.38,
    "both_none_condition": 0.16,
    "both_none_every": 0.09,
    "both_none_is": -0.37,
    "both_none_modal": -0.46,
    "both_none_negation": 0.10,
    "both_none_none": 0.22,
    "both_none_order": -0.09,
    "both_none_others": 0.46,
    "both_none_past": -0.12,
    "both_none_possessive": 0.70,
    "both_none_reason": -0.07,
    "both_none_speaker": 0.77,
    "both_none_told": -0.05,
    "both_none_vague": 0.29,
    "both_order_and": -0.64,
    "both_order_article": 0.19,
    "both_order_comparison": 0.28,
    "both_order_condition": 0.05,
    "both_order_every": -0.78,
    "both_order_is": -0.66,
    "both_order_modal": 0.28,
    "both_order_negation": -0.32,
    "both_order_none": 0.38,
    "both_order_order": 1.03,
    "both_order_others": -0.32,
    "both_order_past": 0.05,
    "both_order_possessive": 0.25,
    "both_order_reason": -0.15,
    "both_order_speaker": -1.02,
    "both_order_told": -0.09,
    "both_order_vague": 0.39,
    "both_others_and": -0.20,
    "both_others_article": 0.42,
    "both_others_comparison": -0.11,
    "both_others_condition": -0.14,
    "both_others_every": -0.21,
    "both_others_is": -0.39,
    "both_others_modal": -1.02,
    "both_others_negation": 0.02,
    "both_others_none": -0.14,
    "both_others_order": -0.63,
    "both_others_others": -0.50,
    "both_others_past": -1.09,
    "both_others_possessive": 1.12,
    "both_others_reason": 0.23,
    "both_others_speaker": 1.69,
    "both_others_told": -1.11,
    "both_others_vague": -0.47,
    "both_past_and": -0.24,
    "both_past_article": -0.87,
    "both_past_comparison": 0.09,
    "both_past_condition": 0.39,
    "both_past_every": -0.19,
    "both_past_is": 0.02,
    "both_past_modal": -0.01,
    "both_past_negation": -0.45,
    "both_past_none": 0.42,
    "both_past_order": 0.41,
    "both_past_others": -1.16,
    "both_past_past": 0.03,
    "both_past_possessive": -0.09,
    "both_past_reason": -0.03,
    "both_past_speaker": -0.92,
    "both_past_told": 0.17,
    "both_past_vague": -0.02,
    "both_possessive_and": -0.04,
    "both_possessive_article": -0.05,
    "both_possessive_comparison": -0.06,
    "both_possessive_is": -0.02,
    "both_possessive_modal": 0.31,
    "both_possessive_none": -1.43,
    "both_possessive_order": -0.38,
    "both_possessive_others": -0.12,
    "both_possessive_reason": -0.01,
    "both_possessive_told": -0.14,
    "both_reason_and": -0.05,
    "both_reason_article": -0.36,
    "both_reason_comparison": 0.13,
    "both_reason_condition": 0.20,
    "both_reason_every": -0.50,
    "both_reason_is": -0.52,
    "both_reason_modal": 0.04,
    "both_reason_negation": -0.08,
    "both_reason_none": -0.38,
    "both_reason_order": 0.14,
    "both_reason_others": -0.57,
    "both_reason_past": -0.09,
    "both_reason_possessive": -0.68,
    "both_reason_reason": 0.09,
    "both_reason_speaker": -0.69,
    "both_reason_told": 0.10,
    "both_reason_vague": 0.13,
    "both_speaker_and": -0.09,
    "both_speaker_article": -0.22,
    "both_speaker_comparison": -0.75,
    "both_speaker_condition": -0.18,
    "both_speaker_every": -0.60,
    "both_speaker_is": 0.02,
    "both_speaker_modal": -0.71,
    "both_speaker_negation": -0.07,
    "both_speaker_none": -0.17,
    "both_speaker_order": -0.91,
    "both_speaker_others": 0.21,
    "both_speaker_past": -0.40,
    "both_speaker_possessive": 0.96,
    "both_speaker_reason": -0.14,
    "both_speaker_speaker": 0.64,
    "both_speaker_told": -0.51,
    "both_speaker_vague": -0.52,
    "both_told_and": 0.06,
    "both_told_article": 0.04,
    "both_told_comparison": -0.57,
    "both_told_condition": -0.14,
    "both_told_every": 0.24,
    "both_told_is": -0.48,
    "both_told_modal": 0.36,
    "both_told_negation": 0.51,
    "both_told_none": 0.45,
    "both_told_order": 0.34,
    "both_told_others": -0.53,
    "both_told_past": 0.49,
    "both_told_possessive": 0.25,
    "both_told_reason": -0.59,
    "both_told_speaker": -0.17,
    "both_told_told": 0.32,
    "both_told_vague": -0.64,
    "both_vague_and": 0.09,
    "both_vague_article": -0.82,
    "both_vague_comparison": -0.03,
    "both_vague_condition": -0.26,
    "both_vague_every": -0.10,
    "both_vague_is": 0.06,
    "both_vague_modal": 0.26,
    "both_vague_negation": 0.27,
    "both_vague_none": 0.10,
    "both_vague_order": 0.59,
    "both_vague_others": -0.46,
    "both_vague_past": -0.15,
    "both_vague_possessive": -0.47,
    "both_vague_reason": 0.42,
    "both_vague_speaker": -0.31,
    "both_vague_told": -0.25,
    "both_vague_vague": -0.41,
    "from_1": -1.59,
    "from_2": -2.39,
    "from_3": -1.84,
    "from_4": -1.18,
    "from_5": -0.30,
    "from_6": 0.32,
    "languages__": -0.08,
    "languages__dutch": -0.19,
    "languages__english": 0.01,
    "languages__french": -0.62,
    "languages__german": -0.50,
    "languages__italian": -0.67,
    "languages__polish": -0.62,
    "languages__portuguese": -0.72,
    "languages__spanish": -0.62,
    "languages__swedish": -0.28,
    "languages__turkish": -0.35,
    "languages_dutch_": -0.48,
    "languages_dutch_dutch": -2.40,
    "languages_dutch_english": 0.18,
    "languages_dutch_french": 0.03,
    "languages_dutch_german": -0.36,
    "languages_dutch_italian": 0.13,
    "languages_dutch_polish": 0.01,
    "languages_dutch_portuguese": 0.16,
    "languages_dutch_spanish": -0.10,
    "languages_dutch_swedish": -0.10,
    "languages_dutch_turkish": 0.09,
    "languages_english_": 0.18,
    "languages_english_dutch": 0.51,
    "languages_english_english": 0.41,
    "languages_english_french": 0.19,
    "languages_english_german": 0.16,
    "languages_english_italian": 0.33,
    "languages_english_polish": 0.17,
    "languages_english_portuguese": 0.15,
    "languages_english_spanish": 0.22,
    "languages_english_swedish": 0.22,
    "languages_english_turkish": 0.09,
    "languages_french_": -0.33,
    "languages_french_dutch": 0.22,
    "languages_french_english": 0.23,
    "languages_french_french": -1.85,
    "languages_french_german": -0.27,
    "languages_french_italian": -2.46,
    "languages_french_polish": 0.05,
    "languages_french_portuguese": 0.11,
    "languages_french_spanish": -0.47,
    "languages_french_swedish": -0.26,
    "languages_french_turkish": -0.15,
    "languages_german_": -0.16,
    "languages_german_dutch": -0.35,
    "languages_german_english": 0.19,
    "languages_german_german": -2.20,
    "languages_german_italian": 0.01,
    "languages_german_polish": -0.14,
    "languages_german_portuguese": 0.33,
    "languages_german_spanish": -0.54,
    "languages_german_swedish": 0.13,
    "languages_german_turkish": 0.08,
    "languages_italian_": -0.42,
    "languages_italian_dutch": -0.01,
    "languages_italian_english": 0.30,
    "languages_italian_french": -2.31,
    "languages_italian_german": 0.08,
    "languages_italian_italian": -0.80,
    "languages_italian_polish": 0.09,
    "languages_italian_portuguese": 0.01,
    "languages_italian_spanish": -0.68,
    "languages_italian_swedish": 0.26,
    "languages_italian_turkish": 0.10,
    "languages_polish_": -0.48,
    "languages_polish_dutch": 0.07,
    "languages_polish_english": 0.06,
    "languages_polish_french": -0.21,
    "languages_polish_german": -0.51,
    "languages_polish_italian": -0.32,
    "languages_polish_polish": -0.76,
    "languages_polish_portuguese": 0.12,
    "languages_polish_spanish": 0.01,
    "languages_polish_swedish": 0.21,
    "languages_polish_turkish": 0.01,
    "languages_portuguese_": -1.31,
    "languages_portuguese_dutch": -0.20,
    "languages_portuguese_english": -0.12,
    "languages_portuguese_french": -0.28,
    "languages_portuguese_german": -0.11,
    "languages_portuguese_italian": 0.05,
    "languages_portuguese_polish": 0.10,
    "languages_portuguese_portuguese": -0.21,
    "languages_portuguese_spanish": -0.49,
    "languages_portuguese_swedish": 0.04,
    "languages_spanish_": -0.55,
    "languages_spanish_dutch": -0.01,
    "languages_spanish_english": 0.13,
    "languages_spanish_french": -0.61,
    "languages_spanish_german": -0.69,
    "languages_spanish_italian": -0.45,
    "languages_spanish_polish": 0.06,
    "languages_spanish_portuguese": 0.02,
    "languages_spanish_spanish": -1.80,
    "languages_spanish_swedish": -0.02,
    "languages_spanish_turkish": -0.57,
    "languages_swedish_": -0.86,
    "languages_swedish_dutch": 0.31,
    "languages_swedish_english": -0.08,
    "languages_swedish_french": -0.05,
    "languages_swedish_italian": 0.02,
    "languages_swedish_polish": 0.14,
    "languages_swedish_portuguese": -0.29,
    "languages_swedish_spanish": -0.13,
    "languages_swedish_swedish": -2.15,
    "languages_swedish_turkish": -0.04,
    "languages_turkish_": -0.43,
    "languages_turkish_dutch": -0.04,
    "languages_turkish_english": 0.11,
    "languages_turkish_french": 0.03,
    "languages_turkish_german": -0.07,
    "languages_turkish_italian": 0.05,
    "languages_turkish_polish": 0.09,
    "languages_turkish_portuguese": -0.09,
    "languages_turkish_spanish": -0.40,
    "languages_turkish_turkish": -0.33,
    "next_and_and": -0.01,
    "next_and_article": -0.86,
    "next_and_comparison": -0.03,
    "next_and_condition": -0.27,
    "next_and_every": -0.51,
    "next_and_is": -0.55,
    "next_and_modal": -0.57,
    "next_and_negation": -0.87,
    "next_and_none": -0.04,
    "next_and_order": -0.24,
    "next_and_others": 0.82,
    "next_and_past": -0.98,
    "next_and_possessive": 0.88,
    "next_and_reason": 0.39,
    "next_and_speaker": -1.37,
    "next_and_told": -0.60,
    "next_and_vague": -0.30,
    "next_article_article": -0.67,
    "next_article_comparison": -0.51,
    "next_article_condition": -0.21,
    "next_article_every": -0.29,
    "next_article_is": -0.69,
    "next_article_modal": -0.58,
    "next_article_negation": -0.41,
    "next_article_none": 0.07,
    "next_article_order": -0.07,
    "next_article_others": 0.22,
    "next_article_past": -0.91,
    "next_article_possessive": 0.36,
    "next_article_reason": -0.89,
    "next_article_speaker": 0.09,
    "next_article_told": -0.88,
    "next_article_vague": -0.06,
    "next_comparison_and": -0.44,
    "next_comparison_article": 0.90,
    "next_comparison_comparison": -1.03,
    "next_comparison_condition": -0.68,
    "next_comparison_every": -0.25,
    "next_comparison_is": -0.04,
    "next_comparison_modal": -0.22,
    "next_comparison_negation": 0.45,
    "next_comparison_none": 0.15,
    "next_comparison_order": -0.36,
    "next_comparison_others": -0.28,
    "next_comparison_past": -0.08,
    "next_comparison_possessive": -0.38,
    "next_comparison_reason": -1.02,
    "next_comparison_speaker": -0.70,
    "next_comparison_told": -0.01,
    "next_comparison_vague": 0.21,
    "next_condition_article": 0.73,
    "next_condition_every": -0.10,
    "next_condition_is": -0.12,
    "next_condition_modal": -0.24,
    "next_condition_negation": -0.77,
    "next_condition_none": -0.14,
    "next_condition_others": -0.41,
    "next_condition_past": -0.04,
    "next_condition_possessive": -0.04,
    "next_condition_reason": 1.11,
    "next_condition_speaker": 0.28,
    "next_every_and": -0.76,
    "next_every_article": -0.07,
    "next_every_comparison": -0.48,
    "next_every_condition": -0.73,
    "next_every_every": -0.21,
    "next_every_is": -0.71,
    "next_every_modal": -0.93,
    "next_every_negation": 0.28,
    "next_every_none": 0.40,
    "next_every_order": -0.38,
    "next_every_others": -0.66,
    "next_every_past": 0.63,
    "next_every_possessive": -0.33,
    "next_every_reason": -0.76,
    "next_every_speaker": -0.07,
    "next_every_told": -0.26,
    "next_every_vague": 0.34,
    "next_is_and": -0.37,
    "next_is_article": -0.48,
    "next_is_comparison": -0.47,
    "next_is_condition": -0.48,
    "next_is_every": 0.27,
    "next_is_is": -0.20,
    "next_is_modal": 0.62,
    "next_is_negation": -0.34,
    "next_is_none": -0.22,
    "next_is_order": -0.98,
    "next_is_others": 0.61,
    "next_is_past": -0.39,
    "next_is_possessive": -0.27,
    "next_is_reason": -0.30,
    "next_is_speaker": 0.72,
    "next_is_told": -0.22,
    "next_is_vague": -0.35,
    "next_modal_and": -0.04,
    "next_modal_article": -0.26,
    "next_modal_comparison": 0.07,
    "next_modal_condition": -0.03,
    "next_modal_every": -0.77,
    "next_modal_is": -0.21,
    "next_modal_modal": -1.38,
    "next_modal_negation": -2.47,
    "next_modal_none": -0.29,
    "next_modal_order": -0.54,
    "next_modal_others": 1.91,
    "next_modal_past": -0.40,
    "next_modal_possessive": -0.41,
    "next_modal_reason": -0.10,
    "next_modal_speaker": 2.11,
    "next_modal_told": -1.00,
    "next_modal_vague": -1.05,
    "next_negation_and": -0.71,
    "next_negation_article": 0.08,
    "next_negation_comparison": 0.31,
    "next_negation_condition": 0.15,
    "next_negation_every": -0.19,
    "next_negation_is": -0.20,
    "next_negation_modal": -0.75,
    "next_negation_negation": 0.52,
    "next_negation_none": 0.47,
    "next_negation_order": -1.11,
    "next_negation_others": -0.34,
    "next_negation_past": -0.36,
    "next_negation_possessive": -0.18,
    "next_negation_reason": -0.99,
    "next_negation_speaker": 0.03,
    "next_negation_told": 0.29,
    "next_negation_vague": 0.37,
    "next_none_and": -1.04,
    "next_none_article": -0.66,
    "next_none_comparison": -0.44,
    "next_none_condition": -0.50,
    "next_none_every": -0.38,
    "next_none_is": 0.10,
    "next_none_modal": -0.20,
    "next_none_negation": -0.18,
    "next_none_none": 0.17,
    "next_none_order": -0.43,
    "next_none_others": -0.98,
    "next_none_past": 0.62,
    "next_none_possessive": -0.36,
    "next_none_reason": -0.61,
    "next_none_speaker": -0.98,
    "next_none_told": 0.37,
    "next_order_and": -1.55,
    "next_order_article": 0.15,
    "next_order_comparison": -0.56,
    "next_order_condition": -0.86,
    "next_order_every": 0.18,
    "next_order_is": 0.77,
    "next_order_modal": -0.19,
    "next_order_negation": 1.03,
    "next_order_none": 0.48,
    "next_order_order": -0.61,
    "next_order_others": -0.73,
    "next_order_past": -1.11,
    "next_order_possessive": -0.96,
    "next_order_reason": -0.86,
    "next_order_speaker": 1.02,
    "next_order_told": -1.33,
    "next_order_vague": -0.01,
    "next_others_and": -0.01,
    "next_others_article": -0.16,
    "next_others_comparison": -0.34,
    "next_others_condition": -0.26,
    "next_others_every": -0.47,
    "next_others_is": -0.61,
    "next_others_modal": 0.13,
    "next_others_negation": 0.12,
    "next_others_none": 0.33,
    "next_others_order": -0.04,
    "next_others_others": 0.15,
    "next_others_past": -0.02,
    "next_others_possessive": -0.34,
    "next_others_reason": -0.65,
    "next_others_speaker": -0.77,
    "next_others_told": 0.69,
    "next_others_vague": -0.19,
    "next_past_and": 0.05,
    "next_past_article": 0.39,
    "next_past_comparison": -0.81,
    "next_past_condition": -0.26,
    "next_past_every": 0.14,
    "next_past_is": -0.46,
    "next_past_modal": -0.01,
    "next_past_negation": -0.37,
    "next_past_none": -0.03,
    "next_past_order": -0.62,
    "next_past_others": 0.14,
    "next_past_past": -0.59,
    "next_past_possessive": 0.69,
    "next_past_reason": -0.81,
    "next_past_speaker": -0.79,
    "next_past_told": 0.11,
    "next_past_vague": -0.10,
    "next_possessive_article": -0.20,
    "next_possessive_comparison": 0.48,
    "next_possessive_is": 0.44,
    "next_possessive_modal": -0.12,
    "next_possessive_none": 0.41,
    "next_possessive_order": 0.39,
    "next_possessive_others": 0.08,
    "next_possessive_told": 0.34,
    "next_reason_and": -0.54,
    "next_reason_article": -0.26,
    "next_reason_comparison": -0.22,
    "next_reason_condition": -0.68,
    "next_reason_every": -0.28,
    "next_reason_is": 1.25,
    "next_reason_modal": -0.21,
    "next_reason_negation": 0.75,
    "next_reason_none": -0.10,
    "next_reason_order": 0.92,
    "next_reason_others": -0.69,
    "next_reason_past": -0.15,
    "next_reason_possessive": -0.25,
    "next_reason_reason": 0.77,
    "next_reason_speaker": -0.41,
    "next_reason_told": -0.49,
    "next_reason_vague": -0.78,
    "next_speaker_and": -0.59,
    "next_speaker_article": -0.22,
    "next_speaker_comparison": -0.09,
    "next_speaker_condition": -0.43,
    "next_speaker_every": -0.72,
    "next_speaker_is": 0.28,
    "next_speaker_modal": 0.28,
    "next_speaker_negation": 0.47,
    "next_speaker_none": 0.02,
    "next_speaker_order": 1.12,
    "next_speaker_others": -0.11,
    "next_speaker_past": 0.45,
    "next_speaker_possessive": -0.39,
    "next_speaker_reason": -0.57,
    "next_speaker_speaker": -0.40,
    "next_speaker_told": 0.21,
    "next_speaker_vague": 0.16,
    "next_told_and": -0.57,
    "next_told_article": -0.98,
    "next_told_comparison": 0.01,
    "next_told_condition": 0.72,
    "next_told_every": -0.51,
    "next_told_is": -0.72,
    "next_told_modal": -0.32,
    "next_told_negation": -0.36,
    "next_told_none": 0.31,
    "next_told_order": -0.62,
    "next_told_others": -0.26,
    "next_told_past": -0.19,
    "next_told_possessive": -0.37,
    "next_told_reason": -0.92,
    "next_told_speaker": -0.13,
    "next_told_told": -0.24,
    "next_told_vague": -0.02,
    "next_vague_and": -0.13,
    "next_vague_article": 0.15,
    "next_vague_comparison": -0.50,
    "next_vague_condition": 0.07,
    "next_vague_every": -0.41,
    "next_vague_is": 0.26,
    "next_vague_modal": -0.65,
    "next_vague_negation": -0.38,
    "next_vague_none": -0.03,
    "next_vague_order": -0.18,
    "next_vague_others": -0.24,
    "next_vague_past": -1.07,
    "next_vague_possessive": 0.40,
    "next_vague_reason": -1.04,
    "next_vague_speaker": 1.27,
    "next_vague_told": -0.87,
    "next_vague_vague": -0.25,
    "other_language": 0.23,
    "pause": -6.43,
    "same_language": -0.77,
    "shape_capital_capital": 0.77,
    "shape_capital_digit": -1.59,
    "shape_capital_other": 0.52,
    "shape_capital_small": -1.29,
    "shape_digit_capital": -1.43,
    "shape_digit_digit": -1.14,
    "shape_digit_other": -0.58,
    "shape_digit_small": -2.64,
    "shape_other_capital": 0.24,
    "shape_other_digit": -0.35,
    "shape_other_other": 0.56,
    "shape_other_small": 0.23,
    "shape_small_capital": 1.55,
    "shape_small_digit": -0.39,
    "shape_small_other": 1.72,
    "shape_small_small": -1.20,
    "to_1": -1.98,
    "to_2": -2.21,
    "to_3": -1.83,
    "to_4": -1.02,
    "to_5": -0.30,
    "to_6": 0.20,
}
#: What the words around a place add, in hundredths: before it (b) and after it (a), the ones beside these (e, l), pairs
#: of them with "_" between them, also with the class of the other one (ca, bc), and the last two letters (bx, ax).
OF_WORDS: Final = """
a:*:29 a:0:-85 a:a:-4 a:aan:-26 a:ab:-21 a:abbiamo:62 a:abend:-26 a:abends:4 a:ablation:24 a:aboard:-1 a:about:-148
a:above:-108 a:abstracts:23 a:abt:-7 a:accent:63 a:accepting:-2 a:accepts:-35 a:according:135 a:accordions:2
a:account:-71 a:accountant:27 a:accounting:-8 a:accounts:74 a:ach:115 a:across:-74 a:actually:39 a:adc:12 a:add:-30
a:added:-2 a:additional:-34 a:additionally:59 a:address:-7 a:adesso:81 a:adeyemi:-58 a:adler's:-1 a:admiral:-28
a:adorei:25 a:adult:104 a:adults:-22 a:adverbs:33 a:aerator:39 a:af:-19 a:after:-2 a:afternoon:-37 a:afterwards:5
a:again:-122 a:against:-54 a:age:-21 a:agency:12 a:agent:-74 a:agnes's:-14 a:agnieszka:-45 a:ago:-106 a:agora:13
a:agreeing:7 a:agreement:-4 a:ah:156 a:ahead:-145 a:ahlers's:-25 a:ahora:53 a:ai:8 a:aid:-54 a:aim:59 a:aiming:19
a:ainda:38 a:airflow:27 a:airports:60 a:aisle:5 a:al:-61 a:alarm:-38 a:aldrig:-1 a:ale:117 a:alegro:-6 a:alfred:-17
a:algebra:14 a:all:-8 a:alla:39 a:alle:-35 a:allergen:16 a:allergens:40 a:allergy:19 a:allow:27 a:allowed:-37
a:allows:-47 a:alltid:-4 a:alltså:3 a:alone:-111 a:along:-100 a:already:-30 a:alright:120 a:also:77 a:altos:23
a:always:61 a:am:-27 a:amber:-28 a:amir:14 a:among:-22 a:amount:-24 a:amp:49 a:amps:-40 a:an:28 a:ana:-13 a:anchor:11
a:and:-84 a:anders:13 a:angeles:-34 a:angle:-7 a:anmeldung:-11 a:anne's:-34 a:annelies:-20 a:annem:30 a:announce:22
a:anoche:51 a:another:-42 a:anouk:38 a:anselmo:-18 a:ansprechpartner:19 a:answer:-19 a:answers:-27 a:antenna:-27
a:antes:28 a:anybody:-60 a:anymore:-55 a:anyone:116 a:anything:77 a:anyway:34 a:anywhere:-2 a:ao:-54 a:apart:-80
a:api:-33 a:apiarist:20 a:apk:18 a:apology:-6 a:app:-13 a:apparently:93 a:appendix:4 a:apple:73 a:apples:7 a:apply:-9
a:appointment:-25 a:apprentice:12 a:apprentices:68 a:approval:2 a:approver:5 a:april:-132 a:aquí:36
a:archaeologists:24 a:archive:-25 a:are:-106 a:area:-3 a:arm:-38 a:around:-94 a:arrive:-56 a:arrived:-47 a:arsenal:-22
a:art:46 a:arteries:33 a:as:-9 a:ask:74 a:asked:-79 a:asking:-38 a:asks:-11 a:asleep:-24 a:asset:28 a:assistance:-67
a:at:-102 a:ate:10 a:atl:-54 a:attempts:-55 a:attı:-9 a:au:-29 a:audio:-24 a:auditors:45 a:auf:-20 a:aufträge:-9
a:august:-155 a:aunt:31 a:aurelia:8 a:aus:-92 a:ausbilder:-13 a:ausflug:-20 a:aushang:-43 a:aushängen:-21
a:ausnahmen:17 a:autoclave:18 a:autosave:74 a:available:-74 a:avant:-63 a:avatars:10 a:average:19 a:aviso:44 a:aw:88
a:awake:-39 a:away:-117 a:aws:31 a:aww:75 a:ay:11 a:ayarlar:12 a:aye:24 a:ayer:115 a:aylin:7 a:b:-95 a:baby:85
a:bach:20 a:back:-36 a:backend:41 a:backfill:33 a:backstage:6 a:backup:116 a:backups:108 a:bad:38 a:badestellen:-18
a:badges:7 a:badly:-8 a:bag:-45 a:baggage:-1 a:bags:-45 a:baking:12 a:balance:-20 a:ballons:-26 a:ban:27 a:band:-42
a:bank:-41 a:banksman:5 a:bar:-27 a:barnvakten:16 a:bars:-56 a:basalt:3 a:basic:-41 a:bastien:1 a:bastun:11 a:batch:30
a:bath:-63 a:bathroom:14 a:battery:66 a:baud:-27 a:bay:-5 a:bağlantı:3 a:bc:-61 a:be:-149 a:beach:17 a:beams:-18
a:bears:-10 a:beat:-43 a:beats:-71 a:beaucoup:45 a:became:-31 a:because:-42 a:bed:11 a:bedtime:20 a:beekeepers:13
a:been:60 a:bees:135 a:before:-85 a:began:-5 a:beginners:23 a:begins:-51 a:behind:-112 a:bei:67 a:being:-63
a:bekommen:-40 a:bekommst:-32 a:believe:-47 a:bell:-18 a:bella:47 a:bells:-7 a:belongs:-9 a:below:-100 a:belt:-31
a:ben:30 a:benedikt:16 a:benno:-1 a:bergen:-91 a:bergs:45 a:berta:-23 a:berth:84 a:beside:-8 a:best:-29
a:bestelnummer:19 a:beta:129 a:better:-23 a:between:31 a:beyond:26 a:bez:1 a:biały:2 a:bicycles:8 a:bierzemy:44
a:big:21 a:bij:-47 a:bike:56 a:biked:25 a:biljetten:34 a:bill:-112 a:billing:45 a:bin:26 a:binding:-4 a:birthday:10
a:bis:70 a:bit:87 a:bitte:107 a:black:2 a:blackberries:41 a:blackberry:-3 a:blasting:12 a:bleiben:-15 a:blew:-4
a:blijft:21 a:blimey:18 a:blind:-27 a:blindfolded:-7 a:block:-32 a:bloke:12 a:bloom:32 a:blower:32 a:blue:52
a:bluetooth:31 a:boah:66 a:boarding:8 a:boards:-12 a:boat:-39 a:bobbins:33 a:boh:23 a:boiler:88 a:bokningen:95
a:bokningsnumret:9 a:bold:10 a:bologna:-8 a:bom:21 a:bon:53 a:bonfire:24 a:book:-54 a:booked:43 a:bookings:-14
a:bookkeeper:33 a:books:13 a:bookshops:14 a:bookworm:7 a:booster:83 a:booth:12 a:bootloader:70 a:boots:72
a:bootsprüfung:47 a:border:-24 a:bored:18 a:borg:18 a:boss:91 a:both:23 a:bots:4 a:bottle:-15 a:bottled:17
a:bottles:-4 a:bottling:58 a:bought:23 a:bow:34 a:bowline:14 a:bows:30 a:box:-111 a:boxes:22 a:brain:45 a:brake:8
a:branch:-9 a:brandkåren:10 a:brandl:-24 a:brandt:-59 a:brandvold:-10 a:brass:34 a:brave:19 a:brb:187 a:bread:39
a:break:-54 a:breakfast:25 a:breaks:-30 a:breng:-6 a:brezeln:-38 a:brine:15 a:bring:-8 a:bringe:-7 a:brings:-23
a:brioche:14 a:british:52 a:brno:-153 a:bro:21 a:broke:-67 a:broodjes:-18 a:broom:7 a:brought:-5 a:brown:10
a:browser:-4 a:brr:4 a:brrr:59 a:brzmi:47 a:brücken:-9 a:btw:-63 a:bucket:-16 a:budget:42 a:buenos:51 a:bufor:44
a:bug:8 a:bugs:-13 a:bugün:44 a:build:-23 a:builds:-14 a:buiten:30 a:bullet:44 a:bumblefoot:35 a:bumped:86 a:bundle:29
a:bunk:40 a:buns:-12 a:buongiorno:40 a:buoyage:22 a:burger:26 a:burnt:5 a:bus:78 a:business:-65 a:bussen:21 a:but:-76
a:button:-13 a:buttons:-8 a:by:-64 a:bytes:-51 a:bäcker:-26 a:båten:45 a:béchamel:12 a:böyle:7 a:büyük:10 a:c:-129
a:c'est:139 a:cabin:-17 a:cabins:-17 a:cable:23 a:cabs:-14 a:cache:-109 a:caching:47 a:cactus:6 a:caesar:26 a:café:-11
a:cake:-36 a:calculators:12 a:calendar:12 a:calibrate:24 a:call:-43 a:called:-43 a:calls:-50 a:calves:19
a:cambiaron:11 a:came:-98 a:camembert:-11 a:camera:34 a:camille:22 a:camp:-35 a:camper:76 a:can:31 a:can't:-78
a:canceled:-9 a:candidate:38 a:candidates:12 a:candle:60 a:cannot:-111 a:cant:61 a:canteen:8 a:canvas:20 a:cap:-52
a:capisco:39 a:capita:21 a:caps:31 a:captain:5 a:captions:11 a:car:31 a:car's:-5 a:caramel:45 a:card:-89 a:cardboard:5
a:cardiology:58 a:cards:-59 a:careful:1 a:cargo:23 a:carnival:9 a:carried:-2 a:carrier:13 a:carries:-73 a:carry:-86
a:cars:-26 a:cart:80 a:case:36 a:cases:-38 a:casting:77 a:cat:-12 a:catalogue:30 a:cataloguing:13 a:catering:1
a:cathal:38 a:catherine:-7 a:cats:120 a:cave:19 a:cc:22 a:ce:-35 a:ceiling:10 a:cela:2 a:celery:-8 a:cell:-49
a:cellar:-1 a:cello:34 a:centimetres:-59 a:centimetri:-36 a:centre:-45 a:centrifuge:3 a:centro:-11 a:ceramic:8
a:cert:30 a:certificate:-89 a:certificates:4 a:certification:26 a:cfo:28 a:chain:-23 a:change:-35 a:changed:-40
a:changeover:24 a:changing:-12 a:channel:-67 a:chapel's:2 a:chapter:91 a:chapô:47 a:chaque:55 a:characters:-35
a:charge:-20 a:charlotte's:-22 a:charming:-27 a:chart:-3 a:chasing:-41 a:chaudière:2 a:chauffören:17 a:chcę:18
a:che:38 a:check:11 a:check-in:14 a:checker:-22 a:checkout:17 a:cheerful:-68 a:cheers:101 a:chegou:30 a:chem:22
a:chess:7 a:chewed:63 a:chi:1 a:child:25 a:children:58 a:chili:-11 a:chiller:58 a:chip:8 a:chissà:5 a:chloride:40
a:chlorine:75 a:choice:-25 a:choir:57 a:chokes:-15 a:choppy:16 a:chose:3 a:christmas:-57 a:chutney:9 a:ci:73
a:cinnamon:-32 a:claim:26 a:claims:5 a:clash:-10 a:clashes:72 a:class:-59 a:clean:-53 a:cleaned:47 a:cleaners:-1
a:cleaning:-6 a:clear:31 a:cleared:14 a:clearly:-33 a:client:-40 a:clinic:-2 a:clock:16 a:closed:-39 a:closes:-1
a:cloth:-25 a:cloud:66 a:clouds:12 a:club:19 a:cm:-103 a:co:-10 a:co-op's:-2 a:coach:43 a:coast:-34 a:cocoa:31
a:code:76 a:codger:-21 a:coffee:84 a:coils:30 a:cold:43 a:collars:28 a:colleagues:-2 a:collection:-40 a:collimation:36
a:colour:-33 a:colour-blind:77 a:column:-25 a:columnar:38 a:columns:-19 a:com:-21 a:come:-64 a:comes:-133
a:comfortable:-2 a:commit:131 a:commits:28 a:commuter:23 a:como:49 a:company:-24 a:compared:5 a:competition:19
a:compilers:92 a:complained:-100 a:composers:44 a:compost:53 a:compressor:19 a:compte:-6 a:con:35 a:confidential:44
a:config:6 a:confirm:-1 a:confirmed:14 a:conflict:1 a:conflicts:35 a:congratulations:114 a:connections:-5
a:consider:41 a:considering:1 a:consignee:4 a:consistency:-18 a:constant:-10 a:consumption:-1 a:contabilidad:23
a:container:-16 a:containers:-6 a:context:-3 a:contient:-4 a:contractors:25 a:control:-41 a:controller:29
a:controls:54 a:converted:16 a:cooking:55 a:cookware:-9 a:cool:10 a:copied:-14 a:copper:31 a:copy:-3 a:cork:-137
a:corner:-34 a:correct:6 a:correction:74 a:corridor:2 a:corrige:6 a:corrige-moi:2 a:cost:-27 a:costs:-68 a:costumes:26
a:could:98 a:couldn't:7 a:couldnt:-3 a:council:37 a:count:-10 a:counted:9 a:counters:-8 a:counts:-73 a:courier:86
a:couriers:53 a:course:-71 a:court:-4 a:cousin:31 a:cover:-76 a:coverage:-18 a:covers:-104 a:cow:40 a:coûte:-30
a:crane:66 a:crash:80 a:crashlytics:18 a:crate:-38 a:crates:-45 a:crazy:25 a:crc:-8 a:creamery:12 a:credit:-33
a:crew:-28 a:critical:21 a:crochet:13 a:cron:13 a:crooked:-74 a:cross-connect:14 a:crossing:-41 a:csv:-9 a:cubic:-46
a:cue:10 a:cup:11 a:curate:26 a:curator:8 a:curious:-53 a:current:-1 a:currently:8 a:cursors:-22 a:curtain:36
a:curve:-14 a:custard:10 a:customer:76 a:customers:4 a:customs:47 a:cut:29 a:cute:21 a:cutover:52 a:cv:12 a:cycle:-14
a:czternaście:24 a:czyli:48 a:célia:-21 a:d:-83 a:d'après:22 a:d'attente:-1 a:d'un:-43 a:da:-33 a:daarna:68 a:dab:27
a:dachbox:-10 a:dad:84 a:dad's:64 a:dads:49 a:daemon:34 a:dagster:-10 a:dai:17 a:dailies:44 a:dairy:35 a:dalej:18
a:damage:-16 a:damp:-5 a:dan:-40 a:dana:-2 a:danach:93 a:danger:43 a:dangerous:13 a:danke:12 a:dans:64 a:darf:-32
a:dark:3 a:das:177 a:dat:63 a:data:-19 a:database:-39 a:dataset:14 a:day:-63 a:days:-100 a:de:8 a:deadline:3
a:deadlocks:44 a:deal:-55 a:debian:-10 a:debug:34 a:debug-log:-12 a:december:-107 a:decided:44 a:decidi:23
a:decision:36 a:deck:45 a:decoder:-11 a:dedem:14 a:dedetização:23 a:deep:-15 a:default:152 a:deferred:4 a:degrees:-122
a:degrés:-22 a:dei:-91 a:dein:16 a:deixa:33 a:del:-167 a:delivered:-33 a:delivery:-18 a:della:-74 a:delle:-14
a:dem:-12 a:demain:24 a:demo:-12 a:den:18 a:density:-21 a:dentist:25 a:departing:-36 a:departs:-33 a:departure:23
a:deploy:-23 a:deployed:21 a:deploys:12 a:deposit:88 a:depositum:-6 a:der:189 a:des:-86 a:description:-8 a:design:77
a:designer:39 a:desk:-57 a:después:2 a:det:62 a:details:-48 a:determinative:-20 a:deux:-28 a:device:34 a:devices:13
a:dezimeter:-38 a:değil:-1 a:di:-100 a:diagrams:55 a:diary:-40 a:dice:-1 a:dicen:17 a:dicom:4 a:dictionary:-17
a:did:73 a:didnt:-10 a:die:148 a:died:-53 a:diesel:78 a:different:-34 a:differently:-9 a:digger:16 a:diggers:15
a:dinghy:-9 a:dinners:-7 a:direct:-29 a:director:35 a:direnç:14 a:discount:-2 a:disk:64 a:dispatch:40 a:dive:15
a:dla:-57 a:dns:-9 a:do:15 a:dobrze:18 a:dock:48 a:docs:7 a:doctor:23 a:does:50 a:doesn't:-84 a:dogs:117 a:doing:-45
a:doit:-34 a:dolphins:13 a:domani:52 a:don't:87 a:donc:16 a:done:40 a:donkeys:30 a:donor:9 a:dont:149 a:door:-48
a:doors:58 a:dopo:-13 a:dort:40 a:dose:1 a:dosing:53 a:dostawcy:-6 a:dot:-33 a:double:-23 a:double-start:29
a:down:-106 a:download:-9 a:downtime:6 a:dr:51 a:draft:33 a:dragged:34 a:drain:-5 a:draußen:61 a:draw:-53 a:drawer:-39
a:drawing:-1 a:draws:-3 a:dreadful:12 a:dreams:38 a:drew:-26 a:drift:-51 a:drill:-50 a:drive:-72 a:driver:-8
a:drivers:1 a:drives:-50 a:driving:-21 a:drop:-37 a:dropped:11 a:dropping:71 a:drops:-65 a:dry:5 a:dsv:-5 a:du:-17
a:ducato:-6 a:duck:-22 a:due:-79 a:duet:8 a:dug:34 a:dump:-30 a:dun:30 a:dunno:167 a:dure:-11 a:duren:-14 a:during:-47
a:dusty:-84 a:duval:-13 a:duży:21 a:dyżur:6 a:dzisiaj:-6 a:dzięki:41 a:dziś:-28 a:dès:-1 a:désormais:-20 a:días:-27
a:dörren:45 a:dün:57 a:dışarıda:2 a:e:-71 a:each:22 a:ear:47 a:earlier:-70 a:earliest:28 a:early:26 a:easter:-32
a:easy:-24 a:eating:-32 a:eats:-27 a:ech:17 a:economy:-135 a:edelweiss:-19 a:een:-12 a:egg:29 a:egzamin:49 a:eh:25
a:eichen:-2 a:eimern:-16 a:ein:40 a:eine:1 a:einem:-16 a:eingeplant:-45 a:eingetragen:-14 a:einheit:-2 a:either:-20
a:ekg:-1 a:el:130 a:electric:48 a:elle:89 a:elm:16 a:else:-100 a:else's:-29 a:em:-17 a:emails:-7 a:emergency:50
a:empty:-39 a:emr:25 a:en:73 a:encore:-35 a:end:-80 a:ended:10 a:ending:-53 a:endpoint:-67 a:ends:-76 a:energy:-38
a:enganei-me:11 a:engine:11 a:engineer:-41 a:engineer's:-9 a:englisch:-22 a:english:-8 a:engraved:-4 a:enjoy:98
a:enough:-100 a:ensuite:96 a:entendu:18 a:entradas:-3 a:entre:36 a:entregamos:20 a:entrego:-36 a:entro:55 a:entropy:29
a:então:11 a:enviamos-lhe:27 a:equatorial:18 a:equivoqué:-1 a:er:-12 a:era:-17 a:erklär:30 a:erlaubt:-8 a:erp:-13
a:errata:45 a:error:8 a:errors:-56 a:erst:-48 a:erstattungen:12 a:es:15 a:esa:33 a:escalations:1 a:eso:9 a:est:-156
a:est-ce:14 a:este:-14 a:está:-34 a:están:38 a:eta:6 a:ethiopian:56 a:euro:-144 a:euros:-98 a:even:-31 a:evening:-35
a:event:-20 a:every:1 a:everybody:-18 a:everyone:77 a:everything:-16 a:everywhere:-38 a:ewa:10 a:ewr:-45 a:exactly:24
a:exam:22 a:examiners:4 a:examples:-27 a:except:-1 a:excess:30 a:exchange:-3 a:excuse:30 a:exercises:-10
a:exhibition:38 a:expect:100 a:explain:74 a:explaining:-24 a:explanation:-17 a:export:18 a:extension:-3 a:extras:22
a:eye:31 a:f:-74 a:fabrizio:35 a:facilities:143 a:fact:-42 a:factories:22 a:fade:121 a:fait:-3 a:fall:-79 a:falling:-3
a:falls:-68 a:falta:67 a:families:63 a:family:4 a:far:-10 a:fare:-1 a:farm:-30 a:farmer:57 a:fast:-32 a:faster:-10
a:fatto:48 a:fatura:18 a:faut-il:69 a:feature:78 a:feb:-2 a:february:-133 a:fecha:-8 a:fechado:41 a:fee:-14 a:feed:-47
a:feel:-8 a:feels:27 a:feet:-67 a:fell:-84 a:femke:-12 a:fence:4 a:fencing:19 a:fermenter:13 a:fern:18 a:ferries:46
a:ferry:32 a:festival:-4 a:fetched:21 a:fiat:12 a:fica:-11 a:ficamos:1 a:ficou:2 a:field:20 a:fight:21 a:figure:-6
a:fika:29 a:file:-104 a:files:-26 a:fill:-38 a:filled:-56 a:final:43 a:finalement:145 a:finally:-2 a:finance:111
a:finder:24 a:findet:-6 a:fine:52 a:finished:76 a:fire:30 a:fires:15 a:firewall:45 a:firm:-28 a:firma:-18 a:first:12
a:fisch:-22 a:fish:-17 a:fisheries:14 a:fit:-41 a:fits:-47 a:five:-78 a:fix:-64 a:fixed:33 a:fixed-point:21
a:flags:-27 a:flaky:61 a:flamingos:11 a:flash:24 a:flashcards:11 a:flashed:21 a:flew:-48 a:flight:-116 a:flights:-84
a:flood:39 a:floor:-92 a:floor's:17 a:floors:-26 a:flowers:31 a:fly:-40 a:flying:13 a:flyttstädningen:24 a:fm:5
a:fog:136 a:foggy:27 a:foi:-5 a:folder:-77 a:folks:35 a:follow:-12 a:following:137 a:food:22 a:football:49 a:footer:8
a:for:-79 a:force:14 a:forecast:12 a:forge:32 a:forget:62 a:forklift:57 a:forklifts:89 a:forks:-2 a:form:-83
a:formeln:17 a:forms:-18 a:formula:22 a:formulare:-17 a:fortran:-34 a:fothergill:-11 a:found:7 a:foundation:-10
a:four:-59 a:foyer:4 a:fps:35 a:fractions:27 a:frag:6 a:frames:-69 a:franchement:124 a:francisco:-5 a:frau:-54
a:free:-108 a:freeze:-1 a:freezer:15 a:freight:13 a:french:-29 a:fresh:14 a:friday:13 a:from:-57 a:front:62 a:frozen:4
a:früher:15 a:fuel:15 a:full:-122 a:full-size:43 a:fun:55 a:funk:-24 a:funkmast:57 a:funkzeugnis:34 a:funny:85
a:furniture:-12 a:further:-57 a:fyi:82 a:fysikprovet:23 a:färjan:9 a:får:-29 a:för:-67 a:förderbank:-36 a:für:80
a:füße:-46 a:g:-63 a:gale:34 a:galli:-5 a:garage:40 a:garaj:25 a:gardener's:-2 a:gardens:26 a:garnet:-58 a:garnish:53
a:gas:4 a:gate:15 a:gauge:-4 a:gb:-113 a:gc-ms:22 a:gdansk:-125 a:gdyni:-7 a:gebühr:10 a:gece:20 a:geduld:-3 a:geef:48
a:geen:66 a:geese:-14 a:gehen:-7 a:geliyor:-2 a:gemi:47 a:generally:21 a:generated:47 a:generations:-3 a:generator:63
a:gentle:-20 a:geplant:-60 a:geprüft:-2 a:gepäck:16 a:gern:35 a:gerne:26 a:gerät:-9 a:gestern:107 a:get:-88
a:gets:-167 a:gezählt:-27 a:ghent:-97 a:giant:-14 a:gib:18 a:gibi:-16 a:gift:-33 a:gigabytes:-51 a:gigas:-18
a:gimme:59 a:giorni:-47 a:giriş:27 a:gisteren:94 a:give:74 a:given:105 a:gives:-61 a:glad:186 a:glass:58 a:gli:8
a:glove:-48 a:gloves:83 a:glucose:24 a:glue:-12 a:gluepot:17 a:gluing:23 a:gluten:44 a:gm:23 a:go:-116 a:goal:17
a:goalposts:17 a:goats:54 a:god:22 a:goed:12 a:goes:-160 a:goethe:-2 a:going:92 a:gone:-31 a:gonna:177 a:good:69
a:goodness:48 a:goods:-10 a:goodwill:30 a:gosh:90 a:gossip:-7 a:gostaria:12 a:gosto:116 a:got:23 a:gotta:77
a:governance:35 a:gpio:40 a:gpu:-6 a:gracia:-10 a:grad:-78 a:grading:21 a:grafiche:-3 a:grafting:26 a:gramm:-28
a:grammar:11 a:grammars:43 a:grams:-90 a:gran:76 a:gran's:6 a:grandad:43 a:grande:-16 a:grandma:68 a:grandmas:18
a:grandpa:6 a:grandpa's:23 a:granny:2 a:graphs:76 a:grappig:10 a:gratulacje:10 a:graz:-146 a:grease:53 a:great:102
a:great-aunt:4 a:green:-23 a:grib:-3 a:ground:31 a:group:-63 a:groupe:-8 a:groups:-26 a:grower:9 a:groß:-19
a:guard:-24 a:gudrun:11 a:guess:46 a:guides:64 a:guild:-28 a:gulls:45 a:gunilla:-7 a:gusta:-21 a:gut:79 a:guys:-19
a:gwendolyn:-1 a:gün:-10 a:günü:-64 a:h:-33 a:ha:57 a:hab:81 a:haben:-15 a:habla:28 a:hace:21 a:had:-21 a:haha:164
a:hale:34 a:half:62 a:hall:-9 a:halle:-4 a:hamster:3 a:han:28 a:hand-over:12 a:handheld:36 a:handle:-10 a:handling:-18
a:handover:4 a:hands:68 a:handy:-35 a:handyman:10 a:hang:33 a:hanging:-25 a:hangs:-29 a:hanna:-22 a:hannah:-10
a:hanne:-20 a:happens:-32 a:happier:15 a:happy:91 a:har:-26 a:harbour:67 a:hard:60 a:hardware:-25 a:harvest:15
a:has:-110 a:hasn't:-43 a:hasło:5 a:hat:-60 a:hatchback's:1 a:hate:8 a:haulier:1 a:hause:-19 a:hausmeister:20
a:haustiere:29 a:hava:13 a:have:-116 a:havel's:-7 a:havent:111 a:having:56 a:hay:45 a:hazel:-36 a:he:33 a:he'd:4
a:he's:4 a:head:88 a:headcount:47 a:heads:30 a:headset:37 a:hearing:-40 a:heartbeat:3 a:heat:28 a:heater:16
a:heaters:-1 a:heather:38 a:heating:70 a:heb:74 a:hedges:73 a:heeft:-21 a:held:-52 a:helipad:67 a:helium:3 a:hello:101
a:helm:-8 a:helmet:-17 a:helmets:23 a:help:14 a:helps:-19 a:helst:64 a:helvana:-4 a:hemos:18 a:hendrik:8 a:henrike:10
a:hepzibah:-6 a:her:35 a:herbst:-31 a:herd:44 a:here:-6 a:here's:67 a:herr:-69 a:hertz:-37 a:hes:49 a:het:24
a:heures:-2 a:hex:11 a:hey:95 a:hi:123 a:hier:61 a:hierna:63 a:high:-22 a:highlight:38 a:hij:15 a:hikers:9 a:him:-93
a:hints:13 a:hire:55 a:his:-34 a:hissen:72 a:historically:80 a:history:-27 a:hive:93 a:hm:181 a:hmm:156 a:ho:142
a:hoje:33 a:hold:-24 a:holder:-16 a:holding:-12 a:holds:-84 a:holes:27 a:home:-107 a:homework:85 a:honest:3
a:honestly:158 a:honey:44 a:hood:-1 a:hooguit:49 a:hook:-16 a:hope:85 a:hoping:45 a:hops:14 a:horas:-34 a:horn:-35
a:hospital:42 a:hosting:127 a:hostnames:13 a:hosts:-9 a:hot:58 a:hotel:-60 a:hotels:25 a:hotfix:61 a:hottest:6
a:hour:-91 a:hours:-103 a:household:-10 a:housing:-6 a:how:-5 a:however:158 a:hows:10 a:hoy:17 a:hoşça:6 a:hr:38
a:hrs:-47 a:hugo:36 a:huh:81 a:hull:34 a:hum:-55 a:humeur:-9 a:humidity:-5 a:humming:-33 a:hums:-25 a:hundefutter:71
a:hungry:-6 a:hunters:39 a:hz:-21 a:há:21 a:härnäst:124 a:höchstens:50 a:högskoleprovet:26 a:högst:64 a:i:-11
a:i'd:-15 a:i'll:46 a:i've:2 a:iah:-113 a:ice:27 a:ich:-4 a:icons:22 a:icu:26 a:id:10 a:ida:-20 a:idee:-2 a:idk:33
a:ids:-60 a:ieri:111 a:iers:-11 a:if:21 a:ignore:6 a:ihnen:-25 a:ihr:21 a:ihrem:-22 a:il:126 a:ill:161 a:ils:15
a:ilse:16 a:im:61 a:imagine:83 a:imagino:12 a:immer:-44 a:imo:59 a:imparo:-39 a:impftermin:47 a:imza:-9 a:in:-79
a:inbound:137 a:incident:106 a:incl:-39 a:included:-116 a:includes:-11 a:including:-28 a:indoor:51 a:ines:100
a:information:-16 a:inga:72 a:ingen:39 a:ingest:40 a:inlet:55 a:inside:-53 a:inspection:-71 a:inspector:43
a:instead:-97 a:instructor:40 a:instrument:-31 a:instruments:30 a:insulin:30 a:insurance:52 a:insured:-2 a:insurer:-9
a:inte:-11 a:integrals:25 a:interest:21 a:interesting:43 a:interestingly:14 a:into:-105 a:intro:40 a:invoices:96
a:io:-11 a:ios:81 a:ip:-28 a:irish:-15 a:iron:1 a:is:-78 a:isn't:65 a:isnt:-1 a:ist:-89 a:it:23 a:it'd:52 a:it's:80
a:italian:-22 a:items:-45 a:its:65 a:itself:-33 a:ivan:-29 a:ive:117 a:için:-39 a:j'ai:105 a:j'aime:59 a:j'aimerais:50
a:ja:-36 a:jag:173 a:jaja:106 a:jajaja:26 a:jams:10 a:janitor:11 a:january:-145 a:jars:-15 a:jasne:18 a:jasper:-5
a:je:4 a:jeder:-6 a:jelly:-2 a:jest:-48 a:jetty:23 a:jfk:-78 a:jib:6 a:jingle:-37 a:jo:21 a:joan:73 a:job:-111
a:jobs:-50 a:johanna:35 a:johanne:46 a:join:26 a:joined:-22 a:joke:-20 a:jokes:22 a:joli:19 a:jorrit:-13 a:jouren:24
a:journal:31 a:jours:-17 a:jourtelefonen:34 a:json:23 a:judging:5 a:judo:27 a:juli:-19 a:july:-125 a:jump:10
a:june:-138 a:junior:9 a:just:5 a:jutro:18 a:już:-3 a:jwt:24 a:já:101 a:kacheln:-46 a:kaffee:-9 a:kan:-8 a:kanal:-23
a:kapitanowie:16 a:kat:-3 a:każdą:20 a:kb:-87 a:keep:79 a:keeper:-24 a:keeps:-79 a:keer:-7 a:kein:-6 a:keine:15
a:keinen:-15 a:keller:-14 a:kelly:11 a:kemiprovet:33 a:kennel:72 a:kept:-41 a:kevin:-15 a:key:-63 a:keys:43 a:kg:-78
a:khaki:-26 a:kicked:34 a:kid:14 a:kids:97 a:kill:-57 a:kiln:33 a:kilo:-68 a:kilobytes:-46 a:kilometer:-18
a:kilometres:-5 a:kilos:-97 a:kilovatios:-16 a:kilowatts:-12 a:kimya:25 a:kind:-52 a:kinda:66 a:kindly:32 a:kinds:-58
a:kinetic:24 a:kiosk:10 a:kitchen:30 a:kişi:-38 a:kkk:34 a:kkkk:6 a:klausur:-61 a:kleiderkartons:-20 a:kleine:-36
a:klientka:29 a:klingt:29 a:klucze:27 a:km:-70 a:knees:6 a:knew:-6 a:knife:14 a:knochen:-29 a:knoten:-31 a:know:-136
a:knows:-57 a:koi:28 a:kolejka:31 a:kollege:-2 a:kommentare:41 a:kommer:-9 a:kommt:-33 a:kopia:28 a:korrektur:59
a:kostet:-11 a:kot:63 a:kowalczyk:-1 a:kropli:-21 a:krosno:27 a:kubernetes:31 a:kuluçkahane:15 a:kunden:-4
a:kupiłam:26 a:kuppel:-19 a:kuppelmotor:2 a:kurulum:18 a:kurzwellen:4 a:kuzey:9 a:kw:-21 a:kühlraum:45 a:küçük:39
a:kırmızı:16 a:kısa:23 a:l'agitatore:47 a:l'appairage:31 a:l'assemblea:39 a:l'atelier:34 a:l'entrepôt:13 a:l'esame:15
a:l'export:1 a:l'équipe:23 a:la:92 a:lab:19 a:labeled:-6 a:labels:-25 a:labor:-13 a:labour:5 a:ladders:4 a:lady:-53
a:lag:-27 a:lakes:28 a:lamb:15 a:lamp:-37 a:land:-10 a:landing:-22 a:landlords:31 a:lane:-93 a:lang:-81 a:language:-11
a:laptop:-6 a:larch:23 a:las:33 a:laserpointer:2 a:lashing:22 a:last:23 a:lastbilen:15 a:lasts:-38 a:late:52
a:lately:-9 a:latency:13 a:later:-64 a:laternen:-10 a:latest:-13 a:latin:-25 a:latine:-14 a:laughed:-10 a:laughing:-31
a:laundry:-4 a:laut:142 a:lautsprecher:-5 a:lavender:2 a:law:-41 a:lax:-44 a:lay:-28 a:layer:-30 a:layers:-36
a:layout:-3 a:lazy:54 a:le:146 a:lead:-32 a:leaflets:9 a:leak:19 a:leaked:-39 a:learned:43 a:learner:8 a:learners:33
a:learning:71 a:lease:1 a:leaves:-77 a:leaving:-44 a:led:-50 a:lee:-4 a:left:-17 a:leg:-36 a:legal:101 a:leiden:-114
a:leihgebühr:-61 a:lekker:27 a:lemme:18 a:lemonade:4 a:lena:57 a:length:-5 a:lenze:-1 a:leo:70 a:leo's:-69 a:leonie:22
a:les:122 a:less:1 a:lessivage:11 a:lesson:24 a:lessons:61 a:let:109 a:let's:102 a:lets:146 a:letter:-37
a:letterpress:2 a:letztes:14 a:leute:-125 a:level:-65 a:levels:-3 a:lever:-31 a:leyendo:34 a:library:24 a:licence:-64
a:lid:-3 a:lidar:27 a:lids:75 a:lie:-28 a:lieber:-3 a:lieferadresse:8 a:liefere:-2 a:lieferschein:-3 a:liegt:-16
a:lies:-31 a:liever:68 a:lifeguard:-25 a:lift:17 a:lift's:-11 a:ligger:-30 a:lighter:33 a:lightning:20 a:lights:-54
a:like:-284 a:likely:-21 a:limestone:35 a:limit:-15 a:linden:-6 a:lindner:-7 a:lindqvist:-18 a:line:-38 a:liner:-19
a:lines:-22 a:lingered:-6 a:link:-65 a:linking:7 a:links:-13 a:linux:35 a:liquids:5 a:lisbon:22 a:list:-83
a:listeners:-3 a:listening:-14 a:listens:-1 a:listing:-3 a:listonosz:28 a:liter:-2 a:litres:-77 a:litri:-12
a:litros:-8 a:little:-64 a:live:-33 a:lives:-31 a:ljudspåret:10 a:lmao:31 a:lo:70 a:load:-43 a:loaded:-12 a:loader:-28
a:loads:-7 a:loan:1 a:lobby:-2 a:local:27 a:lock:10 a:locker:56 a:lockers:45 a:locks:-2 a:locksmith:6 a:loggfilen:5
a:logging:22 a:logic:-11 a:login:51 a:lol:73 a:long:-93 a:longer:-84 a:look:-72 a:looked:-4 a:looking:59 a:looks:-9
a:loom:31 a:loop:38 a:loopt:-1 a:lorena:3 a:los:73 a:lossy:21 a:lost:54 a:lot:-29 a:lots:40 a:lottes:42 a:lotus:-12
a:loud:-29 a:love:28 a:lovely:10 a:lower:115 a:loyalty:52 a:lucca:-113 a:lucky:2 a:lucía:23 a:luego:65 a:lukas:35
a:lunch:63 a:lunghi:-19 a:länger:52 a:lärobok:-17 a:läuft:-31 a:m:-59 a:ma:-79 a:mac:26 a:machine:-131 a:madame:7
a:madrid:-14 a:mag:-23 a:mai:-8 a:mail:8 a:mailbox:5 a:main:91 a:maintenant:-13 a:major:-5 a:make:20 a:makes:-22
a:mal:-55 a:malachy:7 a:malmo:-138 a:mama:74 a:mamma:73 a:managed:23 a:management:66 a:manager:-33 a:mando:-14
a:mando-lhe:-43 a:manganese:6 a:many:44 a:map:2 a:maps:27 a:march:-129 a:marek:-24 a:margin:-7 a:marina:5 a:mark:100
a:marked:26 a:market:-76 a:marketing:102 a:markiert:-19 a:marks:-57 a:markt:-3 a:marta:21 a:marvellous:11 a:mask:-3
a:massimo:6 a:master:15 a:mate:1 a:maternity:70 a:matin:-27 a:matte:8 a:matter:-26 a:matters:-11 a:max:55 a:maxi:-7
a:maximaal:11 a:maximum:-8 a:may:-109 a:maybe:52 a:maëlle:5 a:mañana:35 a:mały:5 a:mb:-136 a:mbit:-69 a:mdr:37
a:me:-170 a:means:-74 a:meanwhile:39 a:measure:-16 a:measured:104 a:measurements:-21 a:mechanic:59 a:med:-45
a:median:5 a:medical:23 a:medicine:36 a:medicines:43 a:medí:29 a:meets:-16 a:megabits:-51 a:megabyte:-41
a:megabytes:-62 a:meglio:52 a:meh:68 a:mehr:87 a:mein:45 a:meiner:-1 a:meiosis:16 a:mejor:10 a:meldet:-34 a:member:-50
a:membership:28 a:memory:42 a:men:-26 a:mens:22 a:menu:32 a:menudo:29 a:merchants:7 a:merci:66 a:merged:25
a:mertens:39 a:mesh:-16 a:message:-21 a:messages:-68 a:messung:-13 a:met:18 a:meteor:5 a:meter:70 a:meters:-1
a:method:-78 a:methyl:19 a:metre:-13 a:metres:-100 a:metronomi:2 a:metros:-12 a:mets:16 a:mg:-61 a:mgmt:33 a:mi:-11
a:mia:-20 a:mic:10 a:mich:-66 a:microamps:-24 a:microns:-34 a:microseconds:-6 a:mieux:-23 a:might:6 a:migrated:35
a:migrations:61 a:mijn:98 a:mikroampere:-26 a:miles:-27 a:milk:53 a:mill:29 a:millimetres:-35 a:milliseconds:-101
a:millisekunden:-52 a:mills:-18 a:milo:28 a:mina:-13 a:mine:105 a:minha:-9 a:minimum:-16 a:minor:26 a:minors:41
a:mins:-4 a:mint:5 a:minute:-17 a:minuten:-114 a:minutes:-148 a:minuti:-47 a:minutos:-64 a:mio:19 a:mirka:14
a:mirror:4 a:mirrors:26 a:misc:-59 a:missed:19 a:mission:12 a:mit:-3 a:mitt:10 a:mix:-27 a:mixer:2 a:ml:-49 a:mm:-12
a:mnie:-1 a:mobile:11 a:mock:24 a:mocking:-5 a:mod:40 a:modbus:38 a:mode:-37 a:model:8 a:module:-6 a:moet:-18
a:moms:20 a:mon:28 a:monday:53 a:mondays:60 a:money:-64 a:monitor:22 a:monks:34 a:monorepos:2 a:monospace:15
a:montag:-32 a:montero:-21 a:month:-41 a:monthly:17 a:months:-63 a:moon:7 a:moor:-11 a:moped:8 a:more:-78
a:moretti:-13 a:morgen:14 a:mormor:26 a:morning:53 a:mornings:104 a:morse:2 a:moss:7 a:most:14 a:motor:4
a:motorhaube:-6 a:motors:-1 a:move:-45 a:moved:45 a:movers:15 a:moves:-23 a:moving:63 a:mr:6 a:mrs:33 a:ms:-23
a:msgs:-3 a:much:-101 a:muchas:14 a:muestras:-17 a:multiple:37 a:mum:105 a:mum's:56 a:mums:5 a:munsell:3 a:muscles:14
a:museum:19 a:music:-29 a:musik:-14 a:must:37 a:mustn't:-6 a:mustnt:-23 a:muy:-8 a:mv:-21 a:mx:-34 a:my:12
a:myself:-69 a:más:-57 a:mätarna:28 a:målet:17 a:même:4 a:mój:76 a:möglich:-4 a:n:-69 a:nach:44 a:nachgeholt:-43
a:nachmittag:-4 a:nachrichten:-15 a:nacht:-41 a:nachtisch:48 a:nada:43 a:nadal:13 a:nadia:6 a:nadia's:21 a:nadie:14
a:nah:100 a:name:-48 a:named:-3 a:naming:-28 a:nan:25 a:nana:1 a:nancy:-4 a:nans:5 a:nantes:-66 a:narrow:-48
a:nauczę:-36 a:ne:-84 a:neap:73 a:near:-149 a:nearly:-23 a:nebel:-29 a:need:18 a:needed:-32 a:needs:-95 a:negen:28
a:neighbour's:-17 a:nein:12 a:neither:16 a:nel:8 a:nephew:13 a:nerves:44 a:nesting:-14 a:net:-13 a:netsec:49 a:neue:91
a:neuer:15 a:never:13 a:new:114 a:news:-19 a:newtons:-16 a:next:65 a:ngl:51 a:nice:209 a:nicer:-14 a:nicht:-52
a:nie:-11 a:niente:79 a:niet:-47 a:night:64 a:night's:-23 a:nightly:84 a:nights:-14 a:nine:-77 a:ninguna:-11
a:ninguém:59 a:niż:-5 a:no:56 a:noah:-8 a:nobody:104 a:nocturno:-2 a:nog:-24 a:noise:-33 a:noisy:-68 a:non:13 a:none:9
a:nono:36 a:nonstop:-1 a:noone:102 a:noor's:-22 a:nope:55 a:nor:-3 a:nord:-35 a:normal:-55 a:north:31 a:nos:10
a:nossa:80 a:not:-7 a:notebook:-29 a:noted:137 a:notes:-40 a:nothing:46 a:notice:-86 a:notre:20 a:nouns:61 a:nous:17
a:november:-65 a:now:-85 a:nowaka:-6 a:nu:-36 a:number:-53 a:numbers:-38 a:numer:95 a:nunca:59 a:nur:-13 a:nuria:-23
a:nursery:32 a:nutze:15 a:nutzer:-9 a:nyckeln:11 a:não:-26 a:när:8 a:någon:43 a:o:61 a:o'clock:-56 a:oak:4 a:oat:17
a:ob:62 a:obiecałam:11 a:obiecuję:1 a:oboe:21 a:obv:3 a:oby:29 a:och:-27 a:octets:-21 a:october:-107 a:od:-35
a:odd:-32 a:oddamy:-34 a:odszkodowanie:5 a:of:-219 a:ofen:20 a:off:-185 a:off-by-one:10 a:offen:32 a:office:-120
a:officer:-12 a:offline:-45 a:often:-67 a:ogg:44 a:ogni:7 a:oh:182 a:ohh:32 a:ohhh:7 a:ohm:-10 a:ohm's:-4 a:ohne:47
a:oil:-30 a:ojo:49 a:ok:183 a:okafor:-52 a:okay:160 a:okej:34 a:okonkwo:-2 a:oksana:-36 a:okul:25 a:oké:18 a:old:44
a:olive:-3 a:olmo:-29 a:om:-64 a:oma:38 a:omar:7 a:omas:30 a:omg:192 a:on:-67 a:on-call:19 a:onay:30 a:onboarding:21
a:oncall:57 a:once:5 a:oncology:13 a:one:-40 a:one's:-38 a:ones:-111 a:online:-37 a:only:-57 a:ont:-49 a:ontem:69
a:onto:-20 a:onze:68 a:ooh:43 a:oost:-24 a:op:-5 a:open:-26 a:opens:-78 a:opera:4 a:ops:100 a:optician:29 a:optics:8
a:option:-22 a:options:-32 a:or:-241 a:ora:1 a:oral:18 a:ord:-60 a:order:-46 a:ordering:-17 a:orders:20 a:ore:-7
a:organ:48 a:organic:19 a:orm:-16 a:ort:-37 a:oscar:33 a:oscilloscope:18 a:osei:12 a:oskar:95 a:ostarna:-22
a:other:-91 a:otherwise:-33 a:otomatik:16 a:otra:-3 a:ottoline:-4 a:oublie:20 a:ouch:40 a:oui:47 a:our:43 a:out:-157
a:outbound:83 a:outdoor:25 a:outer:22 a:outgoing:-6 a:outra:-3 a:outro:6 a:outside:-42 a:over:-164 a:overlapping:30
a:overtime:148 a:own:-30 a:owner:-40 a:owns:-18 a:oxygen:43 a:p:8 a:p-anteil:38 a:package:-22 a:packs:-25 a:pacs:40
a:paczkomat:24 a:pad:8 a:paddle:3 a:paddock:34 a:paediatric:21 a:page:22 a:pager:65 a:pagerduty:4 a:pagers:51
a:pages:-70 a:pagination:4 a:paid:95 a:paint:70 a:painted:5 a:pair:-38 a:pairs:-35 a:paket:21 a:pakete:12
a:palavras:-4 a:pale:-36 a:pallet:11 a:pallets:15 a:pan:-4 a:pancakes:80 a:pandas:26 a:panels:-7 a:paolo:-6
a:papier:-30 a:par:-126 a:para:20 a:parallel:-4 a:parcel:48 a:parcels:33 a:pare-feu:46 a:parece:-10 a:parents:37
a:parking:36 a:parma:-16 a:parquet:31 a:parser:-4 a:parsers:2 a:parsing:5 a:part:-92 a:partitioning:7 a:partner:-56
a:parts:-12 a:party:-97 a:pas:56 a:pasa:-26 a:passe:-26 a:passed:17 a:passei:21 a:passenger:-76 a:passengers:-52
a:passing:-3 a:passou:-20 a:passport:59 a:past:-14 a:paste:2 a:patch:-5 a:patient:82 a:pay:-39 a:payment:-55
a:pays:-56 a:państwu:-63 a:pdf:-68 a:pediu:-36 a:peed:25 a:peeked:56 a:pela:-6 a:penalties:14 a:pendant:-40
a:pendulum:34 a:penguin:7 a:pens:-5 a:pension:40 a:people:-13 a:pepper:49 a:per:-76 a:percent:-141 a:perché:-25
a:perdona:24 a:peregrines:32 a:perhaps:59 a:permit:40 a:perrine:7 a:person:-97 a:persone:-43 a:personen:-4
a:personer:-11 a:personne:46 a:pesa:-33 a:petra:32 a:petrov's:-31 a:pezzi:-5 a:pff:107 a:pfff:7 a:ph:3
a:pharmacists:39 a:phew:131 a:philippa:34 a:philosophy:53 a:phishing:18 a:phl:-10 a:phone:12 a:phones:33
a:photographer:68 a:photons:25 a:photos:48 a:phrase:5 a:phx:-13 a:physio:27 a:physiotherapy:-3 a:piano:46 a:picked:-35
a:pickers:19 a:picking:41 a:picks:11 a:picture:39 a:pid-regler:9 a:pieces:-4 a:piensa:12 a:pier:32 a:pies:72
a:pigeons:58 a:pigs:12 a:pii:20 a:pilot:33 a:pin:-28 a:pipe:-52 a:pizza:2 a:place:-64 a:places:-1 a:plain:10
a:plakate:37 a:plan:-40 a:plane:4 a:plant:-32 a:plasma:31 a:plasmid:21 a:platelet:31 a:platform:99 a:platine:-11
a:played:-57 a:players:-10 a:playing:-28 a:playlist:70 a:plays:-56 a:plazas:-3 a:please:136 a:pleased:15 a:plik:28
a:pls:39 a:plutôt:60 a:pm:-51 a:png:-32 a:po:78 a:pod:-19 a:poets:24 a:pogoda:13 a:poi:76 a:point:-61 a:points:-136
a:pois:18 a:policy:-9 a:polish:-26 a:poll:59 a:polls:-41 a:pommes:23 a:pond:34 a:pontos:-13 a:pool:-66 a:poor:99
a:popcorn:39 a:poplars:17 a:por:-63 a:poranna:30 a:porfa:24 a:porridge:35 a:port:64 a:portal:-2 a:porte:-1 a:porter:23
a:porto:-94 a:portrait:26 a:possible:-1 a:posso:-10 a:posted:22 a:postmortems:20 a:pot:-30 a:potatoes:61 a:potem:13
a:potential:45 a:pour:49 a:power:35 a:ppl:25 a:ppm:-22 a:pr:5 a:pra:-12 a:practical:1 a:practice:28 a:praise:5
a:prefer:119 a:preferirei:29 a:preferisco:124 a:prefers:-10 a:prefetch:38 a:prefiero:102 a:prefiro:108 a:premiere:36
a:prescription:40 a:presión:16 a:presque:-19 a:press:-32 a:pressed:-9 a:pretty:23 a:preview:16 a:previously:-26
a:price:-7 a:prices:88 a:prima:16 a:primary:16 a:print:19 a:printer's:19 a:printers:29 a:privacy:62 a:private:38
a:pro:-21 a:probably:-19 a:probate:9 a:probe:-9 a:problems:-36 a:procent:-32 a:process:-1 a:procession:-6 a:prod:24
a:product:5 a:production:111 a:prof:72 a:professor:65 a:profil:8 a:profile:-13 a:program:-9 a:prometi:49 a:prometo:9
a:promise:-69 a:promised:60 a:proofing:76 a:properly:-25 a:property:-12 a:prosecco:67 a:proszę:17 a:protocolo:23
a:prototype:29 a:provide:-15 a:pruned:16 a:przejrzałem:26 a:przenieśli:11 a:przepraszam:7 a:przestawiliśmy:18
a:prześlę:-51 a:prévenez:12 a:prüfung:-45 a:psi:-16 a:psy:20 a:public:31 a:puede:20 a:puh:13 a:puisque:28 a:pull:-21
a:pump:17 a:pumps:-30 a:punkt:29 a:punkte:-63 a:punten:-19 a:puntos:-30 a:pupils:-3 a:purcell:14 a:purchase:9
a:purifier:-12 a:push:43 a:put:51 a:può:-27 a:px:-18 a:pythonie:-8 a:på:-81 a:q:-52 a:qth:6 a:quality:18
a:quarantine:47 a:quay:-23 a:que:-27 a:queda:4 a:quedan:6 a:quel:81 a:quelle:84 a:quem:51 a:quentin's:-13
a:queremos:40 a:queries:3 a:quero:44 a:question:-78 a:questions:-38 a:queue:8 a:queueing:13 a:quick:59 a:quiero:59
a:quiet:28 a:quietly:-17 a:quiroga:-34 a:quit:-22 a:quitaron:3 a:quite:55 a:quién:-11 a:quota:-43 a:quotes:58
a:qué:128 a:r:-46 a:rabbit:10 a:rabies:31 a:race:-41 a:rack:60 a:racks:-7 a:raconter:-4 a:radar:15 a:radiators:-6
a:radiology:68 a:radius:-5 a:rail:-41 a:rain:116 a:raining:79 a:rainy:16 a:raise:25 a:raised:-12 a:ram:-40
a:ramonas:30 a:ran:-40 a:rang:-89 a:ranger:60 a:rano:-18 a:rarely:-38 a:rasmus:16 a:raspberries:68 a:rast:-14
a:rate:-38 a:rather:129 a:raus:-16 a:ravi:59 a:raw:35 a:re:51 a:re-enable:20 a:reaching:11 a:react:33 a:reader:-63
a:reading:40 a:reads:-85 a:ready:-100 a:reagent:11 a:real:-30 a:really:-94 a:reasons:-31 a:rebranding:9 a:recall:22
a:receipts:7 a:receiving:-15 a:rechecked:12 a:rechnungen:73 a:recital:56 a:reck:-4 a:reconnects:18 a:record:-10
a:recording:-4 a:records:-2 a:recount:10 a:red:13 a:redid:25 a:redis:38 a:reef:31 a:reefer:52 a:ref:-19 a:refer:13
a:refunds:136 a:reg:19 a:regen:18 a:regisseur:10 a:registered:49 a:registration:-1 a:rehearsal:28 a:rehearsals:15
a:rehung:19 a:reiche:-1 a:release:26 a:remaining:58 a:remains:-2 a:remember:113 a:reminders:5 a:reminds:44 a:removal:5
a:renamed:95 a:render:25 a:renderer:-13 a:renegotiated:29 a:renombré:5 a:rent:98 a:rental:-34 a:repainted:18
a:repair:27 a:replaced:21 a:replacing:19 a:replica:85 a:replication:35 a:replies:20 a:report:-80 a:reporter:15
a:reports:-29 a:repro:40 a:request:-63 a:requests:-27 a:rescheduled:34 a:reservation:-66 a:reservradion:3 a:respawn:34
a:response:31 a:resta:74 a:reste:47 a:resting:11 a:result:42 a:results:35 a:retention:20 a:retired:16 a:retrained:44
a:retries:7 a:retro:23 a:returned:65 a:reverse:37 a:reviennent:-4 a:review:-38 a:reviewer:63 a:reviews:29 a:revisa:-1
a:revision:54 a:rgb:39 a:rhythmus:-21 a:ribbon:25 a:righe:-20 a:right:59 a:rijles:25 a:rip:20 a:ripples:18 a:road:-112
a:roads:12 a:roadworks:2 a:roasters:-7 a:rob:2 a:robins:3 a:robots:44 a:roche:-5 a:rock:41 a:rocío:13 a:roll:-51
a:rollback:14 a:rollen:8 a:rolls:-41 a:romanas:21 a:romero:-16 a:roofers:45 a:room:-5 a:root:45 a:rope:26
a:rosalind:54 a:rosie's:10 a:rossi:-7 a:rota:-26 a:round:-62 a:roundabouts:34 a:route:9 a:row:31 a:rowed:15 a:rows:-65
a:rubber:15 a:rubber-banding:43 a:ruiz:-32 a:rule:-17 a:rules:-43 a:run:-23 a:runbook:30 a:runner:-32 a:running:-79
a:runs:-125 a:rupture:29 a:rust:29 a:rzeczywiście:2 a:rätta:23 a:rücksprache:-10 a:s:-74 a:sa:-3 a:saber:-1 a:sadly:39
a:safari:38 a:safe:4 a:said:-91 a:sailing:39 a:sailors:105 a:salary:50 a:sales:78 a:salmon:41 a:salt:-42 a:same:86
a:samples:31 a:sampling:11 a:sams:19 a:sand:8 a:sandbox:13 a:sang:-34 a:saniye:-1 a:sans:-63 a:sat:-18 a:satellite:22
a:saturday:29 a:saturdays:12 a:saturn's:-22 a:save:6 a:saw:70 a:say:-28 a:saying:-9 a:says:-117 a:scaffolds:6
a:scale:17 a:scan:32 a:scanned:-1 a:scanner:6 a:schilf:-21 a:schließen:-31 a:schluss:-46 a:schlüssel:2 a:scholars:7
a:schon:2 a:school:37 a:schools:16 a:schreiben:7 a:schwester:11 a:schön:16 a:schülern:-20 a:score:-12 a:scout:10
a:scouts:9 a:scrap:74 a:scratch:74 a:scratched:-14 a:screed:91 a:screens:38 a:scribe:11 a:script:-55 a:scrolled:51
a:scrolling:11 a:sdk:-53 a:se:-109 a:sea:-88 a:seagull:16 a:seagulls:27 a:seal:60 a:search:30 a:season:-21 a:seats:-53
a:seattle:-10 a:second:10 a:secondes:-16 a:secondhand:22 a:secondi:-9 a:seconds:-132 a:secrets:28 a:section:-1
a:security:23 a:sedan:7 a:seed:15 a:seeds:21 a:seek:15 a:seem:-9 a:seems:-79 a:sees:-40 a:segundos:-34 a:seguro:-9
a:según:36 a:sein:-45 a:seiten:-33 a:sekund:-3 a:sekunden:-27 a:sekunder:-21 a:selbst:-2 a:self-catering:8 a:selin:-12
a:sell:34 a:selling:19 a:sen:52 a:senast:-63 a:send:38 a:senior:6 a:sent:67 a:separately:-10 a:september:-83
a:sequencing:12 a:sera:-56 a:serial:57 a:seriously:82 a:server:-60 a:serviced:-13 a:servus:5 a:serwer:55 a:será:24
a:sesame:29 a:session:11 a:set:-16 a:seven:-7 a:seventy:5 a:several:30 a:sewing:-18 a:sha:31 a:shaped:-21 a:share:-76
a:shared:61 a:sharpen:34 a:she:68 a:she's:75 a:shearing:62 a:shed:11 a:sheet:-31 a:sheets:-41 a:shelled:20 a:shells:-2
a:shelter:-2 a:shes:114 a:shift:-58 a:ship:-7 a:ship's:-10 a:shoe:34 a:shoes:66 a:shop:36 a:short:40 a:should:13
a:shouldn't:-3 a:show:-91 a:showers:40 a:shows:-99 a:shut:-34 a:si:-34 a:siamo:12 a:sich:-23 a:sick:-26 a:side:-60
a:sie:-71 a:sigh:21 a:sight:-29 a:sign:-47 a:signal:-46 a:signed:21 a:signing:71 a:signor:-12 a:signs:-46 a:silo:-3
a:simmer:8 a:simply:-27 a:simulator:13 a:sin:-55 a:since:29 a:singing:-27 a:sis:64 a:sister:37 a:sit:-56 a:site:-29
a:sits:-80 a:sitting:-40 a:six:1 a:size:-36 a:się:-31 a:ska:-35 a:skal:-1 a:skicka:53 a:skimmed:21 a:skiner:-8
a:skip:84 a:skipping:42 a:skirt:17 a:skriv:22 a:sku:12 a:sleeps:-30 a:sleepy:-64 a:slept:57 a:sleutel:17 a:slight:10
a:sling:23 a:slippers:31 a:sloan:23 a:slot:-122 a:slots:-39 a:slow:-4 a:slowly:-11 a:slug:24 a:smell:-48 a:smelled:-45
a:smells:22 a:smith:-28 a:smoke:26 a:sms:39 a:snails:18 a:snapshot:96 a:snapshots:15 a:snores:-3 a:snow:71 a:snälla:-6
a:so:-7 a:sobre:-19 a:socket:-15 a:sockets:-21 a:sodium:27 a:soep:15 a:sofa:6 a:soft:88 a:softly:22 a:soir:-8
a:solche:20 a:sold:36 a:soldered:69 a:solen:96 a:sollte:-2 a:solo:-49 a:solutions:10 a:solène:-24 a:som:-13 a:some:94
a:somebody:56 a:somehow:45 a:someone:38 a:sometimes:70 a:somewhere:26 a:song:-48 a:sont:-8 a:soon:3 a:sooner:-59
a:sooo:23 a:soprano:2 a:sorry:190 a:sorted:38 a:sorten:-14 a:sorter:74 a:sound:-8 a:sounded:-1 a:sounds:75 a:soup:59
a:sources:12 a:sourdough:2 a:sous:-2 a:south:49 a:spanish:-36 a:spare:106 a:speak:4 a:speakers:1 a:species:-3
a:spediteur:-10 a:speeches:16 a:speed:-5 a:spelling:-10 a:spend:50 a:spent:72 a:spica:19 a:spicy:34 a:spilled:12
a:spin:-16 a:split:4 a:spoke:92 a:sports:45 a:spot:-52 a:spreadsheet:14 a:spring:23 a:sprinkler:33 a:sprint:7
a:spätestens:63 a:spülwasser:-1 a:sql:-52 a:square:-3 a:squeak:-15 a:sre:43 a:sry:108 a:st:15 a:staat:-47 a:stage:80
a:staging:138 a:stair:7 a:stall:-21 a:stamattina:68 a:stand:21 a:standby:15 a:standing:-44 a:stands:-68 a:starboard:77
a:staring:-9 a:start:-12 a:started:-16 a:starter:6 a:starts:-88 a:statement:-19 a:station:-35 a:stationen:-5
a:statistical:1 a:stats:37 a:statt:-82 a:status:65 a:statuspage:20 a:stay:-54 a:stays:-112 a:steel:49 a:stehen:-24
a:stelios:-17 a:steps:-71 a:sternschnuppen:-10 a:sticks:-11 a:still:-12 a:stock:29 a:stocktaking:19 a:stoi:-1
a:stole:-1 a:stond:-11 a:stood:-119 a:stop:20 a:stopped:-6 a:stops:-58 a:stories:65 a:storks:3 a:storm:50 a:story:-57
a:straddle:15 a:straight:-56 a:straks:74 a:strange:41 a:strangers:-14 a:strangest:30 a:strap:-68 a:strasznie:24
a:streams:-27 a:street:-74 a:strike:3 a:string:-33 a:strings:-27 a:stripe:-39 a:stuck:-32 a:students:-2 a:studies:13
a:study:69 a:studying:15 a:stuff:-49 a:stunden:-76 a:stung:-2 a:sturm:-2 a:style:-5 a:stängslet:-29 a:störningen:11
a:stück:-3 a:su:44 a:subject:-10 a:subsoil:22 a:subtitles:10 a:sud:-5 a:suit:-39 a:suits:-52 a:sul:-24 a:sulla:-1
a:summary:-45 a:summer:14 a:sun:86 a:sun's:45 a:sunday:-24 a:sunday's:12 a:sunsets:21 a:sunspots:39 a:suppe:-3
a:supplier:36 a:supply:-25 a:support:44 a:suppose:27 a:supposedly:-11 a:sur:-39 a:sure:139 a:surtout:59 a:survey:-39
a:survival:9 a:swallowed:25 a:swallows:4 a:swans:15 a:swap:12 a:swapped:35 a:swear:-2 a:swears:-14 a:sweep:-32
a:swim:13 a:switch:-17 a:swivel:38 a:symbol:-1 a:symbols:-8 a:sync:42 a:syrgasmätaren:67 a:sysadmin:52 a:system:-28
a:szkoły:-3 a:så:4 a:sí:-17 a:só:10 a:sürüyor:-24 a:sąsiad:39 a:sıkıştırma:23 a:sınavdan:23 a:ta:13 a:table:2
a:tables:17 a:tablet:-5 a:tabs:74 a:tack:33 a:tag:-111 a:tage:-103 a:take:51 a:takes:-129 a:taking:29 a:takings:13
a:takt:24 a:talk:36 a:talked:81 a:talking:-4 a:tall:-69 a:tango:19 a:tank:8 a:tanks:-33 a:tanneurs:-1 a:tannin:12
a:tant:20 a:tap:-12 a:target:56 a:tariff:3 a:tarifs:-10 a:tarihine:-38 a:task:-44 a:taste:-45 a:tasting:41 a:tax:-45
a:tbh:-1 a:te:-16 a:tea:21 a:teacher:-19 a:teachers:-1 a:teaches:-4 a:teaching:42 a:teal:-15 a:team's:-15 a:teams:2
a:technician:23 a:technikerehrenwort:-10 a:teenagers:7 a:teeth:-37 a:teilnehmer:-1 a:tekrar:7 a:telco:7 a:tell:-78
a:tells:-50 a:telugu:24 a:tem:-41 a:temp:4 a:temperature:2 a:temperatures:37 a:template:-10 a:tempo:7 a:tenant:85
a:tendré:25 a:tengo:54 a:tenho:11 a:teniamo:44 a:tenor:69 a:tension:-11 a:tent:21 a:tenths:-12 a:teraz:110 a:term:-29
a:termina:-1 a:terms:-27 a:test:-7 a:tester:-19 a:testkontot:40 a:tests:-32 a:testy:36 a:texte:21 a:texts:3
a:texture:28 a:teściowa:20 a:thai:-27 a:than:-291 a:thank:101 a:thanks:202 a:that:-5 a:that's:58 a:thats:68 a:the:60
a:theatre:62 a:them:-126 a:then:79 a:theory:72 a:there:26 a:there'll:36 a:there's:88 a:therefore:40 a:theres:132
a:thermo:3 a:these:-69 a:they:16 a:they'd:-25 a:they'll:42 a:they're:53 a:they've:4 a:theyre:32 a:theyve:24
a:thick:-52 a:thin:-7 a:thing:-155 a:things:-35 a:think:50 a:thinking:-11 a:thinks:-28 a:thinner:18 a:third:57
a:thirty:28 a:those:48 a:though:-45 a:thousand:-68 a:threads:-27 a:three:23 a:threshold:-50 a:through:-201 a:throw:-10
a:thru:-26 a:thumbnails:69 a:thunder:23 a:thursday:5 a:thursday's:-36 a:thx:128 a:ticked:9 a:ticket:32 a:tickets:-14
a:tickrate:14 a:tidal:11 a:tide:15 a:tidy:17 a:tied:5 a:tiene:-72 a:tier:-14 a:tierney's:-35 a:tig:-24 a:til:-37
a:tiler:16 a:tiles:-30 a:till:-135 a:time:-98 a:timeout:22 a:times:-123 a:timestamps:32 a:timezones:26 a:timmar:-15
a:tims:11 a:tin:-46 a:tiny:-45 a:tisch:-7 a:tmrw:75 a:to:-111 a:toca:-14 a:today:-57 a:todo:8 a:toe:-46
a:together:-129 a:token:2 a:tokens:49 a:tolerance:-26 a:tom's:15 a:tomatoes:24 a:tomorrow:67 a:toms:9 a:ton:15
a:tonnes:-67 a:tons:-13 a:too:-45 a:took:-15 a:tool:-31 a:tools:20 a:top:-5 a:topic:-53 a:toplanti:28 a:tops:-115
a:torque:17 a:total:-56 a:touch:-2 a:tour:-33 a:tourists:104 a:tours:9 a:toute:26 a:tove:19 a:towards:-47 a:towels:17
a:trace:-22 a:tracing:3 a:tracking:3 a:tractors:71 a:training:-63 a:trains:12 a:tran:-10 a:transcript:38
a:transfer:-53 a:translations:11 a:translators:4 a:transportskader:20 a:tras:41 a:travel:-43 a:traveller's:-7
a:travels:-13 a:tray:-58 a:treasurer:63 a:treat:100 a:treated:9 a:trials:10 a:triangles:-5 a:trick:-16 a:tried:102
a:tries:-26 a:trieste:-141 a:trip:-82 a:trips:-15 a:trois:38 a:trop:29 a:truck:-8 a:trucks:71 a:trumpets:17
a:trustees:40 a:try:-48 a:trying:70 a:trzeszczało:16 a:tröskeln:24 a:tu:6 a:tuesday:6 a:tuition:52 a:tuned:28
a:tuning:58 a:tunnels:35 a:turku:-88 a:turn:-4 a:turning:-8 a:turns:62 a:turtle:23 a:tvättiden:25 a:twenty:-3
a:twice:-117 a:twins:24 a:two:26 a:ty:2 a:type:-12 a:typically:-2 a:typing:-17 a:typo:47 a:u:31 a:uart:-20 a:uf:66
a:ugh:263 a:uh:51 a:uhr:-92 a:uit:-16 a:ultimately:40 a:ultrasound:28 a:um:-53 a:umber:-9 a:umbrella:-2 a:umbrellas:22
a:un:-49 a:una:-54 a:uncle:52 a:unclear:75 a:undecided:35 a:under:-40 a:underfloor:25 a:understand:-1 a:understood:117
a:unfortunately:191 a:unit:22 a:units:-36 a:unless:-115 a:unplugged:7 a:uns:-32 a:unter:55 a:unterm:23 a:until:-203
a:up:-91 a:update:11 a:updated:-9 a:upgrading:3 a:uplink:55 a:upload:70 a:uploads:37 a:upper:111 a:ups:44 a:urgent:25
a:urlaubsvertretung:18 a:us:-194 a:usa:-2 a:usch:12 a:use:78 a:useremo:25 a:users:-14 a:uses:-37 a:using:-110
a:usually:-103 a:utc:-53 a:uur:-58 a:vaccine:9 a:vaillant:-19 a:vale:6 a:value:-5 a:vamos:61 a:van:-42 a:vanish:-37
a:vans:28 a:vapurda:36 a:varavirta:6 a:various:-12 a:varje:3 a:varnish:-8 a:vaya:25 a:veckor:-32 a:vegan:3 a:vegas:-14
a:vegetarian:18 a:veins:14 a:velha:-20 a:vending:34 a:vendor:42 a:venetian:19 a:verhaal:-5 a:verlegt:-84
a:verstanden:45 a:verwacht:-30 a:very:-8 a:vests:-27 a:vet:64 a:vez:-8 a:vi:74 a:vibrato:19 a:vidal:-18 a:viele:31
a:viennent:-5 a:view:-85 a:vilken:62 a:vinegar:25 a:violet:-24 a:violin:39 a:vision:23 a:visit:-82 a:visiting:13
a:visitors:64 a:visits:-37 a:vloeibare:35 a:vocab:27 a:vocht:-4 a:voglio:10 a:voicemail:79 a:voilà:17 a:volt:-46
a:volts:-42 a:volunteers:14 a:volvo:-3 a:vom:-48 a:von:-29 a:voor:9 a:vor:51 a:vordach:-32 a:vorgemerkt:-48
a:voted:-58 a:votre:87 a:voucher:75 a:vous:49 a:vowels:14 a:vpn:-18 a:vroeger:2 a:vulkan:-1 a:w:-19 a:wagons:-12
a:wait:53 a:wake-up:39 a:wakes:-15 a:walk:-22 a:walks:-19 a:walnut:-24 a:wanna:59 a:want:19 a:wanted:-18 a:wants:-97
a:war:-69 a:ward:68 a:warm:26 a:warning:-42 a:warranty:-8 a:was:-99 a:wash:9 a:wasp:12 a:wat:103 a:watch:-24
a:watchdog:59 a:watched:17 a:water:21 a:watts:-46 a:waves:2 a:way:-23 a:wczoraj:39 a:we:44 a:we'd:16 a:we'll:110
a:we're:99 a:we've:56 a:weak:39 a:wear:-16 a:wears:-7 a:weavers:7 a:weaving:-32 a:website:23 a:wed:39 a:wednesday:6
a:weed:24 a:weeded:18 a:week:-60 a:weekday:26 a:weeks:-84 a:weer:-36 a:weet:5 a:weft:18 a:wegen:104 a:weigh:-8
a:weighs:-17 a:weight:-34 a:weights:79 a:weil:66 a:weirdest:15 a:weiß:65 a:weken:-2 a:welcome:66 a:well:32 a:wenn:4
a:went:-90 a:wer:83 a:werden:-27 a:were:-47 a:werkstatttermin:35 a:west:-22 a:wet:95 a:weve:25 a:whale:-3 a:what:113
a:what's:38 a:whatever:168 a:whats:73 a:wheat:19 a:wheels:-44 a:when:14 a:where:-12 a:whether:-9 a:whey:20 a:while:-78
a:who:-86 a:who's:14 a:whoever:155 a:whole:56 a:whos:37 a:wide:-80 a:width:30 a:wie:23 a:wieder:-28 a:wifi:25
a:will:32 a:wind:100 a:window:31 a:windows:60 a:wine:-11 a:winters:-4 a:wiped:15 a:wird:-23 a:wirksam:-5 a:wish:33
a:wished:-2 a:wishing:8 a:with:-55 a:within:-116 a:without:-117 a:woche:-53 a:wochen:-22 a:wochenende:-18 a:woke:70
a:wolałabym:13 a:wolnego:-13 a:wolę:123 a:won:-8 a:won't:-99 a:wonder:13 a:wonderful:3 a:wont:-10 a:wooden:4
a:woodpeckers:21 a:woodwork:11 a:wool:23 a:words:-114 a:work:-31 a:worked:-55 a:workers:-42 a:working:-80 a:works:-115
a:worksheet:64 a:workshop:-36 a:worse:-5 a:worth:-64 a:would:3 a:wow:136 a:wrap:36 a:wristbands:34 a:write:81
a:written:-8 a:wrong:-20 a:wrongly:-11 a:wrote:14 a:wuv:-36 a:wymieniłem:29 a:wyślę:-36 a:x-ray:36 a:xray:20 a:y:-15
a:ya:86 a:yawn:5 a:ye:18 a:yeah:102 a:year:-39 a:year's:-37 a:years:-85 a:yeast:68 a:yedek:49 a:yedekleme:18
a:yellow:10 a:yeni:28 a:yes:202 a:yesterday:46 a:yet:-173 a:yield:-27 a:yo:61 a:yoga:32 a:you:27 a:you'll:67
a:you're:129 a:you've:113 a:youll:31 a:your:131 a:yr:-20 a:yrs:-35 a:yuki:7 a:yusuf:52 a:z:-73 a:zacken:-27 a:zadań:32
a:zaliczka:7 a:zaplanowano:-37 a:zawsze:-13 a:zdecydowaliśmy:1 a:ze:-17 a:zebranie:58 a:zeit:-52 a:zentimeter:-31
a:zephyr:15 a:zero:13 a:zet:-8 a:zgubiłam:17 a:zia:4 a:ziel:58 a:zijn:-69 a:zinc:-13 a:zipper:5 a:zit:-9 a:znowu:4
a:zonder:2 a:zones:-17 a:zoom:35 a:zostajemy:58 a:zrobione:37 a:zu:-16 a:zugesagt:-18 a:zulke:16 a:zum:-12 a:zur:-31
a:zwemles:36 a:zwrócimy:20 a:zwykłych:-13 a:zähne:-28 a:às:-39 a:än:-20 a:är:-89 a:ärendenummer:26 a:ça:42 a:çanı:-28
a:çay:25 a:çocuklar:92 a:çok:-28 a:çırak:12 a:é:-45 a:électrogène:-12 a:était:-31 a:überfahrt:-5 a:żadnych:7 a:żółty:9
a:больше:-5 a:бэкапы:14 a:занятия:14 a:к:37 a:не:-33 a:никогда:25 a:опять:45 a:решили:38 a:стек:23 al:*_*:222
al:*_0:-86 al:*_^:472 al:*_arrival:89 al:*_as:17 al:*_available:52 al:*_bos:11 al:*_business:23 al:*_cabin:21
al:*_certificate:9 al:*_chrome:-37 al:*_cover:-40 al:*_dagster:-21 al:*_departure:62 al:*_destination:35 al:*_dns:-40
al:*_do:-40 al:*_draft:-10 al:*_dsv:-31 al:*_economy:24 al:*_ewr:42 al:*_experiment:-26 al:*_flight:174 al:*_for:-34
al:*_friday:-13 al:*_fridays:-25 al:*_gracia:5 al:*_handed:-33 al:*_has:-5 al:*_herr:-21 al:*_horses:-31 al:*_i:57
al:*_iah:13 al:*_id:-73 al:*_is:46 al:*_ismet:-56 al:*_it:-25 al:*_james:38 al:*_joan:-1 al:*_la:-47 al:*_last:-13
al:*_le:-112 al:*_leave:-19 al:*_les:-17 al:*_marée:-11 al:*_may:-20 al:*_me:-12 al:*_middle:-6 al:*_month:-5
al:*_my:-51 al:*_never:-65 al:*_no:-12 al:*_north:-1 al:*_nothing:6 al:*_of:-29 al:*_on:-9 al:*_one:-31 al:*_ord:5
al:*_origin:28 al:*_owner:-17 al:*_phones:-60 al:*_pin:-36 al:*_piotr:-10 al:*_please:-2 al:*_port:-68 al:*_pressed:-9
al:*_price:123 al:*_prices:8 al:*_queue:-23 al:*_reading:-21 al:*_receiving:-30 al:*_redo:-24 al:*_region:-5
al:*_remaining:10 al:*_returns:21 al:*_right:-38 al:*_rma:-13 al:*_seguro:6 al:*_serial:-80 al:*_six:-35
al:*_steps:-19 al:*_takes:120 al:*_the:-14 al:*_theres:-36 al:*_thu:-18 al:*_to:-43 al:*_too:-13 al:*_upstairs:-25
al:*_vaillant:-41 al:*_water:-33 al:*_you:-25 al:0_*:304 al:0_0:66 al:0_^:242 al:0_and:5 al:0_at:24 al:0_attempts:28
al:0_broke:-7 al:0_browser:31 al:0_buckets:22 al:0_cabin:22 al:0_call:41 al:0_clean:28 al:0_coffees:78 al:0_days:-48
al:0_degrees:37 al:0_departing:-35 al:0_die:-18 al:0_donors:24 al:0_economy:4 al:0_el:-14 al:0_emails:12
al:0_episodes:63 al:0_euros:-40 al:0_exists:-2 al:0_flashcards:92 al:0_floors:12 al:0_folders:71 al:0_food:48
al:0_for:43 al:0_from:-16 al:0_för:-20 al:0_grown:7 al:0_gulls:44 al:0_horas:-1 al:0_hrs:48 al:0_in:2 al:0_is:228
al:0_kb:32 al:0_kbaud:20 al:0_kg:-24 al:0_kids:43 al:0_kilo:-25 al:0_kilos:-39 al:0_le:-8 al:0_litres:-42
al:0_logins:28 al:0_lookups:24 al:0_mailboxes:30 al:0_means:37 al:0_metres:-11 al:0_mg:27 al:0_milliseconds:43
al:0_min:1 al:0_minuten:-18 al:0_minutes:9 al:0_minutos:-27 al:0_mistakes:25 al:0_monitors:28 al:0_ms:77 al:0_new:25
al:0_newsletter:19 al:0_nights:56 al:0_number:13 al:0_of:-12 al:0_pages:-8 al:0_passenger:12 al:0_payment:45
al:0_people:16 al:0_physics:5 al:0_points:-58 al:0_queue:83 al:0_reservation:102 al:0_retries:10 al:0_rows:43
al:0_s:-4 al:0_sacks:18 al:0_seconds:45 al:0_set:-5 al:0_songs:33 al:0_star:18 al:0_stays:-8 al:0_swallows:65
al:0_swapped:-5 al:0_tabs:121 al:0_tests:31 al:0_that:-30 al:0_that's:-15 al:0_thats:51 al:0_the:-80 al:0_then:-8
al:0_there:-4 al:0_time:55 al:0_times:-105 al:0_to:-3 al:0_tonnes:-28 al:0_tops:37 al:0_visitors:13 al:0_was:88
al:0_well:22 al:0_words:3 al:0_years:-38 al:0_you:-32 al:a_0:-37 al:a_alla:-13 al:a_amostra:36 al:a_api:25
al:a_bag:-67 al:a_bainha:9 al:a_balloon:34 al:a_barrel:-8 al:a_bat:19 al:a_bedside:10 al:a_belt:3 al:a_benchmark:37
al:a_bit:-65 al:a_blade:28 al:a_block:-17 al:a_bookcase:17 al:a_box:-15 al:a_brewery:19 al:a_butter:18
al:a_campsite:34 al:a_carton:-22 al:a_chave:5 al:a_choice:-4 al:a_choir:18 al:a_clock:30 al:a_closure:34
al:a_clotting:33 al:a_coachload:7 al:a_cold:19 al:a_colleague:63 al:a_column:-3 al:a_consuma:-12 al:a_copy:-5
al:a_crooked:21 al:a_crow:10 al:a_crumb:8 al:a_curious:11 al:a_dash:16 al:a_day:-154 al:a_deposit:26 al:a_different:-4
al:a_diretora:16 al:a_direção:8 al:a_double:43 al:a_dozen:6 al:a_draws:-73 al:a_dream:5 al:a_driver:13 al:a_drone:23
al:a_drops:-22 al:a_dusty:32 al:a_equipa:16 al:a_estrada:16 al:a_failed:20 al:a_fair:21 al:a_family:-5 al:a_female:39
al:a_firmware:4 al:a_first:37 al:a_flat:-19 al:a_floorboard:9 al:a_foot:2 al:a_formula:-10 al:a_frame:37
al:a_friend:13 al:a_frog:-5 al:a_full:32 al:a_fuse:5 al:a_gentle:14 al:a_good:18 al:a_goodwill:33 al:a_grant:-2
al:a_great:-15 al:a_half:50 al:a_hammer:31 al:a_has:-16 al:a_head:-105 al:a_heap:11 al:a_heron:5 al:a_histogram:21
al:a_horizon:24 al:a_human:-46 al:a_hundred:-5 al:a_ideia:12 al:a_is:-29 al:a_junior:19 al:a_la:-42 al:a_lady:41
al:a_later:3 al:a_laundry:49 al:a_leash:9 al:a_lesson:6 al:a_letter:70 al:a_little:-35 al:a_load:-25 al:a_logs:-26
al:a_long:-8 al:a_lot:-64 al:a_lovely:12 al:a_mala:4 al:a_male:44 al:a_malmo:4 al:a_map:15 al:a_market:30 al:a_maré:21
al:a_matchmaking:35 al:a_me:22 al:a_meal:-3 al:a_mechanical:30 al:a_meta:22 al:a_min:-6 al:a_minha:19 al:a_minute:-173
al:a_mole:59 al:a_moment:-15 al:a_month:-147 al:a_máquina:49 al:a_mí:41 al:a_night:-95 al:a_odd:31 al:a_one-page:9
al:a_padaria:10 al:a_pairing:12 al:a_pale:62 al:a_pamphlet:5 al:a_panic:32 al:a_parcel:34 al:a_parser:21
al:a_patient:55 al:a_pegboard:4 al:a_pinch:25 al:a_pint:35 al:a_position:26 al:a_professora:31 al:a_quarter:-11
al:a_quiet:18 al:a_race:27 al:a_rack:-68 al:a_recepção:3 al:a_redação:16 al:a_refund:29 al:a_release:26
al:a_reminder:1 al:a_resting:8 al:a_reunião:24 al:a_revisão:62 al:a_ring:11 al:a_river:6 al:a_running:35 al:a_runs:-32
al:a_sample:2 al:a_school:87 al:a_second:-113 al:a_seguir:98 al:a_set:19 al:a_setpoint:27 al:a_shift:-13
al:a_shower:14 al:a_sirene:8 al:a_skeleton:20 al:a_sleeping:4 al:a_sleepy:66 al:a_standby:28 al:a_starts:-35
al:a_stood:-38 al:a_stooping:32 al:a_story:19 al:a_student:20 al:a_suitcase:14 al:a_síndica:18 al:a_table:4
al:a_take:31 al:a_takes:-23 al:a_tamper:6 al:a_teacher:18 al:a_technician:71 al:a_term:-67 al:a_testa:-7 al:a_thing:-2
al:a_tourist:39 al:a_trip:18 al:a_troca:34 al:a_truck:5 al:a_warm:12 al:a_was:-24 al:a_waveform:13 al:a_week:-221
al:a_weekday:15 al:a_whole:-16 al:a_wink:8 al:a_withdrawn:15 al:a_woman:25 al:a_wooden:3 al:a_working:-5
al:a_workshop:5 al:a_year:-157 al:a_yr:-20 al:ab_herbst:20 al:abbiamo_rifatto:8 al:abbiamo_scelto:38
al:abends_braucht:4 al:ablation_a:20 al:about_the:-14 al:above_that:-7 al:abstracts_longer:23 al:accent_colour:73
al:accepting_attachments:-2 al:according_to:135 al:accounts_called:14 al:accounts_payable:3 al:accounts_receivable:52
al:ach_solche:5 al:actually_i:43 al:actually_let's:24 al:actually_looked:-1 al:actually_my:7 al:adc_reference:45
al:additionally_i'll:22 al:address_chip:43 al:address_is:-11 al:adesso_passo:17 al:adesso_tocca:44
al:adler's_mailbox:-1 al:admiral_was:-28 al:adorei_a:25 al:adult_cannulas:8 al:adult_dilation:10 al:adult_ticket:12
al:adult_tickets:18 al:adverbs_go:33 al:aerator_work:39 al:after_0:-28 al:after_all:-84 al:after_booking:-11
al:after_dark:-33 al:after_debugging:26 al:after_delivery:-14 al:after_dinner:-49 al:after_each:-5 al:after_easter:15
al:after_every:-33 al:after_i:-18 al:after_landing:-19 al:after_last:30 al:after_lunch:31 al:after_selling:-20
al:after_shift:-12 al:after_sorting:13 al:after_ten:-15 al:after_that:99 al:after_the:34 al:after_this:139
al:after_three:-28 al:after_today's:-26 al:after_what:55 al:after_yesterday's:37 al:after_yesterdays:12
al:afterwards_sb:26 al:again_^:62 al:agency_wrote:26 al:agnes's_is:-14 al:agnieszka_is:-45 al:agora_falta:42
al:agreed_then:13 al:agreeing_on:7 al:ah_la:2 al:ah_les:2 al:ah_the:26 al:ahead_of:-40 al:ahlers's_mailbox:-25
al:ahora_toca:47 al:ai_que:21 al:aim_for:54 al:aiming_for:19 al:ainda_não:65 al:airflow_*:27 al:airports_often:7
al:aisle_twelve:4 al:al_día:-41 al:al_final:136 al:al_massimo:-16 al:al_mes:-3 al:alarm_a:4 al:alarm_b:21
al:alarm_goes:-16 al:ale_dzisiaj:17 al:ale_dziś:56 al:algebra_finally:16 al:all_0:115 al:all_bookings:26
al:all_carry:-3 al:all_day:-88 al:all_deliveries:35 al:all_distances:2 al:all_duplicate:11 al:all_four:5 al:all_good:8
al:all_grease:13 al:all_i:18 al:all_in:20 al:all_money:11 al:all_my:-2 al:all_night:-103 al:all_of:-25 al:all_on:-11
al:all_pupil:12 al:all_reboot:-1 al:all_right:53 al:all_signatures:5 al:all_sorted:3 al:all_the:-131
al:all_timestamps:56 al:all_together:12 al:all_verses:21 al:all_week:-7 al:alla_barn:16 al:alla_fine:59
al:allergen_labels:16 al:allergens_get:40 al:allergy_diet:6 al:allow_0:40 al:allowance_is:11 al:along_the:-35
al:already_descaled:20 al:already_picked:30 al:already_uploaded:29 al:alright_dad's:15 al:alright_sunday:10
al:als_0:-32 al:als_nächstes:110 al:also_bumped:7 al:also_i:32 al:also_i'd:30 al:altos_always:23 al:always_ask:10
al:always_cite:28 al:always_correct:16 al:always_do:-4 al:always_give:56 al:always_go:-14 al:always_greet:23
al:always_ground:23 al:always_label:7 al:always_lands:-14 al:always_rains:-14 al:always_reminds:-3 al:always_the:43
al:always_write:93 al:am_est:-60 al:am_february:31 al:am_january:4 al:am_liebsten:91 al:am_tag:-95 al:am_wochenende:25
al:amp_travels:49 al:an_adult:38 al:an_aisle:18 al:an_automatic:2 al:an_emergency:37 al:an_empty:60 al:an_evening:-82
al:an_excess:32 al:an_export:21 al:an_hour:-81 al:an_idempotent:14 al:an_inscription:10 al:an_old:7
al:an_outpatient:18 al:an_unlabelled:8 al:an_upload:5 al:ana_asked:-25 al:anchor_depth:11 al:and_0:77 al:and_a:-73
al:and_for:14 al:and_generator:63 al:and_he:-13 al:and_i:-19 al:and_it:-23 al:and_my:44 al:and_not:-48 al:and_of:10
al:and_the:205 al:and_then:3 al:and_they:108 al:anders_als:17 al:android_build:32 al:android_crashes:9
al:android_version:-70 al:angeles_lax:-18 al:anmeldung_zur:-11 al:anna_drives:3 al:anna_has:2 al:anna_ma:-35
al:anne's_is:-34 al:annelies_als:-20 al:announce_it:23 al:anoche_el:33 al:anselmo_quien:-15 al:ansprechpartner_im:39
al:answers_to:15 al:answers_were:-13 al:antes_de:63 al:any_basket:-12 al:any_day:-40 al:any_idea:8 al:any_more:-32
al:any_substitute:32 al:any_task:29 al:anyone_^:36 al:anyone_else:13 al:anyone_going:1 al:anyone_got:22
al:anyone_know:49 al:anything_above:41 al:anything_else:-110 al:anything_fragile:-4 al:anything_leaving:2
al:anything_over:7 al:anything_that:49 al:anything_the:1 al:anything_touching:17 al:anything_with:80 al:anyway_hows:22
al:anyway_i:30 al:anyway_so:18 al:api_clients:9 al:api_trzymamy:-4 al:apiarist_visit:20 al:apk_must:18
al:app_download:29 al:apparently_geese:12 al:apparently_hum:-14 al:apparently_my:34 al:apparently_the:72
al:apple_wants:54 al:appointment_i:-1 al:apprentices_do:15 al:apprentices_may:33 al:approval_limit:37
al:approver_group:5 al:april_0:-118 al:après_le:12 al:aqui_em:18 al:aquí_llueve:3 al:archaeologists_would:24
al:archive_uploads:32 al:arcturus_is:10 al:are_all:36 al:are_the:18 al:are_we:105 al:are_you:7 al:around_0:53
al:around_the:-7 al:arsenal_so:-22 al:art_^:14 al:art_direction:21 al:arteries_start:33 al:as_0:-111 al:as_a:14
al:as_agreed:132 al:as_far:106 al:as_for:92 al:as_if:-44 al:as_night:-23 al:as_of:33 al:as_one:-20 al:as_printed:38
al:as_recorded:1 al:as_soon:91 al:as_that:17 al:as_the:-36 al:as_to:7 al:as_we:63 al:as_well:-127 al:as_you:108
al:ash_tree:2 al:ask_for:-19 al:ask_ines:42 al:ask_me:84 al:asked_for:-44 al:asked_me:-22 al:asset_tag:29 al:at_0:-46
al:at_a:-56 al:at_any:42 al:at_christmas:8 al:at_dinner:1 al:at_home:-21 al:at_least:51 al:at_mill:12 al:at_most:11
al:at_my:118 al:at_once:-24 al:at_one:-18 al:at_present:21 al:at_school:101 al:at_that:-11 al:at_the:-30
al:at_university:23 al:ate_0:53 al:ate_my:-22 al:atl_to:-46 al:até_november:16 al:au_maximum:11 al:audit_is:-17
al:audit_week:31 al:auditors_objected:35 al:auf_dem:48 al:august_0:-122 al:aurelia_helps:8 al:ausbilder_hat:-13
al:ausflug_in:-18 al:aushang_reichen:-18 al:ausnahmen_gibt:17 al:autosave_debounce:21 al:autosave_keeps:32
al:avatars_are:10 al:avec_ce:-11 al:avec_le:27 al:average_current:20 al:aviso_você:46 al:aw_thats:54 al:aws_acct:31
al:aww_look:60 al:ay_ay:15 al:ayarlar_ekranının:12 al:aye_the:24 al:ayer_en:38 al:ayer_hablé:6 al:ayer_hizo:5
al:ayer_mi:5 al:ayer_soñé:9 al:aylin_took:7 al:b_horizon:25 al:baby_bouncer:18 al:baby_naps:7 al:bach_minuet:33
al:back_from:-32 al:back_gate:16 al:back_home:41 al:back_in:108 al:back_on:-43 al:back_the:-39 al:back_then:8
al:back_to:-85 al:back_when:115 al:backend_team:41 al:backfill_for:34 al:backstage_wristbands:25 al:backup_feed:11
al:backup_generator:19 al:backup_of:51 al:backups_are:38 al:backups_first:-28 al:backups_get:29 al:backups_hog:9
al:backups_vor:22 al:bad_weather:35 al:badestellen_die:-18 al:badge_access:20 al:badge_readers:6 al:badges_are:10
al:baking_comparisons:13 al:ballons_fotografiert:-26 al:ban_button:30 al:barnvakten_heter:16 al:basalt_it:36
al:basic_economy:-38 al:bastun_får:11 al:batch_of:18 al:bathroom_tiles:26 al:bathtubs_of:-20 al:battery_complaints:32
al:battery_life:33 al:battery_must:1 al:bağlantı_testi:3 al:bc_of:-41 al:beach_yes:24 al:beams_are:-14 al:beats_a:-17
al:beaucoup_de:45 al:because_it:-34 al:because_my:-9 al:because_of:125 al:because_tablets:-16 al:because_the:-45
al:bed_linen:22 al:bed_seven:22 al:beds_0:22 al:bedtime_for:20 al:beekeepers_names:13 al:been_practicing:34
al:been_there:66 al:bees_are:27 al:bees_holding:33 al:before_a:53 al:before_any:43 al:before_anybody:-1
al:before_anyone:66 al:before_breakfast:-11 al:before_each:44 al:before_every:56 al:before_i:-12 al:before_it:-52
al:before_lunch:-4 al:before_proceeding:21 al:before_pulling:12 al:before_the:-59 al:before_u:16 al:before_we:-116
al:before_you:53 al:beginners_warm:29 al:behind_the:-6 al:bei_0:-47 al:bei_bergen:-6 al:bei_der:61 al:bei_mehr:3
al:bei_uns:117 al:beim_diagramm:14 al:beim_elternabend:-2 al:being_a:49 al:being_scared:-7 al:bekommen_sie:-39
al:bekommst_du:-32 al:bella_calves:8 al:bella_foto:23 al:below_0:-14 al:ben_kısa:21 al:bergs_in:45 al:berta_should:-22
al:berth_one:43 al:bestelnummer_0:19 al:beta_for:13 al:beta_goes:62 al:beta_launch:34 al:better_a:2 al:better_than:-4
al:better_to:37 al:better_use:7 al:between_beacons:-27 al:between_the:97 al:between_two:-9 al:between_us:72
al:between_you:42 al:beyond_0:6 al:beyond_that:14 al:bez_kasku:21 al:biały_znacznik:2 al:bicycles_of:31
al:bierzemy_piec:22 al:big_van:17 al:bij_de:-39 al:bike_couriers:4 al:bike_frame:44 al:bike_service:40 al:biked_in:25
al:biljetten_kostar:34 al:billing_address:19 al:billing_runs:7 al:bin_gleich:12 al:bin_lorries:17 al:bird_survey:5
al:birthday_cash:44 al:bis_june:9 al:bis_march:35 al:bit_more:18 al:bit_nervous:9 al:bit_nippy:14 al:bit_tired:6
al:bitte_duzen:13 al:bitte_immer:-29 al:bitte_keine:81 al:bitte_nichts:3 al:bitte_niemals:34 al:blackberries_go:41
al:blackberry_forever:-3 al:blasting_that:12 al:blijft_de:24 al:blimey_its:18 al:blood_fridge:4 al:blood_may:-8
al:bloom_filters:32 al:blower_a:38 al:blue_has:-1 al:blue_hose:5 al:blue_it:39 al:blue_lens:14 al:blue_workbook:10
al:bluetooth_rewrite:57 al:boah_war:38 al:board_rev:4 al:board_sent:7 al:boarding_for:18 al:bobbins_in:33
al:bogdan_is:1 al:boiler_model:43 al:boiler_setpoint:15 al:bokningen_för:53 al:bokningen_hos:29 al:bokningsnumret_är:9
al:bologna_and:-5 al:bom_dia:23 al:bon_on:67 al:bonfire_has:24 al:book_was:14 al:booked_the:71 al:booking_ref:82
al:bookkeeper_complained:33 al:books_0:26 al:bookshops_are:14 al:booster_every:56 al:booster_interval:15
al:boot_slot:25 al:booth_two:19 al:bootloader_is:17 al:boots_leaking:27 al:boots_soaked:44 al:bootsprüfung_auf:11
al:bootsprüfung_mach:10 al:bored_of:20 al:borg_bakfiets:18 al:boss_fixed:2 al:boss_found:7 al:boss_is:76 al:both_of:5
al:both_parents:5 al:both_seats:32 al:both_tugs:15 al:bottled_batch:17 al:bottling_kicks:12 al:bottling_september:2
al:bought_a:27 al:bow_straightening:18 al:bows_get:38 al:boxes_and:34 al:boxes_from:25 al:brain_is:45
al:brake_check:30 al:branch_for:17 al:brandkåren_tog:10 al:brandl_comes:-8 al:brandt_from:-24 al:brandvold_takes:-10
al:brass_screws:11 al:brave_little:15 al:brb_coffee:9 al:brb_dog:12 al:brb_doorbell:42 al:brb_kettle:2
al:brb_someone:18 al:bread_and:57 al:bread_supplier:1 al:breakfast_eggs:1 al:breakfast_with:23 al:breng_ik:-6
al:bridge_for:11 al:brine_strength:16 al:bring_ich:-37 al:bring_the:8 al:bringe_ich:-7 al:brioche_rests:14
al:british_spelling:52 al:bro_the:21 al:broke_down:-9 al:broken_depth:23 al:broker_isn't:37 al:broodjes_bij:-18
al:broom_cupboards:7 al:brown_carpets:12 al:browser_tabs:-4 al:brrr_^:38 al:brzmi_jak:36 al:brücken_geben:-9
al:budget_0:-8 al:budget_for:143 al:budget_owner:23 al:budget_season:9 al:buena_pregunta:8 al:buenos_días:40
al:bufor_wejściowy:22 al:bug_about:29 al:bug_for:65 al:bug_is:-71 al:bugün_burada:16 al:bugün_hava:46 al:build_0:34
al:build_is:-17 al:build_that:16 al:building_one:21 al:building_two:18 al:buiten_schijnt:33 al:bullet_points:45
al:bumblefoot_sits:35 al:bumped_the:97 al:bundle_size:11 al:bunk_beds:43 al:buongiorno_a:40 al:buoyage_is:22
al:burger_side:26 al:burnt_the:10 al:bus_fare:9 al:bus_one:10 al:bus_to:25 al:business_*:-12 al:bussen_luktade:21
al:by_0:-44 al:by_a:-24 al:by_april:-19 al:by_august:5 al:by_autumn:6 al:by_christmas:96 al:by_hand:-65 al:by_its:15
al:by_october:49 al:by_one:-10 al:by_september:85 al:by_summer:2 al:by_text:-1 al:by_that:30 al:by_the:123
al:by_then:14 al:bäcker_schade:-25 al:båten_går:45 al:béchamel_pot:12 al:böyle_hikâyeler:7 al:c'est_0:-30
al:c'est_bon:36 al:c'est_chez:-8 al:c'est_corrigé:11 al:c'est_hélène:20 al:c'est_nadège:7 al:c_is:-20
al:cabin_class:-32 al:cabin_three:34 al:cabinet_this:-5 al:cable_cars:18 al:caching_is:47 al:caesar_needs:26
al:calculator_im:10 al:calculator_is:5 al:calculators_with:19 al:calendar_with:25 al:calibrate_the:24 al:call_me:11
al:call_out:7 al:call_time:4 al:called_the:38 al:calves_get:20 al:cambiaron_la:11 al:came_back:28 al:came_from:-18
al:camembert_on:-11 al:camera_bridge:10 al:camera_ends:62 al:camille_teaches:28 al:camper_insured:41
al:camper_we'll:24 al:can't_be:-22 al:can't_believe:46 al:can_accepte:-36 al:can_be:-122 al:can_get:-23 al:can_go:-29
al:can_have:-11 al:can_hold:-11 al:can_i:36 al:can_pay:71 al:can_reach:-14 al:can_spend:116 al:can_take:-9
al:can_the:61 al:can_u:69 al:can_we:67 al:can_you:246 al:can_your:1 al:canal_was:6 al:cancelled_lessons:2
al:cancelled_the:3 al:candidate_no:17 al:candidates_found:12 al:candle_lanterns:28 al:candle_wax:8 al:cannot_be:-32
al:cant_be:-46 al:cant_believe:99 al:cant_complain:7 al:cant_cost:-41 al:cant_get:26 al:cant_go:-34 al:cant_pay:62
al:cant_spend:44 al:cant_stop:28 al:cant_tell:28 al:cant_turn:-8 al:cant_use:-31 al:canteen_has:9 al:canvas_text:22
al:capisco_benissimo:22 al:caps_for:63 al:captain_rieger:34 al:captions_dont:11 al:car's_summer:-5 al:car_broke:47
al:car_nine:4 al:caramel_is:45 al:card_networks:28 al:cardboard_stays:5 al:cardiology_had:36 al:cards_and:12
al:cards_are:-2 al:careful_that:7 al:cargo_can:24 al:carried_a:14 al:carrier_for:30 al:carrier_relabelled:18
al:carries_the:-11 al:cars_with:6 al:cart_one:45 al:cart_two:28 al:case_0:38 al:case_for:59 al:case_in:-38
al:case_number:4 al:case_numbers:33 al:cash_came:-15 al:cash_drawers:5 al:casting_fee:10 al:casting_warranty:18
al:cat_looks:16 al:catalogue_number:47 al:cataloguing_tool:13 al:cathal_and:24 al:catherine_is:-7 al:cats_are:55
al:cats_need:11 al:cats_negotiating:-12 al:cats_stay:11 al:cave_ceiling:3 al:cc_accounts:22 al:ceiling_for:9
al:cela_vaut:2 al:cello_rental:12 al:cello_teacher:22 al:cert_lab:31 al:certificate_*:-13 al:certification_insists:26
al:cfo_signed:28 al:chairs_are:6 al:change_of:-61 al:change_request:46 al:changed_my:8 al:changeover_from:25
al:changes_to:14 al:channel_for:-11 al:chapel's_being:2 al:chapter_0:52 al:chapter_marks:28 al:chapter_on:67
al:chapô_*:47 al:chaque_année:-3 al:chaque_incident:23 al:chaque_nouvel:12 al:characters_long:-3
al:charlotte's_whiteboard:-22 al:chart_work:20 al:chasing_a:-40 al:chat_answers:19 al:chauffören_är:17 al:chcę_do:18
al:che_bella:109 al:che_bello:25 al:che_caldo:54 al:che_insegnava:-1 al:che_ridere:2 al:che_rileggere:-8
al:che_sonno:1 al:che_traslocare:-1 al:che_venire:-7 al:check-in_open:-20 al:check-in_opens:24 al:check_in:35
al:check_the:62 al:checked_again:18 al:checked_bags:-81 al:checked_the:53 al:checking_the:1 al:checkout_service:28
al:cheers_gwendolyn:32 al:cheers_mate:56 al:cheese_batch:45 al:chegou_a:30 al:chem_retake:22 al:chewed_through:64
al:chez_nous:29 al:chi_rompe:6 al:child_seat:39 al:children_often:13 al:chiller_inspection:62 al:chip_number:22
al:chissà_se:5 al:chloride_reagent:40 al:chlorine_and:27 al:chlorine_in:20 al:choir_rehearsal:41 al:choppy_calls:16
al:chose_the:15 al:ci_penso:34 al:ci_runner:23 al:cinnamon_rolls:-6 al:claim_for:63 al:claim_on:28 al:claim_status:6
al:claim_the:-15 al:clash_w:-5 al:clashes_with:56 al:class_price:-2 al:class_room:40 al:cleaned_all:22
al:cleaning_the:26 al:clear_the:20 al:cleared_the:36 al:clock_in:56 al:clocks_in:17 al:close_the:11 al:cloud_bill:84
al:clouds_sit:12 al:club_got:14 al:club_lost:24 al:club_parcels:7 al:club_sold:56 al:cluster_west:6 al:co-op's_boat:-2
al:coach_bay:34 al:cocoa_not:35 al:code_freeze:157 al:code_on:35 al:code_owner:26 al:code_review:91 al:code_under:10
al:code_word:11 al:codger_may:-21 al:coffee_machine:69 al:coffee_number:42 al:coils_resist:30 al:cold_aisles:5
al:cold_fronts:10 al:cold_room:-63 al:cold_start:53 al:collars_for:28 al:collection_cage:-32 al:collimation_error:36
al:colour-blind_tester:31 al:colour-blind_testers:25 al:colour_the:64 al:columnar_files:38 al:com_este:10 al:com_o:-16
al:come_back:-8 al:come_for:6 al:come_from:-76 al:come_on:73 al:comedy_night:13 al:comfortable_with:-2 al:coming_up:43
al:comme_le:13 al:comments_in:4 al:commit_0:20 al:commit_messages:14 al:commit_msgs:17 al:commit_that:54
al:commits_naar:6 al:commits_to:36 al:commuter_ticket:23 al:como_mucho:71 al:como_máximo:11 al:compared_the:10
al:competition_entry:19 al:compilers_in:17 al:compilers_of:30 al:composers_in:44 al:compost_bin:34
al:compressor_oil:12 al:compressor_room:19 al:con_la:31 al:con_los:69 al:con_tanta:35 al:concert_halls:3
al:confidential_stuff:45 al:config_files:28 al:confirmed_then:31 al:conflict_resolution:19 al:conflicts_sorted:37
al:congratulations_on:49 al:congratulations_that:21 al:consider_the:46 al:considering_the:1 al:contabilidad_se:24
al:contact_at:16 al:contact_for:15 al:container_yard:6 al:context_on:-2 al:contract_one:29 al:contractors_may:28
al:controller_has:55 al:controls_grew:54 al:cook_has:21 al:cooking_class:10 al:cooking_on:38 al:cool_dark:15
al:copies_for:17 al:copper_shutdown:31 al:copy_jobs:6 al:copy_streams:-21 al:core_nie:-13 al:core_switch:28
al:correct_my:14 al:correction_from:51 al:correction_the:7 al:corridor_wardrobe:24 al:corrige-moi_toujours:2
al:corrige_toujours:10 al:cost_centre:5 al:cost_of:29 al:costs_0:-5 al:costumes_for:27 al:could_do:-44
al:could_get:-16 al:could_look:-13 al:could_not:-40 al:could_simply:-2 al:could_speak:-10 al:could_tell:-43
al:could_the:72 al:could_we:74 al:could_you:307 al:couldn't_find:50 al:council_moved:21 al:count_for:-22
al:count_is:-6 al:count_on:53 al:counted_again:77 al:counting_cars:4 al:courier_needs:54 al:courier_pickup:18
al:couriers_kept:67 al:cousin_pete:23 al:cow_wheels:49 al:coûte_0:-14 al:crane_drivers:41 al:crane_test:6
al:crash_0:11 al:crash_rate:-10 al:crash_reporter:13 al:crazy_how:25 al:crc_errors:-8 al:creamery_changed:12
al:credit_card:-52 al:credit_notes:11 al:crew_eats:7 al:critical_potassium:14 al:crochet_hook:13 al:cron_job:18
al:cross-connect_order:14 al:csv_już:-4 al:cubic_metres:-46 al:cue_must:29 al:cup_size:8 al:curate_by:26
al:curator_api:8 al:current_can't:-10 al:current_reservation:-14 al:currently_0:9 al:curtain_goes:18 al:curtain_up:43
al:custard_pot:10 al:customer_card:28 al:customer_in:59 al:customs_office:-1 al:customs_sux:21 al:cut_one:13
al:cut_the:17 al:cutover_night:79 al:cv_translated:12 al:czternaście_słoików:24 al:czyli_ustalone:37 al:célia_do:-21
al:d'après_le:22 al:d'un_coup:-6 al:da_bekommt:18 al:da_funkt:30 al:da_quatschen:37 al:da_sein:-1 al:daarna_wil:1
al:dab_carrier:27 al:dad_changed:28 al:dads_flu:10 al:daemon_has:37 al:dagster_cutover:-9 al:dai_un:17
al:dailies_travel:35 al:dairy_cooler:5 al:dairy_has:10 al:dalej_nie:18 al:danach_kommt:8 al:danach_müssen:5
al:danach_ruf:2 al:danger_zones:44 al:dangerous_goods:19 al:danke_dir:12 al:dans_la:55 al:dans_le:30 al:dark_rosin:35
al:das_abbild:17 al:das_auto:-23 al:das_férias:-21 al:das_klingt:71 al:das_limit:13 al:das_meldeformular:-21
al:das_nove:-1 al:das_schema-review:-10 al:das_vorspiel:11 al:dat_is:46 al:dat_klinkt:32 al:data_cap:32
al:data_points:-7 al:data_top-ups:22 al:dataset_is:24 al:date_fields:32 al:day_crew:21 al:day_nurse:12
al:day_shift:113 al:days_r:24 al:db_host:5 al:de_0:-103 al:de_acuerdo:75 al:de_borden:42 al:de_commits:31
al:de_cristal:-9 al:de_fianza:-40 al:de_fietsverzekering:41 al:de_gasóleo:-5 al:de_gehuurde:22 al:de_grote:46
al:de_huisarts:31 al:de_huur:45 al:de_inboedelverzekering:9 al:de_inspecteur:19 al:de_kat:15 al:de_klantenservice:17
al:de_kunstrijders:8 al:de_kwartaalcijfers:19 al:de_la:-72 al:de_lekkende:33 al:de_linkermarge:1 al:de_linkermuur:7
al:de_luiken:32 al:de_montage:38 al:de_nieuwe:8 al:de_noodlijn:5 al:de_oude:2 al:de_pie:-19 al:de_proefversie:34
al:de_rechtermarge:19 al:de_rechtermuur:39 al:de_reservegenerator:20 al:de_rijskast:13 al:de_rit:22
al:de_schimmelproef:7 al:de_sleutel:21 al:de_statiegeldbon:17 al:de_storing:10 al:de_tent:6 al:de_testomgeving:14
al:de_veerpont:7 al:de_vergadering:47 al:de_verwijsbrief:14 al:de_voorgevel:14 al:de_vorkheftruck:5
al:de_vrijwilligers:6 al:de_zaal:20 al:dead_fish:23 al:deadline_got:4 al:deadlocks_are:44 al:dealer_says:9
al:debug_keystore:39 al:december_0:-99 al:decided_to:16 al:decidi_fazer:23 al:decision_on:25 al:deck_for:107
al:dedem_bahçede:14 al:dedetização_feita:23 al:default_font:11 al:default_locale:27 al:default_port:23
al:default_zoom:3 al:deferred_tax:4 al:dei_soci:-6 al:dein_ausbilder:16 al:deixa_que:33 al:deliver_the:1
al:delivered_to:-21 al:delivery_address:42 al:delivery_stands:-5 al:demo_sunucusu:15 al:den_abschlussbericht:2
al:den_löste:36 al:den_milchtank:42 al:den_rückversand:22 al:den_to:-2 al:den_vänstra:5 al:denim_for:8
al:dentist_played:30 al:departs_at:-24 al:departure_is:25 al:deploy_has:-6 al:deployed_to:22 al:deploys_happen:25
al:deposit_for:12 al:deposit_on:105 al:depositum_senest:-6 al:depot_north:4 al:depot_south:14 al:depth_of:6
al:der_altserver:-24 al:der_baustelle:-14 al:der_bischof:3 al:der_ersatzlüfter:13 al:der_ersatzschlüssel:6
al:der_erste-hilfe-kasten:1 al:der_frühdienst:5 al:der_ganze:-22 al:der_helikopter:-15 al:der_hitze:-12 al:der_kater:7
al:der_kinder:-11 al:der_kleine:5 al:der_kurs:9 al:der_kurve:-7 al:der_mappe:-16 al:der_nachbar:-65 al:der_rücken:4
al:der_schalter:3 al:der_schlüssel:25 al:der_teigkneter:12 al:der_vorstand:-18 al:der_wagen:-19 al:der_wasserfilter:1
al:design_file:24 al:design_wants:24 al:después_de:2 al:det_blir:17 al:det_droppade:20 al:determinative_nach:-20
al:dev_token:16 al:devices_that:16 al:diagrams_make:5 al:diary_on:-1 al:dicen_que:17 al:dicom_files:4 al:did_a:-5
al:did_anybody:21 al:did_i:21 al:did_it:-19 al:did_mia:4 al:did_not:-14 al:did_the:161 al:did_you:3
al:die_abdeckung:11 al:die_alte:10 al:die_angler:-30 al:die_brücke:-24 al:die_enten:-3 al:die_ferngläser:-13
al:die_filiale:-14 al:die_frist:6 al:die_handgelenke:-1 al:die_heizung:-27 al:die_höhenkorrektur:-10 al:die_karte:-13
al:die_kinder:2 al:die_leute:-25 al:die_neue:4 al:die_on:-10 al:die_patina:-20 al:die_prüfungsgebühr:16
al:die_rechnung:15 al:die_testkuppel:3 al:die_verteilerlisten:23 al:die_voraussetzungen:-9 al:die_warteschlange:3
al:die_wartung:2 al:die_wohnung:6 al:diesel_money:17 al:diesel_this:34 al:digger_cut:16 al:diggers_are:15
al:dinner_was:5 al:director_asked:6 al:director_moved:32 al:direnç_birimi:14 al:disk_may:33 al:disk_must:6
al:disk_upload:-27 al:dispatch_had:40 al:dive_log:15 al:do_esquema:-1 al:do_february:4 al:do_glukozy:-11
al:do_have:-67 al:do_i:19 al:do_incidente:-4 al:do_june:29 al:do_march:32 al:do_may:15 al:do_my:6 al:do_no:44
al:do_not:104 al:do_que:-43 al:do_seem:-82 al:do_serwera:-21 al:do_the:4 al:do_they:11 al:do_we:229 al:do_you:153
al:dobrze_czyli:18 al:dock_0:37 al:dock_one:28 al:dock_two:19 al:docs_for:8 al:doctor_sat:14 al:does_anybody:34
al:does_anyone:70 al:does_blue:24 al:does_have:-27 al:does_not:-80 al:does_sea:18 al:does_the:99 al:doesn't_suit:-19
al:dog_never:17 al:dog_tax:48 al:dogs_are:62 al:dolphins_on:21 al:domani_porto:19 al:don't_accept:-7
al:don't_answer:-1 al:don't_belong:-13 al:don't_care:-7 al:don't_ever:68 al:don't_give:53 al:don't_have:-36
al:don't_like:30 al:don't_look:4 al:don't_mix:-2 al:don't_order:39 al:don't_touch:19 al:donc_le:26 al:done_raw:11
al:done_that:6 al:done_the:39 al:done_with:28 al:donkeys_*:30 al:donor_sent:20 al:dont_*:-12 al:dont_ask:2
al:dont_ever:55 al:dont_get:-81 al:dont_give:29 al:dont_let:44 al:dont_open:-26 al:dont_pay:-33 al:dont_put:26
al:dont_ring:-3 al:dont_send:30 al:dont_touch:11 al:dont_travel:-3 al:dont_use:6 al:dont_waive:-14 al:dont_water:15
al:dont_worry:9 al:door_alarm:4 al:door_code:57 al:doors_at:17 al:doors_for:71 al:dopo_0:-16 al:dopo_le:3
al:dort_ist:12 al:dose_for:9 al:dosing_pump:35 al:double-start_bug:29 al:downtime_for:26 al:dr_ahlers's:8
al:dr_pettersen:3 al:draft_0:49 al:dragged_the:34 al:draußen_hagelt:2 al:draußen_schüttet:13 al:draw_0:-5
al:draw_calls:-10 al:draw_the:27 al:dreadful_crossing:21 al:dreams_like:30 al:dripping_like:1 al:driver_came:35
al:driver_says:10 al:driver_told:-11 al:drivers_must:14 al:drives_the:-11 al:driving_school:4 al:dropped_a:11
al:dropped_from:-37 al:dropped_the:65 al:dropping_the:84 al:drove_to:35 al:drunk_seagulls:4 al:dry_dock:31
al:dsv_from:-5 al:du_bist:11 al:du_darfst:14 al:du_får:75 al:du_sollst:7 al:ducks_do:29 al:duet_partner:8 al:dug_my:40
al:dun_aksam:30 al:dunno_if:23 al:dunno_who:4 al:dunno_yet:78 al:duren_voordat:-14 al:during_a:11 al:during_the:-41
al:during_visiting:22 al:dutch_payslips:10 al:duval_marks:-3 al:dye_lot:25 al:dye_the:-6 al:dzięki_wielkie:41
al:dörren_på:45 al:dün_gece:4 al:dışarıda_kar:8 al:each_box:8 al:each_christmas:-49 al:each_container:12
al:each_customer:13 al:each_day:-2 al:each_driver:17 al:each_evening:-24 al:each_hour:-7 al:each_household:42
al:each_interrupt:5 al:each_lesson:4 al:each_mock:34 al:each_morning:-51 al:each_new:29 al:each_of:21 al:each_offer:3
al:each_person:40 al:each_rack:38 al:each_rider:3 al:each_stall:28 al:each_surgeon:2 al:each_the:-25 al:each_time:-71
al:each_way:-32 al:ear_tag:92 al:earlier_the:-13 al:earliest_we:28 al:early_exam:16 al:early_returns:15 al:east_and:-9
al:east_counterweight:27 al:east_gate:44 al:east_stands:-26 al:easter_black:-17 al:economy_*:-15 al:economy_class:-17
al:editor_people:19 al:een_momentje:22 al:een_profielfoto:1 al:een_terugbelverzoek:41 al:egg_test:13 al:egzamin_na:49
al:eh_sì:25 al:ein_anruf:8 al:ein_load:1 al:eine_fahrt:6 al:einen_greif:7 al:einheit_werden:-2 al:el_alquiler:23
al:el_arroz:-15 al:el_ascensor:5 al:el_august:-13 al:el_ayuntamiento:1 al:el_becario:-8 al:el_bot:7 al:el_búfer:17
al:el_cielo:-24 al:el_cobro:1 al:el_color:-10 al:el_correo:-19 al:el_corte:18 al:el_cuento:-15 al:el_curso:9
al:el_código:-18 al:el_depósito:46 al:el_desbordamiento:-7 al:el_dueño:-1 al:el_entorno:1 al:el_fin:-9 al:el_gasto:3
al:el_grupo:13 al:el_mar:-24 al:el_muelle:24 al:el_nuevo:2 al:el_número:27 al:el_pedido:-5 al:el_plan:1
al:el_planificador:-10 al:el_proveedor:26 al:el_reactivo:20 al:el_seguro:5 al:el_sensor:40 al:el_september:-22
al:el_servidor:-6 al:el_taller:6 al:el_telar:6 al:el_telesilla:2 al:el_turno:-7 al:el_umbral:40 al:el_ventilador:-5
al:el_último:-10 al:electric_bill:48 al:elle_a:4 al:elle_est:11 al:elle_s'ennuie:13 al:elle_s'est:10 al:elm_collar:32
al:emergency_beacon:10 al:emergency_contact:21 al:emergency_pager:2 al:emr_downtime:25 al:en_bergen:41 al:en_brno:61
al:en_el:74 al:en_enlevant:11 al:en_la:61 al:en_leiden:51 al:en_porto:15 al:ended_up:14 al:ending_in:-35
al:energy_bill:-1 al:engine_block:39 al:engineer's_ok:-9 al:engineers_were:9 al:english_for:-5 al:english_only:82
al:english_sewing:-8 al:engraved_on:-4 al:enjoy_it:15 al:enjoy_the:74 al:ensuite_je:43 al:ensuite_on:38
al:entendu_aucune:20 al:entre_deux:9 al:entre_turno:11 al:entregamos_o:21 al:entrego_os:-15 al:entries_without:26
al:entro_il:37 al:entropy_on:29 al:entry_for:17 al:então_o:16 al:enviamos-lhe_o:27 al:equatorial_coordinates:18
al:er_ist:15 al:er_ligt:7 al:er_vriendelijker:-16 al:erklär_mir:30 al:erp_instances:-13 al:errata_sheet:45
al:error_budget:4 al:error_must:-5 al:error_reports:9 al:erstattungen_gehen:12 al:es_darf:14 al:esa_edición:27
al:eso_no:24 al:est-ce_que:14 al:este_trimestre:-2 al:está_prohibido:76 al:están_de:49 al:ethiopian_washed:38
al:eu_te:10 al:evening_folks:17 al:evening_milking:3 al:evening_sessions:2 al:ever_^:58 al:ever_did:-14
al:ever_notice:34 al:every_0:-85 al:every_autumn:-12 al:every_christmas:-8 al:every_company:24 al:every_day:-32
al:every_evening:-5 al:every_family:29 al:every_good:18 al:every_gull:-17 al:every_harvest:7 al:every_invoice:10
al:every_january:12 al:every_kitchen:7 al:every_lesson:56 al:every_letter:24 al:every_migration:1 al:every_monday:-18
al:every_morning:-48 al:every_new:38 al:every_pallet:3 al:every_parcel:16 al:every_postmortem:10 al:every_project:3
al:every_quote:2 al:every_reminder:4 al:every_schema:3 al:every_session:33 al:every_sheet:-16 al:every_single:-44
al:every_text:9 al:every_time:-13 al:every_towel:-10 al:every_violinist:12 al:everybody_was:27 al:everyone_at:25
al:everyone_in:91 al:everyone_says:-13 al:everyone_voted:4 al:everyone_who:8 al:everything_about:18
al:everything_else:36 al:everything_is:-12 al:everything_with:-6 al:ewr_to:-14 al:exam_boards:37 al:exam_candidate:21
al:exam_got:-2 al:exam_is:19 al:exam_registration:42 al:exam_week:12 al:excess_on:39 al:excuse_my:32
al:exercise_nine:13 al:exercise_ten:19 al:exhaust_fan:1 al:exhibition_got:40 al:expect_my:27 al:expect_the:115
al:export_control:17 al:export_customs:14 al:export_klang:19 al:extra_cots:28 al:extras_today:23 al:eye_drops:4
al:fabrizio_si:18 al:facilities_are:10 al:facilities_printed:18 al:facilities_swapped:8 al:facilities_will:17
al:fact_the:-9 al:factories_in:22 al:fade_in:46 al:fade_out:68 al:failed_over:21 al:fair_enough:72
al:falling_quietly:-15 al:falta_saber:55 al:families_pay:5 al:families_who:56 al:family_ticket:64 al:far_from:10
al:farmer_is:72 al:fatto_il:51 al:fatura_olmadan:18 al:faut-il_garder:31 al:faut-il_un:17 al:feathers_weigh:28
al:feature_flag:6 al:feature_freeze:71 al:february_0:-124 al:fecha_às:-8 al:fechado_vamos:41 al:fee_for:84
al:fee_is:-22 al:feel_free:16 al:feels_good:25 al:feels_like:60 al:fell_short:-5 al:femke_doet:-12 al:fencing_costs:19
al:fermenter_five:13 al:fern_house:25 al:ferries_to:47 al:ferry_chips:54 al:ferry_leaves:16 al:ferry_over:34
al:fetched_the:21 al:few_got:15 al:fiat_insured:12 al:ficamos_com:1 al:ficou_combinado:14 al:field_guys:3
al:field_test:71 al:fight_me:26 al:files_are:-15 al:files_branches:20 al:filter_wheel:28 al:final_^:24
al:finalement_le:56 al:finalement_on:54 al:finalement_pour:24 al:finance_wants:10 al:finance_was:22 al:finder_scope:24
al:fine_cot:1 al:fine_from:19 al:finished_deck:18 al:finished_that:2 al:finished_the:63 al:fire_officer:27
al:fire_training:2 al:fires_seem:46 al:firewall_is:25 al:first_*:-3 al:first_aid:74 al:first_departure:20
al:first_ice:38 al:first_name:-77 al:first_night:36 al:first_snow:15 al:first_task:23 al:first_then:-26
al:first_thing:23 al:first_try:49 al:first_we:81 al:first_week:22 al:fisch_sein:-22 al:fish_are:-17 al:fish_goes:14
al:fish_look:-2 al:fisheries_were:14 al:fishing_gear:6 al:fixed-point_numbers:21 al:fixed_the:50 al:flaky_socket:9
al:flaky_tests:20 al:flamingos_seem:21 al:flash_0:39 al:flashcards_for:8 al:flashcards_over:44 al:flat_field:4
al:flat_is:41 al:flat_oysters:10 al:flint_is:17 al:floating_around:-2 al:floating_point:15 al:flood_damage:16
al:floor's_so:17 al:flowers_are:45 al:flying_weight:26 al:flyttstädningen_är:24 al:fm_carrier:35 al:fog_does:14
al:fog_so:67 al:foggy_again:30 al:folders_for:4 al:folks_at:58 al:following_that:11 al:following_the:61
al:following_your:21 al:food_all:56 al:food_and:30 al:food_til:-11 al:food_waste:-15 al:football_examples:13
al:football_is:35 al:footer_height:8 al:for_0:-173 al:for_a:-8 al:for_all:-6 al:for_an:3 al:for_any:-3
al:for_beginners:54 al:for_binoculars:41 al:for_birthday:47 al:for_brine:-7 al:for_calls:24 al:for_cancellation:-15
al:for_comparison:7 al:for_cot:23 al:for_cots:16 al:for_date:20 al:for_deliveries:13 al:for_each:19 al:for_error:27
al:for_every:11 al:for_feedback:29 al:for_grade:23 al:for_group:-3 al:for_highlighting:8 al:for_homework:1
al:for_hotel:39 al:for_it:-53 al:for_later:53 al:for_me:-156 al:for_meals:35 al:for_message:3 al:for_naming:5
al:for_new:97 al:for_november:13 al:for_now:-12 al:for_one:-38 al:for_our:-12 al:for_overtime:40 al:for_phone:15
al:for_polish:10 al:for_quicksave:39 al:for_quizzes:32 al:for_radio:-7 al:for_reach:42 al:for_reminders:22
al:for_revision:100 al:for_rope:-5 al:for_safety:19 al:for_september:-4 al:for_skip:84 al:for_test:33 al:for_that:-42
al:for_the:93 al:for_this:-46 al:for_two:-1 al:for_us:-22 al:for_variable:52 al:for_vocabulary:-11 al:for_warm-ups:19
al:for_you:-149 al:for_your:-20 al:force_pushes:23 al:forge_temp:33 al:forget_the:5 al:forget_what:5
al:forklift_inspection:20 al:forklift_repair:29 al:forklifts_do:68 al:forks_for:-2 al:formeln_bitte:18
al:formula_sheet:29 al:formulare_ungefähr:-1 al:fortran_for:-29 al:found_a:125 al:found_that:-8 al:foundation_gave:-10
al:four_repairs:14 al:fps_sits:35 al:fractions_scare:31 al:frag_mich:6 al:fragen_zur:1 al:frame_budget:32
al:franchement_le:13 al:franchement_les:32 al:frau_yıldız:-3 al:free_checked:-7 al:freeze_for:58 al:freezer_a:43
al:freezer_b:14 al:freezer_shows:-33 al:freight_was:3 al:french_on:-10 al:fresh_email:5 al:friday_class:13
al:friday_demo:40 al:friday_its:21 al:fridge_east:9 al:from_*:7 al:from_a:-42 al:from_cork:-6 al:from_delivery:-3
al:from_here:158 al:from_jfk:-4 al:from_me:-90 al:from_my:87 al:from_nantes:-15 al:from_now:63 al:from_porto:-9
al:from_the:38 al:from_there:36 al:from_this:21 al:from_today:-32 al:from_tomorrow:29 al:from_what:37 al:from_your:94
al:front_door:49 al:front_gate:3 al:front_page:22 al:frozen_goods:22 al:full-size_photos:43 al:full_of:-50
al:fun_fact:94 al:funk_lieber:-1 al:funkmast_nord:57 al:funkzeugnis_bestanden:34 al:funny_how:15 al:funny_it:29
al:funny_my:34 al:funny_the:12 al:funny_thing:14 al:fyi_0:19 al:fyi_seal:12 al:fysikprovet_skrivs:23 al:färjan_går:12
al:förderbank_läuft:-36 al:für_die:100 al:für_kulanz:8 al:gale_warning:34 al:game_jam:16 al:garage_is:31
al:garage_rang:14 al:garaj_çok:25 al:gardener's_son:-2 al:gardens_do:28 al:garnish_for:53 al:gas_work:13
al:gate_can:30 al:gate_code:96 al:gateway_image:16 al:gateway_serial:40 al:gateway_threads:-38 al:gave_a:-34
al:gave_me:-57 al:gave_the:67 al:gave_up:-32 al:gave_us:-5 al:gave_yusuf:31 al:gb_for:-1 al:gc-ms_pw:22
al:gdyni_nową:-7 al:gebühr_für:10 al:gece_nöbeti:40 al:geduld_gebaut:-3 al:geen_koffie:9 al:geen_losse:11
al:geen_schoenen:1 al:gemi_çanı:47 al:generally_speaking:39 al:generated_files:21 al:generator_one:4
al:generator_test:31 al:generator_two:39 al:gentle_dog:15 al:geplant_the:-6 al:german_law:9 al:gern_geschehen:14
al:gerne_dafür:26 al:gerät_aus:-9 al:gestern_beim:45 al:gestern_den:25 al:gestern_hat:7 al:get_a:-21 al:get_sent:-14
al:get_the:117 al:get_through:12 al:gh_0:-9 al:ghent_ganz:-6 al:ghent_has:30 al:gib_mir:18 al:gift_card:-49
al:gimme_the:27 al:giriş_ekranı:27 al:gisteren_de:32 al:give_clearing:28 al:give_each:12 al:give_me:102 al:give_up:-66
al:given_the:135 al:glad_it:5 al:glad_that:86 al:glad_the:33 al:glass_bottles:7 al:glass_in:18 al:glass_stays:26
al:gli_esercizi:24 al:gloves_and:26 al:gloves_on:39 al:glucose_meter:24 al:gluepot_is:17 al:gluing_time:23
al:gluten_zero:46 al:gm_all:23 al:goal_of:2 al:goalposts_get:17 al:goats_have:13 al:god_i:42 al:goed_de:14
al:goethe_apparently:-2 al:going_ahead:7 al:going_by:56 al:going_for:-24 al:going_home:-8 al:going_on:-10
al:going_up:-46 al:going_w:44 al:going_with:122 al:golden_sample:17 al:gone_my:-2 al:gone_off:9 al:gonna_measure:48
al:good_build:-33 al:good_company:-23 al:good_evening:1 al:good_grief:28 al:good_guess:25 al:good_have:-2
al:good_job:-8 al:good_luck:28 al:good_morning:64 al:good_news:49 al:good_night:1 al:good_question:8 al:goodness_is:11
al:goodwill_credits:9 al:gosh_that:38 al:gostaria_mais:12 al:gosto_mais:116 al:got_0:241 al:got_a:79 al:got_bitten:28
al:got_called:-36 al:got_extra:-11 al:got_fewer:26 al:got_flooded:-22 al:got_in:-11 al:got_into:-30 al:got_it:55
al:got_lost:-53 al:got_messy:-10 al:got_more:24 al:got_moved:-81 al:got_my:33 al:got_number:-11 al:got_pushed:-74
al:got_stuck:-31 al:got_stung:46 al:got_the:85 al:gotta_love:40 al:gotta_pick:34 al:governance_has:35 al:gpio_for:40
al:grading_starts:31 al:grafiche_sereni:-3 al:grafting_wax:26 al:grammar_terms:14 al:grammars_with:44
al:gran's_recipe:7 al:gran_cant:3 al:gran_hates:24 al:grandad_planned:10 al:grandma_never:25 al:grandmas_ride:18
al:grandpa_always:10 al:granny_has:5 al:graphs_by:22 al:graphs_over:22 al:grappig_hoe:10 al:gratulacje_za:10
al:grease_for:71 al:great-aunt_ida:4 al:great_now:14 al:great_question:23 al:great_thanks:24 al:green_workbook:23
al:grew_up:2 al:grib_reader:-3 al:ground_crew:25 al:group_is:-9 al:grower_feed:9 al:groß_sein:-19 al:gudrun_holds:11
al:guess_who:75 al:guests_take:20 al:guests_with:14 al:guides_found:14 al:guides_login:31 al:gulls_in:48
al:gunilla_nu:-7 al:gusta_más:-14 al:gut_dann:33 al:gut_keeps:10 al:gwendolyn_is:3 al:gwendolyn_you:-32
al:gün_kiralanır:-3 al:günü_bende:-9 al:günü_yem:-5 al:ha_a:100 al:ha_alegrado:-5 al:ha_at:7 al:ha_cantato:-7
al:ha_fair:7 al:ha_i:7 al:ha_llegado:-24 al:ha_mushrooms:6 al:ha_my:1 al:ha_one:12 al:ha_poor:10 al:ha_puesto:-12
al:ha_quite:13 al:ha_spostato:-30 al:ha_subido:-1 al:ha_tell:12 al:ha_un'aria:-34 al:ha_voglia:-7 al:ha_who's:22
al:hab_den:2 al:hab_die:38 al:habla_siempre:28 al:hace_un:38 al:had_0:26 al:had_feelings:-22 al:had_it:5 al:had_the:39
al:had_to:97 al:hadley's_have:4 al:haha_^:-27 al:haha_candles:-32 al:haha_katten:3 al:haha_my:11 al:haha_no:15
al:haha_ok:37 al:haha_poor:8 al:haha_the:20 al:haha_yes:39 al:hale_junior:4 al:hale_senior:50 al:half_an:37
al:half_board:-5 al:half_deaf:-18 al:half_the:97 al:hall_got:53 al:hall_is:-47 al:hall_one:28 al:hall_or:26
al:hall_the:-3 al:hall_two:17 al:hamster_escaped:7 al:han_cambiado:17 al:hand-over_done:12 al:hand_in:86
al:handheld_radio:36 al:handover_of:6 al:hands_off:100 al:hang_on:90 al:hanging_kit:-4 al:hanna_jest:-7
al:hannah_has:-10 al:hanne_for:-20 al:happier_with:19 al:happy_birthday:-12 al:happy_for:-4 al:happy_friday:47
al:happy_st:28 al:happy_to:85 al:harbour_master:33 al:hard_cheese:43 al:hard_cues:30 al:hard_on:-17 al:hard_to:34
al:hardly_slept:2 al:harvest_everything:23 al:has_a:-16 al:has_anybody:81 al:has_anyone:67 al:has_been:-82
al:has_the:-18 al:has_to:-13 al:hasn't_been:-12 al:hasta_0:2 al:hasło_do:5 al:hat_gekündigt:22 al:hat_überschwungen:23
al:hatchback's_brakes:1 al:haulier_rebooked:1 al:hausmeister_ist:29 al:have_a:35 al:have_another:68 al:have_been:-38
al:have_fun:11 al:have_the:-43 al:havel's_parcel:-7 al:havent_heard:32 al:havent_worked:24 al:having_a:-3
al:having_laughed:-13 al:having_seen:70 al:hay_cant:17 al:hay_que:3 al:he's_limping:9 al:he_ate:13 al:he_bought:-3
al:he_broke:-10 al:he_brought:-4 al:he_decided:17 al:he_dropped:14 al:he_fell:1 al:he_gets:-11 al:he_got:3
al:he_has:52 al:he_hurt:1 al:he_is:12 al:he_learned:5 al:he_likes:-6 al:he_made:-22 al:he_makes:-5 al:he_once:-24
al:he_opens:-9 al:he_pays:-4 al:he_promised:21 al:he_said:61 al:he_sits:-7 al:he_takes:23 al:he_vuelto:-5 al:he_was:-4
al:he_went:-7 al:he_would:-14 al:head_gardener:28 al:head_of:28 al:head_office:73 al:head_race:-18
al:headcount_came:20 al:headcount_for:16 al:heads_up:102 al:headset_on:37 al:heartbeat_interval:6 al:heat_quiz:34
al:heater_part:35 al:heather_burning:38 al:heating_advance:15 al:heating_broke:23 al:heating_in:27 al:heb_de:14
al:heb_je:50 al:heb_net:13 al:hedges_grow:34 al:hedges_have:21 al:helipad_lights:67 al:helium_for:11 al:hello_from:58
al:hello_i:7 al:hello_to:-4 al:helm_hours:-7 al:helmets_for:23 al:help_me:79 al:helst_svar:48 al:helst_vill:18
al:helvana_and:-4 al:hemos_optado:17 al:hendrik_doet:8 al:henrike_quit:12 al:hepzibah_winds:-6 al:her_access:8
al:her_boarding:1 al:her_brother:17 al:her_contract:-21 al:her_fiance:5 al:her_learner:7 al:her_level:24 al:her_new:1
al:her_score:11 al:her_son:16 al:her_the:-48 al:her_very:43 al:her_zaman:-27 al:herbst_zahlen:-26 al:herd_count:50
al:here's_one:1 al:here_are:216 al:here_cant:-31 al:here_is:73 al:here_no:-2 al:here_the:-21 al:here_you:5
al:herr_wolff:-5 al:hertz_the:-6 al:hes_sluggish:30 al:het_deze:-10 al:het_feest:21 al:het_is:16 al:het_kantoor:15
al:het_log:6 al:het_regent:50 al:het_testkastje:18 al:het_theorie-examen:31 al:hey_the:38 al:hi_hi:1 al:hi_i:74
al:hi_i'd:28 al:hi_lovely:-8 al:hi_need:6 al:hier_le:6 al:hier_nous:22 al:hier_soir:-35 al:hier_à:34 al:hierna_bouw:3
al:high_water:81 al:highlight_verbs:38 al:hij_kan:17 al:hikers_enter:9 al:hints_only:23 al:hire_car:14
al:hire_contracts:21 al:his_crew:24 al:his_licence:43 al:hissen_i:72 al:historically_a:12 al:historically_dns:14
al:historically_pumps:7 al:hive_0:6 al:hive_thirteen:32 al:hive_three:39 al:hm_0:21 al:hm_ok:18 al:hm_yes:6
al:hmm_fair:1 al:hmm_no:48 al:hmm_ok:37 al:ho_già:44 al:ho_promesso:20 al:ho_tolto:6 al:ho_visto:-14
al:hofmann's_have:8 al:hoje_o:64 al:hold_for:-2 al:hold_on:30 al:holds_0:-13 al:holes_in:52 al:holiday_export:1
al:homework_0:19 al:homework_isnt:-11 al:homework_sheet:39 al:honest_question:12 al:honestly_i:38 al:honestly_the:79
al:honey_over:19 al:honey_weighs:6 al:hooguit_twee:32 al:hope_the:30 al:hope_your:2 al:hoping_to:64 al:hops_this:20
al:hosting_budget:14 al:hosting_cant:92 al:hostnames_in:13 al:hot_air:7 al:hot_as:65 al:hotel_fährt:-20
al:hotels_with:31 al:hotfix_goes:40 al:hottest_day:6 al:hours_in:46 al:house_number:48 al:house_rule:13 al:houses_of:5
al:how_do:46 al:how_long:25 al:how_the:-9 al:how_was:4 al:how_you:-40 al:however_i:55 al:however_the:3 al:hows_the:22
al:hoy_he:47 al:hoşça_kal:6 al:hugo_teaches:37 al:huh_0:57 al:hull_office:25 al:hum_along:-1 al:humidity_makes:6
al:hundefutter_bitte:29 al:hundefutter_in:22 al:hunters_are:39 al:hz_on:46 al:há_dias:1 al:härnäst_ska:14
al:härnäst_tömmer:21 al:höchstens_drei:31 al:högskoleprovet_var:26 al:högst_en:16 al:högst_fyra:30 al:i'd_be:103
al:i'd_go:-103 al:i'd_keep:-8 al:i'd_last:26 al:i'd_learn:-12 al:i'd_like:-28 al:i'd_much:72 al:i'd_need:-20
al:i'd_now:11 al:i'd_pick:2 al:i'd_planned:1 al:i'd_prefer:-58 al:i'd_put:-1 al:i'd_send:-32 al:i'd_sit:-1
al:i'd_sooner:27 al:i'd_spend:-28 al:i'd_take:24 al:i'd_trust:7 al:i'll_ask:-84 al:i'll_assume:7 al:i'll_be:14
al:i'll_bring:-72 al:i'll_come:2 al:i'll_deliver:30 al:i'll_draft:-19 al:i'll_ever:-10 al:i'll_get:121
al:i'll_give:-83 al:i'll_hand:2 al:i'll_have:29 al:i'll_keep:61 al:i'll_leave:14 al:i'll_make:25 al:i'll_mark:-17
al:i'll_need:-35 al:i'll_pay:-16 al:i'll_put:-64 al:i'll_see:15 al:i'll_send:50 al:i'll_show:29 al:i'll_sign:-27
al:i'll_split:-31 al:i'll_turn:-8 al:i'll_upload:7 al:i'll_use:3 al:i'll_water:3 al:i'll_weld:-53 al:i'll_write:-38
al:i'm_0:28 al:i'm_afraid:46 al:i'm_cancelling:2 al:i'm_choosing:-17 al:i'm_down:15 al:i'm_fonder:-26 al:i'm_free:-10
al:i'm_going:-30 al:i'm_happy:14 al:i'm_holding:-43 al:i'm_home:8 al:i'm_hoping:55 al:i'm_in:28 al:i'm_late:-52
al:i'm_looking:-18 al:i'm_more:-5 al:i'm_moving:-18 al:i'm_on:-4 al:i'm_putting:-49 al:i'm_sending:-63
al:i'm_sitting:19 al:i'm_skipping:22 al:i'm_sorry:93 al:i'm_sticking:1 al:i'm_still:-5 al:i'm_supposed:-41
al:i'm_switching:-53 al:i'm_unable:44 al:i'm_using:-7 al:i'm_writing:-6 al:i've_0:5 al:i've_been:-53
al:i've_decided:-6 al:i've_forgotten:-24 al:i've_got:16 al:i've_had:-22 al:i've_handed:4 al:i've_noted:16
al:i've_only:-80 al:i've_overwritten:4 al:i've_put:-44 al:i've_read:-43 al:i've_renamed:24 al:i've_seen:-35
al:i've_settled:-3 al:i've_switched:1 al:i've_taken:14 al:i've_tried:-11 al:i_0:-26 al:i_a-huset:-21 al:i_added:15
al:i_admin-delen:-13 al:i_already:29 al:i_also:24 al:i_always:-11 al:i_am:11 al:i_answer:-27 al:i_apologize:30
al:i_appreciate:61 al:i_argue:-47 al:i_ask:-10 al:i_asked:41 al:i_bastun:-22 al:i_beg:17 al:i_booked:-7 al:i_bought:55
al:i_bring:60 al:i_brought:30 al:i_buy:-30 al:i_can:5 al:i_can't:-26 al:i_cannot:-56 al:i_cap:2 al:i_carry:16
al:i_changed:38 al:i_checked:119 al:i_chose:28 al:i_colour:-9 al:i_connected:-15 al:i_corrected:4 al:i_could:-5
al:i_couldn't:-2 al:i_count:-36 al:i_dag:-6 al:i_deleted:-8 al:i_deployed:38 al:i_drank:15 al:i_en:-26 al:i_ended:-99
al:i_enjoy:110 al:i_ever:-184 al:i_fancy:-74 al:i_favor:-18 al:i_favour:-59 al:i_filed:4 al:i_find:2 al:i_finish:9
al:i_finished:42 al:i_fix:-31 al:i_forgot:-86 al:i_found:36 al:i_fyrtio:-8 al:i_fysik:-1 al:i_gather:19 al:i_get:-116
al:i_glued:-8 al:i_go:-78 al:i_got:-20 al:i_grew:55 al:i_guess:-23 al:i_had:107 al:i_hadn't:-30 al:i_have:6
al:i_haven't:2 al:i_hear:-42 al:i_hold:15 al:i_honestly:7 al:i_hope:106 al:i_hoped:-51 al:i_imagine:50 al:i_intend:13
al:i_keep:64 al:i_kept:5 al:i_kid:-13 al:i_knew:-15 al:i_know:-186 al:i_knät:-30 al:i_lean:-26 al:i_learn:58
al:i_learnt:8 al:i_leave:-19 al:i_like:5 al:i_look:-43 al:i_looked:110 al:i_lose:19 al:i_lost:29 al:i_love:8
al:i_made:-61 al:i_make:-36 al:i_manage:13 al:i_mappen:-12 al:i_mark:6 al:i_marked:7 al:i_may:-44 al:i_mean:-90
al:i_measured:21 al:i_merge:-47 al:i_merged:11 al:i_met:-57 al:i_misread:112 al:i_missed:7 al:i_mix:-2 al:i_mixed:7
al:i_move:-62 al:i_moved:1 al:i_much:-21 al:i_must:28 al:i_muttered:-45 al:i_narzekał:-38 al:i_need:30 al:i_needed:-8
al:i_never:98 al:i_noted:6 al:i_nylon:-13 al:i_obtained:-27 al:i_once:54 al:i_opened:10 al:i_owe:37 al:i_paid:120
al:i_park:6 al:i_pasted:9 al:i_pay:25 al:i_picked:15 al:i_practise:-24 al:i_prefer:56 al:i_prepare:-39 al:i_promise:55
al:i_promised:83 al:i_pushed:16 al:i_put:-4 al:i_quiz:-39 al:i_raised:-31 al:i_read:68 al:i_really:68 al:i_recently:8
al:i_reckon:6 al:i_recommended:-40 al:i_remember:59 al:i_repair:-14 al:i_resized:5 al:i_resolve:-18 al:i_restarted:23
al:i_ring:-16 al:i_run:-38 al:i_röret:-1 al:i_said:-17 al:i_samtalet:-7 al:i_sat:-1 al:i_saved:-19 al:i_scheduled:48
al:i_scored:24 al:i_see:4 al:i_send:37 al:i_shall:7 al:i_should:-12 al:i_signed:42 al:i_slept:5 al:i_sold:-2
al:i_spent:124 al:i_spilled:23 al:i_start:-61 al:i_stay:-9 al:i_still:65 al:i_suggest:18 al:i_swear:14 al:i_take:-35
al:i_talked:44 al:i_tend:27 al:i_think:-44 al:i_thought:-67 al:i_told:108 al:i_took:-37 al:i_tried:15 al:i_turn:-3
al:i_turned:8 al:i_type:-17 al:i_umeå:-8 al:i_understand:160 al:i_use:-81 al:i_used:80 al:i_wanted:-56 al:i_was:-47
al:i_watched:12 al:i_went:51 al:i_will:-59 al:i_won't:17 al:i_wonder:59 al:i_work:40 al:i_worked:19 al:i_wouldn't:-2
al:i_write:-115 al:i_wyczyszczone:-8 al:iah_on:-24 al:iah_to:-55 al:ice_core:23 al:ich_arbeite:25 al:ich_bring:6
al:ich_das:-10 al:ich_den:-1 al:ich_die:-33 al:ich_dir:-55 al:ich_habe:79 al:ich_liebe:3 al:ich_möchte:8
al:ich_nehme:14 al:ich_nicht:-33 al:ich_noch:-13 al:ich_übe:5 al:icons_for:22 al:icu_ups:26 al:id_0:-86 al:id_and:-9
al:id_everywhere:-19 al:id_for:-73 al:id_forgotten:34 al:id_go:26 al:id_is:-51 al:id_like:22 al:id_love:36
al:id_prefer:37 al:id_rather:158 al:id_say:17 al:id_sooner:34 al:id_take:1 al:id_with:-7 al:ida_lands:-20
al:idk_yet:20 al:idle_machines:6 al:ieri_a:4 al:ieri_al:29 al:ieri_sera:42 al:iers_te:-11 al:if_a:110
al:if_anybody:-37 al:if_cpu:45 al:if_i:-10 al:if_im:-4 al:if_it:20 al:if_it's:25 al:if_my:-11 al:if_nobody:-4
al:if_possible:-34 al:if_prices:-6 al:if_so:86 al:if_somebody:8 al:if_someone:49 al:if_that:3 al:if_thats:-69
al:if_the:-87 al:if_there's:64 al:if_theres:84 al:if_they:-20 al:if_u:-59 al:if_we:-110 al:if_you:80 al:ihr_vorgang:21
al:ihrem_tisch:-19 al:ik_de:-109 al:ik_heb:88 al:ik_het:-65 al:ik_lever:4 al:ik_neem:23 al:ik_nieuwe:-9 al:ik_stuur:14
al:il_a:3 al:il_basso:-7 al:il_campanaro:-5 al:il_codice:54 al:il_collo:18 al:il_contatore:16 al:il_corso:7
al:il_dit:4 al:il_est:7 al:il_faisait:-6 al:il_fait:7 al:il_faut:21 al:il_gallo:-10 al:il_gatto:-12 al:il_gruppo:8
al:il_log:21 al:il_manuale:-14 al:il_ne:32 al:il_nuovo:-30 al:il_pacchetto:5 al:il_palco:6 al:il_pleut:6
al:il_prossimo:25 al:il_quaderno:10 al:il_rimborso:-13 al:il_sensore:21 al:il_september:-10 al:il_supplemento:6
al:il_ticket:7 al:il_timer:19 al:il_traghetto:-1 al:il_trasporto:-11 al:il_vecchio:-10 al:ill_and:-30 al:ill_bring:54
al:ill_get:32 al:ill_have:38 al:ill_pay:49 al:ill_rehang:-37 al:ill_send:-33 al:ill_tell:-2 al:ils_ont:3
al:ilse_cant:17 al:im_afraid:-5 al:im_bringing:8 al:im_chat:-14 al:im_code:-7 al:im_convinced:27 al:im_crying:19
al:im_juli:-8 al:im_knackered:5 al:im_late:-20 al:im_lost:-7 al:im_monat:-9 al:im_more:18 al:im_not:11 al:im_on:20
al:im_returning:-11 al:im_so:45 al:im_spiel:-20 al:im_stellwerk:-24 al:im_telling:-15 al:im_the:7 al:im_useless:-34
al:im_using:-41 al:image_cache:30 al:imagine_0:21 al:imagine_paying:8 al:imagine_walking:14 al:imagino_a:12
al:imo_plain:7 al:imo_tabs:42 al:imparo_tutto:-39 al:impftermin_von:47 al:import_customs:3 al:import_dialog:10
al:import_threads:-16 al:imza_attı:-9 al:in_0:1 al:in_a:-18 al:in_act:-5 al:in_any:3 al:in_bath:1 al:in_both:6
al:in_brno:25 al:in_class:74 al:in_cork:66 al:in_den:51 al:in_der:113 al:in_die:113 al:in_economy:-20 al:in_eine:3
al:in_english:-12 al:in_fairness:38 al:in_fridge:22 al:in_front:-76 al:in_g:27 al:in_graz:31 al:in_here:-35
al:in_it:-61 al:in_its:-6 al:in_july:-1 al:in_june:99 al:in_lilac:-1 al:in_line:23 al:in_lucca:30 al:in_many:9
al:in_milan:-7 al:in_mock:56 al:in_moot:26 al:in_most:20 al:in_musica:5 al:in_my:132 al:in_nantes:14 al:in_october:-1
al:in_officina:19 al:in_on:-8 al:in_one:-51 al:in_our:139 al:in_school:36 al:in_short:47 al:in_spring:-12
al:in_that:48 al:in_the:25 al:in_there:-17 al:in_this:54 al:in_total:-57 al:in_trieste:-13 al:in_turku:39
al:in_view:40 al:in_your:-7 al:inbound_dwell:18 al:inbound_truck:59 al:incident_0:60 al:incident_report:28
al:incident_runs:11 al:index_names:11 al:indoor_pool:28 al:ines_about:-8 al:ines_drives:38 al:ines_ran:4
al:ines_teaches:11 al:inga_nötter:14 al:inga_skor:5 al:ingen_flytting:2 al:ingest_job:40 al:inlet_pressure:55
al:inside_the:-18 al:inspector_brandl:11 al:inspector_called:44 al:inspector_is:2 al:inspector_rang:20
al:inspector_wants:-9 al:instructor_is:53 al:instruments_may:18 al:insulin_is:13 al:insurance_began:17
al:insurance_is:65 al:integrals_by:25 al:interesting_i:9 al:interestingly_the:14 al:into_the:-20 al:intro_jingle:40
al:invoices_for:38 al:invoices_go:58 al:inzwischen_ist:5 al:ios_build:13 al:ios_builds:26 al:ios_crashes:16
al:ip_address:-11 al:irish_volunteers:-15 al:iron_is:21 al:is_0:35 al:is_all:-3 al:is_church:36 al:is_for:-38
al:is_it:324 al:is_not:-4 al:is_on:-31 al:is_somebody:37 al:is_the:65 al:is_there:261 al:is_vals:38 al:is_what:-11
al:isn't_it:114 al:it'd_be:52 al:it's_0:-36 al:it's_a:-49 al:it's_an:-39 al:it's_astonishing:7 al:it's_been:20
al:it's_funny:2 al:it's_law's:-11 al:it's_more:-11 al:it's_not:25 al:it's_official:9 al:it's_pouring:2
al:it's_snowing:13 al:it's_so:37 al:it's_the:-22 al:it's_unclear:33 al:it_^:-5 al:it_always:82 al:it_anyway:-3
al:it_appears:7 al:it_at:-3 al:it_breaks:61 al:it_clean:-7 al:it_confuses:7 al:it_depends:8 al:it_does:44
al:it_drips:3 al:it_falls:-2 al:it_flapped:45 al:it_for:-37 al:it_froze:17 al:it_goes:-15 al:it_happens:57
al:it_has:137 al:it_helps:32 al:it_hid:5 al:it_i:-6 al:it_in:-58 al:it_is:104 al:it_isn't:36 al:it_made:39
al:it_miscompiles:12 al:it_must:100 al:it_never:50 al:it_off:-48 al:it_on:-42 al:it_opened:-20 al:it_out:-15
al:it_over:-17 al:it_proved:11 al:it_rained:11 al:it_really:17 al:it_remains:110 al:it_reminds:8 al:it_said:-6
al:it_says:28 al:it_seems:104 al:it_should:-1 al:it_smelled:16 al:it_sounds:12 al:it_still:8 al:it_stood:25
al:it_straight:-2 al:it_takes:83 al:it_the:-140 al:it_throws:17 al:it_to:-1 al:it_took:128 al:it_turns:15 al:it_up:-43
al:it_waits:-8 al:it_was:42 al:it_with:-29 al:it_wore:-1 al:it_would:86 al:italian_novel:-20 al:its_a:19 al:its_all:-7
al:its_always:19 al:its_audience:-8 al:its_been:23 al:its_country:-5 al:its_data:-2 al:its_dns:-27 al:its_gate:7
al:its_karin:25 al:its_late:22 al:its_leaps:-23 al:its_like:4 al:its_monday:16 al:its_one:13 al:its_own:-3
al:its_peer:-8 al:its_perishing:6 al:its_pouring:16 al:its_raining:26 al:its_so:104 al:its_tests:-7 al:its_the:4
al:its_wild:11 al:ive_been:20 al:ive_had:1 al:ive_made:38 al:ive_picked:2 al:j'ai_dormi:-4 al:j'ai_entendu:-1
al:j'ai_la:6 al:j'aime_mieux:59 al:j'aimerais_mieux:32 al:jag_fixar:1 al:jag_har:28 al:jag_lovar:1 al:jag_lämnar:61
al:jag_skickar:2 al:jag_syr:13 al:jag_säger:-3 al:jag_tar:11 al:jaja_el:39 al:jaja_la:8 al:jaja_mi:33 al:jamais_de:47
al:jams_every:23 al:january_0:-142 al:je_0:-5 al:je_afspraak:2 al:je_m'occupe:23 al:je_mélange:-17 al:je_passe:6
al:je_préfère:56 al:je_t'envoie:7 al:je_te:7 al:je_vanzelf:-7 al:je_vous:36 al:jeg_har:4 al:jest_dziś:-8
al:jetty_one:6 al:jetzt_fehlt:47 al:jfk_to:-65 al:jib_sheet:6 al:jo_found:21 al:joan_and:11 al:joan_from:5
al:joan_hat:20 al:joan_is:16 al:joan_likes:-18 al:joan_needs:8 al:joan_swore:-4 al:johanna_with:35 al:johanne_from:46
al:join_retry:47 al:jokes_in:8 al:joli_mémo:25 al:jouren_ligger:24 al:journal_club:31 al:jourtelefonen_ligger:34
al:json_is:21 al:judging_by:7 al:judo_halls:5 al:july_0:-119 al:jump_height:11 al:june_0:-110 al:junior_entries:18
al:just_called:-81 al:just_cost:-7 al:just_heard:4 al:just_loading:22 al:just_looked:-3 al:just_me:-1 al:just_now:-5
al:just_nu:1 al:just_one:18 al:just_registered:10 al:just_saw:41 al:just_sent:29 al:just_so:41 al:just_text:27
al:jwt_lifetime:24 al:k_0:-13 al:k_then:29 al:kacheln_vor:-6 al:kacheln_vorladen:-9 al:kafka_bağlayıcısı:9
al:kafka_cluster:-16 al:kanal_0:-17 al:kapitanowie_narzekali:16 al:keep_comments:-20 al:keep_constellation:5
al:keep_llamas:-3 al:keep_my:40 al:keep_opening:-6 al:keep_paragraphs:9 al:keep_raw:44 al:keep_the:102 al:keep_you:-4
al:keep_your:1 al:keine_ahnung:9 al:kelly_sounds:11 al:kemiprovet_skrivs:33 al:kennel_quota:11 al:kennel_ref:25
al:kept_the:2 al:key_signature:17 al:keys_to:59 al:kicked_out:39 al:kids_painted:2 al:kids_put:27 al:kids_tickets:21
al:kids_under:47 al:kill_the:-27 al:kiln_gets:21 al:kimya_dolabı:5 al:kinda_miss:31 al:kinds_of:-58 al:kinetic_part:24
al:kiosk_has:9 al:kitchen_is:55 al:kişi_imza:-3 al:kkk_o:60 al:kkkk_parece:6 al:klausur_hat:-25
al:kleiderkartons_vorbei:-20 al:kleine_lampjes:-3 al:klientka_dostała:29 al:klingt_nach:31 al:klucze_api:1 al:km_a:-7
al:knife_set:33 al:knots_0:43 al:knowing_me:18 al:koi_can:10 al:kolejka_zadań:31 al:kommentare_bitte:18
al:kopia_zapasowa:28 al:korrektur_die:4 al:korrektur_zur:29 al:kostet_0:-3 al:kot_jedzie:30 al:kot_znowu:11
al:kotlin_ile:-1 al:krosno_anna:27 al:kubernetes_version:25 al:kuchen_gegessen:-27 al:kuchen_um:25
al:kuluçkahane_için:15 al:kupiłam_już:26 al:kuppel_hat:-19 al:kuppelmotor_ist:2 al:kurulum_belgesini:18
al:kurze_commits:4 al:kurzwellen_prallen:4 al:kuzey_deposu:9 al:kühlraum_zwei:31 al:küçük_çekiç:12
al:kırmızı_defter:24 al:kısa_alıştırma:42 al:l'agitatore_grande:16 al:l'appairage_doit:31 al:l'assemblea_dei:39
al:l'atelier_de:24 al:l'entrepôt_est:13 al:l'esame_pratico:15 al:l'export_des:1 al:la_barcaza:3 al:la_bomba:3
al:la_caisse:-11 al:la_cantine:16 al:la_carte:4 al:la_cave:-5 al:la_chambre:8 al:la_chaudière:17 al:la_clase:29
al:la_cloche:22 al:la_cola:13 al:la_commande:18 al:la_coupure:7 al:la_cuve:1 al:la_cámara:40 al:la_exposición:13
al:la_factura:-13 al:la_festa:-2 al:la_fiche:-1 al:la_fin:-8 al:la_gata:3 al:la_grue:13 al:la_grêle:-8 al:la_grúa:3
al:la_inspección:-1 al:la_invidio:-2 al:la_lezione:58 al:la_licence:35 al:la_lima:18 al:la_llave:3 al:la_lleva:-8
al:la_loge:9 al:la_luz:-16 al:la_mairie:-6 al:la_maqueta:-16 al:la_matrícula:-11 al:la_mañana:-3 al:la_migration:-1
al:la_mise:14 al:la_misura:16 al:la_même:-19 al:la_nuit:-75 al:la_nulidad:-2 al:la_pente:-14 al:la_pintó:-1
al:la_pluie:6 al:la_porta:-18 al:la_portabilidad:19 al:la_portinaia:-7 al:la_presión:30 al:la_prova:6 al:la_prueba:23
al:la_puerta:-8 al:la_página:21 al:la_pâte:7 al:la_reunión:18 al:la_revisione:14 al:la_revisión:27 al:la_riunione:24
al:la_référence:-10 al:la_réunion:11 al:la_révision:5 al:la_sala:40 al:la_saldatrice:-1 al:la_salle:57 al:la_soglia:40
al:la_sucursal:12 al:la_taille:34 al:la_tarde:-37 al:la_tendrá:-19 al:la_tiene:-44 al:la_une:6 al:la_version:3
al:la_visite:30 al:la_válvula:-13 al:lab_closes:9 al:lab_diary:5 al:lab_notes:8 al:lab_printer:4 al:lab_queue:24
al:label_colour:20 al:label_the:25 al:labeled_misc:-6 al:labor_wurde:-9 al:labour_warranty:6 al:ladders_end:16
al:lakes_like:31 al:lamb_is:16 al:larch_from:24 al:las_claves:1 al:las_devoluciones:2 al:las_llaves:24
al:las_plantillas:38 al:las_redes:1 al:las_to:-45 al:laserpointer_bleiben:2 al:lashing_rain:22 al:last_entry:19
al:last_good:9 al:last_june:24 al:last_night:-76 al:last_plane:20 al:last_resort:-6 al:last_summer:46 al:last_time:28
al:last_tram:33 al:last_week:-10 al:last_weekend:-3 al:lastbilen_hämtar:56 al:lastbilen_kommer:-15 al:lasts_0:-26
al:late_checkout:19 al:late_fee:46 al:late_shift:30 al:late_so:-18 al:latency_from:9 al:latency_in:45
al:latency_must:-11 al:latency_spikes:-20 al:later_the:-4 al:later_today:53 al:laternen_gezählt:-10
al:latest_reading:40 al:latin_exam:-6 al:latin_names:7 al:latine_ne:-14 al:laut_aushang:11 al:laut_dem:8
al:laut_lieferschein:9 al:laut_publisher:2 al:lazy_lists:59 al:le_august:-9 al:le_barrage:-11 al:le_budget:35
al:le_bus:3 al:le_cache:13 al:le_café:31 al:le_chariot:6 al:le_ciel:-29 al:le_code:28 al:le_colis:37 al:le_compteur:14
al:le_consegne:-10 al:le_contestó:-10 al:le_délai:42 al:le_february:-3 al:le_ferry:-35 al:le_format:-20
al:le_fournisseur:26 al:le_hangar:5 al:le_june:-33 al:le_loyer:22 al:le_mandamos:14 al:le_manuel:21 al:le_mot:11
al:le_nitrate:-13 al:le_nom:-7 al:le_november:-58 al:le_numéro:-4 al:le_october:-6 al:le_parc:32 al:le_petit:-11
al:le_plafond:2 al:le_prothésiste:-4 al:le_puits:7 al:le_puso:-9 al:le_quai:13 al:le_rectorat:-32 al:le_refuge:6
al:le_réglage:-3 al:le_sauna:3 al:le_september:-78 al:le_switch:11 al:le_traiteur:-2 al:le_transporteur:22
al:le_ténor:-7 al:le_vol:12 al:leaflets_printed:12 al:learned_the:7 al:learned_to:41 al:learner_drivers:13
al:learners_keep:14 al:learning_0:50 al:learning_a:5 al:learning_rate:29 al:lease_on:16 al:leather_budget:62
al:leather_most:-7 al:leave_the:98 al:led_shows:-19 al:left_a:-9 al:left_armrest:12 al:left_ear:46 al:left_for:-90
al:left_in:-11 al:left_the:-2 al:left_to:2 al:left_unanswered:31 al:left_wheel:32 al:leftover_screws:2 al:legal_has:4
al:legal_hasn't:36 al:legal_hasnt:7 al:lekker_weertje:27 al:lemme_weigh:18 al:lemonade_runs:6 al:lena_as:-12
al:lena_is:13 al:lena_reviews:20 al:leo's_class:-69 al:leo_drops:26 al:leo_is:24 al:leonie_got:24 al:les_aiguilles:23
al:les_animaux:10 al:les_archives:16 al:les_bases:23 al:les_chèvres:-3 al:les_doy:1 al:les_gants:11 al:les_gusta:-15
al:les_produits:16 al:les_voitures:36 al:les_yeux:-19 al:less_garlic:29 al:lessivage_carries:11 al:lesson_is:-28
al:lesson_one:12 al:lesson_starts:30 al:lessons_cost:38 al:lessons_in:11 al:let's_ditch:-7 al:let's_go:2 al:let_him:-3
al:let_me:69 al:let_the:58 al:let_us:14 al:lets_do:72 al:lets_go:23 al:lets_make:1 al:lets_me:-8 al:lets_not:46
al:lets_take:25 al:lets_us:-96 al:lets_you:-4 al:letterpress_shops:2 al:letters_are:12 al:letztes_mal:14
al:leuk_verhaal:24 al:leute_krank:-5 al:lever_ik:-21 al:leyendo_ahora:34 al:library_has:42 al:library_is:12
al:lid_temp:16 al:lidar_talks:27 al:lids_for:44 al:lids_on:58 al:lie_next:-2 al:lieferadresse_ist:8 al:liefere_ich:-2
al:liever_een:28 al:liever_korte:27 al:life_with:26 al:lift_0:47 al:light_cycle:20 al:lighter_for:35
al:lightning_took:20 al:like_a:-19 al:like_that:-3 al:limestone_evens:35 al:limit_for:-35 al:limit_palet:28
al:limit_załączników:9 al:linden_comes:-6 al:lindqvist_^:24 al:lindqvist_expects:-11 al:line_0:25 al:line_a:38
al:line_for:-9 al:line_test:13 al:line_tv:-5 al:lines_from:62 al:lines_of:-22 al:lingered_near:-6 al:linking_errors:7
al:linux_package:36 al:liquids_travel:7 al:lisbon_was:30 al:list_is:21 al:listonosz_rzadko:28 al:live_api:9
al:ljudspåret_spelas:10 al:llegó_el:1 al:lmao_the:31 al:lo_ajusté:28 al:lo_ha:-39 al:lo_he:73 al:lo_que:-17
al:lo_revisa:-22 al:lo_siguiente:76 al:lo_specchietto:5 al:lo_stemma:36 al:load_test:9 al:loader_must:-11
al:local_contractor:45 al:local_time:13 al:lock_keeper:29 al:lock_out:7 al:locker_0:54 al:locker_at:8
al:lockers_out:51 al:log_levels:10 al:log_rotation:7 al:log_shipping:7 al:loggfilen_får:5 al:logging_from:16
al:login_for:94 al:lol_0:1 al:lol_annual:-14 al:lol_at:70 al:lol_celsius:-8 al:lol_fair:54 al:lol_i:34 al:lol_my:79
al:lol_notch:-35 al:lol_ok:12 al:lol_second:-6 al:lol_someone:33 al:lol_that:47 al:lol_the:210 al:lol_this:2
al:lol_wristbands:-38 al:long_btw:-2 al:long_night:36 al:long_whip:36 al:look_at:49 al:look_like:-15 al:looked_at:63
al:looked_like:-37 al:looking_at:20 al:looking_for:-80 al:looking_over:25 al:looking_to:72 al:looks_best:46
al:loom_controller:25 al:loop_a:17 al:loop_b:31 al:loop_c:42 al:lorena_sacó:3 al:los_de:29 al:los_domingos:-11
al:los_palés:7 al:los_viernes:-17 al:lossy_codecs:21 al:lost_my:64 al:lost_phone:48 al:lost_that:29 al:lots_of:55
al:lottes_allergic:42 al:lotus_notes:-12 al:love_how:45 al:love_it:35 al:lovely_to:10 al:low_water:34 al:lower_car:34
al:lower_hut:14 al:lower_ruffle:6 al:lower_so:-23 al:lower_well:28 al:loyalty_points:52 al:lucky_for:4
al:lucía_sacó:20 al:luego_toca:50 al:luggage_box:60 al:luggage_tags:-14 al:lukas_did:21 al:lunch_for:56 al:lunch_in:28
al:lunch_is:-26 al:lunch_was:38 al:länger_als:53 al:lärobok_är:-16 al:ma_0:-29 al:ma_fille:55 al:ma_tante:7
al:mac_mini:43 al:machines_always:10 al:madame_roche:7 al:made_the:40 al:madrid_the:-14 al:mai_lasciare:12
al:mai_um:-35 al:mail_ends:33 al:mail_queue:26 al:mail_vom:-5 al:mailbox_quota:15 al:mails_gelten:-26 al:mails_to:17
al:main_beams:20 al:main_colour:24 al:main_sheet:28 al:maintenance_orders:-38 al:maintenant_c'est:21 al:make_0:26
al:make_it:29 al:make_me:-61 al:make_onboarding:31 al:make_the:80 al:make_you:-4 al:makes_you:41 al:mal_gab:-6
al:malachy_does:7 al:malik_got:32 al:malik_kennt:-2 al:mama_has:56 al:mamma_mia:73 al:man_its:37 al:man_som:-1
al:man_the:3 al:managed_to:24 al:management_met:8 al:management_pushed:21 al:mando-lhe_os:-43 al:manganese_took:6
al:manuals_are:-1 al:many_customers:38 al:many_people:69 al:map_tiles:52 al:maps_of:5 al:maps_screen:15
al:march_0:-101 al:marek_said:-33 al:margin_dairy:-1 al:marina_rang:5 al:mark_danger:34 al:mark_for:-7 al:mark_is:-54
al:mark_my:82 al:mark_the:30 al:marked_your:45 al:marketing_didnt:30 al:marketing_hates:15 al:marketing_reserved:19
al:marta_does:17 al:marvellous_simply:13 al:master_key:25 al:mate_of:21 al:maternity_has:72 al:max_0:241 al:max_^:-10
al:max_council:-22 al:max_for:-4 al:max_from:-47 al:max_in:-50 al:max_is:-2 al:max_lag:1 al:max_the:-25 al:max_two:16
al:maximaal_0:11 al:may_0:-110 al:may_i:61 al:may_it:25 al:maybe_it:21 al:maëlle_a:5 al:mañana_te:18 al:mb_the:-3
al:mbit_for:-24 al:me_a:-12 al:me_alegro:36 al:me_equivoqué:59 al:me_gusta:135 al:me_gustan:38 al:me_ha:68 al:me_lo:25
al:me_of:-19 al:me_the:-54 al:meanwhile_could:10 al:measured_it:1 al:measured_on:35 al:measured_the:46
al:mechanic_is:18 al:mechanic_measured:25 al:median_house:6 al:medical_is:31 al:medicine_is:47 al:medicines_are:43
al:medí_otra:29 al:meeting_nice:-20 al:meeting_with:51 al:meglio_la:9 al:meh_the:19 al:mehr_als:109
al:mein_mitgefühl:-17 al:mein_nachbar:21 al:mein_schwager:-4 al:meine_kartenaufgabe:-15 al:meine_schwiegereltern:4
al:meine_tante:16 al:meiner_alten:-1 al:meiosis_gives:16 al:meldet_sich:-34 al:membership_fee:3 al:memory_has:8
al:memory_looked:49 al:memory_per:39 al:mens_showers:22 al:menu_linden:30 al:menudo_susto:14 al:merchants_in:7
al:merci_pour:40 al:merged_your:8 al:mertens_went:6 al:mes_fiches:5 al:messung_löse:-13 al:met_a:73 al:met_het:15
al:meteor_effect:5 al:meter_calibration:83 al:meter_lids:45 al:meter_says:-11 al:methyl_cellulose:19
al:metronomi_pitää:2 al:mets_les:16 al:mg_mornings:-21 al:mgmt_pushed:35 al:mi_abuela:70 al:mi_cousin:-35
al:mi_hanno:4 al:mi_hermana:-27 al:mi_lekcje:-16 al:mi_primera:-12 al:mi_trovo:18 al:mi_vecino:17 al:mia_che:-16
al:mia_cousin:15 al:mic_cables:31 al:might_it:24 al:migrated_0:36 al:migrations_that:18 al:mijn_laarzen:1
al:milk_bank:59 al:milk_from:56 al:milk_on:25 al:mill_race:20 al:mill_road:-11 al:mill_shuts:39 al:mill_workers:1
al:milo_licked:28 al:min_farfar:24 al:min_sdk:31 al:min_stock:22 al:mina_felt:-3 al:mina_from:18 al:mine_lean:8
al:mine_still:25 al:mine_the:29 al:minor_release:26 al:minors_can:18 al:mio_nonno:4 al:mir_das:-4 al:mir_ist:21
al:mir_nie:-8 al:mir_sind:49 al:mir_wär:6 al:mir_wäre:52 al:mirka_only:14 al:mirrors_that:26 al:misc_misc:-19
al:missed_appointment:34 al:mission_is:12 al:mitt_gesällprov:13 al:mixer_rental:5 al:mm_nybakat:37 al:mm_plum:10
al:mm_wide:-9 al:mobile_guy:35 al:mock_exam:8 al:mock_score:34 al:mocking_me:-5 al:mod_notes:25 al:modbus_slave:38
al:model_no:59 al:model_of:18 al:module_alpha:4 al:module_beta:11 al:moi_je:8 al:moms_new:20 al:mon_but:15
al:mon_carnet:-10 al:mon_oncle:35 al:monday_class:71 al:monday_energy:33 al:monday_i:50 al:mondays_are:54
al:monitor_threshold:41 al:monks_used:8 al:monorepos_are:2 al:monospace_everywhere:15 al:montag_sie:-17
al:monthly_fee:28 al:moped_exam:10 al:more_into:20 al:more_of:21 al:more_often:-11 al:more_than:62 al:morgen_früh:6
al:morning_0:70 al:morning_all:70 al:morning_cron:17 al:morning_jingle:3 al:morning_ragas:14 al:mornings_are:44
al:mornings_clash:42 al:morse_speed:61 al:most_databases:10 al:most_monitoring:19 al:most_parents:12 al:motor_id:40
al:motorhaube_kaum:-6 al:moved_code:-8 al:moved_flat:29 al:moved_in:20 al:moved_it:5 al:moved_odometry:8
al:moved_seats:-14 al:moved_the:103 al:moved_to:-82 al:movers_are:21 al:moving_day:25 al:moving_the:6 al:mr_boyd:29
al:mr_brandt:-36 al:mr_hale:44 al:mr_hope:-19 al:mr_lindqvist:-7 al:mr_silva:29 al:mr_whitlock:3 al:mrs_brockmeier:-30
al:mrs_keller:7 al:mrs_oduya:5 al:mrs_okoye:28 al:mrs_oyelaran:-8 al:mrs_petrov's:3 al:ms_brandt:51 al:ms_marek:59
al:ms_tran:3 al:multiple_choice:50 al:mum's_letterbox:-1 al:mum's_walking:4 al:mum_bought:14 al:mum_pays:40
al:mum_would:-25 al:mums_physio:18 al:muscles_complain:14 al:museum_visit:42 al:must_be:100 al:must_have:11
al:must_run:23 al:must_stay:-92 al:my_0:19 al:my_account:-28 al:my_aim:2 al:my_aunt:91 al:my_bank:3 al:my_blue:-7
al:my_booking:1 al:my_boss:49 al:my_brain:9 al:my_breakfast:26 al:my_brother:45 al:my_brother-in-law:12
al:my_budget:-16 al:my_cables:-11 al:my_candidate:84 al:my_cat:-16 al:my_ceiling:7 al:my_chips:-11
al:my_concentration:-98 al:my_condolences:7 al:my_course:37 al:my_cousin:15 al:my_cousin's:24 al:my_dad:17
al:my_daily:5 al:my_daughter:25 al:my_day:8 al:my_defence:-31 al:my_desk:-89 al:my_driving:32 al:my_english:-23
al:my_enrolment:17 al:my_evening:22 al:my_exam:34 al:my_examiner:15 al:my_eyes:-70 al:my_family:-8 al:my_father:33
al:my_fcc:21 al:my_field:24 al:my_fingers:-30 al:my_first:19 al:my_flashcards:15 al:my_flat:-29 al:my_flight:-43
al:my_flow:-37 al:my_fridge:-34 al:my_fuel:21 al:my_gp:2 al:my_grandfather:3 al:my_grandmother's:-1 al:my_great:-35
al:my_hands:30 al:my_heart:-44 al:my_horoscope:-15 al:my_hostel:25 al:my_husband:-28 al:my_indentation:-24
al:my_inhaler:21 al:my_junior:-19 al:my_knee:57 al:my_landlady:1 al:my_lesson:18 al:my_life:-26 al:my_loyalty:26
al:my_mind:-98 al:my_mistakes:-60 al:my_mock:-1 al:my_monthly:-29 al:my_most:-6 al:my_mother's:-30
al:my_mother-in-law:10 al:my_name:-15 al:my_neighbour:65 al:my_niece:60 al:my_night:-4 al:my_old:2 al:my_older:25
al:my_own:-13 al:my_placement:20 al:my_poor:-2 al:my_practical:15 al:my_programme:-16 al:my_return:-5 al:my_review:-20
al:my_sandwich:-16 al:my_scarf:-7 al:my_school:-21 al:my_shift:-11 al:my_shifts:-8 al:my_sis:2 al:my_sister:42
al:my_son:5 al:my_spelling:-5 al:my_stomach:-21 al:my_stop:-22 al:my_student:-3 al:my_study:66 al:my_teacher:7
al:my_theory:26 al:my_thing:-20 al:my_thinking:2 al:my_upcoming:-26 al:my_user:39 al:my_voice:-8 al:my_watch:1
al:my_weight:-19 al:my_wife:30 al:my_window:-10 al:my_word:-142 al:my_work:-24 al:mätarna_i:28 al:målet_är:17
al:même_les:7 al:mój_tata:14 al:mój_znak:18 al:na_august:16 al:na_bei:15 al:na_boisku:-9 al:na_dach:16 al:na_dann:42
al:na_das:118 al:na_lekcje:4 al:na_parte:45 al:na_rampie:-4 al:nach_dem:14 al:nach_einem:-9 al:nach_jedem:41
al:nach_prüfung:16 al:nachrichten_wachsen:-15 al:nachtisch_nur:48 al:nada_de:116 al:nadal_nie:13 al:nadia's_on:19
al:nadie_debe:7 al:nah_thats:1 al:name_the:38 al:names_get:9 al:names_of:7 al:naming_the:-20 al:nan_always:13
al:nauczę_się:-36 al:ne_doit:-19 al:ne_güzel:18 al:ne_jamais:12 al:ne_joue:-3 al:neap_tide:73 al:nebel_liegt:-10
al:need_someone:7 al:need_to:71 al:negen_kilo:28 al:neighbour's_washing:-14 al:nein_verlegt:12 al:neither_of:21
al:nel_centro:29 al:nella_cripta:-5 al:nella_sauna:14 al:nephew_lost:14 al:nerves_like:45 al:nesting_above:-1
al:netsec_wants:49 al:neue_abhängigkeiten:1 al:neue_platine:6 al:neue_signatur:14 al:neuer_treffpunkt:15
al:never_again:8 al:never_ceases:-1 al:never_commit:25 al:never_does:-6 al:never_feed:8 al:never_forgave:-4
al:never_gets:-41 al:never_go:-20 al:never_helped:-18 al:never_log:27 al:never_mind:8 al:never_mute:7
al:never_paid:-37 al:never_quick:-14 al:never_reach:-2 al:never_restart:18 al:never_round:7 al:never_seen:62
al:never_tell:44 al:never_thought:50 al:never_translate:2 al:never_trust:34 al:new_batch:17 al:new_board:3
al:new_cards:-23 al:new_chair:20 al:new_clips:32 al:new_contract:4 al:new_crane:4 al:new_day:8 al:new_deadline:4
al:new_dose:-9 al:new_drain:12 al:new_firmware:2 al:new_flashcards:-10 al:new_ones:-3 al:new_player:36 al:new_rules:-7
al:new_signs:-29 al:new_stock:7 al:new_terms:-68 al:new_threshold:1 al:new_vans:25 al:new_vote:2 al:new_words:-97
al:new_york:-54 al:next_comes:4 al:next_day:-21 al:next_door:-121 al:next_forklift:7 al:next_i'd:13 al:next_i'll:78
al:next_ill:35 al:next_is:-26 al:next_on:46 al:next_thing:15 al:next_time:-30 al:next_to:-172 al:next_topic:12
al:next_up:158 al:ngl_the:37 al:nice_lucca:12 al:nice_one:29 al:nice_shirt:9 al:nice_that:61 al:nice_thats:7
al:nicely_spotted:9 al:nicer_for:-32 al:nie_przerywaj:12 al:nie_wchodzi:-10 al:nie_wiadomo:43 al:nie_więcej:34
al:nie_wolno:25 al:niece_laughed:3 al:niemand_loopt:3 al:niente_abbreviazioni:10 al:niente_dj:16 al:niet_meer:34
al:night_alarms:29 al:night_gate:14 al:night_is:-8 al:night_nurse:4 al:night_readings:28 al:night_shift:36
al:night_trains:18 al:night_watch:44 al:night_work:9 al:nightly_backup:4 al:nightly_builds:47 al:nights_and:4
al:ninguém_sabe:9 al:no_0:-45 al:no_aeroporto:-33 al:no_aguanta:-25 al:no_almoxarifado:-7 al:no_altar:-11
al:no_answer:19 al:no_auto:6 al:no_bother:2 al:no_caben:-30 al:no_cabeçalho:-2 al:no_card:12 al:no_carregador:-18
al:no_circumstances:-4 al:no_clue:79 al:no_comboio:-5 al:no_confirmes:-6 al:no_cut:13 al:no_debe:-37 al:no_dia:9
al:no_difference:-7 al:no_dj:6 al:no_emojis:-16 al:no_exame:-5 al:no_exceptions:77 al:no_fim:-17 al:no_firmware:13
al:no_flint:-13 al:no_for:-44 al:no_gift:15 al:no_harm:13 al:no_higher:-10 al:no_i:-19 al:no_idea:76 al:no_inline:54
al:no_início:-11 al:no_is:-49 al:no_later:-101 al:no_le:-1 al:no_lift:-50 al:no_lilies:3 al:no_lo:-10 al:no_longer:-79
al:no_malloc:35 al:no_meetings:-15 al:no_memes:12 al:no_mesmo:-7 al:no_more:40 al:no_museu:-38 al:no_music:5
al:no_más:18 al:no_máximo:-9 al:no_need:12 al:no_nie:7 al:no_one:32 al:no_open:3 al:no_pandas:8 al:no_pasa:-40
al:no_photos:4 al:no_pictures:14 al:no_podemos:-1 al:no_pregunte:-7 al:no_puede:-100 al:no_puedo:73 al:no_que:-6
al:no_queman:-3 al:no_raw:21 al:no_red:22 al:no_running:15 al:no_rush:35 al:no_salen:-35 al:no_se:-48 al:no_see:-25
al:no_snow:16 al:no_stress:12 al:no_stroller:-8 al:no_swapping:5 al:no_tak:3 al:no_te:27 al:no_thanks:-4
al:no_that:-14 al:no_that's:2 al:no_time:-8 al:no_to:4 al:no_trouble:13 al:no_unwrap:6 al:no_whipped:8
al:no_wikipedia:13 al:no_word:32 al:no_worries:129 al:no_wtu:-29 al:nobody_could:95 al:nobody_crosses:-35
al:nobody_dared:-50 al:nobody_dares:-16 al:nobody_enters:5 al:nobody_fills:-15 al:nobody_has:32 al:nobody_in:14
al:nobody_is:6 al:nobody_laughed:6 al:nobody_opens:3 al:nobody_thinks:-12 al:nobody_told:6 al:nobody_warned:9
al:nobody_was:-33 al:nobody_will:-32 al:noch_weiß:12 al:node_twelve:3 al:non_oltre:53 al:non_passare:16 al:non_si:43
al:non_voglio:-53 al:nono_the:36 al:nooit_de:15 al:noone_gets:45 al:noone_knows:21 al:nope_too:8 al:north_cold:35
al:north_door:24 al:north_tower:24 al:nos_la:8 al:nos_quedamos:60 al:nos_quedan:-19 al:nossa_que:80 al:not_a:93
al:not_allowed:-9 al:not_at:35 al:not_being:4 al:not_cases:-27 al:not_clear:58 al:not_counted:-16 al:not_do:-5
al:not_gonna:54 al:not_in:8 al:not_keen:31 al:not_later:10 al:not_me:6 al:not_more:107 al:not_punch:-2
al:not_renewing:32 al:not_retrieved:-11 al:not_settled:12 al:not_sure:122 al:not_thursday:-3 al:not_to:-25
al:note_au:53 al:note_so:-1 al:noted_from:16 al:noted_so:16 al:nothing_at:-9 al:nothing_beats:67 al:nothing_else:-8
al:nothing_gets:39 al:nothing_in:21 al:nothing_odd:9 al:nouns_go:61 al:nous_serons:17 al:november_0:-56
al:now_comes:36 al:now_for:78 al:now_i:51 al:now_i'll:5 al:now_im:3 al:now_it's:30 al:now_not:-65 al:now_that:77
al:now_the:8 al:nowaka_tak:-6 al:nowy_cennik:13 al:nową_kalafonię:12 al:number_0:-38 al:number_is:-26 al:number_on:58
al:numbers_are:-2 al:numbers_in:3 al:numer_zgłoszenia:58 al:numer_zlecenia:12 al:nunca_me:40 al:nur_nicht:19
al:nursery_photos:4 al:nurses_tell:10 al:nutze_den:15 al:nutzer_höchstens:-9 al:nya_hyran:14 al:nyckeln_hänger:15
al:não_pode:-14 al:não_se:8 al:när_vi:17 al:någon_har:45 al:o_0:-2 al:o_alerta:9 al:o_aprendiz:3 al:o_barco:37
al:o_bölge:14 al:o_cachorro:-6 al:o_contrato:13 al:o_cupom:3 al:o_dia:-10 al:o_ecrã:15 al:o_ferro:9 al:o_fornecedor:11
al:o_gerador:1 al:o_guindaste:8 al:o_meu:26 al:o_modem:7 al:o_módulo:-6 al:o_novo:15 al:o_orçamento:19
al:o_pessoal:-23 al:o_plano:-30 al:o_primeiro:23 al:o_sino:-20 al:o_teste:21 al:oak_for:10 al:oat_milk:17 al:ob_die:7
al:ob_ich:29 al:obiecałam_że:11 al:obiecuję_oddać:2 al:oboe_case:21 al:oby_chociaż:29 al:october_0:-92 al:oddam_ci:20
al:oddam_listę:-9 al:oddam_sąsiadce:-16 al:oddamy_pieniądze:-34 al:of_course:167 al:of_the:-33 al:ofen_0:20
al:off-by-one_errors:27 al:off_the:-28 al:offen_ist:38 al:offline_anything:-21 al:ogg_only:44 al:ogni_temperatura:10
al:oh_and:61 al:ohh_so:32 al:ohhh_ok:7 al:ohm's_law:-4 al:ojo_el:16 al:ojo_movieron:6 al:ok_*:-18 al:ok_^:-48
al:ok_back:2 al:ok_fair:-7 al:ok_going:35 al:ok_i:45 al:ok_my:-11 al:ok_no:53 al:ok_ok:21 al:ok_pagerduty:2
al:ok_reading:35 al:ok_so:89 al:ok_that:11 al:ok_the:-18 al:ok_then:68 al:ok_to:-8 al:ok_we:33 al:okay_so:83
al:okay_the:8 al:okej_hyrbilen:34 al:oksana_from:-36 al:okul_çanı:25 al:oké_dus:18 al:old_arcade:16 al:old_brass:6
al:old_firewall:11 al:old_houses:54 al:old_in:-17 al:old_instruments:8 al:old_led:-2 al:old_love:-28
al:old_mistakes:-11 al:old_tripod:34 al:old_wing:2 al:oma_schwört:5 al:omar_is:18 al:omas_katze:30 al:omg_thank:5
al:omg_that:8 al:omg_the:121 al:on-call_tonight:6 al:on_a:34 al:on_april:-20 al:on_august:-33 al:on_average:-12
al:on_bearings:31 al:on_board:-27 al:on_call:86 al:on_days:8 al:on_december:23 al:on_en:22 al:on_est:37
al:on_flight:-13 al:on_garde:105 al:on_ignore:45 al:on_it:-14 al:on_its:-16 al:on_june:-105 al:on_march:-125
al:on_may:-53 al:on_mum's:18 al:on_my:-21 al:on_n'utilise:35 al:on_ne:243 al:on_november:6 al:on_one:-15 al:on_our:58
al:on_paper:-16 al:on_prend:6 al:on_public:13 al:on_raconte:12 al:on_reflection:33 al:on_remonte:22 al:on_saturdays:-8
al:on_second:151 al:on_sera:48 al:on_some:51 al:on_sundays:-19 al:on_that:-70 al:on_the:-16 al:on_they:-7
al:on_thin:24 al:on_this:19 al:on_to:21 al:on_top:-6 al:on_tour:9 al:on_tuesday:13 al:on_veut:35 al:on_vise:24
al:on_weekdays:-34 al:on_your:-52 al:onay_almadan:30 al:onboarding_falls:22 al:oncall_for:32 al:oncall_phone:16
al:once_0:-24 al:once_checkout:9 al:once_drove:7 al:once_i:4 al:once_in:-2 al:once_kept:-31 al:once_on:12
al:once_sealed:14 al:once_she:17 al:once_that:7 al:once_the:28 al:once_told:-25 al:once_upon:31 al:once_we:13
al:once_you:148 al:oncology_got:13 al:one's_got:-23 al:one_^:21 al:one_cabin:44 al:one_for:-7 al:one_green:49
al:one_guest:28 al:one_has:-14 al:one_is:-58 al:one_kid:21 al:one_lesson:15 al:one_long:35 al:one_migration:13
al:one_moment:61 al:one_my:-2 al:one_narrow:21 al:one_of:77 al:one_page:29 al:one_person:6 al:one_point:48
al:one_report:3 al:one_spare:30 al:one_suitcase:19 al:one_the:-58 al:one_thing:96 al:one_was:-21 al:only_0:213
al:only_clean:28 al:only_does:-59 al:only_ever:51 al:only_from:-1 al:only_got:72 al:only_my:4 al:only_on:-4
al:only_one:-2 al:only_six:7 al:only_talk:16 al:only_the:4 al:only_with:-7 al:ontem_choveu:70 al:onto_the:-20
al:onze_hond:36 al:ooh_fancy:10 al:ooh_if:8 al:op_de:-12 al:op_uw:16 al:open_a:7 al:open_appointments:-14
al:open_the:37 al:opened_cones:21 al:opening_is:-11 al:opening_night:18 al:opera_was:32 al:operator_complained:14
al:ops_gave:38 al:ops_guys:17 al:ops_ppl:16 al:optician_says:30 al:optics_yeah:15 al:oral_exam:89 al:oral_vale:-10
al:ord_to:-11 al:order_no:45 al:orders_from:31 al:organ_lease:23 al:organ_pipes:2 al:organic_inspection:21
al:ort_kostet:-37 al:os_testes:12 al:oscar_gets:34 al:oskar_drives:5 al:oskar_driving:-29 al:oskar_from:36
al:oskar_scratched:22 al:ostarna_till:-2 al:otherwise_i:23 al:otomatik_kayıt:16 al:otra_vez:-3 al:oublie_ça:22
al:ouch_a:18 al:oui_please:47 al:our_ash:-2 al:our_attic:17 al:our_bay:-4 al:our_captain:-12 al:our_ceiling:-12
al:our_contact:7 al:our_customs:3 al:our_demo:-40 al:our_drivers:-10 al:our_first:28 al:our_floor:-40
al:our_interrupt:-21 al:our_lesson:10 al:our_minds:-13 al:our_names:-27 al:our_office:-12 al:our_own:-12
al:our_package:-3 al:our_pattern:-14 al:our_postcards:-2 al:our_release:1 al:our_ropes:7 al:our_spring:19
al:our_stocktaking:-14 al:our_sweep:11 al:our_teaching:7 al:our_test:-4 al:our_write:2 al:out_of:-13 al:out_with:18
al:outbound_crates:12 al:outbound_relay:25 al:outdoor_variant:2 al:outer_flue:22 al:outgoing_flight:-5
al:outro_jingle:41 al:overlapping_lab:30 al:overtime_for:50 al:overtime_is:11 al:overtime_max:8 al:owns_the:-10
al:oxygen_for:56 al:p-anteil_vom:39 al:packs_of:-22 al:pacs_migration:1 al:pacs_upgrade:12 al:paczkomat_kod:24
al:pad_thai:8 al:paddock_gate:34 al:paediatric_dilation:21 al:page_breaks:5 al:page_me:30 al:page_oskar:8
al:page_us:50 al:pager_two:30 al:pagers_stay:9 al:pagers_were:17 al:pagination_is:9 al:paid_0:108 al:paid_the:60
al:paint_block:1 al:paint_job:-23 al:paint_lasted:-14 al:paint_shunting:11 al:paint_the:85 al:painted_the:40
al:pairs_of:-32 al:paket_servis:22 al:pakete_bitte:12 al:pallet_count:20 al:pallets_for:38 al:pallets_max:23
al:pallets_of:-18 al:pancakes_before:58 al:pandas_told:27 al:paper_is:-21 al:paper_logbook:66 al:paper_makes:8
al:paper_one:29 al:paper_order:23 al:paper_two:22 al:paper_you:-17 al:para_a:-19 al:para_el:22 al:para_la:35
al:para_las:35 al:para_pienso:76 al:parallel_circuits:19 al:parallel_copies:-9 al:parallel_jobs:-20 al:parcel_with:7
al:parcels_to:46 al:pare-feu_remplacé:46 al:parents_complained:11 al:park_the:37 al:parking_is:39 al:parma_two:-16
al:parquet_*:49 al:parquet_is:12 al:parquet_ne:-12 al:parrots_pick:1 al:parsers_of:12 al:part_of:-8
al:partitioning_goes:7 al:partner_is:-18 al:pas_de:49 al:pas_plus:101 al:pass_mark:70 al:passe_à:-5 al:passed_on:24
al:passei_o:21 al:passport_pic:28 al:passwords_written:15 al:past_eight:20 al:past_paper:34 al:past_the:-20
al:paste_the:33 al:patient_names:29 al:patients_are:9 al:patients_not:-9 al:payload_must:-21 al:payment_method:-29
al:payslips_have:16 al:państwu_opłatę:-11 al:państwu_raport:-26 al:pdf_invoices:-3 al:pediu_mais:-2 al:peed_myself:25
al:peeked_at:56 al:penalties_are:18 al:pendant_deux:-7 al:pendulum_length:54 al:penguin_colony:7 al:pension_for:34
al:people_always:67 al:people_are:-48 al:people_around:-5 al:people_at:10 al:people_complained:9 al:people_do:43
al:people_from:9 al:people_get:72 al:people_in:101 al:people_often:48 al:people_say:4 al:people_think:21
al:people_who:39 al:pepper_gets:49 al:per_axle:-12 al:per_evening:-8 al:per_head:-3 al:per_hospital:29
al:per_household:-3 al:per_i:28 al:per_il:215 al:per_klant:50 al:per_la:204 al:per_le:76 al:per_lesson:-55
al:per_mille:-6 al:per_parcel:-6 al:per_passenger:-27 al:per_person:-17 al:per_question:-26 al:per_second:-67
al:per_shift:-1 al:per_the:176 al:per_trip:-20 al:per_waiter:29 al:per_your:93 al:perdona_la:24 al:peregrines_lay:32
al:perhaps_the:61 al:permit_for:74 al:permit_guy:14 al:perrine_has:8 al:personne_n'est:3 al:personne_ne:23
al:petra_is:35 al:petrov's_modem:-31 al:pff_wat:38 al:pfff_les:11 al:pharmacists_have:39 al:phew_friday:26
al:philippa_has:9 al:philosophy_left:53 al:phishing_simulations:18 al:phone_goes:8 al:phone_shops:15 al:phones_in:12
al:phones_stay:11 al:photographer_called:4 al:photographer_comes:9 al:photons_don't:25 al:photos_are:-31
al:photos_from:54 al:photos_of:36 al:phrase_books:15 al:physics_left:13 al:physics_problems:-16 al:physio_is:27
al:physiotherapy_sessions:-3 al:pi_to:22 al:piano_lesson:18 al:piano_move:52 al:piano_sold:1 al:piano_tuner:51
al:piano_was:-33 al:pick-up_for:5 al:pick_up:20 al:picked_up:-15 al:pickers_under:19 al:picking_up:45 al:picks_per:36
al:pickup_of:13 al:picture_0:86 al:picture_the:18 al:piensa_en:12 al:pier_is:13 al:pigs_are:13 al:pii_columns:20
al:pilot_kicks:27 al:pipe_under:-7 al:pizza_on:20 al:plain_functions:7 al:plain_sql:22 al:plain_tables:11
al:plakate_hängen:37 al:plan_0:51 al:plan_get:5 al:plane_lands:6 al:plasma_donors:31 al:plasmid_0:21
al:platelet_donors:31 al:platform_four:49 al:platform_one:50 al:platine_ist:-11 al:played_the:-11 al:playlist_from:11
al:playlist_server:46 al:plays_the:-3 al:please_^:-2 al:please_be:11 al:please_bring:-11 al:please_confirm:44
al:please_don't:71 al:please_dont:5 al:please_double:8 al:please_explain:14 al:please_hold:13 al:please_i:-24
al:please_in:-24 al:please_keep:8 al:please_let:100 al:please_mails:-7 al:please_my:-5 al:please_never:62
al:please_our:-14 al:please_quote:-17 al:please_red:-44 al:please_stay:-26 al:please_synthetic:-15 al:please_the:-70
al:please_under:-13 al:pleased_to:16 al:plik_zapisu:28 al:pls_^:-17 al:pls_always:45 al:pls_call:51 al:pls_cant:-27
al:pls_check:27 al:pls_dont:146 al:pls_give:17 al:pls_i:-78 al:pls_keep:77 al:pls_log:24 al:pls_looks:-8 al:pls_my:-18
al:pls_never:-1 al:pls_no:185 al:pls_not:-2 al:pls_rename:54 al:pls_squash:25 al:pls_tell:55 al:pls_the:-81
al:pls_use:26 al:plum_crates:27 al:plus_0:26 al:plutôt_des:25 al:plutôt_le:38 al:pm_est:-33 al:png_se:-9 al:po_0:38
al:po_rozmowie:15 al:poets_in:24 al:pogoda_dziś:23 al:poi_passiamo:22 al:poi_passo:5 al:poi_provo:5 al:pois_é:23
al:policy_for:-15 al:policy_no:69 al:poll_interval:60 al:pommes_am:23 al:pond_four:10 al:poor_goalie:22
al:poor_pastor:26 al:poor_readings:-42 al:poor_thing:35 al:popcorn_drawing:21 al:poplars_in:17 al:por_escrito:7
al:poranna_dawka:30 al:porfa_no:24 al:porridge_with:9 al:port_0:13 al:port_fender:52 al:port_tablet:19
al:porter_retired:28 al:portrait_layout:38 al:ports_do:20 al:post_anything:39 al:posted_both:24 al:postmortems_read:20
al:potatoes_go:43 al:potential_part:45 al:pots_in:20 al:pounds_and:26 al:pour_l'écran:14 al:pour_la:90 al:pour_le:-49
al:pour_les:70 al:power_cut:6 al:power_draw:15 al:power_strips:4 al:power_supply:18 al:power_test:5
al:ppl_complained:8 al:ppl_from:29 al:ppl_keep:1 al:practical_test:12 al:practice_car:8 al:practice_module:39
al:practice_questions:-8 al:practice_room:43 al:prefer_dark:19 al:prefer_hemp:16 al:prefer_plain:5 al:prefer_the:91
al:preferisco_i:83 al:preferisco_una:11 al:prefetch_is:38 al:prefiero_papel:-3 al:prefiero_que:89 al:prefiro_o:-2
al:prefiro_quarto:11 al:prefiro_um:25 al:premiere_is:65 al:prescription_ref:31 al:presión_de:16 al:pressure_cooker:71
al:pretty_fly:-43 al:pretty_plain:29 al:pretty_sure:20 al:pretty_typical:24 al:preview_server:30 al:previously_0:-25
al:price_0:-27 al:prices_in:2 al:prices_went:52 al:prima_di:16 al:primary_dns:19 al:print_the:11 al:printer's_on:2
al:printer_ran:40 al:printers_on:28 al:privacy_officer:8 al:privacy_review:23 al:private_flights:17
al:private_lessons:11 al:priya's_team:-16 al:pro_familie:7 al:pro_nacht:-7 al:pro_nutzer:42 al:pro_stunde:-9
al:probate_came:9 al:problems_a:-14 al:procent_vocht:-25 al:prochaine_étape:4 al:prod_token:20 al:product_raised:3
al:production_artwork:1 al:production_db:13 al:prof_is:56 al:professor_adeyemi:3 al:professor_lindgren:22
al:professor_lindqvist:10 al:profil_ekranı:8 al:project_report:27 al:prometi_ao:49 al:promised_her:26
al:promised_the:49 al:proofing_0:76 al:prosecco_0:23 al:prosecco_at:32 al:proszę_nie:15 al:protocolo_0:23
al:prototype_board:29 al:provider_sent:19 al:pruned_rows:16 al:przejrzałem_notatki:26 al:przenieśli_mi:11
al:przepraszam_źle:7 al:przestawiliśmy_odczynnik:18 al:prześlę_państwu:-51 al:przy_wietrze:19 al:prévenez_toujours:12
al:prüfung_ihres:-16 al:psy_zawsze:20 al:public_api:5 al:puede_cambiar:35 al:puisque_la:28 al:pull_requests:-5
al:pump_came:6 al:pump_four:12 al:pump_swapped:31 al:punten_breed:-19 al:purcell_minuet:14 al:purchase_order:19
al:purifier_must:-10 al:push_cert:61 al:push_it:2 al:push_notifications:11 al:push_to:-2 al:pushed_as:44
al:pushed_the:-33 al:put_in:-13 al:put_me:57 al:put_right:-13 al:put_the:82 al:put_together:-28 al:put_us:19
al:python_with:16 al:pythonie_bo:-8 al:q_codes:-3 al:qth_fragt:6 al:quality_plateaued:26 al:quarantine_for:24
al:quay_street:-10 al:que_avisar:-12 al:que_bom:17 al:que_calor:63 al:que_dia:14 al:que_el:-3 al:que_história:66
al:que_nadie:20 al:que_o:-18 al:que_saudade:54 al:queda_por:40 al:quedan_0:19 al:quel_bazar:21 al:quel_film:4
al:quelle_ambiance:20 al:quelle_belle:7 al:quem_revisa:43 al:quentin's_contract:-13 al:queremos_que:17
al:queries_must:10 al:questions_about:10 al:queue_at:93 al:queue_backlog:-2 al:queue_depth:25 al:queue_for:-1
al:queue_looks:10 al:queue_refreshes:-17 al:queueing_theory:18 al:qui_le:14 al:qui_tient:-10 al:quick_background:37
al:quiero_correr:9 al:quiet_as:70 al:quiet_here:20 al:quitaron_una:3 al:quite_a:35 al:quite_the:22 al:quiz_me:38
al:quote_has:11 al:quotes_please:61 al:qué_bonito:22 al:qué_calor:15 al:qué_frío:12 al:qué_la:-23
al:rabies_certificate:31 al:race_got:-7 al:rack_0:24 al:rack_a:34 al:rack_b:4 al:rack_temp:3 al:rack_was:-13
al:rack_west:20 al:raconter_leur:-4 al:radar_in:16 al:radio_channel:65 al:radio_exam:-10 al:rain_and:36 al:rain_in:59
al:rain_on:3 al:rained_0:25 al:rained_for:-6 al:raining_sideways:59 al:raining_stair:16 al:rainy_days:16
al:raise_the:5 al:ramonas_box:30 al:ran_out:-6 al:ranger_rang:60 al:rasmus_is:16 al:raspberries_go:68
al:rast_gemacht:-14 al:rate_limit:6 al:rather_a:7 al:rather_an:21 al:rather_boring:3 al:rather_do:22
al:rather_elegant:-6 al:rather_golden:-9 al:rather_homework:10 al:rather_leather:2 al:rather_not:22 al:rather_one:55
al:rather_plain:1 al:rather_practise:5 al:rather_than:-19 al:ravi_first:-16 al:ravi_from:9 al:ravi_has:7 al:ravi_is:8
al:ravi_the:-4 al:raw_and:11 al:raw_water:10 al:re-enable_traffic:20 al:re_mri:55 al:reaching_level:21 al:react_0:33
al:read-only_until:3 al:read_in:35 al:read_od:-11 al:read_the:19 al:reading_along:42 al:reading_datasheets:21
al:reading_novels:-18 al:reading_on:14 al:reading_the:55 al:reading_water:-30 al:ready_for:-50 al:reagent_recall:24
al:really_does:-3 al:rebranding_is:9 al:receipts_go:10 al:receiving_clerk:-14 al:rechecked_question:12
al:rechnungen_gehen:54 al:recital_is:51 al:reconnects_give:23 al:recount_its:16 al:recovery_after:26 al:red_lens:49
al:redid_it:28 al:redis_things:41 al:reef_the:31 al:reefer_container:27 al:reefer_set:10 al:refer_anyone:13
al:refrain_from:4 al:refunds_i:58 al:refunds_in:25 al:refunds_without:27 al:reg_on:21 al:regarding_the:11
al:regen_im:22 al:regisseur_wil:10 al:registered_max:14 al:registration_desk:9 al:rehearsal_room:6 al:rehearsal_w:48
al:rehung_the:19 al:reiche_ich:-1 al:release_branch:51 al:release_mgr:17 al:remaining_after:29 al:remaining_balance:-3
al:remaining_for:25 al:remains_the:10 al:remember_cuthbert:5 al:remember_the:33 al:remember_when:52
al:reminders_ship:17 al:reminds_me:44 al:remote_control:1 al:removal_guys:13 al:removed_the:7 al:renamed_it:12
al:renamed_the:36 al:render_timeout:37 al:renegotiated_over:29 al:renombré_la:5 al:rent_for:129 al:repainted_the:18
al:repair_may:52 al:repair_plus:6 al:replaced_the:47 al:replacing_the:20 al:replica_lag:12 al:replica_three:25
al:replication_lag:35 al:replies_to:22 al:report_topic:4 al:reporter_at:25 al:repro_is:40 al:requests_from:22
al:rescheduled_the:34 al:reservation_id:-31 al:reservradion_går:3 al:respawn_delay:34 al:response_time:11
al:resta_da:74 al:reste_bloquée:-5 al:reste_à:88 al:resting_pulse:11 al:result_pages:52 al:results_endpoint:57
al:retention_stands:19 al:retention_went:16 al:retrained_on:44 al:retries_sit:16 al:retro_moved:23 al:retry_count:28
al:return_ferry:44 al:return_flight:-7 al:returned_the:57 al:returns_of:11 al:rev_d:6 al:reviennent_toujours:-3
al:review_on:5 al:reviewer_0:17 al:reviewer_for:31 al:reviews_for:11 al:reviews_of:39 al:reviews_the:-3
al:revision_c:18 al:revision_d:25 al:rgb_camera:47 al:ribbon_bookmark:49 al:rieger_takes:-6 al:right_and:48
al:right_ear:19 al:right_no:29 al:right_now:-61 al:right_so:33 al:right_the:33 al:right_thumb:18 al:rijles_in:25
al:ring_twice:19 al:rip_boot:20 al:ripples_from:18 al:roads_around:29 al:roasters_one:-7 al:rob_w:26
al:robins_generally:3 al:robot_bumped:20 al:robots_like:50 al:roche_aimerait:-5 al:rock_oysters:8 al:rock_solid:18
al:rocío_se:20 al:roll_call:-15 al:rollback_*:19 al:rolled_back:13 al:rollen_är:34 al:romanas_box:21
al:roofers_often:16 al:room_0:1 al:room_code:11 al:room_for:45 al:room_is:-7 al:room_nine:30 al:room_service:18
al:room_seven:13 al:room_was:-19 al:room_west:7 al:rooms_go:20 al:root_cause:11 al:root_logins:1 al:rope_feels:18
al:rope_load:11 al:rope_practice:9 al:rosalind_gets:19 al:rosalind_has:6 al:rosie's_going:10 al:rosin_belongs:20
al:round_at:14 al:round_the:-11 al:roundabouts_of:36 al:route_for:36 al:row_a:64 al:rowed_for:15
al:rubber-banding_in:43 al:ruiz_ya:-3 al:run_it:21 al:runbook_moved:8 al:rupture_de:29 al:rust_still:72
al:rzeczywiście_tydzień:2 al:rätta_mig:23 al:rücksprache_gestattet:-5 al:sabine_does:21 al:sadly_he:39 al:safari_is:39
al:safe_travels:38 al:said_not:23 al:sailing_exam:21 al:sailors_from:8 al:sailors_in:78 al:salary_matter:50
al:sales_forecasts:34 al:sales_has:23 al:salmon_find:41 al:same_evening:-20 al:same_old:15 al:same_ring:31
al:same_same:21 al:same_story:20 al:sample_one:15 al:samples_go:29 al:samples_travel:35 al:sampling_bias:6
al:sams_the:19 al:sandbox_api:14 al:saniye_sürüyor:-1 al:sat_behind:22 al:sat_on:-38 al:satellite_provider:25
al:saturday_for:1 al:saturday_lunch:54 al:saturdays_dj:22 al:saturn's_rings:-22 al:saturn_looked:4 al:saturn_thing:-4
al:saw_0:32 al:saw_a:37 al:saw_it:11 al:saw_the:-48 al:saw_them:17 al:say_hello:60 al:say_that:-1 al:scaffolds_are:6
al:scale_^:14 al:scale_image:32 al:scan_has:-5 al:scan_must:-14 al:scan_of:38 al:scan_timeout:35 al:scan_upload:34
al:scanner_broke:12 al:schlüssel_von:17 al:schnee_und:16 al:scholars_in:7 al:schon_wieder:18 al:school_groups:67
al:school_in:13 al:school_said:9 al:schools_smell:19 al:schreiben_sie:7 al:schön_dass:33 al:scrap_that:44
al:scrap_the:15 al:scratch_that:24 al:scratch_what:18 al:screed_goes:16 al:screed_not:57 al:screen_here:19
al:screen_readers:12 al:scrolled_through:51 al:scrolling_stuttered:13 al:se_cayó:9 al:se_me:19 al:se_serve:7
al:sea_to:-34 al:seagull_stole:38 al:seagulls_near:22 al:seal_is:22 al:seal_on:61 al:search_debounce:20
al:search_index:35 al:season_tickets:17 al:seat_position:27 al:second_driver:16 al:second_try:9 al:secondhand_first:22
al:security_rotated:19 al:sedan_tar:7 al:see_0:33 al:see_the:-14 al:see_ya:48 al:seed_rate:22 al:seeds_arrived:22
al:seek_bar:15 al:seem_to:-5 al:seems_to:-5 al:seen_next:32 al:sees_the:-14 al:seguro_cubre:-9 al:según_nos:9
al:seit_mir:19 al:self-catering_for:9 al:selin_hanım:-12 al:sell_the:44 al:selling_the:20 al:sem_a:18 al:sen_tar:57
al:send_the:32 al:senior_entries:1 al:sent_the:123 al:september_0:-77 al:sequencing_goes:12 al:serial_no:1
al:serial_number:22 al:serial_of:-89 al:serial_on:121 al:series_circuits:4 al:seriously_^:26 al:server_for:25
al:service_a:46 al:service_account:28 al:servus_heut:5 al:serwer_tomografu:38 al:será_don:1 al:será_el:16
al:sesame_buns:30 al:session_data:13 al:session_timeout:45 al:set_the:100 al:set_to:-11 al:settled_the:8
al:several_nurses:31 al:several_people:4 al:sha_of:31 al:shaped_like:-21 al:share_one:-8 al:shared_branches:49
al:shared_flights:17 al:sharpen_the:34 al:she's_on:54 al:she_always:-40 al:she_ever:-8 al:she_had:-5 al:she_has:61
al:she_hates:-12 al:she_must:2 al:she_plays:1 al:she_said:3 al:she_tells:-9 al:she_won't:-5 al:shearing_on:62
al:shed_holds:43 al:sheep_wheels:3 al:sheet_bend:29 al:sheet_for:-26 al:sheet_south:13 al:shelf_contract:46
al:shelled_weighed:20 al:shells_a:-2 al:shes_0:43 al:shes_been:15 al:ships_are:12 al:shoe_size:51 al:shoes_0:11
al:shoes_off:84 al:shop_only:46 al:shop_takes:39 al:short_quizzes:73 al:short_the:-11 al:short_walks:29 al:should_a:1
al:should_alerts:25 al:should_be:-141 al:should_empty:24 al:should_seat:38 al:should_the:137 al:should_weigh:-4
al:show_the:-22 al:showers_are:48 al:si_falla:4 al:sie_bekommen:25 al:sie_stattdessen:-4 al:sie_von:-39
al:signed_for:27 al:signed_it:-6 al:signed_up:39 al:signing_key:56 al:signor_puntura:-11 al:simmer_the:8
al:simulator_box:19 al:sin_falta:-22 al:since_breakfast:-40 al:since_he:10 al:since_last:-24 al:since_lunch:-22
al:since_monday:-11 al:since_nobody:3 al:since_ten:-41 al:since_the:104 al:since_there:12 al:since_this:-1
al:since_you:50 al:since_your:103 al:sind_umgezogen:15 al:sis_is:64 al:sister_laughed:29 al:sister_talked:20
al:six_columns:19 al:size_0:48 al:size_of:-17 al:skal_være:-1 al:skicka_helst:28 al:skip_full:35 al:skip_hire:13
al:skipper_exam:-11 al:skipper_wants:32 al:skipping_astro:12 al:skipping_puff:10 al:skirt_for:17 al:skriv_aldrig:13
al:sleep_current:47 al:slept_on:40 al:sleutel_vd:18 al:slight_shift:10 al:sling_workshop:23 al:slippers_at:10
al:sloan_foundation:23 al:slug_it:25 al:small_dogs:9 al:small_van:37 al:smelled_of:-21 al:smells_are:9
al:smells_like:61 al:smells_of:-49 al:smoke_got:10 al:smoke_tests:18 al:sms_over:17 al:sms_provider:9 al:snails_by:18
al:snapshot_0:33 al:snapshot_retention:62 al:snapshots_ate:1 al:snow_on:26 al:so_anyway:73 al:so_check-in:5
al:so_far:-127 al:so_field:-18 al:so_glad:49 al:so_i:-6 al:so_is:14 al:so_it:-16 al:so_it's:72 al:so_let:-13
al:so_mandarin:35 al:so_many:32 al:so_my:17 al:so_no:19 al:so_odd:-4 al:so_of:-16 al:so_pathology's:1 al:so_pool:-16
al:so_pretty:48 al:so_proud:8 al:so_store:-2 al:so_suggest:-5 al:so_that:-79 al:so_thats:12 al:so_the:122
al:so_then:16 al:so_there:10 al:so_thick:-4 al:so_thursday's:13 al:so_tired:38 al:so_two:-33 al:so_we:-1
al:so_we're:20 al:sobre_eso:-15 al:sodium_reagent:27 al:soep_met:23 al:sofa_arrives:21 al:soft_cheese:48
al:soft_hyphens:11 al:soft_limit:6 al:softly_^:26 al:sold_a:46 al:sold_lots:37 al:soldered_my:6 al:soldered_the:30
al:solen_skiner:42 al:solen_tittade:39 al:solutions_come:12 al:solène_désormais:-17 al:some_of:40 al:some_people:100
al:somebody's_got:12 al:somebody_asked:12 al:somebody_brought:28 al:somebody_from:-22 al:somebody_had:-23
al:somebody_has:4 al:somebody_in:128 al:somebody_left:35 al:somebody_moved:-2 al:somebody_on:12 al:somebody_once:17
al:somebody_put:21 al:somebody_said:-49 al:somebody_wants:-11 al:somebody_who:-31 al:somebody_wrote:-32
al:somehow_the:66 al:someone_drew:17 al:someone_else's:-34 al:someone_from:-4 al:someone_hung:15 al:someone_leaked:16
al:someone_microwaved:24 al:someone_promised:-16 al:someone_put:7 al:someone_told:7 al:someone_wrote:5
al:something_else:55 al:sometimes_i:82 al:somewhere_in:50 al:soon_as:63 al:sooo_the:23 al:soprano_asked:2
al:sorry_for:76 al:sorry_i:32 al:sorry_not:1 al:sorry_typing:7 al:sorry_was:23 al:sort_the:11 al:sorted_the:49
al:sorten_eis:-7 al:sorter_belt:76 al:sound_guys:41 al:sound_like:-66 al:sounds_as:5 al:sounds_good:42
al:sounds_ideal:30 al:sounds_like:16 al:sounds_rather:-38 al:soup_is:6 al:soup_season:17 al:soup_was:16
al:sources_belong:12 al:sourdough_loaves:-32 al:sourdough_rests:37 al:south_cold:23 al:spanish_to:-21
al:spare_compressor:18 al:speak_french:-2 al:speak_to:26 al:speakers_real:4 al:spediteur_sortiert:-10
al:speeches_start:16 al:speed_near:20 al:speed_not:34 al:speed_of:-23 al:spend_no:17 al:spend_up:22 al:spent_0:40
al:spent_my:43 al:spica_is:19 al:spicy_please:12 al:split_the:13 al:spoke_to:63 al:spoke_with:19 al:sports_overran:62
al:spot_is:-8 al:spreadsheet_from:20 al:spring_tide:56 al:sprinkler_pressure:33 al:sprint_length:12
al:spätestens_am:64 al:sre_is:47 al:sry_for:11 al:sry_late:39 al:sry_the:6 al:st_marks:33 al:stable_branch:3
al:stack_overflow:26 al:stack_trace:-13 al:stack_traces:28 al:stage_door:11 al:stage_is:42 al:stage_left:13
al:staging_db:56 al:stairs_are:-11 al:stamattina_ho:20 al:stamattina_nebbia:28 al:stand_builder:21 al:stand_in:18
al:standby_generator:21 al:standing_in:-18 al:standing_orders:8 al:stands_at:-16 al:starboard_fender:32
al:starboard_tablet:27 al:staring_at:-8 al:start_of:20 al:start_the:32 al:starter_feed:6 al:stations_of:31
al:statistical_significance:1 al:stats_screen:37 al:status_mails:59 al:status_of:5 al:statuspage_poetry:20
al:stay_under:28 al:steel_ropes:27 al:step_0:30 al:sternschnuppen_pro:-10 al:stick_to:46 al:sticker_inside:4
al:sticker_under:19 al:still_a:7 al:still_ahead:31 al:still_believes:-34 al:still_cant:39 al:still_carry:-19
al:still_does:-17 al:still_dont:108 al:still_for:-35 al:still_gotta:15 al:still_hanging:1 al:still_keep:-2
al:still_make:-18 al:still_makes:-50 al:still_need:15 al:still_no:92 al:still_not:46 al:still_on:56 al:still_smell:-24
al:still_thinking:21 al:still_to:5 al:still_torn:30 al:still_up:5 al:still_waiting:82 al:still_writes:-25
al:stock_0:47 al:stock_of:13 al:stocktaking_begins:19 al:stood_in:-6 al:stood_still:-38 al:stop_at:12 al:stop_the:85
al:storage_is:27 al:storage_keeps:13 al:store_release:12 al:store_submission:63 al:store_was:41 al:stories_about:12
al:stories_stick:63 al:storm_condition:22 al:storm_cover:13 al:stove_colour:5 al:stove_roasting:21
al:straddle_carrier:15 al:straks_eerst:13 al:straks_nog:26 al:strange_how:54 al:strange_that:-5 al:strangest_oncall:30
al:strasznie_dziś:24 al:street_the:-34 al:strike_on:22 al:studies_from:15 al:study_buddy:57 al:study_group:20
al:sturm_verlegt:-2 al:stängslet_är:-29 al:störningen_löste:11 al:su_talla:7 al:subsoil_colour:22 al:such_houses:-43
al:such_pools:6 al:suit_me:-19 al:suits_me:-16 al:sun's_out:45 al:sun_shade:46 al:sunday's_walk:8 al:sunsets_up:21
al:sunspots_come:39 al:suppe_verdient:-3 al:supplier_mailed:27 al:supplier_ran:50 al:supplier_wants:-12
al:support_contract:25 al:support_covers:25 al:support_is:-1 al:suppose_a:28 al:sure_i:1 al:sure_i'll:23 al:sure_my:80
al:sure_that:-3 al:sure_thing:8 al:surtout_pas:61 al:survey_got:-6 al:survival_was:9 al:swallowed_vowels:25
al:swallows_bring:32 al:swap_agreed:4 al:swapped_for:-21 al:swapped_the:75 al:swimming_bag:22 al:swivel_came:38
al:sync_payload:36 al:sync_timeout:15 al:syrgasmätaren_i:67 al:sysadmin_haiku:57 al:szkoły_wolno:-3 al:sí_que:-17
al:só_posso:34 al:sąsiad_kosi:16 al:sıkıştırma_testi:23 al:sınavdan_çıktım:23 al:ta_note:18 al:table_for:70
al:table_orders:21 al:table_refunds:36 al:table_salt:15 al:tables_are:5 al:tables_make:45 al:tablets_only:22
al:tabs_for:22 al:tabs_not:19 al:tabs_open:-79 al:tabs_over:80 al:tabs_spaces:11 al:tack_snälla:28 al:tag_ist:-11
al:take_0:-8 al:take_care:5 al:take_chapter:11 al:take_the:-18 al:take_trains:29 al:take_your:121 al:takes_place:-5
al:taking_the:35 al:takings_were:13 al:takt_is:24 al:talk_studio:31 al:talk_to:48 al:talked_it:44 al:talked_me:-35
al:talked_to:104 al:tango_nuevo:23 al:tank_labels:21 al:tank_three:80 al:tank_two:21 al:tank_was:-28 al:tanks_are:-1
al:tape_drive:26 al:tape_library:10 al:target_0:9 al:target_grade:27 al:tarifs_beläuft:-10 al:tarihine_kadar:-38
al:tasting_evening:85 al:tbh_tabs:-3 al:tbh_the:81 al:te_traag:11 al:teacher_complained:-5 al:teaching_a:15
al:teal_suits:7 al:team_id:28 al:team_lunch:11 al:team_voted:12 al:technician_has:39 al:teilnehmer_sind:-1
al:tekrar_siparişleri:7 al:telco_cut:7 al:tell_you:-22 al:telling_the:14 al:tells_you:-11 al:telugu_voice:24
al:temp_staff:8 al:temperature_sensor:33 al:temperatures_look:42 al:tempo_limite:15 al:ten_years:34 al:tenant_alder:12
al:tenant_blue:24 al:tenant_falk:7 al:tenant_red:29 al:tendré_lista:45 al:tengo_0:47 al:tenho_viagem:11
al:teniamo_il:19 al:tenor_has:40 al:tenor_then:13 al:tent_pitch:43 al:tenths_of:-12 al:teraz_jeszcze:2
al:teraz_przejdziemy:13 al:teraz_sprawdzę:19 al:teraz_trzeba:24 al:test_account:42 al:test_coverage:60
al:test_hardware:38 al:test_is:-62 al:test_on:-29 al:test_runner:18 al:test_server:18 al:test_suite:40
al:test_sunucusu:24 al:test_takes:-7 al:tester_complained:-12 al:testers_ran:32 al:testkontot_för:40 al:tests_must:8
al:testy_integracyjne:16 al:text_me:54 al:text_message:3 al:text_the:39 al:texte_im:36 al:texts_over:32
al:texture_uploads:13 al:thai_word:-23 al:thank_you:94 al:thanks_again:1 al:thanks_for:98 al:thanks_fruit:-23
al:thanks_glad:7 al:thanks_i:28 al:thanks_that:29 al:thanks_you're:1 al:that's_a:95 al:that's_all:24
al:that's_left:-19 al:that's_right:12 al:that's_what:-4 al:that's_why:-26 al:that_0:-15 al:that_a:-75 al:that_are:-112
al:that_attempt:11 al:that_bakery:5 al:that_beep:17 al:that_belong:-9 al:that_bird:12 al:that_boat:29
al:that_boiler:30 al:that_book:37 al:that_bug:55 al:that_came:-3 al:that_can:-2 al:that_clashes:39 al:that_colour:-3
al:that_comment:-12 al:that_completes:21 al:that_concert:55 al:that_day:-67 al:that_demo:45 al:that_does:74
al:that_error:26 al:that_feeling:12 al:that_field:30 al:that_file:50 al:that_got:-30 al:that_guest:15
al:that_happens:19 al:that_has:-5 al:that_i:-86 al:that_is:163 al:that_it:-54 al:that_last:62 al:that_made:35
al:that_make:-8 al:that_might:-34 al:that_must:54 al:that_my:-28 al:that_name:13 al:that_never:7 al:that_one:91
al:that_page:17 al:that_podcast:31 al:that_pool:19 al:that_port:2 al:that_poster:17 al:that_recipe:26
al:that_reminds:89 al:that_rhyme:-27 al:that_sausage:22 al:that_say:-30 al:that_says:-46 al:that_sounds:246
al:that_stack:71 al:that_stick:-32 al:that_strangers:-12 al:that_the:-250 al:that_they:-46 al:that_this:-6
al:that_trace:7 al:that_voucher:14 al:that_walkers:-12 al:that_was:76 al:that_we:-102 al:that_week:-3 al:that_were:-58
al:that_you:-91 al:thats_a:43 al:thats_all:18 al:thats_how:7 al:the_0:-67 al:the_accent:22 al:the_accessibility:44
al:the_account:-24 al:the_accountant:30 al:the_adding:-17 al:the_adult:25 al:the_agency:3 al:the_air:-10
al:the_aisle:-8 al:the_alien:-7 al:the_allowance:-2 al:the_alloy:10 al:the_alpine:-3 al:the_ambulance:1
al:the_anaesthetist:34 al:the_android:61 al:the_antenna:-43 al:the_api:-6 al:the_archive:6 al:the_arrivals:15
al:the_assessor:1 al:the_attention:-34 al:the_audience:9 al:the_audio:44 al:the_audit:7 al:the_auditor:-1
al:the_b-level:11 al:the_backup:44 al:the_banana:-44 al:the_band:9 al:the_bank:-32 al:the_bar:-5 al:the_basement:13
al:the_bastion:10 al:the_batch:-46 al:the_battery:-59 al:the_beat:-47 al:the_bedroom:18 al:the_beer:24 al:the_bees:24
al:the_best:-4 al:the_beta:2 al:the_bicycle:-4 al:the_bid:11 al:the_big:12 al:the_bill:-26 al:the_biology:21
al:the_blue:19 al:the_board:12 al:the_boat:-7 al:the_book:-1 al:the_booking:11 al:the_borrowed:31 al:the_boss:46
al:the_bouncy:7 al:the_bow:-21 al:the_box:-26 al:the_boys:21 al:the_brake:21 al:the_bread:-2 al:the_breaker:-13
al:the_bride:8 al:the_brief:4 al:the_brigade:12 al:the_brochure:-14 al:the_broken:-33 al:the_browser:3
al:the_budget:21 al:the_build:-74 al:the_building:-7 al:the_bus:15 al:the_butcher:3 al:the_button:-62 al:the_buyer:6
al:the_cabin:-17 al:the_cabins:-46 al:the_cable:-3 al:the_cage:-37 al:the_cake:-20 al:the_calendar:13
al:the_callout:34 al:the_canal:-11 al:the_canteen:25 al:the_car:3 al:the_card:9 al:the_cardiology:14 al:the_cards:5
al:the_case:21 al:the_cat:-43 al:the_cathedral:-10 al:the_cause:15 al:the_certificates:-11 al:the_chain:-25
al:the_chairman:1 al:the_chamber:8 al:the_change:18 al:the_changelog:14 al:the_channel:-11 al:the_charging:4
al:the_cheapest:-1 al:the_checksums:-2 al:the_chess:6 al:the_child:17 al:the_children:26 al:the_children's:8
al:the_chimney:-3 al:the_chlorine:2 al:the_chlorophyll:1 al:the_ci:32 al:the_cigar:-10 al:the_circulation:22
al:the_claim:31 al:the_clock:-64 al:the_closure:-66 al:the_cloud:-8 al:the_cloze:34 al:the_club:2 al:the_cluster:6
al:the_coach:3 al:the_coast:11 al:the_code:-54 al:the_comet:3 al:the_commit:15 al:the_committee:1 al:the_complaint:4
al:the_concert:13 al:the_connect:4 al:the_consignee:1 al:the_constant:13 al:the_contact:16 al:the_contrast:13
al:the_cooler:-7 al:the_copy:30 al:the_cost:-24 al:the_costume:6 al:the_cottage:46 al:the_country:-28 al:the_county:4
al:the_coupon:-12 al:the_courier:45 al:the_course:-15 al:the_cover:-19 al:the_cranial:-2 al:the_crash:92
al:the_creance:6 al:the_crew:13 al:the_crooked:-7 al:the_crystal:-21 al:the_curator's:4 al:the_current:16
al:the_cursor:-45 al:the_curtain:20 al:the_curve:40 al:the_customer:24 al:the_customs:-13 al:the_daily:17
al:the_dashboard:-21 al:the_data:-10 al:the_day:67 al:the_dc:3 al:the_dead:-14 al:the_dean's:5 al:the_deans:19
al:the_deck:31 al:the_decoder:-23 al:the_deductible:4 al:the_default:4 al:the_defective:-49 al:the_dehumidifier:23
al:the_demo:31 al:the_depot's:6 al:the_desert:-11 al:the_designer:18 al:the_details:-62 al:the_diesel:63
al:the_digger:5 al:the_dipole:16 al:the_discharge:29 al:the_dishwasher:-9 al:the_download:29 al:the_downstairs:43
al:the_draft:6 al:the_draw:3 al:the_dream:-4 al:the_drill:-44 al:the_drinking:36 al:the_driver:5 al:the_drummer:25
al:the_duplicate:1 al:the_duplicates:2 al:the_dusty:-21 al:the_dutch:1 al:the_duty:-26 al:the_earlier:-6
al:the_earliest:19 al:the_east:43 al:the_east-facing:11 al:the_egg:-7 al:the_electric:11 al:the_electrician:8
al:the_elevation:20 al:the_emergency:45 al:the_encoder:8 al:the_english:1 al:the_engravings:-2 al:the_entire:-60
al:the_erosion:14 al:the_error:-60 al:the_essay:36 al:the_essay's:22 al:the_essays:-10 al:the_exam:-2
al:the_examiner:10 al:the_exercise:-23 al:the_export:10 al:the_faces:-10 al:the_factoring:25 al:the_failing:76
al:the_family:15 al:the_fast:27 al:the_fault:7 al:the_fee:24 al:the_feed:32 al:the_fiddler:2 al:the_field:77
al:the_fields:-18 al:the_filter:19 al:the_final:-46 al:the_fingering:-11 al:the_fire:24 al:the_firm:-79
al:the_first:-41 al:the_fish:-45 al:the_fishing:-5 al:the_fitter:22 al:the_five-digit:-16 al:the_flaky:50
al:the_flashcards:-22 al:the_flight:-14 al:the_flour:12 al:the_flow:24 al:the_foal:6 al:the_fog:-1 al:the_following:29
al:the_forecast:18 al:the_forward:35 al:the_four:-14 al:the_free:79 al:the_freeze:-20 al:the_freight:6 al:the_friday:6
al:the_fridge:-2 al:the_front:22 al:the_frozen:-28 al:the_fruit:13 al:the_fun:-10 al:the_funniest:27
al:the_gallery:-36 al:the_galloway:-8 al:the_garage:-18 al:the_gas:-67 al:the_gate:-60 al:the_generator:63
al:the_gentle:-2 al:the_ghost:-11 al:the_glacier:-11 al:the_glazier's:18 al:the_glove:17 al:the_glue:-3
al:the_gluing:16 al:the_gluten-free:21 al:the_gondola:-30 al:the_gong:4 al:the_grant:11 al:the_graph:10
al:the_graphs:16 al:the_gravel:-26 al:the_greeks:-14 al:the_green:6 al:the_groups:-2 al:the_guesthouse:16
al:the_gutter:-16 al:the_guys:-7 al:the_gym:-27 al:the_hall:59 al:the_handover:-39 al:the_harbour:-7 al:the_harburg:15
al:the_hardware:-24 al:the_hardware-in-the-loop:1 al:the_harness:-16 al:the_hatch:-9 al:the_hawk:-4 al:the_hawk's:1
al:the_hazard:-7 al:the_head:46 al:the_header:-9 al:the_health:55 al:the_heartbeat:4 al:the_heat:10 al:the_help:-2
al:the_hill:-2 al:the_hinges:-22 al:the_history:32 al:the_hold:-10 al:the_holidays:-4 al:the_horizon:-1 al:the_horse:7
al:the_hotel:23 al:the_housing:1 al:the_humidor:20 al:the_hunting:1 al:the_hygiene:18 al:the_hygrometer:-39
al:the_ice:-18 al:the_icon:5 al:the_icons:37 al:the_imaging:-3 al:the_incident:39 al:the_infants:-22
al:the_infusion:11 al:the_ingest:33 al:the_inlet:34 al:the_inner:29 al:the_inspection:19 al:the_inspector:71
al:the_insulin:8 al:the_insurer:1 al:the_intents:24 al:the_internal:8 al:the_internet:-71 al:the_interval:11
al:the_inventory:-47 al:the_invoice:6 al:the_ios:14 al:the_iterator:-40 al:the_jesses:20 al:the_jetting:-2
al:the_job:-19 al:the_jogging:6 al:the_joke:-35 al:the_jungle:-9 al:the_kampita:-9 al:the_keys:19 al:the_kilo:-77
al:the_kitchen:-12 al:the_label:-63 al:the_labeller:-40 al:the_lads:5 al:the_lady:8 al:the_lamp:4 al:the_landlord:12
al:the_language:-35 al:the_large:30 al:the_last:18 al:the_late:9 al:the_laundry:-3 al:the_leak:19 al:the_lease:5
al:the_lecture:37 al:the_leftover:-49 al:the_legacy:-7 al:the_lens:-5 al:the_lentil:6 al:the_lesson:-58
al:the_licence:-15 al:the_lids:5 al:the_lift:74 al:the_light:12 al:the_lights:-46 al:the_lime:-35 al:the_limit:-18
al:the_line:-99 al:the_linter:2 al:the_list:-30 al:the_little:1 al:the_load:-15 al:the_loan:25 al:the_lock:-19
al:the_locks:-3 al:the_loft:31 al:the_log:-47 al:the_logging:-18 al:the_login:21 al:the_logo:-41 al:the_long:60
al:the_loom:12 al:the_lost:10 al:the_lot:-30 al:the_low:-1 al:the_lower:53 al:the_machine:-76 al:the_magnetic:11
al:the_mail:-49 al:the_maintenance:49 al:the_mapping:4 al:the_mass:-18 al:the_mast:-30 al:the_maths:26
al:the_matinee:16 al:the_matron:-9 al:the_maximum:-33 al:the_mayr:14 al:the_mean:14 al:the_mechanic:32
al:the_median:12 al:the_meeting:48 al:the_melody:20 al:the_memory:-15 al:the_mezzanine:16 al:the_middle:-33
al:the_migration:7 al:the_minibus:22 al:the_minimum:9 al:the_minister:-30 al:the_missing:-14 al:the_mobile:9
al:the_mock:1 al:the_moment:-59 al:the_monday:15 al:the_money:-24 al:the_mono:2 al:the_monthly:8 al:the_mooring:44
al:the_morning:5 al:the_most:-15 al:the_mud:20 al:the_museum:11 al:the_narrow:-5 al:the_nebula:1 al:the_neighbour:-3
al:the_neighbour's:-3 al:the_neighbours:-21 al:the_new:-17 al:the_night:-23 al:the_nightly:11 al:the_north:53
al:the_northern:28 al:the_novice:25 al:the_number:-93 al:the_numbers:-9 al:the_nurses:1 al:the_odd:13
al:the_official:-16 al:the_offline:-1 al:the_oilskins:1 al:the_okonjo:9 al:the_old:10 al:the_older:-22
al:the_oldest:-4 al:the_one:-20 al:the_ones:12 al:the_only:6 al:the_open:32 al:the_opening:6 al:the_origin:-1
al:the_original:-11 al:the_other:-49 al:the_outbound:17 al:the_outer:13 al:the_outlier:2 al:the_output:15
al:the_outward:2 al:the_overtime:3 al:the_owner:2 al:the_painter:11 al:the_pale:-8 al:the_parent:18 al:the_parents:11
al:the_parr:-7 al:the_part:-12 al:the_pass:29 al:the_passenger:-15 al:the_password:-16 al:the_paste:-9
al:the_payment:-20 al:the_pears:5 al:the_pebbles:-23 al:the_period:-8 al:the_permit:6 al:the_phone:-75
al:the_photos:-13 al:the_physio:47 al:the_picture:-20 al:the_pier:-3 al:the_pilot:14 al:the_pipette:22
al:the_place:-47 al:the_plan:74 al:the_planner's:6 al:the_plant:-20 al:the_pod:33 al:the_poem:9 al:the_policy:30
al:the_pond:-10 al:the_pony:9 al:the_pool:1 al:the_poppy:11 al:the_port:-29 al:the_power:-3 al:the_practica:14
al:the_practical:39 al:the_practice:67 al:the_presenter's:-3 al:the_pressure:-52 al:the_price:-80 al:the_pricing:-28
al:the_primary:7 al:the_printer:47 al:the_pro:14 al:the_probe:6 al:the_production:6 al:the_project:25 al:the_proxy:21
al:the_publisher:-1 al:the_pull:8 al:the_pump:52 al:the_pupils:2 al:the_pylon:-3 al:the_question:19 al:the_quick:25
al:the_quiet:-28 al:the_radio:-2 al:the_rain:9 al:the_ramp:5 al:the_ratio:-45 al:the_read:12 al:the_real:-22
al:the_rear:37 al:the_receptionist:-1 al:the_recital:55 al:the_recording:4 al:the_red:18 al:the_refund:11
al:the_register:28 al:the_release:-34 al:the_remote:19 al:the_removal:17 al:the_renewal:-22 al:the_rental:44
al:the_replacement:45 al:the_research:13 al:the_resit:4 al:the_rest:-41 al:the_result:-21 al:the_retort:3
al:the_return:49 al:the_returns:-7 al:the_reversing:-17 al:the_review:-29 al:the_ride:31 al:the_right:34
al:the_ringtone:-3 al:the_river:-93 al:the_road:-39 al:the_roof:18 al:the_roofer:13 al:the_room:-48 al:the_rope:20
al:the_rubber:24 al:the_rude:-17 al:the_rules:-22 al:the_rush:-2 al:the_sacks:9 al:the_same:-182 al:the_sand:12
al:the_satellite:19 al:the_scaffolding:-36 al:the_scanners:17 al:the_schema:-25 al:the_school:-11 al:the_scoreboard:27
al:the_second:-31 al:the_secret:-13 al:the_secretary:-12 al:the_security:17 al:the_seek:31 al:the_seismograph:16
al:the_selected:-24 al:the_selvedge:-23 al:the_sensor:-39 al:the_serializer:-13 al:the_session:2 al:the_settings:10
al:the_sewing:52 al:the_shed:-4 al:the_sheet:-34 al:the_shift:-9 al:the_shipping:2 al:the_shop:-7 al:the_short:46
al:the_shoulder:-16 al:the_show:-42 al:the_shuttle:3 al:the_sicilian:-21 al:the_signed:-78 al:the_significance:8
al:the_silence:-14 al:the_silk:42 al:the_simulator:-51 al:the_siren:-12 al:the_size:-15 al:the_ski:15
al:the_sleepy:-90 al:the_slots:-7 al:the_small:46 al:the_snow:-3 al:the_sofa:-5 al:the_sort:-3 al:the_sound:-4
al:the_soup:-20 al:the_south:33 al:the_spa:22 al:the_space:-27 al:the_spare:36 al:the_spectrum:15 al:the_spell:4
al:the_spelling:-1 al:the_spelmansstämma:1 al:the_spine:-14 al:the_spinning:10 al:the_spleen:-15 al:the_spoken:40
al:the_spring:38 al:the_spruce:-4 al:the_stack:39 al:the_staging:42 al:the_stairs:-85 al:the_standby:18
al:the_statute:-7 al:the_steering:31 al:the_stocking:30 al:the_stop:12 al:the_storm:-12 al:the_story:-32
al:the_street:-33 al:the_student:24 al:the_sum:-26 al:the_summit:-33 al:the_sunset:47 al:the_supplier:1
al:the_surgeon:7 al:the_surveyor:-16 al:the_suspension:4 al:the_swan:-8 al:the_swim:30 al:the_switch:40
al:the_switched:-10 al:the_switchover:37 al:the_sync:28 al:the_system:-88 al:the_ta:2 al:the_table:-50
al:the_tables:-45 al:the_tanker:12 al:the_tape:-19 al:the_tare:1 al:the_target:20 al:the_teacher:11 al:the_team:21
al:the_tearing:10 al:the_tech:-35 al:the_technical:29 al:the_technician:37 al:the_telephone:14 al:the_temperature:-12
al:the_tenant:-6 al:the_tenor:21 al:the_tension:-5 al:the_terms:-12 al:the_test:16 al:the_texture:20 al:the_theatre:16
al:the_theme:67 al:the_theory:39 al:the_thing:-30 al:the_third:-41 al:the_thread:-9 al:the_thumbnail:26
al:the_thursday:63 al:the_ticket:14 al:the_tide:-29 al:the_tides:-2 al:the_tile:43 al:the_time:-80 al:the_timeout:9
al:the_timezone:10 al:the_timing:13 al:the_tools:8 al:the_total:17 al:the_tourists:12 al:the_tower:12 al:the_town:52
al:the_trace:26 al:the_track:4 al:the_trail:-24 al:the_trailer:6 al:the_train:48 al:the_transformer:-22
al:the_transmitter:-8 al:the_tree:-11 al:the_triage:24 al:the_trial:18 al:the_trombones:16 al:the_tunnel:-36
al:the_tutor:5 al:the_twins:26 al:the_two:-68 al:the_tyre:18 al:the_umpire:-2 al:the_understudy:31 al:the_undo:-35
al:the_uniform:5 al:the_uplink:30 al:the_upload:30 al:the_upper:43 al:the_upstairs:31 al:the_valley:-7
al:the_value:-34 al:the_van:35 al:the_vans:-3 al:the_variable:-13 al:the_variation:-10 al:the_vellum:4
al:the_vending:36 al:the_vendor:44 al:the_very:-48 al:the_video:-1 al:the_view:18 al:the_village:-12
al:the_vocabulary:-10 al:the_volunteers:24 al:the_waiting:33 al:the_walk:-3 al:the_wall:-90 al:the_walnut:12
al:the_warning:17 al:the_warp:-5 al:the_water:-19 al:the_waterline:-3 al:the_way:-117 al:the_web:18 al:the_webhook:8
al:the_weekly:-43 al:the_weight:-11 al:the_well:13 al:the_welsh:4 al:the_west:1 al:the_whippet:7 al:the_whole:-63
al:the_winch:-25 al:the_wind:46 al:the_window:-39 al:the_windows:-5 al:the_wine:11 al:the_winter:-33 al:the_wooden:-42
al:the_word:74 al:the_working:16 al:the_world:-7 al:the_write:8 al:the_written:46 al:the_wrong:-53 al:the_yard:-23
al:the_yearly:31 al:the_young:-37 al:the_younger:30 al:the_youngest:26 al:theatre_ups:28 al:their_api:15
al:their_hall:4 al:their_it:18 al:their_kitchen:24 al:their_statement:18 al:theme_for:39 al:then_^:-10 al:then_and:-8
al:then_comes:97 al:then_done:-18 al:then_i:-23 al:then_ill:46 al:then_it:19 al:then_it's:35 al:then_its:63
al:then_leo's:21 al:then_pacs:-22 al:then_practise:2 al:then_recount:3 al:then_relabel:7 al:then_somebody:20
al:then_strike:18 al:then_the:8 al:then_there:1 al:then_we:31 al:then_wire:24 al:theory_class:8 al:theory_exam:29
al:theory_homework:1 al:theory_test:45 al:there'll_be:36 al:there's_a:29 al:there's_an:70 al:there's_one:-55
al:there's_the:-10 al:there_are:-5 al:there_for:-4 al:there_goes:54 al:there_have:-8 al:there_i:-12 al:there_is:211
al:there_love:-24 al:there_may:54 al:there_must:42 al:there_the:-45 al:there_was:161 al:there_were:14 al:there_will:68
al:therefore_i:48 al:theres_0:45 al:theres_a:89 al:theres_no:-21 al:theres_only:9 al:thermo_is:3 al:these_days:-77
al:they'll_hold:19 al:they're_holding:37 al:they_are:-119 al:they_bring:-43 al:they_called:26 al:they_can:-51
al:they_changed:42 al:they_closed:4 al:they_could:-4 al:they_didn't:10 al:they_found:-71 al:they_gave:25
al:they_get:-33 al:they_give:-8 al:they_go:2 al:they_handed:-11 al:they_have:-52 al:they_just:-14 al:they_lost:-28
al:they_make:4 al:they_must:9 al:they_nearly:-17 al:they_never:79 al:they_painted:39 al:they_played:1
al:they_pulled:-7 al:they_put:62 al:they_reset:4 al:they_said:32 al:they_say:60 al:they_sent:39 al:they_shut:28
al:they_signalled:-5 al:they_sing:6 al:they_sold:-26 al:they_split:45 al:they_still:-7 al:they_told:-16
al:they_turned:-16 al:they_used:-32 al:they_want:28 al:theyve_put:24 al:think_a:-13 al:think_of:146
al:thinner_slices:18 al:third_time:60 al:thirty_years:3 al:this_all:21 al:this_app:23 al:this_chat:29 al:this_is:50
al:this_morning:-108 al:this_season:-107 al:this_tap:3 al:this_time:-32 al:this_way:21 al:this_whole:56
al:this_will:56 al:this_wind:13 al:this_yr:-17 al:those_last:23 al:those_machines:7 al:those_up:-9 al:thought_about:12
al:thread_count:32 al:three_jobs:35 al:three_retakes:31 al:three_walk-ins:18 al:three_weeks:24 al:through_the:-55
al:thumbnails_are:29 al:thumbnails_max:19 al:thunder_all:23 al:thursday's_class:-3 al:thursday's_route:-38
al:thursday's_special:1 al:thursday_class:12 al:thursday_clinic:-8 al:thursday_group:18 al:thx_^:10 al:thx_a:10
al:thx_my:14 al:thx_that:1 al:thx_you're:3 al:ticked_off:14 al:ticket_0:11 al:ticket_choppy:7 al:ticket_costs:-9
al:ticket_for:127 al:ticket_may:-18 al:tickets_are:-5 al:tickets_at:22 al:tickets_begins:-8 al:tickets_bought:17
al:tickets_for:-5 al:tickrate_of:14 al:tidal_streams:12 al:tide_gauge:11 al:tide_station:8 al:tidy_a:25 al:tiene_la:-6
al:tierney's_field:-35 al:tig_solo:-24 al:tiler_whistles:16 al:time_^:9 al:timeout_0:15 al:timeout_is:-1
al:timeout_used:43 al:timer_two:8 al:timestamps_are:19 al:timezones_are:26 al:timmar_med:-3 al:tims_sheet:11
al:tmrw_i:36 al:tmrw_we:18 al:to_0:-57 al:to_assist:111 al:to_be:13 al:to_confirm:7 al:to_determine:78 al:to_enter:56
al:to_find:-1 al:to_get:51 al:to_leave:6 al:to_let:-3 al:to_my:15 al:to_pass:-28 al:to_pay:-21 al:to_proceed:183
al:to_provide:13 al:to_save:40 al:to_say:-8 al:to_the:-158 al:to_upgrade:41 al:today_i:82 al:today_i'd:63
al:todo_be:-2 al:token_window:23 al:tokens_for:84 al:told_a:-13 al:told_her:58 al:told_me:-113 al:told_the:102
al:told_us:-42 al:tolerance_also:-26 al:tom's_flute:3 al:tomatoes_like:26 al:tomorrow_morning:14 al:tomorrow_the:7
al:tomorrow_we:26 al:toms_sheet:9 al:ton_score:16 al:tonight_we:61 al:too_damp:45 al:too_got:-11 al:too_hot:4
al:too_long:-29 al:too_many:125 al:too_much:17 al:too_rare:34 al:took_over:-12 al:took_the:97 al:took_you:-7
al:tools_are:5 al:top-ups_are:1 al:toplanti_yeri:28 al:torque_wrench:20 al:toujours_goûter:5 al:tourists_ask:26
al:tourists_from:31 al:tourists_stay:16 al:tours_need:29 al:tove_from:13 al:tove_has:-2 al:tove_hat:8
al:tove_promised:6 al:tove_ran:12 al:tove_the:-3 al:tower_floor:5 al:tracing_dashboard:3 al:tractors_with:25
al:traffic_from:27 al:traffic_in:20 al:traffic_through:-37 al:trailers_are:-2 al:train_are:-15 al:train_for:23
al:train_goes:11 al:training_test:-19 al:trains_are:15 al:tran_wants:-10 al:transcript_cache:45 al:translations_are:12
al:transportskader_skal:20 al:tras_la:41 al:traveller's_number:-7 al:treasurer_called:21 al:treasurer_quit:20
al:treat_every:3 al:treat_the:54 al:treated_water:18 al:trial_cask:19 al:trials_for:17 al:tried_it:36 al:tried_them:5
al:tried_to:38 al:trois_essais:4 al:trois_heures:22 al:trop_lent:9 al:trop_mignon:17 al:truck_weight:13
al:trucks_above:25 al:trucks_longer:41 al:trumpet_got:7 al:trumpets_are:19 al:trustees_meet:40 al:try_got:-12
al:trying_to:71 al:trzeba_ją:19 al:trzeszczało_na:16 al:tröskeln_ligger:24 al:tuesday_bag:5 al:tuesday_group:32
al:tuesdays_got:15 al:tuition_max:33 al:tuned_the:31 al:tuning_the:59 al:tunnels_like:10 al:turkish_breakfast:1
al:turned_out:-13 al:turned_the:30 al:turns_out:172 al:turns_sugar:-24 al:turns_up:-25 al:turtle_hibernates:23
al:tvättiden_är:25 al:twelve_hours:22 al:twin_grew:-34 al:twin_room:26 al:twins_are:3 al:two_adults:30
al:two_boards:-18 al:two_call:6 al:two_families:50 al:two_has:-15 al:two_hours:47 al:two_is:-44 al:two_juniors:16
al:two_keyholders:10 al:two_more:5 al:two_of:101 al:two_pensioners:32 al:two_people:13 al:two_resits:-3
al:two_single:23 al:two_testers:26 al:two_the:-9 al:two_ushers:22 al:ty_ty:8 al:typical_for:-6 al:typing_with:-5
al:typo_in:52 al:tyre_pressure:31 al:u_call:-41 al:u_ever:18 al:u_get:75 al:u_nas:36 al:u_ok:1 al:u_swap:-16
al:uf_qué:14 al:uf_tres:8 al:ugh_^:41 al:ugh_monday:30 al:ugh_mondays:34 al:ugh_slept:11 al:ugh_the:15 al:ugh_xcode:8
al:uh_the:51 al:ultrasound_archive:2 al:um_halb:17 al:umbrellas_are:4 al:un_cisne:13 al:un_deposu:25 al:un_fichier:38
al:un_peu:-4 al:una_cabina:25 al:una_cabra:5 al:unclear_to:39 al:under_0:-4 al:under_daylight:22 al:under_no:87
al:under_the:37 al:under_weight:-1 al:underfloor_pipes:25 al:understood_since:27 al:understood_the:7 al:une_carte:4
al:une_feuille:30 al:une_liste:11 al:une_réservation:33 al:unfortunately_basic:1 al:unfortunately_i:74
al:unfortunately_the:5 al:unit_tests:72 al:unknown_if:7 al:unplugged_the:19 al:unter_0:65 al:unterm_vordach:23
al:until_the:-27 al:up_after:12 al:up_at:38 al:up_for:-16 al:up_in:-18 al:up_next:201 al:up_the:-61 al:up_there:-39
al:up_to:21 al:update_on:21 al:uplink_0:39 al:upload_chunks:32 al:upload_keystore:7 al:upload_size:35
al:uploads_are:59 al:uploads_from:22 al:upper_hut:4 al:upper_oxygen:15 al:upper_yard:10 al:ups_left:21 al:ups_right:24
al:upstairs_flat:32 al:upstairs_library:-15 al:urgent_cases:20 al:urlaubsvertretung_für:18 al:us_or:13 al:usch_vad:12
al:use_0:43 al:use_for:-18 al:use_molar:18 al:use_my:16 al:use_semver:11 al:use_slate:16 al:use_the:3 al:use_words:21
al:used_machine:41 al:useremo_il:25 al:using_your:-20 al:uv_w:-17 al:vaillant_ecotec:-19 al:vale_nos:21
al:valve_twelve:14 al:vamos_fechar:16 al:van_de:-2 al:van_died:31 al:van_with:62 al:vanish_in:-1 al:vans_of:42
al:vapurda_simit:36 al:varavirta_tulee:7 al:various_improvements:-12 al:varje_vattenprov:8 al:vegan_cheese:20
al:vegetarian_buffet:18 al:veins_start:14 al:vending_machine:43 al:vendor_harms:11 al:venetian_plaster:19
al:version_tag:9 al:verstanden_ich:29 al:very_odd:3 al:very_well:4 al:very_wooden:5 al:vet_bill:2 al:vet_file:5
al:vet_says:3 al:vhf_licence:-8 al:vi_behåller:30 al:vi_bodde:-7 al:vi_hand:-1 al:vi_har:20 al:vi_letade:-10
al:vi_mando:-26 al:vi_skickar:1 al:vi_väntade:11 al:vibrato_drills:19 al:vidal_repaso:-18 al:viele_leute:38
al:viennent_voir:-5 al:vilken_härlig:12 al:vilken_underbar:8 al:vill_ha:17 al:vinegar_and:25 al:violin_label:36
al:violin_squeak:-1 al:violin_yr:36 al:visa_forms:9 al:vision_model:23 al:visit_is:-5 al:visitors_a:-10
al:visitors_from:33 al:visitors_get:2 al:visitors_have:9 al:visitors_lingered:-6 al:visitors_stay:3 al:vlan_for:19
al:vlan_is:-2 al:vloeibare_stikstof:35 al:vocab_goal:30 al:voglio_arrivare:17 al:voice_messages:15 al:voicemail_for:16
al:voicemail_greeting:50 al:voilà_un:17 al:volunteers_sign:33 al:volvo_for:-3 al:voor_de:8 al:voor_het:12
al:vor_acht:4 al:vor_jeder:63 al:vordach_haben:-22 al:vorstellung_beginnt:10 al:votre_commande:24
al:votre_réclamation:9 al:voucher_0:7 al:voucher_a:34 al:voucher_code:26 al:voucher_for:77 al:voucher_says:-36
al:voucher_you:-1 al:vous_recevrez:4 al:vous_savez:17 al:vowels_are:14 al:vpn_accounts:-17 al:w_ghent:56 al:w_my:47
al:w_szatni:18 al:w_szkole:42 al:w_the:-80 al:w_trieste:5 al:waiting_for:-5 al:waiting_on:42 al:wake-up_call:39
al:walking_through:1 al:walls_are:-8 al:walls_in:18 al:wanna_pass:27 al:want_cocoa:-15 al:want_the:17 al:want_to:47
al:want_us:10 al:war_grün:-19 al:ward_0:86 al:ward_pcs:14 al:ward_round:-9 al:warehouse_contact:15 al:warm_data:2
al:warm_water:36 al:warp_*:22 al:was_a:-70 al:was_at:25 al:was_it:12 al:was_passiert:24 al:was_there:46 al:wash_in:31
al:wasp_nest:14 al:wat_een:73 al:watch_starts:6 al:watchdog_kicks:13 al:watchdog_stays:22 al:watched_the:33
al:water_meter:43 al:water_sticks:18 al:water_troughs:1 al:waves_quiz:9 al:way_to:-11 al:way_too:100
al:wczoraj_widziałem:11 al:we'd_like:-2 al:we'd_much:3 al:we'd_sooner:2 al:we'd_take:-7 al:we'd_turn:19 al:we're_0:7
al:we're_allowed:-22 al:we're_at:-55 al:we're_doing:-34 al:we're_dropping:4 al:we're_five:5 al:we're_in:-2
al:we're_keeping:39 al:we're_leaving:5 al:we're_taking:13 al:we've_got:24 al:we've_stretched:-37 al:we_add:-3
al:we_agreed:-54 al:we_all:-16 al:we_allow:75 al:we_always:43 al:we_are:-54 al:we_ate:-3 al:we_bij:-19 al:we_bleed:-28
al:we_bring:38 al:we_bumped:6 al:we_call:-19 al:we_can't:8 al:we_cannot:-17 al:we_cant:19 al:we_changed:1
al:we_charge:-63 al:we_chose:15 al:we_cleared:17 al:we_close:38 al:we_come:-10 al:we_could:32 al:we_de:-1
al:we_deliver:6 al:we_deploy:21 al:we_do:-42 al:we_doen:6 al:we_don't:16 al:we_dropped:4 al:we_drove:41 al:we_ended:12
al:we_enlarged:-20 al:we_evacueren:-18 al:we_found:21 al:we_gaan:13 al:we_get:-31 al:we_give:-4 al:we_go:-141
al:we_got:26 al:we_had:-26 al:we_hang:-28 al:we_have:41 al:we_haven't:47 al:we_havent:12 al:we_hear:5 al:we_hebben:41
al:we_het:-15 al:we_hooguit:-22 al:we_keep:15 al:we_leave:68 al:we_lift:15 al:we_like:1 al:we_log:-30 al:we_match:4
al:we_may:-11 al:we_measure:-15 al:we_meet:52 al:we_miss:-16 al:we_missed:-1 al:we_moved:14 al:we_mow:-6
al:we_murdered:16 al:we_need:17 al:we_only:24 al:we_open:25 al:we_ordered:26 al:we_paid:8 al:we_pay:30
al:we_picked:-26 al:we_prime:-9 al:we_profile:-16 al:we_ran:-15 al:we_reckon:-27 al:we_relocated:-9 al:we_said:16
al:we_sail:4 al:we_sailed:18 al:we_sang:3 al:we_scrub:-24 al:we_set:18 al:we_share:-14 al:we_shared:-20
al:we_shipped:-47 al:we_sold:-11 al:we_spell:-8 al:we_spent:-1 al:we_stand:-21 al:we_start:13 al:we_stay:73
al:we_stayed:-7 al:we_still:52 al:we_support:-5 al:we_tackle:-12 al:we_take:-37 al:we_talked:4 al:we_thought:-30
al:we_threw:-10 al:we_toch:-21 al:we_upgrade:-9 al:we_use:-15 al:we_watch:-15 al:we_went:54 al:we_will:67
al:we_willen:42 al:we_work:-18 al:we_wrote:-22 al:weak_spot:8 al:weak_typing:10 al:weather_looks:7
al:weavers_around:19 al:weaving_rooms:-26 al:website_says:26 al:wed_like:10 al:weed_killer:24 al:weeded_the:18
al:weekend_courses:15 al:weet_nog:5 al:weft_*:22 al:wegen_der:77 al:wegen_sturm:11 al:weights_for:84 al:weil_du:10
al:weil_zwei:32 al:weirdest_dream:15 al:weiß_jemand:15 al:weiß_noch:29 al:weken_terug:-2 al:welcome_back:58
al:welcome_out:6 al:well_a:13 al:well_enough:-11 al:well_i've:31 al:well_my:3 al:well_plate:-20 al:well_replace:9
al:well_that:75 al:went_up:-5 al:wer_zuletzt:33 al:were_a:-18 al:were_all:31 al:were_dropping:35 al:were_going:22
al:were_in:25 al:were_not:25 al:were_skipping:18 al:werkstatttermin_wurde:42 al:west_barn:41 al:west_gate:12
al:west_is:-11 al:west_the:-2 al:wet_dog:14 al:wet_to:22 al:wet_umbrellas:9 al:what's_left:50 al:what_a:238
al:what_about:16 al:what_car:-5 al:what_comes:47 al:what_do:2 al:what_even:46 al:what_firmware:-104
al:what_happens:-46 al:what_i:22 al:what_i'm:54 al:what_is:9 al:what_it:-5 al:what_people:-15 al:what_remains:2
al:what_specific:-11 al:what_the:-103 al:what_they:-6 al:what_was:-77 al:what_we:68 al:what_we'd:2 al:what_you:-23
al:what_you're:13 al:whatever_happens:50 al:whatever_is:7 al:whatever_we:7 al:whatever_you:8 al:whats_causing:13
al:whats_for:12 al:wheat_paste:19 al:wheel_alignment:12 al:wheel_odometry:19 al:when_a:-25 al:when_does:1
al:when_empty:-40 al:when_i:68 al:when_in:35 al:when_its:-6 al:when_mum:26 al:when_my:26 al:when_simulating:12
al:when_that:-10 al:when_we:21 al:when_you:16 al:whenever_a:18 al:whenever_it:7 al:whenever_somebody:-17
al:whenever_the:-28 al:whenever_you:12 al:where_do:15 al:where_does:79 al:where_it:-37 al:where_possible:46
al:where_somebody:-11 al:where_that:-3 al:where_the:-30 al:where_there's:17 al:where_you:-25 al:whether_the:40
al:whether_you:-13 al:whey_goes:20 al:which_are:-23 al:which_edition:21 al:which_must:-2 al:which_of:104
al:which_vaccine:18 al:while_a:14 al:while_the:-39 al:whitlock_called:21 al:whitlock_the:-2 al:who's_covering:15
al:who_crosses:-4 al:who_decides:10 al:who_designed:72 al:who_does:-13 al:who_drives:2 al:who_invented:68 al:who_on:23
al:who_only:-12 al:who_owns:72 al:who_pays:48 al:who_seems:-19 al:who_signed:18 al:who_signs:27 al:who_takes:15
al:whoever_opens:23 al:whoever_rang:-36 al:whoever_uses:10 al:whole_nightly:25 al:whole_station:35 al:whos_paying:17
al:why_did:15 al:why_do:85 al:why_does:67 al:why_i:-14 al:why_is:93 al:why_saturn's:-2 al:why_the:-62 al:width_of:33
al:wie_neemt:44 al:wifi_router:35 al:wil_de:19 al:will_be:-244 al:will_clear:52 al:will_do:-16 al:will_drop:64
al:will_finish:34 al:will_get:64 al:will_go:41 al:will_have:-43 al:will_i:-3 al:will_let:-1 al:will_record:32
al:will_remain:-14 al:will_send:87 al:will_the:63 al:will_they:20 al:will_write:2 al:wind_fliegt:-42 al:wind_in:19
al:wind_limit:2 al:wind_near:3 al:wind_took:9 al:wind_was:27 al:window_for:42 al:window_if:43 al:window_seat:12
al:window_seats:10 al:windows_build:14 al:windows_installer:48 al:winter_the:-16 al:winter_tyres:14 al:wiped_and:16
al:wir_bleiben:4 al:wir_den:-3 al:wir_die:-16 al:wir_fürs:-5 al:wir_haben:57 al:wir_ihnen:-23 al:wir_mit:-1
al:wir_nehmen:60 al:wir_sind:10 al:wir_uns:-33 al:wir_waren:8 al:wirksam_werden:-5 al:wish_i:37 al:wishing_you:8
al:with_0:69 al:with_a:-15 al:with_every:3 al:with_it:-57 al:with_just:48 al:with_me:-39 al:with_merlins:60
al:with_no:-2 al:with_ohm's:45 al:with_one:-25 al:with_that:52 al:with_the:91 al:with_these:60 al:with_this:56
al:with_two:-22 al:with_winter:30 al:with_you:-37 al:with_your:90 al:within_0:-61 al:without_a:-59
al:without_curtains:35 al:without_the:39 al:woche_schaffe:-27 al:woke_me:27 al:woke_up:26 al:wolałabym_papierowe:13
al:wolę_wykresy:16 al:won't_work:-15 al:wonder_if:24 al:wonderful_news:6 al:wont_fit:-14 al:wood_breathes:18
al:wooden_leg:6 al:woodpeckers_make:21 al:woodwork_class:11 al:word_limit:2 al:work_got:10 al:work_on:33
al:work_permit:51 al:works_for:-14 al:worksheet_0:5 al:worksheet_code:50 al:would_have:-25 al:would_it:64
al:would_let:-36 al:would_like:-4 al:would_love:55 al:would_prefer:-8 al:would_rather:11 al:would_sooner:-8
al:would_suit:-12 al:would_that:43 al:would_the:3 al:would_you:251 al:wow_a:32 al:wow_ok:49 al:wow_that:25
al:wrap_the:24 al:wrap_with:14 al:wristbands_for:39 al:write_down:24 al:write_has:-12 al:write_the:24
al:write_timeouts:54 al:write_to:18 al:wrong_bay:12 al:wrong_in:-1 al:wrong_way:25 al:wrongly_correct:-5
al:wrote_many:-10 al:wrote_that:-21 al:wrote_the:63 al:wrote_to:43 al:wymieniłem_pasek:29 al:wyślę_klientowi:-36
al:x-ray_archive:35 al:x-ray_queue:7 al:xray_van:20 al:y_a:9 al:ya_he:76 al:ya_hemos:20 al:ya_lleva:-18 al:ya_quedó:1
al:ye_wouldn't:37 al:yeah_and:50 al:yeah_that's:13 al:yeast_is:69 al:yedek_lastikler:15 al:yedekleme_saat:18
al:yeni_bekci:33 al:yes_club:-6 al:yes_i:31 al:yes_let's:14 al:yes_please:139 al:yes_that:13 al:yesterday_and:-22
al:yesterday_evening:32 al:yesterday_felt:-6 al:yesterday_i:58 al:yesterday_the:52 al:yesterday_we:31
al:yield_report:-1 al:yo_prefiero:22 al:yoga_teachers:32 al:york_office:9 al:you'd_like:-17 al:you'd_think:48
al:you'll_find:49 al:you'll_get:-44 al:you'll_have:62 al:you'll_see:4 al:you're_a:53 al:you're_allowed:-10
al:you're_guessing:-28 al:you're_very:30 al:you're_welcome:56 al:you've_certainly:12 al:you've_got:5 al:you've_now:33
al:you_a:-13 al:you_are:30 al:you_ask:17 al:you_both:10 al:you_burned:24 al:you_can:53 al:you_changed:-24
al:you_completed:21 al:you_could:-69 al:you_describe:-10 al:you_did:-8 al:you_do:-67 al:you_dont:27 al:you_fill:-5
al:you_for:-68 al:you_further:-18 al:you_get:21 al:you_go:-4 al:you_have:37 al:you_held:30 al:you_know:150
al:you_learned:-10 al:you_made:13 al:you_may:130 al:you_mention:-9 al:you_might:6 al:you_must:97 al:you_need:-62
al:you_on:-29 al:you_ordered:-13 al:you_pasted:-15 al:you_pay:-21 al:you_practise:-2 al:you_quoted:20 al:you_reach:-22
al:you_rely:-18 al:you_rushed:26 al:you_said:10 al:you_saw:-7 al:you_seem:3 al:you_sent:-47 al:you_should:141
al:you_sound:19 al:you_that:-32 al:you_the:-86 al:you_to:-33 al:you_used:-8 al:you_weigh:-18 al:you_were:18
al:you_will:228 al:you_wish:-16 al:you_with:-35 al:you_wont:66 al:you_would:28 al:you_wouldnt:23 al:you_wrote:-3
al:youll_have:31 al:young_mr:1 al:your_account:7 al:your_aunt:-1 al:your_back:-12 al:your_budget:-39 al:your_bugs:-11
al:your_case:17 al:your_certificate:-17 al:your_check-in:20 al:your_claim:14 al:your_colleague:16
al:your_colleague's:9 al:your_complaint:34 al:your_damage:3 al:your_desk:-2 al:your_email:-9 al:your_essay:15
al:your_exam:87 al:your_flights:-20 al:your_game:-1 al:your_inbox:-21 al:your_inventory:11 al:your_listening:2
al:your_loss:40 al:your_luggage:22 al:your_membership:-25 al:your_mock:-4 al:your_mum:-9 al:your_old:20
al:your_order:-15 al:your_output:-22 al:your_own:-10 al:your_pardon:-5 al:your_photo:-27 al:your_place:13
al:your_playlist:-18 al:your_practice:14 al:your_progress:8 al:your_radio:21 al:your_recording:2 al:your_repair:108
al:your_replacement:10 al:your_request:-17 al:your_reservation:-3 al:your_reservations:-9 al:your_room:17
al:your_shift:-13 al:your_storage:20 al:your_tasting:-6 al:your_ten:2 al:your_theory:5 al:your_time:-33
al:your_trial:-28 al:your_user:-94 al:your_van:25 al:your_voucher:46 al:your_weak:-14 al:your_workshop:11
al:yuki_does:7 al:yusuf_broke:13 al:yusuf_is:25 al:za_moduł:62 al:zacken_gegen:-27 al:zadań_z:52 al:zaliczka_za:7
al:zaplanowano_przegląd:-37 al:zdecydowaliśmy_się:1 al:zebranie_przesunięte:40 al:zentimeter_alles:-25
al:zephyr_for:16 al:zero_crashes:5 al:zgubiłam_go:17 al:ziel_ist:39 al:znowu_alarm:24 al:zo'n_dag:10
al:zonder_reddingsvest:11 al:zone_a:30 al:zoom_room:19 al:zostajemy_przy:58 al:zrobione_przełożyłem:28
al:zulke_borden:16 al:zwemles_begint:24 al:zwrócimy_państwu:20 al:zwykłych_komunikatów:-13 al:à_0:-93 al:à_bath:47
al:à_cause:7 al:à_cet:8 al:à_gdansk:17 al:à_graz:14 al:à_l'examen:41 al:à_la:-27 al:à_nantes:5 al:à_porto:14
al:ärendenummer_0:26 al:ça_me:80 al:çanı_için:-28 al:çay_içmeye:12 al:çocuklar_bahçede:31 al:çocuklar_bugün:30
al:çırak_bugün:12 al:è_cresciuta:6 al:électrogène_démarre:-12 al:über_0:20 al:überfahrt_trotz:-5 al:żółty_znacznik:9
al:больше_не:-3 al:бэкапы_теперь:14 al:в_серверной:27 al:занятия_теперь:14 al:к_четвергу:22 al:никогда_не:25
al:опять_этот:45 al:решили_берём:38 al:стек_задачи:23 ax:'d:7 ax:'s:165 ax:'t:-88 ax:*:29 ax:0:-85 ax:a:-4 ax:ab:108
ax:ac:19 ax:ad:26 ax:af:-36 ax:ag:-52 ax:ah:187 ax:ai:41 ax:aj:69 ax:ak:-13 ax:al:32 ax:am:-28 ax:ap:50 ax:ar:-67
ax:as:-58 ax:at:3 ax:au:-161 ax:av:-27 ax:aw:112 ax:ay:15 ax:az:-17 ax:ać:-43 ax:ał:-46 ax:ań:32 ax:b:-95 ax:ba:-21
ax:bc:-61 ax:be:-102 ax:bh:-1 ax:bi:-67 ax:bo:-10 ax:bt:-94 ax:by:-15 ax:c:-129 ax:ca:-10 ax:cc:20 ax:ce:-38 ax:ch:-19
ax:ci:56 ax:ck:25 ax:cl:-40 ax:cm:-103 ax:co:43 ax:cs:64 ax:ct:37 ax:cu:24 ax:cv:12 ax:cy:67 ax:cę:18 ax:d:-83 ax:dc:7
ax:dd:-95 ax:de:-102 ax:df:-68 ax:di:-82 ax:dl:-39 ax:do:-17 ax:dr:88 ax:ds:-55 ax:dt:-125 ax:du:-13 ax:dy:31 ax:dí:29
ax:dą:9 ax:dı:-12 ax:e:-71 ax:ea:-57 ax:eb:26 ax:ec:22 ax:ed:1 ax:ee:-61 ax:ef:83 ax:eg:-11 ax:eh:115 ax:ei:51
ax:ek:-58 ax:el:24 ax:em:-5 ax:en:-52 ax:eo:45 ax:ep:33 ax:er:3 ax:es:-96 ax:et:21 ax:eu:-3 ax:ev:6 ax:ew:30 ax:ey:50
ax:f:-74 ax:fa:47 ax:fe:24 ax:ff:-5 ax:fi:20 ax:fk:-78 ax:fm:4 ax:fs:-109 ax:ft:-17 ax:fy:7 ax:fé:-11 ax:g:-63
ax:ga:-1 ax:gb:-36 ax:ge:-19 ax:gg:88 ax:gh:54 ax:gi:-44 ax:gl:37 ax:gm:23 ax:gn:17 ax:go:-51 ax:gs:-104 ax:gt:-98
ax:gu:4 ax:gy:138 ax:h:-33 ax:ha:129 ax:he:68 ax:hh:78 ax:hi:109 ax:hl:-73 ax:hm:126 ax:hr:6 ax:hs:-69 ax:ht:-62
ax:hx:102 ax:hy:17 ax:hz:-37 ax:há:16 ax:hé:-52 ax:i:-11 ax:ia:-86 ax:ic:32 ax:id:23 ax:ie:18 ax:if:18 ax:ig:-41
ax:ik:38 ax:il:18 ax:im:39 ax:ir:-4 ax:is:-28 ax:it:-15 ax:iu:-68 ax:iv:18 ax:iz:-23 ax:iß:65 ax:iç:-4 ax:ię:-102
ax:iś:-28 ax:iş:21 ax:iż:-5 ax:ja:48 ax:je:22 ax:jk:-18 ax:jn:22 ax:jo:37 ax:já:101 ax:ją:-43 ax:ka:1 ax:kb:-87
ax:ke:11 ax:kg:-97 ax:kk:91 ax:km:-70 ax:ko:-23 ax:ks:-86 ax:kt:-7 ax:ku:-71 ax:kw:-33 ax:ky:16 ax:ké:18 ax:kę:-20
ax:la:12 ax:ld:35 ax:le:-8 ax:lf:-32 ax:li:-44 ax:lk:55 ax:ll:51 ax:lm:-24 ax:lo:4 ax:lp:16 ax:ls:-35 ax:lt:-26
ax:ly:29 ax:lé:-8 ax:lę:4 ax:lı:-31 ax:m:-59 ax:ma:54 ax:mb:-101 ax:me:18 ax:mg:132 ax:mi:-7 ax:ml:-101 ax:mm:56
ax:mn:-20 ax:mo:28 ax:mr:39 ax:ms:2 ax:mt:-62 ax:mv:-21 ax:mx:-34 ax:my:16 ax:n:-69 ax:na:53 ax:nc:62 ax:nd:-27
ax:ne:24 ax:ng:39 ax:ni:-73 ax:nk:28 ax:no:25 ax:ns:-57 ax:nt:-1 ax:ny:3 ax:nç:14 ax:nü:-64 ax:nı:-34 ax:o:61 ax:oa:27
ax:od:118 ax:of:-114 ax:og:27 ax:oh:240 ax:oi:99 ax:ok:12 ax:ol:15 ax:om:-38 ax:on:-11 ax:oo:-7 ax:op:-1 ax:or:21
ax:os:-53 ax:ot:22 ax:ou:21 ax:ov:-47 ax:ow:40 ax:ox:-52 ax:oy:20 ax:oß:-30 ax:p:8 ax:pe:14 ax:pi:-38 ax:pk:18
ax:pl:22 ax:pm:-104 ax:pn:-18 ax:po:107 ax:pp:-44 ax:pr:23 ax:ps:-61 ax:pt:-67 ax:px:-18 ax:py:23 ax:på:-81 ax:pô:47
ax:q:-52 ax:ql:-53 ax:r:-46 ax:ra:-30 ax:rb:172 ax:rc:-16 ax:re:-3 ax:rf:-51 ax:ri:19 ax:rk:9 ax:rl:-44 ax:rm:-23
ax:rn:-38 ax:ro:86 ax:rp:-34 ax:rr:7 ax:rs:-10 ax:rt:-27 ax:ru:-51 ax:rw:66 ax:ry:20 ax:rá:18 ax:ré:26 ax:s:-74
ax:sa:-5 ax:sc:-62 ax:se:-8 ax:sh:89 ax:si:-170 ax:sk:-14 ax:so:11 ax:sp:13 ax:ss:-22 ax:st:4 ax:su:2 ax:sv:-49
ax:sy:-29 ax:sz:18 ax:sà:5 ax:så:33 ax:sí:-18 ax:só:8 ax:ta:-1 ax:tc:-55 ax:te:-32 ax:th:-51 ax:ti:-47 ax:tl:-56
ax:to:-130 ax:ts:-67 ax:tt:-168 ax:tw:-80 ax:ty:59 ax:tz:-120 ax:tá:-37 ax:tę:-21 ax:u:31 ax:ua:-7 ax:ud:-68 ax:ue:7
ax:uf:62 ax:ug:19 ax:uh:161 ax:ui:51 ax:uk:44 ax:ul:-18 ax:um:39 ax:un:26 ax:up:39 ax:ur:17 ax:us:-23 ax:ut:-44
ax:uv:-51 ax:ux:-80 ax:uy:-54 ax:ué:105 ax:uí:36 ax:uò:-27 ax:uż:-3 ax:va:-104 ax:ve:52 ax:vi:96 ax:vo:-48 ax:w:-19
ax:wa:8 ax:we:33 ax:wl:-6 ax:wn:-62 ax:wo:2 ax:wr:-45 ax:ws:-62 ax:wt:24 ax:wu:-33 ax:ww:75 ax:wy:-16 ax:xa:32
ax:xi:-12 ax:xt:29 ax:y:-15 ax:ya:141 ax:ye:77 ax:yi:80 ax:yk:-1 ax:yl:14 ax:yn:-1 ax:yo:60 ax:ys:-52 ax:z:-73
ax:za:-27 ax:ze:-18 ax:zi:-30 ax:zo:-22 ax:zt:-27 ax:zu:-33 ax:zy:34 ax:zę:-8 ax:zı:16 ax:ße:-47 ax:às:-39 ax:án:36
ax:ás:-25 ax:än:-25 ax:ät:-34 ax:år:-95 ax:ça:39 ax:ès:1 ax:é:-45 ax:ée:-64 ax:ém:51 ax:én:-42 ax:és:-94 ax:êm:-3
ax:ía:-43 ax:ój:72 ax:ów:-152 ax:ôt:85 ax:öm:-2 ax:ön:61 ax:ör:-41 ax:ún:13 ax:ük:67 ax:ün:69 ax:ür:77 ax:ık:-1
ax:ım:-23 ax:ın:-11 ax:ır:-63 ax:ła:-94 ax:ło:12 ax:şi:-44 ax:ży:21 ax:да:14 ax:ек:23 ax:ем:-4 ax:ер:6 ax:ия:12
ax:к:37 ax:ли:23 ax:не:-33 ax:пы:14 ax:ть:12 b:*:34 b:0:121 b:a:-101 b:aan:16 b:ab:3 b:abajo:4 b:aberto:5
b:abgeschlossen:36 b:abgestellt:11 b:abi:37 b:ablation:-32 b:about:-19 b:above:-55 b:abre:-21 b:abroad:37 b:absente:12
b:abstellen:3 b:abt:-56 b:abtastrate:-4 b:abuelos:-1 b:abzug:15 b:accept:-72 b:accepted:25 b:accepts:-79 b:accepté:2
b:access:-50 b:accidenti:30 b:accompagnés:3 b:accordingly:36 b:accordion:11 b:account:78 b:accountant:77 b:accounts:9
b:accreditation:-5 b:aclarado:-1 b:across:24 b:acrylic:22 b:act:5 b:actions:23 b:actual:-9 b:add:-77 b:add-on:10
b:adding:-34 b:additional:-41 b:address:-20 b:addresses:17 b:adds:-27 b:adega:-31 b:adeyemi:47 b:admin-delen:32
b:admit:-85 b:adoré:-3 b:adult:-14 b:adults:68 b:adventure:15 b:af:26 b:afaik:7 b:afloat:19 b:afraid:-72 b:after:-141
b:afternoon:91 b:afternoons:1 b:afterwards:109 b:again:135 b:against:-106 b:agency:26 b:agent:11 b:ages:99 b:agm:19
b:ago:132 b:agree:20 b:agreed:19 b:agrees:26 b:agua:12 b:ah:-61 b:ahead:23 b:ahora:-19 b:aid:-29 b:ainda:-47 b:air:32
b:aired:28 b:airfield:33 b:airflow:-21 b:airport:35 b:airy:14 b:ajudar:10 b:al:-138 b:alarm:-29 b:alarme:19
b:albania:1 b:album:10 b:alcalde:3 b:aldo:26 b:ale:-30 b:alert:-61 b:algae:-15 b:algebra:15 b:aliasing:29 b:alike:11
b:alive:27 b:all:5 b:all'ora:15 b:alla:-71 b:allen:9 b:allergic:23 b:allergisk:24 b:alles:-12 b:allow:-39 b:allows:-15
b:almost:-26 b:almoxarifado:35 b:alone:79 b:along:25 b:aloud:21 b:alquilada:21 b:already:82 b:also:-92 b:alta:-3
b:altar:11 b:alte:-47 b:alten:-88 b:altered:-19 b:although:-178 b:altogether:22 b:altri:14 b:alunos:27 b:always:-54
b:am:-155 b:amateur:-17 b:amazing:6 b:amber:124 b:ambulatorio:36 b:amical:27 b:ammonia:-4 b:among:-30 b:amount:18
b:amp:-7 b:amperes:2 b:amphitheatre:17 b:amps:15 b:an:86 b:analyse:-1 b:analyser:-22 b:analysis:48 b:anche:-3
b:anchored:6 b:and:-244 b:android:-32 b:anecdote:2 b:angeles:-41 b:ankle:-37 b:anneke:1 b:anni:13 b:announce:-39
b:announces:-49 b:année:23 b:anodin:12 b:another:-29 b:ans:33 b:anschlüsse:15 b:ansprechpartner:-37 b:anstehen:1
b:answer:46 b:answered:50 b:answers:-7 b:antigone:4 b:antiguo:-49 b:any:-128 b:anybody:32 b:anymore:105 b:anyone:-33
b:anything:-26 b:anyway:113 b:anywhere:76 b:ao:-29 b:apart:79 b:apertura:18 b:api:-13 b:apiece:48 b:app:22
b:apparently:-36 b:appears:-8 b:appelé:-2 b:applauded:33 b:appliances:41 b:applicant:-19 b:applies:10 b:applying:-12
b:appointments:15 b:appreciate:-53 b:approval:30 b:april:-30 b:après:16 b:aquí:-23 b:arbeite:9 b:arbeiten:12
b:arcade:1 b:archive:73 b:archived:10 b:arcseconds:17 b:are:-10 b:arent:-7 b:argue:13 b:arithmetic:22 b:arm:-38
b:armazém:11 b:armbands:12 b:around:9 b:arranged:-9 b:arrangement:14 b:arranque:-2 b:arrepintió:24 b:arrestor:17
b:arriva:-6 b:arrived:4 b:arrows:18 b:arsenic:18 b:article:12 b:artist:16 b:artista:25 b:as:-272 b:asciutto:10
b:ask:-66 b:asked:-22 b:asking:24 b:asks:16 b:asleep:38 b:assembly:29 b:assessor:7 b:assist:-61 b:at:-297 b:ate:-23
b:atl:14 b:atlanta:-7 b:atlas:15 b:att:-61 b:attached:5 b:attack:4 b:attempts:77 b:attente:10 b:attı:51 b:até:-35
b:au:-95 b:auch:-47 b:audio:-73 b:audit:8 b:audition:37 b:auf:-96 b:aufgefüllt:23 b:auflage:8 b:aufträge:32
b:august:21 b:aunque:-21 b:aunt:-51 b:aunt's:4 b:aus:-28 b:ausflug:23 b:ausgeräumt:19 b:aushängen:1 b:ausnahme:27
b:autant:6 b:autour:15 b:autumn:-7 b:außer:-18 b:av:-21 b:avant:63 b:ave:11 b:avec:-100 b:avisar:8 b:aw:-9 b:awake:115
b:away:23 b:awful:69 b:axel:27 b:ay:-20 b:ayer:-17 b:ağrıyor:1 b:baas:1 b:back:10 b:background:25 b:backlog:26
b:backup:-38 b:backups:-35 b:backward:8 b:backwashed:6 b:bad:-70 b:badge:-20 b:badly:106 b:bag:80 b:bagage:6 b:bags:39
b:baguettes:28 b:bahnhof:37 b:baies:11 b:baile:28 b:bajos:13 b:bajtów:12 b:bakery:1 b:balancers:-47 b:balances:5
b:balcony:61 b:baldness:19 b:bales:36 b:ball:36 b:balloon:-47 b:balloons:-32 b:ballroom:10 b:bancos:13 b:bands:2
b:bang:33 b:bank:14 b:banquet:30 b:baptiste:39 b:bar:65 b:bara:-12 b:barato:5 b:barbacoa:-30 b:barbecue:91
b:barely:-15 b:barge:25 b:barn:26 b:barnbassängen:23 b:barquilla:19 b:barrage:5 b:barrel:-15 b:bars:87 b:barulhento:3
b:basalt:101 b:bascule:-17 b:basic:-63 b:basically:-112 b:baskı:15 b:bass:-29 b:bassa:24 b:bassoon:30 b:batch:-35
b:bath:-21 b:bathroom:47 b:baton:12 b:batteries:37 b:battery:-5 b:bc:-57 b:be:-119 b:beach:16 b:beacons:16 b:beams:46
b:beard:-39 b:bearers:18 b:bearing:39 b:bearings:-66 b:bears:-59 b:beat:3 b:beats:-70 b:beautiful:-4 b:became:-57
b:because:-161 b:become:-62 b:bed:8 b:bedtime:11 b:beech:22 b:been:-87 b:beer:38 b:beers:-32 b:before:-94 b:begin:-30
b:beginner:-3 b:beginners:-51 b:begins:-3 b:behind:-147 b:bei:-137 b:beim:-175 b:being:-30 b:bekommen:-40
b:bekommt:-60 b:belegen:7 b:believe:-139 b:believes:-98 b:bell:73 b:bella:-21 b:bellen:11 b:bellows:3 b:bells:31
b:belonged:6 b:belongs:-4 b:beloofd:11 b:below:-46 b:belt:-51 b:bench:51 b:bend:15 b:bereit:19 b:bereitschaftskanal:6
b:bergen:-19 b:bertrand:10 b:berços:6 b:beschwert:5 b:beschädigten:-10 b:beside:-78 b:besides:-7 b:besser:14 b:best:96
b:bestanden:38 b:bestätigt:12 b:beta:-61 b:betaald:2 b:betale:-6 b:beträgt:-33 b:better:38 b:between:-86 b:beyond:-33
b:bias:22 b:biblioteca:20 b:bicycle:4 b:bien:27 b:big:-81 b:bij:-21 b:bike:30 b:bilagor:31 b:bild:9 b:bildern:20
b:bill:2 b:billed:18 b:billing:34 b:bin:13 b:bins:-1 b:biology:-15 b:bird:-27 b:birthday:-12 b:birthdays:4 b:bis:-65
b:bit:-36 b:bite:9 b:bites:21 b:bitireceğim:34 b:bitte:-40 b:black:-13 b:blacks:-18 b:blame:-19 b:blank:10
b:bleiben:18 b:bleibt:-17 b:blenheim:1 b:blindfolded:51 b:block:-70 b:blocked:10 b:blood:-50 b:blower:-32 b:blues:6
b:bo:-39 b:board:-48 b:boarding:47 b:boards:2 b:boat:74 b:boathouse:5 b:bodde:-8 b:bog:8 b:bogdan:27 b:boiler:15
b:boiling:8 b:bollini:10 b:bologna:11 b:bon:-57 b:bonds:27 b:bonito:-5 b:bonne:-12 b:bonnets:39 b:bonus:-9 b:book:29
b:booked:4 b:boord:2 b:booster:-34 b:boosting:2 b:boot:60 b:bordeaux:-33 b:border:61 b:born:14 b:borrow:-38
b:borrowed:-14 b:both:-46 b:bottiglie:25 b:bottom:77 b:bouger:13 b:bought:-75 b:bounce:52 b:boundary:25 b:bowl:7
b:bozze:19 b:brakes:15 b:bramie:9 b:branch:22 b:brand:62 b:brandl:5 b:brass:-8 b:bravo:51 b:brb:-50 b:bread:23
b:break:2 b:breakfast:76 b:breaking:-37 b:breaks:-83 b:breakwater:15 b:breath:72 b:breed:47 b:breekt:28 b:brenner:14
b:brett:10 b:brewer:-6 b:brewery:36 b:brezeln:9 b:bricks:-3 b:bridge:-2 b:bright:-48 b:brine:-31 b:bring:-152
b:bringe:-25 b:bringen:-20 b:bringing:-56 b:brings:-129 b:bristol:1 b:british:-21 b:brittany:17 b:brno:-34 b:broke:-27
b:broken:-49 b:brokers:14 b:bronze:36 b:brought:-115 b:brr:38 b:brrr:28 b:brush:9 b:brut:2 b:brutal:4 b:btw:110
b:bucket:56 b:buddha:16 b:buddy:37 b:budgets:9 b:bufor:-12 b:bug:-18 b:bugs:40 b:bugün:-27 b:building:1 b:builds:16
b:built:-121 b:bulbs:3 b:bulk:-2 b:bullrar:3 b:bumped:-85 b:bureau:19 b:buried:8 b:burn:-11 b:burndown:6 b:burro:13
b:burrs:1 b:burst:-7 b:bus:-34 b:busco:-3 b:buse:-13 b:business:-2 b:busskortet:18 b:but:-358 b:butacas:39
b:buttery:27 b:button:23 b:buttonhole:42 b:buys:-1 b:by:-189 b:bytes:43 b:búfer:-36 b:c:61 b:c'est:-65 b:c'è:-12
b:caben:-7 b:cabin:-14 b:cabines:20 b:cabinet:23 b:cabins:-37 b:cable:7 b:cabled:4 b:cables:-40 b:cabling:32
b:cache:23 b:cactus:15 b:caffè:39 b:cafés:4 b:cage:3 b:cahier:1 b:caisse:2 b:caja:-3 b:cake:129 b:calculator:31
b:caldaia:6 b:caldo:9 b:calendar:21 b:calibrate:-13 b:calibrated:59 b:calibration:15 b:caliente:13 b:call:-35
b:callbacks:-46 b:calle:-35 b:called:-121 b:callers:-7 b:calls:-67 b:calm:-26 b:calor:-55 b:calves:38 b:cambiado:-47
b:cambiar:-16 b:came:44 b:camera:39 b:camillas:-13 b:camille:17 b:campainha:20 b:campanario:-20 b:campsite:21 b:can:21
b:can't:-24 b:canal:20 b:cancel:-70 b:canceled:36 b:canceling:-75 b:cancellation:17 b:cancelling:-11 b:cancels:-4
b:canciones:-20 b:candidate:-26 b:candles:38 b:canot:12 b:cansado:41 b:cant:-107 b:canteen:36 b:cap:-27 b:capela:18
b:capita:16 b:capped:-14 b:caps:-38 b:captain:-31 b:captions:-9 b:capture:31 b:captures:-60 b:capítulo:5 b:car:175
b:caravan:11 b:card:20 b:cardio:14 b:cardiology:-4 b:care:-27 b:careful:33 b:caretaker:66 b:cargo:-60 b:carnival:-9
b:caro-kann:18 b:carpet:35 b:carretillas:65 b:carriage:-2 b:carried:-65 b:carrier:-1 b:carries:-183 b:carrinha:-14
b:carry:-162 b:carrying:-69 b:cars:37 b:carton:32 b:cartoon:2 b:cartridge:1 b:casas:19 b:case:-23 b:cases:-47
b:casio:31 b:cassaforte:2 b:cassius:11 b:cassées:10 b:castrar:17 b:cat:25 b:catacombs:10 b:catador:8 b:catalogue:-26
b:caterer:11 b:catullus:6 b:caught:-61 b:cave:22 b:caves:-18 b:cbor:22 b:ce:-71 b:cedar:142 b:cedo:44 b:ceilidh:26
b:ceiling:66 b:cellar:29 b:cello:17 b:cena:1 b:cent:-2 b:centimetri:33 b:centralino:7 b:centre:33 b:cert:-11
b:certain:-36 b:certificate:5 b:certification:-21 b:cerámica:5 b:chair:5 b:chairs:10 b:chaises:28 b:chalet:-19
b:chamber:27 b:change:-1 b:changed:-37 b:changes:39 b:changing:-57 b:chapel:83 b:chapitres:21 b:chapter:-22
b:chapô:-12 b:character:40 b:characters:8 b:charger:18 b:charging:53 b:charm:16 b:charming:50 b:chart:27 b:charts:46
b:chase:-20 b:chasing:-39 b:chat:-4 b:chats:-5 b:chatty:3 b:che:-129 b:cheaper:14 b:cheapest:-2 b:cheating:44
b:check:-117 b:checked:-49 b:checking:-11 b:checkout:19 b:checkouts:10 b:checkpoint:30 b:checks:-4 b:checksums:7
b:cheddar:2 b:cheerful:-53 b:cheers:-40 b:cheese:25 b:chef:-19 b:chegam:39 b:cheveux:20 b:chez:-100 b:chi:-7
b:chiama:-29 b:chicken:11 b:chickpeas:7 b:chiffré:15 b:child:-35 b:childhood:21 b:children:49 b:chili:17 b:chip:18
b:chips:23 b:chiusa:25 b:choice:-18 b:choir:-17 b:choisi:-34 b:chokes:39 b:choose:-32 b:chor:1 b:chores:5 b:chose:-56
b:chromatograph:12 b:chronometers:9 b:church:25 b:churn:1 b:chutney:5 b:chuva:17 b:chá:9 b:chèvres:6 b:ci:-35
b:ciel:-11 b:cierran:33 b:cinnamon:-2 b:cinéma:43 b:circle:62 b:circuit:-31 b:circuits:-14 b:city:43 b:claim:-84
b:clairs:11 b:clapped:93 b:claro:7 b:clashes:-14 b:classes:43 b:classic:18 b:clean:9 b:cleaners:26 b:cleaning:39
b:clear:-9 b:clearance:-22 b:clearing:-15 b:clearly:-20 b:clementine:8 b:clerk:-11 b:client:-3 b:clients:68
b:climbing:41 b:climbs:-11 b:clip:20 b:clipboard:22 b:clips:7 b:cloakroom:34 b:clock:33 b:cloister:20 b:close:37
b:closed:46 b:closes:-64 b:closing:-12 b:cloth:21 b:cloud:-43 b:clover:38 b:clínica:7 b:cm:51 b:coach:6 b:coaches:39
b:coast:5 b:coastal:-40 b:coaster:3 b:coating:19 b:coats:14 b:cobre:-14 b:coche:36 b:cocineras:-15 b:code:2
b:coffee:37 b:coffees:-22 b:coffre:5 b:coins:54 b:cole:51 b:collar:55 b:colleague:-85 b:colleagues:-52 b:collect:-17
b:collected:-11 b:collecting:-8 b:collects:-50 b:collega:2 b:collision:57 b:colonne:-11 b:colour-blind:-30
b:colours:-10 b:columns:74 b:com:-100 b:comboio:39 b:come:-96 b:comedian:6 b:comes:-74 b:comforting:29 b:comigo:4
b:command:25 b:comme:-74 b:commence:-15 b:comment:6 b:comments:-15 b:commit:-16 b:commitment:-16 b:comms:-10
b:como:-64 b:compare:-10 b:comparison:18 b:compensated:41 b:competition:-3 b:complain:66 b:complained:79 b:complains:2
b:complaints:39 b:complete:19 b:completes:-21 b:compliment:19 b:compreensível:1 b:compresi:12 b:compressor:6
b:compris:30 b:comprises:17 b:computer:-41 b:computers:-22 b:comune:-30 b:con:-216 b:concern:13 b:concours:8
b:condition:11 b:conditionals:8 b:conductor:11 b:confirm:-48 b:confirmed:6 b:conflit:-14 b:confuse:-1 b:confused:10
b:conkers:27 b:connaître:-32 b:connection:-23 b:connections:12 b:connector:35 b:consegna:-40 b:consent:45
b:consider:-32 b:considered:-23 b:considering:-21 b:consistency:15 b:console:52 b:consumption:7 b:contacting:-48
b:container:44 b:containers:-15 b:contestó:4 b:context:5 b:contract:-15 b:contractor:34 b:contracts:-7 b:contrast:-1
b:control:-12 b:controllers:13 b:conversions:-33 b:converted:-17 b:convinced:-92 b:cook:-27 b:cooked:38 b:cookie:8
b:cooking:16 b:cookware:2 b:coop:8 b:cooper:10 b:copertina:-1 b:copies:24 b:coracle:11 b:cord:-8 b:cork:-80
b:corner:-10 b:cornice:7 b:corrected:-12 b:corregido:-23 b:correo:-10 b:correr:-12 b:corridor:2 b:corriere:27
b:corrigée:-4 b:cortar:-16 b:cortinas:20 b:cosmétique:26 b:cost:-45 b:costs:-42 b:costume:-46 b:cotisation:30
b:cots:-38 b:couch:10 b:coughing:59 b:could:-140 b:counted:48 b:counter:44 b:country:35 b:counts:-10 b:county:-2
b:coup:26 b:coupe:13 b:courage:8 b:courgette:26 b:course:-129 b:courtesy:-37 b:courthouse:20 b:courtyard:2
b:cousin:-29 b:couverts:37 b:covered:35 b:covers:-149 b:cow:-49 b:cozinha:14 b:coûte:-10 b:cpputest:5 b:crab:29
b:cracked:-62 b:cracks:-13 b:crane:-101 b:cranes:31 b:crash:-107 b:crate:4 b:crates:51 b:crawl:24 b:crew:-57
b:crewing:51 b:crib:-10 b:cried:74 b:criminals:19 b:cripta:4 b:crisps:44 b:cristal:40 b:crontab:15 b:crooked:-13
b:crosses:-74 b:crossfade:63 b:cry:98 b:cuaderno:14 b:cucina:26 b:cue:-20 b:cuentan:7 b:cuff:18 b:cuisine:47
b:cuivre:16 b:cup:-29 b:cupboard:43 b:curious:-22 b:currently:-28 b:cursors:37 b:curtain:38 b:curtains:-19 b:curto:-23
b:cushions:25 b:customer:-69 b:customers:9 b:customs:-42 b:cut:-80 b:cutover:-35 b:cuz:-16 b:czapkach:4 b:czech:26
b:czerwca:8 b:czyli:-27 b:código:-56 b:d:25 b:d'accordo:20 b:d'après:-32 b:d'endurance:1 b:d'identité:19
b:d'inchiostro:4 b:d'occasion:3 b:d'ombra:35 b:d'ouverture:18 b:d'un:-25 b:d'écran:11 b:da:69 b:dach:-10 b:dachbox:13
b:dad:-54 b:daiki:-15 b:dalla:-34 b:damage:-60 b:damaged:-11 b:dampflok:3 b:dan:-69 b:dance:52 b:dancers:-39
b:dancing:8 b:dann:-1 b:dans:-163 b:darf:12 b:darfst:-8 b:dark:18 b:das:-221 b:dash:9 b:dashboards:7 b:dass:-48
b:data:-20 b:datasheet:-53 b:datasheets:-26 b:date:3 b:datei:26 b:dates:33 b:dating:5 b:dauern:18 b:davi:14 b:dawn:7
b:day:33 b:daylight:-91 b:days:37 b:db:21 b:db-kestrel:35 b:db-osprey:29 b:de:-301 b:deadlock:17 b:deal:72 b:dealer:54
b:death:17 b:debian:44 b:debit:1 b:debug:-6 b:debug-log:12 b:debugger:9 b:decade:51 b:decades:22 b:december:-24
b:decibels:45 b:decided:-34 b:deck:10 b:decking:12 b:deductible:2 b:deep:37 b:default:-44 b:defence:42 b:defrosting:1
b:degli:-9 b:degreased:11 b:degrees:95 b:degrés:20 b:dei:-46 b:dein:-13 b:deine:-6 b:del:-139 b:delay:20 b:deleted:33
b:deletion:8 b:delight:29 b:delighted:1 b:deliver:-89 b:deliveries:-17 b:delivery:28 b:dell'orologio:17 b:della:-42
b:delle:-17 b:dem:-144 b:demain:-4 b:demais:25 b:demasiado:8 b:demonstração:-38 b:den:-145 b:denim:104 b:dental:-42
b:dentist:-4 b:deploys:-4 b:deposito:46 b:depot:33 b:depressingly:19 b:depth:-16 b:der:-275 b:dernier:4 b:des:-152
b:desayuno:12 b:descaling:21 b:descargas:18 b:descriptions:19 b:desde:-67 b:deserves:-47 b:desk:75 b:despacio:37
b:despegue:27 b:despensa:25 b:desván:16 b:deszczu:4 b:det:-44 b:detail:-21 b:details:69 b:determine:-17 b:deutsch:40
b:devant:-26 b:devices:-5 b:devised:27 b:devuelve:18 b:dezembro:5 b:dezimeter:70 b:değil:18 b:di:-161 b:diagram:-2
b:diagrams:34 b:diallo:20 b:dialogue:14 b:dialyseritten:4 b:diary:7 b:dice:-24 b:dicht:14 b:dictionary:47 b:did:37
b:didn't:36 b:die:-278 b:dies:40 b:diesel:-10 b:diet:8 b:dietro:-13 b:difference:70 b:differently:17 b:digging:13
b:digitali:19 b:digits:95 b:digo:27 b:dimanche:36 b:dimitra:4 b:dinero:-6 b:dinner:38 b:dinners:17 b:dip:-19
b:dirección:-11 b:directly:37 b:director:-20 b:directory:28 b:directrice:2 b:disagree:37 b:disagrees:65 b:discharge:-6
b:discontinued:26 b:discount:-48 b:discounts:2 b:discovered:-19 b:discuss:-54 b:discussion:-3 b:dishwasher:26
b:disks:1 b:display:-75 b:distances:7 b:distracted:16 b:distributions:37 b:dit:-7 b:diver:8 b:division:14 b:divorce:32
b:dla:-14 b:dns:-47 b:do:-157 b:docstring:91 b:documenti:-11 b:documents:12 b:doen:5 b:does:-163 b:doesn't:49 b:dog:-5
b:doganale:14 b:doing:-61 b:domani:-10 b:dome:-14 b:domingo:13 b:domingos:12 b:don:-15 b:don't:-78 b:dona:-21
b:donc:-76 b:done:-33 b:donkey:8 b:donkeys:-31 b:donne:-18 b:donner:-4 b:dont:-124 b:door:49 b:doorbell:90 b:doors:22
b:doorway:43 b:dopo:-28 b:dormir:7 b:dormitory:16 b:dort:-7 b:dossier:-9 b:dot:48 b:dots:22 b:dottore:-14 b:double:-65
b:doubled:41 b:doubles:5 b:douche:14 b:downgrading:-11 b:downloader:26 b:downstairs:-9 b:downtime:-31 b:downward:17
b:doyle:21 b:dr:-65 b:draft:-27 b:drafts:-32 b:dragged:-8 b:drained:20 b:drains:-39 b:dran:49 b:drauf:16 b:draw:-104
b:drawer:42 b:drawn:-25 b:draws:-60 b:dream:-27 b:dredged:-8 b:dreißig:-20 b:drew:-101 b:drie:11 b:dries:-12
b:drift:17 b:drill:43 b:drills:-10 b:drink:14 b:drive:7 b:driver:28 b:drivers:-28 b:drives:-109 b:driveway:-13
b:driving:-38 b:drop:-93 b:dropouts:16 b:dropped:-92 b:dropping:-59 b:drops:-3 b:drown:7 b:drowning:54 b:drucker:30
b:drum:-40 b:dry:-87 b:dröjer:11 b:du:-130 b:ducato:25 b:due:38 b:dug:-33 b:dump:15 b:dunno:45 b:duplicate:-29
b:dura:-5 b:durcisse:16 b:during:-166 b:dus:-58 b:dusty:-68 b:dutch:29 b:duty:-54 b:dvds:11 b:dyes:-15 b:dyżur:-10
b:działa:-1 b:działce:18 b:dziś:-24 b:däck:28 b:décollage:11 b:dégoûtée:8 b:dépasser:-35 b:déplacé:-17 b:désormais:28
b:día:43 b:dün:-7 b:e-mail:6 b:each:10 b:ear:-15 b:earlier:17 b:earliest:-58 b:early:-87 b:ears:20 b:earth:27
b:earthquakes:7 b:earthworms:34 b:easels:7 b:easier:15 b:east:-41 b:easter:8 b:easy:15 b:eat:-10 b:eaten:-5
b:eating:-52 b:eats:-73 b:echoes:23 b:echt:-23 b:ecke:15 b:economy:63 b:edelweiss:25 b:ederim:49 b:edge:21 b:edit:-8
b:editors:13 b:ediyor:9 b:eeprom:36 b:efemérides:2 b:eftersom:-13 b:egg:-8 b:eggs:13 b:eichen:21 b:eigene:-6
b:eigenen:-21 b:eigentlich:17 b:ein:40 b:einbauen:6 b:eingeplant:59 b:either:41 b:ejercicios:-41 b:el:-209 b:elbow:8
b:election:-12 b:elefante:3 b:elementos:4 b:elettrogeno:-26 b:elevador:14 b:eleven:15 b:eligible:-2 b:ella:42 b:elm:41
b:else:18 b:elternabend:27 b:em:-132 b:email:34 b:emails:-33 b:embarrassing:23 b:embouteillages:4 b:emergency:-26
b:employees:51 b:empty:17 b:emptying:-8 b:emr:61 b:emulator:5 b:en:-24 b:en-gb:8 b:enabled:17 b:end:77 b:ended:-5
b:ending:32 b:endless:11 b:ends:-38 b:enfance:4 b:enfermedad:1 b:engelska:15 b:engineer:33 b:engineer's:-35
b:engineers:-32 b:englisch:42 b:english:32 b:enjoy:-87 b:enjoys:-9 b:enough:113 b:ensemble:33 b:ensure:-25 b:enter:-78
b:entera:11 b:entered:14 b:enters:-72 b:entier:20 b:entire:-26 b:entière:11 b:entradas:50 b:entrar:1 b:entre:-20
b:entrega:38 b:entregamos:-36 b:entrego:-63 b:entries:13 b:entro:-59 b:entrou:-7 b:entry:-15 b:entrén:3
b:entscheidet:-18 b:então:-13 b:env:-27 b:envelopes:33 b:enviado:-7 b:envy:3 b:episodes:19 b:er:4 b:erlaubt:54
b:erratas:1 b:error:-119 b:erst:-67 b:es:-124 b:escalera:17 b:escape:7 b:escolar:-18 b:escribir:16 b:eso:32 b:espera:8
b:essay:-93 b:est:86 b:estanho:32 b:estanque:-7 b:está:-85 b:eten:15 b:etudes:-50 b:eu:30 b:euro:51 b:euros:70
b:evacueren:58 b:evaporator:27 b:even:-246 b:evening:98 b:evenings:2 b:eventos:13 b:eventual:-18 b:ever:33
b:every:-125 b:everybody:26 b:everyone:9 b:everything:88 b:everywhere:117 b:evidence:32 b:exam:-3 b:examen:-36
b:examiners:-13 b:example:35 b:exams:13 b:exceed:-5 b:excel:26 b:excellent:17 b:excepción:36 b:except:-70
b:exception:52 b:exceptions:117 b:excess:-6 b:exchange:6 b:excuses:36 b:exemples:-41 b:exercise:41 b:exercises:16
b:exist:33 b:expect:-49 b:expectations:1 b:expects:13 b:expensive:69 b:expires:-21 b:explain:-91 b:explained:39
b:explaining:28 b:explains:-45 b:explore:-4 b:explosion:2 b:export:-28 b:exportar:-7 b:eyebrows:3 b:eyepiece:6
b:eyes:46 b:f:50 b:fa:-24 b:fabric:6 b:face:8 b:fachwörter:-10 b:facilities:-32 b:fades:2 b:fahrenheit:7 b:fail:13
b:failed:-42 b:failing:-15 b:fails:5 b:fair:81 b:fait:-45 b:faite:18 b:falconer:19 b:fallen:9 b:falmouth:12
b:falsch:33 b:falta:18 b:families:-40 b:family:-11 b:famous:-2 b:fan:18 b:fancy:-29 b:fans:-22 b:far:54 b:farci:9
b:fare:-16 b:farida:8 b:farmers:-13 b:faro:3 b:fast:18 b:faster:38 b:fault:31 b:faults:25 b:faulty:-5 b:fauteuils:-4
b:favor:21 b:favour:-49 b:favourite:-11 b:fear:1 b:feared:8 b:feathers:-1 b:feature:-26 b:february:-15 b:fedora:12
b:fee:-57 b:feed:50 b:feedback:-32 b:feeding:-2 b:feeds:-63 b:feeling:-7 b:feelings:44 b:feels:-44 b:fees:18 b:feet:57
b:fehlt:-8 b:fell:-16 b:fella:-12 b:fellow:-43 b:felmeddelanden:-13 b:felt:-10 b:fence:45 b:fera:-9 b:ferdinand:4
b:fermé:31 b:ferrets:-13 b:ferry:-61 b:fertig:24 b:festive:53 b:feststation:17 b:fetch:-71 b:fete:1 b:fever:32
b:few:-56 b:fiat:11 b:fibre:10 b:fibres:-19 b:fica:-66 b:fichier:-33 b:fiddler:27 b:field:23 b:fiets:-1 b:fifty:6
b:fights:8 b:figura:-1 b:figurants:-8 b:figured:-3 b:figures:-22 b:fila:18 b:file:86 b:filed:-42 b:files:40 b:fill:17
b:filled:-51 b:fills:-36 b:filter:-24 b:fim:-11 b:final:10 b:finale:3 b:finalement:-89 b:finally:13 b:finch:13
b:find:-143 b:finden:-12 b:findet:-46 b:finding:-52 b:finds:-72 b:fine:55 b:finished:7 b:finito:27 b:finland:-20
b:fire:-76 b:firearms:-13 b:firefox:-38 b:fires:-57 b:firmare:11 b:first:31 b:fishing:-11 b:fist:12 b:fit:-26
b:fits:-91 b:fitters:19 b:fitting:66 b:fix:-14 b:fixed:-87 b:fixture:2 b:flags:9 b:flake:-33 b:flaky:-69 b:flames:-6
b:flash:-12 b:flashed:-13 b:flashy:32 b:flat:102 b:flatten:10 b:flavour:42 b:flexibility:2 b:flickering:-13
b:flickers:15 b:fliegt:-39 b:flies:-28 b:flight:-56 b:flint:140 b:flood:37 b:flooded:35 b:floor:10 b:florists:18
b:flow:-33 b:flowers:-7 b:flux:-20 b:flyer:57 b:flyttades:-2 b:flügel:2 b:focus:7 b:fog:28 b:fois:22 b:folder:96
b:folders:4 b:folds:-22 b:follow:-39 b:following:-61 b:fondo:18 b:font:76 b:fonts:20 b:food:-46 b:foot:29 b:football:7
b:footer:6 b:footnote:12 b:footnotes:1 b:for:-86 b:forbids:-33 b:force:-8 b:forecast:-38 b:foreign:-15 b:foreman:24
b:forest:37 b:forever:50 b:forge:8 b:forget:-39 b:forgets:-14 b:forgives:-21 b:fork:38 b:forklift:34 b:form:74
b:format:-11 b:formats:-22 b:formatter:27 b:former:-17 b:formula:-32 b:formulaire:14 b:formulas:11 b:forte:15
b:forth:22 b:fortuna:25 b:fortune:18 b:fothergill:10 b:foto:41 b:foto's:44 b:fotocopias:8 b:fotografa:15 b:fotos:8
b:found:-129 b:foundry:32 b:fountain:95 b:four:12 b:foxes:43 b:fragen:23 b:fragment:-41 b:fraktsedeln:7 b:fram:-14
b:franchement:-48 b:francs:20 b:frankfurt:6 b:frankfurtu:13 b:français:9 b:frau:-83 b:frações:19 b:free:16 b:freeze:7
b:freezer:-111 b:freezing:84 b:freigegeben:24 b:fresh:-14 b:friction:16 b:friday:40 b:fridays:-19 b:friendlier:40
b:friendly:22 b:friends:9 b:from:-175 b:fromages:11 b:frost:39 b:frozen:16 b:från:-26 b:frühdienst:17 b:fuel:-52
b:fuerte:1 b:full:-10 b:fumes:7 b:fumigated:33 b:fun:37 b:funda:-2 b:funeral:6 b:funkt:-39 b:funny:50 b:furious:-37
b:furniture:92 b:further:45 b:fusibili:31 b:fyi:-52 b:fächer:57 b:fälle:1 b:får:-40 b:fête:12 b:för:-55 b:förtjänat:8
b:für:-151 b:fürs:-52 b:füße:32 b:g:36 b:ga:-18 b:gaan:-39 b:gala:51 b:gallery:-32 b:galli:1 b:gallo:-7 b:gang:17
b:ganz:-15 b:ganze:-29 b:gap:7 b:gaps:11 b:garage:82 b:garaje:35 b:garcia:3 b:garda:24 b:garde:-68 b:garden:35
b:garderobe:13 b:gardien:9 b:garlic:-3 b:garnet:125 b:gas:-7 b:gasleitung:21 b:gasóleo:28 b:gate:83 b:gatehouse:12
b:gates:23 b:gateway:-23 b:gateways:2 b:gather:-11 b:gb:37 b:gdansk:-28 b:gearbox:13 b:gebaut:20 b:gebeld:11 b:geben:6
b:gebühr:-17 b:gece:-3 b:gedacht:25 b:geese:13 b:gefunden:24 b:gegessen:20 b:gehad:18 b:gehen:-25 b:geklaut:12
b:gekürzt:5 b:gelacht:19 b:gelati:-7 b:geliyor:38 b:gelmiyor:30 b:gelsin:1 b:gelöschter:-39 b:gemacht:22
b:gemütlich:11 b:generations:29 b:generator:-24 b:generators:-31 b:generous:39 b:gensets:19 b:gentle:-36 b:geofence:50
b:geplant:34 b:geproefd:10 b:geprüft:49 b:geputzt:12 b:gerade:-13 b:gerda:60 b:gereinigd:21 b:german:42 b:geschaut:20
b:geschenkt:3 b:geschilderd:25 b:gespeichert:10 b:gesperrt:45 b:gestern:-81 b:gestimmt:11 b:gestuurd:7 b:get:-282
b:getest:12 b:gets:-267 b:getting:-130 b:geven:-25 b:gewartet:4 b:gewaschen:19 b:gewonden:28 b:gewöhnlichen:-17
b:gezwaveld:6 b:gezählt:55 b:ghastly:6 b:ghost:-22 b:giardino:24 b:gider:36 b:gids:20 b:gifs:52 b:gift:-124
b:gigabytes:54 b:gigas:37 b:gimme:-33 b:giorni:55 b:gisteren:-28 b:give:-105 b:given:-9 b:gives:-135 b:glad:-180
b:glass:18 b:glasses:61 b:gli:-68 b:globos:23 b:glove:73 b:glucose:-11 b:glued:-11 b:gniazdo:33 b:go:-21 b:goat:49
b:god:-24 b:going:-28 b:gold:-28 b:golden:-48 b:goldfish:4 b:gone:45 b:gonna:-82 b:good:-14 b:goodbye:64 b:goods:-5
b:goodwill:-1 b:gorgeous:20 b:goshawk:34 b:gossip:27 b:got:-170 b:gotland:-1 b:gotta:-26 b:gown:4 b:grace:12
b:gracia:45 b:graciela:8 b:grad:70 b:grade:-43 b:grading:-12 b:grammar:-35 b:gramophone:22 b:grams:20 b:grand:-21
b:grande:23 b:grandfather:-44 b:grandpa:31 b:grandparents:-44 b:graph:-30 b:graphs:-11 b:grass:9 b:grateful:-34
b:graveyard:11 b:gravy:19 b:grease:-9 b:great:16 b:great-aunt:-20 b:great-uncle:-17 b:grec:4 b:green:-27 b:greet:-9
b:greets:-8 b:grego:-14 b:greta:3 b:grew:6 b:grey:-7 b:grillabend:2 b:grillen:14 b:grind:20 b:grinders:12 b:groomer:6
b:group:-23 b:groups:19 b:große:-3 b:großes:-10 b:grudge:56 b:größte:9 b:grúa:-19 b:grün:20 b:grünes:-10 b:guard:-12
b:guarda:-4 b:guardia:-31 b:guards:-18 b:guess:21 b:guessing:-43 b:guest:-54 b:guests:-11 b:guide:24 b:guides:-11
b:guild:89 b:guillemots:8 b:gulls:-41 b:gum:20 b:gusta:-17 b:gusti:10 b:gusto:7 b:gute:-34 b:guter:-12 b:gutters:52
b:guy:-61 b:guys:8 b:gym:49 b:gâché:4 b:gästen:34 b:gången:43 b:gîte:16 b:głowie:52 b:h:-19 b:ha:-5 b:hab:-82
b:habe:-17 b:haben:-14 b:hace:-50 b:haczyków:44 b:hacía:-15 b:had:-208 b:hadley's:21 b:haggling:11 b:hago:-7
b:haha:-110 b:hahaha:6 b:hair:19 b:hal:-37 b:hale:-2 b:half:-183 b:hall:48 b:hallway:64 b:hals:15 b:ham:9 b:hamid:8
b:hammer:32 b:hams:16 b:hamulców:16 b:hand:12 b:handbook:5 b:handbrake:-7 b:handed:-14 b:handheld:13 b:handler:27
b:handles:-41 b:handling:-64 b:handover:-18 b:handrail:15 b:hands:3 b:handshake:8 b:handy:43 b:hang:-22 b:hanging:16
b:hangs:-46 b:happier:-39 b:happy:55 b:har:-87 b:harbour:-11 b:hard:-31 b:hardest:-1 b:harlan:-9 b:harness:18
b:harvest:-55 b:has:-210 b:hassle:3 b:hast:6 b:hasta:-63 b:hat:34 b:hatch:26 b:hatching:-8 b:hate:-67 b:hates:-64
b:hatten:14 b:hauled:-38 b:haulier:2 b:haus:29 b:hause:5 b:haut:12 b:hava:-28 b:haverford:33 b:having:-106
b:hazard:-21 b:hazel:106 b:he:-32 b:head:46 b:headache:22 b:headaches:26 b:headmaster:3 b:heads:25 b:healed:23
b:health:-58 b:hear:-93 b:heard:-45 b:hears:-2 b:heart:57 b:heat:-14 b:heater:18 b:heaters:34 b:heating:22 b:heb:-32
b:hebben:-31 b:hedge:15 b:heim:16 b:heizungskeller:8 b:heiße:-3 b:hela:-1 b:held:-70 b:helen:10 b:helg:17 b:helgen:30
b:hello:77 b:hellre:-26 b:helmet:50 b:helming:17 b:help:31 b:helped:47 b:helps:61 b:helst:-37 b:hemma:1 b:hemos:-18
b:hence:-74 b:her:8 b:herbarium:12 b:here:29 b:herfst:22 b:heron:-15 b:herr:-69 b:herrlich:8 b:hertz:27 b:hes:-51
b:het:-106 b:heter:-7 b:hetzner:2 b:heure:51 b:heures:10 b:hey:-47 b:hid:-11 b:hides:-39 b:hierarchy:13 b:high:62
b:higher:60 b:highlight:-19 b:hilos:20 b:him:112 b:hinges:28 b:hintereinander:32 b:hints:10 b:hip:68 b:hire:-53
b:his:-99 b:hissen:-30 b:history:13 b:hit:-72 b:hitch:3 b:hits:-79 b:hives:77 b:hm:-92 b:hmm:-102 b:ho:-22
b:hobbies:16 b:hoch:29 b:hofmann's:38 b:hog:-18 b:hohen:-4 b:hoje:-38 b:hold:-54 b:holding:-85 b:holds:-32 b:holes:11
b:holiday:9 b:home:27 b:homesick:26 b:honest:5 b:honestly:37 b:honor:7 b:honour:79 b:hood:44 b:hoodie:38
b:hoofdpijn:10 b:hooguit:-3 b:hooked:4 b:hooks:-25 b:hope:-63 b:hoped:2 b:hopeless:9 b:hoping:-16 b:hora:61
b:horas:-48 b:horen:2 b:horizontal:18 b:horse:-3 b:horses:11 b:hos:-52 b:hospital:-33 b:hosting:-45 b:hosts:32
b:hot:-49 b:hotmail:6 b:hour:103 b:hourly:30 b:hours:9 b:house:22 b:household:5 b:households:-17 b:houses:-77
b:housing:56 b:houston:-43 b:how:-258 b:however:-6 b:hows:-45 b:hoy:-33 b:hrs:33 b:hub:3 b:huele:-23 b:hull:1
b:humaine:7 b:humble:39 b:humeur:36 b:humour:50 b:hums:-7 b:hundred:-30 b:hundredweight:1 b:hung:-19 b:hurdles:2
b:hurry:67 b:husband:23 b:husbands:14 b:hut:55 b:hz:75 b:hält:-27 b:härnäst:-17 b:hätte:-14 b:höchstens:-61 b:högst:-4
b:höhe:10 b:i:-176 b:i'd:-71 b:i'll:-120 b:i'm:-131 b:i've:-105 b:iah:21 b:ice:-66 b:icing:38 b:icônes:10 b:id:-69
b:idag:16 b:idea:-45 b:ideally:-2 b:ids:25 b:if:-102 b:igen:56 b:ignore:-19 b:iguana:18 b:ihnen:23 b:ihr:-20
b:ihrem:-8 b:ihres:-10 b:il:-226 b:ill:-66 b:illegal:62 b:ilse:31 b:im:-280 b:images:-11 b:imagine:60 b:immer:-34
b:imo:57 b:impeller:23 b:implant:4 b:import:-61 b:impressed:16 b:impressive:32 b:improvements:8 b:improvise:29
b:impuestos:32 b:imza:-9 b:in:-214 b:inbound:-31 b:inbox:37 b:incl:10 b:included:212 b:includes:-84 b:including:-88
b:indentation:-5 b:indenting:-2 b:indigo:20 b:indoors:19 b:infantil:27 b:infants:20 b:ingen:-25 b:inicio:-14 b:init:19
b:inkrementell:15 b:inks:25 b:inlaws:11 b:inner:-14 b:ins:-103 b:inside:2 b:inskickad:34 b:inspection:46
b:inspector:-28 b:installation:16 b:installed:-11 b:instead:195 b:institute:23 b:instructor:36 b:instruments:-12
b:insult:9 b:insurance:-22 b:insurer:31 b:intake:29 b:intended:3 b:intente:10 b:intentions:15 b:intercom:5
b:interesting:61 b:interface:3 b:international:-21 b:interval:7 b:intervals:18 b:into:-220 b:introduction:11
b:inventados:16 b:invented:-3 b:inventory:3 b:investor:-5 b:invidio:1 b:invierno:1 b:invitations:21 b:involved:3
b:inzwischen:-37 b:io:44 b:ios:-34 b:is:-52 b:island:43 b:islands:11 b:ismet:11 b:isr:10 b:issue:21 b:issuing:-3
b:ist:67 b:istället:13 b:it:53 b:it's:-26 b:itch:44 b:item:29 b:items:60 b:its:-300 b:itself:14 b:ivan:-51 b:ive:-101
b:için:13 b:j'adore:30 b:j'ai:-13 b:j'aime:-13 b:jab:10 b:jackets:-26 b:jacquard:-48 b:jag:-81 b:jaja:-16 b:jak:-41
b:jakaś:14 b:jam:29 b:jamais:-15 b:james:-42 b:jammed:37 b:january:-37 b:jasper:65 b:jaune:15 b:javakade:9 b:jaysus:23
b:jazz:34 b:je:-102 b:jealous:24 b:jedem:-11 b:jedenfalls:11 b:jeder:-25 b:jedzą:4 b:jelly:69 b:jenkins:41 b:jest:-22
b:jetzt:-113 b:jfk:29 b:jingle:-21 b:joan:71 b:job:-37 b:jobbet:2 b:join:-51 b:joined:10 b:joining:-12 b:joints:26
b:joke:45 b:joking:20 b:jorrit:20 b:journalists:24 b:journey:8 b:jours:20 b:jovem:14 b:joy:6 b:json:4 b:judging:-30
b:judo:16 b:jullie:6 b:july:-8 b:jumps:1 b:june:-39 b:junior:-23 b:jurassic:22 b:juré:25 b:just:-277 b:juventud:5
b:już:-34 b:já:-38 b:k:-7 b:kabalevsky:17 b:kachel:38 b:kacheln:-12 b:kaffe:18 b:kaffee:3 b:kafka:12 b:kalacak:14
b:kale:27 b:kalt:10 b:kalte:-7 b:kalır:37 b:kam:4 b:kan:54 b:kanelbullar:23 b:kapalı:27 b:karte:3 b:karteikarten:7
b:kartenaufgabe:14 b:katalogu:-13 b:katten:-5 b:kaum:18 b:kb:16 b:kbaud:1 b:keep:-207 b:keeper:23 b:keeping:-70
b:keeps:-157 b:keepsake:22 b:keer:34 b:kein:-43 b:keinen:-35 b:keiner:27 b:kennel:8 b:kent:10 b:kept:-166
b:kestrel:-18 b:ketchup:9 b:kettle:64 b:key:75 b:keyboard:32 b:keys:22 b:keywords:12 b:kg:38 b:khaki:79 b:kid:-30
b:kill:-26 b:killing:-6 b:kilo:11 b:kilobytes:43 b:kilometer:-4 b:kilos:38 b:kilovatios:48 b:kilowatts:51 b:kind:97
b:kindest:36 b:king:-4 b:kipper:25 b:kiralanır:12 b:kit:-42 b:kitchen:32 b:kits:-11 b:kitten:16 b:kişi:-37
b:kleedhokjes:-5 b:kleine:-58 b:kleinen:-49 b:kleinigkeiten:9 b:klienta:29 b:klingt:-29 b:klucz:-1 b:klucze:-12
b:knee:-7 b:knew:34 b:knight:-2 b:knitting:26 b:knochen:25 b:knot:-46 b:knoten:-43 b:knots:69 b:know:-1 b:knows:12
b:knuckles:-20 b:knät:54 b:kod:-22 b:kofferraum:11 b:kolano:4 b:kombajnie:30 b:komina:5 b:kommentare:-33
b:kommentarer:17 b:kommer:-1 b:kommt:-78 b:komunikatów:27 b:konsequent:16 b:korytarzu:25 b:kowalczyk:39 b:kpa:34
b:kran:6 b:krijg:-32 b:krippenspiel:2 b:krone:24 b:kropli:35 b:krosno:-35 b:krośnie:-7 b:krąg:37 b:księgowości:8
b:kuchen:-19 b:kunde:33 b:kurach:18 b:kursuje:30 b:kurze:-58 b:kwartier:11 b:kälteren:-5 b:kämen:14 b:köket:32
b:kühlraum:-5 b:l'alfabeto:-22 b:l'alto:22 b:l'assemblea:-6 b:l'assurance:-10 b:l'astreinte:29 b:l'échafaudage:-8
b:la:-252 b:labeled:-19 b:labelled:-22 b:labels:20 b:labour:11 b:lacks:-30 b:ladder:94 b:ladders:51 b:lado:17
b:lady:-85 b:lag:-29 b:lagenwechsel:7 b:lager:37 b:lames:47 b:laminate:46 b:lamp:-11 b:lamps:4 b:lampę:-17 b:land:-9
b:landed:-16 b:landing:50 b:landlord:60 b:lands:16 b:landscape:-10 b:lane:7 b:lanes:41 b:lang:42 b:language:-74
b:lanterns:1 b:lapse:11 b:laptop:28 b:large:-13 b:larger:-17 b:las:-76 b:last:-147 b:latches:1 b:late:-44 b:lately:31
b:later:134 b:lateral:10 b:latest:109 b:lathe:63 b:latitude:11 b:laugh:103 b:laughed:31 b:laughing:57 b:laughter:44
b:launch:36 b:laut:-101 b:lautsprecher:50 b:lavabo:20 b:law:49 b:lawyer:-7 b:layer:7 b:layout:43 b:le:-224
b:leadership:-35 b:leaf:15 b:league:2 b:leak:50 b:learn:-99 b:learned:-81 b:learners:-8 b:learning:-27 b:learns:-7
b:lease:-10 b:least:-56 b:leather:-32 b:leave:-105 b:leaves:-78 b:leaving:-42 b:lección:1 b:lee:28 b:left:16
b:legacy:-30 b:legal:-45 b:legend:91 b:lego:12 b:legs:-17 b:leiden:-4 b:leihgebühr:27 b:leimholz:49 b:leite:15
b:lekcję:13 b:lena:45 b:lens:-36 b:lente:2 b:les:-151 b:less:-37 b:lesson:-49 b:lessons:20 b:let:-209 b:let's:-45
b:leta:18 b:lets:-151 b:letter:38 b:lettuce:26 b:lettuces:25 b:lettura:12 b:letztes:-6 b:leute:108 b:leveller:2
b:lever:-42 b:leveransen:12 b:levers:16 b:levámos:-4 b:lezione:-4 b:leçon:3 b:leí:-15 b:librarian:4 b:library:49
b:libre:10 b:licence:17 b:licences:20 b:licked:-8 b:lid:121 b:lidar:34 b:lieber:81 b:liefst:-23 b:liegt:-18 b:lies:-24
b:lieu:-31 b:liever:-38 b:life:56 b:lifesaver:7 b:lifestyle:7 b:lift-off:42 b:lifting:-3 b:lifts:5 b:ligger:-42
b:lighthouse:22 b:lighthouses:10 b:lights:72 b:lightship:13 b:lignes:17 b:lijken:5 b:like:-118 b:liked:-16 b:likely:3
b:likes:-103 b:lilac:45 b:lime:-11 b:limite:-4 b:lindner:36 b:lindqvist:64 b:lines:-5 b:lining:70 b:link:42 b:links:66
b:lisbon:16 b:list:13 b:lista:-42 b:listed:-18 b:listener:5 b:listeners:5 b:listopadzie:11 b:lists:-22 b:liter:30
b:litres:51 b:litri:16 b:litros:16 b:little:-86 b:littéralement:9 b:live:2 b:lives:-62 b:livraison:-19 b:livreur:17
b:lizards:-23 b:llama:-25 b:llamas:25 b:llegado:-13 b:llegó:-2 b:lleva:-22 b:llevar:-1 b:llueve:8 b:lo:-174 b:load:-37
b:loaded:32 b:loading:-24 b:loads:-14 b:loan:-19 b:loaves:-16 b:lobby:20 b:local:-26 b:location:61 b:lock:17
b:locker:92 b:locomotive:18 b:lodge:45 b:lodów:-38 b:log:-59 b:logging:4 b:loggmodulen:5 b:login:-60 b:logistics:46
b:logo:4 b:logs:-38 b:lol:28 b:lonely:32 b:long:23 b:longer:41 b:longs:-3 b:loo:18 b:look:-73 b:looked:-15
b:looks:-103 b:loom:9 b:loop:-14 b:looppad:5 b:loose:-1 b:lord:-20 b:lorna:17 b:loro:3 b:los:-68 b:lose:-79
b:loses:-28 b:losing:-63 b:lost:-98 b:lot:85 b:lotti:-16 b:loud:14 b:loved:-21 b:lovely:-22 b:low:-13 b:lower:-114
b:lowered:-45 b:lp-path-east:6 b:lucca:-24 b:luci:3 b:luck:-29 b:lucky:4 b:luego:-18 b:luggages:-9 b:luka:9
b:lukas:-13 b:lumens:35 b:lunch:18 b:lung:3 b:lunga:11 b:lunghi:20 b:lyftsele:-13 b:lying:8 b:lädt:-13 b:läuft:-33
b:lång:-9 b:långsamt:21 b:línea:13 b:líneas:5 b:m'embrouille:13 b:ma:109 b:maar:-1 b:macchina:19 b:machine:-18
b:macht:-75 b:mad:110 b:madame:-5 b:made:-34 b:mag:-76 b:magazine:-20 b:magazines:18 b:magician:-13 b:mai:3 b:mail:47
b:mailboxes:-25 b:mailer:3 b:main:-41 b:mains:-2 b:mainspring:1 b:maintenance:-39 b:maintenant:87 b:major:-25
b:make:-207 b:makes:-211 b:making:-60 b:mal:-75 b:malade:4 b:male:-46 b:malik:-6 b:mamma:-24 b:man:-91 b:manage:19
b:managed:1 b:manager:76 b:managers:3 b:manda:-4 b:mando:-39 b:mandó:-14 b:manger:2 b:maniac:-16 b:mano:33 b:many:-105
b:maple:79 b:maps:-35 b:mardi:11 b:mare:35 b:marek:46 b:margin:32 b:margins:21 b:marguerite:4 b:mark:-104 b:marked:-69
b:market:93 b:marketing:-42 b:markiert:63 b:marking:5 b:marks:79 b:marquee:30 b:marriages:13 b:marrows:21 b:marsupi:2
b:marta:36 b:marvellous:10 b:março:18 b:masks:46 b:massimo:-21 b:mastercard:26 b:mastered:37 b:mat:62 b:match:-15
b:mate:27 b:material:-72 b:mateusz:19 b:mathilde:13 b:maths:-42 b:matin:82 b:matinee:5 b:matrícula:35 b:matter:-84
b:matters:35 b:mattina:16 b:matto:7 b:mattress:-5 b:max:42 b:maximum:36 b:may:-3 b:maybe:40 b:mayor:31 b:mayors:-32
b:maze:16 b:mañana:66 b:mb:54 b:mbar:34 b:mbit:51 b:mco:18 b:md:19 b:me:130 b:meadow:64 b:meal:38 b:meals:-10
b:means:-88 b:meant:1 b:measure:-90 b:measured:-13 b:measurements:23 b:measures:-4 b:mechanic:-44 b:med:-38 b:medal:11
b:medan:-10 b:medir:-38 b:meet:-123 b:meeting:20 b:meets:-81 b:megabits:56 b:megabyte:39 b:megabytes:87 b:meglio:-11
b:meh:36 b:mehr:-81 b:mein:-58 b:meine:-22 b:meldeformular:21 b:melden:-33 b:melon:34 b:melons:4 b:melt:1 b:melts:54
b:member:46 b:memoria:20 b:memory:2 b:men:-52 b:menor:24 b:menos:-34 b:mention:-36 b:mentioning:23 b:mentions:-71
b:merci:-13 b:mercy:51 b:merge:-94 b:merged:26 b:merging:-18 b:merinowol:16 b:merlins:-9 b:mesa:9 b:mess:12
b:message:14 b:messages:7 b:meteorológico:5 b:meter:-45 b:method:6 b:metre:65 b:metres:57 b:metronome:16
b:meubelstuk:33 b:mexer:-18 b:mgr:-13 b:mi:-1 b:mia:66 b:mice:27 b:mich:6 b:microamps:20 b:microsecond:9
b:microseconds:6 b:midnight:21 b:midsommar:50 b:midterm:48 b:mig:30 b:mignon:-21 b:migration:-42 b:migração:-8
b:mijn:-62 b:mikroampere:47 b:milimetrach:7 b:milk:44 b:mill:-10 b:mille:19 b:millisecondes:38 b:milliseconds:89
b:millisekunden:14 b:millivolts:14 b:milímetros:30 b:min:44 b:mina:31 b:minas:-15 b:mind:81 b:minded:25 b:mine:-20
b:minimum:-12 b:minister:-1 b:ministre:15 b:minus:-76 b:minut:19 b:minute:56 b:minuten:49 b:minuter:21 b:minutes:39
b:minuti:53 b:minuto:1 b:minutos:70 b:misc:22 b:miscompiles:-21 b:misericords:14 b:misread:-64 b:miss:-11 b:missed:-37
b:missing:-49 b:mission:21 b:mist:6 b:mistake:47 b:mistakes:43 b:mit:-142 b:mitbringt:15 b:mitgenommen:13 b:mitt:-58
b:mix:82 b:mixes:-11 b:ml:-5 b:mlflow:4 b:mm:102 b:moan:8 b:mobile:-55 b:mochila:7 b:mock:-146 b:modal:26 b:model:40
b:modes:4 b:modification:20 b:modified:23 b:modifying:-41 b:module:51 b:modules:12 b:moi:46 b:moins:34 b:mois:92
b:moment:104 b:moms:-9 b:monday:33 b:mondays:109 b:money:18 b:monk:9 b:montaña:8 b:montero:25 b:month:105 b:monthly:12
b:months:117 b:mood:13 b:moon:25 b:moor:-17 b:more:98 b:morgonen:9 b:morning:129 b:morse:-36 b:mortgage:1 b:mosaic:17
b:mostly:-103 b:moths:12 b:motivation:2 b:mouldy:16 b:mouse:25 b:moustiques:23 b:move:-57 b:moved:-126 b:movements:25
b:movers:5 b:moves:-51 b:movieron:-20 b:movies:23 b:moyennes:4 b:moście:11 b:mqtt:-2 b:mr:-134 b:mrs:-180 b:ms:-32
b:msgs:43 b:msp:38 b:much:-31 b:mud:31 b:mug:14 b:muller:28 b:multiple:-21 b:mum:-3 b:murmansk:17 b:mush:57
b:mushrooms:9 b:music:26 b:musiciens:-12 b:musik:13 b:musikskolan:26 b:must:-43 b:muy:-18 b:mv:17 b:mx:2 b:my:-159
b:myself:44 b:más:55 b:mätarna:-8 b:målad:-15 b:mégaoctets:4 b:même:-80 b:mía:64 b:módulo:-12 b:mój:-6 b:möblerna:13
b:möglich:2 b:n:-87 b:na:-131 b:naar:-15 b:nach:-90 b:nachbar:-7 b:nachbarin:7 b:nachgeholt:22 b:nacht:-5 b:nah:-39
b:name:22 b:named:-79 b:names:-33 b:naming:-14 b:nantes:-65 b:nap:24 b:nappies:-43 b:narrow:-26 b:nas:9 b:nats:16
b:natt:32 b:naturally:10 b:nature:80 b:ne:-88 b:near:-208 b:nearly:-36 b:neat:37 b:neck:18 b:ned:16 b:need:4
b:needed:38 b:needs:-30 b:nehme:-14 b:neighbours:-10 b:nel:-34 b:nella:-13 b:nephew:19 b:nere:5 b:nerves:85
b:nervous:8 b:nessuno:-16 b:nested:-24 b:nesting:2 b:network:33 b:neue:-121 b:neuen:-84 b:neuer:-33 b:never:-146
b:new:-138 b:newspaper:7 b:newtons:45 b:next:-90 b:ngl:-12 b:ni:-34 b:nice:-3 b:nicely:13 b:nicht:136 b:nickel:68
b:nie:-63 b:niece:-79 b:niedzielę:8 b:niemand:20 b:niet:53 b:night:-2 b:nightly:-50 b:nights:-8 b:nikt:-19 b:nine:4
b:nineteen:-63 b:nineties:-12 b:ninguém:-22 b:nite:56 b:niż:-10 b:no:49 b:noah:-7 b:nobody:-33 b:noch:-37 b:noche:9
b:nod:22 b:node:-32 b:nodes:39 b:noemí:5 b:noeuds:-11 b:nog:-43 b:noise:55 b:noisy:-16 b:nokia:-13 b:nollor:10
b:nombres:22 b:non:-40 b:none:101 b:nonsense:-16 b:nonstop:-17 b:noon:117 b:noor's:30 b:nordics:-35 b:nordkyl:8
b:normal:83 b:normally:7 b:normas:11 b:north:-30 b:nos:-20 b:not:-25 b:nota:33 b:notary:13 b:note:7 b:notebook:42
b:nothing:123 b:notice:49 b:noticed:61 b:noticing:62 b:notification:1 b:noto:1 b:notte:69 b:noté:-12 b:nougat:33
b:nouns:24 b:nov:1 b:nova:27 b:novel:22 b:novels:29 b:now:161 b:nowy:-13 b:nu:30 b:nuevo:-9 b:nuevos:-3 b:nuit:71
b:nuits:11 b:null:-5 b:number:-16 b:nunca:17 b:nur:-47 b:nurse:-21 b:nurses:-13 b:nuts:78 b:när:-47 b:o:-167
b:o'clock:54 b:oat:-14 b:ob:-54 b:obi:5 b:obiegu:13 b:obojga:34 b:obv:72 b:occupa:-3 b:och:-57 b:ochrona:11
b:octets:30 b:october:-21 b:od:-25 b:odczynnik:-11 b:odd:-5 b:oddam:-12 b:oddly:-25 b:odile:44 b:odpowiada:-21
b:oduya:-7 b:of:-312 b:ofc:16 b:off:1 b:offen:12 b:offended:97 b:offer:-41 b:offers:63 b:office:20 b:officer:-3
b:oficina:16 b:oggi:1 b:oh:-118 b:ohhh:-20 b:ohm:10 b:ohms:35 b:ohne:-78 b:oil:67 b:oiled:21 b:oiling:-4 b:ojalá:-9
b:ok:-37 b:okafor:77 b:okay:-74 b:okoro:-12 b:olacak:18 b:old:-70 b:older:-40 b:olds:1 b:olive:103 b:olmo:30
b:olmuş:16 b:oluwaseun:4 b:om:-80 b:omg:-96 b:omprovet:-1 b:on:-236 b:on-call:-23 b:onduleurs:3 b:one:13 b:ones:39
b:ongelooflijk:17 b:onions:62 b:only:47 b:ons:9 b:onsdag:27 b:ont:-12 b:ontem:6 b:onto:-91 b:onwards:28 b:ooooh:26
b:oost:3 b:op:-37 b:open:-16 b:opened:-48 b:opens:-39 b:opera:27 b:operator:2 b:ophalen:51 b:opinion:-56 b:optician:9
b:option:17 b:or:-354 b:orale:11 b:orchard:75 b:orchestra:11 b:ordering:-4 b:orders:59 b:ordinary:37 b:original:-48
b:originals:16 b:orthodontist:16 b:os:-77 b:oscuras:13 b:oskar:27 b:ospiti:-5 b:ostarna:-2 b:otoño:11 b:otra:-3
b:otro:13 b:ottilie:1 b:ottoline:35 b:oturduk:7 b:oublié:-4 b:oude:-25 b:our:-121 b:ourselves:38 b:out:39 b:outage:-32
b:outages:24 b:outboard:14 b:outbound:-54 b:outdoors:47 b:outer:-29 b:outline:18 b:output:-19 b:outside:13
b:outstanding:35 b:outubro:33 b:over:-18 b:overdraft:28 b:overflow:-4 b:overkill:30 b:overnight:57 b:overtime:-47
b:overwrites:-5 b:own:-65 b:owner:21 b:owns:-80 b:oxygen:-62 b:ozone:-2 b:pacientes:-33 b:package:47 b:packages:43
b:packed:4 b:packet:-34 b:padre:-29 b:paediatric:-9 b:paese:25 b:paga:-36 b:page:-22 b:pager:73 b:pages:41 b:paid:-51
b:paint:-48 b:painted:-87 b:painting:43 b:paints:-9 b:pair:33 b:palabra:4 b:palabras:38 b:palavras:61 b:pale:-40
b:palet:-4 b:pallets:-2 b:panadero:15 b:panicking:32 b:papagaio:-13 b:paper:-6 b:paperclip:5 b:par:-177 b:parade:32
b:parallel:-13 b:parcel:-5 b:parece:-28 b:parental:-14 b:parents:-34 b:parezca:8 b:parish:46 b:parlour:69 b:parrot:9
b:parrots:1 b:parsed:9 b:parser:-41 b:part:12 b:parte:-50 b:particiones:1 b:parties:5 b:partner:42 b:parts:2 b:party:8
b:pas:27 b:pasa:-19 b:pass:-12 b:passadeiras:18 b:passar:-1 b:passau:7 b:passe:-29 b:passengers:34 b:passent:7
b:passer:-13 b:passes:38 b:passt:20 b:password:-9 b:past:-139 b:pastry:7 b:patience:60 b:patient:-68 b:patients:-68
b:pattern:-27 b:patterns:23 b:paul:6 b:paura:1 b:pay:-24 b:paying:-37 b:payload:-11 b:payment:-5 b:paypal:21
b:pays:-122 b:pdf:38 b:peace:19 b:pearl:86 b:pears:3 b:pedir:-17 b:pediu:-25 b:pelle:6 b:pen:92 b:pena:3 b:pencil:55
b:pendant:-53 b:pentola:5 b:people:55 b:pepper:28 b:per:-269 b:percent:88 b:perdeu-se:-8 b:perfectly:-13 b:perhaps:-12
b:period:4 b:perl:4 b:permitted:11 b:perro:-7 b:person:2 b:personas:16 b:persone:66 b:personen:13 b:personne:-18
b:personnes:-36 b:pesado:11 b:petra:28 b:peça:-9 b:pfarrheim:39 b:pff:-41 b:pharmacie:28 b:phase:9 b:phases:16
b:phd:30 b:phew:71 b:phl:40 b:phoenix:-11 b:phone:-5 b:phones:75 b:photo:36 b:photograph:-11 b:photographs:23
b:photons:-6 b:phrase:20 b:physics:17 b:pianoforte:-18 b:piastra:-4 b:piccola:7 b:piccoli:13 b:pick:-53 b:picked:-83
b:picker:-71 b:picks:18 b:pickup:-7 b:pics:50 b:picture:54 b:pida:1 b:piece:-9 b:pienso:-23 b:pier:42 b:pies:-35
b:pigeon:-26 b:pigeons:-1 b:pila:13 b:pile:7 b:pillar:3 b:pilot:-62 b:pin:-38 b:pine:-2 b:ping:-8 b:pinky:-5
b:pintó:-26 b:pipe:37 b:pipeline:4 b:pipes:29 b:pirate:19 b:pisa:-4 b:piscina:11 b:pit:53 b:pitch:12 b:pixel:56
b:pizza:97 b:più:-35 b:placa:3 b:places:23 b:plain:-54 b:plaintiff:11 b:plan:1 b:plane:-52 b:planks:4
b:plant-archive:32 b:plants:24 b:plate:-18 b:plates:25 b:platform:-40 b:plattare:2 b:play:-5 b:played:-77
b:playing:-73 b:playlist:2 b:plays:-143 b:playwright:7 b:plaza:10 b:please:-54 b:pleasework:4 b:plenty:7 b:plinth:13
b:ploeg:2 b:plot:8 b:pls:28 b:plug:26 b:plugin:3 b:plugs:-17 b:plumber:-5 b:plutôt:-23 b:plástico:16 b:pm:20 b:po:-22
b:poche:2 b:pocket:43 b:podłodze:3 b:poem:54 b:poems:21 b:poetry:35 b:pogoda:-2 b:poi:-26 b:point:19 b:points:96
b:policière:12 b:polishes:10 b:polite:-10 b:polka:7 b:pollo:13 b:polls:-47 b:polpacci:5 b:polvere:10 b:pompiers:1
b:pone:-17 b:pongas:-1 b:pont:30 b:pontoon:-8 b:pontos:67 b:pool:44 b:poolside:41 b:poor:-77 b:poplars:19 b:por:-150
b:porch:9 b:porfa:-6 b:port:-50 b:porta:-9 b:portal:36 b:porte:-41 b:porter:28 b:portinaia:35 b:porto:15 b:ports:66
b:pose:17 b:positions:-19 b:poss:6 b:possible:57 b:post:32 b:postcards:34 b:poster:20 b:pot:10 b:potato:-1
b:potatoes:10 b:potencia:8 b:pounds:26 b:pour:-10 b:poussette:10 b:power:-20 b:ppl:-16 b:ppm:42 b:pra:-24
b:practical:-21 b:practically:-28 b:practice:-91 b:practise:-81 b:praise:2 b:prawie:-2 b:prayed:12 b:praying:6
b:preciosa:15 b:precisely:-8 b:prefer:-106 b:preferisco:-104 b:prefers:-88 b:prefetch:32 b:prefiero:-58 b:prefiro:-40
b:premier:-7 b:premiere:74 b:prend:-57 b:prendiamo:-10 b:present:12 b:presentation:-2 b:presente:50 b:pressed:3
b:pressing:-7 b:prettier:1 b:pretty:-53 b:preview:-14 b:price:-132 b:prices:-32 b:priest:20 b:prima:2 b:primary:-12
b:primavera:-34 b:print:-96 b:printed:-84 b:printers:-40 b:privacy:-17 b:privat:9 b:private:-64 b:privately:24
b:priya:36 b:pro:-131 b:probably:-62 b:process:7 b:production:-20 b:prof:10 b:profesora:-54 b:professeur:17
b:professional:4 b:professor:-51 b:profile:36 b:project:5 b:projecteurs:6 b:projector:27 b:prometi:-1 b:prometido:99
b:prometo:12 b:promis:3 b:promise:145 b:promised:-36 b:pronounce:20 b:propagação:28 b:proper:-36 b:property:-32
b:prosił:4 b:proszę:-2 b:protokolliert:14 b:proud:13 b:proves:-7 b:provet:22 b:provide:-88 b:provider:-47 b:prune:-22
b:przejął:-23 b:przelewem:2 b:przenieśli:-16 b:przestawiliśmy:-7 b:prześlę:-26 b:przy:-51 b:przymiotników:19
b:précises:25 b:préfère:-38 b:próbek:54 b:prüfen:-1 b:psi:53 b:puede:41 b:puerto:16 b:puh:15 b:puis:-19 b:pull:-49
b:pulls:-47 b:pump:-48 b:pumparna:5 b:pumpkin:-9 b:pumpkins:-7 b:pumps:17 b:punkte:55 b:puns:29 b:puntos:31
b:puntura:3 b:pupils:-39 b:puppy:9 b:pure:-16 b:purple:16 b:purse:52 b:purée:-4 b:push:27 b:pushed:-14 b:put:-148
b:puts:-23 b:putting:-24 b:putzt:-21 b:px:45 b:pyjamas:14 b:python:21 b:på:-78 b:pénible:44 b:q:63 b:qu'on:-13
b:quadratmeter:30 b:quail:2 b:quarantine:-38 b:quarantined:4 b:quarry:26 b:quartet:19 b:quartz:9 b:quasi:-29
b:quay:-33 b:que:-263 b:quedamos:-29 b:queen:46 b:quel:-14 b:quellcode:1 b:quelle:-41 b:quelqu'un:29 b:quem:-16
b:quemó:-15 b:quern:19 b:question:42 b:questionnaires:3 b:questions:44 b:queue:13 b:queueing:2 b:qui:-29 b:quickly:61
b:quiet:-15 b:quieter:27 b:quintal:23 b:quiosco:-36 b:quiroga:36 b:quit:21 b:quite:-55 b:quitting:-12 b:quiz:-62
b:quizzes:-23 b:quoi:-26 b:quote:-86 b:quoted:-27 b:quotes:-57 b:qué:-79 b:race:-73 b:races:5 b:rack:27 b:racks:46
b:raconté:-22 b:rad:-23 b:radiators:1 b:radis:25 b:raffles:2 b:railing:-11 b:railway:-9 b:rain:-4 b:raining:-2
b:raise:-31 b:raised:-90 b:rake:26 b:ram:8 b:ramp:77 b:ran:-66 b:rand:8 b:range:8 b:rano:-16 b:rappelé:-30
b:rarely:-17 b:rash:14 b:rassure:22 b:rate:-16 b:rather:-162 b:rato:42 b:rats:4 b:rattle:1 b:rattled:41 b:raus:34
b:ravi:66 b:ravi's:33 b:raw:-35 b:ray:2 b:rayado:9 b:razorbill:3 b:re:-35 b:reach:-70 b:reached:-22 b:reaches:-66
b:reaction:20 b:read:-41 b:read-only:-8 b:readable:41 b:reader:24 b:readers:-13 b:reading:-49 b:reads:-105 b:ready:-11
b:real:-9 b:realistisch:1 b:rear:-24 b:reason:31 b:reasons:8 b:reboot:13 b:rebuilt:-35 b:recalculated:21 b:receipt:64
b:receives:-3 b:reception:8 b:rechenzentrum:15 b:recipe:-8 b:recipes:-15 b:recline:9 b:recoger:22 b:recognition:42
b:record:-14 b:recording:24 b:records:30 b:recovering:21 b:red:-52 b:redo:-33 b:redone:11 b:redundancy:21 b:reef:-1
b:reefer:20 b:ref:-15 b:refill:10 b:reflection:-16 b:refranes:-15 b:refuelled:19 b:refund:23 b:refunds:-41
b:refuses:-37 b:regalo:46 b:regarding:-58 b:regards:4 b:regatta:-47 b:regge:-5 b:region:18 b:regions:41
b:registered:-62 b:registration:-1 b:regression:-40 b:regrets:25 b:regularity:32 b:regulars:1 b:reihe:13 b:rein:7
b:relatórios:-1 b:relay:-8 b:release:-40 b:releases:34 b:remaining:-24 b:remains:-26 b:remember:-75 b:reminder:-48
b:reminders:-6 b:reminds:-18 b:remonte:-19 b:remote:-1 b:remove:-67 b:removed:-1 b:rename:-63 b:renamed:-66
b:render:-29 b:renderer:11 b:rendu:4 b:renewal:1 b:renews:-2 b:renombré:-3 b:rented:-50 b:reopen:-3 b:repainted:1
b:repair:-119 b:repeat:44 b:replace:-31 b:replaced:-22 b:replacement:-24 b:replacements:6 b:replay:-14 b:replicas:73
b:reply:-25 b:repo:6 b:report:-75 b:reports:-21 b:reporté:-27 b:repris:-3 b:request:88 b:reread:-15 b:rescheduled:-11
b:rescue:-11 b:reserva:-16 b:reservado:-8 b:reservation:14 b:reservations:99 b:reserve:39 b:reset:-59 b:resist:-1
b:resit:23 b:resolve:14 b:resort:9 b:respect:77 b:responsibility:28 b:respray:14 b:rest:74 b:reste:-11 b:restored:10
b:result:13 b:resumo:-7 b:retake:12 b:retenu:-24 b:retire:-14 b:retired:24 b:retries:7 b:retrieve:-3 b:retry:-87
b:return:-58 b:returning:-26 b:returns:-4 b:reunião:-14 b:reuses:-7 b:rev:-12 b:reversed:34 b:revierte:12 b:review:42
b:reviewed:-18 b:reviewing:-14 b:reviews:-79 b:revisa:-63 b:revision:-121 b:rewired:21 b:rewritten:-53 b:rex:1
b:rhyme:52 b:rhythmus:12 b:ribbons:-5 b:ribs:28 b:ricavo:8 b:ricevere:-7 b:richtigen:-25 b:ride:15 b:riders:11
b:righe:54 b:rigs:27 b:rileggere:23 b:ring:-110 b:ringer:-1 b:rings:-11 b:ringtones:15 b:riots:1 b:rir:22 b:rises:29
b:rit:-12 b:road:15 b:roads:10 b:robbery:-11 b:robot:-32 b:rock:-16 b:rocío:12 b:roja:6 b:role:7 b:rollback:-34
b:roller:19 b:rollers:6 b:rolling:-20 b:rolls:27 b:roof:98 b:room:75 b:rooms:30 b:root:-22 b:roots:41 b:ropeway:-2
b:rose:19 b:roses:4 b:rosin:2 b:rossi:36 b:roster:-50 b:rotate:-3 b:rotated:-32 b:rotation:3 b:rotonde:7 b:rouge:25
b:roughly:-28 b:round:-10 b:rounds:14 b:route:19 b:router:20 b:row:19 b:rows:72 b:rozesłany:12 b:rpm:3 b:rtt:5
b:rue:13 b:rufnummer:-5 b:rui:30 b:ruiz:-12 b:rule:-33 b:ruler:36 b:rules:31 b:rum:45 b:rung:43 b:running:51
b:runs:-157 b:rush:-50 b:rushing:6 b:rust:86 b:ruud:2 b:rápido:9 b:réfléchir:5 b:référence:-19 b:réservation:-15
b:résistance:10 b:rétabli:8 b:rördiametern:38 b:s:71 b:s'appelle:-10 b:s'écroule:60 b:sa:-10 b:sabemos:-17 b:sack:16
b:sacks:6 b:sad:24 b:saddle:-11 b:sadist:17 b:safe:58 b:said:50 b:sail:9 b:sailors:-11 b:saint:-9 b:saints:4
b:sala:-39 b:saldatrice:-24 b:sale:-32 b:salle:-15 b:salon:15 b:salt:31 b:same:-29 b:sample:-72 b:samples:10
b:samstag:-7 b:samtalet:39 b:san:-40 b:sand:9 b:sandwich:67 b:sang:61 b:sank:-13 b:sardine:26 b:sarà:-12 b:sashes:16
b:satellite:26 b:saturday:-2 b:saturdays:70 b:sauce:64 b:sauces:30 b:saudade:-4 b:sauna:10 b:saved:24 b:saves:-23
b:saw:-50 b:saxofón:12 b:say:-11 b:saydım:11 b:saying:-85 b:says:-146 b:sbagli:1 b:scaffali:15 b:scaffolding:17
b:scale:15 b:scales:-74 b:scan:-20 b:scanner:-41 b:scanners:8 b:scares:-31 b:scelto:-36 b:scene:20 b:schade:8
b:schaffe:-38 b:schedule:-12 b:scheduled:-22 b:schema:5 b:schemi:6 b:schenker:26 b:schermpje:35 b:schilf:12
b:schließen:15 b:schluss:21 b:schneider:11 b:scholarship:50 b:schon:-52 b:school:-98 b:schreiben:-4 b:schule:31
b:schwammen:17 b:schwester:-7 b:schwitzt:9 b:schönen:-64 b:schüler:2 b:schülern:48 b:scientists:3 b:score:28
b:scouts:-30 b:scrap:-24 b:screaming:23 b:screen:20 b:screens:-19 b:screw:32 b:script:16 b:sea:36 b:seagulls:-10
b:seal:25 b:seals:37 b:seasick:38 b:season:26 b:seat:42 b:seats:64 b:sec:60 b:second:-16 b:secondes:78 b:secondi:27
b:seconds:68 b:section:26 b:security:-60 b:sedlak:7 b:see:-136 b:seed:-25 b:seeing:-36 b:seems:-38 b:seen:-111
b:sees:-86 b:segnalazione:11 b:seguir:-36 b:segundos:79 b:seguro:-32 b:según:-36 b:sehen:13 b:sein:152 b:seine:-32
b:seis:32 b:seit:-35 b:seiten:13 b:sekretariat:16 b:sekund:46 b:sekunder:49 b:selbst:7 b:select:-12 b:selfies:-11
b:sell:-54 b:selling:-52 b:sells:-10 b:semaine:35 b:sempre:67 b:sen:-16 b:senast:-45 b:send:-163 b:sending:-27
b:sends:-67 b:seniority:30 b:sense:35 b:sent:-57 b:sentence:26 b:senza:-1 b:separate:-26 b:separately:28
b:separating:3 b:sept:54 b:september:-13 b:septembre:45 b:ser:-37 b:sera:-92 b:serial:-94 b:series:-5 b:serio:33
b:serious:12 b:seriously:16 b:serology:22 b:served:-7 b:server:9 b:servers:14 b:service:-21 b:serviced:-32
b:servicio:27 b:servisi:-15 b:servía:29 b:será:-53 b:ses:-12 b:sesame:45 b:session:-22 b:set:-27 b:sets:6
b:settings:-17 b:settle:3 b:settled:27 b:setup:67 b:seven:51 b:seventies:47 b:several:-36 b:sewing:-6 b:sexta:27
b:sextas:21 b:señal:13 b:señor:-20 b:señora:-43 b:sfo:46 b:shade:-9 b:shades:9 b:shaky:17 b:share:26 b:shared:-49
b:shares:6 b:sharp:55 b:sharpen:-13 b:she:-77 b:shed:129 b:sheds:4 b:sheep:-15 b:sheets:44 b:shelf:8 b:shellac:20
b:shelves:69 b:shes:-120 b:shift:8 b:shifted:-22 b:shine:34 b:ship:-97 b:ships:-28 b:shirt:3 b:shirts:-33 b:shoots:6
b:shop:4 b:shopping:-4 b:shortcuts:13 b:shot:1 b:shots:11 b:should:-52 b:shouldnt:-1 b:show:24 b:shown:4
b:shuddering:1 b:shut:42 b:shuttle:16 b:si:6 b:sich:-66 b:sicilian:-27 b:sick:-32 b:side:110 b:sideways:2 b:siding:11
b:sie:-51 b:siete:58 b:sighed:42 b:sight:8 b:sight-reading:33 b:signal:27 b:signals:37 b:signatur:-16 b:signatures:14
b:signor:-30 b:signs:-23 b:silk:-13 b:sillas:4 b:silly:7 b:silo:-34 b:sim:17 b:simple:7 b:simples:36 b:simply:-80
b:simulacro:50 b:sin:-10 b:since:-22 b:sind:34 b:single:-76 b:sink:20 b:sinon:-115 b:sister:-21 b:sit:-24 b:sits:-93
b:situation:8 b:sitzen:8 b:six:4 b:sixteen:5 b:sixth:7 b:się:-45 b:sjablonen:6 b:sjukt:3 b:ska:-50 b:skates:33
b:skeins:49 b:sketch:1 b:ski:-18 b:skicka:-23 b:skiers:-35 b:skip:-55 b:skipped:34 b:skipping:-15 b:skips:-46
b:skolavslutningen:11 b:skrattet:9 b:skriver:-8 b:sky:-5 b:sköldpadda:-30 b:slasktanken:1 b:slate:81 b:sled:7
b:sleep:94 b:sleeps:-18 b:sleepy:-61 b:sleeve:20 b:slice:23 b:slides:61 b:sloan:-10 b:slope:10 b:slopes:-1 b:slot:-15
b:slots:135 b:slowed:-20 b:slower:38 b:small:-57 b:smaller:-25 b:smart:8 b:smarter:10 b:smell:5 b:smile:151
b:smiled:12 b:smileys:7 b:smoke:-9 b:smokehouse:-18 b:smoothly:5 b:snaps:21 b:snapshot:-19 b:snippet:-31 b:snow:23
b:snowed:25 b:snowstorm:10 b:soaked:9 b:sobre:-11 b:sobrina:7 b:sock:5 b:socket:90 b:sockets:18 b:sofa:21 b:soft:-34
b:softens:22 b:softly:10 b:sognare:22 b:soil:-3 b:soir:45 b:solange:-24 b:solche:-43 b:soldered:-60 b:sole:26
b:solen:-28 b:soles:15 b:solid:32 b:solved:-24 b:sombra:12 b:some:-135 b:somebody:-92 b:somehow:-57 b:someone:-109
b:something:-114 b:sometimes:-40 b:somewhere:-23 b:son:66 b:song:54 b:songs:-17 b:soon:37 b:sooner:-44 b:sooo:-10
b:soothing:25 b:sordo:16 b:sore:21 b:sorted:-1 b:sorting:-44 b:sortir:26 b:sorts:-40 b:soufflé:15 b:soul:31
b:sounds:-19 b:soup:61 b:souriait:3 b:sous:-54 b:south:-62 b:spa:-4 b:space:1 b:spaces:-20 b:spaghetti:15 b:spago:7
b:spanish:-22 b:spanners:8 b:spare:-107 b:speak:-34 b:speaker:4 b:specialisation:-8 b:specific:-30 b:speech:-10
b:speed:6 b:spelling:30 b:spellings:12 b:spend:-56 b:spends:-2 b:spent:-93 b:spi:11 b:spider:60 b:spikes:-27
b:spills:22 b:spine:42 b:splash:-11 b:splendid:-13 b:split:-85 b:spoke:20 b:sponsor:21 b:spoon:54 b:spostato:-15
b:sprawdzenia:9 b:spreadsheet:48 b:spring:28 b:sprouts:34 b:spy:8 b:spät:4 b:spätestens:-2 b:spülwasser:12 b:sql:-20
b:square:7 b:squashen:31 b:squeezes:-52 b:sry:-54 b:ssd:14 b:st:-75 b:staan:29 b:stack:-43 b:staff:-36 b:staircase:4
b:stairs:43 b:stale:-37 b:stamattina:-43 b:stamp:41 b:standard:-6 b:standing:-55 b:standortdaten:-7 b:stands:-58
b:standup:9 b:stapler:19 b:star:56 b:starboard:-7 b:start:-25 b:started:1 b:starts:-2 b:startup:20 b:starving:80
b:state:-50 b:statement:76 b:station:21 b:statistics:-29 b:statt:32 b:statue:11 b:status:-99 b:stay:-77 b:stayed:15
b:stays:-31 b:steak:33 b:steam:28 b:steaming:18 b:steeds:-28 b:steel:-24 b:steering:3 b:steht:-35 b:steilstrecke:22
b:stelios:30 b:stem:10 b:step:33 b:steps:103 b:sternschnuppen:-9 b:stick:131 b:sticker:79 b:sticks:31 b:stiff:23
b:still:-66 b:stitches:24 b:stocking:-2 b:stocktake:-14 b:stole:-73 b:stones:49 b:stood:-75 b:stop:68 b:stopnie:5
b:stopped:-10 b:stopping:5 b:stops:-45 b:storage:-26 b:store:21 b:stored:-26 b:stores:-18 b:story:36 b:stove:17
b:straps:-53 b:strawberries:7 b:street:65 b:stresse:17 b:stretch:3 b:stretched:-36 b:stretches:-19 b:stricter:11
b:strike:-12 b:string:67 b:strings:30 b:stripe:47 b:stroller:19 b:struggling:20 b:stubbornness:8 b:stuck:-14
b:student:-35 b:studies:-1 b:studio:-38 b:study:-37 b:stuff:35 b:stumble:9 b:stunden:-1 b:stupid:6 b:stuur:-8
b:styles:22 b:ständig:-11 b:stück:-18 b:su:-22 b:subject:60 b:submission:1 b:substation:38 b:subtitle:-13
b:successfully:-39 b:such:-57 b:suena:-30 b:suffered:14 b:suffit:32 b:sugar:38 b:suggests:24 b:suit:-75
b:suitcases:-59 b:suits:-92 b:sulk:23 b:sulking:12 b:sulks:9 b:sum:21 b:summary:17 b:summer:-34 b:sunbeds:15
b:sunday:39 b:sundays:71 b:sunlight:42 b:sunny:26 b:sunset:36 b:suona:-40 b:super:6 b:superare:-31 b:supermarket:3
b:supermarkets:20 b:supervisor:61 b:supine:19 b:supper:21 b:supplier:-75 b:support:-39 b:supports:-29 b:suppose:34
b:sur:-89 b:sure:-121 b:surname:6 b:surprise:11 b:surprises:3 b:surprisingly:-60 b:surtout:-42 b:survey:-18
b:survive:-18 b:susan:15 b:suspect:-33 b:svenja:12 b:svg:40 b:swallows:-62 b:swap:-26 b:swapped:-92 b:swaps:-64
b:swear:104 b:swears:-7 b:sweating:11 b:sweet:6 b:swim:21 b:swims:11 b:swings:-36 b:swiss:-31 b:switch:-57
b:switchboard:-11 b:swore:-29 b:syllabus:19 b:sylvain:24 b:symbols:17 b:symphony:28 b:syrgasmätaren:-21
b:systemowego:15 b:szatni:-1 b:säcken:53 b:så:-42 b:södra:-9 b:söndag:34 b:söylüyor:30 b:söz:50 b:sørensen:1
b:sürüyor:116 b:sıkıldı:3 b:tab:15 b:table:17 b:tables:38 b:tablet:-16 b:tablets:-26 b:tackle:-29 b:tage:44
b:tagged:-50 b:tags:49 b:tail:8 b:tak:-24 b:take:-94 b:taken:-71 b:takes:-205 b:taking:-91 b:talk:23 b:talked:-38
b:tall:68 b:taller:-49 b:tandem:-49 b:tanker:63 b:tanneurs:22 b:tante:-11 b:tape:-10 b:tapestry:3 b:tar:-67 b:tarde:19
b:target:-49 b:tariff:-72 b:tarvisio:23 b:task:-12 b:taste:90 b:tasting:-32 b:tavern:23 b:tax:-3 b:tb:52 b:tbh:93
b:tcp:45 b:te:-76 b:tea:31 b:teach:-25 b:teacher:-52 b:teaches:-56 b:teal:154 b:team's:21 b:technicality:22
b:technician:-86 b:technicians:40 b:tecken:8 b:teclado:18 b:ted:51 b:teenager:13 b:teenagers:18 b:teeth:74 b:tel:11
b:telegram:34 b:telescopes:8 b:telewizora:26 b:tell:-40 b:telling:-20 b:tells:-81 b:tem:-29 b:tema:-27 b:temat:34
b:temp:-42 b:temper:10 b:temperature:-11 b:template:1 b:templates:48 b:tempo:-16 b:temporarily:8 b:temps:46
b:tenant:-97 b:tengo:-26 b:teniamo:-28 b:tense:13 b:tent:25 b:ter:-44 b:teraz:-74 b:tercih:-6 b:term:99 b:terminal:53
b:termine:17 b:terminus:22 b:terms:-14 b:terrace:52 b:terraza:6 b:terrible:-13 b:terug:15 b:teruggestuurd:1 b:tesco:15
b:testa:16 b:tested:-43 b:testers:-60 b:tests:-33 b:testy:19 b:teuer:14 b:text:7 b:textbook:38 b:textbooks:30
b:texte:-7 b:texted:31 b:textes:34 b:texture:-41 b:than:-341 b:thandiwe:6 b:thank:-109 b:thanks:3 b:that:-91
b:thats:-253 b:the:-488 b:theatre:30 b:their:-117 b:theirs:3 b:them:107 b:theme:12 b:then:8 b:theory:-6 b:therapy:41
b:there:74 b:there's:-87 b:theremin:15 b:theres:-132 b:thermocouple:11 b:thermos:31 b:these:-116 b:they:-127
b:they'll:-17 b:they're:-57 b:they've:-48 b:thick:34 b:thillana:14 b:thin:-39 b:thing:15 b:things:64 b:think:-5
b:thinking:-2 b:thinks:-157 b:third:-76 b:thirteen:-11 b:this:-117 b:tho:30 b:those:-25 b:though:-97 b:thoughts:49
b:thread:39 b:thread-safe:2 b:threads:84 b:three:-63 b:threw:-25 b:thrilled:2 b:thrillers:-5 b:through:-95
b:throughout:13 b:throw:-6 b:throws:-26 b:thru:-26 b:thu:25 b:thursday:37 b:thursdays:7 b:thx:62 b:théâtre:10 b:ti:-21
b:ticket:-42 b:ticking:17 b:ticks:39 b:tide:-28 b:tienda:4 b:tiene:-113 b:tierra:18 b:tight:11 b:tightly:6 b:til:-45
b:till:-51 b:tillen:6 b:time:23 b:timeline:40 b:timeout:-21 b:timeouts:-8 b:times:28 b:timezone:-3 b:timing:58
b:tin:63 b:tips:-10 b:tiro:-13 b:tisch:14 b:titles:-50 b:tmrw:-9 b:to:-321 b:toast:31 b:tobias:23 b:tocar:-10
b:toda:-10 b:todavía:-21 b:today:54 b:toddler:8 b:todo:35 b:toe:64 b:together:69 b:told:-11 b:tom:2 b:tomasz:31
b:tomates:9 b:tomatoes:-15 b:tomorrow:79 b:ton:-20 b:tonight:33 b:tonnes:75 b:tons:14 b:too:22 b:took:-88 b:top:47
b:tops:157 b:torch:49 b:tore:22 b:torn:31 b:torto:16 b:total:38 b:totale:5 b:touch:-129 b:touches:-65 b:touching:-35
b:toujours:-128 b:tour:25 b:touring:-2 b:tourists:-10 b:tout:84 b:toute:-62 b:tove:41 b:toward:-40 b:towards:-73
b:towarzyskie:24 b:towels:6 b:tower:-13 b:town:-9 b:toyota:25 b:traces:-22 b:track:-22 b:tracker:125 b:tractor:66
b:trade:26 b:tradition:105 b:tradição:37 b:traduction:7 b:traffic:42 b:traghetto:39 b:trailers:19 b:training:-26
b:trains:-3 b:tram:28 b:trampoline:13 b:tranquilo:25 b:transfer:26 b:transfers:12 b:transformer:23 b:translated:21
b:translation:-59 b:transmitting:13 b:transportskader:-1 b:tras:-25 b:trasera:13 b:travel:-36 b:travelled:9 b:tray:92
b:treasure:-20 b:treat:-68 b:treated:-6 b:tree:79 b:trial:-44 b:triangle:5 b:triangles:68 b:tried:15 b:trinity:19
b:trip:16 b:trips:-52 b:tris:22 b:tronco:28 b:trotz:-20 b:trout:36 b:trova:8 b:truck:-27 b:trucs:16 b:true:36
b:truing:32 b:trumpet:16 b:trumpets:24 b:trunk:46 b:truth:54 b:try:-41 b:trzeba:-13 b:tub:27 b:tuba:39 b:tube:5
b:tue:12 b:tues:10 b:tuesday:-5 b:tuesdays:22 b:tuin:22 b:tuition:-5 b:tune:12 b:tuned:-22 b:tuner:-35 b:tuning:-32
b:turbine:24 b:turf:11 b:turing:46 b:turku:-59 b:turn:-27 b:turned:-55 b:turno:-34 b:turns:14 b:tutoie:4 b:tutor:-24
b:tutto:24 b:tv:22 b:twee:-15 b:twenty:-9 b:twice:141 b:twin:-47 b:twitter:30 b:two:-48 b:tygodniowo:47
b:typescript:36 b:typewriter:31 b:typical:16 b:typo:20 b:typos:-72 b:tyrant:7 b:tyre:-11 b:tyres:50 b:tyst:24
b:téléassistance:17 b:téléphone:2 b:tür:56 b:u:-61 b:uart:8 b:udenti:6 b:ugh:6 b:uh:-22 b:uhr:70 b:ui:16 b:uit:60
b:uitkomen:38 b:ukrainian:18 b:ultimately:-19 b:umber:36 b:umbrella:51 b:umdrehungen:10 b:un:-33 b:unaccompanied:24
b:unaided:7 b:uncle:-79 b:unclear:-53 b:undecided:3 b:under:-292 b:under-stage:45 b:underneath:1 b:underrated:11
b:understand:-55 b:understanding:20 b:undo:-35 b:unexplained:48 b:uniforms:-58 b:union:-10 b:unit:18 b:units:80
b:university:-4 b:unknown:3 b:unlock:21 b:unmerged:11 b:unmetered:13 b:unplugged:52 b:unread:-32 b:uns:56
b:unsettled:2 b:untangler:11 b:unter:-30 b:unterm:-22 b:unterschrieben:22 b:untested:13 b:until:-237 b:untouched:9
b:up:-44 b:update:-3 b:updates:-31 b:updating:-4 b:upgrade:-25 b:upgrading:-32 b:upload:-110 b:uploaded:-26
b:uploader:23 b:uploads:-10 b:upp:-22 b:upper:-80 b:upright:12 b:upset:-25 b:upsetting:-3 b:upstairs:-53 b:upstream:20
b:ur:-38 b:urok:9 b:us:84 b:usa:-39 b:usar:-46 b:usare:-32 b:use:-99 b:used:-22 b:useless:52 b:user:-121 b:useremo:-14
b:users:77 b:uses:-155 b:usher:11 b:using:-141 b:ustaliliśmy:16 b:usual:80 b:usually:-1 b:usypiają:20 b:uszczelkę:3
b:utc:35 b:utilise:-12 b:utläggningar:19 b:utrecht:9 b:uur:1 b:va:-36 b:vale:-10 b:valencia:8 b:valla:31 b:valley:-12
b:valuation:-17 b:value:43 b:vamos:-31 b:vardagar:17 b:variables:-29 b:variant:1 b:varnish:31 b:varvet:-8 b:vast:13
b:vat:20 b:ve:-25 b:vecino:-2 b:veckan:32 b:veckor:23 b:vega:7 b:vela:26 b:velha:24 b:vendor:-22 b:vendored:-22
b:venison:21 b:ver:-38 b:verbali:18 b:verboten:29 b:verified:44 b:verify:-3 b:verkstaden:13 b:verlegt:62 b:verona:16
b:vers:-32 b:verses:76 b:version:-42 b:versprochen:9 b:verstärker:4 b:verträgt:-26 b:very:-222 b:vests:12 b:vet:-7
b:vezes:-1 b:vi:-97 b:via:-115 b:viaggio:13 b:viajamos:1 b:video:-51 b:vie:28 b:viejo:26 b:viel:-50 b:vient:-13
b:vier:-19 b:vierten:-11 b:vieux:-27 b:view:17 b:vigneto:4 b:vigo:14 b:viking:30 b:vill:-15 b:village:8
b:villanueva:21 b:vimos:-16 b:violet:88 b:visa:-15 b:vision:-24 b:visit:75 b:visite:-14 b:visits:-21 b:visto:-36
b:vivid:11 b:vivienda:1 b:vocabulary:19 b:vocht:72 b:voetgangers:3 b:voglia:3 b:voglio:-7 b:void:43 b:voids:-56
b:voir:-28 b:voitures:8 b:voix:-2 b:volcanoes:-15 b:volhoudt:20 b:voliere:46 b:voller:-21 b:volt:12 b:volts:29
b:volunteer:-11 b:volés:-3 b:vom:-115 b:von:-101 b:voor:-92 b:voordat:-22 b:vor:-14 b:vorbei:25 b:vorgemerkt:27
b:vorstand:6 b:votre:-3 b:voté:18 b:voucher:-55 b:vous:-37 b:vowels:44 b:vpn:18 b:vulkan:13 b:vävstolen:9 b:w:-125
b:wachsen:24 b:wait:59 b:waiter:-70 b:waits:23 b:wake:-95 b:wakes:-9 b:walca:12 b:walk:-24 b:walked:4 b:walker:21
b:walks:-93 b:walkway:-2 b:wall:78 b:walnut:167 b:waltz:7 b:want:-105 b:wanted:32 b:wants:-133 b:wardens:18
b:wards:-26 b:warehouse:49 b:warm:-7 b:warmup:9 b:warp:-44 b:was:-81 b:wash:-38 b:washed:-51 b:waste:-3 b:wat:-50
b:watch:57 b:watchdog:23 b:watched:-49 b:water:-39 b:waterpomp:-10 b:watt:31 b:watts:77 b:wav:53 b:waves:7 b:we:-134
b:we'll:-28 b:we're:-60 b:we've:-22 b:weak:-1 b:wearing:-57 b:wears:-74 b:weather:-14 b:weathervane:5 b:weaver:-11
b:weavers:-1 b:web:-33 b:webgl:22 b:webrahmen:15 b:website:41 b:wed:-10 b:wedding:105 b:weddings:9 b:wednesdays:24
b:week:2 b:week-end:9 b:weekdays:81 b:weekend:29 b:weekly:-25 b:weeks:56 b:weer:-28 b:wegen:-110 b:weggelaufen:10
b:weigh:-35 b:weighs:-38 b:weight:15 b:weir:-28 b:weiß:-21 b:welcome:51 b:welds:-60 b:well:71 b:wenigstens:-18
b:went:8 b:werden:164 b:were:-25 b:weselu:25 b:wet:-33 b:what:-301 b:whatever:-162 b:whats:-37 b:wheel:27 b:when:-120
b:where:-297 b:whereas:-26 b:whether:-292 b:which:-293 b:while:-221 b:whine:28 b:whistle:27 b:who:-132 b:whole:-172
b:wholesaler:28 b:whom:-4 b:whos:-10 b:whose:-40 b:why:-106 b:wiarę:7 b:wide:71 b:wie:-100 b:wieczorem:54 b:wieczór:19
b:wieder:28 b:wife:-69 b:wife's:12 b:wifi:-3 b:wil:-24 b:will:28 b:wind:-8 b:window:40 b:winds:-17 b:windscreen:-10
b:wine:43 b:wing:7 b:winked:13 b:winning:29 b:winters:35 b:wir:-12 b:wird:2 b:wirklich:-14 b:wish:-42 b:wished:69
b:with:-303 b:withdrawn:-12 b:within:-171 b:without:-134 b:więc:-41 b:wobble:12 b:woche:20 b:wochen:38 b:wochenende:2
b:wolnego:51 b:wolno:-5 b:wolność:9 b:wolę:-22 b:won:8 b:wonder:-102 b:wonderful:-12 b:wont:-4 b:wood:55 b:wooden:-82
b:woohoo:17 b:word:-8 b:worden:49 b:words:63 b:wordt:-1 b:work:51 b:worker:14 b:workers:75 b:works:29 b:worksheet:12
b:world:28 b:worries:-36 b:worry:5 b:worse:64 b:worth:-70 b:would:-17 b:wouldn't:-2 b:wow:-23 b:wrap:-7 b:wrapping:-31
b:wreck:12 b:write:-113 b:writes:-119 b:writing:87 b:written:-41 b:wrong:24 b:wrongly:9 b:wrote:-23 b:wstępów:10
b:wuv:27 b:wyczyszczone:41 b:wyjście:19 b:wynosi:-1 b:wyłączone:-8 b:während:-7 b:x-ray:-29 b:xeon:42 b:xml:52
b:ya:-50 b:yaml:10 b:yapmış:4 b:yard:53 b:yarn:-17 b:yatacak:48 b:yazılır:35 b:yday:21 b:yeah:-44 b:year:78
b:years:-50 b:yedek:-22 b:yes:14 b:yesterday:10 b:yesterdays:-11 b:yet:40 b:yilmaz:8 b:yo:11 b:yodelling:13 b:you:-63
b:you'd:-19 b:you'll:-80 b:you're:-68 b:you've:-75 b:young:-4 b:youngest:-1 b:your:-313 b:yourself:71 b:youssef:13
b:youtube:21 b:yusuf:28 b:z:-20 b:za:-64 b:zaczynali:15 b:zahlen:-6 b:zahlenschloss:2 b:zahnschmerzen:9 b:zapytania:-2
b:zawsze:-7 b:ze:-22 b:zeg:30 b:zeit:24 b:zeszyt:22 b:zet:-58 b:zgierzu:11 b:zia:-7 b:zig:55 b:zijn:22 b:zinc:103
b:zio:-6 b:zo'n:-31 b:zomer:-13 b:zonder:-31 b:zorundadır:10 b:zostajemy:-6 b:zr:7 b:zstd:32 b:zug:-13 b:zugabe:9
b:zugesagt:60 b:zulassen:18 b:zum:-128 b:zur:-107 b:zusammen:34 b:zusätze:23 b:zweite:-62 b:zweiten:-11 b:zwrócimy:-11
b:zählen:10 b:zähne:18 b:züge:9 b:à:-148 b:às:-22 b:än:-28 b:ändå:12 b:är:-57 b:ça:-54 b:çalıştırıyor:40
b:çalışıyor:63 b:çocuklar:-19 b:çok:-43 b:çıkmadı:17 b:çıkmıyoruz:28 b:è:-40 b:é:-93 b:écoles:-5 b:éveillé:10
b:être:-6 b:über:-32 b:überschreiten:12 b:überschwungen:23 b:übersetzungen:16 b:überweisung:35 b:übungen:20
b:śpiewnik:6 b:śpię:20 b:środowiskowych:8 b:środy:8 b:środę:9 b:żałuję:20 b:в:-33 b:встала:25 b:главы:28 b:жить:26
b:используется:35 b:не:-29 b:пятницам:30 ba:*_*:-123 ba:*_0:-115 ba:*_additional:-16 ba:*_at:4 ba:*_backups:-28
ba:*_could:18 ba:*_current:-23 ba:*_dagster:-9 ba:*_doors:-11 ba:*_dsv:-5 ba:*_from:4 ba:*_gift:-2 ba:*_gracia:-9
ba:*_herr:-5 ba:*_i:84 ba:*_i'd:8 ba:*_id:-5 ba:*_in:95 ba:*_joan:-7 ba:*_la:2 ba:*_last:-4 ba:*_me:-18 ba:*_my:-90
ba:*_never:-41 ba:*_new:-5 ba:*_no:-39 ba:*_on:62 ba:*_one:-2 ba:*_oskar:-29 ba:*_outbound:-8 ba:*_outgoing:-5
ba:*_please:-8 ba:*_port:-22 ba:*_pressed:-1 ba:*_que:-1 ba:*_qué:-22 ba:*_ravi:-2 ba:*_reading:-16 ba:*_receiving:-14
ba:*_return:-24 ba:*_seguro:-9 ba:*_serial:-79 ba:*_sí:-13 ba:*_that:20 ba:*_the:-57 ba:*_theres:-7 ba:*_tiene:-4
ba:*_upstairs:-15 ba:*_vaillant:-19 ba:*_we:-29 ba:*_you:-16 ba:*_you're:-13 ba:*_your:3 ba:0_*:-127 ba:0_0:102
ba:0_a:-37 ba:0_about:-22 ba:0_actually:22 ba:0_adults:-17 ba:0_after:67 ba:0_also:18 ba:0_am:-60 ba:0_amps:-40
ba:0_an:-8 ba:0_and:3 ba:0_answers:-13 ba:0_anything:2 ba:0_apple:2 ba:0_are:37 ba:0_as:-14 ba:0_attempts:-51
ba:0_até:5 ba:0_aufträge:-9 ba:0_aushängen:-21 ba:0_back:51 ba:0_backend:3 ba:0_ballons:-26 ba:0_bar:-10 ba:0_bars:-46
ba:0_bathtubs:-12 ba:0_baud:-15 ba:0_beats:-66 ba:0_because:-6 ba:0_before:33 ba:0_bekommen:-39 ba:0_bekommst:-32
ba:0_booked:4 ba:0_brb:1 ba:0_breng:-6 ba:0_brezeln:-38 ba:0_bring:-21 ba:0_bringe:-7 ba:0_broken:-26
ba:0_broodjes:-18 ba:0_browser:-4 ba:0_brücken:-9 ba:0_btw:-4 ba:0_business:-53 ba:0_by:94 ba:0_bytes:-50
ba:0_cabin:-8 ba:0_cabs:-14 ba:0_camera:37 ba:0_can:44 ba:0_cant:35 ba:0_car:10 ba:0_cars:-10 ba:0_centimetres:-57
ba:0_centimetri:-35 ba:0_certificate:-28 ba:0_characters:-25 ba:0_checked:-31 ba:0_children:-18 ba:0_chili:-11
ba:0_cinnamon:-32 ba:0_claim:44 ba:0_cm:-103 ba:0_code:31 ba:0_coffee:9 ba:0_columns:-11 ba:0_connections:-5
ba:0_container:-21 ba:0_copy:-4 ba:0_could:4 ba:0_counted:8 ba:0_crates:-5 ba:0_crew:13 ba:0_cubic:-41 ba:0_cutover:10
ba:0_d'un:-6 ba:0_da:11 ba:0_das:13 ba:0_day:10 ba:0_days:-90 ba:0_db:-12 ba:0_de:113 ba:0_degrees:-120
ba:0_degrés:-22 ba:0_delivered:-21 ba:0_departing:-23 ba:0_departs:-24 ba:0_der:50 ba:0_dezimeter:-38 ba:0_die:89
ba:0_do:101 ba:0_does:20 ba:0_doesn't:-19 ba:0_don't:11 ba:0_door:28 ba:0_draw:-1 ba:0_du:14 ba:0_during:6
ba:0_días:-14 ba:0_each:-4 ba:0_economy:-46 ba:0_eingetragen:-12 ba:0_el:120 ba:0_en:22 ba:0_entrego:-87
ba:0_entries:-19 ba:0_errors:-27 ba:0_est:-51 ba:0_euro:-140 ba:0_euros:-94 ba:0_every:18 ba:0_everyone:11 ba:0_feb:-2
ba:0_feet:-60 ba:0_files:-27 ba:0_finished:1 ba:0_first:3 ba:0_flashcards:-4 ba:0_floors:-18 ba:0_fm:1 ba:0_food:-15
ba:0_for:-49 ba:0_frame:11 ba:0_frames:-47 ba:0_free:-50 ba:0_freezer:-23 ba:0_from:22 ba:0_für:6 ba:0_g:-61
ba:0_gateway:-21 ba:0_gb:-113 ba:0_geplant:-60 ba:0_get:19 ba:0_gigabytes:-51 ba:0_gigas:-18 ba:0_giorni:-47
ba:0_give:6 ba:0_good:15 ba:0_got:40 ba:0_grad:-75 ba:0_gramm:-28 ba:0_grams:-89 ba:0_gulls:-11 ba:0_gün:-3
ba:0_günü:-58 ba:0_h:-33 ba:0_ha:28 ba:0_haha:16 ba:0_half:21 ba:0_has:-17 ba:0_have:2 ba:0_he:40 ba:0_heads:-60
ba:0_hello:11 ba:0_helm:-7 ba:0_her:22 ba:0_here:30 ba:0_hertz:-37 ba:0_het:7 ba:0_hi:1 ba:0_hier:6 ba:0_hmm:16
ba:0_homework:24 ba:0_horas:-18 ba:0_hours:-164 ba:0_how:13 ba:0_hrs:-40 ba:0_hz:-75 ba:0_höchstens:9 ba:0_i:-6
ba:0_i'd:94 ba:0_i'll:-280 ba:0_i'm:-21 ba:0_iah:-3 ba:0_ich:27 ba:0_id:58 ba:0_if:-39 ba:0_ik:2 ba:0_il:68 ba:0_im:15
ba:0_imparo:-39 ba:0_import:-7 ba:0_in:56 ba:0_includes:-1 ba:0_instead:-65 ba:0_is:-3 ba:0_it:52 ba:0_items:-30
ba:0_its:90 ba:0_jfk:-40 ba:0_joan:38 ba:0_jours:-14 ba:0_juli:-14 ba:0_just:-23 ba:0_kacheln:-46 ba:0_kb:-87
ba:0_keep:28 ba:0_kg:-78 ba:0_kids:-97 ba:0_kilo:-56 ba:0_kilobytes:-46 ba:0_kilometer:-18 ba:0_kilos:-90
ba:0_kilovatios:-16 ba:0_kilowatts:-12 ba:0_kinds:-43 ba:0_kişi:-29 ba:0_kleine:-35 ba:0_km:-70 ba:0_knots:-65
ba:0_kropli:-21 ba:0_kw:-21 ba:0_la:84 ba:0_last:41 ba:0_laternen:-10 ba:0_latest:-126 ba:0_lautsprecher:-5
ba:0_layers:-31 ba:0_le:127 ba:0_legal:8 ba:0_lena:2 ba:0_les:18 ba:0_lesson:19 ba:0_lessons:5 ba:0_let:33
ba:0_let's:9 ba:0_lets:19 ba:0_letters:-18 ba:0_leute:-54 ba:0_lever:-21 ba:0_lids:8 ba:0_liefere:-2 ba:0_line:23
ba:0_lines:-67 ba:0_liter:-2 ba:0_litres:-77 ba:0_litri:-12 ba:0_litros:-8 ba:0_lol:25 ba:0_long:-22 ba:0_looking:18
ba:0_m:-42 ba:0_ma:-34 ba:0_mai:-32 ba:0_maintenance:-38 ba:0_maintenant:-5 ba:0_make:19 ba:0_mando-lhe:-43
ba:0_many:18 ba:0_march:-11 ba:0_marks:-8 ba:0_maternity:6 ba:0_mb:-136 ba:0_mbit:-69 ba:0_me:1 ba:0_means:-8
ba:0_megabits:-51 ba:0_megabyte:-41 ba:0_megabytes:-62 ba:0_meldet:-34 ba:0_metres:-81 ba:0_metros:-12 ba:0_mg:-61
ba:0_microamps:-24 ba:0_microns:-34 ba:0_microseconds:-6 ba:0_mikroampere:-26 ba:0_miles:-22 ba:0_millimetres:-35
ba:0_milliseconds:-98 ba:0_millisekunden:-52 ba:0_min:-142 ba:0_mina:5 ba:0_mins:-4 ba:0_minuten:-98 ba:0_minutes:-133
ba:0_minuti:-45 ba:0_minutos:-64 ba:0_ml:-49 ba:0_mm:-148 ba:0_monday:19 ba:0_months:-53 ba:0_more:42 ba:0_morning:33
ba:0_moved:36 ba:0_mr:1 ba:0_ms:-193 ba:0_muestras:-17 ba:0_mv:-21 ba:0_my:103 ba:0_möglich:-4 ba:0_na:37
ba:0_nachgeholt:-43 ba:0_nachrichten:-15 ba:0_nauczę:-36 ba:0_never:7 ba:0_new:-138 ba:0_newtons:-16 ba:0_next:5
ba:0_nice:8 ba:0_nobody:26 ba:0_north:-42 ba:0_nos:3 ba:0_noted:9 ba:0_now:-129 ba:0_o:69 ba:0_o'clock:-35
ba:0_octets:-21 ba:0_oddam:-55 ba:0_oddamy:-34 ba:0_ok:55 ba:0_on:56 ba:0_once:30 ba:0_one:112 ba:0_open:-34
ba:0_ops:2 ba:0_ord:-1 ba:0_ore:-1 ba:0_oskar:16 ba:0_other:-9 ba:0_our:42 ba:0_outbound:1 ba:0_p-anteil:3
ba:0_packs:-21 ba:0_page:33 ba:0_pages:-48 ba:0_pairs:-22 ba:0_palavras:-4 ba:0_pallets:-50 ba:0_pandas:8
ba:0_para:-13 ba:0_parallel:-65 ba:0_passed:-4 ba:0_patient:10 ba:0_payment:-5 ba:0_people:-175 ba:0_per:-75
ba:0_percent:-123 ba:0_permit:7 ba:0_persone:-40 ba:0_personer:-6 ba:0_pezzi:-5 ba:0_physics:-14 ba:0_physiotherapy:-3
ba:0_pies:14 ba:0_plazas:-3 ba:0_pls:18 ba:0_pm:-77 ba:0_points:-101 ba:0_poll:5 ba:0_pontos:-13 ba:0_poor:-14
ba:0_port:19 ba:0_portrait:4 ba:0_pounds:-59 ba:0_ppl:-5 ba:0_ppm:-22 ba:0_practice:-9 ba:0_preview:4
ba:0_previously:-25 ba:0_procent:-32 ba:0_profil:8 ba:0_promise:-58 ba:0_prześlę:-51 ba:0_psi:-16 ba:0_punkte:-63
ba:0_punten:-19 ba:0_puntos:-30 ba:0_pupils:-12 ba:0_push:4 ba:0_pushed:-15 ba:0_px:-18 ba:0_que:20 ba:0_questions:-27
ba:0_rack:25 ba:0_radiators:-6 ba:0_rained:2 ba:0_rather:22 ba:0_reading:37 ba:0_reiche:-1 ba:0_requests:-43
ba:0_reviews:19 ba:0_righe:-20 ba:0_right:-49 ba:0_room:6 ba:0_rows:-56 ba:0_s:-45 ba:0_sailing:3 ba:0_saniye:-1
ba:0_schließen:-31 ba:0_schülern:-20 ba:0_sea:-24 ba:0_seats:-1 ba:0_sec:-23 ba:0_secondes:-14 ba:0_secondi:-9
ba:0_seconds:-123 ba:0_segundos:-34 ba:0_seiten:-33 ba:0_sekund:-3 ba:0_sekunden:-27 ba:0_sekunder:-21 ba:0_send:1
ba:0_server:-20 ba:0_sheets:-8 ba:0_shells:-2 ba:0_should:19 ba:0_sin:-15 ba:0_since:-35 ba:0_small:-5 ba:0_so:84
ba:0_sockets:-14 ba:0_some:9 ba:0_somebody:20 ba:0_sorten:-14 ba:0_sorter:10 ba:0_sounds:28 ba:0_spoke:2
ba:0_starboard:2 ba:0_stars:-13 ba:0_stationen:-5 ba:0_statt:-74 ba:0_steps:-14 ba:0_sternschnuppen:-10 ba:0_still:37
ba:0_stop:4 ba:0_store:1 ba:0_strangers:-1 ba:0_stunden:-76 ba:0_such:-20 ba:0_table:13 ba:0_tabs:-76 ba:0_tage:-98
ba:0_take:14 ba:0_talked:12 ba:0_tarihine:-38 ba:0_tasting:4 ba:0_teeth:-35 ba:0_tenths:-12 ba:0_text:11 ba:0_thank:21
ba:0_thanks:13 ba:0_that:88 ba:0_the:151 ba:0_their:17 ba:0_then:-94 ba:0_there:80 ba:0_theres:4 ba:0_they:-37
ba:0_this:-47 ba:0_those:18 ba:0_thousand:-28 ba:0_ti:-21 ba:0_ticket:27 ba:0_times:-83 ba:0_timmar:-9 ba:0_tmrw:1
ba:0_to:45 ba:0_toe:-33 ba:0_token:13 ba:0_tonnes:-67 ba:0_tons:-13 ba:0_too:69 ba:0_total:-19 ba:0_triangles:-3
ba:0_tries:-25 ba:0_turns:-1 ba:0_two:69 ba:0_u:-3 ba:0_uhr:-8 ba:0_un:18 ba:0_under:24 ba:0_unfortunately:21
ba:0_units:-26 ba:0_up:55 ba:0_upper:3 ba:0_use:13 ba:0_users:-46 ba:0_utc:-16 ba:0_uur:-10 ba:0_van:4 ba:0_veckor:-32
ba:0_verlegt:-79 ba:0_verwacht:-30 ba:0_very:5 ba:0_visitors:-67 ba:0_volt:-46 ba:0_volts:-42 ba:0_vorgemerkt:-48
ba:0_wagons:-3 ba:0_war:-19 ba:0_water:15 ba:0_watts:-46 ba:0_we:71 ba:0_we're:4 ba:0_weaving:-33 ba:0_weeks:-59
ba:0_weken:-2 ba:0_welcome:14 ba:0_were:4 ba:0_west:26 ba:0_what:64 ba:0_whether:43 ba:0_while:14 ba:0_who:36
ba:0_wide:-18 ba:0_winters:-2 ba:0_wir:15 ba:0_wirksam:-5 ba:0_with:116 ba:0_wochen:-22 ba:0_won't:-15 ba:0_words:-100
ba:0_workers:-17 ba:0_works:-22 ba:0_wuv:-36 ba:0_wyślę:-36 ba:0_years:-78 ba:0_yes:47 ba:0_you:-74 ba:0_you'll:-213
ba:0_you're:10 ba:0_your:89 ba:0_yr:-6 ba:0_yrs:-35 ba:0_zaplanowano:-37 ba:0_zeit:-52 ba:0_zentimeter:-31
ba:0_zugesagt:-15 ba:0_zwykłych:-13 ba:0_à:30 ba:ab_herbst:-26 ba:ablation_a:-22 ba:about_the:-64 ba:above_0:-21
ba:above_the:-55 ba:abt_the:-7 ba:abuelos_no:-1 ba:accent_colour:-3 ba:accept_our:-19 ba:accepts_no:-16
ba:accident_i:-1 ba:account_*:-20 ba:account_a:13 ba:account_the:10 ba:accreditation_audit:-5 ba:aclarado_el:-1
ba:across_the:-93 ba:act_two:-16 ba:actually_good:-7 ba:actually_i'd:-37 ba:address_*:-30 ba:address_quay:-9
ba:address_the:-5 ba:adds_a:-8 ba:adega_velha:-14 ba:admit_i:-13 ba:admit_she:-11 ba:afraid_i:-40 ba:afraid_the:-45
ba:after_all:-2 ba:after_the:-55 ba:after_your:-9 ba:afternoons_im:-1 ba:again_*:-15 ba:again_after:-55
ba:again_and:-50 ba:again_at:-37 ba:again_haha:-32 ba:again_here:-9 ba:again_i:10 ba:again_lol:-191 ba:again_on:-7
ba:again_since:-12 ba:again_w:-22 ba:again_will:-3 ba:again_with:-9 ba:again_you:-12 ba:against_the:-58
ba:agent_who:-43 ba:ago_nobody:-27 ba:ago_the:15 ba:agosto_la:-8 ba:ahead_all:-10 ba:ainda_não:-32 ba:airflow_*:-21
ba:alarm_latency:-22 ba:alert_the:-10 ba:algae_i:-15 ba:all_i:-137 ba:all_its:-17 ba:all_so:-4 ba:all_that's:-15
ba:all_the:-40 ba:all_times:-4 ba:alles_er:-16 ba:allowed_0:-57 ba:allows_0:-70 ba:allows_a:-2 ba:allt_i:-8
ba:almost_i:-2 ba:alone_*:-38 ba:alone_don't:-1 ba:alone_i:-26 ba:alone_the:19 ba:along_the:-80 ba:already_the:36
ba:alta_che:-8 ba:alte_förderbank:-18 ba:although_i:-68 ba:although_my:-21 ba:although_the:-18 ba:amateur_radio:-17
ba:amended_your:-15 ba:among_the:-2 ba:an_old:-6 ba:an_the:48 ba:analyse_your:-1 ba:and_i:-38 ba:android_we:-2
ba:angeles_lax:-37 ba:animals_lol:-2 ba:ankle_ines:-9 ba:announce_the:-29 ba:announces_the:-49 ba:anoche_el:-24
ba:ans_hotel:-20 ba:ansprechpartner_im:-24 ba:answer_the:15 ba:answers_max:-15 ba:antes_de:-14 ba:antiguo_ha:-3
ba:antiguo_ya:-14 ba:anyone_i:-59 ba:anyone_the:52 ba:anything_that:-23 ba:anything_the:-3 ba:anywhere_the:18
ba:api_die:-7 ba:api_only:-4 ba:app_*:-18 ba:apparently_my:-23 ba:apparently_someone:-11 ba:apparently_the:-36
ba:applicant_id:-19 ba:appreciate_your:-3 ba:april_0:-101 ba:après_le:-4 ba:aquí_el:-5 ba:archive_the:1
ba:archive_uploads:-15 ba:are_we:-15 ba:around_trieste:-9 ba:arranged_i:-31 ba:as_i:-14 ba:ask_anyone:-42
ba:ask_hanne:-20 ba:ask_if:-33 ba:ask_ines:-8 ba:ask_me:-16 ba:ask_my:-9 ba:ask_priya's:-16 ba:ask_the:-33
ba:asked_for:-17 ba:asked_if:-43 ba:asked_my:-29 ba:asked_the:-22 ba:asked_what:-48 ba:asks_my:-45 ba:asleep_after:-3
ba:assist_you:-74 ba:at_a:-16 ba:at_my:-51 ba:at_the:-176 ba:ate_my:-22 ba:atlanta_atl:-4 ba:auf_ihrem:-19
ba:august_0:-158 ba:aunque_no:-7 ba:aus_der:-6 ba:aus_eimern:-16 ba:aus_ghent:-18 ba:aus_the:5 ba:autumn_i:-11
ba:autumn_mrs:-30 ba:avant_la:-3 ba:avant_the:32 ba:awake_the:6 ba:away_*:-19 ba:away_the:1 ba:away_what:-51
ba:ay_my:-2 ba:b_i:-7 ba:back_from:-33 ba:back_i:21 ba:back_in:-86 ba:back_on:-66 ba:back_stairs:-1 ba:back_the:-33
ba:back_then:-73 ba:back_to:-13 ba:back_we:-16 ba:back_when:-51 ba:back_yesterday:-6 ba:backup_mx:-7 ba:badge_*:-36
ba:bakery_the:13 ba:bakery_we:-18 ba:balancers_i:-47 ba:balloon_pls:-8 ba:band_they:-17 ba:bank_call:-3
ba:bank_transfer:-35 ba:bar_the:8 ba:bar_who:-1 ba:barbacoa_no:-30 ba:basalt_it:-2 ba:basalt_luggage:-5
ba:basalt_one:-15 ba:basalt_the:26 ba:bascule_le:-13 ba:basic_economy:-37 ba:basically_a:-32 ba:basically_i:-36
ba:batch_size:-2 ba:bath_i:-5 ba:bath_we:-3 ba:bay_humidity:-33 ba:bc_the:-23 ba:be_a:-3 ba:beach_yes:-6
ba:beam_search:-15 ba:beard_haha:-39 ba:bearings_i:-18 ba:bearings_we:-21 ba:bears_the:-46 ba:beat_error:-5
ba:beat_going:-19 ba:beats_a:-14 ba:beats_any:-12 ba:because_the:-4 ba:become_a:-13 ba:bed_i:-64 ba:bedding_we'd:-7
ba:been_a:-5 ba:beers_i:-32 ba:before_i:-35 ba:before_i've:-8 ba:before_my:-21 ba:before_the:-22 ba:before_you:-33
ba:beg_your:-5 ba:begin_our:-14 ba:beginners_i:-17 ba:behind_a:-9 ba:behind_the:-110 ba:bei_der:-38 ba:bei_uns:-17
ba:beim_funk:-24 ba:beim_start:-3 ba:being_so:-11 ba:bekommen_sie:-39 ba:bekommt_die:-8 ba:believe_the:-12
ba:believes_i:-23 ba:believes_the:-38 ba:bell_the:23 ba:bellows_please:-26 ba:below_0:-30 ba:below_the:-55
ba:belt_the:-15 ba:bergen_in:20 ba:bergen_nobody:-4 ba:bergen_they:-12 ba:beschädigten_dachbox:-10 ba:beside_the:-59
ba:besides_the:-4 ba:best_the:56 ba:betale_depositum:-6 ba:beträgt_die:-15 ba:better_the:13 ba:between_the:-114
ba:between_two:-2 ba:bill_cant:-7 ba:bill_i've:-33 ba:bin_ich:-42 ba:bird_survey:-10 ba:birthday_cash:-15
ba:bit_i've:-14 ba:blacks_if:-18 ba:blame_the:-8 ba:bleed_the:-2 ba:block_i:-50 ba:blower_a:-24 ba:board_i:-67
ba:boat_i:-50 ba:bodde_i:-8 ba:bonito_lo:-7 ba:bonne_humeur:-9 ba:book_my:-45 ba:book_the:-39 ba:booked_for:-9
ba:booked_the:-85 ba:booking_*:33 ba:booking_0:-24 ba:booking_could:2 ba:booking_the:-14 ba:boot_loader:-11
ba:boot_the:8 ba:bordeaux_i:-27 ba:borrowed_the:-11 ba:both_our:-27 ba:bought_a:-8 ba:box_i:-54 ba:box_labeled:-6
ba:box_max:-46 ba:boxes_i'd:-39 ba:brace_you:-2 ba:branch_0:-23 ba:branch_i:13 ba:branch_the:-28 ba:branches_dont:-37
ba:brb_coffee:-3 ba:brb_someone:-16 ba:bread_that:-32 ba:break_i:-11 ba:breakfast_voucher:-36 ba:breaking_the:-21
ba:breaks_my:-43 ba:breaks_the:-20 ba:brewer_i:-6 ba:bricks_somebody:-3 ba:bring_the:-81 ba:bringe_ich:-25
ba:bringen_wir:-20 ba:bringing_the:-56 ba:brings_the:-72 ba:british_spelling:-21 ba:brno_they:-9 ba:broke_his:-3
ba:broke_the:-38 ba:broken_*:-30 ba:brought_a:-11 ba:brought_the:-16 ba:budget_for:-38 ba:budget_night:-2
ba:bug_that:-26 ba:build_0:-28 ba:build_you:-17 ba:built_i'm:-65 ba:built_the:-10 ba:bumped_the:-76 ba:bus_can:-36
ba:bus_i:1 ba:bus_i'm:-27 ba:bus_the:31 ba:business_class:-61 ba:but_i:-97 ba:but_i'll:-13 ba:but_i'm:-10
ba:but_the:-31 ba:butter_please:-1 ba:by_the:-19 ba:búfer_no:-14 ba:c'è_il:-9 ba:cabin_we:-8 ba:cabinet_there:-27
ba:cabins_you:-25 ba:cable_car's:-5 ba:cable_the:4 ba:cables_max:-10 ba:cabs_max:-22 ba:cake_shaped:-21 ba:cake_the:15
ba:cakes_dont:-11 ba:cakes_the:3 ba:calendar_berta:-22 ba:calendar_pr:-16 ba:calibrate_the:-13 ba:call_it's:-31
ba:call_the:-115 ba:callbacks_*:-19 ba:calle_olmo:-29 ba:called_dont:-11 ba:callers_just:-7 ba:calls_*:-33
ba:calls_i'd:-16 ba:calls_the:-4 ba:cambiado_el:-19 ba:cambiar_el:-15 ba:came_back:-16 ba:came_in:-3 ba:came_the:49
ba:camillas_lo:-13 ba:campanario_la:-2 ba:can_i:-25 ba:can_the:4 ba:can_you:-7 ba:cancel_my:-45 ba:cancel_the:-59
ba:canceling_your:-43 ba:cancellation_0:18 ba:cancellation_change:-83 ba:cancellation_i'm:2 ba:cancelled_the:-65
ba:cap_for:-6 ba:cap_the:-29 ba:capped_at:-14 ba:caps_the:-55 ba:captain_rieger:-6 ba:captions_dont:-8
ba:captures_the:-56 ba:car_park:-33 ba:car_the:16 ba:card_*:16 ba:card_0:3 ba:card_ending:-19 ba:card_pin:-1
ba:card_scan:-5 ba:card_she:-8 ba:cards_i:-94 ba:cards_the:10 ba:care_vlan:-2 ba:cargo_bike:-27 ba:carnival_monday:-24
ba:carried_the:-47 ba:carries_the:-118 ba:carrinha_no:-14 ba:carry_a:-14 ba:carry_the:-13 ba:carrying_the:-30
ba:case_you:-37 ba:cases_i:-54 ba:cat_the:7 ba:catalogue_our:-40 ba:caves_that:-12 ba:cedar_glove:-8 ba:cedar_the:19
ba:ceiling_for:-42 ba:ceiling_put:-13 ba:cells_*:-17 ba:centimetres_high:-20 ba:certificate_remaining:-4
ba:chain_ferry:-6 ba:chairs_gone:-2 ba:chalet_edelweiss:-19 ba:change_i:17 ba:change_my:-82 ba:change_the:-92
ba:change_your:-9 ba:changed_the:-69 ba:changes_you:-21 ba:changing_the:-56 ba:changing_your:-18 ba:channel_please:-7
ba:chapter_0:-33 ba:chapô_*:-12 ba:charge_my:-5 ba:chart_we:-22 ba:chase_the:-3 ba:chased_our:-10 ba:chasing_a:-1
ba:chat_i:-41 ba:chat_i'd:-13 ba:chat_i'll:-17 ba:check_if:-7 ba:check_the:-89 ba:check_your:-5 ba:checked_the:-18
ba:checking_the:-14 ba:checks_the:-44 ba:cheers_gwendolyn:-32 ba:chess_club:-20 ba:chez_le:-1 ba:chiama_paolo:-6
ba:chicago_ord:-13 ba:child_i:-80 ba:chimney_sweep:-31 ba:choice_i:-31 ba:choice_i'd:-71 ba:choice_mum:-25
ba:choisi_le:-34 ba:choose_i:-10 ba:chose_the:-24 ba:christmas_i:-44 ba:christmas_it:-1 ba:christmas_the:5
ba:ciel_je:-8 ba:cinnamon_rolls:-10 ba:circle_the:1 ba:circuits_you:-6 ba:claim_*:-13 ba:claim_for:-8
ba:claims_there:-6 ba:clashes_with:-5 ba:class_*:33 ba:class_0:11 ba:class_got:-11 ba:class_somebody:-49
ba:class_we:-13 ba:class_you:-3 ba:class_your:-22 ba:classes_the:13 ba:classic_the:14 ba:clean_my:-9
ba:cleaning_the:-10 ba:clear_the:-52 ba:clearance_the:-4 ba:cleared_the:-2 ba:clearing_the:-9 ba:clocks_my:-3
ba:close_the:-41 ba:closes_the:-12 ba:closing_the:-30 ba:cloud_bill:-25 ba:club_the:7 ba:cm_0:19 ba:cm_high:-65
ba:cm_in:-2 ba:cm_lang:-30 ba:cm_tall:-41 ba:cm_thick:-26 ba:coastal_skipper:-11 ba:cobre_no:-14 ba:cocineras_les:-15
ba:cocoa_not:-2 ba:code_0:-47 ba:code_for:-24 ba:code_freeze:-92 ba:code_i:9 ba:code_no:-11 ba:code_the:28
ba:coffee_consumption:-1 ba:coffee_machine:-20 ba:coffee_roasters:-7 ba:coffee_they:-1 ba:coffees_since:-9
ba:cold_start:-8 ba:cold_store:-45 ba:colleague_oskar:-2 ba:colleague_tove:-17 ba:colleague_we:-14
ba:colleagues_there:-24 ba:collect_the:-29 ba:collected_the:-9 ba:collecting_the:-8 ba:collects_the:-31
ba:colonne_*:-11 ba:colour-blind_tester:-12 ba:colour_blind:-13 ba:colour_the:-61 ba:colour_you:-3 ba:com_o:-41
ba:comes_after:-1 ba:comes_every:-12 ba:comes_from:-5 ba:comes_the:-79 ba:comme_le:-7 ba:commit_0:-33
ba:commit_that:-13 ba:commitment_i:-18 ba:comms_*:-10 ba:company_ive:-21 ba:company_that:-9 ba:compare_the:-48
ba:completes_the:-21 ba:compte_0:-13 ba:computer_the:-15 ba:computers_always:-4 ba:comune_ha:-30 ba:con_il:-9
ba:con_la:-38 ba:con_mio:-3 ba:concert_in:-1 ba:confirm_if:-51 ba:confirm_the:-52 ba:conflit_*:-5 ba:connaître_le:-32
ba:consider_the:-28 ba:considered_the:-13 ba:considering_the:-21 ba:consumer_i:-8 ba:contacting_a:-1 ba:container_0:-5
ba:containers_floating:-2 ba:contract_no:-2 ba:contract_the:-40 ba:contrast_checker:-1 ba:conversions_you:-33
ba:converted_the:-10 ba:convinced_it:-10 ba:convinced_the:-42 ba:cook_never:-6 ba:cooks_i:-20 ba:cookware_you:-17
ba:copertina_mi:-1 ba:copie_*:-9 ba:copies_a:-1 ba:cord_blood:-8 ba:cork_i:-4 ba:cork_the:9 ba:cork_they:-48
ba:cork_we:-19 ba:corner_i:-25 ba:corner_two:-18 ba:correct_my:-86 ba:corregido_el:-7 ba:correr_mi:-12
ba:cortar_la:-16 ba:costs_0:-21 ba:costs_the:-25 ba:cots_*:-38 ba:could_we:-34 ba:count_no:-3 ba:counted_the:-25
ba:countries_the:-22 ba:counts_as:-45 ba:courier_pickup:-12 ba:course_everyone:-13 ba:course_i:-78 ba:course_the:-26
ba:course_we:-25 ba:court_i:-42 ba:courtesy_we've:-37 ba:cousin_did:-11 ba:cousin_never:-4 ba:cousin_the:7
ba:cover_the:-67 ba:covers_the:-57 ba:cracks_*:-19 ba:crane_i:-42 ba:crates_that:-9 ba:credit_card:-10
ba:crews_apparently:-14 ba:crib_*:-5 ba:cross_my:-44 ba:crosses_the:-15 ba:crosses_tierney's:-35 ba:crossing_i:-8
ba:cues_after:-6 ba:cup_tasting:-17 ba:curious_the:18 ba:cursor_*:-11 ba:curto_no:-17 ba:customer_saw:-16
ba:customers_pls:-2 ba:cut_our:-3 ba:cut_the:-37 ba:cuz_the:-16 ba:código_q:-9 ba:d'après_le:-32 ba:dach_szkoły:-3
ba:dad_got:-37 ba:dalla_a:-13 ba:damage_claim:-49 ba:damaged_cookware:-9 ba:dancers_*:-24 ba:dans_la:-60
ba:dans_le:-23 ba:darfst_mir:-8 ba:dass_die:-20 ba:datasheet_i'm:-52 ba:datasheets_*:-21 ba:day_*:-38 ba:day_a:8
ba:day_for:-61 ba:day_generator:-32 ba:day_i:-59 ba:day_if:-29 ba:day_max:-61 ba:day_my:24 ba:day_now:-2 ba:day_on:-1
ba:day_shift:-6 ba:day_so:-49 ba:day_the:53 ba:day_ticket:-74 ba:day_we:-15 ba:day_you:-64 ba:daylight_i:-38
ba:daylight_your:-20 ba:days_0:36 ba:days_a:-27 ba:days_after:-36 ba:days_ahead:-56 ba:days_back:-13 ba:days_i:-5
ba:days_in:-19 ba:days_notice:-43 ba:days_straight:-48 ba:days_the:-23 ba:days_there:-7 ba:days_we:-93 ba:days_you:4
ba:de_mi:-6 ba:deal_here:-10 ba:debug_uart:-9 ba:december_0:-117 ba:decided_i'd:-12 ba:deep_the:1 ba:degrees_as:-6
ba:degrees_at:-8 ba:degrees_in:-85 ba:degrees_since:-38 ba:dein_ausbilder:-13 ba:deine_anmeldung:-6 ba:deleted_the:-2
ba:deliver_the:-88 ba:deliveries_then:-11 ba:delivery_address:-24 ba:demonstração_no:-38 ba:depot_there:-28
ba:derrière_la:-3 ba:des_tanneurs:-1 ba:desde_la:-27 ba:deserves_some:-3 ba:detail_i:-36 ba:details_*:56
ba:details_first:-75 ba:details_i:-4 ba:details_if:18 ba:details_not:-11 ba:devant_moi:-2 ba:deviation_you:-13
ba:dice_che:-18 ba:did_the:-65 ba:diesel_generator:-6 ba:diet_food:-11 ba:dietro_la:-13 ba:difference_i:3
ba:dinero_no:-6 ba:dinghy_we're:-22 ba:dinner_he:-7 ba:dinner_the:4 ba:dinner_what:-104 ba:dir_meine:-15
ba:discount_the:-18 ba:discuss_the:-25 ba:discussion_the:-28 ba:display_*:-8 ba:distributions_the:13 ba:dns_*:-89
ba:do_csv:-4 ba:do_not:-82 ba:do_our:-21 ba:do_the:-65 ba:do_they:-2 ba:do_we:-105 ba:do_you:-9 ba:docs_i'd:-18
ba:documenti_lunghi:-11 ba:does_not:-89 ba:does_the:-82 ba:dog_honestly:-42 ba:dog_never:-11 ba:dog_the:2
ba:dogs_when:-15 ba:doing_the:-48 ba:don_anselmo:-15 ba:dona_célia:-21 ba:donc_le:-13 ba:done_by:-2 ba:donkeys_*:-31
ba:donner_le:-4 ba:dont_give:-1 ba:door_code:-134 ba:door_got:-11 ba:door_he:-9 ba:door_in:-16 ba:door_the:78
ba:dottore_signor:-11 ba:double_booked:-15 ba:down_as:-9 ba:down_for:-25 ba:down_i:34 ba:down_i've:-80
ba:down_the:-107 ba:down_there:-20 ba:down_you:-37 ba:downgrading_your:-3 ba:download_max:-19 ba:downstairs_piano:-18
ba:downtime_max:-6 ba:dr_adler's:-1 ba:dr_ahlers's:-25 ba:drafts_the:-1 ba:dragged_the:-8 ba:drain_the:-26
ba:drains_the:-30 ba:draw_i'd:-13 ba:draw_the:-18 ba:drawing_we:-26 ba:drawn_in:-18 ba:draws_0:-11 ba:dream_i:-17
ba:dream_im:-3 ba:dredged_every:-8 ba:dreißig_kleiderkartons:-20 ba:drew_our:-12 ba:drilling_the:-6 ba:drive_i:-29
ba:driver_stelios:-17 ba:drivers_dont:-3 ba:drives_the:-82 ba:driveway_*:-13 ba:driving_he:-4 ba:driving_theory:-29
ba:dropped_the:-42 ba:dropping_the:-87 ba:drops_after:-21 ba:drops_the:-67 ba:drops_there:-12 ba:drum_i:-9
ba:dry_dock:-16 ba:dry_we:-23 ba:dug_my:-15 ba:during_the:-83 ba:dus_femke:-12 ba:dyes_please:-15 ba:dépasser_0:-23
ba:déplacé_le:-17 ba:désormais_la:-4 ba:each_english:-8 ba:each_i:10 ba:each_the:55 ba:ear_training:-31
ba:earliest_the:-4 ba:earliest_we:-13 ba:easter_i:-7 ba:eaten_a:-5 ba:eating_the:-13 ba:eats_the:-45
ba:economy_class:-38 ba:edition_the:-4 ba:editor_prefiro:-2 ba:eigene_motorhaube:-6 ba:eigenen_rhythmus:-21
ba:eight_trailers:-2 ba:election_they:-9 ba:elettrogeno_a:-12 ba:else_i:-132 ba:else_my:-15 ba:else_sat:-2
ba:else_the:8 ba:else_you:-17 ba:emails_please:-10 ba:empty_then:-29 ba:emptying_the:-8 ba:end_it:-42 ba:end_they:-59
ba:endings_the:-1 ba:ends_the:-10 ba:engine_the:-1 ba:engineer's_ok:-34 ba:engineer_set:-3 ba:engineer_we:-48
ba:english_pls:-10 ba:english_the:15 ba:enjoy_the:-58 ba:enough_for:-10 ba:enough_spanish:-21 ba:enough_the:1
ba:enter_the:-77 ba:enters_the:-70 ba:entregamos_o:-20 ba:entrego_o:-51 ba:entries_i:-54 ba:entro_il:-49
ba:entrou_no:-7 ba:entscheidet_der:-18 ba:env_*:-25 ba:enviado_el:-7 ba:erzählt_die:-8 ba:escolar_el:-14 ba:est_*:57
ba:est_0:37 ba:est_if:3 ba:est_nancy:-4 ba:est_next:-20 ba:est_solène:-17 ba:est_the:5 ba:estanque_no:-7 ba:ett_ekg:-1
ba:etudes_i:-15 ba:etudes_if:-4 ba:etwas_schönes:-2 ba:eur_*:-5 ba:euro_im:-9 ba:euro_leihgebühr:-60 ba:euro_pro:-38
ba:euro_schluss:-37 ba:euros_al:-3 ba:euros_de:-40 ba:even_if:-33 ba:even_my:-39 ba:even_the:-32
ba:evening_collection:-32 ba:evening_for:-4 ba:evening_i:-14 ba:evening_so:4 ba:evening_the:5
ba:eventual_consistency:-18 ba:ever_did:-28 ba:ever_give:-37 ba:ever_the:21 ba:everyone_the:30 ba:everything_he:-22
ba:everything_the:16 ba:exactly_the:19 ba:exactly_what:-16 ba:exam_got:-13 ba:exam_lets:-4 ba:exam_registration:-28
ba:exam_the:16 ba:exam_you:-12 ba:examen_oral:-11 ba:examiner_ill:-8 ba:examples_i:-27 ba:except_the:-44
ba:excuse_my:-23 ba:exemples_j'aime:-41 ba:exercise_nine:-4 ba:exercises_an:-11 ba:expect_my:-20 ba:expect_the:-109
ba:expires_on:-1 ba:explain_every:-7 ba:explain_the:-21 ba:explaining_we:-25 ba:exportar_no:-2 ba:eyes_give:-66
ba:fa_il:-10 ba:face_lol:-9 ba:face_when:-17 ba:faces_the:-8 ba:failing_snapshot:-4 ba:fails_the:-3 ba:fair_the:26
ba:fallen_ill:-30 ba:family_emergency:-3 ba:family_the:16 ba:far_as:-70 ba:far_if:-1 ba:far_in:8 ba:far_nicer:-11
ba:far_the:48 ba:far_there:-28 ba:far_too:-50 ba:far_what:-6 ba:far_why:-20 ba:fast_i:-5 ba:father_never:-9
ba:fatigue_les:-18 ba:fauteuils_raconter:-4 ba:favour_the:-24 ba:feature_freeze:-15 ba:february_0:-135 ba:fee_for:-13
ba:fee_i:-1 ba:feeds_the:-48 ba:feet_the:-47 ba:fella_could:-12 ba:fellow_traveller's:-7 ba:felmeddelanden_i:-13
ba:fera_le:-8 ba:ferrets_i:-13 ba:ferry_there:-4 ba:fetch_the:-60 ba:few_crc:-8 ba:fibres_still:-19
ba:fichier_parquet:-12 ba:field_nobody:-15 ba:field_the:16 ba:figura_como:-1 ba:figurants_c'est:-8 ba:figured_he:-1
ba:file_d'attente:-1 ba:file_that:-9 ba:file_the:33 ba:file_write:-12 ba:file_you:-16 ba:filed_under:-15
ba:fill_the:-3 ba:fills_the:-38 ba:filter_im:-14 ba:fim_do:-4 ba:final_la:-9 ba:finalement_le:-56 ba:find_the:-93
ba:finden_formulare:-1 ba:findet_das:-23 ba:finding_the:-36 ba:finds_the:-1 ba:fine_i:-5 ba:fine_prendiamo:-21
ba:finish_the:-6 ba:finished_the:-138 ba:finland_i:-20 ba:firearms_law:-13 ba:firefox_*:-37 ba:fires_there:-23
ba:firm_if:-6 ba:first_*:-79 ba:first_0:6 ba:first_aid:-26 ba:first_good:-10 ba:first_i:15 ba:first_name:-11
ba:first_ok:-9 ba:first_the:12 ba:first_then:-53 ba:first_try:-10 ba:first_violin:-2 ba:first_we:-34 ba:fish_i:-11
ba:fishing_co-op's:-2 ba:fit_my:-34 ba:fit_the:-14 ba:fits_the:-44 ba:five_i:-22 ba:five_the:2 ba:fix_the:-73
ba:fixed_ip:-2 ba:fixed_the:-56 ba:flake_they:-33 ba:flashed_the:-3 ba:flat_keys:-7 ba:flickering_saturn:-4
ba:fliegt_der:-15 ba:flight_*:9 ba:flight_0:-130 ba:flight_number:-15 ba:flight_please:19 ba:flights_0:10
ba:flights_you:-10 ba:flint_the:10 ba:floor_i:5 ba:floor_lol:-18 ba:floor_no:-50 ba:floor_the:18 ba:flux_lol:-13
ba:flyttades_ostarna:-2 ba:fog_so:-2 ba:fois_la:-19 ba:folded_*:-9 ba:folder_please:-30 ba:folder_the:12
ba:folder_we:-32 ba:folds_every:-41 ba:follow_the:-28 ba:following_the:-53 ba:following_your:-15 ba:follows_the:-10
ba:football_nobody:-27 ba:for_a:-36 ba:for_i:47 ba:for_my:-29 ba:for_the:-76 ba:forecast_we:-16 ba:forget_the:-29
ba:forget_what:-29 ba:formula_sheet:-10 ba:found_a:-36 ba:four_the:19 ba:fragment_i'm:-41 ba:frame_no:-29
ba:frames_a:-14 ba:free_checked:-9 ba:free_delivery:-21 ba:free_memory:-5 ba:free_storage:-29 ba:free_the:44
ba:freeze_the:14 ba:freezer_a:-29 ba:freezer_so:-16 ba:friday_its:-5 ba:fridays_*:-9 ba:fridge_east:-26
ba:fridge_the:5 ba:fridge_we:-27 ba:fridge_we'll:-7 ba:friend_ivan:-15 ba:fries_dont:-12 ba:from_a:-38 ba:from_i:9
ba:from_my:-59 ba:from_new:-33 ba:from_the:-73 ba:full_after:-22 ba:full_mock:-30 ba:full_the:14 ba:fun_fact:-30
ba:fund_we:-16 ba:funkt_der:-39 ba:funny_how:-52 ba:furious_if:-37 ba:further_0:8 ba:further_assistance:-43
ba:fyi_the:-8 ba:fährt_die:-3 ba:für_die:-18 ba:fürs_horn:-29 ba:ga_ik:-18 ba:gaan_we:-3 ba:gala_premiere:-12
ba:gallery_the:-34 ba:gallo_ha:-7 ba:garde_le:-56 ba:garlic_next:-6 ba:garnet_one:-3 ba:gas_bottle:-6 ba:gate_0:-39
ba:gate_code:-64 ba:gate_password:-10 ba:gateway_threads:-1 ba:gb_for:-6 ba:gb_wolnego:-13 ba:gdansk_the:4
ba:gdansk_they:-44 ba:gdansk_wrote:-2 ba:gebühr_für:-17 ba:geht_bis:-8 ba:gelati_a:-7 ba:gelöschter_mails:-39
ba:generators_i:-12 ba:gerda_the:8 ba:get_a:-22 ba:get_my:-48 ba:get_the:-86 ba:gets_a:-26 ba:gets_our:-6
ba:gets_the:-22 ba:getting_our:-14 ba:getting_the:-44 ba:geven_we:-22 ba:gewöhnlichen_montag:-17 ba:ghent_jest:-8
ba:ghent_nobody:-49 ba:ghent_the:40 ba:ghent_they:-18 ba:gift_*:-1 ba:gift_card:-13 ba:give_me:-11 ba:give_the:-55
ba:gives_parma:-16 ba:gives_you:-12 ba:glad_the:-54 ba:glad_your:-2 ba:glucose_meter:-11 ba:go_back:-15 ba:go_for:-22
ba:go_please:-14 ba:go_the:9 ba:god_i:-28 ba:god_the:-18 ba:goes_back:-9 ba:goes_in:-9 ba:goes_the:6 ba:going_with:-6
ba:golden_gerät:-7 ba:gone_so:-15 ba:gone_the:8 ba:good_company:-18 ba:good_morning:-33 ba:got_the:-10
ba:grading_the:-7 ba:grams_a:-3 ba:grams_each:-27 ba:grams_when:-40 ba:grandparents_then:-41 ba:graph_i'd:-26
ba:graphs_we:-12 ba:grateful_if:-39 ba:graz_o:-2 ba:graz_we:-3 ba:great-aunt_ida:-20 ba:great-uncle_alfred:-17
ba:green_i'll:-15 ba:greets_its:-8 ba:grego_no:-11 ba:ground_i:-16 ba:groupe_électrogène:-12 ba:große_kuppel:-19
ba:großes_technikerehrenwort:-10 ba:grúa_le:-10 ba:grünes_symbol:-10 ba:guardia_ya:-18 ba:guards_let:-3 ba:guess_i:-54
ba:guess_the:6 ba:guessing_the:-24 ba:guter_musik:-11 ba:ha_la:-7 ba:ha_the:1 ba:hab_die:-19 ba:haben_mein:-17
ba:hace_un:-13 ba:had_a:-11 ba:hago_el:-7 ba:haha_die:-25 ba:haha_i:-1 ba:haha_my:-78 ba:haha_no:-11 ba:haha_ok:-90
ba:haha_the:-3 ba:haha_yes:-70 ba:hal_oost:-24 ba:halen_we:-19 ba:half_a:-11 ba:half_my:-17 ba:half_the:-148
ba:hall_got:-3 ba:hall_the:5 ba:hall_two:-3 ba:hall_we:6 ba:hand_a:-42 ba:hand_luggage:-28 ba:hand_the:-22
ba:hand_whenever:-30 ba:handle_the:-17 ba:handling_i'm:-15 ba:handling_your:-6 ba:hands_if:-7 ba:hands_still:-25
ba:happier_with:-17 ba:harlan_mills:-3 ba:harvest_my:-14 ba:has_the:-5 ba:hasta_el:-22 ba:hat_der:-65
ba:hatching_tray:-8 ba:hauled_the:-35 ba:have_no:-16 ba:have_the:-16 ba:having_the:-10 ba:hazel_since:-7
ba:hazel_the:5 ba:head_a:7 ba:head_gardener's:-2 ba:head_office:-2 ba:head_race:-7 ba:head_spin:-4 ba:head_teacher:-11
ba:head_the:18 ba:headboard_i:-33 ba:health_inspector:-34 ba:hear_my:-22 ba:hear_the:-67 ba:heard_my:-7
ba:heat_nobody:-27 ba:heb_ik:-25 ba:hebben_we:-21 ba:height_that:-7 ba:heiße_suppe:-3 ba:held_the:-28 ba:hellre_ha:-14
ba:help_me:-36 ba:help_my:-13 ba:help_the:-8 ba:help_you:-6 ba:hence_the:-82 ba:her_old:-1 ba:here_he:-7 ba:here_i:-24
ba:here_i'll:-38 ba:here_it:6 ba:here_it's:-15 ba:here_on:-55 ba:here_the:11 ba:here_there:-54 ba:here_too:-39
ba:here_we:-12 ba:here_yesterday:-6 ba:herr_malik:-2 ba:het_iers:-11 ba:heures_*:-7 ba:hey_the:-22 ba:hides_the:-24
ba:high_the:3 ba:highlight_colour:-6 ba:hills_you:-2 ba:him_the:7 ba:hire_we:-17 ba:hissen_i:-47 ba:hit_the:-24
ba:hits_0:-23 ba:hits_the:-22 ba:hm_my:-1 ba:hm_ok:-21 ba:hmm_no:-42 ba:hmm_ok:-22 ba:hog_the:-6 ba:hohen_reck:-4
ba:hoje_o:-67 ba:hold_the:-112 ba:holding_the:-65 ba:holds_0:-68 ba:holds_the:-21 ba:holiday_the:1 ba:holt_mein:-8
ba:home_after:-1 ba:home_half:-18 ba:home_i'd:-11 ba:home_my:-5 ba:homework_i:-6 ba:homework_we:-13 ba:honestly_i:-100
ba:honestly_the:-12 ba:hooks_keep:-14 ba:hope_the:-49 ba:hope_your:-15 ba:horse_going:-45 ba:hos_gunilla:-7
ba:hose_*:-33 ba:hose_once:-10 ba:hospital_the:-15 ba:hosting_cant:-24 ba:hour_ago:-6 ba:hour_is:6 ba:hour_looking:-16
ba:hour_naming:-15 ba:hour_on:-26 ba:hour_window:-20 ba:hours_a:-71 ba:hours_at:-7 ba:hours_before:-3
ba:hours_chasing:-7 ba:hours_for:-26 ba:hours_i:7 ba:hours_i'm:-58 ba:hours_later:-1 ba:hours_looking:-14
ba:hours_max:-34 ba:hours_offline:-21 ba:hours_on:-35 ba:hours_the:68 ba:house_the:-27 ba:houses_a:-12
ba:houses_the:-11 ba:houston_iah:-53 ba:how_i:-62 ba:how_the:-20 ba:hows_the:-21 ba:hoy_he:-10 ba:huele_el:-12
ba:human_agent:-33 ba:hums_the:-4 ba:hundred_i:-22 ba:hungry_people:-5 ba:hurts_my:-16 ba:husband_what:-28
ba:hut_the:20 ba:hut_we:-6 ba:hält_die:-24 ba:hätte_ich:-13 ba:höchstens_0:-50 ba:i'm_not:-1 ba:id_*:35 ba:id_and:-18
ba:id_for:-24 ba:id_i:1 ba:id_rather:-100 ba:id_to:1 ba:idea_if:-22 ba:idea_what:-33 ba:ids_*:10 ba:ihrem_tisch:-7
ba:ihres_tarifs:-10 ba:ill_send:-15 ba:image_0:-20 ba:image_scan:-14 ba:imagine_the:-9 ba:imagine_walking:-2
ba:immer_die:-9 ba:imza_attı:-9 ba:in_a:-72 ba:in_bath:-8 ba:in_brno:-2 ba:in_cork:-10 ba:in_english:-16
ba:in_every:-7 ba:in_gdansk:-1 ba:in_ghent:-20 ba:in_graz:-2 ba:in_my:-92 ba:in_on:26 ba:in_our:-74 ba:in_the:-173
ba:in_your:-30 ba:inbox_no:-31 ba:incident_the:-51 ba:incl_the:-7 ba:includes_the:-54 ba:including_the:-42
ba:indeed_rather:-34 ba:indentation_i:-25 ba:indenting_the:-2 ba:ines_i'd:-39 ba:information_*:6 ba:inicio_no:-14
ba:ins_debug-log:-12 ba:ins_log:-4 ba:ins_moor:-3 ba:inside_the:-128 ba:inspection_the:10 ba:inspector_brandl:-8
ba:instead_of:-46 ba:instead_pls:-34 ba:instead_the:22 ba:insurance_0:23 ba:international_q:-3 ba:into_the:-108
ba:investor_the:-5 ba:inzwischen_die:-30 ba:is_0:-65 ba:is_a:-6 ba:is_el:19 ba:is_i:22 ba:is_not:-31 ba:is_still:-43
ba:isso_a:-11 ba:ist_kanal:-3 ba:ist_the:37 ba:it_*:9 ba:it_0:69 ba:it_a:53 ba:it_after:-3 ba:it_always:-31
ba:it_as:-22 ba:it_back:-1 ba:it_before:23 ba:it_blindfolded:-4 ba:it_coffee:-5 ba:it_could:-9 ba:it_de:46
ba:it_differently:-9 ba:it_does:-57 ba:it_each:-28 ba:it_for:41 ba:it_funny:-56 ba:it_haha:-25 ba:it_handy:-11
ba:it_how:-23 ba:it_i:83 ba:it_i'm:1 ba:it_in:-48 ba:it_is:-35 ba:it_it:26 ba:it_just:-38 ba:it_keep:-4 ba:it_lol:-45
ba:it_looks:-10 ba:it_must:-36 ba:it_my:36 ba:it_never:-64 ba:it_no:24 ba:it_now:-16 ba:it_ok:-5 ba:it_on:14
ba:it_once:1 ba:it_patients:-9 ba:it_polls:-15 ba:it_properly:-5 ba:it_rained:-66 ba:it_remains:-19 ba:it_seems:-30
ba:it_sees:-4 ba:it_smells:-15 ba:it_so:27 ba:it_sounds:-25 ba:it_strange:-12 ba:it_support:-41 ba:it_talked:-12
ba:it_the:1 ba:it_tomorrow:-23 ba:it_too:-11 ba:it_took:-10 ba:it_turned:-1 ba:it_turns:-81 ba:it_under:4 ba:it_up:-9
ba:it_visitors:2 ba:it_ward:-9 ba:it_was:-23 ba:it_we:45 ba:it_well:-15 ba:it_when:-28 ba:it_with:-70 ba:it_works:-1
ba:it_you:34 ba:it_you'd:-4 ba:italy_lol:-14 ba:için_selin:-12 ba:j'aime_mieux:-13 ba:jackets_i'd:-57
ba:jacquard_i:-46 ba:jaja_el:-8 ba:jaja_mi:-24 ba:january_0:-99 ba:january_i:-16 ba:jars_i'd:-33 ba:jeder_einheit:-2
ba:jetzt_bei:-7 ba:jfk_to:-16 ba:jingle_*:-8 ba:joan_il:-8 ba:job_0:-5 ba:job_i:-34 ba:job_i've:-21 ba:join_retry:-16
ba:joining_the:-11 ba:judging_my:-24 ba:july_0:-72 ba:july_you:-3 ba:june_0:-137 ba:june_all:-3 ba:june_i:-19
ba:june_we:-37 ba:just_the:-22 ba:kalte_füße:-7 ba:katalogu_core:-13 ba:kb_each:-20 ba:kb_for:-2 ba:keep_my:-38
ba:keep_the:-87 ba:keeping_the:-69 ba:keeps_the:-2 ba:keinen_fall:-6 ba:kestrel_it:-1 ba:key_the:14 ba:keys_i:-14
ba:keys_that:-15 ba:kg_per:-41 ba:kg_so:-34 ba:kg_tolerance:-26 ba:khaki_the:3 ba:kid_my:-53 ba:kids_the:15
ba:kids_want:-19 ba:kill_the:-18 ba:kilo_fisch:-22 ba:kilos_at:-4 ba:kilos_in:-1 ba:kilos_per:-57 ba:kilos_the:18
ba:kiosk_i:-40 ba:kit_i:-45 ba:kits_don't:-4 ba:kişi_imza:-9 ba:kkk_o:-32 ba:kleedhokjes_niet:-5
ba:kleine_badestellen:-18 ba:kleinen_zacken:-27 ba:klingt_nach:-5 ba:klucz_do:-1 ba:klucze_api:-4 ba:knight_forks:-2
ba:knot_the:-10 ba:knoten_wind:-42 ba:know_*:45 ba:know_how:-33 ba:know_if:-65 ba:know_thai:-23 ba:know_the:-47
ba:know_what:-96 ba:know_which:-44 ba:knows_the:-11 ba:knuckles_if:-20 ba:kod_0:-5 ba:kommentare_im:-7
ba:kommt_die:-40 ba:krijg_je:-2 ba:krosno_anna:-35 ba:krośnie_hanna:-7 ba:kw_lenze:-1 ba:kälteren_füße:-5
ba:l'alfabeto_morse:-15 ba:l'assemblea_dei:-6 ba:l'assurance_ne:-3 ba:l'atelier_le:-14 ba:l'échafaudage_le:-8
ba:label_my:-7 ba:label_whenever:-1 ba:labeled_misc:-19 ba:labelled_0:-37 ba:lacks_the:-14 ba:lady_ottoline:-3
ba:lag_i've:-54 ba:lake_we:-46 ba:lampę_uv:-17 ba:landed_*:-10 ba:landscape_i:-10 ba:language_i:-65 ba:larger_so:-13
ba:las_vegas:-14 ba:last_night:-2 ba:last_year's:-8 ba:lasts_0:-88 ba:late_so:-25 ba:later_i:14 ba:later_note:-1
ba:later_the:22 ba:latest_reading:-30 ba:laut_mail:-5 ba:law_the:15 ba:lawyer_i:-30 ba:layers_deep:-6 ba:lead_the:-6
ba:leadership_i:-35 ba:learn_the:-16 ba:learned_the:-35 ba:learns_the:-3 ba:lease_the:-10 ba:least_0:-8 ba:least_a:-28
ba:least_according:-6 ba:least_half:-2 ba:least_it:-18 ba:leather_ive:-1 ba:leave_i:-61 ba:leave_oksana:-36
ba:leave_our:-7 ba:leave_the:-100 ba:leaves_no:-8 ba:leaves_our:-80 ba:leaves_the:-107 ba:left_for:-40 ba:left_hand:-4
ba:left_in:-8 ba:leg_so:-22 ba:leg_you:-7 ba:legal_latin:-29 ba:legs_twin:-57 ba:leiden_it:-8 ba:leiden_the:18
ba:leiden_when:-14 ba:lens_focal:-4 ba:leonie_got:-3 ba:lesson_having:-13 ba:lesson_we:-69 ba:lessons_i:-43
ba:let_me:-23 ba:let_quentin's:-13 ba:let_the:-80 ba:lets_not:-4 ba:letter_w:-3 ba:letterbox_there's:-11
ba:letztes_mal:-6 ba:level_0:-17 ba:level_two:-23 ba:lever_ik:-29 ba:levámos_o:-4 ba:leí_el:-15 ba:licence_lol:-6
ba:licence_the:23 ba:licked_the:-4 ba:lids_i:-14 ba:lieber_als:-8 ba:liegt_bei:-27 ba:lies_my:-47 ba:lieu_le:-26
ba:life_fell:-5 ba:ligger_i:-9 ba:lights_serviced:-1 ba:like_a:-27 ba:like_the:-2 ba:liked_the:-18 ba:likes_the:-28
ba:lilac_all:-9 ba:lilac_stripe:-15 ba:lilac_the:18 ba:limit_for:-5 ba:limite_do:-4 ba:line_*:-60 ba:line_a:-5
ba:line_we:-9 ba:liner_i:-71 ba:lines_i:-63 ba:lines_that:-30 ba:list_earlier:-6 ba:list_i'll:-63 ba:list_the:-23
ba:list_then:-22 ba:lista_la:-16 ba:listing_the:-2 ba:litres_a:-42 ba:litres_since:-6 ba:litros_de:-5 ba:little_my:-38
ba:lives_in:-13 ba:livraison_du:-10 ba:lizards_rather:-23 ba:llama_lobby:-14 ba:llegado_la:-13 ba:llevar_el:-1
ba:lo_ha:-15 ba:lo_he:-22 ba:load_test:-37 ba:loading_the:-16 ba:loads_the:-43 ba:local_the:10 ba:lock_the:-16
ba:lodów_i:-38 ba:log_the:-5 ba:login_i:-19 ba:logo_rather:-6 ba:logs_i'd:-8 ba:lol_0:15 ba:lol_i:-1 ba:lol_my:-108
ba:lol_ok:-38 ba:lol_someone:-36 ba:lol_that:-7 ba:lol_the:-232 ba:long_as:-50 ba:long_the:4 ba:longer_whitlock:-2
ba:longest_i:-7 ba:look_at:-12 ba:look_the:11 ba:looks_after:-7 ba:loop_a:-23 ba:loop_that:-1 ba:lord_the:-20
ba:los_angeles:-34 ba:los_png:-9 ba:lose_the:-41 ba:losing_the:-39 ba:lost_my:-16 ba:lost_our:-15 ba:lost_property:-12
ba:lot_we:-49 ba:lovely_if:-20 ba:lovely_the:8 ba:lower_the:-9 ba:lowered_my:-29 ba:lucca_there's:-8 ba:lucca_they:-29
ba:luggages_please:-9 ba:lunch_ill:-35 ba:lunch_the:25 ba:lunch_we:-17 ba:lyftsele_i:-13 ba:lädt_die:-13
ba:macht_frau:-3 ba:madame_roche:-5 ba:made_the:-6 ba:maestro_che:-1 ba:mag_ich:-8 ba:mains_*:-23
ba:maintenance_window:-11 ba:major_there's:-23 ba:make_my:-6 ba:make_the:-79 ba:makes_a:-7 ba:makes_my:-57
ba:makes_the:-6 ba:making_every:-17 ba:making_the:-18 ba:mal_rast:-14 ba:male_i:-10 ba:malik_got:-12
ba:malloc_after:-4 ba:malmo_the:42 ba:malmo_they:-15 ba:mamma_mia:-24 ba:man_für:-17 ba:man_who:-7 ba:mando_i:-8
ba:mandó_el:-14 ba:maniac_lol:-16 ba:many_people:-17 ba:maple_the:11 ba:maple_then:-9 ba:maps_i:-50 ba:march_0:-82
ba:march_the:-6 ba:mark_my:-56 ba:mark_the:-43 ba:marked_your:-20 ba:market_the:2 ba:marketing_*:-41 ba:marks_0:10
ba:marks_the:-50 ba:massimo_0:-11 ba:match_the:-24 ba:match_your:-8 ba:material_*:-4 ba:material_we:-35
ba:matter_what:-30 ba:mattress_i:-70 ba:max_0:-124 ba:max_i:8 ba:max_the:30 ba:maximum_0:-48 ba:may_0:-22 ba:may_i:-42
ba:mayor_my:-4 ba:mayors_i'd:-47 ba:mb_a:1 ba:mb_bleiben:-2 ba:mb_for:-37 ba:mb_ok:-30 ba:mb_per:-29 ba:mb_since:-21
ba:mb_the:3 ba:me_*:5 ba:me_alegro:-6 ba:me_at:-19 ba:me_before:-48 ba:me_by:-61 ba:me_el:4 ba:me_equivoqué:-1
ba:me_first:-3 ba:me_gusta:-20 ba:me_ha:-48 ba:me_how:-9 ba:me_i:5 ba:me_i'd:10 ba:me_i'm:-49 ba:me_if:-45 ba:me_in:24
ba:me_know:-29 ba:me_lena:-12 ba:me_lol:-11 ba:me_my:9 ba:me_ok:1 ba:me_on:-7 ba:me_tbh:-3 ba:me_that:-22
ba:me_the:-29 ba:me_this:-3 ba:me_thx:-20 ba:me_to:-48 ba:me_we'd:-7 ba:me_what:-1 ba:me_whether:-28 ba:me_who:-33
ba:me_why:-7 ba:me_with:-28 ba:me_would:6 ba:me_your:25 ba:meals_we:-23 ba:mean_i:-36 ba:mean_if:-9
ba:means_nothing:-12 ba:measure_the:-50 ba:measured_the:-101 ba:mechanic_measured:-7 ba:medan_vi:-10 ba:meet_my:-21
ba:meet_the:-9 ba:meets_the:-50 ba:mehr_als:-16 ba:melden_wir:-33 ba:memory_the:-32 ba:menos_no:-3 ba:mention_the:-17
ba:mentions_the:-5 ba:menu_haha:-25 ba:menu_linden:-6 ba:merci_pour:-19 ba:merge_i:-57 ba:merge_the:-14 ba:merged_i:2
ba:merged_i'll:-24 ba:merging_there:-6 ba:merlins_you:-9 ba:meter_i:-13 ba:meters_cant:-8 ba:method_credit:-5
ba:method_gift:-26 ba:metres_deep:-10 ba:metres_long:-21 ba:metres_the:14 ba:mexer_no:-18 ba:mgr_moved:-8
ba:microseconds_after:-30 ba:mignon_le:-21 ba:migração_do:-1 ba:milk_float:-16 ba:milk_the:2 ba:milk_yield:-1
ba:mill_lane:-42 ba:mill_road:-24 ba:milliseconds_at:-16 ba:milliseconds_on:-31 ba:min_0:26 ba:min_apart:-5
ba:min_appointment:-1 ba:min_break:-1 ba:min_every:-14 ba:min_for:-14 ba:min_kill:-26 ba:min_looking:-20
ba:min_lärobok:-16 ba:min_man:-1 ba:min_meeting:-20 ba:min_per:-18 ba:mina_the:2 ba:minas_we:-13 ba:mine_still:-1
ba:mine_thanks:-23 ba:minibus_if:-3 ba:minimum_android:-62 ba:minus_0:-35 ba:minute_0:-73 ba:minute_cant:-33
ba:minute_for:-11 ba:minute_on:-22 ba:minute_under:-15 ba:minuten_am:-23 ba:minuten_duren:-14 ba:minuten_eingeplant:-1
ba:minutes_0:40 ba:minutes_after:-65 ba:minutes_ahead:-11 ba:minutes_an:-5 ba:minutes_at:-69 ba:minutes_each:-74
ba:minutes_for:-52 ba:minutes_i:45 ba:minutes_in:-71 ba:minutes_its:-6 ba:minutes_long:-28 ba:minutes_max:-26
ba:minutes_my:-45 ba:minutes_of:-2 ba:minutes_on:-88 ba:minutes_per:-60 ba:minutes_pls:-1 ba:minutes_that's:-25
ba:minutes_the:97 ba:minutes_west:-73 ba:minutes_you:-7 ba:minutos_al:-5 ba:minutos_de:-28 ba:misc_misc:-7
ba:miscompiles_our:-21 ba:misread_the:-63 ba:miss_the:-13 ba:missed_my:-15 ba:missed_the:-14 ba:mistakes_in:-18
ba:mistakes_the:13 ba:mitt_i:-27 ba:mixes_those:-9 ba:ml_for:-20 ba:mm_across:-6 ba:mm_pipe:-7 ba:mock_exam:-34
ba:mock_i:-44 ba:model_*:-41 ba:modifying_your:-37 ba:moi_je:-15 ba:moment_her:-21 ba:moment_i:22 ba:moms_new:-9
ba:monday_i:-55 ba:monday_your:-9 ba:month_*:-54 ba:month_0:33 ba:month_a:3 ba:month_end:-20 ba:month_for:-97
ba:month_from:-29 ba:month_i:26 ba:months_for:1 ba:montre_mon:-10 ba:more_a:9 ba:more_as:2 ba:more_comfortable:-2
ba:more_context:-2 ba:more_disk:-27 ba:more_english:-19 ba:more_margin:-1 ba:more_than:-20 ba:more_the:72
ba:more_use:-14 ba:more_when:-14 ba:more_where:-3 ba:more_winter:-13 ba:more_you:-13 ba:morning_0:21
ba:morning_all:-15 ba:morning_i:-11 ba:morning_roll:-15 ba:morning_show:-19 ba:morning_still:-6 ba:morning_that:-58
ba:morning_traffic:-37 ba:morning_train:-15 ba:morning_you:-27 ba:mornings_clash:-5 ba:morse_i'm:-12
ba:morse_speed:-45 ba:most_0:-203 ba:most_i:-125 ba:most_i'll:-30 ba:most_one:-12 ba:most_people:-10 ba:most_the:88
ba:most_two:-2 ba:mostly_the:-17 ba:motor_lab:-16 ba:motorway_driving:-20 ba:move_please:-19 ba:move_the:-20
ba:move_we:-2 ba:moved_my:-26 ba:moved_the:-70 ba:moves_the:-3 ba:movieron_el:-20 ba:moving_the:-28 ba:mqtt_broker:-2
ba:mr_hale:-20 ba:mr_havel's:-7 ba:mrs_petrov's:-31 ba:ms_adeyemi:-9 ba:ms_before:-35 ba:ms_brandt:-43
ba:ms_brandvold:-10 ba:ms_da:-1 ba:ms_duval:-3 ba:ms_hall:-28 ba:ms_i:1 ba:ms_in:8 ba:ms_latency:-20
ba:ms_lindqvist:-2 ba:ms_marek:-33 ba:ms_okonkwo:-2 ba:ms_on:-2 ba:ms_the:60 ba:ms_tran:-10 ba:much_as:-16
ba:much_i:-12 ba:much_ram:-21 ba:much_rather:-4 ba:multiple_choice:-16 ba:music_i'd:-37 ba:musiciens_dans:-7
ba:must_not:-3 ba:myself_the:10 ba:más_de:-4 ba:mätarna_i:-8 ba:målad_i:-15 ba:même_le:-1 ba:módulo_de:-11 ba:n_we:-2
ba:na_das:-41 ba:nach_einem:-5 ba:nach_prüfung:-16 ba:nach_rücksprache:-7 ba:nach_spediteur:-10 ba:nah_the:-10
ba:name_fothergill:-11 ba:name_i:12 ba:name_the:-23 ba:names_don't:-13 ba:names_i:-49 ba:names_if:-4 ba:naming_the:-9
ba:nantes_there:-12 ba:nantes_they:-5 ba:nantes_we:-59 ba:nappies_you:-24 ba:near_the:-17 ba:needed_the:-19
ba:neighbours_just:-3 ba:neighbours_keep:-3 ba:nessuno_ha:-7 ba:network_team's:-15 ba:network_the:8
ba:neue_platine:-11 ba:neuen_aushang:-18 ba:neuen_ort:-14 ba:neuer_tag:-10 ba:neun_uhr:-15 ba:new_the:28
ba:new_york:-23 ba:newark_ewr:-18 ba:next_i'll:-64 ba:next_the:17 ba:ngl_the:-25 ba:nice_the:8 ba:niet_the:13
ba:night_and:-10 ba:night_i:-46 ba:night_it:-1 ba:night_minimum:-8 ba:night_opening:-7 ba:night_shift:-60
ba:night_so:-45 ba:night_watch:-27 ba:night_we:-62 ba:night_work:-5 ba:nights_the:-7 ba:nikt_nie:-19 ba:nine_my:-58
ba:nineteen_i:-37 ba:no_*:38 ba:no_i:22 ba:no_longer:-10 ba:no_the:42 ba:noeuds_avec:-11 ba:noise_the:29
ba:noisy_the:4 ba:nokia_they:-13 ba:noleggio_gh:-9 ba:nonsense_if:-16 ba:nordics_*:-31 ba:not_a:-53 ba:not_i:12
ba:not_le:1 ba:not_the:-35 ba:nothing_the:24 ba:nothing_we:-18 ba:notice_how:-1 ba:noté_*:-10 ba:november_0:-113
ba:now_a:34 ba:now_admiral:-28 ba:now_bc:-3 ba:now_helvana:-4 ba:now_i:-15 ba:now_i'll:-28 ba:now_it:-9
ba:now_it's:-21 ba:now_no:3 ba:now_on:-65 ba:now_since:-5 ba:now_that:-47 ba:now_the:-39 ba:now_there's:-34
ba:now_we:5 ba:number_0:-163 ba:numbers_as:-10 ba:numbers_falling:-15 ba:numbers_i:-31 ba:numbers_never:-2
ba:numbers_the:34 ba:nursery_it's:-39 ba:nurses_happy:-4 ba:nuts_the:6 ba:när_jag:-5 ba:när_vi:-7 ba:oat_milk:-14
ba:ob_die:-12 ba:occupa_grafiche:-3 ba:october_0:-90 ba:od_nowaka:-6 ba:odczynnik_do:-11 ba:oduya_*:-1 ba:of_a:-23
ba:of_my:-60 ba:of_our:-34 ba:of_the:-103 ba:off_0:2 ba:off_after:-19 ba:off_dave's:-4 ba:off_i:39 ba:off_if:-2
ba:off_lotus:-12 ba:off_my:-38 ba:off_november:-3 ba:off_the:-231 ba:offer_i:-35 ba:office_i'd:-22 ba:office_the:10
ba:oh_no:-8 ba:ohhh_ok:-20 ba:oil_that:-30 ba:oiling_the:-4 ba:ojalá_el:-9 ba:ok_for:10 ba:ok_going:-53 ba:ok_i:-24
ba:ok_ill:-40 ba:ok_im:-57 ba:ok_no:-10 ba:ok_ok:-61 ba:ok_so:-41 ba:ok_that:-4 ba:ok_the:-7 ba:ok_then:-69
ba:ok_we:-9 ba:okay_he:-39 ba:okay_let's:-8 ba:okay_so:-38 ba:okoro_he:-3 ba:old_mr:-21 ba:older_manuals:-1
ba:older_volvo:-3 ba:olive_the:17 ba:om_die:-21 ba:omg_the:-68 ba:omprovet_i:-1 ba:on_a:-71 ba:on_december:-8
ba:on_every:-13 ba:on_february:-4 ba:on_he:-5 ba:on_i:-54 ba:on_may:-12 ba:on_mill:-14 ba:on_monday:-17
ba:on_mondays:-8 ba:on_mum's:-1 ba:on_my:-82 ba:on_ne:-2 ba:on_november:-52 ba:on_our:-80 ba:on_september:-7
ba:on_the:-179 ba:on_we:6 ba:on_your:-75 ba:once_i:-5 ba:once_if:-17 ba:once_the:-48 ba:once_you:-94 ba:one_*:-15
ba:one_0:13 ba:one_a:42 ba:one_big:-5 ba:one_can:-1 ba:one_could:-2 ba:one_curious:-12 ba:one_do:6 ba:one_dont:1
ba:one_easter:-17 ba:one_for:20 ba:one_giant:-5 ba:one_hand:-19 ba:one_in:-18 ba:one_it:22 ba:one_italian:-20
ba:one_long:-15 ba:one_more:-92 ba:one_never:-27 ba:one_nobody:-13 ba:one_spare:-22 ba:one_the:108 ba:one_we:22
ba:one_who:-18 ba:one_with:-4 ba:ones_*:-2 ba:ones_a:3 ba:ones_for:1 ba:ones_if:-21 ba:ones_in:-4 ba:ones_lol:-38
ba:ones_make:-17 ba:ones_the:34 ba:ones_vanish:-1 ba:ones_we:-64 ba:ones_you:-11 ba:online_the:6 ba:only_*:-15
ba:only_0:-4 ba:only_got:-27 ba:only_hepzibah:-6 ba:only_i:6 ba:only_if:-6 ba:only_one:-28 ba:only_the:-7
ba:only_then:-5 ba:only_tuesday:-17 ba:onto_the:-87 ba:op_de:-1 ba:op_het:-11 ba:open_my:-30 ba:open_the:-81
ba:opened_my:-16 ba:opening_i:-24 ba:opens_the:-37 ba:opera_house:-5 ba:opinion_i:-27 ba:option_*:4 ba:or_i:-29
ba:or_not:-10 ba:or_so:-3 ba:or_the:-32 ba:oral_exam:-63 ba:order_0:-96 ba:order_no:-29 ba:order_the:-25
ba:orthotics_i:-4 ba:oskar_the:4 ba:ospiti_nella:-5 ba:other_half:-29 ba:other_one:-20 ba:other_one's:-23
ba:other_reasons:-5 ba:other_the:44 ba:otherwise_im:-7 ba:otherwise_it's:-18 ba:otherwise_my:-13 ba:otherwise_she:-5
ba:otherwise_the:-138 ba:out_0:1 ba:out_every:-9 ba:out_i:-20 ba:out_if:-15 ba:out_madrid:-14 ba:out_my:5
ba:out_the:-196 ba:out_there:-28 ba:out_whether:-15 ba:out_why:-21 ba:outage_i'd:-30 ba:outboard_it's:-23
ba:output_i:-23 ba:outside_the:-83 ba:over_0:-34 ba:over_i:28 ba:over_my:-1 ba:over_the:-102 ba:over_your:-17
ba:own_the:6 ba:own_vhf:-8 ba:owners_don't:-7 ba:owns_the:-71 ba:pace_we:-4 ba:pacientes_no:-17 ba:padre_no:-25
ba:paga_il:-19 ba:page_*:-15 ba:page_max:-16 ba:pages_for:-20 ba:paid_the:-21 ba:paint_the:-39 ba:painted_the:-47
ba:painter_just:-11 ba:palet_na:-4 ba:pallets_don't:-2 ba:pallets_max:-3 ba:panels_*:-14 ba:papagaio_no:-11
ba:paper_i:-46 ba:paper_in:3 ba:paper_the:47 ba:paper_you:-80 ba:papers_i:-17 ba:parallel_parking:-24
ba:parcel_pls:-10 ba:parcels_a:-6 ba:parental_leave:-14 ba:park_the:-53 ba:parrot_when:-27 ba:parser_*:-24
ba:parser_somebody:-32 ba:part_we're:-43 ba:part_when:-7 ba:part_you:-33 ba:party_i'd:-35 ba:party_the:9
ba:party_you:-2 ba:pass_mark:-69 ba:pass_my:-26 ba:pass_the:-153 ba:passar_no:-5 ba:passer_le:-11 ba:password_i:-48
ba:past_my:-24 ba:past_the:-34 ba:paste_the:-17 ba:pastor_moved:-14 ba:patients_i:-26 ba:patients_not:-27
ba:pattern_i'm:-7 ba:pattern_it's:-11 ba:pay_the:-80 ba:paying_the:-4 ba:payment_method:-55 ba:pays_the:-40
ba:people_actually:-1 ba:people_at:-25 ba:people_do:-3 ba:people_i:7 ba:people_in:-93 ba:people_on:-20
ba:people_per:-13 ba:people_speak:-7 ba:people_the:63 ba:people_who:-50 ba:per_i:-22 ba:per_il:-23
ba:percent_after:-26 ba:percent_gossip:-2 ba:percent_looking:-1 ba:percent_the:2 ba:percent_tin:-27
ba:percent_while:-3 ba:perdeu-se_no:-5 ba:perhaps_the:-4 ba:permit_for:-17 ba:person_the:9 ba:person_who:-47
ba:personer_i:-28 ba:personne_ne:-10 ba:personnes_pour:-16 ba:peça_de:-9 ba:pff_wat:-16 ba:phew_ok:-14
ba:phoenix_phx:-8 ba:phone_call:-24 ba:phone_my:-13 ba:photo_uploads:-24 ba:photons_don't:-6 ba:photos_i'd:-28
ba:pianoforte_non:-18 ba:piastra_il:-4 ba:pick_the:-42 ba:picked_the:-2 ba:picker_i:-30 ba:picker_i'd:-7
ba:picture_i:-11 ba:picture_then:-31 ba:piece_i've:-107 ba:pienso_nos:-19 ba:pilot_mina:-3 ba:pilot_not:-16
ba:pin_a:-19 ba:ping_*:-6 ba:pintó_mi:-26 ba:pipe_the:6 ba:pisa_lol:-4 ba:pivots_in:-1 ba:più_la:-1 ba:places_pour:-23
ba:plain_english:-8 ba:plain_python:-16 ba:plain_sql:-27 ba:plain_text:-26 ba:plain_the:5 ba:plan_that:-3
ba:plan_thursday's:-38 ba:plan_your:-11 ba:plane_*:-45 ba:plans_the:-8 ba:play_the:-91 ba:played_the:-20
ba:playing_the:-17 ba:plays_i:-22 ba:plays_the:-45 ba:please_don't:-58 ba:please_dont:-17 ba:please_i:33
ba:please_if:4 ba:please_keep:-70 ba:please_let:-202 ba:please_mark:-34 ba:please_never:-53 ba:please_provide:-11
ba:please_the:90 ba:please_use:-7 ba:pls_always:-29 ba:pls_dont:-200 ba:pls_give:-16 ba:pls_i:7 ba:pls_keep:-110
ba:pls_make:-14 ba:pls_no:-136 ba:pls_the:44 ba:pls_use:-24 ba:plus_*:-41 ba:plus_0:-37 ba:plus_the:3 ba:pm_est:-32
ba:poems_the:15 ba:point_im:-5 ba:points_0:2 ba:points_each:-49 ba:points_i:21 ba:points_in:-117 ba:points_the:29
ba:points_to:-39 ba:points_with:-6 ba:policy_no:-42 ba:polish_i'm:-9 ba:pone_romero:-16 ba:pontoon_f:-8 ba:por_la:-60
ba:porfa_no:-6 ba:port_0:-66 ba:porte_la:-10 ba:porto_ho:-16 ba:porto_il:-34 ba:porto_talked:-4 ba:porto_they:-11
ba:positions_we:-10 ba:possible_i:-11 ba:possible_i'd:-1 ba:post_anything:-4 ba:poster_they:-21
ba:potato_according:-23 ba:power_feed:-2 ba:ppl_keep:-14 ba:practically_what:-5 ba:practice_i:-71 ba:practice_the:6
ba:practise_the:-32 ba:precisely_the:-5 ba:prefer_the:-16 ba:preferisco_i:-25 ba:preferisco_le:-10 ba:prefers_the:-44
ba:prefiero_que:-17 ba:prend_le:-53 ba:present_your:-15 ba:presentation_i've:-17 ba:press_you:-3 ba:pressing_the:-5
ba:pretty_good:-8 ba:pretty_sure:-15 ba:price_i:-69 ba:primavera_ha:-34 ba:print_i:-78 ba:printed_the:-12
ba:printers_sent:-2 ba:pro_nutzer:-9 ba:pro_woche:-41 ba:probably_the:-14 ba:proceed_with:-66 ba:procent_vocht:-3
ba:process_the:-31 ba:profesora_vidal:-18 ba:professor_adeyemi:-5 ba:professor_lindqvist:-11 ba:profile_credit:-7
ba:profile_the:-70 ba:project_i'll:-53 ba:projector_you:-5 ba:prometi_ao:-1 ba:promised_mr:-14 ba:promised_our:-24
ba:promised_the:-76 ba:pronunciation_ok:-18 ba:property_ticket:-11 ba:provide_the:-21 ba:provide_your:-7
ba:pruebas_el:-8 ba:prune_the:-11 ba:przenieśli_mi:-16 ba:przestawiliśmy_odczynnik:-7 ba:prześlę_państwu:-26
ba:przy_pythonie:-8 ba:prüfen_wir:-1 ba:published_new:-7 ba:puis_la:-14 ba:pulls_the:-35 ba:pumpkins_the:-5
ba:puntos_en:-7 ba:purée_j'ai:-4 ba:pushed_the:-94 ba:put_my:-46 ba:put_the:-85 ba:quarantine_tanks:-1
ba:quarter_ok:-57 ba:quasi_la:-2 ba:quay_street:-29 ba:que_el:-1 ba:quedamos_con:-21 ba:quemó_el:-15 ba:question_*:-25
ba:question_she:-23 ba:questions_in:-12 ba:questions_the:5 ba:questions_wrong:-11 ba:quiosco_el:-36
ba:quitting_the:-12 ba:quiz_i:-74 ba:quizzes_i:-38 ba:quoi_la:-26 ba:quote_0:-12 ba:quoted_the:-19
ba:quotes_please:-14 ba:race_they:-17 ba:rack_0:-10 ba:rack_a:-4 ba:rack_the:15 ba:raconté_la:-8 ba:rad_bei:-23
ba:radio_channel:-10 ba:radio_homework:-43 ba:radio_the:19 ba:railing_the:-11 ba:rain_rain:-50 ba:rain_we:-7
ba:raise_the:-1 ba:raised_the:-50 ba:ramp_signal:-17 ba:ran_the:-35 ba:rang_my:-5 ba:rang_the:-19 ba:rappelé_*:-30
ba:ravi_the:17 ba:re_the:-34 ba:re_thursday:-8 ba:reached_our:-4 ba:reaches_you:-7 ba:read_a:-49 ba:read_it:-31
ba:read_the:-74 ba:read_your:-2 ba:readers_all:-1 ba:reading_my:-13 ba:reading_the:-85 ba:reading_your:-15
ba:readings_tell:-4 ba:reads_0:-77 ba:reads_our:-2 ba:reads_the:-48 ba:ready_for:-24 ba:really_a:-3 ba:reason_for:-27
ba:reason_i:-23 ba:rebuilt_the:-11 ba:receipt_0:-18 ba:receipt_the:14 ba:receives_pdf:-3 ba:record_my:-22
ba:red_we:-15 ba:redo_the:-30 ba:reef_the:-1 ba:reference_0:-13 ba:reflection_the:-16 ba:refranes_sobre:-15
ba:refunds_i:-29 ba:refuses_the:-4 ba:regarding_the:-29 ba:regatta_we:-23 ba:regen_im:-8 ba:registered_the:-5
ba:registry_we:-9 ba:regression_we:-10 ba:relay_cant:-37 ba:release_branch:-2 ba:remember_the:-35 ba:reminds_me:-18
ba:remonte_le:-19 ba:removed_the:-23 ba:remplacé_le:-14 ba:rename_the:-42 ba:renamed_the:-47 ba:renews_the:-2
ba:renombré_la:-3 ba:rent_for:-5 ba:rental_i:-38 ba:repair_our:-12 ba:replace_the:-28 ba:replaced_the:-47
ba:reply_i:-15 ba:report_i:-54 ba:reports_i'd:-18 ba:reporté_la:-27 ba:reread_the:-15 ba:rescheduled_the:-11
ba:reserva_la:-19 ba:reservado_el:-8 ba:reservation_*:74 ba:reservation_0:-64 ba:reservation_also:21
ba:reservation_id:-287 ba:reservation_ids:-53 ba:reservation_if:1 ba:reservation_is:6 ba:reservation_it:6
ba:reservation_the:3 ba:reservation_to:33 ba:reservations_*:31 ba:reserve_the:9 ba:reset_the:-56 ba:resist_any:-1
ba:rest_der:-7 ba:reste_à:-3 ba:retenu_le:-2 ba:retire_the:-32 ba:retry_count:-18 ba:return_the:-30 ba:returned_the:-1
ba:returning_the:-26 ba:reunião_das:-1 ba:reuses_the:-7 ba:rev_d:-9 ba:review_first:-9 ba:review_so:-2
ba:reviewed_your:-3 ba:reviewing_the:-14 ba:reviews_i:-32 ba:reviews_the:-50 ba:revisa_montero:-21 ba:revision_d:-6
ba:revision_i:-55 ba:rewritten_the:-28 ba:ribbons_i:-5 ba:richtigen_bäcker:-25 ba:right_after:-20 ba:right_moment:-9
ba:right_now:-42 ba:right_the:6 ba:ring_my:-24 ba:ring_the:-53 ba:rings_the:-12 ba:risk_the:-2 ba:road_the:12
ba:road_we:-21 ba:road_you:-20 ba:road_you're:-26 ba:robbery_nobody:-11 ba:rollback_*:-13 ba:rolling_a:-8
ba:roof_leaked:-2 ba:roof_rack:-37 ba:roof_the:30 ba:room_*:-25 ba:room_0:-37 ba:room_thank:-6 ba:room_that:-7
ba:room_the:56 ba:room_west:-3 ba:roster_i'd:-22 ba:rota_i:-26 ba:rotated_the:-32 ba:roughly_what:-54 ba:round_the:-64
ba:roundabouts_*:-1 ba:row_a:-18 ba:row_c:-19 ba:row_d:-4 ba:row_f:-20 ba:rufnummer_bis:-5 ba:ruiz_ya:-8 ba:rule_i:-78
ba:rule_the:-9 ba:run_the:-107 ba:runs_i:-18 ba:runs_the:-2 ba:rush_we:-20 ba:référence_0:-19 ba:réservation_reste:-5
ba:s_between:-27 ba:saddle_i:-13 ba:sadly_he:-30 ba:said_good:-4 ba:said_i:-58 ba:saint_catherine:-7
ba:saldatrice_tig:-24 ba:samstag_das:-23 ba:san_francisco:-5 ba:sank_*:-7 ba:sarà_il:-10 ba:saturday_we:-9
ba:saves_its:-23 ba:say_hello:-41 ba:say_in:-10 ba:say_just:-21 ba:say_so:-12 ba:say_thank:-43 ba:say_that:-35
ba:say_the:-3 ba:say_various:-12 ba:say_what:-10 ba:saying_yes:-8 ba:says_0:-35 ba:says_hi:-18 ba:says_it:-1
ba:says_the:-9 ba:scales_i:-19 ba:scares_the:-18 ba:schaffe_ich:-38 ba:schedule_i:-50 ba:school_i:-44
ba:school_i'll:-27 ba:school_latin:-5 ba:school_we:-60 ba:schreiben_sie:-4 ba:schönen_ausflug:-18
ba:schönen_überfahrt:-5 ba:scrap_the:-14 ba:screen_only:-9 ba:screen_reader:-6 ba:screen_we:-22 ba:screenshot_we:-14
ba:script_i:-4 ba:scripts_expect:-12 ba:sea_on:-9 ba:sea_there:-27 ba:search_index:-7 ba:season_always:-3
ba:season_opening:-10 ba:season_tickets:-39 ba:seattle_sea:-11 ba:second_kafka:-16 ba:seconds_at:-3
ba:seconds_because:-16 ba:seconds_on:-3 ba:seconds_per:-46 ba:seconds_the:18 ba:seconds_to:-4 ba:seconds_tops:-9
ba:seconds_when:-48 ba:see_my:-9 ba:see_the:-128 ba:seeing_the:-2 ba:seems_there:-50 ba:seen_if:-9 ba:seen_my:-7
ba:seen_the:-35 ba:sees_the:-79 ba:seguir_vou:-12 ba:seguro_ha:-1 ba:según_el:-14 ba:seine_zähne:-28 ba:seiten_pro:-13
ba:select_all:-10 ba:selfies_lol:-5 ba:sell_the:-30 ba:selling_the:-50 ba:send_my:-9 ba:send_the:-84 ba:sends_the:-33
ba:sense_i:1 ba:sense_you:-18 ba:sent_the:-105 ba:september_0:-134 ba:serial_0:-7 ba:serial_no:-15 ba:series_they:-26
ba:server_*:-31 ba:server_nobody:-49 ba:server_room:-12 ba:server_the:16 ba:service_a:-26 ba:service_lets:-2
ba:servisi_kotlin:-1 ba:será_el:-33 ba:session_i:-89 ba:session_i'd:-53 ba:set_0:-14 ba:set_for:-12 ba:set_new:-6
ba:set_the:-150 ba:señor_quiroga:-14 ba:señora_ruiz:-30 ba:sfo_*:4 ba:share_a:-1 ba:share_the:-27 ba:sharpen_the:-13
ba:sheet_0:-26 ba:sheet_it's:-67 ba:shells_a:-13 ba:shes_the:-8 ba:shift_i:-57 ba:shift_lead:-10 ba:shift_your:-6
ba:ship_i:-22 ba:ship_the:-58 ba:shirts_i'd:-26 ba:shows_a:-18 ba:shows_it:-24 ba:shut_the:-17 ba:sich_die:-68
ba:sicilian_i:-24 ba:sick_leave:-4 ba:sick_the:-23 ba:side_every:-6 ba:sides_got:-8 ba:sie_bis:-2 ba:sight_reading:-17
ba:signatur_der:-16 ba:signed_it:-11 ba:signed_the:-41 ba:signor_galli:-5 ba:signs_the:-32 ba:silence_the:-10
ba:silo_fill:-13 ba:simply_somebody:-8 ba:since_i:-18 ba:since_the:-23 ba:since_your:-2 ba:singing_when:-10
ba:sinon_je:-54 ba:sister_still:-13 ba:sit_the:-56 ba:site_charlotte's:-22 ba:site_engineer's:-9 ba:six_i:-19
ba:size_i:-34 ba:size_max:-37 ba:sketch_the:-34 ba:ski_lift's:-11 ba:skiers_i:-35 ba:skiing_i:-8 ba:skip_the:-93
ba:skipping_the:-18 ba:skips_bologna:-5 ba:skriver_jag:-8 ba:sköldpadda_i:-30 ba:sleep_current:-26 ba:sleeps_0:-5
ba:sloan_foundation:-10 ba:slopes_the:-1 ba:slot_0:-1 ba:slot_a:-20 ba:slot_we:-14 ba:slots_0:10 ba:small_i:-80
ba:small_pull:-2 ba:small_we:-1 ba:smokehouse_my:-18 ba:snippet_the:-31 ba:so_i:-28 ba:so_i'll:-4 ba:so_i've:-28
ba:so_it:-2 ba:so_let's:-39 ba:so_they:-24 ba:so_thursday's:-3 ba:sofa_that:-3 ba:solange_die:-35 ba:soldered_the:-34
ba:solen_skiner:-8 ba:solved_the:-21 ba:some_people:-13 ba:somehow_i'm:-17 ba:somehow_the:-26 ba:someone_else's:-10
ba:something_i:-59 ba:something_nobody:-1 ba:something_our:-12 ba:sometimes_i:-10 ba:soon_as:-74 ba:sooo_the:-10
ba:sorry_for:-31 ba:sorry_i:-45 ba:sorry_i'm:-52 ba:sorry_im:-20 ba:sorry_typing:-3 ba:sorted_the:-1 ba:sorts_the:-40
ba:sounds_good:-5 ba:sounds_like:-2 ba:south_cold:-2 ba:spa_voucher:-1 ba:spaces_if:-7 ba:speak_french:-10
ba:species_loaded:-1 ba:speech_every:-8 ba:speech_your:-25 ba:spent_my:-25 ba:spent_the:-4 ba:spikes_that:-9
ba:splash_the:-7 ba:splendid_mark:-7 ba:split_the:-42 ba:spostato_la:-4 ba:spot_*:-1 ba:spring_he:-3
ba:spring_head:-18 ba:spring_i'm:-19 ba:squeak_whenever:-11 ba:squeezes_the:-23 ba:sry_the:-8 ba:st_agnes's:-14
ba:st_anne's:-34 ba:stack_trace:-10 ba:staff_the:-2 ba:stage_0:6 ba:stage_door:-7 ba:stairs_keep:-4 ba:stale_vpn:-17
ba:stamattina_il:-10 ba:stamped_0:-10 ba:standortdaten_der:-7 ba:stands_still:-9 ba:start_the:-70 ba:station_the:-5
ba:station_total:-23 ba:station_we:-17 ba:statistics_never:-18 ba:statt_knochen:-29 ba:status_led:-49
ba:steel_we're:-32 ba:steht_der:-16 ba:step_i:-13 ba:sternschnuppen_pro:-9 ba:still_no:-60 ba:still_the:27
ba:stocktake_haha:-10 ba:stole_my:-64 ba:stood_still:-35 ba:stop_after:-12 ba:stop_being:-6 ba:stop_i:3
ba:stop_the:-53 ba:stops_accepting:-2 ba:stops_after:-7 ba:storage_we:-22 ba:stored_as:-7 ba:stores_the:-18
ba:storm_i:-23 ba:story_in:-4 ba:stove_the:10 ba:straps_i:-54 ba:straps_i'd:-43 ba:street_cabinet:-5 ba:street_keep:-6
ba:stretched_the:-12 ba:stretched_your:-23 ba:stretches_the:-12 ba:stuck_in:-30 ba:student_i:-5 ba:stuff_all:-6
ba:stuff_it:-33 ba:stuff_the:18 ba:stunden_am:-19 ba:stunden_über:-2 ba:stung_my:-47 ba:ständig_nebel:-10
ba:stück_kuchen:-26 ba:subject_i'm:-14 ba:subtitle_line:-5 ba:suit_the:-32 ba:suits_the:-35 ba:summer_he:-33
ba:summer_my:-10 ba:summer_the:-13 ba:summer_we:-57 ba:sunday_im:-15 ba:suona_il:-7 ba:support_blackberry:-3
ba:support_then:-18 ba:supports_arsenal:-22 ba:sur_la:-45 ba:surprisingly_good:-43 ba:surtout_le:-6 ba:survive_a:-2
ba:survived_the:-21 ba:survives_a:-7 ba:swallows_nesting:-1 ba:swap_the:-5 ba:swapped_the:-65 ba:swaps_after:-19
ba:swaps_the:-17 ba:swear_half:-1 ba:swear_he:-14 ba:swear_the:-21 ba:swears_the:-25 ba:swings_lol:-12 ba:swiss_lol:-8
ba:switch_the:-35 ba:switchboard_when:-11 ba:sync_payload:-30 ba:sync_the:3 ba:syrgasmätaren_i:-21 ba:system_i:-23
ba:system_they:-13 ba:så_lastbilen:-15 ba:södra_stängslet:-9 ba:table_0:-9 ba:table_i:-53 ba:table_the:2
ba:tables_if:-13 ba:tables_on:-17 ba:tablets_we:-16 ba:tabs_*:-29 ba:tack_snälla:-6 ba:tackle_the:-26 ba:tag_0:-38
ba:tag_ravi:-29 ba:tagged_0:-23 ba:tags_please:-28 ba:take_the:-88 ba:take_your:-33 ba:taken_the:-13 ba:takes_0:-21
ba:takes_no:-1 ba:takes_the:-23 ba:taking_the:-52 ba:talked_it:-9 ba:taller_ya:-8 ba:tandem_i:-49 ba:tape_drive:-3
ba:tar_vi:-21 ba:tariff_the:-21 ba:taxi_driver:-17 ba:tbh_id:-2 ba:tbh_the:-85 ba:teach_the:-15 ba:teacher_i'd:-31
ba:teacher_joan:-18 ba:teacher_the:23 ba:teaches_the:-38 ba:team_the:-7 ba:technician_joan:-4 ba:tell_the:-17
ba:telling_my:-2 ba:telling_the:-16 ba:tells_you:-24 ba:temp_no:-8 ba:temps_de:-10 ba:ten_the:2 ba:tenant_blue:-1
ba:teniamo_il:-26 ba:ter_no:-18 ba:term_wrongly:-5 ba:terminal_the:13 ba:terminal_two:-1 ba:terms_a:-1
ba:terrace_furniture:-6 ba:test_i:15 ba:test_we:-25 ba:test_you:-7 ba:tested_every:-10 ba:tests_ok:-16
ba:tests_pass:-39 ba:tests_take:-1 ba:tests_the:13 ba:text_i'm:-17 ba:text_message:-31 ba:text_the:-35 ba:texte_im:-20
ba:texture_budget:-1 ba:than_i:-80 ba:than_the:-10 ba:thank_you:-102 ba:thanks_for:-30 ba:that_*:61 ba:that_0:95
ba:that_adc:-3 ba:that_by:15 ba:that_could:-17 ba:that_for:15 ba:that_goethe:-2 ba:that_i:-129 ba:that_i'd:26
ba:that_i'll:1 ba:that_i've:-17 ba:that_if:4 ba:that_it:-1 ba:that_mr:-12 ba:that_mrs:-28 ba:that_my:-2
ba:that_nobody:-114 ba:that_ok:7 ba:that_old:-3 ba:that_one:-49 ba:that_she:-34 ba:that_sounds:-58 ba:that_that:9
ba:that_the:-97 ba:that_they:-40 ba:that_we:-50 ba:that_whoever:-36 ba:that_you:-25 ba:that_your:-19 ba:thats_a:-14
ba:thats_my:-15 ba:thats_the:-49 ba:thats_what:-5 ba:the_next:-10 ba:them_a:13 ba:them_could:-10 ba:them_i:31
ba:them_it:8 ba:them_los:-28 ba:them_there:-45 ba:them_up:-14 ba:then_i:-4 ba:then_i'd:-23 ba:then_i've:-1
ba:then_ill:-59 ba:then_it:-33 ba:then_leo's:-69 ba:then_the:-73 ba:then_there:-26 ba:then_we:-28 ba:theory_exam:-60
ba:theory_homework:-3 ba:theory_paper:-15 ba:theory_test:-28 ba:theory_the:3 ba:there's_a:-5 ba:there_0:11
ba:there_a:10 ba:there_any:-33 ba:there_anything:-91 ba:there_for:33 ba:there_i:-19 ba:there_is:-15 ba:there_it:-27
ba:there_mocking:-5 ba:there_must:-10 ba:there_since:-1 ba:there_so:-16 ba:there_the:67 ba:there_was:-20
ba:there_we:-21 ba:theres_a:-47 ba:theres_no:-20 ba:they've_the:-31 ba:thick_i:-12 ba:thing_0:11 ba:thing_i:-76
ba:thing_i'll:-17 ba:thing_in:-24 ba:thing_last:-24 ba:thing_the:46 ba:thing_when:-5 ba:things_with:-12 ba:think_a:-12
ba:think_i:-10 ba:think_i'll:-10 ba:think_i've:-17 ba:thinks_i:-39 ba:thinks_i'm:-54 ba:thirteen_the:-1 ba:this_*:3
ba:this_i:-47 ba:this_i'd:-46 ba:this_i'll:-40 ba:this_i'm:-8 ba:this_morning:-151 ba:those_fish:-2 ba:those_the:13
ba:though_i:-101 ba:though_it:-31 ba:though_the:-33 ba:thought_i'd:-11 ba:thoughts_the:5 ba:three_people:-22
ba:thrillers_so:-5 ba:through_the:-109 ba:throws_the:-3 ba:thru_the:-23 ba:thumb_always:-14 ba:ti_mando:-9
ba:ticket_0:-99 ba:ticket_for:-19 ba:ticket_i:4 ba:tient_la:-14 ba:til_the:-30 ba:tiles_haha:-40 ba:till_the:-9
ba:time_at:3 ba:time_being:-16 ba:time_for:4 ba:time_i:-153 ba:time_i'm:-4 ba:time_my:11 ba:time_no:-16
ba:time_somebody:-66 ba:time_someone:-36 ba:time_the:-6 ba:time_this:-41 ba:time_waiting:-13 ba:time_we:-1
ba:time_when:-25 ba:time_you:-143 ba:time_your:-10 ba:time_zones:-9 ba:timeouts_got:-2 ba:times_a:-21
ba:times_before:-39 ba:times_in:-21 ba:tip_the:-8 ba:tipografia_moretti:-13 ba:tips_the:-48 ba:tired_i:-18
ba:tiro_le:-9 ba:titles_i:-47 ba:tmrw_i:-4 ba:tmrw_we:-4 ba:to_a:-16 ba:to_my:-76 ba:to_the:-47 ba:tocar_el:-10
ba:toda_la:-11 ba:todavía_no:-16 ba:today_because:-14 ba:today_i:-106 ba:today_i'd:-76 ba:today_it:-22
ba:today_somebody:-10 ba:today_that:-41 ba:today_whether:-42 ba:together_a:-71 ba:together_cant:-14 ba:together_it:-34
ba:together_your:-18 ba:tomatoes_i:-7 ba:tonight_after:-7 ba:tonight_if:-8 ba:tonight_we:-66 ba:tonnes_cant:-31
ba:tonnes_per:-12 ba:too_cold:-9 ba:too_damp:-2 ba:too_for:32 ba:too_hard:-36 ba:too_i:10 ba:too_many:-128
ba:too_much:-51 ba:too_short:-19 ba:too_the:100 ba:took_the:-2 ba:topic_i:-18 ba:topic_the:21 ba:tops_the:5
ba:touch_the:-85 ba:touches_the:-42 ba:tour_i:-6 ba:tour_the:1 ba:tour_we:-11 ba:toute_la:-8 ba:tove_the:-13
ba:toward_your:-9 ba:towards_the:-84 ba:tower_*:-11 ba:tower_paint:-23 ba:town_hall:-25 ba:trace_the:-38
ba:traffic_the:9 ba:train_i:1 ba:trains_il:-21 ba:transfer_ok:-12 ba:transfer_you:-3 ba:translation_we:-16
ba:transportskader_skal:-1 ba:tras_la:-25 ba:travel_insurance:-79 ba:treasure_next:-20 ba:treat_the:-26
ba:tried_the:-23 ba:tries_it:-2 ba:trieste_i:24 ba:trieste_the:20 ba:trieste_we:-5 ba:trip_since:-29
ba:trip_there's:-4 ba:trip_we're:-14 ba:tripod_head:-11 ba:trips_it:-10 ba:trotz_der:-12 ba:try_got:-36 ba:try_the:-35
ba:tuesday_it:-25 ba:tuesday_the:-14 ba:tuesdays_*:-24 ba:tuesdays_got:-10 ba:tuition_max:-2 ba:tuned_the:-4
ba:tuner_*:-21 ba:tuning_the:-23 ba:turku_j'ai:-4 ba:turku_the:16 ba:turku_they:-26 ba:turku_we:-41 ba:turn_our:-9
ba:turn_your:-1 ba:turned_the:-10 ba:tutor_i:-9 ba:twice_a:-26 ba:twice_here:-2 ba:twice_on:-1 ba:twice_u:-62
ba:twin_hannah:-10 ba:two_cats:-12 ba:two_erp:-13 ba:two_i'm:-44 ba:two_irish:-15 ba:two_people:-37 ba:two_the:30
ba:typos_i:-67 ba:u_my:-19 ba:u_the:-30 ba:ugh_the:25 ba:ugh_what:-1 ba:uh_the:-22 ba:umber_the:3 ba:uncle_joan:-5
ba:unclear_whether:-11 ba:under_0:-44 ba:under_my:-20 ba:under_no:-18 ba:under_the:-62 ba:understand_the:-36
ba:understand_your:-18 ba:understood_why:-5 ba:uniforms_i:-42 ba:unit_the:30 ba:university_we:-20 ba:unplugged_the:-8
ba:unread_if:-1 ba:unter_0:-9 ba:unterm_vordach:-22 ba:until_i:-8 ba:until_the:-15 ba:up_a:28 ba:up_after:-47
ba:up_i'm:-31 ba:up_in:12 ba:up_its:-6 ba:up_my:-39 ba:up_new:-15 ba:up_next:-102 ba:up_nobody:-35 ba:up_the:-101
ba:up_there:-81 ba:up_your:-42 ba:update_the:-6 ba:upgrade_the:-16 ba:upgrade_your:-31 ba:upgrading_noah:-4
ba:uploaded_the:-19 ba:upset_the:-23 ba:upsetting_the:-2 ba:upstairs_neighbour's:-14 ba:us_0:-53 ba:us_i:19
ba:us_in:-16 ba:us_the:24 ba:us_would:-6 ba:usare_la:-1 ba:use_my:-78 ba:use_the:-101 ba:user_id:-144
ba:useremo_il:-14 ba:users_can:-5 ba:uses_the:-59 ba:using_the:-3 ba:using_your:-46 ba:usual_the:10 ba:valuation_no:-3
ba:value_the:11 ba:values_lie:-2 ba:van_de:-14 ba:van_het:-45 ba:van_jorrit:-13 ba:van_the:34 ba:variables_ana:-25
ba:varvet_i:-8 ba:ve_el:-4 ba:vendored_grib:-3 ba:ver_la:-2 ba:vers_le:-10 ba:version_latine:-14 ba:verträgt_der:-24
ba:very_funny:-10 ba:very_good:-33 ba:vezes_no:-7 ba:via_the:-31 ba:viaje_ya:-1 ba:video_che:-7 ba:viel_geduld:-3
ba:viele_leute:-17 ba:vient_le:-13 ba:vier_uhr:-10 ba:vierten_taste:-11 ba:view_i:-10 ba:view_you:-7 ba:violet_it:-16
ba:violet_one:-11 ba:violet_the:1 ba:visit_i:11 ba:visit_in:12 ba:visitors_lingered:-6 ba:visits_the:-7
ba:voids_the:-56 ba:voir_chaque:-3 ba:volcanoes_i'd:-20 ba:voller_schilf:-21 ba:volta_il:-27 ba:volés_reviennent:-3
ba:vom_labor:-9 ba:von_meiner:-1 ba:voor_je:-6 ba:voordat_we:-18 ba:vor_jeder:-5 ba:voucher_a:-23 ba:voucher_you:-2
ba:w_my:-2 ba:w_the:-26 ba:waiter_we:-27 ba:waiting_for:-17 ba:wake_ravi:-16 ba:walk_the:-7 ba:walking_the:-29
ba:walks_the:-42 ba:walkway_rail:-2 ba:wall_hanging:-4 ba:walnut_a:13 ba:walnut_pls:-19 ba:walnut_the:3 ba:want_my:-15
ba:want_the:-111 ba:wants_the:-51 ba:war_*:-27 ba:warm-ups_i:-45 ba:warm_water:-28 ba:warning_we:-18
ba:warranty_claim:-15 ba:was_noor's:-22 ba:was_so:-4 ba:wash_the:-23 ba:washed_the:-9 ba:wat_een:-19
ba:watched_the:-24 ba:watching_a:-28 ba:watching_the:-23 ba:water_i:-57 ba:water_purifier:-12 ba:waterpomp_het:-10
ba:watts_can:-14 ba:way_0:29 ba:way_after:-13 ba:way_it's:-11 ba:way_its:-27 ba:way_the:-3 ba:way_to:-18
ba:way_too:-27 ba:way_we:-19 ba:way_you:-53 ba:weak_spot:-28 ba:wearing_my:-19 ba:wears_a:-22 ba:wears_the:-16
ba:wedding_cake:-8 ba:wedding_procession:-6 ba:wednesday_he:-6 ba:wednesday_night:-6 ba:wednesday_not:-3
ba:wednesday_then:-3 ba:week_*:-7 ba:week_0:21 ba:week_a:19 ba:week_agnieszka:-45 ba:week_at:-39 ba:week_dropped:-37
ba:week_i:-112 ba:week_just:-7 ba:week_my:1 ba:week_old:-13 ba:week_per:-1 ba:week_somebody:-11 ba:week_that:2
ba:week_we:-78 ba:week_where:-11 ba:weekend_i:-92 ba:weekly_energy:-1 ba:weeks_i:3 ba:weeks_if:-20 ba:weeks_max:-50
ba:weeks_old:-34 ba:weeks_the:24 ba:weft_*:-11 ba:wegen_der:-82 ba:wegen_sturm:-2 ba:weigh_the:-14 ba:weighs_0:-26
ba:weir_street:-20 ba:weir_the:-1 ba:welds_i:-58 ba:well_my:-11 ba:well_the:25 ba:werden_die:-23 ba:werden_the:24
ba:west_coast:-33 ba:west_we:-27 ba:wet_dog:-41 ba:wet_dogs:-8 ba:what_i:-140 ba:what_i'm:-8 ba:what_the:-61
ba:what_they:-12 ba:whatever_she:-9 ba:whatever_the:-54 ba:wheel_the:29 ba:wheelchair_i:-2 ba:when_i:-40
ba:where_i:-83 ba:where_the:-55 ba:where_we:-14 ba:whether_i:-11 ba:whether_the:-112 ba:whether_we:-34 ba:which_i:-121
ba:while_i:-60 ba:while_i'm:-27 ba:while_the:-94 ba:while_we:-25 ba:white_ducato:-6 ba:whom_i:-38 ba:why_a:-6
ba:why_i:-86 ba:why_saturn's:-22 ba:why_the:-138 ba:wide_the:2 ba:wie_spülwasser:-1 ba:wife_i'd:-32 ba:wifi_pretty:-43
ba:winch_they:-5 ba:window_the:9 ba:wine_supplier:-12 ba:winter_i:-62 ba:wish_i:-40 ba:with_*:9 ba:with_a:-74
ba:with_my:-69 ba:with_no:-11 ba:with_the:-94 ba:within_0:-5 ba:within_the:-56 ba:won_the:-69 ba:wonder_nobody:-30
ba:wonder_what:-19 ba:word_codger:-21 ba:word_deploy:-6 ba:word_je:-7 ba:word_likely:-21 ba:words_each:-12
ba:words_get:-4 ba:words_that:-19 ba:words_the:30 ba:work_permit:-9 ba:work_the:37 ba:works_a:3 ba:works_fine:-11
ba:worries_i:-37 ba:worries_ill:-2 ba:worth_0:-9 ba:worth_the:-32 ba:would_rather:-2 ba:wow_ok:-29 ba:wrap_the:-32
ba:wrapping_i'd:-26 ba:write_the:-74 ba:writes_fortran:-29 ba:wrong_i:-6 ba:wrong_the:4 ba:wrote_todo:-2
ba:wyłączone_i:-8 ba:während_der:-2 ba:wären_die:-15 ba:x-ray_archive:-4 ba:ya_está:-9 ba:ya_he:-53 ba:yard_we:-14
ba:yarn_the:-8 ba:yeah_that's:-10 ba:year_0:-6 ba:year_he:-9 ba:year_i:8 ba:year_it:-18 ba:year_its:-68 ba:year_old:-5
ba:year_on:-4 ba:year_sounds:-38 ba:year_they:-38 ba:year_we:-103 ba:years_every:-10 ba:years_i:-23
ba:years_nobody:-38 ba:years_old:-30 ba:yes_i:-57 ba:yes_the:-10 ba:yesterday_*:-35 ba:yesterday_i've:-25
ba:yesterday_the:-21 ba:yet_if:-53 ba:yet_the:42 ba:yet_what:-10 ba:yet_whether:-58 ba:yet_which:-50 ba:yet_who:-7
ba:you'll_get:-2 ba:you've_got:-10 ba:you_*:38 ba:you_0:2 ba:you_by:-37 ba:you_can:-15 ba:you_could:-15
ba:you_dont:-39 ba:you_for:-14 ba:you_get:-4 ba:you_i:58 ba:you_i'd:-35 ba:you_if:5 ba:you_my:-3 ba:you_never:-1
ba:you_please:-59 ba:you_we:8 ba:you_what:-13 ba:you_will:-8 ba:young_mr:-12 ba:yr_old:-2 ba:yusuf_the:10
ba:z_gdyni:-7 ba:zahlen_wir:-5 ba:zapytania_do:-2 ba:zet_annelies:-20 ba:zet_ik:-9 ba:zinc_the:4 ba:zone_a:-9
ba:zostajemy_przy:-6 ba:zu_eichen:-2 ba:zu_hause:-16 ba:zug_there:-2 ba:zwei_leute:-5 ba:zwei_teilnehmer:-1
ba:zweite_messung:-13 ba:zwrócimy_państwu:-11 ba:à_la:-23 ba:é_o:-4 ba:écoles_viennent:-5 ba:über_das:-21
ba:über_determinative:-20 bc:*_modal:40 bc:*_negation:-17 bc:*_none:-32 bc:*_order:56 bc:*_others:1 bc:*_past:22
bc:*_possessive:-53 bc:*_reason:35 bc:*_speaker:61 bc:0_and:44 bc:0_comparison:6 bc:0_condition:-9 bc:0_every:67
bc:0_is:10 bc:0_modal:107 bc:0_negation:41 bc:0_none:-20 bc:0_others:-4 bc:0_past:129 bc:0_possessive:106
bc:0_reason:-7 bc:0_speaker:-25 bc:0_told:80 bc:0_vague:10 bc:a_none:-92 bc:abgestellt_none:16 bc:ablation_article:-22
bc:about_none:-48 bc:about_possessive:-14 bc:above_none:-38 bc:abre_none:-21 bc:abroad_none:17 bc:abstellen_none:2
bc:abt_none:-45 bc:abtastrate_none:-4 bc:abuelos_negation:-1 bc:accept_possessive:-19 bc:accepted_none:18
bc:accepts_negation:-16 bc:accepts_none:-3 bc:accepté_none:2 bc:access_none:-41 bc:accident_speaker:-1
bc:accidenti_none:30 bc:accordingly_none:23 bc:accordion_none:11 bc:account_article:13 bc:account_none:59
bc:accountant_none:41 bc:accounts_none:3 bc:accreditation_none:-5 bc:aclarado_none:-1 bc:acrylic_none:19
bc:actions_none:23 bc:actual_none:-3 bc:actually_none:8 bc:actually_speaker:-39 bc:add_none:-56 bc:additional_none:-41
bc:address_none:-39 bc:addresses_none:13 bc:adds_article:-8 bc:adega_none:-31 bc:adesso_none:-5 bc:adeyemi_none:45
bc:admit_none:-5 bc:admit_others:-11 bc:admit_speaker:-13 bc:adoré_none:-3 bc:adult_none:-40 bc:adults_none:48
bc:af_none:11 bc:afloat_none:3 bc:afraid_speaker:-40 bc:after_every:-32 bc:after_none:-114 bc:afternoon_none:39
bc:afterwards_none:90 bc:afterwards_speaker:4 bc:again_and:-50 bc:again_article:19 bc:again_negation:6
bc:again_none:75 bc:again_order:-39 bc:again_others:20 bc:again_reason:-6 bc:again_speaker:42 bc:against_none:-78
bc:agent_none:32 bc:agent_others:-20 bc:ages_none:64 bc:agm_none:11 bc:ago_negation:-34 bc:ago_none:156
bc:agree_none:19 bc:agreed_none:11 bc:agreed_order:-22 bc:agrees_none:11 bc:agua_none:12 bc:ah_none:-57
bc:ahead_every:-10 bc:ahead_none:38 bc:ahora_none:-12 bc:aid_none:-26 bc:ainda_negation:-32 bc:air_none:1
bc:airfield_none:15 bc:airflow_none:-21 bc:airport_none:14 bc:al_none:-127 bc:alarm_none:-24 bc:alarme_none:19
bc:albania_none:1 bc:album_none:11 bc:alcalde_none:3 bc:aldo_none:23 bc:ale_none:-30 bc:alert_none:-33
bc:algae_speaker:-15 bc:aliasing_none:17 bc:alive_none:23 bc:all_negation:4 bc:all_none:44 bc:all_reason:-27
bc:all_speaker:-82 bc:alla_none:-71 bc:allergic_none:23 bc:allergisk_none:24 bc:alles_others:-16 bc:allow_none:-4
bc:allows_article:-13 bc:allows_none:-3 bc:allt_speaker:-8 bc:almost_speaker:-2 bc:almoxarifado_none:35
bc:alone_negation:-2 bc:alone_none:92 bc:alone_speaker:-6 bc:aloud_none:4 bc:alquilada_none:7 bc:already_none:39
bc:also_none:-40 bc:alta_none:-4 bc:alte_none:-47 bc:alten_none:-88 bc:although_none:-53 bc:although_possessive:-21
bc:although_speaker:-68 bc:altogether_none:10 bc:alunos_none:18 bc:always_none:-28 bc:am_none:-137 bc:amateur_none:-17
bc:amber_none:72 bc:ambulatorio_none:23 bc:amical_none:16 bc:ammonia_none:-4 bc:among_none:-23 bc:amp_none:-7
bc:an_none:1 bc:analyse_none:-1 bc:analyser_none:-20 bc:analysis_none:34 bc:and_none:-28 bc:and_speaker:-69
bc:android_none:-6 bc:angeles_none:-41 bc:ankle_none:-36 bc:anni_none:10 bc:announce_none:-39 bc:announces_none:-49
bc:année_none:7 bc:anoche_none:-12 bc:anodin_none:6 bc:another_none:-65 bc:ans_none:20 bc:anschlüsse_none:9
bc:ansprechpartner_none:-37 bc:answer_none:27 bc:answer_order:-18 bc:answered_none:17 bc:answers_none:-5
bc:antigone_none:4 bc:antiguo_none:-49 bc:any_none:-121 bc:anybody_none:9 bc:anymore_none:74 bc:anyone_none:16
bc:anyone_speaker:-59 bc:anything_none:-78 bc:anyway_none:53 bc:anywhere_none:35 bc:ao_none:-14 bc:apart_none:51
bc:apertura_none:7 bc:api_every:-4 bc:api_none:-4 bc:apiece_none:30 bc:apparently_others:-11
bc:apparently_possessive:-23 bc:appears_none:-8 bc:appliances_none:39 bc:applicant_none:-19 bc:applying_none:-12
bc:appointments_none:4 bc:appreciate_none:-42 bc:approval_none:23 bc:april_none:-47 bc:après_none:5 bc:aquí_none:-23
bc:arbeite_none:9 bc:archive_none:56 bc:are_negation:-19 bc:are_none:11 bc:are_speaker:-3 bc:area_none:8
bc:arithmetic_none:11 bc:arm_none:-47 bc:arranged_speaker:-28 bc:arriva_none:-6 bc:arrive_none:-34 bc:arrived_none:4
bc:arrows_none:8 bc:arsenic_none:11 bc:artista_none:25 bc:as_none:-112 bc:as_speaker:-37 bc:ask_condition:-33
bc:ask_none:-26 bc:ask_possessive:-9 bc:asked_condition:-52 bc:asked_none:10 bc:asked_possessive:-19
bc:asked_reason:-17 bc:asking_none:16 bc:asks_none:72 bc:asks_possessive:-45 bc:asleep_none:27 bc:asleep_order:-3
bc:assembly_none:10 bc:assessor_none:7 bc:assist_none:-60 bc:at_article:-19 bc:at_every:-14 bc:at_none:-122
bc:at_possessive:-88 bc:ate_possessive:-46 bc:atlanta_none:-7 bc:atlas_none:6 bc:att_none:-61 bc:attached_none:5
bc:attack_none:4 bc:attempts_none:46 bc:attente_none:4 bc:attı_none:36 bc:até_none:-35 bc:au_none:-93 bc:auch_none:-40
bc:audio_none:-17 bc:audit_none:32 bc:audition_none:23 bc:auf_none:-110 bc:aufträge_none:14 bc:aunque_negation:-7
bc:aunt_none:-16 bc:aunt_order:-6 bc:aus_none:-67 bc:ausflug_none:10 bc:ausgeräumt_none:19 bc:automatic_none:6
bc:autour_none:15 bc:autumn_speaker:-1 bc:außer_none:-18 bc:av_none:-17 bc:avant_none:17 bc:avec_none:-57
bc:avisar_none:17 bc:aw_none:-9 bc:awake_none:83 bc:awful_none:39 bc:axel_none:22 bc:ay_possessive:-2 bc:b_none:11
bc:back_condition:-73 bc:back_none:49 bc:back_order:-87 bc:back_possessive:7 bc:back_speaker:5 bc:background_none:13
bc:backlog_none:9 bc:backup_none:-76 bc:backups_none:-31 bc:backwashed_none:6 bc:bad_none:-55 bc:badge_none:-30
bc:badly_none:71 bc:bag_none:56 bc:bags_none:6 bc:baguettes_none:11 bc:bahnhof_none:26 bc:baile_none:26
bc:bajos_none:11 bc:bakery_none:36 bc:bakery_speaker:-26 bc:balancers_speaker:-47 bc:balcony_none:53
bc:baldness_none:10 bc:bales_none:19 bc:ball_none:15 bc:balloon_none:-23 bc:balloons_reason:-20 bc:ballroom_none:10
bc:bancos_none:11 bc:band_others:-17 bc:bang_none:24 bc:banquet_none:20 bc:baptiste_none:33 bc:bar_none:51
bc:bar_others:-1 bc:bara_none:-10 bc:barato_none:5 bc:barbacoa_negation:-30 bc:barbecue_none:68 bc:barely_none:-2
bc:barge_none:7 bc:barn_none:8 bc:barnbassängen_none:16 bc:barquilla_none:13 bc:barrage_none:5 bc:barrel_none:-3
bc:bars_none:63 bc:barulhento_none:3 bc:basalt_none:24 bc:basalt_speaker:36 bc:bascule_none:-17 bc:basic_none:-63
bc:basically_article:-32 bc:basically_speaker:-36 bc:bass_none:-25 bc:bassoon_none:19 bc:batch_none:-39 bc:bath_none:2
bc:bath_speaker:-37 bc:bathroom_none:16 bc:baton_none:12 bc:batteries_none:28 bc:battery_none:-29 bc:baud_none:-5
bc:bay_none:-10 bc:bc_none:-25 bc:be_article:-6 bc:be_none:-72 bc:be_possessive:-12 bc:beach_none:11 bc:beam_none:-6
bc:beams_none:49 bc:beard_none:-39 bc:bearers_none:15 bc:bearing_none:19 bc:bearings_speaker:-63 bc:bears_none:-59
bc:beats_article:-14 bc:beats_every:-12 bc:beautiful_none:-7 bc:became_none:-10 bc:because_none:-74
bc:become_article:-18 bc:bed_none:73 bc:bed_speaker:-47 bc:bedding_speaker:-7 bc:beds_none:-7 bc:bedtime_none:15
bc:beech_none:10 bc:been_article:-20 bc:been_none:-79 bc:beer_none:7 bc:beers_speaker:-32 bc:before_others:-24
bc:before_possessive:-38 bc:before_speaker:-43 bc:begin_possessive:-14 bc:beginner_none:-13 bc:beginners_speaker:-61
bc:begins_none:-10 bc:behind_article:-9 bc:behind_none:-100 bc:bei_none:-105 bc:bei_speaker:-33 bc:beim_none:-175
bc:being_reason:-14 bc:bekommen_none:-40 bc:bekommt_none:-60 bc:belegen_none:6 bc:believe_none:-91
bc:believes_none:-52 bc:believes_speaker:-23 bc:bell_none:60 bc:bella_none:-21 bc:bells_none:5 bc:belongs_none:-4
bc:below_none:-74 bc:belt_none:-49 bc:bench_none:33 bc:bereit_none:11 bc:bergen_none:4 bc:bergen_order:-38
bc:bergen_others:-12 bc:berços_none:6 bc:beschädigten_none:-10 bc:beside_none:-67 bc:besides_none:-4 bc:besser_none:16
bc:best_none:72 bc:best_reason:-10 bc:best_speaker:3 bc:bestanden_none:17 bc:beta_none:-39 bc:betale_none:-6
bc:beträgt_none:-33 bc:better_none:9 bc:better_reason:-26 bc:better_speaker:27 bc:between_none:-82 bc:beyond_none:-28
bc:bias_none:12 bc:biblioteca_none:14 bc:bien_none:25 bc:big_none:-91 bc:bij_none:-20 bc:bike_none:9
bc:bilagor_none:31 bc:bildern_none:17 bc:bill_none:27 bc:bill_speaker:-25 bc:billed_none:18 bc:billing_none:4
bc:bin_none:40 bc:bin_speaker:-28 bc:biology_none:-15 bc:bird_none:-22 bc:birth_none:-4 bc:birthday_none:-22
bc:bis_none:-65 bc:bit_none:-16 bc:bites_none:20 bc:bitireceğim_none:33 bc:bitte_negation:-5 bc:black_none:-10
bc:blacks_condition:-18 bc:blame_none:-8 bc:bleiben_none:7 bc:bleibt_none:-2 bc:blindfolded_none:35 bc:block_none:-1
bc:block_speaker:-50 bc:blood_none:-33 bc:blower_article:-24 bc:bo_none:-39 bc:board_speaker:-63 bc:boarding_none:38
bc:boards_none:25 bc:boat_none:94 bc:boat_speaker:-34 bc:boats_none:2 bc:bodde_speaker:-8 bc:bogdan_none:20
bc:bollini_none:8 bc:bologna_none:11 bc:bon_none:-40 bc:bonds_none:12 bc:bonito_none:-1 bc:bonne_none:-12
bc:bonnets_none:34 bc:bonus_none:-6 bc:book_article:-4 bc:book_none:66 bc:book_order:3 bc:book_possessive:-45
bc:booked_reason:-9 bc:booking_none:-26 bc:booster_none:-25 bc:boosting_none:2 bc:boot_none:40 bc:bordeaux_speaker:-27
bc:border_none:54 bc:born_none:14 bc:borrow_none:-16 bc:borrowed_none:-8 bc:boss_none:-10 bc:both_none:-6
bc:both_possessive:-27 bc:bottiglie_none:5 bc:bottom_none:44 bc:bouger_none:13 bc:bought_article:-8 bc:bought_none:-50
bc:bounce_none:32 bc:box_none:21 bc:box_speaker:-48 bc:boxes_none:9 bc:boxes_speaker:-27 bc:bozze_none:1
bc:brakes_none:6 bc:bramie_none:9 bc:branch_speaker:33 bc:brand_none:27 bc:brass_none:-15 bc:bravo_none:26
bc:brb_others:-29 bc:bread_none:23 bc:break_none:55 bc:break_speaker:-28 bc:breakfast_none:49 bc:breaking_none:-28
bc:breaks_possessive:-64 bc:breath_none:49 bc:breed_none:13 bc:breekt_none:16 bc:brenner_none:14 bc:brewer_speaker:-6
bc:brewery_none:14 bc:brezeln_none:6 bc:bricks_others:-3 bc:bridge_none:-26 bc:bright_none:-82 bc:brine_none:-39
bc:bring_none:-99 bc:bringe_speaker:-25 bc:bringen_speaker:-20 bc:bringing_none:-56 bc:brings_none:-96
bc:british_none:-21 bc:brittany_none:2 bc:brno_others:-6 bc:broke_others:-4 bc:broken_none:-56 bc:bronze_none:36
bc:brother_none:19 bc:brother_order:-28 bc:brother_past:-15 bc:brought_article:-11 bc:brought_none:-63 bc:brrr_none:24
bc:brush_none:10 bc:btw_none:74 bc:bucket_none:5 bc:buddy_none:25 bc:budget_reason:-18 bc:budgets_none:8
bc:bufor_none:-12 bc:bug_none:-2 bc:bugs_none:23 bc:bugün_none:-27 bc:building_none:6 bc:builds_none:5
bc:built_none:-23 bc:built_speaker:-65 bc:bulk_none:-2 bc:bumped_none:-85 bc:burndown_none:6 bc:burro_none:13
bc:bus_modal:-36 bc:bus_speaker:-5 bc:buse_none:-13 bc:business_none:-6 bc:busskortet_none:12 bc:but_negation:-23
bc:but_none:-98 bc:but_speaker:-179 bc:butacas_none:24 bc:buttery_none:18 bc:button_none:16 bc:buys_none:-1
bc:by_none:-136 bc:by_others:-7 bc:bytes_none:6 bc:búfer_negation:-14 bc:c'est_none:-57 bc:c'è_none:-12 bc:c_none:48
bc:cabins_none:-4 bc:cabins_order:-3 bc:cables_none:-36 bc:cabling_none:20 bc:cache_none:1 bc:cactus_none:6
bc:caffè_none:28 bc:café_none:-9 bc:cafés_none:3 bc:caisse_none:3 bc:cake_none:63 bc:calculator_none:13
bc:caldo_none:4 bc:calibrate_none:-13 bc:calibrated_none:30 bc:calibrated_speaker:2 bc:call_is:-32 bc:call_none:-5
bc:callbacks_none:-26 bc:calle_none:-35 bc:called_none:-124 bc:callers_none:-7 bc:calls_none:-20 bc:calm_none:-15
bc:calor_none:-22 bc:calves_none:6 bc:cambiado_none:-47 bc:cambiar_none:-16 bc:camera_none:5 bc:camillas_none:-13
bc:campainha_none:7 bc:campanario_none:-5 bc:campsite_none:27 bc:can't_none:-7 bc:can_negation:1 bc:can_speaker:-33
bc:cancel_none:-12 bc:cancel_possessive:-45 bc:canceling_none:-65 bc:cancellation_none:-2 bc:cancellation_speaker:41
bc:cancels_none:-4 bc:candidate_none:-8 bc:candles_none:34 bc:cansado_none:4 bc:cant_none:-98 bc:cap_none:-10
bc:cap_reason:-6 bc:capped_none:-14 bc:caps_none:-36 bc:captain_none:-40 bc:captions_none:-8 bc:capture_none:29
bc:captures_none:-60 bc:car_none:82 bc:car_speaker:41 bc:caravan_none:1 bc:card_none:-7 bc:card_others:-8
bc:card_possessive:1 bc:card_speaker:39 bc:cardio_none:14 bc:cards_none:73 bc:cards_speaker:-107 bc:care_none:-21
bc:careful_none:25 bc:caretaker_none:33 bc:cargo_none:-55 bc:carnival_none:-5 bc:caro-kann_none:10 bc:carpet_none:10
bc:carretillas_none:63 bc:carriage_none:-6 bc:carried_none:-57 bc:carries_none:-147 bc:carrinha_negation:-14
bc:carry_article:-16 bc:carry_none:-83 bc:carrying_none:-44 bc:cars_none:20 bc:casas_none:13 bc:case_none:-30
bc:cases_speaker:-54 bc:casio_none:14 bc:castrar_none:17 bc:cat_none:47 bc:catalogue_possessive:-40 bc:caterer_none:12
bc:caught_none:-19 bc:cave_none:30 bc:caves_none:-12 bc:cbor_none:22 bc:ce_none:-58 bc:cedar_none:111 bc:cedo_none:24
bc:ceiling_none:49 bc:ceiling_reason:-42 bc:cellar_none:9 bc:cent_none:-33 bc:centimetri_none:21 bc:centre_none:48
bc:cert_none:-11 bc:certificate_order:2 bc:certificate_reason:-15 bc:certification_none:-21 bc:chaises_none:28
bc:chalet_none:-19 bc:chamber_none:10 bc:change_modal:7 bc:change_none:-14 bc:change_possessive:-82 bc:change_reason:9
bc:change_speaker:40 bc:changed_none:-33 bc:changing_none:-45 bc:chapel_none:59 bc:chapter_none:-27 bc:chapô_none:-12
bc:character_none:28 bc:charge_possessive:-5 bc:charging_none:13 bc:charm_none:27 bc:charming_none:37 bc:chart_none:42
bc:chart_speaker:-21 bc:charts_none:24 bc:chase_none:-13 bc:chased_possessive:-10 bc:chasing_article:-1
bc:chat_none:34 bc:chat_speaker:-95 bc:che_none:-106 bc:cheaper_none:6 bc:cheapest_none:-2 bc:cheating_none:35
bc:check_condition:-7 bc:check_none:-80 bc:checked_none:-41 bc:checking_none:-34 bc:checkout_none:25
bc:checkpoint_none:30 bc:checks_none:-20 bc:cheerful_none:-70 bc:cheers_none:-40 bc:cheese_none:21 bc:chegam_none:22
bc:chess_none:-20 bc:chez_none:-83 bc:chiama_none:-29 bc:chicken_none:2 bc:child_none:10 bc:child_speaker:-85
bc:children_none:38 bc:chili_none:12 bc:chips_none:9 bc:choice_none:32 bc:choice_speaker:-103 bc:choisi_none:-34
bc:choose_speaker:-11 bc:chose_none:-71 bc:christmas_none:40 bc:christmas_speaker:-37 bc:chronometers_none:9
bc:church_none:6 bc:chutney_none:7 bc:chuva_none:17 bc:ci_none:-4 bc:ciel_speaker:-8 bc:cierran_none:1
bc:cinnamon_none:-2 bc:cinéma_none:15 bc:circle_none:50 bc:circuit_none:-2 bc:circuits_none:-11 bc:city_none:1
bc:claim_none:-38 bc:claim_reason:-12 bc:clairs_none:11 bc:clapped_none:49 bc:clashes_none:-14 bc:class_none:26
bc:class_order:8 bc:class_others:-42 bc:classes_none:25 bc:classic_none:13 bc:clean_possessive:-4 bc:cleaners_none:19
bc:cleaning_none:10 bc:clear_none:-7 bc:clear_speaker:1 bc:clearance_none:-6 bc:clearing_none:-15 bc:clementine_none:4
bc:clients_none:74 bc:climbing_none:9 bc:climbs_none:-11 bc:cloakroom_none:17 bc:clock_order:12
bc:clocks_possessive:-3 bc:cloister_none:10 bc:close_none:9 bc:closed_none:55 bc:closes_none:-54 bc:closing_none:-9
bc:cloth_none:11 bc:cloud_none:-47 bc:clover_none:34 bc:club_negation:-1 bc:club_past:-29 bc:coaches_none:17
bc:coastal_none:-40 bc:coating_none:13 bc:coats_none:8 bc:cobre_negation:-14 bc:cocineras_none:-15
bc:cocoa_negation:-2 bc:cocoa_none:2 bc:code_negation:-4 bc:code_none:-28 bc:code_reason:-2 bc:code_speaker:26
bc:coffee_speaker:18 bc:coffees_reason:-9 bc:coffre_none:7 bc:coins_none:20 bc:cold_none:-12 bc:cole_none:40
bc:colis_none:1 bc:collar_none:45 bc:colleague_none:-46 bc:colleague_speaker:-11 bc:colleagues_none:-51
bc:collect_none:-8 bc:collected_none:-9 bc:collecting_none:-8 bc:collects_none:-48 bc:collision_none:40
bc:colonne_none:-11 bc:colour-blind_none:-30 bc:columns_none:40 bc:com_none:-78 bc:comboio_none:20 bc:come_none:-69
bc:comes_every:-15 bc:comes_none:-43 bc:comes_order:-34 bc:comforting_none:15 bc:command_none:24 bc:commande_none:-2
bc:comme_none:-36 bc:comment_none:6 bc:commit_none:-60 bc:commitment_speaker:-18 bc:comms_none:-10 bc:como_none:-55
bc:company_none:-2 bc:compare_none:-30 bc:compensated_none:13 bc:complain_none:37 bc:complained_none:58
bc:complaints_none:45 bc:complete_none:9 bc:completes_none:-21 bc:compliment_none:16 bc:compris_none:23
bc:comprises_none:11 bc:computer_none:-38 bc:computers_vague:-4 bc:comune_none:-30 bc:con_none:-162
bc:con_possessive:-9 bc:concours_none:5 bc:condition_none:7 bc:config_none:12 bc:confirm_condition:-51
bc:confirm_none:-8 bc:conflit_none:-14 bc:conkers_none:27 bc:connaître_none:-32 bc:connector_none:32
bc:consegna_none:-3 bc:consent_none:19 bc:consider_none:-39 bc:considered_none:-19 bc:considering_none:-21
bc:console_none:14 bc:console_speaker:7 bc:consumer_speaker:-8 bc:contacting_article:-1 bc:containers_none:-15
bc:contestó_none:4 bc:contract_negation:-2 bc:contract_none:-32 bc:contract_speaker:5 bc:contractor_none:14
bc:contrast_none:-1 bc:control_none:-21 bc:conversions_none:-33 bc:converted_none:-10 bc:convinced_none:-91
bc:cook_negation:-6 bc:cooked_none:16 bc:cookie_none:1 bc:cooking_none:17 bc:cooks_speaker:-20
bc:copertina_possessive:-1 bc:copie_none:-4 bc:copies_article:-1 bc:copies_none:54 bc:copy_none:5 bc:coracle_none:11
bc:cord_none:-8 bc:cork_others:-41 bc:cork_speaker:-51 bc:corner_speaker:-25 bc:correct_none:28
bc:correct_possessive:-86 bc:corrected_none:-13 bc:corregido_none:-22 bc:correr_possessive:-12 bc:corriere_none:12
bc:corrigée_none:-4 bc:cortar_none:-16 bc:costs_none:-97 bc:costume_none:-46 bc:cotisation_none:16 bc:cots_none:-38
bc:coughing_none:43 bc:could_none:-19 bc:could_speaker:-40 bc:count_negation:-4 bc:count_reason:-4 bc:counted_none:21
bc:counted_speaker:1 bc:counter_none:44 bc:counts_reason:-20 bc:county_none:-2 bc:coup_none:6 bc:coupe_none:28
bc:courage_none:1 bc:courgette_none:26 bc:courier_none:-14 bc:course_none:-30 bc:course_speaker:-118 bc:court_none:24
bc:court_speaker:-38 bc:courtesy_speaker:-37 bc:cousin_modal:-4 bc:cousin_negation:-4 bc:cousin_none:24
bc:cousin_past:-64 bc:couverts_none:18 bc:cover_none:-42 bc:covers_none:-96 bc:cow_none:-21 bc:cozinha_none:7
bc:coûte_none:-10 bc:crab_none:32 bc:cracked_none:-62 bc:cracks_none:-13 bc:crane_none:-36 bc:crane_speaker:-42
bc:cranes_none:23 bc:crash_none:-75 bc:crate_none:9 bc:crates_none:11 bc:crawl_none:11 bc:crew_none:-25
bc:crewing_none:44 bc:crib_none:-5 bc:cried_none:57 bc:criminals_none:19 bc:cripta_none:2 bc:crisps_none:32
bc:cristal_none:5 bc:crooked_none:-39 bc:cross_none:30 bc:cross_possessive:-44 bc:crosses_none:-74
bc:crossfade_none:53 bc:crossing_none:6 bc:crossing_speaker:-8 bc:cry_none:65 bc:cucina_none:9 bc:cue_none:-8
bc:cues_none:2 bc:cuff_none:13 bc:cuisine_none:17 bc:cup_none:-38 bc:cupboard_none:32 bc:curious_none:-79
bc:cursors_none:26 bc:curtain_none:11 bc:curtains_none:-5 bc:curto_negation:-17 bc:cushions_none:14
bc:customer_none:-7 bc:customer_past:-16 bc:customs_none:-41 bc:cut_none:-43 bc:cut_possessive:-19 bc:cutover_none:-13
bc:cuz_none:-16 bc:czech_none:8 bc:czyli_none:-27 bc:código_none:-55 bc:d'après_none:-32 bc:d'ombra_none:16
bc:d'ouverture_none:18 bc:d'un_none:-25 bc:d_none:34 bc:da_none:33 bc:dachbox_none:7 bc:dad_past:-40 bc:daiki_none:-15
bc:daily_none:-8 bc:dalla_article:-13 bc:damage_none:-57 bc:damaged_none:-11 bc:dan_none:-54 bc:dance_none:25
bc:dancers_none:-35 bc:dangerous_none:-8 bc:dans_article:-1 bc:dans_none:-122 bc:darfst_speaker:-8 bc:dark_speaker:18
bc:das_none:-218 bc:dashboards_none:7 bc:dass_none:-45 bc:data_none:-46 bc:datasheet_speaker:-52
bc:datasheets_none:-26 bc:dates_none:37 bc:dating_none:3 bc:dauern_none:10 bc:davi_none:8 bc:dawn_none:25
bc:day_article:9 bc:day_every:20 bc:day_none:49 bc:day_order:-5 bc:day_possessive:25 bc:day_reason:-76
bc:day_speaker:-57 bc:daylight_none:-37 bc:daylight_speaker:-38 bc:days_article:-11 bc:days_modal:13 bc:days_none:88
bc:days_order:-44 bc:days_speaker:-78 bc:db-kestrel_none:35 bc:db-osprey_none:29 bc:db_none:9 bc:de_none:-244
bc:de_possessive:-13 bc:dead_none:-49 bc:deal_none:34 bc:dealer_none:38 bc:death_none:16 bc:debian_none:17
bc:debug-log_none:1 bc:debug_none:-12 bc:decade_none:21 bc:decades_none:5 bc:december_none:-17 bc:decibels_none:24
bc:decided_speaker:-20 bc:deck_none:5 bc:decking_none:12 bc:deductible_none:2 bc:deep_none:10 bc:default_none:-70
bc:defence_none:32 bc:definitions_none:6 bc:degli_none:-9 bc:degrees_none:86 bc:degrees_reason:-57 bc:degrés_none:10
bc:dei_none:-46 bc:dein_none:-13 bc:deine_none:-6 bc:del_none:-138 bc:deleted_none:5 bc:deletion_none:8
bc:delight_none:8 bc:deliver_none:-89 bc:deliveries_order:-11 bc:dell'orologio_none:6 bc:della_none:-42
bc:delle_none:-17 bc:dem_none:-144 bc:demais_none:14 bc:demasiado_none:5 bc:demonstração_negation:-38 bc:den_none:-199
bc:den_speaker:7 bc:denim_none:38 bc:dental_none:-42 bc:deposito_none:37 bc:depot_none:24 bc:depressingly_none:19
bc:der_none:-274 bc:des_none:-152 bc:descargas_none:4 bc:desde_none:-65 bc:deserves_none:-31 bc:desk_none:55
bc:despacio_none:33 bc:despegue_none:8 bc:despensa_none:25 bc:desván_none:16 bc:det_none:-44 bc:detail_speaker:-36
bc:details_condition:14 bc:details_modal:21 bc:details_negation:-11 bc:details_none:67 bc:determine_none:-3
bc:deutsch_none:31 bc:devant_speaker:-13 bc:devuelve_none:5 bc:dezimeter_none:56 bc:değil_none:2 bc:di_none:-140
bc:diagrams_none:20 bc:diallo_none:8 bc:dialogue_none:4 bc:dialyseritten_none:2 bc:dice_none:-25 bc:dick_none:2
bc:dictionary_none:25 bc:did_none:40 bc:didn't_none:24 bc:die_none:-274 bc:died_none:8 bc:died_speaker:-34
bc:dies_none:30 bc:diesel_none:-10 bc:diet_none:8 bc:dietro_none:-13 bc:difference_none:43 bc:difference_speaker:22
bc:differently_none:15 bc:digits_none:64 bc:dimanche_none:23 bc:dinero_negation:-6 bc:dinghy_speaker:-9
bc:dinner_others:-7 bc:dinner_speaker:1 bc:dinners_none:28 bc:dir_possessive:-15 bc:dirección_none:-11
bc:direct_none:-8 bc:directly_none:35 bc:directory_none:14 bc:disagree_none:38 bc:disagrees_none:51
bc:discharge_none:-4 bc:discontinued_none:18 bc:discount_none:-47 bc:discounts_none:4 bc:discovered_none:-19
bc:discuss_none:-48 bc:discussion_none:-5 bc:dishwasher_none:4 bc:display_none:-41 bc:distances_none:4
bc:distracted_none:16 bc:distributions_none:27 bc:dit_none:-5 bc:division_none:13 bc:divorce_none:15 bc:dla_none:-14
bc:dns_none:-68 bc:do_negation:-99 bc:do_none:-6 bc:do_order:7 bc:do_possessive:-50 bc:do_speaker:-86
bc:docs_speaker:-8 bc:docstring_none:49 bc:doctor_none:-13 bc:documenti_none:-11 bc:does_negation:-88
bc:does_none:-104 bc:does_speaker:20 bc:doesn't_none:30 bc:dog_negation:-11 bc:dog_none:11 bc:dog_vague:-42
bc:doganale_none:13 bc:dogs_condition:-15 bc:doing_none:-55 bc:domani_none:-10 bc:dome_none:-38 bc:don't_none:-52
bc:don_none:-15 bc:dona_none:-21 bc:donc_none:-52 bc:done_none:-38 bc:donkey_none:6 bc:donkeys_none:-31
bc:donner_none:-4 bc:dont_none:-131 bc:door_none:15 bc:door_others:-5 bc:door_past:-18 bc:door_speaker:7
bc:doorbell_none:42 bc:doors_none:14 bc:doorway_none:40 bc:dopo_none:-28 bc:dossier_none:-5 bc:dot_none:29
bc:dots_none:7 bc:dottore_none:-14 bc:double_none:-52 bc:doubled_none:31 bc:doubles_none:8 bc:down_none:25
bc:down_order:-2 bc:down_reason:-92 bc:down_speaker:-8 bc:download_none:-23 bc:downloader_none:25
bc:downstairs_none:-36 bc:downward_none:14 bc:doyle_none:5 bc:dr_none:-109 bc:draft_none:-21 bc:drafts_none:-6
bc:dragged_none:-8 bc:drain_none:-21 bc:drained_none:15 bc:drains_none:-36 bc:dran_none:34 bc:drauf_none:3
bc:draw_none:-51 bc:draw_speaker:-13 bc:drawer_none:33 bc:drawing_none:21 bc:drawing_speaker:-17 bc:drawn_none:-11
bc:draws_none:-17 bc:dream_speaker:-46 bc:dredged_every:-8 bc:dreißig_none:-20 bc:drew_none:-30 bc:drew_possessive:-12
bc:drie_none:3 bc:drift_none:10 bc:drill_none:22 bc:drive_none:20 bc:drive_speaker:-20 bc:driver_none:51
bc:drives_none:-90 bc:driveway_none:-13 bc:driving_none:-4 bc:driving_others:-4 bc:drop_none:-64 bc:dropouts_none:5
bc:dropped_none:-76 bc:dropping_none:-67 bc:drops_none:-1 bc:drops_order:-18 bc:drown_none:14 bc:drowning_none:31
bc:drucker_none:18 bc:drum_none:-4 bc:drum_speaker:-9 bc:dry_none:-39 bc:dry_speaker:-23 bc:du_none:-119
bc:due_none:34 bc:dug_possessive:-15 bc:dunno_none:66 bc:duplicate_none:-29 bc:dura_none:-5 bc:during_none:-111
bc:dus_none:-58 bc:dusty_none:-75 bc:dutch_none:4 bc:duty_none:-34 bc:dyes_none:-15 bc:dyżur_none:-10 bc:dziś_none:-24
bc:däck_none:23 bc:dégoûtée_none:6 bc:dépasser_none:-35 bc:déplacé_none:-17 bc:désormais_none:13 bc:día_none:56
bc:dün_none:-7 bc:each_none:-28 bc:each_speaker:25 bc:ear_none:-14 bc:earlier_none:12 bc:earliest_none:-14
bc:earliest_speaker:-13 bc:early_none:-85 bc:ears_none:22 bc:earthworms_none:28 bc:easier_none:25 bc:east_none:-45
bc:easy_none:4 bc:eaten_article:-5 bc:eating_none:-21 bc:eats_none:-71 bc:echoes_none:7 bc:economy_none:10
bc:economy_speaker:5 bc:edelweiss_none:13 bc:ederim_none:19 bc:edit_none:-2 bc:edition_none:-3 bc:editors_none:13
bc:eeprom_none:17 bc:eftersom_none:-13 bc:egg_none:-32 bc:eggs_none:16 bc:eichen_none:19 bc:eigene_none:-6
bc:eigenen_none:-21 bc:einbauen_none:6 bc:eingeplant_none:41 bc:either_none:5 bc:either_speaker:1
bc:ejercicios_none:-16 bc:el_none:-204 bc:election_others:-9 bc:elementos_none:24 bc:elettrogeno_article:-12
bc:elevador_none:12 bc:eleven_none:9 bc:ella_none:24 bc:elm_none:33 bc:else_none:128 bc:else_possessive:-14
bc:else_speaker:-99 bc:elternabend_none:16 bc:em_none:-128 bc:emails_none:-31 bc:embarrassing_none:22
bc:emergency_none:-59 bc:employees_none:34 bc:empty_none:2 bc:empty_order:-22 bc:emptying_none:-8 bc:emr_none:61
bc:en_none:-14 bc:enabled_none:16 bc:end_negation:19 bc:end_none:117 bc:end_others:-59 bc:ended_none:-5
bc:endings_none:-4 bc:ends_none:-39 bc:enfance_none:4 bc:engelska_none:15 bc:engine_none:-8 bc:engineer's_none:-35
bc:engineer_none:94 bc:engineer_speaker:-73 bc:engineers_none:-10 bc:englisch_none:31 bc:english_none:6
bc:enjoy_none:-81 bc:enjoys_none:-9 bc:enough_none:76 bc:enough_reason:-10 bc:ensemble_none:33 bc:enter_none:-78
bc:entera_none:8 bc:entered_none:9 bc:enters_none:-72 bc:entier_none:6 bc:entire_none:-26 bc:entradas_none:40
bc:entrega_none:18 bc:entregamos_none:-36 bc:entrego_none:-63 bc:entries_none:30 bc:entries_speaker:-38
bc:entro_none:-59 bc:entrou_negation:-7 bc:entscheidet_none:-18 bc:env_none:-27 bc:envelopes_none:33
bc:enviado_none:-7 bc:envy_none:3 bc:episodes_none:5 bc:er_none:7 bc:erlaubt_none:42 bc:erratas_none:1
bc:error_none:-60 bc:erst_none:-48 bc:es_none:-78 bc:escalera_none:41 bc:escolar_none:-18 bc:eso_none:27
bc:espera_none:12 bc:essay_none:-61 bc:est_condition:3 bc:est_none:50 bc:est_speaker:26 bc:estanho_none:26
bc:estanque_negation:-7 bc:está_none:-55 bc:etudes_condition:-4 bc:etudes_speaker:-15 bc:eu_none:19 bc:euro_none:9
bc:euros_none:59 bc:euros_reason:-27 bc:evacueren_none:38 bc:evaporator_none:20 bc:even_condition:-52 bc:even_none:-85
bc:even_possessive:-65 bc:evening_article:3 bc:evening_none:36 bc:evenings_none:22 bc:eventos_none:7
bc:eventual_none:-18 bc:eventually_none:1 bc:ever_article:1 bc:ever_none:17 bc:ever_past:-51 bc:ever_speaker:20
bc:every_none:-202 bc:everybody_none:15 bc:everyone_none:45 bc:everyone_others:-20 bc:everything_none:89
bc:everything_others:-4 bc:everywhere_none:72 bc:exam_none:-40 bc:examen_none:-36 bc:example_none:19
bc:examples_none:31 bc:examples_speaker:-19 bc:exams_none:9 bc:exceed_none:-5 bc:excel_none:4 bc:excepción_none:17
bc:except_none:-70 bc:exception_none:9 bc:exceptions_none:82 bc:excess_none:-6 bc:excuse_possessive:-23
bc:excuses_none:17 bc:exemples_none:-41 bc:exercise_none:17 bc:exercises_article:-7 bc:exercises_none:17
bc:exist_none:4 bc:expect_none:-34 bc:expect_possessive:-20 bc:expect_speaker:4 bc:expects_none:13
bc:expensive_none:56 bc:expires_none:-3 bc:explain_every:-28 bc:explain_none:-44 bc:explained_none:22
bc:explaining_none:28 bc:explains_none:-20 bc:export_none:-36 bc:exportar_negation:-2 bc:eye_none:-3 bc:f_none:38
bc:fa_none:-21 bc:face_condition:-17 bc:face_none:24 bc:facilities_none:-2 bc:fades_none:1 bc:fail_none:12
bc:failed_none:-41 bc:failing_none:-30 bc:fair_none:24 bc:fair_speaker:10 bc:fait_none:-25 bc:falconer_none:9
bc:fall_none:-7 bc:fallen_none:8 bc:falmouth_none:12 bc:falta_none:25 bc:families_none:-3 bc:family_none:-9
bc:fan_none:16 bc:fancy_none:-21 bc:fans_none:-21 bc:far_condition:-1 bc:far_none:25 bc:far_reason:-55 bc:fare_none:-9
bc:farida_none:8 bc:farmers_none:-13 bc:fast_none:30 bc:fast_speaker:-4 bc:faster_none:14 bc:father_negation:-9
bc:faults_none:14 bc:faulty_none:-5 bc:fauteuils_none:-4 bc:favor_none:11 bc:favour_none:-46 bc:feature_none:-25
bc:february_none:-31 bc:fedora_none:1 bc:fee_reason:-7 bc:fee_speaker:-1 bc:feedback_none:-25 bc:feeds_none:-63
bc:feelings_none:7 bc:feels_none:-13 bc:fees_none:22 bc:feet_none:15 bc:fell_none:-15 bc:fella_modal:-12
bc:fellow_none:-43 bc:felmeddelanden_speaker:-13 bc:felt_none:-17 bc:fence_none:30 bc:fera_none:-9 bc:fermé_none:21
bc:ferrets_speaker:-13 bc:ferry_none:-9 bc:fertig_none:16 bc:festive_none:15 bc:feststation_none:12 bc:fetch_none:-64
bc:fever_none:9 bc:few_none:-53 bc:fibres_order:-19 bc:fichier_none:-33 bc:fiddler_none:16 bc:field_negation:-7
bc:field_none:37 bc:fiets_none:-1 bc:fifty_none:10 bc:figura_none:-1 bc:figurants_is:-8 bc:figure_none:7
bc:figured_others:-1 bc:figures_none:-3 bc:fila_none:11 bc:file_article:6 bc:file_none:23 bc:file_reason:7
bc:filed_none:-25 bc:files_none:3 bc:fill_none:14 bc:filled_none:-21 bc:fills_none:-36 bc:filter_none:-8
bc:fim_none:-11 bc:finale_none:3 bc:finalement_none:-56 bc:finch_none:13 bc:find_none:-101 bc:find_possessive:-1
bc:finden_none:-12 bc:findet_none:-46 bc:finding_none:-48 bc:finds_none:-22 bc:fine_none:8 bc:finish_none:-13
bc:finished_none:-28 bc:finished_speaker:17 bc:finito_none:27 bc:finland_speaker:-20 bc:fire_none:-75
bc:firearms_none:-13 bc:firefox_none:-38 bc:fires_none:-45 bc:firm_condition:-6 bc:firmare_none:33
bc:first_negation:27 bc:first_none:-16 bc:first_order:-25 bc:first_others:12 bc:fish_speaker:-8 bc:fishing_none:-11
bc:fit_possessive:-34 bc:fits_none:-74 bc:fitting_none:58 bc:five_none:23 bc:five_speaker:-20 bc:fix_none:-40
bc:fixed_none:-102 bc:flags_none:2 bc:flake_others:-33 bc:flaky_none:-68 bc:flames_none:-4 bc:flashcards_none:41
bc:flashed_none:-5 bc:flat_none:20 bc:flavour_none:28 bc:flickering_none:-13 bc:fliegt_none:-23 bc:flight_none:-68
bc:flights_is:12 bc:flights_none:-4 bc:flights_reason:-6 bc:flint_none:82 bc:flood_none:7 bc:floor_negation:-24
bc:floor_none:23 bc:floor_speaker:16 bc:flow_none:-33 bc:flowers_none:-5 bc:flux_none:-20 bc:flyer_none:41
bc:flyttades_none:-2 bc:fog_none:23 bc:fois_none:3 bc:folder_none:87 bc:folder_speaker:-19 bc:folds_every:-41
bc:follow_none:-34 bc:following_none:-97 bc:fondo_none:10 bc:font_none:65 bc:fonts_none:9 bc:food_none:-21
bc:foot_none:26 bc:football_negation:-12 bc:football_none:24 bc:footnote_none:8 bc:for_article:-42 bc:for_every:-20
bc:for_none:-78 bc:for_possessive:-49 bc:for_speaker:65 bc:forbids_none:-18 bc:force_none:-8 bc:forecast_speaker:-16
bc:foreign_none:-15 bc:foreman_none:29 bc:forever_none:34 bc:forge_none:8 bc:forget_none:-43 bc:forgets_none:-2
bc:forgives_none:-21 bc:fork_none:24 bc:form_none:55 bc:formats_none:-22 bc:formatter_none:13 bc:former_none:-17
bc:forms_none:7 bc:formula_none:-22 bc:formulaire_none:4 bc:formulas_none:3 bc:forte_none:6 bc:forth_none:7
bc:fortuna_none:25 bc:forward_none:-1 bc:fothergill_none:10 bc:foto's_none:12 bc:foto_none:31 bc:fotografa_none:1
bc:found_article:-43 bc:found_none:-50 bc:foundry_none:22 bc:fountain_none:68 bc:foxes_none:20 bc:fragen_none:15
bc:fragment_speaker:-41 bc:frame_negation:-19 bc:frame_none:9 bc:frames_article:-14 bc:frames_none:40
bc:franchement_none:-26 bc:frankfurt_none:2 bc:frankfurtu_none:11 bc:frau_none:-83 bc:free_speaker:6 bc:freeze_none:22
bc:freezer_article:-29 bc:freezer_none:-10 bc:freezer_reason:-18 bc:freezing_none:56 bc:freigegeben_none:14
bc:fresh_none:-14 bc:friday_none:36 bc:fridays_none:-34 bc:fridge_none:21 bc:fridge_others:1 bc:fridge_speaker:-43
bc:friendlier_none:32 bc:friendly_none:8 bc:friends_none:3 bc:fries_none:-11 bc:from_article:-50 bc:from_none:-151
bc:from_possessive:-66 bc:fromages_none:3 bc:front_none:-11 bc:frost_none:29 bc:frustrating_none:3 bc:från_none:-26
bc:frühdienst_none:17 bc:fuel_none:-50 bc:full_order:-22 bc:fumigated_none:26 bc:fun_none:17 bc:fund_none:4
bc:fund_speaker:-16 bc:funda_none:-2 bc:funkt_none:-39 bc:furious_condition:-37 bc:furniture_none:62
bc:fusibili_none:18 bc:fyi_none:-52 bc:fächer_none:23 bc:får_none:-40 bc:fête_none:12 bc:för_none:-55 bc:für_none:-144
bc:fürs_none:-52 bc:füße_none:30 bc:g_none:36 bc:ga_speaker:-18 bc:gaan_speaker:-3 bc:gala_none:21 bc:gallery_none:-65
bc:galli_none:1 bc:gallo_none:-7 bc:game_none:2 bc:ganz_none:-15 bc:ganze_none:-29 bc:gap_none:7 bc:gaps_none:33
bc:garage_none:38 bc:garaje_none:23 bc:garda_none:43 bc:garde_none:-68 bc:garden_none:4 bc:garlic_order:-6
bc:garnet_none:61 bc:garnet_reason:5 bc:gas_none:-9 bc:gasóleo_none:1 bc:gate_none:13 bc:gates_none:17
bc:gather_none:-11 bc:gb_none:30 bc:gb_reason:-6 bc:gdansk_none:5 bc:gdansk_others:-35 bc:gdansk_past:-8
bc:gearbox_none:5 bc:gebaut_none:5 bc:gebühr_none:-17 bc:gece_none:-3 bc:gedacht_none:5 bc:geese_none:14
bc:gefunden_none:24 bc:gehad_none:5 bc:gehen_none:-13 bc:geht_order:-8 bc:gelati_article:-7 bc:geliyor_none:22
bc:gelmiyor_none:20 bc:gelöschter_none:-39 bc:gemacht_none:2 bc:gemütlich_none:11 bc:generations_none:11
bc:generator_none:-29 bc:generators_speaker:-12 bc:generous_none:32 bc:gensets_none:19 bc:gentle_none:-84
bc:geofence_none:49 bc:geplant_none:8 bc:geproefd_none:6 bc:geprüft_none:30 bc:geputzt_none:1 bc:gerade_none:-3
bc:gerda_none:37 bc:gereinigd_none:10 bc:german_none:39 bc:geschaut_none:20 bc:geschilderd_none:14
bc:gespeichert_none:9 bc:gesperrt_none:23 bc:gestern_none:-30 bc:get_article:-22 bc:get_none:-147
bc:get_possessive:-56 bc:getest_none:12 bc:gets_article:-27 bc:gets_none:-160 bc:gets_possessive:-6
bc:getting_none:-65 bc:getting_possessive:-14 bc:geven_speaker:-22 bc:gewaschen_none:17 bc:gewonden_none:16
bc:gewöhnlichen_none:-17 bc:gezählt_none:22 bc:ghent_negation:-49 bc:ghent_none:48 bc:ghent_others:-18
bc:ghost_none:-14 bc:giardino_none:17 bc:gider_none:16 bc:gids_none:13 bc:gifs_none:26 bc:gift_none:-122
bc:gigabytes_none:40 bc:gigas_none:19 bc:gimme_none:-10 bc:giorni_none:34 bc:gisteren_none:-27 bc:give_none:-82
bc:gives_none:-92 bc:glad_none:-129 bc:glass_none:10 bc:glasses_none:100 bc:glasses_speaker:-1 bc:gli_none:-68
bc:glove_none:43 bc:glucose_none:-11 bc:gniazdo_none:19 bc:go_none:-30 bc:go_reason:-5 bc:goat_none:16
bc:god_speaker:-28 bc:goes_none:-39 bc:goes_speaker:3 bc:going_none:-36 bc:gold_none:-34 bc:golden_none:-44
bc:gone_none:48 bc:gone_reason:-14 bc:gonna_none:-82 bc:good_none:-48 bc:good_speaker:1 bc:goodbye_none:49
bc:gorgeous_none:20 bc:goshawk_none:27 bc:gossip_none:22 bc:got_none:-120 bc:gotta_none:-8 bc:grace_none:12
bc:gracia_none:31 bc:grad_none:47 bc:grade_none:-43 bc:grading_none:-11 bc:grammar_none:-14 bc:gramophone_none:12
bc:grams_article:-1 bc:grams_condition:-40 bc:grams_every:-27 bc:grams_none:93 bc:gran_none:-7 bc:grand_none:-21
bc:grande_none:3 bc:grandpa_none:35 bc:grandparents_order:-41 bc:graph_speaker:-26 bc:graphs_speaker:-12
bc:grateful_condition:-39 bc:graveyard_none:11 bc:gravy_none:5 bc:graz_none:13 bc:graz_past:-11 bc:great-aunt_none:-20
bc:great-uncle_none:-17 bc:green_none:-57 bc:greets_none:-8 bc:grego_negation:-11 bc:grey_none:-3 bc:grind_none:8
bc:grinders_none:6 bc:ground_none:5 bc:ground_speaker:-3 bc:group_none:-49 bc:groups_none:12 bc:große_none:-9
bc:großes_none:-10 bc:grudge_none:22 bc:größte_none:9 bc:grúa_none:-10 bc:grün_none:20 bc:grünes_none:-10
bc:guardia_none:-31 bc:guards_none:-18 bc:guess_none:63 bc:guess_speaker:-34 bc:guessing_none:-43 bc:guest_none:-21
bc:guides_none:-5 bc:guild_none:73 bc:gulls_none:-35 bc:gum_none:18 bc:gusto_none:7 bc:gute_none:-34 bc:guter_none:-12
bc:gutters_none:35 bc:guy_none:-51 bc:gym_none:24 bc:gâché_none:4 bc:gästen_none:12 bc:gången_none:25
bc:głowie_none:44 bc:ha_none:-35 bc:hab_none:-54 bc:haben_possessive:-16 bc:hace_article:-13 bc:haczyków_none:22
bc:had_article:-16 bc:had_none:-92 bc:hadley's_none:10 bc:hago_none:-7 bc:haha_negation:-11 bc:haha_none:-66
bc:haha_possessive:-78 bc:hal_none:-37 bc:halen_speaker:-19 bc:half_article:-38 bc:half_none:-86
bc:half_possessive:-17 bc:hall_none:21 bc:hall_speaker:37 bc:hallway_none:37 bc:hals_none:15 bc:hamid_none:8
bc:hammer_none:29 bc:hamulców_none:12 bc:hand_article:-42 bc:hand_condition:-2 bc:hand_none:18 bc:hand_speaker:2
bc:handbook_none:8 bc:handed_none:-13 bc:handheld_none:16 bc:handle_none:-10 bc:handler_none:24 bc:handles_none:-34
bc:handling_none:-17 bc:handling_speaker:-15 bc:handover_none:-17 bc:handrail_none:15 bc:hands_condition:-7
bc:hands_none:31 bc:hands_order:-29 bc:handshake_none:2 bc:handy_none:21 bc:hang_none:-22 bc:hanging_none:8
bc:hangs_none:-46 bc:happier_none:-6 bc:happy_none:22 bc:har_none:-87 bc:harbour_none:-18 bc:hard_none:-42
bc:hardest_none:-1 bc:harlan_none:-9 bc:harness_none:5 bc:harvest_none:-3 bc:harvest_possessive:-14 bc:has_negation:-1
bc:has_none:-86 bc:hasta_none:-61 bc:hat_none:37 bc:hatch_none:26 bc:hatching_none:-8 bc:hate_none:-32
bc:hates_none:-59 bc:hauled_none:-38 bc:haus_none:11 bc:haut_none:6 bc:hava_none:-21 bc:have_speaker:21
bc:having_none:-67 bc:hazard_none:-21 bc:hazel_none:49 bc:he_past:-4 bc:head_article:7 bc:head_speaker:7
bc:headache_none:5 bc:headaches_none:16 bc:headboard_none:5 bc:headboard_speaker:-33 bc:health_none:-58
bc:hear_none:-44 bc:hear_possessive:-22 bc:heard_possessive:-7 bc:hears_none:-1 bc:heart_none:39 bc:heat_negation:-17
bc:heaters_none:15 bc:heating_none:23 bc:heb_speaker:-50 bc:hebben_speaker:-21 bc:heim_none:16 bc:heiße_none:-3
bc:hela_none:-1 bc:held_none:-58 bc:helg_none:17 bc:helgen_none:19 bc:hello_none:52 bc:hellre_none:-23
bc:helmet_none:19 bc:help_none:7 bc:help_possessive:-8 bc:helped_none:43 bc:helps_none:25 bc:helst_none:-37
bc:hemos_none:-18 bc:hence_none:-62 bc:herbarium_none:12 bc:here_is:-33 bc:here_none:129 bc:here_speaker:-99
bc:herfst_none:22 bc:heron_none:-11 bc:herr_none:-69 bc:hertz_none:24 bc:hes_none:-13 bc:het_none:-122
bc:heter_none:-7 bc:hetzner_none:2 bc:heure_none:28 bc:hey_none:-47 bc:hides_none:-35 bc:high_none:18
bc:higher_none:31 bc:highlight_none:-19 bc:hilos_none:16 bc:him_none:96 bc:hinges_none:27 bc:hintereinander_none:32
bc:hints_none:11 bc:hip_none:53 bc:hire_speaker:-17 bc:his_none:-89 bc:hissen_speaker:-47 bc:history_none:48
bc:hit_none:-64 bc:hits_none:-79 bc:hives_none:53 bc:hm_none:-65 bc:hm_possessive:-1 bc:hmm_negation:-42
bc:hmm_none:-34 bc:ho_none:-22 bc:hoch_none:29 bc:hofmann's_none:33 bc:hog_none:-18 bc:hohen_none:-4 bc:hoje_none:-37
bc:hold_none:-69 bc:holding_none:-77 bc:holds_none:-99 bc:holiday_none:44 bc:holiday_order:-24 bc:holt_possessive:-8
bc:home_none:22 bc:home_order:-10 bc:homework_none:47 bc:homework_speaker:-49 bc:honestly_none:97
bc:honestly_speaker:-68 bc:honour_none:53 bc:hood_none:26 bc:hoodie_none:20 bc:hoofdpijn_none:5 bc:hooguit_none:-1
bc:hooked_none:4 bc:hooks_none:-25 bc:hope_none:-94 bc:hora_none:28 bc:horse_none:-18 bc:hos_none:-32 bc:hose_none:-17
bc:hose_order:-10 bc:hospital_none:-45 bc:hosting_none:-45 bc:hosts_none:8 bc:hot_none:-44 bc:hotel_none:1
bc:hour_is:28 bc:hour_none:45 bc:hour_reason:-2 bc:hour_speaker:5 bc:hourly_none:11 bc:hours_article:-71
bc:hours_condition:2 bc:hours_modal:3 bc:hours_none:64 bc:hours_order:-53 bc:hours_reason:-7 bc:house_past:-2
bc:household_none:17 bc:households_none:-15 bc:houses_article:-12 bc:houses_none:-38 bc:housing_none:22
bc:houston_none:-46 bc:how_none:-136 bc:how_others:-20 bc:how_speaker:-88 bc:hows_none:-45 bc:hoy_others:-10
bc:hrs_none:18 bc:hub_none:4 bc:huele_none:-12 bc:humble_none:24 bc:humeur_none:19 bc:humour_none:24 bc:hums_none:-2
bc:hundred_speaker:-22 bc:hungry_none:26 bc:hungry_others:-5 bc:hurry_none:40 bc:hurts_none:18 bc:hurts_possessive:-16
bc:husband_none:2 bc:husband_speaker:6 bc:hut_none:83 bc:hut_speaker:-2 bc:hz_none:45 bc:hält_none:-27
bc:härnäst_none:-17 bc:hätte_speaker:-14 bc:höchstens_none:-59 bc:i'll_none:-94 bc:i'm_negation:-2 bc:i'm_none:-59
bc:i've_none:-57 bc:i_modal:-37 bc:i_none:-36 bc:iah_none:18 bc:ice_none:-61 bc:icing_none:30 bc:id_and:-18
bc:id_comparison:-126 bc:id_none:10 bc:id_reason:-56 bc:id_speaker:12 bc:idea_condition:-22 bc:idea_none:-7
bc:ids_none:13 bc:if_none:-7 bc:igen_none:39 bc:iguana_none:18 bc:ihr_none:-20 bc:ihrem_none:-8 bc:ihres_none:-10
bc:il_none:-176 bc:ill_none:-51 bc:illegal_none:62 bc:im_none:-243 bc:image_none:-1 bc:images_none:-10
bc:immer_none:-26 bc:imo_none:37 bc:impeller_none:17 bc:implant_none:4 bc:import_none:-48 bc:impressive_none:17
bc:impuestos_none:27 bc:imza_none:-9 bc:in_article:-89 bc:in_every:-16 bc:in_none:-115 bc:in_order:23
bc:in_possessive:-181 bc:inbound_none:-31 bc:inbox_negation:-31 bc:inbox_none:62 bc:incl_none:6 bc:included_none:138
bc:includes_none:-79 bc:including_none:-86 bc:indeed_comparison:-34 bc:indeed_none:5 bc:indentation_speaker:-25
bc:indenting_none:-2 bc:indigo_none:13 bc:indoors_none:3 bc:induction_none:-4 bc:ines_none:46 bc:ines_speaker:-21
bc:information_speaker:-3 bc:ingen_none:-25 bc:inicio_negation:-14 bc:inks_none:13 bc:inlaws_none:11 bc:inner_none:-14
bc:ins_none:-103 bc:inside_none:-15 bc:inskickad_none:22 bc:inspection_none:8 bc:inspector_none:-19
bc:installed_none:-11 bc:instead_none:120 bc:instead_speaker:15 bc:institute_none:13 bc:instructor_none:16
bc:instruments_none:-3 bc:intake_none:14 bc:intente_none:9 bc:interesting_none:30 bc:international_none:-21
bc:intervals_none:10 bc:interview_none:1 bc:into_none:-171 bc:introduction_none:11 bc:inventados_none:2
bc:investor_none:-5 bc:invitations_none:8 bc:inzwischen_none:-31 bc:io_none:10 bc:ios_none:-30 bc:is_article:-2
bc:is_none:-59 bc:is_order:-2 bc:is_possessive:-3 bc:is_speaker:81 bc:is_vague:-32 bc:island_none:30
bc:islands_none:18 bc:ismet_none:1 bc:isso_article:-11 bc:issue_none:24 bc:ist_none:38 bc:it's_none:-4
bc:it_article:62 bc:it_condition:-33 bc:it_every:-45 bc:it_is:-36 bc:it_modal:-76 bc:it_negation:-9 bc:it_none:64
bc:it_others:55 bc:it_past:-71 bc:it_possessive:70 bc:it_reason:45 bc:it_speaker:178 bc:it_told:-101 bc:it_vague:-85
bc:itch_none:23 bc:item_none:9 bc:items_none:39 bc:its_none:-185 bc:itself_none:37 bc:itself_order:-2 bc:ivan_none:-50
bc:ive_none:-24 bc:j'aime_comparison:-13 bc:jab_none:14 bc:jackets_speaker:-36 bc:jacquard_speaker:-46 bc:jag_none:-85
bc:jaja_possessive:-22 bc:jak_none:-41 bc:jakaś_none:14 bc:jam_none:8 bc:james_none:-42 bc:jammed_none:4
bc:january_none:-10 bc:january_speaker:-16 bc:jars_none:17 bc:jars_speaker:-27 bc:jasper_none:36 bc:jaune_none:11
bc:jaysus_none:12 bc:jazz_none:33 bc:je_none:-66 bc:jealous_none:16 bc:jedem_none:-11 bc:jeder_none:-25
bc:jelly_none:51 bc:jenkins_none:38 bc:jest_none:-22 bc:jetzt_none:-89 bc:jingle_none:-29 bc:joan_none:8
bc:job_speaker:-78 bc:jobbet_none:2 bc:join_none:-44 bc:joining_none:-11 bc:joints_none:14 bc:joke_none:35
bc:jour_none:2 bc:journalists_none:11 bc:jours_none:26 bc:jovem_none:2 bc:joy_none:5 bc:json_none:5
bc:judging_possessive:-24 bc:judo_none:7 bc:jullie_none:1 bc:july_none:-37 bc:jumps_none:4 bc:june_none:7
bc:june_speaker:-75 bc:juré_none:17 bc:just_none:-159 bc:juventud_none:4 bc:już_none:-34 bc:já_none:-36
bc:kachel_none:31 bc:kacheln_none:-12 bc:kaffe_none:11 bc:kafka_none:9 bc:kalacak_none:12 bc:kale_none:14
bc:kalte_none:-7 bc:kalır_none:30 bc:kan_none:43 bc:kanelbullar_none:29 bc:kapalı_none:15 bc:karte_none:5
bc:katalogu_none:-13 bc:katten_none:-5 bc:kaum_none:3 bc:kb_every:-20 bc:kb_none:68 bc:kb_reason:-2 bc:kbaud_none:1
bc:keep_none:-153 bc:keep_possessive:-70 bc:keeper_none:6 bc:keeping_none:-86 bc:keeps_none:-125 bc:keer_none:33
bc:kein_none:-43 bc:keinen_none:-35 bc:keiner_none:39 bc:kennel_none:33 bc:kept_none:-93 bc:kestrel_none:-18
bc:ketchup_none:8 bc:kettle_none:33 bc:key_none:20 bc:key_speaker:10 bc:keyboard_none:26 bc:keys_none:25
bc:keys_speaker:-4 bc:kg_none:36 bc:kg_reason:-53 bc:khaki_none:52 bc:kid_possessive:-53 bc:kill_none:-24
bc:kilobytes_none:24 bc:kilometer_none:-4 bc:kilos_none:46 bc:kilovatios_none:19 bc:kilowatts_none:26 bc:kind_none:67
bc:kindest_none:32 bc:kiosk_none:46 bc:kiosk_speaker:-35 bc:kiralanır_none:1 bc:kit_speaker:-39 bc:kits_negation:-4
bc:kitten_none:5 bc:kişi_none:-37 bc:kleedhokjes_negation:-5 bc:kleine_none:-58 bc:kleinen_none:-49 bc:klingt_none:-29
bc:klucz_none:-1 bc:klucze_none:-4 bc:km_none:24 bc:knees_none:22 bc:knew_none:25 bc:knight_none:-2
bc:knitting_none:17 bc:knochen_none:17 bc:knot_none:-46 bc:knoten_none:-55 bc:knots_none:41 bc:know_condition:-81
bc:know_modal:6 bc:know_none:-13 bc:know_others:-5 bc:know_speaker:20 bc:knows_none:30 bc:knows_possessive:-2
bc:knuckles_condition:-20 bc:knät_none:37 bc:kod_none:-22 bc:kofferraum_none:3 bc:kombajnie_none:13 bc:komina_none:5
bc:kommentare_none:-33 bc:kommentarer_none:7 bc:kommer_none:-1 bc:kommt_none:-57 bc:komunikatów_none:8
bc:kowalczyk_none:37 bc:kpa_none:28 bc:kran_none:6 bc:krijg_speaker:-32 bc:krone_none:18 bc:kropli_none:21
bc:krosno_none:-35 bc:krośnie_none:-7 bc:krąg_none:17 bc:kuchen_none:-8 bc:kunde_none:22 bc:kurach_none:11
bc:kurze_none:-58 bc:kälteren_none:-5 bc:kämen_none:4 bc:köket_none:8 bc:kühlraum_none:-1 bc:l'alfabeto_none:-22
bc:l'alto_none:15 bc:l'assemblea_none:-6 bc:l'assurance_negation:-3 bc:l'astreinte_none:11 bc:l'atelier_none:-8
bc:l'échafaudage_none:-8 bc:la_none:-249 bc:lab_none:-8 bc:label_condition:-1 bc:label_none:10 bc:label_possessive:-7
bc:labeled_none:-19 bc:labelled_none:-39 bc:labels_none:26 bc:lacks_none:-30 bc:ladder_none:53 bc:ladders_none:33
bc:lado_none:3 bc:lady_none:-51 bc:lag_speaker:-54 bc:lager_none:37 bc:lake_none:8 bc:lake_speaker:-46
bc:lames_none:39 bc:laminate_none:34 bc:lampę_none:-17 bc:landed_none:-15 bc:landing_none:35 bc:landlord_none:62
bc:lands_none:4 bc:landscape_speaker:-10 bc:lane_none:1 bc:lanes_none:5 bc:lang_none:23 bc:language_speaker:-80
bc:lapse_none:11 bc:laptop_none:9 bc:large_none:-13 bc:larger_reason:-13 bc:las_none:-115 bc:last_none:-167
bc:late_reason:-29 bc:late_told:-4 bc:lately_none:10 bc:later_none:46 bc:later_speaker:45 bc:latest_none:43
bc:lathe_none:25 bc:laugh_none:49 bc:laughed_none:24 bc:laughter_none:19 bc:launch_none:19 bc:laut_none:-101
bc:lautsprecher_none:17 bc:lavabo_none:8 bc:law_none:53 bc:lawyer_speaker:-30 bc:lax_none:-1 bc:layout_none:23
bc:le_none:-214 bc:lead_none:-2 bc:leadership_speaker:-35 bc:leak_none:12 bc:learn_none:-73 bc:learned_none:-59
bc:learners_none:-8 bc:learning_none:-13 bc:learns_none:-4 bc:lease_none:-41 bc:lease_speaker:4 bc:least_article:-37
bc:least_none:-17 bc:least_order:-5 bc:leather_none:-9 bc:leather_reason:-1 bc:leave_possessive:-14
bc:leave_speaker:-53 bc:leaves_negation:-8 bc:leaves_possessive:-89 bc:leaving_none:-26 bc:lee_none:29 bc:left_none:21
bc:left_reason:-18 bc:left_speaker:23 bc:leg_none:7 bc:leg_reason:-31 bc:legacy_none:-21 bc:legal_none:-33
bc:legend_none:60 bc:legs_none:-15 bc:leiden_condition:-14 bc:leiden_past:-7 bc:leihgebühr_none:19 bc:leimholz_none:44
bc:lekcję_none:6 bc:lena_none:21 bc:lens_none:-35 bc:leonie_none:23 bc:leonie_past:-3 bc:les_none:-140
bc:less_none:-23 bc:lesson_speaker:-57 bc:lessons_none:85 bc:lessons_speaker:-43 bc:let's_none:-44 bc:let_none:-136
bc:let_speaker:-34 bc:leta_none:18 bc:lets_negation:-4 bc:lets_none:-73 bc:lets_speaker:-6 bc:letter_none:23
bc:letterbox_none:-1 bc:lettuce_none:25 bc:lettuces_none:9 bc:letztes_none:-6 bc:leute_none:62 bc:level_none:16
bc:lever_speaker:-29 bc:leveransen_none:11 bc:levámos_none:-4 bc:lezione_none:-4 bc:leí_none:-15 bc:library_none:34
bc:libre_none:10 bc:licences_none:14 bc:licked_none:-8 bc:lid_none:86 bc:lidar_none:39 bc:lids_speaker:-9
bc:lieber_condition:-8 bc:lieber_none:67 bc:liegt_none:-52 bc:lies_possessive:-47 bc:lieu_none:-31 bc:liever_none:-5
bc:life_negation:2 bc:life_none:19 bc:lifestyle_none:7 bc:lift-off_none:19 bc:lift_none:4 bc:lifting_none:-3
bc:ligger_speaker:-9 bc:lighthouse_none:1 bc:lighthouses_none:8 bc:lights_none:29 bc:lightship_none:8 bc:lignes_none:7
bc:like_article:-40 bc:like_none:-63 bc:liked_none:-28 bc:likes_none:-71 bc:lilac_every:-7 bc:lilac_none:31
bc:limite_none:-4 bc:lindner_none:24 bc:lindqvist_none:43 bc:line_article:-5 bc:line_none:27 bc:line_speaker:-15
bc:liner_none:27 bc:liner_speaker:-60 bc:lines_none:31 bc:lines_reason:-14 bc:lines_speaker:-53 bc:lining_none:31
bc:link_none:36 bc:links_none:34 bc:lisbon_none:9 bc:list_none:47 bc:list_order:-18 bc:list_speaker:-53
bc:lista_none:-39 bc:listeners_none:6 bc:lists_none:-20 bc:liter_none:15 bc:litres_article:-61 bc:litres_none:123
bc:litres_reason:-6 bc:litros_none:5 bc:little_none:-8 bc:little_possessive:-38 bc:lives_none:-56
bc:livraison_none:-19 bc:livreur_none:13 bc:lizards_comparison:-23 bc:llama_none:-40 bc:llamas_none:25
bc:llegado_none:-13 bc:lleva_none:-22 bc:llevar_none:-1 bc:lo_none:-128 bc:lo_others:-22 bc:load_none:-6
bc:loaded_none:19 bc:loading_none:-36 bc:loads_none:-25 bc:loan_none:-19 bc:lobby_none:8 bc:local_none:-3
bc:location_none:17 bc:lock_none:5 bc:locker_none:36 bc:locomotive_none:2 bc:lodge_none:30 bc:lodów_speaker:-38
bc:log_none:-25 bc:logbook_none:2 bc:login_none:-4 bc:login_speaker:-19 bc:logistics_none:21 bc:logo_comparison:-6
bc:logo_none:12 bc:logs_none:-3 bc:logs_speaker:-10 bc:lol_none:97 bc:lol_others:-44 bc:lol_possessive:-108
bc:lol_reason:9 bc:lonely_none:43 bc:long_none:13 bc:long_reason:-9 bc:long_speaker:15 bc:longer_none:15
bc:longer_speaker:7 bc:longest_none:5 bc:longest_speaker:-1 bc:look_none:-53 bc:looked_none:-5 bc:looks_none:-49
bc:looks_order:-34 bc:loop_article:-23 bc:loose_none:-1 bc:lord_none:-20 bc:lorna_none:17 bc:los_none:-79
bc:lose_none:-57 bc:loses_none:-18 bc:losing_none:-45 bc:lost_none:-39 bc:lost_possessive:-60 bc:lot_none:94
bc:lot_speaker:-19 bc:loud_none:14 bc:love_none:-9 bc:loved_none:-19 bc:lovely_condition:-20 bc:low_none:-10
bc:lower_none:-101 bc:lowered_possessive:-29 bc:lp-path-east_none:6 bc:lucca_none:-16 bc:lucca_others:-29
bc:lucca_speaker:17 bc:luci_speaker:3 bc:luego_none:-18 bc:luggage_none:-8 bc:luggages_none:-9 bc:lumens_none:19
bc:lunch_none:32 bc:lunch_speaker:-37 bc:lunghi_none:10 bc:lyftsele_speaker:-13 bc:lying_none:8 bc:lädt_none:-13
bc:läuft_none:-56 bc:línea_none:13 bc:líneas_none:5 bc:m_reason:-20 bc:ma_none:77 bc:maar_none:-1 bc:macchina_none:6
bc:machine_modal:-1 bc:machine_none:-5 bc:machine_past:-22 bc:macht_none:-58 bc:mad_none:65 bc:mad_speaker:2
bc:madame_none:-5 bc:made_none:-5 bc:mag_speaker:-8 bc:magazine_none:-18 bc:magazines_none:6 bc:mail_none:26
bc:mailboxes_none:-4 bc:main_none:-57 bc:mains_none:-15 bc:maintenance_none:-32 bc:maintenant_none:75
bc:mairie_none:15 bc:major_none:-25 bc:make_none:-135 bc:make_possessive:-6 bc:makes_article:-7 bc:makes_none:-84
bc:makes_possessive:-57 bc:making_every:-17 bc:making_none:-52 bc:mal_none:-89 bc:male_speaker:-10 bc:malik_past:-12
bc:malloc_order:-4 bc:malmo_none:38 bc:malmo_others:-18 bc:mamma_possessive:-24 bc:man_none:-31 bc:man_others:-7
bc:manage_none:3 bc:manager_none:27 bc:managers_none:1 bc:mando_speaker:-8 bc:mandó_none:-14 bc:maniac_none:-16
bc:mano_none:33 bc:many_none:-63 bc:many_others:-17 bc:maple_none:52 bc:maps_speaker:-50 bc:march_none:-36
bc:mare_none:13 bc:marek_none:37 bc:margin_none:20 bc:margins_none:19 bc:marguerite_none:4 bc:mark_none:-32
bc:mark_possessive:-56 bc:marked_none:-69 bc:market_none:52 bc:marketing_none:-50 bc:markiert_none:43
bc:marking_none:5 bc:marks_none:36 bc:marquee_none:8 bc:marsupi_none:2 bc:marta_none:30 bc:marvellous_none:10
bc:março_none:1 bc:massimo_none:-20 bc:mastercard_none:5 bc:mastered_none:38 bc:mat_none:52 bc:match_none:-27
bc:mate_none:6 bc:material_none:-4 bc:material_speaker:-35 bc:maths_none:-41 bc:matin_none:67 bc:matrícula_none:14
bc:matter_none:-67 bc:matters_none:2 bc:mattress_none:9 bc:mattress_speaker:-60 bc:max_speaker:17 bc:maximum_none:9
bc:may_negation:-2 bc:may_none:3 bc:may_speaker:-16 bc:maybe_none:14 bc:maybe_speaker:3 bc:mayor_none:37
bc:mayors_speaker:-47 bc:maze_none:2 bc:mañana_none:52 bc:mb_article:1 bc:mb_none:73 bc:mb_reason:-82 bc:mbar_none:14
bc:mbit_none:55 bc:mco_none:18 bc:mdr_possessive:-8 bc:me_condition:-34 bc:me_modal:32 bc:me_negation:57 bc:me_none:60
bc:me_order:-9 bc:me_past:33 bc:me_possessive:22 bc:meadow_none:43 bc:meals_speaker:-16 bc:mean_condition:-9
bc:mean_none:66 bc:mean_speaker:-32 bc:means_negation:-12 bc:means_none:-51 bc:measure_none:-70 bc:measured_none:-19
bc:measurements_none:16 bc:measures_none:-5 bc:mechanic_none:-8 bc:med_none:-18 bc:medan_none:-10 bc:medir_none:-23
bc:meet_none:-62 bc:meet_possessive:-21 bc:meetings_every:-3 bc:meetings_none:1 bc:meets_none:-76 bc:megabits_none:26
bc:megabytes_none:66 bc:meh_none:36 bc:mehr_condition:-16 bc:mehr_none:-8 bc:mein_none:-58 bc:meine_none:-22
bc:meldeformular_none:21 bc:melden_speaker:-33 bc:melon_none:25 bc:melts_none:40 bc:member_none:46 bc:memory_none:29
bc:memory_reason:-23 bc:men_none:-10 bc:menor_none:24 bc:menos_negation:-3 bc:mention_none:-35 bc:mentioning_none:20
bc:mentions_none:-32 bc:menu_none:-13 bc:merci_reason:-19 bc:mercy_none:45 bc:merge_none:-29 bc:merge_speaker:-49
bc:merged_none:20 bc:merged_speaker:-14 bc:merging_none:-10 bc:merinowol_none:16 bc:merlins_none:-9 bc:mesa_none:8
bc:messages_none:21 bc:messages_speaker:9 bc:meter_none:-4 bc:meter_speaker:-13 bc:method_modal:23 bc:method_none:-15
bc:metre_none:50 bc:metres_none:35 bc:metronome_none:12 bc:mexer_negation:-18 bc:mgr_none:-8 bc:mi_none:-1
bc:mia_none:57 bc:mice_none:8 bc:microamps_none:14 bc:microsecond_none:9 bc:microseconds_none:42
bc:microseconds_order:-30 bc:midnight_none:35 bc:midsommar_none:50 bc:midterm_none:35 bc:mig_none:14
bc:mignon_none:-21 bc:migration_none:-28 bc:migração_none:-8 bc:mijn_none:-62 bc:mikroampere_none:18 bc:miles_none:5
bc:milk_none:5 bc:mill_none:-33 bc:millisecondes_none:9 bc:milliseconds_none:18 bc:millisekunden_none:3
bc:millivolts_none:9 bc:milímetros_none:12 bc:min_every:-14 bc:min_none:53 bc:min_reason:-14 bc:mina_none:37
bc:minas_speaker:-13 bc:mind_none:55 bc:minded_none:11 bc:mine_order:-1 bc:minibus_condition:-3 bc:minimum_none:-33
bc:minister_none:-1 bc:ministre_none:15 bc:minus_none:-74 bc:minute_none:18 bc:minute_reason:-7 bc:minutes_article:-8
bc:minutes_every:-57 bc:minutes_modal:14 bc:minutes_none:89 bc:minutes_order:-66 bc:minutes_others:15
bc:minutes_past:4 bc:minutes_possessive:-29 bc:minutes_reason:-43 bc:minutes_speaker:95 bc:minuti_none:31
bc:minutos_none:45 bc:miscompiles_possessive:-21 bc:misread_none:-64 bc:miss_none:-19 bc:missed_possessive:-15
bc:missing_none:-32 bc:mission_none:21 bc:mistake_none:22 bc:mistakes_none:29 bc:mit_none:-140 bc:mitt_speaker:-27
bc:mix_none:41 bc:mixes_none:-11 bc:ml_reason:-20 bc:mm_none:69 bc:moan_none:8 bc:mobile_none:-37 bc:mock_none:-92
bc:mock_speaker:-44 bc:modal_none:18 bc:model_none:5 bc:modification_none:16 bc:modified_none:7 bc:modifying_none:-41
bc:module_none:11 bc:moi_none:79 bc:moi_speaker:-10 bc:moins_none:11 bc:mois_none:45 bc:moment_none:62
bc:moment_others:-19 bc:moment_speaker:30 bc:moms_none:-9 bc:monday_none:59 bc:monday_speaker:-52 bc:mondays_none:74
bc:money_none:53 bc:monk_none:9 bc:montaña_none:6 bc:montero_none:19 bc:month_article:7 bc:month_none:103
bc:month_order:16 bc:month_reason:-104 bc:month_speaker:50 bc:monthly_none:4 bc:months_none:83 bc:months_reason:6
bc:montre_possessive:-10 bc:mood_none:12 bc:moor_none:-14 bc:more_article:17 bc:more_comparison:-20
bc:more_condition:-24 bc:more_negation:32 bc:more_none:35 bc:more_speaker:22 bc:morgonen_none:7 bc:morning_article:2
bc:morning_negation:2 bc:morning_none:50 bc:morning_possessive:10 bc:morning_reason:42 bc:morse_speaker:-6
bc:mosaic_none:11 bc:most_negation:17 bc:most_none:10 bc:most_order:23 bc:most_speaker:-128 bc:mostly_none:-93
bc:moths_none:24 bc:motor_none:-28 bc:mouldy_none:16 bc:mouse_none:3 bc:moustiques_none:21 bc:move_possessive:-18
bc:move_speaker:-2 bc:moved_none:-91 bc:moved_possessive:-26 bc:movements_none:15 bc:movers_none:8 bc:moves_none:-50
bc:movieron_none:-20 bc:movies_none:7 bc:moving_none:-15 bc:mower_none:22 bc:mqtt_none:-2 bc:mr_none:-134
bc:mrs_none:-180 bc:ms_none:-24 bc:ms_order:-34 bc:ms_reason:-11 bc:ms_speaker:23 bc:msgs_none:23 bc:msp_none:25
bc:much_comparison:-33 bc:much_none:21 bc:much_reason:-29 bc:much_speaker:-34 bc:mud_none:12 bc:mug_none:4
bc:multiple_none:-21 bc:mum_modal:-9 bc:mush_none:48 bc:music_none:46 bc:music_speaker:-7 bc:musiciens_none:-7
bc:musikskolan_none:8 bc:muy_none:-18 bc:mv_none:8 bc:mx_none:2 bc:my_none:-129 bc:myself_none:12 bc:más_none:4
bc:mätarna_speaker:-8 bc:målad_speaker:-15 bc:même_none:-40 bc:mía_none:56 bc:módulo_none:-12 bc:mój_none:-6
bc:n_none:-37 bc:na_none:-142 bc:naar_none:-15 bc:nach_article:-15 bc:nach_none:-68 bc:nachbar_none:-7
bc:nachbarin_none:7 bc:nachgeholt_none:20 bc:nacht_none:-6 bc:nah_none:-38 bc:name_none:7 bc:name_speaker:15
bc:named_none:-39 bc:names_negation:-12 bc:names_none:37 bc:names_speaker:-44 bc:naming_none:-11 bc:nantes_none:8
bc:nantes_others:-11 bc:nantes_past:-2 bc:nantes_speaker:-31 bc:nap_none:17 bc:nappies_none:-40 bc:narrow_none:-69
bc:natt_none:6 bc:nature_none:71 bc:ne_none:-49 bc:near_none:-202 bc:nearly_none:-6 bc:neat_none:17 bc:neck_none:5
bc:needed_none:10 bc:needles_none:8 bc:neighbours_none:-3 bc:nel_none:-34 bc:nella_none:-13 bc:nephew_none:9
bc:nere_none:5 bc:nerves_none:73 bc:nervous_none:11 bc:nessuno_none:-14 bc:nested_none:-24 bc:network_none:26
bc:neue_none:-121 bc:neuen_none:-84 bc:neuer_none:-33 bc:never_none:-58 bc:new_none:-135 bc:news_possessive:-2
bc:newspaper_none:3 bc:newtons_none:22 bc:next_none:-10 bc:next_speaker:-116 bc:nice_none:-1 bc:nicely_none:16
bc:nicer_none:39 bc:nicer_reason:-8 bc:nicht_none:76 bc:nickel_none:49 bc:nie_none:-24 bc:niece_none:-8
bc:niedzielę_none:8 bc:niemand_none:30 bc:niet_none:27 bc:night_and:-10 bc:night_article:10 bc:night_negation:3
bc:night_order:22 bc:night_reason:-26 bc:night_speaker:-85 bc:nightly_none:-92 bc:nights_none:-42 bc:nikt_negation:-19
bc:nine_none:47 bc:nine_possessive:-58 bc:nineteen_speaker:-37 bc:nineties_none:-12 bc:ninguém_none:-14
bc:nite_none:36 bc:niż_none:-10 bc:no_negation:-8 bc:no_none:9 bc:no_speaker:22 bc:noah_none:-7 bc:nobody_modal:-24
bc:noch_none:-17 bc:noche_none:21 bc:nocturne_none:1 bc:nod_none:12 bc:node_none:-16 bc:nodes_none:9
bc:noeuds_none:-11 bc:nog_none:-13 bc:noise_none:61 bc:noisy_none:-27 bc:nokia_others:-13 bc:nollor_none:8
bc:none_none:70 bc:nonsense_condition:-16 bc:nonstop_none:-17 bc:noon_none:75 bc:noor's_none:17 bc:nordics_none:-31
bc:nordkyl_none:7 bc:normal_none:70 bc:north_none:-23 bc:nos_none:-20 bc:not_article:-55 bc:not_none:-33
bc:not_speaker:35 bc:nota_none:24 bc:notary_none:7 bc:note_none:14 bc:notebook_none:22 bc:nothing_none:116
bc:nothing_speaker:-7 bc:notice_none:17 bc:noticed_none:15 bc:noticing_none:57 bc:notification_none:1 bc:notte_none:35
bc:noté_none:-10 bc:nougat_none:24 bc:nov_none:1 bc:nova_none:19 bc:novel_none:13 bc:novels_none:7 bc:now_article:35
bc:now_condition:17 bc:now_is:-3 bc:now_negation:51 bc:now_none:51 bc:now_order:19 bc:now_others:59
bc:now_possessive:15 bc:now_reason:-22 bc:nowy_none:-13 bc:nu_none:25 bc:nuit_none:53 bc:nuits_none:9 bc:null_none:-5
bc:number_none:-56 bc:numbers_none:61 bc:numbers_reason:-10 bc:numbers_speaker:-28 bc:nunca_none:11 bc:nur_none:-45
bc:nursery_is:-39 bc:nursery_none:35 bc:nuts_none:61 bc:när_none:-47 bc:o'clock_none:33 bc:o_none:-133 bc:oat_none:-14
bc:ob_none:-39 bc:obiegu_none:13 bc:obojga_none:16 bc:obv_none:52 bc:occupa_none:-3 bc:och_none:-46 bc:ochrona_none:3
bc:octets_none:27 bc:october_none:-54 bc:od_none:-25 bc:odczynnik_none:-11 bc:odd_none:-34 bc:oddam_none:-12
bc:oddly_none:-25 bc:odile_none:31 bc:odpowiada_none:-21 bc:oduya_none:-7 bc:of_article:-30 bc:of_none:-137
bc:of_possessive:-128 bc:ofc_none:16 bc:off_negation:12 bc:off_none:-7 bc:off_order:-12 bc:off_past:22
bc:off_possessive:-22 bc:off_speaker:41 bc:offen_none:4 bc:offended_none:71 bc:offer_speaker:-35 bc:offers_none:37
bc:office_none:38 bc:oficina_none:14 bc:oh_negation:-8 bc:oh_none:-38 bc:ohhh_none:-20 bc:ohms_none:26
bc:ohne_none:-66 bc:oil_none:30 bc:oiled_none:21 bc:oiling_none:-4 bc:ojalá_none:-9 bc:ok_negation:-10 bc:ok_none:2
bc:ok_order:-50 bc:ok_possessive:19 bc:ok_speaker:-52 bc:okafor_none:21 bc:okay_others:-39 bc:okay_reason:-20
bc:okoro_others:-3 bc:olacak_none:18 bc:old_none:-106 bc:older_none:-39 bc:olive_none:84 bc:olmo_none:15
bc:om_none:-80 bc:omg_none:-86 bc:omprovet_speaker:-1 bc:on-call_none:-21 bc:on_article:-74 bc:on_condition:7
bc:on_every:-80 bc:on_negation:3 bc:on_none:-92 bc:on_others:-59 bc:on_possessive:-159 bc:on_speaker:-14
bc:once_condition:-17 bc:once_none:35 bc:once_others:-23 bc:once_past:-44 bc:once_speaker:-4 bc:one_article:42
bc:one_condition:13 bc:one_every:15 bc:one_modal:-78 bc:one_negation:-57 bc:one_none:-4 bc:one_order:8
bc:one_reason:30 bc:one_speaker:21 bc:one_told:-37 bc:ones_article:7 bc:ones_condition:-7 bc:ones_none:41
bc:ones_possessive:1 bc:ones_reason:11 bc:ones_speaker:-35 bc:ongelooflijk_none:17 bc:onions_none:45
bc:only_condition:-38 bc:only_none:61 bc:only_order:-14 bc:only_others:10 bc:only_past:-23 bc:only_speaker:20
bc:ons_none:1 bc:onsdag_none:27 bc:ont_none:-12 bc:ontem_none:7 bc:onto_none:-87 bc:onwards_none:24 bc:oost_none:3
bc:op_none:-75 bc:open_possessive:-30 bc:opened_none:-30 bc:opened_possessive:-16 bc:opening_speaker:-10
bc:opens_none:-38 bc:ophalen_none:49 bc:opinion_speaker:-27 bc:optician_none:1 bc:option_none:10 bc:or_negation:-29
bc:or_none:-135 bc:or_reason:-3 bc:or_speaker:-29 bc:oral_none:-36 bc:orchard_none:30 bc:orchestra_none:7
bc:order_negation:-29 bc:order_speaker:38 bc:orders_none:22 bc:organic_none:-1 bc:original_none:-48
bc:originals_none:8 bc:orthotics_speaker:-4 bc:os_none:-61 bc:oscuras_none:13 bc:oskar_none:14 bc:oskar_speaker:14
bc:ospiti_none:-5 bc:other_none:-37 bc:other_speaker:25 bc:others_none:-7 bc:otherwise_is:-18 bc:otherwise_none:7
bc:otherwise_others:-9 bc:otherwise_possessive:-13 bc:otoño_none:11 bc:otra_none:-3 bc:otro_none:3 bc:ottoline_none:28
bc:oude_none:-25 bc:our_none:-85 bc:ourselves_none:28 bc:out_condition:-51 bc:out_none:32 bc:out_possessive:20
bc:outage_speaker:-41 bc:outages_none:16 bc:outboard_is:-23 bc:outboard_none:47 bc:outbound_none:-53
bc:outdoors_none:21 bc:outer_none:-29 bc:outline_none:5 bc:output_speaker:-22 bc:outstanding_none:28
bc:outubro_none:17 bc:oven_none:6 bc:over_none:-61 bc:over_speaker:36 bc:overkill_none:10 bc:overnight_none:37
bc:overtime_none:-54 bc:overwrites_none:-5 bc:own_none:-90 bc:own_speaker:10 bc:owner_none:31 bc:owns_none:-75
bc:oxygen_none:-48 bc:ozone_none:-2 bc:pace_speaker:-4 bc:pacientes_negation:-24 bc:package_none:26
bc:packages_none:27 bc:packet_none:-11 bc:padre_negation:-25 bc:paediatric_none:-9 bc:paese_none:16 bc:paga_none:-19
bc:page_none:-30 bc:pager_none:67 bc:pages_article:-2 bc:pages_none:45 bc:pages_reason:-3 bc:pages_speaker:7
bc:paid_none:-48 bc:paint_none:-64 bc:painted_none:-77 bc:painting_none:9 bc:pair_none:5 bc:palabras_none:33
bc:palavras_none:33 bc:pale_none:-44 bc:palet_none:-4 bc:pallets_negation:-2 bc:panadero_none:13 bc:panicking_none:30
bc:papagaio_negation:-11 bc:papel_none:5 bc:paper_none:6 bc:paper_speaker:-62 bc:paperclip_none:1 bc:papers_none:25
bc:papers_speaker:-17 bc:par_none:-158 bc:parade_none:24 bc:parallel_none:-33 bc:parcel_none:-30 bc:parcels_article:-6
bc:parece_article:-2 bc:parental_none:-14 bc:parents_none:-42 bc:parish_none:35 bc:parlour_none:48
bc:parrot_condition:-27 bc:parrot_none:53 bc:parser_others:-28 bc:part_condition:-7 bc:part_none:25 bc:part_speaker:-5
bc:parte_none:-50 bc:partner_none:38 bc:party_none:14 bc:party_speaker:-3 bc:pas_none:13 bc:pass_none:-20
bc:pass_possessive:-26 bc:passadeiras_none:6 bc:passar_negation:-5 bc:passe_none:-19 bc:passenger_none:-12
bc:passengers_none:8 bc:passer_none:-13 bc:passes_none:22 bc:passt_none:26 bc:password_none:15 bc:password_speaker:-48
bc:past_none:-120 bc:past_possessive:-24 bc:pastry_none:7 bc:patience_none:15 bc:patient_none:-51
bc:patients_negation:-27 bc:patients_speaker:-26 bc:pattern_is:-12 bc:paul_none:6 bc:paura_none:1 bc:pay_none:-49
bc:paying_none:-5 bc:payment_none:-38 bc:paypal_none:16 bc:pays_none:-87 bc:peace_none:5 bc:pearl_none:28
bc:pears_none:3 bc:pedir_none:-13 bc:pediu_none:-13 bc:pelle_none:6 bc:pen_none:52 bc:pena_none:3 bc:pencil_none:48
bc:pendant_none:-34 bc:people_none:45 bc:people_others:-15 bc:people_possessive:5 bc:people_speaker:3
bc:people_told:-25 bc:pepper_none:28 bc:per_none:-230 bc:per_speaker:-22 bc:percent_none:29 bc:percent_order:-11
bc:percent_speaker:4 bc:perdeu-se_negation:-5 bc:perfectly_none:-13 bc:perhaps_none:-7 bc:permit_none:16
bc:permit_reason:-17 bc:permitted_none:3 bc:person_none:65 bc:person_order:-6 bc:person_others:-47 bc:personas_none:15
bc:persone_none:29 bc:personen_none:7 bc:personer_none:15 bc:personer_speaker:-24 bc:personne_negation:-10
bc:personnes_reason:-16 bc:petra_none:30 bc:peça_none:-9 bc:pfarrheim_none:20 bc:pff_none:-41 bc:pharmacie_none:27
bc:phase_none:8 bc:phases_none:19 bc:phd_none:30 bc:phew_none:52 bc:phl_none:22 bc:phoenix_none:-11 bc:phone_none:-8
bc:phone_possessive:-13 bc:phone_reason:4 bc:phones_none:61 bc:photo_none:21 bc:photons_negation:-6 bc:photos_none:6
bc:photos_speaker:-17 bc:physics_none:23 bc:pi_none:7 bc:pianoforte_negation:-18 bc:piastra_none:-4 bc:pick_none:-53
bc:picked_none:-66 bc:picker_speaker:-61 bc:pics_none:13 bc:picture_none:66 bc:picture_order:-23 bc:picture_speaker:-4
bc:pida_none:1 bc:piece_none:47 bc:piece_speaker:-112 bc:pienso_speaker:-19 bc:pier_none:20 bc:pies_none:-35
bc:pigeon_none:-8 bc:pile_none:7 bc:pilot_negation:-16 bc:pilot_none:-14 bc:pin_article:-19 bc:pin_none:-7
bc:ping_none:-8 bc:pinky_none:-5 bc:pintó_possessive:-26 bc:pipe_none:22 bc:pisa_none:-4 bc:piscina_none:3
bc:pit_none:47 bc:pitch_none:3 bc:pixel_none:44 bc:pizza_none:62 bc:più_none:-31 bc:place_none:-30 bc:places_none:56
bc:places_reason:-23 bc:plain_none:-88 bc:plan_none:10 bc:plane_none:-47 bc:plant-archive_none:21 bc:plants_none:4
bc:plastic_none:8 bc:plate_none:-1 bc:platform_none:-33 bc:play_none:-44 bc:played_none:-55 bc:playing_none:-61
bc:playlist_none:1 bc:plays_none:-93 bc:plays_speaker:-21 bc:playwright_none:7 bc:please_condition:4
bc:please_negation:-139 bc:please_none:-46 bc:please_speaker:69 bc:plenty_none:23 bc:plinth_none:13 bc:pls_article:3
bc:pls_negation:-139 bc:pls_none:21 bc:pls_others:12 bc:pls_reason:29 bc:pls_speaker:42 bc:pls_vague:-29
bc:plug_none:5 bc:plugs_none:-16 bc:plutôt_none:-16 bc:plástico_none:3 bc:pm_is:-32 bc:pm_none:59 bc:po_none:-22
bc:pocket_none:14 bc:poem_none:22 bc:poems_none:21 bc:poetry_none:24 bc:pogoda_none:-1 bc:point_none:6 bc:points_and:8
bc:points_every:-45 bc:points_none:79 bc:points_speaker:31 bc:policy_negation:-42 bc:policy_none:34
bc:polish_speaker:-9 bc:polishes_none:3 bc:polite_none:-10 bc:pollo_none:13 bc:polls_none:-34 bc:pompiers_none:1
bc:pone_none:-17 bc:pont_none:25 bc:pontoon_none:-8 bc:pontos_none:43 bc:poolside_none:30 bc:poor_none:-77
bc:poplars_none:22 bc:por_none:-149 bc:porch_none:9 bc:porfa_negation:-6 bc:port_none:-31 bc:porta_none:-1
bc:portal_none:9 bc:porte_none:-53 bc:porter_none:30 bc:portinaia_none:14 bc:porto_none:38 bc:porto_others:-25
bc:ports_none:29 bc:pose_none:17 bc:positions_speaker:-10 bc:poss_none:3 bc:possible_none:59 bc:possible_speaker:-42
bc:postcards_none:8 bc:poster_none:31 bc:poster_others:-21 bc:pot_none:29 bc:potato_none:-2 bc:potatoes_none:5
bc:pounds_none:36 bc:poussette_none:9 bc:power_none:-49 bc:ppl_none:-11 bc:ppm_none:30 bc:pra_none:-24
bc:practical_none:-22 bc:practically_none:-12 bc:practice_speaker:-71 bc:practise_none:-71 bc:precisely_none:-8
bc:prefer_none:-81 bc:preferisco_none:-45 bc:preferisco_speaker:-25 bc:prefers_none:-78 bc:prefetch_none:33
bc:prefiero_none:-54 bc:prefiro_none:-23 bc:premier_none:-7 bc:premiere_none:34 bc:premiere_speaker:5
bc:prend_none:-56 bc:prendiamo_none:-10 bc:present_none:14 bc:presentation_speaker:-17 bc:presente_none:30
bc:pressed_none:3 bc:pressing_none:-6 bc:pretty_none:-70 bc:price_none:-22 bc:price_speaker:-69 bc:prices_none:-10
bc:priest_none:6 bc:primary_none:-12 bc:primavera_none:-34 bc:print_none:-4 bc:print_speaker:-78 bc:printed_none:-48
bc:printers_none:-7 bc:priority_none:-2 bc:privacy_none:-17 bc:private_none:-64 bc:privately_none:5 bc:pro_none:-141
bc:probably_none:-38 bc:proceed_none:-10 bc:production_none:-28 bc:profesora_none:-45 bc:professor_none:-48
bc:profile_speaker:9 bc:project_none:70 bc:project_speaker:-53 bc:projector_none:15 bc:prometi_none:-1
bc:prometido_none:43 bc:promise_none:77 bc:promised_none:-2 bc:promised_possessive:-22 bc:pronounce_none:2
bc:propagação_none:12 bc:proper_none:-36 bc:property_none:-31 bc:prosił_none:4 bc:protokolliert_none:14
bc:proud_none:20 bc:proves_none:-7 bc:provet_none:17 bc:provide_none:-83 bc:provider_none:-38 bc:prune_none:-11
bc:przejął_none:-23 bc:przenieśli_possessive:-16 bc:przestawiliśmy_none:-7 bc:prześlę_none:-26 bc:przy_none:-51
bc:przymiotników_none:8 bc:préfère_none:-28 bc:próbek_none:40 bc:prüfen_speaker:-1 bc:psi_none:41 bc:puede_none:3
bc:puerto_none:18 bc:puh_none:2 bc:puis_none:-19 bc:pull_none:-40 bc:pulls_none:-40 bc:pump_none:-24
bc:pumpkins_none:-5 bc:pumps_none:27 bc:punkte_none:32 bc:puns_none:25 bc:puntos_and:-7 bc:puntos_none:32
bc:puntura_none:3 bc:puppy_none:11 bc:pure_none:-6 bc:purple_none:13 bc:purse_none:19 bc:purée_speaker:-4
bc:put_none:-72 bc:put_possessive:-61 bc:puts_none:-20 bc:putting_none:-24 bc:putzt_none:-21 bc:px_none:44
bc:pyjamas_none:14 bc:python_none:3 bc:på_none:-46 bc:pénible_none:37 bc:q_none:40 bc:quadratmeter_none:30
bc:quarantine_none:-16 bc:quarter_none:-4 bc:quasi_none:-29 bc:quay_none:-17 bc:que_negation:-15 bc:que_none:-160
bc:que_speaker:-12 bc:quedamos_none:-29 bc:queen_none:38 bc:quel_none:-14 bc:quelle_none:-41 bc:quelqu'un_none:4
bc:quem_none:-16 bc:quemó_none:-15 bc:quern_none:19 bc:question_none:51 bc:question_others:-23 bc:questions_none:17
bc:queue_none:7 bc:qui_none:-27 bc:quickly_none:42 bc:quiet_none:-59 bc:quieter_none:26 bc:quintal_none:19
bc:quiosco_none:-36 bc:quiroga_none:35 bc:quit_none:20 bc:quite_none:-6 bc:quitting_none:-12 bc:quiz_speaker:-69
bc:quizzes_speaker:-30 bc:quoi_none:-26 bc:quota_none:1 bc:quote_none:-63 bc:quoted_none:-27 bc:quotes_none:-33
bc:qué_none:-79 bc:race_others:-17 bc:rack_article:-4 bc:rack_speaker:10 bc:racks_none:24 bc:raconté_none:-22
bc:rad_none:-23 bc:radio_none:-17 bc:radis_none:25 bc:raffles_none:2 bc:railing_none:-11 bc:railway_none:-8
bc:raining_none:-11 bc:rains_none:1 bc:raise_none:-29 bc:raised_none:-72 bc:rake_none:9 bc:ramp_none:36
bc:ran_none:-42 bc:rand_none:8 bc:rang_none:5 bc:rang_possessive:-5 bc:range_none:11 bc:rappelé_none:-30
bc:rarely_none:-13 bc:rassure_none:12 bc:rather_none:-97 bc:rato_none:23 bc:rattled_none:35 bc:raus_none:27
bc:ravi's_none:33 bc:ravi_none:19 bc:raw_none:-34 bc:re_none:-26 bc:reach_none:-67 bc:reached_possessive:-4
bc:reaches_none:-65 bc:read_article:-43 bc:read_none:-53 bc:readable_none:18 bc:readers_every:-1 bc:reading_none:-26
bc:reading_possessive:-13 bc:readings_told:-4 bc:reads_none:-104 bc:reads_possessive:-2 bc:ready_reason:-27
bc:real_none:-38 bc:really_article:-3 bc:really_none:2 bc:rear_none:-20 bc:reason_none:90 bc:reason_reason:-28
bc:reason_speaker:-20 bc:rebuilt_none:-30 bc:receipt_none:35 bc:receives_none:-3 bc:reception_none:13
bc:recipe_none:-2 bc:recognition_none:26 bc:record_possessive:-22 bc:recording_none:27 bc:records_none:8
bc:recovering_none:4 bc:recovery_none:8 bc:red_none:-20 bc:red_speaker:-2 bc:redo_none:-30 bc:redone_none:11
bc:redundancy_none:12 bc:reef_none:-1 bc:ref_none:-9 bc:reference_none:-28 bc:refill_none:10 bc:reflection_none:-16
bc:refranes_none:-15 bc:refuelled_none:11 bc:refund_none:32 bc:refunds_speaker:-29 bc:refuses_none:-37
bc:regalo_none:39 bc:regarding_none:-50 bc:regatta_speaker:-23 bc:regge_none:-5 bc:regions_none:13
bc:registered_none:-34 bc:registry_speaker:-9 bc:regression_speaker:-10 bc:regrets_none:3 bc:reihe_none:13
bc:relatórios_none:-1 bc:relay_none:-2 bc:release_none:-16 bc:releases_none:18 bc:remains_none:-9 bc:remember_none:-47
bc:reminder_none:-21 bc:reminds_speaker:-18 bc:remonte_none:-19 bc:remote_none:-1 bc:remove_none:-34
bc:removed_none:-1 bc:rename_none:-51 bc:renamed_none:-62 bc:render_none:-29 bc:rendu_none:4 bc:renewal_none:5
bc:renews_none:-2 bc:renombré_none:-3 bc:rent_reason:-5 bc:rental_none:41 bc:rental_speaker:-47 bc:rented_none:-43
bc:repair_none:-49 bc:repair_possessive:-12 bc:repeat_none:8 bc:replace_none:-31 bc:replaced_none:-21
bc:replacement_none:-22 bc:replicas_none:40 bc:reply_speaker:-15 bc:report_speaker:-52 bc:reporté_none:-27
bc:request_none:80 bc:reread_none:-15 bc:rescheduled_none:-11 bc:rescue_none:-10 bc:reserva_none:-15
bc:reservado_none:-8 bc:reservation_condition:1 bc:reservation_is:20 bc:reservation_none:-36 bc:reservation_speaker:19
bc:reservations_none:19 bc:reserve_none:28 bc:reset_none:-61 bc:resist_every:-1 bc:resit_none:10 bc:respect_none:56
bc:rest_none:50 bc:rest_speaker:1 bc:result_none:14 bc:resumo_none:-5 bc:retenu_none:-24 bc:retire_none:-14
bc:retired_none:17 bc:retry_none:-81 bc:return_none:-47 bc:returned_none:-1 bc:returning_none:-26 bc:returns_none:-3
bc:reunião_none:-14 bc:reuses_none:-7 bc:rev_none:-11 bc:reversed_none:18 bc:review_none:45 bc:reviewed_none:-18
bc:reviewing_none:-14 bc:reviews_none:-11 bc:reviews_speaker:-60 bc:revisa_none:-63 bc:revision_none:-40
bc:revision_speaker:-55 bc:rewired_none:8 bc:rewritten_none:-37 bc:rhyme_none:35 bc:ribbons_speaker:-5
bc:ricavo_none:8 bc:richtigen_none:-25 bc:righe_none:29 bc:right_none:51 bc:right_order:-125 bc:rigs_none:11
bc:rileggere_none:22 bc:ring_none:-59 bc:ring_possessive:-44 bc:ringer_none:-1 bc:rings_none:-12 bc:ringtones_none:11
bc:rir_none:16 bc:rises_none:12 bc:road_speaker:-14 bc:robbery_negation:-11 bc:robot_none:-19 bc:rock_none:-16
bc:roja_none:6 bc:role_none:14 bc:rollback_none:-33 bc:roller_none:1 bc:rolling_article:-8 bc:rolls_none:7
bc:roof_none:58 bc:roof_past:3 bc:roof_speaker:3 bc:room_none:36 bc:room_reason:7 bc:room_speaker:46 bc:rooms_none:10
bc:root_none:-22 bc:roots_none:39 bc:ropeway_none:-1 bc:rossi_none:6 bc:roster_speaker:-22 bc:rota_none:38
bc:rota_speaker:-26 bc:rotated_none:-32 bc:rotonde_none:6 bc:rouge_none:25 bc:roughly_none:-28 bc:round_none:-25
bc:route_none:17 bc:router_none:10 bc:row_article:-18 bc:row_none:16 bc:rows_none:59 bc:rozesłany_none:12
bc:rtt_none:5 bc:rue_none:4 bc:rufnummer_order:-5 bc:rui_none:18 bc:ruiz_none:-9 bc:rule_speaker:-78 bc:ruler_none:20
bc:rules_none:2 bc:rum_none:34 bc:rung_none:35 bc:running_none:27 bc:runs_none:-80 bc:runs_order:-11
bc:runs_speaker:-7 bc:rush_speaker:-20 bc:rust_none:67 bc:ruud_none:2 bc:référence_none:-19 bc:réservation_none:-15
bc:résistance_none:10 bc:rördiametern_none:25 bc:s'appelle_none:-10 bc:s'écroule_none:18 bc:s_none:33 bc:sa_none:-4
bc:sack_none:4 bc:sad_none:8 bc:saddle_speaker:-13 bc:sadist_none:17 bc:sadly_none:3 bc:sadly_others:-30
bc:safe_none:47 bc:said_none:38 bc:said_speaker:-17 bc:sailors_none:-9 bc:saint_none:-9 bc:sala_none:-23
bc:saldatrice_none:-24 bc:sale_none:-2 bc:salon_none:13 bc:salt_none:4 bc:same_none:-16 bc:sample_none:-58
bc:samstag_none:-7 bc:samtalet_none:39 bc:san_none:-40 bc:sandwich_none:32 bc:sang_none:19 bc:sank_none:-11
bc:sardine_none:26 bc:sarà_none:-12 bc:sashes_none:1 bc:saturday_none:8 bc:saturday_speaker:-4 bc:saturdays_none:26
bc:sauce_none:58 bc:sauces_none:30 bc:saudade_none:-4 bc:saved_none:33 bc:saves_none:-23 bc:saw_none:-20
bc:saxofón_none:8 bc:say_none:-10 bc:say_speaker:18 bc:saydım_none:11 bc:saying_none:-82 bc:says_negation:-31
bc:says_none:-98 bc:scale_none:24 bc:scales_speaker:-19 bc:scanner_none:-22 bc:scares_none:-18 bc:scelto_none:-34
bc:scene_none:15 bc:schade_none:8 bc:schaffe_speaker:-38 bc:schedule_none:3 bc:schedule_speaker:-49
bc:schema_speaker:16 bc:schenker_none:26 bc:schermpje_none:15 bc:schilf_none:12 bc:schluss_none:15
bc:schneider_none:11 bc:scholarship_none:12 bc:schon_none:-51 bc:school_none:-8 bc:school_speaker:-137
bc:schreiben_none:-4 bc:schule_none:8 bc:schwammen_none:17 bc:schwester_none:-7 bc:schönen_none:-64 bc:schülern_none:3
bc:scouts_none:-20 bc:scrap_none:-24 bc:screaming_none:12 bc:screen_every:-9 bc:screen_none:67 bc:screen_speaker:-19
bc:screenshot_none:12 bc:screenshot_speaker:-14 bc:screw_none:12 bc:script_none:47 bc:scripts_none:-1
bc:seagulls_none:-4 bc:seal_none:8 bc:seals_none:27 bc:seasick_none:33 bc:season_none:40 bc:season_vague:-2
bc:seat_none:31 bc:seats_none:46 bc:seattle_none:-11 bc:sec_none:31 bc:second_none:-71 bc:secondes_none:59
bc:secondi_none:17 bc:seconds_condition:-41 bc:seconds_none:95 bc:seconds_past:4 bc:seconds_reason:-51
bc:security_none:-32 bc:see_none:-110 bc:see_possessive:-16 bc:seed_none:-25 bc:seeing_none:-35 bc:seems_none:-40
bc:seen_condition:-9 bc:seen_none:-37 bc:seen_possessive:-7 bc:sees_none:-51 bc:seguir_none:-36 bc:segundos_none:43
bc:seguro_none:-23 bc:según_none:-14 bc:sein_none:90 bc:seine_none:-32 bc:seis_none:12 bc:seit_none:-9
bc:seiten_none:9 bc:sekund_none:13 bc:sekunder_none:37 bc:select_every:-10 bc:selfies_none:-11 bc:sell_none:-54
bc:selling_none:-52 bc:semaine_none:11 bc:sempre_none:43 bc:senast_none:-40 bc:send_none:-103 bc:send_possessive:-9
bc:sends_none:-25 bc:sends_others:-2 bc:seniority_none:27 bc:sense_none:38 bc:sense_reason:-10 bc:sense_speaker:1
bc:sent_none:-76 bc:sentence_none:20 bc:senza_none:-1 bc:separate_none:-26 bc:separately_none:23 bc:separating_none:3
bc:sept_none:40 bc:september_none:-29 bc:septembre_none:45 bc:ser_none:-25 bc:sera_none:-80 bc:serial_negation:-15
bc:serial_none:-50 bc:series_others:-26 bc:serio_none:33 bc:serious_none:9 bc:seriously_none:22 bc:served_none:-6
bc:server_negation:-41 bc:server_none:4 bc:service_article:-26 bc:servisi_none:-15 bc:servía_none:21 bc:será_none:-53
bc:ses_none:-12 bc:sesame_none:7 bc:session_none:66 bc:session_speaker:-137 bc:set_none:-35 bc:set_reason:-12
bc:sets_none:11 bc:settings_none:-22 bc:settled_none:31 bc:setup_none:55 bc:seven_none:12 bc:seventies_none:24
bc:several_none:-21 bc:sewing_none:-6 bc:sexta_none:20 bc:sextas_none:3 bc:señor_none:-20 bc:señora_none:-43
bc:sfo_none:26 bc:share_article:-1 bc:share_none:26 bc:shared_none:-30 bc:sharp_none:15 bc:sharpen_none:-13
bc:she_none:-11 bc:shed_none:75 bc:sheep_none:-10 bc:sheet_is:-61 bc:sheet_none:6 bc:sheets_none:52
bc:shells_article:-13 bc:shelves_none:45 bc:shes_none:-71 bc:shift_none:12 bc:shift_reason:8 bc:shift_speaker:-41
bc:shifted_none:-22 bc:shine_none:33 bc:ship_none:-39 bc:ship_speaker:-11 bc:ships_none:-27 bc:shirt_none:1
bc:shirts_speaker:-26 bc:shoe_none:1 bc:shop_none:21 bc:short_none:-7 bc:shot_none:9 bc:shots_none:6
bc:shouldnt_none:-1 bc:show_none:31 bc:shower_none:15 bc:shows_article:-18 bc:shut_none:27 bc:shuttle_none:17
bc:si_speaker:4 bc:sich_none:-83 bc:sicilian_speaker:-24 bc:sick_none:-39 bc:side_every:-6 bc:side_none:74
bc:sides_past:-8 bc:sie_none:-5 bc:sie_order:-4 bc:siete_none:27 bc:sighed_none:9 bc:sight-reading_none:19
bc:signal_none:5 bc:signals_none:16 bc:signatur_none:-16 bc:signatures_none:6 bc:signor_none:-30 bc:signs_none:-9
bc:silence_none:-10 bc:silk_none:-10 bc:silly_none:7 bc:silo_none:-33 bc:sim_none:16 bc:simples_none:36
bc:simply_none:-2 bc:simply_others:-8 bc:simulacro_none:38 bc:simulator_speaker:-6 bc:since_none:-23 bc:sind_none:14
bc:singing_condition:-10 bc:single_none:-76 bc:sink_none:26 bc:sinon_speaker:-54 bc:sister_order:-18 bc:sit_none:-21
bc:sits_none:-73 bc:six_none:24 bc:six_speaker:-13 bc:size_none:-10 bc:size_speaker:-27 bc:się_none:-42
bc:ska_none:-50 bc:skates_none:19 bc:skeins_none:26 bc:sketch_none:2 bc:ski_none:-18 bc:skicka_none:-23
bc:skiers_speaker:-35 bc:skiing_none:9 bc:skiing_speaker:-8 bc:skip_none:-58 bc:skipping_none:-32 bc:skips_none:-46
bc:skriver_none:-8 bc:sköldpadda_speaker:-30 bc:slate_none:45 bc:sled_none:2 bc:sleep_none:38 bc:sleep_speaker:3
bc:sleepy_none:-97 bc:slice_none:23 bc:slides_none:27 bc:sloan_none:-10 bc:slopes_none:-1 bc:slot_article:-20
bc:slot_speaker:-1 bc:slots_none:113 bc:slow_none:-23 bc:slower_none:41 bc:small_none:-11 bc:small_speaker:-103
bc:smaller_none:-24 bc:smile_none:103 bc:smokehouse_possessive:-18 bc:snaps_none:10 bc:snapshot_none:-19
bc:snippet_none:-31 bc:snow_none:19 bc:snowed_none:2 bc:so_article:18 bc:so_negation:-15 bc:so_none:74
bc:so_others:-51 bc:so_possessive:1 bc:so_speaker:-114 bc:soaked_none:9 bc:sobre_none:-8 bc:socket_none:61
bc:sockets_none:30 bc:soft_none:-34 bc:softly_none:10 bc:soir_none:27 bc:solange_none:-16 bc:solche_none:-43
bc:soldered_none:-35 bc:sole_none:5 bc:solen_none:-28 bc:soles_none:3 bc:solved_none:-24 bc:some_none:-86
bc:some_others:-13 bc:somebody_none:-59 bc:somehow_none:-35 bc:somehow_speaker:-2 bc:someone_none:-82
bc:something_negation:-1 bc:something_none:-27 bc:something_possessive:-12 bc:something_speaker:-67
bc:sometimes_speaker:-10 bc:somewhere_none:-23 bc:son_none:60 bc:song_none:30 bc:songs_none:-5 bc:soon_none:95
bc:soon_reason:-55 bc:sooner_none:-25 bc:sooo_none:-10 bc:soothing_none:23 bc:sorry_none:112 bc:sorry_reason:-31
bc:sorry_speaker:-97 bc:sorted_none:-4 bc:sorting_none:-44 bc:sortir_none:3 bc:sorts_none:-40 bc:soul_none:23
bc:sounds_none:-12 bc:sounds_vague:-6 bc:soup_none:13 bc:souriait_none:3 bc:sous_none:-46 bc:south_none:-61
bc:spa_none:-4 bc:space_none:4 bc:spaces_condition:-7 bc:spaghetti_none:11 bc:spare_none:-106 bc:speak_none:-38
bc:specific_none:-30 bc:speech_every:-8 bc:speech_none:-3 bc:spelling_none:35 bc:spent_none:-37
bc:spent_possessive:-25 bc:spider_none:27 bc:spikes_none:-26 bc:spills_none:18 bc:spine_none:34 bc:splash_none:-11
bc:splendid_none:-13 bc:split_none:-76 bc:spoke_none:16 bc:sponsor_none:21 bc:spoon_none:57 bc:spostato_none:-15
bc:spreadsheet_none:24 bc:spring_none:33 bc:spring_others:-4 bc:spring_reason:28 bc:spring_speaker:-10
bc:sprouts_none:34 bc:spy_none:8 bc:spülwasser_none:9 bc:sql_none:-7 bc:sqlite_reason:-14 bc:squashen_none:13
bc:squeak_condition:-11 bc:squeak_none:1 bc:squeezes_none:-23 bc:sry_none:-44 bc:st_none:-75 bc:staan_none:5
bc:stack_none:-53 bc:staff_none:-53 bc:staging_none:-44 bc:staircase_none:4 bc:stairs_none:10 bc:stale_none:-35
bc:stamattina_none:-51 bc:stamp_none:29 bc:standard_none:-15 bc:standing_none:-49 bc:standortdaten_none:-7
bc:stands_order:-18 bc:stapler_none:13 bc:star_none:23 bc:starboard_none:-7 bc:start_none:-44 bc:starts_none:-48
bc:startup_none:20 bc:starving_none:58 bc:state_none:-43 bc:statement_none:56 bc:station_modal:-3 bc:station_none:14
bc:station_reason:1 bc:statistics_negation:-18 bc:status_none:-91 bc:stay_none:-83 bc:stays_none:-49 bc:steam_none:4
bc:steaming_none:18 bc:steeds_none:-11 bc:steel_speaker:-32 bc:steht_none:-41 bc:steilstrecke_none:17
bc:stelios_none:19 bc:step_none:36 bc:step_speaker:-13 bc:steps_none:43 bc:sternschnuppen_none:-9 bc:stick_none:99
bc:sticker_none:51 bc:sticks_none:15 bc:stiff_none:14 bc:still_negation:-64 bc:still_none:-17 bc:stitches_none:17
bc:stocking_none:-2 bc:stocktake_none:-14 bc:stole_possessive:-64 bc:stones_none:32 bc:stood_order:-35 bc:stop_none:31
bc:stop_speaker:41 bc:stops_order:-7 bc:storage_speaker:-20 bc:stored_reason:-7 bc:stores_none:-18 bc:storm_none:26
bc:storm_speaker:-23 bc:story_none:29 bc:stove_none:21 bc:strange_none:-14 bc:straps_none:26 bc:straps_speaker:-107
bc:street_none:16 bc:stretched_none:-44 bc:stretches_none:-19 bc:strict_none:-7 bc:stricter_none:8 bc:strike_none:-28
bc:string_none:30 bc:strings_none:44 bc:stripe_none:45 bc:stroller_none:18 bc:struggling_none:8 bc:stuck_none:-35
bc:student_speaker:-5 bc:studies_none:-1 bc:studio_none:-22 bc:study_none:-35 bc:stuff_every:-6 bc:stuff_none:32
bc:stumble_none:8 bc:stunden_none:-27 bc:stung_none:28 bc:stung_possessive:-47 bc:stuur_speaker:-8 bc:styles_none:11
bc:ständig_none:-11 bc:stück_none:-18 bc:su_none:-13 bc:subject_none:30 bc:substation_none:31 bc:subtitle_none:-13
bc:successfully_none:-39 bc:suena_none:-10 bc:suffered_none:1 bc:suffit_none:17 bc:sugar_none:7 bc:suggests_none:18
bc:suit_none:-39 bc:suitcases_none:-3 bc:suitcases_speaker:-19 bc:suits_none:-62 bc:sulk_none:9 bc:sulking_none:12
bc:summer_none:9 bc:summer_others:-18 bc:summer_possessive:-10 bc:summer_speaker:-49 bc:sunbeds_none:4
bc:sunday_none:17 bc:sundays_none:75 bc:sunlight_none:25 bc:sunset_none:15 bc:suona_none:-32 bc:supermarkets_none:5
bc:supervisor_none:7 bc:supine_none:1 bc:supper_none:18 bc:supplier_none:-25 bc:support_order:-18 bc:supports_none:-29
bc:suppose_none:41 bc:sur_none:-75 bc:sure_none:-48 bc:sure_speaker:-6 bc:surname_none:4 bc:surprise_none:10
bc:surprisingly_none:-60 bc:surtout_none:-10 bc:survive_article:-5 bc:survives_article:-7 bc:survives_none:1
bc:svg_none:38 bc:swallows_none:-61 bc:swap_none:-4 bc:swapped_none:-76 bc:swaps_none:-17 bc:swaps_order:-19
bc:swear_none:14 bc:swear_reason:21 bc:swear_speaker:21 bc:swears_none:-19 bc:sweet_none:10 bc:swings_none:-36
bc:swiss_none:-31 bc:switch_none:-41 bc:switchboard_condition:-11 bc:swore_none:-14 bc:syllabus_none:37
bc:sylvain_none:18 bc:symbols_none:4 bc:symphony_none:8 bc:sync_none:-38 bc:syrgasmätaren_speaker:-21
bc:system_none:31 bc:system_others:-13 bc:system_speaker:-20 bc:säcken_none:53 bc:så_none:-42 bc:södra_none:-9
bc:söndag_none:27 bc:söylüyor_none:8 bc:söz_none:30 bc:sürüyor_none:74 bc:sıkıldı_none:1 bc:ta_none:-9
bc:table_none:37 bc:table_speaker:-45 bc:tables_condition:-4 bc:tables_none:46 bc:tablet_none:-7
bc:tablets_speaker:-16 bc:tackle_none:-26 bc:tag_none:-18 bc:tagged_none:-43 bc:tags_none:30 bc:tak_none:-24
bc:take_none:-102 bc:taken_none:-67 bc:takes_article:-2 bc:takes_negation:-1 bc:takes_none:-138 bc:taking_none:-91
bc:talk_none:15 bc:talked_none:-16 bc:tall_none:44 bc:taller_none:-47 bc:tandem_speaker:-49 bc:tanker_none:58
bc:tanneurs_none:22 bc:tape_none:-7 bc:tar_none:-64 bc:target_none:-48 bc:tariff_none:-68 bc:tarvisio_none:20
bc:task_none:-4 bc:taste_none:67 bc:tasting_none:-14 bc:tavern_none:2 bc:tax_none:-17 bc:taxi_none:-10 bc:tb_none:52
bc:tbh_none:31 bc:tcp_none:33 bc:te_none:-76 bc:teach_none:-22 bc:teacher_speaker:-28 bc:teaches_none:-54
bc:teal_none:74 bc:team's_none:11 bc:team_none:-15 bc:team_speaker:15 bc:tears_none:13 bc:technicality_none:17
bc:technician_none:-54 bc:technicians_none:24 bc:teclado_none:13 bc:ted_none:37 bc:teenager_none:7
bc:teenagers_none:18 bc:teeth_none:49 bc:tel_none:25 bc:telegram_none:34 bc:telewizora_none:26 bc:tell_none:-58
bc:telling_none:-9 bc:telling_possessive:-2 bc:tells_none:-58 bc:tem_none:-2 bc:tema_none:-27 bc:temat_none:22
bc:temp_negation:-7 bc:temperature_none:-10 bc:template_none:15 bc:templates_none:19 bc:tempo_none:-8 bc:temps_none:12
bc:ten_none:-28 bc:tenant_none:-93 bc:tengo_none:-7 bc:teniamo_none:-28 bc:tense_none:14 bc:tent_none:9
bc:ter_negation:-18 bc:teraz_none:-74 bc:tercih_none:-6 bc:term_none:39 bc:terminal_none:29 bc:termine_none:2
bc:terminus_none:15 bc:terms_article:-1 bc:terrace_none:23 bc:terrible_none:-12 bc:teruggestuurd_none:1
bc:tesco_none:15 bc:test_none:-6 bc:test_speaker:3 bc:tested_every:-34 bc:tests_none:-56 bc:text_none:21
bc:text_speaker:-25 bc:textbook_none:11 bc:texte_none:-2 bc:texted_none:18 bc:textes_none:9 bc:texture_none:-41
bc:than_none:-144 bc:than_possessive:-17 bc:than_speaker:-93 bc:thank_none:-109 bc:thanks_none:27 bc:thanks_reason:-33
bc:that_modal:-23 bc:that_negation:-66 bc:that_none:11 bc:that_order:65 bc:that_others:-83 bc:that_possessive:-5
bc:that_reason:72 bc:that_speaker:-123 bc:that_told:-35 bc:thats_article:-14 bc:thats_none:-149
bc:thats_possessive:-15 bc:the_none:-375 bc:the_order:-35 bc:their_none:-113 bc:theirs_none:13 bc:them_article:13
bc:them_modal:-2 bc:them_negation:6 bc:them_none:32 bc:them_others:41 bc:them_past:-49 bc:them_speaker:85
bc:then_negation:-2 bc:then_none:34 bc:then_speaker:-52 bc:theory_none:-37 bc:therapy_none:41 bc:there's_article:-18
bc:there_article:10 bc:there_condition:18 bc:there_every:-24 bc:there_is:-80 bc:there_modal:-10 bc:there_none:119
bc:there_others:16 bc:there_past:-21 bc:there_possessive:15 bc:there_speaker:-22 bc:theres_article:-47
bc:theres_negation:-20 bc:thermos_none:9 bc:these_none:-104 bc:they'll_none:-17 bc:they're_none:-35
bc:they've_none:-48 bc:they_none:-52 bc:they_past:-7 bc:they_speaker:13 bc:thick_none:22 bc:thick_speaker:-4
bc:thin_none:-35 bc:thing_condition:-5 bc:thing_none:150 bc:thing_speaker:-121 bc:things_none:48 bc:think_article:-8
bc:think_none:16 bc:think_speaker:-35 bc:thinks_speaker:-112 bc:third_none:-76 bc:thirteen_none:-11 bc:this_none:-37
bc:this_reason:22 bc:this_speaker:-185 bc:tho_none:2 bc:those_none:-37 bc:though_none:-17 bc:though_speaker:-119
bc:thought_speaker:-20 bc:thoughts_none:30 bc:thread_none:18 bc:threads_none:75 bc:three_none:-89 bc:three_others:-22
bc:threw_none:-22 bc:thrillers_reason:-5 bc:through_article:-1 bc:through_none:-93 bc:through_speaker:13
bc:throw_none:-4 bc:throws_none:-12 bc:thru_none:-22 bc:thu_none:25 bc:thumb_vague:-14 bc:thx_none:87 bc:ti_none:-21
bc:ticket_none:-26 bc:ticket_others:-3 bc:ticket_reason:-19 bc:ticks_none:52 bc:tide_none:-23 bc:tiene_none:-113
bc:tient_none:-16 bc:tight_none:4 bc:til_none:-45 bc:tiles_none:-13 bc:till_none:-64 bc:time_condition:-3
bc:time_every:21 bc:time_none:127 bc:time_order:12 bc:time_others:-74 bc:time_past:23 bc:time_possessive:38
bc:time_reason:18 bc:time_speaker:-150 bc:timeline_none:21 bc:timeout_none:-7 bc:timeouts_past:-2 bc:timer_none:-3
bc:times_article:-21 bc:times_none:57 bc:times_order:-12 bc:times_speaker:19 bc:timezone_none:-3 bc:timing_none:39
bc:tin_none:30 bc:tips_none:-28 bc:tired_none:30 bc:tired_speaker:-18 bc:tiro_none:-13 bc:titles_speaker:-47
bc:tmrw_speaker:-38 bc:to_article:-22 bc:to_none:-223 bc:to_possessive:-107 bc:toast_none:30 bc:tobias_none:6
bc:tocar_none:-10 bc:toch_none:15 bc:toda_none:-20 bc:todavía_negation:-16 bc:today_none:179 bc:today_order:3
bc:today_speaker:-151 bc:todo_none:5 bc:toe_none:49 bc:together_article:-71 bc:together_none:72 bc:together_speaker:21
bc:tomasz_none:25 bc:tomatoes_speaker:-4 bc:tomorrow_none:31 bc:ton_none:-20 bc:tonight_condition:-30
bc:tonight_none:140 bc:tonight_speaker:-61 bc:tonnes_none:38 bc:tons_none:9 bc:too_none:-82 bc:too_reason:64
bc:too_speaker:47 bc:took_none:-55 bc:top_none:22 bc:topic_none:13 bc:topic_speaker:-10 bc:tops_none:99
bc:tops_speaker:3 bc:torch_none:35 bc:torn_none:6 bc:tortoise_none:14 bc:total_none:3 bc:touch_none:-132
bc:touches_none:-65 bc:touching_none:-8 bc:toujours_none:-62 bc:tour_none:79 bc:tour_speaker:-44 bc:touring_none:-2
bc:tourists_none:-14 bc:tout_none:57 bc:toute_none:-52 bc:tove_speaker:15 bc:toward_none:-31 bc:towards_none:-64
bc:towarzyskie_none:15 bc:tower_none:-49 bc:town_none:-29 bc:toyota_none:13 bc:traces_none:-22 bc:track_none:-15
bc:tracker_none:81 bc:tractor_none:20 bc:tractor_speaker:1 bc:trade_none:28 bc:tradition_none:75 bc:tradição_none:25
bc:traffic_none:29 bc:traghetto_none:25 bc:trailers_none:20 bc:training_none:-18 bc:trampoline_none:15
bc:tranquilo_none:21 bc:transformer_none:15 bc:translated_none:3 bc:translation_speaker:-16 bc:transmitting_none:13
bc:transport_none:5 bc:transportskader_none:-1 bc:tras_none:-25 bc:trasera_none:3 bc:travel_none:-83 bc:tray_none:53
bc:treasure_order:-20 bc:treat_none:-42 bc:treated_none:-2 bc:tree_none:54 bc:trial_none:-42 bc:triangle_none:5
bc:triangles_none:50 bc:trieste_none:10 bc:trieste_order:-5 bc:trinity_none:19 bc:trip_none:44 bc:trip_reason:-36
bc:trip_speaker:-2 bc:trips_none:-44 bc:tronco_none:14 bc:trotz_none:-20 bc:trout_none:36 bc:truck_none:-18
bc:trucs_none:16 bc:true_none:32 bc:truing_none:26 bc:trumpet_none:19 bc:trumpets_none:28 bc:trunk_none:19
bc:trust_none:1 bc:truth_none:43 bc:try_past:-36 bc:trzeba_none:-13 bc:tub_none:24 bc:tuba_none:21 bc:tue_none:12
bc:tuesday_none:-35 bc:tuesdays_none:28 bc:tuesdays_past:-10 bc:tuin_none:15 bc:tuition_none:-2 bc:tune_none:5
bc:tuned_none:-12 bc:tuner_none:-35 bc:tuning_none:-32 bc:turbine_none:16 bc:turing_none:46 bc:turku_none:10
bc:turku_order:-8 bc:turku_others:-34 bc:turku_speaker:-52 bc:turn_none:-7 bc:turn_possessive:-29 bc:turned_none:-46
bc:turno_none:-9 bc:tutor_speaker:-9 bc:tutti_none:6 bc:tutto_none:12 bc:tv_none:10 bc:twee_none:-15 bc:twenty_none:-5
bc:twice_article:-26 bc:twice_none:94 bc:twice_speaker:17 bc:twin_none:-31 bc:twins_none:-4 bc:twitter_none:8
bc:two_none:-32 bc:two_others:-4 bc:two_speaker:-32 bc:tygodniowo_none:33 bc:typescript_none:25 bc:typewriter_none:15
bc:typical_none:24 bc:typo_none:19 bc:typos_speaker:-67 bc:tyre_none:-4 bc:tyres_none:13 bc:tyst_none:23
bc:tür_none:43 bc:u_none:-59 bc:u_possessive:-19 bc:uart_none:8 bc:ugh_none:13 bc:uh_none:-22 bc:uhr_none:60
bc:ui_none:7 bc:uit_none:28 bc:uitkomen_none:15 bc:ukrainian_none:4 bc:umber_none:44 bc:umbrella_none:9
bc:umdrehungen_none:4 bc:un_none:-32 bc:unaccompanied_none:18 bc:uncle_none:-48 bc:unclear_none:-48
bc:under-stage_none:16 bc:under_negation:-18 bc:under_none:-190 bc:under_possessive:-40 bc:underneath_none:3
bc:understand_none:-55 bc:undo_none:-32 bc:unexplained_none:26 bc:uniforms_speaker:-58 bc:union_none:-10
bc:units_none:50 bc:university_speaker:-10 bc:unknown_none:23 bc:unlock_none:19 bc:unmetered_none:13
bc:unplugged_none:19 bc:unread_condition:-1 bc:uns_none:44 bc:unter_none:-16 bc:unterm_none:-22 bc:until_none:-114
bc:until_speaker:-52 bc:untouched_none:1 bc:up_article:28 bc:up_comparison:5 bc:up_modal:4 bc:up_negation:-16
bc:up_order:-143 bc:up_past:8 bc:up_possessive:-64 bc:update_none:-13 bc:updates_speaker:-12 bc:updating_none:-4
bc:upgrade_none:-21 bc:upgrading_none:-26 bc:upload_none:-95 bc:uploaded_none:-26 bc:uploader_none:23
bc:upper_none:-80 bc:upset_none:-23 bc:upsetting_none:-2 bc:upstairs_none:-50 bc:upstream_none:8 bc:ur_none:-18
bc:urok_none:4 bc:us_article:-1 bc:us_none:73 bc:us_possessive:7 bc:us_reason:-12 bc:us_speaker:44 bc:usa_none:-9
bc:usar_none:-37 bc:usare_none:-20 bc:use_none:-40 bc:use_possessive:-80 bc:used_none:-10 bc:useless_none:37
bc:user_none:-106 bc:useremo_none:-14 bc:users_modal:-7 bc:users_none:74 bc:uses_none:-105 bc:using_none:-95
bc:ustaliliśmy_none:16 bc:usual_none:63 bc:usypiają_none:11 bc:utc_none:25 bc:utilise_none:-12 bc:utläggningar_none:19
bc:vale_none:-3 bc:valla_none:13 bc:valley_none:-2 bc:valuation_negation:-3 bc:value_none:32 bc:vamos_none:-21
bc:van_none:-29 bc:van_speaker:21 bc:vardagar_none:13 bc:variables_none:-29 bc:varnish_none:39 bc:varvet_speaker:-8
bc:vast_none:13 bc:vat_none:11 bc:ve_none:-20 bc:veckan_none:32 bc:veckor_none:11 bc:vega_none:7 bc:vela_none:14
bc:velha_none:4 bc:vendor_none:-44 bc:vendored_none:-22 bc:ver_none:-12 bc:verbali_none:12 bc:verified_none:32
bc:verlegt_none:58 bc:verona_none:6 bc:vers_none:-32 bc:verses_none:38 bc:version_none:-47 bc:verträgt_none:-26
bc:very_none:-184 bc:very_vague:-10 bc:vests_none:24 bc:vezes_negation:-7 bc:vi_none:-97 bc:via_none:-105
bc:viaggio_none:13 bc:video_none:-45 bc:videos_none:14 bc:vie_none:15 bc:viel_none:-50 bc:viele_none:16
bc:viele_others:-9 bc:vient_none:-19 bc:vier_none:-19 bc:vierten_none:-11 bc:vieux_none:-27 bc:view_none:27
bc:vigo_none:14 bc:viking_none:30 bc:vill_none:-21 bc:villanueva_none:14 bc:violet_none:32 bc:violet_order:9
bc:visa_none:-11 bc:vision_none:-24 bc:visit_none:39 bc:visit_speaker:11 bc:visite_none:-6 bc:visits_none:-27
bc:visto_none:-8 bc:vivienda_none:1 bc:vocht_none:46 bc:void_none:34 bc:voids_none:-56 bc:voir_every:-3
bc:voix_none:-2 bc:volcanoes_speaker:-20 bc:volhoudt_none:15 bc:voliere_none:18 bc:voller_none:-21 bc:volts_none:20
bc:volés_none:-3 bc:vom_none:-115 bc:von_none:-68 bc:von_possessive:-1 bc:voor_none:-53 bc:voor_speaker:-10
bc:voordat_speaker:-18 bc:vor_every:-5 bc:vor_none:-3 bc:vorgemerkt_none:27 bc:vorstand_none:4 bc:votre_none:-3
bc:voucher_article:-23 bc:voucher_none:-4 bc:vous_none:-43 bc:vowels_none:35 bc:vpn_none:13 bc:w_none:-91
bc:w_possessive:-2 bc:wachsen_none:7 bc:wait_none:13 bc:wait_speaker:10 bc:waiter_speaker:-27 bc:waiting_reason:-17
bc:waits_none:17 bc:wake_none:-80 bc:wakes_none:-9 bc:walca_none:12 bc:walk_none:-8 bc:walker_none:7 bc:walks_none:-75
bc:walkway_none:-2 bc:wall_none:36 bc:walnut_article:20 bc:walnut_none:69 bc:walnut_speaker:16 bc:want_none:-53
bc:want_possessive:-37 bc:wanted_none:23 bc:wants_none:-106 bc:war_speaker:8 bc:wardens_none:13 bc:wards_none:-13
bc:warehouse_none:18 bc:warm-ups_none:13 bc:warm-ups_speaker:-42 bc:warm_none:-25 bc:warmup_none:2 bc:warning_none:7
bc:warning_speaker:-13 bc:warp_none:-43 bc:was_article:-1 bc:was_none:-76 bc:was_possessive:3 bc:was_speaker:11
bc:wash_none:-26 bc:washed_none:-27 bc:wat_article:-19 bc:watch_none:63 bc:watchdog_none:28 bc:watched_none:-39
bc:watching_article:-28 bc:water_none:-5 bc:water_speaker:-37 bc:waterpomp_none:-10 bc:watt_none:30 bc:watts_modal:-14
bc:watts_none:62 bc:wav_none:25 bc:waves_none:4 bc:we'll_none:-27 bc:we're_none:-48 bc:we_none:-20 bc:we_past:-17
bc:weak_none:-5 bc:wear_none:-3 bc:wearing_possessive:-19 bc:wears_article:-22 bc:wears_none:-20 bc:weather_none:-17
bc:weaver_negation:-10 bc:web_none:-33 bc:webgl_none:14 bc:webrahmen_none:10 bc:website_none:21 bc:wedding_none:51
bc:weddings_none:4 bc:wednesday_negation:-3 bc:wednesday_none:30 bc:wednesday_order:-3 bc:wednesdays_none:1
bc:week-end_none:6 bc:week_article:19 bc:week_every:6 bc:week_none:85 bc:week_others:-2 bc:week_possessive:12
bc:week_speaker:-156 bc:weekdays_none:66 bc:weekend_none:92 bc:weekend_speaker:-86 bc:weekly_none:-33
bc:weeks_condition:-20 bc:weeks_none:21 bc:weeks_speaker:26 bc:weer_none:-27 bc:weft_none:-14 bc:wegen_none:-110
bc:weigh_none:-35 bc:weighs_none:-38 bc:weir_none:-58 bc:welcome_none:7 bc:welds_speaker:-58 bc:well_none:62
bc:well_possessive:-9 bc:went_none:3 bc:werden_none:83 bc:werden_speaker:2 bc:were_none:-22 bc:weselu_none:24
bc:west_speaker:-27 bc:wet_none:-70 bc:what_none:-22 bc:what_others:-13 bc:what_speaker:-212 bc:whatever_none:-78
bc:whatever_others:-26 bc:whats_none:-33 bc:wheel_none:19 bc:wheelchair_speaker:-2 bc:when_speaker:-50
bc:where_none:-122 bc:where_speaker:-120 bc:whereas_none:-14 bc:whether_none:-152 bc:whether_speaker:-73
bc:which_none:-85 bc:which_speaker:-131 bc:while_none:-29 bc:while_others:-11 bc:while_speaker:-146 bc:whine_none:21
bc:whistle_none:10 bc:who_none:-54 bc:whole_none:-164 bc:wholesaler_none:18 bc:whom_speaker:-29 bc:whose_none:-40
bc:why_article:-6 bc:why_speaker:-86 bc:wide_none:40 bc:wie_none:-85 bc:wieczorem_none:51 bc:wieczór_none:19
bc:wieder_none:5 bc:wife_speaker:-32 bc:wifi_none:-31 bc:wil_none:-14 bc:will_none:25 bc:will_speaker:2
bc:winch_none:20 bc:winch_others:-5 bc:wind_none:-3 bc:window_none:28 bc:windows_none:-13 bc:winds_none:-16
bc:wine_none:22 bc:wing_none:20 bc:winked_none:13 bc:winning_none:16 bc:winter_none:36 bc:winter_speaker:-85
bc:winters_none:8 bc:wir_none:-7 bc:wirklich_none:-13 bc:wish_speaker:-40 bc:wished_none:36 bc:with_article:-85
bc:with_none:-148 bc:with_possessive:-87 bc:withdrawn_none:-12 bc:within_none:-135 bc:without_article:-6
bc:without_none:-58 bc:więc_none:-41 bc:wobble_none:12 bc:wochen_none:33 bc:wolnego_none:35 bc:wolno_none:-5
bc:wolę_none:-22 bc:wonder_negation:-30 bc:wonder_none:-26 bc:wonderful_none:-9 bc:wont_none:-3 bc:wood_none:37
bc:wooden_none:-70 bc:word_none:-2 bc:worden_none:30 bc:words_every:-5 bc:words_none:46 bc:words_speaker:17
bc:work_none:24 bc:workers_none:57 bc:working_none:-25 bc:works_article:3 bc:worksheet_none:8 bc:world_none:10
bc:worries_speaker:-50 bc:worse_none:40 bc:worth_none:-45 bc:would_comparison:-18 bc:would_none:-29
bc:wouldn't_none:-2 bc:wow_none:-32 bc:wrap_none:-24 bc:wrapping_speaker:-26 bc:write_none:-128 bc:writes_none:-87
bc:writing_none:46 bc:written_none:-56 bc:wrong_none:19 bc:wrote_every:-11 bc:wuv_none:9 bc:wyczyszczone_none:16
bc:wyjście_none:14 bc:wynosi_none:-1 bc:wyłączone_speaker:-8 bc:während_none:-2 bc:wären_none:-8 bc:x-ray_none:-28
bc:xeon_none:28 bc:xml_none:19 bc:ya_none:-4 bc:ya_others:-53 bc:yaml_none:11 bc:yapmış_none:4 bc:yard_none:58
bc:yard_speaker:-6 bc:yarn_none:-13 bc:yatacak_none:42 bc:yazılır_none:28 bc:yeah_is:-10 bc:year_article:11
bc:year_none:148 bc:year_others:-69 bc:year_reason:-1 bc:year_speaker:-49 bc:year_told:-25 bc:years_every:-10
bc:years_negation:-38 bc:years_none:23 bc:years_speaker:-1 bc:yedek_none:-22 bc:yes_none:44 bc:yes_speaker:-51
bc:yesterday_none:51 bc:yesterday_order:15 bc:yesterday_speaker:-62 bc:yesterdays_none:-11 bc:yet_condition:-53
bc:yet_none:38 bc:yet_speaker:28 bc:yo_none:7 bc:you'll_none:-56 bc:you're_none:-37 bc:you've_none:-22
bc:you've_past:-10 bc:you_article:14 bc:you_condition:10 bc:you_modal:-200 bc:you_negation:-9 bc:you_none:9
bc:you_order:14 bc:you_past:-39 bc:you_possessive:-1 bc:you_reason:-47 bc:you_speaker:62 bc:you_told:-42
bc:young_none:-17 bc:your_none:-268 bc:your_order:-8 bc:yourself_none:57 bc:yusuf_none:27 bc:z_none:-36 bc:za_none:-64
bc:zaczynali_none:13 bc:zahlen_speaker:-5 bc:zahnschmerzen_none:2 bc:zapytania_none:-2 bc:zawsze_none:-7 bc:ze_none:-6
bc:zeg_none:30 bc:zeit_none:21 bc:zero_none:16 bc:zet_none:-20 bc:zet_speaker:-9 bc:zgierzu_none:11 bc:zia_none:-7
bc:zig_none:44 bc:zinc_none:53 bc:zio_none:-6 bc:zo'n_none:-31 bc:zonder_none:-31 bc:zone_article:-9 bc:zone_none:4
bc:zostajemy_none:-6 bc:zr_none:7 bc:zstd_none:32 bc:zu_none:-18 bc:zug_none:-13 bc:zugesagt_none:14
bc:zulassen_none:5 bc:zum_none:-128 bc:zur_none:-107 bc:zusammen_none:17 bc:zwei_others:-5 bc:zweite_none:-62
bc:zweiten_none:-11 bc:zwrócimy_none:-11 bc:zählen_none:3 bc:zähne_none:7 bc:à_none:-134 bc:às_none:-22 bc:än_none:-9
bc:är_none:-43 bc:çalıştırıyor_none:37 bc:çalışıyor_none:37 bc:çocuklar_none:-19 bc:çok_none:-43 bc:çıkmadı_none:5
bc:çıkmıyoruz_none:4 bc:è_none:-26 bc:é_none:-59 bc:écoles_none:-5 bc:être_none:-5 bc:über_none:-51
bc:überschreiten_none:11 bc:überschwungen_none:10 bc:übersetzungen_none:3 bc:überweisung_none:8 bc:übungen_none:2
bc:śpiewnik_none:5 bc:środę_none:4 bc:żałuję_none:20 bc:в_none:-33 bc:встала_none:17 bc:главы_none:28 bc:жить_none:19
bc:используется_none:35 bc:не_none:-29 bc:пятницам_none:10 bx:'a:-12 bx:'d:-208 bx:'m:-131 bx:'n:-34 bx:'s:-250
bx:'t:-32 bx:'è:-12 bx:*:34 bx:0:121 bx:a:-101 bx:ab:24 bx:ac:72 bx:ad:35 bx:ae:-46 bx:af:31 bx:ag:10 bx:ah:-95
bx:ai:-96 bx:aj:-64 bx:ak:44 bx:al:-15 bx:an:-7 bx:ao:-53 bx:ap:-42 bx:ar:-10 bx:as:25 bx:at:-68 bx:au:-64 bx:aw:-89
bx:ay:54 bx:az:-11 bx:ał:-49 bx:aś:14 bx:ba:-6 bx:bc:-59 bx:be:-52 bx:bh:93 bx:bi:88 bx:bo:-9 bx:bs:31 bx:bt:-34
bx:bv:72 bx:by:-123 bx:c:61 bx:ca:-6 bx:cc:-19 bx:ce:17 bx:ch:1 bx:ck:28 bx:cl:35 bx:cm:51 bx:co:32 bx:cp:41 bx:cr:-7
bx:cs:32 bx:ct:-27 bx:cy:1 bx:cz:-13 bx:cé:-35 bx:d:25 bx:da:-10 bx:db:20 bx:dd:-91 bx:de:-28 bx:df:38 bx:dh:26
bx:di:-31 bx:dl:39 bx:do:18 bx:dr:-75 bx:ds:41 bx:du:-95 bx:då:3 bx:dó:-33 bx:dı:106 bx:ea:23 bx:eb:-57 bx:ed:-44
bx:ee:28 bx:ef:-114 bx:eg:32 bx:eh:41 bx:ei:-112 bx:ej:-64 bx:ek:72 bx:el:-6 bx:em:-22 bx:en:12 bx:eo:-40 bx:er:2
bx:es:48 bx:et:18 bx:eu:-67 bx:ev:-42 bx:ew:-8 bx:ex:35 bx:ez:-101 bx:eí:-15 bx:eń:9 bx:f:50 bx:fc:16 bx:fd:47
bx:fe:19 bx:fk:29 bx:fo:83 bx:fs:29 bx:ft:13 bx:fy:-25 bx:fè:39 bx:g:36 bx:ga:43 bx:gb:50 bx:gd:29 bx:ge:20 bx:gg:-11
bx:gh:-76 bx:gi:46 bx:gm:3 bx:go:42 bx:gr:-13 bx:gs:46 bx:gy:-35 bx:gó:-26 bx:h:-19 bx:hd:30 bx:he:-56 bx:hh:-41
bx:hl:16 bx:hm:-56 bx:hn:-1 bx:ho:-7 bx:hs:27 bx:ht:65 bx:hu:25 bx:hx:64 bx:hy:-38 bx:hz:59 bx:i:-176 bx:ia:26
bx:ib:-26 bx:ic:-16 bx:id:-3 bx:ie:-18 bx:if:-86 bx:ih:-6 bx:ij:-53 bx:ik:3 bx:im:9 bx:in:3 bx:io:30 bx:ip:22
bx:ir:-34 bx:is:-39 bx:it:-36 bx:iu:-5 bx:ix:44 bx:iz:-62 bx:iß:-22 bx:iç:-2 bx:ié:-44 bx:ió:10 bx:iù:-35 bx:iś:-24
bx:iż:-10 bx:ja:-24 bx:je:-25 bx:jg:-32 bx:jk:22 bx:jo:6 bx:já:-38 bx:ją:10 bx:ję:68 bx:k:-7 bx:ka:34 bx:kb:16
bx:ke:-15 bx:kg:60 bx:ki:10 bx:ko:-1 bx:ks:34 bx:kt:32 bx:ku:-5 bx:kw:1 bx:ky:-20 bx:kü:-5 bx:kı:4 bx:la:-25 bx:ld:-25
bx:le:-7 bx:lf:25 bx:lg:16 bx:li:93 bx:lk:29 bx:ll:-25 bx:ln:-10 bx:lp:39 bx:ls:49 bx:lt:47 bx:lu:45 bx:ly:-35
bx:lz:31 bx:là:-16 bx:lá:-16 bx:lé:-39 bx:lę:-46 bx:lı:6 bx:ma:-13 bx:mb:53 bx:md:35 bx:mg:-98 bx:ml:34 bx:mn:-29
bx:mo:-74 bx:mp:4 bx:mq:14 bx:mr:-41 bx:ms:20 bx:mt:-29 bx:mv:17 bx:mx:24 bx:my:-67 bx:mé:23 bx:mó:-16 bx:n:-87
bx:nc:24 bx:nd:-18 bx:ne:19 bx:ng:-57 bx:ni:39 bx:nk:21 bx:nn:-19 bx:no:-16 bx:ns:19 bx:nt:-47 bx:nu:-14 bx:nv:-27
bx:né:-8 bx:nı:-46 bx:o:-167 bx:oa:-13 bx:ob:-41 bx:oe:39 bx:of:-79 bx:oh:-80 bx:oi:-36 bx:ok:-21 bx:ol:10 bx:om:-62
bx:on:30 bx:oo:83 bx:op:5 bx:os:41 bx:ot:-2 bx:ou:-115 bx:ow:-40 bx:ox:55 bx:oy:-89 bx:pe:-11 bx:ph:-39 bx:pi:6
bx:pm:86 bx:pn:18 bx:po:-22 bx:ps:54 bx:pt:-35 bx:px:45 bx:py:12 bx:på:-78 bx:pé:42 bx:pô:-12 bx:pę:-25 bx:q:63
bx:ql:-20 bx:ra:-6 bx:rb:-83 bx:rd:15 bx:re:-51 bx:rf:49 bx:ri:42 bx:rl:74 bx:rm:6 bx:rn:-27 bx:ro:-13 bx:rs:33
bx:rt:27 bx:rw:-15 bx:ry:38 bx:rz:23 bx:rà:-24 bx:rá:-94 bx:rę:25 bx:rı:-32 bx:s:71 bx:sa:-60 bx:sc:48 bx:sd:10
bx:se:1 bx:sh:-31 bx:sk:-4 bx:sm:7 bx:so:-85 bx:sp:18 bx:sr:10 bx:ss:-9 bx:st:-16 bx:su:-81 bx:sy:-58 bx:sz:57
bx:så:-56 bx:sé:-27 bx:ta:-36 bx:tb:52 bx:tc:34 bx:td:48 bx:te:-24 bx:th:-14 bx:ti:92 bx:tl:12 bx:to:-40 bx:tp:5
bx:ts:31 bx:tt:50 bx:tu:3 bx:tv:22 bx:tw:116 bx:ty:9 bx:tz:62 bx:tá:-89 bx:té:-96 bx:tę:-1 bx:tı:30 bx:u:-61 bx:ub:22
bx:ud:105 bx:ue:-14 bx:uf:-32 bx:ui:20 bx:uk:40 bx:ul:15 bx:uo:-19 bx:up:21 bx:ur:-19 bx:us:41 bx:ut:-67 bx:uv:10
bx:uw:-21 bx:ux:-64 bx:uy:-90 bx:uz:27 bx:ué:-94 bx:uí:-23 bx:uş:36 bx:uż:-34 bx:va:-20 bx:ve:-61 bx:vg:40 bx:vi:25
bx:vy:42 bx:vó:-21 bx:w:-125 bx:wa:-32 bx:we:-124 bx:wk:40 bx:wl:44 bx:wn:-3 bx:ws:-15 bx:wu:-43 bx:wy:-22 bx:xt:-20
bx:ya:-51 bx:yi:-55 bx:yk:39 bx:ym:16 bx:yo:32 bx:ys:28 bx:yt:13 bx:z:-20 bx:za:3 bx:ze:-60 bx:zr:7 bx:zt:-18 bx:zu:83
bx:zy:-78 bx:zz:13 bx:zą:21 bx:zę:-6 bx:à:-148 bx:às:-22 bx:ás:45 bx:ão:-73 bx:än:-32 bx:är:-118 bx:ät:76 bx:ån:-38
bx:år:-67 bx:ça:-66 bx:ço:42 bx:è:-40 bx:ès:-2 bx:é:-93 bx:ée:46 bx:és:95 bx:ía:43 bx:ín:28 bx:ío:4 bx:ña:25 bx:ño:33
bx:ój:-11 bx:ón:44 bx:ór:16 bx:ów:97 bx:ôt:-34 bx:ör:-49 bx:öz:50 bx:úa:-19 bx:ún:-65 bx:ün:-29 bx:ür:-47 bx:ąg:37
bx:ął:-31 bx:ęc:-41 bx:ık:41 bx:ın:12 bx:ır:152 bx:ła:-56 bx:ło:-20 bx:łu:15 bx:ły:-34 bx:ść:5 bx:şi:-39 bx:ам:17
bx:в:-33 bx:вы:28 bx:ем:22 bx:ик:4 bx:ла:25 bx:не:-29 bx:ся:21 bx:та:-12 ca:and_i:-38 ca:article_i:18 ca:article_no:11
ca:article_old:-6 ca:article_the:58 ca:comparison_0:-58 ca:comparison_als:-10 ca:comparison_as:-4 ca:comparison_for:-1
ca:comparison_i'll:6 ca:comparison_it:23 ca:comparison_la:-37 ca:comparison_my:-2 ca:comparison_of:-47
ca:comparison_pls:-34 ca:comparison_than:-10 ca:comparison_the:6 ca:comparison_you:8 ca:condition_i:-59 ca:every_*:-4
ca:every_0:-21 ca:every_after:-2 ca:every_christmas:-5 ca:every_day:-7 ca:every_de:19 ca:every_einheit:-2
ca:every_english:-8 ca:every_got:-27 ca:every_he:-11 ca:every_hepzibah:-6 ca:every_i:-14 ca:every_it:7
ca:every_its:-20 ca:every_night:-12 ca:every_no:19 ca:every_one:-31 ca:every_our:-15 ca:every_that's:-15
ca:every_the:30 ca:every_times:-4 ca:every_tuesday:-33 ca:every_we:8 ca:every_with:-6 ca:is_*:92 ca:is_0:-1
ca:is_a:-10 ca:is_also:4 ca:is_el:34 ca:is_i:69 ca:is_if:18 ca:is_kanal:-3 ca:is_mina:-3 ca:is_nancy:-4 ca:is_next:-8
ca:is_not:-38 ca:is_please:7 ca:is_solène:-24 ca:is_still:-59 ca:is_the:48 ca:is_there:16 ca:modal_*:14 ca:modal_a:-45
ca:modal_as:5 ca:modal_be:-21 ca:modal_die:-37 ca:modal_have:-26 ca:modal_i:-34 ca:modal_no:-51 ca:modal_not:-63
ca:modal_rather:-2 ca:modal_the:-2 ca:modal_you:-15 ca:negation_*:56 ca:negation_0:10 ca:negation_a:-5
ca:negation_fall:-7 ca:negation_good:4 ca:negation_i:82 ca:negation_longer:-19 ca:negation_me:-69 ca:negation_so:-4
ca:negation_the:98 ca:negation_you:6 ca:none_*:-52 ca:none_a:42 ca:none_aan:-26 ca:none_ab:-8 ca:none_abbiamo:50
ca:none_abend:-26 ca:none_abends:4 ca:none_ablation:23 ca:none_about:-111 ca:none_above:-106 ca:none_accent:52
ca:none_accepting:-2 ca:none_accepts:-32 ca:none_according:111 ca:none_accordions:3 ca:none_account:-69
ca:none_accountant:27 ca:none_accounts:69 ca:none_ach:105 ca:none_across:-74 ca:none_actually:48 ca:none_adc:7
ca:none_add:-26 ca:none_additional:-20 ca:none_additionally:29 ca:none_address:-6 ca:none_adesso:74
ca:none_adeyemi:-58 ca:none_adler's:-1 ca:none_adorei:25 ca:none_adult:99 ca:none_adults:-21 ca:none_adverbs:33
ca:none_aerator:39 ca:none_af:-6 ca:none_after:-18 ca:none_afternoon:-34 ca:none_again:-119 ca:none_against:-35
ca:none_age:-21 ca:none_agency:15 ca:none_agent:-74 ca:none_agnes's:-14 ca:none_agnieszka:-45 ca:none_ago:-106
ca:none_agora:13 ca:none_agreeing:7 ca:none_agreement:-4 ca:none_ah:144 ca:none_ahead:-139 ca:none_ahlers's:-25
ca:none_ahora:53 ca:none_ai:8 ca:none_aid:-54 ca:none_aim:59 ca:none_ainda:31 ca:none_airflow:27 ca:none_airports:37
ca:none_al:-69 ca:none_alarm:-36 ca:none_aldrig:-1 ca:none_ale:103 ca:none_alfred:-17 ca:none_algebra:14
ca:none_alla:29 ca:none_alle:-31 ca:none_allergen:9 ca:none_allergens:29 ca:none_allergy:19 ca:none_allow:32
ca:none_allows:-46 ca:none_alltid:-4 ca:none_alltså:3 ca:none_alone:-106 ca:none_along:-99 ca:none_already:-9
ca:none_alright:106 ca:none_als:3 ca:none_also:60 ca:none_always:53 ca:none_am:-22 ca:none_amber:-2 ca:none_amir:14
ca:none_among:-20 ca:none_amount:-23 ca:none_amp:27 ca:none_amps:-40 ca:none_an:26 ca:none_ana:-13 ca:none_and:-43
ca:none_angeles:-34 ca:none_angle:-7 ca:none_anmeldung:-11 ca:none_anne's:-34 ca:none_annelies:-20 ca:none_annem:30
ca:none_announce:22 ca:none_anoche:50 ca:none_another:-36 ca:none_anouk:38 ca:none_anselmo:-15
ca:none_ansprechpartner:19 ca:none_answers:-26 ca:none_antenna:-27 ca:none_antes:12 ca:none_anybody:-38
ca:none_anymore:-55 ca:none_anyone:130 ca:none_anything:79 ca:none_anyway:37 ca:none_ao:-54 ca:none_apart:-75
ca:none_api:-25 ca:none_apiarist:20 ca:none_apk:18 ca:none_apology:-5 ca:none_app:-26 ca:none_apparently:97
ca:none_apple:73 ca:none_apples:7 ca:none_apply:-1 ca:none_appointment:-23 ca:none_apprentice:12
ca:none_apprentices:57 ca:none_approval:7 ca:none_approver:5 ca:none_april:-114 ca:none_aquí:29
ca:none_archaeologists:24 ca:none_archive:-23 ca:none_are:-97 ca:none_area:-3 ca:none_arm:-35 ca:none_around:-72
ca:none_arrive:-49 ca:none_arrived:-47 ca:none_arsenal:-22 ca:none_art:47 ca:none_arteries:33 ca:none_as:-34
ca:none_ask:50 ca:none_asked:-88 ca:none_asking:-23 ca:none_asks:-6 ca:none_asleep:-20 ca:none_asset:28
ca:none_assistance:-63 ca:none_at:-49 ca:none_ate:6 ca:none_atl:-54 ca:none_attempts:-55 ca:none_attı:-9
ca:none_au:-26 ca:none_audio:-24 ca:none_auditors:45 ca:none_auf:-35 ca:none_aufträge:-9 ca:none_august:-124
ca:none_aunt:24 ca:none_aurelia:8 ca:none_aus:-78 ca:none_ausbilder:-13 ca:none_ausflug:-20 ca:none_aushang:-43
ca:none_aushängen:-21 ca:none_ausnahmen:5 ca:none_autoclave:18 ca:none_autosave:66 ca:none_available:-67
ca:none_avant:-65 ca:none_avatars:10 ca:none_average:19 ca:none_aviso:25 ca:none_aw:72 ca:none_awake:-10
ca:none_away:-116 ca:none_aws:31 ca:none_aww:65 ca:none_ay:11 ca:none_ayarlar:12 ca:none_ayer:94 ca:none_aylin:7
ca:none_b:-108 ca:none_baby:69 ca:none_bach:20 ca:none_back:-6 ca:none_backend:41 ca:none_backfill:33
ca:none_backstage:6 ca:none_backup:82 ca:none_backups:108 ca:none_bad:28 ca:none_badestellen:-18 ca:none_bag:-43
ca:none_bags:-44 ca:none_baking:12 ca:none_balance:-20 ca:none_ballons:-26 ca:none_ban:27 ca:none_band:-39
ca:none_bank:-65 ca:none_bar:-46 ca:none_barnvakten:16 ca:none_bars:-56 ca:none_basalt:11 ca:none_basic:-39
ca:none_bastun:5 ca:none_batch:21 ca:none_bath:-45 ca:none_bathroom:14 ca:none_battery:77 ca:none_baud:-27
ca:none_bay:-5 ca:none_bağlantı:3 ca:none_bc:-24 ca:none_be:-39 ca:none_beams:-18 ca:none_bears:-10 ca:none_beat:-37
ca:none_beats:-64 ca:none_beaucoup:40 ca:none_became:-31 ca:none_because:-62 ca:none_bed:11 ca:none_bedtime:20
ca:none_beekeepers:13 ca:none_been:86 ca:none_bees:135 ca:none_before:-69 ca:none_began:-5 ca:none_beginners:23
ca:none_begins:-51 ca:none_behind:-99 ca:none_bei:37 ca:none_beim:7 ca:none_being:-56 ca:none_bekommen:-40
ca:none_bekommst:-32 ca:none_believe:-28 ca:none_bell:-18 ca:none_bella:48 ca:none_bells:-7 ca:none_belongs:-4
ca:none_below:-91 ca:none_belt:-31 ca:none_ben:30 ca:none_benedikt:20 ca:none_benno:-1 ca:none_bergen:-65
ca:none_bergs:34 ca:none_berta:-23 ca:none_berth:70 ca:none_beside:-8 ca:none_best:-33 ca:none_bestelnummer:19
ca:none_beta:124 ca:none_beyond:27 ca:none_biały:2 ca:none_bierzemy:44 ca:none_big:1 ca:none_bij:-47 ca:none_bike:44
ca:none_biked:13 ca:none_biljetten:10 ca:none_bill:-109 ca:none_billing:34 ca:none_bin:16 ca:none_binding:-3
ca:none_birthday:12 ca:none_bis:50 ca:none_bit:75 ca:none_bitte:83 ca:none_black:3 ca:none_blackberries:41
ca:none_blackberry:-3 ca:none_blasting:12 ca:none_bleiben:-15 ca:none_blew:-4 ca:none_blijft:21 ca:none_blimey:18
ca:none_blind:-24 ca:none_blindfolded:-7 ca:none_block:-31 ca:none_bloke:12 ca:none_bloom:21 ca:none_blower:32
ca:none_blue:53 ca:none_bluetooth:24 ca:none_boah:46 ca:none_boarding:18 ca:none_boards:-12 ca:none_boat:-38
ca:none_bobbins:33 ca:none_boh:23 ca:none_boiler:69 ca:none_bokningen:87 ca:none_bokningsnumret:9 ca:none_bold:10
ca:none_bologna:-8 ca:none_bom:21 ca:none_bon:56 ca:none_bonfire:24 ca:none_book:-48 ca:none_booked:66
ca:none_bookings:-13 ca:none_bookkeeper:20 ca:none_books:15 ca:none_bookshops:14 ca:none_bookworm:7 ca:none_booster:83
ca:none_booth:12 ca:none_bootloader:70 ca:none_boots:63 ca:none_bootsprüfung:47 ca:none_border:-24 ca:none_bored:20
ca:none_borg:18 ca:none_boss:82 ca:none_both:23 ca:none_bottle:-15 ca:none_bottled:17 ca:none_bottles:-4
ca:none_bottling:58 ca:none_bought:26 ca:none_bow:34 ca:none_bows:5 ca:none_box:-105 ca:none_boxes:11 ca:none_brain:45
ca:none_branch:-8 ca:none_brandkåren:10 ca:none_brandl:-24 ca:none_brandt:-59 ca:none_brandvold:-10 ca:none_brass:34
ca:none_brave:19 ca:none_brb:155 ca:none_bread:32 ca:none_break:-54 ca:none_breakfast:10 ca:none_breaks:-29
ca:none_breng:-6 ca:none_brezeln:-38 ca:none_brine:16 ca:none_bringe:-7 ca:none_brings:-21 ca:none_brioche:14
ca:none_british:35 ca:none_brno:-99 ca:none_broke:-58 ca:none_broodjes:-18 ca:none_broom:7 ca:none_brown:10
ca:none_browser:-4 ca:none_brr:4 ca:none_brrr:48 ca:none_brzmi:47 ca:none_brücken:-9 ca:none_btw:-60
ca:none_bucket:-16 ca:none_buenos:40 ca:none_bufor:44 ca:none_bug:3 ca:none_bugs:-13 ca:none_bugün:44
ca:none_build:-31 ca:none_builds:-14 ca:none_buiten:30 ca:none_bulbs:1 ca:none_bullet:32 ca:none_bumblefoot:35
ca:none_bumped:82 ca:none_bundle:16 ca:none_bunk:40 ca:none_buns:-12 ca:none_buongiorno:40 ca:none_buoyage:8
ca:none_burger:26 ca:none_burnt:6 ca:none_bus:76 ca:none_business:-64 ca:none_bussen:21 ca:none_but:-63
ca:none_button:-13 ca:none_buttons:-6 ca:none_by:-73 ca:none_bytes:-51 ca:none_bäcker:-26 ca:none_båten:45
ca:none_büyük:10 ca:none_c:-129 ca:none_c'est:132 ca:none_cabin:-24 ca:none_cabins:-17 ca:none_cable:11
ca:none_cabs:-14 ca:none_cache:-108 ca:none_caching:47 ca:none_cactus:6 ca:none_cada:-3 ca:none_cake:-36
ca:none_calculators:14 ca:none_calendar:12 ca:none_calibrate:24 ca:none_call:-53 ca:none_called:-32 ca:none_calls:-44
ca:none_calves:19 ca:none_cambiaron:11 ca:none_came:-84 ca:none_camembert:-11 ca:none_camera:34 ca:none_camille:17
ca:none_camp:-35 ca:none_camper:67 ca:none_can:23 ca:none_can't:-65 ca:none_canceled:-8 ca:none_candidate:41
ca:none_candidates:12 ca:none_candle:60 ca:none_cannot:-104 ca:none_cant:39 ca:none_canteen:8 ca:none_canvas:20
ca:none_cap:-50 ca:none_capisco:29 ca:none_capita:21 ca:none_captain:2 ca:none_captions:11 ca:none_car:39
ca:none_car's:-5 ca:none_caramel:35 ca:none_card:-82 ca:none_cardboard:5 ca:none_cardiology:50 ca:none_cards:-58
ca:none_careful:1 ca:none_cargo:20 ca:none_carnival:10 ca:none_carrier:13 ca:none_carries:-72 ca:none_carry:-62
ca:none_cars:-25 ca:none_cart:69 ca:none_case:10 ca:none_cases:-22 ca:none_casting:65 ca:none_cat:-12
ca:none_catalogue:17 ca:none_cataloguing:13 ca:none_catering:1 ca:none_cathal:25 ca:none_catherine:-7 ca:none_cats:114
ca:none_cave:19 ca:none_cc:22 ca:none_ce:-35 ca:none_ceiling:10 ca:none_celery:-8 ca:none_cell:-49 ca:none_cellar:-1
ca:none_cello:35 ca:none_centimetres:-59 ca:none_centimetri:-35 ca:none_centre:-45 ca:none_centrifuge:3
ca:none_centro:-8 ca:none_cert:30 ca:none_certificate:-87 ca:none_certification:26 ca:none_cfo:28 ca:none_chain:-23
ca:none_change:-35 ca:none_changed:-21 ca:none_changeover:14 ca:none_changing:-11 ca:none_channel:-61
ca:none_chapel's:2 ca:none_chapter:65 ca:none_chapô:38 ca:none_chaque:61 ca:none_characters:-35 ca:none_charge:-16
ca:none_charlotte's:-22 ca:none_charming:-24 ca:none_chart:-2 ca:none_chasing:-12 ca:none_chaudière:2
ca:none_chauffören:8 ca:none_chcę:3 ca:none_che:19 ca:none_check:19 ca:none_check-in:16 ca:none_checker:-22
ca:none_checkout:12 ca:none_cheerful:-52 ca:none_cheers:93 ca:none_chegou:20 ca:none_chem:9 ca:none_chewed:64
ca:none_chi:4 ca:none_child:15 ca:none_children:52 ca:none_chili:-11 ca:none_chiller:50 ca:none_chloride:40
ca:none_chlorine:75 ca:none_choice:-21 ca:none_choir:33 ca:none_chokes:-15 ca:none_choppy:16 ca:none_chose:5
ca:none_christmas:-7 ca:none_chutney:9 ca:none_ci:64 ca:none_cinnamon:-32 ca:none_claim:27 ca:none_claims:7
ca:none_clash:-10 ca:none_clashes:72 ca:none_class:-44 ca:none_clean:-42 ca:none_cleaned:52 ca:none_cleaners:-1
ca:none_cleaning:-3 ca:none_clear:31 ca:none_cleared:16 ca:none_clearly:-31 ca:none_client:-40 ca:none_clinic:-2
ca:none_clock:17 ca:none_closed:-31 ca:none_closes:-1 ca:none_cloth:-24 ca:none_cloud:69 ca:none_clouds:12
ca:none_club:9 ca:none_cm:-103 ca:none_co:-10 ca:none_co-op's:-2 ca:none_coach:31 ca:none_coast:-34 ca:none_cocoa:31
ca:none_code:46 ca:none_codger:-21 ca:none_coffee:68 ca:none_coils:30 ca:none_cold:56 ca:none_collars:28
ca:none_colleagues:-2 ca:none_collimation:36 ca:none_colour:-55 ca:none_colour-blind:68 ca:none_column:-25
ca:none_columnar:38 ca:none_columns:-19 ca:none_com:-35 ca:none_come:-61 ca:none_comes:-107 ca:none_comfortable:-2
ca:none_commit:119 ca:none_commits:28 ca:none_commuter:23 ca:none_como:42 ca:none_company:-22 ca:none_compared:8
ca:none_competition:6 ca:none_compilers:84 ca:none_complained:-89 ca:none_composers:44 ca:none_compost:53
ca:none_compressor:23 ca:none_compte:-6 ca:none_con:21 ca:none_confidential:45 ca:none_config:8 ca:none_confirmed:17
ca:none_conflict:1 ca:none_conflicts:27 ca:none_congratulations:114 ca:none_connections:-5 ca:none_consider:41
ca:none_considering:1 ca:none_consignee:4 ca:none_consistency:-18 ca:none_constant:-10 ca:none_consumption:-1
ca:none_contabilidad:24 ca:none_container:-14 ca:none_containers:-6 ca:none_context:-3 ca:none_contient:-4
ca:none_contractors:14 ca:none_control:-41 ca:none_controller:29 ca:none_controls:54 ca:none_converted:16
ca:none_cooking:50 ca:none_cookware:-9 ca:none_cool:10 ca:none_copied:-12 ca:none_copper:31 ca:none_copy:-13
ca:none_cork:-82 ca:none_corner:-34 ca:none_correction:74 ca:none_corridor:3 ca:none_corrige:6 ca:none_corrige-moi:2
ca:none_cost:-30 ca:none_costs:-68 ca:none_costumes:13 ca:none_could:91 ca:none_couldn't:9 ca:none_couldnt:-3
ca:none_council:37 ca:none_count:-15 ca:none_counted:16 ca:none_counters:-8 ca:none_counts:-73 ca:none_courier:77
ca:none_couriers:53 ca:none_course:-39 ca:none_court:-4 ca:none_cousin:38 ca:none_cover:-66 ca:none_coverage:-18
ca:none_covers:-78 ca:none_cow:41 ca:none_coûte:-30 ca:none_crane:42 ca:none_crash:77 ca:none_crashlytics:18
ca:none_crate:-38 ca:none_crates:-45 ca:none_crazy:25 ca:none_crc:-8 ca:none_credit:-31 ca:none_crew:-22
ca:none_critical:21 ca:none_cron:14 ca:none_crooked:-50 ca:none_cross-connect:14 ca:none_crossing:-41 ca:none_csv:-7
ca:none_cubic:-46 ca:none_cue:10 ca:none_cup:5 ca:none_curator:8 ca:none_curious:-29 ca:none_current:-11
ca:none_cursors:-22 ca:none_curtain:18 ca:none_curve:-14 ca:none_customer:81 ca:none_customers:5 ca:none_customs:38
ca:none_cut:25 ca:none_cute:21 ca:none_cutover:44 ca:none_cv:12 ca:none_cycle:-14 ca:none_czternaście:24
ca:none_czyli:37 ca:none_célia:-21 ca:none_d:-82 ca:none_d'après:9 ca:none_d'attente:-1 ca:none_d'un:-43
ca:none_da:-31 ca:none_daarna:58 ca:none_dab:27 ca:none_dachbox:-10 ca:none_dad:96 ca:none_dad's:62 ca:none_dads:49
ca:none_daemon:34 ca:none_dagster:-10 ca:none_dai:17 ca:none_dailies:44 ca:none_dairy:35 ca:none_dalej:18
ca:none_damage:-16 ca:none_damp:-3 ca:none_dan:-21 ca:none_danach:79 ca:none_danger:21 ca:none_dangerous:13
ca:none_danke:12 ca:none_dans:50 ca:none_darf:-31 ca:none_das:157 ca:none_dat:59 ca:none_data:-19 ca:none_database:-37
ca:none_dataset:1 ca:none_day:-20 ca:none_days:-100 ca:none_de:3 ca:none_dead:1 ca:none_deadline:3
ca:none_deadlocks:44 ca:none_deal:-52 ca:none_debian:-10 ca:none_debug:34 ca:none_debug-log:-12 ca:none_december:-73
ca:none_decided:56 ca:none_decidi:23 ca:none_decision:36 ca:none_deck:25 ca:none_decoder:-11 ca:none_dedetização:23
ca:none_deep:-14 ca:none_default:145 ca:none_deferred:4 ca:none_degrees:-122 ca:none_degrés:-22 ca:none_dei:-91
ca:none_dein:6 ca:none_deixa:33 ca:none_del:-158 ca:none_delivered:-22 ca:none_delivery:-28 ca:none_della:-74
ca:none_delle:-14 ca:none_dem:-10 ca:none_demain:24 ca:none_demo:-52 ca:none_den:9 ca:none_density:-21
ca:none_dentist:26 ca:none_departing:-36 ca:none_departs:-33 ca:none_departure:30 ca:none_deploy:-23
ca:none_deployed:22 ca:none_deploys:13 ca:none_deposit:88 ca:none_depositum:-6 ca:none_der:116 ca:none_des:-76
ca:none_design:68 ca:none_designer:39 ca:none_desk:-21 ca:none_det:45 ca:none_details:-47 ca:none_determinative:-20
ca:none_deux:-25 ca:none_device:34 ca:none_devices:13 ca:none_dezimeter:-38 ca:none_değil:-1 ca:none_di:-94
ca:none_diagrams:55 ca:none_diary:-40 ca:none_dice:-1 ca:none_dicen:7 ca:none_dictionary:-17 ca:none_did:52
ca:none_didnt:-9 ca:none_die:118 ca:none_died:-52 ca:none_diesel:79 ca:none_different:-25 ca:none_differently:-9
ca:none_digger:16 ca:none_dinghy:-9 ca:none_dinner:1 ca:none_dinners:-7 ca:none_direct:-23 ca:none_director:35
ca:none_direnç:6 ca:none_discount:-1 ca:none_disk:41 ca:none_dispatch:31 ca:none_dive:15 ca:none_dla:-57
ca:none_dns:-4 ca:none_do:21 ca:none_dobrze:18 ca:none_dock:46 ca:none_docs:8 ca:none_doctor:26 ca:none_does:29
ca:none_doesn't:-84 ca:none_dogs:113 ca:none_doing:-29 ca:none_doit:-26 ca:none_dolphins:13 ca:none_domani:41
ca:none_don't:59 ca:none_donc:6 ca:none_done:27 ca:none_donkeys:30 ca:none_donor:10 ca:none_dont:95 ca:none_door:-30
ca:none_doors:56 ca:none_dort:41 ca:none_dose:1 ca:none_dosing:53 ca:none_dostawcy:-6 ca:none_dot:-33
ca:none_double:-22 ca:none_double-start:29 ca:none_down:-83 ca:none_download:-4 ca:none_dr:69 ca:none_draft:34
ca:none_dragged:35 ca:none_drain:-3 ca:none_draußen:61 ca:none_draw:-35 ca:none_drawer:-39 ca:none_drawing:-1
ca:none_draws:-3 ca:none_dreadful:21 ca:none_dreams:39 ca:none_drew:-20 ca:none_drift:-48 ca:none_drill:-50
ca:none_drive:-60 ca:none_driver:-16 ca:none_drivers:4 ca:none_drives:-43 ca:none_driving:-23 ca:none_drop:-28
ca:none_dropped:9 ca:none_dropping:58 ca:none_drops:-64 ca:none_dry:7 ca:none_dsv:-5 ca:none_du:-15 ca:none_ducato:-6
ca:none_duck:-21 ca:none_due:-54 ca:none_duet:8 ca:none_dug:38 ca:none_dump:-30 ca:none_dun:30 ca:none_dunno:158
ca:none_dure:-11 ca:none_duren:-14 ca:none_during:-63 ca:none_dusty:-64 ca:none_duval:-13 ca:none_duży:21
ca:none_dyżur:6 ca:none_dzisiaj:-6 ca:none_dzięki:29 ca:none_dziś:-28 ca:none_dès:-1 ca:none_désormais:-17
ca:none_días:-27 ca:none_dörren:45 ca:none_dün:57 ca:none_dışarıda:2 ca:none_e:-60 ca:none_each:29 ca:none_ear:52
ca:none_earlier:-67 ca:none_earliest:28 ca:none_early:21 ca:none_easter:-24 ca:none_easy:-17 ca:none_eating:-30
ca:none_eats:-26 ca:none_ech:17 ca:none_economy:-134 ca:none_edelweiss:-19 ca:none_editor:-11 ca:none_een:-9
ca:none_egg:16 ca:none_egzamin:49 ca:none_eh:25 ca:none_eichen:-2 ca:none_eimern:-16 ca:none_ein:20 ca:none_eine:6
ca:none_einem:-16 ca:none_eingeplant:-45 ca:none_eingetragen:-14 ca:none_either:-16 ca:none_ekg:-1 ca:none_el:42
ca:none_electric:36 ca:none_elle:91 ca:none_elm:16 ca:none_else:-52 ca:none_em:-30 ca:none_emails:-7
ca:none_emergency:61 ca:none_empty:-9 ca:none_emr:25 ca:none_en:60 ca:none_encore:-24 ca:none_end:-73 ca:none_ended:17
ca:none_ending:-53 ca:none_endpoint:-66 ca:none_ends:-74 ca:none_energy:-37 ca:none_engine:11 ca:none_engineer:-37
ca:none_engineer's:-9 ca:none_english:-9 ca:none_engraved:-4 ca:none_enjoy:103 ca:none_enough:-87 ca:none_ensuite:91
ca:none_entendu:20 ca:none_entradas:-3 ca:none_entre:35 ca:none_entregamos:21 ca:none_entrego:-36 ca:none_entro:49
ca:none_entropy:29 ca:none_então:11 ca:none_enviamos-lhe:27 ca:none_equatorial:18 ca:none_er:-10 ca:none_era:-17
ca:none_erklär:16 ca:none_erlaubt:-8 ca:none_erp:-13 ca:none_errata:36 ca:none_error:1 ca:none_errors:-56
ca:none_erst:-34 ca:none_erstattungen:12 ca:none_es:11 ca:none_esa:33 ca:none_escalations:1 ca:none_eso:9
ca:none_est:-155 ca:none_est-ce:6 ca:none_este:-14 ca:none_está:-34 ca:none_están:38 ca:none_eta:6
ca:none_ethiopian:39 ca:none_euro:-144 ca:none_euros:-98 ca:none_even:-26 ca:none_event:-19 ca:none_ever:6
ca:none_every:10 ca:none_everyone:90 ca:none_everything:-15 ca:none_everywhere:-37 ca:none_ewa:4 ca:none_ewr:-43
ca:none_exactly:28 ca:none_exam:7 ca:none_examiners:4 ca:none_examples:-13 ca:none_excess:31 ca:none_exchange:-3
ca:none_excuse:32 ca:none_exercises:-10 ca:none_exhibition:38 ca:none_expect:86 ca:none_explain:79
ca:none_explanation:-17 ca:none_export:20 ca:none_extension:-3 ca:none_extra:11 ca:none_extras:10 ca:none_eye:20
ca:none_f:-74 ca:none_fabrizio:35 ca:none_facilities:138 ca:none_fact:-42 ca:none_fade:113 ca:none_fait:-2
ca:none_fall:-30 ca:none_falling:-11 ca:none_falls:-68 ca:none_falta:77 ca:none_families:63 ca:none_family:11
ca:none_farm:-29 ca:none_farmer:57 ca:none_fast:-31 ca:none_fatto:48 ca:none_fatura:18 ca:none_faut-il:59
ca:none_feature:77 ca:none_feb:-2 ca:none_february:-105 ca:none_fecha:-8 ca:none_fechado:41 ca:none_fee:-26
ca:none_feed:-45 ca:none_feel:-11 ca:none_feels:8 ca:none_feet:-67 ca:none_fell:-79 ca:none_femke:-12 ca:none_fence:4
ca:none_fencing:19 ca:none_fermenter:10 ca:none_fern:18 ca:none_ferries:46 ca:none_ferry:23 ca:none_festival:-3
ca:none_fetched:21 ca:none_fiat:12 ca:none_fica:-11 ca:none_ficamos:1 ca:none_ficou:2 ca:none_field:17
ca:none_fight:21 ca:none_figure:-5 ca:none_fika:16 ca:none_file:-104 ca:none_files:-26 ca:none_fill:-33
ca:none_filled:-50 ca:none_final:22 ca:none_finalement:136 ca:none_finally:-1 ca:none_finance:112 ca:none_finder:11
ca:none_findet:-6 ca:none_fine:49 ca:none_finished:63 ca:none_fire:13 ca:none_fires:9 ca:none_firewall:38
ca:none_firm:-25 ca:none_firma:-15 ca:none_fisch:-22 ca:none_fish:-39 ca:none_fisheries:14 ca:none_fit:-27
ca:none_fits:-47 ca:none_five:-30 ca:none_fix:-63 ca:none_fixed:37 ca:none_fixed-point:21 ca:none_flags:-27
ca:none_flaky:41 ca:none_flash:28 ca:none_flashcards:11 ca:none_flashed:9 ca:none_flew:-46 ca:none_flight:-107
ca:none_flights:-74 ca:none_float:-2 ca:none_floating:-8 ca:none_flood:28 ca:none_floor:-92 ca:none_floors:-26
ca:none_flowers:15 ca:none_fly:-11 ca:none_flying:18 ca:none_fm:5 ca:none_fog:122 ca:none_foggy:30 ca:none_folder:-77
ca:none_folks:42 ca:none_follow:-10 ca:none_following:116 ca:none_food:14 ca:none_football:51 ca:none_footer:8
ca:none_for:-72 ca:none_force:16 ca:none_forecast:12 ca:none_forge:21 ca:none_forget:62 ca:none_forklift:60
ca:none_forklifts:48 ca:none_forks:-2 ca:none_form:-82 ca:none_formeln:17 ca:none_forms:-18 ca:none_formula:28
ca:none_formulare:-17 ca:none_fortran:-34 ca:none_fothergill:-11 ca:none_found:14 ca:none_foundation:-10
ca:none_four:-30 ca:none_foyer:4 ca:none_fps:35 ca:none_fractions:29 ca:none_frag:6 ca:none_frames:-69
ca:none_franchement:116 ca:none_francisco:-5 ca:none_frau:-46 ca:none_free:-85 ca:none_freeze:-13 ca:none_freezer:15
ca:none_freight:13 ca:none_french:-22 ca:none_fresh:14 ca:none_friday:12 ca:none_from:-61 ca:none_front:56
ca:none_frozen:5 ca:none_früher:7 ca:none_fuel:16 ca:none_full:-100 ca:none_full-size:32 ca:none_fun:69
ca:none_funk:-24 ca:none_funkmast:57 ca:none_funkzeugnis:21 ca:none_funny:87 ca:none_furniture:-12 ca:none_further:-19
ca:none_fyi:79 ca:none_fysikprovet:20 ca:none_färjan:9 ca:none_får:-29 ca:none_för:-67 ca:none_förderbank:-36
ca:none_für:79 ca:none_füße:-42 ca:none_g:-63 ca:none_gale:34 ca:none_galli:-5 ca:none_garage:40 ca:none_garaj:18
ca:none_gardener's:-2 ca:none_gardens:26 ca:none_garnet:-53 ca:none_garnish:42 ca:none_gate:7 ca:none_gauge:-4
ca:none_gb:-113 ca:none_gc-ms:22 ca:none_gdansk:-96 ca:none_gdyni:-7 ca:none_gebühr:10 ca:none_gece:20
ca:none_geduld:-3 ca:none_geef:36 ca:none_geen:63 ca:none_geese:-14 ca:none_gehen:-7 ca:none_geliyor:-2
ca:none_gemi:39 ca:none_generally:22 ca:none_generated:38 ca:none_generations:-2 ca:none_generator:39
ca:none_gentle:-11 ca:none_geplant:-60 ca:none_geprüft:-2 ca:none_gepäck:16 ca:none_gern:27 ca:none_gerne:12
ca:none_gerät:-9 ca:none_gestern:100 ca:none_get:-71 ca:none_gets:-157 ca:none_gezählt:-27 ca:none_ghent:-70
ca:none_giant:-14 ca:none_gibi:-16 ca:none_gift:-28 ca:none_gigabytes:-51 ca:none_gigas:-18 ca:none_gimme:51
ca:none_giorni:-47 ca:none_giriş:14 ca:none_gisteren:88 ca:none_give:72 ca:none_given:110 ca:none_gives:-60
ca:none_glad:169 ca:none_glass:50 ca:none_gli:9 ca:none_glove:-48 ca:none_gloves:75 ca:none_glucose:12
ca:none_glue:-11 ca:none_gluepot:17 ca:none_gluing:13 ca:none_gluten:44 ca:none_gm:23 ca:none_go:-92 ca:none_goal:17
ca:none_goalposts:17 ca:none_goats:54 ca:none_god:13 ca:none_goed:12 ca:none_goes:-139 ca:none_goethe:-2
ca:none_going:121 ca:none_gone:-8 ca:none_gonna:178 ca:none_good:108 ca:none_goodness:36 ca:none_goods:-10
ca:none_goodwill:12 ca:none_gosh:81 ca:none_gossip:-6 ca:none_gostaria:12 ca:none_gosto:109 ca:none_got:42
ca:none_gotta:43 ca:none_governance:35 ca:none_gpio:15 ca:none_gpu:-6 ca:none_gracia:-10 ca:none_grad:-78
ca:none_grading:21 ca:none_grafiche:-3 ca:none_grafting:26 ca:none_gramm:-28 ca:none_grammar:12 ca:none_grammars:44
ca:none_grams:-90 ca:none_gran:76 ca:none_gran's:7 ca:none_grandad:42 ca:none_grande:-16 ca:none_grandma:60
ca:none_grandmas:18 ca:none_grandpa's:16 ca:none_granny:2 ca:none_graphs:78 ca:none_gratulacje:10 ca:none_graz:-99
ca:none_grease:39 ca:none_great:99 ca:none_great-aunt:4 ca:none_grib:-3 ca:none_ground:33 ca:none_group:-60
ca:none_groupe:-8 ca:none_groups:-26 ca:none_grower:9 ca:none_groß:-19 ca:none_guard:-24 ca:none_gudrun:11
ca:none_guess:55 ca:none_guides:54 ca:none_guild:-28 ca:none_gulls:45 ca:none_gunilla:-7 ca:none_gut:54 ca:none_guy:-8
ca:none_guys:-8 ca:none_gün:-10 ca:none_günü:-64 ca:none_h:-33 ca:none_ha:74 ca:none_hab:86 ca:none_haben:-8
ca:none_habla:28 ca:none_hace:11 ca:none_haha:132 ca:none_hale:34 ca:none_half:60 ca:none_hall:-9 ca:none_halle:-4
ca:none_hamster:3 ca:none_han:24 ca:none_hand:13 ca:none_hand-over:12 ca:none_handheld:27 ca:none_handle:-3
ca:none_handling:-18 ca:none_handover:3 ca:none_hands:65 ca:none_handy:-24 ca:none_handyman:10 ca:none_hang:30
ca:none_hanging:-7 ca:none_hangs:-29 ca:none_hanna:-7 ca:none_hannah:-10 ca:none_hanne:-20 ca:none_happens:-32
ca:none_happier:18 ca:none_happy:93 ca:none_har:-26 ca:none_harbour:67 ca:none_hard:50 ca:none_hardware:-25
ca:none_harvest:15 ca:none_has:-119 ca:none_hasn't:-43 ca:none_hasło:5 ca:none_hat:-74 ca:none_hate:8
ca:none_haulier:1 ca:none_hause:-19 ca:none_hausmeister:20 ca:none_haustiere:29 ca:none_hava:13 ca:none_havel's:-7
ca:none_havent:112 ca:none_having:47 ca:none_hay:37 ca:none_hazel:-35 ca:none_he:37 ca:none_he'd:8 ca:none_he's:30
ca:none_head:81 ca:none_headcount:37 ca:none_heads:23 ca:none_headset:37 ca:none_hearing:-25 ca:none_heartbeat:3
ca:none_heat:33 ca:none_heater:2 ca:none_heaters:-1 ca:none_heather:27 ca:none_heating:73 ca:none_heb:70
ca:none_hedges:65 ca:none_heeft:-21 ca:none_held:-38 ca:none_helipad:67 ca:none_helium:4 ca:none_hello:144
ca:none_helm:-7 ca:none_helmet:-17 ca:none_helmets:23 ca:none_help:41 ca:none_helps:-11 ca:none_helst:64
ca:none_hemos:21 ca:none_hendrik:8 ca:none_henrike:10 ca:none_her:16 ca:none_herbst:-31 ca:none_herd:33
ca:none_here:-32 ca:none_here's:66 ca:none_herr:-31 ca:none_hertz:-37 ca:none_hes:28 ca:none_het:35 ca:none_heures:-2
ca:none_hex:11 ca:none_hey:91 ca:none_hi:139 ca:none_hier:29 ca:none_hierna:43 ca:none_high:-33 ca:none_highlight:33
ca:none_hikers:9 ca:none_him:-77 ca:none_hints:14 ca:none_hire:39 ca:none_his:-22 ca:none_hissen:56
ca:none_historically:69 ca:none_history:-26 ca:none_hive:84 ca:none_hm:145 ca:none_hmm:142 ca:none_ho:124
ca:none_hoje:26 ca:none_hold:-2 ca:none_holder:-16 ca:none_holding:-3 ca:none_holds:-71 ca:none_holes:3
ca:none_home:-89 ca:none_homework:72 ca:none_honest:4 ca:none_honestly:121 ca:none_honey:37 ca:none_hood:-1
ca:none_hooguit:49 ca:none_hook:-16 ca:none_hope:69 ca:none_hoping:48 ca:none_hops:14 ca:none_horas:-34
ca:none_horn:-35 ca:none_hospital:31 ca:none_hosting:96 ca:none_hostnames:13 ca:none_hosts:-7 ca:none_hot:60
ca:none_hotel:-58 ca:none_hotels:15 ca:none_hotfix:51 ca:none_hour:-51 ca:none_hours:-114 ca:none_house:-1
ca:none_household:-3 ca:none_housing:-6 ca:none_how:35 ca:none_however:152 ca:none_hows:10 ca:none_hoy:17
ca:none_hoşça:6 ca:none_hr:38 ca:none_hrs:-47 ca:none_hugo:36 ca:none_huh:57 ca:none_hull:34 ca:none_hum:-54
ca:none_humeur:-9 ca:none_humidity:-5 ca:none_humming:-31 ca:none_hums:-23 ca:none_hundefutter:71 ca:none_hunters:27
ca:none_hz:-21 ca:none_há:22 ca:none_härnäst:123 ca:none_höchstens:47 ca:none_högskoleprovet:26 ca:none_högst:64
ca:none_i:20 ca:none_i'd:-35 ca:none_i'll:20 ca:none_i've:74 ca:none_iah:-113 ca:none_ice:27 ca:none_ich:-4
ca:none_icons:9 ca:none_icu:26 ca:none_id:1 ca:none_ida:-20 ca:none_idk:21 ca:none_ids:-60 ca:none_ieri:97
ca:none_iers:-11 ca:none_if:20 ca:none_ignore:6 ca:none_ihr:21 ca:none_ihrem:-22 ca:none_ik:-15 ca:none_il:74
ca:none_ill:179 ca:none_ils:15 ca:none_ilse:3 ca:none_im:66 ca:none_imagine:81 ca:none_imagino:12 ca:none_immer:-42
ca:none_imo:64 ca:none_imparo:-39 ca:none_impftermin:47 ca:none_imza:-9 ca:none_in:-67 ca:none_inbound:137
ca:none_incident:111 ca:none_incl:-38 ca:none_included:-111 ca:none_includes:-11 ca:none_including:-28
ca:none_indoor:51 ca:none_ines:100 ca:none_information:-15 ca:none_inga:62 ca:none_ingen:28 ca:none_ingest:28
ca:none_inlet:36 ca:none_inside:-49 ca:none_inspection:-69 ca:none_inspector:38 ca:none_instead:-103
ca:none_instructor:29 ca:none_instrument:-30 ca:none_instruments:17 ca:none_insulin:30 ca:none_insurance:33
ca:none_inte:-11 ca:none_integrals:25 ca:none_interest:21 ca:none_interesting:48 ca:none_into:-97 ca:none_intro:35
ca:none_invoices:90 ca:none_io:-11 ca:none_ios:72 ca:none_ip:-19 ca:none_irish:-15 ca:none_is:-109 ca:none_isn't:58
ca:none_isnt:-1 ca:none_ist:-77 ca:none_it:53 ca:none_it'd:52 ca:none_it's:130 ca:none_italian:-22 ca:none_items:-45
ca:none_its:91 ca:none_itself:-33 ca:none_ivan:-22 ca:none_ive:93 ca:none_için:-39 ca:none_j'ai:74 ca:none_j'aime:55
ca:none_j'aimerais:50 ca:none_ja:-25 ca:none_jag:157 ca:none_jaja:106 ca:none_jajaja:26 ca:none_jams:10
ca:none_janitor:11 ca:none_january:-113 ca:none_jars:-15 ca:none_jasne:18 ca:none_jasper:-1 ca:none_je:2
ca:none_jeder:-22 ca:none_jest:-48 ca:none_jetty:23 ca:none_jfk:-77 ca:none_jib:6 ca:none_jingle:-37 ca:none_jo:21
ca:none_joan:70 ca:none_job:-104 ca:none_jobs:-50 ca:none_johanna:35 ca:none_johanne:46 ca:none_join:32
ca:none_joined:-22 ca:none_joke:-9 ca:none_jokes:23 ca:none_joli:19 ca:none_jorrit:-13 ca:none_jouren:24
ca:none_journal:31 ca:none_jours:-17 ca:none_jourtelefonen:34 ca:none_json:20 ca:none_judging:5 ca:none_judo:27
ca:none_juli:-19 ca:none_july:-110 ca:none_jump:1 ca:none_june:-103 ca:none_junior:9 ca:none_just:13 ca:none_jutro:18
ca:none_już:-3 ca:none_jwt:24 ca:none_já:96 ca:none_kacheln:-46 ca:none_kan:-8 ca:none_kapitanowie:7 ca:none_kat:-3
ca:none_każdą:20 ca:none_kb:-87 ca:none_keep:100 ca:none_keeper:-24 ca:none_keeps:-78 ca:none_keer:-7 ca:none_kein:-18
ca:none_keine:2 ca:none_keinen:-15 ca:none_keller:-14 ca:none_kelly:11 ca:none_kemiprovet:33 ca:none_kennel:72
ca:none_kept:-48 ca:none_kevin:-14 ca:none_key:-55 ca:none_keys:44 ca:none_kg:-78 ca:none_khaki:-22 ca:none_kicked:38
ca:none_kid:17 ca:none_kids:77 ca:none_kill:-56 ca:none_kiln:33 ca:none_kilo:-68 ca:none_kilobytes:-46
ca:none_kilometer:-18 ca:none_kilometres:-4 ca:none_kilos:-97 ca:none_kilovatios:-16 ca:none_kilowatts:-12
ca:none_kimya:25 ca:none_kind:-42 ca:none_kinda:66 ca:none_kindly:21 ca:none_kinds:-58 ca:none_kinetic:24
ca:none_kiosk:10 ca:none_kitchen:32 ca:none_kişi:-38 ca:none_kkk:34 ca:none_kkkk:6 ca:none_klausur:-61
ca:none_kleiderkartons:-20 ca:none_kleine:-36 ca:none_klientka:21 ca:none_klingt:29 ca:none_klucze:27 ca:none_km:-70
ca:none_knees:6 ca:none_knife:14 ca:none_knochen:-29 ca:none_knoten:-29 ca:none_know:-46 ca:none_knowing:3
ca:none_knows:-41 ca:none_koi:21 ca:none_kolejka:31 ca:none_kommentare:29 ca:none_kommer:-9 ca:none_kommt:-27
ca:none_kopia:28 ca:none_korrektur:59 ca:none_kostet:-11 ca:none_kot:53 ca:none_kowalczyk:-1 ca:none_kropli:-21
ca:none_krosno:25 ca:none_kubernetes:19 ca:none_kuluçkahane:15 ca:none_kunden:-3 ca:none_kupiłam:26 ca:none_kuppel:-19
ca:none_kurulum:18 ca:none_kurzwellen:4 ca:none_kuzey:9 ca:none_kw:-21 ca:none_kühlraum:45 ca:none_küçük:39
ca:none_kırmızı:16 ca:none_kısa:11 ca:none_l'agitatore:47 ca:none_l'appairage:31 ca:none_l'assemblea:39
ca:none_l'atelier:34 ca:none_l'entrepôt:13 ca:none_l'esame:2 ca:none_l'export:1 ca:none_l'équipe:10 ca:none_la:57
ca:none_lab:2 ca:none_labeled:-6 ca:none_labels:-24 ca:none_labor:-13 ca:none_labour:5 ca:none_ladders:6
ca:none_lady:-47 ca:none_lag:-26 ca:none_lakes:17 ca:none_lamb:15 ca:none_lamp:-36 ca:none_landing:-20
ca:none_landlords:31 ca:none_lane:-88 ca:none_lang:-81 ca:none_language:-10 ca:none_laptop:-6 ca:none_larch:23
ca:none_las:26 ca:none_lashing:22 ca:none_last:14 ca:none_lastbilen:10 ca:none_lasts:-38 ca:none_late:43
ca:none_lately:-9 ca:none_latency:4 ca:none_later:-37 ca:none_laternen:-10 ca:none_latest:-13 ca:none_latin:-18
ca:none_latine:-14 ca:none_laundry:-4 ca:none_laut:111 ca:none_lautsprecher:-5 ca:none_lavender:2 ca:none_law:-40
ca:none_lax:-44 ca:none_lay:-27 ca:none_layer:-30 ca:none_layers:-36 ca:none_layout:-2 ca:none_lazy:51 ca:none_le:89
ca:none_lead:-31 ca:none_leak:21 ca:none_leaked:-34 ca:none_learned:41 ca:none_learner:13 ca:none_learners:22
ca:none_learning:68 ca:none_lease:1 ca:none_leave:3 ca:none_leaves:-75 ca:none_leaving:-38 ca:none_led:-49
ca:none_lee:-4 ca:none_left:-12 ca:none_leg:-32 ca:none_legal:108 ca:none_leiden:-84 ca:none_leihgebühr:-61
ca:none_lekker:27 ca:none_lemonade:4 ca:none_lena:92 ca:none_length:-4 ca:none_lenze:-1 ca:none_leo:70
ca:none_leonie:14 ca:none_les:135 ca:none_less:9 ca:none_lessivage:11 ca:none_lesson:21 ca:none_lessons:54
ca:none_let:117 ca:none_let's:122 ca:none_lets:118 ca:none_letter:-26 ca:none_letterpress:2 ca:none_letters:-9
ca:none_letztes:14 ca:none_leute:-125 ca:none_level:-57 ca:none_levels:-3 ca:none_lever:-30 ca:none_leyendo:22
ca:none_library:21 ca:none_licence:-59 ca:none_lid:-19 ca:none_lidar:27 ca:none_lids:34 ca:none_lie:-26
ca:none_liefere:-2 ca:none_lieferschein:-2 ca:none_liegt:-13 ca:none_lies:-29 ca:none_liever:57 ca:none_life:1
ca:none_lift:22 ca:none_lift's:-11 ca:none_ligger:-30 ca:none_lighter:33 ca:none_lightning:20 ca:none_lights:-54
ca:none_like:-155 ca:none_likely:-21 ca:none_limestone:35 ca:none_limit:-35 ca:none_linden:-6 ca:none_lindner:-7
ca:none_lindqvist:-34 ca:none_line:-39 ca:none_liner:-19 ca:none_lines:-21 ca:none_lingered:-6 ca:none_link:-63
ca:none_linking:7 ca:none_links:-11 ca:none_linux:35 ca:none_lisbon:22 ca:none_list:-82 ca:none_listeners:-3
ca:none_listening:-14 ca:none_listing:-3 ca:none_listonosz:28 ca:none_liter:-2 ca:none_litres:-77 ca:none_litri:-12
ca:none_litros:-8 ca:none_little:-56 ca:none_live:-24 ca:none_lives:-21 ca:none_lmao:31 ca:none_lo:69 ca:none_load:-15
ca:none_loaded:-12 ca:none_loader:-28 ca:none_loads:-7 ca:none_lobby:-2 ca:none_local:7 ca:none_lock:6
ca:none_locker:56 ca:none_lockers:45 ca:none_locks:-1 ca:none_locksmith:6 ca:none_loggfilen:4 ca:none_logging:22
ca:none_logic:-11 ca:none_login:42 ca:none_lol:41 ca:none_long:-79 ca:none_longer:-23 ca:none_look:-53
ca:none_looked:-8 ca:none_looking:48 ca:none_looks:-14 ca:none_loom:31 ca:none_loop:39 ca:none_loopt:-1 ca:none_los:81
ca:none_lossy:21 ca:none_lost:74 ca:none_lot:-26 ca:none_lots:32 ca:none_lottes:33 ca:none_lotus:-12 ca:none_loud:-24
ca:none_love:26 ca:none_lovely:29 ca:none_low:3 ca:none_lower:100 ca:none_loyalty:37 ca:none_lucca:-86 ca:none_lucky:2
ca:none_lucía:23 ca:none_luego:50 ca:none_luggage:-11 ca:none_lukas:35 ca:none_lunch:79 ca:none_lunghi:-19
ca:none_länger:52 ca:none_lärobok:-17 ca:none_läuft:-29 ca:none_m:-58 ca:none_ma:-92 ca:none_mac:26
ca:none_machine:-126 ca:none_madame:7 ca:none_madrid:-14 ca:none_mag:-22 ca:none_mai:-8 ca:none_mailbox:6
ca:none_mails:-10 ca:none_main:70 ca:none_maintenant:-10 ca:none_major:-5 ca:none_make:33 ca:none_makes:-13
ca:none_mal:-41 ca:none_malmo:-109 ca:none_mama:55 ca:none_mamma:73 ca:none_managed:24 ca:none_management:56
ca:none_manager:-33 ca:none_mando:-14 ca:none_mando-lhe:-43 ca:none_manganese:6 ca:none_many:42 ca:none_maps:27
ca:none_march:-77 ca:none_marek:-9 ca:none_margin:-7 ca:none_marina:5 ca:none_mark:100 ca:none_marked:28
ca:none_market:-75 ca:none_marketing:84 ca:none_markiert:-19 ca:none_marks:-57 ca:none_markt:-3 ca:none_marta:12
ca:none_marvellous:11 ca:none_mask:-3 ca:none_massimo:6 ca:none_master:15 ca:none_mate:1 ca:none_maternity:70
ca:none_matin:-24 ca:none_matte:8 ca:none_matters:-11 ca:none_max:12 ca:none_maxi:-7 ca:none_maximaal:11
ca:none_maximum:-7 ca:none_may:-93 ca:none_maybe:25 ca:none_maëlle:5 ca:none_mañana:41 ca:none_mały:5 ca:none_mb:-136
ca:none_mbit:-69 ca:none_mdr:27 ca:none_me:-104 ca:none_means:-73 ca:none_meanwhile:39 ca:none_measure:-15
ca:none_measured:104 ca:none_measurements:-21 ca:none_mechanic:39 ca:none_med:-45 ca:none_median:5 ca:none_medical:23
ca:none_medicine:36 ca:none_medicines:43 ca:none_medí:29 ca:none_meets:-15 ca:none_megabits:-51 ca:none_megabyte:-41
ca:none_megabytes:-62 ca:none_meglio:43 ca:none_meh:57 ca:none_mehr:76 ca:none_mein:30 ca:none_meine:2
ca:none_meiner:-1 ca:none_meiosis:16 ca:none_meldet:-34 ca:none_member:-50 ca:none_membership:28 ca:none_memory:10
ca:none_men:-25 ca:none_mens:22 ca:none_menu:23 ca:none_menudo:29 ca:none_merci:47 ca:none_merged:37
ca:none_mertens:40 ca:none_mesh:-16 ca:none_message:-16 ca:none_messages:-65 ca:none_messung:-13 ca:none_met:20
ca:none_meteor:5 ca:none_meter:53 ca:none_meters:-1 ca:none_method:-78 ca:none_methyl:19 ca:none_metre:-13
ca:none_metres:-100 ca:none_metronomi:2 ca:none_metros:-12 ca:none_mg:-61 ca:none_mgmt:33 ca:none_mi:-20
ca:none_mia:-13 ca:none_mich:-59 ca:none_microamps:-24 ca:none_microns:-34 ca:none_microseconds:-6 ca:none_mieux:-23
ca:none_might:8 ca:none_migrated:36 ca:none_migrations:51 ca:none_mijn:90 ca:none_mikroampere:-26 ca:none_miles:-27
ca:none_milk:33 ca:none_mill:29 ca:none_millimetres:-35 ca:none_milliseconds:-101 ca:none_millisekunden:-52
ca:none_mills:-18 ca:none_milo:28 ca:none_min:-3 ca:none_mine:107 ca:none_minimum:-16 ca:none_minor:26
ca:none_minors:42 ca:none_mins:-4 ca:none_mint:5 ca:none_minute:-12 ca:none_minuten:-114 ca:none_minutes:-148
ca:none_minuti:-47 ca:none_minutos:-64 ca:none_mio:19 ca:none_mirka:14 ca:none_mirrors:26 ca:none_misc:-59
ca:none_missed:21 ca:none_mission:12 ca:none_mitt:10 ca:none_mix:-22 ca:none_mixer:2 ca:none_ml:-49 ca:none_mm:-28
ca:none_mnie:-1 ca:none_mobile:11 ca:none_mock:24 ca:none_mocking:-5 ca:none_mod:40 ca:none_modbus:38 ca:none_mode:-37
ca:none_model:8 ca:none_module:-17 ca:none_moet:-18 ca:none_moms:8 ca:none_mon:26 ca:none_monday:70 ca:none_mondays:65
ca:none_money:-53 ca:none_monitor:22 ca:none_monks:34 ca:none_monorepos:2 ca:none_montag:-32 ca:none_montero:-21
ca:none_month:-29 ca:none_monthly:18 ca:none_months:-62 ca:none_moon:7 ca:none_moor:-11 ca:none_more:-31
ca:none_moretti:-13 ca:none_mormor:17 ca:none_morning:30 ca:none_mornings:105 ca:none_morse:3 ca:none_most:9
ca:none_mostly:9 ca:none_motor:8 ca:none_motorhaube:-6 ca:none_motors:-1 ca:none_move:-32 ca:none_moved:43
ca:none_movers:3 ca:none_moves:-20 ca:none_moving:81 ca:none_mr:27 ca:none_mrs:53 ca:none_ms:-14 ca:none_msgs:-3
ca:none_much:-80 ca:none_muchas:14 ca:none_muestras:-17 ca:none_multiple:27 ca:none_mum:108 ca:none_mum's:36
ca:none_mums:5 ca:none_muscles:14 ca:none_museum:20 ca:none_music:-14 ca:none_musik:-10 ca:none_must:9
ca:none_mustn't:-6 ca:none_mustnt:-23 ca:none_muy:-6 ca:none_mv:-21 ca:none_mx:-34 ca:none_my:23 ca:none_myself:-68
ca:none_más:-46 ca:none_mätarna:28 ca:none_målet:17 ca:none_même:5 ca:none_mój:76 ca:none_möglich:-4 ca:none_n:-68
ca:none_na:-10 ca:none_nach:38 ca:none_nachgeholt:-43 ca:none_nachmittag:-4 ca:none_nachrichten:-15 ca:none_nacht:-41
ca:none_nachtisch:48 ca:none_nada:15 ca:none_nadal:13 ca:none_nadia's:21 ca:none_nah:95 ca:none_name:-43
ca:none_naming:-25 ca:none_nan:25 ca:none_nantes:-64 ca:none_narrow:-36 ca:none_natural:8 ca:none_nauczę:-36
ca:none_ne:-58 ca:none_neap:62 ca:none_near:-144 ca:none_nearly:-11 ca:none_nebel:-29 ca:none_need:36
ca:none_needed:-24 ca:none_needs:-84 ca:none_negen:15 ca:none_neighbour's:-14 ca:none_nein:12 ca:none_neither:19
ca:none_nel:9 ca:none_nephew:13 ca:none_nerves:44 ca:none_nesting:-13 ca:none_net:-13 ca:none_netsec:29
ca:none_neue:83 ca:none_neuer:15 ca:none_never:28 ca:none_new:110 ca:none_news:-13 ca:none_newtons:-16 ca:none_next:55
ca:none_ngl:37 ca:none_nice:189 ca:none_nicer:-9 ca:none_nicht:-33 ca:none_nie:-31 ca:none_niente:69 ca:none_niet:-47
ca:none_night:68 ca:none_night's:-23 ca:none_nightly:74 ca:none_nights:-11 ca:none_nine:-56 ca:none_ninguna:-11
ca:none_ninguém:55 ca:none_niż:-5 ca:none_no:50 ca:none_noah:-7 ca:none_nobody:118 ca:none_nocturno:-2 ca:none_nog:-23
ca:none_noise:-26 ca:none_noisy:-56 ca:none_non:2 ca:none_none:1 ca:none_nono:36 ca:none_noone:70 ca:none_nope:55
ca:none_nor:-3 ca:none_nord:-35 ca:none_normal:-55 ca:none_north:36 ca:none_nos:12 ca:none_nossa:61 ca:none_not:50
ca:none_notebook:-29 ca:none_noted:140 ca:none_notes:-39 ca:none_nothing:47 ca:none_notice:-84 ca:none_notre:20
ca:none_nouns:51 ca:none_nous:5 ca:none_november:-50 ca:none_now:-72 ca:none_nowaka:-6 ca:none_nu:-36
ca:none_number:-76 ca:none_numbers:-50 ca:none_numer:79 ca:none_nunca:30 ca:none_nur:-24 ca:none_nuria:-23
ca:none_nursery:32 ca:none_nutze:15 ca:none_nutzer:-9 ca:none_nyckeln:11 ca:none_när:8 ca:none_någon:43 ca:none_o:34
ca:none_o'clock:-56 ca:none_oak:5 ca:none_oat:4 ca:none_ob:68 ca:none_obiecuję:1 ca:none_oboe:7 ca:none_obv:3
ca:none_oby:21 ca:none_och:-27 ca:none_octets:-21 ca:none_october:-98 ca:none_od:-35 ca:none_odd:-14 ca:none_oddam:-14
ca:none_oddamy:-34 ca:none_of:-131 ca:none_ofen:20 ca:none_off:-162 ca:none_off-by-one:10 ca:none_offen:33
ca:none_office:-114 ca:none_officer:-12 ca:none_offline:-45 ca:none_often:-54 ca:none_ogg:44 ca:none_ogni:7
ca:none_oh:167 ca:none_ohh:32 ca:none_ohhh:7 ca:none_ohm:-10 ca:none_ohm's:-2 ca:none_ohne:28 ca:none_oil:-27
ca:none_ojo:40 ca:none_ok:134 ca:none_okafor:-52 ca:none_okay:130 ca:none_okej:23 ca:none_okonkwo:-2
ca:none_oksana:-36 ca:none_okul:21 ca:none_oké:18 ca:none_old:67 ca:none_olive:-1 ca:none_olmo:-29 ca:none_om:-64
ca:none_oma:38 ca:none_omar:2 ca:none_omas:30 ca:none_omg:177 ca:none_on:-38 ca:none_on-call:19 ca:none_onay:21
ca:none_onboarding:21 ca:none_oncall:57 ca:none_oncology:13 ca:none_one:-5 ca:none_one's:-38 ca:none_ones:-107
ca:none_online:-32 ca:none_only:-27 ca:none_ont:-32 ca:none_ontem:61 ca:none_onto:-17 ca:none_onze:68 ca:none_ooh:43
ca:none_oost:-24 ca:none_open:-14 ca:none_opens:-72 ca:none_opera:4 ca:none_ops:100 ca:none_optician:29
ca:none_optics:8 ca:none_option:-21 ca:none_options:-24 ca:none_or:-215 ca:none_oral:17 ca:none_ord:-59
ca:none_order:-36 ca:none_ordering:-3 ca:none_orders:16 ca:none_ore:-7 ca:none_organ:38 ca:none_organic:19
ca:none_ort:-37 ca:none_oscar:33 ca:none_oscilloscope:18 ca:none_osei:3 ca:none_oskar:87 ca:none_ostarna:-22
ca:none_other:-55 ca:none_otherwise:-12 ca:none_otomatik:16 ca:none_otra:-3 ca:none_ottoline:-4 ca:none_oublie:5
ca:none_ouch:40 ca:none_oui:47 ca:none_our:27 ca:none_out:-125 ca:none_outbound:64 ca:none_outdoor:12 ca:none_outer:22
ca:none_outgoing:-5 ca:none_outra:-2 ca:none_outside:-42 ca:none_over:-156 ca:none_overlapping:30 ca:none_overtime:144
ca:none_owner:-39 ca:none_owns:-8 ca:none_oxygen:33 ca:none_p-anteil:38 ca:none_package:-22 ca:none_packs:-25
ca:none_pacs:40 ca:none_paczkomat:10 ca:none_pad:8 ca:none_paddock:34 ca:none_paediatric:21 ca:none_page:28
ca:none_pager:34 ca:none_pagers:51 ca:none_pages:-69 ca:none_paid:76 ca:none_paint:65 ca:none_painted:10
ca:none_pair:-38 ca:none_pairs:-35 ca:none_paket:9 ca:none_palavras:-4 ca:none_pale:-7 ca:none_pallet:15
ca:none_pallets:15 ca:none_pan:-4 ca:none_pancakes:53 ca:none_pandas:19 ca:none_panels:-7 ca:none_paolo:-6
ca:none_paper:-3 ca:none_papier:-30 ca:none_par:-123 ca:none_para:13 ca:none_parallel:-4 ca:none_parcel:61
ca:none_parcels:34 ca:none_pare-feu:46 ca:none_parece:-3 ca:none_parents:16 ca:none_park:19 ca:none_parking:30
ca:none_parma:-16 ca:none_parquet:10 ca:none_parser:-51 ca:none_parsers:4 ca:none_parsing:5 ca:none_part:-73
ca:none_partitioning:7 ca:none_partner:-52 ca:none_parts:-11 ca:none_party:-97 ca:none_pas:18 ca:none_pasa:-18
ca:none_passe:-22 ca:none_passed:20 ca:none_passei:21 ca:none_passenger:-71 ca:none_passengers:-45 ca:none_passing:-1
ca:none_passou:-20 ca:none_passport:62 ca:none_past:-6 ca:none_paste:2 ca:none_patch:-5 ca:none_patient:67
ca:none_pay:-14 ca:none_payment:-54 ca:none_pays:-45 ca:none_państwu:-63 ca:none_pdf:-65 ca:none_pediu:-36
ca:none_peed:25 ca:none_peeked:56 ca:none_pela:-6 ca:none_penalties:14 ca:none_pendant:-40 ca:none_pendulum:34
ca:none_penguin:7 ca:none_pens:-5 ca:none_pension:29 ca:none_people:-33 ca:none_pepper:49 ca:none_per:-97
ca:none_percent:-141 ca:none_perché:-22 ca:none_perdona:11 ca:none_peregrines:32 ca:none_perhaps:62 ca:none_permit:13
ca:none_perrine:7 ca:none_person:-91 ca:none_persone:-43 ca:none_personen:-4 ca:none_personer:-11 ca:none_personne:47
ca:none_pesa:-33 ca:none_petra:23 ca:none_petrov's:-31 ca:none_pezzi:-5 ca:none_pff:107 ca:none_pfff:7 ca:none_ph:3
ca:none_pharmacists:26 ca:none_phew:131 ca:none_philippa:35 ca:none_philosophy:53 ca:none_phishing:15 ca:none_phl:-10
ca:none_phone:18 ca:none_phones:36 ca:none_photographer:68 ca:none_photons:25 ca:none_photos:49 ca:none_phx:-13
ca:none_physio:27 ca:none_physiotherapy:-3 ca:none_piano:48 ca:none_pick:4 ca:none_picked:-30 ca:none_pickers:19
ca:none_picking:26 ca:none_picks:13 ca:none_picture:26 ca:none_pid-regler:9 ca:none_pieces:-4 ca:none_piensa:12
ca:none_pier:19 ca:none_pies:63 ca:none_pigeons:53 ca:none_pigs:8 ca:none_pii:20 ca:none_pilot:18 ca:none_pin:-26
ca:none_pipe:-51 ca:none_pizza:6 ca:none_place:-61 ca:none_plain:27 ca:none_plakate:37 ca:none_plan:-57
ca:none_plane:4 ca:none_plant:-31 ca:none_plasma:19 ca:none_plasmid:21 ca:none_platelet:31 ca:none_platform:91
ca:none_platine:-11 ca:none_played:-41 ca:none_players:-10 ca:none_playing:-11 ca:none_playlist:63 ca:none_plays:-49
ca:none_plazas:-3 ca:none_please:126 ca:none_pleased:15 ca:none_plik:28 ca:none_pls:43 ca:none_plutôt:38
ca:none_pm:-51 ca:none_png:-32 ca:none_po:67 ca:none_pod:-19 ca:none_poets:10 ca:none_poi:76 ca:none_point:-59
ca:none_points:-128 ca:none_pois:18 ca:none_policy:-9 ca:none_polish:-17 ca:none_poll:59 ca:none_polls:-40
ca:none_pommes:23 ca:none_pond:20 ca:none_pontos:-13 ca:none_pool:-65 ca:none_poor:85 ca:none_popcorn:39
ca:none_poplars:17 ca:none_por:-68 ca:none_poranna:30 ca:none_porfa:24 ca:none_porridge:35 ca:none_port:46
ca:none_portal:-2 ca:none_porte:-1 ca:none_porter:23 ca:none_porto:-64 ca:none_portrait:13 ca:none_posso:-4
ca:none_post:2 ca:none_posted:22 ca:none_postmortems:20 ca:none_pot:-29 ca:none_potatoes:61 ca:none_potem:13
ca:none_potential:45 ca:none_pounds:-26 ca:none_pour:46 ca:none_power:35 ca:none_ppl:1 ca:none_ppm:-22 ca:none_pr:5
ca:none_pra:-12 ca:none_practice:34 ca:none_prefer:123 ca:none_preferirei:29 ca:none_preferisco:108 ca:none_prefers:-7
ca:none_prefetch:38 ca:none_prefiero:99 ca:none_prefiro:95 ca:none_premiere:36 ca:none_prescription:28
ca:none_presión:16 ca:none_presque:-7 ca:none_press:-27 ca:none_pressed:-9 ca:none_pretty:37 ca:none_preview:13
ca:none_previously:-25 ca:none_price:-6 ca:none_prices:80 ca:none_prima:9 ca:none_primary:16 ca:none_print:19
ca:none_printer's:19 ca:none_printers:18 ca:none_privacy:62 ca:none_private:39 ca:none_pro:-16 ca:none_probably:-5
ca:none_probate:9 ca:none_probe:-9 ca:none_problems:-36 ca:none_procent:-32 ca:none_procession:-6 ca:none_prod:24
ca:none_production:111 ca:none_prof:61 ca:none_professor:68 ca:none_profil:8 ca:none_profile:-11 ca:none_program:-9
ca:none_prometi:49 ca:none_prometo:9 ca:none_promise:-67 ca:none_promised:60 ca:none_proofing:76 ca:none_properly:-25
ca:none_property:-12 ca:none_prosecco:67 ca:none_proszę:17 ca:none_protocolo:23 ca:none_prototype:29
ca:none_provide:-14 ca:none_przejrzałem:26 ca:none_przenieśli:11 ca:none_przepraszam:7 ca:none_przestawiliśmy:18
ca:none_prześlę:-51 ca:none_prüfung:-45 ca:none_psi:-16 ca:none_public:32 ca:none_puede:20 ca:none_puh:13
ca:none_puisque:28 ca:none_pull:-15 ca:none_pump:10 ca:none_pumps:-30 ca:none_punkt:29 ca:none_punkte:-63
ca:none_punten:-19 ca:none_puntos:-30 ca:none_pupils:-1 ca:none_purcell:14 ca:none_purchase:10 ca:none_purifier:-12
ca:none_push:41 ca:none_put:71 ca:none_può:-22 ca:none_px:-18 ca:none_pythonie:-8 ca:none_på:-81 ca:none_q:-50
ca:none_qth:6 ca:none_quality:18 ca:none_quarantine:47 ca:none_quay:-22 ca:none_que:-22 ca:none_quel:81
ca:none_quelle:85 ca:none_quem:41 ca:none_quentin's:-13 ca:none_queremos:28 ca:none_queries:3 ca:none_quero:44
ca:none_question:-72 ca:none_questions:-53 ca:none_queueing:16 ca:none_quick:62 ca:none_quiero:59 ca:none_quiet:48
ca:none_quietly:-14 ca:none_quiroga:-34 ca:none_quit:-16 ca:none_quitaron:3 ca:none_quite:51 ca:none_quién:-11
ca:none_quota:-43 ca:none_quotes:35 ca:none_qué:113 ca:none_r:-43 ca:none_rabbit:10 ca:none_rabies:31 ca:none_race:-40
ca:none_rack:29 ca:none_racks:-7 ca:none_raconter:-4 ca:none_radiators:-6 ca:none_radiology:60 ca:none_radius:-5
ca:none_rail:-41 ca:none_rain:98 ca:none_raining:49 ca:none_rainy:16 ca:none_raise:33 ca:none_raised:-8
ca:none_ram:-37 ca:none_ramonas:20 ca:none_ran:-38 ca:none_rang:-82 ca:none_ranger:51 ca:none_rano:-18
ca:none_rarely:-35 ca:none_rasmus:16 ca:none_raspberries:59 ca:none_rast:-14 ca:none_rate:-37 ca:none_rather:126
ca:none_raus:-15 ca:none_ravi:64 ca:none_raw:53 ca:none_re:29 ca:none_re-enable:20 ca:none_reaching:8 ca:none_react:33
ca:none_reader:-63 ca:none_reading:47 ca:none_reads:-74 ca:none_ready:-95 ca:none_reagent:11 ca:none_real:-13
ca:none_really:-73 ca:none_reasons:-31 ca:none_rebranding:9 ca:none_recall:23 ca:none_receipts:7 ca:none_receiving:-15
ca:none_rechecked:12 ca:none_rechnungen:65 ca:none_recital:49 ca:none_reck:-4 ca:none_reconnects:18 ca:none_record:-6
ca:none_recording:-4 ca:none_records:-2 ca:none_recount:3 ca:none_red:18 ca:none_redid:25 ca:none_redis:24
ca:none_reef:31 ca:none_reefer:32 ca:none_ref:-19 ca:none_refer:13 ca:none_refunds:113 ca:none_reg:19 ca:none_regen:5
ca:none_registered:50 ca:none_registration:-11 ca:none_rehearsal:28 ca:none_rehearsals:15 ca:none_rehung:19
ca:none_reiche:-1 ca:none_release:30 ca:none_remaining:59 ca:none_remains:-17 ca:none_remember:126 ca:none_reminds:46
ca:none_removal:5 ca:none_renamed:100 ca:none_render:26 ca:none_renderer:-13 ca:none_renegotiated:15
ca:none_renombré:5 ca:none_rent:96 ca:none_rental:-34 ca:none_repair:24 ca:none_replaced:26 ca:none_replacing:20
ca:none_replica:76 ca:none_replication:20 ca:none_replies:20 ca:none_report:-78 ca:none_reporter:15
ca:none_reports:-26 ca:none_repro:27 ca:none_request:-63 ca:none_requests:-27 ca:none_rescheduled:21
ca:none_reservation:-83 ca:none_respawn:34 ca:none_response:31 ca:none_resta:74 ca:none_reste:37 ca:none_result:21
ca:none_results:27 ca:none_retention:19 ca:none_retired:18 ca:none_retrained:44 ca:none_retries:8 ca:none_retro:23
ca:none_returned:72 ca:none_reverse:20 ca:none_reviennent:-4 ca:none_review:-36 ca:none_reviewer:45 ca:none_reviews:15
ca:none_revisa:-1 ca:none_revision:44 ca:none_rgb:14 ca:none_rhythmus:-21 ca:none_ribbon:26 ca:none_righe:-20
ca:none_right:61 ca:none_rip:20 ca:none_ripples:18 ca:none_road:-112 ca:none_roads:12 ca:none_roadworks:2
ca:none_roasters:-7 ca:none_rob:20 ca:none_robins:3 ca:none_robots:45 ca:none_roche:-5 ca:none_rock:41
ca:none_rocío:20 ca:none_roll:-51 ca:none_rollback:15 ca:none_rollen:8 ca:none_rolls:-41 ca:none_romanas:21
ca:none_romero:-16 ca:none_roofers:45 ca:none_room:-13 ca:none_root:45 ca:none_rope:26 ca:none_rosalind:54
ca:none_rosie's:10 ca:none_rossi:-7 ca:none_rota:-24 ca:none_round:-55 ca:none_roundabouts:34 ca:none_route:5
ca:none_row:28 ca:none_rowed:15 ca:none_rows:-88 ca:none_rubber:8 ca:none_rubber-banding:43 ca:none_ruiz:-32
ca:none_rule:-16 ca:none_rules:-43 ca:none_run:-27 ca:none_runbook:21 ca:none_runner:-32 ca:none_running:-70
ca:none_runs:-123 ca:none_rupture:29 ca:none_rust:23 ca:none_rzeczywiście:2 ca:none_rätta:11 ca:none_rücksprache:-7
ca:none_s:-74 ca:none_sa:-2 ca:none_saber:-1 ca:none_sadly:39 ca:none_safari:38 ca:none_safe:6 ca:none_said:-47
ca:none_sailing:40 ca:none_sailors:111 ca:none_salary:50 ca:none_sales:80 ca:none_salmon:41 ca:none_salt:-40
ca:none_same:67 ca:none_samples:23 ca:none_sampling:12 ca:none_sams:19 ca:none_sandbox:13 ca:none_sang:-29
ca:none_saniye:-1 ca:none_sans:-63 ca:none_sat:-18 ca:none_satellite:24 ca:none_saturday:27 ca:none_saturdays:12
ca:none_saturn's:-22 ca:none_save:7 ca:none_saw:76 ca:none_say:-1 ca:none_says:-109 ca:none_scale:18 ca:none_scan:14
ca:none_scanned:-1 ca:none_scanner:6 ca:none_schilf:-21 ca:none_schließen:-31 ca:none_schluss:-46 ca:none_scholars:7
ca:none_schon:6 ca:none_school:50 ca:none_schools:12 ca:none_schwester:11 ca:none_schön:22 ca:none_schülern:-20
ca:none_score:-8 ca:none_scout:10 ca:none_scrap:69 ca:none_scratch:45 ca:none_scratched:-14 ca:none_screed:82
ca:none_screens:27 ca:none_script:-55 ca:none_scrolled:51 ca:none_scrolling:11 ca:none_sdk:-53 ca:none_se:-77
ca:none_sea:-88 ca:none_seagull:16 ca:none_seagulls:27 ca:none_seal:51 ca:none_search:24 ca:none_season:-17
ca:none_seats:-45 ca:none_seattle:-10 ca:none_second:25 ca:none_secondes:-16 ca:none_secondhand:22 ca:none_secondi:-9
ca:none_seconds:-132 ca:none_secrets:29 ca:none_section:-1 ca:none_security:12 ca:none_sedan:7 ca:none_see:4
ca:none_seeds:21 ca:none_seek:15 ca:none_seem:-7 ca:none_seems:-77 ca:none_sees:-37 ca:none_segundos:-34
ca:none_seguro:-9 ca:none_según:36 ca:none_sein:-43 ca:none_seiten:-33 ca:none_sekund:-3 ca:none_sekunden:-27
ca:none_sekunder:-21 ca:none_selin:-12 ca:none_sell:44 ca:none_selling:22 ca:none_sem:-2 ca:none_sen:42
ca:none_senast:-63 ca:none_send:60 ca:none_senior:6 ca:none_sent:71 ca:none_separately:-10 ca:none_september:-75
ca:none_sera:-41 ca:none_serial:49 ca:none_seriously:82 ca:none_server:-59 ca:none_serviced:-6 ca:none_servus:5
ca:none_serwer:55 ca:none_será:24 ca:none_sesame:16 ca:none_session:6 ca:none_set:-13 ca:none_seven:-22
ca:none_seventy:5 ca:none_several:18 ca:none_sewing:-17 ca:none_sha:27 ca:none_shaped:-21 ca:none_share:-38
ca:none_shared:63 ca:none_sharpen:34 ca:none_she:89 ca:none_she's:56 ca:none_shearing:62 ca:none_shed:11
ca:none_sheet:-44 ca:none_sheets:-38 ca:none_shelled:20 ca:none_shells:-2 ca:none_shelter:-2 ca:none_shes:94
ca:none_shift:-56 ca:none_ship:-5 ca:none_shoe:34 ca:none_shoes:58 ca:none_shop:36 ca:none_short:33
ca:none_shouldn't:-3 ca:none_show:-91 ca:none_showers:40 ca:none_shows:-85 ca:none_shut:-31 ca:none_si:-23
ca:none_siamo:12 ca:none_sich:-23 ca:none_sick:-21 ca:none_side:-46 ca:none_sie:-71 ca:none_sigh:21 ca:none_sight:-26
ca:none_sign:-36 ca:none_signal:-40 ca:none_signed:29 ca:none_signing:51 ca:none_signor:-12 ca:none_signs:-41
ca:none_silo:-3 ca:none_simmer:8 ca:none_simply:-22 ca:none_sin:-54 ca:none_singing:-1 ca:none_sis:54
ca:none_sister:37 ca:none_sit:-48 ca:none_site:-28 ca:none_sits:-79 ca:none_sitting:-5 ca:none_six:10 ca:none_size:-35
ca:none_się:-31 ca:none_ska:-35 ca:none_skal:-1 ca:none_skicka:53 ca:none_skimmed:9 ca:none_skiner:-8 ca:none_skip:88
ca:none_skipping:41 ca:none_skirt:17 ca:none_skriv:9 ca:none_sku:12 ca:none_sleeps:-29 ca:none_sleepy:-43
ca:none_slept:26 ca:none_sleutel:7 ca:none_sling:23 ca:none_slippers:31 ca:none_sloan:23 ca:none_slot:-110
ca:none_slots:-33 ca:none_slowly:-10 ca:none_slug:11 ca:none_smell:-35 ca:none_smelled:-43 ca:none_smells:27
ca:none_smith:-28 ca:none_smoke:15 ca:none_sms:43 ca:none_snails:18 ca:none_snapshot:82 ca:none_snapshots:1
ca:none_snores:-3 ca:none_snow:61 ca:none_snälla:-6 ca:none_so:17 ca:none_sobre:-19 ca:none_socket:-15
ca:none_sockets:-21 ca:none_sodium:27 ca:none_soep:2 ca:none_soft:78 ca:none_softly:22 ca:none_solche:20
ca:none_sold:31 ca:none_soldered:70 ca:none_solen:87 ca:none_sollte:-2 ca:none_solo:-43 ca:none_som:-13
ca:none_some:88 ca:none_somebody:33 ca:none_somehow:42 ca:none_someone:59 ca:none_sometimes:70 ca:none_somewhere:27
ca:none_song:-41 ca:none_soon:15 ca:none_sooner:-41 ca:none_sooo:23 ca:none_soprano:2 ca:none_sorry:181
ca:none_sorted:33 ca:none_sorten:-14 ca:none_sorter:74 ca:none_sounds:58 ca:none_soup:54 ca:none_sourdough:3
ca:none_sous:-1 ca:none_south:49 ca:none_spanish:-36 ca:none_spare:109 ca:none_speak:12 ca:none_speakers:1
ca:none_species:-3 ca:none_spediteur:-10 ca:none_speeches:3 ca:none_speed:-28 ca:none_spelling:-9 ca:none_spend:47
ca:none_spent:73 ca:none_spica:19 ca:none_spicy:21 ca:none_spin:-16 ca:none_split:9 ca:none_spoke:76 ca:none_sports:30
ca:none_spot:-51 ca:none_spreadsheet:14 ca:none_spring:28 ca:none_sprinkler:33 ca:none_sprint:7 ca:none_spätestens:59
ca:none_spülwasser:-1 ca:none_sql:-52 ca:none_square:-3 ca:none_squeak:-15 ca:none_sre:38 ca:none_sry:104
ca:none_st:22 ca:none_staat:-47 ca:none_stage:67 ca:none_staging:134 ca:none_stair:7 ca:none_stall:-16
ca:none_stamattina:47 ca:none_stand:21 ca:none_standby:3 ca:none_standing:-31 ca:none_stands:-68 ca:none_starboard:77
ca:none_start:-17 ca:none_started:-4 ca:none_starter:6 ca:none_starts:-82 ca:none_statement:-18 ca:none_station:-34
ca:none_stationen:-5 ca:none_stats:25 ca:none_statt:-82 ca:none_status:67 ca:none_statuspage:20 ca:none_stay:-42
ca:none_stays:-112 ca:none_steel:49 ca:none_stehen:-11 ca:none_stelios:-17 ca:none_steps:-67
ca:none_sternschnuppen:-10 ca:none_stock:8 ca:none_stocktaking:19 ca:none_stoi:-1 ca:none_stond:-11 ca:none_stood:-96
ca:none_stop:27 ca:none_stops:-58 ca:none_store:8 ca:none_stories:71 ca:none_storks:3 ca:none_storm:32
ca:none_story:-48 ca:none_straddle:15 ca:none_straight:-41 ca:none_straks:74 ca:none_strange:41 ca:none_strangers:-13
ca:none_strangest:30 ca:none_strap:-62 ca:none_strasznie:24 ca:none_streams:-27 ca:none_street:-73 ca:none_strike:11
ca:none_string:-32 ca:none_strings:-23 ca:none_stripe:-38 ca:none_stuck:-14 ca:none_studies:5 ca:none_study:69
ca:none_stuff:-49 ca:none_stunden:-76 ca:none_stung:-1 ca:none_sturm:-2 ca:none_style:-5 ca:none_stängslet:-29
ca:none_störningen:11 ca:none_su:45 ca:none_subject:-9 ca:none_subsoil:11 ca:none_subtitles:10 ca:none_sud:-5
ca:none_suit:-34 ca:none_suits:-50 ca:none_sul:-24 ca:none_sulla:-1 ca:none_summary:-34 ca:none_summer:22
ca:none_sun:78 ca:none_sun's:33 ca:none_sunday:-1 ca:none_sunsets:15 ca:none_sunspots:29 ca:none_suppe:-3
ca:none_supplier:21 ca:none_supply:-25 ca:none_support:44 ca:none_suppose:28 ca:none_supposedly:-11 ca:none_sur:-39
ca:none_sure:146 ca:none_surtout:51 ca:none_survey:-39 ca:none_survival:9 ca:none_swallowed:15 ca:none_swallows:4
ca:none_swans:16 ca:none_swap:16 ca:none_swapped:30 ca:none_swear:-1 ca:none_swears:-13 ca:none_sweep:-32
ca:none_switch:-15 ca:none_swivel:27 ca:none_symbol:-1 ca:none_symbols:-8 ca:none_sync:31 ca:none_syrgasmätaren:46
ca:none_sysadmin:45 ca:none_system:-28 ca:none_szkoły:-3 ca:none_så:4 ca:none_sí:-17 ca:none_só:16 ca:none_sürüyor:-24
ca:none_sąsiad:39 ca:none_sıkıştırma:23 ca:none_sınavdan:23 ca:none_tables:9 ca:none_tablet:-4 ca:none_tabs:70
ca:none_tack:24 ca:none_tag:-111 ca:none_tage:-103 ca:none_take:71 ca:none_takes:-118 ca:none_taking:39
ca:none_talk:44 ca:none_talked:86 ca:none_tall:-68 ca:none_tango:9 ca:none_tanks:-33 ca:none_tanneurs:-1
ca:none_tannin:12 ca:none_tant:20 ca:none_tap:-5 ca:none_target:46 ca:none_tariff:3 ca:none_tarifs:-10
ca:none_tarihine:-38 ca:none_task:-40 ca:none_taste:-44 ca:none_tasting:41 ca:none_tax:-44 ca:none_te:-7
ca:none_tea:24 ca:none_teacher:-28 ca:none_teachers:-1 ca:none_teaching:43 ca:none_teal:-10 ca:none_team's:-15
ca:none_teams:2 ca:none_technician:26 ca:none_technikerehrenwort:-10 ca:none_teenagers:7 ca:none_teeth:-37
ca:none_teilnehmer:-1 ca:none_tekrar:7 ca:none_telco:7 ca:none_tell:-42 ca:none_tells:-45 ca:none_telugu:24
ca:none_tem:-41 ca:none_temperatura:2 ca:none_temperature:3 ca:none_temperatures:37 ca:none_template:-10
ca:none_tempo:12 ca:none_ten:5 ca:none_tenant:72 ca:none_tendré:25 ca:none_tengo:60 ca:none_tenho:11
ca:none_teniamo:36 ca:none_tenor:69 ca:none_tension:-11 ca:none_tent:1 ca:none_tenths:-12 ca:none_teraz:101
ca:none_term:-27 ca:none_terms:-27 ca:none_test:-37 ca:none_tester:-19 ca:none_testkontot:27 ca:none_tests:-50
ca:none_testy:37 ca:none_texte:24 ca:none_texts:12 ca:none_texture:28 ca:none_teściowa:20 ca:none_thai:-27
ca:none_than:-182 ca:none_thank:145 ca:none_thanks:190 ca:none_that:8 ca:none_that's:95 ca:none_thats:75
ca:none_the:74 ca:none_theatre:63 ca:none_them:-113 ca:none_then:63 ca:none_theory:55 ca:none_there:14
ca:none_there'll:31 ca:none_there's:99 ca:none_therefore:41 ca:none_theres:128 ca:none_these:-74 ca:none_they:31
ca:none_they'd:-25 ca:none_they'll:38 ca:none_they're:54 ca:none_they've:5 ca:none_theyre:36 ca:none_theyve:10
ca:none_thick:-45 ca:none_thin:-6 ca:none_thing:-118 ca:none_things:-27 ca:none_think:58 ca:none_thinks:-26
ca:none_thinner:18 ca:none_third:39 ca:none_thirty:19 ca:none_this:11 ca:none_those:60 ca:none_though:-34
ca:none_thousand:-68 ca:none_threads:-26 ca:none_three:30 ca:none_threshold:-50 ca:none_through:-173 ca:none_throw:-6
ca:none_thru:-26 ca:none_thumbnails:49 ca:none_thunder:23 ca:none_thursday:2 ca:none_thursday's:-8 ca:none_thx:158
ca:none_ticked:10 ca:none_ticket:23 ca:none_tickets:-24 ca:none_tickrate:14 ca:none_tidal:11 ca:none_tide:15
ca:none_tidy:17 ca:none_tied:7 ca:none_tiene:-67 ca:none_tier:-14 ca:none_tierney's:-35 ca:none_tig:-24
ca:none_til:-32 ca:none_tiler:16 ca:none_tiles:-27 ca:none_till:-127 ca:none_time:-62 ca:none_timeout:22
ca:none_times:-82 ca:none_timestamps:32 ca:none_timezones:14 ca:none_timmar:-15 ca:none_tims:11 ca:none_tin:-46
ca:none_tiny:-42 ca:none_tisch:-7 ca:none_tmrw:76 ca:none_to:-41 ca:none_today:-43 ca:none_todo:12 ca:none_toe:-46
ca:none_together:-103 ca:none_token:2 ca:none_tokens:41 ca:none_tolerance:-26 ca:none_tom's:15 ca:none_tomatoes:25
ca:none_tomorrow:37 ca:none_toms:9 ca:none_ton:16 ca:none_tonnes:-67 ca:none_tons:-13 ca:none_too:-36 ca:none_took:-17
ca:none_tool:-31 ca:none_tools:17 ca:none_top:-5 ca:none_topic:-37 ca:none_toplanti:28 ca:none_tops:-115
ca:none_torque:17 ca:none_total:-56 ca:none_tour:-31 ca:none_tourists:100 ca:none_tours:10 ca:none_toute:41
ca:none_tove:34 ca:none_towards:-47 ca:none_towels:17 ca:none_trace:-22 ca:none_tracing:3 ca:none_tracking:3
ca:none_tractors:71 ca:none_training:-63 ca:none_trains:12 ca:none_tran:-10 ca:none_transcript:38 ca:none_transfer:-51
ca:none_translations:11 ca:none_transportskader:20 ca:none_tras:29 ca:none_travel:-22 ca:none_traveller's:-7
ca:none_travels:-6 ca:none_tray:-58 ca:none_trays:-6 ca:none_treasurer:63 ca:none_treat:93 ca:none_treated:9
ca:none_trials:10 ca:none_triangles:-4 ca:none_trick:-16 ca:none_tried:101 ca:none_tries:-26 ca:none_trieste:-81
ca:none_trip:-82 ca:none_trips:-3 ca:none_trois:26 ca:none_trop:25 ca:none_truck:-6 ca:none_trucks:61 ca:none_true:3
ca:none_trumpets:17 ca:none_trustees:40 ca:none_try:-38 ca:none_trying:62 ca:none_trzeszczało:16 ca:none_tröskeln:14
ca:none_tu:6 ca:none_tuesday:59 ca:none_tuition:41 ca:none_tuned:31 ca:none_tuning:38 ca:none_tunnels:27
ca:none_turku:-73 ca:none_turning:-8 ca:none_turns:8 ca:none_turtle:23 ca:none_tvättiden:25 ca:none_twelve:-9
ca:none_twenty:-1 ca:none_twice:-107 ca:none_twins:12 ca:none_two:25 ca:none_ty:2 ca:none_type:-8 ca:none_typing:-15
ca:none_typo:48 ca:none_u:30 ca:none_uart:-9 ca:none_uf:57 ca:none_ugh:231 ca:none_uh:51 ca:none_uhr:-92
ca:none_uit:-14 ca:none_ultimately:28 ca:none_ultrasound:28 ca:none_um:-54 ca:none_umber:-8 ca:none_umbrellas:11
ca:none_un:-44 ca:none_una:-47 ca:none_uncle:48 ca:none_unclear:74 ca:none_undecided:36 ca:none_under:-32
ca:none_underfloor:25 ca:none_understood:121 ca:none_unfortunately:150 ca:none_unit:24 ca:none_units:-35
ca:none_unless:-115 ca:none_unplugged:7 ca:none_uns:-31 ca:none_unter:45 ca:none_unterm:12 ca:none_until:-189
ca:none_up:-53 ca:none_updated:-6 ca:none_upgrading:4 ca:none_uplink:43 ca:none_upload:51 ca:none_uploads:11
ca:none_upper:111 ca:none_ups:44 ca:none_urgent:14 ca:none_urlaubsvertretung:18 ca:none_us:-161 ca:none_usa:-2
ca:none_use:91 ca:none_useremo:25 ca:none_users:-14 ca:none_uses:-31 ca:none_using:-107 ca:none_usually:-94
ca:none_utc:-53 ca:none_uur:-58 ca:none_vaillant:-19 ca:none_vale:6 ca:none_vamos:50 ca:none_van:-39
ca:none_vanish:-36 ca:none_vans:28 ca:none_vapurda:36 ca:none_varavirta:6 ca:none_varje:3 ca:none_varnish:-8
ca:none_vaya:13 ca:none_veckor:-32 ca:none_vegan:3 ca:none_vegas:-14 ca:none_vegetarian:18 ca:none_veins:14
ca:none_velha:-20 ca:none_vending:31 ca:none_vendor:42 ca:none_verhaal:-5 ca:none_verlegt:-84 ca:none_verstanden:45
ca:none_verwacht:-30 ca:none_vests:-27 ca:none_vet:56 ca:none_vez:-8 ca:none_vi:67 ca:none_vibrato:19
ca:none_vidal:-18 ca:none_viele:19 ca:none_viennent:-5 ca:none_view:-74 ca:none_vilken:53 ca:none_vinegar:12
ca:none_violet:-37 ca:none_violin:31 ca:none_vision:12 ca:none_visit:-71 ca:none_visiting:13 ca:none_visitors:57
ca:none_visits:-36 ca:none_vloeibare:35 ca:none_vocab:27 ca:none_vocht:-4 ca:none_voglio:17 ca:none_voicemail:79
ca:none_voilà:17 ca:none_volt:-46 ca:none_volts:-42 ca:none_volunteers:14 ca:none_volvo:-3 ca:none_vom:-42
ca:none_von:-29 ca:none_vor:31 ca:none_vordach:-32 ca:none_vorgemerkt:-48 ca:none_voted:-57 ca:none_votre:89
ca:none_voucher:75 ca:none_vous:60 ca:none_vowels:14 ca:none_vpn:-18 ca:none_vroeger:2 ca:none_vulkan:-1 ca:none_w:-24
ca:none_wagons:-12 ca:none_wait:52 ca:none_wake-up:36 ca:none_wakes:-15 ca:none_walk:-21 ca:none_walking:16
ca:none_walks:-19 ca:none_walnut:-22 ca:none_wanna:60 ca:none_want:48 ca:none_wanted:-11 ca:none_wants:-94
ca:none_war:-64 ca:none_ward:58 ca:none_warm:24 ca:none_warning:-41 ca:none_warranty:-8 ca:none_was:-107
ca:none_wash:28 ca:none_wasp:12 ca:none_wat:93 ca:none_watch:-23 ca:none_watchdog:59 ca:none_watched:18
ca:none_water:18 ca:none_watts:-46 ca:none_waves:2 ca:none_way:-15 ca:none_wczoraj:39 ca:none_we:-17 ca:none_we'd:33
ca:none_we'll:78 ca:none_we're:67 ca:none_we've:26 ca:none_weak:47 ca:none_wear:-14 ca:none_wears:-7 ca:none_weavers:7
ca:none_weaving:-32 ca:none_website:12 ca:none_wed:54 ca:none_wednesday:10 ca:none_weed:24 ca:none_weeded:18
ca:none_week:-48 ca:none_weekday:28 ca:none_weeks:-84 ca:none_weer:-35 ca:none_weet:7 ca:none_weft:18 ca:none_wegen:83
ca:none_weighs:-17 ca:none_weight:-34 ca:none_weights:70 ca:none_weil:66 ca:none_weirdest:15 ca:none_weiß:65
ca:none_weken:-2 ca:none_welcome:60 ca:none_well:26 ca:none_wenn:4 ca:none_went:-81 ca:none_wer:72 ca:none_werden:-27
ca:none_were:-42 ca:none_werkstatttermin:39 ca:none_west:-22 ca:none_wet:88 ca:none_weve:13 ca:none_whale:-3
ca:none_what:115 ca:none_what's:33 ca:none_whatever:146 ca:none_whats:66 ca:none_wheat:12 ca:none_wheels:-44
ca:none_where:-15 ca:none_whether:33 ca:none_whey:20 ca:none_which:14 ca:none_while:-67 ca:none_who:-32
ca:none_who's:15 ca:none_whoever:137 ca:none_whole:51 ca:none_whos:37 ca:none_why:38 ca:none_wide:-80 ca:none_width:19
ca:none_wie:22 ca:none_wieder:-21 ca:none_wifi:17 ca:none_will:27 ca:none_wind:92 ca:none_window:15 ca:none_windows:61
ca:none_wine:-11 ca:none_winters:-4 ca:none_wiped:5 ca:none_wird:-23 ca:none_wirksam:-5 ca:none_wish:33
ca:none_wished:-2 ca:none_wishing:7 ca:none_with:-32 ca:none_within:-105 ca:none_without:-121 ca:none_woche:-52
ca:none_wochen:-22 ca:none_wochenende:-18 ca:none_woke:60 ca:none_wolałabym:13 ca:none_wolnego:-13 ca:none_wolę:106
ca:none_won:-5 ca:none_won't:-95 ca:none_wonder:4 ca:none_wonderful:4 ca:none_wont:-48 ca:none_wooden:4
ca:none_woodpeckers:21 ca:none_woodwork:3 ca:none_wool:24 ca:none_words:-112 ca:none_work:-11 ca:none_worked:-38
ca:none_workers:-42 ca:none_working:-75 ca:none_works:-109 ca:none_worksheet:64 ca:none_workshop:-32 ca:none_worth:-48
ca:none_would:2 ca:none_wow:113 ca:none_wrap:37 ca:none_wristbands:34 ca:none_write:113 ca:none_wrong:-13
ca:none_wrongly:-11 ca:none_wrote:15 ca:none_wuv:-36 ca:none_wymieniłem:29 ca:none_wyślę:-36 ca:none_x-ray:33
ca:none_xray:20 ca:none_y:-15 ca:none_ya:44 ca:none_yard:-12 ca:none_yawn:5 ca:none_ye:5 ca:none_yeah:92
ca:none_year:-25 ca:none_year's:-37 ca:none_years:-90 ca:none_yeast:68 ca:none_yedek:39 ca:none_yedekleme:18
ca:none_yellow:11 ca:none_yeni:28 ca:none_yes:192 ca:none_yesterday:37 ca:none_yet:-132 ca:none_yield:-5 ca:none_yo:51
ca:none_yoga:32 ca:none_you:62 ca:none_you'll:47 ca:none_you're:106 ca:none_you've:93 ca:none_youll:18 ca:none_your:79
ca:none_yr:-20 ca:none_yrs:-35 ca:none_yusuf:57 ca:none_z:-73 ca:none_zacken:-27 ca:none_zadań:24 ca:none_zaliczka:7
ca:none_zaplanowano:-37 ca:none_zawsze:-13 ca:none_zdecydowaliśmy:1 ca:none_ze:-17 ca:none_zebranie:35
ca:none_zeit:-52 ca:none_zentimeter:-31 ca:none_zephyr:6 ca:none_zero:13 ca:none_zet:-8 ca:none_ziel:54
ca:none_zijn:-69 ca:none_zinc:-19 ca:none_zit:-9 ca:none_zonder:2 ca:none_zones:-17 ca:none_zoom:35
ca:none_zostajemy:58 ca:none_zrobione:37 ca:none_zu:-14 ca:none_zugesagt:-16 ca:none_zulke:8 ca:none_zur:-29
ca:none_zwemles:24 ca:none_zwrócimy:20 ca:none_zwykłych:-13 ca:none_zähne:-28 ca:none_à:11 ca:none_às:-39
ca:none_än:-20 ca:none_är:-89 ca:none_ça:20 ca:none_çanı:-28 ca:none_çay:24 ca:none_çocuklar:92 ca:none_çok:-28
ca:none_çırak:12 ca:none_é:-41 ca:none_électrogène:-12 ca:none_était:-31 ca:none_überfahrt:-5 ca:none_żadnych:7
ca:none_żółty:9 ca:none_больше:-5 ca:none_бэкапы:14 ca:none_к:37 ca:none_не:-33 ca:none_никогда:25 ca:none_опять:29
ca:none_решили:27 ca:order_*:37 ca:order_0:-8 ca:order_a:8 ca:order_admiral:-28 ca:order_after:9 ca:order_and:-22
ca:order_as:24 ca:order_bc:-3 ca:order_de:-15 ca:order_from:8 ca:order_he:7 ca:order_helvana:-4 ca:order_i:-46
ca:order_i'll:-26 ca:order_i'm:3 ca:order_i've:-81 ca:order_if:-10 ca:order_ill:-82 ca:order_im:-35 ca:order_it:-45
ca:order_it's:-35 ca:order_its:-12 ca:order_leo's:-69 ca:order_morning:1 ca:order_note:-1 ca:order_não:-32
ca:order_ok:25 ca:order_on:-32 ca:order_she:-2 ca:order_since:-5 ca:order_someone:-1 ca:order_that:-11
ca:order_the:-65 ca:order_there:-33 ca:order_there's:-26 ca:order_we:8 ca:order_what:1 ca:order_whether:-58
ca:order_which:-61 ca:order_with:2 ca:order_you:-70 ca:others_0:1 ca:others_a:6 ca:others_actually:-1 ca:others_at:-10
ca:others_else's:-15 ca:others_had:-6 ca:others_i:91 ca:others_in:-103 ca:others_let:-5 ca:others_my:39
ca:others_never:-25 ca:others_no:13 ca:others_old:-1 ca:others_on:-29 ca:others_speak:-7 ca:others_still:-32
ca:others_the:99 ca:others_who:-82 ca:past_*:-45 ca:past_0:-24 ca:past_a:-15 ca:past_back:-23 ca:past_from:-16
ca:past_i:-1 ca:past_i'd:-32 ca:past_i've:-25 ca:past_im:13 ca:past_in:-8 ca:past_la:32 ca:past_my:-10
ca:past_nobody:-50 ca:past_noor's:-22 ca:past_not:-20 ca:past_one:-2 ca:past_our:7 ca:past_so:-5 ca:past_the:-62
ca:past_up:-15 ca:past_we:22 ca:reason_0:-9 ca:reason_a:-10 ca:reason_die:4 ca:reason_i:-2 ca:reason_i've:-9
ca:reason_it:-21 ca:reason_let's:-39 ca:reason_my:-13 ca:reason_park:-33 ca:reason_the:-86 ca:reason_they:-13
ca:reason_thursday's:-3 ca:reason_we:11 ca:reason_your:-25 ca:speaker_*:5 ca:speaker_0:-53 ca:speaker_alegro:-6
ca:speaker_and:-7 ca:speaker_as:-37 ca:speaker_at:-52 ca:speaker_before:-48 ca:speaker_by:-61 ca:speaker_el:4
ca:speaker_equivoqué:-1 ca:speaker_first:-4 ca:speaker_gusta:-20 ca:speaker_ha:-44 ca:speaker_hm:7 ca:speaker_how:-9
ca:speaker_i:61 ca:speaker_i'd:25 ca:speaker_i'm:-45 ca:speaker_if:-33 ca:speaker_il:6 ca:speaker_is:4
ca:speaker_je:-13 ca:speaker_know:-33 ca:speaker_le:18 ca:speaker_lena:-12 ca:speaker_lol:-11 ca:speaker_more:-12
ca:speaker_my:37 ca:speaker_ok:17 ca:speaker_on:-12 ca:speaker_since:5 ca:speaker_tbh:-3 ca:speaker_that:-25
ca:speaker_the:22 ca:speaker_they:6 ca:speaker_this:-3 ca:speaker_thx:-20 ca:speaker_to:-61 ca:speaker_we'd:-7
ca:speaker_when:5 ca:speaker_whether:-33 ca:speaker_who:-16 ca:speaker_why:-7 ca:speaker_with:-33 ca:speaker_you:4
ca:speaker_your:48 ca:told_*:20 ca:told_a:-18 ca:told_after:-3 ca:told_always:10 ca:told_as:2 ca:told_at:-52
ca:told_collection:-32 ca:told_die:1 ca:told_for:-11 ca:told_good:-61 ca:told_hello:-29 ca:told_hi:-9 ca:told_i:-32
ca:told_i'd:28 ca:told_i've:-3 ca:told_in:-2 ca:told_it:-27 ca:told_it's:-5 ca:told_just:-17 ca:told_le:30
ca:told_like:-51 ca:told_me:-39 ca:told_of:-5 ca:told_on:-10 ca:told_pretty:-2 ca:told_so:-56 ca:told_still:15
ca:told_thank:-43 ca:told_that:-62 ca:told_the:-15 ca:told_then:-15 ca:told_they:-12 ca:told_various:-12
ca:told_walking:-2 ca:told_we:10 ca:told_what:-11 ca:told_with:-17 ca:told_you:-95 ca:told_your:35 ca:vague_0:-8
ca:vague_a:-15 ca:vague_how:-52 ca:vague_i:-87 ca:vague_it:-8 ca:vague_my:-1 ca:vague_on:6 ca:vague_so:18
ca:vague_sorry:12 ca:vague_the:-55 ca:vague_trieste:-12 ca:vague_we:15 ca:vague_with:2 ca:vague_you:10 e:0:57 e:^:-118
e:a:15 e:aan:28 e:aanhanger:13 e:ab:-54 e:abandoned:9 e:abbiamo:-82 e:abbreviation:26 e:abend:31 e:abgestellt:3
e:about:94 e:above:22 e:absolute:50 e:abt:22 e:abuela:-33 e:accent:36 e:accept:32 e:accordion:-50 e:account:35
e:accountants:5 e:accurate:13 e:acepta:8 e:ach:-15 e:act:70 e:actor:16 e:actual:8 e:actually:7 e:add:-36
e:additional:20 e:address:-15 e:adds:29 e:adega:20 e:adesso:-42 e:admins:4 e:admit:-50 e:admits:-10 e:adults:-5
e:afford:-17 e:afgehandeld:17 e:after:62 e:afternoon:-19 e:again:-47 e:age:29 e:agent:-29 e:ago:-15 e:agora:-18
e:agrees:24 e:ah:32 e:ahead:-1 e:airflow:-9 e:airline:-36 e:airpods:34 e:al:-30 e:alarm:-17 e:aldrig:-19 e:ale:-17
e:alias:65 e:all:85 e:all-season:6 e:alla:71 e:alle:48 e:allemaal:25 e:allergy:28 e:allow:-32 e:allowed:-50
e:alltid:-14 e:almost:47 e:alone:-63 e:alpacas:37 e:already:-78 e:als:-7 e:also:-143 e:alte:35 e:alten:44
e:altogether:25 e:altro:36 e:altserver:9 e:always:-112 e:am:39 e:amateurbändern:2 e:amber:61 e:ammonia:24 e:amp:39
e:amplifier:-52 e:amps:-3 e:an:43 e:anahtarı:3 e:and:-44 e:andere:-21 e:anders:-15 e:android:5 e:angefasst:51
e:angeles:-19 e:angry:6 e:anmeldung:-25 e:annual:26 e:another:18 e:anouk:-28 e:ans:-7 e:anselm:9 e:answered:29
e:answers:25 e:antenna:1 e:antwortet:14 e:anwendung:31 e:any:51 e:anybody:-78 e:anybody's:21 e:anymore:-1 e:anyone:-22
e:anything:-26 e:anyway:-26 e:anywhere:14 e:ap:7 e:api:-46 e:app:-33 e:apparently:-37 e:apple:6 e:appointments:20
e:apprentice:-12 e:april:157 e:après:-8 e:aquarium:24 e:archive:-33 e:are:50 e:aren't:30 e:arent:65 e:arm:72
e:around:50 e:array:7 e:arrows:28 e:artistic:36 e:as:78 e:ash:36 e:aside:22 e:ask:54 e:asked:-42 e:asking:29
e:assist:4 e:at:112 e:atlantic:13 e:attempts:-5 e:attention:23 e:au:50 e:auch:-24 e:auctioneer's:36 e:aucun:-34
e:audio:-9 e:auditors:34 e:auditoría:15 e:auf:-9 e:aufbewahrung:-42 e:aufgaben:1 e:aufsatz:-20 e:aufzug:-9
e:august:115 e:aunt:-118 e:aus:-44 e:ausschließlich:-3 e:auth:18 e:auto:5 e:automaton:15 e:autorização:4 e:autumn:-7
e:av:28 e:avait:-38 e:avant:5 e:avec:-1 e:avondeten:13 e:away:-50 e:ay:-7 e:ayaklarım:1 e:az:-3 e:açık:21 e:baby:31
e:back:52 e:backed:-10 e:background:-12 e:backups:-72 e:bad:79 e:badge:-56 e:baggage:56 e:bags:-27 e:baie:18
e:balloon:31 e:balls:19 e:banana:5 e:band:-71 e:bank:9 e:bar:2 e:bare:5 e:barely:-13 e:barn:14 e:barometer:10
e:barrel:43 e:bas:11 e:basalt:41 e:bascule:-11 e:basic:9 e:basket:-36 e:bass:-4 e:bastante:3 e:bath:-62 e:bathing:18
e:bathroom:25 e:battery:61 e:be:82 e:beam:26 e:bear:25 e:beard:34 e:beat:-17 e:beats:-14 e:beautiful:90 e:became:81
e:because:-143 e:becomes:13 e:bed:-67 e:bedside:-9 e:been:44 e:beeps:-66 e:beer:39 e:before:31 e:behind:50 e:bei:-53
e:beim:16 e:being:73 e:belegt:11 e:belfry:4 e:believe:-37 e:bell:-37 e:belle:66 e:belongs:27 e:below:5 e:belt:20
e:beläuft:-10 e:bends:41 e:bent:58 e:bergen:-86 e:beschriftet:13 e:beschädigten:13 e:best:-73 e:bestehe:12
e:bestimmt:-17 e:beta:-37 e:better:38 e:beyond:-32 e:bez:33 e:bezahlt:23 e:bicycle:20 e:bid:1 e:bidder:-19 e:bier:5
e:big:126 e:bigger:13 e:bildirim:-1 e:bill:22 e:bills:6 e:bin:-15 e:biogas:23 e:bird:-59 e:birth:22 e:birthday:15
e:bis:-70 e:biscay:11 e:bit:97 e:black:4 e:blame:11 e:blanking:-14 e:blauwe:19 e:blechen:27 e:bleibt:14 e:bless:67
e:blev:8 e:blind:-7 e:blinded:-4 e:blinking:2 e:block:13 e:blood:-4 e:bloß:-14 e:blue:50 e:blumentopf:1 e:blunt:25
e:bo:-38 e:boah:-5 e:board:-87 e:boarding:-11 e:boh:-12 e:boiler:-61 e:bon:36 e:bonbons:3 e:bone:-18 e:bonne:34
e:book:-29 e:booked:29 e:bookmark:27 e:booster:-12 e:boot:-73 e:boots:21 e:boring:5 e:borrow:-19 e:boss:-82 e:both:60
e:bothers:20 e:bottle:-2 e:boys:3 e:boîte:15 e:bramling:20 e:branch:46 e:brb:98 e:bread:35 e:bride:11 e:bright:-31
e:brilliant:7 e:brine:-34 e:bring:-54 e:brno:-106 e:broke:4 e:broken:18 e:brot:23 e:brother:-56 e:brother's:13
e:brothers:15 e:brussels:6 e:brücken:29 e:bubble:17 e:bucket:57 e:budget:33 e:buen:83 e:buffer:-15 e:buffet:16
e:bufor:-9 e:bugün:-58 e:build:57 e:building:43 e:bunk:74 e:buoys:42 e:buren:1 e:burn:22 e:burns:52 e:burnt:3
e:bus:-116 e:business:51 e:but:58 e:butter:2 e:button:8 e:buy:-1 e:buyer:17 e:buys:10 e:by:120 e:byte:14 e:bytes:-22
e:büro:6 e:caben:-26 e:cabin:19 e:cabina:-2 e:cabins:53 e:cables:28 e:cache:-29 e:cada:58 e:cadenas:35 e:caf:16
e:café:-9 e:calendar:28 e:calibration:-3 e:call:-123 e:callback:-25 e:calle:30 e:called:147 e:callers:2 e:calling:-5
e:calls:-98 e:calor:-26 e:calves:17 e:cambió:-7 e:came:31 e:can:-121 e:can't:-107 e:canal:5 e:canlıya:28 e:cant:11
e:canteen:19 e:capacitor:-42 e:captain:2 e:card:-23 e:care:9 e:caretaker:-5 e:cargo:99 e:carriage:-18 e:carries:-54
e:carry:74 e:carrying:19 e:case:45 e:cases:-4 e:casio:17 e:cat:-44 e:cattiva:14 e:cave:-9 e:ce:38 e:cedar:19
e:cello:-38 e:cent:136 e:certificate:-12 e:certified:41 e:chain:24 e:chairs:8 e:chalet:25 e:chama-se:24 e:change:13
e:changelist:14 e:channel:49 e:channels:18 e:chaque:53 e:characters:17 e:charge:50 e:charger:2 e:charges:-17
e:charity:19 e:chart:-25 e:chat:14 e:che:-20 e:cheapest:-10 e:checker:3 e:checkout:-19 e:checks:11 e:cheerful:-52
e:cheese:24 e:chercher:25 e:chess:4 e:chez:58 e:chi:-51 e:chi-square:9 e:chiama:13 e:chien:16 e:chilometri:15
e:chocolate:17 e:choice:-38 e:choke:37 e:choosing:6 e:choppy:-34 e:chose:33 e:christmas:18 e:chrome:49 e:ci:-28
e:cinnamon:15 e:cinq:4 e:circuit:13 e:circumstances:-1 e:claim:19 e:class:-76 e:cleaning:-44 e:clerks:-23 e:client:-4
e:cloche:-6 e:clock:48 e:close:-20 e:closed:13 e:closure:-14 e:cloth:-2 e:club:-22 e:cm:158 e:coal:20 e:coarse:20
e:coast:-7 e:coastal:-1 e:code:12 e:coffee:64 e:coffin:-41 e:coils:-1 e:coin:17 e:col:31 e:cold:28 e:colleague:-6
e:collect:8 e:collector's:23 e:colour-blind:-7 e:com:37 e:come:106 e:comes:87 e:coming:34 e:comment:32 e:commercial:13
e:commit:35 e:committee:16 e:common:-7 e:como:50 e:comparison:24 e:compiler:-73 e:complained:-54 e:completely:10
e:con:-12 e:concentration:-22 e:conductor:14 e:conference:-21 e:confidence:16 e:config:-33 e:confirming:29
e:confirms:10 e:confuse:69 e:confused:12 e:confuses:30 e:console:-5 e:constellation:-41 e:consuma:-15 e:container:-43
e:contains:26 e:contient:-22 e:contract:24 e:contrats:-4 e:control:-12 e:controls:49 e:converter:-35 e:cooking:-25
e:cool:4 e:cooling:-15 e:cooperativa:9 e:copy:-19 e:cor:19 e:cork:-95 e:correct:5 e:corrected:-7 e:correo:1
e:corset:10 e:cost:63 e:costa:59 e:costs:104 e:cotton:3 e:could:-200 e:couldn't:-11 e:counsel:-1 e:count:23
e:counted:-86 e:counter:-12 e:counts:-70 e:coupe:9 e:courier:29 e:course:-64 e:court:30 e:cousin:-74 e:cousin's:-14
e:cousins:-12 e:cover:24 e:covers:39 e:cow:29 e:coxswain:18 e:coûte:50 e:cpu:37 e:cracked:-74 e:cracks:4 e:craies:10
e:crane:-71 e:cranial:9 e:crash:-104 e:crashes:24 e:created:8 e:credit:39 e:cresciuta:30 e:crew:-120 e:cron:48
e:cross:-21 e:cross-sections:8 e:ctl:2 e:cuando:10 e:cuatro:7 e:cubic:46 e:cugino:-7 e:cupboard:-10 e:cures:14
e:curious:-9 e:current:48 e:currently:-7 e:curtain:-45 e:curve:-44 e:custa:35 e:custody:9 e:customer:-45
e:customers:-5 e:customs:-9 e:cut:-33 e:cute:10 e:cuve:5 e:cycle:-43 e:código:3 e:d'enlever:-8 e:d'où:-13 e:d'un:28
e:d'être:44 e:da:34 e:daar:-28 e:daarna:-70 e:dachstuhl:17 e:dad:-26 e:dafür:-3 e:daiki:35 e:dakika:44 e:dal:26
e:dalla:23 e:damage:-56 e:damaged:2 e:damp:-44 e:dan:-12 e:danach:-52 e:dance:-15 e:dangerous:21 e:darf:-49 e:dark:33
e:darüber:-19 e:dasz:7 e:data:74 e:database:-10 e:datasheets:-38 e:date:-12 e:datenschutz:-15 e:dating:27 e:dauert:-33
e:day:-42 e:daylight:31 e:de:47 e:dear:1 e:debug:-3 e:december:127 e:decent:15 e:decided:-85 e:declension:15 e:deep:53
e:default:-54 e:defective:31 e:degrees:-81 e:degrés:-1 e:del:70 e:delayed:31 e:deliveries:-9 e:delivery:-13 e:della:46
e:dem:9 e:demain:2 e:demander:81 e:demasiado:6 e:den:19 e:denim:23 e:dental:104 e:dented:15 e:deposit:-36 e:depot:-5
e:depth:23 e:der:-6 e:dernière:29 e:dersi:-14 e:des:10 e:descriptions:53 e:desde:6 e:design:-26 e:designed:39
e:desperate:2 e:desperté:1 e:dessin:17 e:deste:17 e:det:-4 e:details:-71 e:determinative:19 e:deux:73 e:devant:60
e:deve:-25 e:develop:6 e:device:-9 e:devices:7 e:devient:26 e:di:44 e:dia:17 e:dial:20 e:dicts:2 e:did:-83 e:didn't:43
e:die:-38 e:died:-9 e:dienstje:18 e:different:65 e:diffs:-5 e:discharge:1 e:discuss:8 e:discussed:23 e:disk:26
e:displacement:22 e:display:62 e:distance:-32 e:district:3 e:dit:-24 e:dix:2 e:dizer:21 e:dj:-10 e:dla:22 e:dma:9
e:dns:-70 e:do:-13 e:dob:79 e:doch:-8 e:doctor:12 e:documenti:22 e:does:22 e:doesn't:34 e:doet:15 e:dogs:-2
e:doing:-20 e:doit:-57 e:dolma:4 e:domani:-25 e:dome:-27 e:don't:-83 e:done:81 e:donne:-25 e:dont:-52 e:door:17
e:doors:4 e:down:-43 e:dp:40 e:dr:114 e:draft:-94 e:drain:-27 e:drawer:24 e:draws:-96 e:dream:-20 e:dreamt:-5
e:dress:23 e:drifting:23 e:drill:-23 e:drin:30 e:drive:27 e:driver:-32 e:driving:-70 e:drop:-61 e:dropjes:18
e:dropped:56 e:dropping:16 e:drove:-27 e:drugim:13 e:dry:-24 e:du:47 e:duluth:-29 e:dumpling:23 e:dumplings:-12
e:dunkel:22 e:dunno:35 e:dura:-13 e:durch:14 e:duren:-18 e:dus:-33 e:dusk:-19 e:dust:-6 e:dusty:17 e:duty:6
e:duval:-11 e:dużo:19 e:dziennie:4 e:därför:-2 e:dès:44 e:déjà:-1 e:dépasser:-77 e:día:-12 e:días:-23 e:dışarıda:7
e:długą:13 e:e:-10 e:each:89 e:ear:-17 e:earlier:9 e:early:1 e:early-bird:-30 e:earned:27 e:east:74 e:easy:-17
e:eats:5 e:eben:61 e:echt:46 e:echte:4 e:economy:45 e:editor:-7 e:een:35 e:efter:29 e:eftersom:-6 e:eggs:-2
e:eigenen:12 e:eight:-6 e:ein:-26 e:einem:-5 e:einen:-79 e:einer:-41 e:einfach:9 e:einheit:-1 e:einmal:8 e:either:-2
e:eksport:-6 e:el:2 e:elbow:16 e:electricity:3 e:eligible:6 e:elin:44 e:elm:99 e:else:-53 e:else's:20 e:em:57
e:email:39 e:emails:60 e:emot:12 e:empty:84 e:emr:-17 e:en:36 e:end:-22 e:ended:-14 e:endgame:5 e:ends:-16
e:engineer:-50 e:engineer's:41 e:enjoy:20 e:enough:-55 e:entire:62 e:entrance:19 e:entries:-5 e:entro:7 e:env:-13
e:envelope:-18 e:environment:-25 e:envoie:-2 e:er:-3 e:era:7 e:errors:9 e:erst:-22 e:es:40 e:espaces:17 e:est:45
e:esters:33 e:está:-9 e:et:-17 e:ettik:14 e:euch:11 e:euro:26 e:euros:-48 e:even:43 e:evening:-13 e:event:25
e:eventual:15 e:every:27 e:everyone:25 e:everything:37 e:exam:-152 e:examples:-23 e:except:34 e:excludes:11
e:existing:1 e:exkursion:-3 e:expect:1 e:explaining:8 e:explanation:-20 e:explodes:7 e:export:-26 e:express:21
e:extension:-4 e:external:4 e:extra:6 e:eyes:-67 e:eşlik:9 e:face:9 e:fact:-35 e:failing:-24 e:fainting:-9 e:fair:54
e:fake:16 e:falcons:13 e:fall:-17 e:falls:18 e:falsche:-27 e:falta:-13 e:family:33 e:fancy:29 e:fanno:-1 e:fans:-13
e:far:-21 e:farewell:9 e:farmers:6 e:faroese:-16 e:fasst:-50 e:fast:5 e:father's:18 e:faudra:7 e:favourite:14
e:fazem:9 e:feb:18 e:february:116 e:fee:21 e:feed:-46 e:feeder:4 e:feel:1 e:feelings:-35 e:feels:3 e:fell:14
e:fellow:7 e:felt:144 e:female:-6 e:ferris:3 e:ferry:-4 e:fez-me:15 e:fibre:6 e:fiche:-11 e:fifteen:1 e:fight:79
e:figured:-5 e:file:-43 e:filing:2 e:fill:36 e:filled:14 e:fills:25 e:film:-21 e:filme:32 e:filter:3 e:fin:12
e:final:-23 e:finally:-68 e:finance:-23 e:find:-11 e:fine:-52 e:fines:28 e:fingerprint:12 e:finish:1 e:finished:-3
e:fire:47 e:firearms:30 e:firewall:-5 e:firm:-11 e:firm's:3 e:firme:19 e:first:-17 e:fisch:14 e:fish:-24
e:fishermen's:8 e:fitter:53 e:five:14 e:fixed:-7 e:flaky:-2 e:flea:65 e:flew:-1 e:flickering:-13 e:flies:43
e:flight:-30 e:flights:-32 e:flint:10 e:floor:8 e:flopped:16 e:flue:23 e:flux:25 e:focus:4 e:fog:-38 e:folder:-48
e:folding:46 e:folds:-69 e:following:98 e:follows:20 e:fond:3 e:fondue:27 e:fonetico:-13 e:food:-13 e:football:41
e:footnotes:41 e:for:40 e:forbidden:3 e:forbids:18 e:force:55 e:foreign:6 e:foreman:-19 e:foreman's:55 e:forest:-38
e:forgave:13 e:forget:74 e:forgetting:8 e:forgives:-2 e:fork:21 e:form:-24 e:formula:-39 e:forum:-19 e:found:-17
e:foundation:17 e:fountain:24 e:four:84 e:fourth:7 e:fragen:-9 e:framed:20 e:frau:112 e:free:16 e:freeze:-39 e:frei:5
e:fresh:67 e:fri:7 e:fridge:-95 e:from:67 e:fromages:-15 e:front:-5 e:froze:6 e:frozen:-11 e:från:10 e:frío:-9
e:früh:-30 e:früher:-40 e:full:63 e:fully:82 e:fun:-14 e:function:-1 e:funk:15 e:funkgerät:9 e:funkzeugnis:38
e:funny:-32 e:further:20 e:fuse:29 e:future:24 e:fyi:-33 e:fährt:-3 e:får:-43 e:för:29 e:före:26 e:für:-7 e:g:-49
e:gain:17 e:galeria:14 e:galpão:27 e:ganze:17 e:garden:72 e:gardening:8 e:garnet:60 e:gas:2 e:gate:77 e:gateway:22
e:gato:-11 e:gave:-23 e:gb:25 e:gdansk:-98 e:gebeld:13 e:geduld:20 e:geese:4 e:gegen:-15 e:gehen:-42 e:geht:-12
e:geliefert:10 e:gelungenen:2 e:generatorn:3 e:gentle:6 e:geprüft:4 e:gerador:4 e:geregnet:-32 e:gerät:-12 e:get:23
e:getränke:12 e:gets:72 e:geven:6 e:gezählt:-26 e:geçmek:10 e:ghent:-60 e:giant:45 e:gibi:25 e:gift:-51 e:gigabytes:20
e:gigs:-2 e:gilded:4 e:github:9 e:giubbotti:12 e:give:-161 e:given:-31 e:già:-22 e:glad:-2 e:glazen:20 e:gli:38
e:glove:23 e:gloves:33 e:glowing:5 e:glued:4 e:go:17 e:goat:-5 e:gobo-liste:-10 e:godson's:18 e:goes:-64 e:goggles:15
e:going:15 e:gold:45 e:golden:-54 e:gonna:-151 e:good:117 e:gossip:-18 e:got:5 e:gotta:-19 e:gps:21 e:grab:6
e:grade:-14 e:grain:-17 e:gram:122 e:grams:19 e:grand:-1 e:grande:-10 e:grandfather:-93 e:grandmas:31 e:grandson:-9
e:graph:-34 e:graustufen:31 e:grave:1 e:gravel:58 e:graz:-128 e:great:66 e:green:-2 e:greeting:-9 e:grew:-58
e:grill:49 e:grillen:-35 e:groene:5 e:gros:4 e:grotto:18 e:group:7 e:groupe:-3 e:grows:-6 e:groß:16 e:gruppo:-26
e:grutière:21 e:guarda:-17 e:guest:47 e:guests:-23 e:gun:2 e:gunilla:9 e:gust:16 e:gusta:-12 e:guter:1 e:guthaben:-1
e:guy:-29 e:guzeldi:11 e:gång:17 e:går:-7 e:gêne:22 e:gözlemler:10 e:gün:24 e:h:35 e:ha:-83 e:habe:-57 e:had:-75
e:haha:-84 e:hal:7 e:halb:53 e:half:33 e:halle:10 e:han:-35 e:hand:-26 e:hand-me-down:8 e:handed:18 e:handlers:26
e:handles:-1 e:hands:-106 e:handset:16 e:hang:-43 e:hanging:-7 e:hangs:-37 e:har:-129 e:harbour:16 e:hard:59
e:hard-coded:9 e:hardly:23 e:hardware:94 e:harness:-10 e:has:-112 e:hasn't:66 e:hasnt:9 e:hasta:-60 e:hat:-147
e:hatchback:17 e:hatching:17 e:hate:28 e:hated:15 e:hates:66 e:hats:10 e:have:-127 e:haven't:-7 e:having:-95 e:hay:-91
e:hazel:86 e:he:-110 e:he'd:-4 e:he's:74 e:header:-10 e:heads:18 e:headset:7 e:healthy:6 e:hear:8 e:heard:-16
e:heat:38 e:heater:9 e:heating:-26 e:heavy:-22 e:hedgehog:24 e:heeft:-35 e:heel:70 e:heet:11 e:heist:26 e:help:-8
e:helst:-60 e:helt:45 e:hem:-19 e:hemisfério:9 e:hemos:-44 e:heraus:8 e:herbst:-47 e:here:98 e:heroic:60 e:herr:83
e:herself:-25 e:hesaplar:2 e:het:42 e:heter:20 e:heures:40 e:hex:7 e:hier:-47 e:hierna:-81 e:high:13 e:highest:32
e:hill:22 e:him:71 e:hinter:3 e:hints:5 e:hire:68 e:his:56 e:history:-13 e:história:46 e:hiç:3 e:ho:-80 e:hobson's:16
e:hoe:-5 e:hog:14 e:hold:37 e:holding:28 e:holds:-14 e:hole:-1 e:holiday:102 e:holm:11 e:home:70 e:homework:-10
e:honestly:-20 e:hooguit:-55 e:hook:9 e:horizon:32 e:hos:65 e:hospital:-51 e:host:22 e:hot:33 e:hours:30 e:house:-58
e:households:13 e:how:-101 e:however:-32 e:hoy:-20 e:huge:12 e:huh:16 e:hums:48 e:hundred:1 e:hungry:-7 e:hunting:9
e:hurt:-12 e:huset:15 e:hut:-4 e:hänger:-7 e:härnäst:-106 e:höchstens:-145 e:högst:-51 e:hölle:37 e:i:-132 e:i'd:-220
e:i'll:-319 e:i'm:-101 e:i've:-258 e:ice:4 e:ices:47 e:ich:-27 e:id:-4 e:if:-80 e:ihn:13 e:ihnen:-34 e:ihrem:14
e:ik:-54 e:il:-35 e:ile:12 e:ill:-228 e:im:81 e:image:40 e:imagine:-30 e:immer:-43 e:impressive:2 e:imza:51 e:in:54
e:inbox:-6 e:incident:44 e:incl:9 e:included:-48 e:includes:8 e:indigo:29 e:indirect:-29 e:ines:-42 e:infiltration:26
e:information:-27 e:inga:-3 e:inheritance:6 e:initial:20 e:inline:14 e:innan:43 e:inner:-15 e:ins:32 e:inside:-1
e:inspector:-46 e:inspectors:-21 e:installing:19 e:instructor:-42 e:insulated:-16 e:insurance:-51 e:insurer:-4
e:intensive:-5 e:internal:40 e:internet:26 e:interrupt:8 e:into:38 e:inviato:7 e:invoice:-23 e:ionic:7 e:is:89
e:isnt:12 e:ist:20 e:it:37 e:it's:26 e:italian:6 e:itinerary:-10 e:its:109 e:ivan:8 e:ive:-28 e:içim:3 e:içimden:6
e:için:-65 e:j'ai:-154 e:j'aime:-24 e:jag:-96 e:jamais:-59 e:janitor:2 e:january:122 e:japanese:22 e:jasper:26
e:je:-190 e:jedes:11 e:jesteś:6 e:jeszcze:-13 e:jetzt:-12 e:jfk:-19 e:joan:-100 e:job:-66 e:jobs:-30 e:jonas:5
e:joue:34 e:journaux:-12 e:joystick:-10 e:json:20 e:july:124 e:jump:12 e:june:127 e:jusqu'au:23 e:just:36 e:juste:42
e:już:9 e:já:-23 e:k:36 e:kaartlaag:-20 e:kacheln:37 e:kadar:24 e:kaffee:26 e:kalibracji:-68 e:kalte:3 e:kan:-13
e:kanzlei:26 e:karte:-18 e:kasku:-7 e:kat:-3 e:każdy:34 e:kb:20 e:keep:-2 e:keeping:-17 e:keeps:-37 e:keine:-18
e:keinen:4 e:keiner:35 e:keken:36 e:keller:-20 e:ken:-2 e:kept:-98 e:kettle's:9 e:key:57 e:keyed:18 e:keyholders:-19
e:kg:-50 e:khaki:52 e:kids:2 e:kill:13 e:killing:48 e:kills:27 e:kilo:35 e:kilometres:12 e:kilos:-59 e:kind:-41
e:kinda:-5 e:kindly:-25 e:kingston:-18 e:kiosk:38 e:kit:3 e:kişi:30 e:klant:-23 e:klausur:-34 e:kleiderkartons:25
e:kleinen:21 e:klientowi:-7 e:klingt:-26 e:klo:30 e:knee:1 e:know:-12 e:knowing:-13 e:knows:110 e:kobo:42 e:kod:24
e:kommer:-2 e:kommt:-9 e:konfidenzintervallen:-9 e:konstiga:8 e:kontrol:3 e:kostade:56 e:kostenlose:23 e:kostet:43
e:kowalczyk:21 e:kraft:9 e:krakowie:-8 e:kuchen:37 e:kw:8 e:kylrummet:3 e:käfer:2 e:kälteren:1 e:köpa:22 e:kümmert:-12
e:l'alfabeto:16 e:l'an:19 e:l'oiseau:-27 e:l'option:33 e:la:4 e:label:-40 e:labeled:-7 e:labelled:24 e:ladder:-9
e:ladies:11 e:lake:63 e:landed:36 e:landline:32 e:landlord:-29 e:lane:-1 e:lanes:-7 e:languages:-42 e:laptop:-32
e:larga:-9 e:large:-11 e:las:45 e:lasse:9 e:last:40 e:lastenrad:-17 e:lasts:-39 e:late:14 e:later:-86 e:latest:-21
e:latin:-7 e:laundry:40 e:laut:-25 e:lautet:40 e:lay:15 e:layers:46 e:lcd:9 e:le:29 e:lea:17 e:leak:-47 e:leaked:-5
e:leaking:4 e:lean:-47 e:learn:-113 e:learned:-30 e:learner:-23 e:least:-4 e:leather:20 e:leave:-118 e:leavers:-18
e:leaves:-58 e:lecture:20 e:leftover:21 e:leg:-14 e:legal:88 e:legato:1 e:leiden:-15 e:leihgebühr:-11 e:leipzig:14
e:leis:14 e:lena:-17 e:lend:-49 e:les:37 e:less:135 e:lessons:-37 e:let:-92 e:let's:-178 e:lets:-142 e:letter:47
e:leur:22 e:leute:-21 e:lieber:-4 e:liebsten:-26 e:lieferscheine:-10 e:liefert:-38 e:liefst:22 e:liegt:-6 e:lies:-15
e:liever:-16 e:life's:26 e:lifts:-27 e:ligger:-15 e:light:-49 e:lighthouse:30 e:like:61 e:liked:12 e:lilac:145
e:lime:51 e:limit:-72 e:limping:35 e:lindqvist:-10 e:line:-35 e:linen:-14 e:lines:-5 e:linhas:39 e:lining:2 e:lira:16
e:list:-49 e:listening:56 e:lite:2 e:litres:-28 e:little:69 e:lively:34 e:livraison:17 e:llama:108 e:lleva:-25
e:lo:-19 e:load:-136 e:loading:66 e:loaf:32 e:local:4 e:locks:-15 e:locum:-9 e:log:34 e:logic:-4 e:logs:3 e:lol:-113
e:long:58 e:longs:32 e:look:84 e:looked:38 e:looks:102 e:loom:4 e:loose:22 e:lorry:5 e:los:25 e:lose:7 e:lost:13
e:lot:-7 e:lots:9 e:lottery:22 e:louder:28 e:loudspeaker:5 e:love:60 e:lovely:104 e:loves:18 e:low:31 e:lower:-25
e:lowest:-3 e:loyalty:-5 e:lte:13 e:lucca:-85 e:luck:54 e:luggage:38 e:luna:15 e:lunch:-4 e:lynch:14 e:lyon:8
e:läuft:-29 e:långa:60 e:löcher:14 e:m'amuser:12 e:ma:-35 e:maar:-5 e:mac:7 e:macchie:4 e:machine:-15 e:mad:-15
e:made:-114 e:madre:46 e:madrid:-13 e:mag:-18 e:magazzino:-16 e:magenta:36 e:magic:17 e:mai:-40 e:mail:-32 e:mails:45
e:main:74 e:maintainers:29 e:maintenance:-2 e:make:-153 e:makes:-48 e:mal:43 e:malmo:-112 e:man:-9 e:manage:-44
e:management:-35 e:manages:-14 e:mandate:-9 e:many:-54 e:map:-26 e:maple:144 e:mappen:29 e:maps:16 e:marbling:-18
e:march:119 e:marek's:2 e:margin:-41 e:marked:50 e:marker:12 e:market:21 e:markt:-16 e:martı:11 e:masakra:14
e:maske:35 e:massimo:-31 e:material:-17 e:maths:-25 e:matin:-7 e:matron:-21 e:mauvaise:-11 e:max:-46 e:maximum:-25
e:may:4 e:mało:20 e:me:-13 e:means:31 e:meant:7 e:measurement:-18 e:mecze:24 e:med:64 e:medlar:34 e:meerkeuzevragen:-2
e:meeting:16 e:megabytes:-11 e:meh:10 e:mehmet:34 e:mein:-13 e:melts:2 e:members:-1 e:membership:-16 e:memory:-5
e:men:4 e:menschen:-1 e:mentions:22 e:menu:22 e:mercatini:13 e:mercator:-12 e:merge:6 e:merged:-16 e:mes:-39
e:mesmo:32 e:message:-77 e:messages:-2 e:met:-19 e:metal:33 e:meteor:-4 e:meter:7 e:method:-10 e:metres:79 e:mezzo:16
e:mg:8 e:mhz:24 e:mi:-34 e:mia:-21 e:mic:-16 e:microns:13 e:miei:10 e:mieux:-14 e:might:-7 e:migrated:-26
e:migration:-9 e:mij:11 e:milchtank:-23 e:mild:11 e:milking:45 e:millimetres:22 e:milliseconds:-58 e:millisekunden:12
e:milo:-7 e:min:-15 e:minas:8 e:mind:-43 e:minha:-9 e:minor:7 e:mint:14 e:minus:84 e:minute:17 e:minutes:-23
e:minutos:-30 e:mio:-11 e:mir:-47 e:mirror:49 e:misc:22 e:missed:44 e:missing:110 e:misst:-39 e:mistakes:-1 e:mit:-76
e:mittagessen:14 e:mittwochs:11 e:mix:-45 e:mm:17 e:mmsi:12 e:mnie:37 e:mobile:81 e:mock:24 e:mocking:43 e:module:-32
e:modulo:7 e:moe:5 e:molkerei:10 e:moment:-27 e:money:24 e:monitoring:12 e:monsieur:11 e:month:-90 e:months:-35
e:montre:-14 e:moon:-75 e:moot:-19 e:morgens:10 e:morning:-66 e:mornings:-64 e:most:-45 e:mostly:16 e:mother:-4
e:motorhaube:18 e:mots:13 e:moulting:2 e:mountain:-31 e:mounts:14 e:move:-1 e:moving:-18 e:mqtt:13 e:mr:115 e:mri:18
e:mrs:62 e:ms:30 e:much:18 e:mucho:-24 e:mugs:8 e:muito:15 e:mum:-24 e:mum's:-49 e:mums:2 e:museum's:-44 e:musica:12
e:muss:-10 e:must:-87 e:muy:38 e:myself:-17 e:myth:68 e:máximo:-31 e:mätt:38 e:mélange:56 e:même:41 e:n:25 e:na:82
e:nach:-85 e:nachrichten:24 e:nacht:-3 e:nada:53 e:nags:13 e:nah:-28 e:name:51 e:named:67 e:names:-21 e:nantes:-82
e:naprawiony:6 e:narrow:47 e:ne:-213 e:nearly:30 e:nebel:12 e:need:13 e:needed:-5 e:needs:3 e:neighbour:-122 e:nel:32
e:nephew:3 e:nested:47 e:nesting:-24 e:netting:13 e:network:54 e:neu:14 e:neue:-63 e:neuestem:8 e:neun:23 e:never:-137
e:newspaper's:10 e:next:-49 e:nice:96 e:nicht:106 e:nichts:15 e:nickel:24 e:nickname:3 e:nie:6 e:niece:-136
e:niedzielę:14 e:niet:-65 e:night:-25 e:nights:-55 e:ninas:5 e:ninguna:5 e:ninguno:29 e:no:42 e:noah:30 e:noch:85
e:noches:-1 e:node:59 e:nodig:7 e:nog:-27 e:noisy:6 e:noktasına:16 e:non:-72 e:none:69 e:nonstop:8 e:nooit:1 e:noon:-5
e:noone:58 e:nordics:-5 e:normal:-24 e:north:75 e:nos:-99 e:not:59 e:notch:66 e:note:-50 e:notebook:-40 e:noted:-39
e:notes:-78 e:nothing:6 e:noticed:28 e:notre:-1 e:nous:-42 e:nouvelle:3 e:november:141 e:now:-12 e:nowhere:59
e:nowy:-4 e:nr:54 e:nu:-28 e:null:51 e:number:57 e:numbers:32 e:numero:6 e:numret:16 e:nun:-12 e:nunca:-76 e:não:-36
e:nächstes:-73 e:o:-39 e:ob:-7 e:object:31 e:observer:6 e:occupe:-4 e:och:28 e:october:122 e:odd:21 e:oddly:111
e:odpowiada:15 e:oduya:-7 e:of:87 e:off:48 e:off-by-one:4 e:office:58 e:oficina:13 e:oggi:-11 e:oil:-51 e:ojo:-21
e:ok:27 e:oké:-12 e:olacak:19 e:old:28 e:older:31 e:oldest:-11 e:olive:4 e:om:-15 e:oma:-17 e:omar:21 e:omg:-5 e:on:40
e:on-call:36 e:once:-50 e:onder:2 e:one:-2 e:ones:-50 e:only:-108 e:ont:-28 e:op:-18 e:opened:-63 e:opening:31
e:opens:15 e:opera:6 e:operador:-7 e:operating:17 e:optical:6 e:optics:14 e:or:136 e:oral:-24 e:orchard:-10 e:order:23
e:order's:30 e:ordered:19 e:orders:-43 e:ordinary:18 e:organic:-8 e:orienteering:9 e:origin:21 e:original:17
e:orthodontic:27 e:os:-64 e:oscilloscope:1 e:oskar:-14 e:oslo:-50 e:ota:-11 e:other:24 e:other's:17 e:otherwise:-7
e:ottilie:5 e:ottoline's:28 e:ou:53 e:our:-38 e:ours:-27 e:out:-39 e:outage:-2 e:outdoor:63 e:outer:-10 e:outras:11
e:oven:-2 e:over:40 e:owe:-19 e:own:150 e:owner:18 e:oznacza:53 e:p-anteil:18 e:packet:1 e:padded:12 e:page:44
e:paghiamo:17 e:paid:-25 e:paint:-31 e:painted:110 e:pale:-19 e:pallet:-8 e:panadería:-5 e:panico:5 e:paper:27
e:papier:21 e:par:150 e:para:66 e:paragraph:27 e:paraît:12 e:parcel:-20 e:parecia:9 e:parent's:16 e:parents:8
e:park:-18 e:parked:-9 e:parking:-19 e:parkplatz:16 e:parlour:10 e:parola:48 e:parrot:-53 e:parse:8 e:parser:-64
e:particles:9 e:partner:-11 e:parts:36 e:party:-12 e:pas:-23 e:pass:17 e:passe:-5 e:passed:-25 e:passenger:-92
e:passport:-79 e:past:134 e:patched:14 e:patient:23 e:paul:10 e:pawn:5 e:payment:5 e:payroll:34 e:pays:122 e:peak:20
e:pearl:50 e:peas:29 e:pediu:-1 e:pega:12 e:pencils:12 e:pensions:10 e:people:-46 e:per:193 e:perde:6 e:perdo:14
e:perfectly:23 e:pero:12 e:person:-39 e:personal:85 e:personen:4 e:personnes:-24 e:perçin:17 e:pesa:-34 e:petrol:12
e:peu:64 e:pff:12 e:pharmacy:-19 e:philomena:34 e:phone:-42 e:phone's:14 e:phones:-7 e:phonetic:-15 e:photo:3
e:piano:-44 e:pick:-21 e:picked:-11 e:picker:-28 e:picking:1 e:picture:11 e:pid-regler:41 e:piec:-6 e:pies:-22
e:piezas:11 e:pig:28 e:pigeon:49 e:pigeons:-29 e:pilot:-3 e:pilote:-20 e:pin:96 e:pinky:82 e:pipe:25 e:pipes:55
e:pisa:28 e:piscina:23 e:piso:-17 e:pièce:15 e:più:77 e:place:-101 e:plain:16 e:plan:-17 e:planet:-12 e:planned:-14
e:planner:5 e:plans:-1 e:plastic:7 e:plates:2 e:play:17 e:players:-13 e:playing:3 e:playlist:-15 e:plays:41 e:plaît:23
e:pleasant:3 e:please:-208 e:pls:-195 e:plugged:104 e:pluie:-14 e:plum:29 e:plumber:-18 e:plus:15 e:plutôt:40 e:pm:87
e:pod:3 e:pode:-44 e:poem:23 e:points:-19 e:poisson:8 e:policy:43 e:polishes:25 e:polite:60 e:polls:-20 e:pomace:11
e:pontoon:6 e:poor:157 e:poplar:1 e:por:175 e:porque:-36 e:port:96 e:porta:-6 e:portano:25 e:porte:5 e:porter's:24
e:portholes:41 e:porto:-57 e:portrait:24 e:portta:32 e:portátil:26 e:posso:-12 e:post:39 e:postcard:3 e:posted:5
e:postgres:9 e:postman:-11 e:pot:26 e:potato:59 e:pottery:54 e:pounds:-9 e:pour:41 e:power:15 e:ppl:-2 e:pra:46
e:practice:-77 e:practise:-8 e:praktiska:22 e:pratique:-6 e:predict:1 e:preferisco:-14 e:prefiro:-37 e:pregnant:14
e:presque:18 e:press:15 e:pressure:-22 e:preta:-5 e:price:107 e:print:51 e:printed:45 e:printer:68 e:printers:-4
e:prints:13 e:priority:27 e:private:66 e:prix:4 e:pro:27 e:probably:22 e:probe:14 e:probetest:2 e:procent:69
e:production:-6 e:profile:-8 e:profiler:22 e:prohibido:-9 e:project:-34 e:promise:-21 e:promised:-96 e:proper:44
e:pros:9 e:prose:12 e:protocol's:-32 e:provider:-45 e:przegląd:16 e:przeglądu:5 e:przy:47 e:prüflauf:-19 e:prüfung:-30
e:public:11 e:puddle:6 e:puede:-54 e:puerta:20 e:puerto:19 e:pulls:28 e:pump:31 e:pumps:30 e:punch:-56 e:punish:22
e:punten:66 e:puppet:13 e:purchase:-30 e:pure:23 e:purement:26 e:push:-84 e:pushed:-13 e:put:-71 e:putting:4
e:putzt:14 e:på:39 e:qa:-29 e:qu'il:16 e:qu'on:-23 e:qualifying:1 e:quando:-16 e:quarry:61 e:quarter:52 e:quasi:-28
e:quatschen:-30 e:quay:87 e:que:-22 e:quedó:-44 e:quel:-3 e:quem:-49 e:quero:-30 e:question:-42 e:questions:4
e:questo:31 e:queue:-63 e:quid:19 e:quiero:-54 e:quiet:60 e:quintas:21 e:quite:47 e:quiz:29 e:qué:-25 e:radio:53
e:rail:29 e:rain:6 e:raise:1 e:ramp:-12 e:rang:-57 e:ranzada:48 e:rapid:32 e:rare:31 e:rarely:98 e:raspberry:8
e:rast:16 e:rates:2 e:rather:-38 e:raum:36 e:ravi:-68 e:raw:-2 e:re-recorded:-5 e:reach:64 e:reached:17 e:reactor:31
e:read:-27 e:read-only:6 e:reading:-20 e:reads:57 e:real:45 e:reason:-21 e:reasoning:1 e:rebooking:10 e:receiver:-10
e:receiving:24 e:recent:15 e:recognises:16 e:recommend:-58 e:record:-27 e:red:51 e:redis:12 e:reefer:-20 e:ref:83
e:reference:37 e:refill:-71 e:refuses:17 e:refusing:3 e:regraded:13 e:regrettably:-5 e:regulator:-2 e:rehearsal:-17
e:reissued:10 e:rejected:22 e:release:25 e:relocation:45 e:remapped:-4 e:remembers:14 e:removal:-20 e:removes:6
e:render:32 e:rendu:-15 e:rental:13 e:rented:19 e:repair:-30 e:repaso:33 e:repo:-13 e:report:-85 e:reported:28
e:reports:48 e:request:-26 e:requested:17 e:rerouted:11 e:res:6 e:reservation:23 e:reservdelarna:7 e:reserved:-17
e:resort:-1 e:respray:18 e:rest:-40 e:restaurant:25 e:rests:7 e:resumo:-20 e:retirement:-11 e:returned:-30 e:returns:1
e:revisa:45 e:revision:33 e:rich:22 e:richtig:54 e:ride:-17 e:rider:12 e:ridge:-23 e:right:44 e:ring:26 e:rinse:-18
e:rinsing:25 e:rivets:9 e:road:-21 e:roads:-15 e:robot:-23 e:roch:89 e:rock:11 e:roll:51 e:rolled:-35 e:rollierenden:5
e:rolls:48 e:roman:14 e:roof:-50 e:rooftop:40 e:room:44 e:rooms:-4 e:root:59 e:rotten:12 e:roule:9 e:round:11
e:route:-38 e:rubber:52 e:rude:36 e:rue:-16 e:rufbereitschaft:-34 e:rule:-3 e:run:-33 e:runner:-1 e:running:-11
e:runs:20 e:runtimes:-6 e:rush:51 e:rust:15 e:rusty:16 e:référence:12 e:régie:32 e:s:-22 e:s'appelle:14 e:sa:8
e:saat:12 e:sagt:31 e:sahilde:7 e:said:111 e:sailed:-19 e:sailing:77 e:sala:6 e:salad:3 e:saliera:3 e:salle:-35
e:salt:10 e:same:90 e:sample:4 e:sandalen:28 e:sang:-8 e:saniye:22 e:sapo:-7 e:sat:-47 e:sauber:11 e:save:-2
e:savings:29 e:say:105 e:saying:22 e:says:89 e:scale:5 e:scan:-26 e:scare:15 e:scares:51 e:scatter:15 e:scendere:11
e:schade:35 e:schedule:-2 e:scheduling:-29 e:scheldwoorden:20 e:schlüssel:-9 e:schon:-12 e:school:-4 e:school's:12
e:schön:21 e:scioglie:16 e:scouts:28 e:scoville:7 e:scraped:8 e:screen:-30 e:script:-28 e:scripts:50 e:scène:15
e:sd:21 e:se:-18 e:seagull:-46 e:search:-13 e:seasonal:43 e:seat:-7 e:seats:20 e:sec:9 e:second:67 e:secondary:11
e:secondes:-3 e:seconds:-64 e:sector:3 e:see:-24 e:seems:45 e:seen:-24 e:seguir:-4 e:seguro:-30 e:seine:14
e:seinen:-21 e:seiten:-11 e:sekunden:44 e:selfies:8 e:sells:22 e:sem:37 e:semaine:28 e:sembrano:4 e:sen:-7 e:send:-45
e:sends:-11 e:sensor:-22 e:senza:3 e:separate:63 e:september:103 e:sera:16 e:serial:26 e:server:-49 e:service:-37
e:será:-12 e:set:-67 e:settle:36 e:settled:-55 e:several:-5 e:señor:4 e:shade:-16 e:shall:-123 e:share:-15 e:shared:14
e:she:-56 e:shed:-21 e:shelf:22 e:shell:18 e:shielded:27 e:shiny:5 e:ship:5 e:ships:-11 e:shoes:-4 e:shop:-12
e:shopping:38 e:short:33 e:short-wave:6 e:should:-114 e:show:-78 e:showed:-9 e:shows:-72 e:si:-64 e:sicher:-16
e:sick:-72 e:sidecar:6 e:sides:-8 e:sideways:22 e:sie:-16 e:sight:36 e:sign:30 e:signatures:-37 e:signed:-15
e:signor:34 e:signs:63 e:similar:22 e:simple:5 e:simulator:-38 e:sin:113 e:since:62 e:sind:-103 e:single:92 e:sings:8
e:sinon:-21 e:sister:-82 e:sister's:21 e:sit:14 e:sit-down:-15 e:site:-82 e:sits:-35 e:sitting:31 e:size:60 e:się:23
e:sjuk:-15 e:själv:-10 e:ska:-37 e:skimmed:2 e:skinny:18 e:skip:-4 e:skirting:1 e:sky:35 e:slate:56 e:slave:11
e:sleeping:-23 e:sleeps:76 e:sleepy:-12 e:sleutel:-8 e:slide:45 e:slimme:16 e:sling:-1 e:slipped:9 e:slipper:10
e:slot:42 e:slots:-24 e:slow:8 e:slutar:18 e:small:37 e:smaller:47 e:smile:-13 e:smiling:48 e:smooth:43 e:snack:7
e:snapshot:5 e:sneezing:36 e:snow:38 e:so:-147 e:sobre:34 e:sock:15 e:sofa:-16 e:sofort:3 e:soft-touch:14 e:sogar:-28
e:soggy:8 e:solid:5 e:sollte:-1 e:solution:-43 e:solvants:4 e:solène:7 e:som:-14 e:some:-14 e:somebody:-102
e:someone:-95 e:someone's:4 e:something:60 e:sometimes:2 e:somewhat:19 e:sommerreifen:2 e:somos:2 e:sonar:20 e:sonno:2
e:sonst:-33 e:sooner:-32 e:soothing:5 e:sophia:4 e:sorry:-17 e:sort:-20 e:sorting:34 e:sound:27 e:sounded:47
e:sounds:44 e:soup:-19 e:sous:12 e:space:-2 e:spaces:1 e:spanish:-5 e:spark:17 e:speak:4 e:speakers:3 e:speaking:11
e:speaks:13 e:species:34 e:specific:-28 e:speech:1 e:speed:-32 e:speedy:33 e:spend:-22 e:spent:-52 e:spine:6
e:spiritual:43 e:splitter:15 e:spots:7 e:sprained:-37 e:spring:-11 e:square:19 e:squashed:8 e:squashen:-1 e:squeak's:3
e:stack:-34 e:stadtfests:-8 e:staff:-52 e:stage:-17 e:stand:36 e:stands:7 e:starred:1 e:start:-70 e:started:-15
e:starts:60 e:startup:-26 e:state:64 e:stationen:3 e:statistics:11 e:status:-63 e:stays:111 e:steel:21 e:stehen:-8
e:stemma:-12 e:step:-24 e:steps:7 e:stichworte:3 e:sticker:48 e:still:26 e:stock:-15 e:stocktake:12 e:stolen:9
e:stone:4 e:stones:-17 e:stood:-25 e:stoom:21 e:stopped:-27 e:storage:55 e:store:14 e:stored:28 e:storm:-36
e:straight:39 e:strange:-4 e:strangers:29 e:stretcher:18 e:strings:-17 e:strom:5 e:studies:6 e:studio:22 e:stufe:17
e:stuff:-40 e:stuffed:37 e:stunden:39 e:sturmwarnung:-9 e:subsoil:9 e:substitution:6 e:successful:21
e:successfully:176 e:such:-18 e:sugar:-7 e:sui:23 e:suitcase:4 e:suits:47 e:sulla:6 e:sulle:3 e:summer:20
e:summer's:15 e:summit:45 e:sums:-27 e:sunday:41 e:superare:-29 e:support:-27 e:sur:52 e:sure:-59 e:surprise:6
e:surprised:36 e:svenska:-14 e:svg:-18 e:swallows:20 e:swam:29 e:swan:-18 e:swapped:-6 e:swear:-34 e:sweet:7
e:swell:19 e:swelling:-36 e:swimming:64 e:swings:67 e:swiss:24 e:switch:32 e:switched:55 e:switchover:-4 e:swung:14
e:symbolicated:27 e:system:-44 e:så:-19 e:t:16 e:ta:-10 e:table:-10 e:tabs:-23 e:tacks:85 e:tag:23 e:tage:65
e:tagsüber:10 e:tak:13 e:take:20 e:taken:26 e:takes:-93 e:taking:55 e:talk:-23 e:talked:-4 e:tank:-12 e:tanque:21
e:tanta:-1 e:tapa:6 e:tapes:-3 e:taps:7 e:tar:6 e:target:-31 e:targets:46 e:taschenrechner:43 e:tasted:-26
e:tasting:-28 e:tax:32 e:taxi:-11 e:tbh:-56 e:te:1 e:teacher's:20 e:teaches:12 e:teal:29 e:team:-57 e:technical:35
e:technician:-12 e:technicians:-14 e:tego:12 e:telco:-3 e:telefon:13 e:tells:24 e:tem:-30 e:template:1 e:tempo:-4
e:temporary:9 e:temps:-11 e:ten:2 e:tenant:-59 e:tende:35 e:tendré:-23 e:tension:-49 e:tent:-35 e:tenöre:16
e:teraz:-81 e:tercih:49 e:terminal:21 e:terrace:33 e:test:-32 e:testi:-8 e:testimony:-1 e:tests:86 e:textbooks:11
e:texture:8 e:than:14 e:thank:103 e:thank-you:4 e:thanks:7 e:that:-23 e:that's:81 e:thatched:24 e:thats:206 e:the:-26
e:theatre:-9 e:their:64 e:them:56 e:theme:11 e:then:-3 e:there:-87 e:there's:-71 e:therefore:-26 e:thermal:37
e:these:108 e:they:-73 e:they'll:-33 e:they're:-7 e:they've:-29 e:thin:6 e:thing:-50 e:think:-6 e:thinking:72
e:thinks:-76 e:third:37 e:this:74 e:those:-18 e:though:-78 e:thought:-56 e:thousand:4 e:three:35 e:three-course:10
e:three-part:23 e:threw:-21 e:through:-1 e:throw:-68 e:thrown:25 e:thursday:-19 e:thyroid:12 e:ti:-41 e:ticket:39
e:tickets:-29 e:tide:50 e:tides:15 e:tie:-10 e:tiene:1 e:tier:17 e:tierarzt:40 e:tierney's:7 e:til:9 e:tile:16
e:tiles:25 e:till:110 e:timbre:-16 e:time:-24 e:timeline:6 e:timer:1 e:times:-56 e:timetable:8 e:tin:16 e:tinted:17
e:tiny:107 e:tio:29 e:tired:9 e:title:8 e:tittade:-9 e:tmrw:-36 e:to:-14 e:toast:9 e:toca:-55 e:tocca:-2 e:today:-40
e:toddlers:62 e:together:-39 e:told:-155 e:tomorrow:-16 e:ton:57 e:tones:29 e:tonight:-14 e:tonight's:-11 e:tonnen:-24
e:tonnes:-33 e:too:92 e:took:-8 e:topic:29 e:torre:15 e:torta:-7 e:tortoise:-18 e:total:11 e:touch:18 e:touched:4
e:touches:17 e:tourne:-1 e:tout:57 e:tove:-43 e:toward:14 e:towards:23 e:towels:14 e:tower:-69 e:town:-51 e:toyosa:7
e:track:10 e:tracking:53 e:traffic:73 e:trainer:32 e:tram:1 e:travel:54 e:tray:-14 e:trente:8 e:treppe:29
e:triangles:-3 e:tried:3 e:trieste:-103 e:trip:-78 e:triptych:35 e:trolley:25 e:trolleys:32 e:trop:-4 e:trouve:-13
e:truck:-30 e:truly:11 e:trust:21 e:try:26 e:trzeba:-18 e:träge:17 e:träumen:21 e:tubo:5 e:tuesday:31 e:tune:-23
e:tuner:-28 e:tunes:4 e:tuning:1 e:turku:-56 e:turn:52 e:turned:12 e:turns:-30 e:tutto:-20 e:twee:29 e:twelve:17
e:twenty-second:4 e:twice:-59 e:two:-5 e:two-room:41 e:tylko:1 e:type:41 e:typed:13 e:typing:27 e:tömt:1 e:u:-18
e:udany:22 e:ugh:77 e:ugliest:-58 e:ultrasound:22 e:um:-55 e:umber:77 e:umbrella:25 e:umständen:-12 e:un:10 e:uncle:-9
e:unclear:-5 e:under:61 e:understood:-17 e:undo:30 e:une:3 e:unfair:7 e:union:35 e:unit:-35 e:units:-12 e:unless:-1
e:uno:71 e:uns:-8 e:unsere:9 e:unter:-7 e:until:46 e:up:-5 e:upcoming:36 e:updated:-21 e:upgrade:-7 e:upload:-12
e:uploaded:11 e:upper:33 e:upstairs:5 e:us:7 e:usa:-21 e:usb:7 e:use:-16 e:used:11 e:user:73 e:users:-13 e:usiamo:12
e:usually:-21 e:utilise:12 e:vaak:-3 e:vad:-47 e:vague:6 e:vak:-21 e:values:-11 e:vamos:-35 e:van:21 e:vanaf:-2
e:vandaag:29 e:vanno:11 e:vara:-3 e:variable:-3 e:various:8 e:varje:58 e:ve:9 e:vecino:-3 e:vecka:23 e:veg:-28
e:vegetarian:74 e:vending:-19 e:vendor:-33 e:verbindungen:-24 e:vergeet:24 e:verhuizer:28 e:verkligen:2
e:verschoben:-35 e:verwirrt:25 e:very:79 e:vet:73 e:vhf:5 e:vi:-76 e:via:78 e:vid:1 e:video:22 e:vielen:33
e:vielleicht:2 e:viennent:-3 e:vier:51 e:viernes:20 e:vierten:5 e:vieux:35 e:viktmodulen:-12 e:vill:-57 e:village:53
e:vine:6 e:vingt-deux:-7 e:vintage:3 e:violet:62 e:violin:-15 e:vis:24 e:vision:6 e:visiting:-29 e:visitor:-3
e:visitors:21 e:visto:-8 e:vocabulary:11 e:voce:-8 e:vogliono:5 e:voiture:23 e:voix:34 e:volante:4 e:voller:12
e:volunteers:-54 e:von:92 e:voor:17 e:vor:-26 e:vorne:13 e:voted:20 e:vou:-45 e:vous:-13 e:vriendelijker:16
e:vrijdag:14 e:vrolijk:9 e:vuoi:9 e:vänta:5 e:w:63 e:wagen:23 e:wagon:24 e:wagons:18 e:waits:-9 e:wake-up:8 e:walk:-6
e:walked:-23 e:walks:-27 e:walnut:68 e:wanna:-26 e:wants:-35 e:war:41 e:ward:-7 e:warehouse:6 e:warm:-52 e:warned:-3
e:warp:-10 e:warped:20 e:warranty:-15 e:was:66 e:wash:123 e:water:-133 e:watts:-18 e:waved:40 e:wayleave:-36 e:we:-145
e:we'd:-46 e:we'll:-168 e:we're:-77 e:we've:-94 e:weak:35 e:weakest:20 e:wear:-25 e:web:8 e:wednesday:16
e:wednesdays:8 e:week:-55 e:weekday:7 e:weekend:-80 e:weekly:-54 e:weeks:-2 e:weer:-8 e:weighed:22 e:weighs:-42
e:weil:-29 e:weken:15 e:welcome:19 e:went:57 e:werden:-22 e:were:62 e:wet:34 e:whale:34 e:what:-134 e:whatever:7
e:wheels:-24 e:whenever:-18 e:where:-149 e:whether:-75 e:which:-303 e:while:22 e:whispering:1 e:white:49 e:who:-154
e:who's:39 e:whoever:-154 e:whole:28 e:whose:-34 e:why:-112 e:wide:61 e:widget:17 e:width:44 e:wie:5 e:wieder:73
e:wiegt:-24 e:wieje:-23 e:wife:-25 e:wil:-16 e:will:-117 e:wind:-44 e:window:-9 e:windows:-36 e:windscreen:24 e:wine:6
e:winkel:9 e:wir:-95 e:wire:-8 e:with:32 e:within:5 e:without:74 e:witness:12 e:witte:28 e:wobbly:15 e:wochenplan:27
e:wohl:-9 e:wolę:-37 e:woman:-2 e:won't:-61 e:wonderful:18 e:wood:2 e:wooden:16 e:wool:15 e:word:14 e:work:44
e:worked:-34 e:working:36 e:works:21 e:worksheet:14 e:world:-6 e:worries:-1 e:worse:4 e:worst:44 e:worth:111
e:would:-113 e:wound:10 e:wow:4 e:wpm:-17 e:wrapping:15 e:wreck:5 e:write:-71 e:writing:59 e:wrong:59 e:wrote:20
e:wymienić:-17 e:wynosi:61 e:wypisał:-13 e:wörterbuch:15 e:własnej:20 e:xmas:26 e:ya:-144 e:yacht:23 e:yamaha:16
e:yaml:24 e:yataktan:17 e:year:-73 e:yearly:1 e:years:88 e:yellowed:-73 e:yeniden:7 e:yes:-111 e:yesterday:-84
e:yesterday's:-17 e:yesterdays:-19 e:yet:-119 e:yo:-6 e:you:-2 e:you'll:-112 e:you're:124 e:you've:-79 e:younger:-6
e:your:-13 e:youth:3 e:zamiast:7 e:zapłacona:2 e:zasłania:19 e:zaterdag:11 e:zawsze:-17 e:zdmuchnęło:22 e:zegara:15
e:zeigen:6 e:zero:38 e:zieht:-26 e:ziek:48 e:ziet:-19 e:zio:-25 e:zip:46 e:zitten:3 e:zmiennych:8 e:zniszczony:37
e:znowu:-29 e:zo'n:-48 e:zomer:38 e:zona:-14 e:zonder:32 e:zone:60 e:zostajemy:-22 e:zu:73 e:zum:21 e:zurück:3
e:zwei:-25 e:zweit:31 e:zwykłych:27 e:zwölf:13 e:à:-24 e:às:108 e:är:114 e:ärmel:12 e:även:-7 e:åt:41 e:çantada:14
e:çok:12 e:è:47 e:é:-15 e:était:48 e:été:46 e:êtes:19 e:öronmärke:17 e:över:13 e:último:4 e:über:-58 e:übernommen:9
e:üyelere:36 e:şarkı:30 e:до:-11 e:не:73 e:по:17 e:работа:25 e:третьей:27 e:туда:26 eb:*_*:-111 eb:*_0:109
eb:*_cedar:5 eb:*_doors:9 eb:*_economy:10 eb:*_flight:-29 eb:*_gracia:45 eb:*_ismet:11 eb:*_james:-20 eb:*_joan:1
eb:*_me:32 eb:*_msp:22 eb:*_no:9 eb:*_pressed:33 eb:*_sea:10 eb:*_sfo:8 eb:*_thu:4 eb:*_you:26 eb:*_zstd:32 eb:0_*:-43
eb:0_aan:2 eb:0_actually:-16 eb:0_adults:23 eb:0_after:-24 eb:0_all:-33 eb:0_alunos:27 eb:0_amperes:2 eb:0_amps:15
eb:0_anni:13 eb:0_ans:22 eb:0_anschlüsse:15 eb:0_anything:-4 eb:0_attempts:77 eb:0_auf:-19 eb:0_aufträge:32
eb:0_aushängen:1 eb:0_back:-4 eb:0_baguettes:28 eb:0_baies:11 eb:0_bajos:13 eb:0_bajtów:12 eb:0_bales:36 eb:0_band:-17
eb:0_bar:49 eb:0_bars:53 eb:0_baud:6 eb:0_beats:29 eb:0_before:-8 eb:0_bei:-22 eb:0_beim:-22 eb:0_bekommen:-39
eb:0_bereit:19 eb:0_bottiglie:25 eb:0_brb:-20 eb:0_brezeln:9 eb:0_bringe:-25 eb:0_bringen:-20 eb:0_brokers:16
eb:0_business:-34 eb:0_but:-29 eb:0_butacas:39 eb:0_bytes:56 eb:0_cabines:20 eb:0_cafés:5 eb:0_calls:-20
eb:0_canciones:-20 eb:0_carretillas:65 eb:0_cars:6 eb:0_casas:19 eb:0_cases:-43 eb:0_caves:-12 eb:0_centimetri:33
eb:0_chairs:-12 eb:0_chaises:28 eb:0_chapitres:21 eb:0_children:48 eb:0_chili:17 eb:0_cinnamon:-21 eb:0_classes:11
eb:0_clocks:13 eb:0_cm:51 eb:0_coaches:39 eb:0_coffee:-41 eb:0_coffees:-22 eb:0_colleagues:-45 eb:0_columns:74
eb:0_connections:12 eb:0_container:18 eb:0_containers:-9 eb:0_copies:43 eb:0_correct:11 eb:0_counters:3 eb:0_counts:31
eb:0_couverts:37 eb:0_crates:23 eb:0_credits:2 eb:0_cross:-46 eb:0_czerwca:8 eb:0_dans:-3 eb:0_day:-1 eb:0_days:90
eb:0_db:27 eb:0_decades:14 eb:0_degrees:90 eb:0_degrés:20 eb:0_details:-11 eb:0_dezimeter:70 eb:0_dias:17 eb:0_did:-18
eb:0_die:-7 eb:0_digits:19 eb:0_do:-36 eb:0_does:-18 eb:0_dogs:-29 eb:0_dots:24 eb:0_dr:-5 eb:0_drives:-17
eb:0_drops:5 eb:0_easels:7 eb:0_eggs:24 eb:0_elementos:4 eb:0_employees:31 eb:0_entradas:29 eb:0_entrego:-47
eb:0_entries:129 eb:0_episodes:19 eb:0_est:131 eb:0_eur:-8 eb:0_euro:57 eb:0_euros:66 eb:0_evenings:29 eb:0_faults:25
eb:0_finalement:-2 eb:0_finished:-7 eb:0_fish:13 eb:0_flight:-40 eb:0_floor:-10 eb:0_fog:13 eb:0_footnotes:28
eb:0_for:-54 eb:0_fragen:30 eb:0_frames:36 eb:0_free:-57 eb:0_from:-26 eb:0_fromages:32 eb:0_fächer:57 eb:0_g:53
eb:0_gateway:-2 eb:0_gb:37 eb:0_gelati:-7 eb:0_geplant:34 eb:0_getest:13 eb:0_gewonden:28 eb:0_gigabytes:54
eb:0_gigas:37 eb:0_giorni:55 eb:0_goes:15 eb:0_grad:76 eb:0_grams:11 eb:0_gästen:34 eb:0_h:-7 eb:0_haczyków:44
eb:0_haha:-72 eb:0_heads:60 eb:0_hertz:27 eb:0_heures:9 eb:0_hilos:20 eb:0_hives:54 eb:0_hmm:-2 eb:0_hoje:-17
eb:0_horas:-31 eb:0_hour:-20 eb:0_hours:33 eb:0_houses:-26 eb:0_hrs:42 eb:0_hundredweight:1 eb:0_hungry:-5 eb:0_hz:77
eb:0_i:-11 eb:0_i'll:-2 eb:0_ill:-8 eb:0_in:-80 eb:0_instead:16 eb:0_is:-70 eb:0_istället:13 eb:0_it:-130
eb:0_items:60 eb:0_joan:-34 eb:0_juré:5 eb:0_kacheln:-12 eb:0_kb:16 eb:0_kbaud:1 eb:0_keep:-22 eb:0_keys:5 eb:0_kg:38
eb:0_kids:18 eb:0_kilo:14 eb:0_kilobytes:43 eb:0_kilometer:-6 eb:0_kilos:2 eb:0_kilovatios:48 eb:0_kilowatts:51
eb:0_kişi:-30 eb:0_kleine:-27 eb:0_kleinen:-27 eb:0_knight:-2 eb:0_knoten:-30 eb:0_knots:3 eb:0_kpa:34 eb:0_kropli:35
eb:0_lames:47 eb:0_lanes:22 eb:0_latest:82 eb:0_lautsprecher:50 eb:0_left:-23 eb:0_leute:133 eb:0_lever:-29
eb:0_lies:-47 eb:0_lignes:17 eb:0_line:-20 eb:0_lines:-10 eb:0_liter:30 eb:0_litres:51 eb:0_litri:16 eb:0_litros:16
eb:0_lodów:-38 eb:0_lol:-97 eb:0_long:111 eb:0_lumens:35 eb:0_líneas:5 eb:0_ma:127 eb:0_mailboxes:-9 eb:0_maintenant:4
eb:0_mal:-39 eb:0_march:15 eb:0_mark:-1 eb:0_marks:102 eb:0_mb:54 eb:0_mbar:34 eb:0_mbit:51 eb:0_meals:-23
eb:0_megabits:56 eb:0_megabyte:39 eb:0_megabytes:87 eb:0_melden:-33 eb:0_meters:-8 eb:0_microamps:20
eb:0_microseconds:6 eb:0_mikroampere:47 eb:0_millimetres:24 eb:0_millisecondes:38 eb:0_milliseconds:63
eb:0_millisekunden:14 eb:0_milímetros:30 eb:0_min:82 eb:0_minut:19 eb:0_minuten:63 eb:0_minutes:7 eb:0_minuti:47
eb:0_minutos:70 eb:0_mistakes:29 eb:0_ml:-5 eb:0_mm:102 eb:0_months:118 eb:0_morning:-1 eb:0_moths:40 eb:0_ms:203
eb:0_msgs:67 eb:0_musiciens:-7 eb:0_mv:17 eb:0_mégaoctets:4 eb:0_möglich:2 eb:0_nachgeholt:22 eb:0_newtons:45
eb:0_next:-31 eb:0_no:-69 eb:0_nodes:2 eb:0_noeuds:-11 eb:0_north:27 eb:0_not:-11 eb:0_nov:1 eb:0_now:107
eb:0_nuits:11 eb:0_numera:22 eb:0_o'clock:41 eb:0_octets:30 eb:0_ohms:35 eb:0_ok:-104 eb:0_on:-83 eb:0_once:-33
eb:0_one:-32 eb:0_only:-8 eb:0_open:-30 eb:0_or:-33 eb:0_orders:35 eb:0_oskar:-8 eb:0_ospiti:-5 eb:0_other:-10
eb:0_pages:11 eb:0_painter:-11 eb:0_palabras:28 eb:0_palavras:61 eb:0_pallets:14 eb:0_parallel:-7 eb:0_parcels:-26
eb:0_parrots:8 eb:0_particiones:1 eb:0_pegs:19 eb:0_people:100 eb:0_per:-25 eb:0_percent:115 eb:0_personas:19
eb:0_persone:70 eb:0_personnes:-36 eb:0_phases:20 eb:0_picks:18 eb:0_pila:13 eb:0_pile:8 eb:0_pinky:-5 eb:0_pivots:-1
eb:0_plants:19 eb:0_players:9 eb:0_please:-70 eb:0_pls:-89 eb:0_pm:23 eb:0_points:102 eb:0_pontos:67 eb:0_pounds:35
eb:0_ppl:25 eb:0_ppm:51 eb:0_preferisco:-5 eb:0_pro:-5 eb:0_projecteurs:6 eb:0_promis:4 eb:0_promise:120
eb:0_promised:122 eb:0_prześlę:-26 eb:0_próbek:54 eb:0_psi:53 eb:0_puis:-14 eb:0_punkte:55 eb:0_puntos:31
eb:0_pupils:-42 eb:0_pushed:34 eb:0_put:-14 eb:0_px:45 eb:0_quadratmeter:30 eb:0_questions:76 eb:0_rack:-19
eb:0_racks:20 eb:0_radiators:1 eb:0_ravi:-3 eb:0_record:21 eb:0_refranes:-15 eb:0_replicas:74 eb:0_requests:4
eb:0_retries:29 eb:0_righe:35 eb:0_right:32 eb:0_ringtones:15 eb:0_roller:30 eb:0_rounds:-6 eb:0_rows:44 eb:0_rpm:3
eb:0_s:104 eb:0_samples:46 eb:0_scanners:13 eb:0_schließen:15 eb:0_schüler:2 eb:0_schülern:48 eb:0_scouts:-20
eb:0_seats:1 eb:0_secondes:56 eb:0_secondi:27 eb:0_seconds:85 eb:0_segundos:79 eb:0_seiten:13 eb:0_sekund:46
eb:0_sekunder:49 eb:0_selfies:-5 eb:0_sen:-3 eb:0_sept:45 eb:0_servers:48 eb:0_sheets:28 eb:0_shells:-13 eb:0_shows:-7
eb:0_signatures:47 eb:0_sillas:4 eb:0_skeins:49 eb:0_slots:106 eb:0_so:-16 eb:0_sockets:5 eb:0_sorry:-51
eb:0_spellings:12 eb:0_spikes:-9 eb:0_statt:71 eb:0_steps:24 eb:0_sternschnuppen:-9 eb:0_stock:4 eb:0_stop:-17
eb:0_stopnie:5 eb:0_strangers:-24 eb:0_strings:9 eb:0_stück:-26 eb:0_support:-32 eb:0_swallows:-9 eb:0_säcken:53
eb:0_tabs:-55 eb:0_tage:53 eb:0_tags:14 eb:0_tb:54 eb:0_tbh:-25 eb:0_technicians:62 eb:0_that:-114 eb:0_thats:-23
eb:0_then:13 eb:0_they:-8 eb:0_thousand:12 eb:0_ticket:-1 eb:0_ticks:52 eb:0_times:-42 eb:0_toe:2 eb:0_tonnes:75
eb:0_tons:14 eb:0_too:-37 eb:0_tops:23 eb:0_trays:7 eb:0_triangles:34 eb:0_trips:-10 eb:0_tris:22 eb:0_tygodniowo:47
eb:0_uitkomen:38 eb:0_umdrehungen:10 eb:0_units:14 eb:0_up:-48 eb:0_us:26 eb:0_users:114 eb:0_uses:-9 eb:0_using:-4
eb:0_utc:38 eb:0_uur:-10 eb:0_values:20 eb:0_veckor:23 eb:0_verlegt:65 eb:0_verses:2 eb:0_visitors:-69 eb:0_volt:12
eb:0_volts:29 eb:0_vorgemerkt:27 eb:0_watt:31 eb:0_watts:77 eb:0_we:-18 eb:0_website:17 eb:0_weeks:47 eb:0_well:-2
eb:0_wheels:14 eb:0_while:-7 eb:0_white:-6 eb:0_wide:2 eb:0_wind:26 eb:0_winters:30 eb:0_wochen:38 eb:0_words:38
eb:0_workers:40 eb:0_wuv:27 eb:0_years:-48 eb:0_you:-63 eb:0_yr:-9 eb:0_zeit:24 eb:0_zr:7 eb:0_zugesagt:5
eb:0_écoles:-5 eb:0_übungen:20 eb:^_*:495 eb:^_0:145 eb:^_again:79 eb:^_anyone:55 eb:^_dunno:61 eb:^_ever:40
eb:^_every:11 eb:^_exactly:43 eb:^_haha:-20 eb:^_hi:11 eb:^_it:-11 eb:^_jaysus:17 eb:^_lindqvist:38 eb:^_lol:-24
eb:^_ok:-44 eb:^_phew:41 eb:^_please:-6 eb:^_pls:-34 eb:^_then:-16 eb:^_thx:3 eb:^_time:11 eb:^_today:-6
eb:^_tonight:-13 eb:^_ugh:8 eb:^_undecided:6 eb:^_zero:14 eb:a_0:-78 eb:a_amber:-31 eb:a_ave:11 eb:a_baby:2
eb:a_bad:-6 eb:a_bag:73 eb:a_bakery:11 eb:a_balcony:21 eb:a_barbecue:48 eb:a_bassoon:30 eb:a_bearing:15 eb:a_beer:18
eb:a_biblioteca:31 eb:a_bicycle:25 eb:a_bit:-15 eb:a_boat:39 eb:a_bog:11 eb:a_bow:19 eb:a_box:-16 eb:a_brass:-6
eb:a_break:3 eb:a_bright:-113 eb:a_brush:10 eb:a_bucket:16 eb:a_bug:-27 eb:a_bus:11 eb:a_cactus:33 eb:a_campainha:20
eb:a_card:-5 eb:a_cargo:-10 eb:a_carrinha:-14 eb:a_carton:39 eb:a_cartoon:2 eb:a_cave:6 eb:a_cedar:-43 eb:a_cello:11
eb:a_cent:-32 eb:a_cheerful:-87 eb:a_cheese:26 eb:a_child:-21 eb:a_chip:15 eb:a_choisi:-12 eb:a_clean:-8 eb:a_client:3
eb:a_coaster:3 eb:a_colour:11 eb:a_comedian:6 eb:a_company:-9 eb:a_connector:5 eb:a_cookie:1 eb:a_cooper:13
eb:a_coracle:11 eb:a_corrente:3 eb:a_courier:21 eb:a_courtesy:-37 eb:a_crab:32 eb:a_crane:-42 eb:a_crooked:-73
eb:a_crowd:8 eb:a_crumb:1 eb:a_curious:-107 eb:a_cut:10 eb:a_dance:37 eb:a_dash:10 eb:a_date:5 eb:a_day:101
eb:a_debugger:9 eb:a_delight:29 eb:a_demonstração:-38 eb:a_dessert:6 eb:a_detail:-36 eb:a_dictionary:1
eb:a_different:-28 eb:a_dinner:15 eb:a_diver:19 eb:a_divorce:32 eb:a_dona:-21 eb:a_dozen:6 eb:a_dream:-27
eb:a_drops:-7 eb:a_dusty:-107 eb:a_estanho:32 eb:a_face:39 eb:a_fair:-13 eb:a_falconer:19 eb:a_family:-20
eb:a_fellow:-8 eb:a_few:-65 eb:a_fiat:16 eb:a_fiddler:30 eb:a_field:-22 eb:a_film:21 eb:a_fine:-18 eb:a_firmare:33
eb:a_first:-23 eb:a_fixed:-10 eb:a_flat:-86 eb:a_flight:-50 eb:a_forest:26 eb:a_former:-14 eb:a_formula:-1
eb:a_fortune:18 eb:a_fresh:-24 eb:a_friend:21 eb:a_full:-157 eb:a_funeral:21 eb:a_gap:14 eb:a_garnet:-34
eb:a_generator:12 eb:a_gentle:-75 eb:a_goat:45 eb:a_gold:-26 eb:a_golden:-89 eb:a_goldfish:4 eb:a_good:-120
eb:a_goshawk:34 eb:a_great:-8 eb:a_green:-92 eb:a_grudge:27 eb:a_half:36 eb:a_harness:20 eb:a_hat:64 eb:a_hazel:-22
eb:a_head:73 eb:a_heater:21 eb:a_hedge:20 eb:a_height:-7 eb:a_hitch:10 eb:a_holiday:-29 eb:a_hoodie:38 eb:a_horse:31
eb:a_hospital:-6 eb:a_human:-51 eb:a_hurry:17 eb:a_hut:39 eb:a_jab:9 eb:a_jacquard:-46 eb:a_joan:-9 eb:a_keepsake:22
eb:a_keyboard:5 eb:a_kid:-17 eb:a_kipper:25 eb:a_knot:-42 eb:a_ladder:28 eb:a_lawyer:-7 eb:a_legend:21 eb:a_lesson:58
eb:a_lieu:-13 eb:a_lifesaver:7 eb:a_lifestyle:7 eb:a_lighthouse:8 eb:a_lightship:13 eb:a_lilac:-81 eb:a_living:11
eb:a_locked:-2 eb:a_locomotive:18 eb:a_long:-110 eb:a_lot:59 eb:a_lovely:-81 eb:a_magazine:-12 eb:a_man:-53
eb:a_manager:26 eb:a_maniac:-16 eb:a_mano:25 eb:a_maple:-26 eb:a_mattress:23 eb:a_meal:24 eb:a_medal:11
eb:a_meeting:34 eb:a_melon:34 eb:a_menudo:3 eb:a_mess:20 eb:a_metronome:29 eb:a_microsecond:9 eb:a_migração:-1
eb:a_milk:-26 eb:a_min:19 eb:a_minute:151 eb:a_mistake:6 eb:a_mock:-4 eb:a_moment:44 eb:a_monastery:2 eb:a_monday:7
eb:a_month:102 eb:a_morning:3 eb:a_mouse:14 eb:a_mr:17 eb:a_narrow:-86 eb:a_new:-6 eb:a_nice:-6 eb:a_night:79
eb:a_no:67 eb:a_noisy:-79 eb:a_nurse:-8 eb:a_odd:-65 eb:a_oscuras:13 eb:a_page:11 eb:a_painting:26 eb:a_pale:-83
eb:a_pallet:29 eb:a_paperclip:5 eb:a_parrot:44 eb:a_password:19 eb:a_pastor:-14 eb:a_pause:5 eb:a_pen:11 eb:a_pencil:2
eb:a_permit:25 eb:a_phd:30 eb:a_piano:51 eb:a_pirate:19 eb:a_pivot:7 eb:a_pizza:27 eb:a_plain:-100 eb:a_plumber:-7
eb:a_poem:73 eb:a_point:33 eb:a_porto:-29 eb:a_potato:4 eb:a_pretty:-8 eb:a_price:-37 eb:a_professional:4
eb:a_proper:-34 eb:a_question:-33 eb:a_queue:8 eb:a_quiet:-96 eb:a_rack:46 eb:a_raconté:-8 eb:a_rappelé:-30
eb:a_rash:14 eb:a_receipt:17 eb:a_reefer:41 eb:a_rented:-27 eb:a_report:11 eb:a_reporté:-27 eb:a_resort:9 eb:a_rest:14
eb:a_retenu:-22 eb:a_reunião:-14 eb:a_river:-11 eb:a_road:3 eb:a_row:163 eb:a_ruler:3 eb:a_runbook:6 eb:a_sadist:17
eb:a_sandwich:-11 eb:a_saturday:29 eb:a_sauna:8 eb:a_seal:55 eb:a_sec:26 eb:a_second:79 eb:a_seguir:-36 eb:a_sense:-19
eb:a_ser:-18 eb:a_server:-65 eb:a_shift:15 eb:a_ship:-9 eb:a_short:-44 eb:a_shower:1 eb:a_single:-72 eb:a_sketch:11
eb:a_sleepy:-90 eb:a_slice:30 eb:a_slip:10 eb:a_small:-28 eb:a_snowstorm:10 eb:a_solo:14 eb:a_soufflé:15 eb:a_soul:31
eb:a_spider:30 eb:a_splendid:-13 eb:a_spoon:6 eb:a_spreadsheet:66 eb:a_spy:8 eb:a_stamp:18 eb:a_star:65 eb:a_stay:9
eb:a_step:23 eb:a_string:22 eb:a_student:-19 eb:a_sunday:53 eb:a_supervisor:13 eb:a_surprise:6 eb:a_switchboard:-11
eb:a_symphony:28 eb:a_technicality:22 eb:a_teenager:13 eb:a_term:14 eb:a_test:-7 eb:a_testa:16 eb:a_thillana:14
eb:a_thumb:-14 eb:a_till:54 eb:a_timeline:14 eb:a_tiny:-23 eb:a_tipografia:-13 eb:a_toddler:19 eb:a_tradição:37
eb:a_train:15 eb:a_tray:32 eb:a_truck:11 eb:a_tuba:28 eb:a_tuesday:40 eb:a_tutti:8 eb:a_typewriter:31 eb:a_tyrant:7
eb:a_van:-30 eb:a_very:-36 eb:a_view:-7 eb:a_walnut:-10 eb:a_walrus:1 eb:a_warm:-5 eb:a_weathervane:5 eb:a_wedding:36
eb:a_week:125 eb:a_wet:-14 eb:a_while:110 eb:a_whole:-17 eb:a_wooden:-70 eb:a_workshop:-4 eb:a_year:43 eb:aan_boord:2
eb:aan_voetgangers:3 eb:aanhanger_ophalen:13 eb:abandoned_seats:9 eb:abbiamo_scelto:-33 eb:abbreviation_first:26
eb:abend_lieber:20 eb:abgestellt_werden:6 eb:about_0:-108 eb:about_boats:13 eb:about_calculators:12 eb:about_family:27
eb:about_it:14 eb:about_knitting:36 eb:about_leadership:-35 eb:about_legal:-29 eb:about_marrows:21 eb:about_seals:25
eb:about_sleep:5 eb:about_spills:22 eb:about_stitches:21 eb:above_0:-79 eb:above_it:13 eb:above_that:73
eb:absolute_max:25 eb:abt_it:6 eb:abuela_me:-5 eb:accent_colour:34 eb:accept_delivery:18 eb:access_ends:-10
eb:access_points:47 eb:accordion_tips:-10 eb:account_anyone:10 eb:account_manager:3 eb:account_owner:8
eb:accountants_happy:5 eb:accounts_called:31 eb:accurate_ones:13 eb:acepta_fotocopias:8 eb:acht_uur:20 eb:act_two:62
eb:actor_did:17 eb:actually_good:29 eb:actually_nap:2 eb:actually_understand:-1 eb:additional_*:-2
eb:additional_costs:17 eb:address_*:-59 eb:address_0:84 eb:address_quay:-3 eb:adds_0:18 eb:adega_velha:24
eb:admite_perros:3 eb:admits_0:-10 eb:adult_lego:13 eb:afford_0:-3 eb:afgehandeld_zijn:17 eb:after_0:-162
eb:after_all:177 eb:after_applying:-12 eb:after_boot:18 eb:after_delivery:5 eb:after_dinner:37 eb:after_easter:-10
eb:after_init:19 eb:after_it:12 eb:after_launch:31 eb:after_selling:-30 eb:after_that:95 eb:after_this:-42
eb:after_today:-31 eb:again_0:-21 eb:again_brb:19 eb:again_lol:142 eb:again_pls:2 eb:against_it:1 eb:age_0:38
eb:age_badly:11 eb:age_well:-1 eb:agent_greets:-8 eb:agrees_on:27 eb:ah_stop:1 eb:ah_well:39 eb:air_holes:31
eb:air_meets:-6 eb:airflow_*:-9 eb:airpods_in:34 eb:airport_branch:10 eb:al_día:4 eb:al_final:-45 eb:al_geproefd:10
eb:al_massimo:-10 eb:al_menos:-5 eb:al_pulmino:2 eb:all-season_tyres:6 eb:all_0:-151 eb:all_before:50 eb:all_day:17
eb:all_ears:24 eb:all_eight:-21 eb:all_except:-5 eb:all_labelled:5 eb:all_night:98 eb:all_nine:-14 eb:all_parse:2
eb:all_passing:14 eb:all_places:37 eb:all_signed:41 eb:all_that:27 eb:all_this:42 eb:all_three:-22 eb:all_times:52
eb:all_verses:53 eb:all_week:24 eb:alla_däck:28 eb:alla_fine:-27 eb:alla_volta:13 eb:alla_z:14 eb:alle_0:16
eb:alle_luci:3 eb:allemaal_geschilderd:25 eb:allergy_diet:47 eb:allow_0:-10 eb:allowed_0:-25 eb:allows_0:-62
eb:alltid_när:-3 eb:alpacas_hum:37 eb:als_0:-119 eb:als_pdf:12 eb:als_zugabe:9 eb:alte_garderobe:13 eb:alten_dvds:11
eb:alten_karte:13 eb:altogether_pls:1 eb:altogether_wrong:11 eb:altro_caffè:36 eb:altserver_nicht:9 eb:always_finds:-8
eb:always_lands:34 eb:always_say:-21 eb:always_was:55 eb:am_afraid:-20 eb:am_brett:10 eb:am_est:85 eb:am_hungry:8
eb:am_joining:-11 eb:am_samstag:-5 eb:am_see:7 eb:am_tag:89 eb:am_wochenende:7 eb:amateurbändern_verboten:2
eb:amber_leaves:7 eb:ammonia_zone:27 eb:among_them:4 eb:amp_rack:26 eb:amplifier_datasheet:-52 eb:an_adventure:15
eb:an_answer:30 eb:an_den:-7 eb:an_email:14 eb:an_empty:-40 eb:an_end:2 eb:an_evening:97 eb:an_exception:3
eb:an_explosion:2 eb:an_hour:93 eb:an_old:-52 eb:an_oven:-6 eb:an_pin:-7 eb:an_umbrella:24 eb:ancient_thing:2
eb:and_0:-75 eb:and_all:171 eb:and_billed:18 eb:and_bread:33 eb:and_call:-4 eb:and_clapped:15 eb:and_complete:20
eb:and_cooked:43 eb:and_current:47 eb:and_day:13 eb:and_degreased:11 eb:and_end:21 eb:and_entered:31
eb:and_everyone:-3 eb:and_everything:100 eb:and_forth:22 eb:and_found:14 eb:and_gerda:33 eb:and_gives:-16 eb:and_go:5
eb:and_goodbye:49 eb:and_green:25 eb:and_happy:16 eb:and_here:-25 eb:and_honestly:-48 eb:and_hood:33 eb:and_it:-183
eb:and_labour:21 eb:and_lifts:9 eb:and_masks:46 eb:and_merged:55 eb:and_night:10 eb:and_no:-6 eb:and_not:-39
eb:and_now:-154 eb:and_one:-61 eb:and_only:-23 eb:and_order:-3 eb:and_out:33 eb:and_pallets:-2 eb:and_people:-25
eb:and_poems:21 eb:and_prayed:12 eb:and_regret:5 eb:and_repainted:15 eb:and_returns:-10 eb:and_salt:59
eb:and_sesame:23 eb:and_softly:10 eb:and_somehow:-30 eb:and_stayed:18 eb:and_teacher:66 eb:and_tears:29 eb:and_tell:5
eb:and_then:-18 eb:and_there:-82 eb:and_turn:20 eb:and_verified:46 eb:and_works:20 eb:and_yet:-8 eb:andere_voller:-21
eb:android_0:24 eb:angefasst_werden:51 eb:angry_chicken:13 eb:anmeldung_zur:-25 eb:annual_calibration:31
eb:another_call:25 eb:another_review:-2 eb:another_stocktake:-10 eb:anouk_helps:-23 eb:answer_available:8
eb:answer_before:-3 eb:answer_keys:-26 eb:answer_yet:27 eb:answer_yourself:40 eb:answered_that:36
eb:answers_normally:13 eb:antenna_driver:34 eb:antwortet_nicht:14 eb:anwendung_selbst:31 eb:any_app:8
eb:any_classroom:7 eb:any_day:87 eb:any_evening:13 eb:any_headmaster:5 eb:any_more:26 eb:any_other:-36 eb:any_rate:4
eb:any_schedule:-50 eb:any_screen:-3 eb:any_tent:29 eb:any_way:-36 eb:any_weekday:21 eb:anyone_else:-13
eb:anyone_renews:-2 eb:anyone_shoots:6 eb:anything_else:-49 eb:anything_flashy:32 eb:anything_younger:7
eb:anywhere_pls:26 eb:ap_0:7 eb:app_download:-19 eb:app_image:8 eb:app_yet:9 eb:apple_tree:18 eb:appointments_each:23
eb:april_0:157 eb:aquarium_doesn't:24 eb:are_0:-97 eb:are_all:-3 eb:are_amber:31 eb:are_asleep:17 eb:are_basalt:7
eb:are_binding:-9 eb:are_booked:26 eb:are_drilling:-6 eb:are_editors:22 eb:are_for:8 eb:are_giving:-7 eb:are_going:21
eb:are_good:8 eb:are_holding:-9 eb:are_indeed:-34 eb:are_larger:-13 eb:are_lilac:24 eb:are_maple:7 eb:are_moving:-2
eb:are_now:-23 eb:are_ok:7 eb:are_old:21 eb:are_olive:36 eb:are_online:8 eb:are_out:20 eb:are_pearl:27
eb:are_precisely:-5 eb:are_refuelled:22 eb:are_separating:3 eb:are_shot:11 eb:are_strict:16 eb:are_struggling:20
eb:are_surprisingly:-26 eb:are_too:-26 eb:are_underrated:17 eb:are_walking:35 eb:aren't_read:32 eb:arent_they:42
eb:arm_board:6 eb:arm_kevin:11 eb:around_0:-48 eb:around_here:20 eb:around_me:38 eb:around_that:7 eb:around_there:15
eb:around_two:23 eb:array_chokes:10 eb:arrival_0:-4 eb:arrows_everywhere:16 eb:artistic_statement:36 eb:as_0:136
eb:as_agreed:-33 eb:as_emails:-10 eb:as_encore:16 eb:as_ever:13 eb:as_far:-71 eb:as_fifty:20 eb:as_follows:36
eb:as_frações:19 eb:as_it:-84 eb:as_long:-39 eb:as_much:-13 eb:as_night:-22 eb:as_one:-11 eb:as_possible:16
eb:as_pyjamas:14 eb:as_reading:36 eb:as_said:48 eb:as_soon:-68 eb:as_sponsor:24 eb:as_though:-53 eb:as_usual:41
eb:as_wav:2 eb:as_well:152 eb:as_you:-24 eb:ash_coating:24 eb:aside_0:23 eb:ask_bogdan:4 eb:ask_dimitra:4 eb:ask_me:55
eb:asked_about:23 eb:asked_me:-90 eb:asking_me:13 eb:assistance_card:3 eb:assistance_please:-8 eb:assumed_latitude:11
eb:at_0:-34 eb:at_all:215 eb:at_betale:-6 eb:at_christmas:-1 eb:at_db-kestrel:35 eb:at_dinner:-27 eb:at_gate:-24
eb:at_graz:-20 eb:at_home:25 eb:at_it:70 eb:at_least:-55 eb:at_level:-37 eb:at_me:29 eb:at_mill:-1 eb:at_minus:-18
eb:at_minute:-68 eb:at_most:48 eb:at_nine:31 eb:at_nokia:-13 eb:at_noon:26 eb:at_once:122 eb:at_one:-45
eb:at_raffles:2 eb:at_reception:1 eb:at_school:-31 eb:at_sunset:39 eb:at_terminal:-1 eb:at_tesco:15 eb:at_that:29
eb:at_them:24 eb:at_this:-38 eb:at_three:20 eb:at_two:38 eb:at_university:-20 eb:at_weekends:5 eb:at_weir:-20
eb:ate_one:29 eb:atlantic_chart:13 eb:attention_bias:24 eb:attic_clearance:-20 eb:até_dezembro:5 eb:au_maximum:27
eb:auch_nicht:-13 eb:auctioneer's_box:36 eb:auditors_wanted:42 eb:auditoría_termine:17 eb:auf_0:-14 eb:auf_dem:-2
eb:auf_deutsch:43 eb:auf_englisch:24 eb:auf_ihrem:-7 eb:auf_keinen:-6 eb:auf_lager:7 eb:auf_papier:11
eb:aufbewahrung_gelöschter:-39 eb:aufgaben_realistisch:1 eb:aufsatz_über:-20 eb:august_0:125 eb:aunt_believes:-6
eb:aus_dem:-17 eb:aus_passau:7 eb:auth_stays:18 eb:auto_gewaschen:19 eb:automaton_winked:15 eb:autumn_mock:-44
eb:autumn_running:36 eb:av_musikskolan:26 eb:avait_adoré:-3 eb:avondeten_gebeld:13 eb:ay_ay:-7 eb:ayaklarım_ağrıyor:1
eb:az_0:-3 eb:açık_kalır:11 eb:baby_comes:30 eb:back_0:66 eb:back_clean:3 eb:back_home:-20 eb:back_in:14
eb:back_seat:47 eb:back_shelf:13 eb:back_then:15 eb:back_water:-10 eb:backed_up:-10 eb:background_jobs:-5
eb:backup_mx:11 eb:backups_first:-40 eb:bad_back:21 eb:badge_readers:-4 eb:baggage_invoice:13 eb:baie_0:21
eb:bake_off:13 eb:balloon_shed:29 eb:balls_back:19 eb:banana_bed:14 eb:band_rental:-48 eb:bank_transfer:12
eb:bank_transfers:13 eb:bar_0:2 eb:barcode_branch:3 eb:bare_wood:6 eb:barometer_wall:16 eb:barrel_across:48
eb:bas_afternoons:20 eb:basalt_one:14 eb:basalt_please:14 eb:bascule_vers:-10 eb:bastante_barulhento:3
eb:batch_traffic:9 eb:bathing_beach:18 eb:bathroom_walls:17 eb:battery_alarm:54 eb:battery_life:-5
eb:battery_measurements:49 eb:battery_power:1 eb:be_0:1 eb:be_aired:28 eb:be_amber:3 eb:be_arranged:-9 eb:be_asked:23
eb:be_automatic:7 eb:be_cabled:4 eb:be_cake:12 eb:be_changed:20 eb:be_english:13 eb:be_grateful:-33 eb:be_happier:-12
eb:be_here:-28 eb:be_honest:25 eb:be_illegal:40 eb:be_in:-16 eb:be_joking:20 eb:be_maple:7 eb:be_modified:23
eb:be_nothing:31 eb:be_off:-58 eb:be_on:-29 eb:be_outdoors:22 eb:be_ready:-18 eb:be_returned:10 eb:be_rust:16
eb:be_seen:10 eb:be_something:-15 eb:be_tested:-10 eb:be_there:-57 eb:be_too:-22 eb:be_violet:28 eb:be_worse:24
eb:be_written:6 eb:be_zinc:16 eb:beam_search:25 eb:bear_it:17 eb:beard_haha:35 eb:beautiful_actually:14
eb:beautiful_colour:12 eb:beautiful_landing:12 eb:became_en-gb:8 eb:became_teal:31 eb:became_zinc:2 eb:because_it:-44
eb:becomes_teal:24 eb:bed_down:-4 eb:bedside_crib:-9 eb:been_0:-18 eb:been_afloat:19 eb:been_answered:1
eb:been_backwashed:6 eb:been_booked:13 eb:been_calibrated:36 eb:been_completed:5 eb:been_confirmed:36
eb:been_corrected:21 eb:been_endless:3 eb:been_hazel:-7 eb:been_judging:-24 eb:been_settled:32
eb:been_successfully:-34 eb:been_there:-13 eb:beeps_twice:-62 eb:beer_caps:5 eb:beer_crates:14 eb:before_anybody:-8
eb:before_anyone:-14 eb:before_breakfast:80 eb:before_it:-1 eb:before_loading:25 eb:before_lunch:13
eb:before_opening:6 eb:before_school:14 eb:before_summer:3 eb:before_touching:-16 eb:before_you:-56
eb:beginner_class:-22 eb:beginner_two:3 eb:behind_glass:7 eb:behind_you:27 eb:bei_0:-35 eb:bei_hetzner:2
eb:bei_ihnen:1 eb:bei_kleinigkeiten:9 eb:beim_drucker:32 eb:beim_elternabend:27 eb:being_flat:8 eb:believe_0:-8
eb:bell_twice:-2 eb:belle_image:69 eb:belongs_to:29 eb:below_0:9 eb:below_that:14 eb:belt_either:33
eb:beläuft_sich:-10 eb:bends_later:41 eb:bent_fork:18 eb:bent_over:10 eb:beschriftet_werden:13
eb:beschädigten_dachbox:13 eb:best_cooks:-20 eb:best_engineer:-2 eb:best_fries:-12 eb:best_pancakes:8
eb:best_tomatoes:-10 eb:bestehe_ich:12 eb:bestimmt_0:-17 eb:better_bread:17 eb:better_place:5 eb:better_soon:10
eb:better_stickers:7 eb:better_than:-11 eb:between_beacons:16 eb:beyond_0:-43 eb:bez_telewizora:26 eb:bez_wstępów:10
eb:bezahlt_wurde:23 eb:bicycle_clips:20 eb:bidder_login:-19 eb:big_bang:33 eb:big_card:21 eb:big_chain:5
eb:big_firm:-19 eb:big_wholesaler:28 eb:bigger_screen:34 eb:bij_jullie:7 eb:bike_frame:-29 eb:bike_rack:10
eb:bike_racks:7 eb:bike_riders:13 eb:bildirim_servisi:-1 eb:bill_arrived:31 eb:bill_online:30 eb:biogas_plant:23
eb:biology_module:10 eb:bird_discount:-18 eb:birthday_cakes:3 eb:birthday_gifs:17 eb:bis_ans:-20 eb:biscay_chart:11
eb:biscuits_afterwards:9 eb:bit_above:8 eb:bit_jealous:24 eb:bit_odd:14 eb:bit_silly:20 eb:bitte_zulassen:18
eb:blanking_panels:-14 eb:blauwe_pot:19 eb:blechen_an:28 eb:bleibt_so:16 eb:bless_him:2 eb:bless_them:17
eb:blev_ändå:12 eb:blinded_nothing:-4 eb:blinking_lights:21 eb:blinks_flint:2 eb:blir_plattare:2 eb:bloß_0:-14
eb:blue_container:7 eb:blue_mug:4 eb:blumentopf_links:1 eb:blunt_ones:17 eb:boards_bend:1 eb:boat_program:9
eb:boat_sank:-11 eb:boat_trip:16 eb:body_learns:-3 eb:boiler_model:-41 eb:bon_0:46 eb:bonbons_geschenkt:3
eb:bonito_demais:7 eb:bonne_humeur:36 eb:booked_in:38 eb:booking_0:-56 eb:booking_details:12 eb:booking_reference:17
eb:booking_sheet:13 eb:bookmark_is:27 eb:booster_station:-9 eb:boot_slot:-43 eb:boots_soaked:9 eb:boring_bit:19
eb:borrow_it:-35 eb:borrowed_texas:3 eb:boss_moved:-2 eb:both_hosts:6 eb:both_parcels:14 eb:both_rooms:4
eb:both_ways:1 eb:both_yes:8 eb:bothers_me:20 eb:bought_again:2 eb:box_alive:29 eb:box_labeled:-19 eb:box_lol:11
eb:box_making:22 eb:box_office:3 eb:box_only:23 eb:box_swaps:-19 eb:boîte_jaune:15 eb:bramling_cross:20 eb:branch_0:42
eb:branch_merging:-6 eb:brass_key:7 eb:brb_doorbell:55 eb:brb_kettle:30 eb:bread_before:32 eb:breaker_goes:15
eb:breakfast_0:6 eb:bride_0:17 eb:bridge_survives:5 eb:bright_character:16 eb:bright_deck:5 eb:bright_one:-37
eb:brine_now:-4 eb:bring_0:-4 eb:bring_back:-25 eb:broke_down:34 eb:broken_*:-14 eb:broken_fridge:-69 eb:broken_phew:7
eb:broken_rows:24 eb:brot_an:23 eb:brother's_wedding:1 eb:brother_hums:-4 eb:brother_yet:12 eb:brothers_place:17
eb:brought_0:-5 eb:brought_cake:16 eb:brussels_bureau:6 eb:brücken_geben:29 eb:bucket_0:2 eb:bucket_jasper:28
eb:budget_0:10 eb:budget_allows:47 eb:budget_season:-3 eb:buen_gusto:10 eb:buen_rato:42 eb:build_0:41 eb:build_on:15
eb:build_server:4 eb:build_telescopes:8 eb:building_0:48 eb:bullet_list:5 eb:bunk_bed:40 eb:bunk_ladders:15
eb:buoys_0:43 eb:burn_marks:32 eb:burns_oil:2 eb:burns_turf:13 eb:burst_afterwards:4 eb:business_class:20
eb:business_days:24 eb:but_it:-60 eb:but_no:41 eb:but_people:-5 eb:but_slower:42 eb:but_still:65 eb:but_today:-13
eb:button_impressive:36 eb:buyer_signs:18 eb:buys_milk:16 eb:by_0:-39 eb:by_anneke:1 eb:by_bank:-23
eb:by_christmas:-61 eb:by_daylight:-38 eb:by_default:21 eb:by_easter:10 eb:by_eventual:-18 eb:by_five:-12
eb:by_flavour:12 eb:by_hand:77 eb:by_heart:-7 eb:by_invoice:10 eb:by_itself:-5 eb:by_line:14 eb:by_mail:31
eb:by_management:8 eb:by_marketing:-41 eb:by_me:61 eb:by_monday:-30 eb:by_morning:-10 eb:by_ms:-9 eb:by_name:38
eb:by_now:-4 eb:by_oluwaseun:4 eb:by_page:3 eb:by_people:-5 eb:by_phone:1 eb:by_post:22 eb:by_radio:3 eb:by_ravi:16
eb:by_rolling:-8 eb:by_scientists:3 eb:by_spring:25 eb:by_taxi:3 eb:by_that:21 eb:by_then:89 eb:by_time:-45
eb:by_two:-20 eb:by_wednesday:-21 eb:by_whom:-38 eb:byte_more:7 eb:c'est_0:47 eb:c'est_noté:-1 eb:c'est_pénible:20
eb:c'est_voté:19 eb:c_now:34 eb:caben_0:-21 eb:cabin_class:20 eb:cabin_economy:16 eb:cabin_leaves:-5 eb:cabins_free:22
eb:cabins_left:26 eb:cable_untangler:11 eb:cables_down:21 eb:cada_hora:13 eb:caf_0:17 eb:cage_voids:-5 eb:cake_box:11
eb:calendar_year:13 eb:call_0:-1 eb:call_it:-98 eb:call_me:-58 eb:call_sites:9 eb:call_them:-22 eb:call_today:52
eb:callback_fires:-25 eb:calle_olmo:30 eb:called_0:48 eb:called_checkouts:10 eb:called_off:-15 eb:called_pleasework:4
eb:called_weft:6 eb:callers_ever:4 eb:calling_it:-2 eb:calls_it:-22 eb:calves_get:21 eb:cambió_hago:-7 eb:came_down:-2
eb:came_free:13 eb:came_from:73 eb:came_home:-78 eb:came_in:-49 eb:came_off:17 eb:came_out:25 eb:camera_class:-13
eb:camera_faces:-8 eb:camera_link:32 eb:camera_plugin:10 eb:can't_no:23 eb:can_be:28 eb:can_feel:31 eb:can_hear:-16
eb:can_manage:20 eb:can_mix:10 eb:can_picture:-2 eb:can_say:26 eb:can_see:-15 eb:can_sleep:15 eb:can_take:58
eb:can_wait:37 eb:canal_hazel:11 eb:cancellation_process:13 eb:canlıya_çıkmıyoruz:28 eb:cannot_cross:40
eb:cannot_lie:12 eb:cant_complain:6 eb:cant_type:8 eb:canteen_soup:1 eb:capacitor_cards:-42 eb:car_0:-38
eb:car_battery:13 eb:car_park:65 eb:car_seats:22 eb:car_trouble:5 eb:card_0:19 eb:card_again:-27 eb:card_leaves:-45
eb:card_numbers:-2 eb:card_reader:5 eb:card_tray:12 eb:cargo_bike:72 eb:cargo_sled:9 eb:carriage_door:-11
eb:carries_0:-36 eb:carry_on:23 eb:carry_that:67 eb:carrying_traffic:21 eb:case_binding:17 eb:case_lining:46
eb:cash_only:17 eb:cat_hair:23 eb:catalogue_text:18 eb:catching_up:3 eb:cattiva_idea:14 eb:caught_myself:-11
eb:caught_us:13 eb:ce_matin:37 eb:cedar_glove:7 eb:ceiling_0:10 eb:cellar_rack:2 eb:cello_0:-20 eb:cent_above:77
eb:cent_more:71 eb:centimetres_high:27 eb:certified_fitters:19 eb:chain_once:42 eb:chair_cushions:23 eb:chairs_back:21
eb:chalet_edelweiss:25 eb:chama-se_rui:24 eb:change_purse:53 eb:changelist_0:14 eb:changing_gear:1 eb:channel_0:36
eb:channel_sixteen:6 eb:channels_incl:23 eb:chapter_0:52 eb:chaque_année:18 eb:chaque_fois:18 eb:characters_long:34
eb:charge_0:76 eb:charger_pin:5 eb:charges_0:-2 eb:charity_budget:30 eb:chart_shows:28 eb:chart_table:-64
eb:chat_answers:-15 eb:chat_in:25 eb:chat_ok:13 eb:che_bella:-6 eb:che_bravo:44 eb:che_rileggere:23 eb:check_that:45
eb:checker_complained:18 eb:checks_it:15 eb:cheerful_evening:2 eb:cheese_man:46 eb:cheese_riots:1
eb:chercher_quelqu'un:25 eb:chess_club:6 eb:chess_opening:-39 eb:chess_piece:26 eb:chez_solange:5 eb:chi-square_test:9
eb:chi_paga:-19 eb:child_knows:10 eb:chilometri_all'ora:15 eb:chimney_liner:29 eb:chimney_one:-17
eb:chocolate_fountain:25 eb:choir_manages:27 eb:choke_otherwise:37 eb:chokes_otherwise:4 eb:choosing_catullus:6
eb:choppy_calls:-34 eb:chose_climbing:21 eb:chose_firebase:2 eb:christmas_easier:42 eb:chrome_now:21
eb:church_pronunciation:-18 eb:cinnamon_rolls:18 eb:cinq_ans:4 eb:circuit_sim:9 eb:claim_accepted:27
eb:claim_closed:11 eb:class_again:-32 eb:class_hierarchy:13 eb:class_room:-26 eb:class_today:-16 eb:clean_again:-4
eb:cleaning_up:-12 eb:clear_light:7 eb:clerk_refuses:-4 eb:clerk_view:8 eb:clerks_view:-18 eb:clever_ones:7
eb:clinic_0:45 eb:clock_add-on:10 eb:clock_change:12 eb:clock_heartbeat:10 eb:clock_running:19 eb:closed_book:46
eb:closed_off:20 eb:closure_captures:-12 eb:cloud_bill:-4 eb:club_dinghy:-22 eb:club_no:19 eb:club_weekly:10
eb:cm_high:60 eb:cm_lang:54 eb:cm_tall:45 eb:cm_thick:48 eb:cm_wide:2 eb:coal_pier:20 eb:coarse_grind:20 eb:code_0:152
eb:code_alone:-35 eb:code_examples:-25 eb:code_freeze:-11 eb:code_review:5 eb:coffee_can:24 eb:coffee_consumption:7
eb:coffee_first:7 eb:coffee_grinders:13 eb:coffin_fragment:-41 eb:coils_resist:-1 eb:coin_again:26 eb:col_corriere:27
eb:cold_day:-35 eb:cold_store:70 eb:cold_water:11 eb:cold_weather:7 eb:collect_still:16 eb:collector's_item:23
eb:colour-blind_testers:-9 eb:column_store:-16 eb:com_chuva:17 eb:com_leite:15 eb:come_across:31 eb:come_back:-72
eb:come_down:15 eb:come_from:22 eb:come_in:75 eb:come_re:9 eb:comes_back:-5 eb:comes_from:166 eb:comes_in:38
eb:comes_it:-14 eb:comes_twice:-20 eb:coming_along:39 eb:comme_bagage:6 eb:comment_change:40 eb:comments_rhyme:8
eb:commercial_use:13 eb:commit_0:78 eb:committee_meetings:5 eb:committee_reads:18 eb:como_alquilada:21 eb:como_mucho:1
eb:company_in:43 eb:comparison_then:27 eb:compiler_course:-31 eb:complained_status:-6 eb:completely_understand:4
eb:compte_0:-15 eb:compte_rendu:20 eb:computers_borrowed:-12 eb:con_0:-49 eb:con_agua:2 eb:con_documenti:-11
eb:concentration_drops:-21 eb:conductor_is:48 eb:conference_dinners:13 eb:conference_week:-63
eb:confidence_intervals:18 eb:config_storage:-1 eb:confirm_it:18 eb:confirming_that:34 eb:confirms_it:10
eb:confuse_me:73 eb:confused_people:3 eb:confuses_me:31 eb:constellation_lines:-37 eb:consuma_0:-12 eb:contact_*:-2
eb:contact_instead:6 eb:contains_arsenic:18 eb:contient_0:-20 eb:contract_ends:17 eb:contract_holder:5
eb:contract_lapse:11 eb:contract_no:1 eb:control_app:-26 eb:controls_grew:19 eb:controls_grow:6
eb:conversation_class:4 eb:converter_stores:-18 eb:conveyor_stop:-12 eb:cook_though:16 eb:cooking_class:-1
eb:cool_thx:4 eb:cooling_tower:-2 eb:cooperativa_local:9 eb:correct_her:19 eb:corset_patterns:10 eb:cost_0:111
eb:cost_me:-9 eb:cost_nothing:27 eb:cost_us:-13 eb:costa_0:62 eb:costs_0:132 eb:costs_us:-3 eb:cottage_week:13
eb:could_choose:-10 eb:could_say:32 eb:could_you:-83 eb:council_rule:37 eb:count_0:9 eb:counted_0:-51
eb:counted_again:-70 eb:counted_twice:19 eb:counter_again:-9 eb:counts_toward:-9 eb:county_adds:-2 eb:coupe_après:16
eb:courier_0:11 eb:courier_van:3 eb:course_0:43 eb:course_block:-35 eb:court_records:2 eb:cousin_helps:8
eb:cousin_yesterday:20 eb:cover_letter:19 eb:cover_them:4 eb:covers_0:-2 eb:covers_bells:41 eb:covers_shares:6
eb:cow_milk:30 eb:coxswain_weight:18 eb:coûte_0:40 eb:cpu_0:43 eb:cracked_mirror:1 eb:cracked_ones:-78
eb:craies_cassées:10 eb:cranial_nerves:9 eb:crash_0:-9 eb:crash_dump:-2 eb:crashes_overnight:24 eb:cream_there:6
eb:created_doubles:8 eb:credit_for:35 eb:cresciuta_accidenti:30 eb:cron_job:9 eb:cron_off:-4 eb:cron_run:20
eb:cron_script:14 eb:crooked_book:-24 eb:crooked_coffee:4 eb:crooked_letter:11 eb:crooked_life:11
eb:cross-sections_nice:8 eb:ctl_0:2 eb:cuando_llueve:18 eb:cuatro_kilos:11 eb:cubic_metres:27 eb:cue_files:8
eb:cugino_suona:-7 eb:cures_baldness:19 eb:curious_rubber:11 eb:curious_theory:1 eb:current_account:2
eb:current_arrows:35 eb:current_config:10 eb:current_reservation:19 eb:curtain_music:-13 eb:curve_shows:-5
eb:custa_0:35 eb:custody_here:9 eb:customs_account:-22 eb:customs_form:8 eb:cut_grass:9 eb:cuve_0:5 eb:cycle_rule:-26
eb:d'enlever_l'échafaudage:-8 eb:d'examen_est:-4 eb:d'où_vient:-13 eb:d'un_coup:26 eb:d'être_accepté:2 eb:da_bin:-3
eb:da_corrente:-6 eb:da_cozinha:14 eb:da_funkt:-39 eb:da_kapalı:2 eb:da_pena:3 eb:daar_word:-7 eb:daarna_gaan:-3
eb:dachstuhl_dran:17 eb:dados_inventados:1 eb:daiki_lee:22 eb:dakika_sürüyor:44 eb:dal_vigneto:4 eb:dalla_cassaforte:2
eb:damage_risk:-2 eb:damaged_cookware:2 eb:damp_tower:-6 eb:dana_comms:-10 eb:danach_kommt:-14 eb:dangerous_mix:23
eb:dark_rosin:17 eb:darüber_entscheidet:-18 eb:das_größte:9 eb:das_ja:21 eb:das_klingt:-12 eb:das_meldeformular:21
eb:das_nicht:8 eb:das_passt:32 eb:das_sekretariat:16 eb:dasz_wiarę:7 eb:dat_kan:3 eb:data_centre:3 eb:data_points:16
eb:datasheets_*:-18 eb:date_0:53 eb:date_picker:-68 eb:date_that:-6 eb:date_twice:16 eb:datenschutz_beträgt:-15
eb:dating_history:30 eb:dauert_0:-22 eb:day_*:-33 eb:day_itself:21 eb:day_max:41 eb:day_one:24 eb:day_otherwise:-2
eb:day_out:17 eb:day_please:11 eb:day_there:-18 eb:day_ticket:17 eb:day_tops:22 eb:daylight_ghastly:6
eb:daylight_saving:2 eb:days_ahead:79 eb:days_notice:69 eb:days_straight:19 eb:de_0:-76 eb:de_abajo:4 eb:de_agosto:-8
eb:de_apertura:18 eb:de_arranque:-1 eb:de_bancos:13 eb:de_bonne:-11 eb:de_bouger:13 eb:de_camillas:-13
eb:de_camping:11 eb:de_cerámica:5 eb:de_comboio:9 eb:de_cortar:-16 eb:de_cotisation:30 eb:de_cristal:40
eb:de_descargas:18 eb:de_despegue:27 eb:de_dialyseritten:4 eb:de_dinero:-6 eb:de_efemérides:2 eb:de_ejercicios:-5
eb:de_eventos:13 eb:de_exportar:-7 eb:de_fondo:11 eb:de_foot:9 eb:de_foto's:44 eb:de_gasóleo:28 eb:de_herfst:22
eb:de_inicio:-14 eb:de_javakade:9 eb:de_kachel:38 eb:de_kleedhokjes:-5 eb:de_manger:2 eb:de_marta:8 eb:de_março:18
eb:de_merinowol:16 eb:de_mexer:-18 eb:de_moustiques:24 eb:de_oude:-15 eb:de_passer:-11 eb:de_pluie:5 eb:de_plus:-3
eb:de_poche:2 eb:de_pollo:13 eb:de_potencia:8 eb:de_propagação:28 eb:de_pruebas:-33 eb:de_radis:25 eb:de_rand:8
eb:de_reserva:-20 eb:de_servicio:3 eb:de_siempre:15 eb:de_sjablonen:6 eb:de_spricker:1 eb:de_sylvain:24
eb:de_tierra:18 eb:de_tiro:-13 eb:de_tocar:-10 eb:de_traduction:9 eb:de_tuin:22 eb:de_viaje:-8 eb:de_vigo:14
eb:de_waterpomp:-10 eb:de_zomer:-5 eb:dead_ssd:14 eb:deal_more:20 eb:dear_god:11 eb:debug_output:-13 eb:december_0:135
eb:decided_that:-27 eb:declension_phew:15 eb:deep_archive:15 eb:deep_breath:13 eb:defective_scale:31 eb:dei_bollini:10
eb:dei_fusibili:31 eb:dei_lotti:-16 eb:del_alcalde:3 eb:del_ambulatorio:6 eb:del_campanario:-15 eb:del_cole:51
eb:del_domingo:9 eb:del_paese:26 eb:del_pianoforte:-18 eb:del_puerto:24 eb:del_quiosco:-36 eb:del_ricavo:8
eb:del_saxofón:12 eb:del_taller:-36 eb:delayed_reservation:4 eb:deleted_cues:6 eb:delivery_leg:9 eb:della_caldaia:6
eb:della_cornice:7 eb:della_cucina:24 eb:dem_haus:30 eb:dem_neuen:-25 eb:dem_quellcode:1 eb:dem_rad:-23
eb:demain_matin:2 eb:demander_avant:81 eb:demasiado_pesado:11 eb:demo_stove:17 eb:den_bereitschaftskanal:6
eb:den_flügel:2 eb:den_frühdienst:17 eb:den_hals:15 eb:den_heizungskeller:8 eb:den_lagenwechsel:7 eb:den_neuen:-14
eb:den_webrahmen:15 eb:denim_collar:28 eb:dental_cleaning:95 eb:dentist_then:9 eb:departure_0:-14 eb:departure_time:4
eb:depth_0:14 eb:der_beschädigten:-10 eb:der_feststation:17 eb:der_hohen:-4 eb:der_höhe:10 eb:der_reihe:13
eb:der_rest:-8 eb:der_steilstrecke:22 eb:der_tür:57 eb:der_vierten:-11 eb:der_vorstand:6 eb:der_woche:38
eb:der_zweiten:-11 eb:dersi_için:-12 eb:des_figurants:-8 eb:des_icônes:10 eb:des_pompiers:1 eb:des_tanneurs:22
eb:descriptions_honestly:54 eb:desde_valencia:8 eb:designed_those:51 eb:desk_noticing:9 eb:desperate_coffee:2
eb:desperté_cansado:1 eb:dessin_suffit:17 eb:deste_lado:17 eb:det_vill:4 eb:determinative_nach:19 eb:deux_heures:14
eb:deux_trains:-21 eb:devant_moi:42 eb:devient_0:26 eb:di_0:-44 eb:di_bologna:11 eb:di_carla:3 eb:di_lettura:12
eb:di_notte:26 eb:di_paura:1 eb:di_sbagli:1 eb:di_verona:16 eb:dia_todo:30 eb:dial_0:10 eb:dick_werden:6
eb:dicts_here:2 eb:did_yesterday:-42 eb:didn't_he:33 eb:die_0:23 eb:die_alte:-42 eb:die_auflage:17 eb:die_eigene:-6
eb:die_gasleitung:21 eb:die_gids:20 eb:die_große:-19 eb:die_kälteren:-5 eb:die_nachbarin:7 eb:die_neue:-3
eb:die_svenja:12 eb:die_tore:22 eb:die_voliere:46 eb:die_übersetzungen:16 eb:died_again:-35 eb:died_rip:2
eb:dienstje_gehad:18 eb:different_ending:43 eb:dinner_honestly:24 eb:dinner_parties:13 eb:dinner_why:-47
eb:direct_debit:2 eb:disco_tag:-5 eb:discuss_that:24 eb:discussed_closed:23 eb:disk_then:14
eb:displacement_reaction:22 eb:display_boards:17 eb:display_bread:13 eb:display_thing:2 eb:distance_though:-32
eb:district_heating:3 eb:dit_0:-2 eb:dix_minutes:12 eb:dla_księgowości:8 eb:dla_obojga:34 eb:dla_zapytania:-2
eb:dma_transfer:9 eb:dns_*:-60 eb:do_0:-67 eb:do_armazém:22 eb:do_claro:7 eb:do_editor:-30 eb:do_elevador:25
eb:do_exactly:-16 eb:do_florists:18 eb:do_frankfurtu:13 eb:do_ghent:20 eb:do_here:-7 eb:do_more:25 eb:do_papagaio:-11
eb:do_porto:40 eb:do_sprawdzenia:9 eb:do_that:100 eb:dob_0:80 eb:doch_etwas:-2 eb:dock_0:3 eb:doctor_says:5
eb:documenti_lunghi:22 eb:does_anybody:34 eb:does_it:21 eb:does_not:52 eb:does_nothing:7 eb:does_select:-10
eb:does_that:19 eb:doesn't_it:32 eb:doet_het:12 eb:dog_here:22 eb:dog_honestly:29 eb:doing_0:-7 eb:doit_être:-1
eb:dolma_yapmış:4 eb:domani_porto:-7 eb:don't_answer:14 eb:don't_ask:34 eb:don't_ever:-68 eb:don't_know:-44
eb:don't_mind:-15 eb:don't_mix:41 eb:don't_they:66 eb:don't_think:-23 eb:done_deal:67 eb:done_that:28 eb:dont_ask:145
eb:dont_ever:-52 eb:dont_have:26 eb:dont_open:20 eb:dont_page:-2 eb:dont_worry:5 eb:door_brutal:4 eb:door_code:3
eb:door_latches:1 eb:door_shut:25 eb:dopo_0:-3 eb:dopo_cena:1 eb:down_there:27 eb:dp_gutters:40 eb:dr_okafor:13
eb:dr_villanueva:21 eb:draft_instead:-27 eb:draw_calls:12 eb:drawer_two:17 eb:draws_0:-89 eb:dress_alone:2
eb:drift_away:19 eb:drifting_off:25 eb:drin_sind:33 eb:drive_motor:24 eb:drive_tightly:6 eb:driver_stelios:30
eb:drivers_only:4 eb:driving_school:-33 eb:drone_team:3 eb:dropjes_staan:18 eb:dropped_calls:21 eb:dropped_cedar:15
eb:dropping_off:8 eb:drops_there:16 eb:drugim_obiegu:13 eb:dry_enough:18 eb:du_ciel:-8 eb:du_cinéma:22 eb:du_darfst:-8
eb:du_décollage:11 eb:du_haut:12 eb:du_livreur:17 eb:du_mois:15 eb:du_pont:12 eb:du_soir:12 eb:du_trotz:-12
eb:du_village:17 eb:duluth_depot:-28 eb:dumpling_is:23 eb:dunkel_wird:22 eb:dunno_yet:38 eb:dura_0:-10 eb:durch_ist:16
eb:duren_voordat:-18 eb:during_football:-27 eb:during_tests:4 eb:dus_zet:-20 eb:dusk_means:-1 eb:dusty_knots:1
eb:dusty_life:5 eb:dusty_thought:14 eb:duty_manager:48 eb:duty_roster:-26 eb:duval_marks:-10 eb:dużo_przymiotników:19
eb:dziadek_prosił:4 eb:dziennie_kolano:4 eb:därför_flyttades:-2 eb:dès_septembre:45 eb:dépasser_0:-72
eb:désormais_baptiste:7 eb:días_desde:-8 eb:długą_lekcję:13 eb:e_asciutto:10 eb:each_arm:9 eb:each_box:7
eb:each_christmas:53 eb:each_december:21 eb:each_evening:60 eb:each_fold:11 eb:each_hand:28 eb:each_inspection:8
eb:each_lesson:-17 eb:each_merge:-36 eb:each_month:5 eb:each_morning:20 eb:each_night:-10 eb:each_offer:-35
eb:each_one:-33 eb:each_other:63 eb:each_show:2 eb:each_telling:10 eb:each_time:-95 eb:early-bird_price:-30
eb:early_lessons:7 eb:early_mornings:7 eb:earned_it:27 eb:east_dormitory:16 eb:east_yard:3 eb:eat_everything:23
eb:eben_da:45 eb:echt_ongelooflijk:17 eb:economy_class:69 eb:een_baas:1 eb:een_meubelstuk:33 eb:een_schermpje:35
eb:efter_kaffe:18 eb:eigenen_rhythmus:12 eb:eight_hundred:-29 eb:ein_golden:-9 eb:ein_grünes:-10 eb:ein_herrlich:8
eb:ein_zahlenschloss:2 eb:eine_dampflok:3 eb:eine_e-mail:4 eb:eine_heiße:-3 eb:einem_bild:9 eb:einem_kunden:12
eb:einem_schönen:-31 eb:einen_richtigen:-25 eb:einfach_alles:9 eb:einheit_werden:-1 eb:einmal_weggelaufen:10
eb:eksport_do:-6 eb:el_0:46 eb:el_baile:28 eb:el_búfer:-36 eb:el_catador:8 eb:el_coche:21 eb:el_contrato:4
eb:el_código:-13 eb:el_desván:16 eb:el_día:12 eb:el_examen:-35 eb:el_garaje:35 eb:el_guardia:-18 eb:el_panadero:15
eb:el_regalo:29 eb:el_seguro:-11 eb:el_señor:-14 eb:el_simulacro:50 eb:el_sol:3 eb:el_teclado:18 eb:elbow_pipe:30
eb:electricity_bill:4 eb:eligible_reservations:7 eb:elin_wished:44 eb:elm_leaves:34 eb:else's_lab:23 eb:em_faro:8
eb:em_graz:-5 eb:em_outubro:33 eb:em_plástico:16 eb:email_templates:22 eb:emails_waiting:34 eb:emergency_contact:7
eb:emot_leveransen:12 eb:employee_card:-8 eb:empty_glass:21 eb:empty_receipt:-12 eb:empty_roads:11 eb:empty_then:43
eb:empty_units:24 eb:empty_water:2 eb:emr_downtime:-6 eb:en_0:-27 eb:en_attente:10 eb:en_betaald:2 eb:en_classe:1
eb:en_cuivre:8 eb:en_gdansk:-1 eb:en_gezwaveld:6 eb:en_invierno:1 eb:en_lyftsele:-13 eb:en_otoño:11 eb:en_otro:17
eb:en_papel:8 eb:en_quoi:-26 eb:en_rouge:28 eb:en_route:13 eb:en_sköldpadda:-30 eb:en_wav:4 eb:end_it:3
eb:ended_up:-11 eb:endgame_session:5 eb:engineer's_ok:43 eb:english_below:14 eb:enjoy_most:15 eb:entire_assembly:22
eb:entire_song:8 eb:entire_time:26 eb:entrance_test:4 eb:env_*:-11 eb:environment_variables:-25 eb:envoie_0:-2
eb:er_nicht:7 eb:era_curious:13 eb:error_folder:59 eb:error_handling:-15 eb:error_messages:-8 eb:error_tracker:20
eb:errors_only:14 eb:es_0:-15 eb:es_abzug:15 eb:es_graciela:9 eb:es_keine:11 eb:es_noemí:5 eb:es_rocío:16
eb:escapes_us:4 eb:espaces_comprises:17 eb:essay_on:-1 eb:est_fermé:31 eb:est_forte:15 eb:est_malade:4
eb:est_rétabli:8 eb:esters_ugh:33 eb:está_aberto:5 eb:está_cansado:12 eb:está_corregido:-7 eb:está_enviado:-7
eb:está_rayado:9 eb:et_clairs:11 eb:ettik_yine:15 eb:eu_busco:-3 eb:eu_cluster:9 eb:euch_allen:12
eb:euro_leihgebühr:34 eb:euro_note:23 eb:euro_schluss:21 eb:even_0:-52 eb:even_holds:4 eb:even_melts:7
eb:even_more:-14 eb:even_once:38 eb:even_temporarily:8 eb:even_ten:7 eb:even_then:43 eb:even_tho:-19
eb:even_though:-23 eb:even_want:7 eb:evening_0:-8 eb:evening_before:58 eb:evening_classes:60 eb:evening_school:-7
eb:eventual_consistency:15 eb:ever_again:-2 eb:ever_asked:-12 eb:ever_devised:27 eb:ever_did:94 eb:ever_mastered:38
eb:ever_notice:-1 eb:ever_since:48 eb:every_0:-59 eb:every_allocation:13 eb:every_brewer:-6 eb:every_buttonhole:42
eb:every_christmas:16 eb:every_company:-21 eb:every_computer:-17 eb:every_day:49 eb:every_decade:14 eb:every_door:-9
eb:every_drive:-29 eb:every_evening:55 eb:every_font:21 eb:every_harvest:-14 eb:every_january:-18 eb:every_page:5
eb:every_password:-38 eb:every_push:9 eb:every_rota:-26 eb:every_screenshot:-14 eb:every_session:27
eb:every_single:-32 eb:every_spring:-16 eb:every_telling:33 eb:every_time:3 eb:every_wedding:8 eb:every_week:18
eb:everybody_claims:-6 eb:everybody_waved:17 eb:everyone_clapped:58 eb:everyone_coughing:59 eb:everyone_mixes:-9
eb:everything_humming:4 eb:everything_more:-33 eb:everything_up:25 eb:everything_waits:30 eb:ex_husbands:14
eb:ex_whatever:-9 eb:exam_centre:-5 eb:exam_papers:-18 eb:exam_topic:-28 eb:except_soup:4 eb:except_stubbornness:8
eb:exercise_finished:37 eb:existing_reservation:2 eb:exkursion_ins:-3 eb:expect_them:20 eb:explain_things:-21
eb:explaining_it:25 eb:explanation_even:-11 eb:explodes_otherwise:7 eb:export_0:-9 eb:express_0:24 eb:extra_cots:-38
eb:extra_days:35 eb:extra_licences:21 eb:eşlik_ediyor:9 eb:face_lol:7 eb:failed_hobbies:16 eb:fainting_incident:-9
eb:fair_enough:43 eb:fair_play:8 eb:fake_hams:16 eb:falcons_nesting:13 eb:fall_ins:-4 eb:falls_out:17
eb:falsche_war:-27 eb:false_alert:-10 eb:family_call:-31 eb:family_came:39 eb:family_court:7 eb:family_dinner:10
eb:family_emergency:4 eb:family_legend:19 eb:famous_one:3 eb:fan_too:3 eb:fancy_now:18 eb:fanno_male:-1 eb:far_0:15
eb:far_as:-2 eb:far_older:20 eb:far_too:-15 eb:farewell_cake:5 eb:farmers_coop:8 eb:faroese_translation:-16
eb:fasst_0:-42 eb:fast_gemütlich:11 eb:father's_wheelchair:28 eb:faudra_0:7 eb:favourite_sound:20 eb:fax_server:11
eb:fazem_isso:9 eb:feathers_better:5 eb:feb_now:19 eb:february_0:113 eb:fee_separately:16 eb:feeder_joints:8
eb:feel_good:32 eb:feel_nothing:20 eb:feelings_asks:-47 eb:fell_asleep:7 eb:felt_good:10 eb:felt_like:17
eb:felt_that:51 eb:fence_post:10 eb:ferris_wheel:3 eb:ferry_then:30 eb:few_millivolts:14 eb:fez-me_rir:15
eb:fica_comigo:15 eb:fiche_sinon:-17 eb:field_chatty:7 eb:field_engineer:18 eb:fifteen_minutes:1 eb:fight_me:80
eb:figured_out:-5 eb:file_pfff:12 eb:files_0:12 eb:filing_cabinet:3 eb:fill_in:4 eb:fill_up:18 eb:filled_yesterday:31
eb:fills_in:25 eb:filme_plain:33 eb:filter_module:23 eb:fin_helg:17 eb:final_project:-5 eb:finally_read:-4
eb:find_basalt:-4 eb:find_lizards:-23 eb:find_noisy:28 eb:find_one:18 eb:fine_prendiamo:-6 eb:fines_us:28
eb:fingering_sheet:8 eb:fingerprint_0:14 eb:finish_line:14 eb:fire_dancers:-24 eb:fire_drill:13 eb:fire_engine:-1
eb:fire_escape:8 eb:fire_exit:6 eb:fire_station:49 eb:firearms_law:30 eb:firm's_tab:3 eb:firme_digitali:19
eb:first_attempt:17 eb:first_born:21 eb:first_cello:15 eb:first_certificate:12 eb:first_day:-91 eb:first_frost:18
eb:first_letter:2 eb:first_load:21 eb:first_meter:-13 eb:first_name:2 eb:first_night:-6 eb:first_ok:12
eb:first_phase:8 eb:first_strawberries:7 eb:first_task:4 eb:first_thing:-44 eb:first_time:-48 eb:first_voice:-9
eb:first_year:28 eb:fisch_sein:14 eb:fishermen's_letters:8 eb:fits_thru:23 eb:fitter_in:59 eb:five_entries:-55
eb:fix_it:1 eb:flat_barge:6 eb:flat_cuz:-16 eb:flat_fee:3 eb:flat_key:22 eb:flat_then:-29 eb:flea_market:67
eb:flickering_cursor:-11 eb:flies_open:54 eb:flight_0:-36 eb:flight_booking:-11 eb:flight_details:13
eb:flight_from:-28 eb:flights_from:-11 eb:flint_sauce:21 eb:floating_seats:2 eb:floor_lol:20 eb:floor_polish:4
eb:floors_down:2 eb:flopped_obv:16 eb:flue_passed:34 eb:flux_lol:13 eb:focus_area:7 eb:folded_*:-1 eb:folds_them:-60
eb:following_details:109 eb:following_lesson:-10 eb:follows_that:22 eb:fondue_set:32 eb:fonetico_dalla:-13
eb:football_team:13 eb:footnotes_counted:51 eb:for_0:-124 eb:for_adults:33 eb:for_ages:34 eb:for_all:-29
eb:for_another:-26 eb:for_beginners:-64 eb:for_being:-18 eb:for_children:22 eb:for_cleaning:11 eb:for_coffee:-20
eb:for_collecting:-8 eb:for_damaged:-11 eb:for_debugging:1 eb:for_documents:17 eb:for_emptying:-8 eb:for_evening:-26
eb:for_ever:20 eb:for_everyone:53 eb:for_everything:52 eb:for_free:-7 eb:for_friday:-23 eb:for_fun:46
eb:for_generations:3 eb:for_half:-2 eb:for_her:24 eb:for_him:57 eb:for_homework:17 eb:for_hours:24 eb:for_indenting:-2
eb:for_it:158 eb:for_ivan:-30 eb:for_kafka:31 eb:for_ketchup:9 eb:for_landscape:-10 eb:for_laughing:12
eb:for_leather:-1 eb:for_low:-26 eb:for_me:142 eb:for_more:30 eb:for_morse:-12 eb:for_mum:59 eb:for_now:37
eb:for_oil:4 eb:for_one:-11 eb:for_paper:11 eb:for_parts:10 eb:for_payment:47 eb:for_pepper:28 eb:for_ping:-7
eb:for_polish:-10 eb:for_quizzes:-51 eb:for_radio:-11 eb:for_reports:-19 eb:for_review:-17 eb:for_revision:-55
eb:for_row:-4 eb:for_sorry:17 eb:for_st:-70 eb:for_steak:33 eb:for_supper:10 eb:for_tablets:7 eb:for_textbooks:21
eb:for_that:161 eb:for_this:4 eb:for_thrillers:-5 eb:for_timing:2 eb:for_us:65 eb:for_use:10 eb:for_vocabulary:26
eb:for_volcanoes:-20 eb:for_which:-25 eb:for_winter:41 eb:for_wool:17 eb:for_years:-11 eb:for_you:231 eb:forbids_it:21
eb:force_0:10 eb:force_pushed:31 eb:foreign_currency:5 eb:foreman's_request:40 eb:foreman_throws:-3 eb:forest_then:-3
eb:forgave_it:2 eb:forget_it:9 eb:forget_that:30 eb:forgetting_them:8 eb:forgives_0:-3 eb:fork_set:27
eb:form_accepts:-17 eb:format_0:5 eb:formula_otherwise:-7 eb:forum_drew:-12 eb:found_cheerful:22 eb:found_fedora:12
eb:found_out:-55 eb:foundation_tier:17 eb:fountain_pen:6 eb:four_cells:4 eb:four_digits:28 eb:four_keys:19
eb:framed_it:20 eb:framework_again:12 eb:frau_lindner:7 eb:frau_ohm:13 eb:free_boat:-50 eb:free_memory:23
eb:free_ports:52 eb:frei_bleiben:5 eb:fresh_dump:5 eb:fresh_gown:4 eb:fresh_paint:4 eb:fri_noon:9 eb:fridays_*:-15
eb:fridays_pls:2 eb:fridge_west:-27 eb:from_*:-6 eb:from_bath:-24 eb:from_bergen:14 eb:from_cork:32
eb:from_customers:-2 eb:from_db-osprey:29 eb:from_delivery:15 eb:from_den:13 eb:from_diagrams:7 eb:from_ghent:18
eb:from_graz:50 eb:from_hadley's:21 eb:from_here:-107 eb:from_hofmann's:39 eb:from_ines:15 eb:from_joan:25
eb:from_june:-4 eb:from_kent:10 eb:from_lisbon:2 eb:from_los:-2 eb:from_lucca:-15 eb:from_malmo:45 eb:from_me:1
eb:from_memory:6 eb:from_monday:29 eb:from_nantes:38 eb:from_new:-15 eb:from_nordkyl:8 eb:from_now:-113 eb:from_oslo:3
eb:from_porto:29 eb:from_text:23 eb:from_them:-18 eb:from_there:-9 eb:from_today:71 eb:from_trieste:23 eb:from_u:20
eb:from_up:-4 eb:from_you:15 eb:fromages_volés:-3 eb:front_desk:45 eb:front_door:-14 eb:front_driveway:-13
eb:front_office:6 eb:front_page:-15 eb:froze_twice:8 eb:frozen_display:-8 eb:från_grillen:18 eb:früh_steht:-15
eb:früher_wären:-13 eb:fuel_dock:30 eb:fuel_drum:-18 eb:full_cap:-22 eb:full_card:-5 eb:full_disk:4 eb:full_house:35
eb:full_list:-22 eb:full_load:15 eb:full_log:8 eb:full_moon:17 eb:full_stapler:13 eb:full_stop:64 eb:full_tank:24
eb:full_week:-24 eb:fully_explained:19 eb:fully_translated:11 eb:fun_times:10 eb:funk_lieber:35
eb:funkgerät_schwitzt:9 eb:funkzeugnis_bestanden:38 eb:further_assistance:16 eb:further_west:-23 eb:fuse_boxes:28
eb:fyi_0:-27 eb:fyra_minuter:21 eb:för_0:-32 eb:för_helgen:30 eb:för_långsamt:21 eb:för_skrattet:9
eb:före_skolavslutningen:11 eb:für_den:-21 eb:für_züge:9 eb:fürs_krippenspiel:2 eb:g_major:-12 eb:gain_0:18
eb:galeria_nova:14 eb:ganz_gewöhnlichen:-17 eb:ganz_normal:9 eb:ganze_filme:7 eb:garage_asks:18 eb:garden_centre:43
eb:garden_suite:15 eb:gardening_gloves:9 eb:garnet_one:33 eb:garnet_please:37 eb:garnet_pls:26 eb:garten_fertig:1
eb:gas_barbecue:33 eb:gas_bill:-33 eb:gas_chromatograph:12 eb:gas_one:13 eb:gate_0:41 eb:gate_code:10 eb:gate_off:21
eb:gate_sensor:11 eb:gateway_threads:51 eb:gave_0:28 eb:gave_aliasing:29 eb:gave_me:-103 eb:gave_them:-11
eb:gb_wolnego:51 eb:gebeld_worden:14 eb:geduld_gebaut:20 eb:geese_are:46 eb:gefehlt_schade:16 eb:gegen_neun:-15
eb:gehen_0:-9 eb:geliefert_worden:10 eb:gelungenen_grillabend:2 eb:generatorn_bullrar:3 eb:gentle_afternoon:2
eb:gentle_branch:-6 eb:gentle_torch:20 eb:geprüft_ist:13 eb:gerador_menor:23 eb:geregnet_dass:-3 eb:gerät_aus:-7
eb:get_basalt:-5 eb:get_cold:72 eb:get_confused:31 eb:get_her:-2 eb:get_impatient:3 eb:get_in:24 eb:get_inspected:5
eb:get_killed:4 eb:get_me:-13 eb:get_one:-25 eb:get_stuck:2 eb:get_tight:14 eb:get_u:-29 eb:get_you:-28
eb:getränke_holt:12 eb:gets_0:-80 eb:gets_charming:12 eb:gets_clover:38 eb:gets_crowded:10 eb:gets_furious:-37
eb:gets_locked:19 eb:gets_lost:13 eb:gets_one:5 eb:gets_recalculated:21 eb:gets_tired:20 eb:gets_weighed:3
eb:gets_wet:13 eb:gezählt_statt:-29 eb:geçmek_zorundadır:10 eb:ghent_bench:15 eb:gibi_değil:14 eb:gift_*:-25
eb:gift_card:6 eb:gift_jars:-27 eb:gift_tin:29 eb:gift_wrapping:-28 eb:gigabytes_free:25 eb:gigs_again:-1
eb:gilded_saints:4 eb:gisteren_teruggestuurd:1 eb:github_actions:12 eb:giubbotti_compresi:12 eb:give_distances:33
eb:give_me:-140 eb:given_it:-14 eb:given_that:-2 eb:gives_up:53 eb:gives_you:6 eb:glazen_kan:20 eb:gli_altri:14
eb:gli_scaffali:15 eb:gli_schemi:6 eb:glove_box:31 eb:gloves_on:24 eb:glowing_glass:5 eb:glue_anything:14
eb:glued_then:21 eb:gluten-free_tray:1 eb:go_along:-6 eb:go_easy:10 eb:go_home:13 eb:go_on:59 eb:go_out:26
eb:go_over:-34 eb:go_red:20 eb:go_through:-42 eb:go_together:28 eb:go_upstream:25 eb:gobo-liste_großes:-10
eb:god_intended:5 eb:godson's_ticket:18 eb:goes_0:14 eb:goes_in:4 eb:goes_mad:9 eb:goes_out:-8 eb:goes_red:-15
eb:goes_through:-29 eb:goes_thru:-3 eb:goggles_too:15 eb:going_*:-38 eb:going_for:6 eb:going_home:2 eb:going_in:19
eb:going_on:40 eb:golden_although:-6 eb:golden_cake:-1 eb:gone_hopeless:9 eb:gone_through:1 eb:good_company:30
eb:good_day:-5 eb:good_deal:-31 eb:good_footnote:19 eb:good_intentions:15 eb:good_laugh:2 eb:good_lord:-20
eb:good_luck:-23 eb:good_morning:92 eb:good_newspaper:7 eb:good_one:84 eb:good_q:39 eb:good_taste:7
eb:good_weekend:-95 eb:gossip_besides:-4 eb:got_0:-88 eb:got_flooded:17 eb:got_gum:21 eb:got_it:50 eb:got_nine:20
eb:got_old:14 eb:grad_haben:8 eb:gradient_boosting:4 eb:gram_more:87 eb:gram_over:21 eb:grammar_tables:9
eb:grams_each:64 eb:grandfather_thinks:-8 eb:grandmas_ride:31 eb:grandson_receives:-3 eb:graustufen_auf:31
eb:grave_tonight:1 eb:gravel_bike:13 eb:gravel_pit:23 eb:graz_stehen:-8 eb:great_cardio:14 eb:great_fondness:6
eb:green_accordion:15 eb:green_again:28 eb:green_horse:-18 eb:green_pipeline:5 eb:green_tags:-28 eb:green_textbook:4
eb:green_thing:23 eb:green_tiles:1 eb:green_trace:-13 eb:greeting_says:-8 eb:grew_again:-35 eb:grey_hose:2
eb:grill_mitbringt:15 eb:grill_stand:24 eb:grillen_hat:-22 eb:groene_variant:5 eb:grotto_together:19 eb:ground_floor:2
eb:group_0:67 eb:grows_pumpkins:-5 eb:groß_sein:16 eb:gruppo_elettrogeno:-26 eb:grutière_j'adore:21 eb:guess_first:11
eb:guest_is:22 eb:gulls_stole:-6 eb:gun_signal:6 eb:gunilla_nu:9 eb:gust_speed:16 eb:gusta_más:-10 eb:gute_idee:8
eb:guter_musik:1 eb:guthaben_von:-1 eb:guzeldi_ya:17 eb:gym_thing:21 eb:gång_0:17 eb:gêne_moins:22
eb:gözlemler_için:10 eb:gün_kiralanır:12 eb:h_maintenant:18 eb:ha_0:-27 eb:ha_aclarado:-1 eb:ha_lighthouses:27
eb:ha_llegado:-13 eb:ha_spostato:-4 eb:ha_torto:16 eb:ha_voglia:6 eb:habe_0:-10 eb:haben_gelacht:19 eb:haben_sie:-6
eb:had_0:-150 eb:had_counted:-37 eb:had_feelings:31 eb:had_none:27 eb:had_one:-10 eb:had_redundancy:22
eb:had_seniority:30 eb:haha_true:24 eb:haha_yes:-50 eb:hal_oost:3 eb:halb_0:20 eb:halb_neun:10 eb:half-term_rush:-20
eb:half_asleep:-3 eb:half_days:-9 eb:half_eight:5 eb:half_empty:12 eb:half_finished:28 eb:half_seven:33
eb:hall_cupboard:28 eb:halle_zwei:31 eb:han_cambiado:-10 eb:hand-me-down_phone:8 eb:hand_cards:21 eb:hand_over:11
eb:hand_pls:2 eb:handed_back:6 eb:handlers_pls:26 eb:handover_photo:8 eb:hands_off:-11 eb:handset_goes:16
eb:hang_up:-32 eb:hangs_there:-5 eb:hard-coded_strings:10 eb:hard_shoulder:7 eb:hardly_does:5 eb:hardly_see:31
eb:hardware_key:22 eb:hardware_token:42 eb:harvest_fair:14 eb:has_0:-171 eb:has_become:-17 eb:has_been:-13
eb:has_come:7 eb:has_fallen:-11 eb:has_fever:35 eb:has_finished:28 eb:has_frozen:10 eb:has_healed:23 eb:has_it:28
eb:has_left:66 eb:has_reached:-4 eb:has_said:66 eb:hasn't_answered:77 eb:hasnt_said:14 eb:hasta_0:-52 eb:hat_0:-130
eb:hat_überschwungen:23 eb:hatchback_final:18 eb:hatching_tray:17 eb:hate_nature:4 eb:hate_voicemail:16 eb:hated_it:15
eb:hates_gardening:4 eb:hates_joy:9 eb:hates_those:2 eb:have_altogether:21 eb:have_amended:-15 eb:have_bought:18
eb:have_finished:-12 eb:have_forgotten:45 eb:have_here:19 eb:have_it:7 eb:have_known:26 eb:have_managed:24
eb:have_nuts:39 eb:have_roots:24 eb:have_seen:-13 eb:have_shown:32 eb:having_seen:-26 eb:hay_down:-80
eb:hazel_flags:36 eb:he's_lonely:33 eb:he_opens:21 eb:he_said:-5 eb:he_walked:12 eb:he_would:11 eb:head_count:13
eb:heads_working:28 eb:headset_on:7 eb:healthy_hives:6 eb:hear_from:32 eb:heat_comes:8 eb:heater_brr:14
eb:heavy_rain:-7 eb:hedgehog_milk:35 eb:heeft_0:-14 eb:heel_narrow:10 eb:heel_pale:23 eb:heet_0:14 eb:heist_movies:26
eb:helm_hours:2 eb:help_it:15 eb:help_me:-25 eb:helped_me:12 eb:helst_allt:-8 eb:helt_sjukt:3 eb:hemisfério_sul:9
eb:her_birthday:5 eb:her_box:1 eb:her_help:-47 eb:her_son:11 eb:her_twin:-10 eb:heraus_sein:8 eb:herbst_ständig:-10
eb:herbst_zahlen:-5 eb:here_are:-46 eb:here_for:49 eb:here_on:255 eb:here_supports:-22 eb:here_think:-26
eb:here_too:45 eb:heroic_one:30 eb:heroic_patch:6 eb:herr_obi:5 eb:herr_yilmaz:9 eb:hesaplar_için:2 eb:het_eten:15
eb:het_kwartier:11 eb:het_looppad:5 eb:het_na:30 eb:heter_0:27 eb:heures_précises:25 eb:hex_view:9 eb:hier_soir:-7
eb:hierna_ga:-1 eb:hierna_zet:-9 eb:higher_chair:9 eb:highest_compliment:34 eb:hill_meadow:20 eb:hill_plot:4
eb:him_that:20 eb:hinter_sich:10 eb:hints_else:-19 eb:hints_only:49 eb:hire_her:14 eb:hire_skates:37 eb:his_back:14
eb:his_baton:12 eb:his_car:5 eb:his_dad:3 eb:his_dinner:-7 eb:his_licence:-32 eb:his_neighbour:7 eb:his_own:34
eb:his_phone:38 eb:his_roses:4 eb:história_dusty:8 eb:história_plain:17 eb:hit_different:16 eb:hm_interesting:25
eb:hm_ok:8 eb:hm_yes:-65 eb:hmm_fair:3 eb:hobson's_yard:16 eb:hog_console:15 eb:hold_0:-18 eb:hold_hands:25
eb:hold_music:56 eb:holding_feet:24 eb:holding_pressure:4 eb:holds_0:-110 eb:holds_trout:22 eb:holiday_ever:4
eb:holiday_flat:6 eb:holiday_fund:16 eb:holiday_week:2 eb:holm_bakery:12 eb:home_address:13 eb:home_kits:-4
eb:home_starving:50 eb:honest_dinners:7 eb:hooguit_0:-44 eb:hook_already:37 eb:horizon_fix:33 eb:hos_er:46
eb:hos_verkstaden:13 eb:host_added:12 eb:hot_oil:16 eb:hotel_fährt:29 eb:hour_ago:51 eb:hour_naming:-2 eb:hours_ago:17
eb:hours_before:20 eb:hours_later:31 eb:hours_max:35 eb:hours_otherwise:-4 eb:house_md:19 eb:house_rule:-20
eb:house_where:-15 eb:household_budgets:9 eb:households_awake:14 eb:how_curious:60 eb:how_fitting:38 eb:how_good:-3
eb:how_loud:-44 eb:how_much:-9 eb:how_nice:31 eb:how_sleepy:30 eb:hoy_aquí:-5 eb:huge_one:13 eb:huh_neat:37
eb:hum_along:25 eb:hums_along:33 eb:hums_opera:2 eb:hung_tapestry:4 eb:hunting_act:23 eb:hurt_hand:-2 eb:huset_tyst:16
eb:hänger_hos:-7 eb:härnäst_skriver:-8 eb:höchstens_0:-141 eb:högst_0:-47 eb:hölle_los:37 eb:i'd_guess:-12
eb:i'll_ask:-25 eb:i'm_afraid:-33 eb:i'm_free:1 eb:i'm_happy:32 eb:i'm_sorry:-18 eb:i'm_told:41 eb:i'm_writing:9
eb:i_admin-delen:32 eb:i_am:20 eb:i_ask:25 eb:i_bet:1 eb:i_book:-3 eb:i_bought:-2 eb:i_checked:-3 eb:i_chose:-1
eb:i_counted:8 eb:i_dance:22 eb:i_decided:-23 eb:i_did:24 eb:i_do:25 eb:i_dont:7 eb:i_drift:26 eb:i_ever:-9
eb:i_feel:-8 eb:i_find:1 eb:i_forget:32 eb:i_found:-10 eb:i_guess:46 eb:i_have:29 eb:i_hear:36 eb:i_imagine:-8
eb:i_knät:54 eb:i_köket:21 eb:i_loggmodulen:5 eb:i_looked:55 eb:i_manage:3 eb:i_met:24 eb:i_misread:-47 eb:i_mix:-37
eb:i_moan:8 eb:i_once:-12 eb:i_polpacci:5 eb:i_practise:-16 eb:i_promised:-65 eb:i_raised:-5 eb:i_read:25
eb:i_samtalet:39 eb:i_saved:47 eb:i_set:-6 eb:i_spent:-21 eb:i_suppose:44 eb:i_suspect:-33 eb:i_swear:52
eb:i_switched:18 eb:i_told:-6 eb:i_tried:23 eb:i_understand:-39 eb:i_veckan:32 eb:i_verbali:18 eb:i_want:-18
eb:i_whine:28 eb:i_wieczorem:24 eb:i_wyczyszczone:41 eb:ice_forecast:-16 eb:ice_lasts:23 eb:ices_up:47 eb:ich_0:-88
eb:ich_da:21 eb:ich_dir:-32 eb:ich_jedenfalls:11 eb:ich_lieber:-7 eb:ich_nicht:54 eb:ich_urok:9 eb:ich_zugesagt:31
eb:id_0:28 eb:id_forgotten:-4 eb:id_handy:12 eb:idea_why:78 eb:idea_yet:-44 eb:if_it:-24 eb:if_needed:60 eb:if_poss:6
eb:if_possible:41 eb:if_theres:-21 eb:if_you:-56 eb:ihn_mitgenommen:13 eb:ihnen_dreißig:-20 eb:ihrem_tisch:14
eb:ik_hoofdpijn:10 eb:il_0:64 eb:il_centralino:7 eb:il_comune:-30 eb:il_deposito:46 eb:il_dottore:-11 eb:il_gallo:-7
eb:il_giardino:24 eb:il_mare:18 eb:il_signor:-5 eb:il_traghetto:39 eb:il_viaggio:5 eb:ile_yazılır:19 eb:im_bringing:-1
eb:im_chor:1 eb:im_convinced:-42 eb:im_eeprom:36 eb:im_gang:14 eb:im_keller:3 eb:im_kofferraum:11 eb:im_lager:4
eb:im_op:7 eb:im_out:1 eb:im_pfarrheim:39 eb:im_quitting:-12 eb:im_returning:-26 eb:im_starving:10 eb:im_useless:12
eb:im_weak:7 eb:image_0:38 eb:import_aus:-28 eb:imza_attı:51 eb:in_0:27 eb:in_albania:1 eb:in_all:-71 eb:in_amber:14
eb:in_anything:-8 eb:in_august:77 eb:in_bar:-1 eb:in_basalt:6 eb:in_bath:-18 eb:in_bed:-26 eb:in_bergen:-59
eb:in_between:48 eb:in_billing:23 eb:in_bordeaux:-27 eb:in_both:-21 eb:in_bristol:1 eb:in_brno:-61 eb:in_bucket:-17
eb:in_cabina:6 eb:in_case:-96 eb:in_cash:22 eb:in_cedar:79 eb:in_chat:11 eb:in_ci:1 eb:in_class:-48
eb:in_controllers:6 eb:in_cork:-112 eb:in_czech:26 eb:in_den:-42 eb:in_denim:57 eb:in_der:-2 eb:in_drawer:-14
eb:in_dutch:19 eb:in_everyone:1 eb:in_everything:-1 eb:in_excel:14 eb:in_fahrenheit:7 eb:in_february:38 eb:in_fees:33
eb:in_finland:-20 eb:in_firefox:-37 eb:in_flat:-13 eb:in_flint:22 eb:in_foto:8 eb:in_fraktsedeln:7 eb:in_fridge:-5
eb:in_full:99 eb:in_furniture:5 eb:in_garnet:31 eb:in_german:3 eb:in_gifs:10 eb:in_graz:-29 eb:in_hal:-37
eb:in_hazel:27 eb:in_here:1 eb:in_het:-40 eb:in_it:15 eb:in_italy:-14 eb:in_jasper:14 eb:in_jenkins:29 eb:in_june:-5
eb:in_khaki:46 eb:in_leiden:-23 eb:in_lucca:-26 eb:in_malmo:-50 eb:in_may:95 eb:in_millimetres:-2 eb:in_minas:-13
eb:in_mind:45 eb:in_mine:23 eb:in_murmansk:17 eb:in_möblerna:13 eb:in_nantes:-40 eb:in_older:-1 eb:in_one:-119
eb:in_parallel:20 eb:in_pearl:43 eb:in_plain:-28 eb:in_porto:-47 eb:in_postgres:4 eb:in_primavera:-34 eb:in_print:-47
eb:in_production:10 eb:in_rack:-6 eb:in_return:2 eb:in_reviews:7 eb:in_room:-2 eb:in_row:-53 eb:in_rust:100
eb:in_school:-35 eb:in_serology:22 eb:in_service:1 eb:in_sleep:-8 eb:in_spanish:-7 eb:in_spring:37 eb:in_standby:4
eb:in_summer:8 eb:in_sunlight:52 eb:in_sync:38 eb:in_that:-23 eb:in_theory:1 eb:in_there:36 eb:in_this:-53
eb:in_tickets:3 eb:in_total:44 eb:in_traffic:4 eb:in_trieste:-41 eb:in_tune:6 eb:in_turku:-45 eb:in_use:11
eb:in_utrecht:15 eb:in_video:-7 eb:in_violet:25 eb:in_walnut:59 eb:in_which:-25 eb:in_winter:5 eb:in_words:-2
eb:in_work:6 eb:in_writing:73 eb:in_zig:9 eb:in_zug:-2 eb:incident_0:42 eb:includes_family:4 eb:index_here:4
eb:indigo_label:9 eb:indirect_speech:-25 eb:infiltration_test:26 eb:inheritance_here:6 eb:init_anywhere:2
eb:initial_bank:5 eb:inline_styles:14 eb:innan_lunch:6 eb:innan_onsdag:12 eb:inner_cabins:-25 eb:ins_debug-log:12
eb:inspectors_visit:-21 eb:installing_packages:19 eb:instructor_call:-2 eb:insulated_0:-16 eb:insurance_0:-5
eb:insurance_man:-13 eb:integer_milliseconds:5 eb:intensive_care:-5 eb:internal_one:19 eb:internet_only:47
eb:interrupt_table:15 eb:into_0:-26 eb:into_one:3 eb:into_triangles:16 eb:into_ukrainian:18 eb:inventory_then:19
eb:inviato_ieri:7 eb:invoice_address:-9 eb:invoice_smart:11 eb:ionic_bonds:7 eb:ios_build:5 eb:irregular_verbs:2
eb:is_0:61 eb:is_about:45 eb:is_above:-7 eb:is_all:-124 eb:is_allergic:17 eb:is_allowed:19 eb:is_already:-8
eb:is_always:-62 eb:is_amber:53 eb:is_ancient:1 eb:is_archived:8 eb:is_asking:5 eb:is_attached:6 eb:is_away:-34
eb:is_back:-67 eb:is_basalt:27 eb:is_basically:-17 eb:is_being:-23 eb:is_blocked:15 eb:is_bringing:-25 eb:is_broke:44
eb:is_built:-57 eb:is_called:-102 eb:is_carrying:-43 eb:is_clean:6 eb:is_cleared:44 eb:is_clementine:8 eb:is_closed:52
eb:is_coffee:-1 eb:is_commitment:-18 eb:is_compensated:41 eb:is_considered:-13 eb:is_convinced:-23 eb:is_covered:62
eb:is_dead:48 eb:is_deleted:39 eb:is_delighted:18 eb:is_discontinued:18 eb:is_done:-6 eb:is_dr:-5 eb:is_drained:5
eb:is_dredged:-8 eb:is_drowning:27 eb:is_dry:-37 eb:is_due:42 eb:is_eating:-4 eb:is_elm:82 eb:is_empty:-15
eb:is_failing:13 eb:is_falmouth:12 eb:is_farida:8 eb:is_ferdinand:4 eb:is_filed:-31 eb:is_final:2 eb:is_fine:-11
eb:is_firearms:-13 eb:is_flint:94 eb:is_freezing:23 eb:is_frozen:10 eb:is_full:-32 eb:is_garnet:74 eb:is_generous:40
eb:is_getting:-19 eb:is_gone:34 eb:is_great:8 eb:is_half:-16 eb:is_harlan:-3 eb:is_hazel:22 eb:is_how:-47 eb:is_ill:47
eb:is_in:-65 eb:is_included:-10 eb:is_indigo:21 eb:is_ines:2 eb:is_inside:7 eb:is_it:-153 eb:is_joan:100 eb:is_just:-2
eb:is_khaki:48 eb:is_killing:-1 eb:is_labelled:-37 eb:is_lady:-3 eb:is_lena:37 eb:is_leonie:23 eb:is_lilac:23
eb:is_listed:-6 eb:is_loosened:1 eb:is_lp-path-east:6 eb:is_luka:9 eb:is_making:-19 eb:is_marek:53 eb:is_marta:11
eb:is_matching:-2 eb:is_met:1 eb:is_mina:55 eb:is_more:-31 eb:is_mr:-14 eb:is_ms:-67 eb:is_mush:37 eb:is_nicer:4
eb:is_nickel:21 eb:is_none:17 eb:is_not:-4 eb:is_nougat:33 eb:is_now:-252 eb:is_oiling:-4 eb:is_okay:29 eb:is_on:-97
eb:is_one:-80 eb:is_only:-94 eb:is_opened:4 eb:is_order:-25 eb:is_oskar:81 eb:is_out:36 eb:is_over:101
eb:is_overkill:23 eb:is_parsed:9 eb:is_physics:10 eb:is_plain:-17 eb:is_planned:-10 eb:is_plenty:12 eb:is_q:4
eb:is_quarantined:2 eb:is_quartz:21 eb:is_ravi:2 eb:is_ravi's:33 eb:is_retired:12 eb:is_reversed:21
eb:is_reviewing:-10 eb:is_right:4 eb:is_screaming:23 eb:is_served:-1 eb:is_set:-5 eb:is_sheet:-21 eb:is_shellac:20
eb:is_signed:13 eb:is_simply:-25 eb:is_slate:15 eb:is_small:40 eb:is_something:-141 eb:is_stamped:-10
eb:is_steaming:18 eb:is_steering:12 eb:is_still:-73 eb:is_stricter:13 eb:is_stuck:-24 eb:is_stupid:6 eb:is_swimming:1
eb:is_swiss:-8 eb:is_tagged:-1 eb:is_teal:14 eb:is_thandiwe:6 eb:is_that:-105 eb:is_theatre:16 eb:is_there:-163
eb:is_thread-safe:2 eb:is_tiny:48 eb:is_toast:13 eb:is_tobias:13 eb:is_tomasz:15 eb:is_too:-126 eb:is_torn:20
eb:is_tove:25 eb:is_true:6 eb:is_tuesdays:-25 eb:is_turing:46 eb:is_turning:6 eb:is_typescript:13 eb:is_uncle:-7
eb:is_unmerged:11 eb:is_unmetered:13 eb:is_unplugged:10 eb:is_unsettled:2 eb:is_vega:7 eb:is_violet:48 eb:is_void:41
eb:is_walnut:69 eb:is_watching:26 eb:is_wearing:-7 eb:is_what:-107 eb:is_where:-1 eb:is_why:-165 eb:is_with:-21
eb:is_within:-12 eb:is_written:-21 eb:is_zig:21 eb:isn't_more:-3 eb:isn't_read:14 eb:isnt_it:21 eb:ist_0:15
eb:ist_basalt:5 eb:ist_gesperrt:45 eb:ist_kalt:10 eb:ist_pearl:19 eb:ist_quiet:26 eb:it's_0:-3 eb:it's_about:28
eb:it's_cheaper:21 eb:it's_full:36 eb:it's_only:-17 eb:it's_practically:-5 eb:it's_ready:6 eb:it's_sunny:33
eb:it's_worth:9 eb:it_across:-6 eb:it_again:-9 eb:it_anywhere:7 eb:it_becomes:5 eb:it_belonged:6 eb:it_blindfolded:18
eb:it_breaks:-45 eb:it_clean:24 eb:it_coffee:18 eb:it_dies:26 eb:it_differently:17 eb:it_do:13 eb:it_doesn't:24
eb:it_each:-5 eb:it_eats:-18 eb:it_echoes:23 eb:it_flat:2 eb:it_forgives:-6 eb:it_haha:4 eb:it_handy:16
eb:it_helped:40 eb:it_here:9 eb:it_hides:-35 eb:it_houses:-11 eb:it_in:12 eb:it_is:201 eb:it_jammed:42 eb:it_lasts:12
eb:it_leaves:-22 eb:it_loads:-47 eb:it_lol:55 eb:it_meant:22 eb:it_meets:-10 eb:it_miscompiles:-21 eb:it_money:19
eb:it_more:-14 eb:it_mrs:-10 eb:it_myself:48 eb:it_ofc:16 eb:it_off:41 eb:it_on:-4 eb:it_once:2 eb:it_otherwise:47
eb:it_out:51 eb:it_over:22 eb:it_passes:4 eb:it_patients:-27 eb:it_pressing:-5 eb:it_saves:-23 eb:it_seems:-17
eb:it_sees:-16 eb:it_shows:102 eb:it_smells:10 eb:it_snowed:26 eb:it_softens:22 eb:it_stung:-47 eb:it_swears:35
eb:it_tbh:6 eb:it_through:6 eb:it_together:14 eb:it_tomorrow:22 eb:it_too:-9 eb:it_tradition:12 eb:it_twice:25
eb:it_untested:13 eb:it_was:86 eb:it_well:50 eb:it_went:47 eb:italian_factory:8 eb:itinerary_skips:-5 eb:its_0:-86
eb:its_dns:-21 eb:its_empty:2 eb:its_expensive:6 eb:its_field:12 eb:its_floor:33 eb:its_freezing:15 eb:its_ladder:1
eb:its_monday:4 eb:its_neighbour:17 eb:its_no:5 eb:its_outline:5 eb:its_over:52 eb:its_own:-25 eb:its_picture:11
eb:its_plate:-8 eb:its_pontoon:-8 eb:its_sesame:28 eb:its_sticker:13 eb:its_sunday:-15 eb:its_warm:3 eb:its_wine:22
eb:ivy_band:4 eb:içim_sıkıldı:3 eb:içimden_gelmiyor:6 eb:için_0:-3 eb:j'ai_déplacé:-9 eb:j'aime_mieux:-24 eb:ja_da:35
eb:jag_hemma:1 eb:jak_telegram:34 eb:jam_0:2 eb:jamais_donner:-4 eb:janitor_already:5 eb:january_0:129
eb:japanese_characters:29 eb:jasper_one:22 eb:je_préfère:-38 eb:jedes_rechenzentrum:15 eb:jesteś_super:6
eb:jetzt_0:-13 eb:jetzt_bestätigt:12 eb:jetzt_fehlt:-1 eb:job_0:20 eb:job_begins:8 eb:job_plan:-38 eb:job_reads:12
eb:job_titles:-49 eb:joined_in:17 eb:jonas_einbauen:6 eb:joue_plus:34 eb:journaux_0:-12 eb:json_lines:1 eb:july_0:159
eb:july_n:-2 eb:jump_account:10 eb:june_0:127 eb:jusqu'au_0:23 eb:just_laughed:19 eb:just_measured:42 eb:just_nod:9
eb:just_now:91 eb:just_parrot:-16 eb:just_rang:3 eb:just_rewritten:-2 eb:just_tired:12 eb:just_yet:19
eb:juste_après:42 eb:już_rozesłany:12 eb:ją_jedzą:4 eb:k_0:48 eb:kaartlaag_halen:-19 eb:kacheln_vor:8
eb:kadar_bitireceğim:34 eb:kaffee_ein:54 eb:kalibracji_odpowiada:-21 eb:kalibracji_przejął:-23 eb:kalte_füße:3
eb:kanal_0:-54 eb:kanal_ett:6 eb:kanzlei_nicht:26 eb:karte_0:-6 eb:kasku_nikt:-3 eb:każdy_temat:34 eb:kb_each:58
eb:keep_0:-36 eb:keep_it:-47 eb:keep_llamas:11 eb:keep_opening:12 eb:keep_telling:-2 eb:keep_that:95 eb:keeps_0:-29
eb:keeps_judo:26 eb:keeps_telling:-32 eb:keine_smileys:7 eb:keken_toe:36 eb:ken_oduya:-1 eb:kettle's_boiling:9
eb:key_0:13 eb:key_press:49 eb:key_tension:3 eb:key_was:11 eb:keyboard_again:27 eb:keyed_one:18
eb:keyholders_share:-19 eb:keys_sorted:8 eb:khaki_badge:15 eb:khaki_case:2 eb:kids_around:47 eb:kids_figured:-1
eb:kids_show:19 eb:kids_wear:46 eb:kill_us:17 eb:killing_me:8 eb:killing_us:16 eb:kills_it:27 eb:kilo_more:28
eb:kilo_tillen:6 eb:kilometres_away:22 eb:kind_captures:-13 eb:kinda_miss:-11 eb:kingston_blacks:-18 eb:kiosk_goes:31
eb:kiosk_says:28 eb:kit_won:8 eb:kitchen_tour:22 eb:kişi_imza:-9 eb:kişi_çalıştırıyor:40 eb:klant_geven:-22
eb:klausur_geht:-8 eb:kleiderkartons_vorbei:25 eb:klientowi_z:-7 eb:klingt_nach:-1 eb:klo_aus:30 eb:knee_brace:-3
eb:knee_op:13 eb:knoten_wieder:6 eb:know_her:31 eb:know_why:23 eb:know_yet:-39 eb:knows_one:1 eb:knows_that:42
eb:knows_why:48 eb:kobo_more:42 eb:kod_0:32 eb:konfidenzintervallen_immer:-9 eb:konstiga_tecken:8 eb:kontrol_ettik:3
eb:kostade_0:56 eb:kostenlose_zusätze:23 eb:kostet_0:48 eb:kowalczyk_tel:25 eb:kraft_ihnen:9 eb:krakowie_wyłączone:-8
eb:kuchen_gegessen:20 eb:kurze_fälle:1 eb:kylrummet_idag:3 eb:käfer_passen:2 eb:kälteren_füße:1 eb:köpa_den:22
eb:kümmert_sich:-12 eb:l'alfabeto_morse:16 eb:l'an_dernier:19 eb:l'oiseau_est:-12 eb:l'option_théâtre:10
eb:la_barbacoa:-30 eb:la_barquilla:19 eb:la_caisse:2 eb:la_caja:-3 eb:la_calle:-34 eb:la_caution:-20 eb:la_cave:4
eb:la_clínica:7 eb:la_consegna:-18 eb:la_copertina:-1 eb:la_cuentan:7 eb:la_cuisine:19 eb:la_despensa:25
eb:la_directrice:2 eb:la_entrega:75 eb:la_escalera:17 eb:la_fin:33 eb:la_funda:-2 eb:la_fête:23 eb:la_grúa:-19
eb:la_invidio:20 eb:la_livraison:-19 eb:la_línea:13 eb:la_macchina:20 eb:la_matrícula:35 eb:la_mattina:19
eb:la_mañana:68 eb:la_mesa:9 eb:la_montaña:8 eb:la_montre:5 eb:la_musica:7 eb:la_nocturne:4 eb:la_notte:23
eb:la_nuit:62 eb:la_pelle:6 eb:la_pharmacie:28 eb:la_piastra:-4 eb:la_pintó:-26 eb:la_plaza:10 eb:la_portinaia:35
eb:la_poussette:10 eb:la_profesora:-45 eb:la_queue:9 eb:la_rue:15 eb:la_référence:-19 eb:la_résistance:10
eb:la_saldatrice:-24 eb:la_salle:-43 eb:la_segnalazione:11 eb:la_señora:-43 eb:la_station:-23 eb:la_tarde:31
eb:la_teoria:3 eb:la_tienda:4 eb:la_tiene:-8 eb:la_valla:34 eb:la_version:-17 eb:la_vivienda:1 eb:lab_budget:23
eb:lab_calls:3 eb:lab_samples:-2 eb:label_it:5 eb:labeled_misc:-7 eb:labelled_0:37 eb:ladies_room:24
eb:lady_ottoline:9 eb:lake_garda:24 eb:lake_meadow:35 eb:landed_on:20 eb:lane_0:-8 eb:lane_draw:-13
eb:language_model:4 eb:languages_today:-32 eb:larga_ojalá:-9 eb:las_cocineras:-15 eb:las_cortinas:20 eb:las_fotos:16
eb:las_pruebas:1 eb:las_siete:31 eb:last_commit:39 eb:last_count:30 eb:last_hut:-7 eb:last_incident:42 eb:last_nite:28
eb:last_summer:-56 eb:last_sunday:29 eb:last_thing:-13 eb:last_time:-49 eb:last_tuesday:-25 eb:last_week:-27
eb:last_weir:5 eb:last_winter:33 eb:lastenrad_holt:-8 eb:lasts_0:-26 eb:late_checkout:18 eb:late_summer:15
eb:later_today:-22 eb:latin_names:-19 eb:laughed_once:22 eb:laundry_room:17 eb:lautet_0:40 eb:lay_sideways:9
eb:layers_deep:51 eb:lcd_panels:9 eb:le_0:40 eb:le_barrage:5 eb:le_bozze:19 eb:le_bus:-36 eb:le_cahier:1 eb:le_code:33
eb:le_coffre:5 eb:le_concours:8 eb:le_contestó:4 eb:le_dimanche:10 eb:le_formulaire:14 eb:le_gardien:12 eb:le_grec:4
eb:le_groupe:-12 eb:le_ha:-10 eb:le_matin:6 eb:le_ministre:15 eb:le_portail:4 eb:le_reste:6 eb:le_soir:48
eb:le_transport:15 eb:le_vieux:-9 eb:lea_antes:17 eb:lead_asked:15 eb:lean_towards:-28 eb:learn_0:-2
eb:learn_enough:-23 eb:learning_time:6 eb:learning_ukulele:1 eb:least_once:43 eb:leather_most:13 eb:leave_out:-41
eb:leavers_party:-15 eb:lecture_hall:23 eb:left_best:7 eb:left_frame:1 eb:leftover_inks:25 eb:legacy_api:-7
eb:legal_holds:22 eb:legal_latin:23 eb:legal_maybe:16 eb:legato_passages:1 eb:leiden_bench:13 eb:leiden_project:12
eb:leis_prometo:14 eb:lend_me:-11 eb:leopold_right:13 eb:les_cheveux:20 eb:les_chèvres:6 eb:les_embouteillages:4
eb:les_exemples:-41 eb:les_moyennes:4 eb:les_onduleurs:3 eb:les_voitures:8 eb:lesen_kalte:-7 eb:lesen_mit:14
eb:less_algebra:21 eb:less_garlic:-6 eb:less_hassle:3 eb:less_so:69 eb:lesson_one:18 eb:lesson_then:-13
eb:let's_set:-29 eb:let_me:-103 eb:let_on:32 eb:lets_us:-31 eb:letter_w:29 eb:letters_around:28 eb:leur_vie:28
eb:level_0:-51 eb:level_five:10 eb:level_two:20 eb:licence_class:15 eb:licence_file:-1 eb:liebsten_hätte:-2
eb:lieferscheine_nach:-10 eb:liefert_0:-37 eb:liefst_squashen:33 eb:liegt_bei:10 eb:life's_funny:26 eb:life_below:-3
eb:life_changing:27 eb:lift_chairs:13 eb:lifts_0:-18 eb:light_marks:-7 eb:lighthouse_imagine:22 eb:lights_0:30
eb:like_0:-16 eb:like_exercise:22 eb:like_garnet:-8 eb:like_kale:27 eb:like_me:-44 eb:like_pisa:-4 eb:like_rain:28
eb:like_small:-24 eb:like_spaghetti:15 eb:like_that:203 eb:like_two:-55 eb:like_wet:-16 eb:like_white:12
eb:liked_two:17 eb:lilac_cards:5 eb:lilac_case:1 eb:lilac_cloth:7 eb:lilac_stripe:51 eb:lime_tree:30 eb:limit_palet:-4
eb:limping_around:35 eb:line_drops:22 eb:linen_profile:-5 eb:linhas_chegam:39 eb:lining_fabric:9 eb:lira_olmuş:16
eb:list_0:5 eb:listening_test:61 eb:lite_build:4 eb:little_courgette:26 eb:little_else:12 eb:little_friendlier:7
eb:little_one:-7 eb:little_things:10 eb:live_feed:17 eb:lively_standup:10 eb:livraison_faite:18 eb:llama_lobby:30
eb:lo_intente:10 eb:lo_noto:11 eb:lo_pida:1 eb:lo_revisa:-40 eb:load_balancers:-47 eb:load_graphs:-12 eb:load_test:-11
eb:loading_bay:16 eb:loading_ramp:47 eb:loaf_rises:33 eb:loan_heaters:4 eb:loan_instrument:5 eb:local_time:5
eb:locum_re:-8 eb:log_degli:-3 eb:log_in:11 eb:log_next:27 eb:log_on:28 eb:logbook_first:16 eb:logs_alone:-1
eb:logs_in:48 eb:long_btw:3 eb:long_day:22 eb:long_discussion:-28 eb:long_formulas:8 eb:long_legs:-15 eb:long_ones:3
eb:long_silence:1 eb:long_step:10 eb:long_text:15 eb:long_time:-30 eb:longer_applies:15 eb:longer_fails:-3
eb:longer_made:32 eb:longer_otherwise:-17 eb:longs_textes:34 eb:look_expensive:43 eb:look_friendly:1 eb:look_maybe:23
eb:look_offended:20 eb:look_small:83 eb:look_smarter:10 eb:look_up:-67 eb:looked_again:-25 eb:looked_at:55
eb:looked_green:50 eb:looks_backward:8 eb:looks_clean:1 eb:looks_dead:9 eb:looks_fine:37 eb:looks_good:17
eb:loom_shuttle:22 eb:loop_ever:2 eb:loop_makes:22 eb:loop_one:-18 eb:lorry_comes:14 eb:los_abuelos:-1
eb:los_angeles:-41 eb:los_domingos:12 eb:los_globos:23 eb:los_nombres:26 eb:los_pacientes:-17 eb:lose_apparently:10
eb:lose_focus:19 eb:lost_orders:20 eb:lost_phones:12 eb:lost_property:-32 eb:lost_sock:2 eb:lost_umbrella:23
eb:lots_simples:12 eb:lottery_ticket:22 eb:louder_whistle:29 eb:love_it:67 eb:love_story:9 eb:loved_it:1
eb:lovely_parent:4 eb:lovely_phrase:32 eb:lovely_story:16 eb:loves_it:18 eb:lowest_android:-2 eb:luck_tomorrow:59
eb:luggage_apiece:26 eb:luggage_box:-47 eb:luggage_only:10 eb:luggage_tags:19 eb:luna_preciosa:15 eb:lunch_tmrw:9
eb:lynch_us:14 eb:lyon_warehouse:17 eb:läuft_wieder:22 eb:långa_kommentarer:17 eb:långa_utläggningar:19
eb:löcher_hatten:14 eb:m'amuser_autant:12 eb:ma_0:-11 eb:ma_buse:-5 eb:ma_copie:-9 eb:ma_testy:12
eb:macchie_d'inchiostro:4 eb:machine_0:2 eb:made_up:-34 eb:madre_mía:64 eb:madrid_contract:-12 eb:magenta_border:36
eb:mail_room:7 eb:mail_vom:-9 eb:mailbox_quota:3 eb:mails_drown:14 eb:main_directly:11 eb:main_loop:24 eb:main_road:14
eb:maintainers_only:29 eb:mais_cedo:21 eb:make_it:-49 eb:make_me:-18 eb:make_today:12 eb:makes_it:-30 eb:makes_me:-16
eb:makes_sense:80 eb:making_tea:4 eb:mal_anders:4 eb:mal_hintereinander:32 eb:mal_konsequent:16 eb:mal_wie:-1
eb:man_knew:41 eb:manage_0:-43 eb:management_pushed:-33 eb:manager_joan:33 eb:manager_stretched:-23 eb:manages_0:-4
eb:mandate_back:-9 eb:mano_aunque:-7 eb:manuel_d'occasion:6 eb:many_complaints:35 eb:many_melons:4 eb:many_names:7
eb:many_suitcases:-19 eb:map_api:10 eb:map_shows:-2 eb:maple_cards:19 eb:maple_leaves:17 eb:maple_tape:15
eb:maple_then:16 eb:mappen_drivers:12 eb:maps_screen:19 eb:marbling_*:-18 eb:march_0:91 eb:march_paper:11
eb:marek's_garage:3 eb:marked_amber:4 eb:marked_wrongly:9 eb:market_knows:-6 eb:market_size:23 eb:market_square:33
eb:martı_saydım:11 eb:masakra_jakaś:14 eb:mask_it:13 eb:maske_auf:35 eb:massimo_0:-29 eb:mast_alone:7
eb:material_*:-15 eb:matin_maintenant:17 eb:matron_caps:-20 eb:mauvaise_colonne:-11 eb:max_0:-14 eb:maximum_0:-31
eb:may_0:198 eb:may_board:-11 eb:may_discuss:-11 eb:may_not:1 eb:may_text:11 eb:may_use:-2 eb:mało_śpię:20
eb:mb_bleiben:5 eb:me_about:2 eb:me_af:5 eb:me_again:4 eb:me_cold:49 eb:me_death:17 eb:me_each:-9 eb:me_fatigue:-18
eb:me_first:16 eb:me_gusta:-14 eb:me_haha:11 eb:me_happy:9 eb:me_honestly:3 eb:me_itch:35 eb:me_know:74 eb:me_leí:-15
eb:me_mandó:-14 eb:me_most:20 eb:me_nuts:2 eb:me_off:35 eb:me_otherwise:17 eb:me_pongas:-1 eb:me_rassure:22
eb:me_reboot:21 eb:me_seasick:36 eb:me_smile:144 eb:me_stiff:24 eb:me_stresse:17 eb:me_text:22 eb:me_thanks:5
eb:me_that:-38 eb:me_thx:9 eb:me_today:-63 eb:me_up:5 eb:me_why:-33 eb:me_yet:-1 eb:mean_everything:10
eb:means_little:56 eb:meant_kindly:13 eb:measurement_included:-18 eb:mecze_towarzyskie:24 eb:med_kanelbullar:23
eb:medical_reason:9 eb:medlar_jelly:34 eb:meerkeuzevragen_krijg:-2 eb:meeting_free:30 eb:meeting_spot:-1
eb:meeting_starts:4 eb:megabyte_belegen:7 eb:mehmet_abi:37 eb:meine_kartenaufgabe:14 eb:memory_cache:21
eb:memory_graph:-26 eb:men_here:29 eb:menschen_finden:-1 eb:menu_haha:22 eb:mercatini_piccoli:13
eb:mercator_stretches:-12 eb:merge_commits:6 eb:mesmo_bem:7 eb:mesmo_dia:9 eb:message_bus:-30 eb:metal_detector:13
eb:meteor_shower:-3 eb:meter_0:9 eb:metres_deep:15 eb:metres_long:102 eb:meu_primo:7 eb:mezzo_sordo:16
eb:mg_mornings:9 eb:mhz_one:24 eb:mi_mochila:7 eb:mi_padre:-25 eb:mi_prima:16 eb:mi_sobrina:7 eb:mic_cables:-10
eb:mich_0:-5 eb:mich_privat:9 eb:microns_thick:14 eb:miei_gusti:10 eb:migrated_off:-12 eb:mij_bellen:11
eb:mijn_collega:2 eb:milchtank_putzt:-21 eb:milk_van:18 eb:milking_parlour:15 eb:mill_lane:45 eb:mill_road:-30
eb:millimetres_apart:34 eb:millisekunden_erlaubt:3 eb:min_again:11 eb:min_apart:4 eb:min_kill:-2 eb:minas_group:8
eb:mine_bites:21 eb:minor_sixth:7 eb:mint_condition:14 eb:minus_0:74 eb:minute_0:67 eb:minuten_eingeplant:14
eb:minutes_already:7 eb:minutes_west:109 eb:mio_zio:-6 eb:mir_ist:-3 eb:mirror_drawing:30 eb:misc_misc:30
eb:missed_two:12 eb:missing_checksums:7 eb:missing_screw:18 eb:misst_0:-38 eb:mit_0:-137 eb:mit_bildern:20
eb:mit_dem:-23 eb:mit_guter:-11 eb:mit_karteikarten:7 eb:mit_leimholz:49 eb:mittagessen_kämen:14 eb:mittwochs_zu:11
eb:mm_across:29 eb:mm_wide:30 eb:mmsi_0:12 eb:mnie_usypiają:20 eb:mobile_awful:18 eb:mobile_data:6 eb:mobile_people:17
eb:mock_exam:-27 eb:mock_oral:14 eb:mock_paper:-11 eb:mock_test:61 eb:mocking_me:43 eb:model_*:-19 eb:model_0:24
eb:modulo_doganale:14 eb:moe_lijken:5 eb:molkerei_aus:10 eb:moment_ago:23 eb:mon_professeur:17 eb:monday_onwards:10
eb:money_came:7 eb:money_gives:24 eb:monitoring_tools:17 eb:monsieur_diallo:20 eb:month_end:19 eb:month_instead:11
eb:month_otherwise:-22 eb:montre_0:-6 eb:moon_pulls:-16 eb:moot_court:-15 eb:more_ports:7 eb:more_schenker:26
eb:more_so:71 eb:more_than:-22 eb:morgens_abstellen:6 eb:morning_again:24 eb:morning_best:16 eb:morning_jingle:-8
eb:morning_prob:15 eb:morning_show:-44 eb:mornings_only:-19 eb:morse_speed:3 eb:most_0:-30 eb:most_appliances:32
eb:most_countries:-22 eb:most_outages:29 eb:most_weekdays:3 eb:mostly_glue:13 eb:motor_driver:9 eb:motorhaube_kaum:18
eb:mots_français:1 eb:mountain_line:-14 eb:mounts_them:14 eb:move_them:23 eb:move_week:-25 eb:moved_flat:25
eb:moved_here:-31 eb:moved_seats:24 eb:moving_day:-15 eb:mqtt_broker:13 eb:mr_baptiste:6 eb:mr_brandt:1 eb:mr_doyle:21
eb:mr_okafor:42 eb:mr_okoro:-12 eb:mr_sedlak:7 eb:mri_console:18 eb:mrs_kowalczyk:33 eb:ms_adeyemi:20 eb:ms_instead:4
eb:ms_no:27 eb:much_better:25 eb:much_glue:2 eb:much_money:-4 eb:much_only:-2 eb:much_ram:11 eb:much_time:2
eb:mucho_0:-10 eb:muito_jovem:14 eb:multiple_choice:4 eb:mum's_letterbox:-11 eb:mum_comes:21 eb:mum_doing:9
eb:museum's_catalogue:-40 eb:museum_trust:24 eb:music_room:9 eb:musica_bassa:24 eb:must_admit:-25 eb:must_feel:23
eb:must_leave:25 eb:must_name:-16 eb:must_think:-18 eb:must_you:22 eb:muy_rápido:9 eb:my_accountant:6
eb:my_applicant:-19 eb:my_aunt's:6 eb:my_back:77 eb:my_ball:37 eb:my_bank:13 eb:my_bed:4 eb:my_breakfast:-36
eb:my_bus:9 eb:my_ceiling:4 eb:my_chart:8 eb:my_charts:38 eb:my_class:48 eb:my_colleague:-66 eb:my_cuff:18 eb:my_day:2
eb:my_defence:44 eb:my_digging:13 eb:my_driving:-44 eb:my_eyes:20 eb:my_fault:55 eb:my_favourite:-3 eb:my_first:-101
eb:my_flat:1 eb:my_fridge:12 eb:my_garage:37 eb:my_glasses:25 eb:my_god:-18 eb:my_grandfather:-119
eb:my_grandparents:-41 eb:my_hand:5 eb:my_hands:-40 eb:my_head:1 eb:my_heart:35 eb:my_hip:33 eb:my_husband:25
eb:my_inlaws:11 eb:my_kestrel:-1 eb:my_kids:46 eb:my_life:44 eb:my_mind:40 eb:my_mum:-24 eb:my_needs:14
eb:my_neighbour:-72 eb:my_nephew:25 eb:my_nerves:3 eb:my_niece:-52 eb:my_notebook:7 eb:my_office:2 eb:my_oral:-11
eb:my_pick:19 eb:my_pixel:26 eb:my_pocket:9 eb:my_practice:-8 eb:my_presentation:-18 eb:my_scarf:1 eb:my_setup:52
eb:my_shift:6 eb:my_side:-3 eb:my_sister:-42 eb:my_sleep:19 eb:my_specialisation:-8 eb:my_stop:7 eb:my_table:5
eb:my_theory:-24 eb:my_typing:30 eb:my_user:-45 eb:my_view:-19 eb:my_village:-25 eb:my_voice:8 eb:my_wife:-49
eb:my_wife's:14 eb:my_word:90 eb:my_work:-28 eb:myth_summary:68 eb:más_barato:5 eb:máximo_0:-26
eb:mätt_rördiametern:38 eb:mélange_tout:57 eb:même_leçon:6 eb:même_question:7 eb:na_0:-31 eb:na_adega:-14
eb:na_capela:18 eb:na_dach:-31 eb:na_działce:18 eb:na_głowie:8 eb:na_korytarzu:25 eb:na_krośnie:-7 eb:na_moście:13
eb:na_parte:-7 eb:na_podłodze:3 eb:na_sexta:27 eb:na_weselu:25 eb:na_środę:9 eb:nachrichten_wachsen:24 eb:nada_mais:31
eb:nada_más:17 eb:nags_otherwise:13 eb:name_*:15 eb:name_down:15 eb:name_fothergill:10 eb:name_now:5 eb:name_was:-3
eb:named_0:31 eb:named_hazel:10 eb:named_trunk:6 eb:names_now:9 eb:naprawiony_śpiewnik:6 eb:narrow_bathtub:3
eb:narrow_order:18 eb:nas_passadeiras:18 eb:natural_dyes:-15 eb:near_bath:-8 eb:near_ghent:-10 eb:near_it:15
eb:near_line:-5 eb:near_lucca:5 eb:near_turku:5 eb:nearly_everyone:14 eb:nebel_liegt:22 eb:need_0:-5
eb:need_further:-25 eb:need_it:47 eb:need_to:34 eb:needs_descaling:21 eb:needs_more:-34 eb:needs_wiring:19
eb:neighbour's_son:12 eb:nella_cripta:4 eb:nephew_joined:25 eb:nerves_won:12 eb:nervous_tbh:9 eb:nested_blocks:3
eb:nested_proxies:9 eb:nesting_above:-4 eb:network_team's:21 eb:neue_rufnummer:-5 eb:neue_signatur:-16
eb:neuestem_jazz:8 eb:neun_uhr:6 eb:never_again:-20 eb:never_came:73 eb:never_change:36 eb:never_forget:26
eb:never_phone:-24 eb:never_said:67 eb:never_thought:-19 eb:never_tried:53 eb:new_box:9 eb:new_burrs:1
eb:new_cartridge:3 eb:new_contract:12 eb:new_dome:3 eb:new_drafts:-1 eb:new_edition:-7 eb:new_feed:42 eb:new_flat:48
eb:new_host:11 eb:new_impeller:23 eb:new_job:-48 eb:new_liner:-33 eb:new_logo:-7 eb:new_neighbours:-4
eb:new_office:-11 eb:new_one:58 eb:new_order:-7 eb:new_queen:20 eb:new_railing:-11 eb:new_rigs:27 eb:new_shift:-31
eb:new_sketch:-15 eb:new_sofa:28 eb:new_straps:-54 eb:new_sunbeds:15 eb:new_tablets:-22 eb:new_terms:-8 eb:new_unit:14
eb:new_vat:21 eb:new_words:35 eb:new_year:57 eb:newspaper's_business:10 eb:next_message:20 eb:next_one:-32
eb:next_parish:24 eb:next_season:6 eb:next_session:2 eb:next_step:-34 eb:next_thing:-88 eb:next_time:-12
eb:nice_lucca:38 eb:nice_number:7 eb:nice_one:20 eb:nicht_aus:10 eb:nicht_fallen:27 eb:nicht_inkrementell:15
eb:nicht_kam:6 eb:nicht_mehr:-4 eb:nicht_überschreiten:12 eb:nickname_grandma:17 eb:nie_gedacht:25 eb:nie_kursuje:30
eb:nie_żałuję:20 eb:niedzielę_serio:19 eb:night's_build:50 eb:night's_dump:16 eb:night's_lag:-54 eb:night's_outage:-30
eb:night's_sleep:9 eb:night_minimum:13 eb:night_rounds:16 eb:night_run:17 eb:night_wake:-43 eb:night_watch:37
eb:nights_together:-25 eb:ninas_back:5 eb:nine_ready:2 eb:nine_year:-8 eb:ninety_days:25 eb:ninety_percent:-22
eb:ninguna_palabra:5 eb:ninguno_servía:29 eb:niż_wieczorem:7 eb:no_0:21 eb:no_almoxarifado:35 eb:no_altar:14
eb:no_better:16 eb:no_cheating:17 eb:no_circumstances:-2 eb:no_code:-8 eb:no_comboio:12 eb:no_difference:28
eb:no_discussion:13 eb:no_exceptions:100 eb:no_excuse:13 eb:no_excuses:36 eb:no_faster:28 eb:no_fim:-4 eb:no_gaps:3
eb:no_haggling:11 eb:no_handrail:15 eb:no_heating:34 eb:no_higher:23 eb:no_hurry:29 eb:no_idea:-121 eb:no_incident:2
eb:no_joke:2 eb:no_lift:57 eb:no_longer:-24 eb:no_malloc:-4 eb:no_matter:-78 eb:no_mercy:4 eb:no_money:11
eb:no_more:-27 eb:no_problem:8 eb:no_quintal:23 eb:no_radio:14 eb:no_regrets:4 eb:no_sales:2 eb:no_sense:13
eb:no_shortcuts:22 eb:no_sleep:7 eb:no_steam:31 eb:no_viajamos:1 eb:no_wonder:-33 eb:no_worries:-93 eb:noah_muller:28
eb:nobody_climbs:-1 eb:nobody_else:66 eb:nobody_enters:-33 eb:nobody_ever:-16 eb:nobody_knows:9 eb:nobody_listens:14
eb:nobody_minded:25 eb:nobody_moved:22 eb:nobody_noticed:33 eb:nobody_notices:6 eb:nobody_opens:-30
eb:nobody_polishes:14 eb:nobody_rang:-6 eb:nobody_said:24 eb:nobody_sees:33 eb:noch_0:-30 eb:noch_falsch:6
eb:noch_geht:25 eb:noch_keiner:32 eb:noch_nicht:8 eb:noch_offen:17 eb:node_0:39 eb:nodig_heb:7 eb:nog_steeds:-14
eb:noise_again:36 eb:noisy_hat:19 eb:noisy_ones:-18 eb:noisy_physics:8 eb:noisy_pond:14 eb:noisy_soup:5
eb:noktasına_geliyor:16 eb:non_udenti:6 eb:none_empty:10 eb:none_skipped:36 eb:nonstop_flight:23 eb:noone_knows:39
eb:nordics_*:-5 eb:north_cabinet:-27 eb:north_evaporator:27 eb:north_gallery:-3 eb:north_gate:31 eb:north_quay:1
eb:north_route:12 eb:nos_quedamos:-29 eb:not_0:85 eb:not_after:10 eb:not_anchored:10 eb:not_badly:15 eb:not_before:54
eb:not_bones:14 eb:not_counted:41 eb:not_dns:-39 eb:not_eaten:-5 eb:not_exist:33 eb:not_fit:-1 eb:not_help:-4
eb:not_hurdles:2 eb:not_know:-35 eb:not_later:5 eb:not_longer:45 eb:not_mad:7 eb:not_me:-18 eb:not_more:101
eb:not_moving:26 eb:not_one:-69 eb:not_paul:6 eb:not_permitted:15 eb:not_plant-archive:32 eb:not_ruud:2
eb:not_signed:-1 eb:not_skiing:19 eb:not_speak:-22 eb:not_sure:-38 eb:not_thursday:2 eb:not_tip:-8 eb:not_while:-19
eb:notch_0:66 eb:note_bears:-4 eb:notebook_cells:-17 eb:notes_otherwise:-18 eb:notes_say:-12 eb:nothing_beats:-24
eb:nothing_else:32 eb:nothing_new:49 eb:noticed_that:34 eb:nouvelle_policière:12 eb:november_0:132
eb:november_already:15 eb:now_0:-19 eb:now_haha:30 eb:now_merged:29 eb:now_on:219 eb:now_sorry:20 eb:now_that:-102
eb:nowhere_else:64 eb:nową_uszczelkę:3 eb:nr_0:24 eb:nuit_entière:11 eb:null_font:9 eb:number_0:139 eb:number_that:-3
eb:numbers_0:-16 eb:numbers_do:31 eb:numbers_only:23 eb:numero_0:6 eb:numret_0:16 eb:nun_0:-10 eb:nur_bahnhof:38
eb:nur_geschaut:20 eb:nur_herr:-2 eb:nur_kaffee:12 eb:nur_nach:-7 eb:nurses_noticing:12 eb:nächstes_prüfen:-1 eb:o_0:7
eb:o_alarme:22 eb:o_correio:10 eb:o_davi:14 eb:o_oskar:20 eb:o_porto:33 eb:o_presente:36 eb:o_resumo:-3 eb:o_wolność:9
eb:ob_man:-5 eb:object_storage:4 eb:observer_location:6 eb:occupe_désormais:-4 eb:och_nollor:10 eb:october_0:104
eb:october_release:12 eb:odd_evening:37 eb:odd_phone:-5 eb:oddly_comforting:19 eb:oddly_enough:33 eb:oddly_homesick:26
eb:oduya_*:-15 eb:of_0:-87 eb:of_april:5 eb:of_arithmetic:23 eb:of_bread:-54 eb:of_callbacks:-19 eb:of_cedar:8
eb:of_charge:33 eb:of_chutney:7 eb:of_company:24 eb:of_conditionals:8 eb:of_cooks:9 eb:of_cooling:30 eb:of_cork:-10
eb:of_delivery:13 eb:of_diesel:21 eb:of_eleven:16 eb:of_explaining:-25 eb:of_ferrets:-13 eb:of_flux:-13
eb:of_football:8 eb:of_free:-24 eb:of_graz:9 eb:of_hearing:16 eb:of_help:2 eb:of_history:19 eb:of_honour:51
eb:of_humour:18 eb:of_it:74 eb:of_italy:25 eb:of_july:4 eb:of_lift-off:42 eb:of_making:-29 eb:of_mayors:-32
eb:of_memory:-44 eb:of_mine:-7 eb:of_monday:-9 eb:of_mondays:3 eb:of_monthly:36 eb:of_motorway:-16 eb:of_mud:9
eb:of_nature:49 eb:of_november:3 eb:of_numbers:-56 eb:of_october:7 eb:of_one:-16 eb:of_order:67 eb:of_patience:1
eb:of_photos:-1 eb:of_plan:18 eb:of_poetry:12 eb:of_poplars:43 eb:of_porto:12 eb:of_prefetch:33 eb:of_python:7
eb:of_reading:-28 eb:of_sand:38 eb:of_season:-8 eb:of_spanners:8 eb:of_steel:18 eb:of_stones:9 eb:of_suitcases:-3
eb:of_summer:-31 eb:of_sweating:11 eb:of_tests:-16 eb:of_that:-19 eb:of_theirs:22 eb:of_them:-137 eb:of_these:-8
eb:of_thing:2 eb:of_this:-79 eb:of_those:-32 eb:of_though:-5 eb:of_timing:41 eb:of_treasure:-20 eb:of_us:-11
eb:of_use:35 eb:of_war:19 eb:of_warmup:9 eb:of_water:3 eb:of_wet:-6 eb:of_wifi:9 eb:of_wine:33 eb:of_work:56
eb:of_year:-29 eb:of_you:36 eb:off_0:37 eb:off_again:6 eb:off_it:1 eb:off_last:22 eb:off_me:28 eb:off_sick:-42
eb:off_total:48 eb:office_again:-7 eb:office_is:91 eb:office_party:25 eb:office_plan:18 eb:office_seen:-7
eb:office_then:33 eb:office_tool:20 eb:oficina_prometido:24 eb:oggi_nessuno:-7 eb:ohne_ausnahme:27 eb:ohne_zweite:-13
eb:ojo_movieron:-20 eb:ok_boss:33 eb:ok_coffee:21 eb:ok_fair:38 eb:ok_fine:4 eb:ok_interesting:30 eb:ok_ok:24
eb:okay_first:3 eb:oké_dus:-12 eb:olacak_söz:19 eb:old_android:27 eb:old_ballroom:10 eb:old_brewery:39
eb:old_cabling:33 eb:old_cheddar:2 eb:old_crontab:15 eb:old_days:-72 eb:old_door:16 eb:old_flat:-14 eb:old_forge:10
eb:old_hall:4 eb:old_hotmail:6 eb:old_in:24 eb:old_model:17 eb:old_name:13 eb:old_papers:18 eb:old_rack:12
eb:old_ship:-3 eb:old_turku:13 eb:old_xeon:43 eb:older_dog:25 eb:older_one:7 eb:om_busskortet:18 eb:om_omprovet:-1
eb:om_pumparna:5 eb:oma_erzählt:-8 eb:omar_rossi:12 eb:on-call_phone:34 eb:on_0:88 eb:on_all:-31 eb:on_antigone:4
eb:on_april:-6 eb:on_august:-29 eb:on_bearings:-21 eb:on_board:-4 eb:on_booking:-13 eb:on_branch:-32 eb:on_brand:21
eb:on_call:2 eb:on_carnival:-24 eb:on_day:-20 eb:on_december:-16 eb:on_deck:16 eb:on_distributions:37 eb:on_earth:19
eb:on_everybody:5 eb:on_february:-30 eb:on_flight:-44 eb:on_fonts:12 eb:on_friday:60 eb:on_garde:-93 eb:on_getting:-14
eb:on_go:18 eb:on_heart:12 eb:on_holiday:15 eb:on_homework:13 eb:on_it:94 eb:on_january:-18 eb:on_june:-30
eb:on_leave:57 eb:on_maestro:11 eb:on_mains:-27 eb:on_march:-35 eb:on_me:67 eb:on_mill:-33 eb:on_mine:-23
eb:on_monday:28 eb:on_mondays:21 eb:on_mower:16 eb:on_nats:8 eb:on_ne:-4 eb:on_nights:-6 eb:on_november:-34
eb:on_october:-10 eb:on_one:-41 eb:on_paper:49 eb:on_parental:-10 eb:on_pin:-12 eb:on_port:-54 eb:on_prend:-53
eb:on_quarantine:-1 eb:on_radio:-26 eb:on_reflection:-16 eb:on_regression:-10 eb:on_remonte:-19 eb:on_repeat:5
eb:on_safety:25 eb:on_satellite:32 eb:on_saturdays:86 eb:on_september:-27 eb:on_shift:1 eb:on_site:45 eb:on_staff:13
eb:on_staging:40 eb:on_startup:30 eb:on_sunday:14 eb:on_sundays:73 eb:on_them:55 eb:on_thursday:20 eb:on_thursdays:17
eb:on_toast:14 eb:on_top:5 eb:on_tour:-12 eb:on_tues:10 eb:on_tuesday:-14 eb:on_tuesdays:17 eb:on_twitter:30
eb:on_visitors:20 eb:on_wednesdays:35 eb:on_weekdays:54 eb:on_you:81 eb:on_youtube:27 eb:once_0:-17
eb:once_journalists:24 eb:once_more:13 eb:once_sighed:42 eb:onder_0:2 eb:one_*:4 eb:one_alone:14 eb:one_approval:37
eb:one_arrives:10 eb:one_cabin:-17 eb:one_colleague:-14 eb:one_corner:-25 eb:one_day:-3 eb:one_expects:14
eb:one_extra:5 eb:one_first:12 eb:one_flickers:17 eb:one_go:67 eb:one_guesses:-8 eb:one_hour:-44 eb:one_iguana:18
eb:one_in:-9 eb:one_knows:9 eb:one_lacks:-14 eb:one_list:6 eb:one_long:-6 eb:one_more:155 eb:one_nerves:17
eb:one_order:1 eb:one_outlier:1 eb:one_oven:35 eb:one_piece:4 eb:one_plug:34 eb:one_race:-17 eb:one_retired:12
eb:one_sec:13 eb:one_sees:-21 eb:one_shift:28 eb:one_sold:35 eb:one_song:8 eb:one_sorts:-23 eb:one_thermos:35
eb:one_thing:-112 eb:one_time:-38 eb:one_way:16 eb:one_wrong:-7 eb:ones_freeze:29 eb:ones_hence:-1 eb:only_0:-41
eb:only_ever:-19 eb:only_once:6 eb:only_reason:-31 eb:only_then:11 eb:only_thing:-21 eb:only_tue:44 eb:only_tuesday:33
eb:only_two:24 eb:open_appointments:16 eb:open_bugs:26 eb:open_day:20 eb:open_file:5 eb:open_flames:-4
eb:opened_them:-36 eb:opening_again:-22 eb:opening_gala:54 eb:opens_nothing:19 eb:opera_house:24
eb:operador_antiguo:-3 eb:operating_loud:4 eb:ops_guild:20 eb:optical_fibre:6 eb:optics_division:15 eb:option_0:17
eb:or_ask:-18 eb:or_business:4 eb:or_do:-59 eb:or_later:6 eb:or_maybe:-22 eb:or_night:4 eb:or_not:195 eb:or_one:-5
eb:or_real:3 eb:or_shine:22 eb:or_so:179 eb:or_up:10 eb:or_what:29 eb:oral_exams:12 eb:order's_amended:30
eb:order_wood:20 eb:ordered_0:-12 eb:ordered_bread:22 eb:ordered_too:15 eb:orders_*:-28 eb:ordinary_mail:1
eb:ordinary_parcel:16 eb:orienteering_club:9 eb:original_one:16 eb:original_payment:-6 eb:orthodontic_bill:27
eb:oscilloscope_probe:7 eb:oskar_driving:17 eb:oslo_ask:-20 eb:ota_image:-11 eb:other's_feet:17 eb:other_*:-11
eb:other_0:-3 eb:other_line:15 eb:other_one:72 eb:other_reasons:37 eb:other_side:29 eb:other_terminal:2
eb:other_thing:32 eb:other_way:-6 eb:ottilie_asked:9 eb:ottoline's_responsibility:28 eb:ou_pas:45 eb:oude_put:7
eb:our_brand:31 eb:our_chart:-36 eb:our_course:-8 eb:our_cupboard:21 eb:our_doctors:18 eb:our_exercises:22
eb:our_file:-16 eb:our_house:-10 eb:our_humidity:7 eb:our_map:5 eb:our_name:18 eb:our_names:3 eb:our_office:-11
eb:our_own:-32 eb:our_postcards:15 eb:our_product:21 eb:our_reserve:14 eb:our_sheet:15 eb:our_shop:5 eb:our_speakers:4
eb:our_street:63 eb:our_system:27 eb:our_team:12 eb:our_upstairs:-14 eb:our_usher:13 eb:our_website:4 eb:out_0:-2
eb:out_first:4 eb:out_here:11 eb:out_loud:11 eb:out_there:30 eb:out_why:-3 eb:outdoor_keeping:7 eb:outdoor_pool:35
eb:outras_normas:11 eb:over_acrylic:22 eb:over_chickpeas:7 eb:over_drie:16 eb:over_ground:-16 eb:over_leiden:-24
eb:over_links:2 eb:over_lunch:27 eb:over_porto:4 eb:over_rtt:5 eb:over_self-catering:2 eb:over_spaces:-7
eb:over_tables:-13 eb:over_tcp:45 eb:over_that:15 eb:over_them:8 eb:over_there:30 eb:over_thursday:26 eb:over_uart:10
eb:over_van:-13 eb:overtime_budget:-9 eb:overtime_pay:28 eb:own_cost:7 eb:own_crew:16 eb:own_hands:-18
eb:own_heaters:2 eb:own_module:14 eb:own_mqtt:-2 eb:own_numbers:3 eb:own_pocket:14 eb:own_server:17 eb:own_sheet:-67
eb:own_stuff:-6 eb:own_table:19 eb:owner_asked:41 eb:oxygen_unit:17 eb:oznacza_gniazdo:33 eb:p-anteil_0:18 eb:p_0:8
eb:packet_capture:36 eb:packet_size:-3 eb:packing_honestly:42 eb:packing_material:-40 eb:padded_envelopes:13
eb:page_*:-31 eb:page_0:64 eb:page_incl:13 eb:page_max:3 eb:page_me:5 eb:page_on:22 eb:paghiamo_0:17 eb:paid_0:-55
eb:paid_out:18 eb:paint_it:-38 eb:pale_letter:3 eb:panico_totale:5 eb:pantalla_grande:2 eb:paper_already:20
eb:paper_hats:26 eb:paper_once:-2 eb:paper_there:18 eb:papier_af:11 eb:par_camille:31 eb:par_connaître:-29
eb:par_minute:36 eb:par_mois:59 eb:par_téléphone:3 eb:para_0:-24 eb:para_entrar:8 eb:para_pienso:-19
eb:para_recoger:22 eb:para_si:19 eb:paragraph_does:30 eb:paraît_anodin:12 eb:parece_grego:-14 eb:parecia_chá:9
eb:parent's_note:17 eb:parked_under:-3 eb:parking_lot:-36 eb:parkplatz_schwammen:17 eb:parlour_game:21
eb:parola_mia:48 eb:parse_it:11 eb:parser_*:-41 eb:part_0:43 eb:parte_meteorológico:5 eb:particles_downward:9
eb:partner_is:-13 eb:partner_work:3 eb:parts_live:32 eb:parts_only:23 eb:pas_dépasser:-35 eb:pas_plus:29
eb:pass_mark:31 eb:pass_right:26 eb:passenger_details:-19 eb:passport_numbers:-48 eb:past_me:12 eb:past_nine:24
eb:past_three:18 eb:past_two:14 eb:patched_ever:18 eb:path_lights:37 eb:patient_cat:6 eb:patient_list:18
eb:patient_wristbands:12 eb:pattern_archive:2 eb:paul_anymore:11 eb:paving_stones:3 eb:pawn_races:5 eb:pay_movers:9
eb:payment_0:6 eb:payment_timeouts:-2 eb:payroll_board:40 eb:pays_0:32 eb:pays_for:52 eb:pdf_invoices:14
eb:peak_village:21 eb:pearl_helmet:30 eb:pearl_label:1 eb:peas_are:34 eb:pega_aqui:12 eb:pencils_only:12
eb:pensions_run:10 eb:people_accept:-2 eb:people_cry:3 eb:people_do:8 eb:people_ha:13 eb:people_laughing:13
eb:people_remember:11 eb:people_speak:-10 eb:people_stumble:9 eb:people_tell:33 eb:people_together:9 eb:per_0:-51
eb:per_address:21 eb:per_beam:-9 eb:per_can:14 eb:per_complaint:19 eb:per_damage:-15 eb:per_evening:-14 eb:per_gli:-14
eb:per_guide:16 eb:per_hatching:-8 eb:per_head:27 eb:per_hospital:-35 eb:per_household:20 eb:per_il:-34
eb:per_kiosk:34 eb:per_mille:19 eb:per_minute:-49 eb:per_page:-16 eb:per_parcel:-10 eb:per_passenger:11
eb:per_request:8 eb:per_scan:20 eb:per_second:49 eb:per_session:2 eb:per_shift:14 eb:per_silo:-13 eb:per_sitting:23
eb:per_subtitle:-5 eb:per_tour:3 eb:per_village:8 eb:per_waiter:-28 eb:per_week:-29 eb:percent_tonight:21
eb:perde_berços:6 eb:perdo_sempre:14 eb:perfectly_normal:25 eb:permit_no:17 eb:pero_caliente:13
eb:person_afternoons:-1 eb:person_outside:37 eb:personal_best:12 eb:personal_grudge:4 eb:personal_insult:22
eb:personen_erlaubt:7 eb:personnes_devant:-13 eb:perçin_için:17 eb:pesa_0:-11 eb:petrol_station:13 eb:peu_gentle:22
eb:peu_pale:5 eb:pff_mondays:29 eb:philomena_first:34 eb:phone's_storage:14 eb:phone_calls:-36 eb:phone_lowered:-29
eb:phone_pls:-12 eb:phone_question:3 eb:phone_rang:27 eb:phone_survived:11 eb:phone_system:-13 eb:phonetic_signs:-3
eb:photo_album:11 eb:piano_tuner:-24 eb:pick_up:-19 eb:picked_up:-20 eb:picker_announces:-24 eb:picking_another:18
eb:picture_that:20 eb:pid-regler_0:42 eb:piec_od:-6 eb:pig_farmer:30 eb:pigeon_thread:13 eb:pigeon_watching:21
eb:pillar_decided:7 eb:pilote_est:-17 eb:pin_0:5 eb:pin_a:25 eb:pin_check:17 eb:pinky_swear:68 eb:pipes_leaked:47
eb:pipes_talk:14 eb:pisa_lol:28 eb:piscina_infantil:27 eb:piso_antiguo:-14 eb:pizza_example:11 eb:pièce_d'identité:19
eb:più_niente:25 eb:più_piccola:10 eb:più_polvere:10 eb:plain_file:-12 eb:plain_kitchen:13 eb:plain_knots:9
eb:plain_python:13 eb:plain_sql:-13 eb:plain_text:45 eb:plan_by:26 eb:plan_friction:16 eb:plan_fährt:-3 eb:plan_it:10
eb:planet_positions:-11 eb:planned_0:-2 eb:planner_works:7 eb:plates_aloud:3 eb:platform_team:-17 eb:play_again:3
eb:play_anything:19 eb:players_box:-2 eb:playing_accordion:26 eb:playlist_server:-14 eb:plays_along:30
eb:plays_trumpet:39 eb:plaît_bien:23 eb:pleasant_sight:10 eb:please_confirm:-19 eb:please_not:21 eb:please_provide:-33
eb:plot_0:5 eb:plugged_in:110 eb:plum_cake:39 eb:plus_sortir:34 eb:plus_valuation:-3 eb:plutôt_bright:8
eb:plutôt_plain:23 eb:pm_est:75 eb:pm_neighbours:26 eb:pode_ter:-24 eb:poem_really:41 eb:points_each:68
eb:poisson_stuff:12 eb:policy_no:82 eb:polishes_conkers:27 eb:polite_listeners:16 eb:polite_one:17 eb:pomace_run:11
eb:pontoon_f:7 eb:poor_chips:6 eb:poor_monk:13 eb:poor_readings:-4 eb:poor_thing:20 eb:poplar_tree:1
eb:por_enfermedad:1 eb:por_favor:27 eb:por_fila:28 eb:por_hora:26 eb:por_isso:-11 eb:por_lección:1 eb:por_nodo:1
eb:por_peça:-9 eb:por_ver:-2 eb:port_0:110 eb:portano_fortuna:25 eb:porter's_lodge:24 eb:portholes_rattled:41
eb:porto_io:46 eb:portrait_artist:24 eb:portta_çalışıyor:32 eb:portátil_viejo:26 eb:posso_usare:-1 eb:post_office:55
eb:postcard_view:3 eb:postgres_0:18 eb:postman_reads:-2 eb:pot_really:38 eb:potato_since:49 eb:pottery_show:31
eb:pour_moi:16 eb:pour_réfléchir:5 eb:power_socket:29 eb:powered_down:1 eb:pra_ajudar:10 eb:pra_castrar:17
eb:practice_drawing:-26 eb:practice_kit:-40 eb:practice_sets:23 eb:practice_sheet:8 eb:praktiska_provet:22
eb:predict_earthquakes:7 eb:prefer_cards:19 eb:prefer_tabs:2 eb:pregnant_apparently:14 eb:press_releases:9
eb:pressure_test:-6 eb:preta_perdeu-se:-5 eb:price_0:97 eb:price_service:6 eb:print_averages:8 eb:print_more:8
eb:printed_dictionary:19 eb:printed_score:17 eb:printer_driver:5 eb:priority_0:21 eb:private_use:9 eb:prix_attack:4
eb:priya_tonight:2 eb:pro_datei:13 eb:pro_kunde:33 eb:probably_plastic:48 eb:probe_location:32 eb:probetest_zusammen:2
eb:problem_lol:13 eb:procent_vocht:78 eb:producer_pushed:-5 eb:profiler_suggests:24 eb:promise_it:5
eb:promised_ines:-39 eb:proper_gravy:20 eb:properly_*:-19 eb:properly_now:6 eb:pros_tomates:9 eb:prose_paper:15
eb:protocol's_0:-32 eb:protocol_byte:2 eb:provider_knows:-4 eb:przegląd_hamulców:16 eb:przeglądu_komina:5
eb:przy_bramie:9 eb:przy_kurach:18 eb:prüflauf_0:-19 eb:prüfung_ihres:-10 eb:puddle_lol:6 eb:puede_cambiar:-15
eb:puerta_trasera:13 eb:puerto_0:33 eb:pulled_cable:16 eb:pulls_from:28 eb:pump_house:15 eb:pump_rebuild:9
eb:pumps_0:50 eb:punch_cards:-53 eb:punish_me:22 eb:punten_breed:66 eb:puppet_show:13 eb:purchase_order:-18
eb:purement_cosmétique:26 eb:push_delivery:-8 eb:put_it:13 eb:put_together:-22 eb:put_up:-36 eb:putting_it:25
eb:può_sognare:22 eb:python_0:1 eb:på_0:-7 eb:på_morgonen:9 eb:på_vardagar:17 eb:på_varvet:-8 eb:qa_env:-25
eb:qu'il_durcisse:16 eb:qu'on_bascule:-13 eb:qualifying_leg:1 eb:quarry_shed:1 eb:quarry_yes:8 eb:quarter_ok:31
eb:quasi_quasi:-12 eb:quatschen_inzwischen:-30 eb:quay_road:15 eb:quay_street:35 eb:que_escribir:33 eb:que_llevar:-1
eb:que_parezca:8 eb:que_saudade:-4 eb:que_yo:22 eb:quedan_0:-9 eb:quedó_reservado:-8 eb:quero_passar:-5
eb:question_*:-14 eb:question_really:12 eb:question_then:-23 eb:questo_caldo:39 eb:queue_consumer:-18 eb:queue_topic:7
eb:qui_tient:-20 eb:quick_question:-25 eb:quid_criminals:19 eb:quiero_correr:-12 eb:quiet_again:19 eb:quiet_calls:10
eb:quiet_lung:1 eb:quiet_one:3 eb:quiet_ones:5 eb:quiet_pair:12 eb:quiet_spoon:17 eb:quintas_agora:21
eb:quite_ordinary:20 eb:quiz_0:37 eb:quiz_show:28 eb:qué_bonito:-11 eb:r_close:11 eb:r_script:-4 eb:rack_temp:-8
eb:radio_on:61 eb:radio_operator:7 eb:radio_unplugged:22 eb:rail_siding:11 eb:rail_station:17 eb:rail_walnut:11
eb:rain_lovely:17 eb:rain_rain:22 eb:raise_it:7 eb:ran_0:29 eb:ran_away:-19 eb:rang_bird:-6 eb:ranzada_yatacak:48
eb:rapid_event:32 eb:rare_bird:7 eb:rarely_read:21 eb:rarely_rung:44 eb:raspberry_pi:8 eb:rast_gemacht:16
eb:rather_charming:25 eb:rather_have:-11 eb:rather_lovely:17 eb:rather_quiet:29 eb:raum_0:37
eb:re-recorded_mentions:-5 eb:reach_ghent:16 eb:reach_out:15 eb:reach_trieste:5 eb:reached_us:17
eb:reactor_prometido:31 eb:read_0:-24 eb:read_dutch:12 eb:read_it:48 eb:read_one:-24 eb:reader_chokes:2
eb:reading_class:-76 eb:reading_datasheets:-21 eb:reading_follows:-10 eb:reading_glasses:19 eb:reading_novels:22
eb:reading_part:27 eb:reading_through:30 eb:reads_0:100 eb:real_butter:-1 eb:real_database:15 eb:real_levers:16
eb:really_can:24 eb:really_clean:-9 eb:really_well:20 eb:reasoning_underneath:1 eb:rebooking_process:11
eb:receiving_test:27 eb:recognises_me:16 eb:recommend_contacting:-25 eb:red_book:6 eb:red_cars:26 eb:red_lens:-4
eb:red_lid:31 eb:redis_things:23 eb:reefer_container:-5 eb:ref_0:28 eb:ref_lilac:12 eb:reference_book:18
eb:refill_box:-65 eb:refuses_more:19 eb:refusing_us:3 eb:regraded_it:13 eb:regression_homework:-13 eb:regrettably_0:-5
eb:regulator_they've:-31 eb:reissued_it:10 eb:release_builds:45 eb:release_calendar:12 eb:release_captain:1
eb:release_mgr:-8 eb:relocation_file:45 eb:remains_unknown:13 eb:remapped_nurses:-4 eb:remembers_how:15
eb:removes_it:6 eb:render_slots:36 eb:rendu_utilise:-12 eb:rental_car:65 eb:rented_gensets:19 eb:repaso_impuestos:32
eb:replacement_card:-2 eb:reported_broken:2 eb:reported_sick:15 eb:reports_of:39 eb:requested_changes:24 eb:res_0:6
eb:reservation_0:-15 eb:reservation_id:46 eb:reservation_ids:35 eb:reservation_please:16 eb:reservdelarna_dröjer:11
eb:respray_right:23 eb:restaurant_open:26 eb:rests_on:13 eb:resumo_curto:-17 eb:retired_judge:3 eb:retired_teacher:-31
eb:retirement_cakes:-11 eb:retry_count:-16 eb:retry_policy:9 eb:return_ferry:-41 eb:returned_unread:-1
eb:returns_fact:24 eb:review_first:27 eb:revisa_montero:25 eb:revision_day:41 eb:rich_layer:23 eb:richtig_plain:45
eb:rider_app:18 eb:ridge_squeezes:-23 eb:right_away:17 eb:right_classroom:-6 eb:right_moment:12 eb:right_ms:-3
eb:right_now:99 eb:right_order:14 eb:right_projector:-5 eb:ring_lena:8 eb:ring_tove:5 eb:ring_twice:9
eb:rinse_time:-16 eb:rinsing_step:25 eb:river_swims:11 eb:rivets_rattle:9 eb:road_*:-49 eb:road_best:2
eb:roads_around:-6 eb:roadside_cover:1 eb:roch_dusty:22 eb:roch_golden:50 eb:rock_solid:24 eb:role_plays:-22
eb:roll_call:17 eb:roll_home:24 eb:rollback_*:-6 eb:rolled_back:-26 eb:rollierenden_plan:5 eb:rolls_over:56
eb:roman_shoe:14 eb:roof_box:-18 eb:roof_leaked:-4 eb:roof_left:8 eb:rooftop_scene:41 eb:room_*:-15 eb:room_0:66
eb:room_again:5 eb:room_squeak:-11 eb:room_then:10 eb:room_types:2 eb:room_unaccompanied:24 eb:root_canal:32
eb:root_cause:11 eb:rope_snaps:23 eb:rotor_ovens:2 eb:rotten_lid:13 eb:roughly_0:-24 eb:roule_littéralement:9
eb:round_eventually:3 eb:row_d:12 eb:row_f:14 eb:rubber_same:19 eb:rude_ones:27 eb:rue_des:-1
eb:rufbereitschaft_macht:-3 eb:rule_that:-41 eb:runs_debian:7 eb:runs_hourly:27 eb:runs_only:1 eb:runs_out:50
eb:runs_slow:4 eb:runs_yesterday:-35 eb:runtimes_reuses:-7 eb:rush_hour:10 eb:rush_stem:10 eb:rusty_ladder:16
eb:référence_0:12 eb:régie_son:18 eb:s'appelle_*:3 eb:sa_date:19 eb:saat_sürüyor:16 eb:safe_shades:18 eb:sagt_etwas:31
eb:sahilde_oturduk:7 eb:said_0:2 eb:said_airy:14 eb:said_earlier:5 eb:said_grace:12 eb:said_much:33 eb:said_no:63
eb:said_so:69 eb:said_that:-34 eb:sailing_anyway:3 eb:sailing_weekend:38 eb:sala_denim:4 eb:salad_bowl:3
eb:saliera_bien:3 eb:salt_melts:6 eb:same_beard:-39 eb:same_commit:4 eb:same_corner:-18 eb:same_dropouts:16
eb:same_evening:-59 eb:same_everywhere:6 eb:same_face:10 eb:same_joke:2 eb:same_story:-4 eb:same_time:38
eb:sample_size:21 eb:sample_test:2 eb:sandalen_an:28 eb:saniye_sürüyor:22 eb:sapo_entrou:-7 eb:satellite_dish:10
eb:saturday_deliveries:-11 eb:sauber_gestimmt:11 eb:sauce_accident:-1 eb:sauce_thx:8 eb:savings_account:30
eb:say_no:16 eb:say_otherwise:32 eb:say_so:103 eb:say_that:-20 eb:say_why:82 eb:saying_yes:8 eb:says_0:5
eb:says_diet:-11 eb:says_gdansk:10 eb:says_hello:27 eb:says_it:-67 eb:says_lindqvist:10 eb:says_so:189
eb:says_statistics:-20 eb:says_turn:-1 eb:scale_best:1 eb:scare_me:18 eb:scares_me:51 eb:scatter_plot:1
eb:scendere_sempre:11 eb:schade_eigentlich:40 eb:scheduling_system:-27 eb:scheldwoorden_aan:20 eb:schema_registry:-11
eb:schon_0:-29 eb:schon_ausgeräumt:19 eb:school_age:31 eb:school_club:22 eb:school_teacher:20 eb:school_trip:-17
eb:schön_heute:34 eb:scioglie_tutto:16 eb:scouts_honor:16 eb:scoville_now:7 eb:script_update:-3 eb:scripts_expect:53
eb:scène_d'ouverture:18 eb:sd_card:21 eb:se_arrepintió:24 eb:se_coupe:33 eb:se_devuelve:3 eb:se_espera:9 eb:se_fera:-9
eb:se_huele:-12 eb:se_llama:-56 eb:se_nota:39 eb:se_puede:45 eb:se_revierte:12 eb:se_ve:-17 eb:sea_outside:-10
eb:sea_tranquilo:16 eb:seagull_stole:-25 eb:seasonal_workers:43 eb:seats_0:12 eb:seats_recline:9 eb:second_beat:16
eb:second_boiler:5 eb:second_car:30 eb:second_engineer:-1 eb:second_fitting:7 eb:second_floor:-10 eb:second_house:-13
eb:second_language:-65 eb:second_look:13 eb:second_notification:1 eb:second_one:55 eb:second_opinion:-27
eb:second_power:-2 eb:second_set:16 eb:second_sleeve:21 eb:second_thoughts:-16 eb:second_try:-2 eb:secondary_loop:11
eb:seconds_tops:22 eb:sector_0:9 eb:security_afaik:7 eb:security_office:2 eb:security_rotated:-12 eb:see_0:17
eb:see_it:-58 eb:see_spring:35 eb:see_stars:4 eb:see_ya:23 eb:seed_data:-4 eb:seeing_it:10 eb:seems_to:77
eb:seen_it:-15 eb:seen_things:14 eb:seguro_cobre:-14 eb:seine_zähne:18 eb:seinen_eigenen:-21 eb:sekunden_dauern:18
eb:sekunden_geändert:1 eb:selfies_lol:9 eb:sells_bicycles:23 eb:sem_falta:13 eb:semaine_prochaine:16 eb:sen_tar:-2
eb:send_help:74 eb:send_thoughts:28 eb:send_u:-38 eb:send_you:-82 eb:sending_test:17 eb:sent_back:53 eb:sent_me:-4
eb:sentence_please:19 eb:sentences_best:5 eb:separate_reservations:14 eb:separate_sheds:4 eb:september_0:119
eb:september_trip:-4 eb:sera_0:-21 eb:sera_mat:37 eb:sera_mathilde:13 eb:serial_0:77 eb:serial_number:-17
eb:series_c:22 eb:server_included:10 eb:server_room:-28 eb:server_time:32 eb:será_don:-15 eb:session_0:45
eb:set_text:-17 eb:settings_screen:7 eb:settle_it:28 eb:seven_minutes:5 eb:señor_quiroga:10 eb:señora_ruiz:-9
eb:shade_filter:-14 eb:shall_analyse:-1 eb:shall_retire:-7 eb:shared_branches:-37 eb:shared_calendar:18
eb:she_cried:49 eb:she_likes:-2 eb:she_picks:20 eb:she_prefers:-23 eb:she_says:20 eb:she_sends:-18 eb:sheep_milk:13
eb:sheet_0:50 eb:shelf_is:26 eb:shelf_numbers:8 eb:shell_tag:18 eb:shes_actually:-7 eb:shielded_chamber:27
eb:shift_book:6 eb:shift_change:-2 eb:shift_lead:49 eb:shift_pattern:-11 eb:shiny_replacements:6
eb:ship's_chronometers:9 eb:shipping_included:20 eb:shop_offers:31 eb:shopping_list:43 eb:short-wave_bands:6
eb:short_pipe:4 eb:should_have:46 eb:should_meet:-21 eb:shoulder_0:31 eb:shoulder_straps:-32 eb:show_me:-70
eb:show_timeline:12 eb:show_you:-5 eb:showed_her:-3 eb:shows_up:29 eb:shut_down:15 eb:si_chiama:-29 eb:si_fotografa:15
eb:si_occupa:-3 eb:sich_beschwert:5 eb:sicher_zu:-16 eb:side_entrance:9 eb:side_towards:-5 eb:sidecar_folder:6
eb:sideways_here:28 eb:sie_haben:-17 eb:siempre_despacio:18 eb:sight_reading:73 eb:sign_recognition:3
eb:signatures_folded:-9 eb:signed_off:7 eb:signed_them:1 eb:signor_galli:1 eb:signor_puntura:3 eb:signs_in:30
eb:signs_then:27 eb:silk_thread:3 eb:silo_fill:27 eb:silo_wears:-16 eb:similar_worries:22 eb:simple_comparison:8
eb:simply_marvellous:14 eb:simulator_allows:-26 eb:sin_avisar:12 eb:sin_excepción:36 eb:sin_falta:34 eb:since_0:8
eb:since_five:1 eb:since_forever:22 eb:since_it:-40 eb:since_january:33 eb:since_march:27 eb:since_monday:6
eb:since_sunday:9 eb:since_yday:21 eb:since_yesterday:-10 eb:sind_findet:-23 eb:single_axel:27 eb:single_bathroom:6
eb:single_flake:-33 eb:single_hose:-10 eb:single_ones:9 eb:single_sight:15 eb:single_tub:28 eb:single_winter:5
eb:sinon_l'assurance:-3 eb:sister_counted:2 eb:sister_first:20 eb:sister_swears:-5 eb:sit-down_part:-15
eb:site_engineer's:-34 eb:site_office:-46 eb:sitting_human:55 eb:size_0:30 eb:size_analysis:38 eb:sjuk_så:-15
eb:själv_medan:-10 eb:skimmed_it:2 eb:skinny_thing:18 eb:skip_hire:-18 eb:skips_0:-12 eb:skips_tuesdays:13
eb:skirting_board:1 eb:sky_is:51 eb:slate_cursors:1 eb:slate_roof:2 eb:slave_nodes:15 eb:sleep_modes:4 eb:sleeps_0:55
eb:sleeps_again:11 eb:sleepy_hammer:22 eb:sleepy_picture:11 eb:sleepy_potato:-13 eb:sleepy_sister:12
eb:sleepy_theory:5 eb:slice_accordingly:1 eb:slide_0:42 eb:slimme_trucs:16 eb:sling_workshop:-1 eb:slipper_again:12
eb:slot_0:43 eb:slow_today:6 eb:slutar_leta:18 eb:small_bathroom:10 eb:small_hooks:-14 eb:smaller_dose:5
eb:smell_fear:2 eb:smelled_awful:2 eb:smiling_since:54 eb:smoke_machine:9 eb:smoked_fish:-27 eb:smooth_line:45
eb:snack_bar:7 eb:snapshot_tests:13 eb:sneezing_cat:36 eb:snow_drain:20 eb:snow_groomer:6 eb:so_anyway:9 eb:so_ask:-14
eb:so_basically:-36 eb:so_cheerful:11 eb:so_far:198 eb:so_fast:-12 eb:so_mind:-1 eb:so_much:35 eb:so_offended:53
eb:so_please:-13 eb:so_proud:1 eb:so_tag:-30 eb:so_that:-44 eb:so_thick:-13 eb:so_tired:-37 eb:so_too:15
eb:so_venison:21 eb:sobre_eso:37 eb:sock_drawer:33 eb:sockets_each:13 eb:soft-touch_laminate:14 eb:sogar_seine:-28
eb:soggy_campsite:9 eb:sold_0:-20 eb:sold_out:53 eb:solid_breakfast:18 eb:solution_first:-10 eb:solvants_maintenant:4
eb:solène_désormais:7 eb:som_ett:-1 eb:some_crews:-14 eb:some_days:-158 eb:some_people:-1 eb:some_reason:58
eb:some_regions:38 eb:some_regularity:28 eb:some_say:-11 eb:some_skiers:-35 eb:some_tape:15 eb:some_wreck:16
eb:somebody_disagrees:46 eb:somebody_signs:28 eb:somehow_survives:6 eb:someone's_shoes:12 eb:someone_curious:5
eb:someone_else:-26 eb:someone_wrote:-2 eb:something_plain:17 eb:something_quieter:11 eb:sometimes_mice:17
eb:somewhat_depressingly:19 eb:sommerreifen_drauf:2 eb:somos_siete:5 eb:son_enfance:4 eb:sonar_code:20
eb:sonno_oggi:11 eb:sooner_cancel:10 eb:soothing_sight:16 eb:sophia_silva:7 eb:sorting_table:2 eb:sound_tired:7
eb:sounded_like:31 eb:sounds_crooked:1 eb:sounds_fun:12 eb:sounds_like:-6 eb:sous_téléassistance:17 eb:south_kiosk:-40
eb:spa_voucher:-2 eb:spare_bearing:3 eb:spare_fridge:8 eb:spare_keys:-2 eb:spare_you:28 eb:spark_arrestor:17
eb:speak_pls:20 eb:speakers_pls:15 eb:speaks_slowly:18 eb:species_loaded:24 eb:speech_recognition:15 eb:speed_0:-6
eb:speed_dating:12 eb:speed_hits:-20 eb:speedy_recovery:33 eb:spend_0:-20 eb:spiritual_exercise:43 eb:splitter_ist:16
eb:sport_d'endurance:1 eb:sprained_ankle:-37 eb:spring_concert:15 eb:spring_head:-7 eb:spring_inside:-5
eb:sprint_ship:-1 eb:square_metre:24 eb:squashed_branches:8 eb:squeak's_gone:3 eb:staat_blank:14
eb:stadtfests_bekommt:-8 eb:staff_engineer:16 eb:staff_jackets:-15 eb:staff_member:16 eb:staff_party:-39
eb:staff_shirts:-29 eb:stage_chez:-4 eb:staging_box:1 eb:staging_model:23 eb:staircase_story:10 eb:stamped_inside:-26
eb:stand_open:37 eb:standing_below:-3 eb:standing_guests:25 eb:standing_policy:6 eb:standing_rule:-39
eb:stands_still:11 eb:starred_ones:1 eb:start_0:-14 eb:start_lädt:-13 eb:started_here:-39 eb:started_yodelling:13
eb:starts_0:19 eb:starts_fights:8 eb:startup_days:-7 eb:state_license:3 eb:state_machine:35 eb:station_branch:28
eb:stationen_gekürzt:5 eb:statistics_retake:15 eb:statt_knochen:25 eb:status_updates:-13 eb:stay_readable:31
eb:stay_upright:4 eb:stays_fresh:11 eb:stays_in:16 eb:stays_off:-36 eb:stays_on:11 eb:stays_round:5 eb:stays_there:36
eb:steel_chain:2 eb:steel_ruler:4 eb:steht_wieder:19 eb:stemma_dei:-12 eb:steps_back:28 eb:steps_on:12
eb:stichworte_lieber:3 eb:sticker_says:37 eb:still_0:6 eb:still_believes:-21 eb:still_does:39 eb:still_folds:-41
eb:still_gentle:27 eb:still_hanging:33 eb:still_hear:-31 eb:still_in:36 eb:still_is:5 eb:still_makes:-23
eb:still_outstanding:11 eb:still_recovering:21 eb:still_sore:27 eb:still_thinks:-2 eb:still_torn:27
eb:still_unexplained:48 eb:still_writes:-41 eb:stock_am:-6 eb:stock_today:11 eb:stocking_runs:-18 eb:stone_shed:5
eb:stoom_gereinigd:21 eb:stop_breaks:-8 eb:stop_button:21 eb:stop_by:35 eb:storage_part:12 eb:store_0:17
eb:store_credit:14 eb:store_room:32 eb:storm_warning:-22 eb:story_after:5 eb:story_goes:3 eb:straight_away:44
eb:strangers_call:40 eb:streams_now:4 eb:street_market:13 eb:stretch_it:4 eb:stretcher_bearers:18 eb:strom_hast:6
eb:struck_thirteen:-1 eb:stuck_consumer:18 eb:studies_do:13 eb:studio_first:31 eb:study_alone:-9 eb:study_buddy:19
eb:study_material:-4 eb:study_partner:53 eb:stuffed_foxes:41 eb:stunde_zählen:10 eb:stunden_anstehen:1
eb:stunden_über:48 eb:su_juventud:5 eb:subject_line:1 eb:subsoil_colour:9 eb:substitution_ones:10
eb:successful_unlock:23 eb:successfully_booked:31 eb:successfully_canceled:74 eb:successfully_cancelled:22
eb:successfully_updated:2 eb:sui_marsupi:2 eb:suis_dégoûtée:8 eb:suitcase_too:17 eb:suite_passes:13 eb:suits_few:19
eb:suits_him:17 eb:sulle_rotonde:7 eb:summer_camp:12 eb:summer_party:6 eb:summer_tyres:10 eb:summit_station:13
eb:sums_again:-20 eb:sunday_watch:2 eb:sunny_part:-7 eb:superare_0:-28 eb:sur_l'alto:22 eb:sur_main:21
eb:sure_that:-25 eb:sure_thing:15 eb:sure_yet:-14 eb:surprise_anybody:20 eb:surprised_spider:22
eb:svenska_felmeddelanden:-13 eb:svg_los:-9 eb:swallows_it:33 eb:swam_by:29 eb:swan_chased:-10 eb:swell_up:27
eb:swelling_mean:-36 eb:swimming_hall:56 eb:swings_lol:20 eb:swings_ok:24 eb:swiss_francs:20 eb:switch_0:4
eb:switch_off:2 eb:switch_port:10 eb:switched_off:22 eb:switched_on:21 eb:switchover_on:-4 eb:swung_in:14
eb:symbolicated_trace:27 eb:synthetic_checks:5 eb:t_shirt:19 eb:table_lock:2 eb:tables_ok:27 eb:tablets_too:22
eb:tabs_*:-10 eb:tacks_crewing:51 eb:tacks_helming:17 eb:tag_0:74 eb:tag_ravi:9 eb:tag_über:-21 eb:tage_geprüft:21
eb:tage_gewartet:4 eb:tagsüber_arbeite:10 eb:tak_ustaliliśmy:16 eb:tak_zaczynali:15 eb:take_0:-87 eb:take_aside:2
eb:take_cards:18 eb:take_it:17 eb:take_pilot:-35 eb:take_turns:7 eb:taken_down:21 eb:taken_off:48 eb:takes_0:-108
eb:takes_place:-7 eb:taking_celery:7 eb:taking_coins:4 eb:talk_about:3 eb:talk_again:-24 eb:tanque_ontem:21
eb:tapa_roja:6 eb:tapes_since:-13 eb:taps_share:8 eb:targets_0:49 eb:taschenrechner_darf:43 eb:tasted_everything:-22
eb:tasting_evening:-1 eb:tax_everywhere:13 eb:tax_form:17 eb:te_digo:27 eb:te_doen:11 eb:te_horen:3 eb:te_montre:-10
eb:teacher's_business:20 eb:teacher_no:40 eb:teaches_us:21 eb:team_ms:-10 eb:technical_hat:36 eb:telco_cut:-3
eb:tell_apart:15 eb:tell_everyone:12 eb:tell_me:3 eb:tell_us:-50 eb:tell_yet:-18 eb:telling_you:3 eb:tells_stories:24
eb:template_works:12 eb:ten_days:8 eb:ten_past:21 eb:tenant_stops:-2 eb:tende_d'ombra:35 eb:tendré_lista:-16
eb:tension_0:-45 eb:tenöre_heim:16 eb:tercih_ederim:49 eb:terminal_two:31 eb:terrace_furniture:59 eb:test_0:32
eb:test_b:-7 eb:test_fails:44 eb:test_first:27 eb:test_fixture:11 eb:test_names:-42 eb:test_passes:14
eb:test_showed:13 eb:testi_0:-1 eb:testimony_leg:-1 eb:tests_either:12 eb:tests_green:6 eb:tests_ok:15
eb:tests_pass:101 eb:tests_passent:7 eb:tests_tonight:-7 eb:text_file:-11 eb:text_me:28 eb:text_message:36
eb:text_messages:30 eb:text_tonight:-9 eb:texte_brut:2 eb:texture_triangle:12 eb:than_0:-92 eb:than_anyone:-9
eb:than_burglars:8 eb:than_etudes:-4 eb:than_filter:18 eb:than_grandpa:32 eb:than_keywords:12 eb:than_me:22
eb:than_most:-6 eb:than_one:-74 eb:than_people:25 eb:than_planks:4 eb:than_slate:3 eb:than_slides:10 eb:than_tables:4
eb:than_texted:31 eb:than_that:120 eb:than_usual:40 eb:thank-you_notes:4 eb:thank_you:78 eb:thanks_watch:17
eb:that's_0:18 eb:that's_it:5 eb:that's_roughly:-54 eb:that's_that:95 eb:that_although:-7 eb:that_belt:-3
eb:that_bricks:-3 eb:that_brings:-15 eb:that_broke:-28 eb:that_colour:-29 eb:that_completes:-21 eb:that_computers:-8
eb:that_deadlock:17 eb:that_directory:8 eb:that_drains:-30 eb:that_drawer:10 eb:that_engine:21 eb:that_feels:17
eb:that_felt:16 eb:that_goes:42 eb:that_helps:83 eb:that_hotel:27 eb:that_hour:23 eb:that_includes:-46 eb:that_is:10
eb:that_it:-80 eb:that_kind:17 eb:that_landed:-10 eb:that_listing:-1 eb:that_makes:-20 eb:that_much:-67
eb:that_night:6 eb:that_once:13 eb:that_one:5 eb:that_order:115 eb:that_ourselves:11 eb:that_pale:3 eb:that_part:15
eb:that_pen:32 eb:that_picture:21 eb:that_playlist:20 eb:that_pool:27 eb:that_puppy:14 eb:that_rhyme:18
eb:that_scares:-19 eb:that_series:22 eb:that_shop:-26 eb:that_site:21 eb:that_size:32 eb:that_slopes:-1
eb:that_spoke:22 eb:that_stick:6 eb:that_storm:-25 eb:that_stung:40 eb:that_suffered:14 eb:that_swings:-12
eb:that_thing:25 eb:that_ticking:18 eb:that_touches:-31 eb:that_turbine:13 eb:that_up:14 eb:that_ward:23
eb:that_way:40 eb:thatched_roof:24 eb:thats_all:64 eb:thats_how:-16 eb:thats_it:135 eb:thats_ok:13 eb:thats_sweet:26
eb:thats_teenagers:18 eb:the_0:23 eb:the_account:2 eb:the_accounts:28 eb:the_adult:-18 eb:the_afternoon:30
eb:the_agency:14 eb:the_agm:19 eb:the_air:36 eb:the_airfield:33 eb:the_airport:5 eb:the_alarm:-50 eb:the_alert:-8
eb:the_algae:-15 eb:the_amateur:-17 eb:the_amphitheatre:17 eb:the_android:-10 eb:the_animal:7 eb:the_api:6
eb:the_arcade:22 eb:the_archive:10 eb:the_article:16 eb:the_assessor:7 eb:the_audit:28 eb:the_audition:39
eb:the_auditors:-11 eb:the_autumn:-1 eb:the_back:-16 eb:the_background:36 eb:the_backlog:33 eb:the_backup:-4
eb:the_bag:5 eb:the_bags:16 eb:the_balcony:1 eb:the_bank:1 eb:the_banquet:30 eb:the_bar:19 eb:the_barn:39
eb:the_basalt:-32 eb:the_batch:2 eb:the_bath:14 eb:the_batteries:6 eb:the_battery:-10 eb:the_bay:-43 eb:the_beams:11
eb:the_bearings:-20 eb:the_beat:-59 eb:the_bell:46 eb:the_bench:14 eb:the_best:-144 eb:the_beta:-14 eb:the_better:2
eb:the_big:-52 eb:the_bill:21 eb:the_bin:44 eb:the_bit:-17 eb:the_blues:6 eb:the_board:-45 eb:the_boarding:42
eb:the_boat:78 eb:the_boathouse:11 eb:the_boiler:23 eb:the_bonnets:15 eb:the_bonus:-5 eb:the_book:21 eb:the_booking:49
eb:the_booster:-3 eb:the_bottom:41 eb:the_boundary:25 eb:the_box:-36 eb:the_branch:-34 eb:the_bread:-2
eb:the_breakfast:-16 eb:the_breakwater:15 eb:the_bridge:4 eb:the_bright:-90 eb:the_brine:-33 eb:the_broken:-31
eb:the_buddha:16 eb:the_build:11 eb:the_building:54 eb:the_buttery:27 eb:the_button:37 eb:the_cabinet:42
eb:the_cabins:2 eb:the_cable:-11 eb:the_cage:41 eb:the_cake:13 eb:the_calculator:43 eb:the_call:13 eb:the_calves:48
eb:the_camera:22 eb:the_camper:3 eb:the_cancellation:20 eb:the_canteen:23 eb:the_car:52 eb:the_caretaker:74
eb:the_caro-kann:18 eb:the_carpenter:12 eb:the_carriage:-10 eb:the_casio:16 eb:the_catacombs:10 eb:the_caterer:11
eb:the_ceilidh:26 eb:the_ceiling:61 eb:the_cellar:47 eb:the_certificate:1 eb:the_certification:-11 eb:the_cfo:5
eb:the_chalet:-19 eb:the_changes:30 eb:the_chapel:68 eb:the_charger:12 eb:the_chat:9 eb:the_checkpoint:30
eb:the_cheerful:-39 eb:the_cheese:-49 eb:the_chef:-2 eb:the_chips:26 eb:the_choice:-29 eb:the_church:22 eb:the_ci:-4
eb:the_circuit:-5 eb:the_city:22 eb:the_cleaners:25 eb:the_cleaning:-2 eb:the_click:10 eb:the_clinic:-39
eb:the_clipboard:22 eb:the_cloakroom:34 eb:the_clock:66 eb:the_clocks:-5 eb:the_cloister:20 eb:the_club:-11
eb:the_coach:37 eb:the_coast:5 eb:the_coastal:-40 eb:the_code:-53 eb:the_coffee:-7 eb:the_cold:-36 eb:the_collision:58
eb:the_compiler:-9 eb:the_contractor:3 eb:the_cook:-15 eb:the_correct:-10 eb:the_corridor:11 eb:the_couch:13
eb:the_council:32 eb:the_counter:24 eb:the_courthouse:20 eb:the_courtyard:2 eb:the_cover:74 eb:the_cranes:42
eb:the_crash:-23 eb:the_crawl:34 eb:the_crew:-22 eb:the_crews:18 eb:the_crooked:-50 eb:the_crossfade:63
eb:the_curious:-104 eb:the_current:-21 eb:the_cursor:18 eb:the_customer:16 eb:the_daily:-24 eb:the_dark:51
eb:the_data:26 eb:the_date:-23 eb:the_dates:19 eb:the_day:-44 eb:the_dead:-44 eb:the_dealer:35 eb:the_debug:-27
eb:the_decking:12 eb:the_deductible:2 eb:the_default:-46 eb:the_delay:44 eb:the_demo:22 eb:the_depot:73 eb:the_desk:26
eb:the_details:27 eb:the_dialogue:17 eb:the_dictionary:3 eb:the_diesel:-58 eb:the_disco:11 eb:the_dishwasher:8
eb:the_disk:-10 eb:the_disks:1 eb:the_display:-23 eb:the_docs:-4 eb:the_docstring:52 eb:the_documentation:4
eb:the_dome:-21 eb:the_door:97 eb:the_doorway:6 eb:the_double:-25 eb:the_downloader:26 eb:the_downstairs:-33
eb:the_drain:1 eb:the_drill:32 eb:the_drive:6 eb:the_drops:9 eb:the_duplicate:-3 eb:the_dusty:-42 eb:the_duty:-18
eb:the_earlier:-11 eb:the_earliest:-14 eb:the_east:-24 eb:the_elbow:12 eb:the_election:-9 eb:the_emergency:-2
eb:the_emr:76 eb:the_emulator:5 eb:the_end:2 eb:the_engineer:-9 eb:the_essay:-36 eb:the_etudes:-15 eb:the_eu:36
eb:the_evening:-29 eb:the_exam:27 eb:the_examiners:-30 eb:the_exchange:18 eb:the_export:-2 eb:the_eyebrows:9
eb:the_face:18 eb:the_fades:14 eb:the_failing:-32 eb:the_fall:18 eb:the_family:-38 eb:the_fence:75 eb:the_fete:2
eb:the_fibres:-19 eb:the_file:3 eb:the_final:-39 eb:the_fire:-9 eb:the_firewall:10 eb:the_first:-183 eb:the_fish:8
eb:the_fishing:-2 eb:the_fist:12 eb:the_fixtures:11 eb:the_flaky:-35 eb:the_flickering:-13 eb:the_flight:20
eb:the_flights:-12 eb:the_flint:-15 eb:the_flood:23 eb:the_floor:28 eb:the_flour:2 eb:the_flu:15 eb:the_flyer:58
eb:the_folder:19 eb:the_folds:9 eb:the_font:14 eb:the_football:50 eb:the_footer:11 eb:the_foreman:34
eb:the_forklift:64 eb:the_formatter:27 eb:the_foundry:1 eb:the_fountain:67 eb:the_free:-14 eb:the_freezer:-31
eb:the_fridge:91 eb:the_front:-61 eb:the_frost:1 eb:the_frozen:-12 eb:the_fuel:-35 eb:the_full:-34 eb:the_fumes:16
eb:the_gaps:6 eb:the_garage:11 eb:the_garden:40 eb:the_garnet:-49 eb:the_gas:-28 eb:the_gate:37 eb:the_gatehouse:12
eb:the_gateways:2 eb:the_gearbox:11 eb:the_generator:-8 eb:the_generators:-31 eb:the_gentle:-44 eb:the_geofence:54
eb:the_goats:11 eb:the_golden:-43 eb:the_gossip:5 eb:the_graveyard:11 eb:the_green:-70 eb:the_grey:-22
eb:the_ground:47 eb:the_guards:-3 eb:the_guillemots:8 eb:the_gym:61 eb:the_hallway:59 eb:the_hand:28 eb:the_handbook:6
eb:the_handbrake:-7 eb:the_handheld:21 eb:the_hat:10 eb:the_hatch:29 eb:the_haulier:7 eb:the_hazel:-7
eb:the_header:-17 eb:the_health:-25 eb:the_heart:4 eb:the_heat:-47 eb:the_herbarium:13 eb:the_highlight:-6
eb:the_hill:-4 eb:the_hinges:19 eb:the_hold:2 eb:the_home:-9 eb:the_house:27 eb:the_hub:3 eb:the_hut:21
eb:the_icing:39 eb:the_idea:25 eb:the_image:-31 eb:the_implant:4 eb:the_inbox:17 eb:the_incident:-23
eb:the_induction:-16 eb:the_infants:20 eb:the_inner:-4 eb:the_inside:42 eb:the_inspection:52 eb:the_installation:7
eb:the_institute:23 eb:the_instructor:5 eb:the_insurance:-55 eb:the_insurer:18 eb:the_international:-3
eb:the_internet:12 eb:the_interval:21 eb:the_introduction:11 eb:the_inventory:7 eb:the_investor:-5 eb:the_invoice:-24
eb:the_island:23 eb:the_joke:22 eb:the_joystick:2 eb:the_jumps:15 eb:the_jurassic:22 eb:the_kabalevsky:17
eb:the_kayak:6 eb:the_keeper:3 eb:the_kennel:19 eb:the_keyboard:3 eb:the_keys:17 eb:the_khaki:-12 eb:the_kids:-2
eb:the_kindest:36 eb:the_kitchen:26 eb:the_kitten:17 eb:the_knuckles:-20 eb:the_krone:24 eb:the_label:-42
eb:the_labels:1 eb:the_ladders:3 eb:the_lake:-9 eb:the_laminate:6 eb:the_lamps:1 eb:the_landing:21 eb:the_large:-2
eb:the_last:-9 eb:the_late:-31 eb:the_latest:79 eb:the_lathe:64 eb:the_law:26 eb:the_lead:-32 eb:the_leak:3
eb:the_ledger:7 eb:the_left:2 eb:the_legacy:-8 eb:the_letter:-38 eb:the_lettuce:26 eb:the_library:20 eb:the_licence:22
eb:the_lid:43 eb:the_lidar:37 eb:the_light:-37 eb:the_lighthouse:3 eb:the_little:-15 eb:the_load:-9 eb:the_loading:-38
eb:the_local:-6 eb:the_lock:8 eb:the_locker:112 eb:the_logs:-18 eb:the_long:-11 eb:the_loo:18 eb:the_loop:-7
eb:the_lost:-40 eb:the_lot:62 eb:the_low:-10 eb:the_lower:-16 eb:the_luggages:-9 eb:the_machine:-15
eb:the_magazines:18 eb:the_mailer:3 eb:the_main:-43 eb:the_mainspring:1 eb:the_maintenance:-19 eb:the_maps:-56
eb:the_margin:33 eb:the_margins:11 eb:the_marquee:30 eb:the_match:7 eb:the_mayor:31 eb:the_maze:19 eb:the_menu:-2
eb:the_midterm:48 eb:the_milk:-59 eb:the_mill:35 eb:the_minimum:-77 eb:the_minister:-1 eb:the_minute:-75
eb:the_minutes:-6 eb:the_misericords:14 eb:the_mission:21 eb:the_mist:6 eb:the_mistakes:22 eb:the_mobile:-2
eb:the_mock:-24 eb:the_modal:27 eb:the_modem:-8 eb:the_modification:3 eb:the_moment:45 eb:the_monthly:-11
eb:the_mood:18 eb:the_moon:2 eb:the_more:-16 eb:the_morning:49 eb:the_mosaic:17 eb:the_most:-46 eb:the_motivation:2
eb:the_motor:-40 eb:the_motorway:32 eb:the_name:-91 eb:the_narrow:-26 eb:the_nas:5 eb:the_neck:18
eb:the_neighbours:-14 eb:the_network:41 eb:the_new:-92 eb:the_news:-9 eb:the_next:-31 eb:the_night:-120
eb:the_nightly:-37 eb:the_nineties:-12 eb:the_no:37 eb:the_noise:32 eb:the_noisy:-38 eb:the_nordics:-35
eb:the_north:-76 eb:the_notary:14 eb:the_nouns:30 eb:the_number:-59 eb:the_numbers:59 eb:the_nursery:30 eb:the_odd:-3
eb:the_office:-6 eb:the_oil:-7 eb:the_old:-103 eb:the_older:-46 eb:the_one:-107 eb:the_ones:-53 eb:the_onions:20
eb:the_online:-40 eb:the_only:-38 eb:the_open:-11 eb:the_opening:-1 eb:the_optician:12 eb:the_orchard:44
eb:the_ordinary:16 eb:the_original:-7 eb:the_originals:16 eb:the_orthodontist:16 eb:the_oscilloscope:4 eb:the_other:29
eb:the_outboard:27 eb:the_outer:-19 eb:the_outside:56 eb:the_oven:-19 eb:the_overdraft:29 eb:the_owner:38
eb:the_owners:-8 eb:the_oxygen:-3 eb:the_pace:-4 eb:the_page:21 eb:the_pager:97 eb:the_pale:-79 eb:the_pan:22
eb:the_paper:-14 eb:the_parents:-4 eb:the_parish:2 eb:the_parlour:46 eb:the_party:70 eb:the_pass:-16
eb:the_pattern:-15 eb:the_payslip:-21 eb:the_pearl:-35 eb:the_permit:-33 eb:the_phone:27 eb:the_photo:14 eb:the_pics:7
eb:the_pier:15 eb:the_pillar:7 eb:the_pipes:11 eb:the_plain:-56 eb:the_plaintiff:11 eb:the_plan:64 eb:the_plane:-45
eb:the_play:46 eb:the_plinth:13 eb:the_polka:16 eb:the_pool:-20 eb:the_poolside:41 eb:the_portal:46 eb:the_porter:27
eb:the_poster:30 eb:the_power:-18 eb:the_practice:-104 eb:the_premiere:59 eb:the_priest:9 eb:the_profile:4
eb:the_projector:53 eb:the_protocol:3 eb:the_publisher:2 eb:the_pumps:55 eb:the_purchase:16 eb:the_quarry:37
eb:the_quartet:22 eb:the_quern:19 eb:the_questionnaires:10 eb:the_quiet:-36 eb:the_quizzes:2 eb:the_radio:8
eb:the_rain:-25 eb:the_ramp:27 eb:the_range:29 eb:the_rats:10 eb:the_real:-10 eb:the_rear:-19 eb:the_receipt:51
eb:the_recording:27 eb:the_red:-9 eb:the_regatta:-29 eb:the_region:12 eb:the_relay:-38 eb:the_release:-31
eb:the_reminder:-5 eb:the_renderer:29 eb:the_renewal:12 eb:the_rental:-8 eb:the_repair:-48 eb:the_repeat:12
eb:the_repeats:4 eb:the_replacement:-25 eb:the_repo:16 eb:the_reports:14 eb:the_reservation:-137 eb:the_resit:35
eb:the_respray:14 eb:the_rest:80 eb:the_result:22 eb:the_retry:-10 eb:the_returns:30 eb:the_reverse:11
eb:the_ribbons:-5 eb:the_right:-108 eb:the_rings:8 eb:the_river:17 eb:the_robbery:-11 eb:the_rollers:14 eb:the_roof:44
eb:the_room:92 eb:the_rooms:12 eb:the_ropes:9 eb:the_ropeway:-2 eb:the_router:10 eb:the_rum:24 eb:the_rust:-40
eb:the_sack:16 eb:the_saddle:-10 eb:the_safe:62 eb:the_salon:34 eb:the_same:-60 eb:the_sandbox:13 eb:the_sandwich:60
eb:the_saturday:-24 eb:the_sauces:22 eb:the_scaffolding:17 eb:the_scales:-24 eb:the_scholarship:50 eb:the_school:8
eb:the_screen:45 eb:the_screenshot:33 eb:the_scripts:-12 eb:the_sea:9 eb:the_seat:5 eb:the_second:-160
eb:the_secretary:10 eb:the_security:-57 eb:the_sentence:31 eb:the_serial:-8 eb:the_server:46 eb:the_set:11
eb:the_settings:-14 eb:the_seventies:33 eb:the_share:11 eb:the_shed:19 eb:the_sheet:31 eb:the_shelf:3
eb:the_shelves:13 eb:the_shift:-22 eb:the_ship:-40 eb:the_shop:8 eb:the_sicilian:-27 eb:the_sight:-17
eb:the_signals:43 eb:the_sink:9 eb:the_site:-9 eb:the_ski:-13 eb:the_skip:46 eb:the_skipper:23 eb:the_sleepy:-52
eb:the_slides:28 eb:the_slot:38 eb:the_slow:-26 eb:the_small:-40 eb:the_smaller:-9 eb:the_smell:39
eb:the_smokehouse:-18 eb:the_sms:-22 eb:the_snow:5 eb:the_socket:24 eb:the_sofa:6 eb:the_sole:21 eb:the_song:31
eb:the_soup:-6 eb:the_south:-21 eb:the_spa:-4 eb:the_spare:-30 eb:the_spelling:19 eb:the_spine:46 eb:the_spoons:4
eb:the_spring:-16 eb:the_sprouts:34 eb:the_staff:-11 eb:the_stairs:71 eb:the_stairwell:2 eb:the_stale:-17
eb:the_stamp:18 eb:the_start:53 eb:the_state:-8 eb:the_statement:18 eb:the_status:-22 eb:the_steel:-37 eb:the_steps:23
eb:the_storage:-6 eb:the_storm:71 eb:the_straps:26 eb:the_street:-5 eb:the_study:24 eb:the_substation:39 eb:the_sum:32
eb:the_summer:-40 eb:the_sun:9 eb:the_sunday:-25 eb:the_supermarket:17 eb:the_swim:-9 eb:the_switch:-7
eb:the_syllabus:11 eb:the_sync:-32 eb:the_table:15 eb:the_tables:25 eb:the_tablet:-12 eb:the_tandem:-49
eb:the_tanker:10 eb:the_tape:-64 eb:the_target:-28 eb:the_tavern:23 eb:the_taxi:-19 eb:the_teal:-1 eb:the_team:-56
eb:the_technician:-48 eb:the_teeth:26 eb:the_temps:31 eb:the_terminal:38 eb:the_terminus:22 eb:the_terrace:61
eb:the_test:-16 eb:the_theremin:15 eb:the_thermocouple:11 eb:the_third:-33 eb:the_three:-23 eb:the_thursday:-21
eb:the_tiles:-6 eb:the_time:-61 eb:the_timer:22 eb:the_tortoise:13 eb:the_total:-31 eb:the_tower:-5 eb:the_town:-55
eb:the_tracker:33 eb:the_tractor:18 eb:the_tram:66 eb:the_trip:4 eb:the_truth:54 eb:the_tuesday:-21 eb:the_tv:30
eb:the_twins:-5 eb:the_two:-124 eb:the_typos:-67 eb:the_ui:17 eb:the_under-stage:45 eb:the_undo:-8 eb:the_uniforms:-58
eb:the_upgrade:15 eb:the_uploader:23 eb:the_upper:-45 eb:the_upstairs:-10 eb:the_van:129 eb:the_varnish:38
eb:the_vault:5 eb:the_vendor:-2 eb:the_vendored:-21 eb:the_vet:-3 eb:the_view:2 eb:the_violet:-57 eb:the_violin:3
eb:the_vision:-16 eb:the_visit:59 eb:the_voices:7 eb:the_voucher:29 eb:the_vowels:47 eb:the_waiter:-8
eb:the_waiting:-18 eb:the_walkway:-2 eb:the_wall:41 eb:the_walnut:-75 eb:the_waltz:7 eb:the_war:54 eb:the_warehouse:39
eb:the_warm:-3 eb:the_watchdog:30 eb:the_water:-50 eb:the_weather:-11 eb:the_weekend:71 eb:the_weekly:-43
eb:the_well:-3 eb:the_west:-17 eb:the_wheelchair:-53 eb:the_whole:-71 eb:the_wind:-3 eb:the_window:5 eb:the_wine:-19
eb:the_winter:-37 eb:the_wood:3 eb:the_wooden:-14 eb:the_wool:-4 eb:the_word:-120 eb:the_worker:6 eb:the_worksheet:29
eb:the_workshop:24 eb:the_world:2 eb:the_written:-23 eb:the_wrong:-55 eb:the_yaml:5 eb:the_year:-14 eb:the_zinc:-2
eb:their_api:-20 eb:their_archive:20 eb:their_channel:6 eb:their_details:-30 eb:their_hands:18 eb:their_lines:-15
eb:their_machines:2 eb:their_owners:30 eb:their_photo:1 eb:their_puns:29 eb:their_sheets:3 eb:their_wifi:-43
eb:them_down:-15 eb:them_ever:8 eb:them_fetch:-7 eb:them_fun:4 eb:them_in:18 eb:them_money:10 eb:them_otherwise:18
eb:them_out:13 eb:them_potatoes:18 eb:them_short:31 eb:them_sugar:28 eb:them_unaided:8 eb:them_up:92 eb:theme_person:8
eb:then_act:8 eb:then_comes:-45 eb:then_it:-22 eb:then_me:20 eb:then_nothing:30 eb:then_pizza:28 eb:then_refill:14
eb:then_rest:5 eb:then_silence:4 eb:theory_exam:5 eb:theory_paper:-24 eb:theory_part:18 eb:theory_test:-37
eb:there_goes:-16 eb:there_shows:28 eb:there_that:-6 eb:there_untouched:9 eb:therefore_swaps:-17 eb:thermal_noise:26
eb:these_days:101 eb:these_details:-12 eb:these_numbers:-1 eb:these_onions:11 eb:these_people:40 eb:they'll_fetch:-2
eb:they're_holding:-5 eb:they_are:23 eb:they_bounce:6 eb:they_changed:-14 eb:they_close:19 eb:they_do:-19
eb:they_planned:30 eb:they_play:22 eb:they_pushed:-28 eb:they_read:2 eb:they_said:-29 eb:they_say:68 eb:they_want:-11
eb:they_were:72 eb:they_will:15 eb:thick_plates:2 eb:thick_socks:8 eb:thin_clients:77 eb:thin_ones:-28 eb:thing_lol:6
eb:things_around:27 eb:think_first:-9 eb:think_of:15 eb:think_so:38 eb:thinking_hard:36 eb:thinks_one:-2
eb:thinks_that:-11 eb:third_boot:4 eb:third_gramophone:26 eb:third_mattress:-70 eb:third_one:57 eb:this_booking:24
eb:this_chat:-100 eb:this_client:-8 eb:this_commit:-17 eb:this_compare:-2 eb:this_day:-43 eb:this_decade:13
eb:this_house:-36 eb:this_issue:20 eb:this_layout:24 eb:this_level:27 eb:this_month:-14 eb:this_morning:42
eb:this_one:23 eb:this_pace:5 eb:this_please:12 eb:this_press:-3 eb:this_reservation:93 eb:this_season:75
eb:this_session:-76 eb:this_site:-22 eb:this_size:-47 eb:this_snippet:-31 eb:this_stuff:-41 eb:this_term:67
eb:this_time:82 eb:this_town:4 eb:this_trade:6 eb:this_trip:-46 eb:this_week:-47 eb:this_weekend:33 eb:this_well:-14
eb:this_wind:-26 eb:this_workshop:17 eb:this_year:5 eb:this_yr:3 eb:those_calls:14 eb:those_minutes:-8 eb:those_runs:5
eb:though_it:-10 eb:thread_ever:16 eb:three-course_one:10 eb:three-part_numbers:23 eb:three_lines:9 eb:three_quiz:-47
eb:three_times:32 eb:threw_away:-10 eb:through_0:-11 eb:through_all:-47 eb:through_fine:9 eb:through_it:19
eb:throw_away:-60 eb:thyroid_stuff:12 eb:ti_mando:-10 eb:ticket_0:39 eb:ticket_number:36 eb:tide_code:42
eb:tide_tables:7 eb:tides_quiz:20 eb:tiene_0:-54 eb:tiene_piscina:4 eb:tier_two:15 eb:tierarzt_an:40
eb:tierney's_field:7 eb:tile_cache:19 eb:tiles_haha:38 eb:till_june:3 eb:till_vävstolen:9 eb:timbre_pone:-16
eb:time_being:89 eb:time_maybe:25 eb:time_out:12 eb:time_sorry:10 eb:timer_isr:11 eb:timetable_starts:15 eb:tin_can:26
eb:tiny_orchestra:15 eb:tiny_plates:5 eb:tiny_viking:30 eb:tio_bilagor:31 eb:tired_lol:17 eb:tittade_fram:-9
eb:tmrw_roundabouts:-1 eb:to_*:24 eb:to_0:138 eb:to_admit:-26 eb:to_aldo:26 eb:to_another:3 eb:to_argue:17
eb:to_ask:10 eb:to_assist:-33 eb:to_atl:4 eb:to_badge:-36 eb:to_be:-35 eb:to_beat:45 eb:to_bind:-5 eb:to_bleed:3
eb:to_book:-8 eb:to_bottom:22 eb:to_bounce:12 eb:to_bring:-40 eb:to_build:-8 eb:to_business:-15 eb:to_c:11
eb:to_call:-2 eb:to_cancel:-35 eb:to_change:-67 eb:to_charity:10 eb:to_check:-17 eb:to_confirm:-40 eb:to_copy:18
eb:to_correct:-18 eb:to_count:6 eb:to_cover:-14 eb:to_cpputest:5 eb:to_cry:8 eb:to_customers:6 eb:to_deletion:8
eb:to_do:61 eb:to_drive:10 eb:to_economy:23 eb:to_edge:17 eb:to_ensure:-6 eb:to_enter:-14 eb:to_everyone:34
eb:to_explain:-10 eb:to_find:-46 eb:to_finish:13 eb:to_fix:-16 eb:to_flatten:24 eb:to_gdansk:4 eb:to_german:24
eb:to_get:-73 eb:to_graz:5 eb:to_hand:-25 eb:to_haverford:33 eb:to_hear:-3 eb:to_him:24 eb:to_hold:-16 eb:to_house:-1
eb:to_houston:-13 eb:to_iah:11 eb:to_ilse:29 eb:to_ines:39 eb:to_it:91 eb:to_jfk:40 eb:to_know:11 eb:to_label:-18
eb:to_learn:-25 eb:to_lease:-10 eb:to_leave:-10 eb:to_legend:23 eb:to_leiden:18 eb:to_let:-28 eb:to_lift:-7
eb:to_lilac:12 eb:to_logistics:9 eb:to_loom:10 eb:to_marguerite:6 eb:to_match:-23 eb:to_mateusz:19 eb:to_me:145
eb:to_measure:-11 eb:to_miss:8 eb:to_modify:3 eb:to_move:-22 eb:to_newark:2 eb:to_note:-17 eb:to_oskar:8
eb:to_ottilie:9 eb:to_park:-4 eb:to_pass:-58 eb:to_pay:9 eb:to_people:48 eb:to_phl:40 eb:to_phone:-23 eb:to_plan:-41
eb:to_play:-76 eb:to_press:-30 eb:to_priya:18 eb:to_process:-44 eb:to_profile:-18 eb:to_pronounce:20 eb:to_prune:-9
eb:to_rake:26 eb:to_ravi:19 eb:to_remove:-26 eb:to_reopen:-3 eb:to_resolve:14 eb:to_rest:19 eb:to_run:-12 eb:to_say:36
eb:to_settle:23 eb:to_sfo:11 eb:to_shift:-118 eb:to_silence:-14 eb:to_sit:8 eb:to_skip:-7 eb:to_sleep:36
eb:to_speak:18 eb:to_spi:16 eb:to_start:-15 eb:to_stop:34 eb:to_swim:68 eb:to_taste:11 eb:to_teach:-15 eb:to_ted:29
eb:to_tell:-3 eb:to_text:-33 eb:to_them:18 eb:to_three:27 eb:to_trieste:4 eb:to_try:-1 eb:to_turn:-19
eb:to_upgrade:-12 eb:to_us:29 eb:to_use:-2 eb:to_visit:36 eb:to_walk:-13 eb:to_whom:22 eb:to_you:96 eb:to_yusuf:8
eb:to_zinc:39 eb:today_0:43 eb:today_lorna:17 eb:toddlers_bite:9 eb:token_store:21 eb:told_me:-103 eb:told_us:-23
eb:told_you:13 eb:ton_amical:27 eb:ton_ferme:12 eb:tone_flat:1 eb:tones_higher:30 eb:tonight's_session:-25
eb:tonight_so:25 eb:tonnen_hält:-24 eb:too_close:9 eb:too_dear:3 eb:too_fast:1 eb:too_heavy:18 eb:too_it:-26
eb:too_often:5 eb:too_quiet:7 eb:took_0:-19 eb:took_ages:39 eb:took_down:-9 eb:took_it:12 eb:topic_earthworms:34
eb:tops_sorry:29 eb:torch_bulbs:6 eb:torre_dell'orologio:17 eb:total_crooked:31 eb:total_pilot:-16 eb:touch_*:6
eb:touched_water:13 eb:toujours_éveillé:10 eb:tour_groups:5 eb:tout_gâché:4 eb:tout_s'écroule:60 eb:toward_it:19
eb:towards_purple:22 eb:towels_smelled:8 eb:town_hall:-6 eb:toyosa_0:7 eb:track_editor:16 eb:tracker_mlflow:4
eb:tracking_no:35 eb:trade_fair:8 eb:trae_erratas:1 eb:traffic_court:6 eb:traffic_wardens:18 eb:trainer_niet:33
eb:tram_con:-3 eb:tram_depot:10 eb:tram_lines:16 eb:transfer_ok:1 eb:travel_agent:24 eb:travel_folder:-22
eb:travel_insurance:39 eb:trente_ans:8 eb:treppe_hoch:29 eb:tried_it:-12 eb:tried_skiing:-19 eb:tried_therapy:31
eb:tried_twice:68 eb:trip_home:-13 eb:tripod_head:1 eb:triptych_went:35 eb:trolley_full:25 eb:trolleys_only:32
eb:trop_lente:11 eb:trop_mignon:-21 eb:trouve_derrière:-3 eb:truly_all:19 eb:try_alone:10 eb:träge_ist:17
eb:träumen_viele:26 eb:tubo_horizontal:5 eb:tuesday_class:41 eb:tune_that:-23 eb:tuner_*:-5 eb:tuning_table:1
eb:turku_store:24 eb:turn_off:30 eb:turns_down:23 eb:turns_green:-23 eb:turns_in:47 eb:turns_out:-92
eb:tutto_l'alfabeto:-15 eb:twee_keer:24 eb:twee_services:2 eb:twelve_shut:33 eb:twelve_weeks:-20
eb:twenty-second_minute:4 eb:twice_otherwise:-5 eb:two-room_flat:41 eb:two_arcseconds:17 eb:two_beers:-32
eb:two_coats:6 eb:two_endings:-1 eb:two_evenings:12 eb:two_islands:7 eb:two_lids:-20 eb:two_marriages:13
eb:two_nights:6 eb:two_patients:-42 eb:two_people:75 eb:two_releases:2 eb:two_upset:-7 eb:two_weeks:30 eb:two_years:22
eb:tylko_ochrona:11 eb:type_this:35 eb:typed_in:20 eb:types_0:4 eb:typing_fast:21 eb:tömt_slasktanken:1 eb:u_can:11
eb:u_ok:33 eb:udany_wieczór:22 eb:ugh_monday:22 eb:ugh_mondays:44 eb:ugliest_welds:-58 eb:ultrasound_cart:24
eb:um_0:-32 eb:um_vier:-10 eb:umber_mix:11 eb:umber_now:1 eb:umber_sauce:12 eb:umbrella_behind:32 eb:umständen_ins:-12
eb:un_artista:25 eb:un_autour:15 eb:un_canot:12 eb:un_conflit:-5 eb:un_elefante:3 eb:un_estanque:-7 eb:un_fichier:-15
eb:un_gîte:20 eb:un_lavabo:20 eb:un_loro:10 eb:un_maestro:-1 eb:un_matto:7 eb:un_toyota:25 eb:un_tronco:7
eb:un_typo:10 eb:una_cabina:-1 eb:una_más:10 eb:una_pentola:5 eb:una_señal:13 eb:una_vela:26 eb:una_volta:-27
eb:uncle_ray:2 eb:und_still:69 eb:und_viel:-3 eb:under_0:68 eb:under_booking:-7 eb:under_daylight:-20 eb:under_it:2
eb:under_review:16 eb:under_schneider:11 eb:understood_why:-3 eb:undo_steps:52 eb:une_heure:51 eb:une_réservation:-5
eb:une_révision:6 eb:une_sardine:26 eb:unfair_chores:7 eb:union_rules:34 eb:unit_conversion:3 eb:unit_conversions:-33
eb:unit_tests:-11 eb:uno_más:42 eb:uno_spago:7 eb:unsere_ecke:15 eb:until_autumn:-30 eb:until_noon:12
eb:until_spring:14 eb:until_summer:20 eb:up_0:-6 eb:up_again:12 eb:up_bench:-1 eb:up_crates:-11 eb:up_explaining:107
eb:up_fast:14 eb:up_front:52 eb:up_grading:-7 eb:up_only:-2 eb:up_privately:24 eb:up_there:89 eb:up_which:-9
eb:up_with:61 eb:uplink_0:7 eb:uploaded_them:25 eb:upper_brace:1 eb:upper_circle:59 eb:upper_weir:-14
eb:upstairs_lab:18 eb:upstairs_library:1 eb:us_0:4 eb:us_all:4 eb:us_best:1 eb:us_humble:39 eb:us_in:9 eb:us_more:-11
eb:us_now:16 eb:us_off:46 eb:us_out:18 eb:usb_stick:7 eb:use_0:-50 eb:use_sqlite:13 eb:used_trailers:20 eb:user_id:37
eb:user_now:6 eb:user_profile:24 eb:user_test:-9 eb:uses_it:4 eb:uses_websockets:6 eb:usiamo_burro:18
eb:usually_beats:-12 eb:usually_sulk:7 eb:utrecht_0:1 eb:uur_staat:7 eb:vaak_0:-3 eb:vague_there:8 eb:vak_hebben:-21
eb:van_jorrit:20 eb:van_offers:1 eb:van_ons:14 eb:vandaag_zeg:30 eb:vanno_d'accordo:20 eb:various_improvements:8
eb:varje_natt:32 eb:varje_söndag:13 eb:vecka_puh:23 eb:veg_boxes:-28 eb:vegetarian_meal:17 eb:vegetarian_meals:24
eb:vending_machine:-19 eb:vendor_folder:-30 eb:verbindungen_verträgt:-24 eb:vergeet_niemand:24 eb:verhuizer_0:28
eb:verkligen_förtjänat:8 eb:verschoben_neuer:-10 eb:version_0:13 eb:verwirrt_mich:25 eb:very_deep:-7 eb:very_first:-12
eb:very_funny:33 eb:very_little:13 eb:very_most:89 eb:very_much:12 eb:very_noisy:26 eb:very_odd:25 eb:very_piece:-107
eb:very_second:-18 eb:very_soothing:29 eb:vet_calls:2 eb:vet_day:8 eb:vet_said:63 eb:vhf_licence:12
eb:vi_barnbassängen:23 eb:vi_bodde:-8 eb:via_brenner:14 eb:via_tarvisio:23 eb:vid_entrén:3 eb:video_though:15
eb:vielen_so:33 eb:vielleicht_dick:2 eb:viennent_voir:-3 eb:vier_uhr:21 eb:viernes_cierran:33 eb:vierten_taste:5
eb:vieux_fauteuils:-4 eb:vieux_four:9 eb:vill_hellre:-14 eb:village_anymore:18 eb:village_coordinates:10
eb:vine_leaves:6 eb:vingt-deux_heures:-7 eb:violet_cursors:6 eb:violet_header:5 eb:violet_one:26 eb:violet_tips:13
eb:vis_vests:24 eb:visa_card:10 eb:vision_school:10 eb:visiting_hours:-58 eb:visiting_professor:6 eb:visitors_book:14
eb:visto_0:-2 eb:vocabulary_round:26 eb:voce_alta:-8 eb:vogliono_0:6 eb:voice_course:-20 eb:voice_note:29
eb:voiture_avant:24 eb:voix_humaine:7 eb:volante_prometido:4 eb:voller_schilf:12 eb:volunteers_sign:-5 eb:von_dir:33
eb:von_uns:65 eb:voor_me:39 eb:vor_jeder:-7 eb:vorne_an:13 eb:voted_for:52 eb:voucher_0:36 eb:vriendelijker_uit:16
eb:vrijdag_dicht:14 eb:vrolijk_van:9 eb:vuelta_entera:8 eb:vuoi_farci:9 eb:vänta_nere:5 eb:w_0:-64 eb:w_cracks:-19
eb:w_czapkach:4 eb:w_deszczu:4 eb:w_ghent:-25 eb:w_katalogu:-13 eb:w_kombajnie:30 eb:w_listopadzie:11 eb:w_me:26
eb:w_milimetrach:7 eb:w_szatni:-1 eb:w_zgierzu:11 eb:w_środy:8 eb:wagen_aufgefüllt:23 eb:wagon_souriait:3
eb:wagons_long:19 eb:waiting_for:20 eb:wake-up_call:10 eb:wakes_copies:-17 eb:wakes_up:40 eb:wall_chart:6
eb:walnut_door:1 eb:walnut_leaves:12 eb:walnut_paper:5 eb:walnut_please:18 eb:walnut_pls:11 eb:want_cocoa:21
eb:want_something:12 eb:want_them:-1 eb:wants_defrosting:1 eb:wants_more:-37 eb:wants_out:15 eb:war_grün:20
eb:warehouse_shots:11 eb:warm_days:-22 eb:warm_transformer:15 eb:warm_weather:-8 eb:warned_me:-3 eb:warnings_gone:2
eb:warp_yarn:-8 eb:warped_cover:20 eb:warranty_claim:-19 eb:was_0:-1 eb:was_about:43 eb:was_after:54
eb:was_already:-16 eb:was_apparently:-11 eb:was_bright:6 eb:was_clear:52 eb:was_delayed:8 eb:was_drilling:4
eb:was_excellent:2 eb:was_freezing:9 eb:was_full:4 eb:was_fumigated:33 eb:was_fun:-13 eb:was_golden:25
eb:was_gorgeous:25 eb:was_helen:10 eb:was_hooked:8 eb:was_i:50 eb:was_inside:20 eb:was_ist:16 eb:was_kind:44
eb:was_little:-54 eb:was_los:6 eb:was_lying:15 eb:was_more:-7 eb:was_mostly:-17 eb:was_nine:-76 eb:was_nineteen:-37
eb:was_noor's:30 eb:was_over:16 eb:was_packed:9 eb:was_playing:-35 eb:was_praying:6 eb:was_promised:-33
eb:was_razorbill:3 eb:was_reading:-24 eb:was_redone:13 eb:was_restored:10 eb:was_rex:1 eb:was_right:7 eb:was_serious:9
eb:was_simply:-8 eb:was_small:-138 eb:was_susan:15 eb:was_too:-41 eb:was_trinity:19 eb:was_vivid:11 eb:was_worth:-6
eb:was_wrong:37 eb:wash_once:11 eb:wash_up:49 eb:washing_in:-15 eb:washing_up:16 eb:wasn't_free:3 eb:watch_nickel:18
eb:watchdog_enabled:17 eb:waved_back:47 eb:way_down:37 eb:way_home:10 eb:way_round:16 eb:way_up:49
eb:wayleave_crosses:-35 eb:we're_taking:-16 eb:we're_through:22 eb:we've_stretched:-12 eb:we_agreed:49
eb:we_apologise:1 eb:we_are:25 eb:we_ate:10 eb:we_begin:-15 eb:we_did:33 eb:we_evacueren:58 eb:we_keep:3
eb:we_picked:-10 eb:we_sail:17 eb:we_sang:30 eb:we_share:45 eb:we_sign:21 eb:we_stop:16 eb:we_talk:78 eb:we_toch:45
eb:we_wrote:24 eb:weak_there:10 eb:weather_is:48 eb:web_forms:15 eb:wednesday_night:19 eb:wednesdays_0:10
eb:week_please:11 eb:week_practice:14 eb:week_view:8 eb:weekday_evening:14 eb:weekly_fee:-6 eb:weekly_report:-34
eb:weeks_old:43 eb:weighed_in:22 eb:weighs_0:-41 eb:weil_zwei:-5 eb:weken_terug:15 eb:welcome_speech:16
eb:well_there:18 eb:well_though:23 eb:went_badly:15 eb:went_dancing:31 eb:went_here:-11 eb:went_in:33 eb:went_ooooh:26
eb:went_out:-38 eb:went_past:-7 eb:went_quiet:2 eb:went_smoothly:5 eb:were_ahead:-10 eb:were_animals:-2
eb:were_common:8 eb:were_compilers:2 eb:were_drowning:10 eb:were_dying:6 eb:were_impressed:16 eb:were_queueing:29
eb:were_simple:24 eb:were_singing:-10 eb:were_we:47 eb:were_worth:-5 eb:wet_clay:15 eb:wet_dog:-27 eb:wet_dogs:84
eb:wet_machine:1 eb:whale_sounds:24 eb:whatever_happens:36 eb:whats_wrong:9 eb:wheel_truing:32 eb:wheels_otherwise:-4
eb:when_empty:75 eb:when_para:20 eb:when_wet:19 eb:when_you:-39 eb:where_it:-8 eb:where_possible:-11
eb:which_examiner:-8 eb:which_explains:-6 eb:which_year:-1 eb:while_charging:54 eb:while_distracted:16 eb:while_it:-9
eb:while_transmitting:14 eb:while_walking:-29 eb:whispering_happens:1 eb:white_ducato:25 eb:who's_winning:29
eb:who_agreed:30 eb:who_asks:51 eb:who_improvise:29 eb:who_knew:45 eb:who_owns:-14 eb:who_pays:-20 eb:who_sang:54
eb:who_will:13 eb:whole_0:7 eb:whole_afternoon:-1 eb:whole_class:-21 eb:whole_crew:2 eb:whole_file:21
eb:whole_finale:7 eb:whole_fund:-16 eb:whole_month:7 eb:whole_numbers:21 eb:whole_rental:58 eb:whole_speech:2
eb:whole_thing:6 eb:whole_time:14 eb:whole_trip:10 eb:whole_way:8 eb:whole_winter:-82 eb:whose_nappies:-24
eb:wide_bar:11 eb:wide_fit:19 eb:widget_branch:4 eb:width_0:45 eb:wie_aus:-16 eb:wie_immer:2 eb:wie_spülwasser:12
eb:wie_zahnschmerzen:9 eb:wieder_spät:8 eb:wiegt_0:-24 eb:wil_s:-14 eb:will_confirm:4 eb:will_do:125 eb:will_jam:22
eb:will_pay:7 eb:will_send:-16 eb:will_try:15 eb:wind_fliegt:-15 eb:wind_question:21 eb:window_almost:-2
eb:window_open:5 eb:windscreen_0:25 eb:wine_cellar:14 eb:winkel_ophalen:12 eb:winter_sports:44 eb:wir_0:-15
eb:wird_protokolliert:14 eb:wire_up:-16 eb:wirklich_schönen:-5 eb:with_0:-146 eb:with_backend:11 eb:with_bath:20
eb:with_booking:-32 eb:with_canceling:-65 eb:with_canvas:13 eb:with_cassius:11 eb:with_changing:-57 eb:with_dignity:23
eb:with_discounts:6 eb:with_expectations:1 eb:with_far:-11 eb:with_finance:12 eb:with_gas:24 eb:with_ham:15
eb:with_id:-56 eb:with_issuing:-3 eb:with_it:100 eb:with_laughter:44 eb:with_me:27 eb:with_merlins:-9 eb:with_mig:26
eb:with_modifying:-37 eb:with_more:-36 eb:with_ms:-30 eb:with_one:-75 eb:with_paypal:21 eb:with_sabine:9
eb:with_salt:21 eb:with_shelves:3 eb:with_sight-reading:33 eb:with_that:217 eb:with_them:19 eb:with_this:48
eb:with_trumpets:28 eb:with_two:-16 eb:with_upgrading:-29 eb:with_us:2 eb:with_water:11 eb:with_webgl:22
eb:without_armbands:12 eb:without_asking:5 eb:without_breaking:-30 eb:without_exception:29 eb:without_it:-39
eb:without_looking:10 eb:without_losing:-59 eb:without_me:33 eb:without_panicking:15 eb:without_rushing:6
eb:without_shuddering:1 eb:without_staring:9 eb:without_statistics:5 eb:without_stopping:9 eb:without_thinking:1
eb:without_upsetting:-2 eb:witness_yet:12 eb:witte_breekt:28 eb:woche_arbeiten:12 eb:woche_schaffe:-17
eb:wochenplan_a:27 eb:won't_open:7 eb:wont_fit:-11 eb:wooden_floor:2 eb:wooden_hat:54 eb:wooden_keys:7
eb:wooden_parser:-3 eb:word_likely:3 eb:word_order:17 eb:word_supine:19 eb:word_that:-57 eb:words_inside:27
eb:words_max:22 eb:work_caps:-4 eb:work_nicely:20 eb:work_rota:30 eb:work_too:41 eb:work_with:79 eb:worked_through:-4
eb:worker_thread:8 eb:working_on:34 eb:works_fine:26 eb:works_out:-4 eb:worksheet_0:27 eb:workshop_opens:2
eb:worse_tuesdays:25 eb:worth_0:39 eb:worth_it:45 eb:worth_mentioning:23 eb:would_envy:10 eb:would_help:10
eb:would_ring:34 eb:would_support:-3 eb:would_think:24 eb:wound_daily:10 eb:wow_ok:8 eb:wpm_works:-11 eb:wreck_level:9
eb:wrist_low:3 eb:write_down:-3 eb:write_quickly:4 eb:writing_in:38 eb:writing_part:7 eb:written_consent:25
eb:written_exam:34 eb:written_part:-11 eb:wrong_airport:20 eb:wrong_box:-6 eb:wrong_indentation:-14 eb:wrong_key:5
eb:wrong_line:30 eb:wrong_ones:-38 eb:wrote_before:31 eb:wrote_in:13 eb:wrote_it:10 eb:wrote_that:-55 eb:wrote_them:15
eb:wymienić_lampę:-17 eb:wynosi_0:65 eb:wypisał_0:-13 eb:własnej_głowie:20 eb:xmas_shift:36 eb:y_tient:3
eb:yacht_club:23 eb:yamaha_desk:16 eb:yaml_file:32 eb:yard_pressure:5 eb:yataktan_çıkmadı:17 eb:yeah_same:13
eb:year_old:11 eb:yearly_level:6 eb:years_ago:16 eb:years_before:16 eb:years_old:67 eb:yeast_bears:-7 eb:yellow_bin:23
eb:yellow_line:-20 eb:yellowed_paper:-73 eb:yeniden_açık:7 eb:yesterday_0:19 eb:yesterday_evening:-56
eb:yesterdays_splash:-7 eb:yet_whether:-14 eb:you're_allowed:-30 eb:you're_lucky:5 eb:you're_over:21
eb:you're_quick:18 eb:you're_through:11 eb:you're_welcome:75 eb:you_0:-23 eb:you_announce:-6 eb:you_asked:5
eb:you_believe:-14 eb:you_borrow:-5 eb:you_can:49 eb:you_cards:7 eb:you_change:-4 eb:you_charge:-14 eb:you_check:-4
eb:you_decide:13 eb:you_did:31 eb:you_didn't:51 eb:you_do:52 eb:you_favour:-8 eb:you_feared:8 eb:you_further:111
eb:you_gave:38 eb:you_get:-8 eb:you_guys:54 eb:you_have:-13 eb:you_headaches:11 eb:you_imagine:109 eb:you_laugh:47
eb:you_like:61 eb:you_mean:45 eb:you_missed:4 eb:you_need:58 eb:you_not:8 eb:you_open:-40 eb:you_play:-10
eb:you_please:-32 eb:you_quoted:-9 eb:you_reply:-14 eb:you_ring:-25 eb:you_sent:71 eb:you_solved:-24
eb:you_something:7 eb:you_soon:11 eb:you_switch:-13 eb:you_think:60 eb:you_today:18 eb:you_wished:3 eb:you_with:37
eb:you_would:16 eb:you_wrote:35 eb:young_fella:-12 eb:young_lettuces:25 eb:your_accountant:34 eb:your_branch:5
eb:your_concern:13 eb:your_exam:-18 eb:your_flights:3 eb:your_friend:-12 eb:your_grandfather:21 eb:your_help:36
eb:your_hotel:17 eb:your_laptop:27 eb:your_later:-1 eb:your_leave:-61 eb:your_level:10 eb:your_lines:6 eb:your_log:-6
eb:your_logbook:17 eb:your_lot:8 eb:your_mails:14 eb:your_membership:-23 eb:your_mind:11 eb:your_okay:-39
eb:your_profile:59 eb:your_regulars:3 eb:your_request:4 eb:your_reservation:22 eb:your_reservations:53
eb:your_reviews:-33 eb:your_score:1 eb:your_side:3 eb:your_tariff:-12 eb:your_teacher:-28 eb:your_time:110
eb:your_tracker:22 eb:your_tutor:-9 eb:your_two:-13 eb:your_understanding:28 eb:your_user:-71 eb:your_voice:9
eb:youth_league:3 eb:youtube_grandpa:3 eb:za_testy:6 eb:zamiast_walca:12 eb:zapłacona_przelewem:2
eb:zasłania_wyjście:19 eb:zaterdag_beloofd:11 eb:zdmuchnęło_zeszyt:22 eb:zegara_systemowego:15 eb:zero_mercy:21
eb:zero_shame:4 eb:zieht_0:-26 eb:ziek_is:48 eb:ziet_alles:-16 eb:zinc_markiert:5 eb:zio_fa:-5 eb:zip_goes:4
eb:zip_line:16 eb:zitten_vast:15 eb:zmiennych_środowiskowych:8 eb:zniszczony_krąg:37 eb:zomer_niet:31
eb:zomer_volhoudt:20 eb:zona_escolar:-14 eb:zonder_compressor:17 eb:zone_b:5 eb:zone_change:1 eb:zone_out:10
eb:zostajemy_przy:-22 eb:zu_eichen:21 eb:zu_hause:6 eb:zu_lesen:2 eb:zu_sitzen:9 eb:zu_teuer:14 eb:zum_ausflug:23
eb:zurück_sein:4 eb:zweit_gezählt:20 eb:zwykłych_komunikatów:27 eb:zwölf_rollen:13 eb:à_graz:11 eb:à_malmo:15
eb:à_turku:-4 eb:às_0:1 eb:às_seis:32 eb:às_sextas:21 eb:är_0:84 eb:är_allergisk:24 eb:är_inskickad:34 eb:är_min:-1
eb:är_målad:-15 eb:ärmel_geputzt:12 eb:även_mitt:-7 eb:åt_gången:43 eb:ça_ensemble:33 eb:ça_m'embrouille:13
eb:ça_me:-34 eb:çantada_kalacak:14 eb:è_0:48 eb:è_chiusa:25 eb:è_dietro:-13 eb:è_lunga:11 eb:è_slate:15
eb:é_compreensível:1 eb:était_absente:12 eb:était_rose:11 eb:été_chiffré:6 eb:êtes_top:19 eb:être_accompagnés:3
eb:öronmärke_0:17 eb:över_midsommar:22 eb:último_capítulo:5 eb:über_0:-78 eb:übernommen_hat:9 eb:üyelere_gider:36
eb:şarkı_söylüyor:30 eb:до_0:-11 eb:не_используется:35 eb:по_пятницам:30 eb:работа_встала:25 eb:третьей_главы:28
eb:туда_жить:26 l:*:-12 l:0:-92 l:^:-147 l:a:11 l:a-huset:-21 l:ab:-36 l:abbild:17 l:abend:-12 l:abhängigkeiten:1
l:about:-92 l:above:14 l:abschlussbericht:2 l:abuela:69 l:accept:-14 l:accepte:-56 l:accepts:-15 l:access:80
l:accessibility:44 l:according:-69 l:accountant:33 l:acct:27 l:ach:-17 l:acht:19 l:acids:-2 l:across:-36 l:act:-3
l:actually:-17 l:acuerdo:75 l:add:-20 l:added:1 l:adding:-32 l:address:40 l:adesso:-18 l:admin-delen:-13 l:adult:54
l:advance:26 l:aeroporto:-33 l:af:-3 l:afraid:14 l:afspraak:2 l:after:-71 l:afternoon:-57 l:again:-49 l:against:-23
l:ages:-27 l:ago:4 l:agreed:29 l:aguanta:-25 l:ah:-16 l:ahead:26 l:ahlers's:8 l:ahnung:9 l:ahora:16 l:ai:-4 l:aid:52
l:aiguilles:23 l:aim:39 l:aimerait:-5 l:aisles:2 l:ajusté:28 l:aksam:30 l:al:-106 l:alarm:23 l:alder:12 l:aldrig:75
l:alegrado:-5 l:alegro:36 l:alerta:9 l:alerts:85 l:alien:-7 l:alignment:12 l:all:3 l:alla:-75 l:alle:-50 l:allergic:70
l:alles:-61 l:allow:5 l:allowance:-37 l:allowed:-81 l:allows:-52 l:alloy:10 l:allt:-21 l:almadan:30 l:almoxarifado:-7
l:alone:-51 l:along:-39 l:alpha:4 l:alpine:-5 l:alquiler:23 l:already:-22 l:als:78 l:also:-2 l:altar:-16 l:alte:2
l:alten:-10 l:although:-47 l:altserver:-24 l:always:86 l:alıştırma:66 l:am:-90 l:amber:-31 l:ambiance:20 l:amostra:36
l:amp:-8 l:an:-38 l:anaesthetist:27 l:anche:-8 l:anchor:-7 l:and:-79 l:anders:-20 l:android:45 l:angler:-30
l:animaux:10 l:anna:48 l:annual:-17 l:année:-3 l:another:30 l:anruf:8 l:ans:-16 l:answer:-1 l:answered:-17
l:antenna:-20 l:antes:-31 l:any:-1 l:anybody:86 l:anyone:102 l:anything:-71 l:anyway:7 l:anywhere:-14 l:ao:33
l:apart:-22 l:api:139 l:apologize:30 l:apparently:-62 l:application:9 l:applies:-1 l:apply:-10 l:appointment:70
l:appointments:-14 l:appreciate:58 l:approval:-12 l:aprendiz:3 l:april:-137 l:arbeite:22 l:arcade:15 l:archive:40
l:archives:40 l:are:120 l:argue:-60 l:armrest:18 l:around:-22 l:arrival:58 l:arrivals:34 l:arrivare:21 l:arrive:-3
l:arrived:11 l:arroz:-15 l:artwork:23 l:as:-82 l:ascensor:5 l:ash:-1 l:ask:-38 l:asked:13 l:asking:-62 l:asleep:-31
l:assessor:1 l:assist:89 l:assistance:-1 l:astonishing:7 l:astro:12 l:at:-87 l:ate:33 l:att:-24 l:attempts:22
l:attention:-35 l:attic:4 l:attı:-9 l:até:-20 l:au:-66 l:audio:38 l:audit:17 l:auditor:-2 l:auf:-52 l:aufzug:7
l:august:-70 l:aunt:62 l:aus:-111 l:ausbilder:16 l:aushang:10 l:ausschließlich:-14 l:authority:11 l:av:-15 l:avant:-78
l:avec:-19 l:avisar:-37 l:awake:-4 l:away:-73 l:axle:-13 l:ay:12 l:ayer:-33 l:ayuntamiento:1 l:b:142 l:b-level:11
l:baby:-29 l:back:-60 l:background:62 l:backup:14 l:backups:-35 l:bad:-21 l:badge:-31 l:bags:-111 l:bahçede:66
l:baie:-3 l:bainha:9 l:bakers:14 l:bakfiets:45 l:balance:-4 l:ball:-17 l:balloon:23 l:banana:-45 l:bank:21 l:bar:-11
l:bara:-18 l:barcaza:3 l:barco:37 l:bardzo:-8 l:barn:92 l:barrage:-11 l:barrel:-18 l:basalt:-41 l:base:33
l:basement:13 l:bases:21 l:basket:-32 l:basso:-7 l:bastion:10 l:bastun:-32 l:bat:19 l:batch:32 l:bath:32 l:battery:-86
l:baustelle:-14 l:bay:47 l:bazar:21 l:bağlayıcısı:9 l:bc:-26 l:be:-41 l:beacon:10 l:beacons:-27 l:beams:38
l:bearings:18 l:bears:-36 l:beat:-91 l:beats:12 l:beaufort:5 l:became:-45 l:becario:-8 l:because:-183 l:becomes:-21
l:bed:-21 l:bedroom:18 l:beds:33 l:bedside:7 l:beech:3 l:been:-26 l:beep:13 l:beer:4 l:before:-141 l:beg:17
l:beginnen:1 l:beginners:42 l:begins:-33 l:begint:24 l:behind:-48 l:behåller:30 l:bei:-84 l:bekci:33 l:bekommen:24
l:belgesini:18 l:believe:120 l:believes:-44 l:bell:-16 l:bella:108 l:belle:6 l:bello:8 l:belongs:-27 l:below:-44
l:belt:91 l:beläuft:-10 l:benchmark:50 l:bend:5 l:bende:-9 l:bene:22 l:benissimo:22 l:benno:1 l:best:-20
l:bestanden:34 l:beta:18 l:beträgt:-37 l:better:-163 l:between:-107 l:bez:-18 l:bicycle:-25 l:bid:46 l:bien:-14
l:bij:-47 l:bike:-13 l:bill:91 l:bin:17 l:binoculars:18 l:biology:16 l:birimi:37 l:birthday:4 l:bis:-57 l:bischof:3
l:biscuits:-7 l:bist:11 l:bit:-91 l:bitte:71 l:bitten:28 l:blade:26 l:bleed:-38 l:bleiben:13 l:blinking:-30 l:blir:12
l:blocks:-20 l:blood:13 l:bloquée:-5 l:blue:49 l:bo:-50 l:board:3 l:boarding:-3 l:boat:28 l:boats:6 l:bodde:-7
l:boisku:-9 l:bolo:-26 l:bom:8 l:bomba:3 l:book:7 l:bookcase:24 l:booked:-12 l:booking:-29 l:bookings:15 l:bookmark:49
l:borden:79 l:borrowed:26 l:bos:5 l:boss:59 l:bot:7 l:both:39 l:bother:15 l:bottle:-38 l:bought:72 l:bouncer:18
l:bouncy:7 l:bouw:3 l:bow:-6 l:box:88 l:boxes:-3 l:boyd:29 l:boys:21 l:brake:20 l:branch:26 l:branches:79 l:brandl:4
l:braucht:2 l:brb:-30 l:breaker:-29 l:breakfast:-35 l:breaks:63 l:breed:-25 l:brewery:18 l:bride:8 l:brigade:26
l:brine:-19 l:bring:26 l:bringing:6 l:brno:53 l:brochure:-14 l:brockmeier:-30 l:broke:85 l:broken:-82 l:brother:77
l:brother-in-law:12 l:brought:12 l:browser:56 l:brücke:-24 l:btw:-36 l:buddy:57 l:budget:145 l:buffer:-4 l:buffet:7
l:bug:9 l:bugs:-48 l:bugün:19 l:build:5 l:builder:19 l:building:-18 l:builds:100 l:bumped:15 l:buns:11 l:burada:16
l:burned:24 l:burning:21 l:burst:2 l:business:-38 l:but:-147 l:butcher:3 l:buurman:15 l:buy:-64 l:buyer:6 l:by:-147
l:był:19 l:bölge:14 l:búfer:17 l:c:55 l:c'est:-44 l:caben:-58 l:cabeçalho:-2 l:cabin:50 l:cabins:-62 l:cable:-61
l:cables:10 l:cabra:27 l:cache:70 l:cachorro:-6 l:caf:10 l:cage:-44 l:caisse:-11 l:cake:-16 l:caldo:30
l:calibration:37 l:call:75 l:called:77 l:callout:34 l:calls:-4 l:calor:65 l:cambiado:6 l:cambiar:36 l:cambió:-15
l:came:7 l:camera:22 l:campanaro:-5 l:campsite:16 l:can't:-17 l:canal:-50 l:cancellation:-13 l:candidate:118
l:candles:-37 l:cannot:-115 l:cannulas:37 l:cant:59 l:cantato:-7 l:canteen:34 l:cantine:16 l:cap:53 l:capacity:-5
l:capisco:-1 l:captain:-45 l:car:61 l:card:-42 l:cardiology:3 l:cards:-30 l:carla:4 l:carnet:-25 l:carregador:-18
l:carried:-5 l:carrier:60 l:carries:-111 l:cars:4 l:carte:28 l:carton:-39 l:casa:-46 l:case:65 l:cash:44 l:cask:52
l:cat:-50 l:catering:-15 l:cathedral:-10 l:cats:-42 l:cause:64 l:causing:13 l:cave:-65 l:cayó:9 l:ce:-52 l:ceases:-1
l:cedar:-36 l:cell:-15 l:cello:6 l:cellulose:19 l:celsius:-8 l:cena:-15 l:cennik:13 l:centro:20 l:cert:35
l:certainly:10 l:certificate:37 l:certificates:-81 l:ces:-20 l:cet:8 l:chain:-16 l:chair:-5 l:chairman:1 l:chairs:-3
l:chamber:8 l:chambre:8 l:change:14 l:changed:54 l:changelog:14 l:channel:2 l:charge:-83 l:chariot:6 l:chase:30
l:chaudière:14 l:chave:5 l:che:-119 l:cheapest:-1 l:check:35 l:check-in:34 l:checked:16 l:checkout:33 l:checks:-9
l:checksum:-36 l:checksums:-2 l:cheerful:-56 l:cheese:73 l:chef:3 l:chen:8 l:chez:-26 l:children's:6 l:chip:26
l:chips:8 l:chlorophyll:1 l:chociaż:29 l:choice:2 l:choir:20 l:chokes:-41 l:choosing:-20 l:chose:62 l:choveu:77
l:christmas:19 l:chrome:-37 l:chunks:32 l:church:16 l:chèvres:-3 l:ci:15 l:ciel:-32 l:cielo:-24 l:cigar:-10
l:circuits:28 l:circulation:22 l:circumstances:-9 l:cisne:13 l:cite:28 l:claim:59 l:clase:29 l:clash:42 l:clashes:12
l:class:49 l:claves:1 l:clean:22 l:cleaners:3 l:cleaning:12 l:clear:79 l:clearing:15 l:client:45 l:clips:20
l:cloche:22 l:clock:-22 l:clocks:-9 l:closed:9 l:closes:1 l:closing:-7 l:cloth:10 l:clotting:33 l:cloud:-34 l:cloze:34
l:club:48 l:clue:79 l:cluster:-15 l:co:-11 l:co-op:17 l:coach:6 l:coachload:7 l:coat:-5 l:cobro:1 l:cocoa:-20
l:code:52 l:codecs:21 l:codice:54 l:coffees:78 l:cok:8 l:cola:3 l:cold:30 l:colis:44 l:collar:81 l:colleague:96
l:colleague's:9 l:collo:18 l:colony:7 l:colour:132 l:column:-28 l:columns:52 l:com:-14 l:combinado:13 l:come:-51
l:comes:-34 l:comet:1 l:commande:57 l:comme:-1 l:comment:-8 l:commits:38 l:committee:3 l:common:-28 l:como:-53
l:company:7 l:comparison:18 l:comparisons:13 l:complain:36 l:complained:99 l:complaint:53 l:completed:21
l:completes:21 l:compressor:24 l:compte:-47 l:compteur:14 l:computer:-29 l:con:-175 l:concentration:-99 l:concerns:2
l:concert:74 l:condition:8 l:condolences:7 l:cones:20 l:confirm:48 l:confirmes:-6 l:connect:17 l:connected:-16
l:consegne:-10 l:constellation:4 l:consuma:-32 l:contact:104 l:contador:-24 l:container:48 l:contatore:16
l:contestó:-10 l:conti:-12 l:contract:43 l:contractor:75 l:contracts:19 l:contrato:17 l:control:38 l:controller:55
l:conversation:-10 l:cooker:74 l:coordinates:8 l:copie:-6 l:copies:-2 l:core:7 l:cork:7 l:correct:7 l:correio:-19
l:corrente:-37 l:correo:-24 l:correr:6 l:corrigé:11 l:corso:6 l:corte:6 l:cost:-133 l:costa:-12 l:costs:-124 l:cot:45
l:cots:65 l:cottage:43 l:could:-56 l:couldn't:-7 l:couldnt:27 l:council:-4 l:counsel:9 l:count:97 l:counted:-34
l:counterweight:50 l:country:-69 l:counts:-63 l:coup:-6 l:coupon:-12 l:coupure:7 l:courier:27 l:course:110
l:courses:38 l:cousin:1 l:cousin's:19 l:cover:-4 l:coverage:53 l:covering:15 l:cpu:36 l:cranial:-2 l:crash:46
l:crashes:77 l:crates:62 l:creance:6 l:credit:-19 l:cresciuta:6 l:crew:135 l:crews:8 l:cripta:-5 l:cristal:-9 l:cron:1
l:crooked:-20 l:crosses:-76 l:crossing:16 l:crow:16 l:crumb:8 l:crying:15 l:crystal:-21 l:cubre:-10 l:cuento:-19
l:cues:49 l:cup:-36 l:cupboards:7 l:cupom:3 l:curator's:4 l:current:61 l:curso:9 l:cursor:-45 l:curtain:3
l:curtains:37 l:curve:28 l:customer:34 l:customers:13 l:customs:23 l:cut:61 l:cuthbert:5 l:cuve:1 l:cycle:10
l:czyli:11 l:cámara:40 l:código:-54 l:d:43 l:da:-9 l:dach:16 l:dafür:2 l:dagster:-22 l:daily:30 l:dalla:-12
l:damage:35 l:damp:31 l:dan:-66 l:dana:-1 l:danger:39 l:dann:78 l:dans:-81 l:dared:-50 l:dares:-16 l:darfst:14
l:das:-110 l:dash:49 l:dass:13 l:dat:-56 l:databases:10 l:datasheets:19 l:dates:-18 l:daughter:25 l:davon:-1
l:dawka:54 l:day:-122 l:days:-48 l:db:79 l:de:-66 l:dead:-47 l:deaf:-18 l:dean's:5 l:deans:19 l:debounce:69
l:debugging:8 l:december:-44 l:decided:-11 l:decides:6 l:decidido:3 l:deck:41 l:decoder:-50 l:deductible:47 l:deep:-25
l:defective:-49 l:defence:-33 l:defter:42 l:degrees:32 l:dehumidifier:19 l:dei:13 l:del:-39 l:delay:32 l:deleted:-29
l:deliver:35 l:delivered:-3 l:deliveries:49 l:delivery:-4 l:dem:101 l:demo:85 l:demora:-24 l:den:-30 l:denim:-34
l:dentist:7 l:departing:-42 l:departure:93 l:depending:-5 l:depends:8 l:deploy:15 l:deployed:34 l:deploys:19
l:deposit:23 l:deposu:105 l:depot:-28 l:depot's:6 l:depth:84 l:depósito:42 l:der:-74 l:desbordamiento:-7 l:descaled:19
l:describe:-18 l:desde:-40 l:desert:-26 l:designed:71 l:designer:6 l:desk:-29 l:destination:17 l:det:-28 l:details:-91
l:detectors:4 l:determine:77 l:deux:-41 l:deve:-25 l:devoluciones:2 l:deze:-40 l:değil:-1 l:di:-32 l:dia:20
l:diagramm:28 l:dialog:31 l:diary:1 l:dias:8 l:dictation:-4 l:die:-103 l:died:52 l:dierenarts:6 l:diesel:37 l:diet:4
l:difference:-19 l:different:-83 l:dilation:56 l:dinner:-50 l:dipole:13 l:dir:-14 l:direction:44 l:diretora:16
l:direção:6 l:discharge:26 l:discount:7 l:dishwasher:-11 l:disk:-16 l:divide:-9 l:dj:84 l:dla:-22 l:dns:-7 l:do:73
l:dob:-61 l:dock:5 l:doctor:3 l:doen:4 l:does:71 l:dog:75 l:dogs:17 l:dolabı:5 l:domingos:-11 l:don:1 l:don't:41
l:donc:-37 l:done:-55 l:donors:99 l:dont:76 l:door:-6 l:doorbell:39 l:doors:-65 l:dormi:-5 l:dose:-18 l:dossier:2
l:dostała:29 l:double:46 l:down:-110 l:download:74 l:downstairs:41 l:downtime:8 l:doy:1 l:dr:-28 l:draft:-8 l:dran:-8
l:drank:21 l:draught:4 l:drawers:5 l:drawing:13 l:drawings:-26 l:draws:-120 l:dream:24 l:drei:10 l:drew:53 l:drill:-24
l:drinking:36 l:drinks:27 l:drips:1 l:driver:108 l:drivers:51 l:drives:77 l:driveway:5 l:driving:-4 l:drone:33
l:drop:69 l:droppade:20 l:dropped:81 l:dropping:73 l:drops:19 l:drove:95 l:drummer:21 l:dry:-23 l:dsv:-31 l:du:-63
l:due:-54 l:dueño:-1 l:dunno:-9 l:duplicate:36 l:dura:-19 l:during:-51 l:dus:5 l:dusty:-19 l:duty:-42 l:duzen:13
l:dwell:45 l:działa:-11 l:dzisiaj:12 l:dziś:96 l:délai:42 l:démarre:-12 l:désormais:-57 l:día:-69 l:días:14
l:dürfen:23 l:e:-29 l:each:-2 l:ear:74 l:earlier:-82 l:earliest:24 l:early:-91 l:east:98 l:east-facing:11 l:eat:-9
l:eating:-8 l:economy:-45 l:ecotec:-19 l:ecrã:15 l:edge:-38 l:edición:25 l:edition:36 l:editor:-15 l:een:25 l:eerst:13
l:egg:-43 l:eh:5 l:ein:-44 l:einem:-22 l:einen:-9 l:eis:-7 l:ekranı:58 l:ekranının:12 l:el:-64 l:electric:1
l:electrician:4 l:elegant:-7 l:elevation:20 l:eleven:-36 l:elm:-16 l:else's:-37 l:elternabend:-2 l:em:-72 l:emails:17
l:emergency:41 l:emojis:-22 l:empty:5 l:en:-16 l:encore:-1 l:end:-23 l:ended:-74 l:ending:-18 l:endpoint:81
l:endpoints:21 l:energy:25 l:engineers:19 l:english:-68 l:engravings:-2 l:enjoy:79 l:enlarged:-20 l:enlevant:11
l:enrolment:50 l:enten:-3 l:entendu:-8 l:enter:88 l:enters:6 l:entire:-79 l:entorno:1 l:entra:10 l:entrega:-20
l:entregamos:-11 l:entries:12 l:entro:-1 l:entry:34 l:episodes:49 l:equipa:3 l:equivoqué:59 l:er:-33 l:erlaubt:-24
l:erosion:14 l:error:83 l:errors:32 l:ersatzlüfter:13 l:ersatzschlüssel:1 l:erst:-59 l:erste-hilfe-kasten:1 l:es:-152
l:escaped:3 l:escritório:-5 l:esercizi:24 l:eso:-25 l:esquema:-5 l:essais:3 l:essay:60 l:essay's:22 l:essays:-40
l:estaba:-15 l:este:5 l:estou:16 l:estrada:16 l:está:-68 l:euro:-8 l:euros:-50 l:evacueren:-18 l:even:-78
l:evening:-39 l:evens:35 l:ever:-43 l:every:-59 l:everybody:-57 l:everyone:-100 l:everything:-17 l:everywhere:23
l:ewr:11 l:exam:130 l:exame:-37 l:examiner:51 l:exceptions:76 l:excess:81 l:exercise:-10 l:exercises:-61 l:exists:-2
l:expect:-32 l:expects:-47 l:experiment:-31 l:expires:-61 l:explained:15 l:export:89 l:exposición:13 l:extra:-54
l:eyes:-84 l:face:-9 l:faces:-25 l:fact:83 l:factoring:25 l:fahrt:1 l:failing:87 l:fails:-11 l:fair:82 l:fairness:38
l:faisait:-6 l:fait:5 l:falk:20 l:fall:-19 l:falla:4 l:falls:4 l:false:-9 l:familie:3 l:families:13 l:family:20
l:fancy:-19 l:fares:1 l:farfar:24 l:faster:-45 l:father:36 l:fault:5 l:faut:11 l:favor:-18 l:favour:-95 l:fax:-5
l:fazer:20 l:fcc:14 l:feature:-25 l:february:-8 l:fechar:16 l:fee:79 l:feed:103 l:feedback:41 l:feel:-56 l:feeling:12
l:feelings:-44 l:feels:-25 l:fees:-13 l:feest:21 l:fehlt:64 l:feita:23 l:fellow:24 l:felt:-101 l:female:45 l:fender:97
l:ferngläser:-13 l:ferro:9 l:ferry:14 l:festa:-9 l:feuille:30 l:fiance:5 l:fianza:-25 l:fica:-12 l:ficar:49
l:fiche:-14 l:fiches:5 l:fichier:39 l:fiddler:1 l:field:41 l:fietsverzekering:41 l:file:39 l:files:48 l:filiale:-14
l:fill:-47 l:fille:55 l:fills:-16 l:film:-5 l:fim:-25 l:fin:-72 l:final:48 l:finalement:-42 l:finally:38 l:finance:-17
l:find:65 l:finden:-21 l:findet:-21 l:fine:49 l:fingering:-11 l:fingers:-42 l:finish:53 l:finished:40 l:fires:-10
l:firm:-81 l:firmware:-12 l:first:-31 l:fish:-5 l:fishing:-11 l:fit:-101 l:fits:-50 l:fitter:41 l:five:10
l:five-digit:-16 l:fixar:1 l:fixed:7 l:flag:8 l:flaky:27 l:flapped:45 l:flashcards:41 l:fliegt:-43 l:flight:-59
l:flights:-67 l:flint:-53 l:flooded:-45 l:floorboard:6 l:flu:12 l:flue:42 l:fly:-76 l:flyer:9 l:flytting:2 l:foal:6
l:fog:-51 l:fois:-33 l:folders:65 l:folks:35 l:followed:-4 l:following:13 l:fonder:-7 l:font:5 l:food:8 l:for:84
l:forecast:13 l:forecasts:34 l:foreman:11 l:forever:-24 l:forgave:-4 l:forget:-58 l:forgive:33 l:forgot:-97
l:forklift:31 l:forks:-6 l:form:-17 l:format:-32 l:fornecedor:11 l:forty:-23 l:forward:15 l:foto:11 l:fotografiert:-26
l:found:54 l:foundation:23 l:four:57 l:fournisseur:26 l:fragile:-9 l:fragt:6 l:frame:77 l:frau:-12 l:free:-13
l:freeze:166 l:freezer:9 l:fresh:-5 l:friday:14 l:fridays:-2 l:fridge:-2 l:frist:6 l:frog:-5 l:from:-26 l:front:-19
l:fronts:10 l:froze:17 l:frozen:-57 l:från:-12 l:früh:48 l:frühdienst:3 l:fuel:18 l:full:-20 l:fun:-16 l:funkt:30
l:funniest:27 l:further:-61 l:fyra:26 l:fyrtio:-8 l:fysik:-1 l:fährt:-27 l:får:149 l:férias:-21 l:för:30 l:für:-77
l:fürs:-11 l:g:7 l:ga:8 l:gaan:28 l:gab:-19 l:gallery:-39 l:galloway:-8 l:game:-8 l:games:22 l:gants:3 l:ganz:-19
l:ganze:-28 l:gaps:-8 l:garage:-53 l:garde:91 l:garden:-5 l:gardener:27 l:garder:31 l:garlic:28 l:garnet:-58 l:gas:-96
l:gasto:3 l:gasóleo:-6 l:gata:3 l:gate:97 l:gateway:11 l:gather:25 l:gato:11 l:gatos:-14 l:gatto:-13 l:gdansk:23
l:gear:18 l:gebaut:-3 l:gebeld:-18 l:geben:-23 l:gegen:-28 l:gegessen:-27 l:gehen:44 l:geht:-21 l:gehuurde:22
l:gehören:21 l:gehört:10 l:gekündigt:22 l:gelten:-26 l:gemacht:-14 l:generated:-6 l:generator:128 l:gentle:-16
l:gerador:1 l:german:5 l:geschehen:14 l:gestattet:-12 l:gestern:-11 l:gesällprov:13 l:get:33 l:gets:-42 l:getting:-10
l:gezählt:-44 l:geändert:-1 l:ghost:-39 l:ghosts:5 l:gibt:22 l:gisteren:-31 l:give:1 l:given:-22 l:gives:-55
l:giving:13 l:già:31 l:glacier:-11 l:glad:3 l:glazier's:18 l:gleich:12 l:gli:-1 l:glove:16 l:gloves:-11 l:glue:-21
l:glued:-22 l:gluing:12 l:glukozy:-11 l:gluten-free:21 l:go:12 l:goal:23 l:goalie:21 l:goes:15 l:gold:-12 l:golden:-33
l:gondola:-30 l:gone:-15 l:gong:4 l:gonna:14 l:good:2 l:goods:74 l:goodwill:21 l:got:60 l:gotta:42 l:gracia:17
l:grad:-12 l:grade:106 l:grammar:-9 l:grandad:-14 l:grande:10 l:grandfather:19 l:grandma:-7 l:grandmas:-5
l:grandmother's:-1 l:graph:11 l:gravel:-20 l:graz:56 l:grease:10 l:great:-124 l:greeks:-14 l:green:36 l:greet:23
l:greeting:45 l:greif:7 l:grew:57 l:grief:28 l:grote:46 l:group:139 l:groups:15 l:grow:32 l:grue:13 l:grundsätzlich:-9
l:grupo:13 l:gruppo:27 l:grêle:-8 l:grúa:3 l:grün:-19 l:guarantee:4 l:guessing:-38 l:guest:70 l:guesthouse:15
l:guindaste:8 l:gulls:14 l:gusta:102 l:gustan:38 l:gutter:-16 l:guy:50 l:guys:105 l:gwendolyn:24 l:gym:-36 l:går:96
l:güzel:1 l:ha:-79 l:habe:47 l:haben:30 l:hablé:6 l:had:-55 l:hadn't:-30 l:hagelt:2 l:haha:-155 l:haiku:48 l:halb:16
l:hale:25 l:half:-100 l:hall:39 l:halls:28 l:hammer:39 l:hand:-72 l:handgelenke:-1 l:handles:-50 l:hands:-26
l:hang:-50 l:hangs:-49 l:hanno:1 l:hanım:-12 l:happen:20 l:happier:20 l:har:111 l:harbour:-19 l:harburg:15 l:hard:-58
l:harder:-6 l:hardly:-5 l:hardware-in-the-loop:1 l:harm:13 l:harms:11 l:harness:-17 l:harp:15 l:harvest:12 l:hasn't:97
l:hasta:-20 l:hat:-32 l:hatch:-10 l:hates:57 l:hats:14 l:hava:20 l:have:43 l:haven't:65 l:having:-23 l:hawk:-11
l:hawk's:21 l:hay:-1 l:hazard:-15 l:hazel:-48 l:he:43 l:head:-75 l:header:-10 l:headers:-7 l:health:39 l:heap:49
l:hear:-48 l:heard:28 l:heart:-60 l:heb:21 l:heerlijk:-24 l:height:35 l:heizung:-27 l:hela:-19 l:helikopter:-15
l:hello:44 l:help:-91 l:helped:-27 l:helps:76 l:hemos:36 l:hemp:10 l:her:24 l:herbst:13 l:here:-4 l:hermana:-27
l:hernandez:-1 l:herr:-26 l:het:-83 l:heut:11 l:hibernates:23 l:hid:2 l:hier:-3 l:high:-57 l:higher:-28
l:highlighting:8 l:hikâyeler:7 l:hill:-6 l:him:-78 l:hinge:12 l:hinges:-22 l:hinter:-11 l:hire:38 l:his:-121
l:histogram:21 l:history:25 l:história:60 l:hit:-22 l:hitch:3 l:hits:-35 l:hitze:-12 l:hizo:5 l:hm:-14 l:ho:-40
l:hoe:37 l:hog:8 l:hoje:-18 l:holding:11 l:holds:-86 l:hole:16 l:holes:-16 l:holidays:-29 l:homework:21 l:hond:36
l:honestly:-29 l:hooguit:-81 l:hope:76 l:hoped:-55 l:hoping:52 l:horen:10 l:horizon:40 l:horn:-10 l:horoscope:-15
l:horse:5 l:horses:-27 l:hose:3 l:host:2 l:hostel:24 l:hosting:-21 l:hotel:86 l:hour:-129 l:hours:24 l:house:38
l:household:9 l:how:40 l:however:-12 l:hows:12 l:hrs:69 l:huisarts:31 l:hum:-34 l:human:-56 l:humidor:20 l:humming:-24
l:hums:-19 l:hung:22 l:husband:-31 l:hut:66 l:huur:45 l:hygiene:15 l:hygrometer:-39 l:hyphens:11 l:hyran:14
l:hyrbilen:34 l:hämtar:67 l:hängen:29 l:hänger:15 l:härlig:12 l:härnäst:-8 l:hélène:20 l:höchstens:-114 l:högst:-32
l:höhenkorrektur:-10 l:i'd:32 l:i'm:25 l:i've:-63 l:ich:-121 l:icon:2 l:icons:28 l:id:-21 l:ida:4 l:idea:82 l:ideal:30
l:ideia:12 l:idempotent:13 l:ieri:-1 l:if:-71 l:ignore:26 l:ihnen:-84 l:ihres:-16 l:ik:-161 l:ile:-31 l:ill:-11
l:im:-28 l:image:84 l:imagine:35 l:imaging:-3 l:immer:-115 l:improvements:-12 l:imza:-3 l:in:-86
l:inboedelverzekering:9 l:inbox:-21 l:incident:27 l:incidente:-4 l:incl:-3 l:included:-61 l:including:-16
l:indentation:-46 l:index:33 l:infants:-22 l:infusion:4 l:ingest:19 l:inhaler:21 l:inlet:30 l:inline:54 l:inner:26
l:inscription:10 l:insegnava:-1 l:inside:-14 l:insists:31 l:inspección:-1 l:inspecteur:19 l:inspection:159
l:inspector:67 l:installer:69 l:instances:-13 l:instead:-57 l:instruments:12 l:insured:72 l:insurer:4
l:integracyjne:16 l:intend:13 l:intents:24 l:internal:8 l:internet:-54 l:interval:148 l:into:-148 l:invented:67
l:invidio:-7 l:invoice:36 l:invoices:-39 l:início:-11 l:ios:31 l:iron:-11 l:is:-35 l:ismet:-56 l:isn't:72 l:isnt:-29
l:ist:145 l:it:-21 l:it's:-5 l:iterator:-40 l:its:-58 l:ive:-34 l:için:-19 l:içmeye:12 l:j'ai:-10 l:j'aime:-21
l:ja:-11 l:jag:-157 l:james:31 l:january:-76 l:je:43 l:jedem:12 l:jeder:59 l:jedzie:45 l:jemand:14 l:jesses:10
l:jetting:-2 l:jetzt:-81 l:jfk:-31 l:jingle:111 l:joan:-56 l:job:71 l:jobs:3 l:jogging:6 l:joke:-32 l:jokes:1
l:joue:-5 l:jour:-8 l:juli:-13 l:july:-43 l:june:-29 l:jungle:-9 l:junior:21 l:juniors:16 l:junto:-9 l:just:-59
l:já:-33 l:ją:9 l:kadar:-53 l:kal:6 l:kalafonię:12 l:kampita:-9 l:kan:16 l:kantoor:15 l:kar:4 l:karin:15 l:karte:-13
l:kartenaufgabe:-15 l:kasku:21 l:kat:47 l:kater:7 l:katze:30 l:kaum:-6 l:kawa:1 l:kayıt:16 l:kb:32 l:kbaud:20
l:keen:31 l:keep:75 l:keeper:23 l:keeping:8 l:keeps:12 l:keine:50 l:keiner:-23 l:keller:35 l:kennt:-15 l:kettle:12
l:key:79 l:keyboard:-2 l:keyholders:10 l:keystore:67 l:kg:-24 l:khaki:-69 l:kicks:68 l:kid:17 l:kids:31 l:killer:24
l:kiln:-12 l:kilo:-73 l:kilos:-68 l:kind:5 l:kiralanır:-3 l:kit:-35 l:klang:19 l:klant:50 l:klantenservice:17
l:kleine:24 l:klientowi:-36 l:klingt:66 l:klinkt:31 l:knackered:5 l:knee:69 l:knew:-27 l:knots:7 l:know:-50 l:knät:-30
l:kod:1 l:koffie:17 l:kommer:-13 l:komunikatów:-13 l:korte:27 l:kosi:16 l:kostar:34 l:kostet:-48 l:krank:-13
l:krosno:-1 l:kuchen:-13 l:kulanz:8 l:kunstrijders:8 l:kurs:9 l:kwartaalcijfers:19 l:küvet:7 l:kısa:13 l:l'atelier:-47
l:l'examen:41 l:la:-83 l:laarzen:1 l:lab:30 l:label:-2 l:labeller:-40 l:labels:90 l:ladder:-6 l:lads:5 l:lady:60
l:lag:63 l:laisse:10 l:lamp:16 l:lampjes:-3 l:landlady:1 l:landlord:34 l:lands:-21 l:landscape:13 l:lane:-51
l:lang:-29 l:language:-63 l:lanterns:16 l:large:23 l:las:-24 l:lasciare:12 l:last:-62 l:lasted:-23 l:lastikler:15
l:lasts:-103 l:late:-40 l:later:6 l:latin:-12 l:laughed:31 l:launch:9 l:laundry:29 l:laut:-18 l:lavora:9 l:law's:-11
l:lax:-7 l:lay:14 l:layout:13 l:le:-84 l:lead:18 l:leaderboard:29 l:leak:47 l:leaked:55 l:leaking:31 l:leaps:-23
l:learn:20 l:learned:-37 l:learner:51 l:learning:-22 l:learnt:3 l:lease:47 l:leash:9 l:least:44 l:leaves:-32
l:leaving:17 l:lecture:35 l:lecturer:11 l:lee:-10 l:left:113 l:leftover:-55 l:legacy:-16 l:legal:-19 l:legend:-9
l:leiden:5 l:lekkende:33 l:lena:-44 l:lend:-5 l:length:127 l:lens:47 l:lent:3 l:lentil:6 l:leo's:21 l:less:-75
l:lesson:84 l:lessons:8 l:let:1 l:let's:5 l:letade:-10 l:lets:-70 l:letter:46 l:letterbox:-29 l:leur:-6 l:level:117
l:lever:2 l:lezione:41 l:leçon:4 l:liability:18 l:licked:7 l:lids:79 l:lie:-19 l:liebe:3 l:lieber:-107 l:liebsten:91
l:lieferschein:6 l:liegt:-70 l:lies:-61 l:lieu:-32 l:life:-51 l:lifetime:19 l:ligger:156 l:light:35 l:lighting:1
l:lights:12 l:like:50 l:likes:-57 l:lilac:-45 l:lilies:3 l:lima:18 l:lime:-36 l:limit:92 l:limite:40 l:limping:8
l:linden:30 l:lindgren:10 l:line:-85 l:lingered:-6 l:linkermarge:1 l:linkermuur:7 l:linter:2 l:list:-94 l:lista:34
l:liste:10 l:listens:-44 l:lists:30 l:listę:-9 l:litres:-42 l:little:-31 l:live:-66 l:lives:-60 l:lkw:9 l:llamas:-3
l:llaves:24 l:llegado:-24 l:lleva:-59 l:llueve:1 l:lo:-69 l:loading:16 l:loan:15 l:loaves:-34 l:locale:24 l:loft:31
l:log:26 l:logbook:48 l:loge:9 l:logging:-24 l:login:40 l:logins:51 l:logo:-60 l:logs:-12 l:lol:-140 l:long:-13
l:longer:-46 l:look:-78 l:looked:95 l:looking:-48 l:lookup:19 l:lookups:24 l:loop:-7 l:los:-30 l:loss:47 l:losse:11
l:lot:-36 l:lots:23 l:loud:-62 l:loudly:-6 l:lovar:1 l:love:84 l:low:-88 l:lower:2 l:loyer:22 l:lucca:50 l:luck:9
l:luggage:18 l:luiken:32 l:luktade:39 l:lunch:2 l:luz:-16 l:lämnar:61 l:läuft:-120 l:löse:-13 l:löste:69 l:m'occupe:23
l:ma:-43 l:mach:10 l:machine:109 l:macht:-24 l:mad:-22 l:magnetic:10 l:mail:-8 l:mailbox:-52 l:mailboxes:25
l:mailed:52 l:mails:31 l:main:-28 l:maintenance:48 l:mairie:-6 l:mais:106 l:make:-9 l:makes:-70 l:mala:4 l:male:55
l:malloc:35 l:manage:3 l:mandamos:14 l:mandarin:35 l:mando:-23 l:manuale:-14 l:many:100 l:map:10 l:maple:-31
l:mappe:-16 l:mappen:-12 l:mapping:4 l:maqueta:-16 l:mar:-33 l:marek:6 l:mark:10 l:marketing:-24 l:marks:18 l:maré:20
l:marée:-2 l:mass:-18 l:massimo:-31 l:mast:-30 l:master:5 l:matchmaking:35 l:mate:46 l:maths:52 l:matin:-81
l:matinee:15 l:matron:-11 l:matrícula:-11 l:matter:29 l:max:-17 l:maximum:-2 l:may:-38 l:mayr:14 l:mañana:-38 l:me:64
l:meal:-5 l:meals:32 l:mean:-38 l:measured:25 l:measurements:-3 l:mechanic:30 l:mechanical:27 l:med:-12 l:median:9
l:meer:42 l:meet:70 l:meetings:-8 l:meets:-34 l:mein:-29 l:meldeformular:-21 l:melody:5 l:melts:-21 l:member:-18
l:membership:-6 l:memes:12 l:memory:-68 l:men:-56 l:menos:-3 l:mention:-26 l:mentions:-12 l:menu:-13 l:merge:-15
l:merlins:60 l:mes:-29 l:mesmo:-17 l:message:10 l:messages:62 l:messy:-21 l:met:-51 l:meta:22 l:metal:-3 l:meter:69
l:meters:-5 l:method:-33 l:metres:-102 l:meu:11 l:mezzanine:16 l:mg:27 l:mgmt:9 l:mgr:41 l:mi:25 l:mia:95 l:mich:14
l:microscope:21 l:microwaved:24 l:middle:-70 l:midnight:-3 l:mieux:117 l:might:-28 l:mignon:17 l:migration:55
l:mijn:-11 l:milan:-7 l:milchtank:42 l:miles:-10 l:milliseconds:43 l:mina:-25 l:mind:-53 l:minds:-13 l:mine:-18
l:minha:12 l:mini:41 l:minibus:22 l:minimum:38 l:minister:-37 l:minuet:64 l:minute:-236 l:minuten:-29 l:minutes:6
l:minutos:-27 l:mir:25 l:mirrors:-16 l:misc:-65 l:miscompiles:12 l:mise:12 l:misread:112 l:miss:12 l:missing:-58
l:mistakes:-28 l:misura:13 l:mit:-108 l:mitgefühl:-17 l:mix:-77 l:mixed:13 l:mm:-4 l:mobile:1 l:mock:53 l:model:82
l:modem:-11 l:moduł:58 l:molar:15 l:mole:59 l:momentje:22 l:mon:-15 l:monat:-9 l:mondays:18 l:monitoring:11
l:monitors:27 l:mono:2 l:montage:45 l:monteur:3 l:month:-219 l:monthly:-16 l:mooring:51 l:moot:14 l:more:-72
l:morning:-61 l:mornings:-47 l:most:-65 l:mostly:-43 l:mot:2 l:mother:6 l:mother's:-8 l:mother-in-law:10 l:motor:-21
l:moved:10 l:movieron:6 l:mri:57 l:mrs:-55 l:ms:69 l:much:6 l:mucho:66 l:mud:24 l:muelle:22 l:mules:-7 l:murdered:15
l:museu:-39 l:mushrooms:2 l:music:27 l:must:114 l:mute:3 l:muttered:-45 l:my:4 l:máquina:49 l:más:-56 l:mélange:-21
l:mémo:25 l:même:-73 l:mí:41 l:módulo:-22 l:möchte:8 l:müssen:4 l:n:-62 l:n'utilise:35 l:na:-87 l:nach:-59
l:nachbar:-17 l:nacht:-50 l:nada:-22 l:nadie:10 l:nadège:7 l:name:-110 l:names:22 l:namiot:22 l:nantes:17 l:naps:7
l:narrow:-16 l:narzekali:16 l:narzekał:-38 l:nas:11 l:ne:148 l:nearly:-19 l:nebbia:28 l:nebula:1 l:need:15
l:needed:-27 l:needle:14 l:needles:7 l:needs:-14 l:neem:19 l:neemt:44 l:negotiating:-12 l:nehme:1 l:nehmen:57
l:neighbour:34 l:neighbour's:-9 l:nest:2 l:nesting:-13 l:net:7 l:network:-9 l:networks:25 l:neue:14 l:never:85
l:new:25 l:news:56 l:newsletter:12 l:next:75 l:ni:-11 l:nice:-31 l:nicer:-47 l:nicht:-50 l:nickel:-14 l:nie:-19
l:niece:88 l:niemals:11 l:niemand:-6 l:night:-31 l:nightly:29 l:nights:20 l:nine:34 l:nippy:14 l:nitrate:-13 l:niż:-5
l:no:27 l:nobody:-149 l:noche:-31 l:nog:33 l:noise:-9 l:noisy:-11 l:nom:-19 l:non:-30 l:none:-26 l:nonstop:-2
l:noodlijn:5 l:nooit:12 l:noon:-51 l:nord:68 l:north:27 l:northern:28 l:nos:31 l:not:-9 l:notatki:26 l:notch:-36
l:note:26 l:noted:5 l:notes:6 l:nothing:-68 l:notice:39 l:notifications:11 l:notre:-4 l:nous:64 l:nouvel:7 l:nove:-15
l:novel:-33 l:novels:-23 l:november:-32 l:novice:25 l:novo:15 l:now:-26 l:nową:-16 l:nr:23 l:nu:-51 l:nuevo:50
l:nuit:-95 l:nulidad:-2 l:number:77 l:numéro:-5 l:nunca:-22 l:nuovo:-44 l:nurse:73 l:nurses:28 l:nutzer:42
l:nybakat:37 l:nylon:-29 l:não:12 l:nächstes:110 l:när:-1 l:nöbeti:40 l:nötter:14 l:número:21 l:o:-16 l:ob:-10
l:objected:30 l:obtained:-27 l:october:-40 l:od:-1 l:odasında:22 l:odczynnik:11 l:odd:32 l:oddać:1 l:odometry:53
l:oduya:5 l:of:2 l:off:-15 l:office:91 l:officer:60 l:officina:19 l:offline:-33 l:oficina:-5 l:often:87 l:oh:-56
l:ohm's:48 l:ohne:-35 l:oil:54 l:oilskins:1 l:ok:13 l:okay:-21 l:okonjo:5 l:okoye:28 l:old:6 l:oldest:-34 l:olds:-3
l:olive:-42 l:olmadan:18 l:oltre:30 l:om:-115 l:omg:-50 l:on:-75 l:onboarding:43 l:oncall:26 l:once:-42 l:oncle:35
l:one's:3 l:one-page:9 l:ones:-84 l:online:-10 l:only:21 l:op:-114 l:open:-57 l:opens:-2 l:opinion:-2 l:optado:17
l:opted:10 l:options:-8 l:opłatę:-11 l:or:-190 l:oral:-15 l:order:95 l:orders:9 l:ordinary:-9 l:organic:-13
l:original:-16 l:orm:-12 l:orçamento:18 l:os:-102 l:other:-117 l:others:-17 l:otherwise:-112 l:otra:35 l:our:-60
l:out:-27 l:outer:12 l:outgoing:-21 l:outpatient:7 l:outro:-3 l:outside:-37 l:outward:2 l:over:28 l:overflow:43
l:overran:62 l:overtime:31 l:overwritten:4 l:owe:31 l:own:-131 l:owner:38 l:owns:108 l:oyelaran:-8 l:oysters:32
l:p-anteil:4 l:pacchetto:5 l:pacs:-31 l:padaria:10 l:page:30 l:pagerduty:1 l:pages:19 l:paid:40 l:painted:32
l:painter:10 l:palco:6 l:palet:28 l:pallets:-15 l:pamphlet:5 l:pan:-31 l:pandas:4 l:pani:-12 l:panic:14 l:panicking:-2
l:papel:-38 l:papier:-26 l:papierowe:13 l:par:-110 l:para:-108 l:paragraph:-11 l:parc:32 l:pardon:-6 l:parent:3
l:parents:30 l:park:50 l:parr:-7 l:part:67 l:parte:31 l:pasa:-61 l:pasek:29 l:pass:19 l:passare:16 l:passe:7
l:passed:-28 l:passen:-15 l:passenger:-23 l:passengers:-14 l:passiamo:38 l:passiert:24 l:passing:-11 l:passo:46
l:password:-14 l:past:-64 l:paste:33 l:pastor:26 l:pastry:-5 l:pathology's:1 l:patient:24 l:patina:-20 l:pattern:-7
l:patterns:-7 l:pay:138 l:payable:3 l:paying:43 l:payload:34 l:pays:5 l:payslips:9 l:państwu:-2 l:pcs:14 l:pearl:-1
l:pears:5 l:pebbles:-23 l:pedido:-5 l:pedir:-20 l:peer:-8 l:pegboard:4 l:pegs:5 l:pendant:-29 l:pensioners:32
l:penso:34 l:pente:-14 l:people:93 l:per:-182 l:perché:-57 l:period:-15 l:perishing:6 l:permit:41 l:pessoal:-23
l:pete:23 l:petersen:-9 l:petit:-18 l:petrov's:3 l:pettersen:3 l:peu:-4 l:phew:-1 l:phones:-33 l:photo:-81 l:photos:17
l:physics:5 l:physio:77 l:piano:-11 l:pic:42 l:pick:28 l:picked:38 l:picking:-4 l:pickup:9 l:pics:6 l:picture:-61
l:pie:-21 l:piec:22 l:pieniądze:-34 l:pienso:74 l:pier:-17 l:pilot:11 l:pin:-16 l:pinch:25 l:pint:35 l:pintó:-1
l:piotr:-19 l:pipe:-30 l:pipes:43 l:pipette:22 l:pitch:33 l:pitää:2 l:pizza:-1 l:place:-102 l:placement:7 l:places:-11
l:plafond:2 l:plan:6 l:plane:10 l:planificador:-10 l:planned:43 l:planner's:6 l:plano:-30 l:plans:5 l:plant:-8
l:plantillas:38 l:plants:11 l:plaster:34 l:plastic:-62 l:plateaued:26 l:plates:-4 l:platine:33 l:play:-4 l:played:58
l:player:16 l:playing:-4 l:playlist:-30 l:plays:1 l:pleut:6 l:pls:-174 l:plum:1 l:plus:60 l:plutôt:-9 l:po:-20
l:pod:25 l:podcast:30 l:pode:-22 l:podemos:-1 l:poem:23 l:poetry:19 l:point:90 l:poisson:4 l:policy:46 l:polish:2
l:pond:-42 l:pony:6 l:pool:78 l:pools:6 l:poor:3 l:poppy:11 l:por:-42 l:porque:-9 l:port:-41 l:porta:-9
l:portabilidad:19 l:portal:31 l:porte:-34 l:portinaia:-7 l:porto:21 l:position:49 l:possible:-10 l:posso:32
l:postcards:-29 l:poster:54 l:postmortem:6 l:pot:51 l:potassium:14 l:pour:-3 l:pouring:46 l:power:-54 l:poêle:-7
l:pra:-35 l:practica:14 l:practical:69 l:practice:76 l:practicing:33 l:prallen:4 l:pratico:11 l:prefiero:-20
l:prefiro:-18 l:pregunta:8 l:pregunte:-7 l:prepare:-21 l:present:26 l:presenter's:-3 l:presidente:18 l:presión:28
l:pressed:-12 l:pressure:73 l:pretty:13 l:price:23 l:pricing:-29 l:primary:16 l:primeiro:42 l:primera:-12 l:printed:80
l:printer:76 l:priyanka:-2 l:pro:-65 l:probe:24 l:problems:-19 l:proceed:165 l:proceeding:21 l:produits:16
l:proefversie:34 l:prof:29 l:profe:6 l:professora:31 l:profielfoto:1 l:profile:-78 l:prohibido:74 l:proibido:10
l:project:35 l:promesso:20 l:promise:44 l:promised:46 l:proofing:11 l:properly:-10 l:prossimo:25 l:prothésiste:-4
l:proud:17 l:prova:39 l:proved:3 l:proveedor:26 l:provide:17 l:provider:70 l:provo:5 l:proxies:4 l:proxy:12 l:prueba:7
l:pruebas:-16 l:przegląd:-37 l:przejdziemy:13 l:przerywaj:12 l:przesunięte:34 l:przełożyłem:28 l:przy:56 l:préfère:56
l:prüfung:38 l:prüfungsgebühr:16 l:public:10 l:puede:-116 l:puedo:73 l:puerta:-8 l:puesto:-13 l:puff:10 l:puits:7
l:pull:29 l:pulled:-21 l:pulling:12 l:pulse:11 l:pump:62 l:punch:-7 l:puntura:-11 l:pupil:11 l:purchased:-29 l:push:-3
l:pushed:27 l:pushes:30 l:puso:-13 l:put:-6 l:putting:-50 l:può:-23 l:pw:22 l:pylon:-4 l:página:20 l:pâte:7 l:på:-28
l:quaderno:10 l:quai:13 l:quarantine:-13 l:quarter:-62 l:quatschen:37 l:quay:-6 l:quedamos:60 l:quedan:-49 l:quel:-10
l:queman:-3 l:question:65 l:queue:82 l:qui:-37 l:quickly:-5 l:quicksave:39 l:quien:-17 l:quiet:-75 l:quietly:-16
l:quit:55 l:quizzes:109 l:quota:51 l:quote:18 l:quoted:17 l:r:30 l:race:17 l:rack:-34 l:raconte:12 l:ragas:14
l:rained:7 l:raining:3 l:rains:-34 l:ramp:3 l:rampie:-4 l:ran:111 l:rang:64 l:range:-2 l:ranger:-1 l:raport:-2
l:rare:32 l:rate:62 l:rather:35 l:ratio:-49 l:ravi:-69 l:raw:79 l:reach:-14 l:reactivo:20 l:readers:35 l:reads:-93
l:ready:-88 l:reagent:78 l:real:-16 l:really:67 l:rear:25 l:reason:-19 l:rebooked:1 l:reboot:-5 l:recall:41
l:receivable:52 l:receiving:-30 l:recently:8 l:receptionist:-1 l:recepção:3 l:recevrez:4 l:rechnung:15
l:rechtermarge:19 l:rechtermuur:39 l:recipe:39 l:recital:40 l:recommended:-40 l:reconnect:-11 l:record:38
l:recording:21 l:rectorat:-32 l:red:28 l:redação:14 l:reddingsvest:11 l:redo:-2 l:ref:156 l:reference:60
l:refilled:-23 l:reflection:33 l:refreshes:-29 l:refuge:6 l:refund:41 l:refunds:11 l:regent:50 l:regex:20
l:register:20 l:registered:14 l:registration:38 l:rehang:-37 l:rehearsal:29 l:rehearsals:10 l:reichen:-25 l:relabel:7
l:relabelled:12 l:relay:60 l:release:44 l:relocated:-9 l:rely:-24 l:remain:-14 l:remains:105 l:remember:29
l:reminder:52 l:reminders:15 l:reminds:54 l:remonte:22 l:remote:26 l:removal:1 l:remplacé:62 l:rename:21 l:renamed:27
l:renewal:-32 l:renewing:32 l:rent:-42 l:rental:69 l:repair:46 l:repaso:-32 l:replace:23 l:replacement:52 l:reply:4
l:report:52 l:reporter:14 l:reports:21 l:reprogrammed:9 l:requests:-53 l:research:13 l:reserva:-17 l:reservation:-20
l:reservations:-26 l:reserved:4 l:reservegenerator:20 l:reset:35 l:resist:30 l:resit:1 l:resits:-3 l:resized:5
l:resolution:19 l:resolve:-19 l:resort:-6 l:respect:-3 l:rest:-111 l:restart:18 l:restarted:23 l:resting:8 l:rests:56
l:result:-55 l:results:-8 l:retake:40 l:retakes:31 l:retention:108 l:retired:66 l:retort:3 l:retrieved:-45 l:retry:37
l:return:13 l:returning:-11 l:returns:19 l:reunião:24 l:reunión:18 l:reversing:-17 l:review:34 l:reviewed:2
l:reviews:81 l:revised:6 l:revision:53 l:revisione:14 l:revisión:24 l:revisão:62 l:rewrite:24 l:rewrote:6 l:rhyme:-27
l:ride:35 l:ridere:2 l:rieger:33 l:rifatto:8 l:right:-5 l:rijskast:13 l:rileggere:-8 l:rimborso:-13 l:ring:-10
l:ringer:1 l:rings:-44 l:rit:14 l:riunione:26 l:river:-57 l:rma:-14 l:road:-98 l:roasting:21 l:roche:7 l:roligt:7
l:rolls:-33 l:rompe:6 l:roof:7 l:roofer:13 l:room:57 l:rooms:-45 l:ropes:52 l:rosary:-4 l:rosin:41 l:rota:12
l:rotated:7 l:rotation:32 l:round:-50 l:route:-74 l:router:34 l:row:-78 l:rows:5 l:rozmowie:15 l:rubber:2 l:rude:-26
l:ruf:2 l:ruffle:23 l:rule:8 l:rules:-36 l:run:-42 l:runner:63 l:running:28 l:runs:-85 l:rush:3 l:rushed:25 l:rust:-68
l:rzadko:28 l:réclamation:9 l:référence:-10 l:réglage:-3 l:réparée:3 l:réservation:40 l:réunion:9 l:révision:8
l:röret:-1 l:rücken:4 l:rückversand:22 l:s:-30 l:s'ennuie:10 l:s'est:30 l:sa:-16 l:saat:10 l:sabe:19 l:sabemos:-7
l:saber:52 l:sacar:1 l:sacks:48 l:sacó:50 l:sai:-34 l:said:34 l:sailed:16 l:sal:-2 l:sala:44 l:saldatrice:-1
l:sale:-27 l:salen:-39 l:salle:42 l:salt:72 l:same:-81 l:sample:20 l:samples:-55 l:samtalet:-7 l:sand:13
l:sandwich:-53 l:sans:-8 l:sat:-6 l:satellite:13 l:saturdays:-11 l:saturn's:-2 l:saudade:54 l:sauna:43 l:sausage:21
l:save:35 l:saved:-49 l:savez:17 l:say:-24 l:says:40 l:sb:26 l:scaffolding:-36 l:scales:11 l:scanner:7 l:scanners:38
l:scans:-17 l:scare:29 l:scared:-25 l:scares:-18 l:scarf:-14 l:scelto:57 l:schade:-33 l:schaffe:-42 l:schalter:3
l:scheduled:28 l:schema-review:-10 l:schijnt:33 l:schimmelproef:7 l:schlüssel:10 l:schoenen:1 l:schon:-17 l:school:60
l:schwager:-4 l:schwiegereltern:4 l:schwört:5 l:schüttet:9 l:scissors:-4 l:scope:51 l:score:114 l:scoreboard:26
l:scored:24 l:scratched:12 l:screen:55 l:screws:53 l:scrub:-24 l:sdk:13 l:seagulls:23 l:seal:3 l:sealed:11 l:seat:120
l:second:-20 l:seconds:31 l:secret:-20 l:see:-17 l:seek:29 l:seem:46 l:seems:53 l:seen:36 l:seguir:98 l:segundo:11
l:seguro:37 l:sei:4 l:sein:-125 l:seismograph:15 l:selected:-19 l:selling:-34 l:selvedge:-23 l:sempre:-70 l:semver:11
l:senast:-34 l:send:47 l:sending:-73 l:sends:-24 l:senest:-6 l:senior:38 l:sense:-31 l:sensor:57 l:sensore:20
l:sent:69 l:separate:-7 l:september:-21 l:sera:67 l:sereni:-3 l:serial:-35 l:serializer:-13 l:serons:17 l:serve:8
l:server:110 l:service:78 l:services:-9 l:servidor:-4 l:servis:22 l:servisi:24 l:serwera:-21 l:session:33
l:setpoint:62 l:settings:14 l:seven:42 l:sewing:20 l:shade:26 l:shall:3 l:share:-63 l:shared:-63 l:she:-71 l:she's:-29
l:shed:-21 l:sheet:120 l:sheets:2 l:shelf:-4 l:shes:-44 l:shift:65 l:shifts:-15 l:ship:40 l:shipped:-50 l:shipping:36
l:ships:-79 l:shirt:6 l:shop:-36 l:shopping:-20 l:shops:33 l:shot:-29 l:should:-35 l:shoulder:-62 l:show:-26
l:shower:12 l:showers:14 l:shows:-124 l:shunting:20 l:shut:19 l:shutdown:28 l:shuts:46 l:shuttle:23 l:sich:-69
l:sicilian:-21 l:sick:-47 l:sideways:41 l:siempre:7 l:signal:-36 l:signalled:-5 l:signals:-10 l:signatur:14
l:signature:13 l:signatures:15 l:significance:34 l:siguiente:76 l:silence:-29 l:silk:41 l:silos:3 l:silva:28
l:silver:-2 l:simit:36 l:simulating:12 l:simulations:14 l:simulator:-54 l:sin:-9 l:since:-143 l:sino:-20
l:siparişleri:7 l:siren:-12 l:sirene:8 l:sister:9 l:sites:-23 l:sits:-6 l:six:-63 l:size:139 l:sizes:-25 l:się:-31
l:ska:19 l:skal:20 l:skeleton:5 l:ski:14 l:skickar:36 l:skiner:42 l:skip:85 l:skipping:49 l:skor:5 l:skrivs:76
l:slave:36 l:sleepy:-32 l:sleeve:-2 l:slept:63 l:sleutel:18 l:slices:18 l:slips:-4 l:slot:-3 l:slots:-30 l:slow:-22
l:sluggish:30 l:smell:-29 l:smells:-18 l:smith:-3 l:smoke:-33 l:snow:12 l:snowing:13 l:snälla:28 l:so:-39 l:soaked:43
l:soci:-6 l:socket:28 l:sofa:-2 l:soglia:19 l:soir:-81 l:sold:-3 l:soldered:2 l:solid:13 l:sollst:7 l:sollte:-16
l:solo:-42 l:som:-49 l:some:-82 l:someone:96 l:something:-35 l:somewhere:-36 l:somos:4 l:son:3 l:songs:15 l:sonno:1
l:sonst:-14 l:sont:-11 l:soon:57 l:sooner:79 l:sort:-20 l:sorted:49 l:sortiert:-10 l:sound:-49 l:sounds:106 l:soup:-65
l:source:-1 l:sourdough:11 l:south:92 l:soñé:38 l:spa:14 l:space:-14 l:spare:25 l:speak:-46 l:speaking:46
l:specchietto:5 l:specific:-56 l:spectrum:14 l:speed:12 l:spelas:10 l:spelling:10 l:spelmansstämma:1 l:spend:107
l:spendere:-13 l:spent:73 l:spiel:-20 l:spikes:-21 l:spilled:22 l:spine:-16 l:spinning:9 l:spleen:-15 l:split:32
l:spoke:-28 l:spoken:56 l:spostato:-38 l:spot:35 l:spotted:9 l:sprawdzę:19 l:spreadsheets:-15 l:spruce:-4
l:spätestens:-7 l:sql:20 l:squad:4 l:squash:24 l:squeak:-11 l:st:8 l:staat:-38 l:stack:47 l:stair:15 l:stairs:-82
l:stall:13 l:stamattina:-5 l:stand:-34 l:standard:-3 l:standby:67 l:standing:-63 l:stands:-69 l:star:8 l:start:97
l:startas:3 l:started:-6 l:statiegeldbon:17 l:station:41 l:statt:-17 l:stattdessen:-4 l:status:34 l:statute:-7
l:stay:37 l:stayed:-13 l:stays:1 l:steeds:-8 l:steering:29 l:stehen:-2 l:steht:-32 l:stellwerk:-24 l:stemma:36
l:stepped:17 l:steps:-102 l:stick:29 l:stikstof:35 l:still:56 l:stock:21 l:stocking:27 l:stocktaking:-28 l:stoi:-9
l:stole:10 l:stomach:-25 l:stood:-47 l:stool:-1 l:stooping:32 l:stops:-81 l:storage:17 l:store:12 l:stored:-18
l:stories:-21 l:storing:10 l:storm:-34 l:story:4 l:stove:-34 l:straight:-102 l:straightening:18 l:strangers:-27
l:strap:25 l:street:-98 l:strength:16 l:stress:20 l:stretched:-43 l:string:-21 l:strings:9 l:stroller:-5 l:stuck:-70
l:student:73 l:students:-23 l:studio:12 l:stuff:12 l:stunde:-6 l:stung:41 l:sturm:11 l:stuttered:13 l:stuur:25
l:stängslet:6 l:står:5 l:stück:-2 l:subido:-1 l:submission:63 l:substitute:31 l:such:-30 l:sucursal:12 l:sugar:-34
l:suit:-74 l:suitcase:32 l:suite:38 l:sum:-45 l:summit:-33 l:sun:-8 l:sunday:-32 l:sundays:-25 l:sunset:34
l:sunucusu:63 l:supermarket:-19 l:supplemento:6 l:supplier:14 l:supply:6 l:support:-53 l:supposed:-43 l:sur:-7
l:sure:69 l:surgeon:56 l:surprise:-7 l:survey:33 l:surveyor:-2 l:survive:-11 l:suspension:4 l:susto:14 l:sux:21
l:svar:48 l:swallows:22 l:swap:-35 l:swapped:52 l:swapping:4 l:swear:7 l:sweep:26 l:swim:9 l:switch:81 l:switching:-56
l:switchover:37 l:swore:-50 l:sync:9 l:synthetic:-34 l:syr:13 l:system:-45 l:szatni:18 l:szkole:42 l:säger:-3 l:så:-7
l:séance:-10 l:sì:25 l:síndica:18 l:sürüyor:-56 l:sąsiadce:-16 l:słoików:22 l:t'envoie:7 l:ta:10 l:table:-27
l:tables:-1 l:tablet:49 l:tablets:-42 l:tabs:62 l:tackle:-13 l:tag:41 l:tagged:18 l:tags:-42 l:taille:34 l:tak:-10
l:take:-25 l:taken:25 l:takes:-36 l:takings:9 l:talk:-46 l:talked:90 l:talking:-34 l:talks:-1 l:talla:7 l:tamper:6
l:tandläkare:12 l:tank:-34 l:tanta:35 l:tante:57 l:tanto:-1 l:tap:10 l:tape:-30 l:tar:97 l:tarda:-1 l:tarde:-69
l:tare:1 l:task:15 l:taste:4 l:tata:14 l:tax:26 l:tbh:-55 l:te:35 l:teach:1 l:teacher:114 l:teachers:19 l:teaches:128
l:teal:-47 l:team:9 l:teams:12 l:tearing:9 l:tech:-35 l:technical:15 l:technician:129 l:technicien:-7 l:teigkneter:12
l:telar:6 l:telephone:5 l:telesilla:2 l:tell:25 l:telling:-37 l:tells:-70 l:temp:94 l:temperatura:12 l:temperature:-8
l:tempo:19 l:ten:-76 l:tenant:-25 l:tend:1 l:tendrá:-19 l:tenor:24 l:tension:-39 l:tent:1 l:teraz:-63 l:term:-76
l:terms:-27 l:terug:-5 l:terugbelverzoek:41 l:test:83 l:testa:-7 l:teste:7 l:tested:-5 l:tester:44 l:testers:52
l:testes:12 l:testi:27 l:testkastje:18 l:testkuppel:3 l:testomgeving:14 l:tests:159 l:text:87 l:texture:14 l:thai:15
l:than:-225 l:thanks:-18 l:that:-11 l:that's:-44 l:the:-26 l:their:-136 l:them:-125 l:theme:44 l:then:39
l:theorie-examen:31 l:theory:66 l:there's:-12 l:theres:14 l:they:-83 l:thick:-52 l:thin:16 l:thing:55 l:think:-22
l:thinking:19 l:thinks:-70 l:third:-51 l:thirteen:34 l:this:-2 l:those:-2 l:though:-82 l:thought:-54 l:thousand:-30
l:thread:-34 l:threads:-71 l:three:27 l:threshold:83 l:threw:-45 l:through:-17 l:thru:-9 l:thu:-19 l:thumb:3
l:thumbnail:26 l:thursday:16 l:thursday's:11 l:thx:-25 l:ticket:26 l:tickets:75 l:tide:77 l:tides:-36 l:tiene:-91
l:tient:-20 l:til:-33 l:tile:42 l:tiles:70 l:till:-46 l:tillbaka:-5 l:time:-47 l:timeout:190 l:timeouts:73 l:timer:7
l:times:-111 l:timestamps:44 l:timezone:10 l:timing:9 l:tired:58 l:tisch:-19 l:tittade:39 l:to:-101 l:toca:96
l:tocca:43 l:toch:-47 l:today:-19 l:today's:-32 l:tog:10 l:together:-60 l:token:35 l:told:71 l:toll:17 l:tolto:6
l:tomografu:38 l:tomorrow:34 l:tonnes:-28 l:too:-73 l:took:43 l:top:-66 l:top-ups:20 l:topic:23 l:torn:46 l:total:-1
l:touch:41 l:touching:23 l:toujours:24 l:tourist:38 l:tourists:25 l:tout:-38 l:toute:-15 l:tove:-57 l:towards:-8
l:towel:-12 l:tower:12 l:town:33 l:traag:11 l:trabalho:-8 l:trace:16 l:traces:53 l:traghetto:-1 l:trail:-28
l:trailer:1 l:train:44 l:trains:42 l:traiteur:-2 l:tram:16 l:tran:3 l:translated:18 l:transmitter:-8 l:transporteur:22
l:traslocare:-1 l:trasporto:-11 l:travel:17 l:travels:67 l:tray:-8 l:tre:-12 l:treffpunkt:21 l:tres:1 l:triage:15
l:trieste:-18 l:trimestre:-18 l:trip:-33 l:tripod:2 l:trips:-47 l:troca:34 l:trombones:16 l:trotz:-16 l:trouble:8
l:troughs:1 l:trovo:18 l:truck:82 l:true:9 l:trust:63 l:trwają:-7 l:try:51 l:trying:3 l:trzeba:28 l:trzymamy:-4
l:tu:-2 l:tue:-10 l:tuesday:-14 l:tugs:13 l:tulee:7 l:tuner:67 l:tunnel:-41 l:turku:25 l:turn:-68 l:turns:-31
l:tutor:4 l:tutto:-45 l:tv:-14 l:twelve:48 l:twice:-62 l:twins:6 l:two:77 l:ty:6 l:tydzień:2 l:type:-52 l:typical:16
l:typing:26 l:typo:-15 l:tyre:19 l:tyres:11 l:ténor:-7 l:tömmer:21 l:u:12 l:ugh:-41 l:umber:-14 l:umbral:40
l:umbrella:-32 l:umbrellas:6 l:umeå:-15 l:umgezogen:15 l:umpire:-2 l:un:-16 l:un'aria:-45 l:unable:43 l:unanswered:27
l:und:-35 l:under:-45 l:underbar:8 l:understand:152 l:understood:-25 l:understudy:31 l:undo:-42 l:une:-13
l:unfortunately:-29 l:ungefähr:-1 l:uniform:5 l:unit:9 l:units:-74 l:university:10 l:unlabelled:8 l:unless:-42
l:uns:63 l:unter:-3 l:until:-52 l:unwrap:6 l:up:-31 l:upcoming:-53 l:update:-14 l:updates:5 l:upgrade:34 l:uplink:17
l:upload:48 l:uploaded:14 l:uploads:54 l:upon:27 l:upp:-2 l:upper:18 l:ups:62 l:us:-28 l:usage:1 l:use:-36 l:used:1
l:useless:-36 l:user:-46 l:uses:-49 l:ushers:39 l:using:-94 l:ustalone:37 l:usually:-39 l:uur:-23 l:uw:3 l:va:-34
l:vaccine:36 l:vad:60 l:vaillant:-41 l:vale:-39 l:valley:-16 l:vals:38 l:value:-68 l:vamos:31 l:van:34 l:vandaag:-1
l:vanzelf:-7 l:var:33 l:variable:6 l:variant:30 l:variation:-10 l:vattenprov:8 l:vaut:2 l:vd:18 l:vecchio:-11
l:vecino:53 l:veerpont:7 l:vellum:4 l:vending:27 l:vendor:31 l:venire:-7 l:verbs:36 l:verdient:-3 l:vergadering:47
l:verhaal:22 l:verses:20 l:version:-5 l:verteilerlisten:23 l:verwijsbrief:14 l:very:-25 l:vests:-4 l:vet:14 l:veut:33
l:vez:-50 l:vi:-27 l:via:-29 l:viagem:11 l:viernes:-25 l:view:82 l:vill:51 l:village:-40 l:violet:-67 l:violinist:12
l:vise:24 l:visible:-9 l:visite:7 l:visiting:8 l:visits:-66 l:visto:-24 l:vocabulary:-41 l:vocht:-35 l:você:37
l:voglia:-15 l:voglio:-61 l:voicemail:-5 l:voices:-9 l:voir:-12 l:voisin:1 l:voitures:36 l:vol:5 l:volunteer:1
l:von:11 l:voor:-48 l:voordat:-33 l:voorgevel:14 l:voraussetzungen:-9 l:vorbei:-20 l:vordach:18 l:vorgang:21
l:vorladen:-9 l:vorspiel:20 l:vorstand:-18 l:vote:13 l:voted:77 l:votre:-21 l:voucher:85 l:vous:8 l:vowels:11
l:vriendelijker:-16 l:vrijwilligers:6 l:vroeger:-3 l:vuelta:-7 l:vuelto:-5 l:válvula:-13 l:vänstra:5 l:väntade:11
l:være:-1 l:vérifier:8 l:w:-83 l:wachsen:-15 l:wagen:-19 l:wait:-35 l:waiter:17 l:waiting:57 l:waits:-42 l:waive:-17
l:wakes:-9 l:walk-ins:18 l:walked:-27 l:walkers:-12 l:walking:30 l:walks:31 l:wall:-97 l:wanted:-29 l:wants:35
l:war:-45 l:wardrobe:37 l:waren:3 l:warm:26 l:warm-ups:19 l:warned:6 l:warning:51 l:warp:-21 l:warranty:55 l:was:-18
l:washed:33 l:washing:-4 l:wasserfilter:25 l:watch:18 l:watched:32 l:water:59 l:waterline:-3 l:waveform:10 l:wax:51
l:way:-112 l:wchodzi:-10 l:we've:-33 l:weak:-9 l:wear:-17 l:weather:33 l:webhook:33 l:wedding:4 l:weddings:41
l:wednesday:-17 l:week:-109 l:weekday:6 l:weekdays:-35 l:weekend:-57 l:weekly:-20 l:weertje:27 l:wegen:-11
l:weighed:23 l:weighs:-32 l:weight:-22 l:weil:-10 l:wejściowy:22 l:welcome:32 l:weld:-53 l:went:52 l:werden:-25
l:were:-5 l:west:65 l:wet:-39 l:whale:-4 l:what:-47 l:what's:-5 l:whatever:-69 l:whatsapp:-7 l:wheel:64 l:wheels:39
l:when:-63 l:where:-102 l:whether:-119 l:which:-222 l:while:-170 l:whip:36 l:whipped:8 l:whippet:7 l:whistles:15
l:whistling:1 l:white:-6 l:whiteboard:-25 l:who:23 l:who's:6 l:whoever:-30 l:whole:-92 l:why:-121 l:wiadomo:43
l:wide:-76 l:width:48 l:widziałem:11 l:wie:-27 l:wieczorem:-5 l:wiegt:-6 l:wielkie:41 l:wietrze:15 l:wife:46 l:wifi:53
l:wikipedia:13 l:wil:56 l:wild:23 l:willen:37 l:winch:-25 l:wind:11 l:window:-1 l:windows:-52 l:winds:-10 l:wine:10
l:wink:8 l:winter:-30 l:wir:-98 l:wire:8 l:wires:-12 l:wish:-24 l:with:-70 l:withdrawn:14 l:within:-67 l:without:-96
l:więc:-28 l:więcej:34 l:wochenende:71 l:wohl:-21 l:wohnung:6 l:wolff:-5 l:wolę:-9 l:woman:38 l:won:16 l:won't:3
l:wonder:63 l:wont:67 l:wood:-2 l:word:-20 l:words:-25 l:work:12 l:workbook:57 l:working:-32 l:works:-29 l:workshop:77
l:world:-8 l:worries:129 l:worry:9 l:worse:-28 l:worth:-20 l:would:-35 l:wouldn't:7 l:wouldnt:23 l:wrench:20
l:write:-13 l:writes:-41 l:writing:-23 l:written:59 l:wrong:-105 l:wrote:6 l:wtu:-29 l:wyczyszczone:-8 l:wykresy:16
l:wyłącznie:-6 l:wär:6 l:wäre:52 l:xcode:8 l:y:-9 l:ya:-42 l:yeah:17 l:year:-156 l:yearly:31 l:years:-20 l:yellow:-4
l:yem:-5 l:yeri:28 l:yes:34 l:yesterday:-122 l:yesterday's:32 l:yet:44 l:yeux:-19 l:york:-58 l:you:9 l:you'll:-91
l:you're:12 l:young:-53 l:younger:37 l:youngest:35 l:your:-14 l:yıldız:-17 l:zaal:18 l:zadań:20 l:zahlen:-27
l:zaman:-34 l:zapasowa:28 l:zapisu:28 l:załączników:9 l:ze:-24 l:zero:11 l:zgłoszenia:54 l:zijn:-71 l:zinc:-24
l:zlecenia:12 l:znacznik:39 l:znak:5 l:znowu:40 l:zo'n:-33 l:zones:47 l:zoom:15 l:zug:17 l:zuletzt:33 l:zusammen:-9
l:zwei:24 l:à:-91 l:às:-45 l:än:-43 l:är:112 l:ça:10 l:çalışıyor:-3 l:çanı:92 l:çekiç:40 l:çok:9 l:çıktım:23 l:è:-103
l:é:-9 l:étape:4 l:été:-2 l:être:-1 l:último:-10 l:übe:3 l:überschwungen:23 l:źle:7 l:берём:38 l:в:-12 l:задачи:14
l:серверной:27 l:теперь:52 l:четвергу:22 l:этот:45
"""
