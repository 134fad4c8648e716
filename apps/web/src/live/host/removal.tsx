import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Fields } from '../../connection/live-connection.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Switch } from '../../design/fields/switch.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { Ask } from './ask.tsx';
import type { HostQuestion } from './host.machine.ts';

interface RemovalProps {
  asked: Extract<HostQuestion, { type: 'remove' }>;
  onCancel: () => void;
  onRemove: (fields: Fields<'remove'>) => void;
}

/** Whether somebody goes, for good or not, and with them whoever came the same way. */
export function Removal({ asked: { seat_id, name, others, hasDevice }, onCancel, onRemove }: RemovalProps) {
  const [isForAll, setIsForAll] = useState(false);
  const remove = (ban: boolean) => onRemove({ seat_id, ban, ...(isForAll ? { all_who_came_with: true } : {}) });
  return (
    <Ask
      title={
        <Trans>
          Remove <UserText>{name}</UserText>?
        </Trans>
      }
      onCancel={onCancel}
    >
      {others > 0 && (
        <div className="mb-2 w-full">
          <Switch
            label={
              hasDevice ? (
                <Plural
                  value={others}
                  one="And # other player of the same device"
                  other="And # other players of the same device"
                />
              ) : (
                <Plural
                  value={others}
                  one="And # other player without a device"
                  other="And # other players without a device"
                />
              )
            }
            hint={!hasDevice && <Trans>Their browsers do not keep cookies, or they are not browsers.</Trans>}
            checked={isForAll}
            onChange={setIsForAll}
          />
        </div>
      )}
      <Button look="brand" onClick={() => remove(false)}>
        <Trans>Remove</Trans>
      </Button>
      <Button onClick={() => remove(true)}>
        <Trans>Remove and keep out</Trans>
      </Button>
    </Ask>
  );
}
