import { afterAll, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { certificateIn } from './certificate.fixture.ts';
import { publicUrlOf, readTls } from './tls-files.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'lexiroom-tls-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
function newFolder(name: string): string {
  mkdirSync(path.join(folder, name));
  return path.join(folder, name);
}

test('a file that is not there, or is no certificate, is told in one sentence', async () => {
  const files = await certificateIn(newFolder('bad'), 'words.example.org');
  expect(() => readTls({ ...files, cert: '/nowhere/cert.pem' })).toThrow(
    'The certificate of TLS_CERT cannot be read: there is no way to /nowhere/cert.pem (ENOENT).',
  );
  expect(() => readTls({ ...files, key: folder })).toThrow(
    `The key of TLS_KEY cannot be read: there is no way to ${folder} (EISDIR).`,
  );
  writeFileSync(files.cert, 'hello');
  expect(() => readTls(files)).toThrow(/^The certificate .*cert\.pem \(TLS_CERT\) or its key .* cannot be used: /);
});

test('a key of another certificate is told in one sentence', async () => {
  const one = await certificateIn(newFolder('one'), 'words.example.org');
  const other = await certificateIn(newFolder('other'), 'words.example.org');
  expect(() => readTls({ cert: one.cert, key: other.key })).toThrow(
    `The key ${other.key} (TLS_KEY) does not belong to the certificate ${one.cert} (TLS_CERT).`,
  );
});

test.each([
  [['words.example.org'], 443, 'https://words.example.org'],
  [['words.example.org'], 3000, 'https://words.example.org:3000'],
  [['words.example.org', 'example.org'], 443, undefined],
  [['*.example.org'], 443, undefined],
  [['localhost'], 3000, undefined],
])('a certificate for %s on port %i is for %s', async (names, port, address) => {
  const files = await certificateIn(newFolder(`${names.join('-').replace('*', 'any')}-${port}`), ...names);
  expect(publicUrlOf(files, port)).toBe(address);
});
