import { Migration } from '@mikro-orm/migrations';

/** It is known from which languages each deck can be read, so that decks are found by them. */
export class KnowSourceLanguages extends Migration {
  override up(): void {
    for (const statement of [...sets, ...tables, ...changes, ...search, ...fill, ...quizzes]) this.addSql(statement);
  }
}

/** The languages in the order of their bits. A new one is put at the end, by a migration of its own. */
const inOrderOfBits =
  'english_uk english_us spanish chinese arabic french german japanese russian hindi afrikaans albanian armenian azerbaijani bengali bulgarian croatian czech danish dutch estonian filipino finnish georgian greek hebrew hungarian indonesian italian javanese kazakh khmer korean lao latvian lithuanian macedonian malay mongolian norwegian persian polish portuguese romanian serbian slovak slovenian swahili swedish tamil thai turkish ukrainian uzbek'; // prettier-ignore

const sets = [
  // A set of languages is one number, a bit for each: a million decks have such sets, and are filtered by them.
  `create function languages_by_bit() returns text[] language sql immutable parallel safe as $$
    select string_to_array('${inOrderOfBits}', ' ')
  $$`,
  `create function language_bit(language text) returns bigint language sql immutable parallel safe as $$
    select coalesce(1::bigint << (array_position(languages_by_bit(), language) - 1), 0)
  $$`,
  `create function languages_in(languages bigint) returns text[] language sql immutable parallel safe as $$
    select coalesce(array_agg(language order by place), '{}')
    from unnest(languages_by_bit()) with ordinality as known (language, place)
    where (languages >> (place - 1)::integer) & 1 = 1
  $$`,
];

const tables = [
  // In which languages a picture has a name that is shown to everybody; no row: in none.
  `create table picture_languages (
    image_id integer primary key references images on delete cascade,
    languages bigint not null
  )`,
  // From which languages a deck can be read.
  `create table deck_languages (
    deck_id integer primary key references decks on delete cascade,
    languages bigint not null
  )`,
  `create function picture_languages_of(of_images integer[])
   returns table (image_id integer, languages bigint) language sql stable as $$
    select name.image_id, bit_or(language_bit(name.language)) from translations name
    where name.image_id = any(of_images) and name.approved and not name.is_deleted group by 1
  $$`,
  // Its own, and those in which the pictures of nine of ten of its words have names; not the one it teaches.
  `create function deck_languages_of(of_decks integer[])
   returns table (deck_id integer, languages bigint) language sql stable as $$
    with counted as materialized (
      select w.deck_id, coalesce(named.languages, 0) as languages, count(*) as words
      from words w left join picture_languages named using (image_id)
      where w.deck_id = any(of_decks) and w.target_text is not null group by 1, 2
    ), whole as (
      select deck_id, sum(words) as words from counted group by 1
    ), readable as (
      select deck_id, 1::bigint << place as language
      from counted join whole using (deck_id)
      cross join generate_series(0, cardinality(languages_by_bit()) - 1) as place
      where (languages >> place) & 1 = 1
      group by deck_id, place having sum(counted.words) * 10 >= min(whole.words) * 9
    )
    select d.deck_id, (coalesce(bit_or(language), 0) & ~language_bit(d.target_language)) | language_bit(d.source_language)
    from decks d left join readable using (deck_id) where d.deck_id = any(of_decks) group by d.deck_id
  $$`,
];

// Two changes at the very same moment, of a name and of a word with its picture, do not see each other: the night puts
// right what they miss.
const changes = [
  `create function refresh_deck_languages(of_decks integer[]) returns void language plpgsql as $$
    begin
      insert into deck_languages as known
      select * from deck_languages_of(of_decks) order by deck_id
      on conflict (deck_id) do update set languages = excluded.languages where known.languages <> excluded.languages;
      update deck_search_keys k set languages = now.languages from deck_languages now
      where k.deck_id = any(of_decks) and now.deck_id = k.deck_id and k.languages <> now.languages;
    end
  $$`,
  `create function refresh_picture_languages(of_images integer[]) returns void language plpgsql as $$
    declare changed_ids integer[];
    begin
      with wanted as materialized (
        select image_id, coalesce(languages, 0) as languages
        from unnest(of_images) as given (image_id) left join picture_languages_of(of_images) using (image_id)
        join images using (image_id)
      ), changed as (
        insert into picture_languages as known
        select distinct image_id, languages from wanted where languages > 0
          or exists (select 1 from picture_languages there where there.image_id = wanted.image_id)
        order by image_id
        on conflict (image_id) do update set languages = excluded.languages where known.languages <> excluded.languages
        returning image_id
      )
      select array_agg(image_id) into changed_ids from changed;
      if changed_ids is null then return; end if;
      perform refresh_deck_languages(array(select distinct deck_id from words where image_id = any(changed_ids)));
    end
  $$`,
  ...triggers('translations', 'names', {
    made: 'select array_agg(distinct image_id) into changed_ids from made_rows where approved and not is_deleted',
    changed: `select array_agg(distinct one_id) into changed_ids from (
        select before.image_id as old_id, now.image_id as new_id from changed_rows now join former_rows before using (translation_id)
        where (now.image_id, now.language, now.approved, now.is_deleted) is distinct from
          (before.image_id, before.language, before.approved, before.is_deleted)
      ) as differing, unnest(array[old_id, new_id]) as one_id`,
    gone: 'select array_agg(distinct image_id) into changed_ids from gone_rows where approved and not is_deleted',
    refresh: 'refresh_picture_languages',
  }),
  ...triggers('words', 'words', {
    made: 'select array_agg(distinct deck_id) into changed_ids from made_rows where target_text is not null',
    changed: `select array_agg(distinct one_id) into changed_ids from (
        select before.deck_id as old_id, now.deck_id as new_id from changed_rows now join former_rows before using (word_id)
        where (now.image_id, now.deck_id, now.target_text is null) is distinct from
          (before.image_id, before.deck_id, before.target_text is null)
      ) as differing, unnest(array[old_id, new_id]) as one_id`,
    gone: 'select array_agg(distinct deck_id) into changed_ids from gone_rows where target_text is not null',
    refresh: 'refresh_deck_languages',
  }),
  ...triggers('decks', 'decks', {
    made: 'select array_agg(deck_id) into changed_ids from made_rows',
    changed: `select array_agg(deck_id) into changed_ids from changed_rows now join former_rows before using (deck_id)
      where (now.target_language, now.source_language) is distinct from (before.target_language, before.source_language)`,
    refresh: 'refresh_deck_languages',
  }),
];

interface Statements {
  /** Each fills `changed_ids`, from `made_rows`, `changed_rows` and `former_rows`, or `gone_rows`. */
  made: string;
  changed: string;
  gone?: string;
  /** The function that is called with them. */
  refresh: string;
}

/** What keeps the sets of languages right when rows of a table come, change and go. */
function triggers(table: string, what: string, { made, changed, gone, refresh }: Statements): string[] {
  const one = (when: string, event: string, rows: string, select: string) => {
    const name = `languages_of_${what}_${when}`;
    return [
      `create function ${name}() returns trigger language plpgsql as $$
        declare changed_ids integer[];
        begin
          ${select};
          if changed_ids is not null then perform ${refresh}(changed_ids); end if;
          return null;
        end
      $$`,
      `create trigger ${name} after ${event} on ${table} referencing ${rows} for each statement execute function ${name}()`,
    ];
  };
  return [
    ...one('made', 'insert', 'new table as made_rows', made),
    ...one('changed', 'update', 'old table as former_rows new table as changed_rows', changed),
    ...(gone === undefined ? [] : one('gone', 'delete', 'old table as gone_rows', gone)),
  ];
}

const search = [
  `alter table deck_search_keys add column languages bigint not null default 0`,
  // By source language decks are found through their sets: one that can be read from thirty stands here once.
  'drop index deck_search_keys_source_index',
  'drop index deck_search_keys_languages_index',
  'drop function deck_search_keys_of(integer[])',
  `create function deck_search_keys_of(of_items integer[])
   returns table (deck_id integer, key text, is_start boolean, shared_letters integer, target_language text,
     source_language text, languages bigint) language sql stable as $$
    select d.deck_id, name.key, name.is_start, name.shared_letters, d.target_language, d.source_language,
      coalesce(readable.languages, 0)
    from findable_items f join items i on i.item_id = f.item_id join decks d on d.deck_id = f.item_id
    left join deck_languages readable on readable.deck_id = d.deck_id
    cross join lateral name_search_keys(deck_search_name(i.name_key, d.target_language, d.level)) as name
    where f.item_id = any(of_items)
  $$`,
  `create or replace function refresh_search(of_items integer[]) returns void language plpgsql as $$
    begin
      -- What is there now is not forgotten before this is committed.
      perform pg_advisory_xact_lock_shared(hashtext('lexiroom search words'), 0);
      with findable as materialized (
        select * from findable_of(of_items)
      ), hidden as (
        delete from findable_items f where f.item_id = any(of_items)
          and not exists (select 1 from findable where findable.item_id = f.item_id)
      )
      insert into findable_items (item_id, owner_id) select * from findable on conflict do nothing;
      with wanted as materialized (
        select * from deck_search_keys_of(of_items)
      ), gone as (
        delete from deck_search_keys k where k.deck_id = any(of_items)
          and not exists (select 1 from wanted where wanted.deck_id = k.deck_id and wanted.key = k.key)
      ), words as (
        select distinct search_word_of(key) as word from wanted
      ), new_words as (
        insert into search_word_ends (ending, before)
        select substr(word, place), left(word, place - 1) from words, generate_series(2, length(word) - 1) as place
        where not exists (
          select 1 from search_word_ends known where known.ending = substr(word, 2) and known.before = left(word, 1))
      )
      insert into deck_search_keys as k select * from wanted
      on conflict (deck_id, key) do update set is_start = excluded.is_start, shared_letters = excluded.shared_letters,
        target_language = excluded.target_language, source_language = excluded.source_language,
        languages = excluded.languages
      where (k.is_start, k.shared_letters, k.target_language, k.source_language, k.languages) is distinct from
        (excluded.is_start, excluded.shared_letters, excluded.target_language, excluded.source_language,
          excluded.languages);
    end
  $$`,
  `create or replace function rebuild_search() returns void language plpgsql as $$
    begin
      truncate findable_items, deck_search_keys, user_search_keys, search_word_ends, picture_languages, deck_languages;
      insert into picture_languages select * from picture_languages_of(array(select image_id from images));
      insert into deck_languages select * from deck_languages_of(array(select deck_id from decks));
      perform refresh_search(array(select item_id from items where item_type in ('deck', 'story')));
      insert into user_search_keys select keys.* from user_search_keys_of(array(select user_id from users)) as keys;
    end
  $$`,
  // What changes of the very same moment have missed.
  `create function repair_languages() returns void language plpgsql as $$
    begin
      perform refresh_picture_languages(array(
        select image_id from picture_languages_of(array(select image_id from images)) as expected
        full join picture_languages found using (image_id)
        where expected.languages is distinct from nullif(found.languages, 0)));
      perform refresh_deck_languages(array(
        select expected.deck_id from deck_languages_of(array(select deck_id from decks)) as expected
        left join deck_languages found using (deck_id) where expected.languages is distinct from found.languages
        union
        select deck_id from deck_search_keys k join deck_languages now using (deck_id) where k.languages <> now.languages));
    end
  $$`,
];

const fill = ['select rebuild_search()'];

// From which language the words of a prepared quiz are read; null: from that of its decks.
const quizzes = ['alter table set_ups add column source_language text'];
