import { useLingui } from '@lingui/react/macro';
import type { TreeItem } from '@lexiroom/contracts/items';
import { tidyName } from '@lexiroom/domain/names';
import { useEffect, useId, useRef, useState } from 'react';
import { useNameProblem } from './name-problem.ts';

export interface RenameBoxProps {
  item: Pick<TreeItem, 'item_id' | 'item_name' | 'rev'>;
  /** Its name was typed, with the `rev` it had then; undefined when it stays as it was. */
  onEnd: (item_id: number, renamed: { item_name: string; rev: number } | undefined) => void;
}

/**
 * Renames an item in its place: Enter or leaving takes what was typed, Escape does not. What cannot be a name stays in
 * the box and is told; leaving it then gives it up.
 */
export function RenameBox({ item, onEnd }: RenameBoxProps) {
  const { t } = useLingui();
  const id = useId();
  const nameProblem = useNameProblem();
  // The item as it was when renaming began. Its revision is sent along, so that the server notices a name given
  // meanwhile.
  const [begun] = useState(item);
  const [typed, setTyped] = useState(item.item_name);
  const box = useRef<HTMLInputElement>(null);
  const hasEnded = useRef(false);
  useEffect(() => {
    box.current?.focus();
    box.current?.select();
  }, []);
  const problem = nameProblem(typed);

  function end(isTaken: boolean) {
    if (hasEnded.current) return;
    hasEnded.current = true;
    const item_name = tidyName(typed);
    const isChanged = isTaken && problem === undefined && item_name !== begun.item_name;
    onEnd(begun.item_id, isChanged ? { item_name, rev: begun.rev } : undefined);
  }

  return (
    <span className="relative block">
      <input
        ref={box}
        type="text"
        dir="auto"
        value={typed}
        aria-label={t`Name of ${begun.item_name}`}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : id}
        autoComplete="off"
        className="-mx-1.5 min-h-11 w-[calc(100%+0.75rem)] rounded-xl border-2 border-edge bg-card px-1.5 font-display text-lg font-bold aria-invalid:border-bad"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => end(true)}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Escape') end(false);
          if (event.key === 'Enter' && problem === undefined && !event.nativeEvent.isComposing) end(true);
        }}
      />
      {problem !== undefined && (
        <span id={id} role="alert" className="block text-sm font-medium text-bad-ink">
          {problem}
        </span>
      )}
    </span>
  );
}
