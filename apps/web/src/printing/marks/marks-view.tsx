import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PrintedMarks, PrintedQuizDetails } from '@lexiroom/contracts/printed-quiz';
import { dayNumber, dayText } from '@lexiroom/domain/scheduling';
import { Redo2, ScanQrCode, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { refusalOf } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { RadioGroup } from '../../design/fields/radio-group.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { amend, push } from '../../navigation/index.ts';
import { type MarkedSheet, marksPath } from './marks-address.ts';
import { MarksGrid } from './marks-grid.tsx';
import { canScan } from './scan/code-reader.ts';
import { ScanDialog, type ScannedSheet } from './scan/scan-dialog.tsx';
import { StudentMarks } from './student-marks.tsx';
import { useIsNarrow } from './use-is-narrow.ts';
import { useMarks } from './use-marks.ts';

/** Marks can be dated so many days back. */
const earliestDays = 30;

export interface MarksViewProps {
  user_id: number;
  quiz: PrintedQuizDetails;
  data: PrintedMarks;
  sheet: MarkedSheet;
}

/** The table of a class, what can be done with it, and what became of it. */
export function MarksView({ user_id, quiz, data, sheet }: MarksViewProps) {
  const { t } = useLingui();
  const { quiz_id, questions, variants } = quiz;
  const { students, today, class_id } = data;
  const { table, mark, undo, redo, save, saving } = useMarks(user_id, questions.length, data);
  const [day, setDay] = useState(() => usualDay(data));
  const [column, setColumn] = useState<number>();
  const [isScanning, setScanning] = useState(false);
  const canBeScanned = useCanScan();
  const isNarrow = useIsNarrow();
  const variant = variants.find(({ name }) => name === sheet.variant) ?? variants[0]!;
  const goTo = (change: Partial<MarkedSheet>) => amend(marksPath(quiz_id, { ...sheet, class_id, ...change }));
  const open = (scanned: ScannedSheet) => {
    setScanning(false);
    const { quiz_id: of, ...next } = scanned;
    if (of === quiz_id) goTo({ ...next, class_id: next.class_id ?? class_id });
    else push(marksPath(of, { ...next, class_id: next.class_id ?? class_id }));
  };
  const unsaved = table.changed.size;
  const isDayWrong = day < dayText(dayNumber(today) - earliestDays) || day > today;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
        {variants.length > 1 && (
          <RadioGroup
            legend={<Trans>Variant</Trans>}
            options={variants.map(({ name }) => ({ value: name, label: name }))}
            value={variant.name}
            onChange={(name) => goTo({ variant: name })}
          />
        )}
        <TextField
          label={t`Date of the quiz`}
          type="date"
          value={day}
          min={dayText(dayNumber(today) - earliestDays)}
          max={today}
          error={isDayWrong ? t`Today, or up to 30 days ago` : undefined}
          onChange={({ target }) => setDay(target.value || today)}
        />
        <div className="flex items-center gap-1">
          <IconButton
            label={t`Undo`}
            icon={<Undo2 className="size-6 rtl:-scale-x-100" aria-hidden="true" />}
            disabled={table.past.length === 0}
            onClick={undo}
          />
          <IconButton
            label={t`Redo`}
            icon={<Redo2 className="size-6 rtl:-scale-x-100" aria-hidden="true" />}
            disabled={table.future.length === 0}
            onClick={redo}
          />
          {canBeScanned && (
            <Button icon={<ScanQrCode className="size-5" aria-hidden="true" />} onClick={() => setScanning(true)}>
              <Trans>Scan a sheet</Trans>
            </Button>
          )}
        </div>
      </div>
      {isNarrow ? (
        <StudentMarks
          students={students}
          questions={questions}
          order={variant.order}
          table={table}
          student_id={sheet.student_id}
          onStudent={(student_id) => goTo({ student_id })}
          onMark={mark}
        />
      ) : (
        <>
          <Asked question={column === undefined ? undefined : questions[variant.order[column]!]} number={column} />
          <MarksGrid
            label={t`Marks`}
            students={students}
            questions={questions}
            order={variant.order}
            table={table}
            student_id={sheet.student_id}
            onMark={mark}
            onUndo={undo}
            onRedo={redo}
            onColumn={setColumn}
          />
        </>
      )}
      <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t-2 border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0">
        <Button
          look="sun"
          busy={saving.isUnderWay}
          disabled={(unsaved === 0 && !saving.isUnderWay) || isDayWrong}
          onClick={() => save(day)}
        >
          <Trans>Save</Trans>
        </Button>
        <Outcome unsaved={unsaved} saving={saving} />
      </div>
      {isScanning && <ScanDialog onSheet={open} onClose={() => setScanning(false)} />}
    </div>
  );
}

/** The day that most of the marks count for that are there; today while there are none. */
function usualDay({ marks, today }: PrintedMarks): string {
  const days = [...Map.groupBy(marks, ({ day }) => day)];
  const [day] = days.toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [today];
  return day < dayText(dayNumber(today) - earliestDays) ? today : day;
}

function useCanScan(): boolean {
  const [can, setCan] = useState(false);
  useEffect(() => {
    void canScan().then(setCan);
  }, []);
  return can;
}

interface AskedProps {
  question: PrintedQuizDetails['questions'][number] | undefined;
  number: number | undefined;
}

/** What is asked where the focus is; else what the keys do. */
function Asked({ question, number }: AskedProps) {
  return (
    <p className="flex min-h-7 flex-wrap items-baseline gap-x-3 text-lg">
      {question ? (
        <span className="min-w-0 wrap-anywhere">
          <b>{number! + 1}.</b>{' '}
          <UserText language={question.target_language} className="font-bold">
            {question.text}
          </UserText>
          {question.meaning !== null && (
            <span className="ms-3 text-soft">
              <UserText language={question.source_language}>{question.meaning}</UserText>
            </span>
          )}
        </span>
      ) : null}
      <span className="text-base text-soft pointer-coarse:hidden">
        <Trans>
          <kbd>1</kbd> right, <kbd>X</kbd> wrong, <kbd>A</kbd> whole row right
        </Trans>
      </span>
    </p>
  );
}

function Outcome({ unsaved, saving }: { unsaved: number; saving: ReturnType<typeof useMarks>['saving'] }) {
  const words = useRefusalWords();
  const { error, counts, isUnderWay } = saving;
  if (error) {
    return (
      <Notice tone="bad">
        {words(refusalOf(error))} <Trans>Nothing is lost: the marks are kept here.</Trans>
      </Notice>
    );
  }
  if (unsaved > 0 || isUnderWay || !counts) {
    return (
      <output className="text-soft">
        {unsaved > 0 && <Plural value={unsaved} one="# mark is not saved yet" other="# marks are not saved yet" />}
      </output>
    );
  }
  const { recorded, corrected, taken_away } = counts;
  return (
    <Notice tone="good">
      <span className="flex flex-wrap gap-x-3">
        {recorded > 0 && <Plural value={recorded} one="# mark saved" other="# marks saved" />}
        {corrected > 0 && <Plural value={corrected} one="# mark corrected" other="# marks corrected" />}
        {taken_away > 0 && <Plural value={taken_away} one="# mark removed" other="# marks removed" />}
        {recorded + corrected + taken_away === 0 && <Trans>Saved already</Trans>}
      </span>
    </Notice>
  );
}
