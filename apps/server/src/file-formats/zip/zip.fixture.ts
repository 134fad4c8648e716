import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive that is put together by hand, and whatever is to be wrong with it. */
export interface HandMade {
  name: string | Buffer;
  content: Uint8Array;
  method?: number;
  flags?: number;
  mode?: number;
  /** What is said in place of the truth. */
  declaredSize?: number;
  declaredChecksum?: number;
  /** Where the file is said to begin. */
  offset?: number;
}

/** A zip file written by hand after the public description of the format (APPNOTE 6.3), so that anything can be wrong in it. */
export function zipByHand(files: HandMade[], { entryCount = files.length }: { entryCount?: number } = {}): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const file of files) {
    const name = Buffer.from(file.name);
    const method = file.method ?? 8;
    const packed = method === 8 ? deflateRawSync(file.content, { level: 9 }) : Buffer.from(file.content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(file.flags ?? 0x800, 2);
    fields.writeUInt16LE(method, 4);
    fields.writeUInt32LE(file.declaredChecksum ?? crc32(file.content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(file.declaredSize ?? file.content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    parts.push(Buffer.from('PK\u0003\u0004'), fields, name, packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(((file.mode ?? 0) << 16) >>> 0, 6);
    rest.writeUInt32LE(file.offset ?? at, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0003', 'latin1'), fields, rest, name);
    at += 30 + name.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entryCount, 4);
  end.writeUInt16LE(entryCount, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, list, Buffer.from('PK\u0005\u0006'), end]);
}
