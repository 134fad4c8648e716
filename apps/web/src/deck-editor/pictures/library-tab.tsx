import { Trans, useLingui } from '@lingui/react/macro';
import type { ImageRowEntry } from '@lexiroom/contracts/library';
import { tidyLine } from '@lexiroom/domain/text';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Search, SearchX } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { Skeleton } from '../../design/feedback/loading.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { CallFailure } from '../../page/call-failure.tsx';
import { type RowPictures, typedPicturesQuery, wordOf } from '../picture-search.ts';
import { chosenTexts } from '../library-entries/texts-of-picture.ts';
import type { ImageOverlayProps } from '../rows/overlay-props.ts';
import { OfferedPictures, shownAtOnce } from './offered-pictures.tsx';

export interface LibraryTabProps extends ImageOverlayProps {
  /** Those of the row's own text. */
  pictures: UseQueryResult<RowPictures>;
}

/** Other pictures of the library: those that are called as the row's text, or as what is searched for, in any language. */
export function LibraryTab({ row, languages, onChoose, pictures }: LibraryTabProps) {
  const { t } = useLingui();
  const word = wordOf(row);
  const [typed, setTyped] = useState(word);
  const [search, setSearch] = useState(word);
  const isOwn = search === '' || search === word;
  const searched = useQuery({ ...typedPicturesQuery(search, languages), enabled: !isOwn });
  const { data: all, error, refetch, isFetching } = isOwn ? pictures : searched;
  const found = Array.isArray(all) ? all.filter((entry) => isOther(entry, row)) : all?.others;
  const begin = (event: FormEvent) => {
    event.preventDefault();
    setSearch(tidyLine(typed));
  };
  const choose = (entry: ImageRowEntry) => {
    const { image_id, image_path, thumbnail_path } = entry;
    const { target, source } = chosenTexts(row, entry, isOwn);
    onChoose({ image_id, image_path, thumbnail_path }, target, source);
  };
  return (
    <div className="flex flex-col gap-4">
      <form aria-label={t`Search the library`} onSubmit={begin}>
        <TextField
          label={t`Search pictures in any language`}
          type="search"
          enterKeyHint="search"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          end={<IconButton type="submit" label={t`Search`} icon={<Search className="size-5" aria-hidden="true" />} />}
        />
      </form>
      {error && !found && <CallFailure error={error} isBusy={isFetching} onRetry={() => void refetch()} />}
      {!found && !error && <PicturesSkeleton />}
      {found && found.length > 0 && (
        <OfferedPictures key={search} pictures={found} languages={languages} onChoose={choose} />
      )}
      {found && found.length === 0 && (
        <EmptyState
          icon={<SearchX className="size-8" />}
          title={search ? t`No images found for ${search}` : t`Type a word first`}
        >
          <Trans>Find a picture on the web, or upload one of your own.</Trans>
        </EmptyState>
      )}
    </div>
  );
}

/** Not the one that the row has, and one that may be taken. */
const isOther = ({ image_id, is_deleted }: ImageRowEntry, { image }: ImageOverlayProps['row']) =>
  image_id !== image?.image_id && !is_deleted;

function PicturesSkeleton() {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <output className="sr-only">
        <Trans>Loading…</Trans>
      </output>
      {Array.from({ length: shownAtOnce }, (_, index) => (
        <Skeleton key={index} className="aspect-[10/9] rounded-2xl" />
      ))}
    </div>
  );
}
