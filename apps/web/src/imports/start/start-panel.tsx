import { importLimits } from '@lexiroom/contracts/imports';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { Card } from '../../design/layout/card.tsx';
import type { BroughtFile } from '../import-machine.ts';
import { KindsTaken } from './kinds-taken.tsx';

/** What the system's own dialog offers. Sheets and packages have no type of their own on every system. */
const endings = '.apkg,.colpkg,.xlsx,.ods,.csv,.tsv,.tab,.txt,.zip,.lexiroom';

export interface StartPanelProps {
  onFiles: (files: readonly BroughtFile[]) => void;
}

/** Where a file is dropped or chosen, or text pasted. */
export function StartPanel({ onFiles }: StartPanelProps) {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [text, setText] = useState('');
  const [tooLarge, setTooLarge] = useState<string>();
  const megabytes = Math.round(importLimits.fileBytes / 1_000_000);

  function take(files: readonly File[]) {
    const large = files.find(({ size }) => size > importLimits.fileBytes);
    setTooLarge(large?.name);
    const fitting = files.filter(({ size }) => size > 0 && size <= importLimits.fileBytes);
    if (fitting.length > 0) onFiles(fitting.map((file) => ({ content: file, name: file.name, isPasted: false })));
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  }
  function readText() {
    const content = new Blob([text], { type: 'text/plain' });
    onFiles([{ content, name: t`Pasted text`, isPasted: true }]);
  }
  return (
    <Card className="flex flex-col gap-6 p-5 sm:p-7">
      <div
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className="flex flex-col items-center gap-3 rounded-3xl border-2 border-dashed border-edge px-5 py-8 text-center data-over:border-brand-ink data-over:bg-brand-wash"
      >
        <FileUp className="size-10 text-brand-ink" aria-hidden="true" />
        <p className="text-lg max-sm:hidden">
          <Trans>Drop files here, or</Trans>
        </p>
        <Button look="brand" onClick={() => input.current?.click()}>
          <Trans>Choose files</Trans>
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={t`Choose files`}
          accept={endings}
          onChange={({ target }) => {
            take([...(target.files ?? [])]);
            // The same file may be chosen once more.
            target.value = '';
          }}
        />
      </div>
      {tooLarge !== undefined && (
        <Notice tone="bad">
          <Trans>
            {tooLarge} is too large. Up to {megabytes} MB can be brought at once.
          </Trans>
        </Notice>
      )}
      <div>
        <label htmlFor={id} className="mb-1.5 block font-semibold">
          <Trans>Or paste a list here</Trans>
        </label>
        <textarea
          id={id}
          rows={5}
          dir="auto"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="manzana; apple"
          value={text}
          className="w-full rounded-2xl border-2 border-edge bg-card px-4 py-3 text-lg placeholder:text-soft"
          onChange={({ target }) => setText(target.value)}
        />
        <div className="mt-2 flex justify-end">
          <Button look="brand" disabled={text.trim() === ''} onClick={readText}>
            <Trans>Read the list</Trans>
          </Button>
        </div>
      </div>
      <KindsTaken />
    </Card>
  );
}
