import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Print } from '@lexiroom/contracts/printed-quiz';
import { ClipboardCheck, Printer } from 'lucide-react';
import { useId } from 'react';
import { buttonClass } from '../../design/buttons/button.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useMoment } from '../../i18n/dates.ts';
import { Link } from '../../navigation/index.ts';
import { marksPath } from '../marks/marks-address.ts';
import { printAgainPath } from './print-again.ts';

export interface PrintListProps {
  label: string;
  prints: readonly Print[];
  /** The class whose marks are typed in for what was printed for none. */
  class_id?: number | undefined;
  /** Whether each names its class: where all are of one class, that is said already. */
  withClass?: boolean | undefined;
}

/** Printed sheets, each with the way to its marks and to printing it again. */
export function PrintList({ label, prints, class_id, withClass = false }: PrintListProps) {
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-3">
      {prints.map((print) => (
        <PrintRow
          key={`${print.quiz_id}/${print.for_class?.class_id}`}
          print={print}
          class_id={class_id}
          withClass={withClass}
        />
      ))}
    </ul>
  );
}

interface PrintRowProps extends Pick<PrintListProps, 'class_id' | 'withClass'> {
  print: Print;
}

function PrintRow({ print, class_id, withClass }: PrintRowProps) {
  const { t } = useLingui();
  const id = useId();
  const moment = useMoment();
  const { quiz_id, deck_names, printed_at, question_count, variants, for_class } = print;
  const isThere = deck_names.length > 0;
  return (
    <li className="rounded-2xl border border-line bg-card">
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3">
        <div id={id} className="min-w-56 flex-1">
          <p className="font-semibold wrap-anywhere">
            {isThere
              ? deck_names.map((name, place) => (
                  <span key={place}>
                    {place > 0 && ', '}
                    <UserText>{name}</UserText>
                  </span>
                ))
              : t`A deck that you deleted`}
          </p>
          <p className="flex flex-wrap gap-x-3 text-soft">
            <span>{moment(printed_at)}</span>
            {withClass && for_class && (
              <span className="wrap-anywhere">
                <UserText>{for_class.class_name}</UserText>
              </span>
            )}
            <span>
              <Plural value={question_count} one="# question" other="# questions" />
            </span>
            {variants.length > 1 && (
              <span>
                <Plural value={variants.length} one="# variant" other="# variants" />
              </span>
            )}
          </p>
          <p>
            <MarkedStudents of={for_class} />
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link
            to={marksPath(quiz_id, { class_id: for_class?.class_id ?? class_id })}
            aria-describedby={id}
            className={buttonClass('quiet', 'small')}
          >
            <ClipboardCheck className="size-5" aria-hidden="true" />
            <Trans>Type in the marks</Trans>
          </Link>
          {isThere && (
            <Link to={printAgainPath(print)} aria-describedby={id} className={buttonClass('quiet', 'small')}>
              <Printer className="size-5" aria-hidden="true" />
              <Trans>Print again</Trans>
            </Link>
          )}
        </div>
      </div>
    </li>
  );
}

/** How far the marks of a class are. */
function MarkedStudents({ of }: { of: Print['for_class'] }) {
  if (!of || of.marked_students === 0) return <Trans>No marks yet</Trans>;
  const { marked_students, student_count } = of;
  return marked_students === student_count ? (
    <Trans>All students have marks</Trans>
  ) : (
    <Plural
      value={student_count}
      one={`${marked_students} of # student has marks`}
      other={`${marked_students} of # students have marks`}
    />
  );
}
