import { Trans } from '@lingui/react/macro';
import type { HostView } from '@lexiroom/contracts/live';
import { CircleSlash, CloudOff, DoorClosedLocked, DoorOpen, Flag, Hourglass, QrCode, Smartphone } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { Loading } from '../../design/feedback/loading.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { Stage } from '../announcement.tsx';
import { ConnectionNotice } from '../connection-notice.tsx';
import type { HostParts } from '../game-screens.ts';
import { Confirmation } from '../host/confirmation.tsx';
import { HostControls } from '../host/host-controls.tsx';
import { TroubleNotice } from '../host/trouble-notice.tsx';
import { movesAt } from '../moves.ts';
import { OvertakenNotice } from '../overtaken-notice.tsx';
import { screenStateOf } from '../screen-state.ts';
import type { RemoteEvent, RemoteScreenProps } from './remote.machine.ts';

type Situation =
  'arriving' | 'asking' | 'unreachable' | 'too_many' | 'without_code' | 'awaited' | 'shown' | 'stopped' | 'over';

/** What a phone that steers shows: first that it may, then the moment of the quiz, and below the thumb what comes next. */
export function RemoteScreen({ snapshot, send, game }: RemoteScreenProps & { game: HostParts }) {
  const { situation, connection } = screenStateOf<Situation>(snapshot.value);
  const { context } = snapshot;
  switch (situation) {
    case 'arriving':
    case 'asking':
      return <Loading />;
    case 'unreachable':
      return (
        <Told icon={CloudOff} title={<Trans>No connection</Trans>} onRetry={() => send({ type: 'TRY_AGAIN' })}>
          <Trans>Check that you are on the same network as the board.</Trans>
        </Told>
      );
    case 'too_many':
      return (
        <Told
          icon={Hourglass}
          title={<Trans>Too many attempts. Please wait a moment.</Trans>}
          onRetry={() => send({ type: 'TRY_AGAIN' })}
        />
      );
    case 'without_code':
      return (
        <Told icon={QrCode} title={<Trans>This code has been used, or is older than a minute</Trans>}>
          <Trans>Press “Remote” on the host’s screen, and point the camera of this phone at the new code.</Trans>
        </Told>
      );
    case 'awaited':
      return (
        <>
          <Told icon={Smartphone} title={<Trans>Allow this phone on the host’s screen</Trans>}>
            <Trans>The same number must be shown there:</Trans>
            <b className="mt-4 block font-display text-8xl font-extrabold text-ink tabular-nums">
              {context.given?.sign}
            </b>
          </Told>
          {connection === 'offline' && !navigator.onLine && <ConnectionNotice state={connection} />}
        </>
      );
    case 'stopped':
      return (
        <Told icon={CircleSlash} title={<Trans>This phone does not control the quiz</Trans>}>
          <Trans>It was refused or stopped on the host’s screen. It can ask again with a new code from there.</Trans>
        </Told>
      );
    case 'over':
      return <Told icon={Flag} title={<Trans>This quiz has ended</Trans>} />;
    case 'shown':
      return context.view && <Steering snapshot={snapshot} send={send} game={game} view={context.view} />;
  }
}

function Steering({ snapshot, send, game, view }: RemoteScreenProps & { game: HostParts; view: HostView }) {
  const { NowPanel, HostAnnouncement, movesOf } = game;
  const words = useRefusalWords();
  const { connection } = screenStateOf<Situation>(snapshot.value);
  const { context } = snapshot;
  const order = (sent: Extract<RemoteEvent, { type: 'ORDER' }>['order']) => send({ type: 'ORDER', order: sent });
  const isLocked = view.door === 'locked';
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-2xl flex-col gap-3 px-4 pt-[max(0.5rem,env(safe-area-inset-top))] pb-[max(1rem,env(safe-area-inset-bottom))]">
      <header className="flex min-h-12 items-center gap-3">
        <Smartphone className="size-6 shrink-0 text-soft" aria-hidden="true" />
        <p className="min-w-0 flex-1 truncate font-semibold">
          <UserText>{view.deck_name}</UserText>
        </p>
        <Button
          size="small"
          icon={
            isLocked ? (
              <DoorClosedLocked className="size-5" aria-hidden="true" />
            ) : (
              <DoorOpen className="size-5" aria-hidden="true" />
            )
          }
          onClick={() => order({ type: 'command', command: isLocked ? 'unlock_door' : 'lock_door', fields: {} })}
        >
          {isLocked ? <Trans>Open the door</Trans> : <Trans>Lock the door</Trans>}
        </Button>
      </header>
      <Stage className="flex flex-1 flex-col gap-4">
        <NowPanel
          view={view}
          clock={context.clock}
          onAccept={(question, text, undo) =>
            order({ type: 'command', command: 'accept', fields: { question, text, undo } })
          }
          onVoid={(question, undo) => order({ type: 'command', command: 'void', fields: { question, undo } })}
        />
        {context.refusal && <Notice tone="bad">{words(context.refusal)}</Notice>}
        <div className="mt-auto">
          <HostControls view={view} moves={movesAt(view, movesOf)} moving={context.moving} send={send} />
        </div>
      </Stage>
      {context.asked && (
        <Confirmation
          asked={context.asked}
          onCancel={() => send({ type: 'CANCEL' })}
          onMove={(move) => send({ type: 'MOVE', move })}
          onOrder={(sent) => sent.command === 'void' && order(sent)}
        />
      )}
      <OvertakenNotice count={context.overtaken} />
      <TroubleNotice trouble={context.trouble} />
      <ConnectionNotice state={connection} />
      <HostAnnouncement view={view} />
    </div>
  );
}

interface ToldProps {
  icon: ComponentType<{ className?: string }>;
  title: ReactNode;
  children?: ReactNode;
  onRetry?: () => void;
}

/** One thing to say, in the middle of the phone. */
function Told({ icon: Icon, title, children, onRetry }: ToldProps) {
  return (
    <Stage className="mx-auto flex min-h-dvh max-w-xl flex-col items-center justify-center gap-5 p-6 text-center">
      <span className="grid size-20 place-items-center rounded-3xl bg-brand-wash text-brand-ink">
        <Icon className="size-10" aria-hidden="true" />
      </span>
      <div role="alert">
        <h1 className="font-display text-3xl font-bold text-balance">{title}</h1>
      </div>
      {children && <div className="text-lg text-balance text-soft">{children}</div>}
      {onRetry && (
        <Button look="sun" onClick={onRetry}>
          <Trans>Retry</Trans>
        </Button>
      )}
    </Stage>
  );
}
