import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { playerView } from '../../connection/views.fixture.ts';
import { acked } from '../connection.fixture.ts';
import { GeneratedEntry } from './generated-entry.tsx';
import { forgetSeats, openDoor, phone, pin } from './phone.fixture.ts';

beforeEach(() => {
  forgetSeats();
  document.documentElement.lang = 'es';
});
afterEach(cleanup);

const settled = () => new Promise((resolve) => setTimeout(resolve));
const named = (name: string, spins_left: number) =>
  acked({ type: 'names' }, { ok: true, seq: 1, roster: [], name, spins_left });

/** A phone that was told its generated name. */
async function offered() {
  const player = phone({ pin, lookUp: () => Promise.resolve({ ...openDoor, names: 'generated' }) });
  await settled();
  expect([player.situation(), player.connection.orders]).toEqual(['looking', [asking(0)]]);
  player.connection.emit(named('Oso Curioso', 3));
  expect([player.situation(), player.context().generated?.name]).toEqual(['picking', 'Oso Curioso']);
  return player;
}
const asking = (spin: number) => ({ type: 'command', command: 'names', fields: { spin, language: 'es' } });

test('a name is given in the language of the page, and joined with: nobody types anything', async () => {
  const player = await offered();
  player.send({ type: 'NAME_ACCEPTED' });
  expect(player.connection.orders.at(-1)).toEqual({ ...asking(0), command: 'join' });
  player.connection.emit(acked({ type: 'join' }));
  player.connection.emit({ type: 'view', view: playerView('lobby'), afresh: true });
  expect(player.situation()).toBe('taken');
});

test('a spin asks for the next name, three times; the last one stays', async () => {
  const player = await offered();
  for (const [spin, spins_left] of [
    [1, 2],
    [2, 1],
    [3, 0],
  ] as const) {
    player.send({ type: 'SPIN' });
    // A second press before the answer is no second spin.
    player.send({ type: 'SPIN' });
    expect(player.connection.orders.at(-1)).toEqual(asking(spin));
    player.connection.emit(named(`Name ${spin}`, spins_left));
  }
  player.send({ type: 'SPIN' });
  expect([player.connection.orders.length, player.situation(), player.context().generated]).toEqual([
    4,
    'picking',
    { name: 'Name 3', spins_left: 0 },
  ]);
  player.send({ type: 'NAME_ACCEPTED' });
  expect(player.connection.orders.at(-1)).toEqual({ ...asking(3), command: 'join' });
});

test('a connection that was lost asks for the same name again, without a spin', async () => {
  const player = await offered();
  player.connection.emit({ type: 'disconnected' });
  player.connection.emit({ type: 'online' });
  expect([player.situation(), player.connection.orders.at(-1)]).toEqual(['looking', asking(0)]);
});

test.each([
  ['DOOR_LOCKED', 'door_locked'],
  ['ENDED', 'over'],
] as const)(
  'a join that is refused as %s leads to %s; a moment’s refusal back to the name',
  async (code, situation) => {
    const player = await offered();
    player.send({ type: 'NAME_ACCEPTED' });
    player.connection.emit(acked({ type: 'join' }, { ok: false, code: 'FULL', errDesc: '' }));
    player.connection.emit(named('Oso Curioso', 3));
    expect([player.situation(), player.context().refusal]).toEqual(['picking', { code: 'FULL' }]);
    player.send({ type: 'NAME_ACCEPTED' });
    player.connection.emit(acked({ type: 'join' }, { ok: false, code, errDesc: '' }));
    expect(player.situation()).toBe(situation);
  },
);

function show(spins_left: number) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const sent: string[] = [];
  render(
    <I18nProvider i18n={i18n}>
      <GeneratedEntry
        pin={pin}
        generated={{ name: 'Brave Otter', spins_left }}
        isSpinning={false}
        isJoining={false}
        refusal={null}
        onSpin={() => sent.push('spin')}
        onJoin={() => sent.push('join')}
      />
    </I18nProvider>,
  );
  return sent;
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('the name is read out, and so is how often one may still spin', async () => {
  const sent = show(1);
  expect(screen.getByRole('status').textContent).toBe('Brave Otter');
  expect(screen.getByText('You may spin 1 more time.')).toBeTruthy();
  await press('Spin');
  await press('Join');
  expect(sent).toEqual(['spin', 'join']);
});

test('without spins left the button stays, with the focus that it may have, and does nothing', async () => {
  const sent = show(0);
  const spin = screen.getByRole('button', { name: 'Spin' });
  spin.focus();
  await press('Spin');
  expect([sent, spin.getAttribute('aria-disabled'), document.activeElement === spin]).toEqual([[], 'true', true]);
  expect(screen.getByText('No spins left: this is your name.')).toBeTruthy();
});
