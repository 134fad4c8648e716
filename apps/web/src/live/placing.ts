import type { HostView, ProjectorView } from '@lexiroom/contracts/live';
import type { ScreenContext } from './screen-context.ts';

type View = ProjectorView | HostView;

const is =
  (phase: View['phase']) =>
  ({ context }: { context: Pick<ScreenContext<View>, 'view'> }) =>
    context.view?.phase === phase;

/** Which phase the view of a host's screen is in. */
export const phaseGuards = {
  isLobby: is('lobby'),
  isStarting: is('starting'),
  isQuestion: is('question'),
  isOpen: is('open'),
  isLocked: is('locked'),
  isReveal: is('reveal'),
  isLeaderboard: is('leaderboard'),
  isPodium: is('podium'),
};

/** From `placing` to the state that is called as the phase. How a quiz ends is for each screen to add. */
export const placing = [
  { guard: 'isLobby', target: 'lobby' },
  { guard: 'isStarting', target: 'starting' },
  { guard: 'isQuestion', target: 'question' },
  { guard: 'isOpen', target: 'open' },
  { guard: 'isLocked', target: 'locked' },
  { guard: 'isReveal', target: 'reveal' },
  { guard: 'isLeaderboard', target: 'leaderboard' },
] as const;
