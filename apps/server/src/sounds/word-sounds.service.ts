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

interface SpokenWord {
  word_id: number;
  text: string;
  language: LanguageId;
  owner_id: number;
  visibility: Visibility;
  sound_id: number | null;
  sound_hash: string | null;
}

/** The sound of a word: the one that its owner chose, else a generated one. */
@Injectable()
export class WordSoundsService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    private readonly generatedSounds: GeneratedSoundsService,
  ) {}

  /** The sound of a word of a deck that the viewer may see: the one chosen for it, else that of the first voice. */
  async ofWord(viewer: Viewer, word_id: number, caller: string): Promise<WordSound | Refusal> {
    const word = await readWord(this.pool, word_id, viewer);
    return word && maySee(viewer, word) ? this.#soundOf(word, caller) : refuse('NOT_FOUND');
  }

  /** The sound of a word for its owner, as the deck editor asks for it (specification 3 section 7). */
  async ofOwnWord(user: CurrentUser, word_id: number, caller: string): Promise<Pick<WordSound, 'sound_id'> | Refusal> {
    const word = await readWord(this.pool, word_id, { user });
    if (word?.owner_id !== user.user_id) return refuse('NOT_FOUND');
    const sound = await this.#soundOf(word, caller);
    return sound instanceof Refusal ? sound : { sound_id: sound.sound_id };
  }

  /** Chooses a sound for an own word: one of its language that the user may use; null leaves it to the first voice. */
  async choose(user: CurrentUser, word_id: number, sound_id: number | null): Promise<{ done: true } | Refusal> {
    const word = await readWord(this.pool, word_id, { user });
    if (word?.owner_id !== user.user_id) return refuse('NOT_FOUND');
    const isAllowed =
      sound_id === null ||
      sound_id === word.sound_id ||
      (await isUsable(this.pool, user.user_id, { sound_id, language: word.language }));
    if (!isAllowed) return refuse('NOT_FOUND');
    await this.pool.query('update words set sound_id = $2 where word_id = $1', [word_id, sound_id]);
    return { done: true };
  }

  async #soundOf(word: SpokenWord, caller: string): Promise<WordSound | Refusal> {
    const { sound_id, sound_hash, text, language } = word;
    if (sound_id !== null && sound_hash !== null) return { sound_id, sound_path: soundPath(sound_hash) };
    const sound = await this.generatedSounds.sound({ text, language, speaker_id: 0 }, caller);
    return sound instanceof Refusal ? sound : { sound_id: sound.sound_id, sound_path: soundPath(sound.sound_hash) };
  }
}

/** A word that has a text to be said, of a deck that is not in the bin. */
async function readWord(pool: pg.Pool, word_id: number, { user, link_key }: Viewer): Promise<SpokenWord | undefined> {
  const { rows } = await pool.query<SpokenWord>(
    `select w.word_id, w.target_text as text, d.target_language as language, i.owner_id,
       ${visibilityFor('i', 'item_id', '$2', '$3')} as visibility, w.sound_id, s.sound_hash
     from words w
     join decks d using (deck_id)
     join items i on i.item_id = w.deck_id
     left join sounds s on s.sound_id = w.sound_id
     where w.word_id = $1 and w.target_text is not null and item_visibility(i.item_id) is not null`,
    [word_id, link_key, user?.user_id],
  );
  return rows[0];
}
