import { Trans, useLingui } from '@lingui/react/macro';
import { useMachine } from '@xstate/react';
import { type ComponentType, Suspense, useEffect } from 'react';
import { lazyPart } from '../../browser/lazy-part.ts';
import { Button } from '../../design/buttons/button.tsx';
import { useProjectorScale } from '../../design/layout/projector-scale.ts';
import { pagesCatalogues } from '../../i18n/catalogues/pages.ts';
import { withWords } from '../../i18n/language-provider.tsx';
import { BottomBar } from '../../study/modes/frame/bottom-bar.tsx';
import { useKeys } from '../../study/modes/keys/keys.ts';
import { goUpTo } from '../../study/study-ways.ts';
import type { ViewProps } from '../../study/study.ts';
import { GameLoading, GameMain, useKeptFocus } from './game-main.tsx';
import type { Game, GameBodyProps } from './game-screen.ts';
import { MediaStatus } from './media/media-status.tsx';
import { useMedia } from './media/use-media.ts';
import { Countdown } from './round/countdown.tsx';
import { roundMachine } from './round/machine.ts';

/** Fetched only with a class; with the words of the list of students, which stand elsewhere. */
const fetchPlayers = () => withWords(import('./players/class-players.tsx'), pagesCatalogues);
const ClassPlayers = lazyPart(async () => (await fetchPlayers()).ClassPlayers);

/** A game from who plays it to its end, and again: who plays, its media, the countdown, the game. */
export function gamePageOf(game: Game): ComponentType<ViewProps> {
  const Body = lazyPart(game.screen.fetchBody!);
  return ({ study }) => <GamePage game={game} Body={Body} study={study} />;
}

interface GamePageProps extends ViewProps {
  game: Game;
  Body: ComponentType<GameBodyProps>;
}

function GamePage({ game, Body, study }: GamePageProps) {
  const { t } = useLingui();
  const { class_id } = study;
  const { countsDown = false, playersBefore } = game.screen;
  const [snapshot, send] = useMachine(roundMachine, {
    input: { isChoosing: class_id !== undefined, countsDown, playersBefore: playersBefore?.(study) },
  });
  const { round, players } = snapshot.context;
  const media = useMedia(game, study);
  const leave = () => goUpTo(study, game.id);
  useKeys({ leave });
  // Two groups before one screen see it from afar.
  useProjectorScale(game.traits.players === 'two_groups');
  const name = t(game.screen.name);
  useEffect(() => {
    document.title = `${name} · ${study.name} · Lexiroom`;
  }, [name, study.name]);
  // What it is played in comes while its media do, and is there when the countdown ends.
  useEffect(() => void game.screen.fetchBody?.().catch(() => undefined), [game]);
  const isLoading = snapshot.matches('loading');
  const isReady = media.progress.state === 'ready';
  useEffect(() => {
    if (isLoading && isReady) send({ type: 'START' });
  }, [isLoading, isReady, send]);
  const status = <MediaStatus progress={media.progress} onRetry={media.retry} />;
  const countedDown = (['two', 'one', 'go'] as const).find((at) => snapshot.matches({ counting: at }));
  useKeptFocus(snapshot.value);
  const isInPlay = snapshot.matches('playing') || snapshot.matches('over');
  return (
    <GameMain game={game} study={study} players={players} onLeave={leave}>
      {snapshot.matches('choosing') && class_id !== undefined && (
        <div className="mx-auto flex w-full max-w-6xl flex-1 flex-col items-center justify-center gap-4 py-3">
          <Suspense>
            <ClassPlayers
              key={round}
              study={study}
              class_id={class_id}
              game={game}
              onChosen={(chosen) => send({ type: 'CHOSEN', players: chosen })}
            >
              {status}
            </ClassPlayers>
          </Suspense>
        </div>
      )}
      {isLoading && (
        <GameLoading name={name}>
          {status}
          {(media.progress.state === 'failed' || snapshot.matches({ loading: 'late' })) && (
            <Button look="sun" onClick={() => send({ type: 'START' })}>
              <Trans>Start without</Trans>
            </Button>
          )}
        </GameLoading>
      )}
      {countedDown && <Countdown at={countedDown} />}
      {isInPlay && (
        <Suspense fallback={<div className="flex-1" aria-busy="true" />}>
          <Body
            key={round}
            study={study}
            words={study.words}
            players={players}
            onOver={(result) => {
              if (players.type !== 'nobody_named') void fetchPlayers().then((part) => part.notePlayed(players));
              send({ type: 'OVER', result });
            }}
            onRetry={() => send({ type: 'RETRY' })}
            onBack={leave}
          />
        </Suspense>
      )}
      <BottomBar study={study} isGame gameKeys={game.screen.keys} />
    </GameMain>
  );
}
