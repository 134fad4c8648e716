import type { ImportChoice, ImportView } from '@lexiroom/contracts/imports';
import { type ImportField, importFields } from '@lexiroom/domain/interchange';
import type { LanguageId } from '@lexiroom/domain/languages';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeftRight, ChevronDown, Image, type LucideIcon, Volume2 } from 'lucide-react';
import { Button } from '../../design/buttons/button.tsx';
import { Switch } from '../../design/fields/switch.tsx';
import { Card } from '../../design/layout/card.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { swapped, withField } from '../import-choice.ts';
import { useFieldWords } from '../words/field-words.ts';

export interface TableChoiceProps {
  view: ImportView;
  choice: ImportChoice;
  /** Which of the tables. */
  table: number;
  onChange: (choice: ImportChoice) => void;
}

const targetFields: readonly ImportField[] = ['target', 'extra_target', 'example', 'sentence'];
const sourceFields: readonly ImportField[] = ['source', 'example_translation', 'sentence_translation'];
const pairs: readonly ImportField[] = ['target', 'source', 'sentence', 'sentence_translation'];

/** A table of the file with its first rows, and above each column what it is. */
export function TableChoice({ view, choice, table, onChange }: TableChoiceProps) {
  const { t, i18n } = useLingui();
  const fieldWords = useFieldWords();
  const read = view.tables[table];
  const chosen = choice.tables[table];
  if (!read || !chosen) return null;
  const rows = view.rows.filter((row) => row.table === table);
  const isOneOfMany = view.tables.length > 1;
  const name = read.name;
  const count = i18n.number(read.row_count);
  const change = (part: Partial<typeof chosen>) =>
    onChange({ ...choice, tables: choice.tables.map((one, place) => (place === table ? { ...one, ...part } : one)) });
  const fieldOf = (column: number): ImportField => chosen.fields[column] ?? 'ignored';
  const languageOf = (field: ImportField): LanguageId | null =>
    targetFields.includes(field)
      ? choice.target_language
      : sourceFields.includes(field)
        ? choice.source_language
        : null;
  const columnName = (column: number) => read.columns[column] || t`Column ${column + 1}`;
  return (
    <Card className="flex min-w-0 flex-col gap-4 p-5 sm:p-7">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="min-w-0 font-display text-xl font-bold wrap-anywhere">
          {isOneOfMany ? <UserText>{name}</UserText> : <Trans>What is in the columns?</Trans>}{' '}
          <span className="text-base font-normal text-soft">
            <Plural value={read.row_count} one="# row" other={`${count} rows`} />
          </span>
        </h2>
        {isOneOfMany && (
          <Switch
            label={t`Import this table`}
            checked={chosen.is_included}
            onChange={(is_included) => change({ is_included })}
          />
        )}
      </div>
      {chosen.is_included && (
        <>
          <section
            // Scrolled by keys as well.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            aria-label={isOneOfMany ? name : t`First rows`}
            className="-mx-5 overflow-x-auto px-5 pb-2 sm:-mx-7 sm:px-7"
          >
            <table className="w-full border-separate border-spacing-0 text-start">
              <thead>
                <tr>
                  <th scope="col" className="w-12 pe-3 text-start align-bottom font-semibold text-soft">
                    <Trans>Line</Trans>
                  </th>
                  {read.columns.map((_, column) => (
                    <th key={column} scope="col" className="min-w-40 pe-3 pb-2 text-start align-bottom">
                      <span className="mb-1 block truncate text-sm font-semibold text-soft">
                        <UserText>{columnName(column)}</UserText>
                      </span>
                      <span className="relative block">
                        <select
                          aria-label={t`What is in ${columnName(column)}?`}
                          value={fieldOf(column)}
                          className="min-h-12 w-full appearance-none truncate rounded-xl border-2 border-edge bg-card ps-3 pe-9 text-base font-semibold text-ink"
                          onChange={({ target: { value } }) =>
                            onChange(withField(choice, table, column, value as ImportField))
                          }
                        >
                          {importFields.map((field) => (
                            <option key={field} value={field}>
                              {fieldWords[field]}
                            </option>
                          ))}
                        </select>
                        <ChevronDown
                          className="pointer-events-none absolute end-2.5 top-1/2 size-5 -translate-y-1/2 text-soft"
                          aria-hidden="true"
                        />
                      </span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row, place) => (
                  <tr key={place}>
                    <th
                      scope="row"
                      className="border-t border-line py-2 pe-3 text-start font-normal text-soft tabular-nums"
                    >
                      <span className="flex items-center gap-1.5">
                        {i18n.number(row.line)}
                        {row.has_picture && <MediaSign icon={Image} words={t`with a picture`} />}
                        {row.has_sound && <MediaSign icon={Volume2} words={t`with a sound`} />}
                      </span>
                    </th>
                    {read.columns.map((_, column) => {
                      const field = fieldOf(column);
                      return (
                        <td
                          key={column}
                          className={`max-w-80 border-t border-line py-2 pe-3 wrap-anywhere ${field === 'ignored' ? 'text-soft line-through decoration-edge' : ''}`}
                        >
                          <UserText language={languageOf(field)}>{row.cells[column] ?? ''}</UserText>
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            {view.format !== 'anki' && (
              <Switch
                label={t`The first row names the columns`}
                checked={chosen.has_header}
                onChange={(has_header) => change({ has_header })}
              />
            )}
            {chosen.fields.some((field) => pairs.includes(field)) && (
              <Button
                size="small"
                icon={<ArrowLeftRight className="size-5" aria-hidden="true" />}
                onClick={() => onChange(swapped(choice, table))}
              >
                <Trans>Swap words and translations</Trans>
              </Button>
            )}
          </div>
        </>
      )}
    </Card>
  );
}

/** That a picture or a sound comes with a row, whose cells show their texts alone. */
function MediaSign({ icon: Icon, words }: { icon: LucideIcon; words: string }) {
  return (
    <span title={words}>
      <Icon className="size-4.5" aria-hidden="true" />
      <span className="sr-only">{words}</span>
    </span>
  );
}
