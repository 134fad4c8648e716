import type { ImageRowEntry } from '@lexiroom/contracts/library';
import type { Result } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint, userOf } from '../../http/gate/endpoint.ts';
import type { Refusal } from '../../refusals/refusal.ts';
import { TranslationsService } from './translations.service.ts';
import { UntranslatedService } from './untranslated.service.ts';

@Controller()
export class TranslationsController {
  constructor(
    private readonly translations: TranslationsService,
    private readonly gaps: UntranslatedService,
  ) {}

  @Endpoint(routes.addTranslations)
  add(call: Call<typeof routes.addTranslations>): Promise<Result<typeof routes.addTranslations> | Refusal> {
    return this.translations.add(userOf(call), call.body);
  }

  @Endpoint(routes.changeTranslation)
  change(call: Call<typeof routes.changeTranslation>): Promise<Result<typeof routes.changeTranslation> | Refusal> {
    return this.translations.change(userOf(call), call.body);
  }

  @Endpoint(routes.deleteTranslation)
  delete(call: Call<typeof routes.deleteTranslation>): Promise<Result<typeof routes.deleteTranslation> | Refusal> {
    return this.translations.delete(userOf(call), call.body.translation_id, call.body.word_id);
  }

  @Endpoint(routes.untranslated)
  untranslated(call: Call<typeof routes.untranslated>): Promise<ImageRowEntry[]> {
    const { target_language, source_language } = call.query;
    return this.gaps.search(userOf(call), target_language, source_language);
  }
}
