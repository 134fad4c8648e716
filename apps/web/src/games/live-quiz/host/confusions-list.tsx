import { Plural, Trans } from '@lingui/react/macro';
import type { Report } from '@lexiroom/contracts/live';
import { confusionsOf } from '@lexiroom/domain/games/live-quiz';
import { useState } from 'react';
import { Button } from '../../../design/buttons/button.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';

/** So many stand there at first, and whatever happened as often as the last of them. */
const fewConfusions = 8;

/** Which words were taken for which; nothing when none was. */
export function Confusions({ report: { questions, players } }: { report: Report }) {
  const [isAll, setAll] = useState(false);
  const confusions = confusionsOf(questions, players);
  const shown = isAll ? confusions : confusions.filter(({ rank }) => rank <= fewConfusions);
  if (confusions.length === 0) return null;
  return (
    <section aria-labelledby="confusions" className="flex flex-col gap-3">
      <h2 id="confusions" className="font-display text-2xl font-bold">
        <Trans>Confusions</Trans>
      </h2>
      <ol className="flex flex-col divide-y divide-line overflow-hidden rounded-3xl border border-line bg-card">
        {shown.map(({ asked, chosen, times, rank }) => (
          <li key={`${asked.word_id} ${chosen.word_id}`} className="flex items-baseline gap-4 px-4 py-2.5 text-lg">
            <span className="w-6 shrink-0 text-end text-soft tabular-nums">{rank}</span>
            <span className="min-w-0 flex-1 wrap-anywhere">
              <Trans>
                <UserText className="font-bold">{asked.text}</UserText> taken for{' '}
                <UserText className="font-bold">{chosen.text}</UserText>
              </Trans>
            </span>
            <span className="shrink-0 font-semibold tabular-nums">
              <Plural value={times} one="once" other="# times" />
            </span>
          </li>
        ))}
      </ol>
      {shown.length < confusions.length && (
        <Button className="self-start" onClick={() => setAll(true)}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </section>
  );
}
