import { Trans, useLingui } from '@lingui/react/macro';
import type { LanguageId } from '@lexiroom/domain/languages';
import { Type } from 'lucide-react';
import { useState } from 'react';
import { speakersOf } from '@lexiroom/domain/speech';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { UnsavedChangesDialog } from '../unsaved/unsaved-changes-dialog.tsx';
import type { SoundOverlayProps } from '../rows/overlay-props.ts';
import { WordSounds } from './word-sounds.tsx';
import { PlayButton } from './play-button.tsx';
import { useVoiceName } from './sound-line.tsx';
import { VoiceAdvice } from './voice-advice.tsx';

/** What a row is said with: the voices of its language, uploads, and recordings of one's own. */
export function SoundOverlay(props: SoundOverlayProps) {
  const { row, languages, onClose } = props;
  const language = languages.target_language;
  const [isUnsaved, setUnkept] = useState(false);
  return (
    <UnsavedChangesDialog title={<Trans>Sound</Trans>} isUnsaved={isUnsaved} onClose={onClose}>
      {row.target ? (
        <>
          <p className="-mt-3 font-display text-3xl font-bold wrap-anywhere">
            <UserText language={language}>{row.target.text}</UserText>
          </p>
          <WordSounds {...props} text={row.target.text} onUnsaved={setUnkept} />
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
      <VoiceAdvice language={language} />
      <Samples language={language} />
    </>
  );
}

/** The voices of a language, each saying its name (specification 3 section 7, static files). */
export function Samples({ language }: { language: LanguageId }) {
  const { t } = useLingui();
  const voiceName = useVoiceName();
  const speakers = speakersOf(language);
  if (speakers.length === 0) return null;
  return (
    <ul aria-label={t`Voices`} className="flex flex-col divide-y divide-line rounded-2xl border border-line">
      {speakers.map(({ speaker_id, label }) => {
        const name = voiceName(label);
        return (
          <li key={speaker_id} className="flex items-center gap-2 p-1.5 text-lg">
            <PlayButton path={`/TTS/${language}/${language}_${speaker_id}.mp3`} label={t`Play: ${name}`} />
            {name}
          </li>
        );
      })}
    </ul>
  );
}
