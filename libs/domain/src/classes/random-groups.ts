import { type Random, shuffled } from '../chance/index.ts';
import type { StudentGroup } from './pasted-students.ts';

/**
 * Divides students into two groups by chance, so that either has as many as the other, or one more: which one that is,
 * chance decides as well.
 */
export function dividedAtRandom<Id>(student_ids: readonly Id[], random: Random): Map<Id, StudentGroup> {
  const order = shuffled(student_ids, random);
  const [larger, smaller]: StudentGroup[] = random() < 0.5 ? ['first', 'second'] : ['second', 'first'];
  const half = Math.ceil(order.length / 2);
  return new Map(order.map((student_id, place) => [student_id, place < half ? larger! : smaller!]));
}
