import type { StorySection, StoryWord, StoryWords } from '@lexiroom/contracts/stories';
import type { LanguageId } from '@lexiroom/domain/languages';
import { deckWordFinder } from '@lexiroom/domain/sentences/words';
import { writtenForms } from '@lexiroom/domain/stories/activities';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL } from '../database/pool.ts';
import { TimeSlice } from '../event-loop/time-slice.ts';
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
    const sections = await readSections(this.pool, visitor.user?.user_id, id);
    const shown = sections.flatMap(({ image_id }) => image_id ?? []);
    const found = await placesOf(await this.#names(language, shown), language, sections);
    const [sources, decks] = await Promise.all([
      this.#sourceNames(source_language, [...found.keys()].map(({ image_id }) => image_id)), // prettier-ignore
      visitor.user ? this.#decks(visitor.user, language, source_language) : [],
    ]);
    const words = Array.from(found, ([name, places]) => toWord(name, places, sources.get(name.image_id) ?? null));
    return { words, decks };
  }

  /** All names with pictures of a language; of those that are written alike the one that is meant comes first. */
  async #names(language: LanguageId, shown: readonly number[]): Promise<NamedPicture[]> {
    const { rows } = await this.pool.query<NamedPicture>({
      name: 'story-words',
      text: `select name.translation_id, name.translation, image.image_id, image.image_hash
        from translations name join images image using (image_id)
        where name.language = $1 and ${isOfferedName} and ${isOfferedImage}
        order by image.image_id = any($2) desc, image.image_id, name.translation_id`,
      values: [language, shown],
    });
    return rows;
  }

  /** What these pictures are called first in a language, by picture; nothing of those without a name in it. */
  async #sourceNames(language: LanguageId, image_ids: readonly number[]): Promise<Map<number, string>> {
    const { rows } = await this.pool.query<{ image_id: number; translation: string }>(
      `select distinct on (image_id) image_id, translation from translations name
       where language = $1 and image_id = any($2) and ${isOfferedName} order by image_id, translation_id`,
      [language, image_ids],
    );
    return new Map(rows.map(({ image_id, translation }) => [image_id, translation]));
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

/** Where names stand in the sections of a story, those first that stand there first; section by section, as there may be many. */
async function placesOf(
  names: readonly NamedPicture[],
  language: LanguageId,
  sections: readonly Pick<StorySection, 'story_section_id' | 'section_text'>[],
): Promise<Map<NamedPicture, StoryWord['places']>> {
  const slice = new TimeSlice();
  const byId = new Map(names.map((name) => [name.translation_id, name]));
  const forms = names.map((name) => ({ name, written: writtenForms(name.translation, language) }));
  // A name that is written so itself goes before one with an article.
  const known = [0, 1].flatMap((form) =>
    forms.flatMap(({ name, written }) =>
      written[form] === undefined ? [] : { word_id: name.translation_id, target_translation: written[form] },
    ),
  );
  const find = deckWordFinder(language, known);
  const found = new Map<NamedPicture, StoryWord['places']>();
  for (const { story_section_id, section_text } of sections) {
    for (const { word_ids, start, end } of find(section_text ?? '')) {
      const name = byId.get(word_ids[0]!)!;
      const places = found.get(name) ?? [];
      places.push({ story_section_id, start, end });
      found.set(name, places);
    }
    await slice.yieldWhenLong();
  }
  return found;
}

const toWord = (name: NamedPicture, places: StoryWord['places'], source_translation: string | null): StoryWord => ({
  image_id: name.image_id,
  image_path: imagePath(name.image_hash),
  thumbnail_path: thumbnailPath(name.image_hash),
  target_translation_id: name.translation_id,
  target_translation: name.translation,
  source_translation,
  places,
});
