/** Where one goes on from, and would only come back to. */
const authPages = /^\/(login|signup|forgot_password|reset_password\/[^/]*|select_username|oauth\/[^/]*)\/?$/i;

/** Where to go after logging in: a path of this site with its query, whatever was written into the address; else home. */
export function nextPath(given: string | undefined, origin: string = location.origin): string {
  if (!given || !/^\/(?![/\\])/.test(given) || !URL.canParse(given, origin)) return '/';
  const address = new URL(given, origin);
  if (address.origin !== origin || address.pathname.startsWith('//')) return '/';
  if (authPages.test(address.pathname)) return '/';
  return address.pathname + address.search + address.hash;
}
