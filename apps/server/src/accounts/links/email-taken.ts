import type pg from 'pg';

/**
 * Whether somebody else has an e-mail address, or may still take it back: whoever could take the address of a change that
 * is disputed would end the dispute.
 */
export async function isEmailTaken(
  client: Pick<pg.ClientBase, 'query'>,
  email: string,
  user_id: number | null,
): Promise<boolean> {
  const { rows } = await client.query<{ is_taken: boolean }>(addressTaken, [email, user_id]);
  return rows[0]!.is_taken;
}

const addressTaken = `
  select exists (select from users where email_key = $1 and user_id is distinct from $2)
    or exists (
      select from one_time_tokens
      where purpose = 'revert_email' and data->>'email' = $1 and user_id is distinct from $2
        and used_at is null and expires_at > now()) as is_taken`;
