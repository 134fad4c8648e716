import { Trans, useLingui } from '@lingui/react/macro';
import type { OpenClass } from '@lexiroom/contracts/classes';
import { namesToldApart, tidyName } from '@lexiroom/domain/names';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChevronRight, UserRoundPlus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { api, refusalOf } from '../../api/client.ts';
import { refetchAfterChange } from '../../api/query-client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { namesFound } from '../naming/names-found.ts';
import { useNameProblem } from '../naming/name-problem.ts';

/** With more names than so many there is a box to search in. */
const many = 12;

type Picked = OpenClass['students'][number];

/** The list of names to find oneself in: those as whom somebody has joined are grey; or a name that is not in it. */
export function PickStudent({ code, open }: { code: string; open: OpenClass }) {
  const { t } = useLingui();
  const [term, setTerm] = useState('');
  const [picked, pick] = useState<Picked | 'not_listed'>();
  const { teacher, asks_first } = open;
  const students = namesToldApart(open.students);
  const found = namesFound(students, term);
  return (
    <div className="flex flex-col gap-4">
      <h2 className="font-display text-2xl font-bold">
        <Trans>Who are you?</Trans>
      </h2>
      <p>
        <Trans>
          <UserText>{teacher}</UserText> sees your username, and how you answer in the decks of this class; other
          students see nothing.
        </Trans>
      </p>
      {asks_first && (
        <p className="text-soft">
          <Trans>Your teacher lets you in.</Trans>
        </p>
      )}
      {students.length > many && (
        <TextField
          label={t`Search your name`}
          type="search"
          value={term}
          autoComplete="off"
          onChange={({ target }) => setTerm(target.value)}
        />
      )}
      <ul className="flex flex-col divide-y divide-line rounded-3xl border border-line bg-card">
        {found.map((student) => (
          <li key={student.student_id}>
            <button
              type="button"
              disabled={student.is_taken}
              className="flex min-h-14 w-full items-center gap-3 rounded-2xl px-4 py-2 text-start text-lg font-semibold enabled:hover:bg-brand-wash enabled:hover:text-brand-ink disabled:font-normal disabled:text-soft"
              onClick={() => pick(student)}
            >
              <span className="min-w-0 flex-1 wrap-anywhere">
                <UserText>{student.student_name}</UserText>
              </span>
              {student.is_taken ? (
                <span className="text-sm">
                  <Trans>has joined</Trans>
                </span>
              ) : (
                <ChevronRight className="size-5 shrink-0 text-soft rtl:rotate-180" aria-hidden="true" />
              )}
            </button>
          </li>
        ))}
        {found.length === 0 && (
          <li className="px-4 py-4 text-soft">
            {students.length === 0 ? (
              <Trans>The list is empty so far.</Trans>
            ) : (
              <Trans>Nobody in the list has this name.</Trans>
            )}
          </li>
        )}
      </ul>
      <Button icon={<UserRoundPlus className="size-5" aria-hidden="true" />} onClick={() => pick('not_listed')}>
        <Trans>I am not in the list</Trans>
      </Button>
      {picked !== undefined && (
        <JoinDialog code={code} open={open} picked={picked} typed={term} onClose={() => pick(undefined)} />
      )}
    </div>
  );
}

interface JoinDialogProps {
  code: string;
  open: OpenClass;
  picked: Picked | 'not_listed';
  /** What was searched for: perhaps their name. */
  typed: string;
  onClose: () => void;
}

function JoinDialog({ code, open, picked, typed, onClose }: JoinDialogProps) {
  const { t } = useLingui();
  const cache = useQueryClient();
  const refusalWords = useRefusalWords();
  const nameProblem = useNameProblem('student');
  const [name, setName] = useState(typed);
  const [hasTried, setTried] = useState(false);
  const isListed = picked !== 'not_listed';
  const problem = isListed ? undefined : nameProblem(name);
  const waits = !isListed || open.asks_first;
  const join = useMutation({
    mutationFn: () =>
      api.joinClass({
        body: { code, ...(isListed ? { student_id: picked.student_id } : { student_name: tidyName(name) }) },
      }),
    onSuccess: onClose,
    onSettled: async () => {
      void refetchAfterChange(cache, ['my_classes']);
      await refetchAfterChange(cache, ['open_class', code]);
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (problem === undefined && !join.isPending) join.mutate();
  }
  return (
    <Dialog
      title={
        isListed ? (
          <Trans>
            You are <UserText>{picked.student_name}</UserText>?
          </Trans>
        ) : (
          <Trans>What are you called?</Trans>
        )
      }
      onClose={onClose}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {!isListed && (
          <TextField
            label={t`Your name, as your teacher knows it`}
            value={name}
            autoComplete="name"
            error={hasTried ? problem : undefined}
            onChange={({ target }) => setName(target.value)}
          />
        )}
        {waits && (
          <p>
            <Trans>Your teacher is asked first and then lets you in.</Trans>
          </p>
        )}
        {join.isError && <Notice tone="bad">{refusalWords(refusalOf(join.error))}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{isListed ? <Trans>No, go back</Trans> : <Trans>Go back</Trans>}</Button>
          <Button type="submit" look="sun" busy={join.isPending}>
            {waits ? <Trans>Ask to be let in</Trans> : <Trans>Yes, join</Trans>}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
