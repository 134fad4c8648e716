import type { DeckWord } from '@lexiroom/contracts/decks';
import type { QuestionKind } from '@lexiroom/domain/study/question';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Picture } from '../../design/graphics/picture.tsx';
import { UserText } from '../../design/typography/user-text.tsx';

/** How a card stands: it can be chosen; it was the right one; it was chosen and wrong; neither. */
export type CardLook = 'open' | 'right' | 'wrong' | 'dimmed';

const looks: Record<CardLook, string> = {
  open: 'border-line bg-card shadow-press shadow-line hover:border-brand',
  right: 'border-good bg-good-wash ring-4 ring-good',
  wrong: 'border-bad bg-bad-wash ring-4 ring-bad',
  dimmed: 'border-line bg-card',
};

export interface RushCardProps {
  word: DeckWord;
  kind: QuestionKind;
  /** From 0; its key is one more. */
  place: number;
  look: CardLook;
  onChoose: () => void;
  /** What comes above it, such as the points that it was worth. */
  children?: ReactNode;
}

/** A card with a picture or a text, and the number of its key. Pressing down chooses it, before a moving card has gone on. */
export function RushCard({ word, kind, place, look, onChoose, children }: RushCardProps) {
  const { t } = useLingui();
  const isOpen = look === 'open';
  const isPicture = kind === 'text_to_picture';
  const meaning = word.source_translation ?? '';
  return (
    <div className="relative size-full min-h-0 min-w-0">
      <button
        type="button"
        aria-disabled={!isOpen}
        aria-keyshortcuts={`${place + 1}`}
        {...(isPicture ? { 'aria-label': t`Picture ${place + 1} ${meaning}` } : {})}
        onPointerDown={({ button }) => button === 0 && isOpen && onChoose()}
        onClick={isOpen ? onChoose : undefined}
        className={`relative block size-full touch-manipulation rounded-3xl border-2 p-1 select-none aria-disabled:cursor-default ${looks[look]}`}
      >
        <span
          aria-hidden="true"
          className="absolute start-2 top-2 z-10 grid size-8 place-items-center rounded-xl bg-paper font-display text-base font-extrabold text-ink lg:size-9 [@media(hover:none)]:hidden"
        >
          {place + 1}
        </span>
        <span className={`block size-full transition-opacity ${look === 'dimmed' ? 'opacity-30' : ''}`}>
          {isPicture ? (
            <Picture
              src={word.image_path}
              alt=""
              lazy={false}
              canRetry={false}
              shape="fill"
              className="rounded-[1.15rem]"
            />
          ) : (
            <TextFace word={word} />
          )}
        </span>
        {(look === 'right' || look === 'wrong') && <Mark isWrong={look === 'wrong'} />}
      </button>
      {children}
    </div>
  );
}

function TextFace({ word }: { word: DeckWord }) {
  return (
    <span className="grid size-full place-content-center gap-1 p-2 text-center">
      <UserText
        language={word.target_language}
        className="text-[clamp(1.25rem,4.2dvh,3rem)] leading-tight font-bold wrap-anywhere"
      >
        {word.target_translation}
      </UserText>
      {word.extra_target_translation && (
        <UserText language={word.target_language} className="text-[clamp(1rem,2dvh,1.5rem)] text-soft wrap-anywhere">
          {word.extra_target_translation}
        </UserText>
      )}
    </span>
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
