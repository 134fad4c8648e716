import { Migration } from '@mikro-orm/migrations';

/** Decks are found by name among a million, and users by theirs. */
export class CreateSearch extends Migration {
  override up(): void {
    for (const statement of [...tables, ...keys, ...decks, ...words, ...users, ...fill, ...indexes])
      this.addSql(statement);
  }
}

// Only what everybody may find stands in these tables, each in the order of the results, once for each language filter:
// a search reads the first rows of an index and nothing else, however many there are.
const tables = [
  'drop table deck_name_keys',
  `create table findable_items (
    item_id integer primary key references items on delete cascade,
    owner_id integer not null references users on delete cascade
  )`,
  'create index findable_items_owner_id_index on findable_items (owner_id)',
  `create table deck_search_keys (
    deck_id integer not null references findable_items on delete cascade,
    -- The folded name from a place on that a search may begin at.
    key text collate "C" not null,
    -- From the first letter of the name.
    is_start boolean not null,
    -- So many of its first letters are those of a better key of this deck too: a term no longer than that finds it there.
    shared_letters smallint not null,
    target_language text collate "C" not null,
    source_language text collate "C",
    primary key (deck_id, key)
  )`,
  `create table user_search_keys (
    user_id integer not null references users on delete cascade,
    key text collate "C" not null,
    is_start boolean not null,
    shared_letters smallint not null,
    primary key (user_id, key)
  )`,
  // Every end of a word of these names, from its second letter on, and the letters before it. What no name has any more
  // leads to nothing until it is forgotten. Twice by two who write it at once: better than one waiting for the other.
  `create table search_word_ends (
    ending text collate "C" not null,
    before text collate "C" not null
  )`,
];

/** Letters of scripts written without spaces, but for vowel signs and marks, by the numbers of their characters. */
const lettersOfUnspacedScripts = [
  String.raw`\u0E01-\u0E30\u0E32\u0E33\u0E40-\u0E46\u0E50-\u0E59`, // Thai
  String.raw`\u0E81-\u0EB0\u0EB2\u0EB3\u0EBD-\u0EC6\u0ED0-\u0EDF`, // Lao
  String.raw`\u1000-\u102A\u103F-\u1049\u1050-\u1055\u105A-\u105D\u1061\u1065\u1066\u106E-\u1070\u1075-\u1081\u108E\u1090-\u1099`, // Myanmar
  String.raw`\uA9E0-\uA9E4\uA9E6-\uA9FE\uAA60-\uAA76\uAA7A\uAA7E\uAA7F\U000116D0-\U000116E3`, // Myanmar
  String.raw`\u1780-\u17B3\u17D7\u17DC\u17E0-\u17E9\u17F0-\u17F9`, // Khmer
  String.raw`\u1100-\u11FF\uA960-\uA97C\uAC00-\uD7A3\uD7B0-\uD7FB`, // Hangul
  String.raw`\u3005\u3007\u3021-\u3029\u3038-\u303B\u3041-\u3096\u309D-\u309F\u30A1-\u30FA\u30FD-\u30FF\u31F0-\u31FF`, // Japanese
  String.raw`\u2E80-\u2FD5\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAD9\U00016FE2\U00016FE3\U00016FF0-\U00016FFF\U0001AFF0-\U0001B16F\U00020000-\U0003FFFF`, // Han
].join('');

/** The blocks these letters are in, with vowel signs and marks. */
const unspacedBlocks = [
  String.raw`\u0E00-\u0EFF\u1000-\u109F\u1100-\u11FF\u1780-\u17FF\u2E80-\u30FF\u31C0-\u31FF\u3400-\u9FFF`,
  String.raw`\uA960-\uA97F\uA9E0-\uA9FF\uAA60-\uAA7F\uAC00-\uD7FF\uF900-\uFAFF`,
  String.raw`\U000116D0-\U000116FF\U00016FE0-\U00016FFF\U0001AFF0-\U0001B16F\U00020000-\U0003FFFF`,
].join('');

/** Marks that may follow a letter of any script. */
const marks = String.raw`\u0300-\u036F\uFE00-\uFE0F\U000E0100-\U000E01EF`;

const keys = [
  `create function shared_letters(one text, other text) returns integer language sql immutable as $$
    select coalesce(min(place), least(length(one), length(other)) + 1) - 1
    from generate_series(1, least(length(one), length(other))) as place
    where substr(one, place, 1) <> substr(other, place, 1)
  $$`,
  // Every end of a folded name that a search may begin with: from the first letter, from each word, or from any letter
  // where no spaces are written; after such letters, a word of another script begins. The better of two: from the first
  // letter, then by the alphabet.
  `create function name_search_keys(name text)
   returns table (key text, is_start boolean, shared_letters integer) language sql immutable as $$
    with ends as (
      select left(substr(name, place), 100) collate "C" as key, bool_or(place = 1) as is_start
      from generate_series(1, length(name)) as place
      where place = 1 or substr(name, place - 1, 2) ~
        '^(?: .|.[${lettersOfUnspacedScripts}]|[${unspacedBlocks}][^ ${marks}${unspacedBlocks}])$'
      group by 1
    ), beside as (
      select key, is_start, left(name, 100) as start, lag(key) over (partition by is_start order by key) as before
      from ends
    )
    select key, is_start, case when is_start then 0 else greatest(
      case when left(key, 1) = left(start, 1) then shared_letters(key, start) else 0 end,
      case when left(key, 1) = left(before, 1) then shared_letters(key, before) else 0 end) end
    from beside
  $$`,
  // The word that a key begins with, where it is one that a search may find from the inside: of three letters or more.
  `create function search_word_of(key text) returns text language sql immutable as $$
    select substring(key from '^[^ ${unspacedBlocks}]{3,}')
  $$`,
];

const decks = [
  // Those of these decks and stories that are public, as are their category and all on the way up, of owners who are
  // neither suspended nor about to leave.
  `create function findable_of(of_items integer[])
   returns table (item_id integer, owner_id integer) language sql stable as $$
    with recursive way as (
      select i.item_id, i.owner_id, i.parent_id, 1 as depth,
        strictest(i.visibility, category.visibility) = 'public' and coalesce(i.deleted_at, category.deleted_at) is null
          as is_open
      from items i join users u on u.user_id = i.owner_id left join items category on category.item_id = i.category_id
      where i.item_id = any(of_items) and i.item_type in ('deck', 'story')
        and u.suspended_at is null and u.deletion_asked_at is null
      union all
      select way.item_id, way.owner_id, up.parent_id, depth + 1, up.visibility = 'public' and up.deleted_at is null
      from way join items up on up.item_id = way.parent_id where way.is_open and depth < 32
    )
    select way.item_id, way.owner_id from way group by way.item_id, way.owner_id having bool_and(is_open)
  $$`,
  `create function deck_search_keys_of(of_items integer[])
   returns table (deck_id integer, key text, is_start boolean, shared_letters integer, target_language text,
     source_language text) language sql stable as $$
    select d.deck_id, name.key, name.is_start, name.shared_letters, d.target_language, d.source_language
    from findable_items f join items i on i.item_id = f.item_id join decks d on d.deck_id = f.item_id
    cross join lateral name_search_keys(i.name_key) as name
    where f.item_id = any(of_items)
  $$`,
  // Changes of the same owner's things take turns, until they are committed: none decides by what another is changing.
  `create function search_in_turn(of_owners integer[]) returns void language plpgsql as $$
    declare turn integer;
    begin
      for turn in select distinct owner_id % 256 from unnest(of_owners) as owner_id order by 1 loop
        perform pg_advisory_xact_lock(hashtext('lexiroom search'), turn);
      end loop;
    end
  $$`,
  `create function refresh_search(of_items integer[]) returns void language plpgsql as $$
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
        target_language = excluded.target_language, source_language = excluded.source_language
      where (k.is_start, k.shared_letters, k.target_language, k.source_language) is distinct from
        (excluded.is_start, excluded.shared_letters, excluded.target_language, excluded.source_language);
    end
  $$`,
  // A folder or a category that opens or closes does so for everything in it.
  `create function search_sees_items_changed() returns trigger language plpgsql as $$
    declare
      of_owners integer[];
      changed_ids integer[];
    begin
      select array_agg(distinct now.owner_id), array_agg(item_id) into of_owners, changed_ids
      from changed_items now join former_items before using (item_id)
      where (now.visibility, now.parent_id, now.category_id, now.deleted_at) is distinct from
          (before.visibility, before.parent_id, before.category_id, before.deleted_at)
        or now.name_key <> before.name_key and now.item_type in ('deck', 'story');
      if changed_ids is null then return null; end if;
      perform search_in_turn(of_owners);
      perform refresh_search(array(
        with recursive changed as (
          select item_id, item_type from items where item_id = any(changed_ids) or category_id = any(changed_ids)
          union
          select below.item_id, below.item_type from changed join items below on below.parent_id = changed.item_id
        )
        select item_id from changed where item_type in ('deck', 'story')
      ));
      return null;
    end
  $$`,
  `create trigger search_sees_items_changed after update on items
    referencing old table as former_items new table as changed_items
    for each statement execute function search_sees_items_changed()`,
  `create function search_sees_stories_made() returns trigger language plpgsql as $$
    begin
      if not exists (select 1 from made_items where item_type = 'story') then return null; end if;
      perform search_in_turn(array(select owner_id from made_items where item_type = 'story'));
      perform refresh_search(array(select item_id from made_items where item_type = 'story'));
      return null;
    end
  $$`,
  `create trigger search_sees_stories_made after insert on items
    referencing new table as made_items for each statement execute function search_sees_stories_made()`,
  `create function search_sees_decks_made() returns trigger language plpgsql as $$
    begin
      perform search_in_turn(array(select owner_id from items join made_decks on item_id = deck_id));
      perform refresh_search(array(select deck_id from made_decks));
      return null;
    end
  $$`,
  `create trigger search_sees_decks_made after insert on decks
    referencing new table as made_decks for each statement execute function search_sees_decks_made()`,
  `create function search_sees_languages_changed() returns trigger language plpgsql as $$
    declare of_items integer[];
    begin
      select array_agg(deck_id) into of_items from changed_decks now join former_decks before using (deck_id)
      where (now.target_language, now.source_language) is distinct from (before.target_language, before.source_language);
      if of_items is null then return null; end if;
      perform search_in_turn(array(select owner_id from items where item_id = any(of_items)));
      perform refresh_search(of_items);
      return null;
    end
  $$`,
  `create trigger search_sees_languages_changed after update on decks
    referencing old table as former_decks new table as changed_decks
    for each statement execute function search_sees_languages_changed()`,
];

const words = [
  // Whether a public deck has the word, or a longer one that begins with it.
  `create function is_search_word_used(word text) returns boolean language sql stable as $$
    select exists (select 1 from deck_search_keys where is_start and key >= word and key < word || chr(1114111))
      or exists (select 1 from deck_search_keys where not is_start and key >= word and key < word || chr(1114111))
  $$`,
  // Words that no public deck has any more, unless somebody is writing just now.
  `create function forget_search_words() returns void language plpgsql as $$
    declare unused text[];
    begin
      unused := array(select before || ending from search_word_ends
        where length(before) = 1 and not is_search_word_used(before || ending));
      if cardinality(unused) = 0 or not pg_try_advisory_xact_lock(hashtext('lexiroom search words'), 0) then return; end if;
      delete from search_word_ends using unnest(unused) as word, generate_series(2, length(word) - 1) as place
      where ending = substr(word, place) and before = left(word, place - 1) and not is_search_word_used(word);
    end
  $$`,
];

const users = [
  // Those of these users who may be found; - and _ part a username into words.
  `create function user_search_keys_of(of_users integer[])
   returns table (user_id integer, key text, is_start boolean, shared_letters integer) language sql stable as $$
    select u.user_id, name.key, name.is_start, name.shared_letters
    from users u
    cross join lateral name_search_keys(btrim(regexp_replace(u.username_key, '[_-]+', ' ', 'g'))) as name
    where u.user_id = any(of_users) and not u.is_hidden and u.suspended_at is null and u.deletion_asked_at is null
  $$`,
  `create function search_sees_user_changed() returns trigger language plpgsql as $$
    begin
      delete from user_search_keys where user_id = new.user_id;
      insert into user_search_keys select * from user_search_keys_of(array[new.user_id]);
      return null;
    end
  $$`,
  `create trigger search_sees_user_made after insert on users
    for each row execute function search_sees_user_changed()`,
  `create trigger search_sees_user_changed after update on users for each row
    when ((new.username_key, new.is_hidden, new.suspended_at is null, new.deletion_asked_at is null) is distinct from
      (old.username_key, old.is_hidden, old.suspended_at is null, old.deletion_asked_at is null))
    execute function search_sees_user_changed()`,
  `create function search_sees_owner_changed() returns trigger language plpgsql as $$
    begin
      perform search_in_turn(array[new.user_id]);
      perform refresh_search(array(
        select item_id from items where owner_id = new.user_id and item_type in ('deck', 'story')
      ));
      return null;
    end
  $$`,
  `create trigger search_sees_owner_changed after update on users for each row
    when ((new.suspended_at is null, new.deletion_asked_at is null) is distinct from
      (old.suspended_at is null, old.deletion_asked_at is null))
    execute function search_sees_owner_changed()`,
];

// All at once; also what `npm run projections:rebuild` does.
const fill = [
  `create function rebuild_search() returns void language plpgsql as $$
    begin
      truncate findable_items, deck_search_keys, user_search_keys, search_word_ends;
      perform refresh_search(array(select item_id from items where item_type in ('deck', 'story')));
      insert into user_search_keys select keys.* from user_search_keys_of(array(select user_id from users)) as keys;
    end
  $$`,
  'select rebuild_search()',
];

// Last, as indexes are made faster than kept up.
const indexes = [
  // One for each language filter. Language and key are one text, so that none of them can stand in for another: which one
  // is read does not hang on how often the planner takes a language to be.
  'create index deck_search_keys_key_index on deck_search_keys (is_start, key, deck_id)',
  `create index deck_search_keys_target_index
    on deck_search_keys (is_start, (target_language || ' ' || key), deck_id)`,
  `create index deck_search_keys_source_index
    on deck_search_keys (is_start, (source_language || ' ' || key), deck_id)`,
  `create index deck_search_keys_languages_index
    on deck_search_keys (is_start, (target_language || ' ' || source_language || ' ' || key), deck_id)`,
  'create index search_word_ends_ending_index on search_word_ends (ending, before)',
  'create index user_search_keys_key_index on user_search_keys (is_start, key, user_id)',
];
