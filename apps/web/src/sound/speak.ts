import type { LanguageId } from '@lexiroom/domain/languages';
import { stopSpeaking, synthesis, voiceFor } from './browser-voice.ts';
import { longestWaitMs, type Outcome } from './sound-files.ts';
import { volume } from './volume.ts';

/** Browsers tell their voices some time after the page has begun, at most after so many milliseconds. */
const voicesWithinMs = 1000;
/** A little slower than people speak to each other: it is for learners. */
const rate = 0.9;
/** The present utterance. Some browsers drop one that nothing refers to, and never tell its end. */
let current: SpeechSynthesisUtterance | undefined;

/** Says a text in the browser's own voice, unless it is no longer wanted once the voices are known. */
export async function speak(text: string, language: LanguageId, isWanted: () => boolean): Promise<Outcome> {
  const speaker = synthesis();
  if (!speaker) return 'failed';
  const voice = voiceFor(language, await voicesOf(speaker));
  if (!isWanted()) return 'said';
  return voice ? utter(speaker, voice, text) : 'failed';
}

function utter(speaker: SpeechSynthesis, voice: SpeechSynthesisVoice, text: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(text);
    Object.assign(utterance, { voice, lang: voice.lang, rate, volume: volume() });
    const giveUp = setTimeout(() => {
      if (current === utterance) stopSpeaking();
      resolve('failed');
    }, longestWaitMs);
    const end = (outcome: Outcome) => {
      clearTimeout(giveUp);
      if (current === utterance) current = undefined;
      resolve(outcome);
    };
    utterance.addEventListener('start', () => clearTimeout(giveUp));
    utterance.addEventListener('end', () => end('said'));
    utterance.addEventListener('error', ({ error }) =>
      end(error === 'interrupted' || error === 'canceled' ? 'said' : 'failed'),
    );
    current = utterance;
    speaker.speak(utterance);
  });
}

function voicesOf(speaker: SpeechSynthesis): Promise<SpeechSynthesisVoice[]> {
  const voices = speaker.getVoices();
  if (voices.length > 0) return Promise.resolve(voices);
  return new Promise((resolve) => {
    const tell = () => resolve(speaker.getVoices());
    speaker.addEventListener?.('voiceschanged', tell, { once: true });
    setTimeout(tell, voicesWithinMs);
  });
}
