/** What a voice has said: samples of one channel between -1 and 1. */
export interface Wave {
  samples: Float32Array<ArrayBuffer>;
  samplesPerSecond: number;
}

const fullScale = 32_768;
const uncompressed = 1;

/** Reads a WAV file of 16 bits and one channel, which is what Piper writes. @throws when it is anything else. */
export function readWave(file: Buffer): Wave {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WAVE') throw unreadable();
  let samplesPerSecond: number | undefined;
  for (let at = 12; at + 8 <= file.length;) {
    const name = file.toString('latin1', at, at + 4);
    const length = file.readUInt32LE(at + 4);
    const body = file.subarray(at + 8, at + 8 + length);
    if (name === 'fmt ' && body.length >= 16) samplesPerSecond = rateOf(body);
    if (name === 'data' && samplesPerSecond !== undefined) return { samples: samplesOf(body), samplesPerSecond };
    // Parts begin at even places.
    at += 8 + length + (length % 2);
  }
  throw unreadable();
}

function rateOf(format: Buffer): number {
  const [kind, channels, bits] = [format.readUInt16LE(0), format.readUInt16LE(2), format.readUInt16LE(14)];
  if (kind !== uncompressed || channels !== 1 || bits !== 16) throw unreadable();
  return format.readUInt32LE(4);
}

function samplesOf(body: Buffer): Float32Array<ArrayBuffer> {
  return Float32Array.from(
    { length: Math.floor(body.length / 2) },
    (_, index) => body.readInt16LE(2 * index) / fullScale,
  );
}

const unreadable = () => new Error('The voice wrote no WAV file of 16 bits and one channel.');
