import { defineEntity, p } from '@mikro-orm/core';

const OneTimeTokenSchema = defineEntity({
  name: 'OneTimeToken',
  tableName: 'one_time_tokens',
  properties: {
    token_hash: p.blob().primary(),
    purpose: p.text().$type<'first_admin'>(),
    user_id: p.integer().nullable(),
    created_at: p.datetime().defaultRaw('now()'),
    expires_at: p.datetime(),
    used_at: p.datetime().nullable(),
  },
});

/** A link that works once, for one purpose, for a while. */
export class OneTimeToken extends OneTimeTokenSchema.class {}
OneTimeTokenSchema.setClass(OneTimeToken);
