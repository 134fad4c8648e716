export { searchKey } from './search-key.ts';
export { forbiddenCharacters, type TextField, firstForbidden } from './forbidden-characters.ts';
export { graphemes, graphemeCount } from './graphemes.ts';
export { type PastedRow, readPastedRows } from './pasted-rows.ts';
export { sameTextKey } from './same-text-key.ts';
export { likeness, similarity } from './similarity.ts';
export { tidyLine, tidyText } from './tidy.ts';
export { holdsWords, wholeWords } from './whole-words.ts';
export { agreementOf, type Agreement, isSameTyped, type Letter, lettersOf } from './comparison.ts';
