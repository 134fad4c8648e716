import type { KeyboardEvent } from 'react';
import type { Box } from './group-box.tsx';

/** What a key on the card of a student asks for. */
export type KeyAction = { type: 'rename' | 'remove' | 'absent' } | { type: 'box'; box: Box };

/** The action of a key: 1, 2 and 0 choose a group, F2 renames, Delete removes, A is absent today or not. */
export function actionOfKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): KeyAction | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  switch (key) {
    case '1':
      return { type: 'box', box: 'first' };
    case '2':
      return { type: 'box', box: 'second' };
    case '0':
      return { type: 'box', box: 'none' };
    case 'F2':
      return { type: 'rename' };
    case 'Delete':
      return { type: 'remove' };
    case 'a':
    case 'A':
      return { type: 'absent' };
    default:
      return undefined;
  }
}
