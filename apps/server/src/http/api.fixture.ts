import { endpoints } from '@lexiroom/contracts/endpoints';
import { type Client, createClient } from '@lexiroom/contracts/http';
import type { routes } from '@lexiroom/contracts/routes';
import { Browser } from './browser.fixture.ts';

/** Somebody with an account, and every call as a function. A refused call throws `ApiError`. */
export interface Member {
  username: string;
  user_id: number;
  root_id: number;
  api: Client<typeof routes>;
  browser: Browser;
}

let members = 0;

/** For specs: signs somebody new up at the server. */
export async function newMember(url: string): Promise<Member> {
  const browser = new Browser(url);
  const username = `member-${++members}`;
  const { status, body } = await browser.signUp(username);
  if (status !== 201) throw new Error(`${username} could not sign up: ${JSON.stringify(body)}`);
  const api = createClient<typeof routes>(endpoints, {
    baseUrl: `${url}/api`,
    headers: () => ({ cookie: browser.cookie }),
  });
  const { user_id, root_id } = await api.loggedInUser();
  return { username, user_id, root_id, api, browser };
}

/** What a call that is refused is rejected with. */
export const refused = (status: number, code: string, params: object = {}): object => ({
  status,
  problem: { code, ...(Object.keys(params).length > 0 ? { params } : {}) },
});
