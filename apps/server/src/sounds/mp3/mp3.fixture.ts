/** MPEG 1, layer III, 128 kbit/s, 44,100 a second, mono: 417 bytes in a frame. */
const header = [0xff, 0xfb, 0x90, 0xc4];
const frameBytes = 417;

/** For specs: an MP3 of silence, so many frames of 26 ms. */
export function silentMp3(frames = 10): Buffer {
  const frame = Buffer.alloc(frameBytes);
  frame.set(header);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

/** The numbers of a frame that say what is heard in it: each with how many bits it takes, for both halves. */
const humOf = (gain: number) =>
  [
    ['main_data_begin', 9, 0],
    ['private_bits', 5, 0],
    ['scfsi', 4, 0],
    ...[0, 1].flatMap(
      () =>
        [
          ['part2_3_length', 12, 8],
          ['big_values', 9, 0],
          // As loud as all sounds are.
          ['global_gain', 8, gain],
          ['scalefac_compress, window_switching_flag, table_select, region_counts, preflag, scalefac_scale', 29, 0],
          ['count1table_select', 1, 1],
        ] as const,
    ),
  ] as const;

/** Steps of 1.5 dB: with so many a hum is as loud as all sounds are. */
const asLoudAsAll = 198;

/**
 * For specs: an MP3 of a low hum, so many frames of 26 ms, each as long as those of {@link silentMp3}. `louder`: than all
 * sounds are, in steps of 1.5 dB.
 */
export function hummingMp3(frames = 10, louder = 0): Buffer {
  const bits = humOf(asLoudAsAll + louder)
    .map(([, length, value]) => value.toString(2).padStart(length, '0'))
    .join('');
  const sideInfo = bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2));
  const frame = Buffer.alloc(frameBytes);
  // What follows are zeros: four frequencies of height 1, all upwards.
  frame.set([...header, ...sideInfo]);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

/** A tag in front of an MP3, as players write the title and the name of whoever recorded it. */
export function id3(text: string): Buffer {
  const body = Buffer.from(`TIT2\0\0\0\x20\0\0\0${text}`.padEnd(200, '\0'));
  return Buffer.concat([Buffer.from('ID3'), Buffer.from([4, 0, 0, 0, 0, body.length >> 7, body.length & 0x7f]), body]);
}
