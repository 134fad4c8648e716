import { Trans } from '@lingui/react/macro';
import type { FlashcardPage } from '@lexiroom/domain/study/page';
import { useState } from 'react';
import { useLanguageName } from '../../../i18n/language-name.ts';
import { useKeys } from '../keys/keys.ts';
import { ContinueButton } from './page-layout.tsx';
import { FlipCard } from './flip-card.tsx';
import { type PageProps, useFocusOnArrival, useStopwatch } from './page-props.ts';
import { Thumbs } from './thumbs.tsx';

/** A card to be turned, then judged: thumbs only once the text is in sight (specification 1 section 4). */
export function Flashcard({ study, page, wordOf, isShown, send }: PageProps<FlashcardPage>) {
  const word = wordOf(page.word_id);
  const { given: thumb } = page;
  const heading = useFocusOnArrival();
  const elapsed = useStopwatch();
  const languageName = useLanguageName();
  const language = languageName(word.target_language);
  const [wasAnswered] = useState(thumb !== null);
  const show = () => send({ type: 'SHOW' });
  const judge = (is_correct: boolean) => send({ type: 'JUDGE', is_correct, ms: elapsed() });
  const canJudge = isShown && thumb === null;
  useKeys({
    confirm: isShown ? undefined : show,
    thumb_up: canJudge ? () => judge(true) : undefined,
    thumb_down: canJudge ? () => judge(false) : undefined,
  });
  return (
    <div className="mx-auto flex w-full max-w-[min(48rem,85dvh)] flex-1 flex-col gap-3 low:max-w-3xl low:gap-2">
      <h1
        ref={heading}
        tabIndex={-1}
        className="text-center font-display text-2xl leading-tight font-bold wrap-anywhere outline-none low:sr-only"
      >
        <Trans>Do you know this in {language}?</Trans>
      </h1>
      <div className="flex max-h-[46rem] flex-1 flex-col">
        <FlipCard study={study} word={word} isShown={isShown} onShow={show} wasShown={wasAnswered} hasKeys />
      </div>
      <div className="flex min-h-15 flex-wrap low:min-h-0 items-center justify-center gap-3">
        {isShown && <Thumbs given={thumb} isOfClass={study.class_id !== undefined} onJudge={judge} />}
        {wasAnswered && <ContinueButton onContinue={() => send({ type: 'NEXT' })} />}
      </div>
    </div>
  );
}
