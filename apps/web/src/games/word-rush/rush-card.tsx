import type { DeckWord } from '@lexiroom/contracts/decks';
import type { QuestionKind } from '@lexiroom/domain/study/question';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import { type CSSProperties, type ReactNode, useRef } from 'react';
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
  round: number;
  /** From 0; its key is one more. */
  place: number;
  look: CardLook;
  onChoose: () => void;
  /** What comes above it, such as the points that it was worth. */
  children?: ReactNode;
}

/** A card with a picture or a text, and the number of its key. Pressing down chooses it, before a moving card has gone on. */
export function RushCard({ word, kind, round, place, look, onChoose, children }: RushCardProps) {
  const { t } = useLingui();
  const isOpen = look === 'open';
  const isPicture = kind === 'text_to_picture';
  const meaning = word.source_translation ?? '';
  const pressedIn = useRef<number>(undefined);
  const down = () => {
    pressedIn.current = round;
    if (isOpen) onChoose();
  };
  // A press that began on the card of the round before has chosen nothing in this one.
  const click = () => {
    const isOfThisRound = (pressedIn.current ?? round) === round;
    pressedIn.current = undefined;
    if (isOpen && isOfThisRound) onChoose();
  };
  return (
    // The points of the right one fly across the others.
    <div className={`relative size-full min-h-0 min-w-0 contain-layout ${look === 'right' ? 'z-10' : ''}`}>
      <button
        type="button"
        aria-disabled={!isOpen}
        aria-keyshortcuts={`${place + 1}`}
        {...(isPicture ? { 'aria-label': t`Picture ${place + 1} ${meaning}` } : {})}
        onPointerDown={({ button }) => button === 0 && down()}
        onClick={click}
        // A key that is held down chooses once.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        className={`relative block size-full touch-manipulation rounded-3xl border-2 p-1 select-none aria-disabled:cursor-default ${looks[look]}`}
      >
        <span
          aria-hidden="true"
          className={`absolute z-10 grid place-items-center rounded-xl bg-paper font-display font-extrabold text-ink [@media(hover:none)]:hidden ${isPicture ? 'start-2 top-2 size-8 text-base lg:size-9' : 'start-1 top-1 size-6 text-sm'}`}
        >
          {place + 1}
        </span>
        <span className={`block size-full ${look === 'dimmed' ? 'opacity-30' : ''}`}>
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
        {(look === 'right' || look === 'wrong') && <Mark isWrong={look === 'wrong'} isPicture={isPicture} />}
      </button>
      {children}
    </div>
  );
}

function TextFace({ word }: { word: DeckWord }) {
  return (
    <span className="block size-full [container-type:size]">
      <span className="grid size-full place-content-center gap-1 text-center">
        <CardText
          word={word}
          className="text-[clamp(0.75rem,min(4.2dvh,60cqb/var(--lines),150cqi/var(--letters)),3rem)] font-bold"
        >
          {word.target_translation}
        </CardText>
        {word.extra_target_translation && (
          <CardText word={word} className="text-[clamp(0.75rem,min(2dvh,15cqb),1.5rem)] text-soft">
            {word.extra_target_translation}
          </CardText>
        )}
      </span>
    </span>
  );
}

/**
 * A text that is as large as its card lets it be: its longest word stays whole (`--letters`), and each of its words may
 * take a line (`--lines`).
 */
function CardText({ word, children, className }: { word: DeckWord; children: string; className: string }) {
  const words = children.split(/[\s-]+/);
  const letters = Math.max(...words.map(({ length }) => length));
  const lines = Math.min(words.length, 3) + (word.extra_target_translation ? 1.5 : 0.5);
  return (
    <span
      className={`leading-tight wrap-anywhere ${className}`}
      style={{ '--letters': letters, '--lines': lines } as CSSProperties}
    >
      <UserText language={word.target_language}>{children}</UserText>
    </span>
  );
}

/** On the corner of a text, which it must not cover. */
function Mark({ isWrong, isPicture }: { isWrong: boolean; isPicture: boolean }) {
  return (
    <span
      className={`absolute z-10 grid size-8 animate-pop place-items-center rounded-full sm:size-10 ${isPicture ? 'end-0 top-0 sm:end-2 sm:top-2' : '-end-2 -top-2'} ${isWrong ? 'bg-bad-wash text-bad-ink' : 'bg-good-wash text-good-ink'}`}
    >
      {isWrong ? (
        <X className="size-6 sm:size-7" strokeWidth={3} aria-hidden="true" />
      ) : (
        <Check className="size-6 sm:size-7" strokeWidth={3} aria-hidden="true" />
      )}
      <span className="sr-only">{isWrong ? <Trans>Your answer</Trans> : <Trans>Right answer</Trans>}</span>
    </span>
  );
}
