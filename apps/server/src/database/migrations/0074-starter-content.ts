import { Migration } from '@mikro-orm/migrations';

/** What the library was given with the program, so that a later release adds what is new and nothing twice. */
export class RememberStarterContent extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  // The newest is the one that the library has.
  `create table starter_versions (
    version text primary key,
    applied_at timestamptz not null default now()
  )`,
  `create table starter_pictures (
    image_hash text primary key,
    -- The key of a concept of library.json.
    concept_key text not null,
    image_id integer references images on delete set null
  )`,
  'create index starter_pictures_image_id_index on starter_pictures (image_id)',
  `create table starter_names (
    image_id integer not null,
    language text not null,
    -- The one that is shown; others are accepted as well.
    is_main boolean not null,
    -- As it was given last.
    name text not null,
    -- Null where the picture had this name from somebody else. The name may be gone by now.
    translation_id integer,
    primary key (image_id, language, is_main, name)
  )`,
  `create table starter_decks (
    -- The key of a topic of decks.json.
    topic_key text not null,
    target_language text not null,
    -- Null when it is gone.
    deck_id integer references decks on delete set null,
    deck_name text not null,
    -- Its words as they were given, in their order, and the concept of each.
    word_ids integer[] not null,
    concept_keys text[] not null,
    primary key (topic_key, target_language)
  )`,
  'create index starter_decks_deck_id_index on starter_decks (deck_id) where deck_id is not null',
];
