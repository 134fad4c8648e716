import { Migration } from '@mikro-orm/migrations';

/** The library is searched, added to and reported; decks are edited by several tabs at once. */
export class CreateLibrary extends Migration {
  override up(): void {
    for (const statement of [...names, ...waiting, ...reports, ...edits, ...commands]) this.addSql(statement);
  }
}

/** Scripts written without spaces, and Korean, as ranges that every database reads alike. */
const unspaced =
  '\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\u{20000}-\u{323af}';

const names = [
  // A text as it is compared with others of its language: only case does not count. Turkish and Azerbaijani have two i.
  `create function name_case_key(language text, name text) returns text language sql immutable parallel safe as $$
    select lower(case when language in ('turkish', 'azerbaijani') then translate(name, 'Iİ', 'ıi') else name end)
  $$`,
  // What a name is found by beside its beginning: its later words; and, where no spaces are written, its later letters
  // and every two that stand together. The language stands before each, so that languages do not crowd each other.
  // Costly, so that it is looked up and not computed for every name; not parallel, since workers start slower than that.
  `create function name_parts(language text, key text) returns text[] language plpgsql immutable cost 1000 as $$
    declare
      words text[];
      letters text[];
      parts text[] := '{}';
      was_unspaced boolean := false;
      is_unspaced boolean;
    begin
      if key !~ '[ ${unspaced}]' then return parts; end if;
      words := string_to_array(key, ' ');
      for place in 2 .. cardinality(words) loop
        parts := parts || (language || ' ' || words[place]);
      end loop;
      if key !~ '[${unspaced}]' then return parts; end if;
      letters := string_to_array(key, null);
      for place in 1 .. cardinality(letters) loop
        is_unspaced := letters[place] ~ '[${unspaced}]';
        if is_unspaced and place > 1 then parts := parts || (language || ' ' || letters[place]); end if;
        if is_unspaced and was_unspaced then
          parts := parts || (language || ' ' || letters[place - 1] || letters[place]);
        end if;
        was_unspaced := is_unspaced;
      end loop;
      return parts;
    end
  $$`,
  'drop index translations_fold_key_index',
  `create index translations_offered_index on translations (language, fold_key, image_id)
    where approved and not is_deleted`,
  `create index translations_parts_index on translations using gin (name_parts(language, fold_key)) with (fastupdate = off)
    where approved and not is_deleted`,
  'drop index translations_submitted_by_index',
  `create index translations_submitted_by_index on translations (submitted_by, fold_key)
    where submitted_by is not null`,
  // Of those that stood there twice the oldest stays; decks that use another keep it.
  `update translations set is_deleted = true from translations older
    where older.image_id = translations.image_id and older.language = translations.language
      and name_case_key(older.language, older.translation) = name_case_key(translations.language, translations.translation)
      and older.translation_id < translations.translation_id and not older.is_deleted and not translations.is_deleted`,
  `create unique index translations_name_index
    on translations (image_id, language, name_case_key(language, translation)) where not is_deleted`,
];

/** What waits for an admin, oldest first. */
const waiting = [
  `create index images_waiting_index on images (created_at, image_id) where not image_approved and not is_deleted`,
  `create index translations_waiting_index on translations (created_at, translation_id)
    where not approved and not is_deleted`,
  `create index sounds_waiting_index on sounds (created_at, sound_id)
    where not approved and not is_deleted and not is_synthetic`,
];

const reports = [
  `create table entry_reports (
    entry text not null check (entry in ('image', 'translation', 'sound')),
    id integer not null,
    user_id integer not null references users on delete cascade,
    reason text not null,
    reported_at timestamptz not null default now(),
    -- Null until an admin has looked at it.
    reviewed_at timestamptz,
    primary key (entry, id, user_id)
  )`,
  'create index entry_reports_user_id_index on entry_reports (user_id)',
  'create index entry_reports_open_index on entry_reports (entry, id) where reviewed_at is null',
  // Three reports hide what is not approved (decisions section 8). Whether it is, the statement around knows.
  `create function is_hidden(of_entry text, of_id integer) returns boolean language sql stable as $$
    select count(*) >= 3 from entry_reports where entry = of_entry and id = of_id and reviewed_at is null
  $$`,
];

const edits = [
  // The deck's rev when each field last changed: what another tab has not touched since is merged.
  `alter table words add column image_rev integer not null default 0,
    add column target_rev integer not null default 0, add column source_rev integer not null default 0`,
  `alter table decks add column order_rev integer not null default 0, add column language_rev integer not null default 0`,
  'create index words_image_id_index on words (image_id) where image_id is not null',
  `create index words_target_translation_id_index on words (target_translation_id)
    where target_translation_id is not null`,
  `create index words_source_translation_id_index on words (source_translation_id)
    where source_translation_id is not null`,
];

const commands = [
  `create table done_commands (
    user_id integer not null references users on delete cascade,
    command_id uuid not null,
    -- The ids of what it made.
    made_ids integer[] not null,
    done_at timestamptz not null default now(),
    primary key (user_id, command_id)
  )`,
  'insert into done_commands select user_id, command_id, item_ids, created_at from clones',
  'drop table clones',
];
