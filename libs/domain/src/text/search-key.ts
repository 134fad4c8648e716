/** Letters that Unicode does not take apart, and what people type for them. */
const plainLetters: Record<string, string> = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ħ: 'h', ı: 'i', ə: 'e', ς: 'σ',
}; // prettier-ignore

/**
 * The key under which a text is stored for searching, and by which it is looked for: case, width and accents do not count.
 * It never judges whether two texts are the same: that is `sameTextKey`, and for names of people `sameNameKey`.
 * A mark is dropped only where it is an accent: after Latin, Greek, Hebrew and Arabic letters, and after Cyrillic ones
 * but for й and ї, which are letters of their own. Voiced marks of Japanese and the vowel signs of Indic scripts stay.
 */
export function searchKey(text: string): string {
  // Plain letters have no marks and no second forms.
  if (/^[ -~]*$/.test(text))
    return text
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim();
  return text
    .normalize('NFKD')
    .replaceAll(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}])\p{M}+/gu, '$1')
    .replaceAll(/([еЕ])\u0308/gu, '$1')
    .replaceAll(/(\p{Script=Cyrillic})[\u0300\u0301]+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[ßæœøđðþłħıəς]/gu, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/\u0307|\u0640/gu, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
