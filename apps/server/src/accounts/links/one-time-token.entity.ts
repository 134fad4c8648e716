import { defineEntity, p } from '@mikro-orm/core';

/** The purpose of a link. A link is refused where another purpose is asked for. */
export type TokenPurpose =
  'first_admin' | 'verify' | 'change_email' | 'revert_email' | 'reset_password' | 'oauth' | 'identity';

const OneTimeTokenSchema = defineEntity({
  name: 'OneTimeToken',
  tableName: 'one_time_tokens',
  properties: {
    token_hash: p.blob().primary(),
    purpose: p.text().$type<TokenPurpose>(),
    user_id: p.integer().nullable(),
    /** What the link is about: an address, or what a provider said. */
    data: p.json<Record<string, unknown>>().defaultRaw(`'{}'`),
    created_at: p.datetime().defaultRaw('now()'),
    expires_at: p.datetime(),
    used_at: p.datetime().nullable(),
  },
});

/** A link that works once, for one purpose, for a while. */
export class OneTimeToken extends OneTimeTokenSchema.class {}
OneTimeTokenSchema.setClass(OneTimeToken);
