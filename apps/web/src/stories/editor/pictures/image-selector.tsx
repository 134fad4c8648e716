import type { Story } from '@lexiroom/contracts/stories';
import type { LanguageId } from '@lexiroom/domain/languages';
import { graphemeCount } from '@lexiroom/domain/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rowPicturesQuery } from '../../../deck-editor/picture-search.ts';
import { KeptPanels } from '../../../deck-editor/pictures/image-overlay.tsx';
import { LibraryTab } from '../../../deck-editor/pictures/library-tab.tsx';
import { UploadTab } from '../../../deck-editor/pictures/upload/upload-tab.tsx';
import { usePickedImage } from '../../../deck-editor/pictures/upload/use-picked-image.ts';
import { WebTab } from '../../../deck-editor/pictures/web/web-tab.tsx';
import { newRow } from '../../../deck-editor/row.ts';
import { UnsavedChangesDialog } from '../../../deck-editor/unsaved/unsaved-changes-dialog.tsx';
import { Picture } from '../../../design/graphics/picture.tsx';
import { Tabs } from '../../../design/layout/tabs.tsx';
import type { ChosenImage } from '../store/shown-story.ts';

export interface ImageSelectorProps {
  story: Story;
  language: LanguageId;
  /** By this text pictures are looked for first. */
  searched: string;
  onChoose: (image: ChosenImage) => void;
  onClose: () => void;
}

/** A picture is called by a word or two: a text that is longer names none. */
const longestName = 50;

/** 'Image selector': a picture of the library, of the web, of the device, or of the story itself. */
export function ImageSelector({ story, language, searched, onChoose, onClose }: ImageSelectorProps) {
  const { t } = useLingui();
  const languages = { target_language: language, source_language: null };
  const [row] = useState(() =>
    newRow({ typed: graphemeCount(searched) > longestName ? '' : searched, translation: null }),
  );
  const pictures = useQuery(rowPicturesQuery(row, languages));
  const picking = usePickedImage();
  const [isUploadBegun, setUploadBegun] = useState(false);
  const own = ownPictures(story);
  const choose = ({ image_id, image_path }: ChosenImage) => onChoose({ image_id, image_path });
  const shared = { row, languages, canEdit: true, onChoose: choose, onClose, onRemove: onClose };
  const panels = {
    library: <LibraryTab {...shared} pictures={pictures} />,
    web: <WebTab {...shared} />,
    upload: <UploadTab {...shared} picking={picking} onUnsaved={setUploadBegun} />,
    story: <StoryPictures pictures={own} onChoose={onChoose} />,
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
          tabOf('library', t`Library`),
          tabOf('web', t`Web`),
          tabOf('upload', t`Upload`),
          ...(own.length > 0 ? [tabOf('story', t`This story`)] : []),
        ]}
      />
    </UnsavedChangesDialog>
  );
}

/** The pictures of the sections of a story, each once. */
function ownPictures({ story_sections }: Story): (ChosenImage & { text: string | null })[] {
  const pictures = story_sections.flatMap(({ image_id, image_path, section_text }) =>
    image_id !== null && image_path !== null ? [[image_id, { image_id, image_path, text: section_text }] as const] : [],
  );
  return [...new Map(pictures).values()];
}

function StoryPictures({
  pictures,
  onChoose,
}: {
  pictures: ReturnType<typeof ownPictures>;
  onChoose: (image: ChosenImage) => void;
}) {
  const { t } = useLingui();
  return (
    <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5">
      {pictures.map(({ image_id, image_path, text }) => (
        <li key={image_id}>
          <button
            type="button"
            aria-label={t`Use this picture: ${text}`}
            onClick={() => onChoose({ image_id, image_path })}
            className="block w-full overflow-hidden rounded-xl border-2 border-line hover:border-edge"
          >
            <Picture src={image_path} alt="" canRetry={false} />
          </button>
        </li>
      ))}
    </ul>
  );
}
