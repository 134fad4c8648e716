import { defineEntity, p } from '@mikro-orm/core';

const AccountSessionSchema = defineEntity({
  name: 'AccountSession',
  tableName: 'account_sessions',
  properties: {
    session_id: p.integer().primary().autoincrement(),
    /** SHA-256 of the token in the cookie: who reads the table cannot log in with it. */
    token_hash: p.blob().unique(),
    user_id: p.integer(),
    user_agent: p.text().nullable(),
    created_at: p.datetime().defaultRaw('now()'),
    last_seen_at: p.datetime().defaultRaw('now()'),
    /** When its owner last showed who they are. */
    proved_at: p.datetime().defaultRaw('now()'),
    expires_at: p.datetime(),
  },
});

/** One browser in which somebody is logged in. */
export class AccountSession extends AccountSessionSchema.class {}
AccountSessionSchema.setClass(AccountSession);
