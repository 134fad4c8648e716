import { Trans } from '@lingui/react/macro';
import type { Report } from '@lexiroom/contracts/live';
import { UserText } from '../../../design/typography/user-text.tsx';
import { type HardWord, hardestWords } from './hardest-words.ts';
import { useMissedShare } from './missed-share.ts';

/** What to go over once more with the class; nothing when everybody knew everything. */
export function HardestWords({ report }: { report: Report }) {
  const words = hardestWords(report);
  if (words.length === 0) return null;
  return (
    <section aria-labelledby="hardest" className="flex flex-col gap-3">
      <h2 id="hardest" className="font-display text-2xl font-bold">
        <Trans>Hardest words</Trans>
      </h2>
      <ol className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        {words.map(({ number, word, missed, asked, takenFor }) => (
          <li key={number} className="flex flex-col gap-1 rounded-3xl border border-line bg-card p-4">
            <p className="text-xl font-bold wrap-anywhere">
              <UserText>{word}</UserText>
            </p>
            <span className="tabular-nums">
              <Missed missed={missed} asked={asked} />
            </span>
            {takenFor && (
              <span className="text-soft">
                <Trans>
                  {takenFor.times} × taken for <UserText className="wrap-anywhere">{takenFor.word}</UserText>
                </Trans>
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Missed({ missed, asked }: Pick<HardWord, 'missed' | 'asked'>) {
  const share = useMissedShare()(missed, asked);
  return <Trans>Missed: {share}</Trans>;
}
