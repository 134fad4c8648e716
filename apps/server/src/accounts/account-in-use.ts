/** A condition of SQL on `users u`: the account can be used. One that is suspended or leaving counts as none. */
export const isInUse = 'u.suspended_at is null and u.deletion_asked_at is null';
