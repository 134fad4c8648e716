import type { QuestionAnswer } from '@lexiroom/contracts/answers';
import type { DeckData } from '@lexiroom/contracts/decks';
import type { Answered, StudyAnswer, Undone } from '@lexiroom/domain/study/page';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Subscription } from 'xstate';
import { linkKey } from '../../api/link-key.ts';
import { remember } from '../../browser/stored-values.ts';
import { sessionQuery } from '../../session/session.ts';
import { isRecorded, type Study } from '../study.ts';
import { changeScheduled } from '../study-changes.ts';
import { newAnswerId } from './answer-id.ts';
import { withDueDates, withWords } from './answered-words.ts';
import { type OneMoreAnswer, withOneMore } from './one-more-answer.ts';
import { createOutbox, fetchUndoing, inTurnOfTabs, type Outbox, sendWaiting } from './outbox.ts';
import { serverNow } from './server-clock.ts';
import {
  isOfSentence,
  isUndoneHere,
  type LastRecorded,
  rememberAnswered,
  setWaitingCount,
  visitor,
  type WaitingAnswer,
  waitingAnswers,
} from './waiting-answers.ts';

/** A running mode, as far as its answers go. */
interface AnsweringMode {
  on: ((type: 'answered', listener: (event: Answered) => void) => Subscription) &
    ((type: 'undone', listener: (event: Undone) => void) => Subscription);
}

/**
 * Records the answers of a running mode: they count at once on this device, and reach the server when they can; the last
 * one is taken back when the mode undoes it. Learners are not told of failures (specification 1 section 8).
 */
export function useRecordedAnswers(study: Study, running: AnsweringMode): void {
  const cache = useQueryClient();
  const last = useRef<LastRecorded>(undefined);
  const record = useEffectEvent(({ answer }: Answered) => {
    const word = study.words.find(({ word_id }) => word_id === answer.word_id);
    const waiting = recordAnswer(cache, study, answer);
    const { due_date = null, due_dates = null } = word ?? {};
    last.current = waiting && { waiting, due: { due_date, due_dates } };
  });
  const takeBack = useEffectEvent(() => {
    const { current } = last;
    last.current = undefined;
    if (current) void fetchUndoing().then((found) => found.undoAnswer(cache, outboxOf(cache), current));
  });
  const isMember = study.data.logged_in_user !== null;
  useEffect(() => {
    // Before there is anything to undo, as the network may be gone by then.
    if (isMember) void fetchUndoing().catch(() => undefined);
  }, [isMember]);
  useEffect(() => {
    const listening = [running.on('answered', (event) => record(event)), running.on('undone', () => takeBack())];
    return () => listening.forEach((subscription) => subscription.unsubscribe());
  }, [running]);
}

/** Records an answer: it counts at once on this device, and waits to be sent. Undefined when there is nothing to record. */
export function recordAnswer(cache: QueryClient, study: Study, given: GivenAnswer): WaitingAnswer | undefined {
  const waiting = recordOf(study, given, serverNow());
  if (!waiting) return undefined;
  const { origin_word_id, answer } = waiting;
  if (waiting.username === visitor) remember('studied_as_visitor', 'true');
  rememberAnswered(waiting);
  changeScheduled(cache, study.class_id, (data) => withAnswerAdded(data, { ...answer, origin_word_id }));
  void outboxOf(cache).put(waiting);
  return waiting;
}

/** An answer as a mode of a study gives it; those of games say as well where in a round they belong. */
export type GivenAnswer = Omit<StudyAnswer, 'mode' | 'kind'> &
  Pick<QuestionAnswer, 'mode' | 'kind' | 'round_id' | 'round_step' | 'play'>;

/**
 * The record of an answer as it is sent; that of a visitor stays in this browser until they have an account. Undefined when
 * there is nothing to record: answers to the word do not count for the viewer, the page was a repeated one, or a class is
 * selected and no student was asked (specification 2 section 5). `at`: the server's clock, epoch milliseconds.
 */
export function recordOf(
  study: Pick<Study, 'data' | 'isOwner' | 'words' | 'class_id'>,
  { word_id, is_repeated, option_word_ids, ...rest }: GivenAnswer,
  at: number,
): WaitingAnswer | undefined {
  const { class_id } = study;
  const word = study.words.find((candidate) => candidate.word_id === word_id);
  const username = study.data.logged_in_user?.username ?? visitor;
  const isCounted = word !== undefined && (username === visitor ? isKeptForVisitors(rest) : isRecorded(study, word));
  if (!isCounted || is_repeated) return undefined;
  if (class_id !== undefined && rest.student_id === undefined) return undefined;
  return {
    username,
    given_at: Date.now(),
    origin_word_id: word.origin_word_id,
    ...(username === visitor && study.data.read_from && { read_from: study.data.read_from }),
    answer: {
      ...rest,
      ...(class_id !== undefined && { class_id }),
      ...(option_word_ids && { option_word_ids: [...option_word_ids] }),
      word_id,
      deck_id: word.deck_id,
      answer_id: newAnswerId(at),
      answered_at: at,
    },
  };
}

/**
 * Words that a visitor studies are kept; games are not, as their rounds belong to an account, nor what a link has opened: the
 * key is gone by the time they have one.
 */
const isKeptForVisitors = ({ round_id }: Pick<GivenAnswer, 'round_id'>): boolean =>
  round_id === undefined && linkKey() === null;

let outbox: Outbox | undefined;

/** The outbox of this page. */
export function outboxOf(cache: QueryClient): Outbox {
  outbox ??= createOutbox({
    store: waitingAnswers,
    currentUsername: async (afresh) =>
      (await cache.fetchQuery({ ...sessionQuery, staleTime: afresh ? 0 : Infinity }))?.username ?? null,
    send: (waiting) => sendWaiting(waiting, cache),
    inTurn: inTurnOfTabs,
    onArrived(waiting, { due_date, due_dates }) {
      // Home may have been opened before it arrived.
      void cache.invalidateQueries({ queryKey: ['today'] });
      if (!due_date || !due_dates || isUndoneHere(waiting.answer.answer_id)) return;
      if (isOfSentence(waiting)) {
        // Most pages have no sentences.
        void import('./sentences-shown.ts').then((shown) =>
          shown.changeDueSentence(cache, waiting, { due_date, due_dates }),
        );
        return;
      }
      const { origin_word_id, answer: { deck_id, class_id } } = waiting; // prettier-ignore
      changeScheduled(cache, class_id ?? undefined, (data) =>
        withDueDates(data, { origin_word_id, deck_id, due_date, due_dates }),
      );
    },
    onCount: setWaitingCount,
  });
  return outbox;
}

/** An answer as it is added to a study. */
export interface AddedAnswer extends OneMoreAnswer {
  origin_word_id: number;
}

/**
 * A study after one more answer in its schedule: every word of that origin has it. One in a study without a schedule changes
 * nothing.
 */
export function withAnswerAdded(data: DeckData, answered: AddedAnswer): DeckData {
  const { calendar } = data;
  if (!calendar) return data;
  return withWords(data, answered.origin_word_id, (word) => withOneMore(word, answered, calendar));
}
