import { useLingui } from '@lingui/react/macro';
import type { WebImage } from '@lexiroom/contracts/library';
import { translationProblem } from '@lexiroom/domain/library';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { api, refusalOf } from '../../../api/client.ts';
import { IconButton } from '../../../design/buttons/icon-button.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { useRefusalWords } from '../../../i18n/refusal-words.ts';
import { pictureSearches, wordOf } from '../../picture-search.ts';
import { storedTexts } from '../../library-entries/texts-of-picture.ts';
import type { ImageOverlayProps } from '../../rows/overlay-props.ts';
import { webImagesQuery } from './web-images.ts';
import { WebResults } from './web-results.tsx';

/** Free pictures of other sites; the chosen one goes into the library with its source, artist and licence. */
export function WebTab({ row, languages, onChoose }: ImageOverlayProps) {
  const { t } = useLingui();
  const cache = useQueryClient();
  const refusalWords = useRefusalWords();
  const [typed, setTyped] = useState(wordOf(row));
  const [search, setSearch] = useState(typed);
  /** The last search that brought pictures, before this one. */
  const [before, setBefore] = useState(search);
  const choice = useMutation({
    mutationFn: ({ provider, id }: WebImage) =>
      api.chooseWebImage({ body: { provider, id, translations: namesFor({ row, languages }) } }),
    onSuccess: (stored) => {
      const { target, source } = storedTexts(stored, languages);
      onChoose(stored.image, target, source);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: pictureSearches }),
  });
  const begin = (event: FormEvent) => {
    event.preventDefault();
    if (cache.getQueryData(webImagesQuery(search).queryKey)) setBefore(search);
    setSearch(typed);
  };
  return (
    <div className="flex flex-col gap-4">
      <form aria-label={t`Search the web`} onSubmit={begin}>
        <TextField
          label={t`Search free pictures`}
          type="search"
          enterKeyHint="search"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          end={<IconButton type="submit" label={t`Search`} icon={<Search className="size-5" aria-hidden="true" />} />}
        />
      </form>
      {choice.isError && <Notice tone="bad">{refusalWords(refusalOf(choice.error))}</Notice>}
      <WebResults key={search} search={search} before={before} choice={choice} />
    </div>
  );
}

/** The texts of the row that can be names of the picture. */
function namesFor({ row, languages }: Pick<ImageOverlayProps, 'row' | 'languages'>) {
  const texts = [
    { language: languages.target_language, translation: wordOf(row) },
    ...(languages.source_language
      ? [{ language: languages.source_language, translation: row.source?.text ?? row.typed_translation ?? '' }]
      : []),
  ];
  return texts.filter(({ translation }) => !translationProblem(translation));
}
