export { type StudyProgress as CourseProgress, progressOf } from '../page/index.ts';
export { studyMachine } from './machine.ts';
export { courseOf } from './plan.ts';
export { distances } from './queue.ts';
