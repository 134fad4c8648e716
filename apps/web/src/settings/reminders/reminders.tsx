import { Trans } from '@lingui/react/macro';
import type { SessionUser } from '@lexiroom/contracts/accounts';
import { useQuery } from '@tanstack/react-query';
import { refusalOf } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Skeleton } from '../../design/feedback/loading.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { SavingState } from '../setting-fields.tsx';
import { MailReminders } from './mail-reminders.tsx';
import { ReminderDevices } from './reminder-devices.tsx';
import { ReminderTimes } from './reminder-times.tsx';
import { remindersQuery, useReminderChange } from './reminders-query.ts';

/** Being reminded of studying, by e-mail and by notification: nothing comes until it is wished. */
export function ReminderSettings({ user }: { user: SessionUser }) {
  const refusalWords = useRefusalWords();
  const { data: reminders, isError, error, refetch } = useQuery(remindersQuery);
  const again = useReminderChange();
  if (isError) {
    return (
      <div className="flex flex-col gap-3">
        <Notice tone="bad">{refusalWords(refusalOf(error))}</Notice>
        <Button className="self-start" onClick={() => void refetch()}>
          <Trans>Retry</Trans>
        </Button>
      </div>
    );
  }
  if (!reminders) return <Skeleton className="h-48" />;
  const isOn = reminders.by_mail || reminders.devices.length > 0;
  return (
    <>
      <p className="text-soft">
        <Trans>
          At most one a day, when words are due or you have a goal of the day, and none when you have studied already.
          After two weeks without study they come once a week, and after two months they stop by themselves.
        </Trans>
      </p>
      {reminders.has_stopped && (
        <div className="flex flex-col gap-3">
          <Notice>
            <Trans>Your reminders have stopped, as you had not studied for two months.</Trans>
          </Notice>
          <Button className="self-start" busy={again.isPending} onClick={() => again.mutate({})}>
            <Trans>Remind me again</Trans>
          </Button>
          <SavingState of={again} />
        </div>
      )}
      <MailReminders reminders={reminders} email={user.email} />
      <ReminderDevices reminders={reminders} user={user} />
      {isOn && <ReminderTimes reminders={reminders} timeZone={user.settings.time_zone} />}
    </>
  );
}
