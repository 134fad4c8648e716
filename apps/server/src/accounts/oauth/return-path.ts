/** A path of this site with its query, or null when what was given is anything else (S9): nobody is sent elsewhere. */
export function safeReturnPath(path: string | undefined): string | null {
  if (path === undefined || !/^\/(?![/\\])[\u0021-\u007e]*$/.test(path) || path.includes('\\')) return null;
  const address = URL.parse(path, here);
  if (address?.origin !== here || address.pathname.startsWith('//')) return null;
  return address.pathname + address.search + address.hash;
}

/** A host that does not exist. It only serves to find out whether an address leads to another host. */
const here = 'https://here.invalid';
