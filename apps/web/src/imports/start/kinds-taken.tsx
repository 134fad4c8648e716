import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Which files are taken, a line each. */
export function KindsTaken() {
  return (
    <section aria-labelledby="kinds-taken" className="flex flex-col gap-3">
      <h2 id="kinds-taken" className="font-display text-xl font-bold">
        <Trans>What can be imported</Trans>
      </h2>
      <dl className="flex flex-col gap-2.5">
        <Kind name="Anki">
          <Trans>.apkg and .colpkg, with pictures, sounds and learning history</Trans>
        </Kind>
        <Kind name={<Trans>Spreadsheets</Trans>}>
          <Trans>Excel (.xlsx) and OpenDocument (.ods)</Trans>
        </Kind>
        <Kind name={<Trans>Text</Trans>}>
          <Trans>CSV, TSV and plain text, with any sign between the columns</Trans>
        </Kind>
        <Kind name={<Trans>Several files</Trans>}>
          <Trans>spreadsheets and texts packed as .zip: a deck for each</Trans>
        </Kind>
        <Kind name="Quizlet">
          <Trans>In your set choose ⋯ and Export, copy the text, and paste it above.</Trans>
        </Kind>
        <Kind name="Lexiroom">
          <Trans>an archive that was exported here, or on another server</Trans>
        </Kind>
      </dl>
    </section>
  );
}

function Kind({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[9rem_1fr]">
      <dt className="font-semibold">{name}</dt>
      <dd className="text-soft">{children}</dd>
    </div>
  );
}
