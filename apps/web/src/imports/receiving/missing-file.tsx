import type { ImportView } from '@lexiroom/contracts/imports';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { Card } from '../../design/layout/card.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { type BroughtFile, isSameFile } from '../import-machine.ts';

export interface MissingFileProps {
  view: ImportView;
  onFile: (file: BroughtFile) => void;
  onCancel: () => void;
}

/** A part of the file has arrived before the page was loaded anew: it is chosen once more, and the rest is sent. */
export function MissingFile({ view, onFile, onCancel }: MissingFileProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [isOther, setOther] = useState(false);
  const { done = 0, total = 0 } = view.progress ?? {};
  const percent = total > 0 ? Math.floor((done * 100) / total) : 0;
  function take(file: File | undefined) {
    if (!file) return;
    const brought = { content: file, name: file.name, isPasted: false };
    const isSame = isSameFile(brought, view);
    setOther(!isSame);
    if (isSame) onFile(brought);
  }
  return (
    <Card className="flex flex-col items-start gap-4 p-5 sm:p-7">
      <h2 className="font-display text-2xl font-bold wrap-anywhere">
        <Trans>
          {percent}% of <UserText>{view.file_name}</UserText> has arrived
        </Trans>
      </h2>
      <p>
        <Trans>The page was loaded anew meanwhile. Choose the same file once more, and the rest is sent.</Trans>
      </p>
      {isOther && (
        <Notice tone="bad">
          <Trans>That is another file.</Trans>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="sun" onClick={() => input.current?.click()}>
          <Trans>Choose the file</Trans>
        </Button>
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t`Choose the file`}
        onChange={({ target }) => take(target.files?.[0])}
      />
    </Card>
  );
}
