import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDownAZ, ListChecks, Redo2, Search, Undo2 } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import type { UndoableStore } from '../history/history.ts';
import { useUndoKeys } from '../history/use-undo-keys.ts';
import type { EditorRow } from '../row.ts';
import { FindRow } from './find-row.tsx';
import type { Finding } from './use-finding.ts';
import type { ManyRows } from './many-rows.ts';
import type { Selection } from './use-selection.ts';

export interface ListToolsProps {
  store: UndoableStore;
  rows: readonly EditorRow[];
  finding: Finding;
  selection: Selection;
  actions: ManyRows;
  /** A step was undone or done again: what the undo bar offers may be past. */
  onUsed: () => void;
}

/** Above the rows, always in sight: steps back and forth, finding, order, choosing many. */
export function ListTools({ store, rows, finding, selection, actions, onUsed }: ListToolsProps) {
  const { t } = useLingui();
  const steps = useSyncExternalStore(store.subscribe, store.steps);
  /** What is told to a screen reader. */
  const [announcement, announce] = useState('');
  function told(which: 'undo' | 'redo') {
    announce(which === 'undo' ? t`Taken back` : t`Done again`);
    onUsed();
  }
  useUndoKeys(store, told);
  const use = (which: 'undo' | 'redo') => {
    store[which]();
    told(which);
  };
  const canUndo = steps === 'undo' || steps === 'both';
  const canRedo = steps === 'redo' || steps === 'both';
  if (rows.length === 0 && steps === 'none') return null;
  return (
    <section
      aria-label={t`Work on the list`}
      className="sticky top-0 z-20 -mx-4 mb-2 flex flex-wrap items-center gap-x-1 gap-y-1 bg-paper px-4 py-1.5 sm:mx-0 sm:px-0"
    >
      <output className="sr-only">{announcement}</output>
      <IconButton
        label={t`Undo the last change`}
        aria-keyshortcuts="Control+Z"
        aria-disabled={!canUndo}
        className="aria-disabled:opacity-40"
        icon={<Undo2 className="size-5 rtl:-scale-x-100" aria-hidden="true" />}
        onClick={() => canUndo && use('undo')}
      />
      <IconButton
        label={t`Do it again`}
        aria-keyshortcuts="Control+Shift+Z"
        aria-disabled={!canRedo}
        className="aria-disabled:opacity-40"
        icon={<Redo2 className="size-5 rtl:-scale-x-100" aria-hidden="true" />}
        onClick={() => canRedo && use('redo')}
      />
      {rows.length > 1 && (
        <IconButton
          label={t`Order by name`}
          icon={<ArrowDownAZ className="size-5" aria-hidden="true" />}
          onClick={() => actions.orderByName(rows)}
        />
      )}
      {rows.length > 1 && !finding.isOpen && (
        <IconButton
          label={t`Find in this deck`}
          aria-keyshortcuts="Control+F"
          icon={<Search className="size-5" aria-hidden="true" />}
          onClick={finding.open}
        />
      )}
      {finding.isOpen && <FindRow key={finding.openedTimes} finding={finding} />}
      {rows.length > 0 && !selection.isOn && (
        <Button
          size="small"
          title={t`Choose words`}
          className="ms-auto max-sm:px-3!"
          icon={<ListChecks className="size-5" aria-hidden="true" />}
          onClick={selection.begin}
        >
          <span className="max-sm:sr-only">
            <Trans>Choose words</Trans>
          </span>
        </Button>
      )}
    </section>
  );
}
