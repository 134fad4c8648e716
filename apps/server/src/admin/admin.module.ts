import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { PicturesModule } from '../library/pictures/pictures.module.ts';
import { AdminController } from './admin.controller.ts';
import { CountsService } from './counts.service.ts';
import { EntriesService } from './entries.service.ts';
import { MessagesAndMailsService } from './messages-and-mails.service.ts';
import { UsersService } from './users.service.ts';

@Module({
  imports: [AccountsModule, PicturesModule],
  controllers: [AdminController],
  providers: [CountsService, EntriesService, MessagesAndMailsService, UsersService],
})
export class AdminModule {}
