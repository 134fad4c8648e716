import { Trans, useLingui } from '@lingui/react/macro';
import type { JoinedClassDecks } from '@lexiroom/contracts/classes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BookOpen, Hourglass, LogOut, School } from 'lucide-react';
import { useState } from 'react';
import { api, refusalOf } from '../../api/client.ts';
import { refetchAfterChange } from '../../api/query-client.ts';
import { DeckGrid } from '../../decks/deck-grid.tsx';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useLanguageName } from '../../i18n/language-name.ts';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { Link, storyPath } from '../../navigation/index.ts';

/** The classes of a student on their home page: the decks shared with each and what is due, and the way out of it. */
export function MyClasses({ classes }: { classes: readonly JoinedClassDecks[] }) {
  const [leaving, leave] = useState<JoinedClassDecks>();
  return (
    <section aria-labelledby="my-classes" className="flex flex-col gap-5">
      <h2 id="my-classes" className="flex items-center gap-2.5 font-display text-2xl font-bold">
        <School className="size-6 text-brand-ink" aria-hidden="true" />
        <Trans>My classes</Trans>
      </h2>
      {classes.map((joined) => (
        <JoinedClassPart key={joined.class_id} joined={joined} onLeave={leave} />
      ))}
      {leaving && <LeaveDialog joined={leaving} onClose={() => leave(undefined)} />}
    </section>
  );
}

interface JoinedClassPartProps {
  joined: JoinedClassDecks;
  onLeave: (joined: JoinedClassDecks) => void;
}

function JoinedClassPart({ joined, onLeave }: JoinedClassPartProps) {
  const { t } = useLingui();
  const { class_name, teacher, student_name, decks, stories } = joined;
  const isWaiting = student_name === null;
  return (
    <section aria-label={class_name} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 font-display text-xl font-bold wrap-anywhere">
          <UserText>{class_name}</UserText>{' '}
          <span className="text-base font-normal text-soft">
            <Trans>
              with <UserText>{teacher}</UserText>
            </Trans>
            {student_name !== null && (
              <>
                {' · '}
                <Trans>
                  you are <UserText>{student_name}</UserText>
                </Trans>
              </>
            )}
          </span>
        </h3>
        <Button
          size="small"
          aria-label={isWaiting ? t`Cancel the request: ${class_name}` : t`Leave ${class_name}`}
          icon={<LogOut className="size-5 rtl:rotate-180" aria-hidden="true" />}
          onClick={() => onLeave(joined)}
        >
          {isWaiting ? <Trans>Cancel the request</Trans> : <Trans>Leave</Trans>}
        </Button>
      </div>
      {isWaiting ? (
        <p className="flex items-center gap-2 text-soft">
          <Hourglass className="size-5 shrink-0" aria-hidden="true" />
          <Trans>Your teacher has been asked to let you in.</Trans>
        </p>
      ) : decks.length + stories.length === 0 ? (
        <p className="text-soft">
          <Trans>Nothing is shared with this class yet.</Trans>
        </p>
      ) : (
        <>
          {decks.length > 0 && <DeckGrid decks={decks} />}
          {stories.length > 0 && <StoryLinks stories={stories} />}
        </>
      )}
    </section>
  );
}

/** Stories that are shared with a class. */
function StoryLinks({ stories }: Pick<JoinedClassDecks, 'stories'>) {
  const { t } = useLingui();
  const languageName = useLanguageName();
  return (
    <ul aria-label={t`Stories`} className="flex flex-wrap gap-3">
      {stories.map(({ item_id, item_name, owner, story_language }) => (
        <li key={item_id} className="min-w-0">
          <Link
            to={storyPath(owner, item_id)}
            className="flex min-h-14 items-center gap-3 rounded-2xl border border-line bg-card px-4 py-2 hover:border-edge hover:bg-brand-wash"
          >
            <BookOpen className="size-6 shrink-0 text-brand-ink" aria-hidden="true" />
            <span className="min-w-0">
              <span className="block font-display font-bold wrap-anywhere">
                <UserText>{item_name}</UserText>
              </span>
              <span className="block text-sm text-soft">{languageName(story_language)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Asks before a class is left: only its code leads back. */
function LeaveDialog({ joined, onClose }: { joined: JoinedClassDecks; onClose: () => void }) {
  const cache = useQueryClient();
  const refusalWords = useRefusalWords();
  const { class_id, class_name, student_name } = joined;
  const name = <UserText>{class_name}</UserText>;
  const leave = useMutation({
    mutationFn: () => api.endLink({ body: { class_id } }),
    onSuccess: onClose,
    onSettled: async () => {
      void refetchAfterChange(cache, ['open_class']);
      await refetchAfterChange(cache, ['my_classes']);
    },
  });
  return (
    <Dialog
      title={student_name === null ? <Trans>Cancel your request to join?</Trans> : <Trans>Leave {name}?</Trans>}
      onClose={onClose}
    >
      {student_name !== null && (
        <p>
          <Trans>
            The decks of the class disappear from your home page. You and your teacher keep your answers. To come back
            you need the class code.
          </Trans>
        </p>
      )}
      {leave.isError && <Notice tone="bad">{refusalWords(refusalOf(leave.error))}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>
          <Trans>Stay</Trans>
        </Button>
        <Button look="brand" busy={leave.isPending} onClick={() => leave.mutate()}>
          {student_name === null ? <Trans>Cancel the request</Trans> : <Trans>Leave the class</Trans>}
        </Button>
      </div>
    </Dialog>
  );
}
