import type { LanguageId } from '../languages/index.ts';
import type { StoryType } from '../stories/story/index.ts';
import type { SentTiming } from '../stories/timings/index.ts';
import type { MediaName, OutsideSettings } from './outside-deck.ts';

/** A section of a story as it stands in our own archive. */
export interface OutsideStorySection {
  section_text: string | null;
  /** Of a conversation; null while nobody is named. */
  speaker_name: string | null;
  /** The place of its voice in the list of the language. */
  speaker_id: number;
  picture: MediaName | null;
  sound: MediaName | null;
  /** Its author has read it aloud; else a voice has made the sound, which makes it anew where the story arrives. */
  is_recorded: boolean;
  /** When its words sound; empty where nobody knows. */
  sound_timings: SentTiming[];
}

/** A story as it stands in our own archive; other programs know none. */
export interface OutsideStory {
  /** The names of the folders it lies in, from outside in, and its own name last. */
  path: string[];
  story_type: StoryType;
  story_language: LanguageId;
  cover: MediaName | null;
  category: OutsideSettings['category'];
  sections: OutsideStorySection[];
}
