import type { OutsideStorySection, RowProblem } from '@lexiroom/domain/interchange';
import { speakersOf } from '@lexiroom/domain/speech';
import { searchKey } from '@lexiroom/domain/text';
import type pg from 'pg';
import type { Clock } from '../../clock/clock.ts';
import type { OwnTree } from '../../items/tree/own-tree.ts';
import type { ComingStory } from '../reading/orders.ts';
import { addProblems, type ImportKey, noteThings } from '../store/import-rows.ts';
import type { FileCredits } from './file-credits.ts';
import { narrationsOf, type PreparedMedia } from './import-media.ts';
import type { SliceWriter } from './slice-writer.ts';
import { placeStory, type StoryPlace, type StoryTarget } from './story-place.ts';

/** A section with the picture and the recording that it has got. */
interface ReadySection extends Pick<OutsideStorySection, 'section_text' | 'speaker_name' | 'speaker_id'> {
  image_id: number | null;
  sound_id: number | null;
}

/** Writes the stories of an archive, one after the other: each is one transaction, all or nothing. All are private. */
export class StoryWriter {
  readonly #tree: OwnTree;
  readonly #clock: Clock;
  readonly #slices: Pick<SliceWriter, 'addPictures'>;
  readonly #of: StoryTarget;
  #written = 0;
  #madeItem: number | null = null;

  constructor(tree: OwnTree, clock: Clock, slices: Pick<SliceWriter, 'addPictures'>, of: StoryTarget) {
    this.#tree = tree;
    this.#clock = clock;
    this.#slices = slices;
    this.#of = of;
  }

  get counts(): { stories: number } {
    return { stories: this.#written };
  }

  /** What they can be found by: the story, or the folder of several; null where there is none. */
  get made_item_id(): number | null {
    return this.#madeItem;
  }

  /** Writes a story. One for which its folder has no room is told and left out. @throws {Refused} NOT_FOUND */
  async write(coming: ComingStory, media: PreparedMedia, credits: FileCredits): Promise<void> {
    const { user, key } = this.#of;
    const problems: RowProblem[] = [];
    const made = await this.#tree.change(user, async (client) => {
      const place = await placeStory(client, this.#of, coming);
      const told = (code: RowProblem['code'], text: string) => void problems.push({ table: null, line: coming.line, code, text: text.slice(0, 100) }); // prettier-ignore
      if (place) await this.#writeAt(client, place, coming, media, credits, told);
      else told('FOLDER_FULL', coming.path.at(-1)!);
      if (problems.length > 0) await addProblems(client, key, problems);
      await client.query(
        `update imports set progress_done = progress_done + 1, changed_at = to_timestamp($3 / 1000.0)
         where user_id = $1 and import_id = $2`,
        [key.user_id, key.import_id, this.#clock.now()],
      );
      return place;
    });
    if (made) this.#written += 1;
  }

  async #writeAt(
    client: pg.ClientBase,
    place: StoryPlace,
    coming: ComingStory,
    media: PreparedMedia,
    credits: FileCredits,
    told: (code: RowProblem['code'], text: string) => void,
  ): Promise<void> {
    const { user, key } = this.#of;
    await this.#slices.addPictures(client, [coming], media, credits);
    const imageOf = (name: string | null): number | null => {
      const picture = name === null ? undefined : media.pictures.get(name);
      if (typeof picture === 'string') told(picture, name!);
      return typeof picture === 'object' ? picture.image_id : null;
    };
    const { story } = coming;
    const sections = story.sections.map((section) => readySection(section, coming, media, { imageOf, told }));
    const story_id = await insertStory(client, user.user_id, place, { ...story, cover_image_id: imageOf(story.cover) });
    await insertSections(client, story_id, story.story_language, sections);
    await noteStory(client, key, story_id);
    this.#madeItem ??= place.top_id ?? story_id;
  }
}

function readySection(
  section: OutsideStorySection,
  coming: ComingStory,
  media: PreparedMedia,
  { imageOf, told }: { imageOf: (name: string | null) => number | null; told: (code: RowProblem['code'], text: string) => void },
): ReadySection {
  const { section_text, speaker_name, picture } = section;
  const [narration] = narrationsOf(coming.story, [section]);
  const sound = narration && media.soundOf(narration);
  if (typeof sound === 'string') told(sound, narration!.name);
  if (typeof sound === 'number' && media.hasLostTimings(narration!)) told('TIMINGS_WRONG', section_text ?? '');
  const isVoice = speakersOf(coming.story.story_language).some(({ speaker_id }) => speaker_id === section.speaker_id);
  return {
    section_text,
    speaker_name,
    speaker_id: isVoice ? section.speaker_id : 0,
    image_id: imageOf(picture),
    sound_id: typeof sound === 'number' ? sound : null,
  };
} // prettier-ignore

async function insertStory(
  client: pg.ClientBase,
  user_id: number,
  { item_name, parent_id, category_id, item_order }: StoryPlace,
  story: Pick<ComingStory['story'], 'story_type' | 'story_language'> & { cover_image_id: number | null },
): Promise<number> {
  const { rows } = await client.query<{ item_id: number }>(
    `insert into items (owner_id, item_type, item_name, name_key, parent_id, category_id, visibility, item_order)
     values ($1, 'story', $2, $3, $4, $5, 'private', $6) returning item_id`,
    [user_id, item_name, searchKey(item_name), parent_id, category_id, item_order],
  );
  const { item_id } = rows[0]!;
  await client.query(
    'insert into stories (story_id, story_type, story_language, cover_image_id) values ($1, $2, $3, $4)',
    [item_id, story.story_type, story.story_language, story.cover_image_id],
  );
  return item_id;
}

/**
 * Writes the sections in their order. What nobody has read aloud is said by its voice: at once where that has said it before, else
 * once somebody opens the story, as of copies.
 */
async function insertSections(
  client: pg.ClientBase,
  story_id: number,
  language: string,
  sections: readonly ReadySection[],
): Promise<void> {
  await client.query(
    `insert into story_sections (story_id, section_order, section_text, speaker_name, speaker_id, image_id, sound_id, awaits_sound)
     select $1, place - 1, section_text, speaker_name, new.speaker_id, image_id, coalesce(new.sound_id, made.sound_id),
       section_text is not null and coalesce(new.sound_id, made.sound_id) is null
     from unnest($3::text[], $4::text[], $5::smallint[], $6::integer[], $7::integer[]) with ordinality
       as new (section_text, speaker_name, speaker_id, image_id, sound_id, place)
     left join sounds made on new.sound_id is null and made.language = $2 and md5(made.text) = md5(section_text)
       and made.text = section_text and made.speaker_id = new.speaker_id and made.sound_timings is not null
       and not made.is_deleted`,
    [
      story_id,
      language,
      sections.map(({ section_text }) => section_text),
      sections.map(({ speaker_name }) => speaker_name),
      sections.map(({ speaker_id }) => speaker_id),
      sections.map(({ image_id }) => image_id),
      sections.map(({ sound_id }) => sound_id),
    ],
  );
}

/** Notes the story as it is left, so that it is seen when its owner changes it. */
async function noteStory(client: pg.ClientBase, key: ImportKey, story_id: number): Promise<void> {
  await noteThings(client, key, 'story', [story_id]);
  await client.query(
    `update import_things set rev = items.rev from items
     where user_id = $1 and import_id = $2 and kind = 'story' and id = $3 and item_id = id`,
    [key.user_id, key.import_id, story_id],
  );
}
