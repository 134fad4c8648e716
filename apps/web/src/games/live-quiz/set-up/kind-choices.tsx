import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { countByKind, type QuizKind, quizKinds } from '@lexiroom/domain/games/live-quiz';
import type { ReactNode } from 'react';
import { CheckboxGroup } from '../../../design/fields/checkbox-group.tsx';
import { Switch } from '../../../design/fields/switch.tsx';
import type { ChoicesProps } from '../../../live/game-screens.ts';

/** In which ways words are asked, and how many of them each way can ask; the chosen ones have equal shares. */
export function KindChoices({ settings, words, voice, onChange }: ChoicesProps) {
  const { t } = useLingui();
  const counts = countByKind(words);
  const all = words.length;
  const labels: Record<QuizKind, string> = {
    text_to_picture: t`Word, find the picture`,
    picture_to_text: t`Picture, find the word`,
    sound_to_text: t`Sound, find the word`,
    typed: t`Picture, type the word`,
  };
  const hintOf = (kind: QuizKind): ReactNode => {
    const count = counts[kind];
    if (kind === 'sound_to_text') {
      if (voice.wordsLeft > 0) return <Trans>The words are being said: {count} of {all}</Trans>; // prettier-ignore
      if (count === 0 && !voice.isThere) return <Trans>There is no voice for this language</Trans>;
      // It stays when the last word was said: nothing moves under the finger.
      return <Plural value={count} one={`# of ${all} words has a sound`} other={`# of ${all} words have a sound`} />;
    }
    return count === all ? null : <Trans>{count} of {all} words</Trans>; // prettier-ignore
  };
  return (
    <>
      <CheckboxGroup
        legend={t`What is asked`}
        options={quizKinds.map((kind) => ({
          value: kind,
          label: labels[kind],
          hint: hintOf(kind),
          disabled:
            counts[kind] === 0 && !settings.kinds.includes(kind) && !(kind === 'sound_to_text' && voice.isThere),
        }))}
        values={settings.kinds}
        onChange={(kinds) => onChange({ kinds })}
      />
      <Switch
        label={t`Words are also heard on phones`}
        hint={t`Otherwise on the projector only`}
        checked={settings.phone_sounds}
        onChange={(phone_sounds) => onChange({ phone_sounds })}
      />
    </>
  );
}
