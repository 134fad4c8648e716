/** What the belt has room in, in CSS pixels. */
export interface BeltRoom {
  width: number;
  height: number;
}

/** A place of the belt: where the upper left corner of a card is, after a share of the way round. */
export interface BeltCorner {
  x: number;
  y: number;
  /** From 0 to 1. */
  at: number;
}

/** A way round a table, and how large the cards on it are, in CSS pixels. */
export interface Belt {
  card: { width: number; height: number };
  /** Clockwise from the upper left corner, which is also the last one. Between two of them a card goes straight on. */
  corners: readonly BeltCorner[];
}

/** Cards are so far apart at least, in CSS pixels. */
export const beltGap = 8;
/** Across the shorter sides cards go so much faster: the sooner the corner is free for the next card, the larger cards can be. */
const fasterAcross = 2;

/**
 * The belt for so many cards, evenly spread in time, on which no two cards ever touch. A card that turns a corner has gone
 * out of the way of the next one before that arrives: so all cards together take up the length and, at the corners, the
 * breadth of each. From that follows how large cards of a shape (`ratio`: width by height) can be; the longer sides are
 * those where they come out larger.
 */
export function beltFor(room: BeltRoom, count: number, ratio: number): Belt {
  const flat = cardOn(room.width, room.height, count, 1 / ratio);
  const upright = cardOn(room.height, room.width, count, ratio);
  const isFlat = flat.length * flat.breadth >= upright.length * upright.breadth;
  const card = isFlat
    ? { width: flat.length, height: flat.breadth }
    : { width: upright.breadth, height: upright.length };
  const [right, bottom] = [room.width - card.width, room.height - card.height];
  const [across, down] = isFlat ? [right, bottom / fasterAcross] : [right / fasterAcross, bottom];
  const whole = 2 * (across + down);
  return {
    card,
    corners: [
      { x: 0, y: 0, at: 0 },
      { x: right, y: 0, at: across / whole },
      { x: right, y: bottom, at: (across + down) / whole },
      { x: 0, y: bottom, at: (2 * across + down) / whole },
      { x: 0, y: 0, at: 1 },
    ],
  };
}

/** The length and breadth of cards on a way along `long` and across `short`; `breadthBy`: their breadth by their length. */
function cardOn(long: number, short: number, count: number, breadthBy: number): { length: number; breadth: number } {
  // The way round takes as long as all cards need: 2 (long - length) + 2 (short - breadth) / faster
  //   = count * (length + gap + (breadth + gap) / faster).
  const wayLeft = 2 * (long + short / fasterAcross) - count * beltGap * (1 + 1 / fasterAcross);
  const byWay = wayLeft / (count + 2) / (1 + breadthBy / fasterAcross);
  // Cards that go and cards that come back pass each other.
  const byBreadth = (short - beltGap) / 2 / breadthBy;
  const length = Math.max(0, Math.floor(Math.min(byWay, byBreadth, (long - beltGap) / 2)));
  return { length, breadth: Math.floor(length * breadthBy) };
}

/** Where a card is after a share of the way round, from 0 to 1. */
export function placeOn({ corners }: Belt, share: number): { x: number; y: number } {
  const next = corners.findIndex(({ at }, index) => index > 0 && share <= at);
  const [from, to] = [corners[next - 1]!, corners[next]!];
  const part = to.at === from.at ? 0 : (share - from.at) / (to.at - from.at);
  return { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
}
