import { type APIRequestContext, expect } from '@playwright/test';

export const password = 'a violet sun 42';

/** A name that nobody has yet, as long as a name may be: the journeys share one server. */
export const newName = (beginning = 'a_') =>
  `${beginning}${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`.slice(0, 20);
/** An address as long as those of schools are: it has to fit a phone. */
export const emailOf = (username: string) => `${username}@secondary-school-by-the-lake.example`;

export interface Person {
  username?: string;
  email?: string;
  role?: 'teacher' | 'learner';
  time_zone?: string;
}

/** Somebody new, logged in where the calls come from; gives their name. */
export async function signUp(api: APIRequestContext, person: Person = {}): Promise<string> {
  const { username = newName(), role = 'teacher', time_zone = 'Europe/Madrid' } = person;
  const { email = emailOf(username) } = person;
  const data = { username, email, password, role, time_zone };
  expect((await api.post('/api/signup', { data })).status()).toBe(201);
  return username;
}
