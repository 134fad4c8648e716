import { endpoints } from '../endpoints/index.ts';
import { route } from '../http/index.ts';
import {
  ChangeReminders,
  DeleteReminderDevice,
  NewReminderDevice,
  Reminders,
  Unsubscribe,
} from '../reminders/index.ts';
import { Done } from './done-and-id.ts';

const perDevice = { name: 'reminder-devices', points: 60, seconds: 3600, by: 'caller' } as const;

/** The calls about being reminded of studying. */
export const remindersRoutes = {
  reminders: route({
    ...endpoints.reminders,
    summary: 'How and when one is reminded',
    response: Reminders,
  }),
  changeReminders: route({
    ...endpoints.changeReminders,
    summary: 'When one is reminded, and whether by e-mail',
    body: ChangeReminders,
    response: Reminders,
    limits: [{ name: 'reminders', points: 120, seconds: 3600, by: 'caller' }],
  }),
  newReminderDevice: route({
    ...endpoints.newReminderDevice,
    summary: 'Have notifications shown by this browser, as long as one is logged in there',
    body: NewReminderDevice,
    response: Reminders,
    limits: [perDevice],
  }),
  deleteReminderDevice: route({
    ...endpoints.deleteReminderDevice,
    summary: 'Have no more notifications shown by a browser',
    body: DeleteReminderDevice,
    response: Reminders,
    limits: [perDevice],
  }),
  unsubscribe: route({
    ...endpoints.unsubscribe,
    summary: 'End reminders by e-mail, by the link that each of them has',
    params: Unsubscribe,
    response: Done,
    limits: [{ name: 'unsubscribe', points: 20, seconds: 600, by: 'caller' }],
  }),
} as const;
