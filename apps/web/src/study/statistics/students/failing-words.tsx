import { Trans } from '@lingui/react/macro';
import type { ClassStatistics, StudentFigures } from '@lexiroom/contracts/classes';
import { unsuccessfulWords } from '@lexiroom/domain/statistics';
import { UserText } from '../../../design/typography/user-text.tsx';
import { SuccessRate } from '../success-rate.tsx';

/** The words that fail for a student, the worst first (specification 2 section 5). */
export function FailingWords({ statistics, student }: { statistics: ClassStatistics; student: StudentFigures }) {
  const { student_name } = student;
  const failing = unsuccessfulWords(
    statistics.words.map(({ word_id }, place) => {
      const answers = student.answers[place]!;
      const right = student.right_answers[place]!;
      return { word_id, answers, right, success: answers > 0 ? right / answers : null, last_answered: null };
    }),
  );
  const words = new Map(statistics.words.map((word) => [word.word_id, word]));
  return (
    <div className="flex flex-col gap-2" aria-live="polite" data-failing>
      <h4 className="text-lg font-bold">
        <Trans>
          Difficult words for <UserText>{student_name}</UserText>
        </Trans>
      </h4>
      {failing.length === 0 ? (
        <p className="text-soft">
          <Trans>None</Trans>
        </p>
      ) : (
        <ul className="grid gap-x-12 xl:grid-cols-2">
          {failing.map((figures) => {
            const word = words.get(figures.word_id)!;
            return (
              <li key={figures.word_id} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
                <UserText language={word.target_language} className="min-w-32 flex-1 text-lg font-bold wrap-anywhere">
                  {word.target_translation}
                </UserText>
                <span className="basis-36">
                  <SuccessRate figures={figures} />
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
