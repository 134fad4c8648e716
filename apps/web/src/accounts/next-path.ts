/** Where one goes on from, and would only come back to. */
const authPages = /^\/(login|signup|forgot_password|reset_password\/[^/]*|select_username|oauth\/[^/]*)\/?$/i;

/** Where to go after logging in: a path of this site with its query, whatever was written into the address; else home. */
export function nextPath(wanted: string | undefined, origin: string = location.origin): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || !URL.canParse(wanted, origin)) return '/';
  const address = new URL(wanted, origin);
  if (address.origin !== origin || address.pathname.startsWith('//')) return '/';
  if (authPages.test(address.pathname)) return '/';
  return address.pathname + address.search + address.hash;
}
