import { type Random, seededRandom } from '@lexiroom/domain/chance';
import { type LanguageId, languageIds } from '@lexiroom/domain/languages';
import type pg from 'pg';

const syllables = 'ba be bi bo bu ca ce ci co cu da de di do du fa fe fi fo ga ge go ha he hi ho ja ka ki la le li lo lu ma me mi mo mu na ne ni no nu pa pe pi po ra re ri ro ru sa se si so su ta te ti to tu va ve vi ya za an en in on un ar er or al el st tr sh ch'.split(' '); // prettier-ignore
/** Letters of a language written without spaces. */
const letters = Array.from({ length: 1200 }, (_, place) => String.fromCodePoint(0x4e00 + 3 * place));
const decksOfOne = 50;
const atOnce = 50_000;

/** How often there is which: what {@link fillDecks} made. */
export interface ManyDecks {
  /** A word of a few decks each. */
  rare: string[];
  /** A word that very many decks begin with. */
  veryCommon: string;
  /** A word that nearly all decks hold. */
  inAll: string;
  /** Letters that no word begins with and very many have inside. */
  withinMany: string[];
  /** The letter that very many names of a language without spaces begin with. */
  commonLetter: string;
  common: { target_language: LanguageId; source_language: LanguageId };
  /** Two languages that few decks are in. */
  few: { target_language: LanguageId; source_language: LanguageId };
}

/**
 * Fills a migrated database with so many public decks of made-up names, 50 of each owner, three words in each; two decks
 * of five begin with the same word, all but those without spaces end with the same one, and one in ten is written
 * without spaces. One owner's thousand decks have names of one letter, again and again. Then with so many more users.
 * What searches read is made afterwards, as the migration does; the answer also tells how long that took, in ms.
 */
export async function fillDecks(
  database: pg.ClientBase,
  decks: number,
  users: number,
): Promise<ManyDecks & { rebuildMs: number }> {
  const random = seededRandom(1);
  const owners = Math.ceil(decks / decksOfOne);
  await database.query(`set session_replication_role = replica`);
  await database.query(
    `insert into users (user_id, username, username_key, role)
     select n, name, name, 'teacher' from unnest($1::text[]) with ordinality as given (name, n)`,
    [Array.from({ length: owners + users }, (_, place) => usernameOf(random, place))],
  );
  await database.query(
    `insert into items (item_id, owner_id, item_type, item_name, name_key)
     select n, n, 'folder', 'root', 'root' from generate_series(1, $1::integer) as n`,
    [owners],
  );
  await database.query(
    `insert into images (image_hash, image_license, image_approved)
     select md5(n::text), 'CC0', true from generate_series(1, 1000) as n`,
  );
  for (let first = 0; first < decks; first += atOnce) {
    const count = Math.min(atOnce, decks - first);
    const names = Array.from({ length: count }, (_, place) => nameOf(random, first + place));
    await writeDecks(database, owners, first, names, random);
  }
  await database.query(
    `insert into words (deck_id, word_order, image_id, origin_word_id)
     select d.deck_id, n, 1 + (d.deck_id * 7 + n) % 1000, 0 from decks d, generate_series(1, 3) as n`,
  );
  await database.query(`set session_replication_role = origin`);
  await database.query('vacuum analyze items, decks, words, users');
  const rebuildMs = await makeKeys(database);
  await database.query('vacuum analyze findable_items, deck_search_keys, user_search_keys, search_word_ends');
  return {
    rare: Array.from({ length: 100 }, (_, place) => rareWord(place)),
    veryCommon: 'the',
    inAll: 'words',
    withinMany: ['ab', 'aba', 'abe', 'aci'],
    commonLetter: letters[0]!,
    common: { target_language: languageIds[0], source_language: languageIds[1]! },
    few: { target_language: languageIds.at(-1)!, source_language: languageIds.at(-1)! },
    rebuildMs,
  };
}

/** Makes what searches read, and its indexes last, as the migration does; in milliseconds. */
async function makeKeys(database: pg.ClientBase): Promise<number> {
  const before = performance.now();
  const { rows: indexes } = await database.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid in ('deck_search_keys'::regclass, 'user_search_keys'::regclass, 'search_word_ends'::regclass)
       and not indisprimary`,
  );
  for (const { name } of indexes) await database.query(`drop index ${name}`);
  await database.query('select rebuild_search()');
  for (const { definition } of indexes) await database.query(definition);
  return performance.now() - before;
}

async function writeDecks(
  database: pg.ClientBase,
  owners: number,
  first: number,
  names: string[],
  random: Random,
): Promise<void> {
  await database.query(
    `insert into items (item_id, owner_id, item_type, item_name, name_key, parent_id)
     select $1::integer + $2 + n, 1 + ($2 + n) % $1, 'deck', name, name, 1 + ($2 + n) % $1
     from unnest($3::text[]) with ordinality as given (name, n)`,
    [owners, first, names],
  );
  // Some languages are of many decks, the last of few.
  const languageOf = () => languageIds[Math.floor(random() ** 4 * languageIds.length)]!;
  await database.query(
    `insert into decks (deck_id, target_language, source_language)
     select $1::integer + $2 + n, target, source
     from unnest($3::text[], $4::text[]) with ordinality as given (target, source, n)`,
    [owners, first, names.map(languageOf), names.map(languageOf)],
  );
}

const rareWord = (place: number) => `zyx${place.toString(26).replaceAll(/\d/g, 'q')}rare`;

function nameOf(random: Random, place: number): string {
  if (place < 1000) return `b${' a'.repeat(29)}`;
  if (place % 10 === 9) return `${random() < 0.4 ? letters[0]! : ''}${wordOf(random, letters, 2, 6)}`;
  const named = `${wordOf(random, syllables, 1, 4)} ${wordOf(random, syllables, 2, 4)}`;
  const rare = place % 5000 === 0 ? ` ${rareWord((place / 5000) % 100)}` : '';
  return `${place % 10 < 4 ? 'the ' : ''}${named}${rare} words`;
}

/** Some sounds are frequent, most are rare. */
function wordOf(random: Random, sounds: readonly string[], least: number, most: number): string {
  const length = least + Math.floor(random() * (most - least + 1));
  return Array.from({ length }, () => sounds[Math.floor(random() ** 1.6 * sounds.length)]!).join('');
}

/** One in three in two parts; the number makes it the only one. */
function usernameOf(random: Random, place: number): string {
  const first = wordOf(random, syllables, 2, 3);
  return `${random() < 0.3 ? `${first}_${wordOf(random, syllables, 2, 3)}` : first}${place}`;
}
