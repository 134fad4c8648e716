import { useMachine } from '@xstate/react';
import { useWakeLock } from '../../connection/wake-lock.ts';
import type { HostParts } from '../game-screens.ts';
import { HostScreen } from './host-screen.tsx';
import { type HostInput, hostMachine } from './host.machine.ts';

/** The host's own screen: a laptop's or a phone's, while the projector shows the quiz to all; and the report of any quiz. */
export function HostPage({ input, game }: { input: HostInput; game: HostParts }) {
  const [snapshot, send] = useMachine(hostMachine, { input });
  useWakeLock(snapshot.matches('in_session'));
  return <HostScreen snapshot={snapshot} send={send} game={game} />;
}
