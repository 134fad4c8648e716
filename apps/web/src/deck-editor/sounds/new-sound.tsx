import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { useReportUnsaved } from '../unsaved/ask-before-closing.ts';
import { PlayButton } from './play-button.tsx';
import { SoundSource, useChosenSound } from './sound-source.tsx';

export interface NewSoundProps {
  /** It goes in the place of another one. */
  isReplacing: boolean;
  onCancel: () => void;
  /** Whether there is a recording, or a file, that would be lost. */
  onUnsaved: (isUnsaved: boolean) => void;
  onKeep: (mp3: File) => void;
  isBusy: boolean;
  /** Why the server did not take it. */
  failure: string | undefined;
}

/** An MP3 from the device, or a word said into the microphone: listened to, and then kept. */
export function NewSound({ isReplacing, onCancel, onUnsaved, onKeep, isBusy, failure }: NewSoundProps) {
  const { t } = useLingui();
  const refusalWords = useRefusalWords();
  const sound = useChosenSound();
  const { candidate, problem, isPreparing, isBegun } = sound;
  const [isAsked, ask] = useState(false);
  useReportUnsaved(isBegun, onUnsaved);

  function keep(event: FormEvent) {
    event.preventDefault();
    if (isPreparing) return;
    if (candidate) onKeep(candidate.file);
    else ask(true);
  }
  const missing = isAsked && !candidate ? t`Select a sound` : undefined;
  const words = problem ? refusalWords({ code: problem }) : missing;
  return (
    <form onSubmit={keep} className="flex flex-col gap-3 rounded-2xl border-2 border-dashed border-line p-4">
      <h3 className="text-lg font-bold">
        {isReplacing ? <Trans>Replace the sound</Trans> : <Trans>Add a sound</Trans>}
      </h3>
      <SoundSource sound={sound}>
        <Trans>Say the word now.</Trans>
      </SoundSource>
      {candidate && (
        <div className="flex items-center gap-2 rounded-2xl bg-brand-wash p-1.5">
          <PlayButton key={candidate.address} path={candidate.address} label={t`Listen`} />
          <span className="min-w-0 wrap-anywhere">{candidate.file.name}</span>
        </div>
      )}
      {words && <Notice tone="bad">{words}</Notice>}
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="sun" busy={isBusy || isPreparing}>
          {isReplacing ? <Trans>Replace</Trans> : <Trans>Use this sound</Trans>}
        </Button>
        {isReplacing && (
          <Button onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
