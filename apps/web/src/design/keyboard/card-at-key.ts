/** Keys that go from card to card. */
const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/**
 * The card that a key leads to from one of them, as they stand on the screen: beside it in reading order, or the nearest
 * of the next row up or down. Undefined for other keys, and where there is none.
 */
export function cardAtKey(list: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  if (!arrows.includes(key)) return undefined;
  const cards = [...list.querySelectorAll<HTMLElement>('[data-card]')];
  const at = cards.indexOf(from);
  if (at < 0) return undefined;
  const isRightToLeft = getComputedStyle(list).direction === 'rtl';
  switch (key) {
    case 'Home':
      return cards[0];
    case 'End':
      return cards.at(-1);
    case 'ArrowUp':
      return nearestOfRow(cards.slice(0, at).toReversed(), from);
    case 'ArrowDown':
      return nearestOfRow(cards.slice(at + 1), from);
    default:
      return cards[(key === 'ArrowRight') === isRightToLeft ? at - 1 : at + 1];
  }
}

/**
 * Looks at the first row of these cards that `from` is not in, and gives its card whose middle is nearest to that of
 * `from`.
 */
function nearestOfRow(cards: readonly HTMLElement[], from: HTMLElement): HTMLElement | undefined {
  const here = placeOf(from);
  let nearest: { card: HTMLElement; distance: number } | undefined;
  let row: number | undefined;
  for (const card of cards) {
    const place = placeOf(card);
    if (Math.abs(place.top - here.top) < 8) continue;
    row ??= place.top;
    if (Math.abs(place.top - row) >= 8) break;
    const distance = Math.abs(place.middle - here.middle);
    if (!nearest || distance < nearest.distance) nearest = { card, distance };
  }
  return nearest?.card;
}

function placeOf(card: HTMLElement): { top: number; middle: number } {
  // A box to tick is a part of its card.
  const { top, left, width } = (card.closest('[data-item]') ?? card).getBoundingClientRect();
  return { top, middle: left + width / 2 };
}
