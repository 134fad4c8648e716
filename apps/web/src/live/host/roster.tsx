import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { HostView, RosterName } from '@lexiroom/contracts/live';
import { namesToldApart } from '@lexiroom/domain/names';
import { ArrowLeftRight, DoorClosedLocked, DoorOpen, Pencil, Shuffle, UserX, Wifi, WifiOff } from 'lucide-react';
import { Button } from '../../design/buttons/button.tsx';
import { Card } from '../../design/layout/card.tsx';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { SeatEmblem } from '../seat-emblem.tsx';
import { dragsSeat } from '../teams/dragged-seat.ts';
import { useBurst } from './burst.ts';
import type { HostEvent } from './host.machine.ts';
import { RosterByTeam } from './roster-by-team.tsx';

type Entry = NonNullable<HostView['players']>[number];

export interface RosterProps {
  view: HostView;
  /** The class that plays under its names, by which students of one name are told apart; null while it is not known. */
  roster: readonly RosterName[] | null;
  send: (event: HostEvent) => void;
}

/** The people in the room. Names to look at come first; nobody else sees those until they are kept. */
export function Roster({ view, roster, send }: RosterProps) {
  const isLocked = view.door === 'locked';
  const came = useBurst(view.count, isLocked);
  const players = (view.players ?? []).toSorted((one, other) => Number(isDoubtful(other)) - Number(isDoubtful(one)));
  const shownNames = new Map(namesToldApart(roster ?? []).map((student) => [student.student_id, student.student_name]));
  const together = new Map<number, number>();
  for (const player of players) together.set(deviceOf(player), (together.get(deviceOf(player)) ?? 0) + 1);
  const withName = (player: Entry): Entry => ({
    ...player,
    name: shownNames.get(player.student_id ?? 0) ?? player.name,
  });
  return (
    <Card className="flex min-w-0 flex-col gap-3 self-start p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="font-display text-2xl font-bold">
            <Plural value={view.count} one="# player" other="# players" />
          </h2>
          <p className="text-soft">
            <Plural value={view.connected} one="# connected" other="# connected" />
          </p>
        </div>
        <Button
          size="small"
          icon={isLocked ? <DoorOpen className="size-5" /> : <DoorClosedLocked className="size-5" />}
          onClick={() =>
            send({
              type: 'ORDER',
              order: { type: 'command', command: isLocked ? 'unlock_door' : 'lock_door', fields: {} },
            })
          }
        >
          {isLocked ? <Trans>Unlock the door</Trans> : <Trans>Lock the door</Trans>}
        </Button>
      </div>
      {came > 0 && (
        <Notice>
          <Trans>{came} players came within ten seconds. If they are not yours, lock the door.</Trans>
        </Notice>
      )}
      {players.length === 0 ? (
        <p className="text-soft">
          <Trans>Players appear here when they have joined with the pin.</Trans>
        </p>
      ) : (
        <RosterByTeam players={players} teams={view.teams} isLobby={view.phase === 'lobby'} send={send}>
          {(player, onTeam) => (
            <Row
              key={player.seat_id}
              player={withName(player)}
              others={(together.get(deviceOf(player)) ?? 1) - 1}
              send={send}
              onTeam={onTeam}
            />
          )}
        </RosterByTeam>
      )}
    </Card>
  );
}

/** What seats that came together have in common; 0 for those without a device. */
const deviceOf = ({ came_with, seat_id }: Entry): number => came_with ?? seat_id;
const isDoubtful = (player: Entry): boolean => player.doubtful_name !== undefined;

interface RowProps {
  player: Entry;
  others: number;
  send: (event: HostEvent) => void;
  /** In a quiz of teams: the host wants to move this player. */
  onTeam: (() => void) | undefined;
}

function Row({ player, others, send, onTeam }: RowProps) {
  const { t } = useLingui();
  const { seat_id, connected, doubtful_name, student_id } = player;
  const name = doubtful_name ?? player.name;
  return (
    <li className="flex flex-wrap items-center gap-x-2 py-1.5" {...(onTeam && dragsSeat(seat_id))}>
      {connected ? (
        <Wifi className="size-5 text-good-ink" aria-hidden="true" />
      ) : (
        <WifiOff className="size-5 text-soft" aria-hidden="true" />
      )}
      <SeatEmblem seat={player} className="size-8" />
      <span className={`min-w-0 flex-1 text-lg font-semibold wrap-anywhere ${connected ? '' : 'text-soft'}`}>
        <UserText>{name}</UserText>
        <span className="sr-only">, {connected ? t`connected` : t`away`}</span>
        {doubtful_name !== undefined && (
          <span className="block text-base font-normal text-bad-ink">
            <Trans>
              The others see <UserText>{player.name}</UserText>
            </Trans>
          </span>
        )}
      </span>
      {doubtful_name !== undefined && (
        <Button
          size="small"
          onClick={() => send({ type: 'ORDER', order: { type: 'command', command: 'keep_name', fields: { seat_id } } })}
        >
          <Trans>Keep</Trans>
        </Button>
      )}
      {onTeam && (
        <IconButton
          label={t`Move ${name} to another team`}
          icon={<Shuffle className="size-5" aria-hidden="true" />}
          onClick={onTeam}
        />
      )}
      {student_id === undefined ? (
        <IconButton
          label={t`Rename ${name}`}
          icon={<Pencil className="size-5" aria-hidden="true" />}
          onClick={() => send({ type: 'ASK', question: { type: 'rename', seat_id, name } })}
        />
      ) : (
        <IconButton
          label={t`Somebody else sits there, not ${name}`}
          icon={<ArrowLeftRight className="size-5" aria-hidden="true" />}
          onClick={() => {
            send({ type: 'LOOK_AT_CLASS' });
            send({ type: 'ASK', question: { type: 'reassign', seat_id, student_id, name } });
          }}
        />
      )}
      <IconButton
        label={t`Remove ${name}`}
        icon={<UserX className="size-5" aria-hidden="true" />}
        onClick={() =>
          send({ type: 'ASK', question: { type: 'remove', seat_id, name, others, hasDevice: deviceOf(player) !== 0 } })
        }
      />
    </li>
  );
}
