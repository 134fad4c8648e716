/** How many cards stand on a page: one on narrow, portrait or short screens (specification 1 section 4). */
export type CardsPerPage = 1 | 3;

/** Cards in pages. */
interface Paged {
  cards: readonly unknown[];
  cards_per_page: CardsPerPage;
  page: number;
}

/** The places in `cards` of the cards on the page in sight. */
export function cardsInSight({ cards, cards_per_page, page }: Paged): number[] {
  const first = page * cards_per_page;
  const count = Math.max(0, Math.min(cards_per_page, cards.length - first));
  return Array.from({ length: count }, (_, index) => first + index);
}

/** How many pages there are now. */
export function pageCount({ cards, cards_per_page }: Omit<Paged, 'page'>): number {
  return Math.ceil(cards.length / cards_per_page);
}

/** The same with another number of cards on a page: the first card in sight stays in sight. */
export function resized<Pages extends Paged>(pages: Pages, cards_per_page: CardsPerPage): Pages {
  const first = pages.page * pages.cards_per_page;
  return { ...pages, cards_per_page, page: Math.floor(first / cards_per_page) };
}
