import { expect, test } from '@jest/globals';
import { columnsAt, inColumns } from './web-images.ts';

test.each([
  [1920, 4],
  [1024, 4],
  [1023, 3],
  [641, 3],
  [640, 2],
  [341, 2],
  [340, 1],
  [320, 1],
])('a window of %i pixels has %i columns', (width, columns) => expect(columnsAt(width)).toBe(columns));

const image = (id: number, webformatHeight: number) => ({ id, webformatWidth: 100, webformatHeight });
const ids = (columns: { id: number }[][]) => columns.map((column) => column.map(({ id }) => id));

test('pictures go where there is most room, the first ones first', () => {
  expect(ids(inColumns([image(1, 300), image(2, 100), image(3, 100), image(4, 50)], 2))).toEqual([[1], [2, 3, 4]]);
});

test('a picture that comes later moves none of those before', () => {
  const before = [image(1, 100), image(2, 100), image(3, 100)];
  expect(ids(inColumns(before, 3))).toEqual([[1], [2], [3]]);
  expect(ids(inColumns([...before, image(4, 100)], 3))).toEqual([[1, 4], [2], [3]]);
});
