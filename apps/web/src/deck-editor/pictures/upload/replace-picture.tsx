import { Trans, useLingui } from '@lingui/react/macro';
import type { ImageRowEntry } from '@lexiroom/contracts/library';
import { licenceNames } from '@lexiroom/domain/library';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, refusalOf } from '../../../api/client.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { Loading } from '../../../design/feedback/loading.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { useRefusalWords } from '../../../i18n/refusal-words.ts';
import type { RowImage } from '../../row.ts';
import { base64Of } from '../../library-entries/base64.ts';
import { pictureSearches } from '../../picture-search.ts';
import { useReportUnsaved } from '../../unsaved/ask-before-closing.ts';
import { areCreditsRight, type Credits, noCredits, toDescription } from './credits.ts';
import { CreditsFields, goToFirstProblem } from './credits-fields.tsx';
import { ImageSource } from './image-source.tsx';
import { usePickedImage } from './use-picked-image.ts';

/** What is known of the picture before. */
export type ReplacedEntry = Pick<
  ImageRowEntry,
  'image_id' | 'image_path' | 'artist_name' | 'references' | 'image_license'
>;
export interface ReplacePictureProps {
  entry: ReplacedEntry;
  /** Begins with choosing a part of the picture. */
  isCropping: boolean;
  /** It is not shared, or may be taken back. */
  canBePrivate: boolean;
  /** The picture, at its new addresses. */
  onReplaced: (image: RowImage) => void;
  onCancel: () => void;
  /** Whether something was changed that would be lost. */
  onUnsaved?: (isUnsaved: boolean) => void;
}

/** Another file in the place of a picture, a part of it, or other credits. It keeps its id: every deck shows the new one. */
export function ReplacePicture(props: ReplacePictureProps) {
  const { image_path } = props.entry;
  const { data: file, isPending } = useQuery({
    queryKey: ['picture_file', image_path],
    queryFn: async ({ signal }) => {
      const answer = await fetch(image_path, { signal });
      if (!answer.ok) throw new Error('The picture is not there');
      const type = answer.headers.get('content-type') ?? 'image/webp';
      return new File([await answer.blob()], `picture.${type.replace('image/', '')}`, { type });
    },
    staleTime: Infinity,
  });
  return isPending ? <Loading /> : <ReplaceForm {...props} file={file} />;
}

function ReplaceForm({
  entry,
  isCropping,
  canBePrivate,
  onReplaced,
  onCancel,
  onUnsaved,
  file,
}: ReplacePictureProps & { file?: File | undefined }) {
  const { t } = useLingui();
  const cache = useQueryClient();
  const refusalWords = useRefusalWords();
  const picking = usePickedImage(file);
  const [initialCredits] = useState(() => creditsOf(entry));
  const [credits, setCredits] = useState(initialCredits);
  const [isChecked, setChecked] = useState(false);
  const { picked } = picking;
  useReportUnsaved(credits !== initialCredits || (picked !== undefined && picked.file !== file), onUnsaved);
  const isRight = areCreditsRight(credits) && !picked?.problem;
  const replace = useMutation({
    mutationFn: async (chosen: File) => {
      const isNew = chosen !== file;
      const picture = isNew ? { image: await base64Of(chosen), file_name: chosen.name } : {};
      return api.replaceImage({
        body: { ...toDescription(credits), ...picture, replaced_image_id: entry.image_id },
      });
    },
    onSuccess: ({ image }) => onReplaced(image),
    onSettled: async () => {
      await cache.invalidateQueries({ queryKey: ['image_details', entry.image_id] });
      await cache.invalidateQueries({ queryKey: pictureSearches });
    },
  });
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (picked && isRight) replace.mutate(picked.file);
    else goToFirstProblem(event.currentTarget);
  }
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      <ImageSource picking={picking} isCropping={isCropping} isMissing={isChecked && !picked} />
      <CreditsFields
        credits={credits}
        onChange={setCredits}
        otherLicence={initialCredits.license === null ? (entry.image_license ?? undefined) : undefined}
        isAsked={isChecked}
        canBePrivate={canBePrivate}
      />
      {isChecked && !picked && <Notice tone="bad">{t`Select an image`}</Notice>}
      {isChecked && !isRight && <Notice tone="bad">{t`Fix the problem(s) highlighted in red`}</Notice>}
      {replace.isError && <Notice tone="bad">{refusalWords(refusalOf(replace.error))}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="sun" busy={replace.isPending}>
          <Trans>Replace</Trans>
        </Button>
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

function creditsOf({ artist_name, references, image_license }: ReplacedEntry): Credits {
  return {
    artist_name: artist_name ?? '',
    references: references.length > 0 ? references : [''],
    // One that is not shared has none yet.
    license: image_license === null ? noCredits.license : (licenceNames.find((name) => name === image_license) ?? null),
    is_private: image_license === null,
  };
}
