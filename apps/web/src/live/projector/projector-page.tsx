import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useWakeLock } from '../../connection/wake-lock.ts';
import type { ProjectorParts } from '../game-screens.ts';
import { projectorMachine } from './projector.machine.ts';
import { ProjectorScreen } from './projector-screen.tsx';

export interface ProjectorPageProps {
  pin: string;
  host_token: string | undefined;
  game: ProjectorParts;
}

/** What the whole class sees; in the host's own browser it moves the quiz on as well. */
export function ProjectorPage({ pin, host_token, game }: ProjectorPageProps) {
  const [snapshot, send] = useMachine(projectorMachine, {
    input: { pin, host_token },
  });
  useWakeLock(snapshot.matches('in_session'));
  useEffect(() => {
    document.documentElement.dataset.projector = '';
    return () => {
      delete document.documentElement.dataset.projector;
    };
  }, []);
  return <ProjectorScreen snapshot={snapshot} send={send} game={game} />;
}
