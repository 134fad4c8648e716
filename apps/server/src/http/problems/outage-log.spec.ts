import { expect, test } from '@jest/globals';
import { OutageLog } from './outage-log.ts';

test('a hundred requests that fail by one outage are told in one short line, and the others after a minute as a number', () => {
  const lines: string[] = [];
  let now = 0;
  const log = new OutageLog(
    (line) => lines.push(line),
    () => now,
  );
  const away = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  for (let request = 0; request < 100; request++) log.note(away);
  now += 60_000;
  log.note(new Error('Query read timeout'));
  expect(lines).toEqual([
    'The database cannot be used (ECONNREFUSED, connect ECONNREFUSED 127.0.0.1:5432)',
    'The database cannot be used (Query read timeout); 99 other requests failed in the meantime',
  ]);
});
