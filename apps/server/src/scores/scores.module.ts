import { Module } from '@nestjs/common';
import { RoundsService } from './rounds.service.ts';
import { ScoreboardService } from './scoreboard.service.ts';
import { ScoresController } from './scores.controller.ts';

@Module({ controllers: [ScoresController], providers: [RoundsService, ScoreboardService] })
export class ScoresModule {}
