import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { seatTokens } from '../../connection/seat-storage.ts';
import { playerView, seatView } from '../../connection/views.fixture.ts';
import { fakeConnection } from '../connection.fixture.ts';
import type { PinLookUp } from '../live-api.ts';
import { screenStateOf } from '../screen-state.ts';
import { type PlayerEvent, playerMachine } from './player.machine.ts';

export const pin = '482913';
/** What the server says of a pin whose lobby is open. */
export const openDoor: PinLookUp = { phase: 'lobby', names: 'own', door: 'open' };

/** Forgets what the browser remembers of seats, and goes to the page where a pin is typed. */
export function forgetSeats(): void {
  localStorage.clear();
  sessionStorage.clear();
  seatTokens.forget(pin);
  history.replaceState(null, '', '/live');
}

/** The machine of a phone, with a connection that the test answers for, and what the server says of the pin. */
export function phone(given: { pin?: string; seat_token?: string; lookUp?: () => Promise<PinLookUp> } = {}) {
  const clock = new SimulatedClock();
  const connection = fakeConnection();
  const lookUp = given.lookUp ?? (() => Promise.resolve(openDoor));
  const machine = playerMachine.provide({
    actors: { connection: connection.actor, lookUpPin: fromPromise<PinLookUp, { pin: string }>(lookUp) },
  });
  const actor = createActor(machine, { clock, input: { pin: given.pin, seat_token: given.seat_token } }).start();
  return {
    actor,
    clock,
    connection,
    send: (event: PlayerEvent) => actor.send(event),
    context: () => actor.getSnapshot().context,
    situation: () => screenStateOf(actor.getSnapshot().value).situation,
    connectionState: () => screenStateOf(actor.getSnapshot().value).connection,
    answers: () => connection.orders.filter(({ command }) => command === 'answer'),
  };
}

/** A phone that has its seat and sees a phase. */
export function seated(phase: Parameters<typeof playerView>[0], seat = seatView(), view = playerView(phase)) {
  seatTokens.keep(pin, 'token');
  const player = phone({ pin });
  player.connection.emit({ type: 'seat', seat });
  player.connection.emit({ type: 'view', view, afresh: true });
  player.connection.emit({ type: 'online' });
  return player;
}
