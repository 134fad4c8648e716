import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { StoredImage } from '@lexiroom/contracts/library';
import { type LanguageId, languageOf } from '@lexiroom/domain/languages';
import { translationProblem } from '@lexiroom/domain/library';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { refusalOf } from '../../../api/client.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { IconButton } from '../../../design/buttons/icon-button.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { useLanguageName } from '../../../i18n/language-name.ts';
import { useRefusalWords } from '../../../i18n/refusal-words.ts';
import { useTextProblemWords } from '../../library-entries/text-problem-words.ts';
import { pictureSearches } from '../../picture-search.ts';
import type { EditorLanguages } from '../../row.ts';
import { areCreditsRight, type Credits } from './credits.ts';
import { CreditsFields, goToFirstProblem } from './credits-fields.tsx';
import type { PictureItem, SeveralItems } from './use-several-pictures.ts';

export interface SeveralPicturesProps {
  several: SeveralItems;
  languages: EditorLanguages;
  credits: Credits;
  onCredits: (credits: Credits) => void;
  upload: (item: PictureItem) => Promise<StoredImage>;
  /** All of them are in the library. */
  onStored: (stored: readonly StoredImage[]) => void;
}

/** Several pictures of the device at once: each with its own texts, and one artist and licence for all, or none of them shared. */
export function SeveralPictures({ several, languages, credits, onCredits, upload, onStored }: SeveralPicturesProps) {
  const { t } = useLingui();
  const cache = useQueryClient();
  const refusalWords = useRefusalWords();
  const [isChecked, setChecked] = useState(false);
  const { items, change } = several;
  const { source_language } = languages;
  const isRight = ({ file, target, source }: PictureItem) =>
    file !== undefined && !translationProblem(target) && (source_language === null || !translationProblem(source));
  const areRight = items.every(isRight) && areCreditsRight(credits);
  const uploading = useMutation({
    // One after the other: what is there stays, also when a later one is refused.
    mutationFn: async () => {
      const stored: StoredImage[] = [];
      for (const item of items) {
        try {
          // oxlint-disable-next-line no-await-in-loop
          const image = item.stored ?? (await upload(item));
          change(item.id, { stored: image, problem: undefined });
          stored.push(image);
        } catch (error) {
          change(item.id, { problem: refusalWords(refusalOf(error)) });
        }
      }
      return stored;
    },
    onSuccess: (stored) => {
      if (stored.length === items.length) onStored(stored);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: pictureSearches }),
  });
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (areRight) uploading.mutate();
    else goToFirstProblem(event.currentTarget);
  }
  const count = items.length;
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      <ol aria-label={t`Chosen pictures`} className="flex flex-col gap-3">
        {items.map((item, index) => (
          <li key={item.id}>
            <ItemLine
              item={item}
              number={index + 1}
              languages={languages}
              isAsked={isChecked}
              isBusy={uploading.isPending}
              onChange={(changed) => change(item.id, changed)}
              onRemove={() => several.remove(item.id)}
            />
          </li>
        ))}
      </ol>
      <CreditsFields credits={credits} onChange={onCredits} isAsked={isChecked} canBePrivate />
      {isChecked && !areRight && <Notice tone="bad">{t`Fix the problem(s) highlighted in red`}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="sun" busy={uploading.isPending || several.isPreparing}>
          <Plural value={count} one="Upload # picture" other="Upload # pictures" />
        </Button>
        <Button disabled={uploading.isPending} onClick={several.clear}>
          <Trans>Choose others</Trans>
        </Button>
      </div>
    </form>
  );
}

interface ItemLineProps {
  item: PictureItem;
  number: number;
  languages: EditorLanguages;
  isAsked: boolean;
  isBusy: boolean;
  onChange: (changed: Partial<PictureItem>) => void;
  onRemove: () => void;
}

function ItemLine({ item, number, languages, isAsked, isBusy, onChange, onRemove }: ItemLineProps) {
  const { t } = useLingui();
  const { name, address, target, source, problem, stored } = item;
  const { target_language, source_language } = languages;
  return (
    <div
      className={`grid grid-cols-[auto_1fr_auto] items-start gap-3 rounded-2xl border p-3 ${problem ? 'border-bad bg-bad-wash' : 'border-line'}`}
    >
      <div className="grid size-20 place-items-center overflow-hidden rounded-xl bg-tile">
        {address && <img src={address} alt={name} className="size-full object-cover" />}
      </div>
      <div className={`grid min-w-0 gap-3 ${source_language ? 'sm:grid-cols-2' : ''}`}>
        <ItemText
          {...{ number, isAsked }}
          language={target_language}
          value={target}
          onChange={(text) => onChange({ target: text })}
        />
        {source_language && (
          <ItemText
            {...{ number, isAsked }}
            language={source_language}
            value={source}
            onChange={(text) => onChange({ source: text })}
          />
        )}
        {problem && (
          <p role="alert" className="col-span-full font-medium text-bad-ink">
            {problem}
          </p>
        )}
      </div>
      {stored ? (
        <span className="grid size-12 place-items-center text-good-ink">
          <Check className="size-6" aria-label={t`Uploaded`} />
        </span>
      ) : (
        <IconButton
          label={t`Leave out ${name}`}
          disabled={isBusy}
          icon={<X className="size-5" aria-hidden="true" />}
          onClick={onRemove}
        />
      )}
    </div>
  );
}

interface ItemTextProps {
  number: number;
  language: LanguageId;
  value: string;
  isAsked: boolean;
  onChange: (text: string) => void;
}

function ItemText({ number, language, value, isAsked, onChange }: ItemTextProps) {
  const { t } = useLingui();
  const languageName = useLanguageName();
  const problemWords = useTextProblemWords('form');
  const problem = translationProblem(value);
  const name = languageName(language);
  const words = problem && (value === '' ? t`Type what the picture shows` : problemWords(problem));
  return (
    <TextField
      label={t`${number}: text in ${name}`}
      lang={languageOf(language).tag}
      autoComplete="off"
      value={value}
      error={value === '' && !isAsked ? undefined : words}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
