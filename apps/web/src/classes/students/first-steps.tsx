import { Trans } from '@lingui/react/macro';
import { classPath, Link } from '../../navigation/index.ts';

/** What comes next in a class without students. */
export function FirstSteps({ class_id }: { class_id: number }) {
  return (
    <ol className="flex list-decimal flex-col gap-2 rounded-3xl border border-line bg-card py-4 ps-10 pe-5 text-lg marker:font-bold marker:text-brand-ink">
      <li>
        <Trans>Add the names of your students: one above, or a whole list at once.</Trans>
      </li>
      <li>
        <Trans>
          <Link to={classPath(class_id, 'decks')} className={linkClass}>
            Share a deck
          </Link>{' '}
          with the class.
        </Trans>
      </li>
      <li>
        <Trans>
          <Link to={classPath(class_id, 'join')} className={linkClass}>
            Show the join code
          </Link>
          , if they want to practise at home with an account of their own.
        </Trans>
      </li>
    </ol>
  );
}

const linkClass = 'inline-flex min-h-8 items-center font-semibold text-brand-ink underline underline-offset-4';
