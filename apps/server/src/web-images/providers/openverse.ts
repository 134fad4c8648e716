import { z } from 'zod/mini';
import { artistOf, isPage, licenceOf } from '../credits.ts';
import { type FoundImage, type ImageProvider, imagesPerPage } from '../image-provider.ts';
import { fetchJson, unlessGone, wellFormed } from './fetch-json.ts';

const Id = z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
const Result = z.object({
  id: Id,
  title: z.nullish(z.string()),
  creator: z.nullish(z.string()),
  license: z.string(),
  license_version: z.nullish(z.string()),
  foreign_landing_url: z.string().check(z.refine(isPage)),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  mature: z.nullish(z.boolean()),
  tags: z.nullish(z.array(z.object({ name: z.string() }))),
});
const Answer = z.object({ results: z.array(z.unknown()) });

const freeLicences = 'cc0,pdm,by,by-sa';
const mostTags = 10;

/** Openverse (https://api.openverse.org/): free pictures of many collections, mature ones left out; needs no key. */
export class Openverse implements ImageProvider {
  readonly name = 'openverse';
  readonly origins: readonly string[];

  constructor(
    readonly userAgent: string,
    private readonly site = 'https://api.openverse.org',
  ) {
    this.origins = [site];
  }

  async search(text: string, page: number): Promise<FoundImage[]> {
    const address = new URL('/v1/images/', this.site);
    address.search = new URLSearchParams({
      q: text,
      page: String(page),
      page_size: String(imagesPerPage),
      license: freeLicences,
      mature: 'false',
    }).toString();
    const { results } = await fetchJson(address, Answer, this);
    return wellFormed(Result, results).flatMap((result) => this.#found(result) ?? []);
  }

  async find(id: string): Promise<FoundImage | undefined> {
    if (!Id.safeParse(id).success) return undefined;
    const result = await unlessGone(fetchJson(new URL(`/v1/images/${id}/`, this.site), Result, this));
    return result && this.#found(result);
  }

  /** The collections' own hosts are many and not asked: Openverse gives small and full size itself. */
  #found(result: z.output<typeof Result>): FoundImage | undefined {
    const image_license = licenceOf(nameOf(result));
    if (image_license === undefined || result.mature) return undefined;
    const file = `${this.site}/v1/images/${result.id}/thumb/`;
    return {
      id: result.id,
      preview_address: file,
      large_address: `${file}?full_size=true`,
      width: result.width,
      height: result.height,
      tags: (result.tags ?? []).slice(0, mostTags).map(({ name }) => name).join(', '), // prettier-ignore
      artist_name: artistOf(result.creator ?? ''),
      page_address: result.foreign_landing_url,
      image_license,
    };
  }
}

function nameOf({ license, license_version }: z.output<typeof Result>): string {
  return license.startsWith('by') ? `CC ${license} ${license_version ?? ''}` : license;
}
