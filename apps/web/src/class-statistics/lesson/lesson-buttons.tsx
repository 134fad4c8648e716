import { Trans, useLingui } from '@lingui/react/macro';
import type { ClassDetails, SharedItem } from '@lexiroom/contracts/classes';
import { MessageCircleQuestion, Radio } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { iconButtonClass } from '../../design/buttons/icon-button.tsx';
import { LessonDialog } from './lesson-dialog.tsx';
import { type LessonKind, LessonLink } from './lesson-link.tsx';

/** Begins a lesson with the class, for which a deck is chosen. Nobody can be asked in a class without students. */
export function LessonButtons({ details }: { details: ClassDetails }) {
  const [kind, begin] = useState<LessonKind>();
  if (details.archived || details.students.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      <Button size="small" icon={<Radio className="size-5" aria-hidden="true" />} onClick={() => begin('live')}>
        <Trans>Go live with this class</Trans>
      </Button>
      <Button
        size="small"
        icon={<MessageCircleQuestion className="size-5" aria-hidden="true" />}
        onClick={() => begin('ask')}
      >
        <Trans>Ask questions</Trans>
      </Button>
      {kind && <LessonDialog kind={kind} details={details} onClose={() => begin(undefined)} />}
    </div>
  );
}

/** Begins a lesson with the class and a deck that is shared with it. */
export function DeckLessonButtons({ class_id, deck }: { class_id: number; deck: SharedItem }) {
  const { t } = useLingui();
  const { item_id, item_name } = deck;
  const names = { live: t`Go live with ${item_name}`, ask: t`Ask questions from ${item_name}` };
  const icons = { live: Radio, ask: MessageCircleQuestion };
  return (['live', 'ask'] as const).map((kind) => {
    const Icon = icons[kind];
    return (
      <LessonLink
        key={kind}
        kind={kind}
        class_id={class_id}
        deck_id={item_id}
        aria-label={names[kind]}
        title={names[kind]}
        className={iconButtonClass}
      >
        <Icon className="size-5" aria-hidden="true" />
      </LessonLink>
    );
  });
}
