import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PreparedQuiz, SetUps } from '@lexiroom/contracts/live';
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { api } from '../../api/client.ts';
import { buttonClass } from '../../design/buttons/button.tsx';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useMoment } from '../../i18n/dates.ts';
import { preparedPath } from '../set-up/prepared-path.ts';
import { SetUpToast } from '../set-up/set-up-toast.tsx';
import { sentOf, useSetUps } from '../set-up/use-set-ups.ts';

/** The quizzes that a host has prepared, each to be opened when the class is there. Nothing while there are none. */
export function PreparedQuizzes() {
  const [setUps, setSetUps] = useState<SetUps>();
  useEffect(() => {
    const leaving = new AbortController();
    // What runs and ran is there without them.
    api.setUps(undefined, leaving.signal).then(setSetUps, () => undefined);
    return () => leaving.abort();
  }, []);
  return setUps ? <Prepared initial={setUps} /> : null;
}

function Prepared({ initial }: { initial: SetUps }) {
  const kept = useSetUps(initial);
  const { prepared } = kept.setUps;
  return (
    <>
      {prepared.length > 0 && (
        <>
          <h3 className="font-display text-xl font-bold">
            <Trans>Prepared</Trans>
          </h3>
          <ul className="flex flex-col overflow-hidden rounded-3xl border border-line bg-card">
            {prepared.map((quiz) => (
              <Row key={quiz.set_up_id} quiz={quiz} onDelete={() => kept.remove(quiz, sentOf(quiz))} />
            ))}
          </ul>
        </>
      )}
      <SetUpToast news={kept.news} onGone={kept.clearNews} />
    </>
  );
}

function Row({ quiz, onDelete }: { quiz: PreparedQuiz; onDelete: () => void }) {
  const { t } = useLingui();
  const momentOf = useMoment();
  const { name, saved_at, deck_ids, decks_gone } = quiz;
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 border-line px-4 py-2.5 not-first:border-t">
      <span className="min-w-[min(100%,12rem)] flex-1">
        <UserText className="block font-semibold wrap-anywhere">{name}</UserText>
        <span className="text-soft">{momentOf(saved_at)}</span>
        {decks_gone > 0 && (
          <span className="block font-medium text-bad-ink">
            {deck_ids.length === 0 ? (
              <Trans>Its decks are no longer there.</Trans>
            ) : (
              <Plural
                value={decks_gone}
                one="One of its decks is no longer there."
                other="# of its decks are no longer there."
              />
            )}
          </span>
        )}
      </span>
      {deck_ids.length > 0 && (
        <a href={preparedPath(quiz)} className={buttonClass('brand', 'small')}>
          <Trans>Open</Trans>
        </a>
      )}
      <IconButton
        label={t`Delete ${name}`}
        icon={<Trash2 className="size-5" aria-hidden="true" />}
        onClick={onDelete}
      />
    </li>
  );
}
