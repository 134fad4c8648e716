import type { LiveQuestion } from '@lexiroom/domain/quiz-questions';
import { answerInWords, type SeatAnswerRow } from './server-game.ts';

/**
 * What is wrong with a stored answer that was typed: it is a text, to this word. How it was judged stands as it was on that
 * day, whatever the comparison of texts is by now.
 */
export function typedFault(
  row: SeatAnswerRow,
  { word: { word_id, origin_word_id } }: LiveQuestion,
): { expected: string; found: string } | undefined {
  const { typed_text, is_correct } = row;
  const nothingChosen = { option_word_ids: null, chosen_option: null, chosen_word_id: null };
  const text = { typed_text: typed_text ?? 'a text', is_correct };
  const [expected, found] = [answerInWords({ word_id, origin_word_id, ...nothingChosen, ...text }), answerInWords(row)];
  return expected === found ? undefined : { expected, found };
}
