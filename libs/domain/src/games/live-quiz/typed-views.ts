import type { Room as AnyRoom, Tally } from '../../live-session/index.ts';
import { isAcceptedText, knownTypedTexts, type TypedText, typedInstead } from '../../quiz-questions/index.ts';
import { questionOf, type Quiz, type QuizSession } from './state.ts';
import type { QuizHostView } from './view-types.ts';

type Room = AnyRoom<Quiz>;

/** How many typed the word, missed it by little, and typed something else; what the host accepted counts as the word. */
export function typedCounts(state: QuizSession, tally: Tally): number[] {
  const counts = { right: 0, near: 0, other: 0 };
  for (const { text, times, verdict } of textsOf(state, tally))
    counts[isTaken(state, text) ? 'right' : verdict] += times;
  return [counts.right, counts.near, counts.other];
}

/** What was typed instead of the word, for the host to accept, or to take that back; nothing where nobody types. */
export function hostsTypedTexts({ state, tally }: Room): QuizHostView {
  if (questionOf(state, state.number).kind !== 'typed') return {};
  return { typed: typedInstead(textsOf(state, tally), (text) => isTaken(state, text)) };
}

const isTaken = ({ play, number }: QuizSession, text: string): boolean => isAcceptedText(play, number, text);

const textsOf = (state: QuizSession, { texts }: Tally): readonly TypedText[] =>
  texts ? knownTypedTexts(texts, questionOf(state, state.number)) : [];
