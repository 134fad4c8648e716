import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { press, show } from '../../../page/screen.fixture.tsx';
import { noticeStaysMs, Resumed } from './resume-notices.tsx';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const notice = () => screen.queryByText('You are back where you left off.');
const open = () => show(() => <Resumed onStartOver={() => undefined} />);

test('the notice that a mode goes on can be closed', async () => {
  await open();
  await press('Close');
  expect(notice()).toBeNull();
});

test('it goes by itself after some seconds, but not from under somebody who points at it', async () => {
  await open();
  await wait(noticeStaysMs - 1);
  fireEvent.pointerEnter(notice()!.parentElement!);
  await wait(noticeStaysMs);
  expect(notice()).not.toBeNull();
  fireEvent.pointerLeave(notice()!.parentElement!);
  await wait(noticeStaysMs);
  expect(notice()).toBeNull();
});
