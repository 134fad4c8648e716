import { Trans, useLingui } from '@lingui/react/macro';
import type { LanguageId } from '@lexiroom/domain/languages';
import { Type } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../../design/empty-state.tsx';
import { UserText } from '../../../design/user-text.tsx';
import { UnsavedChangesDialog } from '../../unsaved-changes-dialog.tsx';
import type { SoundOverlayProps } from '../overlay-props.ts';
import { Samples } from './samples.tsx';
import { WordSounds } from './word-sounds.tsx';

/** What a row is said with: the voices of its language, uploads, and recordings of one's own. */
export function SoundOverlay(props: SoundOverlayProps) {
  const { row, languages, onClose } = props;
  const language = languages.target_language;
  const [isUnkept, setUnkept] = useState(false);
  return (
    <UnsavedChangesDialog title={<Trans>Sound</Trans>} isUnkept={isUnkept} onClose={onClose}>
      {row.target ? (
        <>
          <p className="-mt-3 font-display text-3xl font-bold wrap-anywhere">
            <UserText language={language}>{row.target.text}</UserText>
          </p>
          <WordSounds {...props} text={row.target.text} onUnkept={setUnkept} />
        </>
      ) : (
        <NoText language={language} />
      )}
    </UnsavedChangesDialog>
  );
}

function NoText({ language }: { language: LanguageId }) {
  const { t } = useLingui();
  return (
    <>
      <EmptyState icon={<Type className="size-8" />} title={t`Choose the text of this row first`}>
        <Trans>A sound says a text: once there is one, voices can say it.</Trans>
      </EmptyState>
      <Samples language={language} />
    </>
  );
}
