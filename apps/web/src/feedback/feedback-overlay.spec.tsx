import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { refused, type ServerAnswer, serve } from '../api/server.fixture.ts';
import { giveDialogs } from '../design/overlays/dialog.fixture.ts';
import { alerts, button, open, press, type } from '../page/screen.fixture.tsx';
import { FeedbackOverlay } from './feedback-overlay.tsx';

beforeAll(giveDialogs);
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const closed = jest.fn<() => void>();
const done: ServerAnswer = { body: { done: true } };

async function overlay(answer: ServerAnswer | Promise<ServerAnswer> = done) {
  const calls = serve(async () => answer);
  await open(() => <FeedbackOverlay onClose={closed} />);
  return calls;
}
const box = () => screen.getByLabelText<HTMLTextAreaElement>('What would you like to tell us?');
const write = (words: string) => type('What would you like to tell us?', words);

test('what was typed is sent without the spaces around it; then the button reads Done!', async () => {
  const calls = await overlay();
  await write('  More birds, please \n');
  await press('Send');
  expect(calls).toMatchObject([{ path: '/api/message', body: { feedback: 'More birds, please' } }]);
  expect(button('Done!')).toBeTruthy();
  expect(screen.getByText('Thanks! We will get back to you through email.')).toBeTruthy();
  await press('Done!');
  expect(calls).toHaveLength(1);
  expect(closed).toHaveBeenCalled();
});

test('nothing but spaces cannot be sent', async () => {
  const calls = await overlay();
  expect(button('Send').disabled).toBe(true);
  await write(' \n\t ');
  expect(button('Send').disabled).toBe(true);
  fireEvent.submit(box().form!);
  expect(calls).toEqual([]);
});

test('2000 characters can be sent, 2001 cannot, and it is said why', async () => {
  await overlay();
  await write('a'.repeat(2000));
  expect(button('Send').disabled).toBe(false);
  await write('a'.repeat(2001));
  expect(button('Send').disabled).toBe(true);
  expect(screen.getByText('Text too long: 2001 > 2000')).toBeTruthy();
});

test('while one is on its way no second is sent', async () => {
  const { promise, resolve } = Promise.withResolvers<ServerAnswer>();
  const calls = await overlay(promise);
  await write('Once');
  await press('Send');
  await press('Send');
  fireEvent.submit(box().form!);
  expect(calls).toHaveLength(1);
  await act(async () => resolve(done));
  await waitFor(() => expect(button('Done!')).toBeTruthy());
});

test('a draft is there when the overlay is opened again, and gone once it was sent', async () => {
  await overlay();
  await write('Half a thou');
  cleanup();
  await overlay();
  expect(box().value).toBe('Half a thou');
  await press('Send');
  cleanup();
  await overlay();
  expect(box().value).toBe('');
});

test.each<[string, ServerAnswer, string]>([
  ['nothing came back', 'no connection', 'No connection'],
  ['the server says why', refused(401, 'NOT_LOGGED_IN'), 'You are not logged in'],
  ['the server says nothing', { status: 500, body: undefined }, 'Something went wrong'],
])('when it fails the draft stays, and the words say why: %s', async (_, answer, words) => {
  await overlay(answer);
  await write('Dear people');
  await press('Send');
  expect(alerts()).toEqual([words]);
  expect(box().value).toBe('Dear people');
  expect(sessionStorage.getItem('feedback_draft')).toBe('Dear people');
  expect(button('Send').disabled).toBe(false);
});
