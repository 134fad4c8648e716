import type { DeckWord } from '@lexiroom/contracts/decks';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Picture } from '../../design/graphics/picture.tsx';

/** How a card stands: it can be chosen; it was the right one; it was chosen and wrong; neither. */
export type CardLook = 'open' | 'right' | 'wrong' | 'dimmed';

const looks: Record<CardLook, string> = {
  open: 'border-line bg-card shadow-press shadow-line hover:border-brand active:translate-y-1 active:shadow-none',
  right: 'border-good bg-good-wash ring-4 ring-good',
  wrong: 'border-bad bg-bad-wash ring-4 ring-bad',
  dimmed: 'border-line bg-card opacity-40',
};

export interface PictureCardProps {
  word: DeckWord;
  /** From 0; its key is one more. */
  place: number;
  look: CardLook;
  onChoose: () => void;
  /** What comes above it, such as the points that it was worth. */
  children?: ReactNode;
}

/** A card with a picture and the number of its key. Pressing down chooses it: a card that moves is not lost by then. */
export function PictureCard({ word, place, look, onChoose, children }: PictureCardProps) {
  const { t } = useLingui();
  const isOpen = look === 'open';
  return (
    <div className="relative size-full min-h-0 animate-rise">
      <button
        type="button"
        aria-disabled={!isOpen}
        aria-keyshortcuts={`${place + 1}`}
        aria-label={word.source_translation ? t`Picture ${place + 1}: ${word.source_translation}` : t`Picture ${place + 1}`}
        onPointerDown={({ button }) => button === 0 && isOpen && onChoose()}
        onClick={isOpen ? onChoose : undefined}
        className={`relative block size-full touch-manipulation rounded-3xl border-2 p-1 select-none aria-disabled:cursor-default ${looks[look]}`}
      >
        <span
          aria-hidden="true"
          className="absolute start-2.5 top-2.5 z-10 grid size-8 place-items-center rounded-xl bg-paper font-display text-base font-extrabold text-ink lg:size-9 [@media(hover:none)]:hidden"
        >
          {place + 1}
        </span>
        <Picture
          src={word.image_path}
          alt=""
          lazy={false}
          canRetry={false}
          shape="fill"
          className="rounded-[1.15rem]"
        />
        {look !== 'open' && look !== 'dimmed' && <Mark isWrong={look === 'wrong'} />}
      </button>
      {children}
    </div>
  );
}

function Mark({ isWrong }: { isWrong: boolean }) {
  return (
    <span
      className={`absolute end-2 top-2 z-10 grid size-10 animate-pop place-items-center rounded-full ${isWrong ? 'bg-bad-wash text-bad-ink' : 'bg-good-wash text-good-ink'}`}
    >
      {isWrong ? (
        <X className="size-7" strokeWidth={3} aria-hidden="true" />
      ) : (
        <Check className="size-7" strokeWidth={3} aria-hidden="true" />
      )}
      <span className="sr-only">{isWrong ? <Trans>Your answer</Trans> : <Trans>Right answer</Trans>}</span>
    </span>
  );
}
