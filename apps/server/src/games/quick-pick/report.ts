import type { Report } from '@lexiroom/contracts/live';
import { gamesOf, type QuickPickSession, wordOf } from '@lexiroom/domain/games/quick-pick';

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

/** How the games of a session ended, and every pick of them. A game whose first round never came is none. */
export function reportedGroups({ play }: QuickPickSession): NonNullable<Report['groups']> {
  const games = gamesOf(play)
    .filter(({ last_round }, index, all) => last_round > (all[index - 1]?.last_round ?? 0))
    .map(({ scores, winner, last_round }) => ({ scores: { ...scores }, winner, last_round }));
  const { scores, winner } = games.at(-1) ?? play;
  const picks = play.rounds.flatMap(({ number, picks: ofRound }) =>
    ofRound.map(({ group, seat_id, option, correct, points, ms }) => {
      return { question: number, group, seat_id, option, correct, points, ms };
    }),
  );
  return { scores: { ...scores }, winner, games, picks };
}
