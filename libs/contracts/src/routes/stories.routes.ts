import { z } from 'zod/mini';
import { endpoints } from '../endpoints/index.ts';
import { route } from '../http/index.ts';
import { soundBodyBytes } from '../library/index.ts';
import { DeckSearch } from '../search/index.ts';
import {
  MadeStory,
  MadeStorySection,
  NewStory,
  NewStorySection,
  OneStorySection,
  Story,
  StoryAudio,
  StoryCover,
  StoryId,
  StoryImage,
  StoryLanguageFilter,
  StoryNarration,
  StoryResult,
  StoryRev,
  StorySection,
  StorySound,
  StorySpeakerName,
  StoryText,
  StoryTimings,
  StoryWords,
  StoryWordsAsked,
  TakenStoryWord,
  TakenWord,
} from '../stories/index.ts';
import { Done } from './done-and-id.ts';

/** What keeps the voices of the server busy for some seconds. */
const perNarration = { name: 'narrations', points: 600, seconds: 3600, by: 'caller' } as const;
const perUpload = { name: 'sound-uploads', points: 600, seconds: 3600, by: 'caller' } as const;

/** The calls about stories (specification 3 section 7). */
export const storiesRoutes = {
  story: route({
    ...endpoints.story,
    summary: 'A story with its sections, their sounds and timings',
    params: z.strictObject({ username: z.string() }),
    query: StoryId,
    response: Story,
  }),
  searchStory: route({
    ...endpoints.searchStory,
    summary: 'Stories by name that are public, best first, ten a page',
    params: DeckSearch,
    query: StoryLanguageFilter,
    response: z.array(StoryResult),
    limits: [{ name: 'search', points: 300, seconds: 60, by: 'caller' }],
  }),
  newStory: route({
    ...endpoints.newStory,
    summary: 'Make a story of prose, a conversation or words',
    body: NewStory,
    response: MadeStory,
    status: 201,
    limits: [{ name: 'new-story', points: 120, seconds: 3600, by: 'caller' }],
  }),
  storyText: route({
    ...endpoints.storyText,
    summary: 'What a section says; it is said anew',
    body: StoryText,
    response: StorySound,
    limits: [perNarration],
  }),
  storySpeakerName: route({
    ...endpoints.storySpeakerName,
    summary: 'Who says a section',
    body: StorySpeakerName,
    response: StoryRev,
  }),
  storyAudio: route({
    ...endpoints.storyAudio,
    summary: 'The voice that says a section; it is said anew',
    body: StoryAudio,
    response: StorySound,
    limits: [perNarration],
  }),
  storyImage: route({
    ...endpoints.storyImage,
    summary: 'The picture of a section, or none',
    body: StoryImage,
    response: StoryRev,
  }),
  storyCover: route({
    ...endpoints.storyCover,
    summary: 'The cover of a story, or none',
    body: StoryCover,
    response: StoryRev,
  }),
  newStorySection: route({
    ...endpoints.newStorySection,
    summary: 'Add a section to a story',
    body: NewStorySection,
    response: MadeStorySection,
    status: 201,
    limits: [{ name: 'story-section', points: 1200, seconds: 3600, by: 'caller' }],
  }),
  deleteStorySection: route({
    ...endpoints.deleteStorySection,
    summary: 'Take a section out of a story',
    body: OneStorySection,
    response: Done,
  }),
  restoreStorySection: route({
    ...endpoints.restoreStorySection,
    summary: 'Put a section back that was taken out',
    body: OneStorySection,
    response: StorySection,
  }),
  storyNarration: route({
    ...endpoints.storyNarration,
    needsVerified: true,
    summary: 'A section as its author has read it aloud',
    body: StoryNarration,
    response: StorySound,
    bodyLimit: { bytes: soundBodyBytes, refusal: 'SOUND_TOO_BIG' },
    limits: [perUpload],
  }),
  storyTimings: route({
    ...endpoints.storyTimings,
    summary: 'When the words sound that an author has read aloud',
    body: StoryTimings,
    response: StoryRev,
  }),
  storyWords: route({
    ...endpoints.storyWords,
    summary: 'The words of a story that the library has pictures of',
    query: StoryWordsAsked,
    response: StoryWords,
    limits: [{ name: 'story-words', points: 60, seconds: 60, by: 'caller' }],
  }),
  takeStoryWord: route({
    ...endpoints.takeStoryWord,
    summary: 'Take a word of a story, with its sentence, into a deck of one’s own; it is due tomorrow',
    body: TakenStoryWord,
    response: TakenWord,
    status: 201,
    limits: [{ name: 'word', points: 2400, seconds: 3600, by: 'caller' }],
  }),
} as const;
