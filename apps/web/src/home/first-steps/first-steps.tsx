import { Trans, useLingui } from '@lingui/react/macro';
import { FilePlus, FileUp, type LucideIcon, Radio, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { importPath, Link, newDeckPath } from '../../navigation/index.ts';
import { useSession } from '../../session/session.ts';
import { DeckChooser } from '../deck-chooser.tsx';

/** What stands on the home of somebody who has nothing yet: a learner starts with a topic, a teacher has three ways. */
export function FirstSteps() {
  const { user } = useSession();
  if (!user) return null;
  return user.role === 'teacher' ? <TeacherSteps username={user.username} /> : <LearnerSteps />;
}

function LearnerSteps() {
  return (
    <section aria-labelledby="first-steps" className="flex flex-col gap-5">
      <h2 id="first-steps" className="font-display text-3xl font-bold">
        <Trans>What would you like to learn?</Trans>
      </h2>
      <p>
        <Link
          to={importPath()}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand-ink underline underline-offset-4"
        >
          <FileUp className="size-5" aria-hidden="true" />
          <Trans>Or import decks from Anki, Quizlet or a spreadsheet</Trans>
        </Link>
      </p>
      <DeckChooser heading="h3" canStart />
    </section>
  );
}

function TeacherSteps({ username }: { username: string }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="first-steps" className="flex flex-col gap-4">
      <h2 id="first-steps" className="font-display text-2xl font-bold">
        <Trans>Where would you like to begin?</Trans>
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Step to="/decks" icon={Radio} title={t`Choose a deck and go live`} isFirst>
          <Trans>Ready-made decks in 54 languages: pick one, press Live, and your class joins with a pin.</Trans>
        </Step>
        <Step to="/classes" icon={UsersRound} title={t`Set up a class`}>
          <Trans>Paste your list of names. Then you see which words each student knows.</Trans>
        </Step>
        <Step to={newDeckPath(username)} icon={FilePlus} title={t`Make your own deck`}>
          <Trans>Type or paste words: pictures, sounds and translations come by themselves.</Trans>
        </Step>
        <Step to={importPath()} icon={FileUp} title={t`Import your decks`}>
          <Trans>From Anki, Quizlet or a spreadsheet: with pictures, sounds and what was learned.</Trans>
        </Step>
      </ul>
    </section>
  );
}

interface StepProps {
  to: string;
  icon: LucideIcon;
  title: string;
  /** The way that most take. */
  isFirst?: boolean;
  children: ReactNode;
}

function Step({ to, icon: Icon, title, isFirst = false, children }: StepProps) {
  return (
    <li>
      <Link
        to={to}
        className={`flex h-full flex-col gap-2 rounded-3xl border-2 p-5 shadow-xs transition hover:-translate-y-0.5 hover:shadow-lg motion-reduce:transition-none motion-reduce:hover:translate-y-0 ${isFirst ? 'border-brand bg-brand-wash' : 'border-line bg-card hover:border-edge'}`}
      >
        <Icon className="size-8 text-brand-ink" aria-hidden="true" />
        <span className="font-display text-xl font-bold text-ink">{title}</span>
        <span className="text-soft">{children}</span>
      </Link>
    </li>
  );
}
