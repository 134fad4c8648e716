import type { Result } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint, userOf } from '../http/gate/endpoint.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { ExportsService } from './exports.service.ts';

@Controller()
export class ExportsController {
  constructor(private readonly exported: ExportsService) {}

  @Endpoint(routes.newExport)
  begin(call: Call<typeof routes.newExport>): Promise<Result<typeof routes.newExport> | Refusal> {
    return this.exported.begin(userOf(call), call.body);
  }

  @Endpoint(routes.exportView)
  view(call: Call<typeof routes.exportView>): Result<typeof routes.exportView> | Refusal {
    return this.exported.view(userOf(call), call.query.export_id);
  }

  @Endpoint(routes.cancelExport)
  cancel(call: Call<typeof routes.cancelExport>): Promise<Result<typeof routes.cancelExport> | Refusal> {
    return this.exported.cancel(userOf(call), call.body.export_id);
  }
}
