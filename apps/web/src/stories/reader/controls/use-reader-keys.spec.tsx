import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReaderKey, readerKey, useReaderKeys } from './use-reader-keys.ts';

afterEach(cleanup);

test.each([
  ['ArrowRight', { type: 'TURN', turn: 'next' }, { type: 'TURN', turn: 'previous' }],
  ['ArrowLeft', { type: 'TURN', turn: 'previous' }, { type: 'TURN', turn: 'next' }],
  ['PageDown', { type: 'TURN', turn: 'next' }, { type: 'TURN', turn: 'next' }],
  ['Home', { type: 'GO_TO', page: 0 }, { type: 'GO_TO', page: 0 }],
  ['End', { type: 'GO_TO', page: 7 }, { type: 'GO_TO', page: 7 }],
  ['Space', 'play', 'play'],
  ['Escape', 'leave', 'leave'],
  ['KeyA', undefined, undefined],
])('%s, in a book that is read from left to right, and from right to left', (code, leftToRight, rightToLeft) => {
  expect(readerKey({ code, shiftKey: false }, 'ltr', 8)).toEqual(leftToRight);
  expect(readerKey({ code, shiftKey: false }, 'rtl', 8)).toEqual(rightToLeft);
});

const shifted = (code: string, direction: 'ltr' | 'rtl') => readerKey({ code, shiftKey: true }, direction, 8);

test('with shift an arrow goes on by a word', () => {
  expect([shifted('ArrowRight', 'ltr'), shifted('ArrowRight', 'rtl'), shifted('ArrowLeft', 'ltr')]).toEqual(['next_word', 'previous_word', 'previous_word']); // prettier-ignore
  expect([shifted('Space', 'ltr'), shifted('Escape', 'ltr')]).toEqual([undefined, undefined]);
});

function Book({ onKey }: { onKey: (key: ReaderKey) => void }) {
  useReaderKeys('ltr', 8, onKey);
  return (
    <>
      <header>
        <button type="button">Search</button>
      </header>
      <main>
        <button type="button">Settings</button>
      </main>
    </>
  );
}

test('keys that belong to what has the focus are left to it', () => {
  const keys: ReaderKey[] = [];
  const { container } = render(<Book onKey={(key) => keys.push(key)} />);
  const [search, settings] = screen.getAllByRole('button');
  fireEvent.keyDown(search!, { code: 'ArrowRight' });
  fireEvent.keyDown(settings!, { code: 'Space' });
  fireEvent.keyDown(document.body, { code: 'ArrowRight', ctrlKey: true });
  fireEvent.keyDown(document.body, { code: 'Space', repeat: true });
  expect(keys).toEqual([]);
  fireEvent.keyDown(settings!, { code: 'End' });
  fireEvent.keyDown(document.body, { code: 'Space' });
  expect(keys).toEqual([{ type: 'GO_TO', page: 7 }, 'play']);
  container.append(Object.assign(document.createElement('dialog'), { open: true }));
  fireEvent.keyDown(document.body, { code: 'Escape' });
  expect(keys).toHaveLength(2);
});
