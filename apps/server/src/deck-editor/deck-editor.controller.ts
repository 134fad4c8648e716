import type { Result } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';
import { Controller, Inject } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL } from '../database/pool.ts';
import { type Call, Endpoint, userOf } from '../http/gate/endpoint.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { DeckLanguagesService } from './deck-languages.service.ts';
import { readEditedDeck } from './edited-deck.ts';
import { readSecondTexts } from './prepare-words.ts';
import { ManyWordsService } from './many-words.service.ts';
import { NewDeckService } from './new-deck.service.ts';
import { WordFieldsService } from './word-fields.service.ts';
import { WordsService } from './words.service.ts';

@Controller()
export class DeckEditorController {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    private readonly decks: NewDeckService,
    private readonly languages: DeckLanguagesService,
    private readonly words: WordsService,
    private readonly manyWords: ManyWordsService,
    private readonly fields: WordFieldsService,
  ) {}

  @Endpoint(routes.newDeck)
  newDeck(call: Call<typeof routes.newDeck>): Promise<Result<typeof routes.newDeck> | Refusal> {
    return this.decks.make(userOf(call), call.body);
  }

  @Endpoint(routes.secondTexts)
  secondTexts(call: Call<typeof routes.secondTexts>): Promise<Result<typeof routes.secondTexts>> {
    return readSecondTexts(this.pool, userOf(call).user_id, call.body);
  }

  @Endpoint(routes.editedDeck)
  editedDeck(call: Call<typeof routes.editedDeck>): Promise<Result<typeof routes.editedDeck> | Refusal> {
    return readEditedDeck(this.pool, userOf(call), call.params.deck_id);
  }

  @Endpoint(routes.deckLanguage)
  deckLanguage(call: Call<typeof routes.deckLanguage>): Promise<Result<typeof routes.deckLanguage> | Refusal> {
    return this.languages.change(userOf(call), call.body);
  }

  @Endpoint(routes.deckOrder)
  deckOrder(call: Call<typeof routes.deckOrder>): Promise<Result<typeof routes.deckOrder> | Refusal> {
    return this.words.reorder(userOf(call), call.body);
  }

  @Endpoint(routes.addWord)
  addWord(call: Call<typeof routes.addWord>): Promise<Result<typeof routes.addWord> | Refusal> {
    return this.words.add(userOf(call), call.body);
  }

  @Endpoint(routes.deleteWord)
  deleteWord(call: Call<typeof routes.deleteWord>): Promise<Result<typeof routes.deleteWord> | Refusal> {
    return this.words.delete(userOf(call), call.body.word_id);
  }

  @Endpoint(routes.deleteWords)
  deleteWords(call: Call<typeof routes.deleteWords>): Promise<Result<typeof routes.deleteWords> | Refusal> {
    return this.manyWords.delete(userOf(call), call.body);
  }

  @Endpoint(routes.copyWords)
  copyWords(call: Call<typeof routes.copyWords>): Promise<Result<typeof routes.copyWords> | Refusal> {
    return this.manyWords.copy(userOf(call), call.body);
  }

  @Endpoint(routes.decksForWords)
  decksForWords(call: Call<typeof routes.decksForWords>): Promise<Result<typeof routes.decksForWords> | Refusal> {
    return this.manyWords.decksFor(userOf(call), call.params.deck_id);
  }

  @Endpoint(routes.wordChange)
  wordChange(call: Call<typeof routes.wordChange>): Promise<Result<typeof routes.wordChange> | Refusal> {
    return this.words.exchange(userOf(call), call.body);
  }

  @Endpoint(routes.imageChange)
  imageChange(call: Call<typeof routes.imageChange>): Promise<Result<typeof routes.imageChange> | Refusal> {
    return this.fields.changeImage(userOf(call), call.body);
  }

  @Endpoint(routes.imageTranslation)
  imageTranslation(
    call: Call<typeof routes.imageTranslation>,
  ): Promise<Result<typeof routes.imageTranslation> | Refusal> {
    return this.fields.changeText(userOf(call), call.body);
  }

  @Endpoint(routes.wordText)
  wordText(call: Call<typeof routes.wordText>): Promise<Result<typeof routes.wordText> | Refusal> {
    return this.fields.writeText(userOf(call), call.body);
  }
}
