import { z } from 'zod/mini';
import { Language } from '../decks/index.ts';
import { numberInAddress } from '../numbers/index.ts';
import { TranslationText } from './translations.ts';

/** The first page is 1, the last that is asked for 10; an empty search is for 'scenery' (specification 3 section 4). */
export const WebImageSearch = z.strictObject({
  search: z.string().check(z.maxLength(100)),
  page: numberInAddress(10),
});

/** A picture of a third-party provider (specification 3 section 3), with what its credits need. */
export const WebImage = z.object({
  /** Of the provider's own, unique together with `provider`. */
  id: z.string(),
  provider: z.enum(['pixabay', 'openverse', 'wikimedia']),
  webformatURL: z.string(),
  webformatWidth: z.int(),
  webformatHeight: z.int(),
  largeImageURL: z.string(),
  tags: z.string(),
  /** The artist. */
  user: z.string(),
  pageURL: z.string(),
  license: z.string(),
});
export type WebImage = z.infer<typeof WebImage>;

/** `images` is a JSON string `{ "hits": WebImage[] }`, as the provider's answer came to the specification's client. */
export const WebImagePage = z.object({ images: z.string(), pageNumber: z.int() });

/** Takes a picture that a search showed into the library. The server fetches it from the provider by its id. */
export const ChooseWebImage = z.strictObject({
  provider: z.enum(['pixabay', 'openverse', 'wikimedia']),
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  translations: z._default(
    z.array(z.strictObject({ language: Language, translation: TranslationText })).check(z.maxLength(20)),
    [],
  ),
});
