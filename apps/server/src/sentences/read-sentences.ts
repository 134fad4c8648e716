import type { DeckSentence } from '@lexiroom/contracts/sentences';
import type { HighlightColor, SentenceType } from '@lexiroom/domain/sentences/sentence';
import type pg from 'pg';
import { nothingKnown } from '../decks/learner.ts';
import { isShownIn } from '../library/private-pictures.ts';
import { imagePath, soundPath } from '../media/media-paths.ts';

interface SentenceRow extends Pick<
  DeckSentence,
  | 'sentence_id'
  | 'deck_id'
  | 'sentence_order'
  | 'sound_id'
  | 'extra_sound_id'
  | 'failed_sounds'
  | 'target_cuts'
  | 'extra_target_cuts'
  | 'origin_sentence_id'
  | 'rev'
> {
  target_text: string | null;
  source_text: string | null;
  extra_target_text: string | null;
  extra_source_text: string | null;
  sound_hash: string | null;
  extra_sound_hash: string | null;
  highlights:
    | {
        highlight_id: number;
        start_index: number;
        end_index: number;
        highlight_color: HighlightColor;
        sentence_type: SentenceType;
      }[]
    | null;
  images:
    | {
        sentence_image_id: number;
        image_id: number;
        image_hash: string;
        sentence_image_text: string | null;
        submitted_by: string | null;
        highlighted: boolean;
      }[]
    | null;
}

/**
 * The sentences of these decks, deck by deck in the order asked for, or only those that are named, with their highlights and
 * pictures, as this person sees them who learns nothing. Who may see the decks was asked before.
 */
export async function readSentences(
  client: Pick<pg.ClientBase, 'query'>,
  person: number | undefined,
  deck_ids: readonly number[],
  sentence_ids?: readonly number[],
): Promise<DeckSentence[]> {
  const { rows } = await client.query<SentenceRow>(
    `select s.sentence_id, s.deck_id, s.sentence_order, s.target_text, s.source_text, s.extra_target_text,
       s.extra_source_text, said.sound_id, extra.sound_id as extra_sound_id, s.failed_sounds, said.sound_hash,
       extra.sound_hash as extra_sound_hash,
       s.target_cuts, s.extra_target_cuts, s.origin_sentence_id,
       greatest(s.target_rev, s.source_rev, s.extra_target_rev, s.extra_source_rev) as rev,
       (select json_agg(json_build_object('highlight_id', highlight_id, 'start_index', start_index, 'end_index', end_index,
          'highlight_color', highlight_color, 'sentence_type', sentence_type) order by start_index)
        from sentence_highlights where sentence_id = s.sentence_id) as highlights,
       (select json_agg(json_build_object('sentence_image_id', sentence_image_id, 'image_id', image_id,
          'image_hash', image_hash, 'sentence_image_text', sentence_image_text, 'highlighted', highlighted,
          'submitted_by', (select username from users where user_id = submitted_by)) order by sentence_image_id)
        from sentence_images join images using (image_id)
        where sentence_id = s.sentence_id and ${isShownIn('images', 's.deck_id', '$3')}) as images
     from sentences s
     join decks d using (deck_id)
     -- A deck that has become one of another language is to be said in that.
     left join sounds said on said.sound_id = s.sound_id and said.language = d.target_language
     left join sounds extra on extra.sound_id = s.extra_sound_id and extra.language = d.target_language
     where s.deck_id = any($1) and ($2::integer[] is null or s.sentence_id = any($2))
     order by array_position($1, s.deck_id), s.sentence_order, s.sentence_id`,
    [deck_ids, sentence_ids ?? null, person ?? null],
  );
  return rows.map(toDeckSentence);
}

function toDeckSentence({ sound_hash, extra_sound_hash, highlights, images, ...row }: SentenceRow): DeckSentence {
  const { target_text, source_text, extra_target_text, extra_source_text, ...rest } = row;
  const of = (type: SentenceType) => (highlights ?? []).filter(({ sentence_type }) => sentence_type === type);
  return {
    ...rest,
    ...nothingKnown,
    target_translation: target_text,
    source_translation: source_text,
    extra_target_translation: extra_target_text,
    extra_source_translation: extra_source_text,
    sound_path: sound_hash === null ? null : soundPath(sound_hash),
    extra_sound_path: extra_sound_hash === null ? null : soundPath(extra_sound_hash),
    target_highlights: of('target'),
    source_highlights: of('source'),
    extra_target_highlights: of('extra_target'),
    extra_source_highlights: of('extra_source'),
    images: (images ?? []).map(({ image_hash, ...image }) => ({ ...image, image_path: imagePath(image_hash) })),
  };
}
