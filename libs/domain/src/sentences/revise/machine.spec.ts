import { expect, test } from '@jest/globals';
import { createActor } from 'xstate';
import { drawing, explored } from '../../study/fixtures/index.ts';
import { highlight, sentence } from '../fixtures/index.ts';
import {
  type ReviseSentenceEmitted,
  type ReviseSentenceEvent,
  type ReviseSentenceInput,
  reviseSentenceMachine,
} from './index.ts';

const text = 'Two dogs sleep';
const plain = sentence({ target_translation: text });
const pair = { ...plain, extra_target_translation: 'It is late' };
const blank = {
  ...pair,
  target_highlights: [highlight(text, 'dogs'), highlight(text, 'Two')],
  extra_target_highlights: [highlight('It is late', 'late', 'extra_target')],
};

/** The page of a sentence. */
function revised(overrides: Partial<ReviseSentenceInput> = {}) {
  const input: ReviseSentenceInput = {
    sentence: plain,
    language: 'english_uk',
    has_blanks: false,
    is_typed: false,
    is_answered: false,
    ...overrides,
  };
  const actor = createActor(reviseSentenceMachine, { input });
  const emitted: ReviseSentenceEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    emitted,
    send: (...events: ReviseSentenceEvent[]) => events.forEach((event) => actor.send(event)),
    state: () => actor.getSnapshot().value,
    blanks: () => actor.getSnapshot().context.blanks.map(({ state }) => state),
    pageState: () => actor.getSnapshot().context.page_state,
  };
}
const next = { type: 'NEXT' } as const;
const tap = { type: 'TAP' } as const;

test.each(['NEXT', 'TAP'] as const)('%s shows the sentence and speaks it', (type) => {
  const { send, state, pageState, emitted } = revised();
  expect(pageState()).toBe(0);
  send({ type });
  expect([state(), pageState(), emitted]).toEqual(['target', 1, [{ type: 'speak', sentence_type: 'target' }]]);
});

test('a tap on a sentence in sight speaks it again', () => {
  const { send, state, emitted } = revised();
  send(tap, tap);
  const spoken = { type: 'speak', sentence_type: 'target' };
  expect([state(), emitted]).toEqual(['target', [spoken, spoken]]);
});

test('without an extra sentence the next page comes, with one the extra sentence does first', () => {
  const alone = revised();
  alone.send(next, next);
  expect(alone.state()).toBe('finished');
  const both = revised({ sentence: pair });
  both.send(next, next);
  expect([both.state(), both.pageState()]).toEqual(['extra', 2]);
  expect(both.emitted.at(-1)).toEqual({ type: 'speak', sentence_type: 'extra_target' });
  both.send(next);
  expect(both.state()).toBe('finished');
});

test('the space that an extra sentence begins with is none', () => {
  const { send, state } = revised({ sentence: { ...plain, extra_target_translation: ' ' } });
  send(next, next);
  expect(state()).toBe('finished');
});

test('taps reveal one blank after the other, and only then the sentence is spoken and the extra one comes', () => {
  const { send, blanks, emitted, state } = revised({ sentence: blank, has_blanks: true });
  send(next);
  expect([blanks(), emitted]).toEqual([['hidden', 'hidden', 'hidden'], []]);
  send(tap);
  expect([blanks(), emitted]).toEqual([['revealed', 'hidden', 'hidden'], []]);
  send(tap);
  expect(emitted).toEqual([{ type: 'speak', sentence_type: 'target' }]);
  send(next, tap, next);
  expect([blanks(), state()]).toEqual([['revealed', 'revealed', 'revealed'], 'finished']);
  expect(emitted.some(({ type }) => type === 'answered')).toBe(false);
});

test('from a sentence with a hidden blank the next page comes', () => {
  const { send, state } = revised({ sentence: blank, has_blanks: true });
  send(next, tap, next);
  expect(state()).toBe('finished');
});

test('a blank can be revealed by itself, once its text is in sight', () => {
  const { send, blanks } = revised({ sentence: blank, has_blanks: true });
  send({ type: 'REVEAL', blank: 1 }, next, { type: 'REVEAL', blank: 1 }, { type: 'REVEAL', blank: 2 });
  send({ type: 'REVEAL', blank: 9 });
  expect(blanks()).toEqual(['hidden', 'revealed', 'hidden']);
});

const typed = {
  sentence: { ...blank, extra_target_translation: null, extra_target_highlights: [] },
  has_blanks: true,
  is_typed: true,
};
const type = (place: number, some: string) => ({ type: 'TYPE', blank: place, typed: some }) as const;

test('blanks that are all typed right are a correct answer', () => {
  const { send, emitted, blanks } = revised(typed);
  send(next, type(0, 'two'), type(1, 'DOGS'));
  expect(blanks()).toEqual(['typed', 'typed']);
  expect(emitted).toEqual([
    { type: 'right' },
    { type: 'right' },
    { type: 'speak', sentence_type: 'target' },
    { type: 'answered', is_correct: true },
  ]);
});

test.each<[string, ReviseSentenceEvent]>([
  ['missed first', type(0, 'three')],
  ['revealed', { type: 'REVEAL', blank: 0 }],
])('one that was %s makes it incorrect', (_, event) => {
  const { send, emitted } = revised(typed);
  send(next, event, type(0, 'two'), type(1, 'dogs'), { type: 'JUDGE', is_correct: true });
  expect(emitted.filter((one) => one.type === 'answered')).toEqual([{ type: 'answered', is_correct: false }]);
});

test('marking somebody correct or incorrect is the answer, and the next page comes', () => {
  for (const is_correct of [true, false]) {
    const { send, state, emitted } = revised();
    send({ type: 'JUDGE', is_correct });
    expect([state(), emitted]).toEqual(['finished', [{ type: 'answered', is_correct }]]);
  }
});

test('a page that was answered before cannot be answered again', () => {
  const { send, state, emitted } = revised({ ...typed, is_answered: true });
  send(next, type(0, 'two'), type(1, 'dogs'), { type: 'JUDGE', is_correct: false });
  expect(state()).toBe('target');
  expect(emitted.some((event) => event.type === 'answered')).toBe(false);
});

const events: ReviseSentenceEvent[] = [
  next,
  tap,
  { type: 'REVEAL', blank: 0 },
  { type: 'REVEAL', blank: 2 },
  type(1, 'dogs'),
  type(1, 'cats'),
  type(2, 'late'),
  type(2, 'early'),
  { type: 'JUDGE', is_correct: true },
];

test('every state and every transition is met on the shortest ways', () => {
  const input = { language: 'english_uk', is_answered: false } as const;
  const inputs: ReviseSentenceInput[] = [
    { ...input, sentence: blank, has_blanks: true, is_typed: true },
    { ...input, sentence: plain, has_blanks: false, is_typed: false },
  ];
  const walk = explored(
    reviseSentenceMachine,
    inputs,
    () => events,
    () => false,
  );
  expect(walk.strayed).toBeUndefined();
  expect(walk.steps).toBeGreaterThan(300);
  expect({ states: walk.states, transitions: walk.transitions }).toEqual(drawing(reviseSentenceMachine));
});
