import { Trans } from '@lingui/react/macro';
import type { SoloGame } from '@lexiroom/domain/games';
import type { Period } from '@lexiroom/domain/statistics';
import { useId, useState } from 'react';
import { Card } from '../../design/layout/card.tsx';
import { Scoreboard } from '../../study/statistics/high-scores/scoreboard.tsx';
import { PeriodChoice } from '../../study/statistics/period-choice.tsx';
import type { Study } from '../../study/study.ts';

export interface ClassBoardProps {
  study: Study;
  game: SoloGame;
}

/** The class board as it is drawn: at first with the scores of this week. */
export function ClassBoardPanel({ study, game }: ClassBoardProps) {
  const heading = useId();
  const [period, setPeriod] = useState<Period>('week');
  return (
    <Card className="min-w-0 p-4 sm:p-6">
      <section aria-labelledby={heading} className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 id={heading} className="font-display text-xl font-bold">
            <Trans>Class board</Trans>
          </h2>
          {!study.isCustom && (
            <div className="w-full sm:w-104">
              <PeriodChoice value={period} onChange={setPeriod} />
            </div>
          )}
        </div>
        {study.isCustom ? (
          <p className="text-soft">
            <Trans>Scoreboard is not available in custom studies.</Trans>
          </p>
        ) : (
          <Scoreboard deck_ids={study.data.studyDeckIds} game={game} showClassScores period={period} />
        )}
      </section>
    </Card>
  );
}
