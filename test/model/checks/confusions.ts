import type { SessionEvent } from '@lexiroom/domain/live-session';
import { readConfusions } from '../../../apps/server/src/live/confusions-before.ts';
import { eventsThat } from '../../../apps/server/src/live/replay/events-that.ts';
import { words, type Classroom } from '../classroom.ts';
import { promise } from '../broken.ts';

/** Of a class, so many sessions are looked at, and of each word so many others are kept. */
const newest = { lives: 100, words: 3 };

/** What the class took for what, as its next quiz is told of it, is what the logs of its quizzes tell one by one. */
export async function checkConfusions({ database: { pool }, server: { log } }: Classroom): Promise<void> {
  const { rows } = await pool.query<{ live_id: number }>(
    'select live_id from lives where class_id = 1 order by live_id desc limit $1',
    [newest.lives],
  );
  const times = new Map<number, Map<number, number>>();
  for (const { live_id } of rows) {
    const events = (await log.read(live_id)).map(({ event }) => event);
    const { questions, words: voidedWords } = takenBackBy(events);
    for (const [question, answers] of await log.answers(live_id)) {
      for (const { word_id, chosen_word_id, correct } of answers) {
        if (correct || word_id === undefined || !chosen_word_id || questions.has(question) || voidedWords.has(word_id)) continue;
        const taken = times.get(word_id) ?? new Map<number, number>();
        times.set(word_id, taken.set(chosen_word_id, (taken.get(chosen_word_id) ?? 0) + 1));
      }
    }
  }
  const expected = [...times].toSorted(([one], [other]) => one - other).map(([word, taken]) => [word, mostOften(taken)]);
  const found = Object.entries(await readConfusions(pool, words, 1)).map(([word, taken]) => [Number(word), taken]);
  const [should, is] = [JSON.stringify(expected), JSON.stringify(found)];
  promise(should === is, `the class confuses ${is}; its logs tell ${should}`);
} // prettier-ignore

/** What does not count by now: of a quiz questions by their numbers, of a race words. */
function takenBackBy(events: readonly SessionEvent[]) {
  const questions = new Set<unknown>();
  const wordsOfRace = new Set<unknown>();
  const changes = [
    ['taken_back', 'add'],
    ['counted_again', 'delete'],
  ] as const;
  for (const event of events) {
    for (const [change, does] of changes) {
      if (!eventsThat(change).includes(event.type)) continue;
      if ('word_id' in event) wordsOfRace[does](event.word_id);
      else if ('number' in event) questions[does](event.number);
    }
  }
  return { questions, words: wordsOfRace };
}

const mostOften = (taken: ReadonlyMap<number, number>) =>
  [...taken]
    .map(([word_id, times]) => ({ word_id, times }))
    .toSorted((one, other) => other.times - one.times || one.word_id - other.word_id)
    .slice(0, newest.words);
