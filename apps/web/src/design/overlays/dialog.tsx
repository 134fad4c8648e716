import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';

export interface DialogProps {
  /** Says what this is; names it for screen readers as well. */
  title: ReactNode;
  /**
   * Called when the dialog was closed by its button, Escape, or a click beside it. The caller then stops drawing it.
   */
  onClose: () => void;
  /** `narrow`: words and a few choices. `wide`: pictures side by side. `full`: a list that is worked on. */
  width?: 'narrow' | 'wide' | 'full';
  children: ReactNode;
}

const widths = { narrow: 'sm:max-w-lg', wide: 'sm:max-w-3xl', full: 'sm:max-w-6xl' };

/**
 * A sheet above the page, open as long as it is drawn: in the middle of a wide window, from below on a phone. The
 * system's own dialog, which keeps the focus inside and gives it back to where it was.
 */
export function Dialog({ title, onClose, width = 'narrow', children }: DialogProps) {
  const { t } = useLingui();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const closed = useEffectEvent(onClose);
  // Before it leaves the page: only then can it give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const listening = new AbortController();
    let beganBeside = false;
    const { signal } = listening;
    element.addEventListener('close', () => !element.open && closed(), { signal });
    element.addEventListener('pointerdown', ({ target }) => (beganBeside = target === element), { signal });
    element.addEventListener('click', ({ target }) => beganBeside && target === element && element.close(), { signal });
    element.showModal();
    return () => {
      listening.abort();
      element.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={`m-auto max-h-[min(92dvh,60rem)] w-full animate-rise overflow-hidden rounded-[1.75rem] bg-card text-ink shadow-2xl backdrop:bg-black/60 max-sm:mb-0 max-sm:max-w-none max-sm:rounded-b-none sm:w-[calc(100%-2rem)] ${widths[width]}`}
    >
      {/* Scrolled in here: a scroll bar of the sheet itself would cut its round corners. */}
      <div data-scroller className="max-h-[inherit] overflow-y-auto overscroll-contain">
        <div className="flex flex-col gap-5 p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:p-6">
          <header className="sticky top-0 z-10 -mx-5 -mt-5 flex items-start gap-3 bg-card px-5 pt-4 pb-1 sm:-mx-6 sm:-mt-6 sm:px-6 sm:pt-5">
            <h2 id={id} className="min-w-0 flex-1 py-1.5 font-display text-2xl font-bold wrap-anywhere">
              {title}
            </h2>
            <IconButton
              label={t`Close`}
              icon={<X className="size-6" aria-hidden="true" />}
              className="-me-2"
              data-closes
              onClick={() => dialog.current?.close()}
            />
          </header>
          {children}
        </div>
      </div>
    </dialog>
  );
}
