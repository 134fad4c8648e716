import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { Person } from '../bots/person.ts';
import { hostBot, PlayerBot } from '../bots/screen-bot.ts';
import { ServerProcess } from '../bots/server-process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start();
}, 150_000);
afterAll(() => server.stop());

const meaningOf = (bot: PlayerBot) => bot.seat?.meaning;
const missedBy = (bot: PlayerBot) => bot.seat!.missed!.at(-1)!;

/** What the library calls in a language what it calls this in Spanish. */
async function nameIn(language: string, spanish: string): Promise<string[]> {
  const database = new pg.Client({ connectionString: await server.databaseUrl() });
  await database.connect();
  try {
    const { rows } = await database.query<{ translation: string }>(
      `select translation from translations where language = $1 and approved and image_id in
         (select image_id from translations where language = 'spanish' and translation = $2)`,
      [language, spanish],
    );
    return rows.map(({ translation }) => translation);
  } finally {
    await database.end();
  }
}

test('each player is told what a word means in the language they read, with its reveal and not before', async () => {
  const teacher = await Person.signedUp(server.url);
  const live = await teacher.openLive({ kinds: ['text_to_picture'], questions: 2 }, 'spanish');
  const host = await hostBot(server.url, live);
  const [french, arabic, spanish, nobody, late] = await Promise.all(
    ['Fleur', 'Amal', 'Ines', 'Noa', 'Lena'].map((name) => PlayerBot.join(server.url, live.pin, name)),
  );
  const bots = [french!, arabic!, spanish!, nobody!, late!];
  await french!.must('resume', { reads: 'french' });
  await arabic!.must('resume', { reads: 'arabic' });
  await spanish!.must('resume', { reads: 'spanish' });
  await host.must('start');
  await Promise.all(bots.map((bot) => bot.sees('open', 1)));
  for (const bot of bots) {
    await bot.must('answer', { question: 1, option: 0 });
    await bot.resume();
    expect(meaningOf(bot)).toBeUndefined();
  }
  // Who has loaded anew says so again.
  await french!.must('resume', { reads: 'french' });
  await arabic!.must('resume', { reads: 'arabic' });
  await Promise.all(bots.map((bot) => bot.sees('reveal', 1)));
  await french!.until(() => meaningOf(french!) !== undefined, 'the French meaning');
  await arabic!.until(() => meaningOf(arabic!) !== undefined, 'the Arabic meaning');
  const view = french!.view as unknown as { reveal: { word: { target_translation: string } } };
  const word = view.reveal.word.target_translation;
  expect(meaningOf(french!)).toMatchObject({ question: 1, language: 'french' });
  expect(await nameIn('french', word)).toContain(meaningOf(french!)!.text);
  expect(await nameIn('arabic', word)).toContain(meaningOf(arabic!)!.text);
  // The deck's own language is what is learned, and who reads none is told what the deck says.
  expect([meaningOf(spanish!), meaningOf(nobody!)]).toEqual([undefined, undefined]);

  // Chosen while the word is shown, it comes by itself.
  await late!.must('resume', { reads: 'german' });
  await late!.until(() => meaningOf(late!)?.language === 'german', 'the German meaning');
  // What was missed is explained at the end as well; who reads the deck's own languages is told nothing more.
  await host.must('next', { expect: { phase: 'reveal', question: 1 } });
  await host.sees('leaderboard');
  await host.must('next', { expect: { phase: 'leaderboard', question: 1 } });
  await host.sees('open', 2);
  const right = (host.view as unknown as { right_option: number }).right_option;
  for (const bot of bots) await bot.must('answer', { question: 2, option: (right + 1) % 4 });
  await host.sees('reveal', 2);
  await host.must('next', { expect: { phase: 'reveal', question: 2 } });
  await Promise.all(bots.map((bot) => bot.until(() => bot.seat?.missed !== undefined, 'what was missed')));
  expect(missedBy(arabic!).meaning?.language).toBe('arabic');
  expect(await nameIn('arabic', missedBy(arabic!).target_translation)).toContain(missedBy(arabic!).meaning!.text);
  expect([missedBy(spanish!).meaning, missedBy(nobody!).meaning]).toEqual([undefined, undefined]);
  expect(await late!.command('resume', { reads: 'klingon' })).toMatchObject({ ok: false, code: 'INVALID' });
  await host.must('end');
  for (const bot of [host, ...bots]) bot.close();
}, 120_000);

test('in a race a player is told what the word meant that they have just answered', async () => {
  const teacher = await Person.signedUp(server.url);
  const live = await teacher.openLive({ pace: 'player', goal_seconds: 600, kinds: ['text_to_picture'] }, 'spanish');
  const host = await hostBot(server.url, live);
  const bot = await PlayerBot.join(server.url, live.pin, 'Fleur');
  await bot.must('resume', { reads: 'french' });
  await host.must('start');
  await bot.until(() => bot.seat?.question !== undefined, 'the first question');
  expect(meaningOf(bot)).toBeUndefined();
  const asked = bot.seat!.question!.text!;
  const { seat } = await bot.must('answer', { question: 1, option: 0, shown_ms: 700 });
  bot.seat = seat;
  expect(meaningOf(bot)).toMatchObject({ question: 1, language: 'french' });
  expect(await nameIn('french', asked)).toContain(meaningOf(bot)!.text);
  for (const one of [host, bot]) one.close();
}, 120_000);

test('a German noun that is typed is right with its own article, and not with another', async () => {
  const teacher = await Person.signedUp(server.url);
  const decks = await teacher.api.topicDecks({ query: { target_language: 'german' } });
  const animals = decks.find(({ item_name }) => item_name.endsWith('Pets and farm animals'))!;
  const source = { deck_ids: [animals.item_id] };
  const live = await teacher.api.openLive({ body: { source, settings: { kinds: ['typed'], questions: 1 } } });
  const host = await hostBot(server.url, live);
  const bots = await Promise.all(['Ada', 'Ben', 'Cem'].map((name) => PlayerBot.join(server.url, live.pin, name)));
  await host.must('start');
  await Promise.all(bots.map((bot) => bot.sees('open', 1)));
  const { noun, article } = await askedNoun(live.live_id);
  const others = ['der', 'die', 'das'].filter((other) => other !== article);
  const texts = [noun.toLowerCase(), `${article} ${noun}`, `${others[0]} ${noun}`];
  for (const [index, text] of texts.entries()) await bots[index]!.must('answer', { question: 1, text });
  await host.sees('reveal', 1);
  const report = await teacher.api.liveReport({ params: { live_id: live.live_id } });
  const judged = report.players.flatMap(({ answers }) => answers.map(({ text, correct }) => [text, correct]));
  expect(Object.fromEntries(judged)).toEqual({ [texts[0]!]: true, [texts[1]!]: true, [texts[2]!]: false });
  expect(report.questions[0]).toMatchObject({ correct_text: noun, also_right: expect.arrayContaining([texts[1]]) });
});

/** The noun that the only question asks for, and the article that stands under it. */
async function askedNoun(live_id: number): Promise<{ noun: string; article: string }> {
  const database = new pg.Client({ connectionString: await server.databaseUrl() });
  await database.connect();
  try {
    const { rows } = await database.query<{ noun: string; article: string }>(
      `select translation as noun, split_part(extra_text, ' ', 1) as article
       from live_events join words on word_id = (body -> 'questions' -> 0 -> 'word' ->> 'word_id')::integer
         join translations on translation_id = target_translation_id
       where live_id = $1 and type = 'lobby_opened'`,
      [live_id],
    );
    return rows[0]!;
  } finally {
    await database.end();
  }
}
