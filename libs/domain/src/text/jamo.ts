/** Consonants and vowels of Korean that are typed with two keys. */
const typedWithTwo: Readonly<Record<string, string>> = {
  ㅘ: 'ㅗㅏ', ㅙ: 'ㅗㅐ', ㅚ: 'ㅗㅣ', ㅝ: 'ㅜㅓ', ㅞ: 'ㅜㅔ', ㅟ: 'ㅜㅣ', ㅢ: 'ㅡㅣ',
  ㄳ: 'ㄱㅅ', ㄵ: 'ㄴㅈ', ㄶ: 'ㄴㅎ', ㄺ: 'ㄹㄱ', ㄻ: 'ㄹㅁ', ㄼ: 'ㄹㅂ', ㄽ: 'ㄹㅅ', ㄾ: 'ㄹㅌ', ㄿ: 'ㄹㅍ', ㅀ: 'ㄹㅎ', ㅄ: 'ㅂㅅ',
}; // prettier-ignore
const withTwoKeys = new Map(Object.entries(typedWithTwo).map(([letter, keys]) => [keys, letter]));
const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const vowels = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
const finals = 'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';

/**
 * Korean text as the keys one presses for it: 난 is ㄴㅏㄴ. While 나노 is typed, 난 stands there for a moment; by its keys
 * one sees that nothing is wrong.
 */
export function jamoOf(text: string): string[] {
  const jamo = Array.from(text.normalize('NFC'), (sign) => {
    const syllable = sign.codePointAt(0)! - 0xac00;
    if (syllable >= 0 && syllable < 11_172) {
      const final = syllable % 28;
      const vowel = Math.floor(syllable / 28) % 21;
      return initials[Math.floor(syllable / 588)]! + vowels[vowel]! + (final === 0 ? '' : finals[final - 1]!);
    }
    // Parts that stand alone, as browsers hand them on while a syllable is typed.
    const code = sign.codePointAt(0)!;
    if (code >= 0x1100 && code < 0x1113) return initials[code - 0x1100]!;
    if (code >= 0x1161 && code < 0x1176) return vowels[code - 0x1161]!;
    return sign;
  }).join('');
  return Array.from(jamo, (sign) => Array.from(typedWithTwo[sign] ?? sign)).flat();
}

/** Text of Korean letters put together into syllables, as an input method does it while they are typed: ㄴㅏㅁㅜ is 나무. */
export function composedHangul(text: string): string {
  const keys = jamoOf(text);
  let composed = '';
  for (let at = 0; at < keys.length;) {
    const { sign, length } = syllableAt(keys, at);
    composed += sign;
    at += length;
  }
  return composed;
}

/** The syllable that begins at a place, or the letter that stands alone there, and of how many keys it is. */
function syllableAt(keys: readonly string[], at: number): { sign: string; length: number } {
  const initial = initials.indexOf(keys[at]!);
  const vowel = letterAt(keys, initial < 0 ? at : at + 1, vowels);
  if (initial < 0 || !vowel) return vowel ?? { sign: keys[at]!, length: 1 };
  const end = at + 1 + vowel.length;
  const whole = letterAt(keys, end, finals);
  // A consonant that a vowel follows begins the next syllable.
  const isNextInitial = whole && letterAt(keys, end + whole.length, vowels);
  const final = isNextInitial ? (whole.length === 2 ? { sign: keys[end]!, length: 1 } : undefined) : whole;
  const code = (initial * 21 + vowels.indexOf(vowel.sign)) * 28 + (final ? finals.indexOf(final.sign) + 1 : 0);
  return { sign: String.fromCodePoint(0xac00 + code), length: 1 + vowel.length + (final?.length ?? 0) };
}

/** The letter of two keys that stands at a place, else that of one, when it is among these. */
function letterAt(keys: readonly string[], at: number, among: string): { sign: string; length: number } | undefined {
  const ofTwo = withTwoKeys.get(keys.slice(at, at + 2).join(''));
  if (ofTwo !== undefined && among.includes(ofTwo)) return { sign: ofTwo, length: 2 };
  const sign = keys[at];
  return sign !== undefined && among.includes(sign) ? { sign, length: 1 } : undefined;
}
