import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { DropTarget, Spot } from './drop-target.ts';
import { useItemDrag } from './use-item-drag.ts';

/** Items of 100 px, one beside the other. */
function place(this: HTMLElement) {
  return new DOMRect(Number(this.dataset.item) * 100, 0, 100, 100);
}
const dropped: [readonly number[], Spot][] = [];
beforeEach(() => {
  dropped.length = 0;
  jest.useFakeTimers();
  globalThis.innerHeight = 1000;
  HTMLElement.prototype.getBoundingClientRect = place;
  document.elementFromPoint = (x) => document.querySelector(`[data-item="${Math.floor(x / 100)}"]`);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function Items() {
  const { drag, onPointerDown } = useItemDrag({
    idsWith: (item_id) => [item_id],
    dropTargetAt: (_, spot): DropTarget => ({ to: { parent_id: 1 }, at: spot }),
    onDrop: (ids, { at }) => dropped.push([ids, at]),
  });
  return (
    <div onPointerDown={onPointerDown}>
      <output>{drag ? JSON.stringify(drag.drop?.at) : 'nothing'}</output>
      {[1, 2, 3].map((id) => (
        <div key={id} data-item={id}>
          item {id}
        </div>
      ))}
    </div>
  );
}

const pointer = (type: string, clientX: number) =>
  new MouseEvent(type, { clientX, clientY: 500, button: 0, bubbles: true });
const send = (event: Event) => act(async () => void dispatchEvent(event));
const press = (id: number, x: number) =>
  act(async () => void fireEvent(screen.getByText(`item ${id}`), pointer('pointerdown', x)));

test('an item comes where it is let go, also when no frame was drawn since the pointer came there', async () => {
  render(<Items />);
  await press(1, 150);
  await send(pointer('pointermove', 220));
  expect(screen.getByRole('status').textContent).toContain('"item_id":2,"part":"before"');
  await send(pointer('pointermove', 390));
  await send(pointer('pointerup', 390));
  expect(dropped).toEqual([[[1], { type: 'item', item_id: 3, part: 'after' }]]);
  expect(screen.getByRole('status').textContent).toBe('nothing');
});

test('a press that hardly moves drags nothing', async () => {
  render(<Items />);
  await press(1, 150);
  await send(pointer('pointermove', 154));
  await send(pointer('pointerup', 154));
  expect(dropped).toEqual([]);
});
