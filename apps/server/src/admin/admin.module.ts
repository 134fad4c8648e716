import { Module } from '@nestjs/common';
import { AdminController } from './admin.controller.ts';
import { EntriesService } from './entries.service.ts';

@Module({ controllers: [AdminController], providers: [EntriesService] })
export class AdminModule {}
