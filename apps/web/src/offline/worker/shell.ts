/** What the pages of one build are made of; the build writes it into the worker. */
export interface Shell {
  /** Differs between any two builds whose files differ. */
  version: string;
  /** The text of index.html, which names its files by their hashes. */
  page: string;
  /** Paths of scripts, styles and icons. */
  files: readonly string[];
  /** Paths of the texts of the interface, by language. */
  texts: Readonly<Record<string, readonly string[]>>;
}

/** When the network takes longer than this, in milliseconds, the page is taken from the shell. */
const patienceMs = 3000;
const prefix = 'shell-';
/** The cache that remembers in which language a visitor reads, whichever build they have. */
const languageCache = 'language';
const nameOf = ({ version }: Shell) => prefix + version;

/**
 * Keeps all of a build, with its English texts and those of the language that is read here, or nothing of it: a page that is already another one, because the server was renewed meanwhile,
 * makes it throw, and the browser tries again later.
 */
export async function keepShell(shell: Shell): Promise<void> {
  // By its own name: at the front page's address the server sends one that names more of its parts.
  const page = await fetch('/index.html', { cache: 'reload' });
  if ((await page.clone().text()) !== shell.page) throw new Error('The page is of another build.');
  const cache = await caches.open(nameOf(shell));
  const language = await languageRead();
  const texts = new Set([...textsIn(shell, 'en'), ...textsIn(shell, language)]);
  await cache.addAll([...shell.files, ...texts]);
  await cache.put('/', page);
}

/** Keeps the texts of the language that is read here from now on. */
export async function keepLanguage(shell: Shell, language: unknown): Promise<void> {
  if (typeof language !== 'string' || !Object.hasOwn(shell.texts, language)) return;
  const cache = await caches.open(nameOf(shell));
  const isKept = await Promise.all(
    textsIn(shell, language).map(async (path) => (await cache.match(path)) !== undefined),
  );
  await cache.addAll(textsIn(shell, language).filter((_, place) => !isKept[place]));
  await (await caches.open(languageCache)).put('/', new Response(language));
}

const textsIn = ({ texts }: Shell, language: string): readonly string[] => texts[language] ?? [];

async function languageRead(): Promise<string> {
  const language = await caches.match('/', { cacheName: languageCache });
  return language ? language.text() : 'en';
}

/** Deletes the shells of earlier builds, which no tab shows any more when this one takes over. */
export async function dropOtherShells(shell: Shell): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== nameOf(shell));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** A file of the shell; the network only where it was lost. */
export async function shellFile(shell: Shell, request: Request): Promise<Response> {
  return (await kept(shell, new URL(request.url).pathname)) ?? fetch(request);
}

/** A page: from the network, and from the shell when the server is slow, in trouble, or not there. */
export async function shellPage(shell: Shell, request: Request): Promise<Response> {
  const fetched = fetch(request);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  try {
    const page = await Promise.race([fetched, patience.then(async () => (await kept(shell, '/')) ?? fetched)]);
    return isAway(page) ? ((await kept(shell, '/')) ?? page) : page;
  } catch {
    return (await kept(shell, '/')) ?? Response.error();
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a proxy in front of the server replies that the server is not there. */
function isAway({ status }: Response): boolean {
  return status >= 502 && status <= 504;
}

function kept(shell: Shell, path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: nameOf(shell), ignoreVary: true });
}
