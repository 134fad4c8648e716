import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { type RunningApp, runningApp } from '../create-app.fixture.ts';
import { DATABASE_POOL, inTransaction } from '../database/pool.ts';
import { newMember } from '../http/api.fixture.ts';
import { Mailbox } from './mailbox.fixture.ts';
import { Mails, type NewMail } from './mails.ts';

let mailbox: Mailbox;
let server: RunningApp;
let pool: pg.Pool;
beforeAll(async () => {
  mailbox = await Mailbox.open();
  const smtp = { url: mailbox.url, from: 'noreply@school.example' };
  server = await runningApp({ smtp, publicUrl: 'http://school.example', runsJobs: true });
  pool = server.app.get(DATABASE_POOL);
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

const link = 'http://school.example/verify/abc';
const write = (mail: NewMail, client: pg.ClientBase) => server.app.get(Mails).write(client, mail);
const outbox = async (to: string) =>
  (await pool.query('select subject, body, sent_at from outbox_mails where recipient = $1', [to])).rows;

describe('a mail', () => {
  test('arrives as text and as a page, in the language of the user, and is emptied in the outbox', async () => {
    const { user_id, api } = await newMember(server.url);
    await api.changeSettings({ body: { interface_language: 'es' } });
    const wanted = { user_id, to: 'ana@example.org', kind: 'verify', values: { link } } as const;
    await inTransaction(pool, (client) => write(wanted, client));
    const mail = await mailbox.next('ana@example.org', 'Confirma');
    expect(mail.from).toEqual({ name: 'Lexiroom', address: 'noreply@school.example' });
    expect(mail.text).toContain(`\n${link}\n`);
    expect(mail.html).toContain(`<a href="${link}"`);
    await settled(async () => (await outbox('ana@example.org'))[0].sent_at !== null);
    expect(await outbox('ana@example.org')).toEqual([{ subject: mail.subject, body: '', sent_at: expect.any(Date) }]);
  });

  test('of a transaction that is not committed is never sent', async () => {
    const { user_id } = await newMember(server.url);
    const broken = inTransaction(pool, async (client) => {
      await write({ user_id, to: 'never@example.org', kind: 'password_changed' }, client);
      throw new Error('broken off');
    });
    await expect(broken).rejects.toThrow('broken off');
    expect(await outbox('never@example.org')).toEqual([]);
    const ofNone = `select from pgboss.job where name = 'send_mail' and (data->>'mail_id')::int not in (select mail_id from outbox_mails)`;
    expect((await pool.query(ofNone)).rowCount).toBe(0);
  });

  test('that the SMTP server does not take is tried again later, and is sent once', async () => {
    const { user_id } = await newMember(server.url);
    mailbox.isBusy = true;
    await inTransaction(pool, (client) =>
      write({ user_id, to: 'later@example.org', kind: 'password_changed' }, client),
    );
    const isWaiting = async () =>
      (await pool.query(`select from pgboss.job where name = 'send_mail' and state = 'retry' and start_after > now()`))
        .rowCount === 1;
    await settled(isWaiting);
    expect((await outbox('later@example.org'))[0]).toMatchObject({
      sent_at: null,
      body: expect.stringContaining('password'),
    });
    mailbox.isBusy = false;
    await pool.query(`update pgboss.job set start_after = now() where name = 'send_mail' and state = 'retry'`);
    await mailbox.next('later@example.org', 'password');
    await settled(async () => (await outbox('later@example.org'))[0].sent_at !== null);
    expect(mailbox.mails.filter(({ to }) => to === 'later@example.org')).toEqual([]);
  });

  test('is deleted after 30 days, sent or not', async () => {
    const { user_id } = await newMember(server.url);
    await pool.query(
      `insert into outbox_mails (user_id, recipient, language, subject, body, created_at)
       select $1, 'old@example.org', 'en', 'Old', days::text, now() - days * interval '1 day'
       from unnest(array[29, 31]) as days`,
      [user_id],
    );
    await server.app.get(Mails).clean();
    expect((await outbox('old@example.org')).map(({ body }) => body)).toEqual(['29']);
  });
});

test('of thirty mails that are written together none waits for the next look, nor for one that is refused', async () => {
  const mailing = await runningApp({
    smtp: { url: mailbox.url, from: 'noreply@school.example' },
    publicUrl: 'http://school.example',
    runsJobs: true,
    // Longer than a test may last: whatever is not done at the first notice, or right after it, is not done here.
    jobsBeginWithin: 600,
  });
  const { user_id } = await newMember(mailing.url);
  const addresses = Array.from({ length: 30 }, (_, number) => `pupil-${number}@example.org`);
  const own = mailing.app.get<pg.Pool>(DATABASE_POOL);
  mailbox.refused.add(addresses[2]!);
  await inTransaction(own, async (client) => {
    for (const to of addresses) await mailing.app.get(Mails).write(client, { user_id, to, kind: 'password_changed' });
  });
  for (const to of addresses.toSpliced(2, 1)) await mailbox.next(to, 'password');
  const unfinished = `select from pgboss.job where name = 'send_mail' and state in ('created', 'active')`;
  await settled(async () => (await own.query(unfinished)).rowCount === 0);
  const { rows } = await own.query('select recipient from outbox_mails where sent_at is null');
  expect(rows).toEqual([{ recipient: addresses[2] }]);
  await mailing.close();
});

test('without an SMTP server a mail stays in the outbox, whole', async () => {
  const quiet = await runningApp({ runsJobs: true });
  const { user_id } = await newMember(quiet.url);
  const own = quiet.app.get<pg.Pool>(DATABASE_POOL);
  const wanted = { user_id, to: 'ana@example.org', kind: 'verify', values: { link } } as const;
  await inTransaction(own, (client) => quiet.app.get(Mails).write(client, wanted));
  const { rows } = await own.query('select body, sent_at from outbox_mails');
  expect(rows).toEqual([{ body: expect.stringContaining(link), sent_at: null }]);
  expect((await own.query(`select from pgboss.job where name = 'send_mail'`)).rowCount).toBe(0);
  await quiet.close();
});

/** Looks until it is so, but no longer than a test may take: what looked on would hold up the tests after it. */
async function settled(isSo: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + 25_000;
  while (!(await isSo())) {
    if (Date.now() > until) throw new Error('It did not come to be so within 25 seconds');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
