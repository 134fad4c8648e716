import { useLingui } from '@lingui/react/macro';
import { MessageSquare } from 'lucide-react';
import { IconButton } from '../design/buttons/icon-button.tsx';
import { withWords } from '../i18n/language-provider.tsx';
import { pagesCatalogues } from '../i18n/catalogues/pages.ts';
import { useLazyOverlay } from '../navigation/index.ts';

const fetchOverlay = async () =>
  (await withWords(import('../feedback/feedback-overlay.tsx'), pagesCatalogues)).FeedbackOverlay;

/** Opens the feedback overlay; for users only (specification 1 section 2). */
export function FeedbackButton() {
  const { t } = useLingui();
  const { Shown: Overlay, open, close, load } = useLazyOverlay(fetchOverlay);
  return (
    <>
      <IconButton
        label={t`Send Feedback`}
        aria-haspopup="dialog"
        icon={<MessageSquare className="size-6" aria-hidden="true" />}
        onPointerEnter={load}
        onFocus={load}
        onClick={open}
      />
      {Overlay && <Overlay onClose={close} />}
    </>
  );
}
