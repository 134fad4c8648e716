import type { NewStory } from '@lexiroom/contracts/stories';
import type { LanguageId } from '@lexiroom/domain/languages';
import { tidyName } from '@lexiroom/domain/names';
import { speakersOf } from '@lexiroom/domain/speech';
import { hasRoom } from '@lexiroom/domain/stories/story';
import { type MadeStory, makeStory } from '@lexiroom/domain/stories/making';
import { searchKey } from '@lexiroom/domain/text';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod/mini';
import { madeOnce } from '../database/done-commands.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { mayPublish } from '../items/may-publish.ts';
import { titleRefusal } from '../items/title-refusal.ts';
import { OwnTree } from '../items/tree/own-tree.ts';
import { roomInFolder } from '../items/tree/room-in-folder.ts';
import { isOfferedImage, isOfferedName } from '../library/entry-access.ts';
import { Mailer } from '../mail/mailer.ts';
import { type Refusal, refuse } from '../refusals/refusal.ts';
import { StoryVoices } from './story-voices.ts';
import { sourceRefusal } from './story-refusals.ts';

type Order = z.output<typeof NewStory>;

/** New stories of one's own. */
@Injectable()
export class NewStoryService {
  constructor(
    private readonly tree: OwnTree,
    private readonly mailer: Mailer,
    private readonly voices: StoryVoices,
  ) {}

  /**
   * Makes a story at the end of a folder of the user, or of their root, and has its sections said in the background: public
   * when the user makes things to share, private when they are there to learn, or may not publish. A `command_id` that comes
   * again gets the story of the first time. Refused when title or text are wrong; STORY_FULL when it would have more than 150
   * sections; NOT_FOUND when folder or category are not theirs; FOLDER_FULL.
   */
  async make(user: CurrentUser, order: Order): Promise<{ item_id: number } | Refusal> {
    const story_name = tidyName(order.story_name);
    const refusal = titleRefusal(story_name) ?? sourceRefusal(order.source);
    if (refusal) return refusal;
    const { story_language, source } = order;
    const made = makeStory(source, story_language, speakersOf(story_language).length);
    if (!hasRoom(0, made.sections.length)) return refuse('STORY_FULL');
    const isPublishing = mayPublish(user, this.mailer);
    const [item_id] = await this.tree.change(user, (client) =>
      madeOnce(client, user.user_id, order.command_id, async () => {
        const story_id = await writeStory(client, user, { ...order, story_name }, made, isPublishing);
        if (source.type === 'words') await addPictures(client, story_id, story_language);
        await this.voices.enqueue(client, story_id);
        return [story_id];
      }),
    );
    return { item_id: item_id! };
  }
}

/** @throws {Refused} as {@link NewStoryService.make} says of the folder. */
async function writeStory(
  client: pg.ClientBase,
  user: CurrentUser,
  { story_name, story_language, category_id, ...order }: Order,
  { story_type, sections }: MadeStory,
  isPublishing: boolean,
): Promise<number> {
  const parent_id = order.parent_id ?? user.root_id;
  const item_order = await roomInFolder(client, user.user_id, { parent_id, category_id, coming: 1 });
  const { rows } = await client.query<{ item_id: number }>(
    `insert into items (owner_id, item_type, item_name, name_key, parent_id, category_id, visibility, item_order)
     select user_id, 'story', $2, $3, $4, $5, case when purpose = 'study' and $6 then 'public' else 'private' end, $7
     from users where user_id = $1 returning item_id`,
    [user.user_id, story_name, searchKey(story_name), parent_id, category_id ?? null, isPublishing, item_order],
  );
  const { item_id } = rows[0]!;
  await client.query('insert into stories (story_id, story_type, story_language) values ($1, $2, $3)', [
    item_id,
    story_type,
    story_language,
  ]);
  await client.query(
    `insert into story_sections (story_id, section_order, section_text, speaker_name, speaker_id, awaits_sound)
     select $1, place - 1, section_text, speaker_name, speaker_id, true
     from unnest($2::text[], $3::text[], $4::integer[]) with ordinality
       as new (section_text, speaker_name, speaker_id, place)`,
    [
      item_id,
      sections.map(({ section_text }) => section_text),
      sections.map(({ speaker_name }) => speaker_name),
      sections.map(({ speaker_id }) => speaker_id),
    ],
  );
  return item_id;
}

/** Gives each section the picture that is called as its text, where the library offers one to everybody. */
async function addPictures(client: pg.ClientBase, story_id: number, language: LanguageId): Promise<void> {
  const { rows } = await client.query<{ story_section_id: number; section_text: string }>(
    'select story_section_id, section_text from story_sections where story_id = $1',
    [story_id],
  );
  await client.query(
    `update story_sections s set image_id = found.image_id
     from (
       select distinct on (story_section_id) story_section_id, image_id
       from unnest($1::integer[], $2::text[], $3::text[]) as word (story_section_id, word, key)
       join translations name on name.language = $4 and name.fold_key = word.key and ${isOfferedName}
       join images image using (image_id)
       where ${isOfferedImage}
       order by story_section_id, name.translation = word.word desc, image_id
     ) as found
     where s.story_section_id = found.story_section_id`,
    [
      rows.map(({ story_section_id }) => story_section_id),
      rows.map(({ section_text }) => section_text),
      rows.map(({ section_text }) => searchKey(section_text)),
      language,
    ],
  );
}
