import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { PartyPopper } from 'lucide-react';
import { useState } from 'react';
import { api, statusOf } from '../../api/client.ts';
import { buttonClass } from '../../design/buttons/button.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { Loading } from '../../design/feedback/loading.tsx';
import { Link, logInPath } from '../../navigation/index.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import { Page } from '../../page/page.tsx';
import { useSession } from '../../session/session.ts';
import {
  type TranslatingLanguages,
  rememberTranslatingLanguages,
  rememberedTranslatingLanguages,
} from './translating-languages.ts';
import { MissingNameForm } from './missing-name-form.tsx';
import { TranslatingLanguageSelects } from './translating-language-selects.tsx';

/** `/translate`: the pictures of the library that have no name in a language, for people who want to help. */
export function TranslatePage() {
  const { t } = useLingui();
  const { user, isChecked } = useSession();
  const [gaps, setGaps] = useState(rememberedTranslatingLanguages);
  return (
    <Page title={t`Name pictures`} width="narrow">
      <h1 className="mb-4 font-display text-4xl leading-tight font-extrabold">
        <Trans>Name pictures</Trans>
      </h1>
      {isChecked && !user && (
        <EmptyState
          icon={<PartyPopper className="size-8" />}
          title={t`Name pictures in your language`}
          action={
            <Link to={logInPath('/translate')} className={buttonClass('sun')}>
              <Trans>Log in</Trans>
            </Link>
          }
        />
      )}
      {user && (
        <>
          <TranslatingLanguageSelects
            gaps={gaps}
            onChange={(changed) => {
              rememberTranslatingLanguages(changed);
              setGaps(changed);
            }}
          />
          <Translating key={`${gaps.target_language} ${gaps.source_language}`} gaps={gaps} />
        </>
      )}
    </Page>
  );
}

/** One picture after the other; when they are through more are fetched, until none are left. */
function Translating({ gaps }: { gaps: TranslatingLanguages }) {
  const { t } = useLingui();
  /** Named, or skipped. */
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const [named, setNamed] = useState(0);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['untranslated', gaps],
    queryFn: ({ signal }) => api.untranslated({ query: gaps }, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
  const left = data?.filter(({ image_id }) => !seen.has(image_id)) ?? [];
  const [entry, ...others] = left;

  function next(image_id: number, isNamed: boolean) {
    setSeen(new Set([...seen, image_id]));
    if (isNamed) setNamed(named + 1);
    if (others.length === 0) void refetch();
  }

  if (error && !entry) return <LoadFailure status={statusOf(error)} onRetry={() => void refetch()} />;
  if (!entry && isFetching) return <Loading />;
  if (!entry) {
    return (
      <output className="block">
        <EmptyState icon={<PartyPopper className="size-8" />} title={t`All done for now!`}>
          {named > 0 && <Trans>Pictures named by you: {named}</Trans>}
        </EmptyState>
      </output>
    );
  }
  return (
    <MissingNameForm
      key={entry.image_id}
      entry={entry}
      gaps={gaps}
      named={named}
      onNext={(isNamed) => next(entry.image_id, isNamed)}
    />
  );
}
