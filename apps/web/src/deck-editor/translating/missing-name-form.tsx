import { Trans, useLingui } from '@lingui/react/macro';
import type { ImageRowEntry } from '@lexiroom/contracts/library';
import { type LanguageId, languageOf } from '@lexiroom/domain/languages';
import { translationProblem } from '@lexiroom/domain/library';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { api, refusalOf } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { loadFont } from '../../design/typography/fonts.ts';
import { Picture } from '../../design/graphics/picture.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useLanguageName } from '../../i18n/language-name.ts';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { useTextProblemWords } from '../library-entries/text-problem-words.ts';
import type { TranslatingLanguages } from './translating-languages.ts';

export interface GapFormProps {
  entry: ImageRowEntry;
  gaps: TranslatingLanguages;
  /** How many have been named so far. */
  named: number;
  /** On to the next picture: this one was named, or skipped. */
  onNext: (isNamed: boolean) => void;
}

/** A picture that lacks a name: typed, Enter, and the next one comes. */
export function MissingNameForm({ entry, gaps, named, onNext }: GapFormProps) {
  const { t } = useLingui();
  const languageName = useLanguageName();
  const problemWords = useTextProblemWords('form');
  const refusalWords = useRefusalWords();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const { target_language, source_language } = gaps;
  const { script, tag } = languageOf(target_language);
  const problem = typed === '' ? undefined : translationProblem(typed);
  const add = useMutation({
    mutationFn: () => addName(entry.image_id, typed, target_language),
    onSuccess: () => onNext(true),
  });
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
    loadFont(script);
  }, [script]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed !== '' && !problem && !add.isPending) add.mutate();
  };
  const error = problem ? problemWords(problem) : add.isError ? refusalWords(refusalOf(add.error)) : undefined;
  return (
    <form ref={form} onSubmit={submit} className="flex flex-col gap-4">
      <Picture src={entry.image_path} alt="" lazy={false} className="max-h-[34dvh] rounded-3xl" />
      <p className="text-center font-display text-2xl font-bold wrap-anywhere">
        <UserText language={source_language}>
          {entry.source_translations.map(({ translation }) => translation).join(' · ')}
        </UserText>
      </p>
      <TextField
        label={t`What is this in ${languageName(target_language)}?`}
        lang={tag}
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="next"
        value={typed}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="sun" busy={add.isPending} disabled={typed === ''} className="flex-1">
          <Trans>Save</Trans>
        </Button>
        <Button onClick={() => onNext(false)}>
          <Trans>Skip</Trans>
        </Button>
      </div>
      <output className="text-center text-soft">{named > 0 && <Trans>Pictures named by you: {named}</Trans>}</output>
    </form>
  );
}

/** Gives a picture a name; one that it has already comes back as it is. Throws what the call throws. */
export async function addName(image_id: number, text: string, language: LanguageId) {
  const body = { translation_array: [text], image_id, translation_language: language };
  const { translations } = await api.addTranslations({ body });
  const { translation_id, translation } = translations[0]!;
  return { translation_id, text: translation };
}
