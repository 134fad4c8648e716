import { type APIRequestContext, expect } from '@playwright/test';
import { password } from './person.ts';

/** Logs the admin of the journeys in, who signs up when they are wanted first. */
export async function asAdmin(api: APIRequestContext): Promise<void> {
  const username = 'journeys_admin';
  const data = { username, email: 'admin@journeys.example', password, role: 'teacher' };
  if ((await api.post('/api/signup', { data })).status() === 201) return;
  expect((await api.post('/api/login', { data: { username, password } })).ok()).toBe(true);
}
