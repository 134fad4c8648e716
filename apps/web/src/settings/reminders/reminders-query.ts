import type { ChangeReminders, Reminders } from '@lexiroom/contracts/reminders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';

export const remindersKey = ['reminders'] as const;

/** How and when the user is reminded. */
export const remindersQuery = {
  queryKey: remindersKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => api.reminders(undefined, signal),
};

/** Changes reminders: shown at once, taken back when the server does not take it. */
export function useReminderChange() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (change: ChangeReminders) => api.changeReminders({ body: change }),
    onMutate: async (change) => {
      await cache.cancelQueries({ queryKey: remindersKey });
      const before = cache.getQueryData<Reminders>(remindersKey);
      cache.setQueryData<Reminders>(remindersKey, (now) => now && withChange(now, change));
      return before;
    },
    onError: (_error, _change, before) => void cache.setQueryData(remindersKey, before),
    onSuccess: (reminders) => void cache.setQueryData(remindersKey, reminders),
  });
}

const withChange = (reminders: Reminders, { by_mail, minute, weekdays }: ChangeReminders): Reminders => ({
  ...reminders,
  by_mail: by_mail ?? reminders.by_mail,
  minute: minute ?? reminders.minute,
  weekdays: weekdays ?? reminders.weekdays,
});
