import type { Result } from '@lexiroom/contracts/http';
import type { Reminders } from '@lexiroom/contracts/reminders';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint, userOf } from '../http/gate/endpoint.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { OwnReminders } from './own-reminders.ts';
import { ReminderDevices } from './push/devices.ts';

@Controller()
export class RemindersController {
  constructor(
    private readonly own: OwnReminders,
    private readonly devices: ReminderDevices,
  ) {}

  @Endpoint(routes.reminders)
  reminders(call: Call<typeof routes.reminders>): Promise<Reminders> {
    return this.own.show(userOf(call));
  }

  @Endpoint(routes.changeReminders)
  changeReminders(call: Call<typeof routes.changeReminders>): Promise<Reminders | Refusal> {
    return this.own.change(userOf(call), call.body);
  }

  @Endpoint(routes.newReminderDevice)
  newReminderDevice(call: Call<typeof routes.newReminderDevice>): Promise<Reminders | Refusal> {
    return this.devices.add(userOf(call), call.body);
  }

  @Endpoint(routes.deleteReminderDevice)
  deleteReminderDevice(call: Call<typeof routes.deleteReminderDevice>): Promise<Reminders | Refusal> {
    return this.devices.remove(userOf(call), call.body.subscription_id);
  }

  @Endpoint(routes.unsubscribe)
  unsubscribe(call: Call<typeof routes.unsubscribe>): Promise<Result<typeof routes.unsubscribe> | Refusal> {
    return this.own.unsubscribe(call.params.token);
  }
}
