import { type ComponentType, lazy, Suspense } from 'react';
import { loadConnection } from '../connection/connection-actor.ts';
import { Loading } from '../design/feedback/loading.tsx';
import { hostingCatalogues } from '../i18n/catalogues/hosting.ts';
import { withWords } from '../i18n/language-provider.tsx';
import type { GameScreens } from './game-screens.ts';
import type { HostInput } from './host/host.machine.ts';
import type { LivePath } from './live-path.ts';
import { PlayerPage } from './player/player-page.tsx';
import type { ProjectorPageProps } from './projector/projector-page.tsx';
import type { SetUpInput } from './set-up/set-up.machine.ts';

const ofHost = <Part,>(part: Promise<Part>) => withWords(part, hostingCatalogues);
const ErrorPanel = lazy(async () => ({ default: (await import('../design/feedback/error-panel.tsx')).ErrorPanel }));

/**
 * The page of an address below /live, with the screens of the game that is played. What only the host needs is fetched
 * when it is asked for.
 */
export function livePageOf({ setUp, player, projector, host }: GameScreens): ComponentType<{ path: LivePath }> {
  const ofPlayer = {
    Game: lazy(async () => ({ default: (await player()).PlayerGame })),
    /** What comes after the name is fetched while it is being typed. A try in vain is made again when it is needed. */
    fetchAhead() {
      for (const load of [loadConnection, player]) load().catch(() => undefined);
    },
  };
  const SetUpPage = lazy(async () => {
    const [{ SetUpPage: Page }, game] = await Promise.all([ofHost(import('./set-up/set-up-page.tsx')), setUp()]);
    return { default: (props: Omit<SetUpInput, 'game'>) => <Page {...props} game={game} /> };
  });
  const ProjectorPage = lazy(async () => {
    const [{ ProjectorPage: Page }, game] = await Promise.all([
      ofHost(import('./projector/projector-page.tsx')),
      projector(),
    ]);
    return { default: (props: Omit<ProjectorPageProps, 'game'>) => <Page {...props} game={game} /> };
  });
  const HostPage = lazy(async () => {
    const [{ HostPage: Page }, game] = await Promise.all([ofHost(import('./host/host-page.tsx')), host()]);
    return { default: (input: HostInput) => <Page input={input} game={game} /> };
  });

  const ClassLivesPage = lazy(async () => ({
    default: (await ofHost(import('./host/class-lives-page.tsx'))).ClassLivesPage,
  }));

  return function LivePage({ path }) {
    return <Suspense fallback={<Loading />}>{pageOf(path)}</Suspense>;
  };

  function pageOf(path: LivePath) {
    switch (path.page) {
      case 'join':
        return <PlayerPage pin={path.pin} game={ofPlayer} />;
      case 'projector':
        return <ProjectorPage pin={path.pin} host_token={path.host_token} />;
      case 'host':
        return <HostPage pin={path.pin} />;
      case 'report':
        return <HostPage live_id={path.live_id} />;
      case 'class':
        return <ClassLivesPage class_id={path.class_id} />;
      case 'set_up':
        return (
          <SetUpPage deck_ids={path.deck_ids} word_ids={path.word_ids} class_id={path.class_id} back={path.back} />
        );
      case 'nowhere':
        return <ErrorPanel status={404} />;
    }
  }
}
