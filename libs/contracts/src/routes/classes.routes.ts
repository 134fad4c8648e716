import { z } from 'zod/mini';
import {
  ChangeClass,
  ChangeStudent,
  ClassDetails,
  ClassRow,
  ClassStudents,
  InArchive,
  NewClass,
  NewStudents,
  OneClass,
  OneStudent,
  RosterStudent,
} from '../classes/index.ts';
import { endpoints } from '../endpoints/index.ts';
import { route } from '../http/index.ts';
import { Done, Id } from './done-and-id.ts';

const perMade = { name: 'classes', points: 600, seconds: 3600, by: 'caller' } as const;

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
  deleteStudent: route({
    ...endpoints.deleteStudent,
    summary: 'Remove a student: what they answered stays, without the name',
    body: OneStudent,
    response: Done,
  }),
  students: route({
    ...endpoints.students,
    summary: 'The students of a class, to ask questions',
    params: z.strictObject({ classId: Id }),
    response: ClassStudents,
  }),
} as const;
