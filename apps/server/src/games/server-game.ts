import type { Report } from '@lexiroom/contracts/live';
import type { LiveCommand } from '@lexiroom/domain/games';
import type {
  GivenAnswer,
  OwnAnswer,
  SessionEvent,
  SessionRefusal,
  SessionState,
  Tally,
} from '@lexiroom/domain/live-session';
import type { Scoreboard } from '@lexiroom/domain/scoring';
import type { LiveClock } from '../clock/clock.ts';
import type { AnswerLog } from '../event-log/answer-log.ts';
import type { EventAnswer } from '../event-log/event-answers.ts';
import type { LiveLog, LiveRow } from '../event-log/live-log.ts';

/** What a game that is played by pin does on the server, beside its rules. */
export interface ServerGame {
  /** A fresh sheet for the answers of one running session. */
  sheetOf(parts: SheetParts): AnswerSheet;
  /** SQL for how many questions or rounds a session was made of; `opened`: SQL for the body of its first event. */
  questionCountSql(opened: string): string;
  /** The questions of a session, as its report lists them. */
  reportedQuestions(session: SessionState): Report['questions'];
  /** To which of these questions an answer was, in a game whose seats number their questions for themselves. */
  reportedAnswer?(answer: GivenAnswer, session: SessionState): { question: number; option: number | null };
  /** What a group of the game came to, and who has won; in a game of groups. */
  reportedGroups?(session: SessionState): NonNullable<Report['groups']>;
  /** How the teams stood in the end; undefined where nobody played in teams. */
  reportedTeams?(session: SessionState, board: Scoreboard): Report['teams'];
  /** The answer that an event tells of, in a game whose answers are events; `after`: the session after it. */
  answerIn?(
    event: SessionEvent,
    after: SessionState,
  ): Omit<EventAnswer, 'answer_id' | 'answered_at' | 'local_day'> | undefined;
  /**
   * The answers to what the host knows as a question of this number, in a game whose seats number their questions for
   * themselves.
   */
  answersToWord?(question: number, session: SessionState): { word_id: number } | undefined;
  /** What is wrong with a stored answer; undefined when it could be given in this session. */
  faultOf(answer: SeatAnswerRow, session: SessionState): { expected: string; found: string } | undefined;
}

/** An answer as a seat sends it. */
export interface SentAnswer {
  /** The id of its command, by which a repeated one is known. */
  answer_id: string;
  question: number;
  /** One of the options, or what was typed. */
  option?: number | undefined;
  text?: string | undefined;
  /** For how many milliseconds the question was in sight, as the phone says. */
  shown_ms?: number | undefined;
  /** The account behind the seat, when there is one. */
  person_id: number | null;
}

export type AnswerOutcome = { seq: number } | { refusal: SessionRefusal };

/**
 * The answers to the newest question of a session. Where they commute, they do not wait for one another: what the session's
 * state and clock refuse is refused here, the rest goes to the log of answers, where the database decides at the border.
 * Where they do not, they become orders, and wait for their turn in the session's mailbox.
 */
export interface AnswerSheet {
  /** How the question was answered so far. */
  readonly tally: Tally;
  /** The scoreboard as it runs, in a game whose answers count at once; undefined while it is that of the log. */
  readonly board?: Scoreboard | undefined;
  /** Likewise, with every answer that was counted, while `board` may be a moment old. */
  readonly newestBoard?: Scoreboard | undefined;
  /** What the views of the game are told beside the events. */
  readonly known?: unknown;
  /** What a seat answered, once it is stored. */
  answerOf(seat_id: number): OwnAnswer | undefined;
  /** Records a seat's answer, once and only if it is in time. Rejects when the database could not be written. */
  record(seat_id: number, answer: SentAnswer, receivedAt: number): Promise<AnswerOutcome>;
  /** A fresh sheet for the next question. */
  startQuestion(): void;
  /** The question was counted with these answers, as the log has them. */
  countFromLog(answers: readonly GivenAnswer[]): void;
  /** The host has corrected what was answered: questions that do not count, or count again, and texts that are right. */
  corrected?(): void;
  /** Reads the sheet of the newest question from the log. */
  load(): Promise<void>;
}

/** What a sheet is given of its session. */
export interface SheetParts<Session = SessionState> {
  live: LiveRow;
  log: LiveLog;
  answers: AnswerLog;
  clock: LiveClock;
  /** The session as it is at this moment. */
  now: () => { state: Session; seq: number };
  /** Called when one more answer counts. */
  onCounted: () => void;
  /** Gives the session an order, which is carried out in turn; `command_id`: by which a repeated one is known. */
  order: (command: LiveCommand, command_id: string, at: number) => Promise<AnswerOutcome>;
}

/** A stored answer of a seat, as far as a session says what it must be. */
export interface SeatAnswerRow {
  seat_id: number | null;
  question: number | null;
  word_id: number;
  origin_word_id: number;
  option_word_ids: number[] | null;
  chosen_option: number | null;
  chosen_word_id: number | null;
  typed_text: string | null;
  is_correct: boolean;
}

/** What a stored answer says, in words, so that two can be compared and shown. */
export function answerInWords(answer: Omit<SeatAnswerRow, 'seat_id' | 'question'>): string {
  const { word_id, origin_word_id, option_word_ids, chosen_option, chosen_word_id, typed_text, is_correct } = answer;
  return (
    `word ${word_id} of origin ${origin_word_id}, option ${chosen_option} of ${JSON.stringify(option_word_ids)}, ` +
    `word ${chosen_word_id}, ${typed_text === null ? '' : `typed ${JSON.stringify(typed_text)}, `}${is_correct ? 'right' : 'wrong'}`
  );
}
