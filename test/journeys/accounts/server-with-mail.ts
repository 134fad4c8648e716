import type { Page } from '@playwright/test';
import { type LocalGoogle, localGoogle } from '../../../apps/server/src/accounts/oauth/local-google.fixture.ts';
import { type Arrived, Mailbox } from '../../../apps/server/src/mail/mailbox.fixture.ts';
import { ServerProcess } from '../../bots/server-process.ts';
import { password } from './person.ts';

/** A server with mail and with Google, both of them real, on this machine. */
export interface School {
  url: string;
  mailbox: Mailbox;
  google: LocalGoogle;
  /** Of its database. */
  databaseUrl(): Promise<string>;
  close(): Promise<void>;
}

export async function openSchool(): Promise<School> {
  const [mailbox, google] = await Promise.all([Mailbox.open(), localGoogle()]);
  const { clientId, clientSecret, issuer } = google.options;
  const server = await ServerProcess.start((url) => ({
    PUBLIC_URL: url,
    SMTP_URL: mailbox.url,
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
    GOOGLE_ISSUER: issuer,
  }));
  return {
    url: server.url,
    mailbox,
    google,
    databaseUrl: () => server.databaseUrl(),
    close: async () => void (await Promise.all([server.stop(), mailbox.close(), google.close()])),
  };
}

export async function logIn(page: Page, username: string, typed = password): Promise<void> {
  await page.getByLabel('Username or e-mail').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** The path that the link in a mail leads to. */
export function pathIn({ text }: Arrived): string {
  const [address] = /https?:\/\/\S+/.exec(text ?? '') ?? [];
  if (!address) throw new Error(`There is no link in: ${text}`);
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** Goes on by Tab until something with this name has the focus, and gives it. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const shown = await page.evaluate(() => {
      const { activeElement } = document;
      const labels = activeElement instanceof HTMLInputElement ? [...(activeElement.labels ?? [])] : [];
      return activeElement?.getAttribute('aria-label') ?? labels[0]?.textContent ?? activeElement?.textContent ?? '';
    });
    if (typeof name === 'string' ? shown === name : name.test(shown)) return;
  }
  throw new Error(`The Tab key never came to ${name}`);
}
