import { expect, test } from '@jest/globals';
import { gameViews } from './game-views.tsx';

test.each(Object.entries(gameViews))('%s can be drawn by the page of a study, which fetches its views', (_, view) => {
  // A part that is fetched is an object, and one within another is refused by React.
  expect(typeof view).toBe('function');
});
