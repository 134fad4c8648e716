import { Trans, useLingui } from '@lingui/react/macro';
import type { DeckWord } from '@lexiroom/contracts/decks';
import { Check, X } from 'lucide-react';
import { ReadingHelp } from '../../../decks/reading-help.tsx';
import { Picture } from '../../../design/graphics/picture.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';

/**
 * How an option stands. `open`: it can be chosen. `ticked`: chosen and right, the others not yet dimmed. `right` and
 * `wrong` once that is shown; `dimmed`: neither chosen nor right; `waiting`: an other one for the second before that.
 */
export type OptionLook = 'open' | 'ticked' | 'right' | 'wrong' | 'waiting' | 'dimmed';

const looks: Record<OptionLook, string> = {
  open: 'border-line bg-card shadow-press shadow-line hover:border-brand active:translate-y-1 active:shadow-none',
  ticked: 'border-good bg-card shadow-press shadow-line',
  right: 'border-good bg-good-wash shadow-press shadow-line',
  wrong: 'border-bad bg-bad-wash shadow-press shadow-line',
  waiting: 'border-line bg-card shadow-press shadow-line',
  dimmed: 'border-line bg-card opacity-45',
};

/** What is shown of a word. */
type OptionWord = Pick<
  DeckWord,
  'target_language' | 'target_translation' | 'extra_target_translation' | 'source_translation' | 'image_path'
>;

export interface OptionProps {
  word: OptionWord;
  /** From 0; its key is one more. */
  place: number;
  isPicture: boolean;
  look: OptionLook;
  onChoose: () => void;
}

/** One of the answers: its key, its text or picture, and, once answered, a tick or a cross. */
export function Option({ word, place, isPicture, look, onChoose }: OptionProps) {
  const isOpen = look === 'open';
  return (
    <button
      type="button"
      // Not `disabled`: the focus stays where it was pressed.
      aria-disabled={!isOpen}
      aria-keyshortcuts={`${place + 1}`}
      onClick={isOpen ? onChoose : undefined}
      className={`relative flex size-full min-w-0 rounded-3xl border-2 transition aria-disabled:cursor-default ${looks[look]} ${isPicture ? 'p-1' : 'min-h-20 items-center gap-3 px-3 py-3 max-sm:flex-col max-sm:justify-center max-sm:gap-1 sm:gap-4 sm:px-5 lg:min-h-16 low:min-h-14 low:py-1'}`}
    >
      <Number place={place} isOnPicture={isPicture} />
      {isPicture ? <PictureFace word={word} place={place} /> : <TextFace word={word} isTold={!isOpen} />}
      <Mark look={look} isInCorner={isPicture} />
    </button>
  );
}

function Number({ place, isOnPicture }: { place: number; isOnPicture: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-8 shrink-0 place-items-center rounded-xl bg-paper text-sm font-bold text-soft ${isOnPicture ? 'absolute start-2.5 top-2.5 z-10' : 'max-sm:absolute max-sm:start-1 max-sm:top-1 max-sm:size-5 max-sm:text-xs low:absolute low:start-1 low:top-1 low:size-5 low:text-xs'}`}
    >
      {place + 1}
    </span>
  );
}

function TextFace({ word, isTold }: Pick<OptionProps, 'word'> & { isTold: boolean }) {
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4 text-start wrap-anywhere max-sm:flex-none max-sm:flex-col max-sm:items-center max-sm:text-center">
      <UserText
        language={word.target_language}
        className="max-w-full text-2xl leading-tight sm:text-[clamp(1.375rem,3.6dvh,2.75rem)] font-bold hyphens-auto"
      >
        {word.target_translation}
      </UserText>
      {word.extra_target_translation && (
        <ReadingHelp
          language={word.target_language}
          className="text-[clamp(1rem,2.2dvh,1.5rem)] text-soft"
          isInButton
          isTold={isTold}
        >
          {word.extra_target_translation}
        </ReadingHelp>
      )}
    </span>
  );
}

/** A picture is told apart by its number, and by what it means where that is known. */
function PictureFace({ word, place }: Pick<OptionProps, 'word' | 'place'>) {
  const { t } = useLingui();
  return (
    <span className="block min-h-24 flex-1 low:min-h-16">
      <span className="sr-only">{t`Picture ${place + 1}`} </span>
      <Picture
        src={word.image_path}
        alt={word.source_translation ?? ''}
        lazy={false}
        canRetry={false}
        shape="fill"
        className="rounded-[1.15rem]"
      />
    </span>
  );
}

function Mark({ look, isInCorner }: { look: OptionLook; isInCorner: boolean }) {
  if (look !== 'ticked' && look !== 'right' && look !== 'wrong') return null;
  const isWrong = look === 'wrong';
  const place = isInCorner
    ? 'absolute end-2.5 top-2.5 z-10'
    : 'max-sm:absolute max-sm:-end-1.5 max-sm:-top-1.5 max-sm:size-8 low:absolute low:-end-1 low:-top-1 low:size-7';
  return (
    <span
      className={`grid size-9 shrink-0 animate-pop place-items-center rounded-full ${isWrong ? 'bg-bad-wash text-bad-ink' : 'bg-good-wash text-good-ink'} ${place}`}
    >
      {isWrong ? (
        <X className="size-6" strokeWidth={3} aria-hidden="true" />
      ) : (
        <Check className="size-6" strokeWidth={3} aria-hidden="true" />
      )}
      <span className="sr-only">{isWrong ? <Trans>Your answer</Trans> : <Trans>Right answer</Trans>}</span>
    </span>
  );
}
