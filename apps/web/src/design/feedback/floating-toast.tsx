import { useLingui } from '@lingui/react/macro';
import { CircleAlert, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

/** How long what was done can be undone, in milliseconds; longer while the pointer or the focus is on it. */
const undoableMs = 8000;

export interface FloatingToastProps {
  /** What is told, another object for each message; undefined while there is nothing. */
  shown: object | undefined;
  isBad?: boolean | undefined;
  /** It waits until it was read, instead of going by itself. */
  stays?: boolean | undefined;
  canClose?: boolean;
  /** Above what else is on the page: at its lower end, or at its upper end where buttons to press lie below. */
  place?: 'bottom' | 'top';
  /** What undoes it, or tries again. */
  action?: { words: ReactNode; act: () => void } | undefined;
  /** The toast has gone: it was used or read, or its time is over. */
  onGone: () => void;
  /** The words. */
  children: ReactNode;
}

/** A line that floats above the page: what was done last, and a button that undoes it. Drawn always, so that it is heard. */
export function FloatingToast(props: FloatingToastProps) {
  const { shown, isBad = false, stays = false, canClose = true, place = 'bottom', action, onGone, children } = props;
  const { t } = useLingui();
  const [isHeld, hold] = useState(false);
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    if (!shown || isHeld || stays) return undefined;
    const timer = setTimeout(gone, undoableMs);
    return () => clearTimeout(timer);
  }, [shown, isHeld, stays]);
  return (
    <div
      role="presentation"
      className={`pointer-events-none fixed inset-x-0 z-40 grid place-items-center px-4 ${place === 'top' ? 'top-1.5' : 'bottom-28'}`}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <output className="contents">
        {shown && (
          <span className="pointer-events-auto flex max-w-xl animate-rise flex-wrap items-center justify-end gap-x-3 rounded-3xl bg-night py-1.5 ps-5 pe-1.5 font-semibold text-white shadow-lg">
            {isBad && <CircleAlert className="size-5 shrink-0 text-[oklch(0.78_0.14_25)]" aria-hidden="true" />}
            <span className="min-w-36 flex-1 py-1.5 wrap-anywhere">{children}</span>
            {action && (
              <button
                type="button"
                className="min-h-12 shrink-0 rounded-2xl px-3 text-sun hover:bg-night-2"
                onClick={() => {
                  onGone();
                  action.act();
                }}
              >
                {action.words}
              </button>
            )}
            {canClose && (
              <button
                type="button"
                aria-label={t`Close`}
                className="grid size-12 shrink-0 place-items-center rounded-2xl hover:bg-night-2"
                onClick={onGone}
              >
                <X className="size-5" aria-hidden="true" />
              </button>
            )}
          </span>
        )}
      </output>
    </div>
  );
}
