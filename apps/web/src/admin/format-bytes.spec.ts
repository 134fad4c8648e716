import { expect, test } from '@jest/globals';
import { formatBytes } from './format-bytes.ts';

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1000, '1 kB'],
  [1_234_567, '1.2 MB'],
  [5_000_000_000, '5 GB'],
  [7e15, '7,000 TB'],
])('%d bytes read %s', (bytes, words) => expect(formatBytes(bytes, 'en')).toBe(words));
