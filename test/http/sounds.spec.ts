import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DeckData } from '@lexiroom/contracts/decks';
import type { Sound } from '@lexiroom/contracts/library';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { Person } from '../bots/person.ts';
import { type RunningApp, runningApp } from '../../apps/server/src/create-app.fixture.ts';
import { SilentVoice } from '../../apps/server/src/speech/silent-voice.fixture.ts';
import { hummingMp3, id3, silentMp3 } from '../../apps/server/src/sounds/mp3/mp3.fixture.ts';

let server: RunningApp;
let database: pg.Client;
let voice: SilentVoice;
let ada: Person;
let bea: Person;
let visitor: Person;

beforeAll(async () => {
  voice = new SilentVoice();
  server = await runningApp({ speech: voice });
  database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
  [ada, bea] = await Promise.all([Person.signedUp(server.url, 'teacher'), Person.signedUp(server.url, 'learner')]);
  visitor = new Person(server.url);
});
afterAll(async () => {
  await database.end();
  await server.close();
});

const base64 = (mp3: Buffer) => mp3.toString('base64');
/** A sound that no other test has. */
let frames = 100;
const newMp3 = () => hummingMp3(frames++);
const upload = (person: Person, text = 'gato', mp3 = newMp3()) =>
  person.api.uploadSound({ body: { text, language: 'spanish', sound_file: base64(mp3) } });
const listen = (at: string, headers: Record<string, string> = {}) => fetch(`${server.url}${at}`, { headers });
const filesOfSounds = () => readdir(path.join(server.options.dataDir, 'media/sounds'));
const approve = (sound_id: number) =>
  database.query('update sounds set approved = true where sound_id = $1', [sound_id]);

async function admin(): Promise<Person> {
  const person = await Person.signedUp(server.url, 'teacher');
  const { user_id } = await person.api.loggedInUser();
  await database.query('update users set is_admin = true where user_id = $1', [user_id]);
  return person;
}
const saidBy = async (person: Person, text: string): Promise<Sound> =>
  (await person.api.generateSounds({ body: { text, language: 'spanish', speaker_id: 0 } })).sounds[0]!;

const send = (body: unknown) =>
  fetch(`${server.url}/api/sound_upload`, {
    method: 'POST',
    headers: { cookie: ada.cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const soundBody = (file: string) => ({ text: 'gato', language: 'spanish', sound_file: file });

const doorBy = (speaker_id: number) =>
  ada.api.generateSounds({ body: { text: 'puerta', language: 'spanish', speaker_id } });

async function spanishDeck(person: Person): Promise<DeckData> {
  const [deck] = await visitor.api.topicDecks({ query: { target_language: 'spanish' } });
  const { item_id } = await person.api.clone({ body: { item_ids: [deck!.item_id] } });
  const { username } = await person.api.loggedInUser();
  return person.api.deckData({ params: { username }, query: { id: item_id } });
}
async function readAgain(person: Person, { studyDeckIds, username }: DeckData) {
  const { words } = await person.api.deckData({ params: { username }, query: { id: studyDeckIds } });
  return words;
}

describe('a word without a sound of its own', () => {
  test('is said when somebody who sees its deck asks, and then stands in the deck for everybody', async () => {
    const [deck] = await visitor.api.topicDecks({ query: { target_language: 'japanese' } });
    const read = () => visitor.api.deckData({ params: { username: 'lexiroom' }, query: { id: deck!.item_id } });
    const { words, has_speech } = await read();
    expect(has_speech).toBe(true);
    expect(words[0]).toMatchObject({ sound_id: null, sound_path: null });
    const sound = await visitor.api.wordSound({ params: { word_id: words[0]!.word_id }, query: {} });
    expect((await read()).words[0]).toMatchObject(sound);
    expect((await listen(sound.sound_path)).status).toBe(200);
  });

  test('is said in either language, and its example too, each once; what it has no text for is not there', async () => {
    const { words } = await spanishDeck(ada);
    const { word_id } = words[2]!;
    await ada.api.wordText({ body: { word_id, word_type: 'example', text: 'Una frase nueva.' } });
    const before = voice.said;
    const hear = (word_type?: 'source' | 'example', of = word_id) =>
      ada.api.wordSound({ params: { word_id: of }, query: { word_type } });
    const sounds = [await hear(), await hear('source'), await hear('example'), await hear('source')];
    expect(new Set(sounds.map(({ sound_path }) => sound_path)).size).toBe(3);
    expect(sounds[3]).toEqual(sounds[1]);
    expect(voice.said).toBe(before + 3);
    const said = await database.query('select language, text from sounds where sound_id = any($1) order by sound_id', [
      sounds.slice(1, 3).map(({ sound_id }) => sound_id),
    ]);
    expect(said.rows).toEqual([
      { language: 'english_uk', text: words[2]!.source_translation },
      { language: 'spanish', text: 'Una frase nueva.' },
    ]);
    await expect(hear('example', words[1]!.word_id)).rejects.toMatchObject({ status: 404 });
  });

  test('is said once, however many ask at the same time and in however many decks it stands', async () => {
    const [mine, hers] = await Promise.all([spanishDeck(ada), spanishDeck(bea)]);
    const before = voice.said;
    const asked = [...Array(20).keys()].flatMap(() => [
      ada.api.wordSound({ params: { word_id: mine.words[1]!.word_id }, query: {} }),
      bea.api.wordSound({ params: { word_id: hers.words[1]!.word_id }, query: {} }),
    ]);
    const sounds = await Promise.all(asked);
    expect(new Set(sounds.map(({ sound_id }) => sound_id)).size).toBe(1);
    expect(voice.said).toBe(before + 1);
    await ada.api.wordSound({ params: { word_id: mine.words[1]!.word_id }, query: {} });
    expect(voice.said).toBe(before + 1);
  });

  test('S21 of a private deck is not there for others', async () => {
    const { words } = await spanishDeck(ada);
    const params = { word_id: words[0]!.word_id };
    await expect(visitor.api.wordSound({ params, query: {} })).rejects.toMatchObject({ status: 404 });
    await expect(bea.api.wordSound({ params, query: {} })).rejects.toMatchObject({ status: 404 });
    await expect(bea.api.searchWordSound({ body: params })).rejects.toMatchObject({ status: 404 });
  });

  test('is refused as busy when the voice fails each time, and said when it works again', async () => {
    const { words } = await spanishDeck(ada);
    const params = { word_id: words[3]!.word_id };
    const { say } = voice;
    voice.say = () => Promise.reject(new Error('hoarse'));
    await expect(ada.api.wordSound({ params, query: {} })).rejects.toMatchObject({
      status: 503,
      problem: { code: 'RETRY' },
    });
    voice.say = say;
    expect(await ada.api.wordSound({ params, query: {} })).toHaveProperty('sound_path');
  });
});

describe('the sounds among which one chooses', () => {
  test('are those of all voices of the language, in their order, marked as made by a machine', async () => {
    const { sounds } = await ada.api.generateSounds({ body: { text: 'ventana', language: 'spanish' } });
    expect(sounds.map(({ speaker_id }) => speaker_id)).toEqual([0, 1, 2, 3]);
    for (const sound of sounds) {
      expect(sound).toMatchObject({ is_synthetic: true, approved: true, sound_submitter: null, selected: false });
    }
    const danish = await ada.api.generateSounds({ body: { text: 'vindue', language: 'danish' } });
    expect(danish.sounds).toHaveLength(2);
  });

  test('or that of one voice, beside what is there already', async () => {
    expect((await doorBy(2)).sounds.map(({ speaker_id }) => speaker_id)).toEqual([2]);
    expect((await doorBy(1)).sounds.map(({ speaker_id }) => speaker_id)).toEqual([1, 2]);
  });

  test('tell which one is selected', async () => {
    const { sounds } = await ada.api.generateSounds({ body: { text: 'silla', language: 'spanish' } });
    const body = { text: 'silla', language: 'spanish', selected_sound_id: sounds[2]!.sound_id } as const;
    const again = await ada.api.generateSounds({ body });
    expect(again.sounds.map(({ selected }) => selected)).toEqual([false, false, true, false]);
  });

  test('of another spelling are others', async () => {
    await upload(ada, 'ano');
    const { sounds } = await ada.api.generateSounds({ body: { text: 'año', language: 'spanish', speaker_id: 0 } });
    expect(sounds).toHaveLength(1);
  });

  test('are none in a language that nothing says, unless somebody records one', async () => {
    const body = { text: 'ឆ្កែ', language: 'khmer' } as const;
    await expect(ada.api.generateSounds({ body })).rejects.toMatchObject({
      problem: { errDesc: 'Sound fetch failed' },
    });
    await ada.api.uploadSound({ body: { ...body, sound_file: base64(newMp3()) } });
    expect((await ada.api.generateSounds({ body })).sounds).toHaveLength(1);
  });

  test.each([
    ['   ', 'Input cannot only contain spaces'],
    ['a'.repeat(51), 'Input too long: 51 characters > 50'],
    ['{gato}', 'Input cannot contain {'],
  ])('are not asked for with %j', async (text, errDesc) => {
    await expect(ada.api.generateSounds({ body: { text, language: 'spanish' } })).rejects.toMatchObject({
      problem: { errDesc },
    });
  });
});

describe('an uploaded sound', () => {
  test('is its uploader’s at once, and others’ when it is approved', async () => {
    const uploaded = await upload(ada, 'perezoso');
    const { username } = await ada.api.loggedInUser();
    expect(uploaded).toMatchObject({
      is_synthetic: false,
      approved: false,
      speaker_id: null,
      sound_submitter: username,
    });
    const seenBy = async (person: Person) => {
      const { sounds } = await person.api.generateSounds({ body: { text: 'perezoso', language: 'spanish' } });
      return sounds.some(({ sound_id }) => sound_id === uploaded.sound_id);
    };
    expect([await seenBy(ada), await seenBy(bea)]).toEqual([true, false]);
    await approve(uploaded.sound_id);
    expect(await seenBy(bea)).toBe(true);
  });

  test('is what a word is said with once it is chosen, by its owner alone', async () => {
    const deck = await spanishDeck(ada);
    const { word_id } = deck.words[0]!;
    const { sound_id, sound_path } = await upload(ada);
    await expect(bea.api.changeSound({ body: { word_id, sound_id } })).rejects.toMatchObject({ status: 404 });
    await ada.api.changeSound({ body: { word_id, sound_id } });
    expect((await readAgain(ada, deck))[0]).toMatchObject({ sound_id, sound_path });
    expect(await ada.api.searchWordSound({ body: { word_id } })).toEqual({ sound_id });
    await ada.api.changeSound({ body: { word_id, sound_id: null } });
    expect((await readAgain(ada, deck))[0]!.sound_id).not.toBe(sound_id);
  });

  test('S22 of somebody else, of another language, or that is not there cannot be chosen', async () => {
    const { words } = await spanishDeck(bea);
    const { word_id } = words[0]!;
    const hers = await upload(ada);
    const japanese = await bea.api.uploadSound({
      body: { text: '猫', language: 'japanese', sound_file: base64(newMp3()) },
    });
    for (const sound_id of [hers.sound_id, japanese.sound_id, 2_000_000]) {
      await expect(bea.api.changeSound({ body: { word_id, sound_id } })).rejects.toMatchObject({ status: 404 });
    }
  });

  test('goes along when the deck is copied', async () => {
    const [deck] = await visitor.api.topicDecks({ query: { target_language: 'spanish' } });
    const { sound_id } = await upload(ada);
    await database.query(
      `update words set sound_id = $1 where word_id = (select min(word_id) from words where deck_id = $2)`,
      [sound_id, deck!.item_id],
    );
    expect((await spanishDeck(bea)).words[0]!.sound_id).toBe(sound_id);
    await database.query('update words set sound_id = null where sound_id = $1', [sound_id]);
  });

  test('can be replaced by whoever added it: words are said with the new one, the old file is gone', async () => {
    const deck = await spanishDeck(ada);
    const { word_id } = deck.words[0]!;
    const first = await upload(ada);
    await ada.api.changeSound({ body: { word_id, sound_id: first.sound_id } });
    const body = { replaced_sound_id: first.sound_id, sound_file: base64(newMp3()) };
    await expect(bea.api.replaceSound({ body })).rejects.toMatchObject({ status: 403 });
    const second = await ada.api.replaceSound({ body });
    expect(second.sound_id).toBe(first.sound_id);
    expect(second.sound_path).not.toBe(first.sound_path);
    expect((await readAgain(ada, deck))[0]!.sound_path).toBe(second.sound_path);
    expect((await listen(first.sound_path)).status).toBe(404);
  });

  test('that is approved is its uploader’s no more', async () => {
    const { sound_id } = await upload(ada);
    await approve(sound_id);
    const body = { replaced_sound_id: sound_id, sound_file: base64(newMp3()) };
    const problem = { errDesc: 'Cannot edit verified sound' };
    await expect(ada.api.replaceSound({ body })).rejects.toMatchObject({ problem });
    await expect(ada.api.deleteSound({ body: { sound_id } })).rejects.toMatchObject({ problem });
  });

  test('that is deleted leaves the words that have it as they are', async () => {
    const deck = await spanishDeck(ada);
    const { word_id } = deck.words[0]!;
    const sound = await upload(ada, 'loro');
    await ada.api.changeSound({ body: { word_id, sound_id: sound.sound_id } });
    await ada.api.deleteSound({ body: { sound_id: sound.sound_id } });
    expect((await readAgain(ada, deck))[0]!.sound_path).toBe(sound.sound_path);
    expect((await listen(sound.sound_path)).status).toBe(200);
    const { words } = await spanishDeck(bea);
    const choice = { word_id: words[0]!.word_id, sound_id: sound.sound_id };
    await expect(bea.api.changeSound({ body: choice })).rejects.toMatchObject({ status: 404 });
    const body = { replaced_sound_id: sound.sound_id, sound_file: base64(newMp3()) };
    await expect(ada.api.replaceSound({ body })).rejects.toMatchObject({
      problem: { errDesc: 'This sound is deleted and cannot be edited' },
    });
  });

  test('that no word has is gone with its file, unless another sound has the same', async () => {
    const mp3 = newMp3();
    const [one, two] = await Promise.all([upload(ada, 'uno', mp3), upload(bea, 'dos', mp3)]);
    expect(one.sound_path).toBe(two.sound_path);
    await ada.api.deleteSound({ body: { sound_id: one.sound_id } });
    expect((await listen(two.sound_path)).status).toBe(200);
    await bea.api.deleteSound({ body: { sound_id: two.sound_id } });
    expect((await listen(two.sound_path)).status).toBe(404);
    await expect(bea.api.deleteSound({ body: { sound_id: two.sound_id } })).rejects.toMatchObject({ status: 404 });
  });
});

const nameIt = (person: Person, sound_id: number, sound_name: string) =>
  person.api.nameSound({ body: { sound_id, sound_name } });
const named = async (person: Person, text: string, sound_id: number) =>
  (await person.api.generateSounds({ body: { text, language: 'spanish', speaker_id: 0 } })).sounds.find(
    (sound) => sound.sound_id === sound_id,
  )?.sound_name;

describe('the name that somebody gives a recording of theirs', () => {
  test('is shown to them, tidied, and to nobody else, also when the sound is for everybody', async () => {
    const { sound_id, sound_name } = await upload(ada, 'tortuga');
    expect(sound_name).toBeNull();
    expect(await nameIt(ada, sound_id, '  slowly   and clearly ')).toMatchObject({ sound_name: 'slowly and clearly' });
    await approve(sound_id);
    expect(await named(ada, 'tortuga', sound_id)).toBe('slowly and clearly');
    expect(await named(bea, 'tortuga', sound_id)).toBeNull();
    expect(await nameIt(ada, sound_id, 'loudly')).toMatchObject({ sound_name: 'loudly', approved: true });
    expect(await nameIt(ada, sound_id, ' ')).toMatchObject({ sound_name: null });
  });

  test('stays when the recording is replaced', async () => {
    const { sound_id } = await upload(ada, 'pulpo');
    await nameIt(ada, sound_id, 'slowly');
    const body = { replaced_sound_id: sound_id, sound_file: base64(newMp3()) };
    expect(await ada.api.replaceSound({ body })).toMatchObject({ sound_name: 'slowly' });
  });

  test('S21 is given by them alone, not even by an admin; a voice has none', async () => {
    const { sound_id } = await upload(ada, 'delfín');
    const made = await saidBy(ada, 'delfín');
    for (const attempt of [
      nameIt(bea, sound_id, 'mine'),
      nameIt(await admin(), sound_id, 'mine'),
      nameIt(ada, made.sound_id, 'mine'),
    ]) {
      // oxlint-disable-next-line no-await-in-loop
      await expect(attempt).rejects.toMatchObject({ status: 404 });
    }
    expect(await named(ada, 'delfín', sound_id)).toBeNull();
  });

  test.each(['x'.repeat(101), 'a\u3164', '👩‍👩‍👧'.repeat(101)])('S39 %j is none', async (sound_name) => {
    const { sound_id } = await upload(ada, 'foca');
    await expect(nameIt(ada, sound_id, sound_name)).rejects.toMatchObject({ status: 400 });
  });
});

describe('what a voice has made', () => {
  test('is nobody’s to change but an admin’s, whose recording then takes the voice’s place', async () => {
    const made = await saidBy(ada, 'jirafa');
    const body = { replaced_sound_id: made.sound_id, sound_file: base64(newMp3()) };
    await expect(ada.api.replaceSound({ body })).rejects.toMatchObject({ status: 403 });
    const recorded = await (await admin()).api.replaceSound({ body });
    expect(recorded).toMatchObject({ is_synthetic: false, speaker_id: 0, approved: true });
    expect(await saidBy(bea, 'jirafa')).toMatchObject({ sound_path: recorded.sound_path });
  });

  test('and was deleted by an admin is not made again', async () => {
    const made = await saidBy(ada, 'lagarto');
    const before = voice.said;
    await (await admin()).api.deleteSound({ body: { sound_id: made.sound_id } });
    const body = { text: 'lagarto', language: 'spanish', speaker_id: 0 } as const;
    await expect(ada.api.generateSounds({ body })).rejects.toMatchObject({ problem: { code: 'SOUND_FETCH_FAILED' } });
    expect(voice.said).toBe(before);
  });
});

describe('a file that is no sound', () => {
  test.each([
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 415, 'Please upload an MP3 file'],
    ['a page that calls itself one', Buffer.from('<html>gato.mp3</html>'), 415, 'Please upload an MP3 file'],
    ['half an MP3', silentMp3(1), 400, 'Please upload a valid sound file'],
    ['an MP3 of silence', silentMp3(), 400, 'Nothing can be heard in this sound.'],
    ['more than 300 kb', Buffer.alloc(300_001, base64(silentMp3())), 413, 'File size too big ( > 300kb )'],
    ['far more, cut off while it arrives', Buffer.alloc(5_000_000), 413, 'File size too big ( > 300kb )'],
  ])('S43 S47 is refused: %s', async (_, file, status, errDesc) => {
    const response = await send(soundBody(base64(file)));
    expect({ status: response.status, ...((await response.json()) as object) }).toMatchObject({ status, errDesc });
  });

  test('S50 leaves nothing behind, nor does one that is broken off', async () => {
    await upload(ada);
    const before = await filesOfSounds();
    await send(soundBody(base64(silentMp3(1))));
    const stop = new AbortController();
    const endless = new ReadableStream({
      async pull(stream) {
        if (stop.signal.aborted) return;
        stream.enqueue(Buffer.from('{"text":"gato","sound_file":"'.padEnd(1000, 'A')));
        await new Promise((resolve) => setTimeout(resolve, 5));
      },
    });
    const asked = once(server.app.getHttpServer(), 'request');
    const broken = fetch(`${server.url}/api/sound_upload`, {
      method: 'POST',
      headers: { cookie: ada.cookie, 'content-type': 'application/json' },
      body: endless,
      duplex: 'half',
      signal: stop.signal,
    });
    void asked.then(() => stop.abort());
    await expect(broken).rejects.toThrow();
    expect(await filesOfSounds()).toEqual(before);
  });

  test('S48 a name that comes along names nothing', async () => {
    const response = await send({ ...soundBody(base64(newMp3())), file_name: '../../secret.mp3' });
    expect(response.status).toBe(400);
  });
});

describe('S49 the file of a sound', () => {
  test('comes with its type, for ever, and can do nothing', async () => {
    const response = await listen((await upload(ada)).sound_path);
    expect(response.headers.get('content-type')).toBe('audio/mpeg');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toBe(`default-src 'none'; sandbox`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('accept-ranges')).toBe('bytes');
  });

  test('comes in parts when parts are asked for', async () => {
    const mp3 = newMp3();
    const { sound_path } = await upload(ada, 'gato', mp3);
    const part = await listen(sound_path, { range: 'bytes=417-833' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 417-833/${mp3.length}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(mp3.subarray(417, 834));
    const beyond = await listen(sound_path, { range: `bytes=${mp3.length}-` });
    expect(beyond.status).toBe(416);
  });

  test('is not sent again to whoever has it', async () => {
    const { sound_path } = await upload(ada);
    const etag = (await listen(sound_path)).headers.get('etag')!;
    expect((await listen(sound_path, { 'if-none-match': etag })).status).toBe(304);
  });

  test('S45 holds nothing but sound', async () => {
    const mp3 = newMp3();
    const { sound_path } = await upload(ada, 'gato', Buffer.concat([id3('recorded in Madrid'), mp3]));
    expect(Buffer.from(await (await listen(sound_path)).arrayBuffer())).toEqual(mp3);
  });
});

describe('the sample of a voice', () => {
  test('stands at the address that names it', async () => {
    const response = await listen('/TTS/spanish/spanish_3.mp3');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('audio/mpeg');
    expect(response.headers.get('content-security-policy')).toBe(`default-src 'none'; sandbox`);
  });

  test.each([
    '/TTS/spanish/spanish_4.mp3',
    '/TTS/danish/danish_2.mp3',
    '/TTS/khmer/khmer_0.mp3',
    '/TTS/spanish/french_0.mp3',
    '/TTS/klingon/klingon_0.mp3',
    '/TTS/spanish/spanish_0.wav',
    '/TTS/constructor/constructor_0.mp3',
  ])('%s is not there', async (at) => expect((await listen(at)).status).toBe(404));
});

describe('when its deck is opened by somebody with an account', () => {
  test('the sounds of all words are made, and the next one who opens it has them', async () => {
    const eager = await runningApp({ speech: new SilentVoice(), makesSoundsAhead: true });
    try {
      const guest = new Person(eager.url);
      const [deck] = await guest.api.topicDecks({ query: { target_language: 'spanish' } });
      const open = async (person: Person) =>
        (await person.api.deckData({ params: { username: 'lexiroom' }, query: { id: deck!.item_id } })).words;
      await open(guest);
      expect((await open(guest)).filter(({ sound_path }) => sound_path !== null)).toEqual([]);
      await open(await Person.signedUp(eager.url, 'learner'));
      const isWhole = async () => (await open(guest)).every(({ sound_path }) => sound_path !== null);
      while (!(await isWhole())) await new Promise((resolve) => setImmediate(resolve));
    } finally {
      await eager.close();
    }
  });
});
