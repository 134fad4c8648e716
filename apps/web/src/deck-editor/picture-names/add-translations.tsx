import { Trans, useLingui } from '@lingui/react/macro';
import { type LanguageId, languageOf } from '@lexiroom/domain/languages';
import { libraryLimits, translationProblem } from '@lexiroom/domain/library';
import { tidyLine } from '@lexiroom/domain/text';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { useTextProblemWords } from '../library-entries/text-problem-words.ts';
import { useCountUnsaved } from '../unsaved/ask-before-closing.ts';
import type { Translations } from './use-translations.ts';

export interface AddTranslationsProps {
  language: LanguageId;
  add: Translations['add'];
  /** Called with 1 while something is typed, and with -1 at the end of that. */
  onUnsaved: (by: 1 | -1) => void;
}

/** A form for up to 10 new names at once. Empty fields are left out, except the first. */
export function AddTranslations({ language, add, onUnsaved }: AddTranslationsProps) {
  const { t } = useLingui();
  const problemWords = useTextProblemWords('form');
  const [fields, setFields] = useState<{ key: number; typed: string }[]>([{ key: 0, typed: '' }]);
  const [isChecked, setChecked] = useState(false);
  useCountUnsaved(
    fields.some(({ typed }) => typed.trim() !== ''),
    onUnsaved,
  );
  const sentFields = fields.filter(({ typed }, index) => index === 0 || typed !== '');

  function problemOf({ key, typed }: { key: number; typed: string }): string | undefined {
    const isAsked = isChecked && sentFields.some((field) => field.key === key);
    const problem = typed === '' && !isAsked ? undefined : translationProblem(typed);
    return problem && problemWords(problem);
  }
  function send(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (add.isPending || sentFields.some(({ typed }) => translationProblem(typed))) return;
    const clear = () => {
      setFields([{ key: 0, typed: '' }]);
      setChecked(false);
    };
    add.mutate([...new Set(sentFields.map(({ typed }) => tidyLine(typed)))], { onSuccess: clear });
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
            setFields(fields.map((other) => (other.key === field.key ? { ...other, typed: target.value } : other)))
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
