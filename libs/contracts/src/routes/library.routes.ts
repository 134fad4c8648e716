import { z } from 'zod/mini';
import { endpoints } from '../endpoints/index.ts';
import { route } from '../http/index.ts';
import {
  AddTranslations,
  ChangeTranslation,
  ChooseWebImage,
  DeleteImage,
  DeleteTranslation,
  imageBodyBytes,
  ImageDetail,
  ImageRowEntry,
  ImageSearch,
  ImageSearchRows,
  NewImage,
  ReplacedImage,
  ReplaceImage,
  ReportEntry,
  StoredImage,
  TranslationRow,
  UntranslatedSearch,
  WebImagePage,
  WebImageSearch,
} from '../library/index.ts';
import { Done, Id } from './done-and-id.ts';

/** More than the largest deck has rows. */
const perEditor = { name: 'pictures', points: 600, seconds: 3600, by: 'caller' } as const;
const imageBody = { bytes: imageBodyBytes, refusal: 'IMAGE_TOO_BIG' } as const;
/** A hand-made deck of 400 words, and some more. */
const perContributor = { name: 'translations', points: 2400, seconds: 3600, by: 'caller' } as const;

/** The calls about pictures and their names. */
export const libraryRoutes = {
  imageDetails: route({
    ...endpoints.imageDetails,
    summary: 'Artist, licence and sources of a picture',
    params: z.strictObject({ imageId: Id }),
    response: z.array(ImageDetail),
  }),
  uploadImage: route({
    ...endpoints.uploadImage,
    needsVerified: true,
    summary: 'Add a picture to the library, with names',
    body: NewImage,
    response: StoredImage,
    status: 201,
    bodyLimit: imageBody,
    limits: [perEditor],
  }),
  replaceImage: route({
    ...endpoints.replaceImage,
    needsVerified: true,
    summary: 'Another file, thumbnail or other credits for a picture',
    body: ReplaceImage,
    response: ReplacedImage,
    bodyLimit: imageBody,
    limits: [perEditor],
  }),
  deleteImage: route({
    ...endpoints.deleteImage,
    summary: 'Take a picture out of the library; decks keep it',
    body: DeleteImage,
    response: Done,
  }),
  searchWebImages: route({
    ...endpoints.searchWebImages,
    summary: 'Free pictures of other sites, up to 20 a page',
    params: WebImageSearch,
    response: WebImagePage,
    limits: [{ name: 'web-images', points: 60, seconds: 60, by: 'caller' }],
  }),
  chooseWebImage: route({
    ...endpoints.chooseWebImage,
    needsVerified: true,
    summary: 'Take a picture of another site into the library',
    body: ChooseWebImage,
    response: StoredImage,
    status: 201,
    limits: [perEditor],
  }),
  imageSearch: route({
    ...endpoints.imageSearch,
    summary: 'Pictures by what they are called, in any language',
    body: ImageSearch,
    response: ImageSearchRows,
    // As one types.
    limits: [{ name: 'image-search', points: 600, seconds: 60, by: 'caller' }],
  }),
  addTranslations: route({
    ...endpoints.addTranslations,
    summary: 'Give a picture names',
    body: AddTranslations,
    response: z.object({ translations: z.array(TranslationRow) }),
    limits: [perContributor],
  }),
  changeTranslation: route({
    ...endpoints.changeTranslation,
    summary: 'Change a name of a picture',
    body: ChangeTranslation,
    response: TranslationRow,
    limits: [perContributor],
  }),
  deleteTranslation: route({
    ...endpoints.deleteTranslation,
    summary: 'Take a name of a picture away; decks keep it',
    body: DeleteTranslation,
    response: Done,
  }),
  untranslated: route({
    ...endpoints.untranslated,
    summary: 'Pictures that have no name in a language',
    query: UntranslatedSearch,
    response: z.array(ImageRowEntry),
    limits: [{ name: 'untranslated', points: 60, seconds: 60, by: 'caller' }],
  }),
  reportEntry: route({
    ...endpoints.reportEntry,
    summary: 'Tell the admins of an entry of the library, or of a word',
    body: ReportEntry,
    response: Done,
    limits: [{ name: 'report', points: 60, seconds: 3600, by: 'caller' }],
  }),
} as const;
