import { useLingui } from '@lingui/react/macro';
import type { RowWarning } from '@lexiroom/domain/deck-editor';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguageName } from '../../i18n/language-name.ts';
import type { EditorLanguages, EditorRow } from '../row.ts';
import type { Conflict } from '../saving/conflicts.ts';
import type { UnsavedChange } from '../editor-store.ts';
import { type RowActions, RowContent } from './row-content.tsx';
import type { Selection } from '../many-rows/use-selection.ts';
import { rowId } from './focus-row.ts';
import { RowConflict, type RowConflictProps } from '../status/row-conflict.tsx';
import { RowNumber } from './row-number.tsx';
import { RowUnsaved, type RowUnsavedProps } from '../status/row-unsaved.tsx';
import { useDragging } from './use-dragging.ts';

export interface RowListProps {
  rows: readonly EditorRow[];
  /** For each row. */
  warnings: readonly (RowWarning | undefined)[];
  languages: EditorLanguages;
  hasSource: boolean;
  actions: RowActions;
  /** Rows that were changed elsewhere, too, in another way. */
  conflicts: readonly Conflict[];
  onDecide: RowConflictProps['onDecide'];
  /** What could not be saved. */
  unsaved: readonly UnsavedChange[];
  onResolve: RowUnsavedProps['onResolve'];
  /** A row is to stand before another; null at the end. */
  onMove: (key: string, before: string | null) => void;
  selection: Selection;
  /** The rows in which something is found that is looked for, and the one of them that is looked at. */
  found: readonly string[];
  lookedAt: string | undefined;
  onDeleteChosen: () => void;
}

/**
 * The rows of the deck. All of them are on the page, so that they can be tabbed to and searched; those out of sight are
 * not laid out.
 */
export function RowList(props: RowListProps) {
  const { rows, warnings, languages, hasSource, actions, conflicts, onDecide, unsaved, onResolve, onMove } = props;
  const { selection, found, lookedAt, onDeleteChosen } = props;
  const { t } = useLingui();
  const languageName = useLanguageName();
  const sourceName = languages.source_language ? languageName(languages.source_language) : undefined;
  const list = useRef<HTMLOListElement>(null);
  /** What is told to a screen reader. */
  const [announcement, announce] = useState('');
  const { dragged, before, grip } = useDragging(list, (key, to) => {
    const place = rows.findIndex((row) => row.key === key);
    if (to !== (rows[place + 1]?.key ?? null)) onMove(key, to);
  });

  function step(index: number, to: number) {
    const row = rows[index];
    const place = Math.min(Math.max(0, to), rows.length - 1);
    if (!row || place === index) return;
    onMove(row.key, rows[place < index ? place : place + 1]?.key ?? null);
    const name = row.target?.text ?? row.typed;
    const number = place + 1;
    announce(t`${name}, now row ${number} of ${rows.length}`);
    // It may have been taken off the page and put back elsewhere, which loses the focus.
    requestAnimationFrame(() => {
      const handle = document.getElementById(rowId(row.key))?.querySelector<HTMLElement>('[data-part=handle]');
      handle?.focus({ preventScroll: true });
      handle?.closest('li')?.scrollIntoView({ block: 'nearest' });
    });
  }

  const foundKeys = new Set(found);
  useListKeys(list, rows, { selection, isDragging: dragged !== undefined, onDeleteChosen });

  return (
    <>
      <output className="sr-only">{announcement}</output>
      <ol ref={list} aria-label={t`Words of the deck`} className="@container flex flex-col gap-2">
        {rows.map((row, index) => (
          <li
            key={row.key}
            id={rowId(row.key)}
            data-key={row.key}
            className={`relative grid scroll-mt-20 scroll-mb-32 grid-cols-[auto_auto_1fr] @max-[15rem]:grid-cols-[auto_1fr] items-center gap-x-2 gap-y-1 rounded-2xl sm:gap-x-3 border ${rowLook(selection.has(row.key), foundKeys.has(row.key), lookedAt === row.key)} p-2 [contain-intrinsic-size:auto_6.5rem] [content-visibility:auto] sm:grid-cols-[auto_auto_1fr_auto] ${dragged === row.key ? 'opacity-50' : ''} ${dropLook(rows, index, dragged, before)}`}
          >
            <RowNumber
              row={row}
              index={index}
              warning={warnings[index]}
              grip={grip}
              isChosen={selection.isOn ? selection.has(row.key) : undefined}
              onToggle={(isRange) => selection.toggle(row.key, isRange)}
              onStep={(to) => step(index, to === 'first' ? 0 : to === 'last' ? rows.length - 1 : index + to)}
            />
            <RowContent
              row={row}
              languages={languages}
              hasSource={hasSource}
              sourceName={sourceName}
              warning={warnings[index]}
              actions={actions}
            />
            {conflicts
              .filter(({ key }) => key === row.key)
              .map((conflict) => (
                <div key={conflict.key} className="col-span-full">
                  <RowConflict {...{ conflict, row, languages, onDecide }} number={index + 1} />
                </div>
              ))}
            {unsaved
              .filter(({ key }) => key === row.key)
              .map((change) => (
                <div key={change.id} className="col-span-full">
                  <RowUnsaved {...{ unsaved: change, row, languages, onResolve }} number={index + 1} />
                </div>
              ))}
          </li>
        ))}
      </ol>
      {conflicts
        .filter(({ key }) => !rows.some((row) => row.key === key))
        .map((conflict) => (
          <div key={conflict.key} className="mt-2">
            <RowConflict {...{ conflict, languages, onDecide }} row={undefined} number={0} />
          </div>
        ))}
      {unsaved
        .filter(({ key }) => !rows.some((row) => row.key === key))
        .map((change) => (
          <div key={change.id} className="mt-2">
            <RowUnsaved {...{ unsaved: change, languages, onResolve }} row={undefined} number={0} />
          </div>
        ))}
    </>
  );
}

interface ListKeys {
  selection: Selection;
  isDragging: boolean;
  onDeleteChosen: () => void;
}

/** Ctrl+A chooses all rows, Delete takes the chosen ones away, Escape ends choosing; in a text they are the text's own. */
function useListKeys(list: RefObject<HTMLElement | null>, rows: readonly EditorRow[], keys: ListKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, target } = event;
    const { selection, isDragging, onDeleteChosen } = keys;
    if (target instanceof HTMLInputElement && target.type !== 'checkbox') return;
    if ((ctrlKey || metaKey) && key === 'a') selection.choose(rows.map((row) => row.key));
    else if (key === 'Delete' && selection.chosen.length > 0) onDeleteChosen();
    else if (key === 'Escape' && selection.isOn && !isDragging) selection.end();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listening = new AbortController();
    list.current?.addEventListener('keydown', onKey, { signal: listening.signal });
    return () => listening.abort();
  }, [list]);
}

/** Chosen, found, looked at, or nothing of these. */
function rowLook(isChosen: boolean, isFound: boolean, isLookedAt: boolean) {
  const wash = isChosen ? 'bg-brand-wash' : isFound ? 'bg-sun-wash' : 'bg-card';
  const edge = isLookedAt ? 'border-ink ring-2 ring-ink' : isChosen ? 'border-brand ring-1 ring-brand' : 'border-line';
  return `${wash} ${edge}`;
}

/** A line where the dragged row would go. */
function dropLook(rows: readonly EditorRow[], index: number, dragged: string | undefined, before: string | null) {
  if (dragged === undefined) return '';
  if (rows[index]?.key === before) return 'shadow-[0_-4px_0_var(--color-brand)]';
  return before === null && index === rows.length - 1 ? 'shadow-[0_4px_0_var(--color-brand)]' : '';
}
