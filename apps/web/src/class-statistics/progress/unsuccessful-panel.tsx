import { Trans } from '@lingui/react/macro';
import { unsuccessfulWords } from '@lexiroom/domain/statistics';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { Panel } from '../../study/statistics/panel.tsx';
import { SuccessRate } from '../../study/statistics/success-rate.tsx';
import { forgettingQuery, inClassQuery } from '../statistics-queries.ts';
import { countAtFirst } from './forgetting-panel.tsx';
import { WordActions } from './word-actions.tsx';

/** How many words are shown at first. */
const shownAtFirst = 8;

/** Words with a success below 80 % in class, the worst first (specification 2 section 5). */
export function UnsuccessfulPanel({ class_id, owner }: { class_id: number; owner: string }) {
  const [areAllShown, showAll] = useState(false);
  const { data } = useQuery(inClassQuery(class_id));
  const { data: forgotten } = useQuery(forgettingQuery(class_id, undefined, countAtFirst));
  if (!data) return null;
  const { words, in_class } = data;
  const rows = words.map(({ word_id }, place) => {
    const answers = in_class.answers[place]!;
    const right = in_class.right_answers[place]!;
    return { word_id, answers, right, success: answers > 0 ? right / answers : null, last_answered: null };
  });
  const failed = unsuccessfulWords(rows);
  const ids = new Set(failed.map(({ word_id }) => word_id));
  const wordOf = new Map(words.map((word) => [word.word_id, word]));
  const shown = areAllShown ? failed : failed.slice(0, shownAtFirst);
  const areSame = forgotten?.words.length === failed.length && forgotten.words.every(({ word_id }) => ids.has(word_id));
  const isReviewed = rows.some(({ answers }) => answers > 0);
  return (
    <Panel title={<Trans>Unsuccessful words</Trans>}>
      <p className="text-soft">
        <Trans>Less than 80% of all answers in class were right, due or not.</Trans>
      </p>
      {failed.length === 0 && (
        <p className="text-soft">
          {isReviewed ? (
            <Trans>This class has no unsuccessful words yet</Trans>
          ) : (
            <Trans>This class has no answers yet</Trans>
          )}
        </p>
      )}
      {failed.length > 0 && (
        <>
          <ol className="grid gap-x-12 lg:grid-cols-2">
            {shown.map((figures) => {
              const word = wordOf.get(figures.word_id)!;
              return (
                <li
                  key={figures.word_id}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2"
                >
                  <UserText language={word.target_language} className="min-w-32 flex-1 text-lg font-bold wrap-anywhere">
                    {word.target_translation}
                  </UserText>
                  <span className="basis-36">
                    <SuccessRate figures={figures} />
                  </span>
                </li>
              );
            })}
          </ol>
          {shown.length < failed.length && (
            <Button className="self-start" onClick={() => showAll(true)}>
              <Trans>Show all {failed.length}</Trans>
            </Button>
          )}
          {areSame ? (
            <p className="text-soft">
              <Trans>The same words as above.</Trans>
            </p>
          ) : (
            <WordActions class_id={class_id} owner={owner} words={words.filter(({ word_id }) => ids.has(word_id))} />
          )}
        </>
      )}
    </Panel>
  );
}
