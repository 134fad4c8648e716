import {
  type Decision,
  type Expectation,
  type FrameEvent,
  type OrderToGame,
  refuse,
} from '../../live-session/index.ts';
import { balanceTeams, setTeam, type TeamCommand } from '../../live-teams/index.ts';
import type { RaceEvent } from './events.ts';
import { goalOf, textsToJudge } from '../../quiz-questions/index.ts';
import { raceTimes } from './settings.ts';
import type { RaceSession } from './state.ts';

/** An order to a race, beside those to every session. `goal_reached`: by the answers of a seat, which no event tells of. */
export type RaceCommand =
  | { type: 'end_question' | 'add_time'; expect?: Expectation | undefined }
  | { type: 'goal_reached' }
  /** A word, by its place from 1, does not count; or, to `undo` that, it counts again. */
  | { type: 'void'; question: number; undo?: boolean | undefined }
  /** Texts that were typed, letter for letter, are to count as right; or, to `undo` that, no longer. */
  | { type: 'accept'; question: number; texts: readonly string[]; undo?: boolean | undefined }
  | TeamCommand;

/** What an order does to a race at a moment. */
export function decide(session: RaceSession, command: RaceCommand | OrderToGame, now: number): Decision {
  const { phase, play } = session;
  switch (command.type) {
    case 'end_question':
      return phase === 'open' ? happens({ type: 'race_locked', at: now, by: 'host' }) : refuse('STALE');
    case 'goal_reached':
      return phase === 'open' ? happens({ type: 'race_locked', at: now, by: 'goal' }) : happens();
    case 'add_time':
      if (phase !== 'open' || play.deadline_at === null) return refuse('STALE');
      return happens({ type: 'time_added', at: now, ms: raceTimes.addedMs });
    case 'void':
      return takeBack(session, command, now);
    case 'accept':
      return accept(session, command, now);
    case 'set_group':
      return setTeam(session, play.settings.teams, command, now);
    case 'balance_teams':
      return balanceTeams(session, play.settings.teams, now);
    case 'tick':
      return tick(session, now);
    case 'next':
      // From the countdown to the podium the race goes on by itself.
      return refuse('STALE');
    case 'all_answered':
      return happens();
    default:
      // An order to another game.
      return refuse('INVALID');
  }
}

const happens = (...events: (RaceEvent | FrameEvent)[]): Decision => ({ events });

/** When the race next does something by itself; null while it waits for somebody to reach the goal. */
export function alarm({ phase, since, play }: RaceSession): number | null {
  switch (phase) {
    case 'starting':
      return since + raceTimes.startingMs;
    case 'open':
      return play.deadline_at;
    case 'locked':
      return since + raceTimes.graceMs;
    default:
      return null;
  }
}

/** What is due at the moment of the alarm; rung too early it does nothing. */
function tick(session: RaceSession, now: number): Decision {
  const due = alarm(session);
  if (due === null || now < due) return happens();
  switch (session.phase) {
    case 'starting': {
      const goal = goalOf(session.play.settings);
      const deadline_at = 'goal_seconds' in goal ? now + goal.goal_seconds * 1000 : null;
      return happens({ type: 'race_opened', at: now, deadline_at });
    }
    case 'open':
      return happens({ type: 'race_locked', at: now, by: 'deadline' });
    default:
      return { events: finish(session, now) };
  }
}

/** While the race runs and after it: a word that does not count is asked no more, of anybody. */
function takeBack(
  { play, phase }: RaceSession,
  { question: number, undo = false }: Extract<RaceCommand, { type: 'void' }>,
  now: number,
): Decision {
  const { voided } = play.corrections;
  const question = play.questions[number - 1];
  if (!question || !hasBegun(phase)) return refuse('NOT_OPEN');
  if (voided.has(number) !== undo) return happens();
  return happens({ type: undo ? 'word_unvoided' : 'word_voided', at: now, word_id: question.word.word_id });
}

function accept(
  { play, phase }: RaceSession,
  { question: number, texts, undo }: Extract<RaceCommand, { type: 'accept' }>,
  now: number,
): Decision {
  const question = play.questions[number - 1];
  if (question?.kind !== 'typed' || !hasBegun(phase)) return refuse('NOT_OPEN');
  const changed = textsToJudge(play.corrections, question, { texts, undo });
  if (changed.length === 0) return happens();
  const { word_id } = question.word;
  return happens({ type: undo ? 'word_unaccepted' : 'word_accepted', at: now, word_id, texts: changed });
}

const hasBegun = (phase: RaceSession['phase']): boolean => phase !== 'lobby' && phase !== 'starting';

/** Whatever was answered counts, also when the host ends the session in the middle of the race. */
export function finish({ phase }: RaceSession, now: number): RaceEvent[] {
  return phase === 'open' || phase === 'locked' ? [{ type: 'race_finished', at: now }] : [];
}
