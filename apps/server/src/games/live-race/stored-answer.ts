import { questionAsked, type RaceSession, type Run } from '@lexiroom/domain/games/live-race';
import { localDay } from '@lexiroom/domain/scheduling';
import type { SeatAnswer } from '../../event-log/answer-log.ts';
import { liveSchedule } from '../../event-log/schedules.ts';
import { givenColumns } from '../given-columns.ts';
import type { SentAnswer, SheetParts } from '../server-game.ts';

/**
 * An answer of a race as the log has it: under the seat's own running number, with the options in the order in which the
 * seat saw them. People know the game as Live Quiz, and so do their histories (`mode`).
 */
export function storedAnswer(
  { live, clock, now }: SheetParts<RaceSession>,
  seat_id: number,
  { course }: Run,
  answer: SentAnswer,
  ms: number,
): SeatAnswer {
  const { play, settings } = now().state;
  const question = questionAsked(play, seat_id, course);
  const { number, word, kind } = question;
  // By the wall, while time is measured by the steady clock.
  const at = clock.now();
  return {
    schedule: liveSchedule(live.live_id),
    answer_id: answer.answer_id,
    mode: 'live-quiz',
    kind,
    // Where the host switched recording off, the answer counts in this session and for nobody's schedule. Where a class
    // plays under its names, it is the student's, whoever is logged in on the phone.
    person_id: settings.records_answers && settings.names !== 'roster' ? answer.person_id : null,
    live_id: live.live_id,
    seat_id,
    question: number,
    deck_id: word.deck_id,
    word_id: word.word_id,
    origin_word_id: word.origin_word_id,
    ...givenColumns(question, answer),
    ms,
    answered_at: new Date(at).toISOString(),
    local_day: localDay(at, live.time_zone),
  };
}
