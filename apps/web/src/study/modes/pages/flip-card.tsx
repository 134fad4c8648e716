import { Trans } from '@lingui/react/macro';
import type { DeckWord } from '@lexiroom/contracts/decks';
import { Eye } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Picture } from '../../../design/graphics/picture.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';
import type { Study } from '../../study.ts';
import { hasNotes } from '../../words/has-notes.ts';
import { LaterSourceSound, ToldOfWord } from '../../words/told-of-word.tsx';
import { useTranslations } from '../../translations.ts';
import { PinSlot } from './pin-slot.tsx';
import { SoundButton, useSpokenWord } from './word-sound.tsx';

export interface FlipCardProps {
  study: Study;
  word: DeckWord;
  /** The side with the text is in sight. */
  isShown: boolean;
  onShow: () => void;
  /** Whether the card was turned before this page came; then it neither speaks nor takes the focus. */
  wasShown: boolean;
  /** Whether the card stands alone on its page; then the keys for sound and pin are for it. */
  hasKeys: boolean;
  /** The digit that turns it, where several stand side by side. */
  digit?: number | undefined;
}

/** A card with a picture on one side and the text on the other. */
export function FlipCard({ study, word, isShown, onShow, wasShown, hasKeys, digit }: FlipCardProps) {
  useSpokenWord(study, word, isShown && !wasShown);
  return (
    <div className="group relative grid min-h-56 flex-1 low:min-h-0">
      <div className="grid min-h-0 min-w-0 perspective-distant">
        <div
          className={`grid min-h-0 min-w-0 transition-transform duration-500 transform-3d ${isShown ? 'rotate-y-180' : ''}`}
        >
          <Front word={word} isShown={isShown} onShow={onShow} digit={digit} />
          <Back study={study} word={word} isShown={isShown} takesFocus={isShown && !wasShown} hasKeys={hasKeys} />
        </div>
      </div>
      <PinSlot study={study} word={word} hasKey={hasKeys} className="absolute end-2 top-2" />
    </div>
  );
}

const side = 'col-start-1 row-start-1 min-h-0 min-w-0 overflow-hidden rounded-[1.75rem] backface-hidden';

function Front({ word, isShown, onShow, digit }: Pick<FlipCardProps, 'word' | 'isShown' | 'onShow' | 'digit'>) {
  const prompt = word.source_translation ?? word.target_translation;
  return (
    <button
      type="button"
      inert={isShown}
      {...(digit === undefined ? {} : { 'aria-keyshortcuts': `${digit}` })}
      onClick={onShow}
      className={`${side} group/front relative border border-line bg-card shadow-sm`}
    >
      <span className="absolute inset-x-3 bottom-4 z-10 flex justify-center low:bottom-3 low:justify-end">
        <span className="inline-flex min-h-12 items-center gap-2.5 rounded-2xl bg-sun px-6 font-display text-lg font-bold text-on-sun shadow-press shadow-sun-edge transition group-hover/front:brightness-105 group-active/front:translate-y-1 group-active/front:shadow-none">
          {digit === undefined ? (
            <Eye className="size-6" aria-hidden="true" />
          ) : (
            <span aria-hidden="true" className="grid size-7 place-items-center rounded-lg bg-on-sun/15 text-base">
              {digit}
            </span>
          )}
          <Trans>Show</Trans>
        </span>
      </span>
      {word.image_path === null ? (
        <span className="grid size-full place-content-center p-6 pb-20 text-[clamp(1.75rem,5dvh,4rem)] leading-tight font-bold wrap-anywhere">
          <UserText language={word.source_translation === null ? word.target_language : word.source_language}>
            {prompt}
          </UserText>
        </span>
      ) : (
        <Picture
          src={word.image_path}
          alt={word.source_translation ?? ''}
          lazy={false}
          canRetry={false}
          shape="fill"
          className="absolute! inset-0"
        />
      )}
    </button>
  );
}

interface BackProps extends Pick<FlipCardProps, 'study' | 'word' | 'isShown' | 'hasKeys'> {
  takesFocus: boolean;
}

function Back({ study, word, isShown, takesFocus, hasKeys }: BackProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { areShown } = useTranslations(study);
  const language = word.target_language;
  const isNoted = hasNotes(word);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div
      inert={!isShown}
      className={`${side} flex rotate-y-180 flex-col border border-line bg-card shadow-sm low:flex-row`}
    >
      {word.image_path !== null && (
        <span className="relative min-h-24 flex-1 low:min-h-0">
          <Picture src={word.image_path} alt="" lazy={false} shape="fill" className="absolute! inset-0" />
        </span>
      )}
      <div
        // A long note is scrolled in its card, by keys as well.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={isNoted ? 0 : undefined}
        className={`flex gap-3 p-4 sm:p-5 low:flex-1 ${word.image_path === null ? 'flex-1' : ''} ${isNoted ? 'min-h-0 items-start overflow-y-auto -outline-offset-4' : 'items-center'}`}
      >
        <div className="min-w-0 flex-1">
          <h2
            ref={heading}
            tabIndex={-1}
            className="text-[clamp(1.625rem,4.5dvh,3.5rem)] leading-tight font-bold hyphens-auto wrap-anywhere outline-none"
          >
            <UserText language={language}>{word.target_translation}</UserText>
          </h2>
          {word.extra_target_translation && (
            <p className="text-lg text-soft wrap-anywhere">
              <UserText language={language}>{word.extra_target_translation}</UserText>
            </p>
          )}
          {areShown && (
            <p className="text-lg wrap-anywhere">
              {word.source_translation === null ? (
                <span className="text-soft">
                  <Trans>No translation</Trans>
                </span>
              ) : (
                <>
                  <UserText language={word.source_language}>{word.source_translation}</UserText>
                  <LaterSourceSound deck={study.data} word={word} />
                </>
              )}
            </p>
          )}
          <ToldOfWord deck={study.data} word={word} isTranslated={areShown} className="mt-2" />
        </div>
        <SoundButton study={study} word={word} mayBeHeard hasKey={hasKeys && isShown} />
      </div>
    </div>
  );
}
