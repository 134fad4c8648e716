import { describe, expect, test } from '@jest/globals';
import { type GivenAnswer, scoresOf } from '../../live-session/index.ts';
import { type TeamCount, teamViews } from '../../live-teams/index.ts';
import { answerOf, foldQuiz, PlayedQuiz, projectorView, seatView } from './quiz.fixture.ts';
import type { LiveSettings } from '../../quiz-questions/index.ts';

/** A quiz of teams, with the answers that were given and who is connected. */
class TeamQuiz extends PlayedQuiz {
  readonly answers = new Map<number, GivenAnswer[]>();
  readonly connected = new Set<number>();
  readonly count: TeamCount;

  constructor(count: TeamCount, settings: Partial<LiveSettings> = {}) {
    super({ teams: count, ...settings });
    this.count = count;
  }

  /** Somebody joins and stays connected. */
  join(name: string, group?: string): number {
    this.do({ type: 'join', name, group });
    const seat_id = this.state.seats.size;
    this.connected.add(seat_id);
    return seat_id;
  }

  /** The next question opens, for whoever is connected then. */
  open(): void {
    this.do(this.state.phase === 'lobby' ? { type: 'start' } : { type: 'next' });
    if (this.state.phase === 'leaderboard') this.do({ type: 'next' });
    if (this.state.phase === 'starting') this.after(3000);
    this.now += 2000;
    this.do({ type: 'tick', connected: this.connected });
  }

  answer(seat_id: number, correct = true): void {
    const { number } = this.state;
    this.answers.set(number, [...(this.answers.get(number) ?? []), answerOf(this, seat_id, correct)]);
  }

  /** A whole question, in which these seats are right. */
  ask(right: readonly number[]): void {
    this.open();
    for (const seat_id of right) this.answer(seat_id);
    this.toReveal();
  }

  get board() {
    return scoresOf(this.state, this.answers);
  }

  get teams() {
    return teamViews(this.state, this.count, this.board);
  }

  team(seat_id: number): string | null {
    return this.state.seats.get(seat_id)!.group;
  }

  get room() {
    const { state, board, connected, now } = this;
    return {
      state,
      board,
      connected,
      tally: { counts: [], answered: 0 },
      seq: 1,
      n: 1,
      now,
      pin: '',
      join_address: '',
    };
  }
}

const scoresIn = (quiz: TeamQuiz) => quiz.teams.map(({ score }) => score);

describe('who plays for which team', () => {
  test('a newcomer plays for the smallest team, of several the first', () => {
    const quiz = new TeamQuiz(3);
    const seats = ['Ada', 'Ben', 'Cem', 'Dee'].map((name) => quiz.join(name));
    expect(seats.map((seat_id) => quiz.team(seat_id))).toEqual(['1', '2', '3', '1']);
    quiz.do({ type: 'remove', seat_id: 2, ban: false });
    expect(quiz.team(quiz.join('Eve'))).toBe('2');
  });

  test('where two play, the groups of a class are the teams; more teams than two are balanced', () => {
    const two = new TeamQuiz(2);
    expect(['1', '1', '2', '1'].map((group, index) => two.team(two.join(`S${index}`, group)))).toEqual(['1', '1', '2', '1']); // prettier-ignore
    const three = new TeamQuiz(3);
    expect(['1', '1', '2'].map((group, index) => three.team(three.join(`S${index}`, group)))).toEqual(['1', '2', '3']);
  });

  test('without teams nobody has one', () => {
    const quiz = new TeamQuiz(0);
    expect(quiz.team(quiz.join('Ada'))).toBeNull();
    expect(quiz.do({ type: 'set_group', seat_id: 1, group: '1', by: 'host' })).toBe('INVALID');
    expect(quiz.do({ type: 'balance_teams' })).toBe('INVALID');
    expect(projectorView(quiz.room)).not.toHaveProperty('teams');
    expect(seatView(quiz.room, 1)).not.toHaveProperty('team');
  });

  test('the host moves anybody, also in the middle of a quiz; said again it changes nothing', () => {
    const quiz = new TeamQuiz(2);
    quiz.join('Ada');
    expect(quiz.do({ type: 'set_group', seat_id: 1, group: '2', by: 'host' })).toEqual(['regrouped']);
    expect(quiz.do({ type: 'set_group', seat_id: 1, group: '2', by: 'host' })).toEqual([]);
    quiz.open();
    expect(quiz.do({ type: 'set_group', seat_id: 1, group: '1', by: 'host' })).toEqual(['regrouped']);
  });

  test('nobody moves themselves, and there is no team beyond the last one', () => {
    const quiz = new TeamQuiz(2);
    quiz.join('Ada');
    expect(quiz.do({ type: 'set_group', seat_id: 1, group: '2', by: 'player' })).toBe('INVALID');
    for (const group of ['3', 'a', '0']) expect(quiz.do({ type: 'set_group', seat_id: 1, group, by: 'host' })).toBe('INVALID'); // prettier-ignore
    expect(quiz.do({ type: 'set_group', seat_id: 9, group: '2', by: 'host' })).toBe('INVALID');
  });

  test('balanced anew, no two teams differ by more than one, with as few moves as it takes', () => {
    const quiz = new TeamQuiz(3);
    for (let index = 1; index <= 8; index++) {
      quiz.join(`S${index}`);
      quiz.do({ type: 'set_group', seat_id: index, group: '1', by: 'host' });
    }
    expect(quiz.do({ type: 'balance_teams' })).toHaveLength(5);
    expect(quiz.teams.map(({ size }) => size)).toEqual([3, 3, 2]);
    expect(quiz.do({ type: 'balance_teams' })).toEqual([]);
    quiz.open();
    expect(quiz.do({ type: 'balance_teams' })).toBe('STALE');
  });
});

describe('for each question the mean over members connected when it opened; summed', () => {
  test('the size of a team makes no difference', () => {
    const quiz = new TeamQuiz(2);
    for (const name of ['Ada', 'Ben', 'Cem']) quiz.join(name);
    quiz.ask([1, 2]);
    // Ada and Cem are the first team: one of two was right. Ben is the second by himself.
    expect(quiz.teams).toMatchObject([
      { team: '1', size: 2, score: 50, rank: 2, previous_rank: null },
      { team: '2', size: 1, score: 100, rank: 1, previous_rank: null },
    ]);
    quiz.ask([1, 3]);
    expect(quiz.teams).toMatchObject([
      { score: 150, rank: 1, previous_rank: 2 },
      { score: 100, rank: 2, previous_rank: 1 },
    ]);
  });

  test('who was not connected when a question opened does not count at it, unless they answered it', () => {
    const quiz = new TeamQuiz(2);
    for (const name of ['Ada', 'Ben', 'Cem', 'Dee', 'Eve']) quiz.join(name);
    quiz.connected.delete(3);
    quiz.connected.delete(5);
    quiz.open();
    expect(quiz.history.at(-1)).toMatchObject({ type: 'opened', absent: [3, 5] });
    quiz.answer(1);
    quiz.answer(5, false);
    quiz.toReveal();
    // Ada right, Cem asleep, Eve back in time and wrong.
    expect(scoresIn(quiz)).toEqual([50, 0]);
  });

  test('when nobody at all was connected, as after a restart of the server, everybody counts as there', () => {
    const quiz = new TeamQuiz(2);
    for (const name of ['Ada', 'Ben', 'Cem']) quiz.join(name);
    quiz.connected.clear();
    quiz.ask([1]);
    expect(scoresIn(quiz)).toEqual([50, 0]);
  });

  test('who comes late does not pull down what was scored before, and counts from the next question on', () => {
    const quiz = new TeamQuiz(2);
    quiz.join('Ada');
    quiz.join('Ben');
    quiz.ask([1, 2]);
    quiz.join('Cem');
    expect(scoresIn(quiz)).toEqual([100, 100]);
    quiz.ask([1, 2]);
    expect(scoresIn(quiz)).toEqual([150, 200]);
  });

  test('who leaves leaves what they scored, who is removed takes it away', () => {
    const quiz = new TeamQuiz(2);
    for (const name of ['Ada', 'Ben', 'Cem']) quiz.join(name);
    quiz.ask([1, 2]);
    quiz.do({ type: 'leave', seat_id: 3 });
    quiz.connected.delete(3);
    expect(scoresIn(quiz)).toEqual([50, 100]);
    quiz.ask([1, 2]);
    expect(scoresIn(quiz)).toEqual([150, 200]);
    quiz.do({ type: 'return', seat_id: 3 });
    expect(quiz.team(3)).toBe('1');
    quiz.do({ type: 'remove', seat_id: 1, ban: false });
    expect(quiz.teams).toMatchObject([
      { size: 1, score: 0 },
      { size: 1, score: 200 },
    ]);
  });

  test('what was scored goes along with whoever changes the team', () => {
    const quiz = new TeamQuiz(2);
    for (const name of ['Ada', 'Ben', 'Cem']) quiz.join(name);
    quiz.ask([3]);
    expect(scoresIn(quiz)).toEqual([50, 0]);
    quiz.do({ type: 'set_group', seat_id: 3, group: '2', by: 'host' });
    expect(scoresIn(quiz)).toEqual([0, 50]);
  });

  test('a team without anybody has no score and no rank', () => {
    const quiz = new TeamQuiz(3);
    quiz.join('Ada');
    quiz.join('Ben');
    expect(quiz.teams[0]).toEqual({ team: '1', size: 1, score: null, rank: null, previous_rank: null });
    quiz.ask([1]);
    expect(quiz.teams).toMatchObject([{ rank: 1 }, { score: 0, rank: 2 }, { size: 0, score: null, rank: null }]);
  });

  test('teams that are shown alike tie only when they are equal', () => {
    const quiz = new TeamQuiz(2, { scoring: 'speed', combo: false });
    for (let seat = 0; seat < 5; seat++) quiz.join(`S${seat}`);
    quiz.open();
    const { correct_option: option } = quiz.play.questions[0]!;
    const at = (seat_id: number, ms: number): GivenAnswer => ({ seat_id, option, correct: true, ms });
    // 975, 900 and 974 make 949.67, 924 and 976 make 950: both are shown as 950.
    quiz.answers.set(1, [at(1, 1000), at(3, 4000), at(5, 1040), at(2, 3040), at(4, 960)]);
    quiz.toReveal();
    expect(quiz.teams).toMatchObject([
      { score: 950, rank: 2 },
      { score: 950, rank: 1 },
    ]);
  });

  test('a question that is taken back never was', () => {
    const quiz = new TeamQuiz(2);
    quiz.join('Ada');
    quiz.join('Ben');
    quiz.ask([1]);
    quiz.ask([2]);
    quiz.do({ type: 'void', question: 1 });
    expect(quiz.teams).toMatchObject([
      { score: 0, rank: 2, previous_rank: null },
      { score: 100, rank: 1, previous_rank: null },
    ]);
  });
});

test('a log tells the teams again: the same members, and the same scores', () => {
  const quiz = new TeamQuiz(2);
  for (const name of ['Ada', 'Ben', 'Cem']) quiz.join(name);
  quiz.connected.delete(3);
  quiz.ask([1, 2]);
  quiz.do({ type: 'set_group', seat_id: 1, group: '2', by: 'host' });
  const replayed = foldQuiz(JSON.parse(JSON.stringify(quiz.history)));
  expect(teamViews(replayed, 2, scoresOf(replayed, quiz.answers))).toEqual(quiz.teams);
});

test('every screen is told: the lobby its sizes, a phone its team, a reveal and a leaderboard how the teams stand', () => {
  const quiz = new TeamQuiz(2);
  quiz.join('Ada');
  quiz.join('Ben');
  expect(projectorView(quiz.room)).toMatchObject({
    players: [{ team: '1' }, { team: '2' }],
    teams: [{ team: '1', size: 1, score: null }, { team: '2' }],
  });
  expect(seatView(quiz.room, 2)).toMatchObject({ team: '2' });
  quiz.ask([2]);
  expect(projectorView(quiz.room)).toMatchObject({ phase: 'reveal', teams: [{ rank: 2 }, { rank: 1, score: 100 }] });
  quiz.do({ type: 'next' });
  expect(projectorView(quiz.room)).toMatchObject({ top: [{ name: 'Ben', team: '2' }, { team: '1' }], teams: [{}, {}] });
});
