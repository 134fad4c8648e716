import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Switch } from '../../design/fields/switch.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';

export interface HostKeyListProps {
  hasLetters: boolean;
  onLetters: (hasLetters: boolean) => void;
  onClose: () => void;
}

/** What each key does on the host's screen, and the switch of its letters. */
export function HostKeyList({ hasLetters, onLetters, onClose }: HostKeyListProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Keyboard shortcuts`} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3">
        <Row keys={[t`Space`, t`Enter`, '→']}>
          <Trans>Continue. Press twice to end an open question.</Trans>
        </Row>
        {hasLetters && (
          <>
            <Row keys={['P']}>
              <Trans>Pause, and go on</Trans>
            </Row>
            <Row keys={['T']}>
              <Trans>10 seconds more</Trans>
            </Row>
            <Row keys={['S']}>
              <Trans>Skip the question</Trans>
            </Row>
            <Row keys={['A']}>
              <Trans>Ask the question again</Trans>
            </Row>
            <Row keys={['L']}>
              <Trans>Lock or unlock the door</Trans>
            </Row>
            <Row keys={['R']}>
              <Trans>Phone as remote control</Trans>
            </Row>
          </>
        )}
        <Row keys={['?']}>
          <Trans>This list</Trans>
        </Row>
      </dl>
      <Switch
        label={<Trans>Single letters</Trans>}
        hint={<Trans>Turn them off if you speak to your computer, or press keys by accident</Trans>}
        checked={hasLetters}
        onChange={onLetters}
      />
    </Dialog>
  );
}

function Row({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <>
      <dt className="flex flex-wrap gap-1.5">
        {keys.map((key) => (
          <kbd
            key={key}
            dir="ltr"
            className="grid min-h-9 min-w-9 place-items-center rounded-lg border-2 border-line bg-paper px-2 font-semibold"
          >
            {key}
          </kbd>
        ))}
      </dt>
      <dd>{children}</dd>
    </>
  );
}
