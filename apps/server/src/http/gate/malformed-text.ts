/** A text with the character 0, or with half of a surrogate pair: no database keeps it, and no keyboard writes it. */
const isBroken = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

/** The field of a request that is, or holds as a key, a broken text: `a.0.b`, '' for the request itself; if any. */
export function fieldOfMalformedText(request: unknown): string | undefined {
  const waiting: { field: string[]; value: unknown }[] = [{ field: [], value: request }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { field, value } = next;
    if (typeof value === 'string' && isBroken(value)) return field.join('.');
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (isBroken(key)) return field.join('.');
      waiting.push({ field: [...field, key], value: inner });
    }
  }
  return undefined;
}
