import { expect, test } from '@jest/globals';
import { seededRandom } from '../../chance/index.ts';
import { emptyScoreboard } from '../../scoring/index.ts';
import { scoresOf } from '../../live-session/index.ts';
import { RunRace } from './race.fixture.ts';
import { boardOf } from './runs.ts';
import { raceTimeTaken } from './answers.ts';
import { goalOf } from '../../quiz-questions/index.ts';

const ofTime = { goal_seconds: 60 };
const ofPoints = { goal_points: 300, combo: false };

test('a race to a time: a countdown of three seconds, the time, a second for what is on its way, the podium', () => {
  const race = new RunRace(ofTime);
  race.do({ type: 'join', name: 'Mia' });
  expect(race.do({ type: 'start' })).toEqual(['started']);
  const startedAt = race.now;
  expect([race.ring(), race.now - startedAt]).toEqual([['race_opened'], 3000]);
  expect([race.ring(), race.now - startedAt]).toEqual([['race_locked'], 63_000]);
  expect([race.ring(), race.now - startedAt]).toEqual([['race_finished'], 64_000]);
  expect(race.state.phase).toBe('podium');
  expect(race.do({ type: 'next' })).toEqual(['ended']);
});

test('a race to points goes on until somebody reaches them, and then a second for what is on its way', () => {
  const race = new RunRace(ofPoints).begun();
  race.now += 3_000_000;
  expect(race.do({ type: 'tick' })).toEqual([]);
  expect(race.do({ type: 'goal_reached' })).toEqual(['race_locked']);
  expect(race.do({ type: 'goal_reached' })).toEqual([]);
  expect(race.ring()).toEqual(['race_finished']);
});

test('without a goal a race lasts five minutes', () => {
  expect(goalOf({})).toEqual({ goal_seconds: 300 });
});

test('the host ends the race with a second of grace; two clicks end it once', () => {
  const race = new RunRace(ofTime).begun();
  const expected = { phase: 'open' } as const;
  expect(race.do({ type: 'end_question', expect: expected })).toEqual(['race_locked']);
  expect(race.do({ type: 'end_question', expect: expected })).toBe('STALE');
});

test('whoever ends the session in the middle of a race ends it with everything that was answered', () => {
  const race = new RunRace(ofTime).begun();
  race.answer(1, true);
  expect(race.do({ type: 'end' })).toEqual(['race_finished', 'ended']);
  expect(scoresOf(race.replayed(), race.answers).get(1)?.score).toBe(100);
  expect(race.do({ type: 'end' })).toEqual([]);
});

test('the host gives ten seconds more, to a race that has a time', () => {
  const race = new RunRace(ofTime).begun();
  const { deadline_at } = race.state.play;
  expect(race.do({ type: 'add_time' })).toEqual(['time_added']);
  expect(race.state.play.deadline_at).toBe(deadline_at! + 10_000);
  expect(new RunRace(ofPoints).begun().do({ type: 'add_time' })).toBe('STALE');
});

test('pause and outages move the deadline', () => {
  const race = new RunRace(ofTime).begun();
  const deadline_at = race.state.play.deadline_at!;
  race.do({ type: 'pause' });
  race.now += 100_000;
  race.do({ type: 'unpause' });
  expect(race.state.play.deadline_at).toBe(deadline_at + 100_000);
  race.now += 7000;
  race.do({ type: 'wake', outage_ms: 6000, way_back_ms: 1000 });
  expect(race.state.play.deadline_at).toBe(deadline_at + 107_000);
  expect(race.state.play.stood_ms).toBe(107_000);
});

test('after a restart of the server at the very end the race is open for at least five seconds more', () => {
  const race = new RunRace(ofTime).begun();
  race.now = race.state.play.deadline_at! - 10;
  race.do({ type: 'wake', outage_ms: 0, way_back_ms: 0 });
  expect(race.state.play.deadline_at).toBe(race.now + 5000);
});

test('right answers score as in a quiz, with the combo; a wrong one ends the streak and is remembered', () => {
  const race = new RunRace({ goal_seconds: 60, combo: true }).begun();
  for (let answers = 0; answers < 4; answers++) race.answer(1, true);
  expect(race.seat(1)).toMatchObject({ score: 500, streak: 4, rank: 1, last: { correct: true, points: 200 } });
  race.answer(1, false);
  expect(race.seat(1)).toMatchObject({ score: 500, streak: 0, last: { question: 5, correct: false, points: 0 } });
  race.do({ type: 'end_question' });
  race.ring();
  const board = scoresOf(race.state, race.answers);
  expect(race.seat(1, board).missed).toHaveLength(1);
});

test('nobody gets beyond the goal: who reaches it with an answer that was on its way has tied', () => {
  const race = new RunRace(ofPoints).begun();
  for (let answers = 0; answers < 4; answers++) race.answer(1, true);
  for (let answers = 0; answers < 3; answers++) race.answer(2, true);
  expect([...race.board.values()].map(({ score, rank }) => [score, rank])).toEqual([[300, 1], [300, 1]]); // prettier-ignore
});

test('before the race is over its scores are in no table: they follow from the answers alone', () => {
  const race = new RunRace(ofTime).begun();
  race.answer(1, true);
  expect(scoresOf(race.state, race.answers)).toEqual(emptyScoreboard);
});

test('late joiners begin at zero in the running race, with a question of their own', () => {
  const race = new RunRace(ofTime).begun(1);
  race.answer(1, true);
  race.do({ type: 'join', name: 'Late' });
  expect(race.seat(2)).toMatchObject({ score: 0, rank: null, question: { number: 1 } });
  expect(race.projector().race?.top?.map(({ name, score, rank }) => [name, score, rank])).toEqual([
    ['Mia 1', 100, 1],
    ['Late', 0, null],
  ]);
});

test('the board shows the first ten and how many more there are, ties told as ties', () => {
  const race = new RunRace(ofTime).begun(14);
  for (let seat_id = 1; seat_id <= 12; seat_id++) race.answer(seat_id, seat_id > 2);
  const { top = [], more } = race.projector().race!;
  expect(top).toHaveLength(10);
  expect(more).toBe(4);
  expect(new Set(top.map(({ rank }) => rank))).toEqual(new Set([1]));
});

test('where teams play, a team has the mean of what its members have come to', () => {
  const race = new RunRace({ ...ofTime, teams: 2, combo: false }).begun(4);
  for (const seat_id of [1, 2, 2, 3]) race.answer(seat_id, true);
  race.answer(4, false);
  const teams = () => race.projector().teams?.map(({ team, score, rank }) => [team, score, rank]);
  expect(teams()).toEqual([
    ['1', 100, 1],
    ['2', 100, 1],
  ]);
  race.answer(4, true);
  expect(teams()).toEqual([
    ['1', 100, 2],
    ['2', 150, 1],
  ]);
  expect(race.seat(3).team).toBe('1');
  expect(race.projector().race?.top?.[0]?.group).toBe('2');
  expect(race.do({ type: 'set_group', seat_id: 3, group: '2', by: 'host' })).toEqual(['regrouped']);
});

test('nothing that a seat is sent tells the right option of a question it has not answered', () => {
  const race = new RunRace(ofTime).begun(1);
  for (let answers = 0; answers < 30; answers++) {
    const { question, last, pictures = [] } = race.seat(1);
    expect(Object.keys(question!).toSorted()).toEqual(
      ['number', 'kind', 'text', 'image_path', 'options', 'again'].filter((key) => key in question!).toSorted(),
    );
    expect(last?.question ?? 0).toBe(question!.number - 1);
    expect(pictures).toEqual(pictures.toSorted());
    race.answer(1, answers % 3 > 0);
  }
  expect(JSON.stringify([race.player(), race.projector()])).not.toContain('correct_option');
});

test('the options of a word stand in another order when it comes again', () => {
  const race = new RunRace(ofTime, 4).begun(1);
  const orders = new Map<string, Set<string>>();
  for (let answers = 0; answers < 40; answers++) {
    const { kind, text, image_path, options } = race.seat(1).question!;
    const word = `${kind} ${text ?? image_path}`;
    orders.set(word, (orders.get(word) ?? new Set()).add(JSON.stringify(options)));
    race.answer(1, true);
  }
  for (const seen of orders.values()) expect(seen.size).toBeGreaterThan(1);
});

test('pictures of the next question are sent ahead, in the order of their addresses', () => {
  const race = new RunRace({ ...ofTime, kinds: ['text_to_picture'] }).begun(1);
  for (let answers = 0; answers < 8; answers++) {
    const { pictures } = race.seat(1);
    race.answer(1, true);
    const options = race.seat(1).question!.options!.map(({ image_path }) => image_path!);
    expect(pictures).toEqual(options.toSorted());
  }
});

const arrival = { told_at: 0, stood_ms: 0, was_right: true, shown_ms: undefined };
test.each([
  ['a phone that says nothing is measured by the server', {}, 6000],
  ['a slow phone is not a slow player', { shown_ms: 4500 }, 4500],
  ['nobody can cheat by it: less than the network explains is not believed', { shown_ms: 0 }, 3100],
  ['nor does anybody lose by it', { shown_ms: 60_000 }, 6000],
  ['the look at a wrong answer is no time of the next one', { shown_ms: 1600, was_right: false }, 1600],
  ['a pause is nobody’s time', { stood_ms: -2000 }, 4000],
])('time taken: %s', (_, said, ms) => {
  const race = new RunRace(ofTime).begun(1);
  const told_at = race.now;
  expect(raceTimeTaken(race.state, { ...arrival, told_at, received_at: race.now + 6000, ...said })).toEqual({ ms });
});

test('an answer within one second after the end counts, a later one does not, and none during a pause', () => {
  const race = new RunRace(ofTime).begun(1);
  const at = (received_at: number) => raceTimeTaken(race.state, { ...arrival, told_at: race.now, received_at });
  const end = race.state.play.deadline_at!;
  expect(at(end + 1000)).toHaveProperty('ms');
  expect(at(end + 1001)).toEqual({ refusal: 'LATE' });
  race.do({ type: 'pause' });
  expect(at(race.now)).toEqual({ refusal: 'NOT_OPEN' });
  race.do({ type: 'unpause' });
  race.ring();
  expect(at(end + 1000)).toHaveProperty('ms');
  race.ring();
  expect(at(end + 1000)).toEqual({ refusal: 'LATE' });
});

test('a full replay of the log and the answers is the running state', () => {
  const seed = Date.now() % 2 ** 32;
  const random = seededRandom(seed);
  for (let trial = 0; trial < 25; trial++) {
    const race = new RunRace({ goal_seconds: 60, scoring: random() < 0.5 ? 'speed' : 'accuracy' }, 4 + trial).begun(3);
    for (let step = 0; step < 120; step++) {
      const chance = random();
      const seat_id = 1 + Math.floor(random() * race.state.seats.size);
      race.now += Math.floor(random() * 400);
      if (chance < 0.03) race.do({ type: 'join', name: `Late ${step}` });
      else if (chance < 0.05) race.do({ type: race.state.paused_at === null ? 'pause' : 'unpause' });
      else if (chance < 0.06) race.do({ type: 'wake', outage_ms: 2000, way_back_ms: 1000 });
      else if (chance < 0.07) race.do({ type: 'leave', seat_id });
      else if (chance < 0.075 && seat_id > 1) race.do({ type: 'remove', seat_id, ban: false });
      else if (race.state.paused_at === null) race.answer(seat_id, random() < 0.7, Math.floor(random() * 20_000));
    }
    const running = boardOf(race.state, race.runs.values());
    race.do({ type: 'end' });
    expect({ seed, trial, state: race.replayed() }).toEqual({ seed, trial, state: race.state });
    expect({ seed, trial, board: scoresOf(race.replayed(), race.answers) }).toEqual({ seed, trial, board: running });
  }
});
