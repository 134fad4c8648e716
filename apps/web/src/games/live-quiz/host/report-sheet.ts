import type { Report } from '@lexiroom/contracts/live';
import { answersByQuestion } from './word-answers.ts';
import { confusionsOf } from '@lexiroom/domain/games/live-quiz';
import { type TeamId, teamsByRank } from '@lexiroom/domain/live-teams';
import { answerText, rightText } from './answer-texts.ts';
import { hardestWords } from './hardest-words.ts';

/** The words of the file, in the reader's language. */
export interface ReportWords {
  player: string;
  /** In place of `player` where a class played under its names. */
  student: string;
  /** Of a student who was not there, and whose teacher had noted that. */
  absent: string;
  rank: string;
  points: string;
  right: string;
  /** Heading of the line that says how often each word was missed, and how that is written. */
  missed: string;
  missedShare: (missed: number, asked: number) => string;
  /** Of a question that was taken back. */
  doesNotCount: string;
  /** Of a question that the host asked again. */
  askedAgain: string;
  /** Heading of the column, in a quiz of teams, and what each is called. */
  team: string;
  teamName: (team: TeamId) => string;
}

/**
 * The report as a table for spreadsheets: a line for each player, a column for each question with what was chosen, at the
 * end how many were right, and how often the word was missed.
 */
export function reportSheet({ players, questions, missing, teams }: Report, words: ReportWords): (string | number)[][] {
  const asked = questions.filter(({ scored }) => scored);
  /** A column more, where teams played. */
  const ofTeam = (cell = '') => (teams ? [cell] : []);
  const head = asked.map((question) => {
    const title = `${question.number}. ${rightText(question)}`;
    const notes = [
      ...(question.asked_before ? [words.askedAgain] : []),
      ...(question.voided ? [words.doesNotCount] : []),
    ];
    return notes.length > 0 ? `${title} (${notes.join('; ')})` : title;
  });
  const lines = players.toSorted(byRank).map(({ name, rank, score, team, answers }) => {
    const of = answersByQuestion(answers);
    const right = asked.filter(({ number, voided }) => !voided && of.get(number)?.answer.correct).length;
    const chosen = asked.map((question) => answerText(question, of.get(question.number)?.answer));
    return [name, ...ofTeam(team && words.teamName(team)), rank ?? '', score, right, ...chosen];
  });
  const isOfClass = players.some(({ student_id }) => student_id !== undefined) || missing.length > 0;
  const rightOf = asked.map(
    ({ number }) =>
      players.filter(({ answers }) => answers.some((answer) => answer.question === number && answer.correct)).length,
  );
  const missedOf = asked.map(({ number, voided }) => {
    const given = players.flatMap(({ answers }) => answers.filter(({ question }) => question === number));
    const wrong = given.filter(({ correct }) => !correct).length;
    return voided || given.length === 0 ? '' : words.missedShare(wrong, given.length);
  });
  return [
    [isOfClass ? words.student : words.player, ...ofTeam(words.team), words.rank, words.points, words.right, ...head],
    ...lines,
    ...missing.map(({ student_name, is_absent }) => [
      student_name,
      ...ofTeam(),
      is_absent ? words.absent : '',
      '',
      '',
      ...asked.map(() => ''),
    ]),
    [words.right, ...ofTeam(), '', '', '', ...rightOf],
    [words.missed, ...ofTeam(), '', '', '', ...missedOf],
  ];
}

/** How the teams stood in the end, best first. */
export function teamsSheet(
  teams: NonNullable<Report['teams']>,
  words: Pick<ReportWords, 'team' | 'teamName' | 'rank' | 'points'> & { players: string },
): (string | number)[][] {
  const lines = teamsByRank(teams).map(({ team, rank, score, size }) => [
    words.teamName(team),
    rank ?? '',
    score ?? '',
    size,
  ]);
  return [[words.team, words.rank, words.points, words.players], ...lines];
}

/** Players by their rank; those without one behind the others, in the order in which they came. */
export const byRank = (one: Report['players'][number], other: Report['players'][number]) =>
  (one.rank ?? Infinity) - (other.rank ?? Infinity) || one.seat_id - other.seat_id;

/** Which words were taken for which, as a table: the most frequent first, nothing but the headings when none was. */
export function confusionsSheet(
  { questions, players }: Report,
  words: { rank: string; word: string; takenFor: string; times: string },
): (string | number)[][] {
  const lines = confusionsOf(questions, players).map(({ rank, asked, chosen, times }) => [
    rank,
    asked.text,
    chosen.text,
    times,
  ]);
  return [[words.rank, words.word, words.takenFor, words.times], ...lines];
}

/** Every word that was missed as a table, the hardest first: how often, of how many answers, and that in percent. */
export function hardestWordsSheet(
  report: Report,
  words: { word: string; missed: string; answers: string; share: string },
): (string | number)[][] {
  const lines = hardestWords(report, report.questions.length).map(({ word, missed, asked }) => [
    word,
    missed,
    asked,
    Math.round((100 * missed) / asked),
  ]);
  return [[words.word, words.missed, words.answers, words.share], ...lines];
}
