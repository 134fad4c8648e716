import { defineEntity, p } from '@mikro-orm/core';
import type { Role, UserSettings } from '@lexiroom/contracts/accounts';
import type { LanguageId } from '@lexiroom/domain/languages';

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
    target_language: p.text().$type<LanguageId>().nullable(),
    source_language: p.text().$type<LanguageId>().nullable(),
    purpose: p.text().$type<UserSettings['purpose']>().default('study'),
    interface_language: p.text().$type<NonNullable<UserSettings['interface_language']>>().nullable(),
    option_count: p.smallint().$type<UserSettings['option_count']>().default(4),
    scheduler: p.text().$type<UserSettings['scheduler']>().default('classic'),
    has_sound: p.boolean().default(true),
    reduced_motion: p.boolean().default(false),
    dyslexia_font: p.boolean().default(false),
    high_contrast: p.boolean().default(false),
    is_hidden: p.boolean().default(false),
    /** When they are shown how a word is read. */
    reading_help: p.text().$type<UserSettings['reading_help']>().default('always'),
    /** How many new words they want a day. */
    daily_new_words: p.smallint().default(10),
    /** What their goal of a day counts; null without one. */
    daily_goal_kind: p.text().$type<NonNullable<UserSettings['daily_goal_kind']>>().nullable(),
    daily_goal: p.smallint().default(20),
    /** Days of a week that they may leave out. */
    rest_days: p.smallint().default(2),
    username_changed_at: p.datetime().nullable(),
    suspended_at: p.datetime().nullable(),
    /** Gone 14 days later, unless they log in and keep it. */
    deletion_asked_at: p.datetime().nullable(),
    /** Raised when everybody is logged out: what was given out before it opens nothing any more. */
    access_epoch: p.integer().default(0),
    /** When the e-mail address was last shown to be theirs. */
    confirmed_at: p.datetime().nullable(),
    created_at: p.datetime().defaultRaw('now()'),
  },
});

/** Somebody with an account; `lexiroom`, who owns the starter library, has neither e-mail nor password. */
export class User extends UserSchema.class {}
UserSchema.setClass(User);
