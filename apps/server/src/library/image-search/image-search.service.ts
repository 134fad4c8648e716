import type { ImageSearchRows } from '@lexiroom/contracts/library';
import type { LanguageId } from '@lexiroom/domain/languages';
import { libraryLimits } from '@lexiroom/domain/library';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL, KEPT_PLANS_POOL } from '../../database/pool.ts';
import type { CurrentUser } from '../../http/gate/current-user.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { readEntries, type WantedEntry } from '../read-entries.ts';
import { findPictures, type Found, type Wanted } from './find-pictures.ts';
import { readOwnWords } from './own-words.ts';
import { keysOf } from './search-keys.ts';

/** How many pictures one call gives in all; they are shared out among the words that are asked for … */
const mostInAll = 1000;
/** … but each word gets at least this many. */
const fewestOfEach = 10;
/** What is asked for: `libs/contracts/src/library/images.ts`. */
export interface ImageSearchOrder {
  word_array: (string | number)[];
  search: string;
  target: LanguageId;
  source?: LanguageId | null | undefined;
  is_authentic: boolean;
}

/** Pictures by what they are called. */
@Injectable()
export class ImageSearchService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(KEPT_PLANS_POOL) private readonly searches: pg.Pool,
  ) {}

  /**
   * For each text the pictures called so, best first; for each word of an own deck its own picture with what is chosen
   * for it, then those called as its target text. Nothing found is an empty row. NOT_FOUND when a word is not of an own
   * deck.
   */
  async search(user: CurrentUser, order: ImageSearchOrder): Promise<ImageSearchRows | Refusal> {
    const { word_array, target, source = null, is_authentic } = order;
    const asked = word_array.length > 0 ? word_array : [order.search];
    const word_ids = asked.filter((wordIdOrText) => typeof wordIdOrText === 'number');
    const words = await readOwnWords(this.pool, user.user_id, word_ids);
    if (word_ids.some((word_id) => !words.has(word_id))) return refuse('NOT_FOUND');

    const terms = asked.map((wordIdOrText) =>
      typeof wordIdOrText === 'number' ? words.get(wordIdOrText)!.target_text : wordIdOrText,
    );
    const most = Math.min(libraryLimits.imagesFound, Math.max(fewestOfEach, Math.floor(mostInAll / asked.length)));
    const wanted = { target, source: source ?? target, user_id: user.user_id, is_authentic, most };
    const found = await find(this.searches, terms, wanted);
    const wantedRows = asked.map((wordIdOrText, index): WantedEntry[] => {
      const word = typeof wordIdOrText === 'number' ? words.get(wordIdOrText) : undefined;
      const { image_id } = word ?? {};
      const others = found[index]!.filter((picture) => picture.image_id !== image_id);
      return word && typeof image_id === 'number' ? [{ ...word, image_id }, ...others].slice(0, most) : others;
    });
    const view = { user_id: user.user_id, target, source, is_authentic };
    const entries = await readEntries(this.searches, wantedRows.flat(), view);
    let next = 0;
    return wantedRows.map(({ length }) => ({ imageRow: entries.slice(next, (next += length)) }));
  }
}

/**
 * The pictures of each text. Those that are called just so come first, with its article; then those of the text without
 * it, and what is only like it with the article.
 */
async function find(searches: pg.Pool, texts: readonly (string | null)[], wanted: Wanted): Promise<Found[][]> {
  const keys = texts.map((text) => keysOf(text, wanted));
  const found = await findPictures(searches, keys.flat(), wanted);
  let next = 0;
  return keys.map(([key, ...bare]) => {
    const [all = [], ...ofBare] = found.slice(next, (next += 1 + bare.length));
    if (bare.length === 0) return all;
    const calledSo = all.filter(({ fold_key }) => fold_key === key);
    const pictures = new Map([...calledSo, ...ofBare.flat(), ...all].map((picture) => [picture.image_id, picture]));
    return [...pictures.values()].slice(0, wanted.most);
  });
}
