import { type Day, dayNumber, dayText, localDay } from '@lexiroom/domain/scheduling';
import { dayToRemindOf, isWorthReminding, nextMoment, reminderStep } from '@lexiroom/domain/reminders';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type pg from 'pg';
import { CLOCK, type Clock } from '../clock/clock.ts';
import { DATABASE_POOL, inTransaction } from '../database/pool.ts';
import { Jobs } from '../jobs/jobs.ts';
import { ProgressService } from '../today/progress.service.ts';
import { TodayService } from '../today/today.service.ts';
import { ReminderSender } from './reminder-sender.ts';
import type { ToRemindOf } from './texts/reminder-texts.ts';

/** So many are looked at together. */
const atOnce = 10;

/** A wish whose moment has come, and what of its user decides about it. */
interface Wish {
  user_id: number;
  minute: number;
  weekdays: number[];
  time_zone: string;
  day_boundary: number;
  wished_on: Day;
  sent_on: Day | null;
  daily_goal_kind: 'words' | 'minutes' | null;
  daily_goal: number;
  /** They can log in, and there is a way to remind them. */
  is_reachable: boolean;
}

/** Finds those whose moment has come, and has them reminded where there is something to remind of. */
@Injectable()
export class DueReminders {
  readonly #logger = new Logger('reminders');

  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly days: TodayService,
    private readonly progress: ProgressService,
    private readonly sender: ReminderSender,
    jobs: Jobs,
  ) {
    jobs.every('reminders', '*/5 * * * *', () => this.run());
  }

  /**
   * Everybody whose moment has come. Their next moment is set before anything is sent: whatever happens then, several
   * servers or a repeated job find nothing any more, and one that dies in between loses these reminders of the day.
   */
  async run(): Promise<void> {
    for (;;) {
      const wishes = await this.#claim();
      await Promise.all(
        wishes.map((wish) =>
          this.#remind(wish).catch((error: unknown) => {
            const { name, code = 'no code' } = error as Error & { code?: string };
            this.#logger.warn(`A reminder was not sent: ${name}, ${code}`);
          }),
        ),
      );
      if (wishes.length < atOnce) return;
    }
  }

  async #claim(): Promise<Wish[]> {
    const now = this.clock.now();
    return inTransaction(this.pool, async (client) => {
      const { rows } = await client.query<Wish>(
        `select user_id, minute, weekdays, time_zone, day_boundary, daily_goal_kind, daily_goal,
           wished_on - date '1970-01-01' as wished_on, sent_on - date '1970-01-01' as sent_on,
           suspended_at is null and deletion_asked_at is null and (by_mail or exists (
             select from push_subscriptions where push_subscriptions.user_id = users.user_id)) as is_reachable
         from reminders join users using (user_id)
         where next_at <= to_timestamp($1::float8 / 1000)
         order by next_at limit $2 for update of reminders skip locked`,
        [now, atOnce],
      );
      for (const wish of rows) {
        await client.query('update reminders set next_at = to_timestamp($2::float8 / 1000) where user_id = $1', [
          wish.user_id,
          nextMoment(now, wish, wish.time_zone),
        ]);
      }
      return rows;
    });
  }

  async #remind(wish: Wish): Promise<void> {
    const { user_id, time_zone, day_boundary, wished_on, sent_on } = wish;
    const now = this.clock.now();
    const day = dayToRemindOf(now, wish, time_zone);
    if (!wish.is_reachable || day === null || sent_on === day) return;
    const today = localDay(now, time_zone, day_boundary);
    const studiedOn = await this.progress.studiedOn(user_id);
    const step = reminderStep(day, { studiedOn, wishedOn: wished_on, sentOn: sent_on });
    if (step === 'wait') return;
    const what: ToRemindOf = {
      ...(await this.days.due(user_id, dayNumber(today))),
      goal: wish.daily_goal_kind && { kind: wish.daily_goal_kind, amount: wish.daily_goal },
      isLast: step === 'send last',
    };
    const { words } = await this.progress.done(user_id, today);
    if (!isWorthReminding({ wordsDone: words, dueCount: what.due_count, hasGoal: what.goal !== null })) return;
    if (await this.#note(user_id, day, what.isLast)) await this.sender.send(user_id, what);
  }

  /** Notes a reminder before it is sent; false when that of the day was noted before, so that it is sent once. */
  async #note(user_id: number, day: Day, isLast: boolean): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `update reminders set sent_on = $2, stopped_on = case when $3 then $2::date end,
         next_at = case when $3 then null else next_at end
       where user_id = $1 and sent_on is distinct from $2`,
      [user_id, dayText(day), isLast],
    );
    return rowCount === 1;
  }
}
