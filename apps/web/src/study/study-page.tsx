import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react';
import { statusOf } from '../api/client.ts';
import { lazyPart } from '../browser/lazy-part.ts';
import { reloadOnce } from '../browser/reload-once.ts';
import { StudySkeleton } from './study-skeleton.tsx';
import { ErrorPanel } from '../design/feedback/error-panel.tsx';
import { logInPath, useOwnLinkKey } from '../navigation/index.ts';
import { Page } from '../page/page.tsx';
import { useSession } from '../session/session.ts';
import {
  type GameView,
  type SentenceView,
  type StudyView,
  isSentenceView,
  studyViews,
  useSelection,
  useStudyAddress,
} from './study-address.ts';
import type { SentencesButtonProps } from './introduction/mode-buttons.tsx';
import { useChosenClass } from './class/chosen-class.ts';
import { useLocalSettings } from './settings/local-settings.ts';
import { chosenSourceOf } from './reading/chosen-source.ts';
import { makeStudy, type ViewProps } from './study.ts';
import { studyQuery } from './study-query.ts';

type OwnMode = Exclude<StudyView, 'introduction' | SentenceView | GameView>;

/** The modes of a study itself, each fetched when its address is opened. */
const ownViews: Record<OwnMode, () => Promise<ComponentType<ViewProps>>> = {
  study: () => import('./modes/study-mode/study-mode.tsx').then((part) => part.StudyMode),
  revise: () => import('./modes/revise-mode/revise-mode.tsx').then((part) => part.ReviseMode),
  'revise-shuffle': () => import('./modes/revise-mode/revise-mode.tsx').then((part) => part.ReviseMode),
  test: () => import('./modes/test-mode/test-mode.tsx').then((part) => part.TestMode),
};

export type GameViews = Record<GameView, ComponentType<ViewProps>>;

/** What stands above a study and is handed to its page: views, fetched when one is opened, and the way to sentences. */
export interface StudyParts {
  fetchGames: () => Promise<GameViews>;
  fetchSentences: (view: SentenceView) => Promise<ComponentType<ViewProps>>;
  SentencesButton: ComponentType<SentencesButtonProps>;
}

interface Views {
  /** Fetches a view, so that it is there when it is drawn. */
  fetchView: (view: StudyView) => Promise<ComponentType<ViewProps>>;
  screens: Record<StudyView, ComponentType<ViewProps>>;
}

/** What does not come after some seconds is not there any more, as a later build has other scripts: it needs a new page. */
function screenOf(fetchScreen: () => Promise<ComponentType<ViewProps>>): ComponentType<ViewProps> {
  let failures = 0;
  return lazyPart(() =>
    fetchScreen().catch((failure: unknown) => {
      failures += 1;
      if (failures < 4) throw failure;
      return reloadOnce(failure);
    }),
  );
}

const isOwnMode = (view: StudyView): view is OwnMode => view in ownViews;

/** The page of every address below /deck and /category, with what is handed to it. */
export function studyPageOf({ fetchGames, fetchSentences, SentencesButton }: StudyParts): () => ReactNode {
  const fetchIntroduction = async () => {
    const { StudyIntroduction } = await import('./introduction/study-introduction.tsx');
    return ({ study }: ViewProps) => <StudyIntroduction study={study} SentencesButton={SentencesButton} />;
  };
  const fetchView = async (view: StudyView): Promise<ComponentType<ViewProps>> => {
    if (view === 'introduction') return fetchIntroduction();
    if (isOwnMode(view)) return ownViews[view]();
    return isSentenceView(view) ? fetchSentences(view) : (await fetchGames())[view];
  };
  const pairs = studyViews.map((view) => [view, screenOf(() => fetchView(view))]);
  const screens = Object.fromEntries(pairs) as Views['screens'];
  return () => <StudyPage fetchView={fetchView} screens={screens} />;
}

const nothing = { type: 'deck', owner: '', ids: [] } as const;

/** Reads what its address asks for, and shows that view of it. */
function StudyPage({ fetchView, screens }: Views) {
  const { t } = useLingui();
  const address = useStudyAddress();
  const selection = useSelection();
  const { user, isChecked } = useSession();
  const source = address ?? nothing;
  const { class_id } = useChosenClass(source);
  const isTeacher = user?.role === 'teacher' && user.username === source.owner;
  const studied = {
    ...source,
    class_id: isTeacher ? class_id : undefined,
    source: chosenSourceOf(source),
  };
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...studyQuery(studied),
    // Whoever has chosen a class here may have logged out since.
    enabled: source.ids.length > 0 && (class_id === undefined || isChecked),
  });
  useOwnLinkKey(data?.link_key);
  const settings = useLocalSettings({ ...source, selection });
  const view = address?.view;
  // The screen is fetched at the same time as the words. If that fails, it is fetched again when it is drawn.
  useEffect(() => {
    if (view) fetchView(view).catch(() => undefined);
  }, [view, fetchView]);
  if (!address?.view || address.ids.length === 0 || (error && !data)) {
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
  if (!data || (isPlaceholderData && view !== 'introduction')) return <StudySkeleton />;
  const named = address.type === 'today' ? { ...data, deck_name: t`Today` } : data;
  const study = makeStudy(
    { ...address, view: address.view, class_id: studied.class_id, source: studied.source },
    named,
    selection,
    settings,
  );
  const Screen = screens[address.view];
  return (
    <Suspense fallback={<StudySkeleton />}>
      <Screen study={study} />
    </Suspense>
  );
}
