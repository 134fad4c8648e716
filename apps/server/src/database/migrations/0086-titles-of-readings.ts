import { Migration } from '@mikro-orm/migrations';

/** A ready deck is called in the two languages that it is read in, and so are copies that kept its name. */
export class TitleReadings extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  // The ready decks are called "Colores · Colours", in the language they teach and in English. One whose topic has no name
  // in its language is called in English alone.
  `create view topic_names as
    select topic_key, target_language as language, split_part(deck_name, ' · ', 1) as name from starter_decks
    where deck_name like '% · %' or target_language in ('english_uk', 'english_us')`,
  `create index starter_decks_name_index on starter_decks (target_language, split_part(deck_name, ' · ', 1))`,
  // What a deck of this name and target language is called to whoever reads it from a language: its topic in both; in the
  // one that has a name for it; as it is where it is not called as a ready deck is.
  `create function title_read_from(item_name text, target text, source text) returns text language sql stable as $$
    select coalesce((
      select nullif(concat_ws(' · ', own.name, nullif(wished.name, own.name)), '')
      from starter_decks given
      left join topic_names own on own.topic_key = given.topic_key and own.language = target
      left join topic_names wished on wished.topic_key = given.topic_key and wished.language = source
      where given.target_language = target and split_part(given.deck_name, ' · ', 1) = split_part(item_name, ' · ', 1)
        and (given.deck_name = item_name or item_name = own.name or exists (
          select from topic_names second where second.topic_key = given.topic_key
            and second.name = split_part(item_name, ' · ', 2)))
      order by given.deck_name = item_name desc, given.topic_key limit 1
    ), item_name)
  $$`,
];
