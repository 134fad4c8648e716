import type { LanguageId } from '../../languages/index.ts';

/** The article, where it is written as the beginning of its word. */
const articles: Partial<Record<LanguageId, string>> = { arabic: 'ال', hebrew: 'ה' };

/**
 * How a name may be written in a text: as it is, and with the article where that is part of its word. Only a name of one
 * word takes it so; one that has it already does not.
 */
export function writtenForms(name: string, language: LanguageId): string[] {
  const article = articles[language];
  return article === undefined || /\s/u.test(name) || name.startsWith(article) ? [name] : [name, article + name];
}
