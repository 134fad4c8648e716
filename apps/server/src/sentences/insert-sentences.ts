import { completedSentenceText, sentenceLimits } from '@lexiroom/domain/sentences/sentence';
import type pg from 'pg';
import { increaseRev, type LockedDeck } from '../deck-editor/deck-transactions.ts';
import { Refused, refuse } from '../refusals/refusal.ts';

/** The texts of a new sentence. */
export interface NewSentenceTexts {
  target_translation: string | null;
  source_translation?: string | null | undefined;
}

/** Inserts sentences behind all others, each as its own origin. Gives their ids. @throws {Refused} SENTENCES_FULL */
export async function insertSentences(
  client: pg.ClientBase,
  deck: Pick<LockedDeck, 'deck_id' | 'rev'>,
  texts: readonly NewSentenceTexts[],
): Promise<number[]> {
  const { rows: present } = await client.query<{ count: number }>(
    'select count(*)::integer as count from sentences where deck_id = $1',
    [deck.deck_id],
  );
  if (present[0]!.count + texts.length > sentenceLimits.sentences) throw new Refused(refuse('SENTENCES_FULL'));
  const rev = await increaseRev(client, deck);
  const { rows } = await client.query<{ sentence_id: number }>(
    `with made as materialized (
       select nextval(pg_get_serial_sequence('sentences', 'sentence_id'))::integer as sentence_id, new.*
       from unnest($3::text[], $4::text[]) with ordinality as new (target_text, source_text, place)
     ), written as (
       insert into sentences (sentence_id, origin_sentence_id, deck_id, sentence_order, target_text, source_text,
         target_rev, source_rev)
       select sentence_id, sentence_id, $1,
         place - 1 + (select coalesce(max(sentence_order) + 1, 0) from sentences where deck_id = $1),
         target_text, source_text, $2, $2
       from made
     )
     select sentence_id from made order by place`,
    [
      deck.deck_id,
      rev,
      texts.map(({ target_translation }) => completedSentenceText(target_translation ?? '')),
      texts.map(({ source_translation }) => completedSentenceText(source_translation ?? '')),
    ],
  );
  return rows.map(({ sentence_id }) => sentence_id);
}
