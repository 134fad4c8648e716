import { afterEach, expect, test } from '@jest/globals';
import { chooseClass, chosenClassOf, forgetClass } from './chosen-class.ts';

afterEach(() => localStorage.clear());

const deck = (...ids: string[]) => ({ type: 'deck', ids }) as const;

test('the class is remembered per deck as deck-{id}-class', () => {
  chooseClass(deck('71'), 3);
  expect(localStorage.getItem('deck-71-class')).toBe('3');
  expect(chosenClassOf(deck('71'))).toEqual({ class_id: 3, isGone: false });
  expect(chosenClassOf(deck('72')).class_id).toBeUndefined();
});

test('of several decks the first one remembers it', () => {
  chooseClass(deck('73', '74'), 4);
  expect(chosenClassOf(deck('73')).class_id).toBe(4);
  expect(chosenClassOf(deck('74')).class_id).toBeUndefined();
});

test('a category is no deck of the same number', () => {
  chooseClass(deck('75'), 5);
  expect(chosenClassOf({ type: 'category', ids: ['75'] }).class_id).toBeUndefined();
});

test('what was remembered by an earlier page holds; what cannot be read does not', () => {
  localStorage.setItem('deck-76-class', '9');
  localStorage.setItem('deck-77-class', 'seven');
  expect(chosenClassOf(deck('76')).class_id).toBe(9);
  expect(chosenClassOf(deck('77')).class_id).toBeUndefined();
});

test('no class is remembered as none', () => {
  chooseClass(deck('78'), 3);
  chooseClass(deck('78'), undefined);
  expect(localStorage.getItem('deck-78-class')).toBeNull();
  expect(chosenClassOf(deck('78'))).toEqual({ class_id: undefined, isGone: false });
});

test('a class that is gone is forgotten: at once, or by what is opened next', () => {
  chooseClass(deck('79'), 3);
  forgetClass(deck('79'), false);
  expect(localStorage.getItem('deck-79-class')).toBeNull();
  expect(chosenClassOf(deck('79'))).toEqual({ class_id: 3, isGone: false });
  forgetClass(deck('79'), true);
  expect(chosenClassOf(deck('79'))).toEqual({ class_id: undefined, isGone: true });
});
