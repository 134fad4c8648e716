import type { InterfaceLanguage } from '@lexiroom/domain/languages';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { APP_OPTIONS } from '../configuration/base-options.ts';
import { mailHtml } from './mail-html.ts';
import type { MailOptions } from './smtp-options.ts';

/** Milliseconds. */
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** A mail on its way. */
export interface OutgoingMail {
  recipient: string;
  language: InterfaceLanguage;
  subject: string;
  /** Plain text. */
  body: string;
  /** An address where a POST ends mails of this kind, as mail programs offer it beside their sender (RFC 8058). */
  unsubscribe?: string;
}

/** Where mails leave this server: the SMTP server of the settings, if there is one. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  readonly #transporter: Transporter | undefined;
  readonly #from: string;

  constructor(@Inject(APP_OPTIONS) { smtp }: MailOptions) {
    this.#from = smtp?.from ?? '';
    this.#transporter = smtp && createTransport({ url: smtp.url, ...limits });
  }

  /** Whether mails leave this server at all. */
  get isConfigured(): boolean {
    return this.#transporter !== undefined;
  }

  /** Hands a mail to the SMTP server. @throws when that cannot be reached, or refuses it. */
  async send({ recipient, language, subject, body, unsubscribe }: OutgoingMail): Promise<void> {
    if (!this.#transporter) throw new Error('No SMTP server is named');
    await this.#transporter.sendMail({
      from: { name: 'Lexiroom', address: this.#from },
      // The address is given as an object, since a text with commas would be read as several addresses.
      to: { name: '', address: recipient },
      subject,
      text: body,
      html: mailHtml(body, language),
      // Asks mail servers not to answer by themselves, as with a notice of absence.
      headers: {
        'auto-submitted': 'auto-generated',
        ...(unsubscribe === undefined
          ? {}
          : { 'list-unsubscribe': `<${unsubscribe}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' }),
      },
    });
  }

  onApplicationShutdown(): void {
    this.#transporter?.close();
  }
}
