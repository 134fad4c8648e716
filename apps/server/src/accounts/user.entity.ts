import { defineEntity, p } from '@mikro-orm/core';
import type { Role } from '@lexiroom/contracts/accounts';

const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    user_id: p.integer().primary().autoincrement(),
    username: p.text(),
    username_key: p.text().unique(),
    email: p.text().nullable(),
    email_key: p.text().unique().nullable(),
    /** Null: this account cannot log in with a password. */
    password_hash: p.text().nullable(),
    role: p.text().$type<Role>(),
    is_admin: p.boolean().default(false),
    verified: p.boolean().default(false),
    user_picture: p.text().nullable(),
    time_zone: p.text().default('UTC'),
    /** Hours after midnight at which their day begins. */
    day_boundary: p.smallint().default(4),
    created_at: p.datetime().defaultRaw('now()'),
  },
});

/** Somebody with an account; `lexiroom`, who owns the first content, has neither e-mail nor password. */
export class User extends UserSchema.class {}
UserSchema.setClass(User);
