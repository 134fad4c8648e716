import type { LanguageId } from '@lexiroom/domain/languages';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import type { EditorRow } from '../row.ts';

/** Second texts by {@link wordKey}; null where the library has none. */
type SecondTexts = Readonly<Record<string, string | null>>;

/** Rows with the second text of the library, so that a row that has not changed is not drawn anew. */
const filledRows = new WeakMap<EditorRow, EditorRow>();

/**
 * The rows of a draft with the second texts that the library has for them, as the deck will show them once it is made. A
 * second text that was written, or taken away, stays as it is. `language`: undefined of a deck that is there already, whose
 * rows have all of theirs.
 */
export function useSecondTexts(rows: readonly EditorRow[], language: LanguageId | undefined): readonly EditorRow[] {
  const cache = useQueryClient();
  const wanted = language === undefined ? [] : rows.flatMap((row) => wordOf(row) ?? []);
  const keys = [...new Set(wanted.map(wordKey))].toSorted();
  const { data: texts = {} } = useQuery({
    queryKey: ['second texts', language, keys],
    enabled: language !== undefined && keys.length > 0,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<SecondTexts> => {
      const known = Object.assign({}, ...cache.getQueriesData<SecondTexts>({ queryKey: ['second texts', language] }).map(([, found]) => found)) as SecondTexts; // prettier-ignore
      const asked = [...new Map(wanted.map((word) => [wordKey(word), word])).entries()].filter(
        ([key]) => !(key in known),
      );
      if (asked.length === 0) return known;
      const words = asked.map(([, word]) => word);
      const answer = await api.secondTexts({ body: { target_language: language!, words } }, signal);
      return { ...known, ...Object.fromEntries(asked.map(([key], index) => [key, answer.texts[index] ?? null])) };
    },
  });
  return language === undefined ? rows : rows.map((row) => filled(row, texts));
}

interface Word {
  image_id: number;
  target_text: string;
}

/** The word of a row of which only the library says what stands under it; undefined where there is nothing to ask. */
const wordOf = ({ image, target, extra }: EditorRow): Word | undefined =>
  extra === undefined && image && target ? { image_id: image.image_id, target_text: target.text } : undefined;
const wordKey = ({ image_id, target_text }: Word): string => `${image_id} ${target_text}`;

function filled(row: EditorRow, texts: SecondTexts): EditorRow {
  const word = wordOf(row);
  const extra = word && texts[wordKey(word)];
  if (typeof extra !== 'string') return row;
  const before = filledRows.get(row);
  if (before?.extra === extra) return before;
  const after = { ...row, extra };
  filledRows.set(row, after);
  return after;
}
