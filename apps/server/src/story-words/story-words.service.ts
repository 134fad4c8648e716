import type { StoryWord, StoryWords } from '@lexiroom/contracts/stories';
import type { LanguageId } from '@lexiroom/domain/languages';
import { deckWordFinder } from '@lexiroom/domain/sentences/words';
import { wordKeys } from '@lexiroom/domain/stories/activities';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL } from '../database/pool.ts';
import type { CurrentUser, Viewer } from '../http/gate/current-user.ts';
import { isOfferedImage, isOfferedName } from '../library/entry-access.ts';
import { imagePath, thumbnailPath } from '../media/media-paths.ts';
import { type Refusal, refuse } from '../refusals/refusal.ts';
import { readSections, readStoryHead } from '../stories/read-story.ts';

/** So many decks are offered to take a word into. */
const mostDecks = 50;

interface NamedPicture {
  translation_id: number;
  translation: string;
  image_id: number;
  image_hash: string;
  source_translation: string | null;
}

/** The words of stories that the library knows. */
@Injectable()
export class StoryWordsService {
  constructor(@Inject(DATABASE_POOL) private readonly pool: pg.Pool) {}

  /**
   * The words of a story that the library offers to everybody, as whole words, the longest name first, with their names in
   * another language; and the caller's own decks in these languages. Where a name has several pictures, one that the story
   * shows is meant, else the oldest. NOT_FOUND where the visitor may not see the story.
   */
  async ofStory(
    visitor: Viewer & { user: CurrentUser | undefined },
    { id, source_language }: { id: number; source_language: LanguageId },
  ): Promise<StoryWords | Refusal> {
    const story = await readStoryHead(this.pool, visitor, id);
    if (!story) return refuse('NOT_FOUND');
    const language = story.story_language;
    const sections = await readSections(this.pool, id);
    const keys = new Set(sections.flatMap(({ section_text }) => [...wordKeys(section_text ?? '', language)]));
    const shown = sections.flatMap(({ image_id }) => image_id ?? []);
    const [names, decks] = await Promise.all([
      this.#names([...keys], { language, source_language, shown }),
      visitor.user ? this.#decks(visitor.user, language, source_language) : [],
    ]);
    const byId = new Map(names.map((name) => [name.translation_id, name]));
    const known = names.map((name) => ({ word_id: name.translation_id, target_translation: name.translation }));
    const find = deckWordFinder(language, known);
    const words = new Map<number, StoryWord>();
    for (const { story_section_id, section_text } of sections) {
      for (const { word_ids, start, end } of find(section_text ?? '')) {
        const name = byId.get(word_ids[0]!)!;
        const word = words.get(name.translation_id) ?? toWord(name);
        word.places.push({ story_section_id, start, end });
        words.set(name.translation_id, word);
      }
    }
    return { words: [...words.values()], decks };
  }

  /** Names with pictures by these search keys; of those that are written alike the one that is meant comes first. */
  async #names(
    keys: string[],
    asked: { language: LanguageId; source_language: LanguageId; shown: number[] },
  ): Promise<NamedPicture[]> {
    const { rows } = await this.pool.query<NamedPicture>({
      name: 'story-words',
      text: `select name.translation_id, name.translation, image.image_id, image.image_hash,
          (select other.translation from translations other
            where other.image_id = image.image_id and other.language = $3 and other.approved and not other.is_deleted
            order by other.translation_id limit 1) as source_translation
        from translations name join images image using (image_id)
        where name.language = $1 and name.fold_key = any($2) and ${isOfferedName} and ${isOfferedImage}
        order by image.image_id = any($4) desc, image.image_id, name.translation_id`,
      values: [asked.language, keys, asked.source_language, asked.shown],
    });
    return rows;
  }

  async #decks(
    { user_id }: CurrentUser,
    language: LanguageId,
    source_language: LanguageId,
  ): Promise<{ item_id: number; item_name: string }[]> {
    const { rows } = await this.pool.query<{ item_id: number; item_name: string }>(
      `select item_id, item_name from items join decks on deck_id = item_id
       where owner_id = $1 and target_language = $2 and source_language = $3 and item_visibility(item_id) is not null
       order by item_id desc limit ${mostDecks}`,
      [user_id, language, source_language],
    );
    return rows;
  }
}

const toWord = ({ translation_id, translation, image_hash, ...name }: NamedPicture): StoryWord => ({
  image_id: name.image_id,
  image_path: imagePath(image_hash),
  thumbnail_path: thumbnailPath(image_hash),
  target_translation_id: translation_id,
  target_translation: translation,
  source_translation: name.source_translation,
  places: [],
});
