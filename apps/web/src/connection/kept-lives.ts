import type { LanguageId } from '@lexiroom/domain/languages';
import { forget, read, remember } from '../browser/stored-values.ts';

/** A word of a quiz, as it is to be remembered. */
export interface KeptWord {
  target_translation: string;
  source_translation: string | null;
  image_path: string | null;
}

/** A quiz that somebody played in this browser: what there is to study of it, and by which code it can be claimed. */
export interface KeptLive {
  pin: string;
  /** Which quiz of its room it was, from the second on. */
  quiz?: number | undefined;
  /** What the player was called, as a phone is often shared; '' where a class plays under its names. */
  name: string;
  deck_name: string;
  target_language: LanguageId;
  source_language: LanguageId | null;
  /** Null where there is nothing to claim, or not any more. */
  claim_code: string | null;
  missed: readonly KeptWord[];
  /** Further words of the quiz, to choose wrong options from. */
  others: readonly KeptWord[];
  /** Epoch milliseconds. */
  kept_at: number;
}

/** As long as the server takes a claim. */
const keptForMs = 30 * 86_400_000;
const mostLives = 10;
const mostOthers = 40;

/** The quizzes of the last 30 days that are kept in this browser, the newest first. */
export const keptLives = {
  all: (now: number = Date.now()): KeptLive[] => stored().filter(({ kept_at }) => kept_at > now - keptForMs),
  of: (pin: string, quiz?: number): KeptLive | undefined => keptLives.all().find(isOf(pin, quiz)),
  /** Instead of what was kept of the same quiz before. */
  keep(live: KeptLive): void {
    const isSame = isOf(live.pin, live.quiz);
    const rest = keptLives.all().filter((other) => !isSame(other));
    write([{ ...live, others: live.others.slice(-mostOthers) }, ...rest].slice(0, mostLives));
  },
  forget(pin: string, quiz?: number): void {
    const isForgotten = isOf(pin, quiz);
    write(keptLives.all().filter((live) => !isForgotten(live)));
  },
  /** There is nothing to claim any more; the words stay. */
  forgetClaim(pin: string, quiz?: number): void {
    const isClaimed = isOf(pin, quiz);
    write(keptLives.all().map((live) => (isClaimed(live) ? { ...live, claim_code: null } : live)));
  },
};

const isOf =
  (pin: string, quiz: number | undefined) =>
  (live: KeptLive): boolean =>
    live.pin === pin && live.quiz === quiz;

function stored(): KeptLive[] {
  try {
    return JSON.parse(read('live_kept') ?? '[]') as KeptLive[];
  } catch {
    return [];
  }
}

function write(lives: readonly KeptLive[]): void {
  if (lives.length === 0) forget('live_kept');
  else remember('live_kept', JSON.stringify(lives));
}
