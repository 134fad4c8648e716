import type { LanguageId } from '@lexiroom/domain/languages';
import { type LetterPage, lettersToPress } from '@lexiroom/domain/text';
import { useState } from 'react';
import { read, remember } from '../../browser/stored-values.ts';

/** The letters to press for a word, and which page of them is shown. */
export interface Letters {
  pages: readonly LetterPage[];
  shown: LetterPage['name'] | null;
  onShow: (page: LetterPage['name'] | null) => void;
  /** They stand for a whole keyboard, so that the one of a phone stays away. */
  areKeyboard: boolean;
}

/**
 * The letters to press for a word of a language. Until somebody shows or hides them, which this browser remembers, they are
 * shown when a keyboard of a–z lacks some of them; but not as a whole alphabet on a phone, which has every keyboard.
 * `texts`: the words of the game.
 */
export function useLetters(texts: readonly string[], language: LanguageId, asked: string): Letters {
  const pages = lettersToPress(texts, language, asked);
  const [chosen, choose] = useState<Partial<Record<LanguageId, LetterPage['name'] | null>>>({});
  const wanted = chosen[language];
  const atFirst = areShownAtFirst(pages, language) ? pages[0]!.name : null;
  const page = wanted === undefined ? atFirst : wanted;
  const shown = page === null ? null : (pages.find(({ name }) => name === page) ?? pages[0]!).name;
  return {
    pages,
    shown,
    areKeyboard: shown !== null && shown !== 'own',
    onShow: (name) => {
      remember(`letters-${language}`, name === null ? 'hidden' : 'shown');
      choose({ ...chosen, [language]: name });
    },
  };
}

function areShownAtFirst(pages: readonly LetterPage[], language: LanguageId): boolean {
  const remembered = read(`letters-${language}`);
  if (remembered !== null) return remembered === 'shown';
  if (pages[0]!.name === 'own') return true;
  const isPlain = pages[0]!.letters.includes('a');
  return !isPlain && !matchMedia('(pointer: coarse)').matches;
}
