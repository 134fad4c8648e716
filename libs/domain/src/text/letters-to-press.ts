import { type LanguageId, languageOf } from '../languages/index.ts';
import { lettersOf } from './comparison.ts';
import { ownLetters } from './own-letters.ts';

/** So many letters find room to be pressed. */
const mostLetters = 60;
/** Scripts of so many letters that a player types them by an input method; those of one word are enough to choose from. */
const manyLetters = new Set(['Hans', 'Kore', 'Jpan']);

/**
 * The letters that a player may lack on the keyboard, to be pressed instead: those of the alphabet and of these texts that
 * are beyond a–z, each once, in the order of the language. Of scripts that put a letter together from signs, the signs.
 * Where there are more than find room, those of the text that is asked come first.
 */
export function lettersToPress(texts: readonly string[], language: LanguageId, asked: string): string[] {
  const own = (ownLetters[language] ?? '').split(' ').filter(Boolean);
  const found = new Set(own);
  const inAsked = signsOf(asked, language);
  const most = manyLetters.has(languageOf(language).script) ? mostLetters / 2 : mostLetters;
  for (const sign of [...inAsked, ...texts.flatMap((text) => signsOf(text, language))]) {
    if (found.size >= most) break;
    found.add(sign);
  }
  const { compare } = new Intl.Collator(languageOf(language).tag);
  return [...found].toSorted(compare);
}

function signsOf(text: string, language: LanguageId): string[] {
  const { tag, script } = languageOf(language);
  const shown = lettersOf(text.toLocaleLowerCase(tag), language).filter(({ keys }) => keys.length > 0);
  const signs = shown.flatMap((letter) => {
    // Persian has its own signs for two of the letters that are compared by the Arabic ones.
    if (language === 'persian') return letter.keys.map((key) => key.replace('ي', 'ی').replace('ك', 'ک'));
    if (script === 'Arab' || script === 'Hebr') return [...letter.keys];
    return ['Deva', 'Beng', 'Taml', 'Thai', 'Laoo', 'Khmr'].includes(script)
      ? Array.from(letter.shown)
      : [letter.shown];
  });
  return signs.filter((sign) => !/^[a-z0-9]*$/.test(sign));
}
