import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { push } from '../navigation/index.ts';
import { show } from '../page/screen.fixture.tsx';
import { StatisticsFrame } from './statistics-frame.tsx';

afterEach(cleanup);

const query = { data: 'figures', error: null, refetch: (() => undefined) as never };
const page = () => (
  <StatisticsFrame title="Matrix" class_id="7" query={query}>
    {(data) => data}
  </StatisticsFrame>
);

test.each([
  ['/class/7', '/class/7'],
  ['/class/7?view=decks', '/class/7?view=decks'],
  ['/class/71?view=decks', '/class/7?view=progress'],
  ['/class/7/matrix', '/class/7?view=progress'],
])('whoever came from %s goes back to %s', async (from, back) => {
  await show(page, from);
  await act(async () => push('/class/7/matrix'));
  expect(screen.getByRole('link', { name: 'Back to the class' }).getAttribute('href')).toBe(back);
});
