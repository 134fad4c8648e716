import { Trans, useLingui } from '@lingui/react/macro';
import { MonitorSmartphone, Settings } from 'lucide-react';
import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import { Button } from '../../../design/buttons/button.tsx';
import { IconButton } from '../../../design/buttons/icon-button.tsx';
import { Switch } from '../../../design/fields/switch.tsx';
import { Loading } from '../../../design/feedback/loading.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { canVibrate, vibration } from '../../../live/player/haptics.ts';

const OtherDevice = lazy(async () => ({ default: (await import('./other-device.tsx')).OtherDevice }));

const ReadingLanguage = lazy(async () => ({ default: (await import('./reading-language.tsx')).ReadingLanguage }));

const OpenMenu = createContext<() => void>(() => undefined);

interface PlayerMenuProps {
  pin: string;
  /** Words are to be explained in another language. */
  onReading: (() => void) | undefined;
  children: ReactNode;
}

/** Holds the phone's small menu: it stays open when the quiz goes on below it. */
export function PlayerMenu({ pin, onReading, children }: PlayerMenuProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <OpenMenu value={() => setOpen(true)}>
      {children}
      {isOpen && <Menu pin={pin} onReading={onReading} onClose={() => setOpen(false)} />}
    </OpenMenu>
  );
}

/** Opens the menu. */
export function MenuButton() {
  const { t } = useLingui();
  const open = useContext(OpenMenu);
  return (
    <IconButton
      label={t`This phone`}
      icon={<Settings className="size-5" aria-hidden="true" />}
      className="-me-3 size-11!"
      onClick={open}
    />
  );
}

function Menu({ pin, onReading, onClose }: Omit<PlayerMenuProps, 'children'> & { onClose: () => void }) {
  const { t } = useLingui();
  const [isOn, setOn] = useState(vibration.isOn);
  const [isMoving, setMoving] = useState(false);
  return (
    <Dialog title={t`This phone`} onClose={onClose}>
      {canVibrate() && (
        <Switch
          label={<Trans>Vibration</Trans>}
          hint={<Trans>When your answer is saved, and when you see whether it was right</Trans>}
          checked={isOn}
          onChange={(checked) => {
            vibration.set(checked);
            setOn(checked);
          }}
        />
      )}
      {onReading && (
        <Suspense fallback={<Loading />}>
          <ReadingLanguage onChange={onReading} />
        </Suspense>
      )}
      {isMoving ? (
        <Suspense fallback={<Loading />}>
          <OtherDevice pin={pin} />
        </Suspense>
      ) : (
        <Button icon={<MonitorSmartphone className="size-5" aria-hidden="true" />} onClick={() => setMoving(true)}>
          <Trans>Go on on another device</Trans>
        </Button>
      )}
    </Dialog>
  );
}
