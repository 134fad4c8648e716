/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { zipOf } from './zip.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const signatures = { file: 0x0403_4b50, directory: 0x0201_4b50, end: 0x0605_4b50 };

/** Reads an archive as programs do: from the directory at its end. Gives content and check sum by name. */
async function readZip(parts: Uint8Array<ArrayBuffer>[]): Promise<Record<string, [string, number]>> {
  const bytes = await new Blob(parts).arrayBuffer();
  const view = new DataView(bytes);
  const two = (place: number) => view.getUint16(place, true);
  const four = (place: number) => view.getUint32(place, true);
  const text = (from: number, length: number) => new TextDecoder().decode(new Uint8Array(bytes, from, length));
  const end = bytes.byteLength - 22;
  expect([four(end), two(end + 20)]).toEqual([signatures.end, 0]);
  expect(four(end + 16) + four(end + 12)).toBe(end);
  const read: Record<string, [string, number]> = {};
  let place = four(end + 16);
  for (let file = 0; file < two(end + 10); file += 1) {
    const [length, nameLength, at] = [four(place + 24), two(place + 28), four(place + 42)];
    expect([four(place), four(at)]).toEqual([signatures.directory, signatures.file]);
    // What stands before the file and what the directory says of it are the same.
    expect(text(at + 4, 26)).toBe(text(place + 6, 26));
    const name = text(place + 46, nameLength);
    expect(text(at + 30, two(at + 26))).toBe(name);
    read[name] = [text(at + 30 + two(at + 26), length), four(place + 16)];
    place += 46 + nameLength;
  }
  expect(place).toBe(end);
  return read;
}

test('an archive holds every file under its name, whole, with its check sum', async () => {
  // The check value of CRC-32, as every description of it has it.
  const files = { 'data.json': '{"é": "猫"}', 'sounds/قط.mp3': '123456789', 'empty.txt': '' };
  const archive = zipOf(Object.entries(files).map(([name, words]) => ({ name, bytes: encode(words) })));
  expect(await readZip(archive)).toEqual({
    'data.json': [files['data.json'], expect.any(Number)],
    'sounds/قط.mp3': ['123456789', 0xcbf4_3926],
    'empty.txt': ['', 0],
  });
});

test('an archive of nothing is one, too', async () => {
  expect(await readZip(zipOf([]))).toEqual({});
});
