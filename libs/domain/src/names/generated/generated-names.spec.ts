import { describe, expect, test } from '@jest/globals';
import { interfaceLanguageCodes } from '../../languages/index.ts';
import { generatedNames, isDoubtfulName, isSeatName, sameNameKey } from '../index.ts';

describe.each(interfaceLanguageCodes)('generated names in %s', (language) => {
  const names = generatedNames(language);

  test('are 2,000 at least, and no two are taken for each other', () => {
    expect(new Set(names.map(sameNameKey)).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(2000);
  });

  test('are names of players, two words each, and none is doubtful', () => {
    expect(names.filter((name) => !isSeatName(name))).toEqual([]);
    expect(names.filter((name) => name.split(' ').length !== 2)).toEqual([]);
    expect(names.filter((name) => isDoubtfulName(name))).toEqual([]);
  });
});

describe('the adjective agrees with its animal', () => {
  test.each([
    ['en', 'Brave Otter'],
    ['es', 'Oso Curioso'],
    ['es', 'Nutria Curiosa'],
    ['es', 'Águila Simpática'],
    ['es', 'Tortuga Veloz'],
    ['es', 'Tigre Veloz'],
    ['ar', 'ثعلب سريع'],
    ['ar', 'سلحفاة سريعة'],
    ['ar', 'نحلة جريئة'],
    ['ar', 'بجعة هادئة'],
    ['ar', 'لبؤة صبور'],
  ] as const)('%s: %s', (language, name) => expect(generatedNames(language)).toContain(name));

  test.each([
    ['es', 'Nutria Curioso'],
    ['es', 'Oso Curiosa'],
    ['ar', 'سلحفاة سريع'],
    ['ar', 'ثعلب سريعة'],
  ] as const)('%s: not %s', (language, name) => expect(generatedNames(language)).not.toContain(name));
});
