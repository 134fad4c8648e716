import { expect, test } from '@jest/globals';
import { keepLocalSettings, localSettingsOf } from './local-settings.ts';

const deck = (id: string) => ({ type: 'deck' as const, ids: [id], selection: undefined });

test('what is chosen for a study is kept for it alone, and what was chosen before stays', () => {
  keepLocalSettings(deck('1'), { option_count: 2 });
  keepLocalSettings(deck('1'), { show_translation: false });
  expect(localSettingsOf(deck('1'))).toEqual({ option_count: 2, show_translation: false });
  expect(localSettingsOf({ ...deck('1'), type: 'category' })).toEqual({});
  expect(localSettingsOf({ ...deck('1'), selection: { word_ids: [5], isFromSchedule: false } })).toEqual({});
  expect(localStorage.getItem('deck-1-settings')).toBe('{"option_count":2,"show_translation":false}');
});

test.each(['not json', '{"option_count":7}', '[]x', 'null', '"4"', '{"show_translation":"yes"}'])(
  'kept settings that make no sense (%s) are as good as none',
  (kept) => {
    const id = String(100 + kept.length);
    localStorage.setItem(`deck-${id}-settings`, kept);
    expect(localSettingsOf(deck(id))).toEqual({});
  },
);
