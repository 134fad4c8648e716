import { useState } from 'react';
import type { EditorRow } from '../row.ts';

/** Rows that are chosen to do something with all of them. */
export interface Selection {
  /** Rows are being chosen: each shows whether it is. */
  isOn: boolean;
  /** In the order of the deck. */
  chosen: readonly EditorRow[];
  has: (key: string) => boolean;
  begin: () => void;
  end: () => void;
  /** Chooses a row or gives it up; with `isRange`, all from the row that was chosen last to this one. */
  toggle: (key: string, isRange: boolean) => void;
  /** Chooses exactly these. */
  choose: (keys: readonly string[]) => void;
}

/** The rows that are chosen; a row that is gone is not. */
export function useSelection(rows: readonly EditorRow[]): Selection {
  const [isOn, setOn] = useState(false);
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  /** The row that was chosen last, where a range begins. */
  const [start, setStart] = useState<string>();
  return {
    isOn,
    chosen: isOn ? rows.filter(({ key }) => keys.has(key)) : [],
    has: (key) => isOn && keys.has(key),
    begin: () => setOn(true),
    end: () => {
      setOn(false);
      setKeys(new Set());
      setStart(undefined);
    },
    toggle: (key, isRange) => {
      setOn(true);
      const range = isRange ? keysFrom(rows, start, key) : [key];
      const isChosen = !isRange && keys.has(key);
      setKeys(isChosen ? new Set([...keys].filter((other) => other !== key)) : new Set([...keys, ...range]));
      setStart(key);
    },
    choose: (wanted) => {
      setOn(true);
      setKeys(new Set(wanted));
      setStart(wanted.at(-1));
    },
  };
}

/** The keys of the rows from one to another, whichever stands first; only the second where the first is gone. */
function keysFrom(rows: readonly EditorRow[], start: string | undefined, end: string): string[] {
  const places = [start, end].map((key) => rows.findIndex((row) => row.key === key));
  const [first, last] = [Math.min(...places), Math.max(...places)];
  if (first < 0) return [end];
  return rows.slice(first, last + 1).map(({ key }) => key);
}
