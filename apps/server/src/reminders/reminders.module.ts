import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { TodayModule } from '../today/today.module.ts';
import { DueReminders } from './due-reminders.ts';
import { OwnReminders } from './own-reminders.ts';
import { ReminderDevices } from './push/devices.ts';
import { PushSender } from './push/push-sender.ts';
import { ReminderSender } from './reminder-sender.ts';
import { RemindersController } from './reminders.controller.ts';

@Module({
  imports: [AccountsModule, TodayModule],
  controllers: [RemindersController],
  providers: [DueReminders, OwnReminders, PushSender, ReminderDevices, ReminderSender],
})
export class RemindersModule {}
