import { Module } from '@nestjs/common';
import { ForgottenWords } from './forgotten-words.ts';
import { SearchController } from './search.controller.ts';
import { SearchService } from './search.service.ts';

@Module({ controllers: [SearchController], providers: [SearchService, ForgottenWords] })
export class SearchModule {}
