/** What the pages of one build are made of; the build writes it into the worker. */
export interface Shell {
  /** Differs between any two builds whose files differ. */
  version: string;
  /** The text of index.html, which names its files by their hashes. */
  page: string;
  /** Paths of scripts, styles and icons. */
  files: readonly string[];
}

/** When the network takes longer than this, in milliseconds, the page is taken from the shell. */
const patienceMs = 3000;
const prefix = 'shell-';
const nameOf = ({ version }: Shell) => prefix + version;

/**
 * Keeps all of a build, or nothing of it: a page that is already another one, because the server was renewed meanwhile,
 * makes it throw, and the browser tries again later.
 */
export async function keepShell(shell: Shell): Promise<void> {
  // By its own name: at the front page's address the server sends one that names more of its parts.
  const page = await fetch('/index.html', { cache: 'reload' });
  if ((await page.clone().text()) !== shell.page) throw new Error('The page is of another build.');
  const cache = await caches.open(nameOf(shell));
  await cache.addAll([...shell.files]);
  await cache.put('/', page);
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
