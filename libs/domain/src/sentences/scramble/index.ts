export { type ScrambleEmitted, type ScrambleEvent, scrambleMachine } from './machine.ts';
export {
  type Area,
  type Arrangement,
  isRightOrder,
  type Part,
  partsOf,
  scrambled,
  verdictOf,
  withPartAt,
  withPartClicked,
} from './parts.ts';
export {
  scrambleDelays,
  type ScrambledText,
  scrambledTexts,
  type ScrambleInput,
  scrambleMoves,
  type ScrambleProgress,
} from './rules.ts';
