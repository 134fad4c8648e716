import { StudySkeleton } from '../../study/study-skeleton.tsx';

/** The practice of sentences in one of its three ways. */
export function SentencePractice() {
  return <StudySkeleton />;
}
