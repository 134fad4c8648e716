import type { LanguageId } from '@lexiroom/domain/languages';
import { starterLibraryOwner } from '@lexiroom/domain/library';
import type pg from 'pg';
import { createPool, inTransaction } from '../../database/pool.ts';
import { allowTime } from '../../database/time-limits.ts';
import { lockContent } from './given-content.ts';
import {
  languagesWithSentences,
  readStarterSentences,
  sentencePairs,
  type StarterSentences,
} from './starter-sentences.ts';
import { insert, newIds } from './write-content.ts';

/** The colour in which the words of the topic stand out. */
const highlightColor = 'red';

/** A deck that has not had its sentences. */
interface WaitingDeck {
  deck_id: number;
  /** Null when it is none of those that came with the program, or has another name by now. */
  topic_key: string | null;
  target_language: LanguageId;
  source_language: LanguageId | null;
  rev: number;
  has_sentences: boolean;
}

/**
 * Gives the topic decks their sentences, each deck once: those of a library that an earlier release filled as well, and
 * those of a language whose sentences came with a later release. What was changed or deleted afterwards stays so. A deck
 * that has another name by now, or sentences already, is somebody's own and gets none. Gives the number of sentences.
 */
export async function addStarterSentences(databaseUrl: string, contentRoot: string): Promise<number> {
  const languages = await languagesWithSentences(contentRoot);
  if (languages.length === 0) return 0;
  const pool = createPool(databaseUrl, 1);
  try {
    if ((await waitingDecks(pool, languages)).length === 0) return 0;
    const sentences = await readStarterSentences(contentRoot);
    return await inTransaction(pool, async (client) => {
      await allowTime(client, 60_000);
      await lockContent(client);
      const decks = await waitingDecks(client, languages);
      await remember(client, decks);
      return writeSentences(client, sentencesOf(decks, sentences));
    });
  } finally {
    await pool.end();
  }
}

async function waitingDecks(client: Pick<pg.ClientBase, 'query'>, languages: LanguageId[]): Promise<WaitingDeck[]> {
  const { rows } = await client.query<WaitingDeck>(
    `select decks.deck_id, topic_key, decks.target_language, decks.source_language, rev,
       exists (select from sentences where sentences.deck_id = decks.deck_id) as has_sentences
     from users join items on owner_id = user_id join decks on deck_id = item_id
       left join starter_decks given on given.deck_id = item_id and deck_name = item_name
     where username_key = $1 and decks.target_language = any($2)
       and not exists (select from starter_sentences done where done.deck_id = decks.deck_id)
     order by item_order`,
    [starterLibraryOwner, languages],
  );
  return rows;
}

async function remember(client: pg.ClientBase, decks: WaitingDeck[]): Promise<void> {
  await client.query('insert into starter_sentences (deck_id) select unnest($1::integer[])', [
    decks.map(({ deck_id }) => deck_id),
  ]);
}

/** The sentences of each deck that still is the deck of a topic, in their order. */
function sentencesOf(decks: WaitingDeck[], sentences: StarterSentences) {
  return decks
    .filter(({ has_sentences }) => !has_sentences)
    .flatMap(({ deck_id, topic_key, target_language, source_language, rev }) => {
      if (topic_key === null) return [];
      const languages = { target: target_language, source: source_language };
      return sentencePairs(sentences, topic_key, languages).map((pair, place) => ({
        ...pair,
        deck_id,
        place,
        rev: rev + 1,
      }));
    });
}

/** Adds sentences with their highlights. The decks get another rev, by which pages see that they have changed. */
async function writeSentences(client: pg.ClientBase, pairs: ReturnType<typeof sentencesOf>): Promise<number> {
  const ids = await newIds(client, 'sentences', 'sentence_id', pairs.length);
  const rows = pairs.map((pair, index) => ({ ...pair, sentence_id: ids[index]! }));
  await insert(
    client,
    `insert into sentences (sentence_id, origin_sentence_id, deck_id, sentence_order, target_text, source_text,
       target_rev, source_rev)
     select sentence_id, sentence_id, deck_id, place, target_text, source_text, rev, rev
     from json_to_recordset($1::json) as sentence (sentence_id integer, deck_id integer, place integer,
       target_text text, source_text text, rev integer)`,
    rows.map(({ sentence_id, deck_id, place, target, source, rev }) => ({
      sentence_id,
      deck_id,
      place,
      target_text: target.text,
      source_text: source?.text ?? null,
      rev,
    })),
  );
  await insert(
    client,
    `insert into sentence_highlights (sentence_id, sentence_type, start_index, end_index, highlight_color)
     select *, '${highlightColor}' from json_to_recordset($1::json)
       as highlight (sentence_id integer, sentence_type text, start_index integer, end_index integer)`,
    rows.flatMap(({ sentence_id, target, source }) =>
      Object.entries({ target, source }).flatMap(([sentence_type, sentence]) =>
        (sentence?.words ?? []).map(({ start_index, end_index }) => ({
          sentence_id,
          sentence_type,
          start_index,
          end_index,
        })),
      ),
    ),
  );
  await client.query('update items set rev = rev + 1 where item_id = any($1)', [
    [...new Set(pairs.map(({ deck_id }) => deck_id))],
  ]);
  return rows.length;
}
