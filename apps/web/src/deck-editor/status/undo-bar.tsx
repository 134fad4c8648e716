import { Plural, Trans } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { UserText } from '../../design/typography/user-text.tsx';
import { undoableMs } from '../editor-store.ts';
import { focusRow } from '../rows/focus-row.ts';

/** What was done. */
export type Undoable = { undo: () => void } & (
  | { done: 'deleted'; name: string }
  | { done: 'deleted many' | 'swapped'; count: number }
  | { done: 'ordered' }
  | { done: 'copied'; count: number; name: string }
  | { done: 'added'; count: number }
  | { done: 'reset' }
);
export interface UndoBarProps {
  undoable: Undoable | undefined;
  /** More than a line stands at the end of the window: the bar keeps above it. */
  isRaised?: boolean;
  /** Called when the action was undone, or can no longer be undone. */
  onGone: () => void;
}

/** What was done last, and the button that undoes it, for a while. */
export function UndoBar({ undoable, isRaised = false, onGone }: UndoBarProps): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  /** What had the focus before the button. */
  const focusedBefore = useRef<HTMLElement>(null);
  const gone = useEffectEvent(() => {
    const hasFocus = bar.current?.contains(document.activeElement);
    onGone();
    if (!hasFocus) return;
    // The button disappears, and the focus would be lost with it.
    if (focusedBefore.current?.isConnected) focusedBefore.current.focus();
    else focusRow(undefined, 'handle');
  });
  useEffect(() => {
    if (!undoable) return undefined;
    const timer = setTimeout(gone, undoableMs);
    return () => clearTimeout(timer);
  }, [undoable]);
  return (
    <div
      ref={bar}
      className={`pointer-events-none fixed inset-x-0 z-40 grid place-items-center px-4 ${isRaised ? 'bottom-56' : 'bottom-24'}`}
    >
      <output className="contents">
        {undoable && (
          <span className="pointer-events-auto flex max-w-lg animate-rise items-center gap-3 rounded-3xl bg-night py-1.5 ps-5 pe-2 font-semibold text-white shadow-lg">
            <span className="min-w-0 wrap-anywhere">
              <DoneWords undoable={undoable} />
            </span>
            <button
              type="button"
              className="flex min-h-11 items-center gap-2 rounded-2xl px-3 text-sun hover:bg-night-2"
              onFocus={({ relatedTarget }) => {
                focusedBefore.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
              }}
              onClick={() => {
                undoable.undo();
                onGone();
              }}
            >
              <Undo2 className="size-5 rtl:-scale-x-100" aria-hidden="true" />
              <Trans>Undo</Trans>
            </button>
          </span>
        )}
      </output>
    </div>
  );
}

function DoneWords({ undoable }: { undoable: Undoable }) {
  switch (undoable.done) {
    case 'deleted':
      return (
        <Trans>
          <UserText>{undoable.name}</UserText> deleted
        </Trans>
      );
    case 'deleted many':
      return <Plural value={undoable.count} one="# word deleted" other="# words deleted" />;
    case 'swapped':
      return <Plural value={undoable.count} one="Texts of # word swapped" other="Texts of # words swapped" />;
    case 'ordered':
      return <Trans>Ordered by name</Trans>;
    case 'copied': {
      const { count, name } = undoable;
      return (
        <Plural
          value={count}
          one={
            <Trans>
              # word copied to <UserText>{name}</UserText>
            </Trans>
          }
          other={
            <Trans>
              # words copied to <UserText>{name}</UserText>
            </Trans>
          }
        />
      );
    }
    case 'added':
      return <Plural value={undoable.count} one="# word added" other="# words added" />;
    case 'reset':
      return <Trans>The deck was emptied</Trans>;
  }
}
