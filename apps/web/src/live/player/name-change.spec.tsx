import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { seatView } from '../../connection/views.fixture.ts';
import { acked } from '../connection.fixture.ts';
import { NameChange } from './name-change.tsx';
import { forgetSeats, seated } from './phone.fixture.ts';

beforeEach(forgetSeats);
afterEach(cleanup);

/** A phone in the lobby, and its button for another name. */
function inLobby() {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const player = seated('lobby', { ...seatView(), may_choose_name: true });
  const draw = () => (
    <I18nProvider i18n={i18n}>
      <NameChange context={player.context()} onName={(name) => player.send({ type: 'NAME_CHANGED', name })} />
    </I18nProvider>
  );
  const { rerender } = render(draw());
  const press = async (name: string) => {
    await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
    rerender(draw());
  };
  const answer = (ack: Parameters<typeof acked>[1]) => {
    player.connection.emit(acked({ type: 'choose_name' }, ack));
    rerender(draw());
  };
  const sent = () => player.connection.orders.filter(({ command }) => command === 'choose_name');
  return { player, press, answer, sent };
}
const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
const named = (name: string) => ({ type: 'command', command: 'choose_name', fields: { name } });

test('a name that is saved is asked for once, and the button is back with the focus', async () => {
  const { press, answer, sent } = inLobby();
  await press('Change my name');
  type(' Eva ');
  await press('Save');
  await press('Save');
  expect(sent()).toEqual([named('Eva')]);
  answer({ ok: true, seq: 11 });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change my name' }));
});

test('of a name that is taken a free variant is one tap away', async () => {
  const { press, answer, sent } = inLobby();
  await press('Change my name');
  type('Leo');
  await press('Save');
  answer({ ok: false, code: 'NAME_TAKEN', errDesc: '', params: { suggestion: 'Leo 2' } });
  await press('Leo 2');
  expect(sent()).toEqual([named('Leo'), named('Leo 2')]);
});

test('nothing is asked for by whoever cancels, or may not choose', async () => {
  const { player, press, sent } = inLobby();
  await press('Change my name');
  await press('Cancel');
  player.connection.emit({ type: 'seat', seat: seatView() });
  player.send({ type: 'NAME_CHANGED', name: 'Eva' });
  expect([sent(), screen.queryByRole('textbox')]).toEqual([[], null]);
});
