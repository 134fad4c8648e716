import { Trans, useLingui } from '@lingui/react/macro';
import type { StoredImage } from '@lexiroom/contracts/library';
import { type LanguageId, languageOf } from '@lexiroom/domain/languages';
import { translationProblem } from '@lexiroom/domain/library';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, refusalOf } from '../../../api/client.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { useLanguageName } from '../../../i18n/language-name.ts';
import { useRefusalWords } from '../../../i18n/refusal-words.ts';
import { useSession } from '../../../session/session.ts';
import { base64Of } from '../../library-entries/base64.ts';
import { pictureSearches, wordOf } from '../../picture-search.ts';
import { storedTexts } from '../../library-entries/texts-of-picture.ts';
import { useTextProblemWords } from '../../library-entries/text-problem-words.ts';
import { newRow } from '../../row.ts';
import type { ImageOverlayProps } from '../../rows/overlay-props.ts';
import { useReportUnsaved } from '../../unsaved/ask-before-closing.ts';
import { areCreditsRight, type Credits, noCredits, toDescription } from './credits.ts';
import { CreditsFields, goToFirstProblem } from './credits-fields.tsx';
import { ImageSource } from './image-source.tsx';
import { rememberCredits, rememberedCredits } from './remembered-credits.ts';
import { SeveralPictures } from './several-pictures.tsx';
import type { SeveralItems } from './use-several-pictures.ts';
import type { ImagePicking } from './use-picked-image.ts';

export interface UploadTabProps extends ImageOverlayProps {
  /** The picture, whose address lasts while another tab is looked at. */
  picking: ImagePicking;
  /** Several pictures at once, in the same way; undefined where one is wanted. */
  several?: SeveralItems;
  /** Whether something is filled in that would be lost. */
  onUnsaved: (isUnsaved: boolean) => void;
}

/** A new picture from the device, with its names and credits, for the library or not to be shared; the row takes it. */
export function UploadTab({ row, languages, onChoose, onMore, picking, several, onUnsaved }: UploadTabProps) {
  const { t } = useLingui();
  const cache = useQueryClient();
  const refusalWords = useRefusalWords();
  const { target_language, source_language } = languages;
  const [initialNames] = useState({ target: wordOf(row), source: row.source?.text ?? row.typed_translation ?? '' });
  const [names, setNames] = useState(initialNames);
  const user_id = useSession().user?.user_id;
  const [initialCredits] = useState(() => rememberedCredits(user_id));
  const [credits, setCredits] = useState<Credits>(initialCredits);
  const [isChecked, setChecked] = useState(false);

  const isFilled =
    (several?.items.length ?? 0) > 0 ||
    picking.picked !== undefined ||
    names !== initialNames ||
    credits !== initialCredits;
  useReportUnsaved(isFilled, onUnsaved);
  const translations = [
    { language: target_language, translation: names.target },
    ...(source_language ? [{ language: source_language, translation: names.source }] : []),
  ];
  const areNamesRight = translations.every(({ translation }) => !translationProblem(translation));
  const isRight = areNamesRight && areCreditsRight(credits) && !picking.picked?.problem;
  const upload = useMutation({
    mutationFn: (file: File) => uploadPicture(file, credits, translations),
    onSuccess: (stored) => {
      rememberCredits(user_id, credits);
      const { target, source } = storedTexts(stored, languages);
      onChoose(stored.image, target, source);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: pictureSearches }),
  });
  if (several && several.items.length > 0 && onMore) {
    return (
      <SeveralPictures
        several={several}
        languages={languages}
        credits={credits}
        onCredits={setCredits}
        upload={async ({ file, target, source }) =>
          uploadPicture(file!, credits, [
            { language: target_language, translation: target },
            ...(source_language ? [{ language: source_language, translation: source }] : []),
          ])
        }
        onStored={([first, ...others]) => {
          rememberCredits(user_id, credits);
          if (!first) return;
          const { target, source } = storedTexts(first, languages);
          onChoose(first.image, target, source);
          onMore(
            others.map((stored) => ({
              ...newRow({ typed: '', translation: null }),
              image: stored.image,
              ...storedTexts(stored, languages),
            })),
          );
        }}
      />
    );
  }
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (picking.picked && isRight) upload.mutate(picking.picked.file);
    else goToFirstProblem(event.currentTarget);
  }
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      <ImageSource
        picking={picking}
        isMissing={isChecked && !picking.picked}
        {...(several && onMore ? { onSeveral: (files) => several.begin(files, names) } : {})}
      />
      <NameField
        language={target_language}
        value={names.target}
        isAsked={isChecked}
        onChange={(target) => setNames({ ...names, target })}
      />
      {source_language && (
        <NameField
          language={source_language}
          value={names.source}
          isAsked={isChecked}
          onChange={(source) => setNames({ ...names, source })}
        />
      )}
      <CreditsFields credits={credits} onChange={setCredits} isAsked={isChecked} canBePrivate />
      {isChecked && !picking.picked && <Notice tone="bad">{t`Select an image`}</Notice>}
      {isChecked && !isRight && <Notice tone="bad">{t`Fix the problem(s) highlighted in red`}</Notice>}
      {upload.isError && <Notice tone="bad">{refusalWords(refusalOf(upload.error))}</Notice>}
      <Button type="submit" look="sun" busy={upload.isPending} className="self-start">
        <Trans>Upload</Trans>
      </Button>
    </form>
  );
}

/** Sends a picture, with its texts and credits: into the library, or for its owner alone. */
const uploadPicture = async (
  file: File,
  credits: Credits,
  translations: { language: LanguageId; translation: string }[],
): Promise<StoredImage> =>
  api.uploadImage({
    body: {
      ...toDescription(credits),
      license: credits.is_private ? null : (credits.license ?? noCredits.license),
      image: await base64Of(file),
      translations,
      file_name: file.name,
    },
  });

interface NameFieldProps {
  language: LanguageId;
  value: string;
  /** An empty field is told, too. */
  isAsked: boolean;
  onChange: (typed: string) => void;
}

function NameField({ language, value, isAsked, onChange }: NameFieldProps) {
  const { t } = useLingui();
  const languageName = useLanguageName();
  const problemWords = useTextProblemWords('form');
  const name = languageName(language);
  const problem = translationProblem(value);
  const words = problem && (value === '' ? t`Type what the picture shows` : problemWords(problem));
  return (
    <TextField
      label={t`Text in ${name}`}
      lang={languageOf(language).tag}
      autoComplete="off"
      value={value}
      error={value === '' && !isAsked ? undefined : words}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
