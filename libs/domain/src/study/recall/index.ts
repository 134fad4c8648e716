export { listeningStreak, recallKindsFor, type RecalledWord } from './kinds-for.ts';
export {
  isTypedKind,
  type RecallKind,
  recallKinds,
  type RecallSettings,
  readInstead,
  type TypedKind,
  usualRecall,
} from './kinds.ts';
