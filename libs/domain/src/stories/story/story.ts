/** What a story may hold (specification 3 section 9). Lengths count letters as a reader does. */
export const storyLimits = {
  sections: 150,
  titleLength: 40,
  /** A text that a story is made of, as prose. */
  contentLength: 500,
  /** A text that a story is made of, with who says what. */
  storyLength: 3000,
  wordLength: 50,
  words: 100,
  sectionLength: 350,
  speakerNameLength: 50,
} as const;

/** In a conversation sections have speakers. */
export const storyTypes = ['conversation', 'other'] as const;
export type StoryType = (typeof storyTypes)[number];

/** What a section needs for the reader. */
export interface SpokenSection {
  section_text: string | null;
  /** Null where there is no sound, or while it is being made. */
  sound_path: string | null;
}

/** The sections that the reader shows: those with a text and a sound (specification 3 section 2). */
export function shownSections<Section extends SpokenSection>(sections: readonly Section[]): Section[] {
  return sections.filter(({ section_text, sound_path }) => (section_text ?? '').trim() !== '' && sound_path !== null);
}

/** Whether there is anything to read; 'Read' is disabled when all texts are empty (specification 3 section 2). */
export function hasText(sections: readonly Pick<SpokenSection, 'section_text'>[]): boolean {
  return sections.some(({ section_text }) => (section_text ?? '').trim() !== '');
}

/** Whether another section may be added: 150 are the most a story has. */
export function hasRoom(sectionCount: number, coming = 1): boolean {
  return sectionCount + coming <= storyLimits.sections;
}
