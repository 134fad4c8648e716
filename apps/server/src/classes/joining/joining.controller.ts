import type { Result } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint, userOf } from '../../http/gate/endpoint.ts';
import type { Refusal } from '../../refusals/refusal.ts';
import { JoinCodesService } from './join-codes.service.ts';
import { JoinRequestsService } from './join-requests.service.ts';
import { JoiningService } from './joining.service.ts';
import { MyClassesService } from './my-classes.service.ts';

@Controller()
export class JoiningController {
  constructor(
    private readonly codes: JoinCodesService,
    private readonly doors: JoiningService,
    private readonly requests: JoinRequestsService,
    private readonly joined: MyClassesService,
  ) {}

  @Endpoint(routes.changeClassCode)
  changeClassCode(call: Call<typeof routes.changeClassCode>): Promise<Result<typeof routes.changeClassCode>> {
    return this.codes.change(userOf(call), call.body);
  }

  @Endpoint(routes.openClass)
  openClass(call: Call<typeof routes.openClass>): Promise<Result<typeof routes.openClass> | Refusal> {
    return this.doors.look(userOf(call), call.params.code);
  }

  @Endpoint(routes.joinClass)
  joinClass(call: Call<typeof routes.joinClass>): Promise<Result<typeof routes.joinClass> | Refusal> {
    return this.doors.join(userOf(call), call.body);
  }

  @Endpoint(routes.acceptRequest)
  acceptRequest(call: Call<typeof routes.acceptRequest>): Promise<Result<typeof routes.acceptRequest> | Refusal> {
    return this.requests.accept(userOf(call), call.body);
  }

  @Endpoint(routes.refuseRequest)
  refuseRequest(call: Call<typeof routes.refuseRequest>): Promise<Result<typeof routes.refuseRequest>> {
    return this.requests.refuse(userOf(call), call.body);
  }

  @Endpoint(routes.endLink)
  endLink(call: Call<typeof routes.endLink>): Promise<Result<typeof routes.endLink>> {
    const { class_id, student_id } = call.body;
    if (student_id === undefined) return this.doors.leave(userOf(call), class_id);
    return this.requests.unlink(userOf(call), class_id, student_id);
  }

  @Endpoint(routes.restoreLink)
  restoreLink(call: Call<typeof routes.restoreLink>): Promise<Result<typeof routes.restoreLink> | Refusal> {
    return this.requests.restoreLink(userOf(call), call.body);
  }

  @Endpoint(routes.myClasses)
  myClasses(call: Call<typeof routes.myClasses>): Promise<Result<typeof routes.myClasses>> {
    return this.joined.list(userOf(call));
  }
}
