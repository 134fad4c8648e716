import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import S3rver from '@20minutes/s3rver';
import { Logger } from '@nestjs/common';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { FolderMedia } from './folder-media.ts';
import { contentHash, draftFolder, type MediaKind, type MediaStore, nameAt, placeOf } from './media-store.ts';
import { S3Media } from './s3-media.ts';

const keys = { region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
let folder: string;
let service: S3rver;
let address: AddressInfo;
const stores: Record<string, MediaStore> = {};

beforeAll(async () => {
  // What a bucket refuses is logged.
  Logger.overrideLogger(false);
  folder = await mkdtemp(path.join(os.tmpdir(), 'lexiroom-media-'));
  const directory = path.join(folder, 'buckets');
  service = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'words' }],
  });
  address = await service.run();
  stores['a folder'] = new FolderMedia(path.join(folder, 'media'));
  stores['a bucket'] = new S3Media({ ...keys, endpoint: `http://127.0.0.1:${address.port}/words` });
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

test('S59 files in a folder are for nobody else of this computer, also those that lay there before', async () => {
  const place = path.join(folder, 'open-to-all');
  await mkdir(place, { mode: 0o755 });
  const store = new FolderMedia(place);
  const name = { kind: 'sound', hash: contentHash(Buffer.from('a child')) } as const;
  await store.put(name, Buffer.from('a child'));
  const modes = [place, path.join(place, 'sounds'), path.join(place, placeOf(name))].map((one) => statSync(one).mode);
  expect(modes.map((mode) => mode & 0o777)).toEqual([0o700, 0o700, 0o600]);
});

describe.each(['a folder', 'a bucket'])('%s', (kind) => {
  const bytes = Buffer.from('a sound, or a picture');
  const hash = contentHash(bytes);

  test.each(['picture', 'thumbnail', 'sound'] as const)('gives a %s back as it was put', async (of) => {
    const store = stores[kind]!;
    await store.put({ kind: of, hash }, bytes);
    expect(await store.get({ kind: of, hash })).toEqual(bytes);
  });

  test('keeps what has the same hash and is of another kind apart', async () => {
    const store = stores[kind]!;
    const other = contentHash(Buffer.from('other'));
    await store.put({ kind: 'picture', hash: other }, Buffer.from('large'));
    await store.put({ kind: 'thumbnail', hash: other }, Buffer.from('small'));
    expect(String(await store.get({ kind: 'picture', hash: other }))).toBe('large');
    expect(await store.get({ kind: 'sound', hash: other })).toBeUndefined();
  });

  test('takes the same file many times at once', async () => {
    const store = stores[kind]!;
    const large = Buffer.alloc(400_000, 'x');
    const name = { kind: 'sound', hash: contentHash(large) } as const;
    await Promise.all(Array.from({ length: 10 }, () => store.put(name, large)));
    expect(await store.get(name)).toEqual(large);
  });

  test('forgets what is deleted, and deletes what is not there', async () => {
    const store = stores[kind]!;
    const name = { kind: 'sound', hash: contentHash(Buffer.from('gone')) } as const;
    await store.put(name, Buffer.from('gone'));
    await store.delete(name);
    await store.delete(name);
    expect(await store.get(name)).toBeUndefined();
  });

  test.each(['../../secret', 'short', `${'a'.repeat(20)}/../x`, 'A'.repeat(64), '', `${'a'.repeat(64)}\0`])(
    'S48 has no file called %j',
    async (odd) => {
      const store = stores[kind]!;
      await expect(store.put({ kind: 'sound', hash: odd }, bytes)).rejects.toThrow();
      await expect(store.get({ kind: 'sound', hash: odd })).rejects.toThrow();
      await expect(store.delete({ kind: 'sound', hash: odd })).rejects.toThrow();
    },
  );
});

test('S50 a file that could not be written whole leaves nothing behind', async () => {
  const blocked = path.join(folder, 'blocked');
  const store = new FolderMedia(blocked);
  const name = { kind: 'picture', hash: 'abcdefgh' } as const;
  await store.put(name, Buffer.from('first'));
  // A folder in the place of the file: the last step, giving the draft its name, fails.
  await rm(path.join(blocked, placeOf(name)));
  await new FolderMedia(path.join(blocked, placeOf(name))).put(name, Buffer.from('inside'));
  await expect(store.put(name, Buffer.from('second'))).rejects.toThrow();
  expect(await readdir(path.join(blocked, draftFolder))).toEqual([]);
});

test('S50 what a server that was cut off had begun to write is gone when it starts again', async () => {
  const cutOff = path.join(folder, 'cut-off');
  await mkdir(path.join(cutOff, draftFolder), { recursive: true });
  await writeFile(path.join(cutOff, draftFolder, 'half'), 'half a pic');
  const store = new FolderMedia(cutOff);
  expect(await readdir(cutOff)).toEqual([]);
  await store.put({ kind: 'picture', hash: 'abcdefgh' }, Buffer.from('whole'));
  expect(String(await store.get({ kind: 'picture', hash: 'abcdefgh' }))).toBe('whole');
});

test('a bucket that cannot be reached is tried again later', async () => {
  const nobody = new S3Media({ ...keys, endpoint: 'http://127.0.0.1:9/words' });
  await expect(nobody.get({ kind: 'sound', hash: 'a'.repeat(64) })).rejects.toMatchObject({
    refusal: { code: 'RETRY' },
  });
});

test('a bucket that refuses the keys is not taken for an empty one', async () => {
  const stranger = new S3Media({
    ...keys,
    secretAccessKey: 'wrong',
    endpoint: `http://127.0.0.1:${address.port}/words`,
  });
  await expect(stranger.get({ kind: 'sound', hash: 'a'.repeat(64) })).rejects.toMatchObject({
    refusal: { code: 'RETRY' },
  });
});

test.each<[MediaKind, string]>([
  ['picture', 'a1b2c3d4.webp'],
  ['thumbnail', 'thumbnails/a1b2c3d4.webp'],
  ['sound', 'sounds/a1b2c3d4.mp3'],
])('the place of a %s is told from its address', (kind, place) => {
  expect(nameAt(place)).toEqual({ kind, hash: 'a1b2c3d4' });
  expect(placeOf({ kind, hash: 'a1b2c3d4' })).toBe(place);
});

test.each([
  'sounds/a1b2c3d4.webp',
  'a1b2c3d4.mp3',
  '../a1b2c3d4.webp',
  'sounds/../a1b2c3d4.mp3',
  'a1b2c3d4.webp.draft',
  '',
])('at %s there is nothing', (place) => expect(nameAt(place)).toBeUndefined());
