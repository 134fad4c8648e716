import type { DeckWord } from '@lexiroom/contracts/decks';
import { Trans } from '@lingui/react/macro';
import { UserText } from '../../design/typography/user-text.tsx';
import { SoundButton, useSpokenWord } from '../../study/modes/pages/word-sound.tsx';
import type { Study } from '../../study/study.ts';

/** The word whose picture is to be caught: said once, and written as large as there is room for. */
export function AskedWord({ study, word, isOver }: { study: Study; word: DeckWord; isOver: boolean }) {
  useSpokenWord(study, word, true);
  const language = word.target_language;
  return (
    <div className="flex min-h-16 shrink-0 items-center justify-center gap-3 text-center sm:min-h-20 low:min-h-12">
      <div className="min-w-0">
        <h1 className="font-display text-[clamp(1.75rem,min(7vw,7dvh),4.5rem)] leading-tight font-extrabold wrap-anywhere">
          <span className="sr-only">
            <Trans>Choose the picture</Trans>:{' '}
          </span>
          <UserText language={language}>{word.target_translation}</UserText>
        </h1>
        {word.extra_target_translation && (
          <p className="text-lg text-soft wrap-anywhere low:hidden">
            <UserText language={language}>{word.extra_target_translation}</UserText>
          </p>
        )}
        {isOver && word.source_translation !== null && (
          <p className="animate-rise text-lg font-semibold wrap-anywhere">
            <UserText language={word.source_language}>{word.source_translation}</UserText>
          </p>
        )}
      </div>
      <SoundButton study={study} word={word} mayBeHeard />
    </div>
  );
}
