import { Trans } from '@lingui/react/macro';
import { Mark } from '../../design/graphics/logo.tsx';

/** Which quiz one is about to join. */
export function JoinHeader({ pin }: { pin: string }) {
  return (
    <header className="flex min-h-12 items-center gap-3 text-soft">
      <Mark />
      <span>
        <Trans>
          Pin <b dir="ltr" className="text-ink tabular-nums">{`${pin.slice(0, 3)} ${pin.slice(3)}`}</b>
        </Trans>
      </span>
    </header>
  );
}
