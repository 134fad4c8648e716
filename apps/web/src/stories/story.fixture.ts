import type { Story, StorySection } from '@lexiroom/contracts/stories';

/** For specs: a section with a text and its sound. */
export const aSection = (change: Partial<StorySection> = {}): StorySection => ({
  story_section_id: 1,
  section_text: 'El perro duerme.',
  speaker_name: null,
  speaker_id: 0,
  image_id: null,
  image_path: null,
  sound_path: '/media/sounds/1.mp3',
  sound_timings: [],
  is_recorded: false,
  awaits_sound: false,
  rev: 1,
  ...change,
});

/** For specs: a story of olga's in Spanish, as she sees it. */
export const aStory = (story_sections: readonly StorySection[] = [aSection()], change: Partial<Story> = {}): Story => ({
  item_id: 12,
  item_name: 'El perro',
  owner: 'olga',
  logged_in_user: { username: 'olga', role: 'teacher', is_admin: false },
  parent_id: 3,
  story_sections: [...story_sections],
  story_type: 'other',
  story_language: 'spanish',
  cover_path: null,
  cover_image_id: null,
  link_key: null,
  has_speech: true,
  rev: 1,
  ...change,
});
