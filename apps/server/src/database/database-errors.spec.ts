import { expect, test } from '@jest/globals';
import { databaseErrorCode } from './database-errors.ts';

const failed = (code: string, message = 'failed') => Object.assign(new Error(message), { code });

test.each(['08006', '40001', '53300', '55P03', '55006', '57014', '57P01', 'ECONNREFUSED', 'ECONNABORTED', 'EPIPE'])(
  'a database that answers %s is to be tried again',
  (code) => {
    expect(databaseErrorCode(failed(code))).toBe('RETRY');
    expect(databaseErrorCode(new Error('wrapped', { cause: failed(code) }))).toBe('RETRY');
  },
);

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
])('so is one whose driver says "%s"', (message) => {
  expect(databaseErrorCode(new Error(message))).toBe('RETRY');
});

test('a full disk is told apart, and mistakes of the program are no trouble of the database', () => {
  expect(databaseErrorCode(failed('53100'))).toBe('DISK_LOW');
  const others = [
    failed('23505'),
    failed('42601'),
    failed('ERR_INVALID_ARG_TYPE'),
    failed('53'),
    new Error('No'),
    null,
  ];
  for (const error of others) expect(databaseErrorCode(error)).toBeUndefined();
});
