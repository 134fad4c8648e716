import type { WebImage } from '@lexiroom/contracts/library';

export type ProviderName = WebImage['provider'];

/** A picture on another site, as we speak of it. */
export interface FoundImage {
  /** The provider's own. */
  id: string;
  /** Addresses of the provider's, never of a user's: about 500 pixels wide, and about 1000. */
  preview_address: string;
  large_address: string;
  width: number;
  height: number;
  tags: string;
  artist_name: string;
  /** The page it is shown on. */
  page_address: string;
  /** By its short name, such as `CC BY 2.0`. */
  image_license: string;
}

/** A site that can be searched for free pictures. Every method throws {@link ProviderFailure} when the site fails. */
export interface ImageProvider {
  readonly name: ProviderName;
  /** Where its answers and pictures may come from; nothing is fetched from elsewhere, redirects included. */
  readonly origins: readonly string[];
  /** The User-Agent that requests to the site carry. */
  readonly userAgent: string;
  /** Up to 20 pictures; the first page is 1. */
  search(text: string, page: number): Promise<FoundImage[]>;
  /** One picture by its id; undefined when the site has none. */
  find(id: string): Promise<FoundImage | undefined>;
}

/** Where pictures are searched for. */
export interface ImageOptions {
  /** The sites that are searched, in their order; none when absent. */
  imageProviders?: readonly ImageProvider[];
}

export const imagesPerPage = 20;

/** `unreachable`: no answer came. `busy`: it asks us to wait. `gone`: it does not have this. `failed`: anything else. */
export type Trouble = 'unreachable' | 'busy' | 'gone' | 'failed';

/** Why a site did not give what was asked. The message is for the operator; it never has an address, as keys are in them. */
export class ProviderFailure extends Error {
  constructor(
    readonly trouble: Trouble,
    message: string,
    /** With `busy`: how long. */
    readonly waitMs = 0,
  ) {
    super(message);
  }
}
