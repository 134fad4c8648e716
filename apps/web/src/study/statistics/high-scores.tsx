import { Trans } from '@lingui/react/macro';
import type { Study } from '../study.ts';
import { Panel } from './panel.tsx';

/** Scores of games played with this study (specification 2 sections 2.3 and 6); a custom study has none. */
export function HighScores({ study }: { study: Study }) {
  return (
    <Panel title={<Trans>High scores</Trans>}>
      <p className="text-soft">
        {study.isCustom ? (
          <Trans>Scoreboard is not available in custom studies.</Trans>
        ) : (
          <Trans>No games within this period</Trans>
        )}
      </p>
    </Panel>
  );
}
