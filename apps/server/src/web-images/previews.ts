import { scalePicture } from '../pictures/draw-picture.ts';
import { ConcurrencyLimit } from '../pictures/concurrency-limit.ts';
import { SingleFlight } from './single-flight.ts';
import { fetchFromSite } from './fetch-from-site.ts';
import { type ImageProvider, ProviderFailure } from './image-provider.ts';
import type { ProviderImage } from './provider-chain.ts';
import { ExpiringCache } from './expiring-cache.ts';

/** How large a picture of another site is shown: in the columns, or on its own. */
export const previewSizes = { small: { width: 480, height: 480 }, large: { width: 1024, height: 1000 } } as const;
export type PreviewSize = keyof typeof previewSizes;

/** Larger files, and pictures of more pixels, are not taken from other sites. */
const mostBytes = 10_000_000;
export const mostPixels = 36_000_000;
const mostKeptBytes = 48_000_000;
const dayMs = 24 * 60 * 60 * 1000;

/** Fetches pictures from their sites, a few at a time; what people look at is drawn anew before it reaches them. */
export class Previews {
  readonly #kept: ExpiringCache<Buffer>;
  readonly #inFlight = new SingleFlight<Buffer>();
  readonly #fetches = new ConcurrencyLimit(8, 200);

  constructor(now: () => number) {
    this.#kept = new ExpiringCache({ longestMs: dayMs, most: mostKeptBytes, weigh: (bytes) => bytes.length }, now);
  }

  /** The picture as WebP. @throws {ProviderFailure} when it cannot be had, or is none. */
  show(provider: ImageProvider, image: ProviderImage, size: PreviewSize): Promise<Buffer> {
    const key = `${provider.name} ${size} ${image.id}`;
    const kept = this.#kept.get(key);
    return kept ? Promise.resolve(kept) : this.#inFlight.run(key, () => this.#draw(provider, image, size, key));
  }

  /** The bytes of the large picture, as the site has them. @throws {ProviderFailure} */
  fetchLarge(provider: ImageProvider, image: ProviderImage): Promise<Buffer> {
    return this.#fetch(provider, image.large_address);
  }

  async #draw(provider: ImageProvider, image: ProviderImage, size: PreviewSize, key: string): Promise<Buffer> {
    const bytes = await this.#fetch(provider, size === 'small' ? image.preview_address : image.large_address);
    const drawn = await scalePicture(bytes, { ...previewSizes[size], mostPixels }).catch(() => {
      throw new ProviderFailure('failed', 'it sent a picture that cannot be decoded');
    });
    this.#kept.set(key, drawn);
    return drawn;
  }

  #fetch({ origins, userAgent }: ImageProvider, address: string): Promise<Buffer> {
    return this.#fetches.run(() => fetchFromSite(address, { origins, userAgent, mostBytes, type: 'image/' }));
  }
}
