import { expect, test } from '@jest/globals';
import { sheetKinds, usualPrint } from '@lexiroom/domain/printed-quiz';
import { type ChosenPrint, readChosen, withChosen } from './chosen-print.ts';

const usual = { seed: 12, paper: 'a4' } as const;

test('what was chosen is read back from the address, beside what else stands there', () => {
  const chosen: ChosenPrint = {
    sheets: ['match', 'cards'],
    questions: 30,
    option_count: 3,
    variants: 4,
    seed: 734,
    paper: 'letter',
    has_keys: false,
    class_id: 7,
    has_names: true,
    has_codes: false,
  };
  const search = withChosen('?id=12&owner=olga', chosen);
  expect(readChosen(search, usual)).toEqual(chosen);
  expect(new URLSearchParams(search).get('id')).toBe('12');
});

test.each([
  '',
  '?sheets=crossword&questions=0&options=9&variants=many&seed=-1&paper=a5&class=x&names=perhaps',
  '?questions=1.5&options=&seed=100000',
])('nothing of use in %j is as usual', (search) => {
  expect(readChosen(search, usual)).toEqual({
    ...usualPrint,
    ...usual,
    has_keys: true,
    class_id: undefined,
    has_names: false,
    has_codes: true,
  });
});

test('sheets stand in one order, each once', () => {
  const all = sheetKinds.toReversed().join(',');
  expect(readChosen(`?sheets=${all},match`, usual).sheets).toEqual(sheetKinds);
});
