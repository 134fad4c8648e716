import { Plural, Trans } from '@lingui/react/macro';
import { type Attempt, runResult, type RunResult } from '@lexiroom/domain/study/page';
import { ArrowRight, BookOpen, CircleCheckBig, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { linkKey } from '../../../api/link-key.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { Link, signUpPath } from '../../../navigation/index.ts';
import { useStudyNavigation } from '../../study-address.ts';
import { TypingOffer } from '../../recall/typing-offer.tsx';
import type { Study } from '../../study.ts';
import { ModeFrame } from '../frame/mode-frame.tsx';
import { useKeys } from '../keys/keys.ts';
import type { WordOf } from '../word-of.ts';
import { useFocusOnArrival } from '../pages/page-props.ts';
import type { Undoing } from '../use-undo.ts';
import { EndWord } from './end-word.tsx';

export interface RunEndProps {
  study: Study;
  /** Everything that was shown in the run, with its answer if it had one. */
  attempts: readonly Attempt[];
  pageCount: number;
  wordCount: number;
  wordOf: WordOf;
  undoing: Undoing;
  /** How many words the next chunk has; 0 or absent when the run has gone through all. */
  nextCount?: number;
  onGoOn?: () => void;
  onAgain: () => void;
  /** Back to the last page. */
  onBack: () => void;
  /** Called when the learner goes elsewhere from here: what was kept of the run is of no more use. */
  onEnd: () => void;
}

/**
 * The last page of Study and Revise: how the words went, when they come back, and what could be done next. Going on from
 * here leads to the base page of the study (specification 2 section 2.1).
 */
export function RunEnd(props: RunEndProps) {
  const { study, attempts, pageCount, wordCount, wordOf, undoing, nextCount = 0, onBack, onEnd } = props;
  const { leave, open, select } = useStudyNavigation(study.address);
  const heading = useFocusOnArrival();
  const result = runResult(attempts);
  const { missed, other_word_ids } = result;
  const goHome = () => {
    onEnd();
    leave();
  };
  const studyMissed = () => {
    onEnd();
    select({ word_ids: missed.map(({ word_id }) => word_id), isFromSchedule: false });
    open('study');
  };
  return (
    <ModeFrame
      study={study}
      // One more page to go back from; the bar counts those that were gone through.
      position={pageCount}
      count={0}
      onLeave={goHome}
      onBack={onBack}
      onNext={goHome}
      undoing={undoing}
      news={<Outcome result={result} wordCount={wordCount} />}
    >
      <div className="mx-auto flex w-full max-w-5xl flex-1 flex-col gap-8 py-4 sm:py-6">
        <header className="flex flex-col items-center gap-3 text-center">
          <span
            className="grid size-16 animate-pop place-items-center rounded-3xl bg-sun text-on-sun"
            aria-hidden="true"
          >
            <CircleCheckBig className="size-9" />
          </span>
          <h1 ref={heading} tabIndex={-1} className="font-display text-4xl font-extrabold outline-none sm:text-5xl">
            <Outcome result={result} wordCount={wordCount} />
          </h1>
          <Remark result={result} />
          {study.data.logged_in_user === null && linkKey() === null && <SignUpOffer />}
          <WaysOn {...props} nextCount={nextCount} goHome={goHome} studyMissed={missed.length > 0 && studyMissed} />
          {study.address.view === 'study' && <TypingOffer study={study} />}
        </header>
        {missed.length > 0 && (
          <Words title={<Trans>Hardest words</Trans>}>
            {missed.map(({ word_id, wrong }) => (
              <EndWord key={word_id} study={study} word={wordOf(word_id)} wrong={wrong} />
            ))}
          </Words>
        )}
        {other_word_ids.length > 0 && (
          <Words title={missed.length > 0 ? <Trans>The other words</Trans> : <Trans>Your words</Trans>}>
            {other_word_ids.map((word_id) => (
              <EndWord key={word_id} study={study} word={wordOf(word_id)} wrong={0} />
            ))}
          </Words>
        )}
      </div>
    </ModeFrame>
  );
}

/** How many were right; where nothing was asked, that all were looked at. */
function Outcome({ result: { asked, right }, wordCount }: { result: RunResult; wordCount: number }) {
  if (asked === 0) return <Plural value={wordCount} one="You have seen # word" other="You have seen all # words" />;
  return <Plural value={asked} one={`${right} of # word right`} other={`${right} of # words right`} />;
}

function Remark({ result: { asked, missed } }: { result: RunResult }) {
  const { length: count } = missed;
  if (asked === 0) return null;
  return (
    <p className="text-xl text-soft">
      {count === 0 ? (
        <Trans>No mistakes. Well done!</Trans>
      ) : (
        <Plural value={count} one="# missed word" other="# missed words" />
      )}
    </p>
  );
}

/** What a visitor answered waits in this browser until they have an account. */
function SignUpOffer() {
  return (
    <Link
      to={signUpPath()}
      className="rounded-xl px-2 py-1 text-lg font-semibold text-brand-ink underline underline-offset-4"
    >
      <Trans>Sign up to keep these words</Trans>
    </Link>
  );
}

interface WaysOnProps extends Pick<RunEndProps, 'study' | 'onGoOn' | 'onAgain'> {
  nextCount: number;
  goHome: () => void;
  /** False when no word was missed. */
  studyMissed: false | (() => void);
}

/** What to do next; the first of them stands out, and is what enter does. */
function WaysOn({ study, nextCount, onGoOn, onAgain, goHome, studyMissed }: WaysOnProps) {
  const goOn = nextCount > 0 && onGoOn;
  const main = goOn || studyMissed || goHome;
  useKeys({ confirm: main });
  const look = (press: unknown) => (press === main ? ({ look: 'sun', 'aria-keyshortcuts': 'Enter' } as const) : {});
  return (
    <div className="mt-2 flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:flex-col">
      {goOn && (
        <Button {...look(goOn)} onClick={goOn}>
          <Plural value={nextCount} one="Continue with the next word" other="Continue with the next # words" />
          <ArrowRight className="size-6 rtl:rotate-180" aria-hidden="true" />
        </Button>
      )}
      {studyMissed && (
        <Button {...look(studyMissed)} icon={<BookOpen className="size-6" aria-hidden="true" />} onClick={studyMissed}>
          <Trans>Study missed words</Trans>
        </Button>
      )}
      {!goOn && (
        <Button icon={<RotateCcw className="size-5" aria-hidden="true" />} onClick={onAgain}>
          <Trans>Again</Trans>
        </Button>
      )}
      <Button {...look(goHome)} onClick={goHome}>
        {study.address.type === 'today' ? <Trans>Back home</Trans> : <Trans>Back to the deck</Trans>}
      </Button>
    </div>
  );
}

function Words({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 font-display text-2xl font-bold">{title}</h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">{children}</ul>
    </section>
  );
}
