import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowDownAZ, ArrowLeftRight, CopyPlus, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import type { EditorRow } from '../row.ts';
import type { Selection } from './use-selection.ts';
import type { ManyRows } from './many-rows.ts';

export interface SelectionBarProps {
  rows: readonly EditorRow[];
  selection: Selection;
  actions: ManyRows;
  /** The deck has texts in two languages. */
  hasSource: boolean;
  /** The rows that were found; undefined while nothing is looked for. */
  found: readonly string[] | undefined;
  /** Undefined where nothing can be copied: the deck is not made yet. */
  onCopy: (() => void) | undefined;
}

/** What can be done with the rows that are chosen. */
export function SelectionBar({ rows, selection, actions, hasSource, found, onCopy }: SelectionBarProps) {
  const { t } = useLingui();
  const { chosen } = selection;
  const count = chosen.length;
  const isAll = count === rows.length;
  return (
    <section
      aria-label={t`Chosen words`}
      className="mb-3 flex flex-col gap-1 rounded-2xl border-2 border-brand bg-brand-wash px-3 pb-2"
    >
      <div className="flex items-center gap-2">
        <output className="min-w-0 flex-1 px-1 font-semibold">
          <Plural value={count} _0="No words chosen" one="# word chosen" other="# words chosen" />
        </output>
        <button
          type="button"
          className="min-h-11 rounded-xl px-3 font-bold text-brand-ink underline underline-offset-4"
          onClick={() => selection.choose(isAll ? [] : (found ?? rows.map(({ key }) => key)))}
        >
          {isAll ? <Trans>None</Trans> : found ? <Trans>All found</Trans> : <Trans>All</Trans>}
        </button>
        <IconButton
          label={t`Stop choosing`}
          icon={<X className="size-6" aria-hidden="true" />}
          className="-me-2"
          onClick={selection.end}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Action label={t`Delete`} disabled={count === 0} icon={<Trash2 />} onPress={() => actions.remove(chosen)} />
        {onCopy && <Action label={t`Copy to a deck`} disabled={count === 0} icon={<CopyPlus />} onPress={onCopy} />}
        <Action
          label={t`Order by name`}
          disabled={count < 2}
          icon={<ArrowDownAZ />}
          onPress={() => actions.orderByName(chosen)}
        />
        {hasSource && (
          <Action
            label={t`Swap the texts`}
            disabled={count === 0}
            icon={<ArrowLeftRight />}
            onPress={() => actions.swapTexts(chosen)}
          />
        )}
      </div>
    </section>
  );
}

interface ActionProps {
  label: string;
  disabled: boolean;
  icon: ReactNode;
  onPress: () => void;
}

/** Only its picture where there is little room; it keeps the focus when nothing is left to do. */
function Action({ label, disabled, icon, onPress }: ActionProps) {
  return (
    <Button
      size="small"
      aria-disabled={disabled}
      title={label}
      icon={
        <span className="[&>svg]:size-5" aria-hidden="true">
          {icon}
        </span>
      }
      className="aria-disabled:opacity-60 max-sm:px-3!"
      onClick={() => !disabled && onPress()}
    >
      <span className="max-sm:sr-only">{label}</span>
    </Button>
  );
}
