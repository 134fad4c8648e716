// npm run bench:schedule -- --answers 100000
// The schedules of 2,000 words from their answers, ours against the same rule on dates and texts, in interleaved rounds;
// medians. Then one more answer to a word that was answered on 10 days, and on 10,000.
import { parseArgs } from 'node:util';
import { seededRandom } from '@lexiroom/domain/chance';
import {
  classicAfter,
  classicDueDay,
  classicOf,
  type ClassicState,
  dayText,
  intervalDays,
  replay,
} from '@lexiroom/domain/scheduling';

const { values } = parseArgs({
  options: { answers: { type: 'string', default: '100000' }, rounds: { type: 'string', default: '15' } },
});
const answers = Number(values.answers);
const rounds = Number(values.rounds);
const words = 2000;
const firstDay = 20_000;
const spanDays = 700;

const random = seededRandom(7);
const columns = {
  words,
  word_index: Int32Array.from({ length: answers }, () => Math.floor(random() * words)),
  day: Int32Array.from({ length: answers }, (_, at) => firstDay + Math.floor((at / answers) * spanDays)),
  is_correct: Uint8Array.from({ length: answers }, () => (random() < 0.85 ? 1 : 0)),
};
/** The same answers as a deck's data would hold them. */
const rows = Array.from(columns.word_index, (word_id, at) => ({
  word_id,
  is_correct: columns.is_correct[at] === 1,
  answer_date: new Date((columns.day[at]! + 0.5) * 86_400_000).toISOString(),
}));

compare();
oneMore();

function compare() {
  const ours: number[] = [];
  const naive: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const [ms, days] = timed(() => replay(columns, 'first').map((state) => dayText(classicDueDay(state, firstDay))));
    const [naiveMs, naiveDays] = timed(naiveDueDates);
    const differing = days.filter((day, word) => day !== naiveDays[word]).length;
    if (differing > 0) throw new Error(`${differing} words have another due date.`);
    // The first round warms everything up and is not counted.
    if (round > 0) ours.push(ms);
    if (round > 0) naive.push(naiveMs);
  }
  const [mine, theirs] = [median(ours), median(naive)];
  console.log(`${answers} answers to ${words} words, replayed (median of ${rounds} rounds)`);
  console.log(`  dates and texts   ${theirs.toFixed(1)} ms`);
  console.log(`  days as integers  ${mine.toFixed(1)} ms   (${(theirs / mine).toFixed(0)} times as fast)`);
}

/** The rule written down without a thought for time: one date object and one text for each answer. */
function naiveDueDates(): string[] {
  const ofWord = Map.groupBy(rows, ({ word_id }) => word_id);
  return Array.from({ length: words }, (_, word) => {
    const sorted = (ofWord.get(word) ?? []).toSorted((a, b) => Date.parse(a.answer_date) - Date.parse(b.answer_date));
    const results = new Map<string, boolean>();
    for (const { answer_date, is_correct } of sorted) {
      const day = new Date(answer_date).toISOString().slice(0, 10);
      if (!results.has(day)) results.set(day, is_correct);
    }
    const marks = [...results.values()];
    const streak = marks.length - 1 - marks.lastIndexOf(false);
    const due = new Date([...results.keys()].at(-1) ?? dayText(firstDay));
    const correct_days = marks.filter(Boolean).length;
    if (marks.length > 0) due.setUTCDate(due.getUTCDate() + intervalDays({ streak, days: marks.length, correct_days }));
    return due.toISOString().slice(0, 10);
  });
}

function oneMore() {
  const [few, many] = [stateAfterDays(10), stateAfterDays(10_000)];
  nsPerAnswer(few);
  console.log('one more answer, with its new interval');
  console.log(`  after     10 days  ${nsPerAnswer(few).toFixed(0)} ns`);
  console.log(`  after 10,000 days  ${nsPerAnswer(many).toFixed(0)} ns`);
}

function stateAfterDays(days: number): ClassicState {
  const results = Array.from({ length: days }, (_, day) => ({ day, is_correct: day % 9 > 0 }));
  return classicOf(results, 'first')!;
}

function nsPerAnswer(before: ClassicState): number {
  const times = 200_000;
  const step = () => {
    let days = 0;
    for (let time = 0; time < times; time++) {
      days += intervalDays(classicAfter(before, { day: before.last_day + 1, is_correct: time % 7 > 0 }, 'first'));
    }
    return days;
  };
  return (median(Array.from({ length: rounds }, () => timed(step)[0])) / times) * 1_000_000;
}

function timed<T>(work: () => T): [ms: number, result: T] {
  const start = performance.now();
  const result = work();
  return [performance.now() - start, result];
}

function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!;
}
