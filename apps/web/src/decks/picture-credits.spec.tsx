import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { serve } from '../api/server.fixture.ts';
import { show } from '../page/screen.fixture.tsx';
import { PictureCredits } from './picture-credits.tsx';

afterEach(cleanup);

test('of a picture that a file brought is told whose it is, and that it is not shared', async () => {
  serve(() => ({
    body: [
      {
        artist_name: 'Ada',
        image_license: null,
        imported_license: 'CC BY 4.0',
        reference_link: 'https://example.org/a',
        submitted_by: 'olga',
      },
    ],
  }));
  await show(() => <PictureCredits imageId={5} />);
  expect((await screen.findByRole('link', { name: 'CC BY 4.0' })).getAttribute('href')).toBe(
    'https://creativecommons.org/licenses/by/4.0/',
  );
  expect(screen.getByText('Not shared')).toBeDefined();
  expect(screen.getByText('Ada')).toBeDefined();
  expect(screen.getByRole('link', { name: 'example.org' })).toBeDefined();
});
