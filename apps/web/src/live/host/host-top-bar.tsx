import { Trans, useLingui } from '@lingui/react/macro';
import type { HostView } from '@lexiroom/contracts/live';
import type { ReactNode } from 'react';
import { MonitorPlay } from 'lucide-react';
import { buttonClass } from '../../design/buttons/button.tsx';
import { Logo } from '../../design/graphics/logo.tsx';
import { UserText } from '../../design/typography/user-text.tsx';

/** What is played, its pin, and the way to a projector's window. */
export function HostTopBar({ view, children }: { view: HostView; children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3">
      <a href="/" aria-label={t`Lexiroom home`} className="flex min-h-12 items-center">
        <Logo compact />
      </a>
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">
          <UserText>{view.deck_name}</UserText>
        </p>
        <p className="text-soft">
          <Trans>
            Pin{' '}
            <b dir="ltr" className="text-ink tabular-nums">
              {`${view.pin.slice(0, 3)} ${view.pin.slice(3)}`}
            </b>
          </Trans>
        </p>
      </div>
      {children}
      <a href={`/live/${view.pin}/projector`} target="_blank" rel="opener" className={buttonClass('quiet', 'small')}>
        <MonitorPlay className="size-5" aria-hidden="true" />
        <Trans>Projector</Trans>
      </a>
    </header>
  );
}
