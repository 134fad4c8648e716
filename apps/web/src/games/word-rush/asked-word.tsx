import type { DeckWord } from '@lexiroom/contracts/decks';
import type { QuestionKind } from '@lexiroom/domain/study/question';
import { Trans } from '@lingui/react/macro';
import { ReadingHelp } from '../../decks/reading-help.tsx';
import { Picture } from '../../design/graphics/picture.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { SoundButton, useSpokenWord } from '../../study/modes/pages/word-sound.tsx';
import type { Study } from '../../study/study.ts';

export interface AskedWordProps {
  study: Study;
  word: DeckWord;
  kind: QuestionKind;
  isDecided: boolean;
  isOver: boolean;
}

/** What is to be caught: a word, said once and written large, or a picture, whose word is said when it is caught. */
export function AskedWord({ study, word, kind, isDecided, isOver }: AskedWordProps) {
  const isText = kind === 'text_to_picture';
  useSpokenWord(study, word, isText || isDecided);
  return (
    <div className="flex min-h-16 shrink-0 items-center justify-center gap-3 text-center sm:min-h-20 low:min-h-12">
      {isText ? <AskedText word={word} /> : <AskedPicture word={word} />}
      {isOver && word.source_translation !== null && (
        <p className="animate-rise text-lg font-semibold text-soft wrap-anywhere sm:text-2xl">
          <UserText language={word.source_language}>{word.source_translation}</UserText>
        </p>
      )}
      <SoundButton study={study} word={word} mayBeHeard={isText || isDecided} />
    </div>
  );
}

function AskedText({ word }: { word: DeckWord }) {
  const language = word.target_language;
  return (
    <div className="min-w-0">
      <h1 className="font-display text-[clamp(1.75rem,min(7vw,7dvh),4.5rem)] leading-tight font-extrabold wrap-anywhere low:text-2xl">
        <span className="sr-only">
          <Trans>Choose the picture</Trans>{' '}
        </span>
        <UserText language={language}>{word.target_translation}</UserText>
      </h1>
      {word.extra_target_translation && (
        <p className="text-lg text-soft wrap-anywhere low:hidden">
          <ReadingHelp language={language}>{word.extra_target_translation}</ReadingHelp>
        </p>
      )}
    </div>
  );
}

function AskedPicture({ word }: { word: DeckWord }) {
  return (
    <div className="size-[clamp(5.5rem,24dvh,16rem)] max-sm:size-[clamp(5.5rem,20dvh,16rem)] low:size-20">
      <h1 className="sr-only">
        <Trans>Choose the word</Trans>
      </h1>
      <Picture
        src={word.image_path}
        alt={word.source_translation ?? ''}
        lazy={false}
        shape="fill"
        className="rounded-3xl shadow-sm"
      />
    </div>
  );
}
