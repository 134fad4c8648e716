import type { Result } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint, userOf } from '../http/gate/endpoint.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { callerOf } from '../sounds/caller-of.ts';
import { KnownSentencesService } from './known-sentences.service.ts';
import { SentenceMarksService } from './sentence-marks.service.ts';
import { SentenceSoundsService } from './sentence-sounds.service.ts';
import { SentenceTextsService } from './sentence-texts.service.ts';
import { StudySentencesService } from './study-sentences.service.ts';

@Controller()
export class SentencesController {
  constructor(
    private readonly studied: StudySentencesService,
    private readonly sounds: SentenceSoundsService,
    private readonly known: KnownSentencesService,
    private readonly texts: SentenceTextsService,
    private readonly marks: SentenceMarksService,
  ) {}

  @Endpoint(routes.sentences)
  sentences({ visitor, query }: Call<typeof routes.sentences>): Promise<Result<typeof routes.sentences> | Refusal> {
    return this.studied.ofDecks(visitor, query);
  }

  @Endpoint(routes.knownSentences)
  knownSentences(call: Call<typeof routes.knownSentences>): Promise<Result<typeof routes.knownSentences>> {
    return this.known.translationsOf(userOf(call), call.query);
  }

  @Endpoint(routes.newSentences)
  newSentences(call: Call<typeof routes.newSentences>): Promise<Result<typeof routes.newSentences> | Refusal> {
    return this.texts.add(userOf(call), call.body);
  }

  @Endpoint(routes.deleteSentence)
  deleteSentence(call: Call<typeof routes.deleteSentence>): Promise<Result<typeof routes.deleteSentence> | Refusal> {
    return this.texts.delete(userOf(call), call.body.sentence_id);
  }

  @Endpoint(routes.sentenceTranslation)
  sentenceTranslation(
    call: Call<typeof routes.sentenceTranslation>,
  ): Promise<Result<typeof routes.sentenceTranslation> | Refusal> {
    return this.texts.write(userOf(call), call.body, callerOf(call.visitor));
  }

  @Endpoint(routes.sentenceSound)
  sentenceSound({
    params,
    visitor,
  }: Call<typeof routes.sentenceSound>): Promise<Result<typeof routes.sentenceSound> | Refusal> {
    return this.sounds.ofSentence(visitor, params, callerOf(visitor));
  }

  @Endpoint(routes.sentenceCuts)
  sentenceCuts(call: Call<typeof routes.sentenceCuts>): Promise<Result<typeof routes.sentenceCuts> | Refusal> {
    return this.texts.cut(userOf(call), call.body);
  }

  @Endpoint(routes.deleteExtraSentence)
  deleteExtraSentence(
    call: Call<typeof routes.deleteExtraSentence>,
  ): Promise<Result<typeof routes.deleteExtraSentence> | Refusal> {
    return this.texts.deleteExtra(userOf(call), call.body.sentence_id);
  }

  @Endpoint(routes.newHighlight)
  newHighlight(call: Call<typeof routes.newHighlight>): Promise<Result<typeof routes.newHighlight> | Refusal> {
    return this.marks.highlight(userOf(call), call.body);
  }

  @Endpoint(routes.highlightColor)
  highlightColor(call: Call<typeof routes.highlightColor>): Promise<Result<typeof routes.highlightColor> | Refusal> {
    return this.marks.recolour(userOf(call), call.body.highlight_id, call.body.new_color);
  }

  @Endpoint(routes.deleteHighlight)
  deleteHighlight(call: Call<typeof routes.deleteHighlight>): Promise<Result<typeof routes.deleteHighlight> | Refusal> {
    return this.marks.unhighlight(userOf(call), call.body.highlight_id);
  }

  @Endpoint(routes.newSentenceImage)
  newSentenceImage(
    call: Call<typeof routes.newSentenceImage>,
  ): Promise<Result<typeof routes.newSentenceImage> | Refusal> {
    return this.marks.addImage(userOf(call), call.body);
  }

  @Endpoint(routes.deleteSentenceImage)
  deleteSentenceImage(
    call: Call<typeof routes.deleteSentenceImage>,
  ): Promise<Result<typeof routes.deleteSentenceImage> | Refusal> {
    return this.marks.removeImage(userOf(call), call.body.sentence_image_id);
  }

  @Endpoint(routes.sentenceImageHighlight)
  sentenceImageHighlight(
    call: Call<typeof routes.sentenceImageHighlight>,
  ): Promise<Result<typeof routes.sentenceImageHighlight> | Refusal> {
    return this.marks.highlightImage(userOf(call), call.body.sentence_image_id, call.body.highlight);
  }

  @Endpoint(routes.sentenceImageText)
  sentenceImageText(
    call: Call<typeof routes.sentenceImageText>,
  ): Promise<Result<typeof routes.sentenceImageText> | Refusal> {
    return this.marks.writeImage(userOf(call), call.body.sentence_image_id, call.body.text);
  }
}
