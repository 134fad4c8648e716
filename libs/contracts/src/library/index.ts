export {
  ArtistName,
  DeleteImage,
  Description,
  ImageDetail,
  ImageRowEntry,
  ImageSearch,
  ImageSearchRows,
  imageBodyBytes,
  NewImage,
  ReplaceImage,
  ReplacedImage,
  ReportEntry,
  StoredImage,
  ReferenceLink,
} from './images.ts';
export {
  DeleteSound,
  HeardPart,
  NameSound,
  NewSound,
  ReplaceSound,
  Sound,
  SoundGeneration,
  soundBodyBytes,
  WordSound,
  WordSoundSearch,
} from './sounds.ts';
export {
  AddTranslations,
  ChangeTranslation,
  DeleteTranslation,
  TranslationText,
  TranslationRow,
  UntranslatedSearch,
} from './translations.ts';
export { ChooseWebImage, WebImage, WebImagePage, WebImageSearch } from './web-images.ts';
