import type { DeckSentence } from '@lexiroom/contracts/sentences';
import type { Study } from '../../study/study.ts';

/** What a page of a run is given, whatever is done on it. */
export interface PracticePageProps {
  study: Study;
  sentence: DeckSentence;
  /** It has its answer, and takes no other. */
  isAnswered: boolean;
  /** Answers to sentences of this study count for the viewer, or for the student who is asked. */
  isRecorded: boolean;
  onAnswer: (is_correct: boolean) => void;
  onNext: () => void;
}
