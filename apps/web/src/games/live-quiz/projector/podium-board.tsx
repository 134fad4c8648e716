import { Plural, Trans } from '@lingui/react/macro';
import type { ProjectorView } from '@lexiroom/contracts/live';
import type { ReactNode } from 'react';
import { UserText } from '../../../design/typography/user-text.tsx';
import { Initial } from '../../../live/initial.tsx';
import { TeamPodium } from './team-podium.tsx';

type Podium = NonNullable<ProjectorView['podium']>;
type Ranked = Podium['top'][number];

/** Where the ranks stand, from left to right, and how high. */
const steps = [
  { rank: 2, height: 'h-[62%]', look: 'bg-[oklch(0.45_0.12_288)]', delay: '500ms' },
  { rank: 1, height: 'h-full', look: 'bg-sun text-on-sun', delay: '1100ms' },
  { rank: 3, height: 'h-[42%]', look: 'bg-[oklch(0.4_0.12_288)]', delay: '0ms' },
] as const;
/** Names that fit on one step; the rest of a tie is counted. */
const namesOnStep = 3;

export interface PodiumBoardProps {
  podium: Podium | undefined;
  teams?: ProjectorView['teams'];
  isEnded: boolean;
}

/** The best three ranks on their steps, ties side by side, and the figures of the quiz. */
export function PodiumBoard({ podium, teams, isEnded }: PodiumBoardProps) {
  if (!podium) return null;
  const { top, figures } = podium;
  return (
    <div className="flex flex-1 flex-col gap-6 lg:min-h-0">
      <h1 className="text-center font-display text-5xl font-extrabold">
        {isEnded ? (
          <Trans>This quiz has ended</Trans>
        ) : top.length > 0 ? (
          <Trans>Well played!</Trans>
        ) : (
          <Trans>The end</Trans>
        )}
      </h1>
      <div className="flex flex-1 gap-6 max-lg:flex-col lg:min-h-0">
        {teams && <TeamPodium teams={teams} />}
        {top.length > 0 && (
          <ol className="mx-auto flex min-h-96 w-full max-w-5xl flex-1 items-end gap-3 sm:gap-5 lg:min-h-0">
            {steps.map(({ rank, height, look, delay }) => (
              <Step
                key={rank}
                rank={rank}
                height={height}
                look={look}
                delay={delay}
                seats={top.filter((seat) => seat.rank === rank)}
              />
            ))}
          </ol>
        )}
      </div>
      <dl className="grid grid-cols-2 gap-4 text-center sm:grid-cols-4">
        <Figure name={<Trans>Players</Trans>}>{figures.players}</Figure>
        <Figure name={<Trans>Questions</Trans>}>{figures.questions}</Figure>
        <Figure name={<Trans>Answers</Trans>}>{figures.answers}</Figure>
        <Figure name={<Trans>Right</Trans>}>
          {figures.accuracy === null ? '–' : `${Math.round(figures.accuracy * 100)} %`}
        </Figure>
      </dl>
    </div>
  );
}

interface StepProps {
  rank: number;
  height: string;
  look: string;
  delay: string;
  seats: readonly Ranked[];
}

function Step({ rank, height, look, delay, seats }: StepProps) {
  const shown = seats.slice(0, namesOnStep);
  const more = seats.length - shown.length;
  if (seats.length === 0) return <li aria-hidden="true" className="flex-1" />;
  return (
    <li
      className="flex h-full min-w-0 flex-1 animate-rise flex-col justify-end gap-3 text-center"
      style={{ animationDelay: delay }}
    >
      <div className="flex flex-col items-center gap-2">
        {shown.map(({ seat_id, name }) => (
          <div key={seat_id} className="flex max-w-full flex-col items-center gap-1">
            {shown.length === 1 && <Initial name={name} className="size-16 text-3xl" />}
            <UserText className="max-w-full truncate text-2xl font-bold sm:text-3xl">{name}</UserText>
          </div>
        ))}
        {more > 0 && (
          <p className="text-xl text-soft">
            <Plural value={more} one="and # more" other="and # more" />
          </p>
        )}
      </div>
      <div className={`flex min-h-28 shrink flex-col items-center rounded-t-[2rem] p-4 ${height} ${look}`}>
        <p className="font-display text-6xl leading-none font-extrabold tabular-nums sm:text-7xl">{rank}</p>
        <p className="mt-2 text-xl font-bold tabular-nums sm:text-2xl">
          <Plural value={seats[0]?.score ?? 0} one="# point" other="# points" />
        </p>
      </div>
    </li>
  );
}

function Figure({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse rounded-3xl bg-card px-4 py-3">
      <dt className="text-lg text-soft">{name}</dt>
      <dd className="font-display text-4xl font-extrabold tabular-nums">{children}</dd>
    </div>
  );
}
