import type { QuestionAnswer, RecordedAnswer, SentenceAnswer, UndoneAnswer } from '@lexiroom/contracts/answers';
import type { LanguageId } from '@lexiroom/domain/languages';
import type { NewGameRound, NewGameScore } from '@lexiroom/contracts/scores';
import type { DeckWord } from '@lexiroom/contracts/decks';
import { useSyncExternalStore } from 'react';
import { openRecordStore } from '../../offline/index.ts';

/** An answer on its way to the server; kept in this browser until it has arrived. */
export interface AnswerBody extends QuestionAnswer {
  answer_id: string;
  /** By the server's clock, epoch milliseconds. */
  answered_at: number;
}

/** Stands in the place of a username: answers of visitors wait until they have an account. No user is called so. */
export const visitor = '';

/** A waiting answer with what only this browser needs of it. */
export interface WaitingAnswer {
  /** Who gave it, or {@link visitor}; it is sent while they are logged in. */
  username: string;
  /** When it was given by this device's own clock, epoch milliseconds; absent in what an earlier version kept. */
  given_at?: number;
  /** Schedules are kept by origin. */
  origin_word_id: number;
  /** Of a visitor: the language that the deck was read from, where that was not its own. */
  read_from?: LanguageId;
  answer: AnswerBody;
}

/** A waiting answer to a sentence. */
export interface WaitingSentenceAnswer extends Pick<WaitingAnswer, 'username' | 'given_at'> {
  /** Schedules are kept by origin. */
  origin_sentence_id: number;
  answer: SentenceAnswer & Pick<AnswerBody, 'answer_id' | 'answered_at'>;
}

/**
 * What else goes to the server in its turn among the answers: a round of a game is opened before them, and its score is
 * sent after them.
 */
export interface WaitingGameCall {
  username: string;
  /** Made like those of answers, so that what is to be sent later sorts later. */
  id: string;
  call:
    | { type: 'round'; body: NewGameRound }
    /** `not_before`: the server takes it from then on, by this device's clock, epoch milliseconds. */
    | { type: 'score'; body: NewGameScore; not_before?: number };
}

/** That an answer to a word was undone. It follows the answer, which may have been sent or not. */
export interface WaitingUndo extends Pick<WaitingAnswer, 'username' | 'origin_word_id'> {
  /** Made so that it sorts after the answer. */
  id: string;
  undo: UndoneAnswer & { undone_at: number };
  /** By which the answer is found among those of its word. */
  answered_at: number;
  deck_id: number;
  /** When the word was due before the answer; null where nobody has a schedule. */
  due: Pick<DeckWord, 'due_date' | 'due_dates'>;
}

/** The last answer that was recorded, and when its word was due before. */
export interface LastRecorded {
  waiting: WaitingAnswer;
  due: WaitingUndo['due'];
}

/** What waits to be sent. */
export type Waiting = WaitingAnswer | WaitingSentenceAnswer | WaitingGameCall | WaitingUndo;

export const isAnswer = (waiting: Waiting): waiting is WaitingAnswer | WaitingSentenceAnswer => 'answer' in waiting;
export const isUndo = (waiting: Waiting): waiting is WaitingUndo => 'undo' in waiting;
export const isOfSentence = (waiting: Waiting): waiting is WaitingSentenceAnswer => 'origin_sentence_id' in waiting;
export const isOfWord = (waiting: Waiting): waiting is WaitingAnswer => isAnswer(waiting) && !isOfSentence(waiting);

/** How an attempt to send something ended. */
export type SendOutcome =
  | { type: 'arrived'; reply: RecordedAnswer }
  /** A call that is no answer has arrived, or needs not be sent any more under this id. */
  | { type: 'done' }
  /** It can never be taken. */
  | { type: 'refused' }
  /** Nobody is logged in any more. */
  | { type: 'logged_out' }
  /** No network, a server in trouble, or too many at once; `waitMs` when the server said how long. */
  | { type: 'later'; waitMs?: number };

/** What waits, of everybody who uses this browser; of one person it comes in the order it was given. */
export const waitingAnswers = openRecordStore<Waiting>('answers');

/** Answers given on this page, sent or not: a study that is read while one of them is on its way must not lose it. */
const answeredHere: (WaitingAnswer | WaitingSentenceAnswer)[] = [];

/** Remembers an answer as long as the page lasts. */
export function rememberAnswered(waiting: WaitingAnswer | WaitingSentenceAnswer): void {
  answeredHere.push(waiting);
}

/** Undone on this page: their due dates come no more, from wherever they come. */
const undoneHere = new Set<string>();

/** Whether an answer was undone on this page. */
export const isUndoneHere = (answer_id: string): boolean => undoneHere.has(answer_id);

/** Forgets an answer that was undone; it does not come back while the page lasts. */
export function forgetUndone(answer_id: string): void {
  undoneHere.add(answer_id);
}

/** What of a person waits in this browser or was answered on this page. */
async function localOf(username: string): Promise<Waiting[]> {
  const here = answeredHere.filter((waiting) => waiting.username === username);
  return [...(await waitingAnswers.rowsOf(username)), ...here];
}

/** The answers of a person in this browser, which a study that comes from the server may not hold yet. */
export async function localAnswersOf(username: string): Promise<WaitingAnswer[]> {
  const rows = await localOf(username);
  const undone = new Set(rows.filter(isUndo).map(({ undo }) => undo.answer_id));
  return rows
    .filter(isOfWord)
    .filter(({ answer: { answer_id } }) => !undone.has(answer_id) && !undoneHere.has(answer_id));
}

/** What they have undone in this browser, which a study that comes from the server may still hold. */
export const localUndosOf = async (username: string): Promise<WaitingUndo[]> =>
  (await waitingAnswers.rowsOf(username)).filter(isUndo);

/** Their answers to sentences, likewise. */
export const localSentenceAnswersOf = async (username: string): Promise<WaitingSentenceAnswer[]> =>
  (await localOf(username)).filter(isOfSentence);

let waitingCount = 0;
const listeners = new Set<() => void>();

/** Sets how many answers of the logged-in user wait for the network. */
export function setWaitingCount(count: number): void {
  waitingCount = count;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** How many answers wait for the network. */
export function useWaitingAnswers(): number {
  return useSyncExternalStore(listen, () => waitingCount);
}
