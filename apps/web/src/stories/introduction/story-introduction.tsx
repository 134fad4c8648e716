import type { Story, StoryWord } from '@lexiroom/contracts/stories';
import { hasText } from '@lexiroom/domain/stories/story';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { BookOpen, House } from 'lucide-react';
import { useState } from 'react';
import { statusOf } from '../../api/client.ts';
import { PictureDetailsButton } from '../../decks/reporting/picture-details-button.tsx';
import { ReportButton } from '../../decks/reporting/report-button.tsx';
import { Button } from '../../design/buttons/button.tsx';
import { iconButtonClass } from '../../design/buttons/icon-button.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { Loading } from '../../design/feedback/loading.tsx';
import { Picture } from '../../design/graphics/picture.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useLanguageName } from '../../i18n/language-name.ts';
import { directoryPath, Link, userPath } from '../../navigation/index.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import { Page } from '../../page/page.tsx';
import { useSession } from '../../session/session.ts';
import { ActivitiesPanel } from '../activities/activities-panel.tsx';
import { DownloadButton } from '../download/download-button.tsx';
import { OwnerButtons } from '../editor/owner-buttons.tsx';
import { openView } from '../story-address.ts';
import { useSourceLanguage } from '../words/source-language.ts';
import { WordCard } from '../words/word-card.tsx';
import { WordList } from '../words/word-list.tsx';
import { wordsQuery } from '../words/words-query.ts';
import { CloneButton } from './clone-button.tsx';
import { StoryText } from './story-text.tsx';

/** What stands before the book: its text, and what can be done with it (specification 3 section 2). */
export function StoryIntroduction({ story }: { story: Story }) {
  const { t, i18n } = useLingui();
  const languageName = useLanguageName();
  const { user } = useSession();
  const { owner, parent_id, item_name, story_sections, cover_path, cover_image_id, story_language } = story;
  const [source_language, chooseLanguage] = useSourceLanguage(story_language, i18n.locale);
  const { data, error, refetch } = useQuery(wordsQuery(story, source_language));
  const [pressed, press] = useState<{ word: StoryWord; place: StoryWord['places'][number] }>();
  const onWord = (word: StoryWord, place: StoryWord['places'][number]) => press({ word, place });
  const isReadable = hasText(story_sections);
  const home = parent_id === null ? userPath(owner) : directoryPath(owner, parent_id);
  return (
    <Page title={item_name}>
      <Link
        to={home}
        isWayUp
        aria-label={t`Back to the folder`}
        title={t`Back to the folder`}
        className={`${iconButtonClass} -ms-3 -mt-2 mb-1`}
      >
        <House className="size-6" aria-hidden="true" />
      </Link>
      <header className="grid items-start gap-x-8 gap-y-4 sm:grid-cols-[auto_1fr]">
        {cover_path !== null && (
          <div className="relative sm:w-56 lg:w-72">
            <Picture src={cover_path} alt="" lazy={false} className="rounded-[1.75rem] max-sm:max-h-48" />
            {cover_image_id !== null && (
              <PictureDetailsButton
                image_id={cover_image_id}
                image_path={cover_path}
                seenIn={story.item_id}
                className="end-1.5 bottom-1.5"
              />
            )}
          </div>
        )}
        <div className="flex min-w-0 flex-col gap-4">
          <div>
            <h1 className="font-display text-4xl leading-tight font-extrabold wrap-anywhere hyphens-auto sm:text-5xl">
              <UserText>{item_name}</UserText>
            </h1>
            <p className="mt-1 text-xl text-soft">{languageName(story_language)}</p>
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <Button
              look="sun"
              size="large"
              disabled={!isReadable}
              icon={<BookOpen className="size-7" aria-hidden="true" />}
              onClick={() => openView('story')}
            >
              <Trans>Read</Trans>
            </Button>
            <OwnerButtons story={story} />
            <CloneButton key={story.item_id} story={story} />
            <DownloadButton story={story} />
            {user?.username !== owner && (
              <ReportButton
                entries={[{ entry: 'item', id: story.item_id, label: item_name }]}
                seenIn={story.item_id}
                of={item_name}
              />
            )}
          </div>
        </div>
      </header>
      {isReadable ? (
        <div className="mt-10 grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
          <StoryText story={story} words={data?.words ?? []} onWord={onWord} />
          <ActivitiesPanel story={story}>
            {data ? (
              <WordList
                story={story}
                words={data.words}
                decks={data.decks}
                source_language={source_language}
                onLanguage={chooseLanguage}
                onWord={onWord}
              />
            ) : error ? (
              <LoadFailure status={statusOf(error)} onRetry={() => void refetch()} />
            ) : (
              <Loading />
            )}
          </ActivitiesPanel>
        </div>
      ) : (
        <div className="mt-10">
          <EmptyState icon={<BookOpen className="size-8" />} title={<Trans>This story has no text yet</Trans>} />
        </div>
      )}
      {pressed && (
        <WordCard
          story={story}
          {...pressed}
          source_language={source_language}
          decks={data?.decks ?? []}
          onClose={() => press(undefined)}
        />
      )}
    </Page>
  );
}
