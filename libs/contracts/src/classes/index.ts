export { ChangeClass, ClassDetails, ClassName, ClassRow, InArchive, NewClass, OneClass } from './classes.ts';
export {
  AcceptRequest,
  ChangeClassCode,
  ClassCode,
  EndLink,
  JoinClass,
  JoinCode,
  JoinedClass,
  JoinedClassDecks,
  OpenClass,
  RefuseRequest,
} from './joining.ts';
export { ClassItem, SharedItem } from './sharing.ts';
export {
  ChangeStudent,
  ClassStudents,
  JoinRequest,
  MergeStudents,
  NewStudents,
  OneMerge,
  OneStudent,
  RosterStudent,
  Student,
  StudentGroup,
  StudentMerge,
  StudentName,
} from './students.ts';
