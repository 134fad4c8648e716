import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { seatView } from '../../connection/views.fixture.ts';
import { acked } from '../connection.fixture.ts';
import { EmblemChoice } from './emblem-choice.tsx';
import { forgetSeats, seated } from './phone.fixture.ts';

beforeEach(forgetSeats);
afterEach(cleanup);

/** A phone in the lobby, and its button for another animal. */
function inLobby() {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const player = seated('lobby', seatView({ seat_id: 1 }));
  const draw = () => (
    <I18nProvider i18n={i18n}>
      <EmblemChoice
        seat={player.context().seat!}
        onEmblem={(emblem) => player.send({ type: 'EMBLEM_CHOSEN', emblem })}
      />
    </I18nProvider>
  );
  const { rerender } = render(draw());
  const press = (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    rerender(draw());
  };
  const orders = (type: string) => player.connection.orders.filter(({ command }) => command === type);
  return { player, press, orders, isPressed: (name: string) => screen.getByRole('button', { name, pressed: true }) };
}

test('an animal is chosen by its name, is drawn at once, and is told to the server', () => {
  const { press, orders, isPressed } = inLobby();
  press('Change my animal');
  isPressed('Fox');
  press('Owl');
  isPressed('Owl');
  expect(orders('choose_emblem')).toEqual([{ type: 'command', command: 'choose_emblem', fields: { emblem: 'owl' } }]);
});

test('when it is refused, the server is asked what the seat is drawn as', () => {
  const { player, press, orders } = inLobby();
  press('Change my animal');
  press('Owl');
  player.connection.emit(acked({ type: 'choose_emblem' }, { ok: false, code: 'TOO_MANY', errDesc: '' }));
  expect(orders('resume')).toHaveLength(1);
});

test('Done and Escape close the choice, and the focus is back on its button', () => {
  const { press } = inLobby();
  for (const close of [
    () => press('Done'),
    () => fireEvent.keyDown(screen.getByRole('button', { name: 'Owl' }), { key: 'Escape' }),
  ]) {
    press('Change my animal');
    close();
    expect(screen.queryByRole('button', { name: 'Owl' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change my animal' }));
  }
});
