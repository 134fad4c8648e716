import pg from 'pg';
import type { AppOptions } from '../app-options.ts';
import { type RunningApp, runningApp } from '../create-app.fixture.ts';
import { type Member, newMember } from '../http/api.fixture.ts';
import { makeDecks } from '../items/tree.fixture.ts';
import { Mailbox } from '../mail/mailbox.fixture.ts';
import { DueReminders } from './due-reminders.ts';

/** Five in the afternoon of Thursday, 26 November 2026, in Berlin. */
const thursday = Date.parse('2026-11-26T16:00:00Z');
export const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** For specs: a server that sends mails to a real mailbox, and a clock that the spec moves. */
export interface ReminderWorld {
  server: RunningApp;
  database: pg.Client;
  mailbox: Mailbox;
  clock: { at: number; now: () => number };
  /** A new learner in Berlin who has confirmed their address and has three words that are due today. */
  newLearner(): Promise<Member>;
  /** What the job does every five minutes. */
  run(): Promise<void>;
  /** The subjects of the mails that have come to somebody since this was asked last. */
  mailsTo(who: Member): string[];
  close(): Promise<void>;
}

export async function reminderWorld(options: Partial<AppOptions> = {}): Promise<ReminderWorld> {
  const clock = { at: thursday, now: () => clock.at };
  const mailbox = await Mailbox.open();
  const smtp = { url: mailbox.url, from: 'noreply@school.example' };
  const server = await runningApp({ clock, smtp, publicUrl: 'https://school.example', ...options });
  const database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
  return {
    server,
    database,
    mailbox,
    clock,
    newLearner: () => newLearner(server, database, clock),
    run: () => server.app.get(DueReminders).run(),
    mailsTo: ({ username }) => {
      const isTheirs = ({ to }: { to: string }) => to === addressOf(username);
      const found = mailbox.mails.filter(isTheirs).map(({ subject }) => subject ?? '');
      mailbox.mails.splice(0, mailbox.mails.length, ...mailbox.mails.filter((mail) => !isTheirs(mail)));
      return found;
    },
    async close() {
      await database.end();
      await server.close();
      await mailbox.close();
    },
  };
}

/** Has somebody answer a word of theirs. */
export async function study(world: ReminderWorld, { api, user_id }: Member): Promise<void> {
  const { rows } = await world.database.query<{ word_id: number; deck_id: number }>(
    'select word_id, deck_id from words join items on item_id = deck_id where owner_id = $1 limit 1',
    [user_id],
  );
  await api.questionAnswer({ body: { ...rows[0]!, is_correct: false } });
}

export const addressOf = (username: string) => `${username}@example.org`;

async function newLearner(server: RunningApp, database: pg.Client, clock: ReminderWorld['clock']): Promise<Member> {
  const learner = await newMember(server.url);
  await learner.api.changeSettings({ body: { role: 'learner', time_zone: 'Europe/Berlin' } });
  await database.query('update users set verified = true where user_id = $1', [learner.user_id]);
  const [deck_id] = await makeDecks(database, learner.root_id, 1);
  await database.query('delete from words where deck_id = $1', [deck_id]);
  const { rows } = await database.query<{ word_id: number }>(
    `insert into words (deck_id, word_order, origin_word_id, target_text, source_text)
     select $1, n, 0, 'palabra ' || n, 'word ' || n from generate_series(1, 3) as n returning word_id`,
    [deck_id],
  );
  await database.query('update words set origin_word_id = word_id where deck_id = $1', [deck_id]);
  const now = clock.at;
  clock.at = now - day;
  for (const { word_id } of rows) {
    await learner.api.questionAnswer({ body: { word_id, deck_id: deck_id!, is_correct: false } });
  }
  clock.at = now;
  return learner;
}
