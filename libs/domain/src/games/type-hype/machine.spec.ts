import { expect, test } from '@jest/globals';
import { createActor, SimulatedClock } from 'xstate';
import { seededRandom } from '../../chance/index.ts';
import type { RoundAnswer } from '../../solo-round/index.ts';
import { drawing, explored, words } from '../../study/fixtures/index.ts';
import {
  leastMsOfTypeHype,
  scoreOfTypeHype,
  type TypeHypeEvent,
  type TypeHypeInput,
  typeHypeMachine,
} from './index.ts';

const named = (texts: readonly string[]) =>
  words(texts.length).map((word, index) => ({ ...word, target_translation: texts[index]! }));

/** A game on a clock that the spec moves. */
function played(texts: readonly string[] = ['cat'], overrides: Partial<TypeHypeInput> = {}) {
  const clock = new SimulatedClock();
  const actor = createActor(typeHypeMachine, { clock, input: { words: named(texts), seed: 1, ...overrides } });
  const answers: RoundAnswer[] = [];
  actor.on('answered', ({ answer }) => answers.push(answer));
  actor.start();
  const context = () => actor.getSnapshot().context;
  const at = () => clock.now();
  const type = (text: string) => actor.send({ type: 'TYPE', text, isComposing: false, at: at() });
  return {
    answers,
    context,
    type,
    at,
    state: () => actor.getSnapshot().value,
    score: () => actor.getSnapshot().output?.score,
    wait: (ms: number) => clock.increment(ms),
    send: (event: TypeHypeEvent) => actor.send(event),
    hint: () => actor.send({ type: 'HINT', at: at() }),
    see: () => actor.send({ type: 'SEEN', at: at() }),
    /** A wrong letter, noticed and deleted. */
    slip: () => {
      const { text } = context().asked!.typing;
      type(`${text}0`);
      clock.increment(500);
      if (actor.getSnapshot().value === 'typing') type(text);
    },
    whole: () => {
      type(
        context()
          .asked!.answer.letters.map(({ shown }) => shown)
          .join(''),
      );
      clock.increment(1000);
    },
  };
}

test('a word that is typed earns its points, is recorded as known, and the next one comes after 1 s', () => {
  const { see, wait, type, state, context, answers } = played(['cat', 'dog']);
  see();
  wait(700);
  const first = context().asked!.word_id;
  type(first === 1 ? 'cat' : 'dog');
  expect([state(), context().tally]).toEqual(['typed', { score: 30, streak: 1, life: 100 }]);
  wait(999);
  expect(context().asked!.word_id).toBe(first);
  wait(1);
  expect([state(), context().asked!.word_id === first]).toEqual(['typing', false]);
  const play = { letters: 3, mistakes: 0, hints: 0, typed: true };
  expect(answers).toEqual([{ word_id: first, kind: 'typed', is_correct: true, ms: 700, round_step: 1, play }]);
});

test('at 0 life the answer is shown for 1.4 s, and then it is over', () => {
  const { slip, state, wait, answers, score, type } = played(['cat']);
  for (let mistake = 0; mistake < 4; mistake++) slip();
  expect(state()).toBe('typing');
  type('x');
  expect(state()).toBe('answerShown');
  wait(1399);
  expect(state()).toBe('answerShown');
  wait(1);
  expect([state(), score()]).toEqual(['over', 0]);
  expect(answers).toMatchObject([{ is_correct: false, play: { letters: 3, mistakes: 5, hints: 0, typed: false } }]);
});

test('letters that are typed blindly after a mistake cost nothing more, those half a second later do', () => {
  const { type, context, wait } = played(['elephant']);
  type('elx');
  type('elxy');
  expect(context().asked!.mistakes).toBe(1);
  wait(500);
  type('elyz');
  expect(context().asked!.mistakes).toBe(2);
});

test('a hint is there with a score of 100, without a mistake in sight, and not within 2.5 s of the last one', () => {
  const { whole, hint, type, context, wait } = played(['elephant']);
  const hints = () => context().asked!.hints;
  hint();
  expect(hints()).toBe(0);
  for (let word = 0; word < 4; word++) whole();
  expect(context().tally.score).toBe(80 + 80 + 160 + 160);
  type('x');
  hint();
  expect(hints()).toBe(0);
  type('');
  hint();
  expect([hints(), context().asked!.typing.text, context().tally.score]).toEqual([1, 'e', 380]);
  wait(2499);
  hint();
  expect(hints()).toBe(1);
  wait(1);
  hint();
  expect([hints(), context().asked!.typing.text]).toEqual([2, 'el']);
});

test('the last letter of a word may be a hint; the word then counts, but not as known', () => {
  const { whole, hint, type, state, answers } = played(['elephant']);
  for (let word = 0; word < 2; word++) whole();
  type('elephan');
  hint();
  expect(state()).toBe('typed');
  expect(answers.at(-1)).toMatchObject({ is_correct: false, play: { hints: 1, typed: true } });
});

test('giving up needs confirmation', () => {
  const { send, state, wait, type, context } = played();
  send({ type: 'GIVE_UP' });
  expect(state()).toBe('givingUp');
  type('c');
  expect(context().asked!.typing.right).toBe(0);
  send({ type: 'CANCEL' });
  expect(state()).toBe('typing');
  send({ type: 'GIVE_UP' });
  send({ type: 'CONFIRM' });
  expect(state()).toBe('answerShown');
  wait(1400);
  expect(state()).toBe('over');
});

test('giving up before any mistake or hint records nothing for that word, afterwards a wrong answer', () => {
  const untouched = played();
  untouched.whole();
  untouched.send({ type: 'GIVE_UP' });
  untouched.send({ type: 'CONFIRM' });
  untouched.wait(1400);
  expect([untouched.answers.length, untouched.score(), scoreOfTypeHype(untouched.answers)]).toEqual([1, 30, 30]);
  const touched = played();
  touched.slip();
  touched.send({ type: 'GIVE_UP' });
  touched.send({ type: 'CONFIRM' });
  expect(touched.answers).toMatchObject([{ is_correct: false, play: { mistakes: 1, typed: false } }]);
});

test('a word without letters, or whose picture would be its text, is not asked', () => {
  const [mute, pictureless, ...others] = named(['?!', 'cat', 'dog', 'cow']);
  const { context, whole } = played([], {
    words: [mute!, { ...pictureless!, image_id: null, source_translation: null }, ...others],
  });
  const asked = Array.from({ length: 6 }, () => {
    const { word_id } = context().asked!;
    whole();
    return word_id;
  });
  expect(new Set(asked)).toEqual(new Set([3, 4]));
  expect(played([]).state()).toBe('over');
});

test('every state and transition of the drawing is met on the shortest ways through it, on a simulated clock', () => {
  const met = explored(
    typeHypeMachine,
    [
      { words: named(['b-a']), seed: 1 },
      { words: named(['abcdefghijklm']), seed: 1 },
      { words: [], seed: 1 },
    ],
    // Mistakes are explored with the short word, in which five end the game, and hints with the long one, which pays for them.
    ({ context: { asked } }) => [
      { type: 'SEEN', at: 0 },
      ...(asked?.answer.count === 2 ? ['', 'x', 'ba'] : ['abcdefghijklm']).map((text) => ({
        type: 'TYPE',
        text,
        isComposing: false,
        at: 1000,
      })),
      { type: 'HINT', at: 1000 },
      { type: 'GIVE_UP' },
      { type: 'CONFIRM' },
      { type: 'CANCEL' },
    ],
    ({ context: { steps, asked } }) => steps > 1 || (steps > 0 && asked?.answer.count === 2),
  );
  const drawn = drawing(typeHypeMachine);
  expect(met.strayed).toBeUndefined();
  expect(met.states).toEqual(drawn.states);
  expect(met.transitions).toEqual(drawn.transitions);
});

test('1,000 seeded games: none is stuck, life and score stay in range, and each score is that of its answers', () => {
  const seed = Math.floor(Math.random() * 1e9);
  const texts = ['ox', 'cat', 'ice cream', 'elephant', 'jack-o’-lantern', 'Äpfel'];
  for (let game = seed; game < seed + 1000; game++) {
    const random = seededRandom(game);
    const { context, state, type, slip, whole, hint, see, wait, send, at, answers, score } = played(texts, {
      seed: game,
    });
    for (let deed = 0; state() !== 'over' && deed < 60; deed++) {
      // The screen says so of every word.
      if (context().asked!.shown_at === null) see();
      const chance = random();
      const { text } = context().asked!.typing;
      if (chance < 0.5) whole();
      else if (chance < 0.7) slip();
      else if (chance < 0.85) hint();
      else if (chance < 0.98) type(text + 'eaoctilj'[Math.floor(random() * 8)]!);
      else send({ type: 'GIVE_UP' });
      if (state() === 'givingUp') send({ type: random() < 0.5 ? 'CONFIRM' : 'CANCEL' });
      wait(Math.floor(random() * 3000));
      const { life, score: points } = context().tally;
      expect([game, life >= 0 && life <= 100 && points >= 0]).toEqual([game, true]);
    }
    if (state() === 'typed') wait(1000);
    if (state() === 'typing') send({ type: 'GIVE_UP' });
    send({ type: 'CONFIRM' });
    wait(1400);
    expect([game, state(), scoreOfTypeHype(answers) ?? 0]).toEqual([game, 'over', score()]);
    expect(answers.length === 0 || scoreOfTypeHype(answers) !== undefined).toBe(true);
    expect(at()).toBeGreaterThanOrEqual(leastMsOfTypeHype(answers));
  }
});
