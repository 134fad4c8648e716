import { Plural, Trans } from '@lingui/react/macro';
import { countAskable } from '@lexiroom/domain/games/live-quiz';
import type { ChoicesProps, SetUpParts } from '../../../live/game-screens.ts';
import { CommonChoices } from './common-choices.tsx';
import { MoreChoices } from './more-choices.tsx';

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

/** Words without a picture cannot be asked by one. */
export function UnplayableWords({ settings, words }: Pick<ChoicesProps, 'settings' | 'words'>) {
  const { pictureless } = countAskable(words, settings.kinds);
  if (pictureless === 0) return null;
  return (
    <p className="mt-1 font-medium">
      <Plural
        value={pictureless}
        one="# more has no picture, and cannot be asked this way."
        other="# more have no picture, and cannot be asked this way."
      />
    </p>
  );
}

export function Choices({ settings, words, onChange }: ChoicesProps) {
  return (
    <>
      <CommonChoices settings={settings} words={countPlayable(words, settings)} onChange={onChange} />
      <MoreChoices settings={settings} onChange={onChange} />
    </>
  );
}
