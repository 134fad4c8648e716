import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { freshDatabase } from './database/fresh-database.fixture.ts';
import { migrate } from './database/migrate.ts';
import { ormConfig } from './database/orm.config.ts';
import { entities } from './entities.ts';

let url: string;
let orm: MikroORM;
let client: pg.Client;

beforeAll(async () => {
  url = await freshDatabase();
  orm = await MikroORM.init(ormConfig(url, entities));
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await orm.close();
});

describe('the tables that the migrations make', () => {
  test.each(entities.map((entity) => entity.name))('have what %s is made of', async (name) => {
    const { tableName, props } = orm.getMetadata().getByClassName(name);
    const { rows } = await client.query<{ column_name: string; is_nullable: 'YES' | 'NO' }>(
      'select column_name, is_nullable from information_schema.columns where table_name = $1',
      [tableName],
    );
    const inTable = rows.map((row) => [row.column_name, row.is_nullable === 'YES']);
    const inEntity = props.map((property) => [property.name, property.nullable ?? false]);
    expect(Object.fromEntries(inEntity)).toEqual(Object.fromEntries(inTable));
  });
});

test('servers that start together migrate once', async () => {
  await Promise.all([migrate(url), migrate(url)]);
  const { rows } = await client.query<{ name: string }>('select name from mikro_orm_migrations');
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
});
