export { type Blank, blanksOf, type BlankType, maskedText, runsWithBlanks } from './blanks.ts';
export { fillsBlank } from './typed-blanks.ts';
