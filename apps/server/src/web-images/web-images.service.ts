import type { ChooseWebImage, StoredImage, WebImage } from '@lexiroom/contracts/library';
import { tidyLine } from '@lexiroom/domain/text';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { z } from 'zod/mini';
import { CLOCK, type Clock } from '../clock/clock.ts';
import { nameRefusal } from '../library/pictures/add-names.ts';
import { PictureRepository } from '../library/pictures/picture-repository.ts';
import { type DrawnPicture, drawPicture } from '../pictures/draw-picture.ts';
import { Refusal, Refused, refuse } from '../refusals/refusal.ts';
import { APP_OPTIONS, type BaseOptions } from '../configuration/base-options.ts';
import { type ImageOptions, type ProviderName, ProviderFailure } from './image-provider.ts';
import { ProviderChain, refusalOf, type ProviderImage } from './provider-chain.ts';
import { previewAddress, type PreviewName } from './signed-preview-address.ts';
import { mostPixels, Previews } from './previews.ts';

/** The search term that stands in for an empty one (specification 3 section 4). */
const usualSearch = 'scenery';

/** Free pictures of other sites (specification 3 sections 3 and 4, decisions section 8). */
@Injectable()
export class WebImagesService {
  readonly #log = new Logger('web images');
  readonly #sites: ProviderChain;
  readonly #previews: Previews;
  readonly #secret: Buffer;

  constructor(
    @Inject(APP_OPTIONS) { imageProviders = [], secret }: ImageOptions & Pick<BaseOptions, 'secret'>,
    @Inject(CLOCK) clock: Clock,
    private readonly repository: PictureRepository,
  ) {
    const now = () => clock.now();
    this.#sites = new ProviderChain(imageProviders, now);
    this.#previews = new Previews(now);
    this.#secret = secret;
  }

  /** A page of pictures. Their addresses are ours: the browser of a pupil asks no other site. */
  async search(text: string, page: number): Promise<WebImage[] | Refusal> {
    const found = await this.#sites.search(tidyLine(text) || usualSearch, page);
    return found instanceof Refusal ? found : found.map((image) => this.#shown(image));
  }

  /** A picture that a search has shown, as WebP. Refused when its site does not give it. */
  async preview({ provider, id, size }: PreviewName): Promise<Buffer | Refusal> {
    return this.#withImage(provider, id, (site, image) => this.#previews.show(site, image, size));
  }

  /**
   * Takes a picture of another site into the library, scaled to fit 1024×1000 and drawn anew, with its page as reference,
   * its artist, its licence, and the names it is given.
   */
  async choose(
    user_id: number,
    { provider, id, translations }: z.output<typeof ChooseWebImage>,
  ): Promise<StoredImage | Refusal> {
    const refusal = nameRefusal(translations);
    if (refusal) return refusal;
    return this.#withImage(provider, id, async (site, image) => {
      const drawn = await draw(await this.#previews.fetchLarge(site, image));
      const { artist_name, image_license, page_address } = image;
      const credits = { artist_name: artist_name || null, image_license, references: [page_address] };
      return this.repository.add(user_id, drawn, credits, translations);
    });
  }

  async #withImage<T>(
    name: ProviderName,
    id: string,
    run: (site: NonNullable<ReturnType<ProviderChain['providerOf']>>, image: ProviderImage) => Promise<T>,
  ): Promise<T | Refusal> {
    const site = this.#sites.providerOf(name);
    const image = await this.#sites.find(name, id);
    if (image instanceof Refusal) return image;
    if (!site) return refuse('NOT_FOUND');
    try {
      return await run(site, image);
    } catch (trouble) {
      if (!(trouble instanceof ProviderFailure)) throw trouble;
      this.#log.warn(`${name}: ${trouble.message}`);
      return trouble.trouble === 'gone' ? refuse('NOT_FOUND') : refusalOf([trouble]);
    }
  }

  #shown({ provider, id, width, height, tags, artist_name, page_address, image_license }: ProviderImage): WebImage {
    const address = (size: PreviewName['size']) => previewAddress(this.#secret, { provider, id, size });
    return {
      id,
      provider,
      webformatURL: address('small'),
      webformatWidth: width,
      webformatHeight: height,
      largeImageURL: address('large'),
      tags,
      user: artist_name,
      pageURL: page_address,
      license: image_license,
    };
  }
}

async function draw(bytes: Buffer): Promise<DrawnPicture> {
  try {
    return await drawPicture(bytes, { mostPixels });
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new ProviderFailure('failed', 'it sent a picture that cannot be decoded');
  }
}
