import type pg from 'pg';
import type { Difference } from '../event-log/difference.ts';

/**
 * What is wrong in the rows of reminders: some that are wished and would never come, as they have no next moment; and
 * browsers in which somebody is reminded by the log-in of somebody else.
 */
export async function compareReminders(client: pg.ClientBase): Promise<Difference[]> {
  const { rows } = await client.query<Difference>(
    `select 'reminders of user ' || user_id as what, 'a next moment' as expected, 'none' as found
     from users left join reminders using (user_id)
     where next_at is null and stopped_on is null and (by_mail or exists (
       select from push_subscriptions where push_subscriptions.user_id = users.user_id))
     union all
     select 'push_subscriptions of user ' || push.user_id, 'a log-in of theirs', 'one of user ' || log_in.user_id
     from push_subscriptions push join account_sessions log_in using (session_id)
     where push.user_id <> log_in.user_id
     order by what`,
  );
  return rows;
}
