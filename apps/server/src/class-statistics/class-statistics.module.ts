import { Module } from '@nestjs/common';
import { ClassStatisticsController } from './class-statistics.controller.ts';
import { ClassStatisticsService } from './class-statistics.service.ts';
import { StudentHistoryService } from './student-history.service.ts';

@Module({
  controllers: [ClassStatisticsController],
  providers: [ClassStatisticsService, StudentHistoryService],
})
export class ClassStatisticsModule {}
