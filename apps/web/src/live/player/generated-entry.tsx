import { Plural, Trans } from '@lingui/react/macro';
import { Dices } from 'lucide-react';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { Stage } from '../announcement.tsx';
import { JoinHeader } from './join-header.tsx';
import type { PlayerContext, PlayerRefusal } from './player.machine.ts';

export interface GeneratedEntryProps {
  pin: string;
  generated: NonNullable<PlayerContext['generated']>;
  isSpinning: boolean;
  isJoining: boolean;
  refusal: PlayerRefusal | null;
  onSpin: () => void;
  onJoin: () => void;
}

/** The name one is given; another can be asked for a few times. Both buttons stay where they are, with their focus. */
export function GeneratedEntry(props: GeneratedEntryProps) {
  const { pin, generated, isSpinning, isJoining, refusal, onSpin, onJoin } = props;
  const words = useRefusalWords();
  const { name, spins_left } = generated;
  const isSpent = spins_left === 0;
  return (
    <div className="flex min-h-dvh flex-col px-4 py-3">
      <JoinHeader pin={pin} />
      <Stage className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center gap-6 pb-[12vh] text-center">
        <h1 className="font-display text-2xl font-bold text-soft">
          <Trans>Your name in this quiz</Trans>
        </h1>
        <output className="grid min-h-32 place-items-center rounded-3xl border-2 border-line bg-card px-4 py-6 font-display text-5xl leading-tight font-extrabold wrap-anywhere max-sm:text-4xl">
          <span key={name} className="animate-pop">
            <UserText>{name}</UserText>
          </span>
        </output>
        <p id="spins-left" className="text-lg text-soft" aria-live="polite">
          {isSpent ? (
            <Trans>No spins left: this is your name.</Trans>
          ) : (
            <Plural value={spins_left} one="You may spin # more time." other="You may spin # more times." />
          )}
        </p>
        {refusal && !isJoining && <Notice tone="bad">{words(refusal)}</Notice>}
        <div className="flex flex-col gap-3">
          <Button
            size="large"
            icon={<Dices className="size-7" aria-hidden="true" />}
            busy={isSpinning}
            aria-describedby="spins-left"
            // Not `disabled`: the focus would be gone with the last spin.
            aria-disabled={isSpent}
            className="aria-disabled:opacity-60"
            onClick={() => !isSpent && onSpin()}
          >
            <Trans>Spin</Trans>
          </Button>
          <Button look="sun" size="large" busy={isJoining} onClick={() => !isSpinning && onJoin()}>
            <Trans>Join</Trans>
          </Button>
        </div>
      </Stage>
    </div>
  );
}
