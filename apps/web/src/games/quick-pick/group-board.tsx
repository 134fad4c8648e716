import { groups } from '@lexiroom/domain/games/quick-pick';
import { Trans } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { Card } from '../../design/layout/card.tsx';
import type { ViewProps } from '../../study/study.ts';
import { GroupName } from './group-name.tsx';
import { forgetWins, useGroupWins } from './group-wins.ts';

/** What either group of the chosen class has won: on the first page of the game, for a teacher on their own decks. */
export function GroupBoard({ study: { class_id } }: ViewProps) {
  const heading = useId();
  return (
    <Card className="min-w-0 p-4 sm:p-6">
      <section aria-labelledby={heading} className="flex flex-col items-start gap-4">
        <h2 id={heading} className="font-display text-xl font-bold">
          <Trans>Class board</Trans>
        </h2>
        {class_id === undefined ? (
          <p className="text-soft">
            <Trans>Choose a class, and the games that its groups win are counted here.</Trans>
          </p>
        ) : (
          <CountedWins class_id={class_id} />
        )}
      </section>
    </Card>
  );
}

function CountedWins({ class_id }: { class_id: number }) {
  const wins = useGroupWins(class_id);
  return (
    <>
      <GroupScores class_id={class_id} />
      {wins.a + wins.b > 0 && (
        <Button
          size="small"
          icon={<RotateCcw className="size-5" aria-hidden="true" />}
          onClick={() => forgetWins(class_id)}
        >
          <Trans>Start again from 0</Trans>
        </Button>
      )}
    </>
  );
}

/** The score of a class between its two groups, large enough for the last row. */
export function GroupScores({ class_id }: { class_id: number }) {
  const label = useId();
  const wins = useGroupWins(class_id);
  return (
    <div className="w-full max-w-md">
      <p id={label} className="mb-1.5 font-semibold text-soft">
        <Trans>Games won</Trans>
      </p>
      {/* On the sides where the groups play. */}
      <ul aria-labelledby={label} dir="ltr" className="grid grid-cols-2 gap-3">
        {groups.map((group) => (
          <li
            key={group}
            className={`rounded-2xl px-4 py-2 text-center ${group === 'a' ? 'bg-brand-wash' : 'bg-sun-wash'}`}
          >
            <span className="block font-semibold">
              <GroupName group={group} />
            </span>{' '}
            <span className="font-display text-4xl leading-tight font-extrabold tabular-nums">{wins[group]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
