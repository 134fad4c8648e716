import type { Story } from '@lexiroom/contracts/stories';
import { canAskWhoSaidIt, scrambleSentences } from '@lexiroom/domain/stories/activities';
import { hasText } from '@lexiroom/domain/stories/story';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense, useEffect } from 'react';
import { statusOf } from '../api/client.ts';
import { lazyPart } from '../browser/lazy-part.ts';
import { ErrorPanel } from '../design/feedback/error-panel.tsx';
import { Loading } from '../design/feedback/loading.tsx';
import { sentencesCatalogues } from '../i18n/catalogues/sentences.ts';
import { withWords } from '../i18n/language-provider.tsx';
import { logInPath, useAddress, useOwnLinkKey } from '../navigation/index.ts';
import { Page } from '../page/page.tsx';
import { useSession } from '../session/session.ts';
import { StoryIntroduction } from './introduction/story-introduction.tsx';
import { askForNoView, readStoryAddress, type StoryView } from './story-address.ts';
import { storyQuery } from './story-query.ts';

type View = Exclude<StoryView, 'introduction'>;

/** The book, and what is done with a story, each fetched when its address is opened. */
const views: Record<View, ComponentType<{ story: Story }>> = {
  story: lazyPart(async () => (await import('./reader/story-reader.tsx')).StoryReader),
  scramble: lazyPart(
    // Its board is that of the sentences of decks, with their words.
    async () => (await withWords(import('./activities/story-scramble.tsx'), sentencesCatalogues)).StoryScramble,
  ),
  'who-said-it': lazyPart(async () => (await import('./activities/who-said-it.tsx')).WhoSaidIt),
};

/** Which of them there is of a story: without a text there is no book, and nothing to put in order. */
const exists: Record<View, (story: Story) => boolean> = {
  story: ({ story_sections }) => hasText(story_sections),
  scramble: ({ story_sections, story_language }) => scrambleSentences(story_sections, story_language).length > 0,
  'who-said-it': (story) => canAskWhoSaidIt(story, story.story_language),
};

/** The page of a story: the book, what is done with it, or what stands before that (specification 3 section 2). */
export function StoryPage() {
  const { owner, story_id = 0, view } = readStoryAddress(useAddress());
  const { user, isChecked } = useSession();
  const { data: story, error, refetch } = useQuery({ ...storyQuery({ owner, story_id }), enabled: story_id > 0 });
  useOwnLinkKey(story?.link_key);
  const isMissing = view !== 'introduction' && story !== undefined && !exists[view](story);
  useEffect(() => {
    if (isMissing) askForNoView();
  }, [isMissing]);
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
  if (view === 'introduction' || isMissing) return <StoryIntroduction story={story} />;
  const View = views[view];
  return (
    <Suspense fallback={loading}>
      <View key={story_id} story={story} />
    </Suspense>
  );
}
