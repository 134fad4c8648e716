import { open } from 'node:fs/promises';

/** Whether a file on the disk begins as a zip file does: with a file, as an empty archive, or as a part of one. */
export async function beginsAsZip(place: string): Promise<boolean> {
  const file = await open(place, 'r');
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08'].includes(buffer.toString('latin1'));
  } finally {
    await file.close();
  }
}
