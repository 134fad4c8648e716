import type { LanguageId } from '@lexiroom/domain/languages';
import { speakersOf } from '@lexiroom/domain/speech';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useVoiceName } from '../../../deck-editor/sounds/sound-line.tsx';
import { PlayButton } from '../../../deck-editor/sounds/play-button.tsx';
import { Button } from '../../../design/buttons/button.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';

export interface VoicePickerProps {
  title: string;
  language: LanguageId;
  /** The voice that it has; undefined when that is its author's own. */
  chosen: number | undefined;
  isRecorded: boolean;
  onChoose: (speaker_id: number) => void;
  onClose: () => void;
}

/** The voices of a language, each with what it sounds like. */
export function VoicePicker({ title, language, chosen, isRecorded, onChoose, onClose }: VoicePickerProps) {
  const { t } = useLingui();
  const nameOf = useVoiceName();
  return (
    <Dialog title={title} onClose={onClose}>
      {isRecorded && (
        <Notice>
          <Trans>Choosing another voice deletes your recording.</Trans>
        </Notice>
      )}
      <ul className="flex flex-col gap-2">
        {speakersOf(language).map((speaker) => {
          const { speaker_id } = speaker;
          const label = nameOf(speaker.label);
          const isChosen = speaker_id === chosen;
          return (
            <li
              key={speaker_id}
              className={`flex flex-wrap items-center gap-2 rounded-2xl border-2 p-1.5 ${isChosen ? 'border-brand-ink bg-brand-wash' : 'border-line'}`}
            >
              <PlayButton path={`/TTS/${language}/${language}_${speaker_id}.mp3`} label={t`Listen to ${label}`} />
              <span className="min-w-0 flex-1 font-semibold">{label}</span>
              <Button
                size="small"
                aria-pressed={isChosen}
                aria-label={isChosen ? t`In use: ${label}` : t`Use ${label}`}
                icon={isChosen && <Check className="size-5" aria-hidden="true" />}
                onClick={() => (isChosen ? onClose() : onChoose(speaker_id))}
              >
                {isChosen ? <Trans>In use</Trans> : <Trans>Use</Trans>}
              </Button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
