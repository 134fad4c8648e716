import type { QuestionedStudent } from '@lexiroom/domain/study/questioner';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarOff, List, Shuffle, UserMinus } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../design/buttons/icon-button.tsx';
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
}

/** The student whose turn it is, and what can be done about that until the answer is given. */
export function StudentAsked(props: StudentAskedProps) {
  const { student, turn, isAlone, canChange, onChange, onRemove, onSetAside, onList } = props;
  const { t } = useLingui();
  const isOpen = !turn.isAnswered;
  const name = student?.student_name;
  return (
    <div
      className={`flex items-center gap-x-1 rounded-3xl bg-sun-wash ps-4 pe-1 text-ink sm:ps-6 ${isAlone ? 'min-h-20 flex-wrap justify-end low:min-h-14' : 'min-h-28 flex-col items-stretch justify-center py-1'}`}
    >
      <p
        aria-live="polite"
        className={`min-w-0 flex-1 font-display leading-[1.05] font-bold wrap-anywhere ${isAlone ? 'basis-48 py-1' : 'flex-none'} ${sizeOf(name, isAlone)}`}
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
      <div className="flex shrink-0">
        <Control
          label={t`Another student`}
          shortcut="C"
          isOpen={isOpen && canChange}
          icon={<Shuffle className="size-6" aria-hidden="true" />}
          onPress={onChange}
        />
        <Control
          label={t`Choose a student`}
          shortcut="L"
          isOpen={isOpen}
          icon={<List className="size-6" aria-hidden="true" />}
          onPress={onList}
        />
        <Control
          label={t`Set aside for today`}
          shortcut="A"
          isOpen={isOpen && student !== undefined}
          icon={<CalendarOff className="size-6" aria-hidden="true" />}
          onPress={() => student && onSetAside(student)}
        />
        <Control
          label={t`Remove from this study`}
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
  label: string;
  shortcut: string;
  isOpen: boolean;
  icon: ReactNode;
  onPress: () => void;
}

/** Closed rather than disabled: the focus stays where it was pressed. */
function Control({ label, shortcut, isOpen, icon, onPress }: ControlProps) {
  return (
    <IconButton
      label={label}
      aria-keyshortcuts={shortcut}
      aria-disabled={!isOpen}
      icon={icon}
      className="text-ink! aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent"
      onClick={isOpen ? onPress : undefined}
    />
  );
}
