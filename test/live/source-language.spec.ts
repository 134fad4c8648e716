import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Person } from '../bots/person.ts';
import { hostBot, PlayerBot } from '../bots/screen-bot.ts';
import { ServerProcess } from '../bots/server-process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start();
}, 150_000);
afterAll(() => server.stop());

interface Revealed {
  source_language: string;
  reveal: { word: { target_translation: string; source_translation: string } };
}

test('a quiz of a deck that is read from German says what its words mean in German', async () => {
  const teacher = await Person.signedUp(server.url);
  const query = { target_language: 'spanish', source_language: 'german' } as const;
  const [deck] = await teacher.api.topicDecks({ query });
  expect(deck).toMatchObject({ source_language: 'german', read_from: 'german' });
  const { words } = await teacher.api.deckData({
    params: { username: deck!.owner },
    query: { id: deck!.item_id, source: 'german' },
  });
  const german = new Map(words.map((word) => [word.target_translation, word.source_translation]));
  const live = await teacher.api.openLive({
    body: {
      game: 'live-quiz',
      source: { deck_ids: [deck!.item_id], source_language: 'german' },
      settings: { kinds: ['text_to_picture'], questions: 2 },
    },
  });
  const host = await hostBot(server.url, live);
  const mia = await PlayerBot.join(server.url, live.pin, 'Mia');
  await host.must('start');
  await mia.sees('open', 1);
  await mia.must('answer', { question: 1, option: 0 });
  await mia.sees('reveal', 1);
  const { source_language, reveal } = mia.view as unknown as Revealed;
  const { target_translation, source_translation } = reveal.word;
  expect(source_language).toBe('german');
  expect(source_translation).toBe(german.get(target_translation));
  expect(source_translation).toMatch(/\p{L}/u);
});
