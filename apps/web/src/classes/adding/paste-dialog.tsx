import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { checkPastedStudents, readPastedStudents } from '@lexiroom/domain/classes';
import { FileUp } from 'lucide-react';
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { newCommandId } from '../../api/command-id.ts';
import { forgetOfSession, readOfSession, rememberOfSession } from '../../browser/stored-values.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import type { ClassActions } from '../changes/class-actions.tsx';
import { readListFile } from './list-file.ts';
import { PastePreview } from './paste-preview.tsx';
import { readWords, useGroupWords } from './roster-csv.ts';

export interface PasteDialogProps {
  class_id: number;
  /** Whose class it is. */
  teacher_id: number;
  /** What was pasted already. */
  pasted?: string | undefined;
  /** Whoever is in the class. */
  names: readonly string[];
  onAdd: ClassActions['add'];
  onClose: () => void;
}

/**
 * Takes a list of names: typed, pasted or from a file; shows beside it who would be added, with their groups, and which
 * lines cannot be. What was typed is kept in this tab until it is added, or its teacher logs out.
 */
export function PasteDialog({ class_id, teacher_id, pasted, names, onAdd, onClose }: PasteDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const words = useGroupWords();
  const draft = `pasted-students-${class_id}` as const;
  const [text, setText] = useState(() => pasted ?? readOfSession(draft) ?? '');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [command, setCommand] = useState<{ id: string; of: string }>();
  const box = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const fileBox = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  useEffect(() => {
    if (text === '') forgetOfSession(draft);
    else {
      rememberOfSession('pasted-students-of', String(teacher_id));
      rememberOfSession(draft, text);
    }
  }, [text, draft, teacher_id]);
  const shown = useDeferredValue(text);
  const students = checkPastedStudents(readPastedStudents(shown, readWords(words), [words.name]), names);
  const added = students.filter((student) => !student.problem);
  const leftOut = students.filter((student) => student.problem);

  /** To the beginning of the preview, where those lines stand: on a phone it may be out of sight. */
  function showLeftOut() {
    list.current?.scrollTo({ top: 0 });
    list.current?.scrollIntoView({ block: 'start' });
    list.current?.focus({ preventScroll: true });
  }

  async function readFile(file: File | undefined) {
    if (!file) return;
    const read = await readListFile(file);
    if ('text' in read) {
      setText((before) => (before.trim() === '' ? read.text : `${before.trimEnd()}\n${read.text}`));
      setProblem(undefined);
    } else if (read.problem === 'too_large') setProblem(t`This file is too large for a list of names.`);
    else
      setProblem(
        t`This file is not a list of names. Save it as CSV in your spreadsheet first, or copy the column and paste it here.`,
      );
  }

  async function add() {
    if (added.length === 0 || isBusy || shown !== text) return;
    // The same id for the same list, so that it is added once however often it is sent.
    const sent = command?.of === text ? command : { id: newCommandId(), of: text };
    setCommand(sent);
    setBusy(true);
    const isAdded = await onAdd(
      added.map(({ student_name, group }) => ({ student_name, group })),
      sent.id,
    );
    setBusy(false);
    if (!isAdded) return;
    if (leftOut.length === 0) {
      forgetOfSession(draft);
      setText('');
      onClose();
    } else {
      const lines = text.replace(/^\uFEFF/u, '').split(/\r\n|\r|\n/u);
      setText(leftOut.map(({ line }) => lines[line - 1]).join('\n'));
    }
  }

  return (
    <Dialog title={<Trans>Add a list of students</Trans>} width="wide" onClose={onClose}>
      <div className="grid gap-5 md:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-3">
          <div>
            <label htmlFor={id} className="mb-1.5 block font-semibold">
              <Trans>One student a line</Trans>
            </label>
            <textarea
              ref={box}
              id={id}
              rows={10}
              dir="auto"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              aria-describedby={`${id}-hint`}
              placeholder={t`Ada Lovelace, first`}
              value={text}
              readOnly={isBusy}
              className="w-full rounded-2xl border-2 border-edge bg-card px-4 py-3 text-lg placeholder:text-soft"
              onChange={({ target }) => setText(target.value)}
            />
            <p id={`${id}-hint`} className="text-soft">
              <Trans>
                You can add a group after the name: “first” or “second”, 1 or 2. You can also paste columns from a
                spreadsheet; numbers and empty lines are ignored.
              </Trans>
            </p>
          </div>
          <Button
            icon={<FileUp className="size-5" aria-hidden="true" />}
            className="self-start"
            onClick={() => fileBox.current?.click()}
          >
            <Trans>From a CSV file</Trans>
          </Button>
          <input
            ref={fileBox}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            aria-label={t`CSV file with names`}
            tabIndex={-1}
            className="hidden"
            onChange={({ target }) => {
              void readFile(target.files?.[0]);
              // The same file may be chosen again, once it was repaired.
              target.value = '';
            }}
          />
          {problem !== undefined && <Notice tone="bad">{problem}</Notice>}
        </div>
        <PastePreview students={students} words={words} list={list} />
      </div>
      <div className="sticky bottom-0 -mx-5 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 bg-card px-5 py-2 sm:-mx-6 sm:px-6">
        {leftOut.length > 0 && (
          <button
            type="button"
            className="min-h-11 min-w-0 flex-1 text-start font-medium text-bad-ink underline underline-offset-4"
            onClick={showLeftOut}
          >
            <Plural value={leftOut.length} one="# line cannot be added" other="# lines cannot be added" />
          </button>
        )}
        <Button look="sun" busy={isBusy} disabled={added.length === 0} onClick={() => void add()}>
          <Plural value={added.length} _0="Add students" one="Add # student" other="Add # students" />
        </Button>
      </div>
    </Dialog>
  );
}
