import { Trans, useLingui } from '@lingui/react/macro';
import { ClipboardCheck, Gamepad2, GraduationCap, Layers, MessageSquareText, Shuffle } from 'lucide-react';
import { type ComponentType, Suspense, useId } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import type { SentenceLinks } from '../words/sentence-links.ts';
import type { StudyView } from '../study-address.ts';
import { useStudyNavigation } from '../study-address.ts';
import type { Study } from '../study.ts';
import { LiveButton } from './live-button.tsx';

const beside = 'max-sm:grow max-sm:px-4! min-w-0 wrap-anywhere';

/** What stands above a study brings its own ways in: all sentences, and from each word those it stands in. */
export interface SentencesButtonProps {
  study: Study;
  className: string;
  onLinks: (links: SentenceLinks) => void;
}

interface ModeButtonsProps {
  study: Study;
  onSentenceLinks: (links: SentenceLinks) => void;
  SentencesButton: ComponentType<SentencesButtonProps>;
}

/** The ways into a study (specification 2 section 2.1). Where there is nothing to ask they are closed, and say why. */
export function ModeButtons({ study, SentencesButton, onSentenceLinks }: ModeButtonsProps) {
  const { t } = useLingui();
  const { open } = useStudyNavigation(study.address);
  const reason = useId();
  const isClosed = study.words.length === 0;
  const opens = (view: StudyView) => ({
    onClick: () => open(view),
    disabled: isClosed,
    ...(isClosed ? { 'aria-describedby': reason } : {}),
  });
  return (
    <section aria-label={t`Ways to study`} className="flex flex-col gap-3">
      <Button
        {...opens('study')}
        look="sun"
        size="large"
        icon={<GraduationCap className="size-8" aria-hidden="true" />}
        className="self-start max-sm:w-full sm:min-w-60"
      >
        <Trans>Study</Trans>
      </Button>
      <div className="flex flex-wrap gap-3">
        <span className="inline-flex max-w-full max-sm:grow">
          <Button
            {...opens('revise')}
            icon={<Layers className="size-6" aria-hidden="true" />}
            className="rounded-e-none! min-w-0 max-sm:grow max-sm:px-4!"
          >
            <Trans>Revise</Trans>
          </Button>
          <Button
            {...opens('revise-shuffle')}
            aria-label={t`Revise, shuffled`}
            title={t`Revise, shuffled`}
            icon={<Shuffle className="size-5" aria-hidden="true" />}
            className="-ms-0.5 rounded-s-none! px-3.5!"
          />
        </span>
        <Button {...opens('test')} icon={<ClipboardCheck className="size-6" aria-hidden="true" />} className={beside}>
          <Trans>Test</Trans>
        </Button>
        <Button
          {...opens('game-selection')}
          icon={<Gamepad2 className="size-6" aria-hidden="true" />}
          className={beside}
        >
          <Trans>Play</Trans>
        </Button>
        <LiveButton study={study} className={beside} />
        <Suspense fallback={<GettingSentences className={beside} />}>
          <SentencesButton study={study} className={beside} onLinks={onSentenceLinks} />
        </Suspense>
      </div>
      {isClosed && (
        <p id={reason} className="font-medium text-bad-ink">
          {study.data.words.length === 0 ? (
            <Trans>This study has no words</Trans>
          ) : (
            <Trans>None of these words has a picture. Select the words you want to study.</Trans>
          )}
        </p>
      )}
    </section>
  );
}

/** Until it is known how many sentences there are. */
export function GettingSentences({ className }: { className: string }) {
  return (
    <Button disabled icon={<MessageSquareText className="size-6" aria-hidden="true" />} className={className}>
      <Trans>Getting sentences...</Trans>
    </Button>
  );
}
