import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { api, refusalOf } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { RadioGroup } from '../../design/fields/radio-group.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { keyOf, type Reportable } from './reportable.ts';

export interface ReportDialogProps {
  entries: readonly [Reportable, ...Reportable[]];
  /** The deck or story in which they are seen, where there is one. */
  seenIn: number | undefined;
  onReported: (entry: Reportable) => void;
  onClose: () => void;
}

/** Tells the admins that something should not be there: which of several, and why, if one likes to say. */
export function ReportDialog({ entries, seenIn, onReported, onClose }: ReportDialogProps) {
  const { t } = useLingui();
  const refusalWords = useRefusalWords();
  const [reason, setReason] = useState('');
  const [chosen, setChosen] = useState(keyOf(entries[0]));
  const entry = entries.find((each) => keyOf(each) === chosen) ?? entries[0];
  const report = useMutation({
    mutationFn: () =>
      api.reportEntry({
        body: { entry: entry.entry, id: entry.id, reason, ...(seenIn === undefined ? {} : { seen_in: seenIn }) },
      }),
    onSuccess: () => onReported(entry),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    // React tells the forms around this one as well.
    event.stopPropagation();
    report.mutate();
  };
  return (
    <Dialog title={<Trans>Report</Trans>} onClose={onClose}>
      {report.isSuccess ? (
        <Thanks />
      ) : (
        <form onSubmit={send} className="flex flex-col gap-4">
          {entries.length > 1 ? (
            <RadioGroup
              legend={<Trans>What would you like to report?</Trans>}
              options={entries.map((each) => ({ value: keyOf(each), label: each.label }))}
              value={chosen}
              onChange={setChosen}
            />
          ) : (
            <p className="text-lg font-semibold wrap-anywhere">{entries[0].label}</p>
          )}
          <TextField
            label={t`What is wrong with it?`}
            value={reason}
            maxLength={500}
            onChange={({ target }) => setReason(target.value)}
          />
          {report.isError && <Notice tone="bad">{refusalWords(refusalOf(report.error))}</Notice>}
          <Button type="submit" look="brand" busy={report.isPending} className="self-start">
            <Trans>Send the report</Trans>
          </Button>
        </form>
      )}
    </Dialog>
  );
}

/** Stands in the place of the form, and has the focus that the pressed button had. */
function Thanks() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="rounded-2xl">
      <Notice tone="good">
        <Trans>Thank you. An admin will look at it.</Trans>
      </Notice>
    </div>
  );
}
