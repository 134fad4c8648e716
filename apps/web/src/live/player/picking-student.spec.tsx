import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { seatTokens } from '../../connection/seat-storage.ts';
import { playerView, seatView } from '../../connection/views.fixture.ts';
import { acked } from '../connection.fixture.ts';
import { forgetSeats, openDoor, phone, pin } from './phone.fixture.ts';
import { RosterEntry, type RosterEntryProps } from './roster-entry.tsx';

beforeEach(forgetSeats);
afterEach(cleanup);

const settled = () => new Promise((resolve) => setTimeout(resolve));
const mia = { student_id: 11, student_name: 'Mia', taken: false };
const leo = { student_id: 12, student_name: 'Leo', taken: true };
const noor = { student_id: 13, student_name: 'نور', taken: false };
const names = { ok: true, seq: 3, roster: [mia, leo, noor] };

/** A phone that was shown the list. */
async function picking() {
  const player = phone({ pin, lookUp: () => Promise.resolve({ ...openDoor, names: 'roster' }) });
  await settled();
  expect(player.situation()).toBe('looking');
  player.connection.emit(acked({ type: 'names' }, names));
  expect(player.situation()).toBe('picking');
  return player;
}
const asked = ({ connection }: ReturnType<typeof phone>) => connection.orders.map(({ command }) => command);

test('a pupil of a class picks themselves, and nobody types a name', async () => {
  const player = await picking();
  player.send({ type: 'STUDENT_PICKED', student_id: 11 });
  expect(player.connection.orders.at(-1)).toEqual({ type: 'command', command: 'join', fields: { student_id: 11 } });
  player.connection.emit(acked({ type: 'join', student_id: 11 }));
  player.connection.emit({ type: 'view', view: playerView('lobby'), afresh: true });
  expect(player.situation()).toBe('taken');
});

test('the list is looked at again while it is shown, once at a time', async () => {
  const player = await picking();
  player.clock.increment(4000);
  expect(player.situation()).toBe('looking');
  player.clock.increment(60_000);
  expect(asked(player)).toEqual(['names', 'names']);
});

test.each([
  ['DOOR_LOCKED', 'door_locked'],
  ['ENDED', 'over'],
  ['REMOVED', 'kept_out'],
] as const)('a list that is refused as %s leads to where a join would: %s', async (code, situation) => {
  const player = await picking();
  player.clock.increment(4000);
  player.connection.emit(acked({ type: 'names' }, { ok: false, code, errDesc: '', params: { kept_out: 1 } }));
  expect(player.situation()).toBe(situation);
});

test('who picks somebody who was taken meanwhile chooses again, from the new list', async () => {
  const player = await picking();
  player.send({ type: 'STUDENT_PICKED', student_id: 11 });
  player.connection.emit(acked({ type: 'join', student_id: 11 }, { ok: false, code: 'STUDENT_TAKEN', errDesc: '' }));
  expect([player.situation(), player.context().refusal]).toEqual(['looking', { code: 'STUDENT_TAKEN' }]);
  expect(asked(player)).toEqual(['names', 'join', 'names']);
});

test('the wrong row is given back in the lobby, and another can be picked', async () => {
  const player = await picking();
  player.send({ type: 'STUDENT_PICKED', student_id: 11 });
  player.connection.emit(acked({ type: 'join', student_id: 11 }));
  seatTokens.keep(pin, 'token');
  player.connection.emit({ type: 'seat', seat: seatView() });
  player.connection.emit({ type: 'view', view: playerView('lobby', { names: 'roster' }), afresh: true });
  player.send({ type: 'NOT_ME' });
  expect([player.situation(), asked(player).at(-1)]).toEqual(['leaving', 'leave']);
  // Who loads the page anew before the server has answered is not told that the host removed them.
  expect(seatTokens.of(pin)).toBeNull();
  player.connection.emit({ type: 'disconnected' });
  await settled();
  expect([player.situation(), seatTokens.of(pin)]).toEqual(['looking', null]);
});

function show(props: Partial<RosterEntryProps> = {}) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const picked: number[] = [];
  render(
    <I18nProvider i18n={i18n}>
      <RosterEntry
        pin={pin}
        roster={names.roster}
        own_student_id={null}
        isJoining={false}
        refusal={null}
        onPick={(student_id) => picked.push(student_id)}
        {...props}
      />
    </I18nProvider>,
  );
  return picked;
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const row = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

test('taken students cannot be chosen; a press on a row joins nobody yet', async () => {
  const picked = show();
  expect(row(/Leo/).disabled).toBe(true);
  await press('Join');
  expect([picked, screen.getByRole('alert').textContent]).toEqual([[], 'Choose your name first']);
  act(() => row(/Mia/).click());
  expect(picked).toEqual([]);
  await press('Join as Mia');
  expect(picked).toEqual([11]);
});

test('who joined the class with their account finds themselves first, and chosen already', async () => {
  const picked = show({ own_student_id: 13 });
  expect(screen.getAllByRole('radio')[0]).toBe(row(/نور/));
  await press('Join as نور');
  expect(picked).toEqual([13]);
});

test('own rows that were taken by somebody else are not chosen', () => {
  show({ own_student_id: 12 });
  expect(screen.getByRole('button', { name: 'Join' })).toBeTruthy();
});

test('in a long list one types, without case and marks', () => {
  const many = Array.from({ length: 30 }, (_, index) => ({
    student_id: index + 20,
    student_name: `Pupil ${index}`,
    taken: false,
  }));
  show({ roster: [...many, { student_id: 1, student_name: 'Zoë', taken: false }] });
  fireEvent.change(screen.getByRole('textbox', { name: 'Find your name' }), { target: { value: 'ZOE' } });
  expect(screen.getAllByRole('radio')).toEqual([row(/Zoë/)]);
});

test('two of the same name are told apart by the number that the teacher sees', async () => {
  const picked = show({ roster: [mia, { ...mia, student_id: 5 }] });
  act(() => row(/Mia \(2\)/).click());
  await press('Join as Mia (2)');
  expect(picked).toEqual([11]);
});
