import { Trans } from '@lingui/react/macro';
import type { IntroductionPage } from '@lexiroom/domain/study/page';
import { UserText } from '../../../design/typography/user-text.tsx';
import { LaterSourceSound, ToldOfWord } from '../../words/told-of-word.tsx';
import { useTranslations } from '../../translations.ts';
import { Columns, leadClass } from './page-layout.tsx';
import { ContinueButton } from './page-layout.tsx';
import { type PageProps, useFocusOnArrival } from './page-props.ts';
import { WordPicture } from './word-picture.tsx';
import { SoundButton, useSpokenWord } from './word-sound.tsx';

/**
 * A new word: its picture, its text, what it means, and how it sounds. Beside the picture the text grows upwards, so that
 * what is pressed stands below it at the same place on every page.
 */
export function Introduction({ study, page, wordOf, send }: PageProps<IntroductionPage>) {
  const word = wordOf(page.word_id);
  const heading = useFocusOnArrival();
  const { areShown } = useTranslations(study);
  useSpokenWord(study, word, true);
  const language = word.target_language;
  return (
    <Columns
      lead={
        word.image_path !== null && (
          <WordPicture study={study} word={word} className={`max-h-[56dvh] min-h-40 flex-1 low:min-h-0 ${leadClass}`} />
        )
      }
    >
      <div className="grid flex-1 grid-cols-[1fr_auto] content-start items-start gap-3 broad:grid-cols-[auto_1fr] broad:grid-rows-[1.7fr_auto_1fr] broad:gap-y-8">
        <div className="min-w-0 broad:col-span-2 broad:self-end">
          <p className="font-medium text-soft">
            <Trans>New word</Trans>
          </p>
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-[clamp(2.25rem,7dvh,6rem)] leading-tight font-bold text-balance hyphens-auto wrap-anywhere outline-none"
          >
            <UserText language={language}>{word.target_translation}</UserText>
          </h1>
          {word.extra_target_translation && (
            <p className="text-[clamp(1.25rem,3dvh,2.25rem)] text-soft wrap-anywhere">
              <UserText language={language}>{word.extra_target_translation}</UserText>
            </p>
          )}
          {areShown && word.source_translation !== null && (
            <p className="mt-2 text-[clamp(1.25rem,3dvh,2.25rem)] wrap-anywhere">
              <UserText language={word.source_language}>{word.source_translation}</UserText>
              <LaterSourceSound deck={study.data} word={word} />
            </p>
          )}
          <ToldOfWord deck={study.data} word={word} isTranslated={areShown} className="mt-4" />
        </div>
        <SoundButton study={study} word={word} mayBeHeard />
        <div className="col-span-2 broad:col-span-1">
          <ContinueButton onContinue={() => send({ type: 'NEXT' })} />
        </div>
      </div>
    </Columns>
  );
}
