import { Trans } from '@lingui/react/macro';
import type { DeckWord } from '@lexiroom/contracts/decks';
import type { CSSProperties } from 'react';
import { ReadingHelp } from '../../../decks/reading-help.tsx';
import { Card } from '../../../design/layout/card.tsx';
import { textWidth } from '../../../design/typography/text-width.ts';
import { UserText } from '../../../design/typography/user-text.tsx';
import { useLanguageName } from '../../../i18n/language-name.ts';
import { LaterSourceSound } from '../../words/told-of-word.tsx';
import type { Study } from '../../study.ts';
import { leadClass } from './page-layout.tsx';
import { useFocusOnArrival } from './page-props.ts';
import { WordPicture } from './word-picture.tsx';
import { SoundButton } from './word-sound.tsx';

export interface PromptProps {
  study: Study;
  word: DeckWord;
  mayBeHeard: boolean;
  /** The source text is shown with it. */
  hasTranslation: boolean;
}

/** The picture that a text is to be found for; where there is none, the text in the source language. */
export function PictureAsked({ study, word, mayBeHeard, hasTranslation }: PromptProps) {
  if (word.image_path !== null) {
    return (
      <WordPicture
        study={study}
        word={word}
        hasTranslation={hasTranslation}
        className={`max-h-[46dvh] min-h-40 flex-1 low:min-h-0 ${leadClass}`}
      />
    );
  }
  return (
    <Card className={`grid min-h-40 place-content-center justify-items-center gap-6 p-6 text-center ${leadClass}`}>
      <UserText
        language={word.source_language}
        className="text-[clamp(2rem,6dvh,4.5rem)] leading-tight font-bold text-balance wrap-anywhere"
      >
        {word.source_translation ?? ''}
      </UserText>
      {mayBeHeard && <LaterSourceSound deck={study.data} word={word} />}
    </Card>
  );
}

/** What is asked about a picture, and the sound of the word once it may be heard. */
export function QuestionHeading({ study, word, mayBeHeard }: PromptProps) {
  const heading = useFocusOnArrival();
  const languageName = useLanguageName();
  const language = languageName(word.target_language);
  return (
    <div className="flex min-h-14 items-center gap-3 low:min-h-12">
      <div className="min-w-0 flex-1">
        <p className="font-medium text-soft lg:text-xl low:sr-only">
          <Trans>Choose the word</Trans>
        </p>
        <h1
          ref={heading}
          tabIndex={-1}
          className="font-display text-2xl leading-tight font-bold wrap-anywhere outline-none lg:text-[clamp(1.75rem,4dvh,2.5rem)] low:text-lg"
        >
          {word.image_id === null ? (
            <Trans>How is this said in {language}?</Trans>
          ) : (
            <Trans>What is this in {language}?</Trans>
          )}
        </h1>
      </div>
      <SoundButton study={study} word={word} mayBeHeard={mayBeHeard} />
    </div>
  );
}

/** How many letters' heights wide a card must be for a text on it: its longest word in one line, all of it in some lines. */
export const extentOf = (text: string): number =>
  Math.max(0.62 * Math.max(...text.split(' ').map(textWidth)), Math.sqrt(textWidth(text)), 1);

/** The text that a picture is to be found for. */
export function WordAsked({ study, word, mayBeHeard, hasTranslation }: PromptProps) {
  const heading = useFocusOnArrival();
  const language = word.target_language;
  return (
    <Card
      className={`@container grid grid-cols-[minmax(0,1fr)] place-content-center justify-items-center gap-1 p-4 text-center sm:p-6 low:p-2 ${leadClass}`}
    >
      <p className="font-medium text-soft lg:text-xl">
        <Trans>Choose the picture</Trans>
      </p>
      <h1
        ref={heading}
        tabIndex={-1}
        style={{ '--extent': extentOf(word.target_translation) } as CSSProperties}
        className="max-w-full text-[clamp(2.25rem,min(6vw,9dvh),7rem)] leading-tight font-bold text-balance hyphens-auto wrap-anywhere outline-none lg:text-[clamp(2.25rem,min(14dvh,calc(100cqw/var(--extent))),9rem)]"
      >
        <UserText language={language}>{word.target_translation}</UserText>
      </h1>
      {word.extra_target_translation && (
        <p className="text-[clamp(1.125rem,3dvh,2.25rem)] text-soft wrap-anywhere">
          <ReadingHelp language={language} isTold={hasTranslation}>
            {word.extra_target_translation}
          </ReadingHelp>
        </p>
      )}
      <p
        className={`min-h-7 text-lg text-soft wrap-anywhere low:hidden ${word.source_translation === null ? 'hidden' : ''}`}
      >
        {hasTranslation && (
          <UserText language={word.source_language} className="inline-block animate-rise">
            {word.source_translation ?? ''}
          </UserText>
        )}
        {hasTranslation && <LaterSourceSound deck={study.data} word={word} />}
      </p>
      <SoundButton study={study} word={word} mayBeHeard={mayBeHeard} />
    </Card>
  );
}
