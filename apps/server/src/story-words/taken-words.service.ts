import type { TakenStoryWord, TakenWord } from '@lexiroom/contracts/stories';
import { graphemeCount } from '@lexiroom/domain/text';
import { sentenceLimits } from '@lexiroom/domain/sentences/sentence';
import { sentenceAt } from '@lexiroom/domain/stories/activities';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod/mini';
import { AnswersService } from '../answers/answers.service.ts';
import { DATABASE_POOL } from '../database/pool.ts';
import { NewDeckService } from '../deck-editor/new-deck.service.ts';
import { WordsService } from '../deck-editor/words.service.ts';
import { derivedId } from '../event-log/derived-id.ts';
import type { CurrentUser, Viewer } from '../http/gate/current-user.ts';
import { Refusal, refuse } from '../refusals/refusal.ts';
import { SentenceTextsService } from '../sentences/sentence-texts.service.ts';
import { readSections, readStoryHead } from '../stories/read-story.ts';

type Order = z.output<typeof TakenStoryWord>;
type Taken = z.output<typeof TakenWord>;

/** Words of stories that are taken into decks of one's own. */
@Injectable()
export class TakenWordsService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    private readonly newDecks: NewDeckService,
    private readonly words: WordsService,
    private readonly sentences: SentenceTextsService,
    private readonly answers: AnswersService,
  ) {}

  /**
   * Takes a word of a story into a deck of the user, or into a new private one, with the sentence around it, and records
   * that it was not known yet: so it is due tomorrow, by either rule. Each step is done once by one `command_id`, so that
   * what was cut off half-way is completed when it is sent again. A deck that has 100 sentences, or has this one already,
   * gets none more. NOT_FOUND for a story, a picture or a deck that is not there for them; DECK_FULL; FOLDER_FULL.
   */
  async take(visitor: Viewer & { user: CurrentUser }, order: Order): Promise<Taken | Refusal> {
    const { user } = visitor;
    const story = await readStoryHead(this.pool, visitor, order.story_id);
    const [section] = story ? await readSections(this.pool, user.user_id, order.story_id, order.story_section_id) : [];
    if (!story || !section) return refuse('NOT_FOUND');
    const languages = { target_language: story.story_language, source_language: order.source_language };
    const known = order.deck_id === null ? undefined : await this.#wordThere(user, order, languages);
    if (known instanceof Refusal) return known;
    if (known) return { deck_id: order.deck_id!, word_id: known, was_there: true, due_date: null };
    const added = await this.#add(user, order, languages);
    if (added instanceof Refusal) return added;
    const sentence = sentenceAt(section.section_text ?? '', order.start, story.story_language);
    if (sentence !== undefined) await this.#addSentence(user, { ...order, ...added }, sentence);
    const answer_id = idOf(order.command_id, 'answer');
    const recorded = await this.answers.record(user, {
      ...added,
      is_correct: false,
      mode: 'story',
      repeated: false,
      answer_id,
    });
    if (recorded instanceof Refusal) return recorded;
    return { ...added, was_there: false, due_date: recorded.due_date ?? null };
  }

  /** The word with this picture and name in the deck; undefined when it has none that was not added by this command. */
  async #wordThere(
    { user_id }: CurrentUser,
    { deck_id, image_id, target_translation_id, command_id }: Order,
    { target_language, source_language }: Languages,
  ): Promise<number | undefined | Refusal> {
    const { rows } = await this.pool.query<{ word_id: number | null }>(
      `select (
         select word_id from words where words.deck_id = item_id and image_id = $5 and target_translation_id = $6
           and not exists (select 1 from done_commands where user_id = $2 and command_id = $7 and word_id = any(made_ids))
         order by word_id limit 1) as word_id
       from items join decks on deck_id = item_id
       where item_id = $1 and owner_id = $2 and target_language = $3 and source_language = $4
         and item_visibility(item_id) is not null`,
      [deck_id, user_id, target_language, source_language, image_id, target_translation_id, idOf(command_id, 'word')],
    );
    return rows[0] ? (rows[0].word_id ?? undefined) : refuse('NOT_FOUND');
  }

  async #add(
    user: CurrentUser,
    order: Order,
    languages: Languages,
  ): Promise<{ deck_id: number; word_id: number } | Refusal> {
    const { deck_id, deck_name, image_id, target_translation_id, command_id } = order;
    const source_translation_id = await this.#sourceName(image_id, languages.source_language);
    const word = { image_id, target_translation_id, source_translation_id };
    if (deck_id !== null) {
      const row = await this.words.add(user, { deck_id, ...word, command_id: idOf(command_id, 'word') });
      return row instanceof Refusal ? row : { deck_id, word_id: row.word_id };
    }
    const made = await this.newDecks.make(user, {
      deck_name,
      selected_ids: [word],
      ...languages,
      show_translation: source_translation_id !== null,
      purpose: 'learn',
      command_id: idOf(command_id, 'deck'),
    });
    if (made instanceof Refusal) return made;
    const { rows } = await this.pool.query<{ word_id: number }>(
      'select min(word_id) as word_id from words where deck_id = $1 and image_id = $2',
      [made.item_id, image_id],
    );
    return { deck_id: made.item_id, word_id: rows[0]!.word_id };
  }

  /** The first name that everybody is offered of a picture; null where it has none in this language. */
  async #sourceName(image_id: number, language: string): Promise<number | null> {
    const { rows } = await this.pool.query<{ translation_id: number }>(
      `select translation_id from translations where image_id = $1 and language = $2 and approved and not is_deleted
       order by translation_id limit 1`,
      [image_id, language],
    );
    return rows[0]?.translation_id ?? null;
  }

  /** A sentence that cannot stand in the deck, or stands there, is left out: the word is what was asked for. */
  async #addSentence(user: CurrentUser, { deck_id, command_id }: Added, sentence: string): Promise<void> {
    if (graphemeCount(sentence) > sentenceLimits.textLength) return;
    const { rowCount } = await this.pool.query('select 1 from sentences where deck_id = $1 and target_text = $2', [
      deck_id,
      sentence,
    ]);
    if (rowCount !== 0) return;
    const texts = [{ target_translation: sentence, source_translation: null }];
    await this.sentences.add(user, { deck_id, texts, command_id: idOf(command_id, 'sentence') });
  }
}

type Languages = { target_language: Order['source_language']; source_language: Order['source_language'] };
type Added = Order & { deck_id: number };

/** The id of a part of a command: the same each time the command is sent. */
const idOf = (command_id: string, part: 'deck' | 'word' | 'sentence' | 'answer'): string =>
  derivedId(`${command_id} ${part}`);
