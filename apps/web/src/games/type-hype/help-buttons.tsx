import { hintCost, hintFault, hintRule, type TypeHype } from '@lexiroom/domain/games/type-hype';
import { Trans, useLingui } from '@lingui/react/macro';
import { Flag, Lightbulb } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, buttonClass } from '../../design/buttons/button.tsx';

export interface HelpButtonsProps {
  game: TypeHype;
  /** The word is being typed. */
  isOpen: boolean;
  onHint: () => void;
  onGiveUp: () => void;
}

/** Buys the next letter, or ends the game. A hint that cannot be had says why, and keeps the focus. */
export function HelpButtons({ game, isOpen, onHint, onGiveUp }: HelpButtonsProps) {
  const { t } = useLingui();
  const { tally, asked, hinted_at } = game;
  const [cooledFor, setCooledFor] = useState<number | null>(null);
  useEffect(() => {
    if (hinted_at === null) return undefined;
    const timer = setTimeout(() => setCooledFor(hinted_at), hintRule.cooldownMs);
    return () => clearTimeout(timer);
  }, [hinted_at]);
  const cooledAt = hinted_at !== null && cooledFor === hinted_at ? hinted_at + hintRule.cooldownMs : (hinted_at ?? 0);
  const fault = hintFault(game, cooledAt);
  const cost = hintCost(tally.score, asked?.answer.count ?? 0);
  const why = {
    score: t`A hint needs a score of ${hintRule.fromScore}`,
    mistake: t`Correct the wrong letter first`,
    too_soon: t`Your next hint is ready in a moment`,
  };
  const isOffered = fault === undefined && isOpen;
  return (
    <>
      <button
        type="button"
        aria-disabled={!isOffered}
        title={fault && why[fault]}
        className={`${buttonClass('brand', 'small')} ${isOffered ? '' : 'opacity-60'}`}
        onClick={() => isOffered && onHint()}
      >
        <Lightbulb className="size-5" aria-hidden="true" />
        {fault === undefined ? <Trans>Hint: −{cost} points</Trans> : <Trans>Hint</Trans>}
        {fault && <span className="sr-only">{why[fault]}</span>}
      </button>
      <Button
        size="small"
        icon={<Flag className="size-5" aria-hidden="true" />}
        aria-keyshortcuts="Escape"
        onClick={onGiveUp}
      >
        <Trans>Give up</Trans>
      </Button>
    </>
  );
}
