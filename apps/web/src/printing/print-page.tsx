import { Trans, useLingui } from '@lingui/react/macro';
import type { DeckData } from '@lexiroom/contracts/decks';
import { printedQuiz, type SheetKind, printedVariants, printLimits } from '@lexiroom/domain/printed-quiz';
import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck, Printer } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { statusOf } from '../api/client.ts';
import { classQuery } from '../classes/class-queries.ts';
import { Button, buttonClass } from '../design/buttons/button.tsx';
import { EmptyState } from '../design/feedback/empty-state.tsx';
import { ErrorPanel } from '../design/feedback/error-panel.tsx';
import { Loading } from '../design/feedback/loading.tsx';
import { Notice } from '../design/feedback/notice.tsx';
import { UserText } from '../design/typography/user-text.tsx';
import { amend, Link, logInPath, useAddress } from '../navigation/index.ts';
import { Page } from '../page/page.tsx';
import { sentencesQuery } from '../sentences/sentences-query.ts';
import { useSession } from '../session/session.ts';
import { studyQuery } from '../study/study-query.ts';
import { type ChosenPrint, readChosen, withChosen } from './chosen-print.ts';
import { MarkingChoice } from './marking-choice.tsx';
import { marksPath, marksSearch } from './marks/marks-address.ts';
import { paperSizes, usePrintedOn, usualPaper } from './paper/paper-size.ts';
import { useScale } from './paper/use-scale.ts';
import { type PrintAddress, printSearch, readPrintAddress } from './print-address.ts';
import { PrintForm } from './print-form.tsx';
import { gapSentences, isPrintable } from './sheets/printable-word.ts';
import { type CodeOf, NamedPages } from './sheets/named-pages.tsx';
import { type ExercisePagesProps, KeyPages, VariantPages } from './sheets/variant-pages.tsx';
import { DeckPrints } from './prints/deck-prints.tsx';
import { readPrintedAgain, withoutPrintedAgain } from './prints/print-again.ts';
import { usePrintNoted } from './prints/use-print-noted.ts';
import { useKeptQuiz } from './use-kept-quiz.ts';
import { WordCards } from './sheets/word-cards.tsx';
import { WordList } from './sheets/word-list.tsx';

/** `/create_quiz/{items}`: decks as sheets of paper, which are seen as they will be printed. */
export function PrintPage({ items }: { items: string }) {
  const { t } = useLingui();
  const { search, pathname } = useAddress();
  const { user, isChecked } = useSession();
  const address = readPrintAddress(items, search);
  const owner = address?.owner ?? user?.username ?? '';
  const query = useQuery({
    ...studyQuery({ type: 'deck', owner, ids: address?.ids ?? [], source: address?.source }),
    enabled: address !== undefined && owner !== '',
  });
  const { data, error, refetch } = query;
  const isNobodys = isChecked && owner === '';
  if (!address || isNobodys || (error && !data)) {
    return (
      <Page width="narrow">
        <ErrorPanel
          status={error ? statusOf(error) : 404}
          backHref={user ? `/user/${user.username}` : '/'}
          logInHref={isChecked && !user ? logInPath(pathname + search) : undefined}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  }
  return <Page title={t`Print`}>{data ? <Printing data={data} address={address} /> : <Loading />}</Page>;
}

/** Sheets of a variant with its code, which changes only when it does. */
function CodedPages({ codeOf, ...pages }: Omit<ExercisePagesProps, 'code'> & { codeOf: CodeOf }) {
  const { variant } = pages;
  const code = useMemo(() => codeOf(variant), [codeOf, variant]);
  return <VariantPages {...pages} code={code} />;
}

const newSeed = () => printLimits.seed.least + Math.floor(Math.random() * printLimits.seed.most);

/** What makes other sheets; all else is about how the same are printed. */
const ofQuiz: ReadonlySet<string> = new Set(['sheets', 'questions', 'option_count', 'variants', 'seed'] satisfies (keyof ChosenPrint)[]); // prettier-ignore

/** What is chosen on one side, the sheets on the other. */
function Printing({ data, address }: { data: DeckData; address: PrintAddress }) {
  const { search, pathname } = useAddress();
  const [usual] = useState(() => ({ seed: newSeed(), paper: usualPaper(navigator.language) }));
  const chosen = useMemo(() => readChosen(search, usual), [search, usual]);
  const words = useMemo(() => data.words.filter(isPrintable), [data.words]);
  const { data: studied } = useQuery(
    sentencesQuery({
      deck_ids: data.studyDeckIds,
      class_id: undefined,
      username: data.logged_in_user?.username ?? '',
    }),
  );
  const sentences = useMemo(() => gapSentences(studied?.sentences ?? []), [studied]);
  const variants = useMemo(() => printedVariants(words, sentences, chosen), [words, sentences, chosen]);
  const { user } = useSession();
  const isMarked = user?.role === 'teacher' && user.username === data.username;
  const quiz = useMemo(() => printedQuiz(variants), [variants]);
  const hasCodes = isMarked && chosen.has_codes && quiz.questions.length > 0;
  const print_search = hasCodes ? printSearch(address, data.username, chosen) : undefined;
  const kept = useKeptQuiz(quiz, print_search);
  usePrintNoted({ quiz, print_search, class_id: chosen.class_id });
  const again = readPrintedAgain(search);
  const { data: roster } = useQuery({ ...classQuery(chosen.class_id ?? 0), enabled: isMarked && chosen.class_id !== undefined }); // prettier-ignore
  const students = isMarked && chosen.has_names && chosen.class_id !== undefined ? roster?.students : undefined;
  const codeOf = useCallback<CodeOf>(
    ({ name }, student) => {
      if (!hasCodes) return { type: 'none' };
      if (!kept) return { type: 'coming' };
      const of = { class_id: chosen.class_id, variant: name, student_id: student?.student_id };
      return { type: 'address', address: kept.marks_address + marksSearch(of) };
    },
    [hasCodes, kept, chosen.class_id],
  );
  const hasPictures = words.some(({ image_id }) => image_id !== null);
  const missing = new Set<SheetKind>([
    ...(sentences.length === 0 ? (['blanks'] as const) : []),
    ...(hasPictures ? [] : (['choose_picture', 'match'] as const)),
  ]);
  const preview = useRef<HTMLDivElement>(null);
  const scale = useScale(preview, paperSizes[chosen.paper].width);
  usePrintedOn(chosen.paper);
  const { paper, seed, sheets, has_keys } = chosen;
  const title = data.deck_name;
  const change = (changed: Partial<ChosenPrint>) => {
    const isOther = Object.keys(changed).some((name) => ofQuiz.has(name));
    amend(pathname + withChosen(isOther ? withoutPrintedAgain(search) : search, { ...chosen, ...changed }));
  };
  const printed = variants.filter(({ exercises }) => exercises.length > 0);
  const isNothing =
    printed.length === 0 && !(words.length > 0 && (sheets.includes('word_list') || sheets.includes('cards')));
  const back = `/deck/${encodeURIComponent(data.username)}/search?${address.ids.map((id) => `id=${id}`).join('&')}`;
  return (
    <div data-printed className="grid gap-x-10 gap-y-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div className="flex flex-col gap-5 print:hidden">
        <header>
          <h1 className="font-display text-4xl font-extrabold">
            <Trans>Print</Trans>
          </h1>
          <Link to={back} className="inline-flex min-h-11 items-center text-lg wrap-anywhere text-brand-ink underline">
            <UserText>{title}</UserText>
          </Link>
        </header>
        {kept && again !== undefined && kept.quiz_id !== again && (
          <Notice>
            <Trans>The deck has changed since you printed it. These are other sheets.</Trans>
          </Notice>
        )}
        <PrintForm chosen={chosen} missing={missing} newSeed={newSeed} onChange={change}>
          {isMarked && <MarkingChoice chosen={chosen} onChange={change} />}
        </PrintForm>
        <Button
          look="sun"
          size="large"
          disabled={isNothing}
          icon={<Printer className="size-6" aria-hidden="true" />}
          onClick={() => globalThis.print()}
        >
          <Trans>Print</Trans>
        </Button>
        {kept && (
          <Link to={marksPath(kept.quiz_id, { class_id: chosen.class_id })} className={buttonClass('quiet')}>
            <ClipboardCheck className="size-5" aria-hidden="true" />
            <Trans>Type in the marks</Trans>
          </Link>
        )}
        {isMarked && <DeckPrints deck_ids={data.studyDeckIds} />}
      </div>
      <section ref={preview} aria-label={title} className="min-w-0">
        {isNothing && (
          <EmptyState icon={<Printer className="size-8" />} title={<Trans>There is nothing to print</Trans>}>
            <Trans>These decks have no words for the chosen sheets.</Trans>
          </EmptyState>
        )}
        <div className="flex flex-col items-start gap-6 print:gap-0 print:[zoom:1]!" style={{ zoom: scale }}>
          {/* First, so that a printer that prints both sides prints both of a card on one sheet. */}
          {sheets.includes('cards') && <WordCards words={words} paper={paper} />}
          {students && students.length > 0 && printed.length > 0 ? (
            <NamedPages
              variants={printed}
              students={students}
              title={title}
              seed={seed}
              paper={paper}
              language={data.target_language}
              hasCodes={hasCodes}
              codeOf={codeOf}
            />
          ) : (
            printed.map((variant) => (
              <CodedPages
                key={variant.name}
                variant={variant}
                title={title}
                seed={seed}
                paper={paper}
                language={data.target_language}
                codeOf={codeOf}
              />
            ))
          )}
          {words.length > 0 && sheets.includes('word_list') && <WordList words={words} title={title} paper={paper} />}
          {has_keys &&
            printed.map((variant) => (
              <KeyPages key={variant.name} variant={variant} title={title} seed={seed} paper={paper} />
            ))}
        </div>
      </section>
    </div>
  );
}
