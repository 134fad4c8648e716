import { classNameLimits } from '@lexiroom/domain/classes';
import { z } from 'zod/mini';
import { SenderMadeId } from '../ids/index.ts';
import { ShownName } from '../names/index.ts';
import { lastId } from '../numbers/index.ts';
import { SharedItem } from './sharing.ts';
import { JoinRequest, RosterStudent, StudentMerge } from './students.ts';

const Id = z.int().check(z.gte(1), z.lte(lastId));

/** The name of a class: 1 to 60 characters. */
export const ClassName = ShownName({
  most: classNameLimits.class,
  tooLong: `A name can have up to ${classNameLimits.class} characters`,
});

/** A class of a teacher, as lists show it (decisions section 6). */
export const ClassRow = z.object({
  class_id: z.int(),
  class_name: z.string(),
  archived: z.boolean(),
  student_count: z.int(),
  /** Who asks to be let in. */
  request_count: z.int(),
  item_count: z.int(),
  rev: z.int(),
});
export type ClassRow = z.infer<typeof ClassRow>;

/** All of a class that its page shows, but for what it has learned. For its teacher alone. */
export const ClassDetails = z.object({
  ...ClassRow.shape,
  /** Null: nobody can join at the moment. */
  join_code: z.nullable(z.string()),
  /** Where the code is typed, at an address that phones reach; with a stroke and the code behind it it opens the class. */
  join_address: z.string(),
  asks_first: z.boolean(),
  students: z.array(RosterStudent),
  requests: z.array(JoinRequest),
  /** Merges that can be undone, newest first. */
  merges: z.array(StudentMerge),
  items: z.array(SharedItem),
});
export type ClassDetails = z.infer<typeof ClassDetails>;

/** Search for a list of classes: those in the archive, or the others. */
export const InArchive = z.strictObject({ archived: z.enum(['true', 'false']) });

export const NewClass = z.strictObject({
  class_name: ClassName,
  /** Its students come along, in their groups, without their answers and accounts: a class of last year. */
  copy_of: z.optional(Id),
  command_id: z.optional(SenderMadeId),
});

export const ChangeClass = z.strictObject({
  class_id: Id,
  class_name: z.optional(ClassName),
  archived: z.optional(z.boolean()),
  asks_first: z.optional(z.boolean()),
  /** The `rev` that was seen; when it is stale, nothing is changed. */
  rev: z.optional(z.int()),
});

export const OneClass = z.strictObject({ class_id: Id });
