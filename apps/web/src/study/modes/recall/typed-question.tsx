import type { TypedPage } from '@lexiroom/domain/study/page';
import { countsAsRight, typedVerdict } from '@lexiroom/domain/study/typed';
import { tidyLine } from '@lexiroom/domain/text';
import { Trans } from '@lingui/react/macro';
import { type CSSProperties, useId, useState } from 'react';
import { UserText } from '../../../design/typography/user-text.tsx';
import { useLanguageName } from '../../../i18n/language-name.ts';
import { recallOf } from '../../recall/recall-of.ts';
import { useTranslations } from '../../translations.ts';
import { ActionRow, Columns, ContinueButton, leadClass } from '../pages/page-layout.tsx';
import { type PageProps, useFocusOnArrival, useStopwatch } from '../pages/page-props.ts';
import { PictureAsked } from '../pages/question-prompt.tsx';
import { WordPicture } from '../pages/word-picture.tsx';
import { SoundButton, useSpokenWord } from '../pages/word-sound.tsx';
import { expectedText } from './expected-text.ts';
import { SoundAsked } from './sound-asked.tsx';
import { TypedField } from './typed-field.tsx';
import { TypedResult } from './typed-result.tsx';
import { useKeyboardHeight } from './use-keyboard-height.ts';

/** The picture makes room for the keyboard of a phone, so that the field stands above it. */
const pictureClass = `max-h-[max(var(--least),min(46dvh,calc(100dvh-var(--keyboard)-25rem)))] min-h-20 flex-1 low:min-h-0 ${leadClass}`;

/**
 * The word is typed: from its picture and source text, or from its sound. After an answer that is right as it is written the
 * next page comes by itself, as after a right choice; everything else is looked at until one goes on.
 */
export function TypedQuestion({ study, page, wordOf, send }: PageProps<TypedPage>) {
  const word = wordOf(page.word_id);
  const { given, kind } = page;
  const heading = useId();
  const source = useId();
  const elapsed = useStopwatch();
  const keyboard = useKeyboardHeight();
  const [wasAnswered] = useState(given !== null);
  const { areShown } = useTranslations(study);
  useSpokenWord(study, word, given !== null && !wasAnswered);
  const expected = expectedText(study, word);
  const check = (typed: string) => {
    const found = typedVerdict(typed, expected);
    const is_correct = countsAsRight(found, recallOf(study.data, word.deck_id).strict);
    send({ type: 'TYPE', text: tidyLine(typed), verdict: found.verdict, is_correct, ms: elapsed() });
  };
  const isHeard = kind === 'sound_to_typed' && given === null;
  const asked = { study, word, mayBeHeard: given !== null, hasTranslation: areShown };
  const lead = isHeard ? (
    <SoundAsked study={study} word={word} isTyped onRead={() => send({ type: 'READ' })} />
  ) : word.image_path === null || word.image_id === null ? (
    <PictureAsked {...asked} />
  ) : (
    <WordPicture study={study} word={word} className={pictureClass} />
  );
  return (
    <div
      className="flex flex-1 flex-col"
      style={
        {
          '--keyboard': `${keyboard}px`,
          '--least': keyboard > 0 ? '5rem' : '10rem',
          paddingBottom: keyboard,
        } as CSSProperties
      }
    >
      <Columns lead={lead}>
        <div className="flex min-h-14 items-center gap-3 low:min-h-12">
          <div className="min-w-0 flex-1">
            {isHeard ? (
              <Label id={heading} />
            ) : (
              <Heading id={heading} word={word} sourceId={areShown ? source : undefined} />
            )}
          </div>
          <SoundButton study={study} word={word} mayBeHeard={given !== null} />
        </div>
        {given ? (
          <TypedResult study={study} word={word} given={given} expected={expected} />
        ) : (
          <TypedField
            study={study}
            word={word}
            labelledBy={heading}
            describedBy={source}
            onCheck={check}
            onDontKnow={() => send({ type: 'DONT_KNOW', ms: elapsed() })}
          />
        )}
        {given && (
          <ActionRow>
            <ContinueButton onContinue={() => send({ type: 'NEXT' })} takesFocus={!wasAnswered} />
          </ActionRow>
        )}
      </Columns>
    </div>
  );
}

interface HeadingProps {
  id: string;
  word: ReturnType<PageProps['wordOf']>;
  /** The id of the source text; undefined where it is not shown. */
  sourceId: string | undefined;
}

/** What is asked, as with options to choose from, and what it means. */
function Heading({ id, word, sourceId }: HeadingProps) {
  const heading = useFocusOnArrival();
  const languageName = useLanguageName();
  const language = languageName(word.target_language);
  return (
    <>
      <p className="font-medium text-soft lg:text-xl low:sr-only">
        <Trans>Type the word</Trans>
      </p>
      <h1
        ref={heading}
        id={id}
        tabIndex={-1}
        className="font-display text-2xl leading-tight font-bold wrap-anywhere outline-none lg:text-[clamp(1.75rem,4dvh,2.5rem)] low:text-lg"
      >
        {word.image_id === null ? (
          <Trans>How is this said in {language}?</Trans>
        ) : (
          <Trans>What is this in {language}?</Trans>
        )}
      </h1>
      {sourceId !== undefined && word.image_id !== null && word.source_translation !== null && (
        <p id={sourceId} className="text-xl wrap-anywhere lg:text-2xl">
          <UserText language={word.source_language}>{word.source_translation}</UserText>
        </p>
      )}
    </>
  );
}

/** The heading stands with the sound. */
function Label({ id }: { id: string }) {
  return (
    <p id={id} className="text-lg font-medium text-soft">
      <Trans>What do you hear?</Trans>
    </p>
  );
}
