export {
  defaultHighlightColor,
  type Highlight,
  type HighlightColor,
  highlightColors,
  isTargetType,
  type Sentence,
  type SentenceImage,
  sentenceLimits,
  type SentenceType,
  sentenceTypes,
} from './sentence.ts';
export {
  completedSentenceText,
  emptyImageText,
  imageTextProblem,
  type ImageTextProblem,
  receivedImageText,
  sentenceTextProblem,
  type SentenceTextProblem,
  sentImageText,
} from './text-problems.ts';
