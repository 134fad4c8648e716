import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { HostView, RosterName } from '@lexiroom/contracts/live';
import { namesToldApart } from '@lexiroom/domain/names';
import { useState } from 'react';
import { api, refusalOf } from '../../api/client.ts';
import { newCommandId } from '../../api/command-id.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { Card } from '../../design/layout/card.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { useClassAtPlay } from '../class-at-play.ts';
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
  const missing = namesToldApart(roster).filter(({ student_id }) => !seated.has(student_id));
  const awaited = missing.filter(({ is_absent }) => !is_absent);
  const absent = missing.filter(({ is_absent }) => is_absent);
  const changed = () => send({ type: 'LOOK_AT_CLASS' });
  const class_name = useClassAtPlay(view)?.class_name;
  return (
    <Card className="flex min-w-0 flex-col gap-3 self-start p-5">
      <div aria-live="polite">
        <h2 className="font-display text-2xl font-bold">
          {awaited.length > 0 ? (
            <Plural value={awaited.length} one="# student is missing" other="# students are missing" />
          ) : absent.length > 0 ? (
            <Trans>Everybody who is not absent is here</Trans>
          ) : (
            <Trans>Everybody is here</Trans>
          )}
        </h2>
        <p className="mt-1 text-lg text-soft wrap-anywhere">
          {class_name !== undefined && (
            <>
              <UserText>{class_name}</UserText>
              {': '}
            </>
          )}
          <Trans>
            {roster.length - missing.length} of {roster.length - absent.length} there
          </Trans>
        </p>
      </div>
      <AllAbsent awaited={awaited} onChanged={changed} />
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

/** Below this one is as quick by the buttons of the students. */
const manyMissing = 3;

/** Sets everybody who is missing aside for today with one press, which can be taken back. */
function AllAbsent({ awaited, onChanged }: { awaited: readonly RosterName[]; onChanged: () => void }) {
  const words = useRefusalWords();
  const [isBusy, setIsBusy] = useState(false);
  const [marked, setMarked] = useState<readonly number[]>([]);
  const [error, setError] = useState<unknown>();
  const change = async (ids: readonly number[], is_absent: boolean) => {
    setIsBusy(true);
    setError(undefined);
    try {
      const students = ids.map((student_id) => ({ student_id, is_absent }));
      await api.changeStudents({ body: { students, command_id: newCommandId() } });
      setMarked(is_absent ? ids : []);
    } catch (refused) {
      setError(refused);
    } finally {
      setIsBusy(false);
      onChanged();
    }
  };
  return (
    <>
      {awaited.length >= manyMissing && (
        <Button
          busy={isBusy}
          onClick={() =>
            void change(
              awaited.map(({ student_id }) => student_id),
              true,
            )
          }
        >
          <Trans>Mark all missing as absent</Trans>
        </Button>
      )}
      <output className="contents">
        {marked.length > 0 && (
          <span className="flex flex-wrap items-center justify-between gap-2 rounded-2xl bg-brand-wash px-4 py-1.5 font-semibold">
            <Plural value={marked.length} one="# student is absent today" other="# students are absent today" />
            <Button size="small" busy={isBusy} onClick={() => void change(marked, false)}>
              <Trans>Undo</Trans>
            </Button>
          </span>
        )}
      </output>
      {error !== undefined && <Notice tone="bad">{words(refusalOf(error))}</Notice>}
    </>
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
