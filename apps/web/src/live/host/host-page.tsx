import { useMachine } from '@xstate/react';
import { useWakeLock } from '../../connection/wake-lock.ts';
import { HostScreen } from './host-screen.tsx';
import { hostMachine } from './host.machine.ts';

/** The host's own screen: a laptop's or a phone's, while the projector shows the quiz to all. */
export function HostPage({ pin }: { pin: string }) {
  const [snapshot, send] = useMachine(hostMachine, { input: { pin } });
  useWakeLock(snapshot.matches('inside'));
  return <HostScreen snapshot={snapshot} send={send} />;
}
