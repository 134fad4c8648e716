import type { Environment } from '../configuration/environment.ts';

/** The SMTP server that mails leave through. */
export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password. */
  url: string;
  /** The address that mails come from. */
  from: string;
}

/** How mails leave. */
export interface MailOptions {
  /** The SMTP server that they leave through; they stay in the outbox when absent. */
  smtp?: SmtpOptions;
}

/** The SMTP server that the settings name, if any. */
export function smtpOf({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: Environment): SmtpOptions | undefined {
  if (SMTP_URL === undefined || PUBLIC_URL === undefined) return undefined;
  return { url: SMTP_URL, from: MAIL_FROM ?? `noreply@${new URL(PUBLIC_URL).hostname}` };
}
