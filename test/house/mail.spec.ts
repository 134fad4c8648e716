import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { Mailbox, tokenIn } from '../../apps/server/src/mail/mailbox.fixture.ts';
import { Person } from '../bots/person.ts';
import { filledFolder, killed, postgresIn, removeAll, startServer } from './server.fixture.ts';

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await Mailbox.open();
});
afterAll(async () => {
  await removeAll();
  await mailbox.close();
});

const email = 'ada@school.example';
const password = 'four words are long';
const new_password = 'five words are even longer';

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(20);
}
const isHealthy = async (address: string) => (await fetch(`${address}/api/health`)).ok;

test('S17 no link, password or address of a mail is ever in the log, at any level, also when sending fails', async () => {
  const server = startServer({
    DATA_DIR: await filledFolder(),
    LOG_LEVEL: 'debug',
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'words@school.example',
    PUBLIC_URL: 'http://school.example',
  });
  const address = await server.ready;
  const { api } = new Person(address);
  await api.signUp({ body: { username: 'ada', email, password, role: 'teacher' } });
  const verify = await mailbox.next(email, 'Confirm');
  expect(verify.from?.address).toBe('words@school.example');
  const verification_string = tokenIn(verify.text);
  await fetch(`${address}/verify/${verification_string}`);
  await api.verify({ body: { verification_string } });
  await api.forgotPassword({ body: { email } });
  const reset_string = tokenIn((await mailbox.next(email, 'new password')).text);
  mailbox.isBusy = true;
  await api.resetPassword({ body: { reset_string, new_password } });
  await expect(api.resetPassword({ body: { reset_string, new_password } })).rejects.toMatchObject({ status: 400 });
  await until(() => /send_mail failed and is tried again/.test(server.said()));
  expect(server.said()).toContain('/api/reset_password');
  for (const secret of [verification_string, reset_string, password, new_password, email]) {
    expect(server.said()).not.toContain(secret);
  }

  // The mail that is tried again later keeps the server from nothing.
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
}, 90_000);

test('a database that died and came back has its mails sent', async () => {
  const data = await filledFolder();
  const server = startServer({ DATA_DIR: data, SMTP_URL: mailbox.url, PUBLIC_URL: 'http://school.example' });
  const address = await server.ready;
  const first = postgresIn(data)!;
  await killed(first);
  await until(() => (postgresIn(data) ?? first) !== first);
  const { api } = new Person(address);
  mailbox.isBusy = false;
  await until(() => isHealthy(address));
  await api.signUp({ body: { username: 'bob', email: 'bob@school.example', password, role: 'teacher' } });
  const { from } = await mailbox.next('bob@school.example', 'Confirm');
  expect(from?.address).toBe('noreply@school.example');
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
}, 90_000);
