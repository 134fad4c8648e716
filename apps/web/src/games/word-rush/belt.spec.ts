import { cardCountOf, cardSpeed, timeLimitMs } from '@lexiroom/domain/games/word-rush';
import { expect, test } from '@jest/globals';
import { beltFor, beltGap, type BeltRoom, placeOn } from './belt.ts';
import { ratios } from './card-table.tsx';

/** Windows, and the room that is left for cards in each beside the score, the asked word and the bars. */
const rooms: Record<string, BeltRoom> = {
  '360 × 640': { width: 336, height: 225 },
  '390 × 844': { width: 366, height: 455 },
  '768 × 1024': { width: 720, height: 640 },
  '844 × 390, a phone that lies': { width: 500, height: 190 },
  '1024 × 768': { width: 660, height: 440 },
  '1280 × 800': { width: 890, height: 470 },
  '1920 × 1080': { width: 1180, height: 750 },
};
/** A finger finds what is so large, in CSS pixels. */
const leastPressable = 44;
const rounds = Array.from({ length: 30 }, (_, index) => index + 1).filter((round) => cardSpeed(round) > 0);
const cases = Object.entries(rooms).flatMap(([window, room]) =>
  Object.entries(ratios).map(([kind, ratio]) => [window, kind, room, ratio] as const),
);
const widthOf = (window: string) => Number.parseInt(window, 10);

test.each(cases)(
  'in a window of %s no two cards (%s) overlap in any round, and each can be pressed',
  (window, _kind, room, ratio) => {
    const counts = [cardCountOf(widthOf(window)), 6, 5, 4, 3, 2];
    for (const count of counts) {
      const belt = beltFor(room, count, ratio);
      const { width, height } = belt.card;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(leastPressable);
      for (const round of rounds) {
        for (let ms = 0; ms <= timeLimitMs(round); ms += 20) {
          const gone = ((ms / 1000) * cardSpeed(round)) / count;
          const places = Array.from({ length: count }, (_, card) => placeOn(belt, (gone + card / count) % 1));
          for (const [index, { x, y }] of places.entries()) {
            const isInside = x >= 0 && y >= 0 && x + width <= room.width && y + height <= room.height;
            const touched = places.slice(index + 1).filter((other) => {
              return Math.abs(other.x - x) < width + beltGap - 1 && Math.abs(other.y - y) < height + beltGap - 1;
            });
            if (!isInside || touched.length > 0) throw new Error(`round ${round}, ${ms} ms: ${JSON.stringify(places)}`);
          }
        }
      }
    }
  },
);

test('cards are as large as the way round leaves them room: together they fill two fifths of the table', () => {
  const room = rooms['1280 × 800']!;
  const { width, height } = beltFor(room, 7, ratios.text_to_picture).card;
  expect((7 * width * height) / (room.width * room.height)).toBeGreaterThan(0.4);
});
