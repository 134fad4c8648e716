import { setTimeout as wait } from 'node:timers/promises';
import { LiveLog } from '../../../apps/server/src/event-log/live-log.ts';
import { checkLog } from '../checks/log.ts';
import { checkScreens } from '../checks/screens.ts';
import { isPresent, type Player } from '../people.ts';
import type { Room } from '../room.ts';
import type { StepOf } from '../script.ts';

/** What is on its way when the server dies has left so long before, in milliseconds. */
const onItsWayMs = 6;

/** The server goes, with answers and an order on their way; it is back after a while, and so is everybody who was there. */
export async function goAway(
  room: Room,
  { do: how, away, answering, ordering }: StepOf<'kill' | 'stop'>,
): Promise<void> {
  // Whatever the memory holds that the log does not would be gone.
  await checkScreens(room);
  await checkLog(room);
  const { classroom } = room;
  const back = room.players.filter(isPresent);
  const answerers = room.state.number > 0 ? back.slice(0, answering) : [];
  const sent: Promise<unknown>[] = answerers.map((player, index) =>
    room.send(player, room.answerOf(player, index % 2 === 0)),
  );
  const order = ordering ? room.newOrder(orderAt(room), { expect: room.expectation(0) }) : undefined;
  if (order) sent.push(room.sendOrder(0, order));
  if (sent.length > 0) await wait(onItsWayMs);
  const isPaused = room.state.paused_at !== null;
  const from = room.now;
  await (how === 'kill' ? classroom.server.kill() : classroom.server.stop());
  await Promise.all(sent);
  // What was written until then was written before; nobody has heard of it.
  room.noteWritten((await new LiveLog(classroom.database.pool).read(room.live.live_id)).length);
  for (const player of room.players) if (player.screen) await forget(room, player);
  await classroom.machine.pass(away, async () => {});
  await classroom.restart();
  room.outages.push({ from, to: room.now, isPaused });
  await classroom.server.sessions.byPin(room.live.pin);
  room.noteEvents();
  if (!room.session) return;
  for (const screen of [0, 1, 2] as const) await room.openScreen(screen);
  for (const player of back) await room.connect(player);
  if (order?.outcome === 'sent') await room.sendOrder(0, order);
}

async function forget(room: Room, player: Player): Promise<void> {
  player.screen?.cut();
  player.screen = undefined;
  player.goneAt ??= room.now;
  player.isAsleep = false;
  player.sinceStep = room.step;
}

const orderAt = ({ state: { phase } }: Room): string =>
  phase === 'lobby' ? 'start' : phase === 'open' ? 'end_question' : phase === 'question' ? 'skip' : 'next';
