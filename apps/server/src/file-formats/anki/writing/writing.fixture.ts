import type { OutsideSentence } from '@lexiroom/domain/interchange';
import type { Leaving, LeavingDeck, LeavingWord } from '../../file-writer.ts';

/** The day 2026-03-02, as schedules count, and noon of it. */
export const today = 20_514;
export const noon = Date.UTC(2026, 2, 2, 12);

export function word(target_text: string, change: Partial<LeavingWord> = {}): LeavingWord {
  return {
    origin_word_id: 1,
    target_text,
    source_text: null,
    extra_target_translation: null,
    note: null,
    example: null,
    example_translation: null,
    picture: null,
    sound: null,
    source_sound: null,
    answers: [],
    schedule: null,
    ...change,
  };
}

export function sentence(target_translation: string, change: Partial<OutsideSentence> = {}): OutsideSentence {
  return {
    target_translation,
    source_translation: null,
    highlights: [],
    sound: null,
    picture: null,
    answers: [],
    ...change,
  };
}

export function leaving(
  decks: Pick<LeavingDeck, 'path' | 'words' | 'sentences'>[],
  media: Record<string, Uint8Array> = {},
): Leaving {
  return {
    name: 'Everything',
    deck_count: decks.length,
    // oxlint-disable-next-line require-await -- a list stands for what comes from elsewhere
    decks: (async function* () {
      for (const [nr, deck] of decks.entries()) {
        yield { ...deck, deck_id: nr + 1, target_language: null, source_language: null };
      }
    })(),
    media: (name) => Promise.resolve(media[name]),
    credit: () => Promise.resolve(undefined),
    version: '0.1.0',
    today,
    now: noon,
  };
}
