import type { Actor, Route, Verdict } from '@lexiroom/contracts/http';
import { access, type RouteName, routes } from '@lexiroom/contracts/routes';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import type { CurrentUser } from './current-user.ts';

const names = new Map<Route, RouteName>(Object.entries(routes).map(([name, route]) => [route, name as RouteName]));
const refusalOf = { 401: 'NOT_LOGGED_IN', 403: 'NOT_ALLOWED', 404: 'NOT_FOUND' } as const;

/**
 * What the table of access says before the thing itself is looked at: refused when nobody that this user can be is let
 * in. Whether they are the owner is for the handler to see.
 */
export function accessRefusal(definition: Route, user: CurrentUser | undefined): Refusal | undefined {
  const name = names.get(definition);
  if (!name) throw new Error(`${definition.method} ${definition.path} is not in the table of routes`);
  const verdicts = actorsOf(user).map((actor) => access[name][actor]);
  const refused = verdicts.filter((verdict): verdict is Exclude<Verdict, 'yes'> => verdict !== 'yes');
  return refused.length === verdicts.length ? refuse(refusalOf[refused[0]!]) : undefined;
}

function actorsOf(user: CurrentUser | undefined): Actor[] {
  if (!user) return ['anonymous'];
  const actors: Actor[] = [user.role === 'teacher' ? 'other_teacher' : 'other_learner', 'owner'];
  return user.is_admin ? [...actors, 'admin'] : actors;
}
