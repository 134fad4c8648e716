import { useMachine } from '@xstate/react';
import { useWakeLock } from '../../connection/wake-lock.ts';
import type { HostParts } from '../game-screens.ts';
import { remoteMachine } from './remote.machine.ts';
import { RemoteScreen } from './remote-screen.tsx';

/** The phone in the host's hand, away from the desk. */
export function RemotePage({ pin, code, game }: { pin: string; code: string | undefined; game: HostParts }) {
  const [snapshot, send] = useMachine(remoteMachine, { input: { pin, code } });
  useWakeLock(snapshot.matches('in_session'));
  return <RemoteScreen snapshot={snapshot} send={send} game={game} />;
}
