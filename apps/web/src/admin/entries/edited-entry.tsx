import { Trans, useLingui } from '@lingui/react/macro';
import type { QueuedEntry } from '@lexiroom/contracts/admin';
import { languageOf } from '@lexiroom/domain/languages';
import { translationProblem } from '@lexiroom/domain/library';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, refusalOf } from '../../api/client.ts';
import { useTextProblemWords } from '../../deck-editor/library-entries/text-problem-words.ts';
import { ReplacePicture } from '../../deck-editor/pictures/upload/replace-picture.tsx';
import { Button } from '../../design/buttons/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { queueKey } from './queue-query.ts';

/** Changes what waits, by the calls that everybody changes their own with: a picture's file and credits, or a text. */
export function EditedEntry({ entry, onClose }: { entry: QueuedEntry; onClose: () => void }) {
  const cache = useQueryClient();
  const { image_id, image_path, artist_name, references, image_license } = entry;
  const end = () => {
    onClose();
    void cache.invalidateQueries({ queryKey: queueKey });
  };
  return (
    <Dialog title={<Trans>Edit this entry</Trans>} onClose={onClose}>
      {entry.kind === 'image' && image_id !== null && image_path !== null ? (
        <ReplacePicture
          entry={{ image_id, image_path, artist_name, references, image_license }}
          isCropping={false}
          canBePrivate={false}
          onReplaced={end}
          onCancel={onClose}
        />
      ) : (
        <TextForm entry={entry} onSaved={end} />
      )}
    </Dialog>
  );
}

function TextForm({ entry, onSaved }: { entry: QueuedEntry; onSaved: () => void }) {
  const { t } = useLingui();
  const refusalWords = useRefusalWords();
  const problemWords = useTextProblemWords('form');
  const [typed, setTyped] = useState(entry.text ?? '');
  const problem = translationProblem(typed);
  const change = useMutation({
    mutationFn: (image_id: number) =>
      api.changeTranslation({ body: { translation_id: entry.id, image_id, translation: typed } }),
    onSuccess: onSaved,
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!problem && entry.image_id !== null) change.mutate(entry.image_id);
  };
  return (
    <form onSubmit={save} noValidate className="flex flex-col gap-4">
      <TextField
        label={t`Text`}
        {...(entry.language ? { lang: languageOf(entry.language).tag } : {})}
        value={typed}
        error={problem && problemWords(problem)}
        onChange={({ target }) => setTyped(target.value)}
      />
      {change.isError && <Notice tone="bad">{refusalWords(refusalOf(change.error))}</Notice>}
      <Button type="submit" look="sun" busy={change.isPending} className="self-start">
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
