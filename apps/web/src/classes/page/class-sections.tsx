import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ClassDetails } from '@lexiroom/contracts/classes';
import type { ComponentType } from 'react';
import { Tabs } from '../../design/layout/tabs.tsx';
import { amend, classPath, useParameter } from '../../navigation/index.ts';
import { useClassActions } from '../changes/class-actions.tsx';
import type { ToastMessage } from '../changes/class-toast.tsx';
import { JoinSection } from '../join-code/join-section.tsx';
import { type DeckLessonPart, SharedSection } from '../sharing/shared-section.tsx';
import { StudentsSection } from '../students/students-section.tsx';
import { ClassHeading } from './class-heading.tsx';

/** Parts of the page that stand higher up and are given to it. */
export interface ClassParts {
  /** What a class has learned and forgets. */
  Progress: ComponentType<{ class_id: number }>;
  /** What was printed for it. */
  Prints: ComponentType<{ class_id: number }>;
  /** Begins a lesson with the class. */
  Lesson: ComponentType<{ details: ClassDetails }>;
  DeckLesson: DeckLessonPart;
}

export interface ClassSectionsProps {
  details: ClassDetails;
  parts: ClassParts;
  showToast: (message: ToastMessage | undefined) => void;
}

/**
 * The sections of a class, each a tab with a component of its own: students, decks, what it has learned, what was printed
 * for it, how to join.
 */
export function ClassSections({
  details,
  parts: { Progress, Prints, Lesson, DeckLesson },
  showToast,
}: ClassSectionsProps) {
  const { t } = useLingui();
  const actions = useClassActions(details, showToast);
  const waiting = details.requests.length;
  const chosen = useParameter('view');
  // The section stands in the address: a reload and the way back from a page below it lead to it again.
  const choose = (view: string) => amend(classPath(details.class_id, view === 'students' ? undefined : view));
  return (
    <>
      <ClassHeading details={details} actions={actions}>
        <Lesson details={details} />
      </ClassHeading>
      <Tabs
        label={t`Sections of the class`}
        kept={{ chosen, onChoose: choose }}
        tabs={[
          {
            name: 'students',
            label: <Trans>Students</Trans>,
            panel: <StudentsSection details={details} actions={actions} />,
          },
          {
            name: 'decks',
            label: <Trans>Decks</Trans>,
            panel: <SharedSection details={details} actions={actions} deckLesson={DeckLesson} />,
          },
          {
            name: 'progress',
            label: <Trans>Progress</Trans>,
            panel: <Progress class_id={details.class_id} />,
          },
          {
            name: 'prints',
            label: <Trans>Printed quizzes</Trans>,
            panel: <Prints class_id={details.class_id} />,
          },
          {
            name: 'join',
            label: (
              <>
                <Trans>Join code</Trans>
                {waiting > 0 && (
                  <span className="ms-2 inline-grid min-w-7 place-items-center rounded-full bg-sun px-2 align-middle text-base text-on-sun">
                    <span aria-hidden="true">{waiting}</span>
                    <span className="sr-only">
                      <Plural value={waiting} one="# student is waiting" other="# students are waiting" />
                    </span>
                  </span>
                )}
              </>
            ),
            panel: <JoinSection details={details} actions={actions} />,
          },
        ]}
      />
    </>
  );
}
