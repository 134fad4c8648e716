import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts.module.ts';
import { DeletionController } from './deletion.controller.ts';
import { DeletionService } from './deletion.service.ts';

@Module({ imports: [AccountsModule], controllers: [DeletionController], providers: [DeletionService] })
export class DeletionModule {}
