import type { Result } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint, userOf } from '../../http/gate/endpoint.ts';
import type { Refusal } from '../../refusals/refusal.ts';
import { ReportsService } from './reports.service.ts';

@Controller()
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Endpoint(routes.reportEntry)
  report(call: Call<typeof routes.reportEntry>): Promise<Result<typeof routes.reportEntry> | Refusal> {
    return this.reports.report(userOf(call), call.body, call.visitor.link_key);
  }
}
