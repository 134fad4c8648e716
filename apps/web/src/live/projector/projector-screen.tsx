import { lazy, Suspense } from 'react';
import type { SnapshotFrom } from 'xstate';
import { Loading } from '../../design/feedback/loading.tsx';
import { Stage } from '../announcement.tsx';
import type { ProjectorParts } from '../game-screens.ts';
import { HostUnavailable } from '../host-unavailable.tsx';
import { movesAt } from '../moves.ts';
import { OvertakenNotice } from '../overtaken-notice.tsx';
import { TroubleNotice } from '../host/trouble-notice.tsx';
import { ConnectionNotice } from '../connection-notice.tsx';
import { Night } from '../night.tsx';
import { screenStateOf } from '../screen-state.ts';
import { useShow } from '../show/use-show.ts';
import { ControlBar } from './control-bar.tsx';
import { Lobby } from './lobby.tsx';
import type { ProjectorEvent, projectorMachine, TeamOrder } from './projector.machine.ts';
import type { TeamMoves } from './team-boards.tsx';
import { TopBar } from './top-bar.tsx';

const MusicControl = lazy(async () => ({ default: (await import('../music/music-control.tsx')).MusicControl }));

export type ProjectorSituation = 'awaited' | 'shown' | 'not_the_host' | 'no_such_pin' | 'too_many' | 'over';

export interface ProjectorScreenProps {
  snapshot: SnapshotFrom<typeof projectorMachine>;
  send: (event: ProjectorEvent) => void;
  game: ProjectorParts;
}

/** Draws the lobby, then the game's board, in letters that can be read from the last row. */
export function ProjectorScreen({ snapshot, send, game }: ProjectorScreenProps) {
  const { Headline, Board, ProjectorAnnouncement, movesOf } = game;
  const { situation, connection } = screenStateOf<ProjectorSituation>(snapshot.value);
  const { context } = snapshot;
  const { view, clock } = context;
  const show = useShow(view);
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
  if (!view || situation === 'awaited') {
    return (
      <Night className="min-h-dvh">
        <Loading />
        <ConnectionNotice state={connection} />
      </Night>
    );
  }
  const { phase } = view;
  const steers = context.host_token === undefined;
  const order = (next: TeamOrder) => send({ type: 'ORDER', order: next });
  const teamMoves: TeamMoves = {
    onMove: (seat_id, group) => order({ type: 'command', command: 'set_team', fields: { seat_id, group } }),
    onBalance: () => order({ type: 'command', command: 'balance_teams', fields: {} }),
  };
  const music = (
    <Suspense fallback={null}>
      <MusicControl view={view} clock={clock} show={show} />
    </Suspense>
  );
  return (
    <Night className="min-h-dvh lg:h-dvh">
      <TopBar view={view} isLobby={phase === 'lobby'} Headline={Headline} />
      <Stage className="mx-auto flex w-full max-w-[96rem] flex-1 flex-col px-5 pb-4 sm:px-10 lg:min-h-0 lg:pb-2">
        {phase === 'lobby' ? (
          <Lobby view={view} teamMoves={steers ? teamMoves : null} />
        ) : (
          <Board view={view} phase={phase} clock={clock} show={show} />
        )}
      </Stage>
      {steers && (
        <ControlBar
          view={view}
          moves={movesAt(view, movesOf)}
          moving={context.moving}
          refusal={context.refusal}
          onMove={(move) => send({ type: 'MOVE', move })}
        >
          {music}
        </ControlBar>
      )}
      {!steers && <footer className="flex items-center gap-2 px-5 pb-2 sm:px-10">{music}</footer>}
      {steers && <OvertakenNotice count={context.overtaken} />}
      {steers && <TroubleNotice trouble={context.trouble} />}
      <ConnectionNotice state={connection} />
      <ProjectorAnnouncement view={view} />
    </Night>
  );
}
