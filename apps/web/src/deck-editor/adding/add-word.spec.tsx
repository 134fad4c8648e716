import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { press } from '../../page/screen.fixture.tsx';
import { key, serveLibrary, shownRows, typeWord, wait, wordBox } from '../editor.fixture.tsx';
import {
  add,
  emptyBrowser,
  nameDeck,
  namesGiven,
  openNewDeck,
  paste,
  retype,
  selectedIn,
  translate,
} from '../new-deck-page.fixture.tsx';

beforeAll(giveDialogs);
beforeEach(emptyBrowser);
afterEach(cleanup);

describe('words that are typed', () => {
  test('take the best picture with Enter, and the box is ready for the next one', async () => {
    serveLibrary();
    await openNewDeck();
    await add('perro');
    await add('gato');
    expect(shownRows()).toEqual(['1: perro (dog)', '2: gato (cat)']);
    expect([wordBox().value, document.activeElement]).toEqual(['', wordBox()]);
  });

  test('stand in the order they were typed, however fast that was', async () => {
    serveLibrary();
    await openNewDeck();
    for (const word of ['gato', 'perro', 'alfombra']) {
      await typeWord(word);
      await key('Enter');
    }
    await wait(50);
    expect(shownRows()).toEqual(['2: gato (cat)', '1: perro (dog)', '4: alfombra (carpet)']);
  });

  test('take another picture that the arrow keys have chosen', async () => {
    serveLibrary();
    await openNewDeck();
    await typeWord('gato');
    await wait(150);
    await key('ArrowDown');
    await key('Enter');
    await wait(0);
    expect(shownRows()).toEqual(['3: gato (tomcat)']);
  });

  test('are completed to the picture’s name when the picture is clicked', async () => {
    serveLibrary();
    await openNewDeck();
    await typeWord('alf');
    await wait(150);
    await press('alfombra');
    await wait(0);
    expect(shownRows()).toEqual(['4: alfombra (carpet)']);
  });

  test('may be the translation: its picture is called in the language of the deck', async () => {
    serveLibrary();
    await openNewDeck();
    await add('dog');
    expect(shownRows()).toEqual(['1: perro (dog)']);
  });

  test('take the picture that their translation means, and go out as they were typed', async () => {
    const calls = serveLibrary();
    await openNewDeck();
    for (const [word, translation] of [
      ['alf', 'Carpet'],
      ['alfombra', 'rug'],
    ] as const) {
      await typeWord(word);
      await translate(translation);
      await wait(150);
      await key('Enter');
      await wait(0);
    }
    expect(shownRows()).toEqual(['4: alf (Carpet)', '4: alfombra (rug)']);
    expect(namesGiven(calls)).toEqual([]);
    await nameDeck('Animals');
    await press('Create deck');
    await wait(0);
    expect(selectedIn(calls)).toMatchObject([
      { image_id: 4, target_text: 'alf', target_translation_id: null, source_text: 'Carpet' },
      { image_id: 4, target_text: 'alfombra', source_text: 'rug', source_translation_id: null },
    ]);
    expect(namesGiven(calls)).toEqual([]);
  });

  test.each(['with a pause', 'fast'])('do not take a picture that is only similar: typed %s', async (pace) => {
    const calls = serveLibrary();
    await openNewDeck();
    await typeWord('per');
    if (pace !== 'fast') {
      await wait(150);
      const [offered] = screen.getAllByRole('button', { name: 'perro' });
      expect(offered?.getAttribute('aria-pressed')).toBe('false');
      expect(screen.getByText(/^Similar to/).textContent).toBe(
        'Similar to per. Choose one, or add the word without a picture.',
      );
    }
    await key('Enter');
    await wait(50);
    expect(shownRows()).toEqual(['none: per']);
    expect(screen.getByText('No picture: a word card is shown')).toBeTruthy();
    expect(namesGiven(calls)).toEqual([]);
  });

  test.each([
    ['ArrowDown', '2: gato (cat)'],
    ['ArrowUp', '3: gato (tomcat)'],
  ])('take a similar picture that %s has chosen, with its name', async (arrow, row) => {
    serveLibrary();
    await openNewDeck();
    await typeWord('gat');
    await wait(150);
    await key(arrow);
    await key('Enter');
    await wait(0);
    expect(shownRows()).toEqual([row]);
  });

  test('are kept without a picture when none is found, and say so', async () => {
    serveLibrary();
    await openNewDeck();
    await typeWord('zzyzx');
    await wait(150);
    expect(screen.getByText(/^No images found for/).textContent).toBe('No images found for zzyzx');
    await key('Enter');
    await wait(0);
    expect(shownRows()).toEqual(['none: zzyzx']);
    expect(screen.getByText('No picture: a word card is shown')).toBeTruthy();
  });

  test.each([
    ['a=b', 'Input cannot contain ='],
    ['a'.repeat(51), 'Input too long'],
    ['   ', 'Input cannot only contain spaces'],
  ])('%j is told, and not taken', async (word, words) => {
    serveLibrary();
    await openNewDeck();
    await typeWord(word);
    expect(screen.getByText(words)).toBeTruthy();
    await key('Enter');
    await wait(0);
    expect(shownRows()).toEqual([]);
  });

  test('wait for the end of a word that is put together by an input method', async () => {
    serveLibrary();
    await openNewDeck();
    await typeWord('perro');
    await act(async () => void fireEvent.keyDown(wordBox(), { key: 'Enter', isComposing: true }));
    await wait(0);
    expect(shownRows()).toEqual([]);
  });
});

test('a word stays as it was typed, whatever the case of the library’s name', async () => {
  const calls = serveLibrary(() => ({ status: 201, body: { item_id: 77 } }));
  await openNewDeck();
  await nameDeck('Animals');
  await add('PERRO');
  await add('Gato');
  await retype('Word Gato', 'gATO');
  expect(shownRows()).toEqual(['1: PERRO (dog)', '2: gATO (cat)']);
  await press('Create deck');
  await wait(0);
  expect(selectedIn(calls)).toMatchObject([{ target_text: 'PERRO' }, { target_text: 'gATO' }]);
});

describe('a word without a picture', () => {
  test('keeps the translation that was typed, or pasted, until it has one', async () => {
    const calls = serveLibrary(() => ({ status: 201, body: { item_id: 77 } }));
    await openNewDeck();
    await nameDeck('Animals');
    await typeWord('chucho');
    await translate('mutt');
    await wait(150);
    await key('Enter');
    await paste('minino; kitty\nmoqueta');
    await press('Add 2 words');
    await wait(20);
    cleanup();
    await openNewDeck();
    expect(shownRows()).toEqual(['none: chucho (mutt)', 'none: minino (kitty)', 'none: moqueta']);
    await retype('Word chucho', 'perro');
    await wait(20);
    await retype('Translation of minino', 'cat');
    await retype('Word minino', 'gato');
    await wait(20);
    expect(shownRows()).toEqual(['1: perro (mutt)', '2: gato (cat)', 'none: moqueta']);
    await retype('Translation of moqueta', 'Fitted carpet');
    await press('Create deck');
    await wait(0);
    expect(selectedIn(calls)).toMatchObject([
      { image_id: 1, target_text: 'perro', source_text: 'mutt' },
      { image_id: 2, target_text: 'gato', source_text: 'cat' },
      { image_id: null, target_text: 'moqueta', source_text: 'Fitted carpet' },
    ]);
  });

  test('stays when another way to one was given up, and the next word can be typed', async () => {
    serveLibrary();
    await openNewDeck();
    await typeWord('zzyzx');
    await wait(150);
    await press('From the web, or upload');
    await act(async () => (await screen.findByRole('button', { name: 'Close' })).click());
    await wait(50);
    expect([shownRows(), wordBox().value, document.activeElement]).toEqual([['none: zzyzx'], '', wordBox()]);
  });

  test('for want of a connection is looked for again when there is one, and says so', async () => {
    let isCutOff = true;
    const calls = serveLibrary();
    const { fetch } = globalThis;
    globalThis.fetch = (...asked) => (isCutOff ? Promise.reject(new TypeError('Failed to fetch')) : fetch(...asked));
    await openNewDeck();
    await typeWord('perro');
    await key('Enter');
    await wait(20);
    expect(shownRows()).toEqual(['none: perro']);
    expect(screen.getByText('No connection: will be looked up again')).toBeTruthy();
    isCutOff = false;
    await act(async () => void dispatchEvent(new Event('online')));
    await wait(20);
    expect(shownRows()).toEqual(['1: perro (dog)']);
    expect(screen.queryByText('No connection: will be looked up again')).toBeNull();
    expect(calls.length).toBeGreaterThan(0);
  });
});
