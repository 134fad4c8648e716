import { expect, test } from '@jest/globals';
import { silentPostgres } from '../database/silent-postgres.fixture.ts';
import { openDatabase } from './open-database.ts';

test('a PostgreSQL that lets in and then answers nothing is told within seconds', async () => {
  const silent = await silentPostgres();
  const opening = openDatabase('/nowhere', `postgresql://somebody@127.0.0.1:${silent.port}/postgres`, 'operate');
  await expect(opening).rejects.toMatchObject({
    name: 'CannotStart',
    message: `DATABASE_URL cannot be used: 127.0.0.1:${silent.port} did not answer as a PostgreSQL does within 4 seconds.`,
  });
  silent.close();
}, 15_000);
