import { z } from 'zod/mini';
import { artistOf, isPage } from '../credits.ts';
import { type FoundImage, type ImageProvider, imagesPerPage } from '../image-provider.ts';
import { fetchJson, wellFormed } from './fetch-json.ts';

const Hit = z.object({
  id: z.int(),
  pageURL: z.string().check(z.refine(isPage)),
  tags: z.string(),
  webformatURL: z.url(),
  webformatWidth: z.int().check(z.positive()),
  webformatHeight: z.int().check(z.positive()),
  largeImageURL: z.url(),
  user: z.string(),
});
const Answer = z.object({ hits: z.array(z.unknown()) });

/** Pixabay (https://pixabay.com/api/docs/): photographs and drawings, safe for schools; wants a key. */
export class Pixabay implements ImageProvider {
  readonly name = 'pixabay';
  readonly origins: readonly string[];

  constructor(
    private readonly key: string,
    readonly userAgent: string,
    private readonly site = 'https://pixabay.com',
    pictures = 'https://cdn.pixabay.com',
  ) {
    this.origins = [site, pictures];
  }

  search(text: string, page: number): Promise<FoundImage[]> {
    return this.#ask({ q: text, page: String(page), per_page: String(imagesPerPage), safesearch: 'true' });
  }

  async find(id: string): Promise<FoundImage | undefined> {
    if (!/^\d{1,15}$/.test(id)) return undefined;
    return (await this.#ask({ id }))[0];
  }

  async #ask(query: Record<string, string>): Promise<FoundImage[]> {
    const address = new URL(`/api/?${new URLSearchParams({ key: this.key, ...query }).toString()}`, this.site);
    const { hits } = await fetchJson(address, Answer, this);
    return wellFormed(Hit, hits).map((hit) => ({
      id: String(hit.id),
      preview_address: hit.webformatURL,
      large_address: hit.largeImageURL,
      width: hit.webformatWidth,
      height: hit.webformatHeight,
      tags: hit.tags,
      artist_name: artistOf(hit.user),
      page_address: hit.pageURL,
      image_license: 'Pixabay Content License',
    }));
  }
}
