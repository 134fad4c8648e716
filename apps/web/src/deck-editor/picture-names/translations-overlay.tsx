import { Trans, useLingui } from '@lingui/react/macro';
import type { TranslationRow } from '@lexiroom/contracts/library';
import { useQuery } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { refusalOf } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { Skeleton } from '../../design/feedback/loading.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { Picture } from '../../design/graphics/picture.tsx';
import { useLanguageName } from '../../i18n/language-name.ts';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { UnsavedChangesDialog } from '../unsaved/unsaved-changes-dialog.tsx';
import { rowPicturesQuery } from '../picture-search.ts';
import type { TranslationsOverlayProps } from '../rows/overlay-props.ts';
import { AddTranslations } from './add-translations.tsx';
import { TranslationLine } from './translation-line.tsx';
import { useTranslations } from './use-translations.ts';

/** 'Translation Panel': what a row's picture is called in one language; one of the names is the row's text. */
export function TranslationsOverlay(props: TranslationsOverlayProps) {
  const { row, languages, which, onClose } = props;
  const { t } = useLingui();
  const languageName = useLanguageName();
  const refusalWords = useRefusalWords();
  const { data, error, refetch, isFetching } = useQuery(rowPicturesQuery(row, languages));
  const language = which === 'target' ? languages.target_language : languages.source_language;
  const { image } = row;
  /** In how many of its forms something is typed that is not sent. */
  const [unsavedForms, setUnsavedForms] = useState(0);
  return (
    <UnsavedChangesDialog title={<Trans>Translation Panel</Trans>} isUnsaved={unsavedForms > 0} onClose={onClose}>
      {language && image ? (
        <>
          <div className="flex items-center gap-4">
            <Picture src={image.thumbnail_path} alt="" className="max-w-28 rounded-2xl" />
            <p className="text-lg font-semibold">{languageName(language)}</p>
          </div>
          {error && !data && (
            <>
              <Notice tone="bad">{refusalWords(refusalOf(error))}</Notice>
              <Button busy={isFetching} onClick={() => void refetch()} className="self-start">
                <Trans>Retry</Trans>
              </Button>
            </>
          )}
          {!data && !error && <Skeleton className="h-40" />}
          {data && (
            <Names
              {...props}
              names={namesOf(props, data.own?.[`${which}_translations`])}
              hasUnsaved={unsavedForms > 0}
              onUnsaved={(by) => setUnsavedForms((count) => count + by)}
            />
          )}
        </>
      ) : (
        <EmptyState icon={<ImagePlus className="size-8" />} title={t`Choose a picture first`}>
          <Trans>Once this row has a picture, you can name it here.</Trans>
        </EmptyState>
      )}
    </UnsavedChangesDialog>
  );
}

/** The id of a text that is the row's own, and no name of its picture. */
const notInLibrary = 0;

/** The names the library knows; the row's own text stands there even if it is no longer offered. */
function namesOf(
  { row, which }: TranslationsOverlayProps,
  libraryNames: readonly TranslationRow[] = [],
): TranslationRow[] {
  const chosen = row[which];
  const names = libraryNames.map((name) => ({ ...name, selected: name.translation === chosen?.text }));
  if (!chosen || names.some(({ selected }) => selected)) return names;
  const { text: translation } = chosen;
  const isOffered = libraryNames.some((name) => name.translation_id === chosen.translation_id);
  const translation_id = isOffered ? notInLibrary : (chosen.translation_id ?? notInLibrary);
  const ownText = { translation_submitter: null, translation_approved: false, picture_id: row.image?.image_id ?? null };
  return [{ ...ownText, translation_id, translation, selected: true }, ...names];
}

interface NamesProps extends TranslationsOverlayProps {
  names: TranslationRow[];
  /** Something is typed that is not sent: the panel stays then. */
  hasUnsaved: boolean;
  onUnsaved: (by: 1 | -1) => void;
}

function Names({ row, languages, which, onChoose, onClose, names, hasUnsaved, onUnsaved }: NamesProps) {
  const refusalWords = useRefusalWords();
  const language = which === 'target' ? languages.target_language : languages.source_language!;
  const order = {
    language,
    word_id: row.word_id,
    names,
    chosen: row[which],
    onChoose,
    onDone: onClose,
    onPicked: hasUnsaved ? undefined : onClose,
  };
  const translations = useTranslations({ ...order, image_id: row.image!.image_id });
  const { add, change, remove } = translations;
  const failed = [add, change, remove].find(({ isError }) => isError);
  return (
    <>
      {names.length > 0 ? (
        <ul className="flex flex-col divide-y divide-line rounded-2xl border border-line">
          {names.map((name) => (
            <TranslationLine
              key={name.translation_id}
              name={name}
              isInLibrary={name.translation_id !== notInLibrary}
              language={language}
              translations={translations}
              onUnsaved={onUnsaved}
            />
          ))}
        </ul>
      ) : (
        <p className="text-soft">
          <Trans>This picture has no name in this language yet.</Trans>
        </p>
      )}
      {failed && <Notice tone="bad">{refusalWords(refusalOf(failed.error))}</Notice>}
      {add.isSuccess && add.data.existing.length > 0 && (
        <Notice>
          <Trans>Translation already exists</Trans>
        </Notice>
      )}
      <AddTranslations language={language} add={add} onUnsaved={onUnsaved} />
    </>
  );
}
