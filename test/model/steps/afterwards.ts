import { acceptText } from '../../../apps/server/src/live/session/accept-text.ts';
import type { LiveSession } from '../../../apps/server/src/live/session/live-session.ts';
import { checkLog } from '../checks/log.ts';
import { students } from '../classroom.ts';
import type { Room } from '../room.ts';
import type { Correction } from '../script.ts';
import { textToAccept } from '../typed.ts';

/** The quiz is over and closed; then its host puts things right in the report, one after the other. */
export async function corrected(room: Room, corrections: readonly Correction[]): Promise<void> {
  const { live } = room;
  const { sessions, log, clock } = room.classroom.server;
  const end = { command: { type: 'end' }, command_id: null, at: clock.steadyNow() } as const;
  await (await sessions.revive((await log.byId(live.live_id))!)).dispatch(end);
  for (const correction of corrections) {
    await sessions.forget(live.live_id);
    const session = await sessions.revive((await log.byId(live.live_id))!);
    await correct(room, session, correction);
    // What is in memory is held against the log each time.
    await checkLog(room);
  }
}

async function correct(room: Room, session: LiveSession, correction: Correction): Promise<void> {
  const { log, clock } = room.classroom.server;
  const at = clock.steadyNow();
  switch (correction.do) {
    case 'void': {
      const { question, undo } = correction;
      await session.dispatch({ command: { type: 'void', question, undo }, command_id: null, at });
      return;
    }
    case 'accept': {
      const accepted = textToAccept(session.state, room.players, correction);
      if (accepted) await acceptText(session, log, { ...accepted, command_id: null, at });
      return;
    }
    case 'reassign': {
      const { seat_id = 1 } = room.players[correction.who % Math.max(1, room.players.length)] ?? {};
      const { student_id, name } = students[correction.student]!;
      const { exchange } = correction;
      const command = { type: 'reassign', seat_id, student_id, name, exchange } as const;
      await session.dispatch({ command, command_id: null, at });
    }
  }
}
