import { Module } from '@nestjs/common';
import { TranslationsController } from './translations.controller.ts';
import { TranslationsService } from './translations.service.ts';
import { UntranslatedService } from './untranslated.service.ts';

@Module({ controllers: [TranslationsController], providers: [TranslationsService, UntranslatedService] })
export class TranslationsModule {}
