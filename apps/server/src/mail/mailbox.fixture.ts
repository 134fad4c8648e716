import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived, whole. */
export type Arrived = Pick<Email, 'subject' | 'text' | 'html' | 'from' | 'headers'> & { to: string };

/** For specs: a real SMTP server that keeps what it is sent. Close it when done. */
export class Mailbox {
  readonly mails: Arrived[] = [];
  /** While true, mails are refused as by a server that is busy. */
  isBusy = false;
  /** Addresses whose mails are refused in the same way. */
  readonly refused = new Set<string>();
  /** Addresses that there are none of: their mails are refused for good. */
  readonly unknown = new Set<string>();
  #waiting: (() => void)[] = [];
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      if (this.unknown.has(address)) return done(Object.assign(new Error('no such address'), { responseCode: 550 }));
      return done(this.isBusy || this.refused.has(address) ? busy() : null);
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          this.mails.push({ ...mail, to: session.envelope.rcptTo.map(({ address }) => address).join() });
          this.#waiting.splice(0).forEach((look) => look());
          done();
        });
      });
    },
  });

  static async open(): Promise<Mailbox> {
    const mailbox = new Mailbox();
    await new Promise<void>((opened) => mailbox.#server.listen(0, '127.0.0.1', opened));
    return mailbox;
  }

  /** As SMTP_URL names it. */
  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  /** The first mail to an address with these words in its subject, as soon as it is there; it is taken out. */
  async next(to: string, subject: string): Promise<Arrived> {
    for (;;) {
      const index = this.mails.findIndex((mail) => mail.to === to && mail.subject?.includes(subject));
      if (index >= 0) return this.mails.splice(index, 1)[0]!;
      await new Promise<void>((look) => this.#waiting.push(look));
    }
  }

  close(): Promise<void> {
    return new Promise((closed) => this.#server.close(closed));
  }
}

const busy = () => Object.assign(new Error('busy'), { responseCode: 450 });

/** The secret at the end of the link in a mail. */
export const tokenIn = (text: string | undefined): string =>
  /https?:\/\/\S+\/([\w-]{43})(?![\w-])/.exec(text ?? '')![1]!;
