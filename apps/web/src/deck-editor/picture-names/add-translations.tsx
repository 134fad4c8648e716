import { Trans, useLingui } from '@lingui/react/macro';
import { type LanguageId, languageOf } from '@lexiroom/domain/languages';
import { libraryLimits, translationProblem } from '@lexiroom/domain/library';
import { tidyLine } from '@lexiroom/domain/text';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/text-field.tsx';
import { useTextProblemWords } from '../library-entries/text-problem-words.ts';
import { useCountUnsaved } from '../unsaved/closing.ts';
import type { Translations } from './use-translations.ts';

export interface AddTranslationsProps {
  language: LanguageId;
  add: Translations['add'];
  /** Whether something is typed is counted. */
  onBegun: (by: 1 | -1) => void;
}

/** Up to 10 new names at once; empty fields but the first are passed over. */
export function AddTranslations({ language, add, onBegun }: AddTranslationsProps) {
  const { t } = useLingui();
  const problemWords = useTextProblemWords('form');
  const [fields, setFields] = useState<{ key: number; typed: string }[]>([{ key: 0, typed: '' }]);
  const [isChecked, setChecked] = useState(false);
  useCountUnsaved(
    fields.some(({ typed }) => typed.trim() !== ''),
    onBegun,
  );
  const given = fields.filter(({ typed }, index) => index === 0 || typed !== '');

  function problemOf({ key, typed }: { key: number; typed: string }): string | undefined {
    const isAsked = isChecked && given.some((field) => field.key === key);
    const problem = typed === '' && !isAsked ? undefined : translationProblem(typed);
    return problem && problemWords(problem);
  }
  function send(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (add.isPending || given.some(({ typed }) => translationProblem(typed))) return;
    const clear = () => {
      setFields([{ key: 0, typed: '' }]);
      setChecked(false);
    };
    add.mutate([...new Set(given.map(({ typed }) => tidyLine(typed)))], { onSuccess: clear });
  }
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-3">
      {fields.map((field, index) => (
        <TextField
          key={field.key}
          label={index === 0 ? t`New translation` : t`New translation ${index + 1}`}
          lang={languageOf(language).tag}
          autoComplete="off"
          value={field.typed}
          error={problemOf(field)}
          onChange={({ target }) =>
            setFields(fields.map((one) => (one.key === field.key ? { ...one, typed: target.value } : one)))
          }
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="sun" busy={add.isPending}>
          <Trans>Add</Trans>
        </Button>
        {fields.length < libraryLimits.translationsAtOnce && (
          <Button
            icon={<Plus className="size-5" aria-hidden="true" />}
            onClick={() => setFields([...fields, { key: fields.at(-1)!.key + 1, typed: '' }])}
          >
            <Trans>One more</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
