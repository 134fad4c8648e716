import { Trans, useLingui } from '@lingui/react/macro';
import { noteFields, noteProblem, tidyNote } from '@lexiroom/domain/deck-editor';
import { type FormEvent, useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useLanguageName } from '../../i18n/language-name.ts';
import type { RowNotes } from '../row.ts';
import type { NotesOverlayProps } from '../rows/overlay-props.ts';
import { UnsavedChangesDialog } from '../unsaved/unsaved-changes-dialog.tsx';
import { NoteField } from './note-field.tsx';

/** A note and an example for the word of a row, and what the example means where the deck is explained in a language. */
export function NotesOverlay({ row, languages, onChange, onClose }: NotesOverlayProps) {
  const { t } = useLingui();
  const languageName = useLanguageName();
  const { target_language, source_language } = languages;
  const [typed, setTyped] = useState<Partial<Record<keyof RowNotes, string>>>({});
  const changes = changesOf(row, typed);
  const isChanged = Object.keys(changes).length > 0;
  const isTooLong = noteFields.some((field) => noteProblem(typed[field] ?? ''));
  const targetName = languageName(target_language);

  function take(event: FormEvent) {
    event.preventDefault();
    if (isTooLong) return;
    if (isChanged) onChange(changes);
    onClose();
  }
  const field = (name: keyof RowNotes) => ({
    text: typed[name] ?? row[name] ?? '',
    onChange: (text: string) => setTyped({ ...typed, [name]: text }),
  });

  return (
    <UnsavedChangesDialog title={t`Note and example`} isUnsaved={isChanged} onClose={onClose}>
      <form onSubmit={take} noValidate className="flex flex-col gap-4">
        <p className="-mt-3 font-display text-3xl font-bold wrap-anywhere">
          <UserText language={target_language}>{row.target?.text ?? row.typed}</UserText>
        </p>
        <NoteField
          label={t`Note`}
          hint={
            <Trans>
              For example: irregular, a false friend, how to remember it. Learners see it after they have answered.
            </Trans>
          }
          isFirst
          language={null}
          {...field('note')}
        />
        <NoteField label={t`Example in ${targetName}`} language={target_language} {...field('example')} />
        {source_language && (
          <NoteField
            label={t`The example in ${languageName(source_language)}`}
            language={source_language}
            {...field('example_translation')}
          />
        )}
        <Button type="submit" look="brand" className="self-end" aria-disabled={isTooLong || undefined}>
          <Trans>Done</Trans>
        </Button>
      </form>
    </UnsavedChangesDialog>
  );
}

/** What of the notes is another text than before; an empty one is none. */
function changesOf(row: RowNotes, typed: Partial<Record<keyof RowNotes, string>>): Partial<RowNotes> {
  const changed = noteFields.flatMap((field) => {
    const text = typed[field] === undefined ? row[field] : tidyNote(typed[field]) || null;
    return text === row[field] ? [] : [[field, text]];
  });
  return Object.fromEntries(changed) as Partial<RowNotes>;
}
