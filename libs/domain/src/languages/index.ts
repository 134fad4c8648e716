export {
  isLanguageId,
  type Language,
  type LanguageId,
  languageIds,
  languageName,
  languageOf,
  languages,
} from './catalogue.ts';
export {
  chooseInterfaceLanguage,
  type InterfaceLanguage,
  interfaceLanguageCodes,
  interfaceLanguageOf,
  interfaceLanguages,
  isInterfaceLanguage,
} from './interface-languages.ts';
