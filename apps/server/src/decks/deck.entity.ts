import { defineEntity, p } from '@mikro-orm/core';
import type { Scheduler } from '@lexiroom/contracts/decks';
import type { LanguageId } from '@lexiroom/domain/languages';

const DeckSchema = defineEntity({
  name: 'Deck',
  tableName: 'decks',
  properties: {
    /** The id of its item. */
    deck_id: p.integer().primary(),
    target_language: p.text().$type<LanguageId>(),
    source_language: p.text().$type<LanguageId>().nullable(),
    purpose: p.text().$type<'study' | 'learn'>().default('study'),
    show_translation: p.boolean().default(true),
    option_count: p.smallint().default(4),
    deck_image_id: p.integer().nullable(),
    /** The rule that gives its words their due dates. */
    scheduler: p.text().$type<Scheduler>().default('classic'),
    /** For whom a deck of the starter library is, such as A1.1; null of every other one. */
    level: p.text().nullable(),
    /** How many new words of it its owner wants a day; null: as many as their account says. */
    daily_new_words: p.smallint().nullable(),
    /** The item's `rev` when the order of its words, and its languages, were last changed. */
    order_rev: p.integer().default(0),
    language_rev: p.integer().default(0),
  },
});

/** What an item of type deck has beside its place in the tree. */
export class Deck extends DeckSchema.class {}
DeckSchema.setClass(Deck);
