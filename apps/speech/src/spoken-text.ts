import type { LanguageId } from '@lexiroom/domain/languages';
import { isReadable } from '@lexiroom/domain/speech';
import { segmentsOf } from '@lexiroom/domain/text';
import { inEngineHebrew } from './hebrew.ts';
import { readingOf } from './japanese.ts';
import type { SpokenCharacter as Spoken } from './spoken-character.ts';

/** A text as the engine is to read it; `places`: for each of its characters (code points) where it stands in the text. */
export interface SpokenText {
  spoken: string;
  places: number[];
}

/** Characters the engine does not know, by others that sound the same. */
const soundAlikes: Partial<Record<LanguageId, Readonly<Record<string, string>>>> = {
  chinese: { 熊: '雄', 恤: '续' },
  // It spells out the letter apostrophe.
  uzbek: { ʼ: "'" },
};

/**
 * A text as the engine is to read it, or undefined when nothing in it can be said, as of Hebrew without its vowels: without
 * emoji, joiners of emoji and signs that would be taken for markup, Japanese as kana, Lao in the letters of Thai. Places are
 * those of the text in NFC.
 */
export async function spokenText(text: string, language: LanguageId): Promise<SpokenText | undefined> {
  if (!isReadable(text, language)) return undefined;
  const plain = plainText(text.normalize('NFC').toWellFormed());
  if (!plain.some(({ character }) => /[\p{L}\p{N}]/u.test(character))) return undefined;
  const spoken = trimmed(await inEngineLetters(plain, language));
  if (spoken.length === 0) return undefined;
  return { spoken: spoken.map(({ character }) => character).join(''), places: spoken.map(({ place }) => place) };
}

/** Emoji with what joins and colours them, control characters, and the signs of markup. */
const unspeakable = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\uFE0F\u20E3\p{Cc}<>&־\s]/u;

/** The characters of a text that can be said, with single spaces for whatever stands between them. */
function plainText(text: string): Spoken[] {
  const characters: Spoken[] = [];
  let place = 0;
  for (const character of text) {
    const said = unspeakable.test(character) ? ' ' : character;
    if (said !== ' ' || characters.at(-1)?.character !== ' ') characters.push({ character: said, place });
    place += character.length;
  }
  return trimmed(characters);
}

function trimmed(characters: readonly Spoken[]): Spoken[] {
  const first = characters.findIndex(({ character }) => character !== ' ');
  const last = characters.findLastIndex(({ character }) => character !== ' ');
  return first < 0 ? [] : characters.slice(first, last + 1);
}

async function inEngineLetters(characters: readonly Spoken[], language: LanguageId): Promise<Spoken[]> {
  switch (language) {
    case 'japanese':
      return inKana(characters);
    case 'hebrew':
      return inEngineHebrew(characters);
    case 'thai':
      return withWordsApart(characters, language);
    case 'lao':
      return withWordsApart(characters, language).flatMap(({ character, place }) =>
        spelled(inThaiLetters(character), place),
      );
    default: {
      const alike = soundAlikes[language] ?? {};
      return characters.map(({ character, place }) => ({ character: alike[character] ?? character, place }));
    }
  }
}

const spelled = (text: string, place: number): Spoken[] => Array.from(text, (character) => ({ character, place }));

/** For each UTF-16 unit of the characters, joined, where it stands in the text. */
function unitPlaces(characters: readonly Spoken[]): number[] {
  return characters.flatMap(({ character, place }) => Array.from({ length: character.length }, () => place));
}

/** Word by word; each stands where its first character stands. */
async function inKana(characters: readonly Spoken[]): Promise<Spoken[]> {
  const places = unitPlaces(characters);
  const words = await readingOf(characters.map(({ character }) => character).join(''));
  return words.flatMap(({ reading, start }, index) => {
    const place = places[start] ?? 0;
    return spelled(index === 0 ? reading : ` ${reading}`, place);
  });
}

/** Where a language writes no spaces, the engine tells of words only when there are some. */
function withWordsApart(characters: readonly Spoken[], language: LanguageId): Spoken[] {
  const begins = new Set(
    segmentsOf(characters.map(({ character }) => character).join(''), language).map(({ index }) => index),
  );
  const apart: Spoken[] = [];
  let unit = 0;
  for (const { character, place } of characters) {
    const isApart = character !== ' ' && apart.length > 0 && apart.at(-1)!.character !== ' ' && begins.has(unit);
    if (isApart) apart.push({ character: ' ', place });
    apart.push({ character, place });
    unit += character.length;
  }
  return apart;
}

/** The blocks of Lao and Thai have the same letters in the same places, but for these. */
const laoAlone: Readonly<Record<string, string>> = { ໜ: 'หน', ໝ: 'หม', 'ົ': '', 'ຼ': 'ล', ຽ: 'ย' };
const laoBlock = { first: 0x0e80, last: 0x0eff, behindThai: 0x80 };

function inThaiLetters(character: string): string {
  const code = character.codePointAt(0)!;
  if (code < laoBlock.first || code > laoBlock.last) return character;
  return laoAlone[character] ?? String.fromCodePoint(code - laoBlock.behindThai);
}
