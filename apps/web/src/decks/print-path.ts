import type { LanguageId } from '@lexiroom/domain/languages';

/** The page that prints these decks of an owner, read from another language than theirs where one is named. */
export function printPath(owner: string, deckIds: readonly number[], source?: LanguageId): string {
  const ids = deckIds.map((id) => `id=${id}`).join('&');
  return `/create_quiz/search?${ids}&owner=${encodeURIComponent(owner)}${source ? `&source=${source}` : ''}`;
}
