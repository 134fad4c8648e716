import type { ClassStatistics, ClassWord, StudentFigures } from '@lexiroom/contracts/classes';
import { isUnsuccessful } from '@lexiroom/domain/statistics';

/** A word with how it went for one student. */
export interface StudentWord {
  word: ClassWord;
  answers: number;
  right: number;
  /** As days since 1970. */
  due_day: number;
}

/** The words of a student by how they went. */
export interface StudentWords {
  /** At least 80 % right answers, the best first. */
  known: StudentWord[];
  /** Below that, the worst first. */
  failing: StudentWord[];
  /** Words without an answer. */
  unanswered: number;
}

/** Sorts the words of a student by how they went; of equal ones the one with more answers comes first. */
export function studentWords({ words }: Pick<ClassStatistics, 'words'>, student: StudentFigures): StudentWords {
  const answered = words
    .map((word, place) => ({
      word,
      answers: student.answers[place]!,
      right: student.right_answers[place]!,
      due_day: student.due_days[place]!,
    }))
    .filter(({ answers }) => answers > 0);
  const worstFirst = answered.toSorted(
    (one, other) => one.right * other.answers - other.right * one.answers || other.answers - one.answers,
  );
  const bestFirst = answered.toSorted(
    (one, other) => other.right * one.answers - one.right * other.answers || other.answers - one.answers,
  );
  return {
    known: bestFirst.filter((word) => !isUnsuccessful(word)),
    failing: worstFirst.filter(isUnsuccessful),
    unanswered: words.length - answered.length,
  };
}
