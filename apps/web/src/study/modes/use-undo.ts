import { useState } from 'react';

/** The undoing of answers in a running mode. */
export interface Undoing {
  /** What the machine remembers of the last answer, another object with every answer; undefined when there is none to undo. */
  last: object | undefined;
  /** Takes it back. */
  undo: () => void;
  /** How many were taken back: with each one the page in sight begins anew. */
  count: number;
  /** The page in sight is the one whose answer was undone just now. */
  isUndone: boolean;
}

/** Follows what is undone in a mode; `page`: the number of the page in sight. */
export function useUndo(last: object | undefined, page: number, takeBack: () => void): Undoing {
  const [count, setCount] = useState(0);
  const [undone, setUndone] = useState<{ count: number; page: number | undefined }>({ count: 0, page: undefined });
  if (undone.count !== count) setUndone({ count, page });
  // Somebody has turned the page without an answer.
  else if (undone.page !== undefined && undone.page !== page) setUndone({ count, page: undefined });
  const undo = () => {
    takeBack();
    setCount(count + 1);
  };
  return { last, undo, count, isUndone: undone.page === page && last === undefined };
}
