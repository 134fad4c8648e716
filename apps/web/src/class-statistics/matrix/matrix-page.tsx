import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ClassStatistics } from '@lexiroom/contracts/classes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Grid3x3, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { Select } from '../../design/fields/select.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { classStatisticsQuery } from '../../study/statistics/students/class-statistics-query.ts';
import { DeckChoice } from '../deck-choice.tsx';
import { isId, StatisticsFrame } from '../statistics-frame.tsx';
import { classDecksQuery } from '../statistics-queries.ts';
import { MatrixDownloads } from './matrix-downloads.tsx';
import { orderOf, type StudentOrder, type WordOrder } from './matrix-order.ts';
import { Matrix } from './matrix.tsx';

/** `/class/{class_id}/matrix`: how each word went for each student. */
export function MatrixPage({ class_id }: { class_id: string }) {
  const { t } = useLingui();
  const [chosen, choose] = useState<number[]>();
  // The decks to choose from are those of the class; they stay when some are chosen.
  const all = useQuery({ ...classDecksQuery(Number(class_id)), enabled: isId(class_id) });
  const query = useQuery({ ...classStatisticsQuery(Number(class_id), chosen), placeholderData: keepPreviousData });
  return (
    <StatisticsFrame title={t`Students and words`} class_id={class_id} query={query}>
      {(statistics) => (
        <MatrixView
          statistics={statistics}
          choice={<DeckChoice decks={all.data?.decks ?? statistics.decks} chosen={chosen} onChange={choose} />}
        />
      )}
    </StatisticsFrame>
  );
}

function MatrixView({ statistics, choice }: { statistics: ClassStatistics; choice: ReactNode }) {
  const { t } = useLingui();
  const [students, setStudents] = useState<StudentOrder>('list');
  const [words, setWords] = useState<WordOrder>('deck');
  const order = orderOf(statistics, { students, words });
  const { class_name, words_left_out } = statistics;
  const isEmpty = statistics.students.length === 0 || statistics.words.length === 0;
  return (
    <>
      <h1 className="mb-4 font-display text-3xl font-extrabold wrap-anywhere sm:text-4xl">
        <Trans>
          <UserText>{class_name}</UserText>: students and words
        </Trans>
      </h1>
      <Controls>
        <Select
          label={t`Students`}
          value={students}
          onChange={({ target }) => setStudents(target.value as StudentOrder)}
        >
          <option value="list">{t`As in the list`}</option>
          <option value="name">{t`By name`}</option>
          <option value="success">{t`Lowest success first`}</option>
        </Select>
        <Select label={t`Words`} value={words} onChange={({ target }) => setWords(target.value as WordOrder)}>
          <option value="deck">{t`As in the deck`}</option>
          <option value="success">{t`Lowest success first`}</option>
        </Select>
        {choice}
        {!isEmpty && <MatrixDownloads statistics={statistics} order={order} />}
      </Controls>
      {words_left_out > 0 && (
        <div className="mb-4">
          <Notice>
            <Plural
              value={words_left_out}
              one="# word is left out. Choose fewer decks to see it."
              other="# words are left out. Choose fewer decks to see them."
            />
          </Notice>
        </div>
      )}
      {isEmpty ? (
        <EmptyState
          icon={<Grid3x3 className="size-8" />}
          title={statistics.students.length === 0 ? t`No students in the class` : t`No words yet`}
        >
          <Trans>Share a deck with the class, or study one with it: then its words appear here.</Trans>
        </EmptyState>
      ) : (
        <Matrix statistics={statistics} order={order} />
      )}
    </>
  );
}

/** What is shown and how, folded on a phone, where the table needs the room. */
function Controls({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const controls = useId();
  return (
    <div className="mb-4">
      <Button
        size="small"
        className="sm:hidden"
        icon={<SlidersHorizontal className="size-5" aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={() => setOpen(!isOpen)}
      >
        <Trans>Order, decks and files</Trans>
      </Button>
      <div id={controls} className={`flex flex-wrap items-end gap-4 max-sm:mt-3 ${isOpen ? '' : 'max-sm:hidden'}`}>
        {children}
      </div>
    </div>
  );
}
