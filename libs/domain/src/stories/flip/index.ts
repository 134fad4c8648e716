export { type FlipContext, type FlipEmitted, type FlipEvent, type FlipInput, flipMachine } from './machine.ts';
export {
  canTurn,
  flipSettings,
  type Grab,
  openedAt,
  type OpenBook,
  type Pointer,
  releasedTo,
  swipeOf,
  type Turn,
  turnedTo,
} from './rules.ts';
