import { Problem } from '@lexiroom/contracts/errors';
import { pathOf } from '@lexiroom/contracts/endpoints';
import { type Actor, actors, type Route } from '@lexiroom/contracts/http';
import { access, type RouteName, routes } from '@lexiroom/contracts/routes';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { endpointsOf } from '../../apps/server/src/http/gate/endpoints.fixture.ts';
import { Person } from '../bots/person.ts';
import { fixtures, makeWorld, type World } from './matrix.fixtures.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
}, 30_000);
afterAll(() => world.server.close());

const names = Object.keys(routes) as RouteName[];
const cells = names.flatMap((name) => actors.map((actor) => [name, actor, access[name]?.[actor]] as const));
/** After these the caller is somebody else. */
const changesWhoOneIs: RouteName[] = [
  'signUp',
  'logIn',
  'logOut',
  'changePassword',
  'changeUsername',
  'changeEmail',
  'oauthCallback',
  'selectUsername',
  'linkIdentity',
  'deleteUser',
];
const codes = { 401: 'NOT_LOGGED_IN', 403: 'NOT_ALLOWED', 404: 'NOT_FOUND' } as const;
let calls = 0;

async function callerOf(name: RouteName, actor: Actor): Promise<Person> {
  if (!changesWhoOneIs.includes(name) || actor === 'anonymous') return world.people[actor];
  return Person.signedUp(world.server.url, actor === 'other_learner' ? 'learner' : 'teacher');
}

async function call(name: RouteName, caller: Person): Promise<{ status: number; body: unknown }> {
  const definition: Route = routes[name];
  const { params, query, body, cookie } = await fixtures[name](world, `matrix-${++calls}`);
  const search = new URLSearchParams(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]));
  const response = await fetch(`${caller.url}/api${pathOf(definition, params)}?${search.toString()}`, {
    method: definition.method,
    headers: {
      cookie: [caller.cookie, cookie].filter(Boolean).join('; '),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

describe('S20 every route lets in whom the table of access says, and nobody else', () => {
  test.each(cells)(
    '%s · %s: %s',
    async (name, actor, verdict) => {
      const { status, body } = await call(name, await callerOf(name, actor));
      const definition: Route = routes[name];
      if (verdict === 'yes') {
        expect({ status, body }).toMatchObject({ status: definition.status ?? 200 });
        // S26: nothing but what its schema declares.
        expect(definition.response.parse(body)).toEqual(body);
      } else {
        expect(status).toBe(verdict);
        expect(Problem.parse(body).code).toBe(codes[verdict]);
      }
    },
    30_000,
  );

  test.each(names)('%s has a fixture and a line of access for everybody', (name) => {
    expect(fixtures[name]).toBeInstanceOf(Function);
    expect(Object.keys(access[name]).toSorted()).toEqual([...actors].toSorted());
  });
});

const written = (definition: Route) => `${definition.method} /api${definition.path}`;

describe('S61 the table of routes, the handlers and the documentation are the same', () => {
  test('every route has its handler, and every handler its route', () => {
    const endpoints = endpointsOf(world.server.app);
    expect(endpoints.toSorted()).toEqual(Object.values(routes).map(written).toSorted());
  });

  test('the documentation lists all of them', async () => {
    const response = await fetch(`${world.server.url}/api/docs-json`);
    const { paths } = (await response.json()) as { paths: Record<string, Record<string, unknown>> };
    const listed = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(listed.toSorted()).toEqual(Object.values(routes).map(written).toSorted());
  });
});
