import type { DeckWord } from '@lexiroom/contracts/decks';
import { Picture } from '../../../design/graphics/picture.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';
import type { Study } from '../../study.ts';
import { PinSlot } from './pin-slot.tsx';

export interface WordPictureProps {
  study: Study;
  word: DeckWord;
  /** The source text stands on it. */
  hasTranslation?: boolean;
  className?: string;
}

/** The picture of a word, as large as its place; its owner can pin the word here. */
export function WordPicture({ study, word, hasTranslation = false, className = '' }: WordPictureProps) {
  const { source_translation } = word;
  return (
    <div className={`group relative min-h-0 ${className}`}>
      <Picture
        src={word.image_path}
        alt={source_translation ?? ''}
        lazy={false}
        shape="fill"
        className="absolute! inset-0 rounded-[1.75rem] shadow-sm"
      />
      {hasTranslation && source_translation !== null && (
        <p className="absolute inset-x-3 bottom-3 flex justify-center">
          <UserText
            language={word.source_language}
            className="max-w-full animate-rise rounded-2xl bg-night/90 px-4 py-1.5 text-lg font-semibold wrap-anywhere text-white"
          >
            {source_translation}
          </UserText>
        </p>
      )}
      <PinSlot study={study} word={word} className="absolute end-2 top-2" />
    </div>
  );
}
