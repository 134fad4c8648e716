import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionUser } from '@lexiroom/contracts/accounts';
import type { ReminderDevice, Reminders } from '@lexiroom/contracts/reminders';
import type { InterfaceLanguage } from '@lexiroom/domain/languages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, refusalOf } from '../../api/client.ts';
import { forget, remember } from '../../browser/stored-values.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { useMoment } from '../../i18n/dates.ts';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import {
  type PushSupport,
  pushSupport,
  subscribeToPush,
  unsubscribeFromPush,
} from '../../offline/push-subscription.ts';
import { useBrowserName } from '../sessions/use-browser-name.ts';
import { remindersKey } from './reminders-query.ts';

export interface ReminderDevicesProps {
  reminders: Reminders;
  user: SessionUser;
}

/** Notifications: the browsers that show them, and a button that adds this one. The browser is asked when it is pressed. */
export function ReminderDevices({ reminders, user }: ReminderDevicesProps) {
  const { devices, push_key } = reminders;
  const isHere = devices.some(({ is_current }) => is_current);
  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-semibold">
        <Trans>By notification</Trans>
      </h3>
      {devices.length > 0 && <Devices devices={devices} />}
      {!isHere && (push_key === null ? <NotSent /> : <AddThisDevice pushKey={push_key} user={user} />)}
    </div>
  );
}

function NotSent() {
  return (
    <p className="text-soft">
      <Trans>This Lexiroom does not send notifications.</Trans>
    </p>
  );
}

function AddThisDevice({ pushKey, user }: { pushKey: string; user: SessionUser }) {
  const { i18n } = useLingui();
  const cache = useQueryClient();
  const refusalWords = useRefusalWords();
  const [support, setSupport] = useState(pushSupport);
  const add = useMutation({
    mutationFn: async () => {
      const target = await subscribeToPush(pushKey).catch(() => 'unreachable' as const);
      if (target === 'unreachable' || target === null) return target;
      return api.newReminderDevice({ body: { ...target, language: i18n.locale as InterfaceLanguage } });
    },
    onSuccess: (reminders) => {
      setSupport(pushSupport());
      if (reminders === null || reminders === 'unreachable') return;
      remember('reminded_here', `${user.user_id}-${reminders.session_id}`);
      cache.setQueryData(remindersKey, reminders);
    },
  });
  if (support !== 'possible') return <WhyNot support={support} />;
  return (
    <>
      <p className="text-soft">
        <Trans>The browser asks you for permission first. They end when you log out here.</Trans>
      </p>
      <Button className="self-start" busy={add.isPending} onClick={() => add.mutate()}>
        <Trans>Show notifications on this device</Trans>
      </Button>
      {add.isError && <Notice tone="bad">{refusalWords(refusalOf(add.error))}</Notice>}
      {add.data === null && (
        <Notice>
          <Trans>You have not given the permission, so nothing is shown.</Trans>
        </Notice>
      )}
      {add.data === 'unreachable' && (
        <Notice tone="bad">
          <Trans>This browser cannot reach the service that brings its notifications.</Trans>
        </Notice>
      )}
    </>
  );
}

function WhyNot({ support }: { support: Exclude<PushSupport, 'possible'> }) {
  const isApple = /iPhone|iPad/.test(navigator.userAgent);
  return (
    <p className="text-soft">
      {support === 'insecure' ? (
        <Trans>Browsers show notifications of pages with https only, and this address has none.</Trans>
      ) : support === 'denied' ? (
        <Trans>
          This browser does not allow notifications of Lexiroom. You can change that in its settings for this site.
        </Trans>
      ) : isApple ? (
        <Trans>On an iPhone or iPad, add Lexiroom to the home screen and open it from there first.</Trans>
      ) : (
        <Trans>This browser cannot show notifications.</Trans>
      )}
    </p>
  );
}

function Devices({ devices }: { devices: readonly ReminderDevice[] }) {
  const cache = useQueryClient();
  const refusalWords = useRefusalWords();
  const remove = useMutation({
    mutationFn: async ({ subscription_id, is_current }: ReminderDevice) => {
      const reminders = await api.deleteReminderDevice({ body: { subscription_id } });
      if (is_current) {
        forget('reminded_here');
        // Nothing is sent any more, whether the browser hears of that or not.
        await unsubscribeFromPush().catch(() => undefined);
      }
      return reminders;
    },
    onSuccess: (reminders) => void cache.setQueryData(remindersKey, reminders),
  });
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {devices.map((device) => (
          <DeviceRow
            key={device.subscription_id}
            device={device}
            isEnding={remove.isPending && remove.variables.subscription_id === device.subscription_id}
            onRemove={() => remove.mutate(device)}
          />
        ))}
      </ul>
      {remove.isError && <Notice tone="bad">{refusalWords(refusalOf(remove.error))}</Notice>}
    </>
  );
}

function DeviceRow({
  device,
  isEnding,
  onRemove,
}: {
  device: ReminderDevice;
  isEnding: boolean;
  onRemove: () => void;
}) {
  const { t } = useLingui();
  const name = useBrowserName()(device.user_agent);
  const since = useMoment()(device.created_at);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{name}</p>
        <p className="text-soft">
          {device.is_current ? <Trans>This browser, since {since}</Trans> : <Trans>Since {since}</Trans>}
        </p>
      </div>
      <Button size="small" aria-label={t`No more notifications: ${name}, ${since}`} busy={isEnding} onClick={onRemove}>
        <Trans>Remove</Trans>
      </Button>
    </li>
  );
}
