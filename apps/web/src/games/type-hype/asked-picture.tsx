import type { DeckWord } from '@lexiroom/contracts/decks';
import { Trans } from '@lingui/react/macro';
import { Picture } from '../../design/graphics/picture.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { SoundButton, useSpokenWord } from '../../study/modes/pages/word-sound.tsx';
import type { Study } from '../../study/study.ts';
import { useTranslations } from '../../study/translations.ts';

export interface AskedPictureProps {
  study: Study;
  word: DeckWord;
  /** Its sound would tell the word before. */
  mayBeHeard: boolean;
  /** The game has ended: the answer is in sight. */
  isRevealed: boolean;
}

/** The picture whose word is typed, with what it means where translations are shown; said once the word stands there. */
export function AskedPicture({ study, word, mayBeHeard, isRevealed }: AskedPictureProps) {
  useSpokenWord(study, word, mayBeHeard);
  const { areShown } = useTranslations(study);
  return (
    <div className="flex w-full animate-rise flex-col items-center gap-2 text-center [@media(max-height:30rem)]:flex-row [@media(max-height:30rem)]:justify-center">
      <h1 className="sr-only">
        <Trans>Type the word</Trans>
      </h1>
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 [@media(max-height:30rem)]:grid-cols-[auto_auto]">
        <div className="col-start-2 size-[clamp(5rem,22dvh,18rem)] sm:[@media(min-height:50rem)]:size-[min(28dvh,24rem)] [@media(max-height:30rem)]:col-start-1">
          <Picture
            src={word.image_path}
            alt={word.source_translation ?? ''}
            lazy={false}
            shape="fill"
            className="rounded-3xl shadow-sm"
          />
        </div>
        <SoundButton study={study} word={word} mayBeHeard={mayBeHeard} hasKey={false} />
      </div>
      {(areShown || isRevealed) && word.source_translation !== null && (
        <p className="text-lg font-semibold text-soft wrap-anywhere">
          <UserText language={word.source_language}>{word.source_translation}</UserText>
        </p>
      )}
    </div>
  );
}
