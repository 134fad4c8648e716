import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Activity, type ReactNode, useState } from 'react';
import { Tabs } from '../../design/layout/tabs.tsx';
import { UnsavedChangesDialog } from '../unsaved/unsaved-changes-dialog.tsx';
import { rowPicturesQuery } from '../picture-search.ts';
import type { RowImage } from '../row.ts';
import type { ImageOverlayProps } from '../rows/overlay-props.ts';
import { useSession } from '../../session/session.ts';
import { SharePicture } from './sharing/share-picture.tsx';
import { ReplacePicture } from './upload/replace-picture.tsx';
import { UploadTab } from './upload/upload-tab.tsx';
import { usePickedImage } from './upload/use-picked-image.ts';
import { useSeveralPictures } from './upload/use-several-pictures.ts';
import { WebTab } from './web/web-tab.tsx';
import { LibraryTab } from './library-tab.tsx';
import { OwnPicture } from './own-picture.tsx';

/** What the overlay is at: the pictures, or a change of the row's own. */
type Mode = 'looking' | 'replacing' | 'cropping' | 'sharing';

/** Puts the focus on the button by which a change was begun, once it is on the page again. */
function goToWay(mode: Mode): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`dialog [data-way=${mode}]`)?.focus());
}

/** 'Image control panel': the row's picture, and where another one may come from: the library, the web, the device. */
export function ImageOverlay(props: ImageOverlayProps) {
  const { row, languages, canEdit, onClose } = props;
  const { t } = useLingui();
  const pictures = useQuery(rowPicturesQuery(row, languages));
  const [mode, setMode] = useState<Mode>('looking');
  const picking = usePickedImage();
  const several = useSeveralPictures();
  const [isUploadBegun, setUploadBegun] = useState(false);
  const [isChangeBegun, setChangeBegun] = useState(false);
  const { own = null } = pictures.data ?? {};
  const { user } = useSession();
  const panels = {
    library: <LibraryTab {...props} pictures={pictures} />,
    web: <WebTab {...props} />,
    upload: <UploadTab {...props} picking={picking} several={several} onUnsaved={setUploadBegun} />,
  };
  const tabOf = (name: keyof typeof panels, label: string) => ({
    name,
    label,
    panel: <KeptPanels panels={panels} shown={name} />,
  });
  const isChanging = own !== null && mode !== 'looking';
  function look() {
    setMode('looking');
    setChangeBegun(false);
  }
  function takeChanged(image: RowImage) {
    look();
    props.onChoose(image, row.target, row.source);
  }
  function leaveChange() {
    look();
    goToWay(mode);
  }
  return (
    <UnsavedChangesDialog
      title={<Trans>Image control panel</Trans>}
      width="wide"
      isUnsaved={isUploadBegun || isChangeBegun}
      onClose={onClose}
    >
      {isChanging && mode === 'sharing' && (
        <SharePicture
          image_id={own.image_id}
          onShared={takeChanged}
          onCancel={leaveChange}
          onUnsaved={setChangeBegun}
        />
      )}
      {isChanging && mode !== 'sharing' && (
        <ReplacePicture
          entry={own}
          isCropping={mode === 'cropping'}
          canBePrivate={own.image_license === null || (!own.image_approved && own.submitted_by === user?.username)}
          onReplaced={takeChanged}
          onCancel={leaveChange}
          onUnsaved={setChangeBegun}
        />
      )}
      <Activity mode={isChanging ? 'hidden' : 'visible'}>
        {row.image && (
          <OwnPicture {...props} image={row.image} entry={own} isLooking={pictures.isPending} onMode={setMode} />
        )}
        {canEdit && (
          <div>
            <Tabs
              label={t`Where a picture comes from`}
              tabs={[tabOf('library', t`Library`), tabOf('web', t`Web`), tabOf('upload', t`Upload`)]}
            />
          </div>
        )}
      </Activity>
    </UnsavedChangesDialog>
  );
}

export interface KeptPanelsProps {
  /** By their names. */
  panels: Readonly<Record<string, ReactNode>>;
  /** The name of the one that is looked at. */
  shown: string;
}

/**
 * Panels, one of them shown. What was done in another one waits there, out of sight. Drawn by every tab in the same way, so
 * that it is the same one for all.
 */
export function KeptPanels({ panels, shown }: KeptPanelsProps) {
  const [seen, setSeen] = useState<readonly string[]>([shown]);
  if (!seen.includes(shown)) setSeen([...seen, shown]);
  return seen.map((name) => (
    <Activity key={name} mode={name === shown ? 'visible' : 'hidden'}>
      {panels[name]}
    </Activity>
  ));
}
