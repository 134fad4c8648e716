import { expect, test } from '@jest/globals';
import { serve } from '../api/server.fixture.ts';
import { crashMessage, reportCrash } from './crash-report.ts';

function broken(stack: string, message = 'x is undefined'): TypeError {
  const error = new TypeError(message);
  error.stack = stack;
  return error;
}

test('a report names the error, the scripts, the page and the build, and neither hosts, queries nor people', () => {
  const error = broken(
    [
      'TypeError: x is undefined',
      '    at DirectoryPage (https://school.example/assets/items-4f.js?v=2:1:90)',
      '    at https://school.example/user/olga?next=%2Fsettings',
    ].join('\n'),
  );
  expect(crashMessage(error, '/user/:username', 'index-9a.js').split('\n')).toEqual([
    'TypeError: x is undefined',
    'page /user/:username, build index-9a.js',
    '    at DirectoryPage (/assets/items-4f.js:1:90)',
  ]);
});

test('a report has at most 2000 characters, whatever broke', () => {
  expect(crashMessage(broken('at a (https://x/a.js:1:1)\n'.repeat(500)), '/', 'b')).toHaveLength(2000);
  expect(crashMessage('no error at all', '/', 'b')).toMatch(/^Error: no error at all\n/);
});

test('a report that is cut within a letter is whole all the same', () => {
  expect(crashMessage(broken('', `${'x'.repeat(299)}🦊🦊`), '/', 'b')).toMatch(/x\n/);
});

test('the same crash is told of once', async () => {
  const calls = serve(() => ({ body: { done: true } }));
  const error = broken('at a (https://x/a.js:1:1)', 'only once');
  await reportCrash(error, '/settings');
  await reportCrash(error, '/settings');
  expect(calls).toMatchObject([{ method: 'POST', path: '/api/message' }]);
});

test('that a report could not be sent breaks nothing', async () => {
  serve(() => 'no connection');
  await expect(reportCrash(broken('', 'without a network'), '/')).resolves.toBeUndefined();
});
