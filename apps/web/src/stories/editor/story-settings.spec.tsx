import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import type { ServerAnswer } from '../../api/server.fixture.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { alerts, button, press } from '../../page/screen.fixture.tsx';
import { aSection, aStory } from '../story.fixture.ts';
import { openOverlay } from './edited-story.fixture.tsx';
import { StorySettings } from './story-settings.tsx';

beforeAll(() => {
  giveDialogs();
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const cover = { cover_image_id: 5, cover_path: '/media/images/5.webp' };

test('a cover is deleted after a question, and comes back when that fails', async () => {
  let reply: ServerAnswer | Promise<ServerAnswer> = { status: 500, body: undefined };
  const { made } = await openOverlay(StorySettings, aStory([], cover), { 'POST /story_cover': () => reply });
  await press('Delete the cover');
  await press('Delete');
  expect([alerts(), screen.getAllByRole('img').length]).toEqual([['Please try again later...'], 1]);
  reply = { body: { rev: 3 } };
  await press('Delete the cover');
  await press('Delete');
  expect([alerts(), button('Select a cover') !== null, screen.queryByRole('img')]).toEqual([[], true, null]);
  expect(made().at(-1)).toEqual(['POST /story_cover', { story_id: 12, image_id: null, rev: 1 }]);
});

test('a picture of the story is chosen for its cover, and shown at once', async () => {
  const reply = Promise.withResolvers<ServerAnswer>();
  const story = aStory([aSection({ image_id: 6, image_path: '/media/images/6.webp' })]);
  const { made } = await openOverlay(StorySettings, story, { 'POST /story_cover': () => reply.promise });
  await press('Select a cover');
  await act(async () => screen.getByRole('tab', { name: 'This story' }).click());
  await press('Use this picture: El perro duerme.');
  expect(screen.getByRole('img', { name: 'Cover of El perro' }).getAttribute('src')).toBe('/media/images/6.webp');
  await act(async () => reply.resolve({ body: { rev: 2 } }));
  expect(button('Change the cover')).toBeTruthy();
  expect(made()).toEqual([['POST /story_cover', { story_id: 12, image_id: '6', rev: 1 }]]);
});
