export {
  isTypedKind,
  listeningStreak,
  type RecallKind,
  recallKinds,
  recallKindsFor,
  type RecalledWord,
  type RecallSettings,
  readInstead,
  type TypedKind,
  usualRecall,
} from './kinds.ts';
