import type { LiveView } from '@lexiroom/contracts/live';
import { type SessionState, shownName } from '@lexiroom/domain/live-session';
import { promise } from '../broken.ts';
import { isPresent } from '../people.ts';
import { command, type Room } from '../room.ts';
import type { Screen } from '../screen.ts';

/** What every screen shows is what the session is at. */
export async function checkScreens(room: Room): Promise<void> {
  const { session } = room;
  if (!session) return;
  const players = room.players.filter(isPresent);
  for (const screen of [...room.screens, ...players.map((player) => player.screen)]) {
    if (!screen?.isConnected) continue;
    // What was sent before has come before the reply; the reply itself is not what is looked at.
    const reply = await screen.send(command('resume'));
    promise(reply?.ok === true, () => `a ${screen.role} cannot resume: ${JSON.stringify(reply)}`);
    sameView(screen, session.state);
  }
  for (const { seat_id, screen } of players) {
    const { name, score } = screen!.seat!;
    const seat = session.state.seats.get(seat_id)!;
    promise(name === shownName(seat), `seat ${seat_id} is called ${name}, and is ${shownName(seat)}`);
    const isRacing = session.state.game === 'live-race' && !['podium', 'ended'].includes(session.state.phase);
    const standing = (isRacing ? room.known!.runOf(seat_id).standing : session.board.get(seat_id))?.score ?? 0;
    promise(score === standing, `seat ${seat_id} shows ${score} points of ${standing}`);
  }
}

function sameView(screen: Screen, state: SessionState): void {
  const view: LiveView = screen.shown!;
  const isShown = view.phase === state.phase && view.paused === (state.paused_at !== null);
  const number = 'question' in view ? view.question?.number : undefined;
  promise(
    isShown && (number === undefined || number === state.number),
    `a ${screen.role} shows ${view.phase} ${number}${view.paused ? ', paused' : ''}; ` +
      `the session is at ${state.phase} ${state.number}${state.paused_at === null ? '' : ', paused'}`,
  );
}
