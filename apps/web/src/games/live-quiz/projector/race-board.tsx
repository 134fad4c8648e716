import { Plural, Trans } from '@lingui/react/macro';
import type { ProjectorView } from '@lexiroom/contracts/live';
import { teamIds } from '@lexiroom/domain/live-teams';
import { Flag } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { ServerClock } from '../../../connection/server-clock.ts';
import { isMotionReduced } from '../../../design/styles/display.ts';
import { UserText } from '../../../design/typography/user-text.tsx';
import { SeatEmblem } from '../../../live/seat-emblem.tsx';
import { Team } from '../../../live/teams/team-name.tsx';
import { TeamStrip } from '../team-standings.tsx';
import { TimeBar } from '../time-bar.tsx';
import { RaceGoal } from './race-goal.tsx';

type Race = NonNullable<ProjectorView['race']>;
type Racing = NonNullable<Race['top']>[number];

const swapMs = 700;

/** The race as the whole room sees it: the first ten, each as far as they are, and how many more there are. */
export function RaceBoard({ view, clock }: { view: ProjectorView; clock: ServerClock | null }) {
  const { race, paused, phase } = view;
  if (!race) return null;
  const { top = [], more = 0, goal_points, goal_seconds = 0, deadline_at } = race;
  const whole = goal_points ?? Math.max(1, ...top.map(({ score }) => score));
  return (
    <div className="flex flex-1 flex-col gap-[min(1rem,1.5vh)] lg:min-h-0">
      <h1 className="text-center font-display text-4xl font-extrabold">
        {phase === 'locked' ? (
          <span className="inline-flex items-center gap-3">
            <Flag className="size-10" aria-hidden="true" />
            <Trans>The race is over</Trans>
          </span>
        ) : (
          <RaceGoal race={race} />
        )}
      </h1>
      {phase === 'open' && (
        <TimeBar
          big
          opens_at={(deadline_at ?? 0) - goal_seconds * 1000}
          deadline_at={deadline_at}
          clock={clock}
          paused={paused}
        />
      )}
      {view.teams && <TeamStrip teams={view.teams} />}
      <Lanes top={top} whole={whole} />
      <p className="min-h-[1.3em] text-center text-back font-semibold text-soft">
        {more > 0 && <Plural value={more} one="and # more" other="and # more" />}
      </p>
    </div>
  );
}

/** A lane for each. Who overtakes is seen to: each moves from where they were, unless motion is to be calm. */
function Lanes({ top, whole }: { top: readonly Racing[]; whole: number }) {
  const list = useRef<HTMLOListElement>(null);
  const places = useRef(new Map<number, number>());
  useLayoutEffect(() => {
    const now = new Map<number, number>();
    for (const row of (list.current?.children ?? []) as HTMLCollectionOf<HTMLElement>)
      now.set(Number(row.dataset['seat']), row.offsetTop);
    if (!isMotionReduced())
      for (const row of (list.current?.children ?? []) as HTMLCollectionOf<HTMLElement>) {
        const seat = Number(row.dataset['seat']);
        const by = (places.current.get(seat) ?? now.get(seat)!) - now.get(seat)!;
        if (by !== 0 && typeof row.animate === 'function')
          row.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], {
            duration: swapMs,
            easing: 'cubic-bezier(.2,.8,.2,1)',
          });
      }
    places.current = now;
  });
  return (
    <ol ref={list} className="mx-auto flex w-full max-w-6xl flex-1 flex-col gap-[min(0.5rem,0.8vh)] lg:min-h-0">
      {top.map(({ seat_id, name, emblem, score, rank, group }) => {
        const team = teamIds.find((one) => one === group);
        const isFirst = rank === 1 && score > 0;
        return (
          <li
            key={seat_id}
            data-seat={seat_id}
            className="relative flex max-h-20 min-h-12 flex-1 items-center gap-4 overflow-hidden rounded-2xl bg-card px-5 text-[max(1.5rem,3.4vh)] font-semibold lg:min-h-0"
          >
            <span
              aria-hidden="true"
              className={`absolute inset-0 origin-left transition-transform duration-700 motion-reduce:transition-none rtl:origin-right ${isFirst ? 'bg-sun/45' : 'bg-brand/35'}`}
              style={{ transform: `scaleX(${Math.min(1, score / whole)})` }}
            />
            <span className="relative w-14 font-display font-extrabold tabular-nums">{score === 0 ? '–' : rank}</span>
            <SeatEmblem seat={{ seat_id, emblem }} className="relative size-[1.2em] max-sm:hidden" />
            <span className="relative flex min-w-0 flex-1">
              <UserText className="truncate">{name}</UserText>
            </span>
            {team && (
              <span className="relative max-w-[30%] min-w-0 shrink-0">
                <Team team={team} mark="size-[1.3em]" />
              </span>
            )}
            <span className="relative min-w-24 text-end font-display font-extrabold tabular-nums">{score}</span>
          </li>
        );
      })}
    </ol>
  );
}
