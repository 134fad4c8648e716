import { defineEntity, p } from '@mikro-orm/core';

/** The actions that are recorded: those about accounts, and what admins do to things of other people. */
export type AuditAction =
  | 'sign_up'
  | 'log_in'
  | 'log_in_failed'
  | 'log_out'
  | 'session_ended'
  | 'proof_failed'
  | 'email_verified'
  | 'email_changed'
  | 'email_change_reverted'
  | 'password_changed'
  | 'password_reset_asked'
  | 'password_reset'
  | 'username_changed'
  | 'role_changed'
  | 'admin_made'
  | 'admin_unmade'
  | 'user_verified'
  | 'user_suspended'
  | 'user_readmitted'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'identity_proved'
  | 'data_exported'
  | 'deletion_asked'
  | 'deletion_taken_back'
  | 'user_deleted'
  | 'entry_approved'
  | 'entry_kept'
  | 'entry_deleted'
  | 'entry_edited';

const AuditRowSchema = defineEntity({
  name: 'AuditRow',
  tableName: 'audit_rows',
  properties: {
    audit_id: p.bigint('number').primary().autoincrement(),
    at: p.datetime().defaultRaw('now()'),
    action: p.text().$type<AuditAction>(),
    user_id: p.integer().nullable(),
    detail: p.json<Record<string, string>>().defaultRaw(`'{}'`),
  },
});

/** One line of the account's history: who did what when, without secrets. */
export class AuditRow extends AuditRowSchema.class {}
AuditRowSchema.setClass(AuditRow);
