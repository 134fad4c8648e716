import { Trans } from '@lingui/react/macro';
import type { SoloGame } from '@lexiroom/domain/games';
import type { Period } from '@lexiroom/domain/statistics';
import { useState } from 'react';
import { Scoreboard } from '../../study/statistics/high-scores/scoreboard.tsx';
import { Panel } from '../../study/statistics/panel.tsx';
import { PeriodChoice } from '../../study/statistics/period-choice.tsx';
import type { Study } from '../../study/study.ts';

export interface ClassBoardProps {
  study: Study;
  game: SoloGame;
}

/** The class board as it is drawn. */
export function ClassBoardPanel({ study, game }: ClassBoardProps) {
  const [period, setPeriod] = useState<Period>('week');
  return (
    <Panel
      title={<Trans>Class board</Trans>}
      aside={!study.isCustom && <PeriodChoice value={period} onChange={setPeriod} />}
    >
      {study.isCustom ? (
        <p className="text-soft">
          <Trans>Scoreboard is not available in custom studies.</Trans>
        </p>
      ) : (
        <Scoreboard deck_ids={study.data.studyDeckIds} game={game} showClassScores period={period} />
      )}
    </Panel>
  );
}
