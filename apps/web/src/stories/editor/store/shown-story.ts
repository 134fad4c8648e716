import type { Story, StorySection } from '@lexiroom/contracts/stories';
import { keptStoryText } from '@lexiroom/domain/stories/story';
import type { UnsentText } from './unsent-texts.ts';

/** A picture that was chosen. */
export interface ChosenImage {
  image_id: number;
  image_path: string;
}

/** What is shown at once, before the server has answered: the voice or picture of a section, or the cover. */
export type OpenChange =
  | { section_id: number; field: 'voice'; speaker_id: number }
  | { section_id: number; field: 'image'; image: ChosenImage | null }
  | { section_id: null; field: 'cover'; image: ChosenImage | null };

/** A section that the server has not answered yet; its id is below zero. */
export interface NewSection {
  section_id: number;
  /** The section that it stands before; null: the end. */
  before: number | null;
}

/** A story with a section before another one, or at its end when that is not there. */
export function withSection(story: Story, section: StorySection, before: number | null): Story {
  const { story_sections } = story;
  if (story_sections.some(({ story_section_id }) => story_section_id === section.story_section_id)) return story;
  const place = story_sections.findIndex(({ story_section_id }) => story_section_id === before);
  return { ...story, story_sections: story_sections.toSpliced(place < 0 ? story_sections.length : place, 0, section) };
}

/** A story with something else of one of its sections. */
export function withFields(story: Story, section_id: number, fields: Partial<StorySection>): Story {
  const change = (section: StorySection) =>
    section.story_section_id === section_id ? { ...section, ...fields } : section;
  return { ...story, story_sections: story.story_sections.map(change) };
}

/** A section in which nothing stands. */
export const emptySection = (story_section_id: number, rev: number): StorySection => ({
  story_section_id,
  section_text: null,
  speaker_name: null,
  speaker_id: 0,
  image_id: null,
  image_path: null,
  sound_path: null,
  sound_timings: [],
  is_recorded: false,
  awaits_sound: false,
  rev,
});

/** What is on its way to the server. */
export interface OnTheWay {
  unsent: readonly UnsentText[];
  changes: readonly OpenChange[];
  added: readonly NewSection[];
}

/**
 * A story as its author sees it: with what is on its way on top. What did not arrive is not shown: there the original stands
 * again (specification 3 section 8).
 */
export function shownStory(story: Story, { unsent, changes, added }: OnTheWay): Story {
  const written = unsent
    .filter(({ status }) => status === 'sending')
    .reduce((shown, text) => withFields(shown, text.section_id, fieldsOf(text)), story);
  const changed = changes.reduce(withChange, written);
  return added.reduce(
    (shown, { section_id, before }) => withSection(shown, emptySection(section_id, story.rev), before),
    changed,
  );
}

/** What a text makes of its section. */
export const fieldsOf = ({ field, text }: Pick<UnsentText, 'field' | 'text'>): Partial<StorySection> =>
  field === 'text' ? { section_text: keptStoryText(text) } : { speaker_name: keptStoryText(text) };

/** A story once a change is through. */
export function withChange(story: Story, change: OpenChange): Story {
  switch (change.field) {
    case 'voice':
      return withFields(story, change.section_id, { speaker_id: change.speaker_id });
    case 'image':
      return withFields(story, change.section_id, imageFields(change.image));
    case 'cover':
      return {
        ...story,
        cover_image_id: change.image?.image_id ?? null,
        cover_path: change.image?.image_path ?? null,
      };
  }
}

const imageFields = (image: ChosenImage | null): Pick<StorySection, 'image_id' | 'image_path'> => ({
  image_id: image?.image_id ?? null,
  image_path: image?.image_path ?? null,
});
