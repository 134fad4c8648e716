import type { LanguageId } from '@lexiroom/domain/languages';
import { longestWaitMs, type Outcome } from './outcome.ts';
import { voiceFor } from './voices.ts';

/** Browsers tell their voices a moment after the page has begun, in milliseconds at most. */
const voicesWithinMs = 1000;
/** A little slower than people speak to each other: it is for learners. */
const rate = 0.9;
/** Some browsers lose an utterance, and with it its end, that nobody holds. */
let current: SpeechSynthesisUtterance | undefined;

const synthesis = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

/** Whether this browser has a voice for a language, as far as it has told its voices. */
export function hasVoice(language: LanguageId): boolean {
  return voiceFor(language, synthesis()?.getVoices() ?? []) !== undefined;
}

/** Calls back when the browser tells its voices. */
export function onVoices(tell: () => void): () => void {
  synthesis()?.addEventListener?.('voiceschanged', tell);
  return () => synthesis()?.removeEventListener?.('voiceschanged', tell);
}

/** Says a text in the browser's own voice; `isWanted` is asked again when the voices are known. */
export async function speak(text: string, language: LanguageId, isWanted: () => boolean): Promise<Outcome> {
  const speaker = synthesis();
  if (!speaker) return 'failed';
  const voice = voiceFor(language, await voicesOf(speaker));
  if (!isWanted()) return 'said';
  return voice ? utter(speaker, voice, text) : 'failed';
}

/** Ends what is being said. */
export function hush(): void {
  current = undefined;
  synthesis()?.cancel();
}

function utter(speaker: SpeechSynthesis, voice: SpeechSynthesisVoice, text: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(text);
    Object.assign(utterance, { voice, lang: voice.lang, rate });
    const giveUp = setTimeout(() => {
      if (current === utterance) hush();
      resolve('failed');
    }, longestWaitMs);
    const end = (outcome: Outcome) => {
      clearTimeout(giveUp);
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
