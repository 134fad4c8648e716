import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { StoryResult } from '@lexiroom/contracts/stories';
import { BookOpen } from 'lucide-react';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { Picture } from '../../design/graphics/picture.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useLanguageName } from '../../i18n/language-name.ts';
import { Link, storyPath } from '../../navigation/index.ts';
import type { LanguageFilterState } from '../language-filter.ts';
import { Results } from '../results.tsx';
import { useStorySearch } from '../search-queries.ts';
import { resultClass, ResultList, ResultsSkeleton } from './result-list.tsx';

export interface StoryListProps {
  term: string;
  filter: LanguageFilterState;
}

/** Stories that a search found, in the language that is learned; before there is a term, what stories are. */
export function StoryList({ term, filter }: StoryListProps) {
  const { t } = useLingui();
  if (term) return <FoundStories term={term} filter={filter} />;
  return (
    <EmptyState icon={<BookOpen className="size-8" />} title={t`Stories that are read aloud to you`}>
      {t`Type a word from the title.`}
    </EmptyState>
  );
}

function FoundStories({ term, filter }: StoryListProps) {
  const search = useStorySearch(term, filter);
  return (
    <Results kind="story" search={search} skeleton={<ResultsSkeleton />} onAllLanguages={filter.clear}>
      {(stories) => (
        <ResultList>
          {stories.map((story) => (
            <StoryRow key={story.item_id} story={story} />
          ))}
        </ResultList>
      )}
    </Results>
  );
}

/** A story that was found; opens in a new tab, as decks do. */
function StoryRow({ story }: { story: StoryResult }) {
  const { t } = useLingui();
  const languageName = useLanguageName();
  return (
    <li>
      <Link
        data-result
        to={storyPath(story.owner, story.item_id)}
        target="_blank"
        rel="noopener"
        className={resultClass}
      >
        <span className="grid size-18 shrink-0 place-items-center overflow-hidden rounded-xl bg-brand-wash text-brand-ink">
          {story.cover_path === null ? (
            <BookOpen className="size-9" aria-hidden="true" />
          ) : (
            <Picture src={story.cover_path} alt="" shape="square" canRetry={false} />
          )}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-display text-lg leading-tight font-bold wrap-anywhere hyphens-auto">
            <UserText>{story.item_name}</UserText>
          </span>
          <span className="block text-soft">{languageName(story.story_language)}</span>
          <span className="block text-soft">
            <Plural value={story.section_count} one="# section" other="# sections" />
            {' · '}
            <Trans>
              by <UserText>{story.owner}</UserText>
            </Trans>
          </span>
          <span className="sr-only">{t`(opens in a new tab)`}</span>
        </span>
      </Link>
    </li>
  );
}
