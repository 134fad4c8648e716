import { MPEGDecoder } from 'mpg123-decoder';

const decoder = new MPEGDecoder();

/** For specs: what a player makes of an MP3 of one channel. */
export async function played(mp3: Uint8Array): Promise<{ samples: Float32Array; samplesPerSecond: number }> {
  await decoder.ready;
  await decoder.reset();
  const { channelData, sampleRate } = decoder.decode(mp3);
  return { samples: channelData[0]!, samplesPerSecond: sampleRate };
}
