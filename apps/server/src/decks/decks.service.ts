import type { DeckResult } from '@lexiroom/contracts/decks';
import type { LanguageFilters } from '@lexiroom/contracts/search';
import type { LanguageId } from '@lexiroom/domain/languages';
import { starterLibraryOwner } from '@lexiroom/domain/library';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL } from '../database/pool.ts';
import type { Viewer } from '../http/gate/current-user.ts';
import { Lookalikes } from '../library/lookalikes.ts';
import { type Refusal, refuse } from '../refusals/refusal.ts';
import { type DeckResultRow, deckResultColumns, toDeckResult } from '../items/deck-results.ts';
import { withAlsoRight } from './also-right.ts';
import { namedWords, type PlainDeckWord, toPlainDeckWord } from './deck-words.ts';
import { readingOf } from './reading.ts';
import { visibleDecks } from './visible-decks.ts';

/** Which words a live session is made of, and the language to read them from; theirs, when it is not said. */
interface LiveSource {
  deck_ids: number[];
  word_ids?: number[] | undefined;
  source_language?: LanguageId | undefined;
}

/** What a live session is made of. */
export interface WordsForLive {
  deck_name: string;
  target_language: LanguageId;
  source_language: LanguageId | null;
  words: PlainDeckWord[];
}

/** Decks in lists, and as live sessions take them over. */
@Injectable()
export class DecksService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    private readonly lookalikes: Lookalikes,
  ) {}

  /**
   * The words that a live session is made of: of all these decks, or those of `word_ids` in them, in their order.
   * NOT_FOUND when a deck is not visible to the viewer or does not hold a word that was named. Name and languages are the
   * first deck's. With `isTyped` each knows what else is right when it is typed. A picture that is not shared comes from its
   * owner only: no pupil hosts with it. With a source language they are read from that one.
   */
  async wordsForLive(
    viewer: Viewer,
    { deck_ids, word_ids, source_language: source }: LiveSource,
    isTyped = false,
  ): Promise<WordsForLive | Refusal> {
    const decks = await visibleDecks(this.pool, viewer, deck_ids);
    const first = decks?.[0];
    if (!decks || !first) return refuse('NOT_FOUND');
    const all = await namedWords(this.pool, viewer.user, decks, { showsOthers: true, source });
    const chosen = new Set(word_ids ?? all.map(({ word_id }) => word_id));
    const words = all.filter(({ word_id }) => chosen.has(word_id));
    if (words.length < chosen.size) return refuse('NOT_FOUND');
    const { target_language } = first;
    const { deck_name, source_language } = await readingOf(this.pool, decks, source);
    const shown = (await this.lookalikes.noted(words)).map(toPlainDeckWord);
    return {
      deck_name,
      target_language,
      source_language,
      words: isTyped ? await withAlsoRight(this.pool, shown) : shown,
    };
  }

  /** Who owns these decks; NOT_FOUND when one is not visible to the viewer, or they are not all one user's. */
  async ownerOf(viewer: Viewer, deck_ids: number[]): Promise<{ username: string } | Refusal> {
    const decks = await visibleDecks(this.pool, viewer, deck_ids);
    const owners = new Set(decks?.map(({ username }) => username));
    const [username] = owners;
    return username === undefined || owners.size > 1 ? refuse('NOT_FOUND') : { username };
  }

  /** The decks that came with the program, topic by topic; from a language, those that can be read from it. */
  async topicDecks({ target_language, source_language }: LanguageFilters): Promise<DeckResult[]> {
    const { rows } = await this.pool.query<DeckResultRow>(
      // The way up is looked at last, and only for the decks of these languages.
      `with wanted as materialized (
         select i.item_id from items i join decks d on d.deck_id = i.item_id join deck_languages readable using (deck_id)
         where i.owner_id = (select user_id from users where username_key = $1)
           and ($2::text is null or d.target_language = $2)
           and ($3::text is null or readable.languages & language_bit($3) <> 0)
       )
       select ${deckResultColumns('$4', '$3')}
       from wanted join items i using (item_id) join decks d on d.deck_id = i.item_id
       where item_visibility(i.item_id) = 'public'
       order by i.item_order, i.item_id`,
      [starterLibraryOwner, target_language ?? null, source_language ?? null, null],
    );
    return rows.map(toDeckResult);
  }
}
