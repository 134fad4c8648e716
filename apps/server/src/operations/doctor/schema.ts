import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { migrate } from '../../database/migrate.ts';
import { operationClient } from '../../database/time-limits.ts';
import { migrationsTable } from '../../database/applied-migrations.ts';
import type { Difference } from '../../event-log/difference.ts';
import { mayMakeDatabases } from '../backup/prove.ts';
import type { Surroundings } from './check.ts';

/** The definition of each column, key, trigger and function, as PostgreSQL itself writes it, by its name. */
type Catalogue = Map<string, string>;

/**
 * Columns, keys, rules, triggers and functions are those that the migrations make: they are run in a database of their
 * own, which is dropped again, and the two are held side by side. Not where this user may not make a database.
 */
export async function compareSchema(client: pg.ClientBase, { databaseUrl }: Surroundings): Promise<Difference[]> {
  if (!(await mayMakeDatabases(client))) return [];
  const [expected, found] = [await catalogueOfThisVersion(databaseUrl), await readCatalogue(client)];
  const differences: Difference[] = [];
  for (const what of new Set([...expected.keys(), ...found.keys()])) {
    const [should, is] = [expected.get(what) ?? 'nothing', found.get(what) ?? 'nothing'];
    if (should !== is) differences.push({ what, expected: should, found: is });
  }
  return differences;
}

/** Tells why nothing was compared when the database user lacks the right to make a database. */
export async function tellOfMissingRights(client: pg.ClientBase): Promise<string[]> {
  return (await mayMakeDatabases(client)) ? [] : ['not looked at, as the user of DATABASE_URL may not make a database'];
}

/** One catalogue for each database server: the tables of this version do not change while the process runs. */
const catalogues = new Map<string, Promise<Catalogue>>();

function catalogueOfThisVersion(databaseUrl: string): Promise<Catalogue> {
  const server = new URL(databaseUrl).host;
  const catalogue = catalogues.get(server) ?? makeCatalogue(databaseUrl);
  catalogues.set(server, catalogue);
  catalogue.catch(() => catalogues.delete(server));
  return catalogue;
}

async function makeCatalogue(databaseUrl: string): Promise<Catalogue> {
  const name = `lexiroom_doctor_${randomBytes(6).toString('hex')}`;
  const own = Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).href;
  return connected(databaseUrl, async (maker) => {
    await maker.query(`create database ${name} template template0`);
    try {
      await migrate(own);
      return await connected(own, readCatalogue);
    } finally {
      await maker.query(`drop database if exists ${name} with (force)`);
    }
  });
}

async function connected<Result>(url: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = operationClient(url);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

async function readCatalogue(client: pg.ClientBase): Promise<Catalogue> {
  const { rows } = await client.query<{ what: string; definition: string }>(catalogue, [migrationsTable]);
  return new Map(rows.map(({ what, definition }) => [what, definition]));
}

/** Statistics, owners and the order of columns do not matter, and what belongs to MikroORM or to an extension. */
const catalogue = `
  with tables as (
    select oid, relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> $1
  )
  select format('column %s of %s', attname, relname) as what,
    concat_ws(' ', format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
      pg_get_expr(adbin, adrelid), nullif(attidentity::text, ''), nullif(attgenerated::text, '')) as definition
  from tables join pg_attribute on attrelid = tables.oid
  left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attnum > 0 and not attisdropped
  union all
  select format('rule %s of %s', conname, relname),
    concat_ws(' ', pg_get_constraintdef(pg_constraint.oid), case when not convalidated then 'not validated' end)
  from tables join pg_constraint on conrelid = tables.oid where contype <> 'n'
  union all
  select format('index %s of %s', index.relname, tables.relname),
    concat_ws(' ', pg_get_indexdef(indexrelid), case when not indisvalid then 'not valid' end)
  from tables join pg_index on indrelid = tables.oid join pg_class index on index.oid = indexrelid
  union all
  select format('trigger %s of %s', tgname, relname),
    concat_ws(' ', pg_get_triggerdef(pg_trigger.oid), case when tgenabled <> 'O' then 'switched off' end)
  from tables join pg_trigger on tgrelid = tables.oid where not tgisinternal
  union all
  select format('function %s', pg_proc.oid::regprocedure), pg_get_functiondef(pg_proc.oid)
  from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
    and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')
  union all
  -- Foreign keys are held by triggers of PostgreSQL's own, which can be switched off too.
  select format('foreign keys held at %s', relname), 'all'
  from tables where exists (
    select 1 from pg_trigger where tgrelid = tables.oid and tgisinternal)
    and not exists (select 1 from pg_trigger where tgrelid = tables.oid and tgisinternal and tgenabled = 'D')`;
