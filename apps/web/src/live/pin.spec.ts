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
  ['from a link', 'http://127.0.0.1:4108/live/482913', '482913'],
  ['from a link without its scheme', '192.168.1.5:3000/live/482913/', '482913'],
  ['from a link as it was cut in two', 'https://lexiroom.example/live/482%20913', '482913'],
  ['from a link and the words around it', 'Join at http://10.0.0.7/live with the pin 482 913!', '482913'],
  ['from a link that names none', 'http://192.168.1.5:3000/live', ''],
])('a pin is read %s', (_, typed, pin) => expect(pinDigits(typed)).toBe(pin));
