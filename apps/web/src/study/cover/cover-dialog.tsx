import { Trans, useLingui } from '@lingui/react/macro';
import type { ImageRows } from '@lexiroom/contracts/decks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Image } from 'lucide-react';
import { api, refusalOf, statusOf } from '../../api/client.ts';
import { refetchAfterChange } from '../../api/query-client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { Skeleton } from '../../design/feedback/loading.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { Picture } from '../../design/graphics/picture.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import type { Study } from '../study.ts';
import { changeStudy } from '../study-changes.ts';

const grid = 'grid grid-cols-2 gap-3 sm:grid-cols-4';

/** Pictures that fit a deck, one of them its cover (specification 2 section 6). */
export function CoverDialog({ study, onClose }: { study: Study; onClose: () => void }) {
  const refusalWords = useRefusalWords();
  const cover = useCover(study);
  return (
    <Dialog title={<Trans>Deck cover</Trans>} width="wide" onClose={onClose}>
      {cover.isError && <Notice tone="bad">{refusalWords(refusalOf(cover.error))}</Notice>}
      <Pictures study={study} onChoose={cover.mutate} />
    </Dialog>
  );
}

function Pictures({ study, onChoose }: { study: Study; onChoose: ReturnType<typeof useCover>['mutate'] }) {
  const { t } = useLingui();
  const [deck_id = 0] = study.data.studyDeckIds;
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['deck_image_search', deck_id],
    queryFn: ({ signal }) => api.deckImageSearch({ body: { deck_id } }, signal),
  });
  if (error) {
    return (
      <>
        <Notice tone="bad">
          {statusOf(error) === 401 ? <Trans>You are not logged in</Trans> : <Trans>Could not fetch images</Trans>}
        </Notice>
        <Button busy={isFetching} onClick={() => void refetch()} className="self-start">
          <Trans>Retry</Trans>
        </Button>
      </>
    );
  }
  if (!data) {
    return (
      <div className={grid}>
        <output className="sr-only">
          <Trans>Loading…</Trans>
        </output>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} className="aspect-[10/9] rounded-3xl" />
        ))}
      </div>
    );
  }
  const pictures = data[0]?.imageRow ?? [];
  if (pictures.length === 0) {
    return (
      <EmptyState icon={<Image className="size-8" />} title={t`No pictures yet`}>
        <Trans>Once words in this deck have pictures, you can choose one as the cover.</Trans>
      </EmptyState>
    );
  }
  return (
    <ul className={grid}>
      {pictures.map((picture, index) => {
        const isCover = picture.image_id === study.data.deck_image_id;
        const word = study.data.words.find(({ image_id }) => image_id === picture.image_id);
        return (
          <li key={picture.image_id}>
            <button
              type="button"
              aria-pressed={isCover}
              aria-label={word?.target_translation ?? t`Picture ${index + 1}`}
              onClick={() => !isCover && onChoose(picture)}
              className="relative block w-full overflow-hidden rounded-3xl border-4 border-line hover:border-edge aria-pressed:border-brand"
            >
              <Picture src={picture.image_path} alt="" canRetry={false} />
              {isCover && (
                <span className="absolute end-2 top-2 grid size-8 place-items-center rounded-full bg-brand text-on-brand">
                  <Check className="size-5" strokeWidth={3.5} aria-hidden="true" />
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

type CoverPicture = ImageRows[number]['imageRow'][number];

/** Gives a deck another cover: shown at once; when the server refuses, the one before is back. */
function useCover({ address, data }: Study) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ image_id }: CoverPicture) => api.deckCover({ body: { deck_id: data.studyDeckIds[0]!, image_id } }),
    onMutate: ({ image_id, image_path }) => {
      changeStudy(cache, address, { deck_image_id: image_id, image_path });
      return { deck_image_id: data.deck_image_id, image_path: data.image_path };
    },
    onError: (_error, _picture, before) => before && changeStudy(cache, address, before),
    onSuccess: () => refetchAfterChange(cache, ['user_home']),
  });
}
