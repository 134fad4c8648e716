import { useLingui } from '@lingui/react/macro';
import type { SessionUser } from '@lexiroom/contracts/accounts';
import { SettingSwitch } from './setting-fields.tsx';

/** Whether anything is heard. */
export function SoundSettings({ user }: { user: SessionUser }) {
  const { t } = useLingui();
  return <SettingSwitch user={user} name="has_sound" label={t`Sounds`} hint={t`Spoken words and sounds of games`} />;
}

/** How the pages are seen. */
export function DisplaySettings({ user }: { user: SessionUser }) {
  const { t } = useLingui();
  return (
    <>
      <SettingSwitch
        user={user}
        name="reduced_motion"
        label={t`Less motion`}
        hint={t`Things appear in their place instead of moving there`}
      />
      <SettingSwitch
        user={user}
        name="dyslexia_font"
        label={t`Dyslexia-friendly letters`}
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

/** Who finds the user. */
export function PrivacySettings({ user }: { user: SessionUser }) {
  const { t } = useLingui();
  return (
    <SettingSwitch
      user={user}
      name="is_hidden"
      label={t`Hide me from search`}
      hint={t`Nobody can find you by name. Your public decks can still be found.`}
    />
  );
}
