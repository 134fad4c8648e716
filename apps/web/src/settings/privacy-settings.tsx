import { useLingui } from '@lingui/react/macro';
import type { SessionUser } from '@lexiroom/contracts/accounts';
import { SettingSwitch } from './setting-switch.tsx';

/** Who finds the user. */
export function PrivacySettings({ user }: { user: SessionUser }) {
  const { t } = useLingui();
  return (
    <SettingSwitch
      user={user}
      name="is_hidden"
      label={t`Hide me from the search`}
      hint={t`Nobody finds you by your name. Decks that you share are found all the same.`}
    />
  );
}
