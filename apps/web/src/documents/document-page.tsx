import { Trans, useLingui } from '@lingui/react/macro';
import { type DocumentName, documentNames } from '@lexiroom/contracts/documents';
import { useQuery } from '@tanstack/react-query';
import { api, statusOf } from '../api/client.ts';
import { ErrorPanel } from '../design/feedback/error-panel.tsx';
import { Skeleton } from '../design/feedback/loading.tsx';
import { Link } from '../navigation/index.ts';
import { NotFound } from '../page/not-found.tsx';
import { Page } from '../page/page.tsx';
import { Markdown } from './markdown.tsx';

/** Terms, privacy, content policy, references (specification 3 section 2); the terms when none is named. */
export function DocumentPage({ name = 'tos' }: { name?: string }) {
  const documentName = documentNames.find((other) => other === name);
  return documentName ? <Article key={documentName} name={documentName} /> : <NotFound />;
}

function Article({ name }: { name: DocumentName }) {
  const { t } = useLingui();
  const names: Record<DocumentName, string> = {
    tos: t`Terms of service`,
    privacy: t`Privacy`,
    content_policy: t`Content policy`,
    references: t`References`,
    translations: t`Correct a translation`,
  };
  const { data, error, refetch } = useQuery({
    queryKey: ['document', name],
    queryFn: ({ signal }) => api.document({ params: { name } }, signal),
  });
  if (error && !data) {
    return (
      <Page title={names[name]} width="narrow">
        <ErrorPanel status={statusOf(error)} onRetry={() => void refetch()} />
      </Page>
    );
  }
  return (
    <Page title={names[name]}>
      <div className="mx-auto grid w-full max-w-5xl gap-x-14 lg:grid-cols-[minmax(0,1fr)_15rem]">
        {/* The product's own are in English; an operator's in whatever they write. */}
        <article {...(data?.is_own ? { dir: 'auto' } : { lang: 'en', dir: 'ltr' })} className="min-w-0 text-lg">
          {data ? <Markdown>{data.markdown}</Markdown> : <DocumentSkeleton />}
        </article>
        <nav
          aria-labelledby="related"
          className="mt-10 self-start border-t border-line pt-6 lg:sticky lg:top-6 lg:mt-6 lg:border-t-0 lg:pt-0"
        >
          <h2 id="related" className="mb-2 font-display text-xl font-bold">
            <Trans>Related Articles</Trans>
          </h2>
          <ul className="flex flex-col gap-1">
            {documentNames.map((other) => (
              <li key={other}>
                <Link
                  to={`/docs/${other}`}
                  aria-current={other === name ? 'page' : undefined}
                  className="flex min-h-12 items-center rounded-xl px-3 font-semibold hover:bg-brand-wash hover:text-brand-ink aria-[current=page]:bg-brand-wash aria-[current=page]:text-brand-ink"
                >
                  {names[other]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </Page>
  );
}

function DocumentSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4 pt-4">
      <Skeleton className="mb-4 h-12 w-2/3" />
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-20" />
      ))}
    </div>
  );
}
