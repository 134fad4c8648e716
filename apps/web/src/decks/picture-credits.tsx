import { Trans } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, refusalOf } from '../api/client.ts';
import { Skeleton } from '../design/feedback/loading.tsx';
import { Notice } from '../design/feedback/notice.tsx';
import { useRefusalWords } from '../i18n/refusal-words.ts';
import { CreditsList } from './credits-list.tsx';
import { NotShared } from './not-shared.tsx';

/** What is known of a picture: a row for each of its sources. */
export const pictureDetailsQuery = (imageId: number) =>
  queryOptions({
    queryKey: ['image_details', imageId],
    queryFn: ({ signal }) => api.imageDetails({ params: { imageId } }, signal),
    staleTime: Infinity,
  });

/** Artist, licence and sources of a picture, fetched when they are asked for. */
export function PictureCredits({ imageId }: { imageId: number }) {
  const refusalWords = useRefusalWords();
  const { data, error } = useQuery(pictureDetailsQuery(imageId));
  if (error) {
    return (
      <div className="p-3">
        <Notice tone="bad">{refusalWords(refusalOf(error))}</Notice>
      </div>
    );
  }
  const first = data?.[0];
  if (!data || !first) {
    return (
      <div className="flex flex-col gap-2 border-t border-line p-4">
        {data ? <Trans>We have no details about this picture.</Trans> : <Skeleton className="h-16" />}
      </div>
    );
  }
  return (
    <div className="flex flex-col items-start gap-3 border-t border-line p-3 sm:p-4">
      {first.image_license === null && <NotShared />}
      <CreditsList
        artist={first.artist_name}
        licence={first.image_license ?? first.imported_license}
        links={data.flatMap(({ reference_link }) => reference_link ?? [])}
        submitter={first.submitted_by}
      />
    </div>
  );
}
