import { silentMp3 } from '../sounds/mp3/mp3.fixture.ts';
import { sentTiming, storyWords, tappedTimings } from '@lexiroom/domain/stories/timings';
import type { SpeechProvider, Utterance } from './speech-provider.ts';

/** For specs that are not about speech: a voice for every language that says nothing, at once: each word in a hundredth of a second. */
export class SilentVoice implements SpeechProvider {
  /** How often it was asked. */
  said = 0;

  hasVoice = () => true;
  wake = () => {};
  say = ({ text, language }: Utterance): ReturnType<SpeechProvider['say']> => {
    const taps = storyWords(text, language).map((_, place) => place / 100);
    const timings = tappedTimings(text, language, taps, taps.length / 100).map(sentTiming);
    return Promise.resolve({ sound: new Uint8Array(silentMp3(3 + this.said++)), timings });
  };
  close = () => Promise.resolve();
}
