import type { Story, StoryWord } from '@lexiroom/contracts/stories';
import { languageOf } from '@lexiroom/domain/languages';
import { speakerColors } from '@lexiroom/domain/stories/story';
import { Trans } from '@lingui/react/macro';
import { UserText } from '../../design/typography/user-text.tsx';

/** Colours of speakers, by their numbers; each is read on paper and on a card. */
const colors = ['text-brand-ink', 'text-good-ink', 'text-bad-ink', 'text-sun-ink'] as const;

interface StoryTextProps {
  story: Story;
  /** Those that the library knows: a press tells what they mean. */
  words: readonly StoryWord[];
  onWord: (word: StoryWord, place: StoryWord['places'][number]) => void;
}

/** The whole text of a story, with who says what; sections without a text are left out. */
export function StoryText({ story, words, onWord }: StoryTextProps) {
  const { direction } = languageOf(story.story_language);
  const isConversation = story.story_type === 'conversation';
  const speakers = speakerColors(story.story_sections, story.story_language);
  const known = Map.groupBy(
    words.flatMap((word) => word.places.map((place) => ({ word, place }))),
    ({ place }) => place.story_section_id,
  );
  const lines = story.story_sections.flatMap(({ section_text, ...section }, place) =>
    section_text ? [{ ...section, section_text, color: colors[speakers[place]!] }] : [],
  );
  return (
    <div dir={direction} className="flex flex-col gap-4 text-xl leading-relaxed wrap-anywhere">
      {lines.map(({ story_section_id, section_text, speaker_name, color }) => (
        <p key={story_section_id}>
          {isConversation && (
            <b className={`me-2 font-display ${color}`}>
              {speaker_name ? <UserText>{speaker_name}</UserText> : <Trans>Nameless speaker</Trans>}:
            </b>
          )}
          <UserText
            language={story.story_language}
            parts={<Pieces text={section_text} known={known.get(story_section_id) ?? []} onWord={onWord} />}
          >
            {section_text}
          </UserText>
        </p>
      ))}
    </div>
  );
}

interface PiecesProps {
  text: string;
  known: readonly { word: StoryWord; place: StoryWord['places'][number] }[];
  onWord: StoryTextProps['onWord'];
}

/** A text in which the words that are known can be pressed. */
function Pieces({ text, known, onWord }: PiecesProps) {
  const ordered = known.toSorted((one, other) => one.place.start - other.place.start);
  return (
    <>
      {ordered.map(({ word, place }, index) => (
        <span key={place.start}>
          {text.slice(ordered[index - 1]?.place.end ?? 0, place.start)}
          <button
            type="button"
            aria-haspopup="dialog"
            className="rounded-md underline decoration-edge decoration-dotted decoration-2 underline-offset-4 hover:bg-sun-wash"
            onClick={() => onWord(word, place)}
          >
            {text.slice(place.start, place.end)}
          </button>
        </span>
      ))}
      {text.slice(ordered.at(-1)?.place.end ?? 0)}
    </>
  );
}
