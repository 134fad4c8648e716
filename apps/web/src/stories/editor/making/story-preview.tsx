import { type LanguageId, languageOf } from '@lexiroom/domain/languages';
import { speakersOf } from '@lexiroom/domain/speech';
import type { MadeStory, StorySource } from '@lexiroom/domain/stories/making';
import { Plural, Trans } from '@lingui/react/macro';
import { useVoiceName } from '../../../deck-editor/sounds/sound-line.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';

export interface StoryPreviewProps {
  made: MadeStory;
  type: StorySource['type'];
  language: LanguageId;
}

/** So many sections are shown; a long list says nothing more of how a text is split. */
const mostShown = 20;

/** The sections and speakers that the rules make of what is typed. */
export function StoryPreview({ made: { story_type, sections }, type, language }: StoryPreviewProps) {
  const nameOf = useVoiceName();
  const voices = speakersOf(language);
  if (sections.length === 0) return null;
  const isConversation = story_type === 'conversation';
  return (
    <section aria-labelledby="story-preview" className="flex flex-col gap-3">
      <h2 id="story-preview" className="font-display text-2xl font-bold">
        <Plural value={sections.length} one="# section" other="# sections" />
      </h2>
      {type === 'conversation' && !isConversation && (
        <Notice>
          <Trans>Nobody is named yet, so it becomes a text. Begin each line with a name: “Ana: Hello!”</Trans>
        </Notice>
      )}
      <ol dir={languageOf(language).direction} className="flex flex-col gap-2">
        {sections.slice(0, mostShown).map(({ section_text, speaker_name, speaker_id }, place) => (
          <li key={place} className="rounded-2xl border-2 border-line bg-card px-4 py-2.5 text-lg wrap-anywhere">
            {isConversation && (
              <p className="flex flex-wrap items-baseline gap-x-2 text-base">
                <b className="font-display">
                  {speaker_name ? <UserText>{speaker_name}</UserText> : <Trans>Nameless speaker</Trans>}
                </b>
                <span className="text-soft">{voices[speaker_id] && nameOf(voices[speaker_id].label)}</span>
              </p>
            )}
            <UserText language={language}>{section_text}</UserText>
          </li>
        ))}
      </ol>
      {sections.length > mostShown && (
        <p className="text-soft">
          <Plural value={sections.length - mostShown} one="and # more" other="and # more" />
        </p>
      )}
    </section>
  );
}
