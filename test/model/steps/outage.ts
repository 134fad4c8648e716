import type { ReplyOf } from '@lexiroom/contracts/live';
import { setTimeout as wait } from 'node:timers/promises';
import { LiveLog } from '../../../apps/server/src/event-log/live-log.ts';
import { checkLog } from '../checks/log.ts';
import { checkScreens } from '../checks/screens.ts';
import { isPresent, type Player, type SentAnswer } from '../people.ts';
import { command, type Room } from '../room.ts';
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
  const answerers = room.isAsking ? back.slice(0, answering) : [];
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

/** So often the server tries again to write what it decides by itself, in milliseconds. */
const retryMs = 500;

/** All connections to the database break, with answers and an order on their way; what was told RETRY is sent again. */
export async function loseDatabase(
  room: Room,
  { answering, ordering, forgetting = false }: StepOf<'lose_database'>,
): Promise<void> {
  const present = room.players.filter(isPresent);
  const answerers = room.isAsking ? present.slice(0, answering) : [];
  const answers = answerers.map((player, index) => ({ player, answer: room.answerOf(player, index % 2 === 0) }));
  const order = ordering ? room.newOrder(orderAt(room), { expect: room.expectation(0) }) : undefined;
  const sendAll = (): Promise<unknown>[] => [
    ...answers.filter(({ answer }) => isOnItsWay(answer)).map(({ player, answer }) => room.send(player, answer)),
    ...(order && isOnItsWay(order) ? [room.sendOrder(0, order)] : []),
  ];
  room.lostDatabase = true;
  const sent = sendAll();
  if (sent.length > 0) await wait(onItsWayMs / 2);
  await room.classroom.database.break();
  await Promise.all(sent);
  if (forgetting) for (const { player, answer } of answers) await answerAnew(room, player, answer);
  await Promise.all(sendAll());
  // What it would have done by itself meanwhile it does with its next try.
  await room.pass(2 * retryMs);
}

/** A phone that was loaded anew knows nothing of what it sent; where it has answered all the same, it asks where it is. */
async function answerAnew(room: Room, player: Player, forgotten: SentAnswer): Promise<void> {
  if (!isOnItsWay(forgotten) || !isPresent(player)) return;
  forgotten.outcome = 'forgotten';
  const anew = room.answerOf(player, true);
  await room.send(player, anew);
  if (anew.outcome !== 'ALREADY_ANSWERED') return;
  const ack = await player.screen!.send(command('resume'));
  if (ack?.ok) player.screen!.seat = (ack as ReplyOf<'resume'>).seat;
}

const isOnItsWay = ({ outcome }: { outcome: string }): boolean => outcome === 'sent';

async function forget(room: Room, player: Player): Promise<void> {
  player.screen?.cut();
  player.screen = undefined;
  player.goneAt ??= room.now;
  player.isAsleep = false;
  player.sinceStep = room.step;
}

const orderAt = ({ state: { phase } }: Room): string =>
  phase === 'lobby' ? 'start' : phase === 'open' ? 'end_question' : phase === 'question' ? 'skip' : 'next';
