import { Trans, useLingui } from '@lingui/react/macro';
import { imageTextProblem } from '@lexiroom/domain/sentences/sentence';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../design/buttons/button.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { useSentenceProblemWords } from '../sentence-problem-words.ts';

interface ImageTextProps {
  text: string;
  onWrite: (text: string) => void;
  onClose: () => void;
}

/** 'Add image text': what stands at a picture; nothing takes it away. */
export function ImageText({ text, onWrite, onClose }: ImageTextProps) {
  const { t } = useLingui();
  const problemWords = useSentenceProblemWords();
  const [typed, setTyped] = useState(text);
  const problem = imageTextProblem(typed);
  function save(event: FormEvent) {
    event.preventDefault();
    if (problem) return;
    onWrite(typed);
    onClose();
  }
  return (
    <Dialog title={<Trans>Add image text</Trans>} onClose={onClose}>
      <form onSubmit={save} noValidate className="flex flex-col gap-4">
        <TextField
          label={t`Text`}
          value={typed}
          error={problem && problemWords(problem)}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" look="brand" disabled={problem !== undefined} className="self-end">
          <Trans>Save</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
