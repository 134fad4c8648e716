import { expect, test } from '@jest/globals';
import { livePath } from './live-path.ts';
import { optionOfKey } from '../games/live-quiz/option-keys.ts';
import { formerPlaces } from '../games/live-quiz/projector/overtaking.ts';

const at = (address: string) => livePath(new URL(address, 'http://192.168.1.5:3000'));

test.each([
  ['/live', { page: 'join' }],
  ['/live/', { page: 'join' }],
  ['/live/482913', { page: 'join', pin: '482913' }],
  ['/live/report/7', { page: 'report', live_id: 7 }],
  ['/live/report/7/player/3', { page: 'report', live_id: 7 }],
  ['/live/report/7/player', { page: 'nowhere' }],
  ['/live/report/7/elsewhere/3', { page: 'nowhere' }],
  ['/live/class/7', { page: 'class', class_id: 7 }],
  ['/live/class/7/more', { page: 'nowhere' }],
  ['/live/482%20913', { page: 'join', pin: '482913' }],
  ['/live/482-913', { page: 'join', pin: '482913' }],
  ['/live/482913#seat=a%2Ftoken', { page: 'join', pin: '482913', seat_token: 'a/token' }],
  ['/live/482913#seat=a%2', { page: 'join', pin: '482913', seat_token: 'a%2' }],
  ['/live/482913#elsewhere', { page: 'join', pin: '482913' }],
  ['/live/482913/projector', { page: 'projector', pin: '482913' }],
  ['/live/482913/projector#secret', { page: 'projector', pin: '482913', host_token: 'secret' }],
  ['/live/482913/host', { page: 'host', pin: '482913' }],
  ['/live/482913/remote', { page: 'remote', pin: '482913' }],
  ['/live/482913/remote#secret', { page: 'remote', pin: '482913', code: 'secret' }],
  ['/live?id=7', { page: 'set_up', deck_ids: [7], word_ids: [], class_id: null, prepared_id: null, back: null }],
  [
    '/live?id=7&id=8&word_id=3&deckUrl=/deck/mila/7',
    { page: 'set_up', deck_ids: [7, 8], word_ids: [3], class_id: null, prepared_id: null, back: '/deck/mila/7' },
  ],
  [
    '/live?id=7&prepared=0f-1',
    { page: 'set_up', deck_ids: [7], word_ids: [], class_id: null, prepared_id: '0f-1', back: null },
  ],
  [
    '/live?id=7&word_id=3,9',
    { page: 'set_up', deck_ids: [7], word_ids: [3, 9], class_id: null, prepared_id: null, back: null },
  ],
  [
    '/live?id=7&word_id=3,9&class_id=5',
    { page: 'set_up', deck_ids: [7], word_ids: [3, 9], class_id: 5, prepared_id: null, back: null },
  ],
  [
    '/live?id=7&deckUrl=https://elsewhere.example/',
    { page: 'set_up', deck_ids: [7], word_ids: [], class_id: null, prepared_id: null, back: null },
  ],
  ['/live/48291', { page: 'nowhere' }],
  ['/live/482913x', { page: 'nowhere' }],
  ['/live/482913/elsewhere', { page: 'nowhere' }],
])('the address %s', (address, page) => expect(at(address)).toEqual(page));

test.each([
  ['1', 'Digit1', 0],
  ['&', 'Digit1', 0],
  ['4', 'Numpad4', 3],
  ['b', 'KeyB', 1],
  ['D', 'KeyD', 3],
  ['5', 'Digit5', undefined],
  ['e', 'KeyE', undefined],
])('the key %s (%s) is option %s', (key, code, option) => expect(optionOfKey({ key, code })).toBe(option));

const row = (seat_id: number, rank: number, previous_rank: number | null) => ({
  seat_id,
  name: `Seat ${seat_id}`,
  score: 100 - rank,
  rank,
  previous_rank,
});

test('on the leaderboard everybody comes from the row they had before; who was not there rises', () => {
  expect(formerPlaces([row(3, 1, 3), row(1, 2, 1), row(2, 3, 2), row(9, 4, null)])).toEqual([2, 0, 1, null]);
  expect(formerPlaces([row(1, 1, 1), row(2, 1, 1), row(7, 3, 40)])).toEqual([0, 1, null]);
});
