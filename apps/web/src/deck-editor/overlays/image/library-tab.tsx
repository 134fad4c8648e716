import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ImageRowEntry } from '@lexiroom/contracts/library';
import type { UseQueryResult } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { refusalOf } from '../../../api.ts';
import { Button } from '../../../design/button.tsx';
import { EmptyState } from '../../../design/empty-state.tsx';
import { Bone } from '../../../design/loading.tsx';
import { Notice } from '../../../design/notice.tsx';
import { Picture } from '../../../design/picture.tsx';
import { useRefusalWords } from '../../../i18n/refusal-words.ts';
import { chosenTexts } from '../entry/chosen-texts.ts';
import { type RowPictures, wordOf } from '../entry/pictures-query.ts';
import type { ImageOverlayProps } from '../overlay-props.ts';
import { PictureFacts } from './picture-facts.tsx';

/** So many other pictures are shown, and as many more each time (specification 3 section 2). */
const shownAtOnce = 3;

export interface LibraryTabProps extends ImageOverlayProps {
  pictures: UseQueryResult<RowPictures>;
}

/** Other pictures of the library that are called as the row's text, three at a time. */
export function LibraryTab({ row, languages, onChoose, pictures }: LibraryTabProps) {
  const { t } = useLingui();
  const refusalWords = useRefusalWords();
  const [shown, show] = useState(shownAtOnce);
  const { data, error, refetch, isFetching } = pictures;
  if (error && !data) {
    return (
      <div className="flex flex-col items-start gap-3">
        <Notice tone="bad">{refusalWords(refusalOf(error))}</Notice>
        <Button busy={isFetching} onClick={() => void refetch()}>
          <Trans>Retry</Trans>
        </Button>
      </div>
    );
  }
  if (!data) {
    return (
      <div className="grid gap-4 sm:grid-cols-3">
        <output className="sr-only">
          <Trans>Loading…</Trans>
        </output>
        {Array.from({ length: shownAtOnce }, (_, index) => (
          <Bone key={index} className="aspect-[10/9] rounded-2xl" />
        ))}
      </div>
    );
  }
  const word = wordOf(row);
  const { others } = data;
  if (others.length === 0) {
    return (
      <EmptyState
        icon={<SearchX className="size-8" />}
        title={word ? t`No images found for ${word}` : t`Type a word first`}
      >
        <Trans>Find a picture on the web, or upload one of your own.</Trans>
      </EmptyState>
    );
  }
  const choose = (entry: ImageRowEntry) => {
    const { image_id, image_path, thumbnail_path } = entry;
    const { target, source } = chosenTexts(row, entry);
    onChoose({ image_id, image_path, thumbnail_path }, target, source);
  };
  const left = others.length - shown;
  return (
    <div className="flex flex-col gap-4">
      <ul className="grid gap-4 sm:grid-cols-3">
        {others.slice(0, shown).map((entry, index) => (
          <li key={entry.image_id} className="flex flex-col gap-3 rounded-3xl border border-line p-3">
            <Picture src={entry.image_path} alt="" className="rounded-2xl" />
            <PictureFacts entry={entry} languages={languages} />
            <Button
              look="brand"
              size="small"
              className="mt-auto"
              aria-label={t`Use this picture: ${nameOf(entry) ?? t`Picture ${index + 1}`}`}
              onClick={() => choose(entry)}
            >
              <Trans>Use this picture</Trans>
            </Button>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <div className="flex flex-wrap items-center gap-4">
          <Button onClick={() => show(shown + shownAtOnce)}>
            <Trans>Load more</Trans>
          </Button>
          <span className="text-soft">
            <Plural value={left} one="# more picture" other="# more pictures" />
          </span>
        </div>
      )}
    </div>
  );
}

const nameOf = ({ target_translations: names }: ImageRowEntry) =>
  (names.find(({ selected }) => selected) ?? names[0])?.translation;
