import { expect, test } from '@jest/globals';
import { seededRandom } from '../../chance/index.ts';
import { alarm, scoresOf } from '../../live-session/index.ts';
import { PlayedGame } from './quick-pick.fixture.ts';
import { comboSteps } from './rules.ts';
import { firstToReachChoices, type Group } from './settings.ts';

const seed = Date.now() % 1_000_000;

/** A game of people who press what they like, while the teacher pauses, the server goes away, and phones come and go. */
function playOut(number: number): PlayedGame {
  const random = seededRandom(seed * 1000 + number);
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const game = new PlayedGame(
    { challenge_type: oneOf(['1v1', 'mayhem']), first_to_reach: oneOf(firstToReachChoices.slice(0, 3)) },
    { seed: number, wordCount: 4 + Math.floor(random() * 8) },
  );
  const skill = { a: random(), b: random() };
  const chance = (share: number) => random() < share;
  const pick = (group: Group) => {
    const seats = [...game.state.seats.values()].filter((seat) => seat.group === group && !seat.removed && !seat.left);
    const from = seats.length > 0 && chance(0.5) ? { seat_id: oneOf(seats).seat_id } : {};
    game.pick(group, chance(0.2 + 0.7 * skill[group]) ? 'right' : 'wrong', from);
  };
  if (chance(0.5)) for (const name of ['Ada', 'Ben', 'Cem']) game.do({ type: 'join', name });
  game.toRound();
  for (let step = 0; game.state.phase !== 'podium'; step++) {
    if (step > 5000) throw new Error(`Game ${number} of seed ${seed} never ends`);
    game.now += Math.floor(random() * 400);
    if (chance(0.03)) game.do({ type: 'pause' });
    if (chance(0.03)) game.do({ type: 'wake', outage_ms: Math.floor(random() * 20_000), way_back_ms: 1000 });
    if (chance(0.03)) game.do({ type: 'join', name: `Late ${step}` });
    if (chance(0.02)) game.do({ type: 'leave', seat_id: 1 });
    if (chance(0.02)) game.do({ type: 'skip' });
    if (game.state.paused_at !== null) {
      game.now += Math.floor(random() * 30_000);
      game.do({ type: 'unpause' });
    }
    for (const group of chance(0.5) ? (['a', 'b'] as const) : (['b', 'a'] as const)) if (chance(0.7)) pick(group);
    // A state is stuck when nobody can pick in it and no alarm leads out of it.
    if (game.state.phase !== 'open') {
      expect(alarm(game.state)).toBeLessThanOrEqual(game.now + 30_000);
      game.ring();
    }
  }
  return game;
}

test(`1,000 games of seed ${seed}: none is stuck, each is won, and its log replays to the same points`, () => {
  const most = 100 * comboSteps.at(-1)![1];
  for (let number = 0; number < 1000; number++) {
    const game = playOut(number);
    const { scores, winner, rounds, settings } = game.play;
    expect(winner).not.toBeNull();
    expect(scores[winner!]).toBeGreaterThanOrEqual(settings.first_to_reach);
    expect(scores[winner!]).toBeLessThan(settings.first_to_reach + most);
    expect(scores[winner === 'a' ? 'b' : 'a']).toBeLessThan(settings.first_to_reach);
    const replayed = game.replayed();
    // As text: a thousand games are compared in a second so.
    expect(JSON.stringify(replayed.play)).toBe(JSON.stringify(game.play));
    expect(replayed.phase).toBe('podium');
    // Points are those of the picks, and one pick of a round has them at most.
    const points = { a: 0, b: 0 };
    for (const { picks } of rounds) {
      expect(picks.length).toBeLessThanOrEqual(2);
      expect(picks.filter((pick) => pick.points > 0).length).toBeLessThanOrEqual(1);
      for (const pick of picks) points[pick.group] += pick.points;
    }
    expect(points).toEqual(scores);
    // What phones and students have is a part of what their groups have.
    const ofSeats = [...scoresOf(replayed, new Map()).values()].reduce((sum, { score }) => sum + score, 0);
    expect(ofSeats).toBeLessThanOrEqual(scores.a + scores.b);
  }
});
