/** What an address of a page begins with (specifications 1 and 3, routes): kept back as a username. */
export const pageAddresses = new Set([
  '',
  'login',
  'signup',
  'select_username',
  'oauth',
  'verify',
  'revert_email_change',
  'forgot_password',
  'reset_password',
  'user',
  'settings',
  'classes',
  'class',
  'join',
  'live',
  'deck',
  'decks',
  'category',
  'today',
  'story',
  'create_quiz',
  'import',
  'search',
  'translate',
  'docs',
  'admin',
  'unsubscribe',
]);

/** The addresses that a page stands at, as the browser's table of pages has them; each `:name` is one part, whatever it says. */
export const pagePaths = [
  '/',
  '/login',
  '/signup',
  '/select_username',
  '/oauth/:provider',
  '/verify/:verification_string',
  '/revert_email_change/:reversion_string',
  '/forgot_password',
  '/reset_password/:reset_string',
  '/user/:username',
  '/user/:username/progress',
  '/user/:username/:directory',
  '/classes',
  '/class/:class_id',
  '/join',
  '/join/:code',
  '/class/:class_id/matrix',
  '/class/:class_id/student/:student_id',
  '/settings',
  '/decks',
  '/deck/:owner/new',
  '/deck/:owner/:item',
  '/deck/:owner/:item/edit',
  '/deck/:owner/:item/:view',
  '/category/:owner/:item',
  '/category/:owner/:item/:view',
  '/today',
  '/today/:owner/:view',
  '/unsubscribe/:token',
  '/story/:owner/new',
  '/story/:owner/:item',
  '/translate',
  '/create_quiz/:items',
  '/create_quiz/marks/:quiz_id',
  '/import',
  '/docs',
  '/docs/:name',
  '/admin',
  '/admin/:section',
  '/live',
  '/live/:pin',
  '/live/:pin/projector',
  '/live/:pin/host',
  '/live/:pin/remote',
  '/live/report/:live_id',
  '/live/class/:class_id',
];

const patterns = pagePaths.map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'));

/** Whether a page stands at a path; capitals do not matter, nor a stroke at the end. Whatever else is typed gets the 404 page. */
export const isPage = (path: string): boolean => patterns.some((pattern) => pattern.test(path));

/** An address that nobody has, below which nothing stands. */
const nowhere = '/nowhere';

/**
 * The address that is looked for in place of a page's with escapes that mean nothing (`/deck/x/%E0%A4%A`): one that
 * nobody has, so that people see the 404 page. Below /api they are refused as they stand.
 */
export function withoutBrokenEscapes(url: string): string {
  const path = url.split(/[?#;]/)[0]!;
  if (/^\/(?:api|media|assets)\//i.test(path)) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return nowhere;
  }
}

/**
 * The call that is made by a POST to the page that a mail unsubscribes at: mail programs send it there, as they know that
 * address alone (RFC 8058). Any other address stays as it is.
 */
export const calledByMail = (url: string): string =>
  withoutBrokenEscapes(url.replace(/^\/unsubscribe\//, '/api/unsubscribe/'));
