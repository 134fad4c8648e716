import { checkLog } from './checks/log.ts';
import { checkScreens } from './checks/screens.ts';
import type { Classroom } from './classroom.ts';
import { isPresent, type Player } from './people.ts';
import { command, Room } from './room.ts';
import type { Script, Step } from './script.ts';
import { corrected } from './steps/afterwards.ts';
import { accept, balance, both, expecting, goOn, pauseFor, rush } from './steps/order.ts';
import { goAway, loseDatabase } from './steps/outage.ts';
import { join, withPlayer } from './steps/person.ts';

/** Plays a script on a server, and looks whether every promise was kept. @throws {Broken} by the first that was not. */
export async function play(classroom: Classroom, script: Script): Promise<void> {
  const room = new Room(classroom, script, await classroom.open(script));
  try {
    for (const screen of [0, 1, 2] as const) await room.openScreen(screen);
    for (const step of script.steps) {
      room.step++;
      // Ten minutes after its end a session is closed.
      if (!room.session) break;
      await carryOut(room, step);
      if (!room.session) break;
      await room.settled();
      room.rethrow();
    }
    await checkScreens(room);
    await checkLog(room);
    if (script.afterwards?.length) await corrected(room, script.afterwards);
  } finally {
    await cleanUp(room);
  }
  room.rethrow();
}

async function cleanUp(room: Room): Promise<void> {
  const { server } = room.classroom;
  const { live_id } = room.live;
  for (const screen of [...room.screens, ...room.players.map((player) => player.screen)]) screen?.cut();
  const end = { command: { type: 'end' }, command_id: null, at: server.clock.steadyNow() } as const;
  await server.sessions.running(live_id)?.dispatch(end);
  await server.sessions.forget(live_id);
}

async function carryOut(room: Room, step: Step): Promise<void> {
  switch (step.do) {
    case 'join':
      return join(room, step.as, step.device);
    case 'answer': {
      const player = playerOf(room, step.who);
      if (!player || !isPresent(player) || !room.isAsking) return;
      const answer = room.answerOf(player, step.right, step.of);
      await Promise.all(Array.from({ length: step.copies }, () => room.send(player, answer)));
      return;
    }
    case 'answer_all':
      if (room.isAsking)
        await Promise.all(present(room).map((player) => room.send(player, room.answerOf(player, step.right))));
      return;
    case 'answer_again': {
      const player = playerOf(room, step.who);
      const last = player?.answers.at(-1);
      if (!player || !last || !isPresent(player)) return;
      const { option } = last.body;
      const otherwise = option === undefined ? { text: 'nani' } : { option: option === 0 ? 1 : 0 };
      const body = { ...last.body, ...command('answer'), type: 'answer' as const, ...otherwise };
      const other = { ...last, outcome: 'sent', body };
      if (step.changed) player.answers.push(other);
      return room.send(player, step.changed ? other : last);
    }
    case 'door':
      await room.order(0, step.locked ? 'lock_door' : 'unlock_door');
      return;
    case 'order':
      await room.order(step.by, step.type, expecting(room, step));
      return;
    case 'both':
      await both(room, step.type);
      return;
    case 'rush':
      return rush(room, step);
    case 'pause_for':
      return pauseFor(room, step.ms);
    case 'go_on':
      return goOn(room, step.by);
    case 'void':
      await room.order(0, 'void', { question: step.question, undo: step.undo });
      return;
    case 'accept':
      return accept(room, step);
    case 'balance_teams':
      return balance(room);
    case 'reload':
      return room.openScreen(step.screen);
    case 'pass':
      return room.pass(step.ms);
    case 'set_clock':
      room.classroom.machine.wall += step.ms;
      return;
    case 'kill':
    case 'stop':
      return goAway(room, step);
    case 'lose_database':
      return loseDatabase(room, step);
    default: {
      const player = playerOf(room, step.who);
      if (player) await withPlayer(room, player, step);
    }
  }
}

const playerOf = ({ players }: Room, who: number): Player | undefined => players[who % Math.max(1, players.length)];
const present = ({ players }: Room): Player[] => players.filter(isPresent);
