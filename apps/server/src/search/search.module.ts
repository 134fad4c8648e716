import { Module } from '@nestjs/common';
import { SearchCleanup } from './nightly-cleanup.ts';
import { SearchController } from './search.controller.ts';
import { SearchService } from './search.service.ts';

@Module({ controllers: [SearchController], providers: [SearchService, SearchCleanup] })
export class SearchModule {}
