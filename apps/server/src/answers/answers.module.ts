import { Module } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL } from '../database/pool.ts';
import { SoloLog } from '../event-log/scheduled-answers.ts';
import { AnswersController } from './answers.controller.ts';
import { AnswersService } from './answers.service.ts';
import { UndoneAnswersService } from './undone-answers.service.ts';

@Module({
  controllers: [AnswersController],
  providers: [
    AnswersService,
    UndoneAnswersService,
    { provide: SoloLog, inject: [DATABASE_POOL], useFactory: (pool: pg.Pool) => new SoloLog(pool) },
  ],
  exports: [AnswersService],
})
export class AnswersModule {}
