export { type ReviseSentenceEmitted, type ReviseSentenceEvent, reviseSentenceMachine } from './machine.ts';
export {
  isOpenBlank,
  isWholeInSight,
  type ReviseSentenceInput,
  type ReviseSentenceProgress,
  textInSight,
} from './rules.ts';
