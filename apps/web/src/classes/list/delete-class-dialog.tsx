import { Plural, Trans } from '@lingui/react/macro';
import type { ClassRow } from '@lexiroom/contracts/classes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { api, refusalOf } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { refetchClasses } from '../changes/send-change.ts';

export interface DeleteClassDialogProps {
  deleted: Pick<ClassRow, 'class_id' | 'class_name' | 'student_count' | 'archived'>;
  /** The class is gone. */
  onDeleted?: () => void;
  onClose: () => void;
}

/** Says what it means to delete a class, which cannot be undone, and does so. */
export function DeleteClassDialog({ deleted, onDeleted, onClose }: DeleteClassDialogProps) {
  const cache = useQueryClient();
  const refusalWords = useRefusalWords();
  const { class_id, class_name, student_count, archived } = deleted;
  const remove = useMutation({
    mutationFn: () => api.deleteClass({ body: { class_id } }),
    onSuccess: () => {
      onClose();
      onDeleted?.();
      cache.removeQueries({ queryKey: ['class', class_id] });
      void refetchClasses(cache);
    },
  });
  const name = <UserText>{class_name}</UserText>;
  return (
    <Dialog title={<Trans>Delete {name} for good?</Trans>} onClose={onClose}>
      <ul className="flex list-disc flex-col gap-2 ps-5">
        <li>
          <Plural
            value={student_count}
            _0="The class has no students."
            one="The name of # student is deleted for good."
            other="The names of # students are deleted for good."
          />
        </li>
        <li>
          <Trans>Students who joined with an account keep what they answered, but not the decks of the class.</Trans>
        </li>
        <li>
          <Trans>Your decks stay as they are.</Trans>
        </li>
      </ul>
      {!archived && (
        <p className="text-soft">
          <Trans>The archive keeps a class and everything in it out of sight.</Trans>
        </p>
      )}
      {remove.isError && <Notice tone="bad">{refusalWords(refusalOf(remove.error))}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>
          <Trans>Keep it</Trans>
        </Button>
        <Button
          look="loss"
          busy={remove.isPending}
          icon={<Trash2 className="size-5" aria-hidden="true" />}
          onClick={() => remove.mutate()}
        >
          <Trans>Delete the class</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
