import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import { suppressNextClick } from '../../browser/suppress-next-click.ts';

/** A finger that rests this long on a card means to tick it, in milliseconds. */
const longPressMs = 500;
/** A finger that has moved further than this scrolls, in pixels. */
const stillness = 10;

interface Press {
  item_id: number;
  x: number;
  y: number;
}

/**
 * Tells when a finger rests on a card, found by its `data-item`; a mouse or pen never does, it drags. Gives the handler of
 * `pointerdown` for the element around the cards.
 */
export function useLongPress(onLongPress: (item_id: number) => void): (event: PointerEvent) => void {
  const [press, setPress] = useState<Press>();
  const pressed = useEffectEvent(onLongPress);
  useEffect(() => {
    if (!press) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const end = () => setPress(undefined);
    const timer = setTimeout(() => {
      suppressNextClick(true);
      pressed(press.item_id);
      end();
    }, longPressMs);
    const endWhenMoved = ({ clientX, clientY }: globalThis.PointerEvent) => {
      if (Math.hypot(clientX - press.x, clientY - press.y) > stillness) end();
    };
    addEventListener('pointermove', endWhenMoved, { signal });
    for (const event of ['pointerup', 'pointercancel', 'scroll']) addEventListener(event, end, { signal });
    // The browser's own menu for links would come after the same time.
    addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [press]);
  return (event) => {
    if (event.pointerType !== 'touch') return;
    const item_id = pressedItem(event);
    if (item_id !== undefined) setPress({ item_id, x: event.clientX, y: event.clientY });
  };
}

/**
 * The item whose card is pressed by the main button or a finger; undefined for another button, beside the cards, and for
 * the button of a card's menu or the box in which it is renamed.
 */
export function pressedItem({ target, button }: PointerEvent): number | undefined {
  const element = target as Element;
  const item = element.closest<HTMLElement>('[data-item]');
  if (!item || button !== 0 || element.closest('[data-menu], input[type=text]')) return undefined;
  return Number(item.dataset.item);
}
