/** The database cannot be used, for a reason that its operator can mend: the message is one sentence for them. */
export class DatabaseUnusable extends Error {
  override name = 'DatabaseUnusable';
}
