import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { HostView, RosterName } from '@lexiroom/contracts/live';
import { useState } from 'react';
import { api, refusalOf } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { Card } from '../../design/layout/card.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import type { HostEvent } from './host.machine.ts';

/** The students who have a seat in what the host sees. */
export const seatedIn = ({ players = [] }: HostView): ReadonlySet<number> =>
  new Set(players.flatMap(({ student_id }) => (student_id === undefined ? [] : [student_id])));

export interface ClassRosterProps {
  view: HostView;
  roster: readonly RosterName[];
  send: (event: HostEvent) => void;
}

/** Who of the class is missing, and who of those is not waited for, as they are absent today. */
export function ClassRoster({ view, roster, send }: ClassRosterProps) {
  const seated = seatedIn(view);
  const missing = roster.filter(({ student_id }) => !seated.has(student_id));
  const awaited = missing.filter(({ is_absent }) => !is_absent);
  const absent = missing.filter(({ is_absent }) => is_absent);
  const changed = () => send({ type: 'LOOK_AT_CLASS' });
  return (
    <Card className="flex min-w-0 flex-col gap-3 self-start p-5">
      <div aria-live="polite">
        <h2 className="font-display text-2xl font-bold">
          {awaited.length === 0 ? (
            <Trans>Everybody is here</Trans>
          ) : (
            <Plural value={awaited.length} one="# student is missing" other="# students are missing" />
          )}
        </h2>
      </div>
      {awaited.length > 0 && <Students students={awaited} onChanged={changed} />}
      {absent.length > 0 && (
        <>
          <h3 className="font-semibold text-soft">
            <Trans>Absent today</Trans>
          </h3>
          <Students students={absent} onChanged={changed} />
        </>
      )}
    </Card>
  );
}

function Students({ students, onChanged }: { students: readonly RosterName[]; onChanged: () => void }) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {students.map((student) => (
        <Row key={student.student_id} student={student} onChanged={onChanged} />
      ))}
    </ul>
  );
}

function Row({ student, onChanged }: { student: RosterName; onChanged: () => void }) {
  const { t } = useLingui();
  const words = useRefusalWords();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const { student_id, student_name, is_absent = false } = student;
  const change = async () => {
    setIsBusy(true);
    setError(undefined);
    try {
      await api.changeStudent({ body: { student_id, is_absent: !is_absent } });
      onChanged();
    } catch (refused) {
      setError(refused);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <li className="flex flex-wrap items-center gap-x-2 py-1.5">
      <span className={`min-w-0 flex-1 text-lg font-semibold wrap-anywhere ${is_absent ? 'text-soft' : ''}`}>
        <UserText>{student_name}</UserText>
      </span>
      <Button
        size="small"
        busy={isBusy}
        aria-label={is_absent ? t`${student_name} is here` : t`${student_name} is absent`}
        onClick={() => void change()}
      >
        {is_absent ? <Trans>Is here</Trans> : <Trans>Absent</Trans>}
      </Button>
      {error !== undefined && (
        <div className="w-full">
          <Notice tone="bad">{words(refusalOf(error))}</Notice>
        </div>
      )}
    </li>
  );
}
