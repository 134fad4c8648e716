import type { TranslationRow } from '@lexiroom/contracts/library';
import type { LanguageId } from '@lexiroom/domain/languages';
import { entryRefusal } from '@lexiroom/domain/library';
import { searchKey } from '@lexiroom/domain/text';
import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import { writeAudit } from '../../accounts/audit/write-audit.ts';
import { DATABASE_POOL, inTransaction } from '../../database/pool.ts';
import type { CurrentUser } from '../../http/gate/current-user.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { addNames, nameRefusal } from '../pictures/add-names.ts';
import { isUsable } from '../entry-access.ts';
import { isSharedOrOwn } from '../private-pictures.ts';

interface AddOrder {
  translation_array: string[];
  image_id: number;
  translation_language: LanguageId;
}
interface ChangeOrder {
  translation_id: number;
  image_id: number;
  translation: string;
}

type LockedName = TranslationRow & { language: LanguageId; submitted_by: number | null };

/** Names of pictures: added by anybody, changed by whoever added them (specification 3 sections 5 and 6). */
@Injectable()
export class TranslationsService {
  constructor(@Inject(DATABASE_POOL) private readonly pool: pg.Pool) {}

  /**
   * Gives a picture names in one language, in the order given. One it has already, apart from case, comes back as it is.
   * NOT_FOUND when the user may not use the picture; IMAGE_DELETED; or what is wrong with the first text that is.
   */
  async add(user: CurrentUser, order: AddOrder): Promise<{ translations: TranslationRow[] } | Refusal> {
    const names = order.translation_array.map((translation) => ({ language: order.translation_language, translation }));
    const refusal = nameRefusal(names);
    if (refusal) return refusal;
    return inTransaction(this.pool, async (client) => {
      const { rows } = await client.query<{ is_deleted: boolean }>(
        `select is_deleted from images entry where image_id = $1 and ($3 and ${isSharedOrOwn('entry', '$2')} or ${isUsable('image', '$2')}) for key share`,
        [order.image_id, user.user_id, user.is_admin],
      );
      if (!rows[0]) return refuse('NOT_FOUND');
      if (rows[0].is_deleted) return refuse('IMAGE_DELETED');
      return { translations: await addNames(client, { user_id: user.user_id, image_id: order.image_id }, names) };
    });
  }

  /**
   * Changes a name. Words that said just that say the new one, without the sound of the old: those of the user's own
   * decks, and of all decks when an admin corrects it; what somebody else typed stays. TRANSLATION_EXISTS when the picture has such a name
   * already, NOT_FOUND when it is not one of this picture; else refused by {@link entryRefusal}.
   */
  async change(user: CurrentUser, order: ChangeOrder): Promise<TranslationRow | Refusal> {
    const { translation_id, image_id, translation } = order;
    try {
      return await inTransaction(this.pool, async (client) => {
        const name = await lockName(client, user, translation_id);
        if (!name || name.picture_id !== image_id) return refuse('NOT_FOUND');
        const refusal = refusalFor(user, name, 'edit') ?? nameRefusal([{ language: name.language, translation }]);
        if (refusal) return refusal;
        // The second text says the old name.
        await client.query(
          `update translations set translation = $2, fold_key = $3,
             extra_text = case when translation = $2 then extra_text end
           where translation_id = $1`,
          [translation_id, translation, searchKey(translation)],
        );
        if (translation !== name.translation) await follow(client, user, { ...name, after: translation });
        await noteForeign(client, user, name, 'entry_edited');
        return { ...name, translation };
      });
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.constraint === 'translations_name_index') return refuse('TRANSLATION_EXISTS'); // prettier-ignore
      throw error;
    }
  }

  /**
   * Takes a name out of the library; decks that have it keep it. `word_id`: the own word it is looked at from, whose
   * selected translations stay.
   */
  async delete(user: CurrentUser, translation_id: number, word_id?: number): Promise<{ done: true } | Refusal> {
    return inTransaction(this.pool, async (client) => {
      const name = await lockName(client, user, translation_id);
      if (!name) return refuse('NOT_FOUND');
      const selected = word_id === undefined ? [] : await selectedOf(client, user.user_id, word_id);
      if (!selected) return refuse('NOT_FOUND');
      const refusal = refusalFor(user, { ...name, selected: selected.includes(translation_id) }, 'delete');
      if (refusal) return refusal;
      await client.query('update translations set is_deleted = true where translation_id = $1', [translation_id]);
      await noteForeign(client, user, name, 'entry_deleted');
      return { done: true };
    });
  }
}

/** A name, held for this transaction; undefined when it is gone, or that of a picture that somebody else does not share. */
async function lockName(
  client: pg.ClientBase,
  { user_id }: CurrentUser,
  translation_id: number,
): Promise<LockedName | undefined> {
  const { rows } = await client.query<LockedName>(
    `select translation_id, translation, false as selected, approved as translation_approved, image_id as picture_id,
       language, submitted_by,
       (select username from users where user_id = submitted_by) as translation_submitter
     from translations where translation_id = $1 and not is_deleted and not exists (
       select from images named where named.image_id = translations.image_id and not ${isSharedOrOwn('named', '$2')})
     for update`,
    [translation_id, user_id],
  );
  return rows[0];
}

function refusalFor(user: CurrentUser, name: LockedName, change: 'edit' | 'delete'): Refusal | undefined {
  const { submitted_by, translation_approved: is_approved, selected: is_selected } = name;
  const code = entryRefusal(user, { kind: 'translation', submitted_by, is_approved, is_deleted: false, is_selected }, change); // prettier-ignore
  return code && refuse(code === 'NOT_YOURS' ? 'NOT_ALLOWED' : code);
}

/** Records in the audit log what an admin does to names of other people. */
async function noteForeign(
  client: pg.ClientBase,
  user: CurrentUser,
  { translation_id, translation, submitted_by }: LockedName,
  action: 'entry_edited' | 'entry_deleted',
): Promise<void> {
  if (submitted_by === user.user_id) return;
  const detail = { entry: 'translation', id: String(translation_id), was: translation };
  await writeAudit(client, action, user.user_id, detail);
}

/** The names that a word of the user's own deck has selected; undefined when there is no such word. */
async function selectedOf(client: pg.ClientBase, user_id: number, word_id: number): Promise<number[] | undefined> {
  const { rows } = await client.query<{ selected: number[] }>(
    `select array_remove(array[target_translation_id, source_translation_id], null) as selected
     from words join items on item_id = deck_id where word_id = $1 and owner_id = $2`,
    [word_id, user_id],
  );
  return rows[0]?.selected;
}

/** Words are locked in one order, so that two changes never wait for each other. */
async function follow(
  client: pg.ClientBase,
  { user_id, is_admin }: CurrentUser,
  { translation_id, translation, after }: LockedName & { after: string },
): Promise<void> {
  await client.query(
    `with held as (
       select word_id,
         w.target_translation_id = $1 and w.target_text = $2 as is_target,
         w.source_translation_id = $1 and w.source_text = $2 as is_source
       from words w join items i on i.item_id = w.deck_id
       where (w.target_translation_id = $1 and w.target_text = $2 or w.source_translation_id = $1 and w.source_text = $2)
         and ($4 or i.owner_id = $5)
       order by word_id for update of w
     )
     update words set
       target_text = case when is_target then $3 else target_text end,
       source_text = case when is_source then $3 else source_text end,
       sound_id = case when is_target then null else sound_id end,
       source_sound_id = case when is_source then null else source_sound_id end
     from held where words.word_id = held.word_id`,
    [translation_id, translation, after, is_admin, user_id],
  );
}
