export { questionerLogic } from './machine.ts';
export {
  beginQuestioning,
  canChange,
  type GroupFilter,
  isThere,
  type QuestionedStudent,
  type QuestionerEvent,
  type QuestionerProgress,
  type QuestionerStart,
  studentsThere,
  withAbsence,
} from './rules.ts';
