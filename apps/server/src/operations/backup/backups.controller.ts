import type { BackupState } from '@lexiroom/contracts/admin';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../http/gate/endpoint.ts';
import type { Refusal } from '../../refusals/refusal.ts';
import { BackupsService } from './backups.service.ts';

@Controller()
export class BackupsController {
  constructor(private readonly backups: BackupsService) {}

  @Endpoint(routes.adminBackups)
  state(): Promise<BackupState> {
    return this.backups.state();
  }

  @Endpoint(routes.backUp)
  async backUp(): Promise<BackupState | Refusal> {
    return this.backups.backUpNow() ?? this.backups.state();
  }
}
