import type { QuickPickProjectorView } from '@lexiroom/contracts/live';
import type { Group } from '@lexiroom/domain/games/quick-pick';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { Spinner } from '../../design/graphics/spinner.tsx';
import type { GameBodyProps, Players } from '../frame/game-screen.ts';
import { NothingToTellApart } from '../frame/nothing-to-ask.tsx';
import { Board } from './board.tsx';
import { withPhones } from './chosen.ts';
import { GroupListsButton } from './group-lists.tsx';
import { GroupScores } from './group-board.tsx';
import { CountingDown } from './counting-down.tsx';
import { SideName } from './group-name.tsx';
import { countWin } from './group-wins.ts';
import { PhoneLobby, PhoneSign } from './phone-sign.tsx';
import { forgetGame } from './table/kept-game.ts';
import { openRecordedTable, openTable } from './table/open-table.ts';
import type { Table } from './table/table.ts';
import { UnrecordedNotice } from './unrecorded-notice.tsx';
import { Winner } from './winner.tsx';

/** The game of two groups at one board, from its countdown to its winner. */
export function QuickPickGame(props: GameBodyProps) {
  const { study, players, onBack } = props;
  /** 'none': the words make no game. */
  const [table, setTable] = useState<Table | 'none'>();
  const current = useRef<{ table?: Table; isLeft: boolean }>({ isLeft: false });
  const open = useEffectEvent(() => openTable(study, players));
  const failed = useEffectEvent(onBack);
  const sitAt = (ready: Table) => {
    if (current.current.isLeft) return leave(ready);
    current.current.table?.close();
    current.current.table = ready;
    setTable(ready);
  };
  const opened = useEffectEvent((ready: Table | undefined) => (ready ? sitAt(ready) : setTable('none')));
  useEffect(() => {
    const place = current.current;
    place.isLeft = false;
    open().then(opened, () => failed());
    return () => {
      // By a way of the page: a reload runs nothing of this, and the game goes on.
      place.isLeft = true;
      if (place.table) leave(place.table);
    };
  }, []);
  /** In the place of a game that is not recorded. */
  const tryRecorded = async () => {
    const recorded = await openRecordedTable(study, players).catch(() => undefined);
    if (recorded) sitAt(recorded);
    return recorded !== undefined;
  };
  if (table === 'none') return <NothingToTellApart onBack={onBack} />;
  // A session instead of a game of this browser is another game.
  return table ? (
    <AtTable key={String(table.isLocal)} {...props} table={table} tryRecorded={tryRecorded} />
  ) : (
    <Waiting />
  );
}

function leave(table: Table): void {
  if (table.state().view?.phase !== 'ended') table.end();
  table.close();
  forgetGame();
}

const Waiting = () => (
  <div className="grid flex-1 place-items-center" aria-busy="true">
    <Spinner className="size-10" />
  </div>
);

interface AtTableProps extends GameBodyProps {
  table: Table;
  tryRecorded: () => Promise<boolean>;
}

function AtTable({ study, players, table, tryRecorded, onOver, onRetry, onBack }: AtTableProps) {
  const { view, pressed, isAway, goneAs } = useSyncExternalStore(table.subscribe, table.state);
  const hasPhones = withPhones(study) && view !== null && view.pin !== '' && view.door === 'open';
  const isWaiting = view?.phase === 'lobby';
  useEffect(() => {
    if (isWaiting && !hasPhones) table.start();
  }, [isWaiting, hasPhones, table]);
  const isOver = view?.phase === 'podium' || view?.phase === 'ended';
  const winner = isOver ? view.winner : undefined;
  // Somebody ended it before anybody had won, on another screen of the teacher's.
  const isBrokenOff = goneAs !== null || (view?.phase === 'ended' && !winner);
  const breakOff = useEffectEvent(onBack);
  useEffect(() => {
    if (isBrokenOff) breakOff();
  }, [isBrokenOff]);
  // Visitors know that from the first page.
  const isUnrecorded = table.isLocal && study.data.logged_in_user !== null;
  /**
   * Phones and whoever else is here play on. Of a class without phones others are chosen for the next game, and the next
   * one after a game without a record may have one.
   */
  const playsOn = view?.phase === 'podium' && !isUnrecorded && (players.type !== 'groups' || hasPhones);
  const won = useEffectEvent((group: Group) => {
    if (players.type === 'groups')
      countWin(players.class_id, group, playsOn ? `${view.pin}-${view.game_number}` : undefined);
    // Nobody plays in it any more: a reload begins anew.
    if (!playsOn) forgetGame();
    onOver({ score: view?.scores[group] ?? 0 });
  });
  useEffect(() => {
    if (winner) won(winner);
  }, [winner]);
  if (!view) return <Waiting />;
  if (isWaiting && hasPhones) return <PhoneLobby view={view} onStart={table.start} onMove={table.move} />;
  if (view.phase === 'starting') return <CountingDown table={table} startsAt={view.starts_at ?? 0} />;
  const wordOf = (asked: number) => study.words.find(({ word_id }) => word_id === asked);
  const names = { a: nameOf('a', view, players), b: nameOf('b', view, players) };
  return (
    <div className="relative flex flex-1 flex-col">
      {isUnrecorded && <UnrecordedNotice onTryAgain={tryRecorded} />}
      {(hasPhones || isAway) && (
        <div className="flex flex-wrap items-center justify-center gap-3 pb-2">
          {hasPhones && !isOver && <PhoneSign view={view} />}
          {hasPhones && view.count > 0 && <GroupListsButton view={view} onMove={table.move} />}
          {isAway && (
            <output className="flex items-center gap-2 font-semibold text-bad-ink">
              <Spinner className="size-5" /> <Trans>Connecting…</Trans>
            </output>
          )}
        </div>
      )}
      <Board deck={study.data} wordOf={wordOf} view={view} pressed={pressed} names={names} onPick={table.pick} />
      {winner && (
        <Winner name={names[winner]} onRetry={playsOn ? table.restart : onRetry} onBack={onBack}>
          {players.type === 'groups' && <GroupScores class_id={players.class_id} />}
        </Winner>
      )}
    </div>
  );
}

/** The name of a side, also without a session. */
function nameOf(group: Group, view: QuickPickProjectorView, players: Players): ReactNode {
  const isOneOnOne = players.type === 'groups' && view.challenge_type === '1v1';
  const chosen = isOneOnOne ? players[group][0]?.student_name : undefined;
  return <SideName group={group} view={view} chosen={chosen} />;
}
