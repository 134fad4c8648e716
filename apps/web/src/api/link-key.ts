/** The key of the link by which the page was opened, as its address has it; null without one. */
export const linkKey = (): string | null => new URLSearchParams(location.search).get('key');

/** An address with a key, of this page's link unless another is given: what is by link opens with it only. */
export const withLinkKey = (path: string, key: string | null = linkKey()): string =>
  key ? `${path}${path.includes('?') ? '&' : '?'}key=${encodeURIComponent(key)}` : path;
