import type { ImageRowEntry, Sound, TranslationRow } from '@lexiroom/contracts/library';
import { type EditorLanguages, type EditorRow, noNotes } from './row.ts';

export const languages: EditorLanguages = { target_language: 'spanish', source_language: 'english_uk' };

export const aName = (translation_id: number, translation: string, given: Partial<TranslationRow> = {}) => ({
  translation_id,
  translation,
  selected: false,
  translation_submitter: null,
  translation_approved: true,
  picture_id: 1,
  ...given,
});

/** A picture of the library that is called `word`. */
export const anEntry = (image_id: number, word: string, given: Partial<ImageRowEntry> = {}): ImageRowEntry => ({
  image_id,
  image_path: `/media/${image_id}.webp`,
  thumbnail_path: `/media/thumbnails/${image_id}.webp`,
  word_id: null,
  selected: false,
  target_translations: [aName(image_id * 10, word, { selected: true, picture_id: image_id })],
  source_translations: [],
  artist_name: null,
  references: [],
  image_license: 'CC0',
  image_approved: true,
  is_deleted: false,
  submitted_by: null,
  sound_id: null,
  ...given,
});

export const aSound = (sound_id: number, given: Partial<Sound> = {}): Sound => ({
  sound_id,
  sound_path: `/media/sounds/${sound_id}.mp3`,
  sound_submitter: null,
  sound_name: null,
  approved: true,
  is_deleted: false,
  is_synthetic: true,
  speaker_id: 0,
  created_at: Date.UTC(2026, 10, 26, 12),
  selected: false,
  ...given,
});

/** A row of a deck that is not made yet: the picture 1, called gato. */
export const aRow = (given: Partial<EditorRow> = {}): EditorRow => ({
  key: 'a',
  word_id: null,
  typed: 'gato',
  typed_translation: null,
  waits_for_network: false,
  image: { image_id: 1, image_path: '/media/1.webp', thumbnail_path: '/media/thumbnails/1.webp' },
  target: { translation_id: 10, text: 'gato' },
  source: null,
  sound: null,
  source_sound: null,
  ...noNotes,
  ...given,
});
