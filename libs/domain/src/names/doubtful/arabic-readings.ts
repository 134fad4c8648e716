const plainForms: Record<string, string> = { ى: 'ي', ی: 'ي', ې: 'ي', ک: 'ك', ڪ: 'ك', گ: 'ك', ة: 'ه', ہ: 'ه', ھ: 'ه', ە: 'ه', ٱ: 'ا', ڤ: 'ف', ء: '' }; // prettier-ignore

/**
 * A word in Arabic letters as lists of words compare it, with the marks of vowels and drawn-out strokes gone already:
 * each letter in one form, and without the article. Other words stay as they are.
 */
export function arabicForm(word: string): string {
  if (!/\p{Script=Arabic}/u.test(word)) return word;
  const plain = word.replaceAll(/[ىیېکڪگةہھەٱڤء]/g, (letter) => plainForms[letter]!);
  return plain.length > 3 && plain.startsWith('ال') ? plain.slice(2) : plain;
}

/**
 * How an Arabic word sounds that is typed with Latin letters and digits ('sharmoota', 'charmouta'): what is spelled in
 * several ways has one. Digits stay, as they are letters there: 7 is ح, 3 is ع, 5 is خ, 9 is ق.
 */
export function arabiziSound(word: string): string {
  return word
    .replaceAll(/(?:ah|eh|e)$/g, 'a')
    .replaceAll(/ou|oo|u/g, 'o')
    .replaceAll(/ee|ie|ei|i|y/g, 'e')
    .replaceAll('ch', 'sh')
    .replaceAll(/(.)\1+/gu, '$1');
}
