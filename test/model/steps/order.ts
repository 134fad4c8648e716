import { setImmediate as turn } from 'node:timers/promises';
import { promise } from '../broken.ts';
import { sizesOfTeams } from '../checks/teams.ts';
import { isPresent, type Player } from '../people.ts';
import type { Room } from '../room.ts';
import type { StepOf } from '../script.ts';
import { textToAccept } from '../typed.ts';

/** What an order is meant for. */
export function expecting(room: Room, { by, expecting: how }: StepOf<'order'>): object {
  if (how === 'nothing') return {};
  const seen = room.expectation(by);
  if (how === 'sees') return { expect: seen };
  return { expect: { phase: seen?.phase === 'reveal' ? 'open' : 'reveal', question: 1 } };
}

/** The same order from both controllers at once, meant for the same moment: it is carried out once. */
export async function both(room: Room, type: string): Promise<void> {
  const expect = room.expectation(0);
  const orders = [0, 1].map(() => room.newOrder(type, { expect }));
  const acks = await Promise.all(orders.map((order, by) => room.sendOrder(by as 0 | 1, order)));
  const isOnce = type !== 'pause' && type !== 'unpause' && type !== 'add_time';
  promise(!isOnce || acks.filter((ack) => ack?.ok).length <= 1, `${type} of both controllers is carried out twice`);
}

/** What brings the quiz on from where it is. */
export async function goOn(room: Room, by: 0 | 1): Promise<void> {
  const { phase, paused_at, game } = room.state;
  const expect = room.expectation(by);
  if (paused_at !== null) await room.order(by, 'unpause', { expect });
  else if (phase === 'lobby') await room.order(by, 'start', { expect });
  else if (phase === 'open' && game === 'live-race') await room.pass(8000);
  else if (phase === 'open' && room.script.settings.seconds === null) await room.order(by, 'end_question', { expect });
  else if (phase === 'reveal' || phase === 'leaderboard') await room.order(by, 'next', { expect });
  else await room.passToAlarm();
}

/** Some answers are being written and others wait for that when the order comes: each is stored, or refused. */
export async function rush(room: Room, { type, right }: StepOf<'rush'>): Promise<void> {
  const players = !room.isAsking ? [] : room.players.filter(isPresent);
  const half = Math.ceil(players.length / 2);
  const answer = (player: Player) => room.send(player, room.answerOf(player, right));
  const first = players.slice(0, half).map(answer);
  await turn();
  const second = players.slice(half).map(answer);
  await Promise.all([...first, ...second, room.order(0, type, { expect: room.expectation(0) })]);
}

export async function pauseFor(room: Room, ms: number): Promise<void> {
  await room.order(0, 'pause');
  await room.settled();
  await room.pass(ms);
  await room.order(1, 'unpause');
}

/** The host lets a text count that somebody typed, or nobody; or takes that back. */
export async function accept(room: Room, step: StepOf<'accept'>): Promise<void> {
  const accepted = textToAccept(room.state, room.players, step);
  if (accepted) await room.order(1, 'accept', accepted);
}

/** No two teams differ by more than one seat afterwards. */
export async function balance(room: Room): Promise<void> {
  const ack = await room.order(0, 'balance_teams');
  if (!ack?.ok) return;
  const sizes = [...sizesOfTeams(room.state, room.script.settings.teams ?? 0).values()];
  promise(Math.max(...sizes) - Math.min(...sizes) <= 1, `the teams are balanced, and have the sizes ${sizes.join()}`);
}
