import type { DeckSentence } from '@lexiroom/contracts/sentences';
import type { Highlight } from '@lexiroom/domain/sentences/sentence';

/** A sentence of olga's deck 12. */
export function aSentence(overrides: Partial<DeckSentence> = {}): DeckSentence {
  const sentence_id = overrides.sentence_id ?? 1;
  return {
    sentence_id,
    deck_id: 12,
    sentence_order: sentence_id,
    target_translation: 'The cat sleeps.',
    source_translation: 'Die Katze schläft.',
    extra_target_translation: null,
    extra_source_translation: null,
    sound_id: null,
    sound_path: null,
    extra_sound_id: null,
    extra_sound_path: null,
    target_highlights: [],
    source_highlights: [],
    extra_target_highlights: [],
    extra_source_highlights: [],
    images: [],
    target_cuts: null,
    extra_target_cuts: null,
    origin_sentence_id: sentence_id,
    rev: 1,
    due_date: '2026-11-21',
    due_dates: { classic: '2026-11-21', fsrs: '2026-11-21' },
    answers: [],
    ...overrides,
  };
}

/** A part of a text as a red highlight. */
export function aHighlight(text: string, part: string): Highlight {
  const start_index = text.indexOf(part);
  return {
    highlight_id: start_index + 1,
    start_index,
    end_index: start_index + part.length,
    highlight_color: 'red',
    sentence_type: 'target',
  };
}
