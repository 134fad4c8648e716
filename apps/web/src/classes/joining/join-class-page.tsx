import { Trans, useLingui } from '@lingui/react/macro';
import type { OpenClass } from '@lexiroom/contracts/classes';
import { readJoinCode } from '@lexiroom/domain/classes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Hourglass } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { refusalOf, statusOf } from '../../api/client.ts';
import { refetchAfterChange } from '../../api/query-client.ts';
import { buttonClass } from '../../design/buttons/button.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { Loading } from '../../design/feedback/loading.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { joinClassPath, Link, logInPath, signUpPath } from '../../navigation/index.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import { Page } from '../../page/page.tsx';
import { useSession } from '../../session/session.ts';
import { myClassesQuery, openClassQuery } from '../class-queries.ts';
import { PickStudent } from './pick-student.tsx';
import { CodeForm } from './type-code-page.tsx';

/** `/join/{code}`: logs in or signs up on the way, and then finds oneself in the list of the class. */
export function JoinClassPage({ code: typed }: { code: string }) {
  const { t } = useLingui();
  const { user, isChecked } = useSession();
  const code = readJoinCode(typed);
  return (
    <Page title={t`Join a class`} width="narrow">
      {code === null ? (
        <WrongCode typed={typed} />
      ) : !isChecked ? (
        <Loading />
      ) : user ? (
        <Joining code={code} />
      ) : (
        <LogInFirst code={code} />
      )}
    </Page>
  );
}

function LogInFirst({ code }: { code: string }) {
  const here = joinClassPath(code);
  return (
    <div className="flex flex-col gap-5">
      <h1 className="font-display text-4xl font-extrabold">
        <Trans>Join your class</Trans>
      </h1>
      <p className="text-lg">
        <Trans>You need an account to practise the decks of your class. Then choose your name in the list.</Trans>
      </p>
      <Link to={signUpPath(here)} className={buttonClass('sun', 'large')}>
        <Trans>Sign up</Trans>
      </Link>
      <Link to={logInPath(here)} className={buttonClass('quiet', 'large')}>
        <Trans>I have an account: log in</Trans>
      </Link>
    </div>
  );
}

/** The code opens nothing: mistyped, renewed or closed. */
function WrongCode({ typed }: { typed: string }) {
  return (
    <div className="flex flex-col gap-5">
      <h1 className="font-display text-4xl font-extrabold">
        <Trans>Join a class</Trans>
      </h1>
      <Notice tone="bad">
        <Trans>
          There is no class with this code. Check it, or ask your teacher for a new one: they may have closed it.
        </Trans>
      </Notice>
      <CodeForm typed={typed} />
    </div>
  );
}

function Joining({ code }: { code: string }) {
  const refusalWords = useRefusalWords();
  const { data, error, refetch } = useQuery(openClassQuery(code));
  if (error && !data) {
    const status = statusOf(error);
    if (status === 404) return <WrongCode typed={code} />;
    return status >= 400 && status < 500 ? (
      <Notice tone="bad">{refusalWords(refusalOf(error))}</Notice>
    ) : (
      <LoadFailure status={status} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <Loading />;
  return (
    <div className="flex flex-col gap-5">
      <header>
        <h1 className="font-display text-4xl font-extrabold wrap-anywhere">
          <UserText>{data.class_name}</UserText>
        </h1>
        <p className="text-lg text-soft">
          <Trans>
            with <UserText>{data.teacher}</UserText>
          </Trans>
        </p>
      </header>
      <OpenClassBody code={code} open={data} />
    </div>
  );
}

interface OpenClassBodyProps {
  code: string;
  open: OpenClass;
}

function OpenClassBody({ code, open }: OpenClassBodyProps) {
  switch (open.caller) {
    case 'nobody':
      return <PickStudent code={code} open={open} />;
    case 'student':
      return <IsIn />;
    case 'asking':
      return <Waiting code={code} open={open} />;
    case 'teacher':
      return (
        <Notice>
          <Trans>This is your own class. Your students see the list of names here and choose theirs.</Trans>
        </Notice>
      );
  }
}

function IsIn() {
  const { t } = useLingui();
  return (
    <Outcome icon={<CircleCheck className="size-8" />} title={t`You are in this class`}>
      <Trans>The decks of the class are on your home page.</Trans>
    </Outcome>
  );
}

/** Until the teacher lets them in, which the page sees by itself; also when the code is closed right after. */
function Waiting({ code, open }: OpenClassBodyProps) {
  const { t } = useLingui();
  const cache = useQueryClient();
  const mine = useQuery(myClassesQuery).data?.filter(({ class_id }) => class_id === open.class_id);
  const isRefused = mine?.length === 0;
  useEffect(() => {
    if (isRefused) void refetchAfterChange(cache, ['open_class', code]);
  }, [isRefused, cache, code]);
  if (mine && !isRefused && mine.every(({ student_name }) => student_name !== null)) return <IsIn />;
  return (
    <>
      <Outcome icon={<Hourglass className="size-8" />} title={t`Your teacher has been asked`}>
        <Trans>Once you are let in, the decks of the class are on your home page.</Trans>
      </Outcome>
      <details>
        <summary className="min-h-12 cursor-pointer py-3 font-semibold text-brand-ink">
          <Trans>I chose the wrong name</Trans>
        </summary>
        <PickStudent code={code} open={open} />
      </details>
    </>
  );
}

function Outcome({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <output className="block">
      <EmptyState
        icon={icon}
        title={title}
        action={
          <Link to="/" className={buttonClass('sun')}>
            <Trans>To my decks</Trans>
          </Link>
        }
      >
        {children}
      </EmptyState>
    </output>
  );
}
