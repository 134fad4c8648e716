import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense, useEffect } from 'react';
import { statusOf } from '../api/client.ts';
import { lazyPart } from '../browser/lazy-part.ts';
import { reloadOnce } from '../browser/reload-once.ts';
import { StudySkeleton } from './study-skeleton.tsx';
import { pagesCatalogues } from '../i18n/catalogues/pages.ts';
import { withWords } from '../i18n/language-provider.tsx';
import { ErrorPanel } from '../design/feedback/error-panel.tsx';
import { logInPath } from '../navigation/index.ts';
import { Page } from '../page/page.tsx';
import { useSession } from '../session/session.ts';
import { useStudyAddress, type StudyView } from './study-address.ts';
import { useOwnLinkKey } from './study-address.ts';
import { useSelection } from './study-address.ts';
import { useChosenClass } from './class/chosen-class.ts';
import { useLocalSettings } from './settings/local-settings.ts';
import { makeStudy, type ViewProps } from './study.ts';
import { studyQuery } from './study-query.ts';

/** The screens, each fetched when its address is opened. */
const parts: Record<StudyView, () => Promise<ComponentType<ViewProps>>> = {
  introduction: () => import('./introduction/study-introduction.tsx').then((part) => part.StudyIntroduction),
  study: () => import('./modes/study-mode/study-mode.tsx').then((part) => part.StudyMode),
  revise: () => import('./modes/revise-mode/revise-mode.tsx').then((part) => part.ReviseMode),
  'revise-shuffle': () => import('./modes/revise-mode/revise-mode.tsx').then((part) => part.ReviseMode),
  test: () => import('./modes/test-mode/test-mode.tsx').then((part) => part.TestMode),
  'game-selection': () => withWords(import('./modes/game-picker.tsx'), pagesCatalogues).then((part) => part.GamePicker),
};
/** What does not come after some seconds is not there any more, as a later build has other scripts: it needs a new page. */
function screenOf(view: StudyView): ComponentType<ViewProps> {
  let failures = 0;
  return lazyPart(() =>
    parts[view]().catch((failure: unknown) => {
      failures += 1;
      if (failures < 4) throw failure;
      return reloadOnce(failure);
    }),
  );
}
const screens: Record<StudyView, ComponentType<ViewProps>> = {
  introduction: screenOf('introduction'),
  study: screenOf('study'),
  revise: screenOf('revise'),
  'revise-shuffle': screenOf('revise-shuffle'),
  test: screenOf('test'),
  'game-selection': screenOf('game-selection'),
};

const nothing = { type: 'deck', owner: '', ids: [] } as const;

/** Every address below /deck and /category: reads what is asked for, and shows that view of it. */
export function StudyPage() {
  const address = useStudyAddress();
  const selection = useSelection();
  const { user, isChecked } = useSession();
  const source = address ?? nothing;
  const { class_id } = useChosenClass(source);
  const isTeacher = user?.role === 'teacher' && user.username === source.owner;
  const studied = { ...source, class_id: isTeacher ? class_id : undefined };
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
    if (view) parts[view]().catch(() => undefined);
  }, [view]);
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
  const study = makeStudy({ ...address, view: address.view, class_id: studied.class_id }, data, selection, settings);
  const Screen = screens[address.view];
  return (
    <Suspense fallback={<StudySkeleton />}>
      <Screen study={study} />
    </Suspense>
  );
}
