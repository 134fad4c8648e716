import { useLingui } from '@lingui/react/macro';
import { type ComponentType, Suspense, useEffect, useEffectEvent } from 'react';
import { lazyPart } from '../../browser/lazy-part.ts';
import { useInSight } from '../../browser/use-in-sight.ts';
import { useKeys } from '../../study/modes/keys/keys.ts';
import type { Study, ViewProps } from '../../study/study.ts';
import { GameLoading, GameMain } from './game-main.tsx';
import type { Game, Players } from './game-screen.ts';
import { isEnough } from './intro/words-needed.ts';
import { MediaStatus } from './media/media-status.tsx';
import { useMedia } from './media/use-media.ts';
import { goUpTo } from '../../study/study-ways.ts';

/**
 * The page on which a game is played. How its pictures and sounds come is in sight first; the scripts that it is played
 * with are asked for then, so that nobody waits for them before an empty page.
 */
export function gamePlayOf(game: Game): ComponentType<ViewProps> {
  const Page = lazyPart(async () => (await import('./game-page.tsx')).gamePageOf(game));
  return ({ study }) => {
    const isPlayable = game.screen.fetchBody !== undefined && isEnough(game, study.words);
    const isInSight = useInSight();
    // Typed by hand, or the words became fewer: its first page says why. Once, however often the study is read meanwhile.
    const leave = useEffectEvent(() => goUpTo(study, game.id));
    useEffect(() => {
      if (!isPlayable) leave();
    }, [isPlayable]);
    if (!isPlayable) return null;
    const opening = <GameOpening game={game} study={study} />;
    return isInSight ? (
      <Suspense fallback={opening}>
        <Page study={study} />
      </Suspense>
    ) : (
      opening
    );
  };
}

/** Who plays is not known yet. */
const nobody: Players = { type: 'nobody_named' };

function GameOpening({ game, study }: { game: Game; study: Study }) {
  const { t } = useLingui();
  const media = useMedia(game, study);
  const leave = () => goUpTo(study, game.id);
  useKeys({ leave });
  return (
    <GameMain game={game} study={study} players={nobody} onLeave={leave}>
      <GameLoading name={t(game.screen.name)}>
        <MediaStatus progress={media.progress} onRetry={media.retry} />
      </GameLoading>
    </GameMain>
  );
}
