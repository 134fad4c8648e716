import { Migration } from '@mikro-orm/migrations';

/** What was broken off between a sound's file and its row leaves no file for ever. */
export class CreateLooseSounds extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  // Files that no sound has, or not yet; deleted when none has them a day later.
  `create table loose_sounds (
    sound_hash text primary key,
    noted_at timestamptz not null
  )`,
  'create index loose_sounds_noted_at_index on loose_sounds (noted_at)',
];
