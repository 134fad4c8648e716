import type { ProjectorView } from '@lexiroom/contracts/live';
import type { LanguageId } from '@lexiroom/domain/languages';
import { hyphenated } from '../../design/typography/hyphens.ts';
import { Picture } from '../../design/graphics/picture.tsx';
import { UserText } from '../../design/typography/user-text.tsx';

export interface WordCardProps {
  word: NonNullable<ProjectorView['reveal']>['word'];
  target_language: LanguageId;
  source_language: LanguageId | null;
  /** What it means in the language of whoever reads, in place of what the deck says. */
  meaning?: { language: LanguageId; text: string } | undefined;
  /** A line of a list, the same larger, or standing alone on the board. */
  look?: 'row' | 'large_row' | 'poster';
}

const textSizes = {
  row: 'text-2xl max-[22rem]:text-xl',
  large_row: 'text-2xl max-[22rem]:text-xl md:text-4xl low:text-2xl',
  poster: 'text-5xl',
};

const pictureSizes = {
  row: 'max-w-24 shrink-0 rounded-2xl',
  large_row: 'max-w-[clamp(6rem,20dvh,11rem)] shrink-0 rounded-2xl',
  poster: 'w-[min(24rem,30vh,70vw)]! rounded-[2rem]',
};

/** The word as it is to be remembered: picture, text, and the text it was learned from. */
export function WordCard({ word, target_language, source_language, meaning, look = 'row' }: WordCardProps) {
  const isRow = look !== 'poster';
  const explained = meaning?.text ?? word.source_translation;
  return (
    <div className={`flex min-w-0 overflow-hidden ${isRow ? 'items-center gap-4' : 'flex-col items-center gap-5'}`}>
      {word.image_path && (
        <Picture src={word.image_path} alt="" lazy={false} shape="square" className={pictureSizes[look]} />
      )}
      <p className={`min-w-0 ${isRow ? '' : 'text-center'}`}>
        <UserText
          language={target_language}
          className={`block leading-tight font-bold wrap-anywhere ${textSizes[look]}`}
        >
          {hyphenated(word.target_translation)}
        </UserText>
        {explained !== null && (
          <UserText
            language={meaning?.language ?? source_language}
            className={`mt-1 block text-soft wrap-anywhere ${isRow ? 'text-lg' : 'text-[max(2rem,4.4vh)]'}`}
          >
            {explained}
          </UserText>
        )}
      </p>
    </div>
  );
}
