import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deliveredPackages } from '../../scripts/notices.mjs';

test('the notices name every package that is delivered, and each has a licence (npm run notices writes them)', () => {
  const notices = readFileSync(path.join(import.meta.dirname, '../../THIRD_PARTY_NOTICES.md'), 'utf8');
  const packages = deliveredPackages();
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter(({ name, version }) => !notices.includes(`- ${name} ${version}`))).toEqual([]);
  expect(packages.filter(({ licence }) => licence === 'not stated')).toEqual([]);
});
