import { type APIRequestContext, expect } from '@playwright/test';
import { type Deck, ownDeck } from './own-deck.ts';

/** A sentence to be written; its highlights and what stands at its picture are optional. */
export interface Written {
  target: string;
  source: string;
  extra?: [target: string, source: string];
  /** Parts of the target text, each in a colour. */
  highlights?: Record<string, string>;
  /** The text at a picture of the deck's first word. */
  picture?: string;
}

export interface SentenceDeck extends Deck {
  sentence_ids: number[];
}

/** A new person with an own copy of a starter deck, in which these sentences stand, and no others. */
export async function deckWithSentences(
  api: APIRequestContext,
  language: string,
  written: readonly Written[],
): Promise<SentenceDeck> {
  const deck = await ownDeck(api, language);
  const { deck_id, owner } = deck;
  await deleteSentences(api, deck_id);
  const texts = written.map(({ target, source }) => ({ target_translation: target, source_translation: source }));
  const made = await send(api, 'post', 'sentence', { deck_id, texts });
  const sentence_ids = (made as { sentence_id: number }[]).map(({ sentence_id }) => sentence_id);
  const { words } = (await (await api.get(`/api/word-deck/${owner}/search?id=${deck_id}`)).json()) as {
    words: { image_id: number }[];
  };
  for (const [place, { target, extra, highlights = {}, picture }] of written.entries()) {
    const sentence_id = sentence_ids[place]!;
    for (const [part, color] of Object.entries(highlights)) {
      const start_index = target.indexOf(part);
      const end_index = start_index + part.length;
      await send(api, 'post', 'sentence_highlight', { sentence_id, color, start_index, end_index, sentence_type: 'target' }); // prettier-ignore
    }
    for (const [at, translation] of (extra ?? []).entries()) {
      const translation_type = at === 0 ? 'extra_target' : 'extra_source';
      await send(api, 'put', 'sentence_translation', { sentence_id, translation_type, translation });
    }
    if (picture === undefined) continue;
    const added = await send(api, 'post', 'sentence_image', { sentence_id, image_id: words[0]!.image_id });
    const { sentence_image_id } = added as { sentence_image_id: number };
    await send(api, 'put', 'sentence_image_text', { sentence_image_id, text: picture });
  }
  return { ...deck, sentence_ids };
}

/** Takes out of a deck the sentences that came with it. */
export async function deleteSentences(api: APIRequestContext, deck_id: number): Promise<void> {
  const reply = await api.get(`/api/sentences/search?id=${deck_id}`);
  const { sentences } = (await reply.json()) as { sentences: { sentence_id: number }[] };
  for (const { sentence_id } of sentences) {
    const deleted = await api.delete('/api/sentence', { data: { sentence_id } });
    expect(deleted.ok(), await deleted.text()).toBe(true);
  }
}

async function send(api: APIRequestContext, method: 'post' | 'put', call: string, data: object): Promise<unknown> {
  const reply = await api[method](`/api/${call}`, { data });
  expect(reply.ok(), `${call}: ${await reply.text()}`).toBe(true);
  return reply.json();
}

/** What the server knows of how the sentences of a deck were answered. */
export async function answersTo(api: APIRequestContext, { deck_id, sentence_ids }: SentenceDeck): Promise<boolean[][]> {
  const { sentences } = (await (await api.get(`/api/sentences/search?id=${deck_id}`)).json()) as {
    sentences: { sentence_id: number; answers: { is_correct: boolean }[] }[];
  };
  return sentence_ids.map((id) =>
    sentences.find(({ sentence_id }) => sentence_id === id)!.answers.map(({ is_correct }) => is_correct),
  );
}
