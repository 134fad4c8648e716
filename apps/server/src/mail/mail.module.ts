import { Global, Module } from '@nestjs/common';
import { Mails } from './mails.ts';
import { PostOffice } from './post-office.ts';

/** Mails to users, for every noun that has something to tell them. */
@Global()
@Module({ providers: [Mails, PostOffice], exports: [Mails, PostOffice] })
export class MailModule {}
