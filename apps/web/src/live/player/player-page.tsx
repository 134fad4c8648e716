import { useMachine } from '@xstate/react';
import { useWakeLock } from '../../connection/wake-lock.ts';
import { playerMachine } from './player.machine.ts';
import { type PlayerGameParts, PlayerScreen } from './player-screen.tsx';

interface PlayerPageProps {
  pin: string | undefined;
  /** Of the seat that another device hands over. */
  seat_token: string | undefined;
  game: PlayerGameParts;
}

/** A phone in the quiz: from the pin to the podium. */
export function PlayerPage({ pin, seat_token, game }: PlayerPageProps) {
  const [snapshot, send] = useMachine(playerMachine, { input: { pin, seat_token } });
  useWakeLock(snapshot.matches('in_session'));
  return <PlayerScreen snapshot={snapshot} send={send} game={game} />;
}
