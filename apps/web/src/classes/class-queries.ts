import { queryOptions } from '@tanstack/react-query';
import { api, statusOf } from '../api/client.ts';

/** Another tab or device may have changed it, or a student asked to be let in: read anew on coming back. */
const alwaysFresh = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;

/**
 * Teacher and students wait for each other in front of their screens: what the others do is looked at anew so often, in
 * milliseconds, while the page is seen.
 */
const waitingMs = 7000;

/** The classes of the teacher who is logged in: those in the archive, or the others. */
export const classesQuery = (isArchive: boolean) =>
  queryOptions({
    queryKey: ['classes', isArchive],
    queryFn: ({ signal }) => api.classes({ params: { archived: isArchive ? 'true' : 'false' } }, signal),
    ...alwaysFresh,
  });

/** All of a class that its page shows. */
export const classQuery = (class_id: number) =>
  queryOptions({
    queryKey: ['class', class_id],
    queryFn: ({ signal }) => api.classDetails({ params: { class_id } }, signal),
    ...alwaysFresh,
  });

/** While students join, it is looked at whether there are more of them. */
export const classBeingJoinedQuery = (class_id: number) =>
  queryOptions({ ...classQuery(class_id), refetchInterval: waitingMs });

/** How often each student of a class was asked in it. */
export const classStudentsQuery = (class_id: number) =>
  queryOptions({
    queryKey: ['students', 'asked', class_id],
    queryFn: ({ signal }) => api.students({ params: { classId: class_id } }, signal),
    ...alwaysFresh,
  });

/** The classes that whoever is logged in is a student of, or waits for, with the decks that are shared with them. */
export const myClassesQuery = queryOptions({
  queryKey: ['my_classes'],
  queryFn: ({ signal }) => api.myClasses(undefined, signal),
  // Whoever waits sees when they are let in.
  refetchInterval: ({ state }) => state.data?.some(({ student_name }) => student_name === null) && waitingMs,
  ...alwaysFresh,
});

/** What whoever has a join code sees of its class. A code that opens nothing stays so: it is not tried again. */
export const openClassQuery = (code: string) =>
  queryOptions({
    queryKey: ['open_class', code],
    queryFn: ({ signal }) => api.openClass({ params: { code } }, signal),
    retry: (failures, error) => failures < 1 && statusOf(error) === 0,
    ...alwaysFresh,
  });

/** The classes with which items of one's own are shared themselves; a folder above them may be shared as well. */
export const itemClassesQuery = (item_ids: number[]) =>
  queryOptions({
    queryKey: ['item_classes', ...item_ids],
    queryFn: ({ signal }) => api.itemClasses({ query: { id: item_ids } }, signal),
    ...alwaysFresh,
  });
