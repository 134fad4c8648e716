import type { EditedDeck, EditedWord } from '@lexiroom/contracts/deck-editor';
import { type MadeCall, type ServerAnswer, serve } from '../../api/server.fixture.ts';

/** A word of a deck of the server's: the picture and the names go by its id. */
export const anEditedWord = (
  word_id: number,
  { target_text = `word ${word_id}`, source_text = null, ...given }: Partial<EditedWord> = {},
): EditedWord => ({
  deck_translation_id: word_id,
  word_id,
  deck_id: 12,
  word_order: word_id,
  image_id: word_id,
  image_path: `/media/${word_id}.webp`,
  thumbnail_path: `/media/thumbnails/${word_id}.webp`,
  sound_id: null,
  sound_path: null,
  target_text,
  target_translation: target_text,
  target_translation_id: word_id * 10,
  extra_target_translation: null,
  source_text,
  source_translation: source_text,
  source_translation_id: null,
  is_pinned: false,
  origin_word_id: word_id,
  due_date: null,
  due_dates: null,
  answers: [],
  ...given,
});

export const anEditedDeck = (given: Partial<EditedDeck> = {}): EditedDeck => ({
  deck_id: 12,
  deck_name: 'Animals',
  category_name: null,
  purpose: 'study',
  target_language: 'spanish',
  source_language: null,
  show_translation: true,
  seen_by: 'public',
  rev: 1,
  words: [anEditedWord(1), anEditedWord(2), anEditedWord(3)],
  ...given,
});

/** What an edit of a row answers. */
export const answered = (rev: number, word: EditedWord): ServerAnswer => ({ body: { ...word, rev } });

/** Lets everything happen that waits for nothing else. */
const settle = () => new Promise<void>((done) => setTimeout(done));

/** Every call waits for an answer, in turn: `next` gives the oldest that waits. */
export function serveInTurn() {
  const waiting: { call: MadeCall; answer: (said: ServerAnswer) => void }[] = [];
  const calls = serve((call) => new Promise((answer) => waiting.push({ call, answer })));
  return {
    calls,
    settle,
    /** Answers the oldest call, and lets what follows happen. */
    next: async (said: ServerAnswer) => {
      await settle();
      const oldest = waiting.shift();
      if (!oldest) throw new Error('No call waits for an answer');
      oldest.answer(said);
      await settle();
      return oldest.call;
    },
  };
}
