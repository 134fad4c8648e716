import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Notice } from '../../design/feedback/notice.tsx';
import { RadioGroup } from '../../design/fields/radio-group.tsx';
import { Switch } from '../../design/fields/switch.tsx';
import { useSound } from '../../sound/index.ts';
import type { Study } from '../study.ts';
import { recallOf } from './recall-of.ts';
import { useRecall } from './use-recall.ts';

/** How words are asked in Study and Test besides by pictures and texts to choose from. */
export function RecallChoice({ study }: { study: Study }) {
  const { t } = useLingui();
  const title = useId();
  const sound = useSound(study.data);
  const { choose, hasFailed } = useRecall(study);
  const { listening, typing, strict } = recallOf(study.data, study.data.studyDeckIds[0] ?? 0);
  const now = { listening, typing, strict };
  const canBeHeard = study.data.words.some((word) => sound.canSay(word, word.target_language));
  return (
    <section aria-labelledby={title} className="flex flex-col gap-3">
      <h3 id={title} className="font-semibold">
        <Trans>How words are asked</Trans>
      </h3>
      <p className="text-soft">
        <Trans>New words are asked with pictures and texts to choose from. Later also:</Trans>
      </p>
      {(canBeHeard || listening) && (
        <Switch
          label={<Trans>By listening</Trans>}
          hint={<Trans>Words that you have answered right</Trans>}
          checked={listening}
          onChange={(wanted) => void choose({ ...now, listening: wanted })}
        />
      )}
      <Switch
        label={<Trans>By typing</Trans>}
        hint={<Trans>Words that you know: right on two days in a row</Trans>}
        checked={typing}
        onChange={(wanted) => void choose({ ...now, typing: wanted })}
      />
      {typing && (
        <RadioGroup
          legend={t`A missing accent or a typing slip`}
          options={[
            { value: 'tolerant', label: t`Counts as right` },
            { value: 'strict', label: t`Counts as wrong` },
          ]}
          value={strict ? 'strict' : 'tolerant'}
          onChange={(eye) => void choose({ ...now, strict: eye === 'strict' })}
        />
      )}
      {hasFailed && (
        <Notice tone="bad">
          <Trans>How words are asked could not be changed</Trans>
        </Notice>
      )}
      <p className="text-soft">
        {study.data.logged_in_user === null ? (
          <Trans>Kept in this browser, for this study.</Trans>
        ) : (
          <Trans>Kept for you, on all your devices.</Trans>
        )}
      </p>
    </section>
  );
}
