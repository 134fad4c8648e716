import type { Story } from '@lexiroom/contracts/stories';
import { languageOf } from '@lexiroom/domain/languages';
import { speakerColors } from '@lexiroom/domain/stories/story';
import { Trans } from '@lingui/react/macro';
import { UserText } from '../../design/typography/user-text.tsx';

/** Colours of speakers, by their numbers; each is read on paper and on a card. */
const colors = ['text-brand-ink', 'text-good-ink', 'text-bad-ink', 'text-sun-ink'] as const;

/** The whole text of a story, with who says what; sections without a text are left out. */
export function StoryText({ story }: { story: Story }) {
  const { direction } = languageOf(story.story_language);
  const isConversation = story.story_type === 'conversation';
  const speakers = speakerColors(story.story_sections, story.story_language);
  const lines = story.story_sections.flatMap(({ section_text, ...section }, place) =>
    section_text ? [{ ...section, section_text, color: colors[speakers[place]!] }] : [],
  );
  return (
    <div dir={direction} className="mt-8 flex flex-col gap-4 text-xl leading-relaxed wrap-anywhere">
      {lines.map(({ story_section_id, section_text, speaker_name, color }) => (
        <p key={story_section_id}>
          {isConversation && (
            <b className={`me-2 font-display ${color}`}>
              {speaker_name ? <UserText>{speaker_name}</UserText> : <Trans>Nameless speaker</Trans>}:
            </b>
          )}
          <UserText language={story.story_language}>{section_text}</UserText>
        </p>
      ))}
    </div>
  );
}
