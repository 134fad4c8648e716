import type { Calendar } from '@lexiroom/contracts/decks';
import type { DeckSentence } from '@lexiroom/contracts/sentences';
import { dayText } from '@lexiroom/domain/scheduling';
import { dayOf, type Period, wordStatistics } from '@lexiroom/domain/statistics';
import { Select, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Panel } from '../../study/statistics/panel.tsx';
import { PeriodChoice } from '../../study/statistics/period-choice.tsx';
import { SuccessRate } from '../../study/statistics/success-rate.tsx';
import type { Study } from '../../study/study.ts';
import { useDayName } from '../../study/words/day-name.ts';
import { HighlightedText } from '../text/highlighted-text.tsx';

interface SentenceStatsProps {
  study: Study;
  sentences: readonly DeckSentence[];
  calendar: Calendar;
}

/** How each sentence of a study went, and when it comes back (specification 2 section 2.3). */
export function SentenceStats({ study, sentences, calendar }: SentenceStatsProps) {
  const { t } = useLingui();
  const nameDay = useDayName();
  const [period, setPeriod] = useState<Period>('all');
  const answered = sentences.map((sentence) => ({ ...sentence, word_id: sentence.sentence_id }));
  const figures = wordStatistics(answered, { class_id: study.class_id ?? null, period, now: study.data.now });
  const areUntouched = figures.every(({ answers }) => answers === 0);
  return (
    <Panel title={<Trans>Sentence stats</Trans>} aside={<PeriodChoice value={period} onChange={setPeriod} />}>
      {areUntouched && (
        <p className="text-soft">
          <Select
            value={study.isCustom ? 'custom' : study.address.type}
            _deck="This deck has no reviewed sentences yet"
            _category="This category has no reviewed sentences yet"
            other="This custom study has no reviewed sentences yet"
          />
        </p>
      )}
      <div className="-mx-1.5 overflow-x-auto px-1.5">
        <table className="w-full border-collapse text-start">
          <thead>
            <tr>
              {[t`Sentence`, t`Success`].map((name) => (
                <th key={name} scope="col" className={heading}>
                  {name}
                </th>
              ))}
              <th scope="col" className={`${heading} max-md:hidden`}>
                {t`Last answered`}
              </th>
              <th scope="col" className={`${heading} max-sm:hidden`}>
                {t`Due`}
              </th>
            </tr>
          </thead>
          <tbody>
            {sentences.map((sentence, place) => {
              const { last_answered } = figures[place]!;
              return (
                <tr key={sentence.sentence_id} className="border-b border-line">
                  <th scope="row" className="py-2 pe-5 text-start font-semibold wrap-anywhere">
                    <HighlightedText language={study.data.target_language} highlights={[]}>
                      {sentence.target_translation ?? '–'}
                    </HighlightedText>
                  </th>
                  <td className="py-2 pe-5">
                    <SuccessRate figures={figures[place]!} />
                  </td>
                  <td className="py-2 pe-5 max-md:hidden">
                    {last_answered === null ? '–' : nameDay(dayText(dayOf(last_answered, calendar)), calendar.today)}
                  </td>
                  <td className="py-2 max-sm:hidden">
                    {sentence.due_date === null ? '–' : nameDay(sentence.due_date, calendar.today)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

const heading = 'border-b-2 border-line py-2 pe-5 text-start font-semibold';
