import { Trans } from '@lingui/react/macro';
import { Loading } from '../../design/feedback/loading.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { Stage } from '../announcement.tsx';
import type { HostParts } from '../game-screens.ts';
import { HostUnavailable } from '../host-unavailable.tsx';
import { movesAt } from '../moves.ts';
import { ConnectionNotice } from '../connection-notice.tsx';
import { screenStateOf } from '../screen-state.ts';
import { ClassRoster, seatedIn } from './class-roster.tsx';
import { Confirmation } from './confirmation.tsx';
import { HostControls } from './host-controls.tsx';
import { HostTopBar } from './host-top-bar.tsx';
import type { HostScreenProps } from './host.machine.ts';
import { ReportPage } from './report-page.tsx';
import { Roster } from './roster.tsx';
import { TroubleNotice } from './trouble-notice.tsx';

export type HostSituation = 'awaited' | 'shown' | 'not_the_host' | 'no_such_pin' | 'too_many' | 'over';

/** Draws what the host has in hand: the moment, the next step, and the people. */
export function HostScreen({ snapshot, send, game }: HostScreenProps & { game: HostParts }) {
  const { NowPanel, HostAnnouncement, movesOf } = game;
  const words = useRefusalWords();
  const { situation, connection } = screenStateOf<HostSituation>(snapshot.value);
  const { context } = snapshot;
  const { view } = context;
  if (situation === 'not_the_host' || situation === 'no_such_pin' || situation === 'too_many') {
    return (
      <div className="flex min-h-dvh flex-col">
        <HostUnavailable
          situation={situation}
          path={`/live/${context.pin}/host`}
          onRetry={() => send({ type: 'TRY_AGAIN' })}
        />
      </div>
    );
  }
  if (situation === 'over') return <ReportPage snapshot={snapshot} send={send} game={game} />;
  if (!view || situation === 'awaited') {
    return (
      <div className="flex min-h-dvh flex-col">
        <Loading />
        <ConnectionNotice state={connection} />
      </div>
    );
  }
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-6xl flex-col gap-4 px-4 pb-6 sm:px-8">
      <HostTopBar view={view} />
      <Stage className="grid flex-1 content-start gap-5 lg:grid-cols-[1.2fr_1fr]">
        <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-4 lg:self-start">
          <NowPanel
            view={view}
            clock={context.clock}
            onAccept={(question, text, undo) =>
              send({ type: 'ORDER', order: { type: 'command', command: 'accept', fields: { question, text, undo } } })
            }
          />
          {context.refusal && <Notice tone="bad">{words(context.refusal)}</Notice>}
          <HostControls view={view} moves={movesAt(view, movesOf)} moving={context.moving} send={send} />
        </div>
        <div className="grid min-w-0 content-start gap-5">
          <Roster view={view} roster={context.roster} send={send} />
          {context.isRosterOverdue && connection === 'online' && (
            <Notice tone="bad">
              <Trans>The list of the class does not come. It is asked for again until it does.</Trans>
            </Notice>
          )}
          {context.roster && context.roster.length > 0 && (
            <ClassRoster view={view} roster={context.roster} send={send} />
          )}
        </div>
      </Stage>
      {context.asked && (
        <Confirmation
          asked={context.asked}
          roster={context.roster}
          seated={seatedIn(view)}
          onCancel={() => send({ type: 'CANCEL' })}
          onMove={(move) => send({ type: 'MOVE', move })}
          onOrder={(order) => send({ type: 'ORDER', order })}
        />
      )}
      <TroubleNotice trouble={context.trouble} />
      <ConnectionNotice state={connection} />
      <HostAnnouncement view={view} />
    </div>
  );
}
