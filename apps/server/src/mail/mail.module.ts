import { Global, Module } from '@nestjs/common';
import { Mails } from './mails.ts';
import { Mailer } from './mailer.ts';

/** Mails to users, for every noun that has something to tell them. */
@Global()
@Module({ providers: [Mails, Mailer], exports: [Mails, Mailer] })
export class MailModule {}
