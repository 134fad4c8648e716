import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type KeyHandlers, pressed, useKeys } from './keys.ts';

afterEach(cleanup);
afterEach(() => {
  document.documentElement.dir = 'ltr';
  document.body.replaceChildren();
});

const key = (code: string, typed = '') => ({ code, key: typed });

test.each([
  ['Digit1', 0],
  ['Digit4', 3],
  ['Digit7', 6],
  ['Numpad2', 1],
])('%s chooses option %i, whatever the layout prints there', (code, option) => {
  expect(pressed(key(code, '&'), 'ltr')).toEqual({ action: 'choose', option });
});

test('the arrow that points onwards is the left one where the page runs from right to left', () => {
  expect(pressed(key('ArrowRight'), 'ltr')).toEqual({ action: 'next' });
  expect(pressed(key('ArrowLeft'), 'ltr')).toEqual({ action: 'back' });
  expect(pressed(key('ArrowRight'), 'rtl')).toEqual({ action: 'back' });
  expect(pressed(key('ArrowLeft'), 'rtl')).toEqual({ action: 'next' });
});

test('Control or Command with Z undoes, wherever that letter is printed; so does U, by its place', () => {
  expect(pressed({ code: 'KeyY', key: 'z', ctrlKey: true }, 'ltr')).toEqual({ action: 'undo' });
  expect(pressed({ code: 'KeyZ', key: 'Z', metaKey: true }, 'ltr')).toEqual({ action: 'undo' });
  expect(pressed({ code: 'KeyS', key: 's', ctrlKey: true }, 'ltr')).toBeUndefined();
  expect(pressed(key('KeyU', 'г'), 'ltr')).toEqual({ action: 'undo' });
});

test('a key without a meaning means nothing', () => {
  expect(pressed(key('Digit8', '8'), 'ltr')).toBeUndefined();
  expect(pressed(key('KeyZ', 'z'), 'ltr')).toBeUndefined();
});

function listen(handlers: KeyHandlers) {
  function Page() {
    useKeys(handlers);
    return (
      <>
        <header>
          <a href="/">Home</a>
        </header>
        <main>
          <h1 tabIndex={-1}>Page</h1>
          <button type="button">Press</button>
          <input aria-label="Name" />
        </main>
        <dialog aria-label="Sheet" />
      </>
    );
  }
  render(<Page />);
}

test('enter and space confirm, unless something to press has the focus', () => {
  let confirmed = 0;
  listen({ confirm: () => (confirmed += 1) });
  fireEvent.keyDown(screen.getByRole('heading'), { code: 'Enter' });
  fireEvent.keyDown(document.body, { code: 'Space' });
  expect(confirmed).toBe(2);
  fireEvent.keyDown(screen.getByRole('button'), { code: 'Enter' });
  fireEvent.keyDown(screen.getByRole('textbox'), { code: 'Space' });
  expect(confirmed).toBe(2);
});

test('a digit on a focused button still chooses, typed into a field it does not', () => {
  const chosen: number[] = [];
  listen({ choose: (option) => chosen.push(option) });
  fireEvent.keyDown(screen.getByRole('button'), { code: 'Digit2' });
  fireEvent.keyDown(screen.getByRole('textbox'), { code: 'Digit3' });
  expect(chosen).toEqual([1]);
});

test('a key held down counts once, and with Ctrl, Alt or the command key it is the browser’s', () => {
  let pages = 0;
  listen({ next: () => (pages += 1) });
  fireEvent.keyDown(document.body, { code: 'ArrowRight' });
  fireEvent.keyDown(document.body, { code: 'ArrowRight', repeat: true });
  for (const held of ['ctrlKey', 'altKey', 'metaKey']) {
    fireEvent.keyDown(document.body, { code: 'ArrowRight', [held]: true });
  }
  expect(pages).toBe(1);
});

test('Ctrl with Z undoes here, but not while something is typed; with shift it is the browser’s', () => {
  let undone = 0;
  listen({ undo: () => (undone += 1) });
  fireEvent.keyDown(document.body, { code: 'KeyY', key: 'z', ctrlKey: true });
  fireEvent.keyDown(document.body, { code: 'KeyZ', key: 'z', metaKey: true });
  expect(undone).toBe(2);
  fireEvent.keyDown(screen.getByRole('textbox'), { code: 'KeyZ', key: 'z', ctrlKey: true });
  fireEvent.keyDown(document.body, { code: 'KeyZ', key: 'Z', ctrlKey: true, shiftKey: true });
  fireEvent.keyDown(document.body, { code: 'KeyU', key: 'u', ctrlKey: true });
  expect(undone).toBe(2);
});

test('keys in the top bar stay there: escape closes its menu, not the study', () => {
  let left = 0;
  listen({ leave: () => (left += 1) });
  fireEvent.keyDown(screen.getByRole('link'), { code: 'Escape' });
  expect(left).toBe(0);
});

test('no key reaches the page behind an open dialog', () => {
  let left = 0;
  listen({ leave: () => (left += 1) });
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
  dialog.open = true;
  fireEvent.keyDown(document.body, { code: 'Escape' });
  expect(left).toBe(0);
  dialog.open = false;
  fireEvent.keyDown(document.body, { code: 'Escape' });
  expect(left).toBe(1);
});

test('a key without a handler scrolls, jumps or types as it does anywhere', () => {
  listen({ say: undefined });
  expect(fireEvent.keyDown(document.body, { code: 'ArrowDown' })).toBe(true);
  expect(fireEvent.keyDown(document.body, { code: 'KeyS' })).toBe(true);
});
