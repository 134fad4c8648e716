import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { refused, serve } from '../../api/server.fixture.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { open, press } from '../../page/screen.fixture.tsx';
import { aWord, deckData } from '../../study/study.fixture.ts';
import type { LevelOfDecks } from '../deck-levels.ts';
import { LevelCheck } from './level-check.tsx';

beforeAll(giveDialogs);
afterEach(cleanup);

/** Three decks of each of two levels; the words of a deck are called 'Word <deck>-<word>' and are numbered so. */
const deckIds = { 'A1.1': [1, 2, 3], 'A1.2': [4, 5, 6] };
const levels = Object.entries(deckIds).map(([level, ids]) => ({
  level,
  decks: ids.map((item_id) => ({ item_id, owner: 'lexiroom' })),
})) as unknown as LevelOfDecks[];
const wordsOf = (deck: number) =>
  Array.from({ length: 6 }, (_, place) =>
    aWord({
      word_id: deck * 10 + place,
      image_id: deck * 10 + place,
      image_path: `/media/${deck}-${place}.webp`,
      target_translation: `Word ${deck}-${place}`,
      source_translation: `${deck}-${place}`,
    }),
  );
const serveDecks = () =>
  serve(({ path }) => ({ body: deckData({ words: wordsOf(Number(/id=(\d+)/.exec(path)![1])) }) }));

/** Answers the question that is shown. */
async function answer(isRight: boolean): Promise<void> {
  const word = `Word ${screen.getByRole('img').getAttribute('alt')}`;
  const options = screen.getAllByRole('button', { name: /^Word / }).map(({ textContent }) => textContent);
  expect(new Set(options)).toHaveProperty('size', 4);
  expect(options).toContain(word);
  await press(isRight ? word : options.find((option) => option !== word)!);
}
const levelAsked = () => Math.ceil(Number(screen.getByRole('img').getAttribute('alt')!.split('-')[0]) / 3) - 1;

test('ten words, the easier level first, and the level that is not known is the one to begin with', async () => {
  serveDecks();
  const onLevel = jest.fn();
  await open(() => <LevelCheck levels={levels} onLevel={onLevel} onClose={() => undefined} />);
  for (let number = 1; number <= 10; number++) {
    expect(screen.getByText(`${number} of 10`)).toBe(document.activeElement);
    expect(levelAsked()).toBe(number <= 5 ? 0 : 1);
    // oxlint-disable-next-line no-await-in-loop
    await answer(number <= 5);
  }
  expect(screen.getByText('You knew 5 of 10.')).toBe(document.activeElement);
  expect(screen.getByText('A1.2')).toBeTruthy();
  await press('Show its topics');
  expect(onLevel).toHaveBeenCalledWith(levels[1]);
});

test('what is not known is said so', async () => {
  serveDecks();
  await open(() => <LevelCheck levels={levels} onLevel={() => undefined} onClose={() => undefined} />);
  for (let number = 1; number <= 10; number++) {
    // oxlint-disable-next-line no-await-in-loop
    await press('I don’t know');
  }
  expect(screen.getByText('You knew 0 of 10.')).toBeTruthy();
  expect(screen.getByText('A1.1')).toBeTruthy();
});

test('without a network it can be tried again', async () => {
  serve(() => refused(503, 'BUSY'));
  await open(() => <LevelCheck levels={levels} onLevel={() => undefined} onClose={() => undefined} />);
  serveDecks();
  await press('Retry');
  expect(screen.getByText('1 of 10')).toBeTruthy();
});
