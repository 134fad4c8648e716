export { type Difference, differenceOf, type MarkedPiece } from './difference.ts';
export { isOneSlip, slipFromLetters } from './one-slip.ts';
export { countsAsRight, type ExpectedText, type Slip, slips, typedVerdict, type TypedVerdict } from './verdict.ts';
