import { hasText } from '@lexiroom/domain/stories/story';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { statusOf } from '../api/client.ts';
import { lazyPart } from '../browser/lazy-part.ts';
import { ErrorPanel } from '../design/feedback/error-panel.tsx';
import { Loading } from '../design/feedback/loading.tsx';
import { logInPath, useAddress, useOwnLinkKey } from '../navigation/index.ts';
import { Page } from '../page/page.tsx';
import { useSession } from '../session/session.ts';
import { askForNoBook, readStoryAddress } from './story-address.ts';
import { StoryIntroduction } from './introduction/story-introduction.tsx';
import { storyQuery } from './story-query.ts';

const StoryReader = lazyPart(async () => (await import('./reader/story-reader.tsx')).StoryReader);

/** The page of a story: the book, or what stands before it (specification 3 section 2). */
export function StoryPage() {
  const { owner, story_id = 0, view } = readStoryAddress(useAddress());
  const { user, isChecked } = useSession();
  const { data: story, error, refetch } = useQuery({ ...storyQuery({ owner, story_id }), enabled: story_id > 0 });
  useOwnLinkKey(story?.link_key);
  const hasNoBook = view === 'story' && story !== undefined && !hasText(story.story_sections);
  useEffect(() => {
    if (hasNoBook) askForNoBook();
  }, [hasNoBook]);
  if (story_id === 0 || (error && !story)) {
    return (
      <Page width="narrow">
        <ErrorPanel
          status={error ? statusOf(error) : 404}
          backHref={user ? `/user/${user.username}` : '/'}
          logInHref={isChecked && !user ? logInPath(location.pathname + location.search) : undefined}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  }
  const loading = (
    <Page title={story?.item_name} width="narrow">
      <Loading />
    </Page>
  );
  if (!story) return loading;
  if (view === 'introduction' || hasNoBook) return <StoryIntroduction story={story} />;
  return (
    <Suspense fallback={loading}>
      <StoryReader story={story} />
    </Suspense>
  );
}
