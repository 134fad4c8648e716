import type { QuickPickProjectorView } from '@lexiroom/contracts/live';
import type { Group } from '@lexiroom/domain/games/quick-pick';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
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
import { openTable } from './table/open-table.ts';
import type { Table } from './table/table.ts';
import { Winner } from './winner.tsx';

/** The game of two groups at one board, from its countdown to its winner. */
export function QuickPickGame(props: GameBodyProps) {
  const { study, players, onBack } = props;
  /** 'none': the words make no game. */
  const [table, setTable] = useState<Table | 'none'>();
  const open = useEffectEvent(() => openTable(study, players));
  const failed = useEffectEvent(onBack);
  useEffect(() => {
    let isLeft = false;
    let opened: Table | undefined;
    open().then(
      (ready) => {
        opened = ready;
        if (!ready) setTable('none');
        else if (isLeft) leave(ready);
        else setTable(ready);
      },
      () => failed(),
    );
    return () => {
      // By a way of the page: a reload runs nothing of this, and the game goes on.
      isLeft = true;
      if (opened) leave(opened);
    };
  }, []);
  if (table === 'none') return <NothingToTellApart onBack={onBack} />;
  return table ? <AtTable {...props} table={table} /> : <Waiting />;
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

function AtTable({ study, players, table, onOver, onRetry, onBack }: GameBodyProps & { table: Table }) {
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
  /** Phones and whoever else is here play on. Of a class without phones, others are chosen for the next game. */
  const playsOn = view?.phase === 'podium' && (players.type !== 'groups' || hasPhones);
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
  // Visitors know that from the first page.
  const isUnrecorded = table.isLocal && study.data.logged_in_user !== null;
  const wordOf = (asked: number) => study.words.find(({ word_id }) => word_id === asked);
  const names = { a: nameOf('a', view, players), b: nameOf('b', view, players) };
  return (
    <div className="relative flex flex-1 flex-col">
      {isUnrecorded && (
        <p className="pb-2 text-center font-semibold text-bad-ink">
          <Trans>This game is played on this device alone: nothing of it is recorded.</Trans>
        </p>
      )}
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
