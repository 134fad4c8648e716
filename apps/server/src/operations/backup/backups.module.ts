import { Module } from '@nestjs/common';
import { BackupsController } from './backups.controller.ts';
import { BackupsService } from './backups.service.ts';

@Module({ controllers: [BackupsController], providers: [BackupsService], exports: [BackupsService] })
export class BackupsModule {}
