import { Trans } from '@lingui/react/macro';
import { unsuccessfulWords } from '@lexiroom/domain/statistics';
import { GraduationCap } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import type { Study } from '../study.ts';
import { NoReviewedWords, NoUnsuccessfulWords } from './panel.tsx';
import { Panel } from './panel.tsx';
import type { WordRow } from './sort-word-rows.ts';
import { SuccessRate } from './success-rate.tsx';
import { WordButton } from './word-button.tsx';

export interface UnsuccessfulWordsProps {
  study: Study;
  rows: readonly WordRow[];
  onSelect: (word_ids: number[]) => void;
  onOpen: (word_id: number) => void;
}

/** How many unsuccessful words are shown at first. */
const shownAtFirst = 8;

/** Words with a success below 80 %, the worst first, to be studied at once (specification 2 section 5). */
export function UnsuccessfulWords({ study, rows, onSelect, onOpen }: UnsuccessfulWordsProps) {
  const [areAllShown, showAll] = useState(false);
  const failed = unsuccessfulWords(rows.map(({ figures }) => figures));
  const ids = new Set(failed.map(({ word_id }) => word_id));
  const rowOf = new Map(rows.map((row) => [row.word.word_id, row]));
  const shown = areAllShown ? failed : failed.slice(0, shownAtFirst);
  const deckOrder = rows.map(({ word }) => word.word_id).filter((word_id) => ids.has(word_id));
  return (
    <Panel title={<Trans>Unsuccessful words</Trans>}>
      {failed.length === 0 &&
        (rows.some(({ figures }) => figures.answers > 0) ? (
          <NoUnsuccessfulWords study={study} />
        ) : (
          <NoReviewedWords study={study} />
        ))}
      {failed.length > 0 && (
        <>
          <ol className="-mt-2 grid gap-x-12 xl:grid-cols-2">
            {shown.map((figures) => (
              <li
                key={figures.word_id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2"
              >
                <WordButton word={rowOf.get(figures.word_id)!.word} onOpen={onOpen} />
                <span className="basis-36">
                  <SuccessRate figures={figures} />
                </span>
              </li>
            ))}
          </ol>
          <div className="flex flex-wrap gap-3">
            <Button
              look="brand"
              icon={<GraduationCap className="size-5" aria-hidden="true" />}
              onClick={() => onSelect(deckOrder)}
            >
              <Trans>Study these words</Trans>
            </Button>
            {shown.length < failed.length && (
              <Button onClick={() => showAll(true)}>
                <Trans>Show all {failed.length}</Trans>
              </Button>
            )}
          </div>
        </>
      )}
    </Panel>
  );
}
