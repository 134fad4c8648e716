import { scalePicture } from '../pictures/draw-picture.ts';
import { Turns } from '../pictures/turns.ts';
import { Errands } from './errands.ts';
import { fetchFrom } from './fetch-from.ts';
import { type ImageProvider, ProviderTrouble } from './image-provider.ts';
import type { SiteImage } from './image-sites.ts';
import { Memory } from './memory.ts';

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
  readonly #kept: Memory<Buffer>;
  readonly #errands = new Errands<Buffer>();
  readonly #turns = new Turns(8, 200);

  constructor(now: () => number) {
    this.#kept = new Memory({ longestMs: dayMs, most: mostKeptBytes, weigh: (bytes) => bytes.length }, now);
  }

  /** The picture as WebP. @throws {ProviderTrouble} when it cannot be had, or is none. */
  show(provider: ImageProvider, image: SiteImage, size: PreviewSize): Promise<Buffer> {
    const key = `${provider.name} ${size} ${image.id}`;
    const kept = this.#kept.get(key);
    return kept ? Promise.resolve(kept) : this.#errands.run(key, () => this.#draw(provider, image, size, key));
  }

  /** The bytes of the large picture, as the site has them. @throws {ProviderTrouble} */
  fetchLarge(provider: ImageProvider, image: SiteImage): Promise<Buffer> {
    return this.#fetch(provider, image.large_address);
  }

  async #draw(provider: ImageProvider, image: SiteImage, size: PreviewSize, key: string): Promise<Buffer> {
    const bytes = await this.#fetch(provider, size === 'small' ? image.preview_address : image.large_address);
    const drawn = await scalePicture(bytes, { ...previewSizes[size], mostPixels }).catch(() => {
      throw new ProviderTrouble('failed', 'it sent a picture that cannot be decoded');
    });
    this.#kept.set(key, drawn);
    return drawn;
  }

  #fetch({ origins, userAgent }: ImageProvider, address: string): Promise<Buffer> {
    return this.#turns.take(() => fetchFrom(address, { origins, userAgent, mostBytes, type: 'image/' }));
  }
}
