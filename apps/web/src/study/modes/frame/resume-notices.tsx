import { Trans, useLingui } from '@lingui/react/macro';
import { AppWindow, RotateCcw, Undo2, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../design/buttons/button.tsx';
import { EmptyState } from '../../../design/feedback/empty-state.tsx';
import { IconButton } from '../../../design/buttons/icon-button.tsx';
import { Page } from '../../../page/page.tsx';
import type { Study } from '../../study.ts';

/** How long a notice stays by itself; longer while somebody points at it or is in it. */
export const noticeStaysMs = 10_000;

/** Says that a mode goes on where it was left, and offers to begin anew. */
export function Resumed({ onStartOver }: { onStartOver: () => void }) {
  return (
    <PassingNotice text={<Trans>You are back where you left off.</Trans>}>
      <Button size="small" icon={<RotateCcw className="size-5" aria-hidden="true" />} onClick={onStartOver}>
        <Trans>Start over</Trans>
      </Button>
    </PassingNotice>
  );
}

/** Says that a mode begins anew, and offers to go back to where it was. */
export function StartedOver({ onUndo }: { onUndo: () => void }) {
  return (
    <PassingNotice text={<Trans>You started over.</Trans>}>
      <Button size="small" icon={<Undo2 className="size-5" aria-hidden="true" />} onClick={onUndo}>
        <Trans>Undo</Trans>
      </Button>
    </PassingNotice>
  );
}

/** A notice over the top bar, where nothing of the task lies; it can be closed, and goes by itself after some seconds. */
function PassingNotice({ text, children }: { text: ReactNode; children: ReactNode }) {
  const { t } = useLingui();
  const [isClosed, setClosed] = useState(false);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => setClosed(true), noticeStaysMs);
    return () => clearTimeout(timer);
  }, [isHeld]);
  if (isClosed) return null;
  const hold = () => setHeld(true);
  const letGo = () => setHeld(false);
  return (
    <div className="pointer-events-none fixed inset-x-0 top-1.5 z-40 grid place-items-center px-2">
      <div
        className="pointer-events-auto flex max-w-full animate-rise items-center gap-x-2 rounded-2xl bg-night py-1 ps-4 pe-1 font-semibold text-white shadow-lg max-sm:text-sm"
        onPointerEnter={hold}
        onPointerLeave={letGo}
        onFocus={hold}
        onBlur={letGo}
      >
        <output className="min-w-0">{text}</output>
        {children}
        <IconButton
          label={t`Close`}
          icon={<X className="size-5" aria-hidden="true" />}
          className="text-white"
          onClick={() => setClosed(true)}
        />
      </div>
    </div>
  );
}

/** A mode that was opened again in another tab: there it goes on, until somebody wants it here. */
export function Elsewhere({ study, onGoOn }: { study: Study; onGoOn: () => void }) {
  return (
    <Page title={study.name} width="narrow">
      <div role="alert">
        <EmptyState
          icon={<AppWindow className="size-8" />}
          title={<Trans>This study is open in another tab</Trans>}
          action={
            <Button look="sun" onClick={onGoOn}>
              <Trans>Continue here</Trans>
            </Button>
          }
        />
      </div>
    </Page>
  );
}
