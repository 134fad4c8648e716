import type { Result } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint, userOf } from '../http/gate/endpoint.ts';
import { ExportService } from './export.service.ts';

@Controller()
export class ExportController {
  constructor(private readonly data: ExportService) {}

  @Endpoint(routes.exportData)
  read(call: Call<typeof routes.exportData>): Promise<Result<typeof routes.exportData>> {
    return this.data.read(userOf(call).user_id);
  }
}
