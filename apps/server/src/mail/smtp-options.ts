/** The SMTP server that mails leave through. */
export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password. */
  url: string;
  /** The address that mails come from. */
  from: string;
}
