import { Logger } from '@nestjs/common';
import { Refusal, refuse } from '../refusals/refusal.ts';
import { type FoundImage, type ImageProvider, ProviderFailure, type ProviderName } from './image-provider.ts';
import { SingleFlight } from './single-flight.ts';
import { ExpiringCache } from './expiring-cache.ts';

/** A picture with the site that has it. */
export interface ProviderImage extends FoundImage {
  provider: ProviderName;
}

const dayMs = 24 * 60 * 60 * 1000;
/** A site that could not be reached is left alone for so long: people do not wait for it again and again. */
const unreachableMs = 10_000;

/**
 * The sites in their order. The first one that has pictures answers; one that fails, is busy or has none is passed over.
 * What was found is remembered for a day, as the sites ask for.
 */
export class ProviderChain {
  readonly #log = new Logger('web images');
  readonly #pages: ExpiringCache<ProviderImage[]>;
  readonly #images: ExpiringCache<ProviderImage>;
  readonly #inFlight = new SingleFlight<ProviderImage[] | Refusal>();
  /** Which sites want to be left alone until when, and why. */
  readonly #pausedUntil = new Map<ProviderName, { until: number; trouble: ProviderFailure }>();

  constructor(
    private readonly providers: readonly ImageProvider[],
    private readonly now: () => number,
  ) {
    this.#pages = new ExpiringCache({ longestMs: dayMs, most: 500 }, now);
    this.#images = new ExpiringCache({ longestMs: dayMs, most: 10_000 }, now);
  }

  /**
   * A page of pictures for a text; none when every site that answers has none. Refused when none answers: TOO_MANY with
   * the time to wait, WEB_IMAGES_UNREACHABLE, WEB_IMAGES_FAILED.
   */
  search(text: string, page: number): Promise<ProviderImage[] | Refusal> {
    const key = `${page} ${text}`;
    const cached = this.#pages.get(key);
    return cached ? Promise.resolve(cached) : this.#inFlight.run(key, () => this.#searchAll(text, page, key));
  }

  /** A picture of a site, by its id there. Refused as above, and NOT_FOUND when there is no such site or picture. */
  async find(name: ProviderName, id: string): Promise<ProviderImage | Refusal> {
    const cached = this.#images.get(`${name} ${id}`);
    const provider = this.providerOf(name);
    if (cached || !provider) return cached ?? refuse('NOT_FOUND');
    const found = await this.#ask(provider, () => provider.find(id));
    if (found instanceof ProviderFailure) return refusalOf([found]);
    return found ? this.#remember(provider, found) : refuse('NOT_FOUND');
  }

  providerOf(name: ProviderName): ImageProvider | undefined {
    return this.providers.find((provider) => provider.name === name);
  }

  async #searchAll(text: string, page: number, key: string): Promise<ProviderImage[] | Refusal> {
    const troubles: ProviderFailure[] = [];
    for (const provider of this.providers) {
      const found = await this.#ask(provider, () => provider.search(text, page));
      if (found instanceof ProviderFailure) troubles.push(found);
      else if (found.length > 0) {
        const images = found.map((image) => this.#remember(provider, image));
        this.#pages.set(key, images);
        return images;
      }
    }
    return troubles.length < this.providers.length ? [] : refusalOf(troubles);
  }

  #remember({ name }: ImageProvider, image: FoundImage): ProviderImage {
    const found = { ...image, provider: name };
    this.#images.set(`${name} ${image.id}`, found);
    return found;
  }

  async #ask<T>({ name }: ImageProvider, question: () => Promise<T>): Promise<T | ProviderFailure> {
    const paused = this.#pausedUntil.get(name);
    if (paused && paused.until > this.now()) return paused.trouble;
    try {
      return await question();
    } catch (trouble) {
      if (!(trouble instanceof ProviderFailure)) throw trouble;
      this.#log.warn(`${name}: ${trouble.message}`);
      const pauseMs = trouble.trouble === 'unreachable' ? unreachableMs : trouble.waitMs;
      this.#pausedUntil.set(name, { until: this.now() + pauseMs, trouble });
      return trouble;
    }
  }
}

/** What people are told when no site answered. A site that is only busy will answer later. */
export function refusalOf(troubles: readonly ProviderFailure[]): Refusal {
  const waits = troubles.filter(({ trouble }) => trouble === 'busy').map(({ waitMs }) => waitMs);
  if (waits.length > 0) return new Refusal('TOO_MANY', undefined, undefined, Math.min(...waits));
  const isUnreachable = troubles.every(({ trouble }) => trouble === 'unreachable');
  return refuse(isUnreachable ? 'WEB_IMAGES_UNREACHABLE' : 'WEB_IMAGES_FAILED');
}
