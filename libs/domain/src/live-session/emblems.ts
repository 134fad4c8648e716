/** The animals by which players of a session are told apart at a glance: each seat has one, and may choose another. */
export const emblems = [
  'fox', 'panda', 'frog', 'unicorn', 'bee', 'whale', 'cat', 'lion', 'penguin', 'rabbit', 'owl', 'octopus', 'dog', 'tiger',
  'elephant', 'chick', 'koala', 'pig', 'turtle', 'monkey', 'mouse', 'bear', 'hedgehog', 'cow',
] as const; // prettier-ignore
export type Emblem = (typeof emblems)[number];

/** So many colours an emblem may stand on. */
export const emblemColours = 6;

/** What a seat is drawn as: its animal, and the number of the colour behind it, from 0. */
export interface DrawnEmblem {
  emblem: Emblem;
  colour: number;
}

/**
 * The emblem of a seat: the one that was chosen, else the next by its number. Until somebody chooses, no two of the first
 * 24 seats have the same animal, and no two of the first 144 the same animal on the same colour.
 */
export function emblemOf({ seat_id, emblem }: { seat_id: number; emblem?: Emblem | undefined }): DrawnEmblem {
  const place = seat_id - 1;
  const round = Math.floor(place / emblems.length);
  return { emblem: emblem ?? emblems[place % emblems.length]!, colour: (place + round) % emblemColours };
}
