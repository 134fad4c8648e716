import { Trans } from '@lingui/react/macro';
import { Check, CircleAlert, CloudOff } from 'lucide-react';
import { Spinner } from '../../design/graphics/spinner.tsx';
import type { EditorState } from '../editor-store.ts';

/** Whether what was changed is kept: quiet while all is well. */
export function SavingLine({ saving, onRetry }: { saving: EditorState['saving']; onRetry: () => void }) {
  const line = 'flex flex-wrap items-center gap-2 font-medium';
  if (saving === 'failed' || saving === 'failed, not stored') {
    return (
      <p role="alert" className={`${line} text-bad-ink`}>
        <CloudOff className="size-5 shrink-0" aria-hidden="true" />
        <Trans>Not saved</Trans>
        {saving === 'failed' && (
          <span className="text-soft">
            <Trans>Kept on this device until it is saved</Trans>
          </span>
        )}
        <button type="button" onClick={onRetry} className="min-h-12 px-2 font-bold underline underline-offset-4">
          <Trans>Retry</Trans>
        </button>
      </p>
    );
  }
  if (saving === 'not stored') {
    return (
      <p role="alert" className={`${line} text-bad-ink`}>
        <CircleAlert className="size-5 shrink-0" aria-hidden="true" />
        <Trans>This device has no space for the draft: create the deck before you close this page.</Trans>
      </p>
    );
  }
  return (
    <output className={`${line} text-soft`}>
      {saving === 'saving' ? <Spinner /> : <Check className="size-5 shrink-0" aria-hidden="true" />}
      {saving === 'saving' && <Trans>Saving…</Trans>}
      {saving === 'saved' && <Trans>Saved</Trans>}
      {saving === 'stored' && <Trans>Draft kept on this device</Trans>}
    </output>
  );
}
