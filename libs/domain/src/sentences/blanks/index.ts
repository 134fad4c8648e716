export { type Blank, blanksOf, type BlankType, fillsBlank, maskedText, runsWithBlanks } from './blanks.ts';
