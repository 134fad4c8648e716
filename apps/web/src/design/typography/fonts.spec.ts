import { expect, test } from '@jest/globals';
import { scriptsIn } from './fonts.ts';

test.each([
  ['Mila R.', []],
  ['Дарья', ['Cyrl']],
  ['سارة', ['Arab']],
  ['ひかり', ['Jpan']],
  ['田中さん', ['Jpan', 'Hans']],
  ['陳偉', ['Hans']],
  ['유나', ['Kore']],
  ['Noor और आशा', ['Deva']],
])('the letters of %s need %j', (text, scripts) => expect(scriptsIn(text)).toEqual(scripts));
