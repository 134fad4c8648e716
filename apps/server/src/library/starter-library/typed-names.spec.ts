import { beforeAll, describe, expect, test } from '@jest/globals';
import { seededRandom } from '@lexiroom/domain/chance';
import { beginTypeHype, isTyped, withNextWord, withText } from '@lexiroom/domain/games/type-hype';
import { type LanguageId, languageIds, languageOf } from '@lexiroom/domain/languages';
import { isSameTyped, lettersOf, lettersToPress, withLetter } from '@lexiroom/domain/text';
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { type Content, readContent } from './content-files.ts';

let content: Content;
let conceptOf: Map<string, Content['concepts'][number]>;
beforeAll(async () => {
  content = (await readContent(path.resolve('apps/server/content')))!;
  conceptOf = new Map(content.concepts.map((concept) => [concept.key, concept]));
});

/** What the words of a starter deck are called in a language. */
const namesOf = (concepts: readonly string[], language: LanguageId) =>
  concepts.flatMap((key) => conceptOf.get(key)!.names[language] ?? []);

const spelling = (text: string, language: LanguageId) =>
  lettersOf(text, language)
    .flatMap((letter) => letter.keys)
    .join('')
    .normalize('NFD');

/** What can be pressed, and how each letter is compared. */
type Keys = { letter: string; spelled: string }[];

/** What can be pressed for the words of a deck: the same for each, but where its own characters stand among others. */
function keysFor(texts: readonly string[], language: LanguageId): (asked: string) => Keys {
  // The same letters are pressed for many words.
  const spelled = new Map<string, string>();
  const keysOf = (asked: string) =>
    lettersToPress(texts, language, asked)
      .flatMap(({ letters }) => letters)
      .map((letter) => {
        if (!spelled.has(letter)) spelled.set(letter, spelling(letter, language));
        return { letter, spelled: spelled.get(letter)! };
      })
      .toSorted((a, b) => b.spelled.length - a.spelled.length);
  const sameForAll = keysOf(texts[0]!);
  return (asked) => (['Hans', 'Jpan'].includes(languageOf(language).script) ? keysOf(asked) : sameForAll);
}

/** The letters that one presses for a word, the longest that fits first; nothing where none does. */
function pressesFor(text: string, language: LanguageId, keys: Keys): string[] {
  const presses: string[] = [];
  for (let left = spelling(text, language); left !== '';) {
    const fits = keys.find(({ spelled }) => left.startsWith(spelled));
    if (fits) presses.push(fits.letter);
    left = left.slice(fits ? fits.spelled.length : 1);
  }
  return presses;
}

test.each(languageIds)(
  '%s: every word of every starter deck can be typed by the letters to press alone',
  (language) => {
    for (const { concepts } of content.decks) {
      const texts = namesOf(concepts, language);
      const keysOf = keysFor(texts, language);
      for (const text of texts) {
        const presses = pressesFor(text, language, keysOf(text));
        const typed = presses.reduce((before, letter) => withLetter(before, letter, language), '');
        expect([text, isSameTyped(typed, text, language)]).toEqual([text, true]);
      }
    }
  },
);

/** What the box has, text after text, while a word is typed in some way. */
type Way = (text: string, language: LanguageId, keys: Keys) => string[];

/** Every beginning of a text, one sign longer each. */
const beginnings = (text: string) =>
  Array.from(text, (_, at) =>
    Array.from(text)
      .slice(0, at + 1)
      .join(''),
  );
const local = (language: LanguageId) => languageOf(language).tag;
const fullWidth = (text: string) =>
  text.replaceAll(/[!-~]/gu, (sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0));

const ways: Record<string, Way> = {
  'letter by letter, as it is written': (text) => beginnings(text),
  'in capitals': (text, language) => beginnings(text.toLocaleUpperCase(local(language))),
  'without spaces, hyphens and apostrophes': (text) =>
    beginnings(text.replaceAll(/[\s\p{P}ʻʼ]/gu, (sign) => (/[ʻ]/u.test(sign) ? sign : ''))),
  'with a typographic apostrophe': (text) => beginnings(text.replaceAll("'", '’')),
  'in full width': (text) => beginnings(fullWidth(text)),
  'by a keyboard of a phone that puts in the whole word, with a capital and a space': (text, language) => [
    `${text.charAt(0).toLocaleUpperCase(local(language))}${text.slice(1)} `,
  ],
  'by a suggestion that takes the place of its beginning': (text) => [...beginnings(text).slice(0, 1), `${text} `],
  'by a keyboard that writes signs apart': (text) => [text.normalize('NFD')],
  'by the letters to press': (text, language, keys) => {
    const texts: string[] = [];
    for (const letter of pressesFor(text, language, keys)) texts.push(withLetter(texts.at(-1) ?? '', letter, language));
    return texts;
  },
};

/** So many words of each language are typed in each way. */
const sampleSize = 12;

/** Types words of a language, chosen by chance, in a way; fails when one is not typed, or a mistake is made. */
function typeSample(language: LanguageId, way: Way, isComposing: boolean): void {
  const seed = randomInt(2 ** 31);
  const random = seededRandom(seed);
  const { concepts } = content.decks[Math.floor(random() * content.decks.length)]!;
  const texts = namesOf(concepts, language);
  const keysOf = keysFor(texts, language);
  const sample = texts
      .map((text) => ({ text, at: random() }))
      .toSorted((a, b) => a.at - b.at)
      .slice(0, sampleSize)
      .map(({ text }, at) => ({ word_id: at + 1, image_id: at + 1, target_translation: text, target_language: language, source_translation: null })); // prettier-ignore
  let game = beginTypeHype({ words: sample, seed });
  let at = 0;
  for (const _ of sample) {
    const text = sample[game.asked!.word_id - 1]!.target_translation;
    for (const typed of way(text, language, keysOf(text))) {
      // A mistake is noticed after half a second; each would count here.
      if (!isTyped(game)) game = withText(game, typed, isComposing, (at += 600));
    }
    expect([seed, text, isTyped(game), game.asked!.mistakes]).toEqual([seed, text, true, 0]);
    game = withNextWord(game);
  }
}

describe.each(Object.entries(ways))('typed %s', (_what, way) => {
  test.each(languageIds)('a word of %s is no mistake', (language) => typeSample(language, way, false));
});

/** What input methods show while a word is composed: keys first, then what they stand for, at last the word. */
const composed: Way = (text, language, keys) =>
  language === 'korean'
    ? ways['by the letters to press']!(text, language, keys)
    : ['k', 'ka', 'kan ji', 'かんじ', text];

test.each(['japanese', 'chinese', 'korean'] as const)('a word of %s that is composed is no mistake', (language) =>
  typeSample(language, composed, true),
);
test.each(languageIds)('a word of %s that a phone composes letter by letter is no mistake', (language) =>
  typeSample(language, (text) => beginnings(text), true),
);
