import type { Language } from '../../languages/index.ts';

/** What a text is written in. Chinese characters alone do not tell whose they are; with kana they are Japanese. */
export type WrittenIn = Exclude<Language['script'], 'Hans' | 'Jpan'> | 'han' | 'kana';

const letters: Record<WrittenIn, RegExp> = {
  kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  Kore: /\p{Script=Hangul}/gu,
  han: /\p{Script=Han}/gu,
  Latn: /\p{Script=Latin}/gu,
  Cyrl: /\p{Script=Cyrillic}/gu,
  Grek: /\p{Script=Greek}/gu,
  Arab: /\p{Script=Arabic}/gu,
  Hebr: /\p{Script=Hebrew}/gu,
  Deva: /\p{Script=Devanagari}/gu,
  Beng: /\p{Script=Bengali}/gu,
  Taml: /\p{Script=Tamil}/gu,
  Thai: /\p{Script=Thai}/gu,
  Laoo: /\p{Script=Lao}/gu,
  Khmr: /\p{Script=Khmer}/gu,
  Geor: /\p{Script=Georgian}/gu,
  Armn: /\p{Script=Armenian}/gu,
};

/** The script that most letters of a text belong to; null for a text without letters. Kana make a text Japanese. */
export function scriptOf(text: string): WrittenIn | null {
  let best: { script: WrittenIn; count: number } | null = null;
  for (const [script, pattern] of Object.entries(letters) as [WrittenIn, RegExp][]) {
    const count = text.match(pattern)?.length ?? 0;
    if (count > 0 && script === 'kana' && count + (text.match(letters.han)?.length ?? 0) > text.length / 2)
      return script;
    if (count > (best?.count ?? 0)) best = { script, count };
  }
  return best?.script ?? null;
}

/** Whether a language is written in a script, as far as a text can show it. */
export const isScriptOf = (script: WrittenIn, language: Language['script']): boolean => {
  if (script === 'kana') return language === 'Jpan';
  if (script === 'han') return language === 'Hans' || language === 'Jpan';
  return script === language;
};
