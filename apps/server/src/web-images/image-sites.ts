import { Logger } from '@nestjs/common';
import { Refusal, refuse } from '../refusals/refusal.ts';
import { type FoundImage, type ImageProvider, ProviderTrouble, type ProviderName } from './image-provider.ts';
import { Errands } from './errands.ts';
import { Memory } from './memory.ts';

/** A picture with the site that has it. */
export interface SiteImage extends FoundImage {
  provider: ProviderName;
}

const dayMs = 24 * 60 * 60 * 1000;
/** A site that could not be reached is left alone for so long: people do not wait for it again and again. */
const unreachableMs = 10_000;

/**
 * The sites in their order. The first one that has pictures answers; one that fails, is busy or has none is passed over.
 * What was found is remembered for a day, as the sites ask for.
 */
export class ImageSites {
  readonly #log = new Logger('web images');
  readonly #pages: Memory<SiteImage[]>;
  readonly #images: Memory<SiteImage>;
  readonly #errands = new Errands<SiteImage[] | Refusal>();
  /** Which sites want to be left alone until when, and why. */
  readonly #left = new Map<ProviderName, { until: number; trouble: ProviderTrouble }>();

  constructor(
    private readonly providers: readonly ImageProvider[],
    private readonly now: () => number,
  ) {
    this.#pages = new Memory({ longestMs: dayMs, most: 500 }, now);
    this.#images = new Memory({ longestMs: dayMs, most: 10_000 }, now);
  }

  /**
   * A page of pictures for a text; none when every site that answers has none. Refused when none answers: TOO_MANY with
   * the time to wait, WEB_IMAGES_UNREACHABLE, WEB_IMAGES_FAILED.
   */
  search(text: string, page: number): Promise<SiteImage[] | Refusal> {
    const key = `${page} ${text}`;
    const known = this.#pages.get(key);
    return known ? Promise.resolve(known) : this.#errands.run(key, () => this.#searchAll(text, page, key));
  }

  /** A picture of a site, by its id there. Refused as above, and NOT_FOUND when there is no such site or picture. */
  async find(name: ProviderName, id: string): Promise<SiteImage | Refusal> {
    const known = this.#images.get(`${name} ${id}`);
    const provider = this.providerOf(name);
    if (known || !provider) return known ?? refuse('NOT_FOUND');
    const found = await this.#ask(provider, () => provider.find(id));
    if (found instanceof ProviderTrouble) return refusalOf([found]);
    return found ? this.#remember(provider, found) : refuse('NOT_FOUND');
  }

  providerOf(name: ProviderName): ImageProvider | undefined {
    return this.providers.find((provider) => provider.name === name);
  }

  async #searchAll(text: string, page: number, key: string): Promise<SiteImage[] | Refusal> {
    const troubles: ProviderTrouble[] = [];
    for (const provider of this.providers) {
      const found = await this.#ask(provider, () => provider.search(text, page));
      if (found instanceof ProviderTrouble) troubles.push(found);
      else if (found.length > 0) {
        const images = found.map((image) => this.#remember(provider, image));
        this.#pages.set(key, images);
        return images;
      }
    }
    return troubles.length < this.providers.length ? [] : refusalOf(troubles);
  }

  #remember({ name }: ImageProvider, image: FoundImage): SiteImage {
    const found = { ...image, provider: name };
    this.#images.set(`${name} ${image.id}`, found);
    return found;
  }

  async #ask<T>({ name }: ImageProvider, question: () => Promise<T>): Promise<T | ProviderTrouble> {
    const left = this.#left.get(name);
    if (left && left.until > this.now()) return left.trouble;
    try {
      return await question();
    } catch (trouble) {
      if (!(trouble instanceof ProviderTrouble)) throw trouble;
      this.#log.warn(`${name}: ${trouble.message}`);
      const pauseMs = trouble.trouble === 'unreachable' ? unreachableMs : trouble.waitMs;
      this.#left.set(name, { until: this.now() + pauseMs, trouble });
      return trouble;
    }
  }
}

/** What people are told when no site answered. A site that is only busy will answer later. */
export function refusalOf(troubles: readonly ProviderTrouble[]): Refusal {
  const waits = troubles.filter(({ trouble }) => trouble === 'busy').map(({ waitMs }) => waitMs);
  if (waits.length > 0) return new Refusal('TOO_MANY', undefined, undefined, Math.min(...waits));
  const isUnreachable = troubles.every(({ trouble }) => trouble === 'unreachable');
  return refuse(isUnreachable ? 'WEB_IMAGES_UNREACHABLE' : 'WEB_IMAGES_FAILED');
}
