import { silentMp3 } from '../sounds/mp3/mp3.fixture.ts';
import type { SpeechProvider } from './speech-provider.ts';

/** For specs that are not about speech: a voice for every language that says nothing, at once. */
export class SilentVoice implements SpeechProvider {
  /** How often it was asked. */
  said = 0;

  hasVoice = () => true;
  wake = () => {};
  say = () => Promise.resolve(silentMp3(3 + this.said++));
  close = () => Promise.resolve();
}
