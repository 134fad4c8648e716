import { useLingui } from '@lingui/react/macro';
import type { SessionUser } from '@lexiroom/contracts/accounts';
import { SettingSwitch } from './setting-switch.tsx';

/** Whether anything is heard. */
export function SoundSettings({ user }: { user: SessionUser }) {
  const { t } = useLingui();
  return <SettingSwitch user={user} name="has_sound" label={t`Sounds`} hint={t`Words are said, games sound`} />;
}
