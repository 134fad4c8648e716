import { Trans, useLingui } from '@lingui/react/macro';
import { AudioLines, Mic, Square } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { Button, buttonClass } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { LevelMeter } from './recording/level-meter.tsx';
import { canRecord } from './recording/microphone.ts';
import { type Recorder, type RecorderProblem, useRecorder } from './recording/use-recorder.ts';
import { levelledMp3 } from './recording/level-sound.ts';
import { chosenSound, type SoundProblem } from './sound-file.ts';

/** An MP3 that was chosen or recorded, before it is sent. */
export interface SoundCandidate {
  file: File;
  /** Where the page plays it from. */
  address: string;
}

export interface ChosenSound {
  candidate: SoundCandidate | undefined;
  /** What is wrong with the file that was chosen last. */
  problem: SoundProblem | undefined;
  recorder: Recorder;
  /** A file was chosen, and is made as loud as all others. */
  isPreparing: boolean;
  /** Something would be lost with the page: a sound, or a recording under way. */
  isBegun: boolean;
  choose: (file: File) => Promise<void>;
}

/** An MP3 from the device or the microphone. A recording is stopped after `longestMs` milliseconds. */
export function useChosenSound(longestMs?: number): ChosenSound {
  const [candidate, setCandidate] = useState<SoundCandidate>();
  const [problem, setProblem] = useState<SoundProblem>();
  const [isPreparing, setPreparing] = useState(false);
  const address = candidate?.address;
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address]);
  const take = (file: File) => {
    setProblem(undefined);
    setCandidate({ file, address: URL.createObjectURL(file) });
  };
  const recorder = useRecorder(take, longestMs);
  async function choose(file: File) {
    setPreparing(true);
    const sound = await chosenSound(file, levelledMp3).finally(() => setPreparing(false));
    setCandidate(undefined);
    if (typeof sound === 'string') setProblem(sound);
    else take(sound);
  }
  const isRecording = recorder.phase === 'recording' || recorder.phase === 'encoding';
  const isBegun = candidate !== undefined || isPreparing || isRecording;
  return { candidate, problem, recorder, isPreparing, isBegun, choose };
}

export interface SoundSourceProps {
  sound: ChosenSound;
  /** What to do while it is recorded. */
  children: ReactNode;
}

/** The ways to a sound: a file of the device, or the microphone, where the browser gives it. */
export function SoundSource({ sound: { recorder, choose }, children }: SoundSourceProps) {
  const id = useId();
  const trouble = useRecorderWords();
  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // The same file may be picked again, after it was changed.
    target.value = '';
    if (file) void choose(file);
  }
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <label
          htmlFor={id}
          className={`${buttonClass()} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus`}
        >
          <AudioLines className="size-5" aria-hidden="true" />
          <Trans>Choose an MP3</Trans>
          <input id={id} type="file" accept=".mp3,audio/mpeg" className="sr-only" onChange={pick} />
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
          <output>{children}</output>
          <LevelMeter level={recorder.level} />
        </>
      )}
      {recorder.problem && <Notice tone="bad">{trouble(recorder.problem)}</Notice>}
    </>
  );
}

function useRecorderWords(): (problem: RecorderProblem) => string {
  const { t } = useLingui();
  return (problem) =>
    ({
      refused: t`The microphone cannot be used. Allow it in the browser, or choose a file.`,
      silent: t`We could not hear anything. Move closer to the microphone and try again.`,
      failed: t`The recording failed. Please try again.`,
    })[problem];
}
