import { Module } from '@nestjs/common';
import { ImageSearchController } from './image-search.controller.ts';
import { ImageSearchService } from './image-search.service.ts';

@Module({ controllers: [ImageSearchController], providers: [ImageSearchService] })
export class ImageSearchModule {}
