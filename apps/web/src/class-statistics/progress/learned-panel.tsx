import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ClassLearned, LearnedWords } from '@lexiroom/contracts/classes';
import type { CSSProperties, ReactNode } from 'react';
import { UserText } from '../../design/typography/user-text.tsx';
import { Panel } from '../../study/statistics/panel.tsx';
import { usePercent } from '../../study/statistics/success-rate.tsx';

/** What was answered in class, in four numbers and deck by deck. */
export function LearnedPanel({ learned }: { learned: ClassLearned }) {
  const { t, i18n } = useLingui();
  const percent = usePercent();
  const number = (value: number) => new Intl.NumberFormat(i18n.locale).format(value);
  const { recent } = learned;
  const headings = [t`Deck`, t`Words answered`, t`Long-term`, t`Due now`, t`Difficult words`];
  return (
    <Panel title={<Trans>What this class has learned</Trans>}>
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        <Figure name={<Trans>Words answered</Trans>}>
          {number(learned.answered)}
          <span className="text-soft"> / {number(learned.words)}</span>
        </Figure>
        <Figure name={<Trans>Long-term: back after 21 days or more</Trans>}>{number(learned.long_term)}</Figure>
        <Figure name={<DueNow of={learned} />}>{number(learned.due)}</Figure>
        <Figure name={<Trans>Right in the last 30 days</Trans>}>
          {recent.answers > 0 ? percent({ answers: recent.answers, right: recent.right_answers }) : '–'}
        </Figure>
      </dl>
      <section
        aria-label={t`Decks`}
        // On a phone the table is wider than the window: it is scrolled by key.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="relative -mx-1.5 overflow-x-auto px-1.5"
      >
        <table className="w-full border-collapse text-start">
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col" className="border-b-2 border-line py-2 pe-5 text-start font-semibold">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {learned.decks.map((deck) => (
              <tr key={deck.deck_id} className="border-b border-line">
                <th scope="row" className="min-w-32 py-3 pe-5 text-start font-bold wrap-anywhere">
                  <UserText>{deck.deck_name}</UserText>
                  {!deck.is_shared && (
                    <span className="ms-2 text-sm font-normal text-soft">
                      <Trans>not shared</Trans>
                    </span>
                  )}
                </th>
                <td className="min-w-28 py-3 pe-5 tabular-nums">
                  <Part of={deck} />
                </td>
                <td className="py-3 pe-5 tabular-nums">{number(deck.long_term)}</td>
                <td className="py-3 pe-5 tabular-nums">{number(deck.due)}</td>
                <td className="py-3 tabular-nums">{number(deck.unsuccessful)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Panel>
  );
}

/** Words that the class was never asked are due as well: it is said how many of them there are. */
function DueNow({ of: { words, answered } }: { of: LearnedWords }) {
  const unasked = words - answered;
  return (
    <>
      <Trans>Due now</Trans>
      {unasked > 0 && (
        <span className="block text-sm">
          <Plural value={unasked} one="# of them never asked yet" other="# of them never asked yet" />
        </span>
      )}
    </>
  );
}

function Figure({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-0.5 rounded-3xl bg-brand-wash px-4 py-3.5 sm:px-5">
      <dt className="text-soft">{name}</dt>
      <dd className="font-display text-3xl font-bold tabular-nums">{children}</dd>
    </div>
  );
}

/** How many words of a deck have an answer, as a number and a bar. */
function Part({ of: { answered, words } }: { of: LearnedWords }) {
  return (
    <span className="flex flex-col gap-1">
      <Trans>
        {answered} of {words}
      </Trans>
      <span aria-hidden="true" className="block h-2 overflow-hidden rounded-full bg-line">
        <span
          className="block h-full w-(--share) rounded-full bg-brand"
          style={{ '--share': `${words > 0 ? (answered / words) * 100 : 0}%` } as CSSProperties}
        />
      </span>
    </span>
  );
}
