import type { OutsideSentence } from '@lexiroom/domain/interchange';
import type { DeckSentence } from '@lexiroom/contracts/sentences';
import type pg from 'pg';
import type { LeavingDeck, LeavingWord } from '../../file-formats/file-writer.ts';
import { type DeckRow, readDecks, readWords, type WordRow } from '../../decks/read-decks.ts';
import { personSchedule, sentenceSchedule } from '../../event-log/schedules.ts';
import type { CurrentUser } from '../../http/gate/current-user.ts';
import { readSentences } from '../../sentences/read-sentences.ts';
import type { ChosenItem } from './choose-items.ts';
import { hashIn, type LeavingMedia } from './leaving-media.ts';
import { leavingSchedule, readAnswers, readDue } from './own-history.ts';

/**
 * The decks that leave, one after the other, each as it is when its turn comes; one that was deleted meanwhile is left out.
 * With them goes what their owner has answered to their words, wherever that was.
 */
export async function* collectDecks(
  pool: pg.Pool,
  user: Pick<CurrentUser, 'user_id'>,
  items: readonly ChosenItem[],
  media: LeavingMedia,
): AsyncGenerator<LeavingDeck, void> {
  for (const item of items) {
    const [deck] = await readDecks(pool, [item.item_id], { user });
    if (!deck || deck.owner_id !== user.user_id) continue;
    const words = await leavingWords(pool, user.user_id, deck, media);
    const sentences = await leavingSentences(pool, user.user_id, deck, media);
    const settings = {
      purpose: deck.purpose,
      show_translation: deck.show_translation,
      option_count: deck.option_count,
      scheduler: deck.scheduler,
      level: deck.level,
      daily_new_words: deck.daily_new_words,
      cover: media.nameOfPicture(deck.image_hash),
      category: item.category,
    };
    await media.readCredits();
    const { deck_id, target_language, source_language } = deck;
    yield { deck_id, path: item.path, target_language, source_language, settings, words, sentences };
  }
}

async function leavingWords(
  pool: pg.Pool,
  user_id: number,
  deck: DeckRow,
  media: LeavingMedia,
): Promise<LeavingWord[]> {
  const rows = (await readWords(pool, { user_id }, [deck.deck_id])).filter(isNamed);
  const origins = rows.map(({ origin_word_id }) => origin_word_id);
  const schedule = personSchedule(user_id);
  const answers = await readAnswers(pool, schedule, origins);
  const due = await readDue(pool, schedule, deck.scheduler, origins);
  const chosen = await wordsWithChosenSounds(pool, deck.deck_id);
  return rows.map((row) => {
    const own = answers.get(row.origin_word_id) ?? [];
    return {
      target_text: row.target_text,
      source_text: row.source_text,
      extra_target_translation: row.extra_target_translation,
      note: row.note,
      example: row.example,
      example_translation: row.example_translation,
      picture: media.nameOfPicture(row.image_hash),
      sound: media.nameOfSound(row.sound_hash),
      source_sound: media.nameOfSound(row.source_sound_hash),
      is_sound_chosen: chosen.has(row.word_id),
      is_pinned: row.is_pinned,
      origin_word_id: row.origin_word_id,
      answers: own,
      schedule: leavingSchedule(due.get(row.origin_word_id), own),
    };
  });
}

/** A word without a text in the language that is learned cannot be asked, here or elsewhere. */
const isNamed = (word: WordRow): word is WordRow & { target_text: string } => word.target_text !== null;

async function wordsWithChosenSounds(pool: pg.Pool, deck_id: number): Promise<Set<number>> {
  const { rows } = await pool.query<{ word_id: number }>(
    'select word_id from words where deck_id = $1 and sound_id is not null',
    [deck_id],
  );
  return new Set(rows.map(({ word_id }) => word_id));
}

async function leavingSentences(
  pool: pg.Pool,
  user_id: number,
  { deck_id }: DeckRow,
  media: LeavingMedia,
): Promise<OutsideSentence[]> {
  const sentences = await readSentences(pool, user_id, [deck_id]);
  const origins = sentences.map(({ origin_sentence_id }) => origin_sentence_id);
  const answers = await readAnswers(pool, sentenceSchedule(personSchedule(user_id)), origins);
  return sentences.map((sentence) => ({
    ...leavingSentence(sentence, media),
    answers: answers.get(sentence.origin_sentence_id) ?? [],
  }));
}

function leavingSentence(sentence: DeckSentence, media: LeavingMedia): Omit<OutsideSentence, 'answers'> {
  const pictures = sentence.images.map(({ image_path, sentence_image_text, highlighted }) => ({
    picture: media.nameOfPicture(hashIn(image_path))!,
    text: sentence_image_text,
    highlighted,
  }));
  return {
    target_translation: sentence.target_translation ?? '',
    source_translation: sentence.source_translation,
    highlights: [
      ...sentence.target_highlights,
      ...sentence.source_highlights,
      ...sentence.extra_target_highlights,
      ...sentence.extra_source_highlights,
    ].map(({ highlight_id: _id, ...highlight }) => highlight),
    sound: media.nameOfSound(hashIn(sentence.sound_path)),
    picture: pictures[0]?.picture ?? null,
    more: {
      origin_sentence_id: sentence.origin_sentence_id,
      extra_target_translation: sentence.extra_target_translation,
      extra_source_translation: sentence.extra_source_translation,
      extra_sound: media.nameOfSound(hashIn(sentence.extra_sound_path)),
      target_cuts: sentence.target_cuts ? [...sentence.target_cuts] : null,
      extra_target_cuts: sentence.extra_target_cuts ? [...sentence.extra_target_cuts] : null,
      pictures,
    },
  };
}
