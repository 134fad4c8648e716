import { Trans } from '@lingui/react/macro';
import type { Reminders } from '@lexiroom/contracts/reminders';
import { Notice } from '../../design/feedback/notice.tsx';
import { Switch } from '../../design/fields/switch.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { SavingState } from '../setting-fields.tsx';
import { useReminderChange } from './reminders-query.ts';

export interface MailRemindersProps {
  reminders: Reminders;
  /** The address they go to. */
  email: string;
}

/** Reminders by e-mail, where this server sends mails and the address is confirmed; else what is missing. */
export function MailReminders({ reminders: { by_mail, mail_needs, is_mail_refused }, email }: MailRemindersProps) {
  const change = useReminderChange();
  if (mail_needs !== null) {
    return (
      <div>
        <p className="font-semibold">
          <Trans>By e-mail</Trans>
        </p>
        <p className="text-soft">
          {mail_needs === 'mail_server' ? (
            <Trans>This Lexiroom does not send mails.</Trans>
          ) : (
            <Trans>Confirm your e-mail address first: the link to do so is in the mail that you got.</Trans>
          )}
        </p>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      <Switch
        label={<Trans>By e-mail</Trans>}
        hint={<UserText>{email}</UserText>}
        checked={by_mail}
        onChange={(isOn) => change.mutate({ by_mail: isOn })}
      />
      {is_mail_refused && (
        <Notice>
          <Trans>The last mail was refused at your address, so they were turned off.</Trans>
        </Notice>
      )}
      <SavingState of={change} />
    </div>
  );
}
