import type { Speech } from '@lexiroom/contracts/speech';
import type { LanguageId } from '@lexiroom/domain/languages';
import { Logger } from '@nestjs/common';
import type { PiperOptions, SpeechProvider, Utterance } from '../speech-provider.ts';
import type { SpeechProcess } from '../speech-process.ts';
import { PiperProcess } from './piper-process.ts';
import { type PiperVoice, readVoicesFolder } from './voices-folder.ts';

/** Each takes some 100 MB while it is used. */
const mostProcesses = 3;
/** A voice that fails so often in a row rests for so long. */
const mostFailures = 3;
const restMs = 10 * 60_000;

/**
 * Speaks with the voices that the operator has laid into a folder, and with those of the speech process where there is none,
 * where one fails, and where it has to be known when each word sounds, which Piper does not tell.
 */
export class PiperSpeech implements SpeechProvider {
  readonly #log = new Logger('speech');
  readonly #voices: PiperVoice[];
  /** By model, the one that was used last behind all others. */
  readonly #processes = new Map<string, PiperProcess>();
  readonly #failures = new Map<string, { count: number; at: number }>();

  constructor(
    private readonly options: PiperOptions,
    private readonly own: SpeechProcess,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#voices = this.#readVoices();
  }

  hasVoice(language: LanguageId): boolean {
    const isLaidThere = this.#voices.some((voice) => voice.language === language);
    return this.own.hasVoice(language) || (isLaidThere && this.own.hasEngine);
  }

  wake(): void {
    this.own.wake();
  }

  async say(utterance: Utterance): Promise<Speech | null> {
    const voice = utterance.needsTimings ? undefined : this.#voiceOf(utterance);
    const text = plainText(utterance.text);
    if (!voice || text === undefined) return this.own.say(utterance);
    const speech = await this.#sayWith(voice, text);
    return speech ?? this.own.say(utterance);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#processes.values()].map((process) => process.close()));
    await this.own.close();
  }

  #readVoices(): PiperVoice[] {
    try {
      const { voices, unused } = readVoicesFolder(this.options.folder);
      for (const problem of unused) this.#log.warn(`A voice is not used. ${problem}`);
      return voices;
    } catch (error) {
      this.#log.warn(`There are no voices of Piper: ${(error as Error).message}`);
      return [];
    }
  }

  #voiceOf({ language, speaker_id }: Utterance): PiperVoice | undefined {
    const voice = this.#voices.find((each) => each.language === language && each.speaker_id === speaker_id);
    const failures = voice && this.#failures.get(voice.model);
    const isResting = failures && failures.count >= mostFailures && this.now() < failures.at + restMs;
    return isResting ? undefined : voice;
  }

  /** What the voice has said; undefined when it failed, or said nothing. */
  async #sayWith({ name, model }: PiperVoice, text: string): Promise<Speech | undefined> {
    try {
      const { samples, samplesPerSecond } = await (await this.#processOf(model)).say(text);
      const speech = await this.own.level(samples, samplesPerSecond);
      if (!speech) throw new Error('Nothing is heard of it.');
      this.#failures.delete(model);
      return speech;
    } catch (error) {
      const count = (this.#failures.get(model)?.count ?? 0) + 1;
      this.#failures.set(model, { count, at: this.now() });
      this.#log.warn(`The voice ${name} failed: ${(error as Error).message}`);
      return undefined;
    }
  }

  async #processOf(model: string): Promise<PiperProcess> {
    const process = this.#processes.get(model) ?? new PiperProcess(this.options.program, model);
    this.#processes.delete(model);
    this.#processes.set(model, process);
    for (const [oldest, old] of this.#processes) {
      if (this.#processes.size <= mostProcesses) break;
      this.#processes.delete(oldest);
      await old.close();
    }
    return process;
  }
}

/** Emoji, which a voice would call by their names, and signs that are no text are left out; undefined where nothing is left. */
function plainText(text: string): string | undefined {
  const plain = text.replaceAll(
    /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\uFE0F\p{Cc}]/gu,
    ' ',
  );
  return /[\p{L}\p{N}]/u.test(plain) ? plain.trim() : undefined;
}
