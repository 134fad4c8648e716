import { Module } from '@nestjs/common';
import { TreeModule } from '../items/tree/tree.module.ts';
import { CloneService } from './clone.service.ts';
import { CopiesController } from './copies.controller.ts';
import { CopyService } from './copy.service.ts';
import { WordDecksService } from './word-decks.service.ts';

@Module({
  imports: [TreeModule],
  controllers: [CopiesController],
  providers: [CopyService, CloneService, WordDecksService],
  exports: [WordDecksService],
})
export class CopiesModule {}
