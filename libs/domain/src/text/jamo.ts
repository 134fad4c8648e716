/** Consonants and vowels of Korean that are typed with two keys. */
const typedWithTwo: Readonly<Record<string, string>> = {
  ㅘ: 'ㅗㅏ', ㅙ: 'ㅗㅐ', ㅚ: 'ㅗㅣ', ㅝ: 'ㅜㅓ', ㅞ: 'ㅜㅔ', ㅟ: 'ㅜㅣ', ㅢ: 'ㅡㅣ',
  ㄳ: 'ㄱㅅ', ㄵ: 'ㄴㅈ', ㄶ: 'ㄴㅎ', ㄺ: 'ㄹㄱ', ㄻ: 'ㄹㅁ', ㄼ: 'ㄹㅂ', ㄽ: 'ㄹㅅ', ㄾ: 'ㄹㅌ', ㄿ: 'ㄹㅍ', ㅀ: 'ㄹㅎ', ㅄ: 'ㅂㅅ',
}; // prettier-ignore
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
