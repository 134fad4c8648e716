import type { DeckData, DeckWord } from '@lexiroom/contracts/decks';
import type { ChunkSize } from '@lexiroom/domain/study/page';
import type { StudyAddress, StudyView } from './study-address.ts';
import type { Selection } from './study-address.ts';
import type { LocalSettings } from './settings/local-settings.ts';

/** What is opened for learning: one deck, a category, several decks, or a selection of words. */
export interface Study {
  address: StudyAddress & { view: StudyView };
  /** The viewer is a teacher, and owns the decks: they may choose a class, and ask its students. */
  isTeacher: boolean;
  /** The class that is studied with; undefined: none. */
  class_id: number | undefined;
  /** With the settings that hold for this study and viewer. */
  data: DeckData;
  /** The viewer owns the decks: words can be pinned, settings are the deck's own. */
  isOwner: boolean;
  /** A selection of words, or more than one deck id. */
  isCustom: boolean;
  /** One deck of the viewer, all of it: its settings and its cover are the deck's own, and are saved with it. */
  isOwnDeck: boolean;
  selection: Selection | undefined;
  /** What the modes ask: the selected words in the order of the deck, or all that have a picture or a word card. */
  words: readonly DeckWord[];
  /** How many new words Study brings before it ends; kept in this browser. */
  chunk_size: ChunkSize;
  /** The name of the category, or of the (first) deck; of words of today what they are called. */
  name: string;
}

/** So many new words Study brings before it ends, until something else is chosen. */
const usualChunkSize = 10;

/** What every view of a study gets. */
export interface ViewProps {
  study: Study;
}

/** Whether settings belong to the deck; of any other study they are the viewer's, and stay in this browser. */
export function isOwnDeck(
  { type, ids }: Pick<StudyAddress, 'type' | 'ids'>,
  { logged_in_user, username }: Pick<DeckData, 'logged_in_user' | 'username'>,
  selection: Selection | undefined,
): boolean {
  return type === 'deck' && ids.length === 1 && !selection && logged_in_user?.username === username;
}

/** The study at an address, put together from the server's data, the selection and the settings of this browser. */
export function makeStudy(
  address: StudyAddress & { view: StudyView },
  data: DeckData,
  selection: Selection | undefined,
  settings: LocalSettings = {},
): Study {
  const isOfToday = address.type === 'today';
  // Behind the words of today stand others that can be wrong options.
  const chosen = isOfToday ? new Set(address.ids.map(Number)) : selection && new Set(selection.word_ids);
  const ownsDeck = isOwnDeck(address, data, selection);
  const { option_count = data.option_count, show_translation = data.show_translation } = ownsDeck ? {} : settings;
  const isOwner = data.logged_in_user?.username === data.username;
  const { recall = settings.recall } = data;
  return {
    address,
    isTeacher: isOwner && !isOfToday && data.logged_in_user?.role === 'teacher',
    class_id: address.class_id,
    data: { ...data, option_count, show_translation, ...(recall && { recall }) },
    isOwner,
    isCustom: selection !== undefined || (address.type === 'deck' && address.ids.length > 1),
    isOwnDeck: ownsDeck,
    selection,
    chunk_size: settings.chunk_size ?? usualChunkSize,
    words: data.words.filter((word) => (chosen ? chosen.has(word.word_id) : word.image_path !== null)),
    name: data.category_name !== null && address.type === 'category' ? data.category_name : data.deck_name,
  };
}

/**
 * Whether answers to a word count for the viewer: in their own decks, and in those that are shared with a class in which
 * they are a student.
 */
export const isRecorded = (
  { isOwner, data }: Pick<Study, 'isOwner' | 'data'>,
  { due_dates }: Pick<DeckWord, 'due_dates'>,
): boolean => isOwner || (data.calendar !== null && due_dates !== null);

/** The words that are listed: all of them, or those of a selection, which stand in their place. */
export const listedWords = ({ selection, words, data }: Study): readonly DeckWord[] => (selection ? words : data.words);
