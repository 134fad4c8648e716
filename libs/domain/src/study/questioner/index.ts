export {
  beginQuestioning,
  canChange,
  type GroupFilter,
  isThere,
  type QuestionedStudent,
  type QuestionerEvent,
  type QuestionerProgress,
  questionerLogic,
  type QuestionerStart,
  studentsThere,
} from './rules.ts';
