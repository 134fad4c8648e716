import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Report } from '@lexiroom/contracts/live';
import { Trash2 } from 'lucide-react';
import { Button, buttonClass } from '../../design/buttons/button.tsx';
import { ErrorPanel } from '../../design/feedback/error-panel.tsx';
import { Loading } from '../../design/feedback/loading.tsx';
import { Logo } from '../../design/graphics/logo.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useMoment } from '../../i18n/dates.ts';
import { withLinkKey } from '../../api/link-key.ts';
import { decksPath } from '../../navigation/paths.ts';
import { Stage } from '../announcement.tsx';
import type { HostParts } from '../game-screens.ts';
import { HostUnavailable } from '../host-unavailable.tsx';
import { Confirmation } from './confirmation.tsx';
import type { HostScreenProps } from './host.machine.ts';
import { MissingStudents } from './missing-students.tsx';
import { withStudentsToldApart } from './report-names.ts';

/** What is left of a quiz: who knew which word. */
export function ReportPage({ snapshot, send, game }: HostScreenProps & { game: HostParts }) {
  const { ReportResults, ReportDownload } = game;
  const { t } = useLingui();
  const { report: read, asked, status } = snapshot.context;
  const report = read && withStudentsToldApart(read);
  const isFailed = snapshot.matches({ over: 'failed' });
  const isBusy = !snapshot.matches({ over: 'reading' });
  if (isFailed && status === 401) {
    return (
      <div className="flex min-h-dvh flex-col">
        <HostUnavailable
          situation="not_the_host"
          path={location.pathname}
          onRetry={() => send({ type: 'TRY_AGAIN' })}
        />
      </div>
    );
  }
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-7xl flex-col gap-5 px-4 pb-8 sm:px-8">
      <header className="flex print:hidden flex-wrap items-center justify-between gap-3 pt-3">
        <a href="/" aria-label={t`Lexiroom home`} className="inline-flex min-h-12 items-center">
          <Logo />
        </a>
        <a href="/live" className={buttonClass('quiet', 'small')}>
          <Trans>Your quizzes</Trans>
        </a>
      </header>
      <Stage className="flex min-w-0 flex-1 flex-col gap-5">
        {isFailed && <ErrorPanel status={status} backHref="/live" onRetry={() => send({ type: 'TRY_AGAIN' })} />}
        {!isFailed && snapshot.matches({ over: 'fetching' }) && <Loading />}
        {!isFailed && snapshot.matches({ over: 'reading' }) && report === null && (
          <ErrorPanel status={404} title={<Trans>This quiz has ended</Trans>} />
        )}
        {!isFailed && report && (
          <>
            <ReportHead
              report={report}
              isBusy={isBusy}
              ReportDownload={ReportDownload}
              onDelete={() => send({ type: 'ASK', question: { type: 'delete' } })}
            />
            <ReportResults
              report={report}
              isBusy={isBusy}
              onAccept={(question, text, undo) => send({ type: 'ACCEPT', question, text, undo })}
              onVoid={(question, undo) =>
                send(undo ? { type: 'VOID', question, undo } : { type: 'ASK', question: { type: 'void', question } })
              }
            />
            <MissingStudents missing={report.missing} />
          </>
        )}
      </Stage>
      {(asked?.type === 'void' || asked?.type === 'delete') && (
        <Confirmation
          asked={asked}
          onCancel={() => send({ type: 'CANCEL' })}
          onMove={() => undefined}
          onOrder={() => asked.type === 'void' && send({ type: 'VOID', question: asked.question })}
          onDelete={() => send({ type: 'DELETE' })}
        />
      )}
    </div>
  );
}

interface ReportHeadProps {
  report: Report;
  isBusy: boolean;
  onDelete: () => void;
  ReportDownload: HostParts['ReportDownload'];
}

function ReportHead({ report, isBusy, onDelete, ReportDownload }: ReportHeadProps) {
  const momentOf = useMoment();
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <h1 className="font-display text-4xl font-extrabold">
          <Trans>How it went</Trans>
        </h1>
        <p className="mt-1 text-xl font-semibold">
          <UserText className="wrap-anywhere">{report.deck_name}</UserText>
        </p>
        {report.class && (
          <p className="mt-1 text-lg">
            <a href={`/live/class/${report.class.class_id}`} className="inline-flex min-h-11 items-center underline">
              <UserText className="wrap-anywhere">{report.class.class_name}</UserText>
              <span className="sr-only">
                , <Trans>All quizzes</Trans>
              </span>
            </a>
          </p>
        )}
        <p className="mt-1 text-lg text-soft">
          {momentOf(report.created_at)}
          {' · '}
          <Plural value={report.players.length} one="# player" other="# players" />
          {' · '}
          {report.game === 'quick-pick' ? (
            <Trans>Quick Pick</Trans>
          ) : (
            <Plural value={scoredOf(report)} one="# question" other="# questions" />
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">
        <ReportDownload report={report} />
        {report.ended_at !== null && (
          <Button disabled={isBusy} icon={<Trash2 className="size-5" aria-hidden="true" />} onClick={onDelete}>
            <Trans>Delete</Trans>
          </Button>
        )}
        <a href="/decks" className={buttonClass(report.decks ? 'quiet' : 'sun')}>
          <Trans>Choose a deck</Trans>
        </a>
        {report.decks && (
          <a href={pathOf(report.decks)} className={buttonClass('sun')}>
            <Trans>Back to the deck</Trans>
          </a>
        )}
      </div>
    </div>
  );
}

/** To the decks as the host came to them: those of somebody else by their link. */
const pathOf = ({ owner, item_ids, link_key }: NonNullable<Report['decks']>): string =>
  withLinkKey(decksPath(owner, item_ids), link_key);

const scoredOf = ({ questions }: Report): number => questions.filter(({ scored, voided }) => scored && !voided).length;
