import { createHash } from 'node:crypto';

/**
 * A UUID that follows from a text: the same text gives the same id, wherever and whenever, so that what is done again is done
 * once. Of version 8 (RFC 9562), the one for rules of one's own. Ids are stored: the rule stays as it is.
 */
export function derivedId(text: string): string {
  const digits = createHash('sha256').update(text).digest('hex');
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `a${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
}
