import { type Random, seededRandom } from '@lexiroom/domain/chance';
import sharp from 'sharp';
import { createMp3Encoder } from 'wasm-media-encoders';

const pictureSize = { width: 640, height: 480 } as const;

/** Makes pictures and sounds that differ, as they lie in packages of Anki: by the number in their name. */
export async function realMedia(): Promise<(name: string) => Promise<Uint8Array>> {
  const encoder = await createMp3Encoder();
  return async (name) => {
    const random = seededRandom(Number(/\d+/.exec(name)![0]));
    return name.endsWith('.jpg') ? photo(random) : spoken(encoder, random);
  };
}

/** A JPEG of 20 to 60 kB: patches of colours that run into each other, and the grain of a camera. */
async function photo(random: Random): Promise<Uint8Array> {
  const coarse = { width: 32, height: 24, channels: 3 as const };
  const patches = Buffer.from(Array.from({ length: 32 * 24 * 3 }, () => random() * 255));
  const smooth = await sharp(patches, { raw: coarse }).resize(pictureSize).removeAlpha().raw().toBuffer();
  const grain = 6 + random() * 18;
  for (let at = 0; at < smooth.length; at++)
    smooth[at] = Math.min(255, Math.max(0, smooth[at]! + (random() - 0.5) * grain));
  return sharp(smooth, { raw: { ...pictureSize, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/**
 * An MP3 of one to two seconds: a voice that says some syllables, with silence around it, quieter or louder than sounds are
 * here, as from one of two programs that make such sounds.
 */
function spoken(encoder: Awaited<ReturnType<typeof createMp3Encoder>>, random: Random): Uint8Array {
  const { sampleRate, bitrate } = random() < 0.5 ? { sampleRate: 24_000, bitrate: 64 } as const : { sampleRate: 44_100, bitrate: 96 } as const; // prettier-ignore
  const seconds = 1 + random();
  const [pitch, syllables, height] = [90 + random() * 150, 2 + Math.floor(random() * 4), 0.03 + random() * 0.4];
  const overtones = Array.from({ length: 12 }, (_, index) => random() / (index + 1));
  const samples = Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, at) => {
    const place = at / sampleRate / seconds;
    const within = (place - 0.15) / 0.7;
    if (within < 0 || within > 1) return (random() - 0.5) * 0.001;
    const envelope = Math.abs(Math.sin(Math.PI * syllables * within)) * height;
    const turn = (2 * Math.PI * pitch * (1 + 0.1 * Math.sin(within * 5)) * at) / sampleRate;
    const voice = overtones.reduce((sum, share, index) => sum + share * Math.sin(turn * (index + 1)), 0);
    return envelope * (voice / 2 + (random() - 0.5) * 0.1);
  });
  encoder.configure({ sampleRate, channels: 1, bitrate });
  // What the encoder hands out is overwritten by its next call.
  const body = encoder.encode([samples]).slice();
  return Buffer.concat([body, encoder.finalize()]);
}
