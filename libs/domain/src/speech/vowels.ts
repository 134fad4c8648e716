import type { LanguageId } from '../languages/index.ts';

/** A word of a script that may leave its vowels out, and the signs that tell them. */
interface Script {
  word: RegExp;
  letter: RegExp;
  vowel: RegExp;
}

const scripts: Partial<Record<LanguageId, Script>> = {
  hebrew: {
    word: /[\p{Script=Hebrew}\p{M}]+/gu,
    letter: /[\u05D0-\u05EA]/g,
    // Points from shva to qubuts, the other qamats, and vav as u.
    vowel: /[\u05B0-\u05BB\u05C7]|\u05D5\u05BC/,
  },
  arabic: {
    word: /[\p{Script=Arabic}\p{M}]+/gu,
    letter: /[\u0621-\u063A\u0641-\u064A]/g,
    // From fathatan to sukun, and the alif above a letter.
    vowel: /[\u064B-\u0652\u0670]/,
  },
};

/**
 * Whether a word of two letters or more in this text is written without any sign of its vowels, in a language that can
 * leave them out: Hebrew and Arabic. Whoever says it has to know the word.
 */
export function lacksVowels(text: string, language: LanguageId): boolean {
  const script = scripts[language];
  if (!script) return false;
  const words = text.normalize('NFC').match(script.word) ?? [];
  return words.some((word) => (word.match(script.letter)?.length ?? 0) >= 2 && !script.vowel.test(word));
}

/**
 * Whether a generated voice can read a text at all: Hebrew only with its vowels, as nothing here knows them. Arabic is read
 * without them as well, and its short vowels guessed.
 */
export function isReadable(text: string, language: LanguageId): boolean {
  return language !== 'hebrew' || !lacksVowels(text, language);
}
