import type { Room as AnyRoom, Tally } from '../../live-session/index.ts';
import { type TypedText, typedTexts } from '../../quiz-questions/index.ts';
import { questionOf, type Quiz, type QuizSession } from './state.ts';
import type { QuizHostView, TypedTextView } from './view-types.ts';

type Room = AnyRoom<Quiz>;

/** So many of the texts that were typed are shown to the host; the report tells them all. */
const mostShown = 20;

/** How many typed the word, missed it by little, and typed something else; what the host accepted counts as the word. */
export function typedCounts(state: QuizSession, tally: Tally): number[] {
  const counts = { right: 0, near: 0, other: 0 };
  for (const typed of textsOf(state, tally)) counts[isTaken(state, typed) ? 'right' : typed.verdict] += typed.times;
  return [counts.right, counts.near, counts.other];
}

/** What was typed instead of the word, for the host to accept, or to take that back; nothing where nobody types. */
export function hostsTypedTexts({ state, tally }: Room): QuizHostView {
  if (questionOf(state, state.number).kind !== 'typed') return {};
  const typed = textsOf(state, tally)
    .filter(({ verdict }) => verdict !== 'right')
    .slice(0, mostShown)
    .map((text): TypedTextView => {
      const isNear = text.verdict === 'near';
      return { text: text.text, times: text.times, near: isNear, accepted: isTaken(state, text) };
    });
  return { typed };
}

/** All spellings are accepted together, so that one stands for them. */
const isTaken = ({ play, number }: QuizSession, { text }: TypedText): boolean =>
  play.accepted.get(number)?.has(text) ?? false;

/** Worked out once for all screens that show the same answers. */
function textsOf(state: QuizSession, { texts }: Tally): readonly TypedText[] {
  if (!texts) return [];
  const { number, word } = questionOf(state, state.number);
  const known = knownTexts.get(texts);
  if (known?.number === number) return known.typed;
  const typed = typedTexts(texts, word);
  knownTexts.set(texts, { number, typed });
  return typed;
}

const knownTexts = new WeakMap<ReadonlyMap<string, number>, { number: number; typed: readonly TypedText[] }>();
