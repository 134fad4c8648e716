import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { Picture } from '../../design/graphics/picture.tsx';
import { useSession } from '../../session/session.ts';
import { PictureCredits, pictureDetailsQuery } from '../picture-credits.tsx';
import { ReportButton } from './report-button.tsx';

export interface PictureDetailsProps {
  image_id: number;
  image_path: string;
  /** The deck or story in which it is seen. */
  seenIn: number;
  onClose: () => void;
}

/** A picture, large, with who drew it and under which licence, and the way to report it. */
export function PictureDetails({ image_id, image_path, seenIn, onClose }: PictureDetailsProps) {
  const { user } = useSession();
  const { data } = useQuery(pictureDetailsQuery(image_id));
  const isOwn = data?.[0] !== undefined && data[0].submitted_by === user?.username;
  return (
    <Dialog title={<Trans>Image details</Trans>} onClose={onClose}>
      <Picture src={image_path} alt="" lazy={false} className="max-h-[40dvh] rounded-3xl" />
      <PictureCredits imageId={image_id} />
      {data && !isOwn && (
        <div>
          <ReportButton
            entries={[{ entry: 'image', id: image_id, label: <Trans>The picture</Trans> }]}
            seenIn={seenIn}
          />
        </div>
      )}
    </Dialog>
  );
}
