import type { Story, StorySection } from '@lexiroom/contracts/stories';
import { receivedTiming, sentTiming, type SoundTiming } from '@lexiroom/domain/stories/timings';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { base64Of } from '../../../deck-editor/library-entries/base64.ts';
import { SoundSource, useChosenSound } from '../../../deck-editor/sounds/sound-source.tsx';
import { UnsavedChangesDialog } from '../../../deck-editor/unsaved/unsaved-changes-dialog.tsx';
import { Button } from '../../../design/buttons/button.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';
import { useRefusalWords } from '../../../i18n/refusal-words.ts';
import { useRequestWords } from '../messages/request-popup.tsx';
import { requestMessage } from '../store/request-message.ts';
import type { StoryStore } from '../store/story-store.ts';
import { TapAlong } from './tap-along.tsx';

export interface NarrationDialogProps {
  story: Story;
  section: StorySection;
  number: number;
  store: StoryStore;
  onClose: () => void;
}

/** So long stays under 300 kb, in milliseconds; 350 letters take less. */
const longestNarrationMs = 36_000;

/** A section as its author reads it aloud: recorded, or an MP3 of the device, and when its words sound. */
export function NarrationDialog({ story, section, number, store, onClose }: NarrationDialogProps) {
  const { t } = useLingui();
  const refusalWords = useRefusalWords();
  const requestWords = useRequestWords();
  const { story_section_id: section_id, is_recorded, sound_path } = section;
  // What was read, also if another text comes from elsewhere meanwhile: the server says so then.
  const [{ text, stored }] = useState({
    text: section.section_text ?? '',
    stored: is_recorded ? section.sound_timings.map(receivedTiming) : [],
  });
  const sound = useChosenSound(longestNarrationMs);
  const { candidate, problem, isBegun } = sound;
  /** Those that were tapped, and for which sound. */
  const [tapped, setTapped] = useState<{ address: string; timings: SoundTiming[] }>();
  const address = candidate?.address ?? (is_recorded && sound_path !== null ? sound_path : undefined);
  const newTimings = tapped?.address === address ? tapped?.timings : undefined;
  const timings = newTimings ?? (candidate ? [] : stored);
  const save = useMutation({
    mutationFn: async () => {
      const sound_timings = timings.map(sentTiming);
      const rev = store.voiceRev(section);
      if (!candidate) {
        const changed = await api.storyTimings({ body: { section_id, sound_timings, rev } });
        return { sound_timings, rev: changed.rev };
      }
      const sound_file = await base64Of(candidate.file);
      return api.storyNarration({ body: { section_id, section_text: text, sound_file, sound_timings, rev } });
    },
    onSuccess: (saved) => {
      store.setSound(section_id, saved);
      onClose();
    },
  });
  const failure = save.error && requestMessage(save.error, save.submittedAt);
  return (
    <UnsavedChangesDialog
      title={t`Read section ${number} aloud`}
      width="wide"
      isUnsaved={isBegun || newTimings !== undefined}
      onClose={onClose}
    >
      {!address && (
        <p className="rounded-2xl bg-brand-wash px-4 py-3 text-xl leading-loose wrap-anywhere">
          <UserText language={story.story_language}>{text}</UserText>
        </p>
      )}
      <SoundSource sound={sound}>
        <Trans>Read the section now.</Trans>
      </SoundSource>
      {problem && <Notice tone="bad">{refusalWords({ code: problem })}</Notice>}
      {address && (
        <TapAlong
          key={address}
          address={address}
          text={text}
          language={story.story_language}
          timings={timings}
          onTimings={(found) => setTapped({ address, timings: found })}
        />
      )}
      {failure && <Notice tone="bad">{requestWords(failure)}</Notice>}
      {(candidate || newTimings) && (
        <div className="flex flex-wrap items-center justify-end gap-3">
          {timings.length === 0 && (
            <p className="min-w-0 flex-1 text-soft">
              <Trans>Without taps no word lights up while it is heard.</Trans>
            </p>
          )}
          <Button look="sun" busy={save.isPending} onClick={() => save.mutate()}>
            <Trans>Save</Trans>
          </Button>
        </div>
      )}
    </UnsavedChangesDialog>
  );
}
