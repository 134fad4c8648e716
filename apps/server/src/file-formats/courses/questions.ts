import { languageName } from '@lexiroom/domain/languages';
import type { LeavingDeck, LeavingWord } from '../file-writer.ts';

/** Wrong options of a question, at most, as a quiz here has them. */
const wrongOptions = 3;

/** Words that are asked for, and what it takes to ask. */
export interface WordQuestions {
  word: LeavingWord;
  /** What the word is told by: its translation; null where only its picture or sound can ask for it. */
  meaning: string | null;
  /** Meanings of other words of the deck; empty where none differs from this one. */
  wrong: string[];
}

const key = (text: string) => text.normalize('NFC').toLowerCase();

/** What can be asked of each word of a deck. Wrong options follow the word in its deck; none of them is another meaning of it. */
export function questionsOf({ words }: Pick<LeavingDeck, 'words'>): WordQuestions[] {
  const meaningsOf = new Map<string, Set<string>>();
  for (const { target_text, source_text } of words) {
    const own = meaningsOf.get(key(target_text)) ?? new Set<string>();
    if (source_text !== null) own.add(key(source_text));
    meaningsOf.set(key(target_text), own);
  }
  return words.map((word, at) => {
    if (word.source_text === null) return { word, meaning: null, wrong: [] };
    const taken = new Set(meaningsOf.get(key(word.target_text)));
    const wrong: string[] = [];
    for (let step = 1; step < words.length && wrong.length < wrongOptions; step += 1) {
      const { source_text } = words[(at + step) % words.length]!;
      if (source_text === null || taken.has(key(source_text))) continue;
      taken.add(key(source_text));
      wrong.push(source_text);
    }
    return { word, meaning: word.source_text, wrong };
  });
}

/** What a question asks for: 'Write it in Spanish'. */
export const writeIn = ({ target_language }: Pick<LeavingDeck, 'target_language'>): string =>
  target_language === null ? 'Write the word' : `Write it in ${languageName(target_language)}`;

/** The category of a deck in the question bank: a stroke within a name is doubled there. */
export const categoryOf = ({ path }: Pick<LeavingDeck, 'path'>): string =>
  ['$course$', ...path.map((name) => name.replaceAll('/', '//').trim() || 'deck')].join('/');
