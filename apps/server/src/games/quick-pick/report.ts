import type { Report } from '@lexiroom/contracts/live';
import { type QuickPickSession, wordOf } from '@lexiroom/domain/games/quick-pick';

/** Rounds go on until somebody has won: how many there were is known afterwards. */
export const questionCountSql = (): string => 'lives.number';

/** The rounds that were played, as the questions of the report. */
export function reportedQuestions({ play }: QuickPickSession): Report['questions'] {
  return play.rounds.map(({ number, word_id, kind, option_word_ids, correct_option, picks }) => ({
    number,
    word_id,
    kind,
    options: option_word_ids.map((option) => ({ word_id: option, text: wordOf(play, option).target_translation })),
    correct_option,
    voided: false,
    scored: picks.length > 0,
  }));
}

export function reportedGroups({ play: { scores, winner } }: QuickPickSession): NonNullable<Report['groups']> {
  return { scores: { ...scores }, winner };
}
