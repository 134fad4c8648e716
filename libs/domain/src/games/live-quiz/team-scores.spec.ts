import { expect, test } from '@jest/globals';
import { seededRandom } from '../../chance/index.ts';
import { type GivenAnswer, isAsked, scoresOf } from '../../live-session/index.ts';
import { type TeamCount, teamIds, teamViews } from '../../live-teams/index.ts';
import { answerOf, PlayedQuiz } from './quiz.fixture.ts';

const seed = Date.now() % 1_000_000;
/** Divisible by every number of members up to nine, so that each mean is a whole number of these parts. */
const parts = 2520;
const mostSeats = 9;

/** What was written down beside a quiz: for each question whose points count for whom. */
type Notes = Map<number, Map<number, number>>;

/** A quiz of teams in which people come, go, sleep, are moved and removed, and questions are taken back. */
function playOut(game: number) {
  const random = seededRandom(seed * 1000 + game);
  const chance = (share: number) => random() < share;
  const count = (2 + Math.floor(random() * 4)) as TeamCount;
  const quiz = new PlayedQuiz({ teams: count, questions: 6, scoring: 'speed', combo: false, leaderboard: 'end' }, game);
  const answers = new Map<number, GivenAnswer[]>();
  const connected = new Set<number>();
  const notes: Notes = new Map();
  const join = () => {
    if (quiz.state.seats.size === mostSeats) return;
    if (typeof quiz.do({ type: 'join', name: `S${quiz.state.seats.size}` }) !== 'string')
      connected.add(quiz.state.seats.size);
  };
  const anybody = () => 1 + Math.floor(random() * quiz.state.seats.size);
  const comeAndGo = () => {
    if (chance(0.3)) join();
    if (chance(0.4)) connected.delete(anybody());
    if (chance(0.3)) quiz.do({ type: 'leave', seat_id: anybody() });
    if (chance(0.3)) quiz.do({ type: 'return', seat_id: anybody() });
    if (chance(0.1)) quiz.do({ type: 'remove', seat_id: anybody(), ban: false });
    if (chance(0.3))
      quiz.do({ type: 'set_group', seat_id: anybody(), group: teamIds[Math.floor(random() * count)]!, by: 'host' });
    for (const { seat_id, left, removed } of quiz.state.seats.values()) {
      if (left || removed) connected.delete(seat_id);
      else if (chance(0.2)) connected.add(seat_id);
    }
  };
  const compare = () => {
    const board = scoresOf(quiz.state, answers);
    expect(teamViews(quiz.state, count, board)).toMatchObject(bruteForce(quiz, count, notes));
  };
  for (let seat = 0; seat < 4; seat++) join();
  quiz.do({ type: 'start' });
  quiz.after(3000);
  while (quiz.state.phase === 'question') {
    comeAndGo();
    quiz.now += 2000;
    const inRoom = [...quiz.state.seats.values()].filter((seat) => isAsked(seat, quiz.state.number));
    const isAnybodyThere = connected.size > 0;
    const there = new Set(
      inRoom.filter(({ seat_id }) => !isAnybodyThere || connected.has(seat_id)).map(({ seat_id }) => seat_id),
    );
    quiz.do({ type: 'tick', connected });
    comeAndGo();
    const { number } = quiz.state;
    const points = new Map<number, number>();
    const given: GivenAnswer[] = [];
    for (const seat of quiz.state.seats.values()) {
      if (!isAsked(seat, number) || chance(0.3)) continue;
      const ms = Math.floor(random() * 20_000);
      const answer = { ...answerOf(quiz, seat.seat_id, chance(0.7)), ms };
      given.push(answer);
      points.set(seat.seat_id, answer.correct ? Math.round(1000 - (ms < 500 ? 0 : ms / 40)) : 0);
    }
    answers.set(number, given);
    if (chance(0.3)) comeAndGo();
    const isSkipped = chance(0.1);
    if (isSkipped) {
      quiz.do({ type: 'skip' });
      continue;
    }
    quiz.toReveal();
    const counted = new Map(points);
    for (const { seat_id, left } of quiz.state.seats.values())
      if (there.has(seat_id) && !left && !points.has(seat_id)) counted.set(seat_id, 0);
    notes.set(number, counted);
    compare();
    if (chance(0.1)) {
      const question = 1 + Math.floor(random() * number);
      if (typeof quiz.do({ type: 'void', question }) !== 'string') notes.delete(question);
      compare();
    }
    quiz.do({ type: 'next' });
  }
}

/** The same, by adding it all up again in whole parts of a point. */
function bruteForce({ state }: PlayedQuiz, count: TeamCount, notes: Notes) {
  const members = (team: string) =>
    [...state.seats.values()].filter(({ group, removed }) => group === team && !removed);
  const totals = teamIds.slice(0, count).map((team) => {
    if (members(team).length === 0) return null;
    let total = 0;
    for (const points of notes.values()) {
      const got = members(team).flatMap(({ seat_id }) => (points.has(seat_id) ? [points.get(seat_id)!] : []));
      if (got.length > 0) total += (got.reduce((sum, one) => sum + one, 0) * parts) / got.length;
    }
    return total;
  });
  // Before anybody was asked a question that counts, there is nothing to rank.
  const isScored = [...notes.values()].some((points) =>
    [...points.keys()].some((seat_id) => !state.seats.get(seat_id)!.removed),
  );
  return totals.map((total) => ({
    score: isScored && total !== null ? Math.floor((2 * total + parts) / (2 * parts)) : null,
    rank: isScored && total !== null ? 1 + totals.filter((other) => other !== null && other > total).length : null,
  }));
}

test(`300 quizzes of seed ${seed}: teams stand as adding up again by hand has it`, () => {
  for (let game = 0; game < 300; game++) playOut(game);
});
