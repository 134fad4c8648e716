import { expect, test } from '@jest/globals';
import { pinDigits } from './pin.ts';

test.each([
  ['as on the wall', '482 913', '482913'],
  ['with a dash', '482-913', '482913'],
  ['in Arabic digits', '٤٨٢٩١٣', '482913'],
  ['in Persian digits', '۴۸۲۹۱۳', '482913'],
  ['in Devanagari digits', '४८२९१३', '482913'],
  ['in full-width digits', '４８２９１３', '482913'],
  ['with letters among them', 'pin: 48a2913', '482913'],
  ['too long', '4829137', '482913'],
  ['nothing', '', ''],
])('a pin is read %s', (_, typed, pin) => expect(pinDigits(typed)).toBe(pin));
