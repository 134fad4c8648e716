export {
  isLanguageId,
  type Language,
  type LanguageId,
  languageIds,
  languageName,
  languageOf,
  languages,
} from './catalogue.ts';
