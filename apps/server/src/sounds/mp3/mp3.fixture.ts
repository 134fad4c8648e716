/** MPEG 1, layer III, 128 kbit/s, 44,100 a second, mono: 417 bytes in a frame. */
const header = [0xff, 0xfb, 0x90, 0xc4];
const frameBytes = 417;

/** For specs: an MP3 of silence, so many frames of 26 ms. */
export function silentMp3(frames = 10): Buffer {
  const frame = Buffer.alloc(frameBytes);
  frame.set(header);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

/** A tag in front of an MP3, as players write the title and the name of whoever recorded it. */
export function id3(text: string): Buffer {
  const body = Buffer.from(`TIT2\0\0\0\x20\0\0\0${text}`.padEnd(200, '\0'));
  return Buffer.concat([Buffer.from('ID3'), Buffer.from([4, 0, 0, 0, 0, body.length >> 7, body.length & 0x7f]), body]);
}
