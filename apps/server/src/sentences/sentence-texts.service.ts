import type {
  DeckSentence,
  NewSentences,
  SentenceCuts,
  SentenceSound,
  SentenceTranslation,
} from '@lexiroom/contracts/sentences';
import { isTargetType, completedSentenceText, sentenceTextProblem } from '@lexiroom/domain/sentences/sentence';
import { usableCuts } from '@lexiroom/domain/sentences/words';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod/mini';
import { madeOnce } from '../database/done-commands.ts';
import { DATABASE_POOL } from '../database/pool.ts';
import { DeckTransactions, increaseRev } from '../deck-editor/deck-transactions.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { Refusal, refuse } from '../refusals/refusal.ts';
import { insertSentences } from './insert-sentences.ts';
import { readSentences } from './read-sentences.ts';
import { SentenceSoundsService, soundColumns } from './sentence-sounds.service.ts';
import { hasChangedSince, SentenceTransactions, textOf } from './sentence-transactions.ts';

type Done = { done: true };
const done: Done = { done: true };

/** What the second pair holds while it is there and empty (specification 2 section 4.3). */
const emptyExtra = ' ';

const noSound = { sound_id: null, sound_path: null };

/** Sentences of an own deck, and their texts. */
@Injectable()
export class SentenceTextsService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    private readonly decks: DeckTransactions,
    private readonly sentences: SentenceTransactions,
    private readonly sounds: SentenceSoundsService,
  ) {}

  /**
   * Adds sentences at the end of a deck, each once by one `command_id`. SENTENCES_FULL when it would have more than 100; what
   * is wrong with a text as {@link textRefusal} says: then none is added.
   */
  async add(user: CurrentUser, order: z.output<typeof NewSentences>): Promise<DeckSentence[] | Refusal> {
    const { deck_id, command_id, texts = [{ target_translation: null }] } = order;
    const wrong = texts
      .flatMap(({ target_translation, source_translation = null }) => [target_translation, source_translation])
      .map((text) => textRefusal(text))
      .find((refusal) => refusal !== undefined);
    if (wrong) return wrong;
    const ids = await this.decks.ofDeck(user, deck_id, (client, deck) =>
      madeOnce(client, user.user_id, command_id, () => insertSentences(client, deck, texts)),
    );
    if (ids instanceof Refusal) return ids;
    return readSentences(this.pool, user.user_id, [deck_id], ids);
  }

  /** Deletes a sentence with its highlights and pictures; answers that were given to it stay in the log. */
  delete(user: CurrentUser, sentence_id: number): Promise<Done | Refusal> {
    return this.sentences.of(user, 'sentence', sentence_id, async (client, deck) => {
      await client.query('delete from sentences where sentence_id = $1', [sentence_id]);
      await increaseRev(client, deck);
      return done;
    });
  }

  /**
   * Sets a text, trimmed; nothing remaining of it takes it away. Another text than before loses its highlights and cuts, and
   * one that is learned gets another sound: null where none can be made of it. STALE with the row when that text has changed
   * since `rev`.
   */
  async write(
    user: CurrentUser,
    { sentence_id, translation_type, translation, rev }: z.output<typeof SentenceTranslation>,
    caller: string,
  ): Promise<z.output<typeof SentenceSound> | Refusal> {
    const wrong = textRefusal(translation);
    if (wrong) return wrong;
    const isExtra = translation_type.startsWith('extra_');
    const kept = completedSentenceText(translation ?? '') ?? (isExtra && translation !== null ? emptyExtra : null);
    const written = await this.sentences.of(user, 'sentence', sentence_id, async (client, deck, sentence) => {
      // Also when it is sent again because its reply was lost.
      if (textOf(sentence, translation_type) === kept) return { deck, rev: deck.rev };
      if (hasChangedSince(sentence, translation_type, rev)) return refuse('STALE');
      const next = await increaseRev(client, deck);
      const lost = isTargetType(translation_type)
        ? `, ${soundColumns[translation_type]} = null, ${translation_type}_cuts = null,
           failed_sounds = array_remove(failed_sounds, '${translation_type}')`
        : '';
      await client.query(
        `update sentences set ${translation_type}_text = $2, ${translation_type}_rev = $3 ${lost} where sentence_id = $1`,
        [sentence_id, kept, next],
      );
      await client.query('delete from sentence_highlights where sentence_id = $1 and sentence_type = $2', [
        sentence_id,
        translation_type,
      ]);
      return { deck, rev: next };
    });
    if (written instanceof Refusal) return written;
    const { rev: newRev, deck } = written;
    if (!isTargetType(translation_type) || kept === null || kept === emptyExtra) return { ...noSound, rev: newRev };
    const text = { sentence_id, sentence_type: translation_type, text: kept, language: deck.target_language };
    return { ...((await this.sounds.ofWritten(text, caller)) ?? noSound), rev: newRev };
  }

  /**
   * Sets where a text is cut into words, on borders between its letters; null leaves it to the language. STALE when the text
   * has changed since `rev`.
   */
  cut(
    user: CurrentUser,
    { sentence_id, sentence_type, cuts, rev }: z.output<typeof SentenceCuts>,
  ): Promise<Done | Refusal> {
    return this.sentences.of(user, 'sentence', sentence_id, async (client, deck, sentence) => {
      if (hasChangedSince(sentence, sentence_type, rev)) return refuse('STALE');
      const text = textOf(sentence, sentence_type);
      const kept = cuts === null || text === null ? null : usableCuts(text, cuts);
      await client.query(`update sentences set ${sentence_type}_cuts = $2 where sentence_id = $1`, [sentence_id, kept]);
      await increaseRev(client, deck);
      return done;
    });
  }

  /** Takes the second pair away, with its highlights and its sound. */
  deleteExtra(user: CurrentUser, sentence_id: number): Promise<(Done & { rev: number }) | Refusal> {
    return this.sentences.of(user, 'sentence', sentence_id, async (client, deck) => {
      const rev = await increaseRev(client, deck);
      await client.query(
        `update sentences set extra_target_text = null, extra_source_text = null, extra_sound_id = null,
           extra_target_cuts = null, extra_target_rev = $2, extra_source_rev = $2,
           failed_sounds = array_remove(failed_sounds, 'extra_target')
         where sentence_id = $1`,
        [sentence_id, rev],
      );
      await client.query(
        `delete from sentence_highlights where sentence_id = $1 and sentence_type in ('extra_target', 'extra_source')`,
        [sentence_id],
      );
      return { ...done, rev };
    });
  }
}

/** Why a text cannot be one of a sentence: SENTENCE_CHARACTER, SENTENCE_TOO_LONG; undefined where it may. */
function textRefusal(text: string | null): Refusal | undefined {
  const problem = text === null ? undefined : sentenceTextProblem(text);
  if (!problem) return undefined;
  return problem.code === 'FORBIDDEN_CHARACTER'
    ? refuse('SENTENCE_CHARACTER', { character: problem.character })
    : refuse('SENTENCE_TOO_LONG', { length: problem.length });
}
