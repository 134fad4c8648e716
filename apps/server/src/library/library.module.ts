import { Module } from '@nestjs/common';
import { LibraryController } from './library.controller.ts';
import { LibraryService } from './library.service.ts';
import { Lookalikes } from './lookalikes.ts';

@Module({ controllers: [LibraryController], providers: [LibraryService, Lookalikes], exports: [Lookalikes] })
export class LibraryModule {}
