import { expect, test } from '@jest/globals';
import { createActor, SimulatedClock } from 'xstate';
import type { RoundAnswer } from '../../solo-round/index.ts';
import { drawing, explored, words } from '../../study/fixtures/index.ts';
import { scoreOfWordRush, timeLimitMs, type WordRushEvent, type WordRushInput, wordRushMachine } from './index.ts';

const input = (overrides: Partial<WordRushInput> = {}): WordRushInput => ({
  words: words(9),
  card_count: 7,
  seed: 1,
  ...overrides,
});

/** A game on a clock that the spec moves. */
function played(overrides: Partial<WordRushInput> = {}) {
  const clock = new SimulatedClock();
  const actor = createActor(wordRushMachine, { clock, input: input(overrides) });
  const answers: RoundAnswer[] = [];
  actor.on('answered', ({ answer }) => answers.push(answer));
  actor.start();
  const context = () => actor.getSnapshot().context;
  return {
    answers,
    context,
    state: () => actor.getSnapshot().value,
    score: () => actor.getSnapshot().output?.score,
    wait: (ms: number) => clock.increment(ms),
    send: (event: WordRushEvent) => actor.send(event),
    right: (ms = 0) => actor.send({ type: 'CHOOSE', word_id: context().asked!.word_id, ms }),
    wrong: (ms = 0) => {
      const { asked } = context();
      actor.send({ type: 'CHOOSE', word_id: asked!.card_word_ids.find((id) => id !== asked!.word_id)!, ms });
    },
  };
}

test('a right click stops the timer, and the next round begins after 1 s', () => {
  const { right, wait, state, context } = played();
  right();
  expect(state()).toBe('caught');
  expect(context()).toMatchObject({
    round: 1,
    tally: { score: 100, streak: 1 },
    given: { is_correct: true, points: 100 },
  });
  wait(999);
  expect(state()).toBe('caught');
  wait(1);
  expect(state()).toBe('choosing');
  expect(context()).toMatchObject({ round: 2, given: null });
});

test('a wrong click ends the game', () => {
  const { right, wrong, wait, state, score, answers } = played();
  right(400);
  wait(1000);
  wrong(300);
  expect([state(), score()]).toEqual(['over', 90]);
  expect(answers).toMatchObject([
    { round_step: 1, is_correct: true, ms: 400, play: {} },
    { round_step: 2, is_correct: false, ms: 300, play: {} },
  ]);
});

test('so does the timer at zero: after 4 s in the first round, after 3.9 s in the second', () => {
  const { right, wait, state, answers } = played();
  wait(3999);
  expect(state()).toBe('choosing');
  right(3999);
  wait(1000);
  wait(3899);
  expect(state()).toBe('choosing');
  wait(1);
  expect(state()).toBe('over');
  expect(answers.at(-1)).toMatchObject({ is_correct: false, ms: 3900 });
  expect(answers.at(-1)).not.toHaveProperty('chosen_word_id');
});

test('a second click in a round, or one on a card that is not there, changes nothing', () => {
  const { right, wrong, send, answers, state } = played();
  send({ type: 'CHOOSE', word_id: 999, ms: 1 });
  expect([state(), answers.length]).toEqual(['choosing', 0]);
  right();
  wrong();
  right();
  expect([state(), answers.length]).toEqual(['caught', 1]);
});

test('7 or 6 cards, one of them right; a screen that is turned has the other number from the next round on', () => {
  const { context, send, right, wait } = played();
  expect(new Set(context().asked!.card_word_ids).size).toBe(7);
  expect(context().asked!.card_word_ids).toContain(context().asked!.word_id);
  send({ type: 'RESIZE', card_count: 6 });
  expect(context().asked!.card_word_ids).toHaveLength(7);
  right();
  wait(1000);
  expect(context().asked!.card_word_ids).toHaveLength(6);
});

test('four words give four cards, and a word without a picture is no card among pictures', () => {
  const [bare, ...others] = words(5);
  const { context, right, wait } = played({ words: [{ ...bare!, image_id: null }, ...others] });
  for (let round = 0; round < 30; round++) {
    const { kind, card_word_ids } = context().asked!;
    expect(card_word_ids).toHaveLength(kind === 'text_to_picture' ? 4 : 5);
    if (kind === 'text_to_picture') expect(card_word_ids).not.toContain(1);
    right();
    wait(1000);
  }
});

test('every word is asked before one is asked again', () => {
  const { context, right, wait } = played();
  const asked = Array.from({ length: 18 }, () => {
    const { word_id } = context().asked!;
    right();
    wait(1000);
    return word_id;
  });
  expect(new Set(asked.slice(0, 9)).size).toBe(9);
  expect(new Set(asked.slice(9)).size).toBe(9);
});

test('where nothing can be asked the game is over at once, with nothing', () => {
  const { state, score, answers } = played({ words: words(4, { image_id: null, source_translation: null }) });
  expect([state(), score(), answers]).toEqual(['over', 0, []]);
});

test('every state and transition of the drawing is met on the shortest ways through it, on a simulated clock', () => {
  const met = explored(
    wordRushMachine,
    [input({ words: words(4) }), input({ words: [] })],
    ({ context: { asked } }) => [
      ...(asked?.card_word_ids ?? []).map((word_id) => ({ type: 'CHOOSE', word_id, ms: 700 })),
      { type: 'RESIZE', card_count: 6 },
    ],
    ({ context }) => context.round > 2,
  );
  const drawn = drawing(wordRushMachine);
  expect(met.strayed).toBeUndefined();
  expect(met.states).toEqual(drawn.states);
  expect(met.transitions).toEqual(drawn.transitions);
});

test('1,000 seeded games: none is stuck, and each score is that of its answers', () => {
  const seed = Math.floor(Math.random() * 1e9);
  for (let game = seed; game < seed + 1000; game++) {
    let chance = game;
    const random = () => (chance = (chance * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
    const { context, state, right, wrong, wait, score, answers } = played({ seed: game, words: words(4 + (game % 9)) });
    for (let step = 0; state() !== 'over' && step < 200; step++) {
      const ms = Math.floor(random() * timeLimitMs(context().round));
      const deed = random();
      if (deed < 0.93) right(ms);
      else if (deed < 0.97) wrong(ms);
      else wait(4000);
      wait(1000);
    }
    const ended = state() === 'over';
    if (!ended) wrong();
    expect([game, state(), scoreOfWordRush(answers)]).toEqual([game, 'over', score()]);
    expect(score()).toBeLessThanOrEqual(answers.length * 1000);
    expect(score()! % 10).toBe(0);
  }
});
