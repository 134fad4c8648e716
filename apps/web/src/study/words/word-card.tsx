import { Trans, useLingui } from '@lingui/react/macro';
import type { Calendar, DeckWord } from '@lexiroom/contracts/decks';
import { Check, Info, NotebookPen, Pin, Volume2 } from 'lucide-react';
import { memo, type ReactNode, useId } from 'react';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { Picture } from '../../design/graphics/picture.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import type { Sound } from '../../sound/index.ts';
import { DueDate } from './due-date.tsx';
import { hasNotes } from './has-notes.ts';

export interface WordCardProps {
  word: DeckWord;
  /** Its translation is shown. */
  isTranslated: boolean;
  isMarked: boolean;
  /** Marks the word, or takes the mark away; with shift all words up to it. */
  onMark: (word_id: number, isRange: boolean) => void;
  sound: Sound;
  /** Undefined where there is nothing to tell of a word without a picture. */
  onDetails: ((word: DeckWord) => void) | undefined;
  /** The calendar of the viewer's due dates; null when they have none here. */
  calendar: Calendar | null;
  /** Given to the owner only. */
  onPin: ((word: DeckWord) => void) | undefined;
  /** Leads to the sentences it stands in; undefined when there are none. */
  sentences: ReactNode;
}

const onPicture = 'absolute grid size-12 place-items-center rounded-xl';

/** A word with its picture. A click anywhere on it marks it; its buttons lie above. Of 400 cards only the changed are drawn. */
export const WordCard = memo(function WordCard(props: WordCardProps) {
  const { word, isTranslated, isMarked, onMark, sound, onDetails, calendar, onPin, sentences } = props;
  const { t } = useLingui();
  const id = useId();
  const { target_language, target_translation: name } = word;
  const hasPicture = word.image_id !== null;
  const isNoted = hasNotes(word);
  return (
    <div
      className={`group relative flex h-full flex-col overflow-hidden rounded-3xl border-2 bg-card shadow-xs transition-colors ${isMarked ? 'border-brand-ink' : 'border-line hover:border-edge'}`}
    >
      <button
        type="button"
        aria-pressed={isMarked}
        aria-labelledby={id}
        onClick={({ shiftKey }) => onMark(word.word_id, shiftKey)}
        className="absolute inset-0 rounded-[1.35rem] -outline-offset-4"
      />
      <div className="pointer-events-none relative flex flex-1 flex-col [&_button]:pointer-events-auto">
        <div className="relative">
          <Picture src={word.thumbnail_path ?? word.image_path} alt="" />
          <span
            aria-hidden="true"
            className={`absolute start-2.5 top-2.5 grid size-7 place-items-center rounded-full border-2 ${isMarked ? 'border-brand bg-brand text-on-brand' : 'border-[oklch(0.64_0.025_285)] bg-white/80 text-transparent'}`}
          >
            <Check className="size-4.5" strokeWidth={3.5} />
          </span>
          {onPin && (
            <button
              type="button"
              aria-pressed={word.is_pinned}
              aria-label={t`Pin ${name}`}
              title={word.is_pinned ? t`Unpin` : t`Pin`}
              onClick={() => onPin(word)}
              className={`${onPicture} end-0 top-0 ${word.is_pinned ? '' : 'appears-on-hover'}`}
            >
              <span
                className={`grid size-9 place-items-center rounded-xl ${word.is_pinned ? 'bg-sun text-on-sun' : 'bg-night/75 text-white'}`}
              >
                <Pin className={`size-5 ${word.is_pinned ? 'fill-current' : ''}`} aria-hidden="true" />
              </span>
            </button>
          )}
          {onDetails && (
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={hasPicture ? t`Image details: ${name}` : t`Word details: ${name}`}
              title={hasPicture ? t`Image details` : t`Word details`}
              onClick={() => onDetails(word)}
              className={`${onPicture} end-0 bottom-0 text-[oklch(0.48_0.03_285)] hover:bg-white`}
            >
              {isNoted ? (
                <NotebookPen className="size-5" aria-hidden="true" />
              ) : (
                <Info className="size-5" aria-hidden="true" />
              )}
            </button>
          )}
          {sentences}
        </div>
        <div className="flex flex-1 flex-col gap-0.5 p-3 sm:p-4">
          <div className="flex items-start gap-1">
            <p id={id} className="min-w-0 flex-1 text-xl leading-snug font-bold wrap-anywhere hyphens-auto sm:text-2xl">
              <UserText language={target_language}>{name}</UserText>
            </p>
            {sound.canSay(word, target_language) && (
              <IconButton
                label={t`Play the sound: ${name}`}
                title={t`Play the sound`}
                icon={<Volume2 className="size-5" aria-hidden="true" />}
                onClick={() => void sound.say(word, target_language)}
                className="-my-2 -me-3"
              />
            )}
          </div>
          {word.extra_target_translation && (
            <p className="wrap-anywhere text-soft">
              <UserText language={target_language}>{word.extra_target_translation}</UserText>
            </p>
          )}
          {isTranslated && (
            <p className="text-base wrap-anywhere text-soft sm:text-lg">
              {word.source_translation ? (
                <UserText language={word.source_language}>{word.source_translation}</UserText>
              ) : (
                <Trans>No translation</Trans>
              )}
            </p>
          )}
          {calendar && (
            <div className="mt-auto flex pt-1.5">
              <DueDate word={word} calendar={calendar} />
            </div>
          )}
        </div>
      </div>
    </div>
  );
});
