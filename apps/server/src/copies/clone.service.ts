import type { LanguageId } from '@lexiroom/domain/languages';
import { searchKey } from '@lexiroom/domain/text';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { madeOnce } from '../database/done-commands.ts';
import { allowTime } from '../database/time-limits.ts';
import type { CurrentUser, Viewer } from '../http/gate/current-user.ts';
import { titleReadFrom } from '../items/deck-results.ts';
import { roomInFolder } from '../items/tree/room-in-folder.ts';
import type { Visibility } from '../items/item.entity.ts';
import { maySee, visibilityFor } from '../items/may-see.ts';
import { OwnTree } from '../items/tree/own-tree.ts';
import { Refused, refuse } from '../refusals/refusal.ts';
import { copyDecks } from './copy-decks.ts';
import { newItemIds } from './copy-items.ts';
import { copyStories } from './copy-stories.ts';

/** What is asked for: `libs/contracts/src/decks`. */
export interface CloneOrder extends CopyOrder {
  command_id?: string | undefined;
}

interface StartOrder {
  item_id: number;
  source_language?: LanguageId | undefined;
}

interface StartedDeck {
  item_id: number;
  is_new: boolean;
}

interface CopyOrder {
  item_ids: number[];
  parent_id?: number | undefined;
  source_language?: LanguageId | null | undefined;
  /** What the copies are for; that of each original when it is not told. */
  purpose?: 'study' | 'learn';
}

/** Copies of decks and stories in one's own tree (decisions section 7). */
@Injectable()
export class CloneService {
  constructor(private readonly tree: OwnTree) {}

  /**
   * Copies every deck and story named, each once, or none of them. A `command_id` that comes again gets the decks of the first
   * time, also while that is still under way.
   * @throws {Refused} NOT_FOUND when one is no deck and no story that the user may see, be it by this key or as a student, or the folder is not theirs; FOLDER_FULL.
   */
  async clone(
    user: CurrentUser,
    { command_id, ...order }: CloneOrder,
    link_key?: string,
  ): Promise<{ item_id: number; item_ids: number[] }> {
    const item_ids = await this.tree.change(user, (client) =>
      madeOnce(client, user.user_id, command_id, () => copy(client, { user, link_key }, order)),
    );
    return { item_id: item_ids[0]!, item_ids };
  }

  /**
   * The user's own deck with the words of a deck that they want to learn, in the source language asked for, else that of the
   * deck: the deck itself when it is theirs, one that has most of its words, or a copy in their root, private and to be
   * learned. Asking again gives the same deck.
   * @throws {Refused} NOT_FOUND when it is no deck that they may see, FOLDER_FULL.
   */
  async start(user: CurrentUser, { item_id, source_language }: StartOrder, link_key?: string): Promise<StartedDeck> {
    return await this.tree.change(user, async (client) => {
      const viewer = { user, link_key };
      const own = await readOwnDeck(client, user.user_id, item_id, source_language);
      if (own !== undefined) return { item_id: own, is_new: false };
      const { rowCount } = await client.query('select from decks where deck_id = $1', [item_id]);
      if (rowCount === 0) throw new Refused(refuse('NOT_FOUND'));
      const [made] = await copy(client, viewer, { item_ids: [item_id], source_language, purpose: 'learn' });
      return { item_id: made!, is_new: true };
    });
  }
}

/** The ids of the new decks, in the order asked for. */
async function copy(
  client: pg.ClientBase,
  { user, link_key }: Viewer & { user: CurrentUser },
  { item_ids, parent_id = user.root_id, source_language, purpose }: CopyOrder,
): Promise<number[]> {
  // A hundred decks of 400 words take longer than what a statement is usually given.
  await allowTime(client, 20_000);
  const source_ids = [...new Set(item_ids)];
  const sources = await readSources(client, source_ids, { user, link_key });
  if (sources.length < source_ids.length || !sources.every((deck) => maySee({ user }, deck))) throw new Refused(refuse('NOT_FOUND')); // prettier-ignore
  const start = await roomInFolder(client, user.user_id, { parent_id, coming: source_ids.length });
  const deck_ids = await newItemIds(client, source_ids.length);
  const names = await namesOfClones(client, source_ids, source_language);
  await writeClones(client, { source_ids, deck_ids, names, owner_id: user.user_id, parent_id, start });
  await copyDecks(client, { source_ids, deck_ids, owner_id: user.user_id, source_language, purpose });
  await copyStories(client, { source_ids, story_ids: deck_ids, owner_id: user.user_id });
  return deck_ids;
}

/** A deck that somebody asks a copy of. */
interface SourceDeck {
  deck_id: number;
  owner_id: number;
  /** The strictest on the way up from the deck, to whoever asks for the copy (may-see.ts). */
  visibility: Visibility;
}

/** Each of a source, and where they go. */
interface Clones {
  source_ids: readonly number[];
  /** The new ids, one for each source. */
  deck_ids: readonly number[];
  /** What they are called. */
  names: readonly string[];
  owner_id: number;
  parent_id: number;
  /** How many items lie in that folder already. */
  start: number;
}

/**
 * The deck of a user that has most of the words of a deck, at least half of them, by their origins, in its target language and
 * this source language; undefined when there is none. Not what lies in the bin.
 */
async function readOwnDeck(
  client: pg.ClientBase,
  user_id: number,
  deck_id: number,
  source_language: LanguageId | undefined,
): Promise<number | undefined> {
  const { rows } = await client.query<{ deck_id: number }>(
    `with asked as materialized (select distinct origin_word_id from words where deck_id = $2)
     select own.deck_id
     from decks wanted
     join decks own on own.target_language = wanted.target_language
       and own.source_language is not distinct from coalesce($3, wanted.source_language)
     join items i on i.item_id = own.deck_id and i.owner_id = $1 and item_visibility(i.item_id) is not null
     cross join lateral (
       select count(distinct w.origin_word_id) as shared from words w join asked using (origin_word_id)
       where w.deck_id = own.deck_id
     ) as of
     where wanted.deck_id = $2 and (own.deck_id = $2 or shared > 0 and 2 * shared >= (select count(*) from asked))
     order by own.deck_id = $2 desc, shared desc, own.deck_id limit 1`,
    [user_id, deck_id, source_language],
  );
  return rows[0]?.deck_id;
}

/** Those of these decks and stories that are there and not in the bin; none is deleted until this is through. */
export async function readSources(
  client: pg.ClientBase,
  deck_ids: number[],
  { user, link_key }: Viewer,
): Promise<SourceDeck[]> {
  const { rows } = await client.query<SourceDeck>(
    `select i.item_id as deck_id, i.owner_id, ${visibilityFor('i', 'item_id', '$2', '$3')} as visibility
     from items i
     where i.item_id = any($1) and i.item_type in ('deck', 'story') and item_visibility(i.item_id) is not null
     for key share of i`,
    [deck_ids, link_key, user?.user_id],
  );
  return rows;
}

/** The names of what is copied; of ready decks that are copied in another source language, in the two that they get. */
async function namesOfClones(
  client: pg.ClientBase,
  source_ids: readonly number[],
  source_language: LanguageId | null | undefined,
): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select ${titleReadFrom('$2')} as name
     from unnest($1::integer[]) with ordinality as source (item_id, place)
     join items i using (item_id) left join decks d on d.deck_id = i.item_id
     order by place`,
    [source_ids, source_language ?? null],
  );
  return rows.map(({ name }) => name);
}

/** Private decks and stories, from this place of the folder on. */
async function writeClones(client: pg.ClientBase, clones: Clones): Promise<void> {
  const { source_ids, deck_ids, names, owner_id, parent_id, start } = clones;
  await client.query(
    `insert into items (item_id, owner_id, item_type, item_name, name_key, parent_id, item_order, visibility)
     select copy.deck_id, $3, i.item_type, copy.item_name, copy.name_key, $4, $5 + copy.place - 1,
       'private'
     from unnest($1::integer[], $2::integer[], $6::text[], $7::text[])
       with ordinality as copy (source_id, deck_id, item_name, name_key, place)
     join items i on i.item_id = copy.source_id`,
    [source_ids, deck_ids, owner_id, parent_id, start, names, names.map(searchKey)],
  );
}
