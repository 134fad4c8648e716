import type { Result } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint, userOf } from '../../http/gate/endpoint.ts';
import type { Refusal } from '../../refusals/refusal.ts';
import { MergingService } from './merging.service.ts';

@Controller()
export class MergingController {
  constructor(private readonly merging: MergingService) {}

  @Endpoint(routes.mergeStudents)
  mergeStudents(call: Call<typeof routes.mergeStudents>): Promise<Result<typeof routes.mergeStudents> | Refusal> {
    return this.merging.merge(userOf(call), call.body);
  }

  @Endpoint(routes.undoMerge)
  undoMerge(call: Call<typeof routes.undoMerge>): Promise<Result<typeof routes.undoMerge>> {
    return this.merging.undo(userOf(call), call.body.merge_id);
  }
}
