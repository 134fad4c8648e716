import { useLingui } from '@lingui/react/macro';
import type { RowWarning } from '@lexiroom/domain/deck-editor';
import { CircleAlert, GripVertical, TriangleAlert } from 'lucide-react';
import type { KeyboardEvent, MouseEvent, PointerEventHandler } from 'react';
import type { EditorRow } from '../row.ts';

export interface RowNumberProps {
  row: EditorRow;
  index: number;
  warning: RowWarning | undefined;
  grip: { onPointerDown: PointerEventHandler<HTMLElement> };
  onStep: (to: 1 | -1 | 'first' | 'last') => void;
  /** Whether the row is among the chosen ones; undefined while none are being chosen. */
  isChosen: boolean | undefined;
  /** `isRange`: all rows from the one that was chosen last. */
  onToggle: (isRange: boolean) => void;
}

const steps: Record<string, 1 | -1 | 'first' | 'last'> = { ArrowUp: -1, ArrowDown: 1, Home: 'first', End: 'last' };

/**
 * The number box of a row (specification 3 section 2), which is its handle too: dragged, or moved by the arrow keys. Pressed
 * with Ctrl or Shift it chooses the row, or all up to it. While rows are chosen there is a box to tick below it.
 */
export function RowNumber({ row, index, warning, grip, onStep, isChosen, onToggle }: RowNumberProps) {
  const { t } = useLingui();
  const number = index + 1;
  const name = row.target?.text ?? row.typed;
  const words =
    warning && { DUPLICATE_IMAGE: t`Duplicate image`, DUPLICATE_WORD: t`Duplicate image and translation` }[warning];
  const Icon = warning === 'DUPLICATE_WORD' ? CircleAlert : TriangleAlert;
  function onKey(event: KeyboardEvent) {
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onStep(to);
  }
  function onClick({ shiftKey, ctrlKey, metaKey }: MouseEvent) {
    if (shiftKey || ctrlKey || metaKey) onToggle(shiftKey);
  }
  const handle = (
    <button
      type="button"
      data-part="handle"
      {...grip}
      onKeyDown={onKey}
      onClick={onClick}
      aria-label={t`Move row ${number}, ${name}`}
      aria-keyshortcuts="ArrowUp ArrowDown Home End"
      title={words ?? t`Drag, or use the arrow keys`}
      className={`flex min-h-12 w-12 cursor-grab touch-none items-center justify-center rounded-xl sm:w-14 font-semibold tabular-nums select-none active:cursor-grabbing ${warning === 'DUPLICATE_WORD' ? 'bg-bad-wash text-bad-ink' : warning ? 'bg-sun-wash text-ink' : 'text-soft hover:bg-brand-wash hover:text-brand-ink'}`}
    >
      <GripVertical className="size-4 shrink-0 opacity-60" aria-hidden="true" />
      <span className="flex flex-col items-center">
        {number}
        {warning && <Icon className="size-4" aria-hidden="true" />}
      </span>
    </button>
  );
  return (
    <div className="row-span-2 flex flex-col items-center @max-[15rem]:row-span-1 sm:row-span-1">
      {handle}
      {isChosen !== undefined && (
        <label className="grid min-h-11 w-12 cursor-pointer place-items-center rounded-xl hover:bg-brand-wash">
          <input
            type="checkbox"
            data-part="choose"
            aria-label={t`Choose row ${number}, ${name}`}
            checked={isChosen}
            className="size-6 cursor-pointer accent-brand"
            onChange={() => undefined}
            onClick={({ shiftKey }) => onToggle(shiftKey)}
          />
        </label>
      )}
    </div>
  );
}
