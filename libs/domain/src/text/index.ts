export { foldKey } from './fold.ts';
export { forbiddenCharacters, type TextField, firstForbidden } from './forbidden.ts';
export { graphemes, graphemeCount } from './graphemes.ts';
export { caseKey } from './same-text.ts';
export { likeness, similarity } from './similarity.ts';
export { tidyLine, tidyText } from './tidy.ts';
export { holdsWords, wholeWords } from './whole-words.ts';
