import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../../design/dialog.tsx';
import { Tabs } from '../../../design/tabs.tsx';
import { rowPicturesQuery } from '../entry/pictures-query.ts';
import type { ImageOverlayProps } from '../overlay-props.ts';
import { ReplacePicture } from '../upload/replace-picture.tsx';
import { UploadTab } from '../upload/upload-tab.tsx';
import { WebTab } from '../web/web-tab.tsx';
import { LibraryTab } from './library-tab.tsx';
import { OwnPicture } from './own-picture.tsx';

/** What the overlay is at: the pictures, or a change of the row's own. */
type Mode = 'looking' | 'replacing' | 'cropping';

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
  const { own = null } = pictures.data ?? {};
  const library = { name: 'library', label: t`Library`, panel: <LibraryTab {...props} pictures={pictures} /> };
  const others = [
    { name: 'web', label: t`Web`, panel: <WebTab {...props} /> },
    { name: 'upload', label: t`Upload`, panel: <UploadTab {...props} /> },
  ];
  return (
    <Dialog title={<Trans>Image control panel</Trans>} width="wide" onClose={onClose}>
      {own && mode !== 'looking' ? (
        <ReplacePicture
          entry={own}
          isCropping={mode === 'cropping'}
          onReplaced={(image) => {
            setMode('looking');
            props.onChoose(image, row.target, row.source);
          }}
          onCancel={() => {
            setMode('looking');
            goToWay(mode);
          }}
        />
      ) : (
        <>
          {row.image && (
            <OwnPicture {...props} image={row.image} entry={own} isLooking={pictures.isPending} onMode={setMode} />
          )}
          {canEdit && (
            <div>
              <Tabs label={t`Where a picture comes from`} tabs={[library, ...others]} />
            </div>
          )}
        </>
      )}
    </Dialog>
  );
}
