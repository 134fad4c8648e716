import { rowsWith } from '@lexiroom/domain/deck-editor';
import { useEffect, useEffectEvent, useState } from 'react';
import type { EditorRow } from '../row.ts';
import { focusRow, showRow } from '../rows/focus-row.ts';

/** A text that is looked for in the rows of a deck. */
export interface Finding {
  isOpen: boolean;
  /** How often it was opened, also while it was open already. */
  openedTimes: number;
  text: string;
  /** The keys of the rows that have it. */
  found: readonly string[];
  /** Which of them is looked at, from 0. */
  place: number;
  open: () => void;
  look: (text: string) => void;
  step: (by: 1 | -1) => void;
  end: () => void;
}

/**
 * Finding rows of a deck. Ctrl+F opens it, as browsers do not look into fields; pressed once more in its field it is the
 * browser's own again.
 */
export function useFinding(rows: readonly EditorRow[]): Finding {
  const [openedTimes, setOpenedTimes] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [current, setCurrent] = useState<string>();
  const keysWith = (sought: string) =>
    rowsWith(
      sought,
      rows.map(({ key, target, source, typed }) => ({
        key,
        name: target?.text ?? typed,
        translation: source?.text ?? null,
      })),
    );
  const found = isOpen ? keysWith(text) : [];
  const place = Math.max(0, found.indexOf(current ?? ''));
  function go(key: string | undefined) {
    setCurrent(key);
    if (key !== undefined) showRow(key);
  }
  function open() {
    setOpen(true);
    setOpenedTimes((times) => times + 1);
  }
  const openByKey = useEffectEvent((event: KeyboardEvent) => {
    const isWanted = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 'f';
    const isInField = event.target instanceof HTMLElement && event.target.closest('[data-finding]') !== null;
    if (!isWanted || (isInField && isOpen) || rows.length === 0 || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('keydown', openByKey, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return {
    isOpen,
    openedTimes,
    text,
    found,
    place,
    open,
    look: (sought) => {
      setText(sought);
      const keys = keysWith(sought);
      // As long as it has the longer text as well, the row that is looked at stays.
      go(current !== undefined && keys.includes(current) ? current : keys[0]);
    },
    step: (by) => go(found[(place + by + found.length) % found.length]),
    end: () => {
      setOpen(false);
      focusRow(found[place], 'target');
    },
  };
}
