import {
  type PlayedRound,
  type QuickPickEvent,
  type QuickPickSession,
  wordOf,
} from '@lexiroom/domain/games/quick-pick';
import type { SessionEvent } from '@lexiroom/domain/live-session';
import { answerInWords, type SeatAnswerRow, type ServerGame } from '../server-game.ts';

type AnswerIn = ReturnType<NonNullable<ServerGame['answerIn']>>;

const isPick = (event: SessionEvent): event is Extract<QuickPickEvent, { type: 'picked' }> => event.type === 'picked';

/** The answer that a pick is: of the seat it came from, or of no seat. */
export function answerIn(event: SessionEvent, { play }: QuickPickSession): AnswerIn {
  if (!isPick(event)) return undefined;
  const { number, option, seat_id = null, ms } = event;
  const round = play.rounds[number - 1]!;
  const { deck_id, word_id, origin_word_id } = wordOf(play, round.word_id);
  return {
    mode: 'quick-pick',
    kind: round.kind,
    seat_id,
    question: number,
    deck_id,
    word_id,
    origin_word_id,
    option_word_ids: round.option_word_ids,
    chosen_option: option,
    chosen_word_id: round.option_word_ids[option]!,
    typed_text: null,
    is_correct: option === round.correct_option,
    ms,
  };
}

/** What is wrong with a stored answer: a pick of this seat, or of none, says the same in the session's log. */
export function faultOf(
  row: SeatAnswerRow,
  session: QuickPickSession,
): { expected: string; found: string } | undefined {
  const round = session.play.rounds.find(({ number }) => number === row.question);
  const found = answerInWords(row);
  const picked = (round?.picks ?? []).filter((pick) => pick.seat_id === row.seat_id);
  const expected = picked.map(({ option }) => answerInWords(answerTo(session, round!, option)));
  if (expected.includes(found)) return undefined;
  return { expected: expected[0] ?? `no pick of ${row.seat_id === null ? 'the board' : `seat ${row.seat_id}`}`, found };
}

function answerTo(
  { play }: QuickPickSession,
  { word_id, option_word_ids, correct_option }: PlayedRound,
  chosen_option: number,
): Omit<SeatAnswerRow, 'seat_id' | 'question'> {
  return {
    word_id,
    origin_word_id: wordOf(play, word_id).origin_word_id,
    option_word_ids: [...option_word_ids],
    chosen_option,
    chosen_word_id: option_word_ids[chosen_option] ?? null,
    typed_text: null,
    is_correct: chosen_option === correct_option,
  };
}
