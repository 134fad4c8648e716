export { foldKey } from './fold.ts';
export { forbiddenCharacters, type TextField, firstForbidden } from './forbidden.ts';
export { graphemes, graphemeCount } from './graphemes.ts';
export { likeness, similarity } from './similarity.ts';
export { tidyLine, tidyText } from './tidy.ts';
