import type { QuickPickProjectorView } from '@lexiroom/contracts/live';
import { type Group, groups } from '@lexiroom/domain/games/quick-pick';
import { Trans, useLingui } from '@lingui/react/macro';
import { Play } from 'lucide-react';
import { Button } from '../../design/buttons/button.tsx';
import { Qr } from '../../design/graphics/qr.tsx';
import { UserText } from '../../design/typography/user-text.tsx';

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

/** Before a game that phones join: how, and who is there already. */
export function PhoneLobby({ view, onStart }: { view: QuickPickProjectorView; onStart: () => void }) {
  const { members, players = [] } = view;
  const namesOf = (group: Group) => players.filter(({ seat_id }) => members[group].includes(seat_id));
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-6">
      <h1 className="text-center font-display text-3xl font-bold sm:text-4xl">
        <Trans>Join with your phone</Trans>
      </h1>
      <PhoneSign view={view} isLarge />
      <div className="grid w-full max-w-4xl gap-4 sm:grid-cols-2">
        {groups.map((group) => (
          <section key={group} className="rounded-3xl border-2 border-line bg-card p-4">
            <h2 className="font-display text-2xl font-bold">
              {group === 'a' ? <Trans>Group A</Trans> : <Trans>Group B</Trans>}
            </h2>
            <ul aria-live="polite" className="mt-2 flex min-h-12 flex-wrap gap-2">
              {namesOf(group).map(({ seat_id, name }) => (
                <li key={seat_id} className="rounded-xl bg-paper px-3 py-1.5 font-medium wrap-anywhere">
                  <UserText>{name}</UserText>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
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
