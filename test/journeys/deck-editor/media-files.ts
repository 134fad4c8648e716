import type { Page } from '@playwright/test';
import { crc32, deflateSync } from 'node:zlib';

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** A picture as a PNG: stripes of two colours. */
export function stripes(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const line = (y: number) => Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, y % 40 < 20 ? 0x33 : 0xdd)]);
  const rows = Buffer.concat(Array.from({ length: height }, (_, y) => line(y)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** An MP3 of a word, as the server's own voice says it. */
export async function mp3Of(page: Page, text: string): Promise<Buffer> {
  const said = await page.request.post('/api/sound_generation', { data: { text, language: 'spanish' } });
  const { sounds } = (await said.json()) as { sounds: { sound_path: string }[] };
  return (await page.request.get(sounds[0]!.sound_path)).body();
}
