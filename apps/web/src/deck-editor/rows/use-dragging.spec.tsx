import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useDragging } from './use-dragging.ts';

/** Items of 100 px, one below the other. */
function place(this: HTMLElement) {
  return new DOMRect(0, [...(this.parentElement?.children ?? [])].indexOf(this) * 100, 300, 100);
}
const dropped: [string, string | null][] = [];
beforeEach(() => {
  dropped.length = 0;
  jest.useFakeTimers();
  window.scrollBy = () => undefined;
  HTMLElement.prototype.getBoundingClientRect = place;
  globalThis.innerHeight = 1000;
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function List() {
  const list = useRef<HTMLOListElement>(null);
  const { dragged, before, grip } = useDragging(list, (key, to) => dropped.push([key, to]));
  return (
    <>
      <output>{dragged === undefined ? 'nothing' : `${dragged} before ${before ?? 'the end'}`}</output>
      <ol ref={list}>
        {['a', 'b', 'c'].map((key) => (
          <li key={key} data-key={key}>
            <button type="button" {...grip}>
              {key}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

const said = () => screen.getByRole('status').textContent;
const press = (key: string, y: number) =>
  act(async () => void fireEvent(screen.getByText(key), pointer('pointerdown', y)));
const pointer = (type: string, clientY: number) => new MouseEvent(type, { clientY, button: 0, bubbles: true });
const move = (y: number) =>
  act(async () => {
    dispatchEvent(pointer('pointermove', y));
    await jest.advanceTimersByTimeAsync(40);
  });
const send = (event: Event) => act(async () => void dispatchEvent(event));

describe('a row that is dragged', () => {
  test.each([
    [120, 'a before b'],
    [160, 'a before c'],
    [290, 'a before the end'],
    [20, 'a before a'],
  ])('with the pointer at %d px would stand: %s', async (y, words) => {
    render(<List />);
    await press('a', 60);
    await move(y);
    expect(said()).toBe(words);
  });

  test('goes where it is let go', async () => {
    render(<List />);
    await press('c', 250);
    await move(110);
    await send(pointer('pointerup', 110));
    expect([dropped, said()]).toEqual([[['c', 'b']], 'nothing']);
  });

  test('goes where it is let go, also when no frame was drawn since the pointer came there', async () => {
    render(<List />);
    await press('c', 250);
    await move(110);
    await send(pointer('pointermove', 10));
    await send(pointer('pointerup', 10));
    expect(dropped).toEqual([['c', 'a']]);
  });

  test('stays when it is let go over itself, when Escape is pressed, and when the system takes the pointer', async () => {
    render(<List />);
    await press('b', 150);
    await move(130);
    await send(pointer('pointerup', 130));
    for (const event of [new KeyboardEvent('keydown', { key: 'Escape' }), new Event('pointercancel')]) {
      await press('b', 150);
      await move(290);
      await send(event);
      expect(said()).toBe('nothing');
    }
    expect(dropped).toEqual([]);
  });

  test('is not dragged by a press that hardly moves', async () => {
    render(<List />);
    await press('a', 60);
    await move(64);
    expect(said()).toBe('nothing');
    await send(pointer('pointerup', 64));
    expect(dropped).toEqual([]);
  });
});
