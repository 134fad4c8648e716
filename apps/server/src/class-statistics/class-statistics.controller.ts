import type { Result } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint, userOf } from '../http/gate/endpoint.ts';
import type { LargeResponse } from '../http/gate/large-response.ts';
import { ClassStatisticsService } from './class-statistics.service.ts';
import { StudentHistoryService } from './student-history.service.ts';

@Controller()
export class ClassStatisticsController {
  constructor(
    private readonly statistics: ClassStatisticsService,
    private readonly histories: StudentHistoryService,
  ) {}

  @Endpoint(routes.classStatistics)
  classStatistics(call: Call<typeof routes.classStatistics>): Promise<LargeResponse> {
    return this.statistics.matrix(userOf(call), call.params.class_id, call.query);
  }

  @Endpoint(routes.classDecks)
  classDecks(call: Call<typeof routes.classDecks>): Promise<Result<typeof routes.classDecks>> {
    return this.statistics.decks(userOf(call), call.params.class_id);
  }

  @Endpoint(routes.classForgetting)
  classForgetting(call: Call<typeof routes.classForgetting>): Promise<Result<typeof routes.classForgetting>> {
    return this.statistics.forgetting(userOf(call), call.params.class_id, call.query);
  }

  @Endpoint(routes.classLearned)
  classLearned(call: Call<typeof routes.classLearned>): Promise<Result<typeof routes.classLearned>> {
    return this.statistics.learned(userOf(call), call.params.class_id, call.query.id);
  }

  @Endpoint(routes.studentHistory)
  studentHistory(call: Call<typeof routes.studentHistory>): Promise<Result<typeof routes.studentHistory>> {
    return this.histories.read(userOf(call), call.params.student_id, call.query.page);
  }
}
