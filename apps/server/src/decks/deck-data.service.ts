import { type Calendar, type DeckData, type DeckWord, studyLimits } from '@lexiroom/contracts/decks';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { CLOCK, type Clock } from '../clock/clock.ts';
import { DATABASE_POOL } from '../database/pool.ts';
import type { CurrentUser, Viewer } from '../http/gate/current-user.ts';
import { maySee } from '../items/may-see.ts';
import { Lookalikes } from '../library/lookalikes.ts';
import { imagePath } from '../media/media-paths.ts';
import { invalid, Refusal, refuse } from '../refusals/refusal.ts';
import { SoundsAhead } from '../sounds/sounds-ahead.ts';
import { SpeechService } from '../speech/speech.service.ts';
import { readCategories } from './read-categories.ts';
import type { DeckRow } from './read-decks.ts';
import { type NamedWord, namedWords, toPlainDeckWord } from './deck-words.ts';
import { withoutDuplicates } from './duplicates.ts';
import {
  type AskedSchedule,
  calendarOf,
  type Learner,
  learnerOf,
  nothingKnown,
  personLearning,
  readKnown,
} from './learner.ts';
import { type AskedSource, chooseSource, readingOf, sourcesOf } from './reading.ts';
import { choicesBeside, decksOfWords } from './words-of-any-decks.ts';
import { RecallService } from './recall.service.ts';
import { visibleDecks } from './visible-decks.ts';

type Visitor = Viewer & { user: CurrentUser | undefined };

/** The decks or categories that are opened, and whose schedule is asked for. */
type OfDecks = { id: number[] } & Asked;

/** Whose schedule is asked for, and from which language the words are read. */
type Asked = AskedSchedule & AskedSource;

/** Reading what is studied (specification 2 section 3, deck data response). */
@Injectable()
export class DeckDataService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly speech: SpeechService,
    private readonly soundsAhead: SoundsAhead,
    private readonly lookalikes: Lookalikes,
    private readonly recall: RecallService,
  ) {}

  /** Everything the page of one or more decks of one owner shows. All must be theirs and visible, or none is there. */
  async ofDecks(visitor: Visitor, username: string, { id, ...asked }: OfDecks): Promise<DeckData | Refusal> {
    const decks = await visibleDecks(this.pool, visitor, id);
    if (!decks || decks.some((deck) => deck.username !== username)) return refuse('NOT_FOUND');
    return this.#dataOf(visitor, decks, decks, asked);
  }

  /**
   * The same for the decks of categories, as far as the visitor may see them; the name is the first category's. All
   * categories must be this user's and visible and hold a deck between them; INVALID when they hold more than can be
   * opened together.
   */
  async ofCategories(visitor: Visitor, username: string, { id, ...asked }: OfDecks): Promise<DeckData | Refusal> {
    const wanted = [...new Set(id)];
    const categories = await readCategories(this.pool, wanted, visitor);
    const isWhole = categories.length === wanted.length;
    const isTheirs = categories.every((category) => category.username === username && maySee(visitor, category));
    if (!isWhole || !isTheirs) return refuse('NOT_FOUND');
    const deck_ids = categories
      .flatMap(({ decks }) => decks.filter((deck) => maySee(visitor, deck)))
      .map(({ deck_id }) => deck_id);
    if (deck_ids.length > studyLimits.decks) {
      return invalid('id', `these categories hold more than ${studyLimits.decks} decks`);
    }
    const decks = await visibleDecks(this.pool, visitor, deck_ids);
    const data = await this.#dataOf(visitor, decks ?? [], categories, asked);
    return data instanceof Refusal ? data : { ...data, category_name: categories[0]!.category_name };
  }

  /** `opened`: the decks or categories that the address names. One alone has a key that opens all of the page. */
  async #dataOf(
    visitor: Visitor,
    decks: DeckRow[],
    opened: readonly { link_key: string | null }[],
    asked: Asked,
  ): Promise<DeckData | Refusal> {
    const [first] = decks;
    if (!first) return refuse('NOT_FOUND');
    const owner = visitor.user?.user_id === first.owner_id ? visitor.user : undefined;
    const learner = await learnerOf(this.pool, visitor.user, decks, asked, 'words');
    if (learner instanceof Refusal) return learner;
    const sources = await sourcesOf(this.pool, decks);
    const source = chooseSource(decks, sources, visitor.user?.user_id, asked);
    const { read_from, ...reading } = await readingOf(this.pool, decks, source);
    const { words, duplicates } = withoutDuplicates(
      await namedWords(this.pool, visitor.user, decks, { source: read_from }),
    );
    const { image_hash: _hash, directory_visibility, daily_new_words, ...deck } = first;
    return {
      ...deck,
      ...reading,
      ...(read_from && { read_from }),
      own_source_language: first.source_language,
      sources,
      ...(await this.#shown(visitor.user, learner, decks, words)),
      level: decks.length === 1 ? deck.level : null,
      ...(owner && decks.length === 1 && { daily_new_words }),
      link_key: owner && opened.length === 1 ? opened[0]!.link_key : null,
      directory: owner || directory_visibility !== 'private' ? deck.directory : null,
      duplicates: owner ? duplicates.map(({ target_text }) => target_text) : [],
    };
  }

  /**
   * These words, in this order, to be studied together, of any decks that the user learns: their own, and those that are
   * shared with them as a student; after them, other words of the same decks, which can be wrong options. It is told as
   * the user's own, with the settings of the first deck. NOT_FOUND when there are none of these words for them any more.
   */
  async ofWords(user: CurrentUser, word_ids: readonly number[]): Promise<DeckData | Refusal> {
    const decks = await decksOfWords(this.pool, user, word_ids);
    const [first] = decks;
    if (!first) return refuse('NOT_FOUND');
    const deck_ids = decks.map(({ deck_id }) => deck_id);
    const choices = await choicesBeside(this.pool, deck_ids, word_ids);
    const named = await namedWords(this.pool, user, decks, { word_ids: [...word_ids, ...choices] });
    const places = new Map([...word_ids, ...choices].map((word_id, place) => [word_id, place]));
    const words = named.toSorted((one, other) => places.get(one.word_id)! - places.get(other.word_id)!);
    const { image_hash: _hash, directory_visibility: _visibility, daily_new_words: _number, ...deck } = first;
    return {
      ...deck,
      ...(await this.#shown(user, personLearning(this.pool, user, deck_ids), decks, words)),
      deck_name: '',
      category_name: null,
      level: null,
      link_key: null,
      username: user.username,
      role: user.role,
      root_id: user.root_id,
      directory: null,
      image_path: null,
      deck_image_id: null,
      duplicates: [],
    };
  }

  /** What is told of words and of whoever studies them, wherever they come from. */
  async #shown(
    user: CurrentUser | undefined,
    learner: Learner | undefined,
    decks: readonly DeckRow[],
    named: readonly NamedWord[],
  ) {
    const now = this.clock.now();
    const words = await this.lookalikes.noted(named);
    const calendar = learner ? calendarOf(learner, now) : null;
    const has_speech = decks.some(({ target_language }) => this.speech.hasVoice(target_language));
    // Somebody who opens a deck will listen to it.
    const unsaid = words.filter(({ sound_hash }) => sound_hash === null);
    if (has_speech && unsaid.length > 0) this.speech.wake();
    this.soundsAhead.opened(
      user,
      unsaid.map(({ target_text, target_language }) => ({ text: target_text, language: target_language })),
    );
    const cover = decks[0]?.image_hash ?? words.find((word) => word.image_hash !== null)?.image_hash;
    const deck_ids = decks.map(({ deck_id }) => deck_id);
    const shown = learner && calendar ? await withHistory(learner, calendar, decks, words) : words.map(withoutHistory);
    return {
      ...(await this.recall.read(user, deck_ids, shown)),
      studyDeckIds: deck_ids,
      logged_in_user: user ?? null,
      image_path: cover ? imagePath(cover) : null,
      has_speech,
      calendar,
      now,
    };
  }
}

/** The words with what the learner's schedule knows of them. */
async function withHistory(
  learner: Learner,
  { today }: Calendar,
  decks: readonly DeckRow[],
  words: readonly NamedWord[],
): Promise<DeckWord[]> {
  const asked = words.map(({ deck_id, origin_word_id }) => ({ deck_id, origin_id: origin_word_id }));
  const known = await readKnown(learner, today, decks, asked);
  return words.map((word, place) => ({ ...toPlainDeckWord(word), ...known[place]! }));
}

const withoutHistory = (word: NamedWord): DeckWord => ({ ...toPlainDeckWord(word), ...nothingKnown });
