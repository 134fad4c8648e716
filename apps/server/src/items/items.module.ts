import { Module } from '@nestjs/common';
import { ItemsController } from './items.controller.ts';
import { UserHomeService } from './user-home.service.ts';

@Module({ controllers: [ItemsController], providers: [UserHomeService] })
export class ItemsModule {}
