import { describe, expect, test } from '@jest/globals';
import { DeckIds, Page } from '../decks/index.ts';
import { InDirectory } from '../items/index.ts';
import { routes } from '../routes/index.ts';
import { lastId, numberInAddress } from './number-in-address.ts';

describe('a number in an address', () => {
  test.each([
    ['7', 7],
    ['007', 7],
    [`${lastId}`, lastId],
    [7, 7],
  ])('%j is read', (given, number) => {
    expect(numberInAddress(lastId).parse(given)).toBe(number);
  });

  test.each(['1e3', '0x10', '1.0', '+7', '-7', ' 7', '', '0', `${lastId + 1}`, '٧', 7.5, null, true, ['7']])(
    '%j is not',
    (given) => {
      expect(numberInAddress(lastId).safeParse(given).success).toBe(false);
    },
  );

  test.each([
    ['a picture', routes.imageDetails.params, (imageId: string) => ({ imageId })],
    ['a folder', InDirectory, (directory: string) => ({ directory })],
    ['a page', Page, (written: string): unknown => written],
    ['one of several decks', DeckIds, (id: string) => ({ id: ['5', id] })],
  ])('%s is written in digits only', (_, schema, given) => {
    expect(schema.safeParse(given('8')).success).toBe(true);
    expect(schema.safeParse(given('8e0')).success).toBe(false);
    expect(schema.safeParse(given('0x8')).success).toBe(false);
  });
});
