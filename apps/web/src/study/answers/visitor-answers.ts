import { latestArrivalDays } from '@lexiroom/contracts/answers';
import type { QueryClient } from '@tanstack/react-query';
import { api, statusOf } from '../../api/client.ts';
import { forget } from '../../browser/stored-values.ts';
import { outboxOf } from './record-answers.ts';
import { isAnswer, isOfWord, isUndo, visitor, waitingAnswers, type WaitingAnswer } from './waiting-answers.ts';

/** What was answered here without an account and not undone, as far as the server would still take it. `now` in epoch milliseconds. */
export async function visitorAnswers(now: number): Promise<WaitingAnswer[]> {
  const oldest = now - (latestArrivalDays - 1) * 86_400_000;
  const rows = await waitingAnswers.rowsOf(visitor);
  const undone = new Set(rows.filter(isUndo).map(({ undo }) => undo.answer_id));
  return rows.filter(isOfWord).filter(({ answer }) => answer.answered_at > oldest && !undone.has(answer.answer_id));
}

/**
 * Gives answers of a visitor to the user who has logged in: every deck they come from is started with, in the language
 * that it was read from, and its words take them, as if they had been given there. Each is dropped once it waits as the user's own, so that it can be done again from
 * where it was broken off; what the user may not see any more is left out.
 */
export async function keepVisitorAnswers(
  cache: QueryClient,
  username: string,
  answers: readonly WaitingAnswer[],
): Promise<void> {
  for (const deck_id of new Set(answers.map(({ answer }) => answer.deck_id))) {
    const ofDeck = answers.filter(({ answer }) => answer.deck_id === deck_id);
    try {
      // One deck after the other: they go into one tree.
      // oxlint-disable-next-line no-await-in-loop
      await keepOfDeck(cache, username, deck_id, ofDeck);
    } catch (error) {
      if (statusOf(error) !== 404) throw error;
    }
  }
  await forgetVisitorAnswers();
}

async function keepOfDeck(
  cache: QueryClient,
  username: string,
  of_deck: number,
  answers: readonly WaitingAnswer[],
): Promise<void> {
  const source_language = answers.findLast(({ read_from }) => read_from !== undefined)?.read_from;
  const { item_id: deck_id } = await api.startDeck({
    body: { item_id: of_deck, ...(source_language && { source_language }) },
  });
  const { words } = await api.deckData({ params: { username }, query: { id: deck_id } });
  const ownWords = new Map(words.map(({ origin_word_id, word_id }) => [origin_word_id, word_id]));
  for (const waiting of answers) {
    const word_id = ownWords.get(waiting.origin_word_id);
    // The options were words of the other deck.
    const { option_word_ids: _options, chosen_word_id: _chosen, ...answer } = waiting.answer;
    // In the order in which they were given.
    // oxlint-disable no-await-in-loop
    if (word_id !== undefined)
      await outboxOf(cache).put({ ...waiting, username, answer: { ...answer, word_id, deck_id } });
    await waitingAnswers.drop([visitor, answer.answer_id]);
    // oxlint-enable no-await-in-loop
  }
}

/** Drops what a visitor answered here. */
export async function forgetVisitorAnswers(): Promise<void> {
  const rows = await waitingAnswers.rowsOf(visitor);
  await Promise.all(rows.map((row) => waitingAnswers.drop([visitor, isAnswer(row) ? row.answer.answer_id : row.id])));
  forget('studied_as_visitor');
}
