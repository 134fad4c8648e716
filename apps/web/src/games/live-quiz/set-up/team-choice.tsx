import { Trans, useLingui } from '@lingui/react/macro';
import { teamCounts } from '@lexiroom/domain/live-teams';
import { RadioGroup } from '../../../design/fields/radio-group.tsx';
import type { CommonChoicesProps } from './common-choices.tsx';

/** Whether teams play, and how many; who plays for which is seen to in the lobby. */
export function TeamChoice({ settings, onChange }: Omit<CommonChoicesProps, 'words'>) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-2">
      <RadioGroup
        legend={t`Teams`}
        options={teamCounts.map((count) => ({ value: count, label: count === 0 ? t`None` : String(count) }))}
        value={settings.teams}
        onChange={(teams) => onChange({ teams })}
      />
      {settings.teams > 0 && (
        <p className="text-soft">
          <Trans>
            Everybody plays on their own phone, and a team gets the average of its players. Players are spread evenly as
            they join; you can move them in the lobby.
          </Trans>
        </p>
      )}
    </div>
  );
}
