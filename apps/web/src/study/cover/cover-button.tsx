import { useLingui } from '@lingui/react/macro';
import { ImagePlus } from 'lucide-react';
import { pagesCatalogues } from '../../i18n/catalogues/pages.ts';
import { withWords } from '../../i18n/language-provider.tsx';
import { useLazyOverlay } from '../../navigation/index.ts';
import { PictureDetailsButton } from '../../decks/reporting/picture-details-button.tsx';
import type { Study } from '../study.ts';

const fetchDialog = async () => (await withWords(import('./cover-dialog.tsx'), pagesCatalogues)).CoverDialog;

/**
 * 'Deck cover': another picture for a deck, for its owner (specification 2 section 6). Others are told where the chosen one
 * comes from.
 */
export function CoverButton({ study }: { study: Study }) {
  const { t } = useLingui();
  const { Shown: Dialog, open, close } = useLazyOverlay(fetchDialog);
  if (!study.isOwnDeck) {
    const { deck_image_id, image_path, studyDeckIds } = study.data;
    const [deckId, ...others] = studyDeckIds;
    if (deck_image_id === null || image_path === null || deckId === undefined || others.length > 0) return null;
    return (
      <PictureDetailsButton
        image_id={deck_image_id}
        image_path={image_path}
        seenIn={deckId}
        className="end-1.5 bottom-1.5"
      />
    );
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t`Deck cover`}
        title={t`Deck cover`}
        onClick={open}
        className="absolute end-1 bottom-1 grid size-11 place-items-center rounded-xl bg-night/75 text-white hover:bg-night sm:end-3 sm:bottom-3 sm:size-12 sm:rounded-2xl"
      >
        <ImagePlus className="size-6" aria-hidden="true" />
      </button>
      {Dialog && <Dialog study={study} onClose={close} />}
    </>
  );
}
