import type { SessionState } from '@lexiroom/domain/live-session';
import { linkedStudent, linkedUser } from '../classroom.ts';
import { promise } from '../broken.ts';
import type { Room } from '../room.ts';
import { countedAnswers } from './counted.ts';

/**
 * What was answered counts for the class, for the student who sits there by now, and for whoever joined the class as them,
 * as long as its question counts: whatever was taken back, and whoever was said to sit there before. When the words fall
 * due follows from that, which doctor computes.
 */
export async function checkSchedules({ live, classroom }: Room, state: SessionState): Promise<void> {
  const { live_id } = live;
  const expected: string[] = [];
  for (const [question, answers] of countedAnswers(state, await classroom.server.log.answers(live_id))) {
    for (const { seat_id, correct } of answers) {
      const student_id = state.seats.get(seat_id)!.student_id;
      if (student_id === null) continue;
      const schedules = ['class:1', `student:${student_id}`];
      if (student_id === linkedStudent) schedules.push(`person:${linkedUser}`);
      expected.push(...schedules.map((schedule) => `${schedule} ${question} of ${seat_id} ${correct}`));
    }
  }
  const { rows } = await classroom.database.pool.query<{ copy: string }>(
    `select concat(schedule, ' ', question, ' of ', seat_id, ' ', is_correct::text) as copy from answers copy
     where live_id = $1 and schedule not like 'live:%' and voids is null and not exists (
       select 1 from answers later where later.schedule = copy.schedule and later.voids = copy.answer_id)`,
    [live_id],
  );
  const [should, is] = [
    expected.toSorted().join('; '),
    rows
      .map(({ copy }) => copy)
      .toSorted()
      .join('; '),
  ];
  promise(should === is, `these answers count: ${is}; the log says: ${should}`);
}
