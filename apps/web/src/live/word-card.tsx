import type { ProjectorView } from '@lexiroom/contracts/live';
import type { LanguageId } from '@lexiroom/domain/languages';
import { Picture } from '../design/picture.tsx';
import { UserText } from '../design/user-text.tsx';

export interface WordCardProps {
  word: NonNullable<ProjectorView['reveal']>['word'];
  target_language: LanguageId;
  source_language: LanguageId | null;
  look?: 'row' | 'poster';
}

/** The word as it is to be remembered: picture, text, and the text it was learned from. */
export function WordCard({ word, target_language, source_language, look = 'row' }: WordCardProps) {
  const isRow = look === 'row';
  return (
    <div className={`flex min-w-0 overflow-hidden ${isRow ? 'items-center gap-4' : 'flex-col items-center gap-5'}`}>
      {word.image_path && (
        <Picture
          src={word.image_path}
          alt=""
          lazy={false}
          shape="square"
          className={isRow ? 'max-w-24 shrink-0 rounded-2xl' : 'max-w-[min(22rem,38vh)] rounded-[2rem]'}
        />
      )}
      <p className={`min-w-0 ${isRow ? '' : 'text-center'}`}>
        <UserText
          language={target_language}
          className={`block leading-tight font-bold wrap-anywhere ${isRow ? 'text-2xl' : 'text-5xl'}`}
        >
          {word.target_translation}
        </UserText>
        {word.source_translation !== null && (
          <UserText
            language={source_language}
            className={`mt-1 block text-soft wrap-anywhere ${isRow ? 'text-lg' : 'text-2xl'}`}
          >
            {word.source_translation}
          </UserText>
        )}
      </p>
    </div>
  );
}
