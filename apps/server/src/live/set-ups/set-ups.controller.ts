import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint, userOf } from '../../http/gate/endpoint.ts';
import { SetUpsService } from './set-ups.service.ts';

@Controller()
export class SetUpsController {
  constructor(private readonly setUps: SetUpsService) {}

  @Endpoint(routes.setUps)
  read(call: Call<typeof routes.setUps>) {
    return this.setUps.read(userOf(call).user_id);
  }

  @Endpoint(routes.saveSetUp)
  save(call: Call<typeof routes.saveSetUp>) {
    return this.setUps.save(userOf(call).user_id, call.params.set_up_id, call.body);
  }

  @Endpoint(routes.deleteSetUp)
  delete(call: Call<typeof routes.deleteSetUp>) {
    return this.setUps.delete(userOf(call).user_id, call.params.set_up_id);
  }
}
