export {
  namelessSpeaker,
  type SaidSection,
  speakerColorCount,
  speakerColors,
  speakerLabel,
  speakerNumbers,
} from './speakers.ts';
export {
  hasRoom,
  hasText,
  shownSections,
  type SpokenSection,
  storyLimits,
  type StoryType,
  storyTypes,
} from './story.ts';
export {
  contentProblem,
  keptStoryText,
  sectionProblem,
  speakerProblem,
  storyWordsProblem,
  titleProblem,
  wholeStoryProblem,
} from './text-problems.ts';
