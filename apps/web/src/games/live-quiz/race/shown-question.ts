import type { SeatView } from '@lexiroom/contracts/live';
import { outcomeTimes } from '@lexiroom/domain/quiz-questions';
import { useEffect, useRef, useState } from 'react';

export type OwnQuestion = NonNullable<SeatView['question']>;
export type Outcome = NonNullable<SeatView['last']>;

/** The question that a phone shows in a race, and how it went once it was answered. */
export interface ShownQuestion {
  question: OwnQuestion;
  outcome: Outcome | null;
  /** On to the next question, before the phone goes on by itself. */
  goOn: () => void;
  /** For how many milliseconds the question has been in sight. */
  shownMs: () => number;
}

/**
 * Holds a question in sight until its outcome was seen: the seat is at the next one as soon as its answer is stored.
 * Null before the first question.
 */
export function useShownQuestion(seat: SeatView | null): ShownQuestion | null {
  const next = seat?.question;
  const [shown, setShown] = useState(next);
  const outcome = shown && seat?.last?.question === shown.number ? seat.last : null;
  // Whatever was not answered here is no longer the question: it is the first, or another device went on.
  if (next && next.number !== shown?.number && !outcome) setShown(next);

  const number = shown?.number;
  const shownSince = useRef({ number: 0, at: 0 });
  useEffect(() => {
    if (number !== undefined) shownSince.current = { number, at: performance.now() };
  }, [number]);

  const isOver = outcome !== null;
  const isRight = outcome?.correct ?? false;
  useEffect(() => {
    if (!isOver || !next) return undefined;
    const ms = isRight ? outcomeTimes.rightShownMs : outcomeTimes.wrongShownMs;
    const timer = setTimeout(() => setShown(next), ms);
    return () => clearTimeout(timer);
  }, [isOver, isRight, next]);

  if (!shown) return null;
  return {
    question: shown,
    outcome,
    goOn: () => next && setShown(next),
    shownMs: () => Math.max(0, Math.round(performance.now() - shownSince.current.at)),
  };
}
