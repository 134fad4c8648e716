import type { ReactNode } from 'react';
import type { BoardProps } from '../../../live/game-screens.ts';
import { Countdown } from '../countdown.tsx';
import { usePicturesAhead } from '../option-pictures.ts';
import { RaceBoard } from './race-board.tsx';
import { Leaderboard } from './leaderboard.tsx';
import { PodiumBoard } from './podium-board.tsx';
import { QuestionBoard } from './question-board.tsx';
import { RevealBoard } from './reveal-board.tsx';

/** The quiz on the projector, from the countdown to the podium. */
export function Board({ view, phase, clock, show }: BoardProps): ReactNode {
  usePicturesAhead(view.pictures);
  if (view.race && (phase === 'open' || phase === 'locked')) return <RaceBoard view={view} clock={clock} />;
  switch (phase) {
    case 'starting':
      return <Countdown starts_at={view.starts_at ?? 0} clock={clock} paused={view.paused} />;
    case 'question':
    case 'open':
    case 'locked':
      return <QuestionBoard view={view} clock={clock} />;
    case 'reveal':
      return <RevealBoard view={view} isTold={show.has('answer')} />;
    case 'leaderboard':
      return <Leaderboard leaderboard={view.leaderboard} teams={view.teams} />;
    case 'podium':
    case 'ended':
      return (
        <PodiumBoard
          podium={view.podium}
          teams={view.teams}
          room_top={view.room_top}
          isEnded={phase === 'ended'}
          show={show}
        />
      );
  }
}
