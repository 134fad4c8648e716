import { Plural } from '@lingui/react/macro';
import type { HostView } from '@lexiroom/contracts/live';
import type { ServerClock } from '../../../connection/server-clock.ts';
import { UserText } from '../../../design/typography/user-text.tsx';
import { TimeBar } from '../time-bar.tsx';
import { RaceGoal } from '../projector/race-goal.tsx';

/** The running race in small, for the host: what it goes to, how much was answered, who is ahead. */
export function RacePanel({ view, clock }: { view: HostView; clock: ServerClock | null }) {
  const { race, paused } = view;
  if (!race) return null;
  const { top = [], more = 0, answers = 0, goal_seconds = 0, deadline_at } = race;
  return (
    <>
      <p className="text-lg font-semibold">
        <RaceGoal race={race} />
      </p>
      <TimeBar
        opens_at={(deadline_at ?? 0) - goal_seconds * 1000}
        deadline_at={deadline_at}
        clock={clock}
        paused={paused}
      />
      <p className="text-lg text-soft">
        <Plural value={answers} one="# answer so far" other="# answers so far" />
      </p>
      <ol className="flex flex-col gap-1.5 text-lg">
        {top.map(({ seat_id, name, rank, score }) => (
          <li key={seat_id} className="flex gap-3">
            <b className="w-6 tabular-nums">{score === 0 ? '–' : rank}</b>
            <span className="min-w-0 flex-1 truncate">
              <UserText>{name}</UserText>
            </span>
            <span className="tabular-nums">{score}</span>
          </li>
        ))}
      </ol>
      {more > 0 && (
        <p className="text-soft">
          <Plural value={more} one="and # more" other="and # more" />
        </p>
      )}
    </>
  );
}
