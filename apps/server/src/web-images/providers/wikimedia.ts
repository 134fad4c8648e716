import { z } from 'zod/mini';
import { artistOf, isPage, licenceOf } from '../credits.ts';
import { type FoundImage, type ImageProvider, imagesPerPage } from '../image-provider.ts';
import { fetchJson, wellFormed } from './fetch-json.ts';

const Value = z.optional(z.object({ value: z.string() }));
const Info = z.object({
  url: z.url(),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  mime: z.enum(['image/jpeg', 'image/png', 'image/webp']),
  thumburl: z.url(),
  responsiveUrls: z.optional(z.record(z.string(), z.url())),
  descriptionurl: z.string().check(z.refine(isPage)),
  extmetadata: z.object({ LicenseShortName: Value, Artist: Value }),
});
const Page = z.object({
  pageid: z.int(),
  title: z.string(),
  index: z.optional(z.int()),
  imageinfo: z.tuple([Info], z.unknown()),
});
/** Without hits there is no `query`; what is refused is told with status 200. */
const Answer = z.object({
  error: z.optional(z.never()),
  query: z.optional(z.object({ pages: z.array(z.unknown()) })),
});

const previewWidth = 500;
const largeWidth = 1280;

/** Wikimedia Commons (https://commons.wikimedia.org/w/api.php): free pictures of all kinds; needs no key. */
export class Wikimedia implements ImageProvider {
  readonly name = 'wikimedia';
  readonly origins: readonly string[];

  constructor(
    readonly userAgent: string,
    private readonly site = 'https://commons.wikimedia.org',
    pictures = 'https://upload.wikimedia.org',
  ) {
    this.origins = [site, pictures];
  }

  search(text: string, page: number): Promise<FoundImage[]> {
    return this.#ask({
      generator: 'search',
      gsrsearch: `${text} filetype:bitmap`,
      gsrnamespace: '6',
      gsrlimit: String(imagesPerPage),
      gsroffset: String((page - 1) * imagesPerPage),
    });
  }

  async find(id: string): Promise<FoundImage | undefined> {
    if (!/^\d{1,15}$/.test(id)) return undefined;
    return (await this.#ask({ pageids: id }))[0];
  }

  async #ask(query: Record<string, string>): Promise<FoundImage[]> {
    const address = new URL('/w/api.php', this.site);
    address.search = new URLSearchParams({
      action: 'query',
      format: 'json',
      formatversion: '2',
      prop: 'imageinfo',
      iiprop: 'url|size|mime|extmetadata',
      iiextmetadatafilter: 'LicenseShortName|Artist',
      iiurlwidth: String(previewWidth),
      ...query,
    }).toString();
    const { query: found } = await fetchJson(address, Answer, this);
    return wellFormed(Page, found?.pages ?? [])
      .toSorted((one, other) => (one.index ?? 0) - (other.index ?? 0))
      .flatMap((page) => foundImage(page) ?? []);
  }
}

function foundImage({ pageid, title, imageinfo: [info] }: z.output<typeof Page>): FoundImage | undefined {
  const { LicenseShortName: licence, Artist: artist } = info.extmetadata;
  const image_license = licence && licenceOf(licence.value);
  if (image_license === undefined) return undefined;
  return {
    id: String(pageid),
    preview_address: info.thumburl,
    large_address: largeOf(info),
    width: info.width,
    height: info.height,
    tags: title.replace(/^File:/, '').replace(/\.\w+$/, ''),
    artist_name: artistOf(artist?.value ?? ''),
    page_address: info.descriptionurl,
    image_license,
  };
}

/** The original when it is small enough, else the preview drawn for finer screens. */
function largeOf({ width, url, thumburl, responsiveUrls = {} }: z.output<typeof Info>): string {
  return width <= largeWidth ? url : (responsiveUrls['2'] ?? responsiveUrls['1.5'] ?? thumburl);
}
