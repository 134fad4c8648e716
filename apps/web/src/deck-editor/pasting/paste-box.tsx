import { Trans, useLingui } from '@lingui/react/macro';
import { readPastedList } from '@lexiroom/domain/deck-editor';
import { languageOf } from '@lexiroom/domain/languages';
import { useId } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import type { EditorLanguages } from '../row.ts';

export interface PasteBoxProps {
  text: string;
  languages: EditorLanguages;
  onChange: (text: string) => void;
  onRead: () => void;
}

/** Where a list is pasted, or written. */
export function PasteBox({ text, languages, onChange, onRead }: PasteBoxProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <>
      <div>
        <label htmlFor={id} className="mb-1.5 block font-semibold">
          <Trans>One word a line</Trans>
        </label>
        <textarea
          id={id}
          rows={10}
          dir="auto"
          lang={languageOf(languages.target_language).tag}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          placeholder={t`apple; manzana`}
          value={text}
          className="w-full rounded-2xl border-2 border-edge bg-card px-4 py-3 text-lg placeholder:text-soft"
          onChange={({ target }) => onChange(target.value)}
        />
        <p id={`${id}-hint`} className="mt-1.5 text-soft">
          <Trans>
            You can add a translation after a tab, a dash, a colon, a semicolon or a comma. You can also paste columns
            from a spreadsheet; numbers in front are ignored.
          </Trans>
        </p>
      </div>
      <div className="flex justify-end">
        <Button look="brand" disabled={readPastedList(text).length === 0} onClick={onRead}>
          <Trans>Find pictures</Trans>
        </Button>
      </div>
    </>
  );
}
