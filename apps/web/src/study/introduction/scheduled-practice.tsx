import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CalendarCheck2, CalendarClock, ListChecks, X } from 'lucide-react';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { dueWords } from '../due-dates.ts';
import type { Selection } from '../study-address.ts';
import type { Study } from '../study.ts';

export interface ScheduledPracticeProps {
  study: Study;
  /** Makes words the selection; undefined: all words again. */
  onSelect: (selection: Selection | undefined) => void;
}

/**
 * What is studied now, when it is a selection, with the cross that gives all words back; of what was taken from the
 * schedule, what is left of it. Else, for the owner, what is due: one click selects it (specification 2 section 2.1).
 */
export function ScheduledPractice({ study, onSelect }: ScheduledPracticeProps) {
  if (study.selection) return <Selected study={study} onSelect={onSelect} />;
  return study.data.calendar ? <Due study={study} onSelect={onSelect} /> : null;
}

const strip =
  'flex min-h-14 max-w-full items-center gap-3 self-start wrap-anywhere rounded-2xl py-2 ps-4 text-start text-lg font-semibold';

function Selected({ study, onSelect }: ScheduledPracticeProps) {
  const { t } = useLingui();
  const { selection, words, data } = study;
  const isFromSchedule = selection?.isFromSchedule === true && data.calendar !== null;
  const due = dueWords({ words, calendar: data.calendar });
  const isDone = isFromSchedule && due.length === 0;
  const Icon = isDone ? CalendarCheck2 : isFromSchedule ? CalendarClock : ListChecks;
  return (
    <p className={`${strip} py-1! pe-1 ${isDone ? 'bg-good-wash text-good-ink' : 'bg-brand-wash text-brand-ink'}`}>
      <Icon className="size-6 shrink-0" aria-hidden="true" />
      {isDone ? (
        <Trans>Done for today!</Trans>
      ) : isFromSchedule ? (
        <Plural value={due.length} one="# word due" other="# words due" />
      ) : (
        <Plural value={words.length} one="# word selected" other="# words selected" />
      )}
      <IconButton
        label={t`Back to all words`}
        icon={<X className="size-5" aria-hidden="true" />}
        onClick={() => onSelect(undefined)}
      />
    </p>
  );
}

function Due({ study, onSelect }: ScheduledPracticeProps) {
  const due = dueWords(study.data);
  if (study.data.words.length === 0) return null;
  if (due.length === 0) {
    return (
      <p className={`${strip} bg-good-wash pe-5 text-good-ink`}>
        <CalendarCheck2 className="size-6 shrink-0" aria-hidden="true" />
        <Trans>Done for today!</Trans>
      </p>
    );
  }
  return (
    <button
      type="button"
      onClick={() => onSelect({ word_ids: due.map(({ word_id }) => word_id), isFromSchedule: true })}
      className={`${strip} bg-sun-wash pe-5 text-ink hover:brightness-97`}
    >
      <CalendarClock className="size-6 shrink-0" aria-hidden="true" />
      <Plural value={due.length} one="Select the word due today" other="Select the # words due today" />
    </button>
  );
}
