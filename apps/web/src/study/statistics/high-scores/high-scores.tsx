import { Trans, useLingui } from '@lingui/react/macro';
import type { SoloGame } from '@lexiroom/domain/games';
import type { Period } from '@lexiroom/domain/statistics';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useState } from 'react';
import { RadioGroup } from '../../../design/fields/radio-group.tsx';
import type { Study } from '../../study.ts';
import { Panel } from '../panel.tsx';
import { Scoreboard } from './scoreboard.tsx';

/** What the games are called that have scores; the compiler asks for each. */
const gameNames: Record<SoloGame, MessageDescriptor> = { 'word-rush': msg`Word Rush`, 'type-hype': msg`Type Hype` };
const names = Object.entries(gameNames) as [SoloGame, MessageDescriptor][];

type Whose = 'own' | 'class';

/**
 * Scores of games played with this study, for whom it belongs to; a teacher also sees those of their students
 * (specification 2 sections 2.3 and 6). A custom study has none.
 */
export function HighScores({ study, period }: { study: Study; period: Period }) {
  const { t } = useLingui();
  const [game, setGame] = useState<SoloGame>(names[0]![0]);
  const [chosen, setWhose] = useState<Whose>(study.class_id === undefined ? 'own' : 'class');
  if (!study.isOwner) return null;
  const whose = study.isTeacher ? chosen : 'own';
  return (
    <Panel title={<Trans>High scores</Trans>}>
      {study.isCustom ? (
        <p className="text-soft">
          <Trans>Scoreboard is not available in custom studies.</Trans>
        </p>
      ) : (
        <>
          <div className="flex flex-wrap gap-x-6 gap-y-3 *:max-sm:w-full *:sm:min-w-72">
            <RadioGroup
              legend={<span className="sr-only">{t`Game`}</span>}
              options={names.map(([value, name]) => ({ value, label: t(name) }))}
              value={game}
              onChange={setGame}
            />
            {study.isTeacher && (
              <RadioGroup
                legend={<span className="sr-only">{t`Whose scores`}</span>}
                options={[
                  { value: 'own', label: t`My scores` },
                  { value: 'class', label: t`Class scores` },
                ]}
                value={whose}
                onChange={setWhose}
              />
            )}
          </div>
          <Scoreboard
            deck_ids={study.data.studyDeckIds}
            game={game}
            showClassScores={whose === 'class'}
            period={period}
          />
        </>
      )}
    </Panel>
  );
}
