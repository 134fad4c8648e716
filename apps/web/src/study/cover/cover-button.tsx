import { useLingui } from '@lingui/react/macro';
import { ImagePlus } from 'lucide-react';
import { useLazyOverlay } from '../../navigation/index.ts';
import type { Study } from '../study.ts';

const fetchDialog = async () => (await import('./cover-dialog.tsx')).CoverDialog;

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
