import type { DeckData, DeckWord } from '@lexiroom/contracts/decks';
import type { Selection } from './study-address.ts';
import type { LocalSettings } from './settings/local-settings.ts';
import { makeStudy, type Study } from './study.ts';

/** A word of olga's deck 12, never answered. */
export function aWord(overrides: Partial<DeckWord> = {}): DeckWord {
  const word_id = overrides.word_id ?? 1;
  return {
    deck_translation_id: word_id,
    word_id,
    deck_id: 12,
    word_order: word_id,
    image_id: word_id,
    image_path: `/media/images/${word_id}.webp`,
    thumbnail_path: `/media/thumbnails/${word_id}.webp`,
    sound_id: null,
    sound_path: null,
    target_translation: `word ${word_id}`,
    target_translation_id: word_id,
    extra_target_translation: null,
    source_translation: `meaning ${word_id}`,
    source_translation_id: word_id,
    is_pinned: false,
    target_language: 'japanese',
    source_language: 'english_uk',
    origin_word_id: word_id,
    due_date: '2026-11-21',
    due_dates: { classic: '2026-11-21', fsrs: '2026-11-21' },
    answers: [],
    ...overrides,
  };
}

/** What the server tells olga of her deck. */
export function deckData(overrides: Partial<DeckData> = {}): DeckData {
  return {
    words: [aWord()],
    target_language: 'japanese',
    source_language: 'english_uk',
    show_translation: true,
    option_count: 4,
    deck_name: 'Wild animals',
    category_name: 'At home',
    studyDeckIds: [12],
    root_id: 1,
    directory: null,
    username: 'olga',
    purpose: 'study',
    role: 'learner',
    logged_in_user: { username: 'olga', role: 'learner', is_admin: false },
    image_path: '/media/images/1.webp',
    deck_image_id: 1,
    scheduler: 'classic',
    calendar: { today: '2026-11-21', time_zone: 'Europe/Berlin', day_boundary: 4 },
    now: Date.parse('2026-11-21T09:00:00Z'),
    duplicates: [],
    has_speech: false,
    ...overrides,
  };
}

export interface StudyOverrides {
  type?: 'deck' | 'category' | 'today';
  ids?: readonly string[];
  words?: DeckWord[];
  selection?: Selection;
  settings?: LocalSettings;
  /** The class that is studied with; olga is a teacher then. */
  class_id?: number;
  /** Who looks at it; olga, who owns it, when absent. */
  viewer?: string | null;
  data?: Partial<DeckData>;
}

/** A study of olga's deck 12, as its first page gets it. */
export function aStudy(overrides: StudyOverrides): Study {
  const { type = 'deck', ids = ['12'], words = [aWord()], viewer = 'olga' } = overrides;
  const role = overrides.class_id === undefined ? ('learner' as const) : ('teacher' as const);
  const logged_in_user = viewer === null ? null : { username: viewer, role, is_admin: false };
  const path = `/${type}/olga/${ids.length > 1 ? 'search' : ids[0]}`;
  const query = ids.length > 1 ? `?${ids.map((id) => `id=${id}`).join('&')}` : '';
  return makeStudy(
    { type, owner: 'olga', ids, view: 'introduction', path, query, class_id: overrides.class_id },
    deckData({
      words,
      logged_in_user,
      studyDeckIds: ids.map(Number),
      ...(viewer === 'olga' ? {} : { calendar: null }),
      ...overrides.data,
    }),
    overrides.selection,
    overrides.settings,
  );
}
