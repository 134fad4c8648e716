import { createHash } from 'node:crypto';
import fs from 'node:fs';
import type { OutsideSentence } from '@lexiroom/domain/interchange';
import type { LeavingDeck, LeavingWord, WriteFile } from '../../file-writer.ts';
import { writeZip } from '../../zip/index.ts';
import { type CollectionWriter, type NewNote, writeCollection } from './collection-writer.ts';
import { asCloze, asHtml, pictureField, soundField } from './fields.ts';
import { type MediaWriter, writeMedia } from './media-writer.ts';
import { noteTypeIds } from './note-types.ts';

/**
 * Writes decks as an Anki package of the generation that every Anki reads. Words are notes of our type 'Lexiroom', sentences
 * of 'Lexiroom Cloze'; what was answered goes along with its dates, and cards are due when they were. A word that was exported
 * before is known again, and becomes what it is now. What was written so far is gone when it fails or is stopped.
 */
export const writeAnki: WriteFile = async (place, leaving, onWord, signal) => {
  const collectionFile = `${place}.collection`;
  const zip = writeZip(place, leaving.now);
  let collection: CollectionWriter | undefined;
  try {
    fs.rmSync(collectionFile, { force: true });
    collection = writeCollection(collectionFile, leaving.today, leaving.now);
    const media = writeMedia(zip, leaving);
    const guids = new Set<string>();
    for await (const deck of leaving.decks) {
      const deckId = collection.deck(deck.path);
      for (const word of deck.words) {
        signal.throwIfAborted();
        collection.note(await wordNote(word, deck, deckId, guids, media));
        onWord();
      }
      for (const sentence of deck.sentences) {
        signal.throwIfAborted();
        collection.note(await sentenceNote(sentence, deck, deckId, media));
      }
    }
    collection.close();
    await zip.add('collection.anki2', { path: collectionFile });
    await media.close();
    await zip.close();
    return 'apkg';
  } catch (error) {
    await zip.abandon();
    throw error;
  } finally {
    collection?.close();
    fs.rmSync(collectionFile, { force: true });
  }
};

async function wordNote(
  word: LeavingWord,
  deck: LeavingDeck,
  deckId: number,
  guids: Set<string>,
  media: MediaWriter,
): Promise<NewNote> {
  // A word may stand in several decks as copies of one. Each is a note; the first of them is the one that is known anywhere.
  let guid = `lexiroom-${word.origin_word_id}`;
  for (let nr = 1; guids.has(guid); nr++) guid = `lexiroom-${word.origin_word_id}-${deck.deck_id}-${nr}`;
  guids.add(guid);
  const fields = [
    asHtml(word.target_text),
    asHtml(word.extra_target_translation),
    asHtml(word.source_text),
    pictureField(await media.add(word.picture)),
    soundField(await media.add(word.sound)),
    soundField(await media.add(word.source_sound)),
    asHtml(word.note),
    asHtml(word.example),
    asHtml(word.example_translation),
    '',
  ];
  const { answers, schedule } = word;
  return { guid, noteType: noteTypeIds.word, deck: deckId, fields, cards: [0], answers, schedule };
}

async function sentenceNote(
  sentence: OutsideSentence,
  deck: LeavingDeck,
  deckId: number,
  media: MediaWriter,
): Promise<NewNote> {
  const digest = createHash('sha1').update(sentence.target_translation).digest('base64url').slice(0, 12);
  const { html, gapCount } = asCloze(sentence);
  return {
    guid: `lexiroom-${deck.deck_id}-${digest}`,
    noteType: noteTypeIds.sentence,
    deck: deckId,
    fields: [
      html,
      asHtml(sentence.source_translation),
      pictureField(await media.add(sentence.picture)),
      soundField(await media.add(sentence.sound)),
    ],
    cards: Array.from({ length: gapCount }, (_, nr) => nr),
    answers: sentence.answers,
    schedule: null,
  };
}
