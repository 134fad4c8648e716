/** @jest-environment node */
import { ApiError } from '@lexiroom/contracts/http';
import { beforeEach, expect, test } from '@jest/globals';
import { packOwnData } from './pack-own-data.ts';

const signatures = { file: 0x0403_4b50, directory: 0x0201_4b50, end: 0x0605_4b50 };

/** What the server has, by address; a number is a refusal. */
const served: Record<string, string | number> = {};
beforeEach(() => {
  for (const address of Object.keys(served)) delete served[address];
  globalThis.fetch = async (input) => {
    const answer = served[input as string] ?? 404;
    return Promise.resolve(
      typeof answer === 'number' ? new Response(null, { status: answer }) : new Response(answer, { status: 200 }),
    );
  };
});

/** The rows of the user, with the addresses of these files. */
function serveData(files: string[]): void {
  served['/api/export_data'] = JSON.stringify({ exported_at: 1_700_000_000_000, files, tables: { words: ['猫'] } });
}

/** Reads an archive as programs do: from the directory at its end. Gives content and check sum by name. */
function readZip({ buffer: bytes }: Uint8Array<ArrayBuffer>): Record<string, [string, number]> {
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
    const [method, length, nameLength, at] = [two(place + 10), four(place + 24), two(place + 28), four(place + 42)];
    // Pictures and recordings are compressed already: everything lies there as it is.
    expect([four(place), four(at), method]).toEqual([signatures.directory, signatures.file, 0]);
    // What stands before the file and what the directory says of it are the same, for programs that do not wait for it.
    expect(text(at + 4, 24)).toBe(text(place + 6, 24));
    const name = text(place + 46, nameLength);
    expect(text(at + 30, two(at + 26))).toBe(name);
    read[name] = [text(at + 30 + two(at + 26) + two(at + 28), length), four(place + 16)];
    place += 46 + nameLength + two(place + 30) + two(place + 32);
  }
  expect(place).toBe(end);
  return read;
}

test('the archive holds all rows and every file under its name, whole, with its check sum', async () => {
  serveData(['/media/sounds/قط.mp3', '/media/empty.webp']);
  served['/media/sounds/قط.mp3'] = '123456789';
  served['/media/empty.webp'] = '';
  const { exported_at, archive } = await packOwnData();
  const read = readZip(archive);
  expect(exported_at).toBe(1_700_000_000_000);
  expect(JSON.parse(read['data.json']![0])).toMatchObject({ tables: { words: ['猫'] } });
  // The check value of CRC-32, as every description of it has it.
  expect(read['sounds/قط.mp3']).toEqual(['123456789', 0xcbf4_3926]);
  expect(read['empty.webp']).toEqual(['', 0]);
  expect(Object.keys(read)).toEqual(['data.json', 'sounds/قط.mp3', 'empty.webp']);
});

test('a file that is not there any more is left out', async () => {
  serveData(['/media/gone.webp']);
  expect(Object.keys(readZip((await packOwnData()).archive))).toEqual(['data.json']);
});

test('a file that could not be fetched is a failure, so that nobody takes half of it for all', async () => {
  serveData(['/media/a.webp']);
  served['/media/a.webp'] = 503;
  await expect(packOwnData()).rejects.toThrow(ApiError);
});
