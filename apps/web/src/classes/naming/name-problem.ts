import { useLingui } from '@lingui/react/macro';
import { classNameProblem, studentNameProblem, type StudentProblem } from '@lexiroom/domain/classes';
import { tidyName } from '@lexiroom/domain/names';

/** A function that says in words why a student cannot be added. */
export function useProblemWords(): (problem: StudentProblem) => string {
  const { t } = useLingui();
  return (problem) => {
    switch (problem.code) {
      case 'FORBIDDEN': {
        const { character } = problem;
        return t`A name cannot contain: ${character}`;
      }
      case 'TOO_LONG': {
        const { most } = problem;
        return t`A name can have up to ${most} characters`;
      }
      case 'UNREADABLE':
        return t`Contains an invisible character. Please type it again.`;
      case 'CLASS_FULL': {
        const { most } = problem;
        return t`A class can have up to ${most} students.`;
      }
    }
  };
}

const problems = { class: classNameProblem, student: studentNameProblem };

/** A function that says why a text cannot be the name of a class or a student; undefined when it can. Empty is no name. */
export function useNameProblem(of: keyof typeof problems): (typed: string) => string | undefined {
  const { t } = useLingui();
  const problemWords = useProblemWords();
  return (typed) => {
    const name = tidyName(typed);
    if (name === '') return t`Please enter a name`;
    const problem = problems[of](name);
    return problem && problemWords(problem);
  };
}
