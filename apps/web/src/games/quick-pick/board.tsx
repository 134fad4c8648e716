import type { QuickPickProjectorView } from '@lexiroom/contracts/live';
import { type Group, groups, type PerGroup, quickPickTraits } from '@lexiroom/domain/games/quick-pick';
import { Trans, useLingui } from '@lingui/react/macro';
import { Volume2 } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { Picture } from '../../design/graphics/picture.tsx';
import { isPageInSight, useFittingTexts } from '../../design/typography/fitting-text.ts';
import { UserText } from '../../design/typography/user-text.tsx';
import { type SoundWord, type SpokenDeck, useSound } from '../../sound/index.ts';
import { feel } from '../frame/feel/feel.ts';
import { pickKeys, pickOf, usePrintedLetters } from './keys.ts';
import { Side } from './side.tsx';
import type { TableState } from './table/table.ts';

export interface BoardProps {
  /** Whose words are said, and which one a round asks. */
  deck: SpokenDeck;
  wordOf: (word_id: number) => SoundWord | undefined;
  view: QuickPickProjectorView;
  pressed: TableState['pressed'];
  names: PerGroup<ReactNode>;
  onPick: (group: Group, option: number) => void;
}

/** Sizes of the options' texts, the largest first; the last for a phone. */
const optionSizes = ['2.5rem', '2rem', '1.75rem', '1.5rem', '1.25rem', '1.125rem', '1rem'] as const;

/** The split screen: the question above, and a half for each group, by keys and by touch. */
export function Board({ deck, wordOf, view, pressed, names, onPick }: BoardProps) {
  const { t } = useLingui();
  const { round } = view;
  const letterOf = usePrintedLetters();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const pick = pickOf(event);
    if (!pick || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    onPick(pick.group, pick.option);
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  // As large as the longest one lets them be, and the same in both halves.
  const texts = round?.options.map(({ text }) => text ?? '').join('\n') ?? '';
  const halves = useFittingTexts<HTMLDivElement>(texts, optionSizes, isPageInSight);
  const say = useAskedSound({ deck, wordOf }, view);
  useEffects(view);
  const pressedIn = (group: Group) =>
    pressed[group]?.round === round?.number ? (pressed[group]?.option ?? null) : null;
  return (
    <div
      inert={view.phase === 'podium' || view.phase === 'ended'}
      className="flex min-h-0 flex-1 flex-col gap-3 low:gap-1"
    >
      <Told view={view} names={names} />
      <div className="flex items-center justify-center gap-4">
        {round?.text !== undefined && (
          <h1 className="py-3 text-center font-display text-[clamp(1.75rem,min(6vw,9dvh),5rem)] leading-tight low:py-0 font-bold wrap-anywhere">
            <UserText language={view.target_language}>{round.text}</UserText>
          </h1>
        )}
        {round?.image_path !== undefined && (
          <h1 className="h-[clamp(7rem,26dvh,24rem)] w-[clamp(8rem,30dvh,28rem)] low:h-14 low:w-20">
            <Picture
              src={round.image_path}
              alt={t`Which word is this?`}
              lazy={false}
              shape="fill"
              className="rounded-2xl"
            />
          </h1>
        )}
        {round && (
          <IconButton label={t`Say it again`} icon={<Volume2 className="size-6" aria-hidden="true" />} onClick={say} />
        )}
      </div>
      {/* Left and right are hands on one keyboard, whichever way the page is read. */}
      <div ref={halves} dir="ltr" className="flex min-h-0 flex-1 gap-2 sm:gap-4">
        {groups.map((group) => (
          <Side
            key={group}
            group={group}
            name={names[group]}
            view={view}
            pressed={pressedIn(group)}
            letters={pickKeys[group].map(letterOf)}
            onPick={(option) => onPick(group, option)}
          />
        ))}
      </div>
    </div>
  );
}

/** Tells a screen reader who was right or wrong, and how many points that makes: the eye sees it on either half. */
function Told({ view: { results, scores }, names }: Pick<BoardProps, 'view' | 'names'>) {
  const { i18n } = useLingui();
  const told = (group: Group): ReactNode => {
    const points = i18n.number(scores[group]);
    switch (results[group]) {
      case 'correct':
        return (
          <p>
            {names[group]}: <Trans>Right!</Trans> <Trans>{points} points</Trans>
          </p>
        );
      case 'incorrect':
        return (
          <p>
            {names[group]}: <Trans>Wrong</Trans>
          </p>
        );
      default:
        return null;
    }
  };
  return (
    <div aria-live="polite" className="sr-only">
      {told('a')}
      {told('b')}
    </div>
  );
}

/** Says the asked word when its round opens; gives what says it again. */
function useAskedSound(
  { deck, wordOf }: Pick<BoardProps, 'deck' | 'wordOf'>,
  { asked, phase, round, target_language }: QuickPickProjectorView,
): () => void {
  const sound = useSound(deck);
  const word = asked && wordOf(asked.word_id);
  const say = useEffectEvent(() => {
    if (word) void sound.say(word, target_language);
  });
  const opened = phase === 'open' ? round?.number : undefined;
  useEffect(() => {
    if (opened !== undefined) say();
  }, [opened]);
  return () => {
    if (word) void sound.say(word, target_language);
  };
}

/** What happens is heard and felt once, when it happens. */
function useEffects({ results, streaks, round, winner }: QuickPickProjectorView): void {
  const before = useRef('');
  useEffect(() => {
    const told = `${round?.number} ${results.a} ${results.b}`;
    if (before.current === told) return;
    const isFirst = before.current === '';
    before.current = told;
    if (isFirst) return;
    if (winner) feel('win');
    else if (groups.some((group) => results[group] === 'correct'))
      feel(quickPickTraits.combo.some(([from]) => streaks.a === from || streaks.b === from) ? 'combo' : 'hit');
    else if (groups.some((group) => results[group] === 'incorrect')) feel('miss');
  }, [results, streaks, round?.number, winner]);
}
