import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { loadConnection } from '../connection/connection-actor.ts';
import { Loading } from '../design/feedback/loading.tsx';
import { hostingCatalogues } from '../i18n/catalogues/hosting.ts';
import { withWords } from '../i18n/language-provider.tsx';
import type { GameScreens } from './game-screens.ts';
import type { HostInput } from './host/host.machine.ts';
import { lookUpPin, type PinLookUp, PinRefused } from './live-api.ts';
import type { LivePath } from './live-path.ts';
import { PlayerPage } from './player/player-page.tsx';
import type { ProjectorPageProps } from './projector/projector-page.tsx';
import type { SetUpInput } from './set-up/set-up.machine.ts';

const ofHost = <Part,>(part: Promise<Part>) => withWords(part, hostingCatalogues);
const ErrorPanel = lazy(async () => ({ default: (await import('../design/feedback/error-panel.tsx')).ErrorPanel }));

/** What a game that has a board of its own is told when it is drawn by its pin. */
export interface OtherScreenProps {
  pin: string;
  host_token?: string | undefined;
  /** The game has ended, and the page behind this one shows its report. */
  onOver?: (() => void) | undefined;
}

interface ByPinProps extends Pick<OtherScreenProps, 'pin' | 'host_token'> {
  /** The frame's page shows the report once the game has ended. */
  hasReport?: boolean;
  children: () => ReactNode;
}

/** How often a pin is asked for again while the server does not answer. */
const lookAgainMs = 2000;

/** The boards of games that do not use the frame's pages, by the word that the look-up of a pin has for each. */
export type OtherScreens = Readonly<
  Record<NonNullable<PinLookUp['game']>, () => Promise<ComponentType<OtherScreenProps>>>
>;

/**
 * The page of an address below /live, with the screens of the game that is played. What only the host needs is fetched
 * when it is asked for.
 */
export function livePageOf(
  { setUp, player, projector, host }: GameScreens,
  others?: OtherScreens,
): ComponentType<{ path: LivePath }> {
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

  const RemotePage = lazy(async () => {
    const [{ RemotePage: Page }, game] = await Promise.all([ofHost(import('./remote/remote-page.tsx')), host()]);
    return { default: (props: { pin: string; code: string | undefined }) => <Page {...props} game={game} /> };
  });

  const ClassLivesPage = lazy(async () => ({
    default: (await ofHost(import('./host/class-lives-page.tsx'))).ClassLivesPage,
  }));

  const otherScreens = new Map(
    Object.entries(others ?? {}).map(([game, load]) => [game, lazy(async () => ({ default: await load() }))]),
  );

  /** A screen of the host: the board of the game that has this pin, or the frame's own page. */
  function ByPin({ pin, host_token, hasReport = false, children }: ByPinProps) {
    const [game, setGame] = useState<PinLookUp['game'] | null>(others ? undefined : null);
    useEffect(() => {
      if (!others) return undefined;
      const leaving = new AbortController();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const look = () =>
        void lookUpPin(pin, leaving.signal).then(
          ({ game: found }) => setGame(found ?? null),
          (error: unknown) => {
            if (leaving.signal.aborted) return;
            // What is wrong with a pin the page itself says; without an answer nobody knows whose page it is.
            if (error instanceof PinRefused && error.isAnswer) setGame(null);
            else timer = setTimeout(look, lookAgainMs);
          },
        );
      look();
      return () => {
        leaving.abort();
        clearTimeout(timer);
      };
    }, [pin]);
    if (game === undefined) return <Loading />;
    const Other = game === null ? undefined : otherScreens.get(game);
    return Other ? (
      <Other pin={pin} host_token={host_token} onOver={hasReport ? () => setGame(null) : undefined} />
    ) : (
      children()
    );
  }

  return function LivePage({ path }) {
    return <Suspense fallback={<Loading />}>{pageOf(path)}</Suspense>;
  };

  function pageOf(path: LivePath) {
    switch (path.page) {
      case 'join':
        return <PlayerPage pin={path.pin} seat_token={path.seat_token} game={ofPlayer} />;
      case 'projector':
        return (
          <ByPin pin={path.pin} host_token={path.host_token}>
            {() => <ProjectorPage pin={path.pin} host_token={path.host_token} />}
          </ByPin>
        );
      case 'host':
        return (
          <ByPin pin={path.pin} hasReport>
            {() => <HostPage pin={path.pin} />}
          </ByPin>
        );
      case 'remote':
        return <RemotePage pin={path.pin} code={path.code} />;
      case 'report':
        return <HostPage live_id={path.live_id} />;
      case 'class':
        return <ClassLivesPage class_id={path.class_id} />;
      case 'set_up':
        return (
          <SetUpPage
            deck_ids={path.deck_ids}
            word_ids={path.word_ids}
            class_id={path.class_id}
            prepared_id={path.prepared_id}
            back={path.back}
            source={path.source}
            room={path.room}
            only_missed={path.only_missed}
          />
        );
      case 'nowhere':
        return <ErrorPanel status={404} />;
    }
  }
}
