import { Plural, Trans } from '@lingui/react/macro';
import { countAskable } from '@lexiroom/domain/games/live-quiz';
import type { ChoicesProps, SetUpParts } from '../../../live/game-screens.ts';
import { CommonChoices } from './common-choices.tsx';
import { KindChoices } from './kind-choices.tsx';
import { RaceChoices } from './race-choices.tsx';
import { MoreChoices } from './more-choices.tsx';
import { TeamChoice } from './team-choice.tsx';

export { defaultSettings, liveWordLimits as wordLimits } from '@lexiroom/domain/games/live-quiz';

export const countPlayable: SetUpParts['countPlayable'] = (words, { kinds }) => countAskable(words, kinds).askable;

/** There are not more questions than words that can be asked: other kinds of question may have fewer. */
export const fitSettings: SetUpParts['fitSettings'] = (settings, words) => ({
  ...settings,
  questions: Math.max(1, Math.min(settings.questions, countPlayable(words, settings))),
});

export function GameName() {
  return <Trans>Live quiz</Trans>;
}

/** Words without a picture cannot be asked by one, nor words without a sound by theirs. */
export function UnplayableWords({ settings, words }: Pick<ChoicesProps, 'settings' | 'words'>) {
  const { left_out } = countAskable(words, settings.kinds);
  if (left_out === 0) return null;
  const isAboutSounds = settings.kinds.includes('sound_to_text');
  return (
    <p className="mt-1 font-medium">
      {isAboutSounds ? (
        <Plural
          value={left_out}
          one="# more has no picture or sound for it, and cannot be asked this way."
          other="# more have no picture or sound for it, and cannot be asked this way."
        />
      ) : (
        <Plural
          value={left_out}
          one="# more has no picture, and cannot be asked this way."
          other="# more have no picture, and cannot be asked this way."
        />
      )}
    </p>
  );
}

export function Choices({ settings, words, voice, onChange }: ChoicesProps) {
  return (
    <>
      <RaceChoices settings={settings} words={countPlayable(words, settings)} onChange={onChange} />
      <CommonChoices settings={settings} words={countPlayable(words, settings)} onChange={onChange} />
      <KindChoices settings={settings} words={words} voice={voice} onChange={onChange} />
      <TeamChoice settings={settings} onChange={onChange} />
      <MoreChoices settings={settings} onChange={onChange} />
    </>
  );
}
