import { type LanguageId, languages } from '@lexiroom/domain/languages';

/** The voices of this browser, where it has any. */
export const synthesis = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

/** Whether this browser has a voice for a language, as far as it has told its voices. */
export function hasVoice(language: LanguageId): boolean {
  return voiceFor(language, synthesis()?.getVoices() ?? []) !== undefined;
}

/** Calls back when the browser tells its voices. */
export function onVoices(tell: () => void): () => void {
  synthesis()?.addEventListener?.('voiceschanged', tell);
  return () => synthesis()?.removeEventListener?.('voiceschanged', tell);
}

/** Ends what is being said. */
export function stopSpeaking(): void {
  synthesis()?.cancel();
}

/** The properties of a voice that decide whether it is chosen. */
export type VoiceTraits = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/** Older or wider codes that systems use for a language of ours. */
const otherCodes: Partial<Record<string, readonly string[]>> = {
  he: ['iw'],
  id: ['in'],
  jv: ['jw'],
  nb: ['no'],
  fil: ['tl'],
  zh: ['cmn'],
};
/** Where a language has several large regions, the one whose voice is taken first. */
const homeRegions: Partial<Record<string, string>> = { es: 'ES', pt: 'PT', fr: 'FR', de: 'DE', zh: 'CN', ar: 'SA' };

/**
 * The voice that says a language best: of the very region before any other, and one on this device before one on the
 * network. Undefined when none speaks the language.
 */
export function voiceFor<Voice extends VoiceTraits>(language: LanguageId, voices: readonly Voice[]): Voice | undefined {
  const ranked = voices.map((voice) => ({ voice, rank: rankOf(voice, languages[language].tag) }));
  const speaking = ranked.filter(({ rank }) => rank > 0);
  return speaking.toSorted((a, b) => b.rank - a.rank)[0]?.voice;
}

function rankOf({ lang, localService, default: isDefault }: VoiceTraits, tag: string): number {
  // Android writes en_GB.
  const [code = '', ...parts] = lang.replaceAll('_', '-').split('-');
  const [wanted = '', ...wantedParts] = tag.split('-');
  const isOwnCode = code.toLowerCase() === wanted;
  if (!isOwnCode && !otherCodes[wanted]?.includes(code.toLowerCase())) return 0;
  const region = wantedParts.find((part) => /^[A-Z]{2}$/.test(part)) ?? homeRegions[wanted];
  const isOfRegion = region !== undefined && parts.some((part) => part.toUpperCase() === region);
  return 1 + (isOfRegion ? 16 : 0) + (isOwnCode ? 8 : 0) + (localService ? 4 : 0) + (isDefault ? 2 : 0);
}
