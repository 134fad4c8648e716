import { Module } from '@nestjs/common';
import { TreeModule } from '../items/tree/tree.module.ts';
import { PicturesModule } from '../library/pictures/pictures.module.ts';
import { SoundsModule } from '../sounds/sounds.module.ts';
import { ApplyImport } from './applying/apply-import.ts';
import { ImportMedia } from './applying/import-media.ts';
import { KnownPictures } from './applying/known-pictures.ts';
import { TakeAway } from './applying/take-away.ts';
import { ImportsController } from './imports.controller.ts';
import { ImportsService } from './imports.service.ts';
import { FileThreads } from './reading/file-threads.ts';
import { ImportRunner } from './running/import-runner.ts';
import { LookThroughImport } from './running/look-through-import.ts';
import { OldImports } from './running/old-imports.ts';
import { ImportFiles } from './store/import-files.ts';

/** Decks that are made of files of other programs. */
@Module({
  imports: [TreeModule, PicturesModule, SoundsModule],
  controllers: [ImportsController],
  providers: [
    ImportsService,
    ImportFiles,
    FileThreads,
    LookThroughImport,
    ImportMedia,
    KnownPictures,
    ApplyImport,
    TakeAway,
    ImportRunner,
    OldImports,
  ],
  exports: [ImportsService],
})
export class ImportsModule {}
