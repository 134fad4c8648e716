import { Trans, useLingui } from '@lingui/react/macro';
import { AudioLines, Mic, Square } from 'lucide-react';
import { type ChangeEvent, type FormEvent, useEffect, useId, useState } from 'react';
import { Button, buttonClass } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { useReportUnsaved } from '../unsaved/ask-before-closing.ts';
import { PlayButton } from './play-button.tsx';
import { LevelMeter } from './recording/level-meter.tsx';
import { canRecord } from './recording/microphone.ts';
import { type RecorderProblem, useRecorder } from './recording/use-recorder.ts';
import { canPlay, type SoundProblem, soundProblem } from './sound-file.ts';

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
  const id = useId();
  const refusalWords = useRefusalWords();
  const [candidate, setCandidate] = useState<{ file: File; address: string }>();
  const [problem, setProblem] = useState<SoundProblem | 'NONE'>();
  const address = candidate?.address;
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address]);
  const take = (file: File) => {
    setProblem(undefined);
    setCandidate({ file, address: URL.createObjectURL(file) });
  };
  const recorder = useRecorder(take);
  const trouble = useRecorderWords();
  useReportUnsaved(
    candidate !== undefined || recorder.phase === 'recording' || recorder.phase === 'encoding',
    onUnsaved,
  );

  async function pick({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // The same file may be picked again, after it was changed.
    target.value = '';
    if (!file) return;
    const found = await soundProblem(file, canPlay);
    setCandidate(undefined);
    if (found) setProblem(found);
    else take(file);
  }
  function keep(event: FormEvent) {
    event.preventDefault();
    if (candidate) onKeep(candidate.file);
    else setProblem('NONE');
  }
  const words = problem === 'NONE' ? t`Select a sound` : problem && refusalWords({ code: problem });
  return (
    <form onSubmit={keep} className="flex flex-col gap-3 rounded-2xl border-2 border-dashed border-line p-4">
      <h3 className="text-lg font-bold">
        {isReplacing ? <Trans>Replace the sound</Trans> : <Trans>Add a sound</Trans>}
      </h3>
      <div className="flex flex-wrap gap-3">
        <label
          htmlFor={id}
          className={`${buttonClass()} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus`}
        >
          <AudioLines className="size-5" aria-hidden="true" />
          <Trans>Choose an MP3</Trans>
          <input
            id={id}
            type="file"
            accept=".mp3,audio/mpeg"
            className="sr-only"
            onChange={(event) => void pick(event)}
          />
        </label>
        {canRecord() &&
          (recorder.phase === 'recording' ? (
            <Button look="brand" icon={<Square className="size-5" aria-hidden="true" />} onClick={recorder.stop}>
              <Trans>Stop recording</Trans>
            </Button>
          ) : (
            <Button
              icon={<Mic className="size-5" aria-hidden="true" />}
              busy={recorder.phase !== 'idle'}
              onClick={recorder.start}
            >
              <Trans>Record</Trans>
            </Button>
          ))}
      </div>
      {recorder.phase === 'recording' && (
        <>
          <output>
            <Trans>Say the word now.</Trans>
          </output>
          <LevelMeter level={recorder.level} />
        </>
      )}
      {recorder.problem && <Notice tone="bad">{trouble(recorder.problem)}</Notice>}
      {candidate && (
        <div className="flex items-center gap-2 rounded-2xl bg-brand-wash p-1.5">
          <PlayButton key={candidate.address} path={candidate.address} label={t`Listen`} />
          <span className="min-w-0 wrap-anywhere">{candidate.file.name}</span>
        </div>
      )}
      {words && <Notice tone="bad">{words}</Notice>}
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="sun" busy={isBusy}>
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

function useRecorderWords(): (problem: RecorderProblem) => string {
  const { t } = useLingui();
  return (problem) =>
    ({
      refused: t`The microphone cannot be used. Allow it in the browser, or choose a file.`,
      silent: t`Nothing was heard. Come closer to the microphone and try again.`,
      failed: t`The recording failed. Please try again.`,
    })[problem];
}
