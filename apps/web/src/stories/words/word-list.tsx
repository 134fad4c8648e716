import type { Story, StoryWord, StoryWords } from '@lexiroom/contracts/stories';
import { isLanguageId, type LanguageId } from '@lexiroom/domain/languages';
import { Trans, useLingui } from '@lingui/react/macro';
import { GraduationCap } from 'lucide-react';
import { Select } from '../../design/fields/select.tsx';
import { Picture } from '../../design/graphics/picture.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useSortedLanguages } from '../../i18n/sorted-languages.ts';
import { StudyWordsButton } from './study-words-button.tsx';

export interface WordListProps {
  story: Story;
  words: StoryWords['words'];
  decks: StoryWords['decks'];
  source_language: LanguageId;
  onLanguage: (chosen: LanguageId) => void;
  onWord: (word: StoryWord, place: StoryWord['places'][number]) => void;
}

/** The words of a story that the library knows, with their pictures; pressed, they tell more. */
export function WordList({ story, words, decks, source_language, onLanguage, onWord }: WordListProps) {
  const { t } = useLingui();
  const options = useSortedLanguages().filter(({ id }) => id !== story.story_language);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t`Translated into`}
          value={source_language}
          className="flex-1 basis-56"
          onChange={({ target }) => isLanguageId(target.value) && onLanguage(target.value)}
        >
          {options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        {words.length > 0 && (
          <StudyWordsButton
            story={story}
            words={words}
            decks={decks}
            source_language={source_language}
            icon={<GraduationCap className="size-6" aria-hidden="true" />}
          />
        )}
      </div>
      {words.length === 0 ? (
        <p className="text-soft">
          <Trans>The library has no picture for the words of this story yet.</Trans>
        </p>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-3">
          {words.map((word) => (
            <li key={word.target_translation_id} className="min-w-0">
              <button
                type="button"
                className="flex size-full flex-col rounded-2xl border-2 border-line bg-card p-2 text-start hover:border-brand-ink"
                onClick={() => onWord(word, word.places[0]!)}
              >
                <Picture src={word.thumbnail_path} alt="" canRetry={false} className="rounded-xl" />
                <span className="mt-2 px-1 text-lg leading-tight font-bold wrap-anywhere">
                  <UserText language={story.story_language}>{word.target_translation}</UserText>
                </span>
                {word.source_translation !== null && (
                  <span className="px-1 pb-1 wrap-anywhere text-soft">
                    <UserText language={source_language}>{word.source_translation}</UserText>
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
