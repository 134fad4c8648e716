import { type GroupFilter, questionerLogic, type QuestionerStart } from '@lexiroom/domain/study/questioner';
import { type ActorRefFrom, createActor } from 'xstate';
import { readOfSession, rememberOfSession } from '../../browser/stored-values.ts';

export type QuestionerActor = ActorRefFrom<typeof questionerLogic>;

const running = new Map<number, QuestionerActor>();

addEventListener('forget_pupils', () => {
  for (const questioner of running.values()) questioner.send({ type: 'ROSTER', students: [] });
});

/**
 * The questioner of a class, one as long as the page lasts, whatever is studied. What a reload must not lose is kept in
 * this tab: the group, the cycle and how often students were asked; no names, and not who was removed.
 */
export function questionerOf(class_id: number): QuestionerActor {
  const before = running.get(class_id);
  if (before) return before;
  const questioner = createActor(questionerLogic, { input: keptOf(class_id) });
  questioner.subscribe(({ context: { group, chosen, roster } }) => {
    const asked = roster.filter((student) => student.asked > 0).map((student) => [student.student_id, student.asked]);
    rememberOfSession(`questioner-${class_id}`, JSON.stringify({ group, chosen, asked }));
  });
  running.set(class_id, questioner.start());
  return questioner;
}

/** What was kept, as far as it can be read. */
function keptOf(class_id: number): QuestionerStart {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const kept = parsed(readOfSession(`questioner-${class_id}`));
  const groups: readonly GroupFilter[] = ['first', 'second'];
  return {
    group: groups.find((group) => group === kept.group) ?? 'all',
    chosen: listOf(kept.chosen).filter((student_id) => typeof student_id === 'number'),
    asked: listOf(kept.asked).flatMap((pair) => {
      const [student_id, asked] = listOf(pair);
      return typeof student_id === 'number' && typeof asked === 'number' ? [{ student_id, asked }] : [];
    }),
    seed,
  };
}

function parsed(kept: string | null): Partial<Record<'group' | 'chosen' | 'asked', unknown>> {
  try {
    return (JSON.parse(kept ?? '{}') ?? {}) as object;
  } catch {
    return {};
  }
}

const listOf = (kept: unknown): readonly unknown[] => (Array.isArray(kept) ? kept : []);
