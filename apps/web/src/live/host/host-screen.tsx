import { Trans, useLingui } from '@lingui/react/macro';
import type { HostView } from '@lexiroom/contracts/live';
import { Keyboard, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { read, remember } from '../../browser/stored-values.ts';
import { Button } from '../../design/buttons/button.tsx';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { Loading } from '../../design/feedback/loading.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { Stage } from '../announcement.tsx';
import type { HostParts } from '../game-screens.ts';
import { HostUnavailable } from '../host-unavailable.tsx';
import { type Move, movesAt, waitsForPlayers } from '../moves.ts';
import { OvertakenNotice } from '../overtaken-notice.tsx';
import { useSecondPress } from '../projector/projector-keys.ts';
import { ConnectionNotice } from '../connection-notice.tsx';
import { screenStateOf } from '../screen-state.ts';
import { ClassRoster, seatedIn } from './class-roster.tsx';
import { Confirmation } from './confirmation.tsx';
import { HostControls } from './host-controls.tsx';
import { HostKeyList } from './host-key-list.tsx';
import { type HostKey, useHostKeys } from './host-keys.ts';
import { HostTopBar } from './host-top-bar.tsx';
import type { HostScreenProps } from './host.machine.ts';
import { NextQuizLinks } from './next-quiz-links.tsx';
import { Remotes } from './remotes.tsx';
import { ReportPage } from './report-page.tsx';
import { Roster } from './roster.tsx';
import { TroubleNotice } from './trouble-notice.tsx';

export type HostSituation = 'awaited' | 'shown' | 'not_the_host' | 'no_such_pin' | 'too_many' | 'over';

/** Draws what the host has in hand: the moment, the next step, and the people. */
export function HostScreen({ snapshot, send, game }: HostScreenProps & { game: HostParts }) {
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
  if (situation === 'over') {
    const { HostAnnouncement } = game;
    return (
      <>
        <ReportPage snapshot={snapshot} send={send} game={game} />
        {view?.phase === 'ended' && <HostAnnouncement view={view} />}
      </>
    );
  }
  if (!view || situation === 'awaited') {
    return (
      <div className="flex min-h-dvh flex-col">
        <Loading />
        <ConnectionNotice state={connection} />
      </div>
    );
  }
  return <Running snapshot={snapshot} send={send} game={game} view={view} />;
}

/** The quiz as it runs. */
function Running({ snapshot, send, game, view }: HostScreenProps & { game: HostParts; view: HostView }) {
  const { t } = useLingui();
  const { NowPanel, HostAnnouncement, movesOf } = game;
  const words = useRefusalWords();
  const { connection } = screenStateOf<HostSituation>(snapshot.value);
  const { context } = snapshot;
  const [shown, setShown] = useState<'remotes' | 'keys' | null>(null);
  const [hasLetters, setLetters] = useState(() => read('host_letters') !== 'off');
  const moves = movesAt(view, movesOf);
  const move = (which: Move) => send({ type: 'MOVE', move: which });
  const { isAsked, press } = useSecondPress(`${view.phase} ${view.question?.number ?? 0}`, move);
  useHostKeys(hasLetters, (key: HostKey) => {
    const { primary, others } = moves;
    switch (key) {
      case 'go_on':
        if (primary && !waitsForPlayers(view) && view.phase !== 'podium') press(primary);
        return;
      case 'pause':
        if (primary === 'unpause') move('unpause');
        else if (others.includes('pause')) move('pause');
        return;
      case 'add_time':
      case 'skip':
      case 'ask_again':
        if (others.includes(key)) move(key);
        return;
      case 'door': {
        const command = view.door === 'locked' ? 'unlock_door' : 'lock_door';
        return send({ type: 'ORDER', order: { type: 'command', command, fields: {} } });
      }
      case 'remote':
        return setShown('remotes');
      case 'keys':
        return setShown('keys');
    }
  });
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-6xl flex-col gap-4 px-4 pb-6 sm:px-8">
      <HostTopBar view={view}>
        <IconButton
          label={t`Keyboard shortcuts`}
          icon={<Keyboard className="size-6" aria-hidden="true" />}
          onClick={() => setShown('keys')}
        />
        <Button
          size="small"
          icon={<Smartphone className="size-5" aria-hidden="true" />}
          onClick={() => setShown('remotes')}
        >
          <Trans>Remote</Trans>
        </Button>
      </HostTopBar>
      <Stage className="grid flex-1 content-start gap-5 lg:grid-cols-[1.2fr_1fr]">
        <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-4 lg:self-start">
          <NowPanel
            view={view}
            clock={context.clock}
            onAccept={(question, text, undo) =>
              send({ type: 'ORDER', order: { type: 'command', command: 'accept', fields: { question, text, undo } } })
            }
            onVoid={(question, undo) =>
              send({ type: 'ORDER', order: { type: 'command', command: 'void', fields: { question, undo } } })
            }
          />
          {context.refusal && <Notice tone="bad">{words(context.refusal)}</Notice>}
          <output className="min-h-6 font-semibold empty:hidden">
            {isAsked && <Trans>Press again to end the question for everybody</Trans>}
          </output>
          <HostControls view={view} moves={moves} moving={context.moving} send={send} />
          {view.phase === 'podium' && <NextQuizLinks pin={view.pin} />}
        </div>
        <div className="grid min-w-0 content-start gap-5">
          <Roster view={view} roster={context.roster} send={send} />
          {context.isRosterOverdue && connection === 'online' && (
            <Notice tone="bad">
              <Trans>The class list could not be loaded. Trying again…</Trans>
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
          onMove={move}
          onOrder={(order) => send({ type: 'ORDER', order })}
        />
      )}
      <Remotes
        view={view}
        clock={context.clock}
        remoteCode={context.remoteCode}
        refusal={context.refusal}
        isOpen={shown === 'remotes'}
        onClose={() => setShown(null)}
        send={send}
      />
      {shown === 'keys' && (
        <HostKeyList
          hasLetters={hasLetters}
          onLetters={(wanted) => {
            remember('host_letters', wanted ? 'on' : 'off');
            setLetters(wanted);
          }}
          onClose={() => setShown(null)}
        />
      )}
      <OvertakenNotice count={context.overtaken} />
      <TroubleNotice trouble={context.trouble} />
      <ConnectionNotice state={connection} />
      <HostAnnouncement view={view} />
    </div>
  );
}
