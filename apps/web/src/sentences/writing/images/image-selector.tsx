import { Trans, useLingui } from '@lingui/react/macro';
import type { DeckSentence } from '@lexiroom/contracts/sentences';
import { useQuery } from '@tanstack/react-query';
import { Image } from 'lucide-react';
import { useState } from 'react';
import { KeptPanels } from '../../../deck-editor/pictures/image-overlay.tsx';
import { LibraryTab } from '../../../deck-editor/pictures/library-tab.tsx';
import { UploadTab } from '../../../deck-editor/pictures/upload/upload-tab.tsx';
import { usePickedImage } from '../../../deck-editor/pictures/upload/use-picked-image.ts';
import { WebTab } from '../../../deck-editor/pictures/web/web-tab.tsx';
import { rowPicturesQuery } from '../../../deck-editor/picture-search.ts';
import { newRow } from '../../../deck-editor/row.ts';
import { UnsavedChangesDialog } from '../../../deck-editor/unsaved/unsaved-changes-dialog.tsx';
import { EmptyState } from '../../../design/feedback/empty-state.tsx';
import { Picture } from '../../../design/graphics/picture.tsx';
import { Tabs } from '../../../design/layout/tabs.tsx';
import type { Study } from '../../../study/study.ts';
import type { ChosenImage } from '../store/sentence-store.ts';

interface ImageSelectorProps {
  study: Study;
  sentence: DeckSentence;
  onChoose: (image: ChosenImage) => void;
  onClose: () => void;
}

/** 'Image selector': a picture of this study, of the library, of the web, or of the device (specification 2 section 2.6). */
export function ImageSelector({ study, sentence, onChoose, onClose }: ImageSelectorProps) {
  const { t } = useLingui();
  const { target_language, source_language } = study.data;
  const languages = { target_language, source_language };
  const [row] = useState(() => newRow({ typed: searchedFor(sentence), translation: null }));
  const pictures = useQuery(rowPicturesQuery(row, languages));
  const picking = usePickedImage();
  const [isUploadBegun, setUploadBegun] = useState(false);
  const shared = { row, languages, canEdit: true, onChoose, onClose, onRemove: onClose };
  const panels = {
    study: <StudyPictures study={study} onChoose={onChoose} />,
    library: <LibraryTab {...shared} pictures={pictures} />,
    web: <WebTab {...shared} />,
    upload: <UploadTab {...shared} picking={picking} onUnsaved={setUploadBegun} />,
  };
  const tabOf = (name: keyof typeof panels, label: string) => ({
    name,
    label,
    panel: <KeptPanels panels={panels} shown={name} />,
  });
  return (
    <UnsavedChangesDialog
      title={<Trans>Image selector</Trans>}
      width="wide"
      isUnsaved={isUploadBegun}
      onClose={onClose}
    >
      <Tabs
        label={t`Where a picture comes from`}
        tabs={[
          tabOf('study', t`This study`),
          tabOf('library', t`Library`),
          tabOf('web', t`Web`),
          tabOf('upload', t`Upload`),
        ]}
      />
    </UnsavedChangesDialog>
  );
}

/** What is highlighted first is what a picture is looked for; nothing where nothing is. */
function searchedFor({ target_translation, target_highlights }: DeckSentence): string {
  const [first] = target_highlights.toSorted((one, other) => one.start_index - other.start_index);
  return first ? (target_translation ?? '').slice(first.start_index, first.end_index) : '';
}

/** The pictures of the words of a study, each once. */
function StudyPictures({ study, onChoose }: Pick<ImageSelectorProps, 'study' | 'onChoose'>) {
  const { t } = useLingui();
  const words = new Map(
    study.data.words.flatMap((word) => (word.image_id && word.image_path ? [[word.image_id, word]] : [])),
  );
  if (words.size === 0) {
    return <EmptyState icon={<Image className="size-8" />} title={t`This study has no images`} />;
  }
  return (
    <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5">
      {[...words.values()].map(({ image_id, image_path, thumbnail_path, target_translation }) => (
        <li key={image_id}>
          <button
            type="button"
            aria-label={t`Use this picture: ${target_translation}`}
            onClick={() => onChoose({ image_id: image_id!, image_path: image_path! })}
            className="block w-full overflow-hidden rounded-xl border-2 border-line hover:border-edge"
          >
            <Picture src={thumbnail_path} alt="" canRetry={false} />
          </button>
        </li>
      ))}
    </ul>
  );
}
