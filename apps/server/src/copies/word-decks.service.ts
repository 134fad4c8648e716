import { searchKey } from '@lexiroom/domain/text';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { madeOnce } from '../database/done-commands.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { maySee } from '../items/may-see.ts';
import { OwnTree } from '../items/tree/own-tree.ts';
import { roomInFolder } from '../items/tree/room-in-folder.ts';
import { Refused, refuse } from '../refusals/refusal.ts';
import { readSources } from './clone.service.ts';
import { takenName, takenPicture } from './copy-decks.ts';
import { newItemIds } from './copy-items.ts';

export interface WordDecksOrder {
  deck_name: string;
  word_ids: readonly number[];
  /** The same one again gets the decks of the first time. */
  command_id: string;
}

/** A word, and the languages of its deck. */
interface SourceWord {
  word_id: number;
  deck_id: number;
  origin_word_id: number;
  /** The pair of languages. */
  languages: string;
}

/** Decks in one's own tree that are made of single words of other decks. */
@Injectable()
export class WordDecksService {
  constructor(private readonly tree: OwnTree) {}

  /**
   * Makes a private deck of these words at the end of the user's root, in the order in which they are named; one for each
   * pair of languages. Words keep their origin, so that what was learned of them counts here as well, and one that stands
   * in several decks is taken once. Pictures that somebody else does not share stay behind. What is deleted by now, or the
   * user may not see, be it by this key, is left out.
   * @throws {Refused} NOT_FOUND when no word is left; FOLDER_FULL.
   */
  make(user: CurrentUser, { command_id, ...order }: WordDecksOrder, link_key?: string): Promise<number[]> {
    return this.tree.change(user, (client) =>
      madeOnce(client, user.user_id, command_id, () => writeDecks(client, { user, link_key }, order)),
    );
  }
}

async function writeDecks(
  client: pg.ClientBase,
  viewer: { user: CurrentUser; link_key: string | undefined },
  { deck_name, word_ids }: Omit<WordDecksOrder, 'command_id'>,
): Promise<number[]> {
  const { user } = viewer;
  const groups = [...Map.groupBy(await visibleWords(client, viewer, word_ids), ({ languages }) => languages).values()];
  if (groups.length === 0) throw new Refused(refuse('NOT_FOUND'));
  const parent_id = user.root_id;
  const start = await roomInFolder(client, user.user_id, { parent_id, coming: groups.length });
  const deck_ids = await newItemIds(client, groups.length);
  for (const [place, words] of groups.entries()) {
    const deck_id = deck_ids[place]!;
    // Each waits for the one before it: they share one connection.
    // oxlint-disable-next-line no-await-in-loop
    await client.query(
      `insert into items (item_id, owner_id, item_type, item_name, name_key, parent_id, item_order, visibility)
       values ($1, $2, 'deck', $3, $4, $5, $6, 'private')`,
      [deck_id, user.user_id, deck_name, searchKey(deck_name), parent_id, start + place],
    );
    // oxlint-disable-next-line no-await-in-loop
    await client.query(
      `insert into decks (deck_id, target_language, source_language, purpose, show_translation, option_count, scheduler)
       select $1, target_language, source_language, purpose, show_translation, option_count, scheduler
       from decks where deck_id = $2`,
      [deck_id, words[0]!.deck_id],
    );
    // oxlint-disable-next-line no-await-in-loop
    await client.query(
      `insert into words (deck_id, word_order, image_id, target_translation_id, source_translation_id, target_text,
         source_text, extra_target_translation, note, example, example_translation, sound_id, source_sound_id, origin_word_id)
       select $1, chosen.place - 1, ${takenPicture('w.image_id', '$3')}, ${takenName('w.target_translation_id', '$3')},
         ${takenName('w.source_translation_id', '$3')}, target_text, source_text, extra_target_translation, note, example,
         example_translation, sound_id, source_sound_id, origin_word_id
       from unnest($2::integer[]) with ordinality as chosen (word_id, place) join words w using (word_id)
       order by chosen.place`,
      [deck_id, words.map(({ word_id }) => word_id), user.user_id],
    );
  }
  return deck_ids;
}

/** Those of the words whose decks are there and may be seen, each origin once, in the order asked for. */
async function visibleWords(
  client: pg.ClientBase,
  viewer: { user: CurrentUser; link_key: string | undefined },
  word_ids: readonly number[],
): Promise<SourceWord[]> {
  const { rows } = await client.query<SourceWord>(
    `select word_id, deck_id, origin_word_id, concat_ws(' ', target_language, source_language) as languages
     from unnest($1::integer[]) with ordinality as chosen (word_id, place)
     join words using (word_id) join decks using (deck_id)
     order by chosen.place`,
    [word_ids],
  );
  const sources = await readSources(client, [...new Set(rows.map(({ deck_id }) => deck_id))], viewer);
  const visible = new Set(sources.filter((deck) => maySee({ user: viewer.user }, deck)).map(({ deck_id }) => deck_id));
  const taken = new Set<string>();
  return rows.filter(({ deck_id, origin_word_id, languages }) => {
    const word = `${origin_word_id} ${languages}`;
    if (!visible.has(deck_id) || taken.has(word)) return false;
    taken.add(word);
    return true;
  });
}
