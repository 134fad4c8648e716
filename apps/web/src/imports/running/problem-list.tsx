import type { ImportView } from '@lexiroom/contracts/imports';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { ChevronDown, Download } from 'lucide-react';
import { useId, useState } from 'react';
import { refusalOf } from '../../api/client.ts';
import { csvOf, csvSeparator, download, plainFileName } from '../../browser/csv-file.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { Card } from '../../design/layout/card.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { allProblems } from './all-problems.ts';
import { useProblemWords } from '../words/problem-words.ts';

/** Whether a problem is with one of several files that came in one. */
const isOfFileWithin = (code: string) => code.startsWith('FILE_');

/** What was left out, line by line, and a way to save that list; nothing where nothing was. */
export function ProblemList({ view }: { view: ImportView }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const words = useProblemWords();
  const refusalWords = useRefusalWords();
  const [isOpen, setOpen] = useState(false);
  const { problems, problem_count, tables } = view;
  // Of several files in one, the text names the one that it stands in; their tables are called after all.
  const hasNamedTables = tables.length > 1 && view.format !== 'zip';
  const tableOf = (table: number | null) => (hasNamedTables && table !== null ? (tables[table]?.name ?? '') : '');
  const saving = useMutation({
    mutationFn: () => allProblems(view.import_id),
    onSuccess: (all) => {
      const head = [t`Line`, t`Table`, t`What is wrong`, t`Text`];
      const rows = all.map(({ line, table, code, text }) => [line ?? '', tableOf(table), words[code], text ?? '']);
      const name = plainFileName(view.file_name, 'import');
      download(`${name}.csv`, csvOf([head, ...rows], csvSeparator(i18n.locale)), 'text/csv');
    },
  });
  if (problem_count === 0) return null;
  const more = problem_count - problems.length;
  return (
    <Card>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-16 w-full items-center gap-3 rounded-3xl px-5 py-3 text-start font-display text-xl font-bold"
        >
          <span className="min-w-0 flex-1">
            <Plural value={problem_count} one="# remark about this file" other="# remarks about this file" />
          </span>
          <ChevronDown
            className={`size-6 shrink-0 text-soft transition-transform motion-reduce:transition-none ${isOpen ? 'rotate-180' : ''}`}
            aria-hidden="true"
          />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="px-5 pb-5">
        <ul
          // Scrolled by keys as well.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label={t`What was left out`}
          className="max-h-96 divide-y divide-line overflow-y-auto rounded-xl"
        >
          {problems.map((problem, place) => (
            <li key={place} className="flex flex-wrap gap-x-3 py-2">
              <span className="min-w-24 font-semibold tabular-nums">
                {problem.line === null ? (
                  isOfFileWithin(problem.code) ? (
                    <Trans>One file</Trans>
                  ) : (
                    <Trans>Whole file</Trans>
                  )
                ) : (
                  <Trans>Line {problem.line}</Trans>
                )}
              </span>
              <span className="min-w-0 wrap-anywhere">
                {words[problem.code]}
                {problem.text !== null && problem.text !== '' && (
                  <>
                    {': '}
                    <UserText className="text-soft">{problem.text}</UserText>
                  </>
                )}
                {tableOf(problem.table) !== '' && (
                  <span className="text-soft">
                    {' · '}
                    <UserText>{tableOf(problem.table)}</UserText>
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
        {more > 0 && (
          <p className="mt-2 text-soft">
            <Plural value={more} one="and # more in the list" other="and # more in the list" />
          </p>
        )}
        {saving.isError && <Notice tone="bad">{refusalWords(refusalOf(saving.error))}</Notice>}
        <Button
          size="small"
          className="mt-4"
          busy={saving.isPending}
          icon={<Download className="size-5" aria-hidden="true" />}
          onClick={() => saving.mutate()}
        >
          <Trans>Save the list</Trans>
        </Button>
      </div>
    </Card>
  );
}
