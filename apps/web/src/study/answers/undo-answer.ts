import { ApiError } from '@lexiroom/contracts/http';
import type { DeckData } from '@lexiroom/contracts/decks';
import type { QueryClient } from '@tanstack/react-query';
import { api, statusOf } from '../../api/client.ts';
import { reportReachable, withTimeLimit } from '../../offline/index.ts';
import { changeScheduled } from '../study-changes.ts';
import { newAnswerId } from './answer-id.ts';
import { withDueDates, withWords } from './answered-words.ts';
import { outcomeOf } from './failed-sending.ts';
import { notTheirs } from './not-theirs.ts';
import type { Remembered } from './one-more-answer.ts';
import { serverNow } from './server-clock.ts';
import { forgetUndone, type LastRecorded, type SendOutcome, type WaitingUndo } from './waiting-answers.ts';

/** A call that takes longer is given up and made again later, in milliseconds. */
const longestCallMs = 5000;

/** Where it waits to be sent. */
interface UndoOutbox {
  put: (undone: WaitingUndo) => Promise<void>;
}

/**
 * Takes an answer back: at once on this device, and on the server when it can be reached. The answer itself is sent all the
 * same, and this after it: whether it has arrived before the network went nobody here can know.
 */
export function undoAnswer(cache: QueryClient, outbox: UndoOutbox, { waiting, due }: LastRecorded): void {
  const { username, origin_word_id, answer } = waiting;
  const { answer_id, answered_at, deck_id, class_id, student_id } = answer;
  const undone_at = Math.max(serverNow(), answered_at + 1);
  const undone: WaitingUndo = {
    username,
    origin_word_id,
    id: newAnswerId(undone_at),
    undo: { answer_id, undone_at, ...(class_id && student_id ? { class_id, student_id } : {}) },
    answered_at,
    deck_id,
    due,
  };
  forgetUndone(answer_id);
  changeScheduled(cache, class_id ?? undefined, (data) => withAnswerUndone(data, undone));
  void outbox.put(undone);
}

/** Tells the server that an answer was undone; the due dates of its reply take the place of the browser's own. */
export async function sendUndo(waiting: WaitingUndo, cache: QueryClient): Promise<SendOutcome> {
  const { undo, origin_word_id, deck_id, username } = waiting;
  try {
    const reply = await withTimeLimit(longestCallMs, (signal) => api.undoAnswer({ body: undo }, signal));
    reportReachable(true);
    // The log-in page of a network may reply anything.
    if (reply?.answer_id !== undo.answer_id) return { type: 'later' };
    const { due_date, due_dates } = reply;
    if (due_date && due_dates) {
      const change = { origin_word_id, deck_id, due_date, due_dates };
      changeScheduled(cache, undo.class_id, (data) => withDueDates(data, change));
    }
    return { type: 'done' };
  } catch (error) {
    reportReachable(statusOf(error) !== 0);
    const isUnknown = error instanceof ApiError && error.problem?.code === 'NOT_FOUND';
    // The answer was refused: there is nothing to take back.
    return isUnknown ? { type: await notTheirs(username) } : outcomeOf(error);
  }
}

/** A study after an answer in its schedule was undone: no word of that origin has it, and they are due as they were before. */
export function withAnswerUndone(
  data: DeckData,
  { origin_word_id, answered_at, deck_id, due: { due_date, due_dates } }: Omit<WaitingUndo, 'id' | 'username' | 'undo'>,
): DeckData {
  const isIt = ({ answer_date }: { answer_date: number }) => answer_date === answered_at;
  if (!data.words.some((word) => word.origin_word_id === origin_word_id && word.answers.some(isIt))) return data;
  const without = withWords(data, origin_word_id, (word) => withOneLess(word, answered_at));
  return due_date && due_dates ? withDueDates(without, { origin_word_id, deck_id, due_date, due_dates }) : without;
}

/** A word without the answer that was given then, epoch milliseconds; when it is due stays to be told. */
function withOneLess<Item extends Remembered>(item: Item, answered_at: number): Item {
  const undone = item.answers.find(({ answer_date }) => answer_date === answered_at);
  if (!undone) return item;
  const { answer_count, right_answers } = item;
  return {
    ...item,
    answers: item.answers.filter((answer) => answer !== undone),
    ...(answer_count !== undefined && { answer_count: answer_count - 1 }),
    ...(right_answers !== undefined && { right_answers: right_answers - Number(undone.is_correct) }),
  };
}
