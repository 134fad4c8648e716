import { useLingui } from '@lingui/react/macro';
import type { SessionUser } from '@lexiroom/contracts/accounts';
import { SettingSwitch } from './setting-switch.tsx';

/** How the pages are seen. */
export function DisplaySettings({ user }: { user: SessionUser }) {
  const { t } = useLingui();
  return (
    <>
      <SettingSwitch
        user={user}
        name="reduced_motion"
        label={t`Less motion`}
        hint={t`Things appear where they belong instead of moving there`}
      />
      <SettingSwitch
        user={user}
        name="dyslexia_font"
        label={t`Letters for dyslexic readers`}
        hint={t`OpenDyslexic, for Latin letters`}
      />
      <SettingSwitch
        user={user}
        name="high_contrast"
        label={t`High contrast`}
        hint={t`Darker on light, lighter on dark`}
      />
    </>
  );
}
