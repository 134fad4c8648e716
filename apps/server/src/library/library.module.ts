import { Module } from '@nestjs/common';
import { LibraryNames } from './library-names.ts';
import { LibraryController } from './library.controller.ts';
import { LibraryService } from './library.service.ts';
import { Lookalikes } from './lookalikes.ts';
import { ContentUpdates } from './starter-updates/content-updates.ts';

@Module({
  controllers: [LibraryController],
  providers: [LibraryService, LibraryNames, Lookalikes, ContentUpdates],
  exports: [LibraryNames, Lookalikes],
})
export class LibraryModule {}
