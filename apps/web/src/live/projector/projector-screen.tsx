import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { Loading } from '../../design/loading.tsx';
import { Stage } from '../announcement.tsx';
import { HostUnavailable } from '../host-unavailable.tsx';
import { TroubleNotice } from '../host/trouble-notice.tsx';
import { LineNotice } from '../line-notice.tsx';
import { Night } from '../night.tsx';
import { usePicturesAhead } from '../option-pictures.ts';
import { standingOf } from '../situation.ts';
import { Countdown } from '../countdown.tsx';
import { ControlBar } from './control-bar.tsx';
import { Leaderboard } from './leaderboard.tsx';
import { Lobby } from './lobby.tsx';
import { PodiumBoard } from './podium-board.tsx';
import { ProjectorAnnouncement } from './projector-announcement.tsx';
import type { ProjectorEvent, projectorMachine } from './projector.machine.ts';
import { QuestionBoard } from './question-board.tsx';
import { RevealBoard } from './reveal-board.tsx';
import { TopBar } from './top-bar.tsx';

export type ProjectorSituation =
  | 'connecting' | 'placing' | 'lobby' | 'starting' | 'question' | 'open' | 'locked' | 'reveal' | 'leaderboard'
  | 'podium' | 'ended' | 'not_the_host' | 'no_such_pin' | 'too_many' | 'over'; // prettier-ignore

export interface ProjectorScreenProps {
  snapshot: SnapshotFrom<typeof projectorMachine>;
  send: (event: ProjectorEvent) => void;
}

/** Draws where the quiz stands, to be read from the last row. */
export function ProjectorScreen({ snapshot, send }: ProjectorScreenProps) {
  const { situation, line } = standingOf<ProjectorSituation>(snapshot.value);
  const { context } = snapshot;
  const { view, clock } = context;
  usePicturesAhead(view?.pictures);
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
      <TopBar view={view} isLobby={situation === 'lobby'} />
      <Stage className="mx-auto flex w-full max-w-[96rem] flex-1 flex-col px-5 pb-4 sm:px-10 lg:min-h-0 lg:pb-2">
        {boardOf(situation)}
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

  function boardOf(where: Exclude<ProjectorSituation, 'connecting' | 'placing'>): ReactNode {
    if (!view) return null;
    switch (where) {
      case 'lobby':
        return <Lobby view={view} />;
      case 'starting':
        return <Countdown starts_at={view.starts_at ?? 0} clock={clock} paused={view.paused} />;
      case 'question':
      case 'open':
      case 'locked':
        return <QuestionBoard view={view} clock={clock} />;
      case 'reveal':
        return <RevealBoard view={view} />;
      case 'leaderboard':
        return <Leaderboard top={view.top ?? []} />;
      case 'podium':
      case 'ended':
        return <PodiumBoard podium={view.podium} isEnded={where === 'ended'} />;
      case 'not_the_host':
      case 'no_such_pin':
      case 'too_many':
      case 'over':
        return null;
    }
  }
}
