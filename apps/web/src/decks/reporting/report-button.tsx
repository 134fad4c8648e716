import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Flag } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { useSession } from '../../session/session.ts';
import { ReportDialog } from './report-dialog.tsx';
import { type Reportable, useReported } from './reportable.ts';

export interface ReportButtonProps {
  /** What of what is seen here can be reported; nothing that the viewer has added, since they change it. */
  entries: readonly Reportable[];
  /** The deck or story in which it is seen, where there is one. */
  seenIn?: number | undefined;
  /** What it is about, in a list with many: the button is a flag alone then. */
  of?: string | undefined;
}

/** The one way to tell the admins of a picture, a name, a sound, a word, a deck or a story, wherever it is seen. Visitors do
 * not have it. */
export function ReportButton({ entries, seenIn, of: name }: ReportButtonProps) {
  const { t } = useLingui();
  const { user } = useSession();
  const { isReported, remember } = useReported();
  /** What could be reported when the dialog was opened. It stays to say thanks for the last of it. */
  const [opened, open] = useState<readonly [Reportable, ...Reportable[]]>();
  const [first, ...others] = entries.filter((entry) => !isReported(entry));
  if (!user || entries.length === 0) return null;
  const Icon = first ? Flag : Check;
  // When nothing is left to report it does nothing, but keeps the focus, which comes back to it.
  const props = {
    'aria-haspopup': 'dialog',
    'aria-disabled': !first || undefined,
    onClick: () => first && open([first, ...others]),
  } as const;
  return (
    <>
      {name === undefined ? (
        <Button size="small" icon={<Icon className="size-4" aria-hidden="true" />} {...props}>
          {first ? <Trans>Report</Trans> : <Trans>Reported</Trans>}
        </Button>
      ) : (
        <IconButton
          label={first ? t`Report: ${name}` : t`Reported: ${name}`}
          icon={<Icon className="size-5" aria-hidden="true" />}
          {...props}
        />
      )}
      {opened && (
        <ReportDialog entries={opened} seenIn={seenIn} onReported={remember} onClose={() => open(undefined)} />
      )}
    </>
  );
}
