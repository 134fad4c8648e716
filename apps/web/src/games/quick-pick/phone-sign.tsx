import type { QuickPickProjectorView } from '@lexiroom/contracts/live';
import { Trans, useLingui } from '@lingui/react/macro';
import { Play } from 'lucide-react';
import { Button } from '../../design/buttons/button.tsx';
import { Qr } from '../../design/graphics/qr.tsx';
import { GroupLists } from './group-lists.tsx';
import type { Table } from './table/table.ts';

type Where = Pick<QuickPickProjectorView, 'pin' | 'join_address'>;

/** How a phone joins: the address, the pin, and both as a code. */
export function PhoneSign({ view: { pin, join_address }, isLarge = false }: { view: Where; isLarge?: boolean }) {
  const { t } = useLingui();
  return (
    <p className="flex flex-wrap items-center justify-center gap-4 rounded-2xl bg-white px-4 py-2 text-on-sun">
      <span dir="ltr" translate="no" className="font-medium wrap-anywhere">
        {join_address.replace(/^https?:\/\//, '')}
      </span>
      <b dir="ltr" className={`font-display font-extrabold tabular-nums ${isLarge ? 'text-6xl' : 'text-3xl'}`}>
        <span className="sr-only">
          <Trans>Pin</Trans>{' '}
        </span>
        {pin.replace(/^(\d{3})/, '$1 ')}
      </b>
      <Qr
        text={`${join_address}/${pin}`}
        label={t`QR code to join`}
        className={isLarge ? 'size-40 rounded-xl' : 'size-14 rounded-lg'}
      />
    </p>
  );
}

interface PhoneLobbyProps {
  view: QuickPickProjectorView;
  onStart: () => void;
  onMove: Table['move'];
}

/** Before a game that phones join: how, and who is there already. */
export function PhoneLobby({ view, onStart, onMove }: PhoneLobbyProps) {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-6">
      <h1 className="text-center font-display text-3xl font-bold sm:text-4xl">
        <Trans>Join with your phone</Trans>
      </h1>
      <PhoneSign view={view} isLarge />
      <GroupLists view={view} onMove={onMove} />
      <Button
        look="sun"
        size="large"
        icon={<Play className="size-7 rtl:rotate-180" aria-hidden="true" />}
        onClick={onStart}
      >
        <Trans>Start</Trans>
      </Button>
    </div>
  );
}
