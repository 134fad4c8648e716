import type { ReplyOf } from '@lexiroom/contracts/live';
import { promise } from '../broken.ts';
import { names, students } from '../classroom.ts';
import { isPresent, type Player } from '../people.ts';
import { command, type Room } from '../room.ts';
import type { PersonStep, StepOf } from '../script.ts';

/** What one player does, or the host with one of them. */
export async function withPlayer(room: Room, player: Player, step: PersonStep): Promise<void> {
  const { seat_id } = player;
  switch (step.do) {
    case 'cut':
      return room.cut(player);
    case 'return':
      return isPresent(player) ? undefined : room.connect(player);
    case 'move':
      return room.connect(player);
    case 'sleep':
      return room.sleep(player);
    case 'wake':
      return player.isAsleep ? wake(room, player) : undefined;
    case 'leave':
      if (!isPresent(player)) return;
      await player.screen!.send(command('leave'));
      return room.cut(player);
    case 'remove':
      return remove(room, player, step);
    case 'rename':
      if ((await room.order(0, 'rename', { seat_id, name: names[step.as] }))?.ok) player.name = names[step.as]!;
      return;
    case 'keep_name':
      await room.order(1, 'keep_name', { seat_id });
      return;
    case 'set_team':
      await room.order(1, 'set_team', { seat_id, group: String(step.team) });
      return;
    case 'reassign':
      await room.order(0, 'reassign', {
        seat_id,
        student_id: students[step.student]!.student_id,
        exchange: step.exchange,
      });
  }
}

/** A phone that wakes up is where it was, or finds that its connection is gone, and comes back. */
async function wake(room: Room, player: Player): Promise<void> {
  const { screen } = player;
  screen!.isAsleep = false;
  Object.assign(player, { isAsleep: false, goneAt: undefined, sinceStep: room.step });
  const ack = await screen!.send(command('resume'));
  if (!ack) await room.connect(player);
}

/** Somebody takes a seat, by a phone of their own or one of a few tablets; or is refused one. */
export async function join(room: Room, as: number, device: number | null): Promise<void> {
  const cookie = device === null ? undefined : room.classroom.deviceCookies[device];
  const screen = await room.newcomer(cookie);
  const whom = room.script.settings.names === 'roster' ? { student_id: students[as]!.student_id } : { name: names[as] };
  const body = { ...command('join'), ...whom };
  const ack = await screen.send(body);
  if (!ack?.ok) return screen.cut();
  const { seat_id, seat_token, name } = ack as ReplyOf<'join'>;
  promise(!room.players.some((player) => player.seat_id === seat_id), `seat ${seat_id} is given twice`);
  const { command_id } = body;
  room.players.push({
    seat_id, seat_token, command_id, name, cookie, screen,
    isAsleep: false, isRemoved: false, goneAt: undefined, sinceStep: room.step, answers: [],
  }); // prettier-ignore
  // Said again, it is the same seat.
  const again = await screen.send(body);
  promise(again?.ok === true && (again as ReplyOf<'join'>).seat_id === seat_id, 'a repeated join gives another seat');
}

async function remove(room: Room, player: Player, { ban, all }: StepOf<'remove'>): Promise<void> {
  const { seat_id } = player;
  const ack = await room.order(0, 'remove', { seat_id, ban, all_who_came_with: all });
  promise(ack?.ok === true, `seat ${seat_id} cannot be removed`);
  for (const other of room.players) {
    const isGone = other === player || (all && other.cookie === player.cookie);
    if (!isGone || other.isRemoved) continue;
    other.isRemoved = true;
    await room.cut(other);
  }
}
