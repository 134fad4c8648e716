import { afterAll, describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Entry, readArchive, writeArchive } from './archive.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lexiroom-archive-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** What release 0.1.0 wrote with a tar writer of its own: four small files. */
const earlier = Buffer.from(
  'H4sIAAAAAAAAA+3VPW7CQBCG4Q0dSLkD4gD2N7Z3CXQcZY3XEhH+kXcRQlHOQYPSpYlyLpRbJFKocAo39jrFPM2UM82rKXS5y411wbOtSjEMAFDA' +
    '78TfCVAiSMaAIqlkLEBIlomYY6B77hys042Al13/0Msir5pCu8WaXse+hfnndLo3NjxY09jwVmOwrepTnzs6+4/Q6j8CKe7fB5puMj2/nt+vl8+v' +
    'j7fZ2PcwvwqT7XQIiuJEquXTSqfbzOTB0aR1bzs6+4dq908y5v69eJh8zx7HPoKN5da/KWrX68u/091/+/+DIv7/jDE2qB+CrUjKABIAAA==',
  'base64',
);

async function entriesIn(file: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of readArchive(file)) entries.push(entry);
  return entries;
}

async function entriesOf(bytes: Uint8Array): Promise<Entry[]> {
  const file = path.join(folder, 'read.tar.gz');
  fs.writeFileSync(file, bytes);
  return entriesIn(file);
}

/** The archive with its unpacked bytes changed, so that gzip's own checksum finds nothing. */
function changed(change: (tar: Buffer) => Buffer): Buffer {
  return gzipSync(change(gunzipSync(earlier)));
}

test('an archive of an earlier release is read as it was written', async () => {
  expect(await entriesOf(earlier)).toEqual([
    { name: 'manifest.json', content: Buffer.from('{"format":1}') },
    { name: 'tables/users/000000.copy', content: Buffer.from('1\tAda 日本語\n') },
    { name: 'media/0123456789abcdef.webp', content: Buffer.from([0, 1, 2, 255, 10, 13]) },
    { name: 'media/empty', content: Buffer.alloc(0) },
  ]);
});

test('what is added is read again, in order: nothing, a whole block, more than is held at a time', async () => {
  const entries = [0, 1, 511, 512, 513, 20_000_000].map((length) => ({
    name: `media/${length}`,
    content: Buffer.alloc(length, `${length} `),
  }));
  const file = path.join(folder, 'new/made.tar.gz');
  const archive = writeArchive(file);
  for (const { name, content } of entries) await archive.add(name, content);
  expect(fs.existsSync(file)).toBe(false);
  await archive.finish();
  const read = await entriesIn(file);
  expect(read.map(({ name }) => name)).toEqual(entries.map(({ name }) => name));
  expect(read.every(({ content }, index) => content.equals(entries[index]!.content))).toBe(true);
});

describe('an archive is refused', () => {
  test.each([
    ['that lost its end', earlier.subarray(0, -9)],
    ["with another sum than gzip's", earlier.map((byte, at) => (at === earlier.length - 6 ? byte ^ 1 : byte))],
    ['whose last file is cut off', changed((tar) => tar.subarray(0, 512 + 6))],
    ['with a header that was changed', changed((tar) => tar.fill('x', 0, 1))],
    ['that names a size nobody can hold', gzipSync(headerOfSize(2 ** 31))],
    ['that is none', Buffer.from('hello')],
    ['that is empty', Buffer.alloc(0)],
  ])('%s', async (_, bytes) => {
    await expect(entriesOf(bytes)).rejects.toThrow('The archive is damaged (');
  });
});

test('what the disk refuses is told, and nothing is left', async () => {
  const file = path.join(folder, 'refused.tar.gz');
  fs.mkdirSync(`${file}.draft`);
  const archive = writeArchive(file);
  const writing = async () => {
    for (let part = 0; part < 100; part++) await archive.add(`media/${part}`, Buffer.alloc(1_000_000, 'x'));
    await archive.finish();
  };
  await expect(writing()).rejects.toMatchObject({ code: 'EISDIR' });
  fs.rmdirSync(`${file}.draft`);
  await archive.abandon();
  expect(fs.readdirSync(folder).filter((name) => name.startsWith('refused'))).toEqual([]);
});

test('what is abandoned leaves no file', async () => {
  const file = path.join(folder, 'abandoned.tar.gz');
  const archive = writeArchive(file);
  await archive.add('manifest.json', Buffer.from('{}'));
  await archive.abandon();
  expect(fs.readdirSync(folder).filter((name) => name.startsWith('abandoned'))).toEqual([]);
});

/** The first header with another size, and a checksum that is right for it. */
function headerOfSize(size: number): Buffer {
  const header = gunzipSync(earlier).subarray(0, 512);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write('        ', 148);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}
