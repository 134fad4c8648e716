import type { WordSound } from '@lexiroom/contracts/library';
import type { LanguageId } from '@lexiroom/domain/languages';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL } from '../database/pool.ts';
import type { CurrentUser, Viewer } from '../http/gate/current-user.ts';
import type { Visibility } from '../items/item.entity.ts';
import { maySee, visibilityFor } from '../items/may-see.ts';
import { Refusal, refuse } from '../refusals/refusal.ts';
import { GeneratedSoundsService } from './generated-sounds.service.ts';
import { soundPath } from '../media/media-paths.ts';
import { isUsable } from './read-sounds.ts';

/** What of a word is said. Its owner can choose a sound for its texts; an example is left to the first voice. */
type Heard = 'target' | 'source' | 'example';
type Chosen = Exclude<Heard, 'example'>;

interface SpokenWord {
  word_id: number;
  text: string;
  language: LanguageId;
  owner_id: number;
  visibility: Visibility;
  sound_id: number | null;
  sound_hash: string | null;
}

/** The sounds of a word: the ones that its owner chose, else generated ones. */
@Injectable()
export class WordSoundsService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    private readonly generatedSounds: GeneratedSoundsService,
  ) {}

  /**
   * What is heard of a word of a deck that the viewer may see: the sound chosen for it, else that of the first voice of its
   * language. NOT_FOUND also where the word has no such text.
   */
  async ofWord(viewer: Viewer, word_id: number, heard: Heard, caller: string): Promise<WordSound | Refusal> {
    const word = await readWord(this.pool, word_id, heard, viewer);
    return word && maySee(viewer, word) ? this.#soundOf(word, caller) : refuse('NOT_FOUND');
  }

  /** The sound of a word for its owner, as the deck editor asks for it (specification 3 section 7). */
  async ofOwnWord(user: CurrentUser, word_id: number, caller: string): Promise<Pick<WordSound, 'sound_id'> | Refusal> {
    const word = await readWord(this.pool, word_id, 'target', { user });
    if (word?.owner_id !== user.user_id) return refuse('NOT_FOUND');
    const sound = await this.#soundOf(word, caller);
    return sound instanceof Refusal ? sound : { sound_id: sound.sound_id };
  }

  /**
   * Chooses a sound for a text of an own word: one of its language that the user may use; null leaves it to the first
   * voice.
   */
  async choose(
    user: CurrentUser,
    {
      word_id,
      sound_id,
      word_type = 'target',
    }: { word_id: number; sound_id: number | null; word_type?: Chosen | undefined },
  ): Promise<{ done: true } | Refusal> {
    const word = await readWord(this.pool, word_id, word_type, { user });
    if (word?.owner_id !== user.user_id) return refuse('NOT_FOUND');
    const isAllowed =
      sound_id === null ||
      sound_id === word.sound_id ||
      (await isUsable(this.pool, user.user_id, { sound_id, language: word.language }));
    if (!isAllowed) return refuse('NOT_FOUND');
    await this.pool.query(`update words set ${columns[word_type].sound_id} = $2 where word_id = $1`, [
      word_id,
      sound_id,
    ]);
    return { done: true };
  }

  async #soundOf(word: SpokenWord, caller: string): Promise<WordSound | Refusal> {
    const { sound_id, sound_hash, text, language } = word;
    if (sound_id !== null && sound_hash !== null) return { sound_id, sound_path: soundPath(sound_hash) };
    const sound = await this.generatedSounds.sound({ text, language, speaker_id: 0 }, caller);
    return sound instanceof Refusal ? sound : { sound_id: sound.sound_id, sound_path: soundPath(sound.sound_hash) };
  }
}

/** Where each of what is heard stands. */
const columns = {
  target: { text: 'target_text', language: 'target_language', sound_id: 'sound_id' },
  source: { text: 'source_text', language: 'source_language', sound_id: 'source_sound_id' },
  example: { text: 'example', language: 'target_language', sound_id: null },
} as const satisfies Record<Heard, object>;

/** A word that has this text to be said, of a deck that is not in the bin. */
async function readWord(
  pool: pg.Pool,
  word_id: number,
  heard: Heard,
  { user, link_key }: Viewer,
): Promise<SpokenWord | undefined> {
  const { text, language, sound_id } = columns[heard];
  const chosen = sound_id === null ? 'null::integer' : `w.${sound_id}`;
  const { rows } = await pool.query<SpokenWord>(
    `select w.word_id, w.${text} as text, d.${language} as language, i.owner_id,
       ${visibilityFor('i', 'item_id', '$2', '$3')} as visibility, ${chosen} as sound_id, s.sound_hash
     from words w
     join decks d using (deck_id)
     join items i on i.item_id = w.deck_id
     left join sounds s on s.sound_id = ${chosen}
     where w.word_id = $1 and w.${text} is not null and d.${language} is not null
       and item_visibility(i.item_id) is not null`,
    [word_id, link_key, user?.user_id],
  );
  return rows[0];
}
