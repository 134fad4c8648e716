import type { ClassDetails } from '@lexiroom/contracts/classes';
import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../api/client.ts';
import { refetchAfterChange } from '../../api/query-client.ts';
import { applyChange, type ClassChange } from './class-change.ts';

const keyOf = (class_id: number) => ['class_change', class_id];

/**
 * How a change ended: made, or why not. By then the class has been read anew, as far as that was possible. `undo`: what
 * gives back what ended with the change besides what the page knows itself, such as the link to an account.
 */
export type Outcome = { isDone: true; undo: string | undefined } | { isDone: false; error: unknown };

/**
 * The way to change a class. Changes are sent one after another, in their order; each stays safe to be sent again with the
 * same words, since it bears its own id or says how things are to be.
 */
export function useSendChange(class_id: number): (change: ClassChange) => Promise<Outcome> {
  const cache = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationKey: keyOf(class_id),
    scope: { id: 'class_change' },
    mutationFn: (change: ClassChange) => callServer(class_id, change),
    // The change counts as pending, and is drawn over the older class, until the new one is here.
    onSettled: () => refetchClasses(cache),
  });
  return useCallback(
    async (change) => {
      try {
        return { isDone: true, undo: undoIn(await mutateAsync(change)) };
      } catch (error) {
        return { isDone: false, error };
      }
    },
    [mutateAsync],
  );
}

/** A class as it will be when every change that is under way is made. */
export function useWithPendingChanges(details: ClassDetails | undefined): ClassDetails | undefined {
  const changes = useMutationState({
    filters: { mutationKey: keyOf(details?.class_id ?? 0), status: 'pending' },
    select: ({ state }) => state.variables as ClassChange,
  });
  return details && changes.reduce(applyChange, details);
}

/** Whether a change of this kind is under way. */
export const useIsPending = (class_id: number, type: ClassChange['type']): boolean =>
  useMutationState({
    filters: { mutationKey: keyOf(class_id), status: 'pending' },
    select: ({ state }) => (state.variables as ClassChange).type,
  }).includes(type);

/** After a change: every class that is shown is read anew, its students for whoever questions them, and the lists of classes. */
export async function refetchClasses(cache: QueryClient): Promise<void> {
  void refetchAfterChange(cache, ['classes']);
  void refetchAfterChange(cache, ['item_classes']);
  void refetchAfterChange(cache, ['students']);
  await refetchAfterChange(cache, ['class']);
}

const undoIn = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && 'undo' in answer && typeof answer.undo === 'string'
    ? answer.undo
    : undefined;

/** Tells the server a change, safe to be repeated. Throws what the call throws. */
async function callServer(class_id: number, change: ClassChange): Promise<unknown> {
  switch (change.type) {
    case 'class_changed': {
      const { type: _type, ...fields } = change;
      return api.changeClass({ body: { class_id, ...fields } });
    }
    case 'code_changed':
      return api.changeClassCode({ body: { class_id, action: change.action } });
    case 'students_added':
      return api.newStudents({ body: { class_id, students: [...change.students], command_id: change.command_id } });
    case 'students_grouped':
      return api.changeStudents({ body: { students: [...change.students], command_id: change.command_id } });
    case 'student_renamed': {
      const { student_id, student_name, rev } = change;
      return api.changeStudent({ body: { student_id, student_name, ...(rev !== undefined && { rev }) } });
    }
    case 'student_absent':
      return api.changeStudent({ body: { student_id: change.student_id, is_absent: change.is_absent } });
    case 'student_moved':
      return api.changeStudent({ body: { student_id: change.student_id, class_id: change.to } });
    case 'student_removed':
      return api.deleteStudent({ body: { student_id: change.student_id } });
    case 'student_restored': {
      const { student_id, student_name, group } = change;
      return api.changeStudent({ body: { student_id, student_name, group } });
    }
    case 'students_merged': {
      const { from_student_id, into_student_id } = change;
      return api.mergeStudents({ body: { from_student_id, into_student_id } });
    }
    case 'merge_undone':
      return api.undoMerge({ body: { merge_id: change.merge_id } });
    case 'request_accepted': {
      const { type: _type, ...request } = change;
      return api.acceptRequest({ body: { class_id, ...request } });
    }
    case 'request_refused':
      return api.refuseRequest({ body: { class_id, user_id: change.user_id } });
    case 'link_ended':
      return api.endLink({ body: { class_id, student_id: change.student_id } });
    case 'link_restored':
      return api.restoreLink({ body: { student_id: change.student_id, undo: change.undo } });
    case 'item_shared':
      return api.shareItem({ body: { class_id, item_id: change.item_id } });
    case 'item_unshared':
      return api.unshareItem({ body: { class_id, item_id: change.item_id } });
  }
}
