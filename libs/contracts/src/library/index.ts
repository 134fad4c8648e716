export {
  DeleteImage,
  Description,
  ImageDetail,
  ImageRowEntry,
  ImageSearch,
  ImageSearchRows,
  NewImage,
  ReplaceImage,
  ReportEntry,
  StoredImage,
} from './images.ts';
export { DeleteSound, NewSound, ReplaceSound, Sound, SoundGeneration, WordSoundSearch } from './sounds.ts';
export {
  AddTranslations,
  ChangeTranslation,
  DeleteTranslation,
  TranslationText,
  TranslationRow,
} from './translations.ts';
export { ChooseWebImage, WebImage, WebImagePage, WebImageSearch } from './web-images.ts';
