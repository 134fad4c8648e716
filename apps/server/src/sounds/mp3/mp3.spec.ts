import { describe, expect, test } from '@jest/globals';
import { loudnessOf, truePeakOf } from '@lexiroom/domain/loudness';
import { MPEGDecoder } from 'mpg123-decoder';
import { checkedMp3, checkedMp3File } from './check-mp3.ts';
import { framesOf } from './mp3-frames.ts';
import { hummingMp3, id3, silentMp3 } from './mp3.fixture.ts';

const mp3 = hummingMp3();
const check = (file: Buffer, keepsTimes = false) => checkedMp3(file.toString('base64'), { keepsTimes });

/** What a player makes of an MP3, in one channel. */
async function heardIn(file: Uint8Array) {
  const decoder = new MPEGDecoder({ enableGapless: false });
  await decoder.ready;
  const { channelData, sampleRate } = decoder.decode(file);
  decoder.free();
  return { samples: channelData[0]!, sampleRate };
}

describe('an MP3 is taken apart into its frames', () => {
  test('which are all there is in a bare one', () => {
    expect(framesOf(mp3)).toEqual({ bytes: new Uint8Array(mp3), count: 10, samplesPerSecond: 44_100, samples: 11_520 });
  });

  test.each([
    ['a tag in front', Buffer.concat([id3('recorded by Ada'), mp3])],
    ['two tags in front', Buffer.concat([id3('one'), id3('two'), mp3])],
    ['a tag and zeros in front', Buffer.concat([id3('one'), Buffer.alloc(500), mp3])],
    ['a tag behind', Buffer.concat([mp3, Buffer.from('TAG'.padEnd(128, 'Ada'))])],
    ['an APE tag behind', Buffer.concat([mp3, Buffer.from('APETAGEX and where it was recorded')])],
    ['zeros behind', Buffer.concat([mp3, Buffer.alloc(77)])],
    ['a last frame that is cut off', Buffer.concat([mp3, mp3.subarray(0, 200)])],
  ])('S45 without %s', (_, file) => {
    expect(framesOf(file)).toMatchObject({ bytes: new Uint8Array(mp3), count: 10 });
  });

  test.each([
    ['another file behind', Buffer.concat([mp3, Buffer.from('PK\x03\x04 an archive')])],
    ['a page behind', Buffer.concat([mp3, Buffer.from('<script>alert(1)</script>')])],
    ['something between its frames', Buffer.concat([mp3, Buffer.from('something'), mp3])],
    ['frames of another sound', Buffer.concat([mp3, Buffer.from([0xff, 0xf3, 0x90, 0xc4]), Buffer.alloc(1000)])],
    ['hardly any frames', silentMp3(2)],
    ['a tag and no frames', id3('nothing to hear')],
    ['a tag that says it is endless', Buffer.from('ID3\x04\0\0\x7f\x7f\x7f\x7f')],
  ])('with %s it is damaged', (_, file) => expect(framesOf(file)).toBe('damaged'));

  test.each([
    ['text', Buffer.from('this is no sound')],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a picture before it', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), mp3])],
    ['a WAV file', Buffer.from('RIFF\x24\0\0\0WAVEfmt ')],
    ['nothing', Buffer.alloc(0)],
    ['zeros', Buffer.alloc(5000)],
  ])('%s is none', (_, file) => expect(framesOf(file)).toBe('not_mp3'));
});

describe('S47 an uploaded MP3 is played before it is kept', () => {
  test('and kept without what else the file held', async () => {
    const file = Buffer.concat([id3('recorded by Ada'), mp3, Buffer.from('TAG'.padEnd(128, 'Ada'))]);
    expect(await check(file)).toEqual(new Uint8Array(mp3));
  });

  test('also when the browser says in front what it is', async () => {
    expect(await checkedMp3(`data:audio/mpeg;base64,${mp3.toString('base64')}`)).toEqual(new Uint8Array(mp3));
  });

  test.each(['\xff', '\x55', '<script>alert(1)</script>', 'any text between headers'])(
    'headers of frames do not make a sound of %j',
    async (text) => {
      const frame = Buffer.concat([mp3.subarray(0, 4), Buffer.alloc(413, text, 'latin1')]);
      const file = Buffer.concat(Array.from({ length: 10 }, () => frame));
      expect(await check(file)).toMatchObject({ code: 'SOUND_INVALID' });
    },
  );

  test.each([
    ['text', Buffer.from('this is no sound'), 'SOUND_TYPE'],
    ['half a header', mp3.subarray(0, 3), 'SOUND_TYPE'],
    ['a single frame', silentMp3(1), 'SOUND_INVALID'],
    ['one byte more than 300 kb', Buffer.concat([hummingMp3(719), Buffer.alloc(300_001 - 719 * 417)]), 'SOUND_TOO_BIG'],
  ])('%s is refused', async (_, file, code) => expect(await check(file)).toMatchObject({ code }));

  test('300 kb are not too big', async () => {
    expect(await check(Buffer.concat([hummingMp3(719), Buffer.alloc(300_000 - 719 * 417)]))).toHaveLength(719 * 417);
  });

  test('S47 an MP3 of silence is refused, however long it is', async () => {
    expect(await check(silentMp3())).toMatchObject({ code: 'SOUND_SILENT' });
    expect(await check(silentMp3(700))).toMatchObject({ code: 'SOUND_SILENT' });
  });

  test('a second that can be heard in the midst of silence is enough', async () => {
    const file = Buffer.concat([silentMp3(300), hummingMp3(40), silentMp3(300)]);
    expect(await check(file)).toHaveLength(file.length);
  });

  test('text that is no base64 is no MP3', async () => {
    expect(await checkedMp3('§§§ not base64 §§§')).toMatchObject({ code: 'SOUND_TYPE' });
  });
});

const levelOf = async (file: Uint8Array) => {
  const { samples, sampleRate } = await heardIn(file);
  return { loudness: loudnessOf(samples, sampleRate), peak: truePeakOf(samples) };
};
/** How long so many frames sound. */
const seconds = (frames: number) => (frames * 1152) / 44_100;

describe('an MP3 that comes straight from a call', () => {
  test.each([
    ['loud', 12],
    ['so loud that it is cut off at the top', 24],
    ['quiet', -10],
  ])('and is %s is made as loud as all others', async (_, louder) => {
    const file = hummingMp3(60, louder);
    expect(Math.abs((await levelOf(file)).loudness + 19)).toBeGreaterThan(5);
    const kept = await check(file);
    const { loudness, peak } = await levelOf(kept as Uint8Array);
    expect(loudness).toBeGreaterThan(-21);
    expect(loudness).toBeLessThan(-17);
    expect(peak).toBeLessThanOrEqual(-1);
    // It is so from now on: sent again, it is kept byte by byte.
    expect(await check(Buffer.from(kept as Uint8Array))).toEqual(kept);
  });

  test('and loses the silence around it, unless its words are followed as they sound', async () => {
    const file = Buffer.concat([silentMp3(100), hummingMp3(60, 12), silentMp3(100)]);
    const begin = ({ samples, sampleRate }: Awaited<ReturnType<typeof heardIn>>) =>
      samples.findIndex((sample) => Math.abs(sample) > 0.01) / sampleRate;
    const cut = await heardIn((await check(file)) as Uint8Array);
    expect(cut.samples.length / cut.sampleRate).toBeLessThan(seconds(70));
    const followed = await heardIn((await check(file, true)) as Uint8Array);
    expect(Math.abs(begin(followed) - begin(await heardIn(file)))).toBeLessThan(0.02);
    expect(followed.samples.length).toBeGreaterThanOrEqual(260 * 1152);
  });
});

test('what somebody waits for goes before all that a file brings, but for the sound that is being played', async () => {
  const order: string[] = [];
  const taken = async (name: string, handling: { isPatient?: boolean }) => {
    expect(await checkedMp3File(hummingMp3(60), handling)).toBeInstanceOf(Uint8Array);
    order.push(name);
  };
  const ofFile = ['first', 'second', 'third'].map((name) => taken(name, { isPatient: true }));
  await Promise.all([...ofFile, taken('recording', {})]);
  expect(order).toEqual(['first', 'recording', 'second', 'third']);
});
