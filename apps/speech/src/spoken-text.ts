import type { LanguageId } from '@lexiroom/domain/languages';
import { readingOf } from './japanese.ts';

/** Characters the engine does not know, by others that sound the same. */
const soundAlikes: Partial<Record<LanguageId, Readonly<Record<string, string>>>> = {
  chinese: { 熊: '雄', 恤: '续' },
  // It spells out the letter apostrophe.
  uzbek: { ʼ: "'" },
};

/**
 * A text as the engine is to read it, or undefined when nothing in it can be said: without emoji, joiners of emoji and
 * signs that would be taken for markup, Japanese as kana, Lao in the letters of Thai.
 */
export async function spokenText(text: string, language: LanguageId): Promise<string | undefined> {
  const plain = text.normalize('NFC').toWellFormed().replaceAll(unspeakable, ' ').replaceAll(/\s+/gu, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(plain)) return undefined;
  const spoken = await inEngineLetters(plain, language);
  return spoken === '' ? undefined : spoken;
}

/** Emoji with what joins and colours them, control characters, and the signs of markup. */
const unspeakable = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\uFE0F\u20E3\p{Cc}<>&־]/gu;

async function inEngineLetters(text: string, language: LanguageId): Promise<string> {
  switch (language) {
    case 'japanese':
      return readingOf(text);
    case 'lao':
      return inThaiLetters(text);
    default: {
      const alike = soundAlikes[language] ?? {};
      return Array.from(text, (character) => alike[character] ?? character).join('');
    }
  }
}

/** The blocks of Lao and Thai have the same letters in the same places, but for these. */
const laoAlone: Readonly<Record<string, string>> = { ໜ: 'หน', ໝ: 'หม', 'ົ': '', 'ຼ': 'ล', ຽ: 'ย' };
const laoBlock = { first: 0x0e80, last: 0x0eff, behindThai: 0x80 };

function inThaiLetters(text: string): string {
  return Array.from(text, (character) => {
    const code = character.codePointAt(0)!;
    if (code < laoBlock.first || code > laoBlock.last) return character;
    return laoAlone[character] ?? String.fromCodePoint(code - laoBlock.behindThai);
  }).join('');
}
