import type { StorySection } from '@lexiroom/contracts/stories';
import type { LanguageId } from '@lexiroom/domain/languages';
import { receivedTiming, type SoundTiming } from '@lexiroom/domain/stories/timings';
import { shownSections } from '@lexiroom/domain/stories/story';

/** A section as it stands in the book. */
export interface BookSectionText {
  story_section_id: number;
  text: string;
  /** Null where nobody is named, and undefined where sections have no speakers. */
  speaker_name: string | null | undefined;
  image_path: string | null;
  sound_path: string;
  timings: readonly SoundTiming[];
}

/** A story as far as its book. */
export interface BookStory {
  story_language: LanguageId;
  story_type: 'conversation' | 'other';
  story_sections: readonly StorySection[];
}

/** The sections of a book, in their order: those with a text and a sound. */
export function bookSections({ story_sections, story_type }: BookStory): BookSectionText[] {
  return shownSections([...story_sections]).map((section) => ({
    story_section_id: section.story_section_id,
    text: section.section_text!,
    speaker_name: story_type === 'conversation' ? section.speaker_name : undefined,
    image_path: section.image_path,
    sound_path: section.sound_path!,
    timings: section.sound_timings.map(receivedTiming),
  }));
}
