import { firstForbidden, tidyLine } from '@lexiroom/domain/text';
import { z } from 'zod/mini';
import { Language, Page } from '../decks/index.ts';

/** What people type into a search box: 1–100 characters, none of = , \ < > ". */
export const SearchTerm = z.pipe(
  z.pipe(z.string(), z.transform(tidyLine)),
  z.string().check(
    z.minLength(1, 'Type something to search for'),
    z.maxLength(100, 'This is too long to search for'),
    z.refine((text) => firstForbidden('search', text) === undefined, 'A search cannot contain = , \\ < > "'),
  ),
);

export const DeckSearch = z.strictObject({ term: SearchTerm, page: Page });
/** Absent, empty or 'All' stands for every language. */
export const LanguageFilter = z.optional(
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((language) => (language === '' || language === 'All' ? undefined : language)),
    ),
    z.optional(Language),
  ),
);

export const UserSearch = z.strictObject({ term: SearchTerm, page: Page });
/** A user as the search lists them (specification 1 section 3); `item_count`: public decks and stories, as a string. */
export const UserResult = z.object({
  username: z.string(),
  user_picture: z.nullable(z.string()),
  item_count: z.string(),
});
export type UserResult = z.infer<typeof UserResult>;

export const LanguageFilters = z.strictObject({ target_language: LanguageFilter, source_language: LanguageFilter });
export type LanguageFilters = z.infer<typeof LanguageFilters>;

/** A search may also ask how many words of each deck have names in a language, which says what is missing of it. */
export const DeckSearchQuery = z.strictObject({ ...LanguageFilters.shape, names_in: z.optional(Language) });
export type DeckSearchQuery = z.infer<typeof DeckSearchQuery>;
