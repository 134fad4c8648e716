import { lazy, Suspense } from 'react';
import { Loading } from '../design/loading.tsx';
import { hostingCatalogues } from '../i18n/catalogues/hosting.ts';
import { withWords } from '../i18n/language.tsx';
import type { LivePath } from './live-path.ts';
import { PlayerPage } from './player/player-page.tsx';

const ofHost = <Part,>(part: Promise<Part>) => withWords(part, hostingCatalogues);
const ProjectorPage = lazy(async () => ({
  default: (await ofHost(import('./projector/projector-page.tsx'))).ProjectorPage,
}));
const HostPage = lazy(async () => ({ default: (await ofHost(import('./host/host-page.tsx'))).HostPage }));
const ErrorPanel = lazy(async () => ({ default: (await import('../design/error-panel.tsx')).ErrorPanel }));
const SetUpPage = lazy(async () => ({ default: (await ofHost(import('./set-up/set-up-page.tsx'))).SetUpPage }));

/** The page of an address. What only the host needs is fetched when it is asked for. */
export function LivePage({ path }: { path: LivePath }) {
  return <Suspense fallback={<Loading />}>{pageOf(path)}</Suspense>;
}

function pageOf(path: LivePath) {
  switch (path.page) {
    case 'join':
      return <PlayerPage pin={path.pin} />;
    case 'projector':
      return <ProjectorPage pin={path.pin} host_token={path.host_token} />;
    case 'host':
      return <HostPage pin={path.pin} />;
    case 'report':
      return <HostPage live_id={path.live_id} />;
    case 'set_up':
      return <SetUpPage deck_ids={path.deck_ids} word_ids={path.word_ids} back={path.back} />;
    case 'nowhere':
      return <ErrorPanel status={404} />;
  }
}
