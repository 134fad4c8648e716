import { useQuery } from '@tanstack/react-query';
import { lazy, type ComponentType, Suspense } from 'react';
import { useSession } from '../accounts/session.ts';
import { statusOf } from '../api.ts';
import { DeckBones } from '../decks/deck-bones.tsx';
import { ErrorPanel } from '../design/error-panel.tsx';
import { Page } from '../shell/page.tsx';
import { useStudyAddress, type View } from './address.ts';
import { StudyIntroduction } from './introduction/study-introduction.tsx';
import { useSelection } from './selection.ts';
import { useOwnSettings } from './settings/own-settings.ts';
import { makeStudy, type ViewProps } from './study.ts';
import { studyQuery } from './study-data.ts';

const screens: Record<View, ComponentType<ViewProps>> = {
  introduction: StudyIntroduction,
  study: lazy(() => import('./modes/study-mode.tsx').then(({ StudyMode }) => ({ default: StudyMode }))),
  revise: lazy(() => import('./modes/revise-mode.tsx').then(({ ReviseMode }) => ({ default: ReviseMode }))),
  'revise-shuffle': lazy(() => import('./modes/revise-mode.tsx').then(({ ReviseMode }) => ({ default: ReviseMode }))),
  test: lazy(() => import('./modes/test-mode.tsx').then(({ TestMode }) => ({ default: TestMode }))),
  'game-selection': lazy(() => import('./modes/game-picker.tsx').then(({ GamePicker }) => ({ default: GamePicker }))),
};

const nothing = { type: 'deck', owner: '', ids: [] } as const;

/** Every address below /deck and /category: reads what is asked for, and shows that view of it. */
export function StudyPage() {
  const address = useStudyAddress();
  const selection = useSelection();
  const { user } = useSession();
  const source = address ?? nothing;
  const { data, error, refetch } = useQuery(studyQuery(source));
  const settings = useOwnSettings({ ...source, selection });
  if (!address?.view || address.ids.length === 0 || (error && !data)) {
    return (
      <Page width="narrow">
        <ErrorPanel
          status={error ? statusOf(error) : 404}
          backHref={user ? `/user/${user.username}` : '/'}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  }
  if (!data) return <DeckBones />;
  const study = makeStudy({ ...address, view: address.view }, data, selection, settings);
  const Screen = screens[address.view];
  return (
    <Suspense fallback={<DeckBones />}>
      <Screen study={study} />
    </Suspense>
  );
}
