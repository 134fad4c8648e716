import type { QuestionedStudent } from '@lexiroom/domain/study/questioner';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarOff, List, Shuffle, UserMinus } from 'lucide-react';
import type { ReactNode } from 'react';
import { UserText } from '../../design/typography/user-text.tsx';
import type { Turn } from './turns.ts';

export interface StudentAskedProps {
  /** Undefined when there is nobody to ask. */
  student: QuestionedStudent | undefined;
  turn: Turn;
  /** The only one of the page: as large as the last row of a classroom needs it. */
  isAlone: boolean;
  /** Somebody else can be asked. */
  canChange: boolean;
  onChange: () => void;
  onRemove: () => void;
  onSetAside: (student: QuestionedStudent) => void;
  onList: () => void;
  /** Stands below the name: for whom it is recorded. */
  children?: ReactNode;
}

/** The student whose turn it is, and what can be done about that until the answer is given. */
export function StudentAsked(props: StudentAskedProps) {
  const { student, turn, isAlone, canChange, onChange, onRemove, onSetAside, onList, children } = props;
  const { t } = useLingui();
  const isOpen = !turn.isAnswered;
  const name = student?.student_name;
  return (
    <div
      className={`flex items-center gap-x-1 rounded-3xl bg-sun-wash ps-4 pe-1 text-ink sm:ps-6 lg:pe-3 ${isAlone ? 'min-h-20 flex-wrap justify-end low:min-h-14' : 'min-h-28 flex-col items-stretch justify-center py-1'}`}
    >
      <div className={`min-w-0 flex-1 ${isAlone ? 'basis-48 py-1' : 'flex-none'}`}>
        <p
          aria-live="polite"
          className={`font-display leading-[1.05] font-bold wrap-anywhere ${sizeOf(name, isAlone)}`}
        >
          {name === undefined ? (
            <span className="text-2xl text-soft">
              <Trans>No student selected</Trans>
            </span>
          ) : (
            // Arabic has dots far below the line, which the cut of a name that is too long must not take.
            <span
              className={`pb-[0.12em] has-[:dir(rtl)]:pb-[0.2em] has-[:dir(rtl)]:leading-[1.2] ${isAlone ? 'line-clamp-3 sm:line-clamp-2' : 'line-clamp-4'}`}
            >
              <UserText>{name}</UserText>
            </span>
          )}
        </p>
        {children}
      </div>
      <div className={`flex shrink-0 flex-wrap ${isAlone ? 'lg:text-base' : 'lg:-ms-2 lg:text-sm'}`}>
        <Control
          word={t`Change`}
          tip={t`Another student`}
          shortcut="C"
          isOpen={isOpen && canChange}
          icon={<Shuffle className="size-6" aria-hidden="true" />}
          onPress={onChange}
        />
        <Control
          word={t`Choose`}
          label={t`Choose a student`}
          shortcut="L"
          isOpen={isOpen}
          icon={<List className="size-6" aria-hidden="true" />}
          onPress={onList}
        />
        <Control
          word={t`Absent`}
          label={t`Absent for today`}
          shortcut="A"
          isOpen={isOpen && student !== undefined}
          icon={<CalendarOff className="size-6" aria-hidden="true" />}
          onPress={() => student && onSetAside(student)}
        />
        <Control
          word={t`Remove`}
          tip={t`Remove from this study`}
          shortcut="R"
          isOpen={isOpen && student !== undefined}
          icon={<UserMinus className="size-6" aria-hidden="true" />}
          onPress={onRemove}
        />
      </div>
    </div>
  );
}

/** A name of more letters than this takes two lines beside the buttons of a projector, so its letters are smaller. */
const longName = 22;

/** The size of the letters: read from the last row of a classroom, 40 px at least on a projector of 1024×768. */
function sizeOf(name: string | undefined, isAlone: boolean): string {
  if (!isAlone) return 'text-[clamp(1.5rem,5.3dvh,3rem)]';
  return (name?.length ?? 0) > longName
    ? 'text-[clamp(1.75rem,min(5.3dvh,6vw),4rem)]'
    : 'text-[clamp(1.75rem,min(7dvh,6vw),5rem)]';
}

interface ControlProps {
  /** What it is called, in sight wherever there is room for it. */
  word: string;
  /** What screen readers call it: the word, or a name that begins with it. */
  label?: string;
  tip?: string;
  shortcut: string;
  isOpen: boolean;
  icon: ReactNode;
  onPress: () => void;
}

/** Closed rather than disabled: the focus stays where it was pressed. Only its picture where there is no room for words. */
function Control({ word, label = word, tip = label, shortcut, isOpen, icon, onPress }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={tip}
      aria-keyshortcuts={shortcut}
      aria-disabled={!isOpen}
      className="grid size-12 shrink-0 place-items-center content-center gap-0.5 rounded-xl transition-colors hover:bg-brand-wash hover:text-brand-ink aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent lg:h-14 lg:w-auto lg:min-w-14 lg:px-1"
      onClick={isOpen ? onPress : undefined}
    >
      {icon}
      <span className="px-0.5 leading-tight font-semibold whitespace-nowrap max-lg:hidden">{word}</span>
    </button>
  );
}
