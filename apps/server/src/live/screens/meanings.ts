import type { LanguageId } from '@lexiroom/domain/languages';
import { languageOf } from '@lexiroom/domain/languages';
import type { LiveWord } from '@lexiroom/domain/live-session';
import type { LibraryNames } from '../../library/library-names.ts';

/** What a word means in the language of whoever reads. */
export interface Meaning {
  language: LanguageId;
  text: string;
}

/**
 * What the words of one session mean in the languages that its players read. In memory alone: a phone says its language
 * whenever it comes. Each language is read from the library once, however many players read it.
 */
export class Meanings {
  readonly #names: Pick<LibraryNames, 'inLanguage'>;
  readonly #words: () => readonly LiveWord[];
  readonly #bySeat = new Map<number, LanguageId>();
  readonly #texts = new Map<LanguageId, Promise<ReadonlyMap<number, string>>>();
  readonly #known = new Map<LanguageId, ReadonlyMap<number, string>>();

  /** The words by what is shown of them; once they were asked for. */
  #byLook: ReadonlyMap<string, LiveWord> | undefined;

  constructor(names: Pick<LibraryNames, 'inLanguage'>, words: () => readonly LiveWord[]) {
    this.#names = names;
    this.#words = words;
  }

  /**
   * Notes the language that a seat reads, undefined for that of the deck. Answers once its words are known, and whether that
   * took time: the seat may be shown one of them by then.
   */
  async reads(seat_id: number, language: LanguageId | undefined): Promise<boolean> {
    if (language === undefined) {
      this.#bySeat.delete(seat_id);
      return false;
    }
    this.#bySeat.set(seat_id, language);
    if (this.#known.has(language)) return false;
    const texts = this.#texts.get(language) ?? this.#read(language);
    this.#texts.set(language, texts);
    try {
      this.#known.set(language, await texts);
      return true;
    } catch (error) {
      // The next phone that comes tries again.
      this.#texts.delete(language);
      throw error;
    }
  }

  /** What a word means to a seat, where that is not what stands there anyway: its text, or what the deck says. */
  of(seat_id: number, word: LiveWord): Meaning | undefined {
    const language = this.#bySeat.get(seat_id);
    if (language === undefined || word.image_id === null || isSame(language, word.target_language)) return undefined;
    if (word.source_translation !== null && isSame(language, word.source_language)) return undefined;
    const text = this.#known.get(language)?.get(word.image_id);
    return text === undefined ? undefined : { language, text };
  }

  /** Words that are shown to a seat, each with what it means to it. */
  withMeanings<Shown extends Pick<LiveWord, 'image_path' | 'target_translation'>>(
    seat_id: number,
    shown: readonly Shown[],
  ): (Shown & { meaning?: Meaning })[] {
    if (!this.#bySeat.has(seat_id)) return [...shown];
    this.#byLook ??= new Map(this.#words().map((word) => [lookOf(word), word]));
    return shown.map((each) => {
      const word = this.#byLook!.get(lookOf(each));
      const meaning = word && this.of(seat_id, word);
      return meaning ? { ...each, meaning } : each;
    });
  }

  #read(language: LanguageId): Promise<ReadonlyMap<number, string>> {
    const pictures = this.#words().flatMap(({ image_id }) => (image_id === null ? [] : [image_id]));
    return this.#names.inLanguage(language, pictures);
  }
}

const lookOf = ({ image_path, target_translation }: Pick<LiveWord, 'image_path' | 'target_translation'>): string =>
  JSON.stringify([image_path, target_translation]);

/** British and American English are one to whoever reads. */
const isSame = (one: LanguageId, other: LanguageId | null): boolean => other !== null && baseOf(one) === baseOf(other);
const baseOf = (language: LanguageId): string => new Intl.Locale(languageOf(language).tag).language;
