/** Reads `?id=1&id=2` as `{ id: ['1', '2'] }`; nothing is taken for JSON. */
export function parseSearch(search: string): Record<string, string | string[]> {
  const found: Record<string, string | string[]> = {};
  for (const [name, value] of new URLSearchParams(search)) {
    const before = found[name];
    found[name] = before === undefined ? value : [before, value].flat();
  }
  return found;
}

/** Writes every value of a list as a parameter of its own. */
export function stringifySearch(given: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) {
    for (const one of [value].flat()) {
      if (typeof one === 'string' || typeof one === 'number') parameters.append(name, String(one));
    }
  }
  const text = parameters.toString();
  return text && `?${text}`;
}

/** The ids of decks in an address: numbers only, each once. */
export function deckIdsOf(given: unknown): string[] {
  const ids = [given].flat().filter((id): id is string => typeof id === 'string' && /^[1-9]\d{0,9}$/.test(id));
  return [...new Set(ids)];
}
