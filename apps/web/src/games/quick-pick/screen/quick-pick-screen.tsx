import { Trans, useLingui } from '@lingui/react/macro';
import { Play, Square } from 'lucide-react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../design/buttons/button.tsx';
import { Loading } from '../../../design/feedback/loading.tsx';
import { Spinner } from '../../../design/graphics/spinner.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';
import { useWakeLock } from '../../../connection/wake-lock.ts';
import { HostUnavailable } from '../../../live/host-unavailable.tsx';
import type { OtherScreenProps } from '../../../live/live-page.tsx';
import { VolumeControl } from '../../frame/feel/volume-control.tsx';
import { Board } from '../board.tsx';
import { CountingDown } from '../counting-down.tsx';
import { GroupListsButton } from '../group-lists.tsx';
import { SideName } from '../group-name.tsx';
import { PhoneLobby, PhoneSign } from '../phone-sign.tsx';
import { openSessionTable } from '../table/session-table.ts';
import type { Table } from '../table/table.ts';
import { Winner } from '../winner.tsx';

/**
 * The board of a game by its pin, on another computer than the one it was opened on, or after that tab was closed. Whoever
 * leaves this page leaves the game as it is.
 */
export function QuickPickScreen(props: OtherScreenProps) {
  const { pin, host_token } = props;
  const [table, setTable] = useState<Table>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let opened: Table | undefined;
    let isLeft = false;
    openSessionTable({ pin, host_token }).then(
      (ready) => {
        opened = ready;
        if (isLeft) ready.close();
        else setTable(ready);
      },
      () => setFailed(true),
    );
    return () => {
      isLeft = true;
      opened?.close();
    };
  }, [pin, host_token]);
  if (isFailed) return <HostUnavailable situation="too_many" path={location.pathname} onRetry={reload} />;
  return table ? <AtTable {...props} table={table} /> : <Loading />;
}

const reload = () => location.reload();

/** Words are said by the server's voice: the page has no deck. */
const deck = { has_speech: true };

function AtTable({ host_token, table, onOver }: OtherScreenProps & { table: Table }) {
  const { view, pressed, isAway, goneAs } = useSyncExternalStore(table.subscribe, table.state);
  const steers = host_token === undefined;
  useWakeLock(view !== null && goneAs === null);
  const isOver = goneAs === 'ENDED' || view?.phase === 'ended';
  const over = useEffectEvent(() => onOver?.());
  useEffect(() => {
    if (isOver) over();
  }, [isOver]);
  useEffect(() => {
    if (view) document.title = `Quick Pick · ${view.deck_name} · Lexiroom`;
  }, [view]);
  if (isOver || goneAs !== null) {
    const situation = { BAD_TOKEN: 'not_the_host', ENDED: 'over', TOO_MANY: 'too_many' } as const;
    const why = isOver ? 'over' : goneAs && goneAs in situation ? situation[goneAs as keyof typeof situation] : null;
    return (
      <div className="flex min-h-dvh flex-col">
        <HostUnavailable situation={why ?? 'no_such_pin'} path={location.pathname} onRetry={reload} />
      </div>
    );
  }
  if (!view) return <Loading />;
  const { asked, phase, winner } = view;
  const isJoinable = view.door === 'open';
  const wordOf = (word_id: number) =>
    asked && { word_id, sound_path: asked.sound_path, target_translation: view.round?.text ?? '' };
  const names = { a: <SideName group="a" view={view} />, b: <SideName group="b" view={view} /> };
  return (
    <main id="main" className="mx-auto flex min-h-dvh w-full max-w-[100rem] flex-col px-3 pb-2 sm:px-6">
      <header className="flex flex-wrap items-center justify-between gap-3 py-2">
        <p className="flex min-w-0 flex-1 items-baseline gap-2">
          <b className="shrink-0 font-display text-lg">
            <Trans>Quick Pick</Trans>
          </b>
          <span className="min-w-0 truncate text-soft">
            <UserText>{view.deck_name}</UserText>
          </span>
        </p>
        {isAway && (
          <output className="flex items-center gap-2 font-semibold text-bad-ink">
            <Spinner className="size-5" /> <Trans>Connecting…</Trans>
          </output>
        )}
        {isJoinable && phase !== 'lobby' && phase !== 'podium' && <PhoneSign view={view} />}
        {steers && isJoinable && view.count > 0 && <GroupListsButton view={view} onMove={table.move} />}
        <VolumeControl />
        {steers && <EndButton onEnd={table.end} />}
      </header>
      <div className="relative flex flex-1 flex-col">
        {phase === 'lobby' && isJoinable && <PhoneLobby view={view} onStart={table.start} onMove={table.move} />}
        {phase === 'lobby' && !isJoinable && (
          <div className="grid flex-1 place-items-center">
            <Button look="sun" size="large" icon={<Play className="size-7 rtl:rotate-180" />} onClick={table.start}>
              <Trans>Start</Trans>
            </Button>
          </div>
        )}
        {phase === 'starting' && <CountingDown key={view.game_number} table={table} startsAt={view.starts_at ?? 0} />}
        {phase !== 'lobby' && phase !== 'starting' && (
          <Board deck={deck} wordOf={wordOf} view={view} pressed={pressed} names={names} onPick={table.pick} />
        )}
        {phase === 'podium' && winner && (
          <Winner name={names[winner]} onRetry={table.restart} onBack={() => location.assign('/live')} />
        )}
      </div>
    </main>
  );
}

function EndButton({ onEnd }: { onEnd: () => void }) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" icon={<Square className="size-4" aria-hidden="true" />} onClick={() => setAsking(true)}>
        <Trans>End game</Trans>
      </Button>
      {isAsking && (
        <Dialog title={t`End the game for everybody?`} onClose={() => setAsking(false)}>
          <div className="flex flex-wrap gap-3">
            <Button look="brand" onClick={onEnd}>
              <Trans>End game</Trans>
            </Button>
            <Button onClick={() => setAsking(false)}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
