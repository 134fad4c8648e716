/** Whether a tag that the browser tells is one that `Intl` reads: started without a language, some tell 'en-US@posix'. */
export function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}
