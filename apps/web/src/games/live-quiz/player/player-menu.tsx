import { Trans, useLingui } from '@lingui/react/macro';
import { Settings } from 'lucide-react';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { IconButton } from '../../../design/buttons/icon-button.tsx';
import { Switch } from '../../../design/fields/switch.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { canVibrate, vibration } from '../../../live/player/haptics.ts';

const OpenMenu = createContext<() => void>(() => undefined);

/** Holds the phone's small menu: it stays open when the quiz goes on below it. */
export function PlayerMenu({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <OpenMenu value={() => setOpen(true)}>
      {children}
      {isOpen && <Menu onClose={() => setOpen(false)} />}
    </OpenMenu>
  );
}

/** Opens the menu; nothing where there is nothing to choose. */
export function MenuButton() {
  const { t } = useLingui();
  const open = useContext(OpenMenu);
  return canVibrate() ? (
    <IconButton
      label={t`This phone`}
      icon={<Settings className="size-5" aria-hidden="true" />}
      className="-me-3 size-11!"
      onClick={open}
    />
  ) : null;
}

function Menu({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [isOn, setOn] = useState(vibration.isOn);
  return (
    <Dialog title={t`This phone`} onClose={onClose}>
      <Switch
        label={<Trans>Vibration</Trans>}
        hint={<Trans>When your answer is saved, and when you hear how it went</Trans>}
        checked={isOn}
        onChange={(checked) => {
          vibration.set(checked);
          setOn(checked);
        }}
      />
    </Dialog>
  );
}
