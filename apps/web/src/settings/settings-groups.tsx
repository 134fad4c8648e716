import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionUser } from '@lexiroom/contracts/accounts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { serverFeaturesQuery } from '../accounts/server-features-query.ts';
import { DeleteAccount } from './own-data/delete-account.tsx';
import { DownloadData } from './own-data/download-data.tsx';
import { ChangeEmail } from './sign-in/change-email.tsx';
import { ChangePassword } from './sign-in/change-password.tsx';
import { GoogleSignIn } from './sign-in/google-sign-in.tsx';
import { Group, GroupList, type GroupName, goToGroup, groupNames } from './settings-group.tsx';
import { LanguageSettings } from './language-settings.tsx';
import { ChangePicture } from './profile/change-picture.tsx';
import { ChangeUsername } from './profile/change-username.tsx';
import { RoleSetting } from './profile/role-setting.tsx';
import { ReminderSettings } from './reminders/reminders.tsx';
import { Sessions } from './sessions/sessions.tsx';
import { StudySettings } from './study-settings.tsx';
import { DisplaySettings, PrivacySettings, SoundSettings } from './sound-display-privacy-settings.tsx';

export interface GroupsProps {
  user: SessionUser;
  /** The deletion of the account was asked for; the moment at which it will be gone, in epoch milliseconds. */
  onLeaving: (at: number) => void;
}

/** All groups of the settings below each other, and the way to each. */
export function Groups({ user, onLeaving }: GroupsProps) {
  const { t } = useLingui();
  const { data: site } = useQuery(serverFeaturesQuery);
  useEffect(() => {
    if (location.hash) goToGroup(location.hash.slice(1));
  }, []);
  const groups: Record<GroupName, { title: string; content: ReactNode }> = {
    profile: {
      title: t`Profile`,
      content: (
        <>
          <ChangePicture user={user} />
          <ChangeUsername user={user} />
          <RoleSetting user={user} />
        </>
      ),
    },
    email: { title: t`E-mail`, content: <ChangeEmail user={user} /> },
    password: { title: t`Password`, content: <ChangePassword user={user} /> },
    google: { title: 'Google', content: <GoogleSignIn user={user} /> },
    languages: { title: t`Languages`, content: <LanguageSettings user={user} /> },
    study: { title: t`Studying`, content: <StudySettings user={user} /> },
    reminders: { title: t`Reminders`, content: <ReminderSettings user={user} /> },
    sound: { title: t`Sound`, content: <SoundSettings user={user} /> },
    display: { title: t`Accessibility`, content: <DisplaySettings user={user} /> },
    privacy: { title: t`Privacy`, content: <PrivacySettings user={user} /> },
    sessions: { title: t`Where you are logged in`, content: <Sessions /> },
    data: { title: t`Your data`, content: <DownloadData user={user} /> },
    delete: { title: t`Delete my account`, content: <DeleteAccount user={user} onLeaving={onLeaving} /> },
  };
  const hasGoogle = site?.google || user.is_oauth;
  const shown = groupNames.filter((name) => name !== 'google' || hasGoogle).map((name) => ({ name, ...groups[name] }));
  return (
    <>
      <h1 className="mb-5 font-display text-4xl font-bold">
        <Trans>Settings</Trans>
      </h1>
      <div className="grid items-start gap-x-10 gap-y-5 lg:grid-cols-[16rem_minmax(0,44rem)]">
        <GroupList groups={shown} />
        <div className="flex min-w-0 flex-col gap-6">
          {shown.map(({ name, title, content }) => (
            <Group key={name} name={name} title={title}>
              {content}
            </Group>
          ))}
        </div>
      </div>
    </>
  );
}
