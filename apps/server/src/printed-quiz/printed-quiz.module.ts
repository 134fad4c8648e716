import { Module } from '@nestjs/common';
import { MarksService } from './marks.service.ts';
import { PrintedQuizController } from './printed-quiz.controller.ts';
import { PrintedQuizzesService } from './printed-quizzes.service.ts';

@Module({ controllers: [PrintedQuizController], providers: [PrintedQuizzesService, MarksService] })
export class PrintedQuizModule {}
