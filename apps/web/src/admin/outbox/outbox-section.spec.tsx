import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { OutboxMail } from '@lexiroom/contracts/admin';
import { cleanup, screen } from '@testing-library/react';
import { serve } from '../../api/server.fixture.ts';
import { open, press } from '../../page/screen.fixture.tsx';
import { OutboxSection } from './outbox-section.tsx';

let copied: string[] = [];
beforeEach(() => {
  copied = [];
  const clipboard = { writeText: async (text: string) => Promise.resolve(void copied.push(text)) };
  Object.assign(navigator, { clipboard });
});
afterEach(cleanup);

const mail = (change: Partial<OutboxMail> = {}): OutboxMail => ({
  mail_id: 1,
  to: 'piet@school.example',
  subject: 'Choose a new password',
  text: 'Open this:\nhttps://school.example/reset_password/abc\nIt works once.',
  created_at: Date.UTC(2026, 10, 21),
  sent_at: null,
  ...change,
});
async function outbox(mails: OutboxMail[]) {
  serve(() => ({ body: mails }));
  await open(OutboxSection);
}

test('the link of a mail is copied, not followed', async () => {
  await outbox([mail()]);
  await screen.findByText('Choose a new password');
  expect(screen.queryAllByRole('link')).toEqual([]);
  await press('Copy the link');
  expect(copied).toEqual(['https://school.example/reset_password/abc']);
  expect(await screen.findByText('Copied the link')).toBeTruthy();
});

test('each of several links has its button', async () => {
  await outbox([mail({ text: 'https://a.example/1 or https://a.example/2, https://a.example/1' })]);
  await screen.findByText('Choose a new password');
  await press('Copy link 2');
  expect(copied).toEqual(['https://a.example/2']);
});

test('it is said whether a mail has left the server', async () => {
  await outbox([mail(), mail({ mail_id: 2, sent_at: Date.UTC(2026, 10, 21, 10) })]);
  expect(await screen.findByText(/not sent/)).toBeTruthy();
  expect(screen.getByText(/· sent /)).toBeTruthy();
});

test('an empty outbox says so', async () => {
  await outbox([]);
  expect(await screen.findByText('No e-mails yet')).toBeTruthy();
});
