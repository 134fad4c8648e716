import { Migration } from '@mikro-orm/migrations';

/** Files that are brought from other programs, what is wrong with their rows, and what was made of them. */
export class CreateImports extends Migration {
  override up(): void {
    this.addSql(`create table imports (
      user_id integer not null constraint imports_user_id_fkey references users on delete cascade,
      import_id uuid not null,
      file_name text not null,
      file_bytes integer not null,
      is_pasted boolean not null,
      -- Names the file below DATA_DIR; null once it is not needed any more.
      file_key text constraint imports_file_key_key unique,
      received_bytes integer not null default 0,
      state text not null default 'receiving' constraint imports_state_check check (state in ('receiving', 'reading',
        'ready', 'importing', 'done', 'undoing', 'undone', 'failed', 'cancelled')),
      -- What an import that is being undone is afterwards; 'importing': it begins again.
      ends_as text constraint imports_ends_as_check check (ends_as in ('importing', 'undone', 'failed', 'cancelled')),
      failure text,
      -- How often it was begun: a file that ends the server is not tried for ever.
      attempts smallint not null default 0,
      begun_at timestamptz not null,
      changed_at timestamptz not null,
      done_at timestamptz,
      progress_done integer,
      progress_total integer,
      format text,
      read_as jsonb,
      tables jsonb not null default '[]',
      choice jsonb,
      rows jsonb not null default '[]',
      counts jsonb,
      -- Which decks it makes, with how many words and sentences each.
      plan jsonb,
      problem_count integer not null default 0,
      made_item_id integer,
      constraint imports_pkey primary key (user_id, import_id)
    )`);
    this.addSql(`create table import_problems (
      user_id integer not null,
      import_id uuid not null,
      place integer not null,
      table_index integer,
      line integer,
      code text not null,
      text text,
      constraint import_problems_pkey primary key (user_id, import_id, place),
      constraint import_problems_import_fkey foreign key (user_id, import_id) references imports on delete cascade
    )`);
    // No foreign keys lead to what was made: it may be gone before the import is undone.
    this.addSql(`create table import_things (
      user_id integer not null,
      import_id uuid not null,
      kind text not null constraint import_things_kind_check
        check (kind in ('folder', 'deck', 'word', 'sentence', 'picture', 'sound')),
      id integer not null,
      -- Of a deck: the revision that the import left it at.
      rev integer,
      constraint import_things_pkey primary key (user_id, import_id, kind, id),
      constraint import_things_import_fkey foreign key (user_id, import_id) references imports on delete cascade
    )`);
    // Recordings that came with a file are for the decks of whoever brought it: nobody reviews them for the library.
    this.addSql('alter table sounds add column is_private boolean not null default false');
  }
}
