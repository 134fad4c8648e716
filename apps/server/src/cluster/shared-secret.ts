import pg from 'pg';

const name = 'server';

/**
 * The secret that all servers of a database sign with: that of the first one which comes. A seat's token, given by one of
 * them, is good at the others.
 */
export async function sharedSecret(databaseUrl: string, own: Buffer): Promise<Buffer> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('insert into shared_secrets (name, secret) values ($1, $2) on conflict (name) do nothing', [
      name,
      own,
    ]);
    const { rows } = await client.query<{ secret: Buffer }>('select secret from shared_secrets where name = $1', [
      name,
    ]);
    return rows[0]!.secret;
  } finally {
    await client.end();
  }
}
