import type { ItemAction } from '../list/item-menu.tsx';

interface PressedKey {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

const places: Record<string, (isRightToLeft: boolean) => ItemAction> = {
  ArrowUp: () => 'earlier',
  ArrowDown: () => 'later',
  ArrowLeft: (isRightToLeft) => (isRightToLeft ? 'later' : 'earlier'),
  ArrowRight: (isRightToLeft) => (isRightToLeft ? 'earlier' : 'later'),
};

/**
 * What a key orders of the card that has the focus: F2 its renaming, Delete its deletion, Alt with an arrow another
 * place. Undefined for other keys.
 */
export function actionOfKey(
  { key, altKey, ctrlKey, metaKey }: PressedKey,
  isRightToLeft: boolean,
): ItemAction | undefined {
  if (ctrlKey || metaKey) return undefined;
  if (altKey) return places[key]?.(isRightToLeft);
  if (key === 'F2') return 'rename';
  return key === 'Delete' ? 'delete' : undefined;
}

/** Whether a key ticks the card that has the focus: Space, which would move the page on a link. */
export const ticksCard = ({ key, altKey, ctrlKey, metaKey }: PressedKey): boolean =>
  key === ' ' && !altKey && !ctrlKey && !metaKey;
