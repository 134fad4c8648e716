import { Trans } from '@lingui/react/macro';
import type { QuestionPage } from '@lexiroom/domain/study/page';
import { useState } from 'react';
import { textWidth } from '../../../design/typography/text-width.ts';
import { ToldOfWord } from '../../words/told-of-word.tsx';
import { useTranslations } from '../../translations.ts';
import { useKeys } from '../keys/keys.ts';
import { recallParts } from '../recall/fetch-recall.ts';
import { ActionRow, Columns } from './page-layout.tsx';
import { ContinueButton } from './page-layout.tsx';
import { type PageProps, useStopwatch } from './page-props.ts';
import { Option, type OptionLook } from './question-option.tsx';
import { PictureAsked, QuestionHeading, WordAsked } from './question-prompt.tsx';
import { useSpokenWord } from './word-sound.tsx';

/** Options up to this width stand side by side on a phone. */
const narrowColumn = 9;

/** Two in a row, as long as large letters leave room for two. */
const pairs = 'grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.5rem,40%)),1fr))]';

/**
 * Multiple choice: a picture and texts, or a text and pictures (specification 1 section 4). After a right answer the next
 * page comes by itself; whoever does not want to wait goes on at once.
 */
export function Question({ study, page, wordOf, isTest, isHighlighted, send }: PageProps<QuestionPage>) {
  const word = wordOf(page.word_id);
  const options = page.option_word_ids.map(wordOf);
  const { given: answer } = page;
  const { DontKnow, SoundAsked } = recallParts() ?? {};
  const elapsed = useStopwatch();
  const [wasAnswered] = useState(answer !== null);
  const { areShown } = useTranslations(study);
  const isPictures = page.kind !== 'picture_to_text';
  const isHeard = page.kind === 'sound_to_picture' && answer === null;
  const mayBeHeard = answer !== null || (isPictures && !isTest);
  useSpokenWord(study, word, answer !== null && !wasAnswered);
  /** The right option is shown until somebody goes on. */
  const isTold = answer !== null && (!answer.is_correct || wasAnswered);
  const choose = (word_id: number) => send({ type: 'CHOOSE', word_id, ms: elapsed() });
  useKeys({
    choose: answer
      ? undefined
      : (place) => {
          const option = options[place];
          if (option) choose(option.word_id);
        },
  });
  const asked = { study, word, mayBeHeard, hasTranslation: areShown && answer !== null };
  const isInPairs = isPictures || options.every((option) => textWidth(option.target_translation) <= narrowColumn);
  return (
    <Columns
      isTall={isPictures}
      lead={
        isHeard && SoundAsked ? (
          <SoundAsked study={study} word={word} isTyped={false} onRead={() => send({ type: 'READ' })} />
        ) : isPictures ? (
          <WordAsked {...asked} />
        ) : (
          <PictureAsked {...asked} />
        )
      }
    >
      {!isPictures && <QuestionHeading {...asked} />}
      <ol
        className={`grid auto-rows-fr gap-3 low:gap-2 ${isPictures ? 'flex-1 grid-cols-2' : `lg:flex-1 lg:grid-cols-1 ${isInPairs ? pairs : ''}`}`}
      >
        {options.map((option, place) => (
          <li key={option.word_id} className="min-w-0">
            <Option
              word={option}
              place={place}
              isPicture={isPictures}
              look={lookOf(page, option.word_id, isHighlighted)}
              onChoose={() => choose(option.word_id)}
            />
          </li>
        ))}
      </ol>
      <ActionRow>
        {isTold && (
          <ToldOfWord
            deck={study.data}
            word={word}
            isTranslated={areShown}
            className="animate-rise self-center max-sm:order-last max-sm:basis-full sm:flex-1"
          />
        )}
        {answer?.is_correct && !wasAnswered && (
          <p
            className="flex min-h-12 items-center font-display text-xl font-bold text-good-ink max-sm:sr-only"
            aria-hidden="true"
          >
            <Trans>Right!</Trans>
          </p>
        )}
        {!answer && DontKnow && (
          <DontKnow study={study} word={word} onPress={() => send({ type: 'DONT_KNOW', ms: elapsed() })} />
        )}
        {answer && <ContinueButton onContinue={() => send({ type: 'NEXT' })} takesFocus={!wasAnswered} />}
      </ActionRow>
    </Columns>
  );
}

/** How an option of an answered or open question stands. */
function lookOf({ word_id: asked, given: answer }: QuestionPage, word_id: number, isHighlighted: boolean): OptionLook {
  if (!answer) return 'open';
  if (word_id === asked) return isHighlighted ? 'right' : 'ticked';
  if (word_id === answer.chosen_word_id) return 'wrong';
  return isHighlighted ? 'dimmed' : 'waiting';
}
