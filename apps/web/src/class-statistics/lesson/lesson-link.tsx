import type { ComponentPropsWithoutRef } from 'react';
import { deckPath, Link } from '../../navigation/index.ts';
import { useSession } from '../../session/session.ts';
import { askWith, liveDeckPath } from './hand-over.ts';

/** What a lesson with a class is: everybody answers on their phones, or one student after the other is asked. */
export type LessonKind = 'live' | 'ask';

export interface LessonLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  kind: LessonKind;
  class_id: number;
  /** A deck of the teacher's own. */
  deck_id: number;
}

/** To a lesson with a class and a deck: the set-up of its live quiz, or the deck with the class chosen. */
export function LessonLink({ kind, class_id, deck_id, children, ...rest }: LessonLinkProps) {
  const { user } = useSession();
  const owner = user?.username ?? '';
  // Live quizzes are an entry of their own: the browser goes there.
  return kind === 'live' ? (
    <a {...rest} href={liveDeckPath(owner, deck_id, class_id)}>
      {children}
    </a>
  ) : (
    <Link {...rest} to={deckPath(owner, deck_id)} onClick={() => askWith(class_id, [deck_id])}>
      {children}
    </Link>
  );
}
