import { z } from 'zod/mini';
import {
  AcceptRequest,
  ChangeClass,
  ChangeClassCode,
  ChangedSharing,
  ChangeSharing,
  ChangeStudent,
  ChangeStudents,
  ClassCode,
  ClassDetails,
  ClassItem,
  ClassRow,
  ClassStudents,
  EndedLink,
  EndLink,
  InArchive,
  ItemClasses,
  ItemsAsked,
  JoinClass,
  JoinCode,
  JoinedClass,
  JoinedClassDecks,
  MergeStudents,
  NewClass,
  NewStudents,
  OneClass,
  OneMerge,
  OneStudent,
  OpenClass,
  RefuseRequest,
  RestoreLink,
  RosterStudent,
  SharedItem,
  StudentMerge,
} from '../classes/index.ts';
import { endpoints } from '../endpoints/index.ts';
import { route } from '../http/index.ts';
import { Done, Id } from './done-and-id.ts';

const perMade = { name: 'classes', points: 600, seconds: 3600, by: 'caller' } as const;

/**
 * Codes that open no class, at both calls that take one. What an account tries keeps nobody else out. Whoever has the right
 * code and hears that a student is taken has guessed nothing.
 */
const perWrongCode = { name: 'class_codes', points: 30, seconds: 3600, by: 'caller', counts: ['NOT_FOUND'] } as const;

/** Enough for pressing wrong and for classes of a whole school; not for going from student to student as a game. */
const perJoin = { name: 'class_joins', points: 100, seconds: 3600, by: 'caller' } as const;

/** The calls about classes and their students (specification 2 section 7; decisions section 6). */
export const classesRoutes = {
  classes: route({
    ...endpoints.classes,
    summary: 'The caller’s classes: those in the archive, or the others',
    params: InArchive,
    response: z.array(ClassRow),
  }),
  newClass: route({
    ...endpoints.newClass,
    summary: 'Make a class, empty or with the students of another one',
    body: NewClass,
    response: ClassRow,
    status: 201,
    limits: [perMade],
  }),
  changeClass: route({
    ...endpoints.changeClass,
    summary: 'Name a class, put it into the archive or take it out, let students in by themselves or not',
    body: ChangeClass,
    response: ClassRow,
  }),
  deleteClass: route({
    ...endpoints.deleteClass,
    summary: 'Delete a class with its students; what they answered stays without them',
    body: OneClass,
    response: Done,
  }),
  classDetails: route({
    ...endpoints.classDetails,
    summary: 'A class with its students, requests, merges and shared items',
    params: z.strictObject({ class_id: Id }),
    response: ClassDetails,
  }),
  newStudents: route({
    ...endpoints.newStudents,
    summary: 'Add students to a class, all or none',
    body: NewStudents,
    response: z.array(RosterStudent),
    status: 201,
    limits: [perMade],
  }),
  changeStudent: route({
    ...endpoints.changeStudent,
    summary: 'Name, group or absence of a student, or another class; a removed one comes back by a name',
    body: ChangeStudent,
    response: RosterStudent,
  }),
  changeStudents: route({
    ...endpoints.changeStudents,
    summary: 'Change many students as one change, all or none',
    body: ChangeStudents,
    response: z.array(RosterStudent),
  }),
  deleteStudent: route({
    ...endpoints.deleteStudent,
    summary: 'Remove a student: what they answered stays, without the name',
    body: OneStudent,
    response: EndedLink,
  }),
  students: route({
    ...endpoints.students,
    summary: 'The students of a class, to ask questions',
    params: z.strictObject({ classId: Id }),
    response: ClassStudents,
  }),
  mergeStudents: route({
    ...endpoints.mergeStudents,
    summary: 'Make the answers of two students of a class one history',
    body: MergeStudents,
    response: StudentMerge,
    status: 201,
  }),
  undoMerge: route({
    ...endpoints.undoMerge,
    summary: 'Make what was merged two students again',
    body: OneMerge,
    response: Done,
  }),
  changeClassCode: route({
    ...endpoints.changeClassCode,
    summary: 'Give a class another join code, which ends the one before, or take it away',
    body: ChangeClassCode,
    response: ClassCode,
    limits: [perMade],
  }),
  openClass: route({
    ...endpoints.openClass,
    summary: 'What whoever has the join code of a class sees of it',
    params: z.strictObject({ code: JoinCode }),
    response: OpenClass,
    limits: [perWrongCode],
  }),
  joinClass: route({
    ...endpoints.joinClass,
    summary: 'Join a class by its code as a student of the list, or ask to be let in',
    body: JoinClass,
    response: JoinedClass,
    limits: [perWrongCode, perJoin],
  }),
  acceptRequest: route({
    ...endpoints.acceptRequest,
    summary: 'Let somebody in who asks',
    body: AcceptRequest,
    response: RosterStudent,
  }),
  refuseRequest: route({
    ...endpoints.refuseRequest,
    summary: 'Do not let somebody in who asks',
    body: RefuseRequest,
    response: Done,
  }),
  endLink: route({
    ...endpoints.endLink,
    summary: 'End the link of a student to an account; without a student, leave a class or ask no longer',
    body: EndLink,
    response: EndedLink,
  }),
  restoreLink: route({
    ...endpoints.restoreLink,
    summary: 'Take back what a student lost a few minutes ago: the link, and when removed the names of merged rows',
    body: RestoreLink,
    response: RosterStudent,
  }),
  myClasses: route({
    ...endpoints.myClasses,
    summary: 'The classes that the caller is a student of, with what they share and how much of it is due',
    response: z.array(JoinedClassDecks),
  }),
  shareItem: route({
    ...endpoints.shareItem,
    summary: 'Share an item with a class',
    body: ClassItem,
    response: SharedItem,
    status: 201,
  }),
  itemClasses: route({
    ...endpoints.itemClasses,
    summary: 'The classes with which own items are shared',
    query: ItemsAsked,
    response: ItemClasses,
  }),
  changeSharing: route({
    ...endpoints.changeSharing,
    summary: 'Share items with classes and others no longer, all or nothing',
    body: ChangeSharing,
    response: ChangedSharing,
    bodyLimit: { bytes: 600_000, refusal: 'TOO_LARGE' },
  }),
  unshareItem: route({
    ...endpoints.unshareItem,
    summary: 'Share an item with a class no longer',
    body: ClassItem,
    response: Done,
  }),
} as const;
