import type pg from 'pg';
import type { AuditAction } from './audit-row.entity.ts';

/** Writes down what a user has done, in the transaction that does it. */
export async function writeAudit(
  client: pg.ClientBase | pg.Pool,
  action: AuditAction,
  user_id: number,
  detail: Record<string, string>,
): Promise<void> {
  await client.query('insert into audit_rows (action, user_id, detail) values ($1, $2, $3)', [action, user_id, detail]);
}
