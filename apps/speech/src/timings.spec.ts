import { beforeAll, describe, expect, test } from '@jest/globals';
import { receivedTiming } from '@lexiroom/domain/stories/timings';
import { openSpeech, type Say } from './speech.ts';

let say: Say;
// Reading the dictionary of Japanese takes a busy machine longer than a test may.
beforeAll(async () => {
  ({ say } = await openSpeech());
  await say({ text: '犬', language: 'japanese', speaker_id: 0 });
}, 60_000);

const bytesInSecond = 6000;

describe('when words sound is told by the engine', () => {
  test.each([
    ['english_uk', 'It isn’t well-known, she said at 10:30: 1,234 dogs!', 9],
    ['french', '« Quoi ? » dit-il. Il y a 25 chats 🐈 ici.', 8],
    ['arabic', 'صباح الخير يا صديقي', 4],
    ['hebrew', 'שָׁלוֹם לְכֻלָּם חֲבֵרִים', 3],
    ['hindi', 'नमस्ते दोस्त, क्या हाल है?', 5],
    ['chinese', '我的朋友今天很好。', 4],
    ['japanese', '私は猫が好きです。', 5],
    ['thai', 'แมวกินปลา', 3],
    ['korean', '고양이가 생선을 먹어요.', 2],
    ['russian', 'Собака спит дома.', 3],
  ] as const)('in %s %j: in order, each with its length, at least %s of them', async (language, text, count) => {
    const { sound, timings } = (await say({ text, language, speaker_id: 0 }))!;
    expect(timings!.length).toBeGreaterThanOrEqual(count);
    let [place, time] = [0, 0];
    for (const { word, textOffset, wordLength, audioOffset, duration } of timings!.map(receivedTiming)) {
      expect(text.slice(textOffset, textOffset + wordLength)).toBe(word);
      expect(textOffset).toBeGreaterThanOrEqual(place);
      expect(audioOffset).toBeGreaterThanOrEqual(time);
      expect(duration).toBeGreaterThan(0);
      expect(audioOffset + duration).toBeLessThan(sound.length / bytesInSecond + 0.1);
      [place, time] = [textOffset + wordLength, audioOffset];
    }
  });
});
