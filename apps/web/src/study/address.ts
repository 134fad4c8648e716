import { useMemo } from 'react';
import { useAddress } from '../navigation/index.ts';

/** What a study page can show; the last segment of its address, or its `view` parameter. Without: the introduction. */
export const views = ['introduction', 'study', 'revise', 'revise-shuffle', 'test', 'game-selection'] as const;
export type View = (typeof views)[number];

/** Which study is opened, and what is shown of it (specification 2 section 2.1). */
export interface StudyAddress {
  type: 'deck' | 'category';
  owner: string;
  /** Of decks, or of categories; empty when the address names none. */
  ids: readonly string[];
  /** Undefined when the address asks for something that does not exist. */
  view: View | undefined;
  /** The path of the introduction: `/deck/olga/12`, or `/deck/olga/search` with the ids in {@link StudyAddress.query}. */
  path: string;
  /** With its question mark, without `view`; kept on the way from view to view. */
  query: string;
}

/** The address of a view of the same study. */
export function addressOf({ path, query }: Pick<StudyAddress, 'path' | 'query'>, view: View): string {
  return view === 'introduction' ? `${path}${query}` : `${path}/${view}${query}`;
}

/** Reads the address of a study page: `/{type}/{owner}/{itemId}[/{view}]` or `/{type}/{owner}/search[/{view}]?id=…`. */
export function readAddress(pathname: string, search: string): StudyAddress | undefined {
  const [, type, owner, item, segment, ...rest] = pathname.replace(/\/$/, '').split('/').map(decodeURIComponent);
  if ((type !== 'deck' && type !== 'category') || !owner || !item || rest.length > 0) return undefined;
  const parameters = new URLSearchParams(search);
  const ids = idsIn(item === 'search' ? parameters.getAll('id') : [item]);
  const wanted = segment || parameters.get('view') || 'introduction';
  parameters.delete('view');
  const query = parameters.size > 0 ? `?${parameters}` : '';
  const path = `/${type}/${encodeURIComponent(owner)}/${encodeURIComponent(item)}`;
  return { type, owner, ids, view: views.find((view) => view === wanted), path, query };
}

/** Ids of decks or categories: numbers only, each once. */
export function idsIn(candidates: readonly string[]): string[] {
  return [...new Set(candidates.filter((id) => /^[1-9]\d{0,9}$/.test(id)))];
}

/** The address of the page that is shown. */
export function useStudyAddress(): StudyAddress | undefined {
  const { pathname, search } = useAddress();
  return useMemo(() => readAddress(pathname, search), [pathname, search]);
}
