import { defineConfig } from '@mikro-orm/postgresql';
import { entities } from './entities.ts';

/** No statement of a request may take longer. */
export const statementTimeoutMs = 2000;

/** The object mapper as the server uses it. Table names are given, columns are called like their properties. */
export const ormConfig = (clientUrl: string) =>
  defineConfig({
    clientUrl,
    entities,
    pool: { min: 0, max: 6 },
    driverOptions: { statement_timeout: statementTimeoutMs, connectionTimeoutMillis: statementTimeoutMs },
  });
