import { useMachine } from '@xstate/react';
import { useWakeLock } from '../../connection/wake-lock.ts';
import { playerMachine } from './player.machine.ts';
import { type PlayerGameParts, PlayerScreen } from './player-screen.tsx';

/** A phone in the quiz: from the pin to the podium. */
export function PlayerPage({ pin, game }: { pin: string | undefined; game: PlayerGameParts }) {
  const [snapshot, send] = useMachine(playerMachine, { input: { pin } });
  useWakeLock(snapshot.matches('in_session'));
  return <PlayerScreen snapshot={snapshot} send={send} game={game} />;
}
