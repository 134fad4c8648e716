import type { LeavingDeck, WriteFile } from '../file-writer.ts';
import { categoryOf, questionsOf, type WordQuestions, writeIn } from './questions.ts';
import { writeText } from './text-file.ts';

/** Pairs of a question of matching, and how few it may have. */
const pairs = { most: 6, least: 3 };

/**
 * Writes questions in Moodle's text format GIFT: for each word one to write it and one to choose its meaning, and for each
 * six words one to match them. Without pictures, sounds and sentences, for which it has no place.
 */
export const writeGift: WriteFile = async (place, { decks }, onWord, signal) => {
  await writeText(place, async (add) => {
    for await (const deck of decks) {
      signal.throwIfAborted();
      await add(deckInGift(deck));
      deck.words.forEach(onWord);
    }
  });
  return 'gift';
};

function deckInGift(deck: LeavingDeck): string {
  const asked = questionsOf(deck).filter(({ meaning }) => meaning !== null);
  const questions = asked.flatMap((one, at) => [written(one, at, deck), ...chosen(one, at)]);
  return [`$CATEGORY: ${oneLine(categoryOf(deck))}`, ...questions, ...matched(asked), ''].join('\n\n');
}

const title = (kind: string, at: number, text: string) => `::${inGift(`${kind} ${at + 1}: ${text}`)}::`;

function written({ word, meaning }: WordQuestions, at: number, deck: LeavingDeck): string {
  return `${title('Write', at, meaning!)}[plain]${inGift(`${writeIn(deck)}: ${meaning}`)} {=${inGift(word.target_text)}}`;
}

function chosen({ word, meaning, wrong }: WordQuestions, at: number): string[] {
  if (wrong.length === 0) return [];
  const options = [`=${inGift(meaning!)}`, ...wrong.map((text) => `~${inGift(text)}`)];
  return [`${title('Choose', at, word.target_text)}[plain]${inGift(word.target_text)} {${options.join(' ')}}`];
}

function matched(asked: readonly WordQuestions[]): string[] {
  // A word or a meaning that stands there twice would have two right answers.
  const plain = asked.filter(({ word, meaning }, at) => asked.findIndex((one) => one.word.target_text === word.target_text || one.meaning === meaning) === at); // prettier-ignore
  const groups = Array.from({ length: Math.ceil(plain.length / pairs.most) }, (_, at) => plain.slice(at * pairs.most, (at + 1) * pairs.most)); // prettier-ignore
  return groups
    .filter((group) => group.length >= pairs.least)
    .map((group, at) => {
      const lines = group.map(({ word, meaning }) => `=${inGift(word.target_text)} -> ${inGift(meaning!)}`);
      return `::Match ${at + 1}::[plain]Match each word with its meaning. {\n${lines.join('\n')}\n}`;
    });
}

const oneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

/** A text in which no sign means anything to GIFT. An arrow, which parts pairs there and cannot be escaped, is written as one sign. */
const inGift = (text: string): string =>
  oneLine(text)
    .replaceAll('->', '→')
    .replaceAll(/[\\~=#{}:]/gu, String.raw`\$&`)
    .replace(/^\/\//u, '/ /');
