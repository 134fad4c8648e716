import { Migration } from '@mikro-orm/migrations';

/**
 * Several servers on one database: who they are, that they live, and which of them leads a live session. `epoch` grows
 * whenever a session is led by another one, which proves it with all it writes.
 */
export class KnowServers extends Migration {
  override up(): void {
    this.addSql(`create table servers (
      server_id uuid constraint servers_pkey primary key,
      -- Where the other servers reach it.
      address text not null,
      started_at timestamptz not null,
      -- When it last said that it lives, by the clock of the database, and what its own steady clock showed then.
      beat_at timestamptz not null,
      steady_now double precision not null,
      -- It has gone by itself: nobody waits for its next beat.
      left_at timestamptz
    )`);
    this.addSql('alter table lives add column owner uuid, add column epoch integer not null default 0');
    this.addSql(`create table shared_secrets (
      name text constraint shared_secrets_pkey primary key,
      secret bytea not null
    )`);
  }
}
