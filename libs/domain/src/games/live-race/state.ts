import {
  type ClockEvent,
  type GameChange,
  type LobbyOpened,
  pauseOf,
  type PhaseTraits,
  type SessionState,
} from '../../live-session/index.ts';
import {
  type Corrections,
  type LiveQuestion,
  type LiveSettings,
  noCorrections,
  withAccepted,
  withVoided,
} from '../../quiz-questions/index.ts';
import type { CourseSource } from './course.ts';
import type { RaceEvent } from './events.ts';

/** The race's own part of a session. */
export interface Race {
  settings: LiveSettings;
  /** One for each word; every seat is asked them in an order of its own. */
  questions: readonly LiveQuestion[];
  seed: number;
  /** The place of each word in the list of questions. */
  places: ReadonlyMap<number, number>;
  /** When the race began; 0 before. */
  opened_at: number;
  /** Null before it began, and in a race to points. */
  deadline_at: number | null;
  /** For how long the race stood still so far: pauses and outages. */
  stood_ms: number;
  /** By the places of the words, from 1. */
  corrections: Corrections;
  /** All answers are counted, and the podium stands. */
  is_finished: boolean;
}

export type RaceSession = SessionState<Race>;

/** The first event of a race's log, with what was decided before the lobby opened. */
export type RaceOpened = LobbyOpened & { settings: LiveSettings; questions: readonly LiveQuestion[]; seed: number };

/** The phases of a race: a countdown, the race itself, and a second for what is on its way. */
export const racePhases = {
  starting: { clock: 'stops', answers: 'none', lets_join: true },
  open: { clock: 'stops', answers: 'own_pace', lets_join: true },
  locked: { clock: 'runs', answers: 'own_pace', lets_join: false },
} as const satisfies Record<string, PhaseTraits>;

/** The race in the lobby. */
export function begin({ settings, questions, seed }: RaceOpened): Race {
  const places = new Map(questions.map(({ word }, place) => [word.word_id, place]));
  return {
    settings,
    questions,
    seed,
    places,
    opened_at: 0,
    deadline_at: null,
    stood_ms: 0,
    corrections: noCorrections,
    is_finished: false,
  };
}

/** What an event changes in a race. */
export function evolve(session: RaceSession, event: RaceEvent | ClockEvent): GameChange<Race> {
  const { play } = session;
  const playWith = (change: Partial<Race>) => ({ play: { ...play, ...change } });
  switch (event.type) {
    case 'started':
      return { phase: 'starting' };
    case 'race_opened': {
      const { at, deadline_at } = event;
      return { phase: 'open', since: at, paused_at: null, ...playWith({ opened_at: at, deadline_at }) };
    }
    case 'time_added':
      return playWith({ deadline_at: later(play.deadline_at, event.ms) });
    case 'unpaused': {
      const ms = pauseOf(session, event.at);
      return playWith({ deadline_at: later(play.deadline_at, ms), stood_ms: play.stood_ms + ms });
    }
    case 'delayed': {
      const deadline_at = later(play.deadline_at, event.by_ms);
      const held_until = event.at + event.least_ms;
      const isShort = session.phase === 'open' && deadline_at !== null && deadline_at < held_until;
      return playWith({ deadline_at: isShort ? held_until : deadline_at, stood_ms: play.stood_ms + event.by_ms });
    }
    case 'race_locked':
      return { phase: 'locked', since: event.at, paused_at: null };
    case 'word_voided':
    case 'word_unvoided': {
      const number = numberOf(play, event.word_id);
      return playWith({ corrections: withVoided(play.corrections, number, event.type === 'word_voided') });
    }
    case 'word_accepted':
    case 'word_unaccepted': {
      const { word_id, texts, type } = event;
      const number = numberOf(play, word_id);
      return playWith({ corrections: withAccepted(play.corrections, number, texts, type === 'word_accepted') });
    }
    case 'race_finished':
      return { phase: 'podium', since: event.at, paused_at: null, ...playWith({ is_finished: true }) };
  }
}

const later = (at: number | null, ms: number): number | null => (at === null ? null : at + ms);

/** The number under which the host knows a word of the race: its place, from 1. */
export function numberOf({ places }: Pick<Race, 'places'>, word_id: number): number {
  return places.get(word_id)! + 1;
}

/** What the courses of a race follow from. */
export function sourceOf({ seed, questions }: Pick<Race, 'seed' | 'questions'>): CourseSource {
  return { seed, words: questions.length };
}
