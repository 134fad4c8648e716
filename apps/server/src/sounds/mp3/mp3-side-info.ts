/** How a frame of layer III says where the bits of its sound are. */
interface Layout {
  /** Bits of the number that says how far back, in bytes, its sound begins. */
  backBits: number;
  /** Bits that say nothing to us: private ones, and what is shared between halves. */
  unusedBits: { mono: number; stereo: number };
  /** Parts of a frame in time. */
  granules: number;
  /** Bits about one channel of one granule. */
  channelBits: number;
}

const versionOne: Layout = { backBits: 9, unusedBits: { mono: 9, stereo: 11 }, granules: 2, channelBits: 59 };
const laterVersions: Layout = { backBits: 8, unusedBits: { mono: 1, stereo: 2 }, granules: 1, channelBits: 63 };

const headerBytes = 4;
const checksumBytes = 2;
const lengthBits = 12;
const pairsBits = 9;
/** A granule has 576 values, told in pairs. */
const mostPairs = 288;

/**
 * Whether a frame's own numbers agree with each other: its sound fits into the frame and into what it may borrow of the
 * frames before. Players go on over frames where they do not, and play noise.
 */
export function isCoherent(frame: Uint8Array): boolean {
  const isVersionOne = (frame[1]! & 0x08) !== 0;
  const layout = isVersionOne ? versionOne : laterVersions;
  const channels = frame[3]! >> 6 === 3 ? 1 : 2;
  const start = headerBytes + ((frame[1]! & 1) === 0 ? checksumBytes : 0);
  const unused = channels === 1 ? layout.unusedBits.mono : layout.unusedBits.stereo;
  const parts = layout.granules * channels;
  const sideBits = layout.backBits + unused + parts * layout.channelBits;
  const soundAt = start + sideBits / 8;
  if (soundAt > frame.length) return false;
  const borrowedBytes = bitsAt(frame, start * 8, layout.backBits);
  let soundBits = 0;
  for (let part = 0; part < parts; part++) {
    const at = start * 8 + layout.backBits + unused + part * layout.channelBits;
    soundBits += bitsAt(frame, at, lengthBits);
    if (bitsAt(frame, at + lengthBits, pairsBits) > mostPairs) return false;
  }
  return soundBits <= 8 * (borrowedBytes + frame.length - soundAt);
}

function bitsAt(bytes: Uint8Array, at: number, count: number): number {
  let value = 0;
  for (let bit = at; bit < at + count; bit++) value = value * 2 + ((bytes[bit >> 3]! >> (7 - (bit & 7))) & 1);
  return value;
}
