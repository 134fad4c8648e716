/** The languages the interface speaks, each by its own name. */
export const interfaceLanguages = {
  en: { name: 'English', direction: 'ltr' },
  es: { name: 'Español', direction: 'ltr' },
  ar: { name: 'العربية', direction: 'rtl' },
} as const;
export type InterfaceLanguage = keyof typeof interfaceLanguages;

export const isInterfaceLanguage = (code: string | null | undefined): code is InterfaceLanguage =>
  Object.hasOwn(interfaceLanguages, code ?? '');

/** The chosen language; else the first of the browser's that the interface speaks; else English. */
export function chooseLanguage(chosen: string | null, wanted: readonly string[]): InterfaceLanguage {
  const codes = [chosen, ...wanted.map((tag) => tag.split('-')[0]?.toLowerCase())];
  return codes.find(isInterfaceLanguage) ?? 'en';
}
