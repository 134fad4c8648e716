import type { Given } from '@lexiroom/domain/games/word-rush';
import { Trans } from '@lingui/react/macro';

interface RushNewsProps {
  round: number;
  given: Given | null;
  score: number;
}

/** What screen readers hear of a round: its number, then how it was decided. */
export function RushNews({ round, given, score }: RushNewsProps) {
  return (
    <output aria-live="assertive" className="sr-only">
      {given === null ? (
        <Trans>Round {round}</Trans>
      ) : given.is_correct ? (
        <Trans>
          Right! {given.points} points, score {score}
        </Trans>
      ) : (
        <OverNews round={round} given={given} />
      )}
    </output>
  );
}

/** How a game came to its end. */
export function OverNews({ round, given }: Pick<RushNewsProps, 'round' | 'given'>) {
  return given?.chosen_word_id === null ? (
    <Trans>The time was up in round {round}.</Trans>
  ) : (
    <Trans>That was the wrong card in round {round}.</Trans>
  );
}
