import { afterAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { UnreadableFile } from '../file-reader.ts';
import { openZip, writeZip } from './index.ts';
import { type HandMade, zipByHand } from './zip.fixture.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lexiroom-zip-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const file = path.join(folder, 'made.zip');
const limits = { files: 100 };
const text = Buffer.from('Ein Hund. 日本語');

/** How opening fails, or reading the first file of at most `most` bytes. */
async function failureOf(bytes: Uint8Array, most = 1_000_000): Promise<string> {
  fs.writeFileSync(file, bytes);
  try {
    const zip = await openZip(file, limits);
    try {
      await zip.read(zip.names[0] ?? '', most);
    } finally {
      await zip.close();
    }
  } catch (error) {
    if (error instanceof UnreadableFile) return error.failure;
    throw error;
  }
  return 'none';
}

const one = (change: Partial<HandMade>): Buffer => zipByHand([{ name: 'a.txt', content: text, ...change }]);

test('what was put in comes out, in any order and as often as one likes', async () => {
  const onDisk = path.join(folder, 'on-disk.bin');
  const large = Buffer.alloc(3_000_000, 'abcdefg');
  fs.writeFileSync(onDisk, large);
  const writer = writeZip(file, Date.UTC(2026, 0, 1));
  await writer.add('a/日本語.txt', text);
  await writer.add('picture', text, { stored: true });
  await writer.add('empty', new Uint8Array());
  await writer.add('large', { path: onDisk });
  await writer.add('large as it is', { path: onDisk }, { stored: true });
  await writer.close();

  const zip = await openZip(file, limits);
  expect(zip.names).toEqual(['a/日本語.txt', 'picture', 'empty', 'large', 'large as it is']);
  for (let time = 0; time < 2; time++) {
    expect(large.equals((await zip.read('large as it is', 3_000_000))!)).toBe(true);
    expect(large.equals((await zip.read('large', 3_000_000))!)).toBe(true);
    expect(await zip.read('a/日本語.txt', 100)).toEqual(text);
    expect(await zip.read('picture', 100)).toEqual(text);
    expect(await zip.read('empty', 0)).toEqual(Buffer.alloc(0));
    expect(await zip.read('nothing', 100)).toBeUndefined();
  }
  expect([zip.has('picture'), zip.has('nothing'), zip.size('large')]).toEqual([true, false, 3_000_000]);
  await zip.close();
});

test('another program reads what is written', async () => {
  const writer = writeZip(file, Date.UTC(2026, 0, 1));
  await writer.add('a.txt', text);
  await writer.add('b.txt', text, { stored: true });
  await writer.close();
  const script =
    'import sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(z.namelist(), z.read("b.txt").decode())';
  const printed = execFileSync('python3', ['-c', script, file], { encoding: 'utf8' });
  expect(printed.trim()).toBe(`['a.txt', 'b.txt'] ${text.toString()}`);
});

test('a writer whose place cannot be written says so, and what was abandoned is gone', async () => {
  const nowhere = writeZip(path.join(folder, 'no', 'such', 'folder.zip'), 0);
  await expect(nowhere.add('a', text).then(() => nowhere.close())).rejects.toThrow('ENOENT');
  const missing = writeZip(file, 0);
  await expect(missing.add('a', { path: path.join(folder, 'missing') })).rejects.toThrow('ENOENT');
  await missing.abandon();
  expect(fs.existsSync(file)).toBe(false);
});

test('an archive by hand is read, and folders are not files', async () => {
  fs.writeFileSync(
    file,
    zipByHand([
      { name: 'b/', content: Buffer.alloc(0), method: 0 },
      { name: 'b/a.txt', content: text },
    ]),
  );
  const zip = await openZip(file, limits);
  expect(zip.names).toEqual(['b/a.txt']);
  expect(await zip.read('b/a.txt', 100)).toEqual(text);
  await zip.close();
});

test.each(['../a', 'a/../../b', '/etc/passwd', 'C:/a', 'c:a', 'a\\b', '..\\a', 'a\u0000b', '', 'x'.repeat(600)])(
  'the name %j is refused as unsafe',
  async (name) => {
    expect(await failureOf(one({ name }))).toBe('UNSAFE');
  },
);

test('links, devices and names that stand there twice are unsafe', async () => {
  expect(await failureOf(one({ mode: 0o120777 }))).toBe('UNSAFE');
  expect(await failureOf(one({ mode: 0o020666 }))).toBe('UNSAFE');
  expect(await failureOf(one({ mode: 0o100644 }))).toBe('none');
  expect(
    await failureOf(
      zipByHand([
        { name: 'a', content: text },
        { name: 'a', content: text },
      ]),
    ),
  ).toBe('UNSAFE');
});

test('files that share bytes are unsafe: nested, or all of them the same', async () => {
  const content = Buffer.alloc(100_000);
  const same = Array.from({ length: 50 }, (_, nr) => ({ name: `f${nr}`, content, offset: 0 }));
  expect(await failureOf(zipByHand(same))).toBe('UNSAFE');
  const nested = [
    { name: 'a', content: Buffer.alloc(500, 1), method: 0 },
    { name: 'b', content: text, offset: 60 },
  ];
  expect(await failureOf(zipByHand(nested))).toBe('UNSAFE');
});

test('encrypted files ask for a password', async () => {
  expect(await failureOf(one({ flags: 0x801 }))).toBe('PASSWORD');
});

test('bytes are counted as they come out, whatever the archive says of them', async () => {
  const zeros = Buffer.alloc(20_000_000);
  expect(await failureOf(one({ content: zeros }))).toBe('UNSAFE');
  expect(await failureOf(one({ content: zeros, declaredSize: 10 }))).toBe('UNSAFE');
  expect(await failureOf(one({ content: zeros, declaredSize: 10 }), 100_000_000)).toBe('UNSAFE');
  expect(await failureOf(one({ content: Buffer.alloc(2000, 'ab'), method: 0 }), 1000)).toBe('TOO_LARGE');
  expect(await failureOf(one({ declaredSize: 1000 }))).toBe('NOT_READABLE');
});

test('a wrong checksum, an unknown method and a place outside of the file are not readable', async () => {
  expect(await failureOf(one({ declaredChecksum: 1 }))).toBe('NOT_READABLE');
  expect(await failureOf(one({ method: 12 }))).toBe('NOT_READABLE');
  expect(await failureOf(one({ offset: 100_000 }))).toBe('NOT_READABLE');
  expect(await failureOf(one({ flags: 0x840 }))).toBe('NOT_READABLE');
});

test('too many files are too large, and a list that ends too early is broken', async () => {
  const many = Array.from({ length: 101 }, (_, nr) => ({ name: `f${nr}`, content: text }));
  expect(await failureOf(zipByHand(many))).toBe('TOO_LARGE');
  expect(await failureOf(zipByHand(many, { entryCount: 65_000 }))).toBe('TOO_LARGE');
  expect(await failureOf(zipByHand(many.slice(0, 2), { entryCount: 3 }))).toBe('NOT_READABLE');
});

test('what is no archive, or is cut anywhere, is not readable', async () => {
  expect(await failureOf(Buffer.alloc(0))).toBe('NOT_READABLE');
  expect(await failureOf(Buffer.from('PK\u0003\u0004 and nothing else'))).toBe('NOT_READABLE');
  const whole = one({});
  for (let length = 0; length < whole.length; length++) {
    expect(await failureOf(whole.subarray(0, length))).toBe('NOT_READABLE');
  }
});

test('an archive with any one byte changed is read as it was, or refused', async () => {
  const whole = one({});
  for (let at = 0; at < whole.length; at++) {
    const changed = Buffer.from(whole);
    changed[at] = changed[at]! ^ 0xff;
    expect(['none', 'NOT_READABLE', 'UNSAFE', 'PASSWORD', 'TOO_LARGE']).toContain(await failureOf(changed));
  }
});
