import { useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../browser/lazy-part.ts';
import { pagesCatalogues } from '../../i18n/catalogues/pages.ts';
import { withWords } from '../../i18n/language-provider.tsx';

const PictureDetails = lazyPart(
  async () => (await withWords(import('./picture-details.tsx'), pagesCatalogues)).PictureDetails,
);

export interface PictureDetailsButtonProps {
  image_id: number;
  image_path: string;
  /** What is seen in the picture, or at it, to tell the button from others; undefined for one alone. */
  of?: string | undefined;
  /** The deck or story in which it is seen. */
  seenIn: number;
  /** Where it stands on the picture. */
  className: string;
}

/** Lies on a picture, and tells where it comes from. */
export function PictureDetailsButton({ of: name, className, ...picture }: PictureDetailsButtonProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={name ? t`Image details: ${name}` : t`Image details`}
        title={t`Image details`}
        onClick={() => setOpen(true)}
        className={`absolute grid size-12 place-items-center ${className}`}
      >
        <span className="grid size-8 place-items-center rounded-xl bg-night/75 text-white hover:bg-night">
          <Info className="size-5" aria-hidden="true" />
        </span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <PictureDetails {...picture} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
