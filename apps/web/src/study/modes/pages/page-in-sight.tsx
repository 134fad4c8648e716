import { Flashcard } from './flashcard.tsx';
import type { InSight } from './in-sight.ts';
import { Introduction } from './introduction.tsx';
import { Question } from './question.tsx';

/** Whatever page stands there now. Give it a key by place: each page begins anew. */
export function PageInSight({ page, ...rest }: InSight) {
  switch (page.type) {
    case 'introduction':
      return <Introduction page={page} {...rest} />;
    case 'question':
      return <Question page={page} {...rest} />;
    case 'flashcard':
      return <Flashcard page={page} {...rest} />;
  }
}
