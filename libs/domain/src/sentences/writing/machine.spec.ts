import { expect, test } from '@jest/globals';
import { createActor } from 'xstate';
import { drawing, explored } from '../../study/fixtures/index.ts';
import { highlight } from '../fixtures/index.ts';
import {
  type EditingContext,
  type EditingEvent,
  editingMachine,
  type LostText,
  type RangeEditing,
  type SentenceChange,
  selectionProblem,
} from './index.ts';

const text = 'The dog sleeps.';
const dog = highlight(text, 'dog');
const editText = (change: Partial<Extract<EditingEvent, { type: 'EDIT_TEXT' }>> = {}) =>
  ({ type: 'EDIT_TEXT', sentence_id: 1, sentence_type: 'target', text, rev: 4, ...change }) as const;
const selectRange = { type: 'SELECT_RANGE', sentence_id: 1, sentence_type: 'target', text, rev: 4, highlights: [dog] } as const; // prettier-ignore
const editDog = { type: 'EDIT_HIGHLIGHT', sentence_id: 1, highlight: dog } as const;

/** A list of sentences that is written in. */
function written(last_colors: EditingContext['last_colors'] = {}) {
  const actor = createActor(editingMachine, { input: { last_colors } });
  const changes: SentenceChange[] = [];
  const lost: LostText[] = [];
  actor.on('changed', ({ change }) => changes.push(change));
  actor.on('lost', ({ text: one }) => lost.push(one));
  actor.start();
  return {
    changes,
    lost,
    send: (...events: EditingEvent[]) => events.forEach((event) => actor.send(event)),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

test.each(['CONFIRM', 'CLICK_OUTSIDE'] as const)('%s sends a text that differs once it is trimmed', (type) => {
  const { send, state, changes } = written();
  send(editText(), { type: 'TYPE', typed: ' A dog  sleeps. ' }, { type });
  expect([state(), changes]).toEqual([
    'none',
    [
      {
        type: 'text',
        sentence_id: 1,
        sentence_type: 'target',
        translation: 'A dog sleeps.',
        rev: 4,
        clears_sound: true,
      },
    ],
  ]);
});

test.each([
  ['the same text', text, text, undefined],
  ['the same text between spaces', text, ` ${text} `, undefined],
  ['the same text in other signs', 'caf\u00e9', 'cafe\u0301', undefined],
  ['nothing, where nothing was', null, '  ', undefined],
  ['nothing, in place of the space of an extra sentence', ' ', '', undefined],
  ['an empty text', text, '', null],
  ['another case', text, 'the dog sleeps.', 'the dog sleeps.'],
])('of a text, %s is sent as it should be', (_, before, typed, translation) => {
  const { send, changes } = written();
  send(editText({ text: before }), { type: 'TYPE', typed }, { type: 'CONFIRM' });
  expect(changes).toMatchObject(translation === undefined ? [] : [{ translation }]);
});

test.each([
  ['target', true],
  ['extra_target', true],
  ['source', false],
  ['extra_source', false],
] as const)('a changed text of type %s clears its sound: %s', (sentence_type, clears_sound) => {
  const { send, changes } = written();
  send(editText({ sentence_type }), { type: 'TYPE', typed: 'Yes' }, { type: 'CONFIRM' });
  expect(changes).toMatchObject([{ sentence_type, clears_sound }]);
});

test('Escape sends nothing, whatever was edited', () => {
  const { send, state, changes } = written();
  send(editText(), { type: 'TYPE', typed: 'Yes' }, { type: 'CANCEL' });
  send(selectRange, { type: 'SELECT', anchor: 8, focus: 14 }, { type: 'CANCEL' });
  send(editDog, { type: 'CHOOSE_COLOR', color: 'blue' }, { type: 'CANCEL' });
  expect([state(), changes]).toEqual(['none', []]);
});

test('a text with a fault is neither confirmed nor left, until it is put right or given up', () => {
  const { send, state, changes, context } = written();
  send(editText(), { type: 'TYPE', typed: 'a = b' }, { type: 'CONFIRM' }, { type: 'CLICK_OUTSIDE' }, editDog);
  send(editText({ sentence_id: 2 }), selectRange);
  expect([state(), changes, context().editing]).toMatchObject(['text', [], { sentence_id: 1, typed: 'a = b' }]);
  send({ type: 'CANCEL' });
  expect(state()).toBe('none');
});

test('what has no id yet cannot be edited, nor can nothing be highlighted', () => {
  const { send, state } = written();
  send(editText({ sentence_id: null }), { ...selectRange, sentence_id: null }, { ...editDog, sentence_id: null });
  send({ ...editDog, highlight: { ...dog, highlight_id: null } }, { ...selectRange, text: '' });
  expect(state()).toBe('none');
});

test('one thing at a time: what begins confirms what was being edited', () => {
  const { send, state, changes, context } = written();
  send(editText(), { type: 'TYPE', typed: 'One' });
  send(editText({ sentence_id: 2, text: null }), { type: 'TYPE', typed: 'Two' }, selectRange);
  expect(state()).toBe('range');
  send({ type: 'SELECT', anchor: 8, focus: 14 }, editDog);
  send({ type: 'CHOOSE_COLOR', color: 'blue' }, editText({ sentence_type: 'source' }));
  expect(changes.map(({ type }) => type)).toEqual(['text', 'text', 'highlight', 'color']);
  expect([state(), context().editing]).toMatchObject(['text', { kind: 'text', sentence_type: 'source' }]);
});

test('a click into the text that is being edited does not begin anew', () => {
  const { send, context, changes } = written();
  send(editText(), { type: 'TYPE', typed: 'One' }, editText());
  expect([context().editing, changes]).toMatchObject([{ typed: 'One' }, []]);
  send(editDog, { type: 'CHOOSE_COLOR', color: 'blue' }, editDog);
  expect(context().editing).toMatchObject({ color: 'blue' });
});

test('a selection becomes a highlight of whole letters in the last colour of its sort of text', () => {
  const { send, changes } = written({ source: 'green' });
  const cafes = 'cafe\u0301s';
  send(
    { ...selectRange, sentence_type: 'source', text: cafes, highlights: [] },
    { type: 'SELECT', anchor: 4, focus: 2 },
  );
  send({ type: 'CONFIRM' });
  expect(changes).toEqual([
    {
      type: 'highlight',
      sentence_id: 1,
      sentence_type: 'source',
      start_index: 2,
      end_index: 5,
      highlight_color: 'green',
      rev: 4,
    },
  ]);
});

test('what cannot be highlighted is not confirmed by Enter, and given up by a click outside', () => {
  const { send, state, changes } = written();
  send(selectRange, { type: 'CONFIRM' }, { type: 'SELECT', anchor: 2, focus: 6 }, { type: 'CONFIRM' });
  expect(state()).toBe('range');
  send({ type: 'CLICK_OUTSIDE' });
  expect([state(), changes]).toEqual(['none', []]);
});

test('a selection that meets a highlight has a reason; an empty one, and one that fits, have none', () => {
  const { send, context } = written();
  const problemOf = (anchor: number, focus: number) => {
    send(selectRange, { type: 'SELECT', anchor, focus });
    return selectionProblem(context().editing as RangeEditing);
  };
  expect([problemOf(2, 6), problemOf(5, 5), problemOf(8, 14)]).toEqual(['OVERLAPS', undefined, undefined]);
});

test('a colour that is chosen is the next one of its sort of text; red is the first', () => {
  const { send, context, changes } = written();
  send(selectRange);
  expect(context().editing).toMatchObject({ color: 'red' });
  send({ type: 'CHOOSE_COLOR', color: 'purple' }, { type: 'CANCEL' }, selectRange);
  expect(context().editing).toMatchObject({ color: 'purple' });
  send({ ...selectRange, sentence_type: 'source', text });
  expect(context().editing).toMatchObject({ color: 'red' });
  expect(changes).toEqual([]);
});

test('the colour of a highlight is sent when it differs, and a highlight can be removed', () => {
  const { send, state, changes } = written();
  send(editDog, { type: 'CONFIRM' });
  send(editDog, { type: 'CHOOSE_COLOR', color: 'blue' }, { type: 'CLICK_OUTSIDE' });
  send(editDog, { type: 'REMOVE_HIGHLIGHT' });
  expect([state(), changes]).toEqual([
    'none',
    [
      { type: 'color', highlight_id: dog.highlight_id, new_color: 'blue' },
      { type: 'remove_highlight', highlight_id: dog.highlight_id },
    ],
  ]);
});

test('a sentence that is gone is not edited any more, and nothing of it is sent', () => {
  const { send, state, changes } = written();
  send(editText(), { type: 'TYPE', typed: 'Yes' }, { type: 'SENTENCE_GONE', sentence_id: 2 });
  expect(state()).toBe('text');
  send({ type: 'SENTENCE_GONE', sentence_id: 1 });
  expect([state(), changes]).toEqual(['none', []]);
});

test('what was typed into a sentence that is gone is told, with its faults; what nobody typed is not', () => {
  const { send, lost } = written();
  const gone = { type: 'SENTENCE_GONE', sentence_id: 1 } as const;
  send(editText(), gone, editText(), { type: 'TYPE', typed: '' }, gone, selectRange, gone, editDog, gone);
  expect(lost).toEqual([]);
  send(editText({ sentence_type: 'source' }), { type: 'TYPE', typed: ' a  = b' }, gone);
  expect(lost).toEqual([{ sentence_id: 1, sentence_type: 'source', translation: 'a = b', rev: 4 }]);
});

/** What may be tried, wherever somebody is. */
const events: EditingEvent[] = [
  editText(),
  editText({ sentence_id: 2, text: null }),
  editText({ sentence_id: null }),
  selectRange,
  { ...selectRange, sentence_id: 2 },
  editDog,
  { ...editDog, highlight: { ...dog, highlight_id: 99 } },
  { type: 'TYPE', typed: 'Yes' },
  { type: 'TYPE', typed: 'a=b' },
  { type: 'SELECT', anchor: 8, focus: 10 },
  { type: 'SELECT', anchor: 5, focus: 6 },
  { type: 'CHOOSE_COLOR', color: 'blue' },
  { type: 'REMOVE_HIGHLIGHT' },
  { type: 'CONFIRM' },
  { type: 'CANCEL' },
  { type: 'CLICK_OUTSIDE' },
  { type: 'SENTENCE_GONE', sentence_id: 1 },
];

test('every state and every transition is met on the shortest ways', () => {
  const walk = explored(
    editingMachine,
    [{ last_colors: {} }],
    () => events,
    () => false,
  );
  expect(walk.strayed).toBeUndefined();
  expect(walk.steps).toBeGreaterThan(500);
  expect({ states: walk.states, transitions: walk.transitions }).toEqual(drawing(editingMachine));
});
