import type { NewHighlight, NewSentenceImage } from '@lexiroom/contracts/sentences';
import { highlightProblem } from '@lexiroom/domain/sentences/highlights';
import {
  type HighlightColor,
  imageTextProblem,
  receivedImageText,
  sentenceLimits,
} from '@lexiroom/domain/sentences/sentence';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod/mini';
import { madeOnce } from '../database/done-commands.ts';
import { increaseRev } from '../deck-editor/deck-transactions.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { isUsable } from '../library/entry-access.ts';
import { type Refusal, Refused, refuse } from '../refusals/refusal.ts';
import { hasChangedSince, SentenceTransactions, textOf } from './sentence-transactions.ts';

type Done = { done: true };
const done: Done = { done: true };

/** What an author marks in sentences: highlights of their texts, and pictures beside them. */
@Injectable()
export class SentenceMarksService {
  constructor(private readonly sentences: SentenceTransactions) {}

  /**
   * Highlights a part of a text, once by one `command_id`. HIGHLIGHT_PLACE when it holds nothing, leaves the text, meets
   * another highlight or splits a letter; STALE when the text has changed since `rev`, so that the place would be of other letters.
   */
  highlight(
    user: CurrentUser,
    { sentence_id, color, start_index, end_index, sentence_type, rev, command_id }: z.output<typeof NewHighlight>,
  ): Promise<{ highlight_id: number } | Refusal> {
    return this.sentences.of(user, 'sentence', sentence_id, async (client, deck, sentence) => {
      const [highlight_id] = await madeOnce(client, user.user_id, command_id, async () => {
        if (hasChangedSince(sentence, sentence_type, rev)) throw new Refused(refuse('STALE'));
        const { rows: others } = await client.query<{ start_index: number; end_index: number }>(
          'select start_index, end_index from sentence_highlights where sentence_id = $1 and sentence_type = $2',
          [sentence_id, sentence_type],
        );
        const place = { start: start_index, end: end_index };
        const problem = highlightProblem(textOf(sentence, sentence_type) ?? '', others, place);
        if (problem) throw new Refused(refuse('HIGHLIGHT_PLACE', { problem }));
        await increaseRev(client, deck);
        const { rows } = await client.query<{ highlight_id: number }>(
          `insert into sentence_highlights (sentence_id, sentence_type, start_index, end_index, highlight_color)
           values ($1, $2, $3, $4, $5) returning highlight_id`,
          [sentence_id, sentence_type, start_index, end_index, color],
        );
        return [rows[0]!.highlight_id];
      });
      return { highlight_id: highlight_id! };
    });
  }

  recolour(user: CurrentUser, highlight_id: number, color: HighlightColor): Promise<Done | Refusal> {
    return this.sentences.of(user, 'highlight', highlight_id, async (client) => {
      await client.query('update sentence_highlights set highlight_color = $2 where highlight_id = $1', [
        highlight_id,
        color,
      ]);
      return done;
    });
  }

  unhighlight(user: CurrentUser, highlight_id: number): Promise<Done | Refusal> {
    return this.sentences.of(user, 'highlight', highlight_id, async (client) => {
      await client.query('delete from sentence_highlights where highlight_id = $1', [highlight_id]);
      return done;
    });
  }

  /** Puts a picture beside a sentence: one that its author may use. NOT_FOUND for others; SENTENCE_IMAGES_FULL from three on. */
  addImage(
    user: CurrentUser,
    { sentence_id, image_id, command_id }: z.output<typeof NewSentenceImage>,
  ): Promise<{ sentence_image_id: number; submitted_by: string | null } | Refusal> {
    return this.sentences.of(user, 'sentence', sentence_id, async (client, deck) => {
      const [sentence_image_id] = await madeOnce(client, user.user_id, command_id, async () => {
        await increaseRev(client, deck);
        return [await insertImage(client, user, sentence_id, image_id)];
      });
      const { rows } = await client.query<{ submitted_by: string | null }>(
        'select (select username from users where user_id = submitted_by) as submitted_by from images where image_id = $1',
        [image_id],
      );
      return { sentence_image_id: sentence_image_id!, submitted_by: rows[0]?.submitted_by ?? null };
    });
  }

  removeImage(user: CurrentUser, sentence_image_id: number): Promise<Done | Refusal> {
    return this.sentences.of(user, 'sentence_image', sentence_image_id, async (client) => {
      await client.query('delete from sentence_images where sentence_image_id = $1', [sentence_image_id]);
      return done;
    });
  }

  highlightImage(user: CurrentUser, sentence_image_id: number, highlight: boolean): Promise<Done | Refusal> {
    return this.sentences.of(user, 'sentence_image', sentence_image_id, async (client) => {
      await client.query('update sentence_images set highlighted = $2 where sentence_image_id = $1', [
        sentence_image_id,
        highlight,
      ]);
      return done;
    });
  }

  /** Sets what stands at a picture; IMAGE_TEXT_CHARACTERS and IMAGE_TEXT_TOO_LONG say what cannot. */
  writeImage(
    user: CurrentUser,
    sentence_image_id: number,
    sent: string,
  ): Promise<{ sentence_image_text: string | null } | Refusal> {
    const text = receivedImageText(sent);
    const problem = text === null ? undefined : imageTextProblem(text);
    if (problem?.code === 'FORBIDDEN_CHARACTERS')
      return Promise.resolve(refuse('IMAGE_TEXT_CHARACTERS', { characters: problem.characters.join(' ') }));
    if (problem) return Promise.resolve(refuse('IMAGE_TEXT_TOO_LONG', { length: problem.length }));
    return this.sentences.of(user, 'sentence_image', sentence_image_id, async (client) => {
      await client.query('update sentence_images set sentence_image_text = $2 where sentence_image_id = $1', [
        sentence_image_id,
        text,
      ]);
      return { sentence_image_text: text };
    });
  }
}

async function insertImage(
  client: pg.ClientBase,
  { user_id }: CurrentUser,
  sentence_id: number,
  image_id: number,
): Promise<number> {
  const usable = await client.query(
    `select 1 from images entry where image_id = $1 and ${isUsable('image', '$2')} for key share`,
    [image_id, user_id],
  );
  if (usable.rowCount === 0) throw new Refused(refuse('NOT_FOUND'));
  const most = sentenceLimits.images;
  const present = await client.query('select 1 from sentence_images where sentence_id = $1', [sentence_id]);
  if ((present.rowCount ?? 0) >= most) throw new Refused(refuse('SENTENCE_IMAGES_FULL', { most }));
  const { rows } = await client.query<{ sentence_image_id: number }>(
    'insert into sentence_images (sentence_id, image_id) values ($1, $2) returning sentence_image_id',
    [sentence_id, image_id],
  );
  return rows[0]!.sentence_image_id;
}
