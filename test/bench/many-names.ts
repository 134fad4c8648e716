import { type Random, seededRandom } from '@lexiroom/domain/chance';
import { languages, type LanguageId, languageIds } from '@lexiroom/domain/languages';
import type pg from 'pg';

const syllables = 'ba be bi bo bu ca ce ci co cu da de di do du fa fe fi fo ga ge go ha he hi ho ja ka ki la le li lo lu ma me mi mo mu na ne ni no nu pa pe pi po ra re ri ro ru sa se si so su ta te ti to tu va ve vi ya za an en in on un ar er or al el st tr sh ch'.split(' '); // prettier-ignore
/** Letters that say a syllable each, as in languages written without spaces. */
const letters = Array.from({ length: 1200 }, (_, place) => String.fromCodePoint(0x4e00 + 3 * place));

/**
 * Fills a migrated database with so many pictures, each named in all 54 languages by made-up words: of two to four
 * syllables, some frequent, most rare; every fourth of several words. One picture in 50 and one name in 20 wait for
 * approval. The indexes of the names are made last, which takes a fifth of the time.
 */
export async function fillLibrary(database: pg.ClientBase, pictures: number): Promise<void> {
  const { rows: indexes } = await database.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = 'translations'::regclass and not indisprimary`,
  );
  for (const { name } of indexes) await database.query(`drop index ${name}`);
  // What follows from names is not searched here, and would be made anew for every language.
  await database.query('alter table translations disable trigger user');
  await database.query(
    `insert into images (image_hash, image_license, image_approved)
     select md5(n::text), 'CC0', n % 50 <> 0 from generate_series(1, $1::integer) as n`,
    [pictures],
  );
  const random = seededRandom(1);
  for (const language of languageIds) {
    const names = Array.from({ length: pictures }, () => nameIn(language, random));
    await database.query(
      `insert into translations (image_id, language, translation, fold_key, approved)
       select n, $1, name, name, n % 20 <> 0 from unnest($2::text[]) with ordinality as given (name, n)`,
      [language, names],
    );
  }
  for (const { definition } of indexes) await database.query(definition);
  await database.query('alter table translations enable trigger user');
  await database.query('vacuum analyze translations, images');
}

function nameIn(language: LanguageId, random: Random): string {
  const isUnspaced = languages[language].segmentation === 'segmenter';
  const sounds = isUnspaced ? letters : syllables;
  const word = (length: number) =>
    Array.from({ length }, () => sounds[Math.floor(random() ** 1.6 * sounds.length)]!).join('');
  const first = word(2 + Math.floor(random() * 3));
  if (isUnspaced || random() > 0.25) return first;
  return random() < 0.3 ? `${first} de ${word(2)}` : `${first} ${word(2)}`;
}
