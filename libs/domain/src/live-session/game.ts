import type { Random } from '../chance/index.ts';
import type { LanguageId } from '../languages/index.ts';
import type { Scoreboard } from '../scoring/index.ts';
import type { Confusions, OptionWord } from '../study/question/index.ts';
import type { Decision, GameCommand } from './commands.ts';
import type { ClockEvent, GameEvent, LobbyOpened } from './events.ts';
import type { Remote } from './remotes.ts';
import type { SeatMap } from './seat-map.ts';
import type { Phase, SessionSettings } from './settings.ts';

/**
 * A session as its events tell it: the seats, the host's controls, and the play, which is the game's own part. The frame
 * keeps the play without looking into it.
 */
export interface SessionState<Play = unknown> extends SeatMap {
  /** Which game is played, as a key of the catalogue. */
  game: string;
  rules: Game<Play>;
  /** Which quiz of its room this is, from 1. */
  quiz: number;
  /** What the numbers that screens are sent follow on from; 0 in the first quiz of a room. */
  seq_before: number;
  deck_name: string;
  target_language: LanguageId;
  source_language: LanguageId | null;
  settings: SessionSettings;
  phase: Phase;
  /** When the phase began; moved by pauses and outages. */
  since: number;
  /** The question or round that is or was played last, from 1; 0 before the first. Answers are filed under it. */
  number: number;
  /** When the pause began; null when nothing is paused. */
  paused_at: number | null;
  door: 'open' | 'locked';
  /** By their numbers, which are given once. */
  remotes: ReadonlyMap<number, Remote>;
  /** When the newest event happened. */
  touched_at: number;
  play: Play;
}

/**
 * A game that is played by pin, as the frame calls it. Time and chance come in as arguments and nothing is changed in
 * place. What a game's log once held must still fold.
 */
export interface Game<Play = unknown, Known = unknown> {
  /**
   * What the lobby is opened with, decided before anybody comes in; or why these words do not do. `confusions`: which of
   * them were taken for which before, to be offered as wrong options.
   */
  prepare(words: readonly LiveWord[], settings: SessionSettings, random: Random, confusions?: Confusions): Prepared;
  /** The play in the lobby. */
  begin(opened: LobbyOpened): Play;
  /** The phases that the game is in between lobby and podium, with what the frame has to know of each. */
  phases: Partial<Record<Phase, PhaseTraits>>;
  /** What an order does: one of the game's own, or one that the frame gives to every game; see `OrderToGame`. */
  decide(session: SessionState<Play>, command: GameCommand, now: number): Decision;
  /** What an event changes: one of the game's own, or one of the frame's that move the clock. */
  evolve(session: SessionState<Play>, event: GameEvent | ClockEvent): GameChange<Play>;
  /** When the game next does something by itself; null while it waits for people. Nothing is due while it is paused. */
  alarm(session: SessionState<Play>): number | null;
  /**
   * A session whose screens and players are all gone for so many milliseconds ends; without it, only the time counts in
   * which nobody touched it.
   */
  empty_ms?: number;
  /** What has to be written before the session ends, in a game whose answers are counted only then. */
  finish?(session: SessionState<Play>, now: number): readonly GameEvent[];
  views: GameViews<Play, Known>;
  /** All words of the session, in a game that shows them to seats by {@link Game.shownTo}. */
  words?(play: Play): readonly LiveWord[];
  /** The word that a seat is shown by now, with the question it was asked by; none while it would tell the answer. */
  shownTo?(room: Room<Play, Known>, seat_id: number): { question: number; word: LiveWord } | undefined;
  /**
   * In a game of groups: the one that a newcomer will play for, who may wish for one, or be a student of a class. Undefined
   * where everybody plays alone.
   */
  groupFor?(
    session: SessionState<Play>,
    newcomer: { group?: string | undefined; student_id?: number | undefined },
  ): string | undefined;
  /**
   * The events that change scores: a question or round is counted, or one that was counted is taken back, counted again
   * or judged anew; or
   * another game begins, and with it the points that seats are shown. `all_counted`: every answer of the session is counted
   * at once, in a game whose seats are each at a question of their own.
   */
  scored_by: Readonly<Record<string, ScoreChange>>;
  /** Whether an answer counts as right though it was wrong when it came, as the host has accepted it since. */
  accepts?(session: SessionState<Play>, number: number, answer: GivenAnswer): boolean;
  /** The scoreboard after one more question or round; the same one when it does not count. */
  score(board: Scoreboard, session: SessionState<Play>, number: number, answers: readonly GivenAnswer[]): Scoreboard;
}

/** How an event changes scores: see `scored_by` of {@link Game}. */
export type ScoreChange = 'counted' | 'taken_back' | 'counted_again' | 'judged_anew' | 'begun_anew' | 'all_counted';

export interface PhaseTraits {
  /** `runs`: something in it happens by the clock, which an outage must give back; `stops`: and the host may pause it. */
  clock: 'rests' | 'runs' | 'stops';
  /**
   * Whether the log takes answers to the question or round. `awaited`: and the game is told, by `all_answered`, once every
   * seat that is waited for has answered. `last`: those that are on their way. `own_pace`: each seat is at a question of
   * its own, numbered for it alone, and its answers count at once.
   */
  answers: 'none' | 'awaited' | 'last' | 'own_pace';
  /** Who joins now still plays the question or round; else the next one. */
  lets_join: boolean;
}

/** Lobby, podium and end, which no game describes, wait for people. */
const resting: PhaseTraits = { clock: 'rests', answers: 'none', lets_join: false };

/** What the frame has to know of the phase that a session is in. */
export function traitsOf({ rules, phase }: Pick<SessionState, 'rules' | 'phase'>): PhaseTraits {
  return rules.phases[phase] ?? resting;
}

/** What the game changes in a session. */
export type GameChange<Play = unknown> = Partial<
  Pick<SessionState<Play>, 'phase' | 'since' | 'number' | 'paused_at' | 'play'>
>;

/** The fields that a game adds to what each screen is sent. Nothing in the first three differs between seats. */
export interface GameViews<Play = unknown, Known = unknown> {
  everybody(room: Room<Play, Known>): object;
  /** The projector's and the host's. */
  screens(room: Room<Play, Known>): object;
  players(room: Room<Play, Known>): object;
  /** The host's own screen alone, which nobody else is sent, neither projector nor players. */
  host?(room: Room<Play, Known>): object;
  /** Of one seat alone. `answer`: its own to the newest question, once it is stored. */
  seat(room: Room<Play, Known>, seat_id: number, answer?: OwnAnswer): object;
}

/** Points of each seat in the earlier quizzes of its room, void questions left out. */
export type EarlierPoints = ReadonlyMap<number, number>;

/** All that views are made of: the state, what is known beside its events, and the moment. */
export interface Room<Play = unknown, Known = unknown> {
  state: SessionState<Play>;
  /** After the last scored question, void ones left out. */
  board: Scoreboard;
  /** Points of each seat in the earlier quizzes of the room; see `roomBoard`. */
  earlier?: EarlierPoints | undefined;
  /** Seats with a living connection. */
  connected: ReadonlySet<number>;
  /** Of the newest question. */
  tally: Tally;
  /** What the game's sheet of answers knows beside the events, while they are not counted yet. */
  known?: Known | undefined;
  seq: number;
  n: number;
  now: number;
}

/** A word of a deck as a session keeps it: a later edit of the deck changes nothing here. */
export interface LiveWord extends OptionWord {
  origin_word_id: number;
  deck_id: number;
  /** Of its picture; of the word card that stands for it where there is none. */
  image_path: string | null;
  /** Of its sound, where one was made. */
  sound_path?: string | null | undefined;
  /** Texts that are right as well where it is typed. */
  also_right?: readonly string[] | undefined;
}

/**
 * What the game knows of a session before anybody comes in: its fields of `lobby_opened`, or why these words do not do.
 * `students`: of the class, who play at the board, and so have a seat from the beginning.
 */
export type Prepared =
  { set_up: SetUp; students?: readonly number[] | undefined } | { refusal: 'NOT_ENOUGH_WORDS' | 'TOO_MANY_WORDS' };

/** The settings as they turned out; further fields are the game's own. */
export type SetUp = Pick<LobbyOpened, 'settings'>;

/** An answer of a seat to one question, as the log of answers holds it. */
export interface GivenAnswer {
  seat_id: number;
  /** From 0; null when a text was typed. */
  option: number | null;
  /** What was typed, where the question has no options. */
  text?: string | undefined;
  /** As it was judged when it came. */
  correct: boolean;
  /** The word that was asked, as far as the log says it. */
  word_id?: number | undefined;
  /** The word of the option that was chosen. */
  chosen_word_id?: number | null | undefined;
  /** From the opening of the question to its arrival at the server. */
  ms: number;
}

/** What a seat answered, as it is shown to that seat: one of the options, or what was typed. */
export interface OwnAnswer {
  question: number;
  option?: number | undefined;
  text?: string | undefined;
}

/** How a question was answered, as far as it is known. */
export interface Tally {
  /** Per option. */
  counts: readonly number[];
  answered: number;
  /** How often each text was typed, where the question has no options. */
  texts?: ReadonlyMap<string, number> | undefined;
}
