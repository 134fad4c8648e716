import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ClassRow } from '@lexiroom/contracts/classes';
import { tidyName } from '@lexiroom/domain/names';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { newCommandId } from '../../api/command-id.ts';
import { api, refusalOf } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { classPath, push } from '../../navigation/index.ts';
import { refetchClasses } from '../changes/send-change.ts';
import { useNameProblem } from '../naming/name-problem.ts';

export interface NewClassDialogProps {
  /** The students of this class come along. */
  copied?: Pick<ClassRow, 'class_id' | 'class_name' | 'student_count'> | undefined;
  onClose: () => void;
}

/** Asks for the name of a new class, and opens it. */
export function NewClassDialog({ copied, onClose }: NewClassDialogProps) {
  const { t } = useLingui();
  const cache = useQueryClient();
  const refusalWords = useRefusalWords();
  const nameProblem = useNameProblem('class');
  const [name, setName] = useState('');
  const [hasTried, setTried] = useState(false);
  // The id stays the same however often the call is sent, so that one class is made.
  const [command_id] = useState(newCommandId);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const problem = nameProblem(name);
  const make = useMutation({
    mutationFn: (class_name: string) =>
      api.newClass({ body: { class_name, command_id, ...(copied && { copy_of: copied.class_id }) } }),
    onSuccess: ({ class_id }) => {
      void refetchClasses(cache);
      onClose();
      push(classPath(class_id));
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (problem === undefined && !make.isPending) make.mutate(tidyName(name));
  }

  return (
    <Dialog title={copied ? <Trans>New class with these students</Trans> : <Trans>New class</Trans>} onClose={onClose}>
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        {copied && (
          <p>
            <Trans>
              <Plural value={copied.student_count} one="# student" other="# students" /> of{' '}
              <UserText>{copied.class_name}</UserText> move in with their groups. Their answers, accounts and decks stay
              where they are.
            </Trans>
          </p>
        )}
        <TextField
          label={t`Name of the class`}
          placeholder="7b"
          value={name}
          autoComplete="off"
          required
          error={hasTried || name !== '' ? problem : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        {make.isError && <Notice tone="bad">{refusalWords(refusalOf(make.error))}</Notice>}
        <Button type="submit" look="sun" busy={make.isPending}>
          <Trans>Make class</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
