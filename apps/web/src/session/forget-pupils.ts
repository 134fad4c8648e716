import type { Query, QueryClient } from '@tanstack/react-query';
import { readOfSession } from '../browser/stored-values.ts';

/** The queries in whose answers pupils are named, by the first word of their keys. */
const naming: ReadonlySet<unknown> = new Set([
  'class', 'my_classes', 'open_class', 'students', 'class_statistics', 'student_history',
]); // prettier-ignore
const namesPupils = ({ queryKey: [name] }: Query): boolean => naming.has(name);

/**
 * Lets go of all names of pupils, as whoever could read them is logged in no more: logged out in this tab or another, or
 * their session was ended elsewhere. A page that shows names asks for them again, and is refused. Lists that this user has
 * not added yet stay; undefined: a visitor. What remembers names by itself hears the event `forget_pupils` of the window.
 */
export function forgetPupils(cache: QueryClient, user_id: number | undefined): void {
  forgetPastedStudents(user_id);
  cache.removeQueries({ type: 'inactive', predicate: namesPupils });
  void cache.resetQueries({ predicate: namesPupils });
  // What was sent may hold names as well; what is still under way ends by itself.
  const sent = cache.getMutationCache();
  for (const mutation of sent.getAll()) if (mutation.state.status !== 'pending') sent.remove(mutation);
  dispatchEvent(new Event('forget_pupils'));
}

/** The lists of students in this tab that are not of this user; undefined: a visitor. */
function forgetPastedStudents(but_of: number | undefined): void {
  const whose = readOfSession('pasted-students-of');
  if (whose === null || whose === String(but_of)) return;
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith('pasted-students-')) sessionStorage.removeItem(name);
}
