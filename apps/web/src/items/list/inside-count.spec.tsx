import { afterEach, expect, test } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { show } from '../../page/screen.fixture.tsx';
import { InsideCount } from './inside-count.tsx';

afterEach(cleanup);

test.each([
  [0, 0, '0 decks'],
  [1, 0, '1 deck'],
  [3, 1, '2 decks · 1 story'],
  [2, 2, '2 stories'],
  // Kept by a browser from before stories were counted.
  [4, undefined, '4 decks'],
])('of %s items %s are stories: %s', async (item_count, story_count, words) => {
  await show(() => <InsideCount item={{ item_count, story_count }} />);
  expect(document.body.textContent).toBe(words);
});
