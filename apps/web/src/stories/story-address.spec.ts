import { expect, test } from '@jest/globals';
import { currentAddress, replace } from '../navigation/index.ts';
import { askForNoView, leaveView, openView, readStoryAddress } from './story-address.ts';

test.each([
  ['/story/olga/7', '?id=7', { owner: 'olga', story_id: 7, view: 'introduction' }],
  ['/story/olga/7', '', { owner: 'olga', story_id: 7, view: 'introduction' }],
  ['/story/olga/search', '?id=7&view=story', { owner: 'olga', story_id: 7, view: 'story' }],
  ['/story/olga/7', '?id=7&view=scramble', { owner: 'olga', story_id: 7, view: 'scramble' }],
  ['/story/olga/7', '?view=secret', { owner: 'olga', story_id: 7, view: 'introduction' }],
  ['/story/%C3%B6zge/seven', '', { owner: 'özge', story_id: undefined, view: 'introduction' }],
])('%s%s', (pathname, search, address) => {
  expect(readStoryAddress({ pathname, search })).toEqual(address);
});

test('a view is an entry of the history, and keeps the key of the address', () => {
  replace('/story/olga/7?id=7&key=secret');
  const before = history.length;
  openView('story');
  expect([currentAddress().href, history.length]).toEqual(['/story/olga/7?id=7&key=secret&view=story', before + 1]);
});

test('a view that was opened by its address leads to the story, and one that is not there is asked for no longer', () => {
  replace('/story/olga/7?id=7&view=story');
  leaveView();
  expect(currentAddress().href).toBe('/story/olga/7?id=7');
  replace('/story/olga/7?id=7&view=who-said-it');
  askForNoView();
  expect(currentAddress().href).toBe('/story/olga/7?id=7');
});
