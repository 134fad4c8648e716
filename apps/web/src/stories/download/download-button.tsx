import type { Story } from '@lexiroom/contracts/stories';
import { shownSections } from '@lexiroom/domain/stories/story';
import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { download, plainFileName } from '../../browser/csv-file.ts';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { joinSounds, NoWebAudio } from './join-sounds.ts';

type State = { type: 'idle' } | { type: 'joining'; done: number } | { type: 'failed'; message: string };

/** Gives the narration of a story as one WAV file called as the story (specification 3 section 7). */
export function DownloadButton({ story }: { story: Story }) {
  const { t } = useLingui();
  const [state, setState] = useState<State>({ type: 'idle' });
  const joining = useRef<AbortController>(undefined);
  useEffect(() => () => joining.current?.abort(), []);
  const paths = shownSections(story.story_sections).flatMap(({ sound_path }) => sound_path ?? []);
  const { length } = paths;
  async function join() {
    if (state.type === 'joining') return joining.current?.abort();
    const controller = new AbortController();
    joining.current = controller;
    setState({ type: 'joining', done: 0 });
    try {
      const onProgress = (done: number) => setState({ type: 'joining', done });
      const file = await joinSounds(paths, { onProgress, signal: controller.signal });
      download(`${plainFileName(story.item_name, 'story')}.wav`, file, file.type);
      setState({ type: 'idle' });
    } catch (error) {
      if (controller.signal.aborted) return setState({ type: 'idle' });
      const message =
        error instanceof NoWebAudio ? t`Web Audio API not supported in this browser.` : t`Failed to download`;
      setState({ type: 'failed', message });
    }
    return undefined;
  }
  const isJoining = state.type === 'joining';
  const done = isJoining ? state.done : 0;
  return (
    <>
      <IconButton
        label={isJoining ? t`Stop the download` : t`Download the narration`}
        icon={<Download className={`size-6 ${isJoining ? 'animate-breathe' : ''}`} aria-hidden="true" />}
        disabled={length === 0}
        onClick={() => void join()}
      />
      {isJoining && (
        <span className="flex items-center gap-3 text-soft">
          <progress
            aria-label={t`Download`}
            max={length}
            value={done}
            className="h-2.5 w-28 appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand"
          />
          <output className="tabular-nums">{t`${done} of ${length}`}</output>
        </span>
      )}
      {state.type === 'failed' && <Notice tone="bad">{state.message}</Notice>}
    </>
  );
}
