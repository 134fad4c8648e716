import { Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useKeys } from '../keys/keys.ts';
import type { Undoing } from '../use-undo.ts';

/** So long after an answer it can be undone here, in milliseconds; the server allows more, for clocks that differ. */
export const undoOfferedMs = 60_000;

/** Takes the last answer back, for a while after it was given. Its place is kept while there is none, so that nothing moves. */
export function UndoButton({ last, undo }: Undoing) {
  const { t } = useLingui();
  const [expired, setExpired] = useState<object>();
  useEffect(() => {
    if (!last) return undefined;
    const timer = setTimeout(() => setExpired(last), undoOfferedMs);
    return () => clearTimeout(timer);
  }, [last]);
  const isOffered = last !== undefined && last !== expired;
  useKeys({ undo: isOffered ? undo : undefined });
  return (
    <button
      type="button"
      aria-label={t`Undo the last answer`}
      title={t`Undo the last answer`}
      aria-keyshortcuts="U Control+Z"
      onClick={undo}
      className={`flex min-h-12 w-full items-center justify-center gap-2 rounded-xl font-display font-bold text-soft transition-colors hover:bg-brand-wash hover:text-brand-ink ${isOffered ? '' : 'invisible'}`}
    >
      <Undo2 className="size-6 rtl:-scale-x-100" aria-hidden="true" />
      <span className="max-lg:hidden">
        <Trans>Undo</Trans>
      </span>
    </button>
  );
}
