import { expect, test } from '@jest/globals';
import { deviceName } from './device-name.ts';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148', 5, 'iphone'],
  ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Mobile/15E148', 5, 'tablet'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 5, 'tablet'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 0, 'computer'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 8) Chrome/140 Mobile Safari/537', 5, 'android'],
  ['Mozilla/5.0 (Linux; Android 15; SM-X700) Chrome/140 Safari/537', 5, 'tablet'],
  ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140', 0, 'computer'],
])('%s, touched by %i fingers: %s', (userAgent, maxTouchPoints, device) => {
  expect(deviceName({ userAgent, maxTouchPoints })).toBe(device);
});
