export {
  cornerPlace,
  cornerSize,
  flipPlace,
  type Fold,
  foldAt,
  isPastMiddle,
  type Leaf,
  liftedPlace,
  type Place,
  reachedPlace,
  sideOf,
  turnedPlace,
} from './fold.ts';
export { bookEdges, type LeafPages, leafPages, pulledPlace, sideOfPage } from './leaf.ts';
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
