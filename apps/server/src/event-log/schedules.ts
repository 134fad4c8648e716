import type { Counting } from '@lexiroom/domain/scheduling';

/** The schedule of somebody with an account: what they learn, wherever they learn it. */
export const personSchedule = (user_id: number): string => `person:${user_id}`;

/** The schedule of the seats of a session that has no class. Nothing falls due in it. */
export const liveSchedule = (live_id: number): string => `live:${live_id}`;

/** Schedules whose words fall due, as a pattern of LIKE; how a day of theirs counts. */
export const dueSchedules: { like: string; counting: Counting } = { like: 'person:%', counting: 'first' };
