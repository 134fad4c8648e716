import type { Sound } from '@lexiroom/contracts/library';
import type { LanguageId } from '@lexiroom/domain/languages';
import type { SentTiming } from '@lexiroom/domain/stories/timings';
import { searchKey } from '@lexiroom/domain/text';
import type pg from 'pg';
import { soundPath } from '../media/media-paths.ts';

/** A sound as it is looked at before it is used or changed. */
export interface SoundRow {
  sound_id: number;
  sound_hash: string;
  language: LanguageId;
  text: string;
  speaker_id: number | null;
  /** When its words begin; null where nobody has told. */
  sound_timings: SentTiming[] | null;
  is_synthetic: boolean;
  submitted_by: number | null;
  sound_submitter: string | null;
  /** What whoever added it calls it. */
  sound_name: string | null;
  created_at: Date;
  approved: boolean;
  is_deleted: boolean;
}

const selectSounds = `
  select s.sound_id, s.sound_hash, s.language, s.text, s.speaker_id, s.is_synthetic, s.submitted_by, s.approved,
    s.is_deleted, s.sound_timings, s.created_at, s.sound_name, submitter.username as sound_submitter
  from sounds s left join users submitter on submitter.user_id = s.submitted_by`;

/**
 * True of a sound `s` that a user may choose: made here, approved, or their own, and not deleted; or in a deck of theirs.
 * `user` is its parameter.
 */
const isUsableSound = (user: `$${number}`): string => `(
  not s.is_deleted and (s.is_synthetic or s.approved or s.submitted_by = ${user})
  or exists (
    select 1 from deck_holdings held join items of_deck on of_deck.item_id = held.deck_id
    where held.sound_id = s.sound_id and of_deck.owner_id = ${user}
  ))`;

type Client = Pick<pg.ClientBase, 'query'>;

/** What a voice has made of a text, or what an admin put in its place; deleted ones as well. */
export async function readMade(
  client: Client,
  { language, text, speaker_id }: { language: LanguageId; text: string; speaker_id: number },
): Promise<SoundRow | undefined> {
  const { rows } = await client.query<SoundRow>(
    `${selectSounds} where s.language = $1 and md5(s.text) = md5($2) and s.text = $2 and s.speaker_id = $3`,
    [language, text, speaker_id],
  );
  return rows[0];
}

/** The sounds of a text that a user may choose, voices first. */
export async function readUsable(
  client: Client,
  user_id: number,
  { language, text }: { language: LanguageId; text: string },
): Promise<SoundRow[]> {
  const { rows } = await client.query<SoundRow>(
    `${selectSounds}
     where s.language = $1 and md5(s.fold_key) = md5($4) and s.text = $2 and ${isUsableSound('$3')}
     order by s.speaker_id nulls last, s.sound_id`,
    [language, text, user_id, searchKey(text)],
  );
  return rows;
}

/** A sound by its id; held until the transaction ends with `lock`. */
export async function readSound(
  client: Client,
  sound_id: number,
  lock: '' | 'for update of s' = '',
): Promise<SoundRow | undefined> {
  const { rows } = await client.query<SoundRow>(`${selectSounds} where s.sound_id = $1 ${lock}`, [sound_id]);
  return rows[0];
}

/** Whether a user may choose this sound for words of this language. */
export async function isUsable(
  client: Client,
  user_id: number,
  sound: { sound_id: number; language: LanguageId },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from sounds s where s.sound_id = $1 and s.language = $2 and ${isUsableSound('$3')}`,
    [sound.sound_id, sound.language, user_id],
  );
  return rowCount === 1;
}

/** A sound as this user is shown it: a name only of their own. */
export function toSound(row: SoundRow, user_id: number, selected_id: number | null): Sound {
  const { sound_id, sound_hash, sound_submitter, approved, is_deleted, is_synthetic, speaker_id, created_at } = row;
  const selected = sound_id === selected_id;
  return {
    sound_id,
    sound_path: soundPath(sound_hash),
    sound_submitter,
    sound_name: row.submitted_by === user_id ? row.sound_name : null,
    approved,
    is_deleted,
    is_synthetic,
    speaker_id,
    created_at: created_at.getTime(),
    selected,
  };
}
