import { libraryLimits, licenceNames } from '@lexiroom/domain/library';
import { tidyLine } from '@lexiroom/domain/text';
import { z } from 'zod/mini';
import { Language } from '../decks/index.ts';
import { ShownName } from '../names/index.ts';
import { TranslationRow, TranslationText } from './translations.ts';

const Id = z.int().check(z.gte(1), z.lte(2 ** 31 - 1));

/** Under which licence a picture is shared; null of one that is not shared: nobody but whoever uploaded it comes upon it. */
const ImageLicence = z.nullable(z.string());

/** One row of a picture's details: a row for each reference link (specification 1 section 7). */
export const ImageDetail = z.object({
  artist_name: z.nullable(z.string()),
  submitted_by: z.nullable(z.string()),
  image_approved: z.boolean(),
  image_license: ImageLicence,
  /** Of one that is not shared: the licence that it came with, as the file says that brought it. */
  imported_license: z.nullable(z.string()),
  reference_link: z.nullable(z.string()),
});
export type ImageDetail = z.infer<typeof ImageDetail>;

/** A picture with its names, as the deck editor shows it (specification 3 section 3). */
export const ImageRowEntry = z.object({
  image_id: z.int(),
  image_path: z.string(),
  thumbnail_path: z.string(),
  /** The word of the deck it belongs to, when it was asked for by word. */
  word_id: z.nullable(z.int()),
  selected: z.boolean(),
  target_translations: z.array(TranslationRow),
  source_translations: z.array(TranslationRow),
  artist_name: z.nullable(z.string()),
  references: z.array(z.string()),
  image_license: ImageLicence,
  image_approved: z.boolean(),
  is_deleted: z.boolean(),
  submitted_by: z.nullable(z.string()),
  /** The sound of the selected, else the first, target translation. */
  sound_id: z.nullable(z.int()),
});
export type ImageRowEntry = z.infer<typeof ImageRowEntry>;

/**
 * Pictures by what they are called, in any language. `word_array`: for each text the pictures called so; for each number,
 * an id of a word of an own deck, the word's picture and those called alike. Empty: by `search` alone. `is_authentic`:
 * approved entries only.
 */
export const ImageSearch = z.strictObject({
  word_array: z._default(
    z.array(z.union([z.string().check(z.maxLength(1000)), Id])).check(z.maxLength(libraryLimits.imagesFound)),
    [],
  ),
  search: z._default(z.string().check(z.maxLength(1000)), ''),
  target: Language,
  source: z.optional(z.nullable(Language)),
  is_authentic: z._default(z.boolean(), false),
});
/** A row for each thing asked for, best first, up to 100 pictures each, fewer when many things are asked for at once. */
export const ImageSearchRows = z.array(z.object({ imageRow: z.array(ImageRowEntry) }));
export type ImageSearchRows = z.infer<typeof ImageSearchRows>;

export const ArtistName = ShownName({
  least: 0,
  most: libraryLimits.artistLength,
  tooLong: 'An artist’s name has at most 50 characters',
});
export const ReferenceLink = z
  .url({ protocol: /^https?$/, error: 'This is not a web address' })
  .check(z.maxLength(libraryLimits.referenceLength));
const References = z.array(ReferenceLink).check(z.maxLength(libraryLimits.references));
/** Bytes as base64, with or without `data:…;base64,` before them; so many bytes at most once decoded. */
const Base64 = (mostBytes: number) =>
  z.string().check(z.minLength(1), z.maxLength(Math.ceil((mostBytes * 4) / 3) + 100));

/**
 * Where a picture comes from. With null for a licence it is not shared: it has no artist and no references, what is sent of
 * them is passed over. Only one that came with a file keeps what the file says of it.
 */
export const Description = z.object({
  artist_name: z.optional(z.nullable(ArtistName)),
  references: z._default(References, []),
  license: z.nullable(z.enum(licenceNames)),
});

/** A picture and its thumbnail as base64; what is more is cut off while it arrives. */
export const imageBodyBytes = 1_400_000;
/** As much as fits, so that what is too big is told its own words. */
const acceptedBytes = imageBodyBytes * 0.75;

export const NewImage = z.strictObject({
  ...Description.shape,
  image: Base64(acceptedBytes),
  /** Made by the server from the picture when absent. */
  thumbnail_image: z.optional(Base64(acceptedBytes)),
  translations: z._default(
    z
      .array(z.strictObject({ language: Language, translation: TranslationText }))
      .check(z.maxLength(2 * libraryLimits.translationsAtOnce)),
    [],
  ),
  /** Only its ending is looked at; it names nothing. */
  file_name: z.optional(z.string().check(z.maxLength(300))),
});
export const ReplaceImage = z.strictObject({
  ...Description.shape,
  /**
   * Absent: the picture keeps the one it has, which need not be of the list when it came from another site. One that is not
   * shared becomes so with a licence; null takes one back that no admin has approved.
   */
  license: z.optional(Description.shape.license),
  image: z.optional(Base64(acceptedBytes)),
  thumbnail_image: z.optional(Base64(acceptedBytes)),
  replaced_image_id: Id,
  file_name: z.optional(z.string().check(z.maxLength(300))),
});
/** What an upload became: the picture, and the names it was given. */
export const StoredImage = z.object({
  image: z.object({ image_id: z.int(), image_path: z.string(), thumbnail_path: z.string() }),
  translations: z.array(z.object({ ...TranslationRow.shape, language: Language })),
});
export type StoredImage = z.infer<typeof StoredImage>;
/** The picture with its new addresses, which change with its files. */
export const ReplacedImage = z.object({ image: StoredImage.shape.image });
export const DeleteImage = z.strictObject({ image_id: Id });

/** Tells the admins that something of the library, what somebody wrote for a word, or a deck or story should not be there. */
export const ReportEntry = z.strictObject({
  entry: z.enum(['image', 'translation', 'sound', 'word', 'item']),
  id: Id,
  /** The deck or story in which it was seen. */
  seen_in: z.optional(Id),
  reason: z._default(z.pipe(z.string().check(z.maxLength(500)), z.transform(tidyLine)), ''),
});
