import { Plural, Trans } from '@lingui/react/macro';
import type { ProjectorView } from '@lexiroom/contracts/live';
import type { ReactNode } from 'react';
import { Confetti } from '../../../design/feedback/confetti.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';
import { SeatEmblem } from '../../../live/seat-emblem.tsx';
import { RoomBoard } from '../../../live/show/room-board.tsx';
import { type Show, useSkippableShow } from '../../../live/show/use-show.ts';
import { TeamPodium } from './team-podium.tsx';

type Podium = NonNullable<ProjectorView['podium']>;
type Ranked = Podium['top'][number];

/** Where the ranks stand, from left to right, how high, and when they are told. */
const steps = [
  { rank: 2, beat: 'second', height: 'h-[66%]', look: 'bg-[oklch(0.45_0.12_288)]' },
  { rank: 1, beat: 'first', height: 'h-full', look: 'bg-sun text-on-sun' },
  { rank: 3, beat: 'third', height: 'h-[46%]', look: 'bg-[oklch(0.4_0.12_288)]' },
] as const;
/** Names that fit on one step; the rest of a tie is counted. */
const namesOnStep = 3;

export interface PodiumBoardProps {
  podium: Podium | undefined;
  teams?: ProjectorView['teams'];
  /** In a room of several quizzes: the best of all of them. */
  room_top?: ProjectorView['room_top'];
  isEnded: boolean;
  show: Show;
}

/** The best three ranks on their steps, the third first, ties side by side; after the winner the figures of the quiz. */
export function PodiumBoard({ podium, teams, room_top, isEnded, show }: PodiumBoardProps) {
  useSkippableShow(show);
  if (!podium) return null;
  const { top, figures } = podium;
  const hasWinner = show.has('first');
  return (
    <div className="flex flex-1 flex-col gap-[min(1.5rem,2.4vh)] lg:min-h-0">
      {hasWinner && !isEnded && top.length > 0 && <Confetti />}
      <h1 className="text-center font-display text-5xl font-extrabold">
        {isEnded ? (
          <Trans>This quiz has ended</Trans>
        ) : top.length === 0 ? (
          <Trans>The end</Trans>
        ) : hasWinner ? (
          <Trans>Well played!</Trans>
        ) : (
          <Trans>And the winner is…</Trans>
        )}
      </h1>
      <div className="flex flex-1 gap-6 max-lg:flex-col lg:min-h-0">
        {teams && <TeamPodium teams={teams} isTold={hasWinner} />}
        {top.length > 0 && (
          <ol className="mx-auto flex min-h-96 w-full max-w-6xl flex-1 items-end gap-3 sm:gap-5 lg:min-h-0">
            {steps.map(({ rank, beat, height, look }) => (
              <Step
                key={rank}
                rank={rank}
                height={height}
                look={look}
                isTold={show.has(beat)}
                seats={top.filter((seat) => seat.rank === rank)}
              />
            ))}
          </ol>
        )}
      </div>
      {show.has('figures') && <RoomBoard top={room_top} most={3} look="board" />}
      <dl
        className={`grid grid-cols-2 gap-4 text-center sm:grid-cols-4 ${show.has('figures') ? 'animate-rise' : 'invisible'}`}
      >
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
  isTold: boolean;
  seats: readonly Ranked[];
}

function Step({ rank, height, look, isTold, seats }: StepProps) {
  const shown = seats.slice(0, namesOnStep);
  const more = seats.length - shown.length;
  if (seats.length === 0) return <li aria-hidden="true" className="flex-1" />;
  return (
    <li
      className={`flex h-full min-w-0 flex-1 flex-col justify-end gap-3 text-center ${isTold ? 'animate-step' : 'invisible'}`}
    >
      <div className="flex flex-col items-center gap-1">
        {shown.map(({ seat_id, name, emblem }) => (
          <div key={seat_id} className="flex max-w-full flex-col items-center gap-1">
            {shown.length === 1 && <SeatEmblem seat={{ seat_id, emblem }} className="size-[max(5rem,11vh)]" />}
            <UserText className="line-clamp-2 max-w-full wrap-anywhere text-back leading-tight font-bold sm:text-[max(1.75rem,4vh)]">
              {name}
            </UserText>
          </div>
        ))}
        {more > 0 && (
          <p className="text-back text-soft">
            <Plural value={more} one="and # more" other="and # more" />
          </p>
        )}
      </div>
      <div
        className={`flex min-h-[max(8rem,17vh)] shrink flex-col items-center justify-center gap-1 rounded-t-[2rem] px-3 py-3 ${height} ${look}`}
      >
        <p className="font-display text-6xl leading-none font-extrabold tabular-nums">{rank}</p>
        <p className="text-back leading-tight font-bold tabular-nums">
          <Plural value={seats[0]?.score ?? 0} one="# point" other="# points" />
        </p>
      </div>
    </li>
  );
}

function Figure({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse rounded-3xl bg-card px-4 py-2">
      <dt className="text-back leading-tight text-soft">{name}</dt>
      <dd className="font-display text-4xl leading-tight font-extrabold tabular-nums">{children}</dd>
    </div>
  );
}
