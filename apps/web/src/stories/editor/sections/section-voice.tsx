import type { Story, StorySection } from '@lexiroom/contracts/stories';
import { speakersOf } from '@lexiroom/domain/speech';
import { Trans, useLingui } from '@lingui/react/macro';
import { AudioLines, Mic, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useVoiceName } from '../../../deck-editor/sounds/sound-line.tsx';
import { PlayButton } from '../../../deck-editor/sounds/play-button.tsx';
import { Button } from '../../../design/buttons/button.tsx';
import { IconButton } from '../../../design/buttons/icon-button.tsx';
import { Spinner } from '../../../design/graphics/spinner.tsx';
import { useLazyOverlay } from '../../../navigation/index.ts';
import type { SectionSound, StoryStore } from '../store/story-store.ts';
import { VoicePicker } from './voice-picker.tsx';

const fetchNarration = async () => (await import('../narration/narration-dialog.tsx')).NarrationDialog;

export interface SectionVoiceProps {
  story: Story;
  section: StorySection;
  number: number;
  store: StoryStore;
  sound: SectionSound;
  isOff: boolean;
}

/** In whose voice a section is read, what that sounds like, and the ways to another one. */
export function SectionVoice({ story, section, number, store, sound, isOff }: SectionVoiceProps) {
  const { t } = useLingui();
  const nameOf = useVoiceName();
  const [isPicking, pick] = useState(false);
  const { Shown: NarrationDialog, open, close } = useLazyOverlay(fetchNarration);
  const { speaker_id, is_recorded, sound_path } = section;
  const voices = story.has_speech ? speakersOf(story.story_language) : [];
  const voice = voices.find((one) => one.speaker_id === speaker_id);
  const voiceName = is_recorded ? t`Your voice` : voice && nameOf(voice.label);
  return (
    <div data-region className="flex min-w-0 flex-wrap items-center gap-x-1">
      {voices.length > 0 && (
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-label={t`Voice of section ${number}: ${voiceName}`}
          disabled={isOff}
          icon={<AudioLines className="size-5" aria-hidden="true" />}
          onClick={() => pick(true)}
        >
          {voiceName}
        </Button>
      )}
      {sound === 'making' && (
        <output className="flex min-h-12 items-center gap-2 px-2 text-sm text-soft">
          <Spinner />
          <Trans>The sound is being made</Trans>
        </output>
      )}
      {sound === 'ready' && (
        <PlayButton key={sound_path} path={sound_path!} label={t`Play the sound: Section ${number}`} />
      )}
      {sound === 'missing' && voices.length > 0 && (
        <Button
          size="small"
          icon={<RotateCcw className="size-4 text-bad-ink" aria-hidden="true" />}
          disabled={isOff}
          aria-label={t`Make the sound of section ${number}`}
          onClick={() => store.speak(section, speaker_id)}
        >
          <Trans>Make the sound</Trans>
        </Button>
      )}
      {sound !== 'none' && sound !== 'making' && (
        <IconButton
          aria-haspopup="dialog"
          label={t`Read section ${number} aloud yourself`}
          disabled={isOff}
          icon={<Mic className={`size-5 ${is_recorded ? 'text-brand-ink' : ''}`} aria-hidden="true" />}
          onClick={open}
        />
      )}
      {isPicking && (
        <VoicePicker
          title={t`Voice of section ${number}`}
          language={story.story_language}
          chosen={is_recorded ? undefined : speaker_id}
          isRecorded={is_recorded}
          onChoose={(chosen) => {
            pick(false);
            store.speak(section, chosen);
          }}
          onClose={() => pick(false)}
        />
      )}
      {NarrationDialog && (
        <NarrationDialog story={story} section={section} number={number} store={store} onClose={close} />
      )}
    </div>
  );
}
