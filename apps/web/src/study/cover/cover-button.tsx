import { useLingui } from '@lingui/react/macro';
import { ImagePlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Study } from '../study.ts';

const CoverDialog = lazy(() => import('./cover-dialog.tsx').then((part) => ({ default: part.CoverDialog })));

/** 'Deck cover': another picture for a deck, for its owner (specification 2 section 6). */
export function CoverButton({ study }: { study: Study }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (!study.isOwnDeck) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t`Deck cover`}
        title={t`Deck cover`}
        onClick={() => setOpen(true)}
        className="absolute end-3 bottom-3 grid size-12 place-items-center rounded-2xl bg-night/75 text-white hover:bg-night"
      >
        <ImagePlus className="size-6" aria-hidden="true" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <CoverDialog study={study} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
