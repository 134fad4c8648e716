import { Trans, useLingui } from '@lingui/react/macro';
import { tidyName } from '@lexiroom/domain/names';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { api, refusalOf } from '../../api/client.ts';
import { newCommandId } from '../../api/command-id.ts';
import { refetchAfterChange } from '../../api/query-client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { useNameProblem } from '../naming/name-problem.ts';

/** Makes a folder in another one, on the way to choosing it. */
export function NewFolderForm({ parent_id, onMade }: { parent_id: number; onMade: (folder: number) => void }) {
  const { t } = useLingui();
  const cache = useQueryClient();
  const nameProblem = useNameProblem();
  const refusalWords = useRefusalWords();
  const [name, setName] = useState('');
  const [hasTried, setTried] = useState(false);
  const [command_id] = useState(newCommandId);
  const make = useMutation({
    mutationFn: () => api.newItem({ body: { item_type: 'folder', item_name: tidyName(name), parent_id, command_id } }),
    onSuccess: async ({ item_id }) => {
      await refetchAfterChange(cache, ['user_home']);
      onMade(item_id);
    },
  });
  const form = useRef<HTMLFormElement>(null);
  // The button that opened it is gone: what is typed next is the name.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (nameProblem(name) === undefined && !make.isPending) make.mutate();
  }
  const refusal = make.isError ? refusalWords(refusalOf(make.error)) : undefined;
  const isTooMuch = name !== '' && nameProblem(name) !== undefined;
  return (
    <form ref={form} onSubmit={send} noValidate className="flex flex-wrap items-start gap-3">
      <TextField
        label={t`Name of the new folder`}
        value={name}
        autoComplete="off"
        className="min-w-48 flex-1"
        error={refusal ?? (hasTried || isTooMuch ? nameProblem(name) : undefined)}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" look="brand" className="mt-7.5" busy={make.isPending}>
        <Trans>Make folder</Trans>
      </Button>
    </form>
  );
}
