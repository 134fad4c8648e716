import { afterEach, expect, test } from '@jest/globals';
import type { UserSettings } from '@lexiroom/contracts/accounts';
import { cleanup, screen } from '@testing-library/react';
import { open, press } from '../page/screen.fixture.tsx';
import { aSessionUser } from '../session/session-user.fixture.ts';
import { ReadingHelp } from './reading-help.tsx';

afterEach(cleanup);

/** Shown to somebody with this setting; null: to a visitor. */
async function show(
  reading_help: UserSettings['reading_help'] | null,
  props: { isInButton?: boolean; isTold?: boolean } = {},
) {
  const { settings, ...user } = aSessionUser();
  const Shown = () => (
    <ReadingHelp language="japanese" {...props}>
      ねこ
    </ReadingHelp>
  );
  await open(Shown, reading_help && { ...user, settings: { ...settings, reading_help } });
}
const look = () => /invisible|animate-later/.exec(screen.getByText('ねこ').className)?.[0];

test.each(['always', null] as const)('with the setting %j it is simply there', async (setting) => {
  await show(setting);
  expect(look()).toBeUndefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('it comes after a moment, and at once when the answer is told', async () => {
  await show('later');
  expect(look()).toBe('animate-later');
  cleanup();
  await show('later', { isTold: true });
  expect(look()).toBeUndefined();
});

test('it comes when it is asked for, or when the answer is told', async () => {
  await show('press');
  expect(look()).toBe('invisible');
  await press('Show the reading help');
  expect(look()).toBeUndefined();
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  await show('press', { isTold: true });
  expect(look()).toBeUndefined();
});

test('in something that is pressed itself there is no other button: it waits for the answer', async () => {
  await show('press', { isInButton: true });
  expect(look()).toBe('invisible');
  expect(screen.queryByRole('button')).toBeNull();
});
