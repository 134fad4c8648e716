import { useLingui } from '@lingui/react/macro';
import type { DeckWord } from '@lexiroom/contracts/decks';
import { Picture } from '../../design/graphics/picture.tsx';
import { UserText } from '../../design/typography/user-text.tsx';

export interface WordButtonProps {
  word: DeckWord;
  onOpen: (word_id: number) => void;
}

/** A word with its picture; opens its history. */
export function WordButton({ word, onOpen }: WordButtonProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      title={t`Show the history`}
      aria-haspopup="dialog"
      onClick={() => onOpen(word.word_id)}
      className="group -mx-1.5 flex min-h-12 max-w-full min-w-32 flex-1 items-center gap-3 rounded-xl px-1.5 text-start hover:bg-brand-wash"
    >
      <span className="w-11 shrink-0 overflow-hidden rounded-lg">
        <Picture src={word.thumbnail_path ?? word.image_path} alt="" shape="square" canRetry={false} />
      </span>
      <UserText
        language={word.target_language}
        className="text-lg leading-snug font-bold wrap-anywhere underline decoration-edge decoration-dotted underline-offset-4 group-hover:decoration-solid"
      >
        {word.target_translation}
      </UserText>
    </button>
  );
}
