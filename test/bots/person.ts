import { endpoints } from '@lexiroom/contracts/endpoints';
import { type Client, createClient } from '@lexiroom/contracts/http';
import type { LiveSettingsInput, QuickPickSettingsInput } from '@lexiroom/contracts/live';
import type { routes } from '@lexiroom/contracts/routes';

let people = 0;

/** Somebody with a browser: calls REST and keeps the cookies. */
export class Person {
  readonly api: Client<typeof routes>;
  readonly #cookies = new Map<string, string>();
  readonly url: string;

  constructor(url: string) {
    this.url = url;
    this.api = createClient<typeof routes>(endpoints, {
      baseUrl: `${url}/api`,
      fetch: (address, init) => this.#fetch(address as string, init),
    });
  }

  /** Signs up under a name of their own. */
  static async signedUp(url: string, role: 'teacher' | 'learner' = 'teacher'): Promise<Person> {
    const person = new Person(url);
    const username = `${role}-${process.pid}-${++people}`;
    await person.api.signUp({
      body: {
        username,
        email: `${username}@example.org`,
        password: 'four words are long',
        role,
        time_zone: 'Europe/Berlin',
      },
    });
    return person;
  }

  /** The same browser, at another address of the same installation. */
  at(url: string): Person {
    const there = new Person(url);
    for (const [name, value] of this.#cookies) there.#cookies.set(name, value);
    return there;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Opens a lobby over a topic deck. */
  async openLive(settings: LiveSettingsInput = {}, target_language = 'japanese') {
    return this.api.openLive({ body: { source: await this.#topicDeck(target_language), settings } });
  }

  /** Opens a game of Quick Pick over a topic deck. */
  async openQuickPick(settings: QuickPickSettingsInput = {}) {
    return this.api.openLive({ body: { game: 'quick-pick', source: await this.#topicDeck('japanese'), settings } });
  }

  async #topicDeck(target_language: string) {
    const [deck] = await this.api.topicDecks({ query: { target_language } });
    if (!deck) throw new Error('There is no topic deck');
    return { deck_ids: [deck.item_id] };
  }

  async #fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', this.cookie);
    const response = await fetch(address, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) this.#cookies.set(name, value);
    }
    return response;
  }
}
