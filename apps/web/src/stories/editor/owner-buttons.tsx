import type { Story } from '@lexiroom/contracts/stories';
import { Trans } from '@lingui/react/macro';
import { Pencil, Settings } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { editingCatalogues } from '../../i18n/catalogues/editing.ts';
import { withWords } from '../../i18n/language-provider.tsx';
import { useLazyOverlay } from '../../navigation/index.ts';
import { useSession } from '../../session/session.ts';
import { type OwnerOverlayProps, type StoryOverlay, useStoryOverlay } from './owner-overlay.ts';

const overlays = {
  edit: async () => (await withWords(import('./story-editor.tsx'), editingCatalogues)).StoryEditor,
  settings: async () => (await withWords(import('./story-settings.tsx'), editingCatalogues)).StorySettings,
};

/** 'Edit' and 'Settings', for the owner of a story alone (specification 3 section 2). */
export function OwnerButtons({ story }: { story: Story }) {
  const { user } = useSession();
  const { overlay, open, close } = useStoryOverlay();
  if (user?.username !== story.owner) return null;
  const shared = { story, user_id: user.user_id, onClose: close };
  return (
    <>
      <Button
        size="large"
        aria-haspopup="dialog"
        icon={<Pencil className="size-6" aria-hidden="true" />}
        onClick={() => open('edit')}
      >
        <Trans>Edit</Trans>
      </Button>
      <Button
        size="large"
        aria-haspopup="dialog"
        icon={<Settings className="size-6" aria-hidden="true" />}
        onClick={() => open('settings')}
      >
        <Trans>Settings</Trans>
      </Button>
      {overlay && <Overlay key={overlay} overlay={overlay} {...shared} />}
    </>
  );
}

function Overlay({ overlay, ...props }: OwnerOverlayProps & { overlay: StoryOverlay }) {
  const { Shown, open } = useLazyOverlay<OwnerOverlayProps>(overlays[overlay]);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- it is another component for another overlay
  useEffect(() => open(), []);
  return Shown && <Shown {...props} />;
}
