import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Report } from '@lexiroom/contracts/live';
import { Download } from 'lucide-react';
import { Button, buttonClass } from '../../design/button.tsx';
import { Card } from '../../design/card.tsx';
import { ErrorPanel } from '../../design/error-panel.tsx';
import { Loading } from '../../design/loading.tsx';
import { Logo } from '../../design/logo.tsx';
import { decksPath } from '../../navigation/paths.ts';
import { Stage } from '../announcement.tsx';
import { Confirmation } from './confirmation.tsx';
import type { HostReport, HostScreenProps } from './host.machine.ts';
import { ReportTable } from './report-table.tsx';

/** What is left of a quiz: who knew which word. */
export function ReportPage({ snapshot, send }: HostScreenProps) {
  const { t } = useLingui();
  const { report, asked } = snapshot.context;
  const isFailed = snapshot.matches({ over: 'failed' });
  const isBusy = snapshot.matches({ over: 'taking_back' });
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-7xl flex-col gap-5 px-4 pb-8 sm:px-8">
      <header className="pt-3">
        <a href="/" aria-label={t`Lexiroom home`} className="inline-flex min-h-12 items-center">
          <Logo />
        </a>
      </header>
      <Stage className="flex min-w-0 flex-1 flex-col gap-5">
        {isFailed && <ErrorPanel status={0} onRetry={() => send({ type: 'TRY_AGAIN' })} />}
        {!isFailed && snapshot.matches({ over: 'fetching' }) && <Loading />}
        {!isFailed && snapshot.matches({ over: 'reading' }) && report === null && (
          <ErrorPanel status={404} title={<Trans>This quiz has ended</Trans>} />
        )}
        {!isFailed && report && (
          <>
            <div className="flex flex-wrap items-end justify-between gap-4">
              <div>
                <h1 className="font-display text-4xl font-extrabold">
                  <Trans>How it went</Trans>
                </h1>
                <p className="mt-1 text-lg text-soft">
                  <Plural value={report.players.length} one="# player" other="# players" />
                  {' · '}
                  <Plural value={scoredOf(report)} one="# question" other="# questions" />
                </p>
              </div>
              <div className="flex flex-wrap gap-3">
                <Button icon={<Download className="size-5" aria-hidden="true" />} onClick={() => download(report)}>
                  <Trans>Download</Trans>
                </Button>
                <a href="/" className={buttonClass(report.decks ? 'quiet' : 'sun')}>
                  <Trans>Choose a deck</Trans>
                </a>
                {report.decks && (
                  <a href={decksPath(report.decks.owner, report.decks.item_ids)} className={buttonClass('sun')}>
                    <Trans>Back to the deck</Trans>
                  </a>
                )}
              </div>
            </div>
            {report.players.length === 0 ? (
              <Card className="p-6 text-lg">
                <Trans>Nobody played this time.</Trans>
              </Card>
            ) : (
              <ReportTable
                report={report}
                isBusy={isBusy}
                onVoid={(question) => send({ type: 'ASK', question: { type: 'void', question } })}
              />
            )}
          </>
        )}
      </Stage>
      {asked?.type === 'void' && (
        <Confirmation
          asked={asked}
          onCancel={() => send({ type: 'CANCEL' })}
          onMove={() => undefined}
          onOrder={() => send({ type: 'VOID', question: asked.question })}
        />
      )}
    </div>
  );
}

const scoredOf = ({ questions }: Report): number => questions.filter(({ scored, voided }) => scored && !voided).length;

/** Gives the report as a file, made in the browser. */
function download(report: HostReport): void {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify({ ...report, decks: undefined }, null, 2)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = `lexiroom-${report.pin}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
