import type { OutsideAnswer, OutsideDeck, OutsideSentence, OutsideStory } from '@lexiroom/domain/interchange';
import { languageIds } from '@lexiroom/domain/languages';
import { highlightColors, sentenceTypes } from '@lexiroom/domain/sentences/sentence';
import { storyTypes } from '@lexiroom/domain/stories/story';
import type { SentTiming } from '@lexiroom/domain/stories/timings';
import fc from 'fast-check';
import type { Leaving, LeavingDeck, LeavingWord } from '../file-writer.ts';

async function* inTurn<T>(all: readonly T[]): AsyncGenerator<T> {
  for (const one of all) yield await Promise.resolve(one);
}

/** For specs: what a writer is given of these decks and stories; the bytes of a medium are its name. */
export function leavingOf(
  decks: readonly LeavingDeck[],
  more: Partial<Leaving> = {},
  stories: readonly OutsideStory[] = [],
): Leaving {
  return {
    name: 'Animals',
    decks: inTurn(decks),
    deck_count: decks.length,
    stories: inTurn(stories),
    media: (name) => Promise.resolve(Buffer.from(name)),
    credit: () => Promise.resolve(undefined),
    version: '0.1.0',
    today: 20_000,
    now: Date.UTC(2026, 10, 27),
    ...more,
  };
}

/** What is left of a deck that leaves when it is read: due dates follow from its answers. */
export function arrivingOf({ deck_id: _id, words, ...deck }: LeavingDeck): OutsideDeck {
  return { ...deck, words: words.map(({ schedule: _schedule, ...word }) => word) };
}

const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null, freq: 2 });
const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
const text = fc.oneof(name, fc.constantFrom('犬', 'كَلْب', '👩‍👩‍👧', ' ', '"; drop', '\u2028', '__proto__'));
const hash = fc.array(fc.integer({ min: 0, max: 15 }), { minLength: 64, maxLength: 64 }).map((digits) => digits.map((digit) => digit.toString(16)).join('')); // prettier-ignore
const picture = hash.map((of) => `${of}.webp`);
const sound = hash.map((of) => `${of}.mp3`);
const id = fc.integer({ min: 1, max: 2 ** 31 - 1 });
const language = maybe(fc.constantFrom(...languageIds));

const answer: fc.Arbitrary<OutsideAnswer> = fc.record(
  {
    answered_at: fc.integer({ min: 0, max: 4_000_000_000_000 }),
    is_correct: fc.boolean(),
    ms: maybe(fc.nat()),
    day: fc.integer({ min: 0, max: 50_000 }),
    mode: fc.constantFrom('study', 'live'),
    kind: maybe(fc.constantFrom('flashcard', 'typed')),
  },
  { requiredKeys: ['answered_at', 'is_correct', 'ms'] },
);
const answers = fc.array(answer, { maxLength: 3 });

const word: fc.Arbitrary<LeavingWord> = fc.record(
  {
    target_text: text,
    source_text: maybe(text),
    extra_target_translation: maybe(text),
    note: maybe(text),
    example: maybe(text),
    example_translation: maybe(text),
    picture: maybe(picture),
    sound: maybe(sound),
    source_sound: maybe(sound),
    answers,
    is_pinned: fc.boolean(),
    is_sound_chosen: fc.boolean(),
    origin_word_id: id,
    schedule: fc.constantFrom(null, { due: 20_010, interval_days: 10, is_correct_last: true }),
  },
  {
    requiredKeys: [
      'target_text',
      'source_text',
      'extra_target_translation',
      'note',
      'example',
      'example_translation',
      'picture',
      'sound',
      'source_sound',
      'answers',
      'origin_word_id',
      'schedule',
    ],
  },
);

const sentence: fc.Arbitrary<OutsideSentence> = fc
  .record({
    target_translation: name,
    source_translation: maybe(name),
    sound: maybe(sound),
    pictures: fc.array(fc.record({ picture, text: maybe(text), highlighted: fc.boolean() }), { maxLength: 3 }),
    answers,
    origin_sentence_id: id,
    extra_target_translation: maybe(name),
    extra_source_translation: maybe(name),
    extra_sound: maybe(sound),
    isCut: fc.boolean(),
    highlighted: fc.subarray([...sentenceTypes]),
    highlight_color: fc.constantFrom(...highlightColors),
    hasMore: fc.boolean(),
  })
  .map(({ pictures, isCut, highlighted, highlight_color, hasMore, ...of }) => {
    const { extra_target_translation, extra_source_translation, extra_sound, origin_sentence_id, ...plain } = of;
    const texts = {
      target: plain.target_translation,
      source: plain.source_translation,
      extra_target: hasMore ? extra_target_translation : null,
      extra_source: hasMore ? extra_source_translation : null,
    };
    return {
      ...plain,
      picture: pictures[0]?.picture ?? null,
      highlights: highlighted
        .filter((sentence_type) => texts[sentence_type] !== null)
        .map((sentence_type) => ({ start_index: 0, end_index: texts[sentence_type]!.length, highlight_color, sentence_type })), // prettier-ignore
      ...(hasMore && {
        more: {
          origin_sentence_id,
          extra_target_translation,
          extra_source_translation,
          extra_sound,
          target_cuts: isCut ? [texts.target.length] : null,
          extra_target_cuts: null,
          pictures,
        },
      }),
    };
  });

const category = maybe(fc.record({ name, colour: fc.constantFrom(null, '#00FF7F') }));
const seconds = fc.integer({ min: 0, max: 300_000 }).map((ms) => ms / 1000);
const timing: fc.Arbitrary<SentTiming> = fc.tuple(name, seconds, fc.nat(500), fc.nat(50), seconds);

/** Stories of any content. */
export const anyStory: fc.Arbitrary<OutsideStory> = fc.record({
  path: fc.array(name, { minLength: 1, maxLength: 4 }),
  story_type: fc.constantFrom(...storyTypes),
  story_language: fc.constantFrom(...languageIds),
  cover: maybe(picture),
  category,
  sections: fc.array(
    fc.record({
      section_text: maybe(text),
      speaker_name: maybe(name),
      speaker_id: fc.integer({ min: 0, max: 3 }),
      picture: maybe(picture),
      sound: maybe(sound),
      is_recorded: fc.boolean(),
      sound_timings: fc.array(timing, { maxLength: 4 }),
    }),
    { maxLength: 5 },
  ),
});

/** Decks of any content. */
export const anyDeck: fc.Arbitrary<LeavingDeck> = fc.record(
  {
    deck_id: id,
    path: fc.array(name, { minLength: 1, maxLength: 4 }),
    target_language: language,
    source_language: language,
    settings: fc.record({
      purpose: fc.constantFrom('study', 'learn'),
      show_translation: fc.boolean(),
      option_count: fc.integer({ min: 2, max: 4 }),
      scheduler: fc.constantFrom('classic', 'fsrs'),
      level: fc.constantFrom(null, 'A1', 'A1.1'),
      daily_new_words: maybe(fc.integer({ min: 0, max: 100 })),
      cover: maybe(picture),
      category,
    }),
    words: fc.array(word, { maxLength: 5 }),
    sentences: fc.array(sentence, { maxLength: 3 }),
  },
  { requiredKeys: ['deck_id', 'path', 'target_language', 'source_language', 'words', 'sentences'] },
);
