import { licenceAddress } from '@lexiroom/domain/library';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { api, refusalOf } from '../api.ts';
import { Bone } from '../design/loading.tsx';
import { Notice } from '../design/notice.tsx';
import { UserText } from '../design/user-text.tsx';
import { useRefusalWords } from '../i18n/refusal-words.ts';
import { siteOf } from './sites.ts';

const link = 'font-semibold text-brand-ink underline underline-offset-2 break-words inline-block py-0.5';

/** Artist, licence and sources of a picture, fetched when they are asked for. */
export function PictureCredits({ imageId }: { imageId: number }) {
  const refusalWords = useRefusalWords();
  const { data, error } = useQuery({
    queryKey: ['image_details', imageId],
    queryFn: ({ signal }) => api.imageDetails({ params: { imageId } }, signal),
    staleTime: Infinity,
  });
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
        {data ? <Trans>Nothing is known about this picture.</Trans> : <Bone className="h-16" />}
      </div>
    );
  }
  const sources = [...new Set(data.flatMap(({ reference_link }) => reference_link ?? []))];
  const licence = licenceAddress(first.image_license);
  return (
    <dl className="grid gap-1.5 border-t border-line p-3 text-base sm:p-4 [&_dt]:text-sm [&_dt]:text-soft">
      {first.artist_name && (
        <div>
          <dt>
            <Trans>Artist</Trans>
          </dt>
          <dd className="break-words">
            <UserText>{first.artist_name}</UserText>
          </dd>
        </div>
      )}
      <div>
        <dt>
          <Trans>Licence</Trans>
        </dt>
        <dd>
          {licence ? (
            <a href={licence} target="_blank" rel="license noopener noreferrer" className={link}>
              {first.image_license}
            </a>
          ) : (
            first.image_license
          )}
        </dd>
      </div>
      {sources.length > 0 && (
        <div>
          <dt>
            <Trans>Source</Trans>
          </dt>
          {sources.map((source) => (
            <dd key={source}>
              {siteOf(source) ? (
                <a href={source} target="_blank" rel="noopener noreferrer nofollow" className={link}>
                  {siteOf(source)}
                </a>
              ) : (
                <UserText>{source}</UserText>
              )}
            </dd>
          ))}
        </div>
      )}
      {first.submitted_by && (
        <div>
          <dt>
            <Trans>Submitted by</Trans>
          </dt>
          <dd>
            <UserText>{first.submitted_by}</UserText>
          </dd>
        </div>
      )}
    </dl>
  );
}
