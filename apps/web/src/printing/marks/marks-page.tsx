import { Trans, useLingui } from '@lingui/react/macro';
import type { PrintedQuizDetails } from '@lexiroom/contracts/printed-quiz';
import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck, Printer } from 'lucide-react';
import { statusOf } from '../../api/client.ts';
import { buttonClass } from '../../design/buttons/button.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { ErrorPanel } from '../../design/feedback/error-panel.tsx';
import { Loading } from '../../design/feedback/loading.tsx';
import { Select } from '../../design/fields/select.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { amend, classPath, Link, logInPath, useAddress } from '../../navigation/index.ts';
import { NotFound } from '../../page/not-found.tsx';
import { Page } from '../../page/page.tsx';
import { useSession } from '../../session/session.ts';
import { printAgainPath } from '../prints/print-again.ts';
import { type MarkedSheet, marksPath, readMarksSearch } from './marks-address.ts';
import { printedMarksQuery, printedQuizQuery } from './marks-queries.ts';
import { MarksView } from './marks-view.tsx';

/** `/create_quiz/marks/{quiz_id}`: the marks of a printed quiz, for its teacher. */
export function MarksPage({ quiz_id }: { quiz_id: string }) {
  const { t } = useLingui();
  const { search, pathname } = useAddress();
  const { user, isChecked } = useSession();
  const isId = /^[1-9]\d{0,9}$/.test(quiz_id);
  const { data: quiz, error, refetch } = useQuery({ ...printedQuizQuery(Number(quiz_id)), enabled: isId });
  if (!isId) return <NotFound />;
  if (error && (!quiz || !user)) {
    return (
      <Page title={t`Marks`} width="narrow">
        <ErrorPanel
          status={statusOf(error) === 401 ? 404 : statusOf(error)}
          backHref={user ? '/classes' : '/'}
          logInHref={isChecked && !user ? logInPath(pathname + search) : undefined}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  }
  return (
    <Page title={t`Marks`}>
      {quiz && user ? <MarksOfQuiz quiz={quiz} user_id={user.user_id} sheet={readMarksSearch(search)} /> : <Loading />}
    </Page>
  );
}

interface MarksOfQuizProps {
  quiz: PrintedQuizDetails;
  user_id: number;
  sheet: MarkedSheet;
}

function MarksOfQuiz({ quiz, user_id, sheet }: MarksOfQuizProps) {
  const { t } = useLingui();
  const { quiz_id, classes, deck_names, print_search } = quiz;
  const class_id = classes.find((each) => each.class_id === sheet.class_id)?.class_id ?? usualClass(quiz);
  return (
    <>
      <header className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="font-display text-3xl font-extrabold sm:text-4xl">
            <Trans>Marks</Trans>
          </h1>
          <p className="text-lg wrap-anywhere text-soft">
            {deck_names.map((name, place) => (
              <span key={place}>
                {place > 0 && ', '}
                <UserText>{name}</UserText>
              </span>
            ))}
          </p>
        </div>
        <div className="flex flex-wrap items-end gap-3">
          {classes.length > 0 && (
            <Select
              label={t`Class`}
              value={class_id ?? ''}
              onChange={({ target }) => amend(marksPath(quiz_id, { class_id: Number(target.value) || undefined, variant: sheet.variant }))} // prettier-ignore
            >
              {class_id === undefined && <option value="">{t`Choose a class`}</option>}
              {classes.map((each) => (
                <option key={each.class_id} value={each.class_id}>
                  {each.class_name}
                </option>
              ))}
            </Select>
          )}
          <Link to={printAgainPath({ quiz_id, print_search })} className={buttonClass('quiet')}>
            <Printer className="size-5" aria-hidden="true" />
            <Trans>Print again</Trans>
          </Link>
        </div>
      </header>
      {class_id === undefined ? (
        <EmptyState
          icon={<ClipboardCheck className="size-8" />}
          title={classes.length === 0 ? <Trans>You have no class yet</Trans> : <Trans>Which class wrote it?</Trans>}
        >
          {classes.length === 0 && (
            <Link to="/classes" className="text-brand-ink underline">
              <Trans>Make a class</Trans>
            </Link>
          )}
        </EmptyState>
      ) : (
        <MarksOfClass key={class_id} quiz={quiz} user_id={user_id} sheet={sheet} class_id={class_id} />
      )}
    </>
  );
}

/** The only class there is, or the only one that has marks already. */
function usualClass({ classes }: PrintedQuizDetails): number | undefined {
  const marked = classes.filter(({ marked_students }) => marked_students > 0);
  if (classes.length === 1) return classes[0]!.class_id;
  return marked.length === 1 ? marked[0]!.class_id : undefined;
}

function MarksOfClass({ class_id, ...view }: MarksOfQuizProps & { class_id: number }) {
  const { data, error, refetch } = useQuery(printedMarksQuery(view.quiz.quiz_id, class_id));
  if (!data && error) {
    return <ErrorPanel status={statusOf(error)} backHref="/classes" onRetry={() => void refetch()} />;
  }
  if (!data) return <Loading />;
  if (data.students.length === 0) {
    return (
      <EmptyState icon={<ClipboardCheck className="size-8" />} title={<Trans>No students in the class</Trans>}>
        <Link to={classPath(class_id)} className="text-brand-ink underline">
          <Trans>Add students</Trans>
        </Link>
      </EmptyState>
    );
  }
  return <MarksView {...view} data={data} />;
}
