import { isLanguageId } from '@lexiroom/domain/languages';
import type { FolderPart } from '../decks/folder-query.ts';
import { useParameter } from '../navigation/index.ts';

/** The part of a folder that the address names: `?page=2&target_language=spanish`. */
export function useFolderPart(): FolderPart {
  const page = Number(useParameter('page') ?? 1);
  const language = useParameter('target_language');
  return {
    ...(Number.isInteger(page) && page > 1 ? { page } : {}),
    ...(isLanguageId(language) ? { target_language: language } : {}),
  };
}

/** The same folder with another part of it; what else the address says stays, such as the key of a link. */
export function partPath({ page, target_language }: FolderPart): string {
  const parameters = new URLSearchParams(location.search);
  for (const name of ['page', 'target_language']) parameters.delete(name);
  if (target_language) parameters.set('target_language', target_language);
  if (page && page > 1) parameters.set('page', String(page));
  return parameters.size > 0 ? `${location.pathname}?${parameters}` : location.pathname;
}
