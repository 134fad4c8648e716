import { useLingui } from '@lingui/react/macro';
import { ImagePlus } from 'lucide-react';
import { pagesCatalogues } from '../../i18n/catalogues/pages.ts';
import { withWords } from '../../i18n/language-provider.tsx';
import { useLazyOverlay } from '../../navigation/index.ts';
import type { Study } from '../study.ts';

const fetchDialog = async () => (await withWords(import('./cover-dialog.tsx'), pagesCatalogues)).CoverDialog;

/** 'Deck cover': another picture for a deck, for its owner (specification 2 section 6). */
export function CoverButton({ study }: { study: Study }) {
  const { t } = useLingui();
  const { Shown: Dialog, open, close } = useLazyOverlay(fetchDialog);
  if (!study.isOwnDeck) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t`Deck cover`}
        title={t`Deck cover`}
        onClick={open}
        className="absolute end-3 bottom-3 grid size-12 place-items-center rounded-2xl bg-night/75 text-white hover:bg-night"
      >
        <ImagePlus className="size-6" aria-hidden="true" />
      </button>
      {Dialog && <Dialog study={study} onClose={close} />}
    </>
  );
}
