import { useMachine } from '@xstate/react';
import { useWakeLock } from '../../connection/wake-lock.ts';
import { useProjectorScale } from '../../design/layout/projector-scale.ts';
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
  useProjectorScale();
  return <ProjectorScreen snapshot={snapshot} send={send} game={game} />;
}
