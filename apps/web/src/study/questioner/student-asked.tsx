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
        className={`min-w-0 flex-1 font-display leading-none font-bold wrap-anywhere ${isAlone ? 'basis-48 py-1.5 text-[clamp(1.75rem,min(7dvh,6vw),5rem)]' : 'flex-none text-[clamp(1.5rem,4.5dvh,3rem)]'}`}
      >
        {name === undefined ? (
          <span className="text-2xl text-soft">
            <Trans>No student selected</Trans>
          </span>
        ) : (
          <UserText>{name}</UserText>
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
