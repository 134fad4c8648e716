/** A path of this site with its query, or null when what was given is anything else (S9): nobody is sent elsewhere. */
export function safeReturnPath(path: string | undefined): string | null {
  if (path === undefined || !/^\/(?![/\\])[\u0021-\u007e]*$/.test(path) || path.includes('\\')) return null;
  const address = URL.parse(path, here);
  if (address?.origin !== here || address.pathname.startsWith('//')) return null;
  return address.pathname + address.search + address.hash;
}

/** No site at all: only whether an address leads away from it is asked. */
const here = 'https://here.invalid';
