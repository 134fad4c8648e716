export { type SpeechMark, type StoryWord, storyWords, timingsOf } from './story-words.ts';
export { tappedTimings, timingProblem, type TimingProblem } from './tapped.ts';
export {
  begun,
  highlightTimes,
  receivedTiming,
  seekTime,
  type SentTiming,
  sentTiming,
  soundingWord,
  type SoundTiming,
  wordBeside,
} from './timings.ts';
