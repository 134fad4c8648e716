import type { TranslationRow } from '@lexiroom/contracts/library';
import type { LanguageId } from '@lexiroom/domain/languages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import type { RowText } from '../row.ts';
import { pictureSearches } from '../picture-search.ts';

export interface TranslationsOptions {
  image_id: number;
  language: LanguageId;
  /** The row it is looked at from, whose text cannot be deleted. */
  word_id: number | null;
  names: readonly TranslationRow[];
  /** The text of the row. */
  chosen: RowText | null;
  onChoose: (text: RowText) => void;
  /** The row has what it was opened for. */
  onDone: () => void;
  /** One of the names was chosen. */
  onPicked: (() => void) | undefined;
}

/** The texts that were added, each with the name it belongs to, and those among them that existed to the letter. */
export interface AddedTranslations {
  added: RowText[];
  existing: RowText[];
}

/** Adding, changing and deleting names of a picture; a row that shows one is told. */
export function useTranslations(options: TranslationsOptions) {
  const { image_id, language, word_id, names, chosen, onChoose, onDone, onPicked } = options;
  const cache = useQueryClient();
  const onSettled = () => cache.invalidateQueries({ queryKey: pictureSearches });
  const choose = ({ translation_id, translation }: TranslationRow) => onChoose({ translation_id, text: translation });

  const add = useMutation({
    mutationFn: async (texts: string[]): Promise<AddedTranslations> => {
      const { translations } = await api.addTranslations({
        body: { translation_array: texts, image_id, translation_language: language },
      });
      // A name that differs in case only is taken for the same one: the row keeps what was typed.
      const added = translations.map(({ translation_id }, index) => ({ translation_id, text: texts[index]! }));
      return { added, existing: added.filter(({ text }) => names.some(({ translation }) => translation === text)) };
    },
    // One that exists already becomes the row's (specification 3 section 4); so does the only one, or the first at all.
    onSuccess: ({ added, existing }) => {
      const [first] = [...existing, ...(chosen && added.length > 1 ? [] : added)];
      if (first && first.text !== chosen?.text) onChoose(first);
      // That it was there already is to be read.
      if (first && existing.length === 0) onDone();
    },
    onSettled,
  });
  const change = useMutation({
    mutationFn: ({ translation_id, text }: { translation_id: number; text: string }) =>
      api.changeTranslation({ body: { translation_id, image_id, translation: text } }),
    onSuccess: (changed) => {
      const before = names.find(({ translation_id }) => translation_id === changed.translation_id);
      if (before?.translation === chosen?.text) choose(changed);
    },
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (translation_id: number) =>
      api.deleteTranslation({ body: { translation_id, ...(word_id === null ? {} : { word_id }) } }),
    onSettled,
  });
  const pick = (name: TranslationRow) => {
    choose(name);
    onPicked?.();
  };
  return { add, change, remove, pick };
}
export type Translations = ReturnType<typeof useTranslations>;
