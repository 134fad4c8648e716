import type { SnapshotFrom } from 'xstate';
import { Loading } from '../../design/feedback/loading.tsx';
import { Stage } from '../announcement.tsx';
import type { ProjectorParts } from '../game-screens.ts';
import { HostUnavailable } from '../host-unavailable.tsx';
import { TroubleNotice } from '../host/trouble-notice.tsx';
import { LineNotice } from '../line-notice.tsx';
import { Night } from '../night.tsx';
import { standingOf } from '../situation.ts';
import { ControlBar } from './control-bar.tsx';
import { Lobby } from './lobby.tsx';
import type { ProjectorEvent, projectorMachine } from './projector.machine.ts';
import { TopBar } from './top-bar.tsx';

export type ProjectorSituation =
  | 'connecting' | 'placing' | 'lobby' | 'starting' | 'question' | 'open' | 'locked' | 'reveal' | 'leaderboard'
  | 'podium' | 'ended' | 'not_the_host' | 'no_such_pin' | 'too_many' | 'over'; // prettier-ignore

export interface ProjectorScreenProps {
  snapshot: SnapshotFrom<typeof projectorMachine>;
  send: (event: ProjectorEvent) => void;
  game: ProjectorParts;
}

/** Draws where the quiz stands, to be read from the last row. */
export function ProjectorScreen({ snapshot, send, game }: ProjectorScreenProps) {
  const { Headline, Board, ProjectorAnnouncement } = game;
  const { situation, line } = standingOf<ProjectorSituation>(snapshot.value);
  const { context } = snapshot;
  const { view, clock } = context;
  if (situation === 'not_the_host' || situation === 'no_such_pin' || situation === 'too_many' || situation === 'over') {
    return (
      <Night className="min-h-dvh">
        <HostUnavailable
          situation={situation}
          path={`/live/${context.pin}/projector`}
          onRetry={() => send({ type: 'TRY_AGAIN' })}
        />
      </Night>
    );
  }
  if (!view || situation === 'connecting' || situation === 'placing') {
    return (
      <Night className="min-h-dvh">
        <Loading />
        <LineNotice line={line} />
      </Night>
    );
  }
  const steers = context.host_token === undefined;
  return (
    <Night className="min-h-dvh lg:h-dvh">
      <TopBar view={view} isLobby={situation === 'lobby'} Headline={Headline} />
      <Stage className="mx-auto flex w-full max-w-[96rem] flex-1 flex-col px-5 pb-4 sm:px-10 lg:min-h-0 lg:pb-2">
        {situation === 'lobby' ? <Lobby view={view} /> : <Board view={view} phase={situation} clock={clock} />}
      </Stage>
      {steers && (
        <ControlBar
          view={view}
          moving={context.moving}
          refusal={context.refusal}
          onMove={(move) => send({ type: 'MOVE', move })}
        />
      )}
      {steers && <TroubleNotice trouble={context.trouble} />}
      <LineNotice line={line} />
      <ProjectorAnnouncement view={view} />
    </Night>
  );
}
