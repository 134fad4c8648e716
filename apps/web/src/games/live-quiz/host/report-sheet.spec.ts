import { expect, test } from '@jest/globals';
import type { Report } from '@lexiroom/contracts/live';
import { type CsvSeparator, csvOf, csvSeparator, fileNameOf } from '../../../browser/csv-file.ts';
import { confusionsSheet, hardestWordsSheet, type ReportWords, reportSheet, teamsSheet } from './report-sheet.ts';
import { aReport } from './report.fixture.ts';

const words = {
  player: 'Player',
  student: 'Student',
  absent: 'absent',
  rank: 'Rank',
  points: 'Points',
  right: 'Right',
  missed: 'Missed',
  missedShare: (missed: number, asked: number) => `${missed} of ${asked}`,
  doesNotCount: 'does not count',
  askedAgain: 'asked again',
  team: 'Team',
  teamName: (team: string) => `Team ${team}`,
};
const reportCsv = (report: Report, names: ReportWords, separator: CsvSeparator) =>
  csvOf(reportSheet(report, names), separator);
const linesOf = (csv: string) => csv.slice(1).split('\r\n').slice(0, -1);

test('every player has a line by rank, every question that was asked a column with what was chosen', () => {
  const csv = reportCsv(aReport(), words, ',');
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(linesOf(csv)).toEqual([
    'Player,Rank,Points,Right,1. oso,2. gato (does not count)',
    'Leo,1,100,1,oso,perro',
    'Mia,2,0,0,pato,gato',
    'Noor,,0,0,,',
    'Right,,,,1,1',
    'Missed,,,,1 of 2,',
  ]);
});

test('a question that was asked again says so, beside that it does not count', () => {
  const report = aReport();
  const questions = report.questions.map((question) => ({ ...question, asked_before: 1 }));
  expect(linesOf(reportCsv({ ...report, questions }, words, ','))[0]).toBe(
    'Player,Rank,Points,Right,1. oso (asked again),2. gato (asked again; does not count)',
  );
});

test('of a quiz of teams every line says whose, and the teams have a sheet of their own', () => {
  const teams = [
    { team: '1' as const, size: 2, score: 33, rank: 2 },
    { team: '2' as const, size: 1, score: 100, rank: 1 },
    { team: '3' as const, size: 0, score: null, rank: null },
  ];
  const report = aReport();
  const players = report.players.map((player) => ({
    ...player,
    team: player.seat_id === 2 ? ('2' as const) : ('1' as const),
  }));
  expect(linesOf(reportCsv({ ...report, players, teams }, words, ','))).toEqual([
    'Player,Team,Rank,Points,Right,1. oso,2. gato (does not count)',
    'Leo,Team 2,1,100,1,oso,perro',
    'Mia,Team 1,2,0,0,pato,gato',
    'Noor,Team 1,,0,0,,',
    'Right,,,,,1,1',
    'Missed,,,,,1 of 2,',
  ]);
  expect(teamsSheet(teams, { ...words, players: 'Players' })).toEqual([
    ['Team', 'Rank', 'Points', 'Players'],
    ['Team 2', 1, 100, 1],
    ['Team 1', 2, 33, 2],
  ]);
});

test('of a class the lines are its students, those who did not play behind the others', () => {
  const report = aReport();
  const players = report.players.map((player) => ({ ...player, student_id: player.seat_id }));
  const missing = [
    { student_id: 8, student_name: 'Zoe', is_absent: true },
    { student_id: 9, student_name: '=Ivo', is_absent: false },
  ];
  expect(linesOf(reportCsv({ ...report, players, missing }, words, ','))).toEqual([
    'Student,Rank,Points,Right,1. oso,2. gato (does not count)',
    'Leo,1,100,1,oso,perro',
    'Mia,2,0,0,pato,gato',
    'Noor,,0,0,,',
    'Zoe,absent,,,,',
    "'=Ivo,,,,,",
    'Right,,,,1,1',
    'Missed,,,,1 of 2,',
  ]);
});

test.each([
  ['=SUM(A1)', "'=SUM(A1)"],
  ['+1', "'+1"],
  ['-2', "'-2"],
  ['@cmd', "'@cmd"],
  ['\t=1', "'\t=1"],
  [' =1', "' =1"],
  ['\u200E=1', "'\u200E=1"],
  ['＝1', "'＝1"],
  ['Anne-Sophie', 'Anne-Sophie'],
  ['a,b', '"a,b"'],
  ['Ada "the first"', '"Ada ""the first"""'],
  ['two\nlines', '"two\nlines"'],
  ['سارة', 'سارة'],
])('S37 a name such as %j is text for a spreadsheet: %j', (name, cell) => {
  const report = aReport();
  report.players = [{ ...report.players[0]!, name }];
  expect(reportCsv(report, words, ',').slice(1).split('\r\n')[1]).toBe(`${cell},2,0,0,pato,gato`);
});

test('S37 words of the deck and of the interface are text as well', () => {
  const report = aReport();
  report.questions[0]!.options[0]!.text = '=1+1';
  expect(linesOf(reportCsv(report, { ...words, player: '@Player' }, ';'))).toEqual([
    `'@Player;Rank;Points;Right;1. =1+1;2. gato (does not count)`,
    `Leo;1;100;1;'=1+1;perro`,
    'Mia;2;0;0;pato;gato',
    'Noor;;0;0;;',
    'Right;;;;1;1',
    'Missed;;;;1 of 2;',
  ]);
});

test.each([
  ['en-GB', ','],
  ['de-DE', ';'],
  ['es-ES', ';'],
  ['ar-EG', ';'],
  ['ja-JP', ','],
])('cells are parted as spreadsheets of %s expect: %s', (locale, separator) => {
  expect(csvSeparator(locale)).toBe(separator);
});

test.each([
  ['By the sea', 'By the sea-2026-03-09.csv'],
  ['ペットと家畜', 'ペットと家畜-2026-03-09.csv'],
  ['../a\\b: "c"?', 'a b c-2026-03-09.csv'],
  ['...', 'quiz-2026-03-09.csv'],
  ['x'.repeat(200), `${'x'.repeat(80)}-2026-03-09.csv`],
])('the file of the deck %j is called %s', (deck_name, name) => {
  expect(fileNameOf(deck_name, new Date(2026, 2, 9, 8, 30).getTime(), 'quiz')).toBe(name);
});

test('the confusions are a table of their own, without the question that was taken back', () => {
  const headings = { rank: 'Rank', word: 'Word', takenFor: 'Taken for', times: 'Times' };
  expect(confusionsSheet(aReport(), headings)).toEqual([
    ['Rank', 'Word', 'Taken for', 'Times'],
    [1, 'oso', 'pato', 1],
  ]);
  expect(confusionsSheet(aReport({ players: [] }), headings)).toHaveLength(1);
});

test('the words that were missed are a table of their own, the hardest first, with figures that can be sorted', () => {
  const headings = { word: 'Word', missed: 'Missed', answers: 'Answers', share: 'Missed (%)' };
  const { questions, players } = aReport();
  const report = aReport({ questions: questions.map((question) => ({ ...question, voided: false })) });
  report.players = [...players, { ...players[0]!, seat_id: 4, answers: players[0]!.answers.slice(0, 1) }];
  expect(hardestWordsSheet(report, headings)).toEqual([
    ['Word', 'Missed', 'Answers', 'Missed (%)'],
    ['oso', 2, 3, 67],
    ['gato', 1, 2, 50],
  ]);
  expect(hardestWordsSheet(aReport({ players: [] }), headings)).toHaveLength(1);
});
