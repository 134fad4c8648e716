import type { DeckData, DeckResult, DeckWord } from '@lexiroom/contracts/decks';
import type { LanguageId } from '@lexiroom/domain/languages';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { CurrentUser } from '../accounts/current-user.ts';
import { CLOCK, type Clock } from '../clock/clock.ts';
import { DATABASE_POOL } from '../database/pool.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import { ownerOfFirstContent } from '../library/first-content.ts';
import { imagePath, thumbnailPath } from '../library/picture-paths.ts';
import { type DeckResultRow, deckResultColumns, toDeckResult } from './deck-results.ts';
import { type DeckRow, readDecks, readWords, type WordRow } from './deck-rows.ts';
import { maySee } from './may-see.ts';

/** A word as a live session takes it over. */
export type LiveDeckWord = Omit<DeckWord, 'due_date' | 'due_dates' | 'answers'>;

/** What a live session is made of. */
export interface WordsForLive {
  deck_name: string;
  target_language: LanguageId;
  source_language: LanguageId | null;
  words: LiveDeckWord[];
}

export interface LanguagesWanted {
  target_language?: LanguageId | undefined;
  source_language?: LanguageId | undefined;
}

/** Reading decks. */
@Injectable()
export class DecksService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Everything the page of one or more decks of one owner shows. All must be theirs and visible, or none is there. */
  async deckData(visitor: CurrentUser | undefined, username: string, deck_ids: number[]): Promise<DeckData | Refusal> {
    const decks = await this.#visible(visitor, deck_ids);
    const first = decks?.[0];
    if (!decks || !first || decks.some((deck) => deck.username !== username)) return refuse('NOT_FOUND');
    const words = await this.#words(decks);
    const { image_hash, ...deck } = first;
    return {
      ...deck,
      words: words.map((word) => ({ ...toLiveDeckWord(word), due_date: null, due_dates: null, answers: [] })),
      studyDeckIds: decks.map(({ deck_id }) => deck_id),
      logged_in_user: visitor ?? null,
      image_path: image_hash === null ? (toImagePath(words) ?? null) : imagePath(image_hash),
      calendar: null,
      now: this.clock.now(),
      duplicates: [],
    };
  }

  /**
   * The words that a live session is made of: of all these decks, or those of `word_ids` in them, in their order.
   * NOT_FOUND when a deck is not visible to the user or does not hold a word that was named. Name and languages are the
   * first deck's.
   */
  async wordsForLive(
    user: CurrentUser | undefined,
    deck_ids: number[],
    word_ids?: number[],
  ): Promise<WordsForLive | Refusal> {
    const decks = await this.#visible(user, deck_ids);
    const first = decks?.[0];
    if (!decks || !first) return refuse('NOT_FOUND');
    const all = await this.#words(decks);
    const chosen = new Set(word_ids ?? all.map(({ word_id }) => word_id));
    const words = all.filter(({ word_id }) => chosen.has(word_id));
    if (words.length < chosen.size) return refuse('NOT_FOUND');
    const { deck_name, target_language, source_language } = first;
    return {
      deck_name,
      target_language,
      source_language,
      words: words.map(toLiveDeckWord),
    };
  }

  /** The decks that came with the program, topic by topic. */
  async topicDecks({ target_language, source_language }: LanguagesWanted): Promise<DeckResult[]> {
    const { rows } = await this.pool.query<DeckResultRow>(
      // The way up is looked at last, and only for the decks of these languages.
      `with wanted as materialized (
         select i.item_id from items i join decks d on d.deck_id = i.item_id
         where i.owner_id = (select user_id from users where username_key = $1)
           and ($2::text is null or d.target_language = $2) and ($3::text is null or d.source_language = $3)
       )
       select ${deckResultColumns}
       from wanted join items i using (item_id) join decks d on d.deck_id = i.item_id
       where item_visibility(i.item_id) = 'public'
       order by i.item_order, i.item_id`,
      [ownerOfFirstContent, target_language ?? null, source_language ?? null],
    );
    return rows.map(toDeckResult);
  }

  /** These decks, each once; undefined when one of them is not there for this visitor. */
  async #visible(visitor: CurrentUser | undefined, deck_ids: number[]): Promise<DeckRow[] | undefined> {
    const wanted = [...new Set(deck_ids)];
    const decks = await readDecks(this.pool, wanted);
    const isWhole = decks.length === wanted.length && decks.every((deck) => maySee(visitor, deck));
    return isWhole ? decks : undefined;
  }

  /** The words of the decks that have a text in the target language. */
  async #words(decks: DeckRow[]): Promise<Named<WordRow>[]> {
    const ids = decks.map(({ deck_id }) => deck_id);
    const words = await readWords(this.pool, ids);
    return words.filter(isNamed);
  }
}

type Named<W extends WordRow> = W & { target_translation: string };
const isNamed = (word: WordRow): word is Named<WordRow> => word.target_translation !== null;

function toImagePath(words: WordRow[]): string | undefined {
  const hash = words.find((word) => word.image_hash !== null)?.image_hash;
  return hash ? imagePath(hash) : undefined;
}

function toLiveDeckWord({ image_hash, ...word }: Named<WordRow>): LiveDeckWord {
  return {
    ...word,
    deck_translation_id: word.word_id,
    image_path: image_hash === null ? null : imagePath(image_hash),
    thumbnail_path: image_hash === null ? null : thumbnailPath(image_hash),
    sound_id: null,
    sound_path: null,
  };
}
