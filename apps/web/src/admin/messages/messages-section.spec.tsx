import { afterEach, expect, test } from '@jest/globals';
import type { ListedMessage } from '@lexiroom/contracts/admin';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { refused, type ServerAnswer, serve } from '../../api/server.fixture.ts';
import { alerts, button, open, press } from '../../page/screen.fixture.tsx';
import { MessagesSection } from './messages-section.tsx';

afterEach(cleanup);

const message = (change: Partial<ListedMessage> = {}): ListedMessage => ({
  message_id: 4,
  username: 'piet',
  email: 'piet@school.example',
  text: '<b>More birds</b>, please',
  created_at: Date.UTC(2026, 10, 21),
  is_done: false,
  ...change,
});

async function messages(rows: ListedMessage[], then: ServerAnswer = { body: { done: true } }) {
  const calls = serve(({ method }) => (method === 'GET' ? { body: rows } : then));
  await open(MessagesSection);
  return calls;
}

test('feedback is shown as text, with the way to answer it', async () => {
  await messages([message()]);
  expect(await screen.findByText('<b>More birds</b>, please')).toBeTruthy();
  const mail = screen.getByRole('link', { name: 'piet@school.example' });
  expect(mail.getAttribute('href')).toBe('mailto:piet%40school.example');
});

test('a message is done with, and can be opened again', async () => {
  const calls = await messages([message()]);
  await screen.findByRole('button', { name: 'Mark as done' });
  await press('Mark as done');
  await waitFor(() => expect(button('Done. Open it again')).toBeTruthy());
  await press('Done. Open it again');
  await waitFor(() => expect(button('Mark as done')).toBeTruthy());
  const marks = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(marks).toEqual([
    { message_id: 4, is_done: true },
    { message_id: 4, is_done: false },
  ]);
});

test('when it cannot be marked it says why, and stays as it was', async () => {
  await messages([message()], refused(507, 'DISK_LOW'));
  await screen.findByRole('button', { name: 'Mark as done' });
  await press('Mark as done');
  await waitFor(() => expect(alerts()).toHaveLength(1));
  expect(button('Mark as done')).toBeTruthy();
});

test('crashes and visits are lists of their own', async () => {
  const calls = await messages([]);
  expect(await screen.findByText('Nothing has come yet')).toBeTruthy();
  for (const name of ['Crashes', 'Visits']) await act(async () => screen.getByRole('radio', { name }).click());
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(calls.map(({ path }) => /kind=(\w+)/.exec(path)![1])).toEqual(['feedback', 'crash', 'session']);
});
