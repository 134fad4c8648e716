import type { ClockEvent, GameChange, LobbyOpened, PhaseTraits, SessionState } from '../../live-session/index.ts';
import type { Round, RoundSource, ShownWord } from './rounds.ts';
import { afterPick, type CountedPick, isDecided, nothingCounted, pointsOf, type Tally } from './rules.ts';
import type { Group, PerGroup, QuickPickSettings } from './settings.ts';

/**
 * What happens in a game, beside what happens in every session. Picks do not commute, as the first right one ends the
 * round: so they are events, in the order in which the server heard them. A stored event is never changed: what is written
 * here must fold for ever.
 */
export type QuickPickEvent = { at: number } & (
  | ({ type: 'round_opened' } & Round)
  /** `seat_id`: whose phone it came from, or which student plays alone for the group. `ms`: since the round opened. */
  | { type: 'picked'; number: number; group: Group; option: number; ms: number; seat_id?: number | undefined }
  /** The host went on although nobody knew it. */
  | { type: 'round_skipped'; number: number }
  /** The game was over, and another one begins with the same people. Its rounds are numbered on. */
  | { type: 'restarted' }
);

/** A pick, and the seat it came from, if it came from one. */
export interface PlayedPick extends CountedPick {
  seat_id: number | null;
  ms: number;
}

export interface PlayedRound extends Round {
  /** In the order in which they were heard; one of each group at most. */
  picks: readonly PlayedPick[];
}

/** A game of the session that is over: how it ended, and the number of its last round. */
export interface FinishedGame extends Pick<Tally, 'scores' | 'winner'> {
  last_round: number;
}

/** The game's own part of a session, in which one game can follow another. Points are those of the newest game. */
export interface QuickPick extends RoundSource, Tally {
  /** The games before the one that is played. */
  finished: readonly FinishedGame[];
  settings: QuickPickSettings;
  wordsById: ReadonlyMap<number, ShownWord>;
  /** Of all games of the session, numbered throughout. The last one is the one that is played. */
  rounds: readonly PlayedRound[];
}

export type QuickPickSession = SessionState<QuickPick>;

/** The first event of a game's log, with what was decided before anybody came in. */
export type QuickPickOpened = LobbyOpened & { settings: QuickPickSettings } & RoundSource;

/** The phases of a game: the countdown, and of each round the time to pick and the time to see how that went. */
export const quickPickPhases = {
  starting: { clock: 'stops', answers: 'none', lets_join: false },
  open: { clock: 'stops', answers: 'none', lets_join: true },
  reveal: { clock: 'stops', answers: 'none', lets_join: false },
} as const satisfies Record<string, PhaseTraits>;

/** The game in the lobby. */
export function begin({ settings, words, seed, confusions }: QuickPickOpened): QuickPick {
  const wordsById = new Map(words.map((word) => [word.word_id, word]));
  return { settings, words, wordsById, seed, confusions, finished: [], rounds: [], ...nothingCounted };
}

/** What an event changes in a game. */
export function evolve({ play, phase }: QuickPickSession, event: QuickPickEvent | ClockEvent): GameChange<QuickPick> {
  switch (event.type) {
    case 'started':
      return { phase: 'starting' };
    case 'unpaused':
    case 'delayed':
      // The frame has moved the beginning of the phase, from which everything here is measured.
      return {};
    case 'round_opened': {
      const { at, type: _type, ...round } = event;
      const rounds = [...play.rounds, { ...round, picks: [] }];
      return { phase: 'open', since: at, number: round.number, paused_at: null, play: { ...play, rounds } };
    }
    case 'picked': {
      const picked = withPick(play, event);
      const isOver = phase === 'open' && isDecided(picked.rounds.at(-1)!.picks);
      return { play: picked, ...(isOver ? { phase: 'reveal', since: event.at } : {}) };
    }
    case 'round_skipped':
      return { phase: 'reveal', since: event.at, paused_at: null };
    case 'restarted': {
      const finished = [...play.finished, gameOf(play)];
      return { phase: 'starting', since: event.at, paused_at: null, play: { ...play, ...nothingCounted, finished } };
    }
  }
}

function withPick(
  play: QuickPick,
  { group, option, ms, seat_id }: Extract<QuickPickEvent, { type: 'picked' }>,
): QuickPick {
  const round = play.rounds.at(-1)!;
  const correct = option === round.correct_option;
  const points = pointsOf(play, round.picks, { group, correct });
  const pick: PlayedPick = { group, option, correct, points, seat_id: seat_id ?? null, ms };
  return {
    ...play,
    ...afterPick(play, pick, play.settings.first_to_reach),
    rounds: [...play.rounds.slice(0, -1), { ...round, picks: [...round.picks, pick] }],
  };
}

/** The newest game, as far as it has come. */
const gameOf = ({ scores, winner, rounds }: QuickPick): FinishedGame => ({ scores, winner, last_round: rounds.length });

/** Every game of the session, the newest last. */
export const gamesOf = (play: QuickPick): readonly FinishedGame[] => [...play.finished, gameOf(play)];

/** The rounds of the newest game. */
export const roundsOfNewest = ({ rounds, finished }: Pick<QuickPick, 'rounds' | 'finished'>): readonly PlayedRound[] =>
  rounds.slice(finished.at(-1)?.last_round ?? 0);

/** How many games of the session each group has won. */
export function winsOf(play: QuickPick): PerGroup<number> {
  const wonBy = (group: Group) => gamesOf(play).filter(({ winner }) => winner === group).length;
  return { a: wonBy('a'), b: wonBy('b') };
}

/** The round that is or was played last; asking before the first one is a mistake of the program. */
export function newestRound({ play: { rounds } }: Pick<QuickPickSession, 'play'>): PlayedRound {
  const round = rounds.at(-1);
  if (!round) throw new Error('This session has no round yet');
  return round;
}

/** A word of the game; asking for one that is not in it is a mistake of the program. */
export function wordOf({ wordsById }: Pick<QuickPick, 'wordsById'>, word_id: number): ShownWord {
  const word = wordsById.get(word_id);
  if (!word) throw new Error(`This game has no word ${word_id}`);
  return word;
}
