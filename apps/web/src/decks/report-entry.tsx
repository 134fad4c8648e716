import { Trans, useLingui } from '@lingui/react/macro';
import type { EntryKind } from '@lexiroom/domain/library';
import { useMutation } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { api, refusalOf } from '../api/client.ts';
import { Button } from '../design/buttons/button.tsx';
import { Notice } from '../design/feedback/notice.tsx';
import { RadioGroup } from '../design/fields/radio-group.tsx';
import { TextField } from '../design/fields/text-field.tsx';
import { useRefusalWords } from '../i18n/refusal-words.ts';

/** Something that can be reported, and what it is called where several can be. */
export interface Reportable {
  entry: EntryKind;
  id: number;
  label: ReactNode;
}

/** Tells the admins that an entry should not be there; which one, where there are several; with a reason, if one likes. */
export function ReportEntry({ entries }: { entries: readonly [Reportable, ...Reportable[]] }) {
  const { t } = useLingui();
  const refusalWords = useRefusalWords();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [chosen, setChosen] = useState(keyOf(entries[0]));
  const { entry, id } = entries.find((each) => keyOf(each) === chosen) ?? entries[0];
  const report = useMutation({ mutationFn: () => api.reportEntry({ body: { entry, id, reason } }) });
  if (report.isSuccess) {
    return (
      <Notice tone="good">
        <Trans>Thank you. An admin will look at it.</Trans>
      </Notice>
    );
  }
  const send = (event: FormEvent) => {
    event.preventDefault();
    report.mutate();
  };
  return (
    <div>
      <Button
        size="small"
        icon={<Flag className="size-4" aria-hidden="true" />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Trans>Report</Trans>
      </Button>
      {isOpen && (
        <form onSubmit={send} className="mt-3 flex flex-col gap-3">
          {entries.length > 1 && (
            <RadioGroup
              legend={<Trans>What do you report?</Trans>}
              options={entries.map((each) => ({ value: keyOf(each), label: each.label }))}
              value={keyOf({ entry, id })}
              onChange={setChosen}
            />
          )}
          <TextField
            label={t`What is wrong with it?`}
            value={reason}
            maxLength={500}
            onChange={({ target }) => setReason(target.value)}
          />
          {report.isError && <Notice tone="bad">{refusalWords(refusalOf(report.error))}</Notice>}
          <Button type="submit" look="brand" size="small" busy={report.isPending} className="self-start">
            <Trans>Send the report</Trans>
          </Button>
        </form>
      )}
    </div>
  );
}

const keyOf = ({ entry, id }: Pick<Reportable, 'entry' | 'id'>): string => `${entry} ${id}`;
