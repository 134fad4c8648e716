import { Trans, useLingui } from '@lingui/react/macro';
import { Dialog } from '../../design/overlays/dialog.tsx';
import type { Study } from '../../study/study.ts';

export interface AddSentencesProps {
  study: Study;
  onClose: () => void;
}

/** The overlay in which the owner of a study writes its sentences (specification 2 section 2.6). */
export function AddSentences({ study, onClose }: AddSentencesProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Add sentences`} width="wide" onClose={onClose}>
      <p className="text-soft">
        {study.isCustom ? (
          <Trans>Cannot add in a custom study</Trans>
        ) : (
          <Trans>Sentences cannot be written here yet.</Trans>
        )}
      </p>
    </Dialog>
  );
}
