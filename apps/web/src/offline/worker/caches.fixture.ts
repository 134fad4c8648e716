/** The caches of a browser, in memory: as much of them as the worker uses. */
export class FakeCaches {
  readonly kept = new Map<string, Map<string, Response>>();

  open(name: string): Promise<FakeCache> {
    const entries = this.kept.get(name) ?? new Map<string, Response>();
    this.kept.set(name, entries);
    return Promise.resolve(new FakeCache(entries));
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.kept.keys()]);
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.kept.delete(name));
  }

  async match(path: string, { cacheName }: { cacheName: string }): Promise<Response | undefined> {
    return this.kept.has(cacheName) ? (await this.open(cacheName)).match(path) : undefined;
  }
}

class FakeCache {
  readonly #entries: Map<string, Response>;

  constructor(entries: Map<string, Response>) {
    this.#entries = entries;
  }

  match(request: Request | string): Promise<Response | undefined> {
    return Promise.resolve(this.#entries.get(pathOf(request))?.clone());
  }

  put(request: Request | string, response: Response): Promise<void> {
    this.#entries.set(pathOf(request), response);
    return Promise.resolve();
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.#entries.keys()]);
  }

  delete(path: string): Promise<boolean> {
    return Promise.resolve(this.#entries.delete(path));
  }

  add(path: string): Promise<void> {
    return this.addAll([path]);
  }

  /** All, or none when one of them cannot be had. */
  async addAll(paths: string[]): Promise<void> {
    const responses = await Promise.all(paths.map((path) => fetch(path)));
    if (responses.some(({ ok }) => !ok)) throw new TypeError('Request failed');
    for (const [at, path] of paths.entries()) this.#entries.set(path, responses[at]!);
  }
}

const pathOf = (request: Request | string) => (typeof request === 'string' ? request : new URL(request.url).pathname);
