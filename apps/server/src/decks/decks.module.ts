import { Module } from '@nestjs/common';
import { DecksController } from './decks.controller.ts';
import { DecksService } from './decks.service.ts';

@Module({ controllers: [DecksController], providers: [DecksService], exports: [DecksService] })
export class DecksModule {}
