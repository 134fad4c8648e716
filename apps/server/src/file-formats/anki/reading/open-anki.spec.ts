import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { isProblem, openedFixture, readAll, tidyFolder } from './reading.fixture.ts';

const { folder, remove } = tidyFolder();
afterAll(remove);
beforeEach(() => expect(folder.entries()).toEqual([]));

describe.each(['anki2.apkg', 'anki2.colpkg', 'anki21.colpkg'])('%s, as Anki 2.1.15 exports it', (name) => {
  test('each type of notes is a table, and a note lies in the deck of its first card', async () => {
    const file = await openedFixture(folder, name);
    expect(file.tables).toEqual([
      { name: 'Basic', columns: ['Front', 'Back'], row_count: 2 },
      { name: 'Basic (and reversed card)', columns: ['Front', 'Back'], row_count: 1 },
      { name: 'Cloze', columns: ['Text', 'Extra'], row_count: 1 },
    ]);
    expect(file.deck_count).toBe(3);
    const { rows, problems } = await readAll(file);
    expect(problems).toEqual([]);
    expect(rows.map(({ table, line, deck_path }) => [table, line, ...deck_path])).toEqual([
      [0, 1, 'Spanish', 'Animals'],
      [1, 2, 'Spanish', 'Animals'],
      [0, 3, 'Japanese'],
      [2, 4, 'Spanish'],
    ]);
    expect(rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ['el perro\n(m)', 'the dog & more'],
      ['el gato\nlos gatos', 'the cat'],
      ['食[た]べる', 'to eat: \\(x^2\\) [$]y[/$]'],
      ['Yo tengo un perro.', 'I have a dog.'],
    ]);
    expect(rows[3]?.cells[0]?.gaps).toEqual([
      { start_index: 3, end_index: 8 },
      { start_index: 12, end_index: 17 },
    ]);
    await file.close();
  });

  test('its pictures and sounds are found by the names in its notes', async () => {
    const file = await openedFixture(folder, name);
    const { rows } = await readAll(file);
    const [front] = rows[0]!.cells;
    expect(front).toMatchObject({ pictures: ['perro grande.png'], sounds: ['perro.mp3'] });
    expect(String(await file.media('perro.mp3'))).toBe('ID3 no real sound');
    expect((await file.media('perro grande.png'))?.slice(1, 4)).toEqual(Buffer.from('PNG'));
    expect(await file.media('../collection.anki2')).toBeUndefined();
    expect(await file.media('collection.anki2')).toBeUndefined();
    await file.close();
  });

  test('the answers of all cards of a note are told by time, and can be read twice', async () => {
    const file = await openedFixture(folder, name);
    for (let time = 0; time < 2; time++) {
      const { rows } = await readAll(file);
      expect(rows.flatMap(({ answers }) => answers.map(({ is_correct }) => is_correct))).toHaveLength(3);
      expect(rows.some(({ answers }) => answers.some(({ is_correct }) => !is_correct))).toBe(true);
      for (const { answers } of rows) {
        const times = answers.map(({ answered_at }) => answered_at);
        expect(times).toEqual(times.toSorted((one, other) => one - other));
      }
    }
    await file.close();
  });
});

describe('anki21b.apkg, the newest generation', () => {
  test('it is read, and not the note in it that asks for a newer Anki', async () => {
    const file = await openedFixture(folder, 'anki21b.apkg');
    expect(file.tables).toEqual([
      { name: 'Basic', columns: ['Front', 'Back'], row_count: 2 },
      { name: 'Cloze', columns: ['Text', 'Back Extra'], row_count: 1 },
    ]);
    const { rows } = await readAll(file);
    expect(rows[0]).toEqual({
      table: 0,
      line: 1,
      deck_path: ['Deutsch', 'Tiere'],
      cells: [
        { text: 'der Hund', pictures: ['äffchen.png'], sounds: ['hund.mp3'], gaps: [] },
        { text: 'the dog', pictures: [], sounds: [], gaps: [] },
      ],
      answers: [
        { answered_at: 1_700_000_100_000, is_correct: false, ms: 9000 },
        { answered_at: 1_700_000_200_000, is_correct: true, ms: 4200 },
      ],
    });
    await file.close();
  });

  test('what a filtered deck has borrowed lies in its own deck, and gaps may lie within gaps', async () => {
    const file = await openedFixture(folder, 'anki21b.apkg');
    const { rows } = await readAll(file);
    expect(rows[1]).toMatchObject({ line: 2, deck_path: ['Deutsch', 'Tiere'] });
    expect(rows[1]?.cells[0]).toMatchObject({
      text: 'Ich sehe den Hund.',
      gaps: [
        { start_index: 4, end_index: 17 },
        { start_index: 13, end_index: 17 },
      ],
    });
    await file.close();
  });

  test('notes with too many fields or without a type are told as broken, in their places', async () => {
    const file = await openedFixture(folder, 'anki21b.apkg');
    const { all } = await readAll(file);
    expect(all.filter(isProblem)).toEqual([
      { table: 0, line: 3, code: 'NOTE_BROKEN', text: 'zu viele Felder' },
      { table: null, line: 4, code: 'NOTE_BROKEN', text: 'ohne Typ' },
    ]);
    await file.close();
  });

  test('media are unpacked, and a name that holds a path is none', async () => {
    const file = await openedFixture(folder, 'anki21b.apkg');
    expect(String(await file.media('hund.mp3'))).toBe('no real sound '.repeat(100));
    expect(String(await file.media('a\u0308ffchen.png'))).toBe('no real picture');
    expect(await file.media('../../weg.png')).toBeUndefined();
    expect(await file.media('weg.png')).toBeUndefined();
    await file.close();
  });

  test('a picture or sound that is larger than allowed is told as such', async () => {
    const file = await openedFixture(folder, 'anki21b.apkg', { mediaBytes: 100 });
    expect(await file.media('hund.mp3')).toBe('TOO_BIG');
    await file.close();
  });
});

test('more notes than are read at once are refused', async () => {
  await expect(openedFixture(folder, 'anki2.apkg', { rows: 3 })).rejects.toMatchObject({ failure: 'TOO_MANY_ROWS' });
});
